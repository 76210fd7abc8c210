import { execFileSync } from 'node:child_process';
import { type Answer, answers } from './answers.ts';
import type { Emulator, Reply } from './emulator.ts';
import type { Pulls } from './pulls.ts';

/** One request, understood as far as the rules need it. */
export interface Incoming {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly text: string;
  readonly token: string;
}

export interface Ground {
  readonly emulator: Emulator;
  readonly pulls: Pulls;
  /** Fork by lower-case full name, to the repository it comes from. */
  readonly forks: ReadonlyMap<string, string>;
  /** Login by token. */
  readonly tokens: Readonly<Record<string, string>>;
}

type Rule = (
  match: { readonly repository: string; readonly rest: readonly string[] },
  // biome-ignore lint/suspicious/noExplicitAny: a request's body, of any shape.
  body: any,
  request: Incoming,
  ground: Ground,
) => Promise<Answer | undefined>;

/**
 * Where GitHub is stricter than the emulator, or knows what it does not; undefined leaves the request to the
 * emulator. GitHub's wording is from `answers.ts`.
 */
export async function ruled(request: Incoming, ground: Ground): Promise<Answer | undefined> {
  const { pathname } = new URL(request.url, 'http://github');
  for (const [method, pattern, rule] of RULES) {
    const match = method === request.method ? pattern.exec(pathname) : null;
    if (match === null) continue;
    const [, repository = '', ...rest] = match.map((part) => decodeURIComponent(part ?? ''));
    const body = request.text === '' ? {} : JSON.parse(request.text);
    const answer = await rule({ repository, rest }, body, request, ground);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

const REPOSITORY = '^/repos/([^/]+/[^/]+)';

const RULES: readonly (readonly [string, RegExp, Rule])[] = [
  ['POST', new RegExp(`${REPOSITORY}/git/(trees|commits|refs)$`), shareWithFork],
  ['PATCH', new RegExp(`${REPOSITORY}/git/refs/(.+)$`), shareWithFork],
  ['POST', new RegExp(`${REPOSITORY}/git/trees$`), deletable],
  ['GET', new RegExp(`${REPOSITORY}/commits$`), listedCommits],
  ['POST', new RegExp(`${REPOSITORY}/git/refs$`), validRefName],
  ['PATCH', new RegExp(`${REPOSITORY}/git/refs/(.+)$`), existingRef],
  ['DELETE', new RegExp(`${REPOSITORY}/git/refs/(.+)$`), existingRef],
  ['GET', new RegExp(`${REPOSITORY}/compare/(.+)$`), compareWithFork],
  ['POST', new RegExp(`${REPOSITORY}/pulls$`), validPull],
  ['PATCH', new RegExp(`${REPOSITORY}/pulls/(\\d+)$`), closing],
  ['GET', new RegExp(`${REPOSITORY}/pulls/(\\d+)/commits$`), commitsOfPull],
  ['PUT', new RegExp(`${REPOSITORY}/pulls/(\\d+)/merge$`), merging],
  ['POST', new RegExp(`${REPOSITORY}/pulls/(\\d+)/requested_reviewers$`), validReviewers],
  ['POST', new RegExp(`${REPOSITORY}/issues/(\\d+)/assignees$`), assigneesOfPull],
  ['POST', new RegExp(`${REPOSITORY}/issues/(\\d+)/comments$`), validComment],
  ['POST', new RegExp(`${REPOSITORY}/issues/(\\d+)/comments$`), notLocked],
  ['PATCH', new RegExp(`${REPOSITORY}/issues/comments/(\\d+)$`), validComment],
];

/** Of characters, as people count them. */
const LONGEST_COMMENT = 65_536;

async function validComment(...[, body]: Parameters<Rule>): Promise<Answer | undefined> {
  return [...String(body.body)].length > LONGEST_COMMENT ? answers.commentTooLong : undefined;
}

async function shareWithFork(
  ...[{ repository }, , , { emulator, forks }]: Parameters<Rule>
): Promise<undefined> {
  const parent = forks.get(repository.toLowerCase());
  if (parent === undefined) return undefined;
  for (const { commit } of await emulator.must('GET', `/repos/${parent}/branches?per_page=100`)) {
    await emulator.share(parent, repository, commit.sha);
  }
  return undefined;
}

/** A file that is not there cannot be deleted. */
async function deletable(...[{ repository }, body, , { emulator }]: Parameters<Rule>) {
  const deleted = body.tree.filter((entry: { sha?: string | null }) => entry.sha === null);
  if (deleted.length === 0) return undefined;
  const there =
    body.base_tree === undefined
      ? []
      : (await emulator.must('GET', `/repos/${repository}/git/trees/${body.base_tree}?recursive=1`)).tree;
  const paths = new Set(there.map(({ path }: { path: string }) => path));
  return deleted.every(({ path }: { path: string }) => paths.has(path)) ? undefined : answers.badObjectState;
}

async function listedCommits(...[{ repository }, , { url }, { emulator }]: Parameters<Rule>) {
  const asked = new URL(url, 'http://github').searchParams;
  const path = asked.get('path');
  if (path === null) return undefined;
  const perPage = Math.min(100, Number(asked.get('per_page') ?? 30));
  const page = Number(asked.get('page') ?? 1);
  const sha = asked.get('sha');
  return { status: 200, body: await commitsOf(emulator, repository, { path, sha, page, perPage }) };
}

async function validRefName(...[, body]: Parameters<Rule>): Promise<Answer | undefined> {
  try {
    execFileSync('git', ['check-ref-format', String(body.ref)]);
    return undefined;
  } catch {
    return answers.invalidRefName(String(body.ref));
  }
}

async function existingRef(...[{ repository, rest }, body, request, ground]: Parameters<Rule>) {
  const { emulator } = ground;
  const branch = rest[0]?.replace(/^heads\//, '') ?? '';
  const head = await emulator.head(repository, branch);
  if (head === undefined) return answers.referenceMissing;
  if (request.method === 'DELETE') await closePullsOf(repository, branch, request.token, ground);
  if (request.method === 'DELETE' || body.force === true) return undefined;
  const { status } = await emulator.must('GET', `/repos/${repository}/compare/${head}...${body.sha}`);
  return status === 'ahead' || status === 'identical' ? undefined : answers.notFastForward;
}

/** GitHub closes a pull request whose branch is deleted. */
async function closePullsOf(
  repository: string,
  branch: string,
  token: string,
  { emulator, pulls, tokens }: Ground,
): Promise<void> {
  for (const pull of await pulls.all(repository, 'open')) {
    if (pull.head.ref !== branch || pull.head.repo?.full_name !== repository) continue;
    await pulls.freeze(repository, pull.number, tokens[token]);
    await emulator.must('PATCH', `/repos/${repository}/pulls/${pull.number}`, { state: 'closed' });
  }
}

/**
 * Which repository of the network `owner` or `owner/name` means: the repository itself where it has this owner, else the owner's fork.
 * Two repositories of one owner are told apart by their names alone.
 */
function inNetwork(repository: string, forks: Ground['forks'], owner: string, name?: string) {
  const network = [
    repository,
    ...[...forks].flatMap(([fork, parent]) => (parent === repository ? [fork] : [])),
  ];
  const wanted = name === undefined ? `${owner}/` : `${owner}/${name}`;
  return network.find((one) =>
    name === undefined
      ? one.toLowerCase().startsWith(wanted.toLowerCase())
      : one.toLowerCase() === wanted.toLowerCase(),
  );
}

/**
 * `base...owner:branch` and `base...owner:repository:branch` reach into a fork, which the emulator cannot. The second form is that of
 * docs.github.com "Comparing commits", for forks in the same organization.
 */
async function compareWithFork(...[{ repository, rest }, , , { emulator, forks }]: Parameters<Rule>) {
  const [base = '', head = ''] = rest[0]?.split('...') ?? [];
  const [owner = '', ...names] = head.split(':');
  const branch = names.pop();
  if (branch === undefined) return undefined;
  const other = inNetwork(repository, forks, owner, names[0]);
  if (other === undefined) return answers.notFound;
  await emulator.share(repository, other, base);
  const reply = await emulator.call('GET', `/repos/${other}/compare/${base}...${branch}`);
  return { status: reply.status, body: reply.data };
}

async function validPull(...[{ repository }, body, request, ground]: Parameters<Rule>) {
  const { emulator, pulls, forks } = ground;
  const [owner = ''] = repository.split('/');
  const [headOwner, headBranch] = String(body.head).includes(':')
    ? (String(body.head).split(':') as [string, string])
    : [owner, String(body.head)];
  const headRepository = inNetwork(repository, forks, headOwner, body.head_repo);
  const head = headRepository && (await emulator.head(headRepository, headBranch));
  if (!headRepository || !head) return answers.invalidField('PullRequest', 'head');
  const base = await emulator.head(repository, body.base);
  if (base === undefined) return answers.invalidField('PullRequest', 'base');
  const open = await pulls.all(repository, 'open');
  const label = `${headOwner}:${headBranch}`;
  const isOfHead = ({ head: { ref, repo } }: Reply['data']) =>
    ref === headBranch && repo.full_name.toLowerCase() === headRepository.toLowerCase();
  if (open.some((pull) => isOfHead(pull) && pull.base.ref === body.base))
    return answers.pullRequestExists(label);
  await emulator.share(repository, headRepository, base);
  const { ahead_by } = await emulator.must('GET', `/repos/${headRepository}/compare/${base}...${head}`);
  if (ahead_by === 0) return answers.noCommits(body.base, headBranch);
  const isInOneOwner = headRepository !== repository && headOwner.toLowerCase() === owner.toLowerCase();
  return isInOneOwner ? pullOfOneOwner(repository, headRepository, body, request, ground) : undefined;
}

/**
 * The emulator looks for `owner:branch` in the repository itself where it has that owner, and makes the branch there. So the pull request
 * is opened with that branch, the branch is deleted, and `pulls` keeps the fork in which the branch is.
 */
async function pullOfOneOwner(
  repository: string,
  fork: string,
  body: Parameters<Rule>[1],
  { token }: Incoming,
  { emulator, pulls }: Ground,
): Promise<Answer> {
  const branch = String(body.head).replace(/^.*:/, '');
  const isThere = (await emulator.head(repository, branch)) !== undefined;
  const made = await emulator.must('POST', `/repos/${repository}/pulls`, body, token);
  if (!isThere) await emulator.must('DELETE', `/repos/${repository}/git/refs/heads/${branch}`);
  pulls.overlay(repository, made.number).headRepository = fork;
  return { status: 201, body: await pulls.get(repository, made.number) };
}

async function closing(
  ...[{ repository, rest }, body, { token }, { pulls, tokens }]: Parameters<Rule>
): Promise<Answer | undefined> {
  const [number = ''] = rest;
  if ([...String(body.body ?? '')].length > LONGEST_COMMENT) return answers.bodyTooLong;
  const pull = await pulls.get(repository, number);
  if (body.state === 'closed') await pulls.freeze(repository, number, tokens[token]);
  if (body.state === 'open' && pull?.state === 'closed') {
    if (pull.merged) return answers.invalidField('PullRequest', 'state', 'open');
    pulls.reopen(repository, pull.number);
  }
  return undefined;
}

/** A conversation that is locked takes comments of nobody without write access, which bots may lack. */
async function notLocked(...[{ repository, rest }, , , { pulls }]: Parameters<Rule>) {
  const [number = ''] = rest;
  const pull = await pulls.get(repository, number);
  return pull !== undefined && pulls.overlay(repository, pull.number).isLocked
    ? answers.issueLocked
    : undefined;
}

/** GitHub lists no more commits of a pull request. */
const MOST_COMMITS_OF_PULL = 250;

/**
 * The commits that the branch has and the base lacks, the oldest first; of a closed pull request, those of that day. The
 * emulator lists those of the day the pull request was opened.
 */
async function commitsOfPull(...[{ repository, rest }, , { url }, { emulator, pulls }]: Parameters<Rule>) {
  const pull = await pulls.get(repository, rest[0] ?? '');
  if (pull === undefined) return answers.notFound;
  const asked = new URL(url, 'http://github').searchParams;
  const perPage = Math.min(100, Number(asked.get('per_page') ?? 30));
  const page = Number(asked.get('page') ?? 1);
  const range = `${pull.base.sha}...${pull.head.sha}`;
  const all: Commit[] = [];
  for (let at = 1; all.length < MOST_COMMITS_OF_PULL; at++) {
    const compared = `/repos/${repository}/compare/${range}?per_page=100&page=${at}`;
    const { commits } = await emulator.must('GET', compared);
    all.push(...commits);
    if (commits.length < 100) break;
  }
  const listed = all.slice(0, MOST_COMMITS_OF_PULL);
  return { status: 200, body: listed.slice((page - 1) * perPage, page * perPage) };
}

async function merging(...[{ repository, rest }, body, { token }, { pulls }]: Parameters<Rule>) {
  return pulls.merge(repository, rest[0] ?? '', body, token);
}

async function validReviewers(...[{ repository, rest }, body, , { emulator, pulls }]: Parameters<Rule>) {
  const pull = await pulls.get(repository, rest[0] ?? '');
  if (pull === undefined) return answers.notFound;
  for (const login of body.reviewers ?? []) {
    if (login === pull.user.login) {
      return {
        status: 422,
        body: { message: 'Review cannot be requested from pull request author.', status: '422' },
      };
    }
    if ((await emulator.call('GET', `/users/${login}`)).status !== 200) return answers.notCollaborator;
  }
  const [owner] = repository.split('/');
  for (const team of body.team_reviewers ?? []) {
    if ((await emulator.call('GET', `/orgs/${owner}/teams/${team}`)).status !== 200)
      return answers.notCollaborator;
  }
  return undefined;
}

/** The emulator has no assignees of pull requests. */
async function assigneesOfPull(...[{ repository, rest }, body, , { emulator, pulls }]: Parameters<Rule>) {
  const pull = await pulls.get(repository, rest[0] ?? '');
  if (pull === undefined) return undefined;
  const overlay = pulls.overlay(repository, pull.number);
  for (const login of body.assignees) {
    // GitHub leaves out, without an error, who cannot be assigned.
    const user = await emulator.call('GET', `/users/${login}`);
    const others = (overlay.assignees ?? []).filter((one) => (one as { login: string }).login !== login);
    if (user.status === 200) overlay.assignees = [...others, user.data];
  }
  return { status: 201, body: await issue(pulls, repository, pull.number) };
}

async function issue(pulls: Pulls, repository: string, number: number) {
  const { title, body, state, labels, assignees } = await pulls.get(repository, number);
  return { number, title, body, state, labels, assignees };
}

type Commit = Reply['data'];

/**
 * `GET /commits?path=`: GitHub lists what `git log -- path` does, which follows a merge to the parent that has the
 * same file and leaves the merge out. The emulator compares with the first parent alone.
 */
async function commitsOf(
  emulator: Emulator,
  repository: string,
  { path, sha, page, perPage }: { path: string; sha: string | null; page: number; perPage: number },
): Promise<Commit[]> {
  const from = sha === null ? '' : `&sha=${encodeURIComponent(sha)}`;
  const all: Commit[] = await emulator.must('GET', `/repos/${repository}/commits?per_page=100${from}`);
  if (all.length === 100) throw new Error('More commits than the harness looks at.');
  const blobs = new Map<string, Promise<string | undefined>>();
  const blobIn = (commit: string) => {
    const blob = blobs.get(commit) ?? blobAt(emulator, repository, path, commit);
    blobs.set(commit, blob);
    return blob;
  };
  const followed = new Set<string>([all[0]?.sha]);
  const listed: Commit[] = [];
  for (const commit of all) {
    if (!followed.has(commit.sha)) continue;
    const parents: string[] = commit.parents.map((parent: { sha: string }) => parent.sha);
    const blob = await blobIn(commit.sha);
    const before = await Promise.all(parents.map(blobIn));
    const same = parents[before.indexOf(blob)];
    for (const parent of same === undefined ? parents : [same]) followed.add(parent);
    if (same === undefined && (parents.length > 0 || blob !== undefined)) listed.push(commit);
  }
  return listed.slice((page - 1) * perPage, page * perPage);
}

async function blobAt(emulator: Emulator, repository: string, path: string, commit: string) {
  const reply = await emulator.call('GET', `/repos/${repository}/contents/${encodeURI(path)}?ref=${commit}`);
  return reply.status === 200 ? reply.data.sha : undefined;
}
