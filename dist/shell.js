import { Er as ExpectedError, Mt as run, Nt as start, Sr as _usingCtx, _n as count, lr as duration, vr as reasonOf } from "./start.js";
import { n as connectionFailure } from "./endpoint-error.js";
import { a as isThisMachine, c as ownNetworkFor, i as hostOf, n as nameOf, r as send } from "./send.js";
import { o as notReady$1 } from "./sentences.js";
import { connect } from "node:net";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

// src/serve/control-groups.ts
/** Microseconds in which the quota can be used; the kernel's own default. */
const PERIOD = 1e5;
/** The kernel refuses less. */
const LEAST_QUOTA = 1e3;
const REMOVE_MS = 2e3;
/**
* Makes a group for at most `cpus` CPUs: with cgroups v2 beside or below the group that this process is in, else
* with the `cpu` controller of v1 below it.
* @param proc the folder where processes are described, `/proc`.
* @returns the group; or why there can be none, as words that follow a colon.
*/
async function createControlGroup(cpus, proc) {
	const quota = Math.max(LEAST_QUOTA, Math.round(cpus * PERIOD));
	return createBelow(await parents(proc), quota, "this system has no cgroups with a CPU controller");
}
/**
* Makes a group that limits nothing and counts the CPU time of its processes: with cgroups v2 below the group that
* this process is in, whatever controllers there are, else with the `cpuacct` controller of v1.
* @param proc the folder where processes are described, `/proc`.
* @returns the group; or why there can be none, as words that follow a colon.
*/
async function createCountingGroup(proc) {
	return createBelow((await hierarchies(proc)).filter(({ type, controllers }) => type === "cgroup2" || controllers.includes("cpuacct")).sort((a, b) => Number(b.type === "cgroup2") - Number(a.type === "cgroup2")).map(({ own }) => ({
		folder: own,
		limits: () => ({})
	})), 0, "this system has no cgroups");
}
/** @param otherwise the reason when there is no parent. */
async function createBelow(found, quota, otherwise) {
	let reason = otherwise;
	for (const parent of found) {
		const folder = join(parent.folder, `go-pgo-${process.pid}-${randomUUID()}`);
		const processes = join(folder, "cgroup.procs");
		try {
			await mkdir(folder);
		} catch (error) {
			reason = `${parent.folder} cannot be written (${reasonOf(error)})`;
			continue;
		}
		try {
			for (const [name, value] of Object.entries(parent.limits(quota))) await writeFile(join(folder, name), value);
			await requireEntry(processes);
			return {
				processes,
				cpuSeconds: () => cpuSecondsOf(folder),
				[Symbol.asyncDispose]: () => remove(folder)
			};
		} catch (error) {
			reason = `${parent.folder} takes no limit (${reasonOf(error)})`;
			await remove(folder);
		}
	}
	return reason;
}
/** What v2 counts in every group, in microseconds, and v1 where `cpuacct` is, in nanoseconds. */
function cpuSecondsOf(folder) {
	try {
		const microseconds = /^usage_usec (\d+)$/m.exec(readFileSync(join(folder, "cpu.stat"), "utf8"))?.[1];
		if (microseconds !== void 0) return Number(microseconds) / 1e6;
	} catch {}
	try {
		return Number(readFileSync(join(folder, "cpuacct.usage"), "utf8")) / 1e9;
	} catch {
		return;
	}
}
/** Whether a process may be moved there is only known once one was. @throws Error when it may not. */
async function requireEntry(processes) {
	const { exitCode } = await run([
		"sh",
		"-c",
		"echo $$ >\"$1\"",
		"sh",
		processes
	], { cwd: "/" });
	if (exitCode !== 0) throw new Error("no process may be moved into it");
}
async function parents(proc) {
	const mounts = await hierarchies(proc);
	const unified = mounts.find(({ type }) => type === "cgroup2");
	const legacy = mounts.find(({ type, controllers }) => type === "cgroup" && controllers.includes("cpu"));
	const found = [];
	if (unified !== void 0) {
		const limits = (quota) => ({ "cpu.max": `${quota} ${PERIOD}` });
		for (const folder of await delegating(unified)) found.push({
			folder,
			limits
		});
	}
	if (legacy !== void 0) {
		const limits = (quota) => ({
			"cpu.cfs_period_us": `${PERIOD}`,
			"cpu.cfs_quota_us": `${quota}`
		});
		found.push({
			folder: legacy.own,
			limits
		});
	}
	return found;
}
/** From `mountinfo` and `cgroup` of this process, as proc(5) and cgroups(7) describe them. */
async function hierarchies(proc) {
	const read = (name) => readFile(join(proc, "self", name), "utf8").catch(() => "");
	const [mounts, groups] = [await read("mountinfo"), await read("cgroup")];
	const memberships = groups.split("\n").map((line) => /^\d+:([^:]*):(\/.*)$/.exec(line)).flatMap((match) => match === null ? [] : [{
		names: match[1] ?? "",
		path: match[2] ?? "/"
	}]);
	return mounts.split("\n").flatMap((line) => {
		const [before = "", after = ""] = line.split(" - ");
		const [, , , root = "/", top = ""] = before.split(" ");
		const [type = "", , options = ""] = after.split(" ");
		if (type !== "cgroup" && type !== "cgroup2") return [];
		const controllers = type === "cgroup" ? options.split(",") : [];
		const membership = memberships.find(({ names }) => type === "cgroup2" ? names === "" : names.split(",").some((name) => name && controllers.includes(name)));
		if (membership === void 0) return [];
		const below = relative(root, membership.path);
		return [{
			type,
			controllers,
			top,
			own: below.startsWith("..") ? top : join(top, below)
		}];
	});
}
/**
* The folders in which new groups have a CPU limit. In v2 a group that holds processes can have none below it, the
* system's first one apart, so mostly these are groups above the own one.
*/
async function delegating({ own, top }) {
	const control = (folder) => join(folder, "cgroup.subtree_control");
	const found = [];
	await writeFile(control(own), "+cpu").catch(() => {});
	for (let folder = own;; folder = dirname(folder)) {
		const enabled = await readFile(control(folder), "utf8").catch(() => "");
		if (/\bcpu\b/.test(enabled)) found.push(folder);
		if (folder === top || folder === dirname(folder)) return found;
	}
}
/** Ends what is left in the group, also what has left its process group, and removes it. */
async function remove(folder) {
	const end = performance.now() + REMOVE_MS;
	for (;;) {
		await killAll(join(folder, "cgroup.procs"));
		try {
			await rmdir(folder);
			return;
		} catch (error) {
			if (error.code !== "EBUSY" || performance.now() > end) return;
			await setTimeout(20);
		}
	}
}
async function killAll(processes) {
	const ids = (await readFile(processes, "utf8").catch(() => "")).split("\n").map(Number);
	for (const id of ids.filter((id) => id > 0)) try {
		process.kill(id, "SIGKILL");
	} catch (error) {
		if (!["ESRCH", "EPERM"].includes(error.code ?? "")) throw error;
	}
}

