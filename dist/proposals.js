import { i as digest } from "./bytes.js";
import { c as note, f as warning } from "./errors.js";
import { _ as sameBytes } from "./files.js";
import { d as excerpt, g as printableName, w as capitalized } from "./start.js";
import { a as digestOfFiles, d as withNote, f as withdrawalIn, i as composeBody, l as readBody, o as isAbout, r as LEFT_OUT, s as isDraftOfOurs, t as BODY_LIMIT, u as sameDigests } from "./proposal-text.js";
import { i as UNCHANGED, n as PUBLISHING_KINDS, r as SIGNED_OFF, u as templatePattern } from "./publisher2.js";
import { i as movedTooOften, n as filesIn, r as heldAlready } from "./repository.js";

// src/publish/reconcile.ts
/**
* Returns the actions that are still needed to reach the goal. If no action is needed, the proposal is already as wanted, or a person
* decided against it.
*/
function reconcile(goal, wishes, state) {
	const { ended, pull } = state;
	if (ended !== void 0) return nothing({ kind: ended });
	if (pull !== void 0 && pull.base !== state.base.name) return nothing({
		kind: "retargeted",
		base: pull.base
	});
	const why = state.last === "merged" ? void 0 : whyForeign(state);
	if (why !== void 0) return nothing({
		kind: "foreign",
		why
	});
	const noted = pull && readBody(pull.body).note;
	switch (goal.kind) {
		case "keep": return {
			outcome: { kind: "reached" },
			actions: pull && noted ? keepProposal(wishes, state, pull, noted) : []
		};
		case "withdraw": return withdraw(goal.reason, wishes, state);
		case "propose": return propose(goal, wishes, state);
	}
}
/** Returns a plan that has no actions. */
function nothing(outcome) {
	return {
		outcome,
		actions: []
	};
}
/**
* Returns the reason why the branch must not be overwritten; undefined if the action wrote every byte on the branch. The reason is the rest
* of a sentence whose subject is the branch. A branch counts as written by the action under three conditions. The branch has at most one
* commit that is not a merge, it changes only known profiles, and its files are those that the note in the pull request lists.
*
* The note may be missing. For example, a run was killed before it opened the pull request, a second run was faster, or an earlier version
* wrote the text. Without a note, the branch counts as the action's own if the author and committer of its commit are the identity under
* which the action publishes, and if no merge has changed the profiles. A branch that no note describes is not the action's own in two
* cases. If the identity belongs to a person, the person may have written the commit by hand. If the note lists the branch's profiles as an
* earlier proposal, a person has reset the branch to an earlier commit.
*/
function whyForeign(state) {
	const { branch, pull, paths } = state;
	if (branch === void 0 || branch.sha === state.written) return void 0;
	const { ahead, files } = branch;
	if (ahead === void 0) return "has no common history with the base branch";
	const own = ahead.commits.filter(({ isMerge }) => !isMerge);
	const [commit] = own;
	const authors = othersAmong(ahead.commits);
	if (own.length > 1) {
		const all = [...new Set(own.map(authorName))].join(", ");
		return `has ${own.length} commits (by ${all}), but the action makes only one`;
	}
	const noted = readBody((pull === void 0 ? state.lastBody : pull.body) ?? "").note;
	const known = /* @__PURE__ */ new Set([
		...paths,
		...Object.keys(noted?.files ?? {}),
		...Object.keys(noted?.next ?? {})
	]);
	const other = ahead.changed.find((path) => known.size > 0 && !known.has(path));
	if (other !== void 0) {
		const by = authors === "" ? "" : ` (by ${authors})`;
		return `changes ${printableName(other)}${by}, which the action does not change`;
	}
	if (commit === void 0 && ahead.changed.length === 0) return void 0;
	const holds = (named) => named !== void 0 && Object.keys(named).every((path) => (files[path] ?? null) === named[path]) && ahead.changed.every((path) => path in named);
	const isNamed = holds(noted?.files) || holds(noted?.next);
	const isReworded = commit !== void 0 && !commit.isOurs && noted?.message !== commit.message;
	if (isNamed && !isReworded) return void 0;
	return whyUnnamed(state, branch, {
		commit,
		authors,
		noted
	});
}
/** Returns the reason why a branch that no note describes must not be overwritten. */
function whyUnnamed({ pull, lastBody, isPersonal }, branch, { commit, authors, noted }) {
	const { ahead, files, original } = branch;
	const changed = ahead?.changed ?? [];
	if (commit !== void 0 && !commit.isOurs) return `has a commit by ${authorName(commit)}`;
	const proposed = Object.entries(noted?.files ?? {}).flatMap(([path, digest]) => (original[path] ?? null) === digest ? path : []);
	if ((changed.length === 0 ? Object.keys(original) : [...changed, ...proposed]).some((path) => (files[path] ?? null) !== (original[path] ?? null))) return `has a merge by ${authors || "another author"} that changes the profile`;
	const held = Object.fromEntries(changed.map((path) => [path, files[path] ?? null]));
	if (noted?.earlier?.includes(digestOfFiles(held))) return "has an older profile than the text of its pull request says";
	if (!isPersonal) return void 0;
	const author = commit ? authorName(commit) : authors;
	if (noted !== void 0) return `has a commit by ${author} with a different profile than the text of its pull request says`;
	return pull !== void 0 || lastBody !== void 0 || commit?.hasOurMessage !== false ? void 0 : `has a commit by ${author} with a message that the action does not write`;
}
function othersAmong(commits) {
	return [...new Set(commits.filter(({ isOurs }) => !isOurs).map(authorName))].join(", ");
}
function authorName({ author }) {
	return printableName(author);
}
function propose(goal, wishes, state) {
	const { base, branch, pull, hasPulls } = state;
	const paths = Object.keys(goal.files).filter((path) => goal.files[path] !== (base.files[path] ?? null));
	if (paths.length === 0) return nothing({ kind: "held" });
	const files = Object.fromEntries(paths.map((path) => [path, goal.files[path] ?? null]));
	const isWritten = branch !== void 0 && isStanding(branch, files);
	const write = isWritten ? [] : [{
		kind: "write-branch",
		files: paths
	}];
	const reached = (actions) => ({
		outcome: { kind: "reached" },
		actions
	});
	if (!hasPulls) return reached(state.done.has("write-text") ? write : [{ kind: "write-text" }, ...write]);
	if (pull === void 0) return reached([...write, open(goal, wishes, state, files)]);
	if (pull.isQueued && !isWritten) return nothing({ kind: "queued" });
	if (!hasRoom(wishes, state, pull, files)) return nothing({ kind: "crowded" });
	return reached(isWritten ? settle(goal, wishes, state, {
		pull,
		files
	}) : rewrite(goal, pull, files, write));
}
/** Whether the branch has exactly one commit on top of the base's newest commit, with exactly these files. */
function isStanding({ ahead, files: held }, files) {
	if (ahead?.count !== 1 || !ahead.isOnBase || ahead.commits[0]?.isMerge) return false;
	const paths = Object.keys(files);
	return ahead.changed.length === paths.length && paths.every((path) => (held[path] ?? null) === files[path]);
}
function open(goal, wishes, { base }, files) {
	const isDraft = wishes.draft || goal.isSlower;
	const note = {
		files,
		title: wishes.title,
		base: base.name,
		rollback: goal.isRollback || void 0,
		draft: goal.isSlower || void 0,
		settled: {
			labels: [],
			assignees: [],
			reviewers: [],
			teams: [],
			autoMerge: wishes.autoMerge === false || isDraft
		}
	};
	const body = composeBody(void 0, {
		note,
		introduction: wishes.introduction,
		render: goal.render
	});
	return {
		kind: "open",
		title: wishes.title,
		body,
		isDraft
	};
}
/** Whether the body has room for the action's text without its evidence, in addition to the text that people wrote. */
function hasRoom(wishes, { base }, pull, files) {
	const { labels, assignees, reviewers, teams, introduction, title } = wishes;
	const longest = {
		...readBody(pull.body).note,
		files,
		next: files,
		title,
		base: base.name,
		replaced: true,
		settled: {
			labels: [...labels],
			assignees: [...assignees],
			reviewers: [...reviewers],
			teams: [...teams],
			autoMerge: true
		}
	};
	return composeBody(pull.body, {
		note: longest,
		introduction,
		render: () => LEFT_OUT
	}).length <= BODY_LIMIT;
}
/**
* Returns the actions that write new files to the branch of an open pull request. Before the files are written, the pull request becomes a
* draft if the profile is slower, and the note lists the new files. The note lets the next run recognize the branch if a run is killed
* after it wrote the branch and before it wrote the text of the pull request.
*/
function rewrite(goal, pull, files, write) {
	const { note } = readBody(pull.body);
	const isNew = !sameDigests(note?.files, files);
	const needsDraft = goal.isSlower && isNew && !pull.isDraft;
	const announced = note && {
		...note,
		next: files,
		draft: needsDraft || note.draft
	};
	const body = announced && withNote(pull.body, announced);
	return [
		...needsDraft ? [{
			kind: "draft",
			isDraft: true
		}] : [],
		...body === void 0 || body === pull.body ? [] : [{
			kind: "edit",
			body,
			isVisible: false
		}],
		...write
	];
}
/**
* Returns the actions for a pull request whose branch got new files. The actions set the text and the draft state, and add labels and
* reviewers that the pull request never had.
*/
function settle(goal, wishes, state, { pull, files }) {
	const { note } = readBody(pull.body);
	const isNew = note === void 0 ? state.done.has("write-branch") : !sameDigests(note.files, files);
	const isOurTitle = note !== void 0 && pull.title === note.title;
	const title = isOurTitle ? wishes.title : pull.title;
	const { done, missing } = extras(wishes, state, pull, note);
	const isOurDraft = pull.isDraft && isDraftOfOurs(pull.body);
	const noted = {
		files,
		next: sameDigests(note?.next, files) ? void 0 : note?.next,
		title: isOurTitle ? wishes.title : note?.title ?? wishes.title,
		base: state.base.name,
		message: state.branch?.ahead?.commits[0]?.message,
		rollback: goal.isRollback || void 0,
		draft: isOurDraft || void 0,
		replaced: isNew || note?.replaced || void 0,
		earlier: earlierThan(files, note),
		settled: {
			...done,
			autoMerge: done.autoMerge || isNew
		}
	};
	const edit = editOf(pull, {
		title,
		body: composeBody(pull.body, {
			note: noted,
			introduction: wishes.introduction,
			render: goal.render
		})
	});
	const isReady = isOurDraft && !goal.isSlower && !goal.keepsFiles && !wishes.draft;
	return [
		...edit,
		...isReady && !state.refused.has("draft") ? [{
			kind: "draft",
			isDraft: false
		}] : [],
		...missing.filter(({ kind }) => kind !== "auto-merge" || !noted.settled.autoMerge)
	];
}
/** Returns the digests of earlier proposals of this pull request, the newest last. */
function earlierThan(files, note) {
	const current = digestOfFiles(files);
	const before = note === void 0 ? [] : [...note.earlier ?? [], digestOfFiles(note.files)];
	const earlier = [...new Set(before)].filter((digest) => digest !== current).slice(-8);
	return earlier.length === 0 ? void 0 : earlier;
}
function editOf(pull, wanted) {
	const title = wanted.title === pull.title ? void 0 : wanted.title;
	const body = sameBody(wanted.body, pull.body) ? void 0 : wanted.body;
	if (title === void 0 && body === void 0) return [];
	const [before, after] = [readBody(pull.body), readBody(wanted.body)];
	const isSame = before.note !== void 0 && before.text === after.text;
	return [{
		kind: "edit",
		title,
		body,
		isVisible: title !== void 0 || !isSame
	}];
}
/** Compares two texts without regard to line ends and white space at the end, because servers change both. */
function sameBody(one, other) {
	const plain = (text) => text.replaceAll("\r\n", "\n").trim();
	return plain(one) === plain(other);
}
function keepProposal(wishes, state, pull, note) {
	const { done, missing } = extras(wishes, state, pull, note);
	const body = withNote(pull.body, {
		...note,
		settled: done
	});
	return [...body === void 0 || sameBody(body, pull.body) ? [] : [{
		kind: "edit",
		body,
		isVisible: false
	}], ...missing];
}
/**
* Returns the actions for labels, assignees, reviewers and auto-merge that the pull request never had. A label or reviewer that the pull
* request once had is not added again, because a person may have removed it. If an earlier version of the action wrote the text, the text
* has no note, and no labels or reviewers are added to the pull request.
*/
function extras(wishes, state, pull, note) {
	const missing = [];
	const settle = (wanted, present, before, toAction) => {
		if (before === void 0) return [...new Set(wanted)];
		const has = (names, name) => names.some((one) => one.toLowerCase() === name.toLowerCase());
		const isDone = (name) => has(present, name) || toAction([name]).every((action) => state.done.has(actionKey(action, name)));
		const left = [...new Set(wanted)].filter((name) => !has(before, name));
		const tried = left.filter((name) => !isDone(name)).filter((name) => !toAction([name]).some((one) => state.refused.has(actionKey(one, name))));
		if (tried.length > 0) missing.push(...toAction(tried));
		return [...before, ...left.filter(isDone)];
	};
	const old = note?.settled;
	const labels = settle(wishes.labels, pull.labels, old?.labels, (names) => [{
		kind: "label",
		names
	}]);
	const assignees = settle(wishes.assignees, pull.assignees, old?.assignees, (names) => [{
		kind: "assign",
		names
	}]);
	const reviewers = settle(wishes.reviewers, pull.reviewers, old?.reviewers, (names) => names.map((name) => ({
		kind: "ask-person",
		name
	})));
	const teams = settle(wishes.teams, pull.teams, old?.teams, (names) => names.map((name) => ({
		kind: "ask-team",
		name
	})));
	const isEnabled = pull.hasAutoMerge || state.done.has("auto-merge");
	const autoMerge = (old?.autoMerge ?? true) || isEnabled;
	if (!autoMerge && wishes.autoMerge !== false && !state.refused.has("auto-merge")) missing.push({
		kind: "auto-merge",
		method: wishes.autoMerge
	});
	return {
		done: {
			labels,
			assignees,
			reviewers,
			teams,
			autoMerge
		},
		missing
	};
}
/** Returns a key for an action, which is unique among the actions of a run. @param name one of the names that the action adds. */
function actionKey(action, name) {
	if (name !== void 0) return `${action.kind} ${name.toLowerCase()}`;
	return "name" in action ? `${action.kind} ${action.name.toLowerCase()}` : action.kind;
}
function withdraw(reason, { deleteBranch }, state) {
	const { branch, pull, hasPulls, last } = state;
	const isAhead = branch?.ahead?.count !== 0;
	const remove = branch === void 0 ? [] : [{ kind: "delete-branch" }];
	if (!hasPulls) return branch !== void 0 && isAhead ? {
		outcome: { kind: "reached" },
		actions: remove
	} : nothing({ kind: "absent" });
	const free = deleteBranch ? remove : [];
	if (pull?.isQueued) return nothing({ kind: "queued" });
	if (pull !== void 0 && withdrawalIn(pull.body) !== void 0) return nothing({ kind: "reopened" });
	if (pull !== void 0) return {
		outcome: { kind: "reached" },
		actions: [
			{
				kind: "comment",
				text: reason
			},
			{ kind: "close" },
			...free
		]
	};
	return {
		outcome: { kind: "absent" },
		actions: last === "declined" ? [] : free
	};
}
/** The most declined proposals that are compared with a new profile. The newest declined proposals are compared first. */
const DECLINED_LIMIT = 20;
/**
* When the action closes a pull request, it writes a comment first. By the server's clock, the pull request is closed at most this many
* milliseconds after the comment.
*/
const CLOSING_TIME = 6e4;
/**
* Returns the proposals for today's base that a person declined, the newest first and at most `DECLINED_LIMIT`. A person declines a
* proposal by closing it without merging it; a proposal that the action or another bot closed is not declined. The list has no rollbacks,
* because a person who closes a rollback does not decide against a new profile.
*/
function declinedAmong(closed, base) {
	return closed.filter((one) => one.base === base && readBody(one.body).note?.rollback !== true && isByPerson(one)).sort((one, other) => other.closedAt - one.closedAt || other.number - one.number).slice(0, 20);
}
/**
* Whether a person closed the pull request. If the action uses a person's token, the server names this person for every pull request that
* the action closes. So with the token of a person, a pull request that was closed right after the action's comment counts as closed by the
* action.
*/
function isByPerson({ body, closedBy, closedAt }) {
	if (closedBy?.isBot) return false;
	if (closedBy !== void 0 && !closedBy.isUs) return true;
	const withdrawal = withdrawalIn(body);
	if (withdrawal === void 0) return true;
	return withdrawal !== true && closedAt - Date.parse(withdrawal) > CLOSING_TIME;
}

