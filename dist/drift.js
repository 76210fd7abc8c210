import { r as share } from "./format.js";
import { i as compilerSampleType } from "./edges.js";
import { a as pairEdges, i as overlap, n as movedFunctions, r as noiseOverlap, t as movedEdges } from "./overlap.js";
import { t as seededRandom } from "./random.js";

// src/drift.ts
const MOVED_SHOWN = 10;
const PERMUTATION_SEED = 2654435769;
function driftBetween(before, after) {
	const pairs = decisive(pairEdges(before.edges, after.edges));
	const shared = overlap(pairs);
	const noise = noiseOverlap(pairs, {
		before: weightPerSample(before),
		after: weightPerSample(after)
	}, seededRandom(PERMUTATION_SEED));
	return {
		overlap: shared.hot,
		noiseOverlap: noise.hot,
		weightOverlap: shared.weight,
		noiseWeightOverlap: noise.weight,
		movedFunctions: movedFunctions(pairs, MOVED_SHOWN),
		movedEdges: movedEdges(pairs, MOVED_SHOWN)
	};
}
/**
* Calls made by the runtime itself (scheduler, garbage collector, timers) follow how busy the machine is, more
* than what the program does: two profiles of one load, at different utilization, differ by 13 % of the weight
* through them alone. They decide only where there is nothing else.
*/
function decisive(pairs) {
	const program = pairs.filter(({ caller }) => !/^(runtime|internal\/runtime\/\w+)\./.test(caller));
	return program.some(({ before }) => before > 0) && program.some(({ after }) => after > 0) ? program : pairs;
}
/**
* How much weight one sample stands for: 1 where samples are counted, the period where only time is, and more where
* samples were multiplied, since a sample that counts three times is no three samples.
*/
function weightPerSample({ profile, samples, cpuNanos, weighted }) {
	const multiplied = weighted === void 0 ? 1 : Math.max(1, weighted.samples / weighted.effective);
	if (profile.sampleTypes[compilerSampleType(profile)]?.type === "samples") return multiplied;
	return samples === 0 ? multiplied : Math.max(1, Number(cpuNanos) / samples) * multiplied;
}
/**
* How much more of the weight must move between calls that stay hot than into calls that were not. The compiler asks only
* whether a call is hot, and a program built with a profile spends its time differently than without: by 11 % of the weight
* beyond noise where there are 10,000 samples a side, as measured on the example service.
*/
const MOVED_WITHIN = 3;
/** Whether noise and `minDrift` explain what `drift` shows. */
function isWithinNoise(drift, minDrift) {
	return Math.max(hotShortfall(drift), weightShortfall(drift)) <= minDrift;
}
/** Whether so much of the weight has moved between calls, hot or not, that it is an update for that alone. */
function hasMovedTooFar(drift, minDrift) {
	return weightShortfall(drift) > minDrift;
}
function hotShortfall({ overlap, noiseOverlap }) {
	return noiseOverlap - overlap;
}
function weightShortfall({ weightOverlap, noiseWeightOverlap }) {
	return (noiseWeightOverlap - weightOverlap) / MOVED_WITHIN;
}
/** The overlap that a decision is explained by: of hot calls, but where the weight of all makes the profile change. */
function shownOverlap(drift, kind) {
	return kind === "update" && weightShortfall(drift) > Math.max(0, hotShortfall(drift)) ? {
		of: "all calls",
		overlap: drift.weightOverlap,
		noise: drift.noiseWeightOverlap
	} : {
		of: "hot calls",
		overlap: drift.overlap,
		noise: drift.noiseOverlap
	};
}
/** The two numbers that a decision rests on, as the rest of a sentence. */
function inWords(drift, kind) {
	const { of, overlap, noise } = shownOverlap(drift, kind);
	const where = of === "hot calls" ? "in calls that are hot in both" : "in the same calls in both";
	return `${share(overlap)} of the weight is ${where}, sampling noise alone would leave ${share(noise)}`;
}

export { shownOverlap as a, isWithinNoise as i, hasMovedTooFar as n, inWords as r, driftBetween as t };