import type { InlinedSite } from './inlined-sites.ts';
import { type PcValues, valueAt } from './pc-values.ts';
import type { FunctionTable, TableFunction } from './pclntab.ts';

/** One call that was inlined, and where its source is. */
export interface InlinedCall extends InlinedSite {
  /** Last element of the path of the file that has the call. */
  readonly file: string;
  readonly line: number;
}

/** A line of source that there is machine code of, be it in its own function or where that was inlined. */
export interface SourceLine {
  /** The function in whose source the line is. */
  readonly function: string;
  readonly startLine: number;
  /** Last element of the file's path. */
  readonly file: string;
  readonly line: number;
}

/** What a binary tells of its source. */
export interface SourceTables {
  /** Every inlined call; calls that were inlined at several places come several times. */
  readonly calls: readonly InlinedCall[];
  /** Those that were asked for, each only once. */
  readonly lines: readonly SourceLine[];
}

/** Identity of a line, but for the folder of its file, which depends on how the binary was built. */
export function lineKey(file: string, line: number): string {
  return `${file}:${line}`;
}

/** Bytes of one inlined call: `inlinedCall` in Go's runtime/symtabinl.go, since Go 1.20. */
const RECORD = 16;

/**
 * Reads the trees of a binary; undefined where they are not found.
 * @param wantedLines as `lineKey` has them.
 */
export function readSourceTables(
  table: FunctionTable,
  wantedLines: ReadonlySet<string>,
): SourceTables | undefined {
  try {
    const base = findInlineTrees(table);
    if (base === undefined) return undefined;
    const reader = new TreeReader(table, base, wantedLines);
    for (const one of table.functions) reader.read(one);
    return { calls: [...reader.calls.values()], lines: [...reader.lines.values()] };
  } catch (error) {
    // What does not add up is not what Go writes, as in the table of functions.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Node {
  readonly name: string;
  readonly startLine: number;
  readonly parentPc: number;
}

class TreeReader {
  readonly calls = new Map<string, InlinedCall>();
  readonly lines = new Map<string, SourceLine>();
  readonly #table: FunctionTable;
  readonly #base: number;
  readonly #wantedLines: ReadonlySet<string>;
  readonly #wantedNumbers: ReadonlySet<number>;
  readonly #baseNames = new Map<string, string>();

  constructor(table: FunctionTable, base: number, wantedLines: ReadonlySet<string>) {
    this.#table = table;
    this.#base = base;
    this.#wantedLines = wantedLines;
    this.#wantedNumbers = new Set([...wantedLines].map((key) => Number(key.slice(key.lastIndexOf(':') + 1))));
  }

  read(func: TableFunction): void {
    const indices = func.inlineIndices();
    const lines = func.lines();
    const files = func.files();
    const nodes = this.#nodes(func, indices);
    for (const node of nodes) this.#addCall(func, nodes, node, indices, lines, files);
    let pc = 0;
    for (const [index, end] of lines.ends.entries()) {
      const line = lines.values[index] ?? 0;
      if (this.#wantedNumbers.has(line)) {
        // A run of the same line number may go over from one function's source into another's.
        const borders = indices.ends.filter((border) => border > pc && border < end);
        for (const start of [pc, ...borders]) this.#addLine(func, nodes, start, indices, line, files);
      }
      pc = end;
    }
  }

  #nodes({ inlineTree }: TableFunction, indices: PcValues): Node[] {
    if (inlineTree === undefined) return [];
    const last = indices.values.reduce((most, index) => Math.max(most, index), -1);
    const { view, littleEndian } = this.#table;
    return Array.from({ length: last + 1 }, (_, index) => {
      const at = this.#base + inlineTree + index * RECORD;
      return {
        name: this.#table.name(view.getInt32(at + 4, littleEndian)),
        parentPc: view.getInt32(at + 8, littleEndian),
        startLine: view.getInt32(at + 12, littleEndian),
      };
    });
  }

  #addCall(
    func: TableFunction,
    nodes: readonly Node[],
    { name, parentPc }: Node,
    indices: PcValues,
    lines: PcValues,
    files: PcValues,
  ): void {
    const line = valueAt(lines, parentPc);
    if (line === undefined) return;
    const caller = nodes[valueAt(indices, parentPc) ?? -1] ?? func;
    const file = this.#fileAt(func, files, parentPc);
    const key = `${caller.name}\0${name}\0${line}\0${file}`;
    if (this.calls.has(key)) return;
    const lineOffset = line - caller.startLine;
    this.calls.set(key, { caller: caller.name, callee: name, lineOffset, file, line });
  }

  #addLine(
    func: TableFunction,
    nodes: readonly Node[],
    pc: number,
    indices: PcValues,
    line: number,
    files: PcValues,
  ): void {
    const owner = nodes[valueAt(indices, pc) ?? -1] ?? func;
    const file = this.#fileAt(func, files, pc);
    if (!this.#wantedLines.has(lineKey(file, line))) return;
    const key = `${owner.name}\0${line}\0${file}`;
    if (this.lines.has(key)) return;
    this.lines.set(key, { function: owner.name, startLine: owner.startLine, file, line });
  }

  #fileAt(func: TableFunction, files: PcValues, pc: number): string {
    const index = valueAt(files, pc);
    if (index === undefined || index < 0) return '';
    const path = func.file(index);
    let name = this.#baseNames.get(path);
    if (name === undefined) {
      name = path.slice(path.lastIndexOf('/') + 1);
      this.#baseNames.set(path, name);
    }
    return name;
  }
}

