import { closest } from '../config/explain.ts';
import type { Platform } from '../config/platforms.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { type GoContext, lastLines, runGo } from '../go.ts';
import { platformName, variantVariable } from './platform.ts';

interface Variants {
  readonly pattern: RegExp;
  readonly inWords: string;
}

/** Go itself builds for `GOAMD64=v9` or `GOARM=9` without a word (internal/buildcfg has what each may be). */
const VARIANTS: Readonly<Record<string, Variants>> = {
  GO386: { pattern: /^(sse2|softfloat)$/, inWords: '`sse2`, `softfloat`' },
  GOAMD64: { pattern: /^v[1-4]$/, inWords: '`v1`, `v2`, `v3`, `v4`' },
  GOARM: { pattern: /^[567](,(soft|hard)float)?$/, inWords: '`5`, `6`, `7`' },
  GOARM64: {
    pattern: /^(v8\.[0-9]|v9\.[0-5])(,lse)?(,crypto)?$/,
    inWords: '`v8.0` to `v8.9`, `v9.0` to `v9.5`',
  },
  GOMIPS: { pattern: /^(hard|soft)float$/, inWords: '`hardfloat`, `softfloat`' },
  GOMIPS64: { pattern: /^(hard|soft)float$/, inWords: '`hardfloat`, `softfloat`' },
  GOPPC64: { pattern: /^power(8|9|10)$/, inWords: '`power8`, `power9`, `power10`' },
  GORISCV64: { pattern: /^rva2[023]u64$/, inWords: '`rva20u64`, `rva22u64`, `rva23u64`' },
  GOWASM: { pattern: /^(satconv|signext)(,(satconv|signext))*$/, inWords: '`satconv`, `signext`' },
};

/** What other tools call what Go has another name for. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  x86_64: 'amd64',
  x64: 'amd64',
  x86: '386',
  i386: '386',
  aarch64: 'arm64',
  armv6: 'arm',
  armv7: 'arm',
  macos: 'darwin',
  osx: 'darwin',
  win: 'windows',
  win32: 'windows',
};
/** How many platforms an error lists. */
const LISTED = 8;

/**
 * Whether Go builds for each of them.
 * @throws UsageError for a platform or a variant that Go does not know, or one that cannot have cgo.
 */
export async function requireKnownPlatforms(
  platforms: readonly Platform[],
  cgo: boolean | undefined,
  context: GoContext,
): Promise<void> {
  if (platforms.length === 0) return;
  const known = await listPlatforms(context);
  for (const platform of platforms) {
    const supported = known.find(({ GOOS, GOARCH }) => GOOS === platform.os && GOARCH === platform.arch);
    if (supported === undefined) throw unknownPlatform(platform, known);
    requireVariant(platform);
    if (cgo === true && !supported.CgoSupported) {
      throw new UsageError(`cgo: there is no cgo for ${platform.os}/${platform.arch}.`, {
        fix: 'Build this platform in a run of its own, with `cgo: false`.',
      });
    }
  }
}

interface Supported {
  readonly GOOS: string;
  readonly GOARCH: string;
  readonly CgoSupported: boolean;
}

async function listPlatforms(context: GoContext): Promise<Supported[]> {
  const { exitCode, stdout, stderr } = await runGo(['tool', 'dist', 'list', '-json'], context);
  if (exitCode === 0) return JSON.parse(stdout.toString()) as Supported[];
  throw new ExpectedError(`\`go tool dist list\` failed: ${lastLines(stderr, 5)}`, {
    fix: `Run it in ${context.cwd} and make it pass.`,
  });
}

function unknownPlatform(platform: Platform, known: readonly Supported[]): UsageError {
  const name = `${platform.os}/${platform.arch}`;
  const os = meant(
    platform.os,
    known.map(({ GOOS }) => GOOS),
  );
  const arch = meant(
    platform.arch,
    known.map(({ GOARCH }) => GOARCH),
  );
  const names = (wanted: (one: Supported) => boolean) =>
    known.filter(wanted).map(({ GOOS, GOARCH }) => `${GOOS}/${GOARCH}`);
  const near = [
    names(({ GOOS, GOARCH }) => GOOS === os && GOARCH === arch),
    names(({ GOOS }) => GOOS === os),
    names(({ GOARCH }) => GOARCH === arch),
  ].find((some) => some.length > 0);
  const choices = near === undefined ? '' : `There is ${listed(near)}. `;
  return new UsageError(`platforms: Go does not build for \`${name}\`.`, {
    fix: `${choices}\`go tool dist list\` prints all of them.`,
  });
}

function meant(name: string, known: readonly string[]): string | undefined {
  const plain = name.toLowerCase();
  if (Object.hasOwn(OTHER_NAMES, plain)) return OTHER_NAMES[plain];
  // Everything short is near to everything else that is.
  return known.includes(plain)
    ? plain
    : closest(
        plain,
        known.filter((one) => one.length > 3),
      );
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, LISTED).map((name) => `\`${name}\``);
  return names.length > LISTED ? `${shown.join(', ')} and ${names.length - LISTED} more` : shown.join(', ');
}

function requireVariant(platform: Platform): void {
  const { arch, variant } = platform;
  if (variant === undefined) return;
  const variable = variantVariable(arch);
  const variants = variable === undefined ? undefined : VARIANTS[variable];
  if (variable === undefined || variants === undefined) {
    throw new UsageError(`platforms: \`${platformName(platform)}\`: ${arch} has no variants.`, {
      fix: `Write \`${platform.os}/${arch}\`.`,
    });
  }
  if (variants.pattern.test(variant)) return;
  throw new UsageError(`platforms: \`${platformName(platform)}\`: ${variable} has no \`${variant}\`.`, {
    fix: `The variants of ${arch} are ${variants.inWords}.`,
  });
}

/** What `go` builds for by itself on this machine, such as `linux/amd64`, and can be run here. */
export async function hostPlatform(context: GoContext): Promise<string> {
  const { stdout } = await runGo(['env', 'GOHOSTOS', 'GOHOSTARCH'], context);
  return stdout.toString().trim().split(/\s+/).join('/');
}
