import { basename } from 'node:path';
import { type Binary, SIDES, type SideName } from '../golang/binaries.ts';
import type { CompilerEvidence } from '../golang/evidence.ts';
import type { CallSite } from '../golang/inlining.ts';
import { samplesInWords } from '../profile/columns.ts';
import type { Decision } from '../profile/decide.ts';
import { type Moved, shownOverlap } from '../profile/drift.ts';
import { shellArgument } from '../system/text.ts';
import {
  type Block,
  type Cell,
  type Column,
  col,
  defined,
  details,
  facts,
  num,
  prose,
  section,
  tableOf,
  WEIGHTS,
} from './blocks.ts';
import { visible } from './escape.ts';
import {
  bytes,
  bytesDifference,
  count,
  fixed,
  groupBy,
  points,
  seconds,
  share,
  shortSha,
  time,
} from './format.ts';
import { isPrebuilt } from './headline.ts';
import { type Context, isPublic, profilePlace, publicPath } from './public-view.ts';
import {
  allFindings,
  countBySeverity,
  groupFindings,
  type ProfileFacts,
  placesBeside,
  type Report,
  type SourceReport,
} from './report.ts';
import { gainsInWords } from './view-measured.ts';
import { reasonBlocks, reasonLines } from './view-reasons.ts';

/**
 * Makes the sections about the profile and the builds: what the compiler did, where the profile comes from, and what readers can do next.
 */

/**
 * Makes the section about the effects of the profile on the compiler. The report shows the sizes of the binaries in its section about the
 * two builds.
 */
export function compilerSection({ report, rows }: Context): Block | undefined {
  const { compiler } = report;
  if (compiler === undefined) return undefined;
  const { hottest, gained, hottestLost, lost } = compiler.inlining;
  const weight = ({ weight }: { readonly weight?: number }) => (weight === undefined ? '' : share(weight));
  const siteColumns: readonly Column<CallSite>[] = [
    col('Call', ({ caller, callee }) => ({ go: `${caller} → ${callee}` })),
    col('At', ({ position }) => ({ code: position })),
    num('Edge weight', weight),
  ];
  const frames = compiler.frames.largest;
  const frameColumns: readonly Column<(typeof frames)[number]>[] = [
    col('Function', ({ function: name }) => ({ go: name })),
    num('Frame before', ({ baseline }) => bytes(baseline)),
    num('After', ({ candidate }) => bytes(candidate)),
    num('Difference', (row) => bytesDifference(row.baseline, row.candidate)),
    num(compiler.frames.onStacks ? 'On the stack in' : 'Edge weight', weight),
  ];
  const folded = <T>(title: string, all: readonly T[], columns: readonly Column<T>[], number: number) => {
    const shown = Math.min(rows, all.length);
    const of = shown < number ? `${shown} of ${number}` : `${number}`;
    return details(`${title} (${of})`, false, tableOf(all, columns, { most: rows }));
  };
  const items = compiler.hazards.map(({ title, message, fix, url }) => {
    return { tone: 'unsure', label: 'known hazard', text: `${title}. ${message}`, fix, href: url } as const;
  });
  return section(
    'compiler',
    'What the compiler did',
    WEIGHTS.evidence,
    prose(compilerInWords(compiler, report)),
    items.length > 0 && { kind: 'list', items },
    ...reasonBlocks(compiler, rows),
    folded('Inlined calls, heaviest first', hottest, siteColumns, gained),
    lost > 0 &&
      folded('Calls that are inlined less or not at all, heaviest first', hottestLost, siteColumns, lost),
    folded('The stack frames that grew most', frames, frameColumns, compiler.frames.grown),
  );
}

