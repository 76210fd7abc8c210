import type { Weighed } from '../../decide/weighed.ts';
import type { Finding } from '../../system/errors.ts';
import { profileBytes } from '../../profile/bytes.ts';
import { encodeEdges } from '../../profile/compact.ts';
import { goMinor } from '../../profile/harmful-inlinings.ts';
import { bytes } from '../../report/format.ts';
import type { Watched } from './watched.ts';

/** From here on, every new version of the file is felt in a repository, which keeps them all. */
const LARGE_FILE = 1 << 20;
/** Unpacked; from here on, builds before Go 1.23 are felt to take longer, since each package reads it anew. */
const LARGE_PROFILE = 4 << 20;
/** Less is not worth a change: what is compact already cannot be made smaller. */
const WORTH = 0.75;

/** @param file as it is committed. */
export async function aboutSize(
  { program }: Watched,
  file: Uint8Array,
  weighed: Weighed,
): Promise<Finding[]> {
  const minor = goMinor(program.go.version);
  const unpacked = (await profileBytes(file)).length;
  const isSlow = minor !== undefined && minor < 23 && unpacked >= LARGE_PROFILE;
  if (file.length < LARGE_FILE && !isSlow) return [];
  const compact = encodeEdges(weighed.head, weighed.edges.edges, weighed, []).length;
  const isWorth = compact < WORTH * (isSlow ? unpacked : file.length);
  const reasons = [
    ...(file.length >= LARGE_FILE ? ['every refresh adds that much to the repository’s history'] : []),
    ...(isSlow ? [`before Go 1.23, compiling each package reads all of its ${bytes(unpacked)}`] : []),
  ];
  if (!isWorth && !isSlow) return [];
  return [
    {
      severity: 'warning',
      message: `It is ${bytes(file.length)} large: ${reasons.join(', and ')}.${isWorth ? ` Compacted, it is ${bytes(compact)}, and the compiler makes the same of it.` : ''}`,
      fix: isWorth
        ? 'Refresh it with `compact: edges`, the default, or rewrite it: `go-pgo merge PROFILE --output PROFILE --compact edges`.'
        : 'Build with Go 1.23 or later.',
    },
  ];
}
