import { byName, type Edge } from './edges.ts';
import { weightShare } from './overlap.ts';
import type { Profile } from './profile.ts';

/** Calls that the compiler is not to see as hot, functions named as profiles name them. */
export interface Exclusion {
  /** Absent: whoever calls. */
  readonly caller?: string;
  readonly callee: string;
}

/** Ends no name of a Go function: what is renamed is found by nobody, and by people at once. */
const SUFFIX = ' (excluded by go-pgo)';

/** A call, whatever its line. */
type Ends = Pick<Edge, 'caller' | 'callee'>;

export function isExcluded({ caller, callee }: Ends, exclusions: readonly Exclusion[]): boolean {
  return exclusions.some((one) => one.callee === callee && (one.caller ?? caller) === caller);
}

/**
 * The names of both functions where the call is excluded, under which the compiler finds neither. To it, a function is hot
 * as the callee of any hot edge, and a call site by its caller and line alone (`PGOInlinePrologue` in
 * cmd/compile/internal/inline/inl.go); so a callee that may be hot for other callers is only kept out of this one where
 * the caller has another name, too.
 */
export function excludedNames({ caller, callee }: Ends, exclusions: readonly Exclusion[]): Ends {
  const everywhere = exclusions.some((one) => one.caller === undefined && one.callee === callee);
  return { caller: everywhere ? caller : caller + SUFFIX, callee: callee + SUFFIX };
}

/**
 * The edges, sorted as before, with those that are excluded under other names. Their weight stays: which edges the
 * compiler takes for hot depends on the sum of all.
 */
export function renameExcluded(edges: readonly Edge[], exclusions: readonly Exclusion[]): readonly Edge[] {
  if (!edges.some((edge) => isExcluded(edge, exclusions))) return edges;
  return edges
    .map((edge) => (isExcluded(edge, exclusions) ? { ...edge, ...excludedNames(edge, exclusions) } : edge))
    .sort(byName);
}

/** A profile with the names that its functions had before any was excluded. */
export function withOwnNames(profile: Profile): Profile {
  if (!profile.functions.some(({ name }) => name.endsWith(SUFFIX))) return profile;
  return {
    ...profile,
    functions: profile.functions.map((func) => ({ ...func, name: ownName(func.name) })),
  };
}

/** The name that a function had before it was excluded. */
export function ownName(name: string): string {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name;
}

/** What an exclusion finds in a profile. */
export interface Excluded {
  /** Share of the edge weight, 0 to 1; 0 where the profile has no such edge. */
  readonly weight: number;
  /** Call sites that stay hot by another call on the same line, while the callee may be hot for other callers. */
  readonly shared: readonly Edge[];
}

/** @param all every exclusion there is: what another one excludes keeps nothing hot. */
export function findExcluded(
  exclusion: Exclusion,
  edges: readonly Edge[],
  all: readonly Exclusion[],
): Excluded {
  const seen = edges.filter((edge) => edge.weight > 0 && !isExcluded(edge, all));
  const matches = (edge: Edge) => isExcluded(edge, [exclusion]);
  const isHotElsewhere = seen.some(({ callee }) => callee === exclusion.callee);
  return {
    weight: weightShare(edges, matches),
    shared: isHotElsewhere
      ? edges.filter(
          (edge) =>
            matches(edge) &&
            seen.some(({ caller, offset }) => caller === edge.caller && offset === edge.offset),
        )
      : [],
  };
}

/** `caller -> callee`, or the callee alone. */
export function exclusionInWords({ caller, callee }: Exclusion): string {
  return caller === undefined ? callee : `${caller} -> ${callee}`;
}
