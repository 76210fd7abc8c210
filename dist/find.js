import { n as placeOfProfile, t as findProgram } from "./program.js";

// src/commands/refresh/find.ts
/** @throws ExpectedError without Go, a module or one main package; UsageError when the profile lies in no repository. */
async function findRefreshed(job) {
	const program = await findProgram(job);
	return {
		program,
		place: await placeOfProfile(job, program.profilePath)
	};
}

export { findRefreshed as t };