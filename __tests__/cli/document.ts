import { expect } from 'vitest';
import type { FindingGroup, Report } from '../../src/report/report.ts';

const BINARY = 'pgo path bytes sha256 seconds';
const COMPARISON =
  'verdict reason rounds seconds measurements change? interval? ended? precision? equivalence? reordered? contenders? proposed?';
const CONTENDER = 'name against verdict change interval leftOut?';
const LEFT_OUT = 'callee caller? reason weight go';
const MEASUREMENT = `name unit baseline candidate change interval verdict pairs better? decisive? provenSlower?`;
const TRAINING = 'benchmarks load share?';
/**
 * The keys of the result document of one program, as docs/reference.md promises them, by their place; `?` ends those that may be
 * absent. The parts that have pages of their own are whole in `golden/report/evidence.json.golden`.
 */
const KEYS: Readonly<Record<string, string>> = {
  '': `command findings subject? run? settings? sources? findingGroups? profile? fallback? decision? repair? revisions? build? binaries?
    checksums? comparison? coverage? training? load? heldOut? compiler? differences? potential? production? history? gates? publication? starter? error?`,
  subject: 'module package goVersion actionVersion',
  run: 'time revision? uncommitted? url?',
  sources: 'source kind collected findings weight?',
  findings: 'severity message source? file? line? fix?',
  findingGroups: 'severity message count places fix?',
  profile: `path bytes sha256 samples cpuSeconds edges repositoryPath? ownShare? from? to? inputsSha256? inputs? buildIds? builds?
    effectiveSamples? expectedOverlap? archive? leftOut?`,
  'profile.leftOut': LEFT_OUT,
  fallback: 'used reason',
  decision: `kind reason overlap? noiseOverlap? weightOverlap? noiseWeightOverlap? staleWeight? movedFunctions? movedEdges?`,
  'decision.movedFunctions': 'name before after',
  repair: 'stale lost ways recorded?',
  'repair.recorded': 'build shown here',
  'repair.recorded.here': 'build stale lost',
  'repair.ways': 'way calls weight heaviest',
  revisions: 'baseline candidate',
  'revisions.baseline': 'name commit? profile',
  'revisions.candidate': 'name commit? profile',
  build: 'baseline candidate',
  'build.baseline': BINARY,
  'build.candidate': BINARY,
  binaries: `platform side cgo ${BINARY}`,
  comparison: COMPARISON,
  'comparison.contenders': CONTENDER,
  'comparison.contenders.leftOut': LEFT_OUT,
  'comparison.measurements': MEASUREMENT,
  coverage: 'workload share missing isPart',
  training: TRAINING,
  heldOut: 'comparison load? training?',
  'heldOut.comparison': COMPARISON,
  'heldOut.comparison.contenders': CONTENDER,
  'heldOut.comparison.measurements': MEASUREMENT,
  'heldOut.training': TRAINING,
  compiler: 'inlining frames size hazards reasons missed?',
  gates: 'condition outcome reason',
  publication: 'kind operation number? url? branch? remote? headSha? reason?',
  starter: 'files verdict todo next',
  error: 'message fix? kind?',
};

/** A real run's document: it has the keys of the reference, and no others. */
export function expectDocument(document: unknown): Report & { findingGroups?: readonly FindingGroup[] } {
  expectKeys(document, '');
  return document as Report;
}

function expectKeys(value: unknown, place: string): void {
  if (Array.isArray(value)) for (const one of value) expectKeys(one, place);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const keys = KEYS[place]?.split(/\s+/);
  const [known, found] = [keys?.map((key) => key.replace('?', '')), Object.keys(value)];
  if (known) expect(known, `keys of ${place}`).toEqual(expect.arrayContaining(found));
  expect(found).toEqual(expect.arrayContaining(keys?.filter((key) => !key.endsWith('?')) ?? []));
  for (const [key, inner] of Object.entries(value)) expectKeys(inner, place === '' ? key : `${place}.${key}`);
}