// src/publish/proposals.ts
/**
* The most rounds of reading the state and applying actions. A run needs about four rounds. More rounds are needed only if people or other
* runs write at the same time.
*/
const MOST_ROUNDS = 16;
const MOST_MOVES = 5;
/**
* Publishes proposals through a forge: reads the state, applies the actions that `reconcile` returns, and repeats this until `reconcile`
* returns no action.
*/
var ProposalPublisher = class {
	#forge;
	#options;
	/** The paths of all profiles that were passed to the methods of this publisher. */
	#paths = /* @__PURE__ */ new Set();
	/** The pull request that the last reading found open. */
	#pull;
	#looked;
	#contents = /* @__PURE__ */ new Map();
	constructor(forge, options) {
		this.#forge = forge;
		this.#options = options;
	}
	get kind() {
		return this.#forge.kind;
	}
	async look(paths) {
		for (const path of paths) this.#paths.add(path);
		return this.#forge.explained(async () => {
			const reading = await this.#read();
			this.#looked = reading;
			const { base, branch, pull } = reading;
			const files = await filesIn(reading.target, base.sha, paths);
			const isOpen = this.#isOpen(reading);
			if (isOpen && branch !== void 0) await this.#addProposed(files, reading, branch);
			await this.#addDeclined(files, reading);
			const outdated = branch?.ahead === void 0 || [...files.values()].some((file) => file.outdated);
			const isMisdescribed = isOpen && await this.#isMisdescribed(reading);
			return {
				files,
				base: base.name,
				isPublic: base.isPublic,
				proposed: isOpen ? {
					number: pull?.number,
					url: pull?.url,
					headSha: branch?.sha,
					outdated,
					isMisdescribed: isMisdescribed || void 0
				} : void 0
			};
		});
	}
	versions(path, limit) {
		return this.#forge.explained(async () => {
			const { target, base } = this.#looked ?? await this.#read();
			return target.versions(base.sha, path, limit);
		});
	}
	async publish(proposal) {
		for (const { path } of proposal.files) this.#paths.add(path);
		return this.#forge.explained(async () => {
			const byDefaultToken = await this.#forge.byDefaultToken();
			const goal = {
				kind: "propose",
				files: Object.fromEntries(proposal.files.map(({ path, bytes }) => [path, bytes ? digest(bytes) : null])),
				isSlower: proposal.draft,
				keepsFiles: proposal.keepsFiles,
				isRollback: proposal.isRollback === true,
				render: (maxLength) => proposal.renderBody({
					maxLength,
					byDefaultToken
				})
			};
			return this.#reach(goal, proposal);
		});
	}
	async keep() {
		return this.#forge.explained(async () => (await this.#reach({ kind: "keep" })).findings);
	}
	async withdraw(reason) {
		return this.#forge.explained(() => this.#reach({
			kind: "withdraw",
			reason
		}));
	}
	/** Repeats reading the state and applying actions until `reconcile` returns no action. */
	async #reach(goal, proposal) {
		const progress = {
			done: /* @__PURE__ */ new Set(),
			refused: /* @__PURE__ */ new Set(),
			findings: [],
			operation: "none"
		};
		let first;
		let moves = 0;
		for (let round = 0; round < MOST_ROUNDS; round++) {
			const reading = await this.#read();
			first ??= reading;
			const state = await this.#stateOf(reading, goal, progress);
			const plan = reconcile(goal, this.#wishes, state);
			if (plan.actions.length === 0 || isOvertaken(goal, plan, state)) return this.#handed(plan.outcome, goal, {
				reading,
				first,
				progress,
				proposal
			});
			if (!await this.#applyAll(plan.actions, reading, progress, proposal)) moves += 1;
			if (moves === MOST_MOVES) break;
		}
		throw movedTooOften(`The branch \`${this.#options.branch}\``);
	}
	/** Applies the actions of one round. @returns false if a push or a different run changed the branch first. */
	async #applyAll(actions, reading, progress, proposal) {
		for (const action of actions) {
			const sha = action.kind === "write-branch" ? await this.#writeCommit(reading, action.files, proposal) : void 0;
			const applied = await this.#forge.apply(action, {
				reading,
				sha,
				proposal
			});
			if (applied.kind === "moved") return false;
			progress.findings.push(...applied.findings ?? []);
			if (applied.kind === "refused") {
				for (const key of keysOf(action)) progress.refused.add(key);
				continue;
			}
			const dropped = new Set(applied.dropped?.map((name) => actionKey(action, name)));
			for (const key of keysOf(action)) (dropped.has(key) ? progress.refused : progress.done).add(key);
			progress.url ??= applied.url;
			if (sha !== void 0) progress.written = sha;
			const { hasPulls } = this.#forge;
			const place = {
				branch: reading.branch,
				hasPulls
			};
			progress.operation = operationAfter(action, applied, progress.operation, place);
			if (action.kind === "open") progress.findings.push(...this.#warnOfDraft(action.isDraft));
		}
		return true;
	}
	#warnOfDraft(isDraft) {
		if (!isDraft || this.#options.autoMerge === false) return [];
		const message = `Auto-merge is not enabled, because the ${this.#forge.terms.noun} is a draft.`;
		return [warning(message, "Read the proposal, mark it as ready for review, and enable auto-merge on its page.")];
	}
	async #writeCommit(reading, paths, proposal) {
		const files = (proposal?.files ?? []).filter(({ path }) => paths.includes(path));
		const { commitMessage: message, signoff } = this.#options;
		return (await reading.head.writeCommit({
			parent: reading.base.sha,
			files,
			message,
			signoff
		})).sha;
	}
	async #read() {
		const reading = await this.#forge.read(this.#pull?.number);
		if (reading.pull !== void 0) this.#pull = reading.pull;
		return reading;
	}
	/** Whether the branch proposes profiles for the base. */
	#isOpen({ pull, branch, base }) {
		if (this.#forge.hasPulls) return pull?.base === base.name;
		return branch !== void 0 && branch.ahead?.count !== 0;
	}
	get #wishes() {
		const options = this.#options;
		return {
			title: excerpt(options.title, this.#forge.terms.longestTitle),
			introduction: options.body,
			labels: options.labels,
			assignees: options.assignees,
			reviewers: options.reviewers,
			teams: options.teamReviewers.map((team) => team.slice(team.lastIndexOf("/") + 1)),
			autoMerge: options.autoMerge,
			draft: options.draft,
			deleteBranch: options.deleteBranch
		};
	}
	async #stateOf(reading, goal, progress) {
		const { base, pull } = reading;
		const note = pull && readBody(pull.body).note;
		const goalPaths = goal.kind === "propose" ? Object.keys(goal.files) : [];
		const named = [...Object.keys(note?.files ?? {}), ...Object.keys(note?.next ?? {})];
		return {
			base: {
				name: base.name,
				files: await this.#digests(reading.target, base.sha, goalPaths)
			},
			branch: await this.#branchState(reading, [...goalPaths, ...named]),
			hasPulls: this.#forge.hasPulls,
			pull,
			ended: reading.ended,
			last: reading.last,
			lastBody: reading.lastBody,
			isPersonal: reading.isPersonal,
			paths: [...this.#paths],
			written: progress.written,
			done: progress.done,
			refused: progress.refused
		};
	}
	async #branchState(reading, paths) {
		const { branch, base, head } = reading;
		if (branch === void 0) return void 0;
		const { sha, ahead } = branch;
		const changed = [...ahead?.files ?? []];
		const read = changed.length > this.#paths.size + paths.length ? paths : [...paths, ...changed];
		const own = ahead?.commits.find(({ parents }) => parents.length < 2);
		const hasMerges = ahead?.commits.some(({ parents }) => parents.length > 1) === true;
		const files = await this.#digests(head, sha, read);
		return {
			sha,
			ahead: ahead && {
				commits: ahead.commits.map((commit, at) => describeCommit(commit, reading.ours[at], this.#options)),
				count: ahead.count,
				changed,
				isOnBase: ahead.commits[0]?.parents.join() === base.sha
			},
			files,
			original: hasMerges && own !== void 0 ? await this.#digests(head, own.sha, read) : files
		};
	}
	async #isMisdescribed(reading) {
		const progress = {
			done: /* @__PURE__ */ new Set(),
			refused: /* @__PURE__ */ new Set(),
			findings: [],
			operation: "none"
		};
		const state = await this.#stateOf(reading, { kind: "keep" }, progress);
		const note = reading.pull && readBody(reading.pull.body).note;
		if (note === void 0 || state.branch?.ahead === void 0 || whyForeign(state) !== void 0) return false;
		const { files } = state.branch;
		const held = Object.fromEntries(state.branch.ahead.changed.map((path) => [path, files[path] ?? null]));
		return !sameDigests(note.files, held);
	}
	/** Adds to each file the content that the branch proposes, and whether the base has changed the file since the branch was made. */
	async #addProposed(files, { base, target, head }, { sha, ahead }) {
		const paths = plainPaths(files);
		const isChanged = (path) => ahead === void 0 || ahead.files.has(path);
		const proposed = await head.files(paths.filter(isChanged), sha);
		const before = ahead !== void 0 && ahead.mergeBase !== base.sha ? await target.files(paths, ahead.mergeBase) : void 0;
		for (const path of paths) {
			const committed = files.get(path)?.committed;
			const outdated = ahead === void 0 || before !== void 0 && !sameBytes(before.get(path), committed);
			const content = isChanged(path) ? proposed.get(path) : committed;
			files.set(path, {
				committed,
				proposed: content,
				outdated: outdated || void 0
			});
		}
	}
	async #addDeclined(files, reading) {
		const paths = plainPaths(files);
		for (const { body, sha, number, url, closedAt } of await this.#forge.declined(reading, paths)) {
			const { note } = readBody(body);
			const asked = paths.filter((path) => note === void 0 || isAbout(note, path));
			const held = await this.#contentsAt(reading.head, sha, asked);
			for (const [path, bytes] of held) {
				const file = files.get(path) ?? {};
				const isKnown = file.declined?.some((one) => sameBytes(one.bytes, bytes)) === true;
				if (bytes === void 0 || isKnown || sameBytes(bytes, file.committed)) continue;
				files.set(path, {
					...file,
					declined: [...file.declined ?? [], {
						bytes,
						number,
						url,
						closedAt
					}]
				});
			}
		}
	}
	/** Returns the contents of files by path. Each file of a commit is read only once, because commits never change. */
	async #contentsAt(repository, sha, paths) {
		const keyFor = (path) => `${sha} ${path}`;
		const unknown = [...new Set(paths)].filter((path) => !this.#contents.has(keyFor(path)));
		const read = await repository.files(unknown, sha);
		for (const path of unknown) this.#contents.set(keyFor(path), read.get(path));
		return new Map(paths.map((path) => [path, this.#contents.get(keyFor(path))]));
	}
	async #digests(repository, sha, paths) {
		const contents = await this.#contentsAt(repository, sha, paths);
		return Object.fromEntries([...contents].map(([path, bytes]) => [path, bytes ? digest(bytes) : null]));
	}
	#handed(left, goal, end) {
		const { reading, progress } = end;
		const outcome = progress.operation === "closed" ? { kind: "reached" } : left;
		const [reason, finding] = this.#inWords(outcome, goal, end);
		if (finding !== void 0) progress.findings.push(finding);
		const pull = reading.pull ?? this.#pull;
		const hasCommit = outcome.kind !== "held" && outcome.kind !== "absent";
		return {
			publication: {
				kind: this.kind,
				operation: progress.operation,
				branch: this.#options.branch,
				number: pull?.number,
				url: pull?.url ?? progress.url,
				headSha: hasCommit ? progress.written ?? (reading.branch ?? end.first.branch)?.sha : void 0,
				reason
			},
			findings: progress.findings
		};
	}
	/** Returns the sentence that gives the reason for the result, and a finding if the user must know about it. */
	#inWords(outcome, goal, { reading, progress, proposal, first }) {
		const { branch } = this.#options;
		const name = `The branch \`${branch}\``;
		const number = this.#pull?.number;
		const { noun, sign } = this.#forge.terms;
		const pull = number === void 0 ? `The ${noun}` : `${capitalized(noun)} ${sign}${number}`;
		switch (outcome.kind) {
			case "held":
				if (reading.last === "merged" && first.last === void 0) return [`${pull} was merged meanwhile.`];
				return [heldAlready(`\`${reading.base.name}\``, proposal?.files ?? [])];
			case "merged": return [`${pull} was merged meanwhile. The next run starts from the merged profile.`];
			case "closed": return [`${pull} was closed during this run, so the run did not change it.`];
			case "absent": return [UNCHANGED];
			case "retargeted": {
				const message = `${pull} targets \`${outcome.base}\` instead of \`${reading.base.name}\`, so this run did not change it.`;
				const fix = `Set another \`branch\` to propose to both branches. Or change the base of ${pull} to \`${reading.base.name}\` on its page, set \`base: ${outcome.base}\`, or close ${pull}.`;
				return [message, goal.kind === "keep" ? void 0 : warning(message, fix)];
			}
			case "reopened": return [`${pull} was closed as pointless and then reopened by a person, so it stays open.`];
			case "queued": return [`${pull} is in the merge queue, so this run did not change it.`];
			case "crowded": {
				const message = `This run did not change ${pull}, because people wrote so much into its text that the report does not fit.`;
				const fix = `Shorten the text of ${pull}, which may have ${BODY_LIMIT} characters in all.`;
				return [message, goal.kind === "keep" ? void 0 : warning(message, fix)];
			}
			case "foreign": {
				const message = `${name} ${outcome.why}, so this run did not change it.`;
				const { pull: opened } = reading;
				const free = `${opened === void 0 ? "Merge or delete the branch" : `Merge or close ${noun} ${sign}${opened.number} and delete the branch`}, or set another \`branch\`.`;
				const fix = `${reading.isShallow ? "Clone the whole history (`GIT_DEPTH: 0`, `fetch-depth: 0`), because otherwise commits of the base look like commits of other people. If that does not help: " : ""}${free}`;
				return [message, goal.kind === "keep" ? void 0 : warning(message, fix)];
			}
			case "reached":
				if (progress.written !== void 0 && isReplaced(reading, progress)) {
					const message = `Another run has written ${name.toLowerCase()} in the meantime, so the proposal of that run stays.`;
					return [message, note(message, "Let only one run at a time publish to this branch (`concurrency` in a workflow).")];
				}
				return [this.#reasonOfReached(goal, {
					reading,
					progress,
					proposal,
					first
				})];
		}
	}
	#reasonOfReached(goal, { reading, progress, proposal }) {
		if (goal.kind === "withdraw") return this.#forge.hasPulls ? goal.reason : `The branch is deleted. ${goal.reason}`;
		if (goal.kind === "keep" || this.#forge.hasPulls) return void 0;
		const { branch } = this.#options;
		if (progress.written === void 0) return progress.operation === "none" ? heldAlready(`The branch \`${branch}\``, proposal?.files ?? []) : void 0;
		if (!PUBLISHING_KINDS[this.kind].isPushed) return void 0;
		return `The text for the proposal is in \`pull-request.md\` in the output folder. If there is no proposal from \`${branch}\` to \`${reading.base.name}\` yet, open a proposal with this text.`;
	}
};
function keysOf(action) {
	return "names" in action ? action.names.map((name) => actionKey(action, name)) : [actionKey(action)];
}
function operationAfter(action, applied, before, { branch, hasPulls }) {
	switch (action.kind) {
		case "open": return applied.isVisible === false ? "updated" : "created";
		case "close": return "closed";
		case "delete-branch": return hasPulls ? before : "closed";
		case "write-branch":
			if (before === "created") return before;
			return !hasPulls && branch === void 0 ? "created" : "updated";
		case "edit": return before === "none" && action.isVisible ? "updated" : before;
		case "write-text": return before === "none" && applied.isVisible ? "updated" : before;
		default: return before;
	}
}
function isReplaced({ branch }, { written }) {
	return branch?.sha !== written;
}
/**
* Whether a different run put its own profiles on the branch after this run wrote the branch. A run whose branch a different run has
* overwritten stops, because two runs must not overwrite each other in turn.
*/
function isOvertaken(goal, { actions }, { branch, written }) {
	if (goal.kind !== "propose" || written === void 0 || branch?.sha === written) return false;
	return Object.entries(goal.files).some(([path, digest]) => (branch?.files[path] ?? null) !== digest) && actions.some(({ kind }) => kind === "write-branch");
}
/** Returns the facts about one commit of the branch that `reconcile` needs. */
function describeCommit({ parents, author, committer, message }, ours, options) {
	const isOurs = ours?.author === true && ours.committer;
	return {
		isMerge: parents.length > 1,
		author: ours?.author === true && !ours.committer ? committer.name : author.name,
		isOurs,
		message: digest(message.trim()).slice(0, 16),
		hasOurMessage: isOwnMessage(message, options)
	};
}
/** The messages that the action writes without the setting `commit-message`. */
const USUAL_MESSAGE = /^pgo: (refresh|repair|roll back) .+$/;
/**
* Returns whether the action writes such a commit message. In a message with placeholders, any text may stand for a placeholder, because
* an earlier run may have filled in another date.
* @param message the whole message, or only its first paragraph in one line, as git prints it.
*/
function isOwnMessage(message, { commitMessage, commitTemplate = commitMessage, signoff }) {
	const [unsigned = ""] = signoff ? message.split(`\n\n${SIGNED_OFF}`) : [message];
	const text = unsigned.trim();
	const whole = commitTemplate.trim();
	const lines = whole.split("\n").map((line) => line.trim());
	const paragraph = lines.slice(0, lines.includes("") ? lines.indexOf("") : void 0).join(" ");
	return USUAL_MESSAGE.test(text) || [whole, paragraph].some((template) => templatePattern(template).test(text));
}
function plainPaths(files) {
	return [...files].flatMap(([path, { obstacle }]) => obstacle === void 0 ? path : []);
}

export { declinedAmong as n, ProposalPublisher as t };