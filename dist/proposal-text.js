import { C as parse, E as record, S as optional, d as literal, j as string, k as safeParse, n as boolean, t as array, v as nullable, x as object } from "./dist3.js";
import { w as compareText } from "./start.js";
import { createHash } from "node:crypto";

// src/publish/proposal-text.ts
const digests = record(string(), nullable(string()));
/** What the action has set once and never sets again, because a person may have removed it since. */
const settled = object({
	labels: array(string()),
	assignees: array(string()),
	reviewers: array(string()),
	/** Slugs. */
	teams: array(string()),
	/** Auto-merge was enabled, or was not to be enabled when the pull request was opened. */
	autoMerge: boolean()
});
const noteSchema = object({
	/** What the text is about. */
	files: digests,
	/** What the action is about to write to the branch, or has written there without having changed the text yet. */
	next: optional(digests),
	/** Title and base branch as the action set them last. */
	title: string(),
	base: string(),
	/** Digest of the message of the branch's commit. */
	message: optional(string()),
	/** The text is about a rollback. */
	rollback: optional(literal(true)),
	/** The action made the pull request a draft, because the profile is slower. */
	draft: optional(literal(true)),
	/** The profiles took the place of others after the pull request was opened. */
	replaced: optional(literal(true)),
	/** What the pull request proposed before, the newest last, each as `digestOfFiles` gives it. */
	earlier: optional(array(string())),
	settled,
	/** The action closed the pull request: when, in ISO 8601 by the server's clock, or '' where that is not known. */
	withdrawn: optional(string())
});
/** The most characters that GitHub takes as the body of a pull request. */
const BODY_LIMIT = 65536;
/** Begins the texts of the action, also those of earlier versions. */
const BODY_MARKER = "<!-- go-pgo-action -->";
/** Earlier versions ended the text of a draft with this line, if they made it a draft because the profile was slower. */
const OLD_DRAFT_MARK = "<!-- go-pgo-action: draft because proven slower -->";
/** Ends the text of a pull request without a note that the action closed itself. */
const WITHDRAWN_MARK = "<!-- go-pgo-action: withdrawn -->";
const BEGIN = "<!-- go-pgo-action: begin ";
const END = "<!-- go-pgo-action: end ";
const CLOSE = " -->";
/** Finds the action's text and note in a body. A damaged note counts as none. */
function readBody(body) {
	const whole = body.replaceAll("\r\n", "\n");
	for (let at = whole.indexOf(BEGIN); at >= 0; at = whole.indexOf(BEGIN, at + 1)) {
		const lineEnd = whole.indexOf("\n", at);
		const line = whole.slice(at, lineEnd < 0 ? whole.length : lineEnd).trimEnd();
		if (lineEnd < 0 || !line.endsWith(CLOSE)) continue;
		const written = line.slice(26, -4);
		const end = endLine(written);
		const endAt = whole.indexOf(end, lineEnd);
		const read = noteIn(written);
		if (read === void 0 || endAt < 0) continue;
		return {
			before: whole.slice(0, at),
			text: whole.slice(lineEnd + 1, endAt).trim(),
			after: whole.slice(endAt + end.length),
			note: read
		};
	}
	return readOldBody(whole);
}
/** Of a text that an earlier version wrote, or that lost one of its marks. */
function readOldBody(whole) {
	const starts = [whole.indexOf(BEGIN), whole.indexOf(BODY_MARKER)].filter((at) => at >= 0);
	if (starts.length === 0) return {
		before: whole,
		after: ""
	};
	const start = Math.min(...starts);
	const lastLine = [...whole.slice(start).matchAll(/^(?:.*<\/sub>|<!-- go-pgo-action[^\n]* -->)[ \t]*$/gm)].at(-1);
	const end = lastLine !== void 0 && lastLine.index > 0 ? start + lastLine.index + lastLine[0].length : whole.length;
	return {
		before: whole.slice(0, start),
		text: whole.slice(start, end).trim(),
		after: whole.slice(end)
	};
}
function noteIn(written) {
	try {
		const { success, output } = safeParse(noteSchema, JSON.parse(written));
		return success ? output : void 0;
	} catch {
		return;
	}
}
function beginLine(written) {
	return `${BEGIN}${written}${CLOSE}`;
}
function endLine(written) {
	return `${END}${digestOf(written).slice(0, 16)}${CLOSE}`;
}
/** The note is written without the characters that could end a comment. */
function markedText({ text, note: noted }) {
	const escaped = (character) => `\\u00${character.charCodeAt(0).toString(16)}`;
	const written = JSON.stringify(parse(noteSchema, noted)).replace(/[<>-]/g, escaped);
	return `${beginLine(written)}\n${text.trim()}\n${endLine(written)}`;
}
const NEW_CONTENT = ["> [!IMPORTANT]", "> **This profile is new.** It took the place of another one after this pull request was opened, so earlier reviews and approvals are about another profile."].join("\n");
/** Characters that are kept free for what `withNote` adds later. */
const NOTE_RESERVE = 4e3;
/**
* The body with the action's text brought up to date, and the words of people around it as they were.
* @param existing the body as it is; undefined for a new pull request.
*/
function composeBody(existing, { note: noted, introduction, render }) {
	const first = introduction?.trim() ?? "";
	const found = readBody(existing ?? "");
	const before = found.text !== void 0 && found.note === void 0 && isSameText(found.before, first) ? "" : found.before.trim();
	const after = found.after.trim();
	const around = (text) => [
		before,
		markedText({
			text,
			note: noted
		}),
		after
	].filter((part) => part !== "").join("\n\n");
	const opening = [first, noted.replaced ? NEW_CONTENT : ""].filter((part) => part !== "");
	const used = around([...opening, ""].join("\n\n")).length;
	const evidence = render(Math.max(0, BODY_LIMIT - used - NOTE_RESERVE)).trim();
	const whole = around([...opening, evidence].join("\n\n"));
	return whole.length <= 65536 ? whole : around([...opening, LEFT_OUT].join("\n\n"));
}
/** Stands for the evidence where the words of people leave no room for it. */
const LEFT_OUT = "The report does not fit into this text. The job summary of the run has it.";
/**
* The body with another note and the same words; undefined for a body without a note. If the result is too long, the action's own
* text is left out.
*/
function withNote(body, noted) {
	const { before, text, after, note: old } = readBody(body);
	if (text === void 0 || old === void 0) return void 0;
	const marked = (words) => `${before}${markedText({
		text: words,
		note: noted
	})}${after}`;
	const whole = marked(text);
	return whole.length <= 65536 ? whole : marked(LEFT_OUT);
}
/**
* The body of a pull request that the action closes.
* @param time by the server's clock; undefined where it is not known.
*/
function withdrawnBody(body, time) {
	const { note: old } = readBody(body);
	return (old && withNote(body, {
		...old,
		withdrawn: time ?? ""
	})) ?? `${body.trimEnd()}\n\n${WITHDRAWN_MARK}`;
}
/** Whether the action says in the body that it closed the pull request itself; a time if it says when. */
function withdrawalIn(body) {
	const { note: noted } = readBody(body);
	if (noted !== void 0) return noted.withdrawn === void 0 ? void 0 : noted.withdrawn || true;
	return hasLine(body, WITHDRAWN_MARK) ? true : void 0;
}
/** Whether the pull request proposes this path, or a run ended before its text said so. */
function isAbout({ files, next }, path) {
	return path in files || next !== void 0 && path in next;
}
/** Whether the action made the pull request a draft. */
function isDraftOfOurs(body) {
	const { note: noted } = readBody(body);
	return noted === void 0 ? hasLine(body, OLD_DRAFT_MARK) : noted.draft === true;
}
/** From a fence to one of equal length, or to the end. */
const CODE_BLOCK = /^(`{3,})(?!`)[^\n]*\n[\s\S]*?(?:^\1[ \t]*$|(?![\s\S]))/gm;
/** Foreign text stands in code blocks, which may hold a mark; elsewhere its `<` is escaped. */
function hasLine(body, mark) {
	return body.replaceAll("\r\n", "\n").replace(CODE_BLOCK, "").split("\n").some((line) => line.trim() === mark);
}
/** Equal but for line ends and white space around it. */
function isSameText(one, other) {
	return (one ?? "").replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
}
/** SHA-256 in hexadecimal of bytes or of a text as UTF-8. */
function digestOf(content) {
	return createHash("sha256").update(content).digest("hex");
}
/** A short digest of all files of a proposal. */
function digestOfFiles(files) {
	const sorted = Object.entries(files).sort(([one], [other]) => compareText(one, other));
	return digestOf(JSON.stringify(sorted)).slice(0, 16);
}
function sameDigests(one, other) {
	if (one === void 0 || other === void 0) return one === other;
	const paths = Object.keys(one);
	return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}

export { digestOf as a, isDraftOfOurs as c, sameDigests as d, withNote as f, composeBody as i, isSameText as l, withdrawnBody as m, BODY_MARKER as n, digestOfFiles as o, withdrawalIn as p, LEFT_OUT as r, isAbout as s, BODY_LIMIT as t, readBody as u };