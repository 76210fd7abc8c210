import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Profile as PprofProfile } from 'pprof-format';
import { type Profile, totalsOf } from '../../src/profile/columns.ts';
import { callEdges, type EdgeSet, edgeKey } from '../../src/profile/edges.ts';
import { encodeEdges } from '../../src/profile/encode.ts';
import type { Exclusion } from '../../src/profile/exclusions.ts';
import { renameExcluded } from '../../src/profile/exclusions.ts';
import { NO_HIDDEN_GAPS } from '../../src/profile/gaps.ts';
import type { ValidProfile } from '../../src/profile/validate-content.ts';
import { runTool } from '../../src/system/exec.ts';
import { temporaryFolder } from './temporary.ts';

export const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));

/** A recorded file as it came from the server. */
export function recorded(name: string): Buffer {
  return readFileSync(join(fixtures, `${name}.pprof`));
}

/** Its protobuf bytes. */
export function raw(name: string): Buffer {
  return gunzipSync(recorded(name));
}

/** A recorded profile with something changed in it, encoded again by pprof-format. */
export function altered(name: string, change: (profile: PprofProfile) => void): Uint8Array {
  const profile = PprofProfile.decode(raw(name));
  change(profile);
  return profile.encode();
}

/** Index of a text in the profile's string table, added when it is not there. */
export function textIndex(profile: PprofProfile, text: string): number {
  return profile.stringTable.dedup(text);
}

/** What the Go compiler reads of a profile, as Go's own tool prints it. */
export async function preprofile(profile: Uint8Array | string): Promise<string> {
  await using folder = await temporaryFolder();
  const [input, output] = [join(folder.path, 'in.pgo'), join(folder.path, 'out')];
  if (typeof profile !== 'string') await writeFile(input, profile);
  const path = typeof profile === 'string' ? profile : input;
  const { exitCode, stderr } = await runTool(['go', 'tool', 'preprofile', '-i', path, '-o', output], {
    cwd: '/',
  });
  if (exitCode !== 0) throw new Error(`${stderr}`);
  return await readFile(output, 'utf8');
}

/** A recorded profile whose functions have other names. */
export function renamed(name: string, rename: (functionName: string, at: number) => string): Uint8Array {
  return altered(name, (profile) => {
    profile.function.forEach((func, at) => {
      func.name = textIndex(profile, rename(profile.stringTable.strings[Number(func.name)] ?? '', at));
    });
  });
}

/** What validation says of a profile with so many samples. */
export function validProfile(samples: number): ValidProfile {
  const cpuNanos = BigInt(samples) * 10_000_000n;
  return {
    sha256: `${samples}`,
    content: `${samples}`,
    unpacked: 0,
    gzipLayers: 1,
    samples,
    cpuNanos,
    sampleTypes: ['samples/count', 'cpu/nanoseconds'],
    fileColumns: ['samples/count', 'cpu/nanoseconds'],
    leftOut: [],
    totals: [BigInt(samples), cpuNanos],
    period: 10_000_000,
    periodType: 'cpu/nanoseconds',
    timeNanos: 0n,
    durationNanos: 0,
    buildIds: [],
    remarks: [],
    gaps: NO_HIDDEN_GAPS,
    ownShare: undefined,
  };
}

/** The profile as its call edges alone, as the default `compact: edges` writes it. */
export function compactToEdges(
  profile: Profile,
  totals = totalsOf(profile),
  { exclusions = [], remarks = [] }: { exclusions?: readonly Exclusion[]; remarks?: readonly string[] } = {},
): Uint8Array {
  return encodeEdges(profile, renameExcluded(callEdges(profile).edges, exclusions), totals, remarks);
}

/** The profile that the Go compiler itself is built with: a large real program, with recursion all over. */
function compilerProfile(): Uint8Array {
  const goroot = execFileSync('go', ['env', 'GOROOT']).toString().trim();
  return gunzipSync(readFileSync(join(goroot, 'src', 'cmd', 'compile', 'default.pgo')));
}

/** Profiles that are hard to encode: a large one, recorded ones, and ones that are odd in one way. */
export const PECULIAR_PROFILES: Record<string, () => Uint8Array> = {
  'the Go compiler’s own profile': compilerProfile,
  'render-1': () => raw('render-1'),
  'index-1': () => raw('index-1'),
  'a profile with call sites before the start line': () =>
    altered('render-1', (profile) => {
      for (const func of profile.function.slice(0, 200)) func.startLine = Number(func.startLine) + 40;
    }),
  'a profile with locations that have no line': () =>
    altered('render-1', (profile) => {
      for (const location of profile.location.slice(0, 60)) location.line = [];
    }),
};

/** Draws `count` samples over the edges of a recorded profile. */
export function sampled(edges: EdgeSet, count: number, random: () => number): EdgeSet {
  const weights = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    let left = random() * edges.totalWeight;
    const edge = edges.edges.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    if (edge === undefined) continue;
    const key = edgeKey(edge.caller, edge.callee, edge.offset);
    weights.set(key, (weights.get(key) ?? 0) + 1);
  }
  return {
    ...edges,
    totalWeight: count,
    edges: edges.edges.flatMap((edge) => {
      const weight = weights.get(edgeKey(edge.caller, edge.callee, edge.offset));
      return weight === undefined ? [] : [{ ...edge, weight }];
    }),
  };
}
