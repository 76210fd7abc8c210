import { openArchive } from '../../src/collect/archive.ts';
import { collectFrom } from '../../src/collect/collect.ts';
import type { CollectContext, Collection, Scheme, Source, SourceKind } from '../../src/collect/source.ts';
import { NO_CREDENTIALS } from '../collect/opened.ts';
import { type Asked, type Attack, reply } from '../harness/hostile-server.ts';

/** A part of the product that asks a server, pointed at a hostile one. */
export interface Subject {
  readonly name: string;
  /** What answers well until the request that is attacked; undefined: attack. */
  serve?(asked: Asked, server: string): Attack | undefined;
  /** Asks. Nothing that comes of an attack is a profile. */
  run(server: string, context: CollectContext): Promise<Collection | undefined>;
  /** Takes any bytes, which others judge later. */
  readonly takesBytes?: true;
  /** Bytes that an attack may make it read in all its attempts, where that is more than usual. */
  readonly mostRead?: number;
  /** What the server names may be on this machine, but for link-local addresses and a cloud's metadata. */
  readonly mayAskThisMachine?: true;
  /** An answer of any content may be taken for a success: only what was sent matters. */
  readonly sends?: true;
}

/** Secrets that the subjects ask with; no server but the first may see one. */
export const SECRETS = ['hostile-secret-1', 'aG9zdGlsZS1zZWNyZXQtMQ=='] as const;
const [TOKEN, KEY] = SECRETS;

/** Milliseconds for a source with its retries. */
const TIMEOUT = 1_500;
const COMMON = { label: 'the source', required: false, timeout: TIMEOUT } as const;
const DAY = { from: { ago: 86_400_000 }, to: { ago: 0 } } as const;
const HEADERS = { authorization: `Bearer ${TOKEN}`, cookie: `session=${TOKEN}`, 'x-key': TOKEN };

const ENV = {
  ...NO_CREDENTIALS,
  PATH: process.env['PATH'],
  AWS_ACCESS_KEY_ID: 'access-key',
  AWS_SECRET_ACCESS_KEY: TOKEN,
  AWS_REGION: 'eu-west-1',
  AZURE_STORAGE_KEY: KEY,
  DD_API_KEY: TOKEN,
  DD_APP_KEY: TOKEN,
};

function ask(source: Source, context: CollectContext, env: Record<string, string> = {}) {
  return collectFrom(source, { ...context, env: { ...ENV, ...env }, token: TOKEN });
}

const json = (value: unknown) => reply(200, JSON.stringify(value), { 'Content-Type': 'application/json' });

function prometheus(server: string): Source {
  return {
    ...COMMON,
    kind: 'prometheus',
    url: server,
    headers: HEADERS,
    query: 'up',
    endpoint: 'http://{{instance}}/debug/pprof/profile',
    endpointAccess: { headers: HEADERS },
    seconds: 1,
    period: DAY,
    partialResponse: false,
  };
}

function pyroscope(url: string): Source {
  return {
    ...COMMON,
    kind: 'pyroscope',
    url,
    headers: HEADERS,
    query: '{service_name="x"}',
    profileType: 'process_cpu:cpu:nanoseconds:cpu:nanoseconds',
    period: DAY,
  };
}

function bucket(scheme: Scheme, server: string): Source {
  return { ...COMMON, kind: scheme, address: addressOf(scheme, server, 'prod/') } as Source;
}

function addressOf(scheme: Scheme, endpoint: string, path: string) {
  return { scheme, bucket: 'bucket', path, endpoint, ...(scheme === 'az' && { account: 'account' }) };
}

