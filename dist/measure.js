import { S as checkBuildFlags, T as runBuild, _ as collectAll, b as buildPair, d as placed, f as runLoad, g as understand, h as tooManyFailed, m as withService, o as maskSecretsOf, p as usesBinary, u as ANY_PROTOCOL, v as ProfileBuildFailed, w as pgoFlag, y as buildContext } from "./gather.js";
import { $n as someOf, A as finite, An as normalQuantile, Ar as lastLines, B as optional, Br as start, Ci as UsageError, Cn as pairOf, Cr as splitSymbol, D as array, Di as note, Dr as goOutput, En as holm, F as minValue, Fr as howItEnded, G as regex, Gr as globPattern, H as picklist, I as nullable, In as readBuildInfo, Ir as lastOutput, K as safeParse, Lr as outputLines, N as maxLength, Nr as runGo, O as boolean, On as mean, P as minLength, Qn as orAborted, R as number$2, Rr as ownerCommand, S as valuesOf, Si as Rejected, Sn as overallLogRatios, Sr as renamer, T as joinWords, Tn as runRounds, U as pipe, Ur as duration, Vr as asSentence, Wn as readRegularFile, Wr as excerpt, Y as tuple, Yn as sha256OfFile, Z as unknown, Zn as _usingCtx, _ as orElse, _i as remembered, _n as PLANNED, b as onPort, bi as totalOf, bn as isFinding, ci as bytes, cn as coverageFindings, ct as comparisonHeadline, di as changeWithInterval, dn as judge$1, ei as secretsInCommand, f as collectingOf, fi as compareText, fn as overallQuantity, fr as closureOwner, gi as quantityOf, gn as FEWEST_ROUNDS, hi as groupBy, hn as BudgetSpent, hr as importPathOf, ji as warning, jn as SIDES, jr as listPackages, k as check, kn as median, li as capitalized, ln as coverageOf, mi as fixed, mn as sameProgram, pi as count, pn as percent$1, q as string, qn as replaceFile, sn as changeOf, sr as KnownNames, ui as change, un as inconclusive, vn as bothOf, wn as pairsPerRound, wr as symbolPath, x as portsIn, xi as ExpectedError, xn as noRoomFor, y as hasFreePort, yi as share, yn as inOrder$1, z as object, zr as run } from "./start.js";
import { f as runFacts, l as repositoryRoot, t as buildOptions, x as buildHelper } from "./program.js";
import { a as pinnedTo, i as halvesOf, n as freePort, o as usableCpus, r as freshCopy } from "./processes.js";
import { A as withDeadline, _ as isThisMachine, a as callApi, y as networkFor } from "./api.js";
import { H as goMinor, L as encodeWhole, M as Interned, N as StackSum, U as harmfulInlinings, Y as edgesOf, at as eachSample, dt as renameFunctions, ft as sampleTypeIndex, it as compilerSampleType, lt as linesOf, mt as sumOf, nt as potentialOf, q as edgeKey, rt as timesOf$1, st as isCompact, tt as nameWithout } from "./repair.js";
import { t as decodeFile } from "./decode.js";
import { n as endpointOf, o as takeProfile, r as headersFor } from "./pprof2.js";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, readFile, realpath, rename, rm, stat as stat$1, writeFile } from "node:fs/promises";
import path, { basename, dirname, join, relative } from "node:path";
import { createHash } from "node:crypto";

