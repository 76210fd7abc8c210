import { C as inWords, Er as ExpectedError, Fn as literal$1, Ft as applyGates, Mt as run, Nt as start, Or as messageOf, Pn as is, Sr as _usingCtx, Un as object, _n as count, _t as requirePlainFiles, at as proposedBy, bn as addFindings, lr as duration, lt as secretsInCommand, ur as excerpt, vn as fixed, w as isWithinNoise, x as driftBetween, yn as share, yr as replaceFile } from "./start.js";
import { r as renderPullRequestBody } from "./markdown.js";
import { r as keepIn, t as archiveOf } from "./archiving.js";
import { n as publisherFor } from "./publisher-for.js";
import { r as readRenamed, t as hasOldNames } from "./weighed.js";
import { n as undone } from "./rolled-back.js";
import { r as declaredFunctions } from "./renames-in-git.js";
import { t as gather } from "./gather.js";
import { t as factsOf } from "./merged-facts.js";
import { a as attributesLine, t as stalenessOf } from "./staleness.js";
import { m as Malformed, v as profileBytes, w as isLfsPointer } from "./edge-profile.js";
import { n as repositoryRoot } from "./git.js";
import { t as MayOnlyRead } from "./may-only-read.js";
import { h as ProfileBuildFailed } from "./build.js";
import { i as addEvidence, n as measure, r as addHistory, t as build } from "./measure.js";
import { n as withDeadline } from "./deadline.js";
import { n as ownerCommand } from "./owner-command.js";
import { i as outputLines, n as howItEnded, r as lastOutput } from "./ended.js";
import { c as decodeProfile } from "./validate.js";
import { c as runGo, i as lastLines } from "./go.js";
import { once } from "node:events";
import { cp, readFile, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { existsSync } from "node:fs";

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
		...tooFew(before, merged, options.minSamples) ?? tooMuch(before, merged) ?? underOldNames(before, options.minDrift) ?? nothingToGain(options.sameDecisions ?? false) ?? verdictOn(drift, options.minDrift),
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
/** However much the weights differ, the code would be the same, and everybody would compile it anew. */
function nothingToGain(sameDecisions) {
	if (!sameDecisions) return void 0;
	return {
		kind: "keep",
		reason: "The compiler decides the same by the committed profile: no call has become hot or cold, and no line has other callees."
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

// src/commands/refresh/lfs.ts
/**
* A commit of ours holds the profile itself: every clone would then complain of a file that should have been a pointer.
* @throws ExpectedError when the base holds a pointer of Git LFS, or the work tree's attributes ask for one.
*/
async function requireOutsideOfLfs(job, place, { files }) {
	const { path, inRepository } = place;
	if (!inRepository) return;
	const committed = files.get(path)?.committed;
	const root = await repositoryRoot(job, "Run it in a clone.");
	const isTracked = await isTrackedByLfs(job, root, path);
	if (!(committed !== void 0 && isLfsPointer(committed)) && !(isTracked && job.config.publish !== "none")) return;
	const line = await attributesLine({ root }, join(root, path), /(^|\s)filter=lfs(\s|$)/);
	const where = line === void 0 ? "" : ` in \`${relative(root, line.file).split(sep).join("/")}\`, line ${line.line}`;
	throw new ExpectedError(`\`${path}\` is kept in Git LFS, so it is not refreshed: \`go build\` takes the pointer for the profile, and fails wherever it was not fetched.`, { fix: isTracked ? untrack(path, where, committed !== void 0) : replacePointer(path) });
}
async function isTrackedByLfs({ host }, root, path) {
	const { exitCode, stdout } = await run([
		"git",
		"check-attr",
		"-z",
		"filter",
		"--",
		path
	], {
		cwd: root,
		env: host.env,
		signal: host.signal
	});
	return exitCode === 0 && stdout.toString().split("\0")[2] === "lfs";
}
function untrack(path, where, isCommitted) {
	return `Take it out of LFS, which so small a file does not need: ${isCommitted ? `\`git lfs pull\`, delete its pattern${where}, \`git add --renormalize ${path}\`, commit and run again. Or delete the profile, too: then it is proposed anew.` : `delete its pattern${where}, commit and run again.`}`;
}
/** Its pattern is gone, or on another branch. */
function replacePointer(path) {
	return `On the base, take it out of LFS (\`git lfs untrack\` its pattern), then commit the profile itself in the place of the pointer, or delete it (\`git rm ${path}\`), and run again.`;
}

// src/commands/refresh/judge.ts
/** How far back it is looked for profiles that were taken back. */
const VERSIONS = 5;
/**
* Collects, validates, merges and decides against what is committed, proposed and declined.
* @throws ExpectedError when there is no profile to decide on; the report has the decision `reject` then.
*/
async function judge(job, { program, place }, publisher, published, archive) {
	const { path } = place;
	requirePlainFiles(published, [path]);
	await requireOutsideOfLfs(job, place, published);
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
		sameDecisions: merged.sameDecisions ?? false,
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

// src/commands/refresh/or-summary.ts
/**
* On a pull request, of a fork above all, the token may only read, and nobody there can change that: what was found out is
* in the summary, and a note says that nothing was published. Anywhere else the same is an error.
*/
async function orSummary(job, publisher) {
	if ((await proposedBy(job.host.env)).kind === "nothing") return publisher;
	const { kind } = publisher;
	const refused = (error) => {
		if (!(error instanceof MayOnlyRead)) throw error;
		const reason = `On this pull request the token may only read, so nothing was published: ${error.message}`;
		addFindings(job, [{
			severity: "note",
			message: reason,
			fix: "The job summary and the output folder have it all. A pull request from a fork gets no more; for others, the job can have `permissions: { contents: write, pull-requests: write }`."
		}]);
		return {
			kind,
			operation: "none",
			reason
		};
	};
	return {
		kind,
		look: (paths) => publisher.look(paths),
		versions: (path, limit) => publisher.versions(path, limit),
		publish: (proposal) => publisher.publish(proposal).catch((error) => ({
			publication: refused(error),
			findings: []
		})),
		withdraw: (reason) => publisher.withdraw(reason).catch(refused)
	};
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
		credentials: "login",
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
		for (const secret of secretsInCommand(verification.command)) {
			job.secrets.add(secret);
			job.host.mask(secret);
		}
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
			const { argv, env } = ownerCommand(command);
			const started = _usingCtx3.a(await start(argv, {
				cwd: workingDirectory,
				env: {
					...host.env,
					...env,
					PGO_PROFILE: profilePath
				},
				credentials: "program",
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

// src/profile/paths-in-names.ts
/**
* Import paths that the name of a function tells: that of its package, and of the types that it was made for
* (`slices.SortFunc[go.shape.[]example.com/a/b.T]`).
*/
function pathsIn(name) {
	const parts = name.split(/[[\](){}*,;:\s"'<>]+/);
	return [...new Set(parts.map(pathOf).filter((path) => path !== ""))];
}
/** Only the last element of a package's path is escaped in symbols, so the first dot behind the last slash ends it. */
function pathOf(written) {
	const part = written.replace(/^(?:go\.shape\.|\.(?:eq|hash)\.)/, "");
	const slash = part.lastIndexOf("/");
	const dot = part.indexOf(".", slash + 1);
	const path = (dot < 0 ? "" : part.slice(0, dot)).replaceAll("%2e", ".");
	return /^[\w.~-]+(\/[\w.~+-]+)*$/.test(path) ? path : "";
}

// src/source-tree/glob-prefix.ts
/**
* The beginning of `target` that one of the comma-separated patterns matches, as Go compares module paths with GOPRIVATE:
* a pattern is compared with as many elements as it has itself (`MatchPrefixPatterns` of golang.org/x/mod/module, and
* `path.Match`). A pattern that is malformed matches nothing.
*/
function matchingPrefix(patterns, target) {
	for (const written of patterns.split(",")) {
		const pattern = written.replace(/\/$/, "");
		if (pattern === "") continue;
		const elements = target.split("/");
		const length = pattern.split("/").length;
		if (elements.length < length) continue;
		const prefix = elements.slice(0, length).join("/");
		if (asRegExp(pattern)?.test(prefix)) return prefix;
	}
}
/** Undefined for what `path.Match` calls a bad pattern. */
function asRegExp(pattern) {
	const characters = [...pattern];
	let source = "";
	for (let at = 0; at < characters.length; at++) {
		const character = characters[at];
		if (character === "*") source += "[^/]*";
		else if (character === "?") source += "[^/]";
		else if (character === "[") {
			const read = readClass(characters, at + 1);
			if (read === void 0) return void 0;
			source += read.source;
			at = read.end;
		} else if (character === "\\") {
			at += 1;
			if (at >= characters.length) return void 0;
			source += literal(characters[at]);
		} else source += literal(character);
	}
	return new RegExp(`^${source}$`, "su");
}
/** A class after its `[`, as a negated or plain list of ranges, which never matches a `/` where it stands for any but those. */
function readClass(characters, start) {
	let at = start;
	const negated = characters[at] === "^";
	if (negated) at += 1;
	const ranges = [];
	const next = () => {
		const first = characters[at];
		if (first === void 0 || first === "-" || first === "]") return void 0;
		const bound = first === "\\" ? characters[at + 1] : first;
		at += first === "\\" ? 2 : 1;
		return bound;
	};
	while (characters[at] !== "]" || ranges.length === 0) {
		const low = next();
		if (low === void 0) return void 0;
		let high = low;
		if (characters[at] === "-") {
			at += 1;
			high = next();
			if (high === void 0) return void 0;
		}
		if (low.codePointAt(0) <= high.codePointAt(0)) ranges.push(`${inClass(low)}-${inClass(high)}`);
		else ranges.push("");
		if (at >= characters.length) return void 0;
	}
	const list = ranges.join("");
	return {
		source: list === "" ? negated ? "[\\s\\S]" : "(?!)" : `[${negated ? "^" : ""}${list}]`,
		end: at
	};
}
function literal(character) {
	return character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
}
function inClass(character) {
	return `\\u{${character.codePointAt(0).toString(16)}}`;
}

// src/source-tree/private-modules.ts
/** By these, Go is told what it must not ask the public proxy and checksum database for. */
const PATTERNS = [
	"GOPRIVATE",
	"GONOPROXY",
	"GONOSUMDB"
];
/**
* Asks go which modules the program is built from and which it is told are private.
* @param root absolute folder of the repository, symbolic links resolved: what lies in it is as public as it is.
* @throws ExpectedError when go cannot tell.
*/
async function modulePrivacy(go, main, { root, flags }) {
	const env = JSON.parse(await told(go, [
		"env",
		"-json",
		...PATTERNS,
		"GOMOD",
		"GOWORK"
	]));
	const fields = "-json=ImportPath,Standard,Module";
	const packages = packagesIn(await told(go, [
		"list",
		...flags,
		"-deps",
		"-pgo=off",
		fields,
		"--",
		main.importPath,
		"std"
	]));
	const standard = new Set(packages.flatMap(({ Standard, ImportPath }) => Standard ? [ImportPath] : []));
	const modules = new Map(packages.flatMap(({ Module: one }) => one === void 0 ? [] : [[one.Path, one]]));
	const sums = await checksums(env);
	const reasons = /* @__PURE__ */ new Map();
	for (const module of modules.values()) reasons.set(module.Path, await reason(module, {
		root,
		env,
		sums
	}));
	const moduleOf = (path) => prefixes(path).find((prefix) => modules.has(prefix));
	return {
		moduleOf,
		reasonOf(path) {
			const module = moduleOf(path);
			if (module !== void 0) {
				const why = reasons.get(module);
				return why === void 0 ? void 0 : {
					module,
					why
				};
			}
			if (path === "main" || standard.has(path)) return void 0;
			const [matched] = matches(path, env);
			return matched && {
				module: matched.prefix,
				why: matched.name
			};
		}
	};
}
/** What `go list -json` prints: one object after the other, each with its last brace at the begin of a line. */
function packagesIn(printed) {
	return printed.split(/(?<=^\})\r?\n/m).filter((text) => text.trim() !== "").map((text) => JSON.parse(text));
}
async function told(go, args) {
	const { exitCode, stdout, stderr } = await runGo(args, go.context);
	if (exitCode === 0) return stdout.toString();
	throw new ExpectedError(`It cannot be told which modules are private: ${lastLines(stderr, 3)}`, { fix: `Make \`go ${args[0]}\` pass in ${go.context.cwd}, or set \`private-names: allow\`.` });
}
/** Why the names in a module are not for everybody; the repository's own are as public as their source. */
async function reason(module, { root, env, sums }) {
	const { Path, Version, Main, Dir, Replace } = module;
	if (Main) return Dir !== void 0 && await isOfRepository(Dir, root) ? void 0 : OUTSIDE;
	if (Replace !== void 0 && isPath(Replace.Path)) return await isOfRepository(Replace.Dir ?? resolve(dirname(workFile(env) ?? env.GOMOD), Replace.Path), root) ? void 0 : OUTSIDE;
	const [matched] = [Path, Replace?.Path ?? Path].flatMap((path) => matches(path, env));
	if (matched !== void 0) return matched.name;
	const version = Replace?.Version ?? Version;
	return sums.has(`${Replace?.Path ?? Path} ${version}`) ? void 0 : "not in go.sum";
}
const OUTSIDE = "outside of this repository";
/** How go tells a folder from a module: it begins with `./`, `../` or is absolute. */
function isPath(replacement) {
	return /^\.{1,2}([\\/]|$)/.test(replacement) || isAbsolute(replacement);
}
/** Whether a folder is part of the repository itself, and not of a clone or submodule in it. */
async function isOfRepository(folder, root) {
	const real = await realpath(folder).catch(() => folder);
	const inside = relative(root, real);
	if (inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return false;
	for (let at = real; at !== root; at = dirname(at)) if (existsSync(join(at, ".git"))) return false;
	return true;
}
function matches(path, env) {
	return PATTERNS.flatMap((name) => {
		const prefix = matchingPrefix(env[name], path);
		return prefix === void 0 ? [] : [{
			name,
			prefix
		}];
	});
}
/** `MODULE VERSION` of what go.sum, or go.work.sum, holds a checksum of. */
async function checksums(env) {
	const work = workFile(env);
	const files = [env.GOMOD.replace(/\.mod$/, ".sum"), ...work === void 0 ? [] : [`${work}.sum`]];
	const lines = (await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")))).join("\n").split("\n");
	return new Set(lines.map((line) => line.split(" ", 2).join(" ")));
}
function workFile({ GOWORK }) {
	return GOWORK === "" || GOWORK === "off" ? void 0 : GOWORK;
}
/** `a/b/c`, `a/b`, `a`. */
function prefixes(path) {
	const elements = path.split("/");
	return elements.map((_, at) => elements.slice(0, elements.length - at).join("/"));
}

// src/commands/refresh/public-clone.ts
const EVENT = object({ repository: object({ private: literal$1(false) }) });
/** Whether what is pushed by git alone is for everybody to read, as far as GitLab or GitHub have told the job so. */
async function isPublicByEnvironment({ config, host }) {
	if (config.publish !== "git") return false;
	const { CI_PROJECT_VISIBILITY: visibility, GITHUB_EVENT_PATH: event } = host.env;
	if (visibility !== void 0) return visibility === "public";
	if (!event) return false;
	try {
		return is(EVENT, JSON.parse(await readFile(event, "utf8")));
	} catch {
		return false;
	}
}

// src/commands/refresh/reveal.ts
/** So many modules are named. */
const NAMED = 5;
/**
* Before anything is pushed to a repository that everybody can read: says what its first profile tells, and stops when a
* profile tells names of private modules that no earlier one has told.
* @throws ExpectedError for such names, unless `private-names` allows them, and when it cannot be told what is private.
*/
async function reveal(job, { program, place }, published, bytes) {
	if (!(published.isPublic ?? await isPublicByEnvironment(job)) || !place.inRepository) return;
	const { committed, proposed } = published.files.get(place.path) ?? {};
	const known = /* @__PURE__ */ new Set([...await namesThere(committed), ...await namesThere(proposed)]);
	const names = [...await namesIn(bytes)].filter((name) => !known.has(name));
	const isFirst = committed === void 0 && proposed === void 0;
	if (names.length === 0) return;
	const root = await repositoryRoot(job, "Run it in a clone.");
	const { buildFlags: flags, privateNames, repository = "The repository" } = job.config;
	const privacy = await modulePrivacy(program.go, program.main, {
		root,
		flags
	});
	const found = privateIn(names, privacy);
	if (found.names > 0 && privateNames === "refuse") throw new ExpectedError(`\`${place.path}\` is not published: ${repository} is public, and it would tell ${count(found.names, "name")} of functions of private modules: ${found.modules}.`, { fix: "Set `private-names: allow` if everybody may read these names; else keep the profile out of the repository, with `publish: none`." });
	const allowed = `By \`private-names: allow\`, ${count(found.names, "name")} of them ${found.names === 1 ? "is" : "are"} of private modules: ${found.modules}.`;
	if (!isFirst && found.names === 0) return;
	const first = `${repository} is public and has no \`${place.path}\` yet: with it, ${count(names.length, "name")} of functions become${names.length === 1 ? "s" : ""} public: ${modulesOf(names, privacy)}.`;
	const more = `\`${place.path}\` tells ${count(names.length, "name")} of functions that were not public yet.`;
	const message = [isFirst ? first : more, ...found.names === 0 ? [] : [allowed]].join(" ");
	addFindings(job, [{
		severity: "note",
		message
	}]);
}
async function namesIn(file) {
	return new Set(decodeProfile(await profileBytes(file)).functions.map(({ name }) => name));
}
/** None where there is no profile, or something that is none: then every name is a new one. */
async function namesThere(file) {
	if (file === void 0) return /* @__PURE__ */ new Set();
	try {
		return await namesIn(file);
	} catch (error) {
		if (error instanceof ExpectedError || error instanceof Malformed) return /* @__PURE__ */ new Set();
		throw error;
	}
}
function privateIn(names, privacy) {
	const counts = /* @__PURE__ */ new Map();
	let some = 0;
	for (const name of names) {
		const told = new Set(pathsIn(name).flatMap((path) => {
			const reason = privacy.reasonOf(path);
			return reason === void 0 ? [] : [`\`${reason.module}\` (${reason.why})`];
		}));
		if (told.size > 0) some += 1;
		for (const one of told) counts.set(one, (counts.get(one) ?? 0) + 1);
	}
	return {
		names: some,
		modules: listed(counts, (one) => one)
	};
}
/** By how many names they have. */
function modulesOf(names, privacy) {
	const counts = /* @__PURE__ */ new Map();
	for (const name of names) {
		const [path] = pathsIn(name);
		const module = path === void 0 ? void 0 : path === "main" ? MAIN : privacy.moduleOf(path);
		const label = module === void 0 ? OTHERS : module === MAIN ? MAIN : `\`${module}\``;
		counts.set(label, (counts.get(label) ?? 0) + 1);
	}
	return listed(counts, (one, number) => `${number} of ${one}`);
}
const MAIN = "the main package";
const OTHERS = "Go itself and of what is in no module of the program";
function listed(counts, inWords) {
	const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
	const shown = sorted.slice(0, NAMED).map(([one, number]) => inWords(one, number));
	const rest = sorted.length - shown.length;
	return [...shown, ...rest > 0 ? [count(rest, "further module")] : []].join(", ");
}

// src/commands/refresh/one.ts
/**
* Refreshes the profile of one program, from the first profile to the pull request. It ends early when the committed
* or the already proposed profile is as good as the new one.
*/
async function refreshOne(job, refreshed) {
	try {
		var _usingCtx$1 = _usingCtx();
		const archive = _usingCtx$1.u(await archiveOf(job));
		const { path } = refreshed.place;
		const publisher = await orSummary(job, await publisherFor(job, refreshed.program, refreshed.place));
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
				await reveal(job, refreshed, published, judged.bytes);
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

export { orSummary as a, respect as c, prove as i, refreshOne as n, isSame as o, reveal as r, judge as s, leftAlone as t };