import { T as pipe, _ as minValue, b as number, j as string, l as integer, n as boolean, x as object, y as nullish } from "./dist3.js";
import { y as samplesInWords } from "./columns.js";
import { a as isWithinNoise, o as overlapInWords, r as driftBetween } from "./drift.js";
import { r as differentGap, t as readIfProfile } from "./published.js";
import { a as factsOfFile, w as validateFile } from "./files2.js";
import { n as BODY_MARKER } from "./proposal-text.js";
import { i as publisherFor, r as needsClone, t as aboutOtherBase } from "./publish2.js";
import { l as templateNamesIn, n as PUBLISHING_KINDS, s as requirePlainFiles, t as MayOnlyRead } from "./publisher2.js";
import { n as undone, t as isRollback } from "./undone.js";
import { G as markdownCode, K as markdownText, Y as shorten } from "./headline.js";
import { i as seconds, o as shortSha } from "./format.js";
import { n as blocks, o as table, s as unbroken, t as DEFAULT_TOKEN_NOTE } from "./markdown2.js";
import { c as gitPrints, d as orElse, f as partsAbout, l as isOfOneProgram, r as eventOf } from "./read.js";
import { f as warning, i as UsageError, n as ExpectedError, u as reworded } from "./errors.js";
import { _ as sameBytes, g as replaceFile, o as isLfsPointer } from "./files.js";
import { C as bytes, O as count, l as codeList } from "./start.js";
import { a as introduce, i as findProgram, l as placeOfProfile } from "./program.js";
import { basename, join } from "node:path";

