import { goMinor, type HarmfulInlining, harmfulInlinings } from '../../profile/exclude.ts';
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
  const minor = goMinor(signs.goVersion);
  if (minor === undefined || !signs.withProfile) return [];
  return [...inlined(signs), ...CHECKS.flatMap((check) => check(signs, minor) ?? [])];
}

function inlined({ goVersion, calls }: HazardSigns): Hazard[] {
  const isInlined = (one: HarmfulInlining) =>
    calls.some(({ caller, callee }) => callee === one.callee && caller === (one.caller ?? caller));
  return harmfulInlinings(goVersion)
    .filter(isInlined)
    .map(({ title, message, fix, url }) => ({ title, message, fix, url }));
}
