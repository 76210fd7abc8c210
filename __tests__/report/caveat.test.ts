import { describe, expect, test } from 'vitest';
import type { Comparison, Measurement } from '../../src/compare/experiment/verdict.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderComment, renderPullRequestBody, renderSummary } from '../../src/report/markdown.ts';
import { renderJson } from '../../src/report/outputs.ts';
import type { Report } from '../../src/report/report.ts';
import { renderText } from '../../src/report/text.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { faster } from './samples.ts';

const sentences = goldenSentences('compare');

const row = (name: string, change: number): Measurement => ({
  ...{ name, unit: 'cpu-sec/op', decisive: true, baseline: 1, candidate: 1 + change, change },
  ...{ interval: [change - 0.01, change + 0.01], verdict: 'slower', provenSlower: true, pairs: 20 },
});

function withRows(...rows: readonly Measurement[]): Report {
  const { comparison } = faster;
  if (comparison === undefined) throw new Error('It was measured.');
  return { ...faster, comparison: { ...comparison, measurements: [...comparison.measurements, ...rows] } };
}

const firstLine = (report: Report) => {
  const [line = ''] = renderText(report, { color: false, width: 200 }).trim().split('\n');
  sentences.add(line);
  return line;
};

test('a row that is proven slower stands in the headline of a faster program', () => {
  const report = withRows(row('codec.BenchmarkDecode', 0.051));
  expect(firstLine(report)).toMatch(/^Faster: −3\.1 % .*; codec\.BenchmarkDecode is 5\.1 % slower$/);
  expect(renderSummary(report)).toMatch(/^## Faster: .*; .*codec\.BenchmarkDecode.* is 5\.1\s% slower$/m);
  const [, heading = ''] = /<h1>(.*)<\/h1>/.exec(renderHtml(report)) ?? [];
  expect(heading.replace(/<[^>]*>/g, '').replace('&nbsp;', ' ')).toMatch(
    /^Faster .*; codec\.BenchmarkDecode is 5\.1\s% slower$/,
  );
});

test('of several such rows the worst; none where the program is slower', () => {
  const report = withRows(row('codec.BenchmarkDecode', 0.051), row('codec.BenchmarkEncode', 0.2));
  expect(firstLine(report)).toMatch(/; 2 rows .*codec\.BenchmarkEncode .*20\.0 %/);
  const slower = report.comparison && { ...report.comparison, verdict: 'slower' as const };
  expect(firstLine({ ...report, comparison: slower })).not.toMatch(/2 rows|BenchmarkEncode/);
});

test('little coverage stands in the headline, much only below the measurements', () => {
  const coverage = { workload: 'the benchmarks', missing: [{ name: 'm.F', share: 0.5 }] };
  const little: Report = { ...faster, coverage: { ...coverage, share: 0.12 } };
  expect(firstLine(little)).toContain('12.0 %');
  const much: Report = { ...faster, coverage: { ...coverage, share: 0.5 } };
  expect(firstLine(much)).not.toContain('50.0 %');
  const lines = renderText(much, { color: false, width: 200, verbose: true }).split('\n');
  const line = lines.find((text) => text.includes('m.F (50.0 %)'));
  expect(line).toMatch(/benchmarks .*\b50\.0 %.*: m\.F \(50\.0 %\)\.$/);
  sentences.add(line);
});

const WIDE = { color: false, width: 2_000 };
/** The text of each rendering, without markup. */
function renderings(report: Report): string[] {
  const pages = [
    renderHtml(report).replace(/<[^>]*>/g, ''),
    renderSummary(report),
    renderPullRequestBody(report, { maxLength: 60_000 }),
    renderComment(report, { maxLength: 60_000 }),
    renderText(report, WIDE),
  ];
  return pages.map((page) => page.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' '));
}

const benchmarks = ['codec.BenchmarkDecode', 'codec.BenchmarkEncode'];

