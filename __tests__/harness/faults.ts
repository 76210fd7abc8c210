import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual, promisify } from 'node:util';
import { expect } from 'vitest';
import { endProcessesOf, processesOf } from './act/processes.ts';
import { bundleOfThisRun } from './bundle.ts';
import { cleanEnvironment, documentOf } from './cli.ts';
import { makeRepository, TINY } from './go-modules.ts';
import { recorded } from './profiles.ts';

/** Runs of the real program with one fault each, and what must hold after each of them. */

/** What `faults-preload.ts` is started with. */
export interface Plan {
  /** This file gets the name of each effect, one a line. */
  readonly record: string;
  /** Only operations below this folder count. */
  readonly root: string;
  readonly fault?: Fault;
}

export interface Fault {
  /** Name of the effect, such as `rename work/default.pgo` or `spawn git push`. */
  readonly effect: string;
  /** `killed`: SIGKILL after it. `fails`: ENOSPC, EIO, or a program that is killed as it starts. */
  readonly kind: 'killed' | 'fails';
}

export interface Scenario {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  prepare?(world: World): Promise<unknown>;
}

const CLI = join(bundleOfThisRun(), 'cli.js');
const PRELOAD = join(import.meta.dirname, 'faults-preload.ts');
const OLD = recorded('index-1');
const exec = promisify(execFile);

export class World implements AsyncDisposable {
  readonly #root: string;
  readonly #scenario: Scenario;
  git: (...args: string[]) => Promise<string> = async () => '';

