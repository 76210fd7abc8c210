import { Gt as removeWithUs, Sr as UsageError, nt as secretsOfHeader, tt as secretsInUrl, xr as ExpectedError } from "./start.js";
import { o as run } from "./exec.js";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/publish/proposal.ts
/** Reason of a publication when there was nothing to withdraw. */
const UNCHANGED = "The committed profile stays as it is.";
/** The credentials may read and not write. Nothing was written. */
var MayOnlyRead = class extends ExpectedError {};
/** Reason when `place`, such as a branch in backticks, has the files already. */
function heldAlready(place, files) {
	if (files.some(({ bytes }) => bytes === void 0)) return `${place} is as proposed already.`;
	return `${place} holds ${files.length === 1 ? "this profile" : "these profiles"} already.`;
}
/** Whether two contents are equal; undefined is a missing file. */
function isSame(one, other) {
	return one === void 0 || other === void 0 ? one === other : Buffer.from(one).equals(other);
}
/** How many commits to list for `limit` versions: some of them only change the file's mode. */
function commitsFor(limit) {
	return 2 * limit;
}
/**
* The versions among `commits`, newest first. Of neighbours with equal content only the oldest counts, which brought it. Reads
* no more contents than it needs.
*/
async function versionsAmong(commits, contentAt, limit) {
	const versions = [];
	for (const commit of commits) {
		const bytes = await contentAt(commit.commit);
		const newer = versions.at(-1);
		if (newer !== void 0 && isSame(newer.bytes, bytes)) versions.pop();
		else if (versions.length === limit) break;
		versions.push({
			...commit,
			bytes
		});
	}
	return versions;
}
/** @param modeAt undefined where nothing is. Asked from the root down, as long as there are folders. */
async function obstacleAt(path, modeAt) {
	const parts = path.split("/");
	for (let length = 1; length <= parts.length; length++) {
		const here = parts.slice(0, length).join("/");
		const mode = await modeAt(here);
		if (mode === void 0) return void 0;
		const kind = KINDS[mode.padStart(6, "0")] ?? "file";
		if (kind !== (length < parts.length ? "folder" : "file")) return {
			kind,
			path: here
		};
	}
}
const KINDS = {
	"040000": "folder",
	"120000": "link",
	"160000": "submodule"
};
const OBSTACLES = {
	link: {
		name: "a symbolic link",
		fix: "Set `profile` to the path that it leads to, or commit a profile in its place. (Links are followed in a checkout with `core.symlinks true`.)"
	},
	folder: {
		name: "a folder",
		fix: "Set `profile` to the path of a file, or move that folder."
	},
	submodule: {
		name: "a submodule",
		fix: "Set `profile` to a path in this repository, or run in a clone of the other one."
	},
	file: {
		name: "a file",
		fix: "Set `profile` to another path, or move that file."
	}
};
/** @throws ExpectedError when a commit of a plain file at one of the paths would replace something else. */
function requirePlainFiles({ files }, paths = files.keys()) {
	for (const path of paths) {
		const obstacle = files.get(path)?.obstacle;
		if (obstacle === void 0) continue;
		const { name, fix } = OBSTACLES[obstacle.kind];
		const message = obstacle.path === path ? `\`${path}\` is ${name} on the base, and only a plain file is refreshed.` : `\`${path}\` cannot be committed: \`${obstacle.path}\` is ${name} on the base.`;
		throw new ExpectedError(message, { fix });
	}
}
/** A line such as `Reviewed-by: …`; git takes a last paragraph of these for trailers. */
const TRAILER = /^[A-Za-z0-9-]+:\s+\S/;
/** The commit message with `Signed-off-by:` where `git commit --signoff` puts it: at the end, once. */
function signedOff(message, { name, email }) {
	const line = `Signed-off-by: ${name} <${email}>`;
	const text = message.trimEnd();
	const paragraphs = text.split(/\n\s*\n/);
	const last = paragraphs.at(-1)?.split("\n") ?? [];
	if (last.includes(line)) return text;
	return `${text}${paragraphs.length > 1 && last.every((each) => TRAILER.test(each)) ? "\n" : "\n\n"}${line}`;
}

