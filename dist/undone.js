import { i as UsageError } from "./errors.js";
import { _ as sameBytes, u as readIfThere } from "./files.js";
import { r as apiUrlIn } from "./host.js";
import { a as fillTemplates, n as PUBLISHING_KINDS } from "./publisher.js";
import { a as workTreePublisher, i as secretsOfGit, n as LocalRepository } from "./git-repository.js";
import { t as BODY_LIMIT } from "./proposal-text.js";
import { resolve } from "node:path";

// src/publish/publish.ts
/**
* The publisher that the configuration names; its client is loaded only now.
* @param about undefined for the pull request that several targets share.
* @param all every profile that may be written to its place in the work tree.
*/
async function publisherFor(run, about, all = about === void 0 ? [] : [about]) {
	const { config, host } = run;
	const { env, signal } = host;
	const { workingDirectory: directory } = config;
	if (config.publish === "none") return workTreePublisher({
		files: all,
		directory,
		env,
		signal
	});
	const options = await optionsFor(run, about);
	const clone = {
		directory,
		outputDirectory: run.outputDirectory,
		options,
		env,
		signal
	};
	switch (config.publish) {
		case "local": return new (await (import("./git2.js"))).LocalPublisher(clone);
		case "git": {
			const repository = await LocalRepository.open(directory, env, signal);
			for (const secret of await secretsOfGit(repository)) host.mask(secret);
			return new (await (import("./git2.js"))).RemotePublisher(clone);
		}
		case "commit": return (await import("./github3.js")).commitPublisher({
			...apiAccess(run),
			options
		});
		case "pull-request": return new (await (import("./github3.js"))).PullRequestPublisher({
			...apiAccess(run),
			options
		});
	}
}
async function optionsFor({ command, config, host }, about) {
	const isRepair = command === "repair";
	const path = about?.place.path;
	const { bodyPath, ...settings } = await fillTemplates(config.publishSettings, {
		target: config.target,
		path,
		package: about?.package,
		now: host.now,
		head: async () => {
			return await (await LocalRepository.open(config.workingDirectory, host.env, host.signal)).checkedOut() ?? (host.env["GITHUB_HEAD_REF"] || host.env["GITHUB_REF_NAME"]);
		}
	});
	const body = bodyPath === void 0 ? settings.body : await bodyIn(resolve(config.workingDirectory, bodyPath));
	if (PUBLISHING_KINDS[config.publish].isPullRequest) requireRoomForReport(body, bodyPath);
	return {
		...settings,
		branch: settings.branch ?? (path === void 0 ? "pgo/profiles" : defaultBranch(path)),
		title: settings.title ?? `${isRepair ? "Repair" : "Refresh"} ${path ?? "profiles"}`,
		commitMessage: settings.commitMessage ?? `pgo: ${isRepair ? "repair" : "refresh"} ${path ?? "profiles"}`,
		body
	};
}
/** @throws UsageError when the user's text leaves too little of the pull request's body for the report. */
function requireRoomForReport(body, bodyPath) {
	const length = body?.trim().length ?? 0;
	if (length <= 65536 / 2) return;
	const message = `${bodyPath === void 0 ? "The input `body`" : `The file ${bodyPath} of \`body-path\``} has ${length} characters, which leaves too few for the report.`;
	throw new UsageError(message, { fix: `Shorten it to ${BODY_LIMIT / 2} characters at most.` });
}
/** One branch per profile, so that several services of one repository do not share one. */
function defaultBranch(path) {
	return `pgo/${path.replace(/\.[^./]+$/, "").replace(/[^A-Za-z0-9_-]+/g, "-")}`;
}
async function bodyIn(path) {
	const body = await readIfThere(path);
	if (body !== void 0) return body.toString();
	throw new UsageError(`body-path: there is no file ${path}.`, { fix: "Name an existing file, from the working directory, or leave `body-path` out." });
}
function apiAccess({ config: { repository, token }, host }) {
	if (repository !== void 0 && token !== void 0) return {
		token,
		repository,
		apiUrl: apiUrlIn(host.env),
		signal: host.signal
	};
	const [message, set] = repository === void 0 ? ["No repository to publish to.", "Set `repository` to `owner/name`."] : ["There is no token for GitHub's API.", "Set the input `token`, or the environment variable GITHUB_TOKEN."];
	throw new UsageError(message, { fix: `${set} Or publish elsewhere: \`publish: git\` pushes a branch to \`origin\`, \`publish: local\` makes one in this clone, \`publish: none\` only writes the profile.` });
}

// src/publish/undone.ts
/**
* Finds the versions of a published file that people have undone. The history of the file alone shows it: if today's content
* was there before, then somebody undid everything in between, with `rollback`, `git revert` or a button, in one commit or in
* several. A profile that is like an undone one is not proposed again.
*
* For example, with the oldest content first: after A, B, A, version B is undone. After A, B, A, B, nothing is undone, because
* B was put back. After A and a deletion, A is undone.
*/
/**
* Returns all versions that are undone today, the newest first.
* @param versions newest first, as a publisher lists them; only their content counts.
*/
function undone(versions) {
	let [standing, taken] = [[], []];
	const changes = versions.filter(({ bytes }, at) => at + 1 === versions.length || !sameBytes(bytes, versions[at + 1]?.bytes));
	for (const version of changes.toReversed()) {
		const hasSameContent = (other) => sameBytes(other.bytes, version.bytes);
		const redoneAt = taken.findIndex(hasSameContent);
		const stillStanding = standing.findLastIndex(hasSameContent) + 1;
		if (redoneAt >= 0) {
			standing = [
				...standing,
				...taken.slice(0, redoneAt),
				version
			];
			taken = taken.slice(redoneAt + 1);
		} else if (stillStanding > 0 || version.bytes === void 0 && standing.length === 1) {
			taken = [...standing.slice(stillStanding), ...taken];
			standing = standing.slice(0, stillStanding);
		} else {
			standing = [...standing, version];
			taken = [];
		}
	}
	return taken.toReversed();
}
/** Tells whether the newest version undid older ones. @param versions newest first. */
function isRollback(versions) {
	return undone(versions).length > undone(versions.slice(1)).length;
}

export { publisherFor as i, undone as n, defaultBranch as r, isRollback as t };