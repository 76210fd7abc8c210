import { basename } from 'node:path';
import { EQUIVALENCE } from '../compare/verdict.ts';
import type { Binary } from '../golang/build.ts';
import type { CompilerEvidence } from '../golang/evidence.ts';
import type { CallSite } from '../golang/inlining.ts';
import type { Decision } from '../profile/decide.ts';
import type { Moved } from '../profile/overlap.ts';
import { shownOverlap } from '../profile/overlap.ts';
import type { Potential } from '../profile/potential.ts';
import type { Publication } from '../publish/proposal.ts';
import { shellWord, shorten, visible } from './escape.ts';
import { allFindings, countBySeverity, groupFindings, placesBeside } from './findings.ts';
import {
  bytes,
  bytesDifference,
  change,
  count,
  fixed,
  groupBy,
  points,
  relative,
  seconds,
  secondsDifference,
  share,
  shortRevision,
  shortSha,
  time,
} from './format.ts';
import {
  hasFailed,
  hasFailedByGate,
  headline,
  isNothing,
  isPrebuilt,
  isSignificant,
  overallChange,
  overallQuantity,
  reportVerdict,
} from './headline.ts';
import { axisFor, equivalenceOf, type Interval, isDrawable } from './intervals.ts';
import { placeOf, publicPath } from './public-view.ts';
import type { ProfileFacts, Report, SourceReport, TargetReport } from './report.ts';
import {
  type Block,
  type Cell,
  type Context,
  col,
  defined,
  details,
  num,
  prose,
  section,
  tableOf,
  WEIGHTS,
} from './view.ts';
import { bandInWords, gainsInWords, productionSentences, toneOf } from './view-measured.ts';

/** Sections about the profile and the build: what the compiler did, where the profile comes from, what to do now. */

/** What the profile made the compiler do; sizes and build times stand with the build pair. */
export function compilerSection({ report, most }: Context): Block | undefined {
  const { compiler } = report;
  if (compiler === undefined) return undefined;
  const sites = hottestCallSites(compiler);
  const rows = most(20, 10, 0);
  const siteTable = tableOf(
    sites,
    [
      col('Call', ({ caller, callee }) => ({ go: `${caller} → ${callee}` })),
      col('At', ({ position }) => ({ code: position })),
      col('Because of the profile', ({ became }) => became),
      num('Edge weight', ({ weight }) => (weight === undefined ? '' : share(weight))),
    ],
    { most: rows },
  );
  const frameTable = tableOf(
    compiler.frames.largest,
    [
      col('Function', ({ function: name }) => ({ go: name })),
      num('Frame before', ({ baseline }) => bytes(baseline)),
      num('After', ({ candidate }) => bytes(candidate)),
      num('Difference', (row) => bytesDifference(row.baseline, row.candidate)),
      num('On the stack in', ({ weight }) => (weight === undefined ? '' : share(weight))),
    ],
    { most: rows },
  );
  const which = haveWeights(sites) ? 'The heaviest' : 'Some of these';
  return section(
    'compiler',
    'What the compiler did',
    WEIGHTS.evidence,
    prose(compilerInWords(compiler)),
    compiler.hazards.length > 0 && {
      kind: 'list',
      items: compiler.hazards.map(({ title, message, fix, url }) => ({
        tone: 'unsure',
        label: 'known hazard',
        text: `${title}. ${message}`,
        fix,
        href: url,
      })),
    },
    details(`${which} call sites (${sites.length})`, false, siteTable),
    details(`The stack frames that grew most (${compiler.frames.largest.length})`, false, frameTable),
  );
}

function compilerInWords({ inlining, devirtualization }: CompilerEvidence): string {
  const weight = (of: number) => (of > 0 ? `, with ${share(of)} of its edge weight` : '');
  const lost = (number: number) => (number > 0 ? `; ${fixed(number, 0)} no longer` : '');
  const are = (number: number) => (number === 1 ? 'is' : 'are');
  // Nobody knows why binaries that were built elsewhere differ.
  const why = devirtualization === undefined ? 'In the candidate' : 'Because of the profile';
  const inlined = `${why}, ${count(inlining.gained, 'more call site')} ${are(inlining.gained)} inlined${weight(inlining.gainedWeight)}${lost(inlining.lost)}.`;
  if (devirtualization === undefined) return inlined;
  const { gained, lost: gone, gainedWeight } = devirtualization;
  return gained + gone === 0
    ? `${inlined} No call is devirtualized because of it.`
    : `${inlined} ${count(gained, 'more call')} ${are(gained)} devirtualized${weight(gainedWeight)}${lost(gone)}.`;
}

