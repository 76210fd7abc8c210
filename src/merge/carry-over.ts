import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { digest, encodeStacks, type MergedProfile, type MergeOptions, remarksOf } from '../merge.ts';
import { profileBytes } from '../profile/bytes.ts';
import { compactToEdges, encodeEdges, type Totals, totalsOf } from '../profile/compact.ts';
import { decodeProfile } from '../profile/decode.ts';
import { callEdges, compareText, compilerSampleType } from '../profile/edges.ts';
import { ownName, withOwnNames } from '../profile/exclusions.ts';
import { type Profile, totalOf } from '../profile/profile.ts';
import { renamer, withNewNames } from '../profile/rename.ts';
import { scaleValues } from '../profile/scale.ts';
import { readEdgesOfFile, readStacksOfFile } from '../profile/validate.ts';
import { pprofMerge } from './merge-files.ts';

/**
 * How often a new sample counts. What is carried counts less each time, and of a sample that counts so often there is
 * something left after several times; the new ones are multiplied, not scaled down (golang/go#73640).
 */
const PRECISION = 1_000;

/** Of many more, it takes more memory than a run may have. */
const MOST_EDGES = 50_000;

/** A merge with what was committed before in its bytes; in all else it is what was collected. */
export interface CarriedOver {
  readonly merged: MergedProfile;
  /** Call edges that are committed only because they were before. */
  readonly kept: number;
}

/**
 * Adds the committed profile to what is to be committed, at `share` of the weight of the new profiles, in call edges. What
 * was carried before is in it, so an old profile counts for ever less: for `share / (1 + share)` of the time before.
 * @throws ExpectedError when the committed profile cannot take part.
 */
export async function carryOver(
  fresh: MergedProfile,
  committed: Uint8Array,
  share: number,
  options: MergeOptions,
): Promise<CarriedOver> {
  const encode = options.compact === 'edges' ? compactToEdges : encodeStacks;
  const before = await committedPart(committed, options);
  const freshBytes = asCommitted(fresh, fresh);
  const newPart = decodeProfile(freshBytes);
  const oldPart = decodeProfile(asCommitted(before, before.totals));
  mustBeAlike(newPart, oldPart);
  const factor = factorFor(newPart, share);
  const carried = scaled(
    oldPart,
    (share * factor * callEdges(newPart).totalWeight) / callEdges(oldPart).totalWeight,
  );
  const files = ['new', 'carried', 'merged'].map((name) => join(options.scratch, `carry-over-${name}.pprof`));
  const [newFile = '', carriedFile = '', mergedFile = ''] = files;
  await writeFile(newFile, scaleValues(freshBytes, factor));
  await writeFile(carriedFile, encode(carried, totalsOf(carried)));
  await pprofMerge([newFile, carriedFile], mergedFile, options);
  const both = decodeProfile(await profileBytes(await readFile(mergedFile)));
  assertTotals(both, newPart, factor, carried);
  const { timeNanos, durationNanos, period } = fresh.head;
  const together = { ...both, timeNanos, durationNanos, period };
  const digests = [...fresh.inputs.map(({ profile }) => profile.sha256), digest(committed)];
  const inputsSha256 = digest(digests.sort(compareText).join('\n'));
  const bytes = encode(together, totalsOfBoth(fresh, before.totals, factor, share), {
    exclusions: fresh.exclusions,
    remarks: remarksOf(fresh.inputs, inputsSha256, options, share),
  });
  const writtenEdges = callEdges(together).edges.length;
  return {
    merged: {
      ...fresh,
      bytes,
      sha256: digest(bytes),
      writtenEdges,
      inputsSha256,
    },
    kept: writtenEdges - fresh.edges.edges.length,
  };
}

interface Part extends Pick<MergedProfile, 'head' | 'edges' | 'stacks'> {
  readonly totals: Totals;
}

/** @throws ExpectedError when it cannot take part. */
async function committedPart(committed: Uint8Array, { compact, renames = [] }: MergeOptions): Promise<Part> {
  const { head, totals, edges } = await readEdgesOfFile(committed);
  const today = renamer(renames);
  const part = { head, totals, edges: edges((name) => today(ownName(name))) };
  if (compact === 'edges') return part;
  const stacks = await readStacksOfFile(committed);
  if (stacks === undefined) throw new ExpectedError('With whole stacks unpacked, it has more than 16 MiB.');
  return { ...part, stacks: withNewNames(withOwnNames(stacks), renames) };
}

/** With the columns that are committed. @throws ExpectedError when it has too many edges. */
function asCommitted({ head, edges: { edges }, stacks }: Omit<Part, 'totals'>, totals: Totals): Uint8Array {
  if (edges.length > MOST_EDGES)
    throw new ExpectedError(`There are more than ${count(MOST_EDGES, 'call edge')}.`);
  return stacks ? encodeStacks(stacks, totals) : encodeEdges(head, edges, totals, []);
}

/** pprof would drop columns that one of the two lacks. */
function mustBeAlike(newPart: Profile, oldPart: Profile): void {
  const [columns, others] = [newPart, oldPart].map(({ sampleTypes, periodType }) =>
    [...sampleTypes, periodType].map((type) => `${type?.type}/${type?.unit}`).join(', '),
  );
  if (columns !== others) {
    throw new ExpectedError(`Its columns and period are ${others}, those of the new profiles ${columns}.`);
  }
  if (callEdges(oldPart).totalWeight === 0) throw new ExpectedError('It has no call edge.');
}

function factorFor(newPart: Profile, share: number): number {
  const largest = newPart.sampleTypes.map((_, index) => Number(totalOf(newPart, index)));
  const factor = Math.floor(Number.MAX_SAFE_INTEGER / ((1 + share) * Math.max(...largest)));
  if (factor >= 1) return Math.min(PRECISION, factor);
  throw new ExpectedError('With it, the sums would pass 2^53 and not be exact.');
}

/** Every value `times` as much, rounded; what the compiler would no longer count is gone. */
function scaled(profile: Profile, times: number): Profile {
  const type = compilerSampleType(profile);
  return {
    ...profile,
    samples: profile.samples
      .map((sample) => ({ ...sample, values: sample.values.map((value) => Math.round(value * times)) }))
      .filter(({ values }) => (values[type] ?? 0) > 0),
  };
}

/**
 * Samples and time are those of the new profiles alone, since what is carried was taken for an earlier one. What the
 * values are worth together is by Kish's effective sample size, as for samples with weights.
 */
function totalsOfBoth(fresh: Totals, before: Totals, factor: number, share: number): Totals {
  const { samples, cpuNanos, weighted = { samples, effective: samples } } = fresh;
  const worthBefore = Math.max(1, before.weighted?.effective ?? before.samples);
  return {
    samples,
    cpuNanos,
    weighted: {
      samples: Math.round(factor * (1 + share) * weighted.samples),
      effective: Math.max(
        1,
        Math.round((1 + share) ** 2 / (1 / Math.max(1, weighted.effective) + share ** 2 / worthBefore)),
      ),
    },
  };
}

function assertTotals(both: Profile, newPart: Profile, factor: number, carried: Profile): void {
  both.sampleTypes.forEach(({ type, unit }, index) => {
    const expected = BigInt(factor) * totalOf(newPart, index) + totalOf(carried, index);
    const actual = totalOf(both, index);
    if (actual === expected) return;
    throw new Error(`carried over: ${actual} ${type}/${unit} instead of ${expected}`);
  });
}
