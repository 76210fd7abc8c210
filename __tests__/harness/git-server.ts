import { execFileSync, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Git's own server over HTTP: what GitLab, Gitea and others run behind theirs. */
export interface GitServer extends AsyncDisposable {
  /** Of the folder with the repositories, with user and password. */
  readonly url: string;
  /** The same, without. */
  readonly anonymousUrl: string;
}

const USER = 'gopher';

/** Serves the bare repositories below `root` on loopback to who knows `password`; any user name will do, as on GitLab. */
export async function startGitServer(root: string, password: string): Promise<GitServer> {
  const backend = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend');
  const server = createServer((request, response) => {
    const [, login = ''] = request.headers.authorization?.split('Basic ') ?? [];
    if (Buffer.from(login, 'base64').toString().endsWith(`:${password}`)) return serve(request, response);
    response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
  });
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://git');
    const child = spawn(backend, [], {
      env: {
        PATH: process.env['PATH'],
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_CONFIG_NOSYSTEM: '1',
        HOME: root,
        REMOTE_USER: USER,
        REMOTE_ADDR: '127.0.0.1',
        REQUEST_METHOD: request.method,
        PATH_INFO: decodeURIComponent(pathname),
        QUERY_STRING: search.slice(1),
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        CONTENT_LENGTH: request.headers['content-length'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    request.pipe(child.stdin.on('error', () => {}));
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.on('close', () => answer(Buffer.concat(chunks), response));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${USER}:${password}@127.0.0.1:${port}`,
    anonymousUrl: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a CGI program printed, as an answer. */
function answer(printed: Buffer, response: ServerResponse): void {
  const end = printed.indexOf('\r\n\r\n');
  const lines = printed.subarray(0, end).toString().split('\r\n');
  const headers = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]);
  const status = Number.parseInt(headers.find(([name]) => name === 'Status')?.[1] ?? '200', 10);
  response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name !== 'Status')));
  response.end(printed.subarray(end + 4));
}
