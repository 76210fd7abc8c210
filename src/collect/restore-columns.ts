import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import type { Dates } from './profilers.ts';

/** Fields of the messages of pprof's profile.proto. */
const PROFILE = { sampleType: 1, sample: 2, string: 6, time: 9, duration: 10, period: 12 };
const SAMPLE_VALUE = 2;
const TYPE = { type: 1, unit: 2 };

/** CPU time between two samples of Go's profiler, unless set otherwise; nanoseconds. */
const GO_PERIOD = 10_000_000n;
/** Profilers do not sample at a shorter period: a smaller divisor means that several rates were merged. */
const LEAST_PERIOD = 100_000n;
/** What Pyroscope writes for every CPU profile, whatever its rate was. */
const SECOND = 1_000_000_000n;

export interface Restored {
  readonly profile: Uint8Array;
  /** Stacks in it; 0 when nothing matched. */
  readonly samples: number;
}

/**
 * Restores what profilers' servers drop from a merged Go CPU profile; every other byte stays as it came. Pyroscope and
 * Parca keep one of the columns `samples/count` and `cpu/nanoseconds`, lose the period, and write no time or the
 * window's end. Without these the profile would have a hundredth of its samples, could not be merged with others, and
 * would come from the future.
 * @throws RangeError or Error of the decoder when the bytes are no profile.
 */
export function restoreColumns(bytes: Uint8Array, { from, to }: Dates): Restored {
  const { samples, strings, types, period: given } = outlineOf(bytes);
  if (samples === 0) return { profile: bytes, samples: 0 };
  const columns = columnsOf(types, given);
  const replaced = [PROFILE.time, PROFILE.duration, ...(columns ? [PROFILE.period, PROFILE.sampleType] : [])];
  const writer = new BinaryWriter();
  const add = (field: number, value: Value) => writer.raw(encoded([field, value]));
  if (columns !== undefined) {
    // Before the first sample; the names of the types are added behind the strings.
    for (const at of [strings, strings + 2])
      add(PROFILE.sampleType, encoded([TYPE.type, at], [TYPE.unit, at + 1]));
  }
  for (const { field, wire, reader } of fields(bytes)) {
    const content = reader.skip(wire, field);
    if (replaced.includes(field)) continue;
    if (columns === undefined || field !== PROFILE.sample) writer.tag(field, wire).raw(content);
    else add(field, withColumns(new BinaryReader(content).bytes(), columns));
  }
  if (columns !== undefined) {
    for (const word of ['samples', 'count', 'cpu', 'nanoseconds']) add(PROFILE.string, word);
    add(PROFILE.period, columns.period);
  }
  add(PROFILE.time, BigInt(from.getTime()) * 1_000_000n);
  add(PROFILE.duration, BigInt(to.getTime() - from.getTime()) * 1_000_000n);
  return { profile: writer.finish(), samples };
}

interface Outline {
  /** The first value of each sample. */
  readonly samples: number;
  /** Length of the string table. */
  readonly strings: number;
  /** Such as `cpu/nanoseconds`. */
  readonly types: readonly string[];
  readonly period: bigint;
}

function outlineOf(bytes: Uint8Array): Outline {
  const { messages, numbers } = valuesOf(bytes);
  const strings = messages(PROFILE.string);
  const text = (index: bigint | undefined) => Buffer.from(strings[Number(index ?? 0n)] ?? []).toString();
  return {
    samples: messages(PROFILE.sample).length,
    strings: strings.length,
    types: messages(PROFILE.sampleType).map((message) => {
      const type = valuesOf(message);
      return `${text(type.numbers(TYPE.type)[0])}/${text(type.numbers(TYPE.unit)[0])}`;
    }),
    period: numbers(PROFILE.period).at(-1) ?? 0n,
  };
}

/** The first value of a sample; repeated numbers may be packed or not. */
function sampleValue(sample: Uint8Array): bigint {
  const { messages, numbers } = valuesOf(sample);
  const [packed] = messages(SAMPLE_VALUE);
  const [plain = 0n] = numbers(SAMPLE_VALUE);
  return packed?.length ? BigInt(new BinaryReader(packed).int64()) : plain;
}

interface Columns {
  /** Nanoseconds of CPU time that one sample stands for. */
  readonly period: bigint;
  /** Both values of a sample, made of the one it has. */
  both(value: bigint): readonly [count: bigint, nanos: bigint];
}

/** How the missing column follows from the one that is there; undefined where both are, or neither. */
function columnsOf(types: readonly string[], given: bigint): Columns | undefined {
  const period = given >= LEAST_PERIOD && given < SECOND ? given : GO_PERIOD;
  if (types.length !== 1) return undefined;
  if (types[0] === 'samples/count') return { period, both: (value) => [value, value * period] };
  if (types[0] !== 'cpu/nanoseconds') return undefined;
  // Of several rates merged, the nearest whole number of samples, and never none.
  const count = (value: bigint) => (value === 0n ? 0n : (value + period / 2n) / period || 1n);
  return { period, both: (value) => [count(value), value] };
}

function withColumns(sample: Uint8Array, columns: Columns): Uint8Array {
  const writer = new BinaryWriter();
  for (const { field, wire, reader } of fields(sample)) {
    const content = reader.skip(wire, field);
    if (field !== SAMPLE_VALUE) writer.tag(field, wire).raw(content);
  }
  writer.tag(SAMPLE_VALUE, WireType.LengthDelimited).fork();
  for (const value of columns.both(sampleValue(sample))) writer.int64(value);
  return writer.join().finish();
}

/** Entries of one message: several times those of the largest profile that is taken. */
const MOST_FIELDS = 2_000_000;

/** The fields of a message one by one; the caller must read or skip the value of each. */
function* fields(bytes: Uint8Array) {
  const reader = new BinaryReader(bytes);
  for (let count = 0; reader.pos < reader.len; count += 1) {
    if (count === MOST_FIELDS) throw new RangeError(`it has more than ${MOST_FIELDS} entries`);
    const [field, wire] = reader.tag();
    yield { field, wire, reader };
  }
}

/** The values of a message by field: its plain numbers, and the bytes of messages, texts and packed numbers. */
export function valuesOf(message: Uint8Array) {
  const numbers = new Map<number, bigint[]>();
  const messages = new Map<number, Uint8Array[]>();
  for (const { field, wire, reader } of fields(message)) {
    if (wire === WireType.Varint) append(numbers, field, BigInt(reader.int64()));
    else if (wire === WireType.LengthDelimited) append(messages, field, reader.bytes());
    else reader.skip(wire, field);
  }
  return {
    numbers: (field: number): readonly bigint[] => numbers.get(field) ?? [],
    messages: (field: number): readonly Uint8Array[] => messages.get(field) ?? [],
  };
}

function append<T>(lists: Map<number, T[]>, field: number, value: T): void {
  const list = lists.get(field);
  if (list === undefined) lists.set(field, [value]);
  else list.push(value);
}

type Value = number | bigint | string | Uint8Array;

/** A message of these fields: numbers as int64, texts, and messages. */
export function encoded(...content: readonly (readonly [field: number, value: Value])[]): Uint8Array {
  const writer = new BinaryWriter();
  for (const [field, value] of content) {
    if (typeof value === 'number' || typeof value === 'bigint')
      writer.tag(field, WireType.Varint).int64(value);
    else if (typeof value === 'string') writer.tag(field, WireType.LengthDelimited).string(value);
    else writer.tag(field, WireType.LengthDelimited).bytes(value);
  }
  return writer.finish();
}
