import { inSomeCases, readShell } from './shell.ts';
import { emptyScope } from './shell-words.ts';
import { boundedValue, FILE_FOLDER, HERE, marked } from './text.ts';
import { type ImageCommand, MOST_BUILDS, type ReadFile, type WrittenBuild } from './written.ts';

/**
 * Finds the builds in a Makefile. Make expands recipes after it has read the whole file, so a variable in a recipe has its last value. A
 * variable that a conditional sets to a second value is unknown. Recipes are expanded and then read as shell text, line by line, because
 * make starts a new shell for each line.
 */

interface MakeVariables {
  readonly values: Map<string, string>;
  readonly exported: Set<string>;
  /** The variables that are set for a single target of the Makefile, by the name of the target. */
  readonly ofTargets: Map<string, Map<string, string>>;
}

interface Recipe {
  readonly line: number;
  readonly text: string;
  readonly target: string;
}

const ASSIGNMENT = /^\s*(?:(export|override)\s+)*([\w.-]+)\s*(\+=|\?=|::?:?=|!=|=)\s*(.*)$/s;
/** The most levels of expansion for variables whose values contain variables. */
const DEEPEST_VARIABLE = 20;

/** Reads the builds in a Makefile. */
export function readMakefile(text: string): ReadFile {
  const { variables, recipes } = statements(text);
  const expand = expander(variables);
  const builds: WrittenBuild[] = [];
  const images: ImageCommand[] = [];
  for (const { line, text, target } of recipes) {
    if (builds.length >= MOST_BUILDS) break;
    const scope = emptyScope();
    const goFlags = variables.exported.has('GOFLAGS') ? variables.values.get('GOFLAGS') : undefined;
    if (goFlags !== undefined) {
      scope.variables.set('GOFLAGS', expand(goFlags));
      scope.exported.add('GOFLAGS');
    }
    const read = readShell(expand(text, variables.ofTargets.get(target)), { firstLine: line, scope });
    builds.push(...read.builds);
    images.push(...read.images);
  }
  return { builds, images };
}

