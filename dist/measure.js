import { n as ExpectedError, r as UsageError } from "./errors.js";
import { C as lastLines, E as runGo, w as listPackages } from "./gather.js";
import { t as count } from "./format.js";
import { o as seededRandom, s as shuffled } from "./decide.js";
import { n as start } from "./exec2.js";
import { t as _usingCtx } from "./usingCtx.js";
import { t as addFindings } from "./job.js";
import { createHash, randomInt } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, copyFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path, { join } from "node:path";
import { pipeline } from "node:stream/promises";

// src/build/build-info.ts
/** @throws ExpectedError when `binary` is missing or no Go binary. */
async function readBuildInfo(binary, context) {
	const { exitCode, stdout, stderr } = await runGo([
		"version",
		"-m",
		binary
	], context);
	const text = stdout.toString();
	const lines = text.split(/\r?\n/).filter((line) => line.startsWith("	"));
	if (exitCode !== 0 || lines.length === 0) {
		const why = stderr.trim().split("\n").at(-1) || "it carries no build information";
		throw new ExpectedError(`${binary} is not a Go binary: ${why}.`, { fix: "Name a program built by `go build`, or a test binary built by `go test -c`." });
	}
	const header = text.split(/\r?\n/, 1)[0] ?? "";
	const settings = /* @__PURE__ */ new Map();
	let path = "";
	for (const line of lines) {
		const [, kind, value = ""] = line.split("	");
		if (kind === "path") path = value;
		if (kind !== "build") continue;
		const equals = value.indexOf("=");
		settings.set(value.slice(0, equals), unquoted(value.slice(equals + 1)));
	}
	return {
		goVersion: header.slice(header.lastIndexOf(": ") + 2),
		path,
		settings
	};
}
/** Go quotes a value that holds spaces or other odd characters (`debug.BuildInfo.String`). */
function unquoted(value) {
	if (!/^".*"$/.test(value)) return value;
	try {
		return JSON.parse(value);
	} catch {
		return value.slice(1, -1);
	}
}
/**
* Settings, other than `-pgo`, in which two builds differ. Those of version control are left out: they turn
* when the first build's output appears in the work tree, and do not touch the machine code.
*/
function differingSettings(one, other) {
	const differing = [.../* @__PURE__ */ new Set([...one.settings.keys(), ...other.settings.keys()])].filter((name) => name !== "-pgo" && !name.startsWith("vcs") && one.settings.get(name) !== other.settings.get(name));
	if (one.goVersion !== other.goVersion) differing.push("the Go version");
	return differing.sort();
}

// src/build/flags.ts
/** Flags that the build sets itself, and what the user sets instead. */
const OURS = {
	pgo: "Leave it out: both sides are built with a `-pgo` of their own. Another profile is named by `profile`.",
	o: "Leave it out: `output-directory` says where the binaries go.",
	C: "Leave it out: `working-directory` says where to build.",
	n: "Leave it out: the binaries have to be built."
};
/**
* Refuses flags of the user's that would change what is built or where it goes.
* @throws UsageError naming the flag.
*/
function checkBuildFlags(flags) {
	for (const flag of flags) {
		const name = /^--?([A-Za-z]+)(?:=|$)/.exec(flag)?.[1];
		const fix = name === void 0 ? void 0 : OURS[name];
		if (fix !== void 0) throw new UsageError(`build-flags: \`${flag}\` may not be set there.`, { fix });
	}
}

