import { type PcValues, readPcValues } from './pc-values.ts';

/**
 * The table of functions that every Go binary carries for its runtime, stripped or not, on every system
 * (`pcHeader` and `_func` in Go's runtime/symtab.go and runtime2.go; this layout since Go 1.20).
 */
export interface FunctionTable {
  readonly bytes: Buffer;
  readonly view: DataView;
  readonly littleEndian: boolean;
  readonly functions: readonly TableFunction[];
  /** Bytes of machine code of all of them, what lies between included. */
  readonly textBytes: number;
  /** Where names start and end in `bytes`. */
  readonly names: { readonly start: number; readonly end: number };
  /** The name that starts at this offset from the start of the names. */
  name(offset: number): string;
}

export interface TableFunction {
  readonly name: string;
  /** Of the `func` keyword. */
  readonly startLine: number;
  readonly bytes: number;
  /** Greatest distance of the stack pointer from where it was at the entry, bytes. */
  readonly frame: number;
  /** Offset of its inline tree from the start of all function data; undefined where nothing is inlined into it. */
  readonly inlineTree: number | undefined;
  lines(): PcValues;
  /** Of the innermost inlined call, −1 where there is none. */
  inlineIndices(): PcValues;
  files(): PcValues;
  /** The path of a file that `files` names by number. */
  file(index: number): string;
}

const NO_TREE = 0xffffffff;
const PCDATA_INLINE_INDEX = 2;
const FUNCDATA_INLINE_TREE = 3;
/** Bytes of a function's record before its lists of tables. */
const FIXED = 44;

/** Finds the table in the bytes of a binary; undefined where there is none of a known form. */
export function readFunctionTable(bytes: Buffer): FunctionTable | undefined {
  for (const littleEndian of [true, false]) {
    const magic = littleEndian ? 'f1ffffff0000' : 'fffffff10000';
    const pattern = Buffer.from(magic, 'hex');
    for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + 1)) {
      const table = tableAt(bytes, at, littleEndian);
      if (table !== undefined) return table;
    }
  }
  return undefined;
}

/** The same bytes may stand in a binary for other reasons: whatever does not add up is not the table. */
function tableAt(bytes: Buffer, start: number, littleEndian: boolean): FunctionTable | undefined {
  const quantum = bytes[start + 6] ?? 0;
  const pointer = bytes[start + 7] ?? 0;
  if (![1, 2, 4].includes(quantum) || ![4, 8].includes(pointer)) return undefined;
  if (start + 8 + 8 * pointer > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const word = (index: number): number => {
    const at = start + 8 + index * pointer;
    return pointer === 8 ? Number(view.getBigUint64(at, littleEndian)) : view.getUint32(at, littleEndian);
  };
  const count = word(0);
  // Word 2 is the address of the text, and unused since Go 1.26.
  const [names, units, files, tables, functions] = [word(3), word(4), word(5), word(6), word(7)].map(
    (offset) => start + offset,
  ) as [number, number, number, number, number];
  const inOrder = start < names && names < units && units <= files && files < tables && tables < functions;
  if (!inOrder || count === 0 || functions + count * 8 + 4 > bytes.length) return undefined;
  const layout: Layout = { bytes, view, littleEndian, quantum, names, units, files, tables, functions };
  try {
    const listed = Array.from({ length: count }, (_, index) => functionAt(layout, index));
    const textBytes =
      view.getUint32(functions + count * 8, littleEndian) - view.getUint32(functions, littleEndian);
    return {
      bytes,
      view,
      littleEndian,
      functions: listed,
      textBytes,
      names: { start: names, end: units },
      name: (offset) => text(layout, names + offset),
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Layout {
  readonly bytes: Buffer;
  readonly view: DataView;
  readonly littleEndian: boolean;
  readonly quantum: number;
  // Offsets in `bytes` where each of the parts starts.
  readonly names: number;
  readonly units: number;
  readonly files: number;
  readonly tables: number;
  readonly functions: number;
}

function functionAt(layout: Layout, index: number): TableFunction {
  const { bytes, view, littleEndian, names, units, files, tables, functions, quantum } = layout;
  const u32 = (at: number): number => view.getUint32(at, littleEndian);
  const entry = u32(functions + index * 8);
  const end = u32(functions + index * 8 + 8);
  const record = functions + u32(functions + index * 8 + 4);
  const tableCount = u32(record + 28);
  const unit = u32(record + 32);
  const dataCount = bytes[record + 43] ?? 0;
  const values = (offset: number): PcValues =>
    offset === 0 ? { ends: [], values: [] } : readPcValues(bytes, tables + offset, functions, quantum);
  const tree =
    dataCount > FUNCDATA_INLINE_TREE
      ? u32(record + FIXED + 4 * (tableCount + FUNCDATA_INLINE_TREE))
      : NO_TREE;
  return {
    name: text(layout, names + u32(record + 4)),
    startLine: view.getInt32(record + 36, littleEndian),
    bytes: end - entry,
    frame: values(u32(record + 16)).values.reduce((most, value) => Math.max(most, value), 0),
    inlineTree: tree === NO_TREE ? undefined : tree,
    files: () => values(u32(record + 20)),
    lines: () => values(u32(record + 24)),
    inlineIndices: () =>
      values(tableCount > PCDATA_INLINE_INDEX ? u32(record + FIXED + 4 * PCDATA_INLINE_INDEX) : 0),
    file: (file) => {
      const offset = u32(units + 4 * (unit + file));
      return offset === NO_TREE ? '' : text(layout, files + offset);
    },
  };
}

/** The NUL-terminated text at `start`. @throws RangeError when it does not end. */
function text({ bytes }: Layout, start: number): string {
  const end = bytes.indexOf(0, start);
  if (end < 0) throw new RangeError('a name that does not end');
  return bytes.toString('utf8', start, end);
}
