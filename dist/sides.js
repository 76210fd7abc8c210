import { Dr as UsageError, Er as ExpectedError, Sr as _usingCtx, _r as readIfThere } from "./start.js";
import { n as judgeOrExplain, r as readOrExplain } from "./profile-file.js";
import { open } from "node:fs/promises";
import { basename } from "node:path";

// src/commands/sides.ts
/**
* What a side of the configuration means for the build.
* @param merged path of the profile that this run merged, if it did.
* @throws ExpectedError when the profile or binary is not there, or the profile cannot be used.
*/
async function buildSide(side, job, program, merged) {
	switch (side.kind) {
		case "off": return { kind: "off" };
		case "merged":
			if (merged === void 0) throw new UsageError("`merged` is the profile that a run collects; this command collects none.", { fix: "Use `committed`, `off` or the path of a profile." });
			return {
				kind: "profile",
				path: merged,
				display: "the merged profile"
			};
		case "committed":
			await requireProfile(program.profilePath, "Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.");
			return {
				kind: "profile",
				path: program.profilePath,
				display: basename(program.profilePath)
			};
		case "path":
			if (await isExecutable(side.path)) return {
				kind: "binary",
				path: side.path,
				display: basename(side.path)
			};
			await requireProfile(side.path, `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile; in ${job.config.workingDirectory} there is none of that name.`);
			return {
				kind: "profile",
				path: side.path,
				display: basename(side.path)
			};
	}
}
async function requireProfile(path, fix) {
	const file = await readIfThere(path);
	if (file === void 0) throw new ExpectedError(`There is no profile at ${path}.`, { fix });
	await judgeOrExplain(file, path);
	const { edges } = await readOrExplain(file, path);
	if (edges.totalWeight === 0) throw new ExpectedError(`${path} has no call edge: \`go build\` accepts it and does nothing with it.`, { fix: "Refresh it." });
}
const MAGIC = [
	"7f454c46",
	"4d5a",
	"cffaedfe",
	"feedfacf",
	"cafebabe"
];
async function isExecutable(path) {
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const { buffer } = await _usingCtx$1.a(await open(path)).read(Buffer.alloc(4), 0, 4, 0);
			return MAGIC.some((magic) => buffer.toString("hex").startsWith(magic));
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch {
		return false;
	}
}

export { buildSide as t };