// src/build/build.ts
/** The program builds without the new profile, but not with it: the profile must not be adopted. */
var ProfileBuildFailed = class extends ExpectedError {};
/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;
/**
* Both binaries of the main package, built one after the other and verified, named `NAME-baseline` and
* `NAME-pgo` in `outputDirectory`; a prebuilt one is used where it lies.
* @throws UsageError for flags that are not the user's to set; ProfileBuildFailed when only the build with the
* candidate's profile fails; ExpectedError when a build fails or a binary is not what it should be.
*/
async function buildPair(options) {
	checkBuildFlags(options.flags);
	await mkdir(options.outputDirectory, { recursive: true });
	await mkdir(options.scratch, { recursive: true });
	const baseline = await makeBinary(options, options.baseline, "baseline");
	const candidate = await makeBinary(options, options.candidate, "pgo");
	requireSameSettings(options, baseline.info, candidate.info);
	return {
		baseline: baseline.binary,
		candidate: candidate.binary
	};
}
async function makeBinary(options, side, suffix) {
	const context = buildContext(options.go, options.scratch, options.signal);
	if (side.kind === "binary") return usePrebuilt(side, context);
	const { go, mainPackage, outputDirectory, flags } = options;
	const file = path.join(outputDirectory, `${mainPackage.name}-${suffix}${go.exe}`);
	options.progress?.(`Building ${mainPackage.name} ${side.kind === "off" ? "without PGO" : `with ${side.display}`}`);
	await rm(file, { force: true });
	const started = performance.now();
	const args = [
		"build",
		...flags,
		pgoFlag(side),
		"-o",
		file,
		"--",
		mainPackage.importPath
	];
	const { exitCode, stderr } = await runGo(args, context);
	const seconds = (performance.now() - started) / 1e3;
	if (exitCode !== 0) throw buildFailure(options, side, suffix, stderr);
	const info = await readBuildInfo(file, context);
	requireProfileSetting(info, side, path.basename(file));
	return {
		binary: await describe(file, side, seconds),
		info
	};
}
/** The argument of `go build` and `go test` that selects a side's profile. */
function pgoFlag(side) {
	return side.kind === "off" ? "-pgo=off" : `-pgo=${side.path}`;
}
/** Where and how `go` builds: in the caller's folder, with its work files in `scratch`. */
function buildContext(go, scratch, signal = go.context.signal) {
	return {
		cwd: go.context.cwd,
		env: {
			...go.context.env ?? process.env,
			GOTMPDIR: scratch
		},
		...signal && { signal }
	};
}
async function usePrebuilt(side, context) {
	await requireFile(side.path, side.display);
	const info = await readBuildInfo(side.path, context);
	return {
		binary: await describe(side.path, side, 0),
		info
	};
}
/** `go version` would walk a folder. @throws ExpectedError when `file` is none. */
async function requireFile(file, display) {
	const found = await stat(file).catch(() => void 0);
	if (found?.isFile()) return;
	throw new ExpectedError(`${display} is ${found === void 0 ? "not there" : "not a file"}.`, { fix: "Check the path of the binary." });
}
async function describe(file, side, seconds) {
	const { size } = await stat(file);
	return {
		pgo: side.kind === "off" ? "off" : side.display,
		path: file,
		bytes: size,
		sha256: await sha256OfFile(file),
		seconds
	};
}
/** SHA-256 of a file's bytes, in hexadecimal; the file is streamed. */
async function sha256OfFile(file) {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}
function buildFailure(options, side, suffix, stderr) {
	const output = lastLines(stderr, COMPILER_LINES);
	const program = options.mainPackage.importPath;
	if (side.kind === "profile" && suffix === "pgo") return new ProfileBuildFailed(`${program} builds ${sideInWords(options.baseline)} but not with the profile ${side.display}:\n${output}`, { fix: "The profile in place is kept. If the compiler crashed, report it at https://go.dev/issue with the profile." });
	return new ExpectedError(`${program} does not build ${sideInWords(side)}:\n${output}`, { fix: "Make `go build` pass with the same flags first; `build-flags` holds what it needs, such as `-tags=prod`." });
}
function sideInWords(side) {
	if (side.kind === "off") return "without PGO";
	return side.kind === "profile" ? `with ${side.display}` : `as ${side.display}`;
}
/** @throws ExpectedError when the build does not record the profile it was to be built with. */
function requireProfileSetting(info, side, name) {
	const recorded = info.settings.get("-pgo");
	const wanted = side.kind === "profile" ? path.basename(side.path) : void 0;
	if ((recorded && path.basename(recorded)) === wanted) return;
	throw new ExpectedError(`${name} should have been built ${sideInWords(side)}, but it records ${recorded === void 0 ? "no -pgo" : `-pgo=${recorded}`}.`, { fix: "Check that no entry of `build-flags` takes the next argument as its value, such as a bare `-tags`." });
}
/** Two builds that differ in more than the profile cannot show what the profile does. */
function requireSameSettings(options, baseline, candidate) {
	if (options.baseline.kind === "binary" || options.candidate.kind === "binary") return;
	const differing = differingSettings(baseline, candidate);
	if (differing.length > 0) throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(", ")}.`, { fix: "Keep the environment and the `go env` configuration still while building." });
}

// src/stats/average.ts
/** The middle value, or the mean of the two middle ones; the input is left as it is. @throws RangeError when empty. */
function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle];
	if (upper === void 0) throw new RangeError("no values have no median");
	return sorted.length % 2 === 1 ? upper : (sorted[middle - 1] + upper) / 2;
}
/** The arithmetic mean. @throws RangeError when empty. */
function mean(values) {
	if (values.length === 0) throw new RangeError("no values have no mean");
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

// src/stats/signed-rank.ts
/**
* The exact distribution of Wilcoxon's signed-rank statistic: V, the sum of the ranks of the positive ones
* among n differences that are symmetric about zero, without ties. Source: Hollander & Wolfe, Nonparametric
* Statistical Methods, section 3.1 (the same as R's `psignrank` and `qsignrank`). JavaScript libraries have the
* test (`@stdlib/stats-wilcoxon`), none the interval that belongs to it, so both are here.
*/
/** P(V = v) for v = 0 … n(n+1)/2. Each rank is in the sum or not, with probability 1/2. */
function signedRankProbabilities(n) {
	if (!Number.isInteger(n) || n < 0) throw new RangeError(`n must be a whole number, not ${n}`);
	const top = n * (n + 1) / 2;
	const probabilities = new Array(top + 1).fill(0);
	probabilities[0] = 1;
	let reached = 0;
	for (let rank = 1; rank <= n; rank++) {
		reached += rank;
		for (let v = reached; v >= 0; v--) {
			const without = probabilities[v] ?? 0;
			const withRank = v >= rank ? probabilities[v - rank] ?? 0 : 0;
			probabilities[v] = (without + withRank) / 2;
		}
	}
	return probabilities;
}
/** P(V <= v), as R's `psignrank(v, n)`. */
function signedRankCumulative(v, n) {
	let sum = 0;
	for (const probability of signedRankProbabilities(n).slice(0, Math.max(0, Math.floor(v) + 1))) sum += probability;
	return Math.min(1, sum);
}
/** The smallest v with P(V <= v) >= p, as R's `qsignrank(p, n)`; p within [0, 1]. */
function signedRankQuantile(p, n) {
	if (!(p >= 0 && p <= 1)) throw new RangeError(`p must be within 0 and 1, not ${p}`);
	const probabilities = signedRankProbabilities(n);
	let sum = 0;
	for (const [v, probability] of probabilities.entries()) {
		sum += probability;
		if (sum >= p) return v;
	}
	return probabilities.length - 1;
}

// src/stats/hodges-lehmann.ts
/**
* The Hodges-Lehmann estimate of paired differences and its exact distribution-free interval, which excludes
* zero just when the two-sided signed-rank test rejects it. Source: Hollander & Wolfe, Nonparametric Statistical
* Methods, sections 3.2 and 3.3 (Tukey's interval); R's `wilcox.test(x, y, paired = TRUE, conf.int = TRUE)`.
* Ties only make it wider than need be.
* @throws RangeError when there are too few differences for that confidence.
*/
function hodgesLehmann(differences, confidence = .95) {
	const n = differences.length;
	const tail = (1 - confidence) / 2;
	const fromBelow = signedRankQuantile(tail, n);
	if (fromBelow === 0) throw new RangeError(`${n} differences have no ${confidence * 100} % interval`);
	const averages = walshAverages(differences);
	return {
		estimate: median(averages),
		interval: [averages[fromBelow - 1], averages[averages.length - fromBelow]],
		confidence: 1 - 2 * signedRankCumulative(fromBelow - 1, n)
	};
}
/** The averages of all pairs, each value with itself too: n(n+1)/2 of them, ascending. */
function walshAverages(values) {
	const averages = [];
	for (const [at, left] of values.entries()) for (const right of values.slice(at)) averages.push((left + right) / 2);
	return averages.sort((a, b) => a - b);
}

// src/compare/bench-format.ts
const NAMED = /^(Benchmark\S*)\s+(\d+)(?:\s+(.*\S))?\s*$/;
const NAMELESS = /^\s*(\d+)\t\s*(\S.* ns\/op.*)$/;
const NAME_BEGUN = /^(Benchmark\S*)\s*\t/;
/** The results in what a test binary printed, in their order. */
function parseResults(stdout) {
	const results = [];
	let begun;
	for (const line of stdout.split(/\r?\n/)) {
		const named = NAMED.exec(line);
		const nameless = named === null && begun !== void 0 ? NAMELESS.exec(line) : null;
		if (named !== null) {
			results.push(result(named[1] ?? "", named[2] ?? "", named[3] ?? ""));
			begun = void 0;
		} else if (nameless !== null && begun !== void 0) {
			results.push(result(begun, nameless[1] ?? "", nameless[2] ?? ""));
			begun = void 0;
		} else begun = NAME_BEGUN.exec(line)?.[1] ?? begun;
	}
	return results;
}
function result(name, iterations, metrics) {
	const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
	return {
		name,
		iterations: Number(iterations),
		...nanoseconds !== void 0 && { secondsPerOp: Number(nanoseconds) / 1e9 },
		metrics: metrics.trim().split(/\s*\t\s*/).join("	")
	};
}
/**
* Names, as given to `b.Run`, of the benchmarks that printed a result under `-test.v`, by their printed name.
* Verbose, `testing` prints the plain name when a benchmark starts; without that, `-8` at the end could be
* GOMAXPROCS or belong to the name.
*/
function plainNames(verboseStdout) {
	const names = /* @__PURE__ */ new Map();
	let started = "";
	for (const line of verboseStdout.split(/\r?\n/)) {
		if (/^Benchmark\S*$/.test(line)) started = line;
		const printed = NAMED.exec(line)?.[1];
		if (printed === void 0) continue;
		const suffix = printed.startsWith(started) ? printed.slice(started.length) : void 0;
		if (suffix !== void 0 && /^(-\d+)?$/.test(suffix)) names.set(printed, started);
	}
	return names;
}
/** The configuration lines `goos:`, `goarch:`, `pkg:` and `cpu:` of a run. */
function configurationLines(stdout) {
	return stdout.split(/\r?\n/).filter((line) => /^(goos|goarch|pkg|cpu): /.test(line));
}
/** One result line, with the CPU time per operation added as a metric of its own. */
function resultLine(one, cpuSecondsPerOp) {
	const metrics = one.metrics === "" ? [] : [one.metrics];
	return [
		one.name,
		String(one.iterations),
		...metrics,
		`${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`
	].join("	");
}
/** The `-test.bench` pattern that matches just the benchmark of this plain name, and its parents. */
function exactPattern(plainName) {
	return plainName.split("/").map((element) => `^${element.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`).join("/");
}

// src/compare/meter.ts
/** The time for measuring is over; what was measured so far stays. */
var BudgetSpent = class extends Error {};
const METER_SOURCE = `package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"time"
)

type usage struct {
	ExitCode    int     \`json:"exitCode"\`
	CPUSeconds  float64 \`json:"cpuSeconds"\`
	WallSeconds float64 \`json:"wallSeconds"\`
}

func main() {
	prefix, argv := os.Args[1], os.Args[2:]
	cmd := exec.Command(argv[0], argv[1:]...)
	cmd.Stdout = create(prefix + "stdout")
	cmd.Stderr = create(prefix + "stderr")
	began := time.Now()
	err := cmd.Run()
	wall := time.Since(began)
	if cmd.ProcessState == nil {
		fail(err)
	}
	state := cmd.ProcessState
	text, err := json.Marshal(usage{state.ExitCode(), (state.UserTime() + state.SystemTime()).Seconds(), wall.Seconds()})
	if err != nil {
		fail(err)
	}
	if err := os.WriteFile(prefix+"usage", text, 0o600); err != nil {
		fail(err)
	}
}

func create(name string) *os.File {
	file, err := os.Create(name)
	if err != nil {
		fail(err)
	}
	return file
}

func fail(err error) {
	os.Stderr.WriteString(err.Error() + "\\n")
	os.Exit(1)
}
`;
/** Builds the meter into `scratch`. @throws ExpectedError when Go cannot build even that. */
async function buildMeter(go, scratch, signal) {
	const folder = path.join(scratch, "meter");
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, "meter.go"), METER_SOURCE);
	const program = path.join(folder, `meter${go.exe}`);
	const { exitCode, stderr } = await runGo([
		"build",
		"-o",
		program,
		"meter.go"
	], {
		cwd: folder,
		env: {
			...go.context.env ?? process.env,
			GOTMPDIR: scratch,
			GOFLAGS: void 0,
			GOOS: void 0,
			GOARCH: void 0,
			GO111MODULE: "off",
			GOWORK: "off"
		},
		...signal && { signal }
	});
	if (exitCode !== 0) throw new ExpectedError(`The program that measures CPU time does not build: ${lastLines(stderr, 5)}`, { fix: "Check that `go build` works for a program of the standard library alone." });
	return {
		program,
		scratch: folder
	};
}
/**
* Runs `argv` under the meter to its end.
* @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError when it cannot be run.
* In each case the process and its children are gone.
*/
async function runMetered(meter, argv, options) {
	try {
		var _usingCtx$1 = _usingCtx();
		const left = options.deadline - performance.now();
		options.signal?.throwIfAborted();
		if (left <= 0) throw new BudgetSpent();
		const prefix = path.join(meter.scratch, "run.");
		await rm(`${prefix}usage`, { force: true });
		const meterProcess = _usingCtx$1.a(await start([
			meter.program,
			prefix,
			...argv
		], {
			cwd: options.cwd,
			...options.env && { env: options.env },
			...options.signal && { signal: options.signal }
		}));
		let late = false;
		const timer = setTimeout(() => {
			late = true;
			meterProcess.stop(1e3);
		}, left);
		await meterProcess.exited;
		clearTimeout(timer);
		options.signal?.throwIfAborted();
		if (late) throw new BudgetSpent();
		const usage = await readFile(`${prefix}usage`, "utf8").catch(() => void 0);
		if (usage === void 0) throw new ExpectedError(`${path.basename(argv[0])} could not be run: ${lastLines(meterProcess.output(), 5)}`, { fix: "Benchmarks run on this machine: check that GOOS and GOARCH fit it." });
		return {
			...JSON.parse(usage),
			stdout: await readFile(`${prefix}stdout`, "utf8"),
			stderr: await readFile(`${prefix}stderr`, "utf8")
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}

// src/compare/plan.ts
/** More rounds than this narrow the interval too little for their time. */
const MOST_ROUNDS = 40;
/**
* Rounds and seconds of work per run, best first. Up to 20 rounds, more rounds are worth more than longer runs;
* below a fifth of a second, starting the process is a visible part of what is measured, so that comes last.
*/
const LADDER = [
	[MOST_ROUNDS, 1],
	[MOST_ROUNDS, .7],
	[MOST_ROUNDS, .5],
	[30, .5],
	[20, .5],
	[20, .35],
	[20, .2],
	[15, .2],
	[10, .2],
	[6, .2],
	[6, .1],
	[6, .05]
];
/** Part of the time that is planned for; a busy machine may need the rest. */
const PLANNED = .85;
/** What `-test.benchtime=Nx` takes at most. */
const MOST_ITERATIONS = 1e9;
/**
* Rounds and iterations for `budgetSeconds`, fixed before anything is measured: whoever looks at the results to
* decide how long to go on calls too many of them different. Undefined when not even the fewest rounds fit.
*/
function planRounds(costs, budgetSeconds) {
	for (const [fewest, seconds] of LADDER) {
		const perRound = roundSeconds(costs, seconds);
		const rounds = Math.min(MOST_ROUNDS, Math.floor(budgetSeconds * PLANNED / perRound));
		if (rounds < fewest) continue;
		return {
			rounds,
			iterations: costs.map((cost) => iterationsFor(cost, seconds)),
			seconds: rounds * perRound
		};
	}
}
/** The smallest budget, in seconds, that has a plan. */
function smallestBudget(costs) {
	const [rounds, seconds] = LADDER.at(-1);
	return rounds * roundSeconds(costs, seconds) / PLANNED;
}
function roundSeconds(costs, seconds) {
	return costs.map((cost) => 2 * (cost.overheadSeconds + iterationsFor(cost, seconds) * cost.secondsPerOp)).reduce((sum, cost) => sum + cost, 0);
}
function iterationsFor(cost, seconds) {
	return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / cost.secondsPerOp)));
}

