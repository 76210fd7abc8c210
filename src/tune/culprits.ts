import { FEWEST_DIFFERENCES } from '../compare/stats/samples.ts';
import { locate } from '../compare/stats/stopping.ts';
import { duration } from '../system/text.ts';
import type { LeftOutCall } from './left-out.ts';
import type { SearchOptions } from './search.ts';
import type { Contender } from './tune.ts';

/**
 * Finds the few calls that make a program slower, among many calls that make it slower together.
 *
 * The suspects are calls of the recorded profile. The program is faster with a profile that leaves out all suspects. Each step runs three
 * contenders in the same rounds as the recorded profile: without all suspects, without the first half of the suspects, and without the
 * second half. If leaving out one half keeps most of the gain, this half holds the culprits, and the other half is innocent. If neither
 * half keeps enough of the gain, both halves hold culprits. If both halves hold culprits, the search tries four profiles, each with a
 * different quarter of the suspects put back. The quarter whose return costs least is innocent. For example, with eight calls of
 * go/printer:
 *
 *     all 8: −7.4 %   first 4: −0.3 %   second 4: −7.1 %   → the second half
 *     all 4: −7.2 %   first 2: −3.0 %   second 2: −4.1 %   → neither has enough; 3 of 4: −7.0 %, so one more is innocent
 *
 * The search for culprits stops when one suspect is left, when every part of the suspects is needed for the gain, or when the time is over.
 * The measurements of the search only choose the culprits. The caller of `findCulprits` measures the culprits again in fresh rounds.
 */

/** The options of the search for culprits. Times are in milliseconds. */
export interface CulpritOptions extends Pick<SearchOptions, 'now' | 'runHeat' | 'milliseconds' | 'progress'> {
  /** The suspected calls, which are all left out of the profile at first. */
  readonly suspects: readonly LeftOutCall[];
}

/**
 * The share of the first step's gain that a part of the suspects must keep. If a part keeps this share, the next step searches only this
 * part.
 */
const ENOUGH_OF_GAIN = 0.7;
/** The shortest step, in milliseconds. A shorter step has too few rounds, because each step begins with linking and calibrating. */
const SHORTEST_STEP = 30_000;

/**
 * Halves the set of suspected calls as long as there is time.
 * @returns the culprits; all suspects if the search proves no call innocent.
 */
export async function findCulprits(options: CulpritOptions): Promise<readonly LeftOutCall[]> {
  const deadline = options.now() + options.milliseconds;
  // Sort by weight, so that the heavy calls are in the same half.
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

/** Returns the part of the suspects whose removal makes the program fastest; undefined if no removal makes the program fast enough. */
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
