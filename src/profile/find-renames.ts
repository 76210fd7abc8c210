import { declarationOf } from './own.ts';

/** A function in a source tree. */
export interface Declaration {
  /** As profiles name packages. */
  readonly package: string;
  /** As profiles name functions, without the package: `F`, `T.M`, `(*T[...]).M`. */
  readonly name: string;
  /** The type that it is a method of; empty for functions. */
  readonly receiver: string;
  /** Of all it is but its own name and that of its receiver's type. */
  readonly digest: string;
  /** How many its body has. */
  readonly statements: number;
}

export interface TypeDeclaration {
  readonly package: string;
  readonly name: string;
  /** Of all it is but its name. */
  readonly digest: string;
}

/** What the files of a change declare. */
export interface Declared {
  readonly functions: readonly Declaration[];
  readonly types: readonly TypeDeclaration[];
}

/** The files that one change touched, as they were and as they became. */
export interface Change {
  readonly before: Declared;
  readonly after: Declared;
  /** Packages that are gone after it, with the one path under which each stands unchanged, where there is one. */
  readonly movedPackages: ReadonlyMap<string, string>;
}

/** What one change made of a function's name; `symbol` is as profiles write it, undefined where nothing declares it. */
export interface Step {
  readonly from: { readonly key: string; readonly symbol?: string };
  readonly to: { readonly key: string; readonly symbol?: string };
  /** The package's new path, where it moved as a whole. */
  readonly movedTo?: string;
}

/** Less than this may be the same by chance. */
const STATEMENTS = 2;

/**
 * The declaration behind a symbol, which may be a closure in it: `path.F` or `path.T.M`, without stars and type arguments.
 */
export function keyOf(symbol: string): string {
  const { package: path, first, second } = declarationOf(symbol);
  return second === '' || /^(func|gowrap|deferwrap)\d+$/.test(second)
    ? `${path}.${first}`
    : `${path}.${first}.${second}`;
}

/**
 * What a change made of functions that were there before, by their keys. Certain is a rename where exactly one name went
 * and exactly one came with the very same code, which stood under that name in none of the files before.
 * @returns for each key that the change took away its new name, or `lost`.
 */
export function stepsOf(change: Change): (key: string) => Step | 'lost' | undefined {
  const { before, after, movedPackages } = change;
  const [keysBefore, keysAfter] = [byKey(before.functions), byKey(after.functions)];
  const went = byDigest(before.functions.filter((one) => !keysAfter.has(keyOfDeclaration(one))));
  const came = byDigest(after.functions.filter((one) => !keysBefore.has(keyOfDeclaration(one))));
  const sameType = sameTypes(change);
  return (key) => {
    const { package: path } = declarationOf(key);
    const declared = keysBefore.get(key) ?? [];
    const symbol = declared[0] && symbolOf(declared[0]);
    const movedTo = movedPackages.get(path);
    if (movedTo !== undefined) {
      const moved = (name: string) => movedTo + name.slice(path.length);
      return {
        from: { key, ...(symbol && { symbol }) },
        to: { key: moved(key), ...(symbol && { symbol: moved(symbol) }) },
        movedTo,
      };
    }
    if (declared.length === 0 || keysAfter.has(key)) return undefined;
    const heirs = declared.map((one) => heirOf(one, went, came, sameType));
    const [heir] = heirs;
    const isOne = heir !== undefined && heirs.every((one) => one && symbolOf(one) === symbolOf(heir));
    if (!isOne || symbol === undefined) return 'lost';
    return { from: { key, symbol }, to: { key: keyOfDeclaration(heir), symbol: symbolOf(heir) } };
  };
}

function heirOf(
  one: Declaration,
  went: ReadonlyMap<string, readonly Declaration[]>,
  came: ReadonlyMap<string, readonly Declaration[]>,
  sameType: (before: Declaration, after: Declaration) => boolean,
): Declaration | undefined {
  if (one.statements < STATEMENTS) return undefined;
  const [heir, ...others] = came.get(one.digest) ?? [];
  const twins = went.get(one.digest) ?? [];
  // A function may be declared once for each platform.
  const isOnly =
    twins.every((twin) => symbolOf(twin) === symbolOf(one)) &&
    others.every((other) => heir && symbolOf(other) === symbolOf(heir));
  return heir !== undefined && isOnly && sameType(one, heir) ? heir : undefined;
}

/**
 * Whether two methods are of one type, which may have another name or package now: then all that it is and does is
 * the same. Getters of two types with a field alike are written alike, too.
 */
function sameTypes({ before, after }: Change): (before: Declaration, after: Declaration) => boolean {
  const known = new Map<string, boolean>();
  const typesAfter = new Set(after.types.map(typeKey));
  const typesBefore = new Set(before.types.map(typeKey));
  const isSame = (a: Declaration, b: Declaration) => {
    const [old, now] = [before.types, after.types].map((types, at) => {
      const { package: path, receiver } = at === 0 ? a : b;
      return types.filter((type) => type.package === path && type.name === receiver);
    }) as [TypeDeclaration[], TypeDeclaration[]];
    const digest = old[0]?.digest;
    const went = before.types.filter((type) => type.digest === digest && !typesAfter.has(typeKey(type)));
    const came = after.types.filter((type) => type.digest === digest && !typesBefore.has(typeKey(type)));
    const isRenamed =
      old.length === 1 && went.length === 1 && came.length === 1 && came[0] === now[0] && went[0] === old[0];
    return isRenamed && methodsOf(before, a) === methodsOf(after, b);
  };
  return (a, b) => {
    if (a.receiver === '' && b.receiver === '') return true;
    if (a.package === b.package && a.receiver === b.receiver) return true;
    const key = `${a.package}.${a.receiver} ${b.package}.${b.receiver}`;
    const same = known.get(key) ?? isSame(a, b);
    known.set(key, same);
    return same;
  };
}

/** The type's methods, in one text that is the same for the same ones; their names are in it. */
function methodsOf({ functions }: Declared, { package: path, receiver }: Declaration): string {
  return functions
    .filter((one) => one.package === path && one.receiver === receiver)
    .map((one) => `${one.name.slice(one.name.lastIndexOf('.'))} ${one.digest}`)
    .sort()
    .join('\n');
}

function typeKey({ package: path, name }: TypeDeclaration): string {
  return `${path}.${name}`;
}

/** What a package and its external tests declare, in one text that is the same for the same functions. */
export function contentOf(declarations: readonly Declaration[], path: string): string {
  return declarations
    .filter((one) => one.package === path || one.package === `${path}_test`)
    .map((one) => `${one.package.slice(path.length)}.${one.name} ${one.digest}`)
    .sort()
    .join('\n');
}

function byKey(declarations: readonly Declaration[]): Map<string, Declaration[]> {
  return grouped(declarations, keyOfDeclaration);
}

function byDigest(declarations: readonly Declaration[]): Map<string, Declaration[]> {
  return grouped(declarations, ({ digest }) => digest);
}

function grouped<T>(all: readonly T[], keyFor: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyFor(one));
    if (group === undefined) groups.set(keyFor(one), [one]);
    else group.push(one);
  }
  return groups;
}

export function keyOfDeclaration(one: Declaration): string {
  return keyOf(symbolOf(one));
}

function symbolOf({ package: path, name }: Declaration): string {
  return `${path}.${name}`;
}
