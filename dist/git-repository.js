import { c as secretsInUrl, u as secretsOfHeader } from "./credentials.js";
import { i as UsageError, n as ExpectedError } from "./errors.js";
import { h as removeAtExit, u as readIfThere, y as writeProfile } from "./files.js";
import { O as count } from "./start.js";
import { t as runGit } from "./git.js";
import { c as signedOff, d as versionsAmong } from "./publisher2.js";
import { n as filesIn } from "./repository.js";
import { tmpdir } from "node:os";
import { lstat, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

// src/publish/git-repository.ts
/**
* The author of commits if the user configured no identity for git. Without this author, git would use the machine's user and host name.
*/
const FALLBACK_IDENTITY = {
	name: "Go PGO Action",
	email: "go-pgo-action@users.noreply.github.com"
};
/** The name of the remote that a clone was made from, as `git clone` sets it. */
const REMOTE = "origin";
/**
* A local repository, which is read and written by git's plumbing commands. The commands never change the work tree, the index and the
* checked-out branch.
*/
var LocalRepository = class LocalRepository {
	#cwd;
	#env;
	#signal;
	constructor(cwd, env, signal) {
		this.#cwd = cwd;
		this.#env = env;
		this.#signal = signal;
	}
	/** Opens the repository that contains a directory. @throws ExpectedError if the directory is in no repository. */
	static async open(directory, env, signal) {
		const plain = {
			...env,
			LC_ALL: "C",
			GIT_DIR: void 0,
			GIT_WORK_TREE: void 0,
			GIT_TERMINAL_PROMPT: "0"
		};
		const outside = new LocalRepository(directory, plain, signal);
		return new LocalRepository(await outside.line(["rev-parse", "--show-toplevel"]), plain, signal);
	}
	/** Returns the checked-out branch; undefined if no branch is checked out (detached HEAD). */
	async checkedOut() {
		return this.#lineIfAny([
			"symbolic-ref",
			"--quiet",
			"--short",
			"HEAD"
		]);
	}
	/** Whether a branch is checked out in any work tree. */
	async isCheckedOut(branch) {
		return (await this.text([
			"worktree",
			"list",
			"--porcelain"
		])).split("\n").includes(`branch refs/heads/${branch}`);
	}
	/** Checks the name of a branch. @throws UsageError if git does not accept the name. */
	async checkBranchName(branch) {
		if ((await this.attempt(["check-ref-format", `refs/heads/${branch}`])).exitCode === 0) return;
		throw new UsageError(`\`${branch}\` cannot be the name of a branch.`, { fix: "Set `branch` to a name without spaces, `..`, `~`, `^`, `:`, `?`, `*`, `[`, `\\` or a `/` at its end." });
	}
	/** Returns the SHA of the commit that `revision` names; undefined if the commit does not exist. */
	async commit(revision) {
		return this.#lineIfAny([
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${revision}^{commit}`
		]);
	}
	async files(paths, commit) {
		const found = /* @__PURE__ */ new Map();
		for (const path of paths) {
			const { exitCode, stdout } = await this.attempt([
				"cat-file",
				"blob",
				`${commit}:${path}`
			]);
			if (exitCode === 0) found.set(path, stdout);
		}
		return found;
	}
	modesIn(commit) {
		return async (path) => {
			return (await this.text([
				"ls-tree",
				"-z",
				commit,
				"--",
				path
			])).split("\0").find((line) => line.slice(line.indexOf("	") + 1) === path)?.split(" ", 1)[0];
		};
	}
	/** Returns the differences of a branch from its base; undefined if the two have no common history. */
	async ahead(base, head) {
		const mergeBase = await this.#lineIfAny([
			"merge-base",
			base,
			head
		]);
		if (mergeBase === void 0) return void 0;
		const commits = (await this.#commits("%H%x00%P%x00%an%x00%ae%x00%cn%x00%ce%x00%s", [`${base}..${head}`])).map(([sha = "", parents = "", authorName = "", authorEmail, name = "", email, message = ""]) => ({
			sha,
			parents: parents.split(" "),
			message,
			author: {
				name: authorName,
				email: authorEmail
			},
			committer: {
				name,
				email
			}
		}));
		const changed = [
			"diff-tree",
			"-r",
			"-z",
			"--no-renames",
			"--name-only",
			mergeBase,
			head
		];
		const files = (await this.text(changed)).split("\0").filter((file) => file !== "");
		return {
			commits,
			count: commits.length,
			files: new Set(files),
			mergeBase
		};
	}
	/**
	* Returns author, committer, parents and message of each commit. The commits are read without `git log`, because the user's configuration
	* may add lines to the output of `git log`.
	*/
	async #commits(format, args) {
		return (await this.text([
			"rev-list",
			`--format=${format}`,
			...args
		])).split("\n").map((line) => line.split("\0")).filter((fields) => fields.length > 1);
	}
	/** Moves a branch to `sha`, or deletes it if `sha` is undefined, but only if the branch has not changed since the run read it. */
	async putBranch(branch, sha, was) {
		const ref = `refs/heads/${branch}`;
		const args = sha === void 0 ? ["-d", ref] : [
			"-m",
			"go-pgo: publish",
			ref,
			sha
		];
		await this.text([
			"update-ref",
			...args,
			was ?? "0".repeat(sha?.length ?? 40)
		]);
	}
	/**
	* Returns the versions of a file. The history is read along the first parent of each commit, so a merge counts as one commit of the
	* branch. In a shallow clone, the oldest commit counts as the commit that introduced the file's content.
	*/
	async versions(head, path, limit) {
		const args = [
			"--first-parent",
			`--max-count=${2 * limit}`,
			head,
			"--",
			`:(top,literal)${path}`
		];
		const commits = (await this.#commits("%H%x00%ct%x00%s", args)).map(([commit = "", seconds, title = ""]) => {
			return {
				commit,
				title,
				time: (/* @__PURE__ */ new Date(Number(seconds) * 1e3)).toISOString()
			};
		});
		return versionsAmong(commits, async (commit) => (await this.files([path], commit)).get(path), limit);
	}
	async writeCommit({ parent, files, message, signoff }) {
		const folder = await mkdtemp(join(tmpdir(), "go-pgo-index-"));
		const removed = removeAtExit(folder);
		try {
			const env = { GIT_INDEX_FILE: join(folder, "index") };
			await this.text(["read-tree", parent], { env });
			const modeAt = this.modesIn(parent);
			let entries = "";
			for (const { path, bytes } of files) {
				const blob = bytes && await this.line([
					"hash-object",
					"-w",
					"--stdin"
				], { input: bytes });
				const mode = await modeAt(path) === "100755" ? "100755" : "100644";
				entries += `${blob ? `${mode} ${blob}` : `0 ${"0".repeat(parent.length)}`}\t${path}\0`;
			}
			await this.text([
				"update-index",
				"-z",
				"--index-info"
			], {
				env,
				input: Buffer.from(entries)
			});
			const tree = await this.line(["write-tree"], { env });
			const identity = await this.identity();
			const committer = {
				name: identity.GIT_COMMITTER_NAME,
				email: identity.GIT_COMMITTER_EMAIL
			};
			const input = Buffer.from(signoff ? signedOff(message, committer) : message);
			const args = [
				"commit-tree",
				...await this.#lineIfAny([
					"config",
					"--type=bool",
					"--get",
					"commit.gpgSign"
				]) === "true" ? ["-S"] : [],
				tree,
				"-p",
				parent
			];
			return { sha: await this.line(args, {
				env: identity,
				input
			}) };
		} finally {
			await rm(folder, {
				recursive: true,
				force: true
			});
			removed();
		}
	}
	/** Returns environment variables with an identity for git, but only for the parts that the user's configuration does not set. */
	async identity() {
		const pick = async (variable, key, fallback) => this.#env[variable] || await this.#lineIfAny([
			"config",
			"--get",
			key
		]) || fallback;
		const name = await pick("GIT_AUTHOR_NAME", "user.name", FALLBACK_IDENTITY.name);
		const email = await pick("GIT_AUTHOR_EMAIL", "user.email", FALLBACK_IDENTITY.email);
		return {
			GIT_AUTHOR_NAME: name,
			GIT_AUTHOR_EMAIL: email,
			GIT_COMMITTER_NAME: this.#env["GIT_COMMITTER_NAME"] || name,
			GIT_COMMITTER_EMAIL: this.#env["GIT_COMMITTER_EMAIL"] || email
		};
	}
	/**
	* Returns the remote to which the user pushes branches. Git's configuration may name a remote for the checked-out branch. If the
	* configuration names no remote, the result is the remote `origin`, or else the first remote of the clone. @returns undefined if the
	* clone has no remote.
	*/
	async pushRemote() {
		const remotes = (await this.text(["remote"])).split("\n").filter((name) => name !== "");
		const branch = await this.#lineIfAny([
			"symbolic-ref",
			"--quiet",
			"HEAD"
		]);
		return [branch && await this.#lineIfAny([
			"for-each-ref",
			"--format=%(push:remotename)",
			branch
		]), "origin"].find((name) => name && remotes.includes(name)) ?? remotes[0];
	}
	/** Returns the output of git, trimmed; undefined if git fails. */
	async #lineIfAny(args) {
		const { exitCode, stdout } = await this.attempt(args);
		return exitCode === 0 ? stdout.toString().trim() : void 0;
	}
	async line(args, more = {}) {
		return (await this.text(args, more)).trim();
	}
	/** Returns the output of git. @throws ExpectedError with git's own words if git fails. */
	async text(args, more = {}) {
		const { exitCode, stdout, stderr } = await this.attempt(args, more);
		if (exitCode === 0) return stdout.toString();
		throw new ExpectedError(`\`git ${args[0]}\` failed: ${gitComplaint(stderr)}.`, { fix: /\.lock': File exists/.test(stderr) ? "Wait for the other git process, or remove the lock file of a killed git process, then run again." : "Fix the git error above, then run again. No file of the repository was changed." });
	}
	/** Runs git. A non-zero exit code is returned as a result and throws no error. */
	attempt(args, { env, input, credentials } = {}) {
		return runGit(args, {
			cwd: this.#cwd,
			env: {
				...this.#env,
				...env
			},
			signal: this.#signal,
			input,
			credentials
		});
	}
};
/** Returns the first line of what git printed to stderr, without the word `fatal:` and without the full stop. */
function gitComplaint(stderr) {
	return (stderr.split("\n").find((text) => text.trim() !== "") ?? "no message").trim().replace(/^(?:fatal|error): |\.$/g, "");
}
/** Matches the settings of git that may hold secrets: URLs of remotes and their replacements, headers that actions/checkout leaves, proxies. */
const SECRET_KEYS = "^(remote\\..*\\.(url|pushurl|proxy)|url\\..*\\.(insteadof|pushinsteadof)|http\\.(.*\\.)?(extraheader|proxy|cookiefile)|credential\\.(.*\\.)?helper)$";
/** Returns the secrets in git's configuration. Callers must mask these secrets, because git and servers may print them. */
async function secretsOfGit(repository) {
	const { stdout } = await repository.attempt([
		"config",
		"--null",
		"--get-regexp",
		SECRET_KEYS
	]);
	return stdout.toString().split("\0").flatMap((entry) => {
		const end = entry.indexOf("\n");
		const [key, value] = [entry.slice(0, Math.max(end, 0)), entry.slice(end + 1)];
		if (/extraheader$/i.test(key)) {
			const colon = value.indexOf(":");
			return colon < 0 ? [] : secretsOfHeader(value.slice(colon + 1).trim());
		}
		return [key.replace(/^url\.(.*)\.\w+$/i, "$1"), value].filter((text) => URL.canParse(text)).flatMap((text) => secretsInUrl(new URL(text)));
	});
}
/**
* The publisher for `publish: none`. This publisher only writes each profile to its place in the work tree, and the user's workflow commits
* or uploads the file.
*/
function workTreePublisher({ files: all, directory, env, signal }) {
	const kind = "none";
	const fileAt = (path) => all.find(({ place }) => place.path === path);
	/** The checked-out commit; undefined without a repository, and before the first commit. */
	const checkedOut = async ({ place }) => {
		if (!place.inRepository) return void 0;
		const repository = await LocalRepository.open(directory, env, signal);
		const head = await repository.commit("HEAD");
		return head === void 0 ? void 0 : {
			repository,
			head
		};
	};
	/**
	* Reads a committed profile from the commit. In the work tree, the function only checks whether a link or a folder is at the profile's
	* path, because a profile is never written through a link. Outside of a repository, the function reads the profile's file instead.
	*/
	const lookAt = async (file) => {
		const { path, inRepository } = file.place;
		const there = await lstat(file.profilePath).catch(() => void 0);
		if (there?.isSymbolicLink()) return { obstacle: {
			kind: "link",
			path
		} };
		if (there?.isDirectory()) return { obstacle: {
			kind: "folder",
			path
		} };
		if (!inRepository) return { committed: await readIfThere(file.profilePath) };
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
			const reason = `Nothing is published (\`publish: none\`): ${[written > 0 && `${count(written, "new profile")} put into the work tree`, deleted > 0 && `${count(deleted, "profile")} deleted`].filter(Boolean).join(", ")}.`;
			return {
				publication: {
					kind,
					operation: "none",
					reason
				},
				findings: []
			};
		},
		keep: async () => [],
		withdraw: async (reason) => ({
			publication: {
				kind,
				operation: "none",
				reason
			},
			findings: []
		})
	};
}

export { secretsOfGit as a, gitComplaint as i, LocalRepository as n, workTreePublisher as o, REMOTE as r, FALLBACK_IDENTITY as t };