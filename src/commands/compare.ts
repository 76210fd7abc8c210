import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { GateResult } from '../compare/gates.ts';
import { judgeGates } from '../compare/gates.ts';
import { readTested } from '../compare/test-binaries.ts';
import { type BuildPair, type BuildSide, buildContext } from '../golang/build.ts';
import { goToolchain, listPackages } from '../golang/go.ts';
import { declaredFunctions } from '../golang/program.ts';
import { comparisonHeadline } from '../report/headline.ts';
import type { Report } from '../report/report.ts';
import type { Config, Side } from '../settings/config.ts';
import { evidenceOf } from '../settings/config.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import type { Host } from '../system/host.ts';
import { type GrowingReport, orElse, type Run, warningOf } from '../work.ts';
import {
  buildTimes,
  compilerReasons,
  explain,
  type FromSources,
  roomForProfiles,
  takeProfiles,
} from './evidence.ts';
import { factsOfMerged, judgeOrExplain, readOrExplain } from './files.ts';
import { collectProfiles, mergeCollected } from './gather.ts';
import { type BuildSides, buildBoth, foretell, measure } from './measure.ts';
import { findProgram, introduce, type Program } from './program.ts';
import { archiveMerged, openArchiveOf, pastRuns } from './records.ts';

/** `compare`: builds both sides, measures them and looks into why they differ; or, alone, looks at production. */
export async function compare(run: Run, report: GrowingReport): Promise<void> {
  using archive = await openArchiveOf(run);
  if (!isProductionAlone(run.config)) {
    const program = (await testedProgram(run)) ?? (await findProgram(run));
    introduce(run, report, program);
    const { baseline, candidate } = run.config;
    let mergedPath: string | undefined;
    let collected: FromSources | undefined;
    if (baseline.kind === 'merged' || candidate.kind === 'merged') {
      const { go, main } = program;
      const declared = await declaredFunctions(go, main, run.config.buildFlags);
      const given = await collectProfiles(run, go, declared);
      report.add({ sources: given.sources, findings: given.findings });
      const { merged, potential, stacks, findings } = await mergeCollected(run, go, main, given);
      report.add({ findings, potential });
      mergedPath = join(run.outputDirectory, basename(program.profilePath));
      await replaceFile(mergedPath, merged.bytes);
      const profile = factsOfMerged(merged, mergedPath);
      report.add({ profile: await archiveMerged(archive, run, merged, profile) });
      collected = { stacks, potential };
    }
    const sides = {
      baseline: await buildSide(baseline, run, program, mergedPath),
      candidate: await buildSide(candidate, run, program, mergedPath),
    };
    requireDifferent(run.config);
    report.add({ settings: nonDefaultSettings(run.config) });
    await foretell(run, program, sides);
    const build = await buildBoth(run, program, sides);
    report.add({ build });
    await compareBuilt(run, report, program, sides, build, collected);
  }
  report.add(await compareInProduction(run));
  report.add(await pastRuns(run, report.value));
  report.add(gateResults(report.value, run.config));
}

/** The package of two given test binaries, in place of a program: their module need not have one. */
async function testedProgram({ config, host, scratch }: Run): Promise<Program | undefined> {
  const { baseline, candidate } = config;
  if (baseline.kind !== 'path' || candidate.kind !== 'path') return undefined;
  if (!(await isExecutable(baseline.path)) || !(await isExecutable(candidate.path))) return undefined;
  const go = await goToolchain({ cwd: config.workingDirectory, env: host.env, signal: host.signal });
  const { tested } = await readTested(candidate.path, buildContext(go, scratch, host.signal));
  if (tested === undefined) return undefined;
  const { importPath } = tested;
  const [listed] = await listPackages(go, [importPath], config.buildFlags);
  const directory = listed?.directory || config.workingDirectory;
  const main = { importPath, directory, modulePath: go.modulePath, name: basename(importPath) };
  return { go, main, profilePath: config.profile ?? join(directory, 'default.pgo') };
}

