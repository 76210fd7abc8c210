import { ExpectedError } from '../system/errors.ts';
import { DAMAGED_FIX, Malformed, profileBytes, type Unsigned, WireReader } from './bytes.ts';
import type { Functions, Mapping, Profile, ValueType } from './columns.ts';

/** Real profiles have fewer of each kind; more would only take memory. */
const MOST = {
  'sample types': 64,
  mappings: 100_000,
  locations: 1_000_000,
  functions: 500_000,
  lines: 2_000_000,
  strings: 1_000_000,
  samples: 16_000_000,
  comments: 100_000,
} as const;

/** Of all function names together; a very large program has a tenth of it. */
const MOST_NAME_BYTES = 16 * 1024 * 1024;
/** Of all texts, each counted as often as something refers to it. */
const MOST_TEXT_BYTES = 64 * 1024 * 1024;
/** The compiler reads names line by line, and stops silently at one of 64 KiB (`bufio.MaxScanTokenSize`). */
const LONGEST_NAME = 32 * 1024;
/** Inlined frames at one place. */
const MOST_LINES = 1_000;

/**
 * Decodes an uncompressed pprof profile strictly: every index must be in range, every id unique, every sample have one
 * value per sample type (as `CheckValid` in Go's internal/profile demands), and fields of no interest here must be such
 * that Go's reader accepts them, since it refuses the profile as a whole.
 * @throws Malformed with the byte offset or the broken reference.
 */
export function decodeProfile(bytes: Uint8Array): Profile {
  const reader = new WireReader(bytes);
  const parts = split(reader);
  const at = (field: number) => parts.ranges[field] as Ranges;
  const strings = stringsOf(reader.bytes, at(STRING));
  for (const index of parts.otherTexts) strings.check(index);
  const mappings = readMappings(reader, at(MAPPING), strings);
  const functions = readFunctions(reader, at(FUNCTION), strings);
  const locations = readLocations(reader, at(LOCATION), mappings.ids, functions.ids);
  const sampleTypes = readValueTypes(reader, at(SAMPLE_TYPE), strings);
  return {
    sampleTypes,
    periodType: readValueTypes(reader, at(PERIOD_TYPE), strings)[0],
    period: parts.period,
    timeNanos: parts.timeNanos,
    durationNanos: parts.durationNanos,
    comments: parts.comments.map((index) => strings.expected(index)),
    mappings: mappings.columns,
    functions: functions.columns,
    locations: locations.columns,
    samples: readSamples(reader, at(SAMPLE), sampleTypes.length, locations.ids, strings),
  };
}

/** Where the messages of each kind are, by field number; strings may come last, so they are decoded after this pass. */
function split(reader: WireReader) {
  const ranges: Record<number, Ranges> = {
    [SAMPLE_TYPE]: new Ranges('sample types'),
    [SAMPLE]: new Ranges('samples'),
    [MAPPING]: new Ranges('mappings'),
    [LOCATION]: new Ranges('locations'),
    [FUNCTION]: new Ranges('functions'),
    [STRING]: new Ranges('strings'),
    [PERIOD_TYPE]: new Ranges('sample types'),
  };
  const comments: number[] = [];
  const otherTexts: number[] = [];
  let [period, timeNanos, durationNanos] = [0, 0n, 0];
  const seen = new Set<number>();
  while (reader.nextField()) {
    const { field } = reader;
    // Protocol buffers let the last one win; pprof takes it for several profiles in one file, and refuses.
    if (field >= 9 && field <= 12 && seen.has(field))
      throw new Malformed(`a second field ${field}, as of two profiles in one file,`, reader.offset);
    seen.add(field);
    const messages = ranges[field];
    if (messages !== undefined) messages.push(reader);
    // drop_frames, keep_frames, default_sample_type, doc_url: not used here, but they are texts.
    else if ([7, 8, 14, 15].includes(field)) otherTexts.push(reader.integer());
    else if (field === 9) timeNanos = reader.bigInteger();
    else if (field === 10) durationNanos = reader.integer();
    else if (field === 12) period = reader.integer();
    else if (field === 13) reader.integers((index) => comments.push(index));
    else reader.skip();
    tooMany('comments', comments.length + otherTexts.length, reader.offset);
  }
  return { ranges, comments, otherTexts, period, timeNanos, durationNanos };
}

