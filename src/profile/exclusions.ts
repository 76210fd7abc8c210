import type { Config, Exclusion } from '../settings/config.ts';
import { type Finding, note, warning } from '../system/errors.ts';
import { share } from '../system/format.ts';
import { byName, type Edge, type Ends, weightShare } from './edges.ts';
import { EXCLUDED } from './names.ts';

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
  return { caller: everywhere ? caller : caller + EXCLUDED, callee: callee + EXCLUDED };
}

/** The sorted edges, excluded ones under other names. Their weight stays: which edges are hot depends on the sum of all. */
export function renameExcluded(edges: readonly Edge[], exclusions: readonly Exclusion[]): readonly Edge[] {
  if (!edges.some((edge) => isExcluded(edge, exclusions))) return edges;
  return edges
    .map((edge) => (isExcluded(edge, exclusions) ? { ...edge, ...excludedNames(edge, exclusions) } : edge))
    .sort(byName);
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

/** The calls that the compiler must not take for hot: the user's own, and those that hurt with this version of Go. */
export function exclusionsFor({ hazards, exclude }: Pick<Config, 'hazards' | 'exclude'>, goVersion: string) {
  return hazards === 'apply' ? [...exclude, ...harmfulInlinings(goVersion)] : exclude;
}

/** Why an inlining hurts, to be put behind a colon. */
export function hazardInWords({ title, url }: HarmfulInlining): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)} (${url})`;
}

/** What to do about the calls that hurt or that `exclude` names, and whether they are in the profile. */
export function aboutExclusions(
  { hazards, exclude }: Pick<Config, 'hazards' | 'exclude'>,
  goVersion: string,
  edges: readonly Edge[],
): Finding[] {
  const harmful = harmfulInlinings(goVersion);
  return [...harmful, ...exclude].flatMap((one): Finding[] => {
    const hazard = harmful.find((other) => other === one);
    const weight = weightShare(edges, (edge) => isExcluded(edge, [one]));
    const call = `\`${exclusionInWords(one)}\``;
    const hot = `${call} (${share(weight)} of the call-edge weight) is`;
    if (hazard === undefined && weight > 0) return [note(`${hot} kept out of the profile, by \`exclude\`.`)];
    if (hazard === undefined) {
      const fix =
        'Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or take it out.';
      return [warning(`The merge has no call of ${call}, so \`exclude\` keeps nothing out.`, fix)];
    }
    if (weight === 0) return [];
    const hurts = `hurts when it is inlined: ${hazardInWords(hazard)}`;
    return hazards === 'apply'
      ? [note(`${hot} kept out of the profile, since it ${hurts}.`, 'Set `hazards: report` to leave it in.')]
      : [warning(`${hot} hot in the profile and ${hurts}.`, 'Set `hazards: apply` to keep it out.')];
  });
}
