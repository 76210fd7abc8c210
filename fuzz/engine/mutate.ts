import type { Random } from '../../src/system/format.ts';

/** How inputs are changed: as bytes; as lines, numbers and words of text; as fields of protocol buffers. */
export type Shape = 'bytes' | 'text' | 'wire';

/** What a mutation may draw on. */
export interface Material {
  readonly random: Random;
  readonly words: readonly Buffer[];
  /** Another input, to take pieces of. */
  readonly other: Buffer;
}

/** A whole number from 0 to `below` − 1. */
export function pick(random: Random, below: number): number {
  return Math.floor(random() * below);
}

function oneOf(items: readonly Buffer[], random: Random): Buffer {
  return items[pick(random, items.length)] ?? Buffer.alloc(0);
}

/** A new input: one to eight changes. */
export function mutate(shape: Shape, input: Buffer, maxLength: number, material: Material): Buffer {
  let bytes = input;
  const { random } = material;
  const changes = 1 << pick(random, 4);
  for (let i = 0; i < changes; i++) {
    if (shape === 'bytes' || random() < 0.3) bytes = mutateBytes(bytes, maxLength, material);
    else bytes = shape === 'text' ? mutateText(bytes, material) : mutateWire(bytes, material);
    bytes = bytes.subarray(0, maxLength);
  }
  return bytes;
}

function mutateBytes(input: Buffer, maxLength: number, { random, words, other }: Material): Buffer {
  const at = pick(random, input.length + 1);
  const until = Math.min(input.length, at + 1 + pick(random, random() < 0.8 ? 8 : input.length));
  const piece = input.subarray(at, until);
  switch (pick(random, 8)) {
    case 0:
      return replaced(input, at, at + 1, Buffer.from([(input[at] ?? 0) ^ (1 << pick(random, 8))]));
    case 1:
      return replaced(input, at, at + pick(random, 2), Buffer.from([pick(random, 256)]));
    case 2:
      return replaced(input, at, until, Buffer.alloc(0));
    case 3:
      return replaced(input, at, at, piece);
    case 4: {
      const from = pick(random, other.length + 1);
      return replaced(
        input,
        at,
        random() < 0.5 ? at : until,
        other.subarray(from, from + 1 + pick(random, 64)),
      );
    }
    case 5: {
      const word = oneOf(words, random);
      return replaced(input, at, random() < 0.6 ? at : at + word.length, word);
    }
    case 6: {
      const width = 1 << pick(random, 4);
      const number = Buffer.alloc(8);
      number.writeBigUInt64LE(oddNumber(random));
      const written = random() < 0.5 ? number.subarray(0, width) : number.subarray(0, width).reverse();
      return replaced(input, at, at + width, written);
    }
    default: {
      // Sometimes the same piece up to the limit: this shows what takes more than linear time.
      const most = piece.length === 0 ? 0 : Math.floor((maxLength - input.length) / piece.length);
      const times = random() < 0.85 ? 1 : Math.max(0, most);
      return replaced(input, at, at, Buffer.concat(Array.from({ length: times }, () => piece)));
    }
  }
}

function replaced(input: Buffer, from: number, to: number, by: Uint8Array): Buffer {
  return Buffer.concat([input.subarray(0, from), by, input.subarray(to)]);
}

/** Around powers of two, where integers overflow. */
function oddNumber(random: Random): bigint {
  const bits = [0, 1, 7, 8, 15, 16, 31, 32, 53, 63, 64][pick(random, 11)] ?? 0;
  return BigInt.asUintN(64, (1n << BigInt(bits)) + BigInt(pick(random, 5) - 2));
}

/** What texts trip over: separators, quotes, escapes, invisible characters, halves of characters, odd numbers. */
const ODD = [
  ...'\0\n\t "\'`\\|<>&%$*-_/.@~!#=:;,()[]{}é𝒳ﬁİ\u202e\u200b\ufeff\u2028\u00a0',
  ...'\r\n .. \ud800 \u001b[2J --> <!-- <script> ::error:: ${ {{ }} ]( __proto__ constructor null'.split(' '),
  ...'NaN Infinity 1e309 -1 0x10 1_000'.split(' '),
].map((text) => Buffer.from(text));

function mutateText(input: Buffer, material: Material): Buffer {
  const { random, words, other } = material;
  const at = pick(random, input.length + 1);
  const until = at + 1 + pick(random, 12);
  switch (pick(random, 8)) {
    case 0:
    case 1:
      return withLines(input, material);
    case 2:
      return withNumber(input, random);
    case 3:
      return replaced(input, at, at, oneOf(ODD, random));
    case 4:
      return replaced(input, at, until, oneOf(words, random));
    case 5:
      return replaced(input, at, at, oneOf(words, random));
    case 6:
      return replaced(input, at, until, Buffer.alloc(0));
    default:
      return Buffer.concat([input.subarray(0, at), other.subarray(pick(random, other.length + 1))]);
  }
}

/** A line is removed, repeated, moved or taken from the other input. */
function withLines(input: Buffer, { random, other }: Material): Buffer {
  const lines = input.toString('latin1').split('\n');
  const others = random() < 0.5 ? other.toString('latin1').split('\n') : lines;
  const line = others[pick(random, others.length)] ?? '';
  lines.splice(pick(random, lines.length), pick(random, 2), ...(random() < 0.3 ? [] : [line]));
  return Buffer.from(lines.join('\n'), 'latin1');
}

