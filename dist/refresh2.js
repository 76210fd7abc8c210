import { jt as childStarted } from "./start.js";
import { t as findRefreshed } from "./find.js";

// src/commands/refresh.ts
/** The main job: collect, validate, merge, decide, build and compare, publish. */
async function refresh(job) {
	const finding = findRefreshed(job);
	await Promise.race([childStarted(), finding]);
	const { refreshOne } = await import("./one2.js");
	await refreshOne(job, await finding);
}

export { refresh as t };