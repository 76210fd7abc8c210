import type { GoToolchain, MainPackage } from '../golang/go.ts';
import { compareText } from '../profile/edges.ts';
import { keyOf, keyOfDeclaration, type Step } from '../profile/find-renames.ts';
import { declarationOf } from '../profile/own.ts';
import type { Rename } from '../profile/rename.ts';
import {
  folderOf,
  functionsToday,
  hasFilesBelowToday,
  type SourceTree,
  sourceChanges,
} from './source-changes.ts';

/** A rename that git's history proves. */
export interface FoundRename extends Rename {
  /** The last one that renamed it; absent where that is not committed yet. */
  readonly commit?: string;
}

export interface RenamesInGitOptions {
  /** The program's main package; absent where it is not known which it is. */
  readonly main?: Pick<MainPackage, 'directory'>;
  /** An existing folder for intermediate files. */
  readonly scratch: string;
}

/** Renames of what was renamed before; longer chains are not followed. */
const LONGEST_CHAIN = 8;

/**
 * What functions that profiles name and the source no longer has are called today, as far as git's history leaves no
 * doubt: each change that took such a name away brought exactly one with the very same code, and all of them lead to one
 * that is there today. Nothing where there is no repository, or the history does not reach back that far.
 * @param missing as profiles name functions.
 */
export async function renamesInGit(
  go: GoToolchain,
  missing: readonly string[],
  options: RenamesInGitOptions,
): Promise<readonly FoundRename[]> {
  const tree: SourceTree = { go, ...options };
  const keys = new Set(missing.flatMap(keysOf).filter((key) => folderOf(tree, key) !== undefined));
  if (keys.size === 0) return [];
  const traced = [...(await trace(tree, keys)).values()].filter((one) => one !== 'lost');
  return (await asRenames(tree, traced)).sort((a, b) => compareText(a.from, b.from));
}

/** A function's first known name, and its last. */
interface Traced extends Step {
  readonly commit?: string;
}

/** Identifiers and import paths: what else a profile holds is asked of nobody. */
const KEY = /^[\w.~%/-]+\.[\p{L}\p{Nd}_]+$/u;

/** What may be the declaration of a symbol: `F.G.func1` is of a method G, or a closure of G in the function F. */
function keysOf(symbol: string): string[] {
  const { package: path, first } = declarationOf(symbol);
  return [keyOf(symbol), `${path}.${first}`].filter((key) => KEY.test(key) && !key.includes('..'));
}

/**
 * Follows names through the history.
 * @param since where the names were given: what came next counts; else all that ever happened to a name must agree.
 */
async function trace(
  tree: SourceTree,
  keys: ReadonlySet<string>,
  since?: string,
  depth = 1,
): Promise<ReadonlyMap<string, Traced | 'lost'>> {
  if (depth > LONGEST_CHAIN) return new Map([...keys].map((key) => [key, 'lost'] as const));
  const events = new Map<string, readonly (Traced | 'lost')[]>();
  for (const { commit, step } of await sourceChanges(tree, keys, since)) {
    for (const key of keys) {
      const known = events.get(key) ?? [];
      const found = step(key);
      if (found === undefined || (since !== undefined && known.length > 0)) continue;
      events.set(key, [...known, found === 'lost' ? found : { ...found, ...(commit && { commit }) }]);
    }
  }
  const next = await traceNext(tree, [...events.values()].flat(), depth);
  return new Map([...events].map(([key, all]) => [key, agreed(all.map((one) => continued(one, next)))]));
}

type Next = ReadonlyMap<string | undefined, ReadonlyMap<string, Traced | 'lost'>>;

/** What became of new names, by the commit that gave them. */
async function traceNext(
  tree: SourceTree,
  events: readonly (Traced | 'lost')[],
  depth: number,
): Promise<Next> {
  const given = new Map<string, Set<string>>();
  for (const one of events) {
    if (one === 'lost' || one.commit === undefined) continue;
    given.set(one.commit, (given.get(one.commit) ?? new Set()).add(one.to.key));
  }
  const next = new Map<string, ReadonlyMap<string, Traced | 'lost'>>();
  for (const [commit, keys] of given) next.set(commit, await trace(tree, keys, commit, depth + 1));
  return next;
}

function continued(one: Traced | 'lost', next: Next): Traced | 'lost' {
  if (one === 'lost') return one;
  const later = next.get(one.commit)?.get(one.to.key);
  if (later === undefined || later === 'lost') return later ?? one;
  const { movedTo, ...step } = later;
  // A package that moved twice is still one line.
  return { ...step, from: one.from, ...(one.movedTo !== undefined && movedTo !== undefined && { movedTo }) };
}

function agreed(all: readonly (Traced | 'lost')[]): Traced | 'lost' {
  const last = all.at(-1) ?? 'lost';
  const isOne = all.every((one) => one !== 'lost' && last !== 'lost' && one.to.key === last.to.key);
  return isOne ? last : 'lost';
}

/** One line for a package that moved as a whole, else one for each function; only of what is there today. */
async function asRenames(tree: SourceTree, traced: readonly Traced[]): Promise<FoundRename[]> {
  const folders = [...new Set(traced.flatMap(({ to }) => folderOf(tree, to.key) ?? []))];
  const today = new Set((await functionsToday(tree, folders)).map(keyOfDeclaration));
  const certain = traced.filter(({ to }) => to.symbol === undefined || today.has(to.key));
  const renames = new Map<string, FoundRename>();
  for (const one of certain) {
    const { from, to, movedTo, commit } = one;
    const path = declarationOf(from.key).package;
    const ofPackage = certain.filter(({ from }) => declarationOf(from.key).package === path);
    const isWhole = movedTo !== undefined && ofPackage.every((other) => other.movedTo === movedTo);
    const folder = folderOf(tree, from.key) ?? '.';
    const line =
      isWhole && !(await hasFilesBelowToday(tree, folder))
        ? { from: importPath(path), to: importPath(movedTo) }
        : from.symbol !== undefined && to.symbol !== undefined && { from: from.symbol, to: to.symbol };
    if (line) renames.set(line.from, { ...line, ...(commit !== undefined && { commit }) });
  }
  return [...renames.values()];
}

function importPath(symbolPath: string): string {
  return symbolPath.replaceAll('%2e', '.');
}
