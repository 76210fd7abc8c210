import { basename, join } from 'node:path';
import type { GateResult } from '../compare/after/gates.ts';
import { readGiven } from '../compare/workload/test-binaries.ts';
import {
  type BuildSide,
  type BuildSides,
  type BuiltSide,
  checkoutOfSide,
  SIDES,
  type SideName,
} from '../golang/binaries.ts';
import { buildContext, sideInWords } from '../golang/build.ts';
import { goToolchain, listPackages } from '../golang/go.ts';
import { aboutGzipLayers } from '../profile/bytes.ts';
import type { CollectedStacks } from '../profile/encode.ts';
import type { ComparedCode, Report } from '../report/report.ts';
import type { Config, Side } from '../settings/config.ts';
import { ExpectedError, type Finding, note, reworded, UsageError, warning } from '../system/errors.ts';
import { firstBytes, readIfThere, sha256OfFile } from '../system/files.ts';
import { collectingOf, contextOf, orElse, type ReportParts, type Run } from '../work.ts';
import { aboutBuildsWithout } from './check-place.ts';
import * as explain from './explain.ts';
import { readOrExplain, validateOrExplain } from './files.ts';
import { archiveMerged, collectProfiles, keepMerged, mergeCollected, openArchiveOf } from './gather.ts';
import * as measure from './measure.ts';
import { findProgram, introduce, type Program, requireNamedProfiles, waysToProfile } from './program.ts';
import { type CheckedOut, checkOutRevisions, type Revisions } from './revisions.ts';
import { writeTuned } from './tuning.ts';

/**
 * Runs `compare`, which builds both sides, measures both sides and finds the reasons of the difference. `compare` can also compare
 * production before and after a release.
 */
export async function* compare(run: Run): ReportParts {
  const archive = await openArchiveOf(run);
  if (!isProductionAlone(run.config)) {
    requireNamedProfiles(run);
    requireDifferent(run.config);
    await using revisions = await checkOutRevisions(run);
    const program = revisions?.program ?? (await programOfFinished(run)) ?? (await findProgram(run));
    const { baseline, candidate } = run.config;
    const given = await Promise.all([baseline, candidate].map(isProgramFile));
    const hasPrograms = revisions?.hasPrograms ?? true;
    const builds = hasPrograms ? given.filter((isGiven) => !isGiven).length : 0;
    const foreseen = { baseline: await foreseenSide(baseline), candidate: await foreseenSide(candidate) };
    const noVerdict = await measure.foreseeNoVerdict(run, program, foreseen);
    yield introduce(run, program, { builds, noVerdict });
    yield { findings: revisions?.findings };
    if (candidate.kind !== 'path') yield { findings: await aboutBuildsWithout(run, program) };
    let mergedPath: string | undefined;
    let collected: CollectedStacks | undefined;
    if (baseline.kind === 'merged' || candidate.kind === 'merged') {
      const given = await collectProfiles(run, program);
      yield { sources: given.sources, findings: given.findings };
      const { merged, potential, stacks, findings } = await mergeCollected(run, program, given);
      const profile = await keepMerged(run, merged, program.profilePath);
      mergedPath = profile.path;
      yield { findings, potential, profile };
      yield { profile: await archiveMerged(archive, run, merged, profile) };
      collected = stacks;
    }
    const sides = await buildSides(run, program, { merged: mergedPath, checkouts: revisions?.checkouts });
    yield { findings: await equalSides(sides), revisions: comparedRevisions(sides) };
    yield { settings: measure.nonDefaultSettings(run.config, sides) };
    const build = hasPrograms ? yield* measure.buildBoth(run, program, sides) : undefined;
    yield { build };
    const pairing = measure.beginComparison(run, { program, sides, build, collected });
    const { profilable, ...measured } = await measure.measureBinaries(pairing);
    const { comparison, load, heldOut, findings } = measured;
    yield { comparison, load, heldOut, findings };
    const compared: Report = yield await explain.trainingOf(pairing, measured);
    measure.announceVerdict(pairing.run, compared);
    yield { findings: await explain.benchmarkLoops(pairing, profilable) };
    const { cpu, ...profiles } = await explain.takeProfiles(pairing, profilable);
    yield profiles;
    const { notes, ...reasons } = await explain.compilerReasons(pairing, cpu);
    const explained: Report = yield reasons;
    yield await writeTuned(pairing, explained, notes);
  }
  const inProduction: Report = yield await compareInProduction(run);
  const complete: Report = yield await measure.pastRuns(run, inProduction);
  yield measure.gateResults(complete, run.config);
}

/**
 * Returns the program that two finished binaries were built from. The binaries name their package, so the setting `package` does not count.
 * Finished test binaries may even come from a module without a program.
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

/**
 * Returns what is known about a side before a profile is collected or read: only whether the side is a finished binary.
 */
async function foreseenSide(side: Side): Promise<BuildSide> {
  if (side.kind !== 'path' || !(await isProgramFile(side))) return { kind: 'off' };
  return { kind: 'binary', path: side.path, display: basename(side.path) };
}

