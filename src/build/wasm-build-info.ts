import { readFile } from 'node:fs/promises';

const MAGIC = Buffer.from('\0asm', 'latin1');
/** What cmd/go puts around the lines of `runtime/debug.BuildInfo` (cmd/go/internal/modload/build.go). */
const BEGIN = Buffer.from('3077af0c9274080241e1c107e6d618e6', 'hex');
const END = Buffer.from('f932433186182072008242104116d8f2', 'hex');

/**
 * The lines that `go version -m` would print of a WebAssembly module if it could read one, without their tabs.
 * @returns undefined for any other file, and for one that Go did not build.
 */
export async function buildInfoOfWasm(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return undefined;
  const begin = bytes.indexOf(BEGIN);
  const end = bytes.indexOf(END, begin);
  if (begin === -1 || end === -1) return undefined;
  return bytes.subarray(begin + BEGIN.length, end).toString();
}
