import { A as compareText, Er as ExpectedError, P as sampleTypeIndex, Sr as _usingCtx, _n as count, _r as readIfThere, bn as addFindings, j as compilerSampleType, lr as duration, yn as share, yr as replaceFile } from "./start.js";
import { g as parseResults, i as MOST_ITERATIONS, t as calibrate } from "./calibrate.js";
import { i as runMetered, n as buildMeter, t as BudgetSpent } from "./meter.js";
import { n as buildTestBinaries } from "./test-binaries.js";
import { i as lastLines } from "./go.js";
import { t as asSentence } from "./ended.js";
import { G as NameTable, K as framesOfLocations, O as isCompact, v as profileBytes } from "./edge-profile.js";
import { a as readStacksOfFile, t as decodeOrExplain } from "./validate.js";
import { a as loadFailed } from "./sentences.js";
import { t as startShell } from "./shell.js";
import { r as stacksOf, t as whileUnderLoad } from "./under-load.js";
import { t as understand } from "./understand.js";
import { r as saveBody } from "./download.js";
import { n as connectionFailure } from "./endpoint-error.js";
import { a as isThisMachine, n as nameOf, o as networkFor, r as send } from "./send.js";
import { n as endpointOf, r as takeProfile } from "./pprof.js";
import { t as encodeWhole } from "./whole.js";
import { n as readProfile } from "./weighed.js";
import { n as potentialOfReduced, t as potentialOf } from "./potential.js";
import { t as benchmarkOptions } from "./benchmark-options.js";
import { o as profileName, r as framesOf, t as readFunctionTable } from "./pclntab.js";
import { t as headersFor } from "./access.js";
import { mkdir, readFile, rm } from "node:fs/promises";
import path, { join } from "node:path";

// src/profile/stack-sum.ts
/**
* Adds up profiles of one program, each times a factor, which `go tool pprof -proto` cannot: it knows neither factors
* nor differences of two moments. Values are exact fractions here and become integers in the end.
*/
var StackSum = class {
	#mappings = new Interned(({ filename, buildId }) => `${filename}\0${buildId}`);
	#functions = new Interned(({ name, systemName, filename, startLine }) => `${name}\0${systemName}\0${filename}\0${startLine}`);
	#locations = new Interned(({ address, mapping, lines }) => lines.length === 0 ? `${mapping} ${address}` : lines.map(({ func, line }) => `${func}:${line}`).join(" "));
	#sums = /* @__PURE__ */ new Map();
	/**
	* @param valuesOf what a sample adds.
	* @param group samples of different groups stay apart, though their stacks be equal.
	*/
	add(profile, valuesOf, group = "") {
		const mappings = profile.mappings.map((mapping) => this.#mappings.index(mapping));
		const functions = profile.functions.map((func) => this.#functions.index(func));
		const lineOf = ({ func, line }) => ({
			func: func === void 0 ? void 0 : functions[func],
			line
		});
		const locations = profile.locations.map(({ address, mapping, lines }) => this.#locations.index({
			address,
			mapping: mapping === void 0 ? void 0 : mappings[mapping],
			lines: lines.map(lineOf)
		}));
		for (const sample of profile.samples) {
			const stack = sample.locations.map((at) => locations[at]);
			const key = `${group}\0${stack.join(" ")}`;
			const sum = this.#sums.get(key) ?? {
				locations: stack,
				values: []
			};
			this.#sums.set(key, sum);
			for (const [at, value] of valuesOf(sample.values).entries()) sum.values[at] = (sum.values[at] ?? 0) + value;
		}
	}
	/** Sum of one sample type; what fell below zero in a difference counts as zero. */
	total(type) {
		let total = 0;
		for (const { values } of this.#sums.values()) total += Math.max(0, values[type] ?? 0);
		return total;
	}
	/** @param factors one per sample type: the values are multiplied, then rounded. */
	profile(sampleTypes, factors, rest) {
		const samples = [];
		for (const { locations, values } of this.#sums.values()) {
			const rounded = factors.map((factor, at) => Math.max(0, Math.round((values[at] ?? 0) * factor)));
			if (rounded.some((value) => value > 0)) samples.push({
				locations,
				values: rounded,
				labelled: false
			});
		}
		return {
			sampleTypes,
			samples,
			mappings: this.#mappings.items,
			functions: this.#functions.items,
			locations: this.#locations.items,
			timeNanos: 0n,
			durationNanos: 0,
			...rest
		};
	}
};
/** Things by what they are the same by, numbered. */
var Interned = class {
	items = [];
	#keyOf;
	#indices = /* @__PURE__ */ new Map();
	constructor(keyOf) {
		this.#keyOf = keyOf;
	}
	index(item) {
		const key = this.#keyOf(item);
		const known = this.#indices.get(key);
		if (known !== void 0) return known;
		this.#indices.set(key, this.items.length);
		return this.items.push(item) - 1;
	}
};

// src/compare/profiles/normalized.ts
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
/**
* Makes profiles of both sides' sums, whose values are [count, nanoseconds or bytes] per unit of work. CPU samples
* are counted as they were taken, all else for the same power of ten of units of work.
* @param sampling by what chance they are as they are.
*/
function normalize$1(measure, sums, sampling) {
	const total = Math.max(sums.baseline.total(1), sums.candidate.total(1));
	let works = 1;
	while (total > 0 && total * works < LEAST_TOTAL) works *= 10;
	const side = (name) => ({
		profile: sums[name].profile(TYPES[measure.kind], [measure.kind === "cpu" ? 1 : works, works], {
			periodType: measure.kind === "cpu" ? TYPES.cpu[1] : {
				type: "space",
				unit: "bytes"
			},
			period: 1,
			comments: explanation(measure, name, works)
		}),
		...sampling && { sampling: sampling[name] }
	});
	return {
		...measure,
		works,
		baseline: side("baseline"),
		candidate: side("candidate")
	};
}
function explanation({ kind, workload, work }, side, works) {
	return [
		`go-pgo: ${kind === "cpu" ? "CPU nanoseconds" : "bytes allocated"} of the ${side} under ${workload}, for ${works} times one ${work}.`,
		`go-pgo: divide by ${works} for one ${work}; the other side's profile is scaled alike, for go tool pprof -diff_base.`,
		...kind === "cpu" ? ["go-pgo: samples/count is as it was taken."] : []
	];
}
/** What a sample of either side counts, in the unit of the difference. */
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