const [SAMPLE_TYPE, SAMPLE, MAPPING, LOCATION, FUNCTION, STRING, PERIOD_TYPE] = [
  1, 2, 3, 4, 5, 6, 11,
] as const;

function tooMany(what: keyof typeof MOST, count: number, offset: number): void {
  if (count > MOST[what]) throw new Malformed(`more than ${MOST[what]} ${what}`, offset);
}

class Ranges {
  readonly #what: keyof typeof MOST;
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  constructor(what: keyof typeof MOST) {
    this.#what = what;
  }

  get length(): number {
    return this.ends.length;
  }

  /** Of all messages together. */
  get bytes(): number {
    return this.ends.reduce((sum, end, at) => sum + end - (this.starts[at] as number), 0);
  }

  open(reader: WireReader, at: number): void {
    reader.seek(this.starts[at] as number, this.ends[at] as number);
  }

  /** Steps over the field that the reader is at. */
  push(reader: WireReader): void {
    const end = reader.content();
    this.starts.push(reader.offset);
    this.ends.push(end);
    reader.offset = end;
    tooMany(this.#what, this.length, end);
  }
}

type Strings = ReturnType<typeof stringsOf>;

function stringsOf(bytes: Buffer, { starts, ends }: Ranges) {
  let expected = 0;
  const lengthOf = (index: number) => (ends[index] ?? 0) - (starts[index] ?? 0);
  const text = (index: number) =>
    lengthOf(index) === 0 ? '' : bytes.toString('utf8', starts[index], ends[index]);
  /** @throws Malformed for an index out of range. */
  const check = (index: number): number => {
    // An absent string table is a table with the empty string alone.
    if (index === 0 || (index > 0 && index < ends.length)) return index;
    throw new Malformed(`string ${index} of ${ends.length}`, bytes.length);
  };
  /** As `check`, for a text that may be read. @throws Malformed when it is too much with all before it. */
  const expect = (index: number): number => {
    expected += lengthOf(check(index));
    if (expected > MOST_TEXT_BYTES)
      throw new Malformed(`texts of more than ${MOST_TEXT_BYTES} bytes`, bytes.length);
    return index;
  };
  if (lengthOf(0) > 0) throw new Malformed('a string table that does not start with the empty string', 0);
  return { check, expect, text, expected: (index: number) => text(expect(index)), bytes: lengthOf };
}

function readValueTypes(reader: WireReader, ranges: Ranges, strings: Strings): ValueType[] {
  return Array.from({ length: ranges.length }, (_, at) => {
    let [type, unit] = [0, 0];
    ranges.open(reader, at);
    while (reader.nextField()) {
      if (reader.field === 1) type = reader.integer();
      else if (reader.field === 2) unit = reader.integer();
      else reader.skip();
    }
    return { type: strings.expected(type), unit: strings.expected(unit) };
  });
}

function readMappings(reader: WireReader, ranges: Ranges, strings: Strings) {
  const ids = idsOf('mapping', ranges);
  const columns: Mapping[] = [];
  for (let at = 0; at < ranges.length; at++) {
    let id: Unsigned = 0;
    let [filename, buildId] = [0, 0];
    ranges.open(reader, at);
    while (reader.nextField()) {
      if (reader.field === 1) id = reader.unsigned();
      else if (reader.field === 5) filename = reader.integer();
      else if (reader.field === 6) buildId = reader.integer();
      else if (reader.field <= 10) reader.unsigned();
      else reader.skip();
    }
    ids.add(id, at, reader.end);
    columns.push({ filename: strings.expected(filename), buildId: strings.expected(buildId) });
  }
  return { ids, columns };
}

function readFunctions(reader: WireReader, ranges: Ranges, strings: Strings) {
  const count = ranges.length;
  const ids = idsOf('function', ranges);
  const names: string[] = new Array(count);
  const systemNames = new Uint32Array(count);
  const filenames = new Uint32Array(count);
  const startLines = new Float64Array(count);
  let nameBytes = 0;
  for (let at = 0; at < count; at++) {
    let id: Unsigned = 0;
    let [name, systemName, filename] = [0, 0, 0];
    ranges.open(reader, at);
    while (reader.nextField()) {
      if (reader.field === 1) id = reader.unsigned();
      else if (reader.field === 2) name = reader.integer();
      else if (reader.field === 3) systemName = reader.integer();
      else if (reader.field === 4) filename = reader.integer();
      else if (reader.field === 5) startLines[at] = reader.integer();
      else reader.skip();
    }
    ids.add(id, at, reader.end);
    systemNames[at] = strings.expect(systemName);
    filenames[at] = strings.expect(filename);
    const bytes = strings.bytes(strings.expect(name));
    nameBytes += bytes;
    if (nameBytes > MOST_NAME_BYTES)
      throw new Malformed(`function names of more than ${MOST_NAME_BYTES} bytes`, reader.end);
    if (bytes > LONGEST_NAME)
      throw new Malformed(`a function name of more than ${LONGEST_NAME} bytes`, reader.end);
    names[at] = strings.text(name);
  }
  const columns: Functions = {
    count,
    names,
    startLines,
    systemName: (at) => strings.text(systemNames[at] as number),
    filename: (at) => strings.text(filenames[at] as number),
  };
  return { ids, columns };
}

function readLocations(reader: WireReader, ranges: Ranges, mappings: Ids, functions: Ids) {
  const count = ranges.length;
  const ids = idsOf('location', ranges);
  const lineFunction: number[] = [];
  const lineNumber: number[] = [];
  const columns = {
    count,
    addressLow: new Uint32Array(count),
    addressHigh: new Uint32Array(count),
    mapping: new Int32Array(count).fill(-1),
    firstLine: new Uint32Array(count + 1),
  };
  let [func, line] = [-1, 0];
  const takeLineField = () => {
    if (reader.field === 1) func = functions.indexOrNone(reader.unsigned());
    else if (reader.field === 2) line = reader.integer();
    else if (reader.field === 3) reader.unsigned();
    else reader.skip();
  };
  for (let at = 0; at < count; at++) {
    let id: Unsigned = 0;
    ranges.open(reader, at);
    while (reader.nextField()) {
      if (reader.field === 1) id = reader.unsigned();
      else if (reader.field === 2) columns.mapping[at] = mappings.indexOrNone(reader.unsigned());
      else if (reader.field === 3) {
        const address = reader.unsigned();
        const isSafe = typeof address === 'number';
        columns.addressLow[at] = isSafe ? address >>> 0 : Number(address & 0xffffffffn);
        columns.addressHigh[at] = isSafe ? Math.floor(address / 2 ** 32) : Number(address >> 32n);
      } else if (reader.field === 4) {
        [func, line] = [-1, 0];
        reader.message(takeLineField);
        // As pprof, which would drop the profile as a whole.
        if (func < 0) throw new Malformed('a line without a function', reader.offset);
        lineFunction.push(func);
        tooMany('lines', lineNumber.push(line), reader.offset);
      } else if (reader.field === 5) reader.unsigned();
      else reader.skip();
    }
    ids.add(id, at, reader.end);
    columns.firstLine[at + 1] = lineNumber.length;
    if (lineNumber.length - (columns.firstLine[at] as number) > MOST_LINES)
      throw new Malformed(`a location of more than ${MOST_LINES} lines`, reader.end);
  }
  const lines = { lineFunction: Uint32Array.from(lineFunction), lineNumber: Float64Array.from(lineNumber) };
  return { ids, columns: { ...columns, ...lines } };
}

function readSamples(reader: WireReader, ranges: Ranges, types: number, locations: Ids, strings: Strings) {
  const count = ranges.length;
  // Each takes at least a byte of the file; memory that is not written to costs nothing.
  const frames = new Uint32Array(ranges.bytes);
  const firstFrame = new Uint32Array(count + 1);
  const values = new Float64Array(count * types);
  let hasLabels = false;
  let [frame, next, seen] = [0, 0, 0];
  const takeFrame = (id: Unsigned) => {
    frames[frame++] = locations.index(id);
  };
  const takeValue = (value: number) => {
    if (seen++ < types) values[next++] = value;
  };
  const takeLabelField = () => {
    // key, str, num_unit: pprof refuses a profile in which one is out of range.
    if ([1, 2, 4].includes(reader.field)) strings.check(reader.integer());
    else if (reader.field === 3) reader.unsigned();
    else reader.skip();
  };
  for (let at = 0; at < count; at++) {
    seen = 0;
    ranges.open(reader, at);
    while (reader.nextField()) {
      if (reader.field === 1) reader.unsigneds(takeFrame);
      else if (reader.field === 2) reader.integers(takeValue);
      else if (reader.field === 3) {
        hasLabels = true;
        reader.message(takeLabelField);
      } else reader.skip();
    }
    if (seen !== types)
      throw new Malformed(`a sample with ${seen} values for ${types} sample types`, reader.end);
    firstFrame[at + 1] = frame;
  }
  return { count, firstFrame, frames: frames.slice(0, frame), values, hasLabels };
}

/** Ids are nearly always 1, 2, 3 …: an array holds those up to this many times the number of entries. */
const SPARSE = 4;

type Ids = ReturnType<typeof idsOf>;

/** Where the entries of one table are, by their ids: unique unsigned 64-bit integers, not 0. */
function idsOf(what: string, { ends }: Ranges) {
  const dense = new Int32Array(SPARSE * ends.length + 1).fill(-1);
  const sparse = new Map<Unsigned, number>();
  const find = (id: Unsigned): number =>
    typeof id === 'number' && id < dense.length ? (dense[id] as number) : (sparse.get(id) ?? -1);
  /** @throws Malformed when there is no such id, at the end of the first entry. */
  const index = (id: Unsigned): number => {
    const found = find(id);
    if (found >= 0) return found;
    throw new Malformed(`a reference to ${what} ${id}, which does not exist`, ends[0] ?? 0);
  };
  return {
    index,
    /** As `index`; −1 for id 0, which means no entry. */
    indexOrNone: (id: Unsigned): number => (id === 0 ? -1 : index(id)),
    /** @throws Malformed for an id that is 0 or taken. */
    add(id: Unsigned, at: number, offset: number): void {
      if (id === 0) throw new Malformed(`a ${what} without an id`, offset);
      if (find(id) >= 0) throw new Malformed(`a second ${what} with id ${id}`, offset);
      if (typeof id === 'number' && id < dense.length) dense[id] = at;
      else sparse.set(id, at);
    },
  };
}

/**
 * Decodes protobuf bytes of unknown origin.
 * @throws ExpectedError when they are damaged or no profile at all.
 */
export function decodeOrExplain(bytes: Uint8Array): Profile {
  try {
    return decodeProfile(bytes);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const message = `It is truncated, damaged or no profile: ${error.message}.`;
    throw new ExpectedError(message, { fix: DAMAGED_FIX, cause: error });
  }
}

/** Decodes a profile file, gzipped or not. @throws ExpectedError as `profileBytes` and `decodeOrExplain`. */
export async function decodeFile(file: Uint8Array): Promise<Profile> {
  return decodeOrExplain(await profileBytes(file));
}