/** Reads the statements of a Makefile. Lines that end in a backslash are joined; in recipes, the line breaks stay. */
function statements(text: string) {
  const variables: MakeVariables = { values: new Map(), exported: new Set(), ofTargets: new Map() };
  const recipes: Recipe[] = [];
  const lines = text.split('\n');
  let [depth, target] = [0, ''];
  for (let at = 0; at < lines.length; at++) {
    const first = at;
    while (/(^|[^\\])(\\\\)*\\\r?$/.test(lines[at] ?? '') && at + 1 < lines.length) at++;
    const whole = lines.slice(first, at + 1);
    const begin = whole[0] ?? '';
    if (begin.startsWith('\t') && target !== '') {
      const shell = whole.join('\n').replace(/^\t[@+-]*/, '');
      recipes.push({ line: first + 1, text: shell, target });
      continue;
    }
    const statement = withoutComment(whole.map((line) => line.replace(/\\?\r?$/, '').trim()).join(' '));
    if (/^(ifeq|ifneq|ifdef|ifndef)\b/.test(statement)) depth++;
    else if (/^endif\b/.test(statement)) depth = Math.max(0, depth - 1);
    else if (/^define\s/.test(statement)) at = definition(lines, at, statement, variables);
    else if (/^export\s+[\w.\s-]+$/.test(statement))
      for (const name of statement.split(/\s+/).slice(1)) variables.exported.add(name);
    else if (ASSIGNMENT.test(statement)) assignTo(variables.values, variables, statement, depth > 0);
    else {
      const rule = /^([^:=#]+)::?(?!=)\s*(.*)$/s.exec(statement);
      if (rule === null) continue;
      const [, before = '', rest = ''] = rule;
      // A rule with `&:` has one recipe that makes several files at once.
      const names = before.replace(/&$/, '').trim();
      [target = ''] = names.split(/\s+/);
      if (!ASSIGNMENT.test(rest)) {
        const semicolon = rest.indexOf(';');
        if (semicolon >= 0) recipes.push({ line: first + 1, text: rest.slice(semicolon + 1), target });
        continue;
      }
      for (const name of names.split(/\s+/)) {
        const own = variables.ofTargets.get(name) ?? new Map<string, string>();
        variables.ofTargets.set(name, own);
        assignTo(own, variables, rest, false);
      }
    }
  }
  return { variables, recipes };
}

function withoutComment(line: string): string {
  const at = line.search(/(^|[^\\])#/);
  return at < 0 ? line : line.slice(0, line[at] === '#' ? at : at + 1);
}

/** Reads `define NAME … endef`. @returns the index of the line with `endef`. */
function definition(
  lines: readonly string[],
  at: number,
  statement: string,
  { values }: MakeVariables,
): number {
  const name = statement.split(/\s+/)[1] ?? '';
  let end = at + 1;
  while (end < lines.length && !/^\s*endef\b/.test(lines[end] ?? '')) end++;
  values.set(name, lines.slice(at + 1, end).join('\n'));
  return end;
}

function assignTo(own: Map<string, string>, all: MakeVariables, statement: string, isConditional: boolean) {
  const [, keyword, name = '', operator = '', value = ''] = ASSIGNMENT.exec(statement) ?? [];
  if (keyword === 'export') all.exported.add(name);
  const before = own.get(name) ?? all.values.get(name);
  if (operator === '?=' && before !== undefined) return;
  const given = operator === '!=' ? marked(`$(${name})`) : value.trim();
  // In an assignment such as `X := $(X) more`, `$(X)` means the value of X before the assignment.
  const resolved =
    before === undefined
      ? given
      : given.replaceAll(new RegExp(`\\$[({]${escapedName(name)}[)}]`, 'g'), () => before);
  const next = operator === '+=' && before !== undefined ? `${before} ${resolved}` : resolved;
  const isUnsure = isConditional && before !== next && operator !== '?=';
  own.set(name, boundedValue(isUnsure ? inSomeCases(name, [before ?? '', next]) : next, `$(${name})`));
}

function escapedName(name: string): string {
  return name.replace(/[.-]/g, '\\$&');
}

/** Returns a function that expands variables. The function expands each variable only once, and limits the length of a value. */
function expander({ values }: MakeVariables) {
  const known = new Map<string, string>();
  const expand = (text: string, own?: ReadonlyMap<string, string>, depth = 0): string => {
    if (!text.includes('$')) return text;
    let result = '';
    for (let at = 0; at < text.length; at++) {
      if (text[at] !== '$') {
        result += text[at];
        continue;
      }
      const opening = text[at + 1] ?? '';
      if (opening === '$') {
        result += '$';
        at++;
        continue;
      }
      const end = opening === '(' || opening === '{' ? closingBracket(text, at + 1) : at + 1;
      const written = text.slice(at, end + 1);
      result += expandVariable(written, own, depth);
      at = end;
      if (result.length > 64 * 1024) return marked(text);
    }
    return result;
  };
  const expandVariable = (
    written: string,
    own: ReadonlyMap<string, string> | undefined,
    depth: number,
  ): string => {
    const name = /^\$[({](.*)[)}]$/s.exec(written)?.[1] ?? written.slice(1);
    if (name === 'CURDIR' || name === 'PWD' || /^shell\s+pwd$/.test(name)) return HERE;
    if (/(dir|dirname|abspath|realpath)\b.*MAKEFILE_LIST/.test(name)) return `${FILE_FOLDER}/`;
    const before = own?.get(name) ?? values.get(name);
    if (before === undefined || depth > DEEPEST_VARIABLE) return expandCall(name, written, own, depth);
    const cached = own?.has(name) ? undefined : known.get(name);
    if (cached !== undefined) return cached;
    // Treat a variable as unknown while it is being expanded, because its value may contain the variable itself.
    if (!own?.has(name)) known.set(name, marked(written));
    const value = boundedValue(expand(before, own, depth + 1), written);
    if (own === undefined) known.set(name, value);
    else known.delete(name);
    return value;
  };
  const expandCall = (
    call: string,
    written: string,
    own: ReadonlyMap<string, string> | undefined,
    depth: number,
  ) => {
    const [, verb = '', rest = ''] = /^(strip|abspath|realpath|or|call)\s+(.*)$/s.exec(call) ?? [];
    if (depth > DEEPEST_VARIABLE || verb === '') return marked(written);
    const [first = ''] = rest.split(',');
    if (verb === 'call')
      return values.has(first) ? expand(values.get(first) ?? '', own, depth + 1) : marked(written);
    if (verb === 'or') return rest.includes('$') ? marked(written) : first;
    return expand(rest, own, depth + 1).trim();
  };
  return expand;
}

/** Returns the index of the bracket that closes the bracket at `from`, or the end of the text if no bracket closes it. */
function closingBracket(text: string, from: number): number {
  const [open, close] = text[from] === '(' ? ['(', ')'] : ['{', '}'];
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === open) depth++;
    else if (text[at] === close && --depth === 0) return at;
  }
  return text.length - 1;
}
