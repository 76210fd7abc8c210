import { Er as ExpectedError, M as edgeKey, S as hasMovedTooFar, _n as count, x as driftBetween } from "./start.js";
import { t as digest } from "./merge.js";
import { $ as decisionsOf, A as totalsInWords, D as encodeEdges, Q as compareWeight, X as byWeight, Y as areSameDecisions, Z as callSiteOf, et as hotCount, mt as renameExcluded, pt as ownName, t as readEdges, tt as renamer } from "./edge-profile.js";
import { i as readEdgesOfFile } from "./validate.js";
import { r as readRenamed } from "./weighed.js";

// src/profile/stable.ts
/**
* The edges of a new profile with the weights of an earlier one wherever the compiler decides the same by them: exactly what it
* decides by the new one, as `decisionsOf` says. The earlier edges themselves where these decide the same. Undefined where
* no such weights were found.
*
* The edges are those of the new profile, and every edge that was in the earlier one starts with its weight there. Changed are those that
* became hot or cold, the order of the callees of one line, and, as hot is what holds 99 % of the sum, as many of the heaviest as
* it takes for the sum to be cut in the same place, towards their weight in the new profile.
*/
function holdWeights(before, after) {
	if (before.length === 0 || after.length === 0) return void 0;
	const decided = decisionsOf(after);
	if (areSameDecisions(decisionsOf(before), decided)) return before;
	const tries = cutsOf(before, after).map((cut) => held(before, after, cut)).filter((edges) => areSameDecisions(decisionsOf(edges), decided));
	const changes = tries.map((edges) => changesOf(before, edges));
	return tries[changes.indexOf(Math.min(...changes))];
}
/** How many edges weigh something else than before. */
function changesOf(before, edges) {
	const weights = weightsOf(before);
	return edges.filter((edge) => weights.get(keyOf(edge)) !== edge.weight).length;
}
/** Where hot may end: where it did, or at the edges where it does now, with the weights about that one. */
function cutsOf(before, after) {
	const old = lastHot(before);
	const now = lastHot(after);
	const weights = [
		old.weight,
		old.weight + 1,
		old.weight - 1,
		Math.round(now.weight * scaleOf(before, after))
	];
	return [old, ...[...new Set(weights)].map((weight) => ({
		...now,
		weight
	}))].filter(({ weight }) => weight >= 1);
}
function lastHot(edges) {
	const ordered = byWeight(edges);
	return ordered[hotCount(ordered) - 1];
}
function scaleOf(before, after) {
	return sumOf(before) / sumOf(after);
}
function sumOf(edges) {
	return edges.reduce((sum, { weight }) => sum + weight, 0);
}
function weightsOf(edges) {
	return new Map(edges.map((edge) => [keyOf(edge), edge.weight]));
}
function keyOf({ caller, callee, offset }) {
	return edgeKey(caller, callee, offset);
}
function held(before, after, cut) {
	const weights = weightsOf(before);
	const scale = scaleOf(before, after);
	const ordered = byWeight(after);
	const hot = hotCount(ordered);
	const edges = ordered.map((edge, index) => {
		const wanted = Math.max(1, edge.weight * scale);
		return {
			edge,
			wanted,
			isHot: index < hot,
			weight: weights.get(keyOf(edge)) ?? Math.round(wanted)
		};
	});
	for (const one of edges) one.weight = onItsSide(one, cut);
	const sites = callSitesOf(edges);
	for (const callees of sites) inOrder(callees, cut);
	fitSums(edges, sites, cut);
	const made = new Map(edges.map(({ edge, weight }) => [edge, weight]));
	return after.map((edge) => weighing(edge, made.get(edge)));
}
/** The weight, or the nearest one that is hot or cold as it has to be. */
function onItsSide({ edge, isHot, weight }, cut) {
	return isHot ? Math.max(weight, leastHot(edge, cut)) : Math.min(weight, Math.max(1, leastHot(edge, cut) - 1));
}
/** Of what weight on an edge is hot. */
function leastHot(edge, cut) {
	return compareWeight({
		...edge,
		weight: cut.weight
	}, cut) <= 0 ? cut.weight : cut.weight + 1;
}
/** The callees of each call site, from the heaviest down. */
function callSitesOf(edges) {
	const sites = /* @__PURE__ */ new Map();
	for (const one of edges) {
		const site = callSiteOf(one.edge);
		const callees = sites.get(site);
		if (callees === void 0) sites.set(site, [one]);
		else callees.push(one);
	}
	return [...sites.values()];
}
/** Gives the callees of a call site the order that they have in the new profile, cold ones from above, hot ones from below. */
function inOrder(callees, cut) {
	const cold = callees.filter(({ isHot }) => !isHot);
	let above;
	for (const one of cold) {
		if (above?.edge.weight === one.edge.weight) one.weight = above.weight;
		else if (above !== void 0) one.weight = Math.max(1, Math.min(one.weight, above.weight - 1));
		above = one;
	}
	let below;
	for (const one of [...callees].reverse()) {
		if (below?.edge.weight === one.edge.weight) one.weight = below.weight;
		else if (below !== void 0) one.weight = Math.max(one.weight, below.weight + 1);
		if (one.isHot) one.weight = Math.max(one.weight, leastHot(one.edge, cut));
		below = one;
	}
}
/**
* Brings the sum of the hot edges to where the last of them takes it past 99 % of all: above 99 times the cold ones' sum, by at most 100 times the
* weight of the last. First edges move towards what they weigh in the new profile, those first that are farthest from it; what is
* left then, the heaviest take.
*/
function fitSums(edges, sites, cut) {
	const hot = edges.filter(({ isHot }) => isHot);
	const cold = edges.filter(({ isHot }) => !isHot);
	const last = hot.reduce((least, { weight }) => Math.min(least, weight), Number.POSITIVE_INFINITY);
	const sum = sumOf(hot);
	let coldSum = sumOf(cold);
	/** By how much the hot ones weigh too much; less than 0: too little. */
	const excess = () => {
		const least = 99 * coldSum + 1;
		const most = Math.max(least, least + 100 * last - 2);
		return sum < least ? sum - least : Math.max(0, sum - most);
	};
	if (excess() === 0) return;
	const alone = new Set(sites.flatMap((callees) => callees.length === 1 ? callees : []));
	const lone = cold.filter((one) => alone.has(one));
	for (const one of farthest(lone)) {
		const step = towards(one);
		const enough = Math.ceil(Math.abs(excess()) / 99);
		if (Math.sign(step) !== Math.sign(excess())) continue;
		const weight = onItsSide({
			...one,
			weight: one.weight + Math.sign(step) * Math.min(Math.abs(step), enough)
		}, cut);
		coldSum += weight - one.weight;
		one.weight = weight;
	}
	const left = excess();
	if (left === 0) return;
	const nextAt = /* @__PURE__ */ new Map();
	for (const callees of sites) {
		const [first, next] = callees;
		if (first?.isHot && next?.edge.weight !== first.edge.weight) nextAt.set(first, next);
	}
	const free = [...nextAt.keys()];
	if (left < 0) raise(free, -left);
	else lower(free, left, (one) => Math.max((nextAt.get(one)?.weight ?? 0) + 1, leastHot(one.edge, cut), last));
}
/** By how much its weight would have to change to be what it is in the new profile. */
function towards({ wanted, weight }) {
	return wanted > weight ? Math.floor(wanted) - weight : Math.ceil(wanted) - weight;
}
function farthest(edges) {
	return [...edges].sort((a, b) => Math.abs(towards(b)) - Math.abs(towards(a)) || compareWeight(a.edge, b.edge));
}
function heaviest(edges) {
	return [...edges].sort((a, b) => b.weight - a.weight || compareWeight(a.edge, b.edge));
}
function raise(free, missing) {
	let left = missing;
	for (const one of farthest(free)) {
		const step = Math.min(left, Math.max(0, towards(one)));
		one.weight += step;
		left -= step;
	}
	const [first] = heaviest(free);
	if (first !== void 0) first.weight += left;
}
function lower(free, excess, floor) {
	let left = excess;
	const take = (one, most) => {
		const taken = Math.max(0, Math.min(left, most, one.weight - floor(one)));
		one.weight -= taken;
		left -= taken;
	};
	for (const one of farthest(free)) take(one, -towards(one));
	for (const one of heaviest(free)) take(one, left);
}
/** The edge with this weight, and its other columns in proportion. */
function weighing(edge, weight) {
	if (weight === edge.weight) return edge;
	const values = edge.values.map((value) => value === edge.weight ? weight : Math.round(value / edge.weight * weight));
	return {
		...edge,
		weight,
		values
	};
}

