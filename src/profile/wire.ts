/** A byte sequence that is not a well-formed protocol buffer; `offset` counts from the start of the message. */
export class Malformed extends Error {
  readonly offset: number;

  constructor(what: string, offset: number) {
    super(`${what} at byte ${offset}`);
    this.name = 'Malformed';
    this.offset = offset;
  }
}

export type WireType = 0 | 1 | 2 | 5;

/**
 * A bounds-checked reader of the protocol-buffer wire format (https://protobuf.dev/programming-guides/encoding).
 * Unlike `pprof-format` it throws on whatever ends early, so that no truncated profile is taken for a whole one.
 */
export class WireReader {
  readonly bytes: Buffer;
  /** Of the message at hand; see `enter`. */
  end: number;
  offset: number;
  /** Set by `nextField`. */
  field = 0;
  wireType: WireType = 0;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.offset = start;
    this.end = end;
  }

  /** Steps to the next field; false at the end of the message. */
  nextField(): boolean {
    if (this.offset >= this.end) return false;
    const at = this.offset;
    const tag = this.varint();
    if (typeof tag === 'bigint' || tag > 0xffffffff) throw new Malformed('field number out of range', at);
    const wireType = tag & 7;
    this.field = tag >>> 3;
    if (this.field === 0) throw new Malformed('field number 0', at);
    if (wireType !== 0 && wireType !== 1 && wireType !== 2 && wireType !== 5) {
      throw new Malformed(`wire type ${wireType}`, at);
    }
    this.wireType = wireType;
    return true;
  }

  /** An unsigned varint: a number when it is a safe integer, else a bigint, so that equal values are identical. */
  varint(): number | bigint {
    // Most are of one byte.
    if (this.offset < this.end) {
      const first = this.bytes[this.offset] as number;
      if (first < 0x80) {
        this.offset++;
        return first;
      }
    }
    let value = 0;
    let scale = 1;
    const start = this.offset;
    for (let i = 0; i < 7; i++) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
    this.offset = start;
    return this.longVarint();
  }

  private longVarint(): number | bigint {
    const start = this.offset;
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) {
        value = BigInt.asUintN(64, value);
        return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
      }
    }
    throw new Malformed('varint longer than 10 bytes', start);
  }

  /** An int64 that fits a number exactly. @throws Malformed when it does not. */
  int64(): number {
    const at = this.offset;
    const value = this.varint();
    if (typeof value === 'number') return value;
    const signed = BigInt.asIntN(64, value);
    if (signed < BigInt(Number.MIN_SAFE_INTEGER) || signed > BigInt(Number.MAX_SAFE_INTEGER)) {
      throw new Malformed(`number ${signed} out of the plausible range`, at);
    }
    return Number(signed);
  }

  /** An int64 of any size. */
  bigInt64(): bigint {
    return BigInt.asIntN(64, BigInt(this.varint()));
  }

  /** Steps onto the content of the length-delimited field at hand. @returns where that ends. */
  private content(): number {
    if (this.wireType !== 2)
      throw new Malformed(`wire type ${this.wireType} for field ${this.field}`, this.offset);
    const at = this.offset;
    const length = this.varint();
    if (typeof length === 'bigint' || length > this.end - this.offset) {
      throw new Malformed('a field that is longer than the rest of the message', at);
    }
    return this.offset + length;
  }

  /** The bounds of a length-delimited field, which is stepped over. */
  range(): { start: number; end: number } {
    const end = this.content();
    const start = this.offset;
    this.offset = end;
    return { start, end };
  }

  /** Steps over the length-delimited field at hand. @returns where its length is. */
  stepOver(): number {
    const at = this.offset;
    this.offset = this.content();
    return at;
  }

  /**
   * Goes into the length-delimited field at hand, without a reader of its own. Once `nextField` has returned false, `end`
   * must be set to what this returns.
   */
  enter(): number {
    const outer = this.end;
    this.end = this.content();
    return outer;
  }

  /** A reader of the length-delimited field at hand. */
  message(): WireReader {
    const { start, end } = this.range();
    return new WireReader(this.bytes, start, end);
  }

  string(): string {
    const { start, end } = this.range();
    return this.bytes.toString('utf8', start, end);
  }

  /** Calls `take` once per value of a repeated varint field, packed or not. */
  repeated(take: (reader: WireReader) => void): void {
    const outer = this.enterRepeated();
    if (outer < 0) {
      take(this);
      return;
    }
    while (this.offset < this.end) take(this);
    this.end = outer;
  }

  /**
   * Goes into a repeated varint field where it is packed.
   * @returns what `end` must be set to after its last value; −1 where it is one value, not packed.
   */
  enterRepeated(): number {
    if (this.wireType === 2) return this.enter();
    this.expectVarint();
    return -1;
  }

  /** Steps over a field of no interest. */
  skip(): void {
    if (this.wireType === 0) this.varint();
    else if (this.wireType === 2) this.offset = this.content();
    else this.advance(this.wireType === 1 ? 8 : 4);
  }

  /** @throws Malformed unless the field at hand is a varint. */
  expectVarint(): this {
    if (this.wireType !== 0)
      throw new Malformed(`wire type ${this.wireType} for field ${this.field}`, this.offset);
    return this;
  }

  private advance(count: number): void {
    if (count > this.end - this.offset) throw new Malformed('the message ends early', this.offset);
    this.offset += count;
  }

  private byte(): number {
    if (this.offset >= this.end) throw new Malformed('the message ends early', this.offset);
    return this.bytes[this.offset++] as number;
  }
}
