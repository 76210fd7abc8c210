import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, cpus, loadavg, platform, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateSync } from 'node:zlib';
import type { Comparison } from '../src/compare/experiment/verdict.ts';
import type { Report } from '../src/report/report.ts';
import { CLI } from './measure.ts';
import { checkout, listedPrograms, type Program, ROOT, shell, type Workload } from './public/programs.ts';
import { isLoad, workloadOptions } from './public/workload.ts';
import { pageOf } from './public-page.ts';

/**
 * Does PGO help? The programs of `public.yml`, checked and measured with our command line alone. Each figure is kept in
 * `public.json`, from which docs/results.md is made. A measurement that `public.json` has is not repeated, so the same command continues
 * where it stopped.
 *
 *     npm run public -- --clones ~/public            # all missing measurements of all programs
 *     npm run public -- --clones ~/public --again    # forget all figures first and measure everything, in less than three hours
 *     npm run public -- --only Caddy --only shfmt    # only these programs; failures are tried again
 *     npm run public -- --quick                      # three programs in ten minutes, printed only
 *     npm run public -- --page                       # only writes the page
 *
 * Benchmarks run on one CPU, so each CPU measures another program whose workload is benchmarks (`taskset`, on Linux). A load needs all
 * CPUs, so the programs with a load follow, one after the other.
 */
const { values } = parseArgs({
  options: {
    clones: { type: 'string', default: join(tmpdir(), 'go-pgo-public') },
    only: { type: 'string', multiple: true },
    again: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    // Measures in this process and writes no page, for a program that has a CPU of its own.
    here: { type: 'boolean', default: false },
    retry: { type: 'boolean', default: false },
  },
});

export type Figures = Readonly<Record<string, number | string | readonly number[] | undefined>>;
/** One measurement of one program: its time, machine and versions, and its figures, or why it has no figures. */
export interface Measurement {
  readonly program: string;
  readonly measurement: string;
  readonly date: string;
  readonly machine: string;
  readonly go: string;
  /** The version or commit of the program and of our code. */
  readonly version: string;
  readonly tool: string;
  /** The load average of one minute at the start and at the end. The oldest measurements do not have it. */
  readonly load?: readonly [number, number];
  readonly seconds?: number;
  readonly figures?: Figures;
  /** Why the measurement has no figures. */
  readonly error?: string;
}

/** How long the search for a better profile takes, with its fresh rounds. */
const TUNE = values.quick ? 'off' : '5m';
/** The notes that say why the recorded profile is proposed. */
const SAYS_WHY_NOT_TUNED =
  /could not be tuned|(None of them looked|It did not look) better|faster without|fresh rounds/;
/** The commands with which `public.yml` loads programs. */
const LOAD_TOOLS = ['ab', 'curl'];
/** The toolchains before and after an upgrade of Go. */
const UPGRADE = ['go1.26.8', 'go1.27.3'] as const;
const clones = resolve(values.clones);
/** Profiles that were recorded. */
const scratch = join(clones, values.quick ? '.quick' : '.profiles');
const kept = join(ROOT, 'bench', 'public.json');
const listed = listedPrograms();
const of = {
  machine: `${usableCpus()} × ${cpus()[0]?.model.trim()}, ${platform()}`,
  go: shell('go env GOVERSION', ROOT),
  tool: `go-pgo ${shell(`"${process.execPath}" "${CLI}" --version`, ROOT)} ${shell('git rev-parse --short HEAD', ROOT)}`,
};
/** The CPUs that this process may use: `2`, or `1 of 2` if it is pinned with `taskset`. */
function usableCpus(): string {
  const [usable, all] = [availableParallelism(), cpus().length];
  return usable === all ? `${all}` : `${usable} of ${all}`;
}
const load = () => Number((loadavg()[0] ?? 0).toFixed(2));
let all = values.quick ? [] : readKept();
const chosen = listed.filter(({ name, quick }) =>
  values.quick ? quick : (values.only?.includes(name) ?? true),
);
const unknown = values.only?.find((name) => !listed.some((one) => one.name === name));
if (unknown !== undefined) throw new Error(`bench/public.yml has no ${unknown}.`);
const missing = LOAD_TOOLS.filter(
  (tool) =>
    chosen.some((program) => new RegExp(`\\b${tool} -`).test(JSON.stringify(program))) &&
    spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0,
);
if (missing.length > 0 && !values.page)
  throw new Error(`The loads need ${missing.join(' and ')}. On Debian, install apache2-utils and curl.`);
