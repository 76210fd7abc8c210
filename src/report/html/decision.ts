import type { Decision } from '../../profile/decide.ts';
import { share } from '../format.ts';
import type { Report } from '../report.ts';
import { decisionText, overlapOf, overlapText } from '../sentences.ts';
import { h, type Markup, percent, prose } from './markup.ts';

/** The decision with its reason, and how far the overlap is from what noise explains. */
export function decisionSection(report: Report): Markup | undefined {
  const { decision } = report;
  const decided = decisionText(report);
  if (decision === undefined || decided === undefined) return undefined;
  const explained = overlapText(decision);
  return h`<section aria-labelledby="decision">
<h2 id="decision">Decision: ${decided.title}</h2>
${decided.reason !== '' && h`<p class="decided">${prose(decided.reason)}</p>`}
${meter(decision)}
${explained && h`<p class="note">${prose(explained)}</p>`}
</section>
`;
}

/** 0 to 100 % of the weight: what both profiles share, and the zone that two of one workload would reach. */
function meter(decision: Decision): Markup | undefined {
  const shown = overlapOf(decision);
  if (shown === undefined) return undefined;
  const { overlap, noise } = shown;
  const zone = h`<rect class="noise" x="${percent(noise)}" y="0" width="${percent(1 - noise)}" height="100%"/>`;
  return h`<svg class="meter" aria-hidden="true"><rect class="track" width="100%" height="100%"/>${zone}<rect class="bar" y="35%" width="${percent(overlap)}" height="30%"/><line class="edge" x1="${percent(overlap)}" x2="${percent(overlap)}" y1="0" y2="100%"/></svg>
<ul class="key">
<li><svg aria-hidden="true"><rect class="bar" y="25%" width="100%" height="50%"/></svg>Overlap <strong>${share(overlap)}</strong></li>
<li><svg aria-hidden="true"><rect class="noise" width="100%" height="100%"/></svg>Explained by sampling noise: <strong>${share(noise)}</strong> and more</li>
</ul>`;
}
