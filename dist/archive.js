import { i as UsageError, u as reworded } from "./errors.js";
import { t as objectName } from "./object-store.js";
import { a as openStore, i as keyPattern, n as RESULT_SUFFIX } from "./objects2.js";
import { createHash } from "node:crypto";
import { join } from "node:path";

// src/collect/archive.ts
/**
* Opens the archive, whose methods throw ExpectedError when the store refuses. Its objects are named by time and content, so that
* names sort by time and a rerun writes the same object again.
* @throws UsageError when one of `sources` would read the archive back: what was merged once would count again in each later run.
* @throws ExpectedError when there are no credentials for it.
*/
async function openArchive(address, sources, context) {
	const reader = sources.find((source) => readsBack(source, address, context.env));
	const place = objectName(address, address.path);
	if (reader !== void 0) throw new UsageError(`The source ${reader.label} would read back what is archived at ${place}.`, { fix: "Let `archive` be another place than that of the source, or take the source from a longer prefix." });
	const failed = (what) => reworded((why) => `${what} cannot be archived: ${why}`);
	const store = await openStore(address, context).catch(failed("The merged profile"));
	/** @param what names the object in sentences. @returns the URL of the object. */
	const write = async (what, key, bytes) => {
		await store.upload(key, bytes).catch(failed(what));
		return objectName(address, key);
	};
	return {
		/** @param time when the newest profile in it ended. @returns the URL of the object. */
		keep: ({ bytes, sha256, time }) => write("The merged profile", archiveKey(address, time, sha256, ".pprof"), bytes),
		/** @param time of the run. */
		keepResult: (json, time) => {
			const sha256 = createHash("sha256").update(json).digest("hex");
			return write("The result", archiveKey(address, time, sha256, RESULT_SUFFIX), Buffer.from(json));
		},
		/** Reads merged profiles back into files of `folder`, newest first, for as long as its caller asks. */
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
/** `PATH/2026-11-21T03-08-56Z-0123456789ab.pprof`: no colons, which some tools cannot have in a file name. */
function archiveKey({ path }, time, sha256, ending) {
	const stamp = `${time.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
	return `${folderOf(path)}${stamp}-${sha256.slice(0, 12)}${ending}`;
}
function folderOf(path) {
	return path === "" || path.endsWith("/") ? path : `${path}/`;
}
function readsBack(source, archive, env) {
	if (source.kind !== "s3" && source.kind !== "gs" && source.kind !== "az") return false;
	if (bucketOf(source.address, env) !== bucketOf(archive, env)) return false;
	const pattern = keyPattern(source.address.path);
	if (pattern.matches(archiveKey(archive, /* @__PURE__ */ new Date(0), "0".repeat(64), ".pprof"))) return true;
	const rest = pattern.prefix.slice(folderOf(archive.path).length);
	return pattern.prefix.startsWith(folderOf(archive.path)) && /^\d[\dTZ-]*$/.test(rest);
}
function bucketOf({ scheme, bucket, endpoint, account }, env) {
	const usual = {
		s3: env["AWS_ENDPOINT_URL_S3"] || env["AWS_ENDPOINT_URL"],
		gs: "",
		az: account ?? env["AZURE_STORAGE_ACCOUNT"]
	}[scheme];
	return JSON.stringify([
		scheme,
		bucket,
		(endpoint ?? usual ?? "").replace(/(?<!\/)\/+$/, "")
	]);
}

export { openArchive };