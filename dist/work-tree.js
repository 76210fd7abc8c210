import { r as replaceFile, t as readIfThere } from "./replace-file.js";
import { n as LocalRepository } from "./local-repository.js";

// src/publish/work-tree.ts
/** `publish: none`: the profile goes to its place in the work tree, and what happens to it is the workflow's. */
function workTreePublisher({ profilePath, repository, env, signal }) {
	return {
		kind: "none",
		async look() {
			const committed = repository === void 0 ? await readIfThere(profilePath) : await committedFile(await LocalRepository.open(repository.directory, env, signal), repository.path);
			return committed === void 0 ? {} : { committed };
		},
		async publish({ profile }) {
			await replaceFile(profilePath, profile);
			return {
				publication: {
					kind: "none",
					operation: "none",
					reason: "Nothing is published (`publish: none`); the new profile is at its place in the work tree."
				},
				findings: []
			};
		},
		async withdraw(reason) {
			return {
				kind: "none",
				operation: "none",
				reason
			};
		}
	};
}
/** What is checked out, whatever lies in the work tree by now. */
async function committedFile(repository, path) {
	const head = await repository.commit("HEAD");
	return head === void 0 ? void 0 : repository.file(head, path);
}

export { workTreePublisher };