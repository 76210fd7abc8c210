import { _r as readIfThere, fr as printableName, gt as obstacleAt, wr as removeWithUs, yr as replaceFile } from "./start.js";
import { n as isSame } from "./versions.js";
import { r as signedOff } from "./publisher.js";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";

// src/publish/body-file.ts
/** Where the text of a pull request is put that somebody else will open. */
const BODY_FILE = "pull-request.md";
/** Nothing limits a file; the renderer wants a number. */
const BODY_LIMIT = 1e6;
/** Writes title and text into `folder`; false when the file said the same already. */
async function writeBodyFile(folder, proposal, options) {
	const body = [
		`# ${options.title}`,
		options.body?.trim() ?? "",
		proposal.renderBody({
			maxLength: BODY_LIMIT,
			byDefaultToken: false
		}).trim()
	].filter((part) => part !== "").join("\n\n");
	const file = join(folder, BODY_FILE);
	const bytes = Buffer.from(`${body}\n`);
	if ((await readIfThere(file))?.equals(bytes)) return false;
	await replaceFile(file, bytes);
	return true;
}
async function removeBodyFile(folder) {
	await rm(join(folder, BODY_FILE), { force: true });
}

// src/publish/local-commit.ts
/** Writes a commit with plumbing alone and returns its SHA; no branch moves yet, and no index of the user's is touched. */
async function writeLocalCommit(repository, commit) {
	const folder = await mkdtemp(join(tmpdir(), "go-pgo-index-"));
	const removed = removeWithUs(folder);
	try {
		const env = { GIT_INDEX_FILE: join(folder, "index") };
		await repository.text(["read-tree", commit.parent], { env });
		await remove(repository, commit, env);
		await add(repository, commit, env);
		const tree = await repository.line(["write-tree"], { env });
		const identity = await repository.identity();
		const committer = {
			name: identity.GIT_COMMITTER_NAME,
			email: identity.GIT_COMMITTER_EMAIL
		};
		const message = commit.signOff ? signedOff(commit.message, committer) : commit.message;
		return await repository.line([
			"commit-tree",
			tree,
			"-p",
			commit.parent
		], {
			env: identity,
			input: Buffer.from(message)
		});
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
		removed();
	}
}
async function remove(repository, { parent, files }, env) {
	const deleted = files.filter(({ bytes }) => bytes === void 0);
	if (deleted.length === 0) return;
	const none = "0".repeat(parent.length);
	const input = Buffer.from(deleted.map(({ path }) => `0 ${none}\t${path}\0`).join(""));
	await repository.text([
		"update-index",
		"-z",
		"--index-info"
	], {
		env,
		input
	});
}
async function add(repository, { files }, env) {
	const entries = [];
	for (const { path, bytes } of files) {
		if (bytes === void 0) continue;
		const blob = await repository.line([
			"hash-object",
			"-w",
			"--stdin"
		], { input: bytes });
		entries.push("--cacheinfo", `100644,${blob},${path}`);
	}
	if (entries.length > 0) await repository.text([
		"update-index",
		"--add",
		...entries
	], { env });
}

// src/publish/on-branch.ts
/** What the base holds at the paths, and what the branch proposes there. */
async function publishedOn(state, paths) {
	const { repository, base, branch } = state;
	const ahead = branch === void 0 ? void 0 : await repository.ahead(base, branch);
	const open = ahead !== void 0 && ahead.commits > 0;
	const moved = open ? await movedSince(state, ahead.mergeBase) : void 0;
	const files = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const obstacle = await obstacleAt(path, (at) => repository.mode(base, at));
		if (obstacle !== void 0) {
			files.set(path, { obstacle });
			continue;
		}
		const committed = await repository.file(base, path);
		const outdated = open && (moved === void 0 ? committed !== void 0 : moved.has(path));
		const proposed = branch !== void 0 && open && ahead.files.includes(path) ? await repository.file(branch, path) : open ? committed : void 0;
		files.set(path, {
			...committed && { committed },
			...proposed && { proposed },
			...outdated && { outdated }
		});
	}
	if (branch === void 0 || !open) return { files };
	return {
		files,
		proposed: {
			headSha: branch,
			outdated: [...files.values()].some((file) => file.outdated === true)
		}
	};
}
/** The files that the base holds others of than the branch started from; undefined when they have nothing in common. */
async function movedSince({ repository, base }, mergeBase) {
	return mergeBase === "" ? void 0 : new Set(await repository.changed(mergeBase, base));
}
/**
* Why the branch is not ours to overwrite, as the rest of a sentence: ours has one commit that changes profiles alone.
* @param paths of the profiles; empty when nobody has said them.
*/
async function foreignOn({ repository, base, branch }, paths) {
	if (branch === void 0) return void 0;
	const { commits, files } = await repository.ahead(base, branch);
	if (commits > 1) return `holds ${commits} commits where we make one`;
	const other = files.find((file) => paths.size > 0 && !paths.has(file));
	return other === void 0 ? void 0 : `changes ${printableName(other)}, which we do not`;
}
/** Those of the files that are not in the commit as they are proposed. */
async function changesOnto(repository, commit, files) {
	const changes = [];
	for (const file of files) if (!isSame(await repository.file(commit, file.path), file.bytes)) changes.push(file);
	return changes;
}
/** The branch's one commit on top of the base: the one that is there when it is the same already. No branch moves yet. */
async function commitOnto(state, changes, options) {
	if (state.branch !== void 0 && await standsAlready(state, changes)) return state.branch;
	return writeLocalCommit(state.repository, {
		parent: state.base,
		files: changes,
		message: options.commitMessage,
		signOff: options.signOff
	});
}
/** Whether the branch is one commit on top of the base with these changes and no others. */
async function standsAlready({ repository, base, branch = "" }, changes) {
	if ((await repository.parents(branch)).join() !== base) return false;
	if ((await repository.changed(base, branch)).length !== changes.length) return false;
	return (await changesOnto(repository, branch, changes)).length === 0;
}

export { BODY_FILE as a, publishedOn as i, commitOnto as n, removeBodyFile as o, foreignOn as r, writeBodyFile as s, changesOnto as t };