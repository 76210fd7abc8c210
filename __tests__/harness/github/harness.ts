import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Answer, answers } from './answers.ts';
import { type Emulator, type Reply, replyOf } from './emulator.ts';
import { answerGraphQl, type RefUpdate } from './graphql.ts';
import { Pulls } from './pulls.ts';
import { type Ground, type Incoming, ruled } from './rules.ts';

export const TOKEN = 'ghs_emulatedWorkflowToken';
export const PERSON_TOKEN = 'ghp_emulatedPersonalToken';

/** Stands for a branch that does not exist. */
const NO_OID = '0'.repeat(40);

/** One request as it went over the wire, and what was answered; status 0 when the connection was cut. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly status: number;
}

export interface Matcher {
  readonly method?: string;
  readonly path: RegExp;
  readonly body?: RegExp;
}

export class GitHubHarness implements AsyncDisposable {
  readonly repository: string;
  /** The first token, for the code under test. */
  readonly token: string;
  readonly exchanges: Exchange[] = [];
  readonly violations: string[] = [];
  /** The emulator, past all checks: to prepare a scene and to look at the result. */
  readonly emulator: Emulator;
  readonly pulls: Pulls;
  readonly #tokens: Readonly<Record<string, string>>;
  readonly #forks: ReadonlyMap<string, string>;
  readonly #server: Server;
  readonly #injected: { readonly matcher: Matcher; readonly answer: Answer; times: number }[] = [];
  readonly #interludes: { readonly matcher: Matcher; readonly action: () => Promise<unknown> }[] = [];
  #lastWrite: Promise<unknown> = Promise.resolve();
  #writesLeft = Number.POSITIVE_INFINITY;
  #loseAnswer = false;

  constructor(
    repository: string,
    tokens: Readonly<Record<string, string>>,
    emulator: Emulator,
    forks: ReadonlyMap<string, string>,
  ) {
    this.repository = repository;
    this.token = Object.keys(tokens)[0] ?? '';
    this.emulator = emulator;
    this.pulls = new Pulls(emulator);
    this.#tokens = tokens;
    this.#forks = forks;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** For GITHUB_API_URL. `${url}/api/v3` serves the same, as a GitHub Enterprise Server does. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What tells the command line of it. */
  get env() {
    return { GITHUB_TOKEN: this.token, GITHUB_API_URL: this.url, GITHUB_REPOSITORY: this.repository };
  }

  /** The next `times` matching requests get this answer and do not reach the emulator. */
  inject(matcher: Matcher, answer: Answer, times = 1): void {
    this.#injected.push({ matcher, answer, times });
  }

  /** Runs `action` before the next matching request goes on its way, such as a person's push. */
  before(matcher: Matcher, action: () => Promise<unknown>): void {
    this.#interludes.push({ matcher, action });
  }

  /** Injected answers that no request has met yet. */
  get pendingInjections(): number {
    return this.#injected.reduce((sum, { times }) => sum + times, 0);
  }

  /**
   * Cuts every connection once `writes` more writing requests went through, as if the run had been killed.
   * With `loseAnswer` the next one still takes effect, but its answer is lost.
   */
  cutAfter(writes: number, { loseAnswer = false } = {}): void {
    this.#writesLeft = writes;
    this.#loseAnswer = loseAnswer;
  }

  reconnect(): void {
    this.#writesLeft = Number.POSITIVE_INFINITY;
    this.#loseAnswer = false;
  }

  /** Ends it and what was used with it. @throws as `expectNoViolations`. */
  async end(...others: AsyncDisposable[]): Promise<void> {
    for (const one of [this, ...others]) await one[Symbol.asyncDispose]();
    this.expectNoViolations();
  }

  /** @throws when a GraphQL request was not as GitHub documents it (types check the others), or the harness failed. */
  expectNoViolations(): void {
    if (this.violations.length > 0) {
      throw new Error(`Requests that GitHub does not document:\n${this.violations.join('\n')}`);
    }
  }

  /** The writing requests so far, such as `POST /repos/octo/service/pulls`. */
  get writes(): string[] {
    return this.exchanges.filter(isWrite).map(({ method, url }) => `${method} ${url}`);
  }

  /** A request through the proxy, as a person or another program would make it. */
  async request(method: string, path: string, body?: unknown, token = PERSON_TOKEN): Promise<Reply> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return replyOf(`${this.url}${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  /** The bytes of a file at a branch or commit; undefined for an unknown path. */
  async file(path: string, ref = 'main', repository = this.repository): Promise<Buffer | undefined> {
    const reply = await this.emulator.call('GET', `/repos/${repository}/contents/${path}?ref=${ref}`);
    return reply.status === 200 ? Buffer.from(reply.data.content, 'base64') : undefined;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const incoming: Incoming = {
      method: request.method ?? 'GET',
      url: (request.url ?? '/').replace(/^\/api(\/v3)?(?=\/)/, ''),
      text: await text(request),
      token: (request.headers.authorization ?? '').replace(/^(token|bearer)\s+/i, ''),
    };
    const cut = this.#isCut(incoming);
    if (cut === 'request') return this.#cut(incoming, response);
    let answer: Answer;
    try {
      answer = await this.#answer(incoming, request.headers.accept ?? '*/*');
    } catch (error) {
      // A mistake of the harness: visible to the test, whatever the code under test makes of it.
      this.violations.push(`harness: ${(error as Error).stack}`);
      answer = { status: 500, body: { message: String(error) } };
    }
    if (cut === 'answer') return this.#cut(incoming, response);
    const { method, url, text: body } = incoming;
    this.exchanges.push({ method, url, body, status: answer.status });
    send(response, answer, (words) =>
      words.replaceAll(/http:\/\/(localhost|127\.0\.0\.1):\d+(?=\/)/g, this.url),
    );
  }

  #isCut(request: Incoming): 'request' | 'answer' | undefined {
    const writes = isWrite({ ...request, body: request.text });
    if (this.#writesLeft > 0) {
      if (writes) this.#writesLeft--;
      return undefined;
    }
    if (!this.#loseAnswer) return 'request';
    // Until the write whose answer gets lost, reading goes on.
    this.#loseAnswer = !writes;
    return writes ? 'answer' : undefined;
  }

  #cut({ method, url, text }: Incoming, response: ServerResponse): void {
    this.exchanges.push({ method, url, body: text, status: 0 });
    response.destroy();
  }

  async #answer(request: Incoming, accept: string): Promise<Answer> {
    const graphQl = request.method === 'POST' && request.url === '/graphql';
    const interlude = this.#interludes.findIndex(({ matcher }) => matches(matcher, request));
    if (interlude >= 0) await this.#interludes.splice(interlude, 1)[0]?.action();
    const injected = this.#takeInjected(request);
    if (injected !== undefined) return injected;
    const login = this.#tokens[request.token];
    if (request.token !== '' && login === undefined) return answers.badCredentials;
    if (request.token === '' && request.method !== 'GET') return answers.requiresAuthentication;
    if (graphQl) return this.#graphQl(request, login);
    const answer = async () => (await ruled(request, this.#ground)) ?? this.#emulated(request, accept);
    if (request.method === 'GET') return answer();
    // A write is checked and done at once, as GitHub does it: no other write comes in between.
    const done = this.#lastWrite.then(answer);
    this.#lastWrite = done.catch(() => undefined);
    return done;
  }

  get #ground(): Ground {
    return { emulator: this.emulator, pulls: this.pulls, forks: this.#forks, tokens: this.#tokens };
  }

  #takeInjected(request: Incoming): Answer | undefined {
    const index = this.#injected.findIndex(({ matcher }) => matches(matcher, request));
    const found = this.#injected[index];
    if (found === undefined) return undefined;
    found.times--;
    if (found.times === 0) this.#injected.splice(index, 1);
    return found.answer;
  }

  async #graphQl(request: Incoming, login: string | undefined): Promise<Answer> {
    const { answer, violations } = await answerGraphQl(request.text, {
      login: () => login,
      overlayOf: async (nodeId) => {
        const pull = (await this.pulls.all(this.repository)).find(({ node_id }) => node_id === nodeId);
        return pull && this.pulls.overlay(this.repository, pull.number);
      },
      closerOf: async (nodeId) => {
        const pull = (await this.pulls.all(this.repository)).find(({ node_id }) => node_id === nodeId);
        if (pull?.state !== 'closed') return undefined;
        // Closed past all checks: by the administrator, who is a person.
        return {
          login: this.pulls.overlay(this.repository, pull.number).closedBy ?? 'harness-administrator',
        };
      },
      updateRefs: (repositoryId, updates) => this.#updateRefs(repositoryId, updates, request),
    });
    this.violations.push(...violations);
    return answer;
  }

  /** Each update goes on as the request of REST that does the same. @returns the words of the first refusal. */
  async #updateRefs(repositoryId: string, updates: readonly RefUpdate[], request: Incoming) {
    const names = [this.repository, ...this.#forks.keys()];
    let repository: string | undefined;
    for (const name of names) {
      const { node_id: id } = await this.emulator.must('GET', `/repos/${name}`);
      if (id === repositoryId) repository = name;
    }
    if (repository === undefined)
      return `Could not resolve to a node with the global id of '${repositoryId}'`;
    for (const { name, beforeOid } of updates) {
      const now = (await this.emulator.head(repository, name.replace('refs/heads/', ''))) ?? NO_OID;
      if (beforeOid !== undefined && now !== beforeOid)
        return `Reference cannot be updated: ${name} is at ${now} but expected ${beforeOid}`;
    }
    for (const { name, afterOid, force } of updates) {
      const refs = `/repos/${repository}/git/refs`;
      const exists = (await this.emulator.head(repository, name.replace('refs/heads/', ''))) !== undefined;
      const [method, url, body] =
        afterOid === NO_OID
          ? ['DELETE', `${refs}/${name.slice('refs/'.length)}`, '']
          : exists
            ? ['PATCH', `${refs}/${name.slice('refs/'.length)}`, JSON.stringify({ sha: afterOid, force })]
            : ['POST', refs, JSON.stringify({ ref: name, sha: afterOid })];
      const asked = { ...request, method, url, text: body };
      const { status, body: said } =
        (await ruled(asked, this.#ground)) ?? (await this.#emulated(asked, '*/*'));
      if (status >= 300) return String((said as { message?: unknown }).message ?? status);
    }
    return undefined;
  }

  async #emulated(request: Incoming, accept: string): Promise<Answer> {
    const reply = await this.emulator.forward(request.method, request.url, request.text, {
      accept,
      'content-type': 'application/json',
      ...(request.token !== '' && { authorization: `token ${request.token}` }),
    });
    const headers = Object.fromEntries(
      [...reply.headers].filter(([name]) => /^(content-type|link|x-ratelimit)/.test(name)),
    );
    const body = reply.data === undefined ? reply.text : await this.#asGitHub(request, reply.data);
    return { status: reply.status, headers, body };
  }

  async #asGitHub(request: Incoming, data: Reply['data']): Promise<unknown> {
    const { pathname } = new URL(request.url, 'http://github');
    // GitHub gives the content of files up to 1 MB only.
    if (/\/contents\//.test(pathname) && data.type === 'file' && data.size > 1_000_000) {
      return { ...data, content: '', encoding: 'none' };
    }
    // The emulator takes everybody for a person.
    if (/\/issues\/(\d+\/)?comments(\/\d+)?$/.test(pathname)) {
      const typed = (comment: Reply['data']) =>
        comment.user?.login.endsWith('[bot]')
          ? { ...comment, user: { ...comment.user, type: 'Bot' } }
          : comment;
      return Array.isArray(data) ? data.map(typed) : typed(data);
    }
    const repository = /^\/repos\/([^/]+\/[^/]+)\/pulls(\/\d+)?(\/requested_reviewers)?$/.exec(pathname)?.[1];
    if (repository === undefined) return data;
    if (Array.isArray(data)) return Promise.all(data.map((pull) => this.pulls.decorated(repository, pull)));
    if (data.head === undefined) return data;
    const asked = request.text === '' ? {} : JSON.parse(request.text);
    if (typeof asked.maintainer_can_modify === 'boolean') {
      this.pulls.overlay(repository, data.number).maintainerCanModify = asked.maintainer_can_modify;
    }
    return this.pulls.decorated(repository, data);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.emulator[Symbol.asyncDispose]();
  }
}

function matches(matcher: Matcher, { method, url, text }: Incoming): boolean {
  return (
    (matcher.method ?? method) === method &&
    matcher.path.test(decodeURIComponent(url)) &&
    (matcher.body?.test(text) ?? true)
  );
}

function isWrite({ method, body }: { readonly method: string; readonly body: string }): boolean {
  return method !== 'GET' && !/^\{"query":"query\b/.test(body);
}

function send(response: ServerResponse, answer: Answer, rewrite: (text: string) => string): void {
  const json = typeof answer.body !== 'string';
  const text = rewrite(json ? JSON.stringify(answer.body) : (answer.body as string));
  response.writeHead(answer.status, {
    'content-type': json ? 'application/json; charset=utf-8' : 'text/plain',
    ...answer.headers,
  });
  response.end(answer.status === 204 ? undefined : text);
}
