import { fitTo, wrap } from './columns.ts';
import { oneLine, shorten, visible } from './escape.ts';
import { comparisonHeadline, headline } from './headline.ts';
import type { Report } from './report.ts';
import { decisionText, isNothing, sides } from './sentences.ts';
import { targetRows } from './targets.ts';
import { binaryLines } from './text/binaries.ts';
import {
  compilerSentences,
  differenceLines,
  gateLines,
  historySentences,
  loadLines,
  potentialSentences,
  productionSentences,
} from './text/evidence.ts';
import { buildLine, findingLines, movedLines, profileLine, sourceLines } from './text/facts.ts';
import { measurementLines } from './text/measurements.ts';
import { type Paint, paint } from './text/paint.ts';
import { overviewLines, targetsLeadLines } from './text/targets.ts';

export interface TextOptions {
  /** Whether escape sequences for colour may be used; none ever comes from data. */
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Further things to look at, such as `{ report: '/tmp/…/report.html' }`. */
  readonly look?: Readonly<Record<string, string>>;
}

const NARROWEST = 40;
const LONGEST_SENTENCE = 2_000;

/** Of more targets, each by itself is told in a few lines. */
const FEW_TARGETS = 5;

/** What the terminal shows at the end: the verdict first, then why, then where to look. Ends with a newline. */
export function renderText(report: Report, options: TextOptions): string {
  const width = Math.max(NARROWEST, options.width);
  const brush = paint(options.color);
  const sections =
    report.targets === undefined
      ? [...sectionsOf(report, width, brush), lookLines(report, options.look ?? {}, width, brush)]
      : targetsSections(report, options.look ?? {}, width, brush);
  const text = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${text.join('\n\n')}\n`;
}

function sectionsOf(report: Report, width: number, brush: Paint): string[][] {
  return [
    leadLines(report, width, brush),
    gateLines(report, width, brush),
    measurementLines(report, width, brush),
    loadLines(report, width, brush),
    differenceLines(report, width, brush),
    movedLines(report, width, brush),
    binaryLines(report, width, brush),
    factLines(report, width, brush),
    findingLines(report, width, brush),
  ];
}

/** The overview, then each target below a rule with its name, then where all of it is. */
function targetsSections(
  report: Report,
  look: Readonly<Record<string, string>>,
  width: number,
  brush: Paint,
): string[][] {
  const rows = targetRows(report);
  const isFew = rows.length <= FEW_TARGETS;
  return [
    targetsLeadLines(report, width, brush),
    overviewLines(rows, width, brush),
    findingLines(report, width, brush),
    ...rows.flatMap(({ report: { target, ...one } }) => [
      [brush.faint(`── ${fitTo(visible(target), width - 8)} ──`)],
      ...(isFew
        ? [...sectionsOf(one, width, brush), lookLines(one, {}, width, brush)]
        : [
            [leadLines, gateLines, findingLines].flatMap((section) => section(one, width, brush)),
            lookLines(withoutBuild(one), {}, width, brush),
          ]),
    ]),
    lookLines(report, look, width, brush),
  ];
}

function withoutBuild({ build: _, ...report }: Report): Report {
  return report;
}

function leadLines(report: Report, width: number, brush: Paint): string[] {
  const { tone, title, figure, quantity, sentence, output, because } = headline(report);
  const { error, comparison, target } = report;
  const decided = decisionText(report);
  const late = error && comparison && comparisonHeadline(report, comparison);
  const first =
    figure === undefined || quantity === undefined ? title : `${title}: ${figure} ${visible(quantity)}`;
  const indented = (text: string) =>
    wrap(shorten(oneLine(text), LONGEST_SENTENCE), width - 2).map((line) => `  ${line}`);
  return [
    brush.bold(brush.tone(tone, target === undefined ? first : `${first} (${visible(target)})`)),
    ...(output === undefined
      ? indented(because === undefined ? sentence : `${sentence} ${because}`)
      : [
          ...indented(sentence),
          ...output.map((line) => `    ${visible(line.replaceAll('\t', '  '))}`),
          ...indented(because ?? ''),
        ]),
    ...(late ? [brush.bold(brush.tone(late.tone, late.title)), ...indented(late.sentence)] : []),
    ...(decided
      ? [brush.bold(`Decision: ${decided.title}`), ...(decided.reason === '' ? [] : indented(decided.reason))]
      : []),
  ];
}

/** Short facts, each under its name. */
function factLines(report: Report, width: number, brush: Paint): string[] {
  const indent = 10;
  const named = (name: string, lines: readonly string[]) =>
    lines.map((line, i) => `${brush.faint((i === 0 ? name : '').padEnd(indent))}${line}`);
  const wrapped = (line: string | undefined) => (line === undefined ? [] : wrap(line, width - indent));
  return [
    ...named('sources', sourceLines(report, width - indent)),
    ...named('profile', wrapped(profileLine(report))),
    ...named('build', wrapped(buildLine(report))),
    ...named('compiler', compilerSentences(report).flatMap(wrapped)),
    ...named('ceiling', potentialSentences(report).flatMap(wrapped)),
    ...named('released', productionSentences(report).flatMap(wrapped)),
    ...named('over time', historySentences(report).flatMap(wrapped)),
  ];
}

/** Where the results are. */
function lookLines(
  report: Report,
  look: Readonly<Record<string, string>>,
  width: number,
  brush: Paint,
): string[] {
  const { publication, build, profile } = report;
  const names = sides(report);
  const places: [string, string | undefined][] = [
    [publication?.kind === 'pull-request' ? 'pull request' : 'published', published(report)],
    ['archived as', profile?.archive],
    [`binary ${visible(names.baseline)}`, build?.baseline.path],
    [`binary ${visible(names.candidate)}`, build?.candidate.path],
    ...Object.entries(look),
  ];
  const known = places.filter((place): place is [string, string] => place[1] !== undefined);
  const indent = Math.max(0, ...known.map(([name]) => name.length)) + 2;
  return known.flatMap(([name, place]) => {
    // A path is not broken at its spaces: it is there to be copied.
    const lines =
      name in look || place.startsWith('/') ? [visible(place)] : wrap(visible(place), width - indent);
    return lines.map((line, i) => `${brush.faint((i === 0 ? name : '').padEnd(indent))}${line}`);
  });
}

function published({ publication, decision }: Report): string | undefined {
  if (publication === undefined) return undefined;
  // Without a publication there is only something to say where a new profile was put.
  if (publication.kind === 'none') return decision?.kind === 'update' ? publication.reason : undefined;
  const { operation, url, branch, reason } = publication;
  if (isNothing(publication)) return `nothing published: ${oneLine(reason ?? '')}`;
  const where = url ?? (branch === undefined ? '' : `branch ${branch}`);
  const what = operation === 'none' ? 'nothing changed' : operation;
  const why = reason === undefined ? '' : `: ${oneLine(reason)}`;
  return where === '' ? `${what}${why}` : `${where} (${what})${why}`;
}
