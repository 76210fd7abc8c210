import { UsageError } from '../system/errors.ts';

/** Flags that the build sets itself, and what the user sets instead. */
const OURS: Readonly<Record<string, string>> = {
  pgo: 'Leave it out: both sides are built with a `-pgo` of their own. Another profile is named by `profile`.',
  o: 'Leave it out: `output-directory` says where the binaries go.',
  C: 'Leave it out: `working-directory` says where to build.',
  n: 'Leave it out: the binaries have to be built.',
};

/**
 * Refuses flags of the user's that would change what is built or where it goes.
 * @throws UsageError naming the flag.
 */
export function checkBuildFlags(flags: readonly string[]): void {
  for (const flag of flags) {
    // Go's flag package takes one dash or two, and the value after `=` or as the next argument.
    const name = /^--?([A-Za-z]+)(?:=|$)/.exec(flag)?.[1];
    const fix = name === undefined ? undefined : OURS[name];
    if (fix !== undefined) throw new UsageError(`build-flags: \`${flag}\` may not be set there.`, { fix });
  }
}

/**
 * Refuses what would keep the machine's paths in a binary that is to be reproducible.
 * @throws UsageError naming the flag.
 */
export function requireTrimmed(flags: readonly string[]): void {
  const flag = flags.find((one) => /^--?trimpath=(?!(1|t|T|true|TRUE|True)$)/.test(one));
  if (flag === undefined) return;
  throw new UsageError(`build-flags: \`${flag}\` contradicts \`reproducible: true\`.`, {
    fix: 'Leave one of them out: without `-trimpath`, the paths of this machine are in the binary.',
  });
}
