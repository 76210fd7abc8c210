import { r as declaredFunctions, t as findProgram } from "./program.js";
import { n as ExpectedError } from "./errors.js";
import { r as share, t as count } from "./format.js";
import { t as addFindings } from "./job.js";
import { m as staleness, p as ownCode } from "./under-load.js";
import { t as readIfThere } from "./replace-file.js";
import { n as judgeOrExplain, r as readOrExplain, t as factsOfFile } from "./profile-file.js";

// src/commands/check.ts
/** A greater share of weight on functions that are gone is worth a warning. */
const STALE_WARNING = .05;
/** With most of it gone, the profile is of another program than this has become. */
const STALE_ERROR = .5;
const NAMED = 5;
const MINUTE = 6e4;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Is the committed profile still good for this source tree? @throws ExpectedError when it found an error. */
async function check(job) {
	const program = await findProgram(job);
	const file = await readIfThere(program.profilePath);
	if (file === void 0) throw new ExpectedError(`There is no profile at ${program.profilePath}.`, { fix: "Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`." });
	const weighed = await readOrExplain(file, program.profilePath);
	job.report.profile = factsOfFile(file, program.profilePath, weighed);
	const doubts = await judgeOrExplain(file, program.profilePath);
	const declared = await declaredFunctions(program.go, program.main, job.config.buildFlags);
	const stale = staleness(weighed.edges, declared);
	const findings = [
		...doubts.filter(({ severity }) => severity !== "warning"),
		...aboutOrigin(weighed.edges, ownCode(program.go.modulePath, declared)),
		...aboutStaleness(stale),
		...amount(job, job.report.profile.samples),
		...age(job, weighed)
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
function amount({ config }, samples) {
	const fix = "Refresh it from more instances, for longer, or under load.";
	if (samples < config.minSamples) return [{
		severity: "error",
		message: `It holds ${count(samples, "sample")}, and \`min-samples\` is ${config.minSamples}.`,
		fix
	}];
	if (samples >= 1e3) return [];
	return [{
		severity: "warning",
		message: `It holds only ${count(samples, "sample")}; rare call edges are noise in it.`,
		fix
	}];
}
function age({ config, host }, { profile }) {
	if (profile.timeNanos <= 0n) return [];
	const age = host.now().getTime() - Number(profile.timeNanos / 1000000n);
	if (age <= config.maxProfileAge) return [];
	return [{
		severity: "warning",
		message: `It is ${span(age)} old; \`max-profile-age\` is ${span(config.maxProfileAge)}.`,
		fix: "Refresh it; a scheduled workflow does so every week."
	}];
}
/** Milliseconds in days, or in hours below two days, or in minutes below two hours. */
function span(milliseconds) {
	if (milliseconds >= 2 * DAY) return count(Math.floor(milliseconds / DAY), "day");
	if (milliseconds >= 2 * HOUR) return count(Math.floor(milliseconds / HOUR), "hour");
	return count(Math.round(milliseconds / MINUTE), "minute");
}
/** What is missing counts as stale only where it is the module's; a profile of another program has nothing of it. */
function aboutOrigin({ edges }, own) {
	if (edges.some(({ caller, callee }) => own.includes(caller) || own.includes(callee))) return [];
	return [{
		severity: "warning",
		message: `None of its call edges is in ${own.modulePath}: it is of another program, or the module had another name.`,
		fix: "Refresh the profile from this program."
	}];
}
function aboutStaleness({ weight, missing }) {
	if (missing.length === 0) return [];
	const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : "";
	return [{
		severity: weight > STALE_ERROR ? "error" : weight > STALE_WARNING ? "warning" : "note",
		message: `${share(weight)} of its weight is on functions that the source tree no longer has: ${missing.slice(0, NAMED).join(", ")}${more}.`,
		fix: "Refresh the profile from a build of today’s code."
	}];
}

export { check };