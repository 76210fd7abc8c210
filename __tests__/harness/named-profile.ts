import { KnownNames, type NamedProfile } from '../../src/profile/known-names.ts';
import type { Profile } from '../../src/profile/profile.ts';

/** A profile of objects, which tests change easily, in the form that is judged. */
export function namedProfile(profile: Profile): NamedProfile {
  const known = new KnownNames();
  const { functions, locations } = profile;
  const lines = locations.flatMap((location) => location.lines);
  let before = 0;
  const packed: NamedProfile['packed'] = {
    ...profile,
    functions: {
      count: functions.length,
      name: Uint32Array.from(functions.keys()),
      systemName: Uint32Array.from(functions.keys()),
      // The only texts that are asked for.
      filename: Uint32Array.from(functions.keys()),
      startLine: Float64Array.from(functions, ({ startLine }) => startLine),
    },
    locations: {
      count: locations.length,
      addressLow: Uint32Array.from(locations, ({ address }) => Number(BigInt.asUintN(32, address))),
      addressHigh: Uint32Array.from(locations, ({ address }) => Number(address >> 32n)),
      mapping: Int32Array.from(locations, ({ mapping }) => mapping ?? -1),
      firstLine: Uint32Array.from([0, ...locations.map((location) => (before += location.lines.length))]),
      lineFunction: Int32Array.from(lines, ({ func }) => func ?? -1),
      lineNumber: Float64Array.from(lines, ({ line }) => line),
    },
    text: (index) => functions[index]?.filename ?? '',
    readText: (index, take) => {
      const bytes = Buffer.from(functions[index]?.filename ?? '');
      return take(bytes, 0, bytes.length);
    },
    eachSample: (visit) => {
      for (const { locations: stack, values, labelled } of profile.samples)
        visit(Uint32Array.from(stack), stack.length, Float64Array.from(values), labelled);
    },
  };
  const names = [...functions.map(({ name }) => known.name(name)), known.name('')];
  return { packed, names, numbering: known };
}
