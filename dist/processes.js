import { d as undefinedIfExpected } from "./errors.js";
import { o as runTool } from "./exec.js";
import { I as totalOf } from "./start.js";
import { randomInt } from "node:crypto";
import { chmod, constants, copyFile, mkdir, readFile, rename } from "node:fs/promises";
import { readFileSync, readdirSync } from "node:fs";
import { dirname } from "node:path";
import { createServer } from "node:net";

// src/compare/workload/processes.ts
/**
* The minimum share of the CPU time that processes have used when their memory is read for the last time. Linux reports the peak memory only
* of living processes, and the memory is read every 250 ms. Therefore the peak of a program that runs for a tenth of a second would be the
* memory at a random moment, and is not reported.
*/
const SEEN = .8;
/** Returns what a server used between two moments. The peak memory is the peak since the start of the server. */
function useBetween(before, after) {
	const cpuSeconds = after.cpuSeconds - before.cpuSeconds;
	return {
		cpuSeconds,
		peakMemory: after.seenSeconds - before.seenSeconds >= SEEN * cpuSeconds ? after.peakMemory : void 0
	};
}
/**
* The number of ticks in a second. Linux reports CPU times in ticks. The number of ticks is the same on every processor that Go supports.
*/
const TICKS = 100;
/**
* Reads a file of a process in `/proc`. The result is empty if the process has ended or belongs to another user. The kernel generates the
* content during the read, so a synchronous read costs least.
*/
function readOf(id, name) {
	try {
		return readFileSync(`/proc/${id}/${name}`, "utf8");
	} catch {
		return "";
	}
}
function processEntry(id) {
	const text = readOf(id, "stat");
	const to = text.lastIndexOf(")");
	if (to < 0) return void 0;
	const [state = "", ...numbers] = text.slice(to + 2).split(" ");
	const field = (number) => Number(numbers[number - 4]);
	return {
		id,
		/** The name of the process, which has at most 15 bytes. */
		program: text.slice(text.indexOf("(") + 1, to),
		ended: (state === "Z" || state === "X") && !(field(20) > 1),
		parent: field(4),
		session: field(6),
		/** The user and system time of the process, in steps of 10 ms, and of the child processes that the process waited for. */
		cpuSeconds: (field(14) + field(15)) / TICKS,
		reapedSeconds: (field(16) + field(17)) / TICKS,
		/**
		* The time at which the process started, in ticks since boot. An id alone does not identify a process, because Linux gives the id of an
		* ended process to a new process.
		*/
		started: field(22)
	};
}
/** Returns the seconds of CPU time that the living threads of a process have used, exact to the nanosecond; 0 if unknown. */
function threadSeconds(id) {
	try {
		return readdirSync(`/proc/${id}/task`).map((thread) => Number.parseInt(readOf(id, `task/${thread}/schedstat`), 10) || 0).reduce((sum, one) => sum + one, 0) / 1e9;
	} catch {
		return 0;
	}
}
/** Returns the resident memory of a process at present and at its peak, in bytes; 0 for a process that has ended. */
function memoryOf(id) {
	const status = readOf(id, "status");
	const resident = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
	const most = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
	return {
		resident,
		most: most === void 0 ? resident : Number(most) * 1024
	};
}
const EVERY_MS = 250;
/**
* Finds the processes of one server. A process belongs to the server if it is in the session of the shell that started the server, or if
* its parent belongs to the server. A process also belongs to the server if its environment has the server's mark. A process that was found
* once stays known, even if its parents have ended.
*/
var ServerProcesses = class {
	#leader;
	#mark;
	#known = /* @__PURE__ */ new Map();
	/** The CPU seconds of each process when its memory was read for the last time, by the id and the start of the process. */
	#seen = /* @__PURE__ */ new Map();
	#others = /* @__PURE__ */ new Set();
	#peak = 0;
	/**
	* @param leader the id of the shell, which leads its session.
	* @param mark an environment variable that only this server has, as `NAME=value`.
	*/
	constructor(leader, mark) {
		this.#leader = leader;
		this.#mark = mark;
	}
	use() {
		let memory = 0;
		let cpuSeconds = 0;
		for (const member of this.#members()) {
			const own = Math.max(member.cpuSeconds, threadSeconds(member.id));
			cpuSeconds += member.reapedSeconds + own;
			if (!member.ended) this.#seen.set(`${member.id} ${member.started}`, own);
			if (member.id === this.#leader && member.program === "sh") continue;
			const { resident, most } = memoryOf(member.id);
			memory += resident;
			this.#peak = Math.max(this.#peak, most);
		}
		this.#peak = Math.max(this.#peak, memory);
		const seenSeconds = totalOf([...this.#seen.values()], (seconds) => seconds);
		return {
			cpuSeconds,
			seenSeconds,
			peakMemory: this.#peak
		};
	}
	/** Returns the ids of the known processes that still run, including processes that only the server's mark identifies. */
	survivors() {
		this.#others.clear();
		return this.#members().flatMap(({ id, ended }) => ended ? [] : [id]);
	}
	/** Reads the memory at short intervals to find its peak. Disposing of the returned value ends the reads of the memory. */
	watch() {
		const timer = setInterval(() => this.use(), EVERY_MS);
		return { [Symbol.dispose]: () => clearInterval(timer) };
	}
	#members() {
		const before = this.#known;
		this.#known = /* @__PURE__ */ new Map();
		const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
		for (const id of ids.map(Number).sort((a, b) => a - b)) {
			const entry = this.#others.has(id) ? void 0 : processEntry(id);
			if (entry === void 0) continue;
			if (before.get(id)?.started === entry.started || entry.session === this.#leader || this.#known.has(entry.parent) || readOf(id, "environ").split("\0").includes(this.#mark)) this.#known.set(id, entry);
			else this.#others.add(id);
		}
		return [...this.#known.values()];
	}
};
/**
* Copies a program to a new file. The new file may have the path of the old file and replace it. The place of a program's pages in memory
* may make the program slightly faster or slower, for as long as the pages stay there. If each run has a new place, the effect of the place
* becomes noise, which the interval covers.
*/
async function freshCopy(program, to = program) {
	await mkdir(dirname(to), { recursive: true });
	await copyFile(program, `${to}.copy`, constants.COPYFILE_FICLONE);
	await chmod(`${to}.copy`, 493);
	await rename(`${to}.copy`, to);
}
/** Returns the numbers of the CPUs that this process may use; empty if the system does not report them or cannot pin processes. */
async function usableCpus() {
	const status = await readFile("/proc/self/status", "utf8").catch(() => "");
	const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? "";
	const cpus = list.split(",").flatMap((range) => {
		const [first = 0, last = first] = range.split("-").map(Number);
		return Array.from({ length: last - first + 1 }, (_, index) => first + index);
	});
	const argv = [
		"taskset",
		"-c",
		String(cpus[0]),
		"true"
	];
	return (list === "" ? void 0 : await runTool(argv, { cwd: "/" }).catch(undefinedIfExpected))?.exitCode === 0 ? cpus : [];
}
/** Returns the arguments to put before a command, so that the command and its children run only on the CPUs in `cpus`. */
function pinnedTo(cpus) {
	return [
		"taskset",
		"-c",
		cpus.join(",")
	];
}
/**
* Divides the CPUs between the servers and their loads. If no CPU is left for the loads, the loads are not pinned.
* @param cpus the number of CPUs that the servers may use; undefined means half of all CPUs.
*/
async function halvesOf(cpus) {
	const usable = await usableCpus();
	if (usable.length < 2) return {};
	const at = cpus ?? usable.length >> 1;
	return {
		servers: usable.slice(0, at),
		loads: at < usable.length ? usable.slice(at) : void 0
	};
}
/**
* The range of ports from which the action chooses. Operating systems use higher ports for outgoing connections, and a load may need tens
* of thousands of these connections.
*/
const [FIRST_PORT, LAST_PORT] = [2e4, 32e3];
/** Returns a random port such that nothing listens on this port and on the next one, which a service may use as its second port. */
async function freePort() {
	for (;;) {
		const port = 2 * randomInt(FIRST_PORT / 2, LAST_PORT / 2);
		if (await isFree(port) && await isFree(port + 1)) return port;
	}
}
async function isFree(port) {
	const server = createServer();
	const listens = await new Promise((resolve) => {
		server.once("error", () => resolve(false)).listen(port, () => resolve(true));
	});
	if (listens) await new Promise((resolve) => server.close(resolve));
	return listens;
}

export { pinnedTo as a, halvesOf as i, freePort as n, usableCpus as o, freshCopy as r, useBetween as s, ServerProcesses as t };