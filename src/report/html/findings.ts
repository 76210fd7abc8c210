import type { Finding } from '../../system/errors.ts';
import { shorten } from '../escape.ts';
import { count } from '../format.ts';
import { allFindings, type FindingGroup, groupFindings, placesBeside } from '../grouped-findings.ts';
import type { Tone } from '../headline.ts';
import type { Report } from '../report.ts';
import type { PageLevel } from './level.ts';
import { h, type Markup, prose } from './markup.ts';

const TONES: Readonly<Record<Finding['severity'], Tone>> = {
  error: 'failed',
  warning: 'unsure',
  note: 'same',
};
const PLACES = 5;

/** What validation and collection have to say, with what to do about it. */
export function findingsSection(report: Report, level: PageLevel): Markup | undefined {
  const groups = groupFindings(allFindings(report));
  if (groups.length === 0) return undefined;
  const shown = groups.slice(0, level.findings);
  const missing = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
  return h`<section aria-labelledby="findings">
<h2 id="findings">Findings</h2>
<ul class="findings">
${shown.map(findingItem)}</ul>
${missing > 0 && h`<p class="note">${count(missing, 'more finding')} in the result document.</p>`}
</section>
`;
}

function findingItem(group: FindingGroup): Markup {
  const { severity, message, fix, count: times } = group;
  const places = placesBeside(group);
  const rest = places.length > PLACES ? ` and ${places.length - PLACES} more` : '';
  const where = places
    .slice(0, PLACES)
    .map((place, i) => h`${i > 0 ? ', ' : ''}<code>${shorten(place, 240)}</code>`);
  return h`<li class="${TONES[severity]}"><p><span class="severity">${severity}</span>${times > 1 && ` (${times} times)`}: ${prose(message)}</p>${where.length > 0 && h`<p class="small">${where}${rest}</p>`}${fix !== undefined && h`<p class="fix">${prose(fix)}</p>`}</li>
`;
}
