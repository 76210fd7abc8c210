import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, answers } from './answers.ts';
import { covers, type DocumentedRequest, type Permissions, permissionsPage, united } from './permissions.ts';

export interface GateOptions {
  /** What the token may, by `owner/name`; a repository that is not here cannot be seen. */
  readonly grants: Readonly<Record<string, Permissions>>;
  /** Whose token it is: GitHub says so in its answers. Default `integration`: a workflow's, or an App's. */
  readonly token?: 'integration' | 'personal access token';
  /** Public repositories: what reads needs no permission. Default: none. */
  readonly open?: boolean;
  /** Whether the token may read the organization's teams. */
  readonly members?: boolean;
}

interface Asked {
  readonly method: string;
  /** Path without GitHub Enterprise's prefix and without the query. */
  readonly path: string;
  readonly text: string;
  readonly authorization: string;
}

/**
 * Stands before an emulated GitHub and refuses, in GitHub's words, what a token may not. It knows the requests of
 * `docs/permissions.md`; any other one is a `violation`.
 */
export class PermissionGate implements AsyncDisposable {
  readonly violations: string[] = [];
  /** The documented requests that came, as `METHOD template`. */
  readonly used = new Set<string>();
  readonly #upstream: string;
  readonly #options: GateOptions;
  readonly #server: Server;
  readonly #needed = new Map<string, Permissions>();
  readonly #requests = permissionsPage().requests.map((request) => ({
    ...request,
    pattern: pattern(request),
  }));

  private constructor(upstream: string, options: GateOptions) {
    this.#upstream = upstream;
    this.#options = options;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  /** @param upstream address of the emulated GitHub. */
  static async start(upstream: string, options: GateOptions): Promise<PermissionGate> {
    const gate = new PermissionGate(upstream, options);
    await new Promise<void>((resolve) => gate.#server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  /** For GITHUB_API_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What all requests to a repository needed together, but for `metadata: read`. */
  needed(repository: string): Permissions {
    const { metadata: _, ...others } = this.#needed.get(repository.toLowerCase()) ?? {};
    return others;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname } = new URL(request.url ?? '/', 'http://github');
    const asked: Asked = {
      method: request.method ?? 'GET',
      path: pathname.replace(/^\/api(\/v3)?(?=\/)/, ''),
      text: Buffer.concat(chunks).toString(),
      authorization: request.headers.authorization ?? '',
    };
    try {
      const refusal = await this.#refusal(asked);
      if (refusal === undefined) await this.#forward(request, asked, response);
      else send(response, refusal);
    } catch (error) {
      this.violations.push(`gate: ${(error as Error).stack}`);
      send(response, { status: 500, body: { message: String(error) } });
    }
  }

  async #refusal(asked: Asked): Promise<Answer | undefined> {
    const request = this.#requests.find(
      ({ method, path, pattern: of }) =>
        method === (asked.path === '/graphql' ? 'GraphQL' : asked.method) &&
        (asked.path === '/graphql' ? new RegExp(`\\b${path}\\b`).test(asked.text) : of.test(asked.path)),
    );
    if (request === undefined) {
      this.violations.push(`${asked.method} ${asked.path} is not in docs/permissions.md`);
      return answers.notFound;
    }
    this.used.add(`${request.method} ${request.path}`);
    // GraphQL names a node and no repository: ours are always of the one that is published to.
    const [first = ''] = Object.keys(this.#options.grants);
    const repository = (/^\/repos\/([^/]+\/[^/]+)/.exec(asked.path)?.[1] ?? first).toLowerCase();
    const given = this.#given(repository);
    if (given === undefined) return answers.notFound;
    const needs = await this.#needs(request, asked, repository);
    this.#needed.set(repository, united(this.#needed.get(repository) ?? {}, needs));
    // An artifact's content is the one thing here that not everybody may read.
    const isRead = asked.method === 'GET' && !request.path.endsWith('/{archive_format}');
    const isOpen = isRead && this.#options.open === true;
    if (!isOpen && !covers(given, request.needs)) return this.#notAccessible(request);
    if (!isOpen && !covers(given, needs)) return answers.mayNotCreateLabels;
    const asksTeam = request.path.endsWith('/requested_reviewers') && asked.text.includes('team_reviewers');
    return asksTeam && this.#options.members !== true ? answers.teamNotResolved : undefined;
  }

  #given(repository: string): Permissions | undefined {
    return Object.entries(this.#options.grants).find(([name]) => name.toLowerCase() === repository)?.[1];
  }

  /** A label that is not there yet is made, and that takes more than putting it on a pull request. */
  async #needs(request: DocumentedRequest, asked: Asked, repository: string): Promise<Permissions> {
    if (!request.path.endsWith('/labels')) return request.needs;
    const { labels } = JSON.parse(asked.text) as { labels: string[] };
    for (const label of labels) {
      const url = `${this.#upstream}/repos/${repository}/labels/${encodeURIComponent(label)}`;
      const { status } = await fetch(url, { headers: { authorization: asked.authorization } });
      if (status === 404) return united(request.needs, { issues: 'write' });
    }
    return request.needs;
  }

  #notAccessible({ method, path, needs }: DocumentedRequest): Answer {
    const message = `Resource not accessible by ${this.#options.token ?? 'integration'}`;
    if (method === 'GraphQL') {
      return {
        status: 200,
        body: {
          data: { [path]: null },
          errors: [{ type: 'FORBIDDEN', path: [path], locations: [], message }],
        },
      };
    }
    const accepted = answers.notAccessible(acceptedPermissions(path, needs));
    return { ...accepted, body: { ...(accepted.body as object), message } };
  }

  async #forward(request: IncomingMessage, { text }: Asked, response: ServerResponse): Promise<void> {
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(`${this.#upstream}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(text !== '' && { body: text }),
    });
    const kept = [...answer.headers].filter(([name]) =>
      /^(content-type|location|link|x-|retry-after)/.test(name),
    );
    const here = (words: string) => words.replaceAll(this.#upstream, this.url);
    response.writeHead(answer.status, Object.fromEntries(kept.map(([name, value]) => [name, here(value)])));
    response.end(here(await answer.text()));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The header as GitHub sends it: alternatives between semicolons, what is needed together between commas. */
function acceptedPermissions(path: string, needs: Permissions): string {
  const [one, ...others] = Object.entries(needs).map(
    ([name, access]) => `${name.replaceAll('-', '_')}=${access}`,
  );
  const all = [one, ...others].join(',');
  if (path.includes('/issues/')) return `${all.replace('pull_requests', 'issues')}; ${all}`;
  return /\/git\/refs/.test(path) ? `${all}; ${all},workflows=write` : all;
}

/** What stands for `{path}` and `{ref}` may hold slashes. */
function pattern({ path }: DocumentedRequest): RegExp {
  const source = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    ['path', 'ref', 'basehead'].includes(name) ? '.+' : '[^/]+',
  );
  return new RegExp(`^${source}$`);
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}
