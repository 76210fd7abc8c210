import { xr as ExpectedError } from "./start.js";

// src/collect/source.ts
/** The finding for one file or endpoint of a source that failed. @throws what is no expected error, and a cancellation. */
function missed(error, file, signal) {
	signal.throwIfAborted();
	if (!(error instanceof ExpectedError)) throw error;
	return {
		severity: "error",
		file,
		message: error.message,
		fix: error.fix
	};
}
/** Order by code units: the same on every machine, whatever its language. */
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
/** `a, b, c and 4 more`: some of the names that are there, to help with a misspelt one. */
function someOf(names, shown = 5) {
	const more = names.length - shown;
	return `${names.slice(0, shown).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
/** More endpoints than this share a counter in the progress; fewer have a line each. */
const FEW_ENDPOINTS = 10;
/** Milliseconds between two lines of the counter. */
const COUNTER_PAUSE = 3e3;
function areMany(endpoints) {
	return endpoints > FEW_ENDPOINTS;
}
/** Says now and then how many of `total` endpoints are done: call what it returns after each. */
function countDone(total, progress) {
	let done = 0;
	let shown = performance.now();
	return () => {
		done += 1;
		if (done < total && performance.now() - shown < COUNTER_PAUSE) return;
		shown = performance.now();
		progress(`${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} endpoints done`);
	};
}

export { someOf as a, missed as i, compare as n, countDone as r, areMany as t };