import { goBuild } from './go-command.ts';
import { FILE_FOLDER, HERE, joinedPath, marked } from './text.ts';
import { MOST_BUILDS, type ReadFile, type WrittenBuild } from './written.ts';

/**
 * Finds the builds in Windows scripts: PowerShell and batch files. For example,
 *
 *     $pgo = Join-Path $PSScriptRoot 'pgo\default.pgo'
 *     go build -pgo $pgo ./cmd/server
 *
 * has one build, on line 2, with the profile `FOLDER/pgo/default.pgo`. The reader goes through the lines from top to bottom, so a variable
 * has the value of its last assignment above. A variable that is set before a block in braces and changed in the block is unknown, because
 * the block may not have run. Upper and lower case make no difference in names of variables, and paths may have forward slashes or
 * backslashes.
 */

/** The differences between PowerShell and batch files. */
interface ScriptLanguage {
  /** Matches an assignment: the name of the variable, an optional `+`, and the expression. */
  readonly assignment: RegExp;
  /** Matches a variable in a text. One of the pattern's groups holds the name of the variable. */
  readonly use: RegExp;
  /** Matches the character at the end of a line that continues the command on the next line. */
  readonly continues: RegExp;
  readonly comment: RegExp;
  /** Matches a command that changes the folder. */
  readonly changesFolder: RegExp;
  /** The variables that the language itself sets, with names in lower case. */
  readonly known: ReadonlyMap<string, string>;
}

