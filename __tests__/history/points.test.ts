import { describe, expect, test } from 'vitest';
import { historyOf, MOST_POINTS, pointOf } from '../../src/compare/history.ts';
import { type ResultDocument, readResultDocuments } from '../../src/compare/history.ts';
import type { Report } from '../../src/report/report.ts';
import { collect, faster, keep } from '../report/samples.ts';
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

  test('of rows that are not marked goes by the unit of the first', () => {
    const rows = faster.comparison?.measurements.filter(({ unit }) => unit === 'cpu-sec/op') ?? [];
    const mean = rows.reduce((product, { candidate }) => product * candidate, 1) ** (1 / rows.length);
    expect(pointOf(result(day(1)))?.cpuPerOp).toBeCloseTo(mean, 12);
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

  test('has no mean over what is no CPU time', () => {
    const measurements = comparison.measurements.map((row) => ({
      ...row,
      unit: row.unit.replace('cpu-sec', 'sec'),
    }));
    const point = pointOf(result(day(1), { comparison: { ...comparison, measurements } }));
    expect(point).not.toHaveProperty('cpuPerOp');
    expect(point).not.toHaveProperty('rows');
    expect(point?.gain).toBe(-0.0256);
  });

  test('has a gain only against a build without profile, and none is made of a build without one', () => {
    const { build } = faster;
    if (build === undefined) throw new Error('the sample has no build');
    const committed = { baseline: { ...build.baseline, pgo: 'default.pgo' }, candidate: build.candidate };
    const point = pointOf(result(day(1), { build: committed }));
    expect(point).not.toHaveProperty('gain');
    expect(point?.cpuPerOp).toBeGreaterThan(0);
    expect(
      pointOf(result(day(1), { build: { baseline: build.candidate, candidate: build.baseline } })),
    ).toBeUndefined();
  });

  test('is none for a run that built nothing', () => {
    const { build: _, comparison: __, ...nothing } = JSON.parse(resultAt(day(1), { ...collect, ...keep }));
    const read = readResultDocuments(bytesOf(JSON.stringify(nothing)))?.[0];
    expect(read).toBeDefined();
    expect(read && pointOf(read)).toBeUndefined();
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

  test('keeps the newest of too many', () => {
    const earlier = Array.from({ length: MOST_POINTS + 50 }, (_, i) => result(day(i + 1))).reverse();
    const points = historyOf(earlier, result(NOW.toISOString()), NOW)?.targets[0]?.points;
    expect(points).toHaveLength(MOST_POINTS);
    expect(points?.[0]?.time).toBe(day(52));
    expect(points?.at(-1)?.time).toBe(NOW.toISOString());
  });

  test('has this program among however many others', () => {
    const crowd = Array.from({ length: 100 }, (_, i) => result(day(1), of(`a/${i}`)));
    const targets = historyOf(crowd, result(NOW.toISOString(), of('z')), NOW)?.targets;
    expect(targets).toHaveLength(20);
    expect(targets?.[0]?.target).toBe('z');
  });

  test('has nothing of the future, for whoever writes documents can write any time', () => {
    const earlier = [result('2126-01-01T00:00:00Z'), result(day(1))];
    expect(historyOf(earlier, undefined, NOW)?.targets[0]?.points.map(({ time }) => time)).toEqual([day(1)]);
  });

  test('of nothing is none', () => {
    expect(historyOf([], undefined, NOW)).toBeUndefined();
  });

  test('of programs that are called like parts of objects', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const targets = historyOf(
      names.map((name) => result(day(1), of(name))),
      undefined,
      NOW,
    )?.targets;
    expect(targets?.map(({ target }) => target)).toEqual(names.sort());
  });
});
