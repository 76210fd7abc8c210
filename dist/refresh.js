import { t as addFindings } from "./job.js";
import { r as renderPullRequestBody } from "./markdown.js";
import { r as keepIn, t as archiveOf } from "./archiving.js";
import { i as publisherFor, n as undone } from "./rolled-back.js";
import { n as inWords, r as isWithinNoise, t as driftBetween } from "./drift.js";
import { i as messageOf, n as ExpectedError } from "./errors.js";
import { n as fixed, r as share, t as count } from "./format.js";
import { r as readRenamed, t as hasOldNames } from "./weighed.js";
import { n as declaredFunctions } from "./declared-functions.js";
import { r as replaceFile } from "./replace-file.js";
import { n as gather, t as factsOf } from "./gather.js";
import { n as placeOfProfile, t as findProgram } from "./program.js";
import { t as stalenessOf } from "./staleness.js";
import { p as ProfileBuildFailed } from "./build.js";
import { i as addEvidence, n as measure, r as addHistory, t as build } from "./measure.js";
import { t as applyGates } from "./gates.js";
import { i as outputLines, n as howItEnded, r as lastOutput } from "./ended.js";
import { n as start, t as run } from "./exec2.js";
import { t as withDeadline } from "./deadline.js";
import { n as excerpt, t as duration } from "./printable.js";
import { n as repositoryRoot } from "./git.js";
import { t as _usingCtx } from "./usingCtx.js";
import { once } from "node:events";
import { basename, isAbsolute, join, relative } from "node:path";
import { cp, realpath } from "node:fs/promises";

// src/decide.ts
/** Compares a merged profile with what the base branch has: is there anything worth merging? */
async function decide(committed, merged, options) {
	if (merged.edges.totalWeight === 0) return {
		kind: "reject",
		reason: "The merged profile has no call edge, so the compiler could make nothing of it."
	};
	if (committed === void 0) return {
		kind: "update",
		reason: "There is no committed profile yet."
	};
	let before;
	try {
		before = await readRenamed(committed, options.renames ?? [], options.foundRenames);
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		return {
			kind: "update",
			reason: `The committed profile cannot be used: ${messageOf(error)}`
		};
	}
	if (before.edges.totalWeight === 0) return {
		kind: "update",
		reason: "The committed profile has no call edge, so the compiler makes nothing of it."
	};
	const drift = driftBetween(before, merged);
	const stale = await options.staleness?.(before.edges);
	return {
		...tooFew(before, merged, options.minSamples) ?? tooMuch(before, merged) ?? underOldNames(before, options.minDrift) ?? verdictOn(drift, options.minDrift),
		...drift,
		...stale !== void 0 && { staleWeight: stale.weight }
	};
}
/** With so few samples, noise would explain any difference; with so many more, the new one is better for certain. */
const FEW_SAMPLES = 1e3;
const MANY_TIMES = 4;
/** A committed profile that holds too little to be compared is not worth keeping, when there is a better one. */
function tooFew(before, after, minSamples) {
	const poor = before.samples < minSamples && after.samples > before.samples;
	const [worthBefore, worthAfter] = [worthOf(before), worthOf(after)];
	const poorer = worthBefore < FEW_SAMPLES && worthAfter >= MANY_TIMES * worthBefore;
	if (!poor && !poorer) return void 0;
	return {
		kind: "update",
		reason: `The committed profile holds only ${inSamples(before)}, the new one ${inSamples(after)}.`
	};
}
/** However alike they are, what is excluded now must not stay hot. */
function tooMuch(before, { exclusions = [] }) {
	if (!before.shows(exclusions)) return void 0;
	return {
		kind: "update",
		reason: "The committed profile has hot calls that `hazards` or `exclude` keep out."
	};
}
/** The workload may be the same, but the compiler only finds functions by the names that are in the file. */
function underOldNames(before, minDrift) {
	if (!hasOldNames(before, minDrift)) return void 0;
	const { weightUnderOldNames, weightRenamedInGit } = before;
	const [weight, why] = weightUnderOldNames > 0 ? [weightUnderOldNames, "that `renames` maps"] : [weightRenamedInGit, "that were changed since, as git’s history shows"];
	return {
		kind: "update",
		reason: `In the committed profile, ${share(weight)} of the weight is under old names ${why}, where the compiler does not find it.`
	};
}
/** How many samples of equal weight would tell as much. */
function worthOf({ samples, weighted }) {
	return weighted?.effective ?? samples;
}
function inSamples({ samples, weighted }) {
	const worth = weighted === void 0 ? "" : ` (weighted, worth ${fixed(weighted.effective, 0)})`;
	return `${count(samples, "sample")}${worth}`;
}
function verdictOn(drift, minDrift) {
	return isWithinNoise(drift, minDrift) ? {
		kind: "keep",
		reason: `The workload has not changed: ${inWords(drift, "keep")}.`
	} : {
		kind: "update",
		reason: `The workload has changed: only ${inWords(drift, "update")}.`
	};
}