function withNumber(input: Buffer, random: Random): Buffer {
  const numbers = [...input.toString('latin1').matchAll(/\d+(?:\.\d+)?/g)];
  const found = numbers[pick(random, numbers.length)];
  const sign = random() < 0.15 ? '-' : '';
  const fraction = random() < 0.2 ? `.${pick(random, 1000)}` : '';
  const exponent = random() < 0.1 ? `e${pick(random, 400)}` : '';
  const whole = random() < 0.5 ? oddNumber(random) : pick(random, 100);
  const [from, length] = found === undefined ? [0, 0] : [found.index, found[0].length];
  return replaced(input, from, from + length, Buffer.from(`${sign}${whole}${fraction}${exponent}`));
}

/** A field of a protocol buffer; one of type 2 is a message where its bytes are one, otherwise bytes. */
export interface Field {
  number: number;
  type: number;
  value: bigint | Buffer | Field[];
}

/** Changes fields at any depth; an input that is no message gets a field in front. */
function mutateWire(input: Buffer, material: Material): Buffer {
  const { random, other } = material;
  const fields = parse(input) ?? [];
  const rest = fields.length === 0 ? input : Buffer.alloc(0);
  const level = someLevel(fields, random);
  const at = pick(random, level.length);
  const to = pick(random, level.length + 1);
  const chosen = level[at];
  if (chosen === undefined) level.push({ number: 1 + pick(random, 15), type: 0, value: oddNumber(random) });
  else
    switch (pick(random, 6)) {
      case 0:
        level.splice(at, 1);
        break;
      case 1:
        level.splice(to, 0, structuredClone(chosen));
        break;
      case 2:
        level.splice(to, 0, ...level.splice(at, 1));
        break;
      case 3: {
        const others = someLevel(parse(other) ?? [], random);
        const taken = others[pick(random, others.length)] ?? chosen;
        level.splice(to, pick(random, 2), structuredClone(taken));
        break;
      }
      default:
        change(chosen, material);
    }
  return Buffer.concat([encode(fields), rest]);
}

/** The top, or the fields of a message in it; deep ones less often. */
function someLevel(fields: Field[], random: Random): Field[] {
  const messages = fields.filter(({ value }) => Array.isArray(value));
  const message = messages[pick(random, messages.length)];
  return message === undefined || random() < 0.35 ? fields : someLevel(message.value as Field[], random);
}

function change(field: Field, { random, words }: Material): void {
  if (random() < 0.15) field.number = 1 + pick(random, 15);
  else if (typeof field.value === 'bigint')
    field.value = random() < 0.5 ? BigInt(pick(random, 12)) : oddNumber(random);
  else if (Array.isArray(field.value)) field.value = random() < 0.5 ? [] : encode(field.value);
  else if (random() < 0.5) field.value = oneOf(words, random);
  else {
    const numbers = Array.from({ length: pick(random, 6) }, () => BigInt(pick(random, 8)));
    field.value = encode(numbers.map((value) => ({ number: 1 + pick(random, 6), type: 0, value })));
  }
}

/** Undefined for bytes that are no message. */
export function parse(bytes: Buffer, depth = 0): Field[] | undefined {
  const fields: Field[] = [];
  let offset = 0;
  const varint = (): bigint | undefined => {
    let value = 0n;
    for (let shift = 0n; shift < 70n && offset < bytes.length; shift += 7n) {
      const byte = bytes[offset++] as number;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    return undefined;
  };
  while (offset < bytes.length) {
    const tag = varint();
    if (tag === undefined || tag < 8n || tag > 0xffffffffn) return undefined;
    const [number, type] = [Number(tag >> 3n), Number(tag & 7n)];
    if (type === 0) {
      const value = varint();
      if (value === undefined) return undefined;
      fields.push({ number, type, value });
      continue;
    }
    const length = type === 1 ? 8n : type === 5 ? 4n : type === 2 ? varint() : undefined;
    if (length === undefined || length > bytes.length - offset) return undefined;
    const content = bytes.subarray(offset, offset + Number(length));
    offset += Number(length);
    // Most strings are no message; those that are by accident do no harm.
    const message = type === 2 && depth < 4 && content.length > 1 ? parse(content, depth + 1) : undefined;
    fields.push({ number, type, value: message ?? content });
  }
  return fields;
}

export function encode(fields: readonly Field[]): Buffer {
  const parts = fields.flatMap(({ number, type, value }) => {
    const tag = (kind: number) => varintOf((BigInt(number) << 3n) | BigInt(kind));
    if (typeof value === 'bigint') return [tag(0), varintOf(value)];
    const content = Array.isArray(value) ? encode(value) : value;
    const fixed = (type === 1 && content.length === 8) || (type === 5 && content.length === 4);
    return fixed ? [tag(type), content] : [tag(2), varintOf(BigInt(content.length)), content];
  });
  return Buffer.concat(parts);
}

function varintOf(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Uint8Array.from([...bytes, Number(rest)]);
}
