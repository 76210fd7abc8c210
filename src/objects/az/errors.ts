import { messageOf } from '../../system/errors.ts';
import { connectionFailure, EndpointError, retryAfterOf } from '../../net/errors.ts';
import { excerpt } from '../../system/text.ts';
import { redact } from '../../system/secrets.ts';
import type { AzureLogin } from './account.ts';
import { NotAzure } from './answer.ts';
import { TooLong } from './bounded.ts';

/** What was asked of Azure Blob Storage. */
export interface AzureRequest {
  /** Such as `az://container/prefix cannot be listed`. */
  readonly failed: string;
  readonly endpoint: string;
  /** A role that allows it. */
  readonly role: string;
  readonly login: AzureLogin;
  readonly secrets: readonly string[];
}

/** What Azure's two libraries throw; every field may be missing. */
interface Thrown {
  /** Azure's own code, or that of a broken connection. */
  readonly code?: string;
  readonly statusCode?: number;
  readonly details?: {
    readonly authenticationErrorDetail?: string;
    readonly AuthenticationErrorDetail?: string;
  };
  readonly response?: {
    readonly headers?: { get(name: string): string | undefined };
    readonly bodyAsText?: string | null;
  };
  /** Of what Microsoft Entra said, when it gave no token. */
  readonly errorResponse?: { readonly error?: string; readonly errorDescription?: string };
}

const FIX_LOGIN =
  'Run azure/login in a step before, or set AZURE_STORAGE_KEY, AZURE_STORAGE_SAS_TOKEN or AZURE_STORAGE_CONNECTION_STRING from a secret.';
const FIX_ENDPOINT =
  'Let `endpoint` or AZURE_STORAGE_SERVICE_ENDPOINT be the URL of the blob service itself, such as https://ACCOUNT.blob.core.windows.net.';
const FIX_CLOCK = "Set the clock of this machine: Azure compares a request's time with its own.";
const FIX_ACCOUNT =
  'Check the name of the storage account, and the endpoint where it has another than usual.';

/** What to do, by Azure's code. */
const FIXES: Readonly<Record<string, string | ((request: AzureRequest) => string)>> = {
  AuthenticationFailed: ({ login }) => wrongLogin(login),
  InvalidAuthenticationInfo: ({ login }) => wrongLogin(login),
  AuthorizationPermissionMismatch: ({ login, role }) => refusedLogin(login, role),
  InsufficientAccountPermissions: ({ login, role }) => refusedLogin(login, role),
  AuthorizationResourceTypeMismatch: 'Make an SAS token for containers and objects (`--resource-types co`).',
  AuthorizationServiceMismatch: 'Make an SAS token for the blob service (`--services b`).',
  AuthorizationProtocolMismatch: 'Let the endpoint be an https URL.',
  AuthorizationSourceIPMismatch: 'Allow the address of this runner in the SAS token.',
  KeyBasedAuthenticationNotPermitted: ({ role }) =>
    `This account takes no keys: log in by azure/login instead, with the role ${role}.`,
  PublicAccessNotPermitted: FIX_LOGIN,
  NoAuthenticationInformation: FIX_LOGIN,
  ContainerNotFound: 'Check the name of the container and the storage account.',
  BlobNotFound: 'Check the path; it is case-sensitive. An object of a list may have been deleted meanwhile.',
  ResourceNotFound: 'Check the names of the container and the storage account.',
  InvalidResourceName: 'Check the name of the container: lower-case letters, digits and single dashes.',
  OutOfRangeInput: 'Check the names of the container and the storage account.',
  AccountIsDisabled: 'Ask the owner of the storage account.',
  BlobArchived: 'Rehydrate it to another tier first, or choose newer ones by `max-age`.',
};

function wrongLogin(login: AzureLogin): string {
  if (login.kind === 'identity') {
    return 'Check the inputs of azure/login, and that the storage account belongs to its tenant.';
  }
  if (login.kind === 'key') {
    return `Check the key in ${login.from}: it is not one of this account, or was exchanged meanwhile.`;
  }
  const end = new URLSearchParams(login.token).get('se') ?? '';
  return Date.parse(end) < Date.now()
    ? `The SAS token in ${login.from} expired at ${excerpt(end, 40)}: make a new one, or log in by azure/login.`
    : `Check the SAS token in ${login.from}: it may belong to another account, or was cut when it was copied.`;
}

