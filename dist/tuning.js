import { $ as changeOf, At as wordsForContender, Ct as inTurns, Dt as byContender, Et as noRoomFor, Ot as contenderNames, St as heldOutNotMeasured, Tt as nameOfLoad, _t as holm, at as notMeasured, bt as FEWEST_ROUNDS, ct as rowsOfVerdict, dt as decisiveRows, et as coverageFindings, ft as groupsOf, gt as withCandidate, ht as setsPerRound, it as judgeRounds, kt as mapContenders, lt as sameProgram, mt as runRounds, n as comparisonHeadline, nt as coverageOf, ot as overallQuantity, pt as overallLogRatios, rt as judgeDifference, st as percentSetting, ut as slowerThanCommitted, vt as locate, w as withoutFigures, wt as isFinding, xt as PLANNED, yt as BudgetSpent } from "./headline.js";
import { A as profileFlags, C as buildContender, D as checkBuildFlags, M as sideInWords, S as ProfileBuildFailed, T as buildPair, _ as usesBinary, b as tooManyFailed, d as TrainingSearch, f as ANY_PROTOCOL, g as runLoad, h as repeatLoad, j as runBuild, k as pgoFlag, m as placed, o as maskSecretsOf, p as ServiceNotStarted, u as collectAll, v as withService, w as buildContext, x as understand, y as LOAD_TOOLS } from "./gather.js";
import { n as readProfile, t as readIfProfile } from "./published.js";
import { c as note, f as warning, i as UsageError, n as ExpectedError, r as Rejected } from "./errors.js";
import { b as _usingCtx, d as readRegularFile, g as replaceFile, m as realPlace, p as readText, t as MOST_BYTES_OF_PROGRAM, u as readIfThere, v as sha256OfFile } from "./files.js";
import { A as groupBy, C as bytes, D as compareText, E as changeWithInterval, I as totalOf, N as share, O as count, T as change, _ as shellArgument, c as asSentence, d as excerpt, j as remembered, k as fixed, m as literalPattern, p as listInWords, u as duration, v as someOf, w as capitalized } from "./start.js";
import { _ as tuneProfile, a as factsOfFile, d as aboutUnreadableCalls, f as aboutUnusedKeep, g as readLeftOut, h as describeCalls, m as callsLeftOut, p as byNames, v as withOnlyCalls, y as withoutKept } from "./files2.js";
import { a as normalQuantile, i as median, r as mean } from "./samples.js";
import { E as declaredName, T as Tokens, b as mostTuningTime, m as runFacts, t as buildOptions, u as repositoryRoot, v as SHORTEST_MEASURING, y as mostBuildTime } from "./program.js";
import { a as filePathOf, c as siteKey, i as EdgeWeights, n as readFunctionTable, o as inlinedCallChanges, r as readInlinedCalls, s as profileName, t as READABLE_BINARIES } from "./pclntab.js";
import { t as HOT_SHARE } from "./drift.js";
import { _ as potentialOf, c as edgesOf, f as weightShare, g as nameWithout, o as edgeKey, r as byWeight, v as timesOf } from "./edges.js";
import { C as ownName, D as symbolPath, E as splitSymbol, O as withoutTypeArguments, T as renamer, c as KnownNames, g as importPathOf, p as closureOwner, y as isOfRuntime } from "./names.js";
import { c as readBuildInfo, i as checkoutOfSide, n as areOfDifferentCode, t as SIDES } from "./binaries.js";
import { d as faultOf, l as runGo, o as lastLines, r as goOutput, s as listPackages, u as runGoBuild } from "./go.js";
import { l as isExcluded, o as goMinor, s as harmfulInlinings } from "./exclusions.js";
import { i as packagesAbout, r as ownPackages } from "./own-packages.js";
import { f as quantityOf, l as GATES, u as limitedRows } from "./format.js";
import { r as readSourceAhead, u as buildHelper } from "./repair.js";
import { a as ownerCommand, i as outputLines, n as howItEnded, r as lastOutput, s as startProcess } from "./exec.js";
import { a as pinnedTo, i as halvesOf, n as freePort, o as usableCpus, r as freshCopy } from "./processes.js";
import { _ as renameFunctions, a as compilerSampleType, b as samplingPeriod, p as linesOf, s as eachSample, u as isCompact, v as sampleTypeIndex, x as sumOf } from "./columns.js";
import { t as decodeFile } from "./decode.js";
import { n as StackSum, s as encodeWhole, t as Interned } from "./encode.js";
import { n as withDeadline, r as withinTime, t as orAborted } from "./deadline.js";
import { _ as portsIn, a as collectingOf, d as orElse, g as onPort, h as hasFreePort, o as contextOf } from "./read.js";
import { a as takeProfile, n as endpointOf, r as headersFor } from "./pprof2.js";
import { n as callApi } from "./api.js";
import { i as networkFor } from "./send.js";
import { o as isThisMachine } from "./addresses.js";
import { a as textGlobOf } from "./glob.js";
import { D as regex, I as unknown, P as tuple, S as optional, T as pipe, _ as minValue, a as finite, b as number$2, g as minLength, j as string, k as safeParse, n as boolean, p as maxLength, r as check, t as array, v as nullable, w as picklist, x as object } from "./dist3.js";
import { s as secretsInCommand } from "./credentials.js";
import { i as digest } from "./bytes.js";
import { t as runGit } from "./git.js";
import { createHash } from "node:crypto";
import { chmod, copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path, { basename, dirname, join, relative } from "node:path";

// src/compare/workload/test-binaries.ts
/**
* The parts of the time for building. All packages may take `BUILD_SHARE` of the time until the deadline, and the first package may take
* `FIRST_SHARE`. If the first package is not built in time, there is no verdict.
*/
const [BUILD_SHARE, FIRST_SHARE] = [.5, .75];
/**
* Builds the test binaries of all packages with benchmarks for all contenders. If the user gave a test binary as a side, only the package
* of this test binary is built. A package is left out with a finding if its tests do not build in time, or if its test binaries have the
* same bytes for all contenders.
* @throws ExpectedError if the user gave test binaries of two different packages.
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
				nothing: { reason: `No test binaries were built within ${Math.round(took)} s, their share of \`budget\`; raise \`budget\` to about ${Math.ceil(2 * took / BUILD_SHARE)} s.` }
			};
		}
		const label = labelOf(importPath, testedCode(build, "baseline").go.modulePath);
		const failed = Object.values(made).find(isFinding);
		const programs = made;
		if (failed !== void 0) findings.push(failed);
		else if (await haveSameBytes(Object.values(programs))) {
			const message = `The test binaries of ${label} have the same bytes on both sides, so they are not measured.`;
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
	if (same.length > 0) {
		const isAll = same.length === packages.length;
		return {
			binaries,
			findings,
			nothing: {
				reason: isAll ? SAME_TESTS : SAME_TESTS_THAT_BUILD,
				identical: isAll
			},
			areGiven
		};
	}
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
const SAME_TESTS = "The test binaries of both sides have the same bytes, so the speed of their benchmarks cannot differ.";
const SAME_TESTS_THAT_BUILD = "The test binaries that could be built have the same bytes on both sides, and the other ones do not build.";
async function haveSameBytes(files) {
	return new Set(await Promise.all(files.map(sha256OfFile))).size === 1;
}
/**
* Builds the test binaries of a package for all contenders.
* @param at the number of the package, which is part of the file names.
* @param end the time at which building must end, in milliseconds of `performance.now()`.
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
	const message = `The benchmarks of ${someOf(left)} are left out, because there was no time left to build them.`;
	return warning(message, `Raise \`budget\`, or ${areNamed ? "name fewer packages in `benchmark-packages`" : "name the packages that matter in `benchmark-packages`"}.`);
}
/** Returns the reason that no benchmark was found, with the places that were searched. */
function noBenchmarks({ go, packages, areNamed }) {
	if (areNamed) return `No benchmark was found in ${someOf(packages)}, which \`benchmark-packages\` names.`;
	return `No benchmark was found${packages.length === 0 ? "" : ` in the ${count(packages.length, "package")} that the program is about,`} in module ${go.modulePath}.`;
}
/** The lines of the README that show what the user can add to get a verdict. */
const WHAT_TO_ADD = "For a verdict, add two lines to `.github/pgo.yml`: `serve: exec \"$PGO_BINARY\" -addr 127.0.0.1:$PORT` and `load: hey -z 5m http://127.0.0.1:$PORT/`; for a program that ends, one line is enough: `load: $PGO_BINARY testdata/large.json`. Or write a benchmark next to the hot code: func BenchmarkPage(b *testing.B) { for b.Loop() { renderPage() } }";
async function packagesToBuild(build, given) {
	const sharedByAll = (listed) => ({
		packages: listed.map((found) => mapContenders(build.contenders, () => found)),
		findings: []
	});
	const [first, second = first] = given.map(({ importPath }) => importPath);
	if (first === void 0) return Object.values(build.contenders).some((side) => checkoutOfSide(side) !== void 0) ? packagesOfCheckouts(build) : sharedByAll(await packagesWithBenchmarks(build));
	if (first === second) return sharedByAll(await listPackages(build.go, [first], build.flags));
	const message = `The baseline has the tests of ${first}, but the candidate has the tests of ${second}.`;
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
/** Returns the code of a contender with its tests: the user's code, or the checkout of another commit. */
function testedCode(build, contender) {
	return checkoutOfSide(build.contenders[contender]) ?? build;
}
/**
* Returns the path of a package below its module. The path below the module stays the same if the path of the module changes, for example
* for a new major version.
*/
function pathBelow(importPath, modulePath) {
	if (importPath === modulePath) return ".";
	return importPath.startsWith(`${modulePath}/`) ? importPath.slice(modulePath.length + 1) : importPath;
}
/** The maximum number of benchmarks of one side that a note lists. */
const LISTED_BENCHMARKS = 10;
/** Names the benchmarks that only one side has, such as benchmarks that a branch adds. */
function onOneSideOnly(side, names) {
	if (names.length === 0) return [];
	const benchmarks = `${count(names.length, "benchmark")} ${names.length === 1 ? "exists" : "exist"}`;
	return [note(`${benchmarks} only on the ${side}, so there is nothing to compare with: ${someOf(names, LISTED_BENCHMARKS)}.`)];
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
/** Flags with which the compiler adds code for checks or counters to the program, so that its speed changes. */
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
		const message = isBoth ? `The test binaries are built with \`${flag}\`, so the code that this flag adds is measured, too.` : `Only one side is built with \`${flag}\`, and this flag alone makes that side slower.`;
		return [{
			severity: isBoth ? "note" : "warning",
			message,
			fix: `Build the test binaries without \`${flag}\`.`
		}];
	});
}
/**
* Returns the packages of the module whose tests contain a benchmark. This function does not check whether the tests compile.
*/
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
* @param name the name of the file without extension. The names of both sides must have the same length, because longer arguments can shift
* a program's stack and change its speed. Source: Mytkowicz et al., "Producing wrong data without doing anything obviously wrong!", ASPLOS
* 2009.
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
	const { exitCode, stderr } = await runGoBuild(args, buildContext(go, scratch, signal));
	if (exitCode === 0 && await stat(file).catch(() => void 0) !== void 0) return file;
	const message = `The benchmarks of ${importPath} do not build ${sideInWords(side)} and are left out: ${lastLines(stderr, 10)}`;
	return warning(message, `Make \`go test -c ${importPath}\` pass with the same build flags.`);
}
/**
* Returns the profile for the tests of package main. In a test binary, the names of the functions in package main begin with the path of
* the package and not with `main`.
*/
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
/** Returns the function that links the test binaries of all contenders again; undefined if the user gave one of the test binaries. */
function linkTests(build, binaries) {
	const names = contenderNames(build.contenders);
	const sides = names.map((name) => build.contenders[name]);
	if (sides.some(({ kind }) => kind === "binary")) return void 0;
	return async (flags, signal = build.signal) => {
		for (const { importPaths, programs } of binaries) {
			const making = sides.map((side, at) => makeSide({
				...build,
				flags,
				signal
			}, side, importPaths[names[at] ?? ""], `${at + 1}/next`));
			const made = await Promise.all(making);
			if (made.some(isFinding)) return false;
			for (const [at, file] of made.entries()) await rename(file, programs[names[at] ?? ""]);
		}
		return true;
	};
}
/**
* Shortens an import path. For example, `example.com/m/internal/render` becomes `internal/render`, and the root of the module becomes its
* last element.
*/
function labelOf(importPath, modulePath) {
	if (importPath.startsWith(`${modulePath}/`)) return importPath.slice(modulePath.length + 1);
	return importPath.slice(importPath.lastIndexOf("/") + 1);
}
const RESULT_LINE = /^(Benchmark\S*)\s+(\d+)(?:\s+(\S.*))?$/;
/**
* Returns the results that a test binary printed, in their order. The test binary must run with `-test.v`, because lines may be torn apart
* without this flag.
*/
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
* Returns the benchmarks and groups of benchmarks that began, in their order. The output must come from a run with `-test.v`.
* @returns `name` is the name that the benchmark gave to `b.Run`. In the line of a result, `-8` at the end of the name may be GOMAXPROCS or
* a part of the name. `text` is the output of the benchmark, up to the beginning of the next benchmark.
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
/**
* Returns a result line with the CPU time and the memory that the meter measured, and with the allocations that the benchmark printed. All
* other printed values are left out, because a contender that ran on the same CPU at the same time disturbed these values.
*/
function costLine(one, cpuSecondsPerOp, peakBytes) {
	return line(one, [
		`${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`,
		...peakBytes > 0 ? [`${peakBytes} peak-B`] : [],
		...one.metrics.filter((metric) => ALLOCATED.test(metric))
	]);
}
/**
* Returns a result line with the values that `costLine` leaves out, for a run in which no other side ran; undefined if no value is left.
*/
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
/** Returns the value that the benchmark printed for a unit, such as `allocs/op`. */
function metricOf({ metrics }, unit) {
	const printed = metrics.find((metric) => metric.endsWith(` ${unit}`));
	return printed === void 0 ? void 0 : Number(printed.slice(0, -unit.length - 1));
}
/**
* Returns the `-test.bench` pattern that matches only the benchmark with this name. For a sub-benchmark, the pattern also matches the
* benchmarks that contain it.
*/
function exactPattern(plainName) {
	const exact = (element) => `^${literalPattern(element)}$`;
	return plainName.split("/").map(exact).join("/");
}

