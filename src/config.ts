import type { PublishOptions } from './publish/publisher.ts';
import type { Source } from './sources/source.ts';

export type Command =
  | 'refresh'
  | 'collect'
  | 'build'
  | 'compare'
  | 'check'
  | 'merge'
  | 'inspect'
  | 'diff'
  | 'init'
  | 'demo';

/** `off`, the committed profile, the one merged in this run, or a path of a profile or binary. */
export type Side =
  | { readonly kind: 'off' | 'committed' | 'merged' }
  | { readonly kind: 'path'; readonly path: string };

/** Every setting of a run, validated; paths are absolute, durations milliseconds, shares fractions. */
export interface Config {
  readonly command: Command;
  readonly workingDirectory: string;
  /** Folder for the report, the binaries and the result document. */
  readonly outputDirectory: string;
  /** The main package as the user named it; default: the module's only one. */
  readonly package?: string;
  /** Path of the profile; default: `default.pgo` in the main package's folder. */
  readonly profile?: string;
  readonly sources: readonly Source[];
  /** Endpoints profiled at the same time; default: as many as there are. */
  readonly concurrency?: number;
  readonly minProfiles: number;
  readonly minSamples: number;
  /** Share of failed attempts that stops the run when it is exceeded. */
  readonly maxFailures: number;
  readonly compact: 'edges' | 'none';
  /** Overlap lost beyond sampling noise that makes an update worth while. */
  readonly minDrift: number;
  /** `check` warns when the profile is older. */
  readonly maxProfileAge: number;
  /** Extra arguments of `go build` and `go test -c`, such as `-tags=prod`. */
  readonly buildFlags: readonly string[];
  /** Regular expression of the benchmarks to run; undefined: none. */
  readonly benchmarks?: string;
  readonly benchmarkPackages: readonly string[];
  /** Bounds the measuring, not the building. */
  readonly budget: number;
  readonly baseline: Side;
  readonly candidate: Side;
  readonly publish: 'pull-request' | 'commit' | 'local' | 'none';
  readonly publishOptions: PublishOptions;
  /** `owner/name`. */
  readonly repository?: string;
  readonly token?: string;
  readonly json: boolean;
}
