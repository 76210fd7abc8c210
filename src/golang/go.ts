import { ExpectedError } from '../system/errors.ts';
import { howItEnded, runTool, startProcess, type ToolOptions, type ToolResult } from '../system/exec.ts';
import { withoutProgramsOfGit } from '../system/git.ts';
import { asSentence } from '../system/text.ts';
import { faultOf } from './faults.ts';

/**
 * Runs the `go` command, and reads what it prints. The files in this folder deal with Go: its toolchain, the program in a module, the two
 * binaries that are compared, and the tables inside of a binary. Other folders run `go` only through this folder.
 *
 *     const go = await goToolchain({ cwd: '/src/shop' });         // version go1.26.8, module example.com/shop
 *     const main = await findMainPackage(go, { package: './cmd/api' });
 *     const pair = await buildPair({ go, mainPackage: main, baseline: { kind: 'off' }, candidate: profile, … });
 *     const { evidence } = await compilerEvidence({ mainPackage: main, goVersion: go.version, built: pair, … });
 *
 * - `program.ts` finds the main package that a profile belongs to, and lists the functions that the module declares.
 * - `build.ts` builds the same program twice, once with the profile, and proves that the two builds differ in nothing else.
 * - `binaries.ts` names the binaries and reads what each binary records about its build.
 * - `pclntab.ts` reads the table of functions in a binary. `inlining.ts` and `evidence.ts` compare the tables of two binaries, so the
 *   report can say which calls the compiler inlined because of the profile. `effect.ts` finds out from a single binary whether a profile
 *   was used.
 * - `faults.ts` explains failures of the machine, such as a full disk, that Go reports as failures of a build.
 */

/**
 * The context of a call of `go`: its folder, its environment (by default, the environment of this process), and the signal that ends the
 * call.
 */
export type GoContext = Pick<ToolOptions, 'cwd' | 'env' | 'signal'>;

/** The Go toolchain and the module that `go` uses in the folder `context.cwd`. */
export interface GoToolchain {
  readonly context: GoContext;
  readonly version: string;
  /** The path of the main module, such as `example.com/server`. */
  readonly modulePath: string;
  /** The absolute folder of the main module's `go.mod`. */
  readonly moduleDirectory: string;
  /** The file extension of programs: `.exe` on Windows, empty on all other systems. */
  readonly exe: string;
  /** The operating system that Go builds for (`GOOS`), such as `linux`. */
  readonly system: string;
}

/** A package as `go list` describes it. `name` is empty if Go could not read the package clause. */
export interface ListedPackage {
  readonly importPath: string;
  readonly name: string;
  readonly directory: string;
  /** The path of the package's module. The path is empty for the standard library and for packages that were not found. */
  readonly modulePath: string;
  /** True if the package belongs to the main module or to a module of the workspace. */
  readonly own: boolean;
  /**
   * The names of the package's Go files, relative to `directory`. Folders, hidden files and names that begin with `_` are left out, because
   * Go ignores them.
   */
  readonly files: {
    /** Files that a build for this platform compiles. */
    readonly built: readonly string[];
    /** Files for other platforms or with other build tags. */
    readonly ignored: readonly string[];
    /** Test files that belong to the package itself. */
    readonly tests: readonly string[];
    /** Test files of the separate package `NAME_test`. */
    readonly externalTests: readonly string[];
  };
  readonly error: string;
}

/** A package as `go list -json` prints it. Only the requested fields are present. */
export interface PrintedPackage {
  readonly ImportPath: string;
  readonly Name?: string;
  readonly Dir?: string;
  readonly Module?: { readonly Path: string; readonly Main?: boolean };
  readonly Standard?: boolean;
  readonly GoFiles?: string[];
  readonly CgoFiles?: string[];
  readonly IgnoredGoFiles?: string[];
  readonly TestGoFiles?: string[];
  readonly XTestGoFiles?: string[];
  readonly Error?: { readonly Err: string };
}

/** The first minor version of Go 1 in which `go build -pgo` is stable. */
const OLDEST_MINOR = 21;

