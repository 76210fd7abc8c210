import { createServer } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kubernetes } from './kubernetes.ts';
import { type Listening, listen, type ServingCertificate } from './kubernetes-network.ts';

/** Answers as metrics-server does; it has the certificate of the API server, which is for `localhost`, too. */
export async function startMetrics(
  serving: ServingCertificate,
  metrics: () => Kubernetes['metrics'],
): Promise<Listening> {
  const server = createServer(serving, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://metrics');
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const group = { groupVersion: 'metrics.k8s.io/v1beta1', version: 'v1beta1' };
    if (pathname === '/apis/metrics.k8s.io/v1beta1') {
      return json(200, {
        kind: 'APIResourceList',
        apiVersion: 'v1',
        groupVersion: group.groupVersion,
        resources: [],
      });
    }
    const namespace = /^\/apis\/metrics\.k8s\.io\/v1beta1\/namespaces\/([^/]+)\/pods$/.exec(pathname)?.[1];
    if (namespace === undefined) return json(404, {});
    const items = Object.entries(metrics())
      .filter(([name]) => name.startsWith(`${namespace}/`))
      .map(([name, usages]) => ({
        metadata: { name: name.slice(namespace.length + 1), namespace },
        timestamp: new Date().toISOString(),
        window: '15s',
        containers: usages.map((cpu, index) => ({ name: `c${index}`, usage: { cpu, memory: '1Mi' } })),
      }));
    return json(200, { kind: 'PodMetricsList', apiVersion: group.groupVersion, metadata: {}, items });
  });
  return listen(server);
}

export async function registerMetrics(
  admin: Kubernetes['admin'],
  port: number,
  registered: boolean,
): Promise<void> {
  const services = '/apis/apiregistration.k8s.io/v1/apiservices';
  const name = 'v1beta1.metrics.k8s.io';
  if (!registered) {
    await admin('DELETE', `${services}/${name}`);
    await admin('DELETE', '/api/v1/namespaces/default/services/metrics');
  } else {
    await admin('POST', '/api/v1/namespaces/default/services', {
      metadata: { name: 'metrics' },
      spec: { type: 'ExternalName', externalName: 'localhost', ports: [{ port }] },
    });
    await admin('POST', services, {
      metadata: { name },
      spec: {
        group: 'metrics.k8s.io',
        version: 'v1beta1',
        groupPriorityMinimum: 100,
        versionPriority: 100,
        insecureSkipTLSVerify: true,
        service: { name: 'metrics', namespace: 'default', port },
      },
    });
  }
  const path = '/apis/metrics.k8s.io/v1beta1';
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answers = await admin('GET', path).then(
      () => true,
      () => false,
    );
    if (answers === registered) return;
    await delay(200);
  }
  throw new Error(`The aggregator did not ${registered ? 'take up' : 'drop'} the metrics API.`);
}
