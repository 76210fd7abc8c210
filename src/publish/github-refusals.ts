import { ExpectedError } from '../system/errors.ts';
import { acceptedPermission, isRateLimit, isResponseError, type ResponseError, serverWords, waitInWords } from '../net/github.ts';
import { MayOnlyRead } from './may-only-read.ts';

/** What the errors are about, for their sentences. */
export interface Subject {
  /** `owner/name` that is published to. */
  readonly repository: string;
  readonly branch?: string;
  readonly base?: string;
  readonly apiUrl: string;
}

/**
 * Runs `action`; what the server refuses in it becomes an `ExpectedError` of one sentence with its fix, which
 * wraps the server's answer. Anything else passes through.
 */
export async function explaining<T>(subject: Subject, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isResponseError(error)) throw error;
    const { message, fix } = explanation(error, subject);
    throw new (isReadOnly(error) ? MayOnlyRead : ExpectedError)(message, { fix, cause: error });
  }
}

/** Whether a first write was refused for want of any permission to write: of a commit's parts, or of a comment. */
function isReadOnly(error: ResponseError): boolean {
  const { method, url } = error.request;
  if (method === 'GET' || error.response === undefined || isRateLimit(error)) return false;
  if (!/\/(git\/(blobs|trees|commits)|issues\/\d+\/comments)$/.test(new URL(url).pathname)) return false;
  return error.status === 404 || (error.status === 403 && LACKS_PERMISSION.test(serverWords(error)));
}

const LACKS_PERMISSION = /resource not accessible|must have admin rights|permission/i;

interface Explanation {
  readonly message: string;
  readonly fix: string;
}

function explanation(error: ResponseError, subject: Subject): Explanation {
  const said = serverWords(error);
  if (error.response === undefined) {
    return {
      message: `GitHub's API at ${subject.apiUrl} cannot be reached: ${said}.`,
      fix: 'Check the network and proxy of the runner, and GITHUB_API_URL; then run again: what was begun is finished.',
    };
  }
  if (error.status >= 500) {
    return {
      message: `GitHub failed repeatedly with status ${error.status}: ${said}.`,
      fix: 'Run again later (https://www.githubstatus.com tells of outages): what was begun is finished.',
    };
  }
  if (isRateLimit(error)) return rateLimited(error, said);
  return (
    PATTERNS.find(({ status, says }) => status.includes(error.status) && says.test(said))?.explain(
      said,
      subject,
      error,
    ) ?? byStatus(error, said, subject)
  );
}

function rateLimited(error: ResponseError, said: string): Explanation {
  return {
    message: `GitHub's rate limit stopped the publication: ${said}.`,
    fix: `Run again in ${waitInWords(error)}, or spread the jobs that share this token.`,
  };
}

interface Pattern {
  readonly status: readonly number[];
  readonly says: RegExp;
  explain(said: string, subject: Subject, error: ResponseError): Explanation;
}

/** The recorded answers of GitHub that have one known reason. */
const PATTERNS: readonly Pattern[] = [
  {
    status: [403],
    says: /not permitted to create or approve pull requests/i,
    explain: (said) => ({
      message: `The workflow's token may not open pull requests: ${said}.`,
      fix: 'Tick "Allow GitHub Actions to create and approve pull requests" under Settings > Actions > General > Workflow permissions (of the organization too), or pass the token of a GitHub App as `token`.',
    }),
  },
  {
    status: [403],
    says: /SAML|single sign-on/i,
    explain: (said, { repository }) => ({
      message: `The token is not authorized for the organization of ${repository}: ${said}.`,
      fix: "Authorize the token for the organization's single sign-on (Settings > Developer settings > Configure SSO).",
    }),
  },
  {
    status: [403],
    says: /archived/i,
    explain: (said, { repository }) => ({
      message: `${repository} takes no changes: ${said}.`,
      fix: 'Unarchive the repository, or remove this workflow.',
    }),
  },
  {
    status: [403, 409, 422],
    says: /protected branch|rule violation|changes must be made through a pull request|cannot force-push|reference update failed|verified signatures/i,
    explain: (said, { repository, branch, base }) => ({
      message: `A branch rule of ${repository} forbids writing ${named(branch ?? base)}: ${said}.`,
      fix:
        branch === undefined
          ? "Use `publish: pull-request`, or let the token's owner bypass the rule (Settings > Rules or Branches)."
          : "Choose a `branch` that no rule matches, or let the token's owner bypass the rule (Settings > Rules or Branches).",
    }),
  },
  {
    status: [403],
    says: LACKS_PERMISSION,
    explain: (said, subject, error) => ({
      message: `The token lacks the permission \`${neededPermission(error)}\` on ${askedOf(error, subject)}: ${said}.`,
      fix: classicScope(error) ?? grant(said, subject, error),
    }),
  },
  {
    status: [422],
    says: /not a valid ref name|reference name/i,
    explain: (said, { branch, base }) => ({
      message: `${named(branch ?? base)} cannot be a branch's name: ${said}.`,
      fix: 'Set `branch` to a name without spaces, `..`, `~`, `^`, `:`, `?`, `*`, `[`, `\\` or a `/` at its end.',
    }),
  },
  {
    status: [422],
    says: /\bbase invalid/i,
    explain: (_said, subject) => missingBase(subject),
  },
  {
    status: [409],
    says: /repository is empty/i,
    explain: (said, { repository }) => ({
      message: `${repository} has no commits yet: ${said}.`,
      fix: 'Push a first commit, then run again.',
    }),
  },
];

