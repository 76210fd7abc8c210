import { Ci as UsageError, Hr as codeList, Jn as sameBytes, Kr as lastElement, xi as ExpectedError } from "./start.js";

// src/publish/publisher.ts
/** Reason of a publication when there was nothing to withdraw. */
const UNCHANGED = "The committed profile is unchanged.";
/** The credentials may read and not write. Nothing was written. */
var MayOnlyRead = class extends ExpectedError {};
/**
* The versions among `commits`, newest first. Of neighbours with the same content only the oldest counts, which brought it.
* Reads no more contents than it needs.
*/
async function versionsAmong(commits, contentAt, limit) {
	const versions = [];
	for (const commit of commits) {
		const bytes = await contentAt(commit.commit);
		const newer = versions.at(-1);
		if (newer !== void 0 && sameBytes(newer.bytes, bytes)) versions.pop();
		else if (versions.length === limit) break;
		versions.push({
			...commit,
			bytes
		});
	}
	return versions;
}
const OBSTACLES = {
	link: "a symbolic link",
	folder: "a folder",
	submodule: "a submodule",
	file: "a file"
};
/** Looks from the root down, as long as there are folders. */
async function obstacleAt(path, modeAt) {
	const parts = path.split("/");
	for (let length = 1; length <= parts.length; length++) {
		const here = parts.slice(0, length).join("/");
		const mode = await modeAt(here);
		if (mode === void 0) return void 0;
		const kind = KINDS[mode.padStart(6, "0")] ?? "file";
		if (kind !== (length < parts.length ? "folder" : "file")) return {
			kind,
			path: here
		};
	}
}
const KINDS = {
	"040000": "folder",
	"120000": "link",
	"160000": "submodule"
};
/** @throws ExpectedError when a commit of a plain file at one of the paths would replace something else. */
function requirePlainFiles({ files }, paths = files.keys()) {
	for (const path of paths) {
		const obstacle = files.get(path)?.obstacle;
		if (obstacle === void 0) continue;
		const what = OBSTACLES[obstacle.kind];
		const message = obstacle.path === path ? `\`${path}\` is ${what} on the base, and only a plain file is refreshed.` : `\`${path}\` cannot be committed: \`${obstacle.path}\` is ${what} on the base.`;
		throw new ExpectedError(message, { fix: `Set \`profile\` to the path of a plain file in this repository, such as the target of the link, or move the other one away.` });
	}
}
function signedOff(message, { name, email }) {
	return `${message.trimEnd()}\n\nSigned-off-by: ${name} <${email}>`;
}
/** The names that a template may hold between `{{` and `}}`. */
const NAMES = [
	"target",
	"profile",
	"package",
	"base",
	"head",
	"date"
];
const NAMED = /\{\{([^{}]*)\}\}/g;
/** The names in a template, also unknown ones. */
function namesIn(written) {
	return new Set([...(written ?? "").matchAll(NAMED)].map(([, inside = ""]) => inside.trim()));
}
/** Puts the values in place of the names. @throws UsageError for a name that is unknown or has no value here. */
async function fillTemplates(settings, place) {
	const { branch, title, commitMessage } = settings;
	const needsHead = [
		branch,
		settings.base,
		title,
		commitMessage
	].some((one) => namesIn(one).has("head"));
	const values = {
		target: place.target,
		profile: place.path?.replace(/(?<=[^/])\.[^./]+$/, ""),
		package: place.package && (lastElement(place.package) ?? place.package),
		head: needsHead ? await place.head() : void 0,
		date: place.now().toISOString().slice(0, 10)
	};
	const inBranch = {
		...values,
		profile: values.profile?.replaceAll("/", "-")
	};
	const base = fill(settings.base, inBranch, "base");
	return {
		...settings,
		base,
		branch: fill(branch, {
			...inBranch,
			base
		}, "branch"),
		title: fill(title, {
			...values,
			base
		}, "title"),
		commitMessage: fill(commitMessage, {
			...values,
			base
		}, "commit-message")
	};
}
function fill(written, values, where) {
	return written?.replace(NAMED, (_, inside) => {
		const name = inside.trim();
		const known = NAMES.find((one) => one === name);
		const value = known && values[known];
		if (value !== void 0) return where === "branch" || where === "base" ? asPartOfBranch(value) : value;
		const choices = NAMES.filter((one) => one !== name && (values[one] !== void 0 || one === "head"));
		throw new UsageError(`${where}: there is no \`{{${name}}}\`.`, { fix: `Choose among ${codeList(choices.map((one) => `{{${one}}}`))}, or write the text itself.` });
	});
}
/** What git does not allow in a branch's name becomes a dash. Slashes stay: `release/1.2` is one branch. */
function asPartOfBranch(value) {
	return value.replace(/[^\p{L}\p{N}_./-]+/gu, "-").replace(/\.{2,}|\.(?=\/|$)|(?<=\/|^)\./g, "-").replace(/\/{2,}/g, "/");
}
/** The most characters GitHub takes as the body of a pull request. */
const BODY_LIMIT = 65536;
/** Marks drafts that the action made because the profile was slower: a later run may end them. */
const DRAFT_MARK = "<!-- go-pgo-action: draft because proven slower -->";
/** Marks pull requests that the action closed itself: only a person's closing is an answer. */
const WITHDRAWN_MARK = "<!-- go-pgo-action: withdrawn -->";
/** The user's text, ours, and a hidden mark when the profile is slower. @throws UsageError when the user's alone fills it. */
function composeBody(before, proposal, byDefaultToken) {
	const first = before?.trim() ? `${before.trim()}\n\n` : "";
	const last = proposal.draft ? `\n\n${DRAFT_MARK}` : "";
	const maxLength = BODY_LIMIT - first.length - last.length - `\n\n${WITHDRAWN_MARK}`.length;
	if (maxLength < BODY_LIMIT / 2) {
		const message = `The input \`body\` has ${first.length} characters, which leaves too few for the report.`;
		throw new UsageError(message, { fix: `Shorten it to ${BODY_LIMIT / 2} characters at most.` });
	}
	return `${first}${proposal.renderBody({
		maxLength,
		byDefaultToken
	})}${last}`;
}
/** The text of a pull request that the action closes; each that we composed has room for the mark. */
function withdrawnBody(body) {
	return `${body.trimEnd()}\n\n${WITHDRAWN_MARK}`;
}
/** From a fence to one of equal length, or to the end. */
const CODE_BLOCK = /^(`{3,})[^\n]*\n[\s\S]*?(?:^\1[ \t]*$|(?![\s\S]))/gm;
/** Foreign text stands in code blocks, which may hold a mark; elsewhere its `<` is escaped. */
function hasLine(body, mark) {
	return body.replaceAll("\r\n", "\n").replace(CODE_BLOCK, "").split("\n").some((line) => line.trim() === mark);
}
/** Equal but for line ends and white space around it. */
function isSameText(one, other) {
	return (one ?? "").replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
}

export { composeBody as a, isSameText as c, requirePlainFiles as d, signedOff as f, WITHDRAWN_MARK as i, namesIn as l, withdrawnBody as m, MayOnlyRead as n, fillTemplates as o, versionsAmong as p, UNCHANGED as r, hasLine as s, DRAFT_MARK as t, obstacleAt as u };