import { t as exec } from "./exec.js";
import { n as ExpectedError } from "./errors.js";
import { n as endWithUs, t as endGroupWithUs } from "./survivors.js";
import { once } from "node:events";
import diagnostics from "node:diagnostics_channel";
import { AsyncLocalStorage } from "node:async_hooks";
import { access, stat } from "node:fs/promises";
import { delimiter, dirname, resolve } from "node:path";
import { constants as constants$1, existsSync } from "node:fs";
import { spawn } from "node:child_process";

// src/secrets/child-environment.ts
/** The action's inputs, its token among them, and the tokens of the runner's own services. */
const ACTION_ONLY = /^(INPUT_|ACTIONS_(RUNTIME|RESULTS|CACHE|ID_TOKEN)_)/i;
/** What the `token` of a run is, in a terminal, and what speaks to GitHub in its place. */
const GITHUBS = /^(GITHUB|GH)_(ENTERPRISE_)?TOKEN$/i;
/** Files of the runner by which a step sets outputs and the environment of later steps. */
const OF_THE_STEP = /^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/i;
/** What opens the clouds and servers that profiles come from. Of files, which every process here can read, the place stays. */
const OF_SOURCES = new RegExp(`^(${[
	"AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|SECURITY_TOKEN|CONTAINER_AUTHORIZATION_TOKEN)",
	"AZURE_(STORAGE_(KEY|SAS_TOKEN|CONNECTION_STRING)|CLIENT_SECRET|CLIENT_CERTIFICATE_PASSWORD|PASSWORD)",
	"IDENTITY_HEADER|MSI_SECRET",
	"GOOGLE_(CREDENTIALS|OAUTH_ACCESS_TOKEN)|CLOUDSDK_AUTH_ACCESS_TOKEN",
	"(DD|DATADOG)_(API|APP|APPLICATION)_KEY",
	"PROFILECLI_(PASSWORD|TOKEN)|PARCA_BEARER_TOKEN|POLARSIGNALS_TOKEN"
].join("|")})$`, "i");
/** What programs need to run at all, and go to build: it stays, even if a source names it as `${HOME}`. */
const OF_THE_SYSTEM = /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TEMP|TMP|LANG|LC_\w+|PWD|GO\w+|CGO_\w+|CC|CXX|PKG_CONFIG\w*|GIT_\w+|SSH_\w+|XDG_\w+|NETRC|\w+_PROXY|SYSTEMROOT|USERPROFILE|APPDATA|LOCALAPPDATA|COMSPEC|PATHEXT)$/i;
const BARE = /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|PPROF_\w+|SYSTEMROOT|USERPROFILE|LOCALAPPDATA|PATHEXT)$/i;
/** Names that sources have looked up as `${NAME}`, of this process as its environment is. */
const lookedUp = /* @__PURE__ */ new Set();
/** Keeps the variable from every later child that only needs what a `tool` needs. */
function keepFromTools(name) {
	if (!OF_THE_SYSTEM.test(name)) lookedUp.add(name);
}
/** What of `env` a child gets. */
function childEnvironment(env, credentials = "tool") {
	return Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== void 0 && gets(credentials, entry[0])));
}
function gets(credentials, name) {
	if (ACTION_ONLY.test(name)) return false;
	switch (credentials) {
		case "nothing": return BARE.test(name);
		case "tool": return [
			GITHUBS,
			OF_SOURCES,
			OF_THE_STEP
		].every((own) => !own.test(name)) && !lookedUp.has(name);
		case "program": return !GITHUBS.test(name);
		case "login": return true;
	}
}

