import { n as printableValue } from "./mistakes.js";
import { c as note, f as warning, i as UsageError } from "./errors.js";
import { N as share } from "./start.js";
import { f as weightShare, n as byName } from "./edges.js";
import { n as EXCLUDED } from "./names.js";

// src/profile/exclusions.ts
/**
* Parses a setting that lists calls, such as `exclude`. A call has the form `caller -> callee`, or is the callee alone.
* @throws UsageError if a text does not have the form of a call.
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
/** Returns true if an exclusion matches the call. An exclusion without a caller matches every call of the callee. */
function isExcluded({ caller, callee }, exclusions) {
	return exclusions.some((exclusion) => exclusion.callee === callee && (exclusion.caller ?? caller) === caller);
}
/**
* Returns new names for the two functions of an excluded call, so that the compiler does not find the call. The compiler treats a function
* as hot if any hot edge has this function as its callee. The compiler treats a call site as hot if a hot edge has the same caller and line
* (`PGOInlinePrologue` in cmd/compile/internal/inline/inl.go). So the caller also gets a new name if other callers may keep the callee hot.
*/
function excludedNames({ caller, callee }, exclusions) {
	return {
		caller: exclusions.some((exclusion) => exclusion.caller === void 0 && exclusion.callee === callee) ? caller : caller + EXCLUDED,
		callee: callee + EXCLUDED
	};
}
/** Returns the edges, sorted by name. Excluded edges get new names, and all edges keep their weights. */
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
	message: "With this profile, `runtime.gopark` is inlined into `runtime.ReadTrace`, which then can no longer be stopped when a trace ends, so the whole program hangs. This hazard concerns programs that take execution traces (`runtime/trace`, `/debug/pprof/trace`, continuous profilers).",
	fix: "Build with Go 1.25 or later, or do not take execution traces of this program.",
	url: "https://github.com/golang/go/issues/74045"
}, {
	callee: "google.golang.org/grpc/internal/transport.(*loopyWriter).processData",
	from: 21,
	title: "Each gRPC connection may hold more memory",
	message: "With this profile, gRPC’s `(*loopyWriter).processData` is inlined up to three times into the loop that every connection runs. Each copy adds a buffer of 16 KiB to the stack of the connection’s goroutine.",
	fix: "Compare the memory of both binaries under load, or name the function in `exclude`.",
	url: "https://github.com/grpc/grpc-go/issues/6991"
}];
/**
* Returns the harmful inlinings of a version of Go. The result is empty for development versions, because no harm is known for these
* versions.
* @param goVersion the version that `go env GOVERSION` prints.
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
/** Returns the excluded calls: the calls that the user excludes, and the calls that are harmful with this version of Go. */
function exclusionsFor({ hazards, exclusions }, goVersion) {
	return hazards === "apply" ? [...exclusions, ...harmfulInlinings(goVersion)] : exclusions;
}
/** Returns the reason why an inlining is harmful, as a text that can follow a colon. */
function hazardInWords({ title, url }) {
	return `${title.charAt(0).toLowerCase()}${title.slice(1)} (${url})`;
}
/**
* Reports which harmful calls and which calls of `exclude` the profile has. The findings say if the harmful calls are kept out of the
* profile.
* @param edges the edges of the merge, before excluded calls get new names.
*/
function aboutExclusions({ hazards, exclusions }, goVersion, edges) {
	const harmful = harmfulInlinings(goVersion);
	return [...harmful, ...exclusions].flatMap((exclusion) => {
		const hazard = harmful.find((inlining) => inlining === exclusion);
		const weight = weightShare(edges, (edge) => isExcluded(edge, [exclusion]));
		const call = `\`${exclusionInWords(exclusion)}\``;
		const callAndWeight = `${call} (${share(weight)} of the call-edge weight)`;
		if (hazard === void 0 && weight > 0) return [note(`Removed ${callAndWeight} from the profile (\`exclude\`).`)];
		if (hazard === void 0) return [warning(`The merge has no call of ${call}, so \`exclude\` has no effect.`, "Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or remove the entry from `exclude`.")];
		if (weight === 0) return [];
		const harm = `inlining this call is known to be harmful: ${hazardInWords(hazard)}`;
		return hazards === "apply" ? [note(`Removed ${callAndWeight} from the profile, because ${harm}.`, "Set `hazards: report` to keep such calls.")] : [warning(`${callAndWeight} is hot in the profile, and ${harm}.`, "Set `hazards: apply` to remove such calls.")];
	});
}

export { exclusionsFor as a, hazardInWords as c, exclusionInWords as i, isExcluded as l, callsOf as n, goMinor as o, excludedNames as r, harmfulInlinings as s, aboutExclusions as t, renameExcluded as u };