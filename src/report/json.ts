import { allFindings, groupFindings, limitFindings } from './findings.ts';
import type { Report } from './report.ts';

/** The order of keys, in every object; keys that are not listed follow by name. */
const KEYS = `command target subject run settings sources condition outcome severity
  module package goVersion actionVersion used function title
  platform side pgo cgo path repositoryPath bytes sha256 kind source weight collected findings findingGroups targets
  time revision file line operation number url branch headSha
  profile fallback decision repair stale ways way heaviest build binaries checksums verdict
  name unit better decisive method description cpu traffic cpuPerTraffic series before after
  change interval familyInterval message fix reason count places
  overlap noiseOverlap weightOverlap noiseWeightOverlap staleWeight movedFunctions movedEdges
  work tool cpus workload inlining devirtualization functions grown shrunk baselineBytes candidateBytes gained lost
  gainedWeight hottest caller callee position frames size baseline candidate chance callers
  rounds seconds ended precision equivalence measurements pairs
  comparison load compiler differences potential production history gates publication error
  samples effectiveSamples cpuSeconds edges`.split(/\s+/);
const RANKS = new Map(KEYS.map((key, rank) => [key, rank]));

/**
 * The result document: one JSON object, keys in a stable order, a newline at the end. Characters that a terminal
 * obeys or an editor hides are written as `\u` escapes. Numbers that are not finite become null.
 */
export function renderJson(report: Report): string {
  const text = JSON.stringify(inOrder(documentOf(report)), undefined, 2);
  return `${text.replace(/[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

/** Without the flame graphs, which only the page draws; with the findings that say the same about several places, once. */
function documentOf({ flameGraphs: _, targets, ...report }: Report): object {
  const { findings, sources } = report;
  const groups = groupFindings(allFindings(report))
    .filter(({ places }) => places.length > 1)
    .map(({ first: _, ...group }) => group);
  return {
    ...report,
    findings: limitFindings(findings),
    sources: sources?.map((source) => ({ ...source, findings: limitFindings(source.findings) })),
    findingGroups: groups.length > 0 ? groups : undefined,
    targets: targets?.map(documentOf),
  };
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const rank = (key: string) => RANKS.get(key) ?? KEYS.length;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .map(([key, child]) => [key, inOrder(child)]),
  );
}

/** One escape per UTF-16 code unit, as JSON requires. */
function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');
}
