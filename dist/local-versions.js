import { r as versionsAmong, t as candidatesFor } from "./versions.js";

// src/publish/local-versions.ts
/**
* What `path` held on the branch that ends in `head`, newest first. Only the first parents are followed: a merge
* counts as the one step that it was for the branch. In a shallow clone, the oldest commit that is there stands for
* the one that brought what it holds.
*/
async function localVersions(repository, head, path, limit) {
	const candidates = (await repository.text([...[
		"rev-list",
		"--first-parent",
		`--max-count=${candidatesFor(limit)}`
	], ...[
		"--format=%H%x00%ct%x00%s",
		head,
		"--",
		`:(top,literal)${path}`
	]])).split("\n").map((line) => line.split("\0")).flatMap(([commit = "", seconds, title]) => title === void 0 ? [] : [{
		commit,
		title,
		time: (/* @__PURE__ */ new Date(Number(seconds) * 1e3)).toISOString()
	}]);
	return versionsAmong(candidates, (commit) => repository.file(commit, path), limit);
}

export { localVersions as t };