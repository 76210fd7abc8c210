import { Bt as removeBodyFile, Ct as excerpt, Ht as writeBodyFile, Pt as BODY_FILE, Sr as UsageError, Tt as printableName, xr as ExpectedError } from "./start.js";
import { d as obstacleAt, i as firstLine, l as heldAlready, o as MayOnlyRead, r as LocalRepository, s as UNCHANGED } from "./git-repository.js";

// src/publish/git.ts
/**
* Publishes by git alone to the server that the clone comes from, whatever it is: a branch with one commit on top of the base,
* and the text for the pull request as a file. It never overwrites what it has not seen. Nothing in the clone changes.
*/
function gitPublisher(given) {
	return new RemotePublisher(given);
}
/**
* Publishes into a local repository: a branch with one commit on top of the base, and the text for the pull request as a file.
* The user's work tree, index and checked-out branch stay as they are.
*/
function localPublisher(given) {
	return new LocalPublisher(given);
}
const ATTEMPTS = 3;
var BranchPublisher = class {
	given;
	/** Paths of the profiles, as far as they are known. */
	#paths = /* @__PURE__ */ new Set();
	constructor(given) {
		this.given = given;
	}
	async look(paths) {
		for (const path of paths) this.#paths.add(path);
		return publishedOn(await this.state(), paths);
	}
	async versions(path, limit) {
		const { repository, base } = await this.state();
		return repository.versions(base, path, limit);
	}
	async publish(proposal) {
		for (const { path } of proposal.files) this.#paths.add(path);
		const { outputDirectory, options } = this.given;
		return this.#untilItStands(async (state) => {
			const foreign = await this.#foreignOn(state);
			if (foreign !== void 0) return this.#kept(state, foreign);
			const changes = await state.repository.changesOnto(state.base, proposal.files);
			if (changes.length === 0) {
				const reason = heldAlready(state.baseName, proposal.files);
				return {
					publication: this.#publication("none", { reason }),
					findings: []
				};
			}
			const headSha = await commitOnto(state, changes, options);
			const written = await writeBodyFile(outputDirectory, proposal, options);
			if (headSha === state.branch) {
				const isUpdate = this.kind === "local" && written;
				const reason = isUpdate ? void 0 : heldAlready(`The branch \`${options.branch}\``, proposal.files);
				return {
					publication: this.#publication(isUpdate ? "updated" : "none", {
						headSha,
						reason
					}),
					findings: []
				};
			}
			const put = await this.put(state, headSha);
			if (put === void 0) return void 0;
			const operation = state.branch === void 0 ? "created" : "updated";
			const hint = `Its text is \`${BODY_FILE}\` in the output folder: open a pull request with it from \`${options.branch}\` to ${state.baseName}, if there is none.`;
			const reason = this.kind === "git" ? hint : void 0;
			return {
				publication: this.#publication(operation, {
					headSha,
					reason,
					url: put.url
				}),
				findings: []
			};
		});
	}
	/** Deletes the branch: a server then closes its pull request. */
	async withdraw(why) {
		return this.#untilItStands(async (state) => {
			const { repository, base, branch } = state;
			if (branch === void 0 || (await repository.ahead(base, branch)).committers.length === 0) return this.#publication("none", { reason: UNCHANGED });
			const foreign = await this.#foreignOn(state);
			if (foreign !== void 0) return (await this.#kept(state, foreign)).publication;
			if (await this.put(state, void 0) === void 0) return void 0;
			await removeBodyFile(this.given.outputDirectory);
			return this.#publication("closed", {
				headSha: branch,
				reason: `The branch is deleted. ${why}`
			});
		});
	}
	async #untilItStands(attempt) {
		for (let count = 1; count <= ATTEMPTS; count++) {
			const done = await attempt(await this.state());
			if (done !== void 0) return done;
		}
		throw new ExpectedError(`The branch \`${this.given.options.branch}\` moved ${ATTEMPTS} times while it was being published to.`, { fix: "Let only one run at a time publish to it, then run again." });
	}
	/**
	* Why the branch must not be overwritten, as the rest of a sentence. Ours has one commit, which changes profiles alone; on a
	* server, it is by the identity that we would commit with.
	*/
	async #foreignOn({ repository, base, branch }) {
		if (branch === void 0) return void 0;
		const { committers, files } = await repository.ahead(base, branch);
		if (committers.length > 1) return `holds ${committers.length} commits where we make one`;
		const other = files.find((file) => this.#paths.size > 0 && !this.#paths.has(file));
		if (other !== void 0) return `changes ${printableName(other)}, which we do not`;
		const ours = (await repository.identity()).GIT_COMMITTER_EMAIL;
		const stranger = committers.find(({ email }) => this.kind === "git" && email !== ours);
		return stranger && `holds a commit by ${printableName(stranger.name)}`;
	}
	async #kept({ repository, branch }, why) {
		const message = `The branch \`${this.given.options.branch}\` ${why}, so it was left as it is.`;
		const fix = await repository.isShallow() ? "Clone the whole history (`GIT_DEPTH: 0`, `fetch-depth: 0`): without it, commits of the base look like those of other people. Else merge or delete the branch, or set another `branch`." : "Merge or delete the branch, or set another `branch`.";
		return {
			publication: this.#publication("none", {
				headSha: branch,
				reason: message
			}),
			findings: [{
				severity: "warning",
				message,
				fix
			}]
		};
	}
	#publication(operation, more) {
		return {
			kind: this.kind,
			operation,
			branch: this.given.options.branch,
			...more
		};
	}
};
/** What the base holds at the paths, and what the branch proposes there. */
async function publishedOn({ repository, base, branch }, paths) {
	const ahead = branch === void 0 ? void 0 : await repository.ahead(base, branch);
	const open = ahead !== void 0 && ahead.committers.length > 0 ? ahead : void 0;
	const moved = open?.mergeBase && new Set(await repository.changed(open.mergeBase, base));
	const files = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const obstacle = await obstacleAt(path, (at) => repository.mode(base, at));
		if (obstacle !== void 0) {
			files.set(path, { obstacle });
			continue;
		}
		const committed = await repository.file(base, path);
		if (open === void 0 || branch === void 0) {
			files.set(path, { committed });
			continue;
		}
		const proposed = open.files.includes(path) ? await repository.file(branch, path) : committed;
		const outdated = moved ? moved.has(path) : committed !== void 0;
		files.set(path, {
			committed,
			proposed,
			outdated
		});
	}
	if (open === void 0) return { files };
	return {
		files,
		proposed: {
			headSha: branch,
			outdated: [...files.values()].some((file) => file.outdated === true)
		}
	};
}
/** The branch's one commit on top of the base; the existing one when it has these changes already. No branch moves yet. */
async function commitOnto({ repository, base, branch }, files, { commitMessage: message, signOff }) {
	return branch !== void 0 && (await repository.parents(branch)).join() === base && (await repository.changed(base, branch)).length === files.length && (await repository.changesOnto(branch, files)).length === 0 ? branch : repository.writeCommit({
		parent: base,
		files,
		message,
		signOff
	});
}
var LocalPublisher = class extends BranchPublisher {
	kind = "local";
	async state() {
		const { directory, env, signal, options } = this.given;
		const repository = await LocalRepository.open(directory, env, signal);
		await repository.checkBranchName(options.branch);
		if (await repository.commit("HEAD") === void 0) throw new ExpectedError("The git repository has no commits yet.", { fix: "Make a first commit, then run again." });
		const { base: named = "HEAD" } = options;
		const base = await repository.commit(`refs/heads/${named}`) ?? await repository.commit(named);
		if (base === void 0) throw new ExpectedError(`There is no branch or commit \`${named}\` in the git repository.`, { fix: "Correct the input `base`, or leave it out for what is checked out." });
		if (await repository.isCheckedOut(options.branch)) throw new UsageError(`The branch \`${options.branch}\` is checked out, so it is not published to.`, { fix: "Set the input `branch` to a name of its own, or check out another branch." });
		return {
			repository,
			base,
			baseName: "The base",
			branch: await repository.commit(`refs/heads/${options.branch}`)
		};
	}
	async put({ repository, branch }, sha) {
		await repository.putBranch(this.given.options.branch, sha, branch);
		return {};
	}
};
/** As `git clone` calls it. */
const REMOTE = "origin";
const HEADS = "refs/heads/";
var RemotePublisher = class extends BranchPublisher {
	kind = "git";
	async state() {
		const { directory, env, signal, options } = this.given;
		const repository = await LocalRepository.open(directory, env, signal);
		await repository.checkBranchName(options.branch);
		const named = options.base === void 0 ? [] : [options.base];
		const { defaultBranch, branches } = await remoteHeads(repository, [options.branch, ...named]);
		const baseName = options.base ?? defaultBranch;
		const base = baseName === void 0 ? void 0 : branches.get(baseName);
		if (baseName === void 0 || base === void 0) throw missing(baseName);
		if (baseName === options.branch) throw new UsageError(`The branch \`${options.branch}\` is its own base.`, { fix: "Set the input `branch` to a name of its own." });
		const branch = branches.get(options.branch);
		const needed = branch === void 0 ? [baseName] : [baseName, options.branch];
		const fetched = await atRemote(repository, [...[
			"fetch",
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-recurse-submodules",
			"--refmap="
		], ...[
			"--",
			REMOTE,
			...needed.map((name) => `${HEADS}${name}`)
		]]);
		if (fetched.exitCode !== 0) throw unreachable(fetched);
		return {
			repository,
			base,
			baseName: `\`${baseName}\``,
			branch
		};
	}
	/** @throws ExpectedError when the server refuses. */
	async put({ repository, branch: was }, sha) {
		const { branch, gitPushOptions } = this.given.options;
		const ref = `${HEADS}${branch}`;
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
		if (hasMoved(pushed)) return void 0;
		throw refused(branch, pushed);
	}
};
function atRemote(repository, args) {
	return repository.attempt([
		"-c",
		"core.hooksPath=/dev/null",
		...args
	], { credentials: "login" });
}
/** The remote's default branch, and the SHAs of that and of those of `branches` that exist. */
async function remoteHeads(repository, branches) {
	const refs = branches.map((branch) => `${HEADS}${branch}`);
	const listed = await atRemote(repository, [
		"ls-remote",
		"--symref",
		"--",
		REMOTE,
		"HEAD",
		...refs
	]);
	if (listed.exitCode !== 0) throw unreachable(listed);
	const rows = listed.stdout.toString().split("\n").map((line) => line.split("	"));
	const defaultBranch = rows.find(([what, ref]) => ref === "HEAD" && what.startsWith(`ref: ${HEADS}`))?.[0].slice(`ref: ${HEADS}`.length);
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
function missing(base) {
	return base === void 0 ? new ExpectedError(`The remote \`${REMOTE}\` has no default branch.`, { fix: "Set the input `base`, or push a first commit." }) : new ExpectedError(`There is no branch \`${base}\` on the remote \`${REMOTE}\`.`, { fix: "Correct the input `base`, or leave it out for the default branch." });
}
function unreachable({ stderr }) {
	if (/does not appear to be a git repository/.test(stderr) && stderr.includes(`'${REMOTE}'`)) return new UsageError(`The clone has no remote \`${REMOTE}\` to publish to.`, { fix: `Add it with \`git remote add ${REMOTE} URL\`, or use \`publish: local\`.` });
	return new ExpectedError(`The remote \`${REMOTE}\` cannot be read: ${words(stderr)}.`, { fix: `Make \`git ls-remote ${REMOTE}\` pass where this runs: check its URL, the network, and the credentials that git has.` });
}
function refused(branch, { stdout, stderr }) {
	const rejected = /\[remote rejected\][^(\n]*\(([^\n]*)\)/.exec(stdout.toString())?.[1];
	if (rejected !== void 0) {
		const why = [rejected, remoteLines(stderr).find((line) => /\w/.test(line))].filter((part) => part !== void 0).join(": ");
		return new ExpectedError(`The server of \`${REMOTE}\` refuses the branch \`${branch}\`: ${words(why)}.`, { fix: "Set `branch` to a name that no rule of the server matches, or give the credentials the right to write it." });
	}
	if (/does not support push options/.test(stderr)) return new UsageError(`The server of \`${REMOTE}\` takes no push options.`, { fix: "Leave `git-push-options` out." });
	const denied = remoteLines(stderr).find((line) => GITHUB_DENIES.test(line));
	const message = `The branch \`${branch}\` cannot be pushed to \`${REMOTE}\`: ${words(denied ?? stderr)}.`;
	if (denied !== void 0) return new MayOnlyRead(message, { fix: "Add `permissions: { contents: write }` to the workflow's job, or give `actions/checkout` a `token` that has `contents: write`." });
	return new ExpectedError(message, { fix: "Give git credentials that may write there: a token with `write_repository` (GitLab), `write:repository` (Gitea), or a deploy key that may push." });
}
/** GitHub's words for a token that may not write, such as that of a job without `contents: write`. */
const GITHUB_DENIES = /^Permission to \S+ denied to |^Write access to repository not granted/;
/** Whether somebody else was first: seen by git here, or by the server when it wrote the branch. */
function hasMoved({ stdout, stderr }) {
	return /\[rejected\]|stale info|remote ref does not exist/.test(stdout.toString()) || LOST_RACE.test(`${stdout}\n${stderr}`);
}
/** What git says of a branch that is not as expected; not what it says of another branch whose name is in the way. */
const LOST_RACE = /cannot lock ref '[^']*': (?:is at |reference (?:already exists|is missing)|unable to resolve reference)|\.lock': File exists/;
/** In one line, without user and password of a URL. */
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

export { gitPublisher, localPublisher };