import { setImmediate as turn } from 'node:timers/promises';
import { ExpectedError } from '../system/errors.ts';
import { duration } from '../system/text.ts';

/**
 * Lists that a server sends page by page: objects of a bucket, pods of a cluster, runs of a workflow. The server says which page
 * comes next, so a server that is broken or hostile could keep a run busy for ever: with the same page again, with two pages that
 * name each other, with empty pages, or with names until the memory is full. All lists are read by this function, which ends them.
 */

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** What asks for the next page, such as a token or a number; undefined after the last page. */
  readonly next: string | undefined;
}

interface ListOptions<T> {
  /** What is listed, for sentences: `The list of s3://bucket/prod/`. */
  readonly subject: string;
  /** What to do when the server's list has no end. */
  readonly fixServer: string;
  /** What to do when the list is too long. */
  readonly fixLength: string;
  /** Items that are listed at most. */
  readonly most: number;
  /** Bytes of an item that stay in memory, about. */
  bytesOf(item: T): number;
  /** Ends the list between two items. Without a signal, only `ask` ends when the run is cancelled. */
  readonly signal?: AbortSignal;
}

/** Bytes of all items and tokens of one list. */
const MOST_LIST_BYTES = 256 * 1024 * 1024;
/** Pages in a row without an item. Some stores have a few of these where many objects were deleted. */
const MOST_EMPTY_PAGES = 1_000;
/** Milliseconds for a whole list; each page has its own time-out, too. */
const LIST_TIMEOUT = 15 * 60_000;
/** Items after which others get their turn, such as the handler of SIGTERM. */
const ITEMS_PER_TURN = 1_000;

/**
 * The items of all pages, in the server's order.
 * @param ask loads the page that a token names; undefined for the first one.
 * @throws ExpectedError when the list has too many items or bytes, takes too long, or comes back to a page.
 */
export async function* listPages<T>(
  ask: (token: string | undefined) => Promise<Page<T>>,
  options: ListOptions<T>,
): AsyncGenerator<T> {
  const { subject, fixServer, fixLength, most, bytesOf, signal } = options;
  const end = performance.now() + LIST_TIMEOUT;
  const endless = (why: string) =>
    new ExpectedError(`${subject} does not end: the server ${why}.`, { fix: fixServer });
  const tokens = new Set<string>();
  let [items, bytes, emptyPages] = [0, 0, 0];
  let page = await ask(undefined);
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
    page = await ask(token);
  }
}
