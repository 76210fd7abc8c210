import type { Measurement } from '../../src/compare/verdict.ts';
import type { Report } from '../../src/report/report.ts';

/** Report values as runs make them: one for each way a run can end. */

const subject = {
  module: 'example.com/markdown-service',
  package: 'example.com/markdown-service/cmd/server',
  goVersion: 'go1.26.8',
  actionVersion: '1.0.0',
};

const sources: Report['sources'] = [
  { source: 'http://10.0.0.7:6060', kind: 'pprof', collected: 8, findings: [] },
  {
    source: 'http://render-2.prod.internal:6060',
    kind: 'pprof',
    collected: 7,
    findings: [
      {
        severity: 'error',
        source: 'http://render-2.prod.internal:6060',
        file: 'http://render-2.prod.internal:6060/debug/pprof/profile',
        message: 'connect ECONNREFUSED 10.0.0.8:6060 after 3 attempts.',
        fix: 'Check that the service imports net/http/pprof and listens on this port.',
      },
    ],
  },
  {
    source: 'profiles/*.pprof',
    kind: 'file',
    collected: 2,
    findings: [
      {
        severity: 'warning',
        source: 'profiles/*.pprof',
        file: 'profiles/idle.pprof',
        message: 'Only 3 % of its samples have a function of this module on the stack.',
        fix: 'Record it while the service is under its usual load.',
      },
    ],
  },
];

const findings: Report['findings'] = [
  ...sources.flatMap((source) => source.findings),
  { severity: 'note', message: 'The inputs come from 2 different builds of the program.' },
];

const profile: Report['profile'] = {
  path: 'cmd/server/default.pgo',
  bytes: 71_068,
  sha256: '5d41402abc4b2a76b9719d911017c592e2f1a4d3a7c1b0f0a9e8d7c6b5a49382',
  samples: 12_345,
  cpuSeconds: 123.45,
  edges: 1_873,
  ownShare: 0.823,
  from: '2026-03-02T04:15:00Z',
  to: '2026-03-02T04:16:30Z',
  inputsSha256: '0f343b0931126a20f133d67c2b018a3b5f1e0b8b1b0d2c6f0f343b0931126a20',
  inputs: 17,
  buildIds: 2,
};

const decision: Report['decision'] = {
  kind: 'update',
  reason:
    'The workload has changed: only 81.3 % of the weight is in calls that are hot in both, sampling noise alone would leave 93.0 %.',
  overlap: 0.813,
  noiseOverlap: 0.93,
  staleWeight: 0.042,
  movedFunctions: [
    { name: 'example.com/markdown-service/render.(*highlighter).tokenize', before: 0.041, after: 0.128 },
    { name: 'runtime.mallocgc', before: 0.183, after: 0.121 },
    { name: 'github.com/yuin/goldmark/parser.(*parser).Parse', before: 0.112, after: 0.149 },
    { name: 'example.com/markdown-service/index.Search[...]', before: 0.034, after: 0.0 },
    { name: 'bytes.(*Buffer).WriteByte', before: 0.021, after: 0.048 },
    { name: 'example.com/markdown-service/render.Page.func1', before: 0.0, after: 0.019 },
  ],
  movedEdges: [
    {
      name: 'example.com/markdown-service/render.Highlight → example.com/markdown-service/render.(*highlighter).tokenize (+12)',
      before: 0.041,
      after: 0.128,
    },
    { name: 'runtime.makeslice → runtime.mallocgc (+7)', before: 0.094, after: 0.051 },
    {
      name: 'example.com/markdown-service/render.Page → github.com/yuin/goldmark/parser.(*parser).Parse (+31)',
      before: 0.112,
      after: 0.149,
    },
  ],
};

const build: Report['build'] = {
  baseline: {
    pgo: 'off',
    path: '/home/runner/_temp/go-pgo/server-off',
    bytes: 8_826_880,
    sha256: 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3a94a8fe5ccb19ba61c4c0873',
    seconds: 12.42,
  },
  candidate: {
    pgo: 'default.pgo',
    path: '/home/runner/_temp/go-pgo/server-pgo',
    bytes: 8_921_088,
    sha256: 'b6589fc6ab0dc82cf12099d1c2d40ab994e8410cb6589fc6ab0dc82cf12099d1',
    seconds: 30.1,
  },
};

function measurement(
  name: string,
  baseline: number,
  change: number,
  interval: [number, number],
  verdict: Measurement['verdict'],
): Measurement {
  const candidate = baseline * (1 + change);
  return { name, unit: 'cpu-sec/op', baseline, candidate, change, interval, verdict, pairs: 24 };
}

const page = measurement('render.BenchmarkPage-2', 0.0004123, -0.0412, [-0.0468, -0.0355], 'faster');
const HIGHLIGHT = 'render.BenchmarkHighlight-2';
const highlight = measurement(HIGHLIGHT, 0.00003177, -0.0524, [-0.061, -0.0441], 'faster');
const search = measurement('index.BenchmarkSearch-2', 0.00000842, 0.0011, [-0.0034, 0.0057], 'no difference');
const indexing = measurement('index.BenchmarkBuild-2', 0.0183, -0.0272, [-0.0311, -0.0229], 'faster');

