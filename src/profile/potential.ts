import { fixed } from '../system/format.ts';
import type { Totals } from './compact.ts';
import { compilerSampleType, type EdgeSet } from './edges.ts';
import { framesOfLocations, NameTable } from './frames.ts';
import { leafWeights } from './leaf-weights.ts';
import type { Profile, ProfileHead, Sample } from './profile.ts';
import { callsC, type TimeClass, timeClassifier } from './time-classes.ts';
import type { TimeSums } from './time-sums.ts';

/** What of the CPU time PGO can touch at all. Shares are fractions of all samples and add up to 1. */
export interface Potential {
  /** Code of Go packages, the standard library too. */
  readonly user: number;
  /** The runtime but for the garbage collector: scheduler, maps, allocation. */
  readonly runtime: number;
  /** The garbage collector, in the background and as assists. */
  readonly gc: number;
  readonly syscalls: number;
  /** C code and the way into it. */
  readonly cgo: number;
  /** What that means, a sentence or two: `55 % is in C: PGO cannot touch it.` */
  readonly ceiling: string;
  /** Whether the profile is of a program that was built with PGO already; absent where that cannot be told. */
  readonly fromPgoBuild?: boolean;
  /** How that is known, or why it is not, a sentence. */
  readonly fromPgoBuildReason?: string;
}

type Shares = Readonly<Record<TimeClass, number>>;

/** Typical gains of programs in Go: https://go.dev/doc/pgo, for Go 1.22. */
const TYPICAL_GAINS = [0.02, 0.14] as const;

/**
 * Divides the CPU time of a profile with whole stacks into what PGO can touch and what it cannot.
 * @param of how the profile is called in the sentence: `the collected profiles`.
 * @param countOf what a sample counts; default: what the compiler takes.
 * @returns undefined when it has no samples.
 */
export function potentialOf(
  profile: Profile,
  of: string,
  countOf?: (values: Sample['values']) => number,
): Potential | undefined {
  return potentialOfSums(sumOfStacks(profile, countOf), of, false);
}

interface ReducedProfile extends Totals {
  readonly head: ProfileHead;
  readonly edges: EdgeSet;
  /** Absent where it holds call edges alone. */
  readonly times?: TimeSums;
}

/** As `potentialOf`, of a profile whose stacks are gone, or were never there. */
export function potentialOfReduced(profile: ReducedProfile, of: string): Potential | undefined {
  const { times } = profile;
  if (times === undefined) return potentialOfSums(sumOfEdges(profile), of, true);
  return potentialOfSums(times.callsC ? times.cgo : times.plain, of, false);
}

function potentialOfSums(sums: Shares, of: string, isEstimate: boolean): Potential | undefined {
  const all = Object.values(sums).reduce((total, value) => total + value, 0);
  if (all <= 0) return undefined;
  const shares: Shares = {
    user: sums.user / all,
    runtime: sums.runtime / all,
    gc: sums.gc / all,
    syscalls: sums.syscalls / all,
    cgo: sums.cgo / all,
  };
  return { ...shares, ceiling: ceilingOf(shares, of, isEstimate) };
}

function sumOfStacks(
  profile: Profile,
  countOf: ((values: Sample['values']) => number) | undefined,
): Record<TimeClass, number> {
  const type = compilerSampleType(profile);
  const value = countOf ?? ((values) => values[type] ?? 0);
  const table = new NameTable();
  const namesOf = framesOfLocations(profile, table).map((frames) =>
    frames.map((frame) => table.names[frame] as string),
  );
  const classOf = timeClassifier(callsC(table.names));
  const sums = none();
  for (const { locations, values } of profile.samples) {
    sums[classOf(locations.flatMap((at) => namesOf[at] as string[]))] += value(values);
  }
  return sums;
}

/** Of a compacted profile only leaves are known, and those not exactly. */
function sumOfEdges({ head, edges, samples, weighted }: ReducedProfile): Record<TimeClass, number> {
  const type = compilerSampleType(head);
  const perSample = head.sampleTypes[type]?.type === 'cpu' ? head.period : 1;
  const leaves = leafWeights(edges, (weighted?.samples ?? samples) * perSample);
  const classOf = timeClassifier(callsC([...leaves.keys()]));
  const sums = none();
  for (const [name, weight] of leaves) sums[classOf([name])] += weight;
  return sums;
}

function none(): Record<TimeClass, number> {
  return { user: 0, runtime: 0, gc: 0, syscalls: 0, cgo: 0 };
}

function ceilingOf({ user, runtime, gc, syscalls, cgo }: Shares, of: string, isEstimate: boolean): string {
  const go = user + runtime + gc;
  const sentences: string[] = [];
  const shut = [
    ...(isVisible(cgo) ? [`${percent(cgo)} is in C`] : []),
    ...(isVisible(syscalls) ? [`${percent(syscalls)} in system calls`] : []),
  ];
  const [first, second] = shut;
  if (first === undefined) sentences.push(`All CPU time of ${of} is in Go code.`);
  else {
    const where = second === undefined ? first.replace(' in system', ' is in system') : shut.join(' and ');
    sentences.push(`Of the CPU time of ${of}, ${where}: PGO cannot touch it.`);
  }
  // The runtime is built with the profile as every package is (`setPGOProfilePath` in cmd/go).
  const parts = [
    `${percent(user)} in the program and its packages`,
    `${percent(runtime + gc)} in the runtime and its garbage collector, which are built with the profile, too`,
  ];
  if (go < 0.005) sentences.push('There is next to nothing that could get faster.');
  else {
    sentences.push(
      `${first === undefined ? 'It' : `At most the ${percent(go)} of Go code`} can get faster: ${parts.join(', ')}.`,
    );
    const [least, most] = TYPICAL_GAINS;
    const gains = `${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} %`;
    sentences.push(
      go > 0.9
        ? `Gains of ${gains} are typical.`
        : `Gains of ${gains} are typical of Go code; of this much they make ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of the whole.`,
    );
  }
  if (isEstimate)
    sentences.push('These shares are estimates: a compacted profile has lost most of each stack.');
  return sentences.join(' ');
}

/** Whether a share is worth a word. */
function isVisible(share: number): boolean {
  return share >= 0.005;
}

function percent(share: number): string {
  return share > 0 && share < 0.005 ? 'less than 1 %' : `${fixed(share * 100, 0)} %`;
}
