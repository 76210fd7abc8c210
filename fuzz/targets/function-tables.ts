/** A function table as the linker writes it, of two functions, with one call inlined into the second (see pclntab.ts). */
export function smallTable(littleEndian: boolean): Buffer {
  const u32 = (...values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length);
    values.forEach((value, at) => {
      if (littleEndian) bytes.writeUInt32LE(value >>> 0, 4 * at);
      else bytes.writeUInt32BE(value >>> 0, 4 * at);
    });
    return bytes;
  };
  const u64 = (value: number) => (littleEndian ? u32(value, 0) : u32(0, value));
  const names = Buffer.from('\0main.main\0main.work\0main.add\0');
  const units = u32(0);
  const files = Buffer.from('/app/a.go\0');
  // At 1 what each function has: a frame of 16 bytes; a file; a line; the inlined call 0 for some bytes.
  const tables = Buffer.concat([
    Buffer.from([0]),
    Buffer.from([34, 64, 0]),
    Buffer.from([2, 64, 0]),
    Buffer.from([22, 64, 0]),
    Buffer.from([0, 8, 2, 8, 1, 48, 0]),
  ]);
  const [frame, file, line, inlined] = [1, 4, 7, 10];
  const record = (entry: number, name: number, startLine: number, tree: number) =>
    Buffer.concat([
      u32(entry, name, 0, 0, frame, file, line, 3, 0, startLine),
      Buffer.from([0, 0, 0, 4]),
      u32(0, 0, tree === NONE ? 0 : inlined, NONE, NONE, NONE, tree),
    ]);
  const records = [record(0, 1, 5, NONE), record(64, 11, 9, 0)];
  const functab = 2 * 8 + 4;
  const functions = Buffer.concat([
    u32(0, functab, 64, functab + (records[0]?.length ?? 0), 128),
    ...records,
  ]);
  // The linker leaves no gap that would matter; offsets are from the start of the header.
  const header = 8 + 8 * 8;
  const offsets = [header];
  for (const part of [names, units, files, tables]) offsets.push((offsets.at(-1) ?? 0) + part.length);
  const magic = littleEndian ? 'f1ffffff0000' : 'fffffff10000';
  const words = [2, 1, 0, ...offsets].map(u64);
  const body = Buffer.concat([
    Buffer.from(magic, 'hex'),
    Buffer.from([1, 8]),
    ...words,
    names,
    units,
    files,
    tables,
    functions,
  ]);
  const padding = Buffer.alloc((4 - (body.length % 4)) % 4);
  // One inlined call: of main.add, at byte 2 of its caller, whose line 3 is the first of its own.
  return Buffer.concat([body, padding, u32(0, 21, 2, 3)]);
}

const NONE = 0xffffffff;
