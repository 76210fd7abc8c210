import { C as checkBuildFlags, E as runBuild, T as pgoFlag, _ as tooManyFailed, b as buildContext, d as ANY_PROTOCOL, f as placed, g as LOAD_TOOLS, h as withService, m as usesBinary, o as maskSecretsOf, p as runLoad, u as collectAll, v as understand, x as buildPair, y as ProfileBuildFailed } from "./gather.js";
import { l as runGo, o as lastLines, r as goOutput, s as listPackages } from "./go.js";
import { c as note, f as warning, i as UsageError, n as ExpectedError, r as Rejected } from "./errors.js";
import { A as share, C as changeWithInterval, D as groupBy, E as fixed, N as totalOf, S as change, T as count, b as bytes, c as asSentence, d as excerpt, h as someOf, u as duration, w as compareText, x as capitalized } from "./start.js";
import { o as readBuildInfo, t as SIDES } from "./binaries.js";
import { i as quantityOf, n as limitedRows, t as GATES } from "./quantities.js";
import { s as buildHelper } from "./repair.js";
import { a as ownerCommand, i as outputLines, n as howItEnded, r as lastOutput, s as startProcess } from "./exec.js";
import { b as _usingCtx, d as readRegularFile, g as replaceFile, p as readText, t as MOST_BYTES_OF_PROGRAM, v as sha256OfFile } from "./files.js";
import { a as pinnedTo, i as halvesOf, n as freePort, o as usableCpus, r as freshCopy } from "./processes.js";
import { _t as pairOf, at as judgeRounds, bt as sidesInOrder, dt as FEWEST_ROUNDS, et as changeOf, ft as PLANNED, gt as overallLogRatios, ht as noRoomFor, it as inconclusive, lt as sameProgram, mt as isFinding, n as comparisonHeadline, ot as overallQuantity, pt as bothOf, rt as coverageOf, st as percentSetting, tt as coverageFindings, ut as BudgetSpent, vt as pairsPerRound, xt as holm, yt as runRounds } from "./headline.js";
import { B as linesOf, I as eachSample, K as sumOf, P as compilerSampleType, R as isCompact, U as renameFunctions, W as sampleTypeIndex, _ as potentialOf, c as edgesOf, g as nameWithout, v as timesOf } from "./edges.js";
import { t as decodeFile } from "./decode.js";
import { c as encodeWhole, n as StackSum, t as Interned } from "./encode.js";
import { E as symbolPath, c as KnownNames, p as closureOwner, w as renamer } from "./names.js";
import { D as withDeadline, E as orAborted, O as networkFor, a as callApi, j as isThisMachine } from "./api.js";
import { a as normalQuantile, i as median, r as mean } from "./samples.js";
import { a as portsIn, h as orElse, i as onPort, r as hasFreePort, u as collectingOf } from "./read.js";
import { a as textGlobOf } from "./glob.js";
import { D as regex, I as unknown, P as tuple, S as optional, T as pipe, _ as minValue, a as finite, b as number$2, g as minLength, j as string, k as safeParse, n as boolean, p as maxLength, r as check, t as array, v as nullable, w as picklist, x as object } from "./dist3.js";
import { u as valuesOf, v as joinWords } from "./settings.js";
import { s as secretsInCommand } from "./credentials.js";
import { t as runGit } from "./git.js";
import { n as endpointOf, o as takeProfile, r as headersFor } from "./pprof2.js";
import { a as profileName, i as inlinedCallChanges, n as readInlinedCalls, o as siteKey, r as EdgeWeights, t as readFunctionTable } from "./pclntab.js";
import { a as harmfulInlinings, i as goMinor } from "./exclusions.js";
import { m as runFacts, t as buildOptions, u as repositoryRoot } from "./program.js";
import { createHash } from "node:crypto";
import { chmod, copyFile, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path, { basename, dirname, join, relative } from "node:path";

// src/compare/test-binaries.ts
/** Part of the time until the deadline that building may take, and for the first package, without which there is no verdict. */
const [BUILD_SHARE, FIRST_SHARE] = [.5, .75];
/**
* Builds the test binaries of all packages with benchmarks for both sides. If the user gave a test binary as a side, only its
* package is built. A package is left out with a finding if its tests do not build, do not build in time, or have the same bytes
* on both sides.
* @throws ExpectedError if the user gave test binaries of two packages.
*/
async function buildTestBinaries(build) {
	const { go, progress, signal = new AbortController().signal } = build;
	checkBuildFlags(build.flags);
	const given = [];
	for (const side of [build.baseline, build.candidate]) {
		if (side.kind !== "binary") continue;
		const one = await readGiven(side.path, buildContext(go, build.scratch, signal));
		if (!one.isTest) return {
			binaries: [],
			findings: [],
			nothing: {
				reason: `${side.display} is a program (${one.importPath}), not a test binary: it has no benchmarks.`,
				advice: WHAT_TO_ADD
			}
		};
		given.push(one);
	}
	const findings = instrumented(given);
	const binaries = [];
	const same = [];
	const packages = await packagesToBuild(build, given);
	const began = performance.now();
	const whole = (build.deadline ?? Number.POSITIVE_INFINITY) - began;
	for (const [at, { importPath, directory }] of packages.entries()) {
		progress?.(`Building the benchmarks of ${importPath} for both sides (${at + 1} of ${packages.length})`);
		const end = began + whole * (binaries.length > 0 ? BUILD_SHARE : FIRST_SHARE);
		const made = await makeBoth({
			...build,
			signal
		}, importPath, at, end);
		if (made === void 0) {
			findings.push(outOfTime(packages.slice(at)));
			if (binaries.length > 0) break;
			const took = (performance.now() - began) / 1e3;
			return {
				binaries,
				findings,
				nothing: { reason: `No test binaries were built within ${Math.round(took)} s, their share of \`budget\`; raise it to about ${Math.ceil(2 * took / BUILD_SHARE)} s.` }
			};
		}
		const [baseline, candidate] = made;
		const label = labelOf(importPath, go.modulePath);
		if (isFinding(baseline)) findings.push(baseline);
		else if (isFinding(candidate)) findings.push(candidate);
		else if (await sha256OfFile(baseline) === await sha256OfFile(candidate)) {
			const message = `The test binaries of ${label} are the same bytes on both sides; they are not measured.`;
			same.push(note(message));
		} else {
			const place = directory === "" ? go.context.cwd : directory;
			binaries.push({
				importPath,
				label,
				directory: place,
				baseline,
				candidate
			});
		}
	}
	const areGiven = given.length > 0;
	if (binaries.length > 0) return {
		binaries,
		findings: [...findings, ...same],
		areGiven
	};
	if (same.length > 0) return {
		binaries,
		findings,
		nothing: {
			reason: "The test binaries of both sides are the same bytes: the same machine code cannot differ.",
			identical: true
		},
		areGiven
	};
	return {
		binaries,
		findings,
		nothing: {
			reason: packages.length > 0 ? "None of the packages with benchmarks builds its tests." : noBenchmarks(build),
			advice: WHAT_TO_ADD
		}
	};
}
/**
* Builds the test binaries of a package for both sides.
* @param at the number of the package, which names the files.
* @param end when building must end, in milliseconds of `performance.now()`.
* @returns a path or a finding for each side; undefined if the time was over.
*/
async function makeBoth(build, importPath, at, end) {
	const late = new BudgetSpent();
	const both = (signal) => Promise.all([makeSide({
		...build,
		signal
	}, build.baseline, importPath, `1/${at}`), makeSide({
		...build,
		signal
	}, build.candidate, importPath, `2/${at}`)]);
	return withDeadline(end - performance.now(), build.signal, both, () => late).catch((error) => {
		if (error === late) return void 0;
		throw error;
	});
}
function outOfTime(left) {
	const message = `The benchmarks of ${someOf(left.map(({ importPath }) => importPath))} are left out: there was no time left to build them.`;
	return warning(message, "Raise `budget`, or name the packages that matter in `benchmark-packages`.");
}
function noBenchmarks({ go, packages }) {
	const where = packages.length === 0 || packages.includes("./...") ? "" : ` in ${someOf(packages)}`;
	return `Module ${go.modulePath} has no benchmarks${where}.`;
}
const WHAT_TO_ADD = "Set `load` to a run of the program, such as `$PGO_BINARY testdata/large.json`, or `serve` and `load` to a server and what loads it, or write a benchmark next to the hot code: func BenchmarkPage(b *testing.B) { for b.Loop() { renderPage() } }";
async function packagesToBuild(build, given) {
	const [first, second = first] = given.map(({ importPath }) => importPath);
	if (first === void 0) return packagesWithBenchmarks(build);
	if (first === second) return listPackages(build.go, [first], build.flags);
	const message = `The baseline's tests are those of ${first}, the candidate's those of ${second}.`;
	throw new ExpectedError(message, { fix: "Compare two test binaries of the same package." });
}
/** @returns `importPath`: of the package that the program, or whose tests it is. */
async function readGiven(file, context) {
	const { path: recorded, settings } = await readBuildInfo(file, context);
	const importPath = recorded.replace(/\.test$/, "");
	if (importPath !== recorded) return {
		importPath,
		settings,
		isTest: true
	};
	return {
		importPath,
		settings,
		isTest: (await readRegularFile(file, MOST_BYTES_OF_PROGRAM).catch(() => void 0))?.includes("\0testing.(*M).Run\0") === true
	};
}
/** Flags that put more into the code than the source has. */
const INSTRUMENTING = [
	"-race",
	"-cover",
	"-msan",
	"-asan"
];
function instrumented(given) {
	return INSTRUMENTING.flatMap((flag) => {
		const having = given.filter(({ settings }) => settings.get(flag) === "true").length;
		if (having === 0) return [];
		const isBoth = having === given.length;
		const message = isBoth ? `The test binaries are built with \`${flag}\`: what it adds is measured, too.` : `Only one side is built with \`${flag}\`, which alone makes it slower.`;
		return [{
			severity: isBoth ? "note" : "warning",
			message,
			fix: `Build them without \`${flag}\`.`
		}];
	});
}
/** Packages of the module with a benchmark in the text of their tests; building them shows whether it compiles. */
async function packagesWithBenchmarks({ go, packages, flags }) {
	const found = [];
	const all = packages.length === 0 ? ["./..."] : packages;
	for (const one of await listPackages(go, all, flags)) {
		const { directory, files } = one;
		const texts = [...files.tests, ...files.externalTests].map((file) => readText(path.join(directory, file)));
		if ((await Promise.all(texts)).some((text) => /^func\s+Benchmark/m.test(text))) found.push(one);
	}
	return found;
}
/**
* @param name without extension. Names of both sides are equally long: the length of a program's arguments alone can move its
* stack, and so its speed (Mytkowicz et al., "Producing wrong data without doing anything obviously wrong!", ASPLOS 2009).
*/
async function makeSide({ go, scratch, signal, flags, program }, side, importPath, name) {
	const file = path.join(scratch, `${name}.test${go.exe}`);
	await mkdir(path.dirname(file), { recursive: true });
	if (side.kind === "binary") {
		await copyFile(side.path, file);
		await chmod(file, 493);
		return file;
	}
	const used = importPath === program ? await namedAsInTests(side, program, scratch) : side;
	const args = [
		"test",
		"-c",
		pgoFlag(used),
		"-vet=off",
		...flags,
		"-o",
		file,
		importPath
	];
	const { exitCode, stderr } = await runGo(args, buildContext(go, scratch, signal));
	if (exitCode === 0 && await stat(file).catch(() => void 0) !== void 0) return file;
	const message = `The benchmarks of ${importPath} do not build ${side.kind === "profile" ? `with ${side.display}` : "without PGO"} and are left out: ${lastLines(stderr, 10)}`;
	return warning(message, `Make \`go test -c ${importPath}\` pass with the same build flags.`);
}
/** The profile for tests of package main, whose functions have the package's path in their names there. */
async function namedAsInTests(side, program, scratch) {
	if (side.kind !== "profile") return side;
	const file = path.join(scratch, `${await sha256OfFile(side.path)}.pgo`);
	if (existsSync(file)) return {
		...side,
		path: file
	};
	const profile = await decodeFile(await readRegularFile(side.path));
	const named = renameFunctions(profile, (name) => name.replace(/^main(?=\.)/, symbolPath(program)));
	await replaceFile(file, encodeWhole(named));
	return {
		...side,
		path: file
	};
}
/** Relinks the test binaries of both sides; undefined if either was given. */
function linkTests(build, binaries) {
	const sides = [build.baseline, build.candidate];
	if (sides.some(({ kind }) => kind === "binary")) return void 0;
	return async (flags) => {
		for (const { importPath, baseline, candidate } of binaries) {
			const made = sides.map((side, at) => makeSide({
				...build,
				flags
			}, side, importPath, `${at + 1}/next`));
			const [one, other] = await Promise.all(made);
			if (typeof one !== "string" || typeof other !== "string") return false;
			await rename(one, baseline);
			await rename(other, candidate);
		}
		return true;
	};
}
/** `example.com/m/internal/render` as `internal/render`, the module's root as its last element. */
function labelOf(importPath, modulePath) {
	if (importPath.startsWith(`${modulePath}/`)) return importPath.slice(modulePath.length + 1);
	return importPath.slice(importPath.lastIndexOf("/") + 1);
}
const RESULT_LINE = /^(Benchmark\S*)\s+(\d+)(?:\s+(\S.*))?$/;
/** The results in what a test binary printed under `-test.v`, in their order; without it, lines may be torn apart. */
function parseResults(stdout) {
	return stdout.split(/\r?\n/).flatMap((line) => {
		const [, name, iterations, metrics = ""] = RESULT_LINE.exec(line.trimEnd()) ?? [];
		if (name === void 0) return [];
		const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
		const secondsPerOp = nanoseconds === void 0 ? void 0 : Number(nanoseconds) / 1e9;
		const printed = metrics === "" ? [] : metrics.split("	").map((metric) => metric.trim());
		return [{
			name,
			iterations: Number(iterations),
			secondsPerOp,
			metrics: printed
		}];
	});
}
/**
* The benchmarks, and groups of them, that were begun under `-test.v`, in order.
* @returns `name`: as given to `b.Run` (printed again with its result, `-8` at the end could be GOMAXPROCS or belong to the name);
* `text`: what was printed until the next one began.
*/
function begunBenchmarks(stdout) {
	return stdout.split(/^(?=Benchmark\S*\r?$)/m).flatMap((text) => {
		const [name = ""] = /^Benchmark\S*(?=\r?$)/m.exec(text) ?? [];
		return text.startsWith(name) && name !== "" ? [{
			name,
			text
		}] : [];
	});
}
function configurationLines(stdout) {
	return stdout.split(/\r?\n/).filter((line) => /^(goos|goarch|pkg|cpu): /.test(line));
}
/** Metrics that do not depend on what else runs on the machine. */
const ALLOCATED = /^\S+ (?:B|allocs)\/op$/;
/** What was measured from outside, and allocations; all else that it printed, the other side on the same CPU disturbed. */
function costLine(one, cpuSecondsPerOp, peakBytes) {
	return line(one, [
		`${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`,
		...peakBytes > 0 ? [`${peakBytes} peak-B`] : [],
		...one.metrics.filter((metric) => ALLOCATED.test(metric))
	]);
}
/** What a run that had the machine for itself printed, except what `costLine` has; undefined where that is nothing. */
function printedLine(one) {
	const metrics = one.metrics.filter((metric) => !ALLOCATED.test(metric));
	return metrics.length === 0 ? void 0 : line(one, metrics);
}
function line({ name, iterations }, metrics) {
	return [
		name,
		String(iterations),
		...metrics
	].join("	");
}
/** The value that was printed for this unit, such as `allocs/op`. */
function metricOf({ metrics }, unit) {
	const printed = metrics.find((metric) => metric.endsWith(` ${unit}`));
	return printed === void 0 ? void 0 : Number(printed.slice(0, -unit.length - 1));
}
/** The `-test.bench` pattern that matches just the benchmark of this plain name, and its parents. */
function exactPattern(plainName) {
	const exact = (element) => `^${element.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
	return plainName.split("/").map(exact).join("/");
}

// src/profile/flame-graph.ts
/** Name of the frame that all stacks start from. */
const ROOT = "root";
/** Merges the stacks of two profiles into one tree. Nothing is left out, however small. */
function flameTree(baseline, candidate) {
	const table = new Interned((name) => name);
	const functions = [table.index(ROOT)];
	const parents = [0];
	const values = {
		baseline: [0],
		candidate: [0]
	};
	const sides = [{
		stacks: baseline,
		sums: values.baseline,
		framesOf: framesOfLocations(baseline.profile, table)
	}, {
		stacks: candidate,
		sums: values.candidate,
		framesOf: framesOfLocations(candidate.profile, table)
	}];
	const children = /* @__PURE__ */ new Map();
	const childOf = (parent, name) => {
		const key = parent * table.items.length + name;
		const known = children.get(key);
		if (known !== void 0) return known;
		const node = functions.push(name) - 1;
		children.set(key, node);
		parents.push(parent);
		values.baseline.push(0);
		values.candidate.push(0);
		return node;
	};
	for (const { stacks, sums, framesOf } of sides) eachSample(stacks.profile, (stack, given) => {
		const value = stacks.countOf(given);
		if (value === 0) return;
		let node = 0;
		sums[node] = sums[node] + value;
		eachFrame(stack, framesOf, (frame) => {
			node = childOf(node, frame);
			sums[node] = sums[node] + value;
		});
	});
	return {
		names: table.items,
		functions,
		parents,
		...values
	};
}
/**
* Adds up samples by function as `go tool pprof -top` does (`newGraph` in its internal/graph): inlined frames count as
* frames, and a function counts once in a stack however often it recurs.
* @param countOf what a sample counts.
*/
function functionTotals(profile, countOf) {
	const table = new Interned((name) => name);
	const framesOf = framesOfLocations(profile, table);
	const { items: names } = table;
	const totals = names.map(() => ({
		flat: 0,
		cumulative: 0
	}));
	const counted = new Int32Array(totals.length).fill(-1);
	let sample = 0;
	eachSample(profile, (stack, values) => {
		const at = sample++;
		const value = countOf(values);
		if (value === 0) return;
		let leaf = -1;
		eachFrame(stack, framesOf, (frame) => {
			if (counted[frame] !== at) {
				counted[frame] = at;
				totals[frame].cumulative += value;
			}
			leaf = frame;
		});
		if (leaf >= 0) totals[leaf].flat += value;
	});
	return new Map(totals.map((total, number) => [names[number], total]));
}
/**
* The frames of each location, innermost first, as the numbers of their names. Frames are named, and told apart, as
* `go tool pprof -functions` does (`nodeInfo` in its internal/graph): by the function's name alone, and without one by the file that was mapped there.
*/
function framesOfLocations({ locations, functions, mappings }, table) {
	return Array.from({ length: locations.count }, (_, location) => {
		const unnamed = nameWithout(mappings[locations.mapping[location]]);
		const [first, end] = locations.firstLine.subarray(location, location + 2);
		const lines = locations.lineFunction.subarray(first, end);
		if (lines.length === 0) return [table.index(unnamed)];
		return Array.from(lines, (func) => table.index(functions.names[func] || unnamed));
	});
}
/** Calls `visit` for the frames of a stack, the outermost first. */
function eachFrame(stack, framesOf, visit) {
	for (let at = stack.length - 1; at >= 0; at--) {
		const frames = framesOf[stack[at]];
		for (let n = frames.length - 1; n >= 0; n--) visit(frames[n]);
	}
}

// src/compare/profiles.ts
/**
* Reads the count and the CPU nanoseconds of a sample; a missing one is computed from the other.
* @throws ExpectedError if that is not possible.
*/
function cpuValues(profile) {
	const count = sampleTypeIndex(profile, "samples", "count");
	const cpu = sampleTypeIndex(profile, "cpu", "nanoseconds");
	const period = profile.periodType?.type === "cpu" ? profile.period : 0;
	if (count >= 0 && cpu >= 0) return (values) => [values[count] ?? 0, values[cpu] ?? 0];
	if (count >= 0 && period > 0) return (values) => [values[count] ?? 0, (values[count] ?? 0) * period];
	if (cpu >= 0 && period > 0) return (values) => [(values[cpu] ?? 0) / period, values[cpu] ?? 0];
	throw new ExpectedError("It has no CPU time: neither `cpu` nor `samples` with a period.", { fix: "Take a CPU profile: `/debug/pprof/profile`, or `go test -cpuprofile`." });
}
/** Reads the objects and bytes that were allocated since the program started. @throws ExpectedError if the profile has none. */
function spaceValues(profile) {
	const objects = sampleTypeIndex(profile, "alloc_objects", "count");
	const space = sampleTypeIndex(profile, "alloc_space", "bytes");
	if (objects >= 0 && space >= 0) return (values) => [values[objects] ?? 0, values[space] ?? 0];
	throw new ExpectedError("It has no allocations: no `alloc_space`.", { fix: "Take it from `/debug/pprof/heap` or `/debug/pprof/allocs`." });
}
/** Adds up the stacks of one side per unit of work. */
var SideSum = class {
	stacks = new StackSum();
	samples = 0;
	/**
	* Adds a CPU profile.
	* @param works the number of units of work that the profile is of.
	* @param group keeps equal stacks of different groups apart.
	* @throws ExpectedError if the profile has no CPU time.
	*/
	addCpu(profile, works, group) {
		const valuesOf = cpuValues(profile);
		const each = (values) => {
			const [count, nanoseconds] = valuesOf(values);
			this.samples += count;
			return [count, nanoseconds / works];
		};
		this.stacks.add(profile, each, group);
	}
	/** Adds the allocations between two heap profiles, during which `works` units were done. @throws ExpectedError if they have none. */
	addAllocated(before, after, works, group) {
		const add = (profile, per) => {
			const valuesOf = spaceValues(profile);
			this.stacks.add(profile, (values) => valuesOf(values).map((value) => value / per), group);
		};
		add(after, works);
		add(before, -works);
	}
};
/** The least total of a scaled profile. It is so large that rounding values to integers makes no visible difference. */
const LEAST_TOTAL = 1e10;
const TYPES = {
	cpu: [{
		type: "samples",
		unit: "count"
	}, {
		type: "cpu",
		unit: "nanoseconds"
	}],
	alloc: [{
		type: "alloc_objects",
		unit: "count"
	}, {
		type: "alloc_space",
		unit: "bytes"
	}]
};
/** The base units of a profile (nanoseconds, bytes) in one unit of the difference (seconds, bytes). */
const PER_UNIT = {
	cpu: 1e9,
	alloc: 1
};
/**
* Makes profiles of both sums, with values for the same number of units of work. Counts of CPU samples are not scaled.
* @param sampling how allocations were sampled; absent if each one was recorded.
*/
function normalize(measure, sums, sampling) {
	const { kind, workload, work } = measure;
	const total = Math.max(...SIDES.map((side) => sums[side].stacks.total(1)));
	let works = 1;
	while (total > 0 && total * works < LEAST_TOTAL) works *= 10;
	const what = kind === "cpu" ? "CPU nanoseconds" : "bytes allocated";
	const side = (name) => ({
		profile: sums[name].stacks.profile({
			sampleTypes: TYPES[kind],
			periodType: kind === "cpu" ? TYPES.cpu[1] : {
				type: "space",
				unit: "bytes"
			},
			period: 1,
			comments: [
				`go-pgo: ${what} of the ${name} under ${workload}, for ${works} times one ${work}.`,
				`go-pgo: divide by ${works} for one ${work}; the other side's profile has the same scale, for go tool pprof -diff_base.`,
				...kind === "cpu" ? ["go-pgo: samples/count is as it was taken."] : []
			]
		}, [kind === "cpu" ? 1 : works, works]),
		sampling: kind === "cpu" ? {
			by: "time",
			samples: sums[name].samples
		} : sampling?.(name)
	});
	return {
		...measure,
		works,
		baseline: side("baseline"),
		candidate: side("candidate")
	};
}
/** Makes the function that reads a sample's value in the unit of the difference. */
function valueIn({ kind, works }) {
	const divisor = PER_UNIT[kind] * works;
	return (values) => (values[1] ?? 0) / divisor;
}
/**
* Makes the function that computes the variance of a sample's value, in the square of its unit; undefined if everything was
* recorded. Samples by time are independent, so the variance of their number is that number (Poisson). Of allocations of `size`
* bytes, each is recorded with the probability p = 1 − exp(−size / rate) and counts 1 / p times (`scaleHeapSample` in
* Go's runtime/pprof): of N, the estimate has the variance N · (1 − p) / p.
*/
function varianceIn({ kind, works }, { sampling }) {
	if (sampling === void 0) return void 0;
	const divisor = PER_UNIT[kind] * works;
	if (sampling.by === "time") return ([samples = 0, value = 0]) => samples === 0 ? 0 : (value / divisor) ** 2 / samples;
	const { rate } = sampling;
	return ([objects = 0, bytes = 0]) => {
		if (objects === 0 || rate <= 1) return 0;
		const size = bytes / objects;
		const recorded = -Math.expm1(-size / rate);
		return objects / works * sampling.works * size ** 2 * (1 - recorded) / recorded / sampling.works ** 2;
	};
}
/**
* Pairs two CPU profiles that the user gave. Values are per second of profiling if both say how long they took, because the
* longer profile would otherwise have more of everything.
* @returns undefined if one of them has no samples, or no stacks because it was compacted.
*/
function pairOfProfiles(profiles) {
	const both = SIDES.map((side) => profiles[side]);
	if (both.some((profile) => isCompact(profile) || profile.samples.count === 0)) return void 0;
	const isTimed = both.every(({ durationNanos }) => durationNanos > 0);
	const sums = {
		baseline: new SideSum(),
		candidate: new SideSum()
	};
	for (const side of SIDES) sums[side].addCpu(profiles[side], isTimed ? profiles[side].durationNanos / 1e9 : 1);
	const [unit, work] = isTimed ? ["cpu-sec/sec", "second of profiling"] : ["cpu-sec", "whole profile"];
	return normalize({
		kind: "cpu",
		workload: "profiles",
		unit,
		work
	}, sums);
}
/** The number of functions that are listed by flat values, and by cumulative values. */
const MOST_LISTED_FUNCTIONS = 30;
/** The share of runs in which any function may differ by more than its `chance` without a reason. */
const WRONG = .05;
/** Compares the profiles of both sides function by function. Functions that do not differ are not listed. */
function differenceOf(pair, files) {
	const { kind, workload, unit, baseline, candidate } = pair;
	const value = valueIn(pair);
	const before = functionTotals(baseline.profile, value);
	const after = functionTotals(candidate.profile, value);
	const chance = chanceOf(pair);
	const flatOf = (name) => (after.get(name)?.flat ?? 0) - (before.get(name)?.flat ?? 0);
	const moves = kind === "cpu" ? movedByInlining(pair, flatOf) : [];
	const movedOf = (name) => moves.flatMap(({ from, to, value }) => from === name ? [{
		name: to,
		value: -value
	}] : to === name ? [{
		name: from,
		value
	}] : []);
	const functions = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].map((name) => {
		const moved = movedOf(name);
		return {
			name,
			baseline: amountOf(before.get(name)),
			candidate: amountOf(after.get(name)),
			moved: moved.length > 0 ? moved : void 0,
			chance: chance?.(name)
		};
	});
	const changeOf = (difference, by) => difference.candidate[by] - difference.baseline[by] - (by === "flat" ? totalOf(difference.moved ?? [], ({ value }) => value) : 0);
	const listed = (by) => largest(functions, (difference) => changeOf(difference, by));
	const [first, second] = [baseline.sampling, candidate.sampling];
	const samples = first?.by === "time" && second?.by === "time" ? {
		baseline: first.samples,
		candidate: second.samples
	} : void 0;
	const sums = {
		baseline: sumOf(baseline.profile, value),
		candidate: sumOf(candidate.profile, value)
	};
	const varianceOf = (side) => sumOf(side.profile, varianceIn(pair, side) ?? (() => 0));
	const all = samples && 1.96 * Math.sqrt(varianceOf(baseline) + varianceOf(candidate));
	return {
		kind,
		workload,
		unit,
		...sums,
		samples,
		chance: all,
		flat: listed("flat"),
		cumulative: listed("cumulative"),
		files
	};
}
/** Makes one tree of the stacks of both sides, with values in the unit of the difference. */
function flameGraphOf(pair) {
	const { kind, workload, unit, baseline, candidate } = pair;
	const countOf = valueIn(pair);
	return {
		kind,
		workload,
		unit,
		...flameTree({
			profile: baseline.profile,
			countOf
		}, {
			profile: candidate.profile,
			countOf
		})
	};
}
/** Computes the `chance` of each function; undefined if everything was recorded. */
function chanceOf(pair) {
	const { baseline, candidate } = pair;
	const [first, second] = [varianceIn(pair, baseline), varianceIn(pair, candidate)];
	if (first === void 0 || second === void 0) return void 0;
	const before = functionTotals(baseline.profile, first);
	const after = functionTotals(candidate.profile, second);
	const number = (/* @__PURE__ */ new Set([...before.keys(), ...after.keys()])).size;
	const deviations = normalQuantile(1 - WRONG / 2 / number);
	const of = (name, by) => deviations * Math.sqrt(amountOf(before.get(name))[by] + amountOf(after.get(name))[by]);
	return (name) => ({
		flat: of(name, "flat"),
		cumulative: of(name, "cumulative")
	});
}
function amountOf(total) {
	return {
		flat: total?.flat ?? 0,
		cumulative: total?.cumulative ?? 0
	};
}
/**
* Lists the functions that differ most. Equal differences are in the order of names, so that the same profiles give the same list.
*/
function largest(all, difference) {
	const size = (one) => Math.abs(difference(one));
	return all.filter((one) => size(one) > 0).sort((a, b) => size(b) - size(a) || compareText(a.name, b.name)).slice(0, MOST_LISTED_FUNCTIONS);
}
/**
* Writes both profiles for `go tool pprof -diff_base`: `baseline.cpu.pprof` for benchmarks, `baseline.load.cpu.pprof` for a load.
* @returns their paths.
*/
async function saveProfiles(pair, folder) {
	const of = pair.workload === "benchmarks" ? pair.kind : `${pair.workload}.${pair.kind}`;
	const save = async (side) => {
		const { profile } = pair[side];
		const file = join(folder, `${side}.${of}.pprof`);
		await replaceFile(file, encodeWhole(profile, void 0, profile.comments));
		return file;
	};
	return {
		baseline: await save("baseline"),
		candidate: await save("candidate")
	};
}
/**
* Gives functions the same names on both sides. A closure is matched by its file and line, because inlining gives it another name:
* `index.ranked.func1` becomes `index.Build.ranked.func2`. A generic function is matched without its type arguments.
*/
function alignFunctions(pair) {
	if (pair.workload === "profiles") return pair;
	const names = /* @__PURE__ */ new Map();
	for (const side of SIDES) {
		const { functions } = pair[side].profile;
		for (const [at, written] of functions.names.entries()) {
			const name = profileName(written);
			const place = closurePlace(functions, at);
			const known = place === void 0 ? void 0 : names.get(place);
			const isShorter = known === void 0 || (name.length - known.length || compareText(name, known)) < 0;
			if (place !== void 0 && isShorter) names.set(place, name);
		}
	}
	const aligned = (side) => {
		const { functions } = side.profile;
		const nameOf = (name, at) => names.get(closurePlace(functions, at) ?? "") ?? profileName(name);
		const profile = {
			...side.profile,
			functions: {
				...functions,
				names: functions.names.map(nameOf)
			}
		};
		return {
			...side,
			profile
		};
	};
	return {
		...pair,
		baseline: aligned(pair.baseline),
		candidate: aligned(pair.candidate)
	};
}
/** The function around a closure, its file and its first line; undefined for other functions, and if the profile lacks them. */
function closurePlace({ names, startLines, filename }, at) {
	const owner = closureOwner(names[at]);
	const [line, file] = [startLines[at], filename(at)];
	return owner === void 0 || line <= 0 || file === "" ? void 0 : `${owner}\0${file}:${line}`;
}
/**
* Finds the time that inlining moved between functions. If one side calls a function and the other side has inlined that call,
* then the time that one of the two functions lost and the other gained is the same work under another name.
* @param differenceOf a function's flat value on the candidate, minus that on the baseline.
*/
function movedByInlining({ baseline, candidate }, differenceOf) {
	const [before, after] = [callSites(baseline.profile), callSites(candidate.profile)];
	const left = /* @__PURE__ */ new Map();
	const leftOf = (name) => left.get(name) ?? differenceOf(name);
	const sizeOf = ({ caller, callee }) => {
		const [ofCaller, ofCallee] = [leftOf(caller), leftOf(callee)];
		return ofCaller * ofCallee < 0 ? Math.min(Math.abs(ofCaller), Math.abs(ofCallee)) : 0;
	};
	const changed = [...changedSites(before, after), ...changedSites(after, before)];
	changed.sort((a, b) => sizeOf(b) - sizeOf(a) || compareText(a.caller + a.callee, b.caller + b.callee));
	return changed.flatMap((site) => {
		const value = sizeOf(site);
		if (value === 0) return [];
		const [from, to] = leftOf(site.caller) > 0 ? [site.callee, site.caller] : [site.caller, site.callee];
		left.set(from, leftOf(from) + value);
		left.set(to, leftOf(to) - value);
		return [{
			from,
			to,
			value
		}];
	});
}
/** Lists the calls that one side makes and never inlines, and that the other side inlines. */
function changedSites(calling, inlining) {
	return [...calling.called].flatMap(([key, site]) => inlining.inlined.has(key) && !calling.inlined.has(key) ? [site] : []);
}
/** The calls on a profile's stacks, by the line that they are on. */
function callSites(profile) {
	const { names } = profile.functions;
	const called = /* @__PURE__ */ new Map();
	const inlined = /* @__PURE__ */ new Map();
	const lines = Array.from({ length: profile.locations.count }, (_, at) => linesOf(profile, at));
	const add = (sites, callee, caller) => {
		if (callee === void 0 || caller === void 0) return;
		const site = {
			caller: names[caller.func],
			callee: names[callee.func]
		};
		sites.set(`${site.caller}:${caller.line} ${site.callee}`, site);
	};
	for (const line of lines) for (let at = 1; at < line.length; at++) add(inlined, line[at - 1], line[at]);
	const pairs = /* @__PURE__ */ new Set();
	eachSample(profile, (stack) => {
		for (let at = 1; at < stack.length; at++) pairs.add(stack[at - 1] * lines.length + stack[at]);
	});
	for (const pair of pairs) add(called, lines[Math.floor(pair / lines.length)]?.at(-1), lines[pair % lines.length]?.[0]);
	return {
		called,
		inlined
	};
}

