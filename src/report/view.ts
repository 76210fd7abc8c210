import { PUBLISHING_KINDS } from '../publish/publisher.ts';
import { shellArgument } from '../system/text.ts';
import { type Block, type Cell, defined, facts, prose, WEIGHTS } from './blocks.ts';
import { shorten } from './escape.ts';
import { capitalized, shortSha, time } from './format.ts';
import {
  comparisonHeadline,
  decisionText,
  hasFailed,
  headline,
  namesOf,
  newProfiles,
  sides,
} from './headline.ts';
import { type Audience, type Context, isPublic, publicView } from './public-view.ts';
import type { Report, TargetReport } from './report.ts';
import { contendersSection, leftOutSection } from './view-contenders.ts';
import { heldOutSection } from './view-held-out.ts';
import {
  differencesSection,
  gatesSection,
  historySection,
  loadSection,
  measurementsSection,
  productionSection,
} from './view-measured.ts';
import {
  binariesSection,
  buildSection,
  compilerSection,
  findingsSection,
  movedSection,
  potentialSection,
  reproduceSection,
  reviewSection,
  sourcesSection,
  terminalFacts,
} from './view-profile.ts';
import { proposedTargets, repairSection, targetList, targetsOverview } from './view-targets.ts';

/**
 * Builds the view of a report: the blocks in the order in which a reader needs them.
 *
 * Each audience sees the same report at a different length. A terminal gets the verdict and a few lines; a pull request gets everything
 * except private details, such as hosts and files; the page gets everything. `viewOf` takes the report and its audience and returns blocks,
 * which `html.ts`, `markdown.ts` and `text.ts` print:
 *
 *     viewOf(report, 'body')   // [ lead "Faster: −2.6 %", gates, measurements, …, "Before you merge", footer ]
 *
 * The first block has the verdict and the decision. The blocks below the first block have the evidence, the two builds, the origin of the
 * profile, the findings and the footer, in this order. A failed run and a `check` show their findings first, because readers look for the
 * findings.
 */

/** The inputs of a view in addition to the report. */
export interface ViewOptions {
  /** Whether the terminal also shows the evidence. */
  readonly verbose?: boolean;
  /** Whether the pull request was opened with the workflow's own token. */
  readonly defaultToken?: boolean;
  /** More files whose paths the terminal prints, such as `{ report: '/tmp/…/report.html' }`. */
  readonly look?: Readonly<Record<string, string>>;
  /** The output folder, if it is a temporary folder that a later run removes. */
  readonly temporaryFolder?: string;
}

/** Builds the view of a report for an audience. */
export function viewOf(report: Report, audience: Audience, options: ViewOptions = {}): Block[] {
  const context = viewContext(report, audience, options);
  const isList = report.command === 'targets' && report.error === undefined;
  const several = (all: readonly TargetReport[]) =>
    isList ? [targetList(report)] : viewOfSeveral(context, all, options);
  const blocks = report.targets === undefined ? viewOfOne(context) : several(report.targets);
  const token = audience === 'body' && options.defaultToken ? [DEFAULT_TOKEN] : [];
  const look = audience === 'terminal' ? [placesOf(context, options)] : [];
  return defined([...blocks, ...token, ...look, footer(context)]);
}

/** The commands that write a report page with the evidence. */
const WITH_EVIDENCE: readonly Report['command'][] = [
  'refresh',
  'repair',
  'collect',
  'build',
  'compare',
  'demo',
];

function viewContext(report: Report, audience: Audience, { verbose = false }: ViewOptions): Context {
  const view = isPublic(audience) ? publicView(report) : { report, withheld: [] };
  const rows = { page: 30, summary: 20, body: 10, comment: 10, terminal: 5 }[audience];
  // Show all evidence of a failed run, because readers look for an explanation of the failure.
  const isGood = report.error === undefined && WITH_EVIDENCE.includes(report.command);
  return {
    ...view,
    audience,
    names: sides(view.report),
    rows,
    isBrief: audience === 'terminal' && isGood && !verbose,
  };
}

function viewOfOne(context: Context): (Block | undefined)[] {
  const { report, audience } = context;
  const { subject, target, comparison } = report;
  const isSlower = audience === 'body' && comparison?.verdict === 'slower';
  return [
    { ...leadOf(report), target, subject },
    isSlower ? slowerWarning('Measured slower') : undefined,
    starterFacts(report),
    ...sectionsOf(context, [report]),
  ];
}

function leadOf(report: Report) {
  const { comparison, error } = report;
  const late = error && comparison && comparisonHeadline(report, comparison);
  const decision = decisionText(report);
  return { kind: 'lead' as const, first: headline(report), late, decision, weight: WEIGHTS.first };
}

/**
 * Lists the files that `init` wrote and the next steps. The list for `init` is shown only in the terminal, because `init` has no report
 * page.
 */
