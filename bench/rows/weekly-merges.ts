import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Location, Profile as PprofProfile, type Sample } from 'pprof-format';
import { type Random, seededRandom } from '../../src/compare/stats/samples.ts';
import { run } from '../../src/system/exec.ts';

/** How a service lives from one week to the next. */
export interface Life {
  /** Share of the stacks of the recorded profile that the service has. */
  readonly stacks: number;
  /** How many samples a week's merge has of each that was recorded, on average. */
  readonly times: number;
  /** Standard deviation of the logarithm by which the time in each function moves in a week: a random walk. */
  readonly drift: number;
  /** Share of the functions that are edited in a week: what they call further down is called some lines later. */
  readonly edited: number;
}

/** The merges of one week. */
export interface Week {
  /** As `go tool pprof -proto` writes a merge: gzipped, whole stacks with addresses, files, mappings. */
  readonly plain: Buffer;
  /** The same, not gzipped. */
  readonly raw: Uint8Array;
}

const WEEK_NANOS = 7n * 24n * 3_600n * 1_000_000_000n;
const START_NANOS = 1_760_000_000_000_000_000n;

/**
 * A service's merges, week after week: recorded stacks are taken for what the service does, with the time in each function on a random
 * walk, some functions edited each week, and every stack's samples drawn from a Poisson distribution. The same each time.
 */
export async function* weeksOf(life: Life, weeks: number): AsyncGenerator<Week> {
  const service = PprofProfile.decode(gunzipSync(await readFile(await ofTheCompiler())));
  const random = seededRandom(1);
  service.sample = service.sample.filter(() => random() < life.stacks);
  const locations = new Map(service.location.map((location) => [Number(location.id), location]));
  const logs = new Map(service.function.map(({ id }) => [Number(id), 0]));
  const leafOf = (sample: Sample) =>
    Number(locations.get(Number(sample.locationId[0]))?.line[0]?.functionId ?? 0);
  for (let week = 0; week < weeks; week += 1) {
    if (week > 0) {
      for (const [id, log] of logs) logs.set(id, log + life.drift * normal(random));
      edit(service, life.edited, random);
    }
    const drawn = service.sample.flatMap((sample) => {
      const recorded = Number(sample.value[0]);
      const count = poisson(recorded * life.times * Math.exp(logs.get(leafOf(sample)) ?? 0), random);
      if (count === 0) return [];
      const copy: Sample = Object.assign(Object.create(Object.getPrototypeOf(sample)), sample);
      copy.value = sample.value.map((value) => (Number(value) / recorded) * count);
      return [copy];
    });
    const raw = merged(service, drawn, START_NANOS + BigInt(week) * WEEK_NANOS).encode();
    yield { raw, plain: gzipSync(raw) };
  }
}

async function ofTheCompiler(): Promise<string> {
  const { stdout } = await run(['go', 'env', 'GOROOT'], { cwd: import.meta.dirname });
  return join(stdout.toString().trim(), 'src/cmd/compile/default.pgo');
}

/** Moves what is called in the lower part of some functions down by some lines, and what follows in the file with it. */
function edit(service: PprofProfile, share: number, random: Random): void {
  const functions = new Map(service.function.map((func) => [Number(func.id), func]));
  for (const { id, filename, startLine } of service.function) {
    if (random() >= share) continue;
    const from = Number(startLine) + Math.floor(random() * 40);
    const by = 1 + Math.floor(random() * 3);
    for (const { line } of service.location) {
      for (const one of line) {
        const func = functions.get(Number(one.functionId));
        const isBelow = func?.filename === filename && Number(func?.startLine) > Number(startLine);
        const isIn = Number(one.functionId) === Number(id) && Number(one.line) >= from;
        if (isBelow || isIn) one.line = Number(one.line) + by;
      }
    }
    for (const func of service.function)
      if (func.filename === filename && Number(func.startLine) > Number(startLine))
        func.startLine = Number(func.startLine) + by;
  }
}

/** With the locations and functions of these samples alone. */
function merged(service: PprofProfile, sample: Sample[], timeNanos: bigint): PprofProfile {
  const used = new Set(sample.flatMap(({ locationId }) => locationId.map(Number)));
  const location = service.location.filter(({ id }) => used.has(Number(id)));
  const functions = new Set(
    location.flatMap(({ line }: Location) => line.map((one) => Number(one.functionId))),
  );
  const part = new PprofProfile({
    sampleType: service.sampleType,
    mapping: service.mapping,
    stringTable: service.stringTable,
    ...(service.periodType && { periodType: service.periodType }),
    period: service.period,
    durationNanos: 30_000_000_000,
    timeNanos,
    location,
    function: service.function.filter(({ id }) => functions.has(Number(id))),
  });
  part.sample = sample;
  return part;
}

/** Beyond this mean the normal approximation is exact enough. */
const EXACT_MEAN = 50;

function poisson(mean: number, random: Random): number {
  if (mean > EXACT_MEAN) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  // Knuth, TAOCP vol. 2, 3.4.1, algorithm Q.
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > least; product *= random()) count += 1;
  return count;
}

/** Box–Muller transform. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