if (values.quick) rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
if (values.again) {
  for (const program of chosen) rmSync(profilePath(program, 'usual'), { force: true });
  all = all.filter(({ program }) => !chosen.some(({ name }) => name === program));
  keep();
}
const began = performance.now();
if (!values.page) for (const program of await measureOnEachCpu(chosen)) lookAt(program);
if (!values.here) console.error(`${Math.round((performance.now() - began) / 60_000)} minutes.`);
const { text, chart } = pageOf(listed, values.quick ? all : readKept(), values.quick ? [] : readRepeated());
if (values.quick) console.log(text);
else if (!values.here) {
  writeFileSync(join(ROOT, 'docs', 'results.md'), text);
  writeFileSync(join(ROOT, 'docs', 'images', 'results.svg'), chart);
}

/**
 * Measures the programs whose workload is benchmarks, on each CPU another one, in processes of their own.
 * @returns the programs that this process is to measure.
 */
async function measureOnEachCpu(programs: readonly Program[]): Promise<readonly Program[]> {
  const isPinned = availableParallelism() < cpus().length;
  if (values.here || values.quick || isPinned || spawnSync('taskset', ['--version']).error) return programs;
  const waiting = programs.filter((program) => program.usual !== undefined && !isLoad(program));
  const rest = programs.filter((program) => !waiting.includes(program));
  const retried = values.only === undefined ? [] : ['--retry'];
  const lanes = cpus().map(async (_, cpu) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const script = [join(ROOT, 'bench', 'public.ts'), '--here', '--clones', clones, '--only', next.name];
      const command = ['-c', `${cpu}`, process.execPath, ...script, ...retried];
      const [exitCode] = await once(spawn('taskset', command, { stdio: 'inherit' }), 'exit');
      if (exitCode !== 0) process.exitCode = 1;
    }
  });
  await Promise.all(lanes);
  return rest;
}

/** All measurements of one program that are missing. */
function lookAt(program: Program): void {
  for (const [name, measure] of measurements(program)) {
    if (values.quick && name !== 'gain') continue;
    const before = found(program, name);
    const isWhole = before?.error === undefined && before?.figures?.['reason'] === undefined;
    const isRetried = values.here ? values.retry : values.only !== undefined;
    if (before !== undefined && (isWhole || !isRetried)) continue;
    // An observed slowdown is doubted: does the sign follow the side?
    if (name === 'exchanged' && found(program, 'gain')?.figures?.['verdict'] !== 'slower') continue;
    console.error(`${new Date().toLocaleTimeString('en-GB')} ${program.name}: ${name} …`);
    const start = { load: load(), time: performance.now() };
    let result: Pick<Measurement, 'figures' | 'error'>;
    try {
      result = { figures: measure(checkout(program, clones)) };
      const budget = advisedBudget(result.figures);
      if (budget !== undefined) {
        console.error(`  again with a budget of ${budget}, because this machine builds slowly`);
        const [, again = measure] =
          measurements({ ...program, budget }).find(([other]) => other === name) ?? [];
        result = { figures: again(checkout(program, clones)) };
      }
    } catch (error) {
      const { message, stderr } = error as Error & { stderr?: Buffer };
      const printed = (stderr?.toString() || message).trim();
      const said = printed.replaceAll(`${clones}/`, '').replaceAll(/\s+/g, ' ');
      result = { error: said.length > 500 ? `… ${said.slice(-500)}` : said };
    }
    const seconds = Math.round((performance.now() - start.time) / 1000);
    console.error(`  ${seconds} s: ${JSON.stringify(result)}`);
    const date = new Date().toISOString().slice(0, 10);
    const about = { program: program.name, measurement: name, date, ...of, version: versionOf(program) };
    const measured = { ...about, load: [start.load, load()] as const, seconds, ...result };
    whileLocked(() => {
      all = (values.quick ? all : readKept()).filter(
        (one) => one.program !== program.name || one.measurement !== name,
      );
      all.push(measured);
      keep();
    });
  }
}

