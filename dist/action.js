import { a as setOutput, c as summary, i as notice, n as error, o as setSecret, r as info, s as warning } from "./core.js";
import { t as Secrets } from "./secrets.js";
import { a as abortOnSignals, i as ENTRY_INPUTS, n as unknownKey, r as ABOUT, t as run } from "./run.js";
import { r as UsageError } from "./errors.js";

// src/host/github.ts
/** A job of GitHub Actions: annotations, outputs, the job summary. The only importer of `@actions/core`. */
function githubHost() {
	const secrets = new Secrets();
	const say = (line) => info(harmless(secrets.redact(line)));
	return {
		env: process.env,
		cwd: process.env["GITHUB_WORKSPACE"] ?? process.cwd(),
		signal: abortOnSignals(),
		interactive: false,
		width: 120,
		now: () => /* @__PURE__ */ new Date(),
		progress: say,
		finding: (finding) => annotate(secrets.redact(finding)),
		mask(secret) {
			secrets.add(secret);
			setSecret(secret);
		},
		async finish({ outputs, summary: summary$1, text, error: error$1 }) {
			for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
			if (process.env["GITHUB_STEP_SUMMARY"] !== void 0) await summary.addRaw(summary$1, true).write();
			for (const line of text.split("\n")) say(line);
			if (error$1 !== void 0) error(error$1.fix === void 0 ? error$1.message : `${error$1.message} ${error$1.fix}`);
		}
	};
}
function annotate({ severity, source, file, message, fix }) {
	const properties = { title: `PGO: ${file ?? source ?? severity}` };
	const text = fix === void 0 ? message : `${message} ${fix}`;
	if (severity === "note") notice(text, properties);
	else warning(text, properties);
}
/** The runner obeys lines that start with `::` and legacy `##[` commands; a line of ours is never one. */
function harmless(line) {
	return line.replace(/[\r\n]+/g, " ").replaceAll("##[", "## [").replace(/^([\s\u0085]*):(?=:)/, "$1∶");
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