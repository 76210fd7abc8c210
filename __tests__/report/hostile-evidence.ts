import type { Report } from '../../src/report/report.ts';
import { withHostileText } from './hostile.ts';
import { everyTextHostile } from './hostile-everywhere.ts';

const EVIDENCE = [
  'load',
  'compiler',
  'differences',
  'potential',
  'production',
  'history',
  'gates',
  'flameGraphs',
] as const;

/** `report` with every text that comes from outside replaced by `text`, in its evidence too. */
export function withHostileEvidence(report: Report, text: string): Report {
  const everywhere = everyTextHostile(report, text);
  const evidence = Object.fromEntries(
    EVIDENCE.filter((key) => report[key] !== undefined).map((key) => [key, everywhere[key]]),
  );
  return { ...withHostileText(report, text), ...evidence };
}
