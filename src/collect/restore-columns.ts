import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import type { Dates } from './profilers.ts';

/** Fields of the messages of pprof's profile.proto. */
const PROFILE = { sampleType: 1, sample: 2, function: 5, string: 6, time: 9, duration: 10, period: 12 };
const SAMPLE_VALUE = 2;
const TYPE = { type: 1, unit: 2 };
const FUNCTION_NAME = 2;

/** CPU time between two samples of Go's profiler, unless set otherwise; nanoseconds. */
const GO_PERIOD = 10_000_000n;
/** Nobody samples at a shorter period than this: it is what is left of several rates. */
const LEAST_PERIOD = 100_000n;
/** What Pyroscope writes for every CPU profile, whatever its rate was. */
const SECOND = 1_000_000_000n;

export interface Restored {
  readonly profile: Uint8Array;
  /** Stacks in it; 0 when nothing matched. */
  readonly samples: number;
  readonly functionNames: ReadonlySet<string>;
}

/**
 * Restores what profilers' servers drop from a merged Go CPU profile; every other byte stays as it came. Pyroscope and
 * Parca keep one of the columns `samples/count` and `cpu/nanoseconds`, lose the period, and write no time or the
 * window's end. Without these the profile would have a hundredth of its samples, could not be merged with others, and
 * would come from the future.
 * @throws RangeError or Error of the decoder when the bytes are no profile.
 */
export function restoreColumns(bytes: Uint8Array, { from, to }: Dates): Restored {
  const { samples, strings, functionNames, types, period: given } = outlineOf(bytes);
  if (samples.length === 0) return { profile: bytes, samples: 0, functionNames };
  const columns = columnsOf(types, samples, given);
  const isReplaced = (field: number) =>
    field === PROFILE.time ||
    field === PROFILE.duration ||
    (columns !== undefined && field === PROFILE.period);
  const writer = new BinaryWriter();
  let typed = false;
  for (const { field, wire, reader } of fields(bytes)) {
    const content = reader.skip(wire, field);
    if (isReplaced(field)) continue;
    if (columns !== undefined && field === PROFILE.sampleType) {
      // Before the first sample; the names of the types are added behind the strings.
      if (!typed) for (const at of [0, 2]) writeType(writer, strings + at);
      typed = true;
    } else if (columns !== undefined && field === PROFILE.sample) {
      writeSample(writer, new BinaryReader(content).bytes(), columns);
    } else writer.tag(field, wire).raw(content);
  }
  if (columns !== undefined) {
    for (const word of ['samples', 'count', 'cpu', 'nanoseconds']) {
      writer.tag(PROFILE.string, WireType.LengthDelimited).string(word);
    }
    writer.tag(PROFILE.period, WireType.Varint).int64(columns.period);
  }
  const nanoseconds = (milliseconds: number) => BigInt(Math.round(milliseconds)) * 1_000_000n;
  writer.tag(PROFILE.time, WireType.Varint).int64(nanoseconds(from.getTime()));
  writer.tag(PROFILE.duration, WireType.Varint).int64(nanoseconds(to.getTime() - from.getTime()));
  return { profile: writer.finish(), samples: samples.length, functionNames };
}

interface Outline {
  /** The first value of each sample. */
  readonly samples: readonly bigint[];
  /** Length of the string table. */
  readonly strings: number;
  readonly functionNames: ReadonlySet<string>;
  /** Such as `cpu/nanoseconds`. */
  readonly types: readonly string[];
  readonly period: bigint;
}

function outlineOf(bytes: Uint8Array): Outline {
  const strings: Uint8Array[] = [];
  const names: number[] = [];
  const types: Map<number, number>[] = [];
  const samples: bigint[] = [];
  let period = 0n;
  for (const { field, wire, reader } of fields(bytes)) {
    if (field === PROFILE.string) strings.push(reader.bytes());
    else if (field === PROFILE.sampleType) types.push(numbersOf(reader.bytes()));
    else if (field === PROFILE.sample) samples.push(sampleValue(reader.bytes()));
    else if (field === PROFILE.function) names.push(numbersOf(reader.bytes()).get(FUNCTION_NAME) ?? 0);
    else if (field === PROFILE.period) period = BigInt(reader.int64());
    else reader.skip(wire, field);
  }
  const text = (index = 0) => Buffer.from(strings[index] ?? []).toString();
  return {
    samples,
    strings: strings.length,
    functionNames: new Set(names.map(text)),
    types: types.map((type) => `${text(type.get(TYPE.type))}/${text(type.get(TYPE.unit))}`),
    period,
  };
}

