import type { GateResult } from '../../compare/gates.ts';
import { fitTo, wrap } from '../columns.ts';
import { oneLine, shorten, visible } from '../escape.ts';
import {
  compilerInWords,
  differenceInWords,
  haveWeights,
  hottestCallSites,
  NOTHING_TELLING,
  orderedGates,
  potentialInWords,
  productionQuantity,
  productionRow,
  releaseInWords,
  tellingFunctions,
} from '../evidence-sentences.ts';
import { fixed, relative, share, shortNames } from '../format.ts';
import type { Tone } from '../headline.ts';
import { historyRows } from '../history-rows.ts';
import { essentialLoadRows, type LoadRow } from '../load-rows.ts';
import { decisiveRows } from '../measurement-rows.ts';
import type { Report } from '../report.ts';
import { sides } from '../sentences.ts';
import { measured, measuredDifference } from '../units.ts';
import { alignColumns } from './measurements.ts';
import type { Paint } from './paint.ts';

/** What of the evidence a terminal shows: the few largest of everything; the report has all of it. */

const MOST_GATES = 10;
const MOST_FUNCTIONS = 5;
const MOST_CALL_SITES = 2;
const MOST_RUNS = 8;
const MOST_HAZARDS = 3;
const MOST_PROFILES = 4;
const MOST_COMPARISONS = 4;
const LONGEST_SENTENCE = 500;

const GATE_TONES: Readonly<Record<GateResult['outcome'], Tone>> = {
  failed: 'failed',
  'not proven': 'unsure',
  'not measured': 'unsure',
  passed: 'better',
};

/** The conditions of `fail-on`, failed ones first. */
export function gateLines({ gates = [], error }: Report, width: number, paint: Paint): string[] {
  const lines = (outcome: GateResult['outcome'], text: string) =>
    wrap(`${outcome}: ${text}`, width - 2).map((line, i) =>
      i === 0 ? paint.tone(GATE_TONES[outcome], outcome) + line.slice(outcome.length) : `  ${line}`,
    );
  const ordered = orderedGates(gates).slice(0, MOST_GATES);
  const passed = ordered.filter(({ outcome }) => outcome === 'passed').map(({ condition }) => condition);
  return [
    ...ordered
      .filter(({ outcome }) => outcome !== 'passed')
      .filter(({ outcome, reason }) => outcome !== 'failed' || error?.message.includes(reason) !== true)
      .flatMap(({ condition, outcome, reason }) =>
        lines(outcome, `${conditionOf(condition)}. ${sentenceOf(reason)}`),
      ),
    ...(passed.length > 0 ? lines('passed', passed.map(conditionOf).join(', ')) : []),
  ];
}

function conditionOf(condition: string): string {
  return shorten(visible(condition), 80);
}

/** Both servers under load; what decides stands with the measurements already. */
export function loadLines(report: Report, width: number, paint: Paint): string[] {
  const said = new Set(
    report.comparison === undefined ? [] : decisiveRows(report.comparison).map(({ unit }) => unit),
  );
  const rows = essentialLoadRows(report).filter(({ unit }) => !said.has(unit));
  if (report.load === undefined || rows.length === 0) return [];
  const names = sides(report);
  const { tool } = report.load;
  const title = (name: string) => fitTo(visible(name), 20);
  const heading = [
    tool === undefined ? 'under load' : `under load, by ${tool}`,
    title(names.baseline),
    title(names.candidate),
    'change',
    rows.some(({ interval }) => interval !== undefined) ? '95 % interval' : '',
  ];
  const cells = ({ quantity, baseline, candidate, change, interval = '' }: LoadRow) => [
    fitTo(visible(quantity), Math.max(12, Math.floor(width * 0.4))),
    ...[baseline, candidate, change, interval],
  ];
  return table([heading, ...rows.map(cells)], ['left', 'right', 'right', 'right', 'right'], paint);
}

