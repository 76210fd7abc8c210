import { type PackedProfile, packProfile } from './packed.ts';
import type { Func, Line, Location, Profile, Sample } from './profile.ts';

/**
 * Decodes an uncompressed pprof profile strictly, as `packProfile`, into objects: for those who ask much of few profiles.
 * @throws Malformed with the byte offset or the broken reference.
 */
export function decodeProfile(bytes: Uint8Array): Profile {
  return unpack(packProfile(bytes));
}

/** @throws Malformed */
function unpack(packed: PackedProfile): Profile {
  const { sampleTypes, mappings, periodType, period, timeNanos, durationNanos, comments } = packed;
  const samples: Sample[] = [];
  packed.eachSample((stack, depth, values, labelled) => {
    samples.push({ locations: Array.from(stack.subarray(0, depth)), values: Array.from(values), labelled });
  });
  return {
    sampleTypes,
    samples,
    mappings,
    locations: locationsOf(packed),
    functions: functionsOf(packed),
    periodType,
    period,
    timeNanos,
    durationNanos,
    comments,
  };
}

function functionsOf({ functions, text }: PackedProfile): Func[] {
  return Array.from({ length: functions.count }, (_, index) => ({
    name: text(functions.name[index] as number),
    systemName: text(functions.systemName[index] as number),
    filename: text(functions.filename[index] as number),
    startLine: functions.startLine[index] as number,
  }));
}

function locationsOf({ locations }: PackedProfile): Location[] {
  return Array.from({ length: locations.count }, (_, index) => {
    const lines: Line[] = [];
    const end = locations.firstLine[index + 1] as number;
    for (let at = locations.firstLine[index] as number; at < end; at++) {
      lines.push({
        func: orNone(locations.lineFunction[at] as number),
        line: locations.lineNumber[at] as number,
      });
    }
    return {
      address:
        (BigInt(locations.addressHigh[index] as number) << 32n) |
        BigInt(locations.addressLow[index] as number),
      mapping: orNone(locations.mapping[index] as number),
      lines,
    };
  });
}

function orNone(index: number): number | undefined {
  return index < 0 ? undefined : index;
}
