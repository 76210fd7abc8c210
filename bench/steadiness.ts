import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sampled } from '../__tests__/harness/profiles.ts';
import { mean } from '../src/compare/stats/samples.ts';
import { driftBetween } from '../src/profile/drift.ts';
import { readProfile, type WeighedProfile } from '../src/profile/published.ts';
import { steadinessOf } from '../src/profile/steadiness.ts';
import { seededRandom } from '../src/system/format.ts';

/**
 * How well does one profile predict what another recording would share? A large committed profile stands for a load: six recordings of each
 * length draw their samples from it, each is compared with the others, and each predicts the result alone. bench/recordings.ts does the same
 * with real recordings.
 *
 *     node bench/steadiness.ts "$(go env GOROOT)/src/cmd/compile/default.pgo"
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { samples: { type: 'string', multiple: true, default: ['100', '1000', '4000', '16000'] } },
});
const RECORDINGS = 6;

console.log(
  '| profile | samples | two recordings share | predicted from one | standard deviation of the prediction |',
);
console.log('|---|--:|--:|--:|--:|');
for (const path of positionals) {
  const load = await readProfile(await readFile(path));
  for (const count of values.samples.map(Number)) {
    const cells = sharesOf(drawn(load, count)).map((share) => `${(100 * share).toFixed(1)} %`);
    console.log(`| ${path} | ${count} | ${cells.join(' | ')} |`);
  }
}

/** Draws recordings of `count` samples from a load. */
function drawn(load: WeighedProfile, count: number): readonly WeighedProfile[] {
  const random = seededRandom(count);
  return Array.from({ length: RECORDINGS }, () => ({
    ...load,
    samples: count,
    // The drawn edges count samples, and a sample has one period in a profile whose column is CPU time.
    head: { ...load.head, sampleTypes: [{ type: 'samples', unit: 'count' }] },
    weighted: undefined,
    edges: sampled(load.edges, count, random),
  }));
}

/** The mean overlap of all pairs, and the mean and the standard deviation of the predictions, as fractions. */
function sharesOf(recordings: readonly WeighedProfile[]): readonly number[] {
  const pairs = recordings.flatMap((one, at) =>
    recordings.slice(0, at).map((other) => driftBetween(other, one).overlap),
  );
  const predicted = recordings.map((one) => steadinessOf(one)?.overlap ?? Number.NaN);
  const variance = mean(predicted.map((share) => (share - mean(predicted)) ** 2));
  return [mean(pairs), mean(predicted), Math.sqrt(variance)];
}
