import { expect } from 'vitest';

/** GitHub Markdown as GitHub reads it: whole, and without anything that foreign text could do. */

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

const OURS = /<details open>|<\/?(?:details|summary|sub|code)>|<!-- go-pgo-action -->/g;

/** What is left for Markdown and GitHub to act upon when code and our own words are taken out. */
function activeText(markdown: string): string {
  return blocksOf(markdown)
    .join('\n')
    .replace(/`[^`\n]+`/g, '')
    .replace(/<code>[^<]*<\/code>/g, '')
    .replace(OURS, '');
}

/** Whatever text it holds, it marks up, links, mentions and formats nothing. */
export function expectHarmless(markdown: string): void {
  expect(markdown).not.toMatch(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
  );
  const active = activeText(markdown);
  expect(active).not.toMatch(/[<`]|\]\(/);
  const shown = active.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  expect(shown).not.toMatch(/@|:\/\/|www\.|#\d|GH-\d|\$|:tada:|(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/);
  // A tag in code that stands between tags is text only when every `<` of it is an entity.
  for (const [, content] of markdown.matchAll(/<code>(.*?)<\/code>/g)) {
    expect(content).not.toMatch(/[<>|`*_[\]@]/);
  }
}
