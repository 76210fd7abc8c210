import { Label, Profile as PprofProfile } from 'pprof-format';
import { describe, expect, it } from 'vitest';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { encodeWhole } from '../../src/profile/encode.ts';
import { altered, compactToEdges, PECULIAR_PROFILES, preprofile, raw } from '../harness/profiles.ts';

it.each(Object.entries(PECULIAR_PROFILES))(
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
