import { FEWEST_DIFFERENCES } from '../compare/stats/samples.ts';
import { locate } from '../compare/stats/stopping.ts';
import { duration } from '../system/text.ts';
import { type Contender, combined, sameCalls } from './tune.ts';

/**
 * Searches the contender with which the program is fastest, within a time.
 *
 * The search runs in heats. In each heat, a few contenders run in the same rounds as the recorded profile. After the heat, a
 * contender that is proven worse than the best one is dropped, and the places of the dropped ones go to those that wait. When all
 * proposals have run, the best contender is combined with the others that helped: what both leave out is left out. For example, with
 * five minutes for go/printer:
 *
 *     heat 1, 150 s: reasons −2.9 %, cost-500 −3.4 %, losses −1.0 % (proven worse than cost-500, so it is dropped)
 *     heat 2,  75 s: cost-500 −3.3 %, reasons −2.8 %, cost-500+reasons −3.5 %
 *     heat 3,  75 s: cost-500 −3.4 %, cost-500+reasons −3.4 %
 *
 * The best contender of a search looks better than it is, because luck took part in the choice. So the figures of the search are never
 * reported. The caller measures the winner again, in fresh rounds, next to the recorded profile, and only these rounds judge it. With
 * contenders that are all the same, the winner is then called better in at most 5 % of runs, however many contenders took part
 * (`__tests__/tune/search.test.ts`).
 */

/** ln(contender / recorded) of one round, by the names of the contenders that ran in it. */
export type SearchRound = ReadonlyMap<string, number>;

/** What a search needs. Times are in milliseconds. */
export interface SearchOptions {
  /** The proposals, the most promising first. */
  readonly contenders: readonly Contender[];
  /** At most so many contenders are tried, with combinationsOfBest. */
  readonly most: number;
  /** The time for all heats. */
  readonly milliseconds: number;
  /** The time that has passed since any fixed point. */
  now(): number;
  /**
   * Builds contenders, and runs them in the same rounds as the recorded profile. A contender that cannot be built is missing in the rounds.
   * @param milliseconds the most time for all of it.
   */
  runHeat(contenders: readonly Contender[], milliseconds: number): Promise<readonly SearchRound[]>;
  readonly progress?: (line: string) => void;
}

/** A contender and how it ran in the search. */
export interface TriedContender {
  readonly contender: Contender;
  readonly rounds: number;
  /** The change against the recorded profile as a fraction; undefined if there were too few rounds. It is not to be reported. */
  readonly change: number | undefined;
}

/** The end of a search. */
export interface ContenderSearch {
  /** The contender that looked best; undefined if none looked better than the recorded profile. */
  readonly winner: Contender | undefined;
  /** All contenders that ran, in the order in which they were tried. */
  readonly tried: readonly TriedContender[];
}

/** At most so many contenders run in a heat. More of them make a round longer, and the difference of any two less precise. */
const TOGETHER = 5;
/** So many stay for the next heat if others wait for a place. */
const KEPT = 3;
/** A heat takes this share of the time that is left, and not less than `SHORTEST_HEAT`. */
const HEAT_SHARE = 0.5;
/** In milliseconds. Each heat first links and calibrates, so a shorter one has few rounds. */
const SHORTEST_HEAT = 40_000;
/** At most so many others are combined with the best one after a heat. */
const MOST_COMBINED = 2;