/**
 * The environment variable that names our folder for Go's work files. An interrupted `go` leaves its work files behind, and we remove these
 * files with the folder. We do not set GOTMPDIR in our own environment, because the user's tests and benchmarks would also create their
 * temporary folders in it. The user's tests cannot use our folder, because other users have no access to this folder. Moreover, the path
 * of our folder is too long for a Unix socket.
 */
export const GO_WORK_DIR = 'GO_PGO_WORK_DIR';

/** Runs `go` with `args`, and waits until `go` exits. A non-zero exit code is part of the result and does not throw an error. */
export function runGo(
  args: readonly string[],
  context: GoContext & Pick<ToolOptions, 'maxLine'>,
): Promise<ToolResult> {
  const { env = process.env } = context;
  return runTool(['go', ...args], {
    ...context,
    env: withoutProgramsOfGit({ GOTMPDIR: env[GO_WORK_DIR], ...env }),
  });
}

/** The time that `go` has to remove its work files after an interrupt, in milliseconds. */
const CLEANING_UP_MS = 4_000;

/**
 * Runs `go build` or `go test -c`, and waits until the command exits. If the signal is aborted, all compilers and linkers that `go` started
 * end as well. `runGo` would leave the compilers running, and they would slow down the programs that are measured next.
 * @returns the exit code, and the last 64 KiB that Go printed.
 * @throws ExpectedError if Go is missing, or if a signal ended Go. Throws the signal's reason if `context.signal` was aborted.
 */
export async function runGoBuild(
  args: readonly string[],
  { cwd, env = process.env, signal }: GoContext,
): Promise<Pick<ToolResult, 'exitCode' | 'stderr'>> {
  signal?.throwIfAborted();
  await using started = await startProcess(['go', ...args], {
    cwd,
    env: withoutProgramsOfGit({ GOTMPDIR: env[GO_WORK_DIR], ...env }),
  });
  // Go removes its work files only after SIGINT.
  const interrupt = () => void started.stop(CLEANING_UP_MS, 'SIGINT');
  signal?.addEventListener('abort', interrupt, { once: true });
  if (signal?.aborted) interrupt();
  const ended = await started.exited;
  signal?.removeEventListener('abort', interrupt);
  signal?.throwIfAborted();
  if (ended.exitCode !== null) return { exitCode: ended.exitCode, stderr: started.output() };
  throw new ExpectedError(`\`go ${args[0]}\` ${howItEnded(ended)}.`, {
    fix: 'Another process or the system ended this command, perhaps because the memory was full. Look into the log of the system, then run again.',
  });
}

/**
 * Runs `go` with `args` and returns what it prints to stdout.
 * @throws ExpectedError if `go` fails. The message of the error explains a fault of the machine, or repeats the last lines that Go printed.
 */
export async function goOutput(args: readonly string[], context: GoContext): Promise<string> {
  const result = await runGo(args, context);
  if (result.exitCode === 0) return result.stdout.toString();
  const fault = faultOf(result.stderr);
  if (fault !== undefined) throw new ExpectedError(fault.message, { fix: fault.fix });
  const fix = `Run \`go ${args[0]}\` in ${context.cwd} and fix what it reports.`;
  throw new ExpectedError(`\`go ${args[0]}\` failed: ${asSentence(lastLines(result.stderr, 5))}`, { fix });
}

/** Parses what `go list -json` prints: a sequence of JSON objects. Each object ends with a brace on a separate line. */
export function jsonObjects<T>(printed: string): T[] {
  const objects = printed.split(/(?<=^\})\r?\n/m).filter((text) => text.trim() !== '');
  return objects.map((text) => JSON.parse(text) as T);
}

/** Returns the last `count` lines of a tool's output, without blank lines at the end and without Go's notes about downloads. */
export function lastLines(text: string, count: number): string {
  return text
    .replace(/^go: downloading .*\n/gm, '')
    .trimEnd()
    .split('\n')
    .slice(-count)
    .join('\n');
}

/**
 * Finds the Go toolchain and the module of a folder.
 * @throws ExpectedError if Go is not installed, if the Go version is older than 1.21, or if neither `context.cwd` nor a folder above it has
 * a go.mod.
 */