/** The call sites that were inlined or devirtualized, each once, heaviest first. */
function hottestCallSites({ inlining, devirtualization }: CompilerEvidence) {
  const sites = new Map<string, CallSite & { became: string }>();
  const identity = ({ caller, callee, position }: CallSite) => JSON.stringify([caller, callee, position]);
  for (const site of devirtualization?.hottest ?? [])
    sites.set(identity(site), { ...site, became: 'devirtualized' });
  for (const site of inlining.hottest) {
    const became = sites.has(identity(site)) ? 'devirtualized and inlined' : 'inlined';
    sites.set(identity(site), { ...site, became });
  }
  return [...sites.values()].sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1));
}

/** Whether the order of call sites means anything: without a profile their weights are unknown. */
function haveWeights(sites: readonly CallSite[]): boolean {
  return sites.some(({ weight }) => weight !== undefined);
}

/** How much of the CPU time PGO can touch at all. */
export function potentialSection({ report, audience }: Context): Block | undefined {
  const { potential } = report;
  if (potential === undefined) return undefined;
  const { user, runtime, gc, syscalls, cgo } = potential;
  const parts = [
    ['user', 'Go code', user],
    ['runtime', 'Runtime', runtime],
    ['gc', 'Garbage collector', gc],
    ['syscalls', 'System calls', syscalls],
    ['cgo', 'C', cgo],
  ] as const;
  const columns = parts.map(([, name, part]) => num(name, () => share(part)));
  return section(
    'potential',
    'What could be gained at all',
    WEIGHTS.evidence,
    prose(potentialInWords(potential)),
    audience === 'page'
      ? { kind: 'parts', parts }
      : tableOf(['Share of the CPU time'], [col('', (name) => name), ...columns], {
          weight: WEIGHTS.table,
        }),
  );
}

function potentialInWords({ ceiling, fromPgoBuild, fromPgoBuildReason }: Potential): string {
  const built = 'The profile is of a program that was built with PGO already, so its gain is in there.';
  return defined([ceiling, fromPgoBuild && built, fromPgoBuild !== false && fromPgoBuildReason]).join(' ');
}

/** What the decision rests on: the overlap, and the functions and call edges that moved most. */
export function movedSection({ report, audience, most }: Context): Block | undefined {
  const { decision, command } = report;
  if (decision === undefined) return undefined;
  const { movedFunctions = [], movedEdges = [] } = decision;
  const shown = overlapOf(decision);
  // These commands are about nothing else.
  const isDetailed = command === 'diff' || command === 'inspect';
  const isTerminal = audience === 'terminal';
  const largest = Math.max(
    1e-9,
    ...[...movedFunctions, ...movedEdges].flatMap(({ before, after }) => [before, after]),
  );
  const table = (title: string, moved: readonly Moved[], rows: number) =>
    tableOf<Moved>(
      moved,
      [
        col(title, ({ name }) => ({ go: name })),
        num('Before', ({ before }) => share(before)),
        num('After', ({ after }) => share(after)),
        num('Change', ({ before, after }) => points(after - before)),
      ],
      {
        most: rows,
        mark: ({ before, after }) => ({ kind: 'pair', before: before / largest, after: after / largest }),
      },
    );
  const functions = table(
    'Function, as callee',
    movedFunctions,
    most(20, audience === 'summary' ? 20 : 10, isDetailed ? 20 : 5),
  );
  const edges = table(
    'Call edge (line in the caller)',
    movedEdges,
    most(20, audience === 'summary' ? 20 : 10, 20),
  );
  if (isTerminal) return section('moved', '', WEIGHTS.context, functions, isDetailed && edges);
  const explained = overlapInWords(decision);
  return section(
    'moved',
    'What moved in the profile',
    WEIGHTS.context,
    audience === 'page' && shown && { kind: 'overlap', overlap: shown.overlap, noise: shown.noise },
    explained !== '' && prose(explained),
    functions,
    details(`The call edges that moved most (${movedEdges.length})`, audience === 'page', edges),
  );
}

/** The overlap that explains the decision; undefined for a first profile. */
function overlapOf({ kind, overlap, noiseOverlap, weightOverlap = 1, noiseWeightOverlap = 1 }: Decision) {
  if (overlap === undefined || noiseOverlap === undefined) return undefined;
  return shownOverlap({ overlap, noiseOverlap, weightOverlap, noiseWeightOverlap }, kind);
}

function overlapInWords(decision: Decision): string {
  const { staleWeight } = decision;
  const shown = overlapOf(decision);
  const calls =
    shown?.of === 'hot calls'
      ? 'in calls that the compiler takes for hot with either profile'
      : 'on the same calls in both profiles';
  const part = `${share(staleWeight ?? 0)} of the committed profile’s weight`;
  return defined([
    shown &&
      `The overlap with the base branch’s profile is ${share(shown.overlap)}: so much of the weight outside of the runtime is ${calls}. Two profiles of one unchanged workload, with as many samples, would overlap by ${share(shown.noise)} or more in 19 of 20 cases.`,
    staleWeight !== undefined &&
      (staleWeight < 0.0005
        ? 'All functions and call sites of the committed profile still exist in the source tree.'
        : `${part} is on functions and call sites that the source tree no longer has.`),
  ]).join(' ');
}

