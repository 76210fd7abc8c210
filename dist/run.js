import { o as repository } from "./host.js";
import { t as GO_WORK_DIR } from "./go.js";
import { S as limitFindings, x as groupFindings, y as asFinding } from "./headline.js";
import { a as WHAT_TO_DO, f as warning, l as reasonOf, n as ExpectedError, o as machineFailure, r as Rejected, t as Cancelled } from "./errors.js";
import { n as renderJson, t as outputsOf } from "./outputs2.js";
import { d as orElse, f as partsAbout, l as isOfOneProgram, p as programConfig, t as readRun, u as makeFolder } from "./read.js";
import { t as COMMAND_INPUTS } from "./settings.js";
import { a as keepFromTools, l as secretsOfEnvironment } from "./credentials.js";
import { g as replaceFile, h as removeAtExit } from "./files.js";
import { O as count, b as knownSecrets, c as asSentence, d as excerpt, r as printBug, y as isHideable } from "./start.js";
import { tmpdir } from "node:os";
import { lstat, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

// src/growing-report.ts
/**
* The report of a run is put together in this file. Commands yield the parts of their reports, and only `run.ts` adds these parts to the
* report. When a command fails, the parts that it yielded before the failure stay in the report. A run has one report; a run on several
* targets also has a report for each target:
*
*     const reports = new Reports(new GrowingReport({ command: 'collect', findings: [] }, host));
*     await reports.add(partsAbout(run, collect(run)));
*     reports.whole.value; // { command: 'collect', sources: […], profile: {…}, findings: […] }
*/
/** The unfinished report of a program, or of a run as a whole. Parts are added while the run goes on. */
var GrowingReport = class {
	#host;
	#report;
	#failure;
	/** @param first the report before any part is added. @param host shows each finding as soon as the report gets the finding. */
	constructor(first, host) {
		this.#report = first;
		this.#host = host;
	}
	/** The report with the parts that were added so far. */
	get value() {
		return this.#report;
	}
	/** The error of the command, if it failed. */
	get failure() {
		return this.#failure;
	}
	/** Whether the report already has a finding or a result about its program. */
	get isBegun() {
		const { findings, decision, profile, publication, error } = this.#report;
		return findings.length > 0 || [
			decision,
			profile,
			publication,
			error
		].some((part) => part !== void 0);
	}
	/**
	* Appends the findings of a part to the report, and shows them at once. All other keys of the part replace the old values in the report.
	*/
	add({ findings = [], ...part }) {
		const known = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== void 0));
		this.#report = {
			...this.#report,
			...known,
			findings: [...this.#report.findings, ...findings]
		};
		for (const group of groupFindings(limitFindings(findings))) this.#host.finding(asFinding(group));
	}
	/** Adds the error that ended the command. If the error rejects the profile, the report also gets the decision `reject`. */
	fail(error) {
		if (this.#failure === error) return;
		this.#failure = error;
		const { message, fix, kind } = error;
		if (error instanceof Rejected) this.add({ decision: {
			...this.#report.decision,
			kind: "reject",
			reason: error.reason
		} });
		this.add({ error: {
			message,
			fix,
			kind: kind === "no profile" ? kind : void 0
		} });
	}
};
/** The reports of a run: a report about the run as a whole, and in a run on several targets also a report about each target. */
var Reports = class {
	whole;
	#targets;
	constructor(whole) {
		this.whole = whole;
	}
	/** Begins a report for each target. The whole report holds the reports of the targets in its field `targets`. */
	beginTargets(runs) {
		const begun = runs.map(({ command, config: { target = "" }, host }) => {
			return [target, new GrowingReport({
				command,
				target,
				findings: []
			}, host)];
		});
		this.#targets = new Map(begun);
	}
	/** Leaves out the targets that the run had not begun when it failed. */
	leaveOutTargetsNotBegun() {
		if (this.#targets === void 0) return;
		this.#targets = new Map([...this.#targets].filter(([, { isBegun }]) => isBegun));
	}
	/** Returns the report about the run of a program: the report of its target, or the whole report if the run has no targets. */
	of({ config: { target = "" } }) {
		return this.#targets?.get(target) ?? this.whole;
	}
	/** The whole report so far, including the reports of the targets. */
	get value() {
		if (this.#targets === void 0) return this.whole.value;
		return {
			...this.whole.value,
			targets: [...this.#targets.values()].map(({ value }) => value)
		};
	}
	/** Adds each part of the report as soon as the command yields it. @throws the error that the command throws. */
	async add(parts) {
		let next = await parts.next();
		while (!next.done) {
			const report = this.of(next.value.run);
			if ("failure" in next.value) report.fail(next.value.failure);
			else report.add(next.value.part);
			next = await parts.next(report === this.whole ? this.value : report.value);
		}
	}
};

// src/system/temporary.ts
/**
* Makes and removes the temporary folders of a run. A run has one temporary folder for scratch files, and a second temporary folder for the
* result if the user named no output folder.
*
* The run removes its scratch folder at the end. The folder with the result stays, because the last lines of the output name files in this
* folder. A run that was killed also leaves its scratch folder. To clean up after killed runs, each run removes temporary folders that are
* older than a week.
*/
/** Matches the name of a folder that this program has made: its purpose, and six random characters of `mkdtemp`. */
const OUR_FOLDER = /^go-pgo-(?:scratch|refresh|collect|build|compare|check|repair|rollback|demo)-[A-Za-z0-9]{6}$/;
const WEEK_MS = 6048e5;
/**
* Makes a temporary folder in the runner's or the system's folder for temporary files.
* @param purpose the purpose in the folder's name: `scratch`, or the command whose result the folder will hold.
* @throws ExpectedError if the temporary folder cannot be made.
*/
async function temporaryFolder(purpose, env) {
	const variable = env["RUNNER_TEMP"] === void 0 ? "TMPDIR" : "RUNNER_TEMP";
	const parent = env["RUNNER_TEMP"] ?? tmpdir();
	try {
		await makeWithParents(parent);
		return await mkdtemp(join(parent, `go-pgo-${purpose}-`));
	} catch (error) {
		if (machineFailure(error)?.fix === WHAT_TO_DO.fullDisk) throw error;
		const message = `No temporary folder can be made in ${parent} (${variable}): ${reasonOf(error)}.`;
		const fix = `Set ${variable} to a folder that this user may write to.`;
		throw new ExpectedError(message, {
			fix,
			cause: error
		});
	}
}
/**
* Removes temporary folders of this user's earlier runs if they are older than a week. Errors are ignored, because a leftover folder does
* no harm.
*/
async function removeOldFolders(parent, now) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names.filter((entry) => OUR_FOLDER.test(entry))) {
		const folder = join(parent, name);
		const stats = await lstat(folder).catch(() => void 0);
		if (stats?.isDirectory() === true && stats.uid === process.getuid?.() && now.getTime() - stats.mtimeMs > WEEK_MS) await rm(folder, {
			recursive: true,
			force: true
		}).catch(() => {});
	}
}
/**
* Makes a folder and its parent folders. This function does not use `mkdir` with `recursive`, because `mkdir` with `recursive` never
* returns below `/proc`: Node repeats a step for as long as the step fails with ENOENT.
*/
async function makeWithParents(folder) {
	try {
		await mkdir(folder);
	} catch (error) {
		const { code } = error;
		if (code === "EEXIST") return;
		if (code !== "ENOENT" || dirname(folder) === folder) throw error;
		await makeWithParents(dirname(folder));
		await mkdir(folder);
	}
}

// src/run.ts
/** Commands that write neither a report page nor a result document. */
const WITHOUT_OUTPUT = [
	"targets",
	"merge",
	"inspect",
	"diff",
	"init"
];
/**
* Runs one command, from the inputs of the host to the report that the user sees:
*
* 1. register the secrets of the environment, so that no output shows them;
* 2. read the settings, make the folders, and run the command for each program (`performCommand`). Commands yield the parts of their
*    reports one by one, and `Reports` collects the parts, so that a report keeps all parts from before a failure;
* 3. write the result document and the report page, and let the host show the rest (`finish`), also after a failure.
*
* A bug is handled like every other failure, but its stack is also printed.
* @param read reads the inputs of the host; a mistake in the inputs is reported like every other error.
* @returns the exit code: 0 done, 1 failed, 2 wrong usage, 128 + signal when cancelled.
*/
async function run(host, read) {
	const reports = new Reports(new GrowingReport({
		command: "refresh",
		findings: []
	}, host));
	const mask = masking(host, reports.whole);
	for (const secret of secretsOfEnvironment(host.env, COMMAND_INPUTS)) mask(secret);
	const folders = {};
	let exitCode = 0;
	try {
		await unlessCrashed(host, performCommand({
			host,
			reports,
			mask,
			folders
		}, read));
	} catch (thrown) {
		const error = host.signal.aborted ? whyAborted(host, reports.value) : failureOf(thrown);
		exitCode = error.exitCode;
		reports.whole.fail(error);
	} finally {
		const { scratch } = folders;
		if (scratch !== void 0) await rm(scratch, {
			recursive: true,
			force: true,
			maxRetries: 5
		}).catch(() => {});
	}
	try {
		await finish(host, reports, folders);
		exitCode ||= reports.whole.failure?.exitCode ?? 0;
	} catch (thrown) {
		const error = failureOf(thrown);
		host.finding({
			severity: "error",
			message: error.message,
			fix: error.fix
		});
		exitCode ||= error.exitCode;
	}
	if (host.signal.aborted) process.exit(exitCode);
	return exitCode;
}
/** Reads the settings, makes the folders and runs the command for each program. */
async function performCommand({ host, reports, mask, folders }, read) {
	const scratch = await temporaryFolder("scratch", host.env);
	folders.scratch = scratch;
	removeAtExit(scratch);
	await removeOldFolders(dirname(scratch), host.now());
	const { command, inputs, operands, output, force } = read();
	const report = reports.whole;
	report.add({ command });
	const { token } = inputs;
	if (token !== void 0) {
		mask(token);
		for (const [name, value] of Object.entries(host.env)) if (value === token) keepFromTools(name);
	}
	const { cwd, env: given, signal } = host;
	const { shared, targets, others, findings } = await readRun(inputs, {
		cwd,
		env: given,
		mask,
		baseReader: {
			newestCommit: async (token, at) => (await import("./github-repository.js")).newestCommit({
				token,
				env: given,
				signal
			}, at),
			fileAt: async (token, at) => (await import("./github-repository.js")).fileAt({
				token,
				env: given,
				signal
			}, at)
		}
	}, command);
	report.add({ findings });
	const only = targets.length === 1 && command !== "targets" ? targets[0] : void 0;
	report.add({ target: only?.name });
	const config = programConfig(only === void 0 ? shared : await only.config());
	if (!WITHOUT_OUTPUT.includes(command)) {
		const folder = config.outputDirectory ?? await temporaryFolder(command, host.env);
		await makeFolder(folder);
		folders.output = folder;
		folders.isTemporary = config.outputDirectory === void 0;
	}
	const env = {
		...host.env,
		[GO_WORK_DIR]: scratch
	};
	const whole = {
		command,
		host: {
			...host,
			env
		},
		operands,
		output,
		force,
		scratch,
		config,
		outputDirectory: folders.output ?? scratch
	};
	if (command === "targets") {
		const { listTargets } = await import("./program2.js");
		report.add({ targets: await listTargets(whole, targets) });
	} else if (only !== void 0) await performAll({
		runs: [whole],
		whole,
		others: []
	}, reports);
	else {
		const { runsOfTargets } = await import("./program2.js");
		const runs = await runsOfTargets(targets, whole);
		reports.beginTargets(runs);
		await performAll({
			runs,
			whole,
			others
		}, reports);
	}
}
/**
* The maximum time for stopping all stages after a crash, in milliseconds. Without a limit, a stage could wait forever for an event that no
* longer comes.
*/
const UNWINDING_MS = 3e3;
/**
* Waits for `work`; after an uncaught error, the function waits at most 3 s longer.
* @throws the error that `work` throws, or the uncaught error.
*/
async function unlessCrashed({ signal }, work) {
	const crash = new Promise((_, reject) => {
		const onAbort = () => {
			if (!(signal.reason instanceof Cancelled)) setTimeout(() => reject(signal.reason), UNWINDING_MS);
		};
		signal.addEventListener("abort", onAbort, { once: true });
		if (signal.aborted) onAbort();
	});
	await Promise.race([work, crash]);
	if (signal.aborted && !(signal.reason instanceof Cancelled)) throw signal.reason;
}
/** Returns the error of a run that was cancelled or has crashed. The error says whether the run has left results behind. */
function whyAborted({ signal }, { profile, build, comparison, publication, targets }) {
	if (!(signal.reason instanceof Cancelled)) return bugFailure(signal.reason);
	const { message, exitCode } = signal.reason;
	const isPartial = [
		profile,
		build,
		comparison,
		publication,
		targets
	].some((part) => part !== void 0);
	const fix = WHAT_TO_DO[isPartial ? "cancelled" : "cancelledEarly"];
	return new ExpectedError(message, {
		exitCode,
		fix
	});
}
/** Returns the failure that the report shows for a thrown value, and prints the stack if the value is a bug. */
function failureOf(thrown) {
	const error = machineFailure(thrown) ?? thrown;
	if (error instanceof ExpectedError) return error;
	printBug(error);
	return bugFailure(error);
}
function bugFailure(error) {
	const what = excerpt(error instanceof Error ? `${error.name}: ${error.message}` : String(error), 300);
	const fix = `Please report it at ${`${repository.url.replace(/^git\+|\.git$/g, "")}/issues`} with the stack from the log.`;
	return new ExpectedError(`This is a bug in Go PGO Action: ${asSentence(what)}`, {
		fix,
		cause: error
	});
}
/**
* Returns a function that masks a secret in all output. The returned function warns once about a variable whose value is too common to be
* masked.
*/
function masking(host, report) {
	const warned = /* @__PURE__ */ new Set();
	return (secret, variable) => {
		host.mask(secret);
		if (variable === void 0) return;
		keepFromTools(variable);
		if (isHideable(secret) || warned.has(variable)) return;
		warned.add(variable);
		const message = `\`\${${variable}}\` has fewer than ${4} characters, or is a word such as \`main\`, so this secret is not hidden if a server repeats it.`;
		report.add({ findings: [warning(message, "Use a long random secret, or write non-secret values inline.")] });
	};
}
/**
* Runs the command for each program of a group, which is a set of programs that the command works on together.
* @throws ExpectedError at the end if the command has failed for any program.
*/
async function performAll(group, reports) {
	const { runs, whole } = group;
	const isAlone = isOfOneProgram(group);
	try {
		for (const part of await partsOf(group)) try {
			const performed = reports.add(perform(part));
			await (isOfOneProgram(part) ? untilFailure(part.whole, reports.of(part.whole), performed) : performed);
		} finally {
			for (const run of part.runs) await conclude(run, reports, !isAlone);
		}
	} catch (error) {
		reports.leaveOutTargetsNotBegun();
		throw error;
	}
	if (isAlone) {
		if (reports.whole.failure !== void 0) throw reports.whole.failure;
		return;
	}
	const { runFacts } = await import("./program2.js");
	if (whole.command !== "check") reports.whole.add({ run: await runFacts(whole) });
	const failed = runs.filter((run) => reports.of(run).failure !== void 0);
	if (failed.length === 0) return;
	const names = failed.map(({ config }) => config.target).join(", ");
	throw new ExpectedError(`${failed.length} of ${count(runs.length, "target")} failed: ${names}.`, { fix: "The report says why each of these targets failed. The work on all other targets is done." });
}
/**
* Waits for the work on a program. If this work fails, the report gets the error, and the work on other programs continues. @throws bugs
* and cancellations.
*/
function untilFailure(run, report, task) {
	return orElse(run, task, (error) => report.fail(error));
}
/**
* Divides a group of programs into smaller groups, which run one after the other. Only programs that share a pull request stay in one
* group.
*/
async function partsOf(group) {
	const { runs, whole } = group;
	const { command, config } = whole;
	if (runs.length === 0 || isOfOneProgram(group) || command === "rollback") return [group];
	if (command === "refresh" || command === "repair") {
		if (config.pullRequests === "one" && config.publish !== "none") return [group];
		const { requireNoCollisions } = await import("./program2.js");
		await requireNoCollisions(runs);
	}
	return runs.map((run) => ({
		runs: [run],
		whole: run,
		others: []
	}));
}
/**
* Runs the command of a group. Each case of the switch imports only its own command, so that a run does not load the code of all commands.
*/
async function* perform(group) {
	const run = group.whole;
	switch (run.command) {
		case "refresh":
		case "repair":
			await (await import("./program2.js")).findAhead(group.runs);
			return yield* (await import("./refresh.js")).refresh(group);
		case "rollback": return yield* (await import("./rollback.js")).rollback(group);
		case "collect": return yield* partsAbout(run, (await import("./collect.js")).collect(run));
		case "build": return yield* partsAbout(run, (await import("./build.js")).build(run));
		case "compare": return yield* partsAbout(run, (await import("./compare2.js")).compare(run));
		case "check": return yield* partsAbout(run, (await import("./check2.js")).check(run));
		case "init":
			yield {
				run,
				part: await (await import("./init.js")).init(run)
			};
			return;
		case "demo": {
			const example = await (await import("./demo.js")).demo(run);
			return yield* (await import("./refresh.js")).refresh({
				runs: [example],
				whole: example,
				others: []
			});
		}
		case "merge":
		case "inspect":
		case "diff": return yield* partsAbout(run, (await import("./files3.js"))[run.command](run));
		case "targets": throw new Error("`targets` is about all programs, never about one.");
	}
}
/**
* Ends the work on a program, also after a failure: checks the gates, comments on the pull request and archives the result document. If the
* run has several programs, the function also writes the result files of this program. A failed gate fails the run only in `conclude`,
* after everything was published.
*/
async function conclude(run, reports, isOneOfSeveral) {
	const { host } = run;
	const report = reports.of(run);
	if (host.signal.aborted) return;
	const { gates } = report.value;
	if (report.failure === void 0 && gates !== void 0) {
		const { failureOfGates } = await import("./compare2.js");
		const failure = failureOfGates(gates);
		if (failure !== void 0) report.fail(failure);
	}
	const { message, fix } = report.failure ?? {};
	const wasShown = report.value.findings.some((one) => one.severity === "error" && one.message === message);
	if (isOneOfSeveral && message !== void 0 && !wasShown) host.finding({
		severity: "error",
		message,
		fix
	});
	if (!WITHOUT_OUTPUT.includes(run.command)) {
		const { keepRecords } = await import("./records.js");
		await reports.add(partsAbout(run, keepRecords(run, report.value)));
	}
	if (isOneOfSeveral) await untilFailure(run, report, writeResultFiles(knownSecrets.redact(report.value), run.outputDirectory));
}
/**
* Writes the result document and the report page.
* @param report free of secrets.
* @param written gets the path of each file as soon as the file is written, so that the caller also knows the files from before a failure.
* @throws ExpectedError when it cannot.
*/
async function writeResultFiles(report, folder, written = {}) {
	const files = {
		result: join(folder, "result.json"),
		report: join(folder, "report.html")
	};
	await replaceFile(files.result, Buffer.from(renderJson(report)));
	written.result = files.result;
	const { renderHtml } = await import("./html.js");
	await replaceFile(files.report, Buffer.from(renderHtml(report)));
	written.report = files.report;
}
/**
* Writes the result document and the report page, then lets the host show the rest of the report. If the disk is too full for the result
* document and the page, the host still shows the rest of the report.
*/
async function finish(host, reports, folders) {
	const { output: outputDirectory, isTemporary = false } = folders;
	const files = {};
	try {
		if (outputDirectory !== void 0) await writeResultFiles(knownSecrets.redact(reports.value), outputDirectory, files);
	} catch (thrown) {
		const error = failureOf(thrown);
		if (reports.whole.failure === void 0) reports.whole.fail(error);
		else host.finding({
			severity: "error",
			message: error.message,
			fix: error.fix
		});
	}
	const report = knownSecrets.redact(reports.value);
	const look = Object.entries({
		report: "report.html",
		"pull request": "pull-request.md",
		repository: "repository"
	}).flatMap(([what, name]) => {
		const path = join(outputDirectory ?? "", name);
		return outputDirectory !== void 0 && existsSync(path) ? [[what, path]] : [];
	});
	const { renderText } = await import("./text.js");
	const { interactive: color, width, verbose } = host;
	await host.finish({
		outputs: outputsOf(report, files),
		summary: async () => {
			const { renderSummary } = await import("./markdown.js");
			return renderSummary(report);
		},
		text: renderText(report, {
			color,
			width,
			verbose,
			look: Object.fromEntries(look),
			temporaryFolder: isTemporary ? outputDirectory : void 0
		}),
		json: renderJson(report),
		error: report.error
	});
}

export { run };