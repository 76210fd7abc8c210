import { Function as PprofFunction, Line as PprofLine, Profile as PprofProfile } from 'pprof-format';
import { describe, expect, it } from 'vitest';
import { decodeProfile } from '../../src/profile/decode.ts';
import { Malformed } from '../../src/profile/wire-reader.ts';
import { objectsOf } from '../harness/profile-objects.ts';
import { altered, raw } from '../harness/profiles.ts';

const NAMES = ['render-1', 'render-2', 'index-1', 'heap', 'block', 'goroutine', 'idle'];

/** What pprof-format reads, in the terms of our own reader. */
function asOurs(bytes: Uint8Array) {
  const profile = PprofProfile.decode(bytes);
  const text = (index: number | bigint) => profile.stringTable.strings[Number(index)] ?? '';
  const signed = (value: number | bigint) => Number(BigInt.asIntN(64, BigInt(value)));
  const index = new Map(profile.location.map((location, at) => [Number(location.id), at]));
  const functions = new Map(profile.function.map((func, at) => [Number(func.id), at]));
  const mappings = new Map(profile.mapping.map((mapping, at) => [Number(mapping.id), at]));
  return {
    sampleTypes: profile.sampleType.map(({ type, unit }) => ({ type: text(type), unit: text(unit) })),
    samples: profile.sample.map(({ locationId, value }) => ({
      locations: locationId.map((id) => index.get(Number(id))),
      values: value.map(signed),
      labelled: profile.sample.some((one) => one.label.length > 0),
    })),
    mappings: profile.mapping.map(({ filename, buildId }) => ({
      filename: text(filename),
      buildId: text(buildId),
    })),
    locations: profile.location.map(({ address, mappingId, line }) => ({
      address: BigInt(address),
      mapping: mappings.get(Number(mappingId)),
      lines: line.map((one) => ({ func: functions.get(Number(one.functionId)), line: signed(one.line) })),
    })),
    functions: profile.function.map(({ name, systemName, filename, startLine }) => ({
      name: text(name),
      systemName: text(systemName),
      filename: text(filename),
      startLine: signed(startLine),
    })),
    periodType: profile.periodType && {
      type: text(profile.periodType.type),
      unit: text(profile.periodType.unit),
    },
    period: signed(profile.period),
    timeNanos: BigInt.asIntN(64, BigInt(profile.timeNanos)),
    durationNanos: signed(profile.durationNanos),
    comments: profile.comment.map(text),
  };
}

/** Undefined for malformed bytes; any other error is a bug. */
function decoded(bytes: Uint8Array) {
  try {
    return decodeProfile(bytes);
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

describe('decodeProfile', () => {
  it.each(NAMES)('reads %s as pprof-format does', (name) => {
    expect(objectsOf(decodeProfile(raw(name)))).toEqual(asOurs(raw(name)));
  });

  it('refuses every truncated prefix of a raw profile, or sees that its end is missing', () => {
    const whole = raw('block');
    const busy = raw('index-1');
    const prefixes = [
      ...Array.from({ length: whole.length - 1 }, (_, at) => whole.subarray(0, at + 1)),
      ...Array.from({ length: 3_000 }, (_, at) => busy.subarray(0, busy.length - 1 - at)),
      ...Array.from({ length: 400 }, (_, at) => busy.subarray(0, Math.floor((busy.length * at) / 400))),
    ];
    // The head of the file alone is well-formed, but it has no samples yet.
    const accepted = prefixes.filter((prefix) => (decoded(prefix)?.samples.count ?? 0) > 0);
    expect(accepted.map((prefix) => prefix.length)).toEqual([]);
  });

  const broken: [string, RegExp, (profile: PprofProfile) => void][] = [
    [
      'a location that does not exist',
      /reference to location 999999/,
      ({ sample }) => sample[0]?.locationId.push(999_999),
    ],
    ['a value too many', /3 values for 2 sample types/, ({ sample }) => sample[0]?.value.push(1)],
    [
      'a function that does not exist',
      /reference to function 999999/,
      ({ location }) => location[0]?.line.push(new PprofLine({ functionId: 999_999, line: 1 })),
    ],
    [
      'a name past the string table',
      /string 1000000 of/,
      (profile) => profile.function.push(new PprofFunction({ id: 999_999, name: 1_000_000 })),
    ],
  ];
  it.each(broken)('refuses %s', (_, message, change) => {
    expect(() => decodeProfile(altered('render-1', change))).toThrow(message);
  });
});
