import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decisiveRows, type MeasuredWorkload } from '../compare/experiment/rounds.ts';
import { type ContenderDifference, judgeDifference } from '../compare/experiment/verdict.ts';
import { goOutput } from '../golang/go.ts';
import type { Report } from '../report/report.ts';
import { type Finding, note, warning } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import { changeWithInterval, count } from '../system/format.ts';
import { someOf } from '../system/text.ts';
import { findCulprits } from '../tune/culprits.ts';
import { commandsToRepeat, golangIssue } from '../tune/golang-issue.ts';
import { describeCalls, type LeftOutCall } from '../tune/left-out.ts';
import { searchContender } from '../tune/search.ts';
import type { Contender } from '../tune/tune.ts';
import type { Pairing } from './explain.ts';
import { Heats, type MadeContender, type RecordedProfile } from './heats.ts';

/**
 * With `tune: culprits`, a run finds the few calls of the recorded profile that make the program slower. A run with `tune: culprits` only
 * reports these calls, and leaves the proposed profile unchanged. First, a search finds a list of calls without which the program looks
 * faster. Next, the list of calls is halved again and again (tune/culprits.ts) until only a few suspects are left. Last, fresh rounds
 * measure the program with the suspects and without them. The suspects are called culprits only if the program is proven faster without
 * them. If the program is also proven slower with the recorded profile than without a profile, the output folder gets a report for Go's
 * issue tracker (`golang-issue.md`), the recorded profile, and a profile without the culprits. If the program as a whole is not slower, the
 * search and the report are about the worst benchmark that is proven to be slower.
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
  const heats = new Heats(pairing, recorded, { end, row: row.name, moreTime: MORE_TIME_FOR_CULPRITS });
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
  const fresh = await heats.prove(made, deadline, report.findings);
  const { measured = [], comparison } = fresh;
  const found = [...heats.findings, ...fresh.findings];
  const proof = proofAgainst(measured, row.name, run.config.equivalence);
  if (proof === undefined)
    return { findings: [...found, note(TOO_FEW_PROOF_ROUNDS, MORE_TIME_FOR_CULPRITS)] };
  if (proof.gain.verdict !== 'faster') return { findings: [...found, note(notProven(made.leftOut, proof))] };
  if (proof.recorded.verdict === 'slower')
    await writeIssue(search, made, { ...proof, isReordered: comparison?.reordered === true });
  return { findings: [...found, culpritsInWords(made.leftOut, proof)] };
}

const NOT_SLOWER =
  'The program is not proven to be slower with the recorded profile, as a whole or in a benchmark, so there are no culprits to find.';
const NONE_HELPED =
  'No culprits were found, because leaving out any of the tried calls did not make the program look faster.';
const TOO_LITTLE = 'No culprits were found, because no contender ran often enough in the time.';
const TOO_FEW_PROOF_ROUNDS =
  'No culprits are named, because there was no time for enough fresh rounds to prove that the program is faster without the suspected calls.';
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

/** The differences that the fresh rounds measured. */
export interface CulpritProof {
  /** The measurement that the differences are about; undefined if they are about the program as a whole. */
  readonly row: string | undefined;
  /** The names of the workloads that the differences are about. */
  readonly workloads: readonly string[];
  /** The difference of the build with the recorded profile to the build without a profile. */
  readonly recorded: ContenderDifference;
  /** The difference of the build without the suspected calls to the build without a profile. */
  readonly without: ContenderDifference;
  /** The difference of the build without the suspected calls to the build with the recorded profile. */
  readonly gain: ContenderDifference;
}

/**
 * Judges the fresh rounds. @param row the measurement to judge; undefined for the program as a whole.
 * @returns undefined if there are too few rounds.
 */
export function proofAgainst(
  measured: readonly MeasuredWorkload[],
  row: string | undefined,
  equivalence: number,
): CulpritProof | undefined {
  const counted = { measured: measured.filter(({ workload }) => (row ?? workload.name) === workload.name) };
  const judge = (from: string, to: string) => judgeDifference(counted, { from, to }, equivalence);
  const recorded = judge('baseline', 'candidate');
  const without = judge('baseline', 'tuned');
  const gain = judge('candidate', 'tuned');
  if (recorded === undefined || without === undefined || gain === undefined) return undefined;
  const workloads = decisiveRows(counted.measured).map(({ of: { workload } }) => workload.name);
  return { row, workloads, recorded, without, gain };
}

function withPercent({ change, interval }: ContenderDifference): string {
  const shown = changeWithInterval(change, interval);
  return `${shown.change} (95 % interval ${shown.interval})`;
}

function measuredInWords({ row }: CulpritProof): string {
  return row === undefined ? 'the program' : `\`${row}\``;
}

/** Says that the suspects are not proven to be culprits. */
export function notProven(suspects: readonly LeftOutCall[], proof: CulpritProof): string {
  return `No culprits are named. The search suspected ${count(suspects.length, 'call')}, but the fresh rounds do not prove that ${measuredInWords(proof)} is faster without them. Without them, the CPU time changes by ${withPercent(proof.gain)}.`;
}

/** The maximum number of calls that the warning names. */
const MOST_CULPRITS_NAMED = 10;

/** Names the culprits, and says how much they cost. */
export function culpritsInWords(culprits: readonly LeftOutCall[], proof: CulpritProof): Finding {
  const calls = describeCalls(culprits).map(
    ({ caller, callee, reason }) => `${caller ?? 'all callers'} → ${callee} (${reason})`,
  );
  const whole = culprits.length === 1 ? 'this call' : `these ${culprits.length} calls`;
  const message = `Without ${whole} of the profile, the CPU time of ${measuredInWords(proof)} changes by ${withPercent(proof.gain)}: ${someOf(calls, MOST_CULPRITS_NAMED)}. Compared with no profile, it changes by ${withPercent(proof.recorded)} with the recorded profile, and by ${withPercent(proof.without)} without ${whole}.`;
  const issue =
    proof.recorded.verdict === 'slower'
      ? ' `golang-issue.md` in the output folder lists all of these calls. You can file it with golang/go.'
      : '';
  const fix = `To leave these calls out of the next profile, name them in \`exclude\`, or set \`tune: auto\`.${issue}`;
  return warning(message, fix);
}

/** Writes three files into the output folder: the report for Go's issue tracker and the two profiles that the report names. */
async function writeIssue(
  { pairing, recorded, report }: CulpritSearch,
  { bytes, leftOut }: MadeContender,
  {
    row,
    workloads,
    recorded: withRecorded,
    without,
    gain,
    isReordered,
  }: CulpritProof & { readonly isReordered: boolean },
): Promise<void> {
  const { run, program } = pairing;
  const { go, main } = program;
  const [os, arch] = (await goOutput(['env', 'GOOS', 'GOARCH'], go.context)).trim().split(/\s+/);
  const text = golangIssue({
    go: `${go.version} ${os}/${arch}`,
    program: main.importPath,
    row,
    measured: workloads,
    commands: commandsToRepeat(run.config, main.importPath),
    recorded: withRecorded,
    without,
    gain,
    isReordered,
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
