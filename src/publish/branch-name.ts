import { randomInt } from 'node:crypto';

/** What may be put behind the branch's name, as the well-known pull-request action has it. */
export type BranchSuffix = 'random' | 'timestamp' | 'short-commit-hash';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const RANDOM_LENGTH = 7;

export interface SuffixPlace {
  now(): Date;
  /** The abbreviated SHA of what is checked out. */
  shortCommit(): Promise<string>;
}

/** The branch's name with its suffix: with one that is new for each run, each run opens a pull request of its own. */
export async function suffixed(branch: string, suffix: BranchSuffix, place: SuffixPlace): Promise<string> {
  switch (suffix) {
    case 'random':
      return `${branch}-${randomLetters()}`;
    case 'timestamp':
      return `${branch}-${Math.floor(place.now().getTime() / 1_000)}`;
    case 'short-commit-hash':
      return `${branch}-${await place.shortCommit()}`;
  }
}

function randomLetters(): string {
  return Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
