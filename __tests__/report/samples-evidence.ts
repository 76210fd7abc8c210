import type { GateResult } from '../../src/compare/gates.ts';
import type { History, HistoryPoint } from '../../src/compare/history.ts';
import type { ProductionReport } from '../../src/compare/production.ts';
import type { FunctionDifference, ProfileDifference } from '../../src/compare/profiles.ts';
import type { LoadReport } from '../../src/compare/slices.ts';
import type { Comparison, Measurement } from '../../src/compare/verdict.ts';
import type { CompilerEvidence } from '../../src/golang/evidence.ts';
import type { CallSite } from '../../src/golang/inlining.ts';
import type { FlameGraph } from '../../src/profile/flame-graph.ts';
import type { Potential } from '../../src/profile/potential.ts';
import type { Report } from '../../src/report/report.ts';
import { faster } from './samples.ts';

/** Reports with all that a run can say about why one binary is faster: values as real runs have them. */

const M = 'example.com/markdown-service';
const PARSER = 'github.com/yuin/goldmark/parser.(*parser)';
const PEEK_LINE = 'github.com/yuin/goldmark/text.(*reader).PeekLine';
const TOKENIZE = `${M}/render.(*highlighter).tokenize`;
const READ_HEADER = 'net/http.(*conn).readRequest;net/textproto.(*Reader).ReadMIMEHeader';

function measurement(
  name: string,
  unit: string,
  baseline: number,
  change: number,
  interval: Measurement['interval'],
  verdict: Measurement['verdict'],
  rest: Partial<Measurement> = { decisive: false },
): Measurement {
  const pairs = name === 'load' ? 12 : 24;
  const candidate = baseline * (1 + change);
  return { name, unit, baseline, candidate, change, interval, verdict, pairs, ...rest };
}

const [PAGE_BENCHMARK, SEARCH] = ['render.BenchmarkPage-2', 'index.BenchmarkSearch-2'] as const;
const decisive = { decisive: true };

/** What decides; then what does not: wide intervals, several units, one of which is better when higher. */
const measurements: readonly Measurement[] = [
  measurement(PAGE_BENCHMARK, 'cpu-sec/op', 0.0004123, -0.0412, [-0.0468, -0.0355], 'faster', decisive),
  measurement(SEARCH, 'cpu-sec/op', 0.00000842, 0.0011, [-0.0034, 0.0057], 'no difference', decisive),
  measurement('load', 'cpu-sec/request', 0.000873, -0.0361, [-0.0414, -0.0307], 'faster', decisive),
  measurement(PAGE_BENCHMARK, 'sec/op', 0.0004187, -0.0391, [-0.112, 0.037], 'inconclusive'),
  measurement(SEARCH, 'sec/op', 0.00000851, 0.012, [-0.094, 0.121], 'inconclusive'),
  measurement('load', 'peak-B', 187_432_960, 0.0264, [0.0121, 0.0409], 'slower'),
  measurement('load', 'requests/s', 2_214.3, 0.0348, [0.0292, 0.0405], 'faster', {
    decisive: false,
    better: 'higher',
  }),
  measurement('load', 'p50-sec', 0.00412, -0.034, [-0.041, -0.027], 'faster'),
  measurement('load', 'p99-sec', 0.0213, -0.028, [-0.081, 0.025], 'inconclusive'),
];

export const comparison: Comparison = {
  verdict: 'faster',
  change: -0.0256,
  interval: [-0.0288, -0.0223],
  measurements,
  rounds: 24,
  seconds: 214.7,
  ended: 'precision',
  precision: 0.005,
  equivalence: 0.01,
  reason: 'The whole interval lies below zero, and it is as narrow as asked for (±0.5 %).',
};

export const load: LoadReport = {
  work: 'request',
  tool: 'k6',
  cpus: 2,
  baseline: {
    runs: 12,
    work: 20_000,
    cpuSecondsPerWork: 0.000873,
    peakMemory: 187_432_960,
    throughput: 2_214.3,
    latencies: { p50: 0.00412, p90: 0.00871, p95: 0.01104, p99: 0.0213, max: 0.0871 },
    failed: 0,
  },
  candidate: {
    runs: 12,
    work: 20_000,
    cpuSecondsPerWork: 0.000841,
    peakMemory: 192_381_000,
    throughput: 2_291.4,
    latencies: { p50: 0.00398, p90: 0.00842, p95: 0.01067, p99: 0.0207, max: 0.0904 },
    failed: 0,
  },
};

