import type { Func, Line, Location, Mapping, Profile, Sample, ValueType } from './profile.ts';
import { Malformed, WireReader } from './wire.ts';

type Id = number | bigint;

/**
 * Decodes an uncompressed pprof profile strictly: every index must point somewhere, every id be unique, every
 * sample have one value per sample type (as `CheckValid` in Go's internal/profile asks).
 * @throws Malformed with the byte offset or the broken reference.
 */
export function decodeProfile(bytes: Uint8Array): Profile {
  const parts = split(bytes);
  if (parts.strings.length > 0 && parts.strings[0] !== '')
    throw new Malformed('a string table that does not start with the empty string', 0);
  const text = (index: number): string => {
    // An absent string table is a table with the empty string alone.
    if (index === 0) return '';
    const found = parts.strings[index];
    if (found === undefined) throw new Malformed(`string ${index} of ${parts.strings.length}`, bytes.length);
    return found;
  };
  const valueType = (reader: WireReader) => decodeValueType(reader, text);
  const mappings = table(parts.mappings, 'mapping', (reader) => decodeMapping(reader, text));
  const functions = table(parts.functions, 'function', (reader) => decodeFunction(reader, text));
  const locations = table(parts.locations, 'location', (reader) =>
    decodeLocation(reader, mappings.index, functions.index),
  );
  const sampleTypes = parts.sampleTypes.map(valueType);
  return {
    sampleTypes,
    samples: parts.samples.map((reader) => decodeSample(reader, sampleTypes.length, locations.index)),
    mappings: mappings.items,
    locations: locations.items,
    functions: functions.items,
    periodType: parts.periodType && valueType(parts.periodType),
    period: parts.period,
    timeNanos: parts.timeNanos,
    durationNanos: parts.durationNanos,
    comments: parts.comments.map(text),
  };
}

interface Parts {
  sampleTypes: WireReader[];
  samples: WireReader[];
  mappings: WireReader[];
  locations: WireReader[];
  functions: WireReader[];
  strings: string[];
  comments: number[];
  periodType?: WireReader;
  period: number;
  timeNanos: bigint;
  durationNanos: number;
}

/** time_nanos, duration_nanos, period_type, period. */
const SINGLE_FIELDS = new Set([9, 10, 11, 12]);

/** One pass over the top level; the strings may come last, so the messages are decoded afterwards. */
function split(bytes: Uint8Array): Parts {
  const parts: Parts = {
    sampleTypes: [],
    samples: [],
    mappings: [],
    locations: [],
    functions: [],
    strings: [],
    comments: [],
    period: 0,
    timeNanos: 0n,
    durationNanos: 0,
  };
  const reader = new WireReader(bytes);
  const single = new Set<number>();
  while (reader.nextField()) {
    // Protocol buffers let the last one win; pprof takes it for several profiles run together, and refuses.
    if (SINGLE_FIELDS.has(reader.field)) {
      if (single.has(reader.field))
        throw new Malformed(`a second field ${reader.field}, as of two profiles in one file,`, reader.offset);
      single.add(reader.field);
    }
    switch (reader.field) {
      case 1:
        parts.sampleTypes.push(reader.message());
        break;
      case 2:
        parts.samples.push(reader.message());
        break;
      case 3:
        parts.mappings.push(reader.message());
        break;
      case 4:
        parts.locations.push(reader.message());
        break;
      case 5:
        parts.functions.push(reader.message());
        break;
      case 6:
        parts.strings.push(reader.string());
        break;
      case 9:
        parts.timeNanos = reader.expectVarint().bigInt64();
        break;
      case 10:
        parts.durationNanos = reader.expectVarint().int64();
        break;
      case 11:
        parts.periodType = reader.message();
        break;
      case 12:
        parts.period = reader.expectVarint().int64();
        break;
      case 13:
        reader.repeated((packed) => parts.comments.push(packed.int64()));
        break;
      default:
        reader.skip();
    }
  }
  return parts;
}

interface Table<T> {
  readonly items: readonly T[];
  /** @throws Malformed when there is no such id. */
  index(id: Id): number;
}

