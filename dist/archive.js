import { i as UsageError, u as reworded } from "./errors.js";
import { t as objectName } from "./object-store.js";
import { a as openStore, i as keyPattern, n as RESULT_SUFFIX } from "./objects2.js";
import { createHash } from "node:crypto";
import { join } from "node:path";

// src/collect/archive.ts
/**
* Opens the archive.
* @throws UsageError if one of `sources` would read the archive, because each later run would then collect its own merged profiles again.
* @throws ExpectedError if no credentials for the store were found.
*/
async function openArchive(address, sources, context) {
	const reader = sources.find((source) => readsBack(source, address, context.env));
	const place = objectName(address, address.path);
	if (reader !== void 0) throw new UsageError(`The source ${reader.label} reads from the archive at ${place}, so it would collect archived profiles again.`, { fix: "Choose another place for `archive`, or a longer prefix for the source." });
	const failed = (what) => reworded((why) => `${what} cannot be archived: ${why}`);
	const store = await openStore(address, context).catch(failed("The merged profile"));
	/** Writes an object. @param what the name of the object in errors. @returns the URL of the object. */
	const write = async (what, key, bytes) => {
		await store.upload(key, bytes).catch(failed(what));
		return objectName(address, key);
	};
	return {
		/** Saves a merged profile. @param time the time at which the newest of the collected profiles ended. @returns the URL of the object. */
		keep: ({ bytes, sha256, time }) => write("The merged profile", archiveKey(address, time, sha256, ".pprof"), bytes),
		/** Saves a result document. @param time the time of the run. @returns the URL of the object. */
		keepResult: (json, time) => {
			const sha256 = createHash("sha256").update(json).digest("hex");
			return write("The result", archiveKey(address, time, sha256, RESULT_SUFFIX), Buffer.from(json));
		},
		/**
		* Downloads at most `most` merged profiles into files in `folder`, the newest first. Each profile is downloaded only when the caller
		* asks for it.
		*/
		async *profiles(folder, most) {
			const prefix = folderOf(address.path);
			const keys = [];
			for await (const { key } of store.list(prefix)) if (PROFILE_NAME.test(key.slice(prefix.length))) keys.push(key);
			for (const [at, key] of keys.sort().reverse().slice(0, most).entries()) {
				const path = join(folder, `archived-${at}.pprof`);
				await store.download(key, path);
				yield {
					path,
					name: objectName(address, key)
				};
			}
		}
	};
}
const PROFILE_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{12}\.pprof$/;
/** Returns the key of an object in the archive. The time in the key has no colons, because some tools do not accept colons in a file name. */
function archiveKey({ path }, time, sha256, ending) {
	const stamp = `${time.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
	return `${folderOf(path)}${stamp}-${sha256.slice(0, 12)}${ending}`;
}
/** Returns a path with a slash at its end. An empty path stays empty. */
function folderOf(path) {
	return path === "" || path.endsWith("/") ? path : `${path}/`;
}
/** Returns whether a source would collect objects of the archive. */
function readsBack(source, archive, env) {
	if (source.kind !== "s3" && source.kind !== "gs" && source.kind !== "az") return false;
	if (bucketOf(source.address, env) !== bucketOf(archive, env)) return false;
	const pattern = keyPattern(source.address.path);
	if (pattern.matches(archiveKey(archive, /* @__PURE__ */ new Date(0), "0".repeat(64), ".pprof"))) return true;
	const rest = pattern.prefix.slice(folderOf(archive.path).length);
	return pattern.prefix.startsWith(folderOf(archive.path)) && /^\d[\dTZ-]*$/.test(rest);
}
/** Returns a text that identifies a bucket. Two object addresses in the same bucket have the same text. */
function bucketOf({ scheme, bucket, endpoint, account }, env) {
	const fromEnvironment = {
		s3: env["AWS_ENDPOINT_URL_S3"] || env["AWS_ENDPOINT_URL"],
		gs: "",
		az: account ?? env["AZURE_STORAGE_ACCOUNT"]
	}[scheme];
	return JSON.stringify([
		scheme,
		bucket,
		(endpoint ?? fromEnvironment ?? "").replace(/(?<!\/)\/+$/, "")
	]);
}

export { openArchive };