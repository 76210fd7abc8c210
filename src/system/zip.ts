import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { firstBytes } from './files.ts';

/** Zip archives by the library yauzl, which refuses names that lead out of the archive, and unpacks no more than its directory says. */

export type ZipEntry = yauzl.Entry;

// yauzl 3 has these; its published types are those of version 2.
export interface ZipFile extends yauzl.ZipFile {
  eachEntry(): AsyncIterableIterator<ZipEntry>;
  openReadStreamPromise(entry: ZipEntry): Promise<Readable>;
}
const { openPromise } = yauzl as unknown as {
  openPromise(path: string, options: yauzl.Options): Promise<ZipFile>;
};

/** Opens a zip archive. Its entries can be read until `close`. @throws Error when it is no zip archive, or damaged. */
export function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { autoClose: false });
}

/** Whether a file is a zip archive, by its first bytes: those of a first entry, or of the end of an archive without any. */
export async function isZip(path: string): Promise<boolean> {
  const begin = await firstBytes(path, 4);
  return ['PK\x03\x04', 'PK\x05\x06'].includes(begin.toString('latin1'));
}