function compilerInWords({ inlining }: CompilerEvidence, { build, revisions }: Report): string {
  const hasWeight = inlining.gainedWeight > 0 || inlining.lostWeight > 0;
  const weight = (of: number, more = '') => (hasWeight ? `, with ${share(of)}${more}` : '');
  const lost =
    inlining.lost > 0
      ? ` It inlines ${count(inlining.lost, 'call site')} less${weight(inlining.lostWeight, ' of the edge weight')}.`
      : '';
  // Binaries that the action did not build itself, or that were built from different code, may differ for reasons that have nothing to do
  // with the profile.
  const isOurs =
    revisions === undefined && build && !isPrebuilt(build.baseline) && !isPrebuilt(build.candidate);
  const why = isOurs ? 'Because of the profile' : 'In the candidate';
  const gained = `${count(inlining.gained, 'more call site')}${weight(inlining.gainedWeight, ' of the edge weight')}`;
  return `${why}, the compiler inlines ${gained}.${lost}`;
}

/** Shows the greatest improvement that PGO can give this program. */
export function potentialSection({ report: { potential } }: Context): Block | undefined {
  const ceiling = potential && prose(potential.ceiling);
  return section('potential', 'What PGO can improve', WEIGHTS.evidence, ceiling);
}

/**
 * Makes the section about the reasons of the decision: the overlap of the two profiles, and the functions and call edges whose share of the
 * weight changed most.
 */
export function movedSection({ report, audience, rows }: Context): Block | undefined {
  const { decision, command } = report;
  if (decision === undefined) return undefined;
  const isTerminal = audience === 'terminal';
  const isDetailed = command === 'diff' || command === 'inspect';
  const table = (title: string, moved: readonly Moved[] = []) => {
    const columns: readonly Column<Moved>[] = [
      col(title, ({ name }) => ({ go: name })),
      num('Before', ({ before }) => share(before)),
      num('After', ({ after }) => share(after)),
      num('Change', ({ before, after }) => points(after - before)),
    ];
    return tableOf(moved, columns, { most: isDetailed ? 20 : rows });
  };
  const functions = table('Function, as callee', decision.movedFunctions);
  const edges = table('Call edge (line in the caller)', decision.movedEdges);
  if (isTerminal) return section('moved', '', WEIGHTS.context, functions, isDetailed && edges);
  const explained = driftInWords(decision);
  const summary = explained !== '' && prose(explained);
  const title = `The call edges that moved most (${decision.movedEdges?.length})`;
  const rest = details(title, audience === 'page', edges);
  const note = (functions ?? edges) && audience === 'page' && prose(ABOUT_WEIGHTS, 'note');
  return section('moved', 'What moved in the profile', WEIGHTS.context, summary, functions, rest, note);
}

const ABOUT_WEIGHTS =
  'Each share is a part of the weight of all calls. As for the compiler, a function weighs as much as the calls that lead to it. `go tool pprof -top` shows the time in each function instead, so it shows different shares.';

function driftInWords({ kind, staleWeight, ...drift }: Decision): string {
  const { overlap, noiseOverlap, weightOverlap = 1, noiseWeightOverlap = 1 } = drift;
  const shown =
    overlap === undefined || noiseOverlap === undefined
      ? undefined
      : shownOverlap({ overlap, noiseOverlap, weightOverlap, noiseWeightOverlap }, kind);
  return defined([
    shown &&
      `Overlap with the committed profile: ${share(shown.overlap)} of the weight of ${shown.of}. Two profiles of an unchanged workload overlap by ${share(shown.noise)} or more in 19 of 20 cases.`,
    staleWeight !== undefined &&
      `${share(staleWeight)} of the committed profile’s weight is in calls that the compiler no longer finds.`,
  ]).join(' ');
}

