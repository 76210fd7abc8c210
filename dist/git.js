import { Ci as UsageError, Un as readIfThere, Wr as excerpt, qn as replaceFile, xi as ExpectedError } from "./start.js";
import { i as heldAlready, t as BranchPublisher } from "./branch.js";
import { n as LocalRepository, r as firstLine } from "./git-repository.js";
import { n as MayOnlyRead, r as UNCHANGED } from "./publisher.js";
import { rm } from "node:fs/promises";
import { join } from "node:path";

// src/publish/git.ts
/** Title and text of a pull request that a person or a server opens. */
const BODY_FILE = "pull-request.md";
var ByGit = class extends BranchPublisher {
	given;
	constructor(given) {
		super(given.options);
		this.given = given;
	}
	async opened() {
		const { directory, env, signal } = this.given;
		const repository = await LocalRepository.open(directory, env, signal);
		await repository.checkBranchName(this.options.branch);
		return repository;
	}
	/** Both commits must be in the repository. */
	async stateOf(repository, base, branch) {
		const ahead = branch === void 0 ? void 0 : await repository.ahead(base.sha, branch);
		return {
			base,
			target: repository,
			head: repository,
			branch,
			ahead,
			open: branch === void 0 || ahead?.count === 0 ? void 0 : {},
			isShallow: await repository.line(["rev-parse", "--is-shallow-repository"]) === "true"
		};
	}
	async propose(proposal, state, sha) {
		const { options } = this;
		const written = await this.#writeText(proposal);
		const done = (operation, more) => ({
			publication: this.publication(operation, state, {
				headSha: sha,
				...more
			}),
			findings: []
		});
		if (sha === state.branch) {
			if (this.kind === "local" && written) return done("updated", {});
			return done("none", { reason: heldAlready(`The branch \`${options.branch}\``, proposal.files) });
		}
		const put = await this.put(state, sha);
		if (put === void 0) return void 0;
		const hint = `Its text is \`${BODY_FILE}\` in the output folder. If there is no pull request from \`${options.branch}\` to \`${state.base.name}\` yet, open one with it.`;
		const reason = this.kind === "git" ? hint : void 0;
		return done(state.branch === void 0 ? "created" : "updated", {
			reason,
			url: put.url
		});
	}
	/** Deletes the branch: a server then closes its pull request. */
	async close(state, why) {
		if (state.open === void 0) return this.publication("none", state, { reason: UNCHANGED });
		if (await this.put(state, void 0) === void 0) return void 0;
		await rm(this.#bodyFile, { force: true });
		const reason = `The branch is deleted. ${why}`;
		return this.publication("closed", state, {
			headSha: state.branch,
			reason
		});
	}
	get #bodyFile() {
		return join(this.given.outputDirectory, BODY_FILE);
	}
	/** False when the file has this text already. */
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
/** As `RemotePublisher`, into a local repository; its work tree, index and checked-out branch do not change. */
var LocalPublisher = class extends ByGit {
	kind = "local";
	async state() {
		const { base: name = "HEAD", branch: ours } = this.options;
		const repository = await this.opened();
		const sha = await repository.commit(`refs/heads/${name}`) ?? await repository.commit(name);
		if (sha === void 0) throw new ExpectedError(`There is no branch or commit \`${name}\` in the git repository.`, { fix: "Correct the input `base`, or make a first commit and leave it out for what is checked out." });
		requireRoomFor(ours, (await repository.text([
			"for-each-ref",
			"--format=%(refname)",
			HEADS
		])).split("\n"));
		if (await repository.isCheckedOut(ours)) throw new UsageError(`The branch \`${ours}\` is checked out here, so nothing was published.`, { fix: "Set the input `branch` to a name of its own, or check out another branch." });
		const branch = await repository.commit(`refs/heads/${ours}`);
		return this.stateOf(repository, {
			name,
			sha
		}, branch);
	}
	async isOurs() {
		return true;
	}
	async put({ target, branch }, sha) {
		await target.putBranch(this.options.branch, sha, branch);
		return {};
	}
};
/** @throws UsageError when another branch is in the way: git cannot have both `pgo` and `pgo/default`. */
function requireRoomFor(branch, refs) {
	const other = refs.map((ref) => ref.slice(HEADS.length)).find((one) => one !== "" && (branch.startsWith(`${one}/`) || one.startsWith(`${branch}/`)));
	if (other === void 0) return;
	throw new UsageError(`There is a branch \`${other}\`, so git cannot make a branch \`${branch}\`.`, { fix: "Set `branch` to another name, or rename that branch." });
}
/** As `git clone` calls it. */
const REMOTE = "origin";
const HEADS = "refs/heads/";
/**
* Publishes by git alone to the server that the clone comes from: a branch with one commit on top of the base, and the text
* for the pull request as a file. Nothing in the clone changes.
*/
var RemotePublisher = class extends ByGit {
	kind = "git";
	async state() {
		const { branch, base } = this.options;
		const repository = await this.opened();
		const outer = branch.split("/").map((_, at, all) => all.slice(0, at + 1).join("/"));
		const refs = [
			`${branch}/*`,
			...outer,
			base ?? []
		].flat().map((one) => HEADS + one);
		const rows = (await fromRemote(repository, [
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
			throw new ExpectedError(`There is no ${what} on the remote \`${REMOTE}\`.`, { fix: "Correct the input `base`, or leave it out for the default branch of a repository with a first commit." });
		}
		if (name === branch) throw new UsageError(`The branch \`${name}\` is its own base.`, { fix: "Set the input `branch` to a name of its own." });
		const head = shas.get(HEADS + branch);
		await fromRemote(repository, [...[
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
		return this.stateOf(repository, {
			name,
			sha
		}, head);
	}
	async isOurs({ email }, { target }) {
		return email === (await target.identity()).GIT_COMMITTER_EMAIL;
	}
	/** @throws ExpectedError when the server refuses. */
	async put({ target, branch: was }, sha) {
		const { branch, gitPushOptions } = this.options;
		const ref = HEADS + branch;
		const pushed = await atRemote(target, [
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
		throw refused(branch, pushed);
	}
};
/** Without hooks of the clone, which are for people's pushes. */
function atRemote(repository, args) {
	return repository.attempt([
		"-c",
		"core.hooksPath=/dev/null",
		...args
	], { credentials: "login" });
}
/** What git prints. @throws ExpectedError when the remote cannot be read. */
async function fromRemote(repository, args) {
	const { exitCode, stdout, stderr } = await atRemote(repository, args);
	if (exitCode === 0) return stdout.toString();
	throw new ExpectedError(`The remote \`${REMOTE}\` cannot be read: ${words(stderr)}.`, { fix: `Make \`git ls-remote ${REMOTE}\` pass where this runs: check its URL, the network, and the credentials that git has. Without a remote, use \`publish: local\`.` });
}
function refused(branch, { stdout, stderr }) {
	const remote = remoteLines(stderr);
	const rejected = /\[remote rejected\][^(\n]*\(([^\n]*)\)/.exec(stdout.toString())?.[1];
	if (rejected !== void 0) {
		const why = [rejected, remote.find((line) => /\w/.test(line)) ?? []].flat().join(": ");
		return new ExpectedError(`The server of \`${REMOTE}\` refuses the branch \`${branch}\`: ${words(why)}.`, { fix: "Set `branch` to a name that no rule of the server matches, or give the credentials the right to write it." });
	}
	const denied = remote.find((line) => GITHUB_DENIES.test(line));
	const message = `The branch \`${branch}\` cannot be pushed to \`${REMOTE}\`: ${words(denied ?? stderr)}.`;
	if (denied !== void 0) return new MayOnlyRead(message, { fix: "Add `permissions: { contents: write }` to the workflow's job, or give `actions/checkout` a `token` that has `contents: write`." });
	return new ExpectedError(message, { fix: "Leave `git-push-options` out if the server takes none, and give git credentials that may write there: a token with `write_repository` (GitLab), `write:repository` (Gitea), or a deploy key that may push." });
}
/** GitHub's words for a token that may not write, such as that of a job without `contents: write`. */
const GITHUB_DENIES = /^Permission to \S+ denied to |^Write access to repository not granted/;
/** Another push was first, as git here or the server says. */
const LOST_RACE = /\[rejected\]|stale info|remote ref does not exist|cannot lock ref '[^']*': (?:is at |reference (?:already exists|is missing)|unable to resolve reference)|\.lock': File exists/;
/** In one line, without user and password of a URL. */
function words(said) {
	return excerpt(firstLine(said), 300).replace(/:\/\/[^\s/@]*@/g, "://***@");
}
function remoteLines(stderr) {
	return stderr.split("\n").filter((line) => line.startsWith("remote:")).map((line) => line.slice(7).trim());
}
/** GitLab and Gitea print where the branch's pull request is, or can be opened. */
function offeredUrl(stderr) {
	const found = remoteLines(stderr).flatMap((line) => line.match(/https?:\/\/[^\s<>"'`@]+/g) ?? []);
	const isOfPull = ({ pathname }) => /\/(merge_requests|compare|pulls)\b/.test(pathname);
	return found.find((text) => URL.canParse(text) && isOfPull(new URL(text)));
}

export { LocalPublisher, RemotePublisher };