function callSite(caller: string, callee: string, position: string, weight?: number): CallSite {
  return { caller, callee, position, weight };
}

export const compiler: CompilerEvidence = {
  inlining: {
    gained: 214,
    lost: 9,
    gainedWeight: 0.312,
    hottest: [
      callSite(`${M}/render.Highlight`, TOKENIZE, 'render/highlight.go:88', 0.128),
      callSite(`${PARSER}.Parse`, PEEK_LINE, 'github.com/yuin/goldmark@v1.7.8/parser/parser.go:872', 0.064),
      callSite(`${M}/index.(*Index).Search`, `${M}/index.(*posting).next`, 'index/search.go:51', 0.031),
      callSite('runtime.mapassign_faststr', 'runtime.strhash', 'runtime/map_faststr.go:203'),
    ],
  },
  frames: {
    functions: 18_344,
    grown: 311,
    shrunk: 12,
    baselineBytes: 1_931_264,
    candidateBytes: 1_989_120,
    largest: [
      { function: `${M}/render.Page`, baseline: 312, candidate: 1_144, weight: 0.61 },
      { function: 'net/http.(*conn).serve', baseline: 984, candidate: 1_496, weight: 0.93 },
      { function: `${M}/index.(*Index).Search`, baseline: 168, candidate: 392 },
    ],
  },
  size: { baseline: 8_826_880, candidate: 8_921_088, baselineText: 3_514_112, candidateText: 3_588_608 },
  hazards: [
    {
      title: 'Larger stacks of waiting goroutines',
      message:
        'Inlining into functions that many goroutines wait in makes each of their stacks larger: services with many connections have seen 18 to 35 % more memory.',
      fix: 'Compare the memory of both sides under as many connections as production has.',
      url: 'https://github.com/golang/go/issues/65532',
    },
  ],
  buildTimes: { baseline: { cold: 41.2, warm: 1.31 }, candidate: { cold: 74.8, warm: 1.38 } },
};

function difference(
  name: string,
  before: readonly [flat: number, cumulative: number],
  after: readonly [flat: number, cumulative: number],
): FunctionDifference {
  return {
    name,
    baseline: { flat: before[0], cumulative: before[1] },
    candidate: { flat: after[0], cumulative: after[1] },
  };
}

const tokenize = difference(TOKENIZE, [0.0000611, 0.0000934], [0.0000512, 0.0000817]);
const mallocgc = difference('runtime.mallocgc', [0.0000732, 0.0001033], [0.0000668, 0.0000951]);
const parse = difference(`${PARSER}.Parse`, [0.0000294, 0.0002411], [0.0000316, 0.0002299]);
const peekLine = difference(PEEK_LINE, [0.0000141, 0.0000187], [0, 0]);
const servePage = difference(`${M}/render.Page`, [0.0000102, 0.0005132], [0.0000111, 0.0004871]);

const differences: readonly ProfileDifference[] = [
  {
    kind: 'cpu',
    workload: 'load',
    unit: 'cpu-sec/request',
    baseline: 0.000873,
    candidate: 0.000841,
    flat: [peekLine, tokenize, mallocgc, parse],
    cumulative: [servePage, tokenize, parse, mallocgc],
    files: { baseline: 'cpu-baseline.pprof', candidate: 'cpu-candidate.pprof' },
  },
  {
    kind: 'alloc',
    workload: 'load',
    unit: 'B/request',
    baseline: 48_312,
    candidate: 46_901,
    flat: [
      difference(TOKENIZE, [9_312, 11_040], [8_104, 9_811]),
      difference('bytes.growSlice', [12_288, 12_288], [12_101, 12_101]),
    ],
    cumulative: [difference(`${M}/render.Page`, [1_024, 41_377], [1_024, 39_980])],
  },
];

const potential: Potential = {
  user: 0.612,
  runtime: 0.143,
  gc: 0.121,
  syscalls: 0.098,
  cgo: 0.026,
  ceiling: '61 % of the CPU time is in Go code that PGO can make faster; the rest it hardly touches.',
  fromPgoBuild: false,
  fromPgoBuildReason: 'No build of the profile has inlined what only a profile makes the compiler inline.',
};

