// src/system/forges.ts
/** The words for a pull request on GitHub. */
const PULL_REQUEST = {
	noun: "pull request",
	sign: "#",
	longestTitle: 256
};
const isOn = (value) => value === "true" || value === "1";
/** All forges. GitHub is the first row, because an unknown server counts as GitHub. */
const FORGES = [
	{
		name: "GitHub",
		host: /\bgithub\./i,
		files: /^\.github\//,
		isJob: (env) => isOn(env["GITHUB_ACTIONS"]),
		tokens: ["GITHUB_TOKEN", "GH_TOKEN"],
		hasTokenInput: true,
		hasCommitsByApi: true,
		hasComments: true,
		pull: PULL_REQUEST
	},
	{
		name: "GitLab",
		host: /gitlab/i,
		files: /^\.gitlab-ci\.yml$/,
		isJob: (env) => isOn(env["GITLAB_CI"]),
		tokens: ["GITLAB_TOKEN"],
		api: {
			path: "/api/v4",
			variable: "CI_API_V4_URL"
		},
		hasTokenInput: false,
		insufficientToken: "The CI_JOB_TOKEN of a job cannot open merge requests.",
		hasCommitsByApi: false,
		hasComments: false,
		pull: {
			noun: "merge request",
			sign: "!",
			longestTitle: 248
		}
	},
	{
		name: "Gitea",
		host: /gitea|forgejo|codeberg/i,
		files: /^\.(gitea|forgejo)\//,
		isJob: (env) => isOn(env["GITEA_ACTIONS"]) || isOn(env["FORGEJO_ACTIONS"]) || /\/api\/v1\/?$/.test(env["GITHUB_API_URL"] ?? ""),
		tokens: ["GITEA_TOKEN", "FORGEJO_TOKEN"],
		api: {
			path: "/api/v1",
			variable: "GITHUB_API_URL"
		},
		hasTokenInput: true,
		hasCommitsByApi: false,
		hasComments: false,
		pull: {
			noun: "pull request",
			sign: "#",
			longestTitle: 248
		}
	}
];
/**
* Returns the forge that a job or a clone belongs to. A job belongs to the forge that runs the job. A clone outside of a job belongs to the
* forge whose usual host names match the remote, else to the forge whose token is in the environment, else to GitHub.
* @param remote the URL of the remote `origin`; undefined if the clone has no such remote.
*/
function forgeOf(env, remote) {
	const [github, ...others] = FORGES;
	const running = others.find(({ isJob }) => isJob(env)) ?? (github.isJob(env) ? github : void 0);
	if (running !== void 0) return running;
	const place = remote === void 0 ? void 0 : placeOfRemote(remote);
	if (place === void 0) return github;
	return FORGES.find(({ host }) => host.test(place.host)) ?? others.find((forge) => tokenOf(forge, env) !== void 0) ?? github;
}
/** Returns the token for the forge's API from the environment variables; undefined if no variable has a token. */
function tokenOf({ tokens }, env) {
	return tokens.map((name) => env[name]).find((value) => value !== void 0 && value !== "");
}
/** Splits a remote's URL into its parts. @returns undefined for a local folder, and for an address without a host. */
function placeOfRemote(remote) {
	const short = /^(?:[^@/:]+@)?([^/:]+):(?!\/\/)([^\\].*)$/.exec(remote);
	if (short !== null && (short[1]?.length ?? 0) > 1) return placeOver(void 0, short[1] ?? "", short[2] ?? "");
	if (!URL.canParse(remote)) return void 0;
	const { protocol, host, hostname, pathname } = new URL(remote);
	if (protocol === "http:" || protocol === "https:") return placeOver(protocol, host, pathname);
	return /^(git\+)?ssh:$/.test(protocol) ? placeOver(void 0, hostname, pathname) : void 0;
}
/** Combines a host and a path into a `RemotePlace`; undefined if the host is not valid. @param protocol `http:`, `https:`, or undefined for ssh. */
function placeOver(protocol, host, path) {
	return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host) && URL.canParse(`https://${host}`) ? {
		protocol,
		host,
		path: barePath(path)
	} : void 0;
}
/** Removes the slashes at both ends of a path, and `.git` at its end. */
function barePath(path) {
	const parts = path.split("/");
	const isEmpty = (part) => part === "" || part === ".git";
	let [start, end] = [0, parts.length];
	while (start < end && parts[start] === "") start += 1;
	while (end > start && isEmpty(parts[end - 1])) end -= 1;
	return parts.slice(start, end).join("/").replace(/\.git$/, "");
}
/**
* Returns the API's URL of a GitLab or Gitea server, and the project of a remote. If the URL of the server has a path, such as
* `https://host/git/`, the function finds this path only in the environment variables of a job.
*/
function forgeAddress({ path, variable }, env, place) {
	const fromJob = env[variable];
	const apiUrl = fromJob !== void 0 && /^https?:/.test(fromJob) && barePath(fromJob).endsWith(path) ? barePath(fromJob) : `${place.protocol ?? "https:"}//${place.host}${path}`;
	const root = barePath(new URL(apiUrl).pathname.slice(0, -path.length));
	return {
		apiUrl,
		project: place.protocol !== void 0 && root !== "" && place.path.startsWith(`${root}/`) ? place.path.slice(root.length + 1) : place.path
	};
}

export { placeOfRemote as a, forgeOf as i, PULL_REQUEST as n, tokenOf as o, forgeAddress as r, FORGES as t };