/** Makes the section that shows the two binaries side by side. The rows with equal values on both sides are folded. */
export function buildSection({ report, names }: Context): Block | undefined {
  const { build, compiler } = report;
  if (build === undefined) return undefined;
  const { baseline, candidate } = build;
  const { size, frames } = compiler ?? {};
  type Line = readonly [name: string, before: Cell, after: Cell, difference: string];
  const line = (name: string, before?: number, after?: number) =>
    before === undefined || after === undefined
      ? undefined
      : ([name, bytes(before), bytes(after), bytesDifference(before, after)] as const);
  const flag = (binary: Binary) => (isPrebuilt(binary) ? 'built elsewhere' : { code: `-pgo=${binary.pgo}` });
  const sha = ({ sha256 }: Binary) => ({ code: shortSha(sha256) });
  const isIdentical = baseline.sha256 === candidate.sha256;
  const lines = defined<Line>([
    ['Flag', flag(baseline), flag(candidate), ''],
    line('Size', baseline.bytes, candidate.bytes),
    line('Machine code', size?.baselineText, size?.candidateText),
    line('Frames of an average stack', frames?.onStacks?.baseline, frames?.onStacks?.candidate),
    frames && frames.functions > 0 && line('All stack frames', frames.baselineBytes, frames.candidateBytes),
    ['SHA-256', sha(baseline), sha(candidate), isIdentical ? 'none' : 'different'],
  ]);
  const isEqual = ([, before, after]: Line) => JSON.stringify(before) === JSON.stringify(after);
  const table = tableOf(
    lines.filter((one) => !isEqual(one)),
    [
      col('Binary', ([name]) => name),
      num(names.baseline, ([, before]) => before),
      num(names.candidate, ([, , after]) => after),
      num('Difference', ([, , , difference]) => difference),
    ],
  );
  const equal = lines.filter(isEqual);
  const equalColumns = [
    col<Line>('Binary', ([name]) => name),
    num<Line>('Both sides', ([, before]) => before),
  ];
  const folded = details(`Equal on both sides (${equal.length})`, false, tableOf(equal, equalColumns));
  const same = 'Both binaries are the same, byte for byte, so the profile does not change the build.';
  return section(
    'build',
    'The build pair',
    WEIGHTS.context,
    table,
    isIdentical && prose(same, 'note'),
    folded,
  );
}

/** Makes the section with the binaries of `build`, one row for each platform. The public view of a report does not list the binaries. */
export function binariesSection({ report, audience }: Context): Block | undefined {
  const { binaries = [], checksums } = report;
  if (binaries.length === 0 || isPublic(audience)) return undefined;
  const rows = [...groupBy(binaries, ({ platform }) => platform)].map(([platform, members]) => ({
    platform,
    cgo: members.some(({ cgo }) => cgo) ? 'yes' : 'no',
    pgo: members.find(({ side }) => side === 'pgo'),
    baseline: members.find(({ side }) => side === 'baseline'),
  }));
  const isTerminal = audience === 'terminal';
  const columns: readonly (Column<(typeof rows)[number]> | false)[] = [
    col('Platform', ({ platform }) => ({ code: platform })),
    col('cgo', ({ cgo }) => cgo),
    !isTerminal && col('File', ({ pgo }) => pgo && { code: basename(pgo.path) }),
    num('With PGO', ({ pgo }) => pgo && bytes(pgo.bytes)),
    num('Without PGO', ({ baseline }) => baseline && bytes(baseline.bytes)),
    num('Size difference', ({ pgo, baseline: old }) => pgo && old && bytesDifference(old.bytes, pgo.bytes)),
    !isTerminal && col('SHA-256', ({ pgo }) => pgo && { code: shortSha(pgo.sha256) }),
  ];
  const table = tableOf(rows, columns, { most: 60 });
  const sums = checksums === undefined ? '' : `; SHA-256 of each in ${basename(checksums)}`;
  const sum = `${count(binaries.length, 'binary', 'binaries')} for ${count(rows.length, 'platform')}${sums}.`;
  return section('binaries', 'Binaries', WEIGHTS.context, table, prose(sum));
}

/** Counts the profiles of a merge, such as `17 profiles of 2 builds`; undefined if this run merged no profiles. */
function inputsInWords({ inputs, buildIds }: ProfileFacts): string | undefined {
  if (inputs === undefined) return undefined;
  return count(inputs, 'profile') + (buildIds === undefined ? '' : ` of ${count(buildIds, 'build')}`);
}