/**
 * Where the data of all functions starts. The runtime is told by a pointer that the loader fills in, and stripped
 * binaries have no symbol for it; but there is one place only from which every tree makes sense. (Not all but many of
 * them do from another place where the linker left a part of an earlier draft between two segments.)
 */
function findInlineTrees({ bytes, view, littleEndian, functions, names }: FunctionTable): number | undefined {
  const starts = nameStarts(bytes, names);
  const wanted: Tree[] = [];
  for (const func of functions) {
    if (func.inlineTree === undefined) continue;
    const indices = func.inlineIndices().values;
    const count = 1 + indices.reduce((most, index) => Math.max(most, index), -1);
    if (count > 0) wanted.push({ offset: func.inlineTree, count, bytes: func.bytes });
  }
  const [first] = wanted;
  if (first === undefined) return undefined;
  const furthest = wanted.reduce((most, { offset, count }) => Math.max(most, offset + count * RECORD), 0);
  const isName = (at: number): boolean => {
    const offset = view.getInt32(at, littleEndian);
    return offset >= 0 && offset < starts.length && starts[offset] === 1;
  };
  const fits = (base: number, { offset, count, bytes: size }: Tree): boolean => {
    for (let at = base + offset; at < base + offset + count * RECORD; at += RECORD) {
      const parentPc = view.getInt32(at + 8, littleEndian);
      if (!isName(at + 4) || parentPc < 0 || parentPc >= size) return false;
      if (view.getInt32(at + 12, littleEndian) < 0) return false;
    }
    return true;
  };
  for (let base = 0; base + furthest <= bytes.length; base += 4) {
    if (isName(base + first.offset + 4) && wanted.every((tree) => fits(base, tree))) return base;
  }
  return undefined;
}

interface Tree {
  readonly offset: number;
  readonly count: number;
  /** Of its function. */
  readonly bytes: number;
}

/** 1 for each offset at which a name starts. */
function nameStarts(bytes: Buffer, { start, end }: FunctionTable['names']): Uint8Array {
  const starts = new Uint8Array(end - start);
  // The first one is the empty name.
  for (let at = start + 1; at < end; at++) if (bytes[at - 1] === 0 && bytes[at] !== 0) starts[at - start] = 1;
  if (bytes[start] !== 0) starts[0] = 1;
  return starts;
}
