import { setImmediate as turn } from 'node:timers/promises';
import { ExpectedError } from '../system/errors.ts';
import { duration } from '../system/text.ts';

/**
 * Reads lists that a server sends page by page, such as objects of a bucket or runs of a workflow. The server names the next page. A broken
 * or hostile server could therefore keep a run busy for ever. For example, a server could send the same page again and again, or two pages
 * that name each other as the next page. A server could also send empty pages without end, or send names until the memory is full.
 * `listPages` ends such an endless list with an error.
 */

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** The token or number with which the next page is requested; undefined after the last page. */
  readonly next: string | undefined;
}

/** The limits of a list, and the texts for errors about the list. */
interface ListOptions<T> {
  /** The subject of the errors, such as `The list of s3://bucket/prod/`. */
  readonly subject: string;
  /** The advice for the user if the server's list has no end. */
  readonly fixServer: string;
  /** The advice for the user if the list is too long. */
  readonly fixLength: string;
  /** The maximum number of items in the list. */
  readonly most: number;
  /** Returns the approximate number of bytes that an item takes in memory. */
  bytesOf(item: T): number;
  /**
   * If this signal is aborted, the list ends between two items. Without this signal, a cancelled run would end the list only when it loads
   * the next page.
   */
  readonly signal?: AbortSignal;
}

/** The maximum number of bytes in all items and tokens of one list. */
const MOST_LIST_BYTES = 256 * 1024 * 1024;
/** The maximum number of empty pages in a row. Some stores send a few empty pages if many objects were deleted. */
const MOST_EMPTY_PAGES = 1_000;
/** The time for a whole list, in milliseconds. The request for each page also has a time-out. */
const LIST_TIMEOUT = 15 * 60_000;
/** The number of items after which the loop pauses to let other code run, such as the handler of SIGTERM. */
const ITEMS_PER_TURN = 1_000;

/**
 * Returns the items of all pages, in the order of the server.
 * @param loadPage loads the page that a token names; the token undefined stands for the first page.
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