function refusedLogin(login: AzureLogin, role: string): string {
  const firewall = 'the firewall of the storage account must let this machine in';
  if (login.kind === 'key') return `Check the network rules: ${firewall}.`;
  if (login.kind === 'sas') {
    return `Make the SAS token in ${login.from} with the permissions read, list and, to write, create and write; ${firewall}, too.`;
  }
  return `Grant the identity the role ${role} on the storage account, which not even its owner has by itself; ${firewall}, too.`;
}

/** The sentence for what happened; undefined for what is a bug. The error itself is not kept: its request holds secrets. */
export function azureFailure(error: unknown, request: AzureRequest): EndpointError | undefined {
  if (error instanceof EndpointError) return error;
  if (error instanceof NotAzure) return notStorage(request, error.body, error.status);
  if (error instanceof TooLong) return tooLong(request, error.status);
  if (!(error instanceof Error)) return undefined;
  const thrown: Error & Thrown = error;
  // The library takes them from the answer, whatever type they have there.
  if (typeof error.message !== 'string' || typeof error.name !== 'string') {
    return notStorage(request, thrown.response?.bodyAsText ?? '', thrown.statusCode ?? 200);
  }
  if (/Credential|Authentication/.test(error.name) && thrown.statusCode === undefined) {
    return noToken(thrown, request);
  }
  if (thrown.errorResponse !== undefined) return noToken(thrown, request);
  if (/non-TLS protected/.test(error.message)) {
    return new EndpointError(`${request.failed}: a login's token is not sent over plain http.`, {
      fix: 'Let the endpoint be an https URL, or use a key.',
    });
  }
  const { statusCode = 200 } = thrown;
  if (isUnreadable(thrown) && statusCode < 300) {
    return notStorage(request, thrown.response?.bodyAsText ?? '', statusCode);
  }
  if (thrown.statusCode !== undefined) return refused(thrown.statusCode, thrown, request);
  return broken(thrown, request);
}

/** What came is no XML, whatever its status; the library's sentence about it is for programmers. */
function isUnreadable({ code, message }: Error & Thrown): boolean {
  return code === 'PARSE_ERROR' || /^Error .* (parsing|deserializ)/i.test(message);
}

function refused(status: number, thrown: Error & Thrown, request: AzureRequest): EndpointError {
  const headers = thrown.response?.headers;
  const body = thrown.response?.bodyAsText ?? '';
  const code = headers?.get('x-ms-error-code') ?? (isUnreadable(thrown) ? undefined : thrown.code);
  if (isPage(body)) return notStorage(request, body, status);
  const words = wordsOf(thrown, code, request);
  const said = [code ?? `status ${status}`, ...(words === '' ? [] : [`"${words}"`])].join(': ');
  const fix = code === undefined ? undefined : FIXES[code];
  const canHeal = status === 408 || status === 429 || status >= 500;
  const clock = isAboutTime(detailOf(thrown)) && request.login.kind !== 'sas';
  return new EndpointError(`${request.failed}: ${said}.`, {
    fix: clock
      ? FIX_CLOCK
      : ((typeof fix === 'function' ? fix(request) : fix) ?? usualFix(status, words, request)),
    ...(canHeal && { retry: 'soon', retryAfter: retryAfterOf(headers?.get('retry-after')) }),
  });
}

function usualFix(status: number, words: string, { login, role }: AzureRequest): string {
  if (status === 401 || /failed to authenticate/i.test(words)) return wrongLogin(login);
  if (status === 403) return refusedLogin(login, role);
  if (status === 404) return FIX_ACCOUNT;
  if (status === 429 || status >= 500)
    return 'Try again later; if it stays so, look at the status page of Azure.';
  return FIX_ENDPOINT;
}

/** What Azure says of times is shown with its sentence; the rest of its details repeats what was signed. */
function wordsOf(thrown: Error & Thrown, code: string | undefined, request: AzureRequest): string {
  const answer = thrown.response?.bodyAsText ?? '';
  const [sentence = ''] = (isUnreadable(thrown) ? answer.trim() : messageOf(thrown)).split(/\r?\n/);
  const body = /<Message>([^<\r\n]*)/.exec(answer)?.[1];
  const words = safe(body ?? (sentence === code ? '' : sentence), request);
  const detail = detailOf(thrown);
  if (!isAboutTime(detail)) return words;
  return `${words}${words === '' ? '' : '. '}${safe(detail, request)}`;
}

