import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { type Answer, answers } from './answers.ts';

type Access = 'read' | 'write';
/** The `permissions` of a workflow's job, such as `{ contents: 'write' }`. */
export type Permissions = Readonly<Record<string, Access>>;

/** The tables of `docs/permissions.md`. */
export interface PermissionsPage {
  /** By use, such as `refresh: publish: commit`. */
  readonly commands: ReadonlyMap<string, Permissions>;
  readonly requests: readonly {
    /** `GET`, or `GraphQL`. */
    readonly method: string;
    /** OpenAPI's template of the path, or the name of the query or mutation. */
    readonly path: string;
    readonly needs: Permissions;
  }[];
}

export function permissionsPage(): PermissionsPage {
  const page = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8').replaceAll(
    '`',
    '',
  );
  return {
    commands: new Map(
      tableUnder('By command', page).map(([command, when, granted = '']) => [
        `${command}: ${when}`,
        parse(granted),
      ]),
    ),
    requests: tableUnder('Every request to GitHub', page).map(([request = '', needs]) => {
      const [method = '', path = ''] = request.split(' ');
      return { method, path, needs: parse(`{ ${needs} }`) };
    }),
  };
}

/** The cells of the first table below a heading. @throws Error for a heading without one. */
function tableUnder(heading: string, page: string): string[][] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  if (rows.length < 3) throw new Error(`docs/permissions.md has no table under "${heading}".`);
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What all of them grant together. */
export function united(...all: readonly Permissions[]): Permissions {
  const sum: Record<string, Access> = {};
  for (const [name, access] of all.flatMap((one) => Object.entries(one)))
    if (sum[name] !== 'write') sum[name] = access;
  return sum;
}

/** Whether a token with `given` may do what needs `needed`. */
export function covers(given: Permissions, needed: Permissions): boolean {
  return Object.entries(needed).every(
    ([name, access]) => name === 'metadata' || given[name] === 'write' || given[name] === access,
  );
}

export interface PermissionGate extends AsyncDisposable {
  /** For GITHUB_API_URL. */
  readonly url: string;
  /** Requests that `docs/permissions.md` does not have. */
  readonly violations: string[];
  /** What all requests needed together, except `metadata: read`. */
  needed(): Permissions;
}

/**
 * Stands in front of an emulated GitHub and refuses, in GitHub's words, what a token with `granted` may not do.
 * @param upstream address of the emulated GitHub.
 */
export async function startPermissionGate(upstream: string, granted: Permissions): Promise<PermissionGate> {
  const page = permissionsPage();
  let needed: Permissions = {};
  const violations: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const path = new URL(request.url ?? '/', 'http://github').pathname.replace(/^\/api(\/v3)?(?=\/)/, '');
    const method = path === '/graphql' ? 'GraphQL' : request.method;
    const documented = page.requests.find(
      (one) =>
        one.method === method &&
        (path === '/graphql' ? body.includes(one.path) : patternOf(one.path).test(path)),
    );
    if (documented === undefined) {
      violations.push(`${method} ${path} is not in docs/permissions.md`);
      return send(response, answers.notFound);
    }
    needed = united(needed, documented.needs);
    if (!covers(granted, documented.needs)) return send(response, refusal(documented));
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(`${upstream}${request.url}`, {
      method: request.method,
      headers: headers as Record<string, string>,
      redirect: 'manual',
      body: body === '' ? undefined : body,
    });
    const here = (words: string) => words.replaceAll(upstream, url);
    const kept = [...answer.headers].filter(([name]) =>
      /^(content-type|location|link|x-|retry-after)/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept.map(([name, value]) => [name, here(value)])));
    response.end(here(await answer.text()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    violations,
    needed() {
      const { metadata: _, ...others } = needed;
      return others;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusal({ method, path, needs }: PermissionsPage['requests'][number]): Answer {
  if (method === 'GraphQL') {
    const error = { type: 'FORBIDDEN', path: [path], message: 'Resource not accessible by integration' };
    return { status: 200, body: { data: { [path]: null }, errors: [error] } };
  }
  const all = Object.entries(needs).map(([name, access]) => `${name.replaceAll('-', '_')}=${access}`);
  return answers.notAccessible(all.join(','));
}

/** `{path}` and `{ref}` may hold slashes. */
function patternOf(template: string): RegExp {
  const source = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    ['path', 'ref', 'basehead'].includes(name) ? '.+' : '[^/]+',
  );
  return new RegExp(`^${source}$`);
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}
