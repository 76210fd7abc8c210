import { changeWithInterval, share } from '../system/format.ts';
import { shellArgument, someOf } from '../system/text.ts';
import type { DescribedCall } from './left-out.ts';

/**
 * Writes a report for Go's issue tracker about calls whose inlining makes a program slower. Go's page on PGO asks users to file an issue if
 * PGO makes their program slower. The Go team needs the versions, the profile, the figures and the commands that repeat the measurement.
 */

/** How much a build differs from the build without a profile, as a fraction, with the 95 % interval. */
export interface ReportedChange {
  readonly change: number;
  readonly interval: readonly [number, number];
}

/** The facts for a report to Go's issue tracker. */
export interface SlowdownReport {
  /** The version and the platform of Go, as `go version` prints them, such as `go1.26.8 linux/amd64`. */
  readonly go: string;
  /** The import path of the program. */
  readonly program: string;
  /** The benchmark that is slower; undefined if the program as a whole is slower. */
  readonly row: string | undefined;
  /** The workloads that were measured, such as `render.BenchmarkPage-2` or `load`. */
  readonly measured: readonly string[];
  /** The commands that repeat the measurement, one per line. */
  readonly commands: readonly string[];
  /** The change of the build with the recorded profile, compared with the build without a profile. */
  readonly recorded: ReportedChange;
  /** The change of the build without the culprits, compared with the build without a profile. */
  readonly without: ReportedChange;
  /** The change of the build without the culprits, compared with the build with the recorded profile. */
  readonly gain: ReportedChange;
  /** True if each round had another order of functions in memory. */
  readonly isReordered: boolean;
  readonly culprits: readonly DescribedCall[];
  /** What the compiler did differently, one sentence for each difference. */
  readonly reasons: readonly string[];
}

/** The values of `-pgo` in the commands of a report: no profile, and the two profiles in the same folder as the report. */
const REPORTED_PROFILES = ['off', '"$PWD/recorded.pgo"', '"$PWD/without-culprits.pgo"'];

/** The settings that the commands of a report need. */
export interface RepeatedBuild {
  readonly buildFlags: readonly string[];
  /** The regular expression of the benchmarks; undefined if no benchmarks are measured. */
  readonly benchmarks?: string | undefined;
  /** The packages of the benchmarks; undefined for all packages of the module. */
  readonly benchmarkPackages?: readonly string[] | undefined;
}

/** Returns the commands that build the program without a profile and with both profiles of the report. */
export function buildCommands(
  { buildFlags }: Pick<RepeatedBuild, 'buildFlags'>,
  importPath: string,
): readonly string[] {
  const go = ['go build', ...buildFlags.map(shellArgument)].join(' ');
  return REPORTED_PROFILES.map((profile, at) => `${go} -pgo=${profile} -o program-${at} ${importPath}`);
}

/** Returns the commands with which a reader of the report can measure the program by hand, with Go's own tools only. */
export function commandsToRepeat(settings: RepeatedBuild, importPath: string): readonly string[] {
  const { buildFlags, benchmarks, benchmarkPackages: packages = ['./...'] } = settings;
  if (benchmarks === undefined) return buildCommands(settings, importPath);
  const go = ['go test', ...buildFlags.map(shellArgument)].join(' ');
  const select = `-run '^$' -bench ${shellArgument(benchmarks)} -count 10 ${packages.map(shellArgument).join(' ')}`;
  const runs = REPORTED_PROFILES.map((profile, at) => `${go} -pgo=${profile} ${select} > ${at}.txt`);
  return [...runs, 'benchstat 0.txt 1.txt 2.txt'];
}