// src/compare/calibrate.ts
/**
* Builds the meter for this machine into `scratch`. Each benchmark runs Go code on one thread, because with more threads the work
* of the garbage collector depends on which of them run, and pairs then differ several times as much.
* @throws ExpectedError if Go cannot build the meter.
*/
async function runnerFor({ go, scratch, signal }, deadline) {
	const folder = path.join(scratch, "meter");
	await mkdir(folder, { recursive: true });
	const context = {
		...go.context,
		signal: signal ?? go.context.signal
	};
	const options = {
		go: {
			...go,
			context
		},
		scratch: folder,
		purpose: "measures CPU time"
	};
	const meter = await buildHelper("meter", options);
	const env = {
		...go.context.env ?? process.env,
		GOMAXPROCS: "1"
	};
	return {
		meter,
		scratch: folder,
		cpus: await usableCpus(),
		env,
		signal,
		deadline
	};
}
/** Names the benchmark's row: `render.BenchmarkPage-2`. */
function rowName({ binaries, printedName }) {
	return `${binaries.label}.${printedName}`;
}
/**
* Runs one benchmark on one side, or on both at the same time, then on one CPU if the system can pin programs.
* @param time the number of operations, or the seconds, of the run.
* @returns a finding if the benchmark failed, took longer than `seconds`, printed no result or did not do that many operations.
*/
async function runBenchmark(selected, sides, time, runner, { seconds = Number.POSITIVE_INFINITY, flags = ["-test.benchmem"] } = {}) {
	const { binaries, pattern, printedName } = selected;
	const found = [];
	const runs = await runTests(runner, {
		binaries,
		sides,
		pattern,
		time,
		flags,
		seconds
	});
	for (const [at, run] of runs.entries()) {
		const result = parseResults(run.stdout).find(({ name }) => name === printedName);
		const happened = whatHappened(run, time, result);
		if (happened !== void 0) return leftOutFinding(rowName(selected), sides[at], happened, run);
		found.push({
			...run,
			result
		});
	}
	return found;
}
async function runTests(runner, { binaries, sides, pattern, time, flags = [], seconds }) {
	const usual = [
		"-test.v",
		"-test.run=^$",
		`-test.bench=${pattern}`,
		`-test.benchtime=${time}`
	];
	return runMetered(runner, sides.map((side) => [
		binaries[side],
		...usual,
		...flags
	]), binaries.directory, seconds);
}
function leftOutFinding(name, side, happened, run) {
	const fix = "cutOffSeconds" in run ? "Make it shorter, also where its timer is stopped, raise `budget`, or leave it out with `benchmarks`." : "Make it pass under `go test -bench`, or leave it out with `benchmarks`.";
	const said = lastOutput(`${run.stdout}${run.stderr}`);
	return warning(`${name} ${happened} on the ${side} and is left out. ${said}`, fix);
}
function whatHappened(run, time, result) {
	if ("cutOffSeconds" in run) return `was not over after ${duration(run.cutOffSeconds * 1e3)}`;
	if (run.exitCode !== 0) return `failed (exit code ${run.exitCode})`;
	if (result === void 0) return "printed no result";
	if (time.endsWith("x") && `${result.iterations}x` !== time) return `ran ${result.iterations} times instead of ${time.slice(0, -1)}`;
	return run.cpuSeconds > 0 ? void 0 : "took no CPU time that the system could count";
}
/** The largest N that `-test.benchtime=Nx` accepts. */
const MOST_ITERATIONS = 1e9;
/** The length of a calibrating run, which is long enough to ignore the noise of timers and starts, and the seconds that are too short. */
const [CALIBRATED, SHORT] = ["0.1s", .05];
/** The part of the remaining time that running all benchmarks of a package once may take. */
const DISCOVERING = 1 / 4;
/** The part of the remaining time that one run may take. With longer runs, too few rounds would fit. */
const RUNNING = 1 / 6;
/** The least time limit of a run in seconds, because on a busy machine a run takes ten times as long. */
const SHORTEST_LIMIT = 3;
function timeLimit({ deadline }, part) {
	return Math.max(SHORTEST_LIMIT, (deadline - performance.now()) / 1e3 * part);
}
/**
* Finds the benchmarks that the user's expression selects and how long an operation of each takes on the baseline, and
* checks that the candidate runs them too. A benchmark that fails or does not end on one side is left out with a finding, and so is
* a benchmark that does not fit into the time.
* @returns the benchmarks; `isComplete` is false if the time ended before all were calibrated.
* @throws UsageError for an invalid expression.
*/
async function calibrate(all, expression, runner, progress = () => {}) {
	const benchmarks = [];
	const findings = [];
	let current = "";
	try {
		for (const binaries of all) {
			current = `Finding the benchmarks of ${binaries.label}`;
			progress(`Finding and calibrating the benchmarks of ${binaries.label}`);
			for (const leaf of await discover(binaries, expression, runner, findings)) {
				current = rowName(leaf);
				const made = await calibrateOne(leaf, runner);
				if (isFinding(made)) findings.push(made);
				else benchmarks.push(made);
			}
		}
	} catch (error) {
		if (!(error instanceof BudgetSpent)) throw error;
		const message = `${current}, and what comes after it, is left out: the time for calibrating was over.`;
		findings.push(warning(message, "Raise `budget`, or choose fewer with `benchmarks`."));
		return {
			benchmarks,
			findings,
			isComplete: false
		};
	}
	return {
		benchmarks,
		findings,
		isComplete: true
	};
}
/** Runs all selected benchmarks once: each result is a benchmark of its own. After a crash or a hang, the others run without it. */
async function discover(binaries, expression, runner, findings) {
	const leaves = [];
	const done = [];
	for (;;) {
		const [run] = await runTests(runner, {
			binaries,
			sides: ["baseline"],
			pattern: expression,
			time: "1x",
			flags: done.length === 0 ? [] : [`-test.skip=${done.map(exactPattern).join("|")}`],
			seconds: timeLimit(runner, DISCOVERING)
		});
		if (/^testing: invalid regexp/m.test(run.stderr)) {
			const said = asSentence(lastLines(run.stderr, 1));
			throw new UsageError(`benchmarks: \`${expression}\` is not a regular expression: ${said}`, { fix: "Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`." });
		}
		const before = leaves.length;
		const begun = begunBenchmarks(run.stdout);
		let unfinished;
		for (const { name, text } of begun) {
			unfinished = void 0;
			const printed = parseResults(text).filter((one) => one.name.startsWith(name));
			for (const { name: printedName } of printed) leaves.push({
				binaries,
				printedName,
				pattern: exactPattern(name)
			});
			const [, reason, ended] = /(?:^[ \t]+(\S.*)\r?\n)?^[ \t]*--- (FAIL|SKIP): /m.exec(text) ?? [];
			const label = `${binaries.label}.${name}`;
			if (ended === "SKIP") {
				const why = reason === void 0 ? "." : `: ${asSentence(excerpt(reason, 200))}`;
				findings.push(note(`${label} skips itself and is left out${why}`));
			} else if (ended === "FAIL") findings.push(leftOutFinding(label, "baseline", "failed (exit code 1)", {
				...run,
				stdout: text,
				stderr: ""
			}));
			if (printed.length > 0 || ended !== void 0) done.push(name);
			else unfinished = name;
		}
		const happened = "cutOffSeconds" in run || run.exitCode !== 0 ? whatHappened(run, "1x") : void 0;
		if (happened === void 0) return leaves;
		if (begun.length === 0) findings.push(leftOutFinding(`Running the benchmarks of ${binaries.label}`, "baseline", happened, run));
		if (unfinished === void 0) return leaves;
		if ("cutOffSeconds" in run && leaves.length > before) continue;
		findings.push(leftOutFinding(`${binaries.label}.${unfinished}`, "baseline", happened, run));
		done.push(unfinished);
	}
}
async function calibrateOne(leaf, runner) {
	const seconds = timeLimit(runner, RUNNING);
	const other = await runBenchmark(leaf, ["candidate"], "1x", runner, { seconds });
	if (isFinding(other)) return other;
	const [once] = other;
	const tries = Math.min(seconds, SHORTEST_LIMIT + 10 * once.wallSeconds);
	const found = await runBenchmark(leaf, ["baseline"], CALIBRATED, runner, { seconds: tries });
	if (isFinding(found)) return found;
	const [first] = found;
	let { iterations } = first.result;
	if (iterations >= 1e9 && (first.result.secondsPerOp ?? 0) < NO_TIME) {
		const message = `${rowName(leaf)} does not loop over b.N, so its time per operation means nothing; it is left out.`;
		return warning(message, "Put what is to be measured into `for b.Loop() { … }`.");
	}
	let run = first;
	for (let more = 0; more < 3 && (iterations > 1 || first.cpuSeconds < SHORT); more++) {
		const runs = await runBenchmark(leaf, ["baseline"], `${iterations}x`, runner, { seconds });
		if (isFinding(runs)) return runs;
		run = runs[0];
		const timed = iterations * timedSeconds(run);
		if (timed >= SHORT || timed === 0) break;
		iterations = Math.min(MOST_ITERATIONS, Math.ceil(iterations * 2 * SHORT / timed));
	}
	const untimed = untimedShare(run);
	if (untimed > MOST_OF_LIMIT) {
		const message = `About ${Math.round(untimed * 100)} % of a run of ${rowName(leaf)} is outside of its timed operations (start-up, set-up, stopped timer, waiting): it is left out.`;
		return warning(message, "Make its set-up shorter, or let it do more work in each operation.");
	}
	const timed = run.result.iterations > 1 ? 0 : timedSeconds(once);
	const outsideSeconds = Math.max(0, Math.min(once.wallSeconds, once.cpuSeconds) - timed);
	const perOp = (all) => Math.max(all - outsideSeconds, all * MOST_OF_LIMIT) / run.result.iterations;
	const [secondsPerOp, cpuSecondsPerOp] = [perOp(run.wallSeconds), perOp(run.cpuSeconds)];
	return {
		...leaf,
		outsideSeconds,
		secondsPerOp,
		cpuSecondsPerOp
	};
}
/** Share of a run from which on its CPU time says more about something else than about the benchmark. */
const MOST_OF_LIMIT = .5;
/** Less than a cycle of any processor, in seconds. */
const NO_TIME = 1e-10;
/** Printed, but no more than the run took: a benchmark may print what it likes. 0 where it printed none. */
function timedSeconds({ result, wallSeconds }) {
	return Math.min(result.secondsPerOp ?? 0, wallSeconds / result.iterations);
}
/** At least so much; what a busy machine makes the process wait for before it starts does not count. NaN: not known. */
function untimedShare(run) {
	if (run.result.secondsPerOp === void 0) return NaN;
	return 1 - (run.result.iterations + 1) * timedSeconds(run) / Math.min(run.wallSeconds, run.cpuSeconds);
}
/**
* Runs one program; or several at the same time, on the same CPU where that is possible, another one each time.
* @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError when they cannot be run.
* In each case the processes and their children are gone.
*/
async function runMetered({ meter: program, scratch, cpus, env, signal, deadline }, programs, cwd, seconds = Number.POSITIVE_INFINITY) {
	try {
		var _usingCtx$2 = _usingCtx();
		const left = deadline - performance.now();
		signal?.throwIfAborted();
		if (left <= 0) throw new BudgetSpent();
		const usage = path.join(scratch, "run.usage");
		await rm(usage, { force: true });
		const orders = programs.map((argv, at) => ({
			argv,
			stdout: path.join(scratch, `run.${at}.stdout`),
			stderr: path.join(scratch, `run.${at}.stderr`)
		}));
		const cpu = cpus[Math.floor(Math.random() * cpus.length)];
		const [first = program, ...rest] = [
			...programs.length > 1 && cpu !== void 0 ? pinnedTo([cpu]) : [],
			program,
			JSON.stringify({
				usage,
				programs: orders
			})
		];
		const meter = _usingCtx$2.a(await startProcess([first, ...rest], {
			cwd,
			env,
			signal
		}));
		let late = false;
		const limit = Math.min(left, seconds * 1e3);
		const timer = setTimeout(() => {
			late = true;
			meter.stop(1e3);
		}, limit);
		await meter.exited;
		clearTimeout(timer);
		signal?.throwIfAborted();
		if (late && limit === left) throw new BudgetSpent();
		const used = late ? "[]" : await readText(usage).catch(() => void 0);
		if (used === void 0) {
			const names = [...new Set(programs.map(([one]) => path.basename(one)))].join(" and ");
			throw new ExpectedError(`${names} could not be run: ${lastLines(meter.output(), 5)}`, { fix: "Benchmarks run on this machine: check that GOOS and GOARCH fit it." });
		}
		const figures = JSON.parse(used);
		const printed = (name) => readRegularFile(name).then(String, () => "");
		const runs = orders.map(async ({ stdout, stderr }, at) => ({
			...figures[at] ?? { cutOffSeconds: seconds },
			stdout: await printed(stdout),
			stderr: await printed(stderr)
		}));
		return Promise.all(runs);
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}

// src/compare/order.ts
/**
* Reordering is used only if this many orders fit into the `LINKING` share of the time, because fewer orders would say little
* about others. More than that is well spent: a wide interval over many orders says more than a narrow one for a single order.
*/
const FEWEST_ORDERS = 8;
/** The share of the time for measuring that linking may take. */
const LINKING = 2 / 3;
/**
* Links both sides once to learn whether the linker can reorder functions and how long a link takes.
* @param seconds the time for all rounds.
* @returns no `reordering` if the link fails, as with Go before 1.22, if GOFLAGS has linker flags, which this flag would
* override, or if there is too little time. Only the last case has a finding.
*/
async function reordering({ go, flags }, link, seconds) {
	if ((await goOutput(["env", "GOFLAGS"], go.context)).includes("-ldflags")) return { findings: [] };
	const began = performance.now();
	if (!await link(withLayoutSeed(flags, 1))) return { findings: [] };
	const taken = (performance.now() - began) / 1e3;
	const needed = taken * FEWEST_ORDERS / LINKING;
	if (needed <= seconds) {
		const reorder = async (seed) => {
			await link(withLayoutSeed(flags, seed));
		};
		return {
			reordering: {
				seconds: taken,
				reorder
			},
			findings: []
		};
	}
	const message = `All rounds use one order of functions in memory, which by itself may make a binary some percent faster or slower. Linking another order takes ${duration(taken * 1e3)}, which is too long for each round.`;
	const fix = `Raise \`budget\` by about ${10 * Math.ceil((needed - seconds) / 10)} s.`;
	return { findings: [note(message, fix)] };
}
/** Adds the seed to the user's own linker flags, because Go uses only the last of several `-ldflags`. */
function withLayoutSeed(flags, seed) {
	const seedFlag = `-randlayout=${seed}`;
	const at = flags.findLastIndex((flag) => /^--?ldflags(=|$)/.test(flag));
	if (at < 0) return [...flags, `-ldflags=${seedFlag}`];
	const value = flags[at]?.includes("=") ? at : at + 1;
	return flags.with(value, `${flags[value]} ${seedFlag}`);
}

// src/compare/benchmarks.ts
/** The part of the benchmarks' time that calibrating may take. */
const CALIBRATION_SHARE = .6;
/**
* Finds and calibrates the benchmarks, and makes a workload of each. One run does so many operations that enough rounds fit into
* the time. If not all benchmarks fit, the most expensive ones are left out, with a finding.
*/
async function prepareBenchmarks(options, { binaries }, { deadline, latest = deadline, share, budgetSeconds, buildSeconds }) {
	const { progress, benchmarks: expression } = options;
	const runner = await runnerFor(options, latest);
	const left = () => (deadline - performance.now()) / 1e3 * share;
	const calibrating = {
		...runner,
		deadline: performance.now() + left() * 1e3 * CALIBRATION_SHARE
	};
	const calibrated = await calibrate(binaries, expression, calibrating, progress);
	const { benchmarks, isComplete } = calibrated;
	const link = linkTests(options, [...new Set(benchmarks.map((one) => one.binaries))]);
	const linked = link && benchmarks.length > 0 ? await reordering(options, link, left()) : { findings: [] };
	const findings = [...calibrated.findings];
	const plan = planIterations(benchmarks, left() - FEWEST_ROUNDS * (linked.reordering?.seconds ?? 0));
	const nothing = (reason) => ({
		workloads: [],
		findings,
		nothing: { reason }
	});
	if (isComplete && benchmarks.length === 0) {
		const none = `No benchmark matches \`${expression}\`.`;
		return nothing(findings.length > 0 ? "None of the benchmarks ran on both sides." : none);
	}
	if (plan.every((iterations) => iterations === void 0)) {
		const enough = Math.ceil(Math.max(2 * budgetSeconds, buildSeconds / BUILD_SHARE));
		const spent = benchmarks.length === 0 ? "was spent before the benchmarks were calibrated" : `has no room for ${FEWEST_ROUNDS} rounds of any benchmark, which an interval needs`;
		return nothing(`Building the test binaries took ${Math.round(buildSeconds)} s, and the budget of ${budgetSeconds} s ${spent}; raise \`budget\` to about ${enough} s or choose fewer.`);
	}
	const workloads = [];
	const tooLong = [];
	for (const [at, benchmark] of benchmarks.entries()) {
		const iterations = plan[at];
		const perRound = () => Math.ceil(firstRoundsSeconds([benchmark], SHORTEST_RUN));
		if (iterations !== void 0) workloads.push(benchmarkWorkload(benchmark, iterations, runner));
		else tooLong.push(`${rowName(benchmark)} (${perRound()} s a round)`);
	}
	findings.push(...tooLong.length > 0 ? [noRoomFor(tooLong)] : [], ...linked.findings);
	return {
		workloads,
		calibrated: benchmarks.filter((_, at) => plan[at] !== void 0),
		...linked,
		findings
	};
}
/**
* The CPU seconds of one run: the usual and the shortest one. On a busy machine (docs/measuring.md), many pairs of a tenth of a
* second give a narrower interval than fewer long pairs, because the machine changes between long pairs. A run is longer if
* starting the process would take a visible part of it.
*/
const [RUN, SHORTEST_RUN] = [.1, .05];
/** The lengths of a run to try, in CPU seconds: the longest with which enough rounds fit is chosen. */
const LENGTHS = [
	.5,
	.2,
	RUN,
	SHORTEST_RUN
];
/**
* The wall time that a run is planned with, divided by its CPU time, at most. Runs of a benchmark that waits longer have fewer
* operations, because they would otherwise take all the time.
*/
const MOST_WAITING = 2;
/**
* Plans the number of operations in one run of each benchmark, so that `FEWEST_ROUNDS` rounds fit into the budget.
* @returns undefined for the most expensive benchmarks, which are left out until the others fit.
*/
function planIterations(costs, budgetSeconds) {
	const cheapest = [...costs].sort((a, b) => firstRoundsSeconds([a], SHORTEST_RUN) - firstRoundsSeconds([b], SHORTEST_RUN));
	for (; cheapest.length > 0; cheapest.pop()) {
		const fits = (length) => FEWEST_ROUNDS * firstRoundsSeconds(cheapest, length) <= budgetSeconds * PLANNED;
		const seconds = LENGTHS.find(fits);
		if (seconds === void 0) continue;
		const chosen = new Set(cheapest);
		return costs.map((cost) => chosen.has(cost) ? iterationsFor(cost, seconds) : void 0);
	}
	return costs.map(() => void 0);
}
/** The wall time of one of the first rounds, in which both sides run together and then each alone. @param seconds of one run. */
function firstRoundsSeconds(costs, seconds) {
	const ofRun = (cost) => cost.outsideSeconds + cost.secondsPerOp * iterationsFor(cost, seconds);
	return costs.reduce((sum, cost) => sum + 4 * ofRun(cost), 0);
}
/** The number of operations in one run. @param most CPU seconds of the run. */
function iterationsFor({ outsideSeconds, ...cost }, most) {
	const seconds = Math.min(most, Math.max(RUN, outsideSeconds * (1 / VISIBLE_OVERHEAD - 1)));
	const perOp = Math.max(cost.cpuSecondsPerOp, cost.secondsPerOp / 2);
	return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / perOp)));
}
const BENCHMARK_QUANTITIES = [
	"cpu-sec/op",
	"sec/op",
	"B/op",
	"allocs/op",
	"peak-B"
].map(quantityOf);
/** Each side also runs alone, for its wall time, in this many first rounds and in every fifth later one. */
const ROUNDS_ALONE = FEWEST_ROUNDS;
const ROUNDS_BETWEEN = 5;
/** A note is made if this share of a run is outside of the benchmark's timed part. */
const VISIBLE_OVERHEAD = .1;
function benchmarkRuns(benchmark, iterations, runner) {
	const expectedSeconds = benchmark.outsideSeconds + benchmark.secondsPerOp * iterations;
	const left = (runner.deadline - performance.now()) / 1e3;
	const run = async (sides) => {
		for (const side of sides) await freshCopy(benchmark.binaries[side]);
		const usual = sides.length * expectedSeconds;
		const seconds = Math.max(2 * usual + 1, Math.min(10 * usual + 5, left / 4));
		return runBenchmark(benchmark, sides, `${iterations}x`, runner, { seconds });
	};
	return {
		expectedSeconds,
		async together(first) {
			const runs = await run(sidesInOrder(first));
			return isFinding(runs) ? runs : bothOf(first, runs);
		},
		alone: (first) => pairOf(first, async (side) => {
			const runs = await run([side]);
			return isFinding(runs) ? runs : runs[0];
		})
	};
}
/** The results of a benchmark's runs. */
var BenchmarkResults = class {
	lines = {
		baseline: [],
		candidate: []
	};
	#untimed = [];
	/** Keeps the results of a pair. @param timed runs that had the machine for themselves; absent in most rounds. */
	add(cost, timed) {
		if (timed !== void 0) this.#untimed.push(untimedShare(timed.baseline));
		const read = (side) => {
			const { result, stdout, peakBytes } = cost[side];
			const lines = this.lines[side];
			if (lines.length === 0) lines.push(...configurationLines(stdout));
			lines.push(costLine(result, cpuSecondsPerOp(cost[side]), peakBytes));
			const printed = timed && printedLine(timed[side].result);
			if (printed !== void 0) lines.push(printed);
			return benchmarkValues(cost[side], timed?.[side]);
		};
		return {
			baseline: read("baseline"),
			candidate: read("candidate")
		};
	}
	/** The median share of a run that is outside of its timed part. */
	get untimed() {
		return this.#untimed.length > 0 && median(this.#untimed) || 0;
	}
};
/**
* Makes a workload of a benchmark. Both sides run at the same time on the same CPU, so that everything else that the machine
* does, in bursts of milliseconds or for minutes, slows both down. Such runs have no meaningful wall time, so some rounds
* also run each side alone. If the benchmark fails only while both run, the sides take turns from then on.
* Source: Bulej et al., "Duet Benchmarking: Improving Measurement Accuracy in the Cloud", ICPE 2020.
*/
function benchmarkWorkload(benchmark, iterations, runner) {
	const name = rowName(benchmark);
	const runs = benchmarkRuns(benchmark, iterations, runner);
	const results = new BenchmarkResults();
	let round = 0;
	let takeTurns = runner.cpus.length === 0;
	return {
		name,
		quantities: BENCHMARK_QUANTITIES,
		secondsPerRun: runs.expectedSeconds,
		async runPair(first) {
			const needsWallTime = round < ROUNDS_ALONE || round % ROUNDS_BETWEEN === 0;
			const shared = takeTurns ? void 0 : await runs.together(first);
			if (shared !== void 0 && !isFinding(shared)) {
				round++;
				const timed = needsWallTime ? await runs.alone(first) : void 0;
				return isFinding(timed) ? timed : results.add(shared, timed);
			}
			const single = await runs.alone(first);
			if (isFinding(single)) return single;
			takeTurns = true;
			return results.add(single, single);
		},
		lines: (side) => results.lines[side],
		notes() {
			if (!takeTurns || runner.cpus.length === 0) return [];
			const why = `The sides of ${name} take turns, because it failed while both ran at the same time, and alone it did not.`;
			return [note(why, "Avoid fixed ports and files in the benchmark; then both sides can run in parallel, and the interval gets narrower.")];
		},
		untimed: () => results.untimed
	};
}
/** Notes the benchmark with the largest untimed share, if that share is visible. */
function aboutSetUp(workloads) {
	const [worst] = workloads.toSorted((a, b) => b.untimed() - a.untimed());
	if (worst === void 0 || worst.untimed() < VISIBLE_OVERHEAD) return [];
	const message = `Up to ${share(worst.untimed())} of a run (${worst.name}) is outside of the timed part (start-up, set-up, stopped timer). It is the same on both sides, so changes are shown that much too small and CPU times too large.`;
	return [note(message, "Raise `budget` for longer runs, or make the set-up of the benchmark shorter.")];
}
/** CPU seconds per operation. They include start-up, set-up and the iteration that `testing` tries first, the same on both sides. */
function cpuSecondsPerOp(run) {
	return run.cpuSeconds / run.result.iterations;
}
/** The values of one run, by unit. @param timed the run of this round that had the machine for itself, if any. */
function benchmarkValues(run, timed) {
	const values = [
		["cpu-sec/op", cpuSecondsPerOp(run)],
		["sec/op", timed && timedSeconds(timed) || void 0],
		["B/op", metricOf(run.result, "B/op")],
		["allocs/op", metricOf(run.result, "allocs/op")],
		["peak-B", run.peakBytes || void 0]
	];
	return new Map(values.filter((entry) => entry[1] !== void 0));
}
/** Writes the results of each side into a file: `benchstat baseline.bench.txt candidate.bench.txt` reads them. */
async function writeBenchmarkFiles(workloads, directory) {
	if (workloads.every((workload) => workload.lines("candidate").length === 0)) return;
	await mkdir(directory, { recursive: true });
	for (const side of SIDES) {
		const lines = workloads.flatMap((workload) => workload.lines(side));
		await writeFile(path.join(directory, `${side}.bench.txt`), `${lines.join("\n")}\n`);
	}
}

