import {
  emptyTableToken,
  Line as PprofLine,
  Profile as PprofProfile,
  ValueType as PprofValueType,
  StringTable,
} from 'pprof-format';

type PprofProfileInput = ConstructorParameters<typeof PprofProfile>[0];

/** Encodes a profile with its strings first, as `StackWriter` does. */
export function encodeProfile(
  profile: Omit<NonNullable<PprofProfileInput>, 'stringTable'>,
  strings: StringTable,
): Uint8Array {
  const head = new PprofProfile({ stringTable: strings }).encode();
  const rest = new PprofProfile({ ...profile, stringTable: new StringTable(emptyTableToken) }).encode();
  return Buffer.concat([head, rest]);
}

/** What an empty message is written as: field 1 with the 0 that it has anyway. */
const ZERO = [8, 0];

// When pprof-format measures, it takes an empty message for none; when it writes, it writes it, and what comes last in the
// profile is cut off. Sample types without a name and frames without a function are such.

/** A line that may have neither function nor number. */
export class Line extends PprofLine {
  override get length(): number {
    return super.length || ZERO.length;
  }

  override _encodeToBuffer(buffer: Uint8Array, offset = 0): number {
    return super.length > 0 ? super._encodeToBuffer(buffer, offset) : writeZero(buffer, offset);
  }
}

/** A type that may have neither name nor unit. */
export class ValueType extends PprofValueType {
  override get length(): number {
    return super.length || ZERO.length;
  }

  override _encodeToBuffer(buffer: Uint8Array, offset = 0): number {
    return super.length > 0 ? super._encodeToBuffer(buffer, offset) : writeZero(buffer, offset);
  }
}

function writeZero(buffer: Uint8Array, offset: number): number {
  buffer.set(ZERO, offset);
  return offset + ZERO.length;
}
