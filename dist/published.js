import { A as groupBy, D as compareText, N as share, d as excerpt, v as someOf } from "./start.js";
import { c as note, d as undefinedIfExpected, f as warning, n as ExpectedError } from "./errors.js";
import { T as weightWith, a as compilerSampleType, i as columnNames, m as locationBits, u as isCompact } from "./columns.js";
import { o as profileContent } from "./bytes.js";
import { n as decodeOrExplain } from "./decode.js";
import { C as ownName, T as renamer, _ as isInside, b as isOwnFunction, c as KnownNames, m as declarationOf, r as FOREIGN } from "./names.js";
import { c as edgesOf, f as weightShare, h as endsOf, x as placeOfMapping, y as KERNEL } from "./edges.js";
import { l as isExcluded } from "./exclusions.js";

// src/profile/origin.ts
/**
* If at least this share of the stacks has code of modules that the program is not built with, the profile counts as a profile of another
* program. The share is computed over the stacks with code outside of the standard library.
*/
const FOREIGN_SHARE = .1;
const FIX_PROGRAM = "Point the source at this program, or set `working-directory` and `package` to the program that was profiled.";
/**
* Refuses the profile of another program. The profile of another program is useless for this program, but the compiler would accept it. The
* function recognizes another program by functions of package main, by the folders of main packages, and by modules that this program is
* not built with.
* @returns a sentence about a doubtful profile, which may come from an older version of this program.
* @throws ExpectedError with a message that names the expected program and the found program.
*/
function mustBeOfProgram(named, { main, otherMains, modulePath, dependencies }) {
	const functions = mainFunctionsOf(named.names.map(({ name }) => name));
	const folders = mainFoldersOf(named);
	const of = (one) => functions.filter((name) => isDeclaredIn(one, name));
	const known = new Set((main === void 0 ? otherMains : [main]).flatMap(of)).size;
	const isOfThisModule = known * 2 > functions.length || named.names.some(({ name }) => !name.startsWith("main.") && isOwnFunction(name, modulePath));
	if (!isOfThisModule && !folders.some((folder) => isInside(folder, /* @__PURE__ */ new Set([modulePath])))) {
		const own = /* @__PURE__ */ new Set([modulePath, ...dependencies]);
		if (isForeign(named, own, functions.length > 0 && known === 0)) {
			const found = [packagesOf(named).filter((path) => !isInside(path, own)), inMain(functions)].filter(({ length }) => length > 0).map(printableNames);
			const message = `The file is a profile of another program: expected functions of ${`${modulePath}${main === void 0 ? "" : ` (main package ${main.importPath})`}`}, found functions of ${found.join(" and ")}.`;
			throw new ExpectedError(message, { fix: FIX_PROGRAM });
		}
	}
	if (main === void 0) return void 0;
	const all = [main, ...otherMains];
	const [best = main] = all.toSorted((a, b) => of(b).length - of(a).length);
	const inFolder = all.filter(({ folder }) => folder !== "" && folders.some((at) => at.endsWith(`/${folder}`))).sort((a, b) => b.folder.length - a.folder.length);
	const found = of(best).length > 0 ? best : main.folder === "" ? void 0 : inFolder[0];
	if (found !== void 0 && found !== main) {
		const names = of(found).filter((name) => !isDeclaredIn(main, name));
		const which = names.length === 0 ? "" : `, such as ${printableNames(inMain(names))}`;
		const message = `The file is a profile of another program of ${modulePath}: expected main package ${main.importPath}, found functions of ${found.importPath}${which}.`;
		const fix = `Move this source to a step with \`package: ./${found.folder}\`, and give this step a source that profiles ${main.importPath}.`;
		throw new ExpectedError(message, { fix });
	}
	if (found === main || !isOfThisModule || functions.length === 0) return void 0;
	return `The profile’s functions of package main (${printableNames(functions)}) are not declared in the Go files of ${main.importPath}, so the profile is of an older version, or of another program that uses this module.`;
}
/**
* Returns true if enough stacks have code of modules that the program is not built with. The function also returns true if the profile has
* another package main, and few stacks have code outside of the standard library and package main.
*/
function isForeign(named, own, hasOtherMain) {
	const [other, foreign, any] = [
		1,
		2,
		4
	];
	const bits = named.names.map(({ path }) => (path === "" ? 0 : isInside(path, own) ? other : other | foreign) | any);
	const ofLocation = locationBits(named.profile, (func) => bits[func]);
	const weightOf = (bit) => weightWith(named.profile, ofLocation, bit);
	const [foreigns, others] = [weightOf(foreign), weightOf(other)];
	if (foreigns > 0 && foreigns >= FOREIGN_SHARE * others) return true;
	return hasOtherMain && others * 2 < weightOf(any);
}
/**
* Finds the stacks of other programs by the names of functions alone. A stack belongs to another program if it has packages outside of the
* standard library, but no package that this program is built with. A stack also belongs to another program if none of its functions has a
* package, because that program is not written in Go.
*/
function otherStacksByName({ profile, names }, { modulePath, dependencies, main, otherMains }) {
	const own = /* @__PURE__ */ new Set([modulePath, ...dependencies]);
	const mains = main === void 0 ? otherMains : [main];
	const isOurMain = (name) => mainFunctionsOf([name]).some((declared) => mains.some((one) => isDeclaredIn(one, declared)));
	const [ours, foreign, packaged] = [
		1,
		2,
		4
	];
	const bits = names.map(({ name, path, frame }) => {
		if (path !== "") return packaged | (isInside(path, own) ? ours : foreign);
		if (isOurMain(name)) return packaged | ours;
		return (frame & 7) === FOREIGN ? 0 : packaged;
	});
	const ofLocation = locationBits(profile, (func) => bits[func] ?? 0);
	const { samples, sampleTypes, locations } = profile;
	const type = compilerSampleType(profile);
	const weights = /* @__PURE__ */ new Map();
	let [all, others] = [0, 0];
	for (let sample = 0; sample < samples.count; sample++) {
		const weight = samples.values[sample * sampleTypes.length + type];
		const frames = samples.frames.subarray(samples.firstFrame[sample], samples.firstFrame[sample + 1]);
		const found = frames.reduce((bit, location) => bit | ofLocation[location], 0);
		all += weight;
		if (!((found & ours) === 0 && ((found & foreign) !== 0 || (found & packaged) === 0)) || frames.length === 0) continue;
		others += weight;
		const known = [...frames].flatMap((location) => names[locations.lineFunction[locations.firstLine[location]]] ?? []);
		const named = known.find(({ path }) => path !== "") ?? known[0];
		const shown = named?.path || named?.name || "";
		weights.set(shown, (weights.get(shown) ?? 0) + weight);
	}
	const heaviest = [...weights].sort(([a, x], [b, y]) => y - x || compareText(a, b));
	return {
		share: all === 0 ? 0 : others / all,
		names: heaviest.flatMap(([name]) => name || [])
	};
}
/** Returns the packages outside of the standard library. The package with the most functions is first. */
function packagesOf({ names }) {
	const paths = names.flatMap(({ path }) => path || []);
	return [...groupBy(paths, (path) => path)].sort(([a, x], [b, y]) => y.length - x.length || compareText(a, b)).map(([path]) => path);
}
/** Returns the folders of the source files of package main, without the version of a module. */
function mainFoldersOf({ profile, names }) {
	const folders = names.flatMap(({ name }, index) => {
		if (!name.startsWith("main.")) return [];
		const path = profile.functions.filename(index).replaceAll("\\", "/").replace(/@v[^/]*/, "");
		return path.lastIndexOf("/") > 0 ? path.slice(0, path.lastIndexOf("/")) : [];
	});
	return [...new Set(folders)];
}
/**
* Returns the programs that a profile may belong to. A program is in the result if its main package declares functions that the profile has
* in package main. The program that declares the most functions of the profile is first.
* @param names the names of the profile's functions.
* @returns an empty list if no main package declares a function of the profile. For example, the profile may come from a program that only
* calls libraries.
*/
function likelyPrograms(names, mains) {
	const functions = mainFunctionsOf(names);
	return mains.map((main) => ({
		main,
		declared: functions.filter((name) => isDeclaredIn(main, name)).length
	})).filter(({ declared }) => declared > 0).map(({ main, declared }) => ({
		main,
		declared,
		hasAll: declared === functions.length
	})).sort((a, b) => b.declared - a.declared);
}
/**
* Returns the program that a profile belongs to. If only one program declares functions that the profile has in package main, the result is
* this program. If several programs declare functions of package main that the profile has, the result is the only program that declares
* all of them.
*/
function programOf(likely) {
	const whole = likely.filter(({ hasAll }) => hasAll);
	const [only, ...others] = whole.length === 1 ? whole : likely;
	return others.length === 0 ? only?.main : void 0;
}
/**
* Returns the functions of package main, with methods as `Type.Method`. `main` and `init` are left out, because every program has these two
* functions.
*/
function mainFunctionsOf(all) {
	const names = all.flatMap((name) => {
		if (!name.startsWith("main.")) return [];
		const { first, second, isGenerated } = declarationOf(name);
		if (isGenerated || first === "main" || first === "") return [];
		return /^(func|gowrap|deferwrap)?\d*$/.test(second) ? first : `${first}.${second}`;
	});
	return [...new Set(names)].sort();
}
/**
* Returns true if a main package declares the function `name`, which is `Func`, `Type.Method`, or `Func.Other` for a closure of an inlined
* function.
*/
function isDeclaredIn({ names }, name) {
	return names.has(name) || names.has(name.split(".")[0] ?? "");
}
function inMain(names) {
	return names.map((name) => `main.${name}`);
}
/** The maximum number of function names that a message lists, and the maximum number of characters of each name. */
const [NAMES_LISTED, NAME_LENGTH] = [3, 100];
/** Returns the first names, separated by commas, without characters that a terminal could interpret. */
function printableNames(names) {
	const printable = (name) => name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, "?").slice(0, NAME_LENGTH);
	return someOf(names.map(printable), NAMES_LISTED);
}

