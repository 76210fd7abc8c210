import { join } from 'node:path';
import { ExpectedError, UsageError } from './system/errors.ts';
import { type RunOptions, type RunResult } from './system/exec.ts';
import { run } from './system/exec.ts';

/** From where `go` is called: folder, environment (default: this process's) and what ends it. */
export type GoContext = Pick<RunOptions, 'cwd' | 'env' | 'signal'>;

/** The Go toolchain and the module as seen from `context.cwd`. */
export interface GoToolchain {
  readonly context: GoContext;
  /** As `go env GOVERSION` prints it, such as `go1.26.8`. */
  readonly version: string;
  /** Path of the main module, such as `example.com/server`. */
  readonly modulePath: string;
  /** Absolute folder of its `go.mod`. */
  readonly moduleDirectory: string;
  /** Ending of a program's file name: `.exe` or nothing. */
  readonly exe: string;
}

export interface MainPackage {
  /** Such as `example.com/server/cmd/server`. */
  readonly importPath: string;
  /** Absolute folder. */
  readonly directory: string;
  readonly modulePath: string;
  /** The program's name, as `go build` would name it. */
  readonly name: string;
}

/** A package as `go list` tells it; `name` is empty when not even the package clause could be read. */
export interface ListedPackage {
  readonly importPath: string;
  readonly name: string;
  readonly directory: string;
  /** Empty for the standard library and for what was not found. */
  readonly modulePath: string;
  /** Whether it belongs to the module, or the workspace, being worked on. */
  readonly own: boolean;
  /** File names of its tests, inside and outside of the package, relative to `directory`. */
  readonly testFiles: readonly string[];
  readonly error: string;
}

/** `go build -pgo` is stable since this version. */
const OLDEST_MINOR = 21;
/** How many names an error lists. */
const LISTED = 10;

/** Runs `go` with `args`; a non-zero exit code is a result, not an error. */
export function runGo(
  args: readonly string[],
  context: GoContext,
  onStderrLine?: (line: string) => void,
): Promise<RunResult> {
  return run(['go', ...args], { ...context, ...(onStderrLine && { onStderrLine }) });
}

/**
 * Asks `go env` for the toolchain and the module that `context.cwd` lies in.
 * @throws ExpectedError when there is no Go, it is older than 1.21, or there is no go.mod.
 */
export async function goToolchain(context: GoContext): Promise<GoToolchain> {
  const names = ['GOVERSION', 'GOMOD', 'GOEXE'] as const;
  const go = JSON.parse(await goOutput(['env', '-json', ...names], context)) as Record<
    (typeof names)[number],
    string
  >;
  requireProfileGuidedOptimization(go.GOVERSION);
  // `go env` prints the null device's name where modules are on and no go.mod is found.
  if (go.GOMOD === '' || go.GOMOD === '/dev/null' || go.GOMOD === 'NUL') {
    throw new ExpectedError(`There is no go.mod in ${context.cwd} or in any folder above it.`, {
      fix: 'Set `working-directory` to the folder of the Go module.',
    });
  }
  const module = JSON.parse(await goOutput(['mod', 'edit', '-json'], context)) as {
    Module?: { Path?: string };
  };
  if (module.Module?.Path === undefined) {
    throw new ExpectedError(`${go.GOMOD} names no module.`, {
      fix: 'Add a line such as `module example.com/name`.',
    });
  }
  return {
    context,
    version: go.GOVERSION,
    modulePath: module.Module.Path,
    moduleDirectory: go.GOMOD.replace(/[\\/]go\.mod$/, ''),
    exe: go.GOEXE,
  };
}

/** The version of the Go toolchain that is used in `context.cwd`, where no module is needed; such as `go1.26.8`. */
export async function goVersion(context: GoContext): Promise<string> {
  return (await goOutput(['env', 'GOVERSION'], context)).trim();
}

