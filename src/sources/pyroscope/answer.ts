import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import type { Dates } from '../period.ts';

/** A merged profile as Pyroscope's API answered it, in the shape that Go itself writes. */
export interface PyroscopeAnswer {
  readonly profile: Uint8Array;
  /** Stacks in it; 0 when nothing matched. */
  readonly samples: number;
  /** Whether the server cut stacks short and put the function `other` in the place of what it left out. */
  readonly cut: boolean;
  /** Functions whose type arguments became `[...]`. */
  readonly nameless: number;
}

// Fields of the messages of pprof's profile.proto.
const PROFILE = { sampleType: 1, sample: 2, function: 5, string: 6, time: 9, duration: 10, period: 12 };
const SAMPLE_VALUE = 2;
const TYPE = { type: 1, unit: 2 };
const FUNCTION_NAME = 2;

/** CPU time between two samples of Go's profiler, unless told otherwise; nanoseconds. */
const GO_PERIOD = 10_000_000n;
/** A shorter period is no rate that somebody samples at, but what is left of several rates. */
const LEAST_PERIOD = 100_000n;
/** What Pyroscope writes for every CPU profile, whatever its rate was. */
const SECOND = 1_000_000_000n;

/**
 * Puts back what Pyroscope leaves out of a Go CPU profile, whose every other byte stays as it came. It keeps one of
 * the two columns `samples/count` and `cpu/nanoseconds`, names a period of a second, and gives the end of the window, or of a day in it,
 * as the start of the profile (`SetProfileMetadata` in its pkg/pprof/pprof.go). Without that, a profile would have a
 * hundredth of its samples, could not be merged with others, and would come from the future.
 * @throws RangeError or Error of the decoder when the bytes are no profile.
 */
export function readAnswer(bytes: Uint8Array, window: Dates): PyroscopeAnswer {
  const outline = outlineOf(bytes);
  return {
    profile: outline.samples.length === 0 ? bytes : mended(bytes, outline, window),
    samples: outline.samples.length,
    cut: outline.functionNames.has('other'),
    nameless: [...outline.functionNames].filter((name) => name.includes('[...]')).length,
  };
}

