import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { collectObjects } from '../../src/collect/objects.ts';
import type { ObjectAddress, ObjectSource } from '../../src/collect/source.ts';
import { createContext } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { hang, PROFILE_BYTES, startPprofServer } from '../harness/pprof-server.ts';
import { startFakeGcs } from '../harness/servers/fake-gcs.ts';
import type { Server } from '../harness/servers/prometheus.ts';
import { startForwarder } from './forwarder.ts';
import { oidc, token, writeWorkloadIdentity } from './google-exchange.ts';

// fake-gcs-server knows no authentication; what Google refuses is in gs.test.ts.
const ODD = 'prod/a b#?%2F ü.pprof';

let server: Server;
beforeAll(async () => {
  server = await startFakeGcs({
    'profiles/prod/1.pprof': PROFILE_BYTES,
    'profiles/prod/2.pprof': PROFILE_BYTES,
    'profiles/prod/3.pprof': PROFILE_BYTES,
    [`profiles/${ODD}`]: PROFILE_BYTES,
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const address = (more: Partial<ObjectAddress> = {}): ObjectAddress => ({
  scheme: 'gs',
  bucket: 'profiles',
  path: '',
  endpoint: server.url,
  ...more,
});

const BEARER = 'request-token-of-the-job';
const ACCESS = 'ya29.access-token';

// fake-gcs-server behind a gate that asks for the token of a workload identity, as Google would.
describeSourceContract<ObjectSource<'gs'>>('gs', collectObjects, async () => {
  const context = await createContext();
  const hanging = await startPprofServer({ storage: hang });
  const google = await startPprofServer({ sts: token(ACCESS), oidc: oidc(BEARER, 'oidc-token-of-the-job') });
  const gate = await startForwarder(server.url, `Bearer ${ACCESS}`);
  const credentials = join(context.cwd, 'gha-creds.json');
  await writeWorkloadIdentity(credentials, google.url, BEARER);
  await mkdir(join(context.cwd, 'user'));
  const source = (more: Partial<ObjectAddress>): ObjectSource<'gs'> => ({
    kind: 'gs',
    address: address({ endpoint: gate.url, path: 'prod/', ...more }),
    label: 'gs://profiles/prod/',
    required: false,
  });
  return {
    cwd: join(context.cwd, 'user'),
    env: { GOOGLE_APPLICATION_CREDENTIALS: credentials },
    working: source({}),
    failing: source({ bucket: 'no-such-bucket' }),
    several: { source: source({}), files: 4 },
    slow: source({ endpoint: hanging.url }),
    secrets: [BEARER, ACCESS, 'oidc-token-of-the-job'],
    [Symbol.asyncDispose]: async () => {
      for (const one of [hanging, google, gate, context]) await one[Symbol.asyncDispose]();
    },
  };
});
