import { t as exec } from "./exec.js";
import { n as ExpectedError } from "./errors.js";
import { once } from "node:events";
import diagnostics from "node:diagnostics_channel";
import { AsyncLocalStorage } from "node:async_hooks";
import { access, stat } from "node:fs/promises";
import { delimiter, resolve } from "node:path";
import { constants as constants$1, existsSync } from "node:fs";
import { spawn } from "node:child_process";

// src/exec.ts
const current = new AsyncLocalStorage();
diagnostics.subscribe("child_process", (message) => {
	const tracked = current.getStore();
	if (tracked !== void 0) tracked.child = message.process;
});
/**
* Runs `argv` to its end and returns what it printed; a non-zero exit code is a result, not an error.
* @throws ExpectedError when the program is not there; the signal's reason when it was aborted.
*/
async function run(argv, options) {
	options.signal?.throwIfAborted();
	const [program, ...args] = argv;
	const path = await locate(program);
	const stdout = [];
	const stderr = [];
	const tracked = {};
	const abort = () => tracked.child?.kill("SIGINT");
	options.signal?.addEventListener("abort", abort, { once: true });
	try {
		const exitCode = await current.run(tracked, () => exec(`"${path.replaceAll("\"", "\\\"")}"`, args, {
			cwd: options.cwd,
			env: childEnvironment(options.env ?? process.env),
			silent: true,
			ignoreReturnCode: true,
			...options.input && { input: Buffer.from(options.input) },
			listeners: {
				stdout: (data) => stdout.push(data),
				stderr: (data) => stderr.push(data),
				...options.onStderrLine && { errline: options.onStderrLine }
			}
		}));
		options.signal?.throwIfAborted();
		return {
			exitCode,
			stdout: Buffer.concat(stdout),
			stderr: Buffer.concat(stderr).toString()
		};
	} catch (error) {
		options.signal?.throwIfAborted();
		if (String(error).includes("Unable to locate executable file")) throw missingProgram(program, error);
		throw error;
	} finally {
		options.signal?.removeEventListener("abort", abort);
	}
}
/**
* Where a program is, since @actions/exec, when it looks for it itself, prints to stdout about every folder of the PATH
* that it may not read. A path, and all of Windows with its extensions, is left to it.
* @throws ExpectedError when it is nowhere.
*/
async function locate(program) {
	if (program.includes("/") || process.platform === "win32") return program;
	for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
		const path = resolve(folder, program);
		if (await access(path, constants$1.X_OK).then(async () => (await stat(path)).isFile(), () => false)) return path;
	}
	throw missingProgram(program, void 0);
}
function missingProgram(program, cause) {
	const fix = program === "go" ? "Install Go (https://go.dev/dl) or add a step `uses: actions/setup-go` before this one." : `Install ${program} or add its folder to the PATH.`;
	return new ExpectedError(`There is no \`${program}\` on the PATH.`, {
		fix,
		cause
	});
}
/** ENOENT is said of a missing folder, too. */
function cannotStart(program, cwd, cause) {
	const code = cause.code;
	if (code === "ENOENT" && existsSync(cwd)) return missingProgram(program, cause);
	return new ExpectedError(`\`${program}\` cannot be started in ${cwd}: ${code}.`, {
		fix: "Check that the folder is there and the program may be run.",
		cause
	});
}
/** How long what a process printed last may take to arrive after its end. */
const LEFT_OUTPUT_MS = 500;
/** Starts `argv` as the leader of its own process group. Aborting the signal stops the group. */
async function start(argv, options) {
	options.signal?.throwIfAborted();
	const [program, ...args] = argv;
	const child = spawn(program, args, {
		cwd: options.cwd,
		env: childEnvironment(options.env ?? process.env),
		detached: process.platform !== "win32",
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		]
	});
	let output = "";
	let partial = "";
	const take = (text) => {
		output = (output + text).slice(-65536);
		if (options.onLine === void 0) return;
		const lines = (partial + text).split("\n");
		partial = lines.pop() ?? "";
		for (const line of lines) options.onLine(line);
	};
	child.stdout.setEncoding("utf8").on("data", take);
	child.stderr.setEncoding("utf8").on("data", options.output === "stdout" ? () => {} : take);
	child.once("close", () => {
		if (partial !== "") options.onLine?.(partial);
	});
	const exited = new Promise((resolve) => {
		child.once("close", (exitCode, signal) => resolve({
			exitCode,
			signal
		}));
		child.once("exit", (exitCode, signal) => setTimeout(() => resolve({
			exitCode,
			signal
		}), LEFT_OUTPUT_MS).unref());
	});
	try {
		await once(child, "spawn");
	} catch (error) {
		throw cannotStart(program, options.cwd, error);
	}
	const pid = child.pid;
	const stop = async (graceMs = 5e3, first = "SIGTERM") => {
		signalGroup(pid, first);
		const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), graceMs);
		await Promise.race([exited, child.exitCode === null && child.signalCode === null ? once(child, "exit") : void 0]);
		clearTimeout(timer);
		signalGroup(pid, "SIGKILL");
	};
	const abort = () => void stop();
	options.signal?.addEventListener("abort", abort, { once: true });
	exited.then(() => options.signal?.removeEventListener("abort", abort));
	return {
		pid,
		output: () => output,
		exited,
		stop,
		[Symbol.asyncDispose]: () => stop()
	};
}
function signalGroup(pid, signal) {
	try {
		process.kill(process.platform === "win32" ? pid : -pid, signal);
	} catch (error) {
		const code = error.code;
		if (code !== "ESRCH" && code !== "EPERM") throw error;
	}
}
/**
* What the runner hands to the action alone and no `run:` step ever sees: the action's inputs, its token among
* them, and the tokens of the runner's own services. Benchmarks and commands are other people's code.
*/
const ACTION_ONLY = /^(INPUT_|ACTIONS_(RUNTIME|RESULTS|CACHE|ID_TOKEN)_)/i;
function childEnvironment(env) {
	return Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== void 0 && !ACTION_ONLY.test(entry[0])));
}

export { start as n, run as t };