/** The two binaries side by side, with what the compiler made larger. */
export function buildSection({ report, names }: Context): Block | undefined {
  const { build, compiler } = report;
  if (build === undefined) return undefined;
  const { baseline, candidate } = build;
  const { size, frames, buildTimes } = compiler ?? {};
  type Line = readonly [name: string, before: Cell, after: Cell, difference: string];
  const pair = <T>(before: T | undefined, after: T | undefined, line: (before: T, after: T) => Line) =>
    before === undefined || after === undefined ? undefined : line(before, after);
  const sized =
    (name: string) =>
    (a: number, b: number): Line => [name, bytes(a), bytes(b), bytesDifference(a, b)];
  const timed =
    (name: string) =>
    (a: number, b: number): Line => [name, seconds(a), seconds(b), secondsDifference(a, b)];
  const flag = (binary: Binary): Cell =>
    isPrebuilt(binary) ? 'built elsewhere' : { code: `-pgo=${binary.pgo}` };
  const isIdentical = baseline.sha256 === candidate.sha256;
  const times = defined([
    pair(buildTimes?.baseline.cold, buildTimes?.candidate.cold, timed('`go build` with an empty cache')),
    pair(buildTimes?.baseline.warm, buildTimes?.candidate.warm, timed('`go build` with a full cache')),
  ]);
  const taken = (binary: Binary) => (isPrebuilt(binary) ? undefined : binary.seconds);
  const grown = frames && frames.functions > 0 ? frames : undefined;
  const stacks = `Stack frames, ${fixed(grown?.grown ?? 0, 0)} grown and ${fixed(grown?.shrunk ?? 0, 0)} shrunk`;
  const lines: Line[] = defined([
    ['Flag', flag(baseline), flag(candidate), ''],
    sized('Size')(baseline.bytes, candidate.bytes),
    pair(size?.baselineText, size?.candidateText, sized('Machine code')),
    pair(
      grown?.onStacks?.baseline,
      grown?.onStacks?.candidate,
      sized('Frames of an average stack of the profile'),
    ),
    pair(grown?.baselineBytes, grown?.candidateBytes, sized(stacks)),
    ...(times.length > 0
      ? times
      : [pair(taken(baseline), taken(candidate), timed('`go build` took (caches as they were)'))]),
    [
      'SHA-256',
      { code: shortSha(baseline.sha256) },
      { code: shortSha(candidate.sha256) },
      isIdentical ? 'none' : 'different',
    ],
  ]);
  return section(
    'build',
    'The build pair',
    WEIGHTS.context,
    tableOf(lines, [
      col('Binary', ([name]) => name),
      num(names.baseline, ([, before]) => before),
      num(names.candidate, ([, , after]) => after),
      num('Difference', ([, , , difference]) => difference),
    ]),
    isIdentical &&
      prose(
        'Both binaries are the same, byte for byte: the profile changes nothing the compiler does.',
        'note',
      ),
  );
}

/** What `build` has built, one row for each platform; not public. */
export function binariesSection({ report, audience }: Context): Block | undefined {
  const { binaries = [], checksums } = report;
  if (binaries.length === 0 || audience === 'body' || audience === 'comment') return undefined;
  const rows = groupBy(binaries, ({ platform }) => platform).map(([platform, members]) => ({
    platform,
    cgo: members.some(({ cgo }) => cgo) ? 'yes' : 'no',
    pgo: members.find(({ side }) => side === 'pgo'),
    baseline: members.find(({ side }) => side === 'baseline'),
  }));
  const isTerminal = audience === 'terminal';
  const table = tableOf(
    rows,
    [
      col('Platform', ({ platform }) => ({ code: platform })),
      col('cgo', ({ cgo }) => cgo),
      !isTerminal && col('File', ({ pgo }) => pgo && { code: basename(pgo.path) }),
      num('With PGO', ({ pgo }) => pgo && bytes(pgo.bytes)),
      num('Without PGO', ({ baseline }) => baseline && bytes(baseline.bytes)),
      num(
        'Size difference',
        ({ pgo, baseline }) => pgo && baseline && bytesDifference(baseline.bytes, pgo.bytes),
      ),
      !isTerminal && col('SHA-256', ({ pgo }) => pgo && { code: shortSha(pgo.sha256) }),
    ],
    { most: 60 },
  );
  const [only] = rows;
  const of =
    rows.length === 1
      ? `${only?.platform} ${only?.cgo === 'yes' ? 'with' : 'without'} cgo`
      : `${rows.length} platforms`;
  const sums = checksums === undefined ? '' : `; SHA-256 of each in ${basename(checksums)}`;
  const sum = `${count(binaries.length, 'binary', 'binaries')} for ${of}${sums}.`;
  return section(
    'binaries',
    'Binaries',
    WEIGHTS.context,
    (!isTerminal || rows.length > 1) && table,
    prose(sum),
  );
}

