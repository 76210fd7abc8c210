import { i as messageOf, n as ExpectedError } from "./errors.js";
import { n as fixed, r as share, t as count } from "./format.js";
import { a as profileBytes, c as compilerSampleType, o as callEdges } from "./decode.js";
import { _ as noiseOverlap, f as totalsOf, g as movedFunctions, h as movedEdges, m as staleness, o as decodeOrExplain, v as overlap, y as pairEdges } from "./under-load.js";
import { t as seededRandom } from "./random.js";

// src/decide.ts
/** Reads a profile that was published before. @throws ExpectedError when it is none. */
async function readProfile(file) {
	const profile = decodeOrExplain(await profileBytes(file));
	return {
		profile,
		edges: callEdges(profile),
		...totalsOf(profile)
	};
}
/** Compares a merged profile with what the base branch has: is there anything worth merging? */
async function decide(committed, merged, options) {
	if (merged.edges.totalWeight === 0) return {
		kind: "reject",
		reason: "The merged profile has no call edge, so the compiler could make nothing of it."
	};
	if (committed === void 0) return {
		kind: "update",
		reason: "There is no committed profile yet."
	};
	let before;
	try {
		before = await readProfile(committed);
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		return {
			kind: "update",
			reason: `The committed profile cannot be used: ${messageOf(error)}`
		};
	}
	if (before.edges.totalWeight === 0) return {
		kind: "update",
		reason: "The committed profile has no call edge, so the compiler makes nothing of it."
	};
	const drift = driftBetween(before, merged);
	const stale = options.declared && staleness(before.edges, options.declared).weight;
	return {
		...tooFew(before, merged, options.minSamples) ?? verdictOn(drift, options.minDrift),
		overlap: drift.overlap,
		noiseOverlap: drift.noiseOverlap,
		...stale !== void 0 && { staleWeight: stale },
		movedFunctions: drift.movedFunctions,
		movedEdges: drift.movedEdges
	};
}
const MOVED_SHOWN = 10;
const PERMUTATION_SEED = 2654435769;
/** How far two profiles with call edges are apart, and how far sampling alone would put them. */
function driftBetween(before, after) {
	const pairs = decisive(pairEdges(before.edges, after.edges));
	return {
		overlap: overlap(pairs),
		noiseOverlap: noiseOverlap(pairs, {
			before: weightPerSample(before),
			after: weightPerSample(after)
		}, seededRandom(PERMUTATION_SEED)),
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
/** Whether what `drift` shows is more than noise and `minDrift` explain. */
function isWithinNoise(drift, minDrift) {
	return drift.overlap >= drift.noiseOverlap - minDrift;
}
/** With so few samples, noise would explain any difference; with so many more, the new one is better for certain. */
const FEW_SAMPLES = 1e3;
const MANY_TIMES = 4;
/** A committed profile that holds too little to be compared is not worth keeping, when there is a better one. */
function tooFew(before, after, minSamples) {
	const poor = before.samples < minSamples && after.samples > before.samples;
	const [worthBefore, worthAfter] = [worthOf(before), worthOf(after)];
	const poorer = worthBefore < FEW_SAMPLES && worthAfter >= MANY_TIMES * worthBefore;
	if (!poor && !poorer) return void 0;
	return {
		kind: "update",
		reason: `The committed profile holds only ${inSamples(before)}, the new one ${inSamples(after)}.`
	};
}
/** How many samples of equal weight would tell as much. */
function worthOf({ samples, weighted }) {
	return weighted?.effective ?? samples;
}
function inSamples({ samples, weighted }) {
	const worth = weighted === void 0 ? "" : ` (weighted, worth ${fixed(weighted.effective, 0)})`;
	return `${count(samples, "sample")}${worth}`;
}
function verdictOn(drift, minDrift) {
	return isWithinNoise(drift, minDrift) ? {
		kind: "keep",
		reason: `The workload has not changed: ${inWords(drift)}.`
	} : {
		kind: "update",
		reason: `The workload has changed: only ${inWords(drift)}.`
	};
}
/** The two numbers that a decision rests on, as the rest of a sentence. */
function inWords(drift) {
	return `${share(drift.overlap)} of the call-edge weight is the same, sampling noise alone would leave ${share(drift.noiseOverlap)}`;
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

export { readProfile as a, isWithinNoise as i, driftBetween as n, inWords as r, decide as t };