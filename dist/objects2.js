import { o as __toESM } from "./rolldown-runtime.js";
import { Ct as excerpt, Jt as _usingCtx, St as duration, Tt as printableName, at as withDeadline, bt as pLimit, st as MAX_BODY_BYTES, xr as ExpectedError, yi as count } from "./start.js";
import { t as require_picomatch } from "./picomatch.js";
import { i as leftOut, n as cutByLimit, t as allTooOld } from "./newest.js";
import { i as missed, n as compare } from "./source.js";
import { n as isZip, r as unpack } from "./zip.js";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

// src/collect/objects.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
/** Opens a bucket; its client is loaded only now. @throws ExpectedError when no credentials can be found. */
async function openStore(address, context) {
	context.signal.throwIfAborted();
	return {
		s3: async () => (await import("./s3.js")).openS3(address, context),
		gs: async () => (await import("./gs.js")).openGoogleStorage(address, context),
		az: async () => (await import("./az.js")).openAzureBlobs(address, context)
	}[address.scheme]();
}
/** How an object is named to people: `s3://bucket/key`. */
function objectName({ scheme, bucket }, key) {
	return `${scheme}://${bucket}/${key}`;
}
/** Bounds the list and all downloads, in milliseconds, where the source says nothing. */
const DEFAULT_TIMEOUT = 9e5;
/** Objects that are loaded at the same time. */
const PARALLEL = 8;
/**
* Takes the newest objects of a bucket: the one that the path names, all below it, or those that match it. Zip
* archives are unpacked. An object that cannot be had is a finding and a failure.
* @throws ExpectedError when the bucket cannot be listed, or nothing is there or young enough.
*/
async function collectObjects(source, context) {
	const timeout = source.timeout ?? DEFAULT_TIMEOUT;
	return withDeadline(timeout, context.signal, async (signal) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const store = _usingCtx$1.u(await openStore(source.address, {
				...context,
				signal
			}));
			const { objects, findings } = await chooseObjects(store, source, context.now(), MAX_LISTED, context.wants);
			context.progress(`Loading ${count(objects.length, "object")} of ${source.label}`);
			const limit = pLimit(PARALLEL);
			const loaded = await Promise.all(objects.map((object, index) => {
				const name = nameOf(source.address, object.key);
				const scratch = join(context.scratch, String(index));
				return limit(() => context.limit(() => filesOf(object, name, store, {
					...context,
					scratch,
					signal
				})));
			}));
			const files = loaded.flatMap((part) => part.files);
			return {
				files: files.slice(0, source.limit).sort((a, b) => compare(a.name, b.name)),
				failures: loaded.filter((part) => part.files.length === 0).length,
				findings: [
					...findings,
					...loaded.flatMap((part) => part.findings),
					...cutByLimit("objects", files.length, source.limit)
				]
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			_usingCtx$1.d();
		}
	}, () => new ExpectedError(`The objects could not be loaded within ${duration(timeout)}.`, { fix: "Raise the source's `timeout`, or take fewer objects by `limit` or a longer prefix." }));
}
async function filesOf(object, name, store, { scratch: folder, signal, wants, disk }) {
	try {
		signal.throwIfAborted();
		if (object.bytes > 134217728) throw tooLarge(name);
		await mkdir(folder, { recursive: true });
		const path = join(folder, "object");
		await store.download(object.key, path);
		if (!await isZip(path)) return {
			files: [{
				path,
				name
			}],
			findings: []
		};
		const { files, findings } = await unpack(path, join(folder, "files"), {
			name,
			signal,
			disk,
			wants
		});
		disk?.give((await stat(path)).size);
		await rm(path);
		if (files.length === 0 && wants === void 0) throw new ExpectedError(`${name} is an archive that holds no files.`, { fix: "Upload the profiles themselves; hidden files are not taken." });
		return {
			files: files.map(({ path, entry }) => ({
				path,
				name: `${name}/${entry}`
			})),
			findings
		};
	} catch (error) {
		await rm(folder, {
			recursive: true,
			force: true
		});
		return {
			files: [],
			findings: [missed(error, name, signal)]
		};
	}
}
function tooLarge(name) {
	return new ExpectedError(`${name} has more than ${MAX_BODY_BYTES / 1024 ** 2} MiB, which no CPU profile needs.`, { fix: "Keep profiles below a prefix of their own." });
}
/** Objects that are taken where the source says neither `limit` nor `max-age`. */
const DEFAULT_LIMIT = 1e3;
/** Objects that are looked at; a list of more takes minutes. */
const MAX_LISTED = 1e6;
/** Names next to a place with nothing in it that are shown. */
const SHOWN_NEIGHBOURS = 5;
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
async function chooseObjects(store, { address, maxAge, limit }, now, maxListed = MAX_LISTED, wants = (key) => !key.endsWith(RESULT_SUFFIX)) {
	const pattern = keyPattern(address.path);
	const isGlob = GLOB.test(address.path);
	const most = limit ?? (maxAge === void 0 ? 1e3 : maxListed);
	const newest = (objects) => objects.sort((a, b) => b.modified - a.modified || compare(a.key, b.key)).slice(0, most);
	const isYoung = ({ modified }) => maxAge === void 0 || now.getTime() - modified <= maxAge;
	let chosen = [];
	let [listed, found, young, youngest] = [
		0,
		0,
		0,
		0
	];
	for await (const object of store.list(pattern.prefix)) {
		listed += 1;
		if (listed > maxListed) throw new ExpectedError(`${nameOf(address, pattern.prefix)} has more than ${maxListed} objects.`, { fix: "Narrow the prefix, for instance to a service and a month." });
		const isExact = object.key === address.path;
		if (isFolder(object) || !pattern.matches(object.key)) continue;
		if (!isExact && !isGlob && !wants(object.key)) continue;
		if (isExact) [found, young, youngest, chosen] = [
			0,
			0,
			0,
			[]
		];
		found += 1;
		youngest = Math.max(youngest, object.modified);
		if (isYoung(object)) {
			young += 1;
			chosen.push(object);
		}
		if (isExact) break;
		if (chosen.length >= 2 * most) chosen = newest(chosen);
	}
	if (found === 0) throw await nothingFound(store, address);
	if (young === 0) throw allTooOld("object", found, maxAge ?? 0, now.getTime() - youngest);
	const findings = leftOut("objects", found, young, {
		maxAge,
		limit
	});
	if (limit === void 0 && maxAge === void 0 && young > 1e3) {
		const message = `There are ${young} objects; the newest ${DEFAULT_LIMIT} were taken. Write \`limit\` or \`max-age\` to take others.`;
		findings.push({
			severity: "note",
			message
		});
	}
	return {
		objects: newest(chosen),
		findings
	};
}
/** What consoles and some servers keep in the place of a folder. */
function isFolder({ key, bytes }) {
	return bytes === 0 && key.endsWith("/");
}
/** The error, with what is in the folder of the place or, where that is empty, in the first above that is not. */
async function nothingFound(store, address) {
	const { path } = address;
	const isGlob = GLOB.test(path);
	let folder = isGlob ? `${keyPattern(path).prefix}*` : path;
	const names = /* @__PURE__ */ new Set();
	try {
		do {
			folder = folder.replace(/\/$/, "").replace(/[^/]*$/, "");
			for await (const { key } of store.list(folder)) {
				const rest = key.slice(folder.length);
				if (rest !== "") names.add(excerpt(printableName(rest.slice(0, rest.indexOf("/") + 1 || void 0)), 60));
				if (names.size > SHOWN_NEIGHBOURS) break;
			}
		} while (names.size === 0 && folder !== "");
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
	}
	const has = [...names].slice(0, SHOWN_NEIGHBOURS).join(", ") + (names.size > SHOWN_NEIGHBOURS ? " and more" : "");
	const beside = names.size === 0 ? "" : `; ${nameOf(address, folder)} has ${has}`;
	return new ExpectedError(`No object ${isGlob ? "matches" : "is at"} ${nameOf(address, path)}${beside}.`, { fix: "Check the path: it is case-sensitive and does not begin with a slash." });
}
function nameOf(address, key) {
	return printableName(objectName(address, key));
}

export { keyPattern as a, tooLarge as c, collectObjects as i, RESULT_SUFFIX as n, objectName as o, chooseObjects as r, openStore as s, DEFAULT_LIMIT as t };