import type { Config } from '../settings/config.ts';
import { printableValue } from '../settings/mistakes.ts';
import { type Finding, note, UsageError, warning } from '../system/errors.ts';
import { share } from '../system/format.ts';
import { byName, type Edge, type Ends, weightShare } from './edges.ts';
import { EXCLUDED } from './names.ts';

/**
 * Keeps harmful calls out of the profile. A call is harmful if the program gets worse when the compiler inlines the call. The user names
 * harmful calls in `exclude`, and the table below has calls that are known to be harmful.
 *
 * Excluded calls stay in the file with their weight, because the compiler uses the sum of all weight to decide which calls are hot. But the
 * functions of an excluded call get names that the compiler does not find. For example, with `exclude: main.serve -> main.render`, both
 * names of this edge get a suffix, and all other calls of `main.render` stay hot.
 */

/** A call that the compiler must not treat as hot. The functions have the names that profiles use. */
export interface Exclusion {
  /** The caller; absent if the exclusion applies to every caller. */
  readonly caller?: string;
  readonly callee: string;
}

/**
 * Parses a setting that lists calls, such as `exclude`. A call has the form `caller -> callee`, or is the callee alone.
 * @throws UsageError if a text does not have the form of a call.
 */
export function callsOf(setting: string, written: readonly string[] | undefined): readonly Exclusion[] {
  return [...new Set(written)].map((one) => {
    const names = one.split('->').map((name) => name.trim());
    const [callee = '', caller] = names.reverse();
    if (names.length <= 2 && !names.includes(''))
      return caller === undefined ? { callee } : { callee, caller };
    throw new UsageError(`${setting}: ${printableValue(one)} is not a call.`, {
      fix: 'Write `caller -> callee`, or the callee alone, as `go tool pprof -top` names them.',
    });
  });
}

/** The settings that keep calls out of a profile. */
export interface ExclusionSettings extends Pick<Config, 'hazards'> {
  readonly exclusions: readonly Exclusion[];
}

/** Returns true if an exclusion matches the call. An exclusion without a caller matches every call of the callee. */
export function isExcluded({ caller, callee }: Ends, exclusions: readonly Exclusion[]): boolean {
  return exclusions.some(
    (exclusion) => exclusion.callee === callee && (exclusion.caller ?? caller) === caller,
  );
}

/**
 * Returns new names for the two functions of an excluded call, so that the compiler does not find the call. The compiler treats a function
 * as hot if any hot edge has this function as its callee. The compiler treats a call site as hot if a hot edge has the same caller and line
 * (`PGOInlinePrologue` in cmd/compile/internal/inline/inl.go). So the caller also gets a new name if other callers may keep the callee hot.
 */
export function excludedNames({ caller, callee }: Ends, exclusions: readonly Exclusion[]): Ends {
  const everywhere = exclusions.some(
    (exclusion) => exclusion.caller === undefined && exclusion.callee === callee,
  );
  return { caller: everywhere ? caller : caller + EXCLUDED, callee: callee + EXCLUDED };
}

/** Returns the edges, sorted by name. Excluded edges get new names, and all edges keep their weights. */
export function renameExcluded(edges: readonly Edge[], exclusions: readonly Exclusion[]): readonly Edge[] {
  if (!edges.some((edge) => isExcluded(edge, exclusions))) return edges;
  return edges
    .map((edge) => (isExcluded(edge, exclusions) ? { ...edge, ...excludedNames(edge, exclusions) } : edge))
    .sort(byName);
}

/** Writes an exclusion as users write it: `caller -> callee`, or the callee alone. */
export function exclusionInWords({ caller, callee }: Exclusion): string {
  return caller === undefined ? callee : `${caller} -> ${callee}`;
}

/** An inlining that is known to be harmful. */
export interface HarmfulInlining extends Exclusion {
  /**
   * The first and the last minor release of Go 1 in which the inlining is harmful. `to` is absent if the inlining is still harmful in the
   * newest release.
   */
  readonly from: number;
  readonly to?: number;
  readonly title: string;
  /** Whole sentences that explain the harm. */
  readonly message: string;
  readonly fix: string;
  readonly url: string;
}