test.each([
  ['its own benchmarks', { benchmarks, share: 0.97, load: false }, '97.0 %', 'trained on what judges it'],
  ['a part of them', { benchmarks, share: 0.12, load: false }, '12.0 %', 'partly trained on what judges it'],
  ['its own load', { benchmarks: [], load: true }, 'load', 'trained on what judges it'],
])(
  'a profile that was recorded by %s: each rendering says so, and what it means',
  (_, training, how, title) => {
    const report: Report = { ...faster, training };
    for (const plain of renderings(report)) {
      expect(plain).toMatch(new RegExp(`Faster.*; ${title}`));
      expect(plain).toContain(how);
    }
    sentences.add(
      renderText({ command: 'compare', findings: [], comparison: report.comparison, training }, WIDE),
    );
    expect(JSON.parse(renderJson(report))).toMatchObject({ training });
    const targets = [
      { ...report, target: 'api' },
      { ...faster, target: 'web' },
    ];
    const several = renderSummary({ command: 'compare', findings: [], targets });
    expect(several).toMatch(/: `api`\./);
  },
);

describe('held-out work', () => {
  const load: Measurement = {
    ...{
      name: 'held-out load',
      unit: 'cpu-sec/request',
      decisive: true,
      baseline: 2e-4,
      candidate: 1.956e-4,
    },
    ...{ change: -0.022, interval: [-0.027, -0.016], verdict: 'faster', pairs: 20 },
  };
  const measured: Comparison = {
    ...{ verdict: 'faster', change: -0.022, interval: [-0.027, -0.016], measurements: [load] },
    ...{ rounds: 20, seconds: 60, reason: 'It lies below zero.' },
  };
  const trained: Report = { ...faster, training: { benchmarks: [], load: true } };

  /** What makes the headline and the tables. */
  const only = ({ comparison, heldOut }: Report) => ({ comparison, heldOut });

  test('each rendering has its figure next to the verdict, and says that the verdict is not about it', () => {
    const report: Report = { ...trained, heldOut: { comparison: measured } };
    for (const page of renderings(report)) {
      expect(page).toMatch(/Faster.*; ?trained on what judges it; held out: −2\.2 % \(−2\.7 % to −1\.6 %\)/s);
      expect(page).toMatch(/held-out load, .*\bverdict\b.* faster/);
      expect(page).toMatch(/held-out load.*200\.0 µs.*195\.6 µs/s);
    }
    sentences.add(renderText({ command: 'compare', findings: [], ...only(report) }, WIDE));
    const document = JSON.parse(renderJson(report));
    expect(document.heldOut.comparison).toMatchObject({ change: -0.022, measurements: [{ pairs: 20 }] });
    expect(document.comparison.measurements).not.toContainEqual(
      expect.objectContaining({ name: 'held-out load' }),
    );
    const targets = [
      { ...report, target: 'api' },
      { ...faster, target: 'web' },
    ];
    expect(renderSummary({ command: 'compare', findings: [], targets }).replaceAll('\u00a0', ' ')).toMatch(
      /\| Held out \|[\s\S]*`api`.*\| −2\.20 % \|/,
    );
  });

  test.each<[string, Partial<Comparison>, RegExp]>([
    ['slower', { verdict: 'slower', change: 0.02, interval: [0.01, 0.03] }, /; held out: \+2\.0 % \(\+1/],
    ['inconclusive', { verdict: 'inconclusive', interval: [-0.03, 0.01] }, /; held out: inconclusive \(−3/],
    [
      'not measured',
      { verdict: 'not measured', change: undefined, interval: undefined, measurements: [] },
      /; held out: not measured$/,
    ],
  ])('that is %s does not change the verdict', (_, changed, words) => {
    const heldOut = { comparison: { ...measured, ...changed } };
    sentences.add(renderText({ command: 'compare', findings: [], ...only({ ...faster, heldOut }) }, WIDE));
    const line = firstLine({ ...trained, heldOut });
    expect(line).toMatch(/^Faster: −3\.1 %/);
    expect(line).toMatch(words);
  });

  test('that recorded the profile is not called held out alone', () => {
    const training = { benchmarks: [], load: true };
    const report: Report = { ...faster, heldOut: { comparison: measured, training } };
    for (const page of renderings(report)) {
      expect(page).toContain('held out, but also trained on: −2.2 %');
    }
    sentences.add(renderText({ command: 'compare', findings: [], ...only(report) }, WIDE));
  });
});

sentences.compare();
