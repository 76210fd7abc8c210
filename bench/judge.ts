import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { cpus, loadavg, platform, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { goTool } from '../__tests__/harness/tools.ts';
import { askBenchstat } from './judge/benchstat.ts';
import { output } from './judge/commands.ts';
import { runRounds } from './judge/rounds.ts';
import { type JudgedProfile, type Judgement, type NamedVerdict, pageOf } from './judge/table.ts';
import { checkout, listedPrograms, type Program, ROOT } from './public/programs.ts';
import type { Measurement } from './public.ts';

/**
 * An independent judge of the verdicts in `public.json`. It measures the same programs with the same profiles, but with the Go team's tools
 * alone: `go test -c`, the test binaries, and benchstat. No file of `src/compare` takes part, and `__tests__/bench/judge.test.ts` checks
 * that. The way of measuring follows `cmd/bent` of golang/benchmarks: pinned versions, one build for each random order of functions, all
 * builds of a round in random order. Benchstat judges the wall time per operation that the benchmarks print, whereas our own verdicts are
 * about CPU time. On one CPU and a quiet machine, both times differ little.
 *
 *     node bench/judge.ts --clones ~/public                    # all programs whose workload is benchmarks
 *     node bench/judge.ts --clones ~/public --only gofmt       # only this program, again
 *     node bench/judge.ts --clones ~/public --control          # each program also has a second build without a profile
 *     node bench/judge.ts --table                              # only prints the table of both verdicts
 *
 * `npm run public -- --clones ~/public` must have recorded the profiles; `.profiles/NAME-tuned.pgo` is the tuned one, if the search found
 * one. Run the judge on one CPU, for example with `taskset -c 0`. To use two CPUs, start it twice:
 *
 *     taskset -c 0 node bench/judge.ts --clones ~/public --share 1/2
 *     taskset -c 1 node bench/judge.ts --clones ~/public --share 2/2
 *
 * With `--control`, the build `same` is the same as `off`, so every difference between them is an error of the judge.
 *
 * Each program is appended to `--results`, by default judge.jsonl; the same command continues an interrupted experiment. What benchstat
 * read stays in a folder next to it, such as judge-outputs/gofmt/off.txt.
 */
const { values } = parseArgs({
  options: {
    clones: { type: 'string', default: join(tmpdir(), 'go-pgo-public') },
    only: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '150' },
    share: { type: 'string', default: '1/1' },
    control: { type: 'boolean', default: false },
    results: { type: 'string', default: 'judge.jsonl' },
    table: { type: 'boolean', default: false },
  },
});

/** The name of the second build without a profile. */
const CONTROL = 'same';
/** A profile with the place where it was found. */
type ProfileFile = JudgedProfile & { readonly path: string };
/** One program to judge. */
interface Pair {
  readonly program: Program;
  readonly folder: string;
  readonly profiles: readonly ProfileFile[];
}

const clones = resolve(values.clones);
const results = resolve(values.results);
/** The seconds that each profile of a program may take, and the control; compiling comes on top. */
const budget = Number(values.seconds);
if (!(budget > 0)) throw new Error(`--seconds is ${values.seconds}; write a number above 0.`);
const load = () => Number((loadavg()[0] ?? 0).toFixed(2));

if (!values.table) {
  const pairs = await missingPairs(chosenPrograms());
  const builds = pairs.reduce((sum, { profiles }) => sum + profiles.length, 0);
  const controls = values.control ? pairs.length : 0;
  const minutes = Math.round(((builds + controls) * budget) / 60);
  console.error(
    `Programs: ${pairs.length}, profiles: ${builds}, about ${minutes} minutes without compiling.`,
  );
  for (const pair of pairs) {
    console.error(`${new Date().toLocaleTimeString('en-GB')} ${pair.program.name} …`);
    const judgement = await judge(pair);
    await appendFile(results, `${JSON.stringify(judgement)}\n`);
    console.error(`  ${judgement.error ?? `${judgement.rounds} rounds, ${judgement.seconds} s`}`);
  }
}
const own: Measurement[] = JSON.parse(await readFile(join(ROOT, 'bench', 'public.json'), 'utf8'));
console.log(pageOf(await judgementsSoFar(), own));

/** The programs of `public.yml` that are measured by benchmarks, as the options choose them. */
function chosenPrograms(): Program[] {
  const benchmarked = listedPrograms().filter(
    ({ packages, usual, serve }) =>
      packages !== undefined && typeof usual === 'string' && serve === undefined,
  );
  const unknown = values.only?.find((name) => !benchmarked.some((program) => program.name === name));
  if (unknown !== undefined) throw new Error(`bench/public.yml has no ${unknown} with benchmarks.`);
  const [, number, shares] = /^(\d+)\/(\d+)$/.exec(values.share) ?? [];
  if (shares === undefined) throw new Error(`--share is ${values.share}; write it as 1/2.`);
  return benchmarked
    .filter(({ name }) => values.only?.includes(name) ?? true)
    .filter((_, at) => at % Number(shares) === Number(number) - 1);
}

