import type { FrameChanges, Hazard } from './compiler-evidence.ts';
import type { InlinedCall } from './inline-trees.ts';

/** What is known of a run by which a hazard can be told. */
export interface HazardSigns {
  /** As `go env GOVERSION` prints it. */
  readonly goVersion: string;
  /** Whether either side is built with a profile in this run. */
  readonly withProfile: boolean;
  /** What is inlined in the candidate's binary. */
  readonly calls: readonly InlinedCall[];
  readonly frames: FrameChanges;
  /** Of the profile, unpacked. */
  readonly profileBytes: number;
}

/** The hazard, if the Go version has it and the run shows it. */
type Check = (signs: HazardSigns, minor: number) => Hazard | undefined;

/** The stack that a goroutine starts with; a frame of this size alone makes it grow. */
const FIRST_STACK = 2048;
/** Profiles that each compilation of a package read anew take time from here on. */
const LARGE_PROFILE = 4 << 20;

const CHECKS: readonly Check[] = [
  // Hangs with the program of the issue: tried with 1.22.12, 1.23.12, 1.24.4 and 1.24.13; not with 1.21.13, 1.26.8.
  ({ calls }, minor) =>
    minor >= 22 &&
    minor <= 24 &&
    calls.some(({ caller, callee }) => caller === 'runtime.ReadTrace' && callee === 'runtime.gopark')
      ? {
          title: 'The program can hang while an execution trace ends',
          message:
            'With this profile, `runtime.gopark` is inlined into `runtime.ReadTrace`, which then can no longer be stopped when a trace ends: the whole program stands still. It concerns programs that take execution traces (`runtime/trace`, `/debug/pprof/trace`, continuous profilers).',
          fix: 'Build with Go 1.25 or later, or take no execution traces of this program.',
          url: 'https://github.com/golang/go/issues/74045',
        }
      : undefined,
  ({ frames }) => {
    const [largest] = frames.largest;
    if (largest === undefined || largest.candidate - largest.baseline < FIRST_STACK) return undefined;
    return {
      title: 'Goroutines may need larger stacks',
      message: `With this profile, the stack frame of \`${largest.function}\` grows from ${largest.baseline} to ${largest.candidate} bytes, since what is inlined brings its variables along. Each goroutine that stays in it holds that much more memory: with many of them, programs took up to a third more for stacks.`,
      fix: 'Compare the memory of both binaries under load, and mark the inlined function `//go:noinline` if goroutines wait below it.',
      url: 'https://github.com/golang/go/issues/65532',
    };
  },
  ({ profileBytes }, minor) =>
    minor < 23 && profileBytes >= LARGE_PROFILE
      ? {
          title: 'Building takes long',
          message: `Before Go 1.23, the compilation of every single package reads the whole profile, here ${Math.round(profileBytes / 2 ** 20)} MiB of it.`,
          fix: 'Build with Go 1.23 or later, or leave `compact` at `edges`, which makes the profile small.',
          url: 'https://github.com/golang/go/issues/58102',
        }
      : undefined,
];

/** Those that apply, as the issues at their links describe them. */
export function hazards(signs: HazardSigns): Hazard[] {
  // Development versions have no place among the releases.
  const minor = /^go1\.(\d+)/.exec(signs.goVersion)?.[1];
  if (minor === undefined || !signs.withProfile) return [];
  return CHECKS.flatMap((check) => check(signs, Number(minor)) ?? []);
}