/** Decodes the messages of one table, whose ids must be unique and not 0. */
function table<T>(
  readers: readonly WireReader[],
  what: string,
  decode: (reader: WireReader) => { id: Id; item: T },
): Table<T> {
  const indices = new Map<Id, number>();
  const items: T[] = [];
  for (const reader of readers) {
    const { id, item } = decode(reader);
    if (id === 0) throw new Malformed(`a ${what} without an id`, reader.end);
    if (indices.has(id)) throw new Malformed(`a second ${what} with id ${id}`, reader.end);
    indices.set(id, items.length);
    items.push(item);
  }
  return {
    items,
    index(id) {
      const index = indices.get(id);
      if (index === undefined)
        throw new Malformed(`a reference to ${what} ${id}, which does not exist`, readers[0]?.end ?? 0);
      return index;
    },
  };
}

function decodeValueType(reader: WireReader, text: (index: number) => string): ValueType {
  let type = '';
  let unit = '';
  while (reader.nextField()) {
    if (reader.field === 1) type = text(reader.expectVarint().int64());
    else if (reader.field === 2) unit = text(reader.expectVarint().int64());
    else reader.skip();
  }
  return { type, unit };
}

function decodeMapping(reader: WireReader, text: (index: number) => string): { id: Id; item: Mapping } {
  let id: Id = 0;
  let filename = '';
  let buildId = '';
  while (reader.nextField()) {
    if (reader.field === 1) id = reader.expectVarint().varint();
    else if (reader.field === 5) filename = text(reader.expectVarint().int64());
    else if (reader.field === 6) buildId = text(reader.expectVarint().int64());
    else reader.skip();
  }
  return { id, item: { filename, buildId } };
}

function decodeFunction(reader: WireReader, text: (index: number) => string): { id: Id; item: Func } {
  let id: Id = 0;
  let name = '';
  let systemName = '';
  let filename = '';
  let startLine = 0;
  while (reader.nextField()) {
    if (reader.field === 1) id = reader.expectVarint().varint();
    else if (reader.field === 2) name = text(reader.expectVarint().int64());
    else if (reader.field === 3) systemName = text(reader.expectVarint().int64());
    else if (reader.field === 4) filename = text(reader.expectVarint().int64());
    else if (reader.field === 5) startLine = reader.expectVarint().int64();
    else reader.skip();
  }
  return { id, item: { name, systemName, filename, startLine } };
}

function decodeLocation(
  reader: WireReader,
  mappingIndex: (id: Id) => number,
  functionIndex: (id: Id) => number,
): { id: Id; item: Location } {
  let id: Id = 0;
  let mapping: number | undefined;
  let address = 0n;
  const lines: Line[] = [];
  while (reader.nextField()) {
    if (reader.field === 1) id = reader.expectVarint().varint();
    else if (reader.field === 2) mapping = orNone(reader.expectVarint().varint(), mappingIndex);
    else if (reader.field === 3) address = BigInt(reader.expectVarint().varint());
    else if (reader.field === 4) lines.push(decodeLine(reader.message(), functionIndex));
    else reader.skip();
  }
  return { id, item: { address, mapping, lines } };
}

function decodeLine(reader: WireReader, functionIndex: (id: Id) => number): Line {
  let func: number | undefined;
  let line = 0;
  while (reader.nextField()) {
    if (reader.field === 1) func = orNone(reader.expectVarint().varint(), functionIndex);
    else if (reader.field === 2) line = reader.expectVarint().int64();
    else reader.skip();
  }
  return { func, line };
}

/** Id 0 means that there is none. */
function orNone(id: Id, index: (id: Id) => number): number | undefined {
  return id === 0 ? undefined : index(id);
}

function decodeSample(reader: WireReader, valueCount: number, locationIndex: (id: Id) => number): Sample {
  const locations: number[] = [];
  const values: number[] = [];
  let labelled = false;
  while (reader.nextField()) {
    if (reader.field === 1) reader.repeated((packed) => locations.push(locationIndex(packed.varint())));
    else if (reader.field === 2) reader.repeated((packed) => values.push(packed.int64()));
    else if (reader.field === 3) {
      labelled = true;
      reader.skip();
    } else reader.skip();
  }
  if (values.length !== valueCount) {
    throw new Malformed(`a sample with ${values.length} values for ${valueCount} sample types`, reader.end);
  }
  return { locations, values, labelled };
}