/** A field of a message with its tag: where it begins and ends in the bytes. */
interface Field {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

interface Outline {
  readonly fields: readonly Field[];
  readonly strings: readonly string[];
  readonly functionNames: ReadonlySet<string>;
  readonly sampleTypes: readonly { readonly type: string; readonly unit: string }[];
  /** The values of each sample. */
  readonly samples: readonly (readonly bigint[])[];
  readonly period: bigint;
  readonly time: bigint;
}

function outlineOf(bytes: Uint8Array): Outline {
  const fields: Field[] = [];
  const strings: string[] = [];
  const names: (bigint | undefined)[] = [];
  const types: Map<number, bigint>[] = [];
  const samples: bigint[][] = [];
  const numbers = new Map<number, bigint>();
  eachField(bytes, (reader, field) => {
    fields.push(field);
    const { number } = field;
    if (number === PROFILE.string) strings.push(reader.string());
    else if (number === PROFILE.sampleType) types.push(varintsOf(reader.bytes()));
    else if (number === PROFILE.sample) samples.push(valuesOf(reader.bytes()));
    else if (number === PROFILE.function) names.push(varintsOf(reader.bytes()).get(FUNCTION_NAME));
    else if (field.type === WireType.Varint) numbers.set(number, BigInt(reader.int64()));
    else reader.skip(field.type);
  });
  const text = (index: bigint | undefined) => strings[Number(index ?? 0)] ?? '';
  return {
    fields,
    strings,
    functionNames: new Set(names.map(text)),
    sampleTypes: types.map((type) => ({ type: text(type.get(TYPE.type)), unit: text(type.get(TYPE.unit)) })),
    samples,
    period: numbers.get(PROFILE.period) ?? 0n,
    time: numbers.get(PROFILE.time) ?? 0n,
  };
}

/** Entries of one message: several times those of the largest profile that is taken. */
const MOST_FIELDS = 2_000_000;

/** Calls `visit` at each field of a message, which must read its value or skip it. */
function eachField(
  bytes: Uint8Array,
  visit: (
    reader: BinaryReader,
    field: { number: number; type: WireType; start: number; end: number },
  ) => void,
): void {
  const reader = new BinaryReader(bytes);
  for (let count = 0; reader.pos < reader.len; count += 1) {
    if (count === MOST_FIELDS) throw new RangeError(`it has more than ${MOST_FIELDS} entries`);
    const start = reader.pos;
    const [number, type] = reader.tag();
    const field = { number, type, start, end: start };
    visit(reader, field);
    field.end = reader.pos;
  }
}

/** The plain numbers of a small message, by field. */
function varintsOf(message: Uint8Array): Map<number, bigint> {
  const found = new Map<number, bigint>();
  eachField(message, (reader, { number, type }) => {
    if (type === WireType.Varint) found.set(number, BigInt(reader.int64()));
    else reader.skip(type);
  });
  return found;
}

function valuesOf(sample: Uint8Array): bigint[] {
  const values: bigint[] = [];
  eachField(sample, (reader, { number, type }) => {
    if (number !== SAMPLE_VALUE) return void reader.skip(type);
    if (type === WireType.Varint) return void values.push(BigInt(reader.int64()));
    const end = reader.uint32() + reader.pos;
    while (reader.pos < end) values.push(BigInt(reader.int64()));
  });
  return values;
}

function mended(bytes: Uint8Array, outline: Outline, window: Dates): Uint8Array {
  const columns = columnsOf(outline);
  // Of several days it names some time in between.
  const time = columns === undefined && isWithin(outline.time, window) ? undefined : nanosOf(window);
  const replaced = new Set([
    ...(time === undefined ? [] : [PROFILE.time, PROFILE.duration]),
    ...(columns === undefined ? [] : [PROFILE.period, PROFILE.sampleType, PROFILE.sample]),
  ]);
  const writer = new BinaryWriter();
  for (const { number, start, end } of outline.fields) {
    if (!replaced.has(number)) writer.raw(bytes.subarray(start, end));
  }
  if (columns !== undefined) writeColumns(writer, bytes, outline, columns);
  if (time !== undefined) {
    writer.tag(PROFILE.time, WireType.Varint).int64(time.start);
    writer.tag(PROFILE.duration, WireType.Varint).int64(time.duration);
  }
  return writer.finish();
}

function nanosOf({ from, to }: Dates): { start: bigint; duration: bigint } {
  const [start, end] = [BigInt(from.getTime()), BigInt(to.getTime())];
  return { start: start * 1_000_000n, duration: (end - start) * 1_000_000n };
}

function isWithin(time: bigint, window: Dates): boolean {
  const { start, duration } = nanosOf(window);
  return time >= start && time < start + duration;
}

interface Columns {
  /** Nanoseconds of CPU time that one sample stands for. */
  readonly period: bigint;
  /** Both values of each sample, made of the one it has. */
  both(value: bigint): readonly [count: bigint, nanos: bigint];
}

/** How the missing column follows from the one that is there; undefined where both are, or neither. */
function columnsOf({ sampleTypes, samples, period: given }: Outline): Columns | undefined {
  const [only, ...others] = sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
  if (others.length > 0) return undefined;
  const known = given >= LEAST_PERIOD && given < SECOND ? given : undefined;
  if (only === 'samples/count') {
    const period = known ?? GO_PERIOD;
    return { period, both: (value) => [value, value * period] };
  }
  if (only !== 'cpu/nanoseconds') return undefined;
  const period = known ?? periodOf(samples);
  // Of several rates merged, the nearest whole number of samples is meant, and never none.
  const count = (value: bigint) => (value === 0n ? 0n : (value + period / 2n) / period || 1n);
  return { period, both: (value) => [count(value), value] };
}

/** The period that all values are multiples of; Go's own where the samples allow it, or were taken at several rates. */
function periodOf(samples: readonly (readonly bigint[])[]): bigint {
  let common = 0n;
  for (const [value = 0n] of samples) common = greatestCommonDivisor(common, value);
  return common % GO_PERIOD === 0n || common < LEAST_PERIOD ? GO_PERIOD : common;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** Writes sample types, samples and period anew, and the strings that they need behind those that are there. */
function writeColumns(
  writer: BinaryWriter,
  bytes: Uint8Array,
  { fields, strings }: Outline,
  columns: Columns,
): void {
  const words = ['samples', 'count', 'cpu', 'nanoseconds'];
  for (const word of words) writer.tag(PROFILE.string, WireType.LengthDelimited).string(word);
  for (const column of [0, 2]) {
    writer.tag(PROFILE.sampleType, WireType.LengthDelimited).fork();
    writer.tag(TYPE.type, WireType.Varint).int64(strings.length + column);
    writer.tag(TYPE.unit, WireType.Varint).int64(strings.length + column + 1);
    writer.join();
  }
  for (const { number, start, end } of fields) {
    if (number === PROFILE.sample) writeSample(writer, bytes.subarray(start, end), columns);
  }
  writer.tag(PROFILE.period, WireType.Varint).int64(columns.period);
}

/** @param field the sample with its tag. */
function writeSample(writer: BinaryWriter, field: Uint8Array, columns: Columns): void {
  const reader = new BinaryReader(field);
  reader.tag();
  const sample = reader.bytes();
  writer.tag(PROFILE.sample, WireType.LengthDelimited).fork();
  eachField(sample, (inner, part) => {
    inner.skip(part.type);
    if (part.number !== SAMPLE_VALUE) writer.raw(sample.subarray(part.start, inner.pos));
  });
  writer.tag(SAMPLE_VALUE, WireType.LengthDelimited).fork();
  for (const value of columns.both(valuesOf(sample)[0] ?? 0n)) writer.int64(value);
  writer.join().join();
}