/** Entries of one message: several times those of the largest profile that is taken. */
const MOST_FIELDS = 2_000_000;

/** The fields of a message one by one; the caller must read or skip the value of each. */
export function* fields(bytes: Uint8Array) {
  const reader = new BinaryReader(bytes);
  for (let count = 0; reader.pos < reader.len; count += 1) {
    if (count === MOST_FIELDS) throw new RangeError(`it has more than ${MOST_FIELDS} entries`);
    const [field, wire] = reader.tag();
    yield { field, wire, reader };
  }
}

/** The plain numbers of a small message, by field. */
function numbersOf(message: Uint8Array): Map<number, number> {
  const found = new Map<number, number>();
  for (const { field, wire, reader } of fields(message)) {
    if (wire === WireType.Varint) found.set(field, Number(reader.int64()));
    else reader.skip(wire, field);
  }
  return found;
}

/** The first value of a sample; repeated numbers may be packed or not. */
function sampleValue(sample: Uint8Array): bigint {
  let found: bigint | undefined;
  for (const { field, wire, reader } of fields(sample)) {
    if (field !== SAMPLE_VALUE) reader.skip(wire, field);
    else {
      const values = wire === WireType.Varint ? reader : new BinaryReader(reader.bytes());
      const value = values.pos < values.len ? BigInt(values.int64()) : undefined;
      found ??= value;
    }
  }
  return found ?? 0n;
}

interface Columns {
  /** Nanoseconds of CPU time that one sample stands for. */
  readonly period: bigint;
  /** Both values of a sample, made of the one it has. */
  both(value: bigint): readonly [count: bigint, nanos: bigint];
}

/** How the missing column follows from the one that is there; undefined where both are, or neither. */
function columnsOf(types: readonly string[], samples: readonly bigint[], given: bigint): Columns | undefined {
  const known = given >= LEAST_PERIOD && given < SECOND ? given : undefined;
  if (types.length !== 1) return undefined;
  if (types[0] === 'samples/count') {
    const period = known ?? GO_PERIOD;
    return { period, both: (value) => [value, value * period] };
  }
  if (types[0] !== 'cpu/nanoseconds') return undefined;
  const period = known ?? periodOf(samples);
  // Of several rates merged, the nearest whole number of samples, and never none.
  const count = (value: bigint) => (value === 0n ? 0n : (value + period / 2n) / period || 1n);
  return { period, both: (value) => [count(value), value] };
}

/** The period that all values are multiples of; Go's own where the samples allow it, or were taken at several rates. */
function periodOf(samples: readonly bigint[]): bigint {
  let common = 0n;
  for (const value of samples) for (let rest = value; rest !== 0n; ) [common, rest] = [rest, common % rest];
  if (common < 0n) common = -common;
  return common % GO_PERIOD === 0n || common < LEAST_PERIOD || common > SECOND ? GO_PERIOD : common;
}

function writeType(writer: BinaryWriter, index: number): void {
  writer.tag(PROFILE.sampleType, WireType.LengthDelimited).fork();
  writer.tag(TYPE.type, WireType.Varint).int64(index);
  writer
    .tag(TYPE.unit, WireType.Varint)
    .int64(index + 1)
    .join();
}

function writeSample(writer: BinaryWriter, sample: Uint8Array, columns: Columns): void {
  writer.tag(PROFILE.sample, WireType.LengthDelimited).fork();
  for (const { field, wire, reader } of fields(sample)) {
    const content = reader.skip(wire, field);
    if (field !== SAMPLE_VALUE) writer.tag(field, wire).raw(content);
  }
  writer.tag(SAMPLE_VALUE, WireType.LengthDelimited).fork();
  for (const value of columns.both(sampleValue(sample))) writer.int64(value);
  writer.join().join();
}
