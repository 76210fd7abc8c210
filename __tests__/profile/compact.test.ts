import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Label, Profile as PprofProfile } from 'pprof-format';
import { describe, expect, it } from 'vitest';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { encodeSums, encodeWhole } from '../../src/profile/encode.ts';
import type { Match } from '../../src/profile/rematch.ts';
import { repairStacks } from '../../src/profile/repair.ts';
import { altered, compactToEdges, preprofile, raw } from '../harness/profiles.ts';

const goroot = execFileSync('go', ['env', 'GOROOT']).toString().trim();

/** The profile that the Go compiler itself is built with: a large real program, with recursion all over. */
const compilerProfile = () => gunzipSync(readFileSync(join(goroot, 'src', 'cmd', 'compile', 'default.pgo')));

const PROFILES: Record<string, () => Uint8Array> = {
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

it.each(Object.entries(PROFILES))(
  '%s is the same to the compiler, repaired as edges and as stacks',
  (_, bytesOf) => {
    const profile = decodeProfile(bytesOf());
    const today = (name: string) => (name.length % 7 === 1 ? `${name}Now` : name);
    const matches = callEdges(profile).edges.map((edge, at): Match => {
      if (at % 3 === 0) return { edge, way: 'lost' };
      const to = {
        caller: today(edge.caller),
        callee: today(edge.callee),
        offset: edge.offset + (edge.caller === '' ? 0 : at % 5),
      };
      return { edge, to, way: 'moved' };
    });
    const edges = matches.flatMap(({ edge, to }) => (to === undefined ? [] : { ...edge, ...to }));
    const repaired = callEdges(decodeProfile(encodeWhole(repairStacks(profile, matches))));
    expect(repaired).toEqual(callEdges(decodeProfile(encodeSums(profile, edges))));
    expect(repaired.edges.length).toBeGreaterThan(100);
  },
);

it.each(Object.entries(PROFILES))(
  '%s is the same to the compiler as edges and as whole stacks',
  async (_, bytesOf) => {
    const bytes = bytesOf();
    const profile = decodeProfile(bytes);
    const compact = compactToEdges(profile);
    const expected = await preprofile(bytes);
    expect(expected.length).toBeGreaterThan(1_000);
    expect(await preprofile(compact)).toBe(expected);
    expect(await preprofile(encodeWhole(profile))).toBe(expected);
    expect(Buffer.from(compactToEdges(decodeProfile(compact))).equals(compact)).toBe(true);
    expect(compact.length).toBeLessThan(bytes.length / 2);
    const printed = new Map<string, number>();
    const lines = expected.trimEnd().split('\n').slice(1);
    for (let i = 0; i + 2 < lines.length; i += 3) {
      const [offset, weight] = (lines[i + 2] ?? '').split(' ');
      printed.set(`${lines[i]}|${lines[i + 1]}|${offset}`, Number(weight));
    }
    const { edges } = callEdges(profile);
    expect(new Map(edges.map((e) => [`${e.caller}|${e.callee}|${e.offset}`, e.weight]))).toEqual(printed);
  },
);

describe('a compacted profile', () => {
  it('does not change when code merely moved', () => {
    const moved = altered('render-1', (profile) => {
      for (const func of profile.function)
        if (Number(func.startLine) > 0) func.startLine = Number(func.startLine) + 12;
      for (const location of profile.location) {
        for (const line of location.line) line.line = Number(line.line) + 12;
      }
    });
    expect(Buffer.from(compactToEdges(decodeProfile(moved)))).toEqual(
      Buffer.from(compactToEdges(decodeProfile(raw('render-1')))),
    );
  });

  const PLACES = [
    '/home/secret/main.go',
    'C:\\Users\\secret\\main.go',
    '../../secret/main.go',
    'https://secret/main.go',
  ];
  it.each(PLACES)('holds no label, no machine and no path such as %s', (place) => {
    const marked = altered('render-1', (profile) => {
      const text = (value: string) => profile.stringTable.dedup(value);
      for (const sample of profile.sample)
        sample.label = [new Label({ key: text('customer'), str: text('secret-label') })];
      for (const func of profile.function) func.filename = text(place);
      for (const mapping of profile.mapping) mapping.filename = text(place.replace('main.go', 'server'));
      profile.comment = [text(`taken on secret-host of ${place}`)];
      profile.dropFrames = text('secret');
      profile.keepFrames = text('secret');
      profile.defaultSampleType = text('secret');
    });
    for (const encode of [compactToEdges, encodeWhole]) {
      const { strings } = PprofProfile.decode(encode(decodeProfile(marked))).stringTable;
      expect(strings.filter((text) => /secret|srv|home|Users|host|customer/.test(text))).toEqual([]);
      expect(strings.filter((text) => text.startsWith('main.')).length).toBeGreaterThan(0);
    }
  });
});
