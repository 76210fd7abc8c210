import type { Measurement } from '../public.ts';
import type { BenchstatVerdict } from './benchstat.ts';

/** One program judged by benchstat, one line of the results file. */
export interface Judgement {
  readonly program: string;
  readonly date: string;
  readonly machine: string;
  /** The CPUs that the judge could use, such as `1`. With one CPU, Go's runtime runs everything on it. */
  readonly cpus: string;
  readonly go: string;
  /** The version of golang.org/x/perf. */
  readonly benchstat: string;
  /** The version or commit of the program. */
  readonly version: string;
  /** The seconds for each profile that the command line asked for. */
  readonly budget: number;
  readonly profiles: readonly JudgedProfile[];
  /** The load average of one minute at the start and at the end. */
  readonly load: readonly [number, number];
  /** The seconds for everything, with compiling. */
  readonly seconds: number;
  readonly rounds?: number;
  readonly benchtime?: number;
  readonly compileSeconds?: number;
  readonly linkSeconds?: number;
  readonly firstSeed?: number;
  readonly verdicts?: readonly NamedVerdict[];
  /** Why there are no verdicts. */
  readonly error?: string;
}

/** A profile that a program was built with. */
export interface JudgedProfile {
  readonly name: 'recorded' | 'tuned';
  readonly sha256: string;
}

/** The verdict on one build against another; the names are `off`, those of the profiles, and `same` for the control. */
export interface NamedVerdict extends BenchstatVerdict {
  readonly build: string;
  readonly against: string;
}

/** A verdict of our own tool on the same builds. */
export interface OwnVerdict {
  readonly change: number;
  readonly interval: readonly [number, number];
  /** The seconds of the whole measurement `gain`, with its builds and the search for a tuned profile. */
  readonly seconds: number;
  readonly load?: readonly [number, number];
  /** True if the measurement had another recording of the profile. */
  readonly hasOtherProfile: boolean;
}

/** One row of the table: both verdicts on the same two builds. */
interface Row {
  readonly judgement: Judgement;
  readonly theirs: NamedVerdict;
  readonly own?: OwnVerdict;
}

/** Whether two verdicts agree, in words for the table. */
export interface Agreement {
  readonly agrees: boolean;
  readonly words: string;
}

type Direction = 'faster' | 'slower' | 'not proven';

/** What an interval proves. We read both intervals by this rule, because the two tools use different words. */
export function directionOf([low, high]: readonly [number, number]): Direction {
  if (high < 0) return 'faster';
  return low > 0 ? 'slower' : 'not proven';
}

type Change = Pick<OwnVerdict, 'change' | 'interval'>;

/** Two verdicts agree if their intervals overlap and their changes have the same sign, or if neither proves a change. */
export function agreementOf(own: Change, theirs: Change): Agreement {
  const [ownDirection, theirDirection] = [directionOf(own.interval), directionOf(theirs.interval)];
  const overlap = own.interval[0] <= theirs.interval[1] && theirs.interval[0] <= own.interval[1];
  if (!overlap) return { agrees: false, words: '**no**: the intervals are apart' };
  if (ownDirection === theirDirection)
    return { agrees: true, words: ownDirection === 'not proven' ? 'yes: neither proves a change' : 'yes' };
  if (Math.sign(own.change) !== Math.sign(theirs.change))
    return { agrees: false, words: '**no**: the signs differ' };
  return {
    agrees: true,
    words: `yes, but only ${ownDirection === 'not proven' ? 'benchstat' : 'ours'} proves it`,
  };
}

/** Returns the newest judgement of each program that has verdicts, with our own verdicts on the same builds. */
function rowsOf(judgements: readonly Judgement[], own: readonly Measurement[]): Row[] {
  const newest = new Map<string, Judgement>();
  for (const judgement of judgements)
    if (judgement.verdicts !== undefined) newest.set(judgement.program, judgement);
  return [...newest.values()].flatMap((judgement) =>
    (judgement.verdicts ?? []).map(
      (theirs): Row => ({ judgement, theirs, own: ownVerdict(judgement, theirs, own) }),
    ),
  );
}

/** The beginning of the names of the figures in the measurement `gain`, by the two builds that the figures are about. */
const PREFIXES: Readonly<Record<string, string>> = {
  'recorded against off': '',
  'tuned against off': 'tuned ',
  'tuned against recorded': 'better ',
};

