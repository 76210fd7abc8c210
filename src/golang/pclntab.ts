/**
 * Reads the table of functions that every Go binary carries for its runtime, stripped or not, on every system, and from
 * it the calls that were inlined (`pcHeader` and `_func` in Go's runtime/symtab.go and runtime2.go, `inlinedCall` in
 * symtabinl.go; this layout since Go 1.20).
 */

export interface FunctionTable {
  readonly layout: Layout;
  readonly functions: readonly TableFunction[];
  /** Bytes of machine code of all of them, with the gaps between them. */
  readonly textBytes: number;
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
  /** Of the innermost inlined call, or −1. */
  inlineIndices(): PcValues;
  files(): PcValues;
  /** The path of a file that `files` names by number. */
  file(index: number): string;
}

/** Offsets in `bytes` where each part of the table starts. */
interface Layout extends Readonly<Record<'names' | 'units' | 'files' | 'tables' | 'functions', number>> {
  readonly bytes: Buffer;
  readonly quantum: number;
  u32(at: number): number;
}

const NO_TREE = 0xffffffff;
const PCDATA_INLINE_INDEX = 2;
const FUNCDATA_INLINE_TREE = 3;
/** Bytes of a function's record before its lists of tables. */
const FIXED = 44;

/** Finds the table in the bytes of a binary; undefined without one of a known form. */
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

/** The bytes searched for may stand in a binary for other reasons: data that does not add up is not Go's. */
function undefinedIfOutOfRange<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

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
  // Word 2 is the address of the text, and unused since Go 1.26.
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
    file: (file) => {
      const offset = u32(units + 4 * (unit + file));
      return offset === NO_TREE ? '' : terminatedText(layout, files + offset);
    },
  };
}

/** The NUL-terminated text at `start`. @throws RangeError when it does not end. */
function terminatedText({ bytes }: Layout, start: number): string {
  const end = bytes.indexOf(0, start);
  if (end < 0) throw new RangeError('a name that does not end');
  return bytes.toString('utf8', start, end);
}

/** A function's table of one value by program counter: `values[i]` holds up to (not including) `ends[i]`, an offset from its entry. */
interface PcValues {
  readonly ends: readonly number[];
  readonly values: readonly number[];
}

/**
 * Decodes the table at `offset`: pairs of varints, the change of the value (zig-zag) and how far the program counter
 * moves on, in units of `quantum` bytes; the value starts at −1, and a change of 0 that is not the first one ends it
 * (`step` in Go's runtime/symtab.go).
 * @param limit nothing from here on belongs to the tables. @throws RangeError when the table runs into it.
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

/** The value at `pc`, an offset from the function's entry; undefined beyond its end. */
function valueAt({ ends, values }: PcValues, pc: number): number | undefined {
  return values[ends.findIndex((end) => end > pc)];
}

/** One call that was inlined, and where its source is. */
export interface InlinedCall {
  /** The function that has the call in its source, not the one it ended up in. */
  readonly caller: string;
  readonly callee: string;
  /** Line of the call minus the line where `caller` starts. */
  readonly lineOffset: number;
  /** The last two elements of the path of the file that has the call. */
  readonly file: string;
  readonly line: number;
  /** The copies of `caller` that have it inlined, each by the call that was itself inlined; undefined: the function itself. */
  readonly copies: ReadonlySet<InlinedCall | undefined>;
}

const RECORD = 16;

/** Every inlined call of a binary, each once however often it was inlined; undefined where the trees are not found. */
export function readInlinedCalls(table: FunctionTable): readonly InlinedCall[] | undefined {
  return undefinedIfOutOfRange(() => {
    // Built with `-gcflags=all=-l`.
    if (table.functions.every(({ inlineTree }) => inlineTree === undefined)) return [];
    const base = findInlineTrees(table);
    if (base === undefined) return undefined;
    const calls: Calls = new Map();
    for (const func of table.functions)
      if (func.inlineTree !== undefined) addCalls(table.layout, base + func.inlineTree, func, calls);
    return [...calls.values()];
  });
}

type Calls = Map<string, InlinedCall & { readonly copies: Set<InlinedCall | undefined> }>;

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
    const file = path.split('/').slice(-2).join('/');
    const key = `${caller}\0${callee}\0${line}\0${file}`;
    const lineOffset = line - startLine;
    const call = calls.get(key) ?? { caller, callee, lineOffset, file, line, copies: new Set() };
    calls.set(key, call);
    return call;
  });
  for (const [at, call] of found.entries()) call?.copies.add(found[parents[at] as number]);
}

function nodeCount({ values }: PcValues): number {
  return 1 + values.reduce((most, index) => Math.max(most, index), -1);
}

/**
 * Where the data of all functions starts. The loader fills in the runtime's pointer to it, and stripped binaries have
 * no symbol for it; but only from one place every tree makes sense. (Not all but many of them do from another place
 * where the linker left a part of an earlier draft between two segments.)
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
      // Of a number below zero, the unsigned one is larger than any line or function.
      if (isName[u32(at + 4)] !== 1 || u32(at + 8) >= tree.bytes || u32(at + 12) >= 2 ** 31) return false;
    return true;
  };
  const furthest = trees.reduce((most, { end }) => Math.max(most, end), 0);
  for (let base = 0; base + furthest <= bytes.length; base += 4)
    if (isName[u32(base + first.offset + 4)] === 1 && trees.every((tree) => fits(base, tree))) return base;
  return undefined;
}

function nameStarts({ bytes, names: start, units: end }: Layout): Uint8Array {
  const starts = new Uint8Array(end - start);
  // The first one is the empty name.
  for (let at = start + 1; at < end; at++) if (bytes[at - 1] === 0 && bytes[at] !== 0) starts[at - start] = 1;
  if (bytes[start] !== 0) starts[0] = 1;
  return starts;
}
