import type { Word, WordPart } from 'unbash';
import { boundedValue, FILE_FOLDER, HERE, joinedPath, marked, REPOSITORY_ROOT } from './text.ts';

/** Reads the words of a shell command, and replaces the variables that the script sets by their values. */

/** The state of a script at a line: its variables and its current folder. */
export interface ShellScope {
  /** The values of the script's variables. The value of an array is its items, separated by spaces. */
  readonly variables: Map<string, string>;
  /** The names of the exported variables, which the shell passes to the programs that it starts. */
  readonly exported: Set<string>;
  /** The folder in which the next command runs. */
  folder: string;
}

/** The character between the words if one word of a script, such as `$FLAGS`, expands to several words. */
const BETWEEN = '\ue103';

/**
 * Returns the words into which the shell expands one word of a script. For example, `$FLAGS` without quotes becomes several words if its
 * value has several words.
 */
export function shellWords(word: Word, scope: ShellScope): string[] {
  return expanded(word, scope)
    .split(BETWEEN)
    .filter((one) => one !== '' || word.text !== '');
}

/** Returns the text of a word that the shell never splits, such as the value of an assignment. */
export function shellWord(word: Word | undefined, scope: ShellScope): string {
  return word === undefined ? '' : expanded(word, scope).replaceAll(BETWEEN, ' ');
}

function expanded(word: Word, scope: ShellScope): string {
  if (word.parts === undefined) return word.value;
  return boundedValue(word.parts.map((part) => partOf(part, scope, false)).join(''), word.text);
}

function partOf(part: WordPart, scope: ShellScope, isQuoted: boolean): string {
  const split = (value: string) => (isQuoted ? value : value.trim().replace(/\s+/g, BETWEEN));
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value;
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.map((one) => partOf(one, scope, true)).join('');
    case 'SimpleExpansion':
      return split(variableValue(part.text.slice(1), part.text, scope));
    case 'ParameterExpansion': {
      const isArray = part.index !== undefined && /^[@*]$/.test(part.index.text);
      const value = parameter(part, scope);
      return isArray ? value.trim().replace(/\s+/g, BETWEEN) : split(value);
    }
    case 'CommandExpansion':
      return outputOf(part.text, scope);
    case 'Glob':
    case 'BraceExpansion':
    case 'ExtendedGlob':
      return part.text;
    default:
      return marked(part.text);
  }
}

function variableValue(name: string, written: string, scope: ShellScope): string {
  const known = scope.variables.get(name);
  if (known !== undefined) return known;
  if (name === 'PWD') return scope.folder;
  if (/^(GITHUB_WORKSPACE|CI_PROJECT_DIR|BUILD_SOURCESDIRECTORY|WORKSPACE)$/.test(name))
    return REPOSITORY_ROOT;
  if (name === '0' || name === 'BASH_SOURCE') return `${FILE_FOLDER}/0`;
  return marked(written);
}

type Parameter = Extract<WordPart, { type: 'ParameterExpansion' }>;

function parameter(part: Parameter, scope: ShellScope): string {
  const { operation, parameter: name, text, prefix } = part;
  if (prefix !== undefined) return marked(text);
  const value = variableValue(name, text, scope);
  const isKnown = !value.includes(marked(text)) && value !== marked(text);
  if (operation === undefined) return value;
  if (operation.type === 'Default') {
    const { operator } = operation;
    const operand = () => shellWord(operation.operand, scope);
    if (operator.includes('+')) return isKnown ? (value === '' ? '' : operand()) : marked(text);
    if (operator.includes('?')) return value;
    // A variable that the script does not set is empty, unless the environment sets it.
    const chosen = isKnown && (value !== '' || !operator.startsWith(':')) ? value : operand();
    if (operator.includes('=')) scope.variables.set(name, chosen);
    return chosen;
  }
  if (operation.type === 'Remove' && operation.operator === '%' && operation.operand.text === '/*')
    return isKnown ? value.replace(/\/[^/]*$/, '') : marked(text);
  return marked(text);
}

const RUNS = '(?:\\$\\(|`)\\s*';
const SHELL_WORD = '["\']?([^"\'\\s`()&;|]+)["\']?';
const ENDS = '\\s*[)`]$';
const CURRENT = new RegExp(`^${RUNS}pwd(?:\\s+-[LP])?${ENDS}`);
const TOP = new RegExp(`^${RUNS}git\\s+rev-parse\\s+--show-toplevel${ENDS}`);
const OWN_FOLDER =
  /dirname\s+(?:--\s+)?["']?(?:\$0|\$\{0\}|\$BASH_SOURCE|\$\{BASH_SOURCE(?:\[0\])?(?::-\$0)?\})["']?/;
const CHANGED = new RegExp(
  `^${RUNS}(?:cd|realpath|readlink\\s+-f)\\s+(?:--\\s+)?${SHELL_WORD}(?:\\s*(?:&&|;|>)[^\`]*)?${ENDS}`,
);

/**
 * Returns the output of a command that scripts often use in paths: `pwd`, `dirname "$0"`, the root of the repository, and `cd X && pwd`.
 */
function outputOf(written: string, scope: ShellScope): string {
  const text = written.slice(0, 300);
  if (CURRENT.test(text)) return scope.folder;
  if (TOP.test(text)) return REPOSITORY_ROOT;
  const own = OWN_FOLDER.exec(text);
  if (own !== null) {
    // Commands such as `$(cd "$(dirname "$0")/.." && pwd)` print the folder of the script, or a folder above it.
    const [up = ''] =
      /^[)`]?["']?((?:\/\.\.)*)/.exec(text.slice(own.index + own[0].length).trimStart())?.slice(1) ?? [];
    return `${FILE_FOLDER}${up}`;
  }
  const path = CHANGED.exec(text)?.[1];
  if (path === undefined || path.startsWith('-')) return marked(written);
  const value = path.replace(/\$(\w+)|\$\{(\w+)\}/g, (all, one, other) =>
    variableValue(one ?? other, all, scope),
  );
  return /[$*?]/.test(value) ? marked(written) : joinedPath(scope.folder, value);
}

/** Returns a scope without variables. */
export function emptyScope(folder: string = HERE): ShellScope {
  return { variables: new Map(), exported: new Set(), folder };
}

/** Returns a copy of a scope, for a subshell or a branch. */
export function copiedScope({ variables, exported, folder }: ShellScope): ShellScope {
  return { variables: new Map(variables), exported: new Set(exported), folder };
}
