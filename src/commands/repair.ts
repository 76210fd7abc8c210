import { basename, join } from 'node:path';
import type { Decision } from '../profile/decide.ts';
import { withoutTypeArguments } from '../profile/names.ts';
import type { Way } from '../profile/rematch.ts';
import type { Repair, RepairedWay } from '../profile/repair.ts';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import { count, share } from '../system/format.ts';
import { Rejected, type Run } from '../work.ts';
import { factsOfFile, readOrExplain } from './files.ts';
import { exclusionsFor } from './gather.ts';
import type { Program } from './program.ts';
import * as propose from './propose.ts';
import { functionsOf, repairProfile } from './rematched.ts';

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
    findings: await aboutSource(run, program),
  });
  run.host.progress(`Decision: ${decision.kind}. ${decision.reason}`);
  if (decision.kind === 'reject')
    throw new Rejected(decision.reason, { fix: 'Make a new profile with `go-pgo refresh`.' });
  const answer = await propose.answerTo(run.config, publisher, published, place.path, repaired, decision);
  return { ...one, profile: { path, bytes: repaired.bytes }, answer };
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

/** Nothing that weighs less is a finding of its own. */
export const LEAST_NOTED = 0.01;

/** What was matched in each way, with its heaviest calls. */
export function waysInWords({ ways }: Repair): Finding[] {
  return ways
    .filter(({ weight }) => weight >= LEAST_NOTED)
    .map((way) => ({ severity: 'note', message: wayInWords(way) }));
}

function wayInWords({ way, calls, weight, heaviest }: RepairedWay): string {
  const named = heaviest
    .slice(0, 2)
    .map(({ from, to, weight: one }) => `${from}${to === undefined ? '' : `, now ${to}`} (${share(one)})`)
    .map(withoutTypeArguments);
  return `${share(weight)} of the weight (${count(calls, 'call')}) ${IN_WORDS[way]}, such as ${named.join(' and ')}.`;
}

async function aboutSource(run: Run, program: Program): Promise<Finding[]> {
  const { malformed } = await functionsOf(run, program);
  const [first] = malformed;
  if (first === undefined) return [];
  const message = `${count(malformed.length, 'file')} cannot be read as Go, so calls in them may be missing: ${first}.`;
  return [{ severity: 'warning', message, fix: 'Make `go vet ./...` pass, then run again.' }];
}
