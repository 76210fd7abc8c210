import { At as apiUrlIn, Bn as nullable, C as inWords$1, Ct as isRateLimit, Dr as UsageError, Er as ExpectedError, Gn as parse$1, Hn as number, Nn as integer, On as boolean, Ot as serverWords, Un as object, Wn as optional, Zn as string, _n as count, _t as requirePlainFiles, an as shortSha, bn as addFindings, bt as hasStatus, dn as markdownText, it as namesIn, mn as shorten, nn as seconds, nt as namesTarget, qn as pipe, qt as bytes, un as markdownCode, vt as acceptedPermission, w as isWithinNoise, x as driftBetween, yr as replaceFile, zn as minValue } from "./start.js";
import { n as LocalRepository } from "./local-repository.js";
import { t as factsOfFile } from "./profile-file.js";
import { n as placeOfProfile, t as findProgram } from "./program.js";
import { n as publisherFor, r as sharedPublisher, t as defaultBranch } from "./publisher-for.js";
import { n as readProfile } from "./weighed.js";
import { w as isLfsPointer } from "./edge-profile.js";
import { n as judge } from "./validate.js";
import { n as isSame } from "./versions.js";
import { l as samplesInWords } from "./targets-headline.js";
import { a as DEFAULT_TOKEN_NOTE, t as BODY_MARKER } from "./markdown.js";
import { i as left, l as table, o as number$1, t as blocks } from "./table.js";
import { n as undone, t as isRollback } from "./rolled-back.js";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

// src/commands/rollback/facts.ts
async function factsOf(undone) {
	return {
		undone,
		files: await Promise.all(undone.files.map(factsOfRestored))
	};
}
async function factsOfRestored({ path, today, before }) {
	const [one, other] = [await readIfProfile(today), await readIfProfile(before)];
	const comparable = one && other && one.edges.totalWeight > 0 && other.edges.totalWeight > 0;
	return {
		path,
		...today && { today: sideFacts(today, one, path) },
		...before && { before: sideFacts(before, other, path) },
		...comparable && { drift: driftBetween(one, other) }
	};
}
/** Undefined for what is none, such as an empty file or a pointer of Git LFS. */
async function readIfProfile(file) {
	if (file === void 0) return void 0;
	try {
		return await readProfile(file);
	} catch (error) {
		if (error instanceof ExpectedError) return void 0;
		throw error;
	}
}
function sideFacts(file, read, path) {
	const told = read?.head.comments.flatMap((comment) => {
		const [, name, value] = /^go-pgo ([a-z0-9-]+): (.*)$/s.exec(comment) ?? [];
		return name === void 0 || value === void 0 ? [] : [[name, value]];
	});
	return {
		bytes: file.length,
		...read && { profile: factsOfFile(file, path, read) },
		provenance: new Map(told ?? [])
	};
}

