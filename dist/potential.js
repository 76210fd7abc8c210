import { N as addValues, gn as fixed, j as compilerSampleType, k as callEdges } from "./start.js";
import { D as totalsOf, E as totalsInWords, F as ValueType, G as Mapping, I as encodeProfile, K as Sample, P as Line, T as isCompact, U as Function, W as Location, d as callsC, f as timeClassifier, g as framesOfLocations, h as NameTable, q as StringTable } from "./weighed.js";
import { r as splitSymbol } from "./own.js";
import { posix } from "node:path";

// src/profile/whole.ts
/**
* Encodes a profile with its whole stacks, for `compact: none`, without what must not be committed: labels are
* gone (equal stacks become one), file names hold no path of a machine. Not gzipped, as `compactToEdges`.
* @param totals noted where they are not what the values add up to, because some count more than others.
* @param remarks what the file says of itself, beside those totals.
*/
function encodeWhole(profile, totals, remarks = []) {
	const comments = [...totals?.weighted ? totalsInWords(totals) : [], ...remarks];
	const strings = new StringTable();
	const valueType = (type) => new ValueType({
		type: strings.dedup(type.type),
		unit: strings.dedup(type.unit)
	});
	return encodeProfile({
		sampleType: profile.sampleTypes.map(valueType),
		sample: withoutLabels(profile.samples).map(({ locations, values }) => new Sample({
			locationId: locations.map((index) => index + 1),
			value: [...values]
		})),
		mapping: profile.mappings.map(({ filename, buildId }, index) => new Mapping({
			id: index + 1,
			filename: strings.dedup(baseName(filename)),
			buildId: strings.dedup(buildId),
			hasFunctions: true
		})),
		location: profile.locations.map(({ address, mapping, lines }, index) => new Location({
			id: index + 1,
			mappingId: mapping === void 0 ? 0 : mapping + 1,
			address,
			line: lines.map(({ func, line }) => new Line({
				functionId: func === void 0 ? 0 : func + 1,
				line
			}))
		})),
		function: profile.functions.map(({ name, systemName, filename, startLine }, index) => new Function({
			id: index + 1,
			name: strings.dedup(name),
			systemName: strings.dedup(systemName),
			filename: strings.dedup(publicFileName(name, filename)),
			startLine
		})),
		timeNanos: profile.timeNanos,
		durationNanos: profile.durationNanos,
		...profile.periodType && { periodType: valueType(profile.periodType) },
		period: profile.period,
		...comments.length > 0 && { comment: comments.map((line) => strings.dedup(line)) }
	}, strings);
}
/** Adds up the samples that differ in nothing but their labels. */
function withoutLabels(samples) {
	if (!samples.some(({ labelled }) => labelled)) return samples;
	const sums = /* @__PURE__ */ new Map();
	for (const { locations, values } of samples) {
		const key = locations.join(" ");
		const sum = sums.get(key);
		if (sum === void 0) sums.set(key, {
			locations,
			values: [...values]
		});
		else addValues(sum.values, values);
	}
	return [...sums.values()];
}
/** As `-trimpath` writes it: package path and base name, where the profile has a path of the building machine. */
function publicFileName(functionName, filename) {
	return /^(?:[/\\~]|\w+:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(filename) ? posix.join(splitSymbol(functionName).package, baseName(filename)) : filename;
}
function baseName(filename) {
	return filename.slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1);
}

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
* Divides the CPU time of a profile into what PGO can touch and what it cannot.
* @param of how the profile is called in the sentence: `the collected profiles`.
* @param countOf what a sample counts; default: what the compiler takes.
* @returns undefined when it has no samples.
*/
function potentialOf(profile, of, countOf) {
	const compact = isCompact(profile);
	return potentialOfSums(compact ? sumOfEdges(profile) : sumOfStacks(profile, countOf), of, compact);
}
/** As `potentialOf`, of sums over many profiles. */
function potentialOfTimes(times, of) {
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
function sumOfEdges(profile) {
	const edges = callEdges(profile);
	const { samples, weighted } = totalsOf(profile);
	const type = compilerSampleType(profile);
	const perSample = profile.sampleTypes[type]?.type === "cpu" ? profile.period : 1;
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

export { potentialOfTimes as n, encodeWhole as r, potentialOf as t };