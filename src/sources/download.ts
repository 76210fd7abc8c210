import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { redact } from '../secrets.ts';
import { EndpointError } from './endpoint-error.ts';
import type { Answer } from './http.ts';
import { excerpt } from './printable.ts';

/** Bytes of a profile after HTTP's own compression; live ones are a few hundred KiB. */
export const MAX_BODY_BYTES = 128 * 1024 * 1024;

export interface SaveOptions {
  /** The endpoint, for sentences. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** Texts that must not show in an excerpt of the answer. */
  readonly secrets: readonly string[];
  readonly maxBytes?: number;
}

/**
 * Streams the body of a 200 to the file `path`, which appears only when it is whole; HTTP's own compression is undone.
 * @throws EndpointError when the body is cut, too large, empty, or a text such as a web page.
 */
export async function saveBody({ body, headers }: Answer, path: string, options: SaveOptions): Promise<void> {
  const { name, signal, maxBytes = MAX_BODY_BYTES } = options;
  const partial = `${path}.partial`;
  try {
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(name, maxBytes);
    await pipeline(
      [
        body,
        ...decoder(text(headers['content-encoding']), name),
        inspector(text(headers['content-type']), options),
        createWriteStream(partial),
      ],
      { signal },
    );
    await rename(partial, path);
  } catch (error) {
    body.on('error', () => {}).destroy();
    await rm(partial, { force: true });
    signal.throwIfAborted();
    throw bodyFailure(error, name) ?? error;
  }
}

/** The first bytes of a body that is not a profile, for a sentence about it; reads no more than it must. */
export async function beginOf(body: Answer['body'], secrets: readonly string[]): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= INSPECTED) break;
    }
  } catch {
    // The status has said enough; half of its page is as good as none.
  }
  return excerpt(redact(Buffer.concat(chunks).subarray(0, INSPECTED).toString(), secrets));
}

const INSPECTED = 512;

/** Passes everything on; fails on a text, on nothing at all and past the limit. */
function inspector(contentType: string, { name, secrets, maxBytes = MAX_BODY_BYTES }: SaveOptions) {
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
