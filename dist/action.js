import { a as setOutput, c as summary, i as notice, n as error, o as setSecret, r as info, s as warning } from "./core.js";
import { r as logLine } from "./printable.js";
import { r as reasonOf } from "./replace-file.js";
import { n as isHideable, t as Secrets } from "./secrets.js";
import { a as abortOnSignals, n as sentence$1, o as showBugsWithout, t as run } from "./run.js";
import { _ as ENTRY_INPUTS, g as ABOUT } from "./several.js";
import { a as unknownKey } from "./explain.js";
import { r as UsageError } from "./errors.js";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { closeSync, openSync, readSync, realpathSync, statSync } from "node:fs";

// src/host/annotations.ts
/** GitHub shows so many of each level for a step, and drops the others without a word. */
const MOST_PER_LEVEL = 10;
/** What GitHub is to show, the worst first; what it would not show is counted by the last of its level. */
function annotationsOf(findings, options) {
	const { error, workspace, fails } = options;
	const all = findings.map((finding) => annotationOf(finding, workspace, fails));
	const severe = all.filter((_, i) => findings[i]?.severity === "error");
	const others = all.filter((_, i) => findings[i]?.severity !== "error");
	const isSaid = error !== void 0 && findings.some(({ message }, i) => all[i]?.level === "error" && message === error.message);
	const last = error === void 0 || isSaid ? [] : [{
		level: "error",
		text: printable(sentence(error)),
		properties: {}
	}];
	const room = (level) => MOST_PER_LEVEL - (level === "error" ? last.length : 0);
	return [...[
		"error",
		"warning",
		"notice"
	].flatMap((level) => bounded([...severe, ...others].filter((one) => one.level === level), level, room(level))), ...last];
}
function bounded(all, level, most) {
	if (all.length <= most) return all;
	const text = `${all.length - (most - 1)} more ${level}s: GitHub shows ${MOST_PER_LEVEL} of a step, the job summary has all of them.`;
	return [...all.slice(0, most - 1), {
		level,
		text,
		properties: { title: "PGO" }
	}];
}
function annotationOf(finding, workspace, fails) {
	const { severity, source, file, line } = finding;
	const level = severity === "note" ? "notice" : severity === "error" && source === void 0 && fails ? "error" : "warning";
	const path = inWorkspace(finding, workspace);
	const isShown = path !== void 0 && workspace !== void 0 && isText(join(workspace, path));
	return {
		level,
		text: printable(sentence(finding)),
		properties: {
			title: logLine(`PGO: ${path ?? file ?? source ?? severity}`),
			...isShown && {
				file: path,
				...line !== void 0 && { startLine: line }
			}
		}
	};
}
/** Its lines stay apart, as GitHub shows them. */
function printable(text) {
	return text.split("\n").map(logLine).join("\n");
}
function sentence({ message, fix }) {
	return fix === void 0 ? message : `${message} ${fix}`;
}
/** A file's path from the workspace on, with forward slashes; undefined for one elsewhere, and for what is no file. */
function inWorkspace({ file, line }, workspace) {
	if (!workspace || file === void 0 || !isAbsolute(file) && line === void 0) return void 0;
	const path = relative(real(workspace), real(resolve(workspace, file)));
	return path !== "" && !isAbsolute(path) && path.split(sep)[0] !== ".." ? path.split(sep).join("/") : void 0;
}
/** With symbolic links resolved, where it exists: git and Go name files so. */
function real(path) {
	try {
		return realpathSync(path);
	} catch {
		return path;
	}
}
/** As git sees it: no byte 0 among the first 8,000. What cannot be read is none. */
function isText(path) {
	try {
		if (!statSync(path).isFile()) return false;
		const file = openSync(path, "r");
		try {
			const beginning = Buffer.alloc(8e3);
			return !beginning.subarray(0, readSync(file, beginning)).includes(0);
		} finally {
			closeSync(file);
		}
	} catch {
		return false;
	}
}

// src/host/github.ts
/** A job of GitHub Actions: annotations, outputs, the job summary. The only importer of `@actions/core`. */
function githubHost() {
	const secrets = new Secrets();
	showBugsWithout(secrets);
	const say = (line) => info(harmless(secrets.redact(line)));
	let findings = [];
	const annotate = (fails, error) => {
		const workspace = process.env["GITHUB_WORKSPACE"];
		const annotations = annotationsOf(findings, {
			workspace,
			fails,
			...error && { error }
		});
		findings = [];
		for (const { level, text, properties } of secrets.redact(annotations)) SHOW[level](text, properties);
	};
	const tell = (finding) => {
		findings.push(finding);
		say(sentence$1(finding));
	};
	process.once("exit", (code) => annotate(code !== 0));
	return {
		env: process.env,
		cwd: process.env["GITHUB_WORKSPACE"] ?? process.cwd(),
		signal: abortOnSignals(),
		interactive: false,
		width: 120,
		now: () => /* @__PURE__ */ new Date(),
		progress: say,
		finding: tell,
		mask(secret) {
			secrets.add(secret);
			if (isHideable(secret)) setSecret(secret);
		},
		async finish({ outputs, summary: summary$1, text, error }) {
			for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
			if (process.env["GITHUB_STEP_SUMMARY"] !== void 0) try {
				await summary.addRaw(await summary$1(), true).write();
			} catch (error) {
				tell({
					severity: "warning",
					message: `There is no job summary: ${reasonOf(error)}`,
					fix: "The log and the report say the same."
				});
			}
			for (const line of text.split("\n")) say(line);
			annotate(error !== void 0, error);
		}
	};
}
const SHOW = {
	error,
	warning,
	notice
};
/** The runner obeys lines that start with `::` and legacy `##[` commands; a line of ours is never one. */
function harmless(line) {
	return logLine(line).replaceAll("##[", "## [").replace(/^([\s\u0085]*):(?=:)/, "$1∶");
}

// src/host/github-inputs.ts
const COMMANDS = ENTRY_INPUTS.command.commands;
/**
* Reads the step's inputs, which the runner hands over as `INPUT_NAME`; an empty one is one that was not given.
* @throws UsageError for an input that does not exist (the runner itself only warns) or an unknown command.
*/
function githubInvocation(env) {
	const given = /* @__PURE__ */ new Map();
	for (const [variable, value] of Object.entries(env)) if (variable.startsWith("INPUT_") && value !== void 0 && value.trim() !== "") given.set(variable.slice(6).toLowerCase(), value.trim());
	const known = [...Object.keys(ENTRY_INPUTS), ...Object.keys(ABOUT)];
	for (const name of given.keys()) if (!known.includes(name)) throw unknownKey(name, "inputs", known);
	const optional = (key, name) => given.has(name) ? { [key]: given.get(name) } : {};
	return {
		command: readCommand(given.get("command") ?? "refresh"),
		operands: [],
		inputs: {
			settings: Object.fromEntries([...given].filter(([name]) => name in ABOUT)),
			...optional("sources", "sources"),
			...optional("config", "config"),
			...optional("workingDirectory", "working-directory"),
			...optional("token", "token")
		}
	};
}
function readCommand(name) {
	const command = COMMANDS.find((candidate) => candidate === name.trim());
	if (command !== void 0) return command;
	throw new UsageError(`command: there is no \`${name}\`.`, { fix: `There are ${COMMANDS.map((candidate) => `\`${candidate}\``).join(", ")}.` });
}

// src/action.ts
process.exitCode = await run(githubHost(), () => githubInvocation(process.env));

export {  };