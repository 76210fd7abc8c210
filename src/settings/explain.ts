import * as v from 'valibot';
import { LineCounter, parseDocument, visit } from 'yaml';
import { UsageError } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import { LONGEST_TEXT } from './values.ts';

/** Sentences about what is wrong in the configuration. No sentence shows a secret. */

/** Settings, and options of sources, that may hold a secret: their values are not shown. */
const SECRET: readonly string[] = [
  ...['archive', 'history', 'load', 'load-env', 'production', 'ready', 'serve', 'serve-env', 'verify'],
  ...['command', 'username', 'password', 'token', 'headers', 'headers-command'],
  ...['endpoint-headers', 'endpoint-headers-command'],
];

type Issue = v.BaseIssue<unknown>;

/**
 * The first thing that a schema found wrong, with its name, its value and what is expected.
 * @param where names the file, target or source; empty for inputs and options.
 * @param written the value that was validated, and `entries` what may be written there.
 * @param further names that are read elsewhere.
 */
export function explain(
  issues: readonly Issue[],
  where: string,
  written: unknown,
  entries: v.ObjectEntries,
  further: readonly string[] = [],
): UsageError {
  const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';
  const isMissing = ({ type, received }: Issue) => type === 'strict_object' && received === 'undefined';
  // A misspelt key is also missing under its right name: report the misspelling.
  const issue = (issues.find(isUnknown) ?? issues.find(isMissing) ?? issues[0]) as Issue;
  const path = issue.path ?? [];
  const keys = path.map(({ key }) => String(key));
  const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(': ');
  if (isUnknown(issue) || isMissing(issue)) {
    const [key = '', ...outer] = keys.reverse();
    const around = outer[0] === undefined ? undefined : (entries[outer[0]] as { wrapped?: unknown }).wrapped;
    const known = (around as { entries?: v.ObjectEntries } | undefined)?.entries ?? entries;
    const place = joined(where, ...outer);
    if (isMissing(issue)) return missingKey(key, place, known[key] as v.GenericSchema);
    return unknownKey(key, place, [...Object.keys(known), ...further]);
  }
  // A wrong key may hold a secret, such as `'TOKEN=…':` in a map.
  const named = path.findIndex(({ origin }) => origin === 'key');
  const name = keys.slice(0, named < 0 ? keys.length : named);
  const value = name.some((key) => SECRET.includes(key)) ? '' : `: ${shown(keys.reduce(inside, written))}`;
  return new UsageError(`${joined(where, name.join('.'))}${value} is not ${issue.message}.`, {
    fix: where === '' ? `Change \`${name[0]}\`.` : `Change it in ${where}.`,
  });
}

/** A list may also be written as a text. */
function inside(value: unknown, key: string): unknown {
  return typeof value === 'string' ? value : (value as Record<string, unknown> | undefined)?.[key];
}

function missingKey(key: string, where: string, schema: v.GenericSchema): UsageError {
  const value = String((v.getExamples(schema) as readonly unknown[])[0] ?? '…').replaceAll("'", "''");
  return new UsageError(`${where}: \`${key}\` is missing.`, {
    fix: `Add it, for instance \`${key}: ${/^[\w.-]+$/.test(value) ? value : `'${value}'`}\`.`,
  });
}

/** An unknown key, input, option or name, and what was probably meant. */
export function unknownKey(key: string, where: string, known: readonly string[]): UsageError {
  const hint = closest(key, known);
  const choices = `There are ${known.map((name) => `\`${name}\``).join(', ')}.`;
  return new UsageError(`${where === '' ? '' : `${where}: `}there is no ${shownKey(key)}.`, {
    fix: hint === undefined ? choices : `Did you mean \`${hint}\`? ${choices}`,
  });
}

/** A key by its name alone: `token=…` and `token:…` hold a value. */
export function shownKey(key: string): string {
  return shown(key.replace(/([=:]).*$/s, '$1…'));
}

/** A value as one short line of code, without the secrets of a URL: user, password and query. */
export function shown(value: unknown): string {
  // JSON has neither `Infinity` nor `NaN`.
  const isPlain = typeof value === 'string' || typeof value === 'number' || value === undefined;
  const written = isPlain ? String(value) : JSON.stringify(value);
  const open = written.replace(/:\/\/\S*@/g, '://…@').replace(/(:\/\/[^\s?]*\?)[^\s"]*/g, '$1…');
  return `\`${excerpt(open, 60)}\``;
}

/** The known name that is at most two typing slips away. */
export function closest(name: string, known: readonly string[]): string | undefined {
  if (name.length > 100) return undefined;
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance < Math.min(3, best.candidate.length)
    ? best.candidate
    : undefined;
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const substitute = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitute, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** @throws UsageError for a text that no program takes as an argument: too long, or with a NUL. */
export function requirePlain(value: unknown, where: string, longest = LONGEST_TEXT): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new UsageError(`${where} holds a NUL character.`, { fix: 'Remove it.' });
    if (value.length > longest)
      throw new UsageError(`${where} is longer than ${longest} characters.`, {
        fix: 'Write a shorter text.',
      });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value))
      requirePlain(child, `${where}.${excerpt(key, 60)}`, longest);
  }
}

/** The library looks for the anchor of each alias in the whole text: 10,000 of them took 13 s. */
const MOST_ALIASES = 100;

/**
 * Parses YAML. `where` names the text in errors, which never quote it: the text may hold secrets.
 * @throws UsageError when it is not valid.
 */
export function parseYaml(yaml: string, where: string): unknown {
  const lines = new LineCounter();
  const invalid = (what: string, position?: number) => {
    const { line, col } = lines.linePos(position ?? 0);
    const place = position === undefined ? '' : ` at line ${line}, column ${col}`;
    return new UsageError(`${where} is not valid YAML: ${what}${place}.`, {
      fix: "Fix that line. Put values that hold a variable or start with `*` in quotes: `'${NAME}'`.",
    });
  };
  // The library compares each key with all keys before it, which takes minutes for 100,000 of them.
  const document = parseDocument(yaml, { uniqueKeys: false, lineCounter: lines });
  const [problem] = document.errors;
  if (problem !== undefined) throw invalid(problem.code.toLowerCase().replaceAll('_', ' '), problem.pos[0]);
  try {
    let aliases = 0;
    visit(document, {
      Alias(_, { range }) {
        if (++aliases > MOST_ALIASES) throw invalid(`more than ${MOST_ALIASES} aliases`, range?.[0]);
      },
      Map(_, { items }) {
        const seen = new Set<unknown>();
        for (const { key } of items) {
          const { value, range } = key as { value?: unknown; range?: readonly number[] };
          if (value !== undefined && seen.has(value)) throw invalid('duplicate key', range?.[0]);
          seen.add(value);
        }
      },
    });
    return document.toJS();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw invalid('it nests too deeply, or a value starts with `*`, which is an alias');
  }
}