function detailOf({ details, response }: Thrown): string {
  return (
    details?.authenticationErrorDetail ??
    details?.AuthenticationErrorDetail ??
    /<AuthenticationErrorDetail>([^<]*)</.exec(response?.bodyAsText ?? '')?.[1] ??
    ''
  );
}

function isAboutTime(detail: string): boolean {
  return (
    /date header|time frame|signed expiry|lifetime|expired|not yet valid/i.test(detail) &&
    !/string to sign/i.test(detail)
  );
}

/** Nobody is logged in, or Microsoft Entra refused who is. */
function noToken(thrown: Error & Thrown, request: AzureRequest): EndpointError {
  const { error, errorDescription } = thrown.errorResponse ?? {};
  // `AADSTS7000215: …` first, then trace ids by the line.
  const refusal =
    /AADSTS\d+:[^\r\n]*/.exec(`${errorDescription ?? ''}\n${messageOf(thrown)}`)?.[0] ??
    errorDescription ??
    error;
  if (refusal === undefined && /Aggregate|Unavailable/.test(thrown.name)) {
    return new EndpointError(`${request.failed}: no credentials for Azure were found.`, { fix: FIX_LOGIN });
  }
  const words = safe(refusal?.replace(/\s+(Trace|Correlation) ID:.*/, '') ?? messageOf(thrown), request);
  return new EndpointError(`${request.failed}: Azure gave no token for the login: "${words}".`, {
    fix: /time range|not yet valid|AADSTS700024/i.test(words)
      ? FIX_CLOCK
      : 'Check AZURE_CLIENT_ID, AZURE_TENANT_ID and AZURE_CLIENT_SECRET where they are set, or the inputs of azure/login.',
  });
}

/** Codes of what happens to the file that is written, for which the store is not to blame. */
const OF_THE_DISK = /^E(NOSPC|DQUOT|FBIG|IO|ROFS|ACCES|PERM|MFILE|NFILE|NOENT|NOTDIR|ISDIR)$/;

function broken(thrown: Error & Thrown, request: AzureRequest): EndpointError | undefined {
  if (OF_THE_DISK.test(thrown.code ?? '')) return undefined;
  if (
    /received less data|premature close|aborted|ERR_STREAM_PREMATURE_CLOSE/i.test(
      `${thrown.message} ${thrown.code}`,
    )
  ) {
    return new EndpointError(
      `${request.failed}: ${new URL(request.endpoint).origin} broke off in the middle.`,
      {
        fix: 'Look at what stands between this machine and the store.',
        retry: 'soon',
      },
    );
  }
  const name = new URL(request.endpoint).origin;
  // The library names what it cannot send by a code of its own.
  const code =
    thrown.code === 'REQUEST_SEND_ERROR' ? /\bE[A-Z]{4,}\b/.exec(thrown.message)?.[0] : thrown.code;
  const failure = connectionFailure({ code }, name, FIX_ACCOUNT);
  if (failure === undefined) return undefined;
  const isUnknown = code === 'ENOTFOUND';
  return new EndpointError(`${request.failed}: ${safe(failure.message, request)}.`, {
    fix: isUnknown ? FIX_ACCOUNT : (failure.fix ?? FIX_ACCOUNT),
    retry: failure.retry,
  });
}

/** An answer that no blob service gives. */
function notStorage(request: AzureRequest, body: string, status = 200): EndpointError {
  const title = safe(/<title>([^<]*)<\/title>/i.exec(body)?.[1] ?? '', request);
  const what = isPage(body) ? 'a web page' : 'something else';
  const { origin } = new URL(request.endpoint);
  return new EndpointError(
    `${request.failed}: ${origin} answered ${status} with ${what}${title === '' ? '' : ` ("${title}")`}, not as Azure Blob Storage does.`,
    { fix: FIX_ENDPOINT, ...((status === 429 || status >= 500) && { retry: 'soon' }) },
  );
}

function tooLong({ failed, endpoint }: AzureRequest, status: number): EndpointError {
  const { origin } = new URL(endpoint);
  return new EndpointError(
    `${failed}: ${origin} answered ${status} with more than any list of Azure Blob Storage has.`,
    { fix: FIX_ENDPOINT },
  );
}

function isPage(text: string): boolean {
  return /^\s*(<!doctype html|<html)/i.test(text);
}

function safe(text: string, { secrets }: AzureRequest): string {
  return excerpt(redact(text, secrets), 240).replace(/\.$/, '');
}