// src/commands/rollback/merged-pull-request.ts
const EVENT = object({ pull_request: object({
	number: pipe(number(), integer(), minValue(1)),
	merged: optional(nullable(boolean())),
	merged_at: optional(nullable(string())),
	merge_commit_sha: optional(nullable(string())),
	head: object({ sha: string() }),
	base: object({ ref: string() })
}) });
/**
* The merged pull request of the run's event; undefined for events of other kinds.
* @throws ExpectedError when it is not merged, or the event cannot be read.
*/
async function mergedPullRequest(env) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path } = env;
	if (!name.startsWith("pull_request") || !path) return void 0;
	const { number, merged, merged_at: mergedAt, merge_commit_sha: mergeCommit, head, base } = await eventIn(path);
	if (merged !== true && !mergedAt) throw new ExpectedError(`Pull request #${number} is not rolled back: it is not merged.`, { fix: "Run the job only `if: github.event.pull_request.merged`." });
	return {
		number,
		head: head.sha,
		base: base.ref,
		...mergeCommit && { mergeCommit }
	};
}
async function eventIn(path) {
	try {
		return parse$1(EVENT, JSON.parse(await readFile(path, "utf8"))).pull_request;
	} catch (error) {
		throw new ExpectedError(`The event of this run (${path}) does not tell which pull request it is about.`, {
			fix: "Run `rollback` by hand (`workflow_dispatch`) to undo the newest change.",
			cause: error
		});
	}
}
/** Whether `version` is what the pull request became, as far as it can be told without asking GitHub. */
function isBroughtBy(pull, { commit, title }) {
	return commit === pull.mergeCommit || commit === pull.head || pullRequestIn(title) === pull.number;
}
/** The pull request that GitHub names in the title of what it merges. */
function pullRequestIn(title) {
	const found = /\(#(\d+)\)$/.exec(title) ?? /^Merge pull request #(\d+) from /.exec(title);
	return found === null ? void 0 : Number(found[1]);
}

// src/commands/rollback/pull-requests-of.ts
/**
* The way to ask GitHub which pull requests a commit came from, where there is one.
* @throws ExpectedError from that way, when the token may not ask: what is not known is not "none".
*/
async function pullRequestsOf({ config, host }) {
	const { token, repository } = config;
	const [owner, repo] = repository?.split("/") ?? [];
	if (token === void 0 || !owner || !repo) return {};
	const { githubApi } = await import("./api2.js");
	const api = githubApi({
		token,
		apiUrl: apiUrlIn(host.env),
		signal: host.signal
	});
	return { pullRequestsOf: async (commit) => {
		try {
			const asked = {
				owner,
				repo,
				commit_sha: commit
			};
			const { data } = await api.rest.repos.listPullRequestsAssociatedWithCommit(asked);
			return data.map(({ number }) => number);
		} catch (error) {
			if (hasStatus(error, 403) && !isRateLimit(error)) {
				const permission = acceptedPermission(error) ?? "pull-requests: read";
				throw new ExpectedError(`The token lacks the permission \`${permission}\` on ${repository}, so it is not known which pull request brought ${commit.slice(0, 12)}: ${serverWords(error)}.`, {
					fix: `Add \`permissions: { ${permission} }\` to the job, beside those that it has, or pass a \`token\` that has it.`,
					cause: error
				});
			}
			if (hasStatus(error, 404, 409, 422)) return [];
			throw error;
		}
	} };
}

// src/commands/rollback/body.ts
const SHOWN = 160;
const TITLE_SHOWN = 200;
/** The text of a rollback's pull request. `onGitHub`: where `#12` is a pull request. */
function renderRollbackBody({ undone, files }, { maxLength, byDefaultToken }, { minDrift, onGitHub }) {
	const from = undone.pullRequest === void 0 ? "" : `, of pull request ${reference(undone.pullRequest, onGitHub)}`;
	return `${blocks(BODY_MARKER, "## What this undoes", `Commit ${undone.commit} ${markdownText(`“${shorten(undone.title, TITLE_SHOWN)}”`)}${from}.`, ...files.map((file) => fileSection(file, minDrift)), review(files), byDefaultToken ? DEFAULT_TOKEN_NOTE : void 0).slice(0, maxLength - 1)}\n`;
}
function reference(pullRequest, onGitHub) {
	return onGitHub ? `#${pullRequest}` : markdownCode(`#${pullRequest}`);
}
function fileSection(file, minDrift) {
	const { path, today, before, drift } = file;
	const told = ROWS.map(([name, cell]) => [
		name,
		cellOf(today, cell),
		cellOf(before, cell)
	]).filter(([, ...cells]) => cells.some((cell) => cell !== ""));
	const distance = drift && `${markdownText(inWords$1(drift, within(drift, minDrift)))}.`;
	const little = drift && within(drift, minDrift) === "keep" ? "That is within the noise of sampling, so this changes next to nothing for the compiler." : void 0;
	return blocks(table([
		left(markdownCode(shorten(path, SHOWN))),
		left("Today"),
		left("After merging")
	], told), [distance, little].filter((sentence) => sentence !== void 0).join(" "));
}
function within(drift, minDrift) {
	return isWithinNoise(drift, minDrift) ? "keep" : "update";
}
const provenance = (name) => ({ provenance }) => {
	const value = provenance.get(name);
	return value === void 0 ? void 0 : markdownText(shorten(value, SHOWN));
};
const ROWS = [
	["Samples", ({ profile }) => profile && `${number$1(samplesInWords(profile))} in ${number$1(seconds(profile.cpuSeconds))} of CPU time`],
	["What the compiler sees", ({ profile }) => profile && number$1(count(profile.edges, "call edge"))],
	["Sources", provenance("sources")],
	["Profiled", provenance("profiled")],
	["Go", provenance("go-version")],
	["File", ({ profile, bytes: size }) => profile ? `${number$1(bytes(size))}, SHA-256 ${markdownCode(shortSha(profile.sha256))}` : size === 0 ? "empty" : `${number$1(bytes(size))}, no profile`]
];
function cellOf(side, cell) {
	if (side !== void 0) return cell(side) ?? "";
	return cell === ROWS.at(-1)?.[1] ? "none" : "";
}
function review(files) {
	const restores = files.some(({ before }) => before !== void 0);
	const deletes = files.some(({ before }) => before === void 0);
	return blocks("### Before you merge", [
		restores && "The file gets the very bytes that it had before; the next build uses them.",
		deletes && "A profile that was not there before is deleted; without one, `go build` builds without PGO.",
		"The next `refresh` proposes neither the profile that is undone nor one within its noise. One of another workload it proposes as usual.",
		"To take the rollback back, revert this pull request once it is merged, such as with `git revert`."
	].filter(Boolean).map((point) => `- ${point}`).join("\n"));
}

// src/commands/rollback/choose.ts
/** The commit that changed any of the profiles last, and which of them it changed. */
function chooseNewest(histories) {
	const newest = histories.map(newestOf).reduce((one, other) => timeOf(other) > timeOf(one) ? other : one);
	return choiceAmong(histories.filter((history) => newestOf(history).commit === newest.commit));
}
/**
* Only what a merged pull request has brought.
* @param brought the commits among the versions by which it came to the base branch.
* @throws ExpectedError when it brought nothing, or a newer change would be undone with it.
*/
function chooseOf(pull, histories, brought) {
	const [first, ...others] = histories.filter(({ versions }) => versions.some((one) => brought.has(one.commit)));
	if (first === void 0) throw new ExpectedError(`Pull request #${pull.number} is not rolled back: ${among(histories)} has no change of it among the last ones.`, { fix: "Run `rollback` by hand to undo the newest change, or `git revert` to undo an older one." });
	const newest = [first, ...others].filter((history) => brought.has(newestOf(history).commit));
	if (newest.length > 0) return choiceAmong(newest);
	if (undone(first.versions).some(({ commit }) => brought.has(commit)) && isRollback(first.versions)) return alreadyUndone(first);
	const { path } = first;
	throw new ExpectedError(`Pull request #${pull.number} is not rolled back: \`${path}\` has changed since, by ${inWords(newestOf(first))}.`, { fix: "Run `rollback` by hand to undo that newest change, or `git revert` to undo this older one." });
}
function choiceAmong(histories) {
	const [first, ...others] = histories.filter(({ versions }) => !isRollback(versions));
	if (first !== void 0) return {
		kind: "undo",
		histories: [first, ...others]
	};
	return alreadyUndone(histories[0]);
}
function alreadyUndone({ path, versions }) {
	const before = undone(versions)[0];
	const what = before === void 0 ? "" : `, which took back ${inWords(before)}`;
	return {
		kind: "nothing",
		reason: `The newest change of \`${path}\` is a rollback already: ${inWords(versions[0])}${what}. Nothing is undone.`
	};
}
function newestOf({ versions }) {
	return versions[0];
}
function timeOf({ time }) {
	return time === void 0 ? 0 : Date.parse(time);
}
const TITLE_LENGTH = 100;
/** Commit and title, as a person would name it. */
function inWords({ commit, title }) {
	const shortened = title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH)}…` : title;
	return `${commit.slice(0, 12)} “${shortened.replaceAll("`", "'")}”`;
}
/** The profiles' paths. */
function among(histories) {
	const [first, ...others] = histories;
	if (others.length === 0) return `\`${first?.path}\``;
	return `none of ${histories.map(({ path }) => `\`${path}\``).join(", ")}`;
}

// src/commands/rollback/roll-back.ts
/** How far back is looked: enough to tell a rollback from a refresh. */
const VERSIONS = 10;
/**
* Undoes the newest commit on the base branch that changed one of `paths`: what that commit changed of them gets the bytes that
* it had before, or is deleted where there was none, and is published.
* @param publisher that was not asked anything yet.
* @throws ExpectedError when there is nothing to undo, or what would be restored is of no use.
*/
async function rollBack(publisher, paths, request) {
	const published = await publisher.look(paths);
	requirePlainFiles(published);
	const histories = await historiesOf(publisher, paths);
	const choice = request.of === void 0 ? chooseNewest(histories) : chooseOf(request.of, histories, await broughtBy(request.of, histories, request));
	if (choice.kind === "nothing") {
		const publication = await publisher.withdraw(choice.reason);
		const { reason } = choice;
		return {
			publication: publication.operation === "none" ? {
				...publication,
				reason
			} : publication,
			findings: []
		};
	}
	const undone = undoing(choice.histories, request.of);
	await requireUseful(undone, published);
	const facts = await factsOf(undone);
	const told = {
		minDrift: request.minDrift,
		onGitHub: publisher.kind === "pull-request"
	};
	const { publication, findings } = await publisher.publish({
		files: undone.files.map(({ path, before }) => ({
			path,
			bytes: before
		})),
		renderBody: (place) => renderRollbackBody(facts, place, told),
		draft: false
	});
	return {
		publication: withReason(publication, undone),
		findings,
		undone
	};
}
/** @throws ExpectedError when none of the files has ever been there. */
async function historiesOf(publisher, paths) {
	const histories = [];
	for (const path of paths) {
		const [newest, ...older] = await publisher.versions(path, VERSIONS);
		if (newest !== void 0) histories.push({
			path,
			versions: [newest, ...older]
		});
	}
	const [first, ...others] = histories;
	if (first !== void 0) return [first, ...others];
	throw new ExpectedError(`There is nothing to roll back: the base branch has never had ${paths.map((path) => `\`${path}\``).join(" or ")}.`, { fix: "Correct `profile` or `package`, or `base` where that is another branch than the default one." });
}
/** The commits among the versions by which the pull request came to the base. */
async function broughtBy(pull, histories, { pullRequestsOf }) {
	const told = histories.flatMap(({ versions }) => versions).filter((version) => isBroughtBy(pull, version)).map(({ commit }) => commit);
	if (told.length > 0 || pullRequestsOf === void 0) return new Set(told);
	const newest = new Set(histories.map((history) => newestOf(history).commit));
	const asked = [];
	for (const commit of newest) if ((await pullRequestsOf(commit)).includes(pull.number)) asked.push(commit);
	return new Set(asked);
}
function undoing(histories, of) {
	const { commit, title } = newestOf(histories[0]);
	const pullRequest = of?.number ?? pullRequestIn(title);
	const restored = ({ path, versions: [today, before] }) => ({
		path,
		...today.bytes && { today: today.bytes },
		...before?.bytes && { before: before.bytes }
	});
	const [first, ...others] = histories;
	return {
		commit,
		title,
		files: [restored(first), ...others.map(restored)],
		...pullRequest !== void 0 && { pullRequest }
	};
}
/** @throws ExpectedError when the base is another than that whose history was read, or a restored file is no profile. */
async function requireUseful(undone, { files }) {
	for (const { path, today, before } of undone.files) {
		if (!isSame(files.get(path)?.committed, today)) throw new ExpectedError(`\`${path}\` changed on the base branch while it was being rolled back.`, { fix: "Run it again." });
		if (before === void 0 || before.length === 0) continue;
		if (today !== void 0 && isLfsPointer(today) && isLfsPointer(before)) continue;
		try {
			await judge(before, void 0);
		} catch (error) {
			if (!(error instanceof ExpectedError)) throw error;
			throw new ExpectedError(`\`${path}\` is not rolled back: before ${inWords(undone)}, it was nothing that the Go compiler can use. ${error.message}`, {
				fix: `Restore an older one by hand (\`git log -- ${path}\` lists them), or delete the file to build without PGO.`,
				cause: error
			});
		}
	}
}
function withReason(publication, undone) {
	const { kind, operation, reason } = publication;
	const words = operation === "created" || operation === "updated" || kind === "none" || reason === void 0 ? `${inSentence(undone)} ${reason ?? ""}`.trim() : reason;
	return {
		...publication,
		reason: words
	};
}
/** What a rollback does, for people. */
function inSentence(undone) {
	const restored = undone.files.filter(({ before }) => before !== void 0);
	const deleted = undone.files.filter(({ before }) => before === void 0);
	const names = (files) => files.map(({ path }) => `\`${path}\``).join(", ");
	return [restored.length === 0 ? void 0 : `Restores ${names(restored)} as it was before ${inWords(undone)}.`, deleted.length === 0 ? void 0 : `Deletes ${names(deleted)}, as there was none before ${inWords(undone)}.`].filter((sentence) => sentence !== void 0).join(" ");
}

