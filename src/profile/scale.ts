import { WireReader } from './wire.ts';

/** Field numbers of the pprof format: the samples of a profile, the values of a sample. */
const SAMPLE = 2;
const VALUE = 2;

/**
 * The protobuf bytes of a profile with every value of every sample multiplied; all else stays byte for byte.
 * @param factor a positive integer, so that no product is rounded.
 * @throws RangeError when a product is no safe integer.
 */
export function scaleValues(bytes: Uint8Array, factor: number): Uint8Array {
  const scaled: Uint8Array[] = [];
  let copied = 0;
  const reader = new WireReader(bytes);
  for (let start = 0; reader.nextField(); start = reader.offset) {
    if (reader.field !== SAMPLE) {
      reader.skip();
      continue;
    }
    const sample = scaleSample(reader.message(), factor);
    scaled.push(bytes.subarray(copied, start), lengthDelimited(SAMPLE, sample));
    copied = reader.offset;
  }
  return Buffer.concat([...scaled, bytes.subarray(copied)]);
}

function scaleSample(reader: WireReader, factor: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const values: number[] = [];
  for (let start = reader.offset; reader.nextField(); start = reader.offset) {
    if (reader.field === VALUE) reader.repeated((packed) => values.push(packed.int64()));
    else {
      reader.skip();
      parts.push(reader.bytes.subarray(start, reader.offset));
    }
  }
  const products = values.map((value) => {
    const product = value * factor;
    if (!Number.isSafeInteger(product)) throw new RangeError(`${value} times ${factor} is not exact`);
    return varint(product);
  });
  return Buffer.concat([...parts, lengthDelimited(VALUE, Buffer.concat(products))]);
}

function lengthDelimited(field: number, content: Uint8Array): Uint8Array {
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);
}

/** A non-negative integer as the wire format has it, seven bits a byte, the lowest first. */
function varint(value: number): Uint8Array {
  const encoded: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) encoded.push((rest % 0x80) + 0x80);
  encoded.push(rest);
  return Uint8Array.from(encoded);
}