// src/commands/rollback.ts
/**
* The number of versions of a profile that a rollback reads. With ten versions, `rollback` also finds the old version that an earlier
* rollback restored, and so recognizes the earlier rollback.
*/
const VERSIONS_READ = 10;
/**
* Runs `rollback`, which proposes to undo the newest commit that changed a profile. If a merged pull request triggered the run, for example
* because it got a label, the rollback undoes only this pull request.
*/
async function* rollback(group) {
	const { whole } = group;
	const programs = [];
	for (const run of group.runs) programs.push({
		run,
		about: yield* partsAbout(run, findFile(run, isOfOneProgram(group)))
	});
	await requireHistory(whole);
	const pull = await mergedPullRequest(whole);
	const publisher = await publisherOf(group, programs, pull).catch(byHandAfterFork(whole, pull));
	const paths = [...new Set(programs.map(({ about }) => about.place.path))];
	const published = await publisher.look(paths);
	requirePlainFiles(published);
	if (pull === void 0) yield {
		run: whole,
		part: { findings: await aboutOtherBase(whole, published) }
	};
	const histories = await historiesOf(publisher, paths);
	const read = pull && await commitsOf(whole, pull);
	yield {
		run: whole,
		part: { findings: read?.findings ?? [] }
	};
	const chosen = pull === void 0 || read === void 0 ? historiesOfLastChange(histories) : historiesOfPull(histories, pull, read.commits);
	const standing = chosen.filter(({ versions }) => !isRollback(versions));
	const [newest] = standing;
	const change = newest && changeToUndo(standing, newest, pull);
	if (change !== void 0) await requireUseful(change, published);
	const { publication, findings } = await (change === void 0 ? withdrawRollback(publisher, whyNothing(chosen[0])) : publishRollback(publisher, change, whole.config.minDrift)).catch(byHandAfterFork(whole, pull));
	yield {
		run: whole,
		part: {
			publication,
			findings
		}
	};
	for (const { run, about } of programs) {
		const restored = change?.files.find(({ path }) => path === about.place.path);
		if (restored !== void 0) yield {
			run,
			part: { profile: await keepRestored(run, restored) }
		};
		if (isOfOneProgram(group)) continue;
		const reason = "The undone commit did not change this profile.";
		const isOther = change !== void 0 && restored === void 0;
		const other = {
			kind: publisher.kind,
			operation: "none",
			reason
		};
		yield {
			run,
			part: { publication: isOther ? other : publication }
		};
	}
}
/** Returns the change that the rollback undoes. @param standing the profiles that this change modified. */
function changeToUndo(standing, { newest: { commit, title } }, pull) {
	const files = standing.map(({ path, versions: [today, before] }) => {
		return {
			path,
			today: today?.bytes,
			before: before?.bytes
		};
	});
	return {
		commit,
		title,
		pullRequest: pull?.number ?? pullRequestIn(title),
		files
	};
}
/** Proposes the older versions of the profiles, which the rollback restores. */
async function publishRollback(publisher, change, minDrift) {
	const onGitHub = PUBLISHING_KINDS[publisher.kind].isPullRequest;
	const { publication, findings } = await publisher.publish({
		files: change.files.map(({ path, before }) => ({
			path,
			bytes: before
		})),
		renderBody: await renderBody(change, minDrift, onGitHub),
		draft: false,
		isRollback: true
	});
	return {
		publication: withReason(publication, change),
		findings
	};
}
/** Closes the open pull request of an earlier rollback, because there is no change to undo. */
async function withdrawRollback(publisher, reason) {
	const { publication, findings } = await publisher.withdraw(reason);
	return {
		publication: publication.operation === "none" && findings.length === 0 ? {
			...publication,
			reason
		} : publication,
		findings
	};
}
/**
* Finds the profile of a target. The search for the profile needs Go only if the settings do not name the profile.
* @throws ExpectedError if the profile is not found. The error names the target.
*/
async function* findFile(run, isOnlyProgram) {
	const { profile, target, publishSettings } = run.config;
	const { branch, title, commitMessage, base } = publishSettings;
	const needsPackage = [
		branch,
		title,
		commitMessage,
		base
	].some((text) => templateNamesIn(text).has("package"));
	const naming = isOnlyProgram ? "" : `Nothing is rolled back, because the profile of ${target} was not found: `;
	const find = (task) => isOnlyProgram ? task : task.catch(reworded((why) => naming + why));
	const program = profile === void 0 || needsPackage ? await find(findProgram(run)) : void 0;
	if (program !== void 0) yield introduce(run, program);
	const profilePath = program?.profilePath ?? profile;
	const place = await find(placeOfProfile(run, profilePath));
	if (place.inRepository) return {
		profilePath,
		place,
		package: program?.main.importPath
	};
	const message = `${naming}${profilePath} is not in a git repository, so it has no earlier version.`;
	throw new UsageError(message, { fix: "Run it in a clone, with `actions/checkout` before this step." });
}
/** Returns the publisher of the rollback. The rollback has a separate branch, and a title in the form of `git revert`. */
async function publisherOf(group, programs, pull) {
	const run = group.whole;
	const { config } = run;
	const profiles = programs.map(({ about }) => about);
	const only = isOfOneProgram(group) ? profiles[0] : void 0;
	const what = only === void 0 ? "profiles" : only.place.path;
	const settings = config.publishSettings;
	const { branch, title, commitMessage } = only !== void 0 || config.pullRequests === "one" ? settings : {};
	const [subject, ...rest] = commitMessage?.split("\n") ?? [];
	const publishSettings = {
		...settings,
		base: settings.base ?? pull?.base.ref,
		branch: branch && `${branch}-rollback`,
		title: title === void 0 ? `Roll back ${what}` : `Revert "${title}"`,
		commitMessage: subject === void 0 ? `pgo: roll back ${what}` : [`Revert "${subject}"`, ...rest].join("\n")
	};
	return publisherFor({
		...run,
		config: {
			...config,
			publishSettings
		}
	}, only, profiles);
}
const PULL_REQUEST_EVENT = object({ pull_request: object({
	number: pipe(number(), integer(), minValue(1)),
	merged: nullish(boolean()),
	merged_at: nullish(string()),
	/**
	* The commit that the merge put on the base branch. This commit is the merge commit, the squashed commit, or the last rebased commit.
	*/
	merge_commit_sha: nullish(string()),
	head: object({
		sha: string(),
		repo: nullish(object({ full_name: string() }))
	}),
	base: object({
		ref: string(),
		repo: nullish(object({ full_name: string() }))
	})
}) });
/**
* Returns the merged pull request that the event of the run is about; undefined for other events.
* @throws ExpectedError if the pull request is not merged, or if the event cannot be read.
*/
async function mergedPullRequest({ host }) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path } = host.env;
	if (!name.startsWith("pull_request") || !path) return void 0;
	const pull = (await eventOf(host.env, PULL_REQUEST_EVENT))?.pull_request;
	if (pull === void 0) throw new ExpectedError(`The event of this run (${path}) does not name a pull request.`, { fix: "Run `rollback` by hand (`workflow_dispatch`) to undo the newest change." });
	if (pull.merged || pull.merged_at) return pull;
	const message = `Pull request #${pull.number} cannot be rolled back, because it is not merged.`;
	throw new ExpectedError(message, { fix: "Add `if: github.event.pull_request.merged` to the job." });
}
/**
* Returns a callback for `catch` that advises the user to run the rollback by hand. The callback gives this advice if the run may not write,
* and if a pull request from a fork has triggered the run. The token of such a run may only read, and the run gets no secrets.
* @throws every other error unchanged.
*/
function byHandAfterFork({ config }, pull) {
	return (error) => {
		const [fork, own] = [pull?.head.repo?.full_name, pull?.base.repo?.full_name];
		const isFromFork = fork !== void 0 && own !== void 0 && fork !== own;
		const mayNotWrite = error instanceof MayOnlyRead || error instanceof UsageError && config.token === void 0;
		if (!isFromFork || !mayNotWrite) throw error;
		const message = `Pull request #${pull?.number} comes from the fork ${fork}, so this run may only read and gets no secrets. ${error.message}`;
		throw new ExpectedError(message, {
			fix: "Run the workflow by hand (`workflow_dispatch`), which undoes the newest change of the profile and has its permissions and secrets.",
			cause: error
		});
	};
}
/** @throws ExpectedError if the rollback needs the history and the clone is shallow. */
async function requireHistory(run) {
	const { config } = run;
	if (!await needsClone(run)) return;
	if ((await gitPrints(run, config.workingDirectory, "rev-parse", "--is-shallow-repository"))?.trim() === "true") throw new ExpectedError("This clone is shallow, so it has no earlier version of the profile.", { fix: "Set `fetch-depth: 0` of `actions/checkout` (`GIT_DEPTH: 0` on GitLab), or run `git fetch --unshallow`." });
}
/** Returns the number of the pull request that GitHub writes into the title of a merged commit; undefined if the title has no number. */
function pullRequestIn(title) {
	const found = /\(#(\d+)\)$/.exec(title) ?? /^Merge pull request #(\d+) from /.exec(title);
	return found === null ? void 0 : Number(found[1]);
}
/** Reads the versions of the profiles. @throws ExpectedError if the base branch has never had any of the profiles. */
async function historiesOf(publisher, paths) {
	const histories = [];
	for (const path of paths) {
		const versions = await publisher.versions(path, VERSIONS_READ);
		const [newest] = versions;
		if (newest !== void 0) histories.push({
			path,
			newest,
			versions
		});
	}
	if (histories.length > 0) return histories;
	const message = `Nothing can be rolled back, because the base branch has never had ${codeList(paths)}.`;
	throw new ExpectedError(message, { fix: "Correct `profile` or `package`, or set `base` if the base is not the default branch." });
}
/** Returns the profiles that the last change of any profile has changed. One commit changed all these profiles. */
function historiesOfLastChange(histories) {
	const timeOf = ({ newest }) => Date.parse(newest.time ?? "") || 0;
	const last = histories.reduce((one, other) => timeOf(other) > timeOf(one) ? other : one);
	return histories.filter(({ newest }) => newest.commit === last.newest.commit);
}
/**
* Returns the SHAs of the commits that belong to a merged pull request, as GitHub lists them.
*
* The event names only the merge commit and the last commit of the branch. For the history of a file, GitHub leaves out a merge commit if one
* of its parents has the same content of the file. If a person pressed "Update branch" before the merge, the last commit of the branch is
* also such a merge commit. The history then lists only the commit that the action made, so the commits of the pull request are read, too.
* Git follows the first parent of each commit, and therefore lists the merge commit.
*/
async function commitsOf(run, pull) {
	const { token, repository } = run.config;
	if (token === void 0 || repository === void 0 || await needsClone(run)) return {
		commits: /* @__PURE__ */ new Set(),
		findings: []
	};
	const { commitsOfPull } = await import("./github-repository.js");
	const { env, signal } = run.host;
	const listed = commitsOfPull({
		token,
		env,
		signal
	}, {
		repository,
		number: pull.number
	});
	return orElse(run, listed.then((commits) => ({
		commits,
		findings: []
	})), ({ message }) => {
		const unread = `The commits of pull request #${pull.number} could not be read, so the run looks only for its last commit, its merge commit and its number in titles: ${message}`;
		return {
			commits: /* @__PURE__ */ new Set(),
			findings: [warning(unread, "Add `pull-requests: read` to the `permissions` of the job.")]
		};
	});
}
/** Returns the error to throw if the versions that were read do not include the profile from before a pull request. */
function tooManyChanges(path, { number }) {
	const message = `Pull request #${number} is not rolled back: it made all of the last ${VERSIONS_READ} changes of \`${path}\`, so the profile from before was not read.`;
	return new ExpectedError(message, { fix: "Restore the profile from before the pull request with `git`." });
}
/**
* Returns the profiles whose newest version comes from the merged pull request. If several commits of the pull request changed a profile, the
* profile's history has only the newest of them, so that the rollback restores the profile from before the pull request.
* @param commits the SHAs of the pull request's commits, as GitHub lists them.
* @throws ExpectedError if the pull request changed no profile, or if a newer change of the profile followed.
*/
function historiesOfPull(histories, pull, commits) {
	const named = /* @__PURE__ */ new Set([
		pull.merge_commit_sha,
		pull.head.sha,
		...commits
	]);
	const isOf = ({ commit, title }) => named.has(commit) || pullRequestIn(title) === pull.number;
	const newest = histories.filter((history) => isOf(history.newest));
	if (newest.length > 0) return newest.map((history) => {
		const others = history.versions.slice(1);
		const before = others.findIndex((version) => !isOf(version));
		if (before < 0 && history.versions.length === VERSIONS_READ) throw tooManyChanges(history.path, pull);
		return {
			...history,
			versions: [history.newest, ...before < 0 ? [] : others.slice(before)]
		};
	});
	const first = histories.find(({ versions }) => versions.some(isOf));
	if (first && isRollback(first.versions) && undone(first.versions).some(isOf)) return [first];
	const paths = codeList(histories.map(({ path }) => path));
	const why = first === void 0 ? `the last ${VERSIONS_READ} changes of ${paths} include no commit of this pull request and no title with its number` : `\`${first.path}\` has changed since, by ${versionInWords(first.newest)}`;
	throw new ExpectedError(`Pull request #${pull.number} is not rolled back: ${why}.`, { fix: "Run `rollback` by hand to undo the newest change, or `git revert` to undo an older one." });
}
/** Explains why a rollback has nothing to undo. The newest change of the profile is already a rollback. */
function whyNothing({ path, newest, versions }) {
	const [before] = undone(versions);
	const what = before === void 0 ? "" : `, which undid ${versionInWords(before)}`;
	return `The newest change of \`${path}\` is already a rollback: ${versionInWords(newest)}${what}. Nothing is undone.`;
}
/** Returns a version of a profile in words for messages: the short SHA and the title of its commit. */
function versionInWords({ commit, title }) {
	return `${commit.slice(0, 12)} “${shorten(title, 100).replaceAll("`", "'")}”`;
}
/** @throws ExpectedError if the base has changed since its history was read, or if a restored file is not a valid profile. */
async function requireUseful(change, { files }) {
	for (const { path, today, before } of change.files) {
		if (!sameBytes(files.get(path)?.committed, today)) throw new ExpectedError(`\`${path}\` changed on the base branch while it was being rolled back.`, { fix: "Run `rollback` again." });
		const isPointer = [today, before].every((one) => one !== void 0 && isLfsPointer(one));
		if (before === void 0 || before.length === 0 || isPointer) continue;
		const words = `\`${path}\` is not rolled back, because the Go compiler cannot use the version before ${versionInWords(change)}. `;
		const fix = `Restore an older version by hand (\`git log -- ${path}\` lists the versions), or delete the file to build without PGO.`;
		await validateFile(before, void 0).catch(reworded((why) => words + why, fix));
	}
}
/** Adds the names of the restored and deleted files to the reason of a publication. */
function withReason(publication, change) {
	const { kind, operation, reason } = publication;
	if (!(operation === "created" || operation === "updated" || PUBLISHING_KINDS[kind].isOnlyWritten) && reason !== void 0) return publication;
	const paths = (isRestored) => change.files.flatMap(({ path, before }) => before !== void 0 === isRestored ? path : []);
	const [restored, deleted] = [codeList(paths(true)), codeList(paths(false))];
	const sentences = [
		restored && `Restores ${restored} as it was before ${versionInWords(change)}.`,
		deleted && `Deletes ${deleted}, which did not exist before ${versionInWords(change)}.`,
		reason
	];
	return {
		...publication,
		reason: sentences.filter(Boolean).join(" ")
	};
}
/**
* Keeps a restored profile in the output folder.
* @returns the facts about the profile for the report; undefined if the rollback deletes the file, or if the file is not a profile.
*/
async function keepRestored({ outputDirectory }, { path: repositoryPath, before }) {
	if (before === void 0) return void 0;
	const path = join(outputDirectory, basename(repositoryPath));
	await replaceFile(path, before);
	const read = await readIfProfile(before);
	return read && {
		...factsOfFile(before, path, read),
		repositoryPath
	};
}
/**
* Returns a function that writes the text of the pull request.
* @param onGitHub true if the server turns `#12` into a link to a pull request.
*/
async function renderBody(change, minDrift, onGitHub) {
	const reference = `#${change.pullRequest}`;
	const shown = onGitHub ? reference : markdownCode(reference);
	const from = change.pullRequest === void 0 ? "" : `, of pull request ${shown}`;
	const sections = [];
	for (const file of change.files) sections.push(await fileSection(file, minDrift));
	const points = [
		"- A restored file gets exactly the bytes that it had before. Without a profile, `go build` builds without PGO.",
		"- The next `refresh` does not propose the undone profile again, or a profile that differs from it only by noise. A refresh still proposes a profile of a different workload.",
		"- To undo the rollback, merge this pull request and then revert it, such as with `git revert`."
	];
	return ({ maxLength, byDefaultToken }) => {
		return `${blocks(BODY_MARKER, "## What this undoes", `Commit ${change.commit} ${markdownText(`“${shorten(change.title, 200)}”`)}${from}.`, ...sections, "### Before you merge", points.join("\n"), byDefaultToken ? DEFAULT_TOKEN_NOTE : void 0).slice(0, maxLength - 1)}\n`;
	};
}
/** Writes a section that shows both versions of a profile side by side, and their difference. */
async function fileSection({ path, today, before }, minDrift) {
	const [one, other] = [await readIfProfile(today), await readIfProfile(before)];
	const columns = [
		markdownCode(shorten(path, 160)),
		"Today",
		"After merging"
	];
	const [first, second] = [cellsOf(today, one), cellsOf(before, other)];
	const rows = [
		"File",
		"Samples",
		"What the compiler sees"
	].map((name, at) => [
		name,
		first[at] ?? "",
		second[at] ?? ""
	]);
	const both = table(columns, rows);
	if (!one || !other || one.edges.totalWeight === 0 || other.edges.totalWeight === 0) return both;
	const gap = differentGap(one, other, {
		before: "today’s file’s",
		after: "the restored file’s"
	});
	if (gap !== void 0) return blocks(both, markdownText(`${gap.message}.`));
	const drift = driftBetween(one, other);
	const kind = isWithinNoise(drift, minDrift) ? "keep" : "update";
	return blocks(both, `${markdownText(overlapInWords(drift, kind))}.${kind === "keep" ? " This difference is sampling noise, so the rollback changes almost nothing for the compiler." : ""}`);
}
/** Returns the cells of the table for one version of a profile. */
function cellsOf(file, read) {
	if (file === void 0) return ["none"];
	if (read === void 0) return [file.length === 0 ? "empty" : `${unbroken(bytes(file.length))}, no profile`];
	const facts = factsOfFile(file, "", read);
	return [
		`${unbroken(bytes(file.length))}, SHA-256 ${markdownCode(shortSha(facts.sha256))}`,
		`${unbroken(samplesInWords(facts.samples, facts.effectiveSamples))} in ${unbroken(seconds(facts.cpuSeconds))} of CPU time`,
		unbroken(count(facts.edges, "call edge"))
	];
}

export { rollback };