/** Where the time went by function, and one line for each other profile. */
export function differenceLines(report: Report, width: number, paint: Paint): string[] {
  const [first, ...others] = report.differences ?? [];
  if (first === undefined) return [];
  const names = sides(report);
  const { unit, kind } = first;
  const own = kind === 'cpu' ? 'function, own time' : 'function that allocates';
  const rows = tellingFunctions(first, 'flat')
    .slice(0, MOST_FUNCTIONS)
    .map(({ name, baseline, candidate }) => [
      measured(baseline.flat, unit),
      measured(candidate.flat, unit),
      measuredDifference(baseline.flat, candidate.flat, unit),
      fitTo(visible(shortNames(name)), Math.max(20, width - 48)),
    ]);
  const sentence = (one: typeof first) =>
    wrap(oneLine(shorten(differenceInWords(one), LONGEST_SENTENCE)), width);
  const heading = [
    fitTo(visible(names.baseline), 14),
    fitTo(visible(names.candidate), 14),
    'difference',
    own,
  ];
  return [
    ...sentence(first),
    ...(rows.length > 0
      ? table([heading, ...rows], ['right', 'right', 'right', 'left'], paint)
      : first.flat.length > 0
        ? wrap(NOTHING_TELLING, width)
        : []),
    ...others.slice(0, MOST_PROFILES).flatMap(sentence),
  ];
}

export function compilerSentences({ compiler }: Report): string[] {
  if (compiler === undefined) return [];
  const { functions, grown, shrunk, baselineBytes, candidateBytes } = compiler.frames;
  const sites = hottestCallSites(compiler).slice(0, MOST_CALL_SITES);
  const hot = sites.map(({ caller, callee, weight }) => {
    const name = `${shortNames(caller)} → ${shortNames(callee)}`;
    return `${shorten(visible(name), 80)}${weight === undefined ? '' : ` ${share(weight)}`}`;
  });
  return [
    compilerInWords(compiler).join(' '),
    ...(hot.length === 0 ? [] : [`${haveWeights(sites) ? 'heaviest' : 'among them'}: ${hot.join(', ')}`]),
    ...(functions === 0
      ? []
      : [
          `stack frames ${relative(baselineBytes, candidateBytes)}, ${fixed(grown, 0)} grown, ${fixed(shrunk, 0)} shrunk`,
        ]),
    ...compiler.hazards
      .slice(0, MOST_HAZARDS)
      .map(
        ({ title, url }) => `known hazard: ${shorten(oneLine(title), 100)}, ${shorten(visible(url), 160)}`,
      ),
  ];
}

export function potentialSentences({ potential }: Report): string[] {
  return potential === undefined ? [] : [potentialInWords(potential).map(sentenceOf).join(' ')];
}

export function productionSentences({ production }: Report): string[] {
  if (production === undefined) return [];
  const rows = production.comparisons
    .slice(0, MOST_COMPARISONS)
    .map(productionRow)
    .map(({ description, change, interval }) => {
      const within = interval === undefined ? '' : ` (95 % interval ${interval})`;
      return `${change}${within}: ${sentenceOf(description)}`;
    });
  return [
    `${sentenceOf(releaseInWords(production))}, ${productionQuantity(production.comparisons)}; no experiment`,
    ...rows,
  ];
}

/** The changes of the last runs, oldest first. */
export function historySentences({ history, subject }: Report): string[] {
  const targets = (history?.targets ?? []).filter(({ points }) => points.length > 1);
  const own = targets.filter(({ target }) => target === subject?.package);
  return (own.length > 0 ? own.slice(0, 1) : targets.slice(0, 3)).map((target) => {
    const gains = historyRows(target, MOST_RUNS)
      .map(({ gain, isSignificant }) => (gain === '' ? '—' : isSignificant ? gain : '~'))
      .reverse();
    return `${gains.join(', ')}${own.length > 0 ? '' : ` (${shorten(visible(target.target), 80)})`}`;
  });
}

function sentenceOf(text: string): string {
  return shorten(oneLine(text), LONGEST_SENTENCE);
}

function table(
  rows: readonly (readonly string[])[],
  alignments: Parameters<typeof alignColumns>[1],
  paint: Paint,
): string[] {
  return alignColumns(rows, alignments).map((line, i) => (i === 0 ? paint.faint(line) : line));
}
