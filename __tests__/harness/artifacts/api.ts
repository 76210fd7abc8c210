import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  conclusionOf,
  describeArtifact,
  describeRun,
  type EmulatedArtifact,
  type EmulatedRepository,
  type EmulatedRun,
  statusOf,
} from './repository.ts';

/**
 * A stateful emulator of GitHub's REST endpoints for artifacts, and of the blob storage that a download is redirected
 * to. An emulator because there is nothing real to be had offline: act's server speaks only the runner's own protocol,
 * and the package `emulate` has no artifacts. What it answers is checked against GitHub's published description.
 */
export interface ArtifactApi extends AsyncDisposable {
  /** For GITHUB_API_URL; with `/api/v3` behind it, as GitHub Enterprise Server has it. */
  readonly url: string;
  readonly repositories: Map<string, EmulatedRepository>;
  /** `METHOD /path?query` of each request to the API, in their order. */
  readonly requests: string[];
  /** Answers of the API (`api`) or the storage (`blob`) that are given next instead of the true ones, each once. */
  readonly failures: {
    readonly at: 'api' | 'blob';
    readonly status: number;
    readonly message?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }[];
  /** What the storage does with the next downloads: sends half of the body, or nothing more at all. */
  blobBehaviour: 'whole' | 'half' | 'hang';
}

/** Knows this one, which has `actions: read`. */
export const TOKEN = 'ghs_goodtoken';
/** Known, but without that permission. */
export const POWERLESS_TOKEN = 'ghs_powerless';

class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, message: string, headers = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Starts the API and its storage on two ports of 127.0.0.1. */
export async function startArtifactApi(
  repositories: Readonly<Record<string, EmulatedRepository>>,
): Promise<ArtifactApi> {
  const state = new Map(Object.entries(repositories));
  const signed = new Map<string, EmulatedArtifact>();
  const requests: string[] = [];
  const failures: ArtifactApi['failures'] = [];

  const failing = (at: 'api' | 'blob') => {
    const index = failures.findIndex((failure) => failure.at === at);
    const failure = index < 0 ? undefined : failures.splice(index, 1)[0];
    if (failure === undefined) return;
    throw new Refusal(failure.status, failure.message ?? 'Failed as asked', failure.headers);
  };

  const blobs = createServer((request, response) => {
    answering(response, () => {
      failing('blob');
      // What Azure answers to a signed URL that comes with a bearer token.
      if (request.headers.authorization !== undefined) throw new Refusal(400, 'InvalidAuthenticationInfo');
      const artifact = signed.get(new URL(request.url ?? '', 'http://blobs').searchParams.get('sig') ?? '');
      if (artifact === undefined) throw new Refusal(403, 'AuthenticationFailed');
      sendBlob(response, artifact, emulator.blobBehaviour);
    });
  });
  const blobUrl = await listen(blobs);

  const api = createServer((request, response) => {
    answering(response, () => {
      requests.push(`${request.method} ${request.url}`);
      failing('api');
      authorize(request);
      const url = new URL(request.url ?? '', emulator.url);
      const answer = route(url, state);
      if ('download' in answer) {
        const signature = randomUUID();
        signed.set(signature, answer.download);
        response.writeHead(302, { location: `${blobUrl}/${answer.download.id}.zip?sig=${signature}` }).end();
        return;
      }
      sendJson(
        response,
        200,
        answer.body,
        answer.next === undefined ? {} : { link: `<${answer.next}>; rel="next"` },
      );
    });
  });
  const emulator: ArtifactApi = {
    ...{ url: await listen(api), repositories: state, requests, failures, blobBehaviour: 'whole' },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([close(api), close(blobs)]);
    },
  };
  return emulator;
}

function authorize(request: IncomingMessage): void {
  const [, token] = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === POWERLESS_TOKEN) throw new Refusal(403, 'Resource not accessible by integration');
  if (token !== TOKEN) throw new Refusal(401, 'Bad credentials');
}

