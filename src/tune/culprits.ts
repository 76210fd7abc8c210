import { FEWEST_DIFFERENCES } from '../compare/stats/samples.ts';
import { locate } from '../compare/stats/stopping.ts';
import { duration } from '../system/text.ts';
import type { LeftOutCall } from './left-out.ts';
import type { SearchOptions } from './search.ts';
import type { Contender } from './tune.ts';

/**
 * Finds the few calls that make a program slower, among many calls that together do.
 *
 * Leaving out all suspects makes the program faster than the recorded profile. Each step runs three contenders next to that profile: without
 * all suspects, without their first half, and without their second half. The half that keeps most of the gain holds the culprits, and the
 * other half is innocent. If neither half keeps enough, the culprits are in both: then each quarter is put back in turn, and the one whose
 * return costs least is innocent. For example, with eight calls of go/printer:
 *
 *     all 8: −7.4 %   first 4: −0.3 %   second 4: −7.1 %   → the second half
 *     all 4: −7.2 %   first 2: −3.0 %   second 2: −4.1 %   → neither has enough; 3 of 4: −7.0 %, so one more is innocent
 *
 * It stops when one call is left, when no part can be put back, or when the time is over. These figures only choose the culprits; the
 * caller measures the culprits again in fresh rounds.
 */

/** What the halving needs. Times are in milliseconds. */
export interface CulpritOptions extends Pick<SearchOptions, 'now' | 'runHeat' | 'milliseconds' | 'progress'> {
  /** The calls that are left out together. */
  readonly suspects: readonly LeftOutCall[];
}

/** The next step searches only one part of the suspects if this part keeps this share of the gain that all suspects had in the first step. */
const ENOUGH_OF_GAIN = 0.7;
/** In milliseconds. A step links and calibrates first, so a shorter one has too few rounds. */
const SHORTEST_STEP = 30_000;

/** Halves the suspects as long as there is time. @returns the culprits; all suspects if no part of them is innocent. */
export async function findCulprits(options: CulpritOptions): Promise<readonly LeftOutCall[]> {
  const deadline = options.now() + options.milliseconds;
  // Neighbours by weight stay together, so that the heavy ones are in one half.
  let suspects = options.suspects.toSorted((a, b) => b.weight - a.weight);
  let gain: number | undefined;
  for (let step = 1; suspects.length > 1; step++) {
    const left = deadline - options.now();
    if (left < SHORTEST_STEP) break;
    const steps = Math.ceil(Math.log2(suspects.length)) + 1;
    const time = Math.max(SHORTEST_STEP, left / steps);
    const heat = async (name: string, parts: readonly (readonly LeftOutCall[])[]) => {
      const contenders = parts.map(
        (leftOut, at): Contender => ({ name: `culprits-${step}${name}-${at}`, leftOut }),
      );
      options.progress?.(`Halving, step ${step}, at most ${duration(time)}: ${suspects.length} calls`);
      const rounds = await options.runHeat(contenders, time);
      return contenders.map((contender) => {
        const ratios = rounds.flatMap((round) => round.get(contender.name) ?? []);
        return ratios.length < FEWEST_DIFFERENCES ? undefined : locate(ratios).estimate;
      });
    };
    const middle = Math.ceil(suspects.length / 2);
    const halves = [suspects.slice(0, middle), suspects.slice(middle)];
    const [whole, ...ofHalves] = await heat('', [suspects, ...halves]);
    if (whole === undefined || whole >= 0) break;
    gain ??= whole;
    const half = bestPart(halves, ofHalves, gain * ENOUGH_OF_GAIN);
    if (half === undefined && suspects.length === 2) break;
    const quarters = quartersOf(suspects);
    const rest = quarters.map((quarter) => suspects.filter((call) => !quarter.includes(call)));
    const smaller = half ?? bestPart(rest, await heat('-rest', rest), gain * ENOUGH_OF_GAIN);
    if (smaller === undefined) break;
    suspects = [...smaller];
  }
  return suspects;
}

/** The part with the lowest estimate, if that is low enough. */
function bestPart(
  parts: readonly (readonly LeftOutCall[])[],
  estimates: readonly (number | undefined)[],
  most: number,
): readonly LeftOutCall[] | undefined {
  const ranked = parts
    .map((part, at) => ({ part, estimate: estimates[at] ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.estimate - b.estimate);
  const [best] = ranked;
  return best !== undefined && best.estimate <= most ? best.part : undefined;
}

function quartersOf(calls: readonly LeftOutCall[]): readonly (readonly LeftOutCall[])[] {
  const size = Math.ceil(calls.length / 4);
  return Array.from({ length: Math.ceil(calls.length / size) }, (_, at) =>
    calls.slice(at * size, (at + 1) * size),
  );
}
