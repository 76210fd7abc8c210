import * as v from 'valibot';

/** The shape of the result document, as DESIGN.md and docs/reference.md promise it; strict, so that nothing slips in. */

const severity = v.picklist(['error', 'warning', 'note']);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const verdict = v.picklist(['faster', 'slower', 'no difference', 'inconclusive']);
const interval = v.tuple([v.nullable(v.number()), v.nullable(v.number())]);

const finding = v.strictObject({
  severity,
  source: v.optional(v.string()),
  file: v.optional(v.string()),
  message: v.string(),
  fix: v.optional(v.string()),
});

const moved = v.array(v.strictObject({ name: v.string(), before: v.number(), after: v.number() }));

const binary = v.strictObject({
  pgo: v.string(),
  path: v.string(),
  bytes: count,
  sha256,
  seconds: v.number(),
});

const amount = v.strictObject({ flat: v.number(), cumulative: v.number() });
const functions = v.array(
  v.strictObject({
    name: v.string(),
    baseline: amount,
    candidate: amount,
    chance: v.optional(amount),
    callers: v.array(v.strictObject({ name: v.string(), baseline: v.number(), candidate: v.number() })),
  }),
);
const differences = v.array(
  v.strictObject({
    kind: v.picklist(['cpu', 'alloc']),
    workload: v.picklist(['benchmarks', 'load', 'profiles']),
    unit: v.string(),
    baseline: v.number(),
    candidate: v.number(),
    samples: v.optional(v.strictObject({ baseline: count, candidate: count })),
    files: v.optional(v.strictObject({ baseline: v.string(), candidate: v.string() })),
    flat: functions,
    cumulative: functions,
  }),
);
const potential = v.strictObject({
  user: share,
  runtime: share,
  gc: share,
  syscalls: share,
  cgo: share,
  ceiling: v.string(),
  fromPgoBuild: v.optional(v.boolean()),
  fromPgoBuildReason: v.optional(v.string()),
});

const callSites = v.strictObject({
  gained: count,
  lost: count,
  gainedWeight: share,
  hottest: v.array(
    v.strictObject({
      caller: v.string(),
      callee: v.string(),
      position: v.pipe(v.string(), v.regex(/^[^/\\].*:\d+$/)),
      weight: v.optional(share),
    }),
  ),
});
const bytesOfBoth = v.strictObject({ baseline: v.number(), candidate: v.number() });
const buildTimes = v.strictObject({ cold: v.optional(v.number()), warm: v.optional(v.number()) });
const compiler = v.strictObject({
  inlining: callSites,
  devirtualization: v.optional(callSites),
  frames: v.strictObject({
    functions: count,
    grown: count,
    shrunk: count,
    baselineBytes: count,
    candidateBytes: count,
    largest: v.array(
      v.strictObject({ function: v.string(), baseline: count, candidate: count, weight: v.optional(share) }),
    ),
    onStacks: v.optional(bytesOfBoth),
  }),
  size: v.strictObject({
    baseline: count,
    candidate: count,
    baselineText: v.optional(count),
    candidateText: v.optional(count),
  }),
  hazards: v.array(
    v.strictObject({ title: v.string(), message: v.string(), fix: v.string(), url: v.string() }),
  ),
  buildTimes: v.optional(v.strictObject({ baseline: buildTimes, candidate: buildTimes })),
});

const loadSide = v.strictObject({
  runs: count,
  work: v.number(),
  cpuSecondsPerWork: v.number(),
  peakMemory: v.optional(v.number()),
  throughput: v.optional(v.number()),
  latencies: v.optional(v.record(v.string(), v.number())),
  failed: v.optional(share),
  saturation: v.optional(v.strictObject({ perSecond: v.number(), reached: v.boolean() })),
  timeline: v.array(v.strictObject({ seconds: v.number(), cpus: v.number(), memory: v.number() })),
});
const load = v.strictObject({
  work: v.string(),
  tool: v.optional(v.picklist(['k6', 'ab', 'wrk', 'vegeta', 'hey'])),
  cpus: v.optional(v.number()),
  baseline: loadSide,
  candidate: loadSide,
});

const beforeAfter = v.strictObject({ before: v.number(), after: v.number() });
const production = v.strictObject({
  released: v.string(),
  queries: v.optional(v.strictObject({ cpu: v.string(), traffic: v.optional(v.string()) })),
  comparisons: v.array(
    v.strictObject({
      method: v.picklist(['offset', 'same time of day']),
      description: v.string(),
      cpu: beforeAfter,
      traffic: v.optional(beforeAfter),
      cpuPerTraffic: v.optional(beforeAfter),
      series: v.optional(beforeAfter),
      change: v.number(),
      interval: v.optional(interval),
      pairs: count,
    }),
  ),
  confounders: v.pipe(v.array(v.string()), v.minLength(1)),
});

const history = v.strictObject({
  targets: v.array(
    v.strictObject({
      target: v.string(),
      points: v.array(
        v.strictObject({
          time: v.string(),
          revision: v.optional(v.string()),
          verdict: v.optional(v.string()),
          gain: v.optional(v.number()),
          interval: v.optional(interval),
          cpuPerOp: v.optional(v.number()),
          rows: v.optional(v.string()),
          memory: v.optional(v.number()),
          size: v.optional(v.number()),
        }),
      ),
    }),
  ),
});
const gates = v.array(
  v.strictObject({
    condition: v.string(),
    outcome: v.picklist(['failed', 'passed', 'not proven', 'not measured']),
    reason: v.string(),
  }),
);

