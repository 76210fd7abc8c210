import { createHash } from 'node:crypto';
import { ExpectedError } from '../system/errors.ts';
import { MAX_PROFILE_BYTES, profileBytes } from './bytes.ts';
import { hasAddedReturns } from './line-ends.ts';
import { CONFLICT, isConflict } from './not-a-profile.ts';
import { Malformed } from './wire.ts';

/** What is in a profile file. */
export interface ProfileContent {
  /** Protocol buffers. */
  readonly bytes: Uint8Array;
  /** Digest of them, so that a gzipped and a plain copy are the same. */
  readonly digest: string;
  /** Of the file. */
  readonly fileBytes: number;
  /** Digest of the file. */
  readonly sha256: string;
  /** Whether git made every LF in the file CR LF. */
  readonly hasAddedReturns: boolean;
}

/**
 * @param limit of bytes, unpacked.
 * @throws ExpectedError when it is damaged or no profile at all.
 */
export async function contentOf(file: Uint8Array, limit = MAX_PROFILE_BYTES): Promise<ProfileContent> {
  const returns = hasAddedReturns(file);
  const bytes = await explained(returns, () => profileBytes(file, limit));
  const sha256 = digest(file);
  return {
    bytes,
    digest: bytes === file ? sha256 : digest(bytes),
    fileBytes: file.length,
    sha256,
    hasAddedReturns: returns,
  };
}

/**
 * Decodes what is in a file.
 * @throws ExpectedError when it is damaged or no profile at all, with how it came to that where this can be told.
 */
export function decodeContent<T>(content: ProfileContent, decode: (bytes: Uint8Array) => T): T {
  try {
    return decode(content.bytes);
  } catch (error) {
    throw explain(asDamaged(error, content.bytes), content.hasAddedReturns);
  }
}

/** As `decodeContent`, of protobuf bytes that no file is known of. */
export function decodeBytes<T>(bytes: Uint8Array, decode: (bytes: Uint8Array) => T): T {
  try {
    return decode(bytes);
  } catch (error) {
    throw asDamaged(error, bytes);
  }
}

function asDamaged(error: unknown, bytes: Uint8Array): unknown {
  if (!(error instanceof Malformed)) return error;
  // Looked for in nothing that can be read: it takes longer than reading the samples.
  if (isConflict(bytes))
    return new ExpectedError(`It is ${CONFLICT.what}.`, { fix: CONFLICT.fix, cause: error });
  return new ExpectedError(`It is truncated, damaged or no profile: ${error.message}.`, {
    fix: 'Collect it again, and compare its size with the original: a transfer may have been cut short.',
    cause: error,
  });
}

async function explained<T>(hasAddedReturns: boolean, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw explain(error, hasAddedReturns);
  }
}

function explain(error: unknown, hasAddedReturns: boolean): unknown {
  if (!(error instanceof ExpectedError) || !hasAddedReturns) return error;
  return new ExpectedError('Its line ends were converted, every LF to CR LF, as if it were text.', {
    fix: 'Add `*.pgo binary` to `.gitattributes`, delete the profile, and `git checkout` it; where it is damaged still, it was committed so: refresh it.',
    cause: error,
  });
}

function digest(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
