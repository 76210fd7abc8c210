import { Ci as UsageError, Un as readIfThere, a as apiUrlIn } from "./start.js";
import { a as workTreePublisher, i as secretsOfGit, n as LocalRepository } from "./git-repository.js";
import { o as fillTemplates } from "./publisher.js";
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
		case "local": return new (await (import("./git.js"))).LocalPublisher(clone);
		case "git": {
			const repository = await LocalRepository.open(directory, env, signal);
			for (const secret of await secretsOfGit(repository)) host.mask(secret);
			return new (await (import("./git.js"))).RemotePublisher(clone);
		}
		case "commit": return (await import("./github4.js")).commitPublisher({
			...apiAccess(run),
			options
		});
		case "pull-request": return new (await (import("./github4.js"))).PullRequestPublisher({
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
	return {
		...settings,
		branch: settings.branch ?? (path === void 0 ? "pgo/profiles" : defaultBranch(path)),
		title: settings.title ?? `${isRepair ? "Repair" : "Refresh"} ${path ?? "profiles"}`,
		commitMessage: settings.commitMessage ?? `pgo: ${isRepair ? "repair" : "refresh"} ${path ?? "profiles"}`,
		body: bodyPath === void 0 ? settings.body : await bodyIn(resolve(config.workingDirectory, bodyPath))
	};
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

export { publisherFor as n, defaultBranch as t };