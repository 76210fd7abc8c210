import { basename } from 'node:path';
import { readDockerfile } from './dockerfile.ts';
import { readJustfile } from './justfile.ts';
import { readMakefile } from './makefile.ts';
import { readCommands, readProgram, remainingFlags } from './other-text.ts';
import { readShell } from './shell.ts';
import { readBazelrc, readBuildFile } from './starlark.ts';
import { unmarkedText } from './text.ts';
import { readBatch, readPowerShell } from './windows-scripts.ts';
import type { ReadFile } from './written.ts';
import { readGoReleaser, readKo, readYaml } from './yaml-files.ts';

/**
 * The table of the kinds of build files. Each row says which files belong to a kind, which function reads these files, and in which folder
 * their commands run.
 */

interface Family {
  readonly name: string;
  /** Matches the path of a file from the root of the repository. */
  readonly files: RegExp;
  readonly read: (text: string, path: string, args?: ReadonlyMap<string, string>) => ReadFile;
  /**
   * The folders in which the commands of the file may run, the likelier folder first: the folder of the file, or the root of the
   * repository. The commands of a Dockerfile run in folders of the image.
   */
  readonly runs: readonly ('folder' | 'root' | 'image')[];
  /** The size limit in bytes for a file of this kind. A file above the limit is not read. */
  readonly most: number;
}

const KIB = 1024;

const FAMILIES: readonly Family[] = [
  {
    name: 'GoReleaser',
    files: /(^|\/)\.?goreleaser[^/]*\.ya?ml$/i,
    read: readGoReleaser,
    runs: ['folder', 'root'],
    most: 256 * KIB,
  },
  { name: 'ko', files: /(^|\/)\.ko\.ya?ml$/, read: readKo, runs: ['folder', 'root'], most: 256 * KIB },
  {
    name: 'workflow',
    files:
      /^\.(github|gitea|forgejo|circleci|gitlab|woodpecker|buildkite|drone)\b.*\.ya?ml$|(^|\/)\.(gitlab-ci|travis|drone|woodpecker|cirrus)\.ya?ml$|(^|\/)azure-pipelines[^/]*\.ya?ml$/,
    read: readYaml,
    runs: ['root'],
    most: 256 * KIB,
  },
  { name: 'YAML', files: /\.ya?ml$/, read: readYaml, runs: ['folder', 'root'], most: 256 * KIB },
  {
    name: 'Dockerfile',
    files: /(^|\/)(dockerfile|containerfile)([.-][^/]*)?$|\.(dockerfile|containerfile)$/i,
    read: (text, _path, args) => readDockerfile(text, args),
    runs: ['image'],
    most: 128 * KIB,
  },
  {
    name: 'Makefile',
    files: /(^|\/)(gnu)?makefile([.-][^/]*)?$|\.(mk|mak|make)$/i,
    read: readMakefile,
    runs: ['folder', 'root'],
    most: 512 * KIB,
  },
  {
    name: 'justfile',
    files: /(^|\/)\.?justfile$|\.just$/i,
    read: readJustfile,
    runs: ['folder', 'root'],
    most: 512 * KIB,
  },
  {
    name: 'BUILD file',
    files: /(^|\/)BUILD(\.bazel|\.plz)?$|\.BUILD$|\.bzl$|\.build_defs$/,
    read: (text, path) => readBuildFile(text, /\.plz$|\.build_defs$/.test(path)),
    runs: ['folder', 'root'],
    most: 512 * KIB,
  },
  {
    name: '.bazelrc',
    files: /(^|\/)(\.bazelrc|[^/]*\.bazelrc)$/,
    read: readBazelrc,
    runs: ['root'],
    most: 512 * KIB,
  },
  {
    name: 'program',
    files: /\.(go|py|js|mjs|cjs|ts|rb|pl|lua|kts?|groovy)$/,
    read: (text) => {
      const calls = readProgram(text);
      return calls.builds.length > 0 ? calls : readCommands(text);
    },
    runs: ['root', 'folder'],
    most: 512 * KIB,
  },
  {
    name: 'PowerShell',
    files: /\.psm?1$/i,
    read: (text) => readPowerShell(text),
    runs: ['folder', 'root'],
    most: 256 * KIB,
  },
  { name: 'batch file', files: /\.(bat|cmd)$/i, read: readBatch, runs: ['folder', 'root'], most: 256 * KIB },
  {
    name: 'text',
    files:
      /\.(nix|toml|json|jsonnet|cue|hcl|tf|gradle|cmake|spec|in|el|vim|lock)$|(^|\/)(Earthfile|Jenkinsfile|CMakeLists\.txt|Procfile)/,
    read: readCommands,
    runs: ['folder', 'root'],
    most: 512 * KIB,
  },
  // Shell scripts often have no file extension, so all files that match no row above count as shell scripts.
  { name: 'script', files: /./, read: (text) => readShell(text), runs: ['folder', 'root'], most: 256 * KIB },
];

/** Matches files that describe no build of the program: documentation, and code of other modules. */
export const NO_BUILD_FILE =
  /\.(md|markdown|mdx|rst|adoc|(?<!\bCMakeLists\.)txt|html?|svg|css|patch|diff|sum|mod|work|golden|snap)$|_test\.go$|(^|\/)(testdata|vendor|node_modules|third_party)\/|(^|\/)(CHANGELOG|LICENSE|README)/i;

/** Returns the row of the table for a file, by the path of the file. Every file has a row, because the last row matches all files. */
export function familyOf(path: string): Family {
  return FAMILIES.find(({ files }) => files.test(path)) as Family;
}

/**
 * Reads all builds, and all commands that build images, from one file. The reader never throws an error, even for a malformed text.
 * @param path the path of the file from the root of the repository. The path of the file decides which reader is used.
 * @param args the arguments that commands such as `docker build` pass to a Dockerfile.
 */
export function readBuilds(path: string, text: string, args?: ReadonlyMap<string, string>): ReadFile {
  const plain = unmarkedText(text.replaceAll('\r\n', '\n').replace(/^\ufeff/, ''));
  const { read } = familyOf(path);
  try {
    const { builds, images } = read(plain, basename(path), args);
    return { builds: [...builds, ...remainingFlags(plain, builds)], images };
  } catch (error) {
    // Parsers are recursive, so a file with thousands of nested levels overflows the stack. A file of a real build is never nested so
    // deeply.
    if (!(error instanceof RangeError)) throw error;
    return { builds: [], images: [], isTooDeep: true };
  }
}
