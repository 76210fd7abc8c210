import { basename, join } from 'node:path';
import type { GateResult } from '../compare/gates.ts';
import { readGiven } from '../compare/test-binaries.ts';
import type { BuildSide, BuildSides } from '../golang/binaries.ts';
import { buildContext } from '../golang/build.ts';
import { goToolchain, listPackages } from '../golang/go.ts';
import type { CollectedStacks } from '../profile/encode.ts';
import type { Report } from '../report/report.ts';
import type { Config, Side } from '../settings/config.ts';
import { ExpectedError, type Finding, UsageError, warning } from '../system/errors.ts';
import { firstBytes, readIfThere, sha256OfFile } from '../system/files.ts';
import { collectingOf, contextOf, type GrowingReport, orElse, type Run } from '../work.ts';
import * as explain from './explain.ts';
import { readOrExplain, validateOrExplain } from './files.ts';
import { archiveMerged, collectProfiles, keepMerged, mergeCollected, openArchiveOf } from './gather.ts';
import * as measure from './measure.ts';
import { findProgram, introduce, type Program, requireNamedProfiles } from './program.ts';

/** `compare`: builds both sides, measures them and looks into why they differ; or, alone, looks at production. */
export async function compare(run: Run, report: GrowingReport): Promise<void> {
  const archive = await openArchiveOf(run);
  if (!isProductionAlone(run.config)) {
    requireNamedProfiles(run);
    const program = (await programOfFinished(run)) ?? (await findProgram(run));
    const { baseline, candidate } = run.config;
    const given = await Promise.all([baseline, candidate].map(isProgramFile));
    const builds = given.filter((isGiven) => !isGiven).length;
    const foreseen = { baseline: await foreseenSide(baseline), candidate: await foreseenSide(candidate) };
    const noVerdict = await measure.foreseeNoVerdict(run, program, foreseen);
    introduce(run, report, program, { builds, noVerdict });
    let mergedPath: string | undefined;
    let collected: CollectedStacks | undefined;
    if (baseline.kind === 'merged' || candidate.kind === 'merged') {
      const given = await collectProfiles(run, program);
      report.add({ sources: given.sources, findings: given.findings });
      const { merged, potential, stacks, findings } = await mergeCollected(run, program, given);
      const profile = await keepMerged(run, merged, program.profilePath);
      mergedPath = profile.path;
      report.add({ findings, potential, profile });
      report.add({ profile: await archiveMerged(archive, run, merged, profile) });
      collected = stacks;
    }
    const sides = await buildSides(run, program, mergedPath);
    requireDifferent(run.config);
    report.add({ findings: await equalSides(sides) });
    report.add({ settings: measure.nonDefaultSettings(run.config, sides) });
    const build = await measure.buildBoth(run, program, sides);
    report.add({ build });
    const pairing = measure.beginComparison(run, { program, sides, build, collected });
    const { profilable, ...measured } = await measure.measureBinaries(pairing);
    report.add(measured);
    report.add({ training: await explain.trainingOf(pairing, measured.comparison) });
    measure.announceVerdict(pairing.run, report.value);
    const { cpu, ...profiles } = await explain.takeProfiles(pairing, profilable);
    report.add(profiles);
    report.add(await explain.compilerReasons(pairing, cpu));
  }
  report.add(await compareInProduction(run));
  report.add(await measure.pastRuns(run, report.value));
  report.add(measure.gateResults(report.value, run.config));
}

/**
 * Returns the package of two finished binaries. The binaries say which package it is, so the setting `package` does not count, and
 * for test binaries the module need not have a program. @returns undefined if a side is to be built.
 */
async function programOfFinished(run: Run): Promise<Program | undefined> {
  const { config, host, scratch } = run;
  const { baseline, candidate } = config;
  if (candidate.kind !== 'path') return undefined;
  if (!(await isProgramFile(baseline)) || !(await isProgramFile(candidate))) return undefined;
  const go = await goToolchain(contextOf(run));
  const { importPath } = await readGiven(candidate.path, buildContext(go, scratch, host.signal));
  const [listed] = await listPackages(go, [importPath], config.buildFlags);
  const directory = listed?.directory || config.workingDirectory;
  const main = { importPath, directory, modulePath: go.modulePath, name: basename(importPath) };
  return { go, main, profilePath: config.profile ?? join(directory, 'default.pgo') };
}

/** A side as far as it is known before a profile is collected or read: whether it is a finished binary. */
async function foreseenSide(side: Side): Promise<BuildSide> {
  if (side.kind !== 'path' || !(await isProgramFile(side))) return { kind: 'off' };
  return { kind: 'binary', path: side.path, display: basename(side.path) };
}

