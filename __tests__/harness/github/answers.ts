/**
 * Answers of api.github.com as they were recorded in public issue threads and documentation, for what a test
 * cannot bring about in an emulator. Each names where it was seen.
 */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const DOCS = 'https://docs.github.com/rest';

function answer(status: number, message: string, errors?: readonly unknown[]): Answer {
  return {
    status,
    body: { message, ...(errors && { errors }), documentation_url: DOCS, status: String(status) },
  };
}

export const answers = {
  /** docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api */
  badCredentials: answer(401, 'Bad credentials'),
  requiresAuthentication: answer(401, 'Requires authentication'),
  notFound: answer(404, 'Not Found'),
  /** peter-evans/create-pull-request#3979, danielroe/uppt#11 */
  actionsMayNotOpen: answer(403, 'GitHub Actions is not permitted to create or approve pull requests.'),
  /** actions/create-github-app-token#258; the header as documented for missing permissions */
  notAccessible: (permissions?: string): Answer => ({
    ...answer(403, 'Resource not accessible by integration'),
    ...(permissions !== undefined && { headers: { 'x-accepted-github-permissions': permissions } }),
  }),
  /** actions/github-script#455; of a name that another branch leaves no room for, microsoft/vscode-remote-repositories-github#122 */
  referenceUpdateFailed: answer(422, 'Reference update failed'),
  /** octokit/octokit.rb#675 */
  invalidRefName: (ref: string): Answer => answer(422, `${ref} is not a valid ref name.`),
  /** github/rest-api-description#2746 */
  referenceMissing: answer(422, 'Reference does not exist'),
  /** philschatz/octokit.js#21 */
  notFastForward: answer(422, 'Update is not a fast forward'),
  /** Of a tree that deletes what is not there; the wording as in mckaywrigley/buildware-ai#29. */
  badObjectState: answer(422, 'GitRPC::BadObjectState'),
  pullRequestExists: (head: string): Answer =>
    answer(422, 'Validation Failed', [
      { resource: 'PullRequest', code: 'custom', message: `A pull request already exists for ${head}.` },
    ]),
  noCommits: (base: string, head: string): Answer =>
    answer(422, 'Validation Failed', [
      { resource: 'PullRequest', code: 'custom', message: `No commits between ${base} and ${head}` },
    ]),
  invalidField: (resource: string, field: string, value?: unknown): Answer =>
    answer(422, 'Validation Failed', [
      { ...(value !== undefined && { value }), resource, field, code: 'invalid' },
    ]),
  /** peter-evans/create-pull-request#4138 */
  notCollaborator: answer(
    422,
    'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the octo/service repository.',
  ),
  /** PyGithub/PyGithub#1499 */
  teamNotResolved: answer(422, 'Validation Failed', [
    "Could not resolve to a node with the global id of 'T_kwDOA5iQ-M4As9wR'.",
  ]),
  /** vebr/jest-lcov-reporter#14 */
  commentTooLong: answer(422, 'Validation Failed', [
    {
      resource: 'IssueComment',
      code: 'unprocessable',
      field: 'data',
      message: 'Body is too long (maximum is 65536 characters)',
    },
  ]),
  /** As for a comment, of the text of a pull request. */
  bodyTooLong: answer(422, 'Validation Failed', [
    {
      resource: 'PullRequest',
      code: 'unprocessable',
      field: 'data',
      message: 'Body is too long (maximum is 65536 characters)',
    },
  ]),
  /** renovatebot/renovate#6215 */
  issueLocked: answer(403, 'Unable to create comment because issue is locked.'),
  /** takanome-dev/assign-issue-action#251 */
  secondaryRateLimit: (retryAfter: number): Answer => ({
    ...answer(
      403,
      'You have exceeded a secondary rate limit. Please wait a few minutes before you try again. If you reach out to GitHub Support for help, please include the request ID AFC1:31FAC3:48D749:894FD1:671992DA.',
    ),
    headers: { 'retry-after': String(retryAfter) },
  }),
  /** docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
  primaryRateLimit: (resetSeconds: number): Answer => ({
    ...answer(403, 'API rate limit exceeded for installation ID 12345678.'),
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(resetSeconds) },
  }),
  /** What GitHub's front end answers in an outage: a page, not JSON. */
  badGateway: {
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
  } as Answer,
  /** cli/cli#3858, AliceJump/ok-end-field#211: GraphQL answers 200 with errors. */
  graphqlError: (message: string): Answer => ({
    status: 200,
    body: { data: null, errors: [{ type: 'UNPROCESSABLE', path: [], locations: [], message }] },
  }),
} as const;