// src/serve/cpu-limit.ts
const FIX = "Run it where control groups can be written (by root, outside of a container or in a privileged one), give a whole number, or leave `cpus` out.";
/**
* A limit of `cpus` CPUs by a control group; where none can be made, by pinning to so many whole CPUs; where that
* is not possible or not the same, with a finding that says so.
* @param proc the folder where processes are described.
*/
async function limitCpus(cpus, proc = "/proc") {
	const group = await createControlGroup(cpus, proc);
	const nothingToUndo = async () => {};
	if (typeof group !== "string") return {
		enlistIn: group.processes,
		group,
		wrapper: [],
		kept: "by a control group",
		[Symbol.asyncDispose]: () => group[Symbol.asyncDispose]()
	};
	const usable = await usableCpus(proc);
	const whole = Math.ceil(cpus);
	if (usable.length > 0 && cpus >= usable.length) return {
		wrapper: [],
		kept: "as there are no more",
		[Symbol.asyncDispose]: nothingToUndo
	};
	if (whole >= usable.length) return {
		wrapper: [],
		finding: notKept(cpus, group),
		[Symbol.asyncDispose]: nothingToUndo
	};
	const list = usable.slice(0, whole).join(",");
	return {
		wrapper: [
			"taskset",
			"--cpu-list",
			list
		],
		...whole === cpus ? { kept: `by pinning to CPU ${list}` } : { finding: rounded(cpus, whole, group) },
		[Symbol.asyncDispose]: nothingToUndo
	};
}
function notKept(cpus, reason) {
	return {
		severity: "warning",
		message: `\`cpus: ${cpus}\` is not kept, and the service may use every CPU: ${reason}.`,
		fix: FIX
	};
}
function rounded(cpus, whole, reason) {
	return {
		severity: "warning",
		message: `\`cpus: ${cpus}\` is not kept, the service may use ${count(whole, "whole CPU")}: ${reason}.`,
		fix: FIX
	};
}
/** The CPUs that this process may use, by number; none where they are not told or no process can be pinned. */
async function usableCpus(proc) {
	const status = await readFile(join(proc, "self", "status"), "utf8").catch(() => "");
	const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1];
	if (list === void 0 || !await hasTaskset()) return [];
	return list.split(",").flatMap((range) => {
		const [first = 0, last = first] = range.split("-").map(Number);
		return Array.from({ length: last - first + 1 }, (_, index) => first + index);
	});
}
async function hasTaskset() {
	return (await run([
		"sh",
		"-c",
		"command -v taskset"
	], { cwd: "/" })).exitCode === 0;
}

