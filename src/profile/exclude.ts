import { globPattern } from '../system/text.ts';
import { byName, type Edge, weightShare } from './edges.ts';
import { excludedName, importPathOf, withoutTypeArguments } from './names.ts';

/** Calls that the compiler must not see as hot, functions named as profiles name them. */
export interface Exclusion {
  /** Absent: any caller. */
  readonly caller?: string;
  readonly callee: string;
}

type Ends = Pick<Edge, 'caller' | 'callee'>;

export function isExcluded({ caller, callee }: Ends, exclusions: readonly Exclusion[]): boolean {
  return exclusions.some((one) => one.callee === callee && (one.caller ?? caller) === caller);
}

/**
 * Names of both functions of an excluded call, under which the compiler finds neither. To it, a function is hot as the callee
 * of any hot edge, and a call site by its caller and line alone (`PGOInlinePrologue` in cmd/compile/internal/inline/inl.go).
 * So for a callee that may be hot for other callers, the caller needs another name as well.
 */
export function excludedNames({ caller, callee }: Ends, exclusions: readonly Exclusion[]): Ends {
  const everywhere = exclusions.some((one) => one.caller === undefined && one.callee === callee);
  return { caller: everywhere ? caller : excludedName(caller), callee: excludedName(callee) };
}

/** The sorted edges, excluded ones under other names. Their weight stays: which edges are hot depends on the sum of all. */
export function renameExcluded(edges: readonly Edge[], exclusions: readonly Exclusion[]): readonly Edge[] {
  if (!edges.some((edge) => isExcluded(edge, exclusions))) return edges;
  return edges
    .map((edge) => (isExcluded(edge, exclusions) ? { ...edge, ...excludedNames(edge, exclusions) } : edge))
    .sort(byName);
}

/** Share of the edge weight that an exclusion is about. */
export function excludedWeight(exclusion: Exclusion, edges: readonly Edge[]): number {
  return weightShare(edges, (edge) => isExcluded(edge, [exclusion]));
}

/** Which functions and packages of `expect`, in which `*` is any text, are in no call; undefined if all are. */
export function missingFrom(subject: string, edges: readonly Ends[], expect: readonly string[]) {
  const symbols = new Set(edges.flatMap(({ caller, callee }) => [caller, callee]));
  const names = [...symbols].flatMap((name) => [withoutTypeArguments(name), importPathOf(name)]);
  const missing = expect.filter((glob) => {
    const pattern = globPattern(glob);
    return !names.some((name) => pattern.test(name));
  });
  if (missing.length === 0) return undefined;
  const message = `${subject} has no call of ${missing.map((one) => `\`${one}\``).join(', ')}, which \`expect\` names.`;
  return { message, fix: 'Profile a workload that runs it, or take it out of `expect`.' };
}

/** `caller -> callee`, or the callee alone. */
export function exclusionInWords({ caller, callee }: Exclusion): string {
  return caller === undefined ? callee : `${caller} -> ${callee}`;
}

/** An inlining that is known to hurt. */
export interface HarmfulInlining extends Exclusion {
  /** First and last minor release of Go 1 that does it so; no last one where it still does. */
  readonly from: number;
  readonly to?: number;
  readonly title: string;
  /** Sentences. */
  readonly message: string;
  readonly fix: string;
  readonly url: string;
}

const KNOWN: readonly HarmfulInlining[] = [
  {
    // Hangs with the program of the issue: tried with 1.22.12, 1.23.12, 1.24.4 and 1.24.13; not with 1.21.13, 1.26.8.
    caller: 'runtime.ReadTrace',
    callee: 'runtime.gopark',
    from: 22,
    to: 24,
    title: 'The program can hang while an execution trace ends',
    message:
      'With this profile, `runtime.gopark` is inlined into `runtime.ReadTrace`, which then can no longer be stopped when a trace ends: the whole program stands still. It concerns programs that take execution traces (`runtime/trace`, `/debug/pprof/trace`, continuous profilers).',
    fix: 'Build with Go 1.25 or later, or take no execution traces of this program.',
    url: 'https://github.com/golang/go/issues/74045',
  },
  {
    callee: 'google.golang.org/grpc/internal/transport.(*loopyWriter).processData',
    from: 21,
    title: 'Each gRPC connection may hold more memory',
    message:
      'With this profile, gRPC’s `(*loopyWriter).processData` is inlined into the loop that every connection runs, up to three times, and each time its buffer of 16 KiB becomes a part of that goroutine’s stack.',
    fix: 'Compare the memory of both binaries under load, or name the function in `exclude`.',
    url: 'https://github.com/grpc/grpc-go/issues/6991',
  },
];

/** Those of this version of Go, as `go env GOVERSION` prints it; none are known of development versions. */
export function harmfulInlinings(goVersion: string): readonly HarmfulInlining[] {
  const minor = goMinor(goVersion);
  if (minor === undefined) return [];
  return KNOWN.filter(({ from, to = minor }) => from <= minor && minor <= to);
}

/** 26 of `go1.26.8`; undefined for development versions. */
export function goMinor(goVersion: string): number | undefined {
  const minor = /^go1\.(\d+)/.exec(goVersion)?.[1];
  return minor === undefined ? undefined : Number(minor);
}
