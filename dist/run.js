import { r as logLine } from "./printable.js";
import { n as ExpectedError, r as UsageError, t as Cancelled } from "./errors.js";
import { a as shortage, o as makeFolder, r as reasonOf, t as machineFailure } from "./replace-file.js";
import { r as removeWithUs } from "./survivors.js";
import { n as isHideable, t as Secrets } from "./secrets.js";
import { a as targetOf, c as fileSources, d as optional, f as parseSettings, h as requireInside, i as shareable, l as givenSources, m as checkoutOf, n as requireShareable, o as readTargets, p as readConfigFile, r as requireTargets, s as selected, t as requireFolder, u as configOf } from "./several.js";
import { t as addFindings } from "./job.js";
import { n as requireGates } from "./gates.js";
import { r as keepFromTools } from "./exec2.js";
import { i as secretsIn } from "./header.js";
import { t as secretsInCommand } from "./text.js";
import { t as proposedBy } from "./pull-request-base.js";
import { D as orderedGates, a as verdictOf } from "./targets.js";
import { n as perform, t as writeResultFiles } from "./result-files.js";
import { t as renderJson } from "./json.js";
import { inspect } from "node:util";
import { mkdtemp, rm } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
import { existsSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";

// src/host/bugs.ts
/** What nobody expected ends the process as Node would, with its stack; but errors of libraries hold headers and URLs. */
function showBugsWithout(secrets) {
	process.on("uncaughtException", (error) => {
		process.stderr.write(`${secrets.redact(inspect(error))}\n`);
		process.exit(1);
	});
}

// src/host/cancellation.ts
/** Aborts on the first SIGINT or SIGTERM; everything then unwinds by itself. A second one ends the process at once. */
function abortOnSignals() {
	const controller = new AbortController();
	for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {
		const cancelled = new Cancelled(name);
		if (controller.signal.aborted) process.exit(cancelled.exitCode);
		controller.abort(cancelled);
	});
	return controller.signal;
}

