import { describe, expect, test } from 'vitest';
import { failureOfGates } from '../../src/commands/compare.ts';
import { gateResults } from '../../src/commands/measure.ts';
import { gatesOf } from '../../src/compare/after/gate-conditions.ts';
import type { GateResult } from '../../src/compare/after/gates.ts';
import { judgeGates } from '../../src/compare/after/gates.ts';
import type { Measurement } from '../../src/compare/experiment/verdict.ts';
import type { Report } from '../../src/report/report.ts';
import { UsageError } from '../../src/system/errors.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { jobIn } from '../harness/job.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { comparison, compiler } from '../report/samples-evidence.ts';

const sentences = goldenSentences('compare');

function refusal(condition: string): UsageError {
  try {
    gatesOf([condition]);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    sentences.add({ severity: 'error', message: error.message, fix: error.fix });
    return error;
  }
  throw new Error('it was accepted');
}

describe('conditions', () => {
  test('are understood however they are spaced, each once', () => {
    expect(
      gatesOf(['slower', 'slower > 2%', 'size>5 %', 'frames >20%', 'latency > 2.5%', 'slower > 2%']),
    ).toEqual([
      { condition: 'slower', quantity: 'slower', limit: 0 },
      { condition: 'slower > 2%', quantity: 'slower', limit: 0.02 },
      { condition: 'size>5 %', quantity: 'size', limit: 0.05 },
      { condition: 'frames >20%', quantity: 'frames', limit: 0.2 },
      { condition: 'latency > 2.5%', quantity: 'latency', limit: 0.025 },
    ]);
    expect(gatesOf(['age>90d'])).toEqual([{ condition: 'age>90d', quantity: 'age', limit: 90 }]);
    expect(gatesOf(undefined)).toEqual([]);
  });

  test.each([
    ...['slowr > 2%', 'slower > 2', 'slower >= 3.5%', 'memory', 'throughput > 5%', 'size(load) > 5%'],
    ...['slower() > 5%', 'age > 90%', 'stale', '5%', 'slower(BenchmarkGet > 2%'],
  ])('that are invalid: %s', (condition) => {
    const { message, fix } = refusal(condition);
    expect(message).toContain(`fail-on: \`${condition}\``);
    expect(fix).toBeDefined();
  });
});

const bare: Report = { command: 'compare', findings: [] };

function judged(condition: string, report: Report): GateResult {
  const [result] = judgeGates(report, gatesOf([condition]));
  if (result === undefined) throw new Error('no result');
  expect(result.condition).toBe(condition);
  sentences.add({ severity: result.outcome, message: result.reason });
  return result;
}

function withChange(change: number, interval: readonly [number, number]): Report {
  return { ...bare, comparison: { ...comparison, change, interval } };
}

function row(unit: string, name: string, change: number, interval: readonly [number, number]): Measurement {
  return {
    name,
    unit,
    baseline: 100,
    candidate: 100 * (1 + change),
    change,
    interval,
    verdict: 'slower',
    pairs: 20,
  };
}

function withRows(...rows: Measurement[]): Report {
  return {
    ...bare,
    comparison: { ...comparison, measurements: [...comparison.measurements.slice(0, 1), ...rows] },
  };
}

describe('slower', () => {
  test.each([
    ['slower > 2%', 0.031, [0.0201, 0.042], 'failed'],
    ['slower > 2%', 0.031, [0.02, 0.042], 'not proven'],
    ['slower > 2%', 0.011, [-0.005, 0.027], 'not proven'],
    ['slower > 2%', 0.011, [0.004, 0.02], 'passed'],
    ['slower', 0.004, [0.0001, 0.008], 'failed'],
    ['slower', 0.004, [0, 0.008], 'not proven'],
    ['slower', -0.02, [-0.03, -0.01], 'passed'],
  ] as const)('%s at %f with %j: %s', (condition, change, interval, outcome) => {
    expect(judged(condition, withChange(change, interval)).outcome).toBe(outcome);
  });

  test('says its figures', () => {
    for (const limit of ['2', '2.5', '14.3']) {
      const { reason } = judged(`slower > ${limit}%`, withChange(0.031, [0.024, 0.038]));
      for (const figure of ['+3.1 %', '+2.4 %', '+3.8 %', ` ${limit} %`]) expect(reason).toContain(figure);
    }
  });
});

