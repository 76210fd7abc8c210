import { t as pLimit } from "./p-limit.js";
import { Er as ExpectedError, Sr as _usingCtx, _n as count, fr as printableName, lr as duration } from "./start.js";
import { n as withDeadline } from "./deadline.js";
import { t as MAX_BODY_BYTES } from "./download.js";
import { n as openStore, t as objectName } from "./store.js";
import { t as compare } from "./newest.js";
import { i as unpackNested, n as isZip } from "./zip.js";
import { r as chooseObjects, t as MAX_LISTED } from "./choice.js";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

// src/sources/objects/objects.ts
/** Bounds the list and all downloads, in milliseconds, where the source says nothing. */
const DEFAULT_OBJECTS_TIMEOUT = 9e5;
/** Objects that are loaded at the same time. */
const PARALLEL = 8;
/**
* Takes the newest objects of a bucket: the one that the path names, all below it, or those that match it. Zip
* archives are unpacked. An object that cannot be had is a finding and a failure.
* @throws ExpectedError when the bucket cannot be listed, or nothing is there or young enough.
*/
async function collectObjects(source, context) {
	const timeout = source.timeout ?? 9e5;
	return withDeadline(timeout, context.signal, (signal) => collectFrom(source, context, signal), () => new ExpectedError(`The objects were not there within ${duration(timeout)}.`, { fix: "Raise the source's `timeout`, or take fewer objects by `limit` or a longer prefix." }));
}
async function collectFrom(source, context, signal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { address } = source;
		const store = _usingCtx$1.u(await openStore(address, {
			env: context.env,
			signal,
			mask: context.mask,
			disk: context.disk
		}));
		const { objects, findings } = await chooseObjects(store, source, context.now(), MAX_LISTED, context.wants);
		context.progress(`Loading ${count(objects.length, "object")} of ${source.label}`);
		const limit = pLimit(PARALLEL);
		const loaded = await Promise.all(objects.map((object, index) => limit(() => context.limit(() => {
			return filesOf(object, printableName(objectName(address, object.key)), {
				...context,
				store,
				folder: join(context.scratch, String(index)),
				signal
			});
		}))));
		const files = loaded.flatMap((part) => part.files);
		return {
			files: files.slice(0, source.limit).sort((a, b) => compare(a.name, b.name)),
			failures: loaded.filter((part) => part.files.length === 0).length,
			findings: [
				...findings,
				...loaded.flatMap((part) => part.findings),
				...cut(files.length, source.limit)
			]
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
async function filesOf(object, name, { store, folder, signal, wants, disk }) {
	try {
		signal.throwIfAborted();
		if (object.bytes > 134217728) throw tooLarge(name, object.bytes);
		await mkdir(folder, { recursive: true });
		const path = join(folder, "object");
		await store.download(object.key, path, MAX_BODY_BYTES);
		if (!await isZip(path)) return {
			files: [{
				path,
				name
			}],
			findings: []
		};
		const { files, special } = await unpackNested(path, join(folder, "files"), {
			name,
			signal,
			disk,
			...wants && { wants }
		});
		disk?.give((await stat(path)).size);
		await rm(path);
		if (files.length === 0 && wants !== void 0) return {
			files: [],
			findings: []
		};
		if (files.length === 0) throw empty(name);
		return {
			files: files.map(({ path, entry }) => ({
				path,
				name: `${name}/${entry}`
			})),
			findings: special.map((entry) => ({
				severity: "note",
				file: `${name}/${entry}`,
				message: "It is not a regular file (perhaps a symbolic link) and was left out."
			}))
		};
	} catch (error) {
		await rm(folder, {
			recursive: true,
			force: true
		});
		signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		return {
			files: [],
			findings: [{
				severity: "error",
				file: name,
				message,
				...fix && { fix }
			}]
		};
	}
}
function cut(files, limit) {
	if (limit === void 0 || files <= limit) return [];
	return [{
		severity: "note",
		message: `The objects hold ${files} files; by \`limit\`, ${limit} of them ${limit === 1 ? "was" : "were"} taken.`
	}];
}
function empty(name) {
	return new ExpectedError(`${name} is an archive that holds no files.`, { fix: "Upload the profiles themselves; hidden files are not taken." });
}
function tooLarge(name, bytes) {
	return new ExpectedError(`${name} has ${Math.round(bytes / 1024 ** 2)} MiB, which no profile needs.`, { fix: "Keep the profiles below a prefix of their own." });
}

export { collectObjects };