// src/commands/refresh/judge.ts
/** How far back it is looked for profiles that were taken back. */
const VERSIONS = 5;
/** @throws ExpectedError without Go, a module or one main package; UsageError when the profile lies in no repository. */
async function findRefreshed(job) {
	const program = await findProgram(job);
	return {
		program,
		place: await placeOfProfile(job, program.profilePath)
	};
}
/**
* Collects, validates, merges and decides against what is committed, proposed and declined.
* @throws ExpectedError when there is no profile to decide on; the report has the decision `reject` then.
*/
async function judge(job, { program, place: { path } }, publisher, published, archive) {
	const { committed, proposed, declined } = published.files.get(path) ?? {};
	const declared = await declaredFunctions(program.go, program.main, job.config.buildFlags);
	const merged = await gather(job, program.go, declared, committed);
	const facts = await keep(job, path, merged);
	const decision = await decideOn(job, program, declared, merged, committed);
	job.report.profile = await keepIn(archive, job, merged, facts);
	if (decision.kind === "keep") return {
		kind: "keep",
		reason: decision.reason
	};
	const alike = published.proposed?.outdated === false && !isSame(proposed, committed) ? await driftWithinNoise(proposed, merged, job.config) : void 0;
	if (alike !== void 0) return {
		kind: "as-proposed",
		reason: `What is proposed already is as good as the new merge: ${inWords(alike, "keep")}.`
	};
	const taken = await takenBack(job, publisher, path, merged);
	if (taken !== void 0) return taken;
	const answer = await answerTo(job.config, published.declined, declined, merged);
	return {
		kind: "new",
		bytes: merged.bytes,
		...answer && { declined: answer }
	};
}
/** Writes the merge into the output folder, where it stays whatever happens next. */
async function keep(job, repositoryPath, merged) {
	const path = join(job.outputDirectory, basename(repositoryPath));
	await replaceFile(path, merged.bytes);
	const facts = {
		...factsOf(merged, path),
		repositoryPath
	};
	job.report.profile = facts;
	return facts;
}
/** @throws ExpectedError when the merge is none to propose. */
async function decideOn(job, program, declared, merged, committed) {
	const decision = await decide(committed, merged, {
		minDrift: job.config.minDrift,
		minSamples: job.config.minSamples,
		renames: job.config.renames,
		foundRenames: merged.foundRenames ?? [],
		staleness: (edges) => stalenessOf(job, program, declared, edges)
	});
	job.report.decision = decision;
	job.host.progress(`Decision: ${decision.kind}. ${decision.reason}`);
	if (decision.kind === "reject") throw new ExpectedError(decision.reason, { fix: "Profile the program under load." });
	return decision;
}
/** How far that profile and the merge are apart, if that is no more than noise; else undefined. */
async function driftWithinNoise(profile, merged, { minDrift, renames }) {
	if (profile === void 0) return void 0;
	try {
		const before = await readRenamed(profile, renames, merged.foundRenames);
		if (before.edges.totalWeight === 0 || hasOldNames(before, minDrift)) return void 0;
		if (before.shows(merged.exclusions)) return void 0;
		const drift = driftBetween(before, merged);
		return isWithinNoise(drift, minDrift) ? drift : void 0;
	} catch (error) {
		if (error instanceof ExpectedError) return void 0;
		throw error;
	}
}
function isSame(one, other) {
	if (one === void 0 || other === void 0) return one === other;
	return Buffer.compare(one, other) === 0;
}
/** Whether as good a profile was merged and then taken back: that is the answer to this one, too. */
async function takenBack(job, publisher, path, merged) {
	for (const { bytes, commit, title } of undone(await publisher.versions(path, VERSIONS))) {
		const alike = await driftWithinNoise(bytes, merged, job.config);
		if (alike === void 0) continue;
		const reason = `As good a profile came with commit ${commit.slice(0, 10)} (“${title}”) and was taken back since, so this one is not proposed`;
		addFindings(job, [{
			severity: "note",
			message: `${reason}.`,
			fix: "To have it proposed, revert the commit that took it back."
		}]);
		return {
			kind: "undone",
			reason: `${reason}: ${inWords(alike, "keep")}.`
		};
	}
}
async function answerTo(config, closed, profile, merged) {
	const alike = await driftWithinNoise(profile, merged, config);
	if (closed === void 0 || alike === void 0) return void 0;
	const { number, url, branch } = closed;
	const reason = `Pull request #${number} (${url}) with as good a profile was closed without being merged, so this one is not proposed`;
	return {
		reason: `${reason}.`,
		because: `${reason}: ${inWords(alike, "keep")}.`,
		fix: `To have it proposed, reopen #${number} or delete its branch \`${branch}\`.`
	};
}
/** Leaves things as they are because of what a person said. */
function respect({ reason, fix, because }, publisher, job) {
	job.report.publication = {
		kind: publisher.kind,
		operation: "none",
		reason: because
	};
	addFindings(job, [{
		severity: "note",
		message: reason,
		fix
	}]);
}

