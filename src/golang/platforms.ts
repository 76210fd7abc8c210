import { printableValue } from '../settings/mistakes.ts';
import { UsageError } from '../system/errors.ts';

/** A platform of a binary, in Go's terms, such as `linux` and `amd64`. */
export interface Platform {
  readonly os: string;
  readonly arch: string;
  /** The variant of the architecture, such as `v3` for `GOAMD64`; undefined for Go's default. */
  readonly variant?: string;
}

/**
 * Parses the setting `platforms`. Unknown platforms are accepted here, because `go build` reports them.
 * @throws UsageError if a text is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`.
 */
export function platformsOf(written: readonly string[] = []): Platform[] {
  return [...new Set(written)].map((name) => {
    const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
    if (os !== undefined && arch !== undefined) return { os, arch, variant };
    throw new UsageError(`platforms: ${printableValue(name)} is not a platform.`, {
      fix: 'Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` prints all platforms.',
    });
  });
}