// src/profile/flame-graph.ts
/** The name of the root, from which all stacks start. */
const ROOT = "root";
/** Merges the stacks of two profiles into one tree. The tree keeps even the stacks with the smallest values. */
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
* Adds up the samples of each function, like `go tool pprof -top` (`newGraph` in its internal/graph). Inlined frames count like all other
* frames. A recursive function counts only once for each stack.
* @param countOf a function that returns the value of a sample.
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
* Returns the frames of each location as the numbers of their names, the innermost frame first. Frames of one function count as equal.
* Frames without a function count as equal if they are in the same mapped file. `go tool pprof -functions` has the same rules (`nodeInfo`
* in its internal/graph).
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
* Reads the count and the CPU nanoseconds of a sample. If the count or the CPU time is missing, the missing value is computed from the
* other value.
* @throws ExpectedError if a missing value cannot be computed.
*/
function cpuValues(profile) {
	const count = sampleTypeIndex(profile, "samples", "count");
	const cpu = sampleTypeIndex(profile, "cpu", "nanoseconds");
	const period = profile.periodType?.type === "cpu" ? profile.period : 0;
	if (count >= 0 && cpu >= 0) return (values) => [values[count] ?? 0, values[cpu] ?? 0];
	if (count >= 0 && period > 0) return (values) => [values[count] ?? 0, (values[count] ?? 0) * period];
	if (cpu >= 0 && period > 0) return (values) => [(values[cpu] ?? 0) / period, values[cpu] ?? 0];
	throw new ExpectedError("The profile has no CPU time: neither `cpu` nor `samples` with a period.", { fix: "Take a CPU profile: `/debug/pprof/profile`, or `go test -cpuprofile`." });
}
/** Reads the objects and bytes that were allocated since the program started. @throws ExpectedError if the profile has no allocations. */
function spaceValues(profile) {
	const objects = sampleTypeIndex(profile, "alloc_objects", "count");
	const space = sampleTypeIndex(profile, "alloc_space", "bytes");
	if (objects >= 0 && space >= 0) return (values) => [values[objects] ?? 0, values[space] ?? 0];
	throw new ExpectedError("The profile has no allocations, because it has no column `alloc_space`.", { fix: "Take the profile from `/debug/pprof/heap` or `/debug/pprof/allocs`." });
}
/** Adds up the stacks of one side per unit of work. */
var SideSum = class {
	stacks = new StackSum();
	samples = 0;
	/**
	* Adds a CPU profile.
	* @param works the number of units of work that the profile covers.
	* @param group the name of a group of stacks, such as the name of a benchmark. Equal stacks in different groups stay separate.
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
	/**
	* Adds the allocations that a program made between two heap profiles, while it did `works` units of work.
	* @throws ExpectedError if the profiles contain no allocations.
	*/
	addAllocated(before, after, works, group) {
		const add = (profile, per) => {
			const valuesOf = spaceValues(profile);
			this.stacks.add(profile, (values) => valuesOf(values).map((value) => value / per), group);
		};
		add(after, works);
		add(before, -works);
	}
};
/**
* The minimum total of the values of a scaled profile. If the total is large, rounding the values to integers makes no visible difference.
*/
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
/**
* The factor between the unit of a profile and the unit of the difference: a profile has nanoseconds and the difference has seconds, and
* both have bytes.
*/
const PER_UNIT = {
	cpu: 1e9,
	alloc: 1
};
/**
* Makes a profile from the sum of each side, with values for the same number of units of work. Counts of CPU samples are not scaled.
* @param sampling the way in which allocations were sampled; absent if each allocation was recorded.
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
				...kind === "cpu" ? ["go-pgo: samples/count is the number of samples that were taken, and is not scaled."] : []
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
/** Returns the function that reads a sample's value in the unit of the difference. */
function valueIn({ kind, works }) {
	const divisor = PER_UNIT[kind] * works;
	return (values) => (values[1] ?? 0) / divisor;
}
/**
* Returns the function that computes the variance of a sample's value, in the square of the value's unit. Returns undefined if the profile
* is not a sample, because Go recorded each allocation. CPU samples are independent of each other, so the variance of the number of samples
* is this number itself (Poisson distribution). An allocation of `size` bytes is recorded with the probability p = 1 − exp(−size / rate),
* and a recorded allocation counts 1 / p times (`scaleHeapSample` in Go's runtime/pprof). For N allocations, the estimated number therefore
* has the variance N · (1 − p) / p.
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
* Pairs two CPU profiles that the user gave. If both profiles contain their durations, the values are divided by the seconds of profiling,
* because the longer profile would have larger values for all functions.
* @returns undefined if a profile has no samples, or has no stacks because it was compacted.
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
/** The maximum number of functions in the list by flat values, and also in the list by cumulative values. */
const MOST_LISTED_FUNCTIONS = 30;
/** The share of runs in which a function without a real change may differ by more than its `chance`. */
const WRONG = .05;
/** Compares the profiles of both sides function by function. Functions without a difference are not listed. */
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
/** Merges the stacks of both sides into one tree, with values in the unit of the difference. */
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
/** Returns the function that computes the `chance` of each function; undefined if each allocation was recorded. */
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
* Lists the functions that differ most. Functions with equal differences are sorted by name, so that the result does not depend on the
* order of samples.
*/
function largest(all, difference) {
	const size = (one) => Math.abs(difference(one));
	return all.filter((one) => size(one) > 0).sort((a, b) => size(b) - size(a) || compareText(a.name, b.name)).slice(0, MOST_LISTED_FUNCTIONS);
}
/**
* Writes both profiles for `go tool pprof -diff_base`: `baseline.cpu.pprof` for benchmarks, `baseline.load.cpu.pprof` for a load.
* @returns the paths of the two files.
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
* Gives functions the same names on both sides. A closure is matched by its file and line, because inlining renames closures. For example,
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
/**
* Returns the function around a closure, its file and its first line. Returns undefined for functions that are not closures, and if the
* profile lacks the file or the first line.
*/
function closurePlace({ names, startLines, filename }, at) {
	const owner = closureOwner(names[at]);
	const [line, file] = [startLines[at], filename(at)];
	return owner === void 0 || line <= 0 || file === "" ? void 0 : `${owner}\0${file}:${line}`;
}
/**
* Finds the time that inlining moved between functions. If one side calls a function and the other side inlines this call, the callee's
* time moves to the caller. The CPU time that one function lost and the other function gained is in this case the same work under a
* different name.
* @param differenceOf returns the flat value of a function on the candidate minus its flat value on the baseline.
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
/** Lists the calls that one side (`inlining`) inlines, and that the other side (`calling`) makes without ever inlining them. */
function changedSites(calling, inlining) {
	return [...calling.called].flatMap(([key, site]) => inlining.inlined.has(key) && !calling.inlined.has(key) ? [site] : []);
}
/** Returns the calls on a profile's stacks, grouped by the line of the call. */
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
* Builds the meter for this machine into `scratch`. Each benchmark runs Go code on one thread only. With several threads, the work of the
* garbage collector depends on which threads run, and the differences between pairs are several times as large.
* @throws ExpectedError if Go cannot build the meter.
*/
async function runnerFor({ go, scratch, signal, words }, deadline) {
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
		words,
		deadline
	};
}
/** Returns the name of the benchmark's row, such as `render.BenchmarkPage-2`. */
function rowName({ binaries, printedName }) {
	return `${binaries.label}.${printedName}`;
}
/**
* Runs one benchmark.
* @returns a finding if the benchmark failed, took longer than `seconds`, printed no result or ran a different number of operations.
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
		if (happened !== void 0) return leftOutFinding(rowName(selected), wordsForContender(contenders[at], runner.words), happened, run);
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
function leftOutFinding(name, side, happened, run) {
	const fix = "cutOffSeconds" in run ? "Make the benchmark shorter, including the parts for which its timer is stopped. Or raise `budget`, or leave the benchmark out with `benchmarks`." : "Make the benchmark pass under `go test -bench`, or leave it out with `benchmarks`.";
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
/**
* A run that calibrates a benchmark takes `CALIBRATED`, which is long enough to make the noise of timers and starts small. A run of fewer
* seconds than `SHORT` is too short.
*/
const [CALIBRATED, SHORT] = ["0.1s", .05];
/** The part of the remaining time that the first run of all benchmarks of a package may take. */
const DISCOVERING = 1 / 4;
/** The part of the remaining time that a run of one benchmark may take. With longer runs, too few rounds would fit into the time. */
const RUNNING = 1 / 6;
/** The minimum time limit of a run in seconds, because a run may take ten times as long on a busy machine. */
const SHORTEST_LIMIT = 3;
function timeLimit({ deadline }, part) {
	return Math.max(SHORTEST_LIMIT, (deadline - performance.now()) / 1e3 * part);
}
/**
* Finds the benchmarks that the user's expression selects, and measures how long an operation of each benchmark takes on the baseline. Also
* checks that all other contenders can run these benchmarks. A benchmark is left out with a finding if it fails or does not end on a
* contender, or if it does not fit into the time.
* @returns the benchmarks. `isComplete` is false if the time ended before all benchmarks were calibrated.
* @throws UsageError if the expression is not valid.
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
		findings.push(warning(message, "Raise `budget`, or choose fewer benchmarks with `benchmarks`."));
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
* Finds the benchmarks that all contenders have. Contenders with the same code have the same benchmarks, so only the baseline is run. The
* code of another commit may have more or fewer benchmarks, including benchmarks that `b.Run` starts. A note names the benchmarks that one
* contender lacks.
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
/**
* Returns the benchmarks that began in one test binary (`begun`) and did not begin in a second test binary (`other`). If a benchmark calls
* `b.Run`, only the name of the outermost benchmark is returned.
*/
function lacking(begun, other, label) {
	const names = [...begun].filter((name) => !other.has(name));
	return names.filter((name) => !names.some((parent) => name.startsWith(`${parent}/`))).map((name) => `${label}.${name}`);
}
/**
* Runs all selected benchmarks of one side once. Each result counts as a separate benchmark. If one benchmark crashes or hangs, all
* remaining benchmarks run again without this benchmark.
* @returns the found benchmarks, and the names of all benchmarks that began, including failed and skipped benchmarks.
*/
async function discover(binaries, contender, { selection, runner, findings }) {
	const leaves = [];
	const names = /* @__PURE__ */ new Set();
	const done = [];
	const failed = [];
	const { expression, except } = selection;
	const excepted = except?.binaries.includes(binaries) ? [except.expression] : [];
	const side = wordsForContender(contender, runner.words);
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
			} else if (ended === "FAIL") failed.push({
				label,
				run: {
					...run,
					stdout: text,
					stderr: ""
				}
			});
			if (printed.length > 0 || ended !== void 0) done.push(name);
			else unfinished = name;
		}
		const happened = "cutOffSeconds" in run || run.exitCode !== 0 ? whatHappened(run, "1x") : void 0;
		if (happened === void 0) break;
		if (begun.length === 0) findings.push(leftOutFinding(`Running the benchmarks of ${binaries.label}`, side, happened, run));
		if (unfinished === void 0) break;
		if ("cutOffSeconds" in run && leaves.length > before) continue;
		findings.push(leftOutFinding(`${binaries.label}.${unfinished}`, side, happened, run));
		done.push(unfinished);
	}
	findings.push(...aboutFailed(failed, side));
	return {
		leaves,
		begun: names
	};
}
/**
* Returns one warning for each failed benchmark. If many benchmarks failed, returns one warning about them together, because many
* benchmarks usually fail for the same reason.
*/
function aboutFailed(failed, side) {
	const happened = "failed (exit code 1)";
	const [first] = failed;
	if (first === void 0 || failed.length <= MOST_NAMED) return failed.map(({ label, run }) => leftOutFinding(label, side, happened, run));
	const names = someOf(failed.map(({ label }) => label), MOST_NAMED);
	const said = lastOutput(first.run.stdout);
	const message = `${failed.length} benchmarks ${happened} on the ${side} and are left out: ${names}. ${said}`;
	return [warning(message, "Make them pass under `go test -bench`, or leave them out with `benchmarks`.")];
}
/**
* Returns the error for an expression that Go does not accept.
* @param said the text that the test binary printed about `-test.bench` or `-test.skip`.
*/
function invalidExpression({ except, ...own }, said) {
	const { setting, expression } = except !== void 0 && /^testing: invalid regexp\b.*-test\.skip\b/m.test(said) ? except : own;
	const reason = asSentence(lastLines(said, 1));
	return new UsageError(`${setting}: \`${expression}\` is not a regular expression: ${reason}`, { fix: "Write the expression as for `go test -bench`, such as `.` for all benchmarks, or `^BenchmarkPage$`." });
}
/** The maximum number of benchmarks that a warning names. */
const MOST_NAMED = 3;
/** Returns one warning about all benchmarks whose runs are mostly outside of their timed operations. */
function aboutUntimed(all) {
	if (all.length === 0) return [];
	const named = all.map(({ name, untimed }) => `${name} (${Math.round(untimed * 100)} %)`);
	const message = `${all.length === 1 ? "1 benchmark is" : `${all.length} benchmarks are`} left out, because most of a run is outside of the timed operations (start-up, set-up, stopped timer, waiting): ${someOf(named, MOST_NAMED)}.`;
	return [warning(message, "Make the set-up of the benchmark shorter, or let each operation do more work.")];
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
		const message = `${rowName(leaf)} does not loop over b.N, so its time per operation means nothing. This benchmark is left out.`;
		return warning(message, "Put the code to measure into `for b.Loop() { … }`.");
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
/**
* The maximum share of a run that may be untimed. A benchmark with a larger share is left out, because its CPU time would mostly show work
* outside of the benchmark.
*/
const MOST_OF_LIMIT = .5;
/** A time in seconds that is shorter than a cycle of any processor. */
const NO_TIME = 1e-10;
/**
* Returns the printed time of a run; 0 if the run printed no time. A benchmark may print any number, so the result is at most the time that
* the run really took.
*/
function timedSeconds({ result, wallSeconds }) {
	return Math.min(result.secondsPerOp ?? 0, wallSeconds / result.iterations);
}
/**
* Returns the share of a run that was certainly not timed. If a busy machine delayed the start of the run, this delay does not count. NaN
* means unknown.
*/
function untimedShare(run) {
	if (run.result.secondsPerOp === void 0) return NaN;
	return 1 - (run.result.iterations + 1) * timedSeconds(run) / Math.min(run.wallSeconds, run.cpuSeconds);
}
/**
* Runs one program, or several programs at the same time. If the system can pin programs, the programs of a call share one CPU, and each
* call uses a different CPU.
* @throws BudgetSpent at the deadline, the signal's reason if the signal was aborted, or ExpectedError if a program cannot be run. When the
* function throws, the programs and their child processes have ended.
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
			throw new ExpectedError(`${names} could not be run: ${lastLines(meter.output(), 5)}`, { fix: "Check that GOOS and GOARCH fit this machine, because benchmarks run on it." });
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
* The number of orders that must fit into the `LINKING` share of the time. If fewer orders fit, the functions keep their order, because few
* orders would say little about all other orders. It is worth spending time on linking, because a wide interval over many orders says more
* than a narrow interval for a single order.
*/
const FEWEST_ORDERS = 8;
/** The share of the time for measuring that linking may take. */
const LINKING = 2 / 3;
/**
* The share of the time for measuring after which the first link is stopped. If the first link takes half of this share, linking is already
* too slow for a new order in each round.
*/
const FIRST_LINK = 2 * LINKING / FEWEST_ORDERS;
/**
* Links both sides once to find out whether the linker can reorder functions and how long linking takes. The link is stopped after the share
* `FIRST_LINK` of the time.
* @returns no `reordering` in three cases: linking fails (as with Go before 1.22), GOFLAGS has linker flags that `-randlayout` would
* override, or there is too little time. A finding reports only the third case, the lack of time.
*/
async function reordering({ go, flags, signal = new AbortController().signal }, link, { seconds, share }) {
	if ((await goOutput(["env", "GOFLAGS"], go.context)).includes("-ldflags")) return { findings: [] };
	const limit = Math.max(0, seconds * FIRST_LINK);
	const began = performance.now();
	const isLinked = limit > 0 ? await withinTime(limit * 1e3, signal, (ending) => link(withLayoutSeed(flags, 1), ending)) : void 0;
	if (isLinked === false) return { findings: [] };
	const isLate = isLinked === void 0;
	const taken = isLate ? limit : (performance.now() - began) / 1e3;
	const needed = taken * FEWEST_ORDERS / LINKING;
	if (!isLate && needed <= seconds) {
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
	const message = `All rounds use one order of functions in memory, but the order alone can make a binary some percent faster or slower. ${limit > 0 ? `Linking another order takes ${isLate ? "more than " : ""}${duration(taken * 1e3)}, which is too long for each round.` : "There is no time left to link another order for each round."}`;
	const more = Math.max(10, 10 * Math.ceil((needed - seconds) / share / 10));
	const fix = `Raise \`budget\` by ${isLate ? "more than" : "about"} ${more} s.`;
	return { findings: [note(message, fix)] };
}
/** Adds the seed to the user's own linker flags, because Go uses only the last `-ldflags` on the command line. */
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
* Finds and calibrates the benchmarks, and makes a workload of each benchmark. The number of operations in a run is chosen so that enough
* rounds fit into the time. If not all benchmarks fit, the most expensive benchmarks are left out, and a finding names these benchmarks.
* @param groups the groups of benchmarks. The group that decides the verdict comes first, and held-out groups get the remaining time.
*/
async function prepareBenchmarks(options, groups, window) {
	const { deadline, latest = deadline, measuringShare = 1 } = window;
	const runner = await runnerFor(options, latest);
	const seconds = () => (deadline - performance.now()) / 1e3;
	const whole = totalOf(groups, ({ share }) => share);
	const calibrated = await calibrateGroups(options, groups, {
		...runner,
		deadline: performance.now() + seconds() * 1e3 * whole * CALIBRATION_SHARE
	});
	const all = calibrated.flatMap((group) => group.calibrated.benchmarks);
	const link = linkTests(options, [...new Set(all.map(({ binaries }) => binaries))]);
	const time = {
		seconds: seconds() * whole,
		share: whole * measuringShare
	};
	const linked = link && all.length > 0 ? await reordering(options, link, time) : { findings: [] };
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
/** Calibrates the groups one after the other. A held-out benchmark is removed from the group that decides the verdict. */
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
* @param left returns how many seconds a share of the remaining time has.
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
		const nameWithTime = (benchmark) => {
			const seconds = perRound(benchmark);
			return seconds > 1 ? `${rowName(benchmark)} (${seconds} s a round)` : rowName(benchmark);
		};
		const tooLong = benchmarks.filter((_, at) => plan[at] === void 0).map(nameWithTime);
		const seconds = totalOf(chosen, (one) => secondsOfFirstRound(one.benchmark, one.iterations, contenders));
		taken += FEWEST_ROUNDS * seconds / PLANNED;
		return {
			...group,
			chosen,
			tooLong
		};
	});
}
/** Returns the reason why no benchmark of a group is measured. */
function whyNoBenchmarks({ calibrated: { benchmarks, findings, isComplete }, benchmarks: expression, except }, { budgetSeconds, buildSeconds }) {
	if (isComplete && benchmarks.length === 0) {
		if (findings.length > 0) return "None of the benchmarks ran on both sides.";
		return `No benchmark${except === void 0 ? "" : " that is not held out"} matches \`${expression}\`.`;
	}
	const enough = Math.ceil(Math.max(2 * budgetSeconds, buildSeconds / BUILD_SHARE));
	const spent = benchmarks.length === 0 ? "was spent before the benchmarks were calibrated" : `has no room for ${FEWEST_ROUNDS} rounds of any benchmark, which an interval needs`;
	return `Building the test binaries took ${Math.round(buildSeconds)} s, and the budget of ${budgetSeconds} s ${spent}; raise \`budget\` to about ${enough} s or choose fewer benchmarks.`;
}
/**
* The usual and the shortest length of a run, in CPU seconds. On a busy machine, many pairs of a tenth of a second give a narrower interval
* than a few long pairs (docs/measuring.md). The reason is that the load of the machine changes between long pairs. A run is longer if
* starting the process would take a visible part of the run.
*/
const [RUN, SHORTEST_RUN] = [.1, .05];
/** The lengths of a run to try, in CPU seconds. The longest length with which enough rounds fit into the time is chosen. */
const LENGTHS = [
	.5,
	.2,
	RUN,
	SHORTEST_RUN
];
/**
* The maximum ratio between the planned wall time and the planned CPU time of a run. If a benchmark waits for a longer time, for example in
* `time.Sleep`, its runs get fewer operations, so that they do not use up all the time.
*/
const MOST_WAITING = 2;
/**
* Plans the number of operations in one run of each benchmark, so that `FEWEST_ROUNDS` rounds fit into the budget.
* @param contenders the number of contenders.
* @returns the number of operations for each benchmark. The number of operations is undefined for the most expensive benchmarks, which are
* left out until the remaining benchmarks fit.
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
* Returns the wall time of one of the first rounds, in which all contenders run together and then each contender runs alone.
* @param seconds the CPU seconds of one run.
*/
function firstRoundsSeconds(costs, seconds, contenders) {
	return totalOf(costs, (cost) => secondsOfFirstRound(cost, iterationsFor(cost, seconds), contenders));
}
function secondsOfFirstRound(cost, iterations, contenders) {
	return 2 * contenders * (cost.outsideSeconds + cost.secondsPerOp * iterations);
}
/** Returns the number of operations in one run. @param most the maximum CPU seconds of the run. */
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
/**
* The number of first rounds in which each contender also runs alone, so that its wall time can be measured. After these rounds, each
* contender also runs alone in every fifth round.
*/
const ROUNDS_ALONE = FEWEST_ROUNDS;
const ROUNDS_BETWEEN = 5;
/** The maximum share of a run outside of the benchmark's timed part. If the share is larger, the result has a note. */
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
	/** Returns the results of a contender in Go's benchmark format, in the order of the runs. */
	lines(contender) {
		return this.#lines.get(contender) ?? [];
	}
	/** Keeps the results of a set. @param timed the runs in which each contender had the machine alone; absent in most rounds. */
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
	/** Returns the median share of a run that is outside of its timed part. */
	get untimed() {
		return this.#untimed.length > 0 && median(this.#untimed) || 0;
	}
};
/**
* Makes a workload of a benchmark. All contenders run at the same time on the same CPU, so that any other work of the machine slows all
* contenders down equally. While several contenders run, their wall time has no meaning, so some rounds also run each contender alone. If
* the benchmark fails only while several contenders run, the contenders take turns in all later rounds. Source: Bulej et al., "Duet
* Benchmarking: Improving Measurement Accuracy in the Cloud", ICPE 2020.
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
			const why = `The sides of ${name} take turns, because ${name} failed when both sides ran at the same time, and passed when only one side ran.`;
			return [note(why, "Avoid fixed ports and files in the benchmark, so that both sides can run in parallel, which makes the interval narrower.")];
		},
		untimed: () => results.untimed
	};
}
/** Returns a note about the benchmark with the largest untimed share, if this share is large enough to matter. */
function aboutSetUp(workloads) {
	const [worst] = workloads.toSorted((a, b) => b.untimed() - a.untimed());
	if (worst === void 0 || worst.untimed() < VISIBLE_OVERHEAD) return [];
	const message = `Up to ${share(worst.untimed())} of a run (${worst.name}) is outside of the timed part (start-up, set-up, stopped timer). This untimed part is the same on both sides, so the report shows changes too small and CPU times too large by this share.`;
	return [note(message, "Raise `budget` for longer runs, or make the set-up of the benchmark shorter.")];
}
/**
* Returns the CPU seconds per operation. The CPU seconds include start-up, set-up and the iteration that `testing` tries first, in the same
* way on both sides.
*/
function cpuSecondsPerOp(run) {
	return run.cpuSeconds / run.result.iterations;
}
/**
* Returns the values of one run, by unit.
* @param timed the run in which the contender had the machine alone, if the round has a run without the other contenders.
*/
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
* Writes the results of each contender into a file. For example, `benchstat baseline.bench.txt candidate.bench.txt` compares two of these
* files. Held-out benchmarks go into separate files, such as `baseline.held-out.bench.txt`, because benchstat computes a geometric mean
* over all benchmarks of a file.
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
/** The minimum CPU seconds of a server in a slice. With fewer CPU seconds, the comparison gets a warning. */
const SHORT_SECONDS = .2;
/**
* Lists the reasons to doubt the figures: slices with little CPU time, and failed requests.
* @param sets the runs of all contenders in each set; there is at least one set.
* @param name the name of the load, such as `load`.
*/
function doubtsOf(sets, name, words) {
	const found = [];
	const [first] = sets;
	const seconds = median(sets.flatMap((set) => SIDES.map((side) => set[side].use.cpuSeconds)));
	if (seconds < SHORT_SECONDS) {
		const message = `One run of the ${name} costs ${fixed(seconds, 2)} s of CPU time, which is little to compare.`;
		found.push(note(message, "Give the load more work, or raise `budget` for longer runs."));
	}
	for (const contender of contenderNames(first)) {
		const works = sets.map((set) => set[contender].work);
		const failed = totalOf(works, (work) => work.failed ?? 0);
		const done = totalOf(works, (work) => work.done);
		if (failed === 0) continue;
		const side = wordsForContender(contender, words);
		const message = `${fixed(failed, 0)} of ${count(done, first.baseline.work.work)} of the ${name} failed with the ${side} (${share(failed / done)}). Failures count as work, too.`;
		found.push(warning(message, "See what the load tool prints when you run its command by hand."));
	}
	return found;
}
/** Computes the figures of both servers from their pairs of slices; undefined before the first pair. */
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
	/** Returns the median of a figure over the slices; undefined if a slice does not have the figure. */
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
/** Reads the amount of work from the load tool's output. If no tool is recognized, the work is one run of the command. */
function workOf({ output, from, to }) {
	return understand(output, (to - from) / 1e3) ?? {
		work: "run",
		done: 1,
		latencies: {}
	};
}
/**
* Thrown if the load was stopped and did not print how much work it had done. A load that prints its work only at its end must be allowed
* to end by itself.
*/
var EndedEarly = class extends ExpectedError {};
/**
* Starts the server, warms up the server, loads it for a slice, and stops it. Each slice starts a new server. The memory layout alone
* changes the speed by some percent, and a long-lived server would keep the same layout in every set.
* @param meetings functions with which all contenders wait for each other, before the warm-up and before the slice; empty if the contenders
* take turns.
* @throws ExpectedError if the server or the load fails, or EndedEarly if the load does not print how much work it had done.
*/
async function measureSlice(setting, plan, { contender, at }, meetings) {
	const { cwd, signal, env, readyTimeout, starts, halves, scratch, binaries } = setting;
	const port = starts.ports[at];
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
	const message = `\`load\` ${run.cut ? "was ended" : "ended"} after ${duration(run.to - run.from)}, but its output does not say how much work it had done. ${lastOutput(run.output)}`;
	return new EndedEarly(message, { fix: `Load with ${LOAD_TOOLS}. Or let \`load\` print \`requests=N errors=N\` on SIGINT, or end within \`$PGO_SLICE_SECONDS\`.` });
}
/**
* Checks that the server did the work of the load.
* @param printed the end of the program's output, for the message.
* @throws ExpectedError if the server used no CPU time or too many requests failed.
*/
function requireWork({ use }, work, printed = "") {
	if (!use?.cpuSeconds) throw new ExpectedError("The processes that `serve` started used no CPU time while `load` ran.", { fix: "Let `serve` start the server itself, in the foreground, and let `load` send requests to it. A server that a daemon such as Docker starts cannot be measured." });
	const failure = tooManyFailed(work, `, so the comparison would measure failures instead of work.${printed}`);
	if (failure !== void 0) throw failure;
	return use;
}
/**
* Lists the URLs at which the server listens on this machine. The function reads the URLs in the `load` command, but ignores URLs that are
* part of the query or the path of another URL. If the command contains no URLs, the ports that the command names with `$PORT` are used.
*/
function loadEndpoints(asked, { load = "", program }, port = 0) {
	const plain = (text) => text.replaceAll(/\?[^\s'"]*/g, "");
	const named = plain(load).match(/(?<!\/)https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? [];
	const asks = port === 0 ? [] : portsIn(plain(asked.load ?? ""), port);
	const urlOf = (listening) => named.find((url) => url.endsWith(`:${listening}`));
	if (named.length > 0 && !asks.some(urlOf) || port === 0 || program) return [...new Set(named)];
	return (asks.length > 0 ? asks : [port]).map((listening) => urlOf(listening) ?? `${"any:"}//127.0.0.1:${listening}`);
}
/** Returns the values of a slice, by unit. Values that are not above zero are left out, because they have no ratio. */
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
/** Describes a slice in a line of progress, such as `12,000 requests, 2.40 s of CPU time in 5 s.` */
function describeRun({ work: { done, work }, use, seconds }) {
	return `${work === "run" ? "one run of the load" : count(done, work)}, ${fixed(use.cpuSeconds, 2)} s of CPU time in ${duration(seconds * 1e3)}.`;
}

// src/compare/after/profiling.ts
/**
* The seconds of CPU time that the profiles of one side should contain. Twenty seconds give about two thousand samples, spread over the
* benchmarks.
*/
const SECONDS_PER_SIDE = 20;
/**
* The time for all profiles, divided by the CPU time to profile on one side. The factor leaves time for the profiles of both sides, for
* allocation profiles, and for starting and waiting.
*/
const ROOM = 4;
/** The maximum CPU time to profile in one benchmark, in seconds. More samples of one benchmark do not show more. */
const MOST_SECONDS = 8;
/** The seconds in which the allocations of a benchmark are recorded. A short time is enough, because each allocation is recorded. */
const ALLOCATING_SECONDS = .1;
/**
* The flags with which a test binary writes each kind of profile. A test binary records each allocation, because a sample of the
* allocations would be mostly noise.
*/
const FLAGS = {
	cpu: (file) => [`-test.cpuprofile=${file}`],
	alloc: (file) => ["-test.memprofilerate=1", `-test.memprofile=${file}`]
};
/**
* Takes profiles of each benchmark on both sides, with the same number of operations. The values are per operation, summed over all
* benchmarks. A failed benchmark is left out on both sides, and a finding says so.
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
/** Takes one kind of profile of every benchmark. If a benchmark fails on one side, the benchmark is left out on both sides. */
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
		findings.push(note(`The time for profiling was up: ${missing}.`, "Raise `budget`, choose fewer benchmarks with `benchmarks`, or set `evidence: compiler` to compare no profiles."));
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
* Runs one benchmark twice on each side, in the order baseline, candidate, candidate, baseline, so that both sides are affected equally if
* the machine gets slower. For allocations, the second run has twice as many operations, so that the difference of the two runs does not
* contain the set-up.
* @param seconds the seconds of CPU time for one run.
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
/**
* Adds the profiles of a benchmark to the sums.
* @param group the name that keeps the benchmark's stacks apart from the stacks of other benchmarks.
*/
function addProfiles(sums, taken, group) {
	const { kind, iterations } = taken;
	for (const side of SIDES) {
		const [first, second] = taken[side];
		if (kind === "alloc") sums[side].addAllocated(first, second, iterations, group);
		else for (const profile of [first, second]) sums[side].addCpu(profile, 2 * iterations, group);
	}
}
/** The maximum time for which a server is loaded, in milliseconds. A load that still runs after this time gets SIGINT, as from Ctrl-C. */
const LONGEST_MS = 2e4;
/**
* The length of one CPU profile. net/http/pprof must know the length of a profile beforehand, but the end of the load is not known.
* Therefore several short profiles follow each other. Between two profiles, up to 0.2 s are not profiled, because Go needs this time to
* stop a profile. The last profile ends after the load.
*/
const WINDOW_SECONDS = 5;
/**
* Loads each server for some seconds, and profiles the server during this time. CPU profiles are taken one after the other. The allocations
* are the difference between two heap profiles, at the start and at the end of the load. Values are per request if the load command prints
* the number of requests, and per run of the load if it does not.
* @throws ExpectedError if the load was stopped and did not print how much work it had done, or if the server cannot be profiled.
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
	if (work === "run" && SIDES.some((side) => sides[side].runs.some(({ cut }) => cut))) throw new ExpectedError(`\`load\` was ended after ${duration(options.longest ?? LONGEST_MS)}, but its output does not say how much work it had done.`, { fix: `Load with ${LOAD_TOOLS}, or let \`load\` end by itself in less time.` });
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
/**
* Returns the work of all runs of the load together. If all runs have the same unit, such as `request`, the result has this unit.
* Otherwise, the unit is `run`, which is one run of the load command.
*/
function workOfRuns(runs) {
	const works = runs.map(workOf);
	const [first] = works;
	const isOne = works.every(({ work }) => work === first.work);
	return {
		work: isOne ? first.work : "run",
		done: isOne ? totalOf(works, ({ done }) => done) : runs.length
	};
}
/** Returns the share of the load's time that was profiled. @throws ExpectedError if the load ended before the first profile began. */
function coveredBy({ windows, runs }) {
	const [from, to] = [runs[0].from, runs.at(-1).to];
	const within = (window) => Math.max(0, Math.min(window.to, to) - Math.max(window.from, from));
	const covered = totalOf(windows, within);
	if (covered > 0) return Math.min(1, covered / (to - from));
	throw new ExpectedError("The load was over before the server began to profile itself.", { fix: "Let `load` do more work, because a good profile needs about ten seconds of load." });
}
/** Takes one CPU profile after the other until the load has ended. @throws ExpectedError if the server refuses a profile. */
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
* @returns a finding if the server does not report its allocations, because the server's CPU profile is useful even without allocations.
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
/** The shortest slice, in seconds. If slices were shorter, starting servers would take most of the time. */
const SHORTEST_SLICE = 1;
/** The longest slice that is chosen if the load does not need a longer one, in seconds. */
const LONGEST_SLICE = 8;
/**
* The number of sets that a plan has room for if the noise of the servers is not known. A 95 % interval needs 6 sets, and after 16 sets,
* measuring may end early.
*/
const SETS_WANTED = 24;
/** The minimum number of sets that must fit into the time if the noise decides the length of the slice. */
const SETS_OF_NOISE = 12;
/** To measure the noise, the trial has `PROBES` slices of one second, if these slices take at most the share `PROBING` of the time. */
const [PROBES, PROBING] = [5, .1];
/** The noise between starts, as a fraction. Longer slices do not reduce this noise, because each server's memory layout differs. */
const NOISE_OF_STARTS = .01;
/**
* The shortest and the longest warm-up, in seconds. During the warm-up, connections, pools and caches fill, and the garbage collector finds
* its pace.
*/
const [SHORTEST_WARM_UP, LONGEST_WARM_UP] = [.5, 2];
const WARM_UP_SHARE = .2;
/**
* The minimum number of requests in a slice, if the time is long enough. If a slice had fewer requests, the requests that the end of the
* slice cuts off would matter.
*/
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
/** Plans the slices from the results of the trial. @param left the seconds for all sets. */
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
/** Returns how many seconds a slice and its warm-up may take if the given number of sets must fit into the time. */
function loadedSeconds({ left, turns, startSeconds }, sets) {
	return left * PLANNED / sets / turns - startSeconds;
}
function warmUpFor(time) {
	return within(loadedSeconds(time, SETS_WANTED) * WARM_UP_SHARE, SHORTEST_WARM_UP, LONGEST_WARM_UP);
}
/**
* Returns how long a slice may take if the given number of sets must fit into the time. The result is negative if no slice is short enough.
*/
function sliceOf(time, warmUp, sets) {
	return loadedSeconds(time, sets) - warmUp;
}
function mostOf(time, warmUp) {
	return Math.max(1, sliceOf(time, warmUp, FEWEST_ROUNDS));
}
function within(value, least, most) {
	return Math.min(most, Math.max(least, value));
}
/** Returns the standard deviation of ln(candidate / baseline) between slices of one second; undefined if too few slices were probed. */
function noiseOf({ baseline, candidate }) {
	const ratios = baseline.map((seconds, at) => Math.log((candidate[at] ?? NaN) / seconds));
	if (ratios.length < PROBES || !ratios.every(Number.isFinite)) return void 0;
	const middle = mean(ratios);
	return Math.sqrt(mean(ratios.map((ratio) => (ratio - middle) ** 2)) * (PROBES / (PROBES - 1)));
}

// src/compare/workload/load.ts
/** Returns the warning that the load is not measured because one contender failed. */
function leftOut({ contender, error }, name, words) {
	const message = `The ${name} test is left out, because it failed with the ${wordsForContender(contender, words)}: ${asClause(error)}`;
	return warning(message, error.fix);
}
/** Returns the message of an error in lower case, so that it can follow a comma or a colon. */
function asClause({ message }) {
	return asSentence(message.replace(/^(?:The|Another|What) /, (word) => word.toLowerCase()));
}
/**
* Tries the load once and plans how to measure it.
* @returns a finding if the load cannot be measured.
* @throws the signal's reason if the run is cancelled.
*/
async function prepareLoad(options) {
	const { underLoad, progress, words } = options;
	const { load } = underLoad;
	const name = nameOfLoad(options);
	if (load === void 0) return warning("The settings start both servers, but name no load for the measurement.", "Name a command with `load`, such as `ab -q -n 20000 -c 8 URL`.");
	if (process.platform !== "linux") {
		const message = `The servers are not measured under load, because only Linux reports the CPU time of a server, and this machine runs ${process.platform}.`;
		return warning(message, "Run the comparison on Linux, for example with `runs-on: ubuntu-latest`.");
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
		starts: {
			ports: hasPorts ? await freePorts(names.length) : [],
			failed: []
		},
		halves: await halvesOf(underLoad.cpus),
		readyTimeout: Math.min(6e4, Math.max(0, left.planned() * 1e3) / FEWEST_ROUNDS)
	};
	const trial = await tryOut(setting, left, hasPorts && options.together !== false).catch((error) => {
		if (error instanceof BudgetSpent) return void 0;
		throw error;
	});
	if (trial === void 0) return warning(`The budget was spent before the ${name} had run once on every side.`, "Raise `budget`.");
	if (isFailure(trial)) return leftOut(trial, name, words);
	const linked = await relinked(setting, trial, left);
	const linking = Math.min(15 * (linked.reordering?.seconds ?? 0), left.linked() * LINKING) * left.planned() / left.linked();
	for (const one of names) progress(`The ${wordsForContender(one, words)}: ${describeRun(trial.set[one])}`);
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
/** Chooses a port for each of so many servers. */
function freePorts(servers) {
	return Promise.all(Array.from({ length: servers }, freePort));
}
/** Returns the seconds that are left for a load, computed from the parts of the time that the load may use. */
function timeLeft({ deadline, share = 1, mostShare = share, linkedShare = share }) {
	const seconds = () => (deadline - performance.now()) / 1e3;
	return {
		planned: () => seconds() * share,
		most: () => seconds() * mostShare,
		linked: () => seconds() * linkedShare
	};
}
/** Returns the warning that the time is too short for a load. @param plan the seconds of a set, and the seconds of a slice. */
function tooLong(options, { secondsPerSet, slice }) {
	const name = nameOfLoad(options);
	const { share = 1, mostShare = share, measuringShare = 1 } = options;
	const sets = contenderNames(options.binaries).length === 2 ? "pairs" : "sets of runs";
	const message = `The ${name} is left out: an interval needs ${FEWEST_ROUNDS} ${sets}, but the budget is shorter. Each ${sets === "pairs" ? "pair" : "set"} takes ${duration(secondsPerSet * 1e3)} with a slice of ${duration(slice * 1e3)}.`;
	const missing = FEWEST_ROUNDS * secondsPerSet * 1.2 - timeLeft(options).most();
	const more = 10 * Math.ceil(missing / mostShare / measuringShare / 10);
	return warning(message, `Raise \`budget\` by about ${more} s, or give the ${name} less work.`);
}
/**
* Returns the seconds of a run that cannot be stopped early. A program that runs to its end cannot be stopped early. A load also cannot be
* stopped early if its tool, when it is stopped, does not print how much work it had done. Returns 0 for a load that can be stopped early.
*/
function secondsOfWholeRun({ underLoad }, { set }) {
	if (!underLoad.program && set.baseline.work.work !== "run") return 0;
	return Math.max(...Object.values(set).map(({ seconds, work }) => seconds / work.done));
}
/** Returns the seconds that a slice is expected to take. A load that ends by itself may take longer or shorter than planned. */
function expectedSlice(setting, trial, plan) {
	const wanted = Object.values(trial.set).map(({ cut, seconds }) => cut ? plan.slice : seconds);
	const planned = Math.min(plan.longest, Math.max(...wanted));
	const wholeRun = secondsOfWholeRun(setting, trial);
	return wholeRun === 0 ? planned : wholeRun * Math.max(1, Math.round(planned / wholeRun));
}
/**
* Links all contenders into the scratch folder, to find out whether linking works and how long a link takes.
* @returns the binaries to run.
*/
async function relinked(setting, trial, left) {
	const { binaries, scratch, reordering, share = 1, measuringShare = 1 } = setting;
	const names = contenderNames(binaries);
	const copies = mapContenders(binaries, (_, name) => join(scratch, "linked", `${names.indexOf(name) + 1}`, basename(binaries.baseline)));
	const time = {
		seconds: left.planned() - FEWEST_ROUNDS * turnsOf(setting, trial.plan) * secondsOfWholeRun(setting, trial),
		share: share * measuringShare
	};
	const linked = await reordering?.(copies, time) ?? { findings: [] };
	return {
		...linked,
		binaries: linked.reordering ? copies : binaries
	};
}
/** Makes the workload that runs sets with the plan and keeps the results of the sets. */
function loadTest({ setting, trial, plan, left, ...planned }) {
	const { together } = plan;
	const name = nameOfLoad(setting);
	const turns = turnsOf(setting, plan);
	const sets = [];
	let { overhead } = planned;
	const runSet = async (order) => {
		const chosen = shortened(plan, (left.planned() * PLANNED / Math.max(0, FEWEST_ROUNDS - sets.length) - overhead) / turns);
		const { deadline, latest = deadline } = setting;
		const measured = await measureSet({
			...setting,
			deadline: latest
		}, chosen, order);
		if (isFailure(measured)) return leftOut(measured, name, setting.words);
		overhead = measured.seconds - turns * chosen.slice;
		sets.push(measured.runs);
		return mapContenders(measured.runs, ({ values }) => values);
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
			...doubtsOf(sets.length > 0 ? sets : [trial.set], name, setting.words),
			...startDoubts(setting, sets.length)
		]
	};
}
/**
* Returns the warning that servers did not start and were started again.
* @param sets the number of sets that count.
*/
function startDoubts(setting, sets) {
	const { failed } = setting.starts;
	const [first] = failed;
	if (first === void 0 || sets === 0) return [];
	const times = [...groupBy(failed, ({ contender }) => contender)].map(([contender, own]) => `${count(own.length, "time")} with the ${wordsForContender(contender, setting.words)}`);
	const message = `In the ${nameOfLoad(setting)} test, the service failed to start ${listInWords(times)}, and all services were started again. The first time, ${asClause(first.error)}`;
	return [warning(message, first.error.fix)];
}
function doing({ underLoad: { program }, isHeldOut }, together) {
	return `${program === void 0 ? "Loading the servers" : "Running the programs"}${isHeldOut ? " with the held-out load" : ""} ${together ? "at the same time" : "in turns"}`;
}
/** The number of slices of a set that run one after the other. */
function turnsOf({ binaries }, { together }) {
	return together ? 1 : contenderNames(binaries).length;
}
/**
* Runs the trial in the best way that works. The trial first runs all servers at the same time, and if this fails, the servers take turns.
* The trial first stops the load after its slice, and if the load's output cannot be understood, the load runs to its end.
* @returns the result of the first way that works. If no way works, the failure of the last try.
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
	const measured = await measureSet(setting, plan, contenderNames(setting.binaries));
	if (isFailure(measured)) return measured;
	const { runs: set } = measured;
	const seconds = Object.values(set).map(({ loadedSeconds }) => loadedSeconds);
	const loaded = plan.together ? Math.max(...seconds) : totalOf(seconds, (one) => one);
	return {
		plan,
		set,
		startSeconds: (measured.seconds - loaded) / turnsOf(setting, plan),
		notes: []
	};
}
function aboutTurns({ error }) {
	return note(`The servers take turns, because they cannot run at the same time: ${error.message}`, "Let `serve` use no ports but `$PORT` and `$((PORT + 1))`, and no file that both servers would write. Then both servers can run at the same time, and the interval becomes narrower.");
}
/** Plans the sets from the results of the trial. */
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
/** Shortens the slices of a plan if the machine became so busy that too few sets would fit. @param most the maximum seconds of a slice. */
function shortened(plan, most) {
	if (plan.longest > plan.slice || most >= plan.slice) return plan;
	const slice = Math.max(1, most);
	return {
		...plan,
		slice,
		longest: slice
	};
}
/** The maximum number of failed starts after which a load test starts its servers again. */
const MOST_FAILED_STARTS = 3;
/**
* Runs one set. If a server does not start, all servers start again, on other ports, because another program may have taken a port since
* the last set. The failed try has no effect on the figures, because a set counts only as a whole.
* @param order the contenders, in the order in which they start.
* @returns the failure if a contender fails; the first failed start if a server does not start again.
* @throws BudgetSpent at the deadline, or the signal's reason if the signal was aborted.
*/
async function measureSet(setting, plan, order) {
	const { starts, progress } = setting;
	const first = await measureOnce(setting, plan, order);
	if (!isFailure(first) || !(first.error instanceof ServiceNotStarted)) return first;
	if (starts.failed.length === MOST_FAILED_STARTS) return first;
	progress(`The ${wordsForContender(first.contender, setting.words)} failed to start: ${asClause(first.error)} All servers start again.`);
	starts.ports = await freePorts(starts.ports.length);
	const second = await measureOnce(setting, plan, order).catch((error) => {
		if (error instanceof BudgetSpent) return first;
		throw error;
	});
	if (isFailure(second) && second.error instanceof ServiceNotStarted) return first;
	starts.failed.push(first);
	return second;
}
/**
* Runs one set. If one contender fails, the other contenders are stopped.
* @param order the contenders, in the order in which they start.
* @returns the failure if a contender fails.
* @throws BudgetSpent at the deadline, or the signal's reason if the signal was aborted.
*/
async function measureOnce(setting, plan, order) {
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
	const runAll = async () => {
		if (!plan.together) {
			const runs = [];
			for (const contender of order) runs.push(await run(contender));
			return runs;
		}
		const settled = await Promise.allSettled(order.map(run));
		signal.throwIfAborted();
		return settled.map((result) => result.value);
	};
	try {
		const begun = performance.now();
		return {
			runs: byContender(order, await runAll()),
			seconds: (performance.now() - begun) / 1e3
		};
	} catch (error) {
		setting.signal.throwIfAborted();
		if (failure !== void 0) return failure;
		throw error;
	} finally {
		clearTimeout(timer);
	}
}
function isFailure(result) {
	return "error" in result && result.error instanceof ExpectedError;
}
/**
* Returns a function that all contenders call and await, so that they continue at the same time. The function rejects with the signal's
* reason.
*/
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
	const { benchmarks, heldOut = {}, budgetSeconds, measuringShare } = options;
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
		latest,
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
		measuringShare,
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
		latest,
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
/**
* Returns two parts of the time: each kind of work is planned for `share`, and work that decides the verdict may use up to `mostShare`.
*/
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
/** Builds the test binaries of all benchmarks. A package with deciding and held-out benchmarks is built only once. */
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
	const none = "None of the held-out packages has a benchmark that could be built.";
	const isMissing = heldOut.benchmarks !== void 0 && held.length === 0;
	return {
		built,
		deciding,
		heldOut: held,
		nothing: benchmarks && nothing,
		findings: [...built.findings, ...isMissing ? [heldOutNotMeasured("benchmarks", built.nothing?.reason ?? none)] : []]
	};
}
/** Returns the function that says whether a test binary belongs to the packages in the options. */
async function selectorOf({ go, packages, flags }, { areGiven }) {
	if (areGiven || packages.length === 0) return () => true;
	const listed = await listPackages(go, packages, flags);
	const paths = new Set(listed.map(({ importPath }) => importPath));
	return ({ importPaths }) => Object.values(importPaths).some((path) => paths.has(path));
}
/** Makes the groups of benchmarks. The group that decides the verdict comes first. */
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
/**
* Tries the held-out load in the time that the other workloads leave.
* @returns undefined if there is no held-out load, or no workload that decides the verdict.
*/
async function prepareHeldOutLoad({ heldOut = {}, contenders = SIDES }, { deciding, deadline, latest, load, benchmarked, wanted }) {
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
		latest,
		share,
		mostShare,
		linked: load?.binaries
	});
}

