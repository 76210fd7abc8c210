import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { goProgram } from '../harness/go-programs.ts';

/** What a reader on GitHub gets of Markdown: rendered for real, then looked at as GitHub does to find whom and what it names. */

/** HTML of each of the texts. */
export async function renderAsGitHub(texts: readonly string[]): Promise<string[]> {
  const input = JSON.stringify(texts);
  const output = execFileSync(await goProgram('markdown'), { input, maxBuffer: 1024 ** 3 });
  return JSON.parse(output.toString());
}

export interface Seen {
  /** Tags in their order, with their attributes, but for code: what the reader sees of structure. */
  readonly structure: string;
  /** Where links lead. */
  readonly links: readonly string[];
  /** Text outside of code and links, in which GitHub looks for names: one line for each element. */
  readonly prose: string;
  /** All text, as it is read. */
  readonly text: string;
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)([^<>]*)>|([^<]+)|</gi;
/** Elements in which GitHub leaves text alone. */
const LEFT_ALONE = new Set(['code', 'pre', 'a']);

/** @throws Error for a `<` that begins no tag. */
export function look(html: string): Seen {
  const [structure, links, prose, text] = [[], [], [], []] as [string[], string[], string[], string[]];
  const inside: string[] = [];
  for (const [token, slash, name = '', attributes = '', words] of html.matchAll(TOKEN)) {
    if (words !== undefined) {
      text.push(decoded(words));
      if (!inside.some((one) => LEFT_ALONE.has(one))) prose.push(decoded(words));
      continue;
    }
    if (token === '<') throw new Error(`A < that begins no tag: ${html}`);
    const element = name.toLowerCase();
    if (slash === '/') inside.splice(inside.lastIndexOf(element), 1);
    else if (name !== '') inside.push(element);
    if (element === 'code') continue;
    // Tags end words, for GitHub as well.
    prose.push('\n');
    structure.push(token);
    const href = /href="([^"]*)"/.exec(attributes)?.[1];
    if (href !== undefined) links.push(decoded(href));
  }
  return { structure: structure.join(''), links, prose: prose.join(''), text: text.join('') };
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? entity;
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10));
  });
}

/** What GitHub makes of text by itself, after Markdown: https://docs.github.com/get-started/writing-on-github. */
const FOUND_BY_GITHUB: Readonly<Record<string, RegExp>> = {
  'a mention': /@[a-z0-9]/i,
  'an issue': /(?<![&\w])#\d|\w#\d|(?<![a-z0-9])GH-\d/i,
  'an advisory': /(?<![a-z0-9])(?:GHSA-[a-z0-9]{4}-|CVE-\d{4}-\d)/i,
  'a commit': /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i,
  'an address': /\b[a-z][a-z0-9+.-]*:\/\/|www\./i,
  'an emoji': /:[a-z0-9_+-]+:/i,
  'a formula': /\$/,
};
const UNPRINTABLE = /[^\P{C}\n]|[\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;

/** What in it would be acted upon: none of ours is. */
export function actedUpon({ prose, text }: Seen): string[] {
  const found = Object.entries(FOUND_BY_GITHUB).flatMap(([what, pattern]) => {
    const match = pattern.exec(prose);
    return match === null ? [] : [`${what}: ${prose.slice(Math.max(0, match.index - 40), match.index + 40)}`];
  });
  const unprintable = UNPRINTABLE.exec(text);
  return unprintable === null ? found : [...found, `does not print: ${JSON.stringify(unprintable[0])}`];
}

/** Blocks of a document, without fenced code; throws when a fence or a folded part stays open. */
function blocksOf(markdown: string): string[] {
  const outside: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const opening = /^(`{3,})/.exec(line)?.[1];
    if (fence === undefined && opening !== undefined) fence = opening;
    else if (fence !== undefined && line === fence) fence = undefined;
    else if (fence === undefined) outside.push(line);
  }
  expect(fence, 'a code block stays open').toBeUndefined();
  const text = outside.join('\n');
  expect(text.split(/<details(?: open)?>/).length).toBe(text.split('</details>').length);
  return text.split(/\n{2,}/);
}

/** Cells of a table's line as GitHub counts them: at every pipe that no backslash precedes, also inside code. */
function cellsOf(line: string): number {
  return line.split(/(?<!\\)\|/).length - 2;
}

/** Every table is whole: a heading, a rule, and as many cells in every line. */
export function expectWholeTables(markdown: string): void {
  for (const block of blocksOf(markdown).filter((text) => text.startsWith('|'))) {
    const lines = block.split('\n').filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines[1]).toMatch(/^\|( (---|--:) \|)+$/);
    for (const line of lines) {
      expect(line).toMatch(/^\|.*\|$/);
      expect(cellsOf(line)).toBe(cellsOf(lines[0] ?? ''));
    }
  }
}
