import { r as declaredFunctions, t as findProgram } from "./program.js";
import { r as UsageError } from "./errors.js";
import { n as goToolchain } from "./go.js";
import { r as replaceFile } from "./replace-file.js";
import { r as keepIn, t as archiveOf } from "./archiving.js";
import { n as gather, t as factsOf } from "./gather.js";
import { t as _usingCtx } from "./usingCtx.js";
import { resolve } from "node:path";

// src/commands/collect.ts
/** Collect, validate, merge, write the profile to its place; publishes nothing. */
async function collect(job) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { config, host } = job;
		const archive = _usingCtx$1.u(await archiveOf(job));
		const named = config.profile;
		const program = named === void 0 || config.package !== void 0 ? await findProgram(job) : void 0;
		const go = program?.go ?? await goToolchain({
			cwd: config.workingDirectory,
			env: host.env,
			signal: host.signal
		});
		const profilePath = named ?? program.profilePath;
		if (config.sources.some((source) => isFile(source, profilePath, config.workingDirectory))) throw new UsageError(`${profilePath} is both a source and the place to write to.`, { fix: "Write to another `profile`." });
		const declared = await declaredFunctions(go, program?.main, config.buildFlags);
		const merged = await gather(job, go, declared);
		const facts = await keepIn(archive, job, merged, factsOf(merged, profilePath));
		await replaceFile(profilePath, merged.bytes);
		job.report.profile = facts;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
function isFile(source, path, cwd) {
	return source.kind === "file" && resolve(cwd, source.pattern) === path;
}

export { collect };