import * as v from 'valibot';
import { UsageError } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import { ASSIGNMENTS, badAssignment } from './values.ts';

/** Keys whose values are secrets or may hold one; none of them is ever shown. */
const SECRET: ReadonlySet<string> = new Set([
  'serve',
  'serve-env',
  'load',
  'load-env',
  'command',
  'username',
  'password',
  'token',
  'headers',
  'headers-command',
  'endpoint-headers',
  'endpoint-headers-command',
]);

/**
 * Turns the first thing a schema found wrong into a sentence with the name, the value and the choices.
 * @param written what was validated, since the schema may have changed a value before it refused it.
 * @param entries what the schema takes; `further` are names that are taken elsewhere.
 */
export function explain(
  issues: readonly v.BaseIssue<unknown>[],
  written: unknown,
  where: string,
  entries: v.ObjectEntries,
  further: readonly string[] = [],
): UsageError {
  // A misspelt key is missing under its right name as well: the misspelling is what there is to say.
  const unknown = issues.find((issue) => issue.type === 'strict_object' && issue.expected === 'never');
  if (unknown !== undefined)
    return unknownKey(pathOf(unknown).at(-1) ?? '', where, [...Object.keys(entries), ...further]);
  const absent = issues.find((issue) => issue.type === 'strict_object' && issue.received === 'undefined');
  if (absent !== undefined) return missingKey(pathOf(absent).at(-1) ?? '', where, entries);
  const issue = issues[0] as v.BaseIssue<unknown>;
  const path = pathOf(issue);
  const key = path[0] ?? '';
  const fix = where === '' ? `Give \`${key}\` such a value.` : `Change it in ${where}.`;
  const at = (...inner: readonly string[]) =>
    [where, inner.join('.')].filter((part) => part !== '').join(': ');
  if (key === 'serve-env' || key === 'load-env') {
    // What stands inside may be a piece of a secret that was taken for a name.
    const problem = badAssignment(valueAt(written, [key]));
    return new UsageError(`${at(key)} is not ${ASSIGNMENTS}${problem === undefined ? '' : `: ${problem}`}.`, {
      fix,
    });
  }
  if (SECRET.has(key)) {
    const named = (issue.path ?? []).some(({ origin }) => origin === 'key') ? [key] : path;
    return new UsageError(`${at(...named)} is not ${issue.message}.`, { fix });
  }
  return new UsageError(`${at(...path)}: ${shown(valueAt(written, path))} is not ${issue.message}.`, { fix });
}

function pathOf(issue: v.BaseIssue<unknown>): string[] {
  return (issue.path ?? []).map(({ key }) => String(key));
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], value);
}

/** A key that has to be there and is not, with how it may be written. */
function missingKey(key: string, where: string, entries: v.ObjectEntries): UsageError {
  const schema = entries[key];
  const examples: readonly unknown[] = schema === undefined ? [] : v.getExamples(schema as v.GenericSchema);
  const value = String(examples[0] ?? '…').replaceAll("'", "''");
  return new UsageError(`${where}: \`${key}\` is missing.`, {
    fix: `Add it, for instance \`${key}: ${/^[\w.-]+$/.test(value) ? value : `'${value}'`}\`.`,
  });
}

/** An unknown key, input or option, with what it may have been meant to be. */
export function unknownKey(key: string, where: string, known: readonly string[]): UsageError {
  const hint = closest(key, known);
  const place = where === '' ? '' : `${where}: `;
  return new UsageError(`${place}there is no ${shownKey(key)}.`, {
    fix:
      hint === undefined
        ? `There are ${known.map((name) => `\`${name}\``).join(', ')}.`
        : `Did you mean \`${hint}\`? There are ${known.map((name) => `\`${name}\``).join(', ')}.`,
  });
}

/** A key by its name alone: `token=…` and `token:…` are values that were meant to be one. */
export function shownKey(key: string): string {
  return shown(key.replace(/([=:]).*$/s, '$1…'));
}

/** A value in one short line between code marks; without what may be secret in a URL: user, password and query. */
export function shown(value: unknown): string {
  const plain = typeof value === 'string' || typeof value === 'number';
  // As a number, JSON has neither `Infinity` nor `NaN`.
  const written = plain ? String(value) : (JSON.stringify(value) ?? String(value));
  const open = written.replace(/:\/\/\S*@/g, '://…@').replace(/(:\/\/[^\s?]*\?)[^\s"]*/g, '$1…');
  return `\`${excerpt(open, 60)}\``;
}

/** The known name that is at most two typing slips away. */
export function closest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= 2 && best.distance < best.candidate.length
    ? best.candidate
    : undefined;
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
