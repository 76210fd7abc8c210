/** The content is no well-formed protocol buffer; `offset` counts bytes from the start of the content. */
export class Malformed extends Error {
  constructor(what: string, offset: number) {
    super(`${what} at byte ${offset}`);
    this.name = 'Malformed';
  }
}

/** The content holds a field again that a profile has once: a second profile follows the first one. */
export class SecondProfile extends Malformed {}

/** Ids and addresses: a number when it is a safe integer, else a bigint, so that equal values are identical. */
export type Unsigned = number | bigint;

/**
 * A bounds-checked reader of the protocol-buffer wire format (https://protobuf.dev/programming-guides/encoding).
 * Unlike `pprof-format` it throws on a message that ends early, so a truncated profile is never taken for a whole one.
 */
export class WireReader {
  readonly bytes: Buffer;
  offset = 0;
  /** End of the message that is being read. */
  end: number;
  /** Number of the current field; its value comes next. */
  field = 0;
  #wireType = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = this.bytes.length;
  }

  /** Steps to the next field; false at the end of the message. */
  nextField(): boolean {
    if (this.offset >= this.end) return false;
    const at = this.offset;
    const tag = this.#varint();
    if (typeof tag === 'bigint' || tag > 0xffffffff) throw new Malformed('field number out of range', at);
    this.field = tag >>> 3;
    this.#wireType = tag & 7;
    if (this.field === 0) throw new Malformed('field number 0', at);
    if (this.#wireType === 3 || this.#wireType === 4 || this.#wireType > 5)
      throw new Malformed(`wire type ${this.#wireType}`, at);
    return true;
  }

  unsigned(): Unsigned {
    this.#expect(0);
    return this.#varint();
  }

  /** An int64 that a number holds exactly. @throws Malformed for a larger one. */
  integer(): number {
    this.#expect(0);
    return this.#integer();
  }

  bigInteger(): bigint {
    this.#expect(0);
    return BigInt.asIntN(64, BigInt(this.#varint()));
  }

  /** Calls `take` for each value of a repeated int64, packed or not. */
  integers(take: (value: number) => void): void {
    if (this.#wireType !== 2) take(this.integer());
    else for (const end = this.content(); this.offset < end; ) take(this.#integer());
  }

  /** Calls `take` for each value of a repeated uint64, packed or not. */
  unsigneds(take: (value: Unsigned) => void): void {
    if (this.#wireType !== 2) take(this.unsigned());
    else for (const end = this.content(); this.offset < end; ) take(this.#varint());
  }

  /** Steps onto the content of a length-delimited field. @returns where it ends. */
  content(): number {
    this.#expect(2);
    const at = this.offset;
    const length = this.#varint();
    if (typeof length === 'bigint' || length > this.end - this.offset)
      throw new Malformed('a field that is longer than the rest of the message', at);
    return this.offset + length;
  }

  /** Reads the message that is the current field: `take` is called at each of its fields and reads or skips it. */
  message(take: () => void): void {
    const outer = this.end;
    this.end = this.content();
    while (this.nextField()) take();
    this.end = outer;
  }

  skip(): void {
    if (this.#wireType === 0) this.#varint();
    else if (this.#wireType === 2) this.offset = this.content();
    else this.offset += this.#wireType === 1 ? 8 : 4;
    if (this.offset > this.end) throw new Malformed('the message ends early', this.offset);
  }

  #expect(wireType: number): void {
    if (this.#wireType === wireType) return;
    throw new Malformed(`wire type ${this.#wireType} for field ${this.field}`, this.offset);
  }

  #integer(): number {
    const at = this.offset;
    const value = this.#varint();
    if (typeof value === 'number') return value;
    const signed = Number(BigInt.asIntN(64, value));
    if (!Number.isSafeInteger(signed)) throw new Malformed('a number beyond 2^53', at);
    return signed;
  }

  #varint(): Unsigned {
    const start = this.offset;
    let value = 0;
    // Integers first: nearly all values end here.
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    for (let scale = 2 ** 28; scale < 2 ** 49; scale *= 128) {
      const byte = this.#byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    this.offset = start;
    let long = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#byte();
      long |= BigInt(byte & 0x7f) << shift;
      if (byte >= 0x80) continue;
      long = BigInt.asUintN(64, long);
      return long <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(long) : long;
    }
    throw new Malformed('a varint of more than 10 bytes', start);
  }

  #byte(): number {
    if (this.offset >= this.end) throw new Malformed('the message ends early', this.offset);
    return this.bytes[this.offset++] as number;
  }
}
