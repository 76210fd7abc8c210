import { C as parse, E as record, S as optional, d as literal, j as string, k as safeParse, n as boolean, t as array, v as nullable, x as object } from "./dist3.js";
import { i as digest } from "./bytes.js";
import { D as compareText } from "./start.js";

// src/publish/proposal-text.ts
const digests = record(string(), nullable(string()));
/**
* Labels, people and other things that the action has set once. The action never sets a label or reviewer again, because a person may have
* removed it since.
*/
const settled = object({
	labels: array(string()),
	assignees: array(string()),
	reviewers: array(string()),
	/** The slugs of teams. */
	teams: array(string()),
	/**
	* True if the action has enabled auto-merge, or if the setting for auto-merge was off when the pull request was opened. If `autoMerge` is
	* true, the action does not enable auto-merge later.
	*/
	autoMerge: boolean()
});
const noteSchema = object({
	/** The profiles that the text describes. */
	files: digests,
	/** The profiles that the action writes to the branch before it describes them in the text. */
	next: optional(digests),
	/** The title and the base branch that the action set last. */
	title: string(),
	base: string(),
	/** The digest of the message of the branch's commit. */
	message: optional(string()),
	/** Whether the text is about a rollback. */
	rollback: optional(literal(true)),
	/** Whether the action made the pull request a draft, because the profile is slower. */
	draft: optional(literal(true)),
	/** True if the action has replaced the profiles of this pull request since it was opened. */
	replaced: optional(literal(true)),
	/** The digests (by `digestOfFiles`) of the earlier proposals of this pull request, the newest last. */
	earlier: optional(array(string())),
	settled,
	/** The time at which the action closed the pull request, in ISO 8601 by the server's clock, or '' if the time is unknown. */
	withdrawn: optional(string())
});
/** The most characters that GitHub accepts as the body of a pull request. */
const BODY_LIMIT = 65536;
/** The mark at the beginning of the action's text. Earlier versions wrote the same mark. */
const BODY_MARKER = "<!-- go-pgo-action -->";
/** Earlier versions of the action ended the text with this mark if they had made the pull request a draft because of a slower profile. */
const OLD_DRAFT_MARK = "<!-- go-pgo-action: draft because proven slower -->";
/** If the action closes a pull request whose text has no note, this line at the end of the text says so. */
const WITHDRAWN_MARK = "<!-- go-pgo-action: withdrawn -->";
const BEGIN = "<!-- go-pgo-action: begin ";
const END = "<!-- go-pgo-action: end ";
const CLOSE = " -->";
/** Finds the action's text and note in a body. A damaged note is treated like a missing note. */
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
/** Finds the action's text in a body that an earlier version wrote, or in which a person damaged a mark. */
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
	return `${END}${digest(written).slice(0, 16)}${CLOSE}`;
}
/** Puts the text between its two hidden lines. Characters of the note that could end the hidden comment are escaped. */
function markedText({ text, note: noted }) {
	const escaped = (character) => `\\u00${character.charCodeAt(0).toString(16)}`;
	const written = JSON.stringify(parse(noteSchema, noted)).replace(/[<>-]/g, escaped);
	return `${beginLine(written)}\n${text.trim()}\n${endLine(written)}`;
}
const NEW_CONTENT = ["> [!IMPORTANT]", "> **This profile is new.** It replaced the profile that this proposal first had, so earlier reviews and approvals are about the old profile."].join("\n");
/** The number of characters that are reserved for later additions by `withNote`. */
const NOTE_RESERVE = 4e3;
/**
* Returns the body with a new text of the action. The text that people wrote before and after the action's text stays.
* @param existing the current body; undefined for a new pull request.
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
/** The sentence that replaces the evidence if the text that people wrote leaves no room for the evidence. */
const LEFT_OUT = "The report does not fit into this text. The job summary of the run has the report.";
/**
* Returns the body with a new note and unchanged text; undefined for a body without a note. If the new body is too long, a short sentence
* replaces the action's own text.
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
* Returns the body with a mark which says that the action closes this pull request.
* @param time the time of closing by the server's clock; undefined if the time is unknown.
*/
function withdrawnBody(body, time) {
	const { note: old } = readBody(body);
	return (old && withNote(body, {
		...old,
		withdrawn: time ?? ""
	})) ?? `${body.trimEnd()}\n\n${WITHDRAWN_MARK}`;
}
/**
* Returns the time at which the action closed the pull request, as the body states it. The result is true if the body states no time, and
* undefined if the action did not close the pull request.
*/
function withdrawalIn(body) {
	const { note: noted } = readBody(body);
	if (noted !== void 0) return noted.withdrawn === void 0 ? void 0 : noted.withdrawn || true;
	return hasLine(body, WITHDRAWN_MARK) ? true : void 0;
}
/**
* Returns whether the pull request proposes a profile at `path`. The note also names profiles that were written to the branch, but are not
* yet described in the text.
*/
function isAbout({ files, next }, path) {
	return path in files || next !== void 0 && path in next;
}
/** Returns whether the action made the pull request a draft, because the profile was slower. */
function isDraftOfOurs(body) {
	const { note: noted } = readBody(body);
	return noted === void 0 ? hasLine(body, OLD_DRAFT_MARK) : noted.draft === true;
}
/** Matches a code block, from its fence to a fence of the same length, or to the end of the text. */
const CODE_BLOCK = /^(`{3,})(?!`)[^\n]*\n[\s\S]*?(?:^\1[ \t]*$|(?![\s\S]))/gm;
/**
* Returns whether the text contains the mark on a line outside of code blocks. Inside code blocks, text from profiles or servers may look
* like a mark. Outside of code blocks, the `<` in such text is escaped.
*/
function hasLine(body, mark) {
	return body.replaceAll("\r\n", "\n").replace(CODE_BLOCK, "").split("\n").some((line) => line.trim() === mark);
}
/** Returns whether two texts are equal apart from their line ends and the white space around them. */
function isSameText(one, other) {
	return (one ?? "").replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
}
/** Returns a short digest of all files of a proposal. The order of the files does not matter. */
function digestOfFiles(files) {
	const sorted = Object.entries(files).sort(([one], [other]) => compareText(one, other));
	return digest(JSON.stringify(sorted)).slice(0, 16);
}
/** Whether two sets of files have the same paths and digests. */
function sameDigests(one, other) {
	if (one === void 0 || other === void 0) return one === other;
	const paths = Object.keys(one);
	return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}

export { digestOfFiles as a, isSameText as c, withNote as d, withdrawalIn as f, composeBody as i, readBody as l, BODY_MARKER as n, isAbout as o, withdrawnBody as p, LEFT_OUT as r, isDraftOfOurs as s, BODY_LIMIT as t, sameDigests as u };