import { a as edgeKey, r as compareText } from "./edges.js";

// src/profile/overlap.ts
/** Puts the edges of two profiles side by side, in the order of their names. */
function pairEdges(before, after) {
	const pairs = /* @__PURE__ */ new Map();
	for (const { caller, callee, offset, weight } of before.edges) pairs.set(edgeKey(caller, callee, offset), {
		caller,
		callee,
		offset,
		before: weight,
		after: 0
	});
	for (const { caller, callee, offset, weight } of after.edges) {
		const key = edgeKey(caller, callee, offset);
		pairs.set(key, {
			caller,
			callee,
			offset,
			before: pairs.get(key)?.before ?? 0,
			after: weight
		});
	}
	return [...pairs.values()].sort((a, b) => compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset);
}
function overlap(pairs) {
	const before = pairs.map((pair) => pair.before);
	const after = pairs.map((pair) => pair.after);
	return {
		hot: alike(callSites(pairs), before, after),
		weight: sharedWeight(before, after)
	};
}
function sharedWeight(before, after) {
	const sumBefore = sum(before);
	const sumAfter = sum(after);
	if (sumBefore === 0 || sumAfter === 0) return 0;
	let shared = 0;
	for (let i = 0; i < before.length; i++) shared += Math.min(before[i] / sumBefore, after[i] / sumAfter);
	return Math.min(1, shared);
}
function alike(sites, before, after) {
	const rolesBefore = roles(sites, before);
	const rolesAfter = roles(sites, after);
	const shareOf = (weights, own, other) => {
		let shared = 0;
		let all = 0;
		for (let i = 0; i < own.length; i++) {
			if (own[i] === COLD) continue;
			all += weights[i];
			if (own[i] === other[i]) shared += weights[i];
		}
		return all === 0 ? 0 : shared / all;
	};
	return Math.min(shareOf(before, rolesBefore, rolesAfter), shareOf(after, rolesAfter, rolesBefore));
}
const COLD = 0;
const HOT = 1;
/** Hot, and the heaviest callee of its call site: the one that a call through an interface is narrowed to. */
const HEAVIEST = 2;
/**
* Edges are hot from the heaviest down until they hold more than this share of all weight.
* Source: `inlineCDFHotCallSiteThresholdPercent` in cmd/compile/internal/inline.
*/
const HOT_SHARE = .99;
/**
* What the compiler makes of each edge, by the call site that it belongs to. Equal weights count in their order.
* Plain loops over typed arrays: the noise takes 400 of these, of tens of thousands of edges for a large program.
*/
function roles(sites, weights) {
	const { least, ties } = hotThreshold(weights);
	const heaviest = new Int32Array(sites.length).fill(-1);
	for (let i = 0; i < sites.length; i++) {
		const site = sites[i];
		const leader = heaviest[site];
		if (leader === -1 || weights[i] > weights[leader]) heaviest[site] = i;
	}
	const made = new Uint8Array(weights.length);
	let tiesLeft = ties;
	for (let i = 0; i < weights.length; i++) {
		const weight = weights[i];
		if (weight > least || weight === least && tiesLeft-- > 0) made[i] = heaviest[sites[i]] === i ? HEAVIEST : HOT;
	}
	return made;
}
/** The weight of the last hot edge, and how many of those with just this weight are hot. */
function hotThreshold(weights) {
	const ordered = Float64Array.from(weights.filter((weight) => weight > 0)).sort().reverse();
	const enough = HOT_SHARE * sum(weights);
	let held = 0;
	let hot = 0;
	while (hot < ordered.length && held <= enough) held += ordered[hot++];
	const least = ordered[hot - 1] ?? Number.POSITIVE_INFINITY;
	return {
		least,
		ties: hot - ordered.indexOf(least)
	};
}
/** For each edge, the number of its call site. */
function callSites(pairs) {
	const numbers = /* @__PURE__ */ new Map();
	return pairs.map(({ caller, offset }) => {
		const key = `${offset} ${caller}`;
		const number = numbers.get(key) ?? numbers.size;
		numbers.set(key, number);
		return number;
	});
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
const PERMUTATIONS = 200;
const NOISE_PERCENTILE = .05;
/**
* The overlap that two samplings of one and the same workload would have with as many samples as these two
* have: a permutation test (Fisher 1935; Good, Permutation Tests, 2000). Under the hypothesis that nothing
* changed, each sample could as well have come from the other profile, so the pooled counts are dealt out anew
* 200 times; returned is the 5th percentile of either overlap. An edge is counted at most once per sample, so its
* count deals out binomially. `random` yields uniform numbers in [0, 1).
*
* The weights must be sample counts; `scale` (≥ 1) says how much weight one sample stands for.
*/
function noiseOverlap(pairs, scale, random) {
	const before = pairs.map((pair) => Math.round(pair.before / scale.before));
	const after = pairs.map((pair) => Math.round(pair.after / scale.after));
	const pooled = before.map((count, i) => count + after[i]);
	const share = sum(before) / sum(pooled);
	const sites = callSites(pairs);
	const overlaps = [];
	for (let n = 0; n < PERMUTATIONS; n++) {
		const dealt = pooled.map((count) => binomial(count, share, random));
		const rest = pooled.map((count, i) => count - dealt[i]);
		overlaps.push({
			hot: alike(sites, dealt, rest),
			weight: sharedWeight(dealt, rest)
		});
	}
	const percentile = (of) => overlaps.map(of).sort((a, b) => a - b)[Math.floor(PERMUTATIONS * NOISE_PERCENTILE)];
	return {
		hot: percentile(({ hot }) => hot),
		weight: percentile(({ weight }) => weight)
	};
}
/** Beyond this many trials the normal approximation is better than the time that exact draws take. */
const EXACT_TRIALS = 50;
function binomial(trials, p, random) {
	if (trials > EXACT_TRIALS) {
		const deviation = Math.sqrt(trials * p * (1 - p)) * standardNormal(random);
		return Math.min(trials, Math.max(0, Math.round(trials * p + deviation)));
	}
	let hits = 0;
	for (let i = 0; i < trials; i++) if (random() < p) hits++;
	return hits;
}
/** Box–Muller transform. */
function standardNormal(random) {
	return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
/** The call edges whose share moved most, at most `count`. */
function movedEdges(pairs, count) {
	return topMoved(pairs, ({ caller, callee, offset }) => `${caller} → ${callee} (+${offset})`, count);
}
/** The functions whose share as callee moved most, at most `count`. */
function movedFunctions(pairs, count) {
	return topMoved(pairs, ({ callee }) => callee, count);
}
function topMoved(pairs, nameOf, count) {
	const sumBefore = sum(pairs.map(({ before }) => before)) || 1;
	const sumAfter = sum(pairs.map(({ after }) => after)) || 1;
	const shares = /* @__PURE__ */ new Map();
	for (const pair of pairs) {
		const name = nameOf(pair);
		const known = shares.get(name) ?? {
			name,
			before: 0,
			after: 0
		};
		shares.set(name, {
			name,
			before: known.before + pair.before / sumBefore,
			after: known.after + pair.after / sumAfter
		});
	}
	const distance = ({ before, after }) => Math.abs(after - before);
	return [...shares.values()].filter((moved) => distance(moved) > 0).sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name)).slice(0, count);
}
/** Weight of an edge set that satisfies `test`, as a fraction of all of it. */
function weightShare(edges, test) {
	const all = edges.reduce((total, edge) => total + edge.weight, 0);
	return all === 0 ? 0 : edges.reduce((total, edge) => total + (test(edge) ? edge.weight : 0), 0) / all;
}

export { pairEdges as a, overlap as i, movedFunctions as n, weightShare as o, noiseOverlap as r, movedEdges as t };