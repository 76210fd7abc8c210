/**
 * Import paths that the name of a function tells: that of its package, and of the types that it was made for
 * (`slices.SortFunc[go.shape.[]example.com/a/b.T]`).
 */
export function pathsIn(name: string): readonly string[] {
  const parts = name.split(/[[\](){}*,;:\s"'<>]+/);
  return [...new Set(parts.map(pathOf).filter((path) => path !== ''))];
}

/** Only the last element of a package's path is escaped in symbols, so the first dot behind the last slash ends it. */
function pathOf(written: string): string {
  // What the compiler puts before the name of a type.
  const part = written.replace(/^(?:go\.shape\.|\.(?:eq|hash)\.)/, '');
  const slash = part.lastIndexOf('/');
  const dot = part.indexOf('.', slash + 1);
  const path = (dot < 0 ? '' : part.slice(0, dot)).replaceAll('%2e', '.');
  return /^[\w.~-]+(\/[\w.~+-]+)*$/.test(path) ? path : '';
}
