/** Whether a function, as profiles name it, belongs to the main package or to a package of the module. */
export function isOwnFunction(name: string, modulePath: string): boolean {
  // Only the last element of a package's path is escaped in symbols, so the two cases differ.
  return (
    name.startsWith('main.') ||
    name.startsWith(`${modulePath}/`) ||
    name.startsWith(`${symbolPath(modulePath)}.`)
  );
}

/**
 * An import path as the linker writes it in symbol names: dots of the last element become `%2e`
 * (`PathToPrefix` in Go's cmd/internal/objabi), so that the first dot after it ends the package.
 */
export function symbolPath(importPath: string): string {
  const slash = importPath.lastIndexOf('/');
  return importPath.slice(0, slash + 1) + importPath.slice(slash + 1).replaceAll('.', '%2e');
}

/** The package part of a symbol name and what follows it: `a/b%2ec.(*T).M` is `a/b%2ec` and `(*T).M`. */
export function splitSymbol(name: string): { package: string; rest: string } {
  // Type arguments may hold slashes and dots of their own: look before the first bracket only.
  const bracket = name.search(/[[(]/);
  const head = bracket < 0 ? name : name.slice(0, bracket);
  const dot = head.indexOf('.', head.lastIndexOf('/') + 1);
  return dot < 0 ? { package: '', rest: name } : { package: name.slice(0, dot), rest: name.slice(dot + 1) };
}

/**
 * The declaration that a symbol comes from: a function, or type and method. A symbol may name a closure (`F.func1`,
 * `(*T).M.func2.1`, `F.G.func1` for one of G inlined into F), the body of a loop (`F-range1`), or a wrapper
 * (`F.gowrap1`, `T.M-fm`), so `second` may be no method. Generated are a package's initialization and what cgo writes.
 */
export function declarationOf(symbol: string): {
  package: string;
  first: string;
  second: string;
  isGenerated: boolean;
} {
  const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
  const [first = '', second = ''] = rest
    .replace(/[()*]/g, '')
    .split('.')
    .map((part) => part.replace(/-.*$/, ''));
  return { package: path, first, second, isGenerated: /^(init|glob|map)$|^_(cgo|Cfunc)/.test(first) };
}

/** Instances of a generic function are named alike without them. */
export function withoutTypeArguments(symbol: string): string {
  let depth = 0;
  let plain = '';
  for (const character of symbol) {
    if (character === '[') depth++;
    else if (character === ']') depth--;
    else if (depth === 0) plain += character;
  }
  return plain;
}
