import { ExpectedError } from '../system/errors.ts';
import { runTool, type ToolOptions, type ToolResult } from '../system/exec.ts';
import { withoutProgramsOfGit } from '../system/git.ts';
import { asSentence } from '../system/text.ts';
import { faultOf } from './faults.ts';

/** From where `go` is called: folder, environment (default: this process's) and what ends it. */
export type GoContext = Pick<ToolOptions, 'cwd' | 'env' | 'signal'>;

/** The Go toolchain and the module as seen from `context.cwd`. */
export interface GoToolchain {
  readonly context: GoContext;
  readonly version: string;
  /** Path of the main module, such as `example.com/server`. */
  readonly modulePath: string;
  /** Absolute folder of its `go.mod`. */
  readonly moduleDirectory: string;
  /** Ending of a program's file name: `.exe` or nothing. */
  readonly exe: string;
  /** `GOOS` of what is built, such as `linux`. */
  readonly system: string;
}

/** A package as `go list` describes it; `name` is empty when not even the package clause could be read. */
export interface ListedPackage {
  readonly importPath: string;
  readonly name: string;
  readonly directory: string;
  /** Empty for the standard library and for packages that were not found. */
  readonly modulePath: string;
  /** Whether it belongs to the module, or the workspace, being worked on. */
  readonly own: boolean;
  /** Names of its Go files, relative to `directory`. Go itself leaves out hidden files, folders and names with `_` in front. */
  readonly files: {
    /** Files that a build for this platform compiles. */
    readonly built: readonly string[];
    /** Files for other platforms or with other build tags. */
    readonly ignored: readonly string[];
    /** Tests that are part of the package. */
    readonly tests: readonly string[];
    /** Tests that are a package of their own. */
    readonly externalTests: readonly string[];
  };
  readonly error: string;
}

/** A package as `go list -json` prints it: those of its fields that were asked for. */
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

/** `go build -pgo` is stable since this version. */
const OLDEST_MINOR = 21;

/**
 * Names our folder for what `go` leaves behind when it is interrupted. GOTMPDIR itself would reach the users' tests and benchmarks:
 * they make their temporary folders there, and ours is closed to other users, with a path that is too long for a socket.
 */
export const GO_WORK_DIR = 'GO_PGO_WORK_DIR';

/** Runs `go` with `args`; a non-zero exit code is a result, not an error. */
export function runGo(args: readonly string[], context: GoContext): Promise<ToolResult> {
  const { env = process.env } = context;
  return runTool(['go', ...args], {
    ...context,
    env: withoutProgramsOfGit({ GOTMPDIR: env[GO_WORK_DIR], ...env }),
  });
}

/** What `go ARGS` prints on stdout. @throws ExpectedError with the machine's fault or Go's last lines when it fails. */
export async function goOutput(args: readonly string[], context: GoContext): Promise<string> {
  const result = await runGo(args, context);
  if (result.exitCode === 0) return result.stdout.toString();
  const fault = faultOf(result.stderr);
  if (fault !== undefined) throw new ExpectedError(fault.message, { fix: fault.fix });
  const fix = `Run \`go ${args[0]}\` in ${context.cwd} and fix what it reports.`;
  throw new ExpectedError(`\`go ${args[0]}\` failed: ${asSentence(lastLines(result.stderr, 5))}`, { fix });
}

/** The objects that `go list -json` prints one after the other, each ending with a brace of its own line. */
export function jsonObjects<T>(printed: string): T[] {
  const objects = printed.split(/(?<=^\})\r?\n/m).filter((text) => text.trim() !== '');
  return objects.map((text) => JSON.parse(text) as T);
}

/** The last `count` lines of what a tool printed, without blank ones at the end and what Go downloaded before. */
export function lastLines(text: string, count: number): string {
  return text
    .replace(/^go: downloading .*\n/gm, '')
    .trimEnd()
    .split('\n')
    .slice(-count)
    .join('\n');
}

/** @throws ExpectedError when there is no Go, it is older than 1.21, or there is no go.mod above `context.cwd`. */
export async function goToolchain(context: GoContext): Promise<GoToolchain> {
  const printed = await goOutput(['env', '-json', 'GOVERSION', 'GOMOD', 'GOEXE', 'GOOS'], context);
  type Variable = 'GOVERSION' | 'GOMOD' | 'GOEXE' | 'GOOS';
  const { GOVERSION, GOMOD, GOEXE, GOOS } = JSON.parse(printed) as Record<Variable, string>;
  // Such as `go1.26.8`, `go1.27rc1` or `devel go1.27-abcdef …`; Go before 1.16 does not say it.
  const minor = GOVERSION === '' ? 0 : /\bgo1\.(\d+)/.exec(GOVERSION)?.[1];
  if (minor !== undefined && Number(minor) < OLDEST_MINOR)
    throw new ExpectedError(`${GOVERSION || 'This Go'} is too old for profile-guided optimization.`, {
      fix: `Use Go 1.${OLDEST_MINOR} or later; where go.mod has an older one, with \`go-version: stable\` for \`actions/setup-go\`.`,
    });
  // `go env` prints the null device's name where modules are on and no go.mod is found.
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

/** Also those that do not compile. @param flags the user's build flags, since tags decide which files count. */
export async function listPackages(
  go: Pick<GoToolchain, 'context'> & Partial<GoToolchain>,
  patterns: readonly string[],
  flags: readonly string[] = [],
): Promise<ListedPackage[]> {
  const files = 'GoFiles,CgoFiles,IgnoredGoFiles,TestGoFiles,XTestGoFiles';
  const fields = `-json=ImportPath,Name,Dir,Module,Standard,${files},Error`;
  // -find: dependencies are not resolved, so nothing is downloaded.
  const args = ['list', ...flags, '-e', '-find', '-pgo=off', fields, '--', ...patterns];
  const listed = jsonObjects<PrintedPackage>(await goOutput(args, go.context));
  // In Go's own source tree, packages name no module.
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
 * Path of the pprof tool, to be run directly: ten times faster to start than through `go tool`. From Go 1.25 on
 * it is built on first use, which takes up to a minute on a cold build cache.
 */
export async function pprofCommand(context: GoContext): Promise<string> {
  return (await goOutput(['tool', '-n', 'pprof'], context)).trim();
}

/** The answer to a question to Go that was asked early; disposing of it ends the question. */
export function askAhead<T>(context: GoContext, question: (context: GoContext) => Promise<T>) {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(context.signal ? [context.signal] : [])]);
  const answer = question({ ...context, signal });
  // Without a reader of the answer, a failure must not end the process.
  const ended = answer.catch(() => {});
  return {
    answer,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await ended;
    },
  };
}
