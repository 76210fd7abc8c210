import { basename } from 'node:path';
import type { ReleaseBinary } from '../golang/binaries.ts';
import { count } from './format.ts';
import type { Report } from './report.ts';

/** A platform's two binaries; one is missing where somebody else has built it. */
export interface PlatformRow {
  readonly platform: string;
  readonly cgo: boolean;
  readonly pgo?: ReleaseBinary;
  readonly baseline?: ReleaseBinary;
}

/** One row for each platform, in the order in which they were named. */
export function platformRows({ binaries = [] }: Report): PlatformRow[] {
  return [...new Set(binaries.map(({ platform }) => platform))].map((platform) => {
    const of = binaries.filter((binary) => binary.platform === platform);
    const side = (wanted: ReleaseBinary['side']) => of.find((binary) => binary.side === wanted);
    const [pgo, baseline] = [side('pgo'), side('baseline')];
    return {
      platform,
      cgo: of.some(({ cgo }) => cgo),
      ...(pgo && { pgo }),
      ...(baseline && { baseline }),
    };
  });
}

/** What holds of all of them; undefined where nothing was built for a release. */
export function binariesInWords({ binaries = [], checksums }: Report): string | undefined {
  if (binaries.length === 0) return undefined;
  const sums = checksums === undefined ? '' : `; SHA-256 of each in ${basename(checksums)}`;
  const platforms = new Set(binaries.map(({ platform }) => platform));
  const [only] = platforms;
  const of =
    platforms.size === 1
      ? `for ${only} ${binaries.some(({ cgo }) => cgo) ? 'with' : 'without'} cgo`
      : `for ${platforms.size} platforms`;
  return `${count(binaries.length, 'binary', 'binaries')} ${of}${sums}.`;
}
