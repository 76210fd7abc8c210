import type { FlameGraph } from '../profile/flame-graph.ts';
import type { LineChart } from './charts.ts';
import { count } from './format.ts';
import {
  allNames,
  comparisonHeadline,
  decisionText,
  type Headline,
  hasFailed,
  headline,
  isNothing,
  namesOf,
  proposalHeadline,
  reportVerdict,
  type Sides,
  sides,
  type Tone,
} from './headline.ts';
import type { Axis, Interval } from './intervals.ts';
import { type PublicView, publicView } from './public-view.ts';
import type { Report, Subject, TargetReport } from './report.ts';
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
  footer,
  movedSection,
  potentialSection,
  provenanceSection,
  publicationBlock,
  reproduceSection,
  reviewSection,
  targetGroups,
  targetsOverview,
  terminalFacts,
} from './view-profile.ts';
import { repairSection } from './view-repair.ts';

/**
 * The one view of a report: blocks in the order in which they are read. It is built once for an audience; HTML, Markdown and
 * the terminal each print blocks and know nothing of reports. Text in it is not escaped yet.
 */

/** `body` and `comment` stand on a pull request, where everybody who can read the repository sees them. */
export type Audience = 'page' | 'summary' | 'body' | 'comment' | 'terminal';

/** Plain text, whose backticks set code; or one thing set in its own way. */
export type Cell = string | Styled;

export interface Styled {
  readonly text?: string;
  /** A path, digest or other name. */
  readonly code?: string;
  /** A Go function, or a call edge `caller → callee`. */
  readonly go?: string;
  readonly strong?: boolean;
  /** In the colour of its row. */
  readonly toned?: boolean;
  readonly href?: string;
  /** A second line; only on the page. */
  readonly small?: Cell;
  /** Folded below it; only on the page. */
  readonly more?: readonly Cell[];
}

/** Drawn in a row of a table: an interval on the table's axis, or bars for shares (0 to 1) or a difference (−1 to 1). */
export type Mark =
  | { readonly kind: 'interval'; readonly interval: Interval | undefined }
  | { readonly kind: 'pair'; readonly before: number; readonly after: number }
  | { readonly kind: 'delta'; readonly delta: number };

export interface Row {
  readonly cells: readonly Cell[];
  readonly tone?: Tone;
  readonly mark?: Mark;
  /** The last one, over all others. */
  readonly total?: boolean;
}

export interface Table {
  readonly kind: 'table';
  /** The first column names the rows. */
  readonly columns: readonly { readonly title: string; readonly number?: boolean }[];
  readonly rows: readonly Row[];
  /** Of the intervals in the rows. */
  readonly axis?: Axis;
  /** Whether Markdown draws the intervals, too. */
  readonly drawn?: boolean;
  /** What a row is, to say how many are left out. */
  readonly noun?: string;
  readonly missing?: number;
}

/** A finding, a gate, a known hazard, or a plain point. */
export interface Item {
  readonly tone?: Tone;
  /** `error`, `failed`. */
  readonly label?: string;
  /** How many times it was found, if more than once. */
  readonly times?: number;
  readonly code?: string;
  readonly text: string;
  readonly fix?: string;
  readonly places?: readonly string[];
  readonly href?: string;
}

