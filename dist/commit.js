import { n as ExpectedError } from "./errors.js";
import { n as githubApi } from "./api2.js";
import { t as hasStatus } from "./errors2.js";
import { n as missingBase, t as explaining } from "./github-refusals.js";
import { n as blobSha, t as GitHubRepository } from "./github-repository.js";
import { t as UNCHANGED } from "./publisher.js";

// src/publish/commit.ts
const ATTEMPTS = 5;
/**
* Publishes as one commit straight onto the base branch, never by force: when the branch moved meanwhile, the
* commit is made anew on what is there now.
*/
function commitPublisher({ repository, options, ...given }) {
	const target = new GitHubRepository(githubApi(given), repository);
	const subject = {
		repository,
		apiUrl: given.apiUrl,
		...options.base !== void 0 && { base: options.base }
	};
	const baseName = async () => options.base ?? (await target.facts()).defaultBranch;
	const baseHead = async (base) => {
		const sha = await target.head(base);
		if (sha !== void 0) return sha;
		await target.facts();
		const { message, fix } = missingBase({
			...subject,
			base
		});
		throw new ExpectedError(message, { fix });
	};
	async function commitOnto(base, proposal) {
		const parent = await baseHead(base);
		if ((await target.file(proposal.path, parent))?.blobSha === blobSha(proposal.profile)) return {
			operation: "none",
			headSha: parent,
			reason: `\`${base}\` holds this profile already.`
		};
		const { sha, url } = await target.commitFile({
			path: proposal.path,
			bytes: proposal.profile,
			parent,
			message: options.commitMessage,
			signOff: options.signOff
		});
		await target.moveBranch(base, sha, { force: false });
		return {
			operation: "created",
			headSha: sha,
			url
		};
	}
	return {
		kind: "commit",
		look: (path) => explaining(subject, async () => {
			const committed = await target.file(path, await baseHead(await baseName()));
			return committed === void 0 ? {} : { committed: committed.bytes };
		}),
		publish: (proposal) => explaining(subject, async () => {
			const base = await baseName();
			for (let attempt = 1;; attempt++) try {
				return {
					publication: {
						kind: "commit",
						branch: base,
						...await commitOnto(base, proposal)
					},
					findings: []
				};
			} catch (error) {
				if (!(hasStatus(error, 422) && /fast.?forward/i.test(error.message))) throw error;
				if (attempt === ATTEMPTS) throw restless(base, error);
			}
		}),
		withdraw: async () => ({
			kind: "commit",
			operation: "none",
			reason: UNCHANGED
		})
	};
}
function restless(base, cause) {
	return new ExpectedError(`\`${base}\` moved ${ATTEMPTS} times while the profile was being committed onto it.`, {
		fix: "Run again when fewer commits land, or use `publish: pull-request`.",
		cause
	});
}

export { commitPublisher };