// src/compare/slices.ts
/** The CPU seconds of a slice below which the comparison is doubtful. */
const SHORT_SECONDS = .2;
/** Lists what makes the figures doubtful: slices with little CPU time, and failed requests. */
function doubtsOf(pairs) {
	const found = [];
	const seconds = median(pairs.flatMap((pair) => SIDES.map((side) => pair[side].use.cpuSeconds)));
	if (seconds < SHORT_SECONDS) {
		const message = `One run of the load costs ${fixed(seconds, 2)} s of CPU time, which is little to compare.`;
		found.push(note(message, "Give it more work, or raise `budget` for longer runs."));
	}
	for (const side of SIDES) {
		const failed = totalOf(pairs, (pair) => pair[side].work.failed ?? 0);
		const done = totalOf(pairs, (pair) => pair[side].work.done);
		if (failed === 0) continue;
		const message = `${fixed(failed, 0)} of ${count(done, pairs[0]?.[side].work.work ?? "request")} failed with the ${side} (${share(failed / done)}); they count as work.`;
		found.push(warning(message, "See what the load tool prints when `load` is run by hand."));
	}
	return found;
}
/** Makes the figures of both servers from their pairs; undefined before the first pair. */
function loadReport(pairs, how) {
	const [first] = pairs;
	if (first === void 0) return void 0;
	const side = (name) => loadSide(pairs.map((pair) => pair[name]));
	const { work, tool } = first.baseline.work;
	return {
		work,
		tool,
		...how,
		baseline: side("baseline"),
		candidate: side("candidate")
	};
}
function loadSide(slices) {
	const cost = ({ use, work }) => use.cpuSeconds / work.done;
	const middle = [...slices].sort((a, b) => cost(a) - cost(b))[slices.length - 1 >> 1];
	/** The median of a figure; undefined if a slice does not have it. */
	const over = (get) => {
		const values = slices.flatMap((slice) => get(slice) ?? []);
		return values.length === slices.length ? median(values) : void 0;
	};
	const latencies = Object.keys(middle.work.latencies).flatMap((name) => {
		const value = over(({ work }) => work.latencies[name]);
		return value === void 0 ? [] : [[name, value]];
	});
	return {
		runs: slices.length,
		work: median(slices.map(({ work }) => work.done)),
		cpuSecondsPerWork: median(slices.map(cost)),
		peakMemory: over(({ use }) => use.peakMemory),
		throughput: over(({ work }) => work.throughput),
		failed: over(({ work }) => work.failed && work.failed / work.done),
		latencies: latencies.length > 0 ? Object.fromEntries(latencies) : void 0
	};
}
/** Reads how much work was done from the load tool's output. If no tool is recognized, the work is one run of the command. */
function workOf({ output, from, to }) {
	return understand(output, (to - from) / 1e3) ?? {
		work: "run",
		done: 1,
		latencies: {}
	};
}
/** The load ended without saying how much it had done, so it must be allowed to end by itself. */
var EndedEarly = class extends ExpectedError {};
/**
* Starts the server, warms it up, loads it for a slice, and ends it. Each slice has a new server, because memory layout alone
* changes speed by some percent, and one long-lived server would repeat the same layout in every pair.
* @param meetings both sides wait for each other at these points, before the warm-up and before the slice; empty in turns.
* @throws ExpectedError if the server or the load fails, EndedEarly if the load does not say how much it had done.
*/
async function measureSide(setting, plan, { side, at }, meetings) {
	const { cwd, signal, env, readyTimeout, ports, halves, scratch, binaries } = setting;
	const port = ports[at];
	const placed = port === void 0 ? setting.underLoad : onPort(setting.underLoad, port);
	const PGO_BINARY = join(scratch, `${at + 1}`, basename(binaries.baseline));
	await freshCopy(binaries[side], PGO_BINARY);
	const options = {
		...placed,
		endpoints: loadEndpoints(setting.underLoad, placed, port),
		cwd,
		signal,
		readyTimeout,
		env: {
			K6_SUMMARY_TREND_STATS: "avg,min,med,max,p(90),p(95),p(99)",
			...env,
			PGO_BINARY
		},
		pinned: plan.together ? halves.servers : void 0,
		loadCpus: plan.together ? halves.loads : void 0
	};
	return withService(options, "loaded", async (service) => {
		const [warm, ready] = meetings;
		await warm?.(service.signal);
		const begun = performance.now();
		const ends = (seconds) => AbortSignal.timeout(Math.ceil(seconds * 1e3));
		if (placed.program === void 0) await runLoad(service, options, ends(plan.warmUp), plan.warmUp * 1e3);
		await ready?.(service.signal);
		const run = await runLoad(service, options, ends(plan.longest), plan.slice * 1e3);
		const work = workOf(run);
		if (plan.work !== void 0 && work.work !== plan.work || run.cut && work.work === "run") throw endedEarly(run);
		const printed = placed.program === void 0 ? "" : service.output();
		const use = requireWork(run, work, printed.trim() && ` ${lastOutput(printed)}`);
		const probes = [];
		while (run.cut && probes.length < (plan.probes ?? 0)) {
			const probe = await runLoad(service, options, ends(1), 1e3);
			probes.push((probe.use?.cpuSeconds ?? NaN) / workOf(probe).done);
		}
		return {
			use,
			work,
			values: loadValues(use, work),
			probes,
			cut: run.cut,
			seconds: (run.to - run.from) / 1e3,
			loadedSeconds: (performance.now() - begun) / 1e3,
			findings: service.findings
		};
	});
}
function endedEarly(run) {
	const message = `\`load\` ${run.cut ? "was ended" : "ended"} after ${duration(run.to - run.from)}, and its output does not say how much it had done. ${lastOutput(run.output)}`;
	return new EndedEarly(message, { fix: `Load with ${LOAD_TOOLS}; print \`requests=N errors=N\` on SIGINT; or let it end by itself within \`$PGO_SLICE_SECONDS\`.` });
}
/**
* Checks that the server worked.
* @param printed the end of the program's output, for the message.
* @throws ExpectedError if the server used no CPU time or too many requests failed.
*/
function requireWork({ use }, work, printed = "") {
	if (!use?.cpuSeconds) throw new ExpectedError("The processes that `serve` started used no CPU time while `load` ran.", { fix: "Let `serve` start the server itself, in the foreground, and let `load` send requests to it. A server that a daemon such as Docker starts cannot be measured." });
	const failure = tooManyFailed(work, `, and failing is not the work to compare.${printed}`);
	if (failure !== void 0) throw failure;
	return use;
}
/**
* Lists the URLs where the server listens on this machine: those of the `load` command, except inside of a query or a path, or
* else the ports that the command makes of `$PORT`.
*/
function loadEndpoints(asked, { load = "", program }, port = 0) {
	const plain = (text) => text.replaceAll(/\?[^\s'"]*/g, "");
	const named = plain(load).match(/(?<!\/)https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? [];
	const asks = port === 0 ? [] : portsIn(plain(asked.load ?? ""), port);
	const urlOf = (listening) => named.find((url) => url.endsWith(`:${listening}`));
	if (named.length > 0 && !asks.some(urlOf) || port === 0 || program) return [...new Set(named)];
	return (asks.length > 0 ? asks : [port]).map((listening) => urlOf(listening) ?? `${"any:"}//127.0.0.1:${listening}`);
}
/** The values of a slice, by unit. Values that are not above zero are left out, because they have no ratio. */
function loadValues(use, { work, done, throughput, latencies }) {
	const read = [
		[`cpu-sec/${work}`, use.cpuSeconds / done],
		["peak-B", use.peakMemory],
		[`${work}s/s`, throughput],
		["p50-sec", latencies["p50"]],
		["p99-sec", latencies["p99"]]
	];
	return new Map(read.filter((one) => one[1] !== void 0 && one[1] > 0));
}
/** Lists the quantities that every slice reported. */
function quantitiesOf([first, ...others]) {
	return [...first?.keys() ?? []].filter((unit) => others.every((other) => other.has(unit))).map(quantityOf);
}
/** Describes a slice for the progress: `12,000 requests, 2.40 s of CPU time in 5 s.` */
function describeRun({ work: { done, work }, use, seconds }) {
	return `${work === "run" ? "one run of the load" : count(done, work)}, ${fixed(use.cpuSeconds, 2)} s of CPU time in ${duration(seconds * 1e3)}.`;
}

// src/compare/profiling.ts
/** The CPU time that is profiled on one side: about two thousand samples, spread over the benchmarks. */
const SECONDS_PER_SIDE = 20;
/** The time for all profiles, divided by the CPU time of one side: both sides, allocations, starts and waiting need time. */
const ROOM = 4;
/** The CPU time that is profiled of one benchmark at most, because more samples of it do not show more. */
const MOST_SECONDS = 8;
/** The seconds in which allocations of a benchmark are recorded. Few are enough, because each allocation is recorded. */
const ALLOCATING_SECONDS = .1;
/** The flags of a test binary that write each kind of profile. Each allocation is recorded, because a sample would be mostly noise. */
const FLAGS = {
	cpu: (file) => [`-test.cpuprofile=${file}`],
	alloc: (file) => ["-test.memprofilerate=1", `-test.memprofile=${file}`]
};
/**
* Profiles the same operations of each benchmark on both sides. The values are per operation, summed over all benchmarks. A
* benchmark that fails is missing on both sides, with a finding.
*/
async function profileBenchmarks(options) {
	const { scratch, progress, calibrated: benchmarks, milliseconds } = options;
	const deadline = performance.now() + milliseconds * .9;
	await mkdir(scratch, { recursive: true });
	const runner = await runnerFor(options, deadline);
	const many = count(benchmarks.length, "benchmark");
	progress?.(`Profiling ${many} on both sides`);
	const perSide = Math.min(SECONDS_PER_SIDE, milliseconds / 1e3 / ROOM);
	const cpu = await profileAll("cpu", benchmarks, runner, Math.min(MOST_SECONDS, perSide / benchmarks.length));
	progress?.(`Recording what ${many} allocate${benchmarks.length === 1 ? "s" : ""} on both sides`);
	const alloc = await profileAll("alloc", benchmarks, runner, ALLOCATING_SECONDS);
	return {
		pairs: [...cpu.pairs, ...alloc.pairs],
		findings: [...cpu.findings, ...alloc.findings]
	};
}
/** Takes one kind of profile of every benchmark. A benchmark that fails on one side is missing on both. */
async function profileAll(kind, benchmarks, runner, seconds) {
	const findings = [];
	const sums = {
		baseline: new SideSum(),
		candidate: new SideSum()
	};
	let done = 0;
	try {
		for (const [at, benchmark] of benchmarks.entries()) {
			const taken = await profileBenchmark(kind, benchmark, runner, seconds / 2);
			if (isFinding(taken)) findings.push(taken);
			else {
				done++;
				addProfiles(sums, taken, String(at));
			}
		}
	} catch (error) {
		if (!(error instanceof BudgetSpent)) throw error;
		const left = benchmarks.length - done - findings.length;
		const what = kind === "cpu" ? "CPU profiles" : "records of the allocations";
		const missing = `${count(left, "benchmark")} ${left === 1 ? "is" : "are"} not in the ${what}`;
		findings.push(note(`The time for profiling was up: ${missing}.`, "Raise `budget`, choose fewer benchmarks with `benchmarks`, or do without profiles: `evidence: compiler`."));
	}
	if (done === 0) return {
		pairs: [],
		findings
	};
	const [unit, work] = [kind === "cpu" ? "cpu-sec/op" : "B/op", "operation of each benchmark"];
	return {
		pairs: [{
			...normalize({
				kind,
				workload: "benchmarks",
				unit,
				work
			}, sums),
			isPart: done < benchmarks.length
		}],
		findings
	};
}
/**
* Runs one benchmark twice on each side, in the order baseline, candidate, candidate, baseline, so that a machine that gets
* slower affects both sides. For allocations, the second run has twice as many operations: the difference of both runs
* does not contain the set-up.
* @param seconds of CPU time for one run.
* @returns a finding if a run fails.
*/
async function profileBenchmark(kind, benchmark, runner, seconds) {
	const { secondsPerOp, cpuSecondsPerOp } = benchmark;
	const perOp = kind === "cpu" ? Math.max(cpuSecondsPerOp, secondsPerOp / 2) : secondsPerOp;
	const once = Math.min(MOST_ITERATIONS / 2, Math.max(2, Math.ceil(seconds / perOp)));
	const taken = {
		baseline: [],
		candidate: []
	};
	const file = path.join(runner.scratch, `run.${kind}.pprof`);
	for (const [at, side] of [
		"baseline",
		"candidate",
		"candidate",
		"baseline"
	].entries()) {
		await rm(file, { force: true });
		const iterations = kind === "alloc" && at >= 2 ? 2 * once : once;
		const ran = await runBenchmark(benchmark, [side], `${iterations}x`, runner, { flags: FLAGS[kind](file) });
		if (isFinding(ran)) return {
			...ran,
			message: `While profiling: ${ran.message}`
		};
		taken[side].push(await decodeFile(await readRegularFile(file)));
	}
	const [baseline, candidate] = SIDES.map((side) => taken[side]);
	return {
		kind,
		iterations: once,
		baseline,
		candidate
	};
}
/** Adds the profiles of a benchmark to the sums. @param group keeps its stacks apart from those of other benchmarks. */
function addProfiles(sums, taken, group) {
	const { kind, iterations } = taken;
	for (const side of SIDES) {
		const [first, second] = taken[side];
		if (kind === "alloc") sums[side].addAllocated(first, second, iterations, group);
		else for (const profile of [first, second]) sums[side].addCpu(profile, 2 * iterations, group);
	}
}
/** The milliseconds that a server is loaded at most. A load that goes on gets SIGINT then, as from Ctrl-C. */
const LONGEST_MS = 2e4;
/**
* The length of one CPU profile. net/http/pprof must know it beforehand, and the end of the load is not known, so several
* profiles follow each other. Between them up to 0.2 s are not profiled, because Go needs that time to stop a profile. The
* last profile ends after the load.
*/
const WINDOW_SECONDS = 5;
/**
* Loads each server for some seconds and profiles it meanwhile. CPU profiles are taken one after the other; allocations are the
* difference between the end and the start. Values are per request if the load command prints the number of requests, else
* per run of the load.
* @throws ExpectedError if the load was ended and did not print how much it had done, or if the server cannot be profiled.
*/
async function profileLoad(options) {
	const profiled = (side) => {
		options.progress(`Profiling the server of the ${side} under load …`);
		return profileSide(options, side);
	};
	const sides = {
		baseline: await profiled("baseline"),
		candidate: await profiled("candidate")
	};
	const work = sides.baseline.work.work === sides.candidate.work.work ? sides.baseline.work.work : "run";
	const works = (side) => work === "run" ? 1 : sides[side].work.done;
	if (work === "run" && SIDES.some((side) => sides[side].run.cut)) throw new ExpectedError(`\`load\` was ended after ${duration(options.longest ?? LONGEST_MS)}, and its output does not say how much it had done.`, { fix: `Load with ${LOAD_TOOLS}, or let \`load\` end by itself in less time.` });
	const measure = {
		workload: "load",
		work: work === "run" ? "run of the load" : work
	};
	const cpu = {
		baseline: new SideSum(),
		candidate: new SideSum()
	};
	const alloc = {
		baseline: new SideSum(),
		candidate: new SideSum()
	};
	const rates = {
		baseline: 0,
		candidate: 0
	};
	const findings = [];
	for (const side of SIDES) {
		const { windows, allocated } = sides[side];
		const covered = coveredBy(sides[side]);
		for (const { profile } of windows) cpu[side].addCpu(profile, works(side) * covered);
		if (isFinding(allocated)) findings.push(allocated);
		else {
			rates[side] = allocated.after.period;
			alloc[side].addAllocated(allocated.before, allocated.after, works(side));
		}
	}
	const pairs = [normalize({
		...measure,
		kind: "cpu",
		unit: `cpu-sec/${work}`
	}, cpu)];
	if (findings.length > 0) return {
		pairs,
		findings: findings.slice(0, 1)
	};
	const sampling = (side) => ({
		by: "bytes",
		rate: rates[side],
		works: works(side)
	});
	pairs.push(normalize({
		...measure,
		kind: "alloc",
		unit: `B/${work}`
	}, alloc, sampling));
	return {
		pairs,
		findings
	};
}
function profileSide(options, side) {
	const { underLoad, longest = LONGEST_MS, binaries, ...rest } = options;
	const served = {
		...rest,
		...underLoad,
		env: {
			...options.env,
			PGO_BINARY: binaries[side]
		}
	};
	return withService(served, "profiled", async (service) => {
		const scratch = join(options.scratch, side);
		await mkdir(scratch, { recursive: true });
		const endpoint = await options.endpoint(service.signal);
		const before = await allocatedSoFar(endpoint, options.env, service.signal);
		const stop = new AbortController();
		const signal = AbortSignal.any([service.signal, stop.signal]);
		let ended = false;
		const over = AbortSignal.timeout(Math.ceil(longest));
		const loading = runLoad({
			...service,
			signal
		}, served, over, longest).finally(() => {
			ended = true;
		});
		try {
			const taking = cpuWindows({
				endpoint,
				scratch,
				network: networkFor(options.env)
			}, () => ended, signal);
			const [run, windows] = await Promise.all([loading, taking]);
			const after = await allocatedSoFar(endpoint, options.env, service.signal);
			const allocated = isFinding(before) ? before : isFinding(after) ? after : {
				before,
				after
			};
			return {
				run,
				work: workOf(run),
				windows,
				allocated
			};
		} finally {
			stop.abort();
			await loading.catch(() => {});
		}
	});
}
/** The share of the load's time that was profiled. @throws ExpectedError if the load ended before the first profile began. */
function coveredBy({ windows, run: { from, to } }) {
	const within = (window) => Math.max(0, Math.min(window.to, to) - Math.max(window.from, from));
	const covered = totalOf(windows, within);
	if (covered > 0) return Math.min(1, covered / (to - from));
	throw new ExpectedError("The load was over before the server began to profile itself.", { fix: "Let `load` do more work: some ten seconds of it make a good profile." });
}
/** Takes one CPU profile after the other until the load has ended. @throws ExpectedError if the server refuses one. */
async function cpuWindows({ endpoint, network, scratch }, ended, signal) {
	const windows = [];
	while (!ended()) {
		const path = join(scratch, `cpu-${windows.length}.pprof`);
		await takeProfile(endpoint, path, {
			seconds: WINDOW_SECONDS,
			network
		}, {
			signal,
			limit: (task) => task(),
			progress: () => {}
		});
		const profile = await decodeFile(await readRegularFile(path));
		const from = Number(profile.timeNanos / 1000n) / 1e3;
		windows.push({
			profile,
			from,
			to: from + profile.durationNanos / 1e6
		});
	}
	return windows;
}
/**
* Reads what the server has allocated since it started.
* @returns a finding if the server does not report it, because its CPU profile is useful also without.
*/
async function allocatedSoFar(endpoint, env, signal) {
	const url = new URL(endpoint.url);
	url.pathname = url.pathname.replace(/profile$/, "heap");
	url.searchParams.set("gc", "1");
	const call = {
		product: "net/http/pprof",
		url,
		headers: endpoint.headers
	};
	try {
		const { body } = await callApi(call, {
			env,
			signal,
			progress: () => {}
		}, (answer) => answer);
		return await decodeFile(body);
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const message = `The server's allocations under load are not known: ${error.message}`;
		return warning(message, error.fix);
	}
}

// src/golang/evidence.ts
/** What the compiler did differently on the two sides, as both binaries' own tables have it: nothing is compiled for it. */
async function compilerEvidence(options) {
	const { built, edges, stacks = [], goVersion, withProfile, mainPackage } = options;
	const before = await readTables(built.baseline);
	const after = await readTables(built.candidate);
	options.signal?.throwIfAborted();
	if ("severity" in before || "severity" in after) return {
		evidence: void 0,
		findings: [before, after].flatMap((read) => "severity" in read ? [read] : [])
	};
	const weights = edges && new EdgeWeights(edges);
	const flows = flowsOf(stacks);
	const onStacks = framesOnStacks(stacks, flows, {
		baseline: before,
		candidate: after
	});
	const shareOf = (name) => onStacks ? flows.ofCallsTo(name) || void 0 : weights?.ofFunction(name);
	const frames = {
		...frameChanges(before.frames, after.frames, shareOf),
		onStacks
	};
	const copies = options.isOfStacks ? flows : weights;
	return {
		evidence: {
			inlining: inlinedCallChanges(before.inlined, after.inlined, mainPackage, weights, copies),
			frames,
			size: {
				baseline: built.baseline.bytes,
				candidate: built.candidate.bytes,
				baselineText: before.textBytes,
				candidateText: after.textBytes
			},
			hazards: hazards({
				goVersion,
				withProfile,
				calls: after.calls,
				frames
			})
		},
		findings: []
	};
}
async function readTables({ path, pgo }) {
	const table = readFunctionTable(await readRegularFile(path, MOST_BYTES_OF_PROGRAM));
	const calls = table && readInlinedCalls(table);
	if (table !== void 0 && calls !== void 0) {
		const { textBytes, functions } = table;
		return {
			textBytes,
			calls,
			frames: framesOf(functions),
			inlined: groupBy(calls, siteKey)
		};
	}
	return warning(`The table of functions in the binary ${pgo === "off" ? "without PGO" : `built with ${pgo}`} could not be read, so inlining and stack frames are not known.`, "Binaries of Go 1.21 to 1.26 are understood; report others with their Go version and system.");
}
/** The stack that a goroutine starts with; a frame of this size alone makes it grow. */
const FIRST_STACK = 2048;
/** Functions of the runtime that no goroutine waits in; most of them run on a thread's own stack, as `findRunnable` does. */
const SCHEDULER = /^runtime\.(?!chan|select|sema|net)/;
/** Those that apply, as the issues at their links describe them. */
function hazards({ goVersion, withProfile, calls, frames }) {
	if (goMinor(goVersion) === void 0 || !withProfile) return [];
	const found = harmfulInlinings(goVersion).filter((harmful) => calls.some(({ caller, callee }) => callee === harmful.callee && caller === (harmful.caller ?? caller))).map(({ title, message, fix, url }) => ({
		title,
		message,
		fix,
		url
	}));
	const largest = frames.largest.find((one) => !SCHEDULER.test(one.function) && one.function !== "main.main");
	if (largest !== void 0 && largest.candidate - largest.baseline >= FIRST_STACK) found.push({
		title: "Goroutines may need larger stacks",
		message: `With this profile, the stack frame of \`${largest.function}\` grows from ${largest.baseline} to ${largest.candidate} bytes, since inlined functions bring their variables along. Each goroutine that stays in it holds that much more memory: with many of them, programs took up to a third more for stacks.`,
		fix: "Compare the memory of both binaries under load, and mark the inlined function `//go:noinline` if goroutines wait below it.",
		url: "https://github.com/golang/go/issues/65532"
	});
	return found;
}
/** Of each kind, hot ones and any. */
const NAMED = 10;
/** Functions are the same on both sides when they have the same name; the others are left out. */
function frameChanges(before, candidate, shareOf) {
	const sums = {
		functions: 0,
		grown: 0,
		shrunk: 0,
		baselineBytes: 0,
		candidateBytes: 0
	};
	const grown = [];
	for (const [name, after] of candidate) {
		const earlier = before.get(name);
		if (earlier === void 0) continue;
		sums.functions++;
		sums.baselineBytes += earlier;
		sums.candidateBytes += after;
		if (after < earlier) sums.shrunk++;
		if (after <= earlier) continue;
		sums.grown++;
		grown.push({
			function: name,
			baseline: earlier,
			candidate: after,
			weight: shareOf(name)
		});
	}
	const growth = ({ baseline, candidate }) => candidate - baseline;
	grown.sort((a, b) => growth(b) - growth(a) || compareText(a.function, b.function));
	const hot = grown.filter(({ weight }) => weight !== void 0).slice(0, NAMED);
	const named = /* @__PURE__ */ new Set([...hot, ...grown.slice(0, NAMED)]);
	return {
		...sums,
		largest: grown.filter((change) => named.has(change))
	};
}
/** The assembly that reflection calls through, with frames of up to 1 GiB that are never used as a whole. */
const REFLECT_CALL = /^runtime\.call\d+$/;
/** Bytes by the linker's name. Of several functions of one name (file-local assembly), the largest. */
function framesOf(functions) {
	const frames = /* @__PURE__ */ new Map();
	for (const { name, frame } of functions) {
		if (REFLECT_CALL.test(name)) continue;
		frames.set(name, Math.max(frame, frames.get(name) ?? 0));
	}
	return frames;
}
/** Adds the calls on the stacks of a profile to `sums`. @param factor how often each sample counts. */
function addStackCalls(sums, profile, factor = 1) {
	const { firstLine, lineFunction, lineNumber } = profile.locations;
	const { names, startLines } = profile.functions;
	const type = compilerSampleType(profile);
	const period = profile.sampleTypes[type]?.type === "cpu" && profile.period || 1;
	const root = lineFunction.length;
	const weights = /* @__PURE__ */ new Map();
	eachSample(profile, (stack, values) => {
		const weight = values[type] ?? 0;
		let caller = root;
		for (const location of weight > 0 ? stack.toReversed() : []) {
			const first = firstLine[location];
			for (let line = firstLine[location + 1] - 1; line >= first; line--) {
				const key = caller * root + line;
				weights.set(key, (weights.get(key) ?? 0) + weight);
				caller = line;
			}
		}
	});
	const nameAt = (line) => profileName(names[lineFunction[line]]);
	const offsetAt = (line) => lineNumber[line] - startLines[lineFunction[line]];
	for (const [key, weight] of weights) {
		const [at, line] = [Math.floor(key / root), key % root];
		const caller = at === root ? void 0 : {
			name: nameAt(at),
			line: offsetAt(at)
		};
		const name = nameAt(line);
		const call = `${caller?.name}\0${caller?.line}\0${name}`;
		const sum = sums.get(call) ?? {
			name,
			caller,
			samples: 0
		};
		sum.samples += factor * weight / period;
		sums.set(call, sum);
	}
}
/** Shares of the stacks that have a call: unlike edges, which are the last call of each. */
function flowsOf(calls) {
	const edges = calls.flatMap(({ name: callee, caller, samples: weight }) => caller === void 0 ? [] : {
		caller: caller.name,
		callee,
		offset: caller.line,
		weight,
		values: []
	});
	const totalWeight = totalOf(calls, ({ caller, samples }) => caller === void 0 ? samples : 0);
	return new EdgeWeights({
		edges,
		totalWeight
	});
}
/** Below this share of known frames on the stacks, there is no average. */
const LEAST_KNOWN = .5;
/** The frames on the stacks, as in either binary; undefined without a CPU profile, or if the binaries lack most of them. */
function framesOnStacks(calls, flows, compiled) {
	const sides = [compiled.baseline, compiled.candidate].map(({ frames, inlined }) => {
		const sizes = /* @__PURE__ */ new Map();
		for (const [symbol, bytes] of frames) {
			const name = profileName(symbol);
			sizes.set(name, Math.max(bytes, sizes.get(name) ?? 0));
		}
		return {
			sizes,
			partInlined: flows.partInlined(inlined)
		};
	});
	let [baseline, candidate, known, all, stacks] = [
		0,
		0,
		0,
		0,
		0
	];
	for (const { name, caller, samples } of calls) {
		all += samples;
		if (caller === void 0) stacks += samples;
		const key = caller && siteKey({
			caller: caller.name,
			callee: name,
			lineOffset: caller.line
		});
		const [before, after] = sides.map(({ sizes, partInlined }) => {
			const part = key === void 0 ? 0 : partInlined(key);
			const size = part === 1 ? 0 : sizes.get(name);
			return size === void 0 ? void 0 : size * (1 - part);
		});
		if (before === void 0 || after === void 0) continue;
		known += samples;
		baseline += samples * before;
		candidate += samples * after;
	}
	if (stacks === 0 || known < LEAST_KNOWN * all) return void 0;
	return {
		baseline: baseline / stacks,
		candidate: candidate / stacks
	};
}

// src/commands/explain.ts
/**
* Finds what the compiler did differently on the two sides, if `evidence` asks for it.
* @param cpu the CPU profiles of both sides, which say what runs where no profile was collected.
*/
async function compilerReasons({ run, program, sides, build: built, collected }, cpu) {
	const { config, host } = run;
	const { go, main } = program;
	if (!config.evidence.has("compiler")) return { findings: [] };
	host.progress("Reading inlined calls and stack frames of both binaries …");
	const side = sides.candidate.kind === "profile" ? sides.candidate : sides.baseline;
	const calls = /* @__PURE__ */ new Map();
	if (collected) await collected.each((profile, factor) => addStackCalls(calls, profile, factor));
	else if (cpu) addStackCalls(calls, cpu.baseline.profile);
	const { evidence, findings } = await compilerEvidence({
		built,
		mainPackage: main,
		goVersion: go.version,
		signal: host.signal,
		withProfile: side.kind === "profile",
		edges: side.kind === "profile" ? await edgesIn(side.path) : void 0,
		stacks: [...calls.values()],
		isOfStacks: collected !== void 0
	});
	return {
		compiler: evidence,
		findings
	};
}
async function edgesIn(path) {
	return edgesOf(await decodeFile(await readRegularFile(path))).edges();
}
const NONE = {
	pairs: [],
	findings: []
};
/** Milliseconds of a side's load below which its profile would hold too little; and of all benchmarks. */
const SHORTEST_MS = 5e3;
/**
* Where time and memory went on either side; after the measuring, which profiling would disturb. What cannot be found out, or
* not in time, is a finding.
*/
async function takeProfiles({ run, program, sides, build, collected, deadline }, profilable) {
	const { config, host } = run;
	if (!config.evidence.has("profiles")) return { findings: [] };
	const folder = join(run.scratch, "profiles");
	await mkdir(folder, { recursive: true });
	const findings = [];
	const enough = budgetFor(config);
	const late = new ExpectedError(`the budget of ${duration(config.budget)} was spent.`, { fix: `Raise \`budget\`${config.budget < enough ? `, to ${duration(enough)} or more` : ""}; or leave profiles out with \`evidence: compiler\`, which gives all of it to the measuring.` });
	const orFinding = async (which, taking) => {
		const { pairs, findings: found } = await orElse(run, taking, (error) => {
			const message = `There are no profiles ${which} to compare: ${error.message}`;
			return {
				pairs: [],
				findings: [(error === late ? note : warning)(message, error.fix)]
			};
		});
		findings.push(...found);
		return pairs;
	};
	/** @param share of the time left that these profiles get. @param least milliseconds that they need. */
	const inTime = (share, least, take) => {
		const left = deadline - performance.now();
		const milliseconds = left * share < least ? left : left * share;
		if (milliseconds < least) return Promise.reject(late);
		const task = (signal) => take({
			signal,
			milliseconds
		});
		return withDeadline(milliseconds, host.signal, task, () => late);
	};
	const load = [];
	const benchmarks = [];
	if (canProfileLoad(config)) {
		const taking = inTime(profilable ? .6 : 1, LOAD_MS, (part) => underLoad(run, build, part));
		load.push(...await orFinding("under load", taking));
	}
	if (profilable) {
		const scratch = join(folder, "benchmarks");
		const taking = inTime(1, SHORTEST_MS, (part) => profileBenchmarks({
			...profilable,
			scratch,
			...part
		}));
		benchmarks.push(...await orFinding("of the benchmarks", taking));
	}
	const given = await orFinding("of both sides", givenProfiles(sides));
	const all = [
		...benchmarks,
		...load,
		...given
	].map(alignFunctions);
	const differences = [];
	for (const pair of all) differences.push(differenceOf(pair, await saveProfiles(pair, run.outputDirectory)));
	const coverage = await coverageFor(program, sides, [...load, ...benchmarks], collected);
	if (coverage !== void 0) findings.push(...coverageFindings(coverage));
	const cpu = [...load, ...benchmarks].find(({ kind }) => kind === "cpu");
	return {
		...all.length > 0 && {
			differences,
			flameGraphs: all.map(flameGraphOf)
		},
		cpu,
		coverage,
		findings,
		potential: collected ? void 0 : potentialHere(cpu)
	};
}
/** How much of the profile was exercised, also by tests of package main; undefined where neither side has one, or nothing was profiled here. */
async function coverageFor({ main }, { baseline, candidate }, taken, collected) {
	const judged = candidate.kind === "profile" ? candidate : baseline;
	const cpu = taken.filter(({ kind }) => kind === "cpu");
	if (judged.kind !== "profile" || cpu.length === 0) return void 0;
	const workload = [...new Set(cpu.map((pair) => `the ${pair.workload}`))].join(" and ");
	const names = cpu.flatMap(({ baseline: { profile } }) => profile.functions.names);
	const executed = [...names, ...names.map(renamer([{
		from: main.importPath,
		to: "main"
	}]))];
	const recorded = /* @__PURE__ */ new Set();
	await collected?.each(({ functions }) => {
		for (const name of functions.names) recorded.add(name);
	});
	const coverage = coverageOf(await edgesIn(judged.path), executed, workload, recorded);
	return coverage && {
		...coverage,
		isPart: cpu.some(({ isPart }) => isPart)
	};
}
function canProfileLoad({ underLoad, measure }) {
	if (underLoad?.load === void 0 || underLoad.program) return false;
	return measure.has("load") && usesBinary(underLoad.serve);
}
/** Part of the budget that measuring leaves to the profiles of both sides. */
const PROFILES_SHARE = .2;
/** Milliseconds of the budget that are kept for profiles: none where they would not do. */
function roomForProfiles(config) {
	return (canProfileLoad(config) || config.benchmarks && config.measure.has("benchmarks")) && config.evidence.has("profiles") && config.budget >= budgetFor(config) ? config.budget * PROFILES_SHARE : 0;
}
/** Milliseconds of a budget in which there is room for profiles. */
function budgetFor(config) {
	const least = canProfileLoad(config) ? LOAD_MS : SHORTEST_MS;
	return Math.round(1.2 * least / PROFILES_SHARE);
}
/** Milliseconds for each side to start the server, take its heap profiles and finish a CPU profile, in addition to the load. */
const BESIDE_LOAD = 8e3;
const LOAD_MS = 26e3;
async function underLoad(run, build, part) {
	const { config, host, scratch } = run;
	if (config.underLoad?.load === void 0) return NONE;
	const sources = config.sources.flatMap((source) => source.kind === "pprof" ? [source.url] : []);
	const { load = config.underLoad.load, ...service } = await placed(config.underLoad, sources);
	const underLoad = {
		...service,
		load
	};
	const endpoints = profilersOf({
		...config,
		underLoad
	});
	return profileLoad({
		binaries: {
			baseline: build.baseline.path,
			candidate: build.candidate.path
		},
		underLoad,
		endpoint: (signal) => profilerOf(run, endpoints[0], signal),
		endpoints: endpoints.map(({ url }) => url),
		longest: Math.min(2e4, part.milliseconds / 2 - BESIDE_LOAD),
		cwd: config.workingDirectory,
		env: host.env,
		scratch: join(scratch, "profiles", "load"),
		signal: part.signal,
		progress: host.progress
	});
}
/** The profiles of both sides themselves, where they have their stacks. */
async function givenProfiles({ baseline, candidate }) {
	if (baseline.kind !== "profile" || candidate.kind !== "profile") return NONE;
	const before = await decodeFile(await readRegularFile(baseline.path));
	const after = await decodeFile(await readRegularFile(candidate.path));
	const pair = pairOfProfiles({
		baseline: before,
		candidate: after
	});
	return {
		pairs: pair === void 0 ? [] : [pair],
		findings: []
	};
}
/** What could be gained, according to what was profiled here. */
function potentialHere(taken) {
	if (taken === void 0) return void 0;
	const under = taken.workload === "load" ? "the server under load" : "the benchmarks";
	const named = new KnownNames().named(taken.baseline.profile);
	return potentialOf(timesOf(named, valueIn(taken)), under);
}
/** Where the server on this machine may have its profiles: at a source, else below what `ready` and `load` name. */
function profilersOf({ sources, underLoad }) {
	const urls = [underLoad?.ready ?? "", ...underLoad?.load?.match(/https?:\/\/[^\s'"<>]+/g) ?? []].filter((text) => URL.canParse(text)).map((text) => new URL("/debug/pprof/profile", text));
	return [...sources.filter((source) => source.kind === "pprof"), ...[...new Set(urls.map(({ href }) => href))].map((url) => ({ url }))].filter(({ url }) => isThisMachine(new URL(url).hostname));
}
/** @throws ExpectedError when it is not known where the server's profiles are. */
async function profilerOf({ config, host }, first, signal) {
	if (first === void 0) throw new ExpectedError("It is not known where the server can be asked for them.", { fix: "Import `net/http/pprof` in the server, and let it answer where `ready` is, or name its address on this machine in `sources`." });
	const access = {
		cwd: config.workingDirectory,
		env: host.env,
		signal,
		mask: host.mask
	};
	const { headers = {}, ...rest } = first;
	return endpointOf(first.url, await headersFor({
		...rest,
		headers
	}, access));
}

// src/compare/load.ts
/** The number of pairs that a plan has room for. An interval needs 6 pairs, and 16 can end the measuring early. */
const PAIRS_WANTED = 24;
/** The same if the load varies so much that longer slices make a narrower interval than more pairs. */
const PAIRS_OF_NOISE = 12;
/** The limits of a slice, in seconds. A server starts for each slice, and its start should take a small part of the time. */
const [SHORTEST_SLICE, LONGEST_SLICE] = [1, 8];
/** The trial measures this many slices of a second to learn the noise, if they take at most the second number of the time. */
const [PROBES, PROBING] = [5, .1];
/** The noise between starts, as a fraction. Longer slices do not reduce it, because each server's memory layout differs. */
const NOISE_OF_STARTS = .01;
/** The limits of a warm-up, in seconds: connections, pools and caches fill, and the garbage collector finds its pace. */
const [SHORTEST_WARM_UP, LONGEST_WARM_UP] = [.5, 2];
const WARM_UP_SHARE = .2;
/** A slice is made longer until it has this many requests, because requests that are cut off at its end would be visible. */
const FEWEST_DONE = 200;
/** The warning that the load is not measured because one side failed. */
function leftOut({ side, error }) {
	const message = error.message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase());
	return warning(`The load test is left out, it failed with the ${side}: ${asSentence(message)}`, error.fix);
}
/**
* Tries the load once and plans how it is measured.
* @returns a finding if the load cannot be measured.
* @throws the signal's reason when the run is cancelled.
*/
async function prepareLoad(options) {
	const { underLoad, progress, deadline, share = 1 } = options;
	const { load } = underLoad;
	if (load === void 0) return warning("Both servers can be started, but no load is named under which to measure them.", "Name a command with `load`, such as `ab -q -n 20000 -c 8 URL`.");
	if (process.platform !== "linux") {
		const message = `Only Linux reports the CPU time of a server; this is ${process.platform}, so the servers are not measured under load.`;
		return warning(message, "Run it on Linux, such as `runs-on: ubuntu-latest`.");
	}
	const left = () => (deadline - performance.now()) / 1e3 * share;
	const hasPorts = hasFreePort(underLoad);
	const setting = {
		...options,
		underLoad: {
			...underLoad,
			load
		},
		ports: hasPorts ? [await freePort(), await freePort()] : [],
		halves: await halvesOf(underLoad.cpus),
		readyTimeout: Math.min(6e4, Math.max(0, left() * 1e3) / FEWEST_ROUNDS)
	};
	const trial = await tryOut(setting, left, hasPorts && options.together !== false).catch((error) => {
		if (error instanceof BudgetSpent) return void 0;
		throw error;
	});
	if (trial === void 0) return warning("The budget was spent before both sides had run the load once.", "Raise `budget`.");
	if ("error" in trial) return leftOut(trial);
	const linked = await relinked(setting, trial, left);
	const linking = Math.min(15 * (linked.reordering?.seconds ?? 0), left() * LINKING);
	for (const side of SIDES) progress(`The ${side}: ${describeRun(trial.pair[side])}`);
	const plan = planAfterTrial(trial, left() - linking);
	const slice = expectedSlice(setting, trial, plan);
	const secondsPerPair = turns(plan.together) * (trial.startSeconds + plan.warmUp + slice);
	if (FEWEST_ROUNDS * secondsPerPair >= left()) {
		const message = `The load is left out: an interval needs ${FEWEST_ROUNDS} pairs, each of which takes ${duration(secondsPerPair * 1e3)} with a slice of ${duration(slice * 1e3)}, and the budget is shorter.`;
		const missing = 10 * Math.ceil((FEWEST_ROUNDS * secondsPerPair * 1.2 - left()) / 10);
		return warning(message, `Raise \`budget\` by about ${missing} s, or give \`load\` less work.`);
	}
	progress(`${doing(underLoad, plan.together)}, for ${duration(slice * 1e3)} each time …`);
	return loadTest({
		setting: {
			...setting,
			binaries: linked.binaries
		},
		trial,
		plan,
		secondsPerPair,
		overhead: secondsPerPair - turns(plan.together) * slice,
		left,
		reordering: linked.reordering,
		findings: linked.findings
	});
}
/**
* The seconds of a run that cannot be ended early: a program runs to its end, and so does a load that prints nothing about
* the work that it had done by then. 0 for any other load.
*/
function secondsOfWholeRun({ underLoad }, { pair }) {
	if (!underLoad.program && pair.baseline.work.work !== "run") return 0;
	return Math.max(...SIDES.map((side) => pair[side].seconds / pair[side].work.done));
}
/** The seconds that a slice is expected to take. A load that ends by itself may take longer or less than the plan says. */
function expectedSlice(setting, trial, plan) {
	const wanted = SIDES.map((side) => trial.pair[side].cut ? plan.slice : trial.pair[side].seconds);
	const planned = Math.min(plan.longest, Math.max(...wanted));
	const wholeRun = secondsOfWholeRun(setting, trial);
	return wholeRun === 0 ? planned : wholeRun * Math.max(1, Math.round(planned / wholeRun));
}
/** Links both sides into the scratch folder, to see whether that works and how long it takes. @returns the binaries to run. */
async function relinked(setting, trial, left) {
	const { binaries, scratch, reordering } = setting;
	const copy = (folder) => join(scratch, "linked", folder, basename(binaries.baseline));
	const copies = {
		baseline: copy("1"),
		candidate: copy("2")
	};
	const spare = left() - FEWEST_ROUNDS * turns(trial.plan.together) * secondsOfWholeRun(setting, trial);
	const linked = await reordering?.(copies, spare) ?? { findings: [] };
	return {
		...linked,
		binaries: linked.reordering ? copies : binaries
	};
}
/** Makes the workload that runs pairs by the plan and keeps what they showed. */
function loadTest({ setting, trial, plan, left, ...planned }) {
	const { pair } = trial;
	const { together } = plan;
	const pairs = [];
	let { overhead } = planned;
	const runPair = async (first) => {
		const chosen = shortened(plan, (left() * PLANNED / Math.max(0, FEWEST_ROUNDS - pairs.length) - overhead) / turns(together));
		const begun = performance.now();
		const measured = await measurePair(setting, chosen, first);
		overhead = (performance.now() - begun) / 1e3 - turns(together) * chosen.slice;
		if ("error" in measured) return leftOut(measured);
		pairs.push(measured);
		return {
			baseline: measured.baseline.values,
			candidate: measured.candidate.values
		};
	};
	const cpus = (together ? setting.halves.servers?.length : void 0) ?? setting.underLoad.cpus;
	return {
		workload: {
			name: "load",
			get quantities() {
				return quantitiesOf([pair, ...pairs].flatMap((sides) => SIDES.map((side) => sides[side].values)));
			},
			secondsPerRun: planned.secondsPerPair / 2,
			runPair
		},
		report: () => loadReport(pairs, {
			cpus,
			together
		}),
		reordering: planned.reordering,
		findings: () => [
			...planned.findings,
			...pair.baseline.findings,
			...trial.notes,
			...doubtsOf(pairs.length > 0 ? pairs : [pair])
		]
	};
}
function doing({ program }, together) {
	return `${program === void 0 ? "Loading the servers" : "Running both programs"} ${together ? "at the same time" : "in turns"}`;
}
/** The number of slices of a pair that run one after the other. */
function turns(together) {
	return together ? 1 : 2;
}
/** Divides the time into pairs, and each pair into start, warm-up and slice. @param left the seconds for all pairs. */
function planFor(left, together, startSeconds, pairs = PAIRS_WANTED) {
	const each = left * PLANNED / pairs / turns(together) - startSeconds;
	const warmUp = Math.min(LONGEST_WARM_UP, Math.max(SHORTEST_WARM_UP, each * WARM_UP_SHARE));
	const slice = Math.min(LONGEST_SLICE, Math.max(SHORTEST_SLICE, each - warmUp));
	return {
		together,
		warmUp,
		slice,
		longest: slice
	};
}
/** The longest slice, in seconds, with which `FEWEST_ROUNDS` pairs fit into the time. */
function mostSeconds(left, { together, warmUp }, startSeconds = 0) {
	return Math.max(SHORTEST_SLICE, left * PLANNED / FEWEST_ROUNDS / turns(together) - warmUp - startSeconds);
}
/**
* Runs the trial in the best way that works: both servers at the same time, else in turns; a load that is ended after its
* slice, else, if its output cannot be understood then, one that runs to its end.
* @returns the failure of the first way if both servers were to run at the same time, else of the last one.
*/
async function tryOut(setting, left, mayBeTogether) {
	const endsItself = /\bPGO_SLICE_SECONDS\b/.test(setting.underLoad.load);
	let failure;
	for (const together of mayBeTogether ? [true, false] : [false]) for (const isWhole of endsItself ? [true] : [false, true]) {
		const probes = !isWhole && PROBES <= left() * PROBING ? PROBES : 0;
		const plan = {
			...planFor(left(), together, 0),
			probes
		};
		const tried = await runTrial(setting, isWhole ? {
			...plan,
			longest: mostSeconds(left(), plan)
		} : plan);
		if (!("error" in tried)) return failure && !together ? {
			...tried,
			notes: [inTurns(failure)]
		} : tried;
		failure = together ? failure ?? tried : tried;
		if (!(tried.error instanceof EndedEarly)) break;
	}
	return failure;
}
async function runTrial(setting, plan) {
	setting.progress(`${doing(setting.underLoad, plan.together)}, once to warm up …`);
	const begun = performance.now();
	const pair = await measurePair(setting, plan, "baseline");
	if ("error" in pair) return pair;
	const [baseline, candidate] = [pair.baseline.loadedSeconds, pair.candidate.loadedSeconds];
	const loaded = plan.together ? Math.max(baseline, candidate) : baseline + candidate;
	return {
		plan,
		pair,
		startSeconds: ((performance.now() - begun) / 1e3 - loaded) / turns(plan.together),
		notes: []
	};
}
function inTurns({ error }) {
	return note(`The servers take turns, since they cannot run at the same time: ${error.message}`, "Let `serve` use no ports but `$PORT` and `$((PORT + 1))`, and no file that both would write: the interval will be narrower.");
}
/** Plans the pairs by what the trial showed: how long a start takes, and how much is done in a second. @param left seconds. */
function planAfterTrial({ plan, pair, startSeconds }, left) {
	const planned = {
		...planFor(left, plan.together, startSeconds),
		work: pair.baseline.work.work
	};
	const most = mostSeconds(left, planned, startSeconds);
	const whole = SIDES.map((side) => pair[side].cut ? 0 : 2 * pair[side].seconds);
	if (plan.longest > plan.slice || planned.work === "run") return {
		...planned,
		longest: Math.max(most, ...whole)
	};
	const perSecond = Math.min(...SIDES.map((side) => pair[side].work.done / pair[side].seconds));
	const long = planFor(left, plan.together, startSeconds, PAIRS_OF_NOISE).slice;
	const suited = suitedSlice(pair, startSeconds + planned.warmUp) ?? planned.slice;
	const wanted = Math.max(Math.min(suited, long), SHORTEST_SLICE, FEWEST_DONE / perSecond);
	const slice = Math.min(wanted, Math.max(planned.slice, most));
	return {
		...planned,
		slice,
		longest: slice
	};
}
/**
* The slice, in seconds, that makes the interval narrowest in a given time. Each pair also has `overhead` seconds that do not
* count, so there are n = time / (overhead + slice) pairs. The variance of each pair is starts² + noise² / slice. The mean of
* the pairs then has the least variance with slice = √overhead · noise / starts. The probes, which are a second long, show
* the noise.
* @returns undefined without probes.
*/
function suitedSlice({ baseline, candidate }, overhead) {
	const ratios = baseline.probes.map((probe, at) => Math.log((candidate.probes[at] ?? NaN) / probe));
	if (ratios.length < PROBES || !ratios.every(Number.isFinite)) return void 0;
	const middle = mean(ratios);
	const variance = mean(ratios.map((ratio) => (ratio - middle) ** 2)) * (PROBES / (PROBES - 1));
	return Math.sqrt(overhead * variance) / NOISE_OF_STARTS;
}
/** Shortens the slices of a plan if the machine became so busy that too few pairs would fit. @param most seconds of a slice. */
function shortened(plan, most) {
	if (plan.longest > plan.slice || most >= plan.slice) return plan;
	const slice = Math.max(SHORTEST_SLICE, most);
	return {
		...plan,
		slice,
		longest: slice
	};
}
/**
* Runs one pair. When one side fails, the other one is stopped.
* @returns the failure if a side does not do what it should.
* @throws BudgetSpent at the deadline, or the signal's reason when aborted.
*/
async function measurePair(setting, plan, first) {
	const left = setting.deadline - performance.now();
	setting.signal.throwIfAborted();
	if (left <= 0) throw new BudgetSpent();
	const stop = new AbortController();
	const signal = AbortSignal.any([setting.signal, stop.signal]);
	const timer = setTimeout(() => stop.abort(new BudgetSpent()), left);
	const meetings = plan.together ? [meeting(), meeting()] : [];
	let failure;
	const run = async (side) => {
		try {
			return await measureSide({
				...setting,
				signal
			}, plan, {
				side,
				at: side === first ? 0 : 1
			}, meetings);
		} catch (error) {
			signal.throwIfAborted();
			if (error instanceof ExpectedError) failure = {
				side,
				error
			};
			stop.abort(error);
			throw error;
		}
	};
	try {
		if (!plan.together) return await pairOf(first, run);
		const settled = await Promise.allSettled(sidesInOrder(first).map(run));
		signal.throwIfAborted();
		const runs = settled.map((result) => result.value);
		return bothOf(first, runs);
	} catch (error) {
		if (failure !== void 0) return failure;
		throw error;
	} finally {
		clearTimeout(timer);
	}
}
/** A function that both sides call and await, so that they go on together. It rejects with the signal's reason. */
function meeting() {
	let came = 0;
	let open = () => {};
	const both = new Promise((resolve) => {
		open = resolve;
	});
	return (signal) => {
		if (++came === 2) open();
		return orAborted(both, signal);
	};
}

// src/compare/compare-binaries.ts
const SAME_PROGRAMS = "Both binaries have the same bytes, so their machine code cannot differ in speed.";
/**
* Explains why a comparison would have no verdict, and what the user can add to get one. It looks at the configuration and at
* the packages' test files, before anything is built.
* @returns undefined if a workload was found.
*/
async function whyNothingToMeasure(measurable) {
	const { measure, underLoad } = measurable.config;
	if (Object.values(measurable.sides).some(({ kind }) => kind === "binary")) return void 0;
	if (measure.has("load") && underLoad?.load !== void 0) return void 0;
	const options = await benchmarksOf(measurable);
	if (options === void 0 || (await packagesWithBenchmarks(options)).length > 0) return void 0;
	return `${noBenchmarks(options)} ${WHAT_TO_ADD}`;
}
/**
* Measures both sides with the workloads of the configuration: the module's benchmarks and the load test. When the run is
* cancelled, the result has the rounds that were complete by then.
* @throws ExpectedError when the user's workload cannot be measured. `refresh` and `repair` report it as a finding instead,
* because their builds and the compiler's evidence are still useful. UsageError is always thrown.
*/
async function measureSides(options) {
	try {
		return await measureWorkloads(options);
	} catch (error) {
		options.host.signal.throwIfAborted();
		const isWarning = error instanceof ExpectedError && !(error instanceof UsageError);
		if (options.command === "compare" || !isWarning) throw error;
		const { message, fix } = error;
		return {
			comparison: inconclusive("The binaries could not be measured."),
			findings: [warning(message, fix)]
		};
	}
}
async function measureWorkloads(options) {
	const { config, host, sides, build } = options;
	const { precision, equivalence } = config;
	const areSame = build.baseline.sha256 === build.candidate.sha256;
	const isAnyGiven = Object.values(sides).some(({ kind }) => kind === "binary");
	const benchmarks = await benchmarksOf(options);
	if (areSame && (benchmarks === void 0 || isAnyGiven)) return {
		comparison: sameProgram(SAME_PROGRAMS),
		findings: []
	};
	const findings = areSame ? [note(SAME_PROGRAMS)] : [];
	const load = areSame ? void 0 : loadOf(options, findings);
	if (load === void 0 && benchmarks === void 0) {
		const isInProduction = config.measure.has("production") && config.production !== void 0;
		if (options.command === "compare" && !isInProduction) findings.push(NOTHING_MEASURED);
		return { findings };
	}
	const outcome = await compareBinaries({
		benchmarks,
		load,
		precision,
		equivalence,
		budgetSeconds: config.budget / 1e3,
		deadline: options.deadline,
		latest: options.latest,
		outputDirectory: options.outputDirectory,
		signal: host.signal,
		progress: host.progress
	});
	const hasNoRows = outcome.comparison.measurements.length === 0;
	const comparison = areSame && hasNoRows ? sameProgram(SAME_PROGRAMS) : outcome.comparison;
	return {
		...outcome,
		comparison,
		findings: [...findings, ...outcome.findings]
	};
}
const NOTHING_MEASURED = warning("Nothing is measured, because the settings name no benchmarks to run and no server to load.", "Remove your `benchmarks` and `measure` settings, or set `serve` to a server and `load` to a command that loads it.");
/** The benchmarks that the configuration names; undefined if it turns them off. @throws UsageError for an unknown package. */
async function benchmarksOf(measurable) {
	const { go, main, sides, config, host, scratch } = measurable;
	const { benchmarks, buildFlags: flags, benchmarkPackages: named } = config;
	if (benchmarks === void 0 || !config.measure.has("benchmarks")) return void 0;
	const unknown = (named === void 0 ? [] : await listPackages(go, named, flags)).find(({ importPath, error }) => error !== "" && named?.includes(importPath));
	if (unknown !== void 0) throw new UsageError(`benchmark-packages: ${unknown.error}`, { fix: "Name packages, one a line." });
	return {
		go,
		...sides,
		flags,
		packages: named ?? await packagesToBenchmark(go, main, flags),
		program: main.importPath,
		benchmarks,
		signal: host.signal,
		progress: host.progress,
		scratch: join(scratch, "benchmarks")
	};
}
/**
* Lists the packages whose benchmarks say something about the program: all packages of the module, except those that only the
* module's other programs import. Packages that no program imports count, because they may hold benchmarks only.
*/
async function packagesToBenchmark(go, main, flags) {
	const format = "{{.Name}} {{.ImportPath}}{{range .Deps}} {{.}}{{end}}";
	const listed = (await goOutput([
		"list",
		...flags,
		"-e",
		"-pgo=off",
		"-f",
		format,
		"./..."
	], go.context)).split(/\r?\n/).filter(Boolean);
	const programs = listed.map((line) => line.split(" ")).filter(([name]) => name === "main");
	const isThisProgram = ([, path]) => path === main.importPath;
	const own = new Set(programs.find(isThisProgram));
	const otherPrograms = programs.filter((program) => !isThisProgram(program));
	const ofOthers = new Set(otherPrograms.flatMap(([, ...packages]) => packages));
	if (ofOthers.size === 0) return ["./..."];
	return listed.map((line) => line.split(" ")[1] ?? "").filter((path) => own.has(path) || !ofOthers.has(path));
}
/**
* The load test of the configuration. It is undefined if `serve` does not start the binary that was built, because loading
* another server would say nothing about the two binaries; `compare` gets a note then.
*/
function loadOf(options, findings) {
	const { command, config, host, build, scratch } = options;
	const { underLoad } = config;
	if (!config.measure.has("load") || underLoad === void 0) return void 0;
	if (underLoad.load === void 0 && command !== "compare") return void 0;
	if (!usesBinary(underLoad.serve)) {
		const message = "`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.";
		const fix = "Start the server with `serve: $PGO_BINARY …`. The variable holds the path of the binary to measure.";
		if (command === "compare") findings.push(note(message, fix));
		return;
	}
	const { env, signal, progress } = host;
	return (deadline, share) => prepareLoad({
		binaries: {
			baseline: build.baseline.path,
			candidate: build.candidate.path
		},
		underLoad,
		cwd: config.workingDirectory,
		env,
		signal,
		progress,
		deadline,
		share,
		scratch: join(scratch, "load"),
		reordering: reorderingOf(options)
	});
}
/**
* Relinks the programs with another order of functions. It is undefined if the user gave a finished binary or builds with an
* own command, because then the linker's flags cannot be changed.
*/
function reorderingOf(options) {
	const { go, main, config, host, scratch } = options;
	const { baseline, candidate } = options.sides;
	if (config.ownBuild !== void 0 || baseline.kind === "binary" || candidate.kind === "binary") return void 0;
	return (to, seconds) => {
		const link = async (flags) => {
			const build = {
				go,
				mainPackage: main,
				flags,
				scratch,
				signal: host.signal
			};
			for (const binary of Object.values(to)) await mkdir(dirname(binary), { recursive: true });
			const builds = [runBuild(build, baseline, to.baseline, {}), runBuild(build, candidate, to.candidate, {})];
			return (await Promise.all(builds)).every(({ exitCode }) => exitCode === 0);
		};
		return reordering({
			go,
			flags: config.buildFlags
		}, link, seconds);
	};
}
/** The part of the time that a load plans for when there are also benchmarks. */
const LOAD_SHARE = .5;
/**
* Compares both sides with benchmarks, a load, or both, whose rounds are interleaved. A workload that cannot be measured is a
* finding; if none can, the verdict is `inconclusive` with the reason.
*/
async function compareBinaries(options) {
	const { benchmarks, budgetSeconds, precision, equivalence, progress, signal } = options;
	const prepared = await prepareWorkloads(options);
	const { load, benchmarked, findings, began, deadline, latest } = prepared;
	const workloads = [...load ? [load.workload] : [], ...benchmarked.workloads];
	const seconds = () => (performance.now() - began) / 1e3;
	if (workloads.length === 0) return {
		comparison: withoutWorkloads(prepared, options, seconds()),
		findings
	};
	const orders = [load?.reordering, benchmarked.reordering].filter((order) => order !== void 0);
	const kinds = (load ? 1 : 0) + (benchmarked.workloads.length > 0 ? 1 : 0);
	const reordered = orders.length === kinds || void 0;
	const secondsPerRun = workloads.map((workload) => workload.secondsPerRun);
	const linking = totalOf(orders, (order) => order.seconds);
	const rounds = await runRounds(workloads, {
		pairs: pairsPerRound(secondsPerRun, (deadline - performance.now()) / 1e3, linking),
		async before(seed) {
			for (const order of orders) await order.reorder(seed);
		},
		precision,
		deadline,
		latest,
		random: Math.random,
		progress,
		signal
	});
	if (rounds.ended !== "cancelled") await writeBenchmarkFiles(benchmarked.workloads, options.outputDirectory);
	const why = whyNoVerdict(rounds, budgetSeconds, seconds(), reordered ? 1.2 : 2);
	const judged = why === void 0 ? judgeRounds(rounds, {
		precision,
		equivalence,
		seconds: seconds(),
		reordered
	}) : {
		comparison: inconclusive(why, seconds()),
		findings: []
	};
	return {
		comparison: judged.comparison,
		load: load?.report(),
		profilable: benchmarks && benchmarked.calibrated && {
			...benchmarks,
			calibrated: benchmarked.calibrated
		},
		findings: [
			...findings,
			...prepared.nothing.map(({ reason }) => note(reason)),
			...rounds.findings,
			...judged.findings,
			...benchmarkFindings(rounds, benchmarked),
			...load?.findings() ?? []
		]
	};
}
/** Builds the test binaries, tries the load once, and calibrates the benchmarks. */
async function prepareWorkloads(options) {
	const { benchmarks, budgetSeconds } = options;
	const asked = performance.now();
	const built = benchmarks ? await buildTestBinaries({
		...benchmarks,
		deadline: options.deadline
	}) : {
		binaries: [],
		findings: []
	};
	const began = performance.now();
	const deadline = Math.min(began + budgetSeconds * 1e3, options.deadline ?? Number.POSITIVE_INFINITY);
	const latest = Math.max(deadline, options.latest ?? deadline);
	const hasBenchmarks = built.binaries.length > 0;
	const loadOrFinding = built.areGiven ? void 0 : await options.load?.(deadline, hasBenchmarks ? LOAD_SHARE : 1);
	const [load, whyNoLoad] = isFinding(loadOrFinding) ? [void 0, [loadOrFinding]] : [loadOrFinding, []];
	const window = {
		deadline,
		latest,
		budgetSeconds,
		buildSeconds: (began - asked) / 1e3,
		share: load ? .5 : 1
	};
	const benchmarked = benchmarks && hasBenchmarks ? await prepareBenchmarks(benchmarks, built, window) : {
		workloads: [],
		findings: [],
		nothing: built.nothing
	};
	return {
		load,
		benchmarked,
		nothing: [...whyNoLoad.map(() => ({ reason: "The load could not be measured." })), ...benchmarked.nothing ? [benchmarked.nothing] : []],
		findings: [
			...built.findings,
			...whyNoLoad,
			...benchmarked.findings
		],
		began,
		deadline,
		latest
	};
}
/** The comparison of a run without a workload: `no difference` if the binaries have the same bytes, else `inconclusive`. */
function withoutWorkloads({ nothing }, options, seconds) {
	const advice = options.load === void 0 ? nothing.flatMap((none) => none.advice ?? []) : [];
	const reason = [...nothing.map((none) => none.reason), ...advice].join(" ");
	return nothing.length > 0 && nothing.every((none) => none.identical) ? sameProgram(reason) : inconclusive(reason, seconds);
}
/** What the benchmarks that ran in every round reported about themselves. */
function benchmarkFindings({ measured }, { workloads }) {
	const complete = new Set(measured.filter((row) => row.complete).map((row) => row.workload));
	const shown = workloads.filter((workload) => complete.has(workload));
	return [...shown.flatMap((workload) => workload.notes()), ...aboutSetUp(shown)];
}
/**
* Explains why the rounds allow no verdict; undefined if they do.
* @param budget the seconds of the user's budget, of which `took` were spent.
* @param reserve the factor on the time of the missing rounds in the advice. It is larger if the next run, which has more time,
* may also link another order of functions in each round.
*/
function whyNoVerdict({ completed, ended, measured }, budget, took, reserve) {
	if (measured.every(({ complete }) => !complete)) return "Every workload failed during the rounds.";
	if (completed >= FEWEST_ROUNDS) return overallLogRatios(measured).length >= FEWEST_ROUNDS ? void 0 : "No workload reports CPU time, which alone decides the verdict.";
	const needed = `${completed} of at least ${FEWEST_ROUNDS} rounds, which a 95 % interval needs`;
	if (ended === "cancelled") return `The run was cancelled after ${needed}.`;
	const more = took / completed * (FEWEST_ROUNDS * reserve - completed);
	return `The budget of ${budget} s was spent after ${needed}; raise \`budget\`${completed === 0 ? "" : `, to about ${Math.ceil(budget + more)} s`}.`;
}

// src/compare/gates.ts
/**
* Judges each condition of `fail-on`. A measured quantity fails only if the whole 95 % interval of its change lies above the limit,
* because a smaller part may be chance. An exact quantity, such as a size, fails if its change is above the limit. `check` judges
* the conditions about the committed profile, `age` and `stale`. For example, `slower > 2%` fails with the interval +2.4 % to
* +3.1 %, and is `not proven` with +1.8 % to +3.1 %.
*/
function judgeGates(figures, gates) {
	return gates.filter(({ quantity }) => GATES[quantity].judgedBy === "compare").map((gate) => ({
		condition: gate.condition,
		...judgeGate(figures, gate)
	}));
}
function judgeGate({ comparison, compiler, build }, { quantity, limit, rows: named }) {
	const all = comparison?.measurements ?? [];
	const rows = named === void 0 ? all : all.filter(({ name }) => matches(named, name));
	if (all.length > 0 && rows.length === 0) {
		const names = [...new Set(all.map(({ name }) => name))];
		return notMeasured(`No measured row matches \`${named}\`; the rows are ${someOf(names)}.`);
	}
	switch (quantity) {
		case "slower": {
			const decisive = rows.filter((row) => row.decisive);
			const why = comparison?.reason ?? "Nothing was measured.";
			if (named !== void 0) return judgeRows(decisive, limit, why);
			if (comparison?.interval === void 0 || comparison.change === void 0) return notMeasured(why);
			return judgeInterval(overallQuantity(decisive), {
				change: comparison.change,
				interval: comparison.interval
			}, limit);
		}
		case "memory": return judgeRows(underLoadFirst(limitedRows(quantity, rows)), limit, "Nothing measured the peak memory: a load test does.");
		case "latency": return judgeRows(underLoadFirst(limitedRows(quantity, rows)), limit, "No load test reported latencies.");
		case "size": {
			const { baseline = build?.baseline.bytes, candidate = build?.candidate.bytes } = compiler?.size ?? {};
			if (baseline === void 0 || candidate === void 0) return notMeasured("No two binaries were built.");
			return judgeExact("The size of the binary", {
				baseline,
				candidate
			}, limit);
		}
		case "frames": {
			const frames = compiler?.frames;
			if (frames === void 0) return notMeasured("Compiler evidence is missing. Add `evidence: compiler`, or see the warning about it.");
			const { onStacks, functions, baselineBytes, candidateBytes } = frames;
			if (onStacks) return judgeExact("The frames on a stack of the profile, on average,", onStacks, limit);
			const all = {
				baseline: baselineBytes,
				candidate: candidateBytes
			};
			return judgeExact(`All frames of ${count(functions, "function")} together`, all, limit);
		}
		case "age":
		case "stale": throw new Error("Only `check` judges it.");
	}
}
/**
* Checks whether a glob, in which `*` is any text, matches a row's name: `render.BenchmarkPage/long`, or without its package.
*/
function matches(glob, name) {
	return [name, name.replace(/^.*?\.(?=Benchmark)/, "")].some(textGlobOf(glob));
}
/** Picks the rows of the server under load; all rows if no server was loaded. */
function underLoadFirst(rows) {
	const load = rows.filter(({ name }) => name === "load");
	return load.length > 0 ? load : rows;
}
/** Judges rows by the worst of them. Several rows are judged by intervals that all hold together in 95 % of runs. */
function judgeRows(rows, limit, absent) {
	const pairs = rows.map(({ logRatios = [] }) => logRatios);
	const together = holm(pairs, Math.log1p(limit));
	const judged = rows.map((row, at) => {
		const { name } = row;
		const what = `${quantityOf(row.unit).words}${name === "load" ? "" : ` of ${name}`}`;
		if (rows.length === 1) return {
			name,
			...judgeInterval(what, row, limit)
		};
		const location = together[at]?.location;
		if (location !== void 0) {
			const more = ` (judged together with ${count(rows.length - 1, "other row")})`;
			return {
				name,
				...judgeInterval(what, changeOf(location), limit, more)
			};
		}
		return {
			name,
			outcome: "not proven",
			reason: `${capitalized(what)} changed by ${change(row.change)}, but ${count(row.pairs, "pair")} of runs are too few for intervals that hold for ${count(rows.length, "row")} together.`
		};
	});
	const worst = [
		"failed",
		"not proven",
		"passed",
		"not measured"
	].find((outcome) => judged.some((one) => one.outcome === outcome));
	const [first, ...others] = judged.filter(({ outcome }) => outcome === worst);
	if (first === void 0) return notMeasured(absent);
	const more = others.length === 0 ? "" : ` The same holds for ${someOf(others.map(({ name }) => name))}.`;
	return {
		outcome: first.outcome,
		reason: `${first.reason}${more}`
	};
}
/** Judges a measured change by its interval. @param more what follows the interval in the sentence. */
function judgeInterval(name, { change: value, interval }, limit, more = "") {
	if (![value, ...interval].every(Number.isFinite)) return notMeasured(`The change of ${name} has no interval.`);
	const text = changeWithInterval(value, interval);
	const found = `${capitalized(name)} changed by ${text.change}, 95 % interval ${text.interval}${more}`;
	const [low, high] = interval;
	const said = (part) => `${found}: ${part} of it is above ${percentSetting(limit)}.`;
	if (low > limit) return {
		outcome: "failed",
		reason: said("all")
	};
	if (high <= limit) return {
		outcome: "passed",
		reason: said("none")
	};
	return {
		outcome: "not proven",
		reason: said("only a part")
	};
}
function judgeExact(name, { baseline, candidate }, limit) {
	const ratio = (candidate - baseline) / baseline;
	if (!Number.isFinite(ratio)) return notMeasured(`${name} cannot be compared: one side has none.`);
	const found = `${name} changed by ${change(ratio)}, from ${bytes(baseline)} to ${bytes(candidate)}`;
	const isAbove = ratio > limit;
	const reason = `${found}: that is ${isAbove ? "" : "not "}above ${percentSetting(limit)}.`;
	return {
		outcome: isAbove ? "failed" : "passed",
		reason
	};
}
function notMeasured(reason) {
	return {
		outcome: "not measured",
		reason
	};
}

// src/compare/history.ts
/** Far beyond any result document: one with ten thousand findings has 3 MiB. */
const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/** A chart has no room for more; no import path or tag comes near. */
const LONGEST_HISTORY_NAME = 512;
const MOST_ROWS = 1e4;
const name = pipe(string(), minLength(1), maxLength(LONGEST_HISTORY_NAME));
const time = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/), check((text) => !Number.isNaN(Date.parse(text))));
/** Numbers that are not finite are null in a result document. */
const number = optional(nullable(pipe(number$2(), finite())));
const amount = optional(nullable(pipe(number$2(), finite(), minValue(0))));
const row = object({
	name,
	unit: name,
	decisive: optional(boolean()),
	candidate: number
});
/** The part of a result document that a point is made of; everything else is ignored, also in documents of later versions. */
const RESULT = object({
	run: object({
		time,
		revision: optional(name)
	}),
	subject: object({ package: name }),
	profile: optional(object({ sha256: optional(name) })),
	build: optional(object({
		baseline: object({ pgo: string() }),
		candidate: object({
			pgo: string(),
			bytes: amount,
			sha256: optional(name)
		})
	})),
	comparison: optional(object({
		verdict: picklist([
			"faster",
			"slower",
			"no difference",
			"inconclusive"
		]),
		change: number,
		interval: optional(tuple([number, number])),
		measurements: pipe(array(row), maxLength(MOST_ROWS))
	})),
	load: optional(object({ candidate: object({ peakMemory: amount }) })),
	compiler: optional(object({ size: object({ candidate: amount }) }))
});
/** Of a run of several targets: each may have failed before it had a result. */
const SEVERAL = object({
	run: object({ time }),
	targets: pipe(array(unknown()), maxLength(MOST_ROWS))
});
/** Reads a result document: one result, or that of each target; undefined for anything else. */
function readResultDocuments(bytes) {
	if (bytes.length > MAX_DOCUMENT_BYTES) return void 0;
	try {
		const value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
		const several = safeParse(SEVERAL, value);
		if (several.success) return several.output.targets.flatMap((one) => asResultDocument(one) ?? []);
		const one = asResultDocument(value);
		return one && [one];
	} catch {
		return;
	}
}
/** A value, such as this run's own report, as a result document; undefined where it has no such keys. */
function asResultDocument(value) {
	const { success, output } = safeParse(RESULT, value);
	return success ? output : void 0;
}
/** Other files in output folders and buckets are not read; archives may hold some. */
const RESULT_NAME = /result[^/]{0,200}\.json$|\.zip$/i;
/** Collects the results of earlier runs; what cannot be read is a finding. @param own this run's report, the last point. */
async function loadHistory(sources, own, place) {
	const wants = (name) => RESULT_NAME.test(basename(name));
	const collected = await collectAll(sources, {
		...place,
		wants
	});
	const files = collected.flatMap((one) => one.files);
	const results = [];
	const foreign = [];
	for (const { path, name } of files) {
		place.signal.throwIfAborted();
		const found = readResultDocuments(await readRegularFile(path, MAX_DOCUMENT_BYTES).catch(() => Buffer.of()));
		if (found === void 0) foreign.push(name);
		else results.push(...found);
	}
	const findings = collected.flatMap((one) => one.findings).map(({ severity, message, ...rest }) => {
		const atMost = severity === "error" ? "warning" : severity;
		return {
			...rest,
			severity: atMost,
			message: `History: ${message}`
		};
	});
	if (foreign.length > 0) findings.push({
		severity: "note",
		file: foreign[0],
		message: `History: ${foreign.length} of ${count(files.length, "document")} ${foreign.length === 1 ? "is no result" : "are no results"} of this action, or of a version that did not say when, and left out.`,
		fix: "Keep each `result.json` of `compare` and `refresh` in a place of its own."
	});
	return {
		history: historyOf(results, asResultDocument(own), place.now()),
		findings
	};
}
/** Lines; a bucket with more holds other things. */
const MOST_HISTORY_TARGETS = 20;
/** Clocks are wrong by less. */
const LATEST_MS = 864e5;
/** Names of rows up to this length are shown. */
const LONGEST_ROWS = 120;
/**
* The lines of the chart, that of this run's own program first, the others by name.
* @param earlier in any order, with duplicates; those from the future are left out.
* @param own this run's, which is the last point of its line; undefined where it measured nothing.
*/
function historyOf(earlier, own, now) {
	const known = earlier.filter(({ run }) => Date.parse(run.time) <= now.getTime() + LATEST_MS);
	const keyOf = ({ run, subject, profile, build }) => JSON.stringify([
		subject.package,
		run.time,
		profile?.sha256,
		build?.candidate.sha256
	]);
	const distinct = [...new Map(known.map((result) => [keyOf(result), result])).values()];
	distinct.sort((a, b) => Date.parse(a.run.time) - Date.parse(b.run.time));
	const lines = /* @__PURE__ */ new Map();
	for (const result of own === void 0 ? distinct : [...distinct, own]) {
		const point = pointOf(result);
		const target = result.subject.package;
		if (point !== void 0) lines.set(target, [...lines.get(target) ?? [], point]);
	}
	const rank = (target) => target === own?.subject.package ? 0 : 1;
	const targets = [...lines].map(([target, points]) => ({
		target,
		points: points.slice(-200)
	})).sort((a, b) => rank(a.target) - rank(b.target) || compareText(a.target, b.target)).slice(0, MOST_HISTORY_TARGETS);
	return targets.length === 0 ? void 0 : { targets };
}
/** Undefined for a result that has nothing to draw: nothing was built, or the candidate has no profile. */
function pointOf(result) {
	const { run, build, comparison, load, compiler } = result;
	if (build?.candidate.pgo === "off") return void 0;
	const { change: gain, interval: [low, high] = [] } = build?.baseline.pgo === "off" && comparison || {};
	const figures = {
		verdict: comparison?.verdict,
		gain: gain ?? void 0,
		interval: typeof low === "number" && typeof high === "number" ? [low, high] : void 0,
		...cpuOf(comparison),
		memory: load?.candidate.peakMemory ?? void 0,
		size: compiler?.size.candidate ?? build?.candidate.bytes ?? void 0
	};
	if (Object.values(figures).every((figure) => figure === void 0)) return void 0;
	return {
		time: run.time,
		revision: run.revision,
		...figures
	};
}
function cpuOf(comparison) {
	const rows = (comparison?.measurements ?? []).filter(({ unit, decisive = quantityOf(unit).decisive }) => decisive);
	const logarithms = rows.map(({ candidate }) => Math.log(candidate ?? NaN));
	const cpuPerOp = Math.exp(totalOf(logarithms, (one) => one) / logarithms.length);
	if (!Number.isFinite(cpuPerOp) || rows.some(({ unit }) => !quantityOf(unit).decisive)) return {};
	const names = rows.map(({ name, unit }) => `${name} (${unit})`).sort(compareText);
	const all = names.join(", ");
	if (all.length <= LONGEST_ROWS) return {
		cpuPerOp,
		rows: all
	};
	const hash = createHash("sha256").update(all).digest("hex").slice(0, 12);
	return {
		cpuPerOp,
		rows: `${names.length} rows, ${hash}`
	};
}

// src/commands/measure.ts
/** What is built or compared. */
/** Builds and verifies both sides. @throws Rejected when the program does not build with the new profile of `refresh` or `repair`. */
async function buildBoth(run, program, sides) {
	const { command, outputDirectory } = run;
	try {
		return await buildPair({
			...buildOptions(run, program, "build"),
			...sides,
			outputDirectory
		});
	} catch (error) {
		if (!(error instanceof ProfileBuildFailed) || command === "compare") throw error;
		throw new Rejected(error.message, {
			reason: "The program does not build with the new profile.",
			fix: error.fix,
			cause: error
		});
	}
}
/**
* Runs the user's `verify` command in a second work tree of the commit that is checked out, with the new profile in place: the
* user's own tree never sees a profile that is only being tried.
* @returns a note when it passes.
* @throws Rejected when it does not; ExpectedError when git cannot make the tree.
*/
async function verify(run, place, profile) {
	const { config, host, scratch } = run;
	if (config.verification === void 0) return [];
	const { command, timeout } = config.verification;
	for (const secret of secretsInCommand(command)) host.mask(secret);
	host.progress("Verifying …");
	const root = await repositoryRoot(run, "`verify` needs a git repository: run it in a clone, or leave it out.");
	const folder = join(scratch, "tree");
	const git = (args, signal) => runGit(["worktree", ...args], {
		cwd: root,
		env: {
			...host.env,
			GIT_DIR: void 0,
			GIT_WORK_TREE: void 0,
			GIT_INDEX_FILE: void 0
		},
		credentials: "login",
		signal
	});
	const added = await git([
		"add",
		"--detach",
		"--quiet",
		folder,
		"HEAD"
	], host.signal);
	if (added.exitCode !== 0) throw new ExpectedError(`git cannot check out a second work tree to verify the profile in: ${outputLines(added.stderr).at(-1) ?? "it gave no reason"}`, { fix: "Let `git worktree add --detach FOLDER HEAD` pass, or leave `verify` out." });
	let output = () => "";
	const task = async (signal) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const { argv, env } = ownerCommand(command);
			const PGO_PROFILE = join(folder, place.path);
			await replaceFile(PGO_PROFILE, profile);
			const started = _usingCtx$1.a(await startProcess(argv, {
				cwd: join(folder, relative(root, await realpath(config.workingDirectory))),
				env: {
					...host.env,
					...env,
					PGO_PROFILE
				},
				credentials: "program",
				signal,
				onLine: (line) => host.progress(`verify | ${excerpt(line, 300)}`)
			}));
			output = started.output;
			const end = await started.exited;
			signal.throwIfAborted();
			return end.exitCode === 0 ? void 0 : `It ${howItEnded(end)}. ${lastOutput(output())}`;
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	};
	const tooLong = /* @__PURE__ */ new Error("The command takes too long.");
	try {
		const failure = await withDeadline(timeout, host.signal, task, () => tooLong).catch((error) => {
			if (error !== tooLong) throw error;
			return `It did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`;
		});
		if (failure === void 0) return [note("`verify` passed with the new profile in place.")];
		const reason = "`verify` does not pass with the new profile in place.";
		throw new Rejected(`${reason} ${failure}`, {
			reason,
			fix: "Run the command without the profile, too, to see whether that is the reason; the profile is in the output folder."
		});
	} finally {
		await git([
			"remove",
			"--force",
			"--force",
			folder
		]);
	}
}
/** Starts the budget of a comparison, which bounds everything after the two builds. */
function beginComparison(run, built) {
	const deadline = performance.now() + run.config.budget;
	const host = {
		...run.host,
		progress: (line) => run.host.progress(line, deadline)
	};
	if (run.config.underLoad !== void 0) maskSecretsOf(run, run.config.underLoad);
	return {
		...built,
		run: {
			...run,
			host
		},
		deadline
	};
}
/** Measures both binaries, and leaves a part of the budget for the profiles that `takeProfiles` records. */
function measureBinaries({ run, program, sides, build, deadline }) {
	return measureSides({
		...run,
		...program,
		sides,
		build,
		deadline: deadline - roomForProfiles(run.config),
		latest: deadline
	});
}
/** Prints the verdict as progress, because the search for reasons takes a while. @throws the signal's reason when the run was cancelled. */
function announceVerdict({ host }, report) {
	host.signal.throwIfAborted();
	if (report.comparison === void 0) return;
	const { title, sentence, because = "" } = comparisonHeadline(report, report.comparison);
	host.progress(`Verdict: ${title}. ${sentence} ${because}`);
}
/** Says before anything is built that there will be no verdict, and what it needs. */
async function sayIfNothingToMeasure(run, program, sides) {
	const why = await whyNothingToMeasure({
		...run,
		...program,
		sides
	});
	if (why !== void 0) run.host.progress(`No verdict: nothing to measure. ${why}`);
}
/** The results of earlier runs, with this run's own as the last point. */
async function pastRuns(run, report) {
	const { config, host } = run;
	if (config.history.length === 0) return { findings: [] };
	const facts = report.run ?? await runFacts(run);
	host.progress("Loading results of earlier runs …");
	const scratch = join(run.scratch, "history");
	await mkdir(scratch, { recursive: true });
	const own = {
		...report,
		run: facts
	};
	return {
		run: facts,
		...await loadHistory(config.history, own, collectingOf(run, scratch))
	};
}
/** Judges `fail-on`. Nothing fails yet: the report shows it first. A condition without a figure guards nothing: a warning. */
function gateResults(report, { failOn }) {
	if (failOn.length === 0) return { findings: [] };
	const gates = judgeGates(report, failOn);
	return {
		gates,
		findings: gates.filter(({ outcome }) => outcome === "not measured").map(({ condition, reason }) => warning(`The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`, "Measure it, or remove the condition, which stops nothing now."))
	};
}
/** Settings of a comparison that are not the default; nothing that may hold secrets or belongs to one machine. */
function nonDefaultSettings(config) {
	const { underLoad, budget, precision, equivalence, evidence, measure } = config;
	const loaded = measure.has("load") ? underLoad : void 0;
	const usual = valuesOf({}, [
		"measure",
		"benchmarks",
		"evidence",
		"budget",
		"precision",
		"equivalence"
	]);
	const settings = {
		measure: measure.size < usual.measure.length && [...measure].join(","),
		benchmarks: config.benchmarks !== usual.benchmarks && (config.benchmarks ?? "none"),
		"benchmark-packages": config.benchmarkPackages?.join(","),
		evidence: [...evidence].sort().join() !== usual.evidence.join() && ([...evidence].join(",") || "none"),
		budget: budget !== usual.budget && `${budget / 1e3}s`,
		precision: precision !== usual.precision && percent(precision),
		equivalence: equivalence !== usual.equivalence && percent(equivalence),
		build: config.ownBuild?.command,
		"build-flags": joinWords(config.buildFlags) || false,
		serve: loaded?.program ? void 0 : loaded?.serve,
		ready: loaded?.ready,
		load: loaded?.program ?? loaded?.load,
		cpus: loaded?.cpus !== void 0 && String(loaded.cpus)
	};
	const set = Object.entries(settings).filter((one) => typeof one[1] === "string");
	return set.length === 0 ? void 0 : Object.fromEntries(set);
}
function percent(fraction) {
	return `${Number((fraction * 100).toPrecision(9))}%`;
}

export { measureBinaries as a, sayIfNothingToMeasure as c, takeProfiles as d, readGiven as f, gateResults as i, verify as l, beginComparison as n, nonDefaultSettings as o, buildBoth as r, pastRuns as s, announceVerdict as t, compilerReasons as u };