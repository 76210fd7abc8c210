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

interface Module {
  readonly Path: string;
  readonly Version?: string;
  readonly Main?: boolean;
  readonly Dir?: string;
  readonly Replace?: { readonly Path: string; readonly Version?: string; readonly Dir?: string };
}

/** What Go must not look up on the public proxy and checksum database. */
const PATTERNS = ['GOPRIVATE', 'GONOPROXY', 'GONOSUMDB'] as const;
type GoEnv = Readonly<Record<(typeof PATTERNS)[number] | 'GOMOD' | 'GOWORK', string>>;

const OUTSIDE = 'outside of this repository';

/**
 * Asks go which modules the program is built from, and which of them are private.
 * @param names of functions in a profile.
 * @param root absolute folder of the repository, symbolic links resolved: its modules are as public as itself.
 * @returns how many of the names are of private modules, and these modules, each with the reason.
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
    // Of a module that the program no longer has, only the patterns are known.
    const gone = path === 'main' || standard.has(path) ? undefined : privatePattern(path, env);
    const found = module === undefined ? gone : { module, why: reasons.get(module) };
    return found?.why === undefined ? [] : [`\`${found.module}\` (${found.why})`];
  };
  const found = names.map((name) => pathsIn(name).flatMap(privateModule));
  const ofPrivate = found.filter(({ length }) => length > 0).length;
  return { ofPrivate, modules: [...new Set(found.flat())].sort() };
}

/** The names of functions in a profile that none of these files has; what is no profile has none. */
export async function newNames(file: Uint8Array, before: readonly (Uint8Array | undefined)[]) {
  const known = new Set<string>();
  for (const one of before) {
    const read = one && (await decodeFile(one).catch(undefinedIfExpected));
    for (const name of read?.functions.names ?? []) known.add(name);
  }
  const names = new Set((await decodeFile(file)).functions.names);
  return [...names].filter((name) => !known.has(name));
}

async function askGo(go: GoToolchain, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runGo(args, go.context);
  if (exitCode === 0) return stdout.toString();
  const fix = `Fix what \`go ${args[0]}\` reports in ${go.context.cwd}, or set \`private-names: allow\`.`;
  throw new ExpectedError(`Cannot find out which modules are private: ${lastLines(stderr, 3)}`, { fix });
}

/** Why the names in a module are private; the repository's own are as public as their source. */
async function reason(module: Module, root: string, env: GoEnv, sums: ReadonlySet<string>) {
  const { Path, Version, Main, Dir, Replace } = module;
  if (Main) return Dir !== undefined && (await isOfRepository(Dir, root)) ? undefined : OUTSIDE;
  // Go tells a folder from a module this way, too.
  if (Replace !== undefined && (/^\.{1,2}([\\/]|$)/.test(Replace.Path) || isAbsolute(Replace.Path))) {
    const folder = Replace.Dir ?? resolve(dirname(workFile(env) ?? env.GOMOD), Replace.Path);
    return (await isOfRepository(folder, root)) ? undefined : OUTSIDE;
  }
  const path = Replace?.Path ?? Path;
  const matched = privatePattern(Path, env) ?? privatePattern(path, env);
  if (matched !== undefined) return matched.why;
  return sums.has(`${path} ${Replace?.Version ?? Version}`) ? undefined : 'not in go.sum';
}

/** Whether a folder is part of the repository itself, and not of a clone or submodule in it. */
async function isOfRepository(folder: string, root: string): Promise<boolean> {
  const real = await realpath(folder).catch(() => folder);
  if (!isBelow(root, real)) return false;
  for (let at = real; at !== root; at = dirname(at)) if (existsSync(join(at, '.git'))) return false;
  return true;
}

/** `MODULE VERSION` of every checksum in go.sum and go.work.sum. */
async function checksums(env: GoEnv): Promise<ReadonlySet<string>> {
  const work = workFile(env);
  const files = [env.GOMOD.replace(/\.mod$/, '.sum'), ...(work === undefined ? [] : [`${work}.sum`])];
  const texts = await Promise.all(files.map((file) => readText(file).catch(() => '')));
  const lines = texts.join('\n').split('\n');
  return new Set(lines.map((line) => line.split(' ', 2).join(' ')));
}

function workFile({ GOWORK }: GoEnv): string | undefined {
  return GOWORK === '' || GOWORK === 'off' ? undefined : GOWORK;
}

function privatePattern(path: string, env: GoEnv): { module: string; why: string } | undefined {
  for (const why of PATTERNS) {
    const module = matchingPrefix(env[why], path);
    if (module !== undefined) return { module, why };
  }
  return undefined;
}

/**
 * The beginning of `path` that one of the comma-separated patterns matches, as Go compares module paths with GOPRIVATE:
 * a pattern is compared with as many elements as it has itself (`MatchPrefixPatterns` of golang.org/x/mod/module).
 */
export function matchingPrefix(patterns: string, path: string): string | undefined {
  for (const pattern of patterns.split(',').map((written) => written.replace(/\/$/, ''))) {
    const prefix = path.split('/').slice(0, pattern.split('/').length).join('/');
    if (pattern !== '' && globOf(pattern, { asGo: true, hidden: true }).matches(prefix)) return prefix;
  }
  return undefined;
}
