import type { ProfileHead, ValueType } from './profile.ts';
import { WireWriter } from './wire-writer.ts';

/** Field numbers of the pprof format. */
const PROFILE = {
  sampleType: 1,
  sample: 2,
  location: 4,
  function: 5,
  string: 6,
  timeNanos: 9,
  durationNanos: 10,
  periodType: 11,
  period: 12,
  comment: 13,
};

/**
 * Writes a profile of stacks of two frames, of functions that all start in line 1, as it comes: without objects for what is in it, of
 * which there may be hundreds of thousands.
 */
export class StackWriter {
  readonly #texts = new WireWriter(64 * 1024);
  readonly #strings = new Map<string, number>();
  readonly #out = new WireWriter(64 * 1024);
  readonly #part = new WireWriter();
  readonly #inner = new WireWriter();

  constructor() {
    this.string('');
  }

  /** The index of a text in the string table. */
  string(text: string): number {
    const known = this.#strings.get(text);
    if (known !== undefined) return known;
    this.#texts.text(PROFILE.string, text);
    this.#strings.set(text, this.#strings.size);
    return this.#strings.size - 1;
  }

  sampleType(type: ValueType): void {
    this.#valueType(PROFILE.sampleType, type);
  }

  /** @param values of `sums` from this index on, as many as there are sample types. */
  sample(callee: number, caller: number, values: ArrayLike<number>, first: number, types: number): void {
    const [part, inner] = [this.#part, this.#inner];
    inner.clear();
    inner.value(callee);
    inner.value(caller);
    part.clear();
    part.message(1, inner);
    inner.clear();
    for (let type = 0; type < types; type++) inner.value(values[first + type] as number);
    part.message(2, inner);
    this.#out.message(PROFILE.sample, part);
  }

  location(id: number, func: number, line: number, address: number): void {
    const [part, inner] = [this.#part, this.#inner];
    inner.clear();
    inner.integer(1, func);
    inner.integer(2, line);
    part.clear();
    part.integer(1, id);
    part.integer(3, address);
    part.message(4, inner);
    this.#out.message(PROFILE.location, part);
  }

  function(id: number, name: string): void {
    const part = this.#part;
    part.clear();
    part.integer(1, id);
    part.integer(2, this.string(name));
    part.integer(5, 1);
    this.#out.message(PROFILE.function, part);
  }

  /** Times that are 0 are left out. */
  head({
    timeNanos,
    durationNanos,
    periodType,
    period,
  }: Omit<ProfileHead, 'sampleTypes' | 'comments'>): void {
    this.#out.integer(PROFILE.timeNanos, timeNanos);
    this.#out.integer(PROFILE.durationNanos, durationNanos);
    if (periodType !== undefined) this.#valueType(PROFILE.periodType, periodType);
    this.#out.integer(PROFILE.period, period);
  }

  comments(lines: readonly string[]): void {
    const inner = this.#inner;
    inner.clear();
    for (const line of lines) inner.value(this.string(line));
    if (lines.length > 0) this.#out.message(PROFILE.comment, inner);
  }

  /**
   * Its strings come first; protocol buffers may be put together from parts in any order. The empty string that every table starts with
   * is then the file's second byte, a NUL: what git and GitHub take for a sign of a binary file. Without it they show an uncompressed
   * profile as hundreds of changed lines of text.
   */
  get bytes(): Uint8Array {
    return Buffer.concat([this.#texts.bytes, this.#out.bytes]);
  }

  #valueType(field: number, { type, unit }: ValueType): void {
    const part = this.#part;
    const [name, ofUnit] = [this.string(type), this.string(unit)];
    part.clear();
    part.integer(1, name);
    part.integer(2, ofUnit);
    this.#out.message(field, part);
  }
}
