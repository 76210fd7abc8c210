/** A function's table of one value by program counter: `values[i]` holds up to (not including) `ends[i]`, an offset from its entry. */
export interface PcValues {
  readonly ends: readonly number[];
  readonly values: readonly number[];
}

/**
 * Decodes the table at `offset`: pairs of varints, the change of the value (zig-zag) and how far the program counter
 * moves on, in units of `quantum` bytes; the value starts at −1, and a change of 0 that is not the first one ends it
 * (`step` in Go's runtime/symtab.go).
 * @param limit nothing from here on belongs to the tables. @throws RangeError when the table runs into it.
 */
export function readPcValues(bytes: Uint8Array, offset: number, limit: number, quantum: number): PcValues {
  const ends: number[] = [];
  const values: number[] = [];
  let at = offset;
  let value = -1;
  let pc = 0;
  const varint = (): number => {
    let result = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      if (at >= limit) break;
      const byte = bytes[at++] as number;
      result += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return result;
    }
    throw new RangeError('a table of values by program counter that does not end');
  };
  for (;;) {
    const change = varint();
    if (change === 0 && ends.length > 0) return { ends, values };
    value += change % 2 === 1 ? -(change + 1) / 2 : change / 2;
    pc += varint() * quantum;
    ends.push(pc);
    values.push(value);
  }
}

/** The value at `pc`, an offset from the function's entry; undefined beyond its end. */
export function valueAt({ ends, values }: PcValues, pc: number): number | undefined {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] as number) > pc) high = middle;
    else low = middle + 1;
  }
  return values[low];
}