// src/commands/rollback.ts
/**
* Hands in the profile as it was before the newest commit that changed it. Where the event of the run is about a merged pull
* request, such as one that got a label, only what that one brought is undone.
*/
async function rollback(job) {
	const [found, of] = [await findPlace(job), await requested(job)];
	const named = asRollback(job, of, `\`${found.place.path}\``, defaultBranch(found.place.path));
	const [restored] = await rollBackOn(named, await publisherFor(named, found, found.place), [found.place.path], of);
	if (restored !== void 0) await keep(job, restored);
}
/** The same for several targets in one pull request: of their profiles, those that the newest commit changed. */
async function rollbackTogether({ shared, jobs }) {
	const of = await requested(shared);
	const found = /* @__PURE__ */ new Map();
	for (const job of jobs) found.set(job, await findPlaceOf(job));
	const paths = [...new Set([...found.values()].map(({ place }) => place.path))];
	const named = asRollback(withoutOwnNames(shared), of, "profiles", "pgo/profiles");
	const publisher = shared.config.publish === "none" ? await inWorkTree(shared, [...found.values()]) : await sharedPublisher(named);
	const files = await rollBackOn(named, publisher, paths, of);
	for (const [job, { place }] of found) {
		const restored = files.find(({ path }) => path === place.path);
		if (restored !== void 0) await keep(job, restored);
		const publication = restored === void 0 && files.length > 0 ? untouched(publisher.kind) : shared.report.publication;
		if (publication !== void 0) job.report.publication = publication;
	}
}
/** The settings without those that name each target's own pull request: this one is of all. */
function withoutOwnNames(job) {
	const { branch, title, commitMessage, ...others } = job.config.publishSettings;
	const publishSettings = {
		...others,
		...branch !== void 0 && !isOfOne(branch) && { branch },
		...title !== void 0 && !isOfOne(title) && { title },
		...commitMessage !== void 0 && !isOfOne(commitMessage) && { commitMessage }
	};
	return job.config.pullRequests === "each" ? {
		...job,
		config: {
			...job.config,
			publishSettings
		}
	} : job;
}
function isOfOne(template) {
	const names = namesIn(template);
	return namesTarget(template) || [
		"target",
		"profile",
		"package"
	].some((one) => names.has(one));
}
function untouched(kind) {
	return {
		kind,
		operation: "none",
		reason: "What is undone did not change its profile."
	};
}
/** @throws ExpectedError which names the target. */
async function findPlaceOf(job) {
	try {
		return await findPlace(job);
	} catch (error) {
		if (!(error instanceof ExpectedError) || job.host.signal.aborted) throw error;
		const { message, fix } = error;
		throw new ExpectedError(`Nothing is rolled back, as the profile of ${job.name} is not found: ${message}`, {
			...fix !== void 0 && { fix },
			cause: error
		});
	}
}
/** Go is needed only to find what is not said. @throws UsageError outside of a repository. */
async function findPlace(job) {
	const { profile, publishSettings } = job.config;
	const { branch, title, commitMessage, base } = publishSettings;
	const isPackageTold = [
		branch,
		title,
		commitMessage,
		base
	].some((one) => namesIn(one).has("package"));
	const program = profile === void 0 || isPackageTold ? await findProgram(job) : void 0;
	const profilePath = program?.profilePath ?? profile;
	const place = await placeOfProfile(job, profilePath);
	if (place.inRepository) return {
		profilePath,
		place,
		...program && { main: program.main }
	};
	throw new UsageError(`${profilePath} is in no git repository, so nothing tells what it was before.`, { fix: "Run it in a clone, with `actions/checkout` before this step." });
}
/** What the event asks for. @throws ExpectedError when the history that is needed is not there. */
async function requested({ config, host }) {
	if (config.publish === "git" || config.publish === "local" || config.publish === "none") {
		if (await (await LocalRepository.open(config.workingDirectory, host.env, host.signal)).isShallow()) throw new ExpectedError("This clone is shallow: what the profile was before is not in it.", { fix: "Set `fetch-depth: 0` of `actions/checkout` (`GIT_DEPTH: 0` on GitLab), or run `git fetch --unshallow`." });
	}
	return mergedPullRequest(host.env);
}
/**
* The job with the settings that a rollback is published by: never on the branch of a refresh, and under a title that tells the
* two apart, as `git revert` makes it of a title that somebody has set.
*/
function asRollback(job, of, what, branch) {
	const settings = job.config.publishSettings;
	const { title, commitMessage } = settings;
	const base = settings.base ?? of?.base;
	const publishSettings = {
		...settings,
		branch: settings.branch === void 0 ? branch.replace("/", "/rollback-") : `${settings.branch}-rollback`,
		title: title === void 0 ? `Roll back ${what.replaceAll("`", "")}` : `Revert "${title}"`,
		commitMessage: commitMessage === void 0 ? `pgo: roll back ${what.replaceAll("`", "")}` : revertOf(commitMessage),
		...base !== void 0 && { base }
	};
	return {
		...job,
		config: {
			...job.config,
			publishSettings
		}
	};
}
/** Only the first line is the message's title. */
function revertOf(message) {
	const [title = "", ...rest] = message.split("\n");
	return [`Revert "${title}"`, ...rest].join("\n");
}
async function inWorkTree({ config, host }, found) {
	const { workTreePublisher } = await import("./work-tree.js");
	const repository = { directory: config.workingDirectory };
	return workTreePublisher({
		files: found.map(({ place: { path }, profilePath }) => ({
			path,
			profilePath,
			repository
		})),
		env: host.env,
		signal: host.signal
	});
}
/** @returns what is restored or deleted. */
async function rollBackOn(job, publisher, paths, of) {
	const { publication, findings, undone } = await rollBack(publisher, paths, {
		minDrift: job.config.minDrift,
		...of && { of },
		...of && await pullRequestsOf(job)
	});
	job.report.publication = publication;
	addFindings(job, findings);
	return undone?.files ?? [];
}
/** A restored profile is left in the output folder, too. */
async function keep(job, { path: repositoryPath, before }) {
	if (before === void 0) return;
	const path = join(job.outputDirectory, basename(repositoryPath));
	await replaceFile(path, before);
	const profile = await readIfProfile(before);
	if (profile !== void 0) job.report.profile = {
		...factsOfFile(before, path, profile),
		repositoryPath
	};
}

export { rollback, rollbackTogether };