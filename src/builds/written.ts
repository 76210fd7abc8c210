/** Builds as a file describes them, before anything outside of the file is looked at. */

/** A command of Go, or of a tool that calls Go with the same flags. */
export interface CommandBuild {
  readonly kind: 'build' | 'test' | 'flags';
  /** The name of the tool, such as `go build` or `GoReleaser`. If `kind` is `flags`, the command that gets the flags was not found. */
  readonly tool: string;
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** The value of the last `-pgo` that the command gets, by its arguments or by GOFLAGS; undefined without one. */
  readonly pgo?: string;
  /** An argument that may hold a `-pgo`, because its value is unknown, such as `$(GOFLAGS)`. */
  readonly doubt?: string;
  /**
   * The packages that are built, as paths of folders or import paths. If the list is empty, it is the package in the folder of the
   * command.
   */
  readonly packages: readonly string[];
  /** The folder in which the command runs. */
  readonly folder: string;
  /** The files that a Dockerfile has copied into the image before this command. */
  readonly image?: Image;
}

/** A rule of Bazel or Please, whose profile is a label. */
export interface RuleBuild {
  readonly kind: 'Bazel' | 'Please';
  readonly line: number;
  /** The attribute that names the profile: `pgoprofile` or `pgo_file`. */
  readonly attribute: string;
  /** The label of the profile, such as `//:default.pgo`; undefined if the rule names no profile. */
  readonly label?: string;
  /** The labels of the parts of the program, and the folder of the rule; undefined for a flag, which counts for all rules. */
  readonly parts?: readonly string[];
}

/** A build as a file describes it: a command, or a rule of a build system. */
export type WrittenBuild = CommandBuild | RuleBuild;

/** The files that a `COPY` or `ADD` takes from the build context. */
export interface CopiedFiles {
  readonly line: number;
  readonly sources: readonly string[];
  readonly excluded: readonly string[];
  /** An absolute path in the image. It ends with a slash if it is a folder. */
  readonly destination: string;
}

/** The files that a Dockerfile has copied into an image so far. */
export interface Image {
  readonly copies: readonly CopiedFiles[];
  /** The instruction that makes it unknown which files are in the image, such as `COPY --from=src`. */
  readonly doubt?: string;
}

/** A command that builds an image from a Dockerfile. Its paths are written like those of `CommandBuild`. */
export interface ImageCommand {
  readonly dockerfile?: string;
  readonly context: string;
  readonly folder: string;
  readonly args: ReadonlyMap<string, string>;
}

/** The builds and the commands for images that one file describes. */
export interface ReadFile {
  readonly builds: readonly WrittenBuild[];
  readonly images: readonly ImageCommand[];
  /** Whether the file is nested so deeply that no parser can read it. */
  readonly isTooDeep?: boolean;
}

/** The most builds of one file that are read. */
export const MOST_BUILDS = 500;
