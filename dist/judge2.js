import { n as inWords, r as isWithinNoise, t as driftBetween } from "./drift.js";
import { i as messageOf, n as ExpectedError } from "./errors.js";
import { n as fixed, r as share, t as count } from "./format.js";
import { r as readRenamed, t as hasOldNames } from "./weighed.js";
import { t as addFindings } from "./job.js";
import { n as requirePlainFiles } from "./obstacle.js";
import { r as replaceFile } from "./replace-file.js";
import { n as undone } from "./rolled-back.js";
import { n as declaredFunctions } from "./declared-functions.js";
import { r as keepIn } from "./archiving.js";
import { n as gather, t as factsOf } from "./gather.js";
import { n as placeOfProfile, t as findProgram } from "./program.js";
import { a as attributesLine, t as stalenessOf } from "./staleness.js";
import { t as run } from "./exec2.js";
import { d as isLfsPointer } from "./own.js";
import { n as repositoryRoot } from "./git.js";
import { basename, join, relative, sep } from "node:path";

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

export { respect as i, isSame as n, judge as r, findRefreshed as t };