import { basename, join } from 'node:path';
import { replaceFile } from '../system/files.ts';
import type { Made } from './build.ts';
import type { Binary } from './build-pair.ts';

/** One of the binaries that a release is made of. */
export interface ReleaseBinary extends Binary {
  /** `linux/amd64`, `linux/arm64/v8.1`. */
  readonly platform: string;
  readonly side: 'pgo' | 'baseline';
  readonly cgo: boolean;
  /** A second build in another folder and with an empty cache gave the same bytes. */
  readonly reproduced?: true;
}

/** Name of the file of checksums in a folder of binaries. */
export const CHECKSUMS = 'SHA256SUMS';

export function releaseBinary(
  { binary, info: { settings } }: Made,
  side: ReleaseBinary['side'],
  { platform, reproduced }: { readonly platform?: string; readonly reproduced: boolean },
): ReleaseBinary {
  return {
    platform: platform ?? `${settings.get('GOOS')}/${settings.get('GOARCH')}`,
    side,
    ...binary,
    cgo: settings.get('CGO_ENABLED') === '1',
    ...(reproduced && { reproduced }),
  };
}

/**
 * Writes the digests of binaries that lie in `directory`, as `sha256sum --check` reads them there.
 * @returns its path.
 */
export async function writeChecksums(directory: string, binaries: readonly Binary[]): Promise<string> {
  const lines = binaries.map(({ path, sha256 }) => ({ name: basename(path), sha256 }));
  lines.sort((a, b) => (a.name < b.name ? -1 : 1));
  const text = lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
  const file = join(directory, CHECKSUMS);
  await replaceFile(file, Buffer.from(text));
  return file;
}
