import { type ReadFunctions, readFunctions } from '../golang/functions.ts';
import type { MainPackage } from '../golang/program.ts';
import { isCompact, renameFunctions, totalsInWords } from '../profile/columns.ts';
import type { PublishedProfile, Weighed } from '../profile/decide.ts';
import { decodeFile } from '../profile/decode.ts';
import { type EdgeSet, type Exclusion, edgeSetOf, renameExcluded } from '../profile/edges.ts';
import { encodeEdges } from '../profile/encode.ts';
import { encodeStacks } from '../profile/merge.ts';
import { ownName, renamer } from '../profile/names.ts';
import { type Rematched, rematch } from '../profile/rematch.ts';
import { type Repair, repairOf, repairStacks } from '../profile/repair.ts';
import type { Run } from '../work.ts';
import type { Program } from './program.ts';

/** Older profiles, matched to the source tree of today. */

type Built = Pick<Program, 'go' | 'main'>;

const known = new WeakMap<MainPackage, Promise<ReadFunctions>>();

/** The functions of the program and of everything that it is made of; read once. */
export function functionsOf({ config, scratch }: Run, { go, main }: Built): Promise<ReadFunctions> {
  const read = known.get(main) ?? readFunctions(go, { main, flags: config.buildFlags, scratch });
  known.set(main, read);
  return read;
}

/** Matches the call edges of an older profile to the source tree of today. */
export async function rematchToday(run: Run, program: Built, { edges }: EdgeSet): Promise<Rematched> {
  return rematch(edges, await functionsOf(run, program));
}

/** A profile as it should be today. */
export interface RepairedProfile extends Weighed {
  readonly bytes: Uint8Array;
  readonly repair: Repair;
  readonly exclusions: readonly Exclusion[];
}

/**
 * Rewrites a profile for today's source. Where that brings back less than `min-drift`, its bytes stay.
 * @param file the bytes of `read`.
 */
export async function repairProfile(
  run: Run,
  program: Built,
  file: Uint8Array,
  read: PublishedProfile,
  exclusions: readonly Exclusion[],
): Promise<RepairedProfile> {
  const rematched = await rematchToday(run, program, read.edges);
  const edges = edgeSetOf(rematched.edges);
  const repair = repairOf(rematched);
  // What little a nearly fresh profile gains may be outweighed by a wrong match.
  const isBetter = repair.stale - repair.lost >= run.config.minDrift || read.weightUnderOldNames > 0;
  const totals = new Set(totalsInWords(read).map((line) => line.replace(/\d+$/, '')));
  const remarks = read.head.comments.filter((line) => !totals.has(line.replace(/\d+$/, '')));
  if (!isBetter) return { ...read, bytes: file, repair, exclusions };
  const profile = run.config.compact === 'none' ? await decodeFile(file) : undefined;
  const today = renamer(run.config.renames);
  const bytes =
    profile === undefined || isCompact(profile)
      ? encodeEdges(read.head, renameExcluded(edges.edges, exclusions), read, remarks)
      : encodeStacks(
          repairStacks(
            renameFunctions(profile, (name) => today(ownName(name))),
            rematched.matches,
          ),
          exclusions,
          read,
          remarks,
          repair.lost === 0,
        );
  return { ...read, edges, bytes, repair, exclusions, times: undefined };
}
