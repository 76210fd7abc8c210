import { createHash } from 'node:crypto';
import { ExpectedError } from './system/errors.ts';
import type { EdgePart } from './merge/edge-parts.ts';
import { mergeFiles, mergeSums, type PprofMergeOptions } from './merge/merge-files.ts';
import { reduceAll } from './merge/reduce.ts';
import type { WeighedInput } from './merge/weigh.ts';
import {
  countTotals,
  encodeEdges,
  type Totals,
  totalsInWords,
  type WeightedSamples,
  type Written,
} from './profile/compact.ts';
import { decodeProfile } from './profile/decode.ts';
import { type EdgeProfile, readEdges, sumOfEdges } from './profile/edge-profile.ts';
import { compareText, type EdgeSet } from './profile/edges.ts';
import { excludeInStacks } from './profile/excluded-stacks.ts';
import { type Exclusion, ownName, renameExcluded, withOwnNames } from './profile/exclusions.ts';
import { type Profile, type ProfileHead, totalOf } from './profile/profile.ts';
import { type Provenance, provenanceInWords, windowOf } from './profile/provenance.ts';
import { type Rename, renamer, withNewNames } from './profile/rename.ts';
import { addTimes, NO_TIMES, type TimeSums } from './profile/time-sums.ts';
import { encodeWhole } from './profile/whole.ts';

export interface MergedProfile extends Totals {
  /** What is to be committed. */
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly head: ProfileHead;
  readonly edges: EdgeSet;
  /** The merge with its whole stacks, with `compact: none`. */
  readonly stacks?: Profile;
  /** Where the time of the whole stacks went; absent where no input had any. */
  readonly times?: TimeSums;
  /** Call edges in `bytes`. */
  readonly writtenEdges: number;
  /** Calls that the compiler does not take for hot in `bytes`; in all else they are as they were. */
  readonly exclusions: readonly Exclusion[];
  /** What functions are called today by git's history, beside what the user says; absent where nobody looked. */
  readonly foundRenames?: readonly Rename[];
  /** Whether the compiler decides by the committed profile what it would by `bytes`, in everything; absent where nobody looked. */
  readonly sameDecisions?: boolean;
  readonly ownShare: number | undefined;
  /** One digest over the sorted digests of the inputs. */
  readonly inputsSha256: string;
  readonly inputs: readonly WeighedInput[];
}

export interface MergeOptions extends PprofMergeOptions {
  readonly compact: 'edges' | 'none';
  /** Sums of call edges that are there already. */
  readonly parts?: readonly EdgePart[];
  /** What functions of the inputs are called today. */
  readonly renames?: readonly Rename[];
  /** Looks for further ones of what is in the merge, under the names of the inputs. */
  findRenames?(edges: EdgeSet): Promise<readonly Rename[]>;
  /** What the file says of where it comes from; undefined: what its inputs tell. */
  readonly provenance?: Provenance;
  /** Calls that the compiler is not to take for hot. */
  readonly exclusions?: readonly Exclusion[];
}

/**
 * Merges judged profiles with pprof and compacts the result. The bytes depend on the inputs alone, in whatever
 * order they come. @throws ExpectedError when pprof fails or its total is not the sum of the inputs, each times its
 * factor.
 */
export async function mergeProfiles(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
): Promise<MergedProfile> {
  const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
  const { head, times, edges: edgesUnder, stacks } = await mergeInputs(ordered, options);
  const named = edgesUnder(ownName);
  const found = (await options.findRenames?.(named)) ?? [];
  const renames = [...(options.renames ?? []), ...found];
  const today = renamer(renames);
  const edges = renames.length === 0 ? named : edgesUnder((name) => today(ownName(name)));
  // Of the inputs, not of the merge: an input that is compacted itself holds edges where others hold samples.
  const weighted = weightedSamples(ordered);
  const totals: Totals = {
    samples: ordered.reduce((sum, input) => sum + input.profile.samples, 0),
    cpuNanos: ordered.reduce((sum, input) => sum + input.profile.cpuNanos, 0n),
    ...(weighted && { weighted }),
  };
  const { exclusions = [] } = options;
  const inputsSha256 = digest(ordered.map((input) => input.profile.sha256).join('\n'));
  const written = { exclusions, remarks: remarksOf(ordered, inputsSha256, options) };
  const whole = stacks && withNewNames(withOwnNames(stacks), renames);
  const bytes =
    whole === undefined
      ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, written.remarks)
      : encodeStacks(whole, totals, written);
  return {
    bytes,
    sha256: digest(bytes),
    head: whole === undefined ? { ...head, comments: totalsInWords(totals) } : head,
    edges,
    ...(whole && { stacks: whole }),
    ...(times && { times }),
    writtenEdges: edges.edges.length,
    exclusions,
    ...totals,
    ownShare: meanOwnShare(ordered),
    inputsSha256,
    inputs: ordered,
  };
}

