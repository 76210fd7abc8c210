import { A as groupBy, D as compareText, M as seededRandom, N as share } from "./start.js";
import { a as compilerSampleType } from "./columns.js";
import { a as edgeInWords, u as mergeTwins } from "./edges.js";
import { v as isInterruption } from "./names.js";

// src/profile/drift.ts
/** Puts the edges of two profiles side by side and sorts them by their names. */
function pairEdges(before, after) {
	const olds = before.edges.map((edge) => ({
		...edge,
		values: [edge.weight, 0]
	}));
	const news = after.edges.map((edge) => ({
		...edge,
		values: [0, edge.weight]
	}));
	return mergeTwins([...olds, ...news]).map(({ values: [before = 0, after = 0], ...edge }) => {
		return {
			...edge,
			before,
			after
		};
	});
}
/** Computes the overlap of two profiles. @param pairs the edges sorted by caller, in the order of `pairEdges`. */
function overlap(pairs) {
	const before = Float64Array.from(pairs, (pair) => pair.before);
	const after = Float64Array.from(pairs, (pair) => pair.after);
	return {
		hot: sharedRoles(numberCallSites(pairs), before, after),
		weight: sharedWeight(before, after)
	};
}
/** Computes Σ min(pᵢ, qᵢ), where pᵢ and qᵢ are the weights of an edge, each as a fraction of all weight in its profile. */
function sharedWeight(before, after) {
	const [sumBefore, sumAfter] = [sum(before), sum(after)];
	if (sumBefore === 0 || sumAfter === 0) return 0;
	let shared = 0;
	for (let i = 0; i < before.length; i++) shared += Math.min(before[i] / sumBefore, after[i] / sumAfter);
	return Math.min(1, shared);
}
/**
* Computes the share of the hot weight that is in edges with the same role in both profiles.
* @param sites the number of each edge's call site, from `numberCallSites`.
*/
function sharedRoles(sites, before, after) {
	const [rolesBefore, rolesAfter] = [edgeRoles(sites, before), edgeRoles(sites, after)];
	const sharedFraction = (weights, ownRoles, otherRoles) => {
		let [shared, total] = [0, 0];
		for (let i = 0; i < ownRoles.length; i++) {
			if (ownRoles[i] === COLD) continue;
			total += weights[i];
			if (ownRoles[i] === otherRoles[i]) shared += weights[i];
		}
		return total === 0 ? 0 : shared / total;
	};
	return Math.min(sharedFraction(before, rolesBefore, rolesAfter), sharedFraction(after, rolesAfter, rolesBefore));
}
/**
* The roles that an edge can have for the compiler. A `HEAVIEST` edge is hot and has the heaviest callee of its call site. The compiler
* turns a call through an interface into a direct call of the heaviest callee.
*/
const [COLD, HOT, HEAVIEST] = [
	0,
	1,
	2
];
/**
* The compiler treats edges as hot, from the heaviest edge down, until the hot edges hold more than this fraction of all weight. Source:
* `inlineCDFHotCallSiteThresholdPercent` in cmd/compile/internal/inline.
*/
const HOT_SHARE = .99;
/**
* Returns the role of each edge. If several edges have equal weight and only some of them are hot, the edges that come first in the list
* are hot.
*
* The function uses plain loops over typed arrays, because `noiseOverlap` calls it 400 times, and a large program has tens of thousands of
* edges.
*/
function edgeRoles(sites, weights) {
	const { least, ties } = hotThreshold(weights);
	const heaviest = new Int32Array(sites.length).fill(-1);
	for (let i = 0; i < sites.length; i++) {
		const site = sites[i];
		const leader = heaviest[site];
		if (leader === -1 || weights[i] > weights[leader]) heaviest[site] = i;
	}
	const roles = new Uint8Array(weights.length);
	let tiesLeft = ties;
	for (let i = 0; i < weights.length; i++) {
		const weight = weights[i];
		if (weight > least || weight === least && tiesLeft-- > 0) roles[i] = heaviest[sites[i]] === i ? HEAVIEST : HOT;
	}
	return roles;
}
/**
* Finds the weight at which the compiler divides hot edges from cold edges.
* @returns `least`, the weight of the lightest hot edge, and `ties`, the number of edges with exactly this weight that are hot.
* If no edge has weight, `least` is infinite, because no edge is hot.
*/
function hotThreshold(weights) {
	const ordered = weights.slice().sort();
	const enough = HOT_SHARE * sum(weights);
	let [held, least, ties] = [
		0,
		Number.POSITIVE_INFINITY,
		0
	];
	for (let at = ordered.length - 1; at >= 0 && held <= enough; at--) {
		const weight = ordered[at];
		if (weight <= 0) break;
		held += weight;
		ties = weight === least ? ties + 1 : 1;
		least = weight;
	}
	return {
		least,
		ties
	};
}
/**
* Gives each edge the number of its call site; edges of one call site have the same caller and the same line.
* @param pairs the edges sorted by caller.
*/
function numberCallSites(pairs) {
	const numbers = new Uint32Array(pairs.length);
	const numberAtOffset = /* @__PURE__ */ new Map();
	let [lastCaller, count] = [void 0, 0];
	for (const [index, { caller, offset }] of pairs.entries()) {
		if (caller !== lastCaller) numberAtOffset.clear();
		lastCaller = caller;
		const number = numberAtOffset.get(offset) ?? count++;
		numberAtOffset.set(offset, number);
		numbers[index] = number;
	}
	return numbers;
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
/** The number of times that the samples of two profiles are dealt out again. */
const PERMUTATIONS = 200;
const NOISE_PERCENTILE = .05;
/**
* Computes the overlap that two recordings of one load would have if they had as many samples as these two profiles.
*
* This function is a permutation test (Fisher 1935; Good, Permutation Tests, 2000). If the load has not changed, each sample could as well
* be from the other profile. So the test puts the samples of both profiles together, deals them out again 200 times, and returns the 5th
* percentile of the overlaps. The samples of an edge are dealt out with a binomial distribution, because each sample counts an edge at most
* once.
* @param scale for each profile, the weight of one sample, which is at least 1.
* @param random a function that returns uniformly distributed numbers in [0, 1).
*/
function noiseOverlap(pairs, scale, random) {
	const before = Float64Array.from(pairs, (pair) => Math.round(pair.before / scale.before));
	const after = Float64Array.from(pairs, (pair) => Math.round(pair.after / scale.after));
	const counts = before.map((count, i) => count + after[i]);
	const shareBefore = sum(before) / sum(counts);
	const shares = {
		first: shareBefore,
		second: 1 - shareBefore
	};
	const overlaps = overlapsOfParts({
		pairs,
		counts
	}, shares, {
		random,
		times: PERMUTATIONS
	});
	const percentile = (pick) => overlaps.map(pick).sort((a, b) => a - b)[Math.floor(PERMUTATIONS * NOISE_PERCENTILE)];
	return {
		hot: percentile(({ hot }) => hot),
		weight: percentile(({ weight }) => weight)
	};
}
/**
* Deals out samples at random to two parts that share no sample, and returns the overlaps of the two parts.
* @param samples the edges, sorted by caller, and the number of samples of each edge.
* @param shares the expected share of all samples that each part gets, as a fraction.
* @param dealing how many times the samples are dealt out, and a function that returns uniformly distributed numbers in [0, 1).
*/
function overlapsOfParts({ pairs, counts }, { first, second }, { random, times }) {
	const sites = numberCallSites(pairs);
	const overlaps = [];
	const [one, other] = [new Float64Array(pairs.length), new Float64Array(pairs.length)];
	const shareOfRest = first + second < 1 ? second / (1 - first) : 1;
	for (let n = 0; n < times; n++) {
		for (let i = 0; i < counts.length; i++) {
			const count = counts[i];
			const dealt = binomial(count, first, random);
			one[i] = dealt;
			other[i] = shareOfRest === 1 ? count - dealt : binomial(count - dealt, shareOfRest, random);
		}
		overlaps.push({
			hot: sharedRoles(sites, one, other),
			weight: sharedWeight(one, other)
		});
	}
	return overlaps;
}
/** Above this number of trials, `binomial` uses the normal approximation, because exact draws would take too long. */
const EXACT_TRIALS = 50;
/** Draws the number of successes among `trials`, each of which succeeds with probability `p`. */
function binomial(trials, p, random) {
	if (trials > EXACT_TRIALS) {
		const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
		const deviation = Math.sqrt(trials * p * (1 - p)) * normal;
		return Math.min(trials, Math.max(0, Math.round(trials * p + deviation)));
	}
	let hits = 0;
	for (let i = 0; i < trials; i++) if (random() < p) hits++;
	return hits;
}
const MOVED_SHOWN = 10;
/** Returns the names whose share of the weight changed most, the largest change first. */
function mostMoved(pairs, nameOf) {
	const weightOn = (side, edges) => edges.reduce((total, pair) => total + pair[side], 0);
	const [totalBefore, totalAfter] = [weightOn("before", pairs) || 1, weightOn("after", pairs) || 1];
	const distance = ({ before, after }) => Math.abs(after - before);
	return [...groupBy(pairs, nameOf)].map(([name, edges]) => ({
		name,
		before: weightOn("before", edges) / totalBefore,
		after: weightOn("after", edges) / totalAfter
	})).filter((moved) => distance(moved) > 0).sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name)).slice(0, MOVED_SHOWN);
}
/** Every run uses the same random numbers, so that the same inputs give the same decision. */
const PERMUTATION_SEED = 2654435769;
/** Measures the difference between the profile `before` and the profile `after`. */
function driftBetween(before, after) {
	const pairs = decisivePairs(pairEdges(before.edges, after.edges));
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
		movedFunctions: mostMoved(pairs, ({ callee }) => callee),
		movedEdges: mostMoved(pairs, edgeInWords)
	};
}
/**
* Ignores calls of Go's runtime and of preemption, unless a profile has only such calls. The weight of the runtime's calls (scheduler,
* garbage collector, timers) depends on how busy the machine is, and so does the weight of `runtime.asyncPreempt`. Calls of the runtime
* alone make two profiles of one load differ by 13 % of the weight.
*/
function decisivePairs(pairs) {
	const program = pairs.filter(({ caller, callee }) => !/^(runtime|internal\/runtime\/\w+)\./.test(caller) && !isInterruption(callee));
	return program.some(({ before }) => before > 0) && program.some(({ after }) => after > 0) ? program : pairs;
}
/**
* Returns the weight of one sample, in the unit of the column that the compiler reads. One sample weighs one period if the compiler reads
* the CPU time. A sample weighs more if a merge multiplied the samples.
*/
function weightPerSample({ head, samples, cpuNanos, weighted }) {
	const multiplied = weighted === void 0 ? 1 : Math.max(1, weighted.samples / weighted.effective);
	if (head.sampleTypes[compilerSampleType(head)]?.type === "samples") return multiplied;
	return samples === 0 ? multiplied : Math.max(1, Number(cpuNanos) / samples) * multiplied;
}
/**
* The distance of `weightOverlap` below the noise is divided by this number before it is compared with `min-drift`. If weight moves
* between calls that stay hot, this counts less than a change of the hot calls, because the compiler sees only whether a call is hot.
* Moreover, a program spends its time differently once it is built with a profile. In the example service, PGO alone moves 11 % of the
* weight beyond noise.
*/
const MOVED_WITHIN = 3;
/** Returns true if each overlap is at most `minDrift`, a fraction, below the overlap that noise alone would leave. */
function isWithinNoise(drift, minDrift) {
	const { hot, weight } = lostBeyondNoise(drift);
	return Math.max(hot, weight) <= minDrift;
}
/** Returns how far each overlap is below the overlap that noise alone would leave, as a fraction; negative if the overlap is above. */
function lostBeyondNoise({ overlap, noiseOverlap, weightOverlap, noiseWeightOverlap }) {
	return {
		hot: noiseOverlap - overlap,
		weight: (noiseWeightOverlap - weightOverlap) / MOVED_WITHIN
	};
}
/**
* Chooses the overlap that explains a decision. The result is the overlap of all calls if this overlap caused an update, and the overlap of
* the hot calls in all other cases.
*/
function shownOverlap(drift, kind) {
	const { hot, weight } = lostBeyondNoise(drift);
	return kind === "update" && weight > Math.max(0, hot) ? {
		of: "all calls",
		overlap: drift.weightOverlap,
		noise: drift.noiseWeightOverlap
	} : {
		of: "hot calls",
		overlap: drift.overlap,
		noise: drift.noiseOverlap
	};
}
/** Writes the two overlaps that explain a decision, as the end of a sentence. */
function overlapInWords(drift, kind) {
	const { of: calls, overlap, noise } = shownOverlap(drift, kind);
	const where = calls === "hot calls" ? "in calls that are hot in both profiles" : "in calls of both profiles";
	return `${share(overlap)} of the weight is ${where}; sampling noise alone would leave ${share(noise)}`;
}

export { isWithinNoise as a, pairEdges as c, hotThreshold as i, shownOverlap as l, decisivePairs as n, overlapInWords as o, driftBetween as r, overlapsOfParts as s, HOT_SHARE as t, weightPerSample as u };