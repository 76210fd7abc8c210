import * as v from 'valibot';
import { ExpectedError } from '../../system/errors.ts';
import { excerpt } from '../../system/text.ts';
import type { CollectContext, KubernetesSource } from '../source.ts';
import { getObject, type KubernetesApi } from './api.ts';

/** Pods asked for at once; the API server gives the rest in further pages. */
const PAGE = 500;
/** As many as the largest clusters have; a list that goes on is made to. */
const MOST_PODS = 150_000;
const MOST_PAGES = 1_000;

const CONTAINERS = v.nullish(
  v.array(
    v.object({
      ports: v.nullish(v.array(v.object({ name: v.nullish(v.string()), containerPort: v.number() })), []),
    }),
  ),
  [],
);

const POD = v.object({
  metadata: v.object({ name: v.string(), deletionTimestamp: v.nullish(v.string()) }),
  spec: v.object({ containers: CONTAINERS, initContainers: CONTAINERS }),
  status: v.nullish(
    v.object({
      podIP: v.nullish(v.string()),
      conditions: v.nullish(v.array(v.object({ type: v.string(), status: v.string() })), []),
    }),
  ),
});

const POD_LIST = v.object({
  kind: v.literal('PodList'),
  metadata: v.object({ continue: v.nullish(v.string()), remainingItemCount: v.nullish(v.number(), 0) }),
  items: v.array(POD),
});

export type Pod = v.InferOutput<typeof POD>;

type Asking = Pick<CollectContext, 'signal' | 'progress'>;

/** The pods that run, as far as they are ready and stay. */
export interface RunningPods {
  /** In the order of their names. */
  readonly ready: readonly Pod[];
  /** How many more match, but are not ready or are being deleted. */
  readonly others: number;
}

/**
 * The running pods of the namespace that the selector chooses.
 * @throws ExpectedError when the API server refuses, or none is ready.
 */
export async function readyPods(
  api: KubernetesApi,
  source: Pick<KubernetesSource, 'namespace' | 'selector'>,
  context: Asking,
): Promise<RunningPods> {
  const running = await listRunning(api, source, context);
  const ready = running.filter((pod) => isReady(pod)).sort(byName);
  if (ready.length > 0) return { ready, others: running.length - ready.length };
  throw await noneReady(api, source, running, context);
}

async function listRunning(
  api: KubernetesApi,
  { namespace, selector }: Pick<KubernetesSource, 'namespace' | 'selector'>,
  context: Asking,
): Promise<Pod[]> {
  const query = new URLSearchParams({
    labelSelector: selector,
    fieldSelector: 'status.phase=Running',
    limit: String(PAGE),
  });
  // By name: a list that changes between two pages may name a pod twice.
  const pods = new Map<string, Pod>();
  const seen = new Set<string>();
  for (;;) {
    const { items, metadata } = await getObject(
      api,
      { path: `${podsOf(namespace)}?${query}`, schema: POD_LIST, what: 'list of pods', namespace },
      context,
    );
    for (const pod of items) pods.set(pod.metadata.name, pod);
    if (pods.size > MOST_PODS || seen.size >= MOST_PAGES) throw tooMany(namespace, selector);
    const next = metadata.continue;
    if (!next || seen.has(next)) return [...pods.values()];
    seen.add(next);
    query.set('continue', next);
  }
}

function tooMany(namespace: string, selector: string): ExpectedError {
  return new ExpectedError(
    `The list of running pods that match \`${excerpt(selector)}\` in the namespace \`${excerpt(namespace)}\` does not end: it has more than ${MOST_PODS} pods or ${MOST_PAGES} pages.`,
    { fix: 'Narrow the selector; a cluster itself has no more than 150,000 pods.' },
  );
}

function podsOf(namespace: string): string {
  return `/api/v1/namespaces/${namespace}/pods`;
}

function isReady({ metadata, status }: Pod): boolean {
  const ready = status?.conditions?.some(
    (condition) => condition.type === 'Ready' && condition.status === 'True',
  );
  return !metadata.deletionTimestamp && ready === true;
}

function byName(a: Pod, b: Pod): number {
  return a.metadata.name < b.metadata.name ? -1 : 1;
}

async function noneReady(
  api: KubernetesApi,
  { namespace, selector }: Pick<KubernetesSource, 'namespace' | 'selector'>,
  running: readonly Pod[],
  context: Asking,
): Promise<ExpectedError> {
  if (running.length > 0) {
    const leaving = running.filter(({ metadata }) => metadata.deletionTimestamp).length;
    return new ExpectedError(
      `None of the ${running.length} running pods that match \`${selector}\` in the namespace \`${namespace}\` is ready: ${running.length - leaving} not ready, ${leaving} being deleted.`,
      { fix: `Wait until they are, or look at \`kubectl --namespace ${namespace} get pods\`.` },
    );
  }
  if (!(await hasNamespace(api, namespace, context))) {
    return new ExpectedError(`The cluster of ${api.name} has no namespace \`${namespace}\`.`, {
      fix: 'Check its spelling, and that `context` names the right cluster (`kubectl get namespaces`).',
    });
  }
  const { items, metadata } = await getObject(
    api,
    { path: `${podsOf(namespace)}?limit=1`, schema: POD_LIST, what: 'list of pods', namespace },
    context,
  );
  const all = items.length + (metadata.remainingItemCount ?? 0);
  return new ExpectedError(
    `No running pod in the namespace \`${namespace}\` matches \`${selector}\`; it has ${all === 0 ? 'no pods at all' : all === 1 ? '1 pod' : `${all} pods`}.`,
    {
      fix: `Compare with the labels that \`kubectl --namespace ${namespace} get pods --show-labels\` prints.`,
    },
  );
}

/** Whoever may list pods need not be allowed to see the namespace itself: then it is taken to be there. */
async function hasNamespace(api: KubernetesApi, namespace: string, context: Asking): Promise<boolean> {
  try {
    const path = `/api/v1/namespaces/${namespace}`;
    await getObject(api, { path, schema: v.unknown(), what: 'namespace', namespace }, context);
    return true;
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    return !/ answered 404 /.test(error.message);
  }
}

/** The number of the port in this pod; undefined when none of its containers has one of that name. */
export function portOf({ spec }: Pod, port: string): number | undefined {
  if (/^\d+$/.test(port)) return Number(port);
  return portsOf(spec).find(({ name }) => name === port)?.containerPort;
}

/** Names of the ports that the pod's containers have. */
export function portNames({ spec }: Pod): string[] {
  return portsOf(spec).flatMap(({ name }) => name ?? []);
}

function portsOf({ containers, initContainers }: Pod['spec']) {
  // Sidecars are init containers that keep running.
  return [...(containers ?? []), ...(initContainers ?? [])].flatMap(({ ports }) => ports ?? []);
}
