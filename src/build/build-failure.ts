import type { Platform } from '../config/platforms.ts';
import { ExpectedError } from '../system/errors.ts';
import { lastLines } from '../go.ts';
import type { BuildSide, PairOptions } from './build.ts';
import { platformName } from './platform.ts';

/** The program builds without the new profile, but not with it: the profile must not be adopted. */
export class ProfileBuildFailed extends ExpectedError {}

/** The machine could not hold the compilers that ran at the same time. */
export class OutOfMemory extends ExpectedError {}

const NO_ROOM = /no space left on device|disk quota exceeded|not enough space on the disk/i;
// Of what the system kills, it says no more.
const NO_MEMORY = /: signal: killed|cannot allocate memory|runtime: out of memory/i;

/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;

/** What `go build` failing means, from what it printed. */
export function buildFailure(
  options: PairOptions,
  side: BuildSide,
  suffix: 'baseline' | 'pgo',
  stderr: string,
): ExpectedError {
  const known = withoutCompiler(options, stderr) ?? withoutRoom(options, stderr);
  if (known !== undefined) return known;
  const output = lastLines(stderr, COMPILER_LINES);
  const program = `${options.mainPackage.importPath}${forPlatform(options)}`;
  if (side.kind === 'profile' && suffix === 'pgo') {
    // It is told only where the baseline is built, so it is the profile and not the code.
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
function withoutCompiler(options: PairOptions, stderr: string): ExpectedError | undefined {
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
    return new ExpectedError(`cgo is on, but \`CC\` is no C compiler for ${name}: ${complaint}.`, {
      fix: `${wayToCompiler(platform)} Or set \`cgo: false\` where the program can do without C.`,
    });
  }
  const isOff = cgo === false || (cgo === undefined && platform !== undefined);
  if (isOff && /build constraints exclude all Go files in/.test(stderr)) {
    return new ExpectedError(
      `${mainPackage.importPath} does not build without cgo for ${name}: ${lastLines(stderr, 1)}.`,
      { fix: `A package needs C (\`cgo: true\`), or is not written for ${name}.` },
    );
  }
  return undefined;
}

/** The failures of the machine, which are neither the program's nor the profile's; undefined for any other. */
function withoutRoom({ mainPackage }: PairOptions, stderr: string): ExpectedError | undefined {
  const line = stderr.split(/\r?\n/).find((one) => NO_ROOM.test(one) || NO_MEMORY.test(one));
  if (line === undefined) return undefined;
  const full = (what: string) =>
    `${mainPackage.importPath} could not be built, since the ${what} is full: ${line.trim()}.`;
  if (NO_ROOM.test(line)) {
    return new ExpectedError(full('disk'), {
      fix: 'Free some space where Go’s cache (`go env GOCACHE`) and temporary files (`TMPDIR`, `RUNNER_TEMP` in a workflow) are.',
    });
  }
  return new OutOfMemory(full('memory'), {
    fix: 'Give the build more memory, or let it compile less at a time: `GOFLAGS=-p=1` in the environment.',
  });
}

/** What the C compiler said first when Go's own C code, which is right, could not be compiled or linked. */
function cComplaint(stderr: string): string | undefined {
  const missing = /C compiler "[^"]*" not found/.exec(stderr)?.[0];
  if (missing !== undefined) return missing;
  if (!/^# runtime\/cgo$|running \S+ failed: exit status/m.test(stderr)) return undefined;
  const lines = stderr.split(/\r?\n/).map((line) => line.trim());
  const line = lines.find((one) => /error|unknown|unrecognized|incompatible/i.test(one)) ?? lines.at(-1);
  return line?.replaceAll('`', "'").replace(/[.?!]+$/, '');
}

/** Compilers that distributions have for other platforms than their own. */
const CROSS_COMPILERS: Readonly<Record<string, string>> = {
  'linux/amd64': 'x86_64-linux-gnu-gcc',
  'linux/arm64': 'aarch64-linux-gnu-gcc',
  'linux/arm': 'arm-linux-gnueabihf-gcc',
  'linux/riscv64': 'riscv64-linux-gnu-gcc',
  'windows/amd64': 'x86_64-w64-mingw32-gcc',
};

function wayToCompiler(platform: Platform | undefined): string {
  if (platform === undefined) return 'Install one, or name it in the environment variable `CC`.';
  if (platform.os === 'darwin' || platform.os === 'ios') return 'Build this platform on macOS.';
  const known = CROSS_COMPILERS[`${platform.os}/${platform.arch}`];
  const such = known === undefined ? '' : `, such as \`${known}\``;
  return `Name one in the environment variable \`CC\`${such}, in a run with this platform alone.`;
}

function forPlatform({ platform }: PairOptions): string {
  return platform === undefined ? '' : ` for ${platformName(platform)}`;
}

export function sideInWords(side: BuildSide): string {
  if (side.kind === 'off') return 'without PGO';
  return side.kind === 'profile' ? `with ${side.display}` : `as ${side.display}`;
}