type Body =
  | {
      readonly kind: 'lead';
      readonly first: Headline;
      /** The verdict of a run that failed afterwards. */
      readonly late?: Headline;
      readonly decision?: { readonly title: string; readonly reason: string };
      readonly target?: string;
      readonly subject?: Subject;
      /** Number of targets, if this is about several. */
      readonly targets?: number;
    }
  | {
      readonly kind: 'section';
      readonly id: string;
      readonly title: string;
      readonly blocks: readonly Block[];
    }
  | { readonly kind: 'prose'; readonly text: Cell | readonly Cell[]; readonly as?: 'note' | 'title' }
  | { readonly kind: 'list'; readonly items: readonly Item[]; readonly missing?: number }
  | Table
  | {
      readonly kind: 'facts';
      readonly asList?: true;
      readonly rows: readonly (readonly [string, Cell | readonly Cell[]])[];
    }
  | { readonly kind: 'code'; readonly language: string; readonly lines: readonly string[] }
  | { readonly kind: 'alert'; readonly level: 'NOTE' | 'WARNING'; readonly lines: readonly string[] }
  | {
      readonly kind: 'details';
      readonly title: string;
      readonly open?: boolean;
      readonly blocks: readonly Block[];
    }
  | {
      readonly kind: 'target';
      readonly name: string;
      readonly headline: Headline;
      readonly open: boolean;
      readonly blocks: readonly Block[];
    }
  | { readonly kind: 'footer'; readonly lines: readonly (readonly Cell[])[] }
  // Drawings, which only the page has.
  | { readonly kind: 'lines'; readonly charts: readonly LineChart[]; readonly legend?: Sides }
  | { readonly kind: 'overlap'; readonly overlap: number; readonly noise: number }
  | {
      readonly kind: 'parts';
      readonly parts: readonly (readonly [id: string, name: string, share: number])[];
    }
  | {
      readonly kind: 'flame-graphs';
      readonly graphs: readonly FlameGraph[];
      readonly names: Sides;
      readonly module: string;
    };

export type Block = Body & {
  /** How much it is missed where there is no room: the least goes first. Absent: as much as what it stands in. */
  readonly weight?: number;
};

export const WEIGHTS = {
  folded: 0,
  table: 1,
  evidence: 2,
  findings: 3,
  context: 4,
  measured: 5,
  target: 6,
  first: 7,
};

/** What the builders of sections work on. */
export interface Context extends PublicView {
  readonly report: Report;
  readonly audience: Audience;
  readonly names: Sides;
  /** By audience, since the page has room for most and the terminal for least. */
  readonly most: (page: number, markdown: number, terminal: number) => number;
}

export interface ViewOptions {
  /** Whether the pull request is opened with the workflow's own token. */
  readonly defaultToken?: boolean;
  /** For the terminal: further files to look at. */
  readonly look?: Readonly<Record<string, string>>;
}

export function viewOf(report: Report, audience: Audience, options: ViewOptions = {}): Block[] {
  const isPublic = audience === 'body' || audience === 'comment';
  const all = (one: Report): PublicView => ({ report: one, withheld: [], targets: one.targets?.map(all) });
  const context = contextOf(isPublic ? publicView(report) : all(report), audience);
  const blocks = report.targets === undefined ? viewOfOne(context) : viewOfSeveral(context);
  const token = audience === 'body' && options.defaultToken ? [DEFAULT_TOKEN] : [];
  const look = audience === 'terminal' ? [placesOf(context.report, options.look)] : [];
  return defined([...blocks, ...token, ...look, footer(context)]);
}

function contextOf(view: PublicView, audience: Audience): Context {
  const most = (page: number, markdown: number, terminal: number) =>
    audience === 'page' ? page : audience === 'terminal' ? terminal : markdown;
  return { ...view, audience, names: sides(view.report), most };
}

function viewOfOne(context: Context): (Block | undefined)[] {
  const { report, audience } = context;
  const { subject, target, comparison } = report;
  const isSlower = audience === 'body' && comparison?.verdict === 'slower';
  return [
    { ...leadOf(report), target, subject },
    isSlower ? slowerWarning('Measured slower', 'the program') : undefined,
    ...sectionsOf(context, [report]),
  ];
}

function leadOf(report: Report) {
  const { comparison, error } = report;
  const late = error && comparison && comparisonHeadline(report, comparison);
  return {
    kind: 'lead' as const,
    first: headline(report),
    late,
    decision: decisionText(report),
    weight: WEIGHTS.first,
  };
}

