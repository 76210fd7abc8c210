import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { Profile, ValueType } from 'pprof-format';
import type { ProfileHead } from '../profile/columns.ts';
import { decodeProfile } from '../profile/decode.ts';
import type { Dates } from './profilers.ts';

/** CPU time between two samples of Go's profiler, unless set otherwise; nanoseconds. */
const GO_PERIOD = 10_000_000;
/** Profilers do not sample at a shorter period: a smaller divisor means that several rates were merged. */
const LEAST_PERIOD = 100_000;
/** What Pyroscope writes for every CPU profile, whatever its rate was. */
const SECOND = 1_000_000_000;

/**
 * Restores what profilers' servers drop from a merged Go CPU profile. Pyroscope and Parca keep one of the columns
 * `samples/count` and `cpu/nanoseconds`, lose the period, and write no time or the window's end. Without these the profile
 * would have a hundredth of its samples, could not be merged with others, and would come from the future.
 * @returns `samples`: the number of stacks, 0 when nothing matched.
 * @throws Malformed when the bytes are no profile.
 */
export function restoreColumns(bytes: Uint8Array, { from, to }: Dates) {
  // Its limits also bound what the other decoder needs.
  const head = decodeProfile(bytes);
  const samples = head.samples.count;
  if (samples === 0) return { profile: bytes, samples };
  const profile = Profile.decode(bytes);
  profile.timeNanos = BigInt(from.getTime()) * 1_000_000n;
  profile.durationNanos = BigInt(to.getTime() - from.getTime()) * 1_000_000n;
  const columns = missingColumn(head);
  if (columns !== undefined) {
    const typeOf = (...words: readonly [string, string]) => {
      const [type, unit] = words.map((word) => profile.stringTable.dedup(word));
      return new ValueType({ type, unit });
    };
    profile.sampleType = [typeOf('samples', 'count'), typeOf('cpu', 'nanoseconds')];
    profile.period = columns.period;
    for (const sample of profile.sample) sample.value = columns.both(BigInt(sample.value[0] ?? 0));
  }
  return { profile: profile.encode(), samples };
}

/** The period, and how the missing column follows from the one that is there; undefined where both are, or neither. */
function missingColumn({ sampleTypes: [only, ...others], period: given }: ProfileHead) {
  if (only === undefined || others.length > 0) return undefined;
  const period = given >= LEAST_PERIOD && given < SECOND ? given : GO_PERIOD;
  const nanos = BigInt(period);
  const name = `${only.type}/${only.unit}`;
  if (name === 'samples/count') return { period, both: (value: bigint) => [value, value * nanos] };
  if (name !== 'cpu/nanoseconds') return undefined;
  // Of several rates merged, the nearest whole number of samples, and never none.
  const count = (value: bigint) => (value === 0n ? 0n : (value + nanos / 2n) / nanos || 1n);
  return { period, both: (value: bigint) => [count(value), value] };
}

/** A message of these fields: numbers as int64, texts, and messages. */
export function encoded(
  ...content: readonly (readonly [field: number, value: number | string | Uint8Array])[]
): Uint8Array {
  const writer = new BinaryWriter();
  for (const [field, value] of content) {
    if (typeof value === 'number') writer.tag(field, WireType.Varint).int64(value);
    else if (typeof value === 'string') writer.tag(field, WireType.LengthDelimited).string(value);
    else writer.tag(field, WireType.LengthDelimited).bytes(value);
  }
  return writer.finish();
}
