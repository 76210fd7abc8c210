import { $ as overallLogRatios, B as changeOf, G as judgeRounds, J as percentSetting, K as notMeasured, Q as groupsOf, U as coverageOf, V as coverageFindings, W as judgeDifference, X as sameProgram, Y as rowsOfVerdict, Z as slowerThanCommitted, at as BudgetSpent, ct as heldOutNotMeasured, dt as nameOfLoad, et as runRounds, ft as noRoomFor, ht as mapContenders, it as locate, lt as inTurns, mt as contenderNames, n as comparisonHeadline, nt as withCandidate, ot as FEWEST_ROUNDS, pt as byContender, q as overallQuantity, rt as holm, st as PLANNED, tt as setsPerRound, ut as isFinding } from "./headline.js";
import { A as runBuild, C as buildContext, E as checkBuildFlags, O as pgoFlag, S as buildContender, _ as withService, b as understand, d as TrainingSearch, f as ANY_PROTOCOL, g as usesBinary, h as runLoad, j as sideInWords, k as profileFlags, m as repeatLoad, o as maskSecretsOf, p as placed, u as collectAll, v as LOAD_TOOLS, w as buildPair, x as ProfileBuildFailed, y as tooManyFailed } from "./gather.js";
import { n as readProfile } from "./published.js";
import { c as note, f as warning, i as UsageError, n as ExpectedError, r as Rejected } from "./errors.js";
import { b as _usingCtx, d as readRegularFile, g as replaceFile, m as realPlace, p as readText, t as MOST_BYTES_OF_PROGRAM, u as readIfThere, v as sha256OfFile } from "./files.js";
import { C as change, D as fixed, E as count, O as groupBy, P as totalOf, S as capitalized, T as compareText, c as asSentence, d as excerpt, g as someOf, j as share, p as listInWords, u as duration, w as changeWithInterval, x as bytes } from "./start.js";
import { d as callsLeftOut, f as describeCalls, h as withoutKept, i as factsOfFile, m as tuneProfile, u as byNames } from "./files2.js";
import { a as normalQuantile, i as median, r as mean } from "./samples.js";
import { a as filePathOf, c as siteKey, i as EdgeWeights, n as readFunctionTable, o as inlinedCallChanges, r as readInlinedCalls, s as profileName, t as READABLE_BINARIES } from "./pclntab.js";
import { t as HOT_SHARE } from "./drift.js";
import { B as linesOf, G as sampleTypeIndex, I as eachSample, P as compilerSampleType, R as isCompact, W as renameFunctions, _ as potentialOf, c as edgesOf, f as weightShare, g as nameWithout, o as edgeKey, q as sumOf, r as byWeight, v as timesOf } from "./edges.js";
import { C as ownName, D as symbolPath, E as splitSymbol, T as renamer, c as KnownNames, g as importPathOf, p as closureOwner, y as isOfRuntime } from "./names.js";
import { c as readBuildInfo, i as checkoutOfSide, n as areOfDifferentCode, t as SIDES } from "./binaries.js";
import { l as runGo, o as lastLines, r as goOutput, s as listPackages } from "./go.js";
import { a as goMinor, c as isExcluded, o as harmfulInlinings } from "./exclusions.js";
import { D as declaredName, E as Tokens, m as runFacts, t as buildOptions, u as repositoryRoot, v as mostTuningTime } from "./program.js";
import { i as packagesAbout, r as ownPackages } from "./own-packages.js";
import { f as quantityOf, l as GATES, u as limitedRows } from "./format.js";
import { s as buildHelper } from "./repair.js";
import { a as ownerCommand, i as outputLines, n as howItEnded, r as lastOutput, s as startProcess } from "./exec.js";
import { a as pinnedTo, i as halvesOf, n as freePort, o as usableCpus, r as freshCopy } from "./processes.js";
import { t as decodeFile } from "./decode.js";
import { n as StackSum, s as encodeWhole, t as Interned } from "./encode.js";
import { n as withDeadline, t as orAborted } from "./deadline.js";
import { _ as portsIn, a as collectingOf, d as orElse, g as onPort, h as hasFreePort } from "./read.js";
import { a as takeProfile, n as endpointOf, r as headersFor } from "./pprof2.js";
import { n as callApi } from "./api.js";
import { i as networkFor } from "./send.js";
import { o as isThisMachine } from "./addresses.js";
import { a as textGlobOf } from "./glob.js";
import { D as regex, I as unknown, P as tuple, S as optional, T as pipe, _ as minValue, a as finite, b as number$2, g as minLength, j as string, k as safeParse, n as boolean, p as maxLength, r as check, t as array, v as nullable, w as picklist, x as object } from "./dist3.js";
import { s as secretsInCommand } from "./credentials.js";
import { t as runGit } from "./git.js";
import { createHash } from "node:crypto";
import { chmod, copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path, { basename, dirname, join, relative } from "node:path";

// src/compare/workload/test-binaries.ts
/** The parts of the time until the deadline that building all packages, and building the first one, may take. Without the first package, there is no verdict. */
const [BUILD_SHARE, FIRST_SHARE] = [.5, .75];
/**
* Builds the test binaries of all packages with benchmarks for all contenders. If the user gave a test binary as a side, only
* its package is built. A package is left out with a finding if its tests do not build, do not build in time, or have the
* same bytes for all contenders.
* @throws ExpectedError if the user gave test binaries of two packages.
*/
async function buildTestBinaries(build) {
	const { go, progress, signal = new AbortController().signal } = build;
	checkBuildFlags(build.flags);
	const given = [];
	for (const side of Object.values(build.contenders)) {
		if (side.kind !== "binary") continue;
		const one = await readGiven(side.path, buildContext(go, build.scratch, signal));
		if (!one.isTest) return {
			binaries: [],
			findings: [],
			nothing: {
				reason: `${side.display} is a program (${one.importPath}), which has no benchmarks.`,
				advice: WHAT_TO_ADD
			}
		};
		given.push(one);
	}
	const findings = instrumented(given);
	const binaries = [];
	const same = [];
	const { packages, findings: oneSided } = await packagesToBuild(build, given);
	findings.push(...oneSided);
	const began = performance.now();
	const whole = (build.deadline ?? Number.POSITIVE_INFINITY) - began;
	for (const [at, shared] of packages.entries()) {
		const { importPath } = shared.baseline;
		progress?.(`Building the benchmarks of ${importPath} for both sides (${at + 1} of ${packages.length})`);
		const end = began + whole * (binaries.length > 0 ? BUILD_SHARE : FIRST_SHARE);
		const made = await makeForAll({
			...build,
			signal
		}, shared, at, end);
		if (made === void 0) {
			const late = packages.slice(at).map(({ baseline }) => baseline.importPath);
			findings.push(outOfTime(late, build));
			if (binaries.length > 0) break;
			const took = (performance.now() - began) / 1e3;
			return {
				binaries,
				findings,
				nothing: { reason: `No test binaries were built within ${Math.round(took)} s, their share of \`budget\`; raise it to about ${Math.ceil(2 * took / BUILD_SHARE)} s.` }
			};
		}
		const label = labelOf(importPath, testedCode(build, "baseline").go.modulePath);
		const failed = Object.values(made).find(isFinding);
		const programs = made;
		if (failed !== void 0) findings.push(failed);
		else if (await haveSameBytes(Object.values(programs))) {
			const message = `The test binaries of ${label} are the same bytes on both sides; they are not measured.`;
			same.push(note(message));
		} else {
			const directories = mapContenders(shared, ({ directory }) => directory || go.context.cwd);
			const importPaths = mapContenders(shared, (listed) => listed.importPath);
			binaries.push({
				importPaths,
				label,
				directories,
				programs
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
	const none = oneSided.length > 0 ? "The two sides have no benchmarks in common." : noBenchmarks(build);
	return {
		binaries,
		findings,
		nothing: {
			reason: packages.length > 0 ? "None of the packages with benchmarks builds its tests." : none,
			advice: WHAT_TO_ADD
		}
	};
}
async function haveSameBytes(files) {
	return new Set(await Promise.all(files.map(sha256OfFile))).size === 1;
}
/**
* Builds the test binaries of a package for all contenders.
* @param at the number of the package, which names the files.
* @param end when building must end, in milliseconds of `performance.now()`.
* @returns a path or a finding for each contender; undefined if the time was over.
*/
async function makeForAll(build, shared, at, end) {
	const late = new BudgetSpent();
	const names = contenderNames(build.contenders);
	const makeAll = async (signal) => {
		const making = names.map((name, number) => {
			const { importPath } = shared[name];
			const file = `${number + 1}/${at}`;
			return makeSide({
				...build,
				signal
			}, build.contenders[name], importPath, file);
		});
		return byContender(names, await Promise.all(making));
	};
	return withDeadline(end - performance.now(), build.signal, makeAll, () => late).catch((error) => {
		if (error === late) return void 0;
		throw error;
	});
}
function outOfTime(left, { areNamed }) {
	const message = `The benchmarks of ${someOf(left)} are left out: there was no time left to build them.`;
	return warning(message, `Raise \`budget\`, or ${areNamed ? "name fewer packages in `benchmark-packages`" : "name the packages that matter in `benchmark-packages`"}.`);
}
/** Says where no benchmark was found. */
function noBenchmarks({ go, packages, areNamed }) {
	if (areNamed) return `No benchmark was found in ${someOf(packages)}, which \`benchmark-packages\` names.`;
	return `No benchmark was found${packages.length === 0 ? "" : ` in the ${count(packages.length, "package")} that the program is about,`} in module ${go.modulePath}.`;
}
/** Returns what the user can do to get a verdict, with the lines of the README. */
const WHAT_TO_ADD = "For a verdict, add two lines to `.github/pgo.yml`: `serve: exec \"$PGO_BINARY\" -addr 127.0.0.1:$PORT` and `load: hey -z 5m http://127.0.0.1:$PORT/`; for a program that ends, one line is enough: `load: $PGO_BINARY testdata/large.json`. Or write a benchmark next to the hot code: func BenchmarkPage(b *testing.B) { for b.Loop() { renderPage() } }";
async function packagesToBuild(build, given) {
	const sharedByAll = (listed) => ({
		packages: listed.map((found) => mapContenders(build.contenders, () => found)),
		findings: []
	});
	const [first, second = first] = given.map(({ importPath }) => importPath);
	if (first === void 0) return Object.values(build.contenders).some((side) => checkoutOfSide(side) !== void 0) ? packagesOfCheckouts(build) : sharedByAll(await packagesWithBenchmarks(build));
	if (first === second) return sharedByAll(await listPackages(build.go, [first], build.flags));
	const message = `The baseline's tests are those of ${first}, the candidate's those of ${second}.`;
	throw new ExpectedError(message, { fix: "Compare two test binaries of the same package." });
}
/** Lists the packages with benchmarks in the code of each contender, and pairs them by their paths below the module. */
async function packagesOfCheckouts(build) {
	const names = contenderNames(build.contenders);
	const listed = /* @__PURE__ */ new Map();
	for (const name of names) {
		const { go, packages } = testedCode(build, name);
		const found = await packagesWithBenchmarks({
			go,
			packages,
			flags: build.flags
		});
		listed.set(name, new Map(found.map((one) => [pathBelow(one.importPath, go.modulePath), one])));
	}
	const packages = [];
	const findings = [];
	for (const name of names) {
		const lonely = [];
		for (const [path, found] of listed.get(name) ?? []) {
			const all = names.flatMap((contender) => listed.get(contender)?.get(path) ?? []);
			if (all.length === names.length) {
				if (name === "baseline") packages.push(byContender(names, all));
				continue;
			}
			const label = labelOf(found.importPath, testedCode(build, name).go.modulePath);
			for (const benchmark of await benchmarkNames(found)) lonely.push(`${label}.${benchmark}`);
		}
		findings.push(...onOneSideOnly(name, lonely));
	}
	return {
		packages,
		findings
	};
}
/** The code of a contender with its tests: the user's code, or the checkout of another commit. */
function testedCode(build, contender) {
	return checkoutOfSide(build.contenders[contender]) ?? build;
}
/** Returns the path of a package below its module. It stays the same if the module gets another path, such as for a new major version. */
function pathBelow(importPath, modulePath) {
	if (importPath === modulePath) return ".";
	return importPath.startsWith(`${modulePath}/`) ? importPath.slice(modulePath.length + 1) : importPath;
}
/** The most benchmarks of one side that a note lists. */
const LISTED_BENCHMARKS = 10;
/** Names the benchmarks that only one side has, such as those that a branch adds. */
function onOneSideOnly(side, names) {
	if (names.length === 0) return [];
	const benchmarks = `${count(names.length, "benchmark")} ${names.length === 1 ? "exists" : "exist"}`;
	return [note(`${benchmarks} only on the ${side} and cannot be compared: ${someOf(names, LISTED_BENCHMARKS)}.`)];
}
/** Reads a binary that the user gave. @returns the import path of its main package, or of the package that a test binary tests. */
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
/** Flags that add code to the program that the source does not have. */
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
/** Returns the packages of the module whose tests have a benchmark in their text. Building shows whether the tests compile. */
async function packagesWithBenchmarks({ go, packages, flags }) {
	const found = [];
	const all = packages.length === 0 ? ["./..."] : packages;
	for (const listed of await listPackages(go, all, flags)) if ((await benchmarkNames(listed)).size > 0) found.push(listed);
	return found;
}
/** Returns the benchmark functions that the text of a package's tests declares. */
async function benchmarkNames({ directory, files }) {
	const tests = [...files.tests, ...files.externalTests];
	const texts = await Promise.all(tests.map((file) => readText(path.join(directory, file))));
	return new Set(texts.flatMap((text) => [...text.matchAll(/^func\s+(Benchmark\w*)/gm)].map(([, name]) => name ?? "")));
}
/**
* Builds the test binary of a package for one contender.
* @param name the name of the file without extension. Both sides need names of equal length, because the length of a program's arguments
* alone can move its stack and change its speed (Mytkowicz et al., "Producing wrong data without doing anything obviously wrong!", ASPLOS 2009).
*/
async function makeSide({ scratch, signal, flags, ...build }, side, importPath, name) {
	const checkout = checkoutOfSide(side);
	const { go } = checkout ?? build;
	const program = checkout === void 0 ? build.program : checkout.main?.importPath;
	const file = path.join(scratch, `${name}.test${go.exe}`);
	await mkdir(path.dirname(file), { recursive: true });
	if (side.kind === "binary") {
		await copyFile(side.path, file);
		await chmod(file, 493);
		return file;
	}
	const used = program !== void 0 && importPath === program ? await namedAsInTests(side, program, scratch) : side;
	const args = [
		"test",
		"-c",
		...profileFlags(used),
		"-vet=off",
		...flags,
		"-o",
		file,
		importPath
	];
	const { exitCode, stderr } = await runGo(args, buildContext(go, scratch, signal));
	if (exitCode === 0 && await stat(file).catch(() => void 0) !== void 0) return file;
	const message = `The benchmarks of ${importPath} do not build ${sideInWords(side)} and are left out: ${lastLines(stderr, 10)}`;
	return warning(message, `Make \`go test -c ${importPath}\` pass with the same build flags.`);
}
/** Returns the profile for tests of package main. In a test binary, the names of its functions begin with the path of the package. */
async function namedAsInTests(side, program, scratch) {
	if (side.kind !== "profile") return side;
	const file = path.join(scratch, `${await sha256OfFile(side.path)}.pgo`);
	if (existsSync(file)) return {
		...side,
		path: file,
		partial: void 0
	};
	const profile = await decodeFile(await readRegularFile(side.path));
	const named = renameFunctions(profile, (name) => name.replace(/^main(?=\.)/, symbolPath(program)));
	await replaceFile(file, encodeWhole(named));
	return {
		...side,
		path: file,
		partial: void 0
	};
}
/** Links the test binaries of all contenders again; undefined if the user gave one of them. */
function linkTests(build, binaries) {
	const names = contenderNames(build.contenders);
	const sides = names.map((name) => build.contenders[name]);
	if (sides.some(({ kind }) => kind === "binary")) return void 0;
	return async (flags) => {
		for (const { importPaths, programs } of binaries) {
			const making = sides.map((side, at) => makeSide({
				...build,
				flags
			}, side, importPaths[names[at] ?? ""], `${at + 1}/next`));
			const made = await Promise.all(making);
			if (made.some(isFinding)) return false;
			for (const [at, file] of made.entries()) await rename(file, programs[names[at] ?? ""]);
		}
		return true;
	};
}
/** Shortens `example.com/m/internal/render` to `internal/render`, and the root of the module to its last element. */
function labelOf(importPath, modulePath) {
	if (importPath.startsWith(`${modulePath}/`)) return importPath.slice(modulePath.length + 1);
	return importPath.slice(importPath.lastIndexOf("/") + 1);
}
const RESULT_LINE = /^(Benchmark\S*)\s+(\d+)(?:\s+(\S.*))?$/;
/** Returns the results that a test binary printed, in their order. It must run with `-test.v`, because lines may be torn apart without it. */
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
* Returns the benchmarks, and groups of benchmarks, that began under `-test.v`, in their order.
* @returns `name` as it was given to `b.Run`; in the line of the result, `-8` at the end could be GOMAXPROCS or a part of the name. `text` is
* what was printed until the next benchmark began.
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
/** Returns the lines that describe the machine, in Go's benchmark format. */
function configurationLines(stdout) {
	return stdout.split(/\r?\n/).filter((line) => /^(goos|goarch|pkg|cpu): /.test(line));
}
/** Matches the metrics that do not depend on other programs on the machine. */
const ALLOCATED = /^\S+ (?:B|allocs)\/op$/;
/** Returns the line with the values that were measured from outside, and with allocations. The other side, which ran on the same CPU, disturbed all other printed values. */
function costLine(one, cpuSecondsPerOp, peakBytes) {
	return line(one, [
		`${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`,
		...peakBytes > 0 ? [`${peakBytes} peak-B`] : [],
		...one.metrics.filter((metric) => ALLOCATED.test(metric))
	]);
}
/** Returns what a run without a second side printed, without the values of `costLine`; undefined if nothing is left. */
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
/** Returns the value that was printed for a unit, such as `allocs/op`. */
function metricOf({ metrics }, unit) {
	const printed = metrics.find((metric) => metric.endsWith(` ${unit}`));
	return printed === void 0 ? void 0 : Number(printed.slice(0, -unit.length - 1));
}
/** Returns the `-test.bench` pattern that matches only the benchmark with this plain name, and its parents. */
function exactPattern(plainName) {
	const exact = (element) => `^${element.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
	return plainName.split("/").map(exact).join("/");
}

// src/profile/flame-graph.ts
/** The name of the root, from which all stacks start. */
const ROOT = "root";
/** Merges the stacks of two profiles into one tree. Even the smallest stacks are kept. */
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
* Adds up the samples of each function, like `go tool pprof -top` (`newGraph` in its internal/graph). Inlined frames count like others.
* A recursive function counts only once for each stack.
* @param countOf returns how much a sample counts.
* @returns the totals by the name of the function.
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
* Returns the frames of each location as the numbers of their names, the innermost first. Frames are distinguished only by the name of the
* function, or without one by the mapped file, like in `go tool pprof -functions` (`nodeInfo` in its internal/graph).
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
/** Calls `visit` for each frame of a stack, the outermost first. */
function eachFrame(stack, framesOf, visit) {
	for (let at = stack.length - 1; at >= 0; at--) {
		const frames = framesOf[stack[at]];
		for (let n = frames.length - 1; n >= 0; n--) visit(frames[n]);
	}
}

// src/compare/after/profiles.ts
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

// src/compare/workload/calibrate.ts
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
* Runs one benchmark.
* @returns a finding if the benchmark failed, took longer than `seconds`, printed no result or did not do that many operations.
*/
async function runBenchmark(selected, runner, { contenders, time, seconds = Number.POSITIVE_INFINITY, flags = ["-test.benchmem"] }) {
	const { binaries, pattern, printedName } = selected;
	const found = [];
	const runs = await runTests(runner, {
		binaries,
		contenders,
		pattern,
		time,
		flags,
		seconds
	});
	for (const [at, run] of runs.entries()) {
		const result = parseResults(run.stdout).find(({ name }) => name === printedName);
		const happened = whatHappened(run, time, result);
		if (happened !== void 0) return leftOutFinding(rowName(selected), contenders[at], happened, run);
		found.push({
			...run,
			result
		});
	}
	return found;
}
async function runTests(runner, { binaries, contenders, pattern, time, flags = [], seconds }) {
	const usual = [
		"-test.v",
		"-test.run=^$",
		`-test.bench=${pattern}`,
		`-test.benchtime=${time}`
	];
	return runMetered(runner, contenders.map((name) => ({
		argv: [
			binaries.programs[name],
			...usual,
			...flags
		],
		directory: binaries.directories[name]
	})), seconds);
}
function leftOutFinding(name, contender, happened, run) {
	const fix = "cutOffSeconds" in run ? "Make it shorter, also where its timer is stopped, raise `budget`, or leave it out with `benchmarks`." : "Make it pass under `go test -bench`, or leave it out with `benchmarks`.";
	const said = lastOutput(`${run.stdout}${run.stderr}`);
	return warning(`${name} ${happened} on the ${contender} and is left out. ${said}`, fix);
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
* checks that the other contenders run them too. A benchmark that fails or does not end on one of them is left out with a finding, and so is
* a benchmark that does not fit into the time.
* @returns the benchmarks; `isComplete` is false if the time ended before all were calibrated.
* @throws UsageError for an invalid expression.
*/
async function calibrate(selection, runner, progress = () => {}) {
	const benchmarks = [];
	const findings = [];
	const untimed = [];
	let current = "";
	try {
		for (const binaries of selection.binaries) {
			current = `Finding the benchmarks of ${binaries.label}`;
			progress(`Finding and calibrating the benchmarks of ${binaries.label}`);
			for (const leaf of await discoverShared(binaries, selection, runner, findings)) {
				current = rowName(leaf);
				const made = await calibrateOne(leaf, runner);
				if ("untimed" in made) untimed.push(made);
				else if (isFinding(made)) findings.push(made);
				else benchmarks.push(made);
			}
		}
		findings.push(...aboutUntimed(untimed));
	} catch (error) {
		if (!(error instanceof BudgetSpent)) throw error;
		findings.push(...aboutUntimed(untimed));
		const message = `${current} and all benchmarks after it are left out, because the time for calibrating was over.`;
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
/**
* Finds the benchmarks that both sides have. Sides of the same code have the same ones, so only the baseline is run. The
* code of another commit may have more or fewer benchmarks, also by `b.Run`, and a note names these.
*/
async function discoverShared(binaries, selection, runner, findings) {
	const baseline = await discover(binaries, "baseline", {
		selection,
		runner,
		findings
	});
	const { programs, directories, label } = binaries;
	let { leaves } = baseline;
	for (const name of contenderNames(programs)) {
		if (directories[name] === directories.baseline) continue;
		const other = await discover(binaries, name, {
			selection,
			runner,
			findings
		});
		findings.push(...onOneSideOnly("baseline", lacking(baseline.begun, other.begun, label)), ...onOneSideOnly(name, lacking(other.begun, baseline.begun, label)));
		const shared = new Set([...other.begun].map(exactPattern));
		leaves = leaves.filter(({ pattern }) => shared.has(pattern));
	}
	return leaves;
}
/** Returns the benchmarks that began in one test binary and not in the other. It names a benchmark without those that it runs by `b.Run`. */
function lacking(begun, other, label) {
	const names = [...begun].filter((name) => !other.has(name));
	return names.filter((name) => !names.some((parent) => name.startsWith(`${parent}/`))).map((name) => `${label}.${name}`);
}
/**
* Runs all selected benchmarks of one side once. Each result counts as a separate benchmark. If one benchmark crashes or hangs, the others
* run again without it.
* @returns also the names of all benchmarks that began, with those that failed or were skipped.
*/
async function discover(binaries, contender, { selection, runner, findings }) {
	const leaves = [];
	const names = /* @__PURE__ */ new Set();
	const done = [];
	const { expression, except } = selection;
	const excepted = except?.binaries.includes(binaries) ? [except.expression] : [];
	for (;;) {
		const skipped = [...excepted, ...done.map(exactPattern)].join("|");
		const skip = skipped === "" ? [] : [`-test.skip=${skipped}`];
		const limit = timeLimit(runner, DISCOVERING);
		const [run] = await runTests(runner, {
			binaries,
			contenders: [contender],
			pattern: expression,
			time: "1x",
			flags: skip,
			seconds: limit
		});
		if (/^testing: invalid regexp/m.test(run.stderr)) throw invalidExpression(selection, run.stderr);
		const before = leaves.length;
		const begun = begunBenchmarks(run.stdout);
		let unfinished;
		for (const { name, text } of begun) {
			names.add(name);
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
			} else if (ended === "FAIL") findings.push(leftOutFinding(label, contender, "failed (exit code 1)", {
				...run,
				stdout: text,
				stderr: ""
			}));
			if (printed.length > 0 || ended !== void 0) done.push(name);
			else unfinished = name;
		}
		const happened = "cutOffSeconds" in run || run.exitCode !== 0 ? whatHappened(run, "1x") : void 0;
		if (happened === void 0) return {
			leaves,
			begun: names
		};
		if (begun.length === 0) findings.push(leftOutFinding(`Running the benchmarks of ${binaries.label}`, contender, happened, run));
		if (unfinished === void 0) return {
			leaves,
			begun: names
		};
		if ("cutOffSeconds" in run && leaves.length > before) continue;
		findings.push(leftOutFinding(`${binaries.label}.${unfinished}`, contender, happened, run));
		done.push(unfinished);
	}
}
/** Returns the error for an expression that Go does not accept. @param said what the test binary printed about `-test.bench` or `-test.skip`. */
function invalidExpression({ except, ...own }, said) {
	const { setting, expression } = except !== void 0 && /^testing: invalid regexp\b.*-test\.skip\b/m.test(said) ? except : own;
	const reason = asSentence(lastLines(said, 1));
	return new UsageError(`${setting}: \`${expression}\` is not a regular expression: ${reason}`, { fix: "Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`." });
}
/** Benchmarks that a warning names. */
const MOST_NAMED = 3;
/** Returns one warning about all benchmarks whose runs are mostly outside of their timed operations. */
function aboutUntimed(all) {
	if (all.length === 0) return [];
	const named = all.map(({ name, untimed }) => `${name} (${Math.round(untimed * 100)} %)`);
	const message = `${all.length === 1 ? "1 benchmark is" : `${all.length} benchmarks are`} left out, because most of a run is outside of the timed operations (start-up, set-up, stopped timer, waiting): ${someOf(named, MOST_NAMED)}.`;
	return [warning(message, "Make the set-up shorter, or let it do more work in each operation.")];
}
async function calibrateOne(leaf, runner) {
	const seconds = timeLimit(runner, RUNNING);
	const others = contenderNames(leaf.binaries.programs).filter((name) => name !== "baseline");
	const tried = [];
	for (const name of others) {
		const runs = await runBenchmark(leaf, runner, {
			contenders: [name],
			time: "1x",
			seconds
		});
		if (isFinding(runs)) return runs;
		tried.push(runs[0]);
	}
	const [once] = tried;
	const tries = Math.min(seconds, SHORTEST_LIMIT + 10 * once.wallSeconds);
	const found = await runBenchmark(leaf, runner, {
		contenders: ["baseline"],
		time: CALIBRATED,
		seconds: tries
	});
	if (isFinding(found)) return found;
	const [first] = found;
	let { iterations } = first.result;
	if (iterations >= 1e9 && (first.result.secondsPerOp ?? 0) < NO_TIME) {
		const message = `${rowName(leaf)} does not loop over b.N, so its time per operation means nothing; it is left out.`;
		return warning(message, "Put what is to be measured into `for b.Loop() { … }`.");
	}
	let run = first;
	for (let more = 0; more < 3 && (iterations > 1 || first.cpuSeconds < SHORT); more++) {
		const runs = await runBenchmark(leaf, runner, {
			contenders: ["baseline"],
			time: `${iterations}x`,
			seconds
		});
		if (isFinding(runs)) return runs;
		run = runs[0];
		const timed = iterations * timedSeconds(run);
		if (timed >= SHORT || timed === 0) break;
		iterations = Math.min(MOST_ITERATIONS, Math.ceil(iterations * 2 * SHORT / timed));
	}
	const untimed = untimedShare(run);
	if (untimed > MOST_OF_LIMIT) return {
		name: rowName(leaf),
		untimed
	};
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
/** If at least this share of a run is not timed, its CPU time shows other work more than the benchmark. */
const MOST_OF_LIMIT = .5;
/** A time in seconds that is shorter than a cycle of any processor. */
const NO_TIME = 1e-10;
/** Returns the printed time of a run, but at most the time that the run took, because a benchmark may print any number; 0 if it printed none. */
function timedSeconds({ result, wallSeconds }) {
	return Math.min(result.secondsPerOp ?? 0, wallSeconds / result.iterations);
}
/** Returns the least share of a run that was not timed. It does not count the time for which a busy machine delayed the start. NaN means unknown. */
function untimedShare(run) {
	if (run.result.secondsPerOp === void 0) return NaN;
	return 1 - (run.result.iterations + 1) * timedSeconds(run) / Math.min(run.wallSeconds, run.cpuSeconds);
}
/**
* Runs one program, or several at the same time. If the system can pin programs, they share a CPU, and each call uses a different one.
* @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError if a program cannot be run. In each case, the
* processes and their children have ended.
*/
async function runMetered({ meter: program, scratch, cpus, env, signal, deadline }, programs, seconds = Number.POSITIVE_INFINITY) {
	try {
		var _usingCtx$2 = _usingCtx();
		const left = deadline - performance.now();
		signal?.throwIfAborted();
		if (left <= 0) throw new BudgetSpent();
		const usage = path.join(scratch, "run.usage");
		await rm(usage, { force: true });
		const orders = programs.map(({ argv, directory }, at) => ({
			argv,
			directory,
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
			cwd: scratch,
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
			const names = [...new Set(programs.map(({ argv: [file] }) => path.basename(file)))].join(" and ");
			throw new ExpectedError(`${names} could not be run: ${lastLines(meter.output(), 5)}`, { fix: "Benchmarks run on this machine: check that GOOS and GOARCH fit it." });
		}
		const figures = JSON.parse(used);
		const printed = (name) => readRegularFile(name).then(String, () => "");
		const runs = orders.map(async (order, at) => {
			const stdout = await printed(order.stdout);
			const stderr = await printed(order.stderr);
			const metered = figures[at];
			return metered === void 0 ? {
				cutOffSeconds: seconds,
				stdout,
				stderr
			} : {
				...metered,
				stdout,
				stderr
			};
		});
		return Promise.all(runs);
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}

// src/compare/workload/order.ts
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

// src/compare/workload/benchmarks.ts
/** The part of the benchmarks' time that calibrating may take. */
const CALIBRATION_SHARE = .6;
/**
* Finds and calibrates the benchmarks, and makes a workload of each. One run does so many operations that enough rounds fit into
* the time. If not all benchmarks fit, the most expensive ones are left out, with a finding.
* @param groups those that decide the verdict come first, and held-out ones get the time that they leave.
*/
async function prepareBenchmarks(options, groups, window) {
	const { deadline, latest = deadline } = window;
	const runner = await runnerFor(options, latest);
	const seconds = () => (deadline - performance.now()) / 1e3;
	const whole = totalOf(groups, ({ share }) => share);
	const calibrated = await calibrateGroups(options, groups, {
		...runner,
		deadline: performance.now() + seconds() * 1e3 * whole * CALIBRATION_SHARE
	});
	const all = calibrated.flatMap((group) => group.calibrated.benchmarks);
	const link = linkTests(options, [...new Set(all.map(({ binaries }) => binaries))]);
	const linked = link && all.length > 0 ? await reordering(options, link, seconds() * whole) : { findings: [] };
	const linking = FEWEST_ROUNDS * (linked.reordering?.seconds ?? 0);
	const planned = planGroups(calibrated, (share) => seconds() * share - linking, options);
	const findings = calibrated.flatMap((group) => group.calibrated.findings);
	const workloads = [];
	let nothing;
	for (const group of planned) {
		const { isHeldOut, chosen, tooLong } = group;
		if (chosen.length === 0) {
			const reason = whyNoBenchmarks(group, window);
			if (isHeldOut) findings.push(heldOutNotMeasured("benchmarks", reason));
			else nothing = { reason };
			continue;
		}
		if (tooLong.length > 0) findings.push(noRoomFor(tooLong));
		for (const { benchmark, iterations } of chosen) workloads.push({
			...benchmarkWorkload(benchmark, iterations, runner),
			isHeldOut
		});
	}
	const isAny = workloads.length > 0;
	return {
		workloads,
		calibrated: planned.find(({ isHeldOut, chosen }) => !isHeldOut && chosen.length > 0)?.chosen.map(({ benchmark }) => benchmark),
		reordering: isAny ? linked.reordering : void 0,
		findings: isAny ? [...findings, ...linked.findings] : findings,
		nothing
	};
}
/** Calibrates the groups one after the other. A benchmark that is held out is left out of the group that decides the verdict. */
async function calibrateGroups({ progress }, groups, runner) {
	const selectionOf = ({ benchmarks, binaries, isHeldOut }) => ({
		binaries,
		expression: benchmarks,
		setting: isHeldOut ? "held-out.benchmarks" : "benchmarks"
	});
	const heldOut = groups.find(({ isHeldOut }) => isHeldOut);
	const calibrated = [];
	for (const group of groups) {
		const except = heldOut === void 0 || group.isHeldOut ? void 0 : selectionOf(heldOut);
		const selection = {
			...selectionOf(group),
			except
		};
		calibrated.push({
			...group,
			except,
			calibrated: await calibrate(selection, runner, progress)
		});
	}
	return calibrated;
}
/**
* Plans the benchmarks of each group.
* @param left returns the seconds of a part of the time.
*/
function planGroups(groups, left, options) {
	const contenders = contenderNames(options.contenders).length;
	const whole = left(totalOf(groups, ({ share }) => share));
	let taken = 0;
	return groups.map((group) => {
		const { share, mostShare = share, isHeldOut } = group;
		const { benchmarks } = group.calibrated;
		const plans = (isHeldOut ? [Math.min(left(share), whole - taken)] : [left(share), left(mostShare)]).map((time) => planIterations(benchmarks, time, contenders));
		const plan = plans.find((one) => !one.includes(void 0)) ?? plans.at(-1) ?? [];
		const chosen = benchmarks.flatMap((benchmark, at) => {
			const iterations = plan[at];
			return iterations === void 0 ? [] : {
				benchmark,
				iterations
			};
		});
		const perRound = (benchmark) => Math.ceil(firstRoundsSeconds([benchmark], SHORTEST_RUN, contenders));
		const tooLong = benchmarks.filter((_, at) => plan[at] === void 0).map((benchmark) => `${rowName(benchmark)} (${perRound(benchmark)} s a round)`);
		const seconds = totalOf(chosen, (one) => secondsOfFirstRound(one.benchmark, one.iterations, contenders));
		taken += FEWEST_ROUNDS * seconds / PLANNED;
		return {
			...group,
			chosen,
			tooLong
		};
	});
}
/** Says why no benchmark of a group is measured. */
function whyNoBenchmarks({ calibrated: { benchmarks, findings, isComplete }, benchmarks: expression, except }, { budgetSeconds, buildSeconds }) {
	if (isComplete && benchmarks.length === 0) {
		if (findings.length > 0) return "None of the benchmarks ran on both sides.";
		return `No benchmark${except === void 0 ? "" : " that is not held out"} matches \`${expression}\`.`;
	}
	const enough = Math.ceil(Math.max(2 * budgetSeconds, buildSeconds / BUILD_SHARE));
	const spent = benchmarks.length === 0 ? "was spent before the benchmarks were calibrated" : `has no room for ${FEWEST_ROUNDS} rounds of any benchmark, which an interval needs`;
	return `Building the test binaries took ${Math.round(buildSeconds)} s, and the budget of ${budgetSeconds} s ${spent}; raise \`budget\` to about ${enough} s or choose fewer.`;
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
* @param contenders the number of contenders.
* @returns undefined for the most expensive benchmarks, which are left out until the others fit.
*/
function planIterations(costs, budgetSeconds, contenders = 2) {
	const cheapest = [...costs].sort((a, b) => firstRoundsSeconds([a], SHORTEST_RUN, contenders) - firstRoundsSeconds([b], SHORTEST_RUN, contenders));
	for (; cheapest.length > 0; cheapest.pop()) {
		const fits = (length) => FEWEST_ROUNDS * firstRoundsSeconds(cheapest, length, contenders) <= budgetSeconds * PLANNED;
		const seconds = LENGTHS.find(fits);
		if (seconds === void 0) continue;
		const chosen = new Set(cheapest);
		return costs.map((cost) => chosen.has(cost) ? iterationsFor(cost, seconds) : void 0);
	}
	return costs.map(() => void 0);
}
/**
* The wall time of one of the first rounds, in which all contenders run together and then each alone.
* @param seconds of one run.
*/
function firstRoundsSeconds(costs, seconds, contenders) {
	return totalOf(costs, (cost) => secondsOfFirstRound(cost, iterationsFor(cost, seconds), contenders));
}
function secondsOfFirstRound(cost, iterations, contenders) {
	return 2 * contenders * (cost.outsideSeconds + cost.secondsPerOp * iterations);
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
/** Each contender also runs alone, for its wall time, in this many first rounds and in every fifth later one. */
const ROUNDS_ALONE = FEWEST_ROUNDS;
const ROUNDS_BETWEEN = 5;
/** A note is made if this share of a run is outside of the benchmark's timed part. */
const VISIBLE_OVERHEAD = .1;
function benchmarkRuns(benchmark, iterations, runner) {
	const expectedSeconds = benchmark.outsideSeconds + benchmark.secondsPerOp * iterations;
	const left = (runner.deadline - performance.now()) / 1e3;
	const run = async (contenders) => {
		for (const name of contenders) await freshCopy(benchmark.binaries.programs[name]);
		const usual = contenders.length * expectedSeconds;
		const seconds = Math.max(2 * usual + 1, Math.min(10 * usual + 5, left / 4));
		return runBenchmark(benchmark, runner, {
			contenders,
			time: `${iterations}x`,
			seconds
		});
	};
	return {
		expectedSeconds,
		async together(order) {
			const runs = await run(order);
			return isFinding(runs) ? runs : byContender(order, runs);
		},
		alone: (order) => inTurns(order, async (name) => {
			const runs = await run([name]);
			return isFinding(runs) ? runs : runs[0];
		})
	};
}
/** The results of a benchmark's runs. */
var BenchmarkResults = class {
	#lines = /* @__PURE__ */ new Map();
	#untimed = [];
	/** The results of a contender in Go's benchmark format, in the order of the runs. */
	lines(contender) {
		return this.#lines.get(contender) ?? [];
	}
	/** Keeps the results of a set. @param timed runs that had the machine for themselves; absent in most rounds. */
	add(cost, timed) {
		if (timed !== void 0) this.#untimed.push(untimedShare(timed.baseline));
		return mapContenders(cost, (run, name) => {
			const lines = this.#lines.get(name) ?? configurationLines(run.stdout);
			this.#lines.set(name, lines);
			lines.push(costLine(run.result, cpuSecondsPerOp(run), run.peakBytes));
			const printed = timed && printedLine(timed[name].result);
			if (printed !== void 0) lines.push(printed);
			return benchmarkValues(run, timed?.[name]);
		});
	}
	/** The median share of a run that is outside of its timed part. */
	get untimed() {
		return this.#untimed.length > 0 && median(this.#untimed) || 0;
	}
};
/**
* Makes a workload of a benchmark. All contenders run at the same time on the same CPU, so that everything else that the
* machine does, in bursts of milliseconds or for minutes, slows them all down. Such runs have no meaningful wall time, so some
* rounds also run each contender alone. If the benchmark fails only while others run, they take turns from then on.
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
		async runSet(order) {
			const needsWallTime = round < ROUNDS_ALONE || round % ROUNDS_BETWEEN === 0;
			const shared = takeTurns ? void 0 : await runs.together(order);
			if (shared !== void 0 && !isFinding(shared)) {
				round++;
				const timed = needsWallTime ? await runs.alone(order) : void 0;
				return isFinding(timed) ? timed : results.add(shared, timed);
			}
			const single = await runs.alone(order);
			if (isFinding(single)) return single;
			takeTurns = true;
			return results.add(single, single);
		},
		lines: (contender) => results.lines(contender),
		notes() {
			if (!takeTurns || runner.cpus.length === 0) return [];
			const why = `The sides of ${name} take turns, because ${name} failed when both ran at the same time, and passed when it ran alone.`;
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
/**
* Writes the results of each contender into a file: `benchstat baseline.bench.txt candidate.bench.txt` reads them. Held-out benchmarks
* have files of their own, such as `baseline.held-out.bench.txt`, because benchstat would put them into the same geometric mean.
* @param contenders the names of the contenders.
*/
async function writeBenchmarkFiles(workloads, contenders, directory) {
	const groups = [{
		ending: "bench.txt",
		members: workloads.filter(({ isHeldOut }) => !isHeldOut)
	}, {
		ending: "held-out.bench.txt",
		members: workloads.filter(({ isHeldOut }) => isHeldOut)
	}];
	for (const { ending, members } of groups) {
		if (members.every((workload) => workload.lines("candidate").length === 0)) continue;
		await mkdir(directory, { recursive: true });
		for (const contender of contenders) {
			const lines = members.flatMap((workload) => workload.lines(contender));
			await writeFile(path.join(directory, `${contender}.${ending}`), `${lines.join("\n")}\n`);
		}
	}
}

// src/compare/workload/slices.ts
/** The CPU seconds of a slice below which the comparison is doubtful. */
const SHORT_SECONDS = .2;
/**
* Lists what makes the figures doubtful: slices with little CPU time, and failed requests.
* @param name of the load, such as `load`.
*/
function doubtsOf(pairs, name) {
	const found = [];
	const seconds = median(pairs.flatMap((pair) => SIDES.map((side) => pair[side].use.cpuSeconds)));
	if (seconds < SHORT_SECONDS) {
		const message = `One run of the ${name} costs ${fixed(seconds, 2)} s of CPU time, which is little to compare.`;
		found.push(note(message, "Give it more work, or raise `budget` for longer runs."));
	}
	for (const side of SIDES) {
		const failed = totalOf(pairs, (pair) => pair[side].work.failed ?? 0);
		const done = totalOf(pairs, (pair) => pair[side].work.done);
		if (failed === 0) continue;
		const message = `${fixed(failed, 0)} of ${count(done, pairs[0]?.[side].work.work ?? "request")} of the ${name} failed with the ${side} (${share(failed / done)}); they count as work.`;
		found.push(warning(message, "See what the load tool prints when you run its command by hand."));
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
* changes speed by some percent, and one long-lived server would repeat the same layout in every set.
* @param meetings all contenders wait for each other at these points, before the warm-up and before the slice; empty in turns.
* @throws ExpectedError if the server or the load fails, EndedEarly if the load does not say how much it had done.
*/
async function measureSlice(setting, plan, { contender, at }, meetings) {
	const { cwd, signal, env, readyTimeout, ports, halves, scratch, binaries } = setting;
	const port = ports[at];
	const placed = port === void 0 ? setting.underLoad : onPort(setting.underLoad, port);
	const PGO_BINARY = join(scratch, `${at + 1}`, basename(binaries.baseline));
	await freshCopy(binaries[contender], PGO_BINARY);
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

// src/compare/after/profiling.ts
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
		const ran = await runBenchmark(benchmark, runner, {
			contenders: [side],
			time: `${iterations}x`,
			flags: FLAGS[kind](file)
		});
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
	const work = sides.baseline.work === sides.candidate.work ? sides.baseline.work : "run";
	const works = (side) => work === "run" ? sides[side].runs.length : sides[side].done;
	if (work === "run" && SIDES.some((side) => sides[side].runs.some(({ cut }) => cut))) throw new ExpectedError(`\`load\` was ended after ${duration(options.longest ?? LONGEST_MS)}, and its output does not say how much it had done.`, { fix: `Load with ${LOAD_TOOLS}, or let \`load\` end by itself in less time.` });
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
		const end = performance.now() + longest;
		const isEnough = ({ from, to }) => performance.now() + 2 * (to - from) > end;
		const loading = repeatLoad({
			...service,
			signal
		}, served, over, {
			slice: longest,
			isEnough
		}).finally(() => {
			ended = true;
		});
		try {
			const taking = cpuWindows({
				endpoint,
				scratch,
				network: networkFor(options.env)
			}, () => ended, signal);
			const [{ runs }, windows] = await Promise.all([loading, taking]);
			const after = await allocatedSoFar(endpoint, options.env, service.signal);
			const allocated = isFinding(before) ? before : isFinding(after) ? after : {
				before,
				after
			};
			return {
				runs,
				...workOfRuns(runs),
				windows,
				allocated
			};
		} finally {
			stop.abort();
			await loading.catch(() => {});
		}
	});
}
/** What the runs of the load did together: their own unit of work if all have the same, else runs. */
function workOfRuns(runs) {
	const works = runs.map(workOf);
	const [first] = works;
	const isOne = works.every(({ work }) => work === first.work);
	return {
		work: isOne ? first.work : "run",
		done: isOne ? totalOf(works, ({ done }) => done) : runs.length
	};
}
/** The share of the load's time that was profiled. @throws ExpectedError if the load ended before the first profile began. */
function coveredBy({ windows, runs }) {
	const [from, to] = [runs[0].from, runs.at(-1).to];
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

// src/compare/workload/slice-plan.ts
/** The shortest slice, in seconds, because the start of a server should take a small part of the time. */
const SHORTEST_SLICE = 1;
/** The longest slice that is chosen without need, in seconds. */
const LONGEST_SLICE = 8;
/** The number of sets that a plan has room for if the noise is not known. An interval needs 6 sets, and 16 can end the measuring early. */
const SETS_WANTED = 24;
/** The fewest sets for which the rule may choose a slice. */
const SETS_OF_NOISE = 12;
/** The trial probes this many slices of a second, if they take at most the second number of the time. */
const [PROBES, PROBING] = [5, .1];
/** The noise between starts, as a fraction. Longer slices do not reduce it, because each server's memory layout differs. */
const NOISE_OF_STARTS = .01;
/** The limits of a warm-up, in seconds: connections, pools and caches fill, and the garbage collector finds its pace. */
const [SHORTEST_WARM_UP, LONGEST_WARM_UP] = [.5, 2];
const WARM_UP_SHARE = .2;
/** A slice has at least this many requests where the time allows it, because those that its end cuts off would be visible. */
const FEWEST_DONE = 200;
/** Plans the trial, before anything is known about the load. @param left the seconds for all sets. */
function planTrial(left, turns) {
	const time = {
		left,
		turns,
		startSeconds: 0
	};
	const warmUp = warmUpFor(time);
	const slice = within(sliceOf(time, warmUp, SETS_WANTED), 1, LONGEST_SLICE);
	const probes = PROBES <= left * PROBING ? PROBES : 0;
	return {
		warmUp,
		slice,
		most: mostOf(time, warmUp),
		probes
	};
}
/** Plans the slices by what the trial showed. @param left the seconds for all sets. */
function planSlice(left, probe) {
	const time = {
		left,
		turns: probe.turns,
		startSeconds: probe.startSeconds
	};
	const warmUp = warmUpFor(time);
	const noise = noiseOf(probe.probes);
	const best = noise && Math.sqrt(probe.startSeconds + warmUp) * noise / NOISE_OF_STARTS;
	const room = within(sliceOf(time, warmUp, best === void 0 ? SETS_WANTED : SETS_OF_NOISE), 1, LONGEST_SLICE);
	const enough = Math.max(1, FEWEST_DONE / (probe.workPerSecond ?? Number.POSITIVE_INFINITY));
	const most = mostOf(time, warmUp);
	return {
		warmUp,
		slice: Math.min(Math.max(Math.min(best ?? room, room), enough), most),
		most
	};
}
/** The seconds of a slice and its warm-up, so that this many sets fit into the time. */
function loadedSeconds({ left, turns, startSeconds }, sets) {
	return left * PLANNED / sets / turns - startSeconds;
}
function warmUpFor(time) {
	return within(loadedSeconds(time, SETS_WANTED) * WARM_UP_SHARE, SHORTEST_WARM_UP, LONGEST_WARM_UP);
}
/** The slice with which this many sets fit into the time. It is negative if no slice does. */
function sliceOf(time, warmUp, sets) {
	return loadedSeconds(time, sets) - warmUp;
}
function mostOf(time, warmUp) {
	return Math.max(1, sliceOf(time, warmUp, FEWEST_ROUNDS));
}
function within(value, least, most) {
	return Math.min(most, Math.max(least, value));
}
/** The standard deviation of ln(candidate / baseline) between slices of a second; undefined if too few were probed. */
function noiseOf({ baseline, candidate }) {
	const ratios = baseline.map((seconds, at) => Math.log((candidate[at] ?? NaN) / seconds));
	if (ratios.length < PROBES || !ratios.every(Number.isFinite)) return void 0;
	const middle = mean(ratios);
	return Math.sqrt(mean(ratios.map((ratio) => (ratio - middle) ** 2)) * (PROBES / (PROBES - 1)));
}

// src/compare/workload/load.ts
/** The warning that the load is not measured because one contender failed. */
function leftOut({ contender, error }, name) {
	const message = error.message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase());
	return warning(`The ${name} test is left out, it failed with the ${contender}: ${asSentence(message)}`, error.fix);
}
/**
* Tries the load once and plans how it is measured.
* @returns a finding if the load cannot be measured.
* @throws the signal's reason when the run is cancelled.
*/
async function prepareLoad(options) {
	const { underLoad, progress } = options;
	const { load } = underLoad;
	const name = nameOfLoad(options);
	if (load === void 0) return warning("Both servers can be started, but no load is named under which to measure them.", "Name a command with `load`, such as `ab -q -n 20000 -c 8 URL`.");
	if (process.platform !== "linux") {
		const message = `Only Linux reports the CPU time of a server; this is ${process.platform}, so the servers are not measured under load.`;
		return warning(message, "Run it on Linux, such as `runs-on: ubuntu-latest`.");
	}
	const left = timeLeft(options);
	const hasPorts = hasFreePort(underLoad);
	const names = contenderNames(options.binaries);
	const setting = {
		...options,
		underLoad: {
			...underLoad,
			load
		},
		ports: hasPorts ? await Promise.all(names.map(freePort)) : [],
		halves: await halvesOf(underLoad.cpus),
		readyTimeout: Math.min(6e4, Math.max(0, left.planned() * 1e3) / FEWEST_ROUNDS)
	};
	const trial = await tryOut(setting, left, hasPorts && options.together !== false).catch((error) => {
		if (error instanceof BudgetSpent) return void 0;
		throw error;
	});
	if (trial === void 0) return warning(`The budget was spent before the ${name} had run once on every side.`, "Raise `budget`.");
	if (isFailure(trial)) return leftOut(trial, name);
	const linked = await relinked(setting, trial, left);
	const linking = Math.min(15 * (linked.reordering?.seconds ?? 0), left.linked() * LINKING) * left.planned() / left.linked();
	for (const one of names) progress(`The ${one}: ${describeRun(trial.set[one])}`);
	const plan = planAfterTrial(setting, trial, {
		...left,
		planned: () => left.planned() - linking,
		most: () => left.most() - linking
	});
	const slice = expectedSlice(setting, trial, plan);
	const turns = turnsOf(setting, plan);
	const secondsPerSet = turns * (trial.startSeconds + plan.warmUp + slice);
	if (FEWEST_ROUNDS * secondsPerSet >= left.most()) return tooLong(options, {
		secondsPerSet,
		slice
	});
	progress(`${doing(setting, plan.together)}, for ${duration(slice * 1e3)} each time …`);
	return loadTest({
		setting: {
			...setting,
			binaries: linked.binaries
		},
		trial,
		plan,
		secondsPerSet,
		overhead: secondsPerSet - turns * slice,
		left,
		reordering: linked.reordering,
		findings: linked.findings
	});
}
/** Returns the seconds that are left for a load, by its parts of the time. */
function timeLeft({ deadline, share = 1, mostShare = share, linkedShare = share }) {
	const seconds = () => (deadline - performance.now()) / 1e3;
	return {
		planned: () => seconds() * share,
		most: () => seconds() * mostShare,
		linked: () => seconds() * linkedShare
	};
}
/** The warning that the time is too short for a load. @param plan the seconds of a set, and of a slice. */
function tooLong(options, { secondsPerSet, slice }) {
	const name = nameOfLoad(options);
	const { share = 1, mostShare = share } = options;
	const sets = contenderNames(options.binaries).length === 2 ? "pairs" : "sets of runs";
	const message = `The ${name} is left out: an interval needs ${FEWEST_ROUNDS} ${sets}, each of which takes ${duration(secondsPerSet * 1e3)} with a slice of ${duration(slice * 1e3)}, and the budget is shorter.`;
	const missing = FEWEST_ROUNDS * secondsPerSet * 1.2 - timeLeft(options).most();
	const more = 10 * Math.ceil(missing / mostShare / 10);
	return warning(message, `Raise \`budget\` by about ${more} s, or give the ${name} less work.`);
}
/**
* The seconds of a run that cannot be ended early: a program runs to its end, and so does a load that prints nothing about
* the work that it had done by then. 0 for any other load.
*/
function secondsOfWholeRun({ underLoad }, { set }) {
	if (!underLoad.program && set.baseline.work.work !== "run") return 0;
	return Math.max(...Object.values(set).map(({ seconds, work }) => seconds / work.done));
}
/** The seconds that a slice is expected to take. A load that ends by itself may take longer or less than the plan says. */
function expectedSlice(setting, trial, plan) {
	const wanted = Object.values(trial.set).map(({ cut, seconds }) => cut ? plan.slice : seconds);
	const planned = Math.min(plan.longest, Math.max(...wanted));
	const wholeRun = secondsOfWholeRun(setting, trial);
	return wholeRun === 0 ? planned : wholeRun * Math.max(1, Math.round(planned / wholeRun));
}
/** Links all contenders into the scratch folder, to see whether that works and how long it takes. @returns the binaries to run. */
async function relinked(setting, trial, left) {
	const { binaries, scratch, reordering } = setting;
	const names = contenderNames(binaries);
	const copies = mapContenders(binaries, (_, name) => join(scratch, "linked", `${names.indexOf(name) + 1}`, basename(binaries.baseline)));
	const spare = left.planned() - FEWEST_ROUNDS * turnsOf(setting, trial.plan) * secondsOfWholeRun(setting, trial);
	const linked = await reordering?.(copies, spare) ?? { findings: [] };
	return {
		...linked,
		binaries: linked.reordering ? copies : binaries
	};
}
/** Makes the workload that runs sets by the plan and keeps what they showed. */
function loadTest({ setting, trial, plan, left, ...planned }) {
	const { together } = plan;
	const name = nameOfLoad(setting);
	const turns = turnsOf(setting, plan);
	const sets = [];
	let { overhead } = planned;
	const runSet = async (order) => {
		const chosen = shortened(plan, (left.planned() * PLANNED / Math.max(0, FEWEST_ROUNDS - sets.length) - overhead) / turns);
		const begun = performance.now();
		const measured = await measureSet(setting, chosen, order);
		overhead = (performance.now() - begun) / 1e3 - turns * chosen.slice;
		if (isFailure(measured)) return leftOut(measured, name);
		sets.push(measured);
		return mapContenders(measured, ({ values }) => values);
	};
	const cpus = (together ? setting.halves.servers?.length : void 0) ?? setting.underLoad.cpus;
	return {
		workload: {
			name,
			isHeldOut: setting.isHeldOut,
			get quantities() {
				return quantitiesOf([trial.set, ...sets].flatMap((set) => Object.values(set).map(({ values }) => values)));
			},
			secondsPerRun: planned.secondsPerSet / contenderNames(trial.set).length,
			runSet
		},
		report: (candidate = "candidate") => loadReport(sets.map((set) => ({
			baseline: set.baseline,
			candidate: set[candidate]
		})), {
			cpus,
			together
		}),
		reordering: planned.reordering,
		binaries: setting.binaries,
		findings: () => [
			...planned.findings,
			...trial.set.baseline.findings,
			...trial.notes,
			...doubtsOf(sets.length > 0 ? sets : [trial.set], name)
		]
	};
}
function doing({ underLoad: { program }, isHeldOut }, together) {
	return `${program === void 0 ? "Loading the servers" : "Running the programs"}${isHeldOut ? " with the held-out load" : ""} ${together ? "at the same time" : "in turns"}`;
}
/** The number of slices of a set that run one after the other. */
function turnsOf({ binaries }, { together }) {
	return together ? 1 : contenderNames(binaries).length;
}
/**
* Runs the trial in the best way that works: all servers at the same time, else in turns; a load that is ended after its
* slice, else, if its output cannot be understood then, one that runs to its end.
* @returns the failure of the first way if the servers were to run at the same time, else of the last one.
*/
async function tryOut(setting, left, mayBeTogether) {
	const endsItself = /\bPGO_SLICE_SECONDS\b/.test(setting.underLoad.load);
	let failure;
	for (const together of mayBeTogether ? [true, false] : [false]) for (const isWhole of endsItself ? [true] : [false, true]) {
		const turns = turnsOf(setting, { together });
		const planned = planTrial(left.planned(), turns);
		const longest = isWhole ? planTrial(left.most(), turns).most : planned.slice;
		const probes = isWhole ? 0 : planned.probes;
		const { warmUp, slice } = planned;
		const tried = await runTrial(setting, {
			together,
			warmUp,
			slice,
			longest,
			probes
		});
		if (!isFailure(tried)) return failure && !together ? {
			...tried,
			notes: [aboutTurns(failure)]
		} : tried;
		failure = together ? failure ?? tried : tried;
		if (!(tried.error instanceof EndedEarly)) break;
	}
	return failure;
}
async function runTrial(setting, plan) {
	setting.progress(`${doing(setting, plan.together)}, once to warm up …`);
	const begun = performance.now();
	const set = await measureSet(setting, plan, contenderNames(setting.binaries));
	if (isFailure(set)) return set;
	const seconds = Object.values(set).map(({ loadedSeconds }) => loadedSeconds);
	const loaded = plan.together ? Math.max(...seconds) : totalOf(seconds, (one) => one);
	return {
		plan,
		set,
		startSeconds: ((performance.now() - begun) / 1e3 - loaded) / turnsOf(setting, plan),
		notes: []
	};
}
function aboutTurns({ error }) {
	return note(`The servers take turns, since they cannot run at the same time: ${error.message}`, "Let `serve` use no ports but `$PORT` and `$((PORT + 1))`, and no file that both would write: the interval will be narrower.");
}
/** Plans the sets by what the trial showed. */
function planAfterTrial(setting, { plan, set, startSeconds }, left) {
	const runs = Object.values(set);
	const { together } = plan;
	const { work } = set.baseline.work;
	const endsItself = plan.longest > plan.slice || work === "run";
	const probe = {
		turns: turnsOf(setting, plan),
		startSeconds,
		workPerSecond: endsItself ? void 0 : Math.min(...runs.map((run) => run.work.done / run.seconds)),
		probes: {
			baseline: set.baseline.probes,
			candidate: set.candidate.probes
		}
	};
	const { warmUp, slice } = planSlice(left.planned(), probe);
	if (!endsItself) return {
		together,
		warmUp,
		work,
		slice,
		longest: slice
	};
	const { most } = planSlice(left.most(), probe);
	const whole = runs.map(({ cut, seconds }) => cut ? 0 : 2 * seconds);
	return {
		together,
		warmUp,
		work,
		slice,
		longest: Math.max(most, ...whole)
	};
}
/** Shortens the slices of a plan if the machine became so busy that too few sets would fit. @param most seconds of a slice. */
function shortened(plan, most) {
	if (plan.longest > plan.slice || most >= plan.slice) return plan;
	const slice = Math.max(1, most);
	return {
		...plan,
		slice,
		longest: slice
	};
}
/**
* Runs one set. When one contender fails, the others are stopped.
* @param order the contenders, in the order in which they start.
* @returns the failure if a contender does not do what it should.
* @throws BudgetSpent at the deadline, or the signal's reason when aborted.
*/
async function measureSet(setting, plan, order) {
	const left = setting.deadline - performance.now();
	setting.signal.throwIfAborted();
	if (left <= 0) throw new BudgetSpent();
	const stop = new AbortController();
	const signal = AbortSignal.any([setting.signal, stop.signal]);
	const timer = setTimeout(() => stop.abort(new BudgetSpent()), left);
	const meetings = plan.together ? [meeting(order.length), meeting(order.length)] : [];
	let failure;
	const run = async (contender) => {
		try {
			const place = {
				contender,
				at: order.indexOf(contender)
			};
			return await measureSlice({
				...setting,
				signal
			}, plan, place, meetings);
		} catch (error) {
			signal.throwIfAborted();
			if (error instanceof ExpectedError) failure = {
				contender,
				error
			};
			stop.abort(error);
			throw error;
		}
	};
	try {
		if (!plan.together) {
			const runs = [];
			for (const contender of order) runs.push(await run(contender));
			return byContender(order, runs);
		}
		const settled = await Promise.allSettled(order.map(run));
		signal.throwIfAborted();
		const runs = settled.map((result) => result.value);
		return byContender(order, runs);
	} catch (error) {
		if (failure !== void 0) return failure;
		throw error;
	} finally {
		clearTimeout(timer);
	}
}
function isFailure(result) {
	return "error" in result && result.error instanceof ExpectedError;
}
/** A function that all contenders call and await, so that they go on together. It rejects with the signal's reason. */
function meeting(contenders) {
	let came = 0;
	let open = () => {};
	const all = new Promise((resolve) => {
		open = resolve;
	});
	return (signal) => {
		if (++came === contenders) open();
		return orAborted(all, signal);
	};
}

// src/compare/workload/prepare.ts
/** Builds the test binaries, tries the loads once, and calibrates the benchmarks. */
async function prepareWorkloads(options) {
	const { benchmarks, heldOut = {}, budgetSeconds } = options;
	const asked = performance.now();
	const tests = await buildTests(options);
	const began = performance.now();
	const deadline = Math.min(began + budgetSeconds * 1e3, options.deadline ?? Number.POSITIVE_INFINITY);
	const latest = Math.max(deadline, options.latest ?? deadline);
	const wanted = {
		load: !tests.built.areGiven && options.load !== void 0,
		benchmarks: tests.deciding.length > 0,
		heldOutLoad: !tests.built.areGiven && heldOut.load !== void 0,
		heldOutBenchmarks: tests.heldOut.length > 0
	};
	const parts = partsOfTime(wanted);
	const linkedShare = parts.share * (wanted.heldOutLoad ? 2 : 1);
	const tried = wanted.load ? await options.load?.({
		...parts,
		deadline,
		linkedShare
	}) : void 0;
	const [load, whyNoLoad] = isFinding(tried) ? [void 0, [tried]] : [tried, []];
	const remaining = {
		...wanted,
		load: load !== void 0
	};
	const isAnyDeciding = remaining.load || remaining.benchmarks;
	const building = benchmarks ?? heldOut.benchmarks;
	const window = {
		deadline,
		latest,
		budgetSeconds,
		buildSeconds: (began - asked) / 1e3
	};
	const benchmarked = building !== void 0 && isAnyDeciding ? await prepareBenchmarks(building, groupsOfBenchmarks(options, tests, remaining), window) : {
		workloads: [],
		findings: []
	};
	const deciding = [...load ? [load.workload] : [], ...benchmarked.workloads.filter(isDeciding)];
	const held = await prepareHeldOutLoad(options, {
		deciding,
		deadline,
		load,
		benchmarked,
		wanted: remaining
	});
	const heldOutLoad = isFinding(held) ? void 0 : held;
	const loads = [load, heldOutLoad].filter((one) => one !== void 0);
	const orders = [loads[0]?.reordering, benchmarked.reordering].filter((order) => order !== void 0);
	const kinds = (loads.length > 0 ? 1 : 0) + (benchmarked.workloads.length > 0 ? 1 : 0);
	const noBenchmarks = benchmarked.nothing ?? (remaining.benchmarks ? void 0 : tests.nothing);
	return {
		load,
		heldOutLoad,
		benchmarked,
		workloads: deciding.length === 0 ? [] : [...loads.map(({ workload }) => workload), ...benchmarked.workloads],
		orders,
		isReordered: orders.length === kinds,
		nothing: [...whyNoLoad.map(() => ({ reason: "The load could not be measured." })), ...noBenchmarks ? [noBenchmarks] : []],
		findings: [
			...tests.findings,
			...whyNoLoad,
			...benchmarked.findings,
			...isFinding(held) ? [held] : []
		],
		began,
		deadline,
		latest
	};
}
function isDeciding({ isHeldOut }) {
	return !isHeldOut;
}
/** The part of the time that each kind of work plans for, and the most that a kind gets if it decides the verdict. */
function partsOfTime({ load, benchmarks, heldOutLoad, heldOutBenchmarks }) {
	const numberOf = (kinds) => Math.max(1, kinds.filter((isWanted) => isWanted).length);
	return {
		share: 1 / numberOf([
			load,
			benchmarks,
			heldOutLoad,
			heldOutBenchmarks
		]),
		mostShare: 1 / numberOf([load, benchmarks])
	};
}
/** Builds the test binaries of all benchmarks. A package with benchmarks of both groups is built once. */
async function buildTests({ benchmarks, heldOut = {}, deadline }) {
	const all = [benchmarks, heldOut.benchmarks].filter((options) => options !== void 0);
	const [options] = all;
	if (options === void 0) return {
		built: {
			binaries: [],
			findings: []
		},
		deciding: [],
		heldOut: [],
		findings: []
	};
	const packages = all.some(({ packages }) => packages.length === 0) ? [] : [...new Set(all.flatMap((one) => one.packages))];
	const built = await buildTestBinaries({
		...options,
		packages,
		deadline
	});
	const isHeldOut = heldOut.benchmarks && await selectorOf(heldOut.benchmarks, built);
	const isOfVerdict = benchmarks && await selectorOf(benchmarks, built);
	const held = built.binaries.filter((one) => isHeldOut?.(one));
	const deciding = built.binaries.filter((one) => isOfVerdict?.(one) || benchmarks && !isHeldOut?.(one));
	const nothing = deciding.length > 0 ? void 0 : built.nothing ?? { reason: "None of the packages whose benchmarks decide the verdict could be measured." };
	const none = "None of its packages has a benchmark that could be built.";
	const isMissing = heldOut.benchmarks !== void 0 && held.length === 0;
	return {
		built,
		deciding,
		heldOut: held,
		nothing: benchmarks && nothing,
		findings: [...built.findings, ...isMissing ? [heldOutNotMeasured("benchmarks", built.nothing?.reason ?? none)] : []]
	};
}
/** Returns the function that says whether a test binary is of the packages that the options name. */
async function selectorOf({ go, packages, flags }, { areGiven }) {
	if (areGiven || packages.length === 0) return () => true;
	const listed = await listPackages(go, packages, flags);
	const paths = new Set(listed.map(({ importPath }) => importPath));
	return ({ importPaths }) => Object.values(importPaths).some((path) => paths.has(path));
}
/** Makes the groups of benchmarks that there are, the one that decides the verdict first. */
function groupsOfBenchmarks({ benchmarks, heldOut = {} }, tests, wanted) {
	const { share, mostShare } = partsOfTime(wanted);
	const groups = [];
	if (benchmarks !== void 0 && wanted.benchmarks) groups.push({
		benchmarks: benchmarks.benchmarks,
		binaries: tests.deciding,
		share,
		mostShare
	});
	if (heldOut.benchmarks !== void 0 && wanted.heldOutBenchmarks) groups.push({
		benchmarks: heldOut.benchmarks.benchmarks,
		binaries: tests.heldOut,
		share,
		isHeldOut: true
	});
	return groups;
}
/** Tries the held-out load in the time that the other workloads leave. @returns undefined if there is none, or no verdict to stand next to. */
async function prepareHeldOutLoad({ heldOut = {}, contenders = SIDES }, { deciding, deadline, load, benchmarked, wanted }) {
	if (heldOut.load === void 0 || deciding.length === 0) return void 0;
	if (!wanted.heldOutLoad) return heldOutNotMeasured("load", "The sides are test binaries, which have no server to load.");
	const seconds = (deadline - performance.now()) / 1e3;
	const orders = [load?.reordering, benchmarked.reordering];
	const linking = totalOf(orders, (order) => order?.seconds ?? 0);
	const runs = contenders.length * totalOf(deciding, ({ secondsPerRun }) => secondsPerRun);
	const free = 1 - FEWEST_ROUNDS * (linking + runs) / seconds;
	const { share: part } = partsOfTime(wanted);
	const mostShare = Math.min(part, free);
	if (!(mostShare > 0)) return noRoomFor([nameOfLoad({ isHeldOut: true })]);
	const linked = Math.min(15 * (load?.reordering?.seconds ?? 0) / 2 / seconds, part * LINKING);
	const share = Math.min(part - linked, mostShare);
	return heldOut.load({
		deadline,
		share,
		mostShare,
		linked: load?.binaries
	});
}

// src/compare/compare-binaries.ts
const SAME_PROGRAMS = "Both binaries have the same bytes, so their machine code cannot differ in speed.";
/**
* Explains why a comparison would have no verdict. It looks at the configuration, at finished binaries and at the packages' test
* files, before anything is collected or built.
* @returns undefined if a workload was found.
*/
async function whyNothingToMeasure(measurable) {
	const { go, sides, config, host, scratch } = measurable;
	const { measure, underLoad } = config;
	await heldOutBenchmarksOf(measurable);
	const hasLoad = measure.has("load") && underLoad?.load !== void 0;
	if (hasLoad && usesBinary(underLoad.serve)) return void 0;
	const advice = hasLoad ? START_THE_BINARY : WHAT_TO_ADD;
	for (const side of Object.values(sides)) {
		if (side.kind !== "binary") continue;
		const { isTest } = await readGiven(side.path, buildContext(go, scratch, host.signal));
		if (!isTest) return {
			reason: `${side.display} is a program, which has no benchmarks.`,
			advice
		};
	}
	if (isAnyFinished(sides)) return void 0;
	const options = await benchmarksOf(measurable);
	if (options === void 0) return {
		reason: "The settings turn benchmarks off and name no load.",
		advice
	};
	if ((await packagesWithBenchmarks(options)).length > 0) return void 0;
	return {
		reason: noBenchmarks(options),
		advice
	};
}
/**
* Measures all contenders with the workloads of the configuration: the module's benchmarks and the load test. When the run is
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
			comparison: notMeasured("The binaries could not be measured."),
			findings: [warning(message, fix)]
		};
	}
}
async function measureWorkloads(options) {
	const { config, host, sides, build } = options;
	const { precision, equivalence } = config;
	const areSame = build !== void 0 && new Set(Object.values(build).map(({ sha256 }) => sha256)).size === 1;
	const isAnyGiven = isAnyFinished(sides);
	const benchmarks = await benchmarksOf(options);
	if (areSame && (benchmarks === void 0 || isAnyGiven)) return {
		comparison: sameProgram(SAME_PROGRAMS),
		findings: []
	};
	const findings = areSame ? [note(SAME_PROGRAMS)] : [];
	const load = areSame ? void 0 : loadOf(options, findings);
	const heldOut = await heldOutWork(options, areSame, findings);
	if (load === void 0 && benchmarks === void 0) {
		if (config.measure.has("production") && config.production !== void 0) return { findings };
		if (options.command === "compare") findings.push(NOTHING_MEASURED);
		return {
			comparison: notMeasured(NO_WORKLOAD),
			findings
		};
	}
	const outcome = await compareBinaries({
		contenders: Object.keys(sides),
		benchmarks,
		load,
		heldOut,
		precision,
		equivalence,
		...options.rounds,
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
		comparison: withLabels(comparison, options.labels),
		heldOut: heldOutWithLabels(outcome.heldOut, options.labels),
		alternatives: Object.fromEntries(Object.entries(outcome.alternatives).map(([name, judged]) => [name, {
			...judged,
			comparison: withLabels(judged.comparison, options.labels),
			heldOut: heldOutWithLabels(judged.heldOut, options.labels)
		}])),
		findings: [...findings, ...outcome.findings]
	};
}
function heldOutWithLabels(heldOut, labels) {
	return heldOut && {
		...heldOut,
		comparison: withLabels(heldOut.comparison, labels)
	};
}
/** Gives the contenders the names of `labels`. */
function withLabels(comparison, labels = {}) {
	const contenders = comparison.contenders?.map((difference) => ({
		...difference,
		name: labels[difference.name] ?? difference.name,
		against: labels[difference.against] ?? difference.against
	}));
	return {
		...comparison,
		contenders
	};
}
/** Whether the user named a finished binary as a side: it is not built here. */
function isAnyFinished(sides) {
	return Object.values(sides).some(({ kind }) => kind === "binary");
}
const START_THE_BINARY = "Start the server with `serve: $PGO_BINARY …`. The variable holds the path of the binary to measure.";
const NO_WORKLOAD = "The settings name no benchmarks to run and no program or server to load.";
const NOTHING_MEASURED = warning("Nothing is measured, because the settings name no benchmarks to run and no program or server to load.", "Remove your `benchmarks` and `measure` settings, or set `serve` to a server and `load` to a command that loads it.");
/** The benchmarks that the configuration names; undefined if it turns them off. @throws UsageError for an unknown package. */
async function benchmarksOf(measurable) {
	const { benchmarks, benchmarkPackages, measure } = measurable.config;
	if (benchmarks === void 0 || !measure.has("benchmarks")) return void 0;
	return selectedBenchmarks(measurable, {
		benchmarks,
		packages: benchmarkPackages,
		setting: ""
	});
}
/** @throws UsageError for an unknown package. */
async function selectedBenchmarks({ go, main, sides, config, host, scratch }, { benchmarks, packages, setting }) {
	const { buildFlags: flags } = config;
	const named = isAnyFinished(sides) ? void 0 : packages;
	const unknown = (named === void 0 ? [] : await listPackages(go, named, flags)).find(({ importPath, error }) => error !== "" && named?.includes(importPath));
	if (unknown !== void 0) throw new UsageError(`${setting}benchmark-packages: ${unknown.error}`, { fix: "Name packages, one a line." });
	return {
		go,
		contenders: sides,
		flags,
		packages: named ?? await packagesToBenchmark(go, main, flags),
		areNamed: named !== void 0,
		program: main?.importPath,
		benchmarks,
		signal: host.signal,
		progress: host.progress,
		scratch: join(scratch, "benchmarks")
	};
}
/** The held-out benchmarks; undefined if the settings name none. @throws UsageError for an unknown package. */
async function heldOutBenchmarksOf(measurable) {
	const { heldOut, benchmarkPackages } = measurable.config;
	if (heldOut?.benchmarks === void 0) return void 0;
	const { benchmarks, benchmarkPackages: packages = benchmarkPackages } = heldOut;
	return selectedBenchmarks(measurable, {
		benchmarks,
		packages,
		setting: "held-out."
	});
}
/**
* The work that the setting `held-out` names; undefined without this setting. A load that cannot be measured is a finding.
* @param areSame whether all contenders have the same bytes, so that only benchmarks, which are built separately, can differ.
*/
async function heldOutWork(options, areSame, findings) {
	const { config, build } = options;
	const { heldOut, heldOutLoad } = config;
	if (heldOut === void 0) return void 0;
	const selected = await heldOutBenchmarksOf(options);
	if (heldOutLoad === void 0 || areSame) return { benchmarks: selected };
	const reason = build === void 0 ? "Only benchmarks are compared, and no program is built." : usesBinary(heldOutLoad.serve) ? void 0 : SERVES_ANOTHER;
	if (reason !== void 0 || build === void 0) {
		findings.push(heldOutNotMeasured("load", reason ?? ""));
		return { benchmarks: selected };
	}
	return {
		benchmarks: selected,
		load: preparingLoad(options, build, heldOutLoad, true)
	};
}
const SERVES_ANOTHER = "`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.";
/**
* Lists the packages whose benchmarks say something about the program, wherever in the module they are. Without a program, these are
* all packages.
*/
async function packagesToBenchmark(go, main, flags) {
	const all = await ownPackages(go, flags);
	return main !== void 0 && all.some(({ importPath }) => importPath === main.importPath) ? packagesAbout(main.importPath, all) : all.map(({ importPath }) => importPath);
}
/**
* The load test of the configuration. It is undefined if `serve` does not start the binary that was built, because loading
* another server would say nothing about the two binaries; `compare` gets a note then.
*/
function loadOf(options, findings) {
	const { command, config, build } = options;
	const { underLoad } = config;
	if (!config.measure.has("load") || underLoad === void 0 || build === void 0) return void 0;
	if (underLoad.load === void 0 && command !== "compare") return void 0;
	if (!usesBinary(underLoad.serve)) {
		if (command === "compare") findings.push(note(SERVES_ANOTHER, START_THE_BINARY));
		return;
	}
	return preparingLoad(options, build, underLoad, false);
}
/** Returns the function that prepares a load test of all contenders. */
function preparingLoad(options, build, underLoad, isHeldOut) {
	const { config, host, scratch } = options;
	const { env, signal, progress } = host;
	return ({ linked, ...time }) => prepareLoad({
		...time,
		binaries: linked ?? mapContenders(build, ({ path }) => path),
		underLoad,
		cwd: config.loadFolder,
		env,
		signal,
		progress,
		isHeldOut,
		scratch: join(scratch, isHeldOut ? "held-out-load" : "load"),
		reordering: linked === void 0 ? reorderingOf(options) : void 0
	});
}
/**
* Relinks the programs with another order of functions. It is undefined if the user gave a finished binary or builds with an
* own command, because then the linker's flags cannot be changed.
*/
function reorderingOf(options) {
	const { go, main, sides, config, host, scratch } = options;
	const built = Object.entries(sides).flatMap(([name, side]) => side.kind === "binary" ? [] : [{
		name,
		side
	}]);
	if (config.ownBuild !== void 0 || built.length < Object.keys(sides).length) return void 0;
	if (main === void 0) return void 0;
	return (to, seconds) => {
		const link = async (flags) => {
			const build = {
				go,
				mainPackage: main,
				flags,
				scratch,
				signal: host.signal
			};
			const links = built.map(async ({ name, side }) => {
				const binary = to[name];
				await mkdir(dirname(binary), { recursive: true });
				return runBuild(build, side, binary, {});
			});
			return (await Promise.all(links)).every(({ exitCode }) => exitCode === 0);
		};
		return reordering({
			go,
			flags: config.buildFlags
		}, link, seconds);
	};
}
/**
* Compares all contenders with benchmarks, a load, or both, whose rounds are interleaved, and with the work that is held out from the
* verdict. A workload that cannot be measured is a finding; if none can, the verdict is `not measured` with the reason.
*/
async function compareBinaries(options) {
	const { benchmarks, precision, equivalence, progress, signal, contenders = SIDES } = options;
	const { differences, firstOrder = 0 } = options;
	const prepared = await prepareWorkloads(options);
	const { load, heldOutLoad, benchmarked, workloads, orders, began, deadline, latest } = prepared;
	const seconds = () => (performance.now() - began) / 1e3;
	if (workloads.length === 0) return {
		comparison: withoutWorkloads(prepared, options, seconds()),
		heldOut: heldOutOf(options, NOTHING_TO_STAND_NEXT_TO),
		alternatives: {},
		measured: [],
		findings: prepared.findings
	};
	const secondsPerRun = workloads.map((workload) => workload.secondsPerRun);
	const linking = totalOf(orders, (order) => order.seconds);
	const rounds = await runRounds(workloads, {
		contenders,
		sets: setsPerRound(secondsPerRun, (deadline - performance.now()) / 1e3, linking, contenders.length),
		async before(round) {
			for (const order of orders) await order.reorder(firstOrder + round);
		},
		precision,
		differences,
		deadline,
		latest,
		random: Math.random,
		progress,
		signal
	});
	if (rounds.ended !== "cancelled") await writeBenchmarkFiles(benchmarked.workloads, contenders, options.outputDirectory);
	const { budgetSeconds } = options;
	const reordered = prepared.isReordered || void 0;
	const judging = {
		precision,
		equivalence,
		seconds: seconds(),
		reordered,
		contenders,
		budgetSeconds
	};
	const judge = (candidate) => judgeGroups({
		rounds,
		prepared,
		options,
		judging
	}, candidate);
	const judged = judge("candidate");
	return {
		comparison: judged.comparison,
		load: judged.load,
		heldOut: judged.heldOut,
		alternatives: Object.fromEntries(otherContenders(contenders).map((name) => [name, judge(name)])),
		measured: groupsOf(rounds.measured).deciding,
		profilable: benchmarks && benchmarked.calibrated && {
			...benchmarks,
			calibrated: benchmarked.calibrated
		},
		findings: [
			...prepared.findings,
			...prepared.nothing.map(({ reason }) => note(reason)),
			...rounds.findings,
			...judged.findings,
			...benchmarkFindings(rounds, benchmarked),
			...load?.findings() ?? [],
			...heldOutLoad?.findings() ?? []
		]
	};
}
const NOTHING_TO_STAND_NEXT_TO = "Nothing was measured that decides the verdict.";
const NOT_PREPARED = "A finding says why.";
/** The result of held-out work that was not measured; undefined if the settings name no such work. @param reason a sentence. */
function heldOutOf({ heldOut }, reason) {
	return heldOut === void 0 ? void 0 : { comparison: notMeasured(reason) };
}
/** Judges a contender by the workloads that decide the verdict, and by those that are held out from it. */
function judgeGroups({ rounds, prepared, options, judging }, candidate) {
	const { load, heldOutLoad } = prepared;
	const { deciding, heldOut } = groupsOf(rounds.measured);
	const judged = judgeContender({
		...rounds,
		measured: deciding
	}, judging, candidate);
	const report = load?.report(candidate);
	if (heldOut.length === 0) return {
		...judged,
		load: report,
		heldOut: heldOutOf(options, NOT_PREPARED)
	};
	const apart = judgeContender({
		...rounds,
		measured: heldOut
	}, judging, candidate);
	return {
		comparison: judged.comparison,
		load: report,
		heldOut: {
			comparison: apart.comparison,
			load: heldOutLoad?.report(candidate)
		},
		findings: [...judged.findings, ...apart.findings]
	};
}
/**
* Judges a contender against the baseline, and all contenders against each other.
* @param rounds with the workloads of one group only, which have one verdict together.
*/
function judgeContender(rounds, { contenders, budgetSeconds, ...judging }, candidate) {
	const why = whyNoVerdict(rounds, budgetSeconds, judging.seconds, judging.reordered ? 1.2 : 2);
	if (why !== void 0) return {
		comparison: notMeasured(why, judging.seconds),
		findings: []
	};
	const { comparison, findings } = judgeRounds(withCandidate(rounds, candidate), judging);
	const differences = differencesOf(contenders).flatMap((between) => judgeDifference(rounds, between, judging.equivalence) ?? []);
	return {
		comparison: {
			...comparison,
			contenders: differences.length > 0 ? differences : void 0
		},
		findings
	};
}
/** Lists the differences that a comparison of more than two contenders reports: each contender against all before it. */
function differencesOf(contenders) {
	if (otherContenders(contenders).length === 0) return [];
	return contenders.flatMap((to, at) => contenders.slice(0, at).map((from) => ({
		from,
		to
	})));
}
/** The contenders besides the two sides. */
function otherContenders(contenders) {
	return contenders.filter((name) => !SIDES.includes(name));
}
/** The comparison of a run without a workload: `no difference` if the binaries have the same bytes, else `not measured`. */
function withoutWorkloads({ nothing }, options, seconds) {
	const advice = options.load === void 0 ? nothing.flatMap((none) => none.advice ?? []) : [];
	const reason = [...nothing.map((none) => none.reason), ...advice].join(" ");
	return nothing.length > 0 && nothing.every((none) => none.identical) ? sameProgram(reason) : notMeasured(reason, seconds);
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
	if (measured.every(({ complete }) => !complete)) return "Every workload failed or was left out during the rounds.";
	if (completed >= FEWEST_ROUNDS) return overallLogRatios(measured).length >= FEWEST_ROUNDS ? void 0 : "No workload reports CPU time, which alone decides the verdict.";
	const needed = `${completed} of at least ${FEWEST_ROUNDS} rounds, which a 95 % interval needs`;
	if (ended === "cancelled") return `The run was cancelled after ${needed}.`;
	const more = took / completed * (FEWEST_ROUNDS * reserve - completed);
	return `The budget of ${budget} s was spent after ${needed}; raise \`budget\`${completed === 0 ? "" : `, to about ${Math.ceil(budget + more)} s`}.`;
}

// src/golang/benchmark-loops.ts
/**
* Benchmarks that loop with `b.Loop` under a Go that does not inline the calls in such a loop.
*
* Go 1.24 added `for b.Loop() { … }` and kept the compiler from removing the code in it by not inlining any call there. Go 1.26 inlines
* these calls again. With Go 1.24 or 1.25, a profile therefore cannot make the compiler inline the function that such a benchmark
* calls, although it does so in the program:
*
*     for b.Loop() { sink = decode(input) }    // Go 1.25: a call of decode, with and without a profile
*
* The sources of the tests show which benchmarks are concerned, because nothing in a test binary does.
*/
/** The minor versions of Go that inline no calls in the body of a `b.Loop`. */
const WITHOUT_INLINING = [24, 25];
/** Whether this Go inlines no calls in the body of a `b.Loop`. */
function keepsLoopCalls(goVersion) {
	return WITHOUT_INLINING.includes(goMinor(goVersion));
}
/**
* Warns about measured benchmarks that loop with `b.Loop`.
* @param packages the packages of the benchmarks, with the files of their tests.
* @param isMeasured whether the benchmark of a package was measured.
* @returns nothing for other versions of Go.
*/
async function loopFindings(goVersion, packages, isMeasured) {
	if (!keepsLoopCalls(goVersion)) return [];
	const found = [];
	for (const { importPath, directory, files } of packages) {
		const sources = [];
		for (const file of [...files.tests, ...files.externalTests]) sources.push(await readText(join(directory, file)));
		const benchmarks = benchmarksWithLoop(sources).filter((name) => isMeasured(importPath, name));
		found.push(...benchmarks.map((name) => `${importPath.slice(importPath.lastIndexOf("/") + 1)}.${name}`));
	}
	if (found.length === 0) return [];
	const version = `Go 1.${goMinor(goVersion)}`;
	const [which, their] = found.length === 1 ? ["1 benchmark loops", "its"] : [`${count(found.length, "benchmark")} loop`, "their"];
	return [warning(`${which} with \`b.Loop\` (${someOf(found, 5)}). ${version} inlines no call in such a loop, so what a profile gains by inlining the calls in ${their} loop was not measured.`, "Build with Go 1.26 or later, which inlines them, or loop with `for range b.N { … }`.")];
}
/** Lists the benchmarks in test files that loop with `b.Loop`, by themselves or in a function of these files that they call. */
function benchmarksWithLoop(sources) {
	const functions = sources.flatMap(functionsIn);
	const loops = new Set(functions.filter(({ hasLoop }) => hasLoop).map(({ name }) => name));
	for (let size = -1; size !== loops.size;) {
		size = loops.size;
		for (const { name, calls } of functions) if (calls.some((callee) => loops.has(callee))) loops.add(name);
	}
	return functions.map(({ name }) => name).filter((name) => /^Benchmark/.test(name) && loops.has(name));
}
function functionsIn(source) {
	const tokens = new Tokens(source);
	const found = [];
	let [word, wordBeforeBracket] = ["", ""];
	let isInHeadOfFor = false;
	tokens.next();
	while (tokens.text !== "") {
		if (tokens.text === "func" && tokens.isInFirstColumn) {
			const name = declaredName(tokens);
			found.push({
				name: name?.split(".").at(-1) ?? "",
				hasLoop: false,
				calls: []
			});
			word = "";
			if (name !== void 0) tokens.next();
			continue;
		}
		const current = found.at(-1);
		if (tokens.text === "for") isInHeadOfFor = true;
		else if (tokens.text === "{") isInHeadOfFor = false;
		else if (tokens.text === "[") wordBeforeBracket = word;
		else if (tokens.text === "(" && word !== "" && current !== void 0) {
			current.calls.push(word);
			if (word === "Loop" && isInHeadOfFor) current.hasLoop = true;
		}
		word = tokens.text === "]" ? wordBeforeBracket : tokens.isWord ? tokens.text : "";
		tokens.next();
	}
	return found;
}

// src/golang/compiler-notes.ts
/** What the compiler printed about some packages of one build. */
var CompilerNotes = class {
	/** The notes on functions, by the names that profiles have. */
	#functions = /* @__PURE__ */ new Map();
	/** What was decided about a callee of an indirect call, in the compiler's words, by `edgeKey`. */
	#indirect = /* @__PURE__ */ new Map();
	#recursive = /* @__PURE__ */ new Set();
	#bigCallers = /* @__PURE__ */ new Set();
	/** The indirect call whose callees the next lines are about, as the compiler prints it. */
	#considered = "";
	/** @param printed by the compiler of one or more packages. @param mainPath the import path of the main package. */
	constructor(printed, mainPath) {
		let prefix = "";
		for (const line of printed.split("\n")) {
			const [, path] = /^# (\S+)/.exec(line) ?? [];
			if (path !== void 0) prefix = path === mainPath ? "main" : symbolPath(path);
			else if (line.length <= LONGEST_NOTE) this.#read(line, prefix);
			else this.#read(line.slice(0, LONGEST_NOTE), prefix);
		}
	}
	/** How many functions the compiler reported on. */
	get size() {
		return this.#functions.size;
	}
	/** What the compiler decided about a function; undefined for packages that it was not asked about. */
	ofFunction(name) {
		const { package: path, rest } = splitSymbol(profileName(name));
		return this.#functions.get(`${path}.${rest}`) ?? this.#functions.get(`${path.slice(path.lastIndexOf("/") + 1)}.${rest}`);
	}
	/** The inlining cost of a function; undefined if it is not known or inlining is forbidden. */
	costOf(name) {
		const found = this.ofFunction(name);
		return found === void 0 || found.kind === "forbidden" ? void 0 : found.cost;
	}
	/** What the compiler decided about one callee of a call through an interface or a function value; undefined for direct calls. */
	ofIndirectCall(caller, callee, lineOffset) {
		return this.#indirect.get(edgeKey(profileName(caller), profileName(callee), lineOffset));
	}
	/** Whether the compiler stopped inlining this function into itself. */
	isRecursive(callee) {
		return this.#recursive.has(profileName(callee));
	}
	/** Whether a function is too big for hot calls in it to be inlined. */
	isBig(caller) {
		return this.#bigCallers.has(profileName(caller));
	}
	#read(line, prefix) {
		const qualified = (name) => {
			const short = profileName(name);
			return /^\w+\.[\w.]+\[/.test(short) ? short : `${prefix}.${short}`;
		};
		const [, name, cost] = /: can inline (.+?) with cost (\d+) as: /.exec(line) ?? [];
		if (name !== void 0) {
			this.#functions.set(qualified(name), {
				kind: "inlinable",
				cost: Number(cost)
			});
			return;
		}
		const [, refused, why] = /: cannot inline (.+?): (.+)$/.exec(line) ?? [];
		if (refused !== void 0 && why !== void 0) {
			const [, callee] = /^(.+) into /.exec(refused) ?? [];
			if (callee === void 0) this.#functions.set(qualified(refused), refusal(why));
			else this.#recursive.add(qualified(callee));
			return;
		}
		const [, considered] = /: PGO devirtualize considering call (.+)$/.exec(line) ?? [];
		if (considered !== void 0) this.#considered = considered;
		const edge = /: edge (.+):(-?\d+) -> (.+?) \(weight \d+\)( \(missing IR\))?: (.+)$/.exec(line);
		if (edge !== null) {
			const [, caller = "", offset, to = "", missing = "", decided = ""] = edge;
			const key = edgeKey(profileName(caller), profileName(to), Number(offset));
			const isHottest = decided.startsWith(HOTTEST);
			const isOfThisCall = this.#considered.includes(`.${to.slice(to.lastIndexOf(".") + 1)}(`);
			if (isHottest || decided.startsWith(TOO_COLD) && isOfThisCall && !this.#indirect.has(key)) this.#indirect.set(key, `${decided}${missing}`);
			return;
		}
		const [, big] = /^hot-big check disallows inlining .* in big function (.+)$/.exec(line) ?? [];
		if (big !== void 0) this.#bigCallers.add(profileName(big));
	}
};
/** The beginning of the compiler's decision about a callee that it would call directly. */
const HOTTEST = "hottest so far";
/** The beginning of the compiler's decision about a callee that another callee of the same call outweighs. */
const TOO_COLD = "too cold";
/** The end of that decision if the package that is compiled does not import the package of the callee. */
const UNSEEN = "(missing IR)";
/** Characters of a line that are read. The names and figures are at its beginning. */
const LONGEST_NOTE = 2e3;
function refusal(why) {
	const [, cost, budget] = /^function too complex: cost (\d+) exceeds budget (\d+)/.exec(why) ?? [];
	if (cost === void 0) return {
		kind: "forbidden",
		why
	};
	return {
		kind: "too complex",
		cost: Number(cost),
		budget: Number(budget)
	};
}
/** Returns the import paths of the packages of functions, without those of the runtime. */
function importPathsOf(functions, mainPath) {
	const paths = /* @__PURE__ */ new Set();
	for (const name of functions) {
		const path = importPathOf(name);
		if (isOfRuntime(name) || !IMPORT_PATH.test(path) || PATTERN.test(path)) continue;
		paths.add(path === "main" ? mainPath : path);
	}
	return [...paths].sort();
}
/** Nothing else from a profile becomes part of a command. */
const IMPORT_PATH = /^[\w~][\w.~+-]*(\/[\w.~+-]+)*$/;
/** Matches words that mean many packages in a command of Go. If a profile named such a package, the compiler would compile all of them. */
const PATTERN = /^(all|std|cmd|tool|work)$|\.\.\./;
/** An argument list has a limit, which is 32 KiB on Windows. The hottest packages come first. */
const MOST_PACKAGES = 200;
/**
* Compiles the packages again so that the compiler prints what it decides.
* @returns the notes, or a finding that says why the compiler was not asked.
*/
async function compilerNotes(options) {
	const { go, mainPackage, side, scratch, signal, packages } = options;
	const context = buildContext(go, scratch, signal);
	const { flags, env } = await buildFlagsOf(options);
	const gcflags = flags.find((flag) => /^--?gcflags\b/.test(flag));
	if (gcflags !== void 0) return note(`The build passes \`${gcflags}\`, so the compiler was not asked for inlining costs: another \`-gcflags\` would replace it.`);
	const asked = side.kind === "profile" ? "-m=2 -d=pgodebug=2" : "-m=2";
	const args = packages.slice(0, MOST_PACKAGES).map((path) => `-gcflags=${path}=${asked}`);
	const result = await runGo([
		"build",
		...flags,
		pgoFlag(side),
		...args,
		"-o",
		NOWHERE,
		"--",
		mainPackage.importPath
	], {
		...context,
		env: {
			...context.env,
			...env
		}
	});
	if (result.exitCode !== 0) {
		const lines = lastLines(result.stderr, 3);
		return note(`The compiler could not be asked for its inlining costs: ${lines}`);
	}
	return new CompilerNotes(result.stderr, mainPackage.importPath);
}
/** The go command compiles a program that is written here, and writes nothing. */
const NOWHERE = process.platform === "win32" ? "NUL" : "/dev/null";
/** The flags that decide what the compiler does. For the user's own command, those that the binary records. */
async function buildFlagsOf({ own, flags, go, scratch, signal, binary }) {
	const env = {};
	if (own === void 0) return {
		flags: [...flags],
		env
	};
	const { settings } = await readBuildInfo(binary, buildContext(go, scratch, signal));
	const recorded = [];
	for (const [name, value] of settings) {
		if (/^-(tags|race|msan|asan|buildmode|gcflags|trimpath)$/.test(name)) recorded.push(`${name}=${value}`);
		if (/^(CGO_ENABLED|GO[A-Z0-9]+)$/.test(name)) env[name] = value;
	}
	return {
		flags: recorded,
		env
	};
}

// src/golang/missed.ts
/** At most this many calls are listed. */
const MOST_MISSED = 50;
/**
* Returns the edges that the compiler takes for hot, without those from or to the runtime, the heaviest first. Edges of the same weight
* are hot in the order of their names.
*/
function hotEdges({ edges, totalWeight }) {
	const hot = [];
	let held = 0;
	for (const edge of edges.toSorted(byWeight)) {
		if (held > .99 * totalWeight) break;
		held += edge.weight;
		if (!isOfRuntime(edge.caller) && !isEntryOfRuntime(edge.callee)) hot.push(edge);
	}
	return hot;
}
/**
* Whether a function is in the runtime, represents a function in it, as `sync.runtime_procPin` does, or is assembly that calls of Go lead
* to.
*/
function isEntryOfRuntime(name) {
	return isOfRuntime(name) || /\.runtime_\w+$/.test(name) || !name.includes(".");
}
/** Returns the hot calls that are still calls, the heaviest first. */
function missedCalls({ edges, inlined, notes, positionOf }) {
	const missed = [];
	for (const { caller, callee, offset, weight } of hotEdges(edges)) {
		if (missed.length === MOST_MISSED) break;
		if (inlined.has(siteKey({
			caller,
			callee,
			lineOffset: offset
		})) || ownName(callee) !== callee) continue;
		const why = whyMissed(caller, callee, offset, notes);
		const position = positionOf(profileName(caller), offset);
		if (why === void 0 || position === void 0) continue;
		missed.push({
			caller,
			callee,
			position,
			weight: weight / edges.totalWeight,
			...why
		});
	}
	return missed;
}
/** Returns why a call is still a call; undefined if the compiler made it direct, or printed nothing about it. */
function whyMissed(caller, callee, offset, notes) {
	const decided = notes.ofIndirectCall(caller, callee, offset);
	const own = notes.ofFunction(callee);
	if (decided !== void 0) {
		const reason = indirectInWords(decided);
		if (reason !== void 0) return {
			kind: "indirect",
			reason
		};
		if (own?.kind !== "forbidden") return void 0;
	}
	if (profileName(caller) === profileName(callee) || notes.isRecursive(callee)) return {
		kind: "recursive",
		reason: "the call is recursive"
	};
	switch (own?.kind) {
		case void 0: return;
		case "forbidden": return {
			kind: "forbidden",
			reason: `cannot be inlined: ${own.why}`
		};
		case "too complex": {
			const { cost, budget } = own;
			return {
				kind: "cost",
				reason: `its inlining cost of ${fixed(cost, 0)} exceeds the budget of ${fixed(budget, 0)}`,
				cost
			};
		}
		case "inlinable":
			if (!notes.isBig(caller)) return void 0;
			return {
				kind: "big caller",
				reason: "the caller is too big: in functions of more than 5,000 nodes, only callees of cost 20 or less are inlined",
				cost: own.cost
			};
	}
}
/** Returns why the callee of an indirect call is not called directly; undefined if it is. */
function indirectInWords(decided) {
	const indirect = "the call goes through an interface or a function value";
	if (decided.endsWith("(missing IR)")) return `${indirect}, and the calling package does not import the callee’s package, so the compiler cannot make the call direct`;
	if (decided.startsWith("hottest so far")) return void 0;
	return `${indirect}, and another function is called more often there`;
}

// src/golang/reasons.ts
/** The inlining cost of a call that is not inlined (`inlineExtraCallCost` in cmd/compile/internal/inline). */
const COST_OF_CALL = 57;
/** From this cost on, or from this many bytes of machine code, a function is large: copies of it fill the instruction cache. */
const [LARGE_COST, LARGE_BYTES] = [250, 512];
/** The least number of new copies with which a large function is reported. */
const FEWEST_COPIES = 4;
/** Frames that grow by fewer bytes are not reported. */
const LEAST_GROWTH = 128;
/** At most this many reasons of each kind. */
const MOST_OF_A_KIND = 20;
/** Returns the reasons: the lost calls first, then copies and frames, each with the largest first. */
function reasonsFor(facts) {
	const gained = gainedInlinings(facts);
	const ranked = (reasons, sizeOf) => reasons.toSorted((a, b) => sizeOf(b) - sizeOf(a) || compareText(a.function, b.function)).slice(0, MOST_OF_A_KIND);
	return [
		...ranked(lostReasons(facts, gained), ({ places }) => places),
		...ranked(copiedReasons(facts, gained), ({ places, cost = LARGE_COST }) => places * cost),
		...ranked(frameReasons(facts, gained), ({ candidate, baseline }) => candidate - baseline)
	];
}
function gainedInlinings({ inlined, weights }) {
	const gained = [...inlined.candidate].flatMap(([key, [call]]) => {
		if (call === void 0 || inlined.baseline.has(key)) return [];
		const { caller, callee } = call;
		return [{
			caller,
			callee,
			places: placesAt(inlined.candidate, key),
			weight: weights?.ofCall(key)
		}];
	});
	return groupBy(gained, ({ caller }) => caller);
}
function placesAt(sites, key) {
	return totalOf(sites.get(key) ?? [], ({ places }) => places);
}
function lossesOf({ inlined: { baseline, candidate }, weights, copies }) {
	const [partBefore, partAfter] = [copies?.partInlined(baseline), copies?.partInlined(candidate)];
	const losses = /* @__PURE__ */ new Map();
	for (const [key, [call]] of baseline) {
		if (call === void 0) continue;
		const places = placesAt(baseline, key) - placesAt(candidate, key);
		if (places <= 0) continue;
		const loss = losses.get(call.callee) ?? {
			places: 0,
			weight: 0
		};
		loss.places += places;
		const part = (partBefore?.(key) ?? 1) - (partAfter?.(key) ?? 0);
		loss.weight += (weights?.ofCall(key) ?? 0) * Math.max(0, part);
		losses.set(call.callee, loss);
	}
	return losses;
}
function lostReasons(facts, gained) {
	const { notes, weights } = facts;
	const inlines = inlinesOf(facts.inlined.candidate);
	return [...lossesOf(facts)].flatMap(([name, { places, weight }]) => {
		const [baseline, candidate] = [notes?.baseline.costOf(name), notes?.candidate.costOf(name)];
		const cost = baseline === void 0 || candidate === void 0 ? void 0 : {
			baseline,
			candidate
		};
		if (cost !== void 0 && cost.candidate <= cost.baseline) return [];
		const growth = growthOf(name, {
			gained,
			inlines,
			facts
		});
		if (growth.length === 0) return [];
		const inlinings = growth.map(({ caller, callee }) => ({
			caller,
			callee
		}));
		const known = weights === void 0 || weight === 0 ? void 0 : weight;
		return [{
			kind: "lost",
			function: name,
			places,
			weight: known,
			inlinings,
			cost,
			message: lostInWords({
				name,
				places,
				growth,
				weight: known,
				cost
			})
		}];
	});
}
/** Returns the functions that each function inlines directly, by its name. */
function inlinesOf(sites) {
	const inlines = /* @__PURE__ */ new Map();
	for (const calls of sites.values()) for (const { caller, callee } of calls) inlines.set(caller, (inlines.get(caller) ?? /* @__PURE__ */ new Set()).add(callee));
	return inlines;
}
/** The new inlinings in a function, and in the functions that are inlined into it. */
function growthOf(name, growth, seen = /* @__PURE__ */ new Set()) {
	if (seen.has(name)) return [];
	seen.add(name);
	const { gained, inlines, facts } = growth;
	const { notes } = facts;
	const own = (gained.get(name) ?? []).filter(({ callee }) => (notes?.candidate.costOf(callee) ?? 58) > COST_OF_CALL);
	const gainedCallees = new Set(own.map(({ callee }) => callee));
	const inner = [...inlines.get(name) ?? []].flatMap((callee) => {
		if (gainedCallees.has(callee)) return [];
		const [before, after] = [notes?.baseline.costOf(callee), notes?.candidate.costOf(callee)];
		if (before !== void 0 && after !== void 0 && after <= before) return [];
		return growthOf(callee, growth, seen);
	});
	return [...groupBy([...own, ...inner], ({ caller, callee }) => `${caller}\0${callee}`).values()].flatMap(([first]) => first ?? []);
}
/** Writes function names for people: without the path of the package, as in `(*FileSet).PositionFor`. */
function shortName(symbol) {
	const name = profileName(symbol);
	const start = name.slice(0, name.search(/[[(]|$/)).lastIndexOf("/") + 1;
	const dot = name.indexOf(".", start);
	return dot < 0 ? name : name.slice(dot + 1);
}
function code(symbol) {
	return `\`${shortName(symbol)}\``;
}
/** At most this many inlinings stand in a sentence. */
const MOST_IN_WORDS = 3;
function lostInWords({ name, places, growth, weight, cost }) {
	const parts = [...groupBy(growth, ({ caller }) => caller)].map(([caller, all]) => {
		const into = caller === name ? code(caller) : `${code(caller)}, which is inlined into ${code(name)},`;
		return `${namesInWords(all.map(({ callee }) => callee))} into ${into}`;
	});
	const shown = parts.slice(0, MOST_IN_WORDS);
	const more = parts.length - shown.length;
	const all = listInWords([...shown, ...more > 0 ? [`${count(more, "more inlining")}`] : []]);
	const rise = cost && `: its inlining cost rises from ${fixed(cost.baseline, 0)} to ${fixed(cost.candidate, 0)}`;
	return `Inlining ${all} ${parts.length === 1 ? "stops" : "stop"} ${code(name)} from being inlined in ${count(places, "place")}${weightInWords(weight)}${rise ?? ""}.`;
}
function namesInWords(symbols) {
	const names = [...new Set(symbols.map(code))];
	const shown = names.slice(0, MOST_IN_WORDS);
	const more = names.length - shown.length;
	return listInWords([...shown, ...more > 0 ? [`${more} more`] : []]);
}
function weightInWords(weight) {
	return weight === void 0 ? "" : ` (${share(weight)} of the edge weight)`;
}
function copiedReasons({ notes, sizes }, gained) {
	return [...groupBy([...gained.values()].flat(), ({ callee }) => callee)].flatMap(([name, calls]) => {
		const places = totalOf(calls, (call) => call.places);
		const [cost, size] = [notes?.candidate.costOf(name), sizes.get(name)];
		if (!(cost === void 0 ? (size ?? 0) >= LARGE_BYTES : cost >= LARGE_COST) || places < FEWEST_COPIES) return [];
		const weight = totalOf(calls, (call) => call.weight ?? 0) || void 0;
		const facts = [...cost === void 0 ? [] : [`inlining cost ${fixed(cost, 0)}`], ...size === void 0 ? [] : [`${bytes(size)} of machine code`]];
		const message = `${`${code(name)}, a large function (${facts.join(", ")}),`} is copied into ${count(places, "place")}${weightInWords(weight)}.`;
		return [{
			kind: "copied",
			function: name,
			places,
			weight,
			inlinings: calls.map(({ caller, callee }) => ({
				caller,
				callee
			})),
			cost,
			bytes: size,
			message
		}];
	});
}
function frameReasons({ frames }, gained) {
	return frames.flatMap(({ function: name, baseline, candidate, weight }) => {
		const calls = isOfRuntime(name) ? [] : gained.get(name) ?? [];
		if (calls.length === 0 || candidate - baseline < LEAST_GROWTH) return [];
		const callees = calls.map(({ callee }) => callee);
		const inlinings = calls.map(({ caller, callee }) => ({
			caller,
			callee
		}));
		const grows = `The stack frame of ${code(name)} grows from ${bytes(baseline)} to ${bytes(candidate)}`;
		const isAre = new Set(callees).size === 1 ? "is" : "are";
		return [{
			kind: "frame",
			function: name,
			baseline,
			candidate,
			weight,
			inlinings,
			message: `${grows}, because ${namesInWords(callees)} ${isAre} inlined into it.`
		}];
	});
}

// src/golang/evidence.ts
/**
* Finds out what the compiler did differently on the two sides. Both binaries' own tables say what was inlined; for its reasons,
* `askCompiler` compiles a few packages again. A table that cannot be read is a finding.
*/
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
	const asked = await options.askCompiler?.(packagesToExplain(before, after, options));
	const notes = asked !== void 0 && "baseline" in asked ? asked : void 0;
	const evidence = {
		inlining: inlinedCallChanges(before.inlined, after.inlined, {
			main: mainPackage,
			weights,
			copies
		}),
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
			frames,
			module: mainPackage.modulePath
		}),
		reasons: reasonsFor({
			inlined: {
				baseline: before.inlined,
				candidate: after.inlined
			},
			sizes: new Map(before.functions.map((compiled) => [compiled.name, compiled.bytes])),
			frames: frames.largest,
			weights,
			copies,
			notes
		}),
		missed: notes && missedIn({
			baseline: before,
			candidate: after
		}, notes, options)
	};
	const findings = asked === void 0 || "baseline" in asked ? [] : asked;
	return {
		evidence,
		notes: options.profiled && notes?.[options.profiled],
		findings
	};
}
/** The packages of hot calls, of functions that are inlined less, and of what is newly inlined. */
function packagesToExplain(before, after, { edges, mainPackage }) {
	const functions = /* @__PURE__ */ new Set();
	const addDifference = (here, there) => {
		for (const [key, calls] of here) {
			if (there.has(key)) continue;
			for (const { caller, callee } of calls) functions.add(caller).add(callee);
		}
	};
	addDifference(before.inlined, after.inlined);
	addDifference(after.inlined, before.inlined);
	for (const { caller, callee } of edges === void 0 ? [] : hotEdges(edges)) functions.add(caller).add(callee);
	return importPathsOf([...functions].map(ownName), mainPackage.importPath);
}
function missedIn(tables, notes, { edges, profiled, mainPackage }) {
	if (edges === void 0 || profiled === void 0) return void 0;
	const { inlined, calls, functions } = tables[profiled];
	const starts = /* @__PURE__ */ new Map();
	for (const { caller, file, line, lineOffset } of calls) starts.set(profileName(caller), {
		file,
		startLine: line - lineOffset
	});
	for (const compiled of functions) starts.set(profileName(compiled.name), {
		file: compiled.ownFile(),
		startLine: compiled.startLine
	});
	const positionOf = (caller, lineOffset) => {
		const start = starts.get(caller);
		return start && `${filePathOf({
			caller,
			file: start.file
		}, mainPackage)}:${start.startLine + lineOffset}`;
	};
	return missedCalls({
		edges,
		inlined,
		notes: notes[profiled],
		positionOf
	});
}
/** Reads the tables of a binary. @returns a warning if the binary has no table that this program can read. */
async function readTables({ path, pgo }) {
	const table = readFunctionTable(await readRegularFile(path, MOST_BYTES_OF_PROGRAM));
	const calls = table && readInlinedCalls(table);
	if (table !== void 0 && calls !== void 0) {
		const { textBytes, functions } = table;
		return {
			textBytes,
			calls,
			functions,
			frames: frameSizes(functions),
			inlined: groupBy(calls, siteKey)
		};
	}
	return warning(`The table of functions in the binary ${pgo === "off" ? "without PGO" : `built with ${pgo}`} could not be read, so inlining and stack frames are not known.`, READABLE_BINARIES);
}
/** Bytes of the stack with which a goroutine starts. A stack frame of this size makes the stack grow. */
const FIRST_STACK = 2048;
/** Functions of the runtime in which no goroutine waits. Most of them, such as `findRunnable`, run on the stack of a thread. */
const SCHEDULER = /^runtime\.(?!chan|select|sema|net)/;
/** Whether a function is in the program's own module, so that its source can be changed. */
function isOfModule(name, module) {
	const path = importPathOf(name);
	return path === "main" || path === module || path.startsWith(`${module}/`);
}
/** Returns the known problems that concern the candidate. The issues at their links describe them. */
function hazards({ goVersion, withProfile, calls, frames, module }) {
	if (goMinor(goVersion) === void 0 || !withProfile) return [];
	const found = harmfulInlinings(goVersion).filter((harmful) => calls.some(({ caller, callee }) => callee === harmful.callee && caller === (harmful.caller ?? caller))).map(({ title, message, fix, url }) => ({
		title,
		message,
		fix,
		url
	}));
	const largest = frames.largest.find((one) => !SCHEDULER.test(one.function) && one.function !== "main.main");
	if (largest !== void 0 && largest.candidate - largest.baseline >= FIRST_STACK) {
		const own = calls.filter(({ caller }) => caller === largest.function).find(({ callee }) => isOfModule(callee, module));
		const leaveOut = "leave the calls that are inlined there out of the profile with `exclude`";
		const remedy = own ? `mark \`${own.callee}\` \`//go:noinline\`, or ${leaveOut}` : leaveOut;
		found.push({
			title: "Goroutines may need larger stacks",
			message: `With this profile, the stack frame of \`${largest.function}\` grows from ${largest.baseline} to ${largest.candidate} bytes, because it holds the variables of the functions that were inlined into it. Each goroutine that waits in this function needs that much more memory. Programs with many such goroutines needed up to a third more memory for stacks.`,
			fix: `Compare the memory of both binaries under load. If it grew, ${remedy}.`,
			url: "https://github.com/golang/go/issues/65532"
		});
	}
	return found;
}
/** The most functions that the report lists: so many hot ones, and so many of all. */
const MOST_NAMED_FRAMES = 10;
/** Compares the frames of functions that both binaries have. A function is the same on both sides if its name is. */
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
	const hot = grown.filter(({ weight }) => weight !== void 0).slice(0, MOST_NAMED_FRAMES);
	const named = /* @__PURE__ */ new Set([...hot, ...grown.slice(0, MOST_NAMED_FRAMES)]);
	return {
		...sums,
		largest: grown.filter((change) => named.has(change))
	};
}
/** Assembly through which reflection calls functions. It has frames of up to 1 GiB, which are never used completely. */
const REFLECT_CALL = /^runtime\.call\d+$/;
/**
* Returns the frame of each function in bytes, by the linker's name. If several functions share a name (local assembly), the largest
* counts.
*/
function frameSizes(functions) {
	const frames = /* @__PURE__ */ new Map();
	for (const { name, frame } of functions) {
		if (REFLECT_CALL.test(name)) continue;
		frames.set(name, Math.max(frame, frames.get(name) ?? 0));
	}
	return frames;
}
/** Adds the calls on the stacks of a profile to `sums`. @param factor the weight of the profile: each sample counts so often. */
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
/**
* Returns the weight of each call as the share of stacks that have it. The call edges of a profile differ: they count only the last
* call of each stack.
*/
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
/** If fewer of the frames on the stacks are known, no average is given. */
const LEAST_KNOWN = .5;
/** Returns the bytes of an average stack with either binary. Undefined without stacks, or if the binaries lack most of their functions. */
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
	if (!(config.tune.kind === "search" || config.tune.kind === "culprits" || config.evidence.has("compiler")) || built === void 0) return { findings: [] };
	host.progress("Reading inlined calls and stack frames of both binaries …");
	const profiled = sides.candidate.kind === "profile" ? "candidate" : "baseline";
	const side = sides[profiled];
	const calls = /* @__PURE__ */ new Map();
	if (collected) await collected.each((profile, factor) => addStackCalls(calls, profile, factor));
	else if (cpu) addStackCalls(calls, cpu.baseline.profile);
	const { evidence, notes, findings } = await compilerEvidence({
		built,
		mainPackage: main,
		goVersion: go.version,
		signal: host.signal,
		withProfile: side.kind === "profile",
		edges: side.kind === "profile" ? await edgesIn(side.path) : void 0,
		stacks: [...calls.values()],
		isOfStacks: collected !== void 0,
		profiled: side.kind === "profile" ? profiled : void 0,
		askCompiler: compilerOf({
			run,
			program,
			sides,
			build: built
		})
	});
	return {
		compiler: evidence && areOfDifferentCode(sides) ? {
			...evidence,
			reasons: []
		} : evidence,
		notes,
		findings
	};
}
/** Returns what asks the compiler about both builds; undefined if a binary was not built from the user's work tree. */
function compilerOf({ run, program, sides, build }) {
	const { baseline, candidate } = sides;
	if (baseline.kind === "binary" || candidate.kind === "binary") return void 0;
	if (baseline.checkout !== void 0 || candidate.checkout !== void 0) return void 0;
	return async (packages) => {
		if (packages.length === 0) return [];
		run.host.progress(`Asking the compiler about ${count(packages.length, "package")} …`);
		const options = {
			...buildOptions(run, program, "build"),
			packages
		};
		const before = await compilerNotes({
			...options,
			side: baseline,
			binary: build.baseline.path
		});
		const after = await compilerNotes({
			...options,
			side: candidate,
			binary: build.candidate.path
		});
		if ("severity" in before) return [before];
		return "severity" in after ? [after] : {
			baseline: before,
			candidate: after
		};
	};
}
/** Reads the call edges of a profile. */
async function edgesIn(path) {
	return edgesOf(await decodeFile(await readRegularFile(path))).edges();
}
const NONE = {
	pairs: [],
	findings: []
};
/** The least milliseconds of load on each side, and of all benchmarks. A shorter profile would hold too few samples. */
const SHORTEST_MS = 5e3;
/**
* Profiles both sides, and compares where time and memory went. This happens after the measuring, because profiling would disturb it.
* Profiles that cannot be taken, or not in time, are a finding.
*/
async function takeProfiles({ run, program, sides, build, collected, deadline }, profilable) {
	const { config, host } = run;
	if (!config.evidence.has("profiles")) return { findings: [] };
	const folder = join(run.scratch, "profiles");
	await mkdir(folder, { recursive: true });
	const findings = [];
	const enough = budgetFor(config);
	const late = new ExpectedError(`the budget of ${duration(config.budget)} was spent.`, { fix: `Raise \`budget\`${config.budget < enough ? `, to ${duration(enough)} or more` : ""}; or leave profiles out with \`evidence: compiler\`, which leaves the whole budget to the measuring.` });
	const orFinding = async (which, taking) => {
		const { pairs, findings: found } = await orElse(run, taking, (error) => {
			const message = `No profiles ${which} were compared: ${error.message}`;
			return {
				pairs: [],
				findings: [(error === late ? note : warning)(message, error.fix)]
			};
		});
		findings.push(...found);
		return pairs;
	};
	/** @param share the share of the remaining time that these profiles get. @param least the milliseconds that they need. */
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
	if (build !== void 0 && canProfileLoad(config)) {
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
	const coverage = await coverageFor(program, sides, [...load, ...benchmarks]);
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
		potential: collected || areOfDifferentCode(sides) || isAnyFinished(sides) ? void 0 : potentialHere(cpu)
	};
}
/** Returns which share of the profile the measured work runs. Undefined if neither side has a profile, or if nothing was profiled in this run. */
async function coverageFor({ main }, { baseline, candidate }, taken) {
	const judged = candidate.kind === "profile" ? candidate : baseline;
	const cpu = taken.filter(({ kind }) => kind === "cpu");
	if (judged.kind !== "profile" || cpu.length === 0) return void 0;
	const workload = [...new Set(cpu.map((pair) => `the ${pair.workload}`))].join(" and ");
	const names = cpu.flatMap(({ baseline: { profile } }) => profile.functions.names);
	const executed = [...names, ...names.map(renamer([{
		from: main.importPath,
		to: "main"
	}]))];
	const coverage = coverageOf(await edgesIn(judged.path), executed, workload);
	return coverage && {
		...coverage,
		isPart: cpu.some(({ isPart }) => isPart)
	};
}
/**
* Finds whether the profile was recorded by the work that judges it, and whether it was recorded by the held-out work, which then is not
* held out. Nothing is added to the report if nothing shows that, or if nothing was measured.
*/
async function trainingOf({ run: { config }, program, sides: { baseline, candidate }, collected }, { comparison, load, heldOut }) {
	const judged = candidate.kind === "profile" ? candidate : baseline;
	if (judged.kind !== "profile" || areOfDifferentCode({
		baseline,
		candidate
	})) return { findings: [] };
	const first = trainingSearch(program, {
		comparison,
		load
	}, config.underLoad);
	const second = heldOut && trainingSearch(program, heldOut, config.heldOutLoad);
	const searches = [first, second].filter((search) => search !== void 0);
	if (collected && searches.length > 0) await collected.each((profile, factor) => {
		for (const search of searches) search.add(profile, factor);
	});
	const profile = await decodeFile(await readRegularFile(judged.path));
	for (const search of searches) if (collected) search.addComments(profile);
	else search.add(profile);
	const training = second?.result();
	return {
		training: first?.result(),
		heldOut: heldOut && {
			...heldOut,
			training
		},
		findings: training === void 0 ? [] : [warning(NOT_HELD_OUT, NAME_OTHER_WORK)]
	};
}
const NOT_HELD_OUT = "The profile was also recorded by the held-out work, so its figure does not show what other work gains.";
const NAME_OTHER_WORK = "Let `held-out` name work that the profile was not recorded with, or record the profile without it.";
/** Returns the search for the work of a comparison in profiles; undefined if nothing was measured. */
function trainingSearch({ main }, { comparison, load }, underLoad) {
	if (!comparison?.measurements.length) return void 0;
	return new TrainingSearch({
		modulePath: main.modulePath,
		program: main.importPath,
		rows: comparison.measurements.map(({ name }) => name),
		load: load && (underLoad?.program ?? underLoad?.load)
	});
}
/** Finds the measured benchmarks whose calls this version of Go inlines neither with nor without a profile. */
async function benchmarkLoops({ run: { config }, program: { go }, sides }, measured) {
	if (measured === void 0 || isAnyFinished(sides) || !keepsLoopCalls(go.version)) return [];
	const keys = new Set(measured.calibrated.map(({ binaries, printedName }) => `${binaries.importPaths["candidate"]}.${/^[^/-]+/.exec(printedName)}`));
	const paths = [...new Set(measured.calibrated.map(({ binaries }) => binaries.importPaths["candidate"] ?? ""))];
	const packages = await listPackages(go, paths, config.buildFlags);
	return loopFindings(go.version, packages, (importPath, name) => keys.has(`${importPath}.${name}`));
}
/** Whether the server of a load test can be profiled on both sides. */
function canProfileLoad({ underLoad, measure }) {
	if (underLoad?.load === void 0 || underLoad.program) return false;
	return measure.has("load") && usesBinary(underLoad.serve);
}
/** The share of the budget that the measuring leaves for profiles of both sides. */
const PROFILES_SHARE = .2;
/** Returns how many milliseconds of the budget are reserved for profiles; 0 if they would not be enough. */
function roomForProfiles(config) {
	return (canProfileLoad(config) || config.benchmarks && config.measure.has("benchmarks")) && config.evidence.has("profiles") && config.budget >= budgetFor(config) ? config.budget * PROFILES_SHARE : 0;
}
/** Returns the smallest budget that leaves enough time for profiles, in milliseconds. */
function budgetFor(config) {
	const least = canProfileLoad(config) ? LOAD_MS : SHORTEST_MS;
	return Math.round(1.2 * least / PROFILES_SHARE);
}
/** Milliseconds for each side to start the server, take its heap profiles and finish a CPU profile, in addition to the load. */
const BESIDE_LOAD = 8e3;
const LOAD_MS = 26e3;
/** Starts the server of each side under load, and profiles it. */
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
		cwd: config.loadFolder,
		env: host.env,
		scratch: join(scratch, "profiles", "load"),
		signal: part.signal,
		progress: host.progress,
		detail: host.detail
	});
}
/** Returns the two profiles that the sides are built with, if both have whole stacks. */
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
/** Returns which share of the CPU time PGO can speed up, according to the profiles of this run. */
function potentialHere(taken) {
	if (taken === void 0) return void 0;
	const under = taken.workload === "load" ? "the server under load" : "the benchmarks";
	const named = new KnownNames().named(taken.baseline.profile);
	return potentialOf(timesOf(named, valueIn(taken)), under);
}
/** Returns where the server on this machine may serve its profiles: at a source, or on an address that `ready` or `load` names. */
function profilersOf({ sources, underLoad }) {
	const urls = [underLoad?.ready ?? "", ...underLoad?.load?.match(/https?:\/\/[^\s'"<>]+/g) ?? []].filter((text) => URL.canParse(text)).map((text) => new URL("/debug/pprof/profile", text));
	return [...sources.filter((source) => source.kind === "pprof"), ...[...new Set(urls.map(({ href }) => href))].map((url) => ({ url }))].filter(({ url }) => isThisMachine(new URL(url).hostname));
}
/** Returns the endpoint of the server's profiles. @throws ExpectedError if the settings do not show it. */
async function profilerOf({ config, host }, first, signal) {
	if (first === void 0) {
		const isUnread = config.hasSources && config.sources.length === 0;
		throw new ExpectedError("the settings do not show at which address the server serves its profiles.", { fix: isUnread ? "Let `ready` name an address of the server that serves `net/http/pprof`, because `compare` collects nothing and does not read `sources`." : "Import `net/http/pprof` in the server and serve it on the address of `ready`, or add its address on this machine to `sources`." });
	}
	const access = {
		cwd: config.sourcesFolder,
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

// src/compare/after/gates.ts
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
function judgeGate({ comparison, compiler, build, heldOut }, { quantity, limit, rows: named }) {
	const all = comparison?.measurements ?? [];
	const rows = named === void 0 ? all : all.filter(({ name }) => matchesRow(named, name));
	if (all.length > 0 && rows.length === 0) {
		const names = [...new Set(all.map(({ name }) => name))];
		if (heldOut?.comparison.measurements.some(({ name }) => matchesRow(named ?? "", name))) return unjudged(`Only held-out rows match \`${named}\`, and conditions do not judge these.`);
		return unjudged(`No measured row matches \`${named}\`; the rows are ${someOf(names)}.`);
	}
	switch (quantity) {
		case "slower": {
			const decisive = rows.filter((row) => row.decisive);
			const why = comparison?.reason ?? "Nothing was measured.";
			if (named !== void 0) return judgeRows(decisive, limit, why);
			if (comparison?.interval === void 0 || comparison.change === void 0) return unjudged(why);
			return judgeInterval(overallQuantity(decisive), {
				change: comparison.change,
				interval: comparison.interval
			}, limit);
		}
		case "memory": return judgeRows(underLoadFirst(limitedRows(quantity, rows)), limit, "Nothing measured the peak memory: a load test does.");
		case "latency": return judgeRows(underLoadFirst(limitedRows(quantity, rows)), limit, "No load test reported latencies.");
		case "size": {
			const { baseline = build?.baseline.bytes, candidate = build?.candidate.bytes } = compiler?.size ?? {};
			if (baseline === void 0 || candidate === void 0) return unjudged("No two binaries were built.");
			return judgeExact("The size of the binary", {
				baseline,
				candidate
			}, limit);
		}
		case "frames": {
			const frames = compiler?.frames;
			if (frames === void 0) return unjudged("Compiler evidence is missing. Add `evidence: compiler`, or see the warning about it.");
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
function matchesRow(glob, name) {
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
	if (first === void 0) return unjudged(absent);
	const more = others.length === 0 ? "" : ` The same holds for ${someOf(others.map(({ name }) => name))}.`;
	return {
		outcome: first.outcome,
		reason: `${first.reason}${more}`
	};
}
/** Judges a measured change by its interval. @param more what follows the interval in the sentence. */
function judgeInterval(name, { change: value, interval }, limit, more = "") {
	if (![value, ...interval].every(Number.isFinite)) return unjudged(`The change of ${name} has no interval.`);
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
	if (!Number.isFinite(ratio)) return unjudged(`${name} cannot be compared: one side has none.`);
	const found = `${name} changed by ${change(ratio)}, from ${bytes(baseline)} to ${bytes(candidate)}`;
	const isAbove = ratio > limit;
	const reason = `${found}: that is ${isAbove ? "" : "not "}above ${percentSetting(limit)}.`;
	return {
		outcome: isAbove ? "failed" : "passed",
		reason
	};
}
function unjudged(reason) {
	return {
		outcome: "not measured",
		reason
	};
}

// src/compare/after/history.ts
/** The most bytes of a document. It is far more than any result document has: one with ten thousand findings has 3 MiB. */
const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/** The most characters of a name. A chart has no room for more, and import paths and tags are much shorter. */
const LONGEST_HISTORY_NAME = 512;
const MOST_ROWS = 1e4;
const boundedName = pipe(string(), minLength(1), maxLength(LONGEST_HISTORY_NAME));
const utcTime = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/), check((text) => !Number.isNaN(Date.parse(text))));
/** A number. In a result document, a number that is not finite is null. */
const number = optional(nullable(pipe(number$2(), finite())));
const amount = optional(nullable(pipe(number$2(), finite(), minValue(0))));
const row = object({
	name: boundedName,
	unit: boundedName,
	decisive: optional(boolean()),
	candidate: number
});
const changeWithBounds = {
	change: number,
	interval: optional(tuple([number, number]))
};
/** The part of a result document that a point needs. All other keys are ignored, so that documents of later versions can be read. */
const RESULT = object({
	run: object({
		time: utcTime,
		revision: optional(boundedName)
	}),
	subject: object({ package: boundedName }),
	profile: optional(object({ sha256: optional(boundedName) })),
	build: optional(object({
		baseline: object({ pgo: string() }),
		candidate: object({
			pgo: string(),
			bytes: amount,
			sha256: optional(boundedName)
		})
	})),
	comparison: optional(object({
		verdict: picklist([
			"faster",
			"slower",
			"no difference",
			"inconclusive",
			"not measured"
		]),
		...changeWithBounds,
		measurements: pipe(array(row), maxLength(MOST_ROWS))
	})),
	heldOut: optional(object({ comparison: object(changeWithBounds) })),
	load: optional(object({ candidate: object({ peakMemory: amount }) })),
	compiler: optional(object({ size: object({ candidate: amount }) }))
});
/** The result document of a run of several targets. Each of them may have failed before it had a result. */
const SEVERAL = object({
	run: object({ time: utcTime }),
	targets: pipe(array(unknown()), maxLength(MOST_ROWS))
});
/** Reads a result document with one result or with one for each target; undefined for any other file. */
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
/** Reads a value, such as the report of this run, as a result document; undefined if it does not have the keys of one. */
function asResultDocument(value) {
	const { success, output } = safeParse(RESULT, value);
	return success ? output : void 0;
}
/** Matches the files that may be result documents. Output folders and buckets also have other files. */
const RESULT_NAME = /result[^/]{0,200}\.json$|\.zip$/i;
/** Collects the results of earlier runs. A finding says what could not be read. @param own the report of this run, which is the last point. */
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
/** The most lines. A bucket with more programs contains other documents. */
const MOST_HISTORY_TARGETS = 20;
/** Results from further in the future than this are left out, because clocks are wrong by less. */
const LATEST_MS = 864e5;
/** The most characters of a row's name that are shown. */
const LONGEST_ROWS = 120;
/**
* Returns the lines of the chart: first that of this run's program, then the others by name.
* @param earlier the earlier results, in any order and with duplicates. Results from the future are left out.
* @param own the result of this run, which is the last point of its line; undefined if it measured nothing.
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
/** Makes a point of a result; undefined if there is nothing to draw, because nothing was built or the candidate has no profile. */
function pointOf(result) {
	const { run, build, comparison, load, compiler, heldOut } = result;
	if (build?.candidate.pgo === "off") return void 0;
	const isAgainstOff = build?.baseline.pgo === "off";
	const figures = {
		verdict: comparison?.verdict,
		...gainIn(isAgainstOff ? comparison : void 0),
		heldOut: isAgainstOff && heldOut ? gainIn(heldOut.comparison) : void 0,
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
function gainIn(comparison = {}) {
	const { change, interval: [low, high] = [] } = comparison;
	return {
		gain: change ?? void 0,
		interval: typeof low === "number" && typeof high === "number" ? [low, high] : void 0
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

// src/commands/work-trees.ts
/**
* Checks a commit out into a new work tree.
* @throws ExpectedError with git's reason if git cannot do that.
*/
async function addWorkTree(run, options) {
	const { root, folder, commit, what, fix } = options;
	const { host } = run;
	const git = (args, signal) => runGit(["worktree", ...args], {
		cwd: root,
		env: withoutPlacesOfGit(host.env),
		credentials: "login",
		signal
	});
	const remove = async () => {
		await git([
			"remove",
			"--force",
			"--force",
			folder
		]);
	};
	try {
		const added = await git([
			"add",
			"--detach",
			"--quiet",
			folder,
			commit
		], host.signal);
		if (added.exitCode === 0) return {
			folder,
			[Symbol.asyncDispose]: remove
		};
		const reason = outputLines(added.stderr).at(-1) ?? "it gave no reason";
		throw new ExpectedError(`git cannot check out ${what}: ${reason}`, { fix });
	} catch (error) {
		await remove();
		throw error;
	}
}
/** Returns the environment without variables that name a repository, so that a program finds that of the folder in which it runs. */
function withoutPlacesOfGit(env) {
	return {
		...env,
		GIT_DIR: void 0,
		GIT_WORK_TREE: void 0,
		GIT_INDEX_FILE: void 0
	};
}
/** Returns the path of a file or folder from the root of the repository, with symbolic links resolved. */
function pathFromRoot(root, path) {
	return relative(root, realPlace(path));
}

// src/commands/measure.ts
/** Builds and verifies both sides. @throws Rejected if the program does not build with the new profile of a refresh or repair. */
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
* Runs the user's `verify` command with the new profile in place. It runs in a second work tree of the same commit, because the profile is
* only tried and must not appear in the user's own work tree.
* @returns a note if the command passes.
* @throws Rejected if the command fails.
* @throws ExpectedError if git cannot make the second work tree.
*/
async function verify(run, place, profile) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { config, host, scratch } = run;
		if (config.verification === void 0) return [];
		const { command, timeout, folder: from } = config.verification;
		for (const secret of secretsInCommand(command)) host.mask(secret);
		host.progress("Verifying …");
		const root = await repositoryRoot(run, "`verify` needs a git repository: run it in a clone, or leave it out.");
		const { folder } = _usingCtx$1.a(await addWorkTree(run, {
			root,
			folder: join(scratch, "tree"),
			commit: "HEAD",
			what: "a second work tree to verify the profile in",
			fix: "Let `git worktree add --detach FOLDER HEAD` pass, or leave `verify` out."
		}));
		let output = () => "";
		const task = async (signal) => {
			try {
				var _usingCtx3 = _usingCtx();
				const { argv, env } = ownerCommand(command);
				const PGO_PROFILE = join(folder, place.path);
				await replaceFile(PGO_PROFILE, profile);
				const started = _usingCtx3.a(await startProcess(argv, {
					cwd: join(folder, pathFromRoot(root, from)),
					env: {
						...host.env,
						...env,
						PGO_PROFILE
					},
					credentials: "program",
					signal,
					onLine: (line) => host.detail(`verify | ${excerpt(line, 300)}`)
				}));
				output = started.output;
				const end = await started.exited;
				signal.throwIfAborted();
				return end.exitCode === 0 ? void 0 : `It ${howItEnded(end)}. ${lastOutput(output())}`;
			} catch (_) {
				_usingCtx3.e = _;
			} finally {
				await _usingCtx3.d();
			}
		};
		const tooLong = /* @__PURE__ */ new Error("The command takes too long.");
		const failure = await withDeadline(timeout, host.signal, task, () => tooLong).catch((error) => {
			if (error !== tooLong) throw error;
			return `It did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`;
		});
		if (failure === void 0) return [note("`verify` passed with the new profile in place.")];
		const reason = "`verify` does not pass with the new profile in place.";
		throw new Rejected(`${reason} ${failure}`, {
			reason,
			fix: "Run the command without the profile, too, to see whether the profile is the reason. The new profile is in the output folder."
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** The share of the budget, and the most milliseconds of it, for asking the compiler why it inlines what it inlines. */
const [REASONS_SHARE, MOST_FOR_REASONS] = [.07, 2e4];
/** Returns how many milliseconds of the budget are for the compiler's reasons, which come after measuring and profiling. */
function roomForReasons({ evidence, budget }) {
	return evidence.has("compiler") ? Math.min(MOST_FOR_REASONS, budget * REASONS_SHARE) : 0;
}
/** Starts the budget of a comparison, which bounds everything after the builds except tuning. */
function beginComparison(run, built) {
	const deadline = performance.now() + run.config.budget - roomForReasons(run.config);
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
/** Measures all contenders, and leaves a part of the budget for the profiles that `takeProfiles` records. */
function measureBinaries(pairing) {
	const { run, program, build, deadline } = pairing;
	return measureSides({
		...run,
		go: program.go,
		main: build && program.main,
		...contendersOf(pairing),
		labels: labelsOf(run.command),
		deadline: deadline - roomForProfiles(run.config),
		latest: deadline
	});
}
/**
* Lists the contenders of a comparison, each of which is compared with all before it: the tuned profile comes last, and the committed one
* before the candidate. The programs are left out if any of them is missing.
*/
function contendersOf({ sides, build, others = {} }) {
	const { tuned, ...earlier } = others;
	const all = [
		[
			"baseline",
			sides.baseline,
			build?.baseline
		],
		...Object.entries(earlier).map(([name, { side, binary }]) => [
			name,
			side,
			binary
		]),
		[
			"candidate",
			sides.candidate,
			build?.candidate
		]
	];
	if (tuned !== void 0) all.push([
		"tuned",
		tuned.side,
		tuned.binary
	]);
	const programs = all.flatMap(([name, , binary]) => binary === void 0 ? [] : [[name, binary]]);
	return {
		sides: Object.fromEntries(all.map(([name, side]) => [name, side])),
		build: programs.length < all.length ? void 0 : Object.fromEntries(programs)
	};
}
/** The names that the result document has for the two sides, by the profiles that they were built with. */
function labelsOf(command) {
	return {
		baseline: "off",
		candidate: command === "repair" ? "repaired" : "recorded"
	};
}
/** Prints the verdict as progress, because the search for reasons takes a while. @throws the signal's reason when the run was cancelled. */
function announceVerdict({ host }, report) {
	host.signal.throwIfAborted();
	if (report.comparison === void 0) return;
	const { title, sentence } = comparisonHeadline(report, report.comparison);
	host.progress(`Verdict: ${title}. ${sentence}`);
}
/** Returns why there will be no verdict, or undefined. The first line of a run says it, before the long work. */
function foreseeNoVerdict(run, program, sides) {
	return whyNothingToMeasure({
		...run,
		...program,
		sides
	});
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
		...await loadHistory(config.history, own, {
			...collectingOf(run, scratch),
			cwd: config.historyFolder
		})
	};
}
/**
* Judges the conditions of `fail-on`. A failed condition throws nothing here, so that the report shows it first (`failureOfGates` fails
* the run later). A condition that could not be judged is a warning.
*/
function gateResults(report, { gates: conditions }) {
	if (conditions.length === 0) return { findings: [] };
	const gates = judgeGates(report, conditions);
	return {
		gates,
		findings: gates.filter(({ outcome }) => outcome === "not measured").map(({ condition, reason }) => warning(`The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`, "Measure it, or remove the condition, which stops nothing now."))
	};
}
/**
* Returns the settings that changed this comparison, as the user could write them. Settings of a part that did not take place are
* left out, such as `load` where no load was measured.
*/
function nonDefaultSettings(config, sides) {
	const { measure, baseline, candidate, changedSettings } = config;
	const tookPlace = {
		comparison: true,
		"test builds": !isAnyFinished(sides),
		load: measure.has("load"),
		refs: baseline.kind === "ref" || candidate.kind === "ref"
	};
	const shown = changedSettings.filter(({ changes }) => tookPlace[changes]);
	return shown.length === 0 ? void 0 : Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}

// src/tune/tune.ts
/** Limits of the inlining cost. The compiler inlines hot callees up to 2,000, and all callees up to 80. */
const COST_LIMITS = [
	500,
	250,
	1e3
];
/** Shares of the weight of the hot calls that the kept ones hold. */
const WEIGHT_SHARES = [.9, .75];
/** Returns the contenders, the most promising first. Contenders without any call, or with the same calls as an earlier one, are left out. */
function proposeContenders(facts) {
	const byReasons = callsByReasons(facts);
	const losses = byReasons.filter(({ kind }) => kind === "lost");
	const contenders = [
		{
			name: "reasons",
			leftOut: byReasons
		},
		{
			name: "cost-500",
			leftOut: callsByCost(facts, COST_LIMITS[0])
		},
		{
			name: "callers",
			leftOut: callsByCallers(facts)
		},
		{
			name: "losses",
			leftOut: losses
		}
	];
	for (const limit of COST_LIMITS.slice(1)) contenders.push({
		name: `cost-${limit}`,
		leftOut: callsByCost(facts, limit)
	});
	for (const kept of WEIGHT_SHARES) contenders.push({
		name: `weight-${Math.round(100 * kept)}`,
		leftOut: callsByWeight(facts, kept)
	});
	return [...groupBy(contenders, callsInOrder)].flatMap(([calls, [first]]) => calls === "" || first === void 0 ? [] : [first]);
}
/** A text that two contenders share only if they leave out the same calls. */
function callsInOrder({ leftOut }) {
	return leftOut.map(identity).join("\n");
}
/** Whether two contenders leave out the same calls. */
function sameCalls(one, other) {
	return callsInOrder(one) === callsInOrder(other);
}
/** Returns the contender that leaves out what either of two leaves out. */
function combined(one, other) {
	const calls = groupBy([...one.leftOut, ...other.leftOut], identity);
	const whole = [...calls.values()].flatMap(([first]) => first?.caller === void 0 ? first ?? [] : []);
	const callees = new Set(whole.map(({ callee }) => callee));
	const single = [...calls.values()].flatMap(([first]) => first?.caller === void 0 || callees.has(first.callee) ? [] : [first]);
	return {
		name: [...new Set([one, other].flatMap(({ name }) => name.split("+")))].join("+"),
		leftOut: [...whole, ...single].sort(byNames)
	};
}
function identity({ caller, callee }) {
	return `${caller ?? ""}\0${callee}`;
}
/** Adds the weights, and drops calls that the profile does not have. If two proposals name the same call, the first one stays. */
function weighed(proposed, { edges, goVersion }) {
	const changeable = proposed.filter(({ caller = "", callee }) => !isOfRuntime(caller) && !isOfRuntime(callee) && ownName(callee) === callee);
	return [...groupBy(changeable, identity).values()].flatMap(([first]) => first ?? []).map((call) => ({
		...call,
		weight: weightShare(edges.edges, (edge) => isExcluded(edge, [call])),
		go: goVersion
	})).filter(({ weight }) => weight > 0).sort(byNames);
}
/**
* Returns the calls that the reasons blame: those whose inlining makes their caller too large for other places, and all calls of large
* functions that are copied into many places.
*/
function callsByReasons(facts) {
	const names = profileNamesIn(facts.edges);
	return weighed(facts.reasons.flatMap((reason) => {
		if (reason.kind === "lost") {
			const { function: name, places } = reason;
			return reason.inlinings.flatMap(({ caller, callee }) => named(caller, names).flatMap((from) => named(callee, names).map((to) => ({
				caller: from,
				callee: to,
				kind: "lost",
				function: name,
				places
			}))));
		}
		if (reason.kind !== "copied") return [];
		const { places, cost } = reason;
		return named(reason.function, names).map((callee) => ({
			callee,
			kind: "copied",
			places,
			cost
		}));
	}), facts);
}
/**
* Returns all hot calls in the functions that are inlined less because they became too large, and all calls of large functions that are
* copied into many places. It leaves out more than `callsByReasons` does, which knows only the calls that made these functions too large.
*/
function callsByCallers(facts) {
	const names = profileNamesIn(facts.edges);
	const hot = hotEdges(facts.edges);
	const proposed = facts.reasons.flatMap((reason) => {
		if (reason.kind !== "lost") return [];
		const { function: name, places } = reason;
		const callers = new Set(named(name, names));
		return hot.filter(({ caller }) => callers.has(caller)).map(({ caller, callee }) => ({
			caller,
			callee,
			kind: "lost",
			function: name,
			places
		}));
	});
	const copied = callsByReasons(facts).filter(({ kind }) => kind === "copied");
	const callees = new Set(copied.map(({ callee }) => callee));
	return [...weighed(proposed, facts).filter(({ callee }) => !callees.has(callee)), ...copied].sort(byNames);
}
/** Returns all calls of the hot functions whose inlining cost is above `limit`. It is empty if the costs are not known. */
function callsByCost(facts, limit) {
	return weighed([...new Set(hotEdges(facts.edges).map(({ callee }) => callee))].flatMap((callee) => {
		const cost = facts.notes?.costOf(callee);
		return cost === void 0 || cost <= limit ? [] : [{
			callee,
			kind: "cost",
			cost,
			limit
		}];
	}), facts);
}
/**
* Returns the hot calls below the heaviest ones that hold the share `kept` of the weight.
* @param kept 0 to 1. A function may call another one in several lines; the heaviest of them decides.
*/
function callsByWeight(facts, kept) {
	const hot = hotEdges(facts.edges);
	const enough = kept * totalOf(hot, ({ weight }) => weight);
	let held = 0;
	const heavy = /* @__PURE__ */ new Set();
	const light = /* @__PURE__ */ new Map();
	for (const edge of hot) {
		const pair = identity(edge);
		if (held < enough) heavy.add(pair);
		else if (!heavy.has(pair)) light.set(pair, edge);
		held += edge.weight;
	}
	return weighed([...light.values()].map(({ caller, callee }) => ({
		caller,
		callee,
		kind: "weight",
		kept
	})), facts);
}
/** The names that profiles have, by the names without type arguments. */
function profileNamesIn({ edges }) {
	const all = new Set(edges.flatMap(({ caller, callee }) => [caller, callee]));
	return groupBy(all, profileName);
}
/** The names that a function of a binary has in the profile. */
function named(symbol, names) {
	return names.get(profileName(symbol)) ?? [];
}
/** Says what a contender leaves out: `cost-500: 35 calls with 12.0 % of the edge weight are left out`. */
function contenderInWords({ name, leftOut }, edges) {
	const weight = weightShare(edges.edges, (edge) => isExcluded(edge, leftOut));
	return `${name}: ${leftOut.length === 1 ? "1 call" : `${leftOut.length} calls`} with ${share(weight)} of the edge weight ${leftOut.length === 1 ? "is" : "are"} left out`;
}

// src/tune/search.ts
/** At most so many contenders run in a heat. More of them make a round longer, and the difference of any two less precise. */
const TOGETHER = 5;
/** So many stay for the next heat if others wait for a place. */
const KEPT = 3;
/** A heat takes this share of the time that is left, and not less than `SHORTEST_HEAT`. */
const HEAT_SHARE = .5;
/** In milliseconds. Each heat first links and calibrates, so a shorter one has few rounds. */
const SHORTEST_HEAT = 4e4;
/** At most so many others are combined with the best one after a heat. */
const MOST_COMBINED = 2;
/** Runs the search. @throws what `runHeat` throws. */
async function searchContender(options) {
	const { most, now, progress } = options;
	const deadline = now() + options.milliseconds;
	const waiting = options.contenders.slice(0, most);
	const entered = /* @__PURE__ */ new Set();
	const rounds = [];
	let field = [];
	let together = TOGETHER;
	for (let heat = 1;; heat++) {
		const entering = waiting.splice(0, together - field.length);
		field.push(...entering);
		for (const contender of entering) entered.add(contender);
		const left = deadline - now();
		if (left < SHORTEST_HEAT / 2 || !isWorthAHeat(field, rounds)) break;
		const time = left < 2 * SHORTEST_HEAT ? left : Math.max(SHORTEST_HEAT, left * HEAT_SHARE);
		const names = field.map(({ name }) => name).join(", ");
		progress?.(`Tuning, heat ${heat}, at most ${duration(time)}: ${names}`);
		const measured = await options.runHeat(field, time);
		rounds.push(...measured);
		if (measured.length < 6) {
			if (field.length === 1 && measured.length === 0) break;
			together = Math.max(1, Math.floor(field.length / 2));
			waiting.unshift(...field.splice(together));
			continue;
		}
		field = survivors(field, rounds);
		if (waiting.length === 0) {
			const added = combinationsOfBest([...entered], rounds).slice(0, most - entered.size);
			waiting.push(...added);
		}
		if (waiting.length > 0) field = field.slice(0, Math.min(KEPT, together - 1));
	}
	const tried = [...entered];
	const ranked = rankedByChange(tried, rounds);
	const [best] = ranked;
	return {
		winner: best !== void 0 && best.estimate < 0 ? best.contender : void 0,
		tried: tried.map((contender) => {
			const { estimate } = ranked.find((one) => one.contender === contender) ?? {};
			return {
				contender,
				rounds: ratiosOf(contender, rounds).length,
				change: estimate === void 0 ? void 0 : Math.expm1(estimate)
			};
		})
	};
}
/** Whether another heat can change the choice: not for a single contender that ran often enough to be judged. */
function isWorthAHeat([first, ...others], rounds) {
	if (first === void 0) return false;
	return others.length > 0 || ratiosOf(first, rounds).length < 6;
}
/** The log ratios of a contender against the recorded profile, in the rounds in which it ran. */
function ratiosOf({ name }, rounds) {
	return rounds.flatMap((round) => round.get(name) ?? []);
}
/** Orders contenders by their change, the fastest first. Contenders with too few rounds are left out. */
function rankedByChange(contenders, rounds) {
	return contenders.flatMap((contender) => {
		const ratios = ratiosOf(contender, rounds);
		if (ratios.length < 6) return [];
		const { estimate, interval } = locate(ratios);
		return [{
			contender,
			estimate,
			worst: interval[1]
		}];
	}).sort((a, b) => a.estimate - b.estimate);
}
/** The contenders that are not proven worse than the best one, the best first. Those that do not build never ran, and are dropped. */
function survivors(field, rounds) {
	const ranked = rankedByChange(field, rounds);
	const [best] = ranked;
	if (best === void 0) return [];
	return ranked.flatMap(({ contender }) => {
		const differences = rounds.flatMap((round) => {
			const [own, least] = [round.get(contender.name), round.get(best.contender.name)];
			return own === void 0 || least === void 0 ? [] : [own - least];
		});
		return differences.length >= 6 && locate(differences).interval[0] > 0 ? [] : [contender];
	});
}
/**
* Combines the best contender with the next ones that helped, also if they were dropped because they helped less. Combinations that were
* tried already are left out.
*/
function combinationsOfBest(tried, rounds) {
	const [best, ...others] = rankedByChange(tried, rounds).filter(({ worst }) => worst < 0).map(({ contender }) => contender);
	if (best === void 0) return [];
	const all = [];
	for (const other of others.slice(0, MOST_COMBINED)) {
		const made = combined(best, other);
		if (![...tried, ...all].some((known) => sameCalls(known, made))) all.push(made);
	}
	return all;
}

// src/tune/culprits.ts
/** The next step searches only one part of the suspects if this part keeps this share of the gain that all suspects had in the first step. */
const ENOUGH_OF_GAIN = .7;
/** In milliseconds. A step links and calibrates first, so a shorter one has too few rounds. */
const SHORTEST_STEP = 3e4;
/** Halves the suspects as long as there is time. @returns the culprits; all suspects if no part of them is innocent. */
async function findCulprits(options) {
	const deadline = options.now() + options.milliseconds;
	let suspects = options.suspects.toSorted((a, b) => b.weight - a.weight);
	let gain;
	for (let step = 1; suspects.length > 1; step++) {
		const left = deadline - options.now();
		if (left < SHORTEST_STEP) break;
		const steps = Math.ceil(Math.log2(suspects.length)) + 1;
		const time = Math.max(SHORTEST_STEP, left / steps);
		const heat = async (name, parts) => {
			const contenders = parts.map((leftOut, at) => ({
				name: `culprits-${step}${name}-${at}`,
				leftOut
			}));
			options.progress?.(`Halving, step ${step}, at most ${duration(time)}: ${suspects.length} calls`);
			const rounds = await options.runHeat(contenders, time);
			return contenders.map((contender) => {
				const ratios = rounds.flatMap((round) => round.get(contender.name) ?? []);
				return ratios.length < 6 ? void 0 : locate(ratios).estimate;
			});
		};
		const middle = Math.ceil(suspects.length / 2);
		const halves = [suspects.slice(0, middle), suspects.slice(middle)];
		const [whole, ...ofHalves] = await heat("", [suspects, ...halves]);
		if (whole === void 0 || whole >= 0) break;
		gain ??= whole;
		const half = bestPart(halves, ofHalves, gain * ENOUGH_OF_GAIN);
		if (half === void 0 && suspects.length === 2) break;
		const rest = quartersOf(suspects).map((quarter) => suspects.filter((call) => !quarter.includes(call)));
		const smaller = half ?? bestPart(rest, await heat("-rest", rest), gain * ENOUGH_OF_GAIN);
		if (smaller === void 0) break;
		suspects = [...smaller];
	}
	return suspects;
}
/** The part with the lowest estimate, if that is low enough. */
function bestPart(parts, estimates, most) {
	const [best] = parts.map((part, at) => ({
		part,
		estimate: estimates[at] ?? Number.POSITIVE_INFINITY
	})).sort((a, b) => a.estimate - b.estimate);
	return best !== void 0 && best.estimate <= most ? best.part : void 0;
}
function quartersOf(calls) {
	const size = Math.ceil(calls.length / 4);
	return Array.from({ length: Math.ceil(calls.length / size) }, (_, at) => calls.slice(at * size, (at + 1) * size));
}

// src/tune/golang-issue.ts
/** Returns the report as Markdown. The files that it names are next to it. */
function golangIssue(report) {
	const { go, program, measured, commands, culprits, reasons } = report;
	const code = (text) => `\`${text.replaceAll("`", "'")}\``;
	const row = (what, difference) => {
		const shown = difference && changeWithInterval(difference.change, difference.interval, 2);
		return `| ${what} | ${shown?.change ?? "not measured"} | ${shown?.interval ?? ""} |`;
	};
	const calls = culprits.map(({ caller, callee, weight, reason }) => {
		return `- ${caller === void 0 ? `all calls of ${code(callee)}` : `${code(caller)} → ${code(callee)}`} (${share(weight)} of the edge weight): ${reason}.`;
	});
	return `${[
		`# cmd/compile: a PGO profile makes ${program} slower, by inlining ${culprits.length === 1 ? "one call" : `${culprits.length} calls`}`,
		"## Go version",
		code(go),
		"## What did you do?",
		`Built ${code(program)} without a profile, with ${code("recorded.pgo")}, and with ${code("without-culprits.pgo")}, which is the same profile without the calls below. Both files are attached.`,
		[
			"```sh",
			...commands,
			"```"
		].join("\n"),
		"## What did you see happen?",
		`CPU time of ${measured.slice(0, 10).map(code).join(", ")}, against ${code("-pgo=off")}. All builds ran at the same time on the same CPU, in rounds with different orders of functions (${code("-randlayout")}).`,
		[
			"| Built with | Change | 95 % interval |",
			"|---|--:|---|",
			row("the recorded profile", report.recorded),
			row("the same without these calls", report.without)
		].join("\n"),
		"These calls of the profile make the difference:",
		calls.join("\n"),
		...reasons.length === 0 ? [] : ["With the recorded profile, the compiler does this:", reasons.map((reason) => `- ${reason}`).join("\n")],
		"## What did you expect to see?",
		"The program is not slower with the profile than without it."
	].join("\n\n")}\n`;
}

// src/golang/partial-build.ts
/**
* Prepares a partial build.
* @returns undefined if a whole build is needed: with the user's own build command, with `-gcflags` of the user's, before Go 1.23, which
* has no `go tool preprofile`, and for calls from or to generic functions, which are compiled in the packages that use them.
*/
async function partialBuild({ go, mainPackage, flags, own, scratch, signal }, { recorded, tuned, calls }) {
	const context = buildContext(go, scratch, signal);
	const functions = calls.flatMap(({ caller, callee }) => [caller, callee]);
	if (own !== void 0 || functions.some((name) => name.includes("["))) return void 0;
	if ([...flags, await goOutput(["env", "GOFLAGS"], context)].some((flag) => /(^|\s)--?gcflags\b/.test(flag))) return void 0;
	const folder = join(scratch, "preprofiles");
	const file = join(folder, `tuned-${await sha256OfFile(tuned)}.preprofile`);
	await mkdir(folder, { recursive: true });
	const printed = join(folder, "printed.preprofile");
	const { exitCode } = await runGo([
		"tool",
		"preprofile",
		"-i",
		tuned,
		"-o",
		printed
	], context);
	signal?.throwIfAborted();
	if (exitCode !== 0) return void 0;
	await copyFile(printed, file);
	const flag = /\s/.test(file) ? `"-pgoprofile=${file}"` : `-pgoprofile=${file}`;
	return {
		recorded,
		flags: importPathsOf(functions, mainPackage.importPath).map((path) => `-gcflags=${path}=${flag}`)
	};
}

// src/commands/heats.ts
async function readRecorded(path) {
	return {
		path,
		bytes: await readRegularFile(path),
		edges: await edgesIn(path)
	};
}
/**
* Makes the profile of a contender and, to run it under load, its program.
* @param name the name of its files among the temporary ones.
* @throws ExpectedError if the program does not build.
*/
async function makeContender({ run, program }, recorded, contender, name) {
	const build = buildOptions(run, program, "build");
	const tuned = await tuneProfile(recorded.bytes, contender.leftOut);
	const path = join(run.scratch, "tuned", `${name}.pgo`);
	await replaceFile(path, tuned.bytes);
	const calls = callsLeftOut(recorded.edges.edges, tuned.leftOut);
	const side = {
		kind: "profile",
		path,
		display: "a tuned profile",
		partial: await partialBuild(build, {
			recorded: recorded.path,
			tuned: path,
			calls
		})
	};
	const binary = isUnderLoad(run.config) ? await buildContender(build, side, name) : void 0;
	return {
		...tuned,
		contender,
		side,
		binary
	};
}
/** The first order of functions of the fresh rounds, and of each heat. All rounds of a run have different orders. */
const [FRESH_ORDERS, ORDERS_OF_HEAT] = [1e6, 1e4];
/** Builds and measures the contenders of one search. */
var Heats = class {
	findings = [];
	#pairing;
	#recorded;
	#row;
	#made = /* @__PURE__ */ new Map();
	#heats = 0;
	/** @param row the name of the workload whose figures count in the heats; absent: all that decide the verdict. */
	constructor(pairing, recorded, row) {
		this.#pairing = pairing;
		this.#recorded = recorded;
		this.#row = row;
	}
	/** Makes a contender, once. @returns undefined if the program does not build with it; a finding says why. */
	async make(contender) {
		const { name } = contender;
		if (this.#made.has(name)) return this.#made.get(name);
		const making = makeContender(this.#pairing, this.#recorded, contender, `tuned-${this.#made.size + 1}`);
		const made = await orElse(this.#pairing.run, making, ({ message }) => {
			this.findings.push(note(message));
		});
		this.#made.set(name, made);
		return made;
	}
	/** Runs contenders next to the recorded profile. A contender that does not build is missing in the rounds. */
	async run(field, milliseconds) {
		const deadline = performance.now() + milliseconds;
		const { sides, build } = this.#pairing;
		const entered = [];
		for (const contender of field) {
			const made = await this.make(contender);
			if (made !== void 0) entered.push(made);
		}
		const [first, ...others] = entered;
		if (first === void 0 || build === void 0) return [];
		const keyOf = (made) => made === first ? "candidate" : made.contender.name;
		const heat = ++this.#heats;
		const { measured = [] } = await this.#measure({
			sides: {
				baseline: sides.candidate,
				candidate: first.side
			},
			build: {
				baseline: build.candidate,
				candidate: first.binary
			},
			others: Object.fromEntries(others.map((made) => [made.contender.name, made]))
		}, deadline, {
			precision: 0,
			firstOrder: heat * ORDERS_OF_HEAT
		});
		const counted = measured.filter(({ workload }) => (this.#row ?? workload.name) === workload.name);
		const ratios = entered.map((made) => ({
			name: made.contender.name,
			byRound: overallLogRatios(counted, {
				from: "baseline",
				to: keyOf(made)
			})
		}));
		const rounds = Math.min(...ratios.map(({ byRound }) => byRound.length));
		return Array.from({ length: rounds }, (_, at) => new Map(ratios.map(({ name, byRound }) => [name, byRound[at]])));
	}
	/** Runs the winner in fresh rounds next to all other builds of the comparison. */
	async prove(made, deadline) {
		const { sides, build, others } = this.#pairing;
		const contenders = {
			sides,
			build,
			others: {
				...others,
				tuned: made
			}
		};
		const differences = ["baseline", "candidate"].map((from) => ({
			from,
			to: "tuned"
		}));
		return {
			...await this.#measure(contenders, deadline, {
				differences,
				firstOrder: FRESH_ORDERS
			}),
			folder: this.#folder(FRESH_ORDERS)
		};
	}
	/** The folder of some rounds, by their first order of functions. */
	#folder(firstOrder) {
		return join(this.#pairing.run.scratch, `tuning-${firstOrder}`);
	}
	#measure(contenders, deadline, rounds) {
		const { run, program } = this.#pairing;
		const scratch = this.#folder(rounds?.firstOrder);
		const isProof = rounds?.firstOrder === FRESH_ORDERS;
		return measureSides({
			...run,
			...contendersOf(contenders),
			command: "refresh",
			config: {
				...run.config,
				budget: Math.max(1, deadline - performance.now()),
				heldOut: isProof ? run.config.heldOut : void 0,
				heldOutLoad: isProof ? run.config.heldOutLoad : void 0
			},
			go: program.go,
			main: program.main,
			labels: labelsOf(run.command),
			deadline,
			latest: deadline,
			rounds,
			scratch,
			outputDirectory: scratch
		});
	}
};
/** Whether the program itself runs in the rounds, and not only benchmarks. */
function isUnderLoad({ measure: ways, underLoad }) {
	return ways.has("load") && underLoad?.load !== void 0 && usesBinary(underLoad.serve);
}

// src/commands/culprits.ts
/** The shares of the time for the search and for halving. The rest is for the fresh rounds. */
const [SEARCHING, HALVING] = [.35, .4];
const MOST_CONTENDERS_TRIED = 8;
/** Finds the culprits and writes the report about them. @returns findings that name the calls and the file. */
async function reportCulprits(search) {
	const { pairing, recorded, contenders, report, milliseconds } = search;
	const { run } = pairing;
	const row = slowRow(report);
	if (row === void 0) return { findings: [note(NOT_SLOWER)] };
	const deadline = performance.now() + milliseconds;
	const heats = new Heats(pairing, recorded, row.name);
	const now = () => performance.now();
	const progress = (line) => run.host.progress(line);
	const runHeat = heats.run.bind(heats);
	const { winner, tried } = await searchContender({
		contenders,
		most: MOST_CONTENDERS_TRIED,
		milliseconds: milliseconds * SEARCHING,
		now,
		runHeat,
		progress
	});
	const ran = tried.some(({ change }) => change !== void 0);
	if (winner === void 0) return { findings: [...heats.findings, ran ? note(NONE_HELPED) : note(TOO_LITTLE, MORE_TIME_FOR_CULPRITS)] };
	const leftOut = await findCulprits({
		suspects: winner.leftOut,
		milliseconds: milliseconds * HALVING,
		now,
		runHeat,
		progress
	});
	const made = await heats.make({
		name: "culprits",
		leftOut
	});
	if (made === void 0) return { findings: heats.findings };
	run.host.progress(`Fresh rounds without ${count(leftOut.length, "call")}`);
	const { comparison, alternatives = {} } = await heats.prove(made, deadline);
	const figures = {
		recorded: changeOfRow(comparison, row.name),
		without: changeOfRow(alternatives["tuned"]?.comparison, row.name)
	};
	await writeIssue(search, made, figures);
	return { findings: [culpritsInWords(made.leftOut, figures)] };
}
const NOT_SLOWER = "The program is not proven to be slower with the recorded profile, as a whole or in a benchmark, so there are no culprits to find.";
const NONE_HELPED = "The program did not look faster without any of the calls that were tried, so no culprits were found.";
const TOO_LITTLE = "No culprits were found, because no contender ran often enough in the time.";
const MORE_TIME_FOR_CULPRITS = "Give the search more time, such as `tune: culprits 30m`.";
/** What is proven slower: the program as a whole, which has no name, or else the worst row. */
function slowRow({ comparison }) {
	if (comparison?.verdict === "slower") return { name: void 0 };
	const [worst] = (comparison?.measurements ?? []).filter(({ provenSlower }) => provenSlower).toSorted((a, b) => b.change - a.change);
	return worst && { name: worst.name };
}
/** The change of the candidate over all rows, or of one row. */
function changeOfRow(comparison, name) {
	if (comparison === void 0) return void 0;
	const { change, interval } = name === void 0 ? comparison : rowsOfVerdict(comparison).find((row) => row.name === name) ?? {};
	return change === void 0 || interval === void 0 ? void 0 : {
		change,
		interval
	};
}
function culpritsInWords(leftOut, { recorded, without }) {
	const calls = describeCalls(leftOut).map(({ caller, callee, reason }) => `${caller ?? "all callers"} → ${callee} (${reason})`);
	const shown = (change) => {
		if (change === void 0) return "not measured";
		const { change: percent, interval } = changeWithInterval(change.change, change.interval);
		return `${percent} (95 % interval ${interval})`;
	};
	const message = `These calls of the profile ${without !== void 0 && without.interval[0] <= 0 ? "make the difference" : "are a part of the difference"}: ${listInWords(calls)}. Against no profile, the program takes ${shown(recorded)} CPU time with them, and ${shown(without)} without them.`;
	return warning(message, "To leave them out of the next profile, name them in `exclude`, or set `tune: auto`. `golang-issue.md` in the output folder can be filed with golang/go.");
}
/** Writes the report for Go's issue tracker and the two profiles that it names into the output folder. */
async function writeIssue({ pairing, recorded, report }, { bytes, leftOut }, figures) {
	const { run, program } = pairing;
	const { go, main } = program;
	const [os, arch] = (await goOutput([
		"env",
		"GOOS",
		"GOARCH"
	], go.context)).trim().split(/\s+/);
	const rows = report.comparison === void 0 ? [] : rowsOfVerdict(report.comparison);
	const text = golangIssue({
		go: `${go.version} ${os}/${arch}`,
		program: main.importPath,
		measured: rows.map(({ name }) => name),
		commands: commandsToRepeat(run.config.benchmarks, main.importPath),
		...figures,
		culprits: describeCalls(leftOut),
		reasons: (report.compiler?.reasons ?? []).flatMap(({ kind, message }) => kind === "frame" ? [] : [message])
	});
	const file = (name) => join(run.outputDirectory, name);
	await copyFile(recorded.path, file("recorded.pgo"));
	await replaceFile(file("without-culprits.pgo"), bytes);
	await replaceFile(file("golang-issue.md"), Buffer.from(text));
}
/** The commands that measure the program by hand, as far as Go's own tools can. */
function commandsToRepeat(benchmarks, importPath) {
	const profiles = [
		"off",
		"$PWD/recorded.pgo",
		"$PWD/without-culprits.pgo"
	];
	if (benchmarks === void 0) return profiles.map((profile, at) => `go build -pgo=${profile} -o program-${at} ${importPath}`);
	const quoted = `'${benchmarks.replaceAll("'", "'\\''")}'`;
	return [...profiles.map((profile, at) => `go test -pgo=${profile} -run '^$' -bench ${quoted} -count 10 ./... > ${at}.txt`), "benchstat 0.txt 1.txt 2.txt"];
}

// src/commands/tuning.ts
const MOST_CONTENDERS = {
	auto: 3,
	search: 24
};
/** If lost calls weigh more than this share of the profile, `tune: auto` searches although the profile makes the program faster. */
const MUCH_LOST = .01;
/** The share of the time that the search gets. The rest is for the fresh rounds of its winner. */
const SEARCH_SHARE = .6;
/** Decides whether to tune. @returns undefined if tuning is off, nothing was measured, or the recorded profile is good as it is. */
function tuningPlan(config, { comparison, compiler }) {
	const milliseconds = mostTuningTime(config);
	if (milliseconds === 0 || comparison === void 0 || comparison.measurements.length === 0) return void 0;
	if (config.tune.kind !== "auto") return {
		milliseconds,
		most: MOST_CONTENDERS.search
	};
	const lost = totalOf(compiler?.reasons ?? [], (reason) => reason.kind === "lost" ? reason.weight ?? 0 : 0);
	return comparison.verdict === "faster" && lost <= MUCH_LOST && slowerThanCommitted(comparison) === void 0 ? void 0 : {
		milliseconds,
		most: MOST_CONTENDERS.auto
	};
}
/**
* Tunes the profile of the candidate.
* @throws the signal's reason when the run was cancelled.
*/
async function tuneRecorded(pairing, { report, notes, carried }) {
	const { run, sides } = pairing;
	const plan = tuningPlan(run.config, report);
	const { baseline, candidate } = sides;
	if (plan === void 0 || candidate.kind !== "profile" || candidate.checkout !== void 0) return { findings: [] };
	if (baseline.kind !== "off" || baseline.checkout !== void 0) return { findings: [] };
	const recorded = await readRecorded(candidate.path);
	const { edges } = recorded;
	const contenders = contendersFor(pairing, edges, {
		report,
		notes,
		carried
	});
	if (contenders.length === 0) return { findings: [note(NOTHING_TO_LEAVE_OUT)] };
	if (run.config.tune.kind === "culprits") return reportCulprits({
		pairing,
		recorded,
		contenders,
		report,
		milliseconds: plan.milliseconds
	});
	const began = performance.now();
	const heats = new Heats(pairing, recorded);
	const { winner, tried } = await searchContender({
		contenders,
		most: plan.most,
		milliseconds: plan.milliseconds * SEARCH_SHARE,
		now: () => performance.now(),
		runHeat: (field, milliseconds) => heats.run(field, milliseconds),
		progress: (line) => run.host.progress(line)
	});
	const ran = tried.filter(({ change }) => change !== void 0).length;
	if (ran === 0) return { findings: [...heats.findings, note(TOO_LITTLE_TIME, MORE_TIME)] };
	if (winner === void 0) return { findings: [note(noneBetter(ran))] };
	run.host.progress(`Tuning, fresh rounds of ${contenderInWords(winner, edges)}`);
	const made = await heats.make(winner);
	if (made === void 0) return { findings: heats.findings };
	return judgeWinner(made, await heats.prove(made, began + plan.milliseconds), report.comparison);
}
/** The contenders that may be tried, the most promising first, without the calls that the user keeps. */
function contendersFor({ run, program }, edges, { report, notes, carried }) {
	const { reasons = [] } = report.compiler ?? {};
	const proposed = proposeContenders({
		edges,
		goVersion: program.go.version,
		notes,
		reasons
	});
	return (carried === void 0 ? proposed : [carried.contender, ...proposed]).flatMap((contender) => {
		const leftOut = withoutKept(contender.leftOut, edges.edges, run.config.keptCalls);
		return leftOut.length === 0 ? [] : [{
			...contender,
			leftOut
		}];
	});
}
const NOTHING_TO_LEAVE_OUT = "The profile could not be tuned, because it has no hot calls outside of the runtime that may be left out.";
const TOO_LITTLE_TIME = "The profile could not be tuned, because no contender ran often enough in the time.";
const MORE_TIME = "Give the search more time, such as `tune: 15m`, or set `tune: off`.";
function noneBetter(tried) {
	return `None of ${tried} profiles without some calls looked better than the recorded one in the search, so the run proposes the recorded one.`;
}
/** The rows about the differences between contenders, with the calls that the tuned profile leaves out. */
function withLeftOut(rows = [], leftOut) {
	const described = describeCalls(leftOut);
	return rows.map((row) => row.name === "tuned" ? {
		...row,
		leftOut: described
	} : row);
}
/** Judges the winner of a search by its fresh rounds. */
function judgeWinner({ bytes, leftOut }, { comparison: fresh, alternatives = {}, folder }, before) {
	const rows = withLeftOut(fresh?.contenders, leftOut);
	const better = tunedAgainstRecorded(rows);
	if (better === void 0) return { findings: [note(TOO_FEW_FRESH, MORE_TIME)] };
	const { tuned } = alternatives;
	if (better.verdict === "faster" && tuned !== void 0) {
		const comparison = {
			...tuned.comparison,
			contenders: rows,
			proposed: "tuned"
		};
		const { load, heldOut, findings } = tuned;
		return {
			winner: {
				bytes,
				leftOut,
				comparison,
				load,
				heldOut,
				findings,
				folder
			},
			comparison,
			findings: []
		};
	}
	const { change, interval } = changeWithInterval(better.change, better.interval);
	const message = `The program is not proven to be faster without ${count(leftOut.length, "call")} of the profile (${change}, 95 % interval ${interval}), so the recorded profile is proposed.`;
	const tunedRows = rows.filter(({ name }) => name === "tuned");
	const contenders = [...before.contenders ?? [], ...tunedRows];
	return {
		comparison: {
			...before,
			contenders
		},
		findings: [note(message)]
	};
}
const TOO_FEW_FRESH = "A profile without some calls looked better than the recorded one, but there was no time for enough fresh rounds to prove it, so the recorded one is proposed.";
/** Finds the difference between the tuned profile and the new one as it came. */
function tunedAgainstRecorded(rows) {
	return rows.find(({ name, against }) => name === "tuned" && (against === "recorded" || against === "repaired"));
}
/**
* Makes the contender that leaves out the same calls as the committed profile.
* @param path the path of the recorded profile.
*/
async function carriedContender(building, path, leftOut) {
	if (leftOut.length === 0) return void 0;
	return makeContender(building, await readRecorded(path), {
		name: "as-committed",
		leftOut
	}, "carried");
}
/**
* Decides by the first rounds whether the calls that the committed profile leaves out stay out of the new one. The rounds are fresh for
* this list, because they took no part in finding it.
* @returns undefined if the program is proven faster with these calls than without them.
*/
function keepLeftOut({ bytes, leftOut }, { alternatives = {}, comparison: before }) {
	const rows = withLeftOut(before?.contenders, leftOut);
	if (tunedAgainstRecorded(rows)?.verdict === "slower") return void 0;
	const { tuned } = alternatives;
	const contenders = rows.length > 0 ? rows : void 0;
	const comparison = tuned && {
		...tuned.comparison,
		contenders,
		proposed: "tuned"
	};
	const { load, heldOut } = tuned ?? {};
	return {
		bytes,
		leftOut,
		comparison,
		load,
		heldOut,
		findings: [],
		folder: void 0
	};
}
/**
* Chooses the profile that `refresh` or `repair` proposes: the recorded one, the one that leaves out what the committed profile leaves
* out, or a newly tuned one.
* @returns the bytes of the chosen profile; undefined for the recorded one.
* @throws Rejected if the user's `verify` fails with the chosen profile.
*/
async function* proposeTuned(pairing, { outcome, place, cpu, ...begin }) {
	const { run } = pairing;
	const { carried } = begin;
	const kept = carried && keepLeftOut(carried, outcome);
	if (carried !== void 0 && kept === void 0) yield { findings: [note(noLongerPays(carried))] };
	const tuned = kept !== void 0 && run.config.tune.kind === "auto" ? { findings: [] } : await tuneRecorded(pairing, begin);
	yield {
		comparison: tuned.winner === void 0 ? tuned.comparison : void 0,
		findings: tuned.findings
	};
	const winner = tuned.winner ?? kept;
	if (winner === void 0) return void 0;
	const verified = await verify(run, place, winner.bytes);
	const adopted = await adoptTuned(pairing, begin.report, winner);
	const { load, heldOut, findings } = winner;
	const { comparison: measured } = begin.report;
	const report = yield {
		comparison: winner.comparison ?? (measured && {
			...measured,
			proposed: "tuned"
		}),
		load,
		heldOut,
		findings: [...findings, ...verified],
		...adopted
	};
	yield await explainAdopted(pairing, report, cpu);
	announceVerdict(pairing.run, report);
	return winner.bytes;
}
/** Finds what the compiler did with the tuned profile, because the evidence so far is about the recorded one. */
async function explainAdopted(pairing, { build, profile, differences = [] }, cpu) {
	const { candidate } = pairing.sides;
	if (build === void 0 || profile === void 0 || candidate.kind !== "profile") return {};
	const sides = {
		...pairing.sides,
		candidate: {
			...candidate,
			path: profile.path
		}
	};
	const { compiler, findings = [] } = await compilerReasons({
		...pairing,
		sides,
		build
	}, cpu);
	return {
		compiler,
		findings: [...findings, ...differences.length > 0 ? [note(PROFILED_RECORDED)] : []]
	};
}
const PROFILED_RECORDED = "The profiles that show where the time went were taken with the recorded profile, before it was tuned.";
function noLongerPays({ leftOut }) {
	const [calls, are] = [count(leftOut.length, "call"), leftOut.length === 1 ? "is" : "are"];
	return `The committed profile leaves out ${calls}. The program is proven to be faster with ${leftOut.length === 1 ? "it" : "them"} now, so ${leftOut.length === 1 ? "it" : "they"} ${are} in the new profile again.`;
}
/** Copies the results of the benchmarks, so that the file of the candidate is that of the tuned profile, as in the report. */
async function publishBenchmarks(from, to) {
	const moves = [
		["candidate", "recorded"],
		["baseline", "baseline"],
		["tuned", "candidate"]
	];
	for (const ending of ["bench.txt", "held-out.bench.txt"]) for (const [contender, name] of moves) {
		const file = await readIfThere(join(from, `${contender}.${ending}`));
		if (file !== void 0) await replaceFile(join(to, `${name}.${ending}`), file);
	}
}
/**
* Puts the tuned profile and its binary into the place of the recorded ones. `recorded.pgo` in the output folder keeps the recorded
* profile. The binary is made by `go build` alone, as the user's own builds will make it.
* @param report the report so far, with the facts about the recorded profile.
* @throws ExpectedError if the program does not build.
*/
async function adoptTuned({ run, program, build }, report, winner) {
	const { profile } = report;
	if (profile === void 0 || build === void 0) return {};
	const options = buildOptions(run, program, "build");
	const path = join(run.scratch, "tuned", "adopted", basename(profile.path));
	await replaceFile(path, winner.bytes);
	const side = {
		kind: "profile",
		path,
		display: build.candidate.pgo
	};
	const binary = await buildContender(options, side, "adopted");
	await copyFile(profile.path, join(run.outputDirectory, "recorded.pgo"));
	await replaceFile(profile.path, winner.bytes);
	await copyFile(binary.path, build.candidate.path);
	await publishBenchmarks(winner.folder ?? run.outputDirectory, run.outputDirectory);
	const read = await readProfile(winner.bytes, run.config.renames);
	const { bytes, sha256, edges } = factsOfFile(winner.bytes, profile.path, read);
	const leftOut = describeCalls(winner.leftOut);
	return {
		profile: {
			...profile,
			bytes,
			sha256,
			edges,
			leftOut
		},
		build: {
			...build,
			candidate: {
				...binary,
				path: build.candidate.path
			}
		}
	};
}
/**
* Tunes the candidate's profile for `compare`, which publishes nothing: a better profile becomes `tuned.pgo` in the output folder. The
* verdict stays that of the candidate.
*/
async function writeTuned(pairing, report, notes) {
	const { comparison, winner, findings } = await tuneRecorded(pairing, {
		report,
		notes
	});
	if (winner === void 0 || report.comparison === void 0) return {
		comparison,
		findings
	};
	const path = join(pairing.run.outputDirectory, "tuned.pgo");
	await replaceFile(path, winner.bytes);
	const contenders = winner.comparison?.contenders;
	const message = `The program is proven to be faster with \`tuned.pgo\` in the output folder than with the candidate’s profile. It leaves out ${count(winner.leftOut.length, "call")}.`;
	const fix = "To use it, put it into the place of the profile. `comparison.contenders` in the result document lists the calls.";
	return {
		comparison: {
			...report.comparison,
			contenders,
			proposed: "tuned"
		},
		findings: [...findings, note(message, fix)]
	};
}

export { compilerReasons as _, beginComparison as a, packagesToBenchmark as b, gateResults as c, pastRuns as d, verify as f, benchmarkLoops as g, withoutPlacesOfGit as h, announceVerdict as i, measureBinaries as l, pathFromRoot as m, proposeTuned as n, buildBoth as o, addWorkTree as p, writeTuned as r, foreseeNoVerdict as s, carriedContender as t, nonDefaultSettings as u, takeProfiles as v, readGiven as x, trainingOf as y };