import { Dr as UsageError, Er as ExpectedError, ur as excerpt } from "./start.js";
import { a as BODY_FILE, i as publishedOn, n as commitOnto, o as removeBodyFile, r as foreignOn, s as writeBodyFile, t as changesOnto } from "./on-branch.js";
import { n as LocalRepository, r as firstLine } from "./local-repository.js";
import { t as MayOnlyRead } from "./may-only-read.js";
import { n as heldAlready, t as UNCHANGED } from "./publisher.js";
import { t as localVersions } from "./local-versions.js";

// src/publish/git-remote.ts
const HEADS = "refs/heads/";
const SYMBOLIC = `ref: ${HEADS}`;
/** The repository that a clone comes from, by git alone. No branch, work tree or index of the clone changes. */
var GitRemote = class {
	#repository;
	#name;
	constructor(repository, name) {
		this.#repository = repository;
		this.#name = name;
	}
	/** The default branch and those of `branches` that are there. @throws ExpectedError when it cannot be read. */
	async heads(branches) {
		const refs = branches.map((branch) => `${HEADS}${branch}`);
		const listed = await this.#run([
			"ls-remote",
			"--symref",
			"--",
			this.#name,
			"HEAD",
			...refs
		]);
		if (listed.exitCode !== 0) throw this.#unreachable(listed);
		const rows = listed.stdout.toString().split("\n").map((line) => line.split("	"));
		const defaultBranch = rows.find(([what, ref]) => ref === "HEAD" && what.startsWith(SYMBOLIC))?.[0].slice(SYMBOLIC.length);
		const found = /* @__PURE__ */ new Map();
		for (const [sha, ref = ""] of rows) {
			if (sha.startsWith("ref: ")) continue;
			if (ref === "HEAD" && defaultBranch !== void 0) found.set(defaultBranch, sha);
			if (refs.includes(ref)) found.set(ref.slice(11), sha);
		}
		return {
			defaultBranch,
			branches: found
		};
	}
	/** Brings the commits of these branches, which are there, into the clone. @throws ExpectedError when that fails. */
	async fetch(branches) {
		const fetched = await this.#run([...[
			"fetch",
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-recurse-submodules",
			"--refmap="
		], ...[
			"--",
			this.#name,
			...branches.map((branch) => `refs/heads/${branch}`)
		]]);
		if (fetched.exitCode !== 0) throw this.#unreachable(fetched);
	}
	/**
	* Makes the branch point to `sha`, or deletes it, provided it still is what it was.
	* @param sha undefined to delete.
	* @param was undefined when there was none.
	* @throws ExpectedError when the server refuses.
	*/
	async push(branch, sha, was, options = []) {
		const ref = `refs/heads/${branch}`;
		const pushed = await this.#run([
			...[
				"push",
				"--porcelain",
				"--no-verify",
				`--force-with-lease=${ref}:${was ?? ""}`
			],
			...options.map((option) => `--push-option=${option}`),
			...[
				"--",
				this.#name,
				`${sha ?? ""}:${ref}`
			]
		]);
		if (pushed.exitCode === 0) {
			const url = offeredUrl(pushed.stderr);
			return {
				outcome: "done",
				...url !== void 0 && { url }
			};
		}
		if (hasMoved(pushed)) return { outcome: "moved" };
		throw this.#refused(branch, pushed);
	}
	#run(args) {
		return this.#repository.attempt([
			"-c",
			"core.hooksPath=/dev/null",
			...args
		], { credentials: "login" });
	}
	#unreachable({ stderr }) {
		const said = words(stderr);
		if (/does not appear to be a git repository/.test(stderr) && stderr.includes(`'${this.#name}'`)) return new UsageError(`The clone has no remote \`${this.#name}\` to publish to.`, { fix: `Add it with \`git remote add ${this.#name} URL\`, or use \`publish: local\`.` });
		return new ExpectedError(`The remote \`${this.#name}\` cannot be read: ${said}.`, { fix: `Make \`git ls-remote ${this.#name}\` pass where this runs: check its URL, the network, and the credentials that git has.` });
	}
	#refused(branch, { stdout, stderr }) {
		const rejected = /\[remote rejected\][^(\n]*\(([^\n]*)\)/.exec(stdout.toString())?.[1];
		if (rejected !== void 0) {
			const why = [rejected, remoteLines(stderr).find((line) => /\w/.test(line))].filter((part) => part !== void 0).join(": ");
			return new ExpectedError(`The server of \`${this.#name}\` refuses the branch \`${branch}\`: ${words(why)}.`, { fix: "Choose a `branch` that no rule of the server matches, or let who pushes write it." });
		}
		if (/does not support push options/.test(stderr)) return new UsageError(`The server of \`${this.#name}\` takes no push options.`, { fix: "Leave `git-push-options` out." });
		const denied = remoteLines(stderr).find((line) => GITHUB_DENIES.test(line));
		if (denied !== void 0) return new MayOnlyRead(`The branch \`${branch}\` cannot be pushed to \`${this.#name}\`: ${words(denied)}.`, { fix: "Add `permissions: { contents: write }` to the workflow's job, or give `actions/checkout` a `token` that has `contents: write`." });
		return new ExpectedError(`The branch \`${branch}\` cannot be pushed to \`${this.#name}\`: ${words(stderr)}.`, { fix: "Give git credentials that may write there: a token with `write_repository` (GitLab), `write:repository` (Gitea), or a deploy key that may push." });
	}
};
/** GitHub's words for a token that may not write, such as that of a job without `contents: write`. */
const GITHUB_DENIES = /^Permission to \S+ denied to |^Write access to repository not granted/;
/** Whether somebody else was there first: seen by git here, or only when the server came to write the branch. */
function hasMoved({ stdout, stderr }) {
	return /\[rejected\]|stale info|remote ref does not exist/.test(stdout.toString()) || LOST_RACE.test(`${stdout}\n${stderr}`);
}
/** What git says of a branch that is not as expected; that another branch's name is in the way sounds much the same. */
const LOST_RACE = /cannot lock ref '[^']*': (?:is at |reference (?:already exists|is missing)|unable to resolve reference)|\.lock': File exists/;
/** In one line, and without the user and password that a URL may hold. */
function words(said) {
	return excerpt(firstLine(said), 300).replace(/:\/\/[^\s/@]*@/g, "://***@");
}
function remoteLines(stderr) {
	return stderr.split("\n").filter((line) => line.startsWith("remote:")).map((line) => line.slice(7).trim());
}
/** GitLab and Gitea print where the branch's pull request is, or can be opened. */
function offeredUrl(stderr) {
	return remoteLines(stderr).flatMap((line) => line.match(/https?:\/\/[^\s<>"'`]+/g) ?? []).find((text) => {
		if (!URL.canParse(text)) return false;
		const { username, password, pathname } = new URL(text);
		return username === "" && password === "" && /\/(merge_requests|compare|pulls)\b/.test(pathname);
	});
}

// src/publish/git.ts
/** As `git clone` calls it. */
const REMOTE = "origin";
const ATTEMPTS = 3;
/**
* Publishes to the repository that the clone comes from, by git alone, whatever server that is: a branch with one
* commit on top of the base, and the text for the pull request as a file. Never forced over what was not seen before.
*/
function gitPublisher(given) {
	return new GitPublisher(given);
}
var GitPublisher = class {
	kind = "git";
	#given;
	/** Of the profiles, as far as somebody said them. */
	#paths = /* @__PURE__ */ new Set();
	constructor(given) {
		this.#given = given;
	}
	async look(paths) {
		for (const path of paths) this.#paths.add(path);
		return publishedOn(await this.#state(), paths);
	}
	async versions(path, limit) {
		const { repository, base } = await this.#state();
		return localVersions(repository, base, path, limit);
	}
	async publish(proposal) {
		for (const { path } of proposal.files) this.#paths.add(path);
		return this.#untilItStands(() => this.#tryToPublish(proposal));
	}
	/** The server closes the pull request of a branch that is gone. */
	async withdraw(reason) {
		return this.#untilItStands(() => this.#tryToWithdraw(reason));
	}
	/** Undefined when somebody pushed to the branch meanwhile: then all has to be looked at anew. */
	async #tryToPublish(proposal) {
		const state = await this.#state();
		const foreign = await this.#foreign(state);
		if (foreign !== void 0) return this.#kept(state, foreign);
		const changes = await changesOnto(state.repository, state.base, proposal.files);
		if (changes.length === 0) {
			const reason = heldAlready(`\`${state.baseName}\``, proposal.files);
			return {
				publication: this.#publication("none", { reason }),
				findings: []
			};
		}
		const { outputDirectory, options } = this.#given;
		const headSha = await commitOnto(state, changes, options);
		await writeBodyFile(outputDirectory, proposal, options);
		if (headSha === state.branch) {
			const reason = heldAlready(`The branch \`${options.branch}\``, proposal.files);
			return {
				publication: this.#publication("none", {
					headSha,
					reason
				}),
				findings: []
			};
		}
		const { outcome, url } = await state.remote.push(options.branch, headSha, state.branch, options.gitPushOptions);
		if (outcome === "moved") return void 0;
		const operation = state.branch === void 0 ? "created" : "updated";
		const reason = `Its text is \`${BODY_FILE}\` in the output folder: open a pull request with it from \`${options.branch}\` to \`${state.baseName}\`, if there is none.`;
		return {
			publication: this.#publication(operation, {
				headSha,
				reason,
				...url !== void 0 && { url }
			}),
			findings: []
		};
	}
	async #tryToWithdraw(reason) {
		const state = await this.#state();
		const { repository, base, branch, remote } = state;
		if (branch === void 0 || (await repository.ahead(base, branch)).commits === 0) return this.#publication("none", { reason: UNCHANGED });
		const foreign = await this.#foreign(state);
		if (foreign !== void 0) return (await this.#kept(state, foreign)).publication;
		const { outcome } = await remote.push(this.#given.options.branch, void 0, branch);
		if (outcome === "moved") return void 0;
		await removeBodyFile(this.#given.outputDirectory);
		return this.#publication("closed", {
			headSha: branch,
			reason: `The branch is deleted. ${reason}`
		});
	}
	async #untilItStands(attempt) {
		for (let count = 1; count <= ATTEMPTS; count++) {
			const done = await attempt();
			if (done !== void 0) return done;
		}
		throw new ExpectedError(`The branch \`${this.#given.options.branch}\` moved ${ATTEMPTS} times while it was being published to.`, { fix: "Let only one run at a time publish to it, then run again." });
	}
	/** @throws ExpectedError without git, clone, remote or base; UsageError for a branch that cannot be ours. */
	async #state() {
		const { directory, env, signal, options } = this.#given;
		const repository = await LocalRepository.open(directory, env, signal);
		await repository.checkBranchName(options.branch);
		const remote = new GitRemote(repository, REMOTE);
		const named = options.base === void 0 ? [] : [options.base];
		const { defaultBranch, branches } = await remote.heads([options.branch, ...named]);
		const baseName = options.base ?? defaultBranch;
		const base = baseName === void 0 ? void 0 : branches.get(baseName);
		if (baseName === void 0 || base === void 0) throw missing(baseName);
		if (baseName === options.branch) throw new UsageError(`The branch \`${options.branch}\` is its own base.`, { fix: "Set the input `branch` to a name of its own." });
		const branch = branches.get(options.branch);
		await remote.fetch(branch === void 0 ? [baseName] : [baseName, options.branch]);
		return {
			repository,
			remote,
			base,
			baseName,
			branch
		};
	}
	/** Without a server to ask, the commit is ours when it is by whom we would commit as. */
	async #foreign(state) {
		const foreign = await foreignOn(state, this.#paths);
		if (foreign !== void 0 || state.branch === void 0) return foreign;
		const ours = await state.repository.identity();
		const other = (await state.repository.committers(state.base, state.branch)).find(({ email }) => email !== ours.GIT_COMMITTER_EMAIL);
		return other === void 0 ? void 0 : `holds a commit by ${other.name}`;
	}
	async #kept({ repository, branch }, why) {
		const reason = `The branch \`${this.#given.options.branch}\` ${why}, so it was left as it is.`;
		const fix = await repository.isShallow() ? "Clone the whole history (`GIT_DEPTH: 0`, `fetch-depth: 0`): without it, commits of the base cannot be told from others. Else merge or delete the branch, or set another `branch`." : "Merge or delete the branch, or set another `branch`.";
		return {
			publication: this.#publication("none", {
				...branch !== void 0 && { headSha: branch },
				reason
			}),
			findings: [{
				severity: "warning",
				message: reason,
				fix
			}]
		};
	}
	#publication(operation, more) {
		return {
			kind: this.kind,
			operation,
			branch: this.#given.options.branch,
			...more
		};
	}
};
function missing(base) {
	return base === void 0 ? new ExpectedError(`The remote \`${REMOTE}\` has no default branch.`, { fix: "Set the input `base`, or push a first commit." }) : new ExpectedError(`There is no branch \`${base}\` on the remote \`${REMOTE}\`.`, { fix: "Correct the input `base`, or leave it out for the default branch." });
}

export { gitPublisher };