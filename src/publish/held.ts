import type { ProposedFile } from './publisher.ts';

/** Why nothing is proposed where `place`, such as a branch in backticks, is as proposed already. */
export function heldAlready(place: string, files: readonly ProposedFile[]): string {
  if (files.some(({ bytes }) => bytes === undefined)) return `${place} is as proposed already.`;
  return `${place} holds ${files.length === 1 ? 'this profile' : 'these profiles'} already.`;
}
