const [LF, CR] = [0x0a, 0x0d];

/**
 * The file as it was before git made every LF in it CR LF; undefined where that cannot be what happened. A binary file
 * of some length has an LF without a CR before it.
 */
export function withoutAddedReturns(file: Uint8Array): Uint8Array | undefined {
  const kept = Buffer.alloc(file.length);
  let length = 0;
  for (const [at, byte] of file.entries()) {
    if (byte === LF && file[at - 1] !== CR) return undefined;
    if (byte === CR && file[at + 1] === LF) continue;
    kept[length++] = byte;
  }
  return length === file.length ? undefined : kept.subarray(0, length);
}