// src/serve/ports.ts
/** A port of this machine either takes a connection or refuses it, unless whoever holds it is stuck. */
const ANSWER_MS = 2e3;
/**
* Tells a service that is to be started from one that is there already: it would be profiled in the place of the
* other, which cannot listen and may say so in no more than a line of its log.
* @param urls where the service will be asked; those that are not on this machine are not looked at.
* @throws ExpectedError when something listens at one of them.
*/
async function requireUnused(urls, signal) {
	const own = urls.map((url) => new URL(url)).filter(({ hostname }) => isThisMachine(hostname));
	for (const url of new Map(own.map((url) => [portOf(url) + url.hostname, url])).values()) {
		const late = AbortSignal.timeout(ANSWER_MS);
		const refusal = await whyNothingListens(url, AbortSignal.any([signal, late])).catch(() => "no answer");
		signal.throwIfAborted();
		if (refusal !== void 0) continue;
		throw new ExpectedError(`Something listens on ${url.hostname}:${portOf(url)} already, before \`serve\` was started.`, { fix: "End what listens there, or let the service listen on another port." });
	}
}
/**
* Why nothing accepts connections at the host and port of a URL, as a code such as `ECONNREFUSED`; undefined when
* something does.
* @throws the reason of `signal` when it was aborted.
*/
function whyNothingListens(url, signal) {
	return new Promise((resolve, reject) => {
		const socket = connect({
			host: hostOf(url),
			port: portOf(url),
			signal
		});
		socket.once("connect", () => {
			const { localPort, remotePort, localAddress, remoteAddress } = socket;
			resolve(localPort === remotePort && localAddress === remoteAddress ? "ECONNREFUSED" : void 0);
			socket.destroy();
		});
		socket.once("error", (error) => signal.aborted ? reject(signal.reason) : resolve(error.code ?? error.message));
	});
}
function portOf({ port, protocol }) {
	return Number(port || (protocol === "https:" ? 443 : 80));
}

