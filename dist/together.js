import { Er as ExpectedError, Sr as _usingCtx, bn as addFindings, tt as requireFolder } from "./start.js";
import { r as renderPullRequestBody } from "./markdown.js";
import { t as attempt } from "./job-of-target.js";
import { t as archiveOf } from "./archiving.js";
import { r as sharedPublisher } from "./publisher-for.js";
import { n as requireDifferentProfiles } from "./apart2.js";
import { t as findRefreshed } from "./find.js";
import { a as orSummary, c as respect, i as prove, o as isSame, r as reveal, s as judge, t as leftAlone } from "./one.js";
import { n as placeOfProfile } from "./program.js";
import { resolve } from "node:path";

// src/commands/refresh/staying.ts
/** Where the profiles of the targets are that this run is not about, as far as that can be told. */
async function placesOfOthers({ shared, others }) {
	const places = [];
	for (const { name, workingDirectory, package: named, profile, buildFlags } of others) {
		const config = {
			...shared.config,
			workingDirectory,
			buildFlags,
			...named !== void 0 && { package: named },
			...profile !== void 0 && { profile }
		};
		const path = await pathOf({
			...shared,
			config,
			report: { ...shared.report }
		}, shared);
		if (path !== void 0) places.push({
			name,
			path,
			failed: false
		});
	}
	return places;
}
async function pathOf(job, shared) {
	try {
		await requireFolder(job.config.workingDirectory);
		const { place } = await findRefreshed(job);
		return place.path;
	} catch (error) {
		if (!(error instanceof ExpectedError) || job.host.signal.aborted) throw error;
		return likelyPathOf(job, shared);
	}
}
/** Where the profiles of programs are that are not found today: what was proposed of them is still ours. */
async function placesOfLost(jobs, shared) {
	const places = [];
	for (const job of jobs) {
		const path = await likelyPathOf(job, shared);
		if (path !== void 0) places.push({
			name: job.name,
			path,
			failed: true
		});
	}
	return places;
}
/** Undefined for a program that is named by its import path, which tells no folder. */
async function likelyPathOf(job, shared) {
	const { workingDirectory, package: named = ".", profile } = job.config;
	if (profile === void 0 && !/^\.{1,2}(\/|$)/.test(named)) return void 0;
	try {
		const { path } = await placeOfProfile(shared, profile ?? resolve(workingDirectory, named, "default.pgo"));
		return path;
	} catch (error) {
		if (!(error instanceof ExpectedError) || job.host.signal.aborted) throw error;
		return;
	}
}
/** What the open pull request changes of these files; not where the base has got another since, which may be the newer one. */
function carriedOver(published, staying) {
	return staying.flatMap(({ path }) => {
		const file = published.files.get(path);
		return isProposed(published, path) && !file?.outdated ? [{
			path,
			bytes: file?.proposed
		}] : [];
	});
}
function isProposed({ proposed, files }, path) {
	const file = files.get(path);
	return proposed !== void 0 && file?.proposed !== void 0 && !isSame(file.proposed, file.committed);
}
/** Tells what is proposed without being new, and what is no longer proposed though nothing new was found. */
function toldOf(published, staying) {
	return staying.filter(({ path }) => isProposed(published, path)).flatMap(({ name, path, failed }) => {
		const isLeftOut = published.files.get(path)?.outdated === true;
		if (!isLeftOut && !failed) return [];
		return [{
			severity: "note",
			message: isLeftOut ? `${path} of ${name} is no longer proposed: the base has got another one since, and this run has no new one.` : `${path} of ${name} stays as it was proposed before: this run has found no new profile for it.`
		}];
	});
}

