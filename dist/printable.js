// src/printable.ts
/**
* Foreign text (file names, answers of servers, output of commands) made fit for one line of a sentence: nothing in
* it can start a line, move a cursor or turn the writing direction.
*/
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const UNPRINTABLE_RUN = new RegExp(`(?:${UNPRINTABLE.source})+`, "gu");
const TERMINAL_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
/** Characters of a name; a path may have so many, what a server calls a name any number. */
const LONGEST_NAME = 1024;
/** A file name with its odd characters visible: a newline is shown as `\n`, others as `\u{9b}`. Cut where it is too long for any. */
function printableName(name) {
	return (name.length > LONGEST_NAME ? `${name.slice(0, 502)}…${name.slice(-502)}` : name).replace(UNPRINTABLE, (character) => character === "\n" ? "\\n" : `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** `text` as one line of at most `length` characters; white space collapsed, control characters gone. */
function excerpt(text, length = 80) {
	const line = text.slice(0, 20 * length + 4096).replace(TERMINAL_SEQUENCE, "").replace(/[\t\n\v\f\r]/g, " ").replace(UNPRINTABLE, "").replace(/ {2,}/g, " ").trim();
	const characters = [...line];
	return characters.length <= length ? line : `${characters.slice(0, length - 1).join("")}…`;
}
/**
* One line of a log or a terminal, whatever length: sequences that colour, link or move a cursor are gone as a whole, other
* characters that do not print are spaces.
*/
function logLine(text) {
	return text.replace(TERMINAL_SEQUENCE, "").replace(UNPRINTABLE_RUN, " ");
}
/** `90 s`, `1.5 s`, `12 min`, `3 h`, `7 d`: the largest unit in which `milliseconds` is short to read. */
function duration(milliseconds) {
	const seconds = milliseconds / 1e3;
	if (seconds < 120) return `${round(seconds)} s`;
	if (seconds < 7200) return `${round(seconds / 60)} min`;
	if (seconds < 172800) return `${round(seconds / 3600)} h`;
	return `${round(seconds / 86400)} d`;
}
function round(value) {
	return Math.round(value * 10) / 10;
}

export { printableName as i, excerpt as n, logLine as r, duration as t };