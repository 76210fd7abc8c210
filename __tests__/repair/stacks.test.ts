import { expect, it } from 'vitest';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { encodeSums, encodeWhole } from '../../src/profile/encode.ts';
import type { Match } from '../../src/repair/rematch.ts';
import { repairStacks } from '../../src/repair/rewrite.ts';
import { PECULIAR_PROFILES } from '../harness/profiles.ts';

it.each(Object.entries(PECULIAR_PROFILES))(
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
