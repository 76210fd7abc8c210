import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { firstBytes } from './files.ts';

/**
 * Opens zip archives with the library yauzl. The library refuses names that lead out of the archive, and never unpacks more bytes than the
 * directory of the archive states.
 */

/** An entry in the directory of an archive. */
export type ZipEntry = yauzl.Entry;

/** An open zip archive. The published types of yauzl describe version 2, so this interface adds two methods of version 3. */
export interface ZipFile extends yauzl.ZipFile {
  eachEntry(): AsyncIterableIterator<ZipEntry>;
  openReadStreamPromise(entry: ZipEntry): Promise<Readable>;
}
const { openPromise } = yauzl as unknown as {
  openPromise(path: string, options: yauzl.Options): Promise<ZipFile>;
};

/** Opens a zip archive. The entries can be read until `close` is called. @throws Error if the file is not a zip archive, or if it is damaged. */
export function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { autoClose: false });
}

/**
 * Returns whether a file is a zip archive. A zip archive begins with the mark of an entry. An empty archive begins with the mark of the
 * directory's end.
 */
export async function isZip(path: string): Promise<boolean> {
  const begin = await firstBytes(path, 4);
  return ['PK\x03\x04', 'PK\x05\x06'].includes(begin.toString('latin1'));
}