function named(branch: string | undefined): string {
  return branch === undefined ? 'the default branch' : `\`${branch}\``;
}

function byStatus(error: ResponseError, said: string, subject: Subject): Explanation {
  if (error.status === 401) {
    return {
      message: `GitHub refused the token: ${said}.`,
      fix: 'Pass a valid `token`: in a workflow `${{ github.token }}`; one kept as a secret may have expired or been revoked.',
    };
  }
  if (error.status === 404 && error.request.method !== 'GET') {
    return {
      message: `${askedOf(error, subject)} is not there to write to, or the token may only read it: ${said}.`,
      fix:
        classicScope(error) ??
        `Check the repository's name and give the token \`${neededPermission(error)}\`; a fork must be in step with the repository it comes from.`,
    };
  }
  if (error.status === 404) {
    return {
      message: `There is no repository ${subject.repository} that the token can see: ${said}.`,
      fix: 'Check the name (GITHUB_REPOSITORY, `push-to-fork`) and that the token has access to it: a private repository needs `contents: read` at least.',
    };
  }
  const { method, url } = error.request;
  return {
    message: `GitHub answered ${error.status} to ${method} ${new URL(url).pathname}: ${said}.`,
    fix: "See the server's words; https://docs.github.com/rest describes the request.",
  };
}

/** The sentence for a base branch that is misspelt or gone. */
export function missingBase({ repository, base }: Subject): Explanation {
  return {
    message: `There is no branch \`${base}\` in ${repository} to publish onto.`,
    fix: 'Correct the input `base`, or leave it out for the default branch.',
  };
}

/** The fix for a classic personal access token that lacks the scope; undefined for other tokens, which have none. */
function classicScope({ response }: ResponseError): string | undefined {
  const granted = response?.headers['x-oauth-scopes'];
  if (granted === undefined || /\brepo\b/.test(String(granted))) return undefined;
  const has = granted === '' ? 'it has none' : `it has \`${granted}\``;
  return `Give the personal access token the scope \`repo\` (${has}) under Settings > Developer settings > Personal access tokens > Tokens (classic).`;
}

/** The repository that refused: what is published to, or the fork that the branch goes to. */
function askedOf({ request }: ResponseError, { repository }: Subject): string {
  return /\/repos\/([^/]+\/[^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? repository;
}

/** How the token gets what it lacks, by whose it is. */
function grant(said: string, subject: Subject, error: ResponseError): string {
  const permission = neededPermission(error);
  const repository = askedOf(error, subject);
  if (/personal access token/i.test(said)) {
    return `Give the fine-grained token \`${permission}\` for ${repository} under Settings > Developer settings > Personal access tokens.`;
  }
  if (repository.toLowerCase() !== subject.repository.toLowerCase()) {
    return `Pass a \`token\` that has \`${permission}\` on ${repository}: the workflow's own token reaches its own repository only.`;
  }
  const all = subject.branch === undefined ? 'contents: write' : 'contents: write, pull-requests: write';
  return `Add \`permissions: { ${all} }\` to the workflow's job, or pass a \`token\` that has \`${permission}\`.`;
}

function neededPermission(error: ResponseError): string {
  const accepted = acceptedPermission(error);
  if (accepted !== undefined) return accepted;
  const access = error.request.method === 'GET' ? 'read' : 'write';
  const { pathname } = new URL(error.request.url);
  return /\/(pulls|issues|graphql)\b/.test(pathname) ? `pull-requests: ${access}` : `contents: ${access}`;
}