export const DOCUMENT = v.strictObject({
  command: v.string(),
  subject: v.optional(
    v.strictObject({
      module: v.string(),
      package: v.string(),
      goVersion: v.string(),
      actionVersion: v.string(),
    }),
  ),
  run: v.optional(
    v.strictObject({
      time: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
      revision: v.optional(v.string()),
      url: v.optional(v.string()),
    }),
  ),
  settings: v.optional(
    v.record(
      v.picklist([
        'measure',
        'benchmarks',
        'benchmark-packages',
        'evidence',
        'budget',
        'precision',
        'equivalence',
        'build-flags',
        'serve',
        'ready',
        'load',
        'cpus',
      ]),
      v.string(),
    ),
  ),
  sources: v.optional(
    v.array(
      v.strictObject({
        source: v.string(),
        kind: v.string(),
        weight: v.optional(v.number()),
        collected: count,
        findings: v.array(finding),
      }),
    ),
  ),
  findings: v.array(finding),
  findingGroups: v.optional(
    v.array(
      v.strictObject({
        severity,
        message: v.string(),
        fix: v.optional(v.string()),
        count,
        places: v.array(v.string()),
      }),
    ),
  ),
  profile: v.optional(
    v.strictObject({
      path: v.string(),
      repositoryPath: v.optional(v.pipe(v.string(), v.regex(/^[^/\\]/))),
      bytes: count,
      sha256,
      samples: count,
      cpuSeconds: v.number(),
      edges: count,
      ownShare: v.optional(share),
      from: v.optional(v.string()),
      to: v.optional(v.string()),
      inputsSha256: v.optional(sha256),
      inputs: v.optional(count),
      buildIds: v.optional(count),
      builds: v.optional(
        v.array(
          v.strictObject({ id: v.optional(v.string()), profiles: count, newest: v.optional(v.string()) }),
        ),
      ),
      effectiveSamples: v.optional(count),
      archive: v.optional(v.pipe(v.string(), v.regex(/^(s3|gs|az):\/\//))),
    }),
  ),
  fallback: v.optional(v.strictObject({ used: v.string(), reason: v.string() })),
  renames: v.optional(
    v.array(v.strictObject({ from: v.string(), to: v.string(), commit: v.optional(v.string()) })),
  ),
  decision: v.optional(
    v.strictObject({
      kind: v.picklist(['keep', 'update', 'reject']),
      reason: v.string(),
      overlap: v.optional(share),
      noiseOverlap: v.optional(share),
      weightOverlap: v.optional(share),
      noiseWeightOverlap: v.optional(share),
      staleWeight: v.optional(share),
      movedFunctions: v.optional(moved),
      movedEdges: v.optional(moved),
    }),
  ),
  repair: v.optional(
    v.strictObject({
      stale: share,
      lost: share,
      ways: v.array(
        v.strictObject({
          way: v.picklist(['moved', 'package', 'renamed', 'closure', 'lost']),
          calls: count,
          weight: share,
          heaviest: v.array(v.strictObject({ from: v.string(), to: v.optional(v.string()), weight: share })),
        }),
      ),
    }),
  ),
  build: v.optional(v.strictObject({ baseline: binary, candidate: binary })),
  binaries: v.optional(
    v.array(
      v.strictObject({
        platform: v.pipe(v.string(), v.regex(/^\w+\/\w+(\/[\w.,]+)?$/)),
        side: v.picklist(['pgo', 'baseline']),
        ...binary.entries,
        cgo: v.boolean(),
        reproduced: v.optional(v.literal(true)),
      }),
    ),
  ),
  checksums: v.optional(v.string()),
  comparison: v.optional(
    v.strictObject({
      verdict,
      change: v.optional(v.number()),
      interval: v.optional(interval),
      reason: v.string(),
      rounds: count,
      seconds: v.number(),
      ended: v.optional(v.picklist(['precision', 'budget', 'cancelled'])),
      precision: v.optional(v.number()),
      equivalence: v.optional(v.number()),
      measurements: v.array(
        v.strictObject({
          name: v.string(),
          unit: v.string(),
          better: v.optional(v.literal('higher')),
          decisive: v.optional(v.boolean()),
          baseline: v.number(),
          candidate: v.number(),
          change: v.nullable(v.number()),
          interval,
          familyInterval: v.optional(interval),
          verdict,
          pairs: count,
        }),
      ),
    }),
  ),
  load: v.optional(load),
  compiler: v.optional(compiler),
  differences: v.optional(differences),
  potential: v.optional(potential),
  production: v.optional(production),
  history: v.optional(history),
  gates: v.optional(gates),
  publication: v.optional(
    v.strictObject({
      kind: v.picklist(['pull-request', 'commit', 'git', 'local', 'none']),
      operation: v.picklist(['created', 'updated', 'closed', 'none']),
      number: v.optional(count),
      url: v.optional(v.string()),
      branch: v.optional(v.string()),
      headSha: v.optional(v.string()),
      reason: v.optional(v.string()),
    }),
  ),
  error: v.optional(v.strictObject({ message: v.string(), fix: v.optional(v.string()) })),
});