// src/compare/calibrate.ts
/** A calibrated run does at least this much work, in seconds; enough to see past timer and start-up noise. */
const CALIBRATED = .1;
const MOST_GROWTH = 100;
/**
* Finds the benchmarks that the user's expression selects and how long an operation of each takes, on the
* baseline, and checks that the candidate runs them too. What fails on a side is left out with a finding.
* @throws UsageError when the expression is none; BudgetSpent when that alone takes all the time.
*/
async function calibrate(binaries, expression, runner) {
	const benchmarks = [];
	const findings = [];
	const slash = expression.indexOf("/");
	const top = slash < 0 ? expression : expression.slice(0, slash);
	for (const name of await listBenchmarks(binaries, top, runner)) {
		const found = await discover(binaries, name, exactPattern(name) + (slash < 0 ? "" : expression.slice(slash)), runner);
		if (found.finding !== void 0) findings.push(found.finding);
		for (const leaf of found.leaves) {
			const made = await calibrateOne(binaries, leaf, runner);
			if ("severity" in made) findings.push(made);
			else benchmarks.push(made);
		}
	}
	return {
		benchmarks,
		findings
	};
}
async function listBenchmarks(binaries, expression, runner) {
	const run = await runTests(binaries, "baseline", [`-test.list=${expression}`], runner);
	if (/invalid regexp/.test(run.stderr)) throw new UsageError(`benchmarks: \`${expression}\` is not a regular expression: ${lastLines(run.stderr, 1)}`, { fix: "Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`." });
	return run.stdout.split(/\r?\n/).filter((line) => /^Benchmark\S*$/.test(line));
}
/** Runs a top-level benchmark once, to see which results it prints. */
async function discover(binaries, name, pattern, runner) {
	const run = await runTests(binaries, "baseline", ["-test.v", ...benchmarkArguments(pattern, 1)], runner);
	const names = plainNames(run.stdout);
	const leaves = parseResults(run.stdout).flatMap((one) => {
		const plainName = names.get(one.name);
		return plainName === void 0 ? [] : [{
			printedName: one.name,
			plainName
		}];
	});
	if (run.exitCode !== 0 || leaves.length === 0) return {
		leaves,
		finding: leftOut(`${binaries.label}.${name}`, "baseline", run)
	};
	return { leaves };
}
async function calibrateOne(binaries, leaf, runner) {
	const benchmark = {
		binaries,
		printedName: leaf.printedName,
		pattern: exactPattern(leaf.plainName)
	};
	const other = await runBenchmark(benchmark, "candidate", 1, runner);
	if ("severity" in other) return other;
	const once = await runBenchmark(benchmark, "baseline", 1, runner);
	if ("severity" in once) return once;
	let iterations = 1;
	let cost = {
		secondsPerOp: once.result.secondsPerOp || once.wallSeconds,
		overheadSeconds: 0
	};
	do {
		iterations = grown(iterations, cost.secondsPerOp);
		const run = await runBenchmark(benchmark, "baseline", iterations, runner);
		if ("severity" in run) return run;
		cost = costOf(run, once);
	} while (iterations * cost.secondsPerOp < CALIBRATED && iterations < 1e9);
	return {
		...benchmark,
		...cost
	};
}
/** What a benchmark does while its timer is stopped costs time, too: what counts here is how long runs take. */
function costOf(run, once) {
	const { iterations, secondsPerOp: timed = 0 } = run.result;
	const taken = (run.wallSeconds - once.wallSeconds) / (iterations - 1);
	const secondsPerOp = Math.max(timed, taken, Number.MIN_VALUE);
	return {
		secondsPerOp,
		overheadSeconds: Math.max(0, run.wallSeconds - iterations * secondsPerOp)
	};
}
/** Iterations for the next run: a little more than asked for, so that it is mostly the last one. */
function grown(iterations, secondsPerOp) {
	const wanted = Math.min(Math.ceil(1.5 * CALIBRATED / secondsPerOp), iterations * MOST_GROWTH);
	return Math.min(MOST_ITERATIONS, Math.max(iterations + 1, wanted));
}
/** @returns a finding when it failed, printed no result or did not run that often. */
async function runBenchmark(benchmark, side, iterations, runner) {
	const { binaries, printedName, pattern } = benchmark;
	const run = await runTests(binaries, side, benchmarkArguments(pattern, iterations), runner);
	const result = parseResults(run.stdout).find((one) => one.name === printedName);
	if (run.exitCode === 0 && result?.iterations === iterations && run.cpuSeconds > 0) return {
		...run,
		result
	};
	return leftOut(`${binaries.label}.${printedName}`, side, run);
}
function benchmarkArguments(pattern, iterations) {
	return [
		"-test.run=^$",
		`-test.bench=${pattern}`,
		`-test.benchtime=${iterations}x`
	];
}
function runTests(binaries, side, args, runner) {
	const options = {
		cwd: binaries.directory,
		...runner
	};
	return runMetered(runner.meter, [binaries[side], ...args], options);
}
function leftOut(name, side, run) {
	const printed = lastLines(`${run.stdout}${run.stderr}`, 10);
	return {
		severity: "warning",
		message: `${name} ${run.exitCode === 0 ? "printed no result" : `failed (exit code ${run.exitCode})`} on the ${side} and is left out. It printed last: ${printed}`,
		fix: "Make it pass under `go test -bench`, or leave it out with `benchmarks`."
	};
}

