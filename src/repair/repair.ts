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
 * counted from the first line of the caller. A commit that renames a function or inserts a line makes the calls in it stale: the
 * compiler skips them and prints nothing. If line 12 of `render.Page` called `escape.HTML` and a commit inserts two lines above it, the
 * profile still says `render.Page +12 → escape.HTML`, and the compiler looks for it on a line that now calls something else.
 *
 * `SourceTree.match` is the only way in, for every command: `check` prints the figures it returns, `repair` writes the profile again,
 * `refresh` and `collect` match the profiles of older builds before they merge them. It works in four steps:
 *
 * 1. `source.ts` reads the functions of today's source and the calls that each makes, with Go's own parser. Nothing is built.
 * 2. `recorded.ts` finds for which system, architecture, tags and experiments the profile was recorded. A profile from Windows is
 *    matched to the source for Windows, wherever the command runs.
 * 3. `rematch.ts` finds today's name of each function, by its package, its callers and the calls in it (`source-index.ts`). Then
 *    `call-lines.ts` finds today's line of each call: `align.ts` aligns the calls of the profile with those of the source in their
 *    order, so that calls that did not change are anchors for the lines between them. A call that is not found for certain is lost.
 * 4. `figures.ts` counts what the compiler finds before and after, and `rewrite.ts` writes the repaired profile.
 */

/** The call edges of a profile, matched to today's source. It also has the figures of the match and the source that was read. */
export interface MatchedProfile extends RepairedEdges {
  readonly source: ReadFunctions;
}

/** Today's source of one program. It is read once for each build for which profiles were recorded. */
export class SourceTree {
  readonly #program: SourceProgram;
  /** The functions by the build, such as `windows/amd64`. The key of the build for this machine is empty. */
  readonly #read = new Map<string, Promise<ReadFunctions>>();

  constructor(program: SourceProgram) {
    this.#program = program;
  }

  /**
   * Reads the source of the build for this machine.
   * @param context ends the reading early, if it is the first one.
   * @throws ExpectedError when Go cannot list the packages or build the reader.
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
    // If a collection was stopped, the reading of the source was stopped, too. A fallback may need the source again.
    read.catch(() => this.#read.delete(build));
    return read;
  }
}
