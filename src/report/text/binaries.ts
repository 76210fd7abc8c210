import { binariesInWords, platformRows } from '../binary-rows.ts';
import { wrap } from '../columns.ts';
import { visible } from '../escape.ts';
import { bytes, bytesDifference } from '../format.ts';
import type { Report } from '../report.ts';
import { alignColumns } from './measurements.ts';
import type { Paint } from './paint.ts';

/** What `build` has built: a table where it is for several platforms, and what holds of all. */
export function binaryLines(report: Report, width: number, paint: Paint): string[] {
  const rows = platformRows(report);
  const sentence = binariesInWords(report);
  if (sentence === undefined) return [];
  const cells = rows.map(({ platform, cgo, pgo, baseline }) => [
    visible(platform),
    cgo ? 'yes' : 'no',
    pgo === undefined ? '' : bytes(pgo.bytes),
    baseline === undefined ? '' : bytes(baseline.bytes),
    pgo === undefined || baseline === undefined ? '' : bytesDifference(baseline.bytes, pgo.bytes),
  ]);
  const head = ['platform', 'cgo', 'with PGO', 'without PGO', 'size difference'];
  const lines =
    rows.length > 1 ? alignColumns([head, ...cells], ['left', 'left', 'right', 'right', 'right']) : [];
  return [...lines.map((line, i) => (i === 0 ? paint.faint(line) : line)), ...wrap(visible(sentence), width)];
}