/**
 * Measures what was built, says the verdict, and then looks for the reasons with the time that is left of the budget; `refresh`
 * does the same with a new profile.
 */
export async function compareBuilt(
  given: Run,
  report: GrowingReport,
  program: Program,
  sides: BuildSides,
  build: BuildPair,
  collected?: FromSources,
): Promise<void> {
  const { config } = given;
  const deadline = performance.now() + config.budget;
  const host: Host = { ...given.host, progress: (line) => given.host.progress(line, deadline) };
  const run = { ...given, host };
  const { calibrated, ...measured } = await measure(
    run,
    program,
    sides,
    build,
    deadline - roomForProfiles(config),
    deadline,
  );
  report.add(measured);
  host.signal.throwIfAborted();
  const { comparison } = measured;
  if (comparison !== undefined) {
    const { title, sentence, because = '' } = comparisonHeadline(report.value, comparison);
    host.progress(`Verdict: ${title}. ${sentence} ${because}`);
  }
  const { cpu, ...profiles } = await takeProfiles(run, program, sides, {
    build,
    calibrated,
    collected,
    deadline,
  });
  report.add(profiles);
  const compiled = await compilerReasons(run, program, sides, build);
  report.add({ compiler: compiled.evidence, findings: compiled.findings });
  report.add(await explain(run, sides, { build, compiled, cpu, collected }));
  report.add(await buildTimes(run, program, sides, report.value.compiler));
}

/**
 * What a side of the configuration means for the build.
 * @param merged path of the profile that this run merged, if it did.
 */
export async function buildSide(
  side: Side,
  { config }: Run,
  { profilePath }: Program,
  merged?: string,
): Promise<BuildSide> {
  switch (side.kind) {
    case 'off':
      return { kind: 'off' };
    case 'merged':
      if (merged !== undefined) return { kind: 'profile', path: merged, display: 'the merged profile' };
      throw new UsageError('`merged` is the profile that a run collects; this command collects none.', {
        fix: 'Use `committed`, `off` or the path of a profile.',
      });
    case 'committed': {
      const fix =
        'Make one with `npx go-pgo@1 refresh` or `npx go-pgo@1 collect`, or name it with `profile`.';
      return usableProfile(profilePath, fix);
    }
    case 'path': {
      const { path } = side;
      if (await isExecutable(path)) return { kind: 'binary', path, display: basename(path) };
      const fix = `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile; ${config.workingDirectory} has no file of that name.`;
      return usableProfile(path, fix);
    }
  }
}

async function usableProfile(path: string, fix: string): Promise<BuildSide> {
  const file = await readIfThere(path);
  if (file === undefined) throw new ExpectedError(`There is no profile at ${path}.`, { fix });
  await judgeOrExplain(file, path);
  const { edges } = await readOrExplain(file, path);
  if (edges.totalWeight > 0) return { kind: 'profile', path, display: basename(path) };
  throw new ExpectedError(`${path} has no call edge: \`go build\` accepts it and does nothing with it.`, {
    fix: 'Refresh it.',
  });
}

// ELF, PE, Mach-O (64 bit, either byte order; universal).
const MAGIC = ['7f454c46', '4d5a', 'cffaedfe', 'feedfacf', 'cafebabe'];

async function isExecutable(path: string): Promise<boolean> {
  try {
    await using file = await open(path);
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return MAGIC.some((magic) => buffer.toString('hex').startsWith(magic));
  } catch {
    // If it is missing, the next step says so.
    return false;
  }
}

function requireDifferent({ baseline, candidate }: Config): void {
  if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
  const both = baseline.kind === 'path' ? baseline.path : baseline.kind;
  throw new UsageError(`baseline and candidate are both \`${both}\`.`, {
    fix: 'Name two different sides, such as `off` and `committed`.',
  });
}

