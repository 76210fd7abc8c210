import { Fi as messageOf, I as DiskSpace, Vi as count, ji as ExpectedError, ut as pLimit } from "./start.js";
import { t as areMany } from "./source.js";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setMaxListeners } from "node:events";

// src/collect/collect.ts
const objects = async () => (await import("./objects.js")).collectObjects;
/** Each kind's collector, imported only when the kind is used: its client may be large. */
const collectors = {
	file: async () => (await import("./file.js")).collectFiles,
	pprof: async () => (await import("./pprof.js")).collectPprof,
	command: async () => (await import("./command.js")).collectFromCommand,
	artifact: async () => (await import("./artifact2.js")).collectArtifacts,
	s3: objects,
	gs: objects,
	az: objects,
	pyroscope: async () => (await import("./pyroscope.js")).collectPyroscope,
	parca: async () => (await import("./parca.js")).collectParca,
	datadog: async () => (await import("./datadog.js")).collectDatadog,
	prometheus: async () => (await import("./prometheus.js")).collectPrometheus,
	kubernetes: async () => (await import("./kubernetes.js")).collectKubernetes
};
/**
* Collects all sources at the same time; the result is in the order of `sources`. A source that fails is a finding
* of severity `error` and one failure. Each source writes into a folder of its own below `scratch`.
* @throws ExpectedError when a `required` source delivered nothing; the others are stopped then.
* @throws the reason of `signal` when it was aborted. Either way nothing goes on when this has thrown.
*/
async function collectAll(sources, options) {
	options.signal.throwIfAborted();
	const limit = limitOf(options);
	const disk = new DiskSpace(options.mostOnDisk);
	const windows = sources.flatMap((source) => source.kind === "pprof" ? source.seconds : []);
	const many = areMany(windows.length);
	if (many) options.progress(`Profiling ${count(windows.length, "endpoint")} for up to ${Math.max(...windows)} s`);
	const stop = new AbortController();
	const signal = AbortSignal.any([options.signal, stop.signal]);
	setMaxListeners(0, options.signal, signal);
	const running = sources.map(async (source, index) => {
		try {
			const scratch = join(options.scratch, String(index));
			await mkdir(scratch, { recursive: true });
			return await collectOne(source, {
				...options,
				scratch,
				signal,
				limit,
				many,
				disk
			});
		} catch (error) {
			stop.abort(error);
			throw error;
		}
	});
	const settled = await Promise.allSettled(running);
	options.signal.throwIfAborted();
	stop.signal.throwIfAborted();
	return settled.flatMap((result) => result.status === "fulfilled" ? [result.value] : []);
}
/** Collects one source, whatever its kind. @throws as its collector does. */
async function collect(source, context) {
	return (await collectors[source.kind]())(source, context);
}
async function collectOne(source, context) {
	const { required, label } = source;
	try {
		const { files, failures, findings } = await collect(source, context);
		const named = findings.map((finding) => ({
			source: label,
			...finding
		}));
		if (required && files.length === 0) {
			const reason = named.find((finding) => finding.severity === "error");
			throw new ExpectedError(reason?.message ?? "It delivered no profile.", { fix: reason?.fix });
		}
		return {
			source,
			files,
			failures,
			findings: named
		};
	} catch (error) {
		context.signal.throwIfAborted();
		const isOfSystem = typeof error?.syscall === "string";
		if (!(error instanceof ExpectedError) && !isOfSystem) throw error;
		const fix = error instanceof ExpectedError ? error.fix : void 0;
		const message = messageOf(error);
		if (required) throw new ExpectedError(`The required source ${label} failed: ${message}`, {
			fix,
			cause: error
		});
		return {
			source,
			files: [],
			failures: 1,
			findings: [{
				severity: "error",
				source: label,
				message,
				fix
			}]
		};
	}
}
/** Open files besides connections: pipes to children, and profiles that are being validated. */
const OTHER_FILES = 64;
/** As many endpoints at a time as wanted, and as this process may have connections; says when these are fewer. */
function limitOf({ concurrency, progress }) {
	const { userLimits } = process.report.getReport();
	const soft = userLimits?.open_files?.soft;
	const possible = typeof soft === "number" ? Math.max(1, soft - OTHER_FILES) : Number.POSITIVE_INFINITY;
	const limiter = pLimit(Math.min(concurrency ?? Number.POSITIVE_INFINITY, possible));
	let told = concurrency !== void 0 && concurrency <= possible;
	return (task) => {
		if (!told && limiter.activeCount + limiter.pendingCount >= possible) {
			told = true;
			progress(`Only ${count(possible, "endpoint")} ${possible === 1 ? "is" : "are"} profiled at a time, because this process may have no more files and connections open (ulimit -n). Raise that limit to profile all at once.`);
		}
		return limiter(task);
	};
}

export { collectAll as t };