/**
 * Returns the budget that a comparison advises if it measured nothing because the builds did not fit into their share of the budget.
 * The budgets of `public.yml` are short, so that a run over all programs ends within three hours.
 */
function advisedBudget(figures: Figures | undefined): string | undefined {
  const [, seconds] = /raise `budget` to about (\d+) s/.exec(`${figures?.['reason']}`) ?? [];
  return seconds && `${seconds}s`;
}

function measurements(program: Program): readonly (readonly [string, (folder: string) => Figures])[] {
  const { usual, profile, url } = program;
  const every: readonly [string, unknown, (cwd: string) => Figures][] = [
    ['check', profile, (cwd) => check(program, cwd)],
    ['upgrade', profile, (cwd) => upgrade(program, cwd)],
    ['upgraded gain', usual && profile, (cwd) => gainAfterUpgrade(program, cwd)],
    ['chain', profile && url, (cwd) => chain(profile as string, cwd)],
    ['gain', usual, (cwd) => tuned(program, cwd, recorded(program, cwd))],
    ['exchanged', usual, (cwd) => gain(program, cwd, recorded(program, cwd), true)],
    ['committed', usual && profile, (cwd) => gain(program, cwd, join(cwd, profile as string))],
    ['repaired', usual && profile, (cwd) => repaired(program, cwd)],
  ];
  return every.flatMap(([name, applies, measure]) => (applies ? [[name, measure] as const] : []));
}

function found({ name }: Program, measurement: string): Measurement | undefined {
  return all.find((one) => one.program === name && one.measurement === measurement);
}

/** Reads the measurements again, because another run can have measured other programs meanwhile. */
function readKept(): Measurement[] {
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
}

/** Reads the gains that were measured again on another machine. */
function readRepeated(): Measurement[] {
  return JSON.parse(readFileSync(join(ROOT, 'bench', 'public-repeated.json'), 'utf8'));
}

/** Changes `public.json` while no other process does. A folder is the lock, because only one process can make it. */
function whileLocked(change: () => void): void {
  const lock = `${kept}.lock`;
  for (let tries = 0; ; tries++)
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (tries === 100)
        throw new Error(`${lock} stays. Remove it if nothing is measured.`, { cause: error });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  try {
    change();
  } finally {
    rmdirSync(lock);
  }
}

/** Sorts measurements in the order of the list, so that a new figure is one change. */
function keep(): void {
  const place = ({ program }: Measurement) => listed.findIndex(({ name }) => name === program);
  all = all.filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b));
  if (values.quick) return;
  writeFileSync(`${kept}.part`, `${JSON.stringify(all, undefined, 1)}\n`);
  renameSync(`${kept}.part`, kept);
}

function versionOf({ module, commit, goroot }: Program): string {
  return goroot === undefined ? (commit?.slice(0, 12) ?? module?.split('@')[1] ?? '') : of.go;
}

/**
 * Runs one of our commands, with the toolchain `go` if it is given. @returns its result. @throws Error with the command's own message when it
 * has none.
 */
