import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mean } from '../../src/compare/stats/samples.ts';
import { locate } from '../../src/compare/stats/stopping.ts';
import { driftBetween, hotThreshold } from '../../src/profile/drift.ts';
import { readProfile, type WeighedProfile } from '../../src/profile/published.ts';
import { steadinessOf } from '../../src/profile/steadiness.ts';
import { groupBy } from '../../src/system/format.ts';
import { type ProfileResult, type SessionResult, sessionResults } from './measure.ts';
import { mergeRecordings } from './merges.ts';
import { carriedChain, groupOf, type Recordings } from './sessions.ts';
import { differenceByRound, differenceOfGroups, spreadOfRecordings } from './spread.ts';

/** Prints the results of the experiment as Markdown tables. */

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`;
const signed = (share: number) =>
  `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(2)}`.replace('−0.00', '0.00');
const change = (share: number) => `${signed(share)} %`;
const interval = ([low, high]: readonly [number, number]) => `${signed(low)} to ${signed(high)} %`;

/** Makes a Markdown table. */
function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Makes all tables. @param programs the recordings of each program. */
export async function tablesOf(programs: readonly Recordings[]): Promise<string> {
  const { folder } = programs[0] as Recordings;
  const results = await sessionResults(folder);
  const profileRows: string[][] = [];
  const carriedRows: string[][] = [];
  for (const recordings of programs) {
    profileRows.push(...(await profilesTable(recordings)));
    carriedRows.push(...(await carriedOverlaps(recordings)));
  }
  const own = results.filter(({ program }) => programs.some((recordings) => recordings.program === program));
  return [
    'How the gain differs between recordings:',
    markdownTable(GAIN_HEADS, own.flatMap(gainRows)),
    'How the profiles differ between recordings:',
    markdownTable(PROFILE_HEADS, profileRows),
    'How the gain differs between groups of profiles in the same rounds:',
    markdownTable(DIFFERENCE_HEADS, own.flatMap(differenceRows)),
    'How profiles differ from week to week if `carry-over` merges the committed profile:',
    markdownTable(CARRIED_HEADS, carriedRows),
  ].join('\n\n');
}

const GAIN_HEADS = [
  'Program',
  'Session',
  'Profiles',
  'Count',
  'Mean change',
  'Range',
  'Standard deviation between recordings',
  'Noise of one measurement (standard deviation)',
  'Half-width of one interval',
  'Verdicts',
  'Rounds, seconds, load',
  'New order of functions in each round',
];

/** Makes a row for each group of profiles of a session. */
function gainRows({ program, session, profiles, ...result }: SessionResult): string[][] {
  return groupsOfProfiles(profiles).map(([group, own]) => {
    const spread = spreadOfRecordings(own.map(({ logRatios }) => logRatios));
    const halfWidths = own.map(({ interval: [low, high] = [0, 0] }) => (high - low) / 2);
    const verdicts = new Map<string, number>();
    for (const { verdict } of own) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    return [
      program,
      session,
      group,
      String(own.length),
      change(spread.mean),
      interval(spread.range),
      percent(spread.between, 2),
      percent(spread.noise, 2),
      percent(mean(halfWidths), 2),
      [...verdicts].map(([verdict, count]) => `${count} ${verdict}`).join(', '),
      `${result.rounds}, ${result.seconds} s, ${result.load.join(' to ')}`,
      result.reordered ? 'yes' : 'no',
    ];
  });
}

function groupsOfProfiles(profiles: readonly ProfileResult[]): [string, ProfileResult[]][] {
  return [...groupBy(profiles, ({ group }) => group)];
}

const PROFILE_HEADS = [
  'Program',
  'Length',
  'Recordings',
  'CPU time',
  'Samples',
  'Hot calls',
  'Overlap of pairs, mean',
  'lowest',
  'Noise alone would leave',
  'Overlap predicted from one recording, mean',
  'Overlap with the merge of all, mean',
  'lowest',
];

/** Makes a row for each length: the recordings that exist, and the overlap of their hot calls as in `go-pgo diff`. */
async function profilesTable(recordings: Recordings): Promise<string[][]> {
  const groups = recordings.lengths.map((length) => {
    const { name, profiles } = groupOf(recordings, length);
    return { name, profiles: profiles.filter((path) => existsSync(path)) };
  });
  const existing = groups.filter(({ profiles }) => profiles.length >= 2);
  if (existing.length === 0) return [];
  const all = join(recordings.folder, recordings.program, 'merges', 'all.pgo');
  await mergeRecordings(
    existing.flatMap(({ profiles }) => profiles),
    all,
  );
  const whole = await read(all);
  const rows: string[][] = [];
  for (const { name, profiles } of existing) {
    const own = await Promise.all(profiles.map(read));
    const pairs = own.flatMap((one, at) => own.slice(0, at).map((other) => driftBetween(other, one)));
    const overlaps = pairs.map(({ overlap }) => overlap);
    const predicted = own.map((one) => steadinessOf(one)?.overlap ?? Number.NaN);
    const withAll = own.map((one) => driftBetween(whole, one).overlap);
    rows.push([
      recordings.program,
      name,
      String(own.length),
      `${mean(own.map(({ cpuNanos }) => Number(cpuNanos) / 1e9)).toFixed(1)} s`,
      mean(own.map(({ samples }) => samples)).toFixed(0),
      mean(own.map(hotCalls)).toFixed(0),
      percent(mean(overlaps)),
      percent(Math.min(...overlaps)),
      percent(mean(pairs.map(({ noiseOverlap }) => noiseOverlap))),
      percent(mean(predicted)),
      percent(mean(withAll)),
      percent(Math.min(...withAll)),
    ]);
  }
  return rows;
}

async function read(path: string): Promise<WeighedProfile> {
  return readProfile(await readFile(path));
}

/** Counts the calls that the compiler treats as hot. */
function hotCalls({ edges }: WeighedProfile): number {
  const weights = Float64Array.from(edges.edges, ({ weight }) => weight);
  const { least, ties } = hotThreshold(weights);
  return weights.filter((weight) => weight > least).length + ties;
}

const DIFFERENCE_HEADS = [
  'Program',
  'Profiles',
  'Mean change',
  'against',
  'Mean change',
  'Difference',
  '95 % interval for these recordings',
  '95 % interval for other recordings, too',
];

/** Makes a row for each two groups that a session compares: in `lengths`, all of them; in other sessions, each with the next one. */
function differenceRows({ program, session, profiles }: SessionResult): string[][] {
  const groups = groupsOfProfiles(profiles);
  const pairs = groups.flatMap((group, at) => {
    if (session === 'lengths') return groups.slice(at + 1).map((other) => [group, other] as const);
    const next = groups[at + 1];
    return next === undefined || (session === 'merged' && at % 2 === 1) ? [] : [[group, next] as const];
  });
  return pairs.map(([[name, own], [otherName, others]]): string[] => {
    const ratiosOf = (group: readonly ProfileResult[]) => group.map(({ logRatios }) => logRatios);
    const meanOf = (group: readonly ProfileResult[]) => Math.expm1(mean(ratiosOf(group).map(mean)));
    const difference = locate(differenceByRound(ratiosOf(own), ratiosOf(others)));
    const [low, high] = difference.interval;
    const meansOf = (group: readonly ProfileResult[]) => ratiosOf(group).map(mean);
    // In other sessions, the groups share recordings, or are too small.
    const general = session === 'lengths' ? differenceOfGroups(meansOf(own), meansOf(others)) : undefined;
    return [
      program,
      name,
      change(meanOf(own)),
      otherName,
      change(meanOf(others)),
      change(Math.expm1(difference.estimate)),
      interval([Math.expm1(low), Math.expm1(high)]),
      general === undefined
        ? ''
        : interval([Math.expm1(general.interval[0]), Math.expm1(general.interval[1])]),
    ];
  });
}

/** The weights of the committed profile whose overlaps are shown, as fractions. */
const CARRY_OVERS = [0, 0.5, 1, 2];
const CARRIED_HEADS = [
  'Program',
  'Recordings',
  '`carry-over`',
  'Overlap with the week before, mean',
  'lowest',
];

/** Makes a row for each weight of the committed profile: the overlap of each profile with the one before it. */
async function carriedOverlaps(recordings: Recordings): Promise<string[][]> {
  const { name, profiles } = groupOf(recordings, recordings.lengths[0] as number);
  if (!profiles.every((path) => existsSync(path))) return [];
  const half = Math.floor(profiles.length / 2);
  const rows: string[][] = [];
  for (const weight of CARRY_OVERS) {
    const chain = weight === 0 ? profiles : await carriedChain(recordings, profiles, weight);
    // The first profiles are left out, because their committed profile has few recordings.
    const last = await Promise.all(chain.slice(half - 1).map(read));
    const overlaps = last
      .slice(1)
      .map((after, at) => driftBetween(last[at] as WeighedProfile, after).overlap);
    rows.push([
      recordings.program,
      name,
      percent(weight, 0),
      percent(mean(overlaps)),
      percent(Math.min(...overlaps)),
    ]);
  }
  return rows;
}