// src/compare/compare-binaries.ts
const SAME_PROGRAMS = "Both binaries have the same bytes, so their machine code cannot differ in speed.";
/**
* Explains why a comparison would have no verdict. To find the reason before profiles are collected or programs are built, the function
* looks at the configuration, finished binaries and the packages' test files.
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
* Measures all contenders with the workloads of the configuration: the module's benchmarks and the load test. If the run is cancelled, the
* result has the rounds that were complete at that time.
* @throws ExpectedError if the user's workload cannot be measured. `refresh` and `repair` report the error about the workload as a finding,
* because their builds and the compiler's evidence are still useful. A UsageError always ends the command.
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
		words: options.words,
		benchmarks,
		load,
		heldOut,
		haveDifferentPrograms: build !== void 0 && !areSame && !isAnyGiven,
		precision,
		equivalence,
		...options.rounds,
		budgetSeconds: config.budget / 1e3,
		measuringShare: options.measuringShare,
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
		findings: [...findings, ...outcome.findings],
		workloadFindings: [...findings, ...outcome.workloadFindings]
	};
}
function heldOutWithLabels(heldOut, labels) {
	return heldOut && {
		...heldOut,
		comparison: withLabels(heldOut.comparison, labels)
	};
}
/** Replaces the names of the contenders by their names in `labels`. */
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
/** True if the user named a finished binary as a side. A finished binary is not built in this run. */
function isAnyFinished(sides) {
	return Object.values(sides).some(({ kind }) => kind === "binary");
}
const START_THE_BINARY = "Start the server with `serve: $PGO_BINARY …`. The variable holds the path of the binary to measure.";
const NO_WORKLOAD = "The settings name no benchmarks to run and no program or server to load.";
const NOTHING_MEASURED = warning("Nothing is measured, because the settings name no benchmarks to run and no program or server to load.", "Remove your `benchmarks` and `measure` settings, or set `serve` to a server and `load` to a command that loads it.");
/**
* Returns the benchmarks that the configuration names; undefined if the configuration turns benchmarks off.
* @throws UsageError for an unknown package.
*/
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
async function selectedBenchmarks({ go, main, sides, words, config, host, scratch }, { benchmarks, packages, setting }) {
	const { buildFlags: flags } = config;
	const named = isAnyFinished(sides) ? void 0 : packages;
	const unknown = (named === void 0 ? [] : await listPackages(go, named, flags)).find(({ importPath, error }) => error !== "" && named?.includes(importPath));
	if (unknown !== void 0) throw new UsageError(`${setting}benchmark-packages: ${unknown.error}`, { fix: "Name packages, one a line." });
	return {
		go,
		contenders: sides,
		words,
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
/** Returns the held-out benchmarks; undefined if the settings name none. @throws UsageError for an unknown package. */
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
* Returns the work that the setting `held-out` names; undefined without this setting. If the held-out load cannot be measured, a finding
* says so.
* @param areSame true if the programs of all contenders have the same bytes. If the programs are the same, only benchmarks can differ,
* because test binaries are built separately.
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
* Lists the packages of the module whose benchmarks run code of the program. If the module has no program, lists all packages.
*/
async function packagesToBenchmark(go, main, flags) {
	const all = await ownPackages(go, flags);
	return main !== void 0 && all.some(({ importPath }) => importPath === main.importPath) ? packagesAbout(main.importPath, all) : all.map(({ importPath }) => importPath);
}
/**
* Returns the load test of the configuration. Returns undefined if `serve` does not start the built binary, because loading a different
* server would say nothing about the two binaries. If `serve` does not start the built binary, `compare` reports a note.
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
	const { config, host, scratch, words, measuringShare } = options;
	const { env, signal, progress } = host;
	return ({ linked, ...time }) => prepareLoad({
		...time,
		measuringShare,
		binaries: linked ?? mapContenders(build, ({ path }) => path),
		words,
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
* Returns the function that links the programs with a new order of functions. Returns undefined if the user gave a finished binary or has a
* build command, because in both cases the action cannot change the linker's flags.
*/
function reorderingOf(options) {
	const { go, main, sides, config, host, scratch } = options;
	const built = Object.entries(sides).flatMap(([name, side]) => side.kind === "binary" ? [] : [{
		name,
		side
	}]);
	if (config.ownBuild !== void 0 || built.length < Object.keys(sides).length) return void 0;
	if (main === void 0) return void 0;
	return (to, time) => {
		const link = async (flags, signal = host.signal) => {
			const build = {
				go,
				mainPackage: main,
				flags,
				scratch,
				signal
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
			flags: config.buildFlags,
			signal: host.signal
		}, link, time);
	};
}
/**
* Compares all contenders with benchmarks, a load, or both. The contenders also run the work that is held out from the verdict. The rounds
* of all workloads are interleaved. If a workload cannot be measured, a finding says so. If no workload can be measured, the verdict is
* `not measured` with the reason.
*/
async function compareBinaries(options) {
	const { benchmarks, precision, equivalence, progress, signal, contenders = SIDES } = options;
	const { differences, firstOrder = 0, words } = options;
	const prepared = await prepareWorkloads(options);
	const { load, heldOutLoad, benchmarked, workloads, orders, began, deadline, latest } = prepared;
	const seconds = () => (performance.now() - began) / 1e3;
	if (workloads.length === 0) {
		const comparison = withoutWorkloads(prepared, options, seconds());
		const heldOut = heldOutOf(options, NOTHING_TO_STAND_NEXT_TO);
		const { findings } = prepared;
		return {
			comparison,
			heldOut,
			alternatives: {},
			measured: [],
			findings,
			workloadFindings: findings
		};
	}
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
		words,
		budgetSeconds
	};
	const judge = (candidate) => judgeGroups({
		rounds,
		prepared,
		options,
		judging
	}, candidate);
	const judged = judge("candidate");
	const workloadFindings = [
		...prepared.findings,
		...prepared.nothing.map(({ reason }) => note(reason)),
		...rounds.findings,
		...benchmarkFindings(rounds, benchmarked),
		...load?.findings() ?? [],
		...heldOutLoad?.findings() ?? []
	];
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
		findings: [...workloadFindings, ...judged.findings],
		workloadFindings
	};
}
const NOTHING_TO_STAND_NEXT_TO = "Nothing was measured that decides the verdict.";
const NOT_PREPARED = "A finding says why.";
/**
* Returns a result for held-out work that was not measured; undefined if the settings name no held-out work.
* @param reason the reason as a sentence.
*/
function heldOutOf({ heldOut }, reason) {
	return heldOut === void 0 ? void 0 : { comparison: notMeasured(reason) };
}
/** Judges a contender twice: by the workloads that decide the verdict, and by the held-out workloads. */
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
* @param rounds the rounds with the workloads of one group. All workloads of a group have one verdict together.
*/
function judgeContender(rounds, { contenders, words, budgetSeconds, ...judging }, candidate) {
	const why = whyNoVerdict(rounds, budgetSeconds, judging.seconds, judging.reordered ? 1.2 : 2);
	if (why !== void 0) return {
		comparison: notMeasured(why, judging.seconds),
		findings: []
	};
	const judged = wordsForContender(candidate, words);
	const { comparison, findings } = judgeRounds(withCandidate(rounds, candidate), judging, judged);
	const differences = differencesOf(contenders).flatMap((between) => judgeDifference(rounds, between, judging.equivalence) ?? []);
	return {
		comparison: {
			...comparison,
			contenders: differences.length > 0 ? differences : void 0
		},
		findings
	};
}
/**
* Lists the differences that a comparison of more than two contenders reports. Each contender is compared with all contenders before it in
* the list.
*/
function differencesOf(contenders) {
	if (otherContenders(contenders).length === 0) return [];
	return contenders.flatMap((to, at) => contenders.slice(0, at).map((from) => ({
		from,
		to
	})));
}
/** Returns the contenders in addition to the two sides. */
function otherContenders(contenders) {
	return contenders.filter((name) => !SIDES.includes(name));
}
/**
* The reason why there is no verdict if the programs differ, but the test binaries have the same bytes. The verdict cannot be `no
* difference`, because the benchmarks run none of the code that differs.
*/
const NO_BENCHMARK_DIFFERS = "The programs of both sides have different bytes, if only because Go records how it built them, but their test binaries have the same bytes, so the benchmarks cannot show whether one program is faster.";
const BENCHMARK_THE_CHANGE = "For a verdict, benchmark a package whose code differs, or measure the whole program with `load`.";
/**
* Returns the comparison of a run without a workload. The verdict is `no difference` if the test binaries have the same bytes and no
* programs differ, and `not measured` otherwise.
*/
function withoutWorkloads({ nothing }, options, seconds) {
	const advice = options.load === void 0 ? nothing.flatMap((none) => none.advice ?? []) : [];
	const reason = [...nothing.map((none) => none.reason), ...advice].join(" ");
	if (!(nothing.length > 0 && nothing.every((none) => none.identical))) return notMeasured(reason, seconds);
	if (options.haveDifferentPrograms !== true) return sameProgram(reason);
	return notMeasured(`${NO_BENCHMARK_DIFFERS} ${BENCHMARK_THE_CHANGE}`, seconds);
}
/** Returns the findings of the benchmarks that ran in every round. */
function benchmarkFindings({ measured }, { workloads }) {
	const complete = new Set(measured.filter((row) => row.complete).map((row) => row.workload));
	const shown = workloads.filter((workload) => complete.has(workload));
	return [...shown.flatMap((workload) => workload.notes()), ...aboutSetUp(shown)];
}
/**
* Explains why the rounds allow no verdict; undefined if they allow a verdict.
* @param budget the seconds of the user's budget. The rounds took `took` seconds of the budget.
* @param reserve the factor for the advised budget, which has room for `reserve` times the rounds that a verdict needs. `reserve` is larger
* if the next run, which is longer, would also have time to link a new order of functions in each round.
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
* Finds benchmarks that loop with `b.Loop` and are built by Go 1.24 or 1.25, which do not inline calls inside of a `b.Loop` loop.
*
* Go 1.24 added `for b.Loop() { … }`. To keep the compiler from removing the loop's code, Go 1.24 and 1.25 inline no call in the loop. Go
* 1.26 inlines calls in the loop again. With Go 1.24 or 1.25, a profile therefore cannot make the compiler inline a call in a `b.Loop`
* loop. In the program, the same profile may make the compiler inline this call.
*
*     for b.Loop() { sink = decode(input) }    // Go 1.25: a call of decode, with and without a profile
*
* Only the sources of the tests show which benchmarks use `b.Loop`; test binaries do not show which.
*/
/** The minor versions of Go that inline no calls in the body of a `b.Loop` loop. */
const WITHOUT_INLINING = [24, 25];
/** True if this version of Go inlines no calls in the body of a `b.Loop` loop. */
function keepsLoopCalls(goVersion) {
	return WITHOUT_INLINING.includes(goMinor(goVersion));
}
/**
* Warns about measured benchmarks that loop with `b.Loop`.
* @param packages the packages of the benchmarks, with the files of their tests.
* @param isMeasured returns true if the benchmark of a package was measured.
* @returns an empty list for versions of Go that inline calls in the loop.
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
	return [warning(`${which} with \`b.Loop\` (${someOf(found, 5)}). ${version} inlines no calls in the body of such a loop, so the comparison did not measure what a profile gains by inlining the calls in ${their} loop.`, "Build with Go 1.26 or later, which inlines calls in `b.Loop` loops, or loop with `for range b.N { … }`.")];
}
/** Lists the benchmarks in test files that loop with `b.Loop` directly, or call a function of these files that loops with `b.Loop`. */
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
	/** The compiler's notes on functions, by the functions' names in profiles. */
	#functions = /* @__PURE__ */ new Map();
	/** The compiler's decision about each callee of an indirect call, in the compiler's words. The keys are made by `edgeKey`. */
	#indirect = /* @__PURE__ */ new Map();
	#recursive = /* @__PURE__ */ new Set();
	#bigCallers = /* @__PURE__ */ new Set();
	/** The indirect call that the compiler printed last. The next lines of the output describe the possible callees of this call. */
	#considered = "";
	/** @param printed the text that the compiler printed about one or more packages. @param mainPath the import path of the main package. */
	constructor(printed, mainPath) {
		let prefix = "";
		for (const line of printed.split("\n")) {
			const [, path] = /^# (\S+)/.exec(line) ?? [];
			if (path !== void 0) prefix = path === mainPath ? "main" : symbolPath(path);
			else if (line.length <= LONGEST_NOTE) this.#read(line, prefix);
			else this.#read(line.slice(0, LONGEST_NOTE), prefix);
		}
	}
	/** The number of functions that the compiler reported on. */
	get size() {
		return this.#functions.size;
	}
	/** What the compiler decided about a function; undefined if the compiler was not asked about the function's package. */
	ofFunction(name) {
		const { package: path, rest } = splitSymbol(profileName(name));
		return this.#functions.get(`${path}.${rest}`) ?? this.#functions.get(`${path.slice(path.lastIndexOf("/") + 1)}.${rest}`);
	}
	/** The inlining cost of a function; undefined if the cost is not known or inlining is forbidden. */
	costOf(name) {
		const found = this.ofFunction(name);
		return found === void 0 || found.kind === "forbidden" ? void 0 : found.cost;
	}
	/** What the compiler decided about one callee of a call through an interface or a function value; undefined for direct calls. */
	ofIndirectCall(caller, callee, lineOffset) {
		return this.#indirect.get(edgeKey(profileName(caller), profileName(callee), lineOffset));
	}
	/** True if the compiler stopped inlining this function into itself. */
	isRecursive(callee) {
		return this.#recursive.has(profileName(callee));
	}
	/** True if a function is too big for the compiler to inline hot calls in it. */
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
/** The first words of the compiler's note about a callee that the compiler would call directly. */
const HOTTEST = "hottest so far";
/** The first words of the compiler's note about a callee if another callee of the same call has more weight. */
const TOO_COLD = "too cold";
/** The last words of the compiler's note if the compiled package does not import the callee's package. */
const UNSEEN = "(missing IR)";
/**
* The maximum number of characters of a line that are read from the compiler's output. A line of the compiler has its names and figures at
* the beginning.
*/
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
/** Returns the import paths of the packages of functions, without packages of the runtime. */
function importPathsOf(functions, mainPath) {
	const paths = /* @__PURE__ */ new Set();
	for (const name of functions) {
		const path = importPathOf(name);
		if (isOfRuntime(name) || !IMPORT_PATH.test(path) || PATTERN.test(path)) continue;
		paths.add(path === "main" ? mainPath : path);
	}
	return [...paths].sort();
}
/** Matches an import path. Only import paths from a profile may become part of a command. */
const IMPORT_PATH = /^[\w~][\w.~+-]*(\/[\w.~+-]+)*$/;
/**
* Matches words that mean many packages in a command of Go. If a profile named a word such as `all` as a package, Go would compile many
* packages.
*/
const PATTERN = /^(all|std|cmd|tool|work)$|\.\.\./;
/**
* The maximum number of packages in one command, because an argument list has a limit, which is 32 KiB on Windows. The hottest packages
* come first.
*/
const MOST_PACKAGES = 200;
/**
* Compiles the packages again so that the compiler prints its decisions.
* @returns the notes, or a finding that says why the compiler was not asked.
*/
async function compilerNotes(options) {
	const { go, mainPackage, side, scratch, signal, packages } = options;
	const context = buildContext(go, scratch, signal);
	const { flags, env } = await buildFlagsOf(options);
	const gcflags = flags.find((flag) => /^--?gcflags\b/.test(flag));
	if (gcflags !== void 0) return note(`The build passes \`${gcflags}\`, so the inlining costs are not known: asking the compiler for them needs another \`-gcflags\`, which would replace yours.`);
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
		},
		maxLine: LONGEST_NOTE
	}).catch((error) => {
		signal?.throwIfAborted();
		if (error instanceof ExpectedError) return error;
		throw error;
	});
	if (result instanceof ExpectedError) return note(`The compiler could not be asked for its inlining costs: ${result.message}`);
	if (result.exitCode !== 0) {
		const lines = lastLines(result.stderr, 3);
		return note(`The compiler could not be asked for its inlining costs: ${lines}`);
	}
	return new CompilerNotes(result.stderr, mainPackage.importPath);
}
/** The output path with which the go command compiles a program but writes no file. */
const NOWHERE = process.platform === "win32" ? "NUL" : "/dev/null";
/**
* Returns the flags that decide what the compiler does. If the user's own command builds the program, the function returns the flags that
* the binary records.
*/
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
/** The maximum number of missed calls in the list. */
const MOST_MISSED = 50;
/**
* Returns the edges that the compiler treats as hot, without edges from or to the runtime, the heaviest first. Edges of the same weight are
* sorted by their names.
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
* True if a function is in the runtime, or is assembly that Go code calls. The result is also true for a function that stands for a
* function of the runtime, such as `sync.runtime_procPin`.
*/
function isEntryOfRuntime(name) {
	return isOfRuntime(name) || /\.runtime_\w+$/.test(name) || !name.includes(".");
}
/** Returns the hot calls that the compiler neither inlined nor turned into direct calls, the heaviest first. */
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
/**
* Returns why the compiler neither inlined a call nor turned it into a direct call. The result is undefined if the call became direct, or
* if the compiler printed nothing about the call.
*/
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
/** Returns why the compiler did not turn an indirect call into a direct call of this callee; undefined if the call became direct. */
function indirectInWords(decided) {
	const indirect = "the call goes through an interface or a function value";
	if (decided.endsWith("(missing IR)")) return `${indirect}, and the calling package does not import the callee’s package, so the compiler cannot make the call direct`;
	if (decided.startsWith("hottest so far")) return void 0;
	return `${indirect}, and another function is called more often there`;
}

