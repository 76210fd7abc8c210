import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Profile as PprofProfile } from 'pprof-format';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectPyroscope } from '../../src/collect/pyroscope.ts';
import type { CollectContext, Collection, PyroscopeSource } from '../../src/collect/source.ts';
import { profileBytes } from '../../src/profile/bytes.ts';
import type { Profile } from '../../src/profile/columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { runTool } from '../../src/system/exec.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { hang, startPprofServer } from '../harness/pprof-server.ts';
import { raw, recorded } from '../harness/profiles.ts';
import { type Pyroscope, startPyroscope } from '../harness/servers/pyroscope.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const HOUR = 3_600_000;
/** Once the server runs: it may have to be built first, and the error names a clock that is minutes behind. */
let now: number;
let pyroscope: Pyroscope;

beforeAll(async () => {
  pyroscope = await startPyroscope();
  now = Date.now();
  await pyroscope.push(recorded('render-1'), {
    service: 'wshim',
    from: now - 20 * HOUR,
    labels: { env: 'prod' },
  });
  await pyroscope.push(recorded('render-2'), {
    service: 'wshim',
    from: now - 2 * HOUR,
    labels: { env: 'prod' },
  });
  await pyroscope.push(recorded('index-1'), { service: 'other', from: now - HOUR });
});
afterAll(() => pyroscope[Symbol.asyncDispose]());

const source = (options: Partial<PyroscopeSource> = {}): PyroscopeSource => ({
  kind: 'pyroscope',
  url: pyroscope.url,
  headers: {},
  query: '{service_name="wshim"}',
  profileType: 'process_cpu:cpu:nanoseconds:cpu:nanoseconds',
  period: { from: { ago: 24 * HOUR }, to: { ago: 0 } },
  label: 'the source',
  required: false,
  ...options,
});

/** Collects, and reads what was collected. */
async function collected(
  options: Partial<PyroscopeSource> = {},
  overrides: Partial<CollectContext> = {},
): Promise<Collection & { bytes: Buffer[]; profiles: Profile[] }> {
  await using context = await createContext({ now: () => new Date(now), ...overrides });
  const collection = await collectPyroscope(source(options), context);
  const bytes = await Promise.all(collection.files.map(({ path }) => readFile(path)));
  return { ...collection, bytes, profiles: bytes.map((file) => decodeProfile(file)) };
}

async function failing(options: Partial<PyroscopeSource>, overrides: Partial<CollectContext> = {}) {
  await using context = await createContext({ now: () => new Date(now), ...overrides });
  const { message, fix } = await failureOf(collectPyroscope(source(options), context));
  return { message: message.replaceAll(options.url ?? pyroscope.url, 'URL'), fix };
}

/** The profile as Pyroscope keeps it: without addresses and type arguments, so that one line of code is one place. */
function asKept(bytes: Uint8Array): Uint8Array {
  const profile = PprofProfile.decode(bytes);
  for (const location of profile.location) location.address = 0;
  const { stringTable } = profile;
  for (const func of profile.function) {
    const name = stringTable.strings[Number(func.name)] ?? '';
    func.name = stringTable.dedup(name.replace(/\[go\.shape\..*\]/, '[...]'));
  }
  return profile.encode();
}

/** The call edges that Pyroscope can know. */
const edgesOf = (bytes: Uint8Array) => callEdges(decodeProfile(asKept(bytes)));

/** What `go` prints or makes of profiles in a folder of its own. */
async function go(args: readonly string[], profiles: Readonly<Record<string, Uint8Array>>, output: string) {
  await using folder = await temporaryFolder();
  for (const [name, bytes] of Object.entries(profiles)) await writeFile(join(folder.path, name), bytes);
  await writeFile(join(folder.path, 'go.mod'), 'module example.com/small\n\ngo 1.21\n');
  await writeFile(join(folder.path, 'main.go'), 'package main\n\nfunc main() {}\n');
  const { exitCode, stderr } = await runTool(['go', ...args], { cwd: folder.path });
  expect(stderr).not.toMatch(/error/i);
  expect(exitCode).toBe(0);
  return await readFile(join(folder.path, output));
}

