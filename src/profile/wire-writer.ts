/** Writes the protocol-buffer wire format; what it has written so far may be another one's field. */
export class WireWriter {
  #bytes: Buffer;
  length = 0;

  constructor(room = 256) {
    this.#bytes = Buffer.allocUnsafe(room);
  }

  clear(): void {
    this.length = 0;
  }

  /** A view, valid until the next write. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }

  /** A field of an integer; a safe one, which may be negative. 0 is what an absent field means. */
  integer(field: number, value: number | bigint): void {
    if (value === 0 || value === 0n) return;
    this.#room(12);
    this.#varint(field * 8);
    this.value(value);
  }

  /** A value of a packed field. */
  value(value: number | bigint): void {
    this.#room(10);
    if (typeof value === 'number' && value >= 0) this.#varint(value);
    else this.#big(BigInt(value));
  }

  /** A length-delimited field. */
  message(field: number, content: WireWriter): void {
    const { length } = content;
    this.#room(16 + length);
    this.#varint(field * 8 + 2);
    this.#varint(length);
    const [from, to] = [content.#bytes, this.#bytes];
    for (let at = 0; at < length; at++) to[this.length++] = from[at] as number;
  }

  text(field: number, text: string): void {
    const length = Buffer.byteLength(text);
    this.#room(16 + length);
    this.#varint(field * 8 + 2);
    this.#varint(length);
    this.length += this.#bytes.write(text, this.length);
  }

  #varint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.length++] = rest;
  }

  #big(value: bigint): void {
    let rest = BigInt.asUintN(64, value);
    for (; rest >= 0x80n; rest >>= 7n) this.#bytes[this.length++] = Number(rest & 0x7fn) | 0x80;
    this.#bytes[this.length++] = Number(rest);
  }

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(2 * (this.length + more));
    grown.set(this.#bytes.subarray(0, this.length));
    this.#bytes = grown;
  }
}
