import { profileEffect } from '../../src/golang/effect.ts';
import { readFunctionTable, readInlinedCalls } from '../../src/golang/pclntab.ts';
import { edgeSetOf } from '../../src/profile/edges.ts';
import { must, type Target } from '../engine/fuzzer.ts';

/** The function table and inline trees of a binary. */
const table: Target = {
  name: 'function-table',
  shape: 'bytes',
  maxLength: 8192,
  // In fuzz/finds: a table as the linker writes it, in both byte orders.
  seeds: () => [],
  run(input) {
    const found = readFunctionTable(input);
    if (found === undefined) return;
    must(
      found.functions.every(({ frame, bytes }) => Number.isFinite(frame) && Number.isFinite(bytes)),
      () => 'no numbers',
    );
    readInlinedCalls(found);
    const names = found.functions.map(({ name }) => name);
    const edges = names.map((callee, at) => ({
      caller: names[at - 1] ?? '',
      callee,
      offset: 1,
      weight: 1,
      values: [1],
    }));
    const effect = profileEffect(input, edgeSetOf(edges));
    must(
      effect === undefined || (effect.share >= 0 && effect.share <= 1 && effect.inlined <= effect.calls),
      () => 'no share',
    );
  },
};

export const targets = [table];
