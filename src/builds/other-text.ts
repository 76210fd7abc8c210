import { goBuild } from './go-command.ts';
import { readShell } from './shell.ts';
import { emptyScope } from './shell-words.ts';
import { HERE, marked, shownText } from './text.ts';
import { MOST_BUILDS, type ReadFile, type WrittenBuild } from './written.ts';

/**
 * Finds builds in files without a reader for their format. Some files without a reader are programs that call Go, such as a magefile with
 * `sh.Run("go", "build", "-pgo", "x")`. Other files without a reader are texts that contain commands, such as Nix, TOML, JSON or a
 * Jenkinsfile. This file also finds `-pgo` flags whose command no reader has found, so that no `-pgo` is missed.
 */

const COMMENT_LINE = /^\s*(#|\/\/|\*|--\s|;|rem\b|[@-]*(echo|printf)\b)/i;
const LONGEST_LINE = 2_000;

/**
 * Reads the builds in the source of a program: calls with the string literals `"go"` and `"build"` next to each other. The value of an
 * argument that is not a string literal is unknown.
 */
export function readProgram(text: string): ReadFile {
  const builds: WrittenBuild[] = [];
  const values = new Map<string, string>();
  for (const [, name = '', , value = ''] of text.matchAll(
    /^[ \t]*(?:(?:const|var|let)\s+)?(\w+)\s*:?=\s*(["'`])([^"'`\n]{1,500})\2/gm,
  ))
    values.set(name, value);
  const start = /["'`]go["'`]\s*,\s*(?:\[\s*)?["'`](?:build|install|run|test)["'`]/g;
  let [line, counted] = [1, 0];
  let calls = 0;
  for (const { index } of text.matchAll(start)) {
    if (++calls > MOST_BUILDS) break;
    for (let at = text.indexOf('\n', counted); at >= 0 && at < index; at = text.indexOf('\n', counted)) {
      line++;
      counted = at + 1;
    }
    if (COMMENT_LINE.test(text.slice(Math.max(counted, index - LONGEST_LINE), index))) continue;
    const build = goBuild(callWords(text.slice(index, index + LONGEST_LINE), values), { folder: HERE });
    if (build !== undefined) builds.push({ ...build, line });
  }
  return { builds, images: [] };
}

/** Returns the words of a call, from its first string literal to its closing bracket. */
function callWords(text: string, values: ReadonlyMap<string, string>): string[] {
  const words: string[] = [];
  let [depth, lastToken] = [0, ''];
  const tokens =
    /"((?:[^"\\\n]|\\.)*)"?|'((?:[^'\\\n]|\\.)*)'?|`([^`]*)`|([A-Za-z_][\w.]*)|\/\/[^\n]*|[^\s]/g;
  for (const [token, double, single, back, name] of text.matchAll(tokens)) {
    const string = double ?? single ?? back;
    const isJoined = words.length > 0 && lastToken === '+';
    if (string !== undefined || name !== undefined) {
      const word = string ?? values.get(name ?? '') ?? marked(name ?? '');
      if (isJoined) words.push(`${words.pop()}${word}`);
      else words.push(word);
    } else if (/[([{]/.test(token)) depth++;
    else if (/[)\]}]/.test(token) && --depth < -1) break;
    else if (token === ';' || (token === ')' && depth < 0)) break;
    lastToken = token;
  }
  return words;
}