const POWERSHELL: ScriptLanguage = {
  assignment: /^\s*(?:\[[\w[\].]+\]\s*)?\$(?:env:|global:|script:|local:)?(\w+)\s*(\+?)=(?!=)\s*(.*?);?\s*$/i,
  use: /\$\(\$(?:env:|global:|script:|local:)?(\w+)\)|\$\{(?:env:)?(\w+)\}|[$@](?:env:|global:|script:|local:)?(\w+)/gi,
  continues: /`\s*$/,
  comment: /^\s*#/,
  changesFolder: /^\s*(?:Set-Location|Push-Location|cd|sl|pushd)\s+(?:-(?:Literal)?Path\s+)?(.+?)\s*$/i,
  known: new Map([
    ['psscriptroot', FILE_FOLDER],
    ['pwd', HERE],
  ]),
};

const BATCH: ScriptLanguage = {
  assignment: /^\s*@?set\s+"?(\w+)(\+?)=([^"]*)"?\s*$/i,
  use: /%~(dp0)|%(\w+)%|!(\w+)!/g,
  continues: /\^\s*$/,
  comment: /^\s*@?(rem\b|::)/i,
  changesFolder: /^\s*@?(?:cd|chdir|pushd)\s+(?:\/d\s+)?(.+?)\s*$/i,
  known: new Map([
    ['dp0', `${FILE_FOLDER}/`],
    ['cd', HERE],
  ]),
};

/**
 * Reads the builds in a PowerShell script.
 * @param options.firstLine the line number in the file at which the text begins, counted from 1.
 * @param options.variables the variables that are set before the script starts. @param options.folder the folder in which the script runs.
 */
export function readPowerShell(
  text: string,
  options: {
    readonly firstLine?: number;
    readonly variables?: ReadonlyMap<string, string>;
    readonly folder?: string;
  } = {},
): ReadFile {
  return readScript(text, POWERSHELL, options);
}

/** Reads the builds in a batch file. */
export function readBatch(text: string): ReadFile {
  return readScript(text, BATCH, {});
}

/** Whether a text has assignments that only PowerShell has. */
export function looksLikePowerShell(text: string): boolean {
  return /^[ \t]*\$(env:)?\w+[ \t]*\+?=\s/im.test(text);
}

/** The most characters of a line or a value. A longer line or value is cut. */
const LONGEST = 4_000;
/**
 * The most variables of a script whose values are remembered. If a script has more variables, the values of the remaining variables are
 * unknown.
 */
const MOST_SCRIPT_VARIABLES = 1_000;

function readScript(
  text: string,
  language: ScriptLanguage,
  { firstLine = 1, variables = new Map(), folder = HERE }: NonNullable<Parameters<typeof readPowerShell>[1]>,
): ReadFile {
  const builds: WrittenBuild[] = [];
  const values = new Map([...variables].map(([name, value]) => [name.toLowerCase(), value] as const));
  for (const [name, value] of language.known) values.set(name, value);
  const lines = text.split('\n');
  let [current, depth]: [string, number] = [folder, 0];
  for (let at = 0; at < lines.length && builds.length < MOST_BUILDS; at++) {
    const line = firstLine + at;
    let written = (lines[at] ?? '').slice(0, LONGEST);
    if (language.comment.test(written)) continue;
    while (language.continues.test(written) && written.length < LONGEST && at + 1 < lines.length)
      written = `${written.replace(language.continues, ' ')}${lines[++at]}`;
    const isInBlock = depth > 0;
    depth = Math.max(0, depth + written.split('{').length - written.split('}').length);
    const [, name = '', isAdded, expression = ''] = language.assignment.exec(written) ?? [];
    if (name !== '') {
      assignValue(values, name.toLowerCase(), { expression, isAdded: isAdded === '+', isInBlock, language });
      continue;
    }
    const to = language.changesFolder.exec(written)?.[1];
    if (to !== undefined) current = joinedPath(current, valueOfExpression(to, values, language));
    const begin = written.search(/(?<![\w./\\-])go(\.exe)?["']?\s+(-C\s+\S+\s+)?(build|install|run|test)\b/);
    if (begin < 0) continue;
    const words = wordsOfCommand(written.slice(begin), values, language);
    const build = goBuild(words, { folder: current, goFlags: values.get('goflags') });
    if (build !== undefined) builds.push({ ...build, line });
  }
  return { builds, images: [] };
}

interface Assigned {
  readonly expression: string;
  readonly isAdded: boolean;
  readonly isInBlock: boolean;
  readonly language: ScriptLanguage;
}

function assignValue(
  values: Map<string, string>,
  name: string,
  { expression, isAdded, isInBlock, language }: Assigned,
): void {
  const value = valueOfExpression(expression, values, language);
  if (values.size >= MOST_SCRIPT_VARIABLES && !values.has(name)) return;
  const before = values.get(name);
  if (isInBlock && (isAdded || (before !== undefined && before !== value)))
    values.set(name, marked(`$${name}`));
  else values.set(name, isAdded && before !== undefined ? `${before} ${value}` : value);
}

/**
 * Returns the value of an expression. If the expression is not a string, a list of strings, or `Join-Path A B`, the value is unknown.
 */
function valueOfExpression(
  expression: string,
  values: ReadonlyMap<string, string>,
  language: ScriptLanguage,
): string {
  const plain = expression
    .trim()
    .replace(/^@?\((.*)\)$/s, '$1')
    .trim();
  if (language === BATCH) return replaced(plain, values, language);
  const [, joined] = /^Join-Path\s+(.*)$/is.exec(plain) ?? [];
  if (joined !== undefined) {
    const words = wordsOfCommand(joined, values, language).filter(
      (word) => !/^-(Path|ChildPath)$/i.test(word),
    );
    return words.join('/');
  }
  const items = plain.match(/"[^"]*"|'[^']*'|\$[\w:]+|[\w./\\:-]+/g) ?? [];
  const isList = items.length > 0 && items.join('') === plain.replace(/[\s,]/g, '').slice(0, LONGEST);
  if (!isList && !/^["'][^"']*["']$/.test(plain)) return marked(expression.trim() || '$value');
  return items.map((item) => valueOfPart(item, values, language)).join(' ');
}

function wordsOfCommand(
  text: string,
  values: ReadonlyMap<string, string>,
  language: ScriptLanguage,
): string[] {
  const command = text.split(/\s(?:[|;&}]|&&|\|\||>)(?:\s|$)/)[0] ?? '';
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.flatMap((word) => {
    const value = word.replace(/"[^"]*"|'[^']*'|[^"']+/g, (part) => valueOfPart(part, values, language));
    // A variable whose value is several words becomes several arguments, like a list.
    return /^[$@%!]/.test(word) ? value.split(/\s+/).filter(Boolean) : value;
  });
}

function valueOfPart(part: string, values: ReadonlyMap<string, string>, language: ScriptLanguage): string {
  const [, single] = /^'(.*)'$/s.exec(part) ?? [];
  if (single !== undefined) return single.replaceAll('\\', '/');
  return replaced(part.replace(/^"(.*)"$/s, '$1'), values, language);
}

function replaced(text: string, values: ReadonlyMap<string, string>, { use }: ScriptLanguage): string {
  const value = text.replace(use, (written, ...groups: (string | undefined)[]) => {
    const name = groups.slice(0, 3).find((group) => typeof group === 'string') ?? '';
    return values.get(name.toLowerCase()) ?? marked(written);
  });
  return value.replaceAll('\\', '/').replaceAll('//', '/').slice(0, LONGEST);
}
