import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { makePlace } from '../harness/cli.ts';
import { fixtures, renamed } from '../harness/profiles.ts';

const NEW = 'example.com/markdown-service/render';
const OLD = 'example.com/markdown-service/old';

test.each(['edges', 'none'])(
  'a merge of a profile with old names is that of one with new names (compact: %s)',
  async (compact) => {
    const old = renamed('render-1', (name) => name.replace(NEW, OLD));
    await using place = await makePlace({ 'old.pprof': old });
    const merge = async (file: string, ...args: string[]) => {
      const files = [file, join(fixtures, 'render-2.pprof')];
      await place.run(['merge', '--output', 'out.pgo', '--compact', compact, ...files, ...args]);
      return decodeProfile(await readFile(place.path('out.pgo')));
    };
    const now = await merge(join(fixtures, 'render-1.pprof'));
    const after = await merge('old.pprof', '--renames', `${OLD}=${NEW}`);
    expect(callEdges(after)).toEqual(callEdges(now));
    expect(after.functions.names.some((name) => name.includes(OLD))).toBe(false);
  },
);