// src/publish/git-repository.ts
/** Commits when git has no identity: never the machine's user and host name. */
const FALLBACK_IDENTITY = {
	name: "Go PGO Action",
	email: "go-pgo-action@users.noreply.github.com"
};
/** The fix for a name that git refuses. */
const BRANCH_NAME_FIX = "Set `branch` to a name without spaces, `..`, `~`, `^`, `:`, `?`, `*`, `[`, `\\` or a `/` at its end.";
/** A local repository, by git's plumbing: its work tree, its index and what is checked out never change. */
var LocalRepository = class LocalRepository {
	#cwd;
	#env;
	#signal;
	constructor(cwd, env, signal) {
		this.#cwd = cwd;
		this.#env = env;
		this.#signal = signal;
	}
	/**
	* The repository that `directory` is in.
	* @throws ExpectedError when there is none, git is missing, or git does not trust its owner.
	*/
	static async open(directory, env, signal) {
		const plain = {
			...env,
			LC_ALL: "C",
			GIT_DIR: void 0,
			GIT_WORK_TREE: void 0,
			GIT_TERMINAL_PROMPT: "0"
		};
		const outside = new LocalRepository(directory, plain, signal);
		const found = await outside.attempt(["rev-parse", "--is-bare-repository"]);
		if (found.exitCode !== 0) throw notARepository(directory, found.stderr);
		const bare = found.stdout.toString().trim() === "true";
		const root = await outside.line(["rev-parse", bare ? "--absolute-git-dir" : "--show-toplevel"]);
		return new LocalRepository(root, plain, signal);
	}
	/** The checked-out branch; undefined when none is (detached head). */
	async checkedOut() {
		return this.#lineIfAny([
			"symbolic-ref",
			"--quiet",
			"--short",
			"HEAD"
		]);
	}
	/** Whether any work tree has the branch checked out. */
	async isCheckedOut(branch) {
		return (await this.text([
			"worktree",
			"list",
			"--porcelain"
		])).split("\n").includes(`branch refs/heads/${branch}`);
	}
	/** @throws UsageError when git does not accept the name. */
	async checkBranchName(branch) {
		if ((await this.attempt(["check-ref-format", `refs/heads/${branch}`])).exitCode === 0) return;
		throw new UsageError(`\`${branch}\` cannot be a branch's name.`, { fix: BRANCH_NAME_FIX });
	}
	/** SHA of the commit that `revision` names; undefined when it names none. */
	async commit(revision) {
		return this.#lineIfAny([...[
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options"
		], `${revision}^{commit}`]);
	}
	/** The file's bytes in that commit; undefined when it has none. */
	async file(commit, path) {
		const { exitCode, stdout } = await this.attempt([
			"cat-file",
			"blob",
			`${commit}:${path}`
		]);
		return exitCode === 0 ? stdout : void 0;
	}
	/** The mode of what that commit has at `path`, such as `100644`; undefined when it has nothing there. */
	async mode(commit, path) {
		return (await this.text([
			"ls-tree",
			"-z",
			commit,
			"--",
			path
		])).split("\0").find((line) => line.slice(line.indexOf("	") + 1) === path)?.split(" ", 1)[0];
	}
	async parents(commit) {
		return (await this.line([
			"rev-list",
			"--parents",
			"-n",
			"1",
			commit
		])).split(" ").slice(1);
	}
	/** Committers and changed files of the commits that `head` has and `base` has not, without merges. */
	async ahead(base, head) {
		const committers = (await this.text([
			"log",
			"--no-merges",
			"--format=%cn%x00%ce",
			`${base}..${head}`
		])).split("\n").filter((line) => line !== "").map((line) => {
			const [name = "", email = ""] = line.split("\0");
			return {
				name,
				email
			};
		});
		const mergeBase = await this.#lineIfAny([
			"merge-base",
			base,
			head
		]);
		return {
			committers,
			files: await this.changed(mergeBase ?? base, head),
			mergeBase
		};
	}
	/** Paths of the files that differ between two commits; a renamed one counts as two. */
	async changed(one, other) {
		return (await this.text([
			"diff-tree",
			"-r",
			"-z",
			"--no-renames",
			"--name-only",
			one,
			other
		])).split("\0").filter((file) => file !== "");
	}
	/** Those of the files that the commit does not have as they are proposed. */
	async changesOnto(commit, files) {
		const changes = [];
		for (const file of files) if (!isSame(await this.file(commit, file.path), file.bytes)) changes.push(file);
		return changes;
	}
	/** Whether older commits were left out when it was cloned. */
	async isShallow() {
		return await this.line(["rev-parse", "--is-shallow-repository"]) === "true";
	}
	/** Makes the branch point to `sha` (undefined: deletes it), provided it still is what it was. */
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
	* What `path` held on the branch that ends in `head`, newest first. Only first parents are followed: a merge is one step of
	* the branch. In a shallow clone, the oldest commit stands for the one that brought what it holds.
	*/
	async versions(head, path, limit) {
		const commits = (await this.text([...[
			"rev-list",
			"--first-parent",
			`--max-count=${commitsFor(limit)}`
		], ...[
			"--format=%H%x00%ct%x00%s",
			head,
			"--",
			`:(top,literal)${path}`
		]])).split("\n").map((line) => line.split("\0")).flatMap(([commit = "", seconds, title]) => title === void 0 ? [] : [{
			commit,
			title,
			time: (/* @__PURE__ */ new Date(Number(seconds) * 1e3)).toISOString()
		}]);
		return versionsAmong(commits, (commit) => this.file(commit, path), limit);
	}
	/** Writes a commit and returns its SHA; no branch moves yet. */
	async writeCommit({ parent, files, message, signOff }) {
		const folder = await mkdtemp(join(tmpdir(), "go-pgo-index-"));
		const removed = removeWithUs(folder);
		try {
			const env = { GIT_INDEX_FILE: join(folder, "index") };
			await this.text(["read-tree", parent], { env });
			const none = "0".repeat(parent.length);
			const deleted = files.filter(({ bytes }) => bytes === void 0);
			const input = Buffer.from(deleted.map(({ path }) => `0 ${none}\t${path}\0`).join(""));
			await this.text([
				"update-index",
				"-z",
				"--index-info"
			], {
				env,
				input
			});
			const added = [];
			for (const { path, bytes } of files) {
				if (bytes === void 0) continue;
				const blob = await this.line([
					"hash-object",
					"-w",
					"--stdin"
				], { input: bytes });
				added.push("--cacheinfo", `100644,${blob},${path}`);
			}
			await this.text([
				"update-index",
				"--add",
				...added
			], { env });
			const tree = await this.line(["write-tree"], { env });
			const identity = await this.identity();
			const committer = {
				name: identity.GIT_COMMITTER_NAME,
				email: identity.GIT_COMMITTER_EMAIL
			};
			return await this.line([
				"commit-tree",
				tree,
				"-p",
				parent
			], {
				env: identity,
				input: Buffer.from(signOff ? signedOff(message, committer) : message)
			});
		} finally {
			await rm(folder, {
				recursive: true,
				force: true
			});
			removed();
		}
	}
	/** Environment that fills in what the user's configuration leaves open. */
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
	/** What git prints, trimmed; undefined when it fails. */
	async #lineIfAny(args) {
		const { exitCode, stdout } = await this.attempt(args);
		return exitCode === 0 ? stdout.toString().trim() : void 0;
	}
	/** What git prints, trimmed. @throws as `text`. */
	async line(args, more = {}) {
		return (await this.text(args, more)).trim();
	}
	/** What git prints. @throws ExpectedError with git's own words when it fails. */
	async text(args, more = {}) {
		const { exitCode, stdout, stderr } = await this.attempt(args, more);
		if (exitCode === 0) return stdout.toString();
		throw new ExpectedError(`\`git ${args[0]}\` failed: ${firstLine(stderr)}.`, { fix: /\.lock': File exists/.test(stderr) ? "Wait for the other git process; if there is none, one was killed: remove the lock that is named, then run again." : "Fix the git error above, then run again; no file of the repository was touched." });
	}
	/** Runs git; its failure is a result. */
	attempt(args, { env, input, credentials } = {}) {
		return run(["git", ...args], {
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
function notARepository(directory, stderr) {
	if (/dubious ownership/.test(stderr)) return new ExpectedError(`git refuses the repository in ${directory}: it belongs to another user.`, { fix: `Run \`git config --global --add safe.directory ${directory}\`.` });
	return new ExpectedError(`${directory} is not in a git repository: ${firstLine(stderr)}.`, { fix: "Run `git init` and make a first commit there, or use `publish: none`." });
}
/** The first line that git complains with. */
function firstLine(stderr) {
	return (stderr.split("\n").find((text) => text.trim() !== "") ?? "no message").replace(/^(fatal|error): /, "").replace(/\.$/, "").trim();
}
/** URLs of remotes and their replacements, headers that actions/checkout leaves, proxies. */
const SECRET_KEYS = "^(remote\\..*\\.(url|pushurl|proxy)|url\\..*\\.(insteadof|pushinsteadof)|http\\.(.*\\.)?(extraheader|proxy|cookiefile)|credential\\.(.*\\.)?helper)$";
/** Secrets in git's configuration, to be masked in what git or a server says. */
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
		return [key.replace(/^url\.(.*)\.\w+$/i, "$1"), value].flatMap(secretsOfUrl);
	});
}
function secretsOfUrl(text) {
	if (!URL.canParse(text)) return [];
	const url = new URL(text);
	const user = url.protocol.startsWith("http") && url.username.length >= 16 ? [url.username] : [];
	return [...secretsInUrl(url), ...user];
}

export { secretsOfGit as a, commitsFor as c, obstacleAt as d, requirePlainFiles as f, firstLine as i, heldAlready as l, versionsAmong as m, FALLBACK_IDENTITY as n, MayOnlyRead as o, signedOff as p, LocalRepository as r, UNCHANGED as s, BRANCH_NAME_FIX as t, isSame as u };