function byKind(sources: readonly SourceReport[]) {
  return [...groupBy(sources, ({ kind }) => kind)].map(([kind, members]) => ({
    kind,
    sources: members.length,
    collected: members.reduce((sum, { collected }) => sum + collected, 0),
    findings: members.flatMap(({ findings }) => findings),
  }));
}

/**
 * Makes the section about the profile and its sources. The public view of a report shows how many sources of each kind there are, and does
 * not name the sources.
 */
export function sourcesSection({ report, audience }: Context): Block | undefined {
  const { profile, sources = [] } = report;
  const rest = [
    num('Profiles collected', ({ collected }: Pick<SourceReport, 'collected'>) => fixed(collected, 0)),
    col('Findings', ({ findings }: Pick<SourceReport, 'findings'>) => countBySeverity(findings)),
  ];
  const columns: readonly Column<SourceReport>[] = [
    col('Source', ({ source }) => ({ code: source })),
    col('Kind', ({ kind }) => ({ code: kind })),
    num('Weight', ({ weight }) => weight?.toString()),
    ...rest,
  ];
  const table = isPublic(audience)
    ? tableOf(byKind(sources), [
        col('Kind of source', ({ kind }) => ({ code: kind })),
        num('Sources', ({ sources }) => fixed(sources, 0)),
        ...rest,
      ])
    : tableOf(sources, columns, { noun: 'source', most: 300 });
  const title = report.sources === undefined ? 'The profile' : 'Where the profile comes from';
  const note = profile && audience === 'page' && prose(ABOUT_TOTALS, 'note');
  return section('provenance', title, WEIGHTS.context, table, profile && profileFacts(profile), note);
}

const ABOUT_TOTALS =
  'These figures count the samples that were taken. If the file holds only call edges, as by default, `go tool pprof -top` adds up calls and shows a different total. `go tool pprof -comments` prints the figures of this report.';

/** Says how much of the profile another recording would share; undefined if the profile has too few samples for a prediction. */
function steadinessInWords({ expectedOverlap }: ProfileFacts): string | undefined {
  if (expectedOverlap === undefined) return undefined;
  return `another recording of the same length would share about ${share(expectedOverlap)} of the hot calls’ weight`;
}

function profileFacts(profile: ProfileFacts): Block | undefined {
  const { cpuSeconds, edges, ownShare, from, to, archive, builds = [] } = profile;
  const samples = samplesInWords(profile.samples, profile.effectiveSamples);
  const buildsInWords = builds
    .slice(0, 10)
    .flatMap(({ id, profiles, newest }, i): Cell[] => [
      i > 0 ? '; ' : '',
      id === undefined ? 'without an ID' : { code: id },
      `: ${count(profiles, 'profile')}${newest === undefined ? '' : `, the newest of ${time(newest)}`}`,
    ]);
  return facts([
    ['Profile', { code: profilePlace(profile) }],
    ['Samples', `${samples} in ${seconds(cpuSeconds)} of CPU time`],
    ['What the compiler sees', count(edges, 'call edge')],
    ['Steadiness', steadinessInWords(profile)],
    ['Merged from', inputsInWords(profile)],
    ['Builds, newest first', builds.length < 2 ? undefined : buildsInWords],
    ['Collected', from && to && [...new Set([time(from), time(to)])].join(' to ')],
    ['Samples with a function of this module', ownShare === undefined ? undefined : share(ownShare)],
    ['File', [`${bytes(profile.bytes)}, SHA-256 `, { code: shortSha(profile.sha256) }]],
    ['Archived as', archive === undefined ? undefined : { code: archive }],
  ]);
}

/**
 * Makes the section with the findings and their fixes. Findings that differ only in their places become one item. The public view of a
 * report does not show findings about single sources, but only how many findings were left out.
 */
