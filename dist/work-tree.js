import { r as replaceFile, t as readIfThere } from "./replace-file.js";

// src/publish/work-tree.ts
/** `publish: none`: the profile goes to its place in the work tree, and what happens to it is the workflow's. */
function workTreePublisher(profilePath) {
	return {
		kind: "none",
		async look() {
			const committed = await readIfThere(profilePath);
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

export { workTreePublisher };