// src/compare/profiles/profiled-run.ts
/** Flags of a test binary that write each kind of profile, without its path. */
const FLAGS = {
	cpu: ["-test.cpuprofile"],
	alloc: ["-test.memprofilerate=1", "-test.memprofile"]
};
/**
* Runs a benchmark `iterations` times on one side.
* @returns a finding when it failed or left no profile.
* @throws BudgetSpent at the runner's deadline; the signal's reason when aborted.
*/
async function profileRun(kind, benchmark, side, iterations, runner) {
	const { binaries, printedName, pattern } = benchmark;
	const file = path.join(runner.meter.scratch, `run.${kind}.pprof`);
	await rm(file, { force: true });
	const args = [
		"-test.run=^$",
		`-test.bench=${pattern}`,
		`-test.benchtime=${iterations}x`,
		...FLAGS[kind].map((flag) => flag.includes("=") ? flag : `${flag}=${file}`)
	];
	const run = await runMetered(runner.meter, [binaries[side], ...args], {
		cwd: binaries.directory,
		...runner
	});
	const ran = parseResults(run.stdout).some((one) => one.name === printedName && one.iterations === iterations);
	const bytes = run.exitCode === 0 && ran ? await readFile(file).catch(() => void 0) : void 0;
	if (bytes !== void 0) return {
		profile: decodeOrExplain(await profileBytes(bytes)),
		iterations,
		cpuSeconds: run.cpuSeconds
	};
	const printed = lastLines(`${run.stdout}${run.stderr}`, 10);
	return {
		severity: "warning",
		message: `${binaries.label}.${printedName} left no profile on the ${side} and is not in the profiles. It printed last: ${asSentence(printed)}`,
		fix: "Make it pass under `go test -bench -cpuprofile cpu.pprof -memprofile mem.pprof`."
	};
}

// src/compare/profiles/sample-values.ts
/** Number of samples and CPU nanoseconds of a sample, of which each follows from the other. @throws ExpectedError */
function cpuValues(profile) {
	const count = sampleTypeIndex(profile, "samples", "count");
	const cpu = sampleTypeIndex(profile, "cpu", "nanoseconds");
	const period = profile.periodType?.type === "cpu" ? profile.period : 0;
	if (count >= 0 && cpu >= 0) return (values) => [values[count] ?? 0, values[cpu] ?? 0];
	if (count >= 0 && period > 0) return (values) => [values[count] ?? 0, (values[count] ?? 0) * period];
	if (cpu >= 0 && period > 0) return (values) => [(values[cpu] ?? 0) / period, values[cpu] ?? 0];
	throw new ExpectedError("It does not tell CPU time: it has neither `cpu` nor `samples` with a period.", { fix: "Take a CPU profile: `/debug/pprof/profile`, or `go test -cpuprofile`." });
}
/** Objects and bytes that were allocated since the start of the program. @throws ExpectedError */
function spaceValues(profile) {
	const objects = sampleTypeIndex(profile, "alloc_objects", "count");
	const space = sampleTypeIndex(profile, "alloc_space", "bytes");
	if (objects >= 0 && space >= 0) return (values) => [values[objects] ?? 0, values[space] ?? 0];
	throw new ExpectedError("It does not tell what was allocated: it has no `alloc_space`.", { fix: "Take it from `/debug/pprof/heap` or `/debug/pprof/allocs`." });
}

