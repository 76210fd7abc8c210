import {
  eachSample,
  isCompact,
  type Line,
  linesOf,
  type Profile,
  renameFunctions,
  totalsInWords,
} from '../profile/columns.ts';
import { decodeFile } from '../profile/decode.ts';
import {
  type CallEdge,
  type Edge,
  type EdgeSet,
  edgeKey,
  edgeSetOf,
  edgesOf,
  weightShare,
} from '../profile/edges.ts';
import {
  cutStacks,
  encodeEdges,
  encodeSums,
  encodeWhole,
  Interned,
  locationColumns,
} from '../profile/encode.ts';
import { type Exclusion, renameExcluded } from '../profile/exclusions.ts';
import { hiddenGapsInWords } from '../profile/gaps.ts';
import { type BuildRepair, encodeStacks } from '../profile/merge.ts';
import { isStandardFunction, renamer, splitSymbol } from '../profile/names.ts';
import type { PublishedProfile, WeighedProfile } from '../profile/published.ts';
import type { Config } from '../settings/config.ts';
import { groupBy } from '../system/format.ts';
import type { Repair } from './figures.ts';
import type { Match, Rematched } from './rematch.ts';

/**
 * Writes a repaired profile, with today's names and lines. The setting `compact` decides whether the profile has only the call edges, or
 * whole stacks.
 */

/** The call edges of a profile, matched to today's source, and the figures of the match. */
export interface RepairedEdges extends Rematched {
  readonly repair: Repair;
}

/** A repaired profile. */
export interface RepairedProfile extends WeighedProfile {
  readonly bytes: Uint8Array;
  readonly repair: Repair;
  readonly exclusions: readonly Exclusion[];
}

/**
 * Rewrites a profile for today's source. If the repair brings back less weight than `minDrift`, the bytes are unchanged.
 * @param file the file content from which `read` was parsed.
 * @param rematched the call edges of `read`, matched to today's source.
 */
export async function repairProfile(
  file: Uint8Array,
  read: PublishedProfile,
  rematched: RepairedEdges,
  how: RepairSettings & { readonly exclusions?: readonly Exclusion[] },
): Promise<RepairedProfile> {
  const { exclusions = [], minDrift, compact, renames } = how;
  const { repair } = rematched;
  // Do not repair a nearly fresh profile, because a wrong match could cost more than the repair gains.
  const isBetter =
    repair.stale - repair.lost >= minDrift || read.weightUnderOldNames > 0 || read.gzipLayers > 1;
  if (!isBetter) return { ...read, bytes: file, repair, exclusions };
  const edges = edgeSetOf(rematched.edges);
  const totals = new Set(totalsInWords(read).map((line) => line.replace(/(?<!\d)\d+$/, '')));
  const isWrittenAgain = (line: string) =>
    totals.has(line.replace(/(?<!\d)\d+$/, '')) || line.startsWith('go-pgo without-');
  const remarks = [
    ...read.head.comments.filter((line) => !isWrittenAgain(line)),
    ...hiddenGapsInWords(read.gaps),
  ];
  const profile = compact === 'none' ? await decodeFile(file) : undefined;
  if (profile === undefined || isCompact(profile)) {
    const bytes = encodeEdges(read.head, renameExcluded(edges.edges, exclusions), read, remarks);
    return { ...read, edges, bytes, repair, exclusions, times: undefined };
  }
  const stacks = repairStacks(renameFunctions(profile, renamer(renames ?? [])), rematched.matches);
  const bytes = encodeStacks(stacks, { exclusions, totals: read, remarks, isOriginal: repair.lost === 0 });
  return { ...read, edges, bytes, repair, exclusions, times: undefined };
}

type RepairSettings = Pick<Config, 'minDrift' | 'compact'> & Partial<Pick<Config, 'renames'>>;

/**
 * Returns the functions by which a merge repairs the profiles of older builds.
 * @param match matches call edges to today's source. The function returns undefined if the edges cannot be matched.
 */
