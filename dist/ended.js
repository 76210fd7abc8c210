import { ur as excerpt } from "./start.js";
import { constants } from "node:os";

// src/processes/ended.ts
/** `ended with exit code 1`, `ended with exit code 143 (SIGTERM)`, `was ended by SIGKILL`. */
function howItEnded({ exitCode, signal }) {
	return exitCode === null ? `was ended by ${signal ?? "a signal"}` : `ended with exit code ${exitCode}${signalIn(exitCode)}`;
}
/** A shell tells the signal that ended a program as 128 + its number. */
function signalIn(exitCode) {
	const found = Object.entries(constants.signals).find(([, number]) => 128 + number === exitCode);
	return found === void 0 ? "" : ` (${found[0]})`;
}
/** A sentence with what a process printed last, in one line: a line break would let it pose as a message of its own. */
function lastOutput(output) {
	const lines = outputLines(output);
	return lines.length === 0 ? "It printed nothing." : `It printed last: ${asSentence(lines.slice(-5).join(" | "))}`;
}
/** With a full stop, where it ends without one: another sentence may follow. */
function asSentence(words) {
	return /[.!?…]$/.test(words) ? words : `${words}.`;
}
/** The lines of `output` that hold something, each fit for a line of ours. */
function outputLines(output) {
	return output.split("\n").map((line) => excerpt(line, 200)).filter((line) => line !== "");
}

export { outputLines as i, howItEnded as n, lastOutput as r, asSentence as t };