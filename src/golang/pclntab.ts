/**
 * Reads the table of functions in a Go binary, and the calls that were inlined.
 *
 * Go's runtime needs the table of functions to print stack traces. Therefore every Go binary has the table, on every system and even if the
 * binary is stripped. For each function, the table has the name, the range of machine code and the stack frame. Further tables of a
 * function have the line and the file for each program counter. Each function also has a tree of the calls that were inlined into it. For
 * example, `main.main` calls `shop.Total`, which calls `shop.add`. If the compiler inlines both calls, the tree of `main.main` has two
 * nodes, and the parent of `shop.add` is `shop.Total`.
 *
 * This file reads the layout of Go 1.20 and later. See `pcHeader` and `_func` in Go's runtime/symtab.go and runtime2.go, and `inlinedCall`
 * in runtime/symtabinl.go.
 */

/** The table of functions of a binary. */
export interface FunctionTable {
  readonly layout: Layout;
  readonly functions: readonly TableFunction[];
  /** The bytes of machine code from the start of the first function to the end of the last function. */
  readonly textBytes: number;
}

/** A function in the table of functions. The tables of the function are decoded only when one of the methods is called. */
export interface TableFunction {
  readonly name: string;
  /** The line of the keyword `func` of the function. */
  readonly startLine: number;
  /** The bytes of the function's machine code. */
  readonly bytes: number;
  /** The stack frame of the function in bytes, which is the greatest distance of the stack pointer from its position at the entry. */
  readonly frame: number;
  /** The offset of the function's inline tree from the start of all function data; undefined if no call was inlined into the function. */
  readonly inlineTree: number | undefined;
  /** Returns the source line of each instruction. */
  lines(): PcValues;
  /**
   * Returns, for each instruction, the index of the innermost inlined call in the tree. The index is −1 for an instruction outside of
   * inlined calls.
   */
  inlineIndices(): PcValues;
  /** Returns the number of the source file of each instruction. */
  files(): PcValues;
  /** Returns the path of a file by its number. */
  file(index: number): string;
  /**
   * Returns the last two elements of the path of the file in which the function's code begins. The result is empty if the table does not
   * contain the path.
   */
  ownFile(): string;
}

/** The offsets in `bytes` at which the parts of the table start. */
interface Layout extends Readonly<Record<'names' | 'units' | 'files' | 'tables' | 'functions', number>> {
  readonly bytes: Buffer;
  readonly quantum: number;
  u32(at: number): number;
}

const NO_TREE = 0xffffffff;
const PCDATA_INLINE_INDEX = 2;
const FUNCDATA_INLINE_TREE = 3;
/** The advice of a finding about a binary whose table of functions cannot be read. */
export const READABLE_BINARIES =
  'Binaries of Go 1.21 to 1.27 are understood; report others with their Go version and system.';
/** The size of a function's record in bytes, without the lists of tables at its end. */
const FIXED = 44;

/** Finds the table of functions in the bytes of a binary. @returns undefined if the binary has no table with a known layout. */
export function readFunctionTable(bytes: Buffer): FunctionTable | undefined {
  for (const littleEndian of [true, false]) {
    const pattern = Buffer.from(littleEndian ? 'f1ffffff0000' : 'fffffff10000', 'hex');
    for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + 1)) {
      const table = undefinedIfOutOfRange(() => tableAt(bytes, at, littleEndian));
      if (table !== undefined) return table;
    }
  }
  return undefined;
}

/**
 * Calls `read`; returns undefined if `read` uses an offset that is out of range. Random bytes may look like the start of the table, but
 * their offsets make no sense.
 */
function undefinedIfOutOfRange<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Reads the table of functions that starts at the offset `start`.
 * @returns undefined if the header is not valid.
 * @throws RangeError if an offset is out of range.
 */