// src/compare/profiles/benchmark-profiles.ts
/** Some two thousand samples, spread over the benchmarks. */
const SECONDS_PER_SIDE = 20;
/** More samples of a single benchmark do not show more of it. */
const MOST_SECONDS = 8;
/** Allocations are all recorded, not sampled, which is slow; a few operations show them all. */
const ALLOCATING_SECONDS = .1;
/** How much longer than its CPU time a run may take, on a busy machine, or because the benchmark waits. */
const MOST_WAITING = 2;
/** Wall time of the run that tells how much CPU time an operation takes. */
const PILOT_SECONDS = .15;
/** What all of it may take, calibration and allocations included, as a multiple of the CPU time of both sides' profiles. */
const ROOM = 4;
const FEWER = "Choose fewer benchmarks with `benchmarks`, or do without profiles: `evidence: compiler`.";
const CALIBRATION_TOO_LONG = {
	severity: "warning",
	message: "The time for profiling was up before all benchmarks were calibrated: not all are in the profiles.",
	fix: FEWER
};
const SIDES = ["baseline", "candidate"];
/**
* Profiles the module's benchmarks on both sides, each with the same number of operations. All values are per
* operation of each benchmark, added up.
* @throws ExpectedError as `buildTestBinaries`; the signal's reason when aborted, with no process left.
*/
async function profileBenchmarks(options) {
	await mkdir(options.scratch, { recursive: true });
	const { binaries } = await buildTestBinaries(options);
	const differing = binaries.filter(({ identical }) => !identical);
	if (differing.length === 0) return {
		pairs: [],
		findings: []
	};
	const seconds = options.secondsPerSide ?? SECONDS_PER_SIDE;
	const runner = {
		meter: await buildMeter(options.go, options.scratch, options.signal),
		env: options.go.context.env,
		signal: options.signal,
		deadline: performance.now() + ROOM * SIDES.length * seconds * 1e3
	};
	const { benchmarks, isComplete } = await calibrated(options, differing, runner);
	const unfinished = isComplete ? [] : [CALIBRATION_TOO_LONG];
	if (benchmarks.length === 0) return {
		pairs: [],
		findings: unfinished
	};
	const many = count(benchmarks.length, "benchmark");
	options.progress?.(`Profiling ${many} on both sides`);
	const cpu = await profileAll("cpu", benchmarks, runner, Math.min(MOST_SECONDS, seconds / benchmarks.length));
	options.progress?.(`Recording what ${many} allocate${benchmarks.length === 1 ? "s" : ""} on both sides`);
	const alloc = await profileAll("alloc", benchmarks, runner, ALLOCATING_SECONDS);
	return {
		pairs: [...cpu.pairs, ...alloc.pairs],
		findings: [
			...unfinished,
			...cpu.findings,
			...alloc.findings
		]
	};
}
/** The benchmarks with what they cost, as many as the time allows; what fails has been said by whoever measured it. */
async function calibrated(options, binaries, runner) {
	const benchmarks = [];
	try {
		for (const one of binaries) {
			options.progress?.(`Calibrating the benchmarks of ${one.label} for their profiles`);
			const found = await calibrate(one, options.benchmarks, runner);
			benchmarks.push(...found.benchmarks);
			if (!found.isComplete) return {
				benchmarks,
				isComplete: false
			};
		}
	} catch (error) {
		if (error instanceof BudgetSpent) return {
			benchmarks,
			isComplete: false
		};
		throw error;
	}
	return {
		benchmarks,
		isComplete: true
	};
}
/** Takes one kind of profile of every benchmark on both sides; what fails on one side is left out on both. */
async function profileAll(kind, benchmarks, runner, seconds) {
	const findings = [];
	const sums = {
		baseline: new StackSum(),
		candidate: new StackSum()
	};
	const samples = {
		baseline: 0,
		candidate: 0
	};
	let done = 0;
	try {
		for (const [at, benchmark] of benchmarks.entries()) {
			const taken = await profileBoth(kind, benchmark, runner, seconds);
			if ("severity" in taken) findings.push(taken);
			else {
				for (const side of SIDES) samples[side] += addRuns(kind, sums[side], taken[side], String(at));
				done++;
			}
		}
	} catch (error) {
		if (!(error instanceof BudgetSpent)) throw error;
		findings.push(leftOut(kind, benchmarks.length - done - findings.length));
	}
	if (done === 0) return {
		pairs: [],
		findings
	};
	const measure = {
		kind,
		workload: "benchmarks",
		unit: kind === "cpu" ? "cpu-sec/op" : "B/op",
		work: "operation of each benchmark"
	};
	const { baseline, candidate } = samples;
	return {
		pairs: [normalize$1(measure, sums, kind === "cpu" ? {
			baseline: {
				by: "time",
				samples: baseline
			},
			candidate: {
				by: "time",
				samples: candidate
			}
		} : void 0)],
		findings
	};
}
/**
* Runs one benchmark twice on either side, in the order baseline, candidate, candidate, baseline, so that a machine
* that gets slower meets both. The runs of allocations are of one and of two times as many operations: in their
* difference, what set-up allocates is gone.
*/
async function profileBoth(kind, benchmark, runner, seconds) {
	const wanted = await operationsFor(kind, benchmark, runner, seconds / 2);
	if (typeof wanted !== "number") return wanted;
	const once = Math.min(MOST_ITERATIONS / 2, Math.max(2, wanted));
	const [first, second] = kind === "cpu" ? [once, once] : [once, 2 * once];
	const taken = {
		baseline: [],
		candidate: []
	};
	for (const [side, iterations] of [
		["baseline", first],
		["candidate", first],
		["candidate", second],
		["baseline", second]
	]) {
		const run = await profileRun(kind, benchmark, side, iterations, runner);
		if ("severity" in run) return run;
		taken[side].push(run);
	}
	return taken;
}
/** How many operations take so many seconds: of CPU time where that is what is sampled, since calibration knows wall time. */
async function operationsFor(kind, benchmark, runner, seconds) {
	const { secondsPerOp } = benchmark;
	if (kind === "alloc") return Math.ceil(seconds / secondsPerOp);
	const operations = Math.min(MOST_ITERATIONS, Math.max(1, Math.round(PILOT_SECONDS / secondsPerOp)));
	const pilot = await profileRun(kind, benchmark, "baseline", operations, runner);
	if ("severity" in pilot) return pilot;
	const cpuSecondsPerOp = pilot.cpuSeconds / operations;
	return Math.ceil(seconds / Math.max(cpuSecondsPerOp, secondsPerOp / MOST_WAITING));
}
/** Adds one side's runs of a benchmark, per operation. @returns the samples in them. */
function addRuns(kind, sum, runs, group) {
	if (kind === "cpu") {
		const operations = runs.reduce((all, { iterations }) => all + iterations, 0);
		return runs.reduce((all, { profile }) => all + addPerOperation(sum, profile, operations, group), 0);
	}
	const [fewer, more] = runs;
	if (fewer === void 0 || more === void 0) return 0;
	const operations = more.iterations - fewer.iterations;
	for (const [{ profile }, sign] of [[more, 1], [fewer, -1]]) {
		const valuesOf = spaceValues(profile);
		sum.add(profile, (values) => valuesOf(values).map((value) => sign * value / operations), group);
	}
	return 0;
}
function addPerOperation(sum, profile, operations, group) {
	const valuesOf = cpuValues(profile);
	let samples = 0;
	sum.add(profile, (values) => {
		const [number, nanoseconds] = valuesOf(values);
		samples += number;
		return [number, nanoseconds / operations];
	}, group);
	return samples;
}
function leftOut(kind, missing) {
	const what = kind === "cpu" ? "CPU profiles" : "records of the allocations";
	return {
		severity: "warning",
		message: `The time for profiling was up: ${count(missing, "benchmark")} ${missing === 1 ? "is" : "are"} not in the ${what}.`,
		fix: FEWER
	};
}

