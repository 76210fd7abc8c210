import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { validateAll, validator } from '../../src/profile/validate.ts';

/** The path of Go's own pprof. */
export const pprof = execFileSync('go', ['tool', '-n', 'pprof']).toString().trim();

/** Validates profiles as `merge` does. @returns the arguments of `mergeProfiles`. */
export async function validated(folder: string, files: readonly Uint8Array[]) {
  const { signal } = new AbortController();
  const candidates = files.map((bytes, entry) => {
    const path = join(folder, `validated-${entry}.pprof`);
    return { bytes, path, name: path, source: path, entry };
  });
  for (const { path, bytes } of candidates)
    await writeFile(path, bytes.length % 2 === 0 ? bytes : gzipSync(bytes));
  const validation = validator({ own: undefined, signal, reduceInto: join(folder, 'reduced') });
  const { accepted } = await validateAll(candidates, undefined, signal, validation);
  expect(accepted).toHaveLength(files.length);
  const inputs = accepted.map((one) => ({ ...one, factor: 1 }));
  const options = { scratch: folder, env: process.env, signal, pprof, compact: 'edges' } as const;
  return { inputs, parts: validation.parts(), options };
}
