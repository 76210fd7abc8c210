import type { CollectContext, Collection, Collector, Source, SourceKind } from './source.ts';

type CollectorOf<K extends SourceKind> = Collector<Extract<Source, { kind: K }>>;

const objects = async () => (await import('./objects/objects.ts')).collectObjects;

/** Each kind's collector, imported only when the kind is used: its client may be large. */
const collectors: { readonly [K in SourceKind]: () => Promise<CollectorOf<K>> } = {
  file: async () => (await import('./file.ts')).collectFiles,
  pprof: async () => (await import('./live/pprof.ts')).collectPprof,
  command: async () => (await import('./command.ts')).collectFromCommand,
  artifact: async () => (await import('./artifact/artifact.ts')).collectArtifacts,
  s3: objects,
  gs: objects,
  az: objects,
  pyroscope: async () => (await import('./pyroscope/pyroscope.ts')).collectPyroscope,
  parca: async () => (await import('./parca/parca.ts')).collectParca,
  datadog: async () => (await import('./datadog/datadog.ts')).collectDatadog,
  prometheus: async () => (await import('./prometheus/prometheus.ts')).collectPrometheus,
  kubernetes: async () => (await import('./kubernetes/kubernetes.ts')).collectKubernetes,
};

/** Collects one source, whatever its kind. @throws as its collector does. */
export async function collect(source: Source, context: CollectContext): Promise<Collection> {
  // The table's type pairs each kind with its own collector, which TypeScript cannot follow through a union.
  const collector = (await collectors[source.kind]()) as Collector<Source>;
  return collector(source, context);
}
