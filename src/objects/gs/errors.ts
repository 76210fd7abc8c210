import { connectionFailure, EndpointError, retryAfterOf } from '../../net/errors.ts';
import { excerpt } from '../../system/text.ts';
import { redact } from '../../system/secrets.ts';

/** What was asked of Google Cloud Storage. */
export interface GoogleRequest {
  /** Such as `gs://bucket/prefix cannot be listed`. */
  readonly failed: string;
  readonly endpoint: string;
  /** A role that holds the permission it takes. */
  readonly role: string;
  /** Whether it was asked without credentials. */
  readonly isAnonymous: boolean;
  readonly secrets: readonly string[];
}

const FIX_NONE =
  'Run google-github-actions/auth in a step before, or name a credentials file in GOOGLE_APPLICATION_CREDENTIALS; only public buckets can be read without.';
const FIX_CREDENTIALS =
  'Check the inputs of google-github-actions/auth, or the file that GOOGLE_APPLICATION_CREDENTIALS names: the key may be deleted, or the account disabled.';
const FIX_ENDPOINT = 'Let `endpoint` or STORAGE_EMULATOR_HOST be the URL of the storage API itself.';
const FIX_REACH = 'Check the endpoint, and that this machine can reach it.';

/** An answer of the storage API that is no success. */
export function refused(
  status: number,
  body: string,
  retryAfter: string | string[] | undefined,
  request: GoogleRequest,
): EndpointError {
  const words = safe(apiWords(body), request);
  const said = words === '' ? `status ${status}` : `${status}: "${words}"`;
  const canHeal = status === 408 || status === 429 || status >= 500;
  return new EndpointError(`${request.failed}: ${said}.`, {
    fix: isPage(body) ? FIX_ENDPOINT : fixOf(status, words, request),
    ...(canHeal && { retry: 'soon', retryAfter: retryAfterOf(retryAfter) }),
  });
}

function fixOf(status: number, words: string, { role, isAnonymous }: GoogleRequest): string {
  if ((status === 401 || status === 403) && isAnonymous) return FIX_NONE;
  if (/billing/i.test(words)) return 'Ask the owner of the project that the bucket belongs to.';
  if (/requester pays/i.test(words)) return 'Only buckets whose owner pays for requests can be used.';
  if (status === 401) return FIX_CREDENTIALS;
  if (status === 403) {
    const permission = /\bstorage\.\w+\.\w+/.exec(words)?.[0];
    const what = permission === undefined ? `the role ${role}` : `${permission}, which the role ${role} has,`;
    return `Grant the account ${what} on the bucket; a grant takes some minutes to be known everywhere.`;
  }
  if (status === 404) return 'Check the name of the bucket and the path; both are case-sensitive.';
  if (status === 429 || status >= 500) {
    return 'Try again later; if it stays so, look at the status page of Google Cloud.';
  }
  return `Check the name of the bucket. ${FIX_ENDPOINT}`;
}

/** An answer of 2xx that no storage API gives. */
export function notStorage(request: GoogleRequest, body: string): EndpointError {
  const title = safe(isPage(body) ? titleOf(body) : '', request);
  const what = isPage(body) ? `a web page${title === '' ? '' : ` ("${title}")`}` : 'something else';
  return new EndpointError(
    `${request.failed}: ${request.endpoint} answered with ${what}, not as Google Cloud Storage does.`,
    { fix: FIX_ENDPOINT },
  );
}

/** The sentence for a request or an answer that broke off; undefined for what is a bug, or this machine's own fault. */
export function googleFailure(error: unknown, request: GoogleRequest): EndpointError | undefined {
  if (error instanceof EndpointError) return error;
  const code = String((error as { code?: unknown } | undefined)?.code ?? '');
  // Of the file that is written, such as a full disk.
  if (/^E(NOSPC|DQUOT|FBIG|IO|ROFS|ACCES|PERM|MFILE|NFILE|NOENT|NOTDIR|ISDIR)$/.test(code)) return undefined;
  return unreachable(error, new URL(request.endpoint).origin, request);
}

function unreachable(error: unknown, name: string, request: GoogleRequest): EndpointError | undefined {
  const failure = connectionFailure(error, name, FIX_REACH);
  if (failure === undefined) return undefined;
  return new EndpointError(`${request.failed}: ${safe(failure.message, request)}.`, {
    fix: failure.fix ?? FIX_REACH,
    retry: failure.retry,
    cause: error,
  });
}

/** The object ended before its end. */
export function brokenOff(error: unknown, request: GoogleRequest): EndpointError | undefined {
  const code = String((error as { code?: unknown } | undefined)?.code ?? '');
  if (!/^(ECONNRESET|EPIPE|UND_ERR_\w+|HPE_\w+|ERR_STREAM_PREMATURE_CLOSE|Z_\w+)$/.test(code))
    return undefined;
  return new EndpointError(`${request.failed}: it broke off in the middle (${code}).`, {
    fix: 'Look at what stands between this machine and the store.',
    retry: 'soon',
    cause: error,
  });
}

/** What Google's library for credentials throws; every field may be missing. */
interface NoToken {
  readonly code?: string | number;
  readonly response?: { readonly status?: number; readonly data?: unknown };
  readonly config?: { readonly url?: string | URL };
}

/**
 * No token was to be had for the credentials: a wrong key, a wrong clock, a pool that does not know this repository.
 * The library's error is not kept: it holds what was sent.
 */
export function tokenFailure(error: unknown, request: GoogleRequest): EndpointError | undefined {
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  const { code, response, config }: NoToken = error as NoToken;
  const status = response?.status;
  if (status === undefined && typeof code === 'string') {
    const url = String(config?.url ?? '');
    const broken = unreachable({ code }, URL.canParse(url) ? new URL(url).origin : 'Google', request);
    if (broken !== undefined) return broken;
  }
  const words = safe(oauthWords(response?.data) ?? error.message, request);
  return new EndpointError(`${request.failed}: Google gave no token for the credentials: "${words}".`, {
    fix: tokenFix(words),
    ...(status !== undefined && (status === 429 || status >= 500) && { retry: 'soon' }),
  });
}

function tokenFix(words: string): string {
  if (/short-lived|timeframe|\biat\b|not yet valid|in the future/i.test(words)) {
    return "Set the clock of this machine: Google compares a token's times with its own.";
  }
  return /getAccessToken|impersonat/i.test(words)
    ? 'Grant the identity the role roles/iam.workloadIdentityUser on the service account.'
    : FIX_CREDENTIALS;
}

/** `invalid_grant: …` of an OAuth answer, or the message in that of a Google API. */
function oauthWords(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  const { error } = data;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return 'error_description' in data ? `${String(error)}: ${String(data.error_description)}` : String(error);
}

/** Google's JSON, the title of somebody's web page, or the bare words that it has where bytes were asked for. */
function apiWords(body: string): string {
  try {
    return oauthWords(JSON.parse(body)) ?? '';
  } catch {
    return isPage(body) ? titleOf(body) : body;
  }
}

function isPage(text: string): boolean {
  return /^\s*(<!doctype html|<html)/i.test(text);
}

function titleOf(page: string): string {
  return /<title>([^<]*)<\/title>/i.exec(page)?.[1] ?? '';
}

function safe(text: string, { secrets }: GoogleRequest): string {
  return excerpt(redact(text, secrets), 240).replace(/\.$/, '');
}
