import type { GoContext } from '../golang/go.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { renamer, withoutTypeArguments } from '../profile/names.ts';
import { repairOf } from './figures.ts';
import { programFor, recordedBuild, targetInWords } from './recorded.ts';
import { rematch } from './rematch.ts';
import type { RepairedEdges } from './rewrite.ts';
import { type ReadFunctions, readSourceFunctions, type SourceProgram } from './source.ts';

/**
 * Matches older profiles to today's source.
 *
 * The Go compiler finds a call of a profile by three things: the name of the caller, the name of the callee, and the line of the call,
 * counted from the first line of the caller. If a commit renames a function or inserts a line, the calls in the function become stale, and
 * the compiler ignores them without a message. For example, if line 12 of `render.Page` called `escape.HTML` and a commit inserts two lines
 * above, the profile still says `render.Page +12 → escape.HTML`. The compiler then looks for the call on line 12, which now has different
 * code.
 *
 * All commands use `SourceTree.match`: `check` prints its figures, `repair` writes the repaired profile, and `refresh` and `collect` match
 * the profiles of older builds before they merge them. A match takes these steps:
 *
 * 1. `source.ts` reads the functions of today's source and the calls in each function, with Go's own parser. Nothing is built.
 * 2. `recorded.ts` finds for which system, architecture, tags and experiments the profile was recorded. A profile from Windows is matched
 *    to the source for Windows, also if the command runs on a different system.
 * 3. `rematch.ts` finds today's name of each function, by its package, its callers and the calls in it (`source-index.ts`). Then
 *    `call-lines.ts` finds today's line of each call. `align.ts` aligns the calls of the profile with the calls of the source in their
 *    order. Calls that did not change are anchors for the lines between them. A call whose line is uncertain is lost.
 * 4. `figures.ts` computes which share of the weight the compiler finds before and after the repair, and `rewrite.ts` writes the repaired
 *    profile.
 */

/**
 * The call edges of a profile, matched to today's source. A matched profile also has the figures of the match and the source that was read.
 */
export interface MatchedProfile extends RepairedEdges {
  readonly source: ReadFunctions;
}

/** Today's source of one program. The source is read once for each build for which profiles were recorded. */
export class SourceTree {
  readonly #program: SourceProgram;
  /** The functions that were read, by the name of the build, such as `windows/amd64`. The build for this machine has an empty name. */
  readonly #read = new Map<string, Promise<ReadFunctions>>();

  constructor(program: SourceProgram) {
    this.#program = program;
  }

  /**
   * Reads the source of the build for this machine.
   * @param context can cancel the reading of the source, but only if this call is the first to read it.
   * @throws ExpectedError if Go cannot list the packages, or cannot build the helper that reads them.
   */
  functions(context: GoContext = this.#program.go.context): Promise<ReadFunctions> {
    return this.#functionsOf('', { ...this.#program, go: { ...this.#program.go, context } });
  }

  /**
   * Matches the call edges of one profile to the source of the build for which the profile was recorded.
   * @throws ExpectedError as `functions` does.
   */
  async match(profile: EdgeSet): Promise<MatchedProfile> {
    const { main } = this.#program;
    // In a test binary, the functions of package main have the package's import path in their names.
    const renames = [{ from: main.importPath, to: 'main' }];
    const nameToday = renamer(renames);
    const here = await this.functions();
    const symbolToday = (name: string) => withoutTypeArguments(nameToday(name));
    const recorded = await recordedBuild(this.#program, here, profile, symbolToday);
    const matched = rematch(profile.edges, here, renames);
    const repair = repairOf(matched);
    if (recorded === undefined) return { ...matched, repair, source: here };
    const build = targetInWords(recorded.target, recorded.here);
    const source = await this.#functionsOf(build, programFor(this.#program, recorded));
    const matchedThere = rematch(profile.edges, source, renames);
    const elsewhere = {
      build,
      shown: recorded.shown,
      here: { build: targetInWords(recorded.here), stale: repair.stale, lost: repair.lost },
    };
    return { ...matchedThere, repair: { ...repairOf(matchedThere), recorded: elsewhere }, source };
  }

  #functionsOf(build: string, program: SourceProgram): Promise<ReadFunctions> {
    const read = this.#read.get(build) ?? readSourceFunctions(program);
    this.#read.set(build, read);
    // Forget a reading that failed, because it may have been stopped together with a collection, and a fallback may need the source later.
    read.catch(() => this.#read.delete(build));
    return read;
  }
}