/** Returns the report as Markdown. The files that the report names are in the same folder. */
export function golangIssue(report: SlowdownReport): string {
  const { program, row: slow, measured, culprits, reasons, isReordered } = report;
  const code = inCode;
  const row = (what: string, against: string, difference: ReportedChange) => {
    const { change, interval } = changeWithInterval(difference.change, difference.interval, 2);
    return `| ${what} | ${against} | ${change} | ${interval} |`;
  };
  const slower = slow === undefined ? program : `${code(slow)} of ${program}`;
  const orders = isReordered
    ? `, and each round had another order of functions (${code('-randlayout')})`
    : ', which all had the same order of functions';
  const calls = culprits.map(({ caller, callee, weight, reason }) => {
    const call = caller === undefined ? `all calls of ${code(callee)}` : `${code(caller)} → ${code(callee)}`;
    return `- ${call} (${share(weight)} of the edge weight): ${reason}.`;
  });
  return `${[
    `# cmd/compile: a PGO profile makes ${slower} slower, by inlining ${culprits.length === 1 ? 'one call' : `${culprits.length} calls`}`,
    ...whatWasDone(report),
    `The CPU time of ${someOf(measured.map(code), 10)}. All builds were measured in the same rounds${orders}.`,
    [
      '| Built with | Compared with | Change | 95 % interval |',
      '|---|---|--:|---|',
      row('the recorded profile', code('-pgo=off'), report.recorded),
      row('the profile without these calls', code('-pgo=off'), report.without),
      row('the profile without these calls', 'the recorded profile', report.gain),
    ].join('\n'),
    `${code('without-culprits.pgo')} leaves out these calls:`,
    calls.join('\n'),
    ...(reasons.length === 0
      ? []
      : [
          'With the recorded profile, the compiler does this:',
          reasons.map((reason) => `- ${reason}`).join('\n'),
        ]),
    '## What did you expect to see?',
    'The program is not slower with the profile than without it.',
  ].join('\n\n')}\n`;
}

/** The facts for a report about a compiler that crashes with a profile. */
export interface CrashReport extends Pick<SlowdownReport, 'go' | 'program' | 'commands' | 'culprits'> {
  /** What Go printed. The report shows only the first lines of Go's output. */
  readonly crash: string;
  /** True if the program builds without the culprits. */
  readonly isSolved: boolean;
}

/** The maximum number of lines of Go's output in the report about a crash. */
const CRASH_LINES = 30;

/** Returns the report about a crash as Markdown. */
export function golangCrashIssue(report: CrashReport): string {
  const { crash, culprits, isSolved } = report;
  const lines = crash.trim().split('\n').slice(0, CRASH_LINES);
  const calls = culprits.slice(0, MOST_CULPRITS).map(({ caller, callee, weight }) => {
    return `- ${inCode(caller ?? 'all callers')} → ${inCode(callee)} (${share(weight)} of the edge weight)`;
  });
  const more = culprits.length - calls.length;
  return `${[
    '# cmd/compile: the compiler crashes with a PGO profile',
    ...whatWasDone(report),
    `The build with ${inCode('recorded.pgo')} fails:`,
    ['```', ...lines.map((line) => line.replaceAll('```', "'''")), '```'].join('\n'),
    isSolved
      ? 'The program builds without a profile. It also builds with the profile without these calls, and the compiler crashes if only these calls have their names in the profile:'
      : 'The program builds without a profile. The calls that make the compiler crash are among these:',
    [...calls, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n'),
    '## What did you expect to see?',
    'The program builds with each profile.',
  ].join('\n\n')}\n`;
}

/** The maximum number of calls that the report about a crash lists. */
const MOST_CULPRITS = 50;

/** Returns the sections that all reports begin with, up to the heading of what happened. */
function whatWasDone({ go, program, commands }: Pick<SlowdownReport, 'go' | 'program' | 'commands'>) {
  return [
    '## Go version',
    inCode(go),
    '## What did you do?',
    `Built ${inCode(program)} without a profile, with ${inCode('recorded.pgo')}, and with ${inCode('without-culprits.pgo')}, which is the first profile without the calls below. Both files are attached.`,
    ['```sh', ...commands, '```'].join('\n'),
    '## What did you see happen?',
  ];
}

function inCode(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}
