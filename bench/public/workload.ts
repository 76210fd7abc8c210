import type { Program } from './programs.ts';

/**
 * Returns the options with which `go-pgo compare` measures a program of `public.yml` on its usual workload: the main package, the budget,
 * and the benchmarks or the load.
 * @throws Error if the program has no usual workload.
 */
export function workloadOptions(program: Program): readonly string[] {
  const { name, package: main = '.', packages = '', budget = '60s', usual, serve, ready } = program;
  if (usual === undefined) throw new Error(`${name} has no workload in bench/public.yml.`);
  const run = typeof usual === 'string' ? usual : usual.load;
  const settings = isLoad(program)
    ? { serve, ready, load: run, measure: 'load' }
    : { benchmarks: run, 'benchmark-packages': packages.replaceAll(' ', ',') };
  const set = Object.entries(settings).flatMap(([key, value]) =>
    value === undefined ? [] : ['--set', `${key}=${value}`],
  );
  return ['--package', main, '--budget', budget, ...set];
}

/** True if a server under load or a program that ends is measured, and not benchmarks. */
export function isLoad({ serve, usual }: Program): boolean {
  const run = typeof usual === 'string' ? usual : usual?.load;
  return serve !== undefined || run?.includes('PGO_BINARY') === true;
}
