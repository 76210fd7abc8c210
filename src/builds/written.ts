/** The types for builds that a reader found in one file. The reader has looked at no other file of the repository. */

/** A build by a `go` command, or by a tool that passes its flags to Go. */
export interface CommandBuild {
  readonly kind: 'build' | 'test' | 'flags';
  /**
   * The name of the tool, such as `go build` or `GoReleaser`. For a build with the kind `flags`, only flags were found, without the command
   * that gets the flags.
   */
  readonly tool: string;
  /** The number of the line in the file, counted from 1. */
  readonly line: number;
  /** The value of the last `-pgo` that the command gets from its arguments or from GOFLAGS; undefined if the command gets no `-pgo`. */
  readonly pgo?: string;
  /** An argument with an unknown value, such as `$(GOFLAGS)`. The argument's value may contain a `-pgo`. */
  readonly doubt?: string;
  /** The packages that are built, as paths of folders or import paths. An empty list means the package in the folder of the command. */
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
  /** The labels of the libraries in the program, and the folder of the rule; undefined for a flag, which applies to all rules. */
  readonly parts?: readonly string[];
}

/** A build as its file describes it: a command, or a rule of a build system. */
export type WrittenBuild = CommandBuild | RuleBuild;

/** The files that a `COPY` or `ADD` takes from the build context. */
export interface CopiedFiles {
  readonly line: number;
  readonly sources: readonly string[];
  readonly excluded: readonly string[];
  /** An absolute path in the image. The path of a folder ends with a slash. */
  readonly destination: string;
}

/** The files that a Dockerfile has copied into an image so far. */
export interface Image {
  readonly copies: readonly CopiedFiles[];
  /** An instruction that may add further files to the image, such as `COPY --from=src`. */
  readonly doubt?: string;
}

/**
 * A command that builds an image from a Dockerfile. The paths of the Dockerfile, the context and the folder have the same form as in
 * `CommandBuild`.
 */
export interface ImageCommand {
  readonly dockerfile?: string;
  readonly context: string;
  readonly folder: string;
  readonly args: ReadonlyMap<string, string>;
}

/** The builds of Go programs in one file, and the commands in the file that build images. */
export interface ReadFile {
  readonly builds: readonly WrittenBuild[];
  readonly images: readonly ImageCommand[];
  /** True if the file is nested too deeply for its parser. */
  readonly isTooDeep?: boolean;
}

/** At most this many builds are read from one file. */
export const MOST_BUILDS = 500;