// src/profile/producer-faults.ts
/** The signs by which a producer is recognized. */
const PRODUCERS = [
	["perf", (profile) => /(^|,)[\w-]+(:\w+)?_(sample|event)\//.test(columnNames(profile).join())],
	["datadog", (profile) => columnNames(profile).includes("cpu-samples/count")],
	["ebpf", ({ period }) => [
		1e9 / 19,
		5e7,
		1e9 / 97
	].some((other) => Math.abs(period - other) < 2)],
	["ebpf", ({ mappings }) => mappings.some((mapping) => placeOfMapping(mapping) === KERNEL)],
	["ebpf", ({ functions }) => functions.names.includes("[unknown]")],
	["pyroscope", ({ period, samples }) => period === 1e9 || longestStack(samples) <= 5]
];
function longestStack({ count, firstFrame }) {
	let longest = 0;
	for (let at = 0; at < count; at++) longest = Math.max(longest, firstFrame[at + 1] - firstFrame[at]);
	return longest;
}
function producerOf(profile) {
	return PRODUCERS.find(([, isSo]) => isSo(profile))?.[0];
}
const GO_PROFILER = "take the profile with Go’s own profiler (`net/http/pprof`, `runtime/pprof`), also through the Go SDK of Pyroscope or Datadog";
const BY_GO = `Otherwise, ${GO_PROFILER}.`;
/** All faults of producers that the code can find in a profile. */
const FAULTS = {
	noInlinedFrames: {
		shareOf: ({ placesWithoutInlining }) => placesWithoutInlining > 0 ? 1 : 0,
		least: 1,
		warns: 1,
		message: (_, { placesWithoutInlining: places }) => `The profile has no inlined calls: each of its ${places} places in Go code has only one function. The producer of the profile drops inlined calls (or the program was built with \`-gcflags=-l\`), so the compiler finds fewer hot calls, and may no longer inline calls that it inlined before.`,
		remedies: {
			ebpf: `otel-ebpf-profiler, parca-agent and Pyroscope’s eBPF agent do not expand inlined calls of Go: ${GO_PROFILER}.`,
			perf: `perf_to_profile does not expand inlined calls of Go: ${GO_PROFILER}.`
		},
		remedy: `eBPF agents and perf do not expand inlined calls of Go: ${GO_PROFILER}.`
	},
	noCallLines: {
		shareOf: ({ lineless }) => lineless,
		least: .02,
		warns: .02,
		message: (lost) => `${lost} of the weight of the profile’s calls has no line: these calls are on line 0, or before the start of their function. The producer of the profile drops lines, so the compiler does not find such calls.`,
		remedies: {
			pyroscope: `Use \`profilecli\` and a Pyroscope server with grafana/pyroscope#5637 (September 2026) or later, and no \`--aggregate-callees\`. ${BY_GO}`,
			ebpf: `Let the agent or its server symbolize with the binary, which has the lines. ${BY_GO}`,
			perf: `Convert with line numbers. ${BY_GO}`
		},
		remedy: `\`profilecli query go-pgo\` before grafana/pyroscope#5637 (September 2026) drops lines, so update \`profilecli\`. ${BY_GO}`
	},
	noStartLines: {
		shareOf: ({ startless }) => startless,
		least: .02,
		warns: .02,
		message: (lost) => `${lost} of the profile’s samples are in Go functions without a start line, so the compiler does not find the calls in them.`,
		remedies: {
			ebpf: `Agents do not write start lines (open-telemetry/opentelemetry-ebpf-profiler#995): ${GO_PROFILER}.`,
			perf: `perf_to_profile does not write start lines (golang/go#64489): ${GO_PROFILER}.`
		},
		remedy: `Converters and \`go tool pprof -symbolize\` drop start lines: ${GO_PROFILER}.`
	},
	kernelFrames: {
		shareOf: ({ kernel }) => kernel,
		least: .01,
		warns: .1,
		message: (part) => `${part} of the profile’s samples end in the kernel (system calls and interrupts), which PGO cannot improve. The compiler reads only the two innermost frames of a sample, so it sees no Go call in these samples.`,
		remedies: {
			perf: "Record with `perf record -e cycles:u`, which leaves the kernel out.",
			ebpf: `Turn off kernel frames if the agent allows this, or ${GO_PROFILER}.`
		},
		remedy: `Turn off kernel frames, or ${GO_PROFILER}.`
	},
	unknownFrames: {
		shareOf: ({ unknown }) => unknown,
		least: .01,
		warns: .1,
		message: (part) => `${part} of the profile’s samples end in code without a name (\`[unknown]\`), so the compiler sees no Go call in these samples.`,
		remedies: {
			ebpf: `The agent found no symbols: update the agent, and do not strip the binary or its \`.gopclntab\`. ${BY_GO}`,
			perf: `Record and convert on a machine that has the binary, with \`perf record --call-graph fp\`. ${BY_GO}`
		},
		remedy: `The producer of the profile found no symbols: give the producer the binary that ran. ${BY_GO}`
	},
	cutTypeArguments: {
		shareOf: ({ cut }) => cut,
		least: .01,
		warns: .01,
		message: (part) => `${part} of the weight of the profile’s calls is on generic functions whose type arguments were cut to \`[...]\`. The compiler does not find functions under such names.`,
		remedies: { pyroscope: `Pyroscope cuts type arguments. Go 1.22.0 crashes on such names (golang/go#65615): build with 1.22.1 or later. ${BY_GO}` },
		remedy: `The producer of the profile cuts type arguments, as Pyroscope does. Go 1.22.0 crashes on such names (golang/go#65615): build with 1.22.1 or later. ${BY_GO}`
	}
};
/** Returns the advice about missing start lines; undefined if the producer is unknown. */
function remedyForStartLines(profile) {
	const { remedies } = FAULTS.noStartLines;
	const producer = producerOf(profile);
	return producer && remedies[producer];
}
/** A profile with fewer samples than this is not checked for missing inlined calls, because they may be missing by chance. */
const SAMPLES_TO_JUDGE = 100;
/**
* A profile with fewer locations in Go code than this is not checked for missing inlined calls. In profiles of Go's own profiler, one
* location in five has an inlined call, so 30 locations without an inlined call cannot be chance.
*/
const ENOUGH_PLACES = 30;
/** Finds the faults of a profile's producer. @param edges the call edges of the profile. */
function producerFaults(named, { samples }, edges) {
	const { profile } = named;
	const facts = producerFacts(named, edges, samples);
	const producer = producerOf(profile);
	return Object.values(FAULTS).flatMap((fault) => {
		const found = fault.shareOf(facts);
		if (found < fault.least || !Number.isFinite(found)) return [];
		const fix = (producer && fault.remedies[producer]) ?? fault.remedy;
		const message = fault.message(share(found), facts);
		return [found >= fault.warns ? warning(message, fix) : note(message, fix)];
	});
}
function producerFacts(named, edges, sampleCount) {
	const { profile } = named;
	const type = compilerSampleType(profile);
	const allEdges = edges.weightOf(type, () => true);
	const ofCalls = (test) => allEdges === 0 ? 0 : edges.weightOf(type, test) / allEdges;
	const calls = {
		lineless: ofCalls((_, offset) => offset < 0),
		cut: ofCalls((caller, _, callee) => caller.includes("[...]") || callee.includes("[...]"))
	};
	if (isCompact(profile)) return {
		...calls,
		placesWithoutInlining: 0,
		startless: 0,
		kernel: 0,
		unknown: 0
	};
	const ends = endsOf(named);
	return {
		...calls,
		placesWithoutInlining: placesWithoutInlining(named, sampleCount),
		startless: startless(named),
		kernel: ends.kernel,
		unknown: ends.unknown
	};
}
/**
* Counts the locations in Go code of a profile without inlined calls.
* @returns 0 if the profile has an inlined call, or has too few samples or locations.
*/
function placesWithoutInlining({ profile, names }, sampleCount) {
	if (sampleCount < SAMPLES_TO_JUDGE) return 0;
	const { locations, mappings } = profile;
	let places = 0;
	for (let at = 0; at < locations.count; at++) {
		const first = locations.firstLine[at];
		const lines = locations.firstLine[at + 1] - first;
		if (placeOfMapping(mappings[locations.mapping[at]]) === KERNEL || lines === 0) continue;
		if (lines > 1) return 0;
		if (isGoName(names[locations.lineFunction[first]]?.name ?? "")) places++;
	}
	return places < ENOUGH_PLACES ? 0 : places;
}
/**
* Returns true if the name of a function has a package, because only Go functions have a package. Names of C functions and of the kernel
* have no package.
*/
function isGoName(name) {
	return /^[\w./~%-]+\.[\w(*[]/.test(name) && !name.includes("::");
}
/** Returns the share of the weight in stacks in which one of the two innermost locations has a Go function without a start line. */
function startless({ profile, names }) {
	const { locations, functions, mappings, samples, sampleTypes } = profile;
	const lacks = new Uint8Array(locations.count);
	for (let at = 0; at < locations.count; at++) {
		if (placeOfMapping(mappings[locations.mapping[at]]) === KERNEL) continue;
		const end = locations.firstLine[at + 1];
		for (let line = locations.firstLine[at]; line < end; line++) {
			const func = locations.lineFunction[line];
			if (functions.startLines[func] === 0 && isGoName(names[func]?.name ?? "")) lacks[at] = 1;
		}
	}
	const type = compilerSampleType(profile);
	let [lost, all] = [0, 0];
	for (let at = 0; at < samples.count; at++) {
		const weight = samples.values[at * sampleTypes.length + type];
		const first = samples.firstFrame[at];
		const end = Math.min(first + 2, samples.firstFrame[at + 1]);
		all += weight;
		if (samples.frames.subarray(first, end).some((location) => lacks[location] === 1)) lost += weight;
	}
	return all === 0 ? 0 : lost / all;
}
/** A profile counts as a profile of the whole host if more than this share of its samples belongs to other programs. */
const MOSTLY_OTHERS = .5;
const ONE_PROGRAM = "Let the source return the profile of one service, for example with a label filter such as `{service_name=\"shop\"}` (Pyroscope), `{comm=\"shop\"}` (Parca), `service:shop` (Datadog), `perf record -p PID`, or the filter of the agent.";
/**
* A profile without mappings gets a warning if, according to function names, at least this share of its samples belongs to other programs.
*/
const LEAST_BY_NAME = .05;
/**
* Reports which share of the samples belongs to other programs, judged by function names, because the profile has no mappings. The stacks
* of other programs stay in the profile.
* @throws ExpectedError if most samples of the profile belong to other programs.
*/
function aboutOtherStacks({ share: part, names }, program) {
	if (part < LEAST_BY_NAME) return [];
	const listed = names.slice(0, 3).map((name) => excerpt(name, 60));
	const message = `The profile has no mappings. According to function names, ${share(part)} of its samples do not belong to ${program}, but to other programs, such as ${listed.join(", ")}.`;
	if (part > MOSTLY_OTHERS) throw new ExpectedError(message, { fix: ONE_PROGRAM });
	return [warning(message, ONE_PROGRAM)];
}
/**
* Reports which share of the samples belongs to other programs of the host, judged by the profile's mappings. In the result, `leftOut` has
* the mappings of these programs, whose stacks are left out of the merge.
* @param programs the programs in the profile. Only the source tree shows if a program is the user's own.
* @throws ExpectedError if most samples of the profile belong to other programs.
*/
function aboutOtherPrograms(programs, program) {
	const others = programs.filter(({ isOurs }) => !isOurs);
	const listed = (all) => all.slice(0, 5).map(({ name, share: part }) => `${excerpt(name, 60)} ${share(part)}`).join(", ") + (all.length > 5 ? ` and ${all.length - 5} more` : "");
	if (programs.length < 2) return {
		leftOut: [],
		findings: []
	};
	if (program === void 0 || others.length === programs.length) {
		const message = `According to its mappings, the profile holds stacks of ${programs.length} programs: ${listed(programs)}.`;
		return {
			leftOut: [],
			findings: [warning(message, ONE_PROGRAM)]
		};
	}
	if (others.length === 0) return {
		leftOut: [],
		findings: []
	};
	const part = others.reduce((sum, one) => sum + one.share, 0);
	const message = `According to the mappings of the profile, ${share(part)} of its samples do not belong to ${program}, but to other programs: ${listed(others)}.`;
	if (part > MOSTLY_OTHERS) throw new ExpectedError(message, { fix: ONE_PROGRAM });
	return {
		leftOut: others.flatMap(({ mappings }) => mappings),
		findings: [warning(`${message} These samples are left out.`, ONE_PROGRAM)]
	};
}

// src/profile/gaps.ts
const WITHOUT_INLINED_FRAMES = "without-inlined-frames";
const WITHOUT_START_LINES = "without-start-lines";
/** Finds the gaps that the call edges of a profile do not show. */
function hiddenGapsOf(named, samples) {
	const { profile } = named;
	if (!isCompact(profile)) return {
		withoutInlinedFrames: placesWithoutInlining(named, samples) > 0 ? 1 : 0,
		withoutStartLines: startless(named)
	};
	return {
		withoutInlinedFrames: shareInComments(profile, WITHOUT_INLINED_FRAMES),
		withoutStartLines: shareInComments(profile, WITHOUT_START_LINES)
	};
}
function shareInComments({ comments }, name) {
	const prefix = `go-pgo ${name}: `;
	const value = comments.find((line) => line.startsWith(prefix))?.slice(prefix.length) ?? "";
	return /^\d{1,3} %$/.test(value) ? Number.parseInt(value, 10) / 100 : 0;
}
/** Returns the comments that a compacted profile has about its hidden gaps. There is no comment about a gap below 1 %. */
function hiddenGapsInWords({ withoutInlinedFrames, withoutStartLines }) {
	return [[WITHOUT_INLINED_FRAMES, withoutInlinedFrames], [WITHOUT_START_LINES, withoutStartLines]].filter(([, lost]) => lost >= .01).map(([name, lost]) => `go-pgo ${name}: ${Math.round(100 * lost)} %`);
}
/** Computes the gaps of a merge. Each gap is the mean of the inputs' gaps, weighted by the samples of an input times its factor. */
function mergedGaps(merged) {
	const inputs = merged.map(({ factor, profile }) => {
		return {
			gaps: profile.gaps,
			weight: factor * profile.samples
		};
	});
	const all = inputs.reduce((sum, { weight }) => sum + weight, 0);
	const mean = (gapOf) => all === 0 ? 0 : inputs.reduce((sum, { gaps, weight }) => sum + weight * gapOf(gaps), 0) / all;
	return {
		withoutInlinedFrames: mean((gaps) => gaps.withoutInlinedFrames),
		withoutStartLines: mean((gaps) => gaps.withoutStartLines)
	};
}
/**
* The kinds of gaps. Each kind has two functions: one computes the share of a profile that has this gap, the other writes a sentence about
* the share.
*/
const GAPS = [
	{
		shareOf: ({ edges }) => weightShare(edges.edges, ({ offset }) => offset < 0),
		message: (lost, whose) => `${lost} of the weight of ${whose} calls has no line`
	},
	{
		shareOf: ({ gaps }) => gaps.withoutInlinedFrames,
		message: (lost, whose) => `${lost} of ${whose} samples are from a producer that drops inlined calls`
	},
	{
		shareOf: ({ gaps }) => gaps.withoutStartLines,
		message: (lost, whose) => `${lost} of ${whose} samples are in functions without a start line`
	},
	{
		shareOf: ({ edges }) => weightShare(edges.edges, ({ caller, callee }) => caller.includes("[...]") || callee.includes("[...]")),
		message: (lost, whose) => `${lost} of the weight of ${whose} calls is on functions whose type arguments were cut`
	}
];
/**
* Two profiles have different gaps if their shares differ by more than this. A smaller difference between the shares changes an overlap
* less than noise does.
*/
const MUCH_MORE = .1;
/**
* Finds the gap by which two profiles differ most. A gap alone makes the edges of two profiles different, so the workloads of such profiles
* cannot be compared.
* @param names the possessives of the two profiles in the message, such as `the committed profile’s`.
* @returns undefined if both profiles have the same gaps.
*/
function differentGap(before, after, names = {
	before: "the committed profile’s",
	after: "the new profile’s"
}) {
	const differences = GAPS.map((gap) => {
		return {
			gap,
			before: gap.shareOf(before),
			after: gap.shareOf(after)
		};
	});
	const distance = (one) => Math.abs(one.before - one.after);
	const [most] = differences.filter((one) => distance(one) > MUCH_MORE).sort((a, b) => distance(b) - distance(a));
	if (most === void 0) return void 0;
	const worse = most.before > most.after ? "before" : "after";
	const better = worse === "before" ? "after" : "before";
	return {
		worse,
		message: `${most.gap.message(share(most[worse]), names[worse])}; of ${names[better]}, it is ${share(most[better])}`
	};
}

// src/profile/published.ts
/**
* Reads a published profile and gives its functions today's names.
* @throws ExpectedError if the file is not a profile.
*/
async function readProfile(file, renames = []) {
	const { bytes, gzipLayers } = await profileContent(file);
	const profile = decodeOrExplain(bytes);
	const { head, totals, times, edges } = edgesOf(profile);
	const today = renamer(renames);
	const isOld = (name) => today(name) !== name;
	const named = edges(ownName);
	return {
		head,
		edges: edges(today),
		names: profile.functions.names.map(today),
		times,
		gzipLayers,
		gaps: hiddenGapsOf(new KnownNames().named(profile), totals.samples),
		...totals,
		testBinary: testBinaryOf(profile),
		weightUnderOldNames: weightShare(named.edges, ({ caller, callee }) => isOld(caller) || isOld(callee)),
		shows: (exclusions) => edges().edges.some((edge) => isExcluded(edge, exclusions))
	};
}
/**
* Reads a published profile like `readProfile`.
* @returns undefined if the file is missing or is not a profile, such as an empty file or a Git LFS pointer.
*/
async function readIfProfile(file, renames = []) {
	return file && readProfile(file, renames).catch(undefinedIfExpected);
}
/**
* Finds the test binary that a profile was recorded from. A profile with whole stacks holds the file name of its program. A profile of call
* edges has no file name, so the function looks for calls that only `go test` makes.
*/
function testBinaryOf({ mappings, functions }) {
	const testFile = mappings.map(({ filename }) => filename.replace(/^.*[/\\]/, "")).find((name) => /\.test(\.exe)?$/.test(name));
	const runsTests = functions.names.some((name) => /^testing\.(tRunner|\(\*(B|M|T|common)\)\.)/.test(name));
	return testFile ?? (runsTests ? "go test" : void 0);
}

export { hiddenGapsOf as a, aboutOtherStacks as c, likelyPrograms as d, mustBeOfProgram as f, hiddenGapsInWords as i, producerFaults as l, programOf as m, readProfile as n, mergedGaps as o, otherStacksByName as p, differentGap as r, aboutOtherPrograms as s, readIfProfile as t, remedyForStartLines as u };