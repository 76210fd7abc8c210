import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** `docs/threat-model.md` names what stops each attack and which test shows it: all of that is there. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8');

interface Named {
  readonly file: string;
  /** Symbols of a source file, or titles of tests. */
  readonly names: readonly string[];
}

interface Threat {
  readonly tried: string;
  readonly stops: readonly Named[];
  readonly shown: readonly Named[];
}

/** The rows of the tables that begin with "what is tried". */
function threats(): Threat[] {
  const found: Threat[] = [];
  let inTable = false;
  for (const line of page.split('\n')) {
    if (!line.startsWith('|')) inTable = false;
    const [tried = '', stops = '', shown = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    if (inTable && !/^-+\|/.test(tried)) {
      found.push({ tried, stops: named(stops, /`([^`]+)`/g), shown: named(shown, /“([^”]+)”/g) });
    }
    if (line.startsWith('| what is tried |')) inTable = true;
  }
  return found;
}

/** Each link to a file of ours, with what is named behind it, up to the next link. */
function named(cell: string, name: RegExp): Named[] {
  const links = [...cell.matchAll(/\[`[^`]+`\]\(([^)]+)\)([^[]*)/g)];
  return links.map(([, target = '', behind = '']) => ({
    file: join('docs', target),
    names: [...behind.matchAll(name)].map(([, one = '']) => one),
  }));
}

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/;

/** The titles of a file's tests and groups of tests. */
function titlesIn(file: string): ReadonlySet<string> {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const calls = new RegExp(
    `(?:\\b(?:test|it|describe)|\\))\\(\\s*(?:${LITERAL.source})\\s*,\\s*(?:async|\\(|\\{)`,
    'g',
  );
  return new Set(
    [...code.matchAll(calls)].map(([, single, double, template]) =>
      (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
    ),
  );
}

/** Whether the file makes something of that name: a function, class, constant, method or interface. */
function declares(file: string, symbol: string): boolean {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const declared = new RegExp(`\\b(?:function\\*?|class|const|interface|type)\\s+${symbol}\\b`);
  const method = new RegExp(`^  (?:static |async |get |#)*${symbol}\\([^;]*\\{$`, 'm');
  return declared.test(code) || method.test(code);
}

const all = threats();

test('the page has its threats in tables', () => {
  expect(all.length).toBeGreaterThan(40);
  expect(new Set(all.map(({ tried }) => tried)).size).toBe(all.length);
});

describe.each(all)('$tried', ({ stops, shown }) => {
  test('is stopped by what is there', () => {
    expect(stops).not.toEqual([]);
    for (const { file, names } of stops) {
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      if (!file.startsWith('src/')) continue;
      const symbols = names.filter((name) => /^\w+$/.test(name));
      expect(symbols, `${file} and no symbol of it`).not.toEqual([]);
      expect(symbols.filter((symbol) => !declares(file, symbol))).toEqual([]);
    }
  });

  test('is shown by tests that are there', () => {
    expect(shown).not.toEqual([]);
    for (const { file, names } of shown) {
      expect(file).toMatch(/^__tests__\/.*\.(test|contract)\.ts$/);
      expect(names, `${file} and no test of it`).not.toEqual([]);
      const titles = titlesIn(file);
      expect(
        names.filter((name) => !titles.has(name)),
        file,
      ).toEqual([]);
    }
  });
});
