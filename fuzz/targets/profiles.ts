import {
  Function as PprofFunction,
  Label as PprofLabel,
  Line as PprofLine,
  Location as PprofLocation,
  Mapping as PprofMapping,
  Profile as PprofProfile,
  Sample as PprofSample,
  ValueType as PprofValueType,
  StringTable,
} from 'pprof-format';
import { compactToEdges } from '../../__tests__/harness/profiles.ts';
import { decodeProfile } from '../../src/profile/decode.ts';

/** A small CPU profile with all that Go writes: two sample types, inlined frames, recursion, labels, a mapping. */
export function smallProfile(
  names = ['main.main', 'main.(*Server).handle', 'runtime.mallocgc', 'main.work.func1'],
): Uint8Array {
  const strings = new StringTable();
  const type = (name: string, unit: string) =>
    new PprofValueType({ type: strings.dedup(name), unit: strings.dedup(unit) });
  const at = (id: number, ...functions: number[]) =>
    new PprofLocation({
      id,
      mappingId: 1,
      address: 4096 * id,
      line: functions.map((functionId) => new PprofLine({ functionId, line: 10 + id })),
    });
  return new PprofProfile({
    sampleType: [type('samples', 'count'), type('cpu', 'nanoseconds')],
    sample: [
      new PprofSample({ locationId: [3, 2, 1], value: [2, 20_000_000] }),
      new PprofSample({
        locationId: [4, 4, 1],
        value: [1, 10_000_000],
        label: [new PprofLabel({ key: strings.dedup('user'), str: strings.dedup('u1') })],
      }),
    ],
    mapping: [
      new PprofMapping({
        id: 1,
        memoryStart: 4096,
        memoryLimit: 65536,
        filename: strings.dedup('/app/server'),
        buildId: strings.dedup('abc'),
      }),
    ],
    location: [at(1, 1), at(2, 2), at(3, 3, 4), at(4, 4)],
    function: names.map(
      (name, index) =>
        new PprofFunction({
          id: index + 1,
          name: strings.dedup(name),
          systemName: strings.dedup(name),
          filename: strings.dedup(`/app/${index}.go`),
          startLine: 5 + index,
        }),
    ),
    stringTable: strings,
    timeNanos: 1_700_000_000_000_000_000n,
    durationNanos: 30_000_000_000,
    periodType: type('cpu', 'nanoseconds'),
    period: 10_000_000,
  }).encode();
}

export function profileSeeds(): Uint8Array[] {
  const small = smallProfile();
  return [
    small,
    smallProfile(['a.b', 'c.(*D[go.shape.int]).e', 'f', 'g.h-range1']),
    compactToEdges(decodeProfile(small)),
    new Uint8Array(),
  ];
}
