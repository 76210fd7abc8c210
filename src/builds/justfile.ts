import { readShell } from './shell.ts';
import { emptyScope } from './shell-words.ts';
import { HERE, marked } from './text.ts';
import { type ImageCommand, MOST_BUILDS, type ReadFile, type WrittenBuild } from './written.ts';

/**
 * Finds the builds in a justfile. A justfile has assignments such as `name := "value"`, uses of variables such as `{{name}}`, and recipes
 * with indented lines. Each line of a recipe runs in a new shell, unless the recipe begins with `#!`.
 */
export function readJustfile(text: string): ReadFile {
  const values = new Map<string, string>();
  const exported = new Set<string>();
  const builds: WrittenBuild[] = [];
  const images: ImageCommand[] = [];
  const expand = (text: string) =>
    text.replace(/\{\{\s*([^{}]{0,300}?)\s*\}\}/g, (written, expression: string) => {
      if (/^(justfile_directory|invocation_directory|source_directory)\(\)$/.test(expression)) return HERE;
      return values.get(expression) ?? literal(expression) ?? marked(written);
    });
  const literal = (expression: string): string | undefined => {
    const tokens = expression.match(/"[^"]*"|'[^']*'|[\w.-]+(?:\([^()]*\))?|[+/]|\S/g) ?? [];
    let value = '';
    for (const token of tokens) {
      // In an expression, `a + b` joins two texts, and `a / b` joins two texts with a slash.
      const piece = token === '+' ? '' : token === '/' ? '/' : justfileOperand(token, values);
      if (piece === undefined) return undefined;
      value += piece;
    }
    return tokens.length === 0 ? undefined : value.slice(0, 4_096);
  };
  const lines = text.split('\n');
  const hasExport = /^set\s+export\b/m.test(text);
  // Read all assignments first, because an assignment may come after the recipes that use its variable.
  for (const line of lines) {
    const [, keyword, name = '', value = ''] = /^(export\s+)?([\w-]+)\s*:=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === '') continue;
    values.set(name, literal(value) ?? marked(`{{${name}}}`));
    if (keyword !== undefined || hasExport) exported.add(name);
  }
  const scopeOf = () => {
    const scope = emptyScope();
    for (const name of exported) {
      scope.variables.set(name, values.get(name) ?? '');
      scope.exported.add(name);
    }
    return scope;
  };
  for (let at = 0; at < lines.length && builds.length < MOST_BUILDS; at++) {
    if (!/^[ \t]+\S/.test(lines[at] ?? '')) continue;
    const first = at;
    const isScript = /^[ \t]+#!/.test(lines[at] ?? '');
    const goesOn = () =>
      isScript ? /^([ \t]|\s*$)/.test(lines[at + 1] ?? 'x') : /\\$/.test(lines[at] ?? '');
    while (at + 1 < lines.length && goesOn()) at++;
    const script = lines
      .slice(first, at + 1)
      .join('\n')
      .replace(/^[ \t]+[@-]*/, '');
    const read = readShell(expand(script), { firstLine: first + 1, scope: scopeOf() });
    builds.push(...read.builds);
    images.push(...read.images);
  }
  return { builds, images };
}

/** Returns the value of a literal, a variable or a known function in an expression; undefined if the value is not known. */
function justfileOperand(token: string, values: ReadonlyMap<string, string>): string | undefined {
  const quoted = /^(?:"([^"]*)"|'([^']*)')$/.exec(token);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? '';
  if (token === 'justfile_directory()') return HERE;
  const orElse = /^env(?:_var_or_default)?\(\s*["'][^"']*["']\s*,\s*["']([^"']*)["']\s*\)$/.exec(token);
  return orElse?.[1] ?? values.get(token);
}
