import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startGitServer } from './git-server.ts';
import { temporaryFolder } from './temporary.ts';

/**
 * An emulator of the part of GitLab's REST API that merge requests need, made from https://docs.gitlab.com/api/ and never compared
 * with a GitLab: none can be had here. Behind it is git's own server with a bare repository. It is strict: a path, a query or a key that
 * the documentation does not have is a violation, which `expectNoViolations` reports.
 */
export interface GitLab extends AsyncDisposable {
  readonly url: string;
  /** Path of the bare repository. */
  readonly bare: string;
  readonly requests: MergeRequestState[];
  /** Of the project's bot, with which the action publishes, and of a person. */
  readonly tokens: { readonly bot: string; readonly person: string };
  /** As the person. @throws Error when it is refused. */
  ask(method: string, path: string, body?: object): Promise<unknown>;
  /** The pipeline of merge requests from now on: what `detailed_merge_status` says. */
  status: string;
  expectNoViolations(): void;
}

interface User {
  readonly id: number;
  readonly username: string;
  readonly bot: boolean;
}

interface MergeRequestState {
  readonly iid: number;
  title: string;
  description: string;
  readonly source_branch: string;
  target_branch: string;
  state: 'opened' | 'closed' | 'merged';
  labels: string[];
  assignees: User[];
  reviewers: User[];
  readonly author: User;
  closed_by: User | null;
  closed_at: string | null;
  merge_when_pipeline_succeeds: boolean;
  sha: string;
  readonly notes: { readonly body: string; readonly created_at: string; readonly author: User }[];
  readonly remove_source_branch: boolean;
  updated: number;
  /** How often its status was read. */
  reads: number;
}

const PROJECT = 'group/sub/service';
const BOT: User = { id: 3, username: 'project_7_bot_0123456789abcdef', bot: true };
const PERSON: User = { id: 2, username: 'gopher', bot: false };
const USERS: readonly User[] = [
  BOT,
  PERSON,
  { id: 4, username: 'alice', bot: false },
  { id: 5, username: 'bob', bot: false },
];
const TOKENS = { bot: 'glpat-of-the-bot-0123', person: 'glpat-of-the-person-4567' };
const runFile = promisify(execFile);

class Refused extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(`${status}`);
    this.status = status;
    this.body = body;
  }
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly user: User;
}

class Emulator {
  readonly requests: MergeRequestState[] = [];
  readonly violations: string[] = [];
  status = 'ci_still_running';
  readonly #bare: string;
  #clock = 0;

  constructor(bare: string) {
    this.#bare = bare;
  }

  async #head(ref: string): Promise<string | undefined> {
    try {
      return (
        await runFile('git', ['-C', this.#bare, 'rev-parse', '--verify', '--quiet', ref])
      ).stdout.trim();
    } catch {
      return undefined;
    }
  }

  /** GitLab closes a merge request whose branch is deleted, and follows the branch of an open one. */
  async #refresh(): Promise<void> {
    for (const one of this.requests) {
      if (one.state !== 'opened') continue;
      const sha = await this.#head(`refs/heads/${one.source_branch}`);
      if (sha === undefined) this.#close(one, BOT);
      else one.sha = sha;
    }
  }

