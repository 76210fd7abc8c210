import { At as apiUrlIn, Dr as UsageError, _r as readIfThere, ft as secretsOfHeader, rt as fillTemplates, ut as secretsInUrl } from "./start.js";
import { n as LocalRepository } from "./local-repository.js";
import { randomInt } from "node:crypto";
import { resolve } from "node:path";

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

// src/publish/git-secrets.ts
/** URLs of remotes and what stands for them, headers that actions/checkout leaves, proxies. */
const KEYS = "^(remote\\..*\\.(url|pushurl|proxy)|url\\..*\\.(insteadof|pushinsteadof)|http\\.(.*\\.)?(extraheader|proxy|cookiefile)|credential\\.(.*\\.)?helper)$";
/** What of git's configuration nobody may read, whatever git or a server says of it. */
async function secretsOfGit(repository) {
	const { stdout } = await repository.attempt([
		"config",
		"--null",
		"--get-regexp",
		KEYS
	]);
	return stdout.toString().split("\0").filter((entry) => entry !== "").flatMap((entry) => {
		const end = entry.indexOf("\n");
		const [key, value] = [entry.slice(0, end), entry.slice(end + 1)];
		if (/extraheader$/i.test(key)) return ofHeader(value);
		return [key.replace(/^url\.(.*)\.\w+$/i, "$1"), value].flatMap(ofUrl);
	});
}
function ofHeader(line) {
	const colon = line.indexOf(":");
	return colon < 0 ? [] : secretsOfHeader(line.slice(colon + 1).trim());
}
function ofUrl(text) {
	if (!URL.canParse(text)) return [];
	const url = new URL(text);
	return [...secretsInUrl(url), ...url.protocol.startsWith("http") && url.username.length >= TOKEN ? [url.username] : []];
}
const TOKEN = 16;

// src/commands/publisher-for.ts
/** The publisher that the configuration asks for; its client is loaded only now. @throws UsageError when something it needs is missing. */
async function publisherFor(job, program, place) {
	const { config, host } = job;
	const { path } = place;
	if (config.publish === "none") {
		const { workTreePublisher } = await import("./work-tree.js");
		const repository = place.inRepository && { repository: { directory: config.workingDirectory } };
		return workTreePublisher({
			files: [{
				path,
				profilePath: program.profilePath,
				...repository
			}],
			env: host.env,
			signal: host.signal
		});
	}
	return publisherOf(job, {
		branch: defaultBranch(path),
		title: `Refresh ${path}`,
		commitMessage: `pgo: refresh ${path}`
	}, {
		path,
		package: program.main?.importPath
	});
}
/** The publisher of the one pull request that all targets share. @throws UsageError as `publisherFor`. */
function sharedPublisher(job) {
	return publisherOf(job, {
		branch: "pgo/profiles",
		title: "Refresh profiles",
		commitMessage: "pgo: refresh profiles"
	});
}
/** @param about what the names in templates stand for. */
async function publisherOf(job, defaults, about = {}) {
	const { config, host } = job;
	const options = await optionsFor(job, defaults, about);
	if (config.publish === "git") await maskGitSecrets(job);
	const clone = {
		directory: config.workingDirectory,
		outputDirectory: job.outputDirectory,
		options,
		env: host.env,
		signal: host.signal
	};
	switch (config.publish) {
		case "none": throw new Error("Nothing is published, each profile goes to its own place.");
		case "local": {
			const { localPublisher } = await import("./local.js");
			return localPublisher(clone);
		}
		case "git": {
			const { gitPublisher } = await import("./git2.js");
			return gitPublisher(clone);
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
/** What git and the server say of a push is shown. */
async function maskGitSecrets({ config, host, secrets }) {
	const repository = await LocalRepository.open(config.workingDirectory, host.env, host.signal);
	for (const secret of await secretsOfGit(repository)) {
		secrets.add(secret);
		host.mask(secret);
	}
}
/** The settings, with the defaults where nothing is said, and templates filled. */
async function optionsFor({ config, host }, defaults, about) {
	const repository = () => LocalRepository.open(config.workingDirectory, host.env, host.signal);
	const { path, package: mainPackage } = about;
	const { branchSuffix, bodyPath, ...settings } = await fillTemplates(config.publishSettings, {
		...config.target !== void 0 && { target: config.target },
		...path !== void 0 && { path },
		...mainPackage !== void 0 && { package: mainPackage },
		now: host.now,
		head: async () => await (await repository()).checkedOut() ?? (host.env["GITHUB_HEAD_REF"] || host.env["GITHUB_REF_NAME"])
	});
	const branch = settings.branch ?? defaults.branch;
	return {
		...settings,
		branch: branchSuffix === void 0 ? branch : await suffixed(branch, branchSuffix, {
			now: host.now,
			shortCommit: async () => (await repository()).shortHead()
		}),
		title: settings.title ?? defaults.title,
		commitMessage: settings.commitMessage ?? defaults.commitMessage,
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

export { publisherFor as n, sharedPublisher as r, defaultBranch as t };