import { i as UsageError, n as ExpectedError } from "./errors.js";
import { _ as sameBytes } from "./files.js";
import { f as lastElement, l as codeList, m as literalPattern } from "./start.js";

// src/publish/publisher.ts
const PUBLISHING_DEFAULTS = {
	label: "published",
	isPullRequest: false,
	isProposal: false,
	isByApi: false,
	isPushed: false,
	isOnlyWritten: false,
	isUserToPush: false,
	refusesSlower: false
};
/** The properties of each kind of publishing. */
const PUBLISHING_KINDS = {
	"pull-request": {
		...PUBLISHING_DEFAULTS,
		label: "pull request",
		isPullRequest: true,
		isProposal: true,
		isByApi: true
	},
	commit: {
		...PUBLISHING_DEFAULTS,
		isByApi: true,
		refusesSlower: true
	},
	git: {
		...PUBLISHING_DEFAULTS,
		isProposal: true,
		isPushed: true,
		refusesSlower: true
	},
	local: {
		...PUBLISHING_DEFAULTS,
		isProposal: true,
		isUserToPush: true
	},
	none: {
		...PUBLISHING_DEFAULTS,
		isOnlyWritten: true
	}
};
/** The reason in a `Publication` if no proposal was open that could be withdrawn. */
const UNCHANGED = "The committed profile is unchanged.";
/** The error for the first write of a run, if the server refused it because the credentials allow only reading. */
var MayOnlyRead = class extends ExpectedError {};
/**
* Returns the versions of a file among `commits`, newest first. Of successive commits with the same content, only the oldest commit is a
* version, because it introduced the content. The function reads only the contents that it needs.
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
/**
* Returns the obstacle to a plain file at this path. Of several obstacles, the function returns the obstacle nearest to the root; undefined
* if the path has no obstacle.
*/
async function obstacleAt(path, modeAt) {
	const parts = path.split("/");
	for (let length = 1; length <= parts.length; length++) {
		const here = parts.slice(0, length).join("/");
		const mode = await modeAt(here);
		if (mode === void 0) return void 0;
		const kind = OBSTACLE_BY_MODE[mode.padStart(6, "0")] ?? "file";
		if (kind !== (length < parts.length ? "folder" : "file")) return {
			kind,
			path: here
		};
	}
}
/** The kinds of obstacles, by the mode of the path in git's tree. */
const OBSTACLE_BY_MODE = {
	"040000": "folder",
	"120000": "link",
	"160000": "submodule"
};
/**
* Checks that a plain file can be written to each path.
* @throws ExpectedError if a commit would replace a link, a folder or a submodule.
*/
function requirePlainFiles({ files }, paths = files.keys()) {
	for (const path of paths) {
		const obstacle = files.get(path)?.obstacle;
		if (obstacle === void 0) continue;
		const what = OBSTACLES[obstacle.kind];
		const message = obstacle.path === path ? `\`${path}\` is ${what} on the base, but only a plain file can be refreshed.` : `\`${path}\` cannot be committed, because \`${obstacle.path}\` is ${what} on the base.`;
		throw new ExpectedError(message, { fix: `Set \`profile\` to the path of a plain file in this repository, such as the target of the link, or move \`${obstacle.path}\` away.` });
	}
}
/** The beginning of the line that `signoff` adds to a commit's message. */
const SIGNED_OFF = "Signed-off-by: ";
/** Returns a commit message with a `Signed-off-by` line. */
function signedOff(message, { name, email }) {
	return `${message.trimEnd()}\n\n${SIGNED_OFF}${name} <${email}>`;
}
/** The names that a template may hold between `{{` and `}}`. */
const TEMPLATE_NAMES = [
	"target",
	"profile",
	"package",
	"base",
	"head",
	"date"
];
const TEMPLATE_VALUE = /\{\{([^{}]*)\}\}/g;
/** Returns a regular expression that matches a template with any text in its placeholders. */
function templatePattern(written) {
	const literal = written.split(TEMPLATE_VALUE).filter((_, at) => at % 2 === 0);
	return new RegExp(`^${literal.map(literalPattern).join("[^]*")}$`);
}
/** Returns the names between `{{` and `}}` in a template, including unknown names. */
function templateNamesIn(written) {
	return new Set([...(written ?? "").matchAll(TEMPLATE_VALUE)].map(([, inside = ""]) => inside.trim()));
}
/**
* Replaces the names in all templates by their values. @throws UsageError for an unknown name, and for a name without a value in this run.
*/
async function fillTemplates(settings, place) {
	const { branch, title, commitMessage } = settings;
	const needsHead = [
		branch,
		settings.base,
		title,
		commitMessage
	].some((one) => templateNamesIn(one).has("head"));
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
		}, "commit-message"),
		commitTemplate: commitMessage
	};
}
/** Fills one template. @param where the name of the setting that holds the template. */
function fill(written, values, where) {
	return written?.replace(TEMPLATE_VALUE, (_, inside) => {
		const name = inside.trim();
		const known = TEMPLATE_NAMES.find((one) => one === name);
		const value = known && values[known];
		if (value !== void 0) return where === "branch" || where === "base" ? asPartOfBranch(value) : value;
		const choices = TEMPLATE_NAMES.filter((one) => one !== name && (values[one] !== void 0 || one === "head"));
		throw new UsageError(`${where}: \`{{${name}}}\` is not a known template.`, { fix: `Choose among ${codeList(choices.map((one) => `{{${one}}}`))}, or write plain text in its place.` });
	});
}
/**
* Replaces characters that git does not allow in a branch's name by dashes. Slashes stay, because a branch's name may contain slashes, as
* in `release/1.2`.
*/
function asPartOfBranch(value) {
	return value.replace(/[^\p{L}\p{N}_./-]+/gu, "-").replace(/\.{2,}|\.(?=\/|$)|(?<=\/|^)\./g, "-").replace(/\/{2,}/g, "/");
}

export { fillTemplates as a, signedOff as c, versionsAmong as d, UNCHANGED as i, templateNamesIn as l, PUBLISHING_KINDS as n, obstacleAt as o, SIGNED_OFF as r, requirePlainFiles as s, MayOnlyRead as t, templatePattern as u };