import { emptyTableToken, Profile as PprofProfile, StringTable } from 'pprof-format';

type PprofProfileInput = ConstructorParameters<typeof PprofProfile>[0];

/**
 * Encodes a profile with its strings first; protocol buffers may be put together from parts in any order. The
 * empty string that every table starts with is then the file's second byte, a NUL: what git and GitHub take for a
 * sign of a binary file. Without it they show an uncompressed profile as hundreds of changed lines of text.
 */
export function encodeProfile(
  profile: Omit<NonNullable<PprofProfileInput>, 'stringTable'>,
  strings: StringTable,
): Uint8Array {
  const head = new PprofProfile({ stringTable: strings }).encode();
  const rest = new PprofProfile({ ...profile, stringTable: new StringTable(emptyTableToken) }).encode();
  return Buffer.concat([head, rest]);
}
