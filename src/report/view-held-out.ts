import { rowsOfVerdict } from '../compare/experiment/verdict.ts';
import { type Block, details, prose, section, WEIGHTS } from './blocks.ts';
import { capitalized, fixed } from './format.ts';
import { heldOutWorkInWords } from './headline.ts';
import type { Context } from './public-view.ts';
import { contendersTable } from './view-contenders.ts';
import { loadInWords, measurementTable, otherTables } from './view-measured.ts';

/**
 * Makes the section about the work that the setting `held-out` names. The section first shows the measurements that decide the verdict of
 * the held-out work, with their mean. Below the table of these measurements, the section shows the other contenders and the remaining
 * measurements of the held-out work.
 */
export function heldOutSection(context: Context): Block | undefined {
  const { report, audience } = context;
  const { comparison, load } = report.heldOut ?? {};
  if (comparison === undefined) return undefined;
  if (comparison.measurements.length === 0)
    return section('held-out', 'Held out', WEIGHTS.measured, prose(`Not measured. ${comparison.reason}`));
  const decisive = rowsOfVerdict(comparison);
  const others = comparison.measurements.filter((row) => !decisive.includes(row));
  const isTerminal = audience === 'terminal';
  const work = capitalized(heldOutWorkInWords(comparison));
  const title = `Other measurements of the held-out work (${fixed(others.length, 0)})`;
  const caption = `${work}, in the same rounds as the measurements above. These rows do not count for the verdict or for \`fail-on\`.`;
  return section(
    'held-out',
    'Held out',
    WEIGHTS.measured,
    measurementTable(context, comparison, decisive, 'held out'),
    prose(isTerminal ? `${work}; these rows do not count for the verdict` : caption, 'note'),
    contendersTable(comparison.contenders ?? []),
    !isTerminal && load && prose(loadInWords(load), 'note'),
    !isTerminal && details(title, audience === 'page', ...otherTables(context, comparison, others)),
  );
}
