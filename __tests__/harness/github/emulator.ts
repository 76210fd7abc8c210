import { createEmulator, type Emulator as Emulated } from 'emulate';

/** What the emulator answered. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the answers of some forty requests, read in tests only.
  readonly data: any;
}

export interface Seed {
  readonly repository: string;
  readonly tokens: Readonly<Record<string, string>>;
  /** Logins without a token, members of the organization. */
  readonly people: readonly string[];
}

/**
 * The stateful emulator of GitHub's REST API on loopback, with one organization that owns the repository and
 * whose members all token owners are. What goes through here is seen by no check of the harness.
 */
export class Emulator implements AsyncDisposable {
  readonly url: string;
  readonly #emulator: Emulated;
  readonly #adminToken: string;

  private constructor(emulator: Emulated, adminToken: string) {
    this.#emulator = emulator;
    this.#adminToken = adminToken;
    this.url = emulator.url.replace('localhost', '127.0.0.1');
  }

  static async start({ repository, tokens, people }: Seed): Promise<Emulator> {
    const [owner, name] = repository.split('/') as [string, string];
    const administrator = 'harness-administrator';
    const logins = [administrator, ...Object.values(tokens)];
    const emulator = await createEmulator({
      service: 'github',
      port: 0,
      seed: {
        tokens: Object.fromEntries(
          Object.entries({ ...tokens, [administrator]: administrator }).map(([token, login]) => [
            token,
            { login, scopes: ['repo'] },
          ]),
        ),
        github: {
          users: [...new Set([...logins, ...people])].map((login) => ({
            login,
            name: login,
            email: `${login}@users.noreply.github.com`,
          })),
          orgs: [
            {
              login: owner,
              members: [
                ...[...new Set(logins)].map((login) => ({ login, role: 'admin' })),
                ...people.map((login) => ({ login, role: 'member' })),
              ],
            },
          ],
          repos: [{ owner, name, auto_init: false }],
        },
      },
    });
    return new Emulator(emulator, administrator);
  }

  /** A request past all checks, as an administrator unless a token is given. */
  async call(method: string, path: string, body?: unknown, token = this.#adminToken): Promise<Reply> {
    return this.forward(method, path, body === undefined ? undefined : JSON.stringify(body), {
      authorization: `token ${token}`,
      'content-type': 'application/json',
    });
  }

  /** Like `call`, but anything else than success is a mistake of the test. */
  async must(method: string, path: string, body?: unknown, token?: string): Promise<Reply['data']> {
    const reply = await this.call(method, path, body, token);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
    return reply.data;
  }

  async forward(
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Reply> {
    return replyOf(`${this.url}${path}`, { method, headers, body: body || undefined });
  }

  /** Commits `files` onto `branch` (made when it is not there), as the token's owner; returns the commit's SHA. */
  async commit(
    repository: string,
    branch: string,
    files: Readonly<Record<string, string | Uint8Array>>,
    options: { readonly message?: string; readonly token?: string; readonly from?: string } = {},
  ): Promise<string> {
    const git = `/repos/${repository}/git`;
    const head =
      (await this.head(repository, branch)) ??
      (options.from === undefined ? undefined : await this.head(repository, options.from));
    const parent = head === undefined ? undefined : await this.must('GET', `${git}/commits/${head}`);
    const tree = [];
    for (const [path, content] of Object.entries(files)) {
      const blob = await this.must('POST', `${git}/blobs`, {
        content: Buffer.from(content).toString('base64'),
        encoding: 'base64',
      });
      tree.push({ path, mode: '100644', type: 'blob', sha: blob.sha });
    }
    const { sha: treeSha } = await this.must('POST', `${git}/trees`, {
      ...(parent && { base_tree: parent.tree.sha }),
      tree,
    });
    const commit = await this.must(
      'POST',
      `${git}/commits`,
      { message: options.message ?? 'Change', tree: treeSha, parents: head === undefined ? [] : [head] },
      options.token,
    );
    await this.setHead(repository, branch, commit.sha);
    return commit.sha;
  }

  async head(repository: string, branch: string): Promise<string | undefined> {
    const reply = await this.call('GET', `/repos/${repository}/git/ref/heads/${branch}`);
    return reply.status === 200 ? reply.data.object.sha : undefined;
  }

  async setHead(repository: string, branch: string, sha: string): Promise<void> {
    const refs = `/repos/${repository}/git/refs`;
    if ((await this.head(repository, branch)) === undefined) {
      await this.must('POST', refs, { ref: `refs/heads/${branch}`, sha });
    } else {
      await this.must('PATCH', `${refs}/heads/${branch}`, { sha, force: true });
    }
  }

  /** GitHub's forks share their objects, the emulator's do not: copies a commit with all it stands on. */
  async share(from: string, to: string, sha: string): Promise<void> {
    if ((await this.call('GET', `/repos/${to}/git/commits/${sha}`)).status === 200) return;
    const commit = await this.must('GET', `/repos/${from}/git/commits/${sha}`);
    for (const parent of commit.parents) await this.share(from, to, parent.sha);
    const listing = await this.must('GET', `/repos/${from}/git/trees/${commit.tree.sha}?recursive=1`);
    const blobs = listing.tree.filter((entry: { type: string }) => entry.type === 'blob');
    for (const { sha: blob } of blobs) {
      const { content, encoding } = await this.must('GET', `/repos/${from}/git/blobs/${blob}`);
      await this.must('POST', `/repos/${to}/git/blobs`, { content, encoding });
    }
    const tree = blobs.map((entry: Record<string, unknown>) => ({
      path: entry['path'],
      mode: entry['mode'],
      type: entry['type'],
      sha: entry['sha'],
    }));
    await this.must('POST', `/repos/${to}/git/trees`, { tree });
    const { author, committer, message } = commit;
    const copy = await this.must('POST', `/repos/${to}/git/commits`, {
      message,
      author,
      committer,
      tree: commit.tree.sha,
      parents: commit.parents.map((parent: { sha: string }) => parent.sha),
    });
    if (copy.sha !== sha) throw new Error(`The copy of commit ${sha} became ${copy.sha}.`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#emulator.close();
  }
}

export async function replyOf(url: string, request: RequestInit): Promise<Reply> {
  const response = await fetch(url, request);
  const text = await response.text();
  const { status, headers } = response;
  const isJson = headers.get('content-type')?.includes('json') && text !== '';
  return { status, headers, text, data: isJson ? JSON.parse(text) : undefined };
}
