import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../__tests__/harness/temporary.ts';
import type { Comparison } from '../src/compare/experiment/verdict.ts';
import { runTool } from '../src/system/exec.ts';
import { succeed } from './measure.ts';
import { shareWithInterval } from './verdicts/results.ts';

/**
 * How often a search calls a tuned profile better than the recorded one, although it is not. The program has only hot functions that the
 * compiler never inlines, with or without a profile, so every contender of a search compiles to the same code. Each run is a `compare`
 * as a user would run it: it measures, searches, and measures the winner of the search in fresh rounds.
 *
 *     node bench/searches.ts --runs 40            # 40 searches; at most 5 % may propose a tuned profile
 *     node bench/searches.ts --runs 0             # the counts of all results so far
 *
 * Each run is appended to `--results`, by default searches.jsonl; the same command continues an interrupted experiment.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '40' },
    budget: { type: 'string', default: '30' },
    tune: { type: 'string', default: '90' },
    results: { type: 'string', default: 'searches.jsonl' },
  },
});

/** One search, one line of the results file. */
interface SearchResult {
  /** Whether fresh rounds were run, because a contender looked better than the recorded profile in the search. */
  readonly ran: boolean;
  /** Whether the program was called faster with the winner than with the recorded profile. */
  readonly better: boolean;
  readonly change: number | undefined;
  readonly interval: readonly [number, number] | undefined;
  readonly rounds: number | undefined;
}

const BENCHMARK = `package main

import "testing"

var sink uint64

func BenchmarkWork(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += work(uint64(i))
	}
}
`;

const done = (await results()).length;
if (done < Number(values.runs)) {
  await using scratch = await temporaryFolder();
  // The profile is recorded once, so that Go's cache has the standard library for it.
  await recordProfile(scratch.path);
  for (let run = done; run < Number(values.runs); run++) {
    const result = await search(scratch.path);
    await appendFile(values.results, `${JSON.stringify(result)}\n`);
    console.log(`${run + 1}: ${JSON.stringify(result)}`);
  }
}
const all = await results();
const ran = all.filter((one) => one.ran);
const better = all.filter((one) => one.better);
console.log(
  `${all.length} searches, ${ran.length} with fresh rounds, ${better.length} called better: ${shareWithInterval(better.length, all.length)}`,
);

async function results(): Promise<SearchResult[]> {
  const text = await readFile(values.results, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SearchResult);
}

/** Writes the program and records its profile as `new.pprof`. */
async function recordProfile(folder: string): Promise<void> {
  await writeFile(join(folder, 'go.mod'), 'module example.com/searched\n\ngo 1.24\n');
  await writeFile(join(folder, 'main.go'), programSource());
  await writeFile(join(folder, 'main_test.go'), BENCHMARK);
  const record = ['-test.run=^$', '-test.bench=.', '-test.benchtime=3s', '-test.cpuprofile=new.pprof'];
  await succeed(folder, ['go', 'test', '-c', '-o', 'record.test', '.']);
  await succeed(folder, ['./record.test', ...record]);
  // The first build with a profile compiles the standard library, which would take a large part of a small budget.
  await succeed(folder, ['go', 'test', '-c', '-pgo=new.pprof', '-o', 'record.test', '.']);
}

/** Makes a program that was never built before, and lets `compare` search for a profile that is better than the recorded one. */
async function search(folder: string): Promise<SearchResult> {
  await writeFile(join(folder, 'main.go'), programSource());
  const cli = join(import.meta.dirname, '..', 'src', 'cli.ts');
  const sides = ['--baseline', 'off', '--candidate', 'new.pprof'];
  const how = ['--budget', `${values.budget}s`, '--tune', `${values.tune}s`];
  const output = ['--output-directory', join(folder, 'out')];
  const ended = await runTool([process.execPath, cli, 'compare', '--json', ...sides, ...how, ...output], {
    cwd: folder,
  });
  const document: { comparison?: Comparison; error?: { message: string } } = JSON.parse(
    ended.stdout.toString(),
  );
  if (document.comparison === undefined) throw new Error(document.error?.message ?? ended.stderr);
  const row = document.comparison.contenders?.find(
    ({ name, against }) => name === 'tuned' && against === 'recorded',
  );
  return {
    ran: row !== undefined,
    better: document.comparison.proposed === 'tuned',
    change: row?.change,
    interval: row?.interval,
    rounds: document.comparison.rounds,
  };
}

/**
 * A program with eight hot functions. Four may never be inlined, and four are larger than even a hot function may be. The profile lists
 * their calls, so a search leaves some of them out: the light calls, and the calls of large functions.
 */
function programSource(): string {
  const seed = Math.floor(Math.random() * 1e9);
  const small = Array.from(
    { length: 4 },
    (_, at) =>
      `//go:noinline\nfunc small${at}(x uint64) uint64 {\n\tfor i := 0; i < ${40 * 2 ** at}; i++ {\n\t\tx = x*6364136223846793005 + ${at + 1}\n\t}\n\treturn x\n}\n`,
  );
  // The compiler counts a few nodes for each line, and inlines no function with more than 2,000.
  const lines = (at: number) =>
    Array.from({ length: 500 }, (_, line) => `\tx = x*${2 * (at + line) + 3} + x>>${(line % 60) + 1}`).join(
      '\n',
    );
  const large = Array.from(
    { length: 4 },
    (_, at) => `func large${at}(x uint64) uint64 {\n${lines(at)}\n\treturn x\n}\n`,
  );
  const calls = [...small.keys()].flatMap((at) => [`\tx = small${at}(x)`, `\tx = large${at}(x)`]).join('\n');
  return `package main\n\n${small.join('\n')}\n${large.join('\n')}\nfunc work(x uint64) uint64 {\n${calls}\n\treturn x\n}\n\nfunc main() {\n\tprintln(work(${seed}))\n}\n`;
}
