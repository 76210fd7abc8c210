import type { Binary } from '../../golang/build.ts';
import { shorten } from '../escape.ts';
import { bytes, bytesDifference, seconds, secondsDifference, shortSha } from '../format.ts';
import type { Report } from '../report.ts';
import { sides } from '../sentences.ts';
import { h, type Markup } from './markup.ts';

/** The two binaries. */
export function buildSection(report: Report): Markup | undefined {
  const { build } = report;
  if (build === undefined) return undefined;
  const { baseline, candidate } = build;
  const names = sides(report);
  const identical = baseline.sha256 === candidate.sha256;
  return h`<section aria-labelledby="build">
<h2 id="build">The build pair</h2>
<table class="rows" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Binary</th><th role="columnheader" scope="col">SHA-256</th><th role="columnheader" scope="col" class="n">Size</th><th role="columnheader" scope="col" class="n"><code>go build</code> took<span class="small">caches as they were</span></th></tr></thead>
<tbody role="rowgroup">
${binaryRow(names.baseline, baseline)}${binaryRow(names.candidate, candidate)}</tbody>
<tfoot role="rowgroup"><tr role="row"><th role="rowheader" scope="row">Difference</th><td role="cell" data-label="digests">${identical ? 'none: the same bytes' : 'different bytes'}</td><td role="cell" class="n" data-label="size">${bytesDifference(baseline.bytes, candidate.bytes)}</td><td role="cell" class="n" data-label="build time">${secondsDifference(baseline.seconds, candidate.seconds)}</td></tr></tfoot>
</table>
${identical && h`<p class="note">Both binaries are the same, byte for byte: the profile changes nothing the compiler does.</p>`}
</section>
`;
}

function binaryRow(name: string, { pgo, sha256, bytes: size, seconds: duration }: Binary): Markup {
  return h`<tr role="row"><th role="rowheader" scope="row">${shorten(name, 160)}<span class="small"><code>-pgo=${shorten(pgo, 160)}</code></span></th><td role="cell"><code>${shortSha(sha256)}</code></td><td role="cell" class="n" data-label="size">${bytes(size)}</td><td role="cell" class="n" data-label="build time">${seconds(duration)}</td></tr>
`;
}