const production: ProductionReport = {
  released: '2026-03-09T10:00:00Z',
  comparisons: [
    {
      method: 'offset',
      description: '2 h before and after, without the 10 min of the release',
      cpu: { before: 118.7, after: 115.0 },
      traffic: { before: 131_400, after: 130_900 },
      cpuPerTraffic: { before: 0.00090335, after: 0.00087854 },
      change: -0.0275,
      interval: [-0.0391, -0.0157],
      pairs: 120,
    },
    {
      method: 'same time of day',
      description: 'the same 2 h of 7 days before and 7 days after',
      cpu: { before: 121.2, after: 116.8 },
      traffic: { before: 133_900, after: 132_700 },
      cpuPerTraffic: { before: 0.00090515, after: 0.00088018 },
      change: -0.0276,
      pairs: 2,
    },
  ],
};

function point(
  at: string,
  revision: string,
  gain: number,
  half: number,
  rows: string,
  cpuPerOp: number,
  size: number,
): HistoryPoint {
  const verdict = Math.abs(gain) > half ? 'faster' : 'inconclusive';
  const interval: [number, number] = [gain - half, gain + half];
  return { time: `${at}T04:20:00Z`, revision, verdict, gain, interval, cpuPerOp, rows, memory: 171e6, size };
}

const history: History = {
  targets: [
    {
      target: `${M}/cmd/server`,
      points: [
        point('2026-01-26', '3f1c9aa', -0.021, 0.0061, 'a', 0.000412, 8_511_488),
        point('2026-02-02', '9d02b1e', -0.0244, 0.0052, 'a', 0.000409, 8_523_776),
        point('2026-02-09', 'c47a820', -0.0023, 0.0131, 'a', 0.000431, 8_601_600),
        point('2026-02-16', '11be0d4', -0.0305, 0.0048, 'b', 0.000388, 8_773_632),
        point('2026-03-02', 'e1a55b2', -0.0256, 0.0033, 'b', 0.000384, 8_921_088),
      ],
    },
    {
      target: `${M}/cmd/indexer`,
      points: [
        { time: '2026-02-23T04:24:00Z', verdict: 'no difference', gain: 0.0012, interval: [-0.0041, 0.0066] },
        { time: '2026-03-02T04:24:00Z', verdict: 'faster', gain: -0.0154, interval: [-0.0199, -0.0108] },
      ],
    },
  ],
};

const gates: readonly GateResult[] = [
  {
    condition: 'slower > 2%',
    outcome: 'passed',
    reason: 'CPU time changed by −2.56 %, 95 % interval −2.88 % to −2.23 %.',
  },
  {
    condition: 'size > 1%',
    outcome: 'failed',
    reason: 'The binary grew by 1.07 %, from 8.42 MiB to 8.51 MiB.',
  },
  {
    condition: 'memory > 3%',
    outcome: 'not proven',
    reason: 'Peak memory grew by 2.64 %, 95 % interval +1.21 % to +4.09 %.',
  },
  { condition: 'latency > 10%', outcome: 'not measured', reason: 'No load test told its latencies.' },
];

/** What a stack, leaf last, took on either side, in the unit of the graph. */
export type Stack = readonly [stack: string, baseline: number, candidate: number];

