import { t as declaredFunctions } from "./declared-functions.js";
import { r as UsageError } from "./errors.js";
import { S as goToolchain, n as gather, t as factsOf } from "./gather.js";
import { r as replaceFile } from "./replace-file.js";
import { t as findProgram } from "./program.js";
import { resolve } from "node:path";

// src/commands/collect.ts
/** Collect, validate, merge, write the profile to its place; publishes nothing. */
async function collect(job) {
	const { config, host } = job;
	const named = config.profile;
	const program = named === void 0 ? await findProgram(job) : void 0;
	const go = program?.go ?? await goToolchain({
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	});
	const profilePath = named ?? program.profilePath;
	if (config.sources.some((source) => isFile(source, profilePath, config.workingDirectory))) throw new UsageError(`${profilePath} is both a source and the place to write to.`, { fix: "Write to another `profile`." });
	const declared = program && await declaredFunctions(go, program.main, config.buildFlags);
	const merged = await gather(job, go, declared);
	await replaceFile(profilePath, merged.bytes);
	job.report.profile = factsOf(merged, profilePath);
}
function isFile(source, path, cwd) {
	return source.kind === "file" && resolve(cwd, source.pattern) === path;
}

export { collect };