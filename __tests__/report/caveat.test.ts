import { expect, test } from 'vitest';
import type { Measurement } from '../../src/compare/experiment/verdict.ts';
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
  const lines = renderText(much, { color: false, width: 200 }).split('\n');
  const line = lines.find((text) => text.includes('m.F (50.0 %)'));
  expect(line).toMatch(/benchmarks .*\b50\.0 %.*: m\.F \(50\.0 %\)\.$/);
  sentences.add(line);
});

const WIDE = { color: false, width: 2_000 };
const benchmarks = ['codec.BenchmarkDecode', 'codec.BenchmarkEncode'];

test.each([
  ['its own benchmarks', { benchmarks, share: 0.97, load: false }, '97.0 %', 'trained on what judges it'],
  ['a part of them', { benchmarks, share: 0.12, load: false }, '12.0 %', 'partly trained on what judges it'],
  ['its own load', { benchmarks: [], load: true }, 'load', 'trained on what judges it'],
])(
  'a profile that was recorded by %s: each rendering says so, and what it means',
  (_, training, how, title) => {
    const report: Report = { ...faster, training };
    const pages = [
      renderHtml(report)
        .replace(/<[^>]*>/g, '')
        .replaceAll('&nbsp;', ' '),
      renderSummary(report),
      renderPullRequestBody(report, { maxLength: 60_000 }),
      renderComment(report, { maxLength: 60_000 }),
      renderText(report, WIDE),
    ];
    for (const page of pages) {
      const plain = page.replaceAll('\u00a0', ' ');
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

sentences.compare();