/** All that comes below the lead. */
function sectionsOf(context: Context, proposed: readonly Report[] = []): (Block | undefined)[] {
  const { report, audience } = context;
  const gates = gatesSection(context);
  const findings = findingsSection(context);
  const measured = [measurementsSection, loadSection, differencesSection];
  if (audience === 'terminal') {
    const further = [...measured, repairSection, movedSection, binariesSection, terminalFacts].map((build) =>
      build(context),
    );
    return [gates, ...further, findings];
  }
  // What failed is what a failed run is about, and a check is about nothing else.
  const findingsFirst = report.error !== undefined || report.command === 'check';
  const gatesFirst = report.gates?.some(({ outcome }) => outcome === 'failed') === true;
  const evidence = [...measured, compilerSection, potentialSection, productionSection, historySection];
  const about = [repairSection, movedSection, buildSection, binariesSection, provenanceSection];
  return [
    gatesFirst ? gates : undefined,
    audience === 'summary' ? publicationBlock(report) : undefined,
    findingsFirst ? findings : undefined,
    ...evidence.map((build) => build(context)),
    gatesFirst ? undefined : gates,
    ...about.map((build) => build(context)),
    findingsFirst ? undefined : findings,
    reviewSection(context, proposed),
    reproduceSection(context),
  ];
}

/** An overview of all targets, then each of them by itself; the page of several leads to the pages of each. */
function viewOfSeveral(context: Context): (Block | undefined)[] {
  const { report, audience } = context;
  const rank = (one: Report) => (hasFailed(one) ? 0 : reportVerdict(one) === 'slower' ? 1 : 2);
  const views = [...(context.targets ?? [])].sort((a, b) => rank(a.report) - rank(b.report));
  const ordered = views.map((view) => view.report as TargetReport);
  const { groups, proposed } = targetGroups(report, audience === 'body');
  const slower = ordered.filter((one) => reportVerdict(one) === 'slower');
  const [is, programs] = slower.length === 1 ? ['is', 'this program'] : ['are', 'these programs'];
  return [
    {
      kind: 'lead',
      weight: WEIGHTS.first,
      targets: ordered.length,
      first: audience === 'body' ? proposalHeadline(report, proposed) : headline(report),
    },
    audience === 'body' && slower.length > 0
      ? slowerWarning(`Measured slower: ${namesOf(slower)} ${is}`, programs)
      : undefined,
    audience === 'comment' || groups.length === 0
      ? undefined
      : {
          kind: 'facts',
          weight: WEIGHTS.first,
          asList: true,
          rows: groups.map(({ label, targets }) => [label, allNames(targets, report)] as const),
        },
    targetsOverview(context, ordered),
    audience === 'summary' ? publicationBlock(report) : undefined,
    findingsSection(context),
    ...(audience === 'page' ? [] : views.map((view) => targetBlock(contextOf(view, audience), views.length))),
    reviewSection(context, proposed),
  ];
}

/** A terminal shows each of this many targets whole, of more only the findings. */
const FEW_TARGETS = 5;

function targetBlock(context: Context, number: number): Block {
  const { report, audience } = context;
  const isBrief = audience === 'terminal' && number > FEW_TARGETS;
  const own = isBrief ? [gatesSection(context), findingsSection(context)] : sectionsOf(context);
  const { build: _, ...withoutBuild } = report;
  const places = audience === 'terminal' ? placesOf(isBrief ? withoutBuild : report) : footer(context);
  return {
    kind: 'target',
    name: report.target ?? '',
    headline: headline(report),
    weight: WEIGHTS.target,
    open: hasFailed(report) || reportVerdict(report) === 'slower',
    blocks: defined([leadOf(report), ...own, places]),
  };
}