// src/profile/flame-tree.ts
/** Name of the frame that all stacks start from. */
const ROOT = "root";
/** Merges the stacks of two profiles into one tree. Nothing is left out, however small. */
function flameTree(baseline, candidate) {
	const table = new NameTable();
	const functions = [table.number(ROOT)];
	const parents = [0];
	const values = {
		baseline: [0],
		candidate: [0]
	};
	const framesOf = {
		baseline: framesOfLocations(baseline.profile, table),
		candidate: framesOfLocations(candidate.profile, table)
	};
	const children = /* @__PURE__ */ new Map();
	const childOf = (parent, name) => {
		const key = parent * table.names.length + name;
		const known = children.get(key);
		if (known !== void 0) return known;
		const node = functions.push(name) - 1;
		children.set(key, node);
		parents.push(parent);
		values.baseline.push(0);
		values.candidate.push(0);
		return node;
	};
	for (const side of ["baseline", "candidate"]) {
		const { profile, countOf } = side === "baseline" ? baseline : candidate;
		const sums = values[side];
		for (const { locations, values: given } of profile.samples) {
			const value = countOf(given);
			if (value === 0) continue;
			let node = 0;
			sums[node] = sums[node] + value;
			for (let i = locations.length - 1; i >= 0; i--) {
				const frames = framesOf[side][locations[i]];
				for (let n = frames.length - 1; n >= 0; n--) {
					node = childOf(node, frames[n]);
					sums[node] = sums[node] + value;
				}
			}
		}
	}
	return {
		names: table.names,
		functions,
		parents,
		...values
	};
}

// src/profile/function-totals.ts
/**
* Adds up samples by function as `go tool pprof -top` and `-peek` do (`newGraph` in its internal/graph): inlined frames
* count as frames, a function, and a call, counts once in a stack however often it recurs, and no function calls itself.
* @param countOf what a sample counts.
*/
function functionTotals(profile, countOf) {
	const table = new NameTable();
	const framesOf = framesOfLocations(profile, table);
	const totals = table.names.map(() => ({
		flat: 0,
		cumulative: 0,
		callers: /* @__PURE__ */ new Map()
	}));
	const edges = /* @__PURE__ */ new Map();
	const counted = new Int32Array(totals.length).fill(-1);
	const countedCalls = /* @__PURE__ */ new Map();
	for (const [at, { locations, values }] of profile.samples.entries()) {
		const value = countOf(values);
		if (value === 0) continue;
		let caller = -1;
		for (let i = locations.length - 1; i >= 0; i--) {
			const frames = framesOf[locations[i]];
			for (let n = frames.length - 1; n >= 0; n--) {
				const frame = frames[n];
				if (counted[frame] !== at) {
					counted[frame] = at;
					totals[frame].cumulative += value;
				}
				const call = caller * totals.length + frame;
				if (caller >= 0 && caller !== frame && countedCalls.get(call) !== at) {
					countedCalls.set(call, at);
					edges.set(call, (edges.get(call) ?? 0) + value);
				}
				caller = frame;
			}
		}
		if (caller >= 0) totals[caller].flat += value;
	}
	for (const [call, value] of edges) {
		const caller = table.names[Math.floor(call / totals.length)];
		totals[call % totals.length]?.callers.set(caller, value);
	}
	return new Map(totals.map((total, number) => [table.names[number], total]));
}

