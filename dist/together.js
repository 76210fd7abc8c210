import { n as ExpectedError, r as UsageError } from "./errors.js";
import { t as addFindings } from "./job.js";
import { t as attempt } from "./job-of-target.js";
import { r as renderPullRequestBody } from "./markdown.js";
import { t as archiveOf } from "./archiving.js";
import { a as sharedPublisher } from "./rolled-back.js";
import { a as isSame, i as findRefreshed, o as judge, r as prove, s as respect, t as leftAlone } from "./refresh.js";
import { t as _usingCtx } from "./usingCtx.js";

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
	requireDifferentProfiles(found);
	if (found.size === 0) return;
	const others = await pathsOfOthers(group);
	const publisher = await sharedPublisher(shared);
	const published = await publisher.look([...pathsOf(found), ...others]);
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
		else if (judged?.kind === "new") ended.push(await proven(job, refreshed, judged.bytes));
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
	} else ended.push(await proven(job, refreshed, bytes));
	await conclude(shared, publisher, published, ended, others);
}
async function proven(job, refreshed, bytes) {
	const { path } = refreshed.place;
	return await attempt(job, async () => {
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
/** @throws UsageError when two programs would write the same file. */
function requireDifferentProfiles(found) {
	const owners = /* @__PURE__ */ new Map();
	for (const [{ name }, { place }] of found) {
		const owner = owners.get(place.path);
		if (owner !== void 0) throw new UsageError(`The targets ${owner} and ${name} have the same profile, ${place.path}.`, { fix: "Let each name a `package`, a `working-directory` or a `profile` of its own." });
		owners.set(place.path, name);
	}
}
function pathsOf(found) {
	return [...found.values()].map(({ place }) => place.path);
}
/** Where the profiles of the targets are that this run is not about; without those that cannot be found. */
async function pathsOfOthers({ shared, others }) {
	const paths = [];
	for (const { workingDirectory, package: named, profile, buildFlags } of others) {
		const config = {
			...shared.config,
			workingDirectory,
			buildFlags,
			...named !== void 0 && { package: named },
			...profile !== void 0 && { profile }
		};
		try {
			const { place } = await findRefreshed({
				...shared,
				config,
				report: { ...shared.report }
			});
			paths.push(place.path);
		} catch (error) {
			if (!(error instanceof ExpectedError) || shared.host.signal.aborted) throw error;
		}
	}
	return paths;
}
/** Publishes what is new together with what stays proposed, or takes back what has become pointless. */
async function conclude(shared, publisher, published, ended, others) {
	const updates = ended.flatMap((one) => one.kind === "update" ? [one] : []);
	const kept = ended.flatMap((one) => one.kind === "keep" ? [one] : []);
	const staying = [...others, ...ended.flatMap(({ kind, path }) => kind === "update" || kind === "keep" ? [] : [path])];
	const carried = carriedOver(published, staying);
	const isPointless = kept.some(({ path }) => isProposed(published, path));
	const isHeld = staying.some((path) => isProposed(published, path));
	if (updates.length > 0 || carried.length > 0 && isPointless) await publish(shared, publisher, [...files(updates), ...carried], ended);
	else if (isHeld || published.proposed !== void 0 && kept.length === 0) shared.report.publication = leftAlone(publisher, published, "What is proposed already stays as it is.");
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
/** What the open pull request changes of that file; nothing once the base has moved, since it might be older than the base's. */
function carriedOver(published, paths) {
	if (published.proposed?.outdated) return [];
	return paths.flatMap((path) => isProposed(published, path) ? [{
		path,
		bytes: published.files.get(path)?.proposed
	}] : []);
}
function isProposed({ proposed, files }, path) {
	const file = files.get(path);
	return proposed !== void 0 && file?.proposed !== void 0 && !isSame(file.proposed, file.committed);
}
async function publish(shared, publisher, files, ended) {
	shared.host.progress("Publishing …");
	const stay = ended.filter(({ kind, path }) => kind === "failed" && files.some((file) => file.path === path));
	addFindings(shared, stay.map(({ job: { name }, path }) => ({
		severity: "note",
		message: `${path} of ${name} stays as it was proposed before: this run has found no new profile for it.`
	})));
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
	if (kind === "as-proposed") job.report.publication = leftAlone(publisher, published, ended.reason);
	if (kind === "undone" || kind === "keep") job.report.publication = {
		kind: publisher.kind,
		operation: "none",
		reason: ended.reason
	};
}

export { refreshTogether };