/** `version` as GOVERSION has it: `go1.26.8`, `go1.27rc1`, `devel go1.27-abcdef …`. */
function requireProfileGuidedOptimization(version: string): void {
  const minor = /\bgo1\.(\d+)/.exec(version)?.[1];
  if (minor !== undefined && Number(minor) < OLDEST_MINOR) {
    throw new ExpectedError(`${version} is too old for profile-guided optimization.`, {
      fix: `Use Go 1.${OLDEST_MINOR} or later, for instance with \`actions/setup-go\`.`,
    });
  }
}

/**
 * The main package that the profile is for: the one named (`wanted.package`, a path such as `./cmd/server` or
 * an import path), or the module's only one. It need not compile.
 * @throws UsageError when the name is no package path, or more than one is meant; ExpectedError when there is none.
 */
export async function findMainPackage(
  go: GoToolchain,
  wanted: { readonly package?: string; readonly flags?: readonly string[] } = {},
): Promise<MainPackage> {
  const pattern = wanted.package ?? './...';
  if (pattern.startsWith('-') || pattern.trim() === '' || pattern.endsWith('.go')) {
    throw new UsageError(`package: \`${pattern}\` is not the path of a package.`, {
      fix: 'Name its folder, such as `./cmd/server`, or its import path.',
    });
  }
  const listed = await listPackages(go, [pattern], wanted.flags);
  const mains = listed.filter((one) => one.name === 'main' && one.directory !== '');
  const own = mains.filter((one) => one.own);
  const [only, ...others] = own;
  if (only === undefined) {
    throw wanted.package === undefined ? noMainPackage(go) : notMain(wanted.package, listed, go);
  }
  if (others.length > 0) throw severalMains(own, go, wanted.package);
  return {
    importPath: only.importPath,
    directory: only.directory,
    modulePath: only.modulePath,
    name: programName(only.importPath),
  };
}

function noMainPackage(go: GoToolchain): ExpectedError {
  return new ExpectedError(`There is no main package in module ${go.modulePath} below ${go.context.cwd}.`, {
    fix: 'A profile is for a program: set `working-directory` to a module that has one, or `package` if build tags hide it.',
  });
}

function notMain(name: string, listed: readonly ListedPackage[], go: GoToolchain): ExpectedError {
  const fix = 'Name the folder of a main package, such as `package: ./cmd/server`.';
  const [found] = listed;
  if (found === undefined) return new ExpectedError(`package: \`${name}\` matches no package.`, { fix });
  if (found.name === '') {
    const why = found.error === '' ? 'it has no Go files' : found.error;
    return new ExpectedError(`package: \`${name}\` is not there: ${why}.`, { fix });
  }
  const what =
    found.name === 'main'
      ? `is a main package outside of module ${go.modulePath}`
      : `is package ${found.name}, not main`;
  return new ExpectedError(`package: \`${name}\` ${what}.`, { fix });
}

function severalMains(mains: readonly ListedPackage[], go: GoToolchain, pattern?: string): UsageError {
  const names = mains.map((one) => one.importPath).sort();
  const rest = names.length > LISTED ? [`and ${names.length - LISTED} more`] : [];
  const where = pattern === undefined ? `Module ${go.modulePath}` : `package: \`${pattern}\``;
  return new UsageError(
    `${where} has ${names.length} main packages: ${[...names.slice(0, LISTED), ...rest].join(', ')}.`,
    { fix: `Say which one, for instance \`package: ${relativeToModule(names[0] ?? '', go)}\`.` },
  );
}

/** `example.com/server/cmd/x` as `./cmd/x` where that path can be written from the module's folder. */
function relativeToModule(importPath: string, go: GoToolchain): string {
  if (go.context.cwd === go.moduleDirectory && importPath === go.modulePath) return '.';
  if (go.context.cwd !== go.moduleDirectory || !importPath.startsWith(`${go.modulePath}/`)) return importPath;
  return `.${importPath.slice(go.modulePath.length)}`;
}

/** The last element of the path that is no major version, as `load.(*Package).DefaultExecName` in cmd/go has it. */
function programName(importPath: string): string {
  const elements = importPath.split('/');
  const last = elements.at(-1) ?? importPath;
  return /^v[0-9]+$/.test(last) ? (elements.at(-2) ?? last) : last;
}