/**
 * Finds the profiles of each program. A program without a recorded profile is left out with a message. A program that has verdicts on its
 * profiles is judged again only if `--only` names it.
 */
async function missingPairs(programs: readonly Program[]): Promise<Pair[]> {
  const judged = await judgementsSoFar();
  const pairs: Pair[] = [];
  for (const program of programs) {
    const recorded = profilePath(program, 'recorded');
    if (!existsSync(recorded)) {
      const command = `npm run public -- --clones ${clones} --again --only ${program.name}`;
      console.error(
        `${program.name} is left out, because ${recorded} does not exist; \`${command}\` records it.`,
      );
      continue;
    }
    const profiles = await profilesOf(program);
    const isJudged = judged.some(
      ({ program: name, verdicts, profiles: known }) =>
        name === program.name &&
        verdicts !== undefined &&
        profiles.every(({ sha256 }) => known.some((profile) => profile.sha256 === sha256)),
    );
    if (values.only !== undefined || !isJudged)
      pairs.push({ program, folder: checkout(program, clones), profiles });
  }
  return pairs;
}

function profilePath({ name }: Program, kind: JudgedProfile['name']): string {
  const file = { recorded: 'usual', tuned: 'tuned' }[kind];
  return join(clones, '.profiles', `${basename(name)}-${file}.pgo`);
}

/** A tuned profile that is older than the recorded one was made from an earlier recording, and is left out. */
async function profilesOf(program: Program): Promise<ProfileFile[]> {
  const profiles: ProfileFile[] = [];
  const recordedAt = statSync(profilePath(program, 'recorded')).mtimeMs;
  for (const name of ['recorded', 'tuned'] as const) {
    const path = profilePath(program, name);
    if (!existsSync(path) || statSync(path).mtimeMs < recordedAt) continue;
    const bytes = await readFile(path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    profiles.push({ name, path, sha256 });
  }
  return profiles;
}

/** Judges all profiles of a program in the same rounds. A failure becomes a result, so that the other programs are still judged. */
async function judge({ program, folder, profiles }: Pair): Promise<Judgement> {
  const began = performance.now();
  const loadBefore = load();
  const go = (await output(folder, ['go', 'env', 'GOVERSION'])).trim();
  const { module, commit } = program;
  const circumstances = {
    program: program.name,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${platform()}`,
    cpus: await allowedCpus(),
    go,
    benchstat: await benchstatVersion(),
    version: commit?.slice(0, 12) ?? module?.split('@')[1] ?? go,
    budget,
    profiles: profiles.map(({ name, sha256 }) => ({ name, sha256 })),
  };
  let outcome: Partial<Judgement>;
  try {
    outcome = await verdictsOn({ program, folder, profiles });
  } catch (error) {
    outcome = { error: (error as Error).message.replaceAll(`${clones}/`, '') };
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  return { ...circumstances, load: [loadBefore, load()], seconds, ...outcome };
}

async function verdictsOn({ program, folder, profiles }: Pair): Promise<Partial<Judgement>> {
  const builds = new Map([['off', 'off']]);
  if (values.control) builds.set(CONTROL, 'off');
  for (const { name, path } of profiles) builds.set(name, path);
  const { results: ofBuilds, ...circumstances } = await runRounds({
    folder,
    packages: program.packages?.split(' ') ?? [],
    benchmarks: program.usual as string,
    builds: Object.fromEntries(builds),
    seconds: budget * (builds.size - 1),
  });
  const outputs = join(results.replace(/\.jsonl$/, '-outputs'), basename(program.name));
  const names = Object.keys(ofBuilds);
  const verdicts: NamedVerdict[] = [];
  for (const [at, build] of names.entries())
    for (const against of names.slice(0, at).filter((name) => name !== CONTROL)) {
      const both = [ofBuilds[against], ofBuilds[build]] as Parameters<typeof askBenchstat>[2];
      verdicts.push({ build, against, ...(await askBenchstat(outputs, [against, build], both)) });
    }
  return { ...circumstances, verdicts };
}

/** The CPUs that this process may use, as Linux lists them; elsewhere, their number. */
async function allowedCpus(): Promise<string> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  return /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? `${cpus().length} in all`;
}

async function benchstatVersion(): Promise<string> {
  const printed = await output(ROOT, ['go', 'version', '-m', await goTool('benchstat')]);
  return /\tmod\tgolang\.org\/x\/perf\t(\S+)/.exec(printed)?.[1] ?? 'unknown';
}

async function judgementsSoFar(): Promise<Judgement[]> {
  if (!existsSync(results)) return [];
  const text = await readFile(results, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Judgement);
}
