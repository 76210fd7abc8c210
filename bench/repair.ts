import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../__tests__/harness/temporary.ts';
import { goToolchain } from '../src/golang/go.ts';
import { findMainPackage } from '../src/golang/program.ts';
import { driftBetween } from '../src/profile/drift.ts';
import { edgeSetOf } from '../src/profile/edges.ts';
import { readProfile } from '../src/profile/published.ts';
import { repairOf } from '../src/repair/figures.ts';
import { rematch } from '../src/repair/rematch.ts';
import { repairProfile } from '../src/repair/rewrite.ts';
import { readSourceFunctions } from '../src/repair/source.ts';

/**
 * How much a repair brings back: compares old profiles, unchanged and repaired with the source of a fresh one, to that fresh profile. `gap closed`
 * is the part of the way to the overlap that noise would leave. Old and fresh are versions of a committed profile:
 *
 *     node bench/repair.ts --repository /path/of/a/clone --package ./cmd/server [--profile default.pgo] [--commit REVISION]
 *
 * Or they are profiles of two versions of a library under the same load, from `bench/repair/programs.json`. Recordings in `--keep` are used again:
 *
 *     node bench/repair.ts --keep /path/of/a/folder [--seconds 20] [--inlined] [goldmark …]
 *
 * `--inlined` also asks the compiler: how many of the calls that it inlines because of the fresh profile it inlines because of the others.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repository: { type: 'string', default: '.' },
    package: { type: 'string', default: '.' },
    module: { type: 'string', default: '.' },
    profile: { type: 'string', default: 'default.pgo' },
    commit: { type: 'string', default: 'HEAD' },
    keep: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    inlined: { type: 'boolean', default: false },
  },
});

interface Version {
  readonly name: string;
  readonly file: Uint8Array;
}

const git = (...args: string[]) =>
  execFileSync('git', ['-C', values.repository, ...args], {
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
await using folder = await temporaryFolder();
const scratch = folder.path;
if (values.keep === undefined) await compareCommitted();
else await comparePrograms(resolve(values.keep));

async function compareCommitted(): Promise<void> {
  const log = git('log', '--format=%H %cs', values.commit, '--', values.profile).toString().trim();
  const [newest = '', ...older] = log.split('\n');
  const version = (line: string): Version => ({
    name: `${line.slice(41)} ${line.slice(0, 8)}`,
    file: git('show', `${line.slice(0, 40)}:${values.profile}`),
  });
  const tree = join(scratch, 'tree');
  mkdirSync(tree);
  const commit = newest.slice(0, 40);
  const listed = git('ls-tree', '-r', '--name-only', commit).toString().split('\n');
  const files = listed.filter((path) => /\.(go|s|h|tmpl|json)$|go\.(mod|sum|work)$/.test(path));
  execFileSync('tar', ['x', '-C', tree], { input: git('archive', commit, '--', ...files) });
  const step = Math.max(1, Math.floor(older.length / 10));
  const some = [newest, ...older.filter((_, at) => at % step === 0)].map(version);
  await compare(tree, version(newest), some);
}

/** Records both versions of each program, and compares them. */
async function comparePrograms(folder: string): Promise<void> {
  const programs = join(import.meta.dirname, 'repair');
  const listed = JSON.parse(readFileSync(join(programs, 'programs.json'), 'utf8')) as Record<string, Pair>;
  for (const [name, pair] of Object.entries(listed)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const [old, fresh] = (['old', 'new'] as const).map((version) => {
      const tree = join(folder, `${name}-${version}`);
      if (!existsSync(join(tree, 'cpu.pprof'))) record(programs, tree, name, pair, pair[version]);
      return { tree, name, file: readFileSync(join(tree, 'cpu.pprof')) };
    });
    if (old && fresh) await compare(fresh.tree, fresh, [old, fresh]);
    if (old && fresh && values.inlined) await compareInlined(fresh.tree, old.file, fresh.file);
  }
}

/** Two versions of a library, as `go get` has them, and the folder and extensions of the texts that they work on. */
type Pair = Record<'old' | 'new', string> & { readonly input: readonly [string, ...string[]] };

