import type { Report } from '../../src/report/report.ts';
import { OURS } from './hostile-everywhere.ts';

/** Every place of a report that holds a text from outside, found by walking it: a new field is among them by itself. */

export interface Field {
  /** As `decision.movedFunctions.*.name`: the elements of a list are one field. */
  readonly name: string;
  /** The report with `text` in this field, in each element where it is in a list; the other fields as they were. */
  filled(text: string): Report;
}

type Path = readonly string[];

/** All fields that hold a string, but for our own words. */
export function textFields(report: Report): Field[] {
  const paths = new Map<string, Path>();
  collect(report, [], paths);
  return [...paths].map(([name, path]) => ({ name, filled: (text) => put(report, path, text) as Report }));
}

function collect(value: unknown, path: Path, paths: Map<string, Path>): void {
  if (typeof value === 'string') {
    if (!OURS.has(path.at(-1) ?? '')) paths.set(path.join('.'), path);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    collect(one, [...path, Array.isArray(value) ? '*' : key], paths);
  }
}

function put(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return typeof value === 'string' ? text : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return key === '*' ? value.map((one) => put(one, rest, text)) : value;
  if (!Object.hasOwn(value, key)) return value;
  return { ...value, [key]: put((value as Record<string, unknown>)[key], rest, text) };
}
