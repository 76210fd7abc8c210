import { c as note, n as ExpectedError } from "./errors.js";
import { A as groupBy, D as compareText, I as totalOf, O as count, d as excerpt, j as remembered, k as fixed, l as codeList } from "./start.js";
import { a as textGlobOf } from "./glob.js";
import { C as totalsOf, a as compilerSampleType, c as exactTotals, d as isCompilerColumn, i as columnNames, l as headOf, u as isCompact } from "./columns.js";
import { O as withoutTypeArguments, a as GO, c as KnownNames, d as RUNTIME, f as SYSTEM, g as importPathOf, h as frameOf, i as GC, l as LIBRARY$1, m as declarationOf, o as INTERRUPTION, r as FOREIGN, s as INTO, t as CALLS_C, u as NO_PACKAGE } from "./names.js";
import { randomInt } from "node:crypto";

// src/profile/common-columns.ts
/** Returns the columns of a profile that the compiler knows, in the profile's order and without repetitions. */
function knownColumns(head) {
	return [...new Set(columnNames(head).filter(isCompilerColumn))];
}
const [COUNTS, CPU_TIME] = ["samples/count", "cpu/nanoseconds"];
/** Returns the columns that the merge of these profiles has. The result does not depend on the order of the profiles. */
function commonColumns(profiles) {
	const [first, ...others] = profiles;
	if (first === void 0) return [];
	const isOfOnePeriod = others.every(({ period }) => period === first.period);
	const listOf = ({ sampleTypes }) => sampleTypes.join();
	if (isOfOnePeriod && others.every((other) => listOf(other) === listOf(first))) return first.sampleTypes;
	const haveBoth = profiles.every(({ sampleTypes }) => sampleTypes.length === 2);
	if (isOfOnePeriod && haveBoth) return [COUNTS, CPU_TIME];
	const haveTime = profiles.every((profile) => hasColumns(profile, [CPU_TIME]));
	return profiles.every((profile) => hasColumns(profile, [COUNTS])) && !haveTime ? [COUNTS] : [CPU_TIME];
}
/** Returns true if a profile can be converted to these columns. */
function hasColumns({ sampleTypes, periodType }, columns) {
	return columns.every((name) => sampleTypes.includes(name) || name === CPU_TIME && periodType === CPU_TIME);
}
function originOf(name, sampleTypes, period) {
	const index = sampleTypes.indexOf(name);
	return index >= 0 ? {
		index,
		factor: 1
	} : {
		index: sampleTypes.indexOf(COUNTS),
		factor: period
	};
}
/**
* Returns a copy of a profile that has only the given columns.
* @param columns columns for which `hasColumns` returns true.
* @throws ExpectedError if a converted value is above 2^53.
*/
function inColumns(profile, columns) {
	const names = columnNames(profile);
	if (names.join() === columns.join()) return profile;
	const { samples, period } = profile;
	const origins = columns.map((name) => originOf(name, names, period));
	const values = new Float64Array(samples.count * columns.length);
	for (let sample = 0; sample < samples.count; sample++) for (const [column, { index, factor }] of origins.entries()) values[sample * columns.length + column] = factor * samples.values[sample * names.length + index];
	if (!values.every(Number.isSafeInteger)) throw new ExpectedError("The values of the profile times its period are more than 2^53, which no program reaches.", { fix: "Check where this file comes from, because it is damaged or not a real profile." });
	return {
		...profile,
		sampleTypes: columns.map(valueType),
		samples: {
			...samples,
			values
		}
	};
}
function valueType(name) {
	const [type = "", unit = ""] = name.split("/");
	return {
		type,
		unit
	};
}
/** Converts the totals of a profile from the profile's own columns to the given columns. */
function totalsInColumns({ sampleTypes, period, totals }, columns) {
	return columns.map((name) => {
		const { index, factor } = originOf(name, sampleTypes, period);
		return BigInt(factor) * (totals[index] ?? 0n);
	});
}
/** The maximum number of columns that a message names. */
const COLUMNS_LISTED = 8;
/** Lists names of columns for a sentence. The names come from a foreign file, so they are quoted. */
function columnList(names) {
	const listed = names.slice(0, COLUMNS_LISTED).map((name) => excerpt(name.replaceAll("`", "'"), 60));
	return codeList(listed) + (names.length > COLUMNS_LISTED ? ` and ${names.length - COLUMNS_LISTED} more` : "");
}
/**
* Returns a note on columns that are not merged, because the compiler does not know these columns; an empty list if the merge has all
* columns.
*/
function aboutOtherColumns(head) {
	const names = columnNames(head);
	const known = knownColumns(head);
	const others = [...new Set(names.filter((name) => !isCompilerColumn(name)))];
	if (others.length === 0 || known.length === 0) return [];
	const message = `The columns ${columnList(others)} of the profile are left out, because the Go compiler reads only \`${known[0]}\`.`;
	return [note(message)];
}
/** Returns a note on profiles whose columns were converted; no note if all profiles had the common columns. */
function aboutCommonColumns(profiles, columns) {
	if (profiles.filter(({ sampleTypes }) => sampleTypes.join() !== columns.join()).length === 0) return [];
	const found = [...new Set(profiles.map(columnsInWords))].sort();
	const how = columns.length === 1 ? "their CPU time" : "their counts and their CPU time";
	const message = `The profiles have different columns (${found.join("; ")}), so they are merged by ${how} (\`${columns.join("`, `")}\`).`;
	return [note(message)];
}
function columnsInWords({ sampleTypes, period }) {
	return `${sampleTypes.join(", ")} every ${period / 1e6} ms`;
}

