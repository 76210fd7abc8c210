import { n as MAX_BODY_BYTES } from "./body.js";
import { c as note, n as ExpectedError } from "./errors.js";
import { O as count } from "./start.js";
import { i as plainBeginning, n as globOf, r as isGlob } from "./glob.js";
import { a as newest, r as collectDownloads } from "./downloads.js";
import { t as objectName } from "./object-store.js";

// src/collect/objects.ts
/** Opens a bucket, and imports the client of its store. @throws ExpectedError if no credentials can be found. */
async function openStore(address, context) {
	context.signal.throwIfAborted();
	return {
		s3: async () => (await import("./s3.js")).openS3(address, context),
		gs: async () => (await import("./gs.js")).openGoogleStorage(address, context),
		az: async () => (await import("./az.js")).openAzureBlobs(address, context)
	}[address.scheme]();
}
/**
* Collects the newest objects of a bucket. The path of the source is the key of an object, a prefix of keys, or a glob. Zip archives are
* unpacked. If an object cannot be downloaded, the result has a finding about the object and counts one failure.
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
/** The maximum number of objects that are collected if the source has no `limit` and no `max-age`. */
const DEFAULT_LIMIT = 1e3;
/** The last characters in the key of an archived result document. */
const RESULT_SUFFIX = ".result.json";
/**
* Returns the longest prefix that all keys matching a path share, and a function that says whether a key matches the path. If the path is
* not a glob, all keys that begin with the path match. A key that equals the path always matches.
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
* Lists the objects of a source, and chooses the newest by `max-age` and `limit`.
* @param wants says whether an object below a prefix may be a profile. By default, every object except a result document may be a profile.
* @throws ExpectedError if no object matches the path, if all matching objects are too old, or if the list is too long.
*/
async function chooseObjects(store, { address, maxAge, limit }, now, wants = (key) => !key.endsWith(RESULT_SUFFIX)) {
	const pattern = keyPattern(address.path);
	const hasGlob = isGlob(address.path);
	let objects = [];
	for await (const object of store.list(pattern.prefix)) {
		const { key, bytes } = object;
		const isExact = key === address.path;
		if (bytes === 0 && key.endsWith("/") || !pattern.matches(key) || !isExact && !hasGlob && !wants(key)) continue;
		if (isExact) objects = [];
		objects.push({
			...object,
			name: key
		});
		if (isExact) break;
	}
	if (objects.length === 0) {
		const message = `No object ${hasGlob ? "matches" : "is at"} ${objectName(address, address.path)}.`;
		throw new ExpectedError(message, { fix: "Check the path: it is case-sensitive and does not begin with a slash." });
	}
	const isLimitedByDefault = limit === void 0 && maxAge === void 0 && objects.length > 1e3;
	const { chosen, findings } = newest("object", objects, isLimitedByDefault ? { limit: DEFAULT_LIMIT } : {
		maxAge,
		limit
	}, now);
	if (!isLimitedByDefault) return {
		objects: chosen,
		findings
	};
	const message = `Only the newest ${DEFAULT_LIMIT} of ${objects.length} objects were taken. Write \`limit\` or \`max-age\` to choose yourself.`;
	return {
		objects: chosen,
		findings: [note(message)]
	};
}

export { openStore as a, keyPattern as i, RESULT_SUFFIX as n, collectObjects as r, DEFAULT_LIMIT as t };