  #close(one: MergeRequestState, user: User): void {
    one.state = 'closed';
    one.closed_by = user;
    one.closed_at = new Date().toISOString();
  }

  #allow(what: string, keys: Iterable<string>, allowed: string): void {
    const names = allowed.split(' ');
    for (const key of keys) if (!names.includes(key)) this.violations.push(`${what}: ${key}`);
  }

  async answer(asked: Asked): Promise<unknown> {
    const { method, query, user } = asked;
    await this.#refresh();
    if (asked.path === '/user') return user;
    if (asked.path === '/users') {
      this.#allow('GET /users', query.keys(), 'username');
      return USERS.filter(({ username }) => username === query.get('username')?.toLowerCase());
    }
    const root = `/projects/${encodeURIComponent(PROJECT)}`;
    if (!asked.path.startsWith(root)) throw new Refused(404, { message: '404 Project Not Found' });
    const path = asked.path.slice(root.length);
    const file = /^\/repository\/files\/([^/]+)\/raw$/.exec(path)?.[1];
    const [, number, rest = ''] = /^\/merge_requests\/(\d+)(\/.*)?$/.exec(path) ?? [];
    if (path === '') return { id: 7, visibility: 'public', default_branch: 'main' };
    if (file !== undefined) return this.#file(decodeURIComponent(file), query.get('ref') ?? 'HEAD');
    if (path.startsWith('/merge_trains/')) throw new Refused(403, { message: '403 Forbidden' });
    if (path === '/merge_requests') return method === 'GET' ? this.#list(query) : this.#create(asked);
    const one = this.requests.find(({ iid }) => String(iid) === number);
    if (one === undefined) throw new Refused(404, { message: '404 Not found' });
    if (rest === '/notes') return this.#notes(one, asked);
    if (rest === '/merge') return this.#merge(one, asked);
    if (rest === '' && method === 'GET') {
      one.reads += 1;
      return this.#shown(one);
    }
    if (rest === '' && method === 'PUT') return this.#update(one, asked);
    this.violations.push(`${method} ${asked.path}`);
    throw new Refused(404, { error: '404 Not Found' });
  }

  async #file(path: string, ref: string): Promise<Buffer> {
    try {
      const options = { encoding: 'buffer' } as const;
      return (await runFile('git', ['-C', this.#bare, 'cat-file', 'blob', `${ref}:${path}`], options)).stdout;
    } catch {
      throw new Refused(404, { message: '404 File Not Found' });
    }
  }

  #list(query: URLSearchParams): unknown {
    this.#allow('GET /merge_requests', query.keys(), 'state source_branch order_by sort per_page page');
    const [branch, state] = [query.get('source_branch'), query.get('state')];
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)];
    return this.requests
      .filter((one) => (branch === null || one.source_branch === branch) && one.state === state)
      .sort((one, other) => other.updated - one.updated)
      .slice((page - 1) * size, page * size)
      .map((one) => this.#shown(one));
  }

  #shown({ notes, reads, updated, ...one }: MergeRequestState): object {
    const draft = /^(draft:|\[draft\]|\(draft\))/i.test(one.title);
    const status = reads < 2 ? 'checking' : draft ? 'draft_status' : this.status;
    const numbers = { id: 1_000 + one.iid, source_project_id: 7, target_project_id: 7 };
    const web_url = `https://gitlab.example.com/${PROJECT}/-/merge_requests/${one.iid}`;
    return {
      ...one,
      ...numbers,
      draft,
      web_url,
      detailed_merge_status: status,
      notes: notes.length,
      updated,
    };
  }

  #requireTitle(title: unknown): string {
    if (typeof title !== 'string' || title === '') throw new Refused(400, { error: 'title is missing' });
    if (title.length > 255)
      throw new Refused(400, { message: { title: ['is too long (maximum is 255 characters)'] } });
    return title;
  }

  async #create({ body, user }: Asked): Promise<object> {
    const keys = 'source_branch target_branch title description remove_source_branch';
    this.#allow('POST /merge_requests', Object.keys(body), keys);
    const [source, target] = [String(body['source_branch']), String(body['target_branch'])];
    const sha = await this.#head(`refs/heads/${source}`);
    if (sha === undefined) throw new Refused(400, { message: ['Source branch does not exist'] });
    const other = this.requests.find(
      (one) => one.state === 'opened' && one.source_branch === source && one.target_branch === target,
    );
    if (other !== undefined)
      throw new Refused(409, {
        message: [`Another open merge request already exists for this source branch: !${other.iid}`],
      });
    const made: MergeRequestState = {
      iid: this.requests.length + 1,
      title: this.#requireTitle(body['title']),
      description: String(body['description'] ?? ''),
      source_branch: source,
      target_branch: target,
      state: 'opened',
      labels: [],
      assignees: [],
      reviewers: [],
      author: user,
      closed_by: null,
      closed_at: null,
      merge_when_pipeline_succeeds: false,
      sha,
      notes: [],
      remove_source_branch: body['remove_source_branch'] === true,
      updated: ++this.#clock,
      reads: 0,
    };
    this.requests.push(made);
    return this.#shown(made);
  }

  #update(one: MergeRequestState, { body, user }: Asked): object {
    const keys =
      'title description target_branch state_event add_labels remove_labels assignee_ids reviewer_ids';
    this.#allow('PUT /merge_requests', Object.keys(body), keys);
    const listed = (key: string) =>
      String(body[key] ?? '')
        .split(',')
        .filter((name) => name !== '');
    // The free edition keeps one person.
    const people = (key: string) =>
      (body[key] as number[]).flatMap((id) => USERS.find((known) => known.id === id) ?? []).slice(0, 1);
    if ('title' in body) one.title = this.#requireTitle(body['title']);
    if ('description' in body) one.description = String(body['description']);
    if ('target_branch' in body) one.target_branch = String(body['target_branch']);
    one.labels = [...new Set([...one.labels, ...listed('add_labels')])].filter(
      (name) => !listed('remove_labels').includes(name),
    );
    if ('assignee_ids' in body) one.assignees = people('assignee_ids');
    if ('reviewer_ids' in body) one.reviewers = people('reviewer_ids');
    if (body['state_event'] === 'close' && one.state === 'opened') this.#close(one, user);
    if (body['state_event'] === 'reopen' && one.state === 'closed') {
      Object.assign(one, { state: 'opened', closed_by: null, closed_at: null });
    }
    one.updated = ++this.#clock;
    return this.#shown(one);
  }

  #notes(one: MergeRequestState, { method, query, body, user }: Asked): unknown {
    if (method === 'GET') {
      this.#allow('GET /notes', query.keys(), 'order_by sort per_page page');
      return one.notes.toReversed();
    }
    this.#allow('POST /notes', Object.keys(body), 'body');
    const note = { body: String(body['body']), created_at: new Date().toISOString(), author: user };
    one.notes.push(note);
    return note;
  }

  async #merge(one: MergeRequestState, { body }: Asked): Promise<object> {
    this.#allow('PUT /merge', Object.keys(body), 'merge_when_pipeline_succeeds auto_merge squash sha');
    if (one.state !== 'opened' || /^draft:/i.test(one.title))
      throw new Refused(405, { message: '405 Method Not Allowed' });
    if ('sha' in body && body['sha'] !== one.sha)
      throw new Refused(409, { message: 'SHA does not match HEAD of source branch' });
    const isLater = body['merge_when_pipeline_succeeds'] === true && this.status !== 'mergeable';
    if (isLater) one.merge_when_pipeline_succeeds = true;
    else {
      await runFile('git', ['-C', this.#bare, 'update-ref', `refs/heads/${one.target_branch}`, one.sha]);
      one.state = 'merged';
    }
    return this.#shown(one);
  }
}