interface GoodAnswer {
  /** A value of JSON, or a document of XML. */
  readonly good: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One object of 3 bytes, as each store lists it. */
export const LIST_ANSWERS: Readonly<Record<Scheme, GoodAnswer>> = {
  s3: {
    good: '<?xml version="1.0"?><ListBucketResult><Name>bucket</Name><IsTruncated>false</IsTruncated><Contents><Key>prod/a</Key><Size>3</Size><LastModified>2026-11-20T00:00:00Z</LastModified></Contents></ListBucketResult>',
    headers: { 'Content-Type': 'application/xml' },
  },
  gs: {
    good: {
      kind: 'storage#objects',
      items: [{ name: 'prod/a', size: '3', timeCreated: '2026-11-20T00:00:00Z' }],
    },
    headers: { 'Content-Type': 'application/json' },
  },
  az: {
    good: '<?xml version="1.0" encoding="utf-8"?><EnumerationResults ServiceEndpoint="http://x/account" ContainerName="bucket"><Blobs><Blob><Name>prod/a</Name><Properties><Last-Modified>Fri, 20 Nov 2026 00:00:00 GMT</Last-Modified><Etag>x</Etag><Content-Length>3</Content-Length><BlobType>BlockBlob</BlobType></Properties></Blob></Blobs><NextMarker /></EnumerationResults>',
    headers: { 'Content-Type': 'application/xml', 'x-ms-version': '2026-04-06' },
  },
};

const listOf = (scheme: Scheme): Attack => {
  const { good, headers } = LIST_ANSWERS[scheme];
  return reply(200, typeof good === 'string' ? good : JSON.stringify(good), headers);
};

const isList = (scheme: Scheme, { path }: Asked) =>
  scheme === 'gs' ? !path.includes('alt=media') : /list-type=2|comp=list/.test(path);

function ofStore(scheme: Scheme): Subject[] {
  return [
    { name: `${scheme}: the list`, run: (server, context) => ask(bucket(scheme, server), context) },
    {
      name: `${scheme}: an object`,
      takesBytes: true,
      serve: (asked) => (isList(scheme, asked) ? listOf(scheme) : undefined),
      run: (server, context) => ask(bucket(scheme, server), context),
    },
    {
      name: `${scheme}: the archive`,
      sends: true,
      async run(server, context) {
        const { signal, mask } = context;
        const bounded = AbortSignal.any([signal, AbortSignal.timeout(3 * TIMEOUT)]);
        const store = { env: ENV, signal: bounded, mask };
        const archive = await openArchive(addressOf(scheme, server, 'archive'), [], store);
        await archive.keepResult('{}', new Date('2026-11-22T00:00:00Z')).catch((error: unknown) => {
          // Uploads have no time-out that can be set, but a long one of their own.
          if (!bounded.aborted || signal.aborted) throw error;
        });
        return undefined;
      },
    },
  ];
}

const ARTIFACT = {
  ...{ id: 1, name: 'cpu', size_in_bytes: 3, expired: false, created_at: '2026-11-20T00:00:00Z' },
  workflow_run: { id: 7, repository_id: 1, head_repository_id: 1, head_branch: 'main' },
};

function artifacts(server: string, context: CollectContext) {
  const source: Source = { ...COMMON, kind: 'artifact', name: 'cpu', runId: 7 };
  return ask(source, context, { GITHUB_API_URL: server, GITHUB_REPOSITORY: 'acme/service' });
}

const RUNTIME_TOKEN = `head.${Buffer.from('{"scp":"Actions.Results:1:2"}').toString('base64url')}.${TOKEN}`;

function ownArtifacts(server: string, context: CollectContext) {
  const source: Source = { ...COMMON, kind: 'artifact', name: 'cpu' };
  return ask(source, context, { ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN, ACTIONS_RESULTS_URL: server });
}

/** The results service with one artifact of 3 bytes, up to the signed address. */
function ownArtifactsUpTo(end: 'list' | 'address', { path }: Asked, server: string): Attack | undefined {
  const ids = { workflow_run_backend_id: '1', workflow_job_run_backend_id: '2' };
  if (path.endsWith('/ListArtifacts'))
    return json({ artifacts: [{ ...ids, database_id: '1', name: 'cpu', size: '3' }] });
  const isAddress = path.endsWith('/GetSignedArtifactURL') && end === 'address';
  return isAddress ? json({ signed_url: `${server}/signed?sig=${TOKEN}` }) : undefined;
}

/** Every kind of source: each request that it makes of a server, or why it makes none. */
export const SUBJECTS: { readonly [K in SourceKind]: readonly Subject[] | string } = {
  file: 'asks no server',
  command: 'asks no server: what the command does is its own',
  pprof: [
    {
      name: 'pprof',
      run: (server, context) =>
        ask(
          { ...COMMON, kind: 'pprof', url: `${server}/debug/pprof/profile`, seconds: 1, headers: HEADERS },
          context,
        ),
    },
  ],
  prometheus: [
    { name: 'prometheus: the query', run: (server, context) => ask(prometheus(server), context) },
    {
      name: 'prometheus: the load over time',
      run: (server, context) => ask({ ...prometheus(server), busiest: 3_600_000 } as Source, context),
    },
    {
      name: 'prometheus: an endpoint',
      serve: ({ path }, server) =>
        path.startsWith('/api/v1/')
          ? json({
              status: 'success',
              data: {
                resultType: 'vector',
                result: [{ metric: { instance: new URL(server).host }, value: [1, '1'] }],
              },
            })
          : undefined,
      run: (server, context) => ask(prometheus(server), context),
    },
  ],
  kubernetes: 'asks no server itself: kubectl does',
  pyroscope: [{ name: 'pyroscope', run: (url, context) => ask(pyroscope(url), context) }],
  parca: [
    {
      name: 'parca',
      run: (url, context) =>
        ask(
          { ...COMMON, kind: 'parca', url, headers: HEADERS, query: 'process_cpu{job="x"}', period: DAY },
          context,
        ),
    },
  ],
  datadog: [
    {
      name: 'datadog: one archive',
      run: (site, context) =>
        ask({ ...COMMON, kind: 'datadog', site, query: 'service:x', period: DAY }, context),
    },
  ],
  s3: ofStore('s3'),
  gs: ofStore('gs'),
  az: ofStore('az'),
  artifact: [
    { name: 'artifact: the list', run: artifacts },
    {
      name: 'artifact: the signed place',
      // An API on this machine, as here, may have its storage there, too; redirects.test.ts has the other case.
      mayAskThisMachine: true,
      serve: ({ path }) => (path.includes('/zip') ? undefined : json({ artifacts: [ARTIFACT] })),
      run: artifacts,
    },
    {
      name: 'artifact: the download',
      takesBytes: true,
      mostRead: 6.5e9,
      serve: ({ path }, server) =>
        path.startsWith('/signed')
          ? undefined
          : path.includes('/zip')
            ? reply(302, '', { Location: `${server}/signed` })
            : json({ artifacts: [ARTIFACT] }),
      run: artifacts,
    },
    { name: 'artifact: the list of this run', run: ownArtifacts },
    {
      name: 'artifact: the signed place of this run',
      mayAskThisMachine: true,
      serve: (asked, server) => ownArtifactsUpTo('list', asked, server),
      run: ownArtifacts,
    },
    {
      name: 'artifact: the download of this run',
      takesBytes: true,
      serve: (asked, server) => ownArtifactsUpTo('address', asked, server),
      run: ownArtifacts,
    },
  ],
};

/** A request of a source, and an answer to it that is good. */
export interface OddSubject extends GoodAnswer {
  readonly subject: Subject;
}

const OWN_ARTIFACT = {
  workflow_run_backend_id: '1',
  workflow_job_run_backend_id: '2',
  database_id: '1',
  name: 'cpu',
  size: '3',
  created_at: '2026-11-20T00:00:00Z',
  digest: 'sha256:0',
};

/** Every answer in JSON or XML that a source reads. */
export const ODD_SUBJECTS: readonly OddSubject[] = [
  {
    subject: { name: 'prometheus: the query', run: (server, context) => ask(prometheus(server), context) },
    good: {
      status: 'success',
      data: { resultType: 'vector', result: [{ metric: { instance: 'a b' }, value: [1, '1'] }] },
      warnings: ['PromQL info: x'],
    },
  },
  {
    subject: {
      name: 'prometheus: the load over time',
      run: (server, context) => ask({ ...prometheus(server), busiest: 3_600_000 } as Source, context),
    },
    good: { status: 'success', data: { resultType: 'matrix', result: [{ metric: {}, values: [[1, '1']] }] } },
  },
  {
    subject: {
      name: 'pyroscope: the load over time',
      run: (url, context) => ask({ ...pyroscope(url), busiest: 3_600_000 } as Source, context),
    },
    good: { series: [{ points: [{ timestamp: '1790000000000', value: 1 }] }] },
  },
  ...(['s3', 'gs', 'az'] as const).map((scheme) => ({
    subject: {
      name: `${scheme}: the list`,
      run: (server: string, context: CollectContext) => ask(bucket(scheme, server), context),
    },
    ...LIST_ANSWERS[scheme],
  })),
  { subject: { name: 'artifact: the list', run: artifacts }, good: { artifacts: [ARTIFACT] } },
  {
    subject: {
      name: 'artifact: the runs',
      run(server, context) {
        const source: Source = { ...COMMON, kind: 'artifact', name: 'cpu', branch: 'main' };
        return ask(source, context, { GITHUB_API_URL: server, GITHUB_REPOSITORY: 'acme/service' });
      },
    },
    good: { workflow_runs: [{ id: 7, repository: { id: 1 }, head_repository: { id: 1 } }] },
  },
  {
    subject: { name: 'artifact: the list of this run', run: ownArtifacts },
    good: { artifacts: [OWN_ARTIFACT] },
  },
  {
    subject: {
      name: 'artifact: the signed place of this run',
      serve: (asked, server) => ownArtifactsUpTo('list', asked, server),
      run: ownArtifacts,
    },
    good: { signed_url: 'http://127.0.0.1:9/x' },
  },
];
