import { t as addFindings } from "./job.js";
import { r as renderPullRequestBody } from "./markdown.js";
import { t as archiveOf } from "./archiving.js";
import { i as publisherFor } from "./rolled-back.js";
import { i as respect, r as judge, t as findRefreshed } from "./judge2.js";
import { h as ProfileBuildFailed } from "./build.js";
import { i as addEvidence, n as measure, r as addHistory, t as build } from "./measure.js";
import { t as applyGates } from "./gates.js";
import { i as outputLines, n as howItEnded, r as lastOutput } from "./ended.js";
import { n as ExpectedError } from "./errors.js";
import { n as start, t as run } from "./exec2.js";
import { t as withDeadline } from "./deadline.js";
import { n as excerpt, t as duration } from "./printable.js";
import { r as replaceFile } from "./replace-file.js";
import { n as repositoryRoot } from "./git.js";
import { t as _usingCtx } from "./usingCtx.js";
import { once } from "node:events";
import { cp, realpath } from "node:fs/promises";
import { basename, isAbsolute, join, relative } from "node:path";

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

export { refresh as n, prove as r, leftAlone as t };