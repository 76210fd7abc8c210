import { basename } from 'node:path';
import { binariesInWords, platformRows } from '../binary-rows.ts';
import { shorten } from '../escape.ts';
import { bytes, bytesDifference, shortSha } from '../format.ts';
import type { Report } from '../report.ts';
import { h, type Markup } from './markup.ts';
import { table } from './table.ts';

/** What `build` has built, one row for each platform. */
export function binariesSection(report: Report): Markup | undefined {
  const sentence = binariesInWords(report);
  if (sentence === undefined) return undefined;
  const rows = platformRows(report).map(({ platform, cgo, pgo, baseline }) => [
    h`${platform}${pgo && h`<span class="small"><code>${shorten(basename(pgo.path), 80)}</code></span>`}`,
    cgo ? 'yes' : 'no',
    pgo && h`<code>${shortSha(pgo.sha256)}</code>`,
    pgo && bytes(pgo.bytes),
    baseline && bytes(baseline.bytes),
    pgo && baseline && bytesDifference(baseline.bytes, pgo.bytes),
  ]);
  return h`<section aria-labelledby="binaries">
<h2 id="binaries">Binaries</h2>
${table(
  [
    { title: 'Platform' },
    { title: 'cgo', label: 'cgo' },
    { title: 'SHA-256 with PGO', label: 'SHA-256 with PGO' },
    { title: 'Size with PGO', label: 'with PGO', number: true },
    { title: 'Without', label: 'without PGO', number: true },
    { title: 'Difference', label: 'difference', number: true },
  ],
  rows,
)}<p class="note">${sentence}</p>
</section>
`;
}
