import type * as v from 'valibot';
import { UsageError } from '../errors.ts';

/**
 * Turns the first thing a schema found wrong into a sentence with the name, the value and the choices.
 * @param written what was validated, since the schema may have changed a value before it refused it.
 */
export function explain(
  issues: readonly v.BaseIssue<unknown>[],
  written: unknown,
  where: string,
  known: readonly string[],
): UsageError {
  const issue = issues[0] as v.BaseIssue<unknown>;
  const path = (issue.path ?? []).map(({ key }) => String(key));
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return unknownKey(path.at(-1) ?? '', where, known);
  const place = [where, path.join('.')].filter((part) => part !== '').join(': ');
  return new UsageError(`${place}: ${shown(valueAt(written, path))} is not ${issue.message}.`, {
    fix: where === '' ? `Give \`${path.join('.')}\` such a value.` : `Change it in ${where}.`,
  });
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], value);
}

/** An unknown key, input or option, with what it may have been meant to be. */
export function unknownKey(key: string, where: string, known: readonly string[]): UsageError {
  const hint = closest(key, known);
  const place = where === '' ? '' : `${where}: `;
  return new UsageError(`${place}there is no \`${key}\`.`, {
    fix:
      hint === undefined
        ? `There are ${known.map((name) => `\`${name}\``).join(', ')}.`
        : `Did you mean \`${hint}\`? There are ${known.map((name) => `\`${name}\``).join(', ')}.`,
  });
}

function shown(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `\`${written.length > 60 ? `${written.slice(0, 59)}…` : written}\``;
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