export function findingsSection({ report, withheld, audience, isBrief }: Context): Block | undefined {
  const { error } = report;
  const all = groupFindings(isPublic(audience) ? report.findings : allFindings(report)).filter(
    // Leave out the finding about the command's error, because the first block of the report shows this error with its fix.
    ({ count, message, fix }) =>
      count > 1 || !error?.message.includes(message) || (fix !== undefined && fix !== error.fix),
  );
  const groups = isBrief ? all.filter(({ severity }) => severity !== 'note') : all;
  const notes = all.length - groups.length;
  const shown = groups.slice(0, audience === 'terminal' ? 20 : audience === 'summary' ? 200 : 50);
  const tones = { error: 'failed', warning: 'unsure', note: 'same' } as const;
  const items = shown.map((group) => ({
    tone: tones[group.severity],
    label: group.severity,
    times: group.count > 1 ? group.count : undefined,
    text: group.message,
    fix: group.fix,
    places: placesBeside(group),
  }));
  const missing = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
  const hidden = `${countBySeverity(withheld)} about single sources are only in the job summary, because these findings name hosts or files.`;
  const list = items.length > 0 && ({ kind: 'list', items, missing } as const);
  const note = withheld.length > 0 && prose(hidden, 'note');
  const rest =
    notes > 0 && prose(`${count(notes, 'more note')} ${notes === 1 ? 'is' : 'are'} in the report.`, 'note');
  return section('findings', 'Findings', WEIGHTS.findings, list, note, rest);
}

/**
 * The lines that the terminal shows even without `--verbose`, by the name of the command. For example, the result of `collect` is the line
 * about the profile.
 */
const RESULT_LINES: Readonly<Partial<Record<Report['command'], readonly string[]>>> = {
  collect: ['profile'],
  build: ['build'],
};

/** Makes the lines of the terminal about topics that have sections of their own on the report page and in the job summary. */
export function terminalFacts({ report, names, isBrief }: Context): Block | undefined {
  const { sources = [], profile, build, compiler, potential, history } = report;
  const found = (findings: SourceReport['findings']) =>
    findings.length === 0 ? '' : `, ${countBySeverity(findings)}`;
  const grouped = byKind(sources).map((one) => ({ ...one, source: count(one.sources, 'source'), weight: 1 }));
  const sourcesInWords = (sources.length > 20 ? grouped : sources).map(
    ({ source, kind, collected, weight = 1, findings }) =>
      `${source} (${kind}): ${count(collected, 'profile')}${weight === 1 ? '' : `, weight ${weight}`}${found(findings)}`,
  );
  const inputs = profile && inputsInWords(profile);
  const runs = (history?.targets ?? []).filter(({ points }) => points.length > 1).slice(0, 3);
  const lines: Readonly<Record<string, readonly (string | undefined)[]>> = {
    sources: sourcesInWords,
    profile: [
      profile &&
        `${profile.path}: ${bytes(profile.bytes)}, ${samplesInWords(profile.samples, profile.effectiveSamples)} in ${seconds(profile.cpuSeconds)} of CPU time, ${count(profile.edges, 'call edge')}${inputs === undefined ? '' : `, from ${inputs}`}`,
    ],
    steadiness: [profile && steadinessInWords(profile)],
    build: [
      build &&
        `${names.baseline} ${bytes(build.baseline.bytes)}, ${names.candidate} ${bytes(build.candidate.bytes)}; size difference ${bytesDifference(build.baseline.bytes, build.candidate.bytes)}`,
    ],
    compiler: [
      compiler && compilerInWords(compiler, report),
      ...(compiler === undefined ? [] : reasonLines(compiler)),
      ...(compiler?.hazards ?? []).slice(0, 3).map(({ title, url }) => `known hazard: ${title}, ${url}`),
    ],
    ceiling: [potential?.ceiling],
    'over time': runs.map((one) => `${gainsInWords(one)} (${one.target})`),
  };
  const isShown = (name: string) => !isBrief || RESULT_LINES[report.command]?.includes(name) === true;
  return facts(
    Object.entries(lines).flatMap(([name, texts]) =>
      isShown(name) ? defined(texts).map((text, i) => [i === 0 ? name : '', text] as const) : [],
    ),
  );
}

/** Returns whether `go build` finds the profile without a `-pgo` flag. */
function isDefault({ profile }: Report): boolean {
  return profile === undefined || /(?:^|[/\\])default\.pgo$/.test(profile.path);
}