// src/compare/judge.ts
/** Changes within this much of zero do not matter to anybody. */
const EQUIVALENCE = .01;
/** `interval` is that of a change of something where less is better, as a fraction. */
function verdictOf(interval) {
	const [low, high] = interval;
	if (high < 0) return "faster";
	if (low > 0) return "slower";
	return low >= -.01 && high <= .01 ? "no difference" : "inconclusive";
}
/** The change that paired log ratios tell, and its 95 % interval. */
function changeOf(logRatios) {
	const { estimate, interval } = hodgesLehmann(logRatios);
	return {
		change: Math.expm1(estimate),
		interval: [Math.expm1(interval[0]), Math.expm1(interval[1])]
	};
}
function logRatios(series) {
	return series.baseline.map((value, round) => Math.log(series.candidate[round] / value));
}
/** A row of its own, with its own interval; of twenty rows that do not differ, one is expected to look as if. */
function measurementOf(series) {
	const { change, interval } = changeOf(logRatios(series));
	return {
		name: series.name,
		unit: series.unit,
		baseline: median(series.baseline),
		candidate: median(series.candidate),
		change,
		interval,
		verdict: verdictOf(interval),
		pairs: series.baseline.length
	};
}
/**
* The one verdict of a run: on the geometric mean over all of `primary`, as a signed-rank interval over the
* rounds of their mean log ratios. So it is one test, and wrong in at most 5 % of runs, however many rows there are.
* @param primary at least one, all of the same number (>= 6) of rounds.
* @param informative rows that are shown and decide nothing.
*/
function judge(primary, informative, seconds) {
	const ratios = primary.map(logRatios);
	const rounds = ratios[0]?.length ?? 0;
	if (rounds < 6) throw new RangeError(`${rounds} rounds have no 95 % interval`);
	const { change, interval } = changeOf(Array.from({ length: rounds }, (_, round) => mean(ratios.map((one) => one[round]))));
	const verdict = verdictOf(interval);
	return {
		verdict,
		change,
		interval,
		measurements: [...primary, ...informative].map(measurementOf),
		rounds,
		seconds,
		reason: `${REASONS[verdict]} (${rounds} rounds, ${primary.length} benchmark${primary.length === 1 ? "" : "s"}).`
	};
}
const within = `±${EQUIVALENCE * 100} %`;
/** What the interval of the change means; its numbers are shown beside it. */
const REASONS = {
	faster: "The interval of the CPU time per operation lies below zero",
	slower: "The interval of the CPU time per operation lies above zero",
	"no difference": `The interval of the CPU time per operation holds zero and lies within ${within}`,
	inconclusive: `The interval of the CPU time per operation holds zero and is wider than ${within}; a larger budget narrows it`
};
/** No verdict could be had, and why. */
function inconclusive(reason, seconds = 0) {
	return {
		verdict: "inconclusive",
		measurements: [],
		rounds: 0,
		seconds,
		reason
	};
}
/** Both sides are the same bytes. */
function sameBytes(reason) {
	return {
		verdict: "no difference",
		change: 0,
		interval: [0, 0],
		measurements: [],
		rounds: 0,
		seconds: 0,
		reason
	};
}

