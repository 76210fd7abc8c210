import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recorded } from './record.ts';

/** Recordings that are kept: `FOLDER/PROGRAM/WORKLOAD/NUMBER.pprof`. */

/** What the folder has of a program; if it has nothing, that is recorded and put there. */
export async function keptOrRecorded(
  folder: string,
  program: string,
  record: () => Promise<Recorded>,
): Promise<Recorded> {
  const kept = await readKept(join(folder, program));
  if (kept !== undefined) return { program, workloads: kept };
  const recorded = await record();
  for (const [workload, profiles] of recorded.workloads) {
    const place = join(folder, program, workload);
    await mkdir(place, { recursive: true });
    for (const [at, profile] of profiles.entries()) await writeFile(join(place, `${at}.pprof`), profile);
  }
  return { program, workloads: (await readKept(join(folder, program))) ?? recorded.workloads };
}

async function readKept(folder: string): Promise<Recorded['workloads'] | undefined> {
  const workloads = await readdir(folder).catch(() => []);
  if (workloads.length === 0) return undefined;
  // The same order each time: the pairs that are drawn depend on it.
  const ordered = workloads.sort((a, b) => Number(b === 'usual') - Number(a === 'usual') || (a < b ? -1 : 1));
  return new Map(
    await Promise.all(ordered.map(async (name) => [name, await profilesIn(join(folder, name))] as const)),
  );
}

async function profilesIn(folder: string): Promise<Uint8Array[]> {
  const files = (await readdir(folder)).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return Promise.all(files.map((file) => readFile(join(folder, file))));
}
