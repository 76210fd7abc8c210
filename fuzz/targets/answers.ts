import { frame, profileOf, readGrpcWeb } from '../../src/collect/parca.ts';
import { restoreColumns } from '../../src/collect/restore-columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { Malformed } from '../../src/profile/wire-reader.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { declared, must, type Target } from '../engine/fuzzer.ts';
import { profileSeeds } from './profiles.ts';

const dates = { from: new Date('2026-11-20T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z') };

/** Only bugs of ours are finds: the protobuf decoder throws plain errors for bytes that are no message. */
function withoutBugs<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError || !(error instanceof Error))
      throw error;
    must(!/call stack/i.test(error.message), () => error.message);
    return undefined;
  }
}

/** Restoring the columns of a profiler's answer keeps the number of samples. */
const merged: Target = {
  name: 'merged-profile',
  shape: 'wire',
  seeds: profileSeeds,
  run(input) {
    const answer = withoutBugs(() => restoreColumns(input, dates));
    const before = declared(() => decodeProfile(input), Malformed);
    if (answer === undefined || before === undefined) return;
    const after = decodeProfile(answer.profile);
    must(
      after.samples.count === before.samples.count && answer.samples === before.samples.count,
      () => `${after.samples.count} samples`,
    );
  },
};

const QUERY_RESPONSE = Buffer.concat([Buffer.from([50, 3]), Buffer.from('abc')]);
const parcaQuery: Target = {
  name: 'parca-query',
  shape: 'wire',
  seeds: () => [QUERY_RESPONSE],
  run(input) {
    withoutBugs(() => profileOf(input, dates));
  },
};

const grpc: Target = {
  name: 'grpc-web',
  shape: 'bytes',
  seeds: () => [
    Buffer.concat([
      frame(QUERY_RESPONSE),
      frame(Buffer.from('grpc-status: 0\r\ngrpc-message: %20ok\r\n'), 0x80),
    ]),
    frame(Buffer.from('grpc-status:5\r\n'), 0x80),
    frame(Buffer.from('grpc-status:3\r\ngrpc-message:a%zz'), 0x80),
  ],
  run(input) {
    const headers = { 'content-type': 'application/grpc-web+proto' };
    declared(() => readGrpcWeb({ status: 200, headers, body: Buffer.from(input) }, 'Parca'), ExpectedError);
  },
};

export const targets = [merged, parcaQuery, grpc];