/** `1,049 samples`, with what they are worth if some count more than others. */
export function samplesInWords({ samples, effectiveSamples }: ProfileFacts): string {
  const worth = effectiveSamples === undefined ? '' : ` (weighted, worth ${fixed(effectiveSamples, 0)})`;
  return count(samples, 'sample') + worth;
}

/** `17 profiles of 2 builds`; undefined for what was not merged in this run. */
function inputsInWords({ inputs, buildIds }: ProfileFacts): string | undefined {
  if (inputs === undefined) return undefined;
  return count(inputs, 'profile') + (buildIds === undefined ? '' : ` of ${count(buildIds, 'build')}`);
}

/** Sources of one kind together; `weight` is lost. */
function byKind(sources: readonly SourceReport[]) {
  return groupBy(sources, ({ kind }) => kind).map(([kind, members]) => ({
    kind,
    sources: members.length,
    collected: members.reduce((sum, { collected }) => sum + collected, 0),
    findings: members.flatMap(({ findings }) => findings),
  }));
}

/** The profile and where it comes from; the public sees sources only by kind and number. */
export function provenanceSection({ report, audience, most }: Context): Block | undefined {
  const { profile, sources = [] } = report;
  const isPublic = audience === 'body' || audience === 'comment';
  const findings = ({ findings }: Pick<SourceReport, 'findings'>) => countBySeverity(findings);
  const table = isPublic
    ? tableOf(byKind(sources), [
        col('Kind of source', ({ kind }) => ({ code: kind })),
        num('Sources', ({ sources }) => fixed(sources, 0)),
        num('Profiles collected', ({ collected }) => fixed(collected, 0)),
        col('Findings', findings),
      ])
    : tableOf(
        sources,
        [
          col('Source', ({ source }) => ({ code: source })),
          col('Kind', ({ kind }) => ({ code: kind })),
          num('Profiles collected', ({ collected }) => fixed(collected, 0)),
          num('Weight', ({ weight }) => (weight === undefined ? undefined : `${weight}`)),
          col('Findings', findings),
        ],
        { noun: 'source', most: most(100, 300, 0) },
      );
  const title = report.sources === undefined ? 'The profile' : 'Where the profile comes from';
  return section('provenance', title, WEIGHTS.context, table, profile && profileFacts(profile));
}

function profileFacts(profile: ProfileFacts): Block {
  const { cpuSeconds, edges, ownShare, from, to, inputsSha256, archive, builds = [] } = profile;
  const rows: [string, Cell | readonly Cell[] | undefined][] = [
    ['Profile', { code: placeOf(profile) }],
    ['Samples', `${samplesInWords(profile)} in ${seconds(cpuSeconds)} of CPU time`],
    ['What the compiler sees', count(edges, 'call edge')],
    ['Merged from', inputsInWords(profile)],
    ['Builds, newest first', builds.length < 2 ? undefined : buildsInWords(builds)],
    ['Collected between', from && to && `${time(from)} and ${time(to)}`],
    ['Digest of what was merged', inputsSha256 && ['SHA-256 ', { code: shortSha(inputsSha256) }]],
    ['Samples with a function of this module', ownShare === undefined ? undefined : share(ownShare)],
    ['File', [`${bytes(profile.bytes)}, SHA-256 `, { code: shortSha(profile.sha256) }]],
    ['Archived as', archive && { code: archive }],
  ];
  const isKnown = (row: (typeof rows)[number]): row is [string, Cell] =>
    row[1] !== undefined && row[1] !== '';
  return { kind: 'facts', rows: rows.filter(isKnown) };
}

const MOST_BUILDS = 10;

function buildsInWords(builds: NonNullable<ProfileFacts['builds']>): Cell[] {
  return builds.slice(0, MOST_BUILDS).flatMap(({ id, profiles, newest }, i): Cell[] => {
    const of = newest === undefined ? '' : `, the newest of ${time(newest)}`;
    return [
      i > 0 ? '; ' : '',
      id === undefined ? 'without an ID' : { code: id },
      `: ${count(profiles, 'profile')}${of}`,
    ];
  });
}

