import { a as readProfile, t as declaredFunctions } from "./declared-functions.js";
import { i as messageOf, n as ExpectedError } from "./errors.js";
import { r as share } from "./format.js";
import { t as addFindings } from "./job.js";
import { S as totalsOf, a as isoDate, h as staleness, m as judge, t as findProgram } from "./program.js";
import { t as readIfThere } from "./replace-file.js";
import { createHash } from "node:crypto";

// src/commands/check.ts
/** A greater share of weight on functions that are gone is worth a warning. */
const STALE_WARNING = .05;
const NAMED = 5;
const DAY = 864e5;
/** Is the committed profile still good for this source tree? @throws ExpectedError when it found an error. */
async function check(job) {
	const program = await findProgram(job);
	const file = await readIfThere(program.profilePath);
	if (file === void 0) throw new ExpectedError(`There is no profile at ${program.profilePath}.`, { fix: "Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`." });
	const weighed = await readOrExplain(file, program.profilePath);
	job.report.profile = factsOfFile(file, program.profilePath, weighed);
	const { doubts } = await judge(file, void 0);
	const stale = staleness(weighed.edges, await declaredFunctions(program.go, program.main));
	const findings = [
		...doubts.filter(({ severity }) => severity !== "warning"),
		...amount(job, job.report.profile.samples),
		...age(job, weighed),
		...aboutStaleness(stale)
	];
	addFindings(job, findings.map((finding) => ({
		...finding,
		file: program.profilePath
	})));
	const error = findings.find(({ severity }) => severity === "error");
	const warning = findings.find(({ severity }) => severity === "warning");
	job.report.decision = {
		kind: error ? "reject" : warning ? "update" : "keep",
		reason: (error ?? warning)?.message ?? "The committed profile is still good.",
		staleWeight: stale.weight
	};
	if (error !== void 0) throw new ExpectedError(error.message, error.fix === void 0 ? {} : { fix: error.fix });
}
/** Reads a profile file that a user named. @throws ExpectedError which names it. */
async function readOrExplain(file, path) {
	try {
		return await readProfile(file);
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		throw new ExpectedError(`${path}: ${messageOf(error)}`, {
			...error.fix && { fix: error.fix },
			cause: error
		});
	}
}
/** What the report says of a profile that lies on the disk. */
function factsOfFile(file, path, { profile, edges }) {
	const { samples, cpuNanos } = totalsOf(profile);
	return {
		path,
		bytes: file.length,
		sha256: createHash("sha256").update(file).digest("hex"),
		samples,
		cpuSeconds: Number(cpuNanos) / 1e9,
		edges: edges.edges.length,
		...profile.timeNanos > 0n && { from: isoDate(profile.timeNanos) }
	};
}
function amount({ config }, samples) {
	const fix = "Refresh it from more instances, for longer, or under load.";
	if (samples < config.minSamples) return [{
		severity: "error",
		message: `It holds ${samples} samples, and \`min-samples\` is ${config.minSamples}.`,
		fix
	}];
	if (samples >= 1e3) return [];
	return [{
		severity: "warning",
		message: `It holds only ${samples} samples; rare call edges are noise in it.`,
		fix
	}];
}
function age({ config, host }, { profile }) {
	if (profile.timeNanos <= 0n) return [];
	const days = (host.now().getTime() - Number(profile.timeNanos / 1000000n)) / DAY;
	if (days * DAY <= config.maxProfileAge) return [];
	return [{
		severity: "warning",
		message: `It is ${Math.floor(days)} days old; \`max-profile-age\` is ${Math.floor(config.maxProfileAge / DAY)} days.`,
		fix: "Refresh it; a scheduled workflow does so every week."
	}];
}
function aboutStaleness({ weight, missing }) {
	if (missing.length === 0) return [];
	const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : "";
	return [{
		severity: weight > STALE_WARNING ? "warning" : "note",
		message: `${share(weight)} of its weight is on functions that the source tree no longer has: ${missing.slice(0, NAMED).join(", ")}${more}.`,
		fix: "Refresh the profile from a build of today’s code."
	}];
}

export { factsOfFile as n, readOrExplain as r, check as t };