/** The files that a run has made for its sides before the builds. */
interface Prepared {
  /** The path of the profile that this run merged. */
  readonly merged?: string;
  /** The code of the `ref:` sides. */
  readonly checkouts?: Revisions['checkouts'];
}

/** Returns the way to build each configured side. @throws UsageError for a side that this command does not support. */
export async function buildSides(run: Run, program: Program, prepared: Prepared = {}): Promise<BuildSides> {
  return {
    baseline: await buildSide('baseline', run, program, prepared),
    candidate: await buildSide('candidate', run, program, prepared),
  };
}

async function buildSide(name: SideName, run: Run, program: Program, prepared: Prepared): Promise<BuildSide> {
  const { merged, checkouts } = prepared;
  const side = run.config[name];
  switch (side.kind) {
    case 'ref': {
      const checkout = checkouts?.[name];
      if (checkout === undefined)
        throw new UsageError(`${name}: \`${side.name}\` is a side of \`compare\` only.`, {
          fix: `Check out that commit, and run \`${run.command}\` in that work tree.`,
        });
      return { ...(await profileOfRevision(name, run, program, prepared)), checkout };
    }
    case 'off':
      return { kind: 'off' };
    case 'merged':
      if (merged !== undefined) return { kind: 'profile', path: merged, display: 'the merged profile' };
      throw new UsageError(
        '`merged` means the profile that a run collects, but this command collects no profile.',
        {
          fix: 'Use `committed`, `off` or the path of a profile.',
        },
      );
    case 'committed': {
      const fix = checkouts
        ? `Write \`--${name} off\` for the work tree without PGO, or \`--${name} ref:HEAD\` for the last commit.`
        : waysToProfile(run.config);
      return usableProfile(program.profilePath, fix);
    }
    case 'path': {
      const { path } = side;
      if (await isProgramFile(side)) return { kind: 'binary', path, display: basename(path) };
      const fix = `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile. ${run.config.workingDirectory} has no file of that name.`;
      return usableProfile(path, fix);
    }
  }
}

/** Returns the profile that a `ref:` side is built with, according to the setting `ref-profile`. */
async function profileOfRevision(
  name: SideName,
  run: Run,
  program: Program,
  prepared: Prepared,
): Promise<BuiltSide> {
  const { refProfile } = run.config;
  switch (refProfile.kind) {
    case 'off':
      return { kind: 'off' };
    case 'path':
      return usableProfile(
        refProfile.path,
        'Let `ref-profile` name a profile, `own`, `baseline`, `candidate` or `off`.',
      );
    case 'own':
      return ownProfileOf(prepared.checkouts?.[name]);
    default: {
      const checkout = prepared.checkouts?.[refProfile.kind];
      if (checkout !== undefined) return ownProfileOf(checkout);
      const other = await buildSide(refProfile.kind, run, program, prepared);
      if (other.kind !== 'binary') return other;
      throw new UsageError(
        `ref-profile: the ${refProfile.kind} is a binary, which has no profile to build with.`,
        {
          fix: 'Write `own`, `off` or the path of a profile.',
        },
      );
    }
  }
}

async function ownProfileOf(checkout: CheckedOut | undefined): Promise<BuiltSide> {
  const { ownProfile, name } = checkout ?? {};
  if (ownProfile === undefined) return { kind: 'off' };
  const fix = 'Write `--ref-profile off`, or set `--ref-profile` to a profile for both sides.';
  const used = usableProfile(ownProfile, fix);
  return used.catch(
    reworded((message) => `${name}: ${message.replaceAll(ownProfile, basename(ownProfile))}`, fix),
  );
}

/** Returns the names, commits and profiles of the sides for the report; undefined if no side is a `ref:` side. */
function comparedRevisions(sides: BuildSides): Report['revisions'] {
  if (SIDES.every((side) => checkoutOfSide(sides[side]) === undefined)) return undefined;
  const revisionOf = (side: BuildSide): ComparedCode => {
    const checkout = checkoutOfSide(side);
    const profile = side.kind === 'off' ? 'off' : side.display;
    if (checkout !== undefined) return { name: checkout.name, commit: checkout.commit, profile };
    return { name: side.kind === 'binary' ? side.display : 'the work tree', profile };
  };
  return { baseline: revisionOf(sides.baseline), candidate: revisionOf(sides.candidate) };
}

/**
 * Returns the side that is built with a profile.
 * @param fix the advice to the user if the profile's file is missing.
 * @throws ExpectedError if the compiler could not use the profile.
 */
async function usableProfile(path: string, fix: string): Promise<BuiltSide> {
  const file = await readIfThere(path);
  if (file === undefined)
    throw new ExpectedError(`There is no profile at ${path}.`, { fix, kind: 'no profile' });
  await validateOrExplain(file, path);
  const { edges, gzipLayers } = await readOrExplain(file, path);
  const [packed] = aboutGzipLayers(gzipLayers, 'error');
  if (packed !== undefined) throw new ExpectedError(`${path}: ${packed.message}`, { fix: packed.fix });
  if (edges.totalWeight > 0) return { kind: 'profile', path, display: basename(path) };
  const message = `${path} has no call edge, so it has no effect on \`go build\`.`;
  throw new ExpectedError(message, { fix: 'Refresh the profile.' });
}

