import { t as ProfileBuildFailed } from "./build.js";
import { n as inWords, r as isWithinNoise, t as driftBetween } from "./drift.js";
import { i as messageOf, n as ExpectedError, r as UsageError } from "./errors.js";
import { n as fixed, r as share, t as count } from "./format.js";
import { n as readRenamed } from "./weighed.js";
import { n as placeOfProfile, r as declaredFunctions, t as findProgram } from "./program.js";
import { t as addFindings } from "./job.js";
import { r as replaceFile, t as readIfThere } from "./replace-file.js";
import { r as renderPullRequestBody } from "./markdown.js";
import { r as keepIn, t as archiveOf } from "./archiving.js";
import { i as addEvidence, n as measure, r as addHistory, t as build } from "./measure.js";
import { n as applyGates } from "./evidence.js";
import { n as gather, t as factsOf } from "./gather.js";
import { t as apiUrlIn } from "./api2.js";
import { n as LocalRepository } from "./local-repository.js";
import { t as stalenessOf } from "./staleness.js";
import { i as outputLines, n as howItEnded, r as lastOutput } from "./ended.js";
import { n as start, t as run } from "./exec2.js";
import { t as withDeadline } from "./deadline.js";
import { n as excerpt, t as duration } from "./printable.js";
import { n as repositoryRoot } from "./git.js";
import { t as _usingCtx } from "./usingCtx.js";
import { once } from "node:events";
import { randomInt } from "node:crypto";
import { cp, realpath } from "node:fs/promises";
import { basename, isAbsolute, join, relative, resolve } from "node:path";

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
		before = await readRenamed(committed, options.renames ?? []);
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
		...tooFew(before, merged, options.minSamples) ?? tooMuch(before, merged) ?? underOldNames(before) ?? verdictOn(drift, options.minDrift),
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
function underOldNames({ weightUnderOldNames: weight }) {
	if (weight === 0) return void 0;
	return {
		kind: "update",
		reason: `In the committed profile, ${share(weight)} of the weight is under old names that \`renames\` maps, where the compiler does not find it.`
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

// src/publish/branch-name.ts
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const RANDOM_LENGTH = 7;
/** The branch's name with its suffix: with one that is new for each run, each run opens a pull request of its own. */
async function suffixed(branch, suffix, place) {
	switch (suffix) {
		case "random": return `${branch}-${randomLetters()}`;
		case "timestamp": return `${branch}-${Math.floor(place.now().getTime() / 1e3)}`;
		case "short-commit-hash": return `${branch}-${await place.shortCommit()}`;
	}
}
function randomLetters() {
	return Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(36)]).join("");
}