// src/profile/places.ts
/**
* Finds the file that was mapped at the address of a location, and the program that a stack belongs to.
*
* The list below says which data shows a fact about a profile. If several kinds of data can show a fact, the first of them in this list is
* used:
*
* - The mapping of a location shows the binary, the kernel or the C library that the location is in. If a location has no mapping, the name
*   of the function shows where the location is.
* - A binary is the user's own if it has functions of package main that the source tree declares. If no binary has functions of package
*   main that the source tree declares, functions of the module show the user's binary. If no binary has functions of the module either, an
*   equal file name or build ID shows the user's binary.
* - The build ID of the mapping that holds Go's runtime identifies the build.
* - The paths of source files in GOROOT show the version of Go. If there are no paths in GOROOT, stale calls show another version of Go,
*   but only if all stale calls are in the standard library.
* - The tables of the profile show the data that the producer dropped: lines, start lines and names (`producer-faults.ts`).
* - The source tree decides if a call exists today (`src/repair/`). The age and the build ID of a profile do not show if a call exists
*   today.
*
* A message that states a fact about a profile also names the data that shows the fact. If no data shows a fact, the fact is unknown.
*/
const [PROGRAM, KERNEL, LIBRARY, UNKNOWN_FILE, UNMAPPED] = [
	0,
	1,
	2,
	3,
	4
];
const KERNEL_FILE = /^\[?(guest\.?)?(kernel|vmlinu[xz])\b|(^|\/)vmlinu[xz]|\.ko(\.\w+)?$|^\[k\]$|^\[?kallsyms\b/;
const LIBRARY_FILE = /\.(so|dylib|dll)(\.[\w.]+)?$|^(linux-)?\[?(vdso|vsyscall)\b/;
const NO_FILE = /^\[(anon|heap|stack|unknown)\b.*\]$|^\/\/anon|^<unknown>$|^\[?unknown\]?$|^anon_inode/;
/** Returns the kind of a mapped file, judged by the name of the file. */
function placeOfMapping(mapping) {
	const file = mapping?.filename.replace(/ \(deleted\)$/, "") ?? "";
	if (file === "") return UNMAPPED;
	if (KERNEL_FILE.test(file)) return KERNEL;
	if (LIBRARY_FILE.test(file)) return LIBRARY;
	return NO_FILE.test(file) ? UNKNOWN_FILE : PROGRAM;
}
/** Matches a function through which code enters the kernel. All callees of a function that enters the kernel are in the kernel. */
const KERNEL_ENTRY = /^(entry_(SYSCALL|INT80)|asm_(sysvec|exc|common_interrupt|int)|do_syscall_64|el0t?_(64|svc|sync|irq|da|ia)|el1h?_(64|irq)|ret_from_(fork|intr)|secondary_startup|start_secondary|cpu_startup_entry|irqentry_|ret_fast_syscall|vector_swi)/;
/** Returns true if the name of a function shows that it enters the kernel. */
function isKernelEntry(name) {
	return KERNEL_ENTRY.test(name);
}
/** Returns true if a name stands for a function whose name the producer did not find, such as `[unknown]`. */
function isUnknownName(name) {
	return /^[[<(]?(unknown|unresolved|unsymbolized|\?+)[\])>]?$/i.test(name);
}
function baseNameOf({ filename }) {
	return filename.replace(/ \(deleted\)$/, "").replace(/^.*[/\\]/, "");
}
/**
* Returns the programs whose stacks a profile holds, the heaviest first. A stack belongs to the program that is mapped at the location
* closest to its root.
*/
function hostProgramsIn(named, isSourceKnown) {
	const { profile } = named;
	const { mappings, samples, sampleTypes } = profile;
	const indices = [...mappings.keys()].filter((at) => placeOfMapping(mappings[at]) === PROGRAM);
	const idOf = (at) => `${baseNameOf(mappings[at])}\0${mappings[at]?.buildId}`;
	const groups = [...groupBy(indices, idOf).values()];
	if (groups.length < 2) return [];
	const group = groupOfMappings(groups, mappings.length);
	const weights = new Float64Array(groups.length);
	const type = compilerSampleType(profile);
	let all = 0;
	for (let sample = 0; sample < samples.count; sample++) {
		const weight = samples.values[sample * sampleTypes.length + type];
		const at = programOfSample(profile, sample, group);
		all += weight;
		if (at >= 0) weights[at] = weights[at] + weight;
	}
	const ours = isSourceKnown ? ourGroups(named, groups, group) : /* @__PURE__ */ new Set();
	return [...groupBy(groups.keys(), (at) => `${ours.has(at)} ${nameOfGroup(mappings, groups[at])}`).values()].map((same) => {
		const [at = 0] = same;
		const weight = totalOf(same, (one) => weights[one]);
		return {
			name: nameOfGroup(mappings, groups[at]),
			mappings: same.flatMap((one) => groups[one] ?? []),
			isOurs: ours.has(at),
			share: all === 0 ? 0 : weight / all
		};
	}).filter(({ share }) => share > 0).sort((a, b) => b.share - a.share || compareText(a.name, b.name));
}
function nameOfGroup(mappings, group = []) {
	const mapping = mappings[group[0] ?? -1];
	return mapping === void 0 ? "" : baseNameOf(mapping);
}
function groupOfMappings(groups, count) {
	const group = new Int32Array(count).fill(-1);
	for (const [at, own] of groups.entries()) for (const mapping of own) group[mapping] = at;
	return group;
}
/** Returns the program of a stack; −1 if no location of the stack is in a program. */
function programOfSample({ samples, locations }, sample, group) {
	const first = samples.firstFrame[sample];
	for (let frame = samples.firstFrame[sample + 1] - 1; frame >= first; frame--) {
		const mapping = locations.mapping[samples.frames[frame]];
		const at = mapping < 0 ? -1 : group[mapping];
		if (at >= 0) return at;
	}
	return -1;
}
/** Returns the programs that are the user's own; an empty set if no function shows a program of the user. */
function ourGroups({ profile, names }, groups, group) {
	const { locations, mappings } = profile;
	const evidence = groups.map(() => ({
		hasOurMain: false,
		hasOtherMain: false,
		hasModule: false
	}));
	for (let location = 0; location < locations.count; location++) {
		const found = evidence[group[locations.mapping[location]] ?? -1];
		if (found === void 0) continue;
		const end = locations.firstLine[location + 1];
		for (let line = locations.firstLine[location]; line < end; line++) {
			const known = names[locations.lineFunction[line]];
			if (known === void 0) continue;
			if (!known.name.startsWith("main.")) found.hasModule ||= known.isOwn;
			else if (isTelling(known.name)) found[known.isOwn ? "hasOurMain" : "hasOtherMain"] = true;
		}
	}
	const certain = evidence.map(({ hasOurMain, hasOtherMain, hasModule }) => hasOurMain || hasModule && !hasOtherMain);
	const isOurs = certain.includes(true) ? certain : evidence.map(({ hasModule }) => hasModule);
	const ours = groups.filter((_, at) => isOurs[at]).flat();
	const buildIds = new Set(ours.flatMap((at) => mappings[at]?.buildId || []));
	const fileNames = new Set(ours.map((at) => baseNameOf(mappings[at])));
	/**
	* Returns true if a program looks like another build of the user's program, because its file name or build ID is equal. Another build of
	* the user's program may have only functions of the runtime, or older functions of package main.
	*/
	const looksOurs = (at) => (evidence[at]?.hasModule === true || evidence[at]?.hasOtherMain === false) && (fileNames.has(nameOfGroup(mappings, groups[at])) || groups[at]?.some((one) => buildIds.has(mappings[one]?.buildId ?? "")) === true);
	return new Set([...groups.keys()].filter((at) => isOurs[at] || looksOurs(at)));
}
/**
* Returns false for `main.main` and `main.init`, because every program has these functions. Returns true for functions that show which
* program they are from.
*/
function isTelling(name) {
	const { first, isGenerated } = declarationOf(name);
	return !isGenerated && first !== "main" && first !== "";
}
/** Returns a profile without the stacks of some programs. The names of the removed programs' files and functions are also removed. */
function withoutPrograms(profile, leftOut) {
	if (leftOut.length === 0) return profile;
	const { samples, sampleTypes, locations, functions, mappings } = profile;
	const group = new Int32Array(mappings.length).fill(-1);
	for (const at of mappings.keys()) if (placeOfMapping(mappings[at]) === PROGRAM) group[at] = 0;
	for (const at of leftOut) group[at] = 1;
	const values = samples.values.slice();
	const isKept = new Uint8Array(locations.count);
	for (let sample = 0; sample < samples.count; sample++) {
		const [first, end] = [samples.firstFrame[sample], samples.firstFrame[sample + 1]];
		if (programOfSample(profile, sample, group) === 1) values.fill(0, sample * sampleTypes.length, (sample + 1) * sampleTypes.length);
		else for (let frame = first; frame < end; frame++) isKept[samples.frames[frame]] = 1;
	}
	const isNamed = new Uint8Array(functions.names.length);
	for (let location = 0; location < locations.count; location++) {
		const end = isKept[location] === 1 ? locations.firstLine[location + 1] : 0;
		for (let line = locations.firstLine[location]; line < end; line++) isNamed[locations.lineFunction[line]] = 1;
	}
	const hidden = new Set(leftOut);
	return {
		...profile,
		mappings: mappings.map((one, at) => hidden.has(at) ? {
			filename: "",
			buildId: ""
		} : one),
		functions: {
			...functions,
			names: functions.names.map((name, at) => isNamed[at] === 1 ? name : ""),
			systemName: (at) => isNamed[at] === 1 ? functions.systemName(at) : "",
			filename: (at) => isNamed[at] === 1 ? functions.filename(at) : ""
		},
		samples: {
			...samples,
			values
		}
	};
}
/** Returns the part of a profile that a merge reads. */
function readAs(whole, { sampleTypes, leftOut }) {
	return withoutPrograms(inColumns(whole, sampleTypes), leftOut);
}

// src/profile/potential.ts
/** Times that are all zero. */
const NO_TIMES = {
	user: 0,
	runtime: 0,
	gc: 0,
	syscalls: 0,
	assembly: 0,
	cgo: 0,
	kernel: 0,
	unknown: 0,
	other: 0
};
/** Replaces each time by the result of `to`. */
function mapTimes(times, to) {
	const entries = Object.entries(times);
	return Object.fromEntries(entries.map(([kind, value]) => [kind, to(value, kind)]));
}
/** Returns `a` plus `b` times `factor`. */
function addTimes(a, b, factor = 1) {
	return mapTimes(a, (value, kind) => value + factor * b[kind]);
}
/** Returns a name for a frame without a function. As in pprof, the name is the base name of the mapped file in brackets. */
function nameWithout(mapping) {
	const file = mapping?.filename;
	return file ? `[${file.slice(file.lastIndexOf("/") + 1)}]` : "<unknown>";
}
/**
* Returns the kind of code to which the time of a stack is added. The leaf decides between C, system calls, the runtime and Go code. But
* any frame of the garbage collector is enough to count the stack as garbage collection, because the collector also calls functions that
* other code calls.
* @param entry the class of the innermost frame outside of the runtime. The parameter `entry` is needed because a stack that ends in the
* runtime's code for calling C counts as C.
*/
function classOfStack(leaf, entry, flags) {
	if (leaf === SYSTEM) return "syscalls";
	if (leaf === FOREIGN) return "cgo";
	if (entry === INTO) return (flags & HAS_LIBRARY) !== 0 ? "syscalls" : "cgo";
	if ((flags & HAS_GC) !== 0) return "gc";
	return leaf === GO ? "user" : "runtime";
}
const NO_ENTRY = 7;
const [HAS_GC, HAS_LIBRARY, INTERRUPTED, ENTERS_KERNEL, ENTERS_C] = [
	64,
	128,
	256,
	512,
	1024
];
/** The bit `HAS_PACKAGE` is set if a function with a package is on the stack. */
const HAS_PACKAGE = 2048;
/**
* The places where a stack can end, according to the mapping of its leaf. With `BY_NAME`, the names of functions decide, because the
* mapping does not show the place.
*/
const [BY_NAME, IN_KERNEL, IN_UNKNOWN, IN_OTHER, IN_LIBRARY, MAYBE_KERNEL] = [
	0,
	1,
	2,
	3,
	4,
	5
];
/**
* Returns, for each location, the place that the location's mapping shows. For locations without a mapping, and for locations in a library,
* the name of the function also decides.
*/
function endsOfLocations({ profile, names }) {
	const { locations, mappings } = profile;
	const places = mappings.map(placeOfMapping);
	const goPrograms = mappingsWithGo(profile, names);
	const ends = new Uint8Array(locations.count);
	for (let location = 0; location < locations.count; location++) {
		const mapping = locations.mapping[location];
		const place = places[mapping] ?? UNMAPPED;
		const first = locations.firstLine[location];
		const known = first < locations.firstLine[location + 1] ? names[locations.lineFunction[first]] : void 0;
		const name = known?.name ?? "";
		if (place === KERNEL) ends[location] = IN_KERNEL;
		else if (place === PROGRAM && goPrograms.size > 0 && !goPrograms.has(mapping)) ends[location] = IN_OTHER;
		else if (place === LIBRARY) ends[location] = isNative(known) ? IN_LIBRARY : BY_NAME;
		else if (place === UNKNOWN_FILE || name === "" || isUnknownName(name)) ends[location] = IN_UNKNOWN;
		else if (place === UNMAPPED && isNative(known)) ends[location] = MAYBE_KERNEL;
	}
	return ends;
}
/** Returns true if the name of a function has no package, like the names of C functions. */
function isNative(known) {
	return ((known?.frame ?? 0) & NO_PACKAGE) !== 0;
}
/** Returns the mappings that have at least one function whose name has the form of a Go name. */
function mappingsWithGo({ locations }, names) {
	const found = /* @__PURE__ */ new Set();
	for (let location = 0; location < locations.count; location++) {
		const mapping = locations.mapping[location];
		const end = locations.firstLine[location + 1];
		if (mapping < 0 || found.has(mapping)) continue;
		for (let line = locations.firstLine[location]; line < end; line++) if (((names[locations.lineFunction[line]]?.frame ?? FOREIGN) & 7) < FOREIGN) found.add(mapping);
	}
	return found;
}
/** Returns the kind of code in which a stack ended; undefined if the mapping of its leaf does not show the kind. */
function kindOfEnd(end, flags) {
	if (end === IN_KERNEL || end === MAYBE_KERNEL && (flags & ENTERS_KERNEL) !== 0) return "kernel";
	if (end === IN_UNKNOWN) return (flags & ENTERS_C) !== 0 ? "cgo" : "unknown";
	if (end === IN_OTHER) return "other";
	if (end === IN_LIBRARY) return (flags & HAS_LIBRARY) !== 0 ? "syscalls" : "cgo";
}
/** Returns the share of the weight in stacks that end in the kernel, and the share in stacks that end in code without a name. */
function endsOf(named) {
	const times = timesOf(named);
	const all = totalOf(Object.values(times), (value) => value);
	return {
		kernel: times.kernel / all,
		unknown: times.unknown / all
	};
}
/**
* Sums up the time of a profile's stacks by the kind of code.
* @param countOf a function that returns the value of a sample. The default is the value in the column that the compiler reads.
*/
function timesOf(named, countOf) {
	const { samples, sampleTypes, locations, functions } = named.profile;
	const traits = locationTraits(named);
	const ends = endsOfLocations(named);
	const types = sampleTypes.length;
	const type = compilerSampleType(named.profile);
	const leafOf = (location) => locations.firstLine[location] === locations.firstLine[location + 1] ? -1 : locations.lineFunction[locations.firstLine[location]];
	const isAssembly = remembered((func) => func >= 0 && functions.filename(func).endsWith(".s"));
	const sums = { ...NO_TIMES };
	for (let at = 0; at < samples.count; at++) {
		const first = samples.firstFrame[at];
		const end = samples.firstFrame[at + 1];
		let top = first;
		while (top + 1 < end && (traits[samples.frames[top]] & INTERRUPTED) !== 0) top++;
		const leaf = traits[samples.frames[top]] & 7;
		let entry = NO_ENTRY;
		let flags = 0;
		for (let frame = first; frame < end; frame++) {
			const trait = traits[samples.frames[frame]];
			if (entry === NO_ENTRY) entry = trait >> 3 & 7;
			flags |= trait;
		}
		const place = first === end ? BY_NAME : ends[samples.frames[top]];
		let kind = kindOfEnd(place, flags) ?? (first === end ? "runtime" : classOfStack(leaf, entry, flags));
		if (place === MAYBE_KERNEL && kind === "runtime" && (flags & HAS_PACKAGE) === 0) kind = "other";
		if ((kind === "user" || kind === "runtime") && first < end && isAssembly(leafOf(samples.frames[top]))) kind = "assembly";
		sums[kind] += countOf === void 0 ? samples.values[at * types + type] : countOf(samples.values.subarray(at * types, (at + 1) * types));
	}
	return sums;
}
/**
* Returns the traits of each location as bits: the class of its leaf, the class of its innermost frame outside of the runtime, and some
* flags.
*/
function locationTraits({ profile, names }) {
	const { locations, mappings } = profile;
	const isCgo = names.some(({ frame }) => (frame & CALLS_C) !== 0);
	const classOf = (frame) => (frame & NO_PACKAGE) !== 0 && !isCgo ? RUNTIME : frame & 7;
	const unnamed = mappings.map((mapping) => frameOf(nameWithout(mapping)));
	const nowhere = frameOf(nameWithout(void 0));
	const traits = new Uint16Array(locations.count);
	for (let location = 0; location < locations.count; location++) {
		const missing = unnamed[locations.mapping[location]] ?? nowhere;
		const end = locations.firstLine[location + 1];
		const first = locations.firstLine[location];
		let leaf = NO_ENTRY;
		let entry = NO_ENTRY;
		let flags = 0;
		let line = first;
		do {
			const name = line < end ? names[locations.lineFunction[line]] : void 0;
			const frame = name === void 0 || name.name === "" ? missing : name.frame;
			const found = classOf(frame);
			if (line === first) {
				leaf = found;
				if ((frame & INTERRUPTION) !== 0) flags |= INTERRUPTED;
			}
			if (entry === NO_ENTRY && found !== RUNTIME) entry = found;
			if (found === GC) flags |= HAS_GC;
			if ((frame & NO_PACKAGE) === 0 && (frame & 7) !== FOREIGN) flags |= HAS_PACKAGE;
			if (found === INTO) flags |= ENTERS_C;
			if ((frame & LIBRARY$1) !== 0) flags |= HAS_LIBRARY;
			if (name !== void 0 && (frame & NO_PACKAGE) !== 0 && isKernelEntry(name.name)) flags |= ENTERS_KERNEL;
		} while (++line < end);
		traits[location] = leaf | entry << 3 | flags;
	}
	return traits;
}
/** The typical gains of Go programs (https://go.dev/doc/pgo, for Go 1.22). */
const TYPICAL_GAINS = [.02, .14];
/**
* Converts CPU times into shares, and explains the shares in sentences.
* @param times undefined if the profile has no whole stacks.
* @param of the name of the profile in the sentences, such as `the collected profiles`.
* @param programs the number of programs that the stacks belong to.
* @returns undefined if there are no times or no samples.
*/
function potentialOf(times, of, programs = 1) {
	if (times === void 0) return void 0;
	const all = totalOf(Object.values(times), (value) => value);
	if (all <= 0) return void 0;
	const shares = mapTimes(times, (value) => value / all);
	return {
		...shares,
		ceiling: ceilingOf(shares, of, programs)
	};
}
/** The sentences do not mention shares below this fraction. */
const VISIBLE = .005;
/** Returns the sentences about the code that PGO can speed up. */
function ceilingOf(shares, of, programs) {
	const { user, runtime, gc, syscalls, assembly, cgo, kernel, unknown, other } = shares;
	const go = user + runtime + gc;
	const outside = Object.entries({
		"in C": cgo,
		"in assembly": assembly,
		"in system calls": syscalls,
		"in the kernel (system calls and interrupts)": kernel,
		"in programs that are not written in Go": other
	}).filter(([, share]) => share >= VISIBLE).map(([where, share], at) => at === 0 ? `${roundedPercent(share)} of the CPU time of ${of} is ${where}` : `${roundedPercent(share)} ${where}`);
	const isAllGo = outside.length === 0 && unknown < VISIBLE;
	const first = [
		outside.length > 0 && `According to mappings and function names, ${outside.join(", ").replace(/, (?!.*, )/, " and ")}. PGO cannot improve this code.`,
		unknown >= VISIBLE && `${roundedPercent(unknown)} of the CPU time of ${of} is in code without a name. It is not known whether PGO can improve this code.`,
		isAllGo && `According to mappings and function names, all CPU time of ${of} is in Go code.`
	].filter(Boolean).join(" ");
	if (go < VISIBLE) return `${first} PGO can make almost nothing faster.`;
	const [least, most] = TYPICAL_GAINS;
	const gains = `Gains of ${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} % are typical`;
	const code = programs === 1 ? "the program and what it imports" : `${programs} programs and what they import`;
	const built = `${roundedPercent(user)} in ${code}, ${roundedPercent(runtime + gc)} in the runtime and its garbage collector, which are also built with the profile`;
	return [
		first,
		`${isAllGo ? "PGO can improve all of it" : `PGO can only improve the Go code, which has ${roundedPercent(go)} of the CPU time`}: ${built}.`,
		go > .9 ? `${gains}.` : `${gains} for Go code. For this program, such gains would be ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of all CPU time.`
	].join(" ");
}
function roundedPercent(share) {
	return share > 0 && share < VISIBLE ? "less than 1 %" : `${fixed(share * 100, 0)} %`;
}

// src/profile/edges.ts
/** Returns a key that identifies an edge. A NUL separates the parts of the key, because function names never contain a NUL. */
function edgeKey(caller, callee, offset) {
	return `${caller}\0${callee}\0${offset}`;
}
/** Writes an edge for people: `caller → callee (+offset)`, or `(no line)` if the call is on line 0 or before its function. */
function edgeInWords({ caller, callee, offset }) {
	const [from, to] = [caller, callee].map((name) => name || "(no name)");
	return `${from} → ${to} (${offset < 0 ? "no line" : `+${offset}`})`;
}
/** Compares edges by caller, callee and offset. */
function byName(a, b) {
	return compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset;
}
/**
* Compares edges, so that the heaviest edge is first, and edges of the same weight are in the order of their names. The function
* `sortByWeight` in cmd/internal/pgo/pprof.go has the same order.
*/
function byWeight(a, b) {
	return b.weight - a.weight || byName(a, b);
}
/** Returns the share of all weight that is in edges for which `test` is true, as a fraction; 0 if all weights are 0. */
function weightShare(edges, test) {
	let [part, all] = [0, 0];
	for (const edge of edges) {
		all += edge.weight;
		if (test(edge)) part += edge.weight;
	}
	return all === 0 ? 0 : part / all;
}
/**
* The random odd factors of the hash function. An attacker who knows the factors could make a profile whose keys all collide, and adding up
* this profile would take hours.
*/
const [HASH_LOW, HASH_HIGH] = [2 * randomInt(2 ** 31) + 1, 2 * randomInt(2 ** 31) + 1];
/**
* Adds up lists of values by a key, which is a whole number below 2^53. The class is a hash table in typed arrays, because a `Map` would
* create an object for each key.
*/
var Sums = class {
	types;
	count = 0;
	/** The sums of all keys, in the order in which the keys were added. The sums of one key are next to each other. */
	values;
	#keys = /* @__PURE__ */ new Float64Array(1024);
	/** The hash table, with open addressing. A free slot holds 0; any other slot holds the index of its key plus one. */
	#places = /* @__PURE__ */ new Int32Array(2048);
	/** @param types the number of values for each key. */
	constructor(types) {
		this.types = types;
		this.values = new Float64Array(1024 * types);
	}
	/** Removes all keys and keeps the memory for new keys. */
	clear() {
		this.values.fill(0, 0, this.count * this.types);
		this.#places.fill(0);
		this.count = 0;
	}
	/** Returns the keys in the order in which they were added. */
	keys() {
		return this.#keys.subarray(0, this.count);
	}
	/** Adds the values that begin at the index `from` to the sums of the key. @returns the index of the key. */
	add(key, values, from) {
		const index = this.index(key);
		const at = index * this.types;
		for (let type = 0; type < this.types; type++) this.values[at + type] = this.values[at + type] + values[from + type];
		return index;
	}
	/** Returns the index of a key, and adds the key if it is new. */
	index(key) {
		const place = this.#placeOf(key);
		const known = this.#places[place];
		if (known > 0) return known - 1;
		if (this.count === this.#keys.length) {
			this.#grow();
			return this.index(key);
		}
		this.#keys[this.count] = key;
		this.#places[place] = ++this.count;
		return this.count - 1;
	}
	/** Returns the slot of a key in the hash table, or the free slot where the key belongs. */
	#placeOf(key) {
		const last = this.#places.length - 1;
		const mixed = Math.imul(key >>> 0, HASH_LOW) ^ Math.imul(Math.floor(key / 2 ** 32), HASH_HIGH);
		let place = Math.imul(mixed ^ mixed >>> 15, HASH_HIGH) >>> 4;
		for (;; place++) {
			const known = this.#places[place & last];
			if (known === 0 || this.#keys[known - 1] === key) return place & last;
		}
	}
	#grow() {
		const keys = this.keys();
		const values = new Float64Array(2 * this.values.length);
		values.set(this.values);
		this.values = values;
		this.#keys = new Float64Array(2 * keys.length);
		this.#places = new Int32Array(4 * keys.length);
		this.count = 0;
		for (const key of keys) this.index(key);
	}
};
/**
* The maximum number of call edges that a profile, or all profiles of a run, may have. The largest programs have some ten thousand call
* edges.
*/
const MOST_EDGES = 2e5;
/** The maximum number of values that all call edges may have together. Go's profiles have two values for each edge. */
const MOST_VALUES = 6e5;
/**
* The maximum number of pairs of a caller's and a callee's address that a profile may have. The largest programs have some hundred thousand
* pairs.
*/
const MOST_PAIRS = 1e6;
/**
* The maximum number of frames that all pairs of addresses may have together. The limit bounds the time, because the code visits each
* frame.
*/
const MOST_FRAMES = 1e8;
/** The maximum number of lines between the start of a function and a call in this function. */
const MOST_OFFSET = 2 ** 30;
/** The numbers that `KnownNames` gives to names are below this limit. */
const NAME_NUMBERS = 2 ** 20;
/**
* Adds up the call edges of one or many profiles. `KnownNames` gives each name a number, and these numbers are the keys. The memory depends
* only on the number of different edges, so many profiles take no more memory than one profile.
*/
var EdgeSums = class {
	#sites = new Sums(0);
	#callers = [];
	#offsets = [];
	#edges;
	types;
	#siteOf = [];
	#callees = [];
	constructor(types) {
		this.types = types;
		this.#edges = new Sums(types);
	}
	/** The number of different edges. */
	get count() {
		return this.#edges.count;
	}
	/** True if the number of edges is larger than in any real Go program. */
	get isAbsurd() {
		return this.count > Math.min(MOST_EDGES, MOST_VALUES / this.types);
	}
	/** The exact sum of the values in each column. */
	get totals() {
		return exactTotals(this.#edges.values, this.#edges.types, this.count);
	}
	/** Removes all edges and keeps the memory for new edges. */
	clear() {
		this.#sites.clear();
		this.#edges.clear();
	}
	/** Multiplies the values of `other` by `factor` and adds them. The names of both objects must come from the same `KnownNames`. */
	addAll(other, factor) {
		const values = factor === 1 ? other.#edges.values : other.#edges.values.map((value) => factor * value);
		const sites = new Int32Array(other.#sites.count);
		for (let site = 0; site < sites.length; site++) sites[site] = this.site(other.#callers[site], other.#offsets[site]);
		for (let edge = 0; edge < other.count; edge++) {
			const site = sites[other.#siteOf[edge]];
			this.add(site, other.#callees[edge], values, edge * this.types);
		}
	}
	/** Returns the sum of the edges for which `test` is true, in the column with the index `type`. */
	weightOf(type, test) {
		let weight = 0;
		for (let edge = 0; edge < this.count; edge++) {
			const site = this.#siteOf[edge];
			const [caller, callee] = [this.#callers[site]?.written ?? "", this.#callees[edge]?.written ?? ""];
			if (test(caller, this.#offsets[site], callee)) weight += this.#edges.values[edge * this.types + type];
		}
		return weight;
	}
	/** Returns the index of a call site, and adds the site if it is new. */
	site(caller, offset) {
		const before = this.#sites.count;
		const site = this.#sites.index((offset + MOST_OFFSET) * NAME_NUMBERS + caller.number);
		if (site < before) return site;
		this.#callers[site] = caller;
		this.#offsets[site] = offset;
		return site;
	}
	/**
	* Adds the values of all columns, which begin at the index `from`, to the sums of a call.
	* @param site an index from the method `site`.
	*/
	add(site, callee, values, from) {
		const before = this.#edges.count;
		const edge = this.#edges.add(site * NAME_NUMBERS + callee.number, values, from);
		if (edge < before) return;
		this.#siteOf[edge] = site;
		this.#callees[edge] = callee;
	}
	/**
	* Returns all edges sorted by name, including edges whose weight for the compiler is 0.
	* @param type the index of the column that holds the weight.
	* @param rename a function that returns the new name of a function. Edges that get the same names are added up.
	*/
	toEdges(type, rename = (name) => name) {
		const { values, types } = this.#edges;
		return mergeTwins(Array.from({ length: this.count }, (_, edge) => {
			const site = this.#siteOf[edge];
			const own = Array.from(values.subarray(edge * types, (edge + 1) * types));
			return {
				caller: rename(this.#callers[site]?.written ?? ""),
				callee: rename(this.#callees[edge]?.written ?? ""),
				offset: this.#offsets[site],
				weight: own[type] ?? 0,
				values: own
			};
		}));
	}
};
/** Sorts edges by name, and adds up the edges that have the same names and offset. */
function mergeTwins(edges) {
	const unique = [];
	for (const edge of edges.toSorted(byName)) {
		const last = unique.at(-1);
		if (last === void 0 || byName(last, edge) !== 0) {
			unique.push(edge);
			continue;
		}
		const values = last.values.map((value, type) => value + (edge.values[type] ?? 0));
		unique[unique.length - 1] = {
			...last,
			weight: last.weight + edge.weight,
			values
		};
	}
	return unique;
}
/** Returns the edges that the compiler sees, which are the edges whose weight is above 0. @param edges all edges, sorted by name. */
function edgeSetOf(edges) {
	const seen = edges.filter(({ weight }) => weight !== 0);
	return {
		edges: seen,
		totalWeight: totalOf(seen, ({ weight }) => weight)
	};
}
/**
* Adds up the call edges of a profile in the same way as the compiler. The compiler skips samples whose weight is 0, but this function adds
* up the other columns of such samples. So the edges of a merge are the sums of the edges of the merged profiles.
* @param subject the beginning of an error message, such as `It has`.
* @param last the result of an earlier call that is no longer needed. The function uses the memory of that earlier result for the new
* result.
* @throws ExpectedError if the profile has more calls than any Go program. */
function foldEdges(named, subject = "The profile has", last) {
	const { locations, samples, sampleTypes } = named.profile;
	const types = sampleTypes.length;
	const none = locations.count;
	const pairs = emptied(lastPairs, types) ?? new Sums(types);
	lastPairs = pairs;
	for (let at = 0; at < samples.count; at++) {
		const first = samples.firstFrame[at];
		const end = samples.firstFrame[at + 1];
		if (first === end) continue;
		const caller = end - first > 1 ? samples.frames[first + 1] : none;
		pairs.add(samples.frames[first] * (none + 1) + caller, samples.values, at * types);
		if (pairs.count > MOST_PAIRS) throw absurd(subject, `more than ${count(MOST_PAIRS, "different call")} by address`);
	}
	const path = new FramePath(named);
	const edges = emptied(last, types) ?? new EdgeSums(types);
	let [frames, pair] = [0, 0];
	for (const key of pairs.keys()) {
		const caller = key % (none + 1);
		path.set(Math.floor(key / (none + 1)), caller === none ? void 0 : caller);
		frames += path.length;
		if (frames > MOST_FRAMES || edges.isAbsurd) throw absurd(subject, "more different calls, or more inlined calls, than any Go program");
		for (let at = 1; at < path.length; at++) {
			if (path.isSame(at - 1, at) || path.hadCall(at)) continue;
			const offset = path.offset(at - 1);
			if (Math.abs(offset) > MOST_OFFSET) throw absurd(subject, `a call ${offset} lines from the start of its function`);
			edges.add(edges.site(path.name(at - 1), offset), path.name(at), pairs.values, pair * types);
		}
		pair++;
	}
	return edges;
}
/** The pairs of addresses of the last profile. The memory of these pairs is used again for the next profile. */
let lastPairs;
/** A `Sums` or `EdgeSums` with more keys than this is not used again, because such large profiles are rare. */
const MOST_REUSED = 2 ** 16;
/**
* Returns an earlier result without its keys, so that its memory can be used again; undefined if it is too large or has a different number
* of sample types.
*/
function emptied(last, types) {
	if (last?.types !== types || last.count > MOST_REUSED) return void 0;
	last.clear();
	return last;
}
function absurd(subject, what) {
	const message = `${subject} ${what}, so the file is damaged or not a real profile.`;
	return new ExpectedError(message, { fix: "Check where this file comes from." });
}
/** The frames of the two innermost locations of a stack, including inlined frames. The outermost caller is first. */
var FramePath = class {
	length = 0;
	#named;
	#location = [];
	/** The index of the line of each frame; −1 for a location without lines. */
	#line = [];
	constructor(named) {
		this.#named = named;
	}
	set(leaf, caller) {
		this.length = 0;
		if (caller !== void 0) this.#push(caller);
		this.#push(leaf);
	}
	#push(location) {
		const { firstLine } = this.#named.profile.locations;
		const first = firstLine[location];
		let line = firstLine[location + 1] - 1;
		if (line < first) line = -1;
		do {
			this.#location[this.length] = location;
			this.#line[this.length++] = line--;
		} while (line >= first);
	}
	name(at) {
		const { profile, names, nameless } = this.#named;
		return names[profile.locations.lineFunction[this.#line[at]]] ?? nameless;
	}
	/** Returns the line of a frame, counted from the start of its function. */
	offset(at) {
		return this.#lineNumber(at) - this.#startLine(at);
	}
	/** Returns true if the compiler takes two frames for one frame, because their address, name, start line and line are the same. */
	isSame(a, b) {
		const { addressLow, addressHigh } = this.#named.profile.locations;
		const at = this.#location[a];
		const otherAt = this.#location[b];
		return this.name(a) === this.name(b) && this.#lineNumber(a) === this.#lineNumber(b) && this.#startLine(a) === this.#startLine(b) && addressLow[at] === addressLow[otherAt] && addressHigh[at] === addressHigh[otherAt];
	}
	/** Returns true if the stack has the call that leads to the frame `at` a second time, further away from the leaf. */
	hadCall(at) {
		for (let before = 1; before < at; before++) if (this.isSame(before, at) && this.isSame(before - 1, at - 1)) return true;
		return false;
	}
	#lineNumber(at) {
		return this.#named.profile.locations.lineNumber[this.#line[at]] ?? 0;
	}
	#startLine(at) {
		const { locations, functions } = this.#named.profile;
		return functions.startLines[locations.lineFunction[this.#line[at]] ?? -1] ?? 0;
	}
};
/** Returns the call edges of a profile. @throws ExpectedError if the profile has more call edges than any Go program. */
function callEdges(profile) {
	return edgesOf(profile).edges();
}
/**
* Returns three parts of a profile: the fields that describe the whole profile, the totals, and the call edges.
* @throws ExpectedError if the profile has more call edges than any Go program.
*/
function edgesOf(profile) {
	const named = new KnownNames().named(profile);
	const sums = foldEdges(named);
	const type = compilerSampleType(profile);
	return {
		head: headOf(profile),
		totals: totalsOf(profile),
		/** The CPU time for each kind of code; undefined if the profile holds only call edges. */
		times: isCompact(profile) ? void 0 : timesOf(named),
		/** Returns the call edges of the profile. @param rename a function that returns the new name of a function. */
		edges: (rename) => edgeSetOf(sums.toEdges(type, rename))
	};
}
/**
* Finds the entries of `expect` that match no call of the profile. An entry names a function or a package; `*` stands for any text.
* @returns a message and its fix; undefined if each entry matches a call.
*/
function missingFrom(subject, edges, expect) {
	const names = [...new Set(edges.flatMap(({ caller, callee }) => [caller, callee]))].flatMap((name) => [withoutTypeArguments(name), importPathOf(name)]);
	const missing = expect.filter((glob) => {
		const matches = textGlobOf(glob);
		return !names.some(matches);
	});
	if (missing.length === 0) return void 0;
	const message = `${subject} has no call of ${codeList(missing)}, which \`expect\` names.`;
	const ends = missing.map((glob) => textGlobOf(`*/${glob.replace(/^[./]+/, "")}`));
	const [meant] = names.filter((name) => ends.some((matches) => matches(name)));
	return {
		message,
		fix: `${`Write ${meant ? `the whole import path, \`${meant}\`` : "whole import paths, such as `example.com/shop/search`, and `main` for the program’s own package"}`}. Or profile a workload that runs this code, or remove the entry from \`expect\`.`
	};
}

export { knownColumns as A, withoutPrograms as C, commonColumns as D, columnList as E, hasColumns as O, readAs as S, aboutOtherColumns as T, potentialOf as _, edgeInWords as a, hostProgramsIn as b, edgesOf as c, missingFrom as d, weightShare as f, nameWithout as g, endsOf as h, callEdges as i, totalsInColumns as j, inColumns as k, foldEdges as l, addTimes as m, byName as n, edgeKey as o, NO_TIMES as p, byWeight as r, edgeSetOf as s, EdgeSums as t, mergeTwins as u, timesOf as v, aboutCommonColumns as w, placeOfMapping as x, KERNEL as y };