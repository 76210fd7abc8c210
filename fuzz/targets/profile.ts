import { deepStrictEqual } from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { ExpectedError } from '../../src/system/errors.ts';
import { profileBytes } from '../../src/profile/bytes.ts';
import { compactToEdges, encodeEdges, totalsOf } from '../../src/profile/compact.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { readEdges } from '../../src/profile/edge-profile.ts';
import { callEdges } from '../../src/profile/edges.ts';
import type { Profile } from '../../src/profile/profile.ts';
import { isoDate, windowOf } from '../../src/profile/provenance.ts';
import { scaleValues } from '../../src/profile/scale.ts';
import { judge } from '../../src/profile/validate.ts';
import { encodeWhole } from '../../src/profile/whole.ts';
import { Malformed } from '../../src/profile/wire.ts';
import { parse } from '../engine/mutate-wire.ts';
import { declared, declaredAsync, must, type Target } from '../engine/target.ts';
import { profileSeeds, smallProfile } from './profiles.ts';

const decoded = (input: Buffer) => declared(() => decodeProfile(input), Malformed);

/** A profile that the judge lets in; undefined for any other. */
async function accepted(input: Buffer) {
  const judgement = await declaredAsync(() => judge(input, undefined), ExpectedError);
  return judgement && { ...judgement, decoded: decodeProfile(input) };
}

const decode: Target = {
  name: 'decode',
  shape: 'wire',
  seeds: profileSeeds,
  run(input) {
    const profile = decoded(input);
    if (profile === undefined) return;
    // As another reader of the wire format counts them, which knows nothing of profiles.
    const fields = parse(input) ?? [];
    const count = (number: number) => fields.filter((field) => field.number === number).length;
    must(count(2) === profile.samples.length, () => `${profile.samples.length} samples of ${count(2)}`);
    must(count(5) === profile.functions.length, () => `${profile.functions.length} functions of ${count(5)}`);
    must(count(4) === profile.locations.length, () => `${profile.locations.length} locations of ${count(4)}`);
    for (const { locations, values } of profile.samples) {
      must(
        locations.every((at) => profile.locations[at] !== undefined),
        () => 'a location that does not exist',
      );
      must(
        values.length === profile.sampleTypes.length && values.every(Number.isSafeInteger),
        () => `values ${values}`,
      );
    }
    for (const { lines, mapping } of profile.locations) {
      must(
        mapping === undefined || profile.mappings[mapping] !== undefined,
        () => 'a mapping that does not exist',
      );
      must(
        lines.every(({ func }) => func === undefined || profile.functions[func] !== undefined),
        () => 'a function that does not exist',
      );
    }
  },
};

const judging: Target = {
  name: 'judge',
  shape: 'wire',
  seeds: profileSeeds,
  async run(input) {
    const found = await accepted(input);
    if (found === undefined) return;
    const { profile: told, doubts } = found;
    must(told.samples >= 0 && Number.isFinite(told.samples), () => `${told.samples} samples`);
    must(
      doubts.every(({ message }) => !/[\0-\x1f\x7f-\x9f\u202a-\u202e]/.test(message)),
      () => JSON.stringify(doubts),
    );
    const window = windowOf([told]);
    if (window) must(isoDate(window.to).length >= 20, () => 'a date');
  },
};

/** A file as it comes from anywhere: gzipped or not, or something else. */
const gzip: Target = {
  name: 'gzip',
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
  ],
  async run(input) {
    const limit = 1 << 20;
    const bytes = await declaredAsync(() => profileBytes(input, limit), ExpectedError);
    if (bytes !== undefined)
      must(bytes.length <= Math.max(limit, input.length), () => `${bytes.length} bytes`);
  },
};

/** All that the compiler knows of a profile. */
function weights(profile: Profile) {
  const { edges, totalWeight } = callEdges(profile);
  return {
    totalWeight,
    edges: edges.map(({ caller, callee, offset, weight }) => ({ caller, callee, offset, weight })),
  };
}

/** What is written is read again as the same: edges, totals; and once more, byte for byte. Without objects, too. */
const compact: Target = {
  name: 'compact',
  shape: 'wire',
  seeds: profileSeeds,
  async run(input) {
    const found = await accepted(input);
    if (found === undefined) return;
    const written = compactToEdges(found.decoded);
    // Lines that no file has are refused.
    const read = declared(() => readEdges(input), ExpectedError);
    if (read === undefined) return;
    deepStrictEqual(read.edges(), callEdges(found.decoded));
    const fast = encodeEdges(read.head, read.edges().edges, read.totals, []);
    must(Buffer.from(fast).equals(written), () => 'read without objects, it is another');
    const again = decodeProfile(written);
    deepStrictEqual(weights(again), weights(found.decoded));
    deepStrictEqual(totalsOf(again), totalsOf(found.decoded));
    must(Buffer.from(compactToEdges(again)).equals(written), () => 'compacted twice, it is another');
  },
};

const whole: Target = {
  name: 'whole',
  shape: 'wire',
  seeds: profileSeeds,
  async run(input) {
    const found = await accepted(input);
    if (found === undefined) return;
    const written = encodeWhole(found.decoded, totalsOf(found.decoded));
    const again = decodeProfile(written);
    deepStrictEqual(callEdges(again), callEdges(found.decoded));
    must(
      again.samples.every(({ labelled }) => !labelled),
      () => 'labels are left',
    );
    must(
      again.functions.every(
        ({ filename }) =>
          !filename.startsWith('/') || again.functions.some(({ name }) => name.startsWith('/')),
      ),
      () => 'a path of a machine is left',
    );
  },
};

const scale: Target = {
  name: 'scale',
  shape: 'wire',
  seeds: profileSeeds,
  run(input) {
    const profile = decoded(input);
    if (profile === undefined || profile.samples.some(({ values }) => values.some((value) => value < 0)))
      return;
    const scaled = declared(() => scaleValues(input, 3), RangeError);
    if (scaled === undefined) return;
    const expected = {
      ...profile,
      samples: profile.samples.map((sample) => ({
        ...sample,
        values: sample.values.map((value) => value * 3),
      })),
    };
    deepStrictEqual(decodeProfile(scaled), expected);
  },
};

export const targets = [decode, judging, gzip, compact, whole, scale];