function starterFacts({ starter }: Report): Block | undefined {
  if (starter === undefined) return undefined;
  const { files, verdict, todo, next } = starter;
  return facts([
    ...files.map(({ path, purpose }, at) => [at === 0 ? 'files' : '', `${path}: ${purpose}`] as const),
    ['verdict', verdict],
    ...todo.map((step, at) => [at === 0 ? 'to do' : '', `${at + 1}. ${step}`] as const),
    ['next', { code: next }],
  ]);
}

function sectionsOf(context: Context, proposed: readonly Report[] = []): (Block | undefined)[] {
  const { report, audience } = context;
  const build = (sections: readonly ((context: Context) => Block | undefined)[]) =>
    sections.map((section) => section(context));
  const measured = [measurementsSection, contendersSection, loadSection, heldOutSection, differencesSection];
  const results = [leftOutSection, repairSection, binariesSection, terminalFacts, findingsSection];
  const brief = [gatesSection, measurementsSection, contendersSection, heldOutSection];
  if (context.isBrief) return build([...brief, ...results]);
  if (audience === 'terminal') return build([gatesSection, ...measured, movedSection, ...results]);
  const evidence = [...measured, compilerSection, potentialSection, productionSection, historySection];
  const about = [leftOutSection, repairSection, movedSection, buildSection, binariesSection, sourcesSection];
  // Show the findings of a failed run or a check first, because readers look for the findings first.
  const findingsFirst = report.error !== undefined || report.command === 'check';
  const gatesFirst = report.gates?.some(({ outcome }) => outcome === 'failed') === true;
  return [
    ...build(gatesFirst ? [gatesSection] : []),
    audience === 'summary' ? publicationBlock(report) : undefined,
    ...build(findingsFirst ? [findingsSection] : []),
    ...build(evidence),
    ...build(gatesFirst ? [] : [gatesSection]),
    ...build(about),
    ...build(findingsFirst ? [] : [findingsSection]),
    reviewSection(context, proposed),
    reproduceSection(context),
  ];
}

/**
 * Builds the view of several targets: an overview, then each target. On the page, the overview links to a separate page for each target.
 */
function viewOfSeveral(
  context: Context,
  targets: readonly TargetReport[],
  options: ViewOptions,
): (Block | undefined)[] {
  const { report, audience } = context;
  const rank = (one: Report) => (hasFailed(one) ? 0 : one.comparison?.verdict === 'slower' ? 1 : 2);
  const views = targets
    .map((one) => viewContext(one, audience, options))
    .sort((a, b) => rank(a.report) - rank(b.report));
  const ordered = views.map((view) => view.report as TargetReport);
  const proposed = proposedTargets(report);
  const slower = ordered.filter((one) => one.comparison?.verdict === 'slower');
  const first = headline(report);
  // The title of a pull request is about the proposed profiles, even if some targets failed.
  const title = audience === 'body' && proposed.length > 0 ? newProfiles(proposed, targets) : first.title;
  const isSlower = audience === 'body' && slower.length > 0;
  return [
    { kind: 'lead', weight: WEIGHTS.first, targets: ordered.length, first: { ...first, title } },
    isSlower ? slowerWarning(`Measured slower: ${namesOf(slower)}`) : undefined,
    targetsOverview(context, ordered),
    audience === 'summary' ? publicationBlock(report) : undefined,
    findingsSection(context),
    ...(audience === 'page' ? [] : views.map((view) => targetBlock(view, views.length))),
    reviewSection(context, proposed),
  ];
}

/**
 * The maximum number of targets that the terminal shows in full. If a run has more targets than this number, the terminal shows only the
 * gates and the findings of each target.
 */
const FEW_TARGETS = 5;

function targetBlock(context: Context, number: number): Block {
  const { report, audience } = context;
  const isBrief = audience === 'terminal' && number > FEW_TARGETS;
  const own = isBrief ? [gatesSection(context), findingsSection(context)] : sectionsOf(context);
  return {
    kind: 'target',
    name: report.target ?? '',
    headline: headline(report),
    weight: WEIGHTS.target,
    open: hasFailed(report) || report.comparison?.verdict === 'slower',
    blocks: defined([
      leadOf(report),
      ...own,
      isBrief ? undefined : audience === 'terminal' ? placesOf(context) : footer(context),
    ]),
  };
}

/**
 * Lists the places of one program's results, for the terminal. @param options undefined if the program is one of several targets, because
 * the end of the report names the next command.
 */
function placesOf({ report, isBrief, names }: Context, options?: ViewOptions): Block | undefined {
  const { look = {}, temporaryFolder } = options ?? {};
  const { command, publication, profile } = report;
  const build = isBrief && command !== 'build' ? undefined : report.build;
  const code = (path: string | undefined) => (path === undefined ? undefined : { code: path });
  return facts([
    [PUBLISHING_KINDS[publication?.kind ?? 'none'].label, publicationCells(report)],
    ['archived as', code(profile?.archive)],
    [`binary ${names.baseline}`, code(build?.baseline.path)],
    [`binary ${names.candidate}`, code(build?.candidate.path)],
    ...Object.entries(look).map(([name, path]) => [name, { code: path }] as const),
    ['next', options && code(nextCommand(report))],
    // Put the next command last, because users read the last line of a run first.
    [
      'folder',
      temporaryFolder && [
        { code: temporaryFolder },
        ', a temporary folder, which a later run removes after a week. To keep the result, name a folder with `output-directory`.',
      ],
    ],
  ]);
}

