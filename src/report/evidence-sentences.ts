import type { GateResult } from '../compare/gates.ts';
import type { ProductionComparison } from '../compare/production.ts';
import type { Amount, FunctionDifference, ProfileDifference } from '../compare/profiles.ts';
import type { CompilerEvidence } from '../golang/evidence.ts';
import type { CallSite } from '../golang/inlining.ts';
import type { Potential } from '../profile/potential.ts';
import { capitalized, change, changeWithInterval, count, fixed, relative, share, time } from './format.ts';
import { measured, measuredDifference, quantityOf } from './units.ts';

/** The evidence beside the verdict, in plain sentences: the same words in every rendering. */

/** What the profile made the compiler do, one sentence for each kind of it. */
export function compilerInWords({ inlining, devirtualization }: CompilerEvidence): string[] {
  const called = devirtualization ?? { gained: 0, lost: 0, gainedWeight: 0 };
  const weight = (of: number) => (of > 0 ? `, with ${share(of)} of its edge weight` : '');
  const lost = (number: number) => (number > 0 ? `; ${fixed(number, 0)} no longer` : '');
  const sites = count(inlining.gained, 'more call site');
  const calls = count(called.gained, 'more call');
  const are = (number: number) => (number === 1 ? 'is' : 'are');
  // Of binaries that were built elsewhere nobody knows why they differ.
  const why = devirtualization === undefined ? 'In the candidate' : 'Because of the profile';
  return [
    `${why}, ${sites} ${are(inlining.gained)} inlined${weight(inlining.gainedWeight)}${lost(inlining.lost)}.`,
    ...(devirtualization === undefined
      ? []
      : called.gained + called.lost === 0
        ? ['No call is devirtualized because of it.']
        : [
            `${calls} ${are(called.gained)} devirtualized${weight(called.gainedWeight)}${lost(called.lost)}.`,
          ]),
  ];
}

/** A call site and what became of it. */
export interface HotCallSite extends CallSite {
  readonly became: 'inlined' | 'devirtualized' | 'devirtualized and inlined';
}

/** Of both kinds, heaviest first; those whose weight is not known last. */
export function hottestCallSites({ inlining, devirtualization }: CompilerEvidence): HotCallSite[] {
  const sites = new Map<string, HotCallSite>();
  for (const site of devirtualization?.hottest ?? [])
    sites.set(identityOf(site), { ...site, became: 'devirtualized' });
  for (const site of inlining.hottest) {
    const became = sites.has(identityOf(site)) ? 'devirtualized and inlined' : 'inlined';
    sites.set(identityOf(site), { ...site, became });
  }
  return [...sites.values()].sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1));
}

/** Whether the order of call sites says anything: without a profile nobody knows their weights. */
export function haveWeights(sites: readonly CallSite[]): boolean {
  return sites.some(({ weight }) => weight !== undefined);
}

function identityOf({ caller, callee, position }: CallSite): string {
  return JSON.stringify([caller, callee, position]);
}

const WORKLOADS: Readonly<Record<string, string>> = {
  benchmarks: 'in the benchmarks',
  load: 'under load',
  profiles: 'in the two profiles',
};

/** `CPU time per request, under load: 873.0 µs → 841.0 µs, −32.00 µs (−3.7 %)`; no full stop. */
export function differenceInWords({
  workload,
  unit,
  baseline,
  candidate,
  samples,
}: ProfileDifference): string {
  const where = Object.hasOwn(WORKLOADS, workload) ? WORKLOADS[workload] : `in ${workload}`;
  // Taken once and of few samples: nobody is to mistake it for what was measured in rounds.
  const from =
    samples === undefined
      ? ''
      : `, by ${count(samples.baseline, 'sample')} and ${fixed(samples.candidate, 0)}${isChance(baseline, candidate, samples) ? ': not more than chance makes' : ''}`;
  return `${capitalized(quantityOf(unit))}, ${where}: ${measured(baseline, unit)} → ${measured(candidate, unit)}, ${measuredDifference(baseline, candidate, unit)} (${relative(baseline, candidate)}${from})`;
}

