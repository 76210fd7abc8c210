import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { headline } from '../../src/report/headline.ts';
import { outputsOf } from '../../src/report/outputs.ts';
import type { Report, TargetReport } from '../../src/report/report.ts';
import { faster, inconclusive, keep, noDifference, slower, unmeasured, usage } from './samples.ts';
import { evidence } from './samples-evidence.ts';
import { noTargets, threeTargets } from './samples-targets.ts';

it('says change and verdict, and the worst of the conditions', () => {
  const outputs = outputsOf(evidence, { result: 'out/result.json' });
  expect(outputs).toMatchObject({ verdict: 'faster', change: '-0.0256', gates: 'failed' });
  expect(outputs['result']).toBe('out/result.json');
  const gates = evidence.gates?.filter(({ outcome }) => outcome !== 'failed') ?? [];
  expect(outputsOf({ ...evidence, gates }, {})['gates']).toBe('not proven');
  expect(outputsOf(faster, {})).not.toHaveProperty('gates');
  expect(outputsOf(usage, {})).toEqual({});
});

it('has no output that action.yml does not list', () => {
  const { outputs } = parse(readFileSync('action.yml', 'utf8')) as { outputs: Record<string, unknown> };
  expect(Object.keys(outputs)).toEqual(
    expect.arrayContaining(Object.keys(outputsOf(evidence, { result: 'r', report: 'h' }))),
  );
});

it('names the targets, and those that changed', () => {
  const outputs = outputsOf(threeTargets, { result: 'out/result.json', report: 'out/report.html' });
  expect(outputs).toEqual({
    targets: '["api","web","billing"]',
    'changed-targets': '["api"]',
    decision: 'update',
    verdict: 'faster',
    report: 'out/report.html',
    result: 'out/result.json',
    'pull-request-number': '42',
    'pull-request-url': 'https://github.com/example/shop/pull/42',
    'pull-request-operation': 'created',
  });
  expect(outputsOf(noTargets, {})).toEqual({ targets: '[]', 'changed-targets': '[]' });
  expect(outputsOf({ ...keep, target: 'web' }, {})).toMatchObject({
    targets: '["web"]',
    'changed-targets': '[]',
    decision: 'keep',
    overlap: '0.964',
  });
  expect(outputsOf(keep, {})).not.toHaveProperty('targets');
});

const several = (...reports: readonly Report[]): Report => ({
  command: 'refresh',
  findings: [],
  targets: reports.map((report, i): TargetReport => ({ ...report, target: `t${i}` })),
});

it.each([
  ['slower', [faster, slower, inconclusive]],
  ['inconclusive', [faster, inconclusive, noDifference]],
  ['faster', [noDifference, faster, unmeasured, keep]],
  ['no difference', [noDifference, unmeasured]],
  ['not measured', [unmeasured, keep]],
  [undefined, [keep, keep]],
])('says %s of several targets only where that is so', (verdict, reports) => {
  expect(outputsOf(several(...reports), {})['verdict']).toBe(verdict);
});

it.each([
  ['Slower: 1 of 3 targets', [faster, slower, inconclusive]],
  ['Inconclusive: 1 of 3 targets', [faster, inconclusive, noDifference]],
  ['Faster: 1 of 2 targets', [noDifference, faster]],
] as const)('has the title %s for the same verdict', (title, reports) => {
  const report: Report = { ...several(...reports), command: 'compare' };
  expect(headline(report).title).toBe(title);
  expect(title.toLowerCase()).toMatch(new RegExp(`^${outputsOf(report, {})['verdict']}:`));
});
