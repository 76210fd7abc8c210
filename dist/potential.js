import { j as compilerSampleType, vn as fixed } from "./start.js";
import { B as callsC, G as NameTable, K as framesOfLocations, V as timeClassifier } from "./edge-profile.js";

// src/profile/leaf-weights.ts
/**
* How often each function was the leaf, as far as call edges tell: a compacted profile has lost where stacks begin and
* end. What enters a function, or is where a stack begins, leaves it or ends there. So at least `in − out` ended in it;
* the rest of the known number of stacks ended in functions which stacks both entered and left, here in proportion to
* what is common to both.
* @param stacks how many there were, in the unit of the weights.
*/
function leafWeights({ edges }, stacks) {
	const flows = /* @__PURE__ */ new Map();
	const flowOf = (name) => {
		const known = flows.get(name) ?? {
			into: 0,
			outOf: 0
		};
		flows.set(name, known);
		return known;
	};
	for (const { caller, callee, weight } of edges) {
		flowOf(caller).outOf += weight;
		flowOf(callee).into += weight;
	}
	let ended = 0;
	let common = 0;
	for (const { into, outOf } of flows.values()) {
		ended += Math.max(0, into - outOf);
		common += Math.min(into, outOf);
	}
	const part = common === 0 ? 0 : Math.min(1, Math.max(0, stacks - ended) / common);
	return new Map([...flows].map(([name, { into, outOf }]) => [name, Math.max(0, into - outOf) + part * Math.min(into, outOf)]));
}

// src/profile/potential.ts
/** Typical gains of programs in Go: https://go.dev/doc/pgo, for Go 1.22. */
const TYPICAL_GAINS = [.02, .14];
/**
* Divides the CPU time of a profile with whole stacks into what PGO can touch and what it cannot.
* @param of how the profile is called in the sentence: `the collected profiles`.
* @param countOf what a sample counts; default: what the compiler takes.
* @returns undefined when it has no samples.
*/
function potentialOf(profile, of, countOf) {
	return potentialOfSums(sumOfStacks(profile, countOf), of, false);
}
/** As `potentialOf`, of a profile whose stacks are gone, or were never there. */
function potentialOfReduced(profile, of) {
	const { times } = profile;
	if (times === void 0) return potentialOfSums(sumOfEdges(profile), of, true);
	return potentialOfSums(times.callsC ? times.cgo : times.plain, of, false);
}
function potentialOfSums(sums, of, isEstimate) {
	const all = Object.values(sums).reduce((total, value) => total + value, 0);
	if (all <= 0) return void 0;
	const shares = {
		user: sums.user / all,
		runtime: sums.runtime / all,
		gc: sums.gc / all,
		syscalls: sums.syscalls / all,
		cgo: sums.cgo / all
	};
	return {
		...shares,
		ceiling: ceilingOf(shares, of, isEstimate)
	};
}
function sumOfStacks(profile, countOf) {
	const type = compilerSampleType(profile);
	const value = countOf ?? ((values) => values[type] ?? 0);
	const table = new NameTable();
	const namesOf = framesOfLocations(profile, table).map((frames) => frames.map((frame) => table.names[frame]));
	const classOf = timeClassifier(callsC(table.names));
	const sums = none();
	for (const { locations, values } of profile.samples) sums[classOf(locations.flatMap((at) => namesOf[at]))] += value(values);
	return sums;
}
/** Of a compacted profile only leaves are known, and those not exactly. */
function sumOfEdges({ head, edges, samples, weighted }) {
	const type = compilerSampleType(head);
	const perSample = head.sampleTypes[type]?.type === "cpu" ? head.period : 1;
	const leaves = leafWeights(edges, (weighted?.samples ?? samples) * perSample);
	const classOf = timeClassifier(callsC([...leaves.keys()]));
	const sums = none();
	for (const [name, weight] of leaves) sums[classOf([name])] += weight;
	return sums;
}
function none() {
	return {
		user: 0,
		runtime: 0,
		gc: 0,
		syscalls: 0,
		cgo: 0
	};
}
function ceilingOf({ user, runtime, gc, syscalls, cgo }, of, isEstimate) {
	const go = user + runtime + gc;
	const sentences = [];
	const shut = [...isVisible(cgo) ? [`${percent(cgo)} is in C`] : [], ...isVisible(syscalls) ? [`${percent(syscalls)} in system calls`] : []];
	const [first, second] = shut;
	if (first === void 0) sentences.push(`All CPU time of ${of} is in Go code.`);
	else {
		const where = second === void 0 ? first.replace(" in system", " is in system") : shut.join(" and ");
		sentences.push(`Of the CPU time of ${of}, ${where}: PGO cannot touch it.`);
	}
	const parts = [`${percent(user)} in the program and its packages`, `${percent(runtime + gc)} in the runtime and its garbage collector, which are built with the profile, too`];
	if (go < .005) sentences.push("There is next to nothing that could get faster.");
	else {
		sentences.push(`${first === void 0 ? "It" : `At most the ${percent(go)} of Go code`} can get faster: ${parts.join(", ")}.`);
		const [least, most] = TYPICAL_GAINS;
		const gains = `${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} %`;
		sentences.push(go > .9 ? `Gains of ${gains} are typical.` : `Gains of ${gains} are typical of Go code; of this much they make ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of the whole.`);
	}
	if (isEstimate) sentences.push("These shares are estimates: a compacted profile has lost most of each stack.");
	return sentences.join(" ");
}
/** Whether a share is worth a word. */
function isVisible(share) {
	return share >= .005;
}
function percent(share) {
	return share > 0 && share < .005 ? "less than 1 %" : `${fixed(share * 100, 0)} %`;
}

export { potentialOfReduced as n, potentialOf as t };