// src/golang/reasons.ts
/** The inlining cost of a call that is not inlined (`inlineExtraCallCost` in cmd/compile/internal/inline). */
const COST_OF_CALL = 57;
/**
* A function is large if its inlining cost is at least `LARGE_COST`. If the inlining cost is not known, the function is large if its
* machine code has at least `LARGE_BYTES` bytes. Copies of large functions fill the instruction cache.
*/
const [LARGE_COST, LARGE_BYTES] = [250, 512];
/** A function is reported as a large function with new copies only if it has at least this many new copies. */
const FEWEST_COPIES = 4;
/** The minimum growth of a stack frame that is reported, in bytes. */
const LEAST_GROWTH = 128;
/** The maximum number of reasons of each kind in the report. */
const MOST_OF_A_KIND = 20;
/**
* Returns the reasons: first those for lost calls, then those for new copies of large functions, then those for larger stack frames. The
* reason with the largest effect comes first in each kind.
*/
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
/** Returns the functions that each function inlines directly, by the name of the inlining function. */
function inlinesOf(sites) {
	const inlines = /* @__PURE__ */ new Map();
	for (const calls of sites.values()) for (const { caller, callee } of calls) inlines.set(caller, (inlines.get(caller) ?? /* @__PURE__ */ new Set()).add(callee));
	return inlines;
}
/** Returns the new inlinings in a function, and in the functions that are inlined into this function. */
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
/** Writes function names without the path of the package, as in `(*FileSet).PositionFor`. */
function shortName(symbol) {
	const name = profileName(symbol);
	const start = name.slice(0, name.search(/[[(]|$/)).lastIndexOf("/") + 1;
	const dot = name.indexOf(".", start);
	return dot < 0 ? name : name.slice(dot + 1);
}
function code(symbol) {
	return `\`${shortName(symbol)}\``;
}
/** The maximum number of inlinings that one sentence lists. */
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
* Finds out what the compiler did differently in the two builds that are compared. The function tables in both binaries say which calls
* were inlined. To find the reasons, `askCompiler` compiles a few packages again. If a table cannot be read, a finding says so.
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
/**
* Returns the packages of the callers and callees of two kinds of calls: hot calls, and calls that only one of the two binaries inlines.
*/
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
/** Reads the table of functions in a binary. */
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
/** The size of a new goroutine's stack, in bytes. A stack frame of this size makes the stack of a new goroutine grow. */
const FIRST_STACK = 2048;
/**
* Functions of the runtime in which no goroutine waits. Most functions of the scheduler, such as `findRunnable`, run on the stack of a
* thread.
*/
const SCHEDULER = /^runtime\.(?!chan|select|sema|net)/;
/** True if a function is in the program's own module, so that the user can change its source. */
function isOfModule(name, module) {
	const path = importPathOf(name);
	return path === "main" || path === module || path.startsWith(`${module}/`);
}
/** Returns the known problems that the candidate may have. The linked issues describe these problems. */
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
		const leaveOut = "leave the calls that are inlined into that function out of the profile with `exclude`";
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
/**
* The maximum number of functions of each of two kinds in the report: hot functions whose stack frames grew, and the functions whose stack
* frames grew most.
*/
const MOST_NAMED_FRAMES = 10;
/** Compares the stack frames of functions that both binaries have. Functions with the same name count as the same function. */
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
/**
* Matches assembly functions through which reflection calls functions. The frames of these assembly functions are up to 1 GiB large, and
* are never used completely.
*/
const REFLECT_CALL = /^runtime\.call\d+$/;
/**
* Returns the stack frame of each function in bytes, by the linker's name. If several functions share a name, which happens in assembly,
* the largest frame counts.
*/
function frameSizes(functions) {
	const frames = /* @__PURE__ */ new Map();
	for (const { name, frame } of functions) {
		if (REFLECT_CALL.test(name)) continue;
		frames.set(name, Math.max(frame, frames.get(name) ?? 0));
	}
	return frames;
}
/**
* Adds the calls on the stacks of a profile to `sums`.
* @param factor the weight of the profile, by which the count of each sample is multiplied.
*/
function addStackCalls(sums, profile, factor = 1) {
	const { firstLine, lineFunction, lineNumber } = profile.locations;
	const { names, startLines } = profile.functions;
	const type = compilerSampleType(profile);
	const period = profile.sampleTypes[type]?.type === "cpu" && samplingPeriod(profile) || 1;
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
* Returns, as the weight of each call, the share of stacks that contain the call. The call edges of a profile have other weights, because
* call edges count only the last call of each stack.
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
/** The minimum share of stack frames whose sizes must be known. If fewer sizes are known, the average size of a stack is undefined. */
const LEAST_KNOWN = .5;
/**
* Returns the average size of a stack with each of the two binaries, in bytes. The result is undefined if the profiles have no whole
* stacks, or if the binaries lack most of the functions on the stacks.
*/
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
* Finds out what the compiler did differently on the two sides, if the setting `evidence` contains `compiler`.
* @param cpu the CPU profiles of both sides. These CPU profiles show the hot stacks if the run collected no profiles.
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
/** Returns a function that asks the compiler about both builds; undefined if a binary was not built from the user's work tree. */
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
/**
* The least milliseconds for profiling each side under load, and for profiling all benchmarks. A shorter profile would hold too few
* samples.
*/
const SHORTEST_MS = 5e3;
/**
* Profiles both sides, and compares where time and memory went. Both sides are profiled after the measuring, because profiling would
* disturb the measuring. If profiles cannot be taken in time, a finding says why.
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
	/** @param share the share of the remaining time that is spent on these profiles. */
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
/**
* Returns the share of the profile that the measured work runs. The result is undefined if no side has a profile, or if this run recorded
* no CPU profiles.
*/
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
* Finds out if the profile was recorded with the measured work, and if it was recorded with the held-out work. A finding warns about
* held-out work that recorded the profile, because such work is not held out. If nothing was measured, or if the profile was recorded with
* other work, the function adds nothing to the report.
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
const NOT_HELD_OUT = "The profile was also recorded by the held-out work, so the figure of this work does not show what other work gains.";
const NAME_OTHER_WORK = "Let `held-out` name work that the profile was not recorded with, or record the profile without it.";
/** Returns an object that searches profiles for the work of a comparison; undefined if nothing was measured. */
function trainingSearch({ main }, { comparison, load }, underLoad) {
	if (!comparison?.measurements.length) return void 0;
	return new TrainingSearch({
		modulePath: main.modulePath,
		program: main.importPath,
		rows: comparison.measurements.map(({ name }) => name),
		load: load && (underLoad?.program ?? underLoad?.load)
	});
}
/**
* Finds measured benchmarks that cannot show the effect of a profile, because this version of Go never inlines the calls in their loops.
*/
async function benchmarkLoops({ run: { config }, program: { go }, sides }, measured) {
	if (measured === void 0 || isAnyFinished(sides) || !keepsLoopCalls(go.version)) return [];
	const keys = new Set(measured.calibrated.map(({ binaries, printedName }) => `${binaries.importPaths["candidate"]}.${/^[^/-]+/.exec(printedName)}`));
	const paths = [...new Set(measured.calibrated.map(({ binaries }) => binaries.importPaths["candidate"] ?? ""))];
	const packages = await listPackages(go, paths, config.buildFlags);
	return loopFindings(go.version, packages, (importPath, name) => keys.has(`${importPath}.${name}`));
}
/** Returns true if the server of a load test can be profiled on both sides. */
function canProfileLoad({ underLoad, measure }) {
	if (underLoad?.load === void 0 || underLoad.program) return false;
	return measure.has("load") && usesBinary(underLoad.serve);
}
/** The share of the budget that the measuring leaves for profiles of both sides. */
const PROFILES_SHARE = .2;
/** Returns the milliseconds of the budget that are reserved for profiles; 0 if the budget is too short for profiles. */
function roomForProfiles(config) {
	return (canProfileLoad(config) || config.benchmarks && config.measure.has("benchmarks")) && config.evidence.has("profiles") && config.budget >= budgetFor(config) ? config.budget * PROFILES_SHARE : 0;
}
/** Returns the smallest budget that leaves enough time for profiles, in milliseconds. */
function budgetFor(config) {
	const least = canProfileLoad(config) ? LOAD_MS : SHORTEST_MS;
	return Math.round(1.2 * least / PROFILES_SHARE);
}
/**
* The milliseconds that profiling a side takes in addition to the load: starting the server, taking its heap profiles, and finishing a CPU
* profile.
*/
const BESIDE_LOAD = 8e3;
const LOAD_MS = 26e3;
/** Starts the server of each side under load, and profiles the server. */
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
/** Returns the share of the CPU time that PGO can speed up, according to the profiles of this run. */
function potentialHere(taken) {
	if (taken === void 0) return void 0;
	const under = taken.workload === "load" ? "the server under load" : "the benchmarks";
	const named = new KnownNames().named(taken.baseline.profile);
	return potentialOf(timesOf(named, valueIn(taken)), under);
}
/**
* Returns the addresses at which the server on this machine may serve its profiles. The function takes the addresses from the sources, from
* the setting `ready`, and from the text of the setting `load`.
*/
function profilersOf({ sources, underLoad }) {
	const urls = [underLoad?.ready ?? "", ...underLoad?.load?.match(/https?:\/\/[^\s'"<>]+/g) ?? []].filter((text) => URL.canParse(text)).map((text) => new URL("/debug/pprof/profile", text));
	return [...sources.filter((source) => source.kind === "pprof"), ...[...new Set(urls.map(({ href }) => href))].map((url) => ({ url }))].filter(({ url }) => isThisMachine(new URL(url).hostname));
}
/** Returns the endpoint of the server's profiles. @throws ExpectedError if the settings do not show the endpoint. */
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
* Judges each condition of `fail-on`. A measured quantity fails only if the whole 95 % interval of its change lies above the limit. If the
* interval reaches below the limit, the change may be chance. An exact quantity, such as a size, fails if its change is above the limit.
* The command `check` judges the conditions `age` and `stale`, which are about the committed profile. For example, the condition `slower >
* 2%` fails if the interval is +2.4 % to +3.1 %, and is `not proven` if the interval is +1.8 % to +3.1 %.
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
		if (heldOut?.comparison.measurements.some(({ name }) => matchesRow(named ?? "", name))) return unjudged(`Only held-out rows match \`${named}\`, but conditions do not judge held-out rows.`);
		return unjudged(`No measured row matches \`${named}\`; the rows are ${someOf(names)}.`);
	}
	const noRow = named === void 0 ? "No measured row" : `No row that matches \`${named}\``;
	switch (quantity) {
		case "slower": {
			const decisive = rows.filter((row) => row.decisive);
			const why = comparison?.reason ?? "Nothing was measured.";
			if (named !== void 0) return judgeRows(decisive, limit, rows.length === 0 ? why : whyNotDecisive(rows, noRow));
			if (comparison?.interval === void 0 || comparison.change === void 0) return unjudged(why);
			return judgeInterval(overallQuantity(decisive), {
				change: comparison.change,
				interval: comparison.interval
			}, limit);
		}
		case "memory": return judgeRows(underLoadFirst(limitedRows(quantity, rows)), limit, `${noRow} has a peak memory. Benchmarks have it on all systems but Windows. A load has it unless its processes end too soon for the peak to be seen.`);
		case "latency": return judgeRows(underLoadFirst(limitedRows(quantity, rows)), limit, `${noRow} has a latency, which only load tests measure.`);
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
			if (frames === void 0) return unjudged("Compiler evidence is missing. Add `evidence: compiler`, or see the warning about the missing evidence.");
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
* Says why none of the rows that a condition names decides the verdict. A benchmark that failed or was left out after some rounds still has
* a row, but this row does not decide the verdict.
* @param noRow the beginning of a sentence about the named rows, such as `No row that matches …`.
*/
function whyNotDecisive(rows, noRow) {
	const late = rows.filter(({ unit }) => quantityOf(unit).decisive);
	if (late.length === 0) return `${noRow} has CPU time, which alone decides the verdict.`;
	const ended = late.map(({ name, pairs, logRatios }) => logRatios === void 0 ? `${name} after ${count(pairs, "pair")} of runs` : `${name} after ${count(logRatios.length, "round")}`);
	return `These rows failed or were left out before the end of the measuring, so conditions do not judge them: ${someOf(ended)}.`;
}
/**
* Checks whether a glob matches a row's name with or without its package, such as `render.BenchmarkPage/long`. In the glob, `*` matches any
* text.
*/
function matchesRow(glob, name) {
	return [name, name.replace(/^.*?\.(?=Benchmark)/, "")].some(textGlobOf(glob));
}
/** Picks the rows of the server under load; all rows if no server was loaded. */
function underLoadFirst(rows) {
	const load = rows.filter(({ name }) => name === "load");
	return load.length > 0 ? load : rows;
}
/**
* Judges several rows and returns the worst outcome. With several rows, the intervals are wider, so that in 95 % of runs, the intervals of
* all rows contain the true changes.
*/
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
/** Judges a measured change by its interval. @param more the text that follows the interval in the sentence. */
function judgeInterval(name, { change: value, interval }, limit, more = "") {
	if (![value, ...interval].every(Number.isFinite)) return unjudged(`The change of ${name} has no interval.`);
	const text = changeWithInterval(value, interval);
	const found = `${capitalized(name)} changed by ${text.change}, 95 % interval ${text.interval}${more}`;
	const [low, high] = interval;
	const said = (part) => `${found}: ${part} of the interval is above ${percentSetting(limit)}.`;
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
	if (!Number.isFinite(ratio)) return unjudged(`${name} cannot be compared, because one side has no value.`);
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
/** The maximum size of a result document in bytes. Real documents are far smaller: a document with ten thousand findings has only 3 MiB. */
const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/**
* The maximum number of characters of a name in a result document. Import paths and tags are much shorter, and a chart has no room for
* longer names.
*/
const LONGEST_HISTORY_NAME = 512;
const MOST_ROWS = 1e4;
const boundedName = pipe(string(), minLength(1), maxLength(LONGEST_HISTORY_NAME));
const utcTime = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/), check((text) => !Number.isNaN(Date.parse(text))));
/** A number in a result document. The document contains null instead of a number that is not finite. */
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
/**
* The part of a result document that a point of the chart needs. Readers ignore all other keys of a result document, so that documents of
* later versions can be read.
*/
const RESULT = object({
	run: object({
		time: utcTime,
		revision: optional(boundedName)
	}),
	subject: object({ package: boundedName }),
	profile: optional(object({ sha256: optional(boundedName) })),
	revisions: optional(object({})),
	build: optional(object({
		baseline: object({ pgo: string() }),
		candidate: object({
			pgo: string(),
			bytes: amount,
			sha256: optional(boundedName),
			seconds: amount
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
/** The result document of a run with several targets. A target may have failed before it had a result. */
const SEVERAL = object({
	run: object({ time: utcTime }),
	targets: pipe(array(unknown()), maxLength(MOST_ROWS))
});
/**
* Reads a result document, which has one result or one result for each target. Returns undefined for a file that is not a result document.
*/
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
/** Reads a value, such as the report of this run, as a result document. Returns undefined if the value lacks keys of a result document. */
function asResultDocument(value) {
	const { success, output } = safeParse(RESULT, value);
	return success ? output : void 0;
}
/** Matches the names of files that may be result documents, because output folders and buckets also contain other files. */
const RESULT_NAME = /result[^/]{0,200}\.json$|\.zip$/i;
/**
* Collects the results of earlier runs. If a file cannot be read, a finding says so.
* @param own the report of this run, which becomes the last point.
*/
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
		message: `History: ${foreign.length} of ${count(files.length, "document")} ${foreign.length === 1 ? "is not a result" : "are not results"} of this action, or from a version that wrote no time, so ${foreign.length === 1 ? "it is" : "they are"} left out.`,
		fix: "Keep each `result.json` of `compare` and `refresh` under a different path."
	});
	return {
		history: historyOf(results, asResultDocument(own), place.now()),
		findings
	};
}
/** The maximum number of lines of the chart. A bucket with more programs than this number probably contains files of other tools. */
const MOST_HISTORY_TARGETS = 20;
/**
* The maximum number of milliseconds that the time of a result may be in the future. A result with a later time is left out, because even a
* wrong clock is usually wrong by less than a day.
*/
const LATEST_MS = 864e5;
/** The maximum number of characters of a row's name in the chart. */
const LONGEST_ROWS = 120;
/**
* Returns the lines of the chart. The line of this run's program comes first, and the lines of the other programs follow by name.
* @param earlier the earlier results, in any order and with duplicates. Results from the future are left out.
* @param own the result of this run, which becomes the last point of its line; undefined if this run measured nothing.
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
/** Makes a point of the chart from a result; undefined if the candidate has no profile, or if the result has no figure for the chart. */
function pointOf(result) {
	const { run, build, comparison, load, compiler, heldOut } = result;
	if (build?.candidate.pgo === "off") return void 0;
	const showsGain = isComparisonOfProfile(result);
	const figures = {
		verdict: showsGain ? comparison?.verdict : void 0,
		...gainIn(showsGain ? comparison : void 0),
		heldOut: showsGain && heldOut ? gainIn(heldOut.comparison) : void 0,
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
/**
* Says whether the change of a result is the gain by PGO: the baseline is a build without a profile, and the candidate is a build of the
* same code. In a comparison of commits, or with a finished binary as the candidate, the change also contains changes of the code.
*/
function isComparisonOfProfile({ build, revisions }) {
	if (revisions !== void 0 || build?.baseline.pgo !== "off") return false;
	return build.candidate.seconds !== 0;
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

// src/golang/partial-build.ts
/**
* Prepares a partial build, in which only the packages of the left-out calls are compiled with the tuned profile.
* @returns undefined if a whole build is needed: in the same cases as for `packagesWithProfile`, and if a left-out call is from or to a
* generic function. Generic functions are compiled in the packages that use them.
*/
async function partialBuild(build, { recorded, tuned, calls }) {
	const functions = calls.flatMap(({ caller, callee }) => [caller, callee]);
	if (functions.some((name) => name.includes("["))) return void 0;
	return packagesWithProfile(build, {
		recorded,
		tuned,
		packages: importPathsOf(functions, build.mainPackage.importPath)
	});
}
/**
* Prepares a build in which only the given packages are compiled with the tuned profile.
* @returns undefined if a whole build is needed. A whole build is needed if the user has a build command or passes `-gcflags`, and for Go
* before 1.23, which has no `go tool preprofile`.
*/
async function packagesWithProfile({ go, flags, own, scratch, signal }, { recorded, tuned, packages }) {
	const context = buildContext(go, scratch, signal);
	if (own !== void 0) return void 0;
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
		flags: packages.map((path) => `-gcflags=${path}=${flag}`)
	};
}

// src/tune/crash.ts
/**
* Searches for a smallest part of `all` for which `fails` returns true. The caller already knows that `fails` is true for `all`.
* @param fails returns whether the build with a part fails; undefined if the time is over.
*/
async function smallestFailing(all, fails) {
	let part = all;
	let number = 2;
	while (part.length > 1) {
		const pieces = divided(part, number);
		const rests = number === 2 ? [] : pieces.map((piece) => callsWithout(part, piece));
		let smaller;
		for (const tried of [...pieces, ...rests]) {
			const failed = await fails(tried);
			if (failed === void 0) return {
				part,
				isSmallest: false
			};
			if (!failed) continue;
			smaller = tried;
			break;
		}
		if (smaller !== void 0) {
			number = pieces.includes(smaller) ? 2 : Math.max(2, number - 1);
			part = smaller;
		} else if (number >= part.length) break;
		else number = Math.min(part.length, 2 * number);
	}
	return {
		part,
		isSmallest: true
	};
}
function divided(all, number) {
	const size = Math.ceil(all.length / number);
	return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
function callsWithout(all, removed) {
	const gone = new Set(removed);
	return all.filter((item) => !gone.has(item));
}

// src/tune/golang-issue.ts
/** The values of `-pgo` in the commands of a report: no profile, and the two profiles in the same folder as the report. */
const REPORTED_PROFILES = [
	"off",
	"\"$PWD/recorded.pgo\"",
	"\"$PWD/without-culprits.pgo\""
];
/** Returns the commands that build the program without a profile and with both profiles of the report. */
function buildCommands({ buildFlags }, importPath) {
	const go = ["go build", ...buildFlags.map(shellArgument)].join(" ");
	return REPORTED_PROFILES.map((profile, at) => `${go} -pgo=${profile} -o program-${at} ${importPath}`);
}
/** Returns the commands with which a reader of the report can measure the program by hand, with Go's own tools only. */
function commandsToRepeat(settings, importPath) {
	const { buildFlags, benchmarks, benchmarkPackages: packages = ["./..."] } = settings;
	if (benchmarks === void 0) return buildCommands(settings, importPath);
	const go = ["go test", ...buildFlags.map(shellArgument)].join(" ");
	const select = `-run '^$' -bench ${shellArgument(benchmarks)} -count 10 ${packages.map(shellArgument).join(" ")}`;
	return [...REPORTED_PROFILES.map((profile, at) => `${go} -pgo=${profile} ${select} > ${at}.txt`), "benchstat 0.txt 1.txt 2.txt"];
}
/** Returns the report as Markdown. The files that the report names are in the same folder. */
function golangIssue(report) {
	const { program, row: slow, measured, culprits, reasons, isReordered } = report;
	const code = inCode;
	const row = (what, against, difference) => {
		const { change, interval } = changeWithInterval(difference.change, difference.interval, 2);
		return `| ${what} | ${against} | ${change} | ${interval} |`;
	};
	const slower = slow === void 0 ? program : `${code(slow)} of ${program}`;
	const orders = isReordered ? `, and each round had another order of functions (${code("-randlayout")})` : ", which all had the same order of functions";
	const calls = culprits.map(({ caller, callee, weight, reason }) => {
		return `- ${caller === void 0 ? `all calls of ${code(callee)}` : `${code(caller)} → ${code(callee)}`} (${share(weight)} of the edge weight): ${reason}.`;
	});
	return `${[
		`# cmd/compile: a PGO profile makes ${slower} slower, by inlining ${culprits.length === 1 ? "one call" : `${culprits.length} calls`}`,
		...whatWasDone(report),
		`The CPU time of ${someOf(measured.map(code), 10)}. All builds were measured in the same rounds${orders}.`,
		[
			"| Built with | Compared with | Change | 95 % interval |",
			"|---|---|--:|---|",
			row("the recorded profile", code("-pgo=off"), report.recorded),
			row("the profile without these calls", code("-pgo=off"), report.without),
			row("the profile without these calls", "the recorded profile", report.gain)
		].join("\n"),
		`${code("without-culprits.pgo")} leaves out these calls:`,
		calls.join("\n"),
		...reasons.length === 0 ? [] : ["With the recorded profile, the compiler does this:", reasons.map((reason) => `- ${reason}`).join("\n")],
		"## What did you expect to see?",
		"The program is not slower with the profile than without it."
	].join("\n\n")}\n`;
}
/** The maximum number of lines of Go's output in the report about a crash. */
const CRASH_LINES = 30;
/** Returns the report about a crash as Markdown. */
function golangCrashIssue(report) {
	const { crash, culprits, isSolved } = report;
	const lines = crash.trim().split("\n").slice(0, CRASH_LINES);
	const calls = culprits.slice(0, MOST_CULPRITS).map(({ caller, callee, weight }) => {
		return `- ${inCode(caller ?? "all callers")} → ${inCode(callee)} (${share(weight)} of the edge weight)`;
	});
	const more = culprits.length - calls.length;
	return `${[
		"# cmd/compile: the compiler crashes with a PGO profile",
		...whatWasDone(report),
		`The build with ${inCode("recorded.pgo")} fails:`,
		[
			"```",
			...lines.map((line) => line.replaceAll("```", "'''")),
			"```"
		].join("\n"),
		isSolved ? "The program builds without a profile. It also builds with the profile without these calls, and the compiler crashes if only these calls have their names in the profile:" : "The program builds without a profile. The calls that make the compiler crash are among these:",
		[...calls, ...more > 0 ? [`- and ${more} more`] : []].join("\n"),
		"## What did you expect to see?",
		"The program builds with each profile."
	].join("\n\n")}\n`;
}
/** The maximum number of calls that the report about a crash lists. */
const MOST_CULPRITS = 50;
/** Returns the sections that all reports begin with, up to the heading of what happened. */
function whatWasDone({ go, program, commands }) {
	return [
		"## Go version",
		inCode(go),
		"## What did you do?",
		`Built ${inCode(program)} without a profile, with ${inCode("recorded.pgo")}, and with ${inCode("without-culprits.pgo")}, which is the first profile without the calls below. Both files are attached.`,
		[
			"```sh",
			...commands,
			"```"
		].join("\n"),
		"## What did you see happen?"
	];
}
function inCode(text) {
	return `\`${text.replaceAll("`", "'")}\``;
}

// src/commands/crash-culprits.ts
/** Finds the calls that make the compiler crash, and writes the report about them. @returns findings that name the calls and the file. */
async function reportCrashCulprits(run, program, { path, output }) {
	const search = new CrashSearch(run, program, path);
	const { edges } = await edgesIn(path);
	const all = totalOf(edges, ({ weight }) => weight);
	const calls = [...groupBy(edges, ({ caller, callee }) => `${caller}\0${callee}`).values()].map((same) => {
		const [{ caller, callee } = {
			caller: "",
			callee: ""
		}] = same;
		return {
			caller,
			callee,
			weight: totalOf(same, (edge) => edge.weight) / all,
			go: program.go.version,
			kind: "crash"
		};
	}).sort((a, b) => b.weight - a.weight);
	const bytes = await readRegularFile(path);
	let culprits = [];
	let isSmallest = true;
	let crash = output;
	while (crash !== void 0 && isSmallest) {
		const rest = calls.filter((call) => !culprits.includes(call));
		const fails = await search.testFor(crash, rest);
		if (fails === void 0) break;
		const found = await smallestFailing(rest, fails);
		culprits = [...culprits, ...found.part];
		const { bytes: without } = await tuneProfile(bytes, culprits);
		const built = await search.build(without, {});
		isSmallest = found.isSmallest && built !== void 0;
		crash = built?.crash;
	}
	if (culprits.length === 0) return [note(NOT_REPRODUCED)];
	const isSolved = isSmallest && crash === void 0;
	const { bytes: without } = await tuneProfile(bytes, culprits);
	await copyFile(path, join(run.outputDirectory, "recorded.pgo"));
	await replaceFile(join(run.outputDirectory, "without-culprits.pgo"), without);
	await replaceFile(join(run.outputDirectory, "golang-issue.md"), Buffer.from(await issueAbout(run, program, {
		culprits,
		output,
		isSolved
	})));
	return [culpritsOfCrash(culprits, isSolved)];
}
const NOT_REPRODUCED = "The compiler did not crash again within the time of `tune: culprits`, so no culprits were found.";
function culpritsOfCrash(culprits, isSolved) {
	const names = culprits.slice(0, MOST_CALLS_NAMED).map(({ caller, callee }) => `${caller} → ${callee}`);
	const more = culprits.length > MOST_CALLS_NAMED ? [`${culprits.length - MOST_CALLS_NAMED} more`] : [];
	const calls = listInWords([...names, ...more]);
	const message = isSolved ? `The compiler crashes with ${count(culprits.length, "call")} of the profile: ${calls}. It builds the program without them.` : `The compiler crashes with calls of the profile that are among these, but the time was too short to find all of them: ${calls}.`;
	return warning(message, "To leave these calls out of the next profile, name them in `exclude`. `golang-issue.md` in the output folder can be filed with golang/go.");
}
/** The most calls that the warning names. */
const MOST_CALLS_NAMED = 10;
/** Builds the program with parts of a profile, until the time of the search is over. */
var CrashSearch = class {
	#run;
	#program;
	#recorded;
	#end;
	#builds = 0;
	constructor(run, program, recorded) {
		this.#run = run;
		this.#program = program;
		this.#recorded = recorded;
		this.#end = performance.now() + mostTuningTime(run.config);
	}
	/**
	* Returns a function that finds out if the compiler crashes with a part of the calls. The function compiles only the crashed package if
	* this is enough for a crash. If the crashed package alone does not crash the compiler, the function compiles the whole program.
	* @returns undefined if the compiler does not crash although the profile has all calls, or if the time is over.
	*/
	async testFor(crash, calls) {
		const bytes = await readRegularFile(this.#recorded);
		const crashed = crashedPackage(crash);
		const ways = crashed === void 0 ? [{}] : [{ only: crashed }, {}];
		for (const way of ways) {
			const fails = async (part) => {
				const built = await this.build(await withOnlyCalls(bytes, part), way);
				return built && built.crash !== void 0;
			};
			if (await fails(calls)) return fails;
		}
	}
	/**
	* Builds the program, or only one package of the program, with a profile.
	* @param only the import path of the package to compile with the profile; absent if the whole program must be compiled.
	* @returns undefined if the time was over before the build ended.
	*/
	async build(profile, { only }) {
		const left = this.#end - performance.now();
		if (left <= 0) return void 0;
		const { host, scratch } = this.#run;
		host.progress(`Looking for the calls with which the compiler crashes, build ${++this.#builds}`);
		const file = join(scratch, "tuned", `${digest(profile)}.pgo`);
		await replaceFile(file, profile);
		const ended = await withinTime(left, host.signal, async (signal) => {
			const build = {
				...buildOptions(this.#run, this.#program, "build"),
				signal
			};
			const partial = only === void 0 ? void 0 : await packagesWithProfile(build, {
				recorded: this.#recorded,
				tuned: file,
				packages: [only]
			});
			const mainPackage = partial === void 0 ? build.mainPackage : {
				...build.mainPackage,
				importPath: only ?? ""
			};
			const side = {
				kind: "profile",
				path: file,
				display: "a part of the profile",
				partial
			};
			return runBuild({
				...build,
				mainPackage
			}, side, join(scratch, "tuned", "crash"), {});
		});
		if (ended === void 0) return void 0;
		return { crash: ended.exitCode !== 0 && faultOf(ended.output)?.kind === "crash" ? ended.output : void 0 };
	}
};
/** Returns the import path of the package in which the compiler crashed, from a header in Go's output. */
function crashedPackage(output) {
	let header;
	for (const line of output.split("\n")) {
		header = /^# (\S+)$/.exec(line)?.[1] ?? header;
		if (faultOf(line)?.kind === "crash") return /^(\S+): \S+\/compile: /.exec(line)?.[1] ?? header;
	}
}
/** Returns the text of the report for Go's issue tracker. */
async function issueAbout({ config }, { go, main }, { culprits, output, isSolved }) {
	const [os, arch] = (await goOutput([
		"env",
		"GOOS",
		"GOARCH"
	], go.context)).trim().split(/\s+/);
	return golangCrashIssue({
		go: `${go.version} ${os}/${arch}`,
		program: main.importPath,
		commands: buildCommands(config, main.importPath),
		crash: output,
		culprits: describeCalls(culprits),
		isSolved
	});
}

// src/commands/work-trees.ts
/**
* Checks a commit out into a new work tree.
* @throws ExpectedError with git's reason if git cannot check out the commit.
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
/** Returns the environment without variables that name a repository, so that a program finds the repository of its current folder. */
function withoutPlacesOfGit(env) {
	return {
		...env,
		GIT_DIR: void 0,
		GIT_WORK_TREE: void 0,
		GIT_INDEX_FILE: void 0
	};
}
/** Returns the path of a file or folder relative to the root of the repository, with symbolic links resolved. */
function pathFromRoot(root, path) {
	return relative(root, realPlace(path));
}

// src/commands/measure.ts
/**
* Builds and verifies both sides. If the compiler crashes with the candidate's profile, and the setting is `tune: culprits`, the run finds
* the calls that make the compiler crash, and then fails.
* @throws Rejected if the program does not build with the new profile of a refresh or repair.
*/
async function* buildBoth(run, program, sides) {
	const { command, config, outputDirectory } = run;
	const { candidate } = sides;
	try {
		return await buildPair({
			...buildOptions(run, program, "build"),
			...sides,
			outputDirectory
		});
	} catch (error) {
		if (!(error instanceof ProfileBuildFailed)) throw error;
		const { message, crash } = error;
		const isSearched = config.tune.kind === "culprits";
		if (crash !== void 0 && isSearched && candidate.kind === "profile") yield { findings: await reportCrashCulprits(run, program, {
			path: candidate.path,
			output: crash
		}) };
		const hint = crash === void 0 || isSearched ? "" : ` ${FIND_CRASH_CULPRITS}`;
		const fix = `${error.fix}${hint}`;
		if (command === "compare") throw new ProfileBuildFailed(message, {
			fix,
			cause: error,
			crash
		});
		throw new Rejected(message, {
			reason: "The program does not build with the new profile.",
			fix,
			cause: error
		});
	}
}
const FIND_CRASH_CULPRITS = "To find the calls of the profile with which the compiler crashes, run again with `tune: culprits`.";
/**
* Runs the user's `verify` command with the new profile in place. The command runs in a second work tree of the same commit, because the
* user's own work tree must not get a profile that is only tried.
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
		const root = await repositoryRoot(run, "`verify` needs a git repository, so run the command in a clone, or leave `verify` out.");
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
				return end.exitCode === 0 ? void 0 : `The command ${howItEnded(end)}. ${lastOutput(output())}`;
			} catch (_) {
				_usingCtx3.e = _;
			} finally {
				await _usingCtx3.d();
			}
		};
		const tooLong = /* @__PURE__ */ new Error("The command takes too long.");
		const failure = await withDeadline(timeout, host.signal, task, () => tooLong).catch((error) => {
			if (error !== tooLong) throw error;
			return `The command did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`;
		});
		if (failure === void 0) return [note("`verify` passed with the new profile in place.")];
		const reason = "`verify` does not pass with the new profile in place.";
		throw new Rejected(`${reason} ${failure}`, {
			reason,
			fix: "Also run the command without the new profile, to see whether the profile is the reason. The new profile is in the output folder."
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** The share of the budget for asking the compiler about its inlining, and the most milliseconds for asking. */
const [REASONS_SHARE, MOST_FOR_REASONS] = [.07, 2e4];
/** Returns the milliseconds of the budget that are kept for asking the compiler about its inlining, after measuring and profiling. */
function roomForReasons({ evidence, budget }) {
	return evidence.has("compiler") ? Math.min(MOST_FOR_REASONS, budget * REASONS_SHARE) : 0;
}
/** Starts the budget of a comparison. The budget limits the time of all steps after the builds, except tuning. */
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
/** Measures all contenders, but leaves a part of the budget for `takeProfiles`. */
function measureBinaries(pairing) {
	const { run, program, build, deadline } = pairing;
	const reserved = roomForReasons(run.config) + roomForProfiles(run.config);
	return measureSides({
		...run,
		go: program.go,
		main: build && program.main,
		...contendersOf(pairing),
		labels: labelsOf(run.command),
		words: CONTENDER_WORDS,
		deadline: deadline - roomForProfiles(run.config),
		latest: deadline,
		measuringShare: 1 - reserved / run.config.budget
	});
}
/**
* Lists the contenders of a comparison in an order: each contender is compared with all contenders before it. The committed profile comes
* before the candidate, and the tuned profile comes last. If the program of one contender is missing, the result has no programs.
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
/** Returns the names of contenders in the result document. Each name says with which profile the contender was built. */
function labelsOf(command) {
	return {
		baseline: "off",
		candidate: command === "repair" ? "repaired" : "recorded"
	};
}
/** The words for further contenders in messages. The two sides have their names: the baseline and the candidate. */
const CONTENDER_WORDS = {
	committed: "build with the committed profile",
	tuned: "build with the tuned profile"
};
/** Prints the verdict as progress, because finding the reasons takes a while. @throws the signal's reason if the run was cancelled. */
function announceVerdict({ host }, report) {
	host.signal.throwIfAborted();
	if (report.comparison === void 0) return;
	const { title, sentence } = comparisonHeadline(report, report.comparison);
	host.progress(`Verdict: ${title}. ${sentence}`);
}
/**
* Returns the reason why there will be no verdict; undefined if there can be a verdict. The first line of a run says why there will be no
* verdict, before the long work.
*/
function foreseeNoVerdict(run, program, sides) {
	return whyNothingToMeasure({
		...run,
		...program,
		sides
	});
}
/** Returns the results of earlier runs, with the result of this run as the last point. */
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
* Judges the conditions of `fail-on`. This function does not throw an error for a failed condition, so that the report can show the
* condition first (`failureOfGates` fails the run later). If a condition could not be judged, the result has a warning.
*/
function gateResults(report, { gates: conditions }) {
	if (conditions.length === 0) return { findings: [] };
	const gates = judgeGates(report, conditions);
	return {
		gates,
		findings: gates.filter(({ outcome }) => outcome === "not measured").map(({ condition, reason }) => warning(`The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`, "Measure this quantity, or remove the condition, which has no effect now."))
	};
}
/**
* Returns the settings that changed this comparison, in the form of the config file. Settings of skipped steps are left out, such as `load`
* if no load was measured.
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
/**
* Limits of the inlining cost above which a contender leaves out callees. The compiler inlines hot callees up to a cost of 2,000, and all
* callees up to 80.
*/
const COST_LIMITS = [
	500,
	250,
	1e3
];
/** For each number, one contender keeps the heaviest hot calls with this share of the weight, and leaves out the lighter hot calls. */
const WEIGHT_SHARES = [.9, .75];
/**
* Returns the contenders, the most promising first. A contender is dropped if it leaves out no call or the same calls as an earlier
* contender.
*/
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
/** Returns a text that is equal for two contenders only if they leave out the same calls. */
function callsInOrder({ leftOut }) {
	return leftOut.map(identity).join("\n");
}
/** True if two contenders leave out the same calls. */
function sameCalls(one, other) {
	return callsInOrder(one) === callsInOrder(other);
}
/** Returns the contender that leaves out the calls of both given contenders. */
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
/**
* Adds the weights of the calls, and drops calls that the profile does not contain. If the same call is proposed twice, the first proposal
* stays.
*/
function weighed(proposed, { edges, goVersion }) {
	const changeable = proposed.filter(({ caller = "", callee }) => !isOfRuntime(caller) && !isOfRuntime(callee) && ownName(callee) === callee);
	return [...groupBy(changeable, identity).values()].flatMap(([first]) => first ?? []).map((call) => ({
		...call,
		weight: weightShare(edges.edges, (edge) => isExcluded(edge, [call])),
		go: goVersion
	})).filter(({ weight }) => weight > 0).sort(byNames);
}
/**
* Returns the calls that the reasons blame. A reason can blame calls whose inlining makes their caller too large to be inlined elsewhere,
* and all calls of a large function that is copied into many places.
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
* Returns all hot calls in functions that became too large to be inlined everywhere, and all calls of large functions that are copied into
* many places. `callsByReasons` returns fewer calls: only the calls that made these functions too large, and the calls of large functions.
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
/**
* Returns all calls of the hot functions whose inlining cost is above `limit`. The list of calls is empty if the inlining costs are not
* known.
*/
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
* Returns the lighter hot calls. The heaviest hot calls, which are kept, hold the share `kept` of the weight.
* @param kept the share, from 0 to 1. If a function calls another function in several lines, the heaviest of these calls decides whether
* all of them are kept.
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
/** Groups the function names in the call edges by the name without type arguments. */
function profileNamesIn({ edges }) {
	const all = new Set(edges.flatMap(({ caller, callee }) => [caller, callee]));
	return groupBy(all, profileName);
}
/** Returns all names in the profile that belong to a function of the binary. */
function named(symbol, names) {
	return names.get(profileName(symbol)) ?? [];
}
/** Says what a contender leaves out, such as `cost-500: 35 calls with 12.0 % of the edge weight are left out`. */
function contenderInWords({ name, leftOut }, edges) {
	const weight = weightShare(edges.edges, (edge) => isExcluded(edge, leftOut));
	return `${name}: ${leftOut.length === 1 ? "1 call" : `${leftOut.length} calls`} with ${share(weight)} of the edge weight ${leftOut.length === 1 ? "is" : "are"} left out`;
}

// src/tune/search.ts
/**
* The maximum number of contenders in one heat. With more contenders, a round takes longer and the comparison of two contenders is less
* precise.
*/
const TOGETHER = 5;
/** The number of contenders that stay for the next heat if other contenders wait for a place. */
const KEPT = 3;
/** The share of the remaining time that a heat takes. A heat takes at least `SHORTEST_HEAT`. */
const HEAT_SHARE = .5;
/** The shortest heat, in milliseconds. A shorter heat has too few rounds, because each heat begins with linking and calibrating. */
const SHORTEST_HEAT = 2 * SHORTEST_MEASURING;
/** The maximum number of contenders that are combined with the best contender after a heat. */
const MOST_COMBINED = 2;
/** Runs the search. @throws the errors of `runHeat`. */
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
		if (left < 2e4 || !isWorthAHeat(field, rounds)) break;
		const time = left < 2 * SHORTEST_HEAT ? left : Math.max(SHORTEST_HEAT, left * HEAT_SHARE);
		const names = field.map(({ name }) => name).join(", ");
		progress?.(`Tuning, heat ${heat}, at most ${duration(time)}: ${names}`);
		const measured = await options.runHeat(field, time);
		rounds.push(...measured);
		if (measured.length < 6) {
			if (field.length === 1 && measured.length === 0) {
				field = [];
				continue;
			}
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
/**
* True if another heat can change the choice. Another heat cannot change the choice if only one contender is left and has enough rounds to
* be judged.
*/
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
/**
* Returns the contenders that are not proven worse than the best contender, the best first. Contenders that could not be built are dropped.
*/
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
* Combines the best contender with the next best contenders that made the program faster, including dropped contenders that helped less.
* Combinations that the search has already tried are left out.
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
/**
* The share of the first step's gain that a part of the suspects must keep. If a part keeps this share, the next step searches only this
* part.
*/
const ENOUGH_OF_GAIN = .7;
/** The shortest step, in milliseconds. A shorter step has too few rounds, because each step begins with linking and calibrating. */
const SHORTEST_STEP = 3e4;
/**
* Halves the set of suspected calls as long as there is time.
* @returns the culprits; all suspects if the search proves no call innocent.
*/
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
/** Returns the part of the suspects whose removal makes the program fastest; undefined if no removal makes the program fast enough. */
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

// src/commands/heats.ts
async function readRecorded(path) {
	return {
		path,
		bytes: await readRegularFile(path),
		edges: await edgesIn(path)
	};
}
/**
* Makes the profile of a contender. If the run measures the program under load, this function also builds the program with this profile.
* @param name the name of the contender's temporary files, without an ending.
* @throws ExpectedError if the program does not build.
*/
async function makeContender(building, recorded, contender, name) {
	const profiled = await writeContender(building, recorded, contender, name);
	const { run, program } = building;
	const build = buildOptions(run, program, "build");
	const binary = isUnderLoad(run.config) ? await buildContender(build, profiled.side, name) : void 0;
	return {
		...profiled,
		binary
	};
}
/** Writes the profile of a contender, and prepares a build that compiles only the packages whose calls are left out. */
async function writeContender({ run, program }, recorded, contender, name) {
	const tuned = await tuneProfile(recorded.bytes, contender.leftOut);
	const path = join(run.scratch, "tuned", `${name}.pgo`);
	await replaceFile(path, tuned.bytes);
	const calls = callsLeftOut(recorded.edges.edges, tuned.leftOut);
	const profiles = {
		recorded: recorded.path,
		tuned: path,
		calls
	};
	const partial = await partialBuild(buildOptions(run, program, "build"), profiles);
	return {
		...tuned,
		contender,
		side: {
			kind: "profile",
			path,
			display: "a tuned profile",
			partial
		}
	};
}
/**
* A number stands for an order of functions in the binaries, and each round has the next number. The fresh rounds start with the first
* number below, and heat n starts with n times the second number, so that all rounds of a run have different orders.
*/
const [FRESH_ORDERS, ORDERS_OF_HEAT] = [1e6, 1e4];
/** The milliseconds that the linker or a workload may still run after a deadline. Afterwards, the linker or the workload is stopped. */
const LAST_RUN_MS = 2e3;
/** The share of the time for the fresh rounds in which six of them must fit by plan. On a busy machine, six rounds may use all of the time. */
const PLANNED_SHARE = .85;
/** Builds and measures the contenders of one search. */
var Heats = class {
	#pairing;
	#recorded;
	#options;
	#made = /* @__PURE__ */ new Map();
	#failures = [];
	/** The names of the contenders whose builds were not ready in time. */
	#late = [];
	/**
	* The times of earlier builds in milliseconds. `partial` has the builds of a few packages, and `whole` has the builds of whole programs.
	*/
	#buildTimes = {
		partial: [],
		whole: []
	};
	#heats = 0;
	constructor(pairing, recorded, options) {
		this.#pairing = pairing;
		this.#recorded = recorded;
		this.#options = options;
		const { build } = pairing;
		if (build !== void 0) this.#buildTimes.whole.push(build.candidate.seconds * 1e3 / 2);
	}
	/** The findings about contenders that could not be built. */
	get findings() {
		const late = this.#late.length === 0 ? [] : [note(notBuiltInTime(this.#late), this.#options.moreTime)];
		return [...this.#failures, ...late];
	}
	/**
	* Makes a contender when it is first needed.
	* @param end the time at which an unfinished build is stopped, on the clock of `performance.now()`; by default, the end of the search.
	* @returns undefined if the program does not build with the contender's profile, or not in time; `findings` says why.
	*/
	async make(contender, end = this.#options.end) {
		const { name } = contender;
		if (this.#made.has(name)) return this.#made.get(name);
		const making = this.#build(contender, `tuned-${this.#made.size + 1}`, end);
		const made = await orElse(this.#pairing.run, making, ({ message }) => {
			this.#failures.push(note(message));
		});
		this.#made.set(name, made);
		return made;
	}
	/**
	* Builds a contender.
	* @returns undefined if the build was not ready at the time `end`, or did not begin because the time was too short.
	*/
	async #build(contender, name, end) {
		const { run, program } = this.#pairing;
		const profiled = await writeContender(this.#pairing, this.#recorded, contender, name);
		if (!isUnderLoad(run.config)) return {
			...profiled,
			binary: void 0
		};
		const { side } = profiled;
		const isPartial = side.kind === "profile" && side.partial !== void 0;
		const earlier = this.#buildTimes[isPartial ? "partial" : "whole"];
		const isAnyBuilt = [...this.#made.values()].some((made) => made !== void 0);
		const began = performance.now();
		const most = mostBuildTime({
			left: end - began,
			earlier,
			isAnyBuilt
		});
		const task = (signal) => buildContender({
			...buildOptions(run, program, "build"),
			signal
		}, side, name);
		const binary = most === 0 ? void 0 : await withinTime(most, run.host.signal, task);
		if (most > 0) earlier.push(performance.now() - began);
		if (binary !== void 0) return {
			...profiled,
			binary
		};
		this.#late.push(contender.name);
	}
	/** Measures contenders and the recorded profile in the same rounds. A contender that was not built is missing in the rounds. */
	async run(field, milliseconds) {
		const planned = performance.now() + milliseconds;
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
		const { end, row } = this.#options;
		const deadline = Math.min(end, Math.max(planned, performance.now() + SHORTEST_MEASURING));
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
		}, {
			baseline: WITH_RECORDED,
			...Object.fromEntries(entered.map((made) => [keyOf(made), `build without some calls (${made.contender.name})`]))
		});
		const counted = measured.filter(({ workload }) => (row ?? workload.name) === workload.name);
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
	/**
	* Measures the winner and all builds of the comparison in fresh rounds.
	* @param known the findings of the run so far, which the fresh rounds do not repeat.
	*/
	async prove(made, deadline, known) {
		const { sides, build, others } = this.#pairing;
		const contenders = {
			sides,
			build,
			others: {
				...others,
				tuned: made
			}
		};
		const rounds = {
			differences: ["baseline", "candidate"].map((from) => ({
				from,
				to: "tuned"
			})),
			firstOrder: FRESH_ORDERS
		};
		const ofRow = this.#options.row === void 0 ? rounds : {
			...rounds,
			precision: 0
		};
		const tuned = `build without ${count(made.leftOut.length, "call")} of the profile`;
		const words = {
			...CONTENDER_WORDS,
			candidate: WITH_RECORDED,
			tuned
		};
		const outcome = await this.#measure(contenders, deadline, ofRow, words);
		const setting = this.#pairing.run.config.tune.kind === "auto" ? "budget" : "tune";
		const findings = findingsOfFreshRounds(outcome.workloadFindings ?? outcome.findings ?? [], known, setting);
		return {
			...outcome,
			findings,
			folder: this.#folder(FRESH_ORDERS)
		};
	}
	/** Returns the folder for the rounds whose first order of functions has this number. */
	#folder(firstOrder) {
		return join(this.#pairing.run.scratch, `tuning-${firstOrder}`);
	}
	/** Measures contenders until a deadline. @returns an empty object if the deadline passes before the first round. */
	async #measure(contenders, deadline, rounds, words) {
		const { run, program } = this.#pairing;
		const scratch = this.#folder(rounds?.firstOrder);
		const isProof = rounds?.firstOrder === FRESH_ORDERS;
		const now = performance.now();
		const left = Math.max(1, deadline - now);
		const budget = isProof ? PLANNED_SHARE * left : left;
		return await withinTime(left + LAST_RUN_MS, run.host.signal, (signal) => measureSides({
			...run,
			...contendersOf(contenders),
			words,
			command: "refresh",
			host: {
				...run.host,
				signal
			},
			config: {
				...run.config,
				budget,
				heldOut: isProof ? run.config.heldOut : void 0,
				heldOutLoad: isProof ? run.config.heldOutLoad : void 0
			},
			go: program.go,
			main: program.main,
			labels: labelsOf(run.command),
			deadline: now + budget,
			latest: deadline,
			rounds,
			scratch,
			outputDirectory: scratch
		})) ?? {};
	}
};
/**
* The words for the build with the recorded profile. In the rounds of a search, the name of this contender is `baseline` or `candidate`,
* which means a different build in the report.
*/
const WITH_RECORDED = "build with the recorded profile";
/**
* Returns the findings of fresh rounds for the report. A finding is left out if the report already has the same finding with other figures.
* @param known the findings of the report.
* @param setting the setting from which the time of the fresh rounds comes. With `tune: auto`, it is a part of `budget`.
*/
function findingsOfFreshRounds(found, known, setting) {
	const keyOf = ({ message }) => withoutFigures(message).replaceAll("the candidate", `the ${WITH_RECORDED}`);
	const keys = new Set(known.map(keyOf));
	const fresh = [];
	for (const finding of found) {
		const key = keyOf(finding);
		if (keys.has(key)) continue;
		keys.add(key);
		const { message, fix } = finding;
		fresh.push({
			...finding,
			message: `In the fresh rounds: ${withTimeOfTuning(message, setting)}`,
			fix: fix && withTimeOfTuning(fix, setting)
		});
	}
	return fresh;
}
/** Names the setting of the time in a text about `budget`, without the advised number of seconds, which would be too small. */
function withTimeOfTuning(text, setting) {
	return text.replaceAll(/`budget`(?: (?:by|to) about \d+ s)?/g, `\`${setting}\``).replaceAll(/\b([Tt])he budget(?: of [\d.]+ s)? (?=has|is|was)/g, "$1he time ");
}
function notBuiltInTime(names) {
	const [were, they] = names.length === 1 ? ["was", "it"] : ["were", "they"];
	return `${count(names.length, "profile")} without some calls (${names.join(", ")}) ${were} not tried, because ${they} could not be built in time.`;
}
/** Returns true if the rounds run the program itself under load. */
function isUnderLoad({ measure: ways, underLoad }) {
	return ways.has("load") && underLoad?.load !== void 0 && usesBinary(underLoad.serve);
}

// src/commands/culprits.ts
/** The shares of the tuning time for the search and for halving. The fresh rounds get the rest of the tuning time. */
const [SEARCHING, HALVING] = [.35, .4];
const MOST_CONTENDERS_TRIED = 8;
/** Finds the culprits and writes the report about them. @returns findings that name the calls and the file. */
async function reportCulprits(search) {
	const { pairing, recorded, contenders, report, milliseconds } = search;
	const { run } = pairing;
	const row = slowRow(report);
	if (row === void 0) return { findings: [note(NOT_SLOWER)] };
	const began = performance.now();
	const deadline = began + milliseconds;
	const end = began + milliseconds * (SEARCHING + HALVING);
	const heats = new Heats(pairing, recorded, {
		end,
		row: row.name,
		moreTime: MORE_TIME_FOR_CULPRITS
	});
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
	}, deadline);
	if (made === void 0) return { findings: heats.findings };
	run.host.progress(`Fresh rounds without ${count(leftOut.length, "call")}`);
	const fresh = await heats.prove(made, deadline, report.findings);
	const { measured = [], comparison } = fresh;
	const found = [...heats.findings, ...fresh.findings];
	const proof = proofAgainst(measured, row.name, run.config.equivalence);
	if (proof === void 0) return { findings: [...found, note(TOO_FEW_PROOF_ROUNDS, MORE_TIME_FOR_CULPRITS)] };
	if (proof.gain.verdict !== "faster") return { findings: [...found, note(notProven(made.leftOut, proof))] };
	if (proof.recorded.verdict === "slower") await writeIssue(search, made, {
		...proof,
		isReordered: comparison?.reordered === true
	});
	return { findings: [...found, culpritsInWords(made.leftOut, proof)] };
}
const NOT_SLOWER = "The program is not proven to be slower with the recorded profile, as a whole or in a benchmark, so there are no culprits to find.";
const NONE_HELPED = "No culprits were found, because leaving out any of the tried calls did not make the program look faster.";
const TOO_LITTLE = "No culprits were found, because no contender ran often enough in the time.";
const TOO_FEW_PROOF_ROUNDS = "No culprits are named, because there was no time for enough fresh rounds to prove that the program is faster without the suspected calls.";
const MORE_TIME_FOR_CULPRITS = "Give the search more time, such as `tune: culprits 30m`.";
/**
* Returns the name of the worst measurement that is proven to be slower. The name is undefined if the whole program is proven to be slower.
*/
function slowRow({ comparison }) {
	if (comparison?.verdict === "slower") return { name: void 0 };
	const [worst] = (comparison?.measurements ?? []).filter(({ provenSlower }) => provenSlower).toSorted((a, b) => b.change - a.change);
	return worst && { name: worst.name };
}
/**
* Judges the fresh rounds. @param row the measurement to judge; undefined for the program as a whole.
* @returns undefined if there are too few rounds.
*/
function proofAgainst(measured, row, equivalence) {
	const counted = { measured: measured.filter(({ workload }) => (row ?? workload.name) === workload.name) };
	const judge = (from, to) => judgeDifference(counted, {
		from,
		to
	}, equivalence);
	const recorded = judge("baseline", "candidate");
	const without = judge("baseline", "tuned");
	const gain = judge("candidate", "tuned");
	if (recorded === void 0 || without === void 0 || gain === void 0) return void 0;
	return {
		row,
		workloads: decisiveRows(counted.measured).map(({ of: { workload } }) => workload.name),
		recorded,
		without,
		gain
	};
}
function withPercent({ change, interval }) {
	const shown = changeWithInterval(change, interval);
	return `${shown.change} (95 % interval ${shown.interval})`;
}
function measuredInWords({ row }) {
	return row === void 0 ? "the program" : `\`${row}\``;
}
/** Says that the suspects are not proven to be culprits. */
function notProven(suspects, proof) {
	return `No culprits are named. The search suspected ${count(suspects.length, "call")}, but the fresh rounds do not prove that ${measuredInWords(proof)} is faster without them. Without them, the CPU time changes by ${withPercent(proof.gain)}.`;
}
/** The maximum number of calls that the warning names. */
const MOST_CULPRITS_NAMED = 10;
/** Names the culprits, and says how much they cost. */
function culpritsInWords(culprits, proof) {
	const calls = describeCalls(culprits).map(({ caller, callee, reason }) => `${caller ?? "all callers"} → ${callee} (${reason})`);
	const whole = culprits.length === 1 ? "this call" : `these ${culprits.length} calls`;
	const message = `Without ${whole} of the profile, the CPU time of ${measuredInWords(proof)} changes by ${withPercent(proof.gain)}: ${someOf(calls, MOST_CULPRITS_NAMED)}. Compared with no profile, it changes by ${withPercent(proof.recorded)} with the recorded profile, and by ${withPercent(proof.without)} without ${whole}.`;
	const fix = `To leave these calls out of the next profile, name them in \`exclude\`, or set \`tune: auto\`.${proof.recorded.verdict === "slower" ? " `golang-issue.md` in the output folder lists all of these calls. You can file it with golang/go." : ""}`;
	return warning(message, fix);
}
/** Writes three files into the output folder: the report for Go's issue tracker and the two profiles that the report names. */
async function writeIssue({ pairing, recorded, report }, { bytes, leftOut }, { row, workloads, recorded: withRecorded, without, gain, isReordered }) {
	const { run, program } = pairing;
	const { go, main } = program;
	const [os, arch] = (await goOutput([
		"env",
		"GOOS",
		"GOARCH"
	], go.context)).trim().split(/\s+/);
	const text = golangIssue({
		go: `${go.version} ${os}/${arch}`,
		program: main.importPath,
		row,
		measured: workloads,
		commands: commandsToRepeat(run.config, main.importPath),
		recorded: withRecorded,
		without,
		gain,
		isReordered,
		culprits: describeCalls(leftOut),
		reasons: (report.compiler?.reasons ?? []).flatMap(({ kind, message }) => kind === "frame" ? [] : [message])
	});
	const file = (name) => join(run.outputDirectory, name);
	await copyFile(recorded.path, file("recorded.pgo"));
	await replaceFile(file("without-culprits.pgo"), bytes);
	await replaceFile(file("golang-issue.md"), Buffer.from(text));
}

// src/tune/code.ts
/**
* Records the source code on which the list of left-out calls is based. A call may be left out because its callee is large, or because
* inlining the call makes a function too large. If the code of these functions changes, the reason may no longer be true. To notice such
* changes, each entry of the list of left-out calls has a digest of the source code of all functions that the entry names:
*
*     go-pgo left-out: {"caller":"main.at","callee":"main.step","weight":0.2,"go":"go1.26.8","code":"5d1c0f2ab83e", …}
*
* The next refresh computes the digest again, and measures the program with and without the call if the digest is different. The digest
* does not change if a function only moves, or if other functions change.
*/
/** Returns the calls with the digests of today's source. @throws the file system's error if a source file cannot be read. */
async function withCode(calls, source) {
	const linesOf = remembered(async (file) => (await readText(file)).split(/\r?\n/));
	/** Returns the source of a function; empty if the source does not declare the function. */
	const sourceOf = async (name) => {
		const declared = source.get(withoutTypeArguments(name));
		if (declared === void 0) return "";
		const { file, start, end } = declared;
		return (await linesOf(file)).slice(start - 1, end).join("\n");
	};
	return Promise.all(calls.map(async (call) => {
		const functions = [
			call.caller ?? "",
			call.callee,
			call.kind === "lost" ? call.function : ""
		];
		const code = digest((await Promise.all(functions.map(sourceOf))).join("\0")).slice(0, DIGITS);
		return {
			...call,
			code
		};
	}));
}
/** The number of hexadecimal digits of a digest. */
const DIGITS = 12;

// src/commands/left-out.ts
/** Removes the calls that the committed profile leaves out from the new merged profile. */
async function carryLeftOut(run, program, merged, committed) {
	const { config } = run;
	const { go } = program;
	const published = await readIfProfile(committed);
	if (published === void 0) return {
		merged,
		leftOut: [],
		findings: []
	};
	const { calls } = readLeftOut(published.head);
	const findings = aboutUnreadableCalls(published.head);
	const allowed = withoutKept(calls, merged.edges.edges, config.keptCalls);
	if (calls.length === 0) return {
		merged,
		leftOut: [],
		findings
	};
	const unused = aboutUnusedKeep(config.keptCalls, merged.edges.edges);
	const tuned = await tuneProfile(merged.bytes, allowed);
	const listed = [...tuned.leftOut, ...tuned.absent];
	const today = await withCodeOfToday(run, program, listed);
	const exclusions = [...merged.exclusions ?? [], ...tuned.leftOut];
	return {
		merged: {
			...merged,
			bytes: tuned.bytes,
			sha256: digest(tuned.bytes),
			exclusions
		},
		leftOut: today.slice(0, tuned.leftOut.length).map((call) => ({
			...call,
			go: go.version
		})),
		reasonToUpdate: keptCallsInWords(calls, allowed) ?? reasonToTryAgain(listed, today, go.version),
		findings: [...findings, ...unused]
	};
}
/**
* Returns the calls with the digests of today's source. If the source cannot be read, the calls have no digests, and the next refresh
* measures the program with these calls again.
*/
function withCodeOfToday(run, program, calls) {
	const withDigests = async () => withCode(calls, await readSourceAhead(run, program, contextOf(run)));
	return orElse(run, withDigests(), () => calls.map((call) => ({
		...call,
		code: void 0
	})));
}
function keptCallsInWords(calls, allowed) {
	return calls.some((call) => !allowed.includes(call)) ? "The committed profile leaves out calls that `keep` names." : void 0;
}
/**
* Returns the reason to measure again although the workload has not changed. The possible reasons are a new minor version of Go, and
* changed code in the functions of a call. Unknown code counts as changed. The result is undefined if there is no reason.
* @param calls the calls that the committed profile leaves out, as its comments list them.
* @param today the calls of `calls` with the digests of today's source, in the order of `calls`.
*/
function reasonToTryAgain(calls, today, goVersion) {
	const old = calls.find(({ go }) => goMinor(go) !== goMinor(goVersion));
	if (old !== void 0) return `The committed profile leaves out ${count(calls.length, "call")} since ${old.go}. Builds use ${goVersion} now, so the run tries these calls again.`;
	if (today.some(({ code }, at) => code === void 0 || calls[at]?.code === void 0)) return "The committed profile leaves out calls. The run could not check if the code of these calls has changed since, so it tries the calls again.";
	const changed = calls.filter(({ code }, at) => code !== today[at]?.code);
	if (changed.length === 0) return void 0;
	const names = changed.map(({ caller = "all callers", callee }) => `${caller} → ${callee}`);
	return `The committed profile leaves out calls whose code has changed since (${someOf(names)}), so the run tries these calls again.`;
}
/** Turns a decision to keep the committed profile into an update if there is a reason to measure again. */
function orTryAgain(decision, { reasonToUpdate }) {
	if (decision.kind !== "keep" || reasonToUpdate === void 0) return decision;
	return {
		...decision,
		kind: "update",
		reason: reasonToUpdate
	};
}

// src/commands/tuning.ts
const MOST_CONTENDERS = {
	auto: 3,
	search: 24
};
/**
* A lost call is a call that the compiler no longer inlines because of the profile. If the lost calls weigh more than this share of the
* profile, `tune: auto` searches for a better profile, even if the profile makes the program faster.
*/
const MUCH_LOST = .01;
/** The share of the tuning time that the search gets. The fresh rounds of the winner get the rest of the tuning time. */
const SEARCH_SHARE = .6;
/** Decides whether to tune. @returns undefined if tuning is off, nothing was measured, or the recorded profile needs no tuning. */
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
* @throws the signal's reason if the run was cancelled.
*/
async function tuneRecorded(pairing, { report, notes, carried }) {
	const { run, sides } = pairing;
	const plan = tuningPlan(run.config, report);
	const { baseline, candidate } = sides;
	if (!(candidate.kind === "profile" && candidate.checkout === void 0) || baseline.kind !== "off" || baseline.checkout !== void 0) return { findings: ifWanted(run.config, OTHER_SIDES) };
	if (plan === void 0) return { findings: ifWanted(run.config, NO_MEASUREMENT) };
	const recorded = await readRecorded(candidate.path);
	const { edges } = recorded;
	const unused = carried === void 0 ? aboutUnusedKeep(run.config.keptCalls, edges.edges) : [];
	const contenders = await contendersFor(pairing, edges, {
		report,
		notes,
		carried
	});
	if (contenders.length === 0) return { findings: [...unused, note(NOTHING_TO_LEAVE_OUT)] };
	if (run.config.tune.kind === "culprits") {
		const { milliseconds } = plan;
		const found = await reportCulprits({
			pairing,
			recorded,
			contenders,
			report,
			milliseconds
		});
		return {
			...found,
			findings: [...unused, ...found.findings]
		};
	}
	const began = performance.now();
	const searching = plan.milliseconds * SEARCH_SHARE;
	const heats = new Heats(pairing, recorded, {
		end: began + searching,
		moreTime: MORE_SEARCH_TIME
	});
	const { winner, tried } = await searchContender({
		contenders,
		most: plan.most,
		milliseconds: searching,
		now: () => performance.now(),
		runHeat: (field, milliseconds) => heats.run(field, milliseconds),
		progress: (line) => run.host.progress(line)
	});
	const ran = tried.filter(({ change }) => change !== void 0).length;
	const findings = () => [...unused, ...heats.findings];
	if (ran === 0) return { findings: [...findings(), note(TOO_LITTLE_TIME, MORE_TIME)] };
	if (winner === void 0) return { findings: [...findings(), note(noneBetter(ran))] };
	run.host.progress(`Tuning, fresh rounds of ${contenderInWords(winner, edges)}`);
	const made = await heats.make(winner);
	if (made === void 0) return { findings: findings() };
	const judged = judgeWinner(made, await heats.prove(made, began + plan.milliseconds, report.findings), report.comparison);
	return {
		...judged,
		findings: [...findings(), ...judged.findings]
	};
}
/** Returns the reason against tuning as a note if the user asked for tuning. With `tune: auto`, many runs need no tuning and no note. */
function ifWanted({ tune }, { message, fix }) {
	return tune.kind === "search" || tune.kind === "culprits" ? [note(message, fix)] : [];
}
const NO_MEASUREMENT = {
	message: "The run did not tune the profile, because nothing was measured.",
	fix: "Name benchmarks or a load, and give the run enough time with `budget`."
};
const OTHER_SIDES = {
	message: "The run did not tune the profile, because it did not compare a profile with no profile.",
	fix: "To tune a profile, set `baseline: off`, and name the profile with `candidate`."
};
/** Returns the contenders that the search may try, the most promising first. Every contender keeps the calls that `keep` names. */
async function contendersFor({ run, program }, edges, { report, notes, carried }) {
	const { reasons = [] } = report.compiler ?? {};
	const proposed = proposeContenders({
		edges,
		goVersion: program.go.version,
		notes,
		reasons
	});
	const all = carried === void 0 ? proposed : [carried.contender, ...proposed];
	const contenders = [];
	for (const contender of all) {
		const leftOut = withoutKept(contender.leftOut, edges.edges, run.config.keptCalls);
		if (leftOut.length === 0) continue;
		contenders.push({
			...contender,
			leftOut: await withCodeOfToday(run, program, leftOut)
		});
	}
	return contenders;
}
const NOTHING_TO_LEAVE_OUT = "The profile could not be tuned, because it has no hot calls outside of the runtime that may be left out.";
const TOO_LITTLE_TIME = "The profile could not be tuned, because no contender ran often enough in the time.";
const MORE_TIME = "Give the search more time, such as `tune: 15m`, or set `tune: off`.";
const MORE_SEARCH_TIME = "Give the search more time, such as `tune: 15m`.";
function noneBetter(tried) {
	const result = tried === 1 ? "It did not look better" : "None of them looked better";
	return `The search tried ${count(tried, "profile")} without some calls. ${result} than the recorded profile, so the search changes nothing.`;
}
/**
* Completes the rows that are about the tuned profile: adds the list of calls that the tuned profile leaves out. Each row shows the
* difference between two contenders.
*/
function withLeftOut(rows = [], leftOut) {
	const described = describeCalls(leftOut);
	return rows.map((row) => row.name === "tuned" ? {
		...row,
		leftOut: described
	} : row);
}
/**
* Judges the winner of a search by its fresh rounds. If the fresh rounds left out a workload that is proven slower with the recorded
* profile, the winner does not replace the recorded profile, because the report would then hide the slower workload.
* @param before the comparison before the search, without the winner.
*/
function judgeWinner({ bytes, leftOut }, { comparison: fresh, alternatives = {}, folder, findings: found }, before) {
	const rows = withLeftOut(fresh?.contenders, leftOut);
	const better = tunedAgainstRecorded(rows);
	if (better === void 0) return { findings: [...found, note(TOO_FEW_FRESH, MORE_TIME)] };
	const { tuned } = alternatives;
	const isProven = better.verdict === "faster" && isPreciseEnough(better);
	const missing = rowsMissing(before, fresh);
	const slower = missing.filter((row) => isProvenSlower(row, before));
	if (isProven && slower.length === 0 && tuned !== void 0) {
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
			findings: [...found, ...aboutMissing(missing, true)]
		};
	}
	const why = whyKept(better, leftOut, isProven ? slower : []);
	const findings = [
		...found,
		...aboutMissing(missing, false),
		why
	];
	return {
		comparison: withFreshRows(before, rows),
		findings
	};
}
/** Returns the rows that decided the verdict of the first rounds, and that the fresh rounds left out. */
function rowsMissing(before, fresh) {
	const names = new Set((fresh ? rowsOfVerdict(fresh) : []).map(({ name }) => name));
	return rowsOfVerdict(before).filter(({ name }) => !names.has(name));
}
/** Returns true if a row is proven slower, or if the verdict `slower` comes from this row alone. */
function isProvenSlower({ provenSlower }, before) {
	return provenSlower === true || before.verdict === "slower" && rowsOfVerdict(before).length === 1;
}
/** Names the rows that the fresh rounds left out. @param isBetter true if the tuned profile is proven to be better. */
function aboutMissing(missing, isBetter) {
	if (missing.length === 0) return [];
	const message = `The fresh rounds left out ${someOf(missing.map(({ name }) => name))}, which the first rounds measured. So the ${isBetter ? "verdict about the tuned profile is" : "figures of the tuned profile are"} about the other workloads.`;
	return [(isBetter ? warning : note)(message, MORE_SEARCH_TIME)];
}
/**
* Says why the tuned profile does not replace the recorded profile.
* @param slower the slower workloads that the fresh rounds left out; empty if the tuned profile is not proven to be better.
*/
function whyKept({ verdict, ...better }, leftOut, slower) {
	const { change, interval } = changeWithInterval(better.change, better.interval);
	const calls = `${count(leftOut.length, "call")} of the profile (${change}, 95 % interval ${interval})`;
	if (slower.length > 0) {
		const message = `The program is faster without ${calls}, but the fresh rounds left out ${someOf(slower.map(({ name }) => name))}, which ${slower.length === 1 ? "is" : "are"} proven to be slower with the recorded profile. So the search changes nothing.`;
		return note(message, MORE_SEARCH_TIME);
	}
	const message = verdict === "faster" ? `The program looked faster without ${calls}, but the interval is too wide to trust this difference, so the search changes nothing.` : `The program is not proven to be faster without ${calls}, so the search changes nothing.`;
	return note(message);
}
/**
* Adds the rows of the fresh rounds that are about the tuned profile to the comparison before the search. The new profile against no
* profile is also shown from the fresh rounds only, because the figures of other rounds are not comparable.
*/
function withFreshRows(before, rows) {
	const fresh = rows.filter(({ name, against }) => name === "tuned" || name !== "committed" && against === "off");
	const isReplaced = (row) => row.name === "tuned" || fresh.some(({ name, against }) => name === row.name && against === row.against);
	const earlier = (before.contenders ?? []).filter((row) => !isReplaced(row));
	return {
		...before,
		contenders: [...earlier, ...fresh]
	};
}
/** The half width of an interval, as a fraction, that is always narrow enough to trust the difference between two profiles. */
const TRUSTED_PRECISION = .03;
/**
* Returns true if the interval is narrow enough to trust a difference between the tuned and the recorded profile. If noise is as large as
* the difference, a difference that happens to be significant is mostly much larger than the true one.
*/
function isPreciseEnough({ change, interval: [low, high] }) {
	return (high - low) / 2 <= Math.max(TRUSTED_PRECISION, Math.abs(change) / 2);
}
const TOO_FEW_FRESH = "A profile without some calls looked better than the recorded profile, but there was no time for enough fresh rounds to prove this gain. So the search changes nothing.";
/** Finds the row that compares the tuned profile with the recorded profile, or with the repaired profile in `repair`. */
function tunedAgainstRecorded(rows) {
	return rows.find(({ name, against }) => name === "tuned" && (against === "recorded" || against === "repaired"));
}
/**
* Makes the contender that leaves out the calls that the committed profile leaves out.
* @param path the path of the recorded profile.
*/
async function carriedContender(building, path, leftOut) {
	if (leftOut.length === 0) return void 0;
	return makeContender(building, await readRecorded(path), {
		name: AS_COMMITTED,
		leftOut
	}, "carried");
}
/** The name of the contender that leaves out the calls that the committed profile leaves out. */
const AS_COMMITTED = "as-committed";
/**
* Decides whether the calls that the committed profile leaves out stay out of the new profile. The first rounds of the run decide whether
* these calls stay out. The first rounds can judge fairly, because the list of these calls comes from an earlier run.
* @returns undefined if the program is proven to be faster with the calls than without the calls.
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
	const { load, heldOut, findings = [] } = tuned ?? {};
	return {
		bytes,
		leftOut,
		comparison,
		load,
		heldOut,
		findings,
		folder: void 0
	};
}
/**
* Renames the contender without the calls that the committed profile leaves out, because the program is faster with these calls. The name
* `tuned` is then free for a profile that the search finds.
*/
function withoutCarried({ comparison, heldOut }, { leftOut }) {
	const renamed = (judged) => ({
		...judged,
		contenders: judged.contenders && withLeftOut(judged.contenders, leftOut).map((row) => row.name === "tuned" ? {
			...row,
			name: AS_COMMITTED
		} : row)
	});
	return {
		comparison: comparison && renamed(comparison),
		heldOut: heldOut && {
			...heldOut,
			comparison: renamed(heldOut.comparison)
		}
	};
}
/**
* Chooses the profile that `refresh` or `repair` proposes: the recorded profile, the recorded profile without the calls that the committed
* profile leaves out, or a newly tuned profile.
* @returns the bytes of the chosen profile; undefined for the recorded profile.
* @throws Rejected if the user's `verify` fails with the chosen profile.
*/
async function* proposeTuned(pairing, { outcome, place, cpu, report: measured, notes, carried }) {
	const { run } = pairing;
	const kept = carried && keepLeftOut(carried, outcome);
	const before = carried === void 0 || kept !== void 0 ? measured : yield {
		...withoutCarried(measured, carried),
		findings: [note(noLongerPays(carried))]
	};
	const tuned = kept !== void 0 && run.config.tune.kind === "auto" ? { findings: [] } : await tuneRecorded(pairing, {
		report: before,
		notes,
		carried
	});
	yield {
		comparison: tuned.winner === void 0 ? tuned.comparison : void 0,
		findings: tuned.findings
	};
	const winner = tuned.winner ?? kept;
	if (winner === void 0) return void 0;
	const verified = await verify(run, place, winner.bytes);
	const adopted = await adoptTuned(pairing, before, winner);
	const report = yield {
		...resultsOf(winner, before),
		findings: [...winner.findings, ...verified],
		...adopted
	};
	yield await explainAdopted(pairing, report, cpu);
	announceVerdict(pairing.run, report);
	return winner.bytes;
}
/**
* Returns the results of a tuned profile, which replace the results of the recorded profile in the report. The tuned profile is a part of
* the recorded profile, so held-out work that recorded one of them recorded both.
* @param before the report with the results of the recorded profile.
*/
function resultsOf({ comparison, load, heldOut }, before) {
	const { comparison: measured } = before;
	return {
		comparison: comparison ?? (measured && {
			...measured,
			proposed: "tuned"
		}),
		load,
		heldOut: heldOut && {
			...heldOut,
			training: before.heldOut?.training
		}
	};
}
/** Finds out what the compiler did with the tuned profile, because the evidence in the report is still about the recorded profile. */
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
const PROFILED_RECORDED = "The profiles that show where the time went were taken before the tuning, with the recorded profile.";
function noLongerPays({ leftOut }) {
	const [calls, are] = [count(leftOut.length, "call"), leftOut.length === 1 ? "is" : "are"];
	return `The committed profile leaves out ${calls}. The program is now proven to be faster with ${leftOut.length === 1 ? "this call" : "these calls"}, so ${leftOut.length === 1 ? "it" : "they"} ${are} in the new profile again.`;
}
/**
* Copies the benchmark results into the output folder. In the output folder, the benchmark results of the tuned profile get the name
* `candidate`, because the report also calls the tuned profile the candidate.
*/
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
* Replaces the recorded profile and its binary with the tuned profile and a new binary. `recorded.pgo` in the output folder keeps the
* recorded profile. `go build` alone makes the new binary, so the new binary is the same as in the user's own builds.
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
* Tunes the candidate's profile for `compare`, and writes a better profile to `tuned.pgo` in the output folder, because `compare` publishes
* nothing. The verdict of the comparison remains the verdict about the candidate's profile and not about `tuned.pgo`.
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
	const heldOut = report.heldOut && {
		...report.heldOut,
		comparison: {
			...report.heldOut.comparison,
			contenders: winner.heldOut?.comparison.contenders
		}
	};
	const message = `The program is proven to be faster with \`tuned.pgo\` in the output folder than with the candidate’s profile. \`tuned.pgo\` leaves out ${count(winner.leftOut.length, "call")}.`;
	const fix = "To use `tuned.pgo`, replace the profile by this file. `comparison.contenders` in the result document lists the calls.";
	return {
		comparison: {
			...report.comparison,
			contenders,
			proposed: "tuned"
		},
		heldOut,
		findings: [...findings, note(message, fix)]
	};
}

export { readGiven as C, packagesToBenchmark as S, withoutPlacesOfGit as _, orTryAgain as a, takeProfiles as b, buildBoth as c, measureBinaries as d, nonDefaultSettings as f, pathFromRoot as g, addWorkTree as h, carryLeftOut as i, foreseeNoVerdict as l, verify as m, proposeTuned as n, announceVerdict as o, pastRuns as p, writeTuned as r, beginComparison as s, carriedContender as t, gateResults as u, benchmarkLoops as v, trainingOf as x, compilerReasons as y };