// src/decide/held-weights.ts
/** The Go compiler's own profile has 4,000; of many more, the search takes minutes and more memory than a run may have. */
const MOST_EDGES = 5e4;
/**
* Writes what is to be committed with the weights of the committed profile as far as that changes no decision of the compiler
* (`holdWeights`), so that little changes in git, and nothing is compiled anew where no decision changes. Held weights grow old: where the
* weight of all calls has moved so far that the profile would be an update for that alone, all of them are new.
* @throws ExpectedError with the reason where no weight can be held.
*/
async function heldWeights(fresh, committed, { renames, minDrift }) {
	const written = await readEdgesOfFile(committed);
	const now = readEdges(fresh.bytes);
	mustBeAlike(now.head, written.head);
	const today = renamer(renames);
	const before = renameExcluded(written.edges((name) => today(ownName(name))).edges, fresh.exclusions);
	if (before.length === 0) throw new ExpectedError("It has no call edge.");
	const after = now.edges().edges;
	if (Math.max(before.length, after.length) > MOST_EDGES) throw new ExpectedError(`There are more than ${count(MOST_EDGES, "call edge")}.`);
	if (areSameDecisions(decisionsOf(written.edges().edges), decisionsOf(after))) return {
		merged: withEdges(fresh, now, written, before),
		held: before.length,
		isSame: true
	};
	if (hasMovedTooFar(driftBetween(await readRenamed(committed, renames), fresh), minDrift)) throw new ExpectedError("The weight of all calls has moved too far since.");
	const edges = holdWeights(before, after);
	if (edges === void 0) throw new ExpectedError("The compiler would decide something else by them.");
	const held = edges.length - changesOf(before, edges);
	return {
		merged: withEdges(fresh, now, written, edges),
		held,
		isSame: false
	};
}
/** With other columns or another period, the weights of one do not tell what those of the other do. */
function mustBeAlike(now, written) {
	const [mine, its] = [now, written].map(({ sampleTypes, periodType, period }) => [...sampleTypes, periodType].map((type) => `${type?.type}/${type?.unit}`).concat(String(period)).join(", "));
	if (mine !== its) throw new ExpectedError(`Its columns and period are ${its}, those of the new profiles ${mine}.`);
}
/** Samples and time are those of the new profiles; what the values are worth is what it was of the profile that they are from. */
function withEdges(fresh, now, written, edges) {
	const { samples, cpuNanos } = now.totals;
	const { weighted } = written.totals;
	const totals = {
		samples,
		cpuNanos,
		...weighted && { weighted }
	};
	const own = new Set(totalsInWords(now.totals));
	const remarks = now.head.comments.filter((line) => !own.has(line));
	const bytes = encodeEdges(now.head, edges, totals, remarks);
	return {
		...fresh,
		bytes,
		sha256: digest(bytes),
		writtenEdges: edges.length
	};
}

export { heldWeights };