/** Returns the command that a user runs next after a good run, such as the push of a new branch; undefined if there is no next command. */
function nextCommand({ command, error, publication, profile, fallback }: Report): string | undefined {
  // After the demo there is no branch to push, because the demo's repository has no server.
  if (error !== undefined || command === 'demo') return undefined;
  if (command === 'collect' && profile !== undefined && fallback === undefined) return 'npx go-pgo@1 compare';
  const { kind = 'none', operation = 'none', branch, remote } = publication ?? {};
  const isMade = operation === 'created' || operation === 'updated';
  if (!isMade || branch === undefined || !PUBLISHING_KINDS[kind].isUserToPush) return undefined;
  // If the clone has no remote, the user merges the branch in the clone.
  return remote === undefined
    ? `git merge ${shellArgument(branch)}`
    : `git push ${shellArgument(remote)} ${shellArgument(branch)}`;
}

/** Says how the profile was published, and where readers can find it. */
function publicationCells({ publication, decision }: Report): Cell[] | undefined {
  const { kind = 'none', operation = 'none', url, branch, headSha, reason } = publication ?? {};
  if (PUBLISHING_KINDS[kind].isOnlyWritten)
    return reason === undefined || decision?.kind === 'keep' ? undefined : [reason];
  const why = reason === undefined ? '' : `: ${reason}`;
  if (operation === 'none' && !url && headSha === undefined && why) return [`nothing published${why}`];
  const what = operation === 'none' ? 'nothing changed' : operation;
  if (url) return [{ text: url, href: url }, ` (${what})${why}`];
  return branch ? ['branch ', { code: branch }, ` (${what})${why}`] : [`${what}${why}`];
}

function publicationBlock(report: Report): Block | undefined {
  const cells = publicationCells(report);
  const { label } = PUBLISHING_KINDS[report.publication?.kind ?? 'none'];
  return cells && prose([{ text: `${capitalized(label)}: `, strong: true }, ...cells]);
}

function slowerWarning(what: string): Block {
  const line = `${what}, so this proposal is a draft. If you merge this proposal, the program gets slower at the measured work. Close the proposal, unless production does different work.`;
  return { kind: 'alert', level: 'WARNING', lines: [line], weight: WEIGHTS.first };
}

/** Says how workflows start on a pull request that was opened with the workflow's own token. */
export const DEFAULT_TOKEN: Block = {
  kind: 'alert',
  level: 'NOTE',
  weight: WEIGHTS.measured,
  lines: [
    'This pull request was opened with the workflow’s own token, so GitHub holds its workflows back until a maintainer approves them.',
    'To run the workflows now, select “Approve workflows to run” below. If GitHub does not offer this button, close and reopen this pull request.',
    'To run the workflows always, set the action’s input `token` to the token of a GitHub App or a fine-grained personal access token (contents and pull requests: write).',
  ],
};

/** Says what the report is about, and which version of the action made it. */
function footer({ report, audience }: Context): Block | undefined {
  if (audience === 'terminal') return undefined;
  const { run, publication, targets = [] } = report;
  const { actionVersion } = report.subject ?? targets.find((target) => target.subject)?.subject ?? {};
  const { package: name, goVersion } = report.subject ?? {};
  const isPage = audience === 'page';
  const made: Cell[] = [
    `Reported by Go PGO Action ${shorten(actionVersion ?? '', 40)}`.trimEnd(),
    ...(name === undefined ? [] : [' for ', { code: name }]),
    ...(run?.revision === undefined ? [] : [' at ', { code: shortSha(run.revision) }]),
    ...(run?.uncommitted ? [' with uncommitted changes'] : []),
    `${goVersion === undefined ? '' : `, built with ${shorten(goVersion, 40)}`}.`,
  ];
  if (!isPage) return { kind: 'footer', lines: [made], weight: WEIGHTS.first };
  const link = (url: string): Cell => ({ text: url, href: url });
  const lines: Cell[][] = [
    publication?.url ? ['Published: ', link(publication.url)] : [],
    publication?.reason ? [publication.reason] : [],
    run ? [`Measured ${time(run.time)}`, ...(run.url === undefined ? [] : [': ', link(run.url)])] : [],
    made,
    [
      'The interval holds the true change in 95 of 100 runs. The overlap is the share of the weight in calls that are hot in both profiles. A call edge is a call from one function to another, at one line.',
    ],
  ];
  return { kind: 'footer', lines: lines.filter((line) => line.length > 0) };
}