const HARMFUL_INLININGS: readonly HarmfulInlining[] = [
  {
    // The program in the issue hangs with Go 1.22.12, 1.23.12, 1.24.4 and 1.24.13. The program in the issue does not hang with Go 1.21.13
    // and 1.26.8.
    caller: 'runtime.ReadTrace',
    callee: 'runtime.gopark',
    from: 22,
    to: 24,
    title: 'The program can hang while an execution trace ends',
    message:
      'With this profile, `runtime.gopark` is inlined into `runtime.ReadTrace`, which then can no longer be stopped when a trace ends, so the whole program hangs. This hazard concerns programs that take execution traces (`runtime/trace`, `/debug/pprof/trace`, continuous profilers).',
    fix: 'Build with Go 1.25 or later, or do not take execution traces of this program.',
    url: 'https://github.com/golang/go/issues/74045',
  },
  {
    callee: 'google.golang.org/grpc/internal/transport.(*loopyWriter).processData',
    from: 21,
    title: 'Each gRPC connection may hold more memory',
    message:
      'With this profile, gRPC’s `(*loopyWriter).processData` is inlined up to three times into the loop that every connection runs. Each copy adds a buffer of 16 KiB to the stack of the connection’s goroutine.',
    fix: 'Compare the memory of both binaries under load, or name the function in `exclude`.',
    url: 'https://github.com/grpc/grpc-go/issues/6991',
  },
];

/**
 * Returns the harmful inlinings of a version of Go. The result is empty for development versions, because no harm is known for these
 * versions.
 * @param goVersion the version that `go env GOVERSION` prints.
 */
export function harmfulInlinings(goVersion: string): readonly HarmfulInlining[] {
  const minor = goMinor(goVersion);
  if (minor === undefined) return [];
  return HARMFUL_INLININGS.filter(({ from, to = minor }) => from <= minor && minor <= to);
}

/** Returns the minor version, such as 26 for `go1.26.8`; undefined for development versions. */
export function goMinor(goVersion: string): number | undefined {
  const minor = /^go1\.(\d+)/.exec(goVersion)?.[1];
  return minor === undefined ? undefined : Number(minor);
}

/** Returns the excluded calls: the calls that the user excludes, and the calls that are harmful with this version of Go. */
export function exclusionsFor({ hazards, exclusions }: ExclusionSettings, goVersion: string) {
  return hazards === 'apply' ? [...exclusions, ...harmfulInlinings(goVersion)] : exclusions;
}

/** Returns the reason why an inlining is harmful, as a text that can follow a colon. */
export function hazardInWords({ title, url }: HarmfulInlining): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)} (${url})`;
}

/**
 * Reports which harmful calls and which calls of `exclude` the profile has. The findings say if the harmful calls are kept out of the
 * profile.
 * @param edges the edges of the merge, before excluded calls get new names.
 */
export function aboutExclusions(
  { hazards, exclusions }: ExclusionSettings,
  goVersion: string,
  edges: readonly Edge[],
): Finding[] {
  const harmful = harmfulInlinings(goVersion);
  return [...harmful, ...exclusions].flatMap((exclusion): Finding[] => {
    const hazard = harmful.find((inlining) => inlining === exclusion);
    const weight = weightShare(edges, (edge) => isExcluded(edge, [exclusion]));
    const call = `\`${exclusionInWords(exclusion)}\``;
    const callAndWeight = `${call} (${share(weight)} of the call-edge weight)`;
    if (hazard === undefined && weight > 0)
      return [note(`Removed ${callAndWeight} from the profile (\`exclude\`).`)];
    if (hazard === undefined) {
      const fix =
        'Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or remove the entry from `exclude`.';
      return [warning(`The merge has no call of ${call}, so \`exclude\` has no effect.`, fix)];
    }
    if (weight === 0) return [];
    const harm = `inlining this call is known to be harmful: ${hazardInWords(hazard)}`;
    return hazards === 'apply'
      ? [
          note(
            `Removed ${callAndWeight} from the profile, because ${harm}.`,
            'Set `hazards: report` to keep such calls.',
          ),
        ]
      : [
          warning(
            `${callAndWeight} is hot in the profile, and ${harm}.`,
            'Set `hazards: apply` to remove such calls.',
          ),
        ];
  });
}