// src/commands/scratch-tree.ts
/**
* In a repository a work tree of the commit that is checked out, else a copy of the module. Both are in the job's
* scratch folder; disposing of it tells git that the work tree is gone.
* @throws ExpectedError when git cannot make it.
*/
async function scratchTree(job, program, place) {
	const folder = join(job.scratch, "tree");
	const workingDirectory = await realpath(job.config.workingDirectory);
	if (!place.inRepository) {
		const from = await realpath(program.go.moduleDirectory);
		await cp(from, folder, {
			recursive: true,
			verbatimSymlinks: true
		});
		return {
			workingDirectory: join(folder, within(from, workingDirectory) ?? "."),
			profilePath: join(folder, within(from, program.profilePath) ?? basename(program.profilePath)),
			[Symbol.asyncDispose]: async () => {}
		};
	}
	const root = await repositoryRoot(job, "Run it in a clone.");
	const added = await git(job, root, [
		"worktree",
		"add",
		"--detach",
		"--quiet",
		folder,
		"HEAD"
	], job.host.signal);
	if (added.exitCode !== 0) throw notAdded(added);
	return {
		workingDirectory: join(folder, relative(root, workingDirectory)),
		profilePath: join(folder, place.path),
		[Symbol.asyncDispose]: async () => {
			await git(job, root, [
				"worktree",
				"remove",
				"--force",
				"--force",
				folder
			]);
		}
	};
}
/** Hooks of the repository are for people's checkouts. */
function git({ host }, cwd, args, signal) {
	return run([
		"git",
		"-c",
		"core.hooksPath=/dev/null",
		...args
	], {
		cwd,
		env: {
			...host.env,
			GIT_DIR: void 0,
			GIT_WORK_TREE: void 0,
			GIT_INDEX_FILE: void 0
		},
		...signal && { signal }
	});
}
function notAdded({ stderr }) {
	return new ExpectedError(`git cannot check out a second work tree to verify the profile in: ${outputLines(stderr).at(-1) ?? "it gave no reason"}`, { fix: "Let `git worktree add --detach FOLDER HEAD` pass, or leave `verify` out." });
}
/** `path` from `folder`; undefined when it lies outside. */
function within(folder, path) {
	const inside = relative(folder, path);
	return inside.startsWith("..") || isAbsolute(inside) ? void 0 : inside;
}