function cli(args: readonly string[], cwd: string, go?: string): Report {
  const env = go === undefined ? process.env : { ...process.env, GOTOOLCHAIN: go };
  const options = { cwd, env, maxBuffer: 1 << 30, timeout: 1_800_000 };
  const { stdout, stderr } = spawnSync(process.execPath, [CLI, ...args, '--json'], options);
  writeFileSync(join(scratch, 'last.log'), `${args.join(' ')}\n${stderr}\n${stdout}`);
  if (stdout.length === 0) throw new Error(stderr.toString().trim().split('\n').at(-1));
  const report: Report = JSON.parse(stdout.toString());
  const isEnough = report.comparison !== undefined || (args[0] === 'check' && report.profile !== undefined);
  if (report.error !== undefined && !isEnough)
    throw new Error([report.error.message, report.error.fix].join(' '));
  return report;
}

function check(program: Program, cwd: string): Figures {
  const { package: main = '.' } = program;
  const report = cli(['check', '--package', main, '--profile', committed(program, cwd)], cwd);
  const { profile: it, repair, decision, findings } = report;
  const number = (kind: string) => findings.filter(({ severity }) => severity === kind).length;
  const [unloaded] = findings.flatMap(
    ({ message }) => /^\d+(?= packages? cannot be loaded)/.exec(message) ?? [],
  );
  return {
    ...{ samples: it?.samples, bytes: it?.bytes, edges: it?.edges, from: it?.from?.slice(0, 10) },
    ...{ reaches: repair && 1 - repair.stale, repaired: repair && 1 - repair.lost },
    ...{ decision: decision?.kind ?? 'keep', errors: number('error'), warnings: number('warning') },
    unloaded: Number(unloaded ?? 0),
  };
}

/** The committed profile before and after an upgrade of Go: the share of its weight that reaches the compiler, and the same after a repair. */
function upgrade(program: Program, cwd: string): Figures {
  const { package: main = '.' } = program;
  const checked = UPGRADE.map(
    (go) =>
      cli(
        ['check', '--package', main, '--profile', committed(program, cwd)],
        folderWith(program, cwd, go),
        go,
      ).repair,
  );
  return {
    reaches: checked.map((repair) => (repair === undefined ? Number.NaN : 1 - repair.stale)),
    repaired: checked.map((repair) => (repair === undefined ? Number.NaN : 1 - repair.lost)),
  };
}

/** The gain of the committed profile with the newer version of Go. */
function gainAfterUpgrade(program: Program, cwd: string): Figures {
  const [, go] = UPGRADE;
  const profile = committed(program, cwd);
  const asked = ['--profile', profile, '--baseline', 'off', '--candidate', profile, '--tune', 'off'];
  return figuresOf(cli(['compare', ...asked, ...workloadOptions(program)], folderWith(program, cwd, go), go));
}

/** Returns the path of the committed profile. */
function committed({ profile = '', folder }: Program, cwd: string): string {
  return join(cwd, folder ? '..' : '.', profile);
}

/** Returns the folder of the program's module. A program of the Go toolchain has another folder with each version of Go. */
function folderWith({ goroot }: Program, cwd: string, go: string): string {
  return goroot === undefined ? cwd : join(shell(`GOTOOLCHAIN=${go} go env GOROOT`, ROOT), goroot);
}

function profilePath({ name }: Program, which: string): string {
  return join(scratch, `${basename(name)}-${which}.pgo`);
}

/** Returns the path of the profile of the usual workload. Records it as a user would if it does not exist yet. */
function recorded(program: Program, cwd: string): string {
  const { package: main = '.', packages = '', serve, pprof, benchtime = '10s' } = program;
  const workload = program.usual as Workload;
  const path = profilePath(program, 'usual');
  if (existsSync(path)) return path;
  const made = `${path}.part`;
  rmSync(made, { force: true });
  const bench = `go test -run '^$' -bench '${workload}' -benchtime ${benchtime} -o ${path}.test -cpuprofile`;
  const each = packages.split(' ').map((one, at) => `${bench} "$PGO_PROFILE_DIR/${at}.pprof" ${one}`);
  const command = typeof workload === 'string' ? each.join(' && ') : workload.command;
  const isLive = typeof workload === 'string' && serve !== undefined;
  const source = JSON.stringify(isLive ? { pprof, seconds: 30 } : { command });
  const into = ['--package', main, '--profile', made, '--force'];
  cli(['collect', '--source', source, ...(isLive ? settings(program, workload) : []), ...into], cwd);
  renameSync(made, path);
  return path;
}