/** Where the results are; for the terminal. */
function placesOf(report: Report, look: Readonly<Record<string, string>> = {}): Block | undefined {
  const { publication, build, profile, decision } = report;
  const names = sides(report);
  const isOpen = publication !== undefined && (publication.kind !== 'none' || decision?.kind === 'update');
  const rows: [string, Cell | undefined][] = [
    [
      publication?.kind === 'pull-request' ? 'pull request' : 'published',
      isOpen ? published(publication) : undefined,
    ],
    ['archived as', profile?.archive && { code: profile.archive }],
    [`binary ${names.baseline}`, build && { code: build.baseline.path }],
    [`binary ${names.candidate}`, build && { code: build.candidate.path }],
    ...Object.entries(look).map(([name, path]): [string, Cell] => [name, { code: path }]),
  ];
  const known = rows.filter((row): row is [string, Cell] => row[1] !== undefined && row[1] !== '');
  return known.length === 0 ? undefined : { kind: 'facts', rows: known };
}

function published(publication: NonNullable<Report['publication']>): string | undefined {
  const { kind, operation, url, branch, reason } = publication;
  if (kind === 'none') return reason;
  if (isNothing(publication)) return `nothing published: ${reason}`;
  const where = url ?? (branch === undefined ? '' : `branch ${branch}`);
  const what = operation === 'none' ? 'nothing changed' : operation;
  const why = reason === undefined ? '' : `: ${reason}`;
  return where === '' ? `${what}${why}` : `${where} (${what})${why}`;
}

function slowerWarning(what: string, program: string): Block {
  const rest = `so this is meant as a draft. Merging it as it is would make ${program} slower in what was measured.`;
  return { kind: 'alert', level: 'WARNING', lines: [`${what}, ${rest}`], weight: WEIGHTS.first };
}

/** Which workflows run on a pull request that a workflow opened, and how to start them. */
export const DEFAULT_TOKEN: Block = {
  kind: 'alert',
  level: 'NOTE',
  weight: WEIGHTS.measured,
  lines: [
    'This pull request was opened with the default `GITHUB_TOKEN`, so GitHub starts no workflows for it by itself.',
    'To run them now: press “Approve workflows to run” if GitHub offers it, else close and reopen this pull request.',
    'For good: give the action’s `token` input the token of a GitHub App or a fine-grained personal access token (contents and pull requests: write).',
  ],
};

/** A section of those blocks that there are; undefined if there is none. */
export function section(
  id: string,
  title: string,
  weight: number,
  ...blocks: readonly (Block | undefined | false)[]
): Block | undefined {
  const present = defined(blocks);
  return present.length === 0 ? undefined : { kind: 'section', id, title, weight, blocks: present };
}

export function details(
  title: string,
  open: boolean,
  ...blocks: readonly (Block | undefined)[]
): Block | undefined {
  const present = defined(blocks);
  return present.length === 0
    ? undefined
    : { kind: 'details', title, open, blocks: present, weight: open ? undefined : WEIGHTS.folded };
}

export function prose(text: Cell | readonly Cell[], as?: 'note' | 'title'): Block {
  return { kind: 'prose', text, as };
}

export function defined<T>(all: readonly (T | undefined | false | '')[]): T[] {
  return all.filter((one): one is T => one !== undefined && one !== false && one !== '');
}

export interface Column<T> {
  readonly title: string;
  readonly number?: boolean;
  /** A column whose cells are all empty is left out, but for the first one. */
  readonly cell: (row: T) => Cell | undefined;
}

export function col<T>(title: string, cell: Column<T>['cell']): Column<T> {
  return { title, cell };
}

/** A column of numbers. */
export function num<T>(title: string, cell: Column<T>['cell']): Column<T> {
  return { title, cell, number: true };
}

export interface TableOptions<T> {
  readonly noun?: string;
  readonly most?: number;
  readonly weight?: number;
  readonly tone?: (row: T) => Tone;
  readonly mark?: (row: T) => Mark;
  readonly axis?: Axis;
  readonly drawn?: boolean;
  readonly total?: Row;
}