// src/compare/rounds.ts
/**
* Runs every benchmark once on both sides in each round: the two runs next to each other, so that whatever slows
* the machine down meets both; which side goes first by the toss of a coin, and the benchmarks in random order,
* since a fixed order alone makes the sides differ by half a percent. The coin also makes the signed-rank test
* exact: if the sides are the same, each difference is as likely as its opposite, however the machine drifts.
* Ends early, with complete rounds only, when the time is up; leaves a benchmark out once it fails.
*/
async function runRounds(benchmarks, plan, runner, random, progress) {
	const findings = [];
	let running = benchmarks.map((benchmark, at) => ({
		benchmark,
		iterations: plan.iterations[at] ?? 1,
		pairs: []
	}));
	let completed = 0;
	while (completed < plan.rounds && running.length > 0) {
		progress?.(`Measuring: round ${completed + 1} of ${plan.rounds}, ${count(running.length, "benchmark")} on both sides`);
		const pairs = /* @__PURE__ */ new Map();
		try {
			for (const { benchmark, iterations } of shuffled(running, random)) pairs.set(benchmark, await runPair(benchmark, iterations, runner, random));
		} catch (error) {
			if (error instanceof BudgetSpent) break;
			throw error;
		}
		running = running.filter(({ benchmark, pairs: earlier }) => {
			const pair = pairs.get(benchmark);
			if (pair === void 0 || "severity" in pair) {
				if (pair !== void 0) findings.push(pair);
				return false;
			}
			earlier.push(pair);
			return true;
		});
		completed++;
	}
	return {
		measured: completed === 0 ? [] : running,
		completed,
		findings
	};
}
async function runPair(benchmark, iterations, runner, random) {
	const order = random() < .5 ? ["baseline", "candidate"] : ["candidate", "baseline"];
	const runs = /* @__PURE__ */ new Map();
	for (const side of order) {
		const run = await runBenchmark(benchmark, side, iterations, runner);
		if ("severity" in run) return run;
		runs.set(side, run);
	}
	return {
		baseline: runs.get("baseline"),
		candidate: runs.get("candidate")
	};
}

