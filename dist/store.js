import { Er as ExpectedError } from "./start.js";

// src/objects/store.ts
const openers = {
	s3: async () => (await import("./s3.js")).openS3,
	gs: async () => (await import("./gs.js")).openGoogleStorage,
	az: async () => (await import("./az.js")).openAzureBlobs
};
/** Opens a bucket, whoever keeps it; its client is loaded only now. */
async function openStore(address, context) {
	return (await openers[address.scheme]())(address, context);
}
/** Pages of a list in a row with no object in them; some stores have a few such where much was deleted. */
const MOST_EMPTY_PAGES = 1e3;
/**
* Looks after a list that goes on from page to page: call what this returns with each page's number of objects and the
* token of the next page.
* @throws ExpectedError, from that, when the list does not get on.
*/
function pageWatch(name) {
	let [empty, before] = [0, void 0];
	return (objects, next) => {
		empty = objects === 0 ? empty + 1 : 0;
		if (next !== void 0 && (next === before || empty > MOST_EMPTY_PAGES)) throw new ExpectedError(`The list of ${name} does not get on: the server sends the same page, or empty ones.`, { fix: "Check that `endpoint` is the URL of the store itself, and what stands in between." });
		before = next;
	};
}
/** How an object is named to people: `s3://bucket/key`. */
function objectName({ scheme, bucket }, key) {
	return `${scheme}://${bucket}/${key}`;
}

export { openStore as n, pageWatch as r, objectName as t };