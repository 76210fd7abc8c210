import { expect, test } from 'vitest';
import type { Profile } from '../../src/profile/columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { type Judges, loadComment, TrainingSearch } from '../../src/profile/training.ts';
import { type Frame, profileOfStacks } from '../harness/profile-objects.ts';
import { compactToEdges } from '../harness/profiles.ts';

const judges: Judges = {
  modulePath: 'example.com/m',
  program: 'example.com/m/cmd/server',
  rows: ['codec.BenchmarkDecode/large-2', 'internal/render.BenchmarkPage-2', 'cmd/server.BenchmarkMain-2'],
};

const frame = (name: string): readonly Frame[] => [[name, 1, 2]];
const under = (samples: number, ...names: readonly string[]) => [samples, ...names.map(frame)] as const;
const benchmarked = (samples: number, name: string) =>
  under(samples, 'example.com/m/codec.decodeOne', 'example.com/m/codec.Decode', name, 'testing.(*B).runN');

function found(profiles: readonly Profile[], judgedBy = judges) {
  const search = new TrainingSearch(judgedBy);
  for (const profile of profiles) search.add(profile);
  return search.result();
}

test.each([
  ['a benchmark', 'example.com/m/codec.BenchmarkDecode', 'codec.BenchmarkDecode'],
  ['a closure of one', 'example.com/m/codec.BenchmarkDecode.func1', 'codec.BenchmarkDecode'],
  [
    'one of an external test package',
    'example.com/m/internal/render_test.BenchmarkPage',
    'internal/render.BenchmarkPage',
  ],
  ['one of package main', 'main.BenchmarkMain', 'cmd/server.BenchmarkMain'],
])('%s on the stacks recorded the profile that it judges', (_, name, row) => {
  const profile = profileOfStacks([
    benchmarked(30, name),
    under(10, 'example.com/m/codec.Decode', 'main.serve'),
  ]);
  expect(found([profile])).toEqual({ benchmarks: [row], share: 0.75, load: false });
});

test.each([
  ['a benchmark that judges nothing', 'example.com/m/codec.BenchmarkEncode'],
  ['a benchmark of the same name in another package', 'example.com/m/other/codec.BenchmarkDecode'],
  ['a method with the name of one', 'example.com/m/codec.BenchmarkDecode.Add'],
  ['production', 'example.com/m/codec.serve'],
])('%s does not', (_, name) => {
  expect(found([profileOfStacks([benchmarked(30, name)])])).toBeUndefined();
});

test('one stray profile among many is no training', () => {
  const stray = profileOfStacks([benchmarked(1, 'example.com/m/codec.BenchmarkDecode')]);
  const production = profileOfStacks([under(1_000, 'example.com/m/codec.Decode', 'main.serve')]);
  expect(found([stray, production])).toBeUndefined();
  expect(found([stray])).toMatchObject({ share: 1 });
});

test('call edges keep the benchmark, but not its share', () => {
  const whole = profileOfStacks([
    under(9, 'example.com/m/codec.Decode', 'example.com/m/codec.BenchmarkDecode', 'testing.(*B).runN'),
    benchmarked(9, 'example.com/m/codec.BenchmarkDecode'),
  ]);
  const committed = decodeProfile(Buffer.from(compactToEdges(whole)));
  expect(found([committed])).toEqual({
    benchmarks: ['codec.BenchmarkDecode'],
    share: undefined,
    load: false,
  });
});

test('a comment says under which load a profile was recorded', () => {
  const load = 'ab -q -n 20000 -c 8 http://127.0.0.1:$PORT/?key=secret';
  const whole = profileOfStacks([under(9, 'example.com/m/codec.Decode', 'main.serve')]);
  const bytes = compactToEdges(whole, undefined, { remarks: [loadComment(load)] });
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('secret');
  const profile = decodeProfile(Buffer.from(bytes));
  expect(found([profile], { ...judges, load })).toEqual({ benchmarks: [], share: undefined, load: true });
  expect(found([profile], { ...judges, load: `${load}&more` })).toBeUndefined();
  expect(found([profile])).toBeUndefined();
});
