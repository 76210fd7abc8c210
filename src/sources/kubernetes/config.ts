import { delimiter, dirname, join, resolve } from 'node:path';
import {
  type Cluster,
  type Context,
  newClusters,
  newContexts,
  newUsers,
  type User,
} from '@kubernetes/client-node/dist/config_types.js';
import { parseDocument } from 'yaml';
import { ExpectedError, messageOf } from '../../system/errors.ts';
import { readRegularFile } from '../../system/files.ts';
import { excerpt } from '../../system/text.ts';
import type { CollectContext, KubernetesSource } from '../source.ts';

export type { Cluster, User };

/** Bytes of a file: the largest kubeconfigs have some hundred clusters. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Where a pod finds its own account, and how to name that place. */
const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

/** The API server that is asked, and as whom; paths in both are absolute. */
export interface KubernetesTarget {
  /** The context of the kubeconfig, or the account of the pod, for sentences. */
  readonly name: string;
  readonly cluster: Cluster;
  /** Undefined: nobody in particular, such as behind `kubectl proxy`. */
  readonly user: User | undefined;
}

/**
 * Finds the cluster as kubectl does: the files of `KUBECONFIG` (the first to say something wins; missing ones are
 * skipped), else `~/.kube/config`, else the service account of the pod this runs in.
 * @param serviceAccount folder of a pod's own token and certificate.
 * @throws ExpectedError when there is none, or it does not hold together.
 */
export async function kubernetesTarget(
  { context }: Pick<KubernetesSource, 'context'>,
  { cwd, env }: Pick<CollectContext, 'cwd' | 'env'>,
  serviceAccount = SERVICE_ACCOUNT,
): Promise<KubernetesTarget> {
  const given = (env['KUBECONFIG'] ?? '').split(delimiter).filter((path) => path !== '');
  const home = env['HOME'] ?? env['USERPROFILE'];
  const paths = given.length > 0 || home === undefined ? given : [join(home, '.kube', 'config')];
  const read = await Promise.all(paths.map((path) => readKubeconfig(resolve(cwd, path))));
  const found = read.filter((file) => file !== undefined);
  if (found.length > 0) return choose(merge(found), context);
  if (given.length > 0) {
    throw new ExpectedError(
      `KUBECONFIG names ${given.length === 1 ? 'a file that is not there' : `${given.length} files of which none is there`}.`,
      { fix: FIX_NONE },
    );
  }
  const inCluster = await inClusterTarget(env, serviceAccount);
  if (inCluster !== undefined) return inCluster;
  throw new ExpectedError(
    'There is no kubeconfig: KUBECONFIG is not set, ~/.kube/config is not there, and this does not run in a pod with a service account.',
    { fix: FIX_NONE },
  );
}

const FIX_NONE =
  'Let an earlier step write one (such as that of your cloud which gets cluster credentials), or set KUBECONFIG to the path of yours.';

interface Kubeconfig {
  readonly current: string | undefined;
  readonly clusters: readonly Cluster[];
  readonly users: readonly User[];
  readonly contexts: readonly Context[];
}

/** Undefined when the file is not there. */
async function readKubeconfig(path: string): Promise<Kubeconfig | undefined> {
  let text: string;
  try {
    text = (await readRegularFile(path, MOST_BYTES)).toString();
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw broken(`cannot be read (${code})`, error);
  }
  const document = parseDocument(text);
  // The parser's own sentence quotes the line, which may be a secret.
  const [fault] = document.errors;
  if (fault) throw broken(`is no YAML in line ${fault.linePos?.[0].line ?? 1} (${fault.code})`, undefined);
  const value = contentOf(document);
  if (typeof value !== 'object' || value === null) throw broken('is empty', undefined);
  const { clusters, users, contexts, ...rest } = value as Record<string, unknown>;
  const folder = dirname(path);
  const current = rest['current-context'];
  try {
    return {
      current: typeof current === 'string' && current !== '' ? current : undefined,
      clusters: newClusters(clusters).map((cluster) => ({ ...cluster, ...absolute(cluster, folder) })),
      users: newUsers(withTokenFiles(users, folder)).map((user) => absoluteUser(user, folder)),
      contexts: newContexts(contexts),
    };
  } catch (error) {
    // Such as `clusters[0].cluster.server is missing`.
    throw broken(`is incomplete: ${excerpt(messageOf(error), 160)}`, error);
  }
}

/** @throws ExpectedError for an alias without an anchor, and for aliases of aliases without end. */
function contentOf(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw broken('has an alias (`*…`) that stands for nothing, or for too much', undefined);
  }
}