/** Settings of a comparison that are not the default; nothing that may hold secrets or belongs to one machine. */
export function nonDefaultSettings(config: Config): Report['settings'] {
  const { underLoad, budget, precision, equivalence, evidence, measure } = config;
  const usual = [...evidenceOf()].sort().join(',');
  const loaded = measure.has('load') ? underLoad : undefined;
  const settings: Readonly<Record<string, string | false | undefined>> = {
    measure: measure.size < 3 && [...measure].join(','),
    benchmarks: config.benchmarks !== '.' && (config.benchmarks ?? 'none'),
    'benchmark-packages': config.benchmarkPackages?.join(','),
    evidence: [...evidence].sort().join(',') !== usual && ([...evidence].join(',') || 'none'),
    budget: budget !== 300_000 && `${budget / 1000}s`,
    precision: precision !== 0.005 && percent(precision),
    equivalence: equivalence !== 0.01 && percent(equivalence),
    build: config.ownBuild?.command,
    'build-flags': config.buildFlags.join(' ') || false,
    serve: loaded?.serve,
    ready: loaded?.ready,
    load: loaded?.load,
    cpus: loaded?.cpus !== undefined && String(loaded.cpus),
  };
  const set = Object.entries(settings).filter((one): one is [string, string] => typeof one[1] === 'string');
  return set.length === 0 ? undefined : Object.fromEntries(set);
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(9))}%`;
}

/** Whether only production is measured. */
function isProductionAlone({ measure }: Config): boolean {
  return measure.size === 1 && measure.has('production');
}

/** What a stage adds to the report. */
type Found = Pick<Report, 'production' | 'gates' | 'findings'>;

/**
 * Compares production before and after a release, where that is configured and wanted. What cannot be found out is a warning.
 * @throws ExpectedError when only production is measured.
 */
async function compareInProduction({ config, host }: Run): Promise<Found> {
  const isAlone = isProductionAlone(config);
  if (config.production === undefined && isAlone)
    throw new UsageError('`measure` is `production`, and `production` is not given.', {
      fix: 'Add to the config file `production:` with `prometheus`, `cpu` and `released`.',
    });
  if (!config.measure.has('production') || config.production === undefined) return { findings: [] };
  host.progress('Asking Prometheus for production before and after the release …');
  const { compareProduction } = await import('../compare/production.ts');
  const { env, signal, now, progress, mask } = host;
  const place = { cwd: config.workingDirectory, env, signal, now, progress, mask };
  const compared = compareProduction(config.production, place);
  const found = compared.then(({ report, findings }): Found => ({ production: report, findings }));
  return orElse({ host }, found, (error) => {
    if (isAlone) throw error;
    return { findings: [{ ...warningOf(error), source: 'production' }] };
  });
}

/**
 * What became of the conditions of `fail-on`. Nothing fails yet: the report that is written and published shows it first. A
 * condition without a figure is a warning, since it guards nothing.
 */
export function gateResults(report: Report, { failOn }: Pick<Config, 'failOn'>): Found {
  if (failOn.length === 0) return { findings: [] };
  const gates = judgeGates(report, failOn);
  const open = gates.filter(({ outcome }) => outcome === 'not measured');
  return {
    gates,
    findings: open.map(({ condition, reason }) => ({
      severity: 'warning',
      message: `The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`,
      fix: 'Measure it, or remove the condition, which stops nothing now.',
    })),
  };
}

/** @throws ExpectedError when a condition is proven. */
export function requireGates(gates: readonly GateResult[]): void {
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return;
  const reasons = failed.map(({ condition, reason }) => `\`${condition}\`: ${reason}`);
  const all = gates.length === 1 ? 'The gate' : `${failed.length} of ${gates.length} gates`;
  throw new ExpectedError(`${all} failed: ${reasons.join(' ')}`, {
    fix: 'See in the report what changed; a change that is wanted needs a higher limit in `fail-on`.',
  });
}
