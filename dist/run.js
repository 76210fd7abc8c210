import { o as repository } from "./host.js";
import { t as GO_WORK_DIR } from "./go.js";
import { n as renderJson, t as outputsOf } from "./outputs2.js";
import { a as GrowingReport, d as makeFolder, o as attempt, p as programConfig, t as readRun, u as isOfOneProgram } from "./read.js";
import { t as COMMAND_INPUTS } from "./settings.js";
import { a as keepFromTools, l as secretsOfEnvironment } from "./credentials.js";
import { a as WHAT_TO_DO, f as warning, l as reasonOf, n as ExpectedError, o as machineFailure, t as Cancelled } from "./errors.js";
import { g as replaceFile, h as removeWithUs } from "./files.js";
import { E as count, _ as isHideable, c as asSentence, d as excerpt, r as printBug, v as knownSecrets } from "./start.js";
import { tmpdir } from "node:os";
import { lstat, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

// src/system/temporary.ts
/**
* Temporary folders of a run: one for scratch files, and one for the result if the user named no output folder.
*
* The run removes its scratch folder at the end. The folder with the result stays, because the last lines of the run name files in it.
* A run that was killed leaves both. So the next run removes folders that are older than a week.
*/
/** How a folder of ours is called: what it is for, and the six random characters of `mkdtemp`. */
const OUR_FOLDER = /^go-pgo-(?:scratch|refresh|collect|build|compare|check|repair|rollback|demo)-[A-Za-z0-9]{6}$/;
const WEEK_MS = 6048e5;
/**
* Makes a folder in the runner's or the system's folder for temporary files.
* @param purpose `scratch`, or the command whose result the folder will hold.
* @throws ExpectedError if no folder can be made there.
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
/** Removes folders of ours that are older than a week. It does not touch folders of other users. It ignores every error, because the folders do no harm. */
async function removeOldFolders(parent, now) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names.filter((entry) => OUR_FOLDER.test(entry))) {
		const folder = join(parent, name);
		const found = await lstat(folder).catch(() => void 0);
		if (found?.isDirectory() === true && found.uid === process.getuid?.() && now.getTime() - found.mtimeMs > WEEK_MS) await rm(folder, {
			recursive: true,
			force: true
		}).catch(() => {});
	}
}
/** Makes a folder and its parents. `mkdir` with `recursive` never returns below `/proc`, because it repeats a step as long as that fails with ENOENT. */
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
* 1. register the secrets of the environment, so that nothing prints them;
* 2. read the settings, make the folders, and run the command for each program (`performCommand`). Commands yield the parts of
*    their reports, and the parts from before a failure stay in the report;
* 3. write the result document and the report page, and let the host show the rest (`finish`), also after a failure.
*
* A bug is a failure like any other, but its stack is also printed.
* @param read reads the inputs of the host; a mistake in them is reported like any other error.
* @returns the exit code: 0 done, 1 failed, 2 wrong usage, 128 + signal when cancelled.
*/
async function run(host, read) {
	const report = new GrowingReport({
		command: "refresh",
		findings: []
	}, host);
	const mask = masking(host, report);
	for (const secret of secretsOfEnvironment(host.env, COMMAND_INPUTS)) mask(secret);
	const folders = {};
	let exitCode = 0;
	try {
		await unlessCrashed(host, performCommand({
			host,
			report,
			mask,
			folders
		}, read));
	} catch (thrown) {
		const error = host.signal.aborted ? whyAborted(host, report.value) : failureOf(thrown);
		exitCode = error.exitCode;
		report.fail(error);
	} finally {
		const { scratch } = folders;
		if (scratch !== void 0) await rm(scratch, {
			recursive: true,
			force: true,
			maxRetries: 5
		}).catch(() => {});
	}
	try {
		await finish(host, report, folders);
		exitCode ||= report.failure?.exitCode ?? 0;
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
async function performCommand({ host, report, mask, folders }, read) {
	const scratch = await temporaryFolder("scratch", host.env);
	folders.scratch = scratch;
	removeWithUs(scratch);
	await removeOldFolders(dirname(scratch), host.now());
	const { command, inputs, operands, output, force } = read();
	report.add({ command });
	const { token } = inputs;
	if (token !== void 0) {
		mask(token);
		for (const [name, value] of Object.entries(host.env)) if (value === token) keepFromTools(name);
	}
	const { cwd, env: given, signal } = host;
	const fileAt = async (token, at) => (await import("./github-repository.js")).fileAt({
		token,
		env: given,
		signal
	}, at);
	const { shared, targets, others, findings } = await readRun(inputs, {
		cwd,
		env: given,
		mask,
		fileAt
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
		run: {
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
		},
		report
	};
	if (command === "targets") {
		const { listTargets } = await import("./program2.js");
		report.add({ targets: await listTargets(whole.run, targets) });
	} else if (only !== void 0) await performAll({
		works: [whole],
		whole,
		others: []
	});
	else {
		const { worksOf } = await import("./program2.js");
		await performAll({
			works: await worksOf(targets, whole.run),
			whole,
			others
		});
	}
}
/** The time in which stages must stop after a crash. One of them may wait for an event that no longer comes. */
const UNWINDING_MS = 3e3;
/** Waits for `work`; after an error that nothing caught, only 3 s longer. @throws what `work` throws, or the uncaught error. */
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
/** Returns the error of a run that was cancelled or has crashed. It says whether the run has left results behind. */
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
/** Returns the failure that the report shows for anything thrown, and prints the stack of a bug. */
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
/** Returns a function that hides a secret everywhere, and warns once about a variable whose value is too common to be hidden. */
function masking(host, report) {
	const warned = /* @__PURE__ */ new Set();
	return (secret, variable) => {
		host.mask(secret);
		if (variable === void 0) return;
		keepFromTools(variable);
		if (isHideable(secret) || warned.has(variable)) return;
		warned.add(variable);
		const message = `\`\${${variable}}\` has fewer than ${4} characters, or is a word such as \`main\`: it is not hidden if a server repeats it.`;
		report.add({ findings: [warning(message, "Use a long random secret, or write non-secret values inline.")] });
	};
}
/** Runs the command for each program of the group. @throws ExpectedError at the end if any of them has failed. */
async function performAll(group) {
	const { works, whole } = group;
	const isAlone = isOfOneProgram(group);
	if (!isAlone) whole.report.cover(works.map(({ report }) => report));
	try {
		for (const part of await partsOf(group)) try {
			if (isOfOneProgram(part)) await attempt(part.whole, () => perform(part));
			else await perform(part);
		} finally {
			for (const work of part.works) await conclude(work, !isAlone);
		}
	} catch (error) {
		const isBegun = ({ value }) => value.findings.length > 0 || [
			value.decision,
			value.profile,
			value.publication,
			value.error
		].some(Boolean);
		if (!isAlone) whole.report.cover(works.map(({ report }) => report).filter(isBegun));
		throw error;
	}
	if (isAlone) {
		if (whole.report.failure !== void 0) throw whole.report.failure;
		return;
	}
	const { runFacts } = await import("./program2.js");
	if (whole.run.command !== "check") whole.report.add({ run: await runFacts(whole.run) });
	const failed = works.filter(({ report }) => report.failure !== void 0);
	if (failed.length === 0) return;
	const names = failed.map(({ run }) => run.config.target).join(", ");
	throw new ExpectedError(`${failed.length} of ${count(works.length, "target")} failed: ${names}.`, { fix: "The report says why for each; the others are done." });
}
/** Divides a group into the groups that run one after the other. Only programs that share a pull request stay together. */
async function partsOf(group) {
	const { works, whole } = group;
	const { command, config } = whole.run;
	if (works.length === 0 || isOfOneProgram(group) || command === "rollback") return [group];
	if (command === "refresh" || command === "repair") {
		if (config.pullRequests === "one" && config.publish !== "none") return [group];
		const { requireNoCollisions } = await import("./program2.js");
		await requireNoCollisions(works);
	}
	return works.map((work) => ({
		works: [work],
		whole: work,
		others: []
	}));
}
async function perform(group) {
	const { run, report } = group.whole;
	switch (run.command) {
		case "refresh":
		case "repair":
			await (await import("./program2.js")).findAhead(group.works);
			return (await import("./refresh.js")).refresh(group);
		case "rollback": return (await import("./rollback.js")).rollback(group);
		case "collect": return putTogether(report, (await import("./collect.js")).collect(run));
		case "build": return putTogether(report, (await import("./build.js")).build(run));
		case "compare": return putTogether(report, (await import("./compare2.js")).compare(run));
		case "check": return putTogether(report, (await import("./check2.js")).check(run));
		case "init": return report.add(await (await import("./init.js")).init(run));
		case "demo": {
			const example = {
				run: await (await import("./demo.js")).demo(run),
				report
			};
			return (await import("./refresh.js")).refresh({
				works: [example],
				whole: example,
				others: []
			});
		}
		case "merge":
		case "inspect":
		case "diff": return putTogether(report, (await import("./files3.js"))[run.command](run));
		case "targets": throw new Error("`targets` is about all programs, never about one.");
	}
}
/** Adds the parts that a command yields to the report, each as it comes. */
async function putTogether(report, parts) {
	let next = await parts.next(report.value);
	while (!next.done) {
		report.add(next.value);
		next = await parts.next(report.value);
	}
}
/**
* Ends the work on a program, also after a failure: judges its gates, keeps its records, and writes its result files if it is one
* of several. A gate fails only now, after everything was written and published.
*/
async function conclude(work, isOneOfSeveral) {
	const { run, report } = work;
	const { host } = run;
	if (host.signal.aborted) return;
	const { gates } = report.value;
	if (report.failure === void 0 && gates) await attempt(work, async () => (await import("./compare2.js")).requireGates(gates));
	const { message, fix } = report.failure ?? {};
	const wasShown = report.value.findings.some((one) => one.severity === "error" && one.message === message);
	if (isOneOfSeveral && message !== void 0 && !wasShown) host.finding({
		severity: "error",
		message,
		fix
	});
	if (!WITHOUT_OUTPUT.includes(run.command)) await (await import("./records.js")).record(work);
	if (isOneOfSeveral) await attempt(work, () => writeResultFiles(knownSecrets.redact(report.value), run.outputDirectory));
}
/**
* Writes the result document and the report page.
* @param report free of secrets.
* @param written gets the path of each file that is written, also before a failure.
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
/** Writes the result document and the report page, then lets the host show the rest; also where the disk is too full for them. */
async function finish(host, growing, folders) {
	const { output: outputDirectory, isTemporary = false } = folders;
	const files = {};
	try {
		if (outputDirectory !== void 0) await writeResultFiles(knownSecrets.redact(growing.value), outputDirectory, files);
	} catch (thrown) {
		const error = failureOf(thrown);
		if (growing.failure === void 0) growing.fail(error);
		else host.finding({
			severity: "error",
			message: error.message,
			fix: error.fix
		});
	}
	const report = knownSecrets.redact(growing.value);
	const look = Object.entries({
		report: "report.html",
		"pull request": "pull-request.md",
		repository: "repository"
	}).flatMap(([what, name]) => {
		const path = join(outputDirectory ?? "", name);
		return outputDirectory !== void 0 && existsSync(path) ? [[what, path]] : [];
	});
	const { renderText } = await import("./text.js");
	const { interactive: color, width } = host;
	await host.finish({
		outputs: outputsOf(report, files),
		summary: async () => {
			const { renderSummary } = await import("./markdown.js");
			return renderSummary(report);
		},
		text: renderText(report, {
			color,
			width,
			look: Object.fromEntries(look),
			temporaryFolder: isTemporary ? outputDirectory : void 0
		}),
		json: renderJson(report),
		error: report.error
	});
}

export { run };