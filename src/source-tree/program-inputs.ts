import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Target } from '../config.ts';
import { ExpectedError } from '../system/errors.ts';
import { type GoContext, lastLines, runGo } from '../go.ts';

/** What a program is built from, absolute and with symbolic links resolved. */
export interface ProgramInputs {
  readonly files: ReadonlySet<string>;
  /** Of its packages. */
  readonly folders: ReadonlySet<string>;
  /** Folders of packages that embed files. */
  readonly embedding: readonly string[];
}

/** Kinds of files that may be in a program; of those that are ignored today, one may just have been taken out. */
const LISTS = [
  ...['GoFiles', 'CgoFiles', 'CFiles', 'CXXFiles', 'MFiles', 'HFiles', 'FFiles', 'SFiles', 'SwigFiles'],
  ...['SwigCXXFiles', 'SysoFiles', 'EmbedFiles', 'IgnoredGoFiles', 'IgnoredOtherFiles'],
] as const;

type Listed = {
  readonly Dir?: string;
  readonly Name?: string;
  readonly Standard?: boolean;
  readonly DepOnly?: boolean;
  readonly Module?: { readonly GoMod?: string };
  readonly EmbedPatterns?: readonly string[];
} & { readonly [K in (typeof LISTS)[number]]?: readonly string[] };

const FIELDS = ['Dir', 'Name', 'Standard', 'DepOnly', 'Module', 'EmbedPatterns', ...LISTS].join(',');

/**
 * Asks `go list` what the target's program is built from, outside of the standard library.
 * @returns the sentence that says why that cannot be told, as `problem`.
 */
export async function programInputs(
  target: Target,
  context: Pick<GoContext, 'env' | 'signal'>,
): Promise<ProgramInputs | { readonly problem: string }> {
  const go: GoContext = { ...context, cwd: target.workingDirectory };
  try {
    const args = [
      'list',
      ...target.buildFlags,
      '-deps',
      '-pgo=off',
      `-json=${FIELDS}`,
      '--',
      target.package ?? './...',
    ];
    const listed = await runGo(args, go);
    if (listed.exitCode !== 0) return { problem: lastLines(listed.stderr, 3) };
    const env = await runGo(['env', '-json', 'GOMOD', 'GOWORK'], go);
    const work = JSON.parse(env.stdout.toString()) as { GOMOD: string; GOWORK: string };
    return await inputsOf(packagesIn(listed.stdout.toString()), target, work, go);
  } catch (error) {
    context.signal?.throwIfAborted();
    if (error instanceof ExpectedError) return { problem: error.message };
    // What @actions/exec says of a working directory that is not there.
    if (/does not exist/.test(String(error))) return { problem: `there is no folder ${go.cwd}.` };
    throw error;
  }
}

/** `go list -json` prints one object after the other. */
function packagesIn(printed: string): Listed[] {
  const joined = printed.trim().replace(/^\}\n\{$/gm, '},\n{');
  return JSON.parse(`[${joined}]`) as Listed[];
}

async function inputsOf(
  packages: readonly Listed[],
  target: Target,
  { GOMOD, GOWORK }: { readonly GOMOD: string; readonly GOWORK: string },
  go: GoContext,
): Promise<ProgramInputs> {
  const [files, folders] = [new Set<string>(), new Set<string>()];
  const embedding: string[] = [];
  const modules = new Set<string>([GOMOD]);
  for (const one of packages) {
    if (one.Standard || one.Dir === undefined) continue;
    const folder = await realpath(one.Dir).catch(() => one.Dir ?? '');
    folders.add(folder);
    if (one.EmbedPatterns !== undefined) embedding.push(folder);
    for (const file of LISTS.flatMap((list) => one[list] ?? []))
      if (!file.endsWith('_test.go')) files.add(join(folder, file));
    if (one.Module?.GoMod !== undefined) modules.add(one.Module.GoMod);
    if (!one.DepOnly && one.Name === 'main') files.add(target.profile ?? join(folder, 'default.pgo'));
  }
  const works = GOWORK !== '' && GOWORK !== 'off' ? [GOWORK] : [];
  for (const work of works) for (const module of await modulesOf(work, go)) modules.add(module);
  for (const file of [...modules, ...works]) for (const one of beside(file)) files.add(await resolved(one));
  return { files, folders, embedding };
}

/** In a workspace, what any of its modules requires has a part in which versions all are built with. */
async function modulesOf(work: string, go: GoContext): Promise<string[]> {
  const { exitCode, stdout } = await runGo(['work', 'edit', '-json', work], go);
  if (exitCode !== 0) return [];
  const { Use } = JSON.parse(stdout.toString()) as { Use?: readonly { readonly DiskPath: string }[] | null };
  return (Use ?? []).map(({ DiskPath }) => join(dirname(work), DiskPath, 'go.mod'));
}

/** go.mod with its sums and what is vendored, or go.work with its. */
function beside(file: string): string[] {
  const vendored = join(dirname(file), 'vendor', 'modules.txt');
  return [file, file.replace(/\.mod$/, '.sum').replace(/\.work$/, '.work.sum'), vendored];
}

/** The folder may be a symbolic link; a file that is not there has none to resolve. */
async function resolved(file: string): Promise<string> {
  return join(await realpath(dirname(file)).catch(() => dirname(file)), file.slice(dirname(file).length));
}
