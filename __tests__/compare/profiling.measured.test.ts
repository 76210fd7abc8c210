import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differenceOf, saveProfiles } from '../../src/compare/after/profiles.ts';
import { profileBenchmarks } from '../../src/compare/after/profiling.ts';
import { type BenchmarkOptions, prepareBenchmarks } from '../../src/compare/workload/benchmarks.ts';
import { buildTestBinaries } from '../../src/compare/workload/test-binaries.ts';
import type { BuildSide } from '../../src/golang/binaries.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { runTool } from '../../src/system/exec.ts';
import { goModule } from '../harness/go-modules.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';
import { top } from './pprof.ts';

/** The benchmarks of `go-programs/shop` with so much work and so large pages. */
async function testBinary(folder: string, work: number, page: number, name: string): Promise<BuildSide> {
  const sizes = `package shop\n\nconst work, page = ${work}, ${page}\n`;
  await writeFiles(folder, { ...goModule('shop'), 'size_test.go': sizes });
  const file = join(folder, `${name}.test`);
  const built = await runTool(['go', 'test', '-c', '-pgo=off', '-o', file, '.'], { cwd: folder });
  expect(built.exitCode, built.stderr).toBe(0);
  return { kind: 'binary', path: file, display: name };
}

async function profile(folder: string, contenders: BenchmarkOptions['contenders']) {
  const go = await goToolchain({ cwd: folder });
  const scratch = join(folder, 'scratch');
  const options = { go, flags: [], packages: ['./...'], benchmarks: '.', scratch, contenders };
  const built = await buildTestBinaries(options);
  const window = { deadline: performance.now() + 60_000, budgetSeconds: 60, buildSeconds: 0 };
  const groups = [{ benchmarks: '.', binaries: built.binaries, share: 1 }];
  const measured = await prepareBenchmarks(options, groups, window);
  return profileBenchmarks({ ...options, calibrated: measured.calibrated ?? [], milliseconds: 24_000 });
}

test('what takes longer and allocates more on one side is found, per operation', async () => {
  await using folder = await temporaryFolder();
  const baseline = await testBinary(folder.path, 40_000, 10_240, 'before');
  const candidate = await testBinary(folder.path, 120_000, 20_480, 'after');
  const { pairs, findings } = await profile(folder.path, { baseline, candidate });
  expect(findings).toEqual([]);
  expect(pairs.map(({ kind, workload, unit }) => [kind, workload, unit])).toEqual([
    ['cpu', 'benchmarks', 'cpu-sec/op'],
    ['alloc', 'benchmarks', 'B/op'],
  ]);
  const [cpu, alloc] = pairs.map((pair) => differenceOf(pair));

  const [slower] = cpu?.flat ?? [];
  expect(slower?.name).toBe('example.com/shop.burn');
  const ratio = (slower?.candidate.flat ?? 0) / (slower?.baseline.flat ?? 1);
  // Three times as much in the one benchmark, the same in the other, which is much smaller.
  expect(ratio).toBeGreaterThan(2);
  expect(ratio).toBeLessThan(4);
  expect(slower?.candidate.flat).toBeGreaterThan((slower?.baseline.flat ?? 0) + (slower?.chance?.flat ?? 0));
  // About as many as 6 s of CPU time have, 3 s for each benchmark, or, where others have most of the machine, a part of that.
  expect(cpu?.samples?.baseline).toBeGreaterThan(20);
  expect(cpu?.samples?.baseline).toBeLessThan(900);
  const steady = [...(cpu?.cumulative ?? [])].find(({ name }) => name === 'example.com/shop.steady');
  const moved = Math.abs((steady?.candidate.cumulative ?? 0) - (steady?.baseline.cumulative ?? 0));
  expect(moved).toBeLessThan(2 * (steady?.chance?.cumulative ?? Number.POSITIVE_INFINITY));

  // What each operation allocates, the 64 MiB of set-up not among it. The runtime's memory profile may be up to two
  // garbage collections old (runtime.MemProfile), so it may lack an allocation or two at the end of a run.
  const page = alloc?.flat[0];
  expect(page?.name).toBe('example.com/shop.newPage');
  expect(page?.baseline.flat).toBe(page?.baseline.cumulative);
  expect((page?.baseline.flat ?? 0) / 10_240).toBeCloseTo(1, 3);
  expect((page?.candidate.flat ?? 0) / 20_480).toBeCloseTo(1, 3);
  expect(alloc?.baseline).toBeGreaterThanOrEqual(page?.baseline.flat ?? Number.POSITIVE_INFINITY);
  expect(alloc?.baseline).toBeLessThan(11_000);
  expect(page?.chance).toBeUndefined();

  const [pair] = pairs;
  const files = pair && (await saveProfiles(pair, folder.path));
  expect(files?.baseline).toBe(join(folder.path, 'baseline.cpu.pprof'));
  const printed = await top('ns', [`-diff_base=${files?.baseline}`, files?.candidate ?? '']);
  const change = (slower?.candidate.flat ?? 0) - (slower?.baseline.flat ?? 0);
  expect(printed.get('example.com/shop.burn')?.[0]).toBe(Math.round(change * (pair?.works ?? 0) * 1e9));
});
