import { visible } from '../escape.ts';
import { comparisonHeadline, type Headline, headline } from '../headline.ts';
import type { Report } from '../report.ts';
import { h, type Markup, prose } from './markup.ts';

/** The verdict, as large as it deserves, and why. */
export function leadSection(report: Report): Markup {
  const first = headline(report);
  const { subject, error, comparison, target } = report;
  // A run that failed late has a verdict nevertheless.
  const late = error && comparison && comparisonHeadline(report, comparison);
  return h`<header class="${first.tone}">
<p class="eyebrow">Go PGO report${target !== undefined && h` · ${target}`}${subject && h` · <code>${subject.package}</code> · ${subject.goVersion}`}</p>
<h1>${title(first)}</h1>
<p class="claim">${prose(first.sentence)}</p>${first.output && h`<pre>${first.output.map((line) => `${visible(line)}\n`)}</pre>`}
${first.because && h`<p class="because">${prose(first.because)}</p>`}
${late && h`<div class="also ${late.tone}"><p><strong>${late.title}.</strong> ${prose(late.sentence)}</p></div>`}
</header>
`;
}

function title({ title, figure }: Headline): Markup {
  return figure === undefined ? h`${title}` : h`${title} <span class="figure">${figure}</span>`;
}
