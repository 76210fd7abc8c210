import { t as basicAuthorization } from "./credentials.js";
import { f as warning, i as UsageError } from "./errors.js";
import { u as readIfThere } from "./files.js";
import { a as placeOfRemote, i as forgeOf, o as tokenOf, r as forgeAddress } from "./forges.js";
import { r as apiUrlIn } from "./host.js";
import { a as secretsOfGit, n as LocalRepository, o as workTreePublisher, r as REMOTE } from "./git-repository.js";
import { t as BODY_LIMIT } from "./proposal-text.js";
import { a as fillTemplates, l as templateNamesIn, n as PUBLISHING_KINDS } from "./publisher2.js";

// src/publish/publish.ts
/**
* Returns the publisher that the configuration names. The function imports the client of the forge's API only when it is called, because
* commands that do not publish need no client.
* @param about the profile that is published; undefined for a pull request that several targets share.
* @param all all profiles that may be written to their places in the work tree.
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
		case "commit":
			requireCommitsByApi(await forgeOfRun(run));
			return (await import("./github3.js")).commitPublisher({
				...apiAccess(run),
				options
			});
		case "pull-request": {
			const forge = await forgeOfRun(run);
			if (!forge.hasCommitsByApi) return publisherByServer(run, forge, clone);
			return new (await (import("./github3.js"))).PullRequestPublisher({
				...apiAccess(run),
				options
			});
		}
	}
}
/** Returns the forge that the job or the clone belongs to. */
async function forgeOfRun({ config, host: { env, signal } }) {
	return forgeOf(env, await remoteUrl(await LocalRepository.open(config.workingDirectory, env, signal)));
}
/** Returns the URL of `origin`; undefined if the clone has no remote `origin`. */
async function remoteUrl(repository) {
	const { exitCode, stdout } = await repository.attempt([
		"remote",
		"get-url",
		REMOTE
	]);
	return exitCode === 0 ? stdout.toString().trim() : void 0;
}
/** Whether the run needs the clone and its history, because the forge has no API for reading and writing commits. */
async function needsClone(run) {
	return !PUBLISHING_KINDS[run.config.publish].isByApi || !(await forgeOfRun(run)).hasCommitsByApi;
}
/** Checks that the forge's API can write commits. @throws UsageError on all forges except GitHub. */
function requireCommitsByApi({ name, hasCommitsByApi }) {
	if (hasCommitsByApi) return;
	throw new UsageError(`publish: \`commit\` works on GitHub only, and this is ${name}.`, { fix: "Use `publish: pull-request`, or `publish: none` and commit the file in a later step." });
}
/**
* Functions that load the client for the API of GitLab, Gitea or Forgejo. On GitLab, Gitea and Forgejo, git writes the commits, and the API
* opens the pull request.
*/
const SERVERS = {
	GitLab: async () => (await import("./gitlab.js")).gitlabServer,
	Gitea: async () => (await import("./gitea.js")).giteaServer
};
/** Publishes by git and the API of GitLab, Gitea or Forgejo. */
async function publisherByServer({ config, host }, forge, clone) {
	const { env, signal } = host;
	const { options } = clone;
	if (options.pushToFork !== void 0) throw new UsageError(`push-to-fork works on GitHub only. On ${forge.name}, the branch is pushed to \`${REMOTE}\`.`, { fix: "Leave `push-to-fork` out, and let the token push to the project itself." });
	const [load, { api }] = [SERVERS[forge.name], forge];
	if (load === void 0 || api === void 0) throw new Error(`${forge.name} has no server.`);
	const repository = await LocalRepository.open(config.workingDirectory, env, signal);
	const remote = await remoteUrl(repository);
	const place = remote === void 0 ? void 0 : placeOfRemote(remote);
	if (remote === void 0 || place === void 0) throw new UsageError(`The clone has no remote \`${REMOTE}\` on a server, so it is not known where to publish on ${forge.name}.`, { fix: `Let \`git remote get-url ${REMOTE}\` print the URL of the project.` });
	for (const secret of await secretsOfGit(repository)) host.mask(secret);
	const token = apiTokenOf(forge, config.token, env);
	if (token === void 0) throw withoutToken(forge);
	host.mask(token);
	const { apiUrl, project } = forgeAddress(api, env, place);
	const { repository: wanted } = config;
	if (wanted !== void 0 && wanted !== env["GITHUB_REPOSITORY"] && wanted !== project) throw new UsageError(`repository: on ${forge.name}, profiles are published to \`${REMOTE}\`, which is ${project}.`, { fix: `Leave \`repository\` out, and run the command in a clone of ${wanted}.` });
	const access = {
		token,
		apiUrl,
		env,
		signal
	};
	const login = loginOf({
		remote,
		apiUrl,
		token,
		env
	});
	host.mask(basicAuthorization(GIT_USER, token).slice(6));
	const git = new (await (import("./git2.js"))).RemoteForge({
		...clone,
		login,
		options: {
			...options,
			gitPushOptions: options.gitPushOptions.filter((one) => !OPENS_REQUEST.test(one))
		}
	});
	const { ServerPublisher } = await import("./server-forge2.js");
	return new ServerPublisher(git, (await load())(access, project, options, forge.pull), options);
}
/**
* Returns the token for the API of a forge. The action's input `token` comes first, then the variables that a user sets for this forge.
* GITHUB_TOKEN comes last, because the runners of Gitea and Forgejo always set it.
*/
function apiTokenOf(forge, token, env) {
	const isInput = token !== void 0 && token !== env["GITHUB_TOKEN"] && token !== env["GH_TOKEN"];
	return forge.hasTokenInput && isInput ? token : tokenOf(forge, env) ?? token;
}
/**
* Matches push options that open or change a merge request. The matched push options are removed, because the action opens and changes
* merge requests by the API.
*/
const OPENS_REQUEST = /^(?:merge_request|mr)\./;
/** The user name for pushing with a token. The servers accept any user name. */
const GIT_USER = "oauth2";
/** Returns the error for a run without a token for the forge's API. */
function withoutToken({ name, tokens, pull, insufficientToken }) {
	const [variable] = tokens;
	const message = `No token is set for the API of ${name}, which opens the ${pull.noun}.`;
	return new UsageError(insufficientToken === void 0 ? message : `${message} ${insufficientToken}`, { fix: `Set the environment variable ${variable} to a token that may push and open ${pull.noun}s (docs/permissions.md says which). Or publish without the API: \`publish: git\` pushes a branch to \`${REMOTE}\`, \`publish: local\` makes a branch in this clone, \`publish: none\` only writes the profile.` });
}
/**
* Returns variables that let git push with the token, if `origin` is an http address of the server that the API belongs to. Git sends the
* token only to this server, and follows no redirects. If `actions/checkout` has set a header for this URL, an empty header removes it.
* @returns undefined for other addresses. If `origin` is an ssh address, git uses the user's ssh key.
*/
function loginOf({ remote, apiUrl, token, env }) {
	if (!URL.canParse(remote) || new URL(remote).origin !== new URL(apiUrl).origin) return void 0;
	const { origin, pathname } = new URL(remote);
	const key = `http.${origin}${pathname}`;
	const settings = [
		[`${key}.extraHeader`, ""],
		[`${key}.extraHeader`, `Authorization: ${basicAuthorization(GIT_USER, token)}`],
		[`${key}.followRedirects`, "false"]
	];
	const before = Number(env["GIT_CONFIG_COUNT"] ?? 0) || 0;
	const login = { GIT_CONFIG_COUNT: String(before + settings.length) };
	for (const [at, [name, value]] of settings.entries()) {
		login[`GIT_CONFIG_KEY_${before + at}`] = name;
		login[`GIT_CONFIG_VALUE_${before + at}`] = value;
	}
	return login;
}
/**
* The events of GitHub whose jobs check out the branch that was pushed or chosen. Jobs for other events, such as a merge queue, may check out
* a branch that no profile is published to.
*/
const EVENTS_OF_BRANCHES = [
	"push",
	"schedule",
	"workflow_dispatch"
];
/**
* Warns if a job works on the code of another branch than the branch that gets the profile. For example, a job that runs for pushes to
* `release/1.2` publishes to `main` if `base` is not set.
*/
async function aboutOtherBase({ config, host }, { base }) {
	const { isOnlyWritten, isUserToPush } = PUBLISHING_KINDS[config.publish];
	const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: ownRepository } = host.env;
	const isElsewhere = config.repository !== void 0 && config.repository !== ownRepository;
	if (base === void 0 || config.publishSettings.base !== void 0) return [];
	if (isOnlyWritten || isUserToPush || isElsewhere || !EVENTS_OF_BRANCHES.includes(event)) return [];
	const head = await (await LocalRepository.open(config.workingDirectory, host.env, host.signal)).checkedOut();
	if (head === void 0 || head === base) return [];
	const message = `The branch \`${head}\` is checked out, but this run publishes to \`${base}\`, because \`base\` is not set.`;
	const fix = `Set \`base: '{{head}}'\` to publish to the checked-out branch, or \`base: ${base}\` to publish to \`${base}\`.`;
	return [warning(message, fix)];
}
/**
* Returns the options for the pull request or commit, such as its title and branch. The function fills the templates in the settings, and
* gives missing settings their defaults.
*/
async function optionsFor({ command, config, host }, about) {
	const [isRepair, isRollback] = [command === "repair", command === "rollback"];
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
	const body = bodyPath === void 0 ? settings.body : await bodyIn(bodyPath);
	if (PUBLISHING_KINDS[config.publish].isPullRequest) requireRoomForReport(body, bodyPath);
	const plainName = path === void 0 ? "pgo/profiles" : defaultBranch(path);
	const name = isRollback ? plainName.replace("/", "/rollback-") : plainName;
	const suffix = templateNamesIn(config.publishSettings.base).size > 0 ? `-${settings.base?.replace(NOT_IN_BRANCH, "-")}` : "";
	return {
		...settings,
		branch: settings.branch ?? `${name}${suffix}`,
		title: settings.title ?? `${isRepair ? "Repair" : "Refresh"} ${path ?? "profiles"}`,
		commitMessage: settings.commitMessage ?? `pgo: ${isRepair ? "repair" : "refresh"} ${path ?? "profiles"}`,
		body
	};
}
/** @throws UsageError if the user's text leaves too little room for the report in the body of the pull request. */
function requireRoomForReport(body, bodyPath) {
	const length = body?.trim().length ?? 0;
	if (length <= 65536 / 2) return;
	const message = `${bodyPath === void 0 ? "The input `body`" : `The file ${bodyPath} of \`body-path\``} has ${length} characters, which leaves too few for the report.`;
	throw new UsageError(message, { fix: `Shorten this text to ${BODY_LIMIT / 2} characters at most.` });
}
/**
* Returns the default name of the branch for a profile's proposal. Each profile has its own branch, because a repository may have several
* programs.
*/
function defaultBranch(path) {
	return `pgo/${path.replace(/\.[^./]+$/, "").replace(NOT_IN_BRANCH, "-")}`;
}
/** Matches the characters that a default name of a branch does not contain. */
const NOT_IN_BRANCH = /[^A-Za-z0-9_-]+/g;
/** Reads the user's text for the body of the pull request from the file of `body-path`. @throws UsageError if the file does not exist. */
async function bodyIn(path) {
	const body = await readIfThere(path);
	if (body !== void 0) return body.toString();
	throw new UsageError(`body-path: there is no file ${path}.`, { fix: "Name an existing file, from the working directory, or leave `body-path` out." });
}
/** Returns the repository and the token for GitHub's API. @throws UsageError without a repository or a token. */
function apiAccess({ config: { repository, token }, host }) {
	if (repository !== void 0 && token !== void 0) return {
		token,
		repository,
		apiUrl: apiUrlIn(host.env),
		signal: host.signal
	};
	const [message, set] = repository === void 0 ? ["No repository to publish to.", "Set `repository` to `owner/name`."] : ["GitHub's API needs a token.", "Set the input `token`, or the environment variable GITHUB_TOKEN."];
	throw new UsageError(message, { fix: `${set} Or publish elsewhere: \`publish: git\` pushes a branch to \`origin\`, \`publish: local\` makes a branch in this clone, \`publish: none\` only writes the profile.` });
}

export { publisherFor as i, defaultBranch as n, needsClone as r, aboutOtherBase as t };