/** The first bytes of programs, in hexadecimal: ELF, PE, Mach-O with 64 bits in both byte orders, and universal Mach-O. */
const MAGIC = ['7f454c46', '4d5a', 'cffaedfe', 'feedfacf', 'cafebabe'];

/** Returns true if a side is a file that begins like a program. */
async function isProgramFile(side: Side): Promise<boolean> {
  try {
    const begin = await firstBytes(side.kind === 'path' ? side.path : '', 4);
    return MAGIC.some((magic) => begin.toString('hex').startsWith(magic));
  } catch {
    // This function ignores a missing file, because the next step reports it.
    return false;
  }
}

/** @throws UsageError if both sides are the same. */
function requireDifferent({ baseline, candidate }: Config): void {
  if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
  const [both] = [baseline].map((side) =>
    side.kind === 'path' ? side.path : side.kind === 'ref' ? side.name : side.kind,
  );
  const message = `baseline and candidate are both \`${both}\`.`;
  throw new UsageError(message, { fix: 'Name two different sides, such as `off` and `committed`.' });
}

/**
 * Finds sides whose files have the same bytes, before anything is built.
 * @returns a warning about two equal binaries, and a note about two commits with different profiles. Equal binaries are only a warning,
 * because a user may compare them to see this machine's noise.
 * @throws UsageError if two profiles are equal, because both builds would be the same.
 */
async function equalSides(sides: BuildSides): Promise<Finding[]> {
  if (SIDES.some((side) => checkoutOfSide(sides[side]) !== undefined)) return profilesOfRevisions(sides);
  const { baseline, candidate } = sides;
  if (baseline.kind === 'off' || candidate.kind === 'off' || baseline.kind !== candidate.kind) return [];
  if ((await sha256OfFile(baseline.path)) !== (await sha256OfFile(candidate.path))) return [];
  const message = `baseline and candidate have the same bytes: ${baseline.path} and ${candidate.path}.`;
  const fix = 'Name two different files.';
  if (baseline.kind === 'profile') throw new UsageError(message, { fix });
  return [warning(message, `${fix} A comparison of equal files shows the noise of this machine.`)];
}

/**
 * Returns a note if two commits are built with different profiles, because the comparison then shows the effect of the code and of the
 * profiles together.
 */
async function profilesOfRevisions({ baseline, candidate }: BuildSides): Promise<Finding[]> {
  const codes = [baseline, candidate];
  if (codes.some(({ kind }) => kind === 'binary')) return [];
  const digests = codes.map((side) => (side.kind === 'profile' ? sha256OfFile(side.path) : 'off'));
  const [before, after] = await Promise.all(digests);
  if (before === after) return [];
  const message = `The sides also differ in their profile: the baseline is built ${sideInWords(baseline)}, the candidate ${sideInWords(candidate)}.`;
  return [
    note(
      message,
      'To compare only the code, build both sides with the same profile: `ref-profile: baseline`.',
    ),
  ];
}

/** Returns true if the run measures only production. */
function isProductionAlone({ measure }: Config): boolean {
  return measure.size === 1 && measure.has('production');
}

/** The parts of the report about the comparison in production. */
type ProductionResult = Pick<Report, 'production' | 'findings'>;

/**
 * Compares production before and after a release. A failure is an error if the run measures only production, and a warning in all other
 * runs.
 */
async function compareInProduction(run: Run): Promise<ProductionResult> {
  const { config, host } = run;
  const isAlone = isProductionAlone(config);
  if (config.production === undefined && isAlone)
    throw new UsageError('`measure` is `production`, but the setting `production` is missing.', {
      fix: 'Add `production:` with `prometheus`, `cpu` and `released` to the config file.',
    });
  if (!config.measure.has('production') || config.production === undefined) return { findings: [] };
  host.progress('Asking Prometheus for production before and after the release …');
  const { compareProduction } = await import('../compare/after/production.ts');
  const compared = compareProduction(config.production, collectingOf(run, run.scratch));
  const found = compared.then(({ report, findings }): ProductionResult => ({ production: report, findings }));
  return orElse(run, found, (error) => {
    if (isAlone) throw error;
    return { findings: [{ ...warning(error.message, error.fix), source: 'production' }] };
  });
}

/**
 * Returns the error that fails a command because of a failed gate. A gate fails if its condition is proven. The result is undefined if no
 * gate failed.
 */
export function failureOfGates(gates: readonly GateResult[]): ExpectedError | undefined {
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return undefined;
  const reasons = failed.map(({ condition, reason }) => `\`${condition}\`: ${reason}`);
  const all = gates.length === 1 ? 'The gate' : `${failed.length} of ${gates.length} gates`;
  const fix = 'See the report for what changed. If the change is intended, raise the limit in `fail-on`.';
  return new ExpectedError(`${all} failed: ${reasons.join(' ')}`, { fix });
}