function broken(how: string, cause: unknown): ExpectedError {
  return new ExpectedError(`The kubeconfig ${how}.`, {
    fix: 'Look at it with `kubectl config view`, or have it written anew.',
    cause,
  });
}

type Paths = 'caFile' | 'certFile' | 'keyFile';

function absolute<T extends { readonly [K in Paths]?: string }>(given: T, folder: string) {
  const names: readonly Paths[] = ['caFile', 'certFile', 'keyFile'];
  return Object.fromEntries(
    names.flatMap((name) => (given[name] ? [[name, resolve(folder, given[name])]] : [])),
  );
}

function absoluteUser(user: User, folder: string): User {
  const command: unknown = user.exec?.command;
  const paths = absolute(user, folder);
  // As for kubectl: a bare name is looked up in the PATH.
  if (typeof command !== 'string' || !/[/\\]/.test(command)) return { ...user, ...paths };
  return { ...user, ...paths, exec: { ...user.exec, command: resolve(folder, command) } };
}

/** `tokenFile`, which the client library does not read, becomes its provider for the token of a pod. */
function withTokenFiles(users: unknown, folder: string): unknown {
  if (!Array.isArray(users)) return users;
  return users.map((entry) => {
    const { tokenFile, ...user } = entry?.user ?? {};
    if (typeof tokenFile !== 'string') return entry;
    return { ...entry, user: { ...user, 'auth-provider': tokenProvider(resolve(folder, tokenFile)) } };
  });
}

function tokenProvider(tokenFile: string) {
  return { name: 'tokenFile', config: { tokenFile } };
}

function merge(files: readonly Kubeconfig[]): Kubeconfig {
  const firsts = <T extends { readonly name: string }>(lists: readonly (readonly T[])[]): T[] => [
    ...new Map(
      lists
        .flat()
        .reverse()
        .map((entry) => [entry.name, entry]),
    ).values(),
  ];
  return {
    current: files.find(({ current }) => current !== undefined)?.current,
    clusters: firsts(files.map(({ clusters }) => clusters)),
    users: firsts(files.map(({ users }) => users)),
    contexts: firsts(files.map(({ contexts }) => contexts)),
  };
}

function choose(config: Kubeconfig, wanted: string | undefined): KubernetesTarget {
  const names = config.contexts.map(({ name }) => name).sort();
  const known =
    names.length === 0 ? 'it has none' : `it has ${names.map((name) => excerpt(name, 60)).join(', ')}`;
  const name = wanted ?? config.current;
  if (name === undefined) {
    throw new ExpectedError(`The kubeconfig has no \`current-context\`; of contexts, ${known}.`, {
      fix: 'Write the one that is meant into the source as `context`.',
    });
  }
  const context = config.contexts.find((candidate) => candidate.name === name);
  if (context === undefined) {
    throw new ExpectedError(`The kubeconfig has no context \`${excerpt(name, 60)}\`; ${known}.`, {
      fix: 'Write one of these as `context`, or leave it out for the current one.',
    });
  }
  const cluster = config.clusters.find((candidate) => candidate.name === context.cluster);
  const user = config.users.find((candidate) => candidate.name === context.user);
  if (cluster === undefined || (user === undefined && context.user !== undefined)) {
    const missing =
      cluster === undefined
        ? `the cluster \`${excerpt(context.cluster, 60)}\``
        : `the user \`${excerpt(context.user, 60)}\``;
    throw broken(`has no entry for ${missing} of its context \`${excerpt(name, 60)}\``, undefined);
  }
  if (!/^https?:$/.test(URL.canParse(cluster.server) ? new URL(cluster.server).protocol : '')) {
    throw broken(
      `has a cluster \`${excerpt(cluster.name, 60)}\` whose \`server\` is no http(s) URL`,
      undefined,
    );
  }
  return { name: `the context ${excerpt(name, 60)}`, cluster, user };
}

async function inClusterTarget(
  env: CollectContext['env'],
  folder: string,
): Promise<KubernetesTarget | undefined> {
  const [host, port = '443'] = [env['KUBERNETES_SERVICE_HOST'], env['KUBERNETES_SERVICE_PORT']];
  const tokenFile = join(folder, 'token');
  const token = await readRegularFile(tokenFile, MOST_BYTES).catch(() => undefined);
  if (!host || token === undefined) return undefined;
  return {
    name: "the pod's service account",
    cluster: {
      name: 'in-cluster',
      server: `https://${host.includes(':') ? `[${host}]` : host}:${port}`,
      caFile: join(folder, 'ca.crt'),
      skipTLSVerify: false,
    },
    user: { name: 'in-cluster', authProvider: tokenProvider(tokenFile) },
  };
}
