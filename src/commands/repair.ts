import { basename, join } from 'node:path';
import type { GoContext } from '../golang/go.ts';
import type { MainPackage } from '../golang/program.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { exclusionsFor } from '../profile/exclusions.ts';
import type { PublishedProfile } from '../profile/published.ts';
import { decideRepair, recordedInWords } from '../repair/figures.ts';
import { type MatchedProfile, SourceTree } from '../repair/repair.ts';
import { repairProfile } from '../repair/rewrite.ts';
import type { ReadFunctions } from '../repair/source.ts';
import type { ProfileFacts } from '../report/report.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import { count } from '../system/format.ts';
import { aboutUnreadableCalls, readLeftOut, withoutKept } from '../tune/left-out.ts';
import type { Run } from '../work.ts';
import { factsOfFile, readOrExplain } from './files.ts';
import type { Built, Program } from './program.ts';

/**
 * Matches older profiles to today's source. `repair` matches the committed profile. `refresh` and `collect` match old inputs before they
 * are merged. `check` only computes the share of the weight that would match.
 */

/** A cache of the source trees of this run, by main package, because reading a source tree takes seconds. */
const trees = new WeakMap<MainPackage, SourceTree>();

/** Returns today's source of a program. The source is read only once, even if several profiles are matched to it. */
function sourceTreeOf({ config, scratch }: Run, { go, main }: Built): SourceTree {
  const tree = trees.get(main) ?? new SourceTree({ go, main, flags: config.buildFlags, scratch });
  trees.set(main, tree);
  return tree;
}

/** Begins to read the source before it is needed. @param context the folder and environment of Go, and a signal that stops the reading. */
export function readSourceAhead(run: Run, program: Built, context: GoContext): Promise<ReadFunctions> {
  return sourceTreeOf(run, program).functions(context);
}

/**
 * Matches the call edges of a profile to today's source. Every command calls this function to find out how much of a profile still reaches
 * the compiler.
 */
export async function matchToday(run: Run, program: Built, edges: EdgeSet): Promise<MatchedProfile> {
  const line =
    'Reading the source … With an empty build cache, Go first compiles the program that reads the source, which may take minutes.';
  const late = setTimeout(() => run.host.progress(line), QUICK_TO_READ);
  try {
    return await sourceTreeOf(run, program).match(edges);
  } finally {
    clearTimeout(late);
  }
}

/**
 * The milliseconds after which a line in the log explains why reading the source code takes long. The source code of most programs is read
 * faster.
 */
const QUICK_TO_READ = 10_000;

/**
 * Repairs a profile, so that its calls have the lines and names of today's source. Calls that the profile leaves out stay out: the calls
 * that an earlier tuning left out, and the calls whose inlining is known to be harmful.
 */
export async function repairToday(run: Run, program: Built, file: Uint8Array, read: PublishedProfile) {
  const matched = await matchToday(run, program, read.edges);
  const exclusions = [
    ...exclusionsFor(run.config, program.go.version),
    ...withoutKept(readLeftOut(read.head).calls, read.edges.edges, run.config.keptCalls),
  ];
  const repaired = await repairProfile(file, read, matched, { ...run.config, exclusions });
  return { ...repaired, source: matched.source };
}

/**
 * Repairs the committed profile, for the command `repair`.
 * @param place the path of the profile, relative to the repository's root.
 * @throws ExpectedError if there is no committed profile.
 */
export async function repairCommitted(run: Run, program: Program, place: string, committed?: Uint8Array) {
  if (committed === undefined)
    throw new ExpectedError(`There is no committed profile at ${place} to repair.`, {
      fix: 'Name an existing profile with `profile`, or make a first profile with `npx go-pgo@1 refresh`.',
    });
  const before = await readOrExplain(committed, place, run.config.renames);
  const { source, ...repaired } = await repairToday(run, program, committed, before);
  const path = join(run.outputDirectory, basename(place));
  await replaceFile(path, repaired.bytes);
  const profile: ProfileFacts = { ...factsOfFile(repaired.bytes, path, repaired), repositoryPath: place };
  const { recorded } = repaired.repair;
  const inWorkTree = await readIfThere(program.profilePath);
  const uncommitted = note(
    `The command repaired the committed version of ${place}. The work tree has a different version of this file.`,
  );
  const findings = [
    ...(inWorkTree && !inWorkTree.equals(committed) ? [uncommitted] : []),
    ...(recorded ? [note(recordedInWords(recorded))] : []),
    ...aboutUnreadableCalls(before.head),
    ...aboutSource(source),
  ];
  return {
    ...repaired,
    decision: decideRepair(repaired.repair, run.config.minDrift, before.gzipLayers),
    profile,
    findings,
  };
}

/** Warns about source that could not be read, because calls in such source do not match. */
export function aboutSource({ malformed, missing = [] }: ReadFunctions): Finding[] {
  const lost = (what: string, all: readonly string[], fix: string) => {
    const named = `${all.slice(0, 3).join(', ')}${all.length > 3 ? ', …' : ''}`;
    const message = `${what}, so calls in them may be missing: ${named}.`;
    return all.length > 0 ? [warning(message, `${fix}, then run again.`)] : [];
  };
  return [
    ...lost(`${count(malformed.length, 'file')} cannot be read as Go`, malformed, 'Make `go vet ./...` pass'),
    ...lost(`${count(missing.length, 'package')} cannot be loaded`, missing, 'Make `go build` work here'),
  ];
}
