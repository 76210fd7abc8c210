import { n as MAX_BODY_BYTES } from "./body.js";
import { c as note, n as ExpectedError } from "./errors.js";
import { E as count } from "./start.js";
import { i as plainBeginning, n as globOf, r as isGlob } from "./glob.js";
import { n as collectDownloads, r as newest } from "./downloads.js";
import { t as objectName } from "./object-store.js";

// src/collect/objects.ts
/** Opens a bucket; its client is loaded only now. @throws ExpectedError when no credentials can be found. */
async function openStore(address, context) {
	context.signal.throwIfAborted();
	return {
		s3: async () => (await import("./s3.js")).openS3(address, context),
		gs: async () => (await import("./gs.js")).openGoogleStorage(address, context),
		az: async () => (await import("./az.js")).openAzureBlobs(address, context)
	}[address.scheme]();
}
/**
* Takes the newest objects of a bucket: the one that the path names, all below it, or those that match it. Zip
* archives are unpacked. An object that cannot be loaded is a finding and a failure.
*/
function collectObjects(source, context) {
	return collectDownloads(source, context, {
		noun: "objects",
		mostBytes: MAX_BODY_BYTES
	}, async (bounded) => {
		const store = await openStore(source.address, bounded);
		const { objects, findings } = await chooseObjects(store, source, context.now(), context.wants);
		context.progress(`Loading ${count(objects.length, "object")} of ${source.label}`);
		return {
			downloads: objects.map(({ key, bytes }) => ({
				name: objectName(source.address, key),
				bytes,
				load: (path) => store.download(key, path)
			})),
			findings
		};
	});
}
/** Objects that are taken where the source has neither `limit` nor `max-age`. */
const DEFAULT_LIMIT = 1e3;
/** How the keys of archived result documents end. */
const RESULT_SUFFIX = ".result.json";
/**
* Which keys a path stands for, and how these begin: one object, all whose keys begin so, or those that match a glob. A key
* that is the path itself always matches.
*/
function keyPattern(path) {
	if (!isGlob(path)) return {
		prefix: path,
		matches: (key) => key.startsWith(path)
	};
	const glob = globOf(path);
	return {
		prefix: plainBeginning(path),
		matches: (key) => key === path || glob.matches(key)
	};
}
/**
* Lists the place and chooses by `max-age` and `limit`.
* @param wants which of those below a prefix are of use; default: all but result documents.
* @throws ExpectedError when nothing is there or young enough, or too much to look at.
*/
async function chooseObjects(store, { address, maxAge, limit }, now, wants = (key) => !key.endsWith(RESULT_SUFFIX)) {
	const pattern = keyPattern(address.path);
	const hasGlob = isGlob(address.path);
	let found = [];
	for await (const object of store.list(pattern.prefix)) {
		const { key, bytes } = object;
		const isExact = key === address.path;
		if (bytes === 0 && key.endsWith("/") || !pattern.matches(key) || !isExact && !hasGlob && !wants(key)) continue;
		if (isExact) found = [];
		found.push({
			...object,
			name: key
		});
		if (isExact) break;
	}
	if (found.length === 0) {
		const message = `No object ${hasGlob ? "matches" : "is at"} ${objectName(address, address.path)}.`;
		throw new ExpectedError(message, { fix: "Check the path: it is case-sensitive and does not begin with a slash." });
	}
	const isCrowd = limit === void 0 && maxAge === void 0 && found.length > 1e3;
	const { chosen, findings } = newest("object", found, isCrowd ? { limit: DEFAULT_LIMIT } : {
		maxAge,
		limit
	}, now);
	if (!isCrowd) return {
		objects: chosen,
		findings
	};
	const message = `There are ${found.length} objects; the newest ${DEFAULT_LIMIT} were taken. Write \`limit\` or \`max-age\` to take others.`;
	return {
		objects: chosen,
		findings: [note(message)]
	};
}

export { openStore as a, keyPattern as i, RESULT_SUFFIX as n, collectObjects as r, DEFAULT_LIMIT as t };