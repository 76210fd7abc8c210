import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateSync } from 'node:zlib';
import { parse } from 'yaml';
import type { Report } from '../src/report/report.ts';
import { costOf } from './measure/command.ts';
import { pageOf } from './public-page.ts';
import { CLI } from './rows/example.ts';

/**
 * Does PGO help? The programs of `public.yml`, checked and measured with our command line alone. Each step's figures are kept in
 * `public.json`, so that the same command goes on where it stopped, and make docs/results.md.
 *
 *     npm run public -- --clones ~/public                     # what is missing, hours
 *     npm run public -- --clones ~/public Caddy shfmt         # what is missing or failed of these
 *     npm run public -- --quick                               # three of them in ten minutes, printed only
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clones: { type: 'string', default: join(tmpdir(), 'public') },
    budget: { type: 'string', default: '120s' },
    // The last step: `build` only prepares, so that a quiet hour can be kept for measuring.
    until: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
});
const budget = ['--budget', values.quick ? '60s' : values.budget];

/** `profile` is the committed one; `package` the main package, `library` that of a library with benchmarks. */
type Words =
  | 'module'
  | 'goroot'
  | 'url'
  | 'commit'
  | 'prepare'
  | 'folder'
  | 'package'
  | 'library'
  | 'packages';
export type Program = Readonly<Record<'name' | 'kind', string>> &
  Readonly<Partial<Record<Words | 'profile' | 'serve' | 'ready' | 'pprof', string>>> &
  Readonly<Partial<Record<'usual' | 'other', Workload>>> & { readonly quick?: true };
/** Benchmarks, or a load; or what records the profile, and the load. */
type Workload = string | { readonly command: string; readonly load?: string };
/** What a step found. */
export type Figures = Readonly<Record<string, number | string | readonly number[] | undefined>>;
export interface Results {
  machine: string;
  go: string;
  programs: Record<string, Record<string, Figures>>;
}

const root = resolve(import.meta.dirname, '..');
const clones = resolve(values.clones);
const scratch = join(clones, '.scratch');
const kept = join(root, 'bench', 'public.json');
const listed = parse(readFileSync(join(root, 'bench', 'public.yml'), 'utf8')) as readonly Program[];
mkdirSync(scratch, { recursive: true });
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
const fresh: Results = { machine, go: shell('go env GOVERSION', root), programs: {} };
const results: Results = values.quick || !existsSync(kept) ? fresh : JSON.parse(readFileSync(kept, 'utf8'));
for (const program of listed) {
  if (values.quick ? program.quick : positionals.length === 0 || positionals.includes(program.name))
    await look(program);
}
const { text, chart } = pageOf(listed, results);
if (values.quick) console.log(text);
else {
  writeFileSync(join(root, 'docs', 'results.md'), text);
  writeFileSync(join(root, 'docs', 'images', 'results.svg'), chart);
}

/** All steps of one program that are not done. */
async function look(program: Program): Promise<void> {
  const { name: title, url, usual, other, profile } = program;
  const done = results.programs[title] ?? {};
  results.programs[title] = done;
  const path = (name: string) => join(scratch, `${basename(title)}-${name}.pgo`);
  const steps = new Map<string, (folder: string) => Figures | Promise<Figures>>();
  if (profile !== undefined) steps.set('check', (folder) => check(program, folder));
  if (profile !== undefined && url !== undefined) steps.set('chain', (folder) => chain(profile, folder));
  if (usual !== undefined && other !== undefined) {
    steps.set('profile', (folder) => record(program, folder, usual, path('usual')));
    steps.set('other', (folder) => record(program, folder, other, path('other')));
    steps.set('build', (folder) => build(program, folder, path('usual')));
    steps.set('gain', (folder) => gain(program, folder, path('usual')));
    steps.set('held out', (folder) => gain(program, folder, path('other')));
  }
  if (profile !== undefined && usual !== undefined) {
    steps.set('committed', (folder) => gain(program, folder, join(folder, profile)));
    steps.set('repaired', (folder) => repaired(program, folder));
  }
  for (const [name, find] of steps) {
    if (values.quick && !['profile', 'gain'].includes(name)) continue;
    if (done[name] !== undefined && (done[name]['error'] === undefined || positionals.length === 0)) continue;
    console.error(`${title}: ${name} …`);
    try {
      done[name] = { ...(await find(checkout(program))), date: new Date().toISOString().slice(0, 10) };
    } catch (error) {
      done[name] = { error: (error as Error).message.replaceAll(`${clones}/`, '').slice(0, 500) };
    }
    console.error(JSON.stringify(done[name]));
    if (!values.quick) writeFileSync(kept, `${JSON.stringify(results, undefined, 1)}\n`);
    if (name === values.until) return;
  }
}

