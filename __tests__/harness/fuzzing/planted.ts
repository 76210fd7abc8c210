import type { Target } from '../../../fuzz/engine/target.ts';

/** What a fuzzer must find. Each is wrong behind something that chance alone does not meet. */

function seeds(): string[] {
  return ['hello'];
}

/** Four bytes one after the other: by chance one of four thousand million inputs that begin so. */
const word: Target = {
  name: 'word',
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
  name: 'loop',
  shape: 'bytes',
  seeds,
  run(input) {
    if (input[0] !== 0x50 || input[1] !== 0x81) return;
    for (;;);
  },
};

const memory: Target = {
  name: 'memory',
  shape: 'bytes',
  seeds,
  run(input) {
    if (input[0] !== 0x50) return;
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(4_000_000).fill(kept.length));
  },
};

/** Thrown where nobody waits for it. */
const beside: Target = {
  name: 'beside',
  shape: 'bytes',
  seeds,
  async run(input) {
    if (input[0] === 0x50) void Promise.reject(new RangeError('unheard'));
    await new Promise((resolve) => setImmediate(resolve));
  },
};

const sound: Target = { name: 'sound', shape: 'text', seeds, run: (input) => input.toString() };

export const targets = [word, loop, memory, beside, sound];
