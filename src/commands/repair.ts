import { basename, join } from 'node:path';
import { totalsInWords } from '../profile/comments.ts';
import type { Decision, PublishedProfile, Weighed } from '../profile/decide.ts';
import { byName, edgeSetOf } from '../profile/edges.ts';
import { encodeEdges } from '../profile/encode.ts';
import { type Exclusion, renameExcluded } from '../profile/exclude.ts';
import { type Rematched, type Repair, type RepairedWay, repairOf, type Way } from '../profile/rematch.ts';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import { count, share } from '../system/format.ts';
import { Rejected, type Run } from '../work.ts';
import { factsOfFile, readOrExplain } from './files.ts';
import { exclusionsFor } from './gather.ts';
import { functionsOf, type Program, rematchToday } from './program.ts';
import * as propose from './propose.ts';

/** `repair`: matches the committed profile to today's source, instead of collecting a new one. */

/** The first part of the command; building, comparing and publishing are those of `refresh`. */
export async function repairCommitted(
  one: propose.Refreshed,
  { publisher, published }: propose.Proposal,
): Promise<propose.Decided> {
  const { program, place } = one;
  const { run, report } = one.work;
  await propose.requireReplaceable(run, place, published);
  const { committed } = published.files.get(place.path) ?? {};
  if (committed === undefined)
    throw new ExpectedError(`There is no committed profile at ${place.path} to repair.`, {
      fix: 'Name it with `profile`, or make a first one with `go-pgo refresh`.',
    });
  const exclusions = exclusionsFor(run.config, program.go.version);
  const before = await readOrExplain(committed, place.path, run.config.renames);
  const repaired = await repairProfile(run, program, committed, before, exclusions);
  const path = join(run.outputDirectory, basename(place.path));
  await replaceFile(path, repaired.bytes);
  const profile = { ...factsOfFile(repaired.bytes, path, repaired), repositoryPath: place.path };
  const decision = decideRepair(repaired.repair, run.config.minDrift);
  report.add({
    profile,
    decision,
    repair: repaired.repair,
    findings: await aboutRepair(run, program, repaired.repair),
  });
  run.host.progress(`Decision: ${decision.kind}. ${decision.reason}`);
  if (decision.kind === 'reject')
    throw new Rejected(decision.reason, { fix: 'Make a new profile with `go-pgo refresh`.' });
  const answer = await propose.answerTo(run.config, publisher, published, place.path, repaired, decision);
  return { ...one, profile: { path, bytes: repaired.bytes }, answer };
}

/** A profile as it should be today. */
export interface RepairedProfile extends Weighed {
  readonly bytes: Uint8Array;
  readonly repair: Repair;
  readonly exclusions: readonly Exclusion[];
}

/**
 * Rewrites a profile for today's source. Where nothing has changed, its bytes stay.
 * @param file the bytes of `read`.
 */
export async function repairProfile(
  run: Run,
  program: Program,
  file: Uint8Array,
  read: PublishedProfile,
  exclusions: readonly Exclusion[],
): Promise<RepairedProfile> {
  const rematched = await rematchToday(run, program, read.edges);
  const edges = edgeSetOf(rematched.edges);
  const repair = repairOf(rematched);
  const isUnchanged = !read.weightUnderOldNames && isSameEverywhere(rematched);
  const totals = new Set(totalsInWords(read).map((line) => line.replace(/\d+$/, '')));
  const remarks = read.head.comments.filter((line) => !totals.has(line.replace(/\d+$/, '')));
  const bytes = isUnchanged
    ? file
    : encodeEdges(read.head, renameExcluded(edges.edges, exclusions), read, remarks);
  return { ...read, edges, bytes, repair, exclusions, times: undefined };
}

function isSameEverywhere({ matches }: Rematched): boolean {
  return matches.every(({ edge, to }) => to !== undefined && byName(edge, { ...edge, ...to }) === 0);
}

/** Whether the repaired profile is worth proposing. */
function decideRepair({ stale, lost }: Repair, minDrift: number): Decision {
  const staleWeight = stale;
  const reach = `${share(1 - stale)} of the weight of the committed profile still reaches the compiler; repaired, ${share(1 - lost)}`;
  if (stale === 0)
    return { kind: 'keep', reason: 'Every call of the committed profile is where it was.', staleWeight };
  if (lost === 1)
    return { kind: 'reject', reason: 'Nothing of the committed profile is in today’s source.', staleWeight };
  if (stale - lost < minDrift)
    return { kind: 'keep', reason: `${reach}, which is within \`min-drift\`.`, staleWeight };
  return { kind: 'update', reason: `${reach}.`, staleWeight };
}

const IN_WORDS: Record<Way, string> = {
  same: 'is where it was',
  moved: 'moved to another line of its function',
  package: 'is in a package with another path',
  renamed: 'has another name',
  closure: 'is in a closure with another number',
  lost: 'was not found again',
};

/** What was matched in one way, with its heaviest calls. */
export function wayInWords({ way, calls, weight, heaviest }: RepairedWay): string {
  const named = heaviest
    .slice(0, 3)
    .map(({ from, to, weight: one }) => `${from}${to === undefined ? '' : ` ⇒ ${to}`} (${share(one)})`);
  const more = calls > named.length ? ` and ${calls - named.length} more` : '';
  return `${share(weight)} of the weight (${count(calls, 'call')}) ${IN_WORDS[way]}: ${named.join(', ')}${more}.`;
}

async function aboutRepair(run: Run, program: Program, { ways }: Repair): Promise<Finding[]> {
  const { malformed } = await functionsOf(run, program);
  const [first] = malformed;
  const notes = ways.map((way): Finding => ({ severity: 'note', message: wayInWords(way) }));
  if (first === undefined) return notes;
  const message = `${count(malformed.length, 'file')} cannot be read as Go, so calls in them may be missing: ${first}.`;
  return [...notes, { severity: 'warning', message, fix: 'Make `go vet ./...` pass, then run again.' }];
}
