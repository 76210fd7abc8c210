import { t as VERSION } from "./version.js";
import { c as splitSymbol, o as declarationOf, s as isOwnFunction, u as withoutTypeArguments } from "./decode.js";
import { r as compareText } from "./edges.js";
import { o as weightShare } from "./overlap.js";

// src/profile/call-sites.ts
/** For where the source was not parsed. */
const UNKNOWN_CALLS = {
	stateOf: () => "unknown",
	isPromoted: () => false
};
/** Calls that are not in the source: the compiler makes them. */
const MADE_BY_COMPILER = /^(runtime|internal\/.*|type:.*|go:.*|)$/;
/**
* A call by the names that the source has: `package.Function` or `package.Type.Method`, and the callee's last name.
* Undefined where either end is a closure, a loop's body, a wrapper or made by the compiler.
*/
function plainCall(edge) {
	const caller = plainName(edge.caller);
	const callee = plainName(edge.callee);
	if (caller === void 0 || callee === void 0 || MADE_BY_COMPILER.test(callee.package)) return void 0;
	return {
		caller: `${caller.package}.${caller.names.join(".")}`,
		callee: callee.names.at(-1) ?? ""
	};
}
/** `package.Type.Method` of a method or what belongs to it; undefined for a function. */
function methodName(symbol) {
	const { package: path, first, second } = declarationOf(symbol);
	return second === "" ? void 0 : `${path}.${first}.${second}`;
}
function plainName(symbol) {
	const { first, second, isGenerated } = declarationOf(symbol);
	const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
	const names = second === "" ? [first] : [first, second];
	const isPlain = rest.replace(/[()*]/g, "") === names.join(".") && !/^(func|gowrap|deferwrap)\d+$/.test(second);
	return isGenerated || !isPlain ? void 0 : {
		package: path,
		names
	};
}

// src/profile/stale.ts
/**
* The module's functions. Every program has a package main, so of those only what `declared` names counts, where
* the source tree is at hand.
*/
function ownCode(modulePath, declared) {
	return {
		modulePath,
		...declared?.program && { program: declared.program },
		includes: (name) => isOwnFunction(name, modulePath) && (declared === void 0 || !name.startsWith("main.") || isDeclared(name, declared))
	};
}
/**
* How much of a profile is about functions and calls that the source tree no longer has. Dependencies are not judged.
* @param calls what has become of each call; undefined: only functions are judged.
*/
function staleness(edges, declared, calls = UNKNOWN_CALLS) {
	const weights = /* @__PURE__ */ new Map();
	const isMissing = /* @__PURE__ */ new Map();
	const missing = (name) => {
		const known = isMissing.get(name);
		if (known !== void 0) return known;
		const result = isOwnFunction(name, declared.modulePath) && !isDeclared(name, declared) && !calls.isPromoted(name);
		isMissing.set(name, result);
		return result;
	};
	for (const edge of edges.edges) for (const name of /* @__PURE__ */ new Set([edge.caller, edge.callee])) if (missing(name)) weights.set(name, (weights.get(name) ?? 0) + edge.weight);
	const lacksFunction = (edge) => missing(edge.caller) || missing(edge.callee);
	const missingWeight = weightShare(edges.edges, lacksFunction);
	const sites = staleSites(edges, calls, (edge) => !lacksFunction(edge));
	return {
		weight: Math.min(1, missingWeight + sites.reduce((sum, { weight }) => sum + weight, 0)),
		missingWeight,
		missing: [...weights].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([name]) => name),
		sites
	};
}
function staleSites({ edges, totalWeight }, { stateOf }, isJudged) {
	return edges.flatMap((edge) => {
		const state = isJudged(edge) ? stateOf(edge) : "unknown";
		if (state === "there" || state === "unknown") return [];
		const { caller, callee, offset, weight } = edge;
		return [{
			caller,
			callee,
			offset,
			state,
			weight: totalWeight === 0 ? 0 : weight / totalWeight
		}];
	}).sort((a, b) => b.weight - a.weight);
}
/** Whether the declaration behind a symbol is there. */
function isDeclared(symbol, { names, packages, isElsewhere }) {
	const { package: path, first, second, isGenerated } = declarationOf(symbol);
	if (!packages.has(path)) return isElsewhere(path);
	return isGenerated || names.has(`${path}.${first}`) || names.has(`${path}.${first}.${second}`);
}

// src/profile/provenance.ts
/** From the earliest start to the latest end; undefined where none says when it was taken. */
function windowOf(profiles) {
	const dated = profiles.filter(({ timeNanos }) => timeNanos > 0n);
	if (dated.length === 0) return void 0;
	const starts = dated.map(({ timeNanos }) => timeNanos);
	const ends = dated.map(({ timeNanos, durationNanos }) => timeNanos + BigInt(durationNanos));
	return {
		from: starts.reduce((a, b) => b < a ? b : a),
		to: ends.reduce((a, b) => b > a ? b : a)
	};
}
/**
* Comments of a committed profile, for `go tool pprof -comments`: no names of hosts or machines, no paths, no addresses, and
* the same for the same inputs, in whatever order they came.
* @param inputsSha256 one digest over the sorted digests of the inputs.
* @param carryOver weight of the profile that was committed before, as a fraction of that of the new ones.
*/
function provenanceInWords(provenance, window, inputsSha256, carryOver = 0) {
	const kinds = provenance === void 0 ? [] : kindsInWords(provenance.sources);
	return [
		["version", VERSION],
		["program", provenance?.program],
		["go-version", provenance?.goVersion],
		["sources", kinds.length === 0 ? void 0 : kinds.join(", ")],
		["profiled", window && `${isoDate(window.from)} to ${isoDate(window.to)}`],
		["carry-over", carryOver === 0 ? void 0 : String(carryOver)],
		["inputs-sha256", inputsSha256]
	].flatMap(([name, value]) => value === void 0 ? [] : [`go-pgo ${name}: ${value}`]);
}
/** `2 pprof (8 profiles)`: how many sources of each kind gave profiles, and how many. */
function kindsInWords(sources) {
	const kinds = /* @__PURE__ */ new Map();
	for (const { kind, collected } of sources) if (collected > 0) kinds.set(kind, [...kinds.get(kind) ?? [], collected]);
	return [...kinds].sort(([a], [b]) => compareText(a, b)).map(([kind, counts]) => {
		const profiles = counts.reduce((sum, count) => sum + count, 0);
		return `${counts.length} ${kind} (${profiles} ${profiles === 1 ? "profile" : "profiles"})`;
	});
}
/** Nanoseconds since the epoch as ISO 8601 with seconds. */
function isoDate(nanos) {
	return `${new Date(Number(nanos / 1000000n)).toISOString().slice(0, 19)}Z`;
}

export { staleness as a, plainCall as c, ownCode as i, provenanceInWords as n, UNKNOWN_CALLS as o, windowOf as r, methodName as s, isoDate as t };