// src/exec.ts
const current = new AsyncLocalStorage();
diagnostics.subscribe("child_process", (message) => {
	const tracked = current.getStore();
	if (tracked === void 0 || tracked.child !== void 0) return;
	const { process: child } = message;
	tracked.child = child;
	const { spawn: begin } = child;
	const remembering = (options) => {
		const code = begin.call(child, options);
		if (child.pid !== void 0) tracked.ended = current.exit(endWithUs, child.pid);
		return code;
	};
	Object.assign(child, { spawn: remembering });
	child.once("exit", () => tracked.ended?.());
});
/**
* Runs `argv` to its end and returns what it printed; a non-zero exit code is a result, not an error.
* @throws ExpectedError when the program is not there, or something else ended it by a signal; the signal's reason when
* it was aborted.
*/
async function run(argv, options) {
	options.signal?.throwIfAborted();
	const [program, ...args] = argv;
	const path = await locate(program);
	const stdout = [];
	const stderr = [];
	const tracked = {};
	let killing;
	let giveUp;
	const abandoned = new Promise((_, reject) => {
		giveUp = () => reject(options.signal?.reason);
	});
	abandoned.catch(() => {});
	const abort = () => {
		const { child } = tracked;
		child?.kill("SIGINT");
		killing = setTimeout(() => child?.kill("SIGKILL"), INTERRUPTED_MS);
		child?.once("exit", () => setTimeout(() => giveUp?.(), LEFT_OUTPUT_MS));
	};
	options.signal?.addEventListener("abort", abort, { once: true });
	try {
		const running = current.run(tracked, () => exec(`"${path.replaceAll("\"", "\\\"")}"`, args, {
			cwd: options.cwd,
			env: guarded(program, options.cwd, childEnvironment(options.env ?? process.env, options.credentials)),
			silent: true,
			ignoreReturnCode: true,
			...options.input && { input: Buffer.from(options.input) },
			listeners: {
				stdout: (data) => stdout.push(data),
				stderr: (data) => stderr.push(data),
				...options.onStderrLine && { errline: options.onStderrLine }
			}
		}));
		running.catch(() => {});
		const exitCode = await Promise.race([running, abandoned]);
		options.signal?.throwIfAborted();
		const signal = tracked.child?.signalCode;
		if (signal) throw endedBy(signal, program, args);
		return {
			exitCode,
			stdout: Buffer.concat(stdout),
			stderr: Buffer.concat(stderr).toString()
		};
	} catch (error) {
		options.signal?.throwIfAborted();
		throw notRun(program, options.cwd, error);
	} finally {
		clearTimeout(killing);
		options.signal?.removeEventListener("abort", abort);
	}
}
/** How long an interrupted tool may take to clean up; GitHub gives a cancelled step 7.5 s. */
const INTERRUPTED_MS = 4e3;
/**
* A commit may hold a folder that git takes for a bare repository once it is called in there, and obeys its config, which
* names programs to run. In a checkout, only what was cloned or is named by GIT_DIR is a repository.
*/
function guarded(program, cwd, env) {
	const count = Number(env["GIT_CONFIG_COUNT"] ?? 0);
	if (program !== "git" || !Number.isInteger(count) || !isInCheckout(cwd, env)) return env;
	return {
		...env,
		GIT_CONFIG_COUNT: String(count + 1),
		[`GIT_CONFIG_KEY_${count}`]: "safe.bareRepository",
		[`GIT_CONFIG_VALUE_${count}`]: "explicit"
	};
}
function isInCheckout(folder, env) {
	if (env["GITHUB_WORKSPACE"]) return true;
	for (let at = resolve(folder);; at = dirname(at)) {
		if (existsSync(resolve(at, ".git"))) return true;
		if (dirname(at) === at) return false;
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
const INSTALL = {
	go: "Install Go (https://go.dev/dl) or add a step `uses: actions/setup-go` before this one.",
	sh: "Commands are run by `sh`. Windows has none of its own: use a Linux or macOS runner, or one with Git for Windows whose `usr\\bin` is on the PATH."
};
function missingProgram(program, cause) {
	const fix = INSTALL[program] ?? `Install ${program} or add its folder to the PATH.`;
	return new ExpectedError(`There is no \`${program}\` on the PATH.`, {
		fix,
		cause
	});
}
/** Nothing that it was asked is answered by that, as it would be by an exit code. */
function endedBy(signal, program, [first = "-"]) {
	const command = first.startsWith("-") ? program : `${program} ${first}`;
	return new ExpectedError(`\`${command}\` was ended by ${signal}.`, { fix: "Something else did that, such as the system for want of memory: its log tells; then run again." });
}
/** What `@actions/exec` says of a program that did not start is in its text alone. */
function notRun(program, cwd, error) {
	const said = String(error);
	if (said.includes("Unable to locate executable file")) return missingProgram(program, error);
	const code = /failed to start\. Error: .* (E[A-Z0-9]+)$/.exec(said)?.[1];
	return code === void 0 ? error : cannotStart(program, cwd, code, error);
}
/** ENOENT is said of a missing folder, too. */
function cannotStart(program, cwd, code, cause) {
	if (code === "ENOENT" && existsSync(cwd)) return missingProgram(program, cause);
	return new ExpectedError(`\`${program}\` cannot be started in ${cwd}: ${code}.`, {
		fix: code !== void 0 && SHORT_OF.has(code) ? "This user or machine has no process, memory or file left for it: end what else runs, then run again." : "Check that the folder is there and the program may be run.",
		cause
	});
}
const SHORT_OF = /* @__PURE__ */ new Set([
	"EAGAIN",
	"ENOMEM",
	"EMFILE",
	"ENFILE"
]);
/** How long what a process printed last may take to arrive after its end. */
const LEFT_OUTPUT_MS = 500;
/** Starts `argv` as the leader of its own process group. Aborting the signal stops the group. */
async function start(argv, options) {
	options.signal?.throwIfAborted();
	const [program, ...args] = argv;
	const child = spawn(program, args, {
		cwd: options.cwd,
		env: childEnvironment(options.env ?? process.env, options.credentials),
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
	const ended = child.pid === void 0 ? () => {} : endGroupWithUs(child.pid);
	try {
		await once(child, "spawn");
	} catch (error) {
		throw cannotStart(program, options.cwd, error.code, error);
	}
	const pid = child.pid;
	child.once("exit", () => {
		if (!groupLives(pid)) ended();
	});
	const stop = async (graceMs = 5e3, first = "SIGTERM") => {
		signalGroup(pid, first);
		const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), graceMs);
		await Promise.race([exited, child.exitCode === null && child.signalCode === null ? once(child, "exit") : void 0]);
		clearTimeout(timer);
		signalGroup(pid, "SIGKILL");
		ended();
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
function groupLives(pid) {
	try {
		return process.kill(process.platform === "win32" ? pid : -pid, 0);
	} catch {
		return false;
	}
}

export { start as n, keepFromTools as r, run as t };