const publication: Report['publication'] = {
  kind: 'pull-request',
  operation: 'created',
  number: 42,
  url: 'https://github.com/example/markdown-service/pull/42',
  branch: 'pgo/update',
};

/** The usual good end: a pull request with a proven gain. */
export const faster: Report = {
  command: 'refresh',
  subject,
  sources,
  findings,
  profile,
  decision,
  build,
  comparison: {
    verdict: 'faster',
    change: -0.0307,
    interval: [-0.0358, -0.0255],
    measurements: [page, highlight, search, indexing],
    rounds: 24,
    seconds: 92.4,
    reason: 'The interval is narrower than ±0.6 %, so measuring stopped before the budget was spent.',
  },
  publication,
};

export const slower: Report = {
  ...faster,
  comparison: {
    verdict: 'slower',
    change: 0.0123,
    interval: [0.0061, 0.0186],
    measurements: [
      measurement('render.BenchmarkPage-2', 0.0004123, 0.0231, [0.0152, 0.0309], 'slower'),
      measurement('index.BenchmarkSearch-2', 0.00000842, 0.0018, [-0.0041, 0.0077], 'no difference'),
    ],
    rounds: 40,
    seconds: 180,
    reason: 'The budget of 3 min is spent.',
  },
};

export const noDifference: Report = {
  ...faster,
  comparison: {
    ...{ verdict: 'no difference', change: -0.0008, interval: [-0.0043, 0.0027], measurements: [search] },
    ...{ rounds: 30, seconds: 141.2, reason: 'The interval holds zero and lies within ±1 %.' },
  },
};

/** A noisy runner: intervals far wider than the effect, one of them beyond the axis. */
export const inconclusive: Report = {
  ...faster,
  comparison: {
    verdict: 'inconclusive',
    change: -0.018,
    interval: [-0.052, 0.017],
    measurements: [
      measurement('render.BenchmarkPage-2', 0.0004123, -0.031, [-0.062, 0.001], 'inconclusive'),
      measurement('render.BenchmarkHighlight-2', 0.00003177, 0.012, [-0.028, 0.053], 'inconclusive'),
      measurement('index.BenchmarkSearch-2', 0.00000842, -0.21, [-0.61, 0.58], 'inconclusive'),
    ],
    rounds: 11,
    seconds: 300,
    reason:
      'The budget of 5 min is spent, and the interval is still wider than ±1 %. Give a larger budget or a quieter machine.',
  },
};

/** Nothing to measure with. */
export const unmeasured: Report = {
  ...faster,
  comparison: {
    verdict: 'inconclusive',
    measurements: [],
    rounds: 0,
    seconds: 0,
    reason: 'The module has no benchmarks, so nothing could be measured.',
  },
};

export const keep: Report = {
  command: 'refresh',
  subject,
  sources,
  findings,
  profile,
  decision: {
    kind: 'keep',
    reason:
      'The workload has not changed: 96.4 % of the weight is in calls that are hot in both, sampling noise alone would leave 95.1 %.',
    overlap: 0.964,
    noiseOverlap: 0.951,
    staleWeight: 0,
    movedFunctions: [{ name: 'runtime.mallocgc', before: 0.183, after: 0.176 }],
    movedEdges: [{ name: 'runtime.makeslice → runtime.mallocgc (+7)', before: 0.094, after: 0.091 }],
  },
  publication: {
    kind: 'pull-request',
    operation: 'closed',
    number: 41,
    url: 'https://github.com/example/markdown-service/pull/41',
    reason: 'The base branch’s profile is good again.',
  },
};

export const check: Report = {
  command: 'check',
  subject,
  findings: [
    {
      severity: 'error',
      file: 'cmd/server/default.pgo',
      message: '23.4 % of its weight lies in functions that no longer exist, most in render.(*Page).old.',
      fix: 'Collect a new profile, or add a rename for what was moved.',
    },
    { severity: 'warning', file: 'cmd/server/default.pgo', message: 'The profile is 112 d old.' },
  ],
  profile,
};

/** Nothing was collected; what is known is shown all the same. */
export const failed: Report = {
  command: 'refresh',
  subject,
  sources: sources.map((source) => ({ ...source, collected: 0 })),
  findings,
  error: {
    message: 'No profile passed validation: 0 of 3 sources delivered, and min-profiles is 1.',
    fix: 'See the findings; the committed profile is unchanged.',
  },
  publication: { kind: 'pull-request', operation: 'none' },
};

/** Publishing failed after everything else went well. */
export const failedLate: Report = {
  ...faster,
  publication: { kind: 'pull-request', operation: 'none' },
  error: {
    message: 'GitHub Actions may not open pull requests in this repository.',
    fix: 'Allow it in Settings › Actions › General › Workflow permissions.',
  },
};

export const usage: Report = {
  command: 'refresh',
  findings: [],
  error: {
    message: 'Unknown key `secods` in source 1.',
    fix: 'Use one of: seconds, headers, weight, limit, max-age, timeout, required.',
  },
};

export const samples: Readonly<Record<string, Report>> = {
  faster,
  slower,
  'no-difference': noDifference,
  inconclusive,
  unmeasured,
  keep,
  check,
  failed,
  'failed-late': failedLate,
  usage,
};
