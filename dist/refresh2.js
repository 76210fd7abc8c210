import { t as findRefreshed } from "./find.js";

// src/commands/refresh.ts
/** The main job: collect, validate, merge, decide, build and compare, publish. */
async function refresh(job) {
	const [refreshed, { refreshOne }] = await Promise.all([findRefreshed(job), import("./one2.js")]);
	await refreshOne(job, refreshed);
}

export { refresh as t };