function shell(command: string, cwd: string): string {
  return execFileSync('sh', ['-c', command], { cwd, maxBuffer: 1 << 30, stdio: 'pipe' })
    .toString()
    .trim();
}

/** The folder of its module. */
function checkout({ name, module, goroot, url, commit, prepare = 'true', folder = '.' }: Program): string {
  if (goroot !== undefined) return join(shell('go env GOROOT', root), goroot);
  const clone = join(clones, basename(name));
  if (!existsSync(clone) && module !== undefined) {
    cpSync(JSON.parse(shell(`go mod download -json ${module}`, clones)).Dir, clone, { recursive: true });
    shell(`chmod -R u+w . && ${prepare} && go mod download`, clone);
  } else if (!existsSync(clone)) {
    shell(`git clone -q ${url} ${clone} && git -C ${clone} checkout -q ${commit}`, clones);
  }
  return join(clone, folder);
}

/** What a command of ours found. @throws Error with its own sentence when it found nothing. */
function cli(args: readonly string[], cwd: string): Report {
  const { stdout, stderr } = spawnSync(process.execPath, [CLI, ...args, '--json'], {
    cwd,
    maxBuffer: 1 << 30,
  });
  writeFileSync(join(scratch, 'last.log'), `${args.join(' ')}\n${stderr}\n${stdout}`);
  if (stdout.length === 0) throw new Error(stderr.toString().trim().split('\n').at(-1));
  const report: Report = JSON.parse(stdout.toString());
  if (report.error !== undefined && args[0] !== 'check' && report.comparison === undefined)
    throw new Error([report.error.message, report.error.fix].join(' '));
  return report;
}

function check({ package: main = '.', profile = '', folder }: Program, cwd: string): Figures {
  const path = join(cwd, folder ? '..' : '.', profile);
  const {
    profile: it,
    repair,
    decision,
    findings,
  } = cli(['check', '--package', main, '--profile', path], cwd);
  const found = (kind: string) => findings.filter(({ severity }) => severity === kind).length;
  return {
    ...{ samples: it?.samples, bytes: it?.bytes, edges: it?.edges, from: it?.from?.slice(0, 10) },
    ...{ reaches: repair && 1 - repair.stale, repaired: repair && 1 - repair.lost },
    ...{ decision: decision?.kind ?? 'keep', errors: found('error'), warnings: found('warning') },
  };
}

/** Records a profile of a workload, as a user would. */
function record(program: Program, cwd: string, workload: Workload, path: string): Figures {
  const { package: main = '.', library, packages = '', serve, pprof } = program;
  const bench = `go test -run '^$' -bench '${workload}' -benchtime 8s -o ${path}.test -cpuprofile`;
  const each = packages.split(' ').map((one, at) => `${bench} "$PGO_PROFILE_DIR/${at}.pprof" ${one}`);
  const collect = (source: object) =>
    cli(
      [
        'collect',
        '--source',
        JSON.stringify(source),
        ...(typeof workload === 'string' ? settings(program, workload) : []),
        '--package',
        main,
        '--profile',
        path,
        '--force',
      ],
      cwd,
    );
  let found: Report;
  if (library !== undefined) {
    shell(`${bench} ${path}.raw ${library}`, cwd);
    found = cli(['merge', `${path}.raw`, '--output', path, '--force'], cwd);
  } else if (typeof workload !== 'string') found = collect({ command: workload.command });
  else if (serve !== undefined) found = collect({ pprof, seconds: 30 });
  else found = collect({ command: each.join(' && ') });
  const deflated = deflateSync(readFileSync(path), { level: 9 }).length;
  return {
    samples: found.profile?.samples,
    edges: found.profile?.edges,
    bytes: statSync(path).size,
    deflated,
  };
}

/** The service and its load, if it is one. */
function settings({ serve, ready }: Program, workload: Workload): string[] {
  const load = typeof workload === 'string' ? workload : workload.load;
  if (serve === undefined || load === undefined) return [];
  return Object.entries({ serve, ready, load }).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
}

/** What everything is measured on. */
function measured(program: Program): string[] {
  const { package: main = '.', packages = '', usual = '', serve } = program;
  const run = typeof usual === 'string' ? usual : usual.load;
  const benchmarks = ['--set', `benchmarks=${run}`, '--set', `benchmark-packages=${packages}`];
  const what = serve === undefined ? benchmarks : [...settings(program, usual), '--set', 'measure=load'];
  return ['--package', main, ...budget, ...what];
}

