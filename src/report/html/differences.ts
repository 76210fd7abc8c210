import type { Amount, FunctionDifference, ProfileDifference } from '../../compare/profiles.ts';
import { shellWord, shorten, visible } from '../escape.ts';
import { differenceInWords, NOTHING_TELLING, tellingFunctions } from '../evidence-sentences.ts';
import { count, fixed } from '../format.ts';
import type { Report } from '../report.ts';
import { type Sides, sides } from '../sentences.ts';
import { measured, measuredDifference } from '../units.ts';
import type { PageLevel } from './level.ts';
import { goName, h, type Insertable, type Markup, percent } from './markup.ts';
import { table } from './table.ts';

/** Where the time and the memory went on either side: flame graphs, then the functions that differ most. */
export function differencesSection(
  report: Report,
  level: PageLevel,
  flameGraphs: Markup | undefined,
): Markup | undefined {
  const { differences = [] } = report;
  if (differences.length === 0 && flameGraphs === undefined) return undefined;
  const names = sides(report);
  return h`<section aria-labelledby="profiles">
<h2 id="profiles">Where the time went</h2>
${flameGraphs}
${differences.map((one) => differencePart(one, names, level))}</section>
`;
}

function differencePart(difference: ProfileDifference, names: Sides, level: PageLevel): Markup {
  const { files, samples } = difference;
  const command =
    files &&
    `go tool pprof -diff_base ${shellWord(visible(files.baseline))} ${shellWord(visible(files.candidate))}`;
  const taken =
    samples &&
    `From ${count(samples.baseline, 'sample')} ${names.baseline} and ${fixed(samples.candidate, 0)} ${names.candidate}. `;
  const telling = tellingFunctions(difference, 'flat');
  const cumulative = tellingFunctions(difference, 'cumulative');
  const rest = difference.flat.filter((one) => !telling.includes(one));
  return h`<h3>${shorten(differenceInWords(difference), 400)}</h3>
${telling.length === 0 ? h`<p class="note">${NOTHING_TELLING}</p>` : functionTable('By itself, largest difference first', 'flat', telling, difference, names, level)}${cumulative.length > 0 && h`<details><summary>With all that they call</summary>${functionTable('With callees, largest difference first', 'cumulative', cumulative, difference, names, level)}</details>`}${rest.length > 0 && h`<details><summary>${count(rest.length, 'function')} whose difference is small, or no more than chance makes</summary>${functionTable('By itself, largest difference first', 'flat', rest, difference, names, level)}</details>`}${(taken ?? command) !== undefined && h`<p class="note">${taken && shorten(taken, 300)}${command !== undefined && h`The same from the profiles beside this page: <code>${command}</code>`}</p>`}
`;
}

type Which = keyof Amount;

function functionTable(
  title: string,
  which: Which,
  all: readonly FunctionDifference[],
  difference: ProfileDifference,
  names: Sides,
  level: PageLevel,
): Markup {
  const shown = all.slice(0, level.functions);
  const { unit } = difference;
  const deltas = difference[which].map((one) => one.candidate[which] - one.baseline[which]);
  const largest = deltas.reduce((most, delta) => Math.max(most, Math.abs(delta)), Number.MIN_VALUE);
  const [before, after] = [shorten(names.baseline, 60), shorten(names.candidate, 60)];
  const missing = all.length - shown.length;
  return h`${table(
    [
      { title },
      { title: h`<span class="hidden">Bars</span>`, class: 'bars' },
      { title: before, label: before, number: true },
      { title: after, label: after, number: true },
      { title: 'Difference', label: 'difference', number: true },
    ],
    shown.map((one) => [
      functionCell(one, unit, level),
      deltaBar(one.candidate[which] - one.baseline[which], largest),
      measured(one.baseline[which], unit),
      measured(one.candidate[which], unit),
      h`${measuredDifference(one.baseline[which], one.candidate[which], unit)}${one.chance && h`<span class="small">±${measured(one.chance[which], unit)} by chance</span>`}`,
    ]),
  )}${missing > 0 && h`<p class="note">${count(missing, 'more function')} in the result document.</p>`}`;
}

/** Less to the left, more to the right of the middle. */
function deltaBar(delta: number, largest: number): Markup {
  const width = Math.abs(delta) / largest / 2;
  const from = delta < 0 ? 0.5 - width : 0.5;
  return h`<svg aria-hidden="true"><rect class="${delta < 0 ? 'less' : 'more'}" x="${percent(from)}" y="15%" width="${percent(width)}" height="70%"/><line class="zero" x1="50%" x2="50%" y1="0" y2="100%"/></svg>`;
}

function functionCell({ name, callers }: FunctionDifference, unit: string, level: PageLevel): Insertable {
  const shown = callers.slice(0, level.callers);
  if (shown.length === 0) return goName(name);
  return h`<details class="callers"><summary>${goName(name)}</summary><ul>${shown.map(
    (caller) =>
      h`<li>${goName(caller.name)}<span class="small">${measured(caller.baseline, unit)} → ${measured(caller.candidate, unit)}, ${measuredDifference(caller.baseline, caller.candidate, unit)}</span></li>`,
  )}</ul></details>`;
}
