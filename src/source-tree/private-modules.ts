import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { type GoToolchain, lastLines, type MainPackage, runGo } from '../go.ts';
import { matchingPrefix } from './glob-prefix.ts';

/** What Go is told of the modules that a program is made of. */
export interface ModulePrivacy {
  /** The module that holds a package, as far as the program has it today. */
  moduleOf(path: string): string | undefined;
  /** Why a package is not for everybody, with the module or pattern that says so; undefined where nothing says so. */
  reasonOf(path: string): { readonly module: string; readonly why: string } | undefined;
}

interface Module {
  readonly Path: string;
  readonly Version?: string;
  readonly Main?: boolean;
  readonly Dir?: string;
  readonly Replace?: { readonly Path: string; readonly Version?: string; readonly Dir?: string };
}

/** By these, Go is told what it must not ask the public proxy and checksum database for. */
const PATTERNS = ['GOPRIVATE', 'GONOPROXY', 'GONOSUMDB'] as const;
type GoEnv = Readonly<Record<(typeof PATTERNS)[number] | 'GOMOD' | 'GOWORK', string>>;

/**
 * Asks go which modules the program is built from and which it is told are private.
 * @param root absolute folder of the repository, symbolic links resolved: what lies in it is as public as it is.
 * @throws ExpectedError when go cannot tell.
 */
export async function modulePrivacy(
  go: GoToolchain,
  main: MainPackage,
  { root, flags }: { readonly root: string; readonly flags: readonly string[] },
): Promise<ModulePrivacy> {
  const env = JSON.parse(await told(go, ['env', '-json', ...PATTERNS, 'GOMOD', 'GOWORK'])) as GoEnv;
  const fields = '-json=ImportPath,Standard,Module';
  const listed = await told(go, [
    'list',
    ...flags,
    '-deps',
    '-pgo=off',
    fields,
    '--',
    main.importPath,
    'std',
  ]);
  const packages = packagesIn(listed);
  const standard = new Set(packages.flatMap(({ Standard, ImportPath }) => (Standard ? [ImportPath] : [])));
  const modules = new Map(
    packages.flatMap(({ Module: one }) => (one === undefined ? [] : [[one.Path, one]])),
  );
  const sums = await checksums(env);
  const reasons = new Map<string, string | undefined>();
  for (const module of modules.values()) reasons.set(module.Path, await reason(module, { root, env, sums }));
  const moduleOf = (path: string) => prefixes(path).find((prefix) => modules.has(prefix));
  return {
    moduleOf,
    reasonOf(path) {
      const module = moduleOf(path);
      if (module !== undefined) {
        const why = reasons.get(module);
        return why === undefined ? undefined : { module, why };
      }
      if (path === 'main' || standard.has(path)) return undefined;
      const [matched] = matches(path, env);
      return matched && { module: matched.prefix, why: matched.name };
    },
  };
}

interface Package {
  readonly ImportPath: string;
  readonly Standard?: boolean;
  readonly Module?: Module;
}

/** What `go list -json` prints: one object after the other, each with its last brace at the begin of a line. */
function packagesIn(printed: string): Package[] {
  const objects = printed.split(/(?<=^\})\r?\n/m).filter((text) => text.trim() !== '');
  return objects.map((text) => JSON.parse(text) as Package);
}

async function told(go: GoToolchain, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runGo(args, go.context);
  if (exitCode === 0) return stdout.toString();
  throw new ExpectedError(`It cannot be told which modules are private: ${lastLines(stderr, 3)}`, {
    fix: `Make \`go ${args[0]}\` pass in ${go.context.cwd}, or set \`private-names: allow\`.`,
  });
}

interface Surroundings {
  readonly root: string;
  readonly env: GoEnv;
  readonly sums: ReadonlySet<string>;
}

/** Why the names in a module are not for everybody; the repository's own are as public as their source. */
async function reason(module: Module, { root, env, sums }: Surroundings): Promise<string | undefined> {
  const { Path, Version, Main, Dir, Replace } = module;
  if (Main) return Dir !== undefined && (await isOfRepository(Dir, root)) ? undefined : OUTSIDE;
  if (Replace !== undefined && isPath(Replace.Path)) {
    const folder = Replace.Dir ?? resolve(dirname(workFile(env) ?? env.GOMOD), Replace.Path);
    return (await isOfRepository(folder, root)) ? undefined : OUTSIDE;
  }
  const [matched] = [Path, Replace?.Path ?? Path].flatMap((path) => matches(path, env));
  if (matched !== undefined) return matched.name;
  const version = Replace?.Version ?? Version;
  return sums.has(`${Replace?.Path ?? Path} ${version}`) ? undefined : 'not in go.sum';
}

const OUTSIDE = 'outside of this repository';

/** How go tells a folder from a module: it begins with `./`, `../` or is absolute. */
function isPath(replacement: string): boolean {
  return /^\.{1,2}([\\/]|$)/.test(replacement) || isAbsolute(replacement);
}

/** Whether a folder is part of the repository itself, and not of a clone or submodule in it. */
async function isOfRepository(folder: string, root: string): Promise<boolean> {
  const real = await realpath(folder).catch(() => folder);
  const inside = relative(root, real);
  if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return false;
  for (let at = real; at !== root; at = dirname(at)) if (existsSync(join(at, '.git'))) return false;
  return true;
}

function matches(path: string, env: GoEnv): { readonly name: string; readonly prefix: string }[] {
  return PATTERNS.flatMap((name) => {
    const prefix = matchingPrefix(env[name], path);
    return prefix === undefined ? [] : [{ name, prefix }];
  });
}

/** `MODULE VERSION` of what go.sum, or go.work.sum, holds a checksum of. */
async function checksums(env: GoEnv): Promise<ReadonlySet<string>> {
  const work = workFile(env);
  const files = [env.GOMOD.replace(/\.mod$/, '.sum'), ...(work === undefined ? [] : [`${work}.sum`])];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const lines = texts.join('\n').split('\n');
  return new Set(lines.map((line) => line.split(' ', 2).join(' ')));
}

function workFile({ GOWORK }: GoEnv): string | undefined {
  return GOWORK === '' || GOWORK === 'off' ? undefined : GOWORK;
}

/** `a/b/c`, `a/b`, `a`. */
function prefixes(path: string): string[] {
  const elements = path.split('/');
  return elements.map((_, at) => elements.slice(0, elements.length - at).join('/'));
}
