import { messageOf } from '../../system/errors.ts';
import { EndpointError, retryAfterOf } from '../../net/errors.ts';
import { excerpt } from '../../system/text.ts';
import { redact } from '../../system/secrets.ts';

/** What the SDK makes of an answer that is an error; every field may be missing. */
interface Refusal {
  /** S3's own code. */
  readonly name?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number; readonly clockSkewCorrected?: boolean };
  readonly $response?: { readonly headers?: Readonly<Record<string, string | undefined>> };
  /** The region that S3 names in the answer to a wrong one. */
  readonly Region?: string;
  readonly $responseBodyText?: unknown;
}

export interface Request {
  /** What is asked for: `s3://bucket/prefix`. */
  readonly name: string;
  /** Such as `cannot be listed`. */
  readonly failed: string;
  readonly bucket: string;
  /** The permission it takes, such as `s3:ListBucket`. */
  readonly permission: string;
  readonly secrets: readonly string[];
}

const CREDENTIALS =
  'Check the credentials that the job has: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the role of aws-actions/configure-aws-credentials.';

/** What to do, by S3's code. */
const FIXES: Readonly<Record<string, string | ((request: Request) => string)>> = {
  InvalidAccessKeyId: `${CREDENTIALS} Temporary ones need AWS_SESSION_TOKEN, too; those of another service need its \`endpoint\`.`,
  // The same in versitygw's words.
  XAdminUserNotFound: `${CREDENTIALS} Those of another service need its \`endpoint\`.`,
  SignatureDoesNotMatch:
    'Check AWS_SECRET_ACCESS_KEY: it is not the secret of this access key, or was cut when it was copied.',
  AccessDenied: ({ permission, bucket }) =>
    `Allow ${permission} on the bucket ${bucket} to these credentials, in their policy and in the bucket's own.`,
  AllAccessDisabled: 'Ask the owner of the bucket.',
  NoSuchBucket: 'Check the name of the bucket, and the `endpoint` where it is not kept by Amazon.',
  NoSuchKey: 'It was deleted meanwhile; run it again.',
  InvalidObjectState:
    'It lies in an archive class such as Glacier: restore it first, or choose newer ones by `max-age`.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  ExpiredToken:
    'Fetch the credentials right before this step, and let them live longer (`role-duration-seconds` of aws-actions/configure-aws-credentials).',
  InvalidToken: 'Check AWS_SESSION_TOKEN: it belongs to another access key, or is none.',
  PermanentRedirect: 'Give the source the `region` of the bucket.',
  AuthorizationHeaderMalformed: 'Give the source the `region` that this server names.',
  InvalidBucketName: 'Check the name of the bucket.',
};

const CAN_HEAL = /^(SlowDown|RequestTimeout|InternalError|ServiceUnavailable|Throttl|TooManyRequests|Busy)/;

/** The sentence for what S3 refused; undefined for what is no answer of a server. */
export function s3Failure(error: unknown, request: Request): EndpointError | undefined {
  if (error instanceof EndpointError) return error;
  const { name = '', $metadata, $response } = (error ?? {}) as Refusal;
  const status = $metadata?.httpStatusCode;
  if (status === undefined) return undefined;
  if (status < 300) return isUnreadable(error) ? noS3(error, request) : undefined;
  const code =
    /^[A-Z]\w+$/.test(name) && !/^(Unknown|UnknownError|Error|S3ServiceException)$/.test(name)
      ? name
      : undefined;
  const words = wordsOf(error, request.secrets);
  const said = [code ?? `status ${status}`, ...(words === '' || words === code ? [] : [`"${words}"`])].join(
    ': ',
  );
  const fix = code === undefined ? undefined : FIXES[code];
  const retryAfter = retryAfterOf($response?.headers?.['retry-after']);
  const canHeal =
    status === 429 || status >= 500 || CAN_HEAL.test(name) || ($metadata?.clockSkewCorrected ?? false);
  return new EndpointError(`${request.name} ${request.failed}: ${said}.`, {
    fix: (typeof fix === 'function' ? fix(request) : fix) ?? usualFix(status),
    ...(canHeal && { retry: 'soon', retryAfter }),
    cause: error,
  });
}

function noS3(error: unknown, { name, failed, secrets }: Request): EndpointError {
  const words = wordsOf(error, secrets);
  return new EndpointError(
    `${name} ${failed}: the answer is none of S3${words === '' ? '' : ` ("${words}")`}.`,
    {
      fix: 'Let `endpoint` be the URL of an S3 API.',
      cause: error,
    },
  );
}

/** The server's own words: where it sent none of S3's documents, the text that it did send. */
function wordsOf(error: unknown, secrets: readonly string[]): string {
  const { $responseBodyText: body } = (error ?? {}) as Refusal;
  const message = messageOf(error);
  const words = isUnreadable(error) ? (typeof body === 'string' ? body : '') : message;
  if (/^(Unknown(Error)?|Error)$/.test(words)) return '';
  return excerpt(redact(words, secrets), 200).replace(/\.$/, '');
}

/** What the SDK says of a body that is no XML, or none that it knows; the rest of its message is for programmers. */
function isUnreadable(error: unknown): boolean {
  return /XML parse error|Deserialization error/i.test(messageOf(error));
}

function usualFix(status: number): string {
  if (status === 401 || status === 403) return CREDENTIALS;
  if (status === 404 || status === 405) return 'Check that `endpoint` is the URL of an S3 API.';
  if (status === 429 || status >= 500)
    return 'Try again later; if it stays so, look into the log of the server.';
  if (status >= 300 && status < 400)
    return 'Let `endpoint` be the URL that it redirects to; it was not followed.';
  return 'Check that `endpoint` is the URL of an S3 API, and what it says of the request.';
}

/** The region that S3 wants to be asked in, when that is what it refused. */
export function regionOf(error: unknown): string | undefined {
  const { name, $metadata, $response, Region } = (error ?? {}) as Refusal;
  const status = $metadata?.httpStatusCode;
  if (status !== 301 && status !== 307 && name !== 'AuthorizationHeaderMalformed') return undefined;
  const region = $response?.headers?.['x-amz-bucket-region'] ?? Region;
  // It becomes part of a host name.
  return region !== undefined && /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined;
}
