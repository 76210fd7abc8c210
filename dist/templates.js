import { r as UsageError } from "./errors.js";

// src/publish/templates.ts
/** The names that a template may hold between `{{` and `}}`. */
const TEMPLATE_NAMES = [
	"target",
	"profile",
	"package",
	"base",
	"head",
	"date"
];
const NAMED = /\{\{([^{}]*)\}\}/g;
/** Why a name may have no value. */
const NO_VALUE = {
	target: "the pull request is not of one of several `targets`",
	profile: "the pull request is not of one profile",
	package: "the pull request is not of one main package",
	base: "`base` is not set",
	head: "no branch is checked out",
	date: "there is no date"
};
/**
* Puts the values in place of the names. In `branch` and `base`, what git takes for no part of a branch's name becomes a dash.
* @throws UsageError for a name that there is not, or that has no value here.
*/
function fillTemplate(written, values, where) {
	return written.replace(NAMED, (_, inside) => {
		const value = lookUp(inside.trim(), values, where);
		return where === "branch" || where === "base" ? asPartOfBranch(value) : value;
	});
}
/** The names in a template, also those that there are not. */
function namesIn(written) {
	return new Set([...(written ?? "").matchAll(NAMED)].map(([, inside = ""]) => inside.trim()));
}
function lookUp(name, values, where) {
	const allowed = TEMPLATE_NAMES.filter((known) => known !== where);
	const known = allowed.find((one) => one === name);
	const choices = (names) => `Choose among ${names.map((one) => `\`{{${one}}}\``).join(", ")}`;
	if (known === void 0) throw new UsageError(`${where}: there is no \`{{${name}}}\`.`, { fix: `${choices(allowed)}.` });
	const value = values[known];
	if (value !== void 0) return value;
	const left = allowed.filter((one) => one !== name && (values[one] !== void 0 || one === "head"));
	throw new UsageError(`${where}: \`{{${name}}}\` has no value here: ${NO_VALUE[known]}.`, { fix: `${choices(left)}, or write the name itself.` });
}
/** The slashes of a value stay: `release/1.2` is one branch. */
function asPartOfBranch(value) {
	return value.replace(/[^\p{L}\p{N}_./-]+/gu, "-").replace(/\.{2,}|\.(?=\/|$)|(?<=\/|^)\./g, "-").replace(/\/{2,}/g, "/");
}
/** All of them filled; what is not written stays away. @throws UsageError as `fillTemplate` does. */
async function fillTemplates(settings, place) {
	const { branch, base, title, commitMessage } = settings;
	const needsHead = [
		branch,
		base,
		title,
		commitMessage
	].some((one) => namesIn(one).has("head"));
	const known = {
		target: place.target,
		profile: place.path === void 0 ? void 0 : withoutExtension(place.path),
		package: place.package === void 0 ? void 0 : lastElement(place.package),
		head: needsHead ? await place.head() : void 0,
		date: place.now().toISOString().slice(0, 10),
		base: void 0
	};
	const filledBase = base === void 0 ? void 0 : fillTemplate(base, inOnePiece(known), "base");
	const values = {
		...known,
		base: filledBase
	};
	return {
		...settings,
		...filledBase !== void 0 && { base: filledBase },
		...branch !== void 0 && { branch: fillTemplate(branch, inOnePiece(values), "branch") },
		...title !== void 0 && { title: fillTemplate(title, values, "title") },
		...commitMessage !== void 0 && { commitMessage: fillTemplate(commitMessage, values, "commit-message") }
	};
}
/** In a branch's name, a profile's path is one word. */
function inOnePiece(values) {
	const { profile } = values;
	return {
		...values,
		profile: profile?.replaceAll("/", "-")
	};
}
function withoutExtension(path) {
	return path.replace(/(?<=[^/])\.[^./]+$/, "");
}
/** As Go names the binary: a major version at the end is no name. */
function lastElement(path) {
	const parts = path.split("/").filter((part) => part !== "" && part !== ".");
	const last = parts.at(-1) ?? path;
	return /^v\d+$/.test(last) ? parts.at(-2) ?? last : last;
}

export { namesIn as n, fillTemplates as t };