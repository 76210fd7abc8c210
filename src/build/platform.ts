import type { Platform } from '../settings/config.ts';

/** The environment variable of each architecture that has variants, by its GOARCH. */
const VARIANT_VARIABLES: Readonly<Record<string, string>> = {
  '386': 'GO386',
  amd64: 'GOAMD64',
  arm: 'GOARM',
  arm64: 'GOARM64',
  mips: 'GOMIPS',
  mipsle: 'GOMIPS',
  mips64: 'GOMIPS64',
  mips64le: 'GOMIPS64',
  ppc64: 'GOPPC64',
  ppc64le: 'GOPPC64',
  riscv64: 'GORISCV64',
  wasm: 'GOWASM',
};

/** Name of the variable that holds the variant, such as `GOAMD64`; undefined where the architecture has none. */
export function variantVariable(arch: string): string | undefined {
  return Object.hasOwn(VARIANT_VARIABLES, arch) ? VARIANT_VARIABLES[arch] : undefined;
}

/** `linux/amd64`, `linux/arm64/v8.1`. */
export function platformName({ os, arch, variant }: Platform): string {
  return [os, arch, ...(variant === undefined ? [] : [variant])].join('/');
}

/** What `go` is told to build for; empty for what it builds for by itself. */
export function platformEnvironment(
  platform: Platform | undefined,
  cgo: boolean | undefined,
): Record<string, string> {
  const variable = platform && variantVariable(platform.arch);
  return {
    ...(platform && { GOOS: platform.os, GOARCH: platform.arch }),
    ...(variable && platform.variant !== undefined && { [variable]: platform.variant }),
    ...(cgo !== undefined && { CGO_ENABLED: cgo ? '1' : '0' }),
  };
}

export interface PairNames {
  readonly baseline: string;
  readonly candidate: string;
}

/**
 * File names of a program's two binaries: `NAME-baseline` and `NAME-pgo`, or, of a platform, `NAME_linux_arm64_v8.1` for
 * the one with PGO, which releases can take as it is, and the same with `-baseline`.
 * @param exe ending of programs where Go builds for what it does by itself.
 */
export function binaryNames(name: string, platform: Platform | undefined, exe: string): PairNames {
  if (platform === undefined) return { baseline: `${name}-baseline${exe}`, candidate: `${name}-pgo${exe}` };
  const ending = platform.os === 'windows' ? '.exe' : platform.arch === 'wasm' ? '.wasm' : '';
  // GitHub writes a comma in the name of a release's file as a dot.
  const stem = `${name}_${platformName(platform).replaceAll('/', '_').replaceAll(',', '-')}`;
  return { baseline: `${stem}-baseline${ending}`, candidate: `${stem}${ending}` };
}
