import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CALL_SITES_SOURCE } from './call-sites-program.ts';
import { ExpectedError } from './errors.ts';
import { run } from './exec.ts';
import { type GoToolchain, lastLines, listPackages, type MainPackage, runGo } from './go.ts';
import { type CallSites, plainCall, type SiteState } from './profile/call-sites.ts';
import { type Edge, edgeKey } from './profile/edges.ts';
import { isOwnFunction, symbolPath } from './profile/own.ts';

/** What the Go program is asked. */
interface Question {
  readonly Packages: readonly Folder[];
  readonly Edges: readonly {
    readonly Caller: string;
    readonly Callee: string;
    readonly Own: boolean;
    readonly Offset: number;
  }[];
}

interface Folder {
  readonly ImportPath: string;
  /** The package as symbols name it; the main package has two names. */
  readonly Prefixes: readonly string[];
  readonly Directory: string;
  readonly Files: readonly string[];
}

export interface CallSitesOptions {
  /** The program that the profile is of. */
  readonly main: MainPackage;
  /** The user's build flags, since tags decide which packages there are. */
  readonly flags: readonly string[];
  /** An existing folder for intermediate files. */
  readonly scratch: string;
}

/**
 * Whether the module's functions still make the calls that a profile saw, and on the same lines, counted from where
 * the function begins: that is how the compiler finds them. Every Go file counts, whatever its build constraints.
 * @throws ExpectedError when the Go toolchain cannot build a program of the standard library.
 */
export async function findCallSites(
  go: GoToolchain,
  edges: readonly Edge[],
  { main, flags, scratch }: CallSitesOptions,
): Promise<CallSites> {
  const asked = edges.flatMap((edge) => {
    const call = isOwnFunction(edge.caller, go.modulePath) ? plainCall(edge) : undefined;
    if (call === undefined) return [];
    const Own = isOwnFunction(edge.callee, go.modulePath);
    return [{ edge, question: { Caller: call.caller, Callee: call.callee, Own, Offset: edge.offset } }];
  });
  if (asked.length === 0) return () => 'unknown';
  const root = { ...go, context: { ...go.context, cwd: go.moduleDirectory } };
  const packages = await listPackages(root, ['./...'], flags);
  const folders = await Promise.all(
    packages.map(async ({ importPath, directory }) => ({
      ImportPath: importPath,
      Prefixes: [symbolPath(importPath), ...(directory === main.directory ? ['main'] : [])],
      Directory: directory,
      Files: (await readdir(directory)).filter((file) => file.endsWith('.go')),
    })),
  );
  const answers = await ask(go, { Packages: folders, Edges: asked.map(({ question }) => question) }, scratch);
  const states = new Map(
    asked.map(({ edge }, at) => [edgeKey(edge.caller, edge.callee, edge.offset), answers[at]]),
  );
  return ({ caller, callee, offset }) => states.get(edgeKey(caller, callee, offset)) ?? 'unknown';
}

async function ask(go: GoToolchain, question: Question, scratch: string): Promise<SiteState[]> {
  const folder = join(scratch, 'call-sites');
  const program = await build(go, folder);
  const [asked, answered] = [join(folder, 'question.json'), join(folder, 'answers.json')];
  await writeFile(asked, JSON.stringify(question));
  const { exitCode, stderr } = await run([program, asked, answered], { ...go.context, cwd: folder });
  if (exitCode !== 0) throw new Error(`The call sites cannot be read: ${lastLines(stderr, 5)}`);
  return JSON.parse(await readFile(answered, 'utf8')) as SiteState[];
}

async function build(go: GoToolchain, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'sites.go'), CALL_SITES_SOURCE);
  const program = join(folder, `sites${go.exe}`);
  const { exitCode, stderr } = await runGo(['build', '-o', program, '.'], {
    ...go.context,
    cwd: folder,
    // It runs here whatever the user builds for, and has nothing to do with a module that may lie around it.
    env: {
      ...(go.context.env ?? process.env),
      GOTMPDIR: folder,
      GOFLAGS: undefined,
      GOOS: undefined,
      GOARCH: undefined,
      GO111MODULE: 'off',
      GOWORK: 'off',
    },
  });
  if (exitCode === 0) return program;
  throw new ExpectedError(`The program that reads call sites does not build: ${lastLines(stderr, 5)}`, {
    fix: 'Check that `go build` works for a program of the standard library alone.',
  });
}
