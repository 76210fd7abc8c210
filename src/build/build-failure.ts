import { ExpectedError } from '../errors.ts';
import { lastLines } from '../go.ts';
import type { BuildOptions, BuildSide } from './build.ts';
import { platformName } from './platform.ts';

/** The program builds without the new profile, but not with it: the profile must not be adopted. */
export class ProfileBuildFailed extends ExpectedError {}

/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;

/** What `go build` failing means, from what it printed. */
export function buildFailure(
  options: BuildOptions,
  side: BuildSide,
  suffix: 'baseline' | 'pgo',
  stderr: string,
): ExpectedError {
  const known = withoutCompiler(options, stderr);
  if (known !== undefined) return known;
  const output = lastLines(stderr, COMPILER_LINES);
  const program = `${options.mainPackage.importPath}${forPlatform(options)}`;
  if (side.kind === 'profile' && suffix === 'pgo') {
    // The baseline was built just before, so it is the profile and not the code.
    return new ProfileBuildFailed(
      `${options.mainPackage.importPath} builds ${sideInWords(options.baseline)}${forPlatform(options)} but not with the profile ${side.display}:\n${output}`,
      {
        fix: 'The profile in place is kept. If the compiler crashed, report it at https://go.dev/issue with the profile.',
      },
    );
  }
  return new ExpectedError(`${program} does not build ${sideInWords(side)}:\n${output}`, {
    fix: 'Make `go build` pass with the same flags first; `build-flags` holds what it needs, such as `-tags=prod`.',
  });
}

/** The failures of cgo, of which the compiler's words tell nobody what to do; undefined for any other. */
function withoutCompiler(options: BuildOptions, stderr: string): ExpectedError | undefined {
  const { platform, cgo, mainPackage } = options;
  const name = platform === undefined ? 'this machine' : platformName(platform);
  if (/requires external \(cgo\) linking, but cgo is not enabled/.test(stderr)) {
    return new ExpectedError(`Go cannot build for ${name} without cgo: a C linker has to make the program.`, {
      fix: `Set \`cgo: true\` and the environment variable \`CC\` to a C compiler for ${name}, or leave it out of \`platforms\`.`,
    });
  }
  const complaint = cComplaint(stderr);
  // Without being asked for, cgo is on only where there is a compiler: then the C code is at fault.
  if (complaint !== undefined && cgo === true) {
    return new ExpectedError(
      `cgo is on, but there is no C compiler for ${name}: \`CC\` ended in \`${complaint}\`.`,
      {
        fix: `Set the environment variable \`CC\` to one, such as \`aarch64-linux-gnu-gcc\` for linux/arm64, in a run with this platform alone; or \`cgo: false\` where the program can do without C.`,
      },
    );
  }
  if (cgo === false && /build constraints exclude all Go files in/.test(stderr)) {
    return new ExpectedError(
      `${mainPackage.importPath} does not build without cgo for ${name}: ${lastLines(stderr, 1)}.`,
      { fix: 'Leave `cgo` out or set it to `true`: a package needs C, or is not written for this platform.' },
    );
  }
  return undefined;
}

/** What the C compiler said first when Go's own C code, which is right, could not be compiled or linked. */
function cComplaint(stderr: string): string | undefined {
  const missing = /C compiler "[^"]*" not found/.exec(stderr)?.[0];
  if (missing !== undefined) return missing;
  if (!/^# runtime\/cgo$|running \S+ failed: exit status/m.test(stderr)) return undefined;
  const lines = stderr.split(/\r?\n/).map((line) => line.trim());
  return lines.find((line) => /error|unknown|unrecognized|incompatible/i.test(line)) ?? lines.at(-1);
}

function forPlatform({ platform }: BuildOptions): string {
  return platform === undefined ? '' : ` for ${platformName(platform)}`;
}

export function sideInWords(side: BuildSide): string {
  if (side.kind === 'off') return 'without PGO';
  return side.kind === 'profile' ? `with ${side.display}` : `as ${side.display}`;
}