function tableAt(bytes: Buffer, start: number, littleEndian: boolean): FunctionTable | undefined {
  const quantum = bytes[start + 6] ?? 0;
  const pointer = bytes[start + 7] ?? 0;
  if (![1, 2, 4].includes(quantum) || ![4, 8].includes(pointer)) return undefined;
  const u32 = (at: number) => (littleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const word = (index: number): number => {
    const at = start + 8 + index * pointer;
    if (pointer === 4) return u32(at);
    return Number(littleEndian ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
  };
  const count = word(0);
  // Word 2 of the header would be the address of the machine code, but Go 1.26 and later leave this word empty.
  const [names, units, files] = [start + word(3), start + word(4), start + word(5)];
  const [tables, functions] = [start + word(6), start + word(7)];
  const inOrder = start < names && names < units && units <= files && files < tables && tables < functions;
  if (!inOrder || count === 0 || functions + count * 8 + 4 > bytes.length) return undefined;
  const layout = { bytes, u32, quantum, names, units, files, tables, functions };
  return {
    layout,
    functions: Array.from({ length: count }, (_, index) => functionAt(layout, index)),
    textBytes: u32(functions + count * 8) - u32(functions),
  };
}

function functionAt(layout: Layout, index: number): TableFunction {
  const { bytes, u32, names, units, files, tables, functions, quantum } = layout;
  const entry = functions + index * 8;
  const record = functions + u32(entry + 4);
  const tableCount = u32(record + 28);
  const unit = u32(record + 32);
  const values = (offset: number): PcValues =>
    offset === 0 ? { ends: [], values: [] } : readPcValues(bytes, tables + offset, functions, quantum);
  const file = (index: number): string => {
    const offset = u32(units + 4 * (unit + index));
    return offset === NO_TREE ? '' : terminatedText(layout, files + offset);
  };
  const hasTree = (bytes[record + 43] ?? 0) > FUNCDATA_INLINE_TREE;
  const tree = hasTree ? u32(record + FIXED + 4 * (tableCount + FUNCDATA_INLINE_TREE)) : NO_TREE;
  return {
    name: terminatedText(layout, names + u32(record + 4)),
    startLine: u32(record + 36) | 0,
    bytes: u32(entry + 8) - u32(entry),
    frame: values(u32(record + 16)).values.reduce((most, value) => Math.max(most, value), 0),
    inlineTree: tree === NO_TREE ? undefined : tree,
    files: () => values(u32(record + 20)),
    lines: () => values(u32(record + 24)),
    inlineIndices: () =>
      values(tableCount > PCDATA_INLINE_INDEX ? u32(record + FIXED + 4 * PCDATA_INLINE_INDEX) : 0),
    file,
    ownFile: () => {
      const [first = -1] = values(u32(record + 20)).values;
      return first < 0 ? '' : lastTwo(file(first));
    },
  };
}

/** The last two elements of a path: the folder, which names the package, and the file. */
function lastTwo(path: string): string {
  return path.split('/').slice(-2).join('/');
}

/** Returns the text from `start` to the next NUL byte. @throws RangeError if there is no NUL byte. */
function terminatedText({ bytes }: Layout, start: number): string {
  const end = bytes.indexOf(0, start);
  if (end < 0) throw new RangeError('a function name without its final NUL byte');
  return bytes.toString('utf8', start, end);
}

/**
 * A value for each instruction of a function: `values[i]` applies to instructions before the offset `ends[i]` from the function's entry.
 */
interface PcValues {
  readonly ends: readonly number[];
  readonly values: readonly number[];
}

/**
 * Decodes the table of values that begins at `offset`. The table consists of pairs of varints. The first varint is the change of the value
 * in zig-zag encoding, and the second is the step of the program counter in units of `quantum` bytes. The value starts at −1. A change of 0
 * ends the table, except at the first pair (see `step` in Go's runtime/symtab.go).
 * @param limit the offset at which the tables end.
 * @throws RangeError if the table does not end before `limit`.
 */
function readPcValues(bytes: Uint8Array, offset: number, limit: number, quantum: number): PcValues {
  const ends: number[] = [];
  const values: number[] = [];
  let at = offset;
  let value = -1;
  let pc = 0;
  const varint = (): number => {
    let result = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      if (at >= limit) break;
      const byte = bytes[at++] as number;
      result += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return result;
    }
    throw new RangeError('a table of values by program counter that does not end');
  };
  for (;;) {
    const change = varint();
    if (change === 0 && ends.length > 0) return { ends, values };
    value += change % 2 === 1 ? -(change + 1) / 2 : change / 2;
    pc += varint() * quantum;
    ends.push(pc);
    values.push(value);
  }
}

/** Returns the value at `pc`, an offset from the function's entry; undefined if `pc` is after the end of the function. */
function valueAt({ ends, values }: PcValues, pc: number): number | undefined {
  return values[ends.findIndex((end) => end > pc)];
}

/** A call that the compiler inlined, with its position in the source. */
export interface InlinedCall {
  /**
   * The function whose source contains the call. The machine code of the call may be in a different function, into which `caller` was
   * inlined.
   */
  readonly caller: string;
  readonly callee: string;
  /** The line of the call minus the first line of `caller`. */
  readonly lineOffset: number;
  /** The last two elements of the path of the file that contains the call. */
  readonly file: string;
  readonly line: number;
  /**
   * The copies of `caller` that inline this call. Each copy is represented by the inlined call that made the copy. The element undefined
   * stands for the body of `caller` itself.
   */
  readonly copies: ReadonlySet<InlinedCall | undefined>;
  /** How many times the body of `callee` is in the machine code because of this call. Each copy of `caller` counts once. */
  readonly places: number;
}

const RECORD = 16;

/**
 * Reads all inlined calls of a binary. A call that was inlined into several copies is listed once.
 * @returns undefined if the inline trees were not found in the table.
 */
export function readInlinedCalls(table: FunctionTable): readonly InlinedCall[] | undefined {
  return undefinedIfOutOfRange(() => {
    // If no function has an inline tree, the binary was built without inlining (`-gcflags=all=-l`).
    if (table.functions.every(({ inlineTree }) => inlineTree === undefined)) return [];
    const base = findInlineTrees(table);
    if (base === undefined) return undefined;
    const calls: Calls = new Map();
    for (const func of table.functions)
      if (func.inlineTree !== undefined) addCalls(table.layout, base + func.inlineTree, func, calls);
    return [...calls.values()];
  });
}

type Calls = Map<string, InlinedCall & { readonly copies: Set<InlinedCall | undefined>; places: number }>;

/** Adds the calls in the inline tree of one function to `calls`. @param tree the offset of the tree. */
function addCalls(layout: Layout, tree: number, func: TableFunction, calls: Calls): void {
  const [indices, lines, files] = [func.inlineIndices(), func.lines(), func.files()];
  const nodes = Array.from({ length: nodeCount(indices) }, (_, index) => {
    const field = (at: number) => layout.u32(tree + index * RECORD + at) | 0;
    return {
      name: terminatedText(layout, layout.names + field(4)),
      parentPc: field(8),
      startLine: field(12),
    };
  });
  const parents = nodes.map(({ parentPc }) => valueAt(indices, parentPc) ?? -1);
  const found = nodes.map(({ name: callee, parentPc }, at) => {
    const line = valueAt(lines, parentPc);
    if (line === undefined) return undefined;
    const { name: caller, startLine } = nodes[parents[at] as number] ?? func;
    const index = valueAt(files, parentPc) ?? -1;
    const path = index < 0 ? '' : func.file(index);
    const file = lastTwo(path);
    const key = `${caller}\0${callee}\0${line}\0${file}`;
    const lineOffset = line - startLine;
    const call = calls.get(key) ?? { caller, callee, lineOffset, file, line, copies: new Set(), places: 0 };
    call.places += 1;
    calls.set(key, call);
    return call;
  });
  for (const [at, call] of found.entries()) call?.copies.add(found[parents[at] as number]);
}

/** Returns the number of nodes in an inline tree. */
function nodeCount({ values }: PcValues): number {
  return 1 + values.reduce((most, index) => Math.max(most, index), -1);
}

/**
 * Finds the offset at which the data of all functions starts. The binary does not contain this offset, because the loader fills in the
 * runtime's pointer, and a stripped binary has no symbol for the data. But all inline trees are valid only with the correct offset.
 * (Between two segments, the linker may leave a part of an outdated copy of this data. With the offset of an outdated copy, many inline
 * trees are valid, but not all.)
 */
function findInlineTrees({ layout, functions }: FunctionTable): number | undefined {
  const { bytes, u32 } = layout;
  const isName = nameStarts(layout);
  const trees = functions.flatMap(({ inlineTree: offset, inlineIndices, bytes }) => {
    const count = offset === undefined ? 0 : nodeCount(inlineIndices());
    return offset === undefined || count === 0 ? [] : [{ offset, end: offset + count * RECORD, bytes }];
  });
  const [first] = trees;
  if (first === undefined) return undefined;
  const fits = (base: number, tree: typeof first): boolean => {
    for (let at = base + tree.offset; at < base + tree.end; at += RECORD)
      // A negative number that is read as an unsigned number is larger than any line or function index.
      if (isName[u32(at + 4)] !== 1 || u32(at + 8) >= tree.bytes || u32(at + 12) >= 2 ** 31) return false;
    return true;
  };
  const furthest = trees.reduce((most, { end }) => Math.max(most, end), 0);
  for (let base = 0; base + furthest <= bytes.length; base += 4)
    if (isName[u32(base + first.offset + 4)] === 1 && trees.every((tree) => fits(base, tree))) return base;
  return undefined;
}

/** Returns an array with a 1 at each offset at which a name starts. Offsets count from the first name. */
function nameStarts({ bytes, names: start, units: end }: Layout): Uint8Array {
  const starts = new Uint8Array(end - start);
  // The names begin with the empty name, whose NUL byte is followed by the next name.
  for (let at = start + 1; at < end; at++) if (bytes[at - 1] === 0 && bytes[at] !== 0) starts[at - start] = 1;
  if (bytes[start] !== 0) starts[0] = 1;
  return starts;
}
