import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '../compare/compare-binaries.ts';
import { rowsOfVerdict } from '../compare/experiment/verdict.ts';
import { goOutput } from '../golang/go.ts';
import type { Report } from '../report/report.ts';
import { type Finding, note, warning } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import { changeWithInterval, count } from '../system/format.ts';
import { listInWords } from '../system/text.ts';
import { findCulprits } from '../tune/culprits.ts';
import { golangIssue, type ReportedChange } from '../tune/golang-issue.ts';
import { describeCalls, type LeftOutCall } from '../tune/left-out.ts';
import { searchContender } from '../tune/search.ts';
import type { Contender } from '../tune/tune.ts';
import type { Pairing } from './explain.ts';
import { Heats, type MadeContender, type RecordedProfile } from './heats.ts';

/**
 * `tune: culprits`: finds the few calls of the recorded profile that make the program slower, and changes nothing else. A search finds
 * calls that together do it, halving (tune/culprits.ts) finds the few among them, and fresh rounds give the figures. If the program as a
 * whole is not slower, the worst benchmark that is proven slower is looked into. The output folder gets a report for Go's issue tracker
 * (`golang-issue.md`), the recorded profile, and the one without the culprits.
 */

/** What is looked into. */
export interface CulpritSearch {
  readonly pairing: Pairing;
  readonly recorded: RecordedProfile;
  readonly contenders: readonly Contender[];
  /** The report so far. */
  readonly report: Report;
  /** The time for all of it. */
  readonly milliseconds: number;
}

/** The shares of the time for the search and for halving. The rest is for the fresh rounds. */
const [SEARCHING, HALVING] = [0.35, 0.4];
const MOST_CONTENDERS_TRIED = 8;

/** Finds the culprits and writes the report about them. @returns findings that name the calls and the file. */
export async function reportCulprits(
  search: CulpritSearch,
): Promise<{ readonly findings: readonly Finding[] }> {
  const { pairing, recorded, contenders, report, milliseconds } = search;
  const { run } = pairing;
  const row = slowRow(report);
  if (row === undefined) return { findings: [note(NOT_SLOWER)] };
  const deadline = performance.now() + milliseconds;
  const heats = new Heats(pairing, recorded, row.name);
  const now = () => performance.now();
  const progress = (line: string) => run.host.progress(line);
  const runHeat = heats.run.bind(heats);
  const { winner, tried } = await searchContender({
    contenders,
    most: MOST_CONTENDERS_TRIED,
    milliseconds: milliseconds * SEARCHING,
    now,
    runHeat,
    progress,
  });
  const ran = tried.some(({ change }) => change !== undefined);
  if (winner === undefined)
    return {
      findings: [...heats.findings, ran ? note(NONE_HELPED) : note(TOO_LITTLE, MORE_TIME_FOR_CULPRITS)],
    };
  const leftOut = await findCulprits({
    suspects: winner.leftOut,
    milliseconds: milliseconds * HALVING,
    now,
    runHeat,
    progress,
  });
  const made = await heats.make({ name: 'culprits', leftOut });
  if (made === undefined) return { findings: heats.findings };
  run.host.progress(`Fresh rounds without ${count(leftOut.length, 'call')}`);
  const { comparison, alternatives = {} } = await heats.prove(made, deadline);
  const figures = {
    recorded: changeOfRow(comparison, row.name),
    without: changeOfRow(alternatives['tuned']?.comparison, row.name),
  };
  await writeIssue(search, made, figures);
  return { findings: [culpritsInWords(made.leftOut, figures)] };
}

const NOT_SLOWER =
  'The program is not proven to be slower with the recorded profile, as a whole or in a benchmark, so there are no culprits to find.';
const NONE_HELPED =
  'The program did not look faster without any of the calls that were tried, so no culprits were found.';
const TOO_LITTLE = 'No culprits were found, because no contender ran often enough in the time.';
const MORE_TIME_FOR_CULPRITS = 'Give the search more time, such as `tune: culprits 30m`.';

