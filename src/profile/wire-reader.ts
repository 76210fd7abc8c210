/** The error for content that is not a well-formed protocol buffer; `offset` counts bytes from the start of the content. */
export class Malformed extends Error {
  constructor(what: string, offset: number) {
    super(`${what} at byte ${offset}`);
    this.name = 'Malformed';
  }
}

/**
 * The error for content with two profiles, one after the other. The sign of a second profile is a repeated field that a profile may have
 * only once.
 */
export class SecondProfile extends Malformed {}

/**
 * The ID of a location, function or mapping, or an address in memory. A safe integer is always a number, and a larger integer is always a
 * bigint, so `===` compares values.
 */
export type Unsigned = number | bigint;

/**
 * A bounds-checked reader of the protocol-buffer wire format (https://protobuf.dev/programming-guides/encoding).
 * Unlike `pprof-format`, the reader throws an error if a message ends early, so a truncated profile never counts as a whole profile.
 */
export class WireReader {
  readonly bytes: Buffer;
  offset = 0;
  /** The offset where the current message ends. */
  end: number;
  /** The number of the current field. The reader is in front of the field's value. */
  field = 0;
  #wireType = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = this.bytes.length;
  }

  /** Moves the reader to the next field. @returns false at the end of the message. */
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

  /** Reads an int64 as a number. @throws Malformed if a number cannot hold the value exactly. */
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

  /** Moves the reader to the content of a length-delimited field. @returns the offset where the content ends. */
  content(): number {
    this.#expect(2);
    const at = this.offset;
    const length = this.#varint();
    if (typeof length === 'bigint' || length > this.end - this.offset)
      throw new Malformed('a field that is longer than the rest of the message', at);
    return this.offset + length;
  }

  /** Reads the message in the current field. `take` is called for each field of the message, and must read or skip the field. */
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
    // The fast path for small integers comes first, because nearly all values are small.
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
