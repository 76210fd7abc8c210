import { readFunctionTable, readInlinedCalls } from '../../src/golang/pclntab.ts';
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
  },
};

export const targets = [table];
