import { setImmediate as turn } from 'node:timers/promises';
import { ExpectedError } from '../system/errors.ts';
import { duration } from '../system/text.ts';

/**
 * Reads lists that a server sends page by page, such as objects of a bucket or runs of a workflow. The server names the next page. So a broken or
 * hostile server could keep a run busy for ever: with the same page again and again, with two pages that name each other, with empty pages, or
 * with names until the memory is full. `listPages` ends such a list with an error.
 */

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** The token or number with which the next page is requested; undefined after the last page. */
  readonly next: string | undefined;
}

/** The limits of a list, and the words for errors about it. */
interface ListOptions<T> {
  /** The subject of the errors, such as `The list of s3://bucket/prod/`. */
  readonly subject: string;
  /** What to do if the list of the server has no end. */
  readonly fixServer: string;
  /** What to do if the list is too long. */
  readonly fixLength: string;
  /** The most items of the list. */
  readonly most: number;
  /** Returns about how many bytes of memory an item takes. */
  bytesOf(item: T): number;
  /** Ends the list between two items. Without a signal, only `loadPage` ends if the run is cancelled. */
  readonly signal?: AbortSignal;
}

/** The most bytes of all items and tokens of one list. */
const MOST_LIST_BYTES = 256 * 1024 * 1024;
/** The most pages in a row without an item. Some stores send a few empty pages if many objects were deleted. */
const MOST_EMPTY_PAGES = 1_000;
/** The milliseconds for a whole list. Each page has its own time-out, too. */
const LIST_TIMEOUT = 15 * 60_000;
/** The number of items after which other code gets its turn, such as the handler of SIGTERM. */
const ITEMS_PER_TURN = 1_000;

/**
 * Returns the items of all pages, in the order of the server.
 * @param loadPage loads the page that a token names; undefined stands for the first page.
 * @throws ExpectedError if the list has too many items or bytes, takes too long, or returns to an earlier page.
 */
export async function* listPages<T>(
  loadPage: (token: string | undefined) => Promise<Page<T>>,
  options: ListOptions<T>,
): AsyncGenerator<T> {
  const { subject, fixServer, fixLength, most, bytesOf, signal } = options;
  const end = performance.now() + LIST_TIMEOUT;
  const endless = (why: string) =>
    new ExpectedError(`${subject} does not end: the server ${why}.`, { fix: fixServer });
  const tokens = new Set<string>();
  let [items, bytes, emptyPages] = [0, 0, 0];
  let page = await loadPage(undefined);
  for (;;) {
    for (const item of page.items) {
      items += 1;
      bytes += bytesOf(item);
      if (items > most)
        throw new ExpectedError(`${subject} has more than ${most} entries.`, { fix: fixLength });
      if (items % ITEMS_PER_TURN === 0) await turn(undefined, signal === undefined ? {} : { signal });
      yield item;
    }
    const { next: token } = page;
    if (token === undefined) return;
    bytes += token.length;
    emptyPages = page.items.length === 0 ? emptyPages + 1 : 0;
    if (tokens.has(token)) throw endless('sends a page again that it sent before');
    if (emptyPages > MOST_EMPTY_PAGES) throw endless(`sends more than ${MOST_EMPTY_PAGES} empty pages`);
    tokens.add(token);
    if (bytes > MOST_LIST_BYTES)
      throw new ExpectedError(`${subject} has more than ${MOST_LIST_BYTES / 1024 ** 2} MiB of names.`, {
        fix: fixLength,
      });
    if (performance.now() > end)
      throw new ExpectedError(`${subject} was not complete after ${duration(LIST_TIMEOUT)}.`, {
        fix: fixLength,
      });
    page = await loadPage(token);
  }
}
