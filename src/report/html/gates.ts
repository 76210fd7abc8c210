import type { GateResult } from '../../compare/gates.ts';
import { shorten } from '../escape.ts';
import { orderedGates } from '../evidence-sentences.ts';
import type { Tone } from '../headline.ts';
import type { Report } from '../report.ts';
import { h, type Markup, prose } from './markup.ts';

const TONES: Readonly<Record<GateResult['outcome'], Tone>> = {
  failed: 'failed',
  'not proven': 'unsure',
  'not measured': 'same',
  passed: 'better',
};

/** What `fail-on` asked for and what became of it, what turned the job red first. */
export function gatesSection({ gates = [] }: Report): Markup | undefined {
  if (gates.length === 0) return undefined;
  return h`<section aria-labelledby="gates">
<h2 id="gates">Gates</h2>
<ul class="findings">
${orderedGates(gates).map(gateItem)}</ul>
<p class="note">The conditions of <code>fail-on</code>. Only what is proven to be beyond its limit fails the job.</p>
</section>
`;
}

function gateItem({ condition, outcome, reason }: GateResult): Markup {
  return h`<li class="${TONES[outcome]}"><p><span class="severity">${outcome}</span>: <code>${shorten(condition, 120)}</code></p><p>${prose(reason)}</p></li>
`;
}
