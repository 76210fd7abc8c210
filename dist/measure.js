import { c as readBuildInfo, i as checkoutOfSide, n as areOfDifferentCode, t as SIDES } from "./binaries.js";
import { A as sideInWords, C as buildContext, E as checkBuildFlags, O as pgoFlag, _ as withService, b as understand, d as TrainingSearch, f as ANY_PROTOCOL, g as usesBinary, h as runLoad, k as runBuild, m as repeatLoad, o as maskSecretsOf, p as placed, u as collectAll, v as LOAD_TOOLS, w as buildPair, x as ProfileBuildFailed, y as tooManyFailed } from "./gather.js";
import { l as runGo, o as lastLines, r as goOutput, s as listPackages } from "./go.js";
import { i as packagesAbout, r as ownPackages } from "./own-packages.js";
import { c as note, f as warning, i as UsageError, n as ExpectedError, r as Rejected } from "./errors.js";
import { C as change, D as fixed, E as count, O as groupBy, P as totalOf, S as capitalized, T as compareText, c as asSentence, d as excerpt, g as someOf, j as share, p as listInWords, u as duration, w as changeWithInterval, x as bytes } from "./start.js";
import { g as limitedRows, h as GATES, v as quantityOf } from "./format.js";
import { s as buildHelper } from "./repair.js";
import { a as ownerCommand, i as outputLines, n as howItEnded, r as lastOutput, s as startProcess } from "./exec.js";
import { b as _usingCtx, d as readRegularFile, g as replaceFile, m as realPlace, p as readText, t as MOST_BYTES_OF_PROGRAM, v as sha256OfFile } from "./files.js";
import { $ as setsPerRound, B as overallQuantity, G as BudgetSpent, I as coverageOf, J as inTurns, K as FEWEST_ROUNDS, L as judgeDifference, N as changeOf, P as coverageFindings, Q as runRounds, R as judgeRounds, U as sameProgram, V as percentSetting, X as noRoomFor, Y as isFinding, Z as overallLogRatios, et as holm, it as mapContenders, n as comparisonHeadline, nt as byContender, q as PLANNED, rt as contenderNames, tt as BASELINE_TO_CANDIDATE, z as notMeasured } from "./headline.js";
import { a as pinnedTo, i as halvesOf, n as freePort, o as usableCpus, r as freshCopy } from "./processes.js";
import { B as linesOf, I as eachSample, K as sumOf, P as compilerSampleType, R as isCompact, U as renameFunctions, W as sampleTypeIndex, _ as potentialOf, c as edgesOf, g as nameWithout, o as edgeKey, r as byWeight, v as timesOf } from "./edges.js";
import { t as decodeFile } from "./decode.js";
import { n as StackSum, s as encodeWhole, t as Interned } from "./encode.js";
import { C as ownName, D as symbolPath, E as splitSymbol, T as renamer, c as KnownNames, g as importPathOf, p as closureOwner, y as isOfRuntime } from "./names.js";
import { n as withDeadline, t as orAborted } from "./deadline.js";
import { a as normalQuantile, i as median, r as mean } from "./samples.js";
import { f as orElse, g as portsIn, h as onPort, m as hasFreePort, s as collectingOf } from "./read.js";
import { a as textGlobOf } from "./glob.js";
import { D as regex, I as unknown, P as tuple, S as optional, T as pipe, _ as minValue, a as finite, b as number$2, g as minLength, j as string, k as safeParse, n as boolean, p as maxLength, r as check, t as array, v as nullable, w as picklist, x as object } from "./dist3.js";
import { s as secretsInCommand } from "./credentials.js";
import { n as endpointOf, o as takeProfile, r as headersFor } from "./pprof2.js";
import { a as filePathOf, c as siteKey, i as EdgeWeights, n as readFunctionTable, o as inlinedCallChanges, r as readInlinedCalls, s as profileName, t as READABLE_BINARIES } from "./pclntab.js";
import { n as callApi } from "./api.js";
import { i as networkFor } from "./send.js";
import { a as goMinor, o as harmfulInlinings } from "./exclusions.js";
import { T as declaredName, m as runFacts, t as buildOptions, u as repositoryRoot, w as Tokens } from "./program.js";
import { t as HOT_SHARE } from "./drift.js";
import { o as isThisMachine } from "./addresses.js";
import { t as runGit } from "./git.js";
import { createHash } from "node:crypto";
import { chmod, copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path, { basename, dirname, join, relative } from "node:path";

// src/compare/test-binaries.ts
/** Part of the time until the deadline that building may take, and for the first package, without which there is no verdict. */
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
/** What the user can do for a verdict. The lines are those of the README. */
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
/** Where the tests of a contender are: the user's code, or the checkout of another commit. */
function testedCode(build, contender) {
	return checkoutOfSide(build.contenders[contender]) ?? build;
}
/** The path of a package below its module; the same before and after the module gets another path, as with a major version. */
function pathBelow(importPath, modulePath) {
	if (importPath === modulePath) return ".";
	return importPath.startsWith(`${modulePath}/`) ? importPath.slice(modulePath.length + 1) : importPath;
}
/** The number of benchmarks of one side that a note lists. */
const LISTED_BENCHMARKS = 10;
/** Names the benchmarks that only one side has, such as those that a branch adds. */
function onOneSideOnly(side, names) {
	if (names.length === 0) return [];
	const benchmarks = `${count(names.length, "benchmark")} ${names.length === 1 ? "exists" : "exist"}`;
	return [note(`${benchmarks} only on the ${side} and cannot be compared: ${someOf(names, LISTED_BENCHMARKS)}.`)];
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
	for (const listed of await listPackages(go, all, flags)) if ((await benchmarkNames(listed)).size > 0) found.push(listed);
	return found;
}
/** The benchmark functions that the text of a package's tests declares. */
async function benchmarkNames({ directory, files }) {
	const tests = [...files.tests, ...files.externalTests];
	const texts = await Promise.all(tests.map((file) => readText(path.join(directory, file))));
	return new Set(texts.flatMap((text) => [...text.matchAll(/^func\s+(Benchmark\w*)/gm)].map(([, name]) => name ?? "")));
}
/**
* @param name without extension. Names of both sides are equally long: the length of a program's arguments alone can move its
* stack, and so its speed (Mytkowicz et al., "Producing wrong data without doing anything obviously wrong!", ASPLOS 2009).
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
		pgoFlag(used),
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
/** Relinks the test binaries of all contenders; undefined if one of them was given. */
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
async function calibrate(all, expression, runner, progress = () => {}) {
	const benchmarks = [];
	const findings = [];
	let current = "";
	try {
		for (const binaries of all) {
			current = `Finding the benchmarks of ${binaries.label}`;
			progress(`Finding and calibrating the benchmarks of ${binaries.label}`);
			for (const leaf of await discoverShared(binaries, expression, runner, findings)) {
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
/**
* Finds the benchmarks that both sides have. Sides of the same code have the same ones, so that only the baseline is asked. Code of
* another commit may have added or removed some, also by `b.Run`; a note names them.
*/
async function discoverShared(binaries, expression, runner, findings) {
	const baseline = await discover(binaries, "baseline", {
		expression,
		runner,
		findings
	});
	const { programs, directories, label } = binaries;
	let { leaves } = baseline;
	for (const name of contenderNames(programs)) {
		if (directories[name] === directories.baseline) continue;
		const other = await discover(binaries, name, {
			expression,
			runner,
			findings
		});
		findings.push(...onOneSideOnly("baseline", lacking(baseline.begun, other.begun, label)), ...onOneSideOnly(name, lacking(other.begun, baseline.begun, label)));
		const shared = new Set([...other.begun].map(exactPattern));
		leaves = leaves.filter(({ pattern }) => shared.has(pattern));
	}
	return leaves;
}
/** The benchmarks that began in one test binary and not in the other. Of one with all that it runs by `b.Run`, only it is named. */
function lacking(begun, other, label) {
	const names = [...begun].filter((name) => !other.has(name));
	return names.filter((name) => !names.some((parent) => name.startsWith(`${parent}/`))).map((name) => `${label}.${name}`);
}
/**
* Runs all selected benchmarks of one side once: each result is a benchmark of its own. After a crash or a hang, the others run
* without it.
* @returns also the names of all benchmarks that began, with those that failed or were skipped.
*/
async function discover(binaries, contender, { expression, runner, findings }) {
	const leaves = [];
	const names = /* @__PURE__ */ new Set();
	const done = [];
	for (;;) {
		const skip = done.length === 0 ? [] : [`-test.skip=${done.map(exactPattern).join("|")}`];
		const limit = timeLimit(runner, DISCOVERING);
		const [run] = await runTests(runner, {
			binaries,
			contenders: [contender],
			pattern: expression,
			time: "1x",
			flags: skip,
			seconds: limit
		});
		if (/^testing: invalid regexp/m.test(run.stderr)) {
			const said = asSentence(lastLines(run.stderr, 1));
			throw new UsageError(`benchmarks: \`${expression}\` is not a regular expression: ${said}`, { fix: "Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`." });
		}
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
	const contenders = contenderNames(options.contenders).length;
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
	const plan = planIterations(benchmarks, left() - FEWEST_ROUNDS * (linked.reordering?.seconds ?? 0), contenders);
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
		const perRound = () => Math.ceil(firstRoundsSeconds([benchmark], SHORTEST_RUN, contenders));
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
	const ofRun = (cost) => cost.outsideSeconds + cost.secondsPerOp * iterationsFor(cost, seconds);
	return costs.reduce((sum, cost) => sum + 2 * contenders * ofRun(cost), 0);
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
		lines: (side) => results.lines(side),
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

// src/compare/load.ts
/** The number of sets that a plan has room for. An interval needs 6 sets, and 16 can end the measuring early. */
const SETS_WANTED = 24;
/** The same if the load varies so much that longer slices make a narrower interval than more sets. */
const SETS_OF_NOISE = 12;
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
/** The warning that the load is not measured because one contender failed. */
function leftOut({ contender, error }) {
	const message = error.message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase());
	return warning(`The load test is left out, it failed with the ${contender}: ${asSentence(message)}`, error.fix);
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
	const names = contenderNames(options.binaries);
	const setting = {
		...options,
		underLoad: {
			...underLoad,
			load
		},
		ports: hasPorts ? await Promise.all(names.map(freePort)) : [],
		halves: await halvesOf(underLoad.cpus),
		readyTimeout: Math.min(6e4, Math.max(0, left() * 1e3) / FEWEST_ROUNDS)
	};
	const trial = await tryOut(setting, left, hasPorts && options.together !== false).catch((error) => {
		if (error instanceof BudgetSpent) return void 0;
		throw error;
	});
	if (trial === void 0) return warning("The budget was spent before the load had run once on every side.", "Raise `budget`.");
	if (isFailure(trial)) return leftOut(trial);
	const linked = await relinked(setting, trial, left);
	const linking = Math.min(15 * (linked.reordering?.seconds ?? 0), left() * LINKING);
	for (const name of names) progress(`The ${name}: ${describeRun(trial.set[name])}`);
	const plan = planAfterTrial(setting, trial, left() - linking);
	const slice = expectedSlice(setting, trial, plan);
	const turns = turnsOf(setting, plan);
	const secondsPerSet = turns * (trial.startSeconds + plan.warmUp + slice);
	if (FEWEST_ROUNDS * secondsPerSet >= left()) {
		const sets = names.length === 2 ? "pairs" : "sets of runs";
		const message = `The load is left out: an interval needs ${FEWEST_ROUNDS} ${sets}, each of which takes ${duration(secondsPerSet * 1e3)} with a slice of ${duration(slice * 1e3)}, and the budget is shorter.`;
		const missing = 10 * Math.ceil((FEWEST_ROUNDS * secondsPerSet * 1.2 - left()) / 10);
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
		secondsPerSet,
		overhead: secondsPerSet - turns * slice,
		left,
		reordering: linked.reordering,
		findings: linked.findings
	});
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
	const spare = left() - FEWEST_ROUNDS * turnsOf(setting, trial.plan) * secondsOfWholeRun(setting, trial);
	const linked = await reordering?.(copies, spare) ?? { findings: [] };
	return {
		...linked,
		binaries: linked.reordering ? copies : binaries
	};
}
/** Makes the workload that runs sets by the plan and keeps what they showed. */
function loadTest({ setting, trial, plan, left, ...planned }) {
	const { together } = plan;
	const turns = turnsOf(setting, plan);
	const sets = [];
	let { overhead } = planned;
	const runSet = async (order) => {
		const chosen = shortened(plan, (left() * PLANNED / Math.max(0, FEWEST_ROUNDS - sets.length) - overhead) / turns);
		const begun = performance.now();
		const measured = await measureSet(setting, chosen, order);
		overhead = (performance.now() - begun) / 1e3 - turns * chosen.slice;
		if (isFailure(measured)) return leftOut(measured);
		sets.push(measured);
		return mapContenders(measured, ({ values }) => values);
	};
	const cpus = (together ? setting.halves.servers?.length : void 0) ?? setting.underLoad.cpus;
	return {
		workload: {
			name: "load",
			get quantities() {
				return quantitiesOf([trial.set, ...sets].flatMap((set) => Object.values(set).map(({ values }) => values)));
			},
			secondsPerRun: planned.secondsPerSet / contenderNames(trial.set).length,
			runSet
		},
		report: () => loadReport(sets, {
			cpus,
			together
		}),
		reordering: planned.reordering,
		findings: () => [
			...planned.findings,
			...trial.set.baseline.findings,
			...trial.notes,
			...doubtsOf(sets.length > 0 ? sets : [trial.set])
		]
	};
}
function doing({ program }, together) {
	return `${program === void 0 ? "Loading the servers" : "Running the programs"} ${together ? "at the same time" : "in turns"}`;
}
/** The number of slices of a set that run one after the other. */
function turnsOf({ binaries }, { together }) {
	return together ? 1 : contenderNames(binaries).length;
}
/** Divides the time into sets, and each set into start, warm-up and slice. @param left the seconds for all sets. */
function planFor(left, { setting, together, startSeconds }, sets = SETS_WANTED) {
	const each = left * PLANNED / sets / turnsOf(setting, { together }) - startSeconds;
	const warmUp = Math.min(LONGEST_WARM_UP, Math.max(SHORTEST_WARM_UP, each * WARM_UP_SHARE));
	const slice = Math.min(LONGEST_SLICE, Math.max(SHORTEST_SLICE, each - warmUp));
	return {
		together,
		warmUp,
		slice,
		longest: slice
	};
}
/** The longest slice, in seconds, with which `FEWEST_ROUNDS` sets fit into the time. */
function mostSeconds(left, { warmUp }, { setting, together, startSeconds }) {
	const each = left * PLANNED / FEWEST_ROUNDS / turnsOf(setting, { together });
	return Math.max(SHORTEST_SLICE, each - warmUp - startSeconds);
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
		const probes = !isWhole && PROBES <= left() * PROBING ? PROBES : 0;
		const planning = {
			setting,
			together,
			startSeconds: 0
		};
		const plan = {
			...planFor(left(), planning),
			probes
		};
		const longest = isWhole ? mostSeconds(left(), plan, planning) : plan.longest;
		const tried = await runTrial(setting, {
			...plan,
			longest
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
	setting.progress(`${doing(setting.underLoad, plan.together)}, once to warm up …`);
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
/** Plans the sets by what the trial showed: how long a start takes, and how much is done in a second. @param left seconds. */
function planAfterTrial(setting, { plan, set, startSeconds }, left) {
	const runs = Object.values(set);
	const planning = {
		setting,
		together: plan.together,
		startSeconds
	};
	const planned = {
		...planFor(left, planning),
		work: set.baseline.work.work
	};
	const most = mostSeconds(left, planned, planning);
	const whole = runs.map(({ cut, seconds }) => cut ? 0 : 2 * seconds);
	if (plan.longest > plan.slice || planned.work === "run") return {
		...planned,
		longest: Math.max(most, ...whole)
	};
	const perSecond = Math.min(...runs.map(({ work, seconds }) => work.done / seconds));
	const long = planFor(left, planning, SETS_OF_NOISE).slice;
	const suited = suitedSlice(set, startSeconds + planned.warmUp) ?? planned.slice;
	const wanted = Math.max(Math.min(suited, long), SHORTEST_SLICE, FEWEST_DONE / perSecond);
	const slice = Math.min(wanted, Math.max(planned.slice, most));
	return {
		...planned,
		slice,
		longest: slice
	};
}
/**
* The slice, in seconds, that makes the interval narrowest in a given time. Each set also has `overhead` seconds that do not
* count, so there are n = time / (overhead + slice) sets. The variance of each pair is starts² + noise² / slice. The mean of
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
/** Shortens the slices of a plan if the machine became so busy that too few sets would fit. @param most seconds of a slice. */
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
	if (load === void 0 && benchmarks === void 0) {
		if (config.measure.has("production") && config.production !== void 0) return { findings };
		if (options.command === "compare") findings.push(NOTHING_MEASURED);
		return {
			comparison: notMeasured(NO_WORKLOAD),
			findings
		};
	}
	const outcome = await compareBinaries({
		contenders: contenderNames(sides),
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
		comparison: withLabels(comparison, options.command),
		findings: [...findings, ...outcome.findings]
	};
}
/** Names the contenders of a `refresh` or a `repair` by the profiles that they were built with. */
function withLabels(comparison, command) {
	const labels = {
		baseline: "off",
		candidate: command === "repair" ? "repaired" : "recorded"
	};
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
	const { go, main, sides, config, host, scratch } = measurable;
	const { benchmarks, buildFlags: flags } = config;
	if (benchmarks === void 0 || !config.measure.has("benchmarks")) return void 0;
	const named = isAnyFinished(sides) ? void 0 : config.benchmarkPackages;
	const unknown = (named === void 0 ? [] : await listPackages(go, named, flags)).find(({ importPath, error }) => error !== "" && named?.includes(importPath));
	if (unknown !== void 0) throw new UsageError(`benchmark-packages: ${unknown.error}`, { fix: "Name packages, one a line." });
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
	const { command, config, host, build, scratch } = options;
	const { underLoad } = config;
	if (!config.measure.has("load") || underLoad === void 0 || build === void 0) return void 0;
	if (underLoad.load === void 0 && command !== "compare") return void 0;
	if (!usesBinary(underLoad.serve)) {
		const message = "`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.";
		if (command === "compare") findings.push(note(message, START_THE_BINARY));
		return;
	}
	const { env, signal, progress } = host;
	return (deadline, share) => prepareLoad({
		binaries: mapContenders(build, ({ path }) => path),
		underLoad,
		cwd: config.loadFolder,
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
/** The part of the time that a load plans for when there are also benchmarks. */
const LOAD_SHARE = .5;
/**
* Compares all contenders with benchmarks, a load, or both, whose rounds are interleaved. A workload that cannot be measured is a
* finding; if none can, the verdict is `not measured` with the reason.
*/
async function compareBinaries(options) {
	const { benchmarks, budgetSeconds, precision, equivalence, progress, signal, contenders = SIDES } = options;
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
		contenders,
		sets: setsPerRound(secondsPerRun, (deadline - performance.now()) / 1e3, linking, contenders.length),
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
		comparison: notMeasured(why, seconds()),
		findings: []
	};
	const judgedContenders = (why === void 0 ? differencesOf(contenders) : []).flatMap((between) => judgeDifference(rounds, between, equivalence) ?? []);
	return {
		comparison: {
			...judged.comparison,
			contenders: judgedContenders.length > 0 ? judgedContenders : void 0
		},
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
/**
* Lists the differences that a comparison of more than two contenders reports: each other contender against the baseline, the
* candidate against the baseline, and the candidate against each other contender.
*/
function differencesOf(contenders) {
	const others = contenders.filter((name) => !SIDES.includes(name));
	if (others.length === 0) return [];
	return [
		...others.map((to) => ({
			from: "baseline",
			to
		})),
		BASELINE_TO_CANDIDATE,
		...others.map((from) => ({
			from,
			to: "candidate"
		}))
	];
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
	if (measured.every(({ complete }) => !complete)) return "Every workload failed during the rounds.";
	if (completed >= FEWEST_ROUNDS) return overallLogRatios(measured).length >= FEWEST_ROUNDS ? void 0 : "No workload reports CPU time, which alone decides the verdict.";
	const needed = `${completed} of at least ${FEWEST_ROUNDS} rounds, which a 95 % interval needs`;
	if (ended === "cancelled") return `The run was cancelled after ${needed}.`;
	const more = took / completed * (FEWEST_ROUNDS * reserve - completed);
	return `The budget of ${budget} s was spent after ${needed}; raise \`budget\`${completed === 0 ? "" : `, to about ${Math.ceil(budget + more)} s`}.`;
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
	/** By the names that profiles have. */
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
/** How the compiler's decision begins about the callee that it would call directly. */
const HOTTEST = "hottest so far";
/** How the compiler's decision begins about a callee that is called less often there than another one. */
const TOO_COLD = "too cold";
/** How that decision ends if the package that is compiled does not import the callee's. */
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
/** The import paths of the packages of functions, without those of the runtime. */
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
/** Words that stand for many packages in a command of Go. A profile with such a name would make the compiler compile all of them. */
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
/** Whether a function is in the runtime, stands for one there, as `sync.runtime_procPin` does, or is assembly that calls of Go lead to. */
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
/** What a call costs its caller if it is not inlined (`inlineExtraCallCost` in cmd/compile/internal/inline). */
const COST_OF_CALL = 57;
/** From this cost on, or from this many bytes of machine code, a function is large: copies of it fill the instruction cache. */
const [LARGE_COST, LARGE_BYTES] = [250, 512];
/** With fewer new copies, a large function is not reported. */
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
/** What each function inlines directly, by its name. */
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
	return {
		evidence: {
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
		},
		findings: asked === void 0 || "baseline" in asked ? [] : asked
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
/** Reads the tables of a binary. @returns a warning if the binary has none that we understand. */
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
/** Returns the frame of each function in bytes, by the linker's name. If several functions share a name (local assembly), the largest counts. */
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
	if (!config.evidence.has("compiler") || built === void 0) return { findings: [] };
	host.progress("Reading inlined calls and stack frames of both binaries …");
	const profiled = sides.candidate.kind === "profile" ? "candidate" : "baseline";
	const side = sides[profiled];
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
/** Finds whether the profile was recorded by the work that judges it; undefined if nothing shows that, or nothing was measured. */
async function trainingOf({ run, program, sides: { baseline, candidate }, collected }, comparison) {
	const judged = candidate.kind === "profile" ? candidate : baseline;
	if (judged.kind !== "profile" || !comparison?.measurements.length) return void 0;
	if (areOfDifferentCode({
		baseline,
		candidate
	})) return void 0;
	const { underLoad } = run.config;
	const rows = comparison.measurements.map(({ name }) => name);
	const search = new TrainingSearch({
		modulePath: program.main.modulePath,
		program: program.main.importPath,
		rows,
		load: rows.includes("load") ? underLoad?.program ?? underLoad?.load : void 0
	});
	if (collected) await collected.each((profile, factor) => search.add(profile, factor));
	const profile = await decodeFile(await readRegularFile(judged.path));
	if (collected) search.addComments(profile);
	else search.add(profile);
	return search.result();
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
		progress: host.progress
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
	if (first === void 0) throw new ExpectedError("the settings do not show at which address the server serves its profiles.", { fix: "Import `net/http/pprof` in the server and serve it on the address of `ready`, or add its address on this machine to `sources`." });
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
	const rows = named === void 0 ? all : all.filter(({ name }) => matchesRow(named, name));
	if (all.length > 0 && rows.length === 0) {
		const names = [...new Set(all.map(({ name }) => name))];
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

// src/compare/history.ts
/** Far beyond any result document: one with ten thousand findings has 3 MiB. */
const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/** A chart has no room for more; no import path or tag comes near. */
const LONGEST_HISTORY_NAME = 512;
const MOST_ROWS = 1e4;
const boundedName = pipe(string(), minLength(1), maxLength(LONGEST_HISTORY_NAME));
const utcTime = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/), check((text) => !Number.isNaN(Date.parse(text))));
/** Numbers that are not finite are null in a result document. */
const number = optional(nullable(pipe(number$2(), finite())));
const amount = optional(nullable(pipe(number$2(), finite(), minValue(0))));
const row = object({
	name: boundedName,
	unit: boundedName,
	decisive: optional(boolean()),
	candidate: number
});
/** The part of a result document that a point is made of; everything else is ignored, also in documents of later versions. */
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
		change: number,
		interval: optional(tuple([number, number])),
		measurements: pipe(array(row), maxLength(MOST_ROWS))
	})),
	load: optional(object({ candidate: object({ peakMemory: amount }) })),
	compiler: optional(object({ size: object({ candidate: amount }) }))
});
/** Of a run of several targets: each may have failed before it had a result. */
const SEVERAL = object({
	run: object({ time: utcTime }),
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

// src/commands/work-trees.ts
/**
* Checks a commit out into a new work tree.
* @throws ExpectedError with git's reason when git cannot.
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
/** The environment without variables that name another repository than the one of the folder that a program runs in. */
function withoutPlacesOfGit(env) {
	return {
		...env,
		GIT_DIR: void 0,
		GIT_WORK_TREE: void 0,
		GIT_INDEX_FILE: void 0
	};
}
/** The path of a file or folder from the root of the repository, with symbolic links resolved. */
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
					onLine: (line) => host.progress(`verify | ${excerpt(line, 300)}`)
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
			fix: "Run the command without the profile, too, to see whether the profile is the reason. It is in the output folder."
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
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
/** Measures all contenders, and leaves a part of the budget for the profiles that `takeProfiles` records. */
function measureBinaries({ run, program, sides, build, others = {}, deadline }) {
	const named = Object.entries(others);
	return measureSides({
		...run,
		go: program.go,
		main: build && program.main,
		sides: {
			...sides,
			...Object.fromEntries(named.map(([name, { side }]) => [name, side]))
		},
		build: build && {
			...build,
			...Object.fromEntries(named.map(([name, { binary }]) => [name, binary]))
		},
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
* Judges the conditions of `fail-on`. A failed condition throws nothing here, so that the report shows it first (`requireGates` fails the
* run later). A condition that could not be judged is a warning.
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

export { packagesToBenchmark as _, gateResults as a, pastRuns as c, pathFromRoot as d, withoutPlacesOfGit as f, trainingOf as g, takeProfiles as h, foreseeNoVerdict as i, verify as l, compilerReasons as m, beginComparison as n, measureBinaries as o, benchmarkLoops as p, buildBoth as r, nonDefaultSettings as s, announceVerdict as t, addWorkTree as u, readGiven as v };