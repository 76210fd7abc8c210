import { deepStrictEqual } from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { compactToEdges } from '../../__tests__/harness/profiles.ts';
import { profileBytes } from '../../src/profile/bytes.ts';
import { isoDate, type Profile, totalsOf, windowOf } from '../../src/profile/columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges, edgesOf } from '../../src/profile/edges.ts';
import { encodeEdges, encodeWhole, scaleValues } from '../../src/profile/encode.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { Malformed } from '../../src/profile/wire-reader.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { declared, must, type Target } from '../engine/fuzzer.ts';
import { parse } from '../engine/mutate.ts';
import { profileSeeds, smallProfile } from './profiles.ts';

const decoded = (input: Buffer) => declared(() => decodeProfile(input), Malformed);

/** A profile that validation accepts; undefined for any other. */
async function accepted(input: Buffer) {
  const outcome = await declared(() => validateFile(input, undefined), ExpectedError);
  return outcome && { ...outcome, decoded: decodeProfile(input) };
}

const decode: Target = {
  name: 'decode',
  shape: 'wire',
  seeds: profileSeeds,
  run(input) {
    const profile = decoded(input);
    if (profile === undefined) return;
    // Counted by another reader of the wire format, which knows nothing of profiles.
    const fields = parse(input) ?? [];
    const count = (number: number) => fields.filter((field) => field.number === number).length;
    const { samples, functions, locations, mappings, sampleTypes } = profile;
    must(count(2) === samples.count, () => `${samples.count} samples of ${count(2)}`);
    must(count(5) === functions.names.length, () => `${functions.names.length} functions of ${count(5)}`);
    must(count(4) === locations.count, () => `${locations.count} locations of ${count(4)}`);
    must(
      samples.frames.every((at) => at < locations.count),
      () => 'a location that does not exist',
    );
    must(
      samples.values.length === samples.count * sampleTypes.length &&
        samples.values.every((value) => Number.isSafeInteger(value)),
      () => `values ${samples.values}`,
    );
    must(
      locations.mapping.every((mapping) => mapping < mappings.length),
      () => 'a mapping that does not exist',
    );
    must(
      locations.lineFunction.every((func) => func < functions.names.length),
      () => 'a function that does not exist',
    );
    if (samples.values.some((value) => value < 0)) return;
    const scaled = declared(() => scaleValues(profile, 3), RangeError);
    if (scaled)
      deepStrictEqual(
        scaled.samples.values,
        samples.values.map((value) => value * 3),
      );
  },
};

const validating: Target = {
  name: 'judge',
  shape: 'wire',
  seeds: profileSeeds,
  async run(input) {
    const found = await accepted(input);
    if (found === undefined) return;
    const { profile: told, doubts, faults } = found;
    must(told.samples >= 0 && Number.isFinite(told.samples), () => `${told.samples} samples`);
    must(
      [...doubts, ...faults].every(({ message }) => !/[\0-\x1f\x7f-\x9f\u202a-\u202e]/.test(message)),
      () => JSON.stringify([doubts, faults]),
    );
    const window = windowOf([told]);
    if (window) must(isoDate(window.to).length >= 20, () => 'a date');
  },
};

/** Any file: gzipped or not, or no profile at all. */
const bytes: Target = {
  name: 'bytes',
  shape: 'bytes',
  seeds: () => [
    gzipSync(smallProfile()),
    gzipSync(''),
    smallProfile(),
    'version https://git-lfs.github.com/spec/v1\n',
    '<<<<<<< a\n\n>>>>>>> b',
    '../pgo/default.pgo\n',
    'PK\x03\x04',
    '<html>',
    '{"a":1}',
    gzipSync(Buffer.alloc(1 << 19)),
    gzipSync(gzipSync(smallProfile())),
    Buffer.concat([gzipSync(smallProfile()), smallProfile()]),
    'a;b;c 1\n',
    'Type: cpu\nShowing nodes accounting for',
    '{"exporter":"speedscope@1"}',
    '\x28\xb5\x2f\xfd',
  ],
  async run(input) {
    const limit = 1 << 20;
    const bytes = await declared(() => profileBytes(input, limit), ExpectedError);
    if (bytes !== undefined)
      must(bytes.length <= Math.max(limit, input.length), () => `${bytes.length} bytes`);
  },
};

/** What the compiler reads from a profile. */
function weights(profile: Profile) {
  const { edges, totalWeight } = callEdges(profile);
  return {
    totalWeight,
    edges: edges.map(({ caller, callee, offset, weight }) => ({ caller, callee, offset, weight })),
  };
}

/** Compacting keeps edges and totals, and compacting again changes no byte; so does encoding whole stacks without labels and paths. */
const compact: Target = {
  name: 'compact',
  shape: 'wire',
  seeds: profileSeeds,
  async run(input) {
    const found = await accepted(input);
    if (found === undefined) return;
    const written = compactToEdges(found.decoded);
    // Lines that no file has are refused.
    const read = declared(() => edgesOf(decodeProfile(input)), ExpectedError);
    if (read === undefined) return;
    deepStrictEqual(read.edges(), callEdges(found.decoded));
    const fast = encodeEdges(read.head, read.edges().edges, read.totals, []);
    must(Buffer.from(fast).equals(written), () => 'reading only edges writes other bytes');
    const again = decodeProfile(written);
    deepStrictEqual(weights(again), weights(found.decoded));
    must(totalsOf(again).samples === totalsOf(found.decoded).samples, () => 'other totals');
    must(Buffer.from(compactToEdges(again)).equals(written), () => 'compacting twice changes it');

    const whole = decodeProfile(encodeWhole(found.decoded, totalsOf(found.decoded)));
    deepStrictEqual(callEdges(whole), callEdges(found.decoded));
    must(!whole.samples.hasLabels, () => 'labels are left');
    const { functions } = whole;
    const absolute = functions.names.some((name) => name.startsWith('/'));
    const hasPath = functions.names.some((_, at) => functions.filename(at).startsWith('/'));
    must(absolute || !hasPath, () => 'a path of a machine is left');
  },
};

export const targets = [decode, validating, bytes, compact];
