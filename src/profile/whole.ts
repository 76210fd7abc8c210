import { posix } from 'node:path';
import {
  Function as PprofFunction,
  Location as PprofLocation,
  Mapping as PprofMapping,
  Sample as PprofSample,
  StringTable,
} from 'pprof-format';
import { type Totals, totalsInWords } from './compact.ts';
import { encodeProfile, Line, ValueType } from './encode.ts';
import { splitSymbol } from './own.ts';
import { addValues, type Profile, type Sample } from './profile.ts';

/**
 * Encodes a profile with its whole stacks, for `compact: none`, without what must not be committed: labels are
 * gone (equal stacks become one), file names hold no path of a machine. Not gzipped, as `compactToEdges`.
 * @param totals noted where they are not what the values add up to, because some count more than others.
 * @param remarks what the file says of itself, beside those totals.
 */
export function encodeWhole(profile: Profile, totals?: Totals, remarks: readonly string[] = []): Uint8Array {
  const comments = [...(totals?.weighted ? totalsInWords(totals) : []), ...remarks];
  const strings = new StringTable();
  const valueType = (type: { type: string; unit: string }) =>
    new ValueType({ type: strings.dedup(type.type), unit: strings.dedup(type.unit) });
  return encodeProfile(
    {
      sampleType: profile.sampleTypes.map(valueType),
      sample: withoutLabels(profile.samples).map(
        ({ locations, values }) =>
          new PprofSample({ locationId: locations.map((index) => index + 1), value: [...values] }),
      ),
      mapping: profile.mappings.map(
        ({ filename, buildId }, index) =>
          new PprofMapping({
            id: index + 1,
            filename: strings.dedup(baseName(filename)),
            buildId: strings.dedup(buildId),
            hasFunctions: true,
          }),
      ),
      location: profile.locations.map(
        ({ address, mapping, lines }, index) =>
          new PprofLocation({
            id: index + 1,
            mappingId: mapping === undefined ? 0 : mapping + 1,
            address,
            line: lines.map(
              ({ func, line }) => new Line({ functionId: func === undefined ? 0 : func + 1, line }),
            ),
          }),
      ),
      function: profile.functions.map(
        ({ name, systemName, filename, startLine }, index) =>
          new PprofFunction({
            id: index + 1,
            name: strings.dedup(name),
            systemName: strings.dedup(systemName),
            filename: strings.dedup(publicFileName(name, filename)),
            startLine,
          }),
      ),
      timeNanos: profile.timeNanos,
      durationNanos: profile.durationNanos,
      ...(profile.periodType && { periodType: valueType(profile.periodType) }),
      period: profile.period,
      ...(comments.length > 0 && { comment: comments.map((line) => strings.dedup(line)) }),
    },
    strings,
  );
}

/** Adds up the samples that differ in nothing but their labels. */
function withoutLabels(samples: readonly Sample[]): readonly Pick<Sample, 'locations' | 'values'>[] {
  if (!samples.some(({ labelled }) => labelled)) return samples;
  const sums = new Map<string, { locations: readonly number[]; values: number[] }>();
  for (const { locations, values } of samples) {
    const key = locations.join(' ');
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { locations, values: [...values] });
    else addValues(sum.values, values);
  }
  return [...sums.values()];
}

/** As `-trimpath` writes it: package path and base name, where the profile has a path of the building machine. */
function publicFileName(functionName: string, filename: string): string {
  // Also as cgo and other converters write one: from somewhere, from a home, as a URL.
  const ofMachine = /^(?:[/\\~]|\w+:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(filename);
  return ofMachine ? posix.join(splitSymbol(functionName).package, baseName(filename)) : filename;
}

function baseName(filename: string): string {
  return filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);
}
