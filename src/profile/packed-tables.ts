import { IdTable } from './ids.ts';
import { at, type Offsets, tooMany } from './offsets.ts';
import type { PackedFunctions, PackedLocations } from './packed.ts';
import type { Mapping, ValueType } from './profile.ts';
import { Malformed, type WireReader } from './wire.ts';

/** Names of functions are the only texts that are kept; a tenth of it is a very large program. */
const MOST_NAME_BYTES = 16 * 1024 * 1024;
/** All other texts that may be read, each counted as often as something refers to it. */
const MOST_TEXT_BYTES = 64 * 1024 * 1024;
/** The compiler reads names line by line; at one of 64 KiB (`bufio.MaxScanTokenSize`) it stops, and says nothing. */
const LONGEST_NAME = 32 * 1024;

/** Inlined frames at one place. */
const MOST_LINES = 1_000;

export type TakeBytes<T> = (bytes: Uint8Array, start: number, end: number) => T;

export interface Strings {
  /** @throws Malformed when there is none. */
  check(index: number): number;
  /** As `check`. */
  text(index: number): string;
  /** As `check`, of a text that will be read. @throws Malformed when it is too much with all before it. */
  expect(index: number): number;
  /** As `text`, without making one of its bytes. */
  read<T>(index: number, take: TakeBytes<T>): T;
  /** In bytes, of a text that is there. */
  length(index: number): number;
}

export function stringTable(reader: WireReader, offsets: Offsets): Strings {
  const { bytes } = reader;
  // An absent string table is a table with the empty string alone.
  const check = (index: number): number => {
    if (index === 0 || (index > 0 && index < offsets.length)) return index;
    throw new Malformed(`string ${index} of ${offsets.length}`, bytes.length);
  };
  const text = (index: number): string => {
    if (check(index) === 0 && offsets.length === 0) return '';
    at(reader, offsets.get(index));
    return bytes.toString('utf8', reader.offset, reader.end);
  };
  const read = <T>(index: number, take: TakeBytes<T>): T => {
    if (check(index) === 0 && offsets.length === 0) return take(bytes, 0, 0);
    at(reader, offsets.get(index));
    return take(bytes, reader.offset, reader.end);
  };
  if (text(0) !== '') throw new Malformed('a string table that does not start with the empty string', 0);
  const length = (index: number): number => {
    if (index >= offsets.length) return 0;
    const offset = offsets.get(index);
    const first = bytes[offset] as number;
    // Most are of one byte, and asked for three times for each function.
    if (first < 0x80) return first;
    at(reader, offset);
    return reader.end - reader.offset;
  };
  let expected = 0;
  const expectText = (index: number): number => {
    expected += length(check(index));
    if (expected > MOST_TEXT_BYTES)
      throw new Malformed(`texts of more than ${MOST_TEXT_BYTES} bytes`, reader.end);
    return index;
  };
  return { check, text, expect: expectText, read, length };
}

export function readValueType(reader: WireReader, offset: number, strings: Strings): ValueType {
  let type = 0;
  let unit = 0;
  at(reader, offset);
  while (reader.nextField()) {
    if (reader.field === 1) type = strings.check(reader.expectVarint().int64());
    else if (reader.field === 2) unit = strings.check(reader.expectVarint().int64());
    else reader.skip();
  }
  return { type: strings.text(strings.expect(type)), unit: strings.text(strings.expect(unit)) };
}

export function readMappings(reader: WireReader, offsets: Offsets, strings: Strings) {
  const ids = new IdTable('mapping', offsets.length, endOf(reader, offsets));
  const items: Mapping[] = [];
  for (let index = 0; index < offsets.length; index++) {
    let id: number | bigint = 0;
    let filename = 0;
    let buildId = 0;
    at(reader, offsets.get(index));
    while (reader.nextField()) {
      if (reader.field === 1) id = reader.expectVarint().varint();
      else if (reader.field === 5) filename = strings.check(reader.expectVarint().int64());
      else if (reader.field === 6) buildId = strings.check(reader.expectVarint().int64());
      else if (reader.field <= 10) reader.expectVarint().skip();
      else reader.skip();
    }
    ids.add(id, index, reader.end);
    strings.expect(filename);
    strings.expect(buildId);
    items.push({ filename: strings.text(filename), buildId: strings.text(buildId) });
  }
  return { ids, items };
}

