import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtCode } from '../__tests__/harness/built-code.ts';
import { run } from '../src/system/exec.ts';
import { profileBytes } from '../src/profile/bytes.ts';
import { compactToEdges, encodeEdges, totalsOf } from '../src/profile/compact.ts';
import { decodeProfile } from '../src/profile/decode.ts';
import { callEdges } from '../src/profile/edges.ts';
import { changesOf, holdWeights } from '../src/profile/stable.ts';
import { mustRun, PROGRAMS, type Program } from './builds/programs.ts';
import { weeksOf } from './growth/live-service.ts';

/**
 * Builds real programs with a plain merge of recorded profiles, with the same merge compacted, and with held weights: what is the same, and
 * what is not. Each build compiles the standard library anew: minutes for each program and version of Go.
 *
 *     node bench/builds.ts --go 1.21.13 --go 1.26.8 --program gofmt --lossless
 */
const { values } = parseArgs({
  options: {
    /** Versions, as GOTOOLCHAIN knows them. */
    go: { type: 'string', multiple: true, default: ['local'] },
    program: { type: 'string', multiple: true, default: PROGRAMS.map(({ name }) => name) },
    /** Without the build with held weights. */
    lossless: { type: 'boolean', default: false },
    /** Of the week before, to the recorded one. */
    drift: { type: 'string', default: '0.3' },
  },
});

const scratch = await mkdtemp(join(tmpdir(), 'go-pgo-builds-'));
try {
  console.log(
    '| Go | program | call edges | compacted: `preprofile` | binary | held weights | code and data | positions | binary |',
  );
  console.log('|---|---|--:|---|---|--:|---|---|---|');
  for (const go of values.go)
    for (const program of PROGRAMS.filter(({ name }) => values.program.includes(name)))
      await report(go, program);
} finally {
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
}

async function report(go: string, program: Program): Promise<void> {
  const plain = join(scratch, 'plain.pgo');
  const files = await program.recordings(scratch);
  const merge = ['go', 'tool', 'pprof', '-proto', '-symbolize=none', `-output=${plain}`, ...files] as const;
  await mustRun([...merge], scratch);
  const profile = decodeProfile(await profileBytes(await readFile(plain)));
  const compact = join(scratch, 'compact.pgo');
  await writeFile(compact, compactToEdges(profile));
  const { edges } = callEdges(profile);

  const env = { GOTOOLCHAIN: go === 'local' ? 'local' : `go${go}` };
  const version = (await mustRun(['go', 'env', 'GOVERSION'], scratch, env)).trim();
  const read = await sameRead(plain, compact, env);
  const [first, second] = [await built(program, plain, env), await built(program, compact, env)];
  const cells = [version, program.name, edges.length, read, await toldOf(first, second)];
  if (!values.lossless) {
    const before = callEdges(await weekBefore(plain)).edges;
    const held = holdWeights(before, edges);
    if (held === undefined) throw new Error(`no weights were found for ${program.name}`);
    const stable = join(scratch, 'stable.pgo');
    await writeFile(stable, encodeEdges(profile, held, totalsOf(profile), []));
    const third = await built(program, stable, env);
    const [code, expected] = [await builtCode(third.path), await builtCode(first.path)];
    cells.push(
      held.length - changesOf(before, held),
      told(JSON.stringify(code.sections) === JSON.stringify(expected.sections)),
      `${told(code.positions === expected.positions)} (${expected.functions} functions, ${expected.inlined} inlined calls)`,
      told(third.sha256 === first.sha256),
    );
  }
  console.log(`| ${cells.join(' | ')} |`);
}

function told(isSame: boolean): string {
  return isSame ? 'same' : '**another**';
}

/** A program that knows its own build ID is another one with any other file, up to Go 1.22. */
async function toldOf(one: Built, other: Built): Promise<string> {
  if (one.sha256 === other.sha256) return told(true);
  const [code, expected] = [await builtCode(other.path), await builtCode(one.path)];
  const isSame =
    JSON.stringify(code.sections) === JSON.stringify(expected.sections) &&
    code.positions === expected.positions;
  return `${told(false)}; code, data and positions: ${told(isSame)}`;
}

/** What the program might have been a week ago, by the same recording. */
async function weekBefore(plain: string) {
  const life = { stacks: 1, times: 20, drift: Number(values.drift), edited: 0 };
  let last: Uint8Array | undefined;
  for await (const { raw } of weeksOf(life, 2, plain)) last = raw;
  if (last === undefined) throw new Error('no week');
  return decodeProfile(last);
}

/** Whether `go tool preprofile` prints the same for both; it came with Go 1.23. */
async function sameRead(one: string, other: string, env: Readonly<Record<string, string>>): Promise<string> {
  const found = await run(['go', 'tool', '-n', 'preprofile'], {
    cwd: scratch,
    env: { ...process.env, ...env },
  });
  if (found.exitCode !== 0) return 'there is none';
  const texts = [];
  for (const path of [one, other]) {
    await mustRun(['go', 'tool', 'preprofile', '-i', path, '-o', `${path}.pre`], scratch, env);
    texts.push(await readFile(`${path}.pre`, 'utf8'));
  }
  return told(texts[0] === texts[1]);
}

interface Built {
  readonly path: string;
  readonly sha256: string;
}

async function built(
  program: Program,
  profile: string,
  env: Readonly<Record<string, string>>,
): Promise<Built> {
  const { folder, package: name } = await program.source(scratch);
  // One path for all, which is a part of what a program knows of itself.
  const used = join(scratch, 'used.pgo');
  await writeFile(used, await readFile(profile));
  const path = join(scratch, `${program.name.replaceAll(' ', '-')}-${basename(profile)}`);
  const started = Date.now();
  const flags = ['-trimpath', '-buildvcs=false', '-ldflags=-buildid=', `-pgo=${used}`];
  await mustRun(['go', 'build', ...flags, '-o', path, name], folder, {
    ...env,
    GOCACHE: join(scratch, 'cache'),
  });
  console.error(`${program.name}: ${Math.round((Date.now() - started) / 1_000)} s`);
  return {
    path,
    sha256: createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  };
}