// src/host/terminal.ts
/** A person's terminal: results on stdout, progress and findings on stderr. */
function terminalHost(options) {
	const started = performance.now();
	const secrets = new Secrets();
	showBugsWithout(secrets);
	const say = (line) => {
		const seconds = ((performance.now() - started) / 1e3).toFixed(1).padStart(6);
		process.stderr.write(`${seconds} s  ${secrets.redact(logLine(line))}\n`);
	};
	return {
		env: process.env,
		cwd: process.cwd(),
		signal: abortOnSignals(),
		interactive: process.stdout.isTTY === true && process.env["NO_COLOR"] === void 0,
		width: process.stdout.columns ?? 100,
		now: () => /* @__PURE__ */ new Date(),
		progress: say,
		finding: (finding) => say(sentence(finding)),
		mask: (secret) => secrets.add(secret),
		async finish({ text, json, error }) {
			if (error !== void 0 && (options.json || process.stdout.isTTY !== true)) say(sentence({
				severity: "error",
				...error
			}));
			await write(options.json ? json : secrets.redact(text));
		}
	};
}
/** A finding on one line: `warning: where: what is the matter. What to do about it.` */
function sentence({ severity, source, file, message, fix }) {
	const where = [.../* @__PURE__ */ new Set([source, file])].filter((part) => part !== void 0 && !message.startsWith(part)).join(" › ");
	return `${severity}: ${where === "" ? "" : `${where}: `}${message}${fix === void 0 ? "" : ` ${fix}`}`;
}
/**
* A reader may leave before the end (`go-pgo … | head`): the work goes on, and a stream that failed is no bug.
* Progress that cannot be written is lost; whether the result was written, `write` is told.
*/
function tolerateClosedPipes() {
	for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
/** Waits until a pipe has taken everything, so that the process may end. @throws ExpectedError when nothing can. */
function write(text) {
	return new Promise((resolve, reject) => process.stdout.write(text, (error) => {
		if (!error || error.code === "EPIPE") return resolve();
		reject(new ExpectedError(`The result cannot be written to stdout: ${reasonOf(error)}.`, {
			fix: "Let stdout be a place that can take it.",
			cause: error
		}));
	}));
}

// src/config.ts
/**
* Reads inputs and config file; what an input says wins over the file, and what a target says over what stands outside of
* `targets`. Sources and other settings that may name secrets are read later, of those targets alone that are worked on.
* On a pull request the config file is that of its base, and no path leads out of the checkout by a symbolic link.
* @throws UsageError which names the input or key, its value and the choices.
*/
async function readRun(raw, given, command) {
	const place = {
		...given,
		...optional("token", raw.token)
	};
	const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? ".");
	if (raw.workingDirectory !== void 0) await requireFolder(workingDirectory);
	const proposed = await proposedBy(place.env);
	const bounds = proposed.kind === "nothing" ? {} : { checkout: checkoutOf(place.cwd, place.env) };
	await requireInside(workingDirectory, bounds.checkout, "working-directory");
	const file = await readConfigFile(raw.config, workingDirectory, {
		...place,
		proposed
	});
	const { findings } = file;
	const inputs = parseSettings(raw.settings, "", ["sources"]);
	const settings = {
		...parseSettings(file.settings, file.name),
		...inputs
	};
	const written = await readTargets(file, inputs);
	const { target: names, "changed-since": since } = settings;
	if (written === void 0) {
		requireTargets(settings, command, file);
		const sources = () => givenSources(raw, place) ?? fileSources(file.sources, `${file.name}: sources`, place);
		const config = () => configOf(settings, {
			workingDirectory,
			sources,
			place,
			raw,
			command,
			...bounds
		});
		return {
			kind: "one",
			config,
			findings
		};
	}
	const changes = since !== void 0 && { changes: {
		since,
		...optional("configFile", file.path)
	} };
	const target = (one) => targetOf(one, written.length, {
		raw,
		place,
		command,
		...bounds
	});
	const chosen = selected(written, names);
	const [only] = chosen;
	if (only !== void 0 && chosen.length === 1 && command !== "targets") {
		const lone = target(only);
		return {
			kind: "one",
			target: lone,
			...changes,
			config: lone.config,
			findings
		};
	}
	requireShareable(raw, settings);
	return {
		kind: "several",
		shared: await configOf(shareable(settings), {
			workingDirectory,
			place,
			raw,
			command,
			...bounds,
			sources: () => []
		}),
		targets: chosen.map(target),
		others: written.filter((one) => !chosen.includes(one)).map(target),
		...changes,
		findings
	};
}

// src/targets/outputs-of-targets.ts
/** What the outputs say of a run with targets; empty without any. A figure that only one target has is in its result. */
function outputsOfTargets(report) {
	const { target, targets } = report;
	if (targets === void 0) return target === void 0 ? {} : namesOf([{
		...report,
		target
	}]);
	return {
		...namesOf(targets),
		decision: decisionOf(targets),
		verdict: overallVerdict(targets),
		gates: orderedGates(targets.flatMap(({ gates = [] }) => gates))[0]?.outcome
	};
}
function namesOf(targets) {
	const changed = targets.filter(({ decision }) => decision?.kind === "update");
	const list = (some) => JSON.stringify(some.map(({ target }) => target));
	return {
		targets: list(targets),
		"changed-targets": list(changed)
	};
}
const DECISIONS = [
	"update",
	"reject",
	"keep"
];
/** Whether there is anything new at all; without that, whether anything was refused. */
function decisionOf(targets) {
	return DECISIONS.find((kind) => targets.some(({ decision }) => decision?.kind === kind));
}
const VERDICTS = [
	"slower",
	"inconclusive",
	"faster",
	"no difference"
];
/**
* The worst that was measured: `faster` only where one target is, and each other one is at least proven not to differ. A
* target with nothing to measure with has no say, unless none has.
*/
function overallVerdict(targets) {
	const found = targets.map(verdictOf);
	return VERDICTS.find((verdict) => found.includes(verdict)) ?? (found.includes("not measured") ? "inconclusive" : void 0);
}

