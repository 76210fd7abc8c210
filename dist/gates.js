import { n as ExpectedError } from "./errors.js";
import { t as addFindings } from "./job.js";
import { t as count } from "./format.js";
import { a as changeWithInterval, i as change, t as bytes } from "./format2.js";
import { a as overallQuantity, u as quantityOf } from "./measurement-rows.js";

// src/judge-gates.ts
/**
* What became of each condition. What was measured fails only when the whole 95 % interval of the change lies above
* the limit; what is exact (sizes) fails when the change itself does.
*/
function judgeGates(report, gates) {
	return gates.map((gate) => ({
		condition: gate.condition,
		...judge(report, gate)
	}));
}
function judge(report, { quantity, limit }) {
	switch (quantity) {
		case "slower": return slower(report, limit);
		case "memory": return measured(rowsOf(report, "peak-B"), limit, "Nothing measured the peak memory: a load test does.");
		case "latency": {
			const p99 = rowsOf(report, "p99-sec");
			return measured(p99.length > 0 ? p99 : rowsOf(report, "p50-sec"), limit, "No load test told its latencies.");
		}
		case "size": return size(report, limit);
		case "frames": return frames(report.compiler?.frames, limit);
	}
}
function slower({ comparison }, limit) {
	if (comparison?.interval === void 0 || comparison.change === void 0) return notMeasured(comparison?.reason ?? "Nothing was measured.");
	const what = overallQuantity(comparison);
	return judgeInterval(comparison.measurements.length === 0 ? "CPU time per operation" : what, comparison.change, comparison.interval, limit);
}
/** Of the server under load where it was measured there, else of whatever has that unit. */
function rowsOf({ comparison }, unit) {
	const rows = (comparison?.measurements ?? []).filter((row) => row.unit === unit && row.better !== "higher");
	const load = rows.filter(({ name }) => name === "load");
	return load.length > 0 ? load : rows;
}
/** The worst of the rows; of several, by their intervals that are right all together in 95 % of runs. */
function measured(rows, limit, absent) {
	const judged = rows.map((row) => {
		const name = rows.length === 1 ? quantityOf(row.unit) : `${quantityOf(row.unit)} of ${row.name}`;
		if (rows.length === 1) return judgeInterval(name, row.change, row.interval, limit);
		if (row.familyInterval === void 0) return tooFewPairs(name, row, rows.length);
		return judgeInterval(name, row.change, row.familyInterval, limit, ` (widened, being one of ${count(rows.length, "row")})`);
	});
	const worst = [
		"failed",
		"not proven",
		"passed"
	].map((outcome) => judged.filter((one) => one.outcome === outcome)).find((some) => some.length > 0);
	const [first] = worst ?? [];
	if (worst === void 0 || first === void 0) return notMeasured(absent);
	if (rows.length === 1) return first;
	const others = worst.length === 1 ? "" : ` The same holds for ${count(worst.length - 1, "further row")}.`;
	return {
		...first,
		reason: `${first.reason}${others}`
	};
}
function tooFewPairs(name, { change: value, pairs }, rows) {
	return {
		outcome: "not proven",
		reason: `${capital(name)} changed by ${change(value)}, but ${count(pairs, "pair")} of runs are too few for intervals that hold for ${count(rows, "row")} together.`
	};
}
function judgeInterval(name, value, interval, limit, more = "") {
	if (![value, ...interval].every(Number.isFinite)) return notMeasured(`The change of ${name} has no interval.`);
	const text = changeWithInterval(value, interval);
	const found = `${capital(name)} changed by ${text.change}, 95 % interval ${text.interval}${more}`;
	const [low, high] = interval;
	if (low > limit) return {
		outcome: "failed",
		reason: `${found}: all of it is above ${percent(limit)}.`
	};
	if (high <= limit) return {
		outcome: "passed",
		reason: `${found}: none of it is above ${percent(limit)}.`
	};
	return {
		outcome: "not proven",
		reason: `${found}: only a part of it is above ${percent(limit)}.`
	};
}
function size({ compiler, build }, limit) {
	const baseline = compiler?.size.baseline ?? build?.baseline.bytes;
	const candidate = compiler?.size.candidate ?? build?.candidate.bytes;
	if (baseline === void 0 || candidate === void 0) return notMeasured("No two binaries were built.");
	return judgeExact("The size of the binary", baseline, candidate, limit);
}
function frames(changes, limit) {
	if (changes === void 0) return notMeasured("The compiler was not looked into: `evidence` leaves it out, or it was not to be had.");
	const { onStacks, functions, baselineBytes, candidateBytes } = changes;
	return onStacks === void 0 ? judgeExact(`All frames of ${count(functions, "function")} together`, baselineBytes, candidateBytes, limit) : judgeExact("The frames on a stack of the profile, on average,", onStacks.baseline, onStacks.candidate, limit);
}
function judgeExact(name, baseline, candidate, limit) {
	const ratio = (candidate - baseline) / baseline;
	if (!Number.isFinite(ratio)) return notMeasured(`${name} cannot be compared: nothing is there on one side.`);
	const found = `${name} changed by ${change(ratio)}, from ${bytes(baseline)} to ${bytes(candidate)}`;
	return ratio > limit ? {
		outcome: "failed",
		reason: `${found}: that is above ${percent(limit)}.`
	} : {
		outcome: "passed",
		reason: `${found}: that is not above ${percent(limit)}.`
	};
}
function notMeasured(reason) {
	return {
		outcome: "not measured",
		reason
	};
}
/** As it may be written in a condition: 0.025 is `2.5 %`. */
function percent(limit) {
	return `${Number((limit * 100).toFixed(6))} %`;
}
function capital(text) {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

// src/commands/gates.ts
/**
* Judges the conditions of `fail-on`, if there are any, once all that they are about was measured. Nothing fails yet: what
* is still to be written and published is to say it. A condition without a figure is a warning, since it guards nothing.
*/
function applyGates(job) {
	const { report, config } = job;
	if (config.failOn.length === 0) return;
	report.gates = judgeGates(report, config.failOn);
	addFindings(job, report.gates.filter(({ outcome }) => outcome === "not measured").map(({ condition, reason }) => ({
		severity: "warning",
		message: `The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`,
		fix: "Let it be measured, or take the condition away: as it is, it stops nothing."
	})));
}
/** Comes last, after everything was written and published. @throws ExpectedError when a condition is proven. */
function requireGates({ report }) {
	const gates = report.gates ?? [];
	const failed = gates.filter(({ outcome }) => outcome === "failed");
	if (failed.length === 0) return;
	const reasons = failed.map(({ condition, reason }) => `\`${condition}\`: ${reason}`);
	const all = gates.length === 1 ? "The gate" : `${failed.length} of ${gates.length} gates`;
	throw new ExpectedError(`${all} failed: ${reasons.join(" ")}`, { fix: "See in the report what changed; a change that is wanted needs a higher limit in `fail-on`." });
}

export { requireGates as n, applyGates as t };