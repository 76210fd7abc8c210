import * as v from 'valibot';
import { LineCounter, parseDocument, visit } from 'yaml';
import { UsageError } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';

/** Sentences about what is wrong in the configuration. None of them shows a secret. */

/** Options of sources whose values are secrets or may hold one. */
const SECRET_OPTIONS: readonly string[] = [
  ...['command', 'username', 'password', 'token'],
  ...['headers', 'headers-command', 'endpoint-headers', 'endpoint-headers-command'],
];

export interface Explained {
  /** Names the file, target or source; empty for inputs and options. */
  readonly where: string;
  /** What may be written there, by name. */
  readonly entries: v.ObjectEntries;
  /** Further names that are read elsewhere. */
  readonly further?: readonly string[];
  /** Names whose values are not shown. */
  readonly secret?: readonly string[];
}

/** The first thing that a schema found wrong in `written`, with its name, its value and what is expected. */
export function explain(
  issues: readonly v.BaseIssue<unknown>[],
  written: unknown,
  explained: Explained,
): UsageError {
  const { where, entries, further = [], secret = SECRET_OPTIONS } = explained;
  const isKey = (issue: v.BaseIssue<unknown>, is: 'expected' | 'received', what: string) =>
    issue.type === 'strict_object' && issue[is] === what;
  // A misspelt key is also missing under its right name: report the misspelling.
  const issue = (issues.find((one) => isKey(one, 'expected', 'never')) ??
    issues.find((one) => isKey(one, 'received', 'undefined')) ??
    issues[0]) as v.BaseIssue<unknown>;
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const [key = '', ...inner] = path;
  // A map inside has keys of its own.
  const within = (entries[key] as { wrapped?: { entries?: v.ObjectEntries } } | undefined)?.wrapped?.entries;
  const isInside = inner.length > 0 && within !== undefined;
  if (isInside && !Array.isArray(valueAt(written, [key]))) {
    const rest = issues
      .filter((one) => one.path?.[0]?.key === key && one.path.length > 1)
      .map((one) => ({ ...one, path: one.path?.slice(1) }) as unknown as v.BaseIssue<unknown>);
    const place = { where: where === '' ? key : `${where}: ${key}`, entries: within };
    return explain(rest, valueAt(written, [key]), place);
  }
  if (!isInside && isKey(issue, 'expected', 'never'))
    return unknownKey(key, where, [...Object.keys(entries), ...further]);
  if (!isInside && isKey(issue, 'received', 'undefined')) return missingKey(key, where, entries);
  const fix = where === '' ? `Change \`${key}\`.` : `Change it in ${where}.`;
  const prefix = where === '' ? '' : `${where}: `;
  if (secret.includes(key)) {
    // A name inside may be a piece of a secret as well, except the name of a header.
    const isHeader = key === 'headers' && !(issue.path ?? []).some(({ origin }) => origin === 'key');
    return new UsageError(`${prefix}${isHeader ? path.join('.') : key} is not ${issue.message}.`, { fix });
  }
  return new UsageError(
    `${prefix}${path.join('.')}: ${shown(valueAt(written, path))} is not ${issue.message}.`,
    { fix },
  );
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], value);
}

function missingKey(key: string, where: string, entries: v.ObjectEntries): UsageError {
  const schema = entries[key] as v.GenericSchema | undefined;
  const examples: readonly unknown[] = schema === undefined ? [] : v.getExamples(schema);
  const value = String(examples[0] ?? '…').replaceAll("'", "''");
  return new UsageError(`${where}: \`${key}\` is missing.`, {
    fix: `Add it, for instance \`${key}: ${/^[\w.-]+$/.test(value) ? value : `'${value}'`}\`.`,
  });
}

/** An unknown key, input or option, and what it may have been meant to be. */
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

/** A value as one short line of code, without what may be secret in a URL: user, password and query. */
export function shown(value: unknown): string {
  const plain = typeof value === 'string' || typeof value === 'number';
  // JSON has neither `Infinity` nor `NaN`.
  const written = plain ? String(value) : (JSON.stringify(value) ?? String(value));
  const open = written.replace(/:\/\/\S*@/g, '://…@').replace(/(:\/\/[^\s?]*\?)[^\s"]*/g, '$1…');
  return `\`${excerpt(open, 60)}\``;
}

/** The known name that is at most two typing slips away. */
export function closest(name: string, known: readonly string[]): string | undefined {
  if (name.length > 100) return undefined;
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  const isClose = best !== undefined && best.distance <= 2 && best.distance < best.candidate.length;
  return isClose ? best.candidate : undefined;
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitute = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitute, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** @throws UsageError for a text that no program takes as an argument: too long, or with a NUL. */
export function requirePlain(value: unknown, where: string, longest: number): void {
  if (typeof value === 'string' && value.includes('\0'))
    throw new UsageError(`${where} holds a NUL character.`, { fix: 'Remove it.' });
  if (typeof value === 'string' && value.length > longest)
    throw new UsageError(`${where} is longer than ${longest} characters.`, { fix: 'Write a shorter text.' });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value))
    requirePlain(child, Array.isArray(value) ? `${where}[${key}]` : `${where}.${excerpt(key, 60)}`, longest);
}

/** The library looks for the anchor of each alias in the whole text: 10,000 of them took 13 s. */
const MOST_ALIASES = 100;

/**
 * Parses YAML. `where` names the text in errors, which give the place in it and never quote it: the text may hold secrets.
 * @throws UsageError when it is not valid.
 */
export function parseYaml(yaml: string, where: string): unknown {
  const lines = new LineCounter();
  const invalid = (code: string, position: number) => {
    const { line, col } = lines.linePos(position);
    const what = code.toLowerCase().replaceAll('_', ' ');
    const bare = /^\$\{(\w+)\}/.exec(yaml.slice(Math.max(0, position - 1)))?.[1];
    return new UsageError(`${where} is not valid YAML: ${what} at line ${line}, column ${col}.`, {
      fix:
        bare === undefined ? 'Fix that line.' : `Put a value with a variable in quotes: \`'\${${bare}}'\`.`,
    });
  };
  // The library compares each key with all keys before it, which takes minutes for 100,000 of them.
  const document = parseDocument(yaml, { uniqueKeys: false, lineCounter: lines });
  const [problem] = document.errors;
  if (problem !== undefined && !isTooDeep(problem)) throw invalid(problem.code, problem.pos[0]);
  try {
    if (problem !== undefined) throw problem;
    let aliases = 0;
    visit(document, {
      Alias() {
        if (++aliases > MOST_ALIASES) throw new ReferenceError('Too many aliases.');
      },
      Map(_, { items }) {
        const seen = new Set<unknown>();
        for (const { key } of items) {
          const { value, range } = key as { value?: unknown; range?: readonly number[] };
          if (value !== undefined && seen.has(value)) throw invalid('DUPLICATE_KEY', range?.[0] ?? 0);
          seen.add(value);
        }
      },
    });
    return document.toJS();
  } catch (error) {
    // The library throws a ReferenceError for a missing anchor and for too many aliases of aliases.
    if (!(error instanceof ReferenceError) && !isTooDeep(error)) throw error;
    throw new UsageError(
      `${where} nests too deeply, has more than ${MOST_ALIASES} aliases, or a value starts with \`*\` that is not an alias.`,
      {
        fix: "Write the values themselves, and put a value that starts with `*` in quotes: `'*…'`.",
      },
    );
  }
}

/** Node's own words, which the library passes on as an error of its own. */
function isTooDeep(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Maximum call stack size exceeded');
}