/** Findings with their fixes, those that only name other places once; the public learns how many are about sources. */
export function findingsSection({ report, withheld, audience, most }: Context): Block | undefined {
  const { error } = report;
  const isPublic = audience === 'body' || audience === 'comment';
  const groups = groupFindings(isPublic ? report.findings : allFindings(report)).filter(
    // What the command failed for stands in the lead, with its fix.
    ({ count, message, fix }) =>
      count > 1 || !error?.message.includes(message) || (fix !== undefined && fix !== error.fix),
  );
  const shown = groups.slice(0, most(50, audience === 'summary' ? 200 : 30, 20));
  const rest = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
  const tones = { error: 'failed', warning: 'unsure', note: 'same' } as const;
  const items = shown.map((group) => ({
    tone: tones[group.severity],
    label: group.severity,
    times: group.count > 1 ? group.count : undefined,
    text: group.message,
    fix: group.fix,
    places: placesBeside(group),
  }));
  const hidden = `${countBySeverity(withheld)} about single sources: see the job summary, because they name hosts or files.`;
  return section(
    'findings',
    'Findings',
    WEIGHTS.findings,
    items.length > 0 && { kind: 'list', items, missing: rest },
    withheld.length > 0 && prose(hidden, 'note'),
  );
}

const LABELS: Readonly<Record<Publication['kind'], string>> = {
  'pull-request': 'Pull request',
  commit: 'Commit',
  git: 'Branch',
  local: 'Branch',
  none: 'Publication',
};

/** What became of the profile and where to look. */
export function publicationBlock({ publication, decision }: Report): Block | undefined {
  if (publication === undefined) return undefined;
  const { kind, operation, url, branch, reason } = publication;
  const why = reason !== undefined && reason !== decision?.reason ? ` ${reason}` : '';
  const where: Cell | undefined = url === undefined ? branch && { code: branch } : { text: url, href: url };
  const what = operation === 'none' ? 'nothing changed' : operation;
  const label: Cell = { text: `${LABELS[kind]}: `, strong: true };
  if (!where && why === '') return undefined;
  if (isNothing(publication)) return prose([label, `nothing published.${why}`]);
  return prose([
    label,
    ...(kind === 'none' ? [] : where ? [where, ` (${what}).`] : [`${what}.`]),
    why.trimStart() && why,
  ]);
}

/** What this is about and what made it. */
export function footer({ report, audience }: Context): Block | undefined {
  if (audience === 'terminal') return undefined;
  const { run, publication, targets = [] } = report;
  const subject = report.subject ?? targets.find((target) => target.subject)?.subject;
  const action = `Go PGO Action${subject ? ` ${shorten(subject.actionVersion, 40)}` : ''}`;
  if (audience !== 'page') {
    const revision: Cell[] =
      run?.revision === undefined ? [] : [' at ', { code: shortRevision(run.revision) }];
    if (report.subject === undefined)
      return {
        kind: 'footer',
        lines: [
          [
            `Reported${revision.length > 0 ? ',' : ''}`,
            ...revision,
            `${revision.length > 0 ? ',' : ''} by ${action}.`,
          ],
        ],
        weight: WEIGHTS.first,
      };
    const built = `, built with ${shorten(report.subject.goVersion, 40)}; reported by ${action}.`;
    return {
      kind: 'footer',
      lines: [[{ code: report.subject.package }, ...revision, built]],
      weight: WEIGHTS.first,
    };
  }
  const link = (url: string): Cell => ({ text: url, href: url });
  const lines: Cell[][] = [
    publication?.url ? ['Published: ', link(publication.url)] : [],
    publication?.reason ? [publication.reason] : [],
    run
      ? [
          `Measured ${time(run.time)}`,
          ...(run.revision === undefined ? [] : [', of ', { code: run.revision }]),
          ...(run.url === undefined ? [] : [': ', link(run.url)]),
        ]
      : [],
    [
      `${action}. An interval holds the true change in 95 of 100 runs; overlap is the part of the edge weight that two profiles share; an edge is a call from one function to another, at one line.`,
    ],
  ];
  return { kind: 'footer', lines: lines.filter((line) => line.length > 0) };
}