  private constructor(root: string, scenario: Scenario) {
    [this.#root, this.#scenario] = [root, scenario];
  }

  static async make(scenario: Scenario): Promise<World> {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'go-pgo-faults-')));
    const world = new World(root, scenario);
    for (const folder of ['work', 'tmp', 'out']) await mkdir(join(root, folder));
    await world.write({ ...TINY, 'default.pgo': OLD });
    world.git = await makeRepository(join(root, 'work'));
    await scenario.prepare?.(world);
    return world;
  }

  async write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
    for (const [name, content] of Object.entries(files))
      await writeFile(join(this.#root, 'work', name), content);
  }

  async run(fault?: Fault) {
    const [mark, record] = [randomUUID(), join(this.#root, 'effects')];
    const plan: Plan = { record, root: this.#root, fault };
    const env = { ...cleanEnvironment(), TMPDIR: join(this.#root, 'tmp'), ...this.#scenario.env };
    const child = spawn(process.execPath, ['--import', PRELOAD, CLI, ...this.#scenario.args, '--json'], {
      cwd: join(this.#root, 'work'),
      env: { ...env, GO_PGO_TEST_MARK: mark, GO_PGO_FAULT: JSON.stringify(plan) },
    });
    const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
    const [exitCode, signal] = (await once(child, 'exit')) as [number | null, string | null];
    const processes = signal === null ? await processesOf(`GO_PGO_TEST_MARK=${mark}`) : [];
    await endProcessesOf(`GO_PGO_TEST_MARK=${mark}`);
    const [stdout, stderr] = await outputs;
    const effects = (await readFile(record, 'utf8')).split('\n').filter(Boolean);
    await rm(record);
    return { exitCode, signal, stdout, stderr, effects: [...new Set(effects)], processes };
  }

  /** The work tree's files and the branches. A kill may leave a hidden file next to a profile. */
  async state() {
    const work = join(this.#root, 'work');
    const names = (await readdir(work, { recursive: true })).filter((name) => !name.startsWith('.'));
    const branches = await this.git('for-each-ref', '--format=%(refname) %(tree) %(subject)', 'refs/heads');
    const profile = await readFile(join(work, 'default.pgo'), 'base64');
    const trees = (await this.git('worktree', 'list')).split('\n').length;
    return { names: names.sort(), profile, branches, trees };
  }

  /** Temporary files that are left, and whether git finds the repository whole. */
  async leftovers(): Promise<string[]> {
    const tmp = await readdir(join(this.#root, 'tmp'));
    const locks = (await readdir(join(this.#root, 'work/.git'), { recursive: true })).filter((name) =>
      name.endsWith('.lock'),
    );
    await exec('git', ['fsck', '--strict', '--no-dangling'], { cwd: join(this.#root, 'work') });
    return [...tmp, ...locks];
  }

  [Symbol.asyncDispose](): Promise<void> {
    return rm(this.#root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Runs a scenario undisturbed, then once with a fault at each effect that is not in `seen`.
 * @returns what was wrong, a sentence each.
 */
export async function tryFaults(scenario: Scenario, seen: Set<string>): Promise<string[]> {
  await using world = await World.make(scenario);
  const undisturbed = await world.run();
  expect(undisturbed, undisturbed.stderr).toMatchObject({ exitCode: 0, processes: [] });
  const wanted = await world.state();
  const effects = undisturbed.effects.filter((effect) => seen.size < seen.add(kindOf(effect)).size);
  const faults = effects.flatMap((effect) => kindsOf(effect).map((kind): Fault => ({ effect, kind })));
  expect(faults.length).toBeGreaterThan(2);
  const problems: string[] = [];
  const work = async () => {
    for (let fault = faults.shift(); fault !== undefined; fault = faults.shift()) {
      const found = await tryFault(scenario, fault, wanted);
      problems.push(...found.map((problem) => `${fault?.kind} at ${fault?.effect}: ${problem}`));
    }
  };
  await Promise.all([work(), work()]);
  return problems;
}

/** In a folder of ours, one file is like another. */
function kindOf(effect: string): string {
  return effect.replace(/ (tmp|out)\/.*/, ' $1/');
}

/** Both where the user's files or git are concerned; otherwise the one that tells most. */
function kindsOf(effect: string): readonly Fault['kind'][] {
  if (/^(read\w+|open) /.test(effect)) return ['fails'];
  if (/ work\/|^spawn git (push|update-ref|worktree|commit)/.test(effect)) return ['killed', 'fails'];
  return /^(mkdtemp|mkdir|link|rename|rm|unlink) /.test(effect) ? ['killed'] : ['fails'];
}

type State = Awaited<ReturnType<World['state']>>;

async function tryFault(scenario: Scenario, fault: Fault, wanted: State): Promise<string[]> {
  await using world = await World.make(scenario);
  const before = await world.state();
  const run = await world.run(fault);
  const problems: string[] = [];
  const after = await world.state();
  if (after.profile !== before.profile && after.profile !== wanted.profile)
    problems.push('default.pgo is broken');
  if (fault.kind === 'killed') {
    if (run.signal !== 'SIGKILL') problems.push(`ended with ${run.exitCode}: ${run.stderr}`);
  } else {
    problems.push(...failureOf(run));
    const left = await world.leftovers();
    if (left.length > 0) problems.push(`left ${left.join(', ')}`);
    if (run.processes.length > 0) problems.push(`left processes ${run.processes.join(', ')}`);
  }
  // Where nothing has changed, the next run is like the first one.
  if (isDeepStrictEqual(after, before) && fault.kind === 'fails') return problems;
  const again = await world.run();
  if (again.exitCode !== 0) problems.push(`run again: ${again.stderr}`);
  else expect(await world.state()).toEqual(wanted);
  return problems;
}

/** Success in spite of the fault, or exit code 1 with one sentence. */
function failureOf({ exitCode, stdout, stderr }: Awaited<ReturnType<World['run']>>): string[] {
  if (/^\s+at .*:\d+:\d+\)?$/m.test(stderr)) return [`a stack: ${stderr}`];
  if (exitCode === 0) return [];
  if (exitCode !== 1) return [`ended with ${exitCode}: ${stderr}`];
  const message = stdout === '' ? /error: (.+)/.exec(stderr)?.[1] : documentOf({ stdout }).error?.message;
  return message ? [] : [`failed without a sentence: ${stderr}`];
}
