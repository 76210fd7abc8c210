import { o as __toESM } from "./rolldown-runtime.js";
import { t as require_picomatch } from "./picomatch.js";
import { Er as ExpectedError, fr as printableName, lr as duration, ur as excerpt } from "./start.js";
import { t as objectName } from "./store.js";
import { i as leftOutByLimit, r as leftOutByAge, t as compare } from "./newest.js";

// src/sources/objects/choice.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
/** Objects that are taken where the source says neither `limit` nor `max-age`. */
const DEFAULT_LIMIT = 1e3;
/** Objects that are looked at; a list of more takes minutes. */
const MAX_LISTED = 1e6;
/** Objects next to a place with none that are looked at, and names that are shown. */
const NEIGHBOURS = {
	looked: 1e3,
	shown: 5
};
/** How the keys of archived result documents end. */
const RESULT_SUFFIX = ".result.json";
const GLOB = /[*?[{]/;
/** One object, all whose keys begin so, or those that match a glob; a key that is the path itself always matches. */
function keyPattern(path) {
	const begin = path.search(GLOB);
	if (begin === -1) return {
		prefix: path,
		matches: (key) => key.startsWith(path)
	};
	const matchesGlob = (0, import_picomatch.default)(path, { nonegate: true });
	return {
		prefix: path.slice(0, begin),
		matches: (key) => key === path || matchesGlob(key)
	};
}
/**
* Lists the place and chooses by `max-age` and `limit`; no more objects than are chosen are held.
* @param wants which of those below a prefix are of use; default: all but result documents.
* @throws ExpectedError when nothing is there or young enough, or too much to look at.
*/
async function chooseObjects(store, source, now, maxListed = MAX_LISTED, wants) {
	const { address, maxAge, limit } = source;
	const pattern = keyPattern(address.path);
	const isUseful = wants === void 0 ? isNoResult : GLOB.test(address.path) ? () => true : wants;
	const chosen = new Newest(limit ?? (maxAge === void 0 ? 1e3 : maxListed));
	let [listed, found, youngest] = [
		0,
		0,
		0
	];
	for await (const object of store.list(pattern.prefix)) {
		listed += 1;
		if (listed > maxListed) throw tooMany(address, pattern.prefix, maxListed);
		if (isFolder(object) || !pattern.matches(object.key)) continue;
		if (object.key === address.path) return {
			objects: [young(object, source, now)],
			findings: []
		};
		if (!isUseful(object.key)) continue;
		found += 1;
		youngest = Math.max(youngest, object.modified);
		if (maxAge === void 0 || now.getTime() - object.modified <= maxAge) chosen.add(object);
	}
	if (found === 0) throw await nothingFound(store, address);
	if (chosen.added === 0) throw allTooOld(found, maxAge ?? 0, now.getTime() - youngest);
	return {
		objects: chosen.take(),
		findings: notes(found, chosen.added, source)
	};
}
/** What `archive` keeps beside the profiles is none of them. */
function isNoResult(key) {
	return !key.endsWith(RESULT_SUFFIX);
}
/** Holds the newest `most` of what was added, in at most twice the space. */
var Newest = class {
	added = 0;
	#most;
	#objects = [];
	constructor(most) {
		this.#most = most;
	}
	add(object) {
		this.added += 1;
		this.#objects.push(object);
		if (this.#objects.length >= 2 * this.#most) this.#objects = this.take();
	}
	take() {
		return this.#objects.sort((a, b) => b.modified - a.modified || compare(a.key, b.key)).slice(0, this.#most);
	}
};
/** What consoles and some servers keep in the place of a folder. */
function isFolder({ key, bytes }) {
	return bytes === 0 && key.endsWith("/");
}
/** @throws ExpectedError when it is too old. */
function young(object, { maxAge }, now) {
	const age = now.getTime() - object.modified;
	if (maxAge !== void 0 && age > maxAge) throw allTooOld(1, maxAge, age);
	return object;
}
function notes(found, youngOnes, { maxAge, limit }) {
	const findings = [...leftOutByAge("objects", found - youngOnes, found, maxAge ?? 0), ...leftOutByLimit("objects", youngOnes, limit)];
	if (limit === void 0 && maxAge === void 0 && youngOnes > 1e3) {
		const message = `There are ${youngOnes} objects; the newest ${DEFAULT_LIMIT} were taken. Write \`limit\` or \`max-age\` to take others.`;
		findings.push({
			severity: "note",
			message
		});
	}
	return findings;
}
function tooMany(address, prefix, most) {
	return new ExpectedError(`${nameOf(address, prefix)} has more than ${most} objects.`, { fix: "Narrow the prefix, for instance to a service and a month." });
}
function allTooOld(found, maxAge, age) {
	const which = found === 1 ? "The only object is" : `All ${found} objects are`;
	return new ExpectedError(`${which} older than max-age ${duration(maxAge)}; the newest was written ${duration(age)} ago.`, { fix: "Let fresh profiles be uploaded, or raise `max-age`." });
}
/** @returns the sentence, with what is there beside the place. */
async function nothingFound(store, address) {
	const { path } = address;
	const isGlob = GLOB.test(path);
	const beside = await besides(store, address, folderOf(isGlob ? keyPattern(path).prefix : path.replace(/\/$/, ""))).catch((error) => {
		if (error instanceof ExpectedError) return "";
		throw error;
	});
	return new ExpectedError(`No object ${isGlob ? "matches" : "is at"} ${nameOf(address, path)}${beside}.`, { fix: "Check the path: large and small letters differ, and it does not begin with a slash." });
}
/** What is in the folder or, where it is empty, in the first above that is not. */
async function besides(store, address, folder) {
	const { names, more } = await neighboursOf(store, folder);
	if (names.length === 0 && folder !== "") return besides(store, address, folderOf(folder.slice(0, -1)));
	const has = names.length === 0 ? "is empty" : `has ${names.join(", ")}${more ? " and more" : ""}`;
	return `; ${nameOf(address, folder)} ${has}`;
}
/** Up to its last slash, which stays. */
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
/** The first names directly below `prefix`, folders with their slash. */
async function neighboursOf(store, prefix) {
	const names = /* @__PURE__ */ new Set();
	let looked = 0;
	for await (const object of store.list(prefix)) {
		looked += 1;
		if (isFolder(object) && object.key === prefix) continue;
		const rest = object.key.slice(prefix.length);
		names.add(rest.slice(0, rest.indexOf("/") + 1 || void 0));
		if (looked === NEIGHBOURS.looked || names.size > NEIGHBOURS.shown) break;
	}
	return {
		names: [...names].slice(0, NEIGHBOURS.shown).map((name) => excerpt(printableName(name), 60)),
		more: names.size > NEIGHBOURS.shown || looked === NEIGHBOURS.looked
	};
}
function nameOf(address, key) {
	return printableName(objectName(address, key));
}

export { keyPattern as i, RESULT_SUFFIX as n, chooseObjects as r, MAX_LISTED as t };