/** What pprof merges of recorded profiles, or of their bytes. */
const merged = (...profiles: readonly Uint8Array[]) => {
  const named = Object.fromEntries(profiles.map((bytes, index) => [`${index}.pprof`, bytes]));
  const flags = ['-proto', '-symbolize=none', '-output', 'merged.pprof'];
  return go(['tool', 'pprof', ...flags, ...Object.keys(named)], named, 'merged.pprof');
};

/** What the compiler reads from a profile. */
const preprocessed = (profile: Uint8Array) =>
  go(['tool', 'preprofile', '-i', 'in.pprof', '-o', 'out'], { 'in.pprof': profile }, 'out');

describeSourceContract('pyroscope', collectPyroscope, async () => {
  const context = await createContext();
  const silent = await startPprofServer({ 'querier.v1.QuerierService': hang });
  const token = 'glc_topsecret0123';
  const headers = { Authorization: `Bearer ${token}`, 'X-Key': 'key-0123' };
  return {
    cwd: context.cwd,
    working: source({ headers }),
    failing: source({ headers, query: '{service_name="unknown"}' }),
    slow: source({ headers, url: silent.url }),
    secrets: [token, 'key-0123'],
    [Symbol.asyncDispose]: async () => {
      await silent[Symbol.asyncDispose]();
      await context[Symbol.asyncDispose]();
    },
  };
});

describe('what Pyroscope merged', () => {
  test('is what pprof merges of the same profiles, for the compiler byte for byte', async () => {
    const { profiles, bytes, findings, failures, files } = await collected();
    expect([findings, failures]).toEqual([[], 0]);
    expect(files.map(({ name }) => name)).toEqual([`${pyroscope.url} {service_name="wshim"}`]);
    const expected = await profileBytes(await merged(recorded('render-1'), recorded('render-2')));
    expect(callEdges(profiles[0] as Profile)).toEqual(edgesOf(expected));
    expect(edgesOf(expected).edges.length).toBeGreaterThan(300);
    const told = await preprocessed(bytes[0] ?? Buffer.alloc(0));
    expect(told).toEqual(await preprocessed(asKept(expected)));
  });

  test('passes as a Go CPU profile: both columns, the period, the time that was asked for', async () => {
    const { bytes } = await collected();
    const { profile, doubts } = await validateFile(bytes[0] ?? Buffer.alloc(0), undefined);
    expect(doubts).toEqual([]);
    expect(profile).toMatchObject({
      samples: 1037,
      cpuNanos: 10_370_000_000n,
      totals: [1037n, 10_370_000_000n],
      sampleTypes: ['samples/count', 'cpu/nanoseconds'],
      period: 10_000_000,
      periodType: 'cpu/nanoseconds',
      timeNanos: BigInt(now - 24 * HOUR) * 1_000_000n,
      durationNanos: 24 * HOUR * 1e6,
    });
  });
});

test('which part of the period: `busiest` is where the most load was, and says so', async () => {
  const { profiles, findings } = await collected({ busiest: HOUR });
  expect(callEdges(profiles[0] as Profile)).toEqual(edgesOf(raw('render-1')));
  const [start, end] = [profiles[0]?.timeNanos ?? 0n, profiles[0]?.durationNanos ?? 0];
  expect(end).toBe(HOUR * 1e6);
  const begin = Number(start / 1_000_000n);
  // The profile began 20 h ago; the window that holds it ends no more than one step after it.
  expect(begin + HOUR - (now - 20 * HOUR)).toBeGreaterThanOrEqual(0);
  expect(begin + HOUR - (now - 20 * HOUR)).toBeLessThanOrEqual(300_000);
  expect(findings).toMatchObject([{ severity: 'note', message: expect.stringContaining('60 min') }]);
});

test('nothing that matches: another service', async () => {
  const { message, fix } = await failing({ query: '{service_name="unknown"}' });
  expect(message).toMatch(/^URL /);
  expect(fix).toContain('`query`');
});