// The template ends every field with a NUL, the one character that no path can hold.
const FIELDS = [
  '{{.ImportPath}}',
  '{{.Name}}',
  '{{.Dir}}',
  '{{with .Module}}{{.Path}}{{end}}',
  '{{with .Module}}{{.Main}}{{end}}',
  '{{range .TestGoFiles}}{{.}}/{{end}}{{range .XTestGoFiles}}{{.}}/{{end}}',
  '{{with .Error}}{{.Err}}{{end}}',
];
const TEMPLATE = FIELDS.map((field) => `${field}{{"\\x00"}}`).join('');

/**
 * The packages that `patterns` name, also those that do not compile.
 * @param flags the user's build flags, since tags decide which files count.
 * @throws ExpectedError when `go list` itself fails.
 */
export async function listPackages(
  go: GoToolchain,
  patterns: readonly string[],
  flags: readonly string[] = [],
): Promise<ListedPackage[]> {
  // -find: dependencies are not resolved, so nothing is downloaded.
  const args = ['list', ...flags, '-e', '-find', '-pgo=off', '-f', TEMPLATE, '--', ...patterns];
  const fields = (await goOutput(args, go.context)).split('\0');
  const packages: ListedPackage[] = [];
  for (let at = 0; at + FIELDS.length < fields.length; at += FIELDS.length) {
    const [importPath = '', name = '', directory = '', modulePath = '', main, tests = '', error = ''] =
      fields.slice(at, at + FIELDS.length);
    packages.push({
      // go list ends each record with a newline.
      importPath: importPath.replace(/^\r?\n/, ''),
      name,
      directory,
      modulePath,
      own: main === 'true',
      testFiles: tests.split('/').filter((file) => file !== ''),
      error: error.trim(),
    });
  }
  return packages;
}

/**
 * Paths of the modules whose packages may be in the module's programs: what its go.mod requires, which from Go 1.17
 * on is all there is, and in a workspace its other modules with what they require. Nothing is downloaded.
 */
export async function modulesBuiltWith(go: GoToolchain): Promise<string[]> {
  const listed = await runGo(['list', '-m', '-f', '{{.Path}}{{"\\x00"}}{{.GoMod}}{{"\\x00"}}'], go.context);
  const fields = listed.exitCode === 0 ? listed.stdout.toString().split('\0') : [];
  const files = new Set([join(go.moduleDirectory, 'go.mod')]);
  const paths = new Set<string>();
  for (let at = 0; at + 2 < fields.length; at += 2) {
    paths.add((fields[at] ?? '').trim());
    files.add(fields[at + 1] ?? '');
  }
  for (const file of files) {
    const { exitCode, stdout } = await runGo(['mod', 'edit', '-json', file], go.context);
    if (exitCode !== 0) continue;
    const { Require } = JSON.parse(stdout.toString()) as { Require?: { Path: string }[] | null };
    for (const { Path } of Require ?? []) paths.add(Path);
  }
  return [...paths].sort();
}

/**
 * Path of the pprof tool, to be run directly: ten times faster to start than through `go tool`. From Go 1.25 on
 * it is built on first use, which takes up to a minute on a cold build cache.
 */
export async function pprofCommand(context: GoContext): Promise<string> {
  const printed = (await goOutput(['tool', '-n', 'pprof'], context)).trim();
  if (printed === '')
    throw new ExpectedError('`go tool -n pprof` printed no path.', { fix: 'Reinstall Go.' });
  return printed;
}

/** What `go ARGS` prints on stdout. @throws ExpectedError with its last lines when it fails. */
async function goOutput(args: readonly string[], context: GoContext): Promise<string> {
  const result = await runGo(args, context);
  if (result.exitCode !== 0) {
    throw new ExpectedError(`\`go ${args[0]}\` failed: ${lastLines(result.stderr, 5)}`, {
      fix: `Run \`go ${args[0]}\` in ${context.cwd} and make it pass.`,
    });
  }
  return result.stdout.toString();
}

/** The last `count` lines of what a tool printed, without blank ones at the end. */
export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
