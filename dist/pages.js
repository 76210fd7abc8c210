import { n as ExpectedError } from "./errors.js";
import { u as duration } from "./start.js";
import { setImmediate } from "node:timers/promises";

// src/net/pages.ts
/** The maximum number of bytes in all items and tokens of one list. */
const MOST_LIST_BYTES = 268435456;
/** The maximum number of empty pages in a row. Some stores send a few empty pages if many objects were deleted. */
const MOST_EMPTY_PAGES = 1e3;
/** The time for a whole list, in milliseconds. The request for each page also has a time-out. */
const LIST_TIMEOUT = 9e5;
/** The number of items after which the loop pauses to let other code run, such as the handler of SIGTERM. */
const ITEMS_PER_TURN = 1e3;
/**
* Returns the items of all pages, in the order of the server.
* @param loadPage loads the page that a token names; the token undefined stands for the first page.
* @throws ExpectedError if the list has too many items or bytes, takes too long, or returns to an earlier page.
*/
async function* listPages(loadPage, options) {
	const { subject, fixServer, fixLength, most, bytesOf, signal } = options;
	const end = performance.now() + LIST_TIMEOUT;
	const endless = (why) => new ExpectedError(`${subject} does not end: the server ${why}.`, { fix: fixServer });
	const tokens = /* @__PURE__ */ new Set();
	let [items, bytes, emptyPages] = [
		0,
		0,
		0
	];
	let page = await loadPage(void 0);
	for (;;) {
		for (const item of page.items) {
			items += 1;
			bytes += bytesOf(item);
			if (items > most) throw new ExpectedError(`${subject} has more than ${most} entries.`, { fix: fixLength });
			if (items % ITEMS_PER_TURN === 0) await setImmediate(void 0, signal === void 0 ? {} : { signal });
			yield item;
		}
		const { next: token } = page;
		if (token === void 0) return;
		bytes += token.length;
		emptyPages = page.items.length === 0 ? emptyPages + 1 : 0;
		if (tokens.has(token)) throw endless("sends a page again that it sent before");
		if (emptyPages > MOST_EMPTY_PAGES) throw endless(`sends more than ${MOST_EMPTY_PAGES} empty pages`);
		tokens.add(token);
		if (bytes > MOST_LIST_BYTES) throw new ExpectedError(`${subject} has more than ${MOST_LIST_BYTES / 1024 ** 2} MiB of names.`, { fix: fixLength });
		if (performance.now() > end) throw new ExpectedError(`${subject} was not complete after ${duration(LIST_TIMEOUT)}.`, { fix: fixLength });
		page = await loadPage(token);
	}
}

export { listPages as t };