type Answer =
  | { readonly download: EmulatedArtifact }
  | { readonly body: object; readonly next?: string | undefined };

function route(url: URL, state: ReadonlyMap<string, EmulatedRepository>): Answer {
  const [, name = '', rest = ''] = /^(?:\/api\/v3)?\/repos\/([^/]+\/[^/]+)(.*)$/.exec(url.pathname) ?? [];
  const repository = state.get(name);
  if (repository === undefined) throw new Refusal(404, 'Not Found');
  const parts = rest.split('/').slice(2);
  switch (`${rest.split('/')[1]} ${parts.map((part, index) => (index % 2 ? '_' : part)).join('/')}`) {
    case 'actions artifacts/_/zip':
      return download(repository, Number(parts[1]));
    case 'actions runs/_/artifacts':
      return page(url, 'artifacts', artifactsOf(findRun(repository, Number(parts[1]))));
    case 'actions runs':
    case 'actions workflows/_/runs':
      return page(
        url,
        'workflow_runs',
        runsOf(repository, parts[1], url).map((run) => describeRun(run)),
      );
    default:
      throw new Refusal(404, 'Not Found');
  }
}

function findRun(repository: EmulatedRepository, id: number): EmulatedRun {
  const run = repository.runs.find((candidate) => candidate.id === id);
  if (run === undefined) throw new Refusal(404, 'Not Found');
  return run;
}

/** Newest first, as GitHub lists them. */
function runsOf(repository: EmulatedRepository, workflow: string | undefined, url: URL): EmulatedRun[] {
  const found = repository.workflows.find(({ id, file }) => workflow === String(id) || workflow === file);
  if (workflow !== undefined && found === undefined) throw new Refusal(404, 'Not Found');
  const branch = url.searchParams.get('branch');
  const status = url.searchParams.get('status');
  return repository.runs
    .filter(
      (run) =>
        (found === undefined || run.workflow === found.id) && (branch === null || run.branch === branch),
    )
    .filter((run) => status === null || [conclusionOf(run), statusOf(run)].includes(status))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

function artifactsOf(run: EmulatedRun): object[] {
  return [...run.artifacts].sort((a, b) => b.id - a.id).map((artifact) => describeArtifact(run, artifact));
}

function download(repository: EmulatedRepository, id: number): Answer {
  const artifact = repository.runs.flatMap((run) => run.artifacts).find((candidate) => candidate.id === id);
  if (artifact === undefined) throw new Refusal(404, 'Not Found');
  if (artifact.expired) throw new Refusal(410, 'Artifact has expired');
  return { download: artifact };
}

function page(url: URL, key: string, all: readonly object[]): Answer {
  const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
  const number = Number(url.searchParams.get('page') ?? 1);
  const next = new URL(url);
  next.searchParams.set('page', String(number + 1));
  const body = { total_count: all.length, [key]: all.slice((number - 1) * size, number * size) };
  return { body, next: all.length > number * size ? next.href : undefined };
}

function sendBlob(
  response: ServerResponse,
  artifact: EmulatedArtifact,
  behaviour: ArtifactApi['blobBehaviour'],
): void {
  const { body, contentType = 'application/zip', name } = artifact;
  response.writeHead(200, {
    'content-type': contentType,
    'content-length': body.length,
    'content-disposition': `attachment; filename="${encodeURIComponent(name)}"`,
  });
  if (behaviour === 'whole') response.end(body);
  else if (behaviour === 'half') response.write(body.subarray(0, body.length / 2), () => response.destroy());
  else response.write(body.subarray(0, 1));
}

function answering(response: ServerResponse, answer: () => void): void {
  try {
    answer();
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(500, String(error));
    const body = { message: refusal.message, documentation_url: 'https://docs.github.com/rest' };
    sendJson(response, refusal.status, body, refusal.headers);
  }
}

function sendJson(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
