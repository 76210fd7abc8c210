import { Sr as UsageError, Tt as printableName, xr as ExpectedError } from "./start.js";
import { a as keyPattern, n as RESULT_SUFFIX, o as objectName, s as openStore } from "./objects2.js";
import { join } from "node:path";
import { createHash } from "node:crypto";

// src/collect/archive.ts
/**
* @throws UsageError when one of `sources` would read the archive back: what was merged once would count again in
* each later run.
* @throws ExpectedError when there are no credentials for it.
*/
async function openArchive(address, sources, context) {
	const reader = sources.find((source) => readsBack(source, address, context.env));
	if (reader !== void 0) throw new UsageError(`The source ${reader.label} would read back what is archived at ${shown(address, address.path)}.`, { fix: "Let `archive` be another place than that of the source, or take the source from a longer prefix." });
	const store = await openStore(address, context).catch((error) => {
		throw failed("The merged profile", error);
	});
	const write = async (what, key, bytes) => {
		await store.upload(key, bytes).catch((error) => {
			throw failed(what, error);
		});
		return shown(address, key);
	};
	return {
		keep: ({ bytes, sha256, time }) => write("The merged profile", archiveKey(address, time, sha256, ".pprof"), bytes),
		keepResult: (json, time) => {
			const sha256 = createHash("sha256").update(json).digest("hex");
			return write("The result", archiveKey(address, time, sha256, RESULT_SUFFIX), Buffer.from(json));
		},
		async *profiles(folder, most) {
			for (const [at, key] of (await newestProfiles(store, address, most)).entries()) {
				const path = join(folder, `archived-${at}.pprof`);
				await store.download(key, path);
				yield {
					path,
					name: shown(address, key)
				};
			}
		},
		[Symbol.dispose]: () => store[Symbol.dispose]()
	};
}
const PROFILE_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{12}\.pprof$/;
/** Keys of what `keep` wrote directly at this place, newest first: names sort by time. */
async function newestProfiles(store, { path }, most) {
	const folder = folderOf(path);
	const keys = [];
	for await (const { key } of store.list(folder)) if (PROFILE_NAME.test(key.slice(folder.length))) keys.push(key);
	return keys.sort().reverse().slice(0, most);
}
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
/** The bucket itself, wherever its endpoint and account were written down. */
function bucketOf({ scheme, bucket, endpoint, account }, env) {
	const usual = {
		s3: env["AWS_ENDPOINT_URL_S3"] || env["AWS_ENDPOINT_URL"],
		gs: env["STORAGE_EMULATOR_HOST"],
		az: account ?? env["AZURE_STORAGE_ACCOUNT"]
	}[scheme];
	return JSON.stringify([
		scheme,
		bucket,
		(endpoint ?? usual ?? "").replace(/\/+$/, "")
	]);
}
function shown(address, key) {
	return printableName(objectName(address, key));
}
function failed(what, error) {
	if (!(error instanceof ExpectedError)) return error;
	return new ExpectedError(`${what} cannot be archived: ${error.message}`, {
		fix: error.fix,
		cause: error
	});
}

export { openArchive };