import { deepStrictEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { understand } from '../../src/compare/workload/load-tools.ts';
import {
  begunBenchmarks,
  configurationLines,
  costLine,
  metricOf,
  parseResults,
  printedLine,
} from '../../src/compare/workload/test-binaries.ts';
import { must, type Target } from '../engine/fuzzer.ts';

const OUTPUT = `goos: linux
pkg: example.com/m
BenchmarkPage/long-2         	     100	    123.4 ns/op	  12.5 MB/s	  16 B/op	       2 allocs/op
BenchmarkEmpty
BenchmarkEmpty-2  	1000	1e3 ns/op
BenchmarkOdd  hello
   10	  5 ns/op
PASS
`;

/** A result that is printed and read again is the same. */
const results: Target = {
  name: 'bench-results',
  shape: 'text',
  maxLength: 16_384,
  seeds: () => [OUTPUT],
  run(input) {
    const text = input.toString();
    const found = parseResults(text);
    for (const one of found) {
      must(/^Benchmark\S*$/.test(one.name) && one.iterations >= 0, () => JSON.stringify(one));
      const [again, ...more] = parseResults([one.name, String(one.iterations), ...one.metrics].join('\t'));
      if (Number.isSafeInteger(one.iterations)) {
        must(more.length === 0, () => 'a result became several');
        deepStrictEqual(again, one);
      }
      must(
        !costLine(one, 1, 1).includes('\n') && !(printedLine(one) ?? '').includes('\n'),
        () => 'a line became several',
      );
      metricOf(one, 'ns/op');
    }
    for (const one of begunBenchmarks(text))
      must(one.text.startsWith(one.name), () => `${one.text} of ${one.name}`);
    must(
      configurationLines(text).every((line) => !line.includes('\n')),
      () => 'a line with a line break',
    );
  },
};

const recorded = join(import.meta.dirname, '../../__tests__/fixtures/load-output');

/** The output of a load tool, or of the server next to it: possible amounts, or nothing. */
const output: Target = {
  name: 'load-output',
  shape: 'text',
  maxLength: 65_536,
  seeds: () => readdirSync(recorded).map((file) => readFileSync(join(recorded, file))),
  run(input) {
    const text = input.toString();
    const said = understand(text, 10);
    if (said === undefined) return;
    const { done, failed = 0, throughput = 0, latencies } = said;
    must(Number.isFinite(done) && done > 0, () => `${done} done`);
    must(Number.isFinite(failed) && failed >= 0 && failed <= done, () => `${failed} of ${done} failed`);
    must(Number.isFinite(throughput) && throughput >= 0, () => `${throughput} a second`);
    must(
      Object.values(latencies).every((one) => Number.isFinite(one) && one >= 0),
      () => JSON.stringify(latencies),
    );
  },
};

export const targets = [results, output];
