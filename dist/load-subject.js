import { Er as ExpectedError, Pt as ProcessTable, Sr as _usingCtx, _n as count, lr as duration, vn as fixed, yn as share } from "./start.js";
import { n as median, t as mean } from "./average.js";
import { i as pairOf } from "./subject.js";
import { a as limitCpus, i as whyNothingListens, n as waitForService, o as createCountingGroup, r as requireUnused, t as startShell } from "./shell.js";
import { r as lastWords, t as endedBeforeReady } from "./sentences.js";
import { t as BudgetSpent } from "./meter.js";
import { n as howItEnded, r as lastOutput, t as asSentence } from "./ended.js";
import { n as stillNotReady, r as stillRunning, t as LoadUnfinished } from "./unfinished.js";
import { n as saysItRamps, t as understand } from "./understand.js";
import { randomUUID } from "node:crypto";
import { chmod, constants, copyFile, mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { createReadStream } from "node:fs";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { createInterface } from "node:readline";

// src/compare/load/doubts.ts
/** Less CPU time in a run tells little of a server that is warm. */
const SHORT_SECONDS = .5;
/** Sides whose amounts of work differ by more were not given the same. */
const SAME_WORK = .02;
/** What is doubtful about the runs of either side. */
function doubtsOf(runs) {
	const sides = ["baseline", "candidate"];
	const found = sides.flatMap((side) => {
		const failed = runs[side].reduce((sum, run) => sum + (run.failed ?? 0), 0);
		const done = runs[side].reduce((sum, run) => sum + run.done, 0);
		return failed === 0 ? [] : [someErrors(side, failed, done)];
	});
	const all = [...runs.baseline, ...runs.candidate];
	const limit = all.find((run) => run.limit !== void 0)?.limit;
	if (limit !== void 0) found.unshift(limit);
	const seconds = all.map((run) => run.cpuSeconds).filter((value) => value !== void 0);
	if (seconds.length === 0) found.unshift(notCounted(process.platform));
	else if (median(seconds) < SHORT_SECONDS) found.push(tooShort(median(seconds)));
	const [baseline, candidate] = sides.map((side) => median(runs[side].map(({ done }) => done)));
	if (baseline && candidate && Math.abs(candidate / baseline - 1) > SAME_WORK) found.push(differentWork(baseline, candidate, all[0]?.work ?? "request"));
	if (all.some((run) => run.hadToBeKilled)) found.push(ignoresTheEnd());
	const unclear = all.filter((run) => run.unclear !== void 0);
	if (unclear.length > 0 && unclear.length < all.length) found.push(notUnderstood(unclear, all.length));
	return found;
}
function ignoresTheEnd() {
	return {
		severity: "note",
		message: "The server does not end on SIGTERM and is killed 5 s later, in every run: that part of the budget measures nothing.",
		fix: "Let the server end on SIGTERM, and start `serve` by `exec`, so that it is the one who gets it."
	};
}
function notUnderstood(unclear, runs) {
	return {
		severity: "warning",
		message: `What \`load\` printed tells how much was done, but not in ${unclear.length} of ${count(runs, "run")}. ${unclear[0]?.unclear}`,
		fix: "Let `load` print the whole result of its tool in every run."
	};
}
function someErrors(side, failed, requests) {
	return {
		severity: "warning",
		message: `${fixed(failed, 0)} of ${count(requests, "request")} failed under load with the ${side} (${share(failed / requests)}); their answers count as work.`,
		fix: "See what the load tool prints when `load` is run by hand."
	};
}
function notCounted(platform) {
	return {
		severity: "warning",
		message: `The CPU time and the memory of a server are told by Linux alone; this is ${platform}, so that of the load test only throughput and latencies are compared, which decide nothing.`,
		fix: "Run it on Linux, such as `runs-on: ubuntu-latest`."
	};
}
function tooShort(seconds) {
	return {
		severity: "note",
		message: `One run of the load costs the server ${fixed(seconds, 2)} s of CPU time, much of which a server that has just started needs once only.`,
		fix: "Give it more work, for some seconds at least."
	};
}
function differentWork(baseline, candidate, work) {
	return {
		severity: "note",
		message: `The load gave the baseline ${count(baseline, work)} a run and the candidate ${count(candidate, work)}: it goes on for a time instead of an amount of work. CPU time is per ${work}, so both can be compared; memory may grow with the work.`,
		fix: "Let `load` ask for a number of requests where its tool can, such as `ab -n` or `hey -n`."
	};
}

// src/compare/load/sentences.ts
const FIX_NOT_FOUND = "Install the program that was not found, or add its folder to the PATH.";
/** What k6 ends with when a threshold of the script is crossed. */
const K6_THRESHOLDS = 99;
/** @param output what the server printed. */
function endedWhileLoaded(end, output) {
	return new ExpectedError(`The service ${howItEnded(end)} while it was loaded. ${lastWords(output)}`, { fix: end.exitCode === 127 ? FIX_NOT_FOUND : end.exitCode === 0 ? "Let `serve` stay in the foreground for as long as the service runs, without `&` or `-d`." : "Run `serve` and `load` by hand with this binary as PGO_BINARY, and mend what ends it." });
}
/** @param output what the load printed. */
function loadCommandFailed(end, output) {
	return new ExpectedError(`\`load\` ${howItEnded(end)}. ${lastOutput(output)}`, { fix: fixOfLoad(end, output) });
}
function fixOfLoad({ exitCode }, output) {
	if (exitCode === 127) return FIX_NOT_FOUND;
	if (exitCode === K6_THRESHOLDS && /threshold/i.test(output)) return "Run k6 with `--no-thresholds` here: what a limited server cannot keep up with is not a failure of the comparison.";
	return "Run it by hand against the service and mend it; where its exit code speaks of something else, add `|| true`.";
}
/** @param url where something still listens. */
function portKept(url) {
	return new ExpectedError(`Something listens on ${url.host} although \`serve\` was ended, so the other side's server could not.`, { fix: "Let `serve` end all that it starts when it gets SIGTERM; containers and daemons that outlive it need a trap that stops them." });
}
/** Why the load is not measured any more. */
function leftOut(side, { message, fix }) {
	return {
		severity: "warning",
		message: `The load test is left out, it failed with the ${side}: ${asSentence(beginning(message))}`,
		...fix !== void 0 && { fix }
	};
}
function beginning(sentence) {
	return /^(The|Something|There) /.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}
/** @param failed how many of `requests` did. */
function mostlyErrors(failed, requests) {
	return new ExpectedError(`${fixed(failed, 0)} of ${count(requests, "request")} failed (${share(failed / requests)}), and answering with errors is not the work that is to be compared.`, { fix: "Let `load` ask for what the service answers with success; see what the load tool prints when it is run by hand." });
}
/** Nothing of the load arrived at what `serve` started. */
function nothingUsed() {
	return new ExpectedError("What `serve` started used no CPU time while `load` ran.", { fix: "Let `serve` start the server itself, in the foreground, and `load` ask it; what a daemon such as Docker starts cannot be measured." });
}

// src/compare/load/end-server.ts
/** How long a server may take to end in peace. */
const GRACE_MS = 5e3;
/** How long the port of a server that has ended may be in use. */
const PORT_MS = 3e3;
/**
* Ends the server and every process that is known to be of it.
* @returns whether it did not end in peace.
*/
async function endServer(server, processes) {
	const begun = performance.now();
	processes?.survivors();
	await server.stop(GRACE_MS);
	const ignored = performance.now() - begun >= GRACE_MS;
	for (const { id } of processes?.survivors() ?? []) try {
		process.kill(id, "SIGKILL");
	} catch {}
	return ignored;
}
/** @throws ExpectedError when something listens on although the server was ended: the next one could not. */
async function requireFreed(urls, signal) {
	const end = performance.now() + PORT_MS;
	for (const url of urls.map((one) => new URL(one))) while (!await isFree(url, signal)) {
		if (performance.now() > end) throw portKept(url);
		await setTimeout$1(50);
	}
}
async function isFree(url, signal) {
	const late = AbortSignal.timeout(PORT_MS);
	const refusal = await whyNothingListens(url, AbortSignal.any([signal, late])).catch(() => void 0);
	signal.throwIfAborted();
	return refusal !== void 0;
}

// src/compare/load/server-groups.ts
function counted(group) {
	return group?.cpuSeconds() === void 0 ? void 0 : group;
}
/** Runs `task` with the control groups that a limit and the counting of CPU time need, as far as they can be had. */
async function inGroups(cpus, proc, task) {
	try {
		var _usingCtx$2 = _usingCtx();
		const limit = _usingCtx$2.a(cpus === void 0 ? void 0 : await limitCpus(cpus, proc));
		const limiting = counted(limit?.group);
		const made = limiting === void 0 ? await createCountingGroup(proc) : void 0;
		const extra = _usingCtx$2.a(typeof made === "string" ? void 0 : made);
		const counting = limiting ?? counted(extra);
		return await task({
			enlistIn: [limit?.enlistIn, extra?.processes].filter((file) => file !== void 0),
			...limit && { limit },
			...counting && { counting }
		});
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}

// src/compare/load/server-processes.ts
/**
* The processes of one server: the shell that was started for it, all that are in the shell's session, all that
* descend from one of these, and all that carry the server's mark in their environment. One that was seen once is
* known from then on, even when its parents are gone.
*/
var ServerProcesses = class {
	table;
	leader;
	mark;
	group;
	known = /* @__PURE__ */ new Map();
	others = /* @__PURE__ */ new Set();
	peak = 0;
	/**
	* @param leader id of the shell, which leads its session.
	* @param mark `NAME=value`, a variable that only this server has.
	* @param group where the server runs; without one, the processes are asked themselves.
	*/
	constructor(table, leader, mark, group) {
		this.table = table;
		this.leader = leader;
		this.mark = mark;
		this.group = group;
	}
	/** What the server has used so far. */
	use() {
		const members = this.members();
		let memory = 0;
		for (const member of members) {
			if (member.id === this.leader && member.program === "sh") continue;
			const { resident = 0, most = 0 } = this.table.memory(member.id) ?? {};
			memory += resident;
			this.peak = Math.max(this.peak, most);
		}
		this.peak = Math.max(this.peak, memory);
		return {
			cpuSeconds: this.group?.cpuSeconds() ?? this.secondsOf(members),
			memory,
			peakMemory: this.peak
		};
	}
	/** Processes that were seen and still run, those that only their mark betrays among them. */
	survivors() {
		this.others.clear();
		return this.members().filter(({ ended }) => !ended);
	}
	members() {
		const entries = /* @__PURE__ */ new Map();
		for (const id of this.table.ids()) {
			if (this.others.has(id)) continue;
			const entry = this.table.entry(id);
			if (entry !== void 0) entries.set(id, entry);
		}
		for (const [id, { started }] of this.known) if (entries.get(id)?.started !== started) this.known.delete(id);
		for (const entry of entries.values()) if (this.belongs(entry, entries)) this.known.set(entry.id, entry);
		else this.others.add(entry.id);
		return [...this.known.keys()].flatMap((id) => entries.get(id) ?? []);
	}
	belongs(entry, entries) {
		for (let one = entry; one !== void 0; one = entries.get(one.parent)) if (one.session === this.leader || this.known.has(one.id)) return true;
		return this.table.hasVariable(entry.id, this.mark);
	}
	/** Of the processes that are there, and of the children they waited for. */
	secondsOf(members) {
		return members.reduce((sum, { id, cpuSeconds, reapedSeconds }) => sum + reapedSeconds + Math.max(cpuSeconds, this.table.threadSeconds(id)), 0);
	}
};

// src/compare/load/timeline.ts
const EVERY_MS = 250;
/** More of them cannot be seen in a chart: from then on every other one goes, and they come half as often. */
const MOST_MOMENTS = 400;
/** Takes what the server uses at short intervals, until `end` says what they were. */
function watchServer(use) {
	const begun = performance.now();
	let taken = [take()];
	let every = EVERY_MS;
	let timer = setTimeout(next, every);
	let moments;
	function take() {
		const { cpuSeconds, memory } = use();
		return {
			at: (performance.now() - begun) / 1e3,
			cpuSeconds,
			memory
		};
	}
	function next() {
		taken.push(take());
		if (taken.length >= MOST_MOMENTS) {
			taken = taken.filter((_, at) => at % 2 === 0);
			every *= 2;
		}
		timer = setTimeout(next, every);
	}
	return { end() {
		if (moments !== void 0) return moments;
		clearTimeout(timer);
		taken.push(take());
		moments = taken.map(({ at, cpuSeconds, memory }, index) => {
			const earlier = taken[index - 1];
			return {
				seconds: at,
				cpus: earlier === void 0 || at <= earlier.at ? 0 : (cpuSeconds - earlier.cpuSeconds) / (at - earlier.at),
				memory
			};
		});
		return moments;
	} };
}

// src/compare/load/load-run.ts
/** How long the end of a server may come after the failures that it causes. */
const CAUSE_MS = 600;
const MARK = "GO_PGO_SERVER";
/**
* Starts the server, waits until it is ready, runs the load command to its end, asks the system what the server used
* from the start of the load to its end, and ends the server with all that it started.
* @throws ExpectedError when the server or the load does not do what it should; BudgetSpent at the deadline, or where
* that is the signal's reason, LoadUnfinished if it had begun; the signal's reason when
* aborted otherwise. In each case nothing is left running that can be known to be the server's.
*/
async function runLoad(options) {
	const { underLoad, proc } = options;
	const begun = performance.now();
	const stop = new AbortController();
	const spent = new BudgetSpent();
	const left = options.deadline - begun;
	options.signal.throwIfAborted();
	if (left <= 0) throw spent;
	const timer = setTimeout(() => stop.abort(spent), left);
	const signal = AbortSignal.any([options.signal, stop.signal]);
	try {
		const urls = urlsOf(underLoad);
		let hadToBeKilled = false;
		await requireUnused(urls, signal);
		const loaded = await inGroups(underLoad.cpus, proc.groups, (groups) => withServer(options, groups, urls, stop, signal, () => {
			hadToBeKilled = true;
		}));
		await requireFreed(urls, signal);
		return {
			...loaded,
			hadToBeKilled,
			seconds: (performance.now() - begun) / 1e3
		};
	} catch (error) {
		if (error instanceof LoadUnfinished) throw error;
		signal.throwIfAborted();
		throw error;
	} finally {
		clearTimeout(timer);
	}
}
/** What on this machine the server will listen on, as far as the settings tell. */
function urlsOf({ ready, load }) {
	const named = load.match(/https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? [];
	return [.../* @__PURE__ */ new Set([...ready === void 0 ? [] : [ready], ...named])];
}
async function withServer(options, { limit, counting, enlistIn }, urls, stop, signal, killed) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { underLoad, cwd, env } = options;
		const mark = randomUUID();
		let stage = "starting";
		const server = await startShell({
			command: underLoad.serve,
			cwd,
			env: {
				...env,
				[MARK]: mark
			},
			programEnv: underLoad.serveEnv,
			signal: options.signal,
			wrapper: limit?.wrapper ?? [],
			enlistIn
		});
		const table = new ProcessTable(options.proc.processes);
		const processes = table.exists ? new ServerProcesses(table, server.pid, `${MARK}=${mark}`, counting) : void 0;
		_usingCtx$1.a({ async [Symbol.asyncDispose]() {
			if (await endServer(server, processes)) killed();
		} });
		const ended = server.exited.then((end) => {
			if (stage === "over") return;
			const sentence = stage === "starting" ? endedBeforeReady : endedWhileLoaded;
			stop.abort(sentence(end, server.output()));
		});
		let timeline;
		try {
			await getReady(options, urls, server, signal);
			stage = "loaded";
			const before = processes?.use();
			timeline = processes && watchServer(() => processes.use());
			const load = await runLoadCommand(options, ended, signal);
			const after = processes?.use();
			if (!isAlive(server.pid)) await Promise.race([ended, setTimeout$1(CAUSE_MS)]);
			signal.throwIfAborted();
			return {
				...load,
				timeline: timeline?.end() ?? [],
				...before && after && { use: usedBetween(before, after) },
				...limit?.finding && { limit: limit.finding }
			};
		} finally {
			timeline?.end();
			stage = "over";
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function isAlive(pid) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
function usedBetween(before, after) {
	return {
		cpuSeconds: after.cpuSeconds - before.cpuSeconds,
		peakMemory: after.peakMemory
	};
}
async function getReady({ underLoad: { ready }, env, readyTimeout }, endpoints, server, signal) {
	const begun = performance.now();
	try {
		await waitForService({
			endpoints,
			env,
			signal,
			ready,
			readyTimeout,
			output: () => server.output()
		});
	} catch (error) {
		if (isSpent(signal)) throw stillNotReady(performance.now() - begun, server.output(), ready);
		throw error;
	}
}
/** Whether the time was over, which is no fault of the server's and none of the user's. */
function isSpent({ reason }) {
	return reason instanceof BudgetSpent;
}
/** @param ended settles when the server has ended and `signal` was aborted because of it. */
async function runLoadCommand({ underLoad, cwd, env, loadExtras }, ended, signal) {
	try {
		var _usingCtx3 = _usingCtx();
		const begun = performance.now();
		const load = _usingCtx3.a(await startShell({
			command: underLoad.load,
			cwd,
			env: {
				...env,
				...loadExtras
			},
			programEnv: underLoad.loadEnv,
			signal
		}));
		let unfinished;
		const abort = () => {
			if (isSpent(signal)) unfinished = stillRunning(performance.now() - begun, load.output());
		};
		signal.addEventListener("abort", abort, { once: true });
		const end = await load.exited.finally(() => signal.removeEventListener("abort", abort));
		const loadSeconds = (performance.now() - begun) / 1e3;
		if (unfinished !== void 0) throw unfinished;
		if (end.exitCode !== 0) {
			await Promise.race([ended, setTimeout$1(CAUSE_MS)]);
			signal.throwIfAborted();
			throw loadCommandFailed(end, load.output());
		}
		return {
			output: load.output(),
			loadSeconds
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}

// src/compare/load/load-summary.ts
/** What loading both servers showed; undefined until there is a run of either side whose CPU time is known. */
function loadReport(baseline, candidate, cpus) {
	const first = baseline[0];
	const sides = [loadSide(baseline), loadSide(candidate)];
	if (first === void 0 || sides[0] === void 0 || sides[1] === void 0) return void 0;
	return {
		work: first.work,
		...first.tool !== void 0 && { tool: first.tool },
		...cpus !== void 0 && { cpus },
		baseline: sides[0],
		candidate: sides[1]
	};
}
function loadSide(runs) {
	const middle = medianRun(runs);
	if (middle === void 0) return void 0;
	const peakMemory = over(runs, (run) => run.peakMemory);
	const throughput = over(runs, (run) => run.throughput);
	const failed = over(runs, (run) => run.failed && run.failed / run.done);
	const perSecond = over(runs, (run) => run.saturation?.perSecond);
	const latencies = medianLatencies(runs);
	return {
		runs: runs.length,
		work: median(runs.map(({ done }) => done)),
		cpuSecondsPerWork: median(runs.map(({ cpuSecondsPerWork = 0 }) => cpuSecondsPerWork)),
		timeline: middle.timeline,
		...peakMemory !== void 0 && { peakMemory },
		...throughput !== void 0 && { throughput },
		...failed !== void 0 && { failed },
		...Object.keys(latencies).length > 0 && { latencies },
		...perSecond !== void 0 && { saturation: {
			perSecond,
			reached: runs.every((run) => run.saturation?.reached ?? true)
		} }
	};
}
/** The run in the middle by CPU time per unit of work; of an even number the lower one. */
function medianRun(runs) {
	const sorted = runs.filter(({ cpuSecondsPerWork }) => cpuSecondsPerWork !== void 0).sort((a, b) => (a.cpuSecondsPerWork ?? 0) - (b.cpuSecondsPerWork ?? 0));
	return sorted[sorted.length - 1 >> 1];
}
function medianLatencies(runs) {
	const names = Object.keys(runs[0]?.latencies ?? {});
	return Object.fromEntries(names.flatMap((name) => {
		const value = over(runs, ({ latencies }) => latencies[name]);
		return value === void 0 ? [] : [[name, value]];
	}));
}
/** The median of what every run has; undefined when one has it not. */
function over(runs, get) {
	const values = runs.map(get).filter((value) => value !== void 0);
	return values.length === runs.length && values.length > 0 ? median(values) : void 0;
}

// src/compare/load/k6-series.ts
const METRICS = /* @__PURE__ */ new Set([
	"http_reqs",
	"http_req_failed",
	"http_req_duration",
	"dropped_iterations"
]);
/**
* Environment under which k6 writes its time series to `file`; times are in milliseconds since 0.47, in seconds
* before.
*/
function seriesTo(file) {
	return {
		K6_OUT: `csv=${file}`,
		K6_CSV_TIME_FORMAT: "unix_milli"
	};
}
/** No load test is longer: a day. A sample further off has a time that is none. */
const MOST_SECONDS = 86400;
/**
* Reads the time series that k6 wrote with `seriesTo`.
* @returns every second from the first sample to the last, also those in which nothing happened; empty when there is
* no such file. Lines without a time and a number are left out.
*/
async function readSeries(file) {
	const seconds = [];
	let first;
	const stream = createReadStream(file, "utf8").on("error", () => {});
	try {
		for await (const line of createInterface({ input: stream })) {
			const [metric, time = "", value = ""] = line.split(",", 3);
			if (!METRICS.has(metric ?? "")) continue;
			const [at, amount] = [secondOf(time), amountOf(value)];
			if (at === void 0 || amount === void 0 || at - (first ?? at) > MOST_SECONDS) continue;
			first ??= at;
			const second = secondAt(seconds, at - first);
			if (metric === "http_reqs") second.requests += amount;
			else if (metric === "http_req_failed") second.failed += amount;
			else if (metric === "dropped_iterations") second.dropped += amount;
			else second.durations.push(amount / 1e3);
		}
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
	}
	return seconds;
}
function secondOf(time) {
	const number = amountOf(time);
	return number === void 0 ? void 0 : Math.floor(number > 1e11 ? number / 1e3 : number);
}
function amountOf(value) {
	const number = Number(value);
	return value.trim() !== "" && Number.isFinite(number) && number >= 0 ? number : void 0;
}
/** Samples of different metrics may come a little out of order: what is before the first is in the first. */
function secondAt(seconds, index) {
	const at = Math.max(0, index);
	while (seconds.length <= at) seconds.push({
		requests: 0,
		failed: 0,
		dropped: 0,
		durations: []
	});
	return seconds[at];
}

// src/compare/load/saturation.ts
/** Seconds over which a rate counts: one alone may be lucky, and a load that ramps is another one soon. */
const WINDOW = 3;
/**
* A server keeps up as long as 95 % of the answers take at most so many times what they take of a server with little
* to do, or at most so many seconds more where that is next to nothing. An M/M/1 queue takes ten times as long at nine
* tenths of what it can do. With a CPU quota, answers wait for the next period of 0.1 s once the quota is used up,
* hence the seconds are fewer than that.
*/
const SLOWER = 10;
const SLOWER_SECONDS = .05;
/** k6 drops an iteration when it makes a new user, whatever the server does. */
const FEW_DROPPED = .01;
const ONE_DROPPED = 1 / WINDOW;
/** As many windows in a row that the server does not keep up with are its limit, not a hiccup. */
const IN_A_ROW = 3;
const FEWEST_REQUESTS = 10;
/**
* The greatest rate that a server kept up with under a load that grew: requests per second over a few seconds, of
* which next to none were dropped, and 95 % were answered about as fast as they are by a server with little to do. It
* is reached when the load went on beyond: it asked for as much or more, and for some seconds the server did not keep
* up.
* @returns undefined when there is too little to say.
*/
function saturationOf(seconds) {
	const windows = windowsOf(seconds.slice(0, -1));
	const unloaded = Math.min(...windows.map(({ slow }) => slow));
	if (!Number.isFinite(unloaded)) return void 0;
	const bound = Math.max(unloaded * SLOWER, unloaded + SLOWER_SECONDS);
	const keptUp = windows.map(({ due, answered, slow }) => due - answered <= Math.max(due * FEW_DROPPED, ONE_DROPPED) && slow <= bound);
	let best = -1;
	for (const [at, window] of windows.entries()) if (keptUp[at] && window.answered > (windows[best]?.answered ?? 0)) best = at;
	const perSecond = windows[best]?.answered;
	if (perSecond === void 0) return void 0;
	const beyond = windows.map(({ due }, at) => at > best && !keptUp[at] && due >= perSecond * .9);
	return {
		perSecond,
		reached: beyond.some((_, at) => beyond.slice(at, at + IN_A_ROW).filter(Boolean).length === IN_A_ROW)
	};
}
/** Whether the rate or what is due of it grew by half, from the first quarter of the run to its greatest. */
function ramps(seconds) {
	const windows = windowsOf(seconds.slice(1, -1));
	const first = windows.slice(0, Math.ceil(windows.length / 4)).map(({ due }) => due);
	return Math.max(...windows.map(({ due }) => due)) > 1.5 * Math.min(...first);
}
function windowsOf(seconds) {
	return seconds.slice(0, Math.max(0, seconds.length - WINDOW + 1)).flatMap((_, at) => {
		const within = seconds.slice(at, at + WINDOW);
		const requests = within.reduce((sum, one) => sum + one.requests, 0);
		if (requests < FEWEST_REQUESTS) return [];
		const failed = within.reduce((sum, one) => sum + one.failed, 0);
		const dropped = within.reduce((sum, one) => sum + one.dropped, 0);
		const durations = within.flatMap((one) => one.durations).sort((a, b) => a - b);
		return {
			answered: (requests - failed) / WINDOW,
			due: (requests + dropped) / WINDOW,
			slow: durations[Math.ceil(durations.length * .95) - 1] ?? 0
		};
	});
}

// src/compare/load/load-tool.ts
const TREND_STATS = "avg,min,med,max,p(90),p(95),p(99)";
/**
* k6 takes options from the environment: it is asked for the 99th percentile, and for its time series, from which the
* first run tells whether the load ramps; where it does not, later runs go without. What the user asks it for instead
* stays.
*/
function loadTool({ load, env, scratch }) {
	if (!/\bk6\b/.test(load)) return {
		environment: async () => ({}),
		saturation: async () => void 0
	};
	const file = join(scratch, "k6.csv");
	const ownStats = env["K6_SUMMARY_TREND_STATS"] !== void 0 || load.includes("--summary-trend-stats");
	let wanted = !(env["K6_OUT"] !== void 0 || /\s(?:--out|-o)\b/.test(load));
	let known = false;
	return {
		async environment() {
			await rm(file, { force: true });
			return {
				...!ownStats && { K6_SUMMARY_TREND_STATS: TREND_STATS },
				...wanted && seriesTo(file)
			};
		},
		async saturation(output) {
			if (!wanted) return void 0;
			const said = saysItRamps(output);
			const series = said === false ? [] : await readSeries(file);
			await rm(file, { force: true });
			if (!known) wanted = said ?? ramps(series);
			known = true;
			return wanted ? saturationOf(series) : void 0;
		}
	};
}

// src/compare/load/measured-run.ts
/** A latency that is told in steps greater than this part of itself would seem to change by far more than it did. */
const FINE_ENOUGH = .05;
const PERCENTILES = ["p50", "p99"];
function measuredRun(run, saturation) {
	const said = understand(run.output, run.loadSeconds);
	const done = said?.done ?? 1;
	return {
		work: said?.work ?? "run",
		done,
		latencies: fineLatencies(said),
		timeline: run.timeline,
		seconds: run.seconds,
		...said ? { tool: said.tool } : { unclear: lastOutput(run.output) },
		...said?.failed !== void 0 && { failed: said.failed },
		...said?.throughput !== void 0 && { throughput: said.throughput },
		...run.use && {
			cpuSeconds: run.use.cpuSeconds,
			cpuSecondsPerWork: run.use.cpuSeconds / done,
			peakMemory: run.use.peakMemory
		},
		...saturation && { saturation },
		...run.limit && { limit: run.limit },
		...run.hadToBeKilled && { hadToBeKilled: true }
	};
}
function fineLatencies(said) {
	const { latencies = {}, latencyStep = 0 } = said ?? {};
	return Object.fromEntries(Object.entries(latencies).filter(([, seconds]) => latencyStep <= seconds * FINE_ENOUGH));
}
/** What a run read, by unit; what is not above zero can be no part of a ratio, and is left out. */
function readingOf(run) {
	const { work, latencies } = run;
	const read = [
		[cpuUnit(work), run.cpuSecondsPerWork],
		["peak-B", run.peakMemory],
		[`${work}s/s`, run.throughput],
		...PERCENTILES.map((name) => [`${name}-sec`, latencies[name]]),
		[`saturation-${work}s/s`, run.saturation?.perSecond]
	];
	return new Map(read.filter((one) => one[1] !== void 0 && one[1] > 0));
}
/** The quantities that every one of the readings has. */
function quantitiesOf(first, ...others) {
	return [...first.keys()].filter((unit) => others.every((other) => other.has(unit))).map((unit) => ({
		unit,
		better: unit.endsWith("s/s") ? "higher" : "lower",
		decisive: unit.startsWith("cpu-sec/")
	}));
}
function cpuUnit(work) {
	return `cpu-sec/${work}`;
}

// src/compare/load/load-subject.ts
/** A share of failures from which on answers are not the work any more. */
const MOST_FAILED = .05;
const NAME = "load";
const SYSTEM = {
	processes: "/proc",
	groups: "/proc"
};
/**
* Runs the load once against each side: that warms up what outlives a server (files in memory, databases beside it),
* and tells how long a run takes and what its tool says. These runs do not count.
* @throws BudgetSpent when that alone takes all the time; the signal's reason when aborted; in each case nothing is
* left running.
*/
async function prepareLoad(options) {
	const { underLoad, progress } = options;
	const { load } = underLoad;
	if (load === void 0) return neverRun(noLoad());
	const binaries = await copyBinaries(options);
	const tool = loadTool({
		load,
		env: {
			...options.env,
			...underLoad.loadEnv
		},
		scratch: options.scratch
	});
	const run = (side) => runSide(options, {
		...underLoad,
		load
	}, tool, binaries[side], side);
	const trials = {
		baseline: [],
		candidate: []
	};
	for (const side of ["baseline", "candidate"]) {
		progress(`Loading the server of the ${side}, once to warm up …`);
		const trial = await run(side);
		if ("severity" in trial) return neverRun(trial);
		trials[side].push(trial);
		progress(`The ${side}: ${describe(trial)}`);
	}
	return loadTest(options, trials, run);
}
function loadTest({ underLoad: { cpus } }, trials, run) {
	const all = [...trials.baseline, ...trials.candidate];
	const [first, ...others] = all.map(readingOf);
	const counted = {
		baseline: [],
		candidate: []
	};
	const quantities = quantitiesOf(first ?? /* @__PURE__ */ new Map(), ...others);
	const [doubt] = doubtsOf(trials);
	if (quantities.length === 0 && doubt !== void 0) return neverRun(doubt);
	const runOnce = async (side) => {
		const measured = await run(side);
		if ("severity" in measured) return measured;
		counted[side].push(measured);
		return readingOf(measured);
	};
	return {
		subject: {
			name: NAME,
			quantities,
			secondsPerRun: mean(all.map(({ seconds }) => seconds)),
			runPair: (first) => pairOf(first, runOnce)
		},
		run: runOnce,
		report: () => loadReport(counted.baseline, counted.candidate, cpus),
		get findings() {
			return doubtsOf({
				baseline: [...trials.baseline, ...counted.baseline],
				candidate: [...trials.candidate, ...counted.candidate]
			});
		}
	};
}
/** @returns a finding when the server or the load does not do what it should. */
async function runSide(options, underLoad, tool, binary, side) {
	const { cwd, env, signal, deadline, proc = SYSTEM, readyTimeout } = options;
	try {
		const run = await runLoad({
			underLoad,
			cwd,
			env: {
				...env,
				PGO_BINARY: binary
			},
			loadExtras: await tool.environment(),
			signal,
			deadline,
			proc,
			...readyTimeout !== void 0 && { readyTimeout }
		});
		const measured = measuredRun(run, await tool.saturation(run.output));
		if (measured.cpuSeconds !== void 0 && measured.cpuSeconds <= 0) throw nothingUsed();
		const { failed = 0, done } = measured;
		if (failed >= done * MOST_FAILED) throw mostlyErrors(failed, done);
		return measured;
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		signal.throwIfAborted();
		return leftOut(side, error);
	}
}
/**
* Both binaries under one name, in folders whose names are equally long: where a program lies in memory depends on the
* length of its arguments and its environment, and its speed on that.
* Source: Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!", ASPLOS 2009.
*/
async function copyBinaries({ binaries, scratch }) {
	const name = basename(binaries.baseline);
	const copy = async (from, folder) => {
		const to = join(scratch, folder, name);
		await mkdir(join(scratch, folder), { recursive: true });
		await copyFile(from, to, constants.COPYFILE_FICLONE);
		await chmod(to, 493);
		return to;
	};
	return {
		baseline: await copy(binaries.baseline, "1"),
		candidate: await copy(binaries.candidate, "2")
	};
}
/** What cannot be measured at all is a subject nevertheless, whose first run says so. */
function neverRun(finding) {
	return {
		subject: {
			name: NAME,
			quantities: [],
			secondsPerRun: 0,
			runPair: async () => finding
		},
		run: async () => finding,
		report: () => void 0,
		findings: []
	};
}
function noLoad() {
	return {
		severity: "warning",
		message: "Both servers can be started, but no load is named that they are to be measured under.",
		fix: "Name a command with `load` that does a fixed amount of work, such as `ab -q -n 20000 -c 8 URL`."
	};
}
function describe({ done, work, cpuSeconds, seconds }) {
	const cpu = cpuSeconds === void 0 ? "" : `, ${fixed(cpuSeconds, 2)} s of CPU time`;
	return `${work === "run" ? "one run of the load" : count(done, work)}${cpu}, ${duration(seconds * 1e3)} in all.`;
}

export { prepareLoad };