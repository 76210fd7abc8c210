import { distance } from 'fastest-levenshtein';
import type * as v from 'valibot';
import { getExamples } from 'valibot';
import { UsageError } from '../system/errors.ts';
import { codeList, excerpt } from '../system/text.ts';
import { LONGEST_TEXT, traitsOf } from './values.ts';

/**
 * Makes the errors about mistakes in settings and sources. Each error says where the mistake is, which value is expected, and what to do.
 * For example, the error for `min-sample: 100` is ".github/pgo.yml: there is no `min-sample`. Did you mean `min-samples`?". Errors never
 * show a secret.
 */

type Issue = v.BaseIssue<unknown>;

/** A value that a schema has checked, and the place where the user wrote the value. */
export interface Validation {
  /** The name of the file, target or source; empty for inputs and options. */
  readonly where: string;
  /** The whole checked value, as the user wrote it. */
  readonly written: unknown;
  /** The keys that the schema knows. */
  readonly entries: v.ObjectEntries;
  /** Keys that are allowed although the schema does not know them, because other code reads these keys. */
  readonly further?: readonly string[];
}

/** Returns the error for the most important issue that a schema found, with the key, its value and the expected kind of value. */
export function explain(
  issues: readonly Issue[],
  { where, written, entries, further = [] }: Validation,
): UsageError {
  const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';
  const isMissing = ({ type, received }: Issue) => type === 'strict_object' && received === 'undefined';
  // If the user misspelt a required key, the schema reports an unknown key and a missing key. Report only the unknown key.
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
  // Do not print a wrong key in a map, because the key may contain a secret, such as `'TOKEN=…':`.
  const named = path.findIndex(({ origin }) => origin === 'key');
  const isSecret = keys.some((key) => traitsOf(entries[key] as v.GenericSchema).isSecret);
  // The error names a list without the index of the wrong item, because the error quotes the item's value.
  const value = isSecret ? '' : `: ${printableValue(keys.reduce(inside, written))}`;
  const name = keys.slice(0, named < 0 ? keys.length : named).filter((key) => isSecret || !/^\d+$/.test(key));
  return new UsageError(`${joined(where, name.join('.'))}${value} is not ${issue.message}.`, {
    fix: where === '' ? `Change \`${name[0]}\`.` : `Change it in ${where}.`,
  });
}

/** Returns the part of a value below a key. A list that the user wrote as a single text has no parts, so the whole text is returned. */
function inside(value: unknown, key: string): unknown {
  return typeof value === 'string' ? value : (value as Record<string, unknown> | undefined)?.[key];
}

function missingKey(key: string, where: string, schema: v.GenericSchema): UsageError {
  const value = String((getExamples(schema) as readonly unknown[])[0] ?? '…').replaceAll("'", "''");
  return new UsageError(`${where}: \`${key}\` is missing.`, {
    fix: `Add it, for instance \`${key}: ${/^[\w.-]+$/.test(value) ? value : `'${value}'`}\`.`,
  });
}

/**
 * Returns the error for an unknown key, input, option or name. The error's fix suggests the known name that the user probably meant, or
 * lists all known names.
 */
export function unknownKey(key: string, where: string, known: readonly string[]): UsageError {
  const hint = closestName(key, known);
  // Cut the key at `=` or `:`, because a key such as `token=…` also contains a value, which may be a secret.
  const name = printableValue(key.replace(/([=:]).*$/s, '$1…'));
  return new UsageError(`${where === '' ? 'There' : `${where}: there`} is no ${name}.`, {
    fix: hint === undefined ? `There are ${codeList(known)}.` : `Did you mean \`${hint}\`?`,
  });
}

/** Returns a value as one short line of code, without the parts of a URL that may be secret: user, password and query. */
export function printableValue(value: unknown): string {
  // Print numbers such as `Infinity` and `NaN` without JSON, because JSON does not have such numbers.
  const isPlain = typeof value === 'string' || typeof value === 'number' || value === undefined;
  const written = isPlain ? String(value) : JSON.stringify(value);
  const open = written.replace(/:\/\/\S*@/g, '://…@').replace(/(:\/\/[^\s?]*\?)[^\s"]*/g, '$1…');
  return `\`${excerpt(open, 60)}\``;
}

/** Returns the known name that differs from the written name by at most two typing mistakes. */
function closestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > 100) return undefined;
  return known
    .map((candidate) => ({ candidate, slips: distance(name.toLowerCase(), candidate) }))
    .filter(({ candidate, slips }) => slips <= Math.min(2, candidate.length / 2))
    .sort((a, b) => a.slips - b.slips)[0]?.candidate;
}

/** Checks that all texts in a value can be arguments of a program. @throws UsageError for a text that is too long or has a NUL character. */
export function requirePlain(value: unknown, where: string, longest = LONGEST_TEXT): void {
  if (typeof value === 'string') {
    if (value.includes('\0'))
      throw new UsageError(`${where} holds a NUL character.`, { fix: 'Remove the NUL character.' });
    if (value.length > longest)
      throw new UsageError(`${where} is longer than ${longest} characters.`, { fix: 'Shorten this text.' });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value))
      requirePlain(child, `${where}.${excerpt(key, 60)}`, longest);
  }
}