// src/commands/refresh/together.ts
/**
* `refresh` of several targets that share a pull request: each is judged, built and measured by itself, one after the other,
* and what is worth proposing of all of them is published together. What is proposed already of those that failed stays proposed.
* @throws ExpectedError when the publisher fails; what fails of a target is in its report.
*/
async function refreshTogether(group) {
	const { shared, jobs } = group;
	const found = /* @__PURE__ */ new Map();
	for (const job of jobs) {
		const refreshed = await attempt(job, () => findRefreshed(job));
		if (refreshed !== void 0) found.set(job, refreshed);
	}
	requireDifferentProfiles([...found].map(([{ name }, { place: { path } }]) => ({
		name,
		path
	})));
	if (found.size === 0) return;
	const lost = jobs.filter((job) => !found.has(job));
	const known = new Set(pathsOf(found));
	const others = [...await placesOfOthers(group), ...await placesOfLost(lost, shared)].filter(({ path }) => !known.has(path));
	const publisher = await orSummary(shared, await sharedPublisher(shared));
	const published = await publisher.look([...known, ...others.map(({ path }) => path)]);
	const ended = [];
	const asked = [];
	for (const [job, refreshed] of found) {
		const judged = await attempt(job, async () => {
			try {
				var _usingCtx$1 = _usingCtx();
				const archive = _usingCtx$1.u(await archiveOf(job));
				return judge(job, refreshed, publisher, published, archive);
			} catch (_) {
				_usingCtx$1.e = _;
			} finally {
				_usingCtx$1.d();
			}
		});
		const { path } = refreshed.place;
		if (judged?.kind === "new" && judged.declined !== void 0) asked.push([
			job,
			refreshed,
			judged
		]);
		else if (judged?.kind === "new") ended.push(await proven(job, refreshed, published, judged.bytes));
		else ended.push(judged === void 0 ? {
			kind: "failed",
			job,
			path
		} : {
			...judged,
			job,
			path
		});
		if (asked.at(-1)?.[0] !== job) delete job.collected;
	}
	const isDeclined = !ended.some(({ kind }) => kind === "update");
	for (const [job, refreshed, { bytes, declined }] of asked) if (isDeclined && declined !== void 0) {
		respect(declined, publisher, job);
		ended.push({
			kind: "declined",
			job,
			path: refreshed.place.path
		});
	} else ended.push(await proven(job, refreshed, published, bytes));
	await conclude(shared, publisher, published, ended, others);
}
async function proven(job, refreshed, published, bytes) {
	const { path } = refreshed.place;
	return await attempt(job, async () => {
		await reveal(job, refreshed, published, bytes);
		await prove(job, refreshed, bytes);
		return true;
	}) ? {
		kind: "update",
		job,
		path,
		bytes
	} : {
		kind: "failed",
		job,
		path
	};
}
function pathsOf(found) {
	return [...found.values()].map(({ place }) => place.path);
}
/** Publishes what is new together with what stays proposed, or takes back what has become pointless. */
async function conclude(shared, publisher, published, ended, others) {
	const updates = ended.flatMap((one) => one.kind === "update" ? [one] : []);
	const kept = ended.flatMap((one) => one.kind === "keep" ? [one] : []);
	const staying = [...others, ...ended.flatMap(({ kind, path, job: { name } }) => kind === "update" || kind === "keep" ? [] : [{
		name,
		path,
		failed: kind === "failed"
	}])];
	const carried = carriedOver(published, staying);
	const isPointless = kept.some(({ path }) => isProposed(published, path));
	const isHeld = staying.some(({ path }) => isProposed(published, path));
	if (updates.length > 0 || carried.length > 0 && isPointless) {
		addFindings(shared, toldOf(published, staying));
		await publish(shared, publisher, [...files(updates), ...carried], ended);
	} else if (isHeld || published.proposed !== void 0 && kept.length === 0) shared.report.publication = leftAlone(publisher, published, "What is proposed already stays as it is.");
	else if (kept.length > 0) shared.report.publication = await publisher.withdraw(kept.length === 1 ? kept[0]?.reason ?? "" : "Every committed profile is as good as the new one.");
	else if (ended.some(({ kind }) => kind !== "failed")) {
		const reason = "As good profiles were declined or taken back.";
		shared.report.publication = {
			kind: publisher.kind,
			operation: "none",
			reason
		};
	}
	for (const one of ended) addPublication(shared, one, publisher, published);
}
function files(updates) {
	return updates.map(({ path, bytes }) => ({
		path,
		bytes
	}));
}
async function publish(shared, publisher, files, ended) {
	shared.host.progress("Publishing …");
	const { publication, findings } = await publisher.publish({
		files: [...files].sort((a, b) => a.path < b.path ? -1 : 1),
		renderBody: ({ maxLength, byDefaultToken }) => renderPullRequestBody(shared.secrets.redact(shared.report), {
			maxLength,
			defaultToken: byDefaultToken
		}),
		draft: ended.some(({ kind, job }) => kind === "update" && job.report.comparison?.verdict === "slower")
	});
	shared.report.publication = publication;
	addFindings(shared, findings);
}
/** Tells of each target what became of its profile. */
function addPublication(shared, ended, publisher, published) {
	const { job, kind } = ended;
	if (kind === "update" && shared.report.publication !== void 0) job.report.publication = shared.report.publication;
	if (kind === "as-proposed") {
		const headSha = shared.report.publication?.headSha;
		const left = leftAlone(publisher, published, ended.reason);
		job.report.publication = {
			...left,
			...headSha !== void 0 && { headSha }
		};
	}
	if (kind === "undone" || kind === "keep") job.report.publication = {
		kind: publisher.kind,
		operation: "none",
		reason: ended.reason
	};
}

export { refreshTogether };