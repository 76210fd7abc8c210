import { potentialInWords } from '../evidence-sentences.ts';
import { share } from '../format.ts';
import type { Report } from '../report.ts';
import { h, type Markup, percent, prose } from './markup.ts';

type Part = 'user' | 'runtime' | 'gc' | 'syscalls' | 'cgo';

const PARTS: readonly (readonly [Part, string])[] = [
  ['user', 'Go code'],
  ['runtime', 'runtime'],
  ['gc', 'garbage collector'],
  ['syscalls', 'system calls'],
  ['cgo', 'C'],
];

/** What of the CPU time PGO can touch at all, as one bar. */
export function potentialSection({ potential }: Report): Markup | undefined {
  if (potential === undefined) return undefined;
  const shares = PARTS.map(([part, name]) => ({ part, name, value: Math.max(0, potential[part]) }));
  let from = 0;
  const bars = shares.map(({ part, value }) => {
    const bar = h`<rect class="part-${part}" x="${percent(from)}" width="${percent(value)}" height="100%"/>`;
    from += value;
    return bar;
  });
  return h`<section aria-labelledby="potential">
<h2 id="potential">What could be gained at all</h2>
${potentialInWords(potential).map((sentence) => h`<p class="decided">${prose(sentence)}</p>`)}
<svg class="meter" aria-hidden="true">${bars}</svg>
<ul class="key">${shares.map(({ part, name, value }) => h`<li><i class="swatch part-${part}" aria-hidden="true"></i>${name} <strong>${share(value)}</strong></li>`)}</ul>
</section>
`;
}