// src/compare/profiles/difference.ts
/** Functions by their own time, and as many by that of all that they call. */
const LISTED = 30;
const CALLERS = 5;
/** Two-sided 95 % of a normal distribution. */
const NORMAL_95 = 1.96;
/**
* Both sides' profiles function by function. Functions that do not differ are not listed.
* @param files where the profiles were written.
*/
function differenceOf(pair, files) {
	const { kind, workload, unit, baseline, candidate } = pair;
	const value = valueIn(pair);
	const before = functionTotals(baseline.profile, value);
	const after = functionTotals(candidate.profile, value);
	const chance = chanceOf(pair);
	const functions = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].map((name) => ({
		name,
		baseline: amountOf(before.get(name)),
		candidate: amountOf(after.get(name)),
		...chance && { chance: chance(name) },
		callers: []
	}));
	const listed = (by) => largest(functions, (one) => one.candidate[by] - one.baseline[by], LISTED).map((one) => ({
		...one,
		callers: callersOf(before.get(one.name), after.get(one.name))
	}));
	const sum = ({ profile }) => profile.samples.reduce((total, { values }) => total + value(values), 0);
	return {
		kind,
		workload,
		unit,
		baseline: sum(baseline),
		candidate: sum(candidate),
		...baseline.sampling?.by === "time" && candidate.sampling?.by === "time" && { samples: {
			baseline: baseline.sampling.samples,
			candidate: candidate.sampling.samples
		} },
		flat: listed("flat"),
		cumulative: listed("cumulative"),
		...files && { files }
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
	const variances = [varianceIn(pair, baseline), varianceIn(pair, candidate)];
	if (variances[0] === void 0 || variances[1] === void 0) return void 0;
	const before = functionTotals(baseline.profile, variances[0]);
	const after = functionTotals(candidate.profile, variances[1]);
	const of = (name, by) => NORMAL_95 * Math.sqrt(amountOf(before.get(name))[by] + amountOf(after.get(name))[by]);
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
function callersOf(before, after) {
	return largest([.../* @__PURE__ */ new Set([...before?.callers.keys() ?? [], ...after?.callers.keys() ?? []])].map((name) => ({
		name,
		baseline: before?.callers.get(name) ?? 0,
		candidate: after?.callers.get(name) ?? 0
	})), (one) => one.candidate - one.baseline, CALLERS);
}
/** Those that differ, by the size of the difference; equal ones by name, so that the same profiles give the same list. */
function largest(all, difference, most) {
	return all.map((one) => ({
		one,
		size: Math.abs(difference(one))
	})).filter(({ size }) => size > 0).sort((a, b) => b.size - a.size || compareText(a.one.name, b.one.name)).slice(0, most).map(({ one }) => one);
}

// src/compare/profiles/given-profiles.ts
/**
* Lays two CPU profiles side by side that somebody else took: per second of profiling where both tell how long that
* was, since of two profiles the longer one has more of everything.
* @returns undefined where one of them is compacted and has no stacks any more, or no samples.
* @throws ExpectedError where one tells no CPU time.
*/
function pairOfProfiles(profiles) {
	const both = [profiles.baseline, profiles.candidate];
	if (both.some((one) => isCompact(one) || one.samples.length === 0)) return void 0;
	const isTimed = both.every(({ durationNanos }) => durationNanos > 0);
	const sums = {
		baseline: new StackSum(),
		candidate: new StackSum()
	};
	const samples = {
		baseline: 0,
		candidate: 0
	};
	for (const side of ["baseline", "candidate"]) {
		const profile = profiles[side];
		const valuesOf = cpuValues(profile);
		const seconds = isTimed ? profile.durationNanos / 1e9 : 1;
		sums[side].add(profile, (values) => {
			const [number, nanoseconds] = valuesOf(values);
			samples[side] += number;
			return [number, nanoseconds / seconds];
		});
	}
	return normalize$1({
		kind: "cpu",
		workload: "profiles",
		unit: isTimed ? "cpu-sec/sec" : "cpu-sec",
		work: isTimed ? "second of profiling" : "whole profile"
	}, sums, {
		baseline: {
			by: "time",
			samples: samples.baseline
		},
		candidate: {
			by: "time",
			samples: samples.candidate
		}
	});
}

// src/compare/profiles/server-profiles.ts
/**
* Length of one CPU profile: net/http/pprof wants to know it beforehand, but nobody knows when the load will end. After
* each there is a moment without, since Go takes up to 0.2 s to stop one; after the last one, a wait.
*/
const WINDOW_SECONDS = 5;
/**
* Takes one CPU profile after the other until `ended` says so; the last one goes beyond.
* @throws ExpectedError when one could not be had.
*/
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
		const profile = await read(path);
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
* What the server allocated since it started, up to now: the collection that is asked for brings the records up to date.
* @throws ExpectedError when it could not be had.
*/
async function allocations({ endpoint, network, scratch }, name, signal) {
	const url = new URL(endpoint.url);
	url.pathname = url.pathname.replace(/profile$/, "heap");
	url.searchParams.set("gc", "1");
	const path = join(scratch, `${name}.pprof`);
	try {
		const answer = await send(url, {
			headers: endpoint.headers,
			network,
			signal
		});
		if (answer.status !== 200) {
			answer.body.on("error", () => {}).destroy();
			throw new ExpectedError(`${nameOf(url)} answered ${answer.status}.`, { fix: "Let the server have all of net/http/pprof." });
		}
		await saveBody(answer, path, {
			name: nameOf(url),
			signal,
			secrets: endpoint.secrets
		});
	} catch (error) {
		signal.throwIfAborted();
		throw connectionFailure(error, nameOf(url)) ?? error;
	}
	return read(path);
}
async function read(path) {
	return decodeOrExplain(await profileBytes(await readFile(path)));
}

// src/compare/profiles/load-profiles.ts
/**
* Runs the load once against either server and profiles it meanwhile: CPU in windows, allocations as what was added
* between start and end. Values are per request where the load command's output tells how many there were.
* @throws ExpectedError when a server, the load or a profile does not work; the signal's reason when aborted; in each
* case nothing is left running.
*/
async function profileLoad(options) {
	const profiled = async (side) => {
		options.progress(`Profiling the server of the ${side} under one run of the load …`);
		return (await profileSide(options, side)).value;
	};
	const sides = {
		baseline: await profiled("baseline"),
		candidate: await profiled("candidate")
	};
	const works = [sides.baseline.did?.work, sides.candidate.did?.work];
	const work = works[0] === works[1] && works[0] !== void 0 ? works[0] : "run";
	const pairs = [cpuPair(sides, work)];
	for (const side of [sides.baseline, sides.candidate]) if ("severity" in side.allocated) return {
		pairs,
		findings: [side.allocated]
	};
	return {
		pairs: [...pairs, allocPair(sides, work)],
		findings: []
	};
}
async function profileSide(options, side) {
	const { underLoad, cwd, signal, endpoints, progress } = options;
	const { load, ...served } = underLoad;
	const scratch = join(options.scratch, side);
	await mkdir(scratch, { recursive: true });
	const env = {
		...options.env,
		PGO_BINARY: options.binaries[side]
	};
	return whileUnderLoad({
		...served,
		endpoints,
		cwd,
		env,
		signal,
		progress
	}, async (signal) => {
		const profiler = await options.profiler(scratch, signal);
		const before = await allocatedSoFar(profiler, "before", signal);
		const stop = new AbortController();
		const both = AbortSignal.any([signal, stop.signal]);
		const loading = runLoad({
			...options,
			env,
			signal: both
		});
		let ended = false;
		const loaded = loading.finally(() => {
			ended = true;
		});
		try {
			const [run, windows] = await Promise.all([loaded, cpuWindows(profiler, () => ended, both)]);
			if ("severity" in before) return {
				...run,
				windows,
				allocated: before
			};
			const after = await allocatedSoFar(profiler, "after", signal);
			return {
				...run,
				windows,
				allocated: "severity" in after ? after : {
					before,
					after
				}
			};
		} finally {
			stop.abort();
			await loading.catch(() => {});
		}
	});
}
/** @returns a finding where the server does not tell: its CPU profile is worth having all the same. */
async function allocatedSoFar(profiler, name, signal) {
	try {
		return await allocations(profiler, name, signal);
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		return {
			severity: "warning",
			message: `What the server allocates under load is not known: ${message}`,
			...fix !== void 0 && { fix }
		};
	}
}
async function runLoad(options) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { underLoad, cwd, env, signal, longest } = options;
		const from = epochMs();
		const started = _usingCtx$1.a(await startShell({
			command: underLoad.load,
			cwd,
			env,
			programEnv: underLoad.loadEnv,
			signal
		}));
		const late = new Promise((resolve) => {
			const timer = setTimeout(() => resolve("late"), longest);
			started.exited.then(() => clearTimeout(timer));
		});
		const end = await Promise.race([started.exited, late]);
		signal.throwIfAborted();
		if (end === "late") throw new ExpectedError(`The load did not end within ${duration(longest)}.`, { fix: "Let `load` do a fixed amount of work, such as `ab -n 20000`, or raise `budget`." });
		if (end.exitCode !== 0) throw loadFailed(end, started.output());
		const to = epochMs();
		const said = understand(started.output(), (to - from) / 1e3);
		return {
			from,
			to,
			...said && said.done > 0 && { did: {
				work: said.work,
				done: said.done
			} }
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function cpuPair(sides, work) {
	const sums = {
		baseline: new StackSum(),
		candidate: new StackSum()
	};
	const samples = {
		baseline: 0,
		candidate: 0
	};
	for (const side of ["baseline", "candidate"]) {
		const factor = 1 / (worksOf(sides[side], work) * coveredBy(sides[side]));
		for (const { profile } of sides[side].windows) {
			const valuesOf = cpuValues(profile);
			sums[side].add(profile, (values) => {
				const [number, nanoseconds] = valuesOf(values);
				samples[side] += number;
				return [number, nanoseconds * factor];
			});
		}
	}
	return normalize$1({
		kind: "cpu",
		workload: "load",
		unit: `cpu-sec/${work}`,
		work: inWords(work)
	}, sums, {
		baseline: {
			by: "time",
			samples: samples.baseline
		},
		candidate: {
			by: "time",
			samples: samples.candidate
		}
	});
}
function allocPair(sides, work) {
	const sums = {
		baseline: new StackSum(),
		candidate: new StackSum()
	};
	const rates = {
		baseline: 0,
		candidate: 0
	};
	for (const side of ["baseline", "candidate"]) {
		const works = worksOf(sides[side], work);
		const { allocated } = sides[side];
		if ("severity" in allocated) continue;
		rates[side] = allocated.after.period;
		for (const [profile, sign] of [[allocated.after, 1], [allocated.before, -1]]) {
			const valuesOf = spaceValues(profile);
			sums[side].add(profile, (values) => valuesOf(values).map((value) => sign * value / works));
		}
	}
	const sampling = (side) => ({
		by: "bytes",
		rate: rates[side],
		works: worksOf(sides[side], work)
	});
	return normalize$1({
		kind: "alloc",
		workload: "load",
		unit: `B/${work}`,
		work: inWords(work)
	}, sums, {
		baseline: sampling("baseline"),
		candidate: sampling("candidate")
	});
}
/** Of this machine, as the profiles of a server on it tell time. */
function epochMs() {
	return performance.timeOrigin + performance.now();
}
function worksOf({ did }, work) {
	return work === "run" ? 1 : did?.done ?? 1;
}
function inWords(work) {
	return work === "run" ? "run of the load" : work;
}
/** Share of the time of the load that was profiled. @throws ExpectedError when none was. */
function coveredBy({ windows, from, to }) {
	const covered = windows.reduce((sum, window) => sum + Math.max(0, Math.min(window.to, to) - Math.max(window.from, from)), 0);
	if (covered > 0) return Math.min(1, covered / (to - from));
	throw new ExpectedError("The load was over before the server began to profile itself.", { fix: "Let `load` do more work: some ten seconds of it make a good profile." });
}

// src/compare/profiles/save-profiles.ts
/**
* Writes both profiles of a pair into a folder, for `go tool pprof -diff_base BASELINE CANDIDATE`: `baseline.cpu.pprof`
* for the benchmarks, `baseline.load.cpu.pprof` for all else.
*/
async function saveProfiles({ baseline, candidate, kind, workload }, folder) {
	const of = workload === "benchmarks" ? kind : `${workload}.${kind}`;
	const files = {
		baseline: join(folder, `baseline.${of}.pprof`),
		candidate: join(folder, `candidate.${of}.pprof`)
	};
	await replaceFile(files.baseline, encodeWhole(baseline.profile, void 0, baseline.profile.comments));
	await replaceFile(files.candidate, encodeWhole(candidate.profile, void 0, candidate.profile.comments));
	return files;
}

// src/profile/pgo-build.ts
/** Weight of fewer samples than this shows nothing. */
const FEWEST_SAMPLES = 10;
/** Code that has changed meanwhile may be inlined for another reason; so much is no accident. */
const CERTAIN = .1;
/** As `fromPgoBuild`, of many profiles. */
var PgoBuildTally = class {
	#off;
	#on;
	#inlined = /* @__PURE__ */ new Map();
	#calls = 0;
	constructor(off, on) {
		this.#off = off;
		this.#on = on;
	}
	/** @param factor how often each sample counts. */
	add(profile, factor = 1) {
		const type = compilerSampleType(profile);
		const period = profile.sampleTypes[type]?.type === "cpu" ? profile.period || 1 : 1;
		const decides = (caller, callee) => this.#decides(profile, caller, callee);
		const inlinedAt = profile.locations.map(({ lines }) => lines.slice(1).flatMap((caller, at) => decides(caller, lines[at]) ?? []));
		for (const { locations, values } of profile.samples) {
			const samples = factor * (values[type] ?? 0) / period;
			for (const [at, location] of locations.entries()) {
				for (const site of inlinedAt[location] ?? []) this.#inlined.set(site, (this.#inlined.get(site) ?? 0) + samples);
				const caller = profile.locations[locations[at + 1] ?? -1]?.lines[0];
				if (decides(caller, profile.locations[location]?.lines.at(-1)) !== void 0) this.#calls += samples;
			}
		}
	}
	verdict() {
		return verdict(this.#inlined, this.#calls);
	}
	/** The call, if only one of the builds inlines it. */
	#decides({ functions }, caller, callee) {
		const from = caller?.func === void 0 ? void 0 : functions[caller.func];
		const to = callee?.func === void 0 ? void 0 : functions[callee.func];
		if (caller === void 0 || from === void 0 || to === void 0) return void 0;
		const offset = caller.line - from.startLine;
		if (!this.#on.has(from.name, to.name, offset) || this.#off.has(from.name, to.name, offset)) return void 0;
		return `${to.name} in ${from.name}`;
	}
};
function verdict(inlined, calls) {
	const weight = [...inlined.values()].reduce((sum, samples) => sum + samples, 0);
	if (weight + calls < FEWEST_SAMPLES) return { fromPgoBuildReason: "Whether it is of a build with PGO cannot be told: hardly a sample is in a call that only such a build inlines." };
	const part = weight / (weight + calls);
	const [most = ""] = [...inlined].sort(([, a], [, b]) => b - a).map(([site]) => site);
	const where = `calls that only a build with PGO inlines`;
	if (weight === 0) return {
		fromPgoBuild: false,
		fromPgoBuildReason: `None of the ${where} is inlined in it.`
	};
	const seen = `In ${share(part)} of its samples in ${where} (${count(inlined.size, "different one")}), they are inlined, above all ${most}`;
	if (part >= CERTAIN) return {
		fromPgoBuild: true,
		fromPgoBuildReason: `${seen}.`
	};
	return { fromPgoBuildReason: `${seen}: too few to tell a build with PGO from code that has changed.` };
}

// src/build/compiler/frames-on-stacks.ts
/** Where the frames of less than this share of what is on the stacks are known, nothing is said. */
const LEAST_KNOWN = .5;
/** As `framesOnStacks`, of many profiles. */
var StackFrames = class {
	#sides;
	#baseline = 0;
	#candidate = 0;
	#known = 0;
	#calls = 0;
	#samples = 0;
	constructor(baseline, candidate) {
		this.#sides = [sideOf(baseline), sideOf(candidate)];
	}
	/** @param factor how often each sample counts. */
	add(profile, factor = 1) {
		const typeIndex = compilerSampleType(profile);
		const linesOf = profile.locations.map((_, location) => callsOf(profile, location));
		for (const { locations, values } of profile.samples) {
			const weight = factor * (values[typeIndex] ?? 0);
			if (weight <= 0) continue;
			this.#samples += weight;
			let caller;
			for (let i = locations.length - 1; i >= 0; i--) for (const call of linesOf[locations[i]] ?? []) {
				this.#take(call, caller, weight);
				caller = call;
			}
		}
	}
	#take({ name }, caller, weight) {
		const [before, after] = this.#sides.map((side) => side.bytesOf(name, caller));
		this.#calls += weight;
		if (before === void 0 || after === void 0) return;
		this.#known += weight;
		this.#baseline += weight * before;
		this.#candidate += weight * after;
	}
	/** Undefined when there was no CPU profile, or mostly functions that the binaries do not have. */
	average() {
		if (this.#samples === 0 || this.#known < LEAST_KNOWN * this.#calls) return void 0;
		return {
			baseline: this.#baseline / this.#samples,
			candidate: this.#candidate / this.#samples
		};
	}
};
/** The functions that a location stands for, outermost first. */
function callsOf({ locations, functions }, index) {
	return [...locations[index]?.lines ?? []].reverse().map(({ func, line }) => {
		const { name = "", startLine = 0 } = (func === void 0 ? void 0 : functions[func]) ?? {};
		return {
			name,
			offset: line - startLine
		};
	});
}
/** Frames by the names that profiles have; of generic functions, which these do not tell apart, the largest. */
function sideOf({ frames, inlined }) {
	const sizes = /* @__PURE__ */ new Map();
	for (const [symbol, bytes] of frames) {
		const name = profileName(symbol);
		sizes.set(name, Math.max(bytes, sizes.get(name) ?? 0));
	}
	return { bytesOf: (name, caller) => caller !== void 0 && inlined.has(caller.name, name, caller.offset) ? 0 : sizes.get(profileName(name)) };
}

// src/commands/frame-evidence.ts
/**
* Adds to what is known of stack frames how large a stack of the profile is with either binary.
* @param stacks of whatever build; undefined where there is none.
* @param inlined what either binary has inlined; undefined where that is not known.
*/
async function addFramesOnStacks({ report }, stacks, inlined) {
	const { compiler, build } = report;
	if (stacks === void 0 || inlined === void 0 || compiler === void 0 || build === void 0) return;
	const baseline = await functionsOf(build.baseline.path, inlined.baseline);
	const candidate = await functionsOf(build.candidate.path, inlined.candidate);
	if (baseline === void 0 || candidate === void 0) return;
	const frames = new StackFrames(baseline, candidate);
	await stacks.each((profile, factor) => frames.add(profile, factor));
	const onStacks = frames.average();
	if (onStacks !== void 0) report.compiler = {
		...compiler,
		frames: {
			...compiler.frames,
			onStacks
		}
	};
}
async function functionsOf(path, inlined) {
	const table = readFunctionTable(await readFile(path));
	return table && {
		frames: framesOf(table),
		inlined
	};
}

// src/commands/server-profiler.ts
/** Sources that profile a server on this machine. */
function localSources({ sources }) {
	return sources.filter((source) => source.kind === "pprof" && isThisMachine(new URL(source.url).hostname));
}
/** URLs of this machine on which the server of the configuration will listen, as far as that is known. */
function serverEndpoints(config) {
	return [...localSources(config).map(({ url }) => url), ...namedOrigins(config)];
}
/** Origins on this machine that `ready` and `load` name. */
function namedOrigins({ underLoad }) {
	const urls = [underLoad?.ready ?? "", ...underLoad?.load?.match(/https?:\/\/[^\s'"<>]+/g) ?? []].flatMap((text) => URL.canParse(text) ? new URL(text) : []);
	return [...new Set(urls.filter(({ hostname }) => isThisMachine(hostname)).map(({ origin }) => origin))];
}
const FIX = "Import `net/http/pprof` in the server, and let it answer where `ready` is, or name its address on this machine in `sources`.";
/**
* Where the running server's own profiles are: where a source takes them on this machine, or at an origin that `ready` or
* `load` names.
* @throws ExpectedError when there are none.
*/
async function profilerOf(job, scratch, signal) {
	const { config, host, secrets } = job;
	const network = networkFor(host.env);
	const [source] = localSources(config);
	if (source !== void 0) {
		const mask = (secret) => {
			secrets.add(secret);
			host.mask(secret);
		};
		const headers = await headersFor(source, {
			cwd: config.workingDirectory,
			env: host.env,
			signal,
			mask
		});
		return {
			endpoint: endpointOf(source.url, headers),
			network,
			scratch
		};
	}
	const origins = namedOrigins(config);
	const answers = [];
	for (const origin of origins) {
		const index = new URL("/debug/pprof/", origin);
		const { status, body } = await send(index, {
			headers: {},
			network,
			signal
		}).catch((error) => {
			signal.throwIfAborted();
			throw connectionFailure(error, index.href) ?? error;
		});
		body.on("error", () => {}).destroy();
		if (status === 200) return {
			endpoint: endpointOf(new URL("profile", index).href, {}),
			network,
			scratch
		};
		answers.push(`${index.href} answered ${status}`);
	}
	throw new ExpectedError(answers.length === 0 ? "It is not known where the server could be asked for them." : `The server has none: ${answers.join(", ")}.`, { fix: FIX });
}

// src/commands/profile-evidence.ts
/**
* Says where the time and the memory went on either side, and what could be gained at all. It runs after the
* measuring, which profiling would disturb. What cannot be had is a warning.
* @param inlined what either side's binary has inlined, where that is known.
* @throws the signal's reason when aborted.
*/
async function addProfileEvidence(job, program, baseline, candidate, inlined) {
	if (!job.config.evidence.has("profiles")) return addFramesOnStacks(job, job.collected, inlined);
	await mkdir(join(job.scratch, "profiles"), { recursive: true });
	const benchmarks = await attempt(job, "of the benchmarks", () => underBenchmarks(job, program, baseline, candidate));
	const load = await attempt(job, "under load", () => underLoad(job));
	await attempt(job, "of both sides", () => givenProfiles(baseline, candidate));
	const taken = [...load, ...benchmarks].find(({ kind }) => kind === "cpu");
	await addPotential(job, program, baseline, candidate, taken, inlined);
	await addFramesOnStacks(job, job.collected ?? (taken && stacksOf(taken.baseline.profile)), inlined);
}
/** Takes profiles of both sides, keeps them and puts their difference into the report. */
async function attempt(job, which, take) {
	const { report, host } = job;
	try {
		const pairs = await take();
		for (const pair of pairs) {
			const files = await saveProfiles(pair, job.outputDirectory);
			report.differences = [...report.differences ?? [], differenceOf(pair, files)];
			report.flameGraphs = [...report.flameGraphs ?? [], flameGraphOf(pair)];
		}
		return pairs;
	} catch (error) {
		host.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		addFindings(job, [{
			severity: "warning",
			message: `There are no profiles ${which} to compare: ${error.message}`,
			...error.fix !== void 0 && { fix: error.fix }
		}]);
		return [];
	}
}
async function underBenchmarks(job, program, baseline, candidate) {
	const scratch = join(job.scratch, "profiles", "benchmarks");
	const options = await benchmarkOptions(job, program, baseline, candidate, scratch);
	if (options === void 0) return [];
	if (job.report.comparison?.measurements.some(({ unit }) => unit === "cpu-sec/op") === false) return [];
	const { pairs, findings } = await profileBenchmarks(options);
	addFindings(job, findings);
	return pairs;
}
async function underLoad(job) {
	const { config, host, report } = job;
	const load = config.underLoad?.load;
	if (config.underLoad === void 0 || load === void 0 || report.build === void 0) return [];
	if (!config.measure.has("load") || !/\bPGO_BINARY\b/.test(config.underLoad.serve)) return [];
	const { pairs, findings } = await profileLoad({
		binaries: {
			baseline: report.build.baseline.path,
			candidate: report.build.candidate.path
		},
		underLoad: {
			...config.underLoad,
			load
		},
		profiler: (scratch, signal) => profilerOf(job, scratch, signal),
		endpoints: serverEndpoints(config),
		cwd: config.workingDirectory,
		env: host.env,
		longest: config.budget,
		scratch: join(job.scratch, "profiles", "load"),
		signal: host.signal,
		progress: (line) => host.progress(line)
	});
	addFindings(job, findings);
	return pairs;
}
/** The profiles of both sides themselves, where they have their stacks. */
async function givenProfiles(baseline, candidate) {
	if (baseline.kind !== "profile" || candidate.kind !== "profile") return [];
	const before = await readStacksOfFile(await readFile(baseline.path));
	const after = await readStacksOfFile(await readFile(candidate.path));
	if (before === void 0 || after === void 0) return [];
	const pair = pairOfProfiles({
		baseline: before,
		candidate: after
	});
	return pair === void 0 ? [] : [pair];
}
/** What could be gained: of what was collected, else of what was just profiled, else of the committed profile. */
async function addPotential(job, program, baseline, candidate, taken, inlined) {
	const { report, collected } = job;
	if (collected !== void 0) {
		const { potential } = report;
		const sides = inlined && offAndOn(baseline, candidate, inlined);
		if (potential === void 0 || sides === void 0) return;
		const build = new PgoBuildTally(sides.off, sides.on);
		await collected.each((profile, factor) => build.add(profile, factor));
		report.potential = {
			...potential,
			...build.verdict()
		};
	} else if (taken !== void 0) {
		const under = taken.workload === "load" ? "the server under load" : "the benchmarks";
		const potential = potentialOf(taken.baseline.profile, under, valueIn(taken));
		if (potential !== void 0) report.potential = {
			...potential,
			...ofOwnBuild(baseline)
		};
	} else {
		const file = await readIfThere(program.profilePath);
		const potential = file && potentialOfReduced(await readProfile(file), "the committed profile");
		if (potential !== void 0) report.potential = potential;
	}
}
/** Of what was profiled here it is known how it was built. */
function ofOwnBuild(baseline) {
	if (baseline.kind === "binary") return {};
	const isPgo = baseline.kind === "profile";
	return {
		fromPgoBuild: isPgo,
		fromPgoBuildReason: `It was taken here of the baseline, which is built ${isPgo ? `with ${baseline.display}` : "without a profile"}.`
	};
}
/** Which side is without a profile; undefined where neither is, or both are. */
function offAndOn(baseline, candidate, inlined) {
	if (baseline.kind === "off" && candidate.kind === "profile") return {
		off: inlined.baseline,
		on: inlined.candidate
	};
	if (candidate.kind === "off" && baseline.kind === "profile") return {
		off: inlined.candidate,
		on: inlined.baseline
	};
}

export { addProfileEvidence };