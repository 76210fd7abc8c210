import { describe, expect, test } from 'vitest';
import {
  historyOf,
  MAX_DOCUMENT_BYTES,
  pointOf,
  type ResultDocument,
  readResultDocuments,
} from '../../src/compare/after/history.ts';
import { renderSummary } from '../../src/report/markdown.ts';
import { renderJson } from '../../src/report/outputs.ts';
import type { Report } from '../../src/report/report.ts';
import { faster, samples } from '../report/samples.ts';
import { comparison, compiler, load } from '../report/samples-evidence.ts';
import { bytesOf, resultAt } from './documents.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

function result(time: string, changed: Partial<Report> = {}): ResultDocument {
  const read = readResultDocuments(bytesOf(resultAt(time, changed)))?.[0];
  if (read === undefined) throw new Error('no result document');
  return read;
}

const day = (n: number) => new Date(Date.UTC(2026, 0, n, 4)).toISOString();
const of = (name: string): Partial<Report> => ({
  subject: { module: 'm', package: name, goVersion: 'go1.26.8', actionVersion: '1.0.0' },
});

describe('a point', () => {
  test('has the figures of its run', () => {
    const point = pointOf(result(day(1), { comparison, load, compiler }));
    const rows = comparison.measurements.filter(({ decisive }) => decisive);
    expect(rows.length).toBeGreaterThan(1);
    const mean = rows.reduce((product, { candidate }) => product * candidate, 1) ** (1 / rows.length);
    expect(point?.cpuPerOp).toBeCloseTo(mean, 12);
    expect(point).toEqual({
      time: day(1),
      revision: 'v-2026-01-01',
      verdict: 'faster',
      gain: -0.0256,
      interval: [-0.0288, -0.0223],
      cpuPerOp: expect.any(Number),
      rows: expect.stringContaining('render.BenchmarkPage-2 (cpu-sec/op)'),
      memory: load.candidate.peakMemory,
      size: compiler.size.candidate,
    });
  });

  test('has the change of the held-out work, if there was some', () => {
    const heldOut = { comparison: { ...comparison, change: -0.01, interval: [-0.015, -0.005] as const } };
    const point = pointOf(result(day(1), { comparison, heldOut }));
    expect(point?.heldOut).toEqual({ gain: -0.01, interval: [-0.015, -0.005] });
    expect(point?.gain).toBe(comparison.change);
    const history = historyOf([result(day(1), { comparison })], result(day(2), { comparison, heldOut }), NOW);
    const page = renderSummary({ ...faster, history }).replaceAll('\u00a0', ' ');
    expect(page).toMatch(/\| Held out \|\n[\s\S]*\| −1\.00 % \|/);
  });

  test('has the same rows in any order, other ones for another unit, and a short name for many', () => {
    const reversed = { ...comparison, measurements: [...comparison.measurements].reverse() };
    expect(pointOf(result(day(1), { comparison: reversed }))?.rows).toBe(
      pointOf(result(day(1), { comparison }))?.rows,
    );
    const many = (last: string): Partial<Report> => ({
      comparison: {
        ...comparison,
        measurements: [...Array.from({ length: 40 }, (_, i) => `render.Benchmark${i}`), last].flatMap(
          (name) => comparison.measurements.slice(0, 1).map((row) => ({ ...row, name })),
        ),
      },
    });
    const rows = pointOf(result(day(1), many('a.BenchmarkZ')))?.rows;
    expect(rows).toMatch(/^41 rows, [0-9a-f]{12}$/);
    expect(pointOf(result(day(1), many('a.BenchmarkY')))?.rows).not.toBe(rows);
  });

  const { build } = faster;
  if (build === undefined) throw new Error('the sample has no build');
  const heldOut = { comparison: { ...comparison, change: -0.01 } };
  const revision = (name: string) => ({ name, commit: '0'.repeat(40), profile: 'default.pgo' });

  test.each([
    [
      'a build with another profile',
      { build: { ...build, baseline: { ...build.baseline, pgo: 'old.pgo' } } },
    ],
    ['the code of another commit', { revisions: { baseline: revision('v1'), candidate: revision('HEAD') } }],
    ['a finished binary', { build: { ...build, candidate: { ...build.candidate, seconds: 0 } } }],
  ])('has no gain and no verdict of a comparison with %s', (_, changed) => {
    const point = pointOf(result(day(1), { comparison, heldOut, load, ...changed }));
    expect(point).toMatchObject({ cpuPerOp: expect.any(Number), memory: load.candidate.peakMemory });
    expect(point).toMatchObject({ gain: undefined, interval: undefined, heldOut: undefined });
    expect(point?.verdict).toBeUndefined();
    const page = renderSummary({
      ...faster,
      history: historyOf([result(day(1), { comparison, ...changed })], result(day(2)), NOW),
    });
    expect(page).toMatch(/oldest first: —, /);
  });

  test('is not made of a build without a profile', () => {
    expect(
      pointOf(result(day(1), { build: { baseline: build.candidate, candidate: build.baseline } })),
    ).toBeUndefined();
  });
});