/** The shortest form of what the other renderings have sections for. */
export function terminalFacts(context: Context): Block | undefined {
  const { report, names } = context;
  const { sources = [], profile, build, compiler, potential, history, subject } = report;
  const lines: [string, string | undefined][] = [];
  const say = (name: string, ...texts: readonly (string | undefined)[]) => {
    for (const text of defined(texts))
      lines.push([lines.some(([known]) => known === name) ? '' : name, text]);
  };
  const found = (findings: SourceReport['findings']) =>
    findings.length === 0 ? '' : `, ${countBySeverity(findings)}`;
  const weighted = (weight: number | undefined) => (weight === undefined ? '' : `, weight ${weight}`);
  const each = sources.map(
    ({ source, kind, collected, weight, findings }) =>
      `${source} (${kind}): ${count(collected, 'profile')}${weighted(weight)}${found(findings)}`,
  );
  const grouped = byKind(sources).map(
    ({ kind, sources, collected, findings }) =>
      `${count(sources, 'source')} (${kind}): ${count(collected, 'profile')}${found(findings)}`,
  );
  say('sources', ...(sources.length > 20 ? grouped : each));
  if (profile !== undefined) {
    const inputs = inputsInWords(profile);
    const from = inputs === undefined ? '' : `, from ${inputs}`;
    say(
      'profile',
      `${profile.path}: ${bytes(profile.bytes)}, ${samplesInWords(profile)} in ${seconds(profile.cpuSeconds)} of CPU time, ${count(profile.edges, 'call edge')}${from}`,
    );
  }
  if (build !== undefined) {
    const { baseline, candidate } = build;
    const side = (name: string, binary: Binary) =>
      `${name} ${bytes(binary.bytes)}${isPrebuilt(binary) ? '' : ` in ${seconds(binary.seconds)}`}`;
    const difference = `size difference ${bytesDifference(baseline.bytes, candidate.bytes)}`;
    const isSame = baseline.sha256 === candidate.sha256;
    say(
      'build',
      `${side(names.baseline, baseline)}, ${side(names.candidate, candidate)}; ${isSame ? 'the same bytes' : difference}`,
    );
  }
  if (compiler !== undefined) {
    const { baselineBytes, candidateBytes, functions } = compiler.frames;
    const frames = functions > 0 ? ` Stack frames ${relative(baselineBytes, candidateBytes)}.` : '';
    const hazards = compiler.hazards.slice(0, 3).map(({ title, url }) => `known hazard: ${title}, ${url}`);
    say('compiler', compilerInWords(compiler) + frames, ...hazards);
  }
  say('ceiling', potential && potentialInWords(potential));
  say('released', ...productionSentences(report));
  const runs = (history?.targets ?? []).filter(({ points }) => points.length > 1);
  const own = runs.filter(({ target }) => target === subject?.package).slice(0, 1);
  const shown = own.length > 0 ? own : runs.slice(0, 3);
  say(
    'over time',
    ...shown.map((one) => `${gainsInWords(one, 8)}${own.length > 0 ? '' : ` (${one.target})`}`),
  );
  return lines.length === 0
    ? undefined
    : { kind: 'facts', rows: lines.map(([name, text]) => [name, text ?? '']) };
}

interface TargetGroup {
  readonly label: string;
  readonly targets: readonly TargetReport[];
}

const HERE = 'In this pull request';
const PLACES: Readonly<Record<Publication['kind'], string>> = {
  'pull-request': 'In the pull request',
  commit: 'Committed',
  git: 'On the branch',
  local: 'On the branch',
  none: 'New profile',
};
const OWN = 'In pull requests of their own';
const LEFT = 'New, but not proposed';
const STAYS = 'Unchanged';
const FAILED = 'Failed, so unchanged';
const FATES = [HERE, OWN, ...Object.values(PLACES), LEFT, STAYS, FAILED];

/** Of a refresh: which new profiles are published, and which are not. `here`: in the text of the pull request itself. */
export function targetGroups(
  report: Report,
  here: boolean,
): { groups: TargetGroup[]; proposed: readonly TargetReport[] } {
  const { command, targets = [], publication } = report;
  if (command !== 'refresh' && command !== 'repair') return { groups: [], proposed: [] };
  const groups = groupBy(targets, (target) => fateOf(target, publication, here))
    .map(([label, targets]) => ({ label, targets }))
    .sort((a, b) => FATES.indexOf(a.label) - FATES.indexOf(b.label));
  return { groups, proposed: groups.find(({ label }) => label === HERE)?.targets ?? [] };
}

function fateOf(target: TargetReport, shared: Publication | undefined, here: boolean): string {
  const { publication: own, decision } = target;
  if (hasFailed(target) && !hasFailedByGate(target)) return FAILED;
  if (decision?.kind !== 'update') return STAYS;
  const isShared = here || (shared !== undefined && shared.kind !== 'none');
  const isLeft = own?.operation === 'none' && own.url === undefined && (isShared || own.kind !== 'none');
  if (isLeft) return LEFT;
  if (here) return HERE;
  if (shared === undefined && own?.kind === 'pull-request') return OWN;
  return PLACES[(shared ?? own)?.kind ?? 'none'];
}

/** What became of a target, in a word or two; undefined if only its verdict says it. */
function resultOf(report: Report): string | undefined {
  const { command, decision, findings, comparison } = report;
  if (command === 'check') {
    const warnings = findings.filter(({ severity }) => severity === 'warning').length;
    return hasFailed(report) ? 'failed' : warnings > 0 ? count(warnings, 'warning') : 'passed';
  }
  if (hasFailedByGate(report)) return decision === undefined ? 'failed' : `${decision.kind}, failed`;
  if (hasFailed(report)) return 'failed';
  return decision?.kind ?? (comparison ? undefined : headline(report).title.toLowerCase());
}

