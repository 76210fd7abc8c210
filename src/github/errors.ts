import { messageOf } from '../errors.ts';
import { count } from '../format.ts';
import { excerpt } from '../printable.ts';

/** What octokit throws: an answer of 400 and more, or, without `response`, no answer at all. */
export interface ResponseError extends Error {
  readonly status: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response?: {
    readonly headers: Readonly<Record<string, string | number | undefined>>;
    readonly data: unknown;
  };
}

export function isResponseError(error: unknown): error is ResponseError {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error && 'request' in error;
}

/** GraphQL refuses with status 200 and a list of errors. */
export function isGraphQlError(error: unknown): error is Error & { readonly errors: readonly unknown[] } {
  return error instanceof Error && error.name === 'GraphqlResponseError' && 'errors' in error;
}

/** An answer of the server, by REST or GraphQL; a cancelled run or a bug is none. */
export function isRefusal(error: unknown): error is Error {
  return isResponseError(error) || isGraphQlError(error);
}

export function hasStatus(error: unknown, ...statuses: readonly number[]): error is ResponseError {
  return isResponseError(error) && error.response !== undefined && statuses.includes(error.status);
}

/** What the server said, its detailed reasons included, without links. */
export function serverWords(error: unknown): string {
  if (isGraphQlError(error)) return error.errors.map(reasonOf).join(': ').replace(/\.$/, '');
  if (!isResponseError(error)) return messageOf(error);
  const data = error.response?.data;
  if (data === null || typeof data !== 'object') {
    return typeof data === 'string' && data !== '' && !data.trimStart().startsWith('<')
      ? excerpt(data, 300)
      : error.response === undefined
        ? error.message
        : `status ${error.status}`;
  }
  const { message, errors } = data as { message?: unknown; errors?: unknown };
  const reasons = Array.isArray(errors) ? errors.map(reasonOf).filter((reason) => reason !== '') : [];
  return [typeof message === 'string' ? message : `status ${error.status}`, ...reasons]
    .map((part) =>
      part
        .trim()
        .replace(/\s*\n\s*/g, ': ')
        .replace(/\.$/, ''),
    )
    .join(': ');
}

function reasonOf(reason: unknown): string {
  if (typeof reason === 'string') return reason;
  if (reason === null || typeof reason !== 'object') return '';
  const { message, field, code } = reason as Record<string, unknown>;
  if (typeof message === 'string') return message;
  return [field, code].filter((part) => typeof part === 'string').join(' ');
}

/** How long a rate limit asks to wait; undefined when the answer is not about a rate limit or an outage. */
export function retryAfterSeconds(error: ResponseError): number | undefined {
  const header = error.response?.headers['retry-after'];
  if (header !== undefined && (error.status >= 500 || error.status === 429 || error.status === 403)) {
    const seconds = Number(header);
    if (Number.isFinite(seconds)) return Math.max(0, seconds);
    // The header may also hold a date, by the server's own clock; what is neither leaves it at the usual, growing pause.
    const until = (Date.parse(String(header)) - Date.parse(String(error.response?.headers['date']))) / 1_000;
    return Number.isFinite(until) ? Math.max(0, until) : 0;
  }
  return isRateLimit(error) ? secondsToReset(error) : undefined;
}

/** When a rate limit lets requests through again, for sentences: `1 minute`, `12 minutes`. */
export function waitInWords(error: ResponseError): string {
  return count(Math.max(1, Math.ceil((retryAfterSeconds(error) ?? 60) / 60)), 'minute');
}

/** Either of GitHub's rate limits. */
export function isRateLimit(error: ResponseError): boolean {
  if (error.status !== 403 && error.status !== 429) return false;
  return (
    error.status === 429 ||
    /rate limit/i.test(serverWords(error)) ||
    Number(error.response?.headers['x-ratelimit-remaining'] ?? 1) === 0
  );
}

/** From the server's own clock to the end of the limit; GitHub documents a minute where it says nothing. */
function secondsToReset(error: ResponseError): number {
  const headers = error.response?.headers ?? {};
  const reset = Number(headers['x-ratelimit-reset']);
  const now = Date.parse(String(headers['date'])) / 1_000;
  const exhausted = Number(headers['x-ratelimit-remaining'] ?? 1) === 0;
  return exhausted && Number.isFinite(reset - now) ? Math.max(0, reset - now) : 60;
}

/** Whether the request may have been obeyed although it failed: the connection broke, or a front end gave up. */
export function hasLostAnswer(error: unknown): error is ResponseError {
  if (!isResponseError(error)) return false;
  return error.response === undefined || (error.status >= 500 && retryAfterSeconds(error) === undefined);
}

/** As what octokit throws where there is no answer. */
export function lostAnswer(
  response: { readonly status: number; readonly url: string },
  { method }: { readonly method: string },
): ResponseError {
  const error = new Error('the answer broke off');
  return Object.assign(error, { name: 'HttpError', status: 500, request: { method, url: response.url } });
}

/** Whether the next request would fare no better: no connection, an outage, a rate limit. */
export function isOutage(error: unknown): boolean {
  return (
    isResponseError(error) && (error.response === undefined || error.status >= 500 || isRateLimit(error))
  );
}

/**
 * The permission that the request needed, as a workflow writes it (`pull-requests: write`), by the server's own hint
 * (`x-accepted-github-permissions: issues=write; pull_requests=write`); undefined where it gives none.
 */
export function acceptedPermission({ response }: ResponseError): string | undefined {
  const accepted = String(response?.headers['x-accepted-github-permissions'] ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => /^[a-z_]+=[a-z]+$/.test(one));
  // What is asked of issues is asked of pull requests here, and on those only theirs counts.
  const enough = accepted.find((one) => one.startsWith('pull_requests=')) ?? accepted[0];
  return enough?.replaceAll('_', '-').replace('=', ': ');
}
