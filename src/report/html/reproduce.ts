import { html, shorten } from '../escape.ts';
import { time } from '../format.ts';
import type { Report, RunFacts } from '../report.ts';
import { howToOptOut, reproduceCommands, whatMergingDoes } from '../reproduce.ts';
import { h, Markup, prose } from './markup.ts';

/** The commands that repeat this, and what follows from the profile. */
export function reproduceSection(report: Report): Markup | undefined {
  const commands = reproduceCommands(report);
  if (commands.length === 0) return undefined;
  const points = [...whatMergingDoes(report), ...howToOptOut(report)];
  return h`<section aria-labelledby="reproduce">
<h2 id="reproduce">How to reproduce this</h2>
<p>On a checkout with this profile, with Go installed:</p>
<pre><code>${new Markup(commands.map(html).join('\n'))}</code></pre>
${report.decision?.kind === 'update' && h`<h3>Before you merge</h3><ul class="plain-list">${points.map((point) => h`<li>${prose(point)}</li>`)}</ul>`}
</section>
`;
}

/** Where it was published, and what made this page. */
export function footer({ subject, publication, run }: Report): Markup {
  const url = publication?.url;
  // Only a web address becomes a link, whatever a server answered.
  const link = url !== undefined && isWebAddress(url) && h`<p>Published: <a href="${url}">${url}</a></p>`;
  return h`<footer>${link}${run && ranAt(run)}${publication?.reason !== undefined && h`<p>${prose(publication.reason)}</p>`}<p>${subject ? `Go PGO Action ${subject.actionVersion}` : 'Go PGO Action'}. An interval holds the true change in 95 of 100 runs; overlap is the part of the edge weight that two profiles share; an edge is a call from one function to another, at one line.</p></footer>
`;
}

function ranAt({ time: at, revision, url }: RunFacts): Markup {
  const when = h`${shorten(time(at), 40)}${revision !== undefined && h`, of <code>${shorten(revision, 80)}</code>`}`;
  const page = url !== undefined && isWebAddress(url) && h`: <a href="${url}">${url}</a>`;
  return h`<p>Measured ${when}${page}</p>`;
}

export function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(url);
}
