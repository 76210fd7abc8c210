import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../__tests__/harness/temporary.ts';
import { compareBinaries } from '../src/compare/compare-binaries.ts';
import { busyProcess, makeBuilder } from './verdicts/builds.ts';
import { type RunResult, runResults, table } from './verdicts/results.ts';

/**
 * How often a verdict is wrong: builds that differ in an unused string, or in a known share of work, measured again and again.
 *
 *     node bench/verdicts.ts --load --runs 200 --budget 12                # no difference
 *     node bench/verdicts.ts --load --runs 20 --budget 300 --slowdown 2
 *     node bench/verdicts.ts --runs 200 --budget 12 --others 1            # three contenders in the same rounds
 *     node bench/verdicts.ts --runs 0                                     # the table of all results so far
 *
 * Each run is appended to `--results`, by default verdicts.jsonl; the same command continues an interrupted experiment.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    budget: { type: 'string', default: '60' },
    slowdown: { type: 'string', default: '0' },
    load: { type: 'boolean', default: false },
    others: { type: 'string', default: '0' },
    results: { type: 'string', default: 'verdicts.jsonl' },
  },
});
const kind = {
  budget: Number(values.budget),
  slowdown: Number(values.slowdown) / 100,
  load: values.load,
  others: Number(values.others),
};
const done = (await runResults(values.results)).filter(
  (one) =>
    one.budget === kind.budget &&
    one.slowdown === kind.slowdown &&
    one.load === kind.load &&
    (one.others ?? 0) === kind.others,
).length;
if (done < Number(values.runs)) {
  await using scratch = await temporaryFolder();
  const build = await makeBuilder(scratch.path);
  await using _ = kind.load ? await busyProcess(scratch.path) : undefined;
  for (let run = done; run < Number(values.runs); run++) {
    const { go, contenders } = await build(kind.slowdown, kind.others);
    const { comparison } = await compareBinaries({
      contenders: Object.keys(contenders),
      benchmarks: {
        go,
        contenders,
        flags: [],
        packages: [],
        benchmarks: '.',
        scratch: join(scratch.path, 'compare'),
      },
      budgetSeconds: kind.budget,
      precision: 0.005,
      equivalence: 0.01,
      outputDirectory: join(scratch.path, `out-${run}`),
    });
    const { verdict, change, interval, rounds, ended, seconds } = comparison;
    const differences = (comparison.contenders ?? []).filter(
      ({ name, against }) => name !== 'candidate' || against !== 'baseline',
    );
    const others = differences.filter(({ verdict }) => verdict === 'faster' || verdict === 'slower');
    const result: RunResult = {
      ...kind,
      verdict,
      change,
      interval,
      ended,
      rounds,
      seconds,
      otherDifferences: differences.length > 0 ? [others.length, differences.length] : undefined,
    };
    await appendFile(values.results, `${JSON.stringify(result)}\n`);
    const shown = `${((change ?? Number.NaN) * 100).toFixed(2)} %, ${Math.round(seconds)} s`;
    console.log(`${kind.budget} s, ${values.slowdown} %: ${verdict}, ${shown}`);
  }
}
console.log(table(await runResults(values.results)));
