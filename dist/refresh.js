import { t as ProfileBuildFailed } from "./build.js";
import { a as readProfile, i as isWithinNoise, n as driftBetween, r as inWords, t as decide } from "./decide.js";
import { n as placeOfProfile, r as declaredFunctions, t as findProgram } from "./program.js";
import { n as ExpectedError, r as UsageError } from "./errors.js";
import { t as addFindings } from "./job.js";
import { r as replaceFile } from "./replace-file.js";
import { r as renderPullRequestBody } from "./markdown.js";
import { r as keepIn, t as archiveOf } from "./archiving.js";
import { i as addEvidence, n as measure, r as addHistory, t as build } from "./measure.js";
import { n as applyGates } from "./evidence.js";
import { n as gather, t as factsOf } from "./gather.js";
import { t as apiUrlIn } from "./api2.js";
import { t as _usingCtx } from "./usingCtx.js";
import { basename, join } from "node:path";

// src/commands/publisher-for.ts
/** The publisher that the configuration asks for; its client is loaded only now. @throws UsageError when something it needs is missing. */
async function publisherFor(job, program, place) {
	const { config, host } = job;
	const { path } = place;
	const options = {
		...config.publishSettings,
		branch: config.publishSettings.branch ?? defaultBranch(path),
		title: config.publishSettings.title ?? `Refresh ${path}`,
		commitMessage: config.publishSettings.commitMessage ?? `pgo: refresh ${path}`
	};
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
function apiAccess({ config, host }) {
	const fix = "Or publish elsewhere: `publish: local` makes a branch in this clone, `publish: none` only writes the profile.";
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
		const merged = await gather(job, program.go, declared);
		const facts = await keep(job, path, merged);
		const decision = await decide(published.committed, merged, {
			minDrift: job.config.minDrift,
			minSamples: job.config.minSamples,
			declared
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
		const alike = proposed?.outdated ? void 0 : await driftWithinNoise(proposed?.profile, merged, job.config.minDrift);
		if (proposed !== void 0 && alike !== void 0) {
			job.report.publication = {
				kind: publisher.kind,
				operation: "none",
				...proposed.number !== void 0 && { number: proposed.number },
				...proposed.url !== void 0 && { url: proposed.url },
				...proposed.headSha !== void 0 && { headSha: proposed.headSha },
				reason: `What is proposed already is as good as the new merge: ${inWords(alike)}.`
			};
			return;
		}
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
async function driftWithinNoise(proposed, merged, minDrift) {
	if (proposed === void 0) return void 0;
	try {
		const before = await readProfile(proposed);
		if (before.edges.totalWeight === 0) return void 0;
		const drift = driftBetween(before, merged);
		return isWithinNoise(drift, minDrift) ? drift : void 0;
	} catch (error) {
		if (error instanceof ExpectedError) return void 0;
		throw error;
	}
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