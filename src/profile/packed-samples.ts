import type { IdTable } from './ids.ts';
import type { SampleVisitor } from './packed.ts';
import type { Strings } from './packed-tables.ts';
import { Malformed, type WireReader } from './wire.ts';

/** Field number of the samples of a profile. */
const SAMPLE = 2;

/** Reads the samples of a profile one by one into the same arrays. */
export class SampleReader {
  readonly #reader: WireReader;
  readonly #range: { readonly start: number; readonly end: number };
  readonly #locations: IdTable;
  readonly #strings: Pick<Strings, 'check'>;
  readonly #values: Float64Array;
  #stack = new Uint32Array(256);
  #depth = 0;
  #valuesSeen = 0;
  #labelled = false;

  /** @param range offsets of the first sample's tag and of the last one's end. */
  constructor(
    reader: WireReader,
    range: { readonly start: number; readonly end: number },
    valueCount: number,
    locations: IdTable,
    strings: Pick<Strings, 'check'>,
  ) {
    this.#strings = strings;
    this.#reader = reader;
    this.#range = range;
    this.#values = new Float64Array(valueCount);
    this.#locations = locations;
  }

  /** @throws Malformed */
  each(visit: SampleVisitor): void {
    const reader = this.#reader;
    reader.offset = this.#range.start;
    reader.end = this.#range.end;
    while (reader.nextField()) {
      if (reader.field !== SAMPLE) {
        reader.skip();
        continue;
      }
      const outer = reader.enter();
      this.#read();
      const { offset } = reader;
      visit(this.#stack, this.#depth, this.#values, this.#labelled);
      // The visitor may have asked for texts.
      reader.offset = offset;
      reader.end = outer;
    }
  }

  #read(): void {
    const reader = this.#reader;
    this.#depth = 0;
    this.#valuesSeen = 0;
    this.#labelled = false;
    while (reader.nextField()) {
      if (reader.field === 1) this.#readLocations(reader);
      else if (reader.field === 2) this.#readValues(reader);
      else if (reader.field === 3) this.#checkLabel(reader);
      else reader.skip();
    }
    const expected = this.#values.length;
    if (this.#valuesSeen !== expected)
      throw new Malformed(
        `a sample with ${this.#valuesSeen} values for ${expected} sample types`,
        reader.end,
      );
  }

  /** What it says is of no interest; pprof refuses a profile in which it says nothing. */
  #checkLabel(reader: WireReader): void {
    this.#labelled = true;
    const outer = reader.enter();
    while (reader.nextField()) {
      // key, str, num_unit
      if (reader.field === 1 || reader.field === 2 || reader.field === 4)
        this.#strings.check(reader.expectVarint().int64());
      else if (reader.field === 3) reader.expectVarint().skip();
      else reader.skip();
    }
    reader.end = outer;
  }

  // Both are `WireReader.repeated`, without a function for each of the hundred thousands of numbers.

  #readLocations(reader: WireReader): void {
    const outer = reader.enterRepeated();
    do {
      if (outer >= 0 && reader.offset >= reader.end) break;
      const location = this.#locations.index(reader.varint());
      if (this.#depth === this.#stack.length) this.#grow();
      this.#stack[this.#depth++] = location;
    } while (outer >= 0);
    if (outer >= 0) reader.end = outer;
  }

  #readValues(reader: WireReader): void {
    const outer = reader.enterRepeated();
    do {
      if (outer >= 0 && reader.offset >= reader.end) break;
      const value = reader.int64();
      if (this.#valuesSeen < this.#values.length) this.#values[this.#valuesSeen] = value;
      this.#valuesSeen++;
    } while (outer >= 0);
    if (outer >= 0) reader.end = outer;
  }

  #grow(): void {
    const grown = new Uint32Array(2 * this.#depth);
    grown.set(this.#stack);
    this.#stack = grown;
  }
}