// src/commands/publisher-for.ts
/** The publisher that the configuration asks for; its client is loaded only now. @throws UsageError when something it needs is missing. */
async function publisherFor(job, program, place) {
	const { config, host } = job;
	const { path } = place;
	const options = await optionsFor(job, path);
	switch (config.publish) {
		case "none": {
			const { workTreePublisher } = await import("./work-tree.js");
			return workTreePublisher({
				profilePath: program.profilePath,
				...place.inRepository && { repository: {
					directory: config.workingDirectory,
					path
				} },
				env: host.env,
				signal: host.signal
			});
		}
		case "local": {
			const { localPublisher } = await import("./local.js");
			return localPublisher({
				directory: config.workingDirectory,
				outputDirectory: job.outputDirectory,
				options,
				env: host.env,
				signal: host.signal
			});
		}
		case "git": {
			const { gitPublisher } = await import("./git2.js");
			return gitPublisher({
				directory: config.workingDirectory,
				outputDirectory: job.outputDirectory,
				options,
				env: host.env,
				signal: host.signal
			});
		}
		case "commit": {
			const { commitPublisher } = await import("./commit.js");
			return commitPublisher({
				...apiAccess(job),
				options
			});
		}
		case "pull-request": {
			const { pullRequestPublisher } = await import("./pull-request.js");
			return pullRequestPublisher({
				...apiAccess(job),
				options
			});
		}
	}
}
/** The settings, with what follows from the profile's path where nothing is said. */
async function optionsFor({ config, host }, path) {
	const { branchSuffix, bodyPath, ...settings } = config.publishSettings;
	const branch = settings.branch ?? defaultBranch(path);
	const shortCommit = async () => (await LocalRepository.open(config.workingDirectory, host.env, host.signal)).shortHead();
	return {
		...settings,
		branch: branchSuffix === void 0 ? branch : await suffixed(branch, branchSuffix, {
			now: host.now,
			shortCommit
		}),
		title: settings.title ?? `Refresh ${path}`,
		commitMessage: settings.commitMessage ?? `pgo: refresh ${path}`,
		...bodyPath !== void 0 && { body: await bodyIn(resolve(config.workingDirectory, bodyPath)) }
	};
}
/** @throws UsageError when there is no such file. */
async function bodyIn(path) {
	const body = await readIfThere(path);
	if (body !== void 0) return body.toString();
	throw new UsageError(`body-path: there is no file ${path}.`, { fix: "Name an existing file, from the working directory, or leave `body-path` out." });
}
function apiAccess({ config, host }) {
	const fix = "Or publish elsewhere: `publish: git` pushes a branch to `origin`, `publish: local` makes one in this clone, `publish: none` only writes the profile.";
	if (config.repository === void 0) throw new UsageError("It is not said which repository to publish to.", { fix: `Set \`repository\` to \`owner/name\`. ${fix}` });
	if (config.token === void 0) throw new UsageError("There is no token for GitHub's API.", { fix: `Set the input \`token\`, or the environment variable GITHUB_TOKEN. ${fix}` });
	return {
		token: config.token,
		repository: config.repository,
		apiUrl: apiUrlIn(host.env),
		signal: host.signal
	};
}
/** One branch per profile, so that several services of one repository do not meet on one. */
function defaultBranch(path) {
	return `pgo/${path.replace(/\.[^./]+$/, "").replace(/[^A-Za-z0-9_-]+/g, "-")}`;
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

// src/commands/refresh.ts
/**
* The main job: collect, validate, merge, decide, build and compare, publish. It ends early when the committed
* or the already proposed profile is as good as the new one.
*/
async function refresh(job) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { host } = job;
		const archive = _usingCtx$1.u(await archiveOf(job));
		const program = await findProgram(job);
		const place = await placeOfProfile(job, program.profilePath);
		const { path } = place;
		const publisher = await publisherFor(job, program, place);
		const published = await publisher.look(path);
		const declared = await declaredFunctions(program.go, program.main, job.config.buildFlags);
		const merged = await gather(job, program.go, declared, published.committed);
		const facts = await keep(job, path, merged);
		const decision = await decide(published.committed, merged, {
			minDrift: job.config.minDrift,
			minSamples: job.config.minSamples,
			renames: job.config.renames,
			staleness: (edges) => stalenessOf(job, program, declared, edges)
		});
		job.report.decision = decision;
		host.progress(`Decision: ${decision.kind}. ${decision.reason}`);
		if (decision.kind === "reject") throw new ExpectedError(decision.reason, { fix: "Profile the program under load." });
		job.report.profile = await keepIn(archive, job, merged, facts);
		if (decision.kind === "keep") {
			job.report.publication = await publisher.withdraw(decision.reason);
			return;
		}
		const proposed = published.proposed;
		const alike = proposed?.outdated ? void 0 : await driftWithinNoise(proposed?.profile, merged, job.config);
		if (proposed !== void 0 && alike !== void 0) {
			job.report.publication = {
				kind: publisher.kind,
				operation: "none",
				...proposed.number !== void 0 && { number: proposed.number },
				...proposed.url !== void 0 && { url: proposed.url },
				...proposed.headSha !== void 0 && { headSha: proposed.headSha },
				reason: `What is proposed already is as good as the new merge: ${inWords(alike, "keep")}.`
			};
			return;
		}
		if (await isDeclined(job, publisher, published.declined, merged)) return;
		const baseline = { kind: "off" };
		const candidate = {
			kind: "profile",
			path: facts.path,
			display: basename(path)
		};
		try {
			await build(job, program, baseline, candidate);
		} catch (error) {
			if (error instanceof ProfileBuildFailed) job.report.decision = {
				...decision,
				kind: "reject",
				reason: "The program does not build with the new profile."
			};
			throw error;
		}
		await verify(job, program, place, merged.bytes);
		await measure(job, program, baseline, candidate);
		await addEvidence(job, program, baseline, candidate);
		await addHistory(job);
		applyGates(job);
		await publish(job, publisher, path, merged);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
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
/** How far the proposed profile and the merge are apart, if that is no more than noise; else undefined. */
async function driftWithinNoise(proposed, merged, { minDrift, renames }) {
	if (proposed === void 0) return void 0;
	try {
		const before = await readRenamed(proposed, renames);
		if (before.edges.totalWeight === 0 || before.weightUnderOldNames > 0) return void 0;
		if (before.shows(merged.exclusions)) return void 0;
		const drift = driftBetween(before, merged);
		return isWithinNoise(drift, minDrift) ? drift : void 0;
	} catch (error) {
		if (error instanceof ExpectedError) return void 0;
		throw error;
	}
}
/** Whether a person has closed a pull request with as good a profile: then that is the answer to this one, too. */
async function isDeclined(job, { kind }, declined, merged) {
	const alike = await driftWithinNoise(declined?.profile, merged, job.config);
	if (declined === void 0 || alike === void 0) return false;
	const { number, url, branch } = declined;
	const reason = `Pull request #${number} (${url}) with as good a profile was closed without being merged, so this one is not proposed`;
	job.report.publication = {
		kind,
		operation: "none",
		reason: `${reason}: ${inWords(alike, "keep")}.`
	};
	addFindings(job, [{
		severity: "note",
		message: `${reason}.`,
		fix: `To have it proposed, reopen #${number} or delete its branch \`${branch}\`.`
	}]);
	return true;
}
async function publish(job, publisher, path, merged) {
	job.host.progress("Publishing …");
	const { publication, findings } = await publisher.publish({
		path,
		profile: merged.bytes,
		renderBody: ({ maxLength, byDefaultToken }) => renderPullRequestBody(job.secrets.redact(job.report), {
			maxLength,
			defaultToken: byDefaultToken
		}),
		draft: job.report.comparison?.verdict === "slower"
	});
	job.report.publication = publication;
	addFindings(job, findings);
}

export { refresh as t };