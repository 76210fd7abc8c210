import { STATUS_CODES } from 'node:http';
import * as v from 'valibot';
import { beginningOf, isBinary, typeOf } from '../../net/download.ts';
import { EndpointError, type Refusal, refusalFailure, retryAfterOf } from '../../net/errors.ts';
import { readJson } from '../../net/api.ts';
import type { Answer } from '../../net/send.ts';
import { duration } from '../../system/text.ts';
import { excerpt } from '../../system/text.ts';
import { redact } from '../../system/secrets.ts';

/** Bytes of an answer that are read for its sentence; a `Status` is shorter. */
const READ = 8_192;

/** What the API server answers of itself instead of an object. */
const STATUS = v.object({
  kind: v.literal('Status'),
  message: v.nullish(v.string(), ''),
  reason: v.nullish(v.string(), ''),
  code: v.nullish(v.number(), 0),
  details: v.nullish(v.object({ kind: v.nullish(v.string()) })),
});
type Status = v.InferOutput<typeof STATUS>;

/** The pod that was asked through the API server. */
export interface AskedPod {
  readonly namespace: string;
  readonly pod: string;
  /** `NAMESPACE/POD:PORT`, for sentences. */
  readonly name: string;
  readonly port: number;
  readonly scheme: 'http' | 'https';
  readonly path: string;
}

/** The API server does not let this user ask the pod. */
export class AccessDenied extends EndpointError {}

/** The sentence for an answer other than 200 of a pod's proxy; reads the answer. */
export async function podRefusal(
  answer: Answer,
  pod: AskedPod,
  secrets: readonly string[],
): Promise<EndpointError> {
  const text = redact(await beginningOf(answer.body, READ), secrets);
  const retryAfter = retryAfterOf(answer.headers['retry-after']);
  const status = statusOf(text);
  if (status === undefined) {
    const said = isBinary(text)
      ? { excerpt: '', unquoted: redact(typeOf(answer.headers), secrets) }
      : { excerpt: excerpt(text) };
    return podsOwn(answer.status, said, retryAfter, pod);
  }
  const words = excerpt(status.message ?? '', 200);
  const said = `${answer.status} ${STATUS_CODES[answer.status] ?? ''}`.trim();
  if (answer.status === 401 || answer.status === 403) {
    return new AccessDenied(`The API server answered ${said} for ${pod.name}: "${words}".`, {
      fix: fixForDenied(answer.status, pod.namespace) ?? '',
    });
  }
  if (answer.status === 404 && status.details?.kind === 'pods') {
    return new EndpointError(`The pod ${pod.name} went away before it was profiled: "${words}".`, {
      fix: 'Run it again; pods come and go, and others of the same selector are there by now.',
      gone: true,
    });
  }
  const wait = retryAfter === undefined ? '' : ` It asks to wait ${duration(retryAfter)}.`;
  const { fix, heals } = proxyFix(answer.status, words, pod);
  return new EndpointError(
    `The API server could not get a profile from ${pod.name} and answered ${said}: "${words}".${wait}`,
    { fix, ...(heals && { retry: 'soon', retryAfter }) },
  );
}

/** What to do about 401 and 403 of the API server. */
export function fixForDenied(status: number, namespace: string): string | undefined {
  if (status === 401) {
    return "The token or certificate of the kubeconfig is not accepted: log in to the cluster again in an earlier step (it may have expired, or this machine's clock be wrong).";
  }
  if (status !== 403) return undefined;
  return `Bind a Role to that user which allows \`get\` and \`list\` on \`pods\` and \`get\` on \`pods/proxy\`: \`kubectl --namespace ${namespace} create role go-pgo --verb=get,list --resource=pods,pods/proxy\`, then \`create rolebinding\`.`;
}

/** What the API server says of the way to the pod. */
function proxyFix(
  status: number,
  words: string,
  { port, scheme, namespace }: AskedPod,
): { fix: string; heals: boolean } {
  const fix = (text: string, heals = false) => ({ fix: text, heals });
  if (/connection refused/.test(words)) {
    return fix(
      `Let the service listen for net/http/pprof on port ${port} of the pod's address (\`:${port}\`, not \`localhost:${port}\`), or write the right \`port\`.`,
      true,
    );
  }
  if (/i\/o timeout|no route to host|network is unreachable|deadline exceeded/.test(words)) {
    return fix(
      `Let the API server reach port ${port} of the pods in \`${namespace}\`: a NetworkPolicy, or the firewall between control plane and nodes, holds it back.`,
    );
  }
  if (/first record does not look like a TLS handshake|HTTP response to HTTPS client/.test(words)) {
    return fix(`The pod does not speak TLS on port ${port}: write \`scheme: http\`.`);
  }
  if (/malformed HTTP/.test(words)) {
    return fix(
      `Port ${port} does not speak HTTP${scheme === 'http' ? ', or only over TLS (`scheme: https`)' : ''}: write the port of net/http/pprof.`,
    );
  }
  if (/address not allowed/.test(words)) {
    return fix(
      'The API server leads to no pod with such an address: profile it as a `pprof` source instead.',
    );
  }
  if (status === 504 || /time allotted/.test(words)) {
    return fix('What stands in between ends requests of this length: shorten `seconds`.', true);
  }
  if (status === 429) return fix('Lower `concurrency`, or `limit` the source.', true);
  return fix('Look into the log of the pod: it may restart, or end long requests.', status >= 500);
}

/** The answer of the service in the pod. */
function podsOwn(
  status: number,
  said: Pick<Refusal, 'excerpt' | 'unquoted'>,
  retryAfter: number | undefined,
  pod: AskedPod,
): EndpointError {
  if (status === 400 && /HTTP request to an HTTPS server/.test(said.excerpt)) {
    return new EndpointError(`${pod.name} answered 400 Bad Request: "${said.excerpt}".`, {
      fix: `The pod speaks TLS on port ${pod.port}: write \`scheme: https\`.`,
    });
  }
  const error = refusalFailure(
    {
      status,
      statusText: STATUS_CODES[status] ?? '',
      ...said,
      retryAfter,
      authentication: undefined,
      authorized: false,
      path: pod.path,
    },
    pod.name,
  );
  if (status !== 401 && status !== 403) return error;
  return new EndpointError(error.message, {
    fix: 'The service itself refuses: the API server passes no credentials on to a pod, so serve net/http/pprof on a port that asks for none.',
  });
}

function statusOf(text: string): Status | undefined {
  return readJson(text, STATUS);
}
