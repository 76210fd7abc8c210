import { Sr as _usingCtx, lr as duration, ur as excerpt } from "./start.js";
import { _ as inflatedTooFar, ht as withOwnNames, rt as withNewNames, v as profileBytes, y as sizeUnpacked } from "./edge-profile.js";
import { c as decodeProfile } from "./validate.js";
import { i as outputLines } from "./ended.js";
import { a as limitCpus, n as waitForService, r as requireUnused, t as startShell } from "./shell.js";
import { a as loadFailed, i as loadEndedEarly, n as endedWhileProfiled, t as endedBeforeReady } from "./sentences.js";
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

// src/merge/collected-stacks.ts
/** What is larger unpacked is left out: in objects it would not fit into memory. */
const MOST_BYTES = 16777216;
/** @param renames what functions are called today. */
function collectedStacks(inputs, renames, signal) {
	return { async each(visit) {
		for (const { path, factor } of inputs) {
			signal.throwIfAborted();
			const bytes = await usualBytes(path);
			if (bytes === void 0) continue;
			visit(withNewNames(withOwnNames(decodeProfile(bytes)), renames), factor);
		}
	} };
}
/** Undefined for what is larger than usual. */
async function usualBytes(path) {
	const file = await readFile(path);
	if (sizeUnpacked(file) > MOST_BYTES) return void 0;
	try {
		return await profileBytes(file, MOST_BYTES);
	} catch (error) {
		if (inflatedTooFar(error)) return void 0;
		throw error;
	}
}
/** One profile that is at hand. */
function stacksOf(profile) {
	return { each: async (visit) => visit(profile, 1) };
}

// src/serve/under-load.ts
/** Lines of either command that progress shows. */
const SHOWN_LINES = 8;
/** A load that ends in the last twentieth of the profile was there for it. */
const ENOUGH_OF_THE_TIME = .95;
/** How long a load that is stopped may take to sum up. */
const LOAD_GRACE_MS = 5e3;
/** How long the end of a service may come after the failures that it causes. */
const CAUSE_MS = 600;
/**
* Runs `task` while the service runs and is loaded. Both commands and all that they started are ended afterwards,
* whatever happened.
* @param task its signal is aborted as soon as its result would be worth nothing.
* @throws ExpectedError when something listens already where the service will, when the service does not get ready or
* ends before `task` does, or when the load fails; what `task` throws; the signal's reason.
*/
async function whileUnderLoad(options, task) {
	try {
		var _usingCtx$1 = _usingCtx();
		const stop = new AbortController();
		const signal = AbortSignal.any([options.signal, stop.signal]);
		const stage = { now: "starting" };
		await requireUnused([...options.endpoints, ...options.ready === void 0 ? [] : [options.ready]], signal);
		const limit = _usingCtx$1.a(options.cpus === void 0 ? void 0 : await limitCpus(options.cpus));
		const service = _usingCtx$1.a(await startService(options, limit, stop, stage));
		await waitForService({
			endpoints: options.endpoints,
			env: options.env,
			ready: options.ready,
			readyTimeout: options.readyTimeout,
			signal,
			output: () => service.started.output()
		});
		options.progress(`The service is ready after ${duration(service.lasted())}.`);
		stage.now = "profiling";
		const load = _usingCtx$1.a(options.load === void 0 ? void 0 : await startLoad(options, options.load, service, stop));
		const begun = performance.now();
		const [outcome] = await Promise.allSettled([task(signal)]);
		const took = performance.now() - begun;
		stage.now = "over";
		options.signal.throwIfAborted();
		await endsThatExplain(outcome.status === "rejected", service, load);
		stop.signal.throwIfAborted();
		if (outcome.status === "rejected") throw outcome.reason;
		const findings = limit?.finding === void 0 ? [] : [limit.finding];
		if (load !== void 0) findings.push(...await finishLoad(options, load, took));
		return {
			value: outcome.value,
			findings
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Starts the service; its end aborts `stop`. */
async function startService(options, limit, stop, stage) {
	const kept = limit?.kept === void 0 ? "" : `, limited to ${options.cpus} CPU ${limit.kept}`;
	options.progress(`Starting the service${kept} …`);
	let shown = 0;
	const started = await startShell({
		...shellOptions(options),
		command: options.serve,
		programEnv: options.serveEnv,
		onLine: (line) => {
			if (stage.now !== "over" && ++shown <= SHOWN_LINES) options.progress(`serve | ${excerpt(line, 300)}`);
		},
		wrapper: limit?.wrapper ?? [],
		...limit?.enlistIn !== void 0 && { enlistIn: limit.enlistIn }
	});
	return watch(started, (end) => {
		const sentence = stage.now === "starting" ? endedBeforeReady : endedWhileProfiled;
		stop.abort(sentence(end, started.output()));
	});
}
async function startLoad(options, command, service, stop) {
	options.progress("Loading it …");
	const started = await startShell({
		...shellOptions(options),
		command,
		programEnv: options.loadEnv
	});
	return watch(started, async (end) => {
		if (end.exitCode === 0) return;
		await Promise.race([service.noticed, setTimeout(CAUSE_MS)]);
		stop.abort(loadFailed(end, started.output()));
	});
}
function shellOptions({ cwd, env, signal }) {
	return {
		cwd,
		env,
		signal
	};
}
function watch(started, onEnd) {
	const begun = performance.now();
	let ended;
	return {
		started,
		noticed: started.exited.then((end) => {
			ended = performance.now();
			return onEnd(end);
		}),
		lasted: () => (ended ?? performance.now()) - begun,
		[Symbol.asyncDispose]: () => started.stop()
	};
}
/**
* Waits for what is still to be noticed of an end of the service or the load: it explains why the task failed, and
* a task that did not fail is told of an end that it has missed.
*/
async function endsThatExplain(failed, ...all) {
	const ended = all.filter((one) => one !== void 0).filter(({ started }) => failed || !isAlive(started));
	const noticed = Promise.race(ended.map((one) => one.noticed));
	if (ended.length > 0) await Promise.race([noticed, setTimeout(CAUSE_MS)]);
}
function isAlive({ pid }) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
/**
* Stops the load and shows what it says of itself.
* @param took milliseconds that it should have lasted.
*/
async function finishLoad(options, { started, lasted }, took) {
	const ran = lasted();
	await started.stop(LOAD_GRACE_MS, "SIGINT");
	for (const line of outputLines(started.output()).slice(-8)) options.progress(`load | ${line}`);
	return ran < took * ENOUGH_OF_THE_TIME ? [loadEndedEarly(ran, took)] : [];
}

export { collectedStacks as n, stacksOf as r, whileUnderLoad as t };