/** The profile against none. */
function gain(program: Program, cwd: string, profile: string): Figures {
  const { library, usual } = program;
  const common = ['compare', '--profile', profile];
  if (library === undefined)
    return figuresOf(cli([...common, '--candidate', profile, ...measured(program)], cwd));
  const [baseline, candidate] = [`${profile}.off`, `${profile}.test`];
  shell(
    `go test -c -pgo=off -o ${baseline} ${library} && go test -c -pgo=${profile} -o ${candidate} ${library}`,
    cwd,
  );
  const sides = ['--baseline', baseline, '--candidate', candidate, '--set', `benchmarks=${usual}`];
  const size = [baseline, candidate].map((side) => statSync(side).size);
  return { ...figuresOf(cli([...common, ...sides, ...budget], cwd)), size };
}

/** CPU time of the first build with a profile, which compiles all packages again. */
async function build(
  { package: main = '.', library, packages = '' }: Program,
  cwd: string,
  profile: string,
): Promise<Figures> {
  const go =
    library === undefined ? ['build', '-o', `${profile}.bin`] : ['test', '-c', '-o', `${profile}.test`];
  const { cpuSeconds } = await costOf(['go', ...go, `-pgo=${profile}`, library ?? main], { cwd });
  // The budget is for measuring, not for building the benchmarks on a slow machine.
  for (const one of packages.split(' ').filter((one) => one !== ''))
    for (const pgo of ['off', profile]) shell(`go test -c -pgo=${pgo} -o ${profile}.test ${one}`, cwd);
  return { seconds: cpuSeconds };
}

/** The committed profile repaired, against none. */
function repaired(program: Program, cwd: string): Figures {
  const found = cli(['repair', '--publish', 'none', ...measured(program)], cwd);
  return { ...figuresOf(found), decision: found.decision?.kind };
}

function figuresOf({ comparison: it, build, coverage, compiler }: Report): Figures {
  const decisive = it?.measurements.filter(({ unit }) => unit === it.measurements[0]?.unit) ?? [];
  const slower = decisive.flatMap(({ provenSlower, change }) => (provenSlower ? [change] : []));
  return {
    ...{ verdict: it?.verdict, change: it?.change, interval: it?.interval, rounds: it?.rounds },
    ...{
      seconds: it?.seconds,
      rows: decisive.length,
      slower: slower.length > 0 ? Math.max(...slower) : undefined,
    },
    ...{ coverage: coverage?.share, trained: coverage?.trainedBy.length },
    reason: it?.change === undefined ? it?.reason : undefined,
    size: build && [build.baseline.bytes, build.candidate.bytes],
    frames: compiler && [compiler.frames.baselineBytes, compiler.frames.candidateBytes],
    grown: compiler && [compiler.frames.grown, compiler.frames.functions],
    inlined: compiler && [compiler.inlining.gained, compiler.inlining.lost],
  };
}

/** The versions of a committed profile, as if `refresh` had made each: which of them it would have proposed, and what git would keep. */
function chain(profile: string, cwd: string): Figures {
  const top = shell('git rev-parse --show-toplevel', cwd);
  const count = { versions: 0, refused: 0, kept: 0, proposed: 0 };
  const folder = join(scratch, `${basename(top)}-chain`);
  rmSync(folder, { recursive: true, force: true });
  const repositories = ['theirs', 'compacted', 'ours'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const one of repositories) shell(`git init -q ${one}`, clones);
  const keep = (into: string, file: string) => {
    cpSync(file, join(into, 'default.pgo'));
    const author = '-c user.name=Gopher -c user.email=gopher@example.com';
    shell(`git add . && git ${author} commit -q --allow-empty -m Refresh`, into);
  };
  const [version, compact] = [join(folder, 'version.pgo'), join(folder, 'compact.pgo')];
  const published = join(repositories[2], 'default.pgo');
  for (const hash of shell(
    `git log --reverse --no-renames --diff-filter=AM --format=%H -- ${profile}`,
    top,
  ).split('\n')) {
    shell(`git show ${hash}:${profile} > ${version}`, top);
    keep(repositories[0], version);
    count.versions++;
    try {
      const found = cli(['merge', version, '--output', compact, '--force'], folder);
      if ((found.profile?.samples ?? 0) < 100) throw new Error('Fewer samples than `min-samples`.');
    } catch {
      count.refused++;
      continue;
    }
    keep(repositories[1], compact);
    if (existsSync(published) && cli(['diff', published, compact], folder).decision?.kind === 'keep')
      count.kept++;
    else {
      keep(repositories[2], compact);
      count.proposed++;
    }
  }
  const size = (one: string) =>
    /size-pack: (\d+)/.exec(shell('git gc -q --aggressive && git count-objects -v', one))?.[1];
  return { ...count, bytes: repositories.map((one) => 1024 * Number(size(one))) };
}