export function readFunctions(reader: WireReader, offsets: Offsets, strings: Strings) {
  const count = offsets.length;
  const ids = new IdTable('function', count, endOf(reader, offsets));
  const columns: PackedFunctions = {
    count,
    name: new Uint32Array(count),
    systemName: new Uint32Array(count),
    filename: new Uint32Array(count),
    startLine: new Float64Array(count),
  };
  let nameBytes = 0;
  for (let index = 0; index < count; index++) {
    at(reader, offsets.get(index));
    ids.add(readFunction(reader, index, columns, strings), index, reader.end);
    // Moves the reader, so not before the function is read.
    strings.expect(columns.systemName[index] as number);
    strings.expect(columns.filename[index] as number);
    const length = strings.length(columns.name[index] as number);
    if (length > LONGEST_NAME)
      throw new Malformed(`a function name of more than ${LONGEST_NAME} bytes`, reader.end);
    nameBytes += length;
    if (nameBytes > MOST_NAME_BYTES)
      throw new Malformed(`function names of more than ${MOST_NAME_BYTES} bytes`, reader.end);
  }
  return { ids, columns };
}

/** Reads the message at hand into the columns. @returns its id. */
function readFunction(
  reader: WireReader,
  index: number,
  columns: PackedFunctions,
  strings: Strings,
): number | bigint {
  let id: number | bigint = 0;
  while (reader.nextField()) {
    if (reader.field === 1) id = reader.expectVarint().varint();
    else if (reader.field === 2) columns.name[index] = strings.check(reader.expectVarint().int64());
    else if (reader.field === 3) columns.systemName[index] = strings.check(reader.expectVarint().int64());
    else if (reader.field === 4) columns.filename[index] = strings.check(reader.expectVarint().int64());
    else if (reader.field === 5) columns.startLine[index] = reader.expectVarint().int64();
    else reader.skip();
  }
  return id;
}

export function readLocations(reader: WireReader, offsets: Offsets, mappings: IdTable, functions: IdTable) {
  const count = offsets.length;
  const ids = new IdTable('location', count, endOf(reader, offsets));
  const lines = new Lines(2 * count);
  const columns = {
    count,
    addressLow: new Uint32Array(count),
    addressHigh: new Uint32Array(count),
    mapping: new Int32Array(count).fill(-1),
    firstLine: new Uint32Array(count + 1),
  };
  for (let index = 0; index < count; index++) {
    at(reader, offsets.get(index));
    ids.add(readLocation(reader, index, columns, lines, mappings, functions), index, reader.end);
    columns.firstLine[index + 1] = lines.count;
    if (lines.count - (columns.firstLine[index] as number) > MOST_LINES)
      throw new Malformed(`a location of more than ${MOST_LINES} lines`, reader.end);
  }
  return { ids, columns: { ...columns, lineFunction: lines.func, lineNumber: lines.line } };
}

/** Reads the message at hand into the columns, and its lines. @returns its id. */
function readLocation(
  reader: WireReader,
  index: number,
  columns: Pick<PackedLocations, 'addressLow' | 'addressHigh' | 'mapping'>,
  lines: Lines,
  mappings: IdTable,
  functions: IdTable,
): number | bigint {
  let id: number | bigint = 0;
  while (reader.nextField()) {
    if (reader.field === 1) id = reader.expectVarint().varint();
    else if (reader.field === 2)
      columns.mapping[index] = mappings.indexOrNone(reader.expectVarint().varint());
    else if (reader.field === 3) {
      const address = reader.expectVarint().varint();
      const isSafe = typeof address === 'number';
      columns.addressLow[index] = isSafe ? address >>> 0 : Number(BigInt.asUintN(32, address));
      columns.addressHigh[index] = isSafe ? Math.floor(address / 2 ** 32) : Number(address >> 32n);
    } else if (reader.field === 4) lines.read(reader, functions);
    else if (reader.field === 5) reader.expectVarint().skip();
    else reader.skip();
  }
  return id;
}

/** The lines of all locations, one after the other. */
class Lines {
  count = 0;
  func: Int32Array;
  line: Float64Array;

  constructor(room: number) {
    this.func = new Int32Array(room);
    this.line = new Float64Array(room);
  }

  /** Takes the message at hand. */
  read(reader: WireReader, functions: IdTable): void {
    let func = -1;
    let line = 0;
    const outer = reader.enter();
    while (reader.nextField()) {
      if (reader.field === 1) func = functions.indexOrNone(reader.expectVarint().varint());
      else if (reader.field === 2) line = reader.expectVarint().int64();
      else if (reader.field === 3) reader.expectVarint().skip();
      else reader.skip();
    }
    reader.end = outer;
    // As pprof, which would drop the profile as a whole.
    if (func < 0) throw new Malformed('a line without a function', reader.offset);
    if (this.count === this.func.length) this.#grow(reader.offset);
    this.func[this.count] = func;
    this.line[this.count++] = line;
  }

  #grow(offset: number): void {
    tooMany('lines', this.count, offset);
    const [func, line] = [new Int32Array(2 * this.count + 16), new Float64Array(2 * this.count + 16)];
    func.set(this.func);
    line.set(this.line);
    this.func = func;
    this.line = line;
  }
}

/** Where the first of the messages ends. */
function endOf(reader: WireReader, offsets: Offsets): number {
  if (offsets.length === 0) return 0;
  at(reader, offsets.get(0));
  return reader.end;
}
