import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Disturbance, mustSucceed } from './disturbances.ts';
import type { Ended } from './messages.ts';
import { committed, type Scene } from './people.ts';
import { BASE, BRANCH, PROFILE, type World } from './world.ts';

const run = promisify(execFile);

/** What must hold after every refresh, whatever befell it. */
export class Invariants {
  readonly #world: World;
  readonly #head: string;
  /** Digests of profiles that a refresh has made, and that Go reads. */
  readonly #ours = new Set<string>();

  private constructor(world: World, head: string) {
    [this.#world, this.#head] = [world, head];
  }

  static async of(world: World): Promise<Invariants> {
    return new Invariants(world, await world.git('rev-parse', 'HEAD'));
  }

  /** @param foreign the branch's head, where it is a person's commit. */
  async *broken(
    ended: Ended,
    disturbance: Disturbance,
    before: Scene,
    after: Scene,
    foreign: string | undefined,
  ): AsyncIterable<string> {
    yield* await this.#made();
    yield* await this.#published();
    yield* await this.#clone();
    if (after.base !== before.base) yield `${BASE} was moved`;
    if (after.open.length > 1) yield `${after.open.length} pull requests are open`;
    if (foreign !== undefined && before.branch === foreign && after.branch !== foreign)
      yield 'a person’s commits on the branch were overwritten';
    if (ended.exitCode === 0) yield* await this.#told(ended, disturbance, before, after);
  }

  /** What stays in the output folder, which is what was about to be published. */
  async #made(): Promise<string[]> {
    const { out } = this.#world;
    const names = await readdir(out);
    const hidden = names.filter((name) => name.startsWith('.'));
    const bytes = names.includes(PROFILE) ? await readFile(join(out, PROFILE)) : undefined;
    const wrong = bytes && (await this.#notWhole(bytes));
    return [
      ...(hidden.length > 0 ? [`left in the output folder: ${hidden.join(', ')}`] : []),
      ...(wrong === undefined ? [] : [`the profile in the output folder: ${wrong}`]),
    ];
  }

  async #published(): Promise<string[]> {
    const { github } = this.#world;
    const broken: string[] = [];
    const branches: { name: string }[] = await github.emulator.must(
      'GET',
      `/repos/${github.repository}/branches?per_page=100`,
    );
    const others = branches.map(({ name }) => name).filter((name) => name !== BASE && name !== BRANCH);
    if (others.length > 0) broken.push(`branches ${others.join(', ')}`);
    const held = { [BASE]: await committed(this.#world), [BRANCH]: await github.file(PROFILE, BRANCH) };
    for (const [branch, bytes] of Object.entries(held)) {
      if (bytes !== undefined && !this.#ours.has(digestOf(bytes)))
        broken.push(`the profile on ${branch} is none that a refresh has made`);
    }
    return broken;
  }

  /** Nothing of all this is done in the user's own files. */
  async #clone(): Promise<string[]> {
    const { git, work } = this.#world;
    const state = await git('status', '--porcelain', '--ignored');
    const branches = await git('for-each-ref', '--format=%(refname)');
    const trees = (await git('worktree', 'list')).split('\n').length;
    const locks = (await readdir(join(work, '.git'), { recursive: true })).filter((name) =>
      name.endsWith('.lock'),
    );
    return [
      ...(state === '' ? [] : [`the work tree has changed: ${state}`]),
      ...(branches === `refs/heads/${BASE}` && (await git('rev-parse', 'HEAD')) === this.#head
        ? []
        : [`the clone’s branches have changed: ${branches}`]),
      ...(trees === 1 ? [] : [`${trees} work trees`]),
      ...(locks.length === 0 ? [] : [`locks: ${locks.join(', ')}`]),
    ];
  }

  /** What a run says it has done is what there is. */
  async #told({ document }: Ended, disturbance: Disturbance, before: Scene, after: Scene): Promise<string[]> {
    const { publication, profile } = document ?? {};
    const { github } = this.#world;
    const [was, is] = [numbersIn(before), numbersIn(after)];
    const fail = (what: string) => [`said “${publication?.operation}”, but ${what}`];
    // Where it may not publish, it says so in its summary.
    if (publication?.kind !== 'pull-request')
      return mustSucceed(disturbance) ? [`published as ${publication?.kind}`] : [];
    switch (publication.operation) {
      case 'created':
      case 'updated': {
        if (is.join() !== `${publication.number}`) return fail(`open are ${is.join()}`);
        if (after.branch !== publication.headSha) return fail(`the branch is at ${after.branch}`);
        const bytes = await github.file(PROFILE, BRANCH);
        if (bytes === undefined || digestOf(bytes) !== profile?.sha256)
          return fail('the branch has another profile');
        const commit = await github.emulator.must(
          'GET',
          `/repos/${github.repository}/git/commits/${after.branch}`,
        );
        return commit.parents[0]?.sha === after.base ? [] : fail('its commit does not stand on the base');
      }
      case 'closed':
        if (is.length > 0) return fail(`open are ${is.join()}`);
        return after.branch === undefined ? [] : fail('the branch is there');
      default: {
        // What was merged, its branch is taken away after.
        const same = after.branch === before.branch || (after.branch === undefined && was.length === 0);
        return same && was.join() === is.join() ? [] : fail('it is not as it was');
      }
    }
  }

  /** Undefined when Go reads it and finds call edges in it. */
  async #notWhole(bytes: Buffer): Promise<string | undefined> {
    const digest = digestOf(bytes);
    if (this.#ours.has(digest)) return undefined;
    const edges = await edgesOf(this.#world.root, bytes).catch((error: Error) => error);
    if (edges instanceof Error) return edges.message;
    if (edges.length < 100) return `Go finds nothing in it: ${edges}`;
    this.#ours.add(digest);
    return undefined;
  }
}

/** As the compiler reads a profile: each call edge with its weight, by `go tool preprofile`. */
export async function edgesOf(folder: string, bytes: Uint8Array): Promise<string> {
  const [input, output] = [join(folder, 'read.pgo'), join(folder, 'read.txt')];
  await writeFile(input, bytes);
  await rm(output, { force: true });
  await run('go', ['tool', 'preprofile', '-i', input, '-o', output]);
  return readFile(output, 'utf8');
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function numbersIn({ open }: Scene): number[] {
  return open.map(({ number }) => number);
}