/** Returns our verdict on two builds; undefined if `public.json` has none. */
function ownVerdict(
  { program, profiles }: Judgement,
  { build, against }: NamedVerdict,
  own: readonly Measurement[],
): OwnVerdict | undefined {
  const gain = own.find((one) => one.program === program && one.measurement === 'gain');
  const prefix = PREFIXES[`${build} against ${against}`];
  const change = gain?.figures?.[`${prefix}change`];
  const interval = gain?.figures?.[`${prefix}interval`];
  if (gain === undefined || typeof change !== 'number' || !Array.isArray(interval)) return undefined;
  const recorded = profiles.find(({ name }) => name === 'recorded');
  return {
    change,
    interval: [Number(interval[0]), Number(interval[1])],
    seconds: gain.seconds ?? Number.NaN,
    load: gain.load,
    hasOtherProfile: gain.figures?.['sha256'] !== recorded?.sha256,
  };
}

const HEAD = [
  'program',
  'build',
  'against',
  '-ours, %',
  '95 % interval',
  'proven',
  '-s',
  '-benchstat, %',
  '95 % interval',
  '-p',
  'proven',
  '-rounds',
  '-s',
  'agree',
];

/** Returns the Markdown table of both verdicts, and below it each row on which they do not say the same, and each program without verdicts. */
export function pageOf(judgements: readonly Judgement[], own: readonly Measurement[]): string {
  const rows = rowsOf(judgements, own);
  const names = HEAD.map((name) => name.replace(/^-/, ''));
  const rule = HEAD.map((name) => (name.startsWith('-') ? '--:' : '---'));
  const table = [names, rule, ...rows.map(cellsOf)].map((cells) => `|${cells.join('|')}|`).join('\n');
  const other = '¹ Our figure is of another recording of the profile, so the two verdicts are not compared.';
  const isOther = rows.some((row) => row.own?.hasOtherProfile);
  const parts = [table, isOther ? other : '', agreementsOf(rows), failuresOf(judgements)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function agreementsOf(rows: readonly Row[]): string {
  const compared = rows.filter((row) => agreementOfRow(row) !== undefined);
  const agreeing = compared.filter((row) => agreementOfRow(row)?.agrees);
  const different = compared.filter(({ own, theirs }) => own && !saysTheSame(own, theirs));
  const list = different.map((row) => `- ${differenceOf(row)}`).join('\n');
  const count = `Both verdicts agree in ${agreeing.length} of ${compared.length} rows.`;
  return list === '' ? count : `${count} They do not say the same in:\n\n${list}`;
}

/** The programs whose newest judgement failed. */
function failuresOf(judgements: readonly Judgement[]): string {
  const newest = new Map(judgements.map((judgement) => [judgement.program, judgement]));
  const failed = [...newest.values()].filter(({ error }) => error !== undefined);
  if (failed.length === 0) return '';
  const lines = failed.map(({ program, error }) => `- ${program}: ${error?.replaceAll(/\s+/g, ' ')}`);
  return `Benchstat has no new verdict on:\n\n${lines.join('\n')}`;
}

function saysTheSame(own: Change, theirs: Change): boolean {
  const isSameDirection = directionOf(own.interval) === directionOf(theirs.interval);
  return isSameDirection && agreementOf(own, theirs).agrees;
}

function agreementOfRow({ own, theirs }: Row): Agreement | undefined {
  return own === undefined || own.hasOtherProfile ? undefined : agreementOf(own, theirs);
}

function cellsOf(row: Row): string[] {
  const { judgement, theirs, own } = row;
  const ours =
    own === undefined
      ? ['', '', '', '']
      : [
          `${percent(own.change)}${own.hasOtherProfile ? ' ¹' : ''}`,
          intervalText(own.interval),
          directionOf(own.interval),
          own.seconds.toFixed(0),
        ];
  return [
    judgement.program,
    theirs.build,
    theirs.against,
    ...ours,
    percent(theirs.change),
    intervalText(theirs.interval),
    theirs.whole.p?.toFixed(3) ?? '',
    directionOf(theirs.interval),
    `${judgement.rounds}`,
    judgement.seconds.toFixed(0),
    agreementOfRow(row)?.words ?? '',
  ];
}

function differenceOf({ judgement, theirs, own }: Row): string {
  if (own === undefined) return '';
  const both = [`ours ${percent(own.change)} % (${intervalText(own.interval)})`];
  both.push(`benchstat ${percent(theirs.change)} % (${intervalText(theirs.interval)})`);
  const loads = `load average ${loadText(own.load)} and ${loadText(judgement.load)}`;
  const { words } = agreementOf(own, theirs);
  return `${judgement.program}, ${theirs.build} against ${theirs.against}: ${both.join(', ')}; ${words.replaceAll('*', '')}; ${loads}.`;
}

function loadText(load?: readonly [number, number]): string {
  return load === undefined ? 'unknown' : load.map((value) => value.toFixed(1)).join('–');
}

function percent(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(2)}`;
}

function intervalText([low, high]: readonly [number, number]): string {
  return `${percent(low)} to ${percent(high)}`;
}