export function repairForMerge(
  settings: RepairSettings,
  match: (edges: EdgeSet) => Promise<RepairedEdges | undefined>,
): BuildRepair {
  const { compact, minDrift, renames = [] } = settings;
  const nameToday = renamer(renames);
  return {
    minDrift,
    async build(profile) {
      const rematched = await match(edgesOf(profile).edges(nameToday));
      if (rematched === undefined) return undefined;
      const { stale, lost } = rematched.repair;
      if (stale - lost < minDrift) return undefined;
      const bytes =
        compact === 'none'
          ? encodeWhole(repairStacks(renameFunctions(profile, nameToday), rematched.matches))
          : encodeSums(profile, rematched.edges);
      const moved = rematched.matches.filter(({ way }) => way !== 'same').map(({ edge }) => edge);
      return { bytes, stale, lost, staleStandard: stale * weightShare(moved, isOfStandardLibrary) };
    },
    async committed(file, read) {
      const rematched = await match(read.edges);
      return rematched === undefined ? file : (await repairProfile(file, read, rematched, settings)).bytes;
    },
  };
}

/**
 * Whether the caller and the callee are both in Go's standard library. Calls within the standard library change only with the version of
 * Go.
 */
function isOfStandardLibrary({ caller, callee }: CallEdge): boolean {
  return isStandardFunction(caller) && isStandardFunction(callee);
}

/**
 * Repairs the whole stacks of a profile. The repaired profile has exactly the matched edges as its call edges. Frames that the compiler
 * does not read also get today's names and lines.
 */
export function repairStacks(profile: Profile, matches: readonly Match[]): Profile {
  const keyOf = ({ caller, callee, offset }: CallEdge) => edgeKey(caller, callee, offset);
  const found = new Map(matches.map((match) => [keyOf(match.edge), match]));
  const { functions, locations } = profile;
  // Treat a location without lines as a function without a name.
  const linesAt = (location: number): readonly Line[] => {
    const lines = linesOf(profile, location);
    return lines.length === 0 ? [{ func: -1, line: 0 }] : lines;
  };
  const nameOf = ({ func }: Line) => functions.names[func] ?? '';
  const startOf = ({ func }: Line) => functions.startLines[func] ?? 0;
  const matchOf = (line: Line, called: Line | undefined) =>
    called && found.get(edgeKey(nameOf(line), nameOf(called), line.line - startOf(line)));
  const isLost = (leaves: Uint32Array) => {
    const lines = [...leaves].flatMap(linesAt);
    return lines.some((line, at) => matchOf(line, lines[at - 1])?.way === 'lost');
  };
  const edgesToday = (edges: readonly Edge[]) =>
    edges.flatMap((edge) => {
      const to = found.get(keyOf(edge))?.to;
      return to === undefined ? [] : { ...edge, ...to };
    });
  return cutStacks(profile, isLost, edgesToday, (whole) => {
    // Today's line of a frame depends on the function that the frame calls, so one old location may become several locations.
    const frames: number[] = [];
    const moved = new Interned<{ readonly at: number; readonly called: Line | undefined }>(
      ({ at, called }) => `${at} ${called?.func}`,
    );
    eachSample(whole, (stack) => {
      let called: Line | undefined;
      for (const at of stack) {
        frames.push(moved.index({ at, called }));
        called = linesAt(at).at(-1);
      }
    });
    const columns = moved.items.map(({ at, called }) => ({
      addressLow: locations.addressLow[at] as number,
      addressHigh: locations.addressHigh[at] as number,
      mapping: locations.mapping[at] as number,
      lines: linesOf(profile, at).map((line, i, all) => {
        const to = matchOf(line, i === 0 ? called : all[i - 1])?.to;
        return to === undefined ? line : { ...line, line: startOf(line) + to.offset };
      }),
    }));
    const ends = matches.flatMap(({ edge, to }) =>
      to === undefined ? [] : [[edge.caller, to.caller] as const, [edge.callee, to.callee] as const],
    );
    const names = new Map(ends);
    // A function without edges gets the new package path if all other functions of its package moved to that path.
    const packages = groupBy(ends, ([name]) => splitSymbol(name).package);
    const inPackage = (name: string) => {
      const { package: path, rest } = splitSymbol(name);
      const [to, ...others] = new Set(packages.get(path)?.map(([, after]) => splitSymbol(after).package));
      return to === undefined || others.length > 0 ? name : `${to}.${rest}`;
    };
    const samples = { ...whole.samples, frames: Uint32Array.from(frames) };
    const today = { ...whole, locations: locationColumns(columns), samples };
    return renameFunctions(today, (name) => names.get(name) ?? inPackage(name));
  });
}
