import { ExpectedError } from '../errors.ts';

/** Bytes that the profiles of one run may take on the disk: 20,000 of a usual fleet, and half of what a hosted runner has. */
export const MOST_ON_DISK = 8 * 1024 ** 3;

/** What the sources of a run have put on the disk, all together. */
export class DiskSpace {
  readonly #most: number;
  #taken = 0;

  constructor(most = MOST_ON_DISK) {
    this.#most = most;
  }

  /** Before so many more bytes are written. @throws ExpectedError when they would be too many. */
  take(bytes: number): void {
    if (this.#taken + bytes > this.#most) {
      throw new ExpectedError(
        `What the sources of this run sent takes more than ${Math.round(this.#most / 1024 ** 2)} MiB on the disk.`,
        { fix: 'Take fewer or smaller profiles: `limit`, `max-age`, a longer prefix, a shorter period.' },
      );
    }
    this.#taken += bytes;
  }

  /** After they were removed again. */
  give(bytes: number): void {
    this.#taken -= bytes;
  }
}
