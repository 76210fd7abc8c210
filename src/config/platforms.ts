import { UsageError } from '../system/errors.ts';

/** What a binary runs on, in Go's words. */
export interface Platform {
  readonly os: string;
  readonly arch: string;
  /** Of the architecture's instructions, such as `v3` for `GOAMD64`; undefined: Go's default. */
  readonly variant?: string;
}

/** @throws UsageError for what is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`, or is named twice. */
export function platformsOf(written: readonly string[] | undefined): Platform[] {
  const names = written ?? [];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) {
    throw new UsageError(`platforms: \`${twice}\` is named twice.`, { fix: 'Name each platform once.' });
  }
  return names.map((name) => {
    const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
    if (os === undefined || arch === undefined) {
      throw new UsageError(`platforms: \`${name}\` is no platform.`, {
        fix: 'Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` has them all.',
      });
    }
    return { os, arch, ...(variant !== undefined && { variant }) };
  });
}
