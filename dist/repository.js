import { n as ExpectedError } from "./errors.js";
import { _ as sameBytes } from "./files.js";
import { o as obstacleAt } from "./publisher2.js";

// src/publish/repository.ts
/** Reads the files at `paths` in a commit. For a path that is not a plain file, the result has an obstacle. */
async function filesIn(repository, commit, paths) {
	const modeAt = repository.modesIn(commit);
	const found = /* @__PURE__ */ new Map();
	for (const path of paths) found.set(path, { obstacle: await obstacleAt(path, modeAt) });
	const plain = paths.filter((path) => found.get(path)?.obstacle === void 0);
	const contents = await repository.files(plain, commit);
	for (const path of plain) found.set(path, { committed: contents.get(path) });
	return found;
}
/** Returns the files whose contents differ from those in the given commit. */
async function changesOnto(repository, commit, files) {
	const paths = files.map(({ path }) => path);
	const held = await repository.files(paths, commit);
	return files.filter(({ path, bytes }) => !sameBytes(held.get(path), bytes));
}
/**
* Returns a sentence which says that `place` already has the files, so nothing is published. `place` is, for example, a branch in
* backticks.
*/
function heldAlready(place, files) {
	if (files.some(({ bytes }) => bytes === void 0)) return `${place} already is as proposed.`;
	return `${place} already has ${files.length === 1 ? "this profile" : "these profiles"}.`;
}
const ATTEMPTS = 5;
const ONE_RUN = "Let only one run at a time publish to this branch (`concurrency` in a workflow), then run again.";
/** Repeats an attempt as long as it returns undefined, which means that the branch has moved during the attempt. */
async function retryWhileBranchMoves(branch, attempt, fix = ONE_RUN) {
	for (let count = 1; count <= ATTEMPTS; count++) {
		const done = await attempt();
		if (done !== void 0) return done;
	}
	throw movedTooOften(branch, fix);
}
/**
* Returns the error for a branch that changed during every attempt. @param branch names the branch at the beginning of a sentence, such as
* `` `main` ``.
*/
function movedTooOften(branch, fix = ONE_RUN) {
	const message = `${branch} got new commits ${ATTEMPTS} times while this run tried to publish to it.`;
	return new ExpectedError(message, { fix });
}

export { retryWhileBranchMoves as a, movedTooOften as i, filesIn as n, heldAlready as r, changesOnto as t };