import * as v from 'valibot';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import type { CollectContext, KubernetesSource } from '../source.ts';
import { getObject, type KubernetesApi } from './api.ts';

/** Milliseconds that the metrics may take: they only help to choose. */
const TIMEOUT = 15_000;

const METRICS = v.object({
  kind: v.literal('PodMetricsList'),
  items: v.array(
    v.object({
      metadata: v.object({ name: v.string() }),
      containers: v.array(v.object({ usage: v.object({ cpu: v.nullish(v.string(), '0') }) })),
    }),
  ),
});

interface Named {
  /** The name of the pod. */
  readonly pod: string;
}

/**
 * `count` of `pods` (in the order of their names): the ones that use the most CPU just now, of equal ones the first by
 * name. Where the cluster does not say, they are spread evenly over the names, so that each of several Deployments
 * has its share.
 */
export async function chooseBusiest<T extends Named>(
  pods: readonly T[],
  count: number,
  api: KubernetesApi,
  source: Pick<KubernetesSource, 'namespace' | 'selector'>,
  context: Pick<CollectContext, 'signal' | 'progress'>,
): Promise<{ readonly chosen: readonly T[]; readonly findings: readonly Finding[] }> {
  if (pods.length <= count) return { chosen: pods, findings: [] };
  let usage: ReadonlyMap<string, number>;
  try {
    usage = await cpuUsage(api, source, context);
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    return { chosen: spread(pods, count), findings: [unavailable(error, pods.length, count)] };
  }
  const cores = ({ pod }: T) => usage.get(pod) ?? 0;
  // Stable: equal ones stay in the order of their names.
  const chosen = [...pods].sort((a, b) => cores(b) - cores(a)).slice(0, count);
  return { chosen, findings: [] };
}

function spread<T>(pods: readonly T[], count: number): T[] {
  return pods.filter(
    (_, index) =>
      Math.floor((index * count) / pods.length) !== Math.floor(((index - 1) * count) / pods.length),
  );
}

function unavailable(error: ExpectedError, all: number, count: number): Finding {
  return {
    severity: 'note',
    message: `Which of the ${all} pods are the busiest is not known, so ${count} were chosen evenly by name: ${error.message}`,
    fix: 'Install metrics-server in the cluster, and allow `list` on `pods` of the API group `metrics.k8s.io`.',
  };
}

/** Cores in use by the name of the pod, the sum of its containers. */
async function cpuUsage(
  api: KubernetesApi,
  { namespace, selector }: Pick<KubernetesSource, 'namespace' | 'selector'>,
  context: Pick<CollectContext, 'signal' | 'progress'>,
): Promise<ReadonlyMap<string, number>> {
  const query = new URLSearchParams({ labelSelector: selector });
  const path = `/apis/metrics.k8s.io/v1beta1/namespaces/${namespace}/pods?${query}`;
  const { items } = await getObject(
    api,
    { path, schema: METRICS, what: 'list of pod metrics', namespace, atMost: TIMEOUT },
    context,
  );
  return new Map(
    items.map(({ metadata, containers }) => [
      metadata.name,
      containers.reduce((sum, { usage }) => sum + coresOf(usage.cpu ?? '0'), 0),
    ]),
  );
}

const UNITS: Readonly<Record<string, number>> = { n: 1e-9, u: 1e-6, m: 1e-3, '': 1, k: 1e3 };

/** Cores of a quantity such as `250m`, `12345678n`, `2` or `1e-3`; 0 for what is none. */
export function coresOf(quantity: string): number {
  const [, value = '0', unit = ''] = /^([+-]?[\d.]+(?:[eE][+-]?\d+)?)([numk]?)$/.exec(quantity) ?? [];
  const cores = Number(value) * (UNITS[unit] ?? 0);
  return Number.isFinite(cores) ? cores : 0;
}
