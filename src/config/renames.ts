import * as v from 'valibot';
import type { Rename } from '../profile/names.ts';

const RENAMES = 'a map of old and new names, or a text with one `old=new` a line';
const name = v.pipe(v.string(RENAMES), v.regex(/^[^\s=]+$/, RENAMES));

/** Names of functions or packages: a YAML map, or a text with one `old=new` a line. */
export const renames = v.pipe(
  v.union(
    [
      v.record(name, name),
      v.pipe(
        v.string(),
        v.regex(/^\s*([^\s=]+[ \t]*=[ \t]*[^\s=]+[ \t]*(\r?\n\s*|$))*$/, RENAMES),
        v.transform(readRenames),
      ),
    ],
    RENAMES,
  ),
  v.transform((map): readonly Rename[] => Object.entries(map).map(([from, to]) => ({ from, to }))),
);

function readRenames(written: string): Record<string, string> {
  const lines = written.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => line.split('=').map((name) => name.trim()) as [string, string]),
  );
}