describe('the history', () => {
  test('is one line per program, this one first, oldest point first, this run last', () => {
    const earlier = [
      result(day(3)),
      result(day(1), of('m/b')),
      result(day(2)),
      result(day(1)),
      result(day(9), of('m/a')),
    ];
    const history = historyOf(earlier, result(NOW.toISOString()), NOW);
    const own = faster.subject?.package;
    expect(history?.targets.map(({ target, points }) => [target, points.map(({ time }) => time)])).toEqual([
      [own, [day(1), day(2), day(3), NOW.toISOString()]],
      ['m/a', [day(9)]],
      ['m/b', [day(1)]],
    ]);
  });

  test('has a result that was found twice once, and two of one moment twice', () => {
    const other = faster.profile && { ...faster.profile, sha256: '0'.repeat(64) };
    const earlier = [result(day(1)), result(day(1)), result(day(1), { ...(other && { profile: other }) })];
    expect(historyOf(earlier, undefined, NOW)?.targets[0]?.points).toHaveLength(2);
  });

  test('leaves out results from the future', () => {
    const earlier = [result('2126-01-01T00:00:00Z'), result(day(1))];
    expect(historyOf(earlier, undefined, NOW)?.targets[0]?.points.map(({ time }) => time)).toEqual([day(1)]);
  });
});

const TIME = '2026-11-14T04:20:00.123Z';

const readResultDocument = (bytes: Uint8Array) => readResultDocuments(bytes)?.[0];

describe('a result document', () => {
  test('of any run that says when it was can be read', () => {
    for (const [name, report] of Object.entries(samples)) {
      const read = readResultDocument(bytesOf(renderJson({ ...report, run: { time: TIME } })));
      // Without a program it is of no line.
      expect(read?.run.time, name).toBe(report.subject === undefined ? undefined : TIME);
    }
    expect(Object.values(samples).length).toBeGreaterThan(5);
  });

  test('of several targets is that of each, but for those without a program', () => {
    const [one, other] = [JSON.parse(resultAt(TIME)), JSON.parse(resultAt(TIME))];
    other.subject.package = 'example.com/other';
    const failed = { target: 'gone', findings: [], error: { message: 'It was not found.' } };
    const document = { command: 'compare', run: { time: TIME }, targets: [one, failed, other] };
    const read = readResultDocuments(bytesOf(JSON.stringify(document)));
    expect(read?.map(({ subject }) => subject.package)).toEqual([one.subject.package, 'example.com/other']);
    expect(readResultDocuments(bytesOf(JSON.stringify({ ...document, targets: [failed] })))).toEqual([]);
    expect(readResultDocuments(bytesOf('{"targets":[{}]}'))).toBeUndefined();
  });
});

describe('no result document', () => {
  const changed = (change: (document: Record<string, never>) => void) => {
    const document = JSON.parse(resultAt(TIME));
    change(document);
    return JSON.stringify(document);
  };
  test.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['another object', '{"name": "package"}'],
    ['nested until a reader gives up', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['an impossible time', changed((d) => Object.assign(d, { run: { time: '2026-13-41T04:20:00Z' } }))],
    ['a time with more', changed((d) => Object.assign(d, { run: { time: `${TIME}<script>` } }))],
    ['an endless name', changed((d) => Object.assign(d, { subject: { package: 'x'.repeat(513) } }))],
    ['an unknown verdict', changed((d) => Object.assign(d['comparison'] ?? {}, { verdict: '<b>best</b>' }))],
    ['a text for a number', changed((d) => Object.assign(d['comparison'] ?? {}, { change: '-3 %' }))],
    ['a negative size', changed((d) => Object.assign(d['build']?.['candidate'] ?? {}, { bytes: -1 }))],
    ['no list of rows', changed((d) => Object.assign(d['comparison'] ?? {}, { measurements: {} }))],
  ])('%s', (_, text) => {
    expect(readResultDocument(bytesOf(text))).toBeUndefined();
  });

  test('invalid UTF-8, or too large', () => {
    expect(readResultDocument(Buffer.from([0xff, 0xfe, 0x7b]))).toBeUndefined();
    const valid = resultAt(TIME);
    expect(readResultDocument(bytesOf(valid + ' '.repeat(1000)))).toBeDefined();
    expect(
      readResultDocument(Buffer.alloc(MAX_DOCUMENT_BYTES + 1, valid.padEnd(MAX_DOCUMENT_BYTES + 1))),
    ).toBeUndefined();
  });
});
