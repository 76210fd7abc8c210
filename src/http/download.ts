import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import pLimit from 'p-limit';
import { excerpt } from '../printable.ts';
import { redact } from '../secrets.ts';
import { beginningOf } from './beginning.ts';
import { EndpointError } from './endpoint-error.ts';
import type { Answer } from './send.ts';

/** Bytes of a profile after HTTP's own compression; live ones are a few hundred KiB. */
export const MAX_BODY_BYTES = 128 * 1024 * 1024;

export interface SaveOptions {
  /** The endpoint, for sentences. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** Texts that must not show in an excerpt of the answer. */
  readonly secrets: readonly string[];
  readonly maxBytes?: number;
  /** Called with whatever comes. */
  heard?(): void;
}

/** Whole bodies that are written at the same time: each takes one of the files that a process may have open. */
export const WRITTEN_AT_ONCE = 16;
const writing = pLimit(WRITTEN_AT_ONCE);
/** A body of up to so many bytes takes its turn at writing when it is whole: one that drips holds up nobody. */
const HELD_BYTES = 4 * 1024 * 1024;

/**
 * Streams the body of a 200 to the file `path`, which appears only when it is whole; HTTP's own compression is undone.
 * @throws EndpointError when the body is cut, too large, empty, or a text such as a web page.
 */
export async function saveBody({ body, headers }: Answer, path: string, options: SaveOptions): Promise<void> {
  const { name, signal, maxBytes = MAX_BODY_BYTES } = options;
  const partial = `${path}.partial`;
  try {
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(name, maxBytes);
    const { chunks, whole } = await firstBytes(body, HELD_BYTES, options.heard);
    if (whole && chunks.length === 0) throw sentNothing(name);
    const write = () =>
      pipeline(
        [
          Readable.from(followedBy(chunks, whole ? undefined : body), { objectMode: false }),
          ...decoder(text(headers['content-encoding']), name),
          inspector(text(headers['content-type']), options),
          createWriteStream(partial),
        ],
        { signal },
      );
    await (whole ? writing(write) : write());
    await rename(partial, path);
  } catch (error) {
    body.on('error', () => {}).destroy();
    await rm(partial, { force: true });
    signal.throwIfAborted();
    throw bodyFailure(error, name) ?? error;
  }
}

/** What of a body fits into `most` bytes, or a little more; the rest is still to be read. */
async function firstBytes(
  body: Readable,
  most: number,
  heard?: () => void,
): Promise<{ readonly chunks: readonly Buffer[]; readonly whole: boolean }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    heard?.();
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= most) return { chunks, whole: false };
  }
  return { chunks, whole: true };
}

async function* followedBy(chunks: readonly Buffer[], rest: Readable | undefined): AsyncIterable<Buffer> {
  yield* chunks;
  if (rest !== undefined) yield* rest;
}

/** The first bytes of a body that is not a profile, for a sentence about it; reads no more than it must. */
export async function beginOf(body: Answer['body'], secrets: readonly string[]): Promise<string> {
  return excerpt(redact(await beginningOf(body, INSPECTED), secrets));
}

const INSPECTED = 512;

/** Passes everything on; fails on a text, on nothing at all and past the limit. */
function inspector(contentType: string, { name, secrets, maxBytes = MAX_BODY_BYTES, heard }: SaveOptions) {
  let length = 0;
  let begin: Buffer | undefined = Buffer.alloc(0);
  const judge = (first: Buffer) => {
    begin = undefined;
    if (first.length === 0) return sentNothing(name);
    if (!isText(first)) return null;
    const words = excerpt(redact(first.toString(), secrets));
    return new EndpointError(
      `${name} sent no profile but ${contentType === '' ? 'a text' : excerpt(contentType, 60)}: "${words}".`,
      {
        fix: 'Check that the URL is the one of a CPU profile, and that no login or error page stands before it.',
      },
    );
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      heard?.();
      length += chunk.length;
      if (length > maxBytes) return done(tooLarge(name, maxBytes));
      if (begin === undefined) return done(null, chunk);
      begin = Buffer.concat([begin, chunk.subarray(0, INSPECTED)]);
      return done(begin.length < INSPECTED ? null : judge(begin.subarray(0, INSPECTED)), chunk);
    },
    flush(done) {
      done(begin === undefined ? null : judge(begin));
    },
  });
}

/** A profile, gzipped or not, has control characters among its first bytes; a text has none but white space. */
function isText(bytes: Buffer): boolean {
  return bytes.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d)) && bytes[0] !== 0x1f;
}

function decoder(encoding: string, name: string) {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return [];
    case 'gzip':
    case 'x-gzip':
      return [createGunzip()];
    case 'deflate':
      return [createInflate()];
    case 'br':
      return [createBrotliDecompress()];
    default:
      throw new EndpointError(
        `${name} sent its answer in the encoding "${excerpt(encoding, 40)}", which was not asked for.`,
        {
          fix: 'Ask the service itself, without the proxy that compresses.',
        },
      );
  }
}

/** Undefined for what the endpoint is not to blame for, such as a full disk. */
function bodyFailure(error: unknown, name: string): EndpointError | undefined {
  const code = (error as { code?: unknown }).code;
  if (error instanceof EndpointError || typeof code !== 'string') return undefined;
  const cut = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'Z_BUF_ERROR'];
  if (cut.includes(code) || /^(UND_ERR|HPE)_/.test(code)) {
    return new EndpointError(`${name} broke off in the middle of the profile; what had come was not used.`, {
      fix: 'Look into the log of the service, and of what stands in between: it may restart, or end long requests.',
      retry: 'soon',
      cause: error,
    });
  }
  if (!code.startsWith('Z_') && !code.startsWith('ERR_')) return undefined;
  return new EndpointError(`${name} sent an answer that cannot be decompressed (${code}).`, {
    fix: 'Ask the service itself, without the proxy that compresses.',
    cause: error,
  });
}

function tooLarge(name: string, maxBytes: number): EndpointError {
  return new EndpointError(
    `${name} sent more than ${Math.round(maxBytes / 1024 / 1024)} MiB, which no CPU profile needs.`,
    {
      fix: 'Check that the URL is the one of a CPU profile.',
    },
  );
}

function sentNothing(name: string): EndpointError {
  return new EndpointError(`${name} answered 200 with an empty body.`, {
    fix: 'Check that the URL is the one of a CPU profile.',
  });
}

function text(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(', ') : (header ?? '');
}
