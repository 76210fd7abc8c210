import { Wt as readIfThere, qt as writeProfile, yi as count } from "./start.js";
import { d as obstacleAt, r as LocalRepository } from "./git-repository.js";
import { lstat, rm, stat } from "node:fs/promises";

// src/publish/work-tree.ts
/** `publish: none`: each profile goes to its place in the work tree, and the workflow does the rest. */
function workTreePublisher(given) {
	return new WorkTreePublisher(given);
}
var WorkTreePublisher = class {
	kind = "none";
	#given;
	constructor(given) {
		this.#given = given;
	}
	async look(paths) {
		const files = /* @__PURE__ */ new Map();
		for (const path of paths) files.set(path, await this.#lookAt(this.#file(path)));
		return { files };
	}
	/** None where nothing is committed: without a repository, and before its first commit. */
	async versions(path, limit) {
		const checkedOut = await this.#checkedOut(this.#file(path));
		return checkedOut === void 0 ? [] : checkedOut.repository.versions(checkedOut.head, path, limit);
	}
	async publish({ files }) {
		for (const { path, bytes } of files) {
			const { profilePath } = this.#file(path);
			if (bytes === void 0) await rm(profilePath, { force: true });
			else await writeProfile(profilePath, bytes, { force: true });
		}
		const written = files.filter(({ bytes }) => bytes !== void 0).length;
		const deleted = files.length - written;
		const reason = `Nothing is published (\`publish: none\`): ${[...written === 0 ? [] : [`${count(written, "new profile")} put into the work tree`], ...deleted === 0 ? [] : [`${count(deleted, "profile")} deleted`]].join(", ")}.`;
		return {
			publication: {
				kind: this.kind,
				operation: "none",
				reason
			},
			findings: []
		};
	}
	async withdraw(reason) {
		return {
			kind: this.kind,
			operation: "none",
			reason
		};
	}
	#file(path) {
		const file = this.#given.files.find((one) => one.path === path);
		if (file === void 0) throw new Error(`The place of ${path} is not known.`);
		return file;
	}
	/** What is checked out counts, whatever lies in the work tree. */
	async #lookAt(file) {
		const { path, profilePath, repository } = file;
		const obstacle = await this.#obstacle(file);
		if (obstacle !== void 0) return { obstacle };
		if (repository === void 0) return { committed: await readIfThere(profilePath) };
		const checkedOut = await this.#checkedOut(file);
		return { committed: await checkedOut?.repository.file(checkedOut.head, path) };
	}
	/** In what is checked out, or in the work tree: a profile is never written through a link. */
	async #obstacle(file) {
		const { path, profilePath } = file;
		if ((await lstat(profilePath).catch(() => void 0))?.isSymbolicLink()) return {
			kind: "link",
			path
		};
		if ((await stat(profilePath).catch(() => void 0))?.isDirectory()) return {
			kind: "folder",
			path
		};
		const checkedOut = await this.#checkedOut(file);
		if (checkedOut === void 0) return void 0;
		return obstacleAt(path, (at) => checkedOut.repository.mode(checkedOut.head, at));
	}
	async #checkedOut({ repository }) {
		if (repository === void 0) return void 0;
		const { env, signal } = this.#given;
		const opened = await LocalRepository.open(repository.directory, env, signal);
		const head = await opened.commit("HEAD");
		return head === void 0 ? void 0 : {
			repository: opened,
			head
		};
	}
};

export { workTreePublisher };