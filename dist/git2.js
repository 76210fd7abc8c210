import { i as UsageError, n as ExpectedError } from "./errors.js";
import { g as replaceFile, u as readIfThere } from "./files.js";
import { n as PULL_REQUEST } from "./forges.js";
import { d as excerpt } from "./start.js";
import { i as gitComplaint, n as LocalRepository, r as REMOTE, t as FALLBACK_IDENTITY } from "./git-repository.js";
import { t as ProposalPublisher } from "./proposals.js";
import { n as PUBLISHING_KINDS, t as MayOnlyRead } from "./publisher2.js";
import { n as reasonsOfServer, t as adviceForRules } from "./server-rules.js";
import { rm } from "node:fs/promises";
import { join } from "node:path";

// src/publish/git.ts
/** The title and text of a pull request that a person opens, or that a server opens after a push. */
const BODY_FILE = "pull-request.md";
/**
* Reads and writes proposals by git alone. The proposal is a branch, and the text for its pull request is written into a file in the output
* folder.
*/
var GitForge = class {
	hasPulls = false;
	terms = PULL_REQUEST;
	options;
	given;
	constructor(given) {
		this.given = given;
		this.options = given.options;
	}
	#identity;
	/**
	* Returns whether the user configured git's identity. If a person configured git's identity, the person's own commits look like commits
	* of the action.
	*/
	async hasOwnIdentity() {
		const { GIT_AUTHOR_EMAIL: email } = await (await this.opened()).identity();
		return email !== FALLBACK_IDENTITY.email;
	}
	/** Returns whether the person is the author or committer that the action uses for its commits. */
	async #isOurs({ email }, repository) {
		this.#identity ??= repository.identity();
		const { GIT_AUTHOR_EMAIL, GIT_COMMITTER_EMAIL } = await this.#identity;
		return email === GIT_AUTHOR_EMAIL || email === GIT_COMMITTER_EMAIL;
	}
	#opened;
	opened() {
		const { directory, env, signal } = this.given;
		const open = async () => {
			const repository = await LocalRepository.open(directory, env, signal);
			await repository.checkBranchName(this.options.branch);
			return repository;
		};
		this.#opened ??= open();
		return this.#opened;
	}
	/** Returns the differences of a branch from its base. The commits of the branch and of the base must be in the repository. */
	async readingOf(repository, base, sha) {
		const ahead = sha === void 0 ? void 0 : await repository.ahead(base.sha, sha);
		const ours = [];
		for (const { author, committer } of ahead?.commits ?? []) ours.push({
			author: await this.#isOurs(author, repository),
			committer: await this.#isOurs(committer, repository)
		});
		return {
			base,
			target: repository,
			head: repository,
			branch: sha === void 0 ? void 0 : {
				sha,
				ahead
			},
			ours,
			isPersonal: sha !== void 0 && await this.hasOwnIdentity(),
			isShallow: await repository.line(["rev-parse", "--is-shallow-repository"]) === "true"
		};
	}
	async apply(action, { reading, sha, proposal }) {
		const before = reading.branch?.sha;
		switch (action.kind) {
			case "write-text": return {
				kind: "done",
				isVisible: await this.#writeText(proposal) && !PUBLISHING_KINDS[this.kind].isPushed
			};
			case "write-branch": {
				const put = await this.put(await this.opened(), before, sha);
				return put === void 0 ? { kind: "moved" } : {
					kind: "done",
					url: put.url
				};
			}
			case "delete-branch":
				if (await this.put(await this.opened(), before, void 0) === void 0) return { kind: "moved" };
				await rm(this.#bodyFile, { force: true });
				return { kind: "done" };
			default: throw new Error(`git cannot ${action.kind}.`);
		}
	}
	async declined() {
		return [];
	}
	async byDefaultToken() {
		return false;
	}
	explained(action) {
		return action();
	}
	get #bodyFile() {
		return join(this.given.outputDirectory, BODY_FILE);
	}
	/** Writes title and text into the output folder. @returns false if the file already has this title and text. */
	async #writeText(proposal) {
		const { title, body = "" } = this.options;
		const text = proposal.renderBody({
			maxLength: 1e6,
			byDefaultToken: false
		});
		const parts = [
			`# ${title}`,
			body.trim(),
			text.trim()
		].filter((part) => part !== "");
		const bytes = Buffer.from(`${parts.join("\n\n")}\n`);
		if ((await readIfThere(this.#bodyFile))?.equals(bytes)) return false;
		await replaceFile(this.#bodyFile, bytes);
		return true;
	}
};
/** Writes proposals to a branch of the local repository. The work tree, the index and the checked-out branch do not change. */
var LocalForge = class extends GitForge {
	kind = "local";
	async read() {
		const { base: name = "HEAD", branch: ours } = this.options;
		const repository = await this.opened();
		const sha = await repository.commit(`refs/heads/${name}`) ?? await repository.commit(name);
		if (sha === void 0) throw new ExpectedError(`There is no branch or commit \`${name}\` in the git repository.`, { fix: "Correct the input `base`. Or make a first commit and leave `base` out, which then means the checked-out branch." });
		requireRoomFor(ours, (await repository.text([
			"for-each-ref",
			"--format=%(refname)",
			HEADS
		])).split("\n"));
		if (await repository.isCheckedOut(ours)) throw new UsageError(`The branch \`${ours}\` is checked out here, so nothing was published.`, { fix: "Set the input `branch` to a different name, or check out another branch." });
		const branch = await repository.commit(`refs/heads/${ours}`);
		return this.readingOf(repository, {
			name,
			sha
		}, branch);
	}
	async put(repository, before, sha) {
		await repository.putBranch(this.options.branch, sha, before);
		return {};
	}
};
/** Publishes to a branch of the local clone, and writes the text of the pull request into a file. */
var LocalPublisher = class extends ProposalPublisher {
	#given;
	constructor(given) {
		super(new LocalForge(given), given.options);
		this.#given = given;
	}
	/** Publishes to the local branch, and adds to the result the remote to which the user can push the branch. */
	async publish(proposal) {
		const result = await super.publish(proposal);
		const { directory, env, signal } = this.#given;
		const repository = await LocalRepository.open(directory, env, signal);
		return {
			...result,
			publication: {
				...result.publication,
				remote: await repository.pushRemote()
			}
		};
	}
};
/**
* Checks that git can make the branch. @throws UsageError if an existing branch prevents this. For example, git cannot have a branch `pgo`
* and a branch `pgo/default` at the same time.
*/
function requireRoomFor(branch, refs) {
	const other = refs.map((ref) => ref.slice(HEADS.length)).find((one) => one !== "" && (branch.startsWith(`${one}/`) || one.startsWith(`${branch}/`)));
	if (other === void 0) return;
	throw new UsageError(`The branch \`${other}\` exists, so git cannot make a branch \`${branch}\`.`, { fix: "Set `branch` to another name, or rename that branch." });
}
const HEADS = "refs/heads/";
/**
* Publishes by git alone to the server that the clone was made from. The publisher pushes a branch with one commit on top of the base, and
* writes the text for the pull request into a file. The clone's work tree, index and branches do not change.
*/
var RemoteForge = class extends GitForge {
	kind = "git";
	async read() {
		const { branch, base } = this.options;
		const repository = await this.opened();
		const outer = branch.split("/").map((_, at, all) => all.slice(0, at + 1).join("/"));
		const refs = [
			`${branch}/*`,
			...outer,
			base ?? []
		].flat().map((one) => HEADS + one);
		const rows = (await this.#fromRemote(repository, [
			"ls-remote",
			"--symref",
			"--",
			REMOTE,
			"HEAD",
			...refs
		])).split("\n").map((line) => line.split("	"));
		requireRoomFor(branch, rows.map(([, ref = ""]) => ref));
		const shas = new Map(rows.map(([sha, ref]) => [ref, sha]));
		const symbolic = rows.find(([what]) => what.startsWith(`ref: ${HEADS}`))?.[0];
		const name = base ?? symbolic?.slice(`ref: ${HEADS}`.length);
		const sha = shas.get(base === void 0 ? "HEAD" : HEADS + base);
		if (name === void 0 || sha === void 0) {
			const what = base === void 0 ? "default branch" : `branch \`${base}\``;
			throw new ExpectedError(`There is no ${what} on the remote \`${REMOTE}\`.`, { fix: "Correct the input `base`, or leave `base` out to use the default branch. The repository needs at least one commit." });
		}
		if (name === branch) throw new UsageError(`The input \`branch\` names \`${name}\`, which is the base branch.`, { fix: "Set the input `branch` to a different name." });
		const head = shas.get(HEADS + branch);
		await this.#fromRemote(repository, [...[
			"fetch",
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-recurse-submodules",
			"--refmap="
		], ...[
			"--",
			REMOTE,
			HEADS + name,
			...head === void 0 ? [] : [HEADS + branch]
		]]);
		return this.readingOf(repository, {
			name,
			sha
		}, head);
	}
	/** Returns whether the clone has the commit. */
	async hasCommit(sha) {
		return await (await this.opened()).commit(sha) !== void 0;
	}
	/** Pushes the branch. @throws ExpectedError if the server refuses. */
	async put(repository, was, sha) {
		const { branch, gitPushOptions } = this.options;
		const ref = HEADS + branch;
		const pushed = await this.#atRemote(repository, [
			...[
				"push",
				"--porcelain",
				"--no-verify",
				`--force-with-lease=${ref}:${was ?? ""}`
			],
			...sha === void 0 ? [] : gitPushOptions.map((option) => `--push-option=${option}`),
			...[
				"--",
				REMOTE,
				`${sha ?? ""}:${ref}`
			]
		]);
		if (pushed.exitCode === 0) return { url: offeredUrl(pushed.stderr) };
		if (LOST_RACE.test(`${pushed.stdout}\n${pushed.stderr}`)) return void 0;
		throw pushRefusal(branch, pushed);
	}
	/** Runs git with the credentials that it needs for the server. */
	#atRemote(repository, args) {
		return repository.attempt(args, {
			credentials: "login",
			env: this.given.login
		});
	}
	/** Returns the output of git. @throws ExpectedError if the remote cannot be read. */
	async #fromRemote(repository, args) {
		const { exitCode, stdout, stderr } = await this.#atRemote(repository, args);
		if (exitCode === 0) return stdout.toString();
		throw new ExpectedError(`The remote \`${REMOTE}\` cannot be read: ${gitWords(stderr)}.`, { fix: `Make \`git ls-remote ${REMOTE}\` pass on this machine: check the URL of the remote, the network, and the credentials that git uses. If there is no remote, use \`publish: local\`.` });
	}
};
/** Publishes by git to a branch of the remote `origin`, and writes the text of the pull request into a file. */
var RemotePublisher = class extends ProposalPublisher {
	constructor(given) {
		super(new RemoteForge(given), given.options);
	}
};
/** Returns the error for a refused push, with the words of the server or git, and what to do. */
function pushRefusal(branch, { stdout, stderr }) {
	const remote = remoteLines(stderr);
	const rejected = /\[remote rejected\][^(\n]*\(([^\n]*)\)/.exec(stdout.toString())?.[1];
	if (rejected !== void 0) {
		const reasons = reasonsOfServer(remote.map(withoutUser));
		const all = reasons.length > 0 ? reasons : [rejected];
		const message = `The server of \`${REMOTE}\` refuses the branch \`${branch}\` (${gitWords(rejected)})`;
		return new ExpectedError(reasons.length > 0 ? `${message}: ${reasons.join(" ")}` : `${message}.`, { fix: adviceForRules(all) });
	}
	const denied = remote.find((line) => GITHUB_DENIES.test(line));
	const message = `The branch \`${branch}\` cannot be pushed to \`${REMOTE}\`: ${gitWords(denied ?? stderr)}.`;
	if (denied !== void 0) return new MayOnlyRead(message, { fix: "Add `permissions: { contents: write }` to the workflow's job, or give `actions/checkout` a `token` that has `contents: write`." });
	return new ExpectedError(message, { fix: "Give git credentials that may push: a token with `write_repository` (GitLab), a token with `write:repository` (Gitea), or a deploy key. If the server does not support push options, leave `git-push-options` out." });
}
/** Matches GitHub's words for a token that may not write, such as the token of a job without `contents: write`. */
const GITHUB_DENIES = /^Permission to \S+ denied to |^Write access to repository not granted/;
/** Matches the words of git or the server after another push has changed the branch first. */
const LOST_RACE = /\[rejected\]|stale info|remote ref does not exist|cannot lock ref '[^']*': (?:is at |reference (?:already exists|is missing)|unable to resolve reference)|\.lock': File exists/;
/** Returns git's error message on one line, with user names and passwords removed from URLs. */
function gitWords(said) {
	return withoutUser(excerpt(gitComplaint(said), 300));
}
function withoutUser(said) {
	return said.replace(/:\/\/[^\s/@]*@/g, "://***@");
}
function remoteLines(stderr) {
	return stderr.split("\n").filter((line) => line.startsWith("remote:")).map((line) => line.slice(7).trim());
}
/**
* Returns the URL that GitLab and Gitea print after a push: the page of the branch's pull request, or the page on which the user can open a
* pull request.
*/
function offeredUrl(stderr) {
	const found = remoteLines(stderr).flatMap((line) => line.match(/https?:\/\/[^\s<>"'`@]+/g) ?? []);
	const isOfPull = ({ pathname }) => /\/(merge_requests|compare|pulls)\b/.test(pathname);
	return found.find((text) => URL.canParse(text) && isOfPull(new URL(text)));
}

export { LocalPublisher, RemoteForge, RemotePublisher };