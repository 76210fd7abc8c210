import { interesting, type Material, pick } from './mutate.ts';

/** A field of a protocol buffer; of type 2 as a message where its bytes are one, otherwise as bytes. */
export interface Field {
  number: number;
  type: number;
  value: bigint | Buffer | Field[];
}

/** Changes fields, at any depth; what is no message is given back as it was, with a field put before it. */
export function mutateWire(input: Buffer, material: Material): Buffer {
  const { random, other } = material;
  const fields = parse(input) ?? [];
  const rest = fields.length === 0 ? input : Buffer.alloc(0);
  const level = someLevel(fields, material);
  const at = pick(random, level.length);
  const chosen = level[at];
  switch (chosen === undefined ? 3 : pick(random, 7)) {
    case 0:
      level.splice(at, 1);
      break;
    case 1:
      level.splice(pick(random, level.length + 1), 0, structuredClone(chosen) as Field);
      break;
    case 2: {
      const to = pick(random, level.length);
      [level[at], level[to]] = [level[to] as Field, chosen as Field];
      break;
    }
    case 3:
      level.push({ number: 1 + pick(random, 15), type: 0, value: interesting(random) });
      break;
    case 4: {
      const others = someLevel(parse(other) ?? [], material);
      const taken = others[pick(random, others.length)];
      if (taken !== undefined) level.splice(pick(random, level.length + 1), random() < 0.5 ? 1 : 0, taken);
      break;
    }
    default:
      if (chosen !== undefined) alter(chosen, material);
  }
  return Buffer.concat([encode(fields), rest]);
}

/** The top, or the fields of a message in it, deeper less often. */
function someLevel(fields: Field[], material: Material): Field[] {
  const { random } = material;
  const messages = fields.filter(({ value }) => Array.isArray(value));
  const message = messages[pick(random, messages.length)];
  return message === undefined || random() < 0.35 ? fields : someLevel(message.value as Field[], material);
}

function alter(field: Field, { random, words }: Material): void {
  if (random() < 0.15) field.number = 1 + pick(random, 15);
  else if (typeof field.value === 'bigint') {
    field.value =
      random() < 0.5
        ? BigInt(pick(random, 12))
        : random() < 0.5
          ? BigInt.asUintN(64, field.value + BigInt(pick(random, 5) - 2))
          : interesting(random);
  } else if (Array.isArray(field.value)) field.value = random() < 0.5 ? [] : encode(field.value);
  else if (random() < 0.5) field.value = words[pick(random, words.length)] ?? Buffer.alloc(0);
  else
    field.value = encode(
      Array.from({ length: pick(random, 6) }, () => ({
        number: 1 + pick(random, 6),
        type: 0,
        value: BigInt(pick(random, 8)),
      })),
    );
}

/** Undefined for what is no message. */
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
    // Most strings are no message; those that are by chance do no harm.
    const message = type === 2 && depth < 4 && content.length > 1 ? parse(content, depth + 1) : undefined;
    fields.push({ number, type, value: message ?? content });
  }
  return fields;
}

export function encode(fields: readonly Field[]): Buffer {
  const parts: Uint8Array[] = [];
  for (const { number, type, value } of fields) {
    if (typeof value === 'bigint') parts.push(varint(BigInt(number) << 3n), varint(value));
    else {
      const content = Array.isArray(value) ? encode(value) : value;
      const fixed = (type === 1 && content.length === 8) || (type === 5 && content.length === 4);
      parts.push(varint((BigInt(number) << 3n) | BigInt(fixed ? type : 2)));
      if (!fixed) parts.push(varint(BigInt(content.length)));
      parts.push(content);
    }
  }
  return Buffer.concat(parts);
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}
