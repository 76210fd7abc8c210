import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { decodeFile } from '../profile/decode.ts';
import { pathsIn } from '../profile/names.ts';
import { ExpectedError, undefinedIfExpected } from '../system/errors.ts';
import { isBelow, readText } from '../system/files.ts';
import { globOf } from '../system/glob.ts';
import { type GoToolchain, jsonObjects, lastLines, runGo } from './go.ts';
import type { MainPackage } from './program.ts';

/** A module as `go list -json` prints it. */
interface Module {
  readonly Path: string;
  readonly Version?: string;
  readonly Main?: boolean;
  readonly Dir?: string;
  readonly Replace?: { readonly Path: string; readonly Version?: string; readonly Dir?: string };
}

/**
 * The environment variables of Go that list private modules. Go must not look up private modules on the public proxy or in the public
 * checksum database.
 */
const PATTERNS = ['GOPRIVATE', 'GONOPROXY', 'GONOSUMDB'] as const;
type GoEnv = Readonly<Record<(typeof PATTERNS)[number] | 'GOMOD' | 'GOWORK', string>>;

const OUTSIDE = 'outside of this repository';

/**
 * Finds the private modules whose functions a profile names. A profile in a public repository would show the function names of private
 * modules to everyone. A module is private in three cases: GOPRIVATE or a similar variable lists it, it is a folder outside of the
 * repository, or go.sum has no checksum of it.
 * @param names the names of the functions in a profile.
 * @param root the absolute folder of the repository, with symbolic links resolved. The modules in this folder are as public as the
 * repository.
 * @returns the number of names that belong to private modules, and the private modules, each with the reason why it is private.
 */
export async function privateAmong(
  names: readonly string[],
  go: GoToolchain,
  main: MainPackage,
  { root, flags }: { readonly root: string; readonly flags: readonly string[] },
) {
  const env = JSON.parse(await askGo(go, ['env', '-json', ...PATTERNS, 'GOMOD', 'GOWORK'])) as GoEnv;
  const fields = '-json=ImportPath,Standard,Module';
  const listed = await askGo(go, [
    'list',
    ...flags,
    '-deps',
    '-pgo=off',
    fields,
    '--',
    main.importPath,
    'std',
  ]);
  const packages = jsonObjects<{ ImportPath: string; Standard?: boolean; Module?: Module }>(listed);
  const standard = new Set(packages.flatMap(({ Standard, ImportPath }) => (Standard ? [ImportPath] : [])));
  const modules = new Map(packages.flatMap(({ Module: one }) => (one ? [[one.Path, one] as const] : [])));
  const sums = await checksums(env);
  const reasons = new Map<string, string | undefined>();
  for (const module of modules.values()) reasons.set(module.Path, await reason(module, root, env, sums));
  const privateModule = (path: string): string[] => {
    const elements = path.split('/');
    const prefixes = elements.map((_, at) => elements.slice(0, elements.length - at).join('/'));
    const module = prefixes.find((prefix) => modules.has(prefix));
    // The program no longer uses this module, so only the patterns in Go's variables can show whether the module is private.
    const gone = path === 'main' || standard.has(path) ? undefined : privatePattern(path, env);
    const found = module === undefined ? gone : { module, why: reasons.get(module) };
    return found?.why === undefined ? [] : [`\`${found.module}\` (${found.why})`];
  };
  const found = names.map((name) => pathsIn(name).flatMap(privateModule));
  const ofPrivate = found.filter(({ length }) => length > 0).length;
  return { ofPrivate, modules: [...new Set(found.flat())].sort() };
}

/**
 * Returns the function names that a profile has and no earlier version of the file has. An earlier version that is not a profile counts as
 * a file without names.
 */
export async function newNames(file: Uint8Array, before: readonly (Uint8Array | undefined)[]) {
  const known = new Set<string>();
  for (const one of before) {
    const read = one && (await decodeFile(one).catch(undefinedIfExpected));
    for (const name of read?.functions.names ?? []) known.add(name);
  }
  const names = new Set((await decodeFile(file)).functions.names);
  return [...names].filter((name) => !known.has(name));
}

