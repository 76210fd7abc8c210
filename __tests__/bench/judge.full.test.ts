import { expect, test } from 'vitest';
import { runRounds } from '../../bench/judge/rounds.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';

test('all builds run in the same rounds, and a benchmark that fails is an error', async () => {
  await using module = await temporaryFolder();
  const benchmark = (name: string, body: string) =>
    `package ${name}\n\nimport "testing"\n\nfunc BenchmarkWork(b *testing.B) {\n\t${body}\n}\n`;
  await writeFiles(module.path, {
    'go.mod': 'module example.com/judged\n\ngo 1.24\n',
    'one/one_test.go': benchmark('one', 'for b.Loop() {\n\t}'),
    'two/two_test.go': benchmark('two', 'for b.Loop() {\n\t}'),
    'failing/failing_test.go': benchmark('failing', 'b.Fatal("no such shelf")'),
  });
  const suite = {
    folder: module.path,
    packages: ['./one', './two'],
    benchmarks: 'Work',
    builds: { off: 'off', recorded: 'off' },
    seconds: 1,
  };

  const { results, rounds, benchtime } = await runRounds(suite);
  expect(Object.keys(results)).toEqual(['off', 'recorded']);
  expect(rounds).toBeGreaterThanOrEqual(6);
  expect(benchtime).toBeGreaterThan(0);
  for (const { wholes, printed } of Object.values(results)) {
    expect(wholes).toHaveLength(rounds);
    expect(printed.match(/^pkg: example.com\/judged\/(one|two)$/gm)).toHaveLength(2 * rounds);
  }

  await expect(runRounds({ ...suite, packages: ['./failing'] })).rejects.toThrow('no such shelf');
});
