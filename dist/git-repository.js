import { Di as sameBytes, Ei as replaceFile, Jr as run, Mi as UsageError, Si as readIfThere, Ti as removeWithUs, Vi as count, ai as secretsInUrl, ji as ExpectedError, ki as writeProfile, oi as secretsOfHeader, ti as printableName } from "./start.js";
import { lstat, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/publish/proposal.ts
/** Reason of a publication when there was nothing to withdraw. */
const UNCHANGED = "The committed profile stays as it is.";
/** The credentials may read and not write. Nothing was written. */
var MayOnlyRead = class extends ExpectedError {};
/**
* The versions among `commits`, newest first. Of neighbours with the same content only the oldest counts, which brought it.
* Reads no more contents than it needs.
*/
async function versionsAmong(commits, contentAt, limit) {
	const versions = [];
	for (const commit of commits) {
		const bytes = await contentAt(commit.commit);
		const newer = versions.at(-1);
		if (newer !== void 0 && sameBytes(newer.bytes, bytes)) versions.pop();
		else if (versions.length === limit) break;
		versions.push({
			...commit,
			bytes
		});
	}
	return versions;
}
/** Looks from the root down, as long as there are folders. */
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
	link: "a symbolic link",
	folder: "a folder",
	submodule: "a submodule",
	file: "a file"
};
/** @throws ExpectedError when a commit of a plain file at one of the paths would replace something else. */
function requirePlainFiles({ files }, paths = files.keys()) {
	for (const path of paths) {
		const obstacle = files.get(path)?.obstacle;
		if (obstacle === void 0) continue;
		const what = OBSTACLES[obstacle.kind];
		const message = obstacle.path === path ? `\`${path}\` is ${what} on the base, and only a plain file is refreshed.` : `\`${path}\` cannot be committed: \`${obstacle.path}\` is ${what} on the base.`;
		throw new ExpectedError(message, { fix: `Set \`profile\` to the path of a plain file in this repository, such as what a link leads to, or move what is there.` });
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
/** The names that a template may hold between `{{` and `}}`. */
const NAMES = [
	"target",
	"profile",
	"package",
	"base",
	"head",
	"date"
];
const NAMED = /\{\{([^{}]*)\}\}/g;
/** The names in a template, also unknown ones. */
function namesIn(written) {
	return new Set([...(written ?? "").matchAll(NAMED)].map(([, inside = ""]) => inside.trim()));
}
/** Puts the values in place of the names. @throws UsageError for a name that is unknown or has no value here. */
async function fillTemplates(settings, place) {
	const { branch, base, title, commitMessage } = settings;
	const needsHead = [
		branch,
		base,
		title,
		commitMessage
	].some((one) => namesIn(one).has("head"));
	const values = {
		target: place.target,
		profile: place.path?.replace(/(?<=[^/])\.[^./]+$/, ""),
		package: place.package === void 0 ? void 0 : lastElement(place.package),
		head: needsHead ? await place.head() : void 0,
		date: place.now().toISOString().slice(0, 10)
	};
	const inBranch = {
		...values,
		profile: values.profile?.replaceAll("/", "-")
	};
	const filledBase = fill(base, inBranch, "base");
	return {
		...settings,
		base: filledBase,
		branch: fill(branch, {
			...inBranch,
			base: filledBase
		}, "branch"),
		title: fill(title, {
			...values,
			base: filledBase
		}, "title"),
		commitMessage: fill(commitMessage, {
			...values,
			base: filledBase
		}, "commit-message")
	};
}
function fill(written, values, where) {
	return written?.replace(NAMED, (_, inside) => {
		const name = inside.trim();
		const known = NAMES.find((one) => one === name && one !== where);
		const value = known && values[known];
		if (value !== void 0) return where === "branch" || where === "base" ? asPartOfBranch(value) : value;
		const why = known === void 0 ? `there is no \`{{${name}}}\`` : `\`{{${name}}}\` has no value here`;
		const choices = NAMES.filter((one) => one !== where && one !== name).filter((one) => values[one] !== void 0 || one === "head").map((one) => `\`{{${one}}}\``);
		throw new UsageError(`${where}: ${why}.`, { fix: `Choose among ${choices.join(", ")}, or write the text itself.` });
	});
}
/** What git does not allow in a branch's name becomes a dash. Slashes stay: `release/1.2` is one branch. */
function asPartOfBranch(value) {
	return value.replace(/[^\p{L}\p{N}_./-]+/gu, "-").replace(/\.{2,}|\.(?=\/|$)|(?<=\/|^)\./g, "-").replace(/\/{2,}/g, "/");
}
/** As Go names the binary: a major version at the end is no name. */
function lastElement(path) {
	const parts = path.split("/").filter((part) => part !== "" && part !== ".");
	const last = parts.at(-1) ?? path;
	return /^v\d+$/.test(last) ? parts.at(-2) ?? last : last;
}
/** The most characters GitHub takes as the body of a pull request. */
const BODY_LIMIT = 65536;
/** Marks drafts that the action made because the profile was slower: a later run may end them. */
const DRAFT_MARK = "<!-- go-pgo-action: draft because proven slower -->";
/** Marks pull requests that the action closed itself: only a person's closing is an answer. */
const WITHDRAWN_MARK = "<!-- go-pgo-action: withdrawn -->";
/**
* The text of a pull request: the user's, ours, and a hidden mark when the profile is slower.
* @throws UsageError when the user's text alone fills it.
*/
function composeBody(before, proposal, byDefaultToken) {
	const first = before?.trim() ? `${before.trim()}\n\n` : "";
	const last = proposal.draft ? `\n\n${DRAFT_MARK}` : "";
	const maxLength = BODY_LIMIT - first.length - last.length - `\n\n${WITHDRAWN_MARK}`.length;
	if (maxLength < BODY_LIMIT / 2) {
		const message = `The input \`body\` has ${first.length} characters, which leaves too few for the report.`;
		throw new UsageError(message, { fix: `Shorten it to ${BODY_LIMIT / 2} characters at most.` });
	}
	return `${first}${proposal.renderBody({
		maxLength,
		byDefaultToken
	})}${last}`;
}
function markedAsDraft(body) {
	return hasLine(body, DRAFT_MARK);
}
/** The text of a pull request that the action closes; each that we composed has room for the mark. */
function withdrawnBody(body) {
	return `${body.trimEnd()}\n\n${WITHDRAWN_MARK}`;
}
function markedAsWithdrawn(body) {
	return hasLine(body, WITHDRAWN_MARK);
}
/** From a fence to one of equal length, or to the end. */
const CODE_BLOCK = /^(`{3,})[^\n]*\n[\s\S]*?(?:^\1[ \t]*$|(?![\s\S]))/gm;
/** Foreign text stands in code blocks, which may hold a mark; elsewhere its `<` is escaped. */
function hasLine(body, mark) {
	return body.replaceAll("\r\n", "\n").replace(CODE_BLOCK, "").split("\n").some((line) => line.trim() === mark);
}
/** Equal but for line ends and white space around it. */
function isSameText(one, other) {
	return (one ?? "").replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
}
/** Text for a pull request that a person or a server opens. */
const BODY_FILE = "pull-request.md";
/** Writes title and text into `folder`; false when the file has them already. */
async function writeBodyFile(folder, proposal, { title, body = "" }) {
	const text = proposal.renderBody({
		maxLength: 1e6,
		byDefaultToken: false
	});
	const parts = [
		`# ${title}`,
		body.trim(),
		text.trim()
	];
	const bytes = Buffer.from(`${parts.filter((part) => part !== "").join("\n\n")}\n`);
	const file = join(folder, BODY_FILE);
	if ((await readIfThere(file))?.equals(bytes)) return false;
	await replaceFile(file, bytes);
	return true;
}
async function removeBodyFile(folder) {
	await rm(join(folder, BODY_FILE), { force: true });
}

// src/publish/branch.ts
/** What there is at the paths of a commit. */
async function filesIn(repository, commit, paths) {
	const modeAt = repository.modesIn(commit);
	const found = /* @__PURE__ */ new Map();
	for (const path of paths) found.set(path, { obstacle: await obstacleAt(path, modeAt) });
	const plain = paths.filter((path) => found.get(path)?.obstacle === void 0);
	const contents = await repository.files(plain, commit);
	for (const path of plain) found.set(path, { committed: contents.get(path) });
	return found;
}
/** The files that differ from what the commit has. */
async function changesOnto(repository, commit, files) {
	const paths = files.map(({ path }) => path);
	const held = await repository.files(paths, commit);
	return files.filter(({ path, bytes }) => !sameBytes(held.get(path), bytes));
}
/** Reason when `place`, such as a branch in backticks, has the files already. */
function heldAlready(place, files) {
	if (files.some(({ bytes }) => bytes === void 0)) return `${place} is as proposed already.`;
	return `${place} holds ${files.length === 1 ? "this profile" : "these profiles"} already.`;
}
const ATTEMPTS = 5;
/** Repeats an attempt that returns undefined because the branch has moved in the meantime. */
async function untilItStands(branch, attempt, fix = "Let only one run at a time publish to it (`concurrency` in a workflow), then run again.") {
	for (let count = 1; count <= ATTEMPTS; count++) {
		const done = await attempt();
		if (done !== void 0) return done;
	}
	const message = `${branch} moved ${ATTEMPTS} times while it was being published to.`;
	throw new ExpectedError(message, { fix });
}
/**
* Decides about the branch; a subclass reads what there is and writes what is decided. Each attempt looks at everything again,
* so the next run finishes what a killed one began, and a branch is never overwritten unseen.
*/
var BranchPublisher = class {
	#options;
	/** Known paths of profiles. */
	#paths = /* @__PURE__ */ new Set();
	constructor(options) {
		this.#options = options;
	}
	/** Only the base of `state`, which may be had with less. */
	base() {
		return this.state();
	}
	/** Whether what the branch holds was merged, so that the branch is free. */
	async isMerged(_state) {
		return false;
	}
	/** What a person has closed, with its files at the paths. */
	async declined(_state, _paths) {}
	/** Runs `action`, and explains what the server refuses. */
	explained(action) {
		return action();
	}
	async look(paths) {
		for (const path of paths) this.#paths.add(path);
		return this.explained(async () => {
			const state = await this.state();
			const { base, branch, open } = state;
			const files = await filesIn(state.target, base.sha, paths);
			if (open !== void 0 && branch !== void 0) await addProposed(files, state, branch);
			const plain = paths.filter((path) => files.get(path)?.obstacle === void 0);
			const declined = await this.declined(state, plain);
			for (const [path, bytes] of declined?.files ?? []) files.set(path, {
				...files.get(path),
				declined: bytes
			});
			const outdated = [...files.values()].some((file) => file.outdated === true) || state.ahead === void 0;
			return {
				files,
				isPublic: base.isPublic,
				proposed: open && {
					...open,
					headSha: branch,
					outdated
				},
				declined: declined?.about
			};
		});
	}
	versions(path, limit) {
		return this.explained(async () => {
			const { target, base } = await this.base();
			return target.versions(base.sha, path, limit);
		});
	}
	async publish(proposal) {
		for (const { path } of proposal.files) this.#paths.add(path);
		return this.#untilItStands(async (state) => {
			const foreign = await this.#whyForeign(state);
			if (foreign !== void 0) return this.#leftAlone(state, foreign);
			const { target, head, base } = state;
			const files = await changesOnto(target, base.sha, proposal.files);
			if (files.length === 0) {
				const reason = heldAlready(`\`${base.name}\``, proposal.files);
				return {
					publication: this.publication("none", state, { reason }),
					findings: []
				};
			}
			const { commitMessage: message, signOff } = this.#options;
			const sha = await standing(state, files) ?? (await head.writeCommit({
				parent: base.sha,
				files,
				message,
				signOff
			})).sha;
			return this.propose(proposal, state, sha);
		});
	}
	async withdraw(reason) {
		return this.#untilItStands(async (state) => {
			const foreign = await this.#whyForeign(state);
			return foreign === void 0 ? this.close(state, reason) : this.#leftAlone(state, foreign).publication;
		});
	}
	#untilItStands(attempt) {
		return this.explained(() => untilItStands(`The branch \`${this.#options.branch}\``, async () => attempt(await this.state())));
	}
	/**
	* Why the branch is not overwritten, as the rest of a sentence. It is ours when it adds at most one commit, by the identity
	* that publishes, that changes profiles alone. Merges of the base, as by GitHub's button "Update branch", do not count.
	*/
	async #whyForeign(state) {
		if (state.branch === void 0) return void 0;
		const why = await this.#whoseCommits(state);
		return why === void 0 || await this.isMerged(state) ? void 0 : why;
	}
	async #whoseCommits(state) {
		const { ahead } = state;
		if (ahead === void 0) return "has no common history with the base branch";
		const commits = withoutMerges(ahead);
		const [commit] = commits;
		if (commit === void 0) return void 0;
		if (commits.length > 1) {
			const authors = [...new Set(commits.map(({ author }) => printableName(author)))].join(", ");
			return `holds ${commits.length} commits (by ${authors}) where we make one`;
		}
		const other = [...ahead.files].find((path) => this.#paths.size > 0 && !this.#paths.has(path));
		if (other !== void 0) return `changes ${printableName(other)}, which we do not`;
		return await this.isOurs(commit, state) ? void 0 : `holds a commit by ${printableName(commit.author)}`;
	}
	#leftAlone(state, why) {
		const message = `The branch \`${this.#options.branch}\` ${why}, so it was left as it is.`;
		const { number } = state.open ?? {};
		const free = `Merge or close ${number === void 0 ? "what is on it" : `pull request #${number}`} and delete the branch, or set another \`branch\`.`;
		const fix = `${state.isShallow ? "Clone the whole history (`GIT_DEPTH: 0`, `fetch-depth: 0`), without which commits of the base look like those of other people. Else: " : ""}${free}`;
		return {
			publication: this.publication("none", state, {
				headSha: state.branch,
				reason: message
			}),
			findings: [{
				severity: "warning",
				message,
				fix
			}]
		};
	}
	publication(operation, { open }, more) {
		const { branch } = this.#options;
		return {
			kind: this.kind,
			operation,
			branch,
			number: open?.number,
			url: open?.url,
			...more
		};
	}
};
function withoutMerges({ commits }) {
	return commits.filter(({ parents }) => parents.length < 2);
}
/** SHA of the branch's commit if it is just what would be committed now. */
async function standing({ base, branch, head, ahead }, changes) {
	const isOnBase = ahead?.count === 1 && ahead.commits[0]?.parents.join() === base.sha;
	if (branch === void 0 || !isOnBase || ahead.files.size !== changes.length) return void 0;
	return (await changesOnto(head, branch, changes)).length === 0 ? branch : void 0;
}
/** Adds what the branch proposes, and whether the base has changed the file since. */
async function addProposed(files, { base, target, head, ahead }, branch) {
	const paths = [...files].flatMap(([path, { obstacle }]) => obstacle === void 0 ? path : []);
	const isChanged = (path) => ahead === void 0 || ahead.files.has(path);
	const proposed = await head.files(paths.filter(isChanged), branch);
	const before = ahead !== void 0 && ahead.mergeBase !== base.sha ? await target.files(paths, ahead.mergeBase) : void 0;
	for (const path of paths) {
		const committed = files.get(path)?.committed;
		const outdated = ahead === void 0 || before !== void 0 && !sameBytes(before.get(path), committed);
		files.set(path, {
			committed,
			proposed: isChanged(path) ? proposed.get(path) : committed,
			outdated: outdated || void 0
		});
	}
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
	* @throws ExpectedError without a repository, without git, and when git does not trust the repository's owner.
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
	/** @returns undefined when the two have no common history. */
	async ahead(base, head) {
		const mergeBase = await this.#lineIfAny([
			"merge-base",
			base,
			head
		]);
		if (mergeBase === void 0) return void 0;
		const commits = (await this.#commits("%P%x00%cn%x00%ce", [`${base}..${head}`])).map(([parents = "", author = "", email]) => ({
			parents: parents.split(" "),
			author,
			email
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
	/** The fields, split by NUL, of each commit. Not by `git log`, where the user's configuration may add lines. */
	async #commits(format, args) {
		return (await this.text([
			"rev-list",
			`--format=${format}`,
			...args
		])).split("\n").map((line) => line.split("\0")).filter((fields) => fields.length > 1);
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
	* Only first parents are followed: a merge is one step of the branch. In a shallow clone, the oldest commit stands for the
	* one that brought what it holds.
	*/
	async versions(head, path, limit) {
		const args = [
			"--first-parent",
			`--max-count=${2 * limit}`,
			head,
			"--",
			`:(top,literal)${path}`
		];
		const commits = (await this.#commits("%H%x00%ct%x00%s", args)).map(([commit = "", seconds, title = ""]) => ({
			commit,
			title,
			time: (/* @__PURE__ */ new Date(Number(seconds) * 1e3)).toISOString()
		}));
		return versionsAmong(commits, async (commit) => (await this.files([path], commit)).get(path), limit);
	}
	async writeCommit({ parent, files, message, signOff }) {
		const folder = await mkdtemp(join(tmpdir(), "go-pgo-index-"));
		const removed = removeWithUs(folder);
		try {
			const env = { GIT_INDEX_FILE: join(folder, "index") };
			await this.text(["read-tree", parent], { env });
			const none = "0".repeat(parent.length);
			const deleted = files.flatMap(({ path, bytes }) => bytes ? [] : `0 ${none}\t${path}\0`);
			await this.text([
				"update-index",
				"-z",
				"--index-info"
			], {
				env,
				input: Buffer.from(deleted.join(""))
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
			const input = Buffer.from(signOff ? signedOff(message, committer) : message);
			return { sha: await this.line([
				"commit-tree",
				tree,
				"-p",
				parent
			], {
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
		throw new ExpectedError(`\`git ${args[0]}\` failed: ${firstLine(stderr)}.`, { fix: /\.lock': File exists/.test(stderr) ? "Wait for the other git process, or remove the lock of a killed one, then run again." : "Fix the git error above, then run again; no file of the repository was touched." });
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

export { signedOff as C, writeBodyFile as E, requirePlainFiles as S, withdrawnBody as T, isSameText as _, secretsOfGit as a, namesIn as b, changesOnto as c, untilItStands as d, BODY_FILE as f, fillTemplates as g, composeBody as h, firstLine as i, filesIn as l, UNCHANGED as m, FALLBACK_IDENTITY as n, workTreePublisher as o, MayOnlyRead as p, LocalRepository as r, BranchPublisher as s, BRANCH_NAME_FIX as t, heldAlready as u, markedAsDraft as v, versionsAmong as w, removeBodyFile as x, markedAsWithdrawn as y };