/** Matches a line that sets a variable: `PGO = "x"` in a Jenkinsfile or TOML, `ARG PGO=x`, `set(PGO x)`, `export PGO=x`. */
const SETS_VARIABLE =
  /^[ \t]*(?:(?:export|ARG|ENV|LET|SET|def|let|var|val|string|String)[ \t]+)?(?:set\()?["']?([A-Za-z_]\w*)["']?(?:[ \t]*(?:[:?]?=|:)[ \t]*|[ \t]+)["']?([\w./@+-]{1,500})["']?(?:[ \t]*[,;)])?[ \t]*$/gm;

/** Returns the variables, with their values, that a build file sets. A variable that is set to two different values is unknown. */
function variablesSetIn(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(SETS_VARIABLE)) {
    const before = values.get(name);
    values.set(name, before === undefined || before === value ? value : marked(`$${name}`));
  }
  return values;
}

/**
 * Reads the builds in a text of unknown format. A command begins at `go build` and ends at the end of the line, or at the end of the quotes
 * around the command.
 */
export function readCommands(text: string): ReadFile {
  const builds: WrittenBuild[] = [];
  const variables = variablesSetIn(text);
  const lines = text.split('\n');
  for (let at = 0; at < lines.length && builds.length < MOST_BUILDS; at++) {
    const first = at;
    let line = lines[at] ?? '';
    if (
      !/\bgo(\s+-C\s+\S+)?\s+(build|install|run|test)\b/.test(line.slice(0, LONGEST_LINE)) ||
      COMMENT_LINE.test(line)
    )
      continue;
    while (line.endsWith('\\') && line.length < LONGEST_LINE && at + 1 < lines.length)
      line = `${line.slice(0, -1)} ${lines[++at]}`;
    const begin = line.search(/\bgo(\s+-C\s+\S+)?\s+(build|install|run|test)\b/);
    const before = line.slice(0, begin);
    const quote = ['"', "'", '`'].find((mark) => before.split(mark).length % 2 === 0);
    const rest = line.slice(begin, LONGEST_LINE);
    const end = quote === undefined ? -1 : rest.indexOf(quote);
    const command = end < 0 ? rest : rest.slice(0, end);
    builds.push(
      ...readShell(command.replaceAll('\\"', '"'), {
        firstLine: first + 1,
        scope: { ...emptyScope(), variables: new Map(variables) },
      }).builds,
    );
  }
  return { builds, images: [] };
}

const PGO_FLAG =
  /(?<![\w-])--?pgo(?:=|\s+(?!-)|["'`],\s*(?=["'`]))["'`]?((?:\$\([^)]{0,200}\)|\$?\{\{.{0,200}?\}\}|\$\{[^}]{0,200}\}|[^\s"'`,;()\]\\])+)/g;
const ANY_VARIABLE = /\$\([^)]{0,200}\)|\$?\{\{.{0,200}?\}\}|\$\{[^}]{0,200}\}|\$\w+|%\w+%|\{\w*\}|%[sv]/g;

/**
 * Finds flags such as `-pgo=…` that belong to no build that a reader has found. For example, one file may only set a variable to a flag
 * such as `-pgo=x`, and a second file uses the variable.
 * @param found the builds that a reader has found in the same text.
 */
export function remainingFlags(text: string, found: readonly WrittenBuild[]): WrittenBuild[] {
  const lines = new Set(found.map(({ line }) => line));
  const values = new Set(found.map((build) => shownText(('pgo' in build ? build.pgo : undefined) ?? '')));
  const hasResolved = found.some((build) => 'pgo' in build && build.pgo !== undefined);
  const flags: WrittenBuild[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (flags.length >= MOST_BUILDS || lines.has(at + 1) || COMMENT_LINE.test(line)) continue;
    for (const [, written = ''] of line.slice(0, LONGEST_LINE).matchAll(PGO_FLAG)) {
      // Nix writes a path as `${./default.pgo}`.
      const value = written.replace(/^\$\{(\.{1,2}\/[^}]*)\}/, '$1');
      const hasVariable = value.search(ANY_VARIABLE) >= 0;
      if (values.has(value) || (hasVariable && hasResolved)) continue;
      const pgo = value.replace(ANY_VARIABLE, (name) => marked(name));
      flags.push({ kind: 'flags', tool: 'flags', line: at + 1, pgo, packages: [], folder: HERE });
    }
  }
  return flags;
}