/** Runs the search. @throws what `runHeat` throws. */
export async function searchContender(options: SearchOptions): Promise<ContenderSearch> {
  const { most, now, progress } = options;
  const deadline = now() + options.milliseconds;
  const waiting = options.contenders.slice(0, most);
  const entered = new Set<Contender>();
  const rounds: SearchRound[] = [];
  let field: Contender[] = [];
  let together = TOGETHER;
  for (let heat = 1; ; heat++) {
    const entering = waiting.splice(0, together - field.length);
    field.push(...entering);
    for (const contender of entering) entered.add(contender);
    const left = deadline - now();
    if (left < SHORTEST_HEAT / 2 || !isWorthAHeat(field, rounds)) break;
    const time = left < 2 * SHORTEST_HEAT ? left : Math.max(SHORTEST_HEAT, left * HEAT_SHARE);
    const names = field.map(({ name }) => name).join(', ');
    progress?.(`Tuning, heat ${heat}, at most ${duration(time)}: ${names}`);
    const measured = await options.runHeat(field, time);
    rounds.push(...measured);
    if (measured.length < FEWEST_DIFFERENCES) {
      // The machine is slow, so fewer contenders run together. Their rounds so far still count.
      if (field.length === 1 && measured.length === 0) break;
      together = Math.max(1, Math.floor(field.length / 2));
      waiting.unshift(...field.splice(together));
      continue;
    }
    field = survivors(field, rounds);
    if (waiting.length === 0) {
      const added = combinationsOfBest([...entered], rounds).slice(0, most - entered.size);
      waiting.push(...added);
    }
    if (waiting.length > 0) field = field.slice(0, Math.min(KEPT, together - 1));
  }
  const tried = [...entered];
  const ranked = rankedByChange(tried, rounds);
  const [best] = ranked;
  return {
    winner: best !== undefined && best.estimate < 0 ? best.contender : undefined,
    tried: tried.map((contender) => {
      const { estimate } = ranked.find((one) => one.contender === contender) ?? {};
      const ran = ratiosOf(contender, rounds).length;
      return { contender, rounds: ran, change: estimate === undefined ? undefined : Math.expm1(estimate) };
    }),
  };
}

/** Whether another heat can change the choice: not for a single contender that ran often enough to be judged. */
function isWorthAHeat([first, ...others]: readonly Contender[], rounds: readonly SearchRound[]): boolean {
  if (first === undefined) return false;
  return others.length > 0 || ratiosOf(first, rounds).length < FEWEST_DIFFERENCES;
}

/** The log ratios of a contender against the recorded profile, in the rounds in which it ran. */
function ratiosOf({ name }: Contender, rounds: readonly SearchRound[]): number[] {
  return rounds.flatMap((round) => round.get(name) ?? []);
}

/** A contender with its estimated log ratio against the recorded profile. */
interface RankedContender {
  readonly contender: Contender;
  readonly estimate: number;
  /** The upper end of the 95 % interval. Below 0, the contender helped, as far as the search knows. */
  readonly worst: number;
}

/** Orders contenders by their change, the fastest first. Contenders with too few rounds are left out. */
function rankedByChange(contenders: readonly Contender[], rounds: readonly SearchRound[]): RankedContender[] {
  return contenders
    .flatMap((contender): RankedContender[] => {
      const ratios = ratiosOf(contender, rounds);
      if (ratios.length < FEWEST_DIFFERENCES) return [];
      const { estimate, interval } = locate(ratios);
      return [{ contender, estimate, worst: interval[1] }];
    })
    .sort((a, b) => a.estimate - b.estimate);
}

/** The contenders that are not proven worse than the best one, the best first. Those that do not build never ran, and are dropped. */
function survivors(field: readonly Contender[], rounds: readonly SearchRound[]): Contender[] {
  const ranked = rankedByChange(field, rounds);
  const [best] = ranked;
  if (best === undefined) return [];
  return ranked.flatMap(({ contender }) => {
    const differences = rounds.flatMap((round) => {
      const [own, least] = [round.get(contender.name), round.get(best.contender.name)];
      return own === undefined || least === undefined ? [] : [own - least];
    });
    const isWorse = differences.length >= FEWEST_DIFFERENCES && locate(differences).interval[0] > 0;
    return isWorse ? [] : [contender];
  });
}

/**
 * Combines the best contender with the next ones that helped, also if they were dropped because they helped less. Combinations that were
 * tried already are left out.
 */
function combinationsOfBest(tried: readonly Contender[], rounds: readonly SearchRound[]): Contender[] {
  const helped = rankedByChange(tried, rounds).filter(({ worst }) => worst < 0);
  const [best, ...others] = helped.map(({ contender }) => contender);
  if (best === undefined) return [];
  const all: Contender[] = [];
  for (const other of others.slice(0, MOST_COMBINED)) {
    const made = combined(best, other);
    if (![...tried, ...all].some((known) => sameCalls(known, made))) all.push(made);
  }
  return all;
}