/** The service and its load, or one run of the program. */
function settings({ serve, ready }: Program, workload: Workload): string[] {
  const run = typeof workload === 'string' ? workload : workload.load;
  if (run === undefined) return [];
  const all = Object.entries({ serve, ready, load: run }).filter(([, value]) => value !== undefined);
  return all.flatMap(([name, value]) => ['--set', `${name}=${value}`]);
}

/** Compares a build with the profile and one without, in this or in the opposite order. */
function gain(program: Program, cwd: string, profile: string, exchanged = false): Figures {
  const sides = ['off', profile];
  const [baseline = '', candidate = ''] = exchanged ? sides.reverse() : sides;
  const asked = ['--profile', profile, '--baseline', baseline, '--candidate', candidate];
  const figures = figuresOf(cli(['compare', ...asked, ...workloadOptions(program)], cwd));
  return { ...facts(profile, cwd), ...figures };
}

/**
 * Measures the recorded profile against no profile, and searches for a better one. If a contender of the search looked better, all figures
 * are those of the fresh rounds after the search. The other workload of the program is held out: it runs in the same rounds, and takes no
 * part in the search.
 */
function tuned(program: Program, cwd: string, profile: string): Figures {
  const output = join(scratch, `${basename(program.name)}-output`);
  const asked = ['--profile', profile, '--baseline', 'off', '--candidate', profile, '--tune', TUNE];
  const report = cli(
    ['compare', ...asked, ...workloadOptions(program), ...heldOutOf(program), '--output-directory', output],
    cwd,
  );
  const { comparison: it, heldOut } = report;
  rmSync(profilePath(program, 'tuned'), { force: true });
  if (it?.proposed === 'tuned') cpSync(join(output, 'tuned.pgo'), profilePath(program, 'tuned'));
  const said = report.findings.find(({ message }) => SAYS_WHY_NOT_TUNED.test(message));
  const left = rowOf(it, 'tuned', 'off')?.leftOut;
  return {
    ...facts(profile, cwd),
    ...figuresOf(report),
    ...judged('', rowOf(it, 'recorded', 'off') ?? it),
    ...judged('tuned ', rowOf(it, 'tuned', 'off')),
    ...judged('better ', rowOf(it, 'tuned', 'recorded')),
    ...judged('held out ', rowOf(heldOut?.comparison, 'recorded', 'off') ?? heldOut?.comparison),
    ...judged('held out tuned ', rowOf(heldOut?.comparison, 'tuned', 'off')),
    ...judged('held out better ', rowOf(heldOut?.comparison, 'tuned', 'recorded')),
    proposed: it?.proposed === 'tuned' ? 'tuned' : 'recorded',
    leftOut: left?.length,
    // An error after the comparison leaves the comparison in the report, and ends the run without a search.
    notTuned: it?.proposed === 'tuned' ? undefined : (said?.message ?? report.error?.message),
  };
}

type Judged = Pick<Comparison, 'verdict' | 'change' | 'interval'>;

/** Returns the difference between two contenders of a comparison; undefined if they were not measured in the same rounds. */
function rowOf(comparison: Comparison | undefined, name: string, against: string) {
  return comparison?.contenders?.find((row) => row.name === name && row.against === against);
}

/** Returns the verdict, the change and the interval of a difference, as figures whose names begin with `prefix`. */
function judged(prefix: string, row?: Judged): Figures {
  if (row === undefined) return {};
  return {
    [`${prefix}verdict`]: row.verdict,
    [`${prefix}change`]: row.change,
    [`${prefix}interval`]: row.interval,
  };
}