/** What is proven slower: the program as a whole, which has no name, or else the worst row. */
function slowRow({ comparison }: Report): { readonly name: string | undefined } | undefined {
  if (comparison?.verdict === 'slower') return { name: undefined };
  const rows = (comparison?.measurements ?? []).filter(({ provenSlower }) => provenSlower);
  const [worst] = rows.toSorted((a, b) => b.change - a.change);
  return worst && { name: worst.name };
}

/** The change of the candidate over all rows, or of one row. */
function changeOfRow(
  comparison: Outcome['comparison'] | undefined,
  name: string | undefined,
): ReportedChange | undefined {
  if (comparison === undefined) return undefined;
  const { change, interval } =
    name === undefined ? comparison : (rowsOfVerdict(comparison).find((row) => row.name === name) ?? {});
  return change === undefined || interval === undefined ? undefined : { change, interval };
}

/** The figures of the fresh rounds, against no profile. */
interface CulpritFigures {
  readonly recorded: ReportedChange | undefined;
  readonly without: ReportedChange | undefined;
}

function culpritsInWords(leftOut: readonly LeftOutCall[], { recorded, without }: CulpritFigures): Finding {
  const calls = describeCalls(leftOut).map(
    ({ caller, callee, reason }) => `${caller ?? 'all callers'} → ${callee} (${reason})`,
  );
  const shown = (change: ReportedChange | undefined) => {
    if (change === undefined) return 'not measured';
    const { change: percent, interval } = changeWithInterval(change.change, change.interval);
    return `${percent} (95 % interval ${interval})`;
  };
  const isSolved = without !== undefined && without.interval[0] <= 0;
  const found = isSolved ? 'make the difference' : 'are a part of the difference';
  const message = `These calls of the profile ${found}: ${listInWords(calls)}. Against no profile, the program takes ${shown(recorded)} CPU time with them, and ${shown(without)} without them.`;
  const fix =
    'To leave them out of the next profile, name them in `exclude`, or set `tune: auto`. `golang-issue.md` in the output folder can be filed with golang/go.';
  return warning(message, fix);
}

/** Writes the report for Go's issue tracker and the two profiles that it names into the output folder. */
async function writeIssue(
  { pairing, recorded, report }: CulpritSearch,
  { bytes, leftOut }: MadeContender,
  figures: CulpritFigures,
): Promise<void> {
  const { run, program } = pairing;
  const { go, main } = program;
  const [os, arch] = (await goOutput(['env', 'GOOS', 'GOARCH'], go.context)).trim().split(/\s+/);
  const rows = report.comparison === undefined ? [] : rowsOfVerdict(report.comparison);
  const text = golangIssue({
    go: `${go.version} ${os}/${arch}`,
    program: main.importPath,
    measured: rows.map(({ name }) => name),
    commands: commandsToRepeat(run.config.benchmarks, main.importPath),
    ...figures,
    culprits: describeCalls(leftOut),
    reasons: (report.compiler?.reasons ?? []).flatMap(({ kind, message }) =>
      kind === 'frame' ? [] : [message],
    ),
  });
  const file = (name: string) => join(run.outputDirectory, name);
  await copyFile(recorded.path, file('recorded.pgo'));
  await replaceFile(file('without-culprits.pgo'), bytes);
  await replaceFile(file('golang-issue.md'), Buffer.from(text));
}

/** The commands that measure the program by hand, as far as Go's own tools can. */
function commandsToRepeat(benchmarks: string | undefined, importPath: string): readonly string[] {
  const profiles = ['off', '$PWD/recorded.pgo', '$PWD/without-culprits.pgo'];
  if (benchmarks === undefined)
    return profiles.map((profile, at) => `go build -pgo=${profile} -o program-${at} ${importPath}`);
  const quoted = `'${benchmarks.replaceAll("'", "'\\''")}'`;
  const runs = profiles.map(
    (profile, at) => `go test -pgo=${profile} -run '^$' -bench ${quoted} -count 10 ./... > ${at}.txt`,
  );
  return [...runs, 'benchstat 0.txt 1.txt 2.txt'];
}
