import { n as ExpectedError } from "./errors.js";

// src/publish/obstacle.ts
/** @param modeAt the mode of what is there; undefined where nothing is. Asked from the root down, as far as there are folders. */
async function obstacleAt(path, modeAt) {
	const parts = path.split("/");
	for (let length = 1; length <= parts.length; length++) {
		const here = parts.slice(0, length).join("/");
		const mode = await modeAt(here);
		if (mode === void 0) return void 0;
		const kind = kindOf(mode);
		if (kind !== (length < parts.length ? "folder" : "file")) return {
			kind,
			path: here
		};
	}
}
function kindOf(mode) {
	if (/^0?40000$/.test(mode)) return "folder";
	if (mode === "120000") return "link";
	return mode === "160000" ? "submodule" : "file";
}
/** @throws ExpectedError when a plain file at one of the paths would replace something else. */
function requirePlainFiles({ files }, paths = files.keys()) {
	for (const path of paths) {
		const obstacle = files.get(path)?.obstacle;
		if (obstacle === void 0) continue;
		const { message, fix } = obstacle.path === path ? inPlace(obstacle) : above(path, obstacle);
		throw new ExpectedError(message, { fix });
	}
}
const FIXES = {
	link: "Set `profile` to the file that it leads to, or commit a profile itself in its place. A link is followed where git has made one and it leads to a file: `git config core.symlinks true`, then check out again.",
	folder: "Set `profile` to the path of a file, or move that folder.",
	submodule: "Set `profile` to a path in this repository, or run in a clone of the other one.",
	file: "Set `profile` to another path, or move that file."
};
const NAMES = {
	link: "a symbolic link",
	folder: "a folder",
	submodule: "a submodule",
	file: "a file"
};
function inPlace({ kind, path }) {
	return {
		message: `\`${path}\` is ${NAMES[kind]} on the base, and only a plain file is refreshed.`,
		fix: FIXES[kind]
	};
}
function above(path, { kind, path: above }) {
	return {
		message: `\`${path}\` cannot be committed: \`${above}\` is ${NAMES[kind]} on the base.`,
		fix: kind === "link" ? "Set `profile` to its path without the link, or commit a folder in its place." : FIXES[kind]
	};
}

export { requirePlainFiles as n, obstacleAt as t };