function record(programs: string, tree: string, name: string, pair: Pair, version: string): void {
  const env = { ...process.env, GOTOOLCHAIN: version.startsWith('go@') ? version.replace('@', '') : 'local' };
  const go = (...args: string[]) =>
    execFileSync('go', args, { cwd: tree, env, stdio: ['ignore', 'pipe', 2] });
  const goroot = execFileSync('go', ['env', 'GOROOT']).toString().trim();
  mkdirSync(tree, { recursive: true });
  const [path, current] = [version, pair.new].map((one) => one.replace(/@.*/, ''));
  for (const file of ['record.go', `${name}.go`]) {
    const text = readFileSync(join(programs, file), 'utf8');
    writeFileSync(join(tree, file), current === 'go' ? text : text.replaceAll(`"${current}`, `"${path}`));
  }
  writeFileSync(join(tree, 'go.mod'), 'module example.com/record\n\ngo 1.22\n');
  if (current !== 'go') go('get', version);
  go('mod', 'tidy');
  go('build', '-pgo=off', '-o', 'record', '.');
  const [input, ...extensions] = pair.input;
  const args = [join(tree, 'cpu.pprof'), values.seconds, input.replace('GOROOT', goroot), ...extensions];
  // On a virtual machine, goroutines are often interrupted just when a sample is taken, which then shows no call of the program.
  const uninterrupted = { ...env, GODEBUG: 'asyncpreemptoff=1' };
  const cwd = join(programs, '..', '..');
  execFileSync(join(tree, 'record'), args, { cwd, env: uninterrupted, stdio: 'inherit' });
}

async function sourceOf(tree: string) {
  const go = await goToolchain({ cwd: join(tree, values.module), env: process.env });
  const main = await findMainPackage(go, { package: values.package });
  return readSourceFunctions({ go, main, flags: [], scratch });
}

/** Prints how many calls only the fresh profile inlines, and how many of these the old one inlines, unchanged and repaired. */
async function compareInlined(tree: string, old: Uint8Array, fresh: Uint8Array): Promise<void> {
  const read = await readProfile(old);
  const rematched = rematch(read.edges.edges, await sourceOf(tree));
  const repaired = await repairProfile(
    old,
    read,
    { ...rematched, repair: repairOf(rematched) },
    { minDrift: 0, compact: 'edges' },
  );
  const inlined = (profile: Uint8Array | undefined) => {
    const path = join(scratch, 'inlined.pgo');
    if (profile !== undefined) writeFileSync(path, profile);
    const pgo = `-pgo=${profile === undefined ? 'off' : path}`;
    const args = ['build', pgo, '-gcflags=all=-m', '-o', join(scratch, 'program'), '.'];
    const { stderr } = spawnSync('go', args, { cwd: tree, maxBuffer: 1 << 30, encoding: 'utf8' });
    // The runtime's calls do not count, as in a comparison of profiles.
    return new Set(
      stderr
        .split('\n')
        .filter((line) => /^(?!.*\/src\/(internal\/)?runtime\/).*: inlining call to /.test(line)),
    );
  };
  const without = inlined(undefined);
  const hot = [...inlined(fresh)].filter((call) => !without.has(call));
  const [stale, now] = [old, repaired.bytes].map((bytes) => {
    const calls = inlined(bytes);
    return hot.filter((call) => calls.has(call)).length;
  });
  console.log(`inlined: fresh ${hot.length}, as it is ${stale}, repaired ${now}`);
}

/** Prints a row for each old profile. */
async function compare(tree: string, newest: Version, older: readonly Version[]): Promise<void> {
  const source = await sourceOf(tree);
  console.error(`${source.packages.size} packages, ${source.malformed.length} files malformed`);
  const fresh = await readProfile(newest.file);
  const columns =
    'as it is | repaired | noise | gap closed | all weight: as it is | repaired | noise | stale | lost';
  console.log(`| ${basename(tree)} | samples | ${columns} |\n|---|${'--:|'.repeat(10)}`);
  for (const { name, file } of older) {
    const old = await readProfile(file);
    const rematched = rematch(old.edges.edges, source);
    const before = driftBetween(old, fresh);
    const after = driftBetween({ ...old, edges: edgeSetOf(rematched.edges) }, fresh);
    const closed = (after.overlap - before.overlap) / (after.noiseOverlap - before.overlap);
    const all = [before.weightOverlap, after.weightOverlap, after.noiseWeightOverlap];
    const { stale, lost } = repairOf(rematched);
    const cells = [before.overlap, after.overlap, after.noiseOverlap, closed, ...all, stale, lost];
    console.log(`| ${name} | ${old.samples} | ${cells.map((one) => (100 * one).toFixed(1)).join(' | ')} |`);
  }
}
