import { I as readIfThere, V as writeProfile, li as count } from "./start.js";
import { r as filesIn } from "./branch.js";
import { r as LocalRepository } from "./git-repository.js";
import { lstat, rm } from "node:fs/promises";

// src/publish/work-tree.ts
/** `publish: none`: each profile goes to its place in the work tree, and the workflow does the rest. */
function workTreePublisher({ files: all, env, signal }) {
	const kind = "none";
	const fileAt = (path) => {
		const file = all.find((one) => one.path === path);
		if (file === void 0) throw new Error(`The place of ${path} is not known.`);
		return file;
	};
	/** Undefined without a repository, and before its first commit. */
	const checkedOut = async ({ repository }) => {
		if (repository === void 0) return void 0;
		const opened = await LocalRepository.open(repository.directory, env, signal);
		const head = await opened.commit("HEAD");
		return head === void 0 ? void 0 : {
			repository: opened,
			head
		};
	};
	/** The commit counts, whatever lies in the work tree; but a profile is never written through a link. */
	const lookAt = async (file) => {
		const { path, profilePath } = file;
		const there = await lstat(profilePath).catch(() => void 0);
		if (there?.isSymbolicLink()) return { obstacle: {
			kind: "link",
			path
		} };
		if (there?.isDirectory()) return { obstacle: {
			kind: "folder",
			path
		} };
		if (file.repository === void 0) return { committed: await readIfThere(profilePath) };
		const found = await checkedOut(file);
		return (found && (await filesIn(found.repository, found.head, [path])).get(path)) ?? {};
	};
	return {
		kind,
		async look(paths) {
			const files = /* @__PURE__ */ new Map();
			for (const path of paths) files.set(path, await lookAt(fileAt(path)));
			return { files };
		},
		async versions(path, limit) {
			const found = await checkedOut(fileAt(path));
			return found === void 0 ? [] : found.repository.versions(found.head, path, limit);
		},
		async publish({ files }) {
			for (const { path, bytes } of files) {
				const { profilePath } = fileAt(path);
				if (bytes === void 0) await rm(profilePath, { force: true });
				else await writeProfile(profilePath, bytes, { force: true });
			}
			const written = files.filter(({ bytes }) => bytes !== void 0).length;
			const deleted = files.length - written;
			const reason = `Nothing is published (\`publish: none\`): ${[...written === 0 ? [] : [`${count(written, "new profile")} put into the work tree`], ...deleted === 0 ? [] : [`${count(deleted, "profile")} deleted`]].join(", ")}.`;
			return {
				publication: {
					kind,
					operation: "none",
					reason
				},
				findings: []
			};
		},
		withdraw: async (reason) => ({
			kind,
			operation: "none",
			reason
		})
	};
}

export { workTreePublisher };