/** Runs `go` with `args` and returns its output. @throws ExpectedError if `go` fails. */
async function askGo(go: GoToolchain, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runGo(args, go.context);
  if (exitCode === 0) return stdout.toString();
  const fix = `Fix what \`go ${args[0]}\` reports in ${go.context.cwd}, or set \`private-names: allow\`.`;
  throw new ExpectedError(`Cannot find out which modules are private: ${lastLines(stderr, 3)}`, { fix });
}

/** Returns why a module is private; undefined for a public module. A module in the repository is as public as the repository. */
async function reason(module: Module, root: string, env: GoEnv, sums: ReadonlySet<string>) {
  const { Path, Version, Main, Dir, Replace } = module;
  if (Main) return Dir !== undefined && (await isOfRepository(Dir, root)) ? undefined : OUTSIDE;
  // Go uses the same test to find out if a replacement in go.mod is a folder or a module path.
  if (Replace !== undefined && (/^\.{1,2}([\\/]|$)/.test(Replace.Path) || isAbsolute(Replace.Path))) {
    const folder = Replace.Dir ?? resolve(dirname(workFile(env) ?? env.GOMOD), Replace.Path);
    return (await isOfRepository(folder, root)) ? undefined : OUTSIDE;
  }
  const path = Replace?.Path ?? Path;
  const matched = privatePattern(Path, env) ?? privatePattern(path, env);
  if (matched !== undefined) return matched.why;
  return sums.has(`${path} ${Replace?.Version ?? Version}`) ? undefined : 'not in go.sum';
}

/** True if a folder belongs to the repository itself, and not to a clone or a submodule inside of the repository. */
async function isOfRepository(folder: string, root: string): Promise<boolean> {
  const real = await realpath(folder).catch(() => folder);
  if (!isBelow(root, real)) return false;
  for (let at = real; at !== root; at = dirname(at)) if (existsSync(join(at, '.git'))) return false;
  return true;
}

/** Returns `MODULE VERSION` for each checksum in go.sum and go.work.sum. */
async function checksums(env: GoEnv): Promise<ReadonlySet<string>> {
  const work = workFile(env);
  const files = [env.GOMOD.replace(/\.mod$/, '.sum'), ...(work === undefined ? [] : [`${work}.sum`])];
  const texts = await Promise.all(files.map((file) => readText(file).catch(() => '')));
  const lines = texts.join('\n').split('\n');
  return new Set(lines.map((line) => line.split(' ', 2).join(' ')));
}

/** Returns the path of the workspace file (`go.work`); undefined without a workspace. */
function workFile({ GOWORK }: GoEnv): string | undefined {
  return GOWORK === '' || GOWORK === 'off' ? undefined : GOWORK;
}

/** Returns the pattern in Go's variables that matches a path, and the name of the variable; undefined if no pattern matches. */
function privatePattern(path: string, env: GoEnv): { module: string; why: string } | undefined {
  for (const why of PATTERNS) {
    const module = matchingPrefix(env[why], path);
    if (module !== undefined) return { module, why };
  }
  return undefined;
}

/**
 * Returns the beginning of `path` that one of the comma-separated patterns matches; undefined if no pattern matches. Go compares a pattern
 * with as many elements of the path as the pattern has (`MatchPrefixPatterns` of golang.org/x/mod/module).
 */
export function matchingPrefix(patterns: string, path: string): string | undefined {
  for (const pattern of patterns.split(',').map((written) => written.replace(/\/$/, ''))) {
    const prefix = path.split('/').slice(0, pattern.split('/').length).join('/');
    if (pattern !== '' && globOf(pattern, { asGo: true, hidden: true }).matches(prefix)) return prefix;
  }
  return undefined;
}
