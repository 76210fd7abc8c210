import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { goOutput, pprofCommand } from '../../src/golang/go.ts';
import { type MergeRequest, mergeAccepted } from '../../src/profile/merge.ts';
import { validateAll } from '../../src/profile/validate.ts';

/** The settings of a merge, which are the defaults of the product. */
const SETTINGS: MergeRequest['settings'] = {
  weighting: 'samples',
  compact: 'edges',
  renames: [],
  sources: [],
  hazards: 'apply',
  exclusions: [],
};

/** The committed profile that a merge carries over, and its weight as a fraction of the weight of all recordings of the merge. */
interface CarriedOver {
  readonly committed: string;
  readonly weight: number;
}

/**
 * Merges recordings as `go-pgo merge` does, and writes the merge to `output`.
 * @param carried the committed profile, which the merge adds as `carry-over` does; absent: only the recordings are merged.
 * @throws Error if a recording is not accepted.
 */
export async function mergeRecordings(
  recordings: readonly string[],
  output: string,
  carried?: CarriedOver,
): Promise<void> {
  const { signal } = new AbortController();
  const context = { cwd: dirname(output), env: process.env, signal };
  await mkdir(context.cwd, { recursive: true });
  await using scratch = await temporaryFolder();
  const candidates = recordings.map((path, entry) => ({ path, name: path, source: path, entry }));
  const { accepted, findings } = await validateAll(candidates, undefined, signal);
  if (accepted.length < recordings.length)
    throw new Error(`A recording cannot be merged: ${JSON.stringify(findings)}`);
  const { merged } = await mergeAccepted(accepted, {
    settings: SETTINGS,
    goVersion: (await goOutput(['env', 'GOVERSION'], context)).trim(),
    committed: carried && (await readFile(carried.committed)),
    carryOver: carried?.weight,
    pprof: await pprofCommand(context),
    scratch: scratch.path,
    env: process.env,
    signal,
  });
  await writeFile(output, merged.bytes);
}
