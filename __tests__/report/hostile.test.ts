import { describe, expect, test } from 'vitest';
import { composeBody, isDraftOfOurs, readBody, withdrawalIn } from '../../src/publish/proposal-text.ts';
import { renderComment, renderPullRequestBody, renderSummary } from '../../src/report/markdown.ts';
import type { Report } from '../../src/report/report.ts';
import { actedUpon, look, renderAsGitHub } from './github.ts';
import { everyTextHostile, HOSTILE, textFields } from './hostile.ts';
import { samples } from './samples.ts';
import { evidenceSamples } from './samples-evidence.ts';
import { targetSamples } from './samples-targets.ts';

/** What GitHub makes of our Markdown when names and sentences from outside want to be more than text. */

const REPORTS: Readonly<Record<string, Report>> = { ...evidenceSamples, ...targetSamples, ...samples };

const MARKDOWN: Readonly<Record<string, (report: Report) => string>> = {
  summary: renderSummary,
  'body of a pull request': (report) => renderPullRequestBody(report, { maxLength: 1e6, defaultToken: true }),
  comment: (report) => renderComment(report, { maxLength: 1e6 }),
};

interface Page {
  readonly name: string;
  readonly harmless: string;
  readonly hostile: string;
}

/** Pages on which a text from outside does what no text of ours does there; the first few, each with what it does. */
async function offences(all: readonly Page[]): Promise<string[]> {
  // Not every field is shown everywhere.
  const pages = all.filter(({ harmless, hostile }) => harmless !== hostile);
  expect(pages.length).toBeGreaterThan(100);
  const texts = [...new Set(pages.flatMap(({ harmless, hostile }) => [harmless, hostile]))];
  const html = await renderAsGitHub(texts);
  const seen = new Map(
    texts.map((text, at) => {
      const looked = look(html[at] ?? '');
      return [text, { ...looked, acted: actedUpon(looked) }];
    }),
  );
  return pages
    .flatMap((page) => {
      const { name } = page;
      const [harmless, hostile] = [seen.get(page.harmless), seen.get(page.hostile)];
      if (!harmless || !hostile) throw new Error('Each is rendered.');
      return [
        ...hostile.acted.filter((one) => !harmless.acted.includes(one)),
        ...(hostile.links.join(' ') === harmless.links.join(' ')
          ? []
          : [`links: ${hostile.links.join(' ')}`]),
        ...(hostile.structure === harmless.structure
          ? []
          : [difference(harmless.structure, hostile.structure)]),
      ].map((what) => `${name}: ${what}`);
    })
    .slice(0, 20);
}

function difference(one: string, other: string): string {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return `elements: ${other.slice(Math.max(0, at - 60), at + 60)} instead of ${one.slice(Math.max(0, at - 60), at + 60)}`;
}

/** Short enough for every place; each begins, or ends, differently. */
const DENSE = [
  '@octocat #1 <img src=x>|[a](//e.example)',
  '# `a` | b `@octocat` ![x](//e.example)',
  '- x</code></summary></details>`@octocat',
  '<!-- go-pgo-action --> \\` $x$ fixes GH-1',
];

describe('Markdown', () => {
  test('no field of a report, each by itself, does more than to be read', async () => {
    const seen = new Set<string>();
    const pages = Object.entries(REPORTS).flatMap(([sample, report]) =>
      textFields(report)
        .filter(({ name }) => !seen.has(name) && seen.add(name))
        .flatMap((field) =>
          Object.entries(MARKDOWN).flatMap(([kind, render]) => {
            const harmless = render(field.filled('harmless'));
            const name = `${kind} of ${sample}, ${field.name}`;
            return DENSE.map((text): Page => ({ name, harmless, hostile: render(field.filled(text)) }));
          }),
        ),
    );
    expect(seen.size).toBeGreaterThan(90);
    expect(await offences(pages)).toEqual([]);
  });

  test('no hostile text in all fields at once does more than to be read', async () => {
    const texts = HOSTILE.filter((text) => text.trim() !== '');
    const { faster, failed, evidence, 'three-targets': targets } = REPORTS;
    const pages = Object.entries({ faster, failed, evidence, targets } as Record<string, Report>).flatMap(
      ([sample, report]) =>
        Object.entries(MARKDOWN).flatMap(([kind, render]) =>
          texts.map(
            (text): Page => ({
              name: `${kind} of ${sample}, ${JSON.stringify(text.slice(0, 40))}`,
              harmless: render(everyTextHostile(report, text.replace(/[^\n]/g, 'x'))),
              hostile: render(everyTextHostile(report, text)),
            }),
          ),
        ),
    );
    expect(await offences(pages)).toEqual([]);
  });
});

test('no text from outside marks a body as what we left behind', () => {
  const settled = { labels: [], assignees: [], reviewers: [], teams: [], autoMerge: true };
  const note = { files: { 'default.pgo': null }, title: 'A title', base: 'main', settled };
  const marks = HOSTILE.filter((text) => text.includes('<!--'));
  expect(marks.length).toBeGreaterThan(1);
  for (const text of marks) {
    for (const report of Object.values(REPORTS)) {
      const render = (maxLength: number) =>
        renderPullRequestBody(everyTextHostile(report, text), { maxLength, defaultToken: false });
      const body = composeBody(undefined, { note, render });
      expect(readBody(body)).toMatchObject({ before: '', after: '', note });
      expect([isDraftOfOurs(body), withdrawalIn(body)]).toEqual([false, undefined]);
      // An earlier version wrote the text alone.
      expect([isDraftOfOurs(render(60_000)), withdrawalIn(render(60_000))]).toEqual([false, undefined]);
    }
  }
});
