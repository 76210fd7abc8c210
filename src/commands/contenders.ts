import { join } from 'node:path';
import type { OtherContenders } from '../compare/compare-binaries.ts';
import {
  type Comparison,
  type ContenderDifference,
  slowerThanCommitted,
} from '../compare/experiment/verdict.ts';
import type { BuiltSide } from '../golang/binaries.ts';
import { buildContender } from '../golang/build.ts';
import { readIfProfile } from '../profile/published.ts';
import { PUBLISHING_KINDS } from '../publish/publisher.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { replaceFile, sameBytes } from '../system/files.ts';
import { changeWithInterval } from '../system/format.ts';
import type { Run } from '../work.ts';
import { buildOptions, type Place, type Program } from './program.ts';
import type { ProposalAnswer } from './propose.ts';

/**
 * Builds the contender with the committed profile. Users run the program with the committed profile today, so a new profile must not be
 * slower than the committed profile. The contender is built from today's source. The contender is measured in the same rounds as the build
 * with the new profile and the build without a profile. For example, PGO may gain 4 % with the committed profile and 3 % with the new
 * profile. In this example, the program is faster with the new profile than without a profile, but slower than it is today.
 */

/**
 * Builds the program with the committed profile.
 * @param committed the bytes of the committed profile; undefined if the repository has no profile.
 * @param proposed the bytes of the new profile.
 * @returns no contender if the committed profile is missing, is not a profile, holds no call edge or equals the new profile. If the program
 * does not build with the committed profile, a finding says so.
 * @throws the signal's reason if the run was cancelled.
 */
export async function committedContender(
  run: Run,
  program: Program,
  committed: Uint8Array | undefined,
  proposed: Uint8Array,
): Promise<{ readonly others: OtherContenders; readonly findings: readonly Finding[] }> {
  const none = { others: {}, findings: [] };
  if (committed === undefined || sameBytes(committed, proposed)) return none;
  const profile = await readIfProfile(committed);
  if (profile === undefined || profile.edges.totalWeight === 0) return none;
  const path = join(run.scratch, 'committed.pgo');
  await replaceFile(path, committed);
  const side: BuiltSide = { kind: 'profile', path, display: 'the committed profile' };
  try {
    const binary = await buildContender(buildOptions(run, program, 'build'), side, 'committed');
    return { others: { committed: { side, binary } }, findings: [] };
  } catch (error) {
    run.host.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const message = `The new profile is not compared with the committed one: ${error.message}`;
    const fix = 'If the new profile replaces the committed one, you need to do nothing.';
    return { others: {}, findings: [note(message, error.fix ?? fix)] };
  }
}

/**
 * Decides whether a new profile is proposed, after the new profile and the committed profile were measured in the same rounds.
 * @returns the answer, and the comparison, which names the proposed profile. The answer is `new`, except in two cases. The program is proven
 * to be slower with the new profile than with the committed profile. Or the program is proven to be slower with the new profile than without
 * a profile, and the run publishes in a way that makes no drafts, unless the program is proven to be even slower with the committed profile.
 */
export function answerAfterMeasuring(
  comparison: Comparison | undefined,
  { command, config: { publish } }: Run,
  place: Place,
): { readonly answer: ProposalAnswer; readonly comparison: Comparison | undefined } {
  if (comparison === undefined) return { answer: { kind: 'new' }, comparison };
  const proposed = comparison.proposed ?? (command === 'repair' ? 'repaired' : 'recorded');
  const worse = slowerThanCommitted({ ...comparison, proposed });
  if (worse !== undefined)
    return { answer: answerSlower(worse, place), comparison: { ...comparison, proposed: 'committed' } };
  const isBetter = comparison.contenders?.some(
    ({ name, against, verdict }) => name === proposed && against === 'committed' && verdict === 'faster',
  );
  if (comparison.verdict === 'slower' && !isBetter && PUBLISHING_KINDS[publish].refusesSlower)
    return {
      answer: answerWithoutDraft(comparison),
      comparison: { ...comparison, proposed: undefined },
    };
  return { answer: { kind: 'new' }, comparison: { ...comparison, proposed } };
}

/** Returns the answer for a new profile that is proven to be slower than no profile, if the run cannot propose the profile as a draft. */
function answerWithoutDraft({ change = 0, interval = [0, 0] }: Comparison): ProposalAnswer {
  const shown = changeWithInterval(change, interval);
  const reason = `The program is proven to be slower with the new profile than without a profile (${shown.change}, 95 % interval ${shown.interval}), so the new profile is not published.`;
  const fix = `To review the new profile, set \`publish: pull-request\`, which proposes it as a draft. To look longer for a faster profile, set \`tune: 30m\`. The new profile is in the output folder.`;
  return { kind: 'slower', reason, note: warning(reason, fix) };
}

function answerSlower(worse: ContenderDifference, place: Place): ProposalAnswer {
  const { change, interval } = changeWithInterval(worse.change, worse.interval);
  const reason = `The program is proven to be slower with the new profile than with the committed one (${change}, 95 % interval ${interval}), so the new profile is not proposed.`;
  const fix = `The report shows what the compiler inlines with each of the two profiles. The new profile is in the output folder. If you want to use it nevertheless, commit it as \`${place.path}\`.`;
  return { kind: 'slower', reason, note: warning(reason, fix) };
}
