import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { goOutput, goToolchain } from '../golang/go.ts';
import { MUCH_STALE } from '../profile/decide.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { goMinor } from '../profile/exclusions.ts';
import { LEAST_NOTED, type Repair } from '../repair/figures.ts';
import { unmergedPullOf } from '../settings/base.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import { share } from '../system/format.ts';
import { gitPrints, orElse, type Run } from '../work.ts';
import type { Program } from './program.ts';
import { matchToday } from './repair.ts';

/**
 * Estimates the effect of a new Go version on the committed profile. A new version of Go has a new standard library and a new runtime, so
 * lines move and functions get new names. Even a commit that only changes the `go` or `toolchain` line of go.mod makes calls of the profile
 * stale. `check` reports how much of the weight becomes stale, and how much `repair` brings back. A reviewer of a pull request from
 * Dependabot or Renovate then sees:
 *
 *     Before this change, go.mod required go1.26.8. With that version, 99.9 % of the profile’s weight reaches the
 *     compiler. With go1.27.3, 97.5 % of the weight does, and 99.5 % after a repair.
 *
 * The old go.mod comes from the commit of the base into which the pull request is merged; in all other runs, it comes from the last
 * commit. The profile is matched to the same source twice, once with the standard library of each Go version. The version in go.mod is only
 * the oldest Go that may build the module, so builds may have used a newer version. So the profile may fit the new version of Go better
 * than the version in the old go.mod.
 */

/**
 * Compares the shares of the profile that reach the compiler before and after a change of go.mod.
 * @param today the result of matching the profile with the Go version that runs now.
 * @returns an empty list if the Go version in go.mod has not changed.
 */
export async function aboutGoChange(
  run: Run,
  program: Program,
  edges: EdgeSet,
  today: Repair,
): Promise<Finding[]> {
  const { go } = program;
  const earlier = await goModBefore(run, program);
  if (earlier === undefined) return [];
  const folder = join(run.scratch, 'go-before');
  await mkdir(folder, { recursive: true });
  const earlierFile = join(folder, 'go.mod');
  await replaceFile(earlierFile, Buffer.from(earlier));
  // An older Go may not understand all lines of the earlier go.mod.
  const before = await orElse(run, versionIn(program, earlierFile), () => undefined);
  const now = await versionIn(program, join(go.moduleDirectory, 'go.mod'));
  if (before === undefined || before === now || before === go.version) return [];
  // If a newer Go than go.mod requires runs now, go.mod did not choose it, and the same Go may have run before the change.
  if (now === undefined || (goMinor(now) ?? 0) < (goMinor(go.version) ?? 0)) return [];
  const change = `Before this change, go.mod required ${before}.`;
  if (await isInWorkspace(program)) return [note(`${change} ${IN_WORKSPACE}`, WITHOUT_WORKSPACE)];
  try {
    await copyFile(join(go.moduleDirectory, 'go.sum'), join(folder, 'go.sum')).catch(() => {});
    const { repair } = await matchToday(run, await withVersion(program, before, earlierFile), edges);
    return [aboutReach(change, [before, go.version], { repair, today })];
  } catch (error) {
    run.host.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const message = `${change} It is not known how much of the profile this change makes stale, because the profile could not be matched with ${before}: ${error.message}`;
    return [note(message, `Let \`GOTOOLCHAIN=${before} go list ./...\` pass with the earlier go.mod.`)];
  }
}

function aboutReach(
  change: string,
  [before, now]: readonly [before: string, now: string],
  { repair, today }: { readonly repair: Repair; readonly today: Repair },
): Finding {
  const lost = today.stale - repair.stale;
  const regained = today.stale - today.lost;
  const [then, here] = [share(1 - repair.stale), share(1 - today.stale)];
  if (lost < LEAST_NOTED)
    return note(
      `${change} This change does not make the profile more stale: with ${before}, ${then} of the profile’s weight reaches the compiler, and with ${now}, ${here}.`,
    );
  const reach = `With that version, ${then} of the profile’s weight reaches the compiler. With ${now}, ${here} of the weight does, and ${share(1 - today.lost)} after a repair.`;
  const fix =
    regained >= LEAST_NOTED
      ? 'After the change, repair the profile with `npx go-pgo@1 repair` (`command: repair`), and refresh it from a build of the new version.'
      : 'After the change, refresh the profile from a build of the new version.';
  return (lost > MUCH_STALE ? warning : note)(`${change} ${reach}`, fix);
}

