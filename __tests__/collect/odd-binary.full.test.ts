import { gzipSync } from 'node:zlib';
import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { frame } from '../../src/collect/parca.ts';
import { attackOne } from '../contract/hostile.contract.ts';
import { SUBJECTS, type Subject } from '../contract/hostile-subjects.ts';
import { reply } from '../harness/hostile-server.ts';
import { raw } from '../harness/profiles.ts';

/** Odd answers that are not JSON or XML: protobuf with fields of other wire types, and heads of HTTP for those who send files. */

interface OddAnswer {
  readonly name: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const subjectNamed = (name: string): Subject => {
  const all = Object.values(SUBJECTS).flatMap((subjects) => (typeof subjects === 'string' ? [] : subjects));
  const found = all.find((subject) => subject.name === name);
  if (found === undefined) throw new Error(`no subject ${name}`);
  return { ...found, takesBytes: true };
};

async function faultsOf(subject: Subject, answers: readonly OddAnswer[]): Promise<string[]> {
  const limit = pLimit(8);
  const attacks = answers.map(({ name, status, headers, body }) =>
    limit(async () =>
      (await attackOne(subject, name, reply(status, body, headers))).faults.map(
        (fault) => `${name}: ${fault}`,
      ),
    ),
  );
  return (await Promise.all(attacks)).flat();
}

/** `field` with a value of each wire type, and of two that no encoder writes. */
function oddFields(field: number): (readonly [name: string, bytes: Uint8Array])[] {
  const writer = () => new BinaryWriter();
  const key = (wire: number) =>
    writer()
      .uint32(((field << 3) | wire) >>> 0)
      .finish();
  return [
    [
      'varint',
      writer()
        .tag(field, WireType.Varint)
        .uint64(-1n & 0xffffffffffffffffn)
        .finish(),
    ],
    ['64 bits', writer().tag(field, WireType.Bit64).fixed64(1n).finish()],
    ['32 bits', writer().tag(field, WireType.Bit32).fixed32(1).finish()],
    ['nothing', writer().tag(field, WireType.LengthDelimited).bytes(new Uint8Array()).finish()],
    ['text', writer().tag(field, WireType.LengthDelimited).string('::add-mask::x\u001b[31m').finish()],
    ['a length beyond the end', Buffer.concat([key(2), Buffer.from([0xff, 0xff, 0xff, 0xff, 0x07])])],
    ['an open group', key(3)],
    ['the end of a group', key(4)],
    ['wire type 6', key(6)],
    ['wire type 7', key(7)],
  ];
}

test('parca: every field with another wire type', { timeout: 120_000 }, async () => {
  const profile = raw('idle');
  const fields: { readonly number: number; readonly from: number; readonly to: number }[] = [];
  const reader = new BinaryReader(profile);
  while (reader.pos < reader.len) {
    const from = reader.pos;
    const [number, wire] = reader.tag();
    reader.skip(wire, number);
    if (!fields.some((field) => field.number === number)) fields.push({ number, from, to: reader.pos });
  }
  const ofProfile = fields.flatMap(({ number, from, to }) =>
    oddFields(number).map(([name, bytes]) => {
      const odd = gzipSync(Buffer.concat([profile.subarray(0, from), bytes, profile.subarray(to)]));
      const message = new BinaryWriter().tag(6, WireType.LengthDelimited).bytes(odd).finish();
      return [`field ${number} of the profile is ${name}`, message] as const;
    }),
  );
  const ofAnswer = [0, 6, 7, 2 ** 28].flatMap((number) =>
    oddFields(number).map(([name, bytes]) => [`field ${number} of the answer is ${name}`, bytes] as const),
  );
  const ok = frame(Buffer.from('grpc-status: 0\r\n'), 0x80);
  const answers = [...ofProfile, ...ofAnswer].map(([name, message]) => ({
    name,
    status: 200,
    headers: { 'Content-Type': 'application/grpc-web+proto' },
    body: Buffer.concat([frame(message), ok]),
  }));
  expect(await faultsOf(subjectNamed('parca'), answers)).toEqual([]);
});

const TYPES = [
  '',
  'text/html',
  'application/json; charset=\u00ff',
  '__proto__',
  'x'.repeat(5_000),
  'multipart/form-data',
];
const STATUSES = [200, 201, 204, 206, 299, 300, 304, 305, 400, 418, 451, 499, 511, 599, 600, 999];
const BODIES = [
  '',
  '{"message":{"toString":1},"errors":[{}]}',
  '\u0000\u001b[31m',
  '<html>',
  'PK\u0003\u0004',
  '\u001f\u008b',
];

test.each(['pprof', 'datadog: one archive', 'pyroscope', 'parca'])(
  '%s: every status, type and header',
  { timeout: 120_000 },
  async (name) => {
    const headers = (type: string) => ({
      'Content-Type': type,
      'Retry-After': '-1',
      'grpc-status': '1e999',
      'grpc-message': '%zz%0A::x',
    });
    const answers = STATUSES.flatMap((status, at) =>
      BODIES.map((body, index) => {
        const type = TYPES[(at + index) % TYPES.length] ?? '';
        return { name: `${status} ${type.slice(0, 30)} ${body}`, status, headers: headers(type), body };
      }),
    );
    expect(await faultsOf(subjectNamed(name), answers)).toEqual([]);
  },
);