/** The setting `held-out` for the other workload of a program. */
function heldOutOf(program: Program): string[] {
  const { other } = program;
  if (other === undefined) return [];
  return ['--set', `held-out=${JSON.stringify(isLoad(program) ? { load: other } : { benchmarks: other })}`];
}

function facts(path: string, cwd: string): Figures {
  const { profile: it } = cli(['inspect', path], cwd);
  const deflated = deflateSync(readFileSync(path), { level: 9 }).length;
  return { sha256: it?.sha256, samples: it?.samples, edges: it?.edges, bytes: it?.bytes, deflated };
}

/** Compares a build with a repaired copy of the committed profile and one without a profile. */
function repaired(program: Program, cwd: string): Figures {
  const path = profilePath(program, 'repaired');
  cpSync(join(cwd, program.profile as string), path);
  const found = cli(['repair', '--publish', 'none', '--profile', path, ...workloadOptions(program)], cwd);
  return { ...facts(path, cwd), ...figuresOf(found), decision: found.decision?.kind };
}

function figuresOf({ comparison: it, build, coverage, compiler }: Report): Figures {
  return {
    ...{ verdict: it?.verdict, change: it?.change, interval: it?.interval, rounds: it?.rounds },
    coverage: coverage?.share,
    reordered: it?.reordered && 'yes',
    reason: it?.change === undefined ? it?.reason : undefined,
    size: build && [build.baseline.bytes, build.candidate.bytes],
    built: build?.candidate.seconds,
    frames: compiler && [compiler.frames.baselineBytes, compiler.frames.candidateBytes],
    grown: compiler && [compiler.frames.grown, compiler.frames.functions],
    inlined: compiler && [compiler.inlining.gained, compiler.inlining.lost],
  };
}

/** Decides about each version of a committed profile as `refresh` would: which versions it would have proposed, and how much git would store. */
function chain(profile: string, cwd: string): Figures {
  const top = shell('git rev-parse --show-toplevel', cwd);
  const folder = join(scratch, `${basename(top)}-chain`);
  rmSync(folder, { recursive: true, force: true });
  const names = ['theirs', 'compacted', 'ours'];
  for (const name of names) shell(`git init -q '${join(folder, name)}'`, clones);
  const author = '-c user.name=Gopher -c user.email=gopher@example.com';
  const keep = (name: string, file: string) => {
    cpSync(join(folder, file), join(folder, name, 'default.pgo'));
    shell(`git add . && git ${author} commit -q --allow-empty -m Refresh`, join(folder, name));
  };
  const count = { versions: 0, refused: 0, kept: 0, proposed: 0 };
  const versions = `git log --reverse --no-renames --diff-filter=AM --format=%H -- ${profile}`;
  for (const hash of shell(versions, top).split('\n')) {
    shell(`git show ${hash}:${profile} > '${join(folder, 'version')}'`, top);
    keep('theirs', 'version');
    count.versions++;
    try {
      const merged = cli(['merge', 'version', '--output', 'compact', '--force'], folder);
      if ((merged.profile?.samples ?? 0) < 100) throw new Error('Fewer samples than `min-samples`.');
    } catch {
      count.refused++;
      continue;
    }
    keep('compacted', 'compact');
    const proposed = join('ours', 'default.pgo');
    if (count.proposed > 0 && cli(['diff', proposed, 'compact'], folder).decision?.kind === 'keep')
      count.kept++;
    else {
      keep('ours', 'compact');
      count.proposed++;
    }
  }
  const packed = 'git gc -q --aggressive && git count-objects -v';
  const size = (name: string) => /size-pack: (\d+)/.exec(shell(packed, join(folder, name)))?.[1];
  return { ...count, bytes: names.map((name) => 1024 * Number(size(name))) };
}