/** What the configured sides mean for the build. @param merged path of the profile that this run merged, if it did. */
export async function buildSides(run: Run, program: Program, merged?: string): Promise<BuildSides> {
  const { baseline, candidate } = run.config;
  return {
    baseline: await buildSide(baseline, run, program, merged),
    candidate: await buildSide(candidate, run, program, merged),
  };
}

async function buildSide(side: Side, run: Run, program: Program, merged?: string): Promise<BuildSide> {
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
      return usableProfile(program.profilePath, fix);
    }
    case 'path': {
      const { path } = side;
      if (await isProgramFile(side)) return { kind: 'binary', path, display: basename(path) };
      const fix = `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile; ${run.config.workingDirectory} has no file of that name.`;
      return usableProfile(path, fix);
    }
  }
}

async function usableProfile(path: string, fix: string): Promise<BuildSide> {
  const file = await readIfThere(path);
  if (file === undefined) throw new ExpectedError(`There is no profile at ${path}.`, { fix });
  await validateOrExplain(file, path);
  const { edges } = await readOrExplain(file, path);
  if (edges.totalWeight > 0) return { kind: 'profile', path, display: basename(path) };
  const message = `${path} has no call edge: \`go build\` accepts it and does nothing with it.`;
  throw new ExpectedError(message, { fix: 'Refresh it.' });
}

// ELF, PE, Mach-O (64 bit, either byte order; universal).
const MAGIC = ['7f454c46', '4d5a', 'cffaedfe', 'feedfacf', 'cafebabe'];

async function isProgramFile(side: Side): Promise<boolean> {
  try {
    const begin = await firstBytes(side.kind === 'path' ? side.path : '', 4);
    return MAGIC.some((magic) => begin.toString('hex').startsWith(magic));
  } catch {
    // If it is missing, the next step says so.
    return false;
  }
}

function requireDifferent({ baseline, candidate }: Config): void {
  if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
  const both = baseline.kind === 'path' ? baseline.path : baseline.kind;
  const message = `baseline and candidate are both \`${both}\`.`;
  throw new UsageError(message, { fix: 'Name two different sides, such as `off` and `committed`.' });
}

/**
 * Two files with the same bytes, which is noticed before anything is built.
 * @returns a warning about two binaries: comparing them shows this machine's noise, which may be what the user wants to know.
 * @throws UsageError for two profiles, because both builds would be the same.
 */
async function equalSides({ baseline, candidate }: BuildSides): Promise<Finding[]> {
  if (baseline.kind === 'off' || candidate.kind === 'off' || baseline.kind !== candidate.kind) return [];
  if ((await sha256OfFile(baseline.path)) !== (await sha256OfFile(candidate.path))) return [];
  const message = `baseline and candidate have the same bytes: ${baseline.path} and ${candidate.path}.`;
  const fix = 'Name two different files.';
  if (baseline.kind === 'profile') throw new UsageError(message, { fix });
  return [warning(message, `${fix} A comparison of these shows the noise of this machine.`)];
}

/** Whether only production is measured. */
function isProductionAlone({ measure }: Config): boolean {
  return measure.size === 1 && measure.has('production');
}

/** What the comparison in production adds to the report. */
type ProductionResult = Pick<Report, 'production' | 'findings'>;

/** Production before and after a release. What cannot be found out is a warning, or an error where nothing else is measured. */
async function compareInProduction(run: Run): Promise<ProductionResult> {
  const { config, host } = run;
  const isAlone = isProductionAlone(config);
  if (config.production === undefined && isAlone)
    throw new UsageError('`measure` is `production`, and `production` is not given.', {
      fix: 'Add to the config file `production:` with `prometheus`, `cpu` and `released`.',
    });
  if (!config.measure.has('production') || config.production === undefined) return { findings: [] };
  host.progress('Asking Prometheus for production before and after the release …');
  const { compareProduction } = await import('../compare/production.ts');
  const compared = compareProduction(config.production, collectingOf(run, run.scratch));
  const found = compared.then(({ report, findings }): ProductionResult => ({ production: report, findings }));
  return orElse(run, found, (error) => {
    if (isAlone) throw error;
    return { findings: [{ ...warning(error.message, error.fix), source: 'production' }] };
  });
}

/** @throws ExpectedError when a condition is proven. */
export function requireGates(gates: readonly GateResult[]): void {
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return;
  const reasons = failed.map(({ condition, reason }) => `\`${condition}\`: ${reason}`);
  const all = gates.length === 1 ? 'The gate' : `${failed.length} of ${gates.length} gates`;
  const fix = 'See in the report what changed; a change that is wanted needs a higher limit in `fail-on`.';
  throw new ExpectedError(`${all} failed: ${reasons.join(' ')}`, { fix });
}
