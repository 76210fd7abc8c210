import { d as undefinedIfExpected } from "./errors.js";
import { o as runTool } from "./exec.js";
import { randomInt } from "node:crypto";
import { chmod, constants, copyFile, mkdir, readFile, rename } from "node:fs/promises";
import { readFileSync, readdirSync } from "node:fs";
import { dirname } from "node:path";
import { createServer } from "node:net";

// src/compare/processes.ts
/** Linux reports times in hundredths of a second wherever Go runs. */
const TICKS = 100;
/** A file of a process in `/proc`; empty if it has ended, or belongs to another user. The kernel makes it on reading, so that a synchronous read costs least. */
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
		/** At most 15 bytes. */
		program: text.slice(text.indexOf("(") + 1, to),
		ended: (state === "Z" || state === "X") && !(field(20) > 1),
		parent: field(4),
		session: field(6),
		/** User and system time, its own in steps of 10 ms, and that of the children that it waited for. */
		cpuSeconds: (field(14) + field(15)) / TICKS,
		reapedSeconds: (field(16) + field(17)) / TICKS,
		/** In ticks since boot; with the id it names the process for good. */
		started: field(22)
	};
}
/** Seconds of CPU time that the living threads of a process have used, in nanoseconds' resolution; 0 if unknown. */
function threadSeconds(id) {
	try {
		return readdirSync(`/proc/${id}/task`).map((thread) => Number.parseInt(readOf(id, `task/${thread}/schedstat`), 10) || 0).reduce((sum, one) => sum + one, 0) / 1e9;
	} catch {
		return 0;
	}
}
/** Resident memory now and at most, in bytes; zero of a process that has ended. */
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
* The processes of one server: all in the session of the shell that was started for it, their children, and all that carry
* the server's mark in their environment. A process that was seen once is known from then on, even when its parents are gone.
*/
var ServerProcesses = class {
	#leader;
	#mark;
	#known = /* @__PURE__ */ new Map();
	#others = /* @__PURE__ */ new Set();
	#peak = 0;
	/**
	* @param leader id of the shell, which leads its session.
	* @param mark `NAME=value`, a variable that only this server has.
	*/
	constructor(leader, mark) {
		this.#leader = leader;
		this.#mark = mark;
	}
	use() {
		let memory = 0;
		let cpuSeconds = 0;
		for (const member of this.#members()) {
			cpuSeconds += member.reapedSeconds + Math.max(member.cpuSeconds, threadSeconds(member.id));
			if (member.id === this.#leader && member.program === "sh") continue;
			const { resident, most } = memoryOf(member.id);
			memory += resident;
			this.#peak = Math.max(this.#peak, most);
		}
		this.#peak = Math.max(this.#peak, memory);
		return {
			cpuSeconds,
			peakMemory: this.#peak
		};
	}
	/** Ids of processes that were seen and still run, also of those that only their mark identifies. */
	survivors() {
		this.#others.clear();
		return this.#members().flatMap(({ id, ended }) => ended ? [] : [id]);
	}
	/** Looks at its memory at short intervals, so that the peak is known; until it is disposed of. */
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
* Copies a program, also over itself. Where the pages of a file lie in memory may make it a little faster or slower for as
* long as they lie there: with a new place for each run, that is noise which the interval covers.
*/
async function freshCopy(program, to = program) {
	await mkdir(dirname(to), { recursive: true });
	await copyFile(program, `${to}.copy`, constants.COPYFILE_FICLONE);
	await chmod(`${to}.copy`, 493);
	await rename(`${to}.copy`, to);
}
/** The CPUs that this process may use, by number; none where the system does not report them or cannot pin processes. */
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
/** Arguments in front of a command that keep it and its children on these CPUs. */
function pinnedTo(cpus) {
	return [
		"taskset",
		"-c",
		cpus.join(",")
	];
}
/** @param cpus that the servers may use; absent: half of what there is. Without a CPU that is left, loads are not pinned. */
async function halvesOf(cpus) {
	const usable = await usableCpus();
	if (usable.length < 2) return {};
	const at = cpus ?? usable.length >> 1;
	return {
		servers: usable.slice(0, at),
		loads: at < usable.length ? usable.slice(at) : void 0
	};
}
/** Below the ports that systems choose for connections, of which a load may need tens of thousands. */
const [FIRST_PORT, LAST_PORT] = [2e4, 32e3];
async function freePort() {
	for (;;) {
		const port = randomInt(FIRST_PORT, LAST_PORT);
		const server = createServer();
		if (!await new Promise((resolve) => {
			server.once("error", () => resolve(false)).listen(port, () => resolve(true));
		})) continue;
		await new Promise((resolve) => server.close(resolve));
		return port;
	}
}

export { pinnedTo as a, halvesOf as i, freePort as n, usableCpus as o, freshCopy as r, ServerProcesses as t };