/** What the compiler did differently because of the profile: both builds' own diagnostics, laid side by side. */
export interface CompilerEvidence {
  readonly inlining: CallSiteChanges;
  /** Absent where the compiler could not be asked, as of binaries that were built elsewhere. */
  readonly devirtualization?: CallSiteChanges;
  readonly frames: FrameChanges;
  readonly size: SizeChange;
  /** Known for this Go version and this program, each with its link. */
  readonly hazards: readonly Hazard[];
  /** Seconds of `go build`; absent where it was not measured. */
  readonly buildTimes?: { readonly baseline: BuildTimes; readonly candidate: BuildTimes };
}

/** Call sites that one build treats so and the other does not. */
export interface CallSiteChanges {
  /** Those that the candidate alone has. */
  readonly gained: number;
  /** Those that the baseline alone has. */
  readonly lost: number;
  /** Share of the profile's edge weight on the gained ones, 0 to 1. */
  readonly gainedWeight: number;
  /** The gained ones with the most weight, heaviest first. */
  readonly hottest: readonly CallSite[];
}

export interface CallSite {
  /** As the linker names it: `example.com/m/render.(*Page).Write`. */
  readonly caller: string;
  /** Of a devirtualized call, the method that is now called directly. */
  readonly callee: string;
  /** File below the module, or below the Go root or a module of its own, and the line: `render/page.go:112`. */
  readonly position: string;
  /** Share of the profile's edge weight, 0 to 1; absent where the profile has no such edge. */
  readonly weight?: number;
}

export interface FrameChanges {
  /** Functions of both binaries with a known stack frame. */
  readonly functions: number;
  readonly grown: number;
  readonly shrunk: number;
  /** Sum over those functions, bytes. */
  readonly baselineBytes: number;
  readonly candidateBytes: number;
  /**
   * Bytes of a stack of the profile, on average over its samples: the frames of the functions on it; what is inlined has
   * none of its own. Absent where no profile with whole stacks was collected or taken.
   */
  readonly onStacks?: { readonly baseline: number; readonly candidate: number };
  /** The greatest growth of a function on the stack of the profile, and in all, largest first. */
  readonly largest: readonly FrameChange[];
}

export interface FrameChange {
  readonly function: string;
  /** Bytes. */
  readonly baseline: number;
  readonly candidate: number;
  /** Share of the profile's samples or edge weight that has it, where known, 0 to 1. */
  readonly weight?: number;
}

/** Bytes. */
export interface SizeChange {
  readonly baseline: number;
  readonly candidate: number;
  /** Machine code alone. */
  readonly baselineText?: number;
  readonly candidateText?: number;
}

export interface Hazard {
  readonly title: string;
  /** What it does and for whom, a sentence. */
  readonly message: string;
  /** What to do about it, a sentence. */
  readonly fix: string;
  readonly url: string;
}

export interface BuildTimes {
  /** With an empty build cache. */
  readonly cold?: number;
  /** With all of its packages in the cache: what linking takes. */
  readonly warm?: number;
}
