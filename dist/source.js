// src/collect/source.ts
/** The outcome of a task, or the signal's reason as soon as it is aborted: not every library heeds one. */
async function orAborted(task, signal) {
	let abort = () => {};
	const aborted = new Promise((_resolve, reject) => {
		abort = () => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		if (signal.aborted) abort();
	});
	try {
		return await Promise.race([task, aborted]);
	} finally {
		signal.removeEventListener("abort", abort);
	}
}
/** `a, b, c and 4 more`: some of the names that are there, to help with a misspelt one. */
function someOf(names, shown = 5) {
	const more = names.length - shown;
	return `${names.slice(0, shown).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
/** More endpoints than this share a line of progress; fewer have a line each. */
const FEW_ENDPOINTS = 10;
function areMany(endpoints) {
	return endpoints > FEW_ENDPOINTS;
}

export { orAborted as n, someOf as r, areMany as t };