// src/commands/verify.ts
/**
* Runs the command of `verify`, where there is one, in a tree of its own that has `profile` in place; nothing of the
* user's changes.
* @throws ExpectedError when it fails or takes too long, after the decision has become `reject`.
*/
async function verify(job, program, place, profile) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { verification } = job.config;
		if (verification === void 0) return;
		job.host.progress("Verifying …");
		const tree = _usingCtx$2.a(await scratchTree(job, program, place));
		await replaceFile(tree.profilePath, profile);
		const failure = await failureOf(verification, tree, job);
		if (failure === void 0) {
			addFindings(job, [{
				severity: "note",
				message: "`verify` passed with the new profile in place."
			}]);
			return;
		}
		const reason = "`verify` does not pass with the new profile in place.";
		if (job.report.decision !== void 0) job.report.decision = {
			...job.report.decision,
			kind: "reject",
			reason
		};
		throw new ExpectedError(`${reason} ${failure}`, { fix: "Run the command without the profile, too, to see whether that is the reason; the profile is in the output folder." });
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** What went wrong, in sentences; undefined when nothing did. @throws the signal's reason when the run was cancelled. */
async function failureOf({ command, timeout }, { workingDirectory, profilePath }, { host }) {
	let output = () => "";
	const run = async (signal) => {
		try {
			var _usingCtx3 = _usingCtx();
			const started = _usingCtx3.a(await start([
				"sh",
				"-c",
				command
			], {
				cwd: workingDirectory,
				env: {
					...host.env,
					PGO_PROFILE: profilePath
				},
				signal,
				onLine: (line) => host.progress(`verify | ${excerpt(line, 300)}`)
			}));
			output = started.output;
			signal.throwIfAborted();
			await Promise.race([started.exited, once(signal, "abort")]);
			signal.throwIfAborted();
			const end = await started.exited;
			return end.exitCode === 0 ? void 0 : `It ${howItEnded(end)}. ${lastOutput(output())}`;
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	};
	const tooLong = /* @__PURE__ */ new Error("The command takes too long.");
	try {
		return await withDeadline(timeout, host.signal, run, () => tooLong);
	} catch (error) {
		if (error !== tooLong) throw error;
		return `It did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`;
	}
}

// src/commands/refresh/prove.ts
/**
* Builds the program with the new profile and without, verifies and measures it, and looks into why they differ.
* @throws ExpectedError when it does not build or pass; the decision has become `reject` then.
*/
async function prove(job, { program, place }, profile) {
	const baseline = { kind: "off" };
	const candidate = {
		kind: "profile",
		path: job.report.profile?.path ?? "",
		display: basename(place.path)
	};
	try {
		await build(job, program, baseline, candidate);
	} catch (error) {
		if (error instanceof ProfileBuildFailed && job.report.decision !== void 0) job.report.decision = {
			...job.report.decision,
			kind: "reject",
			reason: "The program does not build with the new profile."
		};
		throw error;
	}
	await verify(job, program, place, profile);
	await measure(job, program, baseline, candidate);
	await addEvidence(job, program, baseline, candidate);
	await addHistory(job);
	applyGates(job);
}

// src/commands/refresh.ts
/**
* The main job: collect, validate, merge, decide, build and compare, publish. It ends early when the committed
* or the already proposed profile is as good as the new one.
*/
async function refresh(job) {
	try {
		var _usingCtx$1 = _usingCtx();
		const archive = _usingCtx$1.u(await archiveOf(job));
		const refreshed = await findRefreshed(job);
		const { path } = refreshed.place;
		const publisher = await publisherFor(job, refreshed.program, refreshed.place);
		const published = await publisher.look([path]);
		const judged = await judge(job, refreshed, publisher, published, archive);
		switch (judged.kind) {
			case "keep":
				job.report.publication = await publisher.withdraw(judged.reason);
				return;
			case "as-proposed":
				job.report.publication = leftAlone(publisher, published, judged.reason);
				return;
			case "undone":
				job.report.publication = {
					kind: publisher.kind,
					operation: "none",
					reason: judged.reason
				};
				return;
			case "new":
				if (judged.declined !== void 0) return respect(judged.declined, publisher, job);
				await prove(job, refreshed, judged.bytes);
				return publish(job, publisher, path, judged.bytes);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
/** What is open stays as it is. */
function leftAlone({ kind }, { proposed }, reason) {
	return {
		kind,
		operation: "none",
		...proposed?.number !== void 0 && { number: proposed.number },
		...proposed?.url !== void 0 && { url: proposed.url },
		...proposed?.headSha !== void 0 && { headSha: proposed.headSha },
		reason
	};
}
async function publish(job, publisher, path, bytes) {
	job.host.progress("Publishing …");
	const { publication, findings } = await publisher.publish({
		files: [{
			path,
			bytes
		}],
		renderBody: ({ maxLength, byDefaultToken }) => renderPullRequestBody(job.secrets.redact(job.report), {
			maxLength,
			defaultToken: byDefaultToken
		}),
		draft: job.report.comparison?.verdict === "slower"
	});
	job.report.publication = publication;
	addFindings(job, findings);
}

export { isSame as a, findRefreshed as i, refresh as n, judge as o, prove as r, respect as s, leftAlone as t };