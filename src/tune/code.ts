import { digest } from '../profile/bytes.ts';
import { withoutTypeArguments } from '../profile/names.ts';
import type { SourceFunctions } from '../repair/source.ts';
import { readText } from '../system/files.ts';
import { remembered } from '../system/format.ts';
import type { LeftOutCall } from './left-out.ts';

/**
 * Records the source code on which the list of left-out calls is based. A call may be left out because its callee is large, or because
 * inlining the call makes a function too large. If the code of these functions changes, the reason may no longer be true. To notice such
 * changes, each entry of the list of left-out calls has a digest of the source code of all functions that the entry names:
 *
 *     go-pgo left-out: {"caller":"main.at","callee":"main.step","weight":0.2,"go":"go1.26.8","code":"5d1c0f2ab83e", …}
 *
 * The next refresh computes the digest again, and measures the program with and without the call if the digest is different. The digest
 * does not change if a function only moves, or if other functions change.
 */

/** Returns the calls with the digests of today's source. @throws the file system's error if a source file cannot be read. */
export async function withCode(
  calls: readonly LeftOutCall[],
  source: Pick<SourceFunctions, 'get'>,
): Promise<readonly LeftOutCall[]> {
  const linesOf = remembered(async (file) => (await readText(file)).split(/\r?\n/));
  /** Returns the source of a function; empty if the source does not declare the function. */
  const sourceOf = async (name: string) => {
    const declared = source.get(withoutTypeArguments(name));
    if (declared === undefined) return '';
    const { file, start, end } = declared;
    return (await linesOf(file)).slice(start - 1, end).join('\n');
  };
  return Promise.all(
    calls.map(async (call) => {
      const functions = [call.caller ?? '', call.callee, call.kind === 'lost' ? call.function : ''];
      const code = digest((await Promise.all(functions.map(sourceOf))).join('\0')).slice(0, DIGITS);
      return { ...call, code };
    }),
  );
}

/** The number of hexadecimal digits of a digest. */
const DIGITS = 12;
