import { crc32, deflateRawSync } from 'node:zlib';

/** One entry as the archive will state it; a test may state what no honest archiver would. */
export interface ZipEntry {
  readonly name: string;
  readonly data: Uint8Array;
  /** Without compression. */
  readonly stored?: boolean;
  /** Unix mode, such as 0o120777 for a symbolic link; default a regular file. */
  readonly mode?: number;
  /** General purpose flags; 1 says encrypted. */
  readonly flags?: number;
  /** The uncompressed size that the headers state, where it is not to be the true one. */
  readonly statedSize?: number;
}

const UTF8_NAMES = 0x0800;
const REGULAR_FILE = 0o100644;
// 1980-01-01, the first day that zip knows: the same files give the same bytes.
const DATE = 0x21;

/** A zip archive of the entries (APPNOTE.TXT 4.3, no zip64: under 4 GiB and 65,535 entries). */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const body = entry.stored ? Buffer.from(entry.data) : deflateRawSync(entry.data);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(UTF8_NAMES | (entry.flags ?? 0), 2);
    fields.writeUInt16LE(entry.stored ? 0 : 8, 4);
    fields.writeUInt16LE(0, 6);
    fields.writeUInt16LE(DATE, 8);
    fields.writeUInt32LE(crc32(entry.data), 10);
    fields.writeUInt32LE(body.length, 14);
    fields.writeUInt32LE(entry.statedSize ?? entry.data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), fields, name, body);
    directory.push(centralHeader(fields, name, entry.mode ?? REGULAR_FILE, offset));
    offset += 30 + name.length + body.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...parts, central, endOfDirectory(entries.length, central.length, offset)]);
}

function centralHeader(fields: Buffer, name: Buffer, mode: number, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE((mode << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  const madeByUnix = Buffer.from([20, 3]);
  return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeByUnix, fields, rest, name]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
