import type { BuildPair } from '../build/build-pair.ts';
import type { Comparison } from '../compare/comparison.ts';
import type { Command } from '../config.ts';
import type { Decision } from '../decide.ts';
import type { Finding } from '../finding.ts';
import type { Publication } from '../publish/publisher.ts';

/**
 * The one plain value that every renderer shares, and, written as JSON, the result document. Keys are absent
 * where a stage did not run. Shares and changes are fractions (−0.031 is 3.1 % less); `interval` is the 95 %
 * interval of `change`.
 */
export interface Report {
  readonly command: Command;
  readonly subject?: Subject;
  readonly sources?: readonly SourceReport[];
  readonly findings: readonly Finding[];
  readonly profile?: ProfileFacts;
  readonly decision?: Decision;
  readonly build?: BuildPair;
  readonly comparison?: Comparison;
  readonly publication?: Publication;
  /** Why the command ended in exit 1 or 2. */
  readonly error?: { readonly message: string; readonly fix?: string };
}

/** Which program this is about. */
export interface Subject {
  /** Go module path. */
  readonly module: string;
  /** Import path of the main package. */
  readonly package: string;
  /** As `go env GOVERSION` prints it, such as `go1.26.8`. */
  readonly goVersion: string;
  readonly actionVersion: string;
}

export interface SourceReport {
  readonly source: string;
  readonly kind: string;
  /** Profiles that passed validation. */
  readonly collected: number;
  readonly findings: readonly Finding[];
}

export interface ProfileFacts {
  readonly path: string;
  /** Where it belongs, from the repository's root; absent where there is no repository. */
  readonly repositoryPath?: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly samples: number;
  readonly cpuSeconds: number;
  /** Call edges the compiler sees. */
  readonly edges: number;
  /** Share of the samples with a function of the module anywhere on the stack; absent for compacted profiles. */
  readonly ownShare?: number;
  /** Start of the oldest profile in it, ISO 8601. */
  readonly from?: string;
  /** Start of the newest, plus its length, ISO 8601. */
  readonly to?: string;
  /** One digest over the sorted digests of the inputs. */
  readonly inputsSha256?: string;
  readonly inputs?: number;
  /** Different build IDs among the inputs. */
  readonly buildIds?: number;
}
