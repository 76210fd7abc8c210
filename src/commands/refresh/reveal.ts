import { ExpectedError } from '../../system/errors.ts';
import { count } from '../../system/format.ts';
import { addFindings, type Job } from '../../job.ts';
import { profileBytes } from '../../profile/bytes.ts';
import { decodeProfile } from '../../profile/decode.ts';
import { pathsIn } from '../../profile/paths-in-names.ts';
import { Malformed } from '../../profile/wire.ts';
import type { Published } from '../../publish/publisher.ts';
import { type ModulePrivacy, modulePrivacy } from '../../source-tree/private-modules.ts';
import { repositoryRoot } from '../git.ts';
import type { Refreshed } from './find.ts';
import { isPublicByEnvironment } from './public-clone.ts';

/** So many modules are named. */
const NAMED = 5;

/**
 * Before anything is pushed to a repository that everybody can read: says what its first profile tells, and stops when a
 * profile tells names of private modules that no earlier one has told.
 * @throws ExpectedError for such names, unless `private-names` allows them, and when it cannot be told what is private.
 */
export async function reveal(
  job: Job,
  { program, place }: Refreshed,
  published: Published,
  bytes: Uint8Array,
): Promise<void> {
  const isPublic = published.isPublic ?? (await isPublicByEnvironment(job));
  if (!isPublic || !place.inRepository) return;
  const { committed, proposed } = published.files.get(place.path) ?? {};
  const known = new Set([...(await namesThere(committed)), ...(await namesThere(proposed))]);
  const names = [...(await namesIn(bytes))].filter((name) => !known.has(name));
  const isFirst = committed === undefined && proposed === undefined;
  if (names.length === 0) return;
  const root = await repositoryRoot(job, 'Run it in a clone.');
  const { buildFlags: flags, privateNames, repository = 'The repository' } = job.config;
  const privacy = await modulePrivacy(program.go, program.main, { root, flags });
  const found = privateIn(names, privacy);
  if (found.names > 0 && privateNames === 'refuse') {
    throw new ExpectedError(
      `\`${place.path}\` is not published: ${repository} is public, and it would tell ${count(found.names, 'name')} of functions of private modules: ${found.modules}.`,
      {
        fix: 'Set `private-names: allow` if everybody may read these names; else keep the profile out of the repository, with `publish: none`.',
      },
    );
  }
  const allowed = `By \`private-names: allow\`, ${count(found.names, 'name')} of them ${found.names === 1 ? 'is' : 'are'} of private modules: ${found.modules}.`;
  if (!isFirst && found.names === 0) return;
  const first = `${repository} is public and has no \`${place.path}\` yet: with it, ${count(names.length, 'name')} of functions become${names.length === 1 ? 's' : ''} public: ${modulesOf(names, privacy)}.`;
  const more = `\`${place.path}\` tells ${count(names.length, 'name')} of functions that were not public yet.`;
  const message = [isFirst ? first : more, ...(found.names === 0 ? [] : [allowed])].join(' ');
  addFindings(job, [{ severity: 'note', message }]);
}

async function namesIn(file: Uint8Array): Promise<ReadonlySet<string>> {
  return new Set(decodeProfile(await profileBytes(file)).functions.map(({ name }) => name));
}

/** None where there is no profile, or something that is none: then every name is a new one. */
async function namesThere(file: Uint8Array | undefined): Promise<ReadonlySet<string>> {
  if (file === undefined) return new Set();
  try {
    return await namesIn(file);
  } catch (error) {
    if (error instanceof ExpectedError || error instanceof Malformed) return new Set();
    throw error;
  }
}

function privateIn(names: readonly string[], privacy: ModulePrivacy) {
  const counts = new Map<string, number>();
  let some = 0;
  for (const name of names) {
    const told = new Set(
      pathsIn(name).flatMap((path) => {
        const reason = privacy.reasonOf(path);
        return reason === undefined ? [] : [`\`${reason.module}\` (${reason.why})`];
      }),
    );
    if (told.size > 0) some += 1;
    for (const one of told) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return { names: some, modules: listed(counts, (one) => one) };
}

/** By how many names they have. */
function modulesOf(names: readonly string[], privacy: ModulePrivacy): string {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [path] = pathsIn(name);
    const module = path === undefined ? undefined : path === 'main' ? MAIN : privacy.moduleOf(path);
    const label = module === undefined ? OTHERS : module === MAIN ? MAIN : `\`${module}\``;
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return listed(counts, (one, number) => `${number} of ${one}`);
}

const MAIN = 'the main package';
const OTHERS = 'Go itself and of what is in no module of the program';

function listed(counts: ReadonlyMap<string, number>, inWords: (one: string, number: number) => string) {
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const shown = sorted.slice(0, NAMED).map(([one, number]) => inWords(one, number));
  const rest = sorted.length - shown.length;
  return [...shown, ...(rest > 0 ? [count(rest, 'further module')] : [])].join(', ');
}
