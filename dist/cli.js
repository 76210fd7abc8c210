#!/usr/bin/env node
import { Bt as logLine, Hi as renderJson, Ut as knownSecrets, Wt as masked, Xt as ExpectedError, a as readCommandLine, c as run, n as maskBugs, r as sentence, t as abortOnSignals, tn as reasonOf } from "./start.js";
import { fstatSync } from "node:fs";

// src/system/terminal-host.ts
/** A person's terminal: results on stdout, progress and findings on stderr. */
function terminalHost(options) {
	const started = performance.now();
	maskBugs();
	const said = /* @__PURE__ */ new Set();
	const say = (line) => {
		const seconds = ((performance.now() - started) / 1e3).toFixed(1).padStart(6);
		process.stderr.write(`${seconds} s  ${masked(logLine(line))}\n`);
	};
	const showsText = !options.json && isSamePlace();
	const sayError = (line, message) => {
		if (!showsText && !said.has(message)) say(line);
		said.add(message);
	};
	return {
		env: process.env,
		cwd: process.cwd(),
		signal: abortOnSignals(),
		interactive: process.stdout.isTTY === true && process.env["NO_COLOR"] === void 0,
		width: process.stdout.columns ?? 100,
		now: () => /* @__PURE__ */ new Date(),
		progress: say,
		finding: (finding) => {
			if (finding.severity === "error") sayError(sentence(finding), finding.message);
			else say(sentence(finding));
		},
		mask: (secret) => knownSecrets.add(secret),
		async finish({ text, json, error }) {
			if (error !== void 0) sayError(sentence({
				severity: "error",
				...error
			}), error.message);
			await write(options.json ? json : masked(text));
		}
	};
}
/** Whether stdout and stderr are one terminal, file or pipe. */
function isSamePlace() {
	try {
		const [out, err] = [fstatSync(1), fstatSync(2)];
		return out.dev === err.dev && out.ino === err.ino;
	} catch {
		return false;
	}
}
/**
* A reader may leave before the end (`go-pgo … | head`): the work goes on, and a stream that failed is no bug.
* Progress that cannot be written is lost; `write` reports a result that cannot be.
*/
function tolerateClosedPipes() {
	for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
/** Waits until a pipe has taken everything, so that the process may end. @throws ExpectedError when nothing can. */
async function write(text) {
	const error = await new Promise((done) => process.stdout.write(text, done));
	if (!error || error.code === "EPIPE") return;
	throw new ExpectedError(`The result cannot be written to stdout: ${reasonOf(error)}.`, {
		fix: "Redirect stdout to a place that can be written.",
		cause: error
	});
}

// src/cli.ts
tolerateClosedPipes();
const { json, invocation, failure } = await readCommandLine(process.argv.slice(2));
if (invocation !== void 0) process.exitCode = await run(terminalHost({ json }), () => invocation);
if (failure !== void 0) process.stdout.write(renderJson({
	...failure,
	findings: []
}));

export {  };