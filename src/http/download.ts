import { rename, rm, stat } from 'node:fs/promises';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { excerpt } from '../printable.ts';
import { redact } from '../secrets.ts';
import { beginningOf, isBinary, REFUSAL_BYTES, typeOf } from './beginning.ts';
import type { DiskSpace } from './disk-space.ts';
import { EndpointError } from './endpoint-error.ts';
import type { Answer } from './send.ts';
import { spoolBody, unpackSpooled } from './spool.ts';

/** Bytes of a profile after HTTP's own compression; live ones are a few hundred KiB. */
export const MAX_BODY_BYTES = 128 * 1024 * 1024;

export interface SaveOptions {
  /** The endpoint, for sentences. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** Texts that must not show in an excerpt of the answer. */
  readonly secrets: readonly string[];
  readonly maxBytes?: number;
  /** That of the run. */
  readonly disk?: DiskSpace | undefined;
  /** Called with whatever comes. */
  heard?(): void;
}

/**
 * Streams the body of a 200 to the file `path`, which appears only when it is whole; HTTP's own compression is undone.
 * @throws EndpointError when the body is cut, too large, empty, or a text such as a web page.
 */
export async function saveBody({ body, headers }: Answer, path: string, options: SaveOptions): Promise<void> {
  const { name, signal, disk, maxBytes = MAX_BODY_BYTES } = options;
  const [packed, partial] = [`${path}.packed`, `${path}.partial`];
  try {
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(name, maxBytes);
    const decoder = decoderFor(text(headers['content-encoding']), name);
    const inspection = inspect(text(headers['content-type']), options);
    const look = (chunk: Buffer, bytes: number) => {
      options.heard?.();
      if (bytes > maxBytes) throw tooLarge(name, maxBytes);
      if (decoder === undefined) inspection.look(chunk);
    };
    await spoolBody(body, decoder === undefined ? partial : packed, { signal, disk, look });
    if (decoder !== undefined) await unpack([packed, partial], decoder, inspection, options);
    try {
      inspection.end();
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    await rename(partial, path);
  } catch (error) {
    body.on('error', () => {}).destroy();
    signal.throwIfAborted();
    throw bodyFailure(error, name) ?? error;
  }
}

async function unpack(
  [packed, partial]: readonly [from: string, to: string],
  decoder: Transform,
  inspection: Inspection,
  { name, signal, disk, maxBytes = MAX_BODY_BYTES }: SaveOptions,
): Promise<void> {
  const { size } = await stat(packed);
  // Decoders wait for more where there is nothing.
  if (size === 0) throw sentNothing(name);
  const look = (chunk: Buffer, bytes: number) => {
    if (bytes > maxBytes) throw tooLarge(name, maxBytes);
    inspection.look(chunk);
  };
  await unpackSpooled([packed, partial], decoder, { signal, disk, look });
  disk?.give(size);
}

/**
 * The first words of a body that is not a profile, for a sentence about it; reads no more than it must. `unquoted` is the
 * content type of what is no text, such as a profile or an image.
 */
export async function beginOf(
  { body, headers }: Answer,
  secrets: readonly string[],
): Promise<{ excerpt: string; unquoted?: string }> {
  const begin = await beginningOf(body, REFUSAL_BYTES);
  if (!isBinary(begin)) return { excerpt: excerpt(redact(begin, secrets)) };
  return { excerpt: '', unquoted: redact(typeOf(headers), secrets) };
}

/** Bytes that tell a text from a profile, and how many of a text are read for its words: a secret must come whole to be masked. */
const INSPECTED = 512;
const QUOTED = 4 * 1024;

/** Looks at the first bytes of what comes. */
interface Inspection {
  /** @throws EndpointError for a text. */
  look(chunk: Buffer): void;
  /** Nothing more comes. @throws EndpointError for a text, or nothing at all. */
  end(): void;
}

function inspect(contentType: string, { name, secrets }: SaveOptions): Inspection {
  let begin: Buffer | undefined = Buffer.alloc(0);
  const judge = (first: Buffer) => {
    begin = undefined;
    if (first.length === 0) throw sentNothing(name);
    if (!isText(first.subarray(0, INSPECTED))) return;
    const words = excerpt(redact(first.toString(), secrets));
    throw new EndpointError(
      `${name} sent no profile but ${contentType === '' ? 'a text' : excerpt(contentType, 60)}: "${words}".`,
      {
        fix: 'Check that the URL is the one of a CPU profile, and that no login or error page stands before it.',
      },
    );
  };
  return {
    look(chunk) {
      if (begin === undefined) return;
      begin = Buffer.concat([begin, chunk.subarray(0, QUOTED)]);
      const isEnough = begin.length >= INSPECTED && !isText(begin.subarray(0, INSPECTED));
      if (isEnough || begin.length >= QUOTED) judge(begin);
    },
    end() {
      if (begin !== undefined) judge(begin);
    },
  };
}

/** A profile, gzipped or not, has control characters among its first bytes; a text has none but white space. */
function isText(bytes: Buffer): boolean {
  return bytes.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d)) && bytes[0] !== 0x1f;
}

function decoderFor(encoding: string, name: string): Transform | undefined {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
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
