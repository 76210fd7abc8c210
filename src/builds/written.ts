/** Builds as a file describes them, before anything outside of the file is looked at. */

/** A command of Go, or of a tool that calls Go with the same flags. */
export interface CommandBuild {
  readonly kind: 'build' | 'test' | 'flags';
  /** Such as `go build`, `GoReleaser`. For `flags`, flags whose command was not found. */
  readonly tool: string;
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** The value of the last `-pgo` that the command gets, by its arguments or by GOFLAGS; undefined without one. */
  readonly pgo?: string;
  /** An argument that may hold a `-pgo`, since its value is unknown: such as `$(GOFLAGS)`. */
  readonly doubt?: string;
  /** What is built, as paths of folders or import paths; empty: the folder in which the command runs. */
  readonly packages: readonly string[];
  /** The folder in which the command runs. */
  readonly folder: string;
  /** What a Dockerfile has copied into the image before this command. */
  readonly image?: Image;
}

/** A rule of Bazel or Please, whose profile is a label. */
export interface RuleBuild {
  readonly kind: 'Bazel' | 'Please';
  readonly line: number;
  /** `pgoprofile` or `pgo_file`. */
  readonly attribute: string;
  /** Such as `//:default.pgo`; undefined when the rule names no profile. */
  readonly label?: string;
  /** Labels of what is built into the program, and the folder of the rule; undefined for a flag, which holds for all rules. */
  readonly parts?: readonly string[];
}

export type WrittenBuild = CommandBuild | RuleBuild;

/** A `COPY` or `ADD` from the build context. */
export interface CopiedFiles {
  readonly line: number;
  readonly sources: readonly string[];
  readonly excluded: readonly string[];
  /** Absolute path in the image; it ends with a slash where it is a folder. */
  readonly destination: string;
}

export interface Image {
  readonly copies: readonly CopiedFiles[];
  /** Why it is unknown which files are in the image: such as `COPY --from=src`. */
  readonly doubt?: string;
}

/** A command that builds an image from a Dockerfile. Paths as in `CommandBuild`. */
export interface ImageCommand {
  readonly dockerfile?: string;
  readonly context: string;
  readonly folder: string;
  readonly args: ReadonlyMap<string, string>;
}

/** What one file says. */
export interface ReadFile {
  readonly builds: readonly WrittenBuild[];
  readonly images: readonly ImageCommand[];
  /** The file is nested so deeply that no parser can read it. */
  readonly isTooDeep?: boolean;
}

/** More builds than this in one file are not looked at. */
export const MOST_BUILDS = 500;