// src/outputs.ts
/** The action's outputs, as `action.yml` lists them; an output without a value is left out. */
function outputsOf(report, files) {
	const { decision, comparison, gates, profile, fallback, build, publication } = report;
	const isPullRequest = publication?.kind === "pull-request";
	const values = {
		decision: decision?.kind,
		verdict: comparison?.verdict,
		change: comparison?.change,
		gates: gates && orderedGates(gates)[0]?.outcome,
		profile: fallback?.used === "off" ? "off" : profile?.path,
		"profile-origin": originOf(report),
		overlap: decision?.overlap,
		"stale-weight": decision?.staleWeight,
		"pgo-binary": build?.candidate.path,
		"baseline-binary": build?.baseline.path,
		binaries: report.binaries && binariesOf(report.binaries),
		checksums: report.checksums,
		report: files.report,
		result: files.result,
		"pull-request-number": isPullRequest ? publication.number : void 0,
		"pull-request-url": isPullRequest ? publication.url : void 0,
		"pull-request-operation": isPullRequest ? publication.operation : void 0,
		"pull-request-head-sha": isPullRequest ? publication.headSha : void 0,
		...outputsOfTargets(report)
	};
	return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [[name, String(value)]]));
}
/** Where the profile that `collect` leaves to the next step comes from. */
function originOf({ command, profile, fallback, error }) {
	if (command !== "collect" || error !== void 0) return void 0;
	return fallback?.used ?? (profile && "collected");
}
/** What the next steps of a release need of each, as a matrix or a loop reads it. */
function binariesOf(binaries) {
	return JSON.stringify(binaries.map(({ platform, side, path, bytes, sha256 }) => ({
		platform,
		side,
		path,
		bytes,
		sha256
	})));
}

// src/secrets/environment.ts
/** A variable that no source names is hidden for its name alone: a short value of it may be a word. */
const LEAST = 8;
/** What says where a secret is, or of which kind, and is none. */
const ABOUT_A_SECRET = /(_|^)(FILE|PATH|DIR|FOLDER|URL|URI|HOST|ENDPOINT|NAME|ID|SOCK|TYPE|KIND|MODE|VERSION|REGION|HELPER)S?$/i;
/** A secret, though its name does not say so. */
const UNNAMED = /CONNECTION_?STRING|^IDENTITY_HEADER$/i;
/** Files that hold nothing but a token, which the clouds' libraries send to somebody who may repeat it. */
const TOKEN_FILES = /^(AWS_WEB_IDENTITY|AWS_CONTAINER_AUTHORIZATION|AZURE_FEDERATED)_TOKEN_FILE$/;
/** Inputs that are commands. */
const COMMANDS = /^INPUT_(SERVE|LOAD|VERIFY)$/i;
const STILL_SECRET = /ACCESS_KEY_ID$/i;
/**
* What of the environment nobody may read, before anything is made of it: values of variables whose name speaks of a
* secret, and the passwords in URLs of all others, such as proxies, `GOPROXY` and the action's inputs.
*/
function secretsOfEnvironment(env) {
	const found = Object.entries(env).flatMap(([name, value = ""]) => [
		...secretsIn(namesItself(name, value) ? name : "", value).filter((text) => text !== value || value.length >= LEAST),
		...UNNAMED.test(name) ? [value] : [],
		...TOKEN_FILES.test(name) ? contentOf(value) : [],
		...COMMANDS.test(name) ? secretsInCommand(value) : []
	]);
	return [...new Set(found)].filter(isHideable);
}
/** Bytes of a token in a file. */
const MOST_BYTES = 1048576;
/** Nothing where it cannot be read: who needs it will say so. */
function contentOf(path) {
	try {
		const found = statSync(path);
		return found.isFile() && found.size <= MOST_BYTES ? [readFileSync(path, "utf8").trim()] : [];
	} catch {
		return [];
	}
}
/** Whether the value itself would be the secret that the name speaks of, and not where it is. */
function namesItself(name, value) {
	if (ABOUT_A_SECRET.test(name) && !STILL_SECRET.test(name)) return false;
	return !(isAbsolute(value) && existsSync(value));
}

