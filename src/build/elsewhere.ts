import { mkdir, mkdtemp, rm, symlink, unlink } from 'node:fs/promises';
import { isAbsolute, join, parse, relative, resolve } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { reasonOf } from '../system/errors.ts';
import { type GoContext, type GoToolchain, runGo } from '../go.ts';
import type { BuildSide } from './build.ts';

/**
 * The same file system under another name. Go takes the folder it was called in from PWD, so that through a link to
 * the root every path it meets, of the sources, of the module cache and of the profile, is another one; and nothing has to be
 * copied: what is not committed, a workspace's other modules and what a `replace` points to are all there.
 */
export interface Elsewhere extends AsyncDisposable {
  /** A name that is in every path there, and hardly in any binary. */
  readonly mark: string;
  readonly go: GoToolchain;
  /** For Go's work files. */
  readonly scratch: string;
  side(side: BuildSide): BuildSide;
}

/** @throws ExpectedError when links cannot be made. */
export async function goElsewhere(go: GoToolchain, scratch: string): Promise<Elsewhere> {
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(join(scratch, 'elsewhere-'));
  const link = join(folder, 'root');
  const root = parse(resolve(go.context.cwd)).root;
  try {
    await symlink(root, link, 'junction');
  } catch (error) {
    throw new ExpectedError(`reproducible: no link can be made in ${folder}: ${reasonOf(error)}.`, {
      fix: 'Let TMPDIR (RUNNER_TEMP in a workflow) name a folder that has symbolic links.',
      cause: error,
    });
  }
  const linked = (path: string) => {
    const within = relative(root, path);
    // Windows: on another drive.
    return isAbsolute(within) ? path : join(link, within);
  };
  const work = join(folder, 'work');
  await mkdir(work);
  const cwd = linked(resolve(go.context.cwd));
  const env = await environmentThere(go.context, linked);
  return {
    mark: folder.slice(folder.lastIndexOf('elsewhere-')),
    go: { ...go, context: { ...go.context, cwd, env: { ...env, PWD: cwd, GOCACHE: join(folder, 'cache') } } },
    scratch: work,
    side: (side) => (side.kind === 'profile' ? { ...side, path: linked(side.path) } : side),
    [Symbol.asyncDispose]: async () => {
      // First, by itself: nothing may ever go through it when the folder is removed.
      await unlink(link);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function environmentThere(
  context: GoContext,
  linked: (path: string) => string,
): Promise<Record<string, string | undefined>> {
  const env = context.env ?? process.env;
  const { stdout } = await runGo(['env', 'GOMODCACHE'], context);
  const workspace = env['GOWORK'];
  return {
    ...env,
    GOMODCACHE: linked(stdout.toString().trim()),
    ...(workspace !== undefined && isAbsolute(workspace) && { GOWORK: linked(workspace) }),
    // It would answer with what the first build has left there.
    GOCACHEPROG: undefined,
  };
}
