import type { Target } from '../../fuzz/engine/fuzzer.ts';

/** Bugs that the fuzzer must find. Random bytes alone would not meet them. */

const seeds = () => ['hello'];

const bytes: Target = {
  name: 'four-bytes',
  shape: 'bytes',
  seeds,
  run(input) {
    if (input[0] !== 0x50) return;
    if (input[1] !== 0x81) return;
    if (input[2] !== 0x07) return;
    if (input[3] === 0xf3) throw new TypeError('all four');
  },
};

const loop: Target = {
  name: 'endless-loop',
  shape: 'bytes',
  seeds,
  run(input) {
    if (input[0] !== 0x50) return;
    for (;;);
  },
};

const memory: Target = {
  name: 'endless-memory',
  shape: 'bytes',
  seeds,
  run(input) {
    if (input[0] !== 0x50) return;
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(4_000_000).fill(kept.length));
  },
};

export const targets = [bytes, loop, memory];
