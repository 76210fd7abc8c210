import type { Readable } from 'node:stream';
import { excerpt } from '../printable.ts';

/** Bytes of a refusal that are read for its words: a sentence, or a document around one. */
export const REFUSAL_BYTES = 64 * 1024;
/** Milliseconds in which they must come: the status has said the most. */
const PATIENCE = 3_000;

/**
 * The first `most` bytes of a body as a text, or what of them came within 3 s or before it broke off; the rest is
 * never read.
 */
export async function beginningOf(body: Readable, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), PATIENCE);
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= most) break;
    }
  } catch {
    // It broke off, or took too long: what there is may say enough.
  } finally {
    clearTimeout(timer);
    body.on('error', () => {}).destroy();
  }
  return Buffer.concat(chunks).subarray(0, most).toString();
}

/** Whether it is nothing to quote: more than a tenth is no character of a text. Some are in pages of other encodings. */
export function isBinary(begin: string): boolean {
  const odd = begin.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g) ?? [];
  return odd.length * 10 > begin.length;
}

/** The content type as it is told. */
export function typeOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  return excerpt(String(headers['content-type'] ?? ''), 60) || 'no content type';
}