/** A table with a row for each of the first `most`; undefined if there are none. */
export function tableOf<T>(
  all: readonly T[],
  columns: readonly (Column<T> | false)[],
  options: TableOptions<T> = {},
): Block | undefined {
  const { noun, most = all.length, tone, mark, total, ...rest } = options;
  if (all.length === 0) return undefined;
  const shown = all.slice(0, most);
  const cells = columns.map((column) => (column ? shown.map((row) => column.cell(row) ?? '') : []));
  const kept = columns.map((_, i) => i === 0 || cells[i]?.some((cell) => cell !== '') === true);
  const only = <U>(values: readonly U[]) => values.filter((_, i) => kept[i]);
  return {
    kind: 'table',
    noun,
    missing: all.length - shown.length,
    ...rest,
    columns: only(columns as readonly Column<T>[]).map(({ title, number }) => ({ title, number })),
    rows: [
      ...shown.map((row, i) => ({
        cells: only(cells.map((column) => column[i] ?? '')),
        tone: tone?.(row),
        mark: mark?.(row),
      })),
      ...(total ? [{ ...total, cells: only(total.cells), total: true }] : []),
    ],
  };
}

/** How much of a view is shown. */
export interface Level {
  /** Blocks that weigh less are left out. */
  readonly least: number;
  /** Rows of each table, items of each list. */
  readonly rows: number;
  /** Characters of each text that comes from outside. */
  readonly sentence: number;
}

const EVERYTHING: Level = { least: 0, rows: 300, sentence: 1_500 };

/** Of Markdown, from everything to almost nothing. */
const LEVELS: readonly Level[] = [
  EVERYTHING,
  { ...EVERYTHING, least: WEIGHTS.table },
  { ...EVERYTHING, least: WEIGHTS.evidence },
  { least: WEIGHTS.findings, rows: 100, sentence: 600 },
  { least: WEIGHTS.context, rows: 20, sentence: 600 },
  { least: WEIGHTS.measured, rows: 20, sentence: 300 },
  { least: WEIGHTS.measured, rows: 5, sentence: 300 },
  { least: WEIGHTS.target, rows: 5, sentence: 300 },
  { least: WEIGHTS.first, rows: 300, sentence: 120 },
];

/** A page has room for a bit of everything. */
export const PAGE_LEVELS: readonly Level[] = [
  ...[100, 40, 10, 3].map((rows) => ({ ...EVERYTHING, rows })),
  { least: WEIGHTS.first, rows: 100, sentence: 300 },
];

/** The fullest rendering that fits: what is left out is left out whole. Undefined if none fits. */
export function fitted(
  view: readonly Block[],
  render: (blocks: readonly Block[], level: Level, isWhole: boolean) => string,
  fits: (text: string) => boolean,
  levels: readonly Level[] = LEVELS,
): string | undefined {
  return firstThatFits(levels, (level) => render(reduced(view, level), level, level === levels[0]), fits);
}

export function firstThatFits<T>(
  levels: readonly T[],
  render: (level: T) => string,
  fits: (text: string) => boolean,
): string | undefined {
  for (const level of levels) {
    const text = render(level);
    if (fits(text)) return text;
  }
  return undefined;
}

function reduced(blocks: readonly Block[], level: Level): Block[] {
  return blocks
    .filter(({ weight = WEIGHTS.first }) => weight >= level.least)
    .map((block) => {
      if (block.kind === 'table') {
        const rows = block.rows.filter(({ total }, i) => total || i < level.rows);
        return { ...block, rows, missing: (block.missing ?? 0) + block.rows.length - rows.length };
      }
      if (block.kind === 'list') {
        const items = block.items.slice(0, level.rows);
        return { ...block, items, missing: (block.missing ?? 0) + block.items.length - items.length };
      }
      return 'blocks' in block ? { ...block, blocks: reduced(block.blocks, level) } : block;
    })
    .filter((block) => !('blocks' in block) || block.blocks.length > 0);
}

/** `3 more findings in the result document.`; undefined for none. */
export function moreInWords(missing: number | undefined, noun: string | undefined): string | undefined {
  return missing && noun ? `${count(missing, `more ${noun}`)} in the result document.` : undefined;
}