// src/run.ts
/**
* Runs one command from its raw inputs to what people see.
* @param read reads the host's inputs; what is wrong with them is reported as everything else.
* @returns the exit code: 0 done, 1 failed, 2 wrong usage, 128 + signal when cancelled.
*/
async function run(host, read) {
	const report = {
		command: "refresh",
		findings: []
	};
	const secrets = new Secrets();
	const told = /* @__PURE__ */ new Set();
	const mask = (secret, variable) => {
		secrets.add(secret);
		host.mask(secret);
		if (variable === void 0) return;
		keepFromTools(variable);
		if (isHideable(secret) || told.has(variable)) return;
		told.add(variable);
		addFindings({
			host,
			report
		}, [notHidden(variable)]);
	};
	for (const secret of secretsOfEnvironment(host.env)) mask(secret);
	let scratch;
	let scratchRemoved;
	let outputDirectory;
	let exitCode = 0;
	let job;
	try {
		scratch = await temporaryFolder("scratch", host);
		scratchRemoved = removeWithUs(scratch);
		const invocation = read();
		report.command = invocation.command;
		const { token } = invocation.inputs;
		if (token !== void 0) {
			mask(token);
			for (const [name, value] of Object.entries(host.env)) if (value === token) keepFromTools(name);
		}
		const place = {
			cwd: host.cwd,
			env: host.env,
			mask,
			signal: host.signal
		};
		const asked = await readRun(invocation.inputs, place, invocation.command);
		const env = {
			...host.env,
			GOTMPDIR: host.env["GOTMPDIR"] ?? scratch
		};
		const parts = {
			command: invocation.command,
			host: {
				...host,
				env
			},
			operands: invocation.operands,
			scratch,
			report,
			secrets,
			...invocation.output !== void 0 && { output: invocation.output }
		};
		addFindings(parts, asked.findings);
		if (asked.kind === "several") {
			outputDirectory = await makeOutputDirectory(asked.shared.outputDirectory, invocation.command, host);
			const shared = {
				...parts,
				config: asked.shared,
				outputDirectory: outputDirectory ?? scratch
			};
			await (await import("./run-targets.js")).performTargets(shared, asked);
		} else if (await isToBeDone(asked, parts)) {
			const config = await asked.config();
			outputDirectory = await makeOutputDirectory(config.outputDirectory, invocation.command, host);
			job = {
				...parts,
				config,
				outputDirectory: outputDirectory ?? scratch
			};
			await perform(job);
			requireGates(job);
		}
	} catch (thrown) {
		const error = host.signal.aborted ? host.signal.reason : machineFailure(thrown) ?? thrown;
		if (!(error instanceof ExpectedError)) throw error;
		exitCode = error.exitCode;
		report.error = {
			message: error.message,
			...error.fix !== void 0 && { fix: error.fix }
		};
	} finally {
		if (scratch !== void 0 && await isRemoved(scratch, host)) scratchRemoved?.();
	}
	try {
		if (job !== void 0) await (await import("./conclude2.js")).conclude(job);
		await finish(host, secrets.redact(report), outputDirectory);
	} catch (thrown) {
		const error = machineFailure(thrown) ?? thrown;
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		host.finding({
			severity: "error",
			message,
			...fix !== void 0 && { fix }
		});
		exitCode ||= error.exitCode;
	}
	if (host.signal.aborted) process.exit(exitCode);
	return exitCode;
}
function notHidden(variable) {
	return {
		severity: "warning",
		message: `\`\${${variable}}\` holds fewer than ${4} characters, or a word such as \`main\`: it is not hidden where a server repeats it.`,
		fix: "Give it a long secret of chance, or write what is none as it is."
	};
}
/** Whether the program of a target that was selected by its name has changed, where that is asked. */
async function isToBeDone(run, job) {
	const { target, changes } = run;
	if (target === void 0) return true;
	job.report.target = target.name;
	if (changes === void 0) return true;
	const { changedOf } = await import("./run-targets.js");
	if ((await changedOf([target], run, job)).length > 0) return true;
	delete job.report.target;
	job.report.targets = [];
	return false;
}
/** What is left of it is no reason to fail; it is tried again when the process ends. */
async function isRemoved(scratch, host) {
	try {
		await rm(scratch, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
		return true;
	} catch (error) {
		const message = `The temporary folder ${scratch} cannot be removed: ${reasonOf(error)}.`;
		host.finding({
			severity: "warning",
			message,
			fix: "Remove it, if it is still there."
		});
		return false;
	}
}
/** Commands that leave more behind than what they print. */
const LEAVING = [
	"refresh",
	"collect",
	"build",
	"compare",
	"check",
	"rollback",
	"demo"
];
async function makeOutputDirectory(named, command, host) {
	if (!LEAVING.includes(command)) return void 0;
	if (named === void 0) return temporaryFolder(command, host);
	try {
		await makeFolder(resolve(named));
	} catch (error) {
		throw shortage(error) ?? new UsageError(`output-directory: ${named} cannot be made: ${reasonOf(error)}.`, {
			fix: "Name a folder that this user may write to; what is missing of its path is made.",
			cause: error
		});
	}
	return named;
}
async function temporaryFolder(name, { env }) {
	const parent = env["RUNNER_TEMP"] ?? tmpdir();
	try {
		return await mkdtemp(join(parent, `go-pgo-${name}-`));
	} catch (error) {
		throw new ExpectedError(`No temporary folder can be made in ${parent}: ${reasonOf(error)}.`, {
			fix: "Let TMPDIR (RUNNER_TEMP in a workflow) name a folder that this user may write to.",
			cause: error
		});
	}
}
/** What some commands leave in the output folder beside the report: where else to look. */
function leftBeside(outputDirectory) {
	const files = {
		"pull request": "pull-request.md",
		repository: "repository"
	};
	if (outputDirectory === void 0) return {};
	const found = Object.entries(files).map(([what, name]) => [what, join(outputDirectory, name)]);
	return Object.fromEntries(found.filter(([, path]) => existsSync(path)));
}
/** Writes the result document and the report page, then lets the host show the rest. */
async function finish(host, report, outputDirectory) {
	const json = renderJson(report);
	const files = outputDirectory === void 0 ? {} : await writeResultFiles(report, outputDirectory);
	const look = {
		...files.report !== void 0 && { report: files.report },
		...leftBeside(outputDirectory)
	};
	await host.finish({
		outputs: outputsOf(report, files),
		summary: () => summaryOf(report),
		text: await textOf(report, host, look),
		json,
		...report.error && { error: report.error }
	});
}
/** Whether there is a list of targets to show. */
function isTargetList({ command, error }) {
	return command === "targets" && error === void 0;
}
async function textOf(report, { interactive, width }, look) {
	if (isTargetList(report)) return (await import("./target-list.js")).targetListText(report);
	const { renderText } = await import("./text2.js");
	return renderText(report, {
		color: interactive,
		width,
		look
	});
}
async function summaryOf(report) {
	if (isTargetList(report)) return (await import("./target-list.js")).targetListSummary(report);
	return (await import("./markdown2.js")).renderSummary(report);
}

export { abortOnSignals as a, tolerateClosedPipes as i, sentence as n, showBugsWithout as o, terminalHost as r, run as t };