import { Offsets, tooMany } from './offsets.ts';
import { SampleReader } from './packed-samples.ts';
import {
  readFunctions,
  readLocations,
  readMappings,
  readValueType,
  stringTable,
  type TakeBytes,
} from './packed-tables.ts';
import type { Mapping, Profile } from './profile.ts';
import { Malformed, WireReader } from './wire.ts';

/**
 * A pprof profile as arrays of numbers over its bytes, without an object for each sample, location or function: a
 * hundredth of the memory of `Profile`, and of the time. Everything but the samples is checked already.
 */
export interface PackedProfile
  extends Pick<
    Profile,
    'sampleTypes' | 'periodType' | 'period' | 'timeNanos' | 'durationNanos' | 'comments'
  > {
  readonly mappings: readonly Mapping[];
  readonly functions: PackedFunctions;
  readonly locations: PackedLocations;
  /** @param index as functions have it. */
  text(index: number): string;
  /** As `text`, without making one of its bytes. */
  readText<T>(index: number, take: TakeBytes<T>): T;
  /**
   * Reads the samples from the bytes, each time anew. The arrays are the same for all samples.
   * @throws Malformed at the first that is damaged, has a reference that dangles, or too many or too few values.
   */
  eachSample(visit: SampleVisitor): void;
}

/**
 * @param stack indices of locations, leaf first, of which `depth` count.
 * @param values one per sample type.
 * @param labelled whether it carries labels.
 */
export type SampleVisitor = (
  stack: Uint32Array,
  depth: number,
  values: Float64Array,
  labelled: boolean,
) => void;

/** Texts are indices into the string table. */
export interface PackedFunctions {
  readonly count: number;
  readonly name: Uint32Array;
  readonly systemName: Uint32Array;
  readonly filename: Uint32Array;
  readonly startLine: Float64Array;
}

export interface PackedLocations {
  readonly count: number;
  /** Both halves of unsigned 64 bits. */
  readonly addressLow: Uint32Array;
  readonly addressHigh: Uint32Array;
  /** Index into `mappings`, or −1. */
  readonly mapping: Int32Array;
  /** Where the lines of each location begin; one more than there are locations. Innermost inlined frame first. */
  readonly firstLine: Uint32Array;
  /** Of each line, index into `functions`, or −1. */
  readonly lineFunction: Int32Array;
  readonly lineNumber: Float64Array;
}

/**
 * Reads an uncompressed pprof profile strictly: every index must point somewhere, every id be unique, every
 * sample have one value per sample type (as `CheckValid` in Go's internal/profile asks), and what is not read here be what
 * Go's reader, which refuses the profile as a whole, takes.
 * @throws Malformed with the byte offset or the broken reference.
 */
export function packProfile(bytes: Uint8Array): PackedProfile {
  const reader = new WireReader(bytes);
  const parts = split(reader);
  const strings = stringTable(reader, parts.strings);
  const mappings = readMappings(reader, parts.mappings, strings);
  const functions = readFunctions(reader, parts.functions, strings);
  const locations = readLocations(reader, parts.locations, mappings.ids, functions.ids);
  for (const index of parts.otherTexts) strings.check(index);
  const sampleTypes = parts.sampleTypes.map((at) => readValueType(reader, at, strings));
  return {
    sampleTypes,
    mappings: mappings.items,
    functions: functions.columns,
    locations: locations.columns,
    periodType: parts.periodType === undefined ? undefined : readValueType(reader, parts.periodType, strings),
    period: parts.period,
    timeNanos: parts.timeNanos,
    durationNanos: parts.durationNanos,
    comments: parts.comments.map((index) => strings.text(strings.expect(index))),
    text: (index) => strings.text(index),
    readText: (index, take) => strings.read(index, take),
    eachSample: (visit) =>
      new SampleReader(reader, parts.samples, sampleTypes.length, locations.ids, strings).each(visit),
  };
}

/** Offsets of the messages of each kind, where their lengths are. */
interface Parts {
  readonly sampleTypes: number[];
  /** From the first to the last; other fields may lie between them. Both −1 where there is none. */
  readonly samples: { start: number; end: number };
  readonly mappings: Offsets;
  readonly locations: Offsets;
  readonly functions: Offsets;
  readonly strings: Offsets;
  readonly comments: number[];
  readonly otherTexts: number[];
  periodType: number | undefined;
  period: number;
  timeNanos: bigint;
  durationNanos: number;
  /** Bits of the fields that may come once. */
  single: number;
}

/** One pass over the top level; the strings may come last, so the messages are decoded afterwards. */
function split(reader: WireReader): Parts {
  const parts: Parts = {
    sampleTypes: [],
    samples: { start: -1, end: -1 },
    mappings: new Offsets('mappings'),
    locations: new Offsets('locations'),
    functions: new Offsets('functions'),
    strings: new Offsets('strings'),
    comments: [],
    otherTexts: [],
    periodType: undefined,
    period: 0,
    timeNanos: 0n,
    durationNanos: 0,
    single: 0,
  };
  // A function for each field: V8 optimizes what is called often long before what loops for long.
  for (let start = 0; reader.nextField(); start = reader.offset) takeField(reader, parts, start);
  return parts;
}

/** @param start of the field at hand. */
function takeField(reader: WireReader, parts: Parts, start: number): void {
  const { field, offset } = reader;
  // time_nanos, duration_nanos, period_type, period. Protocol buffers let the last one win; pprof takes it for several
  // profiles run together, and refuses.
  if (field >= 9 && field <= 12) {
    if (parts.single & (1 << field))
      throw new Malformed(`a second field ${field}, as of two profiles in one file,`, offset);
    parts.single |= 1 << field;
  }
  switch (field) {
    case 1:
      tooMany('sample types', parts.sampleTypes.length, offset);
      parts.sampleTypes.push(reader.stepOver());
      break;
    case 2:
      if (parts.samples.start < 0) parts.samples.start = start;
      reader.stepOver();
      parts.samples.end = reader.offset;
      break;
    case 3:
      parts.mappings.push(reader.stepOver());
      break;
    case 4:
      parts.locations.push(reader.stepOver());
      break;
    case 5:
      parts.functions.push(reader.stepOver());
      break;
    case 6:
      parts.strings.push(reader.stepOver());
      break;
    // drop_frames, keep_frames, default_sample_type, doc_url: of no interest, but texts.
    case 7:
    case 8:
    case 14:
    case 15:
      tooMany('comments', parts.otherTexts.length, offset);
      parts.otherTexts.push(reader.expectVarint().int64());
      break;
    case 9:
      parts.timeNanos = reader.expectVarint().bigInt64();
      break;
    case 10:
      parts.durationNanos = reader.expectVarint().int64();
      break;
    case 11:
      parts.periodType = reader.stepOver();
      break;
    case 12:
      parts.period = reader.expectVarint().int64();
      break;
    case 13:
      reader.repeated((packed) => {
        tooMany('comments', parts.comments.length, packed.offset);
        parts.comments.push(packed.int64());
      });
      break;
    default:
      reader.skip();
  }
}