// src/serve/ready.ts
const PAUSE_MS = 100;
/** A service that takes a connection and never answers is asked again. */
const ONE_ANSWER_MS = 5e3;
/** What stands in front of a service that starts may refuse for a moment what it lets through later. */
const LASTING_MS = 3e3;
/** 4xx that a service that starts may well answer: nothing there yet, too slow, too early, too many. */
const PASSING_REFUSALS = /* @__PURE__ */ new Set([
	404,
	408,
	425,
	429
]);
/**
* Waits until the service can be used; at once when nothing says when that is.
* @throws ExpectedError when it could not within `timeout`, or when it keeps giving an answer that no waiting
* changes; the signal's reason when it was aborted.
*/
async function waitUntilReady(readiness) {
	const { url, endpoints, signal, timeout } = readiness;
	const questions = url === void 0 ? endpoints.map((endpoint) => new URL(endpoint)).filter(({ hostname }) => isThisMachine(hostname)).map((endpoint) => (one) => accepts(endpoint, one)) : [(one) => answers(new URL(url), readiness.env, one)];
	const begun = performance.now();
	const deadline = begun + timeout;
	for (const ask of questions) {
		let lastingSince;
		for (;;) {
			const lack = await askOnce(ask, signal, deadline - performance.now());
			if (lack === void 0) break;
			const now = performance.now();
			if (now > deadline) throw notReady(lack.why, timeout, url);
			lastingSince = lack.lasting ? lastingSince ?? now : void 0;
			if (lastingSince !== void 0 && now - lastingSince >= LASTING_MS) throw neverReady(lack.why, now - begun);
			await setTimeout(PAUSE_MS, void 0, { signal }).catch(() => {});
			signal.throwIfAborted();
		}
	}
}
async function askOnce(ask, signal, left) {
	signal.throwIfAborted();
	const late = AbortSignal.timeout(Math.ceil(Math.min(ONE_ANSWER_MS, Math.max(left, PAUSE_MS))));
	try {
		return await ask(AbortSignal.any([signal, late]));
	} catch (error) {
		signal.throwIfAborted();
		if (late.aborted) return {
			why: "the last attempt got no answer",
			lasting: false
		};
		throw error;
	}
}
async function answers(url, env, signal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const network = _usingCtx$1.a(ownNetworkFor(env));
		try {
			const answer = await send(url, {
				headers: {},
				network,
				signal
			});
			const { status, body } = answer;
			body.on("error", () => {}).destroy();
			if (status >= 200 && status < 300) return void 0;
			const lasting = status >= 400 && status < 500 && !PASSING_REFUSALS.has(status);
			return {
				why: `${nameOf(answer.url)} answered ${status}`,
				lasting
			};
		} catch (error) {
			signal.throwIfAborted();
			const lasting = error instanceof ExpectedError;
			const failure = lasting ? error : connectionFailure(error, nameOf(url));
			if (failure === void 0) throw error;
			return {
				why: failure.message.replace(/\.$/, ""),
				lasting
			};
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function accepts(url, signal) {
	const code = await whyNothingListens(url, signal);
	return code === void 0 ? void 0 : {
		why: `nothing listens on ${url.host} (${code})`,
		lasting: false
	};
}
function notReady(why, timeout, url) {
	return new ExpectedError(`The service was not ready within ${duration(timeout)}: ${why}.`, { fix: url === void 0 ? "Let `serve` listen where `sources` profiles it, or name a URL in `ready` that tells when it can be used." : "Check that `ready` is a URL that the service answers with 2xx, and that `serve` starts it." });
}
/** @param waited milliseconds. */
function neverReady(why, waited) {
	return new ExpectedError(`The service was given up after ${duration(waited)}: ${why}.`, { fix: "Write a URL into `ready` that the service itself answers with 2xx to everybody." });
}

// src/serve/service-ready.ts
const READY_TIMEOUT = 6e4;
/**
* Waits until a service that was started can be used.
* @throws ExpectedError with what it printed when that takes too long; the signal's reason when it was aborted.
*/
async function waitForService(readiness) {
	const { endpoints, env, signal, ready, readyTimeout = READY_TIMEOUT } = readiness;
	try {
		await waitUntilReady({
			endpoints,
			env,
			signal,
			timeout: readyTimeout,
			...ready !== void 0 && { url: ready }
		});
	} catch (error) {
		signal.throwIfAborted();
		throw error instanceof ExpectedError ? notReady$1(error, readiness.output()) : error;
	}
}

// src/serve/shell.ts
const RENAMED = "GO_PGO_SET_";
/**
* Starts `command` as `sh -c` would, as a process group of its own. On SIGINT and SIGTERM the shell lives for as long
* as the program that it waits for: a service may end in peace, and a load tool sum up.
*/
function startShell(options) {
	const { command, env, programEnv, wrapper = [], enlistIn = [] } = options;
	const [program = "sh", ...args] = [
		...wrapper,
		"sh",
		"-c",
		script(Object.keys(programEnv))
	];
	const renamed = Object.entries(programEnv).map(([name, value]) => [`${RENAMED}${name}`, value]);
	return start([
		program,
		...args,
		"sh",
		...[enlistIn].flat()
	], {
		cwd: options.cwd,
		env: {
			...env,
			...Object.fromEntries(renamed),
			[`${RENAMED}COMMAND`]: command
		},
		credentials: "program",
		signal: options.signal,
		...options.onLine && { onLine: options.onLine }
	});
}
/**
* The command and the values are variables: neither is part of this text, or an argument, which everybody on the machine
* may read. Names are letters, digits, `_`.
*/
function script(names) {
	return [
		`${RENAMED}TEXT=$${RENAMED}COMMAND; unset ${RENAMED}COMMAND`,
		`for ${RENAMED}FILE; do echo $$ >"$${RENAMED}FILE" || exit 125; done; unset ${RENAMED}FILE`,
		"trap 'exit 130' INT; trap 'exit 143' TERM",
		...names.map((name) => `export ${name}="$${RENAMED}${name}"; unset ${RENAMED}${name}`),
		"set --",
		`eval "$${RENAMED}TEXT"`
	].join("\n");
}

export { limitCpus as a, whyNothingListens as i, waitForService as n, createCountingGroup as o, requireUnused as r, startShell as t };