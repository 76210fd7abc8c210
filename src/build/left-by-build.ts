import { basename, join } from 'node:path';
import * as v from 'valibot';
import { readIfThere } from '../system/files.ts';
import { sha256OfFile } from './build.ts';

/** What is needed of the result document of a `build`. */
const RESULT = v.object({
  command: v.literal('build'),
  binaries: v.array(v.object({ path: v.string(), sha256: v.string() })),
  checksums: v.string(),
});

/**
 * Names of the files that the last `build` left in a folder, by its result document. What has other bytes by now is
 * somebody else's, and not among them.
 */
export async function leftByBuild(directory: string): Promise<string[]> {
  const result = v.safeParse(RESULT, await parsed(join(directory, 'result.json')));
  if (!result.success) return [];
  const { binaries, checksums } = result.output;
  const names = [basename(checksums)];
  for (const { path, sha256 } of binaries) {
    const name = basename(path);
    const found = await sha256OfFile(join(directory, name)).catch(() => undefined);
    if (found === sha256) names.push(name);
  }
  return names;
}

async function parsed(file: string): Promise<unknown> {
  try {
    return JSON.parse((await readIfThere(file))?.toString() ?? 'null');
  } catch {
    return undefined;
  }
}
