import { allFindings, groupFindings } from './grouped-findings.ts';
import type { Report } from './report.ts';

const SIDE = [
  ...['pgo', 'path', 'bytes', 'sha256', 'seconds'],
  ...['runs', 'work', 'cpuSecondsPerWork', 'peakMemory', 'throughput', 'latencies', 'failed', 'saturation'],
  ...['timeline', 'flat', 'cumulative', 'cold', 'warm'],
];
const CALL_SITES = ['gained', 'lost', 'gainedWeight', 'hottest'];
const FUNCTION = ['name', 'baseline', 'candidate', 'chance', 'callers'];

const DOCUMENT = [
  'command',
  'target',
  'subject',
  'run',
  'settings',
  'sources',
  'findings',
  'findingGroups',
  'targets',
  'profile',
  'fallback',
  'decision',
  'build',
  'comparison',
  'load',
  'compiler',
  'differences',
  'potential',
  'production',
  'history',
  'gates',
  'publication',
  'error',
];

/** The documented order of the keys of each object, by the key it stands under; unlisted keys follow by name. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  document: DOCUMENT,
  run: ['time', 'revision', 'url'],
  subject: ['module', 'package', 'goVersion', 'actionVersion'],
  sources: ['source', 'kind', 'weight', 'collected', 'findings'],
  findings: ['severity', 'source', 'file', 'line', 'message', 'fix'],
  findingGroups: ['severity', 'message', 'fix', 'count', 'places'],
  profile: ['path', 'repositoryPath', 'bytes', 'sha256', 'samples', 'cpuSeconds', 'edges', 'archive'],
  fallback: ['used', 'reason'],
  builds: ['id', 'profiles', 'newest'],
  decision: [
    'kind',
    'reason',
    'overlap',
    'noiseOverlap',
    'weightOverlap',
    'noiseWeightOverlap',
    'staleWeight',
    'movedFunctions',
    'movedEdges',
  ],
  movedFunctions: ['name', 'before', 'after'],
  movedEdges: ['name', 'before', 'after'],
  build: ['baseline', 'candidate'],
  binaries: ['platform', 'side', 'pgo', 'cgo', 'path', 'bytes', 'sha256', 'seconds'],
  // Also a side under load, and an amount of a profile.
  baseline: SIDE,
  candidate: SIDE,
  comparison: [
    'verdict',
    'change',
    'interval',
    'reason',
    'rounds',
    'seconds',
    'ended',
    'precision',
    'equivalence',
    'measurements',
  ],
  measurements: [
    'name',
    'unit',
    'better',
    'decisive',
    'baseline',
    'candidate',
    'change',
    'interval',
    'familyInterval',
    'verdict',
    'pairs',
  ],
  load: ['work', 'tool', 'cpus', 'baseline', 'candidate'],
  latencies: ['min', 'mean', 'p50', 'p90', 'p95', 'p99', 'p99.9', 'max'],
  saturation: ['perSecond', 'reached'],
  timeline: ['seconds', 'cpus', 'memory'],
  compiler: ['inlining', 'devirtualization', 'frames', 'size', 'buildTimes', 'hazards'],
  inlining: CALL_SITES,
  devirtualization: CALL_SITES,
  hottest: ['caller', 'callee', 'position', 'weight'],
  frames: ['functions', 'grown', 'shrunk', 'baselineBytes', 'candidateBytes', 'onStacks', 'largest'],
  largest: ['function', 'baseline', 'candidate', 'weight'],
  size: ['baseline', 'candidate', 'baselineText', 'candidateText'],
  buildTimes: ['baseline', 'candidate'],
  hazards: ['title', 'message', 'fix', 'url'],
  differences: [
    'kind',
    'workload',
    'unit',
    'baseline',
    'candidate',
    'samples',
    'files',
    'flat',
    'cumulative',
  ],
  files: ['baseline', 'candidate'],
  flat: FUNCTION,
  cumulative: FUNCTION,
  callers: ['name', 'baseline', 'candidate'],
  potential: ['user', 'runtime', 'gc', 'syscalls', 'cgo', 'ceiling', 'fromPgoBuild', 'fromPgoBuildReason'],
  production: ['released', 'queries', 'comparisons', 'confounders'],
  comparisons: [
    'method',
    'description',
    'cpu',
    'traffic',
    'cpuPerTraffic',
    'series',
    'change',
    'interval',
    'pairs',
  ],
  queries: ['cpu', 'traffic'],
  cpu: ['before', 'after'],
  series: ['before', 'after'],
  traffic: ['before', 'after'],
  cpuPerTraffic: ['before', 'after'],
  history: ['targets'],
  // Each is a whole document, but those of the history.
  targets: ['target', 'points', ...DOCUMENT],
  points: ['time', 'revision', 'verdict', 'gain', 'interval', 'cpuPerOp', 'rows', 'memory', 'size'],
  gates: ['condition', 'outcome', 'reason'],
  publication: ['kind', 'operation', 'number', 'url', 'branch', 'headSha', 'reason'],
  error: ['message', 'fix'],
};

/**
 * The result document: one JSON object, keys in a stable order, a newline at the end. Characters that a terminal
 * obeys or an editor hides are written as `\u` escapes, which every JSON reader turns back. Numbers that are not
 * finite become null.
 */
export function renderJson(report: Report): string {
  const text = JSON.stringify(inOrder(documentOf(report), 'document'), undefined, 2);
  return `${text.replace(/[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

function documentOf(report: Report): object {
  const findingGroups = groupsOf(report);
  // The page draws the flame graphs; who wants to compute has the profiles, in a format that tools know.
  const { flameGraphs: _, targets, ...told } = report;
  return {
    ...told,
    ...(findingGroups.length > 0 && { findingGroups }),
    ...(targets && { targets: targets.map(documentOf) }),
  };
}

/** Those of `findings` that say the same about several places, each kind once. */
function groupsOf(report: Report) {
  return groupFindings(allFindings(report))
    .filter(({ places }) => places.length > 1)
    .map(({ first: _, ...group }) => group);
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
