import { gunzipSync } from 'node:zlib';
import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { MAX_BODY_BYTES } from '../../net/download.ts';
import type { Dates } from '../period.ts';
import { fields } from './query.ts';

/** Fields of a pprof profile (google/pprof, proto/profile.proto). */
const SAMPLE_TYPE = 1;
const SAMPLE = 2;
const STRING_TABLE = 6;
const TIME_NANOS = 9;
const DURATION_NANOS = 10;
const PERIOD = 12;
/** Of its Sample. */
const VALUE = 2;

/** Nanoseconds between two samples at Go's own rate of 100 Hz. */
const USUAL_PERIOD = 10_000_000n;
/** Nanoseconds; profilers take from 1 to 1,000 samples a second. */
const SHORTEST_PERIOD = 1_000_000n;
const LONGEST_PERIOD = 1_000_000_000n;

/**
 * The profile that Parca merged, not gzipped, with what Parca (0.28) drops or spoils: the sampling period, which is
 * found again in the values, CPU times that are all multiples of it (where it cannot be, Go's own is taken); the
 * number of samples, so that it has the columns of Go's own profiles and can be merged with them; time and duration.
 * Undefined when it has no samples.
 * @throws Error when it is no gzipped pprof profile, or of more than 128 MiB.
 */
export function mendedProfile(gzipped: Uint8Array, { from, to }: Dates): Uint8Array | undefined {
  const profile = gunzipSync(gzipped, { maxOutputLength: MAX_BODY_BYTES });
  const facts = factsOf(profile);
  if (facts.samples === 0) return undefined;
  const writer = new BinaryWriter();
  for (const { field, wire, reader } of fields(profile)) {
    const content = reader.skip(wire, field);
    if (field === TIME_NANOS || field === DURATION_NANOS || field === PERIOD) continue;
    // Its texts are added at the end of the table.
    if (facts.isCpuTime && field === SAMPLE_TYPE) valueType(writer, facts.strings, facts.strings + 1);
    if (facts.isCpuTime && field === SAMPLE)
      withCount(writer, new BinaryReader(content).bytes(), facts.period);
    else writer.tag(field, wire).raw(content);
  }
  if (facts.isCpuTime) {
    for (const text of ['samples', 'count']) writer.tag(STRING_TABLE, WireType.LengthDelimited).string(text);
  }
  writer.tag(TIME_NANOS, WireType.Varint).int64(nanoseconds(from.getTime()));
  writer.tag(DURATION_NANOS, WireType.Varint).int64(nanoseconds(to.getTime() - from.getTime()));
  return writer.tag(PERIOD, WireType.Varint).int64(facts.period).finish();
}

interface Facts {
  readonly samples: number;
  /** Length of the string table. */
  readonly strings: number;
  /** Nanoseconds. */
  readonly period: bigint;
  /** Whether cpu/nanoseconds is its only column. */
  readonly isCpuTime: boolean;
}

function factsOf(profile: Uint8Array): Facts {
  const strings: Uint8Array[] = [];
  const types: (readonly [number, number])[] = [];
  let [samples, divisor, stated] = [0, 0n, 0n];
  for (const { field, wire, reader } of fields(profile)) {
    if (field === SAMPLE_TYPE) types.push(readValueType(reader.bytes()));
    else if (field === STRING_TABLE) strings.push(reader.bytes());
    else if (field === PERIOD) stated = BigInt(reader.int64());
    else if (field === SAMPLE) {
      samples += 1;
      for (const value of valuesOf(reader.bytes())) divisor = greatestDivisor(divisor, value);
    } else reader.skip(wire, field);
  }
  const names = types.flat().map((index) => Buffer.from(strings[index] ?? []).toString());
  const found = divisor >= SHORTEST_PERIOD && divisor <= LONGEST_PERIOD ? divisor : USUAL_PERIOD;
  return {
    samples,
    strings: strings.length,
    period: stated > 0n ? stated : found,
    isCpuTime: names.join('/') === 'cpu/nanoseconds',
  };
}

/** Indices of its texts. */
function readValueType(bytes: Uint8Array): readonly [number, number] {
  let [type, unit] = [0, 0];
  for (const { field, wire, reader } of fields(bytes)) {
    if (field === 1) type = Number(reader.int64());
    else if (field === 2) unit = Number(reader.int64());
    else reader.skip(wire, field);
  }
  return [type, unit];
}

function valueType(writer: BinaryWriter, type: number, unit: number): void {
  writer.tag(SAMPLE_TYPE, WireType.LengthDelimited).fork().tag(1, WireType.Varint).int64(type);
  writer.tag(2, WireType.Varint).int64(unit).join();
}

/** Writes a Sample of CPU time with the number of samples before it. */
function withCount(writer: BinaryWriter, sample: Uint8Array, period: bigint): void {
  const [time = 0n] = valuesOf(sample);
  writer.tag(SAMPLE, WireType.LengthDelimited).fork();
  for (const { field, wire, reader } of fields(sample)) {
    const content = reader.skip(wire, field);
    if (field !== VALUE) writer.tag(field, wire).raw(content);
  }
  const count = (time + period / 2n) / period;
  writer.tag(VALUE, WireType.LengthDelimited).fork().int64(count).int64(time).join();
  writer.join();
}

/** Of a Sample; repeated numbers may be packed or not. */
function* valuesOf(sample: Uint8Array): Generator<bigint> {
  for (const { field, wire, reader } of fields(sample)) {
    if (field !== VALUE) reader.skip(wire, field);
    else if (wire === WireType.Varint) yield BigInt(reader.int64());
    else {
      const packed = new BinaryReader(reader.bytes());
      while (packed.pos < packed.len) yield BigInt(packed.int64());
    }
  }
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

function nanoseconds(milliseconds: number): bigint {
  return BigInt(Math.round(milliseconds)) * 1_000_000n;
}
