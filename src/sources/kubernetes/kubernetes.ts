import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import type { Answer } from '../../net/send.ts';
import { excerpt, printableName } from '../../system/text.ts';
import { profileEndpoints } from '../live/endpoints.ts';
import type { Endpoint } from '../live/pprof.ts';
import type { CollectContext, Collection, Collector, KubernetesSource } from '../source.ts';
import { type KubernetesApi, openApi } from './api.ts';
import { chooseBusiest } from './metrics.ts';
import { type Pod, portNames, portOf, readyPods } from './pods.ts';
import { AccessDenied, type AskedPod, podRefusal } from './refusals.ts';

/**
 * Profiles ready pods through the API server's pod proxy, the busiest first where `limit` chooses among them.
 * @throws ExpectedError when the cluster cannot be asked, or no pod is there to be profiled.
 */
export const collectKubernetes: Collector<KubernetesSource> = async (source, context) =>
  profilePods(await openApi(source, context), source, context);

/** As `collectKubernetes`, through an API that is open already. */
export async function profilePods(
  api: KubernetesApi,
  source: KubernetesSource,
  context: CollectContext,
): Promise<Collection> {
  const { ready, others } = await readyPods(api, source, context);
  const { pods, findings: portless } = withPorts(ready, source);
  const { chosen, findings: unsure } = await chooseBusiest(
    pods,
    source.limit ?? pods.length,
    api,
    source,
    context,
  );
  let denied: AccessDenied | undefined;
  const endpoints = chosen.map((pod) => ({
    ...endpointOfPod(api, pod),
    refused: async (answer: Answer) => {
      const error = await podRefusal(answer, pod, api.secrets);
      if (error instanceof AccessDenied) denied = error;
      return error;
    },
  }));
  const { seconds, timeout } = source;
  const options = { seconds, network: api.network, ...(timeout !== undefined && { timeout }) };
  const profiled = await profileEndpoints(endpoints, options, context);
  // What one may not do to one pod of a namespace, one may not do to any.
  if (denied !== undefined && profiled.files.length === 0) throw denied;
  const before = [...notReady(others, ready.length), ...portless, ...unsure];
  return { ...profiled, findings: [...before, ...profiled.findings] };
}

function withPorts(ready: readonly Pod[], { namespace, port, scheme, path }: KubernetesSource) {
  const pods: AskedPod[] = [];
  const findings: Finding[] = [];
  for (const pod of ready) {
    const number = portOf(pod, port);
    const name = pod.metadata.name;
    if (number !== undefined) {
      const shown = `${namespace}/${printableName(name)}:${number}`;
      pods.push({ namespace, pod: name, name: shown, port: number, scheme, path });
      continue;
    }
    findings.push({
      severity: 'warning',
      file: `${namespace}/${printableName(name)}`,
      message: `The pod has no container port of the name \`${port}\`; ${portsSentence([pod])}.`,
      fix: FIX_PORT,
    });
  }
  if (pods.length > 0) return { pods, findings };
  throw new ExpectedError(
    `None of the ${ready.length} ready pods has a container port of the name \`${port}\`; ${portsSentence(ready)}.`,
    { fix: FIX_PORT },
  );
}

const FIX_PORT = 'Write the number of the port, or name it in the `ports` of the container.';

/** Names of ports in a sentence. */
const SHOWN_PORTS = 10;

function portsSentence(pods: readonly Pod[]): string {
  const names = [...new Set(pods.flatMap((pod) => portNames(pod)))].sort();
  const shown = names.slice(0, SHOWN_PORTS).map((name) => excerpt(name, 40));
  const more = names.length > SHOWN_PORTS ? ` and ${names.length - SHOWN_PORTS} more` : '';
  return names.length === 0 ? 'no port has a name' : `there are ${shown.join(', ')}${more}`;
}

function endpointOfPod(api: KubernetesApi, pod: AskedPod): Endpoint {
  // Whatever its name holds, it stays in its segment of the path.
  const id = `${pod.scheme === 'https' ? 'https:' : ''}${encodeURIComponent(pod.pod)}:${pod.port}`;
  const url = new URL(`${api.server}/api/v1/namespaces/${pod.namespace}/pods/${id}/proxy${pod.path}`);
  url.searchParams.delete('seconds');
  return { url, headers: api.headers, name: pod.name, secrets: api.secrets };
}

function notReady(others: number, ready: number): Finding[] {
  if (others === 0) return [];
  return [
    {
      severity: 'note',
      message: `${others} of ${others + ready} running pods that match ${others === 1 ? 'is' : 'are'} not ready or being deleted, and ${others === 1 ? 'was' : 'were'} not profiled.`,
    },
  ];
}
