import type { Report } from '../../src/report/report.ts';

/** Words of ours, which are no foreign text. */
export const OURS = new Set([
  'command',
  'kind',
  'verdict',
  'outcome',
  'ended',
  'severity',
  'operation',
  'method',
  'better',
]);

/** `report` with every foreign text in it replaced by `text`, names that must differ by `text` and a number. */
export function everyTextHostile(report: Report, text: string): Report {
  return replaced(report, text, undefined) as Report;
}

function replaced(value: unknown, text: string, key: string | undefined): unknown {
  if (typeof value === 'string') return key !== undefined && OURS.has(key) ? value : text;
  if (Array.isArray(value)) {
    return value.map((one, i) => (key === 'names' ? `${text}${i}` : replaced(one, text, key)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, text, name)]));
}
