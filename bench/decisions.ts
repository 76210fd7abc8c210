import { parseArgs } from 'node:util';
import { temporaryFolder } from '../__tests__/harness/temporary.ts';
import { driftBetween, isWithinNoise } from '../src/profile/drift.ts';
import { edgeKey } from '../src/profile/edges.ts';
import { readProfile, type WeighedProfile } from '../src/profile/published.ts';
import { seededRandom, shuffled } from '../src/system/format.ts';
import { type Recorded, recordCompiler, recordGofmt, recordService } from './decisions/record.ts';
import { shareWithInterval } from './verdicts/results.ts';

/**
 * How often a refresh ends in `keep` when nothing changed, and in `update` when the workload did: profiles of three
 * programs, recorded now, drawn into pairs of merges of 1, 3 and 8.
 *
 *     node bench/decisions.ts --profiles 20 --seconds 5 --pairs 200
 */
const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '5' },
    pairs: { type: 'string', default: '200' },
  },
});
const profiles = Number(values.profiles);
const MERGED = [1, 3, 8];
const MIN_DRIFT = 0.05;
const random = seededRandom(1);

await using scratch = await temporaryFolder();
console.log('| program | new workload | profiles a side | samples | `keep` |');
console.log('|---|---|--:|--:|--:|');
await decisionsOf(await recordGofmt(scratch.path, profiles));
await decisionsOf(await recordCompiler(scratch.path, profiles));
await decisionsOf(await recordService(scratch.path, profiles, Number(values.seconds)));

async function decisionsOf({ program, workloads }: Recorded): Promise<void> {
  const read = new Map<string, readonly WeighedProfile[]>();
  for (const [name, files] of workloads)
    read.set(name, await Promise.all(files.map((file) => readProfile(file))));
  const usual = read.get('usual') ?? [];
  for (const [name, others] of read) {
    for (const size of MERGED.filter((one) => 2 * one <= usual.length)) {
      const samples: number[] = [];
      let kept = 0;
      for (let pair = 0; pair < Number(values.pairs); pair++) {
        const [before, after] = drawn(usual, others, size);
        samples.push(before.samples);
        if (isWithinNoise(driftBetween(before, after), MIN_DRIFT)) kept++;
      }
      samples.sort((a, b) => a - b);
      const share = shareWithInterval(kept, samples.length);
      console.log(`| ${program} | ${name} | ${size} | ${samples[samples.length >> 1]} | ${share} |`);
    }
  }
}

/** Draws two merges without a common profile. */
function drawn(
  usual: readonly WeighedProfile[],
  others: readonly WeighedProfile[],
  size: number,
): [WeighedProfile, WeighedProfile] {
  const before = shuffled(usual, random);
  const after = usual === others ? before.slice(size) : shuffled(others, random);
  return [merged(before.slice(0, size)), merged(after.slice(0, size))];
}

/** Merges the parts that the decision reads: edges and samples. */
function merged(all: readonly WeighedProfile[]): WeighedProfile {
  const edges = new Map<string, WeighedProfile['edges']['edges'][number]>();
  for (const edge of all.flatMap((one) => one.edges.edges)) {
    const key = edgeKey(edge.caller, edge.callee, edge.offset);
    const known = edges.get(key);
    edges.set(key, known === undefined ? edge : { ...edge, weight: known.weight + edge.weight });
  }
  return {
    ...(all[0] as WeighedProfile),
    samples: all.reduce((sum, { samples }) => sum + samples, 0),
    cpuNanos: all.reduce((sum, { cpuNanos }) => sum + cpuNanos, 0n),
    edges: {
      edges: [...edges.values()],
      totalWeight: all.reduce((sum, one) => sum + one.edges.totalWeight, 0),
    },
  };
}
