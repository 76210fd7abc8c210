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
 * With `tune: culprits`, a run finds the few calls of the recorded profile that make the program slower. A run with `tune: culprits` only
 * reports these calls, and leaves the proposed profile unchanged. First, a search finds a list of calls without which the program looks
 * faster. Next, the list of calls is halved again and again (tune/culprits.ts) until only the culprits are left. Last, fresh rounds measure
 * the program with the culprits and without them. If the program as a whole is not slower, the search uses the worst benchmark that is
 * proven to be slower. The output folder gets a report for Go's issue tracker (`golang-issue.md`), the recorded profile, and a profile
 * without the culprits.
 */

/** The facts that the search for culprits begins with. */
export interface CulpritSearch {
  readonly pairing: Pairing;
  readonly recorded: RecordedProfile;
  readonly contenders: readonly Contender[];
  /** The report of the run up to the search for culprits. */
  readonly report: Report;
  /** The time for the search, the halving and the fresh rounds together. */
  readonly milliseconds: number;
}

/** The shares of the tuning time for the search and for halving. The fresh rounds get the rest of the tuning time. */
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
  const began = performance.now();
  const deadline = began + milliseconds;
  const end = began + milliseconds * (SEARCHING + HALVING);
  const heats = new Heats(pairing, recorded, { end, row: row.name });
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
  const made = await heats.make({ name: 'culprits', leftOut }, deadline);
  if (made === undefined) return { findings: heats.findings };
  run.host.progress(`Fresh rounds without ${count(leftOut.length, 'call')}`);
  const { comparison, alternatives = {} } = await heats.prove(made, deadline);
  const figures = {
    recorded: changeOfRow(comparison, row.name),
    without: changeOfRow(alternatives['tuned']?.comparison, row.name),
  };
  await writeIssue(search, made, figures);
  return { findings: [...heats.findings, culpritsInWords(made.leftOut, figures)] };
}

const NOT_SLOWER =
  'The program is not proven to be slower with the recorded profile, as a whole or in a benchmark, so there are no culprits to find.';
const NONE_HELPED =
  'No culprits were found, because leaving out any of the tried calls did not make the program look faster.';
const TOO_LITTLE = 'No culprits were found, because no contender ran often enough in the time.';
const MORE_TIME_FOR_CULPRITS = 'Give the search more time, such as `tune: culprits 30m`.';

/**
 * Returns the name of the worst measurement that is proven to be slower. The name is undefined if the whole program is proven to be slower.
 */
function slowRow({ comparison }: Report): { readonly name: string | undefined } | undefined {
  if (comparison?.verdict === 'slower') return { name: undefined };
  const rows = (comparison?.measurements ?? []).filter(({ provenSlower }) => provenSlower);
  const [worst] = rows.toSorted((a, b) => b.change - a.change);
  return worst && { name: worst.name };
}

/** Returns the candidate's change in the measurement with this name, or over all measurements if the name is undefined. */
function changeOfRow(
  comparison: Outcome['comparison'] | undefined,
  name: string | undefined,
): ReportedChange | undefined {
  if (comparison === undefined) return undefined;
  const { change, interval } =
    name === undefined ? comparison : (rowsOfVerdict(comparison).find((row) => row.name === name) ?? {});
  return change === undefined || interval === undefined ? undefined : { change, interval };
}

/** The changes that the fresh rounds measured, compared with the build without a profile. */
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
    'To leave these calls out of the next profile, name them in `exclude`, or set `tune: auto`. `golang-issue.md` in the output folder can be filed with golang/go.';
  return warning(message, fix);
}

/** Writes three files into the output folder: the report for Go's issue tracker and the two profiles that the report names. */
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

/** Returns the commands with which a reader of the report can measure the program by hand, with Go's own tools only. */
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
