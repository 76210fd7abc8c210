import { Er as ExpectedError, bt as hasStatus } from "./start.js";
import { t as githubApi } from "./api.js";
import { c as moveBranch, i as changesOnto, n as explaining, o as writeGitHubCommit, r as missingBase, t as githubVersions } from "./github-versions.js";
import { t as GitHubRepository } from "./github-repository2.js";
import { n as heldAlready, t as UNCHANGED } from "./publisher.js";

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
		const files = await changesOnto(target, parent, proposal.files);
		if (files.length === 0) return {
			operation: "none",
			headSha: parent,
			reason: heldAlready(`\`${base}\``, proposal.files)
		};
		const { sha, url } = await writeGitHubCommit(target, {
			parent,
			files,
			message: options.commitMessage,
			signOff: options.signOff
		});
		await moveBranch(target, base, sha, { force: false });
		return {
			operation: "created",
			headSha: sha,
			url
		};
	}
	return {
		kind: "commit",
		look: (paths) => explaining(subject, async () => {
			const { isPublic, defaultBranch } = await target.facts();
			const head = await baseHead(options.base ?? defaultBranch);
			const obstacles = await target.obstacles(paths, head);
			const plain = paths.filter((path) => !obstacles.has(path));
			const held = await target.files(plain, head);
			return {
				isPublic,
				files: new Map(paths.map((path) => [path, publishedAs(held.get(path), obstacles.get(path))]))
			};
		}),
		versions: (path, limit) => explaining(subject, async () => githubVersions(target, await baseHead(await baseName()), path, limit)),
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
function publishedAs(file, obstacle) {
	return {
		...file && { committed: file.bytes },
		...obstacle && { obstacle }
	};
}
function restless(base, cause) {
	return new ExpectedError(`\`${base}\` moved ${ATTEMPTS} times while the profile was being committed onto it.`, {
		fix: "Run again when fewer commits land, or use `publish: pull-request`.",
		cause
	});
}

export { commitPublisher };