/** Explains what merging does and how to undo it, for readers who see a pull request of the action for the first time. */
export function reviewSection({ audience, report }: Context, proposed: readonly Report[]): Block | undefined {
  const isUpdate = audience === 'body' || (audience === 'page' && report.decision?.kind === 'update');
  if (proposed.length === 0 || !isUpdate) return undefined;
  const what = proposed.length === 1 ? 'one data file, the profile,' : `${proposed.length} profiles`;
  const texts = [
    `Merging changes ${what} and no source code. The program does the same as before. The compiler only inlines, devirtualizes and arranges hot code differently.`,
    proposed.every(isDefault)
      ? 'After the merge, every plain `go build` of the main package uses the profile (`-pgo=auto`). The first build compiles all packages again.'
      : 'Builds use a profile with another name than `default.pgo` if they pass its path with `-pgo`.',
    ...(proposed.length > 1 ? ['To leave one of these profiles out, remove its file from this branch.'] : []),
    'To build once without PGO, run `go build -pgo=off`. To stop using PGO, delete the profile.',
    'To stop these proposals, set `publish: none` or remove the workflow.',
  ];
  const items = texts.map((text) => ({ text }));
  return section('merge', 'Before you merge', WEIGHTS.context, { kind: 'list', items });
}

/** Shows the commands that repeat this run. */
export function reproduceSection({ report, audience }: Context): Block | undefined {
  const lines = reproduceCommands(report);
  if (lines.length === 0) return undefined;
  const title = 'How to reproduce this';
  const hasPath = lines.some((line) => line.includes('[path]'));
  const paths = hasPath ? ', and with your own path in place of each `[path]`' : '';
  const code: Block[] = [
    prose(`Run these commands in a checkout that has this profile, on a machine with Go${paths}:`),
    { kind: 'code', language: 'sh', lines },
  ];
  return audience === 'page'
    ? section('reproduce', title, WEIGHTS.context, ...code)
    : details(title, false, ...code);
}

/** Returns the commands that repeat this run on another machine. */
export function reproduceCommands(report: Report): string[] {
  const { command, profile, build, comparison, load, settings = {}, target, subject } = report;
  const option = (name: string, value: string | undefined) =>
    value === undefined ? '' : ` --${name} ${shellArgument(visible(value))}`;
  const path = profile && !isDefault(report) ? profilePlace(profile) : undefined;
  const hasProgram = report.revisions === undefined || build !== undefined;
  const program = target
    ? option('target', target)
    : option('package', hasProgram ? subject?.package : undefined) + option('profile', path);
  const [baseline, candidate] = SIDES.map((side) => sideOf(side, report));
  const sides =
    option('baseline', baseline === 'off' ? undefined : baseline) +
    option('candidate', candidate === 'committed' ? undefined : candidate);
  const options = Object.entries(settings).map(([name, value]) => option(name, value));
  return defined([
    command === 'check' && `npx go-pgo@1 check${program}`,
    (build ?? comparison ?? load) && `npx go-pgo@1 compare${program}${sides}${options.join('')}`,
    profile && `npx go-pgo@1 inspect ${shellArgument(visible(profilePlace(profile)))}`,
  ]);
}

/** Returns a side in the syntax of the options `--baseline` and `--candidate`. */
function sideOf(side: SideName, { command, profile, build, revisions }: Report): string | undefined {
  const binary = build?.[side];
  const revision = revisions?.[side];
  if (revision?.commit !== undefined) return revision.name;
  if (binary === undefined) return undefined;
  // On the branch of a proposal, the merged profile is already committed, so the printed command uses the committed profile.
  if (binary.pgo === 'the merged profile')
    return command === 'refresh' || command === 'repair' ? 'committed' : 'merged';
  const isCommitted = binary.pgo === 'default.pgo' || (profile && binary.pgo === basename(profile.path));
  return isCommitted ? 'committed' : publicPath(binary.pgo);
}
