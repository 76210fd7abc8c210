import { Er as ExpectedError, _r as readIfThere, gt as obstacleAt, vr as reasonOf, yr as replaceFile } from "./start.js";
import { n as LocalRepository } from "./local-repository.js";
import { t as localVersions } from "./local-versions.js";
import { lstat, rm, stat } from "node:fs/promises";

// src/publish/work-tree.ts
/** `publish: none`: each profile goes to its place in the work tree, and what happens to it is the workflow's. */
function workTreePublisher(given) {
	return new WorkTreePublisher(given);
}
var WorkTreePublisher = class {
	kind = "none";
	#given;
	#files;
	constructor(given) {
		this.#given = given;
		this.#files = new Map(given.files.map((file) => [file.path, file]));
	}
	async look(paths) {
		const files = /* @__PURE__ */ new Map();
		for (const path of paths) {
			const file = this.#file(path);
			const obstacle = await this.#obstacle(file);
			const committed = obstacle === void 0 ? await this.#committed(file) : void 0;
			files.set(path, {
				...committed && { committed },
				...obstacle && { obstacle }
			});
		}
		return { files };
	}
	/** None where nothing is committed: without a repository, and before its first commit. */
	async versions(path, limit) {
		const checkedOut = await this.#checkedOut(this.#file(path));
		if (checkedOut === void 0) return [];
		return localVersions(checkedOut.repository, checkedOut.head, path, limit);
	}
	async publish({ files }) {
		const places = files.map(({ path, bytes }) => ({
			...this.#file(path),
			bytes
		}));
		for (const { profilePath, bytes } of places) if (bytes === void 0) await removeFile(profilePath);
		else await replaceFile(profilePath, bytes);
		const reason = `Nothing is published (\`publish: none\`); ${whatBecame(files)}.`;
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
		const file = this.#files.get(path);
		if (file === void 0) throw new Error(`Nobody said where ${path} is.`);
		return file;
	}
	/** What is checked out, whatever lies in the work tree by now. */
	async #committed(file) {
		if (file.repository === void 0) return readIfThere(file.profilePath);
		const checkedOut = await this.#checkedOut(file);
		return checkedOut?.repository.file(checkedOut.head, file.path);
	}
	/** In what is checked out, or in the work tree, where the file is to be written. */
	async #obstacle(file) {
		const { path, profilePath } = file;
		const there = await lstat(profilePath).catch(() => void 0);
		const real = await stat(profilePath).catch(() => void 0);
		if (real?.isDirectory()) return {
			kind: "folder",
			path
		};
		if (there?.isSymbolicLink() && real === void 0) return {
			kind: "link",
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
/** One that is gone already is fine. @throws ExpectedError when it cannot be removed. */
async function removeFile(path) {
	try {
		await rm(path, { force: true });
	} catch (error) {
		throw new ExpectedError(`${path} cannot be deleted: ${reasonOf(error)}.`, {
			fix: "Make its folder writable, then run again.",
			cause: error
		});
	}
}
/** The rest of a sentence. */
function whatBecame(files) {
	const written = files.filter(({ bytes }) => bytes !== void 0).length;
	const deleted = files.length - written;
	return [...written === 0 ? [] : [written === 1 ? "the new profile is at its place in the work tree" : `the ${written} new profiles are at their places in the work tree`], ...deleted === 0 ? [] : [deleted === 1 ? "one profile is deleted" : `${deleted} profiles are deleted`]].join(", and ");
}

export { workTreePublisher };