import { realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Changes, Target } from '../config.ts';
import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { lastLines } from '../go.ts';
import { LocalRepository } from '../publish/local-repository.ts';
import { type ProgramInputs, programInputs } from '../source-tree/program-inputs.ts';

interface Context {
  /** Any folder of the repository. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** A file that is another one than it was, by its path from the repository's root. */
interface Changed {
  readonly path: string;
  readonly isGone: boolean;
}

/**
 * Those of `targets` whose program is built from something that has changed since the last commit that `since` and what is
 * checked out have in common: a file of a package of this repository that is in the program (tests are not), go.mod, go.sum
 * and the like, the profile, or the config file. What is not committed yet counts as well.
 * @returns the targets, with a warning for each whose packages could not be listed, which counts as changed.
 * @throws ExpectedError when the commit is not there.
 */
export async function changedTargets<T extends Target>(
  targets: readonly T[],
  { since, configFile }: Changes,
  context: Context,
): Promise<{
  readonly changed: readonly T[];
  readonly findings: readonly (Finding & { readonly target: string })[];
}> {
  const repository = await LocalRepository.open(context.directory, context.env, context.signal);
  const root = await realpath(
    (await repository.attempt(['rev-parse', '--show-toplevel'])).stdout.toString().replace(/\r?\n$/, ''),
  );
  const all = await changesSince(repository, since);
  const findings: (Finding & { target: string })[] = [];
  const config = configFile === undefined ? undefined : await realpath(configFile).catch(() => configFile);
  if (all.some(({ path }) => join(root, path) === config)) return { changed: targets, findings };
  const changed: T[] = [];
  for (const target of targets) {
    const inputs = await programInputs(target, context);
    if ('problem' in inputs) {
      const message = `It counts as changed, since its packages cannot be listed: ${inputs.problem}`;
      findings.push({
        target: target.name,
        severity: 'warning',
        message,
        fix: `Make \`go list -deps ${target.package ?? './...'}\` pass in ${target.workingDirectory}.`,
      });
    }
    if ('problem' in inputs || all.some((one) => isPartOf(inputs, root, one))) changed.push(target);
  }
  return { changed, findings };
}

/** @throws ExpectedError when the commit, or one in common with it, is not in the clone. */
async function changesSince(repository: LocalRepository, since: string): Promise<readonly Changed[]> {
  const commit =
    (await repository.commit(since)) ?? (await repository.commit(`refs/remotes/origin/${since}`));
  const shared = commit === undefined ? undefined : await repository.attempt(['merge-base', commit, 'HEAD']);
  const base = shared?.exitCode === 0 ? shared.stdout.toString().trim() : undefined;
  if (base === undefined) {
    const what =
      commit === undefined
        ? `there is no commit or branch \`${since}\` in this clone`
        : `this clone has no commit that \`${since}\` and what is checked out have in common`;
    throw new ExpectedError(`changed-since: ${what}.`, {
      fix: (await repository.isShallow())
        ? 'Fetch the whole history: `fetch-depth: 0` on the step with `actions/checkout`.'
        : 'Name a commit or branch that was fetched, such as `origin/main`.',
    });
  }
  const told = await repository.attempt(['diff', '--name-status', '--no-renames', '-z', base, '--']);
  const added = await repository.attempt(['ls-files', '--others', '--exclude-standard', '-z']);
  const failed = [told, added].find(({ exitCode }) => exitCode !== 0);
  if (failed !== undefined)
    throw new ExpectedError(
      `git cannot tell what has changed since ${base}: ${lastLines(failed.stderr, 2)}`,
      {
        fix: 'Mend what git complains of.',
      },
    );
  const fields = told.stdout.toString().split('\0');
  const changes: Changed[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2)
    changes.push({ path: fields[at + 1] ?? '', isGone: fields[at] === 'D' });
  const untracked = added.stdout.toString().split('\0').filter(Boolean);
  return [...changes, ...untracked.map((path) => ({ path, isGone: false }))];
}

/** @param path from `root`; a submodule's folder when its commit has changed. */
function isPartOf(inputs: ProgramInputs, root: string, { path, isGone }: Changed): boolean {
  const file = join(root, path);
  if (inputs.files.has(file) || inputs.folders.has(file)) return true;
  if ([...inputs.files].some((input) => input.startsWith(`${file}${sep}`))) return true;
  // What is gone can be in no list of today.
  if (!isGone || /_test\.go$/.test(path)) return false;
  return (
    (inputs.folders.has(dirname(file)) && SOURCE.test(path)) ||
    inputs.embedding.some((folder) => !relative(folder, file).startsWith('..'))
  );
}

/** Names of files that Go compiles, links or looks for. */
const SOURCE =
  /\.(go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$|(^|\/)(go\.(mod|sum|work)|go\.work\.sum)$/;
