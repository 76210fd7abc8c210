import type { Readable } from 'node:stream';

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
