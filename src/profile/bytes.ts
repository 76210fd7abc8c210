import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ExpectedError } from '../system/errors.ts';
import { isLfsPointer } from '../system/files.ts';

const gunzipAsync = promisify(gunzip);

/** Largest profile that is taken, uncompressed; Go's own CPU profiles stay below a few MiB. */
export const MAX_PROFILE_BYTES = 64 * 1024 * 1024;
/** Largest gzipped file that is taken: it is in memory together with its content. */
const MAX_GZIPPED_BYTES = 32 * 1024 * 1024;

const TOO_LARGE_FIX = 'No CPU profile is that large: check where this file comes from.';
export const DAMAGED_FIX =
  'Leave it out if it is no profile. Else collect it again: a transfer was cut short, or git took it for text and changed its line ends, which `*.pgo binary` in `.gitattributes` prevents.';

export interface ProfileContent {
  /** Protocol buffers. */
  readonly bytes: Uint8Array;
  /** Digest of them: a gzipped and a plain copy have the same. */
  readonly digest: string;
  /** Digest of the file. */
  readonly sha256: string;
}

/** @throws ExpectedError as `profileBytes`. */
export async function contentOf(file: Uint8Array): Promise<ProfileContent> {
  const bytes = await profileBytes(file);
  const sha256 = digest(file);
  return { bytes, digest: bytes === file ? sha256 : digest(bytes), sha256 };
}

/**
 * The protobuf bytes of a profile file, gzipped or not.
 * @param limit of bytes, uncompressed.
 * @throws ExpectedError when it is empty, no profile, a broken gzip stream or too large.
 */
export async function profileBytes(file: Uint8Array, limit = MAX_PROFILE_BYTES): Promise<Uint8Array> {
  if (file.length === 0)
    throw new ExpectedError('It is empty.', {
      fix: 'A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends.',
    });
  mustNotBeOtherFile(file);
  if (file.length > (isGzipped(file) ? MAX_GZIPPED_BYTES : limit)) throw tooLarge(file.length);
  if (!isGzipped(file)) return file;
  const bytes = await inflate(file, limit);
  mustNotBeOtherFile(bytes);
  return bytes;
}

function isGzipped(file: Uint8Array): boolean {
  return file[0] === 0x1f && file[1] === 0x8b;
}

async function inflate(file: Uint8Array, limit: number): Promise<Uint8Array> {
  try {
    // In one piece, if the file's end says its size, rightly or not: in many, a whole run takes a third more time.
    const size = file.length < 18 ? 0 : Buffer.from(file.subarray(-4)).readUInt32LE();
    const chunkSize = Math.min(limit, Math.max(64 * 1024, size + 1));
    return await gunzipAsync(file, { maxOutputLength: limit, chunkSize });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') {
      const message = `It inflates to more than ${limit / 1024 / 1024} MiB.`;
      throw new ExpectedError(message, { fix: TOO_LARGE_FIX, cause: error });
    }
    const what = code === 'Z_BUF_ERROR' ? 'ends early: it is truncated' : 'is damaged';
    throw new ExpectedError(`Its gzip stream ${what}.`, { fix: DAMAGED_FIX, cause: error });
  }
}

export function tooLarge(bytes: number): ExpectedError {
  return new ExpectedError(`It has ${Math.round(bytes / 1024 / 1024)} MiB.`, { fix: TOO_LARGE_FIX });
}

/** @throws ExpectedError for what people mistake for a profile. */
function mustNotBeOtherFile(file: Uint8Array): void {
  if (isLfsPointer(file))
    throw new ExpectedError('It is a Git LFS pointer; the profile itself was not fetched.', {
      fix: 'Fetch it with `git lfs pull` (`lfs: true` for `actions/checkout`), or take it out of LFS (`git lfs untrack`), since `go build` fails wherever it is not fetched.',
    });
  const kind = kindByStart(Buffer.from(file.subarray(0, 256)).toString('latin1').trimStart());
  if (kind === undefined) return;
  throw new ExpectedError(`It is ${kind}, not a profile.`, {
    fix: 'Check what this place returns: a CPU profile comes from `/debug/pprof/profile`, without `?debug=`.',
  });
}

