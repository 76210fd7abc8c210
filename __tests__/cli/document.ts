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

const callSites = v.looseObject({
  gained: count,
  lost: count,
  gainedWeight: share,
  hottest: v.array(v.looseObject({ position: v.pipe(v.string(), v.regex(/^[^/\\].*:\d+$/)) })),
});
const compiler = v.strictObject({
  inlining: callSites,
  frames: v.looseObject({ functions: count, grown: count, shrunk: count }),
  size: v.looseObject({ baseline: count, candidate: count }),
  hazards: v.array(
    v.strictObject({ title: v.string(), message: v.string(), fix: v.string(), url: v.string() }),
  ),
  buildTimes: v.optional(v.looseObject({})),
});
const differences = v.array(
  v.looseObject({
    kind: v.picklist(['cpu', 'alloc']),
    workload: v.picklist(['benchmarks', 'load', 'profiles']),
    unit: v.string(),
    baseline: v.number(),
    candidate: v.number(),
  }),
);
const potential = v.looseObject({ user: share, runtime: share, gc: share, syscalls: share, cgo: share });
const loadSide = v.looseObject({ runs: count, work: v.number(), cpuSecondsPerWork: v.number() });
const load = v.looseObject({ work: v.string(), baseline: loadSide, candidate: loadSide });
const production = v.looseObject({
  released: v.string(),
  comparisons: v.array(v.looseObject({ change: v.number(), interval: v.optional(interval), pairs: count })),
});
const history = v.strictObject({
  targets: v.array(
    v.strictObject({ target: v.string(), points: v.array(v.looseObject({ time: v.string() })) }),
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
  settings: v.optional(v.record(v.string(), v.string())),
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
      reordered: v.optional(v.literal(true)),
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
          verdict,
          provenSlower: v.optional(v.literal(true)),
          pairs: count,
        }),
      ),
    }),
  ),
  coverage: v.optional(
    v.strictObject({
      workload: v.string(),
      share: v.number(),
      missing: v.array(v.strictObject({ name: v.string(), share: v.number() })),
      trainedBy: v.array(v.string()),
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
