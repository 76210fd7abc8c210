import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { outputsOf } from '../src/outputs.ts';
import { faster, usage } from './report/samples.ts';
import { evidence } from './report/samples-evidence.ts';

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
