import { n as printableValue } from "./mistakes.js";
import { c as note, f as warning, i as UsageError } from "./errors.js";
import { j as share } from "./start.js";
import { f as weightShare, n as byName } from "./edges.js";
import { n as EXCLUDED } from "./names.js";

// src/profile/exclusions.ts
/**
* Parses a setting that lists calls, such as `exclude`: `caller -> callee`, or the callee alone.
* @throws UsageError for any other text.
*/
function callsOf(setting, written) {
	return [...new Set(written)].map((one) => {
		const names = one.split("->").map((name) => name.trim());
		const [callee = "", caller] = names.reverse();
		if (names.length <= 2 && !names.includes("")) return caller === void 0 ? { callee } : {
			callee,
			caller
		};
		throw new UsageError(`${setting}: ${printableValue(one)} is not a call.`, { fix: "Write `caller -> callee`, or the callee alone, as `go tool pprof -top` names them." });
	});
}
/** Whether a call is one of the excluded ones. An exclusion without a caller matches the callee in every caller. */
function isExcluded({ caller, callee }, exclusions) {
	return exclusions.some((exclusion) => exclusion.callee === callee && (exclusion.caller ?? caller) === caller);
}
/**
* Returns names for the two functions of an excluded call that the compiler does not find. To the compiler, a function is hot if
* it is the callee of any hot edge, and a call site is hot by its caller and line alone (`PGOInlinePrologue` in
* cmd/compile/internal/inline/inl.go). So if the callee may be hot for other callers, the caller also gets another name.
*/
function excludedNames({ caller, callee }, exclusions) {
	return {
		caller: exclusions.some((exclusion) => exclusion.caller === void 0 && exclusion.callee === callee) ? caller : caller + EXCLUDED,
		callee: callee + EXCLUDED
	};
}
/** Returns the edges, sorted by name, with other names for the excluded ones. All weights stay the same. */
function renameExcluded(edges, exclusions) {
	if (!edges.some((edge) => isExcluded(edge, exclusions))) return edges;
	return edges.map((edge) => isExcluded(edge, exclusions) ? {
		...edge,
		...excludedNames(edge, exclusions)
	} : edge).sort(byName);
}
/** Writes an exclusion as users write it: `caller -> callee`, or the callee alone. */
function exclusionInWords({ caller, callee }) {
	return caller === void 0 ? callee : `${caller} -> ${callee}`;
}
const HARMFUL_INLININGS = [{
	caller: "runtime.ReadTrace",
	callee: "runtime.gopark",
	from: 22,
	to: 24,
	title: "The program can hang while an execution trace ends",
	message: "With this profile, `runtime.gopark` is inlined into `runtime.ReadTrace`, which then can no longer be stopped when a trace ends: the whole program stands still. It concerns programs that take execution traces (`runtime/trace`, `/debug/pprof/trace`, continuous profilers).",
	fix: "Build with Go 1.25 or later, or take no execution traces of this program.",
	url: "https://github.com/golang/go/issues/74045"
}, {
	callee: "google.golang.org/grpc/internal/transport.(*loopyWriter).processData",
	from: 21,
	title: "Each gRPC connection may hold more memory",
	message: "With this profile, gRPC’s `(*loopyWriter).processData` is inlined into the loop that every connection runs, up to three times, and each time its buffer of 16 KiB becomes a part of that goroutine’s stack.",
	fix: "Compare the memory of both binaries under load, or name the function in `exclude`.",
	url: "https://github.com/grpc/grpc-go/issues/6991"
}];
/**
* Returns the harmful inlinings of a version of Go. Nothing is known about development versions.
* @param goVersion as `go env GOVERSION` prints it.
*/
function harmfulInlinings(goVersion) {
	const minor = goMinor(goVersion);
	if (minor === void 0) return [];
	return HARMFUL_INLININGS.filter(({ from, to = minor }) => from <= minor && minor <= to);
}
/** Returns the minor version, such as 26 for `go1.26.8`; undefined for development versions. */
function goMinor(goVersion) {
	const minor = /^go1\.(\d+)/.exec(goVersion)?.[1];
	return minor === void 0 ? void 0 : Number(minor);
}
/** Returns the calls to keep out: those that the user excludes, and those that are harmful with this version of Go. */
function exclusionsFor({ hazards, exclusions }, goVersion) {
	return hazards === "apply" ? [...exclusions, ...harmfulInlinings(goVersion)] : exclusions;
}
/** Says why an inlining is harmful, as the text after a colon. */
function hazardInWords({ title, url }) {
	return `${title.charAt(0).toLowerCase()}${title.slice(1)} (${url})`;
}
/**
* Reports which harmful calls and which calls of `exclude` the profile has, and whether they are kept out.
* @param edges the edges of the merge under their own names.
*/
function aboutExclusions({ hazards, exclusions }, goVersion, edges) {
	const harmful = harmfulInlinings(goVersion);
	return [...harmful, ...exclusions].flatMap((exclusion) => {
		const hazard = harmful.find((inlining) => inlining === exclusion);
		const weight = weightShare(edges, (edge) => isExcluded(edge, [exclusion]));
		const call = `\`${exclusionInWords(exclusion)}\``;
		const callAndWeight = `${call} (${share(weight)} of the call-edge weight)`;
		if (hazard === void 0 && weight > 0) return [note(`Removed ${callAndWeight} from the profile (\`exclude\`).`)];
		if (hazard === void 0) return [warning(`The merge has no call of ${call}, so \`exclude\` has no effect.`, "Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or remove it from `exclude`.")];
		if (weight === 0) return [];
		const harm = `inlining this call is known to be harmful: ${hazardInWords(hazard)}`;
		return hazards === "apply" ? [note(`Removed ${callAndWeight} from the profile, because ${harm}.`, "Set `hazards: report` to keep it.")] : [warning(`${callAndWeight} is hot in the profile, and ${harm}.`, "Set `hazards: apply` to remove it.")];
	});
}

export { goMinor as a, isExcluded as c, exclusionsFor as i, renameExcluded as l, callsOf as n, harmfulInlinings as o, exclusionInWords as r, hazardInWords as s, aboutExclusions as t };