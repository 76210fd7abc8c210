import { counters, modules } from './instrument.ts';

/**
 * What has been reached so far, in the manner of AFL: of each branch, and of about how often it is taken in one
 * execution (1, 2, 3, 4–7, 8–15, 16–31, 32–127, more).
 */
export class Coverage {
  /** Per branch a bit for each of these. */
  readonly #reached = new Uint8Array(counters.length);

  clear(): void {
    counters.fill(0, 0, modules.at(-1)?.last ?? 0);
  }

  /** Adds what was counted since `clear`; true when there is something new in it. */
  add(): boolean {
    let isNew = false;
    forEachCounted((branch, bit) => {
      const known = this.#reached[branch] as number;
      if ((known & bit) !== 0) return;
      this.#reached[branch] = known | bit;
      isNew = true;
    });
    return isNew;
  }

  get branches(): number {
    return this.#reached.reduce((sum, bits) => sum + (bits === 0 ? 0 : 1), 0);
  }

  /** The string literals of the modules that have been reached. */
  get words(): string[] {
    const reached = modules.filter(({ first, last }) =>
      this.#reached.subarray(first, last).some((bits) => bits !== 0),
    );
    return [...new Set(reached.flatMap(({ words }) => words))];
  }
}

/** What one execution reached, as numbers that differ for each branch and how often. */
export function features(): number[] {
  const found: number[] = [];
  forEachCounted((branch, bit) => found.push(branch * 256 + bit));
  return found;
}

function forEachCounted(take: (branch: number, bit: number) => void): void {
  const last = modules.at(-1)?.last ?? 0;
  const words = new Uint32Array(counters.buffer, 0, (last + 3) >> 2);
  for (let word = 0; word < words.length; word++) {
    if (words[word] === 0) continue;
    for (let branch = word << 2; branch < (word << 2) + 4; branch++) {
      const count = counters[branch] as number;
      if (count !== 0) take(branch, BITS[count] as number);
    }
  }
}

const BITS = Uint8Array.from({ length: 256 }, (_, count) => {
  if (count < 4) return count === 0 ? 0 : 1 << (count - 1);
  if (count < 8) return 8;
  if (count < 16) return 16;
  if (count < 32) return 32;
  return count < 128 ? 64 : 128;
});