/**
 * Whether so few samples alone put the two sums this far apart, in 95 % of all cases. Samples of several benchmarks
 * count differently much, which makes chance larger, never smaller.
 */
function isChance(
  baseline: number,
  candidate: number,
  samples: NonNullable<ProfileDifference['samples']>,
): boolean {
  const chance =
    1.96 * Math.hypot(baseline / Math.sqrt(samples.baseline), candidate / Math.sqrt(samples.candidate));
  return Math.abs(candidate - baseline) <= chance;
}

/** Less of the whole is not worth a row. */
const WORTH_A_ROW = 0.001;

/** The functions whose difference is more than chance makes, since few samples hit each, and worth a word. */
export function tellingFunctions(
  { flat, cumulative, baseline: before, candidate: after }: ProfileDifference,
  which: keyof Amount,
): FunctionDifference[] {
  const rows = which === 'flat' ? flat : cumulative;
  const least = WORTH_A_ROW * Math.max(before, after);
  return rows.filter(({ baseline, candidate, chance }) => {
    const difference = Math.abs(candidate[which] - baseline[which]);
    return difference > (chance?.[which] ?? 0) && difference >= least;
  });
}

/** What stands in the place of a table without rows. */
export const NOTHING_TELLING =
  'No single function differs by more than chance makes, or by 0.1 % of the whole.';

/** Where the CPU time is, by who can make it less. */
export function sharesOf({ user, runtime, gc, syscalls, cgo }: Potential): readonly [string, string][] {
  return [
    ['Go code', share(user)],
    ['Runtime', share(runtime)],
    ['Garbage collector', share(gc)],
    ['System calls', share(syscalls)],
    ['C', share(cgo)],
  ];
}

/** What can be gained at all, and whether the profile is of a PGO build. */
export function potentialInWords(potential: Potential): string[] {
  const { ceiling, fromPgoBuild, fromPgoBuildReason } = potential;
  const from =
    fromPgoBuild === true
      ? 'The profile is of a program that was built with PGO already, so its gain is in there.'
      : undefined;
  // Of a plain build there is nothing more to say; of one that cannot be told, why.
  const why = fromPgoBuild === false ? undefined : fromPgoBuildReason;
  return [ceiling, from, why].filter((sentence) => sentence !== undefined);
}

/** Of one comparison in production: what, before, after, change. */
export interface ProductionRow {
  readonly description: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
  /** Absent where there are too few points for one. */
  readonly interval?: string;
}

export function productionRow(comparison: ProductionComparison): ProductionRow {
  const { description, cpu, cpuPerTraffic, interval } = comparison;
  const shown = (value: number) =>
    cpuPerTraffic === undefined ? `${fixed(value, 2)} CPUs` : measured(value, 'cpu-sec');
  const { before, after } = cpuPerTraffic ?? cpu;
  return {
    description,
    before: shown(before),
    after: shown(after),
    ...(interval === undefined
      ? { change: change(comparison.change, 1) }
      : changeWithInterval(comparison.change, interval)),
  };
}

/** What is compared in production: `CPU time per unit of traffic`, or the CPUs in use. */
export function productionQuantity(comparisons: readonly ProductionComparison[]): string {
  const all = comparisons.every(({ cpuPerTraffic }) => cpuPerTraffic !== undefined);
  const none = comparisons.every(({ cpuPerTraffic }) => cpuPerTraffic === undefined);
  if (all) return 'CPU time per unit of traffic';
  return none ? 'CPUs in use, whatever the traffic' : 'CPU time per unit of traffic, or CPUs in use';
}

/** `Around the release of 2026-03-09 10:00 UTC` */
export function releaseInWords({ released }: { readonly released: string }): string {
  return `Around the release of ${time(released)}`;
}

const GATE_ORDER: readonly GateResult['outcome'][] = ['failed', 'not proven', 'not measured', 'passed'];

/** What turned the job red first. */
export function orderedGates(gates: readonly GateResult[]): GateResult[] {
  return [...gates].sort((a, b) => GATE_ORDER.indexOf(a.outcome) - GATE_ORDER.indexOf(b.outcome));
}