export async function startGitLab(): Promise<GitLab> {
  const folder = await temporaryFolder();
  const bare = join(folder.path, `${PROJECT}.git`);
  await mkdir(bare, { recursive: true });
  await runFile('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
  await runFile('git', ['-C', bare, 'config', 'http.receivepack', 'true']);
  await runFile('git', ['-C', bare, 'config', 'receive.advertisePushOptions', 'true']);
  const git = await startGitServer(folder.path, TOKENS.bot);
  const emulator = new Emulator(bare);

  const answerApi = async (incoming: IncomingMessage, text: string, response: ServerResponse) => {
    const url = new URL(incoming.url ?? '/', 'http://gitlab');
    const token = incoming.headers['private-token'];
    const user = token === TOKENS.bot ? BOT : token === TOKENS.person ? PERSON : undefined;
    const send = (status: number, body: unknown) => {
      const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
      response.writeHead(status, { 'content-type': type });
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    };
    if (user === undefined) return send(401, { message: '401 Unauthorized' });
    const { method = 'GET' } = incoming;
    try {
      const path = url.pathname.slice('/api/v4'.length);
      const body = text === '' ? {} : JSON.parse(text);
      send(200, await emulator.answer({ method, path, query: url.searchParams, body, user }));
    } catch (error) {
      if (error instanceof Refused) return send(error.status, error.body);
      emulator.violations.push(String(error));
      send(500, { message: '500 Internal Server Error' });
    }
  };
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const whole = Buffer.concat(chunks);
    if (incoming.url?.startsWith('/api/v4/')) return answerApi(incoming, whole.toString(), response);
    const { method, url, headers } = incoming;
    const passed = request(new URL(url ?? '/', git.anonymousUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.end(whole);
  };
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    bare,
    tokens: TOKENS,
    requests: emulator.requests,
    get status() {
      return emulator.status;
    },
    set status(status) {
      emulator.status = status;
    },
    async ask(method, path, body) {
      const headers = { 'private-token': TOKENS.person, 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api/v4${path}`, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    expectNoViolations() {
      if (emulator.violations.length > 0) throw new Error(emulator.violations.join('\n'));
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await git[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}