// src/compare/test-binaries.ts
/**
* Test binaries of the packages that have benchmarks; where a side is a test binary already, of its package only.
* A package whose tests do not build is left out with a finding.
* @throws ExpectedError when a prebuilt binary is no test binary, or they are of two packages.
*/
async function buildTestBinaries(build) {
	const findings = [];
	const binaries = [];
	const packages = await packagesToBuild(build);
	for (const [at, one] of packages.entries()) {
		build.progress?.(`Building the benchmarks of ${one.importPath} for both sides (${at + 1} of ${packages.length})`);
		const baseline = await makeSide(build, build.baseline, one, "1", at);
		const candidate = await makeSide(build, build.candidate, one, "2", at);
		const failed = [baseline, candidate].find((made) => "finding" in made);
		if (failed !== void 0 && "finding" in failed) findings.push(failed.finding);
		if ("finding" in baseline || "finding" in candidate) continue;
		binaries.push({
			label: labelOf(one.importPath, build.go.modulePath),
			directory: one.directory === "" ? build.go.context.cwd : one.directory,
			baseline: baseline.file,
			candidate: candidate.file,
			identical: await sha256OfFile(baseline.file) === await sha256OfFile(candidate.file)
		});
	}
	return {
		binaries,
		findings
	};
}
async function packagesToBuild(build) {
	const context = buildContext(build.go, build.scratch, build.signal);
	const prebuilt = [];
	for (const side of [build.baseline, build.candidate]) if (side.kind === "binary") prebuilt.push(await testedPackage(side, context));
	const [first, second = first] = prebuilt;
	if (first === void 0) return packagesWithBenchmarks(build);
	if (first !== second) throw new ExpectedError(`The baseline's tests are those of ${first}, the candidate's those of ${second}.`, { fix: "Compare two test binaries of the same package." });
	return listPackages(build.go, [first], build.flags);
}
/** Import path of the package whose tests the binary holds. */
async function testedPackage(side, context) {
	await requireFile(side.path, side.display);
	const { path: main } = await readBuildInfo(side.path, context);
	if (main.endsWith(".test")) return main.slice(0, -5);
	throw new ExpectedError(`${side.display} is a program (${main}), not a test binary: it has no benchmarks.`, { fix: "Name a file built by `go test -c`, or compare profiles instead." });
}
/** Packages of the module with a benchmark in the text of their tests; whether it compiles is seen later. */
async function packagesWithBenchmarks(build) {
	const found = [];
	for (const one of await listPackages(build.go, build.packages, build.flags)) {
		const texts = one.testFiles.map((file) => readFile(path.join(one.directory, file), "utf8"));
		if ((await Promise.all(texts)).some((text) => /^func\s+Benchmark/m.test(text))) found.push(one);
	}
	return found;
}
async function makeSide(build, side, one, folder, at) {
	const file = path.join(build.scratch, folder, `${at}.test${build.go.exe}`);
	await mkdir(path.dirname(file), { recursive: true });
	if (side.kind === "binary") {
		await copyFile(side.path, file);
		await chmod(file, 493);
		return { file };
	}
	const context = buildContext(build.go, build.scratch, build.signal);
	const args = [
		"test",
		"-c",
		pgoFlag(side),
		"-vet=off",
		...build.flags,
		"-o",
		file,
		one.importPath
	];
	const { exitCode, stderr } = await runGo(args, context);
	if (exitCode !== 0 || await stat(file).catch(() => void 0) === void 0) return { finding: buildFinding(one, side, stderr) };
	return { file };
}
function buildFinding(one, side, stderr) {
	const how = side.kind === "profile" ? `with ${side.display}` : "without PGO";
	return {
		severity: "warning",
		message: `The benchmarks of ${one.importPath} do not build ${how} and are left out: ${lastLines(stderr, 10)}`,
		fix: `Make \`go test -c ${one.importPath}\` pass with the same build flags.`
	};
}
/** `example.com/m/internal/render` as `internal/render`, the module's root as its last element. */
function labelOf(importPath, modulePath) {
	if (importPath.startsWith(`${modulePath}/`)) return importPath.slice(modulePath.length + 1);
	return importPath.slice(importPath.lastIndexOf("/") + 1);
}

