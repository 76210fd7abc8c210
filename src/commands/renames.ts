import { join } from 'node:path';
import { readProfile } from '../decide/weighed.ts';
import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import type { GoToolchain } from '../go.ts';
import { addFindings, type Job } from '../job.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { type Rename, renamer } from '../profile/rename.ts';
import { type DeclaredFunctions, staleness } from '../profile/stale.ts';
import { type FoundRename, renamesInGit } from '../source-tree/renames-in-git.ts';

/** How many get a note of their own. */
const NAMED = 5;

/** What functions are called today: as the user says, and, of those the user says nothing of, as git's history shows. */
export interface KnownRenames {
  /** In git's history so far, for what was looked for. */
  readonly found: readonly FoundRename[];
  /** Those of the user, who has the last word, and those that were found. */
  readonly all: readonly Rename[];
  /** Looks for the functions that are no longer in the source. @returns those that were not known before. */
  lookFor(edges: EdgeSet): Promise<readonly Rename[]>;
}

/** @param declared the source of today; undefined: nothing is looked for. */
export function knownRenames(
  job: Job,
  go: GoToolchain,
  declared: DeclaredFunctions | undefined,
): KnownRenames {
  const { config, scratch } = job;
  const found: FoundRename[] = [];
  const all = () => [...config.renames, ...found];
  const folder = declared?.program?.main?.folder;
  return {
    found,
    get all() {
      return all();
    },
    async lookFor(edges) {
      if (!config.findRenames || declared === undefined) return [];
      const rename = renamer(all());
      const isSettled = new Set(config.renames.map(({ from }) => from));
      const missing = staleness(edges, declared).missing.filter((name) => rename(name) === name);
      if (missing.length === 0) return [];
      const inGit = await renamesInGit(go, missing, {
        scratch,
        ...(folder !== undefined && { main: { directory: join(go.moduleDirectory, folder) } }),
      });
      const known = new Set(found.map(({ from }) => from));
      const added = inGit.filter(({ from }) => !isSettled.has(from) && !known.has(from));
      found.push(...added);
      return added;
    },
  };
}

/** As `lookFor`, for a committed profile; one that cannot be read has no names. */
export async function lookForCommitted(
  known: KnownRenames,
  committed: Uint8Array | undefined,
): Promise<void> {
  if (committed === undefined) return;
  try {
    await known.lookFor((await readProfile(committed)).edges);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
  }
}

/** Says what was found, a few by name. */
export function reportRenames(job: Job, { found }: KnownRenames): void {
  if (found.length === 0) return;
  job.report.renames = found;
  const more = found.length - NAMED;
  addFindings(job, [
    ...found.slice(0, NAMED).map(aboutRename),
    ...(more <= 0
      ? []
      : [
          {
            severity: 'note' as const,
            message: `Git’s history shows today’s names of ${count(more, 'more function or package', 'more functions and packages')}; the result document has them all under \`renames\`.`,
          },
        ]),
  ]);
}

function aboutRename({ from, to, commit }: FoundRename): Finding {
  const where = commit === undefined ? 'not committed yet' : `commit ${commit.slice(0, 7)}`;
  return {
    severity: 'note',
    message: `Git’s history shows that \`${from}\` is \`${to}\` today (${where}); its weight counts for \`${to}\`.`,
    fix: 'Set `find-renames: false` to leave names as they are, or name the right one in `renames`.',
  };
}