const IN_WORKSPACE =
  '`check` does not compare versions of Go in a workspace (go.work), so it cannot say how much of the profile this change makes stale.';
const WITHOUT_WORKSPACE =
  'If the module also builds without the workspace, set `GOWORK: off` in the `env` of the step that runs `check`.';

/** True if the program is built in a workspace. In a workspace, Go reads no other go.mod than those that go.work names. */
async function isInWorkspace({ go }: Program): Promise<boolean> {
  const file = (await goOutput(['env', 'GOWORK'], go.context)).trim();
  return file !== '' && file !== 'off';
}

/**
 * Returns a copy of the program, with an environment that selects another Go version. In this environment, Go reads the earlier go.mod
 * instead of today's go.mod.
 */
async function withVersion({ go, main }: Program, version: string, goMod: string) {
  const env = {
    ...go.context.env,
    GOTOOLCHAIN: version,
    GOFLAGS: [await goOutput(['env', 'GOFLAGS'], go.context), `-modfile=${goMod}`].join(' ').trim(),
  };
  // The main package is copied into a new object, because this object is the key in the cache of source trees.
  return { go: await goToolchain({ ...go.context, env }), main: { ...main } };
}

/**
 * Returns the Go version that a go.mod requires, in the form of `GOTOOLCHAIN`. The version comes from the toolchain line, or from the go
 * line if there is no toolchain line.
 * @returns undefined if go.mod names no version, or a version before Go 1.21, because such a toolchain cannot be chosen.
 */
async function versionIn({ go }: Program, goMod: string): Promise<string | undefined> {
  const printed = await goOutput(['mod', 'edit', '-json', goMod], go.context);
  const { Go = '', Toolchain = '' } = JSON.parse(printed) as { Go?: string; Toolchain?: string };
  if (/^go1\.\d+/.test(Toolchain)) return Toolchain;
  const minor = Number(/^1\.(\d+)/.exec(Go)?.[1] ?? 0);
  if (minor < 21) return undefined;
  return /^1\.\d+$/.test(Go) ? `go${Go}.0` : `go${Go}`;
}

/**
 * Returns the text of go.mod before the change: from the base of a pull request, or from the last commit in all other runs. The result is
 * undefined if the text is unknown.
 */
async function goModBefore(run: Run, { go }: Program): Promise<string | undefined> {
  const { base, head } = (await unmergedPullOf(run.host.env)) ?? {};
  const folder = go.moduleDirectory;
  if (base === undefined) return gitPrints(run, folder, 'show', 'HEAD:./go.mod');
  const prefix = await gitPrints(run, folder, 'rev-parse', '--show-prefix');
  const { token } = run.config;
  if (prefix === undefined || token === undefined || base.repository === undefined) return undefined;
  const { fileAt } = await import('../publish/github-repository.ts');
  const { env, signal } = run.host;
  const commit = (await baseOfMerge(run, folder, head)) ?? base.sha;
  const at = { repository: base.repository, commit, path: `${prefix.trim()}go.mod` };
  const read = await fileAt({ token, env, signal }, at).catch((error: unknown) => {
    signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    return undefined;
  });
  return read && Buffer.from(read).toString();
}

/**
 * Returns the commit of the base into which GitHub has merged the pull request for this checkout; undefined if another commit is checked out.
 * This commit may be newer than the commit in the event. A wrong commit could only make the report wrong, so the parents that the checked-out
 * commit names are trusted.
 * @param head the newest commit of the pull request.
 */
async function baseOfMerge(run: Run, folder: string, head: string | undefined): Promise<string | undefined> {
  // A shallow clone hides the parents from all other commands of git.
  const [fields] = (await gitPrints(run, folder, 'cat-file', 'commit', 'HEAD'))?.split('\n\n') ?? [];
  const parents = [...(fields ?? '').matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha]) => sha);
  return parents.length === 2 && parents[1] === head ? parents[0] : undefined;
}
