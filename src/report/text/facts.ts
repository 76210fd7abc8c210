import type { Binary } from '../../golang/build.ts';
import type { Moved } from '../../profile/overlap.ts';
import { collectedInWords, inputsInWords, samplesInWords } from '../amounts.ts';
import { fitTo, wrap } from '../columns.ts';
import { oneLine, visible } from '../escape.ts';
import { bytes, bytesDifference, count, points, seconds, share, shortNames } from '../format.ts';
import {
  allFindings,
  countBySeverity,
  type FindingGroup,
  groupFindings,
  placesBeside,
} from '../grouped-findings.ts';
import type { Tone } from '../headline.ts';
import type { Report, SourceReport } from '../report.ts';
import { isPrebuilt, sides } from '../sentences.ts';
import { alignColumns } from './measurements.ts';
import type { Paint } from './paint.ts';

const MOST_SOURCES = 20;
const MOST_FINDINGS = 20;
const TONES: Readonly<Record<string, Tone>> = { error: 'failed', warning: 'unsure', note: 'same' };

/** What moved; the commands that are about nothing else show more of it. */
export function movedLines({ command, decision }: Report, width: number, paint: Paint): string[] {
  const detailed = command === 'diff' || command === 'inspect';
  const list = (title: string, moved: readonly Moved[], most: number) => {
    if (moved.length === 0) return [];
    const rows = moved
      .slice(0, most)
      .map(({ name, before, after }) => [
        share(before),
        share(after),
        points(after - before),
        fitTo(visible(shortNames(name)), Math.max(20, width - 30)),
      ]);
    const lines = alignColumns(
      [['before', 'after', 'change', title], ...rows],
      ['right', 'right', 'right', 'left'],
    );
    return lines.map((line, i) => (i === 0 ? paint.faint(line) : line));
  };
  const functions = list(
    'function, of the call-edge weight',
    decision?.movedFunctions ?? [],
    detailed ? 20 : 5,
  );
  const edges = detailed ? list('call edge', decision?.movedEdges ?? [], 20) : [];
  return functions.length > 0 && edges.length > 0 ? [...functions, '', ...edges] : [...functions, ...edges];
}

export function profileLine({ profile }: Report): string | undefined {
  if (profile === undefined) return undefined;
  const { path, cpuSeconds, edges } = profile;
  const inputs = inputsInWords(profile);
  const from = inputs === undefined ? '' : `, from ${inputs}`;
  return `${visible(path)}: ${bytes(profile.bytes)}, ${samplesInWords(profile)} in ${seconds(cpuSeconds)} of CPU time, ${count(edges, 'call edge')}${from}`;
}

export function buildLine(report: Report): string | undefined {
  if (report.build === undefined) return undefined;
  const { baseline, candidate } = report.build;
  const names = sides(report);
  const side = (name: string, binary: Binary) =>
    `${visible(name)} ${bytes(binary.bytes)}${isPrebuilt(binary) ? '' : ` in ${seconds(binary.seconds)}`}`;
  const difference =
    baseline.sha256 === candidate.sha256
      ? 'the same bytes'
      : `size difference ${bytesDifference(baseline.bytes, candidate.bytes)}`;
  return `${side(names.baseline, baseline)}, ${side(names.candidate, candidate)}; ${difference}`;
}

export function sourceLines({ sources: all = [] }: Report, width: number): string[] {
  const rows = (all.length > MOST_SOURCES ? byKind(all) : all).map((one) => [
    fitTo(visible(one.source), Math.max(20, width - 45)),
    fitTo(visible(one.kind), 12),
    collectedInWords(one),
    one.findings.length === 0 ? '' : countBySeverity(one.findings),
  ]);
  return alignColumns(rows, ['left', 'left', 'right', 'left']).map((line) => line.trimEnd());
}

/** A thousand sources are told by their number. */
function byKind(sources: readonly SourceReport[]): SourceReport[] {
  const kinds = [...new Set(sources.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const members = sources.filter((source) => source.kind === kind);
    return {
      source: count(members.length, 'source'),
      kind,
      collected: members.reduce((sum, { collected }) => sum + collected, 0),
      findings: members.flatMap(({ findings }) => findings),
    };
  });
}

export function findingLines(report: Report, width: number, paint: Paint): string[] {
  const groups = groupFindings(allFindings(report)).filter((group) => !isSaid(group, report));
  const shown = groups.slice(0, MOST_FINDINGS);
  const missing = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
  const lines = shown.flatMap((group) => {
    const { severity, message, fix, count: times } = group;
    const places = placesBeside(group);
    const [first] = places;
    const more = places.length > 1 ? ` and ${places.length - 1} more` : '';
    const where =
      first === undefined ? (times > 1 ? ` (${times} times)` : '') : ` at ${visible(first)}${more}`;
    const text = `${severity}${where}: ${oneLine(message)}${fix === undefined ? '' : ` ${oneLine(fix)}`}`;
    return wrap(text, width - 2).map((line, i) =>
      i === 0 ? paint.tone(TONES[severity] ?? 'plain', severity) + line.slice(severity.length) : `  ${line}`,
    );
  });
  return missing > 0 ? [...lines, `and ${count(missing, 'finding')} more in the result document`] : lines;
}

/** The command failed for this very reason, which stands above with its fix. */
function isSaid({ count: times, first: { message, fix } }: FindingGroup, { error }: Report): boolean {
  return (
    error !== undefined &&
    times === 1 &&
    error.message.includes(message) &&
    (fix === undefined || fix === error.fix)
  );
}