// src/compare/benchmarks.ts
/** Share of a run outside of the benchmark's timed part from which on it is worth a word. */
const VISIBLE_OVERHEAD = .1;
/**
* Runs the module's own benchmarks on both sides, interleaved, and says which side takes less CPU time per
* operation. What cannot be measured is `inconclusive` with its reason, not an error.
* @throws UsageError for flags or an expression that are none; ExpectedError for a binary that is no test binary;
* the signal's reason when aborted, with no process left.
*/
async function compareBenchmarks(options) {
	checkBuildFlags(options.flags);
	await mkdir(options.scratch, { recursive: true });
	const packages = options.packages.length === 0 ? ["./..."] : options.packages;
	const { binaries, findings } = await buildTestBinaries({
		...options,
		packages
	});
	if (binaries.length === 0) return {
		comparison: noBenchmarks(options, findings),
		findings
	};
	const differing = binaries.filter((one) => !one.identical);
	if (differing.length === 0) return {
		comparison: sameBytes("The test binaries of both sides are the same bytes: the same machine code cannot differ."),
		findings
	};
	const notes = binaries.filter((one) => one.identical).map(identicalNote);
	const measured = await measure(options, differing);
	return {
		comparison: measured.comparison,
		findings: [
			...findings,
			...notes,
			...measured.findings
		]
	};
}
function noBenchmarks(options, findings) {
	if (findings.length > 0) return inconclusive("None of the packages with benchmarks builds its tests.");
	return inconclusive(`Module ${options.go.modulePath} has no benchmarks. Write one into a _test.go file next to the hot code: func BenchmarkPage(b *testing.B) { for b.Loop() { renderPage() } }`);
}
function identicalNote(one) {
	return {
		severity: "note",
		message: `The test binaries of ${one.label} are the same bytes on both sides; they are not measured.`
	};
}
async function measure(options, binaries) {
	const { go, scratch, signal, progress, budgetSeconds } = options;
	const meter = await buildMeter(go, scratch, signal);
	const began = performance.now();
	const elapsed = () => (performance.now() - began) / 1e3;
	const runner = {
		meter,
		env: go.context.env,
		signal,
		deadline: began + budgetSeconds * 1e3
	};
	const findings = [];
	const benchmarks = await calibrateAll(options, binaries, runner, findings);
	const plan = benchmarks?.length ? planRounds(benchmarks, budgetSeconds - elapsed()) : void 0;
	if (benchmarks === void 0 || plan === void 0) {
		const reason = whyNotMeasured(options, benchmarks, findings.length > 0, elapsed());
		return {
			comparison: inconclusive(reason, elapsed()),
			findings
		};
	}
	const random = seededRandom(options.seed ?? randomInt(2 ** 32));
	const rounds = await runRounds(benchmarks, plan, runner, random, progress);
	findings.push(...rounds.findings, ...earlyEnd(rounds, plan.rounds), ...rounds.measured.flatMap(overheadNote));
	await writeBenchmarkFiles(rounds.measured, options.outputDirectory);
	return {
		comparison: conclude(rounds, plan.rounds, elapsed()),
		findings
	};
}
/** All benchmarks, with what they cost; undefined when that alone takes the whole budget. Adds to `findings`. */
async function calibrateAll(options, binaries, runner, findings) {
	const benchmarks = [];
	try {
		for (const one of binaries) {
			options.progress?.(`Finding and calibrating the benchmarks of ${one.label}`);
			const found = await calibrate(one, options.benchmarks, runner);
			benchmarks.push(...found.benchmarks);
			findings.push(...found.findings);
		}
		return benchmarks;
	} catch (error) {
		if (error instanceof BudgetSpent) return void 0;
		throw error;
	}
}
function whyNotMeasured(options, benchmarks, failed, elapsedSeconds) {
	const { budgetSeconds } = options;
	if (benchmarks === void 0) return `The budget of ${budgetSeconds} s was spent before the benchmarks were calibrated; raise \`budget\` or choose fewer.`;
	if (benchmarks.length > 0) {
		const needed = Math.ceil(elapsedSeconds + smallestBudget(benchmarks));
		return `${count(benchmarks.length, "benchmark")} ${benchmarks.length === 1 ? "needs" : "need"} at least ${6} rounds, about ${needed} s; raise \`budget\` (${budgetSeconds} s) or choose fewer.`;
	}
	return failed ? "None of the benchmarks ran on both sides." : `No benchmark matches \`${options.benchmarks}\`.`;
}
function conclude(rounds, planned, seconds) {
	if (rounds.measured.length === 0 && rounds.findings.length > 0) return inconclusive("Every benchmark failed while it was measured.", seconds);
	if (rounds.completed < 6) {
		const reason = `The budget was spent after ${rounds.completed} of ${planned} rounds, and a 95 % interval needs ${6}; raise \`budget\`.`;
		return inconclusive(reason, seconds);
	}
	const wall = rounds.measured.filter((one) => one.pairs.every(hasWallTime));
	return judge(rounds.measured.map((one) => series(one, "cpu-sec/op", cpuSecondsPerOp)), wall.map((one) => series(one, "sec/op", (run) => run.result.secondsPerOp ?? NaN)), seconds);
}
function earlyEnd(rounds, planned) {
	if (rounds.measured.length === 0 || rounds.completed === planned) return [];
	return [{
		severity: "note",
		message: `The machine was slower than while calibrating: ${rounds.completed} of ${planned} planned rounds fitted the budget.`
	}];
}
function hasWallTime(pair) {
	return [pair.baseline, pair.candidate].every((run) => (run.result.secondsPerOp ?? 0) > 0);
}
/** Start-up, set-up and the one iteration that `testing` tries first count in; they are the same on both sides. */
function cpuSecondsPerOp(run) {
	return run.cpuSeconds / run.result.iterations;
}
function series(measured, unit, value) {
	return {
		name: rowName(measured.benchmark),
		unit,
		baseline: measured.pairs.map((pair) => value(pair.baseline)),
		candidate: measured.pairs.map((pair) => value(pair.candidate))
	};
}
function rowName(benchmark) {
	return `${benchmark.binaries.label}.${benchmark.printedName}`;
}
function overheadNote(measured) {
	const shares = measured.pairs.map(({ baseline }) => untimedShare(baseline));
	const share = median(shares);
	if (!(share >= VISIBLE_OVERHEAD)) return [];
	return [{
		severity: "note",
		message: `About ${Math.round(share * 100)} % of a run of ${rowName(measured.benchmark)} is outside of its timed part (start-up, set-up, stopped timer), the same on both sides: its change is shown that much too small.`,
		fix: "Raise `budget` for longer runs, or make the set-up of the benchmark shorter."
	}];
}
function untimedShare(run) {
	const { iterations, secondsPerOp = NaN } = run.result;
	return 1 - (iterations + 1) * secondsPerOp / run.wallSeconds;
}
/** One file for each side, in the order of the rounds; `benchstat baseline.bench.txt candidate.bench.txt` reads them. */
async function writeBenchmarkFiles(measured, directory) {
	await mkdir(directory, { recursive: true });
	for (const side of ["baseline", "candidate"]) {
		const lines = [];
		for (const one of measured) {
			lines.push(...configurationLines(one.pairs[0]?.[side].stdout ?? ""));
			for (const pair of one.pairs) lines.push(resultLine(pair[side].result, cpuSecondsPerOp(pair[side])));
		}
		await writeFile(path.join(directory, `${side}.bench.txt`), `${lines.join("\n")}\n`);
	}
}

// src/commands/measure.ts
/** Builds both sides into the output folder and verifies them. */
async function build(job, program, baseline, candidate) {
	job.report.build = await buildPair({
		go: program.go,
		mainPackage: program.main,
		baseline,
		candidate,
		flags: job.config.buildFlags,
		outputDirectory: job.outputDirectory,
		scratch: join(job.scratch, "build"),
		signal: job.host.signal,
		progress: (line) => job.host.progress(line)
	});
}
/** Runs the module's benchmarks on both sides, unless the configuration wants none. */
async function benchmark(job, program, baseline, candidate) {
	const { config, host } = job;
	if (config.benchmarks === void 0) return;
	const { comparison, findings } = await compareBenchmarks({
		go: program.go,
		baseline,
		candidate,
		flags: config.buildFlags,
		packages: config.benchmarkPackages,
		benchmarks: config.benchmarks,
		budgetSeconds: config.budget / 1e3,
		outputDirectory: job.outputDirectory,
		scratch: join(job.scratch, "benchmarks"),
		signal: host.signal,
		progress: (line) => host.progress(line)
	});
	job.report.comparison = comparison;
	addFindings(job, findings);
}

export { build as n, ProfileBuildFailed as r, benchmark as t };