import type { Moved } from '../../profile/overlap.ts';
import { fitTo, wrap } from '../columns.ts';
import { oneLine, visible } from '../escape.ts';
import { bytes, bytesDifference, count, points, seconds, share, shortNames } from '../format.ts';
import { allFindings, countBySeverity, groupFindings } from '../grouped-findings.ts';
import type { Report } from '../report.ts';
import { sides, type Tone } from '../sentences.ts';
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
  const { path, samples, cpuSeconds, edges } = profile;
  return `${visible(path)}: ${bytes(profile.bytes)}, ${count(samples, 'sample')} in ${seconds(cpuSeconds)} of CPU time, ${count(edges, 'call edge')}`;
}

export function buildLine(report: Report): string | undefined {
  if (report.build === undefined) return undefined;
  const { baseline, candidate } = report.build;
  const names = sides(report);
  const side = (name: string, size: number, time: number) =>
    `${visible(name)} ${bytes(size)} in ${seconds(time)}`;
  const difference =
    baseline.sha256 === candidate.sha256
      ? 'the same bytes'
      : `size difference ${bytesDifference(baseline.bytes, candidate.bytes)}`;
  return `${side(names.baseline, baseline.bytes, baseline.seconds)}, ${side(names.candidate, candidate.bytes, candidate.seconds)}; ${difference}`;
}

export function sourceLines({ sources = [] }: Report, width: number): string[] {
  const rows = sources
    .slice(0, MOST_SOURCES)
    .map(({ source, kind, collected, findings }) => [
      fitTo(visible(source), Math.max(20, width - 45)),
      fitTo(visible(kind), 12),
      count(collected, 'profile'),
      findings.length === 0 ? '' : countBySeverity(findings),
    ]);
  const missing = sources.length - rows.length;
  const lines = alignColumns(rows, ['left', 'left', 'right', 'left']).map((line) => line.trimEnd());
  return missing > 0 ? [...lines, `and ${count(missing, 'more source')}`] : lines;
}

export function findingLines(report: Report, width: number, paint: Paint): string[] {
  const groups = groupFindings(allFindings(report));
  const shown = groups.slice(0, MOST_FINDINGS);
  const missing = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
  const lines = shown.flatMap(({ severity, message, fix, places, count: times }) => {
    const [first] = places;
    const more = places.length > 1 ? ` and ${places.length - 1} more` : '';
    // The sentence about one endpoint begins with its name.
    const isNamed = places.length === 1 && first !== undefined && message.startsWith(first);
    const where =
      first === undefined
        ? times > 1
          ? ` (${times} times)`
          : ''
        : isNamed
          ? ''
          : ` at ${visible(first)}${more}`;
    const text = `${severity}${where}: ${oneLine(message)}${fix === undefined ? '' : ` ${oneLine(fix)}`}`;
    return wrap(text, width - 2).map((line, i) =>
      i === 0 ? paint.tone(TONES[severity] ?? 'plain', severity) + line.slice(severity.length) : `  ${line}`,
    );
  });
  return missing > 0 ? [...lines, `and ${count(missing, 'finding')} more in the result document`] : lines;
}