describe('memory and latency', () => {
  test('of the server under load count, whatever benchmarks took', () => {
    const report = withRows(
      row('peak-B', 'render.BenchmarkPage-2', 0.5, [0.4, 0.6]),
      row('peak-B', 'load', 0.02, [0.01, 0.03]),
    );
    expect(judged('memory > 10%', report)).toMatchObject({
      outcome: 'passed',
      reason: expect.stringMatching(/\+2\.0 %.*\+1\.0 %.*\+3\.0 %/),
    });
    expect(judged('memory > 1%', report).outcome).toBe('not proven');
    expect(judged('memory > 0.5%', report).outcome).toBe('failed');
  });

  test('without such rows, none of them is measured', () => {
    expect(judged('memory > 1%', withRows())).toMatchObject({ outcome: 'not measured' });
    expect(judged('latency > 1%', bare)).toMatchObject({ outcome: 'not measured' });
  });

  test('of several rows nothing is proven by too few rounds for an interval of all', () => {
    const one = (name: string) => ({ ...row('peak-B', name, 0.5, [0.4, 0.6]), pairs: 6 });
    expect(judged('memory > 1%', withRows(one('a'), one('b')))).toMatchObject({
      outcome: 'not proven',
      reason: expect.stringMatching(/\ba\b.*\+50\.00 %.*\b6 pairs\b.*\b2 rows\b.*\bb\.$/),
    });
  });
});

test('held-out rows are never judged, and a condition that names only these says so', () => {
  const load = { ...row('cpu-sec/request', 'held-out load', 0.5, [0.4, 0.6]), decisive: true };
  const peak = row('peak-B', 'held-out load', 0.5, [0.4, 0.6]);
  const heldOut = { comparison: { ...comparison, measurements: [load, peak] } };
  const report: Report = { ...withChange(0, [-0.001, 0.001]), heldOut };
  expect(judged('slower', report).outcome).toBe('not proven');
  expect(judged('slower(held-out*) > 1%', report)).toMatchObject({
    outcome: 'not measured',
    reason: expect.stringMatching(/^Only held-out rows match `held-out\*`/),
  });
});

describe('single rows', () => {
  /** Twenty rounds around a true change, and what the row alone says. */
  const noisy = (name: string, change: number, unit = 'cpu-sec/op') => ({
    ...row(unit, name, change, [change - 0.004, change + 0.004]),
    decisive: unit === 'cpu-sec/op',
    logRatios: Array.from({ length: 20 }, (_, at) => Math.log1p(change) + (at - 9.5) / 2000),
  });
  const rows = [
    noisy('proxy.BenchmarkTCPEcho', 0.03),
    noisy('proxy.BenchmarkTCPEcho', 0.5, 'sec/op'),
    noisy('proxy.BenchmarkTCPCopy/large', -0.02),
    noisy('proxy.BenchmarkUDP', 0.08),
  ];
  const report: Report = { ...bare, comparison: { ...comparison, measurements: rows } };

  test.each([
    ['slower(BenchmarkTCP*) > 1%', 'failed', /proxy\.BenchmarkTCPEcho .*\+3\.00 %/],
    ['slower(BenchmarkTCP*) > 4%', 'passed', /BenchmarkTCPEcho .*proxy\.BenchmarkTCPCopy\/large\.$/],
    ['slower(proxy.*) > 4%', 'failed', /BenchmarkUDP .*\b2 other rows/],
    ['slower(BenchmarkTCPCopy*)', 'passed', /proxy\.BenchmarkTCPCopy\/large .*−2\.00 %/],
    ['slower(*) > 2.9%', 'failed', /BenchmarkUDP/],
    ['slower(BenchmarkTLS*) > 1%', 'not measured', /`BenchmarkTLS\*`.*proxy\.BenchmarkTCPEcho, /],
    ['memory(BenchmarkTCP*) > 1%', 'not measured', /^No row that matches `BenchmarkTCP\*` has a peak memory/],
    ['latency(BenchmarkTCP*) > 1%', 'not measured', /^No row that matches `BenchmarkTCP\*` has a latency/],
  ] as const)('%s: %s', (condition, outcome, reason) => {
    expect(judged(condition, report)).toMatchObject({ outcome, reason: expect.stringMatching(reason) });
  });
});

