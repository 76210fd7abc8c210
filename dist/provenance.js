import { t as VERSION } from "./version.js";
import { A as compareText } from "./start.js";

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

export { provenanceInWords as n, windowOf as r, isoDate as t };