export async function goToolchain(context: GoContext): Promise<GoToolchain> {
  const printed = await goOutput(['env', '-json', 'GOVERSION', 'GOMOD', 'GOEXE', 'GOOS'], context);
  type Variable = 'GOVERSION' | 'GOMOD' | 'GOEXE' | 'GOOS';
  const { GOVERSION, GOMOD, GOEXE, GOOS } = JSON.parse(printed) as Record<Variable, string>;
  // GOVERSION has a value such as `go1.26.8`, `go1.27rc1` or `devel go1.27-abcdef …`. Go before 1.16 prints nothing for GOVERSION.
  const minor = GOVERSION === '' ? 0 : /\bgo1\.(\d+)/.exec(GOVERSION)?.[1];
  if (minor !== undefined && Number(minor) < OLDEST_MINOR)
    throw new ExpectedError(`${GOVERSION || 'This Go'} is too old for profile-guided optimization.`, {
      fix: `Use Go 1.${OLDEST_MINOR} or later. If go.mod names an older version, set \`go-version: stable\` for \`actions/setup-go\`.`,
    });
  // If modules are on but Go finds no go.mod, `go env GOMOD` prints the name of the null device.
  if (['', '/dev/null', 'NUL'].includes(GOMOD))
    throw new ExpectedError(`There is no go.mod in ${context.cwd} or in any folder above it.`, {
      fix: 'Set `working-directory` to the folder of the Go module.',
    });
  const edited = await goOutput(['mod', 'edit', '-json'], context);
  const { Module } = JSON.parse(edited) as { Module?: { Path?: string } };
  return {
    context,
    version: GOVERSION,
    modulePath: Module?.Path ?? '',
    moduleDirectory: GOMOD.replace(/[\\/]go\.mod$/, ''),
    exe: GOEXE,
    system: GOOS,
  };
}

/**
 * Lists packages, including packages that do not compile.
 * @param flags the user's build flags, because build tags decide which files a package has.
 */
export async function listPackages(
  go: Pick<GoToolchain, 'context'> & Partial<GoToolchain>,
  patterns: readonly string[],
  flags: readonly string[] = [],
): Promise<ListedPackage[]> {
  const files = 'GoFiles,CgoFiles,IgnoredGoFiles,TestGoFiles,XTestGoFiles';
  const fields = `-json=ImportPath,Name,Dir,Module,Standard,${files},Error`;
  // With -find, Go does not resolve dependencies, so it downloads nothing.
  const args = ['list', ...flags, '-e', '-find', '-pgo=off', fields, '--', ...patterns];
  const listed = jsonObjects<PrintedPackage>(await goOutput(args, go.context));
  // `go list` names no module for packages of Go's own source tree, so use the module in which `go` runs: `cmd` or `std`.
  const source = ['cmd', 'std'].find((path) => path === go.modulePath);
  return listed.map((one) => {
    const module = source && one.Standard ? { Path: source, Main: true } : one.Module;
    return {
      importPath: one.ImportPath,
      name: one.Name ?? '',
      directory: one.Dir ?? '',
      modulePath: module?.Path ?? '',
      own: module?.Main === true,
      files: {
        built: [...(one.GoFiles ?? []), ...(one.CgoFiles ?? [])],
        ignored: one.IgnoredGoFiles ?? [],
        tests: one.TestGoFiles ?? [],
        externalTests: one.XTestGoFiles ?? [],
      },
      error: one.Error?.Err.trim() ?? '',
    };
  });
}

/**
 * Returns the path of the pprof tool. The pprof tool starts ten times faster if it is run directly and not by `go tool pprof`. From Go 1.25
 * on, Go builds the tool on its first use, which takes up to a minute without a build cache.
 */
export async function pprofCommand(context: GoContext): Promise<string> {
  return (await goOutput(['tool', '-n', 'pprof'], context)).trim();
}

/**
 * Runs a `go` command before its output is needed, so that Go works while the caller waits for something else. Disposing of the returned
 * value ends the command.
 */
export function askAhead<T>(context: GoContext, question: (context: GoContext) => Promise<T>) {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(context.signal ? [context.signal] : [])]);
  const answer = question({ ...context, signal });
  // If the caller never reads the answer, a failure must not end the process as an unhandled rejection.
  const ended = answer.catch(() => {});
  return {
    answer,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await ended;
    },
  };
}
