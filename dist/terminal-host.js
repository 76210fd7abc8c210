import { l as reasonOf, n as ExpectedError } from "./errors.js";
import { a as sentence, n as abortOnSignals } from "./host.js";
import { b as knownSecrets, h as logLine, i as printJson, o as writeVerbatim, t as guardOutput, u as duration, x as masked } from "./start.js";
import { fstatSync } from "node:fs";
import { once } from "node:events";
import { clearLine, cursorTo } from "node:readline";

// src/system/terminal-host.ts
/** Returns the host for a person's terminal: results on stdout, progress and findings on stderr. */
function terminalHost(options) {
	guardOutput();
	const showsText = !options.json && isSamePlace();
	const log = progressLog(showsText);
	const signal = abortOnSignals();
	const asks = options.asks && process.stdin.isTTY === true && process.stdout.isTTY === true;
	return {
		env: process.env,
		cwd: process.cwd(),
		signal,
		ask: asks ? (question, byDefault) => {
			log.end();
			return askInTerminal(question, byDefault, signal);
		} : void 0,
		interactive: process.stdout.isTTY === true && process.env["NO_COLOR"] === void 0,
		verbose: options.verbose,
		width: process.stdout.columns ?? 100,
		now: () => /* @__PURE__ */ new Date(),
		detail: options.verbose ? log.detail : () => {},
		progress: log.progress,
		finding: log.finding,
		mask: (secret) => knownSecrets.add(secret),
		async finish({ text, json, error }) {
			log.end(text);
			const severity = error?.kind === "no profile" ? "note" : "error";
			if (error !== void 0 && !showsText) log.finding({
				severity,
				...error
			});
			await write((done) => {
				if (options.json) printJson(json, done);
				else if (this.interactive) writeVerbatim(() => process.stdout.write(masked(text), done));
				else process.stdout.write(text, done);
			});
		}
	};
}
/**
* Returns functions that print progress and findings on stderr, each with the seconds since the start.
* @param waits true if a finding is printed only before the next progress line. At the end of the run, `end` leaves out findings that the
* final text repeats.
*/
function progressLog(waits) {
	const started = performance.now();
	const timed = (line, at) => `${((at - started) / 1e3).toFixed(1).padStart(6)} s  ${masked(logLine(line))}`;
	const status = process.stderr.isTTY && !process.env["CI"] && process.env["TERM"] !== "dumb" ? statusLine(timed) : void 0;
	const said = /* @__PURE__ */ new Set();
	const waiting = [];
	const say = (line) => {
		const settled = timed(line, performance.now());
		if (status === void 0) process.stderr.write(`${settled}\n`);
		else status.print(settled);
	};
	const sayFinding = (finding) => {
		if (finding.severity !== "error" || !said.has(finding.message)) say(sentence(finding));
		said.add(finding.message);
	};
	/**
	* Prints the findings that have not been printed yet.
	* @param text the text that is printed next. Findings that `text` repeats are left out.
	*/
	const sayWaiting = (text = "") => {
		const flat = (words) => words.replace(/\s+/g, " ");
		for (const finding of waiting.splice(0)) if (!flat(text).includes(flat(masked(finding.message)))) sayFinding(finding);
	};
	return {
		progress(line, deadline) {
			sayWaiting();
			if (status === void 0) say(line);
			else status.show(line, deadline);
		},
		/** Prints a line that stays above the status line. */
		detail(line) {
			sayWaiting();
			say(line);
		},
		finding(finding) {
			if (waits) waiting.push(finding);
			else sayFinding(finding);
		},
		/** Prints the findings that have not been printed yet, and ends the status line. `end` is called before a question and before the final text. */
		end(text) {
			sayWaiting(text);
			status?.end();
		}
	};
}
/**
* Draws the status line at the bottom of a terminal once a second: the current stage, the time and the rest of the time budget. The lines
* of finished stages stay above the status line, each with the time at which the stage began. If the lines of finished stages differ only
* by a number, such as the number of a round, only the last of these lines stays.
*/
function statusLine(timed) {
	const { stderr } = process;
	let stage;
	const draw = () => {
		if (stage === void 0) return;
		const now = performance.now();
		const left = Math.round(((stage.deadline ?? now) - now) / 1e3);
		const rest = left > 0 ? `, ${duration(1e3 * left)} left` : "";
		const line = [...timed(stage.line, now)];
		const room = stderr.columns - 1 - rest.length;
		erase();
		const shown = line.length > room ? `${line.slice(0, room - 1).join("")}…` : line.join("");
		stderr.write(shown + rest);
	};
	const erase = () => {
		writeVerbatim(() => {
			cursorTo(stderr, 0);
			clearLine(stderr, 0);
		});
	};
	const settle = () => {
		if (stage === void 0) return;
		erase();
		if (!stage.isAbove) stderr.write(`${timed(stage.line, stage.began)}\n`);
		stage.isAbove = true;
	};
	const end = () => {
		settle();
		stage = void 0;
	};
	setInterval(draw, 1e3).unref();
	process.once("exit", end);
	return {
		end,
		print(line) {
			settle();
			stderr.write(`${line}\n`);
			draw();
		},
		show(line, deadline) {
			const kind = (text = "") => text.replace(/\d+/g, "");
			if (deadline === void 0 || kind(stage?.line) !== kind(line)) settle();
			stage = {
				line,
				began: performance.now(),
				deadline
			};
			draw();
		}
	};
}
/** Asks a question on stderr. At the end of the input (Ctrl-D), the function returns the default. */
async function askInTerminal(question, byDefault, signal) {
	if (process.stdin.readableEnded) return byDefault;
	const { createInterface } = await import("node:readline/promises");
	const lines = createInterface({
		input: process.stdin,
		output: process.stderr,
		terminal: false
	});
	const ended = once(lines, "close").then(() => "");
	try {
		const answer = lines.question(`${question} [${byDefault}] `, { signal });
		return (await Promise.race([answer, ended])).trim() || byDefault;
	} finally {
		lines.close();
	}
}
/** Returns whether stdout and stderr lead to the same terminal, file or pipe. */
function isSamePlace() {
	try {
		const [out, err] = [fstatSync(1), fstatSync(2)];
		return out.dev === err.dev && out.ino === err.ino;
	} catch {
		return false;
	}
}
/**
* Lets the run continue if the reader of its output ends early, as in `go-pgo … | head`. Progress lines that cannot be written are lost.
* `write` reports the error if the result cannot be written.
*/
function tolerateClosedPipes() {
	for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
/** Prints the result, and waits until the whole result was written. @throws ExpectedError if the result cannot be written. */
async function write(print) {
	const error = await new Promise(print);
	if (!error || error.code === "EPIPE") return;
	const message = `The result cannot be written to stdout: ${reasonOf(error)}.`;
	throw new ExpectedError(message, {
		fix: "Redirect stdout to a place that can be written.",
		cause: error
	});
}

export { terminalHost, tolerateClosedPipes };