import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { firstBytes } from './files.ts';

/**
 * Opens zip archives with the library yauzl. It refuses names that lead out of the archive, and never unpacks more bytes than the directory
 * of the archive says.
 */

/** An entry in the directory of an archive. */
export type ZipEntry = yauzl.Entry;

/** An open archive. yauzl 3 has these methods, but the published types are those of version 2. */
export interface ZipFile extends yauzl.ZipFile {
  eachEntry(): AsyncIterableIterator<ZipEntry>;
  openReadStreamPromise(entry: ZipEntry): Promise<Readable>;
}
const { openPromise } = yauzl as unknown as {
  openPromise(path: string, options: yauzl.Options): Promise<ZipFile>;
};

/** Opens a zip archive. Its entries can be read until `close` is called. @throws Error if the file is not a zip archive, or is damaged. */
export function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { autoClose: false });
}

/** Whether a file is a zip archive. Its first bytes are those of an entry or, in an empty archive, those of the end of the directory. */
export async function isZip(path: string): Promise<boolean> {
  const begin = await firstBytes(path, 4);
  return ['PK\x03\x04', 'PK\x05\x06'].includes(begin.toString('latin1'));
}