test('a condition on a row that failed in a late round says so', () => {
  const late = { ...row('cpu-sec/op', 'render.BenchmarkLate-2', 0.05, [0.04, 0.06]), decisive: false };
  const inRounds = withRows({ ...late, logRatios: [0.05, 0.04, 0.05, 0.06, 0.05, 0.05, 0.05] });
  expect(judged('slower(BenchmarkLate*) > 2%', inRounds)).toMatchObject({
    outcome: 'not measured',
    reason: expect.stringMatching(/failed or were left out .*: render\.BenchmarkLate-2 after 7 rounds\.$/),
  });
  // A result document holds no rounds.
  expect(judged('slower(BenchmarkLate*) > 2%', withRows(late)).reason).toMatch(/after 20 pairs of runs\.$/);
  const memory = withRows(row('peak-B', 'render.BenchmarkLate-2', 0, [0, 0]));
  expect(judged('slower(BenchmarkLate*) > 2%', memory).reason).toMatch(/has CPU time/);
});

describe('size and frames are exact', () => {
  const sized = (baseline: number, candidate: number): Report => ({
    ...bare,
    compiler: { ...compiler, size: { baseline, candidate } },
  });

  test('the size of the binary', () => {
    expect(judged('size > 5%', sized(1_000_000, 1_050_001))).toEqual({
      condition: 'size > 5%',
      outcome: 'failed',
      reason: expect.stringMatching(/\+5\.00 %.*976\.6 KiB.*1\.00 MiB.* 5 %/),
    });
    expect(judged('size > 5%', sized(1_000_000, 1_050_000)).outcome).toBe('passed');
    expect(judged('size > 5%', bare).outcome).toBe('not measured');
    expect(judged('size > 5%', sized(0, 1)).outcome).toBe('not measured');
  });

  test('frames on the stacks of the profile say more than all frames of the binary', () => {
    const frames = {
      ...compiler.frames,
      baselineBytes: 1_192_456,
      candidateBytes: 1_202_000,
      onStacks: undefined,
    };
    const all: Report = { ...bare, compiler: { ...compiler, frames } };
    expect(judged('frames > 20%', all)).toMatchObject({
      outcome: 'passed',
      reason: expect.stringMatching(/[\d,]+ functions.*\+0\.80 %/),
    });
    const stacks: Report = {
      ...bare,
      compiler: { ...compiler, frames: { ...frames, onStacks: { baseline: 1665, candidate: 2445 } } },
    };
    expect(judged('frames > 20%', stacks)).toEqual({
      condition: 'frames > 20%',
      outcome: 'failed',
      reason: expect.stringMatching(/\+46\.85 %.*1\.63 KiB.*2\.39 KiB.* 20 %/),
    });
    expect(judged('frames > 20%', bare).outcome).toBe('not measured');
  });
});

describe('a run', () => {
  const slow: Partial<Report> = { comparison: { ...comparison, change: 0.031, interval: [0.024, 0.038] } };

  async function applied(failOn: string, report: Partial<Report>) {
    await using folder = await temporaryFolder();
    const {
      run,
      report: told,
      job,
      shown,
    } = await jobIn(folder.path, {
      settings: failOn === '' ? {} : { 'fail-on': failOn },
      report,
    });
    told.add(gateResults(told.value, run.config));
    return { job, shown };
  }

  test('judges a row whose name contains a comma, also if the conditions are a text', async () => {
    const [first] = comparison.measurements;
    if (first === undefined) throw new Error('the sample has no row');
    const measurements = [{ ...first, name: 'kv.BenchmarkGet/n=1,k=(2,3)-8' }];
    const { job, shown } = await applied(
      'slower(BenchmarkGet/n=1,k=(2,3)-8) > 2%, slower > 5%\nslower(*n=1,*) > 3%',
      { comparison: { ...slow.comparison, measurements } as Report['comparison'] },
    );
    expect(shown).toEqual([]);
    expect(job.report.gates).toMatchObject([
      { condition: 'slower(BenchmarkGet/n=1,k=(2,3)-8) > 2%', outcome: 'passed' },
      { condition: 'slower > 5%', outcome: 'passed' },
      { condition: 'slower(*n=1,*) > 3%', outcome: 'passed' },
    ]);
  });

  test('says which gates guard nothing, and does not fail by them', async () => {
    const { job, shown } = await applied('frames > 5%, slower > 5%', slow);
    expect(job.report.gates?.map(({ outcome }) => outcome)).toEqual(['not measured', 'passed']);
    expect(shown).toEqual([
      {
        severity: 'warning',
        message: expect.stringMatching(/`frames > 5%`.*`evidence: compiler`/),
        fix: expect.any(String),
      },
    ]);
    sentences.add(...shown);
    expect(job.report.findings).toEqual(shown);
    expect(failureOfGates(job.report.gates ?? [])).toBeUndefined();
  });
});

sentences.compare();
