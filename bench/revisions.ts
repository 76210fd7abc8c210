import { appendFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../__tests__/harness/temporary.ts';
import type { Comparison } from '../src/compare/experiment/verdict.ts';
import { runTool } from '../src/system/exec.ts';
import { succeed } from './measure.ts';
import { ITEMS, unusedSource } from './verdicts/builds.ts';
import { type RunResult, runResults, table } from './verdicts/results.ts';

/**
 * How often `compare --baseline ref:… --candidate ref:…` is wrong, on a library without a program. Each run makes two new commits whose
 * code differs in an unused string, or in a known share of work, and compares them as a user would, with the command line.
 *
 *     node bench/revisions.ts --runs 40                  # the same code: at most two alarms
 *     node bench/revisions.ts --runs 20 --slowdown 2     # a planted 2 % is found
 *     node bench/revisions.ts --runs 20 --slowdown 5
 *     node bench/revisions.ts --runs 0                   # the table of all results so far
 *
 * The machine should be quiet. Each run is appended to `--results`, by default revisions.jsonl; the same command continues an
 * interrupted experiment.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '40' },
    budget: { type: 'string', default: '300' },
    slowdown: { type: 'string', default: '0' },
    results: { type: 'string', default: 'revisions.jsonl' },
  },
});
const kind = { budget: Number(values.budget), slowdown: Number(values.slowdown) / 100, load: false };
const done = (await runResults(values.results)).filter(
  (one) => one.budget === kind.budget && one.slowdown === kind.slowdown,
).length;

for (let run = done; run < Number(values.runs); run++) {
  await using scratch = await temporaryFolder();
  const result = await compareTwoCommits(scratch.path);
  const { verdict, change, interval, rounds, ended, seconds } = result;
  const shown: RunResult = { ...kind, verdict, change, interval, ended, rounds, seconds };
  await appendFile(values.results, `${JSON.stringify(shown)}\n`);
  const percent = ((change ?? Number.NaN) * 100).toFixed(2);
  console.log(`${kind.budget} s, ${values.slowdown} %: ${verdict}, ${percent} %, ${Math.round(seconds)} s`);
}
console.log(table(await runResults(values.results)));

/** Makes a repository with a tag `before` and a tag `after`, and compares them. */
async function compareTwoCommits(folder: string): Promise<Comparison> {
  const git = (...args: string[]) => {
    const settings = ['user.name=Gopher', 'user.email=gopher@example.com', 'commit.gpgSign=false'];
    return succeed(folder, ['git', ...settings.flatMap((one) => ['-c', one]), ...args]);
  };
  await cp(join(import.meta.dirname, 'verdicts', 'work'), folder, { recursive: true });
  await writeFile(join(folder, 'go.mod'), 'module example.com/work\n\ngo 1.21\n');
  await git('init', '--quiet');
  for (const [tag, items] of [
    ['before', ITEMS],
    ['after', Math.round(ITEMS * (1 + kind.slowdown))],
  ] as const) {
    await writeFile(join(folder, 'unused_test.go'), unusedSource(items));
    await git('add', '--all');
    await git('commit', '--quiet', '--message', tag);
    await git('tag', tag);
  }
  const cli = join(import.meta.dirname, '..', 'src', 'cli.ts');
  const sides = ['--baseline', 'ref:before', '--candidate', 'ref:after'];
  const how = [
    '--budget',
    `${kind.budget}s`,
    '--set',
    'evidence=none',
    '--output-directory',
    join(folder, 'out'),
  ];
  const ended = await runTool([process.execPath, cli, 'compare', '--json', ...sides, ...how], {
    cwd: folder,
  });
  const document: { comparison?: Comparison; error?: { message: string } } = JSON.parse(
    ended.stdout.toString(),
  );
  if (document.comparison !== undefined) return document.comparison;
  throw new Error(document.error?.message ?? ended.stderr);
}
