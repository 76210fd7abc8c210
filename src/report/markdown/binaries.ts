import { basename } from 'node:path';
import { binariesInWords, platformRows } from '../binary-rows.ts';
import { markdownCode, markdownText, shorten } from '../escape.ts';
import { bytes, bytesDifference, shortSha } from '../format.ts';
import type { Report } from '../report.ts';
import { blocks, left, number, right, table } from './table.ts';

const MOST_ROWS = 60;

/** What `build` has built, one row for each platform. */
export function binariesSection(report: Report): string | undefined {
  const sentence = binariesInWords(report);
  if (sentence === undefined) return undefined;
  const columns = [
    left('Platform'),
    left('cgo'),
    left('With PGO'),
    right('Size'),
    right('Without PGO'),
    right('Difference'),
    left('SHA-256'),
  ];
  const all = platformRows(report);
  const rows = all
    .slice(0, MOST_ROWS)
    .map(({ platform, cgo, pgo, baseline }) => [
      markdownCode(platform),
      cgo ? 'yes' : 'no',
      pgo === undefined ? '' : markdownCode(shorten(basename(pgo.path), 80)),
      pgo === undefined ? '' : number(bytes(pgo.bytes)),
      baseline === undefined ? '' : number(bytes(baseline.bytes)),
      pgo === undefined || baseline === undefined ? '' : number(bytesDifference(baseline.bytes, pgo.bytes)),
      pgo === undefined ? '' : markdownCode(shortSha(pgo.sha256)),
    ]);
  return blocks('### Binaries', table(columns, rows), markdownText(sentence));
}
