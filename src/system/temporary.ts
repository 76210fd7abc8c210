import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ExpectedError, machineFailure, reasonOf, WHAT_TO_DO } from './errors.ts';

/**
 * Makes and removes the temporary folders of a run. A run has one temporary folder for scratch files, and a second temporary folder for the
 * result if the user named no output folder.
 *
 * The run removes its scratch folder at the end. The folder with the result stays, because the last lines of the output name files in this
 * folder. A run that was killed also leaves its scratch folder. To clean up after killed runs, each run removes temporary folders that are
 * older than a week.
 */

/** Matches the name of a folder that this program has made: its purpose, and six random characters of `mkdtemp`. */
const OUR_FOLDER =
  /^go-pgo-(?:scratch|refresh|collect|build|compare|check|repair|rollback|demo)-[A-Za-z0-9]{6}$/;
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Makes a temporary folder in the runner's or the system's folder for temporary files.
 * @param purpose the purpose in the folder's name: `scratch`, or the command whose result the folder will hold.
 * @throws ExpectedError if the temporary folder cannot be made.
 */
export async function temporaryFolder(
  purpose: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const variable = env['RUNNER_TEMP'] === undefined ? 'TMPDIR' : 'RUNNER_TEMP';
  const parent = env['RUNNER_TEMP'] ?? tmpdir();
  try {
    await makeWithParents(parent);
    return await mkdtemp(join(parent, `go-pgo-${purpose}-`));
  } catch (error) {
    if (machineFailure(error)?.fix === WHAT_TO_DO.fullDisk) throw error;
    const message = `No temporary folder can be made in ${parent} (${variable}): ${reasonOf(error)}.`;
    const fix = `Set ${variable} to a folder that this user may write to.`;
    throw new ExpectedError(message, { fix, cause: error });
  }
}

/**
 * Removes temporary folders of this user's earlier runs if they are older than a week. Errors are ignored, because a leftover folder does
 * no harm.
 */
export async function removeOldFolders(parent: string, now: Date): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((entry) => OUR_FOLDER.test(entry))) {
    const folder = join(parent, name);
    const stats = await lstat(folder).catch(() => undefined);
    const isOurs = stats?.isDirectory() === true && stats.uid === process.getuid?.();
    if (isOurs && now.getTime() - stats.mtimeMs > WEEK_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Makes a folder and its parent folders. This function does not use `mkdir` with `recursive`, because `mkdir` with `recursive` never
 * returns below `/proc`: Node repeats a step for as long as the step fails with ENOENT.
 */
async function makeWithParents(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeWithParents(dirname(folder));
    await mkdir(folder);
  }
}
