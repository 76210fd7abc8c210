import { Xt as ExpectedError } from "./start.js";

// src/publish/proposal.ts
/** Reason of a publication when there was nothing to withdraw. */
const UNCHANGED = "The committed profile stays as it is.";
/** The credentials may read and not write. Nothing was written. */
var MayOnlyRead = class extends ExpectedError {};
/** Whether two contents are equal; undefined is a missing file. */
function isSame(one, other) {
	return one === void 0 || other === void 0 ? one === other : Buffer.from(one).equals(other);
}
/**
* The versions among `commits`, newest first. Of neighbours with the same content only the oldest counts, which brought it.
* Reads no more contents than it needs.
*/
async function versionsAmong(commits, contentAt, limit) {
	const versions = [];
	for (const commit of commits) {
		const bytes = await contentAt(commit.commit);
		const newer = versions.at(-1);
		if (newer !== void 0 && isSame(newer.bytes, bytes)) versions.pop();
		else if (versions.length === limit) break;
		versions.push({
			...commit,
			bytes
		});
	}
	return versions;
}
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
const OBSTACLES = {
	link: "a symbolic link",
	folder: "a folder",
	submodule: "a submodule",
	file: "a file"
};
/** @throws ExpectedError when a commit of a plain file at one of the paths would replace something else. */
function requirePlainFiles({ files }, paths = files.keys()) {
	for (const path of paths) {
		const obstacle = files.get(path)?.obstacle;
		if (obstacle === void 0) continue;
		const what = OBSTACLES[obstacle.kind];
		const message = obstacle.path === path ? `\`${path}\` is ${what} on the base, and only a plain file is refreshed.` : `\`${path}\` cannot be committed: \`${obstacle.path}\` is ${what} on the base.`;
		throw new ExpectedError(message, { fix: `Set \`profile\` to the path of a plain file in this repository, such as what a link leads to, or move what is there.` });
	}
}
/** A line such as `Reviewed-by: …`; git takes a last paragraph of these for trailers. */
const TRAILER = /^[A-Za-z0-9-]+:\s+\S/;
/** The commit message with `Signed-off-by:` where `git commit --signoff` puts it: at the end, once. */
function signedOff(message, { name, email }) {
	const line = `Signed-off-by: ${name} <${email}>`;
	const text = message.trimEnd();
	const paragraphs = text.split(/\n\s*\n/);
	const last = paragraphs.at(-1)?.split("\n") ?? [];
	if (last.includes(line)) return text;
	return `${text}${paragraphs.length > 1 && last.every((each) => TRAILER.test(each)) ? "\n" : "\n\n"}${line}`;
}

export { requirePlainFiles as a, obstacleAt as i, UNCHANGED as n, signedOff as o, isSame as r, versionsAmong as s, MayOnlyRead as t };