// src/compare/test-binaries.ts
/** Part of the time until the deadline that building may take, and for the first package, without which there is no verdict. */
const [BUILD_SHARE, FIRST_SHARE] = [.5, .75];
/**
* Test binaries of the packages that have benchmarks; where a side is a test binary already, of its package only.
* A package whose tests do not build, or not in time, or are the same on both sides, is left out with a finding.
* @throws ExpectedError when the sides are tests of two packages.
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
	const late = new BudgetSpent();
	for (const [at, { importPath, directory }] of packages.entries()) {
		progress?.(`Building the benchmarks of ${importPath} for both sides (${at + 1} of ${packages.length})`);
		const both = (signal) => Promise.all([makeSide({
			...build,
			signal
		}, build.baseline, importPath, `1/${at}`), makeSide({
			...build,
			signal
		}, build.candidate, importPath, `2/${at}`)]);
		const end = began + whole * (binaries.length > 0 ? BUILD_SHARE : FIRST_SHARE);
		const made = await withDeadline(end - performance.now(), signal, both, () => late).catch((error) => {
			if (error !== late) throw error;
		});
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
		isTest: (await readFile(file).catch(() => void 0))?.includes("\0testing.(*M).Run\0") === true
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
		const texts = one.testFiles.map((file) => readFile(path.join(one.directory, file), "utf8"));
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
	if (exitCode === 0 && await stat$1(file).catch(() => void 0) !== void 0) return file;
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
	const profile = await decodeFile(await readFile(side.path));
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
const NAMED$2 = /^(Benchmark\S*)\s+(\d+)(?:\s+(.*\S))?\s*$/;
/** The results in what a test binary printed under `-test.v`, in their order; without it, lines may be torn apart. */
function parseResults(stdout) {
	return stdout.split(/\r?\n/).flatMap((line) => {
		const [, name, iterations, metrics = ""] = NAMED$2.exec(line) ?? [];
		if (name === void 0) return [];
		const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
		const secondsPerOp = nanoseconds === void 0 ? void 0 : Number(nanoseconds) / 1e9;
		const printed = metrics === "" ? [] : metrics.split(/\s*\t\s*/);
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
* Builds the meter for this machine into `scratch`. Each benchmark has one thread: with more, the collector's work depends on which of
* them run, and pairs differ several times as much.
* @throws ExpectedError when Go cannot build even that.
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
/** As its row is named: `render.BenchmarkPage-2`. */
function rowName({ binaries, printedName }) {
	return `${binaries.label}.${printedName}`;
}
/**
* Runs one benchmark on one side; or on both at the same time, on one CPU where that is possible.
* @returns a finding when it failed, took longer than `seconds`, printed no result or did not run that often.
*/
async function runBenchmark(selected, sides, time, runner, { seconds = Number.POSITIVE_INFINITY, flags = ["-test.benchmem"] } = {}) {
	const { binaries, pattern, printedName } = selected;
	const found = [];
	const runs = await runTests(binaries, sides, [
		pattern,
		time,
		...flags
	], runner, seconds);
	for (const [at, run] of runs.entries()) {
		const result = parseResults(run.stdout).find((one) => one.name === printedName);
		const happened = whatHappened(run, time, result);
		if (happened !== void 0) return leftOut$1(rowName(selected), sides[at], happened, run);
		found.push({
			...run,
			result
		});
	}
	return found;
}
async function runTests(binaries, sides, [pattern, time, ...flags], runner, seconds) {
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
function leftOut$1(name, side, happened, run) {
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
/** What `-test.benchtime=Nx` takes at most. */
const MOST_ITERATIONS = 1e9;
/** How long a run takes that shows the cost, enough to see past timer and start-up noise; and when it is too short, in seconds. */
const [CALIBRATED, SHORT] = ["0.1s", .05];
/** Part of the time left that running all benchmarks of a package once may take. */
const DISCOVERING = 1 / 4;
/** Part of the time left that one run may take: beyond it, the fewest rounds do not fit. */
const RUNNING = 1 / 6;
/** In seconds, whatever the budget: on a busy machine, a run of a tenth of that takes as long. */
const SHORTEST_LIMIT = 3;
function limitOf({ deadline }, part) {
	return Math.max(SHORTEST_LIMIT, (deadline - performance.now()) / 1e3 * part);
}
/**
* Finds the benchmarks that the user's expression selects and how long an operation of each takes on the baseline, and
* checks that the candidate runs them too. What fails or does not end on a side is left out with a finding, and so is
* what the time is too short for. @throws UsageError for an invalid expression.
* @returns `isComplete` where the time did not end before all were calibrated.
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
		const skip = done.length === 0 ? [] : [`-test.skip=${done.map(exactPattern).join("|")}`];
		const limit = limitOf(runner, DISCOVERING);
		const [run] = await runTests(binaries, ["baseline"], [
			expression,
			"1x",
			...skip
		], runner, limit);
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
			} else if (ended === "FAIL") findings.push(leftOut$1(label, "baseline", "failed (exit code 1)", {
				...run,
				stdout: text,
				stderr: ""
			}));
			if (printed.length > 0 || ended !== void 0) done.push(name);
			else unfinished = name;
		}
		const happened = "cutOffSeconds" in run || run.exitCode !== 0 ? whatHappened(run, "1x") : void 0;
		if (happened === void 0) return leaves;
		if (begun.length === 0) findings.push(leftOut$1(`Running the benchmarks of ${binaries.label}`, "baseline", happened, run));
		if (unfinished === void 0) return leaves;
		if ("cutOffSeconds" in run && leaves.length > before) continue;
		findings.push(leftOut$1(`${binaries.label}.${unfinished}`, "baseline", happened, run));
		done.push(unfinished);
	}
}
async function calibrateOne(leaf, runner) {
	const seconds = limitOf(runner, RUNNING);
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
	if (untimed > MOSTLY) {
		const message = `About ${Math.round(untimed * 100)} % of a run of ${rowName(leaf)} is outside of its timed operations (start-up, set-up, stopped timer, waiting): it is left out.`;
		return warning(message, "Make its set-up shorter, or let it do more work in each operation.");
	}
	const timed = run.result.iterations > 1 ? 0 : timedSeconds(once);
	const outsideSeconds = Math.max(0, Math.min(once.wallSeconds, once.cpuSeconds) - timed);
	const perOp = (all) => Math.max(all - outsideSeconds, all * MOSTLY) / run.result.iterations;
	const [secondsPerOp, cpuSecondsPerOp] = [perOp(run.wallSeconds), perOp(run.cpuSeconds)];
	return {
		...leaf,
		outsideSeconds,
		secondsPerOp,
		cpuSecondsPerOp
	};
}
/** Share of a run from which on its CPU time says more about something else than about the benchmark. */
const MOSTLY = .5;
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
		const meter = _usingCtx$2.a(await start([first, ...rest], {
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
		const used = late ? "[]" : await readFile(usage, "utf8").catch(() => void 0);
		if (used === void 0) {
			const names = [...new Set(programs.map(([one]) => path.basename(one)))].join(" and ");
			throw new ExpectedError(`${names} could not be run: ${lastLines(meter.output(), 5)}`, { fix: "Benchmarks run on this machine: check that GOOS and GOARCH fit it." });
		}
		const figures = JSON.parse(used);
		const printed = (name) => readFile(name, "utf8").catch(() => "");
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
/** So many orders must fit into this part of the time. A wide interval over orders says more than a narrow one of a single order. */
const FEWEST_ORDERS = 8;
const LINKING = 2 / 3;
/**
* Links both sides once to see whether that works and what it takes.
* @param seconds for all rounds.
* @returns no `reordering` where Go is older than 1.22 or GOFLAGS has linker flags, which ours would outweigh; a finding where
* there is too little time.
*/
async function reordering({ go, flags }, link, seconds) {
	if ((await goOutput(["env", "GOFLAGS"], go.context)).includes("-ldflags")) return { findings: [] };
	const began = performance.now();
	if (!await link(inOrder(flags, 1))) return { findings: [] };
	const taken = (performance.now() - began) / 1e3;
	const needed = taken * FEWEST_ORDERS / LINKING;
	if (needed <= seconds) {
		const reorder = async (seed) => {
			await link(inOrder(flags, seed));
		};
		return {
			reordering: {
				seconds: taken,
				reorder
			},
			findings: []
		};
	}
	const message = `Functions have one order in memory, which by itself may make a binary some percent faster or slower: another one takes ${duration(taken * 1e3)} to link, too long for each round.`;
	const fix = `Raise \`budget\` by about ${10 * Math.ceil((needed - seconds) / 10)} s.`;
	return { findings: [note(message, fix)] };
}
/** Of a flag given twice Go takes the last, so ours is added to the user's. */
function inOrder(flags, seed) {
	const more = `-randlayout=${seed}`;
	const at = flags.findLastIndex((flag) => /^--?ldflags(=|$)/.test(flag));
	if (at < 0) return [...flags, `-ldflags=${more}`];
	const value = flags[at]?.includes("=") ? at : at + 1;
	return flags.with(value, `${flags[value]} ${more}`);
}

// src/compare/benchmarks.ts
/** Part of the time for the benchmarks that calibrating may take. */
const CALIBRATION_SHARE = .6;
/** Finds and calibrates the benchmarks and makes them subjects, each with so much work per run that enough rounds fit. */
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
		subjects: [],
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
	const subjects = [];
	const out = [];
	for (const [at, one] of benchmarks.entries()) {
		const iterations = plan[at];
		if (iterations !== void 0) subjects.push(benchmarkSubject(one, iterations, runner));
		else out.push(`${rowName(one)} (${Math.ceil(roundSeconds([one], SHORTEST_RUN))} s a round)`);
	}
	findings.push(...out.length > 0 ? [noRoomFor(out)] : [], ...linked.findings);
	return {
		subjects,
		calibrated: benchmarks.filter((_, at) => plan[at] !== void 0),
		...linked,
		findings
	};
}
/**
* CPU seconds of work per run. Measured under load (docs/measuring.md), many pairs of a tenth of a second tell more than
* fewer long ones, between which the machine changes. Where starting the process and its first try would be a
* visible part of what is measured, runs are longer.
*/
const [RUN, SHORTEST_RUN] = [.1, .05];
/** Longest runs, as many rounds fit. */
const LENGTHS = [
	.5,
	.2,
	RUN,
	SHORTEST_RUN
];
/** How much longer than its CPU time a run may take, on a busy machine, or if the benchmark waits: else it would take all the time. */
const MOST_WAITING = 2;
/** Operations per run, so that the fewest rounds fit; undefined for the most expensive, as long as not all others fit. */
function planIterations(costs, budgetSeconds) {
	const left = [...costs].sort((a, b) => roundSeconds([a], SHORTEST_RUN) - roundSeconds([b], SHORTEST_RUN));
	for (; left.length > 0; left.pop()) {
		const fits = (one) => FEWEST_ROUNDS * roundSeconds(left, one) <= budgetSeconds * PLANNED;
		const seconds = LENGTHS.find(fits);
		if (seconds === void 0) continue;
		const chosen = new Set(left);
		return costs.map((cost) => chosen.has(cost) ? iterationsFor(cost, seconds) : void 0);
	}
	return costs.map(() => void 0);
}
/** Of the first rounds: both sides together, and each alone. */
function roundSeconds(costs, seconds) {
	const ofRun = (cost) => cost.outsideSeconds + cost.secondsPerOp * iterationsFor(cost, seconds);
	return costs.reduce((sum, cost) => sum + 4 * ofRun(cost), 0);
}
/** @param most CPU seconds. */
function iterationsFor({ outsideSeconds, ...cost }, most) {
	const seconds = Math.min(most, Math.max(RUN, outsideSeconds * (1 / VISIBLE_OVERHEAD - 1)));
	const perOp = Math.max(cost.cpuSecondsPerOp, cost.secondsPerOp / 2);
	return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / perOp)));
}
const QUANTITIES = [
	"cpu-sec/op",
	"sec/op",
	"B/op",
	"allocs/op",
	"peak-B"
].map((unit) => ({
	unit,
	better: "lower",
	decisive: unit === "cpu-sec/op"
}));
/** In the first rounds, and in every fifth later, each side also runs alone, for its wall time. */
const ROUNDS_ALONE = FEWEST_ROUNDS;
const ROUNDS_BETWEEN = 5;
/** Share of a run outside of the benchmark's timed part from which on it is worth a note. */
const VISIBLE_OVERHEAD = .1;
/**
* Both sides run at the same time, on the same CPU: whatever else the machine does, in bursts of milliseconds or for
* minutes, it does to both. What that cannot show, wall time, is measured in some of the rounds with each side alone.
* Source: Bulej et al., "Duet Benchmarking: Improving Measurement Accuracy in the Cloud", ICPE 2020.
*/
function benchmarkSubject(benchmark, iterations, runner) {
	const name = rowName(benchmark);
	const lines = {
		baseline: [],
		candidate: []
	};
	const untimed = [];
	const expected = benchmark.outsideSeconds + benchmark.secondsPerOp * iterations;
	const left = (runner.deadline - performance.now()) / 1e3;
	let round = 0;
	let takeTurns = runner.cpus.length === 0;
	const run = async (sides) => {
		for (const side of sides) await freshCopy(benchmark.binaries[side]);
		const usual = sides.length * expected;
		const seconds = Math.max(2 * usual + 1, Math.min(10 * usual + 5, left / 4));
		return runBenchmark(benchmark, sides, `${iterations}x`, runner, { seconds });
	};
	const together = async (first) => {
		const runs = await run(inOrder$1(first));
		return isFinding(runs) ? runs : bothOf(first, runs);
	};
	const alone = (first) => pairOf(first, async (side) => {
		const runs = await run([side]);
		return isFinding(runs) ? runs : runs[0];
	});
	/** @param timed runs that had the machine for themselves; absent in most rounds. */
	const record = (cost, timed) => {
		if (timed !== void 0) untimed.push(untimedShare(timed.baseline));
		const read = (side) => {
			const { result, stdout, peakBytes } = cost[side];
			if (lines[side].length === 0) lines[side].push(...configurationLines(stdout));
			lines[side].push(costLine(result, cpuSecondsPerOp(cost[side]), peakBytes));
			const printed = timed && printedLine(timed[side].result);
			if (printed !== void 0) lines[side].push(printed);
			return readingOf$1(cost[side], timed?.[side]);
		};
		return {
			baseline: read("baseline"),
			candidate: read("candidate")
		};
	};
	return {
		name,
		quantities: QUANTITIES,
		secondsPerRun: expected,
		async runPair(first) {
			const needsWallTime = round < ROUNDS_ALONE || round % ROUNDS_BETWEEN === 0;
			const shared = takeTurns ? void 0 : await together(first);
			if (shared !== void 0 && !isFinding(shared)) {
				round++;
				const timed = needsWallTime ? await alone(first) : void 0;
				return isFinding(timed) ? timed : record(shared, timed);
			}
			const single = await alone(first);
			if (isFinding(single)) return single;
			takeTurns = true;
			return record(single, single);
		},
		lines: (side) => lines[side],
		notes() {
			const why = `The sides of ${name} take turns: it failed while both ran at the same time, and alone it did not.`;
			return takeTurns && runner.cpus.length > 0 ? [note(why, "Let it use no fixed port or file, and its interval will be narrower.")] : [];
		},
		untimed: () => untimed.length > 0 && median(untimed) || 0
	};
}
/** One note for all that do more than what they time. */
function aboutSetUp(subjects) {
	const [worst] = subjects.toSorted((a, b) => b.untimed() - a.untimed());
	if (worst === void 0 || worst.untimed() < VISIBLE_OVERHEAD) return [];
	const message = `Up to ${share(worst.untimed())} of a run (${worst.name}) is outside of the timed part (start-up, set-up, stopped timer), the same on both sides: changes are shown that much too small, CPU times too large.`;
	return [note(message, "Raise `budget` for longer runs, or make the set-up of the benchmark shorter.")];
}
/** Start-up, set-up and the one iteration that `testing` tries first count in; they are the same on both sides. */
function cpuSecondsPerOp(run) {
	return run.cpuSeconds / run.result.iterations;
}
/** @param timed the run that had the machine for itself, if there is one. */
function readingOf$1(run, timed) {
	const values = [
		["cpu-sec/op", cpuSecondsPerOp(run)],
		["sec/op", timed && timedSeconds(timed) || void 0],
		["B/op", metricOf(run.result, "B/op")],
		["allocs/op", metricOf(run.result, "allocs/op")],
		["peak-B", run.peakBytes || void 0]
	];
	return new Map(values.filter((entry) => entry[1] !== void 0));
}
/** One file for each side; `benchstat baseline.bench.txt candidate.bench.txt` reads them. */
async function writeBenchmarkFiles(subjects, directory) {
	if (subjects.every((one) => one.lines("candidate").length === 0)) return;
	await mkdir(directory, { recursive: true });
	for (const side of SIDES) {
		const lines = subjects.flatMap((one) => one.lines(side));
		await writeFile(path.join(directory, `${side}.bench.txt`), `${lines.join("\n")}\n`);
	}
}

// src/compare/slices.ts
/** Less CPU time in a slice is too little to compare. */
const SHORT_SECONDS = .2;
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
/** What loading both servers showed; undefined until there is a slice of either side. */
function loadReport(pairs, how) {
	const [first] = pairs;
	if (first === void 0) return void 0;
	const side = (name) => loadSide(pairs.map((one) => one[name]));
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
	/** The median of what every slice has; undefined when one does not have it. */
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
/** Without a tool whose output is understood, one unit of work is one run of the load command. */
function workOf({ output, from, to }) {
	return understand(output, (to - from) / 1e3) ?? {
		work: "run",
		done: 1,
		latencies: {}
	};
}
/** The load was ended, and it must end by itself. */
var EndedEarly = class extends ExpectedError {};
/**
* Starts the server, warms it up, loads it for a slice, and ends it. A server that lived on would have its luck, such as its
* place in memory, in all slices, and its pairs would not be a sample of anything.
* @param at 0 for the side that begins, 1 for the other.
* @throws ExpectedError when the server or the load does not do what it should.
*/
async function measureSide(setting, plan, side, at, meetings) {
	const { cwd, signal, env, readyTimeout, ports, halves, scratch, binaries } = setting;
	const port = ports[at];
	const placed = port === void 0 ? setting.underLoad : onPort(setting.underLoad, port);
	const PGO_BINARY = join(scratch, `${at + 1}`, basename(binaries.baseline));
	await freshCopy(binaries[side], PGO_BINARY);
	const options = {
		...placed,
		endpoints: endpointsOf(setting.underLoad, placed, port),
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
			reading: readingOf(use, work),
			probes,
			cut: run.cut,
			seconds: (run.to - run.from) / 1e3,
			loadedSeconds: (performance.now() - begun) / 1e3,
			findings: service.findings
		};
	});
}
function endedEarly(run) {
	const message = `\`load\` ${run.cut ? "was ended" : "ended"} after ${duration(run.to - run.from)}, and what it printed does not say how much it had done. ${lastOutput(run.output)}`;
	return new EndedEarly(message, { fix: "Load with ab, hey, k6, vegeta or wrk; print `requests=N errors=N` on SIGINT; or let it end by itself within `$PGO_SLICE_SECONDS`." });
}
/** @throws ExpectedError when the server did nothing, or answered with many errors. */
function requireWork({ use }, work, said = "") {
	if (!use?.cpuSeconds) throw new ExpectedError("What `serve` started used no CPU time while `load` ran.", { fix: "Let `serve` start the server itself, in the foreground, and `load` ask it; what a daemon such as Docker starts cannot be measured." });
	const failure = tooManyFailed(work, `, and failing is not the work to compare.${said}`);
	if (failure !== void 0) throw failure;
	return use;
}
/** Where on this machine the server listens: as URLs in `load` say (not those in a query or a path), or at the ports made of `$PORT`. */
function endpointsOf(asked, { load = "", program }, port = 0) {
	const plain = (text) => text.replaceAll(/\?[^\s'"]*/g, "");
	const named = plain(load).match(/(?<!\/)https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? [];
	const asks = port === 0 ? [] : portsIn(plain(asked.load ?? ""), port);
	const urlOf = (one) => named.find((url) => url.endsWith(`:${one}`));
	if (named.length > 0 && !asks.some(urlOf) || port === 0 || program) return [...new Set(named)];
	return (asks.length > 0 ? asks : [port]).map((one) => urlOf(one) ?? `${"any:"}//127.0.0.1:${one}`);
}
/** By unit; what is not above zero cannot be part of a ratio, and is left out. */
function readingOf(use, { work, done, throughput, latencies }) {
	const read = [
		[`cpu-sec/${work}`, use.cpuSeconds / done],
		["peak-B", use.peakMemory],
		[`${work}s/s`, throughput],
		["p50-sec", latencies["p50"]],
		["p99-sec", latencies["p99"]]
	];
	return new Map(read.filter((one) => one[1] !== void 0 && one[1] > 0));
}
function quantitiesOf([first, ...others]) {
	return [...first?.keys() ?? []].filter((unit) => others.every((other) => other.has(unit))).map((unit) => ({
		unit,
		better: unit.endsWith("s/s") ? "higher" : "lower",
		decisive: unit.startsWith("cpu-sec/")
	}));
}
function describe({ work: { done, work }, use, seconds }) {
	return `${work === "run" ? "one run of the load" : count(done, work)}, ${fixed(use.cpuSeconds, 2)} s of CPU time in ${duration(seconds * 1e3)}.`;
}

// src/compare/load.ts
/** Pairs that a plan has room for: an interval needs 6, and 16 can end the measuring early. */
const PAIRS_WANTED = 24;
/** The same where the load varies so much that longer slices tell more than many. */
const PAIRS_OF_NOISE = 12;
/** Seconds. A server is started for each slice, which should be a small part of the time. */
const [SHORTEST_SLICE, LONGEST_SLICE] = [1, 8];
/** Slices of a second in the trial that show the noise, if they take no more than this part of the time. */
const [PROBES, PROBING] = [5, .1];
/** How far apart pairs are however long their slices: each server has its own luck, such as its place in memory. */
const NOISE_OF_STARTS = .01;
/** Seconds for connections, pools and caches to fill, and for the collector to find its pace. */
const [SHORTEST_WARM_UP, LONGEST_WARM_UP] = [.5, 2];
const WARM_UP_SHARE = .2;
/** A slice is longer where it has fewer requests: those that are cut off at its end would be visible. */
const FEWEST_DONE = 200;
function leftOut({ side, error }) {
	const message = error.message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase());
	return warning(`The load test is left out, it failed with the ${side}: ${asSentence(message)}`, error.fix);
}
/**
* Runs one pair, which does not count: that warms up what outlives a server (files in memory, databases), and shows whether
* both servers can run at the same time, whether the load can be ended, and how long a slice must be.
* @returns a finding where the load cannot be measured.
*/
async function prepareLoad(options) {
	const { underLoad, progress, deadline, share: part = 1, scratch } = options;
	const { load } = underLoad;
	if (load === void 0) return warning("Both servers can be started, but no load is named under which to measure them.", "Name a command with `load`, such as `ab -q -n 20000 -c 8 URL`.");
	if (process.platform !== "linux") {
		const message = `Only Linux reports the CPU time of a server; this is ${process.platform}, so the servers are not measured under load.`;
		return warning(message, "Run it on Linux, such as `runs-on: ubuntu-latest`.");
	}
	const left = () => (deadline - performance.now()) / 1e3 * part;
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
	const { pair } = trial;
	const copy = (folder) => join(scratch, "linked", folder, basename(options.binaries.baseline));
	const copies = {
		baseline: copy("1"),
		candidate: copy("2")
	};
	const seconds = SIDES.map((side) => pair[side].seconds / pair[side].work.done);
	const run = underLoad.program || pair.baseline.work.work === "run" ? Math.max(...seconds) : 0;
	const spare = left() - FEWEST_ROUNDS * turns(trial.plan.together) * run;
	const linked = await options.reordering?.(copies, spare) ?? { findings: [] };
	const linking = Math.min(15 * (linked.reordering?.seconds ?? 0), left() * LINKING);
	const binaries = linked.reordering ? copies : setting.binaries;
	for (const side of SIDES) progress(`The ${side}: ${describe(pair[side])}`);
	const plan = afterTrial(trial, left() - linking);
	const { together } = plan;
	const wanted = SIDES.map((side) => pair[side].cut ? plan.slice : pair[side].seconds);
	const planned = Math.min(plan.longest, Math.max(...wanted));
	const slice = run === 0 ? planned : run * Math.max(1, Math.round(planned / run));
	const secondsPerPair = turns(together) * (trial.startSeconds + plan.warmUp + slice);
	if (FEWEST_ROUNDS * secondsPerPair >= left()) {
		const message = `The load is left out: an interval needs ${FEWEST_ROUNDS} pairs, each of which takes ${duration(secondsPerPair * 1e3)} with a slice of ${duration(slice * 1e3)}, and the budget is shorter.`;
		const missing = 10 * Math.ceil((FEWEST_ROUNDS * secondsPerPair * 1.2 - left()) / 10);
		return warning(message, `Raise \`budget\` by about ${missing} s, or give \`load\` less work.`);
	}
	progress(`${doing(underLoad, together)}, for ${duration(slice * 1e3)} each time …`);
	const pairs = [];
	let overhead = secondsPerPair - turns(together) * slice;
	const runPair = async (first) => {
		const each = left() * PLANNED / Math.max(0, FEWEST_ROUNDS - pairs.length);
		const chosen = shortened(plan, (each - overhead) / turns(together));
		const begun = performance.now();
		const measured = await measurePair({
			...setting,
			binaries
		}, chosen, first);
		overhead = (performance.now() - begun) / 1e3 - turns(together) * chosen.slice;
		if ("error" in measured) return leftOut(measured);
		pairs.push(measured);
		return {
			baseline: measured.baseline.reading,
			candidate: measured.candidate.reading
		};
	};
	const cpus = (together ? setting.halves.servers?.length : void 0) ?? underLoad.cpus;
	return {
		subject: {
			name: "load",
			get quantities() {
				return quantitiesOf([pair, ...pairs].flatMap((one) => SIDES.map((side) => one[side].reading)));
			},
			secondsPerRun: secondsPerPair / 2,
			runPair
		},
		report: () => loadReport(pairs, {
			cpus,
			together
		}),
		reordering: linked.reordering,
		findings: () => [
			...linked.findings,
			...pair.baseline.findings,
			...trial.notes,
			...doubtsOf(pairs.length > 0 ? pairs : [pair])
		]
	};
}
function doing({ program }, together) {
	return `${program === void 0 ? "Loading the servers" : "Running both programs"} ${together ? "at the same time" : "in turns"}`;
}
/** How many slices of a pair run one after the other. */
function turns(together) {
	return together ? 1 : 2;
}
/** @param left seconds for all pairs. */
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
/** Seconds that a slice may take at most, so that the fewest pairs fit. */
function mostSeconds(left, { together, warmUp }, startSeconds = 0) {
	return Math.max(SHORTEST_SLICE, left * PLANNED / FEWEST_ROUNDS / turns(together) - warmUp - startSeconds);
}
/** Tries to load at the same time, else in turns; ended after a slice if its output is then understood, else run to its end. */
async function tryOut(setting, left, mayBeTogether) {
	const endsItself = /\bPGO_SLICE_SECONDS\b/.test(setting.underLoad.load);
	let failure;
	for (const together of mayBeTogether ? [true, false] : [false]) for (const isWhole of endsItself ? [true] : [false, true]) {
		const probes = !isWhole && PROBES <= left() * PROBING ? PROBES : 0;
		const plan = {
			...planFor(left(), together, 0),
			probes
		};
		const tried = await attempt(setting, isWhole ? {
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
async function attempt(setting, plan) {
	setting.progress(`${doing(setting.underLoad, plan.together)}, once to warm up …`);
	const begun = performance.now();
	const pair = await measurePair(setting, plan, "baseline");
	if ("error" in pair) return pair;
	const [one, other] = [pair.baseline.loadedSeconds, pair.candidate.loadedSeconds];
	const loaded = plan.together ? Math.max(one, other) : one + other;
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
/** What the trial showed of the time that a start takes, and of how much is done in a second. */
function afterTrial({ plan, pair, startSeconds }, left) {
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
* Seconds of a slice with which a given time makes the narrowest interval. Each pair has `overhead` seconds that do not count,
* so of n = time / (overhead + slice) pairs, each with the variance starts² + noise² / slice, the mean has the least variance where
* slice = √overhead · noise / starts. The noise is that of the probes, which are a second long; undefined without them.
*/
function suitedSlice({ baseline, candidate }, overhead) {
	const ratios = baseline.probes.map((one, at) => Math.log((candidate.probes[at] ?? NaN) / one));
	if (ratios.length < PROBES || !ratios.every(Number.isFinite)) return void 0;
	const middle = mean(ratios);
	const variance = mean(ratios.map((one) => (one - middle) ** 2)) * (PROBES / (PROBES - 1));
	return Math.sqrt(overhead * variance) / NOISE_OF_STARTS;
}
/** With shorter slices, if the machine has become so busy that the fewest pairs do not fit otherwise. @param most seconds. */
function shortened(plan, most) {
	if (plan.longest > plan.slice || most >= plan.slice) return plan;
	const slice = Math.max(SHORTEST_SLICE, most);
	return {
		...plan,
		slice,
		longest: slice
	};
}
/** @throws BudgetSpent at the deadline; the signal's reason. */
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
			}, plan, side, side === first ? 0 : 1, meetings);
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
		const settled = await Promise.allSettled(inOrder$1(first).map(run));
		signal.throwIfAborted();
		const runs = settled.map((run) => run.value);
		return bothOf(first, runs);
	} catch (error) {
		if (failure !== void 0) return failure;
		throw error;
	} finally {
		clearTimeout(timer);
	}
}
/** What two call before they go on together; rejects with the reason of the signal. */
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
const SAME_PROGRAMS = "Both binaries are the same bytes: the same machine code cannot differ.";
/** Why there will be no verdict, and what it needs; undefined where there may be one. */
async function whyNothingToMeasure(what) {
	const { measure, underLoad } = what.config;
	if (Object.values(what.sides).some(({ kind }) => kind === "binary")) return void 0;
	if (measure.has("load") && underLoad?.load !== void 0) return void 0;
	const options = await benchmarksOf(what);
	if (options === void 0 || (await packagesWithBenchmarks(options)).length > 0) return void 0;
	return `${noBenchmarks(options)} ${WHAT_TO_ADD}`;
}
/**
* Measures both sides as far as the configuration says how: the module's benchmarks, and the server under load. A run that is
* cancelled meanwhile gets what was measured until then.
* @throws ExpectedError when what the user named cannot be measured; in `refresh` and `repair` that is a finding.
*/
async function measureSides(what) {
	try {
		return await measure(what);
	} catch (error) {
		what.host.signal.throwIfAborted();
		const isWarning = error instanceof ExpectedError && !(error instanceof UsageError);
		if (what.command === "compare" || !isWarning) throw error;
		const { message, fix } = error;
		return {
			comparison: inconclusive("The binaries could not be measured."),
			findings: [warning(message, fix)]
		};
	}
}
async function measure(what) {
	const { config, host, sides, build } = what;
	const { precision, equivalence } = config;
	const areSame = build.baseline.sha256 === build.candidate.sha256;
	const isAnyGiven = Object.values(sides).some(({ kind }) => kind === "binary");
	const benchmarks = await benchmarksOf(what);
	if (areSame && (benchmarks === void 0 || isAnyGiven)) return {
		comparison: sameProgram(SAME_PROGRAMS),
		findings: []
	};
	const findings = areSame ? [note(SAME_PROGRAMS)] : [];
	const load = areSame ? void 0 : loadOf(what, findings);
	if (load === void 0 && benchmarks === void 0) {
		const isInProduction = config.measure.has("production") && config.production !== void 0;
		if (what.command === "compare" && !isInProduction) findings.push(NOTHING_MEASURED);
		return { findings };
	}
	const outcome = await compareBinaries({
		benchmarks,
		load,
		precision,
		equivalence,
		budgetSeconds: config.budget / 1e3,
		deadline: what.deadline,
		latest: what.latest,
		outputDirectory: what.outputDirectory,
		signal: host.signal,
		progress: host.progress
	});
	const comparison = areSame && outcome.comparison.measurements.length === 0 ? sameProgram(SAME_PROGRAMS) : outcome.comparison;
	return {
		...outcome,
		comparison,
		findings: [...findings, ...outcome.findings]
	};
}
const NOTHING_MEASURED = warning("Nothing is measured: no benchmarks are to be run, and no server is to be loaded.", "Remove your `benchmarks` and `measure` settings, or set `serve` to a server and `load` to a command that loads it.");
async function benchmarksOf(what) {
	const { go, main, sides, config, host, scratch } = what;
	const { benchmarks, buildFlags: flags, benchmarkPackages: named } = config;
	if (benchmarks === void 0 || !config.measure.has("benchmarks")) return void 0;
	const unknown = (named === void 0 ? [] : await listPackages(go, named, flags)).find(({ importPath, error }) => error !== "" && named?.includes(importPath));
	if (unknown !== void 0) throw new UsageError(`benchmark-packages: ${unknown.error}`, { fix: "Name packages, one a line." });
	const packages = named ?? await packagesToBenchmark(go, main, flags);
	const context = {
		signal: host.signal,
		progress: host.progress,
		scratch: join(scratch, "benchmarks")
	};
	return {
		go,
		...sides,
		flags,
		packages,
		program: main.importPath,
		benchmarks,
		...context
	};
}
/**
* The packages whose benchmarks say something about the program: all of the module, except those that only its other
* programs import. Packages that no program imports, such as one of benchmarks alone, count.
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
	const isOurs = ([, path]) => path === main.importPath;
	const ours = new Set(programs.find(isOurs));
	const theirs = new Set(programs.filter((one) => !isOurs(one)).flatMap(([, ...packages]) => packages));
	if (theirs.size === 0) return ["./..."];
	return listed.map((line) => line.split(" ")[1] ?? "").filter((path) => ours.has(path) || !theirs.has(path));
}
/** The load test, where the configuration has one that starts the binaries which were built. */
function loadOf(what, findings) {
	const { command, config, host, build, scratch } = what;
	const { underLoad } = config;
	if (!config.measure.has("load") || underLoad === void 0) return void 0;
	if (underLoad.load === void 0 && command !== "compare") return void 0;
	if (!usesBinary(underLoad.serve)) {
		const message = "`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.";
		const fix = "Start the server by `serve: $PGO_BINARY …`: it is the path of the binary to be measured.";
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
		reordering: reorderingOf(what)
	});
}
/** How the programs are relinked; undefined if either was given, or a command of the user builds it. */
function reorderingOf(what) {
	const { go, main, config, host, scratch } = what;
	const { baseline, candidate } = what.sides;
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
			for (const one of Object.values(to)) await mkdir(dirname(one), { recursive: true });
			const made = [runBuild(build, baseline, to.baseline, {}), runBuild(build, candidate, to.candidate, {})];
			return (await Promise.all(made)).every(({ exitCode }) => exitCode === 0);
		};
		return reordering({
			go,
			flags: config.buildFlags
		}, link, seconds);
	};
}
/** Part of the time that a load gets next to benchmarks. */
const LOAD_SHARE = .5;
/** Measures benchmarks and load, interleaved. What cannot be measured is a finding, or the reason of `inconclusive`, not an error. */
async function compareBinaries(options) {
	const { benchmarks, budgetSeconds, precision, equivalence, progress, signal } = options;
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
	const loadOrWhyNot = built.areGiven ? void 0 : await options.load?.(deadline, hasBenchmarks ? LOAD_SHARE : 1);
	const [load, whyNoLoad] = isFinding(loadOrWhyNot) ? [void 0, [loadOrWhyNot]] : [loadOrWhyNot, []];
	const window = {
		deadline,
		latest,
		budgetSeconds,
		buildSeconds: (began - asked) / 1e3
	};
	const prepared = benchmarks && hasBenchmarks ? await prepareBenchmarks(benchmarks, built, {
		...window,
		share: load ? .5 : 1
	}) : {
		subjects: [],
		findings: [],
		nothing: built.nothing
	};
	const findings = [
		...built.findings,
		...whyNoLoad,
		...prepared.findings
	];
	const nothing = [...whyNoLoad.map(() => ({ reason: "The load could not be measured." })), ...prepared.nothing ? [prepared.nothing] : []];
	const subjects = [...load ? [load.subject] : [], ...prepared.subjects];
	const seconds = () => (performance.now() - began) / 1e3;
	if (subjects.length === 0) {
		const advice = options.load === void 0 ? nothing.flatMap((one) => one.advice ?? []) : [];
		const reason = [...nothing.map((one) => one.reason), ...advice].join(" ");
		return {
			comparison: nothing.length > 0 && nothing.every((one) => one.identical) ? sameProgram(reason) : inconclusive(reason, seconds()),
			findings
		};
	}
	const orders = [load?.reordering, prepared.reordering].filter((one) => one !== void 0);
	const linking = orders.reduce((sum, one) => sum + one.seconds, 0);
	const reordered = orders.length === (load ? 1 : 0) + (prepared.subjects.length > 0 ? 1 : 0) || void 0;
	const secondsPerRun = subjects.map((one) => one.secondsPerRun);
	const rounds = await runRounds(subjects, {
		pairs: pairsPerRound(secondsPerRun, (deadline - performance.now()) / 1e3, linking),
		async before(seed) {
			for (const one of orders) await one.reorder(seed);
		},
		precision,
		deadline,
		latest,
		random: Math.random,
		progress,
		signal
	});
	if (rounds.ended !== "cancelled") await writeBenchmarkFiles(prepared.subjects, options.outputDirectory);
	const shown = new Set(rounds.measured.filter((one) => one.complete).map((one) => one.subject));
	const measured = prepared.subjects.filter((one) => shown.has(one));
	const why = whyNoVerdict(rounds, budgetSeconds, seconds(), reordered ? 1.2 : 2);
	const judged = why === void 0 ? judge$1(rounds, {
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
		profilable: benchmarks && prepared.calibrated && {
			...benchmarks,
			calibrated: prepared.calibrated
		},
		findings: [
			...findings,
			...nothing.map(({ reason }) => note(reason)),
			...rounds.findings,
			...judged.findings,
			...measured.flatMap((one) => one.notes()),
			...aboutSetUp(measured),
			...load?.findings() ?? []
		]
	};
}
function whyNoVerdict({ completed, ended, measured }, budget, took, reserve) {
	if (measured.every(({ complete }) => !complete)) return "Everything that was measured failed on the way.";
	if (completed >= FEWEST_ROUNDS) return overallLogRatios(measured).length >= FEWEST_ROUNDS ? void 0 : "No measurement reports CPU time, which alone decides.";
	const needed = `${completed} of at least ${FEWEST_ROUNDS} rounds, which a 95 % interval needs`;
	if (ended === "cancelled") return `The run was cancelled after ${needed}.`;
	const more = took / completed * (FEWEST_ROUNDS * reserve - completed);
	return `The budget of ${budget} s was spent after ${needed}; raise \`budget\`${completed === 0 ? "" : `, to about ${Math.ceil(budget + more)} s`}.`;
}

// src/compare/gates.ts
/**
* The outcome of each condition. What was measured fails only when the whole 95 % interval of the change lies above the
* limit; what is exact (sizes) fails when the change itself does. Conditions about the committed profile are those of `check`.
*/
function judgeGates(figures, gates) {
	return gates.filter(({ quantity }) => quantity !== "age" && quantity !== "stale").map((gate) => ({
		condition: gate.condition,
		...judge(figures, gate)
	}));
}
function judge({ comparison, compiler, build }, { quantity, limit, rows: named }) {
	const all = comparison?.measurements ?? [];
	const rows = named === void 0 ? all : all.filter(({ name }) => matches(named, name));
	if (all.length > 0 && rows.length === 0) {
		const names = [...new Set(all.map(({ name }) => name))];
		return notMeasured(`No row is named \`${named}\`; there are ${someOf(names)}.`);
	}
	switch (quantity) {
		case "slower": {
			const decisive = rows.filter((row) => row.decisive);
			const why = comparison?.reason ?? "Nothing was measured.";
			if (named !== void 0) return judgeRows(decisive, limit, why);
			if (comparison?.interval === void 0 || comparison.change === void 0) return notMeasured(why);
			return judgeInterval(overallQuantity(decisive), comparison.change, comparison.interval, limit);
		}
		case "memory": return judgeRows(ofUnit(rows, "peak-B"), limit, "Nothing measured the peak memory: a load test does.");
		case "latency": {
			const p99 = ofUnit(rows, "p99-sec");
			return judgeRows(p99.length > 0 ? p99 : ofUnit(rows, "p50-sec"), limit, "No load test reported latencies.");
		}
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
			if (frames === void 0) return notMeasured("There is no compiler evidence: `evidence` leaves it out, or it failed.");
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
/** Whether a glob, in which `*` is any text, names a row: `render.BenchmarkPage/long`, or without its package. */
function matches(glob, name) {
	const whole = globPattern(glob);
	return [name, name.replace(/^.*?\.(?=Benchmark)/, "")].some((one) => whole.test(one));
}
/** Of the server under load if it was measured there, else of everything that has that unit. */
function ofUnit(all, unit) {
	const rows = all.filter((row) => row.unit === unit && row.better !== "higher");
	const load = rows.filter(({ name }) => name === "load");
	return load.length > 0 ? load : rows;
}
/** The worst of the rows; of several, by intervals that are right all together in 95 % of runs. */
function judgeRows(rows, limit, absent) {
	const pairs = rows.map(({ logRatios = [] }) => logRatios);
	const together = holm(pairs, Math.log1p(limit));
	const judged = rows.map((row, at) => {
		const { name } = row;
		const what = `${quantityOf(row.unit)}${name === "load" ? "" : ` of ${name}`}`;
		if (rows.length === 1) return {
			name,
			...judgeInterval(what, row.change, row.interval, limit)
		};
		const location = together[at]?.location;
		if (location !== void 0) {
			const more = ` (judged together with ${count(rows.length - 1, "other row")})`;
			const { change, interval } = changeOf(location);
			return {
				name,
				...judgeInterval(what, change, interval, limit, more)
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
function judgeInterval(name, value, interval, limit, more = "") {
	if (![value, ...interval].every(Number.isFinite)) return notMeasured(`The change of ${name} has no interval.`);
	const text = changeWithInterval(value, interval);
	const found = `${capitalized(name)} changed by ${text.change}, 95 % interval ${text.interval}${more}`;
	const [low, high] = interval;
	const said = (part) => `${found}: ${part} of it is above ${percent$1(limit)}.`;
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
	const reason = `${found}: that is ${isAbove ? "" : "not "}above ${percent$1(limit)}.`;
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
const LONGEST_NAME = 512;
const MOST_ROWS = 1e4;
const name = pipe(string(), minLength(1), maxLength(LONGEST_NAME));
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
const RESULT_NAME = /result[^/]*\.json$|\.zip$/i;
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
const MOST_TARGETS = 20;
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
	})).sort((a, b) => rank(a.target) - rank(b.target) || compareText(a.target, b.target)).slice(0, MOST_TARGETS);
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
	const measurements = comparison?.measurements ?? [];
	const rows = measurements.filter(({ unit, decisive = unit === measurements[0]?.unit }) => decisive);
	const logarithms = rows.map(({ candidate }) => Math.log(candidate ?? NaN));
	const cpuPerOp = Math.exp(totalOf(logarithms, (one) => one) / logarithms.length);
	if (!Number.isFinite(cpuPerOp) || rows.some(({ unit }) => !unit.startsWith("cpu-sec/"))) return {};
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

// src/golang/inlining.ts
/** Identity of a call in the source, and of its edge in a profile. */
function siteKey(call) {
	return edgeKey(profileName(call.caller), profileName(call.callee), call.lineOffset);
}
/**
* A function's name as profiles have it: the linker's, but for type arguments, which the runtime replaces by dots:
* `example.com/m.Max[go.shape.int]` is `example.com/m.Max[...]`.
*/
function profileName(symbol) {
	const opening = symbol.indexOf("[");
	const closing = symbol.lastIndexOf("]");
	return opening < 0 || closing < opening ? symbol : `${symbol.slice(0, opening)}[...]${symbol.slice(closing + 1)}`;
}
/** Calls that weigh less, and less than what they lead to, do not tell the copies of a function apart. */
const FEWEST = 3;
/** Shares of a profile's edge weight, 0 to 1. Generic functions of one name count as one: profiles do not distinguish them. */
var EdgeWeights = class {
	#calls = /* @__PURE__ */ new Map();
	#functions = /* @__PURE__ */ new Map();
	/** The calls to a function. */
	#leading = /* @__PURE__ */ new Map();
	#total;
	constructor({ edges, totalWeight }) {
		this.#total = totalWeight;
		const add = (sums, key, weight) => {
			sums.set(key, (sums.get(key) ?? 0) + weight);
		};
		for (const { caller, callee, offset, weight } of edges) {
			const [key, to] = [siteKey({
				caller,
				callee,
				lineOffset: offset
			}), profileName(callee)];
			add(this.#calls, key, weight);
			for (const name of /* @__PURE__ */ new Set([profileName(caller), to])) add(this.#functions, name, weight / totalWeight);
			this.#leading.set(to, (this.#leading.get(to) ?? /* @__PURE__ */ new Set()).add(key));
		}
	}
	/** @param key of the call. */
	ofCall(key) {
		const weight = this.#calls.get(key);
		return weight === void 0 ? void 0 : weight / this.#total;
	}
	/** Of all edges from or to a function, each once. */
	ofFunction(name) {
		return this.#functions.get(profileName(name));
	}
	ofCallsTo(name) {
		const calls = [...this.#leading.get(profileName(name)) ?? []];
		const share = totalOf(calls, (key) => this.ofCall(key) ?? 0);
		return Math.min(1, share);
	}
	/**
	* Estimates the part of a call, 0 to 1, that goes through copies of its caller that inline it, by the calls that lead to them,
	* of which in turn only a part may be inlined.
	*/
	partInlined(calls) {
		const asked = /* @__PURE__ */ new Set();
		const weightOf = (key) => this.#calls.get(key) ?? 0;
		const inlined = (keys) => totalOf([...keys], (key) => weightOf(key) * partOf(key));
		const partOf = remembered((key) => {
			const inlinedHere = calls.get(key);
			if (inlinedHere === void 0) return 0;
			const leading = this.#leading.get(profileName(inlinedHere[0]?.caller ?? "")) ?? [];
			const all = totalOf([...leading], weightOf);
			if (all === 0 || all < Math.min(FEWEST, weightOf(key)) || asked.has(key)) return 1;
			asked.add(key);
			const copies = inlinedHere.flatMap((call) => [...call.copies]);
			const own = copies.includes(void 0) ? all - inlined(leading) : 0;
			const others = copies.flatMap((copy) => copy === void 0 ? [] : siteKey(copy));
			return Math.min(1, (own + inlined(new Set(others))) / all);
		});
		return partOf;
	}
};
/** How many sites are named; and where both builds inline a call, the part of it from which on a change counts. */
const [NAMED$1, CHANGED] = [20, .01];
/** What inlining changed. @param weights of the profile's edges. @param copies tells which copies of a function run. */
function inlinedCallChanges(baseline, candidate, main, weights, copies = weights) {
	const parts = new Map([baseline, candidate].map((sites) => [sites, copies?.partInlined(sites)]));
	const only = (here, there) => {
		return [...here].flatMap(([key, [call]]) => {
			const [weight, isThere] = [weights?.ofCall(key), there.has(key)];
			if (call === void 0 || isThere && weight === void 0) return [];
			const part = (parts.get(here)?.(key) ?? 1) - (parts.get(there)?.(key) ?? 0);
			if (isThere && part < CHANGED) return [];
			const { caller, callee } = call;
			return {
				caller,
				callee,
				position: `${pathOf(call, main)}:${call.line}`,
				weight: weight === void 0 ? void 0 : weight * part
			};
		}).sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || compareText(a.position, b.position));
	};
	const weightOf = ({ weight = 0 }) => weight;
	const sum = (sites) => Math.min(1, totalOf(sites, weightOf));
	const [gained, lost] = [only(candidate, baseline), only(baseline, candidate)];
	return {
		gained: gained.length,
		gainedWeight: sum(gained),
		lost: lost.length,
		lostWeight: sum(lost),
		hottest: gained.slice(0, NAMED$1),
		hottestLost: lost.slice(0, NAMED$1)
	};
}
/** A file below the module, or as imports name its folder, where it is there: a closure of an inlined function may be from elsewhere. */
function pathOf({ caller, file }, { importPath, modulePath }) {
	const place = splitSymbol(caller).package === "main" ? importPath : importPathOf(caller);
	const path = basename(place).toLowerCase() === dirname(file).replace(/@.*|!/g, "").toLowerCase() ? `${place}/${basename(file)}` : basename(file);
	return path.startsWith(`${modulePath}/`) ? path.slice(modulePath.length + 1) : path;
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
/** Number of samples and CPU nanoseconds of a sample, of which each follows from the other. @throws ExpectedError */
function cpuValues(profile) {
	const count = sampleTypeIndex(profile, "samples", "count");
	const cpu = sampleTypeIndex(profile, "cpu", "nanoseconds");
	const period = profile.periodType?.type === "cpu" ? profile.period : 0;
	if (count >= 0 && cpu >= 0) return (values) => [values[count] ?? 0, values[cpu] ?? 0];
	if (count >= 0 && period > 0) return (values) => [values[count] ?? 0, (values[count] ?? 0) * period];
	if (cpu >= 0 && period > 0) return (values) => [(values[cpu] ?? 0) / period, values[cpu] ?? 0];
	throw new ExpectedError("It has no CPU time: neither `cpu` nor `samples` with a period.", { fix: "Take a CPU profile: `/debug/pprof/profile`, or `go test -cpuprofile`." });
}
/** Objects and bytes that were allocated since the start of the program. @throws ExpectedError */
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
	/** @param works units of work that it is of. @param group samples of different groups stay apart, though their stacks be equal. */
	addCpu(profile, works, group) {
		const valuesOf = cpuValues(profile);
		const each = (values) => {
			const [count, nanoseconds] = valuesOf(values);
			this.samples += count;
			return [count, nanoseconds / works];
		};
		this.stacks.add(profile, each, group);
	}
	/** Adds what was allocated between two moments, in that many units of work. @throws ExpectedError */
	addAllocated(before, after, works, group) {
		const add = (profile, per) => {
			const valuesOf = spaceValues(profile);
			this.stacks.add(profile, (values) => valuesOf(values).map((value) => value / per), group);
		};
		add(after, works);
		add(before, -works);
	}
};
/** Values of the profiles add up to at least so much, so that rounding to integers changes nothing that can be seen. */
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
/** Base units of the profile in one unit of the difference. */
const PER_UNIT = {
	cpu: 1e9,
	alloc: 1
};
/** Profiles of both sums: CPU samples as they were taken, all else for the same power of ten of units of work. */
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
function valueIn({ kind, works }) {
	const divisor = PER_UNIT[kind] * works;
	return (values) => (values[1] ?? 0) / divisor;
}
/**
* Variance of what a sample of one side counts, in the square of that unit; undefined where nothing is left to chance.
* Samples by time are independent, so the variance of their number is that number (Poisson). Of allocations of `size`
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
* Lays two given CPU profiles side by side: per second of profiling where both say how long that was, since of two profiles
* the longer one has more of everything.
* @returns undefined where one of them is compacted and has no stacks any more, or no samples.
*/
function pairOfProfiles(profiles) {
	const both = SIDES.map((side) => profiles[side]);
	if (both.some((one) => isCompact(one) || one.samples.count === 0)) return void 0;
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
/** Functions by flat time, and as many by cumulative time. */
const LISTED = 30;
/** How often any function may differ by more than its `chance` says. */
const WRONG = .05;
/** Both sides' profiles function by function. Functions that do not differ are not listed. */
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
			...moved.length > 0 && { moved },
			...chance && { chance: chance(name) }
		};
	});
	const changeOf = (one, by) => one.candidate[by] - one.baseline[by] - (by === "flat" ? totalOf(one.moved ?? [], ({ value }) => value) : 0);
	const listed = (by) => largest(functions, (one) => changeOf(one, by));
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
/** Both sides' stacks in one tree, in the unit of the difference. */
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
/** How far apart chance alone puts the two sides of a function; undefined where nothing was sampled by chance. */
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
/** Those that differ most; equal ones by name, so that the same profiles give the same list. */
function largest(all, difference) {
	const size = (one) => Math.abs(difference(one));
	return all.filter((one) => size(one) > 0).sort((a, b) => size(b) - size(a) || compareText(a.name, b.name)).slice(0, LISTED);
}
/** For `go tool pprof -diff_base`: `baseline.cpu.pprof` of the benchmarks, `baseline.load.cpu.pprof` of all else. */
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
* The functions of both sides, matched by where they are declared: a closure by its lines, since inlining gives it another
* name (`index.ranked.func1` becomes `index.Build.ranked.func2`), a generic function without its type arguments.
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
/** File, first line and surrounding function of a closure; undefined for all else, and where the profile lacks them. */
function closurePlace({ names, startLines, filename }, at) {
	const owner = closureOwner(names[at]);
	const [line, file] = [startLines[at], filename(at)];
	return owner === void 0 || line <= 0 || file === "" ? void 0 : `${owner}\0${file}:${line}`;
}
/**
* What inlining moved: where one side calls a function and the other has inlined it at the same line, what the one lost
* and the other gained is the same work under another name.
* @param differenceOf candidate minus baseline of a function's own time.
*/
function movedByInlining({ baseline, candidate }, differenceOf) {
	const [before, after] = [callSites(baseline.profile), callSites(candidate.profile)];
	const left = /* @__PURE__ */ new Map();
	const leftOf = (name) => left.get(name) ?? differenceOf(name);
	const sizeOf = ({ caller, callee }) => {
		const [one, other] = [leftOf(caller), leftOf(callee)];
		return one * other < 0 ? Math.min(Math.abs(one), Math.abs(other)) : 0;
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
/** Calls that `one` makes and never inlines, and that `other` inlines. */
function changedSites(one, other) {
	return [...one.called].flatMap(([key, site]) => other.inlined.has(key) && !one.inlined.has(key) ? [site] : []);
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
/** CPU time of all runs of one side that CPU profiles are taken of: some two thousand samples, spread over the benchmarks. */
const SECONDS_PER_SIDE = 20;
/** What all of it may take, as a multiple of the CPU time of one side: both sides, allocations, starts, and waiting. */
const ROOM = 4;
/** More samples of a single benchmark do not show more of it. */
const MOST_SECONDS = 8;
/** Allocations are all recorded, not sampled, which is slow; a few operations show them all. */
const ALLOCATING_SECONDS = .1;
/** Flags of a test binary that write each kind of profile. Each allocation is recorded: a sample would be mostly noise. */
const FLAGS = {
	cpu: (file) => [`-test.cpuprofile=${file}`],
	alloc: (file) => ["-test.memprofilerate=1", `-test.memprofile=${file}`]
};
/** Profiles the same operations on both sides. Values are per operation of each benchmark, added up. */
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
/** Takes one kind of profile of every benchmark on both sides; what fails on one side is left out on both. */
async function profileAll(kind, benchmarks, runner, seconds) {
	const findings = [];
	const sums = {
		baseline: new SideSum(),
		candidate: new SideSum()
	};
	let done = 0;
	try {
		for (const [at, benchmark] of benchmarks.entries()) {
			const failed = await addBenchmark(kind, benchmark, sums, String(at), runner, seconds / 2);
			if (failed === void 0) done++;
			else findings.push(failed);
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
* Runs one benchmark twice on either side, in the order baseline, candidate, candidate, baseline, so that a machine
* that gets slower meets both, and adds its profiles. The runs for allocations are of one and of two times as many
* operations: their difference has no set-up in it.
* @returns a finding when a run fails; then nothing was added.
*/
async function addBenchmark(kind, benchmark, sums, group, runner, seconds) {
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
			message: `Of the profiles: ${ran.message}`
		};
		taken[side].push(await decodeFile(await readFile(file)));
	}
	for (const side of SIDES) {
		const [first, second] = taken[side];
		if (kind === "alloc") sums[side].addAllocated(first, second, once, group);
		else for (const one of [first, second]) sums[side].addCpu(one, 2 * once, group);
	}
}
/** How long either server is loaded at most, in milliseconds: a load that goes on is then ended as by Ctrl-C. */
const LONGEST_MS = 2e4;
/**
* Length of one CPU profile: net/http/pprof needs to know it beforehand, and when the load will end is not known. After
* each there is a moment without, since Go takes up to 0.2 s to stop one; after the last one, a wait.
*/
const WINDOW_SECONDS = 5;
/**
* Loads either server for some seconds and profiles it meanwhile: CPU in windows, allocations as what was added between
* start and end. Values are per request where the load command's output says how many there were.
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
	if (work === "run" && SIDES.some((side) => sides[side].run.cut)) throw new ExpectedError(`\`load\` was ended after ${duration(options.longest ?? LONGEST_MS)}, and what it printed does not say how much it had done.`, { fix: "Load with ab, hey, k6, vegeta or wrk, or let `load` end by itself in less time." });
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
			const taking = cpuWindows(endpoint, scratch, networkFor(options.env), () => ended, signal);
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
/** Share of the time of the load that was profiled. @throws ExpectedError when none was. */
function coveredBy({ windows, run: { from, to } }) {
	const within = (window) => Math.max(0, Math.min(window.to, to) - Math.max(window.from, from));
	const covered = totalOf(windows, within);
	if (covered > 0) return Math.min(1, covered / (to - from));
	throw new ExpectedError("The load was over before the server began to profile itself.", { fix: "Let `load` do more work: some ten seconds of it make a good profile." });
}
/** Takes one CPU profile after the other until `ended` says so; the last one goes beyond. @throws ExpectedError */
async function cpuWindows(endpoint, scratch, network, ended, signal) {
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
		const profile = await decodeFile(await readFile(path));
		const from = Number(profile.timeNanos / 1000n) / 1e3;
		windows.push({
			profile,
			from,
			to: from + profile.durationNanos / 1e6
		});
	}
	return windows;
}
/** What the server allocated up to now. @returns a finding if it does not report it: its CPU profile is still worth having. */
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
		const message = `What the server allocates under load is not known: ${error.message}`;
		return warning(message, error.fix);
	}
}

// src/golang/build-times.ts
/** Links per side; the quickest counts, since disturbances only add time. */
const WARM_BUILDS = 3;
/** Of each side: cold, with an empty build cache and all modules downloaded; warm, with all packages cached: the linking. */
async function measureBuildTimes(options) {
	return {
		baseline: await timesOf(options, options.baseline),
		candidate: await timesOf(options, options.candidate)
	};
}
async function timesOf(options, side) {
	const { go, mainPackage, scratch, progress } = options;
	progress?.(`Timing a build with an empty cache, ${side.kind === "off" ? "without PGO" : `with ${side.display}`}`);
	const cache = await mkdtemp(path.join(scratch, "cold-cache-"));
	const file = path.join(cache, `timed${go.exe}`);
	try {
		const times = [];
		while (times.length <= WARM_BUILDS) {
			await rm(file, { force: true });
			const { exitCode, output, seconds } = await runBuild(options, side, file, { GOCACHE: cache });
			if (exitCode !== 0) throw new ExpectedError(`${mainPackage.importPath} does not build with an empty build cache: ${lastLines(output, 5)}`, { fix: "Leave `build-times` out of `evidence` if the program needs what is in the cache." });
			times.push(seconds);
		}
		const [cold, ...warm] = times;
		return {
			cold,
			warm: Math.min(...warm)
		};
	} finally {
		await rm(cache, {
			recursive: true,
			force: true
		});
	}
}

// src/golang/pclntab.ts
const NO_TREE = 4294967295;
const PCDATA_INLINE_INDEX = 2;
const FUNCDATA_INLINE_TREE = 3;
/** Bytes of a function's record before its lists of tables. */
const FIXED = 44;
/** Finds the table in the bytes of a binary; undefined without one of a known form. */
function readFunctionTable(bytes) {
	for (const littleEndian of [true, false]) {
		const pattern = Buffer.from(littleEndian ? "f1ffffff0000" : "fffffff10000", "hex");
		for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + 1)) {
			const table = undefinedIfOutOfRange(() => tableAt(bytes, at, littleEndian));
			if (table !== void 0) return table;
		}
	}
}
/** The bytes searched for may stand in a binary for other reasons: data that does not add up is not Go's. */
function undefinedIfOutOfRange(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
function tableAt(bytes, start, littleEndian) {
	const quantum = bytes[start + 6] ?? 0;
	const pointer = bytes[start + 7] ?? 0;
	if (![
		1,
		2,
		4
	].includes(quantum) || ![4, 8].includes(pointer)) return void 0;
	const u32 = (at) => littleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
	const word = (index) => {
		const at = start + 8 + index * pointer;
		if (pointer === 4) return u32(at);
		return Number(littleEndian ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
	};
	const count = word(0);
	const [names, units, files] = [
		start + word(3),
		start + word(4),
		start + word(5)
	];
	const [tables, functions] = [start + word(6), start + word(7)];
	if (!(start < names && names < units && units <= files && files < tables && tables < functions) || count === 0 || functions + count * 8 + 4 > bytes.length) return void 0;
	const layout = {
		bytes,
		u32,
		quantum,
		names,
		units,
		files,
		tables,
		functions
	};
	return {
		layout,
		functions: Array.from({ length: count }, (_, index) => functionAt(layout, index)),
		textBytes: u32(functions + count * 8) - u32(functions)
	};
}
function functionAt(layout, index) {
	const { bytes, u32, names, units, files, tables, functions, quantum } = layout;
	const entry = functions + index * 8;
	const record = functions + u32(entry + 4);
	const tableCount = u32(record + 28);
	const unit = u32(record + 32);
	const values = (offset) => offset === 0 ? {
		ends: [],
		values: []
	} : readPcValues(bytes, tables + offset, functions, quantum);
	const tree = (bytes[record + 43] ?? 0) > FUNCDATA_INLINE_TREE ? u32(record + FIXED + 4 * (tableCount + FUNCDATA_INLINE_TREE)) : NO_TREE;
	return {
		name: text(layout, names + u32(record + 4)),
		startLine: u32(record + 36) | 0,
		bytes: u32(entry + 8) - u32(entry),
		frame: values(u32(record + 16)).values.reduce((most, value) => Math.max(most, value), 0),
		inlineTree: tree === NO_TREE ? void 0 : tree,
		files: () => values(u32(record + 20)),
		lines: () => values(u32(record + 24)),
		inlineIndices: () => values(tableCount > PCDATA_INLINE_INDEX ? u32(record + FIXED + 8) : 0),
		file: (file) => {
			const offset = u32(units + 4 * (unit + file));
			return offset === NO_TREE ? "" : text(layout, files + offset);
		}
	};
}
/** The NUL-terminated text at `start`. @throws RangeError when it does not end. */
function text({ bytes }, start) {
	const end = bytes.indexOf(0, start);
	if (end < 0) throw new RangeError("a name that does not end");
	return bytes.toString("utf8", start, end);
}
/**
* Decodes the table at `offset`: pairs of varints, the change of the value (zig-zag) and how far the program counter
* moves on, in units of `quantum` bytes; the value starts at −1, and a change of 0 that is not the first one ends it
* (`step` in Go's runtime/symtab.go).
* @param limit nothing from here on belongs to the tables. @throws RangeError when the table runs into it.
*/
function readPcValues(bytes, offset, limit, quantum) {
	const ends = [];
	const values = [];
	let at = offset;
	let value = -1;
	let pc = 0;
	const varint = () => {
		let result = 0;
		for (let shift = 0; shift < 35; shift += 7) {
			if (at >= limit) break;
			const byte = bytes[at++];
			result += (byte & 127) * 2 ** shift;
			if (byte < 128) return result;
		}
		throw new RangeError("a table of values by program counter that does not end");
	};
	for (;;) {
		const change = varint();
		if (change === 0 && ends.length > 0) return {
			ends,
			values
		};
		value += change % 2 === 1 ? -(change + 1) / 2 : change / 2;
		pc += varint() * quantum;
		ends.push(pc);
		values.push(value);
	}
}
/** The value at `pc`, an offset from the function's entry; undefined beyond its end. */
function valueAt({ ends, values }, pc) {
	return values[ends.findIndex((end) => end > pc)];
}
const RECORD = 16;
/** Every inlined call of a binary, each once however often it was inlined; undefined where the trees are not found. */
function readInlinedCalls(table) {
	return undefinedIfOutOfRange(() => {
		if (table.functions.every(({ inlineTree }) => inlineTree === void 0)) return [];
		const base = findInlineTrees(table);
		if (base === void 0) return void 0;
		const calls = /* @__PURE__ */ new Map();
		for (const func of table.functions) if (func.inlineTree !== void 0) addCalls(table.layout, base + func.inlineTree, func, calls);
		return [...calls.values()];
	});
}
function addCalls(layout, tree, func, calls) {
	const [indices, lines, files] = [
		func.inlineIndices(),
		func.lines(),
		func.files()
	];
	const nodes = Array.from({ length: nodeCount(indices) }, (_, index) => {
		const field = (at) => layout.u32(tree + index * RECORD + at) | 0;
		return {
			name: text(layout, layout.names + field(4)),
			parentPc: field(8),
			startLine: field(12)
		};
	});
	const parents = nodes.map(({ parentPc }) => valueAt(indices, parentPc) ?? -1);
	const found = nodes.map(({ name: callee, parentPc }, at) => {
		const line = valueAt(lines, parentPc);
		if (line === void 0) return void 0;
		const { name: caller, startLine } = nodes[parents[at]] ?? func;
		const index = valueAt(files, parentPc) ?? -1;
		const file = (index < 0 ? "" : func.file(index)).split("/").slice(-2).join("/");
		const key = `${caller}\0${callee}\0${line}\0${file}`;
		const lineOffset = line - startLine;
		const call = calls.get(key) ?? {
			caller,
			callee,
			lineOffset,
			file,
			line,
			copies: /* @__PURE__ */ new Set()
		};
		calls.set(key, call);
		return call;
	});
	for (const [at, call] of found.entries()) call?.copies.add(found[parents[at]]);
}
function nodeCount({ values }) {
	return 1 + values.reduce((most, index) => Math.max(most, index), -1);
}
/**
* Where the data of all functions starts. The loader fills in the runtime's pointer to it, and stripped binaries have
* no symbol for it; but only from one place every tree makes sense. (Not all but many of them do from another place
* where the linker left a part of an earlier draft between two segments.)
*/
function findInlineTrees({ layout, functions }) {
	const { bytes, u32 } = layout;
	const isName = nameStarts(layout);
	const trees = functions.flatMap(({ inlineTree: offset, inlineIndices, bytes }) => {
		const count = offset === void 0 ? 0 : nodeCount(inlineIndices());
		return offset === void 0 || count === 0 ? [] : [{
			offset,
			end: offset + count * RECORD,
			bytes
		}];
	});
	const [first] = trees;
	if (first === void 0) return void 0;
	const fits = (base, tree) => {
		for (let at = base + tree.offset; at < base + tree.end; at += RECORD) if (isName[u32(at + 4)] !== 1 || u32(at + 8) >= tree.bytes || u32(at + 12) >= 2 ** 31) return false;
		return true;
	};
	const furthest = trees.reduce((most, { end }) => Math.max(most, end), 0);
	for (let base = 0; base + furthest <= bytes.length; base += 4) if (isName[u32(base + first.offset + 4)] === 1 && trees.every((tree) => fits(base, tree))) return base;
}
function nameStarts({ bytes, names: start, units: end }) {
	const starts = new Uint8Array(end - start);
	for (let at = start + 1; at < end; at++) if (bytes[at - 1] === 0 && bytes[at] !== 0) starts[at - start] = 1;
	if (bytes[start] !== 0) starts[0] = 1;
	return starts;
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
	const table = readFunctionTable(await readFile(path));
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
	const largest = frames.largest.find((one) => !SCHEDULER.test(one.function));
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
/** What the compiler did differently on the two sides, if `evidence` asks for it. @param cpu tells what runs where nothing was collected. */
async function compilerReasons({ run, program, sides, build: built, collected }, cpu) {
	const { config, host } = run;
	const { go, main } = program;
	if (!config.evidence.has("compiler")) return {
		evidence: void 0,
		findings: []
	};
	host.progress("Reading inlined calls and stack frames of both binaries …");
	const side = sides.candidate.kind === "profile" ? sides.candidate : sides.baseline;
	const calls = /* @__PURE__ */ new Map();
	if (collected) await collected.each((profile, factor) => addStackCalls(calls, profile, factor));
	else if (cpu) addStackCalls(calls, cpu.baseline.profile);
	return compilerEvidence({
		built,
		mainPackage: main,
		goVersion: go.version,
		signal: host.signal,
		withProfile: side.kind === "profile",
		edges: side.kind === "profile" ? await edgesIn(side.path) : void 0,
		stacks: [...calls.values()],
		isOfStacks: collected !== void 0
	});
}
async function edgesIn(path) {
	return edgesOf(await decodeFile(await readFile(path))).edges();
}
/** Builds both sides again with an empty cache, if `evidence` asks for it. What cannot be found out is a warning. */
async function buildTimes({ run, program, sides: { baseline, candidate } }, compiler) {
	if (compiler === void 0 || !run.config.evidence.has("build-times")) return {};
	if (baseline.kind === "binary" || candidate.kind === "binary") return {};
	const options = buildOptions(run, program, "build-times");
	await mkdir(options.scratch, { recursive: true });
	const found = measureBuildTimes({
		...options,
		baseline,
		candidate
	}).then((buildTimes) => ({ compiler: {
		...compiler,
		buildTimes
	} }));
	return orElse(run, found, (error) => ({ findings: [warning(error.message, error.fix)] }));
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
	const before = await decodeFile(await readFile(baseline.path));
	const after = await decodeFile(await readFile(candidate.path));
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
	return potentialOf(timesOf$1(named, valueIn(taken)), under);
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

// src/commands/measure.ts
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
async function verify(run$1, place, profile) {
	const { config, host, scratch } = run$1;
	if (config.verification === void 0) return [];
	const { command, timeout } = config.verification;
	for (const secret of secretsInCommand(command)) host.mask(secret);
	host.progress("Verifying …");
	const root = await repositoryRoot(run$1, "`verify` needs a git repository: run it in a clone, or leave it out.");
	const folder = join(scratch, "tree");
	const git = (args, signal) => run([
		"git",
		"-c",
		"core.hooksPath=/dev/null",
		"worktree",
		...args
	], {
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
			const started = _usingCtx$1.a(await start(argv, {
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
/** Measures both binaries and says the verdict, then looks for the reasons in the rest of the budget. */
async function compareBuilt(given, report, built) {
	const { config } = given;
	const deadline = performance.now() + config.budget;
	const host = {
		...given.host,
		progress: (line) => given.host.progress(line, deadline)
	};
	const pairing = {
		...built,
		run: {
			...given,
			host
		},
		deadline
	};
	if (config.underLoad !== void 0) maskSecretsOf(given, config.underLoad);
	const { profilable, ...measured } = await measureSides({
		...pairing.run,
		...built.program,
		sides: built.sides,
		build: built.build,
		deadline: deadline - roomForProfiles(config),
		latest: deadline
	});
	report.add(measured);
	host.signal.throwIfAborted();
	const { comparison } = measured;
	if (comparison !== void 0) {
		const { title, sentence, because = "" } = comparisonHeadline(report.value, comparison);
		host.progress(`Verdict: ${title}. ${sentence} ${because}`);
	}
	const { cpu, ...profiles } = await takeProfiles(pairing, profilable);
	report.add(profiles);
	const { evidence: compiler, findings } = await compilerReasons(pairing, cpu);
	report.add({
		compiler,
		findings
	});
	report.add(await buildTimes(pairing, report.value.compiler));
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

export { pastRuns as a, readGiven as c, nonDefaultSettings as i, compareBuilt as n, sayIfNothingToMeasure as o, gateResults as r, verify as s, buildBoth as t };