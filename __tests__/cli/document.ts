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
  sources: v.optional(
    v.array(
      v.strictObject({
        source: v.string(),
        kind: v.string(),
        collected: count,
        findings: v.array(finding),
      }),
    ),
  ),
  findings: v.array(finding),
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
    }),
  ),
  decision: v.optional(
    v.strictObject({
      kind: v.picklist(['keep', 'update', 'reject']),
      reason: v.string(),
      overlap: v.optional(share),
      noiseOverlap: v.optional(share),
      staleWeight: v.optional(share),
      movedFunctions: v.optional(moved),
      movedEdges: v.optional(moved),
    }),
  ),
  build: v.optional(v.strictObject({ baseline: binary, candidate: binary })),
  comparison: v.optional(
    v.strictObject({
      verdict,
      change: v.optional(v.number()),
      interval: v.optional(interval),
      reason: v.string(),
      rounds: count,
      seconds: v.number(),
      measurements: v.array(
        v.strictObject({
          name: v.string(),
          unit: v.string(),
          baseline: v.number(),
          candidate: v.number(),
          change: v.nullable(v.number()),
          interval,
          verdict,
          pairs: count,
        }),
      ),
    }),
  ),
  publication: v.optional(
    v.strictObject({
      kind: v.picklist(['pull-request', 'commit', 'local', 'none']),
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