/** One line for each target, with the intervals of all on one axis. */
export function targetsOverview({ audience }: Context, targets: readonly TargetReport[]): Block | undefined {
  const isPage = audience === 'page';
  const drawn = ({ comparison }: Report): Interval | undefined =>
    comparison?.change === undefined || comparison.interval === undefined
      ? undefined
      : { change: comparison.change, interval: comparison.interval, tone: toneOf(comparison), overall: true };
  const compared = targets.flatMap(({ comparison }) => (comparison?.measurements.length ? [comparison] : []));
  const [band = EQUIVALENCE, ...otherBands] = new Set(compared.map(equivalenceOf));
  // Not as overall rows: none may press the others into a dot.
  const intervals = targets
    .map(drawn)
    .filter(isDrawable)
    .map((one) => ({ ...one, overall: false }));
  const axis = { ...axisFor(intervals, band), ...(otherBands.length > 0 && { equivalence: 0 }) };
  const changeOf = ({ comparison }: Report) => {
    const overall = comparison && overallChange(comparison, 2);
    return overall && comparison && !isSignificant(comparison.verdict)
      ? { ...overall, change: '~' }
      : overall;
  };
  const isDecided = targets.some(({ command, decision }) => command !== 'check' && decision !== undefined);
  const table = tableOf<TargetReport>(
    targets,
    [
      col('Target', ({ target, subject }) =>
        isPage
          ? {
              text: visible(target),
              href: pageOf(target),
              strong: true,
              small: subject && { go: subject.package },
            }
          : { code: target },
      ),
      col(isDecided ? 'Decision' : 'Result', (one) => {
        const [text, failed] = [resultOf(one), one.error !== undefined];
        return text && { text, strong: failed, toned: failed };
      }),
      col('Verdict', (one) => {
        const verdict = reportVerdict(one);
        return verdict && { text: verdict, strong: verdict === 'slower', toned: true };
      }),
      num(
        'Change',
        (one) =>
          changeOf(one) && { text: changeOf(one)?.change ?? '', toned: true, small: changeOf(one)?.interval },
      ),
      !isPage && num('95 % interval', (one) => changeOf(one)?.interval),
      num('Samples', ({ profile }) => profile && fixed(profile.samples, 0)),
      num('Overlap', ({ decision }) =>
        decision?.overlap === undefined ? undefined : share(decision.overlap),
      ),
      num('Stale', ({ decision: { staleWeight } = {} }) =>
        staleWeight === undefined ? '' : share(staleWeight),
      ),
      num('Binary', sizeChange),
      audience !== 'body' && audience !== 'terminal' && col('Published', publicationCell),
    ],
    {
      noun: 'target',
      tone: (one) => headline(one).tone,
      axis: intervals.length > 0 ? axis : undefined,
      mark: intervals.length > 0 ? (one) => ({ kind: 'interval', interval: drawn(one) }) : undefined,
    },
  );
  const quantities = new Set(compared.map(overallQuantity));
  const what = quantities.size === 1 ? [...quantities][0] : 'CPU time per unit of work';
  const note = `Change of ${what} by PGO, overall, with its 95 % interval; negative is less. \`~\` is no significant difference.${axis.equivalence > 0 ? ` ${bandInWords(axis.equivalence)}` : ''}`;
  if (!isPage) return table && { ...table, weight: WEIGHTS.first };
  return section('targets', 'Targets', WEIGHTS.first, table, intervals.length > 0 && prose(note, 'note'));
}

function sizeChange({ build }: Report): string | undefined {
  if (build === undefined || build.baseline.bytes === 0) return undefined;
  return change((build.candidate.bytes - build.baseline.bytes) / build.baseline.bytes);
}

function publicationCell({ publication }: Report): Cell | undefined {
  const { url, number, operation } = publication ?? {};
  if (url === undefined) return undefined;
  return {
    text: number === undefined ? url : `#${fixed(number, 0)}`,
    href: url,
    small: operation === 'none' ? 'unchanged' : operation,
  };
}

/** The target's own page, in the folder that has its name. */
function pageOf(target: string): string {
  const folders = target
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent);
  // The only character that is left, and would have to be escaped again.
  return `./${folders.join('/').replaceAll("'", '%27')}/report.html`;
}

/** Whether `go build` finds the profile by itself. */
function isDefault({ profile }: Report): boolean {
  return profile === undefined || /(?:^|[/\\])default\.pgo$/.test(profile.path);
}