/** What the file says of itself, beside its totals. */
export function remarksOf(
  inputs: readonly WeighedInput[],
  inputsSha256: string,
  { provenance }: MergeOptions,
  carryOver?: number,
): string[] {
  const window = windowOf(inputs.map(({ profile }) => profile));
  return provenanceInWords(provenance, window, inputsSha256, carryOver);
}

/** What is to be committed of whole stacks. */
export function encodeStacks(profile: Profile, totals: Totals, written: Written = {}): Uint8Array {
  const stacks = excludeInStacks(profile, written.exclusions ?? []);
  const { samples } = countTotals(stacks);
  if (samples === countTotals(profile).samples) return encodeWhole(stacks, totals, written.remarks);
  // Some stacks became several: the values no longer tell how many samples were taken.
  const effective = totals.weighted?.effective ?? totals.samples;
  return encodeWhole(stacks, { ...totals, weighted: { samples, effective } }, written.remarks);
}

/** What the samples are worth together; undefined when none counts more than another. */
function weightedSamples(inputs: readonly WeighedInput[]): WeightedSamples | undefined {
  if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === undefined)) return undefined;
  let sum = 0;
  let squares = 0;
  for (const { factor, profile } of inputs) {
    const { samples, effective } = profile.weighted ?? {
      samples: profile.samples,
      effective: profile.samples,
    };
    if (effective === 0) continue;
    sum += factor * samples;
    squares += (factor * samples) ** 2 / effective;
  }
  return squares === 0 ? undefined : { samples: sum, effective: Math.max(1, Math.round(sum ** 2 / squares)) };
}

/** The merge of what is needed of the inputs. @throws ExpectedError when something was lost. */
async function mergeInputs(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
): Promise<Pick<EdgeProfile, 'head' | 'edges' | 'times'> & { stacks?: Profile }> {
  mustBeExact(inputs);
  if (options.compact === 'none') {
    const sized = inputs.map((one) => ({ ...one, size: one.profile.unpacked }));
    const bytes = await mergeFiles(sized, options);
    const stacks = decodeProfile(bytes);
    assertTotals(
      stacks.sampleTypes.map((_, index) => totalOf(stacks, index)),
      stacks,
      inputs.length,
      inputs.map(({ profile: { totals }, factor }) => ({ totals, factor })),
    );
    return { ...readEdges(bytes), stacks };
  }
  const parts = await reduceAll(inputs, options);
  const paths = parts.map(({ path }) => path);
  const merged = await sumOfEdges(mergeSums(paths, options));
  const head = { ...merged.head, ...timesOf(inputs) };
  assertTotals(merged.edgeTotals, head, inputs.length, parts);
  const times = parts.reduce((sum, part) => addTimes(sum, part.times), NO_TIMES);
  const isCompact = parts.every((part) => part.isCompact);
  return { head, edges: merged.edges, ...(!isCompact && { times }) };
}

/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs: readonly WeighedInput[]): void {
  const [first] = inputs;
  for (const [type, name] of (first?.profile.sampleTypes ?? []).entries()) {
    const sum = inputs.reduce(
      (sum, { factor, profile }) => sum + BigInt(factor) * (profile.totals[type] ?? 0n),
      0n,
    );
    if (sum <= BigInt(Number.MAX_SAFE_INTEGER)) continue;
    throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, {
      fix: 'Look at each with `go-pgo inspect`: no program reaches that, so one of them is damaged, or made up.',
    });
  }
}

/** As pprof has them, but that of a profile without a time it takes 0 or the next one's, by their order. */
function timesOf(inputs: readonly WeighedInput[]): Pick<ProfileHead, 'timeNanos' | 'durationNanos'> {
  const durations = inputs.reduce((sum, { profile }) => sum + profile.durationNanos, 0);
  return {
    timeNanos: windowOf(inputs.map(({ profile }) => profile))?.from ?? 0n,
    durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations),
  };
}

/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(
  actuals: readonly bigint[],
  { sampleTypes }: ProfileHead,
  profiles: number,
  expected: readonly { readonly totals: readonly bigint[]; readonly factor?: number }[],
): void {
  sampleTypes.forEach(({ type, unit }, index) => {
    const sum = expected.reduce(
      (sum, { totals, factor = 1 }) => sum + BigInt(factor) * (totals[index] ?? 0n),
      0n,
    );
    const actual = actuals[index];
    if (actual === sum) return;
    throw new ExpectedError(
      `The merge of ${profiles} profiles holds ${actual} ${type}/${unit}, but its inputs hold ${sum}: something was lost, so nothing is written.`,
      {
        fix: 'Run it again; if it stays so, merge the sources one by one to find the profile at fault, and report it.',
      },
    );
  });
}

/** Weighted by samples; undefined when any input cannot tell. */
function meanOwnShare(inputs: readonly WeighedInput[]): number | undefined {
  let own = 0;
  let all = 0;
  for (const { profile } of inputs) {
    if (profile.ownShare === undefined) return undefined;
    own += profile.ownShare * profile.samples;
    all += profile.samples;
  }
  return all === 0 ? undefined : own / all;
}

export function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