function kindByStart(start: string): string | undefined {
  if (start.startsWith('PK\x03\x04')) return 'a ZIP archive';
  if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return 'an HTML page';
  if (/^[[{]\s*["[{\]}]/.test(start)) return 'JSON';
  // A profile begins with a tag byte and lengths, and holds an empty string: its beginning is never all printable.
  if (/^[\x09\x0a\x0d\x20-\x7e]+$/.test(start) || /^[\x20-\x7e]{24,}/.test(start)) return 'text';
  return undefined;
}

export function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** A byte sequence that is not a well-formed protocol buffer; `offset` counts from the start of the content. */
export class Malformed extends Error {
  constructor(what: string, offset: number) {
    super(`${what} at byte ${offset}`);
    this.name = 'Malformed';
  }
}

/** Ids and addresses: a number when it is a safe integer, else a bigint, so that equal values are identical. */
export type Unsigned = number | bigint;

/**
 * A bounds-checked reader of the protocol-buffer wire format (https://protobuf.dev/programming-guides/encoding).
 * Unlike `pprof-format` it throws on a message that ends early, so a truncated profile is never taken for a whole one.
 */
export class WireReader {
  readonly bytes: Buffer;
  offset = 0;
  /** End of the message that is being read. */
  end: number;
  /** Number of the current field; its value comes next. */
  field = 0;
  #wireType = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = this.bytes.length;
  }

  /** Steps to the next field; false at the end of the message. */
  nextField(): boolean {
    if (this.offset >= this.end) return false;
    const at = this.offset;
    const tag = this.#varint();
    if (typeof tag === 'bigint' || tag > 0xffffffff) throw new Malformed('field number out of range', at);
    this.field = tag >>> 3;
    this.#wireType = tag & 7;
    if (this.field === 0) throw new Malformed('field number 0', at);
    if (this.#wireType === 3 || this.#wireType === 4 || this.#wireType > 5)
      throw new Malformed(`wire type ${this.#wireType}`, at);
    return true;
  }

  unsigned(): Unsigned {
    this.#expect(0);
    return this.#varint();
  }

  /** An int64 that a number holds exactly. @throws Malformed for a larger one. */
  integer(): number {
    this.#expect(0);
    return this.#integer();
  }

  bigInteger(): bigint {
    this.#expect(0);
    return BigInt.asIntN(64, BigInt(this.#varint()));
  }

  /** Calls `take` for each value of a repeated int64, packed or not. */
  integers(take: (value: number) => void): void {
    if (this.#wireType !== 2) take(this.integer());
    else for (const end = this.content(); this.offset < end; ) take(this.#integer());
  }

  /** Calls `take` for each value of a repeated uint64, packed or not. */
  unsigneds(take: (value: Unsigned) => void): void {
    if (this.#wireType !== 2) take(this.unsigned());
    else for (const end = this.content(); this.offset < end; ) take(this.#varint());
  }

  /** Steps onto the content of a length-delimited field. @returns where it ends. */
  content(): number {
    this.#expect(2);
    const at = this.offset;
    const length = this.#varint();
    if (typeof length === 'bigint' || length > this.end - this.offset)
      throw new Malformed('a field that is longer than the rest of the message', at);
    return this.offset + length;
  }

  /** Reads the message that is the current field: `take` is called at each of its fields and reads or skips it. */
  message(take: () => void): void {
    const outer = this.end;
    this.end = this.content();
    while (this.nextField()) take();
    this.end = outer;
  }

  skip(): void {
    if (this.#wireType === 0) this.#varint();
    else if (this.#wireType === 2) this.offset = this.content();
    else this.offset += this.#wireType === 1 ? 8 : 4;
    if (this.offset > this.end) throw new Malformed('the message ends early', this.offset);
  }

  #expect(wireType: number): void {
    if (this.#wireType === wireType) return;
    throw new Malformed(`wire type ${this.#wireType} for field ${this.field}`, this.offset);
  }

  #integer(): number {
    const at = this.offset;
    const value = this.#varint();
    if (typeof value === 'number') return value;
    const signed = Number(BigInt.asIntN(64, value));
    if (!Number.isSafeInteger(signed)) throw new Malformed('a number beyond 2^53', at);
    return signed;
  }

  #varint(): Unsigned {
    const start = this.offset;
    let value = 0;
    // Integers first: nearly all values end here.
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    for (let scale = 2 ** 28; scale < 2 ** 49; scale *= 128) {
      const byte = this.#byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    this.offset = start;
    let long = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#byte();
      long |= BigInt(byte & 0x7f) << shift;
      if (byte >= 0x80) continue;
      long = BigInt.asUintN(64, long);
      return long <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(long) : long;
    }
    throw new Malformed('a varint of more than 10 bytes', start);
  }

  #byte(): number {
    if (this.offset >= this.end) throw new Malformed('the message ends early', this.offset);
    return this.bytes[this.offset++] as number;
  }
}
