import type { Report } from './report.ts';

/** The documented order of the keys of each object, by the key it stands under; unlisted keys follow by name. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  document: [
    'command',
    'subject',
    'sources',
    'findings',
    'profile',
    'decision',
    'build',
    'comparison',
    'publication',
    'error',
  ],
  subject: ['module', 'package', 'goVersion', 'actionVersion'],
  sources: ['source', 'kind', 'collected', 'findings'],
  findings: ['severity', 'source', 'file', 'message', 'fix'],
  profile: ['path', 'repositoryPath', 'bytes', 'sha256', 'samples', 'cpuSeconds', 'edges'],
  decision: ['kind', 'reason', 'overlap', 'noiseOverlap', 'staleWeight', 'movedFunctions', 'movedEdges'],
  movedFunctions: ['name', 'before', 'after'],
  movedEdges: ['name', 'before', 'after'],
  build: ['baseline', 'candidate'],
  baseline: ['pgo', 'path', 'bytes', 'sha256', 'seconds'],
  candidate: ['pgo', 'path', 'bytes', 'sha256', 'seconds'],
  comparison: ['verdict', 'change', 'interval', 'reason', 'rounds', 'seconds', 'measurements'],
  measurements: ['name', 'unit', 'baseline', 'candidate', 'change', 'interval', 'verdict', 'pairs'],
  publication: ['kind', 'operation', 'number', 'url', 'branch', 'headSha', 'reason'],
  error: ['message', 'fix'],
};

/**
 * The result document: one JSON object, keys in a stable order, a newline at the end. Characters that a terminal
 * obeys or an editor hides are written as `\u` escapes, which every JSON reader turns back. Numbers that are not
 * finite become null.
 */
export function renderJson(report: Report): string {
  const text = JSON.stringify(inOrder(report, 'document'), undefined, 2);
  return `${text.replace(/[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

/** A copy with ordered keys; the elements of an array go by the array's key. */
function inOrder(value: unknown, under: string): unknown {
  if (Array.isArray(value)) return value.map((element) => inOrder(element, under));
  if (typeof value !== 'object' || value === null) return value;
  const order = (Object.hasOwn(ORDER, under) && ORDER[under]) || [];
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .map(([key, child]) => [key, inOrder(child, key)]),
  );
}

/** One escape per UTF-16 code unit, as JSON wants it. */
function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
}
