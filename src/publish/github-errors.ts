import {
  acceptedPermission,
  isRateLimit,
  isResponseError,
  type ResponseError,
  serverWords,
  waitInWords,
} from '../net/github.ts';
import { ExpectedError } from '../system/errors.ts';
import { BRANCH_NAME_FIX } from './git-repository.ts';
import { MayOnlyRead } from './proposal.ts';

/** What is published where, for error messages. */
export interface Subject {
  /** `owner/name`. */
  readonly repository: string;
  /** The branch that is written; undefined for the default branch. */
  readonly branch?: string;
  readonly base?: string;
  readonly apiUrl: string;
}

/** Runs `action`. What the server refuses becomes an `ExpectedError` with the server's words and what to do. */
export async function explaining<T>(subject: Subject, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isResponseError(error)) throw error;
    const [message, fix] = explanation(error, subject);
    throw new (isReadOnly(error) ? MayOnlyRead : ExpectedError)(message, { fix, cause: error });
  }
}

const LACKS_PERMISSION = /resource not accessible|must have admin rights|permission/i;
const BRANCH_RULE =
  /protected branch|rule violation|changes must be made through a pull request|cannot force-push|reference update failed|verified signatures/i;

/** Whether the first write was refused for lack of any permission to write: a part of a commit, or a comment. */
function isReadOnly(error: ResponseError): boolean {
  const { method, url } = error.request;
  if (method === 'GET' || error.response === undefined || isRateLimit(error)) return false;
  if (!/\/(git\/(blobs|trees|commits)|issues\/\d+\/comments)$/.test(new URL(url).pathname)) return false;
  return error.status === 404 || (error.status === 403 && LACKS_PERMISSION.test(serverWords(error)));
}

/** By kind of failure; the first that fits. */
function explanation(
  error: ResponseError,
  { repository, branch, base, apiUrl }: Subject,
): [message: string, fix: string] {
  const { status } = error;
  const { method, url } = error.request;
  const { pathname } = new URL(url);
  const said = serverWords(error);
  const says = (words: RegExp, ...statuses: number[]) => statuses.includes(status) && words.test(said);

  if (error.response === undefined)
    return [
      `GitHub's API at ${apiUrl} cannot be reached: ${said}.`,
      'Check the network and proxy of the runner, and GITHUB_API_URL; then run again, which finishes what was begun.',
    ];
  if (status >= 500)
    return [
      `GitHub failed repeatedly with status ${status}: ${said}.`,
      'Run again later, which finishes what was begun. https://www.githubstatus.com lists outages.',
    ];
  if (isRateLimit(error))
    return [
      `GitHub's rate limit stopped the publication: ${said}.`,
      `Run again in ${waitInWords(error)}, or spread the jobs that share this token.`,
    ];
  if (status === 401)
    return [
      `GitHub refused the token: ${said}.`,
      'Pass a valid `token`: in a workflow `${{ github.token }}`; one kept as a secret may have expired or been revoked.',
    ];
  if (says(/not permitted to create or approve pull requests/i, 403))
    return [
      `The workflow's token may not open pull requests: ${said}.`,
      'Tick "Allow GitHub Actions to create and approve pull requests" under Settings > Actions > General > Workflow permissions (of the organization too), or pass the token of a GitHub App as `token`.',
    ];

  const written = branch ?? base;
  const named = written === undefined ? 'the default branch' : `\`${written}\``;
  if (says(BRANCH_RULE, 403, 409, 422))
    return [
      `A branch rule of ${repository}, or another branch's name, forbids writing ${named}: ${said}.`,
      `${branch === undefined ? 'Use `publish: pull-request`' : 'Set `branch` to a name that no rule matches and no other branch begins with'}, or let the token's owner bypass the rule (Settings > Rules or Branches).`,
    ];
  if (says(/not a valid ref name|reference name/i, 422))
    return [`${named} cannot be a branch's name: ${said}.`, BRANCH_NAME_FIX];

  // What is published to, or the fork that the branch goes to.
  const where = /\/repos\/([^/]+\/[^/]+)/.exec(pathname)?.[1] ?? repository;
  const scope = /\/(pulls|issues|graphql)\b/.test(pathname) ? 'pull-requests' : 'contents';
  const needed = acceptedPermission(error) ?? `${scope}: ${method === 'GET' ? 'read' : 'write'}`;
  const job = branch === undefined ? 'contents: write' : 'contents: write, pull-requests: write';
  const token = `a \`token\` that has \`${needed}\` on ${where} (a classic token: the scope \`repo\`)`;
  const grant =
    where.toLowerCase() === repository.toLowerCase()
      ? `Add \`permissions: { ${job} }\` to the workflow's job, or pass ${token}.`
      : `Pass ${token}: the workflow's own token only reaches its own repository.`;
  if (says(LACKS_PERMISSION, 403))
    return [`The token lacks the permission \`${needed}\` on ${where}: ${said}.`, grant];
  if (status === 404)
    return [
      method === 'GET'
        ? `There is no repository ${repository} that the token can see: ${said}.`
        : `${where} is not there to write to, or the token may only read it: ${said}.`,
      `Check the repository's name (GITHUB_REPOSITORY, \`push-to-fork\`). ${grant}`,
    ];
  return [
    `GitHub answered ${status} to ${method} ${pathname}: ${said}.`,
    "Fix what the server's words name; https://docs.github.com/rest describes the request.",
  ];
}
