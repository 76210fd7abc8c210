import { deepStrictEqual } from 'node:assert/strict';
import {
  alternatives,
  configurationLines,
  costLine,
  exactPattern,
  metricOf,
  parseResults,
  plainNames,
  printedLine,
} from '../../src/compare/bench-format.ts';
import { must, type Target } from '../engine/target.ts';

const OUTPUT = `goos: linux
pkg: example.com/m
BenchmarkPage/long-2         	     100	    123.4 ns/op	  12.5 MB/s	  16 B/op	       2 allocs/op
BenchmarkEmpty
BenchmarkEmpty-2  	1000	1e3 ns/op
BenchmarkOdd  hello
   10	  5 ns/op
PASS
`;

/** What is printed of a result is read again as the same. */
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
    for (const [printed, plain] of plainNames(text))
      must(printed.startsWith(plain), () => `${printed} of ${plain}`);
    must(
      configurationLines(text).every((line) => !line.includes('\n')),
      () => 'a line with a line break',
    );
  },
};

/** What matches one name matches no other: Go's own reading of it, in the terms of JavaScript. */
const pattern: Target = {
  name: 'bench-pattern',
  shape: 'text',
  maxLength: 1024,
  seeds: () => ['^BenchmarkA$|B/[a|b]/(x|y)', 'a/b\\/c', '[]a]/x', 'BenchmarkX/a.b#01'],
  run(input) {
    const text = input.toString();
    const all = alternatives(text);
    must(all.map((levels) => levels.join('/')).join('|') === text, () => JSON.stringify(all));
    const elements = exactPattern(text).split('/');
    text.split('/').forEach((name, level) => {
      const element = new RegExp(elements[level] ?? '', 'u');
      must(element.test(name) && !element.test(`${name}x`), () => `${element} for ${JSON.stringify(name)}`);
    });
  },
};

export const targets = [results, pattern];