/** What merging does and how to go back, for those who see such a pull request for the first time. */
export function reviewSection({ audience, report }: Context, proposed: readonly Report[]): Block | undefined {
  const [first] = proposed;
  const isUpdate = audience === 'body' || (audience === 'page' && report.decision?.kind === 'update');
  if (first === undefined || !isUpdate) return undefined;
  const atDefault = proposed.filter(isDefault).length;
  const [one, all] = [proposed.length === 1, atDefault === proposed.length];
  const what = one ? 'one data file, the profile,' : `${proposed.length} data files, the profiles,`;
  const program = one ? 'this main package uses it' : 'these main packages uses its own';
  const uses = all
    ? `From then on every plain \`go build\` of ${program} (\`-pgo=auto\`)`
    : atDefault === 0
      ? `Builds use ${one ? 'it that pass its path' : 'them that pass their paths'} with \`-pgo\``
      : 'From then on a plain `go build` uses each that is called `default.pgo` (`-pgo=auto`), and builds that pass its path with `-pgo` each other one';
  const texts = [
    `Merging changes ${what} and no source code. What the ${one ? 'program does' : 'programs do'} stays the same; the compiler only inlines, devirtualizes and arranges hot code differently.`,
    `${uses}, and the first ${one ? 'build afterwards compiles' : 'builds afterwards compile'} all packages of ${one ? 'the program' : 'these programs'} again.`,
    `${one ? '' : 'To leave one out: take its file out of this branch. '}One build without PGO: \`go build -pgo=off\`.`,
    ...(one
      ? [
          `No PGO at all: ${all ? 'delete the profile.' : 'build without the `-pgo` option and delete the profile.'}`,
        ]
      : []),
    'No more of these pull requests: set `publish: none` or remove the workflow.',
  ];
  return section('merge', 'Before you merge', WEIGHTS.context, {
    kind: 'list',
    items: texts.map((text) => ({ text })),
  });
}

/** The commands that repeat this. */
export function reproduceSection({ report, audience }: Context): Block | undefined {
  const isMeasured = (report.comparison ?? report.load) !== undefined;
  const lines = audience !== 'summary' || isMeasured ? reproduceCommands(report) : [];
  if (lines.length === 0) return undefined;
  const code: Block[] = [
    prose('On a checkout with this profile, with Go installed:'),
    { kind: 'code', language: 'sh', lines },
  ];
  return audience === 'page'
    ? section('reproduce', 'How to reproduce this', WEIGHTS.context, ...code)
    : details('How to reproduce this', false, ...code);
}

const MERGED = 'the merged profile';

/** One command per line; a line that begins with `#` says where the next ones are run. */
export function reproduceCommands(report: Report): string[] {
  const { command, profile, build, comparison, load, settings = {}, target, differences = [] } = report;
  const word = (text: string) => shellWord(visible(text));
  const program = programOptions(report);
  const isCompared = build !== undefined || comparison !== undefined || load !== undefined;
  const isGiven = build !== undefined && [build.baseline, build.candidate].some(isPrebuilt);
  const options = Object.entries(settings).map(([name, value]) => ` --${name} ${word(value)}`);
  const hasBenchmarks = comparison?.measurements.some(({ unit }) => unit === 'cpu-sec/op') === true;
  const inOutput = [
    ...(hasBenchmarks ? ['benchstat baseline.bench.txt candidate.bench.txt'] : []),
    ...differences.flatMap(({ files }) => {
      const [before, after] = files
        ? [files.baseline, files.candidate].map((file) => word(basename(file)))
        : [];
      return files ? [`go tool pprof -top -diff_base ${before} ${after}`] : [];
    }),
  ];
  return defined([
    command === 'check' && `go-pgo check${program}`,
    isCompared && isGiven && '# with the paths of the binaries at hand',
    isCompared && `go-pgo compare${program}${sideOptions(report)}${options.join('')}`,
    profile && `go-pgo inspect ${word(placeOf(profile))}`,
    inOutput.length > 0 && `# in the output folder of this ${target === undefined ? 'run' : 'target'}`,
    ...inOutput,
  ]);
}

/** Which program, and where its profile is; the config file says both of a target. */
function programOptions(report: Report): string {
  const { target, subject, profile } = report;
  if (target !== undefined) return ` --target ${shellWord(visible(target))}`;
  const packageName = subject === undefined ? '' : ` --package ${shellWord(visible(subject.package))}`;
  return isDefault(report) || profile === undefined
    ? packageName
    : `${packageName} --profile ${shellWord(visible(placeOf(profile)))}`;
}

/** `--baseline` and `--candidate`, unless they are the default ones. */
function sideOptions({ command, build, profile }: Report): string {
  if (build === undefined) return '';
  const [baseline, candidate] = [build.baseline.pgo, build.candidate.pgo];
  // What a refresh has merged is the committed profile on the branch that it proposes.
  const committed = new Set([
    'default.pgo',
    command === 'refresh' || command === 'repair' ? MERGED : '',
    profile && basename(profile.path),
  ]);
  const option = (side: string, pgo: string) => {
    const value = pgo === MERGED ? 'merged' : committed.has(pgo) ? 'committed' : visible(publicPath(pgo));
    return ` --${side} ${shellWord(value)}`;
  };
  return `${baseline === 'off' ? '' : option('baseline', baseline)}${committed.has(candidate) ? '' : option('candidate', candidate)}`;
}