/** The tree of `stacks`, whose functions are separated by `;`. */
export function flameGraphOf(
  about: Pick<FlameGraph, 'kind' | 'workload' | 'unit'>,
  stacks: readonly Stack[],
): FlameGraph {
  const names: string[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (name: string): number => {
    const known = indexes.get(name) ?? names.length;
    if (known === names.length) names.push(name);
    indexes.set(name, known);
    return known;
  };
  const functions = [indexOf('root')];
  const parents = [0];
  const baseline = [0];
  const candidate = [0];
  const children = new Map<string, number>();
  for (const [stack, before, after] of stacks) {
    let node = 0;
    for (const name of [undefined, ...stack.split(';')]) {
      if (name !== undefined) {
        const key = `${node}:${indexOf(name)}`;
        const child = children.get(key) ?? functions.length;
        if (child === functions.length) {
          functions.push(indexOf(name));
          parents.push(node);
          baseline.push(0);
          candidate.push(0);
          children.set(key, child);
        }
        node = child;
      }
      baseline[node] = (baseline[node] ?? 0) + before;
      candidate[node] = (candidate[node] ?? 0) + after;
    }
  }
  return { ...about, names, functions, parents, baseline, candidate };
}

const SERVE = `net/http.(*conn).serve;net/http.serverHandler.ServeHTTP;${M}/server.(*Server).handle`;
const PAGE = `${SERVE};${M}/render.Page`;
const PARSE = `${PAGE};${PARSER}.Parse`;
const HIGHLIGHT = `${PAGE};${M}/render.Highlight;${TOKENIZE}`;

/** In µs, which `flameGraphs` turns into seconds. */
const CPU_STACKS: readonly Stack[] = [
  [`${PARSE};${PARSER}.parseBlocks`, 61, 60.2],
  [`${PARSE};${PARSER}.parseBlocks;${PEEK_LINE}`, 14.1, 0],
  [`${PARSE};${PARSER}.walkBlock`, 41.3, 46.9],
  [`${PARSE};${PARSER}.walkBlock;runtime.makeslice;runtime.mallocgc`, 31, 27.2],
  [`${PARSE};runtime.mapassign_faststr;runtime.strhash`, 22.4, 22.9],
  [`${HIGHLIGHT}`, 61.1, 51.2],
  [`${HIGHLIGHT};unicode/utf8.DecodeRuneInString`, 18.2, 17.4],
  [`${HIGHLIGHT};runtime.growslice;runtime.mallocgc`, 14.1, 13.1],
  [`${PAGE};html.EscapeString;strings.(*genericReplacer).Replace`, 33.2, 31],
  [`${PAGE};html/template.(*Template).Execute;text/template.(*state).walk`, 47.8, 46.6],
  [
    `${PAGE};html/template.(*Template).Execute;text/template.(*state).walk;text/template.(*state).evalCall;reflect.Value.call`,
    38.1,
    38.9,
  ],
  [`${PAGE};bytes.(*Buffer).Write;runtime.memmove`, 12.3, 12.4],
  [`${SERVE};${M}/index.(*Index).Search;${M}/index.(*posting).next`, 71.2, 66.1],
  [`${SERVE};${M}/index.(*Index).Search;sort.Slice;sort.pdqsort_func`, 24.4, 24.1],
  [`${SERVE};encoding/json.Marshal;encoding/json.(*encodeState).reflectValue`, 29.1, 27.7],
  ['net/http.(*conn).serve;net/http.(*response).finishRequest;bufio.(*Writer).Flush;syscall.write', 86, 86.3],
  [`net/http.(*conn).serve;${READ_HEADER}`, 34, 33.2],
  ['runtime.gcBgMarkWorker;runtime.gcDrain;runtime.scanobject', 96.4, 93.2],
  ['runtime.gcBgMarkWorker;runtime.gcDrain;runtime.greyobject', 14.3, 13.9],
  ['runtime.mcall;runtime.park_m;runtime.schedule;runtime.findRunnable;runtime.netpoll', 63, 64.8],
  ['runtime.mcall;runtime.park_m;runtime.schedule;runtime.findRunnable;runtime.stealWork', 39.2, 38.6],
  ['runtime.systemstack;runtime.bgsweep', 20.8, 25.3],
];

const ALLOC_STACKS: readonly Stack[] = [
  [`${PARSE};${PARSER}.walkBlock;github.com/yuin/goldmark/ast.NewText`, 14_210, 14_203],
  [`${PAGE};${M}/render.Highlight;${TOKENIZE}`, 11_040, 9_811],
  [`${PAGE};bytes.(*Buffer).Write;bytes.growSlice`, 12_288, 12_101],
  [`${PAGE};html/template.(*Template).Execute;reflect.Value.call`, 3_839, 3_865],
  [`${SERVE};encoding/json.Marshal`, 4_096, 4_088],
  [`net/http.(*conn).serve;${READ_HEADER}`, 2_839, 2_833],
];

export const flameGraphs: readonly FlameGraph[] = [
  flameGraphOf(
    { kind: 'cpu', workload: 'load', unit: 'cpu-sec/request' },
    CPU_STACKS.map(([stack, before, after]) => [stack, before * 1e-6, after * 1e-6]),
  ),
  flameGraphOf({ kind: 'alloc', workload: 'load', unit: 'B/request' }, ALLOC_STACKS),
];

/** Everything at once. */
export const evidence: Report = {
  ...faster,
  comparison,
  load,
  compiler,
  differences,
  potential,
  production,
  history,
  gates,
  flameGraphs,
};

export const evidenceSamples: Readonly<Record<string, Report>> = {
  evidence,
};
