import { i as UsageError, n as ExpectedError } from "./errors.js";
import { g as replaceFile, u as readIfThere } from "./files.js";
import { d as excerpt } from "./start.js";
import { n as LocalRepository, r as firstLine } from "./git-repository.js";
import { t as ProposalPublisher } from "./proposals.js";
import { n as PUBLISHING_KINDS, t as MayOnlyRead } from "./publisher.js";
import { n as reasonsOfServer, t as adviceForRules } from "./server-rules.js";
import { rm } from "node:fs/promises";
import { join } from "node:path";

// src/publish/git.ts
/** Title and text of a pull request that a person or a server opens. */
const BODY_FILE = "pull-request.md";
/** A branch by git, with the text of the pull request as a file: the branch itself is the proposal. */
var GitForge = class {
	hasPulls = false;
	options;
	given;
	constructor(given) {
		this.given = given;
		this.options = given.options;
	}
	async opened() {
		const { directory, env, signal } = this.given;
		const repository = await LocalRepository.open(directory, env, signal);
		await repository.checkBranchName(this.options.branch);
		return repository;
	}
	/** Both commits must be in the repository. */
	async readingOf(repository, base, sha) {
		const ahead = sha === void 0 ? void 0 : await repository.ahead(base.sha, sha);
		const ours = [];
		for (const { author, committer } of ahead?.commits ?? []) ours.push({
			author: await this.isOurs(author, repository),
			committer: await this.isOurs(committer, repository)
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
			isPersonal: false,
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
/** As `RemoteForge`, into a local repository; its work tree, index and checked-out branch do not change. */
var LocalForge = class extends GitForge {
	kind = "local";
	async read() {
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
		return this.readingOf(repository, {
			name,
			sha
		}, branch);
	}
	async isOurs() {
		return true;
	}
	async put(repository, before, sha) {
		await repository.putBranch(this.options.branch, sha, before);
		return {};
	}
};
var LocalPublisher = class extends ProposalPublisher {
	constructor(given) {
		super(new LocalForge(given), given.options);
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
		return this.readingOf(repository, {
			name,
			sha
		}, head);
	}
	async isOurs({ email }, repository) {
		const { GIT_AUTHOR_EMAIL, GIT_COMMITTER_EMAIL } = await repository.identity();
		return email === GIT_AUTHOR_EMAIL || email === GIT_COMMITTER_EMAIL;
	}
	/** @throws ExpectedError when the server refuses. */
	async put(repository, was, sha) {
		const { branch, gitPushOptions } = this.options;
		const ref = HEADS + branch;
		const pushed = await atRemote(repository, [
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
var RemotePublisher = class extends ProposalPublisher {
	constructor(given) {
		super(new RemoteForge(given), given.options);
	}
};
/** Runs git with the credentials that it needs for the server. */
function atRemote(repository, args) {
	return repository.attempt(args, { credentials: "login" });
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
		const reasons = reasonsOfServer(remote.map(withoutUser));
		const all = reasons.length > 0 ? reasons : [rejected];
		const message = `The server of \`${REMOTE}\` refuses the branch \`${branch}\` (${words(rejected)})`;
		return new ExpectedError(reasons.length > 0 ? `${message}: ${reasons.join(" ")}` : `${message}.`, { fix: adviceForRules(all) });
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
	return withoutUser(excerpt(firstLine(said), 300));
}
function withoutUser(said) {
	return said.replace(/:\/\/[^\s/@]*@/g, "://***@");
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