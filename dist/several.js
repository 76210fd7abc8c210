import { i as messageOf, n as ExpectedError, r as UsageError } from "./errors.js";
import { n as namesIn } from "./templates.js";
import { A as string, D as regex, E as record, O as safeParse, P as union, S as optional$1, T as pipe, _ as minValue, a as examples, b as number, d as is, f as literal, g as minLength, h as maxValue, j as transform, k as strictObject, t as array, u as integer } from "./dist.js";
import { n as readIfThere } from "./replace-file.js";
import { t as run } from "./exec2.js";
import { t as apiUrlIn } from "./api-url.js";
import { c as isResponseError, d as serverWords } from "./errors2.js";
import { t as obstacleAt } from "./obstacle.js";
import { _ as several, b as whole, c as choice, d as list, f as matching, g as profileSeconds, h as positive, i as shownKey, l as duration, m as patience, n as explain, o as SECONDS, p as moment, r as shown, s as assignments, t as closest, u as flag, v as share, x as words, y as text } from "./explain.js";
import { n as userInfo, t as basicAuthorization } from "./user-info.js";
import { n as secretsOfHeader, t as isSecretHeader } from "./header.js";
import { n as secretsInUrl, r as shownCommand, t as secretsInCommand } from "./text.js";
import { t as require_dist } from "./dist2.js";
import { t as duration$1 } from "./printable.js";
import { t as evidenceOf } from "./evidence.js";
import { n as fallbacksOf } from "./fallback.js";
import { n as namesTarget, t as inNameOf } from "./target-name.js";
import { lstat, readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, normalize, relative, resolve, sep } from "node:path";
import { existsSync } from "node:fs";

// src/config/about.ts
/** Every command that makes a profile from sources. */
const COLLECTING = [
	"refresh",
	"collect",
	"compare"
];
const BUILDING = [
	"refresh",
	"build",
	"compare"
];
const PUBLISHING$1 = ["refresh", "rollback"];
const ALL = [
	"refresh",
	"collect",
	"build",
	"compare",
	"check",
	"rollback",
	"targets"
];
/** What each setting is, for `action.yml`, `--help`, the reference and the JSON Schema. */
const ABOUT = {
	target: {
		description: "Of the config file’s `targets`, the names of those to work on.",
		default: "all",
		commands: ALL
	},
	"changed-since": {
		description: "Commit or branch: work only on those `targets` that have changed since, in what their program is built from.",
		default: "all targets",
		commands: ALL
	},
	package: {
		description: "Main package that the profile is for, such as `./cmd/server`.",
		default: "the module's only main package",
		commands: ALL
	},
	profile: {
		description: "Path of the profile.",
		default: "`default.pgo` in the main package's folder",
		commands: ALL
	},
	concurrency: {
		description: "Endpoints that are profiled at the same time.",
		default: "as many as there are",
		commands: COLLECTING
	},
	"min-profiles": {
		description: "Fewer profiles than this stop the run.",
		default: "`1`",
		commands: COLLECTING
	},
	"min-samples": {
		description: "Fewer samples than this, after the merge, stop the run.",
		default: "`100`",
		commands: [...COLLECTING, "check"]
	},
	"max-failures": {
		description: "A greater share of failed attempts than this stops the run.",
		default: "`100%`",
		commands: COLLECTING
	},
	weighting: {
		description: "What has one voice in the merge: every sample (`samples`), or every profile, whatever its length (`equal`).",
		default: "`samples`",
		commands: [...COLLECTING, "merge"]
	},
	"build-id": {
		description: "Of a mix of program versions, merge `any`, or only the one that was profiled last (`newest`).",
		default: "`any`",
		commands: [...COLLECTING, "merge"]
	},
	hazards: {
		description: "Inlinings that are known to hurt, by Go version: keep them out of the committed profile (`apply`), or only `report` them.",
		default: "`apply`",
		commands: [
			...COLLECTING,
			"check",
			"merge"
		]
	},
	exclude: {
		description: "Calls that the compiler is not to take for hot: `caller -> callee`, or `callee` for all callers.",
		commands: [
			...COLLECTING,
			"check",
			"merge"
		]
	},
	renames: {
		description: "What functions or packages of older profiles are called today, a map or one `old=new` a line, such as `example.com/shop/old=example.com/shop/new`.",
		commands: [
			...COLLECTING,
			"check",
			"merge"
		]
	},
	"find-renames": {
		description: "Look into git’s history for what missing functions are called today, where it shows that for certain.",
		default: "`true`",
		commands: [...COLLECTING, "check"]
	},
	"carry-over": {
		description: "How much the committed profile counts in the next one, of the weight of the new profiles: with `50%`, rare calls stay hot for some refreshes.",
		default: "`0%`",
		commands: ["refresh"]
	},
	archive: {
		description: "Object store that keeps every merged profile and result document, such as `s3://bucket/prod/my-service/`.",
		commands: COLLECTING
	},
	fallback: {
		description: "What to use when no profile can be collected, first to last: `committed`, `archive`, the path of a profile, `off` (none at all). The run then succeeds, with a warning.",
		default: "nothing: the run fails",
		commands: ["collect"]
	},
	serve: {
		description: "Command that starts the service while the sources are collected, and, with `$PGO_BINARY` for the program, either side of a load test.",
		commands: COLLECTING
	},
	"serve-env": {
		description: "Environment of `serve`, one `NAME=VALUE` a line, such as `LD_PRELOAD=…`.",
		commands: COLLECTING
	},
	ready: {
		description: "URL that answers with 2xx once the service can be used.",
		default: "its endpoints accept connections",
		commands: COLLECTING
	},
	load: {
		description: "Command that loads the service, while it is profiled and in a load test of both sides: `ab -n 20000 -c 8 http://127.0.0.1:8080/`.",
		commands: COLLECTING
	},
	"load-env": {
		description: "Environment of `load`, one `NAME=VALUE` a line.",
		commands: COLLECTING
	},
	cpus: {
		description: "CPUs that `serve` may use, such as `2` or `0.5`; on Linux, a part of one only where cgroups can be written.",
		default: "all",
		commands: COLLECTING
	},
	compact: {
		description: "`edges` keeps what the compiler reads, `stable` that with the committed weights where the compiler decides the same by them, `none` whole stacks.",
		default: "`edges`",
		commands: [...COLLECTING, "merge"]
	},
	"min-drift": {
		description: "Share of the weight that must be in other calls than the committed profile makes hot, beyond sampling noise, for an update.",
		default: "`5%`",
		commands: ["refresh"]
	},
	"max-profile-age": {
		description: "A committed profile, or a `fallback`, that is older than this is a warning.",
		default: "`90d`",
		commands: ["collect", "check"]
	},
	"build-flags": {
		description: "Further arguments of `go build`, such as `-tags=prod -trimpath`.",
		commands: BUILDING
	},
	platforms: {
		description: "Platforms to build for, as `GOOS/GOARCH`, such as `linux/amd64, linux/arm64/v8.1, windows/amd64`.",
		default: "this machine",
		commands: ["build"]
	},
	cgo: {
		description: "Build with cgo (`CGO_ENABLED`) or without.",
		default: "as Go does",
		commands: ["build"]
	},
	reproducible: {
		description: "Build so that the same source and profile give the same bytes in any folder and at any time, and verify it by a second build.",
		default: "`false`",
		commands: ["build"]
	},
	benchmarks: {
		description: "Regular expression of the Go benchmarks to run on both sides; `none` runs none.",
		default: "`.`",
		commands: ["refresh", "compare"]
	},
	"benchmark-packages": {
		description: "Packages whose benchmarks are run, such as `./...` for all of the module.",
		default: "all but those that only other programs of the module are made of",
		commands: ["refresh", "compare"]
	},
	budget: {
		description: "Time to spend on measuring at most, builds not counted.",
		default: "`5m`",
		commands: ["refresh", "compare"]
	},
	precision: {
		description: "Measuring ends once the 95 % interval of the change is this narrow, to either side.",
		default: "`0.5%`",
		commands: ["refresh", "compare"]
	},
	equivalence: {
		description: "An interval that holds zero and lies within this much of it, to either side, is `no difference`.",
		default: "`1%`",
		commands: ["refresh", "compare"]
	},
	measure: {
		description: "What is measured: `benchmarks`, `load` (of `serve` and `load`, where `serve` starts `$PGO_BINARY`), `production`.",
		default: "all that is configured",
		commands: ["refresh", "compare"]
	},
	evidence: {
		description: "What is looked into beside: what the `compiler` did, `profiles` of both sides, `build-times` with an empty cache; or `none`.",
		default: "`compiler`, `profiles`; with `compare` also `build-times`",
		commands: ["refresh", "compare"]
	},
	production: {
		description: "Prometheus and queries that compare production before and after a release, a YAML map.",
		commands: ["compare"]
	},
	history: {
		description: "Where result documents of earlier runs are, for the chart over releases, a YAML list.",
		commands: ["refresh", "compare"]
	},
	"fail-on": {
		description: "Conditions, proven, that turn the job red: `slower > 2%`, `size > 5%`, `frames > 20%`, `memory > 10%`.",
		default: "nothing does",
		commands: ["refresh", "compare"]
	},
	comment: {
		description: "On a pull request, keep one comment with the result up to date.",
		default: "`true`",
		commands: ["compare", "check"]
	},
	baseline: {
		description: "Side to compare with: `off`, `committed`, `merged`, or the path of a profile or binary.",
		default: "`off`",
		commands: ["build", "compare"]
	},
	candidate: {
		description: "Side to judge: `off`, `committed`, `merged`, or the path of a profile or binary.",
		default: "`committed`",
		commands: ["build", "compare"]
	},
	verify: {
		description: "Command that must pass before a profile is proposed, in a tree that has it in place, at `$PGO_PROFILE`; such as `go test -pgo=\"$PGO_PROFILE\" ./...`.",
		commands: ["refresh"]
	},
	"verify-timeout": {
		description: "Time that `verify` may take at most.",
		default: "`15m`",
		commands: ["refresh"]
	},
	publish: {
		description: "How the profile is handed in: `pull-request`, `commit`, `git` (a branch pushed to `origin`, for GitLab, Gitea and others), `local` (a branch of this clone) or `none`.",
		default: "`pull-request`",
		commands: PUBLISHING$1
	},
	"private-names": {
		description: "Whether a profile may tell a public repository names of functions of modules that Go is told are private (`GOPRIVATE`, `GONOPROXY`, `GONOSUMDB`), that lie outside of the repository or are not in `go.sum`: `refuse` or `allow`.",
		default: "`refuse`",
		commands: ["refresh"]
	},
	"pull-requests": {
		description: "Propose the profiles of all `targets` in `one` pull request, or `each` in its own.",
		default: "`one`",
		commands: PUBLISHING$1
	},
	repository: {
		description: "Repository to publish to, as `owner/name`.",
		default: "`$GITHUB_REPOSITORY`",
		commands: PUBLISHING$1
	},
	branch: {
		description: "Branch that the profile is proposed on; may hold `{{profile}}`, `{{target}}` and other names.",
		default: "`pgo/` and the profile’s path, for `rollback` `pgo/rollback-` and that",
		commands: PUBLISHING$1
	},
	"branch-suffix": {
		description: "What is put behind the name of `branch`: `random`, `timestamp` or `short-commit-hash`; a name that is new opens a new pull request.",
		commands: PUBLISHING$1
	},
	base: {
		description: "Branch that the profile is proposed for; `{{head}}` is what is checked out.",
		default: "the default branch; for `publish: local` what is checked out",
		commands: PUBLISHING$1
	},
	title: {
		description: "Title of the pull request; may hold the same names as `branch`.",
		default: "`Refresh PROFILE`, `Roll back PROFILE`",
		commands: PUBLISHING$1
	},
	body: {
		description: "Markdown to put first in the pull request.",
		commands: PUBLISHING$1
	},
	"body-path": {
		description: "File, from the working directory, whose Markdown is put there instead of `body`.",
		commands: PUBLISHING$1
	},
	"commit-message": {
		description: "Message of the commit; may hold the same names as `branch`.",
		default: "`pgo: refresh PROFILE`, `pgo: roll back PROFILE`",
		commands: PUBLISHING$1
	},
	signoff: {
		description: "End the commit message in `Signed-off-by:`, with the name that the commit is made by.",
		default: "`false`",
		commands: PUBLISHING$1
	},
	labels: {
		description: "Labels for the pull request.",
		commands: PUBLISHING$1
	},
	assignees: {
		description: "Users to assign the pull request to.",
		commands: PUBLISHING$1
	},
	reviewers: {
		description: "Users to ask for a review.",
		commands: PUBLISHING$1
	},
	"team-reviewers": {
		description: "Teams to ask for a review; needs a token that may read teams.",
		commands: PUBLISHING$1
	},
	milestone: {
		description: "Number of the milestone for the pull request.",
		commands: PUBLISHING$1
	},
	draft: {
		description: "Open the pull request as a draft (`true`), and make it one again with every update (`always-true`).",
		default: "`false`",
		commands: PUBLISHING$1
	},
	"maintainer-can-modify": {
		description: "Let maintainers push to the branch of the fork.",
		default: "`true`",
		commands: PUBLISHING$1
	},
	"push-to-fork": {
		description: "Fork, as `owner/name`, that the branch is pushed to.",
		commands: PUBLISHING$1
	},
	"delete-branch": {
		description: "Delete the branch when the pull request is closed because it became pointless (`publish: git` and `local` always do).",
		default: "`false`",
		commands: PUBLISHING$1
	},
	"auto-merge": {
		description: "Let GitHub merge the pull request once its checks pass: `merge`, `squash`, `rebase` or `false`.",
		default: "`false`",
		commands: PUBLISHING$1
	},
	"git-push-options": {
		description: "What `publish: git` passes to the server with the push, such as `merge_request.create` for GitLab.",
		commands: PUBLISHING$1
	},
	"output-directory": {
		description: "Folder for the report, the binaries and the result document.",
		default: "a new temporary folder",
		commands: ALL
	}
};
/** Further inputs and options that are not settings of the config file. */
const ENTRY_INPUTS = {
	command: {
		description: "What to do: `refresh`, `collect`, `build`, `compare`, `check`, `rollback` or `targets`.",
		default: "`refresh`",
		commands: ALL
	},
	config: {
		description: "Path of the config file.",
		default: "`.github/pgo.yml` in the working directory or at the root of the repository",
		commands: ALL
	},
	"working-directory": {
		description: "Folder of the Go module.",
		default: "`.`",
		commands: ALL
	},
	sources: {
		description: "Where profiles come from, as a YAML list.",
		default: "the `sources` of the config file",
		commands: COLLECTING
	},
	token: {
		description: "Token for GitHub's API.",
		default: "`${{ github.token }}`",
		commands: [
			"refresh",
			"collect",
			"compare",
			"check",
			"rollback"
		]
	}
};

// src/config/clone.ts
/**
* Root of the clone that `path` belongs to, by the names in `path` alone; undefined where there is none. What a commit can
* make of a folder is not taken for a clone: a submodule belongs to the repository around it, and a symbolic link below
* `top` is what the repository has there.
*/
async function cloneRoot(path, top) {
	for (let at = path;; at = dirname(at)) {
		if (await isClone(at) && (at === top || !isBelow(at, top) || !await isLink(at))) return at;
		if (dirname(at) === at) return void 0;
	}
}
async function isClone(folder) {
	const path = join(folder, ".git");
	const entry = await stat(path).catch(() => void 0);
	if (entry?.isDirectory()) return true;
	if (!entry?.isFile()) return false;
	return !SUBMODULE.test(await readFile(path, "utf8").catch(() => ""));
}
/** What the `.git` of a submodule says, where a further work tree's says `…/.git/worktrees/NAME`. */
const SUBMODULE = /^gitdir: .*\.git([\\/]worktrees[\\/][^\\/]+)?[\\/]modules[\\/]/;
async function isLink(path) {
	return (await lstat(path).catch(() => void 0))?.isSymbolicLink() ?? false;
}
/** Whether `path` is `folder` or lies in it, by their names. */
function isBelow(path, folder) {
	const inside = relative(folder, path);
	return inside === "" || inside !== ".." && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}
/** The folder that the job's checkouts are in; in a terminal, that of the run. */
function checkoutOf(cwd, env) {
	return env["GITHUB_WORKSPACE"] ? resolve(env["GITHUB_WORKSPACE"]) : cwd;
}
/**
* A pull request can make a symbolic link of any folder, and then what is read or written there is somewhere else.
* @param checkout absolute; undefined: nobody has proposed anything, and links are as their owner made them.
* @param what names the setting whose path it is.
* @throws UsageError when `path` is in `checkout` by its name, and not in fact. What is not there yet lies where its folder does.
*/
async function requireInside(path, checkout, what) {
	if (checkout === void 0 || !isBelow(path, checkout)) return;
	const [real, root] = [await realPath(path), await realPath(checkout)];
	if (isBelow(real, root)) return;
	throw new UsageError(`${what}: ${relative(checkout, path)} leads out of the checkout by a symbolic link, which is not followed for a pull request.`, { fix: "Commit a folder or file in place of the link." });
}
/** With symbolic links resolved, as far as the path exists; a link that leads nowhere counts as what it names. */
async function realPath(path) {
	const real = await realpath(path).catch(() => void 0);
	if (real !== void 0 || dirname(path) === path) return real ?? path;
	return join(await realPath(dirname(path)), path.slice(dirname(path).length));
}

// src/config/base-file.ts
/**
* What the base has at `path`: as the clone holds it, or else as GitHub does.
* @param path from the repository's root, with forward slashes.
* @throws ExpectedError when neither can tell; what is checked out is never taken instead.
*/
async function readBaseFile(path, context) {
	const here = await inClone(path, context);
	if (!("reason" in here)) return here;
	const there = await onGitHub(path, context);
	if (!("reason" in there)) return there;
	const { ref, sha, repository } = context.base;
	throw new ExpectedError(`On a pull request the config file is read from its base, and the commit ${sha.slice(0, 10)} of \`${ref}\` cannot be had: ${here.reason}, and ${there.reason}.`, {
		fix: `Fetch it before: \`fetch-depth: 0\` on the step with \`actions/checkout\`. Or let GitHub be asked: \`permissions: { contents: read }\` on the job, and the \`token\` of ${repository ?? "the repository"}.`,
		cause: there.cause
	});
}
async function inClone(path, { base, clone, env, signal }) {
	if (clone === void 0) return { reason: "there is no clone" };
	const git = async (...args) => {
		const result = await run(["git", ...args], {
			cwd: clone,
			env: {
				...env,
				LC_ALL: "C",
				GIT_DIR: void 0,
				GIT_WORK_TREE: void 0,
				GIT_NO_REPLACE_OBJECTS: "1",
				GIT_NO_LAZY_FETCH: "1",
				GIT_TERMINAL_PROMPT: "0",
				GIT_LITERAL_PATHSPECS: "1"
			},
			...signal && { signal }
		});
		if (result.exitCode === 0) return result.stdout;
		throw new NotInClone(lastLine(result.stderr));
	};
	try {
		if ((await git("cat-file", "-t", base.sha)).toString().trim() !== "commit") throw new NotInClone("it is no commit");
		let there = true;
		const obstacle = await obstacleAt(path, async (at) => {
			const listed = (await git("ls-tree", "-z", "--full-tree", base.sha, "--", at)).toString();
			there = listed !== "";
			return there ? listed.split(" ", 1)[0] : void 0;
		});
		if (obstacle !== void 0) return {
			kind: "obstacle",
			obstacle
		};
		if (!there) return { kind: "nothing" };
		return {
			kind: "file",
			bytes: await git("cat-file", "blob", `${base.sha}:${path}`)
		};
	} catch (error) {
		signal?.throwIfAborted();
		if (!(error instanceof ExpectedError) && !(error instanceof NotInClone)) throw error;
		return { reason: error instanceof NotInClone && /could not get object info|bad file/.test(error.message) ? "this clone does not hold it" : `git says: ${unended(messageOf(error))}` };
	}
}
var NotInClone = class extends Error {};
function lastLine(text) {
	return text.trim().split("\n").at(-1) ?? "";
}
function unended(sentence) {
	return sentence.replace(/\.$/, "");
}
async function onGitHub(path, { base, env, token, signal }) {
	if (token === void 0) return { reason: "there is no token for GitHub's API" };
	if (base.repository === void 0) return { reason: "it is not said in which repository it is" };
	const [{ githubApi }, { GitHubRepository }] = await Promise.all([import("./api2.js"), import("./github-repository.js")]);
	const repository = new GitHubRepository(githubApi({
		token,
		apiUrl: apiUrlIn(env),
		...signal && { signal }
	}), base.repository);
	try {
		const obstacle = (await repository.obstacles([path], base.sha)).get(path);
		if (obstacle !== void 0) return {
			kind: "obstacle",
			obstacle
		};
		const file = await repository.file(path, base.sha);
		return file === void 0 ? { kind: "nothing" } : {
			kind: "file",
			bytes: file.bytes
		};
	} catch (error) {
		signal?.throwIfAborted();
		if (!isResponseError(error)) throw error;
		const { response, status } = error;
		return {
			reason: `GitHub's API ${response === void 0 ? "cannot be reached" : `answered ${status}`}: ${unended(serverWords(error))}`,
			cause: error
		};
	}
}

// src/config/base-config.ts
/**
* The config file of a pull request's base: what the pull request itself makes of it is a proposal, and has no say in what
* is run, asked or published with the secrets of this job.
* @throws ExpectedError when the base cannot be read; UsageError when it has no plain file there.
*/
async function configOfBase(base, looking) {
	const checkedOut = await firstOf(looking.candidates, readProposed);
	const accepted = await firstOf(looking.candidates, (path) => readAccepted(path, base, looking));
	if (isSame(accepted, checkedOut)) return {
		...accepted,
		findings: []
	};
	const place = `\`${looking.name}\``;
	const message = accepted === void 0 ? `${place} is not on \`${base.ref}\` yet: what this pull request says in it counts once it is merged.` : `${place} is read from \`${base.ref}\`, the base of this pull request: what the pull request changes in it counts once it is merged.`;
	return {
		...accepted,
		findings: [{
			severity: "note",
			message
		}]
	};
}
/**
* What to read where the event does not tell the base.
* @throws ExpectedError when a config file is there that nobody may have accepted.
*/
async function configOfUnknown(reason, looking) {
	for (const path of looking.candidates) if (!isOfCheckout(path, looking)) {
		const yaml = await readIfThere(path);
		if (yaml !== void 0) return {
			path,
			yaml,
			findings: []
		};
	} else if (await readProposed(path) !== void 0) throw notKnown(reason, looking);
	return { findings: [] };
}
function notKnown(reason, { name }) {
	return new ExpectedError(`On a pull request ${name} is read from its base, which is not known: ${reason}.`, { fix: "Run it in a workflow of GitHub, whose event (GITHUB_EVENT_PATH) names `pull_request.base`." });
}
async function firstOf(paths, read) {
	for (const path of paths) {
		const yaml = await read(path);
		if (yaml !== void 0) return {
			path,
			yaml
		};
	}
}
/** Git may write other line ends than it keeps. */
function isSame(one, other) {
	const text = ({ yaml }) => Buffer.from(yaml).toString().replaceAll("\r\n", "\n");
	if (one === void 0 || other === void 0) return one === other;
	return one.path === other.path && text(one) === text(other);
}
/** What an earlier step of the workflow has put beside the checkout is no part of the pull request. */
function isOfCheckout(path, { cwd, env }) {
	return isBelow(path, checkoutOf(cwd, env));
}
/** What is checked out, to be compared and no more: a pull request may put a link to anything there, which counts as empty. */
async function readProposed(path) {
	const entry = await lstat(path).catch(() => void 0);
	if (entry === void 0) return void 0;
	return entry.isFile() ? readFile(path) : /* @__PURE__ */ new Uint8Array();
}
async function readAccepted(path, base, looking) {
	const { cwd, env, token, signal } = looking;
	const clone = await cloneRoot(dirname(path), cwd);
	if (clone === void 0 && !isOfCheckout(path, looking)) return readIfThere(path);
	const root = clone ?? checkoutOf(cwd, env);
	const inRepository = relative(root, path).split(sep).join("/");
	const context = {
		base,
		clone,
		env,
		...token !== void 0 && { token },
		...signal && { signal }
	};
	const read = await readBaseFile(inRepository, context);
	if (read.kind === "obstacle") return besideSubmodule(read, path, root, base, looking);
	return read.kind === "file" ? read.bytes : void 0;
}
/** A working directory in a submodule has no config file on the base of the repository around it, which is no fault. */
async function besideSubmodule({ obstacle }, path, root, base, { workingDirectory, name }) {
	if (obstacle.kind === "submodule" && isBelow(relative(root, workingDirectory).split(sep).join("/"), obstacle.path) && await readProposed(path) === void 0) return void 0;
	throw new UsageError(`config: \`${obstacle.path}\` is ${NAMES[obstacle.kind]} on \`${base.ref}\`, so that ${name} cannot be read from the base of the pull request.`, { fix: "Let the config file be a plain file of this repository; `config` names one at another place." });
}
const NAMES = {
	link: "a symbolic link",
	folder: "a folder",
	submodule: "a submodule",
	file: "a file"
};

// src/config/own-tokens.ts
/** What the runner gives to the job, and what speaks to GitHub in its name. */
const RESERVED$1 = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*|INPUT_.*)$/i;
/** Of those, the ones that open something. */
const OPENING = /^(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?TOKEN|ACTIONS_.*TOKEN|INPUT_TOKEN)$/i;
/** A shorter text may be part of another by chance. */
const LEAST_PART = 8;
const FIX = "Give it a secret of its own: `env: { PROFILES_TOKEN: ${{ secrets.PROFILES_TOKEN }} }` on the step, and `${PROFILES_TOKEN}` here.";
/**
* The job's own tokens are for GitHub: whoever gets one may do with the repository what the job may.
* @throws UsageError for a variable that is one of them by its name, whether it is set or not.
*/
function requireForeignName(name, where) {
	if (!RESERVED$1.test(name)) return;
	throw new UsageError(`${where}: \`\${${name}}\` is the job's own, and no endpoint gets it.`, { fix: FIX });
}
/**
* The same by what a text holds, whatever it is called.
* @param what names the text, such as the variable that it comes from.
* @throws UsageError when it holds one of them.
*/
function requireForeignText(text, what, env, token) {
	if (![...Object.entries(env).flatMap(([name, value]) => OPENING.test(name) && value ? [value] : []), ...token ? [token] : []].map((one) => one.trim()).filter((one) => one !== "").some((one) => text.trim() === one || one.length >= LEAST_PART && text.includes(one))) return;
	throw new UsageError(`${what} holds the job's own token, and no endpoint gets that.`, { fix: FIX });
}

// src/config/variables.ts
/**
* Replaces each `${NAME}` by its value, as `encode` writes it. What came from anywhere else than the text of the
* configuration is never handed in here: a name that a server or a file brings stays as it is.
* @throws UsageError when the environment has no such variable, or it is the job's own token.
*/
function expandVariables(written, where, { env, mask, token }, encode = (value) => value) {
	requireForeignText(written, where, env, token);
	return written.replace(/\$\{(\w+)\}/g, (_, name) => {
		requireForeignName(name, where);
		const value = Object.hasOwn(env, name) ? env[name] : void 0;
		if (value === void 0 || value === "") throw new UsageError(`${where}: the environment has no variable ${name}.`, { fix: `Set it with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.` });
		requireForeignText(value, `${where}: the variable ${name}`, env, token);
		mask(value, name);
		return encode(value);
	});
}

// src/config/kinds/address.ts
const PROFILE_PATH = "/debug/pprof/profile";
/** The URL with its variables looked up. @throws UsageError when it is not http(s). */
function httpUrl(written, where, variables, example) {
	const url = requireHttpUrl(expandUrl(written, where, variables), where, example);
	for (const secret of secretsInUrl(url)) variables.mask(secret);
	return url;
}
/** @throws UsageError when it is not http(s). */
function requireHttpUrl(url, where, example) {
	if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url);
	throw new UsageError(`${where}: the address is not an http(s) URL.`, { fix: `Write it as \`${example}\`.` });
}
/** The URL of a CPU profile of net/http/pprof, completed where only the host or the index was written. */
function endpointUrl(written, where, variables) {
	const url = httpUrl(written, where, variables, "http://HOST:PORT` or `http://HOST:PORT/debug/pprof/profile");
	const seconds = url.searchParams.get("seconds");
	if (seconds !== null && !is(profileSeconds, seconds)) throw new UsageError(`${where}: ${shown(`seconds=${seconds}`)} is not ${SECONDS}.`, { fix: "Write for instance `seconds: 30`." });
	url.pathname = profilePath(url.pathname);
	return url;
}
/** `/` and `/debug/pprof/` stand for the CPU profile; any other path is meant as it is. */
function profilePath(path) {
	if (path === "/" || path === "") return PROFILE_PATH;
	return /\/debug\/pprof\/?$/.test(path) ? `${path.replace(/\/$/, "")}/profile` : path;
}
/**
* Whatever is looked up is a secret, except the name of a host, which findings and reports must be able to show. A
* password may hold what would end the user's part of a URL, and a piece of it would be taken for the host.
*/
function expandUrl(written, where, variables) {
	const [, scheme = "", user = "", host = "", rest = ""] = /^(\w+:\/\/)?([^/?#]*@)?([^/?#@]*)(.*)$/s.exec(written) ?? [];
	const mask = scheme === "" ? variables.mask : () => {};
	const hidden = expandVariables(user, where, variables, encodeURIComponent);
	const path = expandVariables(rest, where, variables);
	return scheme + hidden + expandVariables(host, where, {
		...variables,
		mask
	}) + path;
}
/** A URL as it is shown: no user, no password, no query. */
function shownUrl(url) {
	return `${url.origin}${url.pathname.replace(/\/$/, "")}`;
}

// src/config/kinds/access.ts
const HEADERS_EXPECTED = "a map of header names and texts";
const HEADERS = optional$1(record(pipe(string(), regex(/^[!#$%&'*+.^_`|~\w-]*[A-Za-z][!#$%&'*+.^_`|~\w-]*$/, HEADERS_EXPECTED)), string("a text"), HEADERS_EXPECTED));
/** How the server of a source is asked: headers as they are, or made of a user or a token. */
const ACCESS = {
	headers: HEADERS,
	"headers-command": optional$1(text),
	username: optional$1(union([text, pipe(number(), transform(String))], "a text")),
	password: optional$1(text),
	token: optional$1(text)
};
/** @throws UsageError for a variable that is not set, or two ways to authenticate. */
function accessOf(written, where, variables) {
	const expand = (value, key) => expandVariables(value, `${where}.${key}`, variables);
	const { username, password, token } = written;
	if (token !== void 0 && (username !== void 0 || password !== void 0)) throw new UsageError(`${where} has both a \`token\` and a \`username\` or \`password\`.`, { fix: "Leave out what this server does not ask for." });
	const authorization = authorizationOf(token && expand(token, "token"), username && expand(username, "username"), password && expand(password, "password"), variables);
	const headers = headersOf(written.headers, where, variables);
	return {
		headers: {
			...authorization !== void 0 && { Authorization: authorization },
			...headers
		},
		...written["headers-command"] !== void 0 && { headersCommand: written["headers-command"] }
	};
}
/** Masks what is secret of it, also where it was written as it is. */
function authorizationOf(token, username, password, { mask }) {
	for (const secret of [token, password]) if (secret !== void 0) mask(secret);
	if (token !== void 0) return `Bearer ${token}`;
	if (username === void 0 && password === void 0) return void 0;
	const header = basicAuthorization(username ?? "", password ?? "");
	mask(header.slice(6));
	return header;
}
/** Header values with their variables looked up. */
function headersOf(written, where, variables) {
	const headers = Object.entries(written ?? {}).map(([name, value]) => {
		const expanded = expandVariables(value, `${where}.headers.${name}`, variables);
		if (isSecretHeader(name) || expanded !== value) for (const secret of secretsOfHeader(expanded)) variables.mask(secret);
		return [name, expanded];
	});
	return Object.fromEntries(headers);
}
/**
* The base URL of an API and the way to ask it; a user and password in the URL become a header.
* @throws UsageError for what is no base URL.
*/
function apiOf(address, written, where, variables) {
	const url = httpUrl(address, where, variables, "https://HOST` or `https://HOST/PREFIX");
	if (url.search !== "" || url.hash !== "") throw new UsageError(`${where}: the base URL has a query.`, { fix: "Write only scheme, host and path prefix; give a secret as `token` or in `headers`." });
	const access = accessOf(written, where, variables);
	const [username, password] = userInfo(url);
	const header = username + password === "" ? void 0 : authorizationOf(void 0, username, password, variables);
	return {
		url: `${url.origin}${url.pathname.replace(/\/+$/, "")}`,
		access: {
			...access,
			headers: {
				...header && { Authorization: header },
				...access.headers
			}
		}
	};
}

// src/config/yaml.ts
var import_dist = require_dist();
/**
* What YAML text says. `where` names the text in errors, which tell the place in it and never what stands there: the
* text may hold secrets.
* @throws UsageError when it is not valid.
*/
function parseYaml(yaml, where) {
	const document = (0, import_dist.parseDocument)(yaml, { prettyErrors: true });
	const problem = document.errors[0];
	if (problem !== void 0) throw isTooDeep(problem) ? tooDeep(where) : invalid(yaml, where, problem);
	try {
		return document.toJS();
	} catch (error) {
		if (isTooDeep(error)) throw tooDeep(where);
		if (!(error instanceof ReferenceError)) throw error;
		if (error.message.startsWith("Excessive alias count")) throw tooManyAliases(where);
		throw new UsageError(`${where} is not valid YAML: a value starts with \`*\`, which stands for an anchor that is not there.`, { fix: "Put that value in quotes: `'*…'`." });
	}
}
/** Node's own words, which the library passes on as an error of its own. */
function isTooDeep(error) {
	return error instanceof Error && error.message.startsWith("Maximum call stack size exceeded");
}
function tooDeep(where) {
	return new UsageError(`${where} is not read: it nests values in values by the hundreds.`, { fix: "Write what the reference tells: no setting is nested more than a few levels." });
}
function tooManyAliases(where) {
	return new UsageError(`${where} is not read: its aliases (\`*…\`) stand for too many values.`, { fix: "Write the values themselves, or let no alias stand for other aliases." });
}
function invalid(yaml, where, problem) {
	const { line, col } = problem.linePos?.[0] ?? {
		line: 1,
		col: 1
	};
	return new UsageError(`${where} is not valid YAML: ${summary(problem)} at line ${line}, column ${col}.`, { fix: bareVariable(yaml, problem) ?? "Mend that line." });
}
/** The library's words without those that quote the text. */
function summary({ code, message }) {
	if (code === "BAD_DQ_ESCAPE") return "Invalid escape sequence between double quotes";
	if (code === "TAG_RESOLVE_FAILED") return "Unknown tag";
	if (code === "BAD_DIRECTIVE") return "Unknown directive";
	const [line = ""] = message.split("\n");
	return line.replace(/ at line \d+, column \d+:?$/, "").replace(/(\w): .*$/, "$1");
}
/** In `{…}` and `[…]`, the brace of a `${NAME}` without quotes begins another map. */
function bareVariable(yaml, { pos }) {
	const name = /^\$\{(\w+)\}/.exec(yaml.slice(Math.max(0, pos[0] - 1)))?.[1];
	if (name === void 0) return void 0;
	return `Between braces or brackets, put a value with a variable in quotes: \`'\${${name}}'\`.`;
}

// src/config/production.ts
const DAYS = "a whole number from 0 to 90";
const MAP$1 = strictObject({
	prometheus: pipe(text, examples(["https://prometheus.internal"])),
	cpu: pipe(text, examples(["rate(process_cpu_seconds_total{job=\"my-service\"}[5m])"])),
	traffic: optional$1(text),
	released: moment,
	settle: optional$1(duration),
	window: optional$1(duration),
	days: optional$1(union([pipe(number(DAYS), integer(DAYS), minValue(0, DAYS), maxValue(90, DAYS)), pipe(matching(/0*(?:[0-8]?\d|90)/, DAYS), transform(Number))], DAYS)),
	timeout: optional$1(patience),
	...ACCESS
});
const EXPECTED = "a map with `prometheus`, `cpu` and `released`";
/** A map; as an input or option, the same map as YAML text. */
const PRODUCTION = union([MAP$1, pipe(string(EXPECTED), regex(/\S/, EXPECTED))], EXPECTED);
/**
* Says what is wrong inside of a map, of which the table of settings knows only that it is none of its own.
* @throws UsageError which names the key, its value and the choices.
*/
function requireProduction(written, where) {
	if (typeof written !== "object" || written === null || Array.isArray(written)) return;
	const result = safeParse(MAP$1, written);
	if (!result.success) throw explain(result.issues, written, where, MAP$1.entries);
}
/** @throws UsageError for a map with something wrong in it. */
function productionQueries(written, variables) {
	const map = typeof written === "string" ? read(written) : written;
	const { url, access } = apiOf(map.prometheus, map, "production", variables);
	return {
		url,
		...access,
		cpu: map.cpu,
		released: map.released,
		settle: map.settle ?? 6e5,
		window: map.window ?? 72e5,
		days: map.days ?? 7,
		...map.traffic !== void 0 && { traffic: map.traffic },
		...map.timeout !== void 0 && { timeout: map.timeout }
	};
}
function read(yaml) {
	const written = parseYaml(yaml, "production");
	requireProduction(written, "production");
	const result = safeParse(MAP$1, written);
	if (result.success) return result.output;
	throw new UsageError(`production is not ${EXPECTED}.`, { fix: "Write one `key: value` a line, such as `prometheus: https://prometheus.internal`." });
}

// src/config/kinds/kind.ts
/** Pairs a schema with the reader of what it parses. */
function kind(entries, read) {
	return {
		schema: strictObject({
			...entries,
			...COMMON
		}),
		read
	};
}
/** What every source takes. */
const COMMON = {
	limit: optional$1(whole),
	"max-age": optional$1(duration),
	timeout: optional$1(patience),
	required: optional$1(flag),
	weight: optional$1(positive)
};
function commonOf(source, label) {
	return {
		label,
		...source.limit !== void 0 && { limit: source.limit },
		...source["max-age"] !== void 0 && { maxAge: source["max-age"] },
		...source.timeout !== void 0 && { timeout: source.timeout },
		...source.weight !== void 0 && { weight: source.weight },
		required: source.required ?? false
	};
}
/** A command or query as part of a label: one line, not too long. */
function shortened(written) {
	const line = written.replace(/\s+/g, " ").trim();
	return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}

// src/config/kinds/artifact.ts
const artifact = kind({
	artifact: text,
	repository: optional$1(matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`")),
	workflow: optional$1(union([text, pipe(number(), transform(String))], "a workflow file name or id")),
	branch: optional$1(text),
	"run-id": optional$1(whole)
}, (written) => ({
	kind: "artifact",
	name: written.artifact,
	...written.repository !== void 0 && { repository: written.repository },
	...written.workflow !== void 0 && { workflow: written.workflow },
	...written.branch !== void 0 && { branch: written.branch },
	...written["run-id"] !== void 0 && { runId: written["run-id"] },
	...commonOf(written, `artifact: ${written.artifact}`)
}));

// src/config/kinds/pprof.ts
/** Seconds of a live CPU profile where none are written. */
const DEFAULT_SECONDS = 30;
const pprof = kind({
	pprof: text,
	seconds: optional$1(profileSeconds),
	...ACCESS
}, (written, where, variables) => {
	const url = endpointUrl(written.pprof, where, variables);
	const seconds = written.seconds ?? Number(url.searchParams.get("seconds") ?? 30);
	url.searchParams.delete("seconds");
	return {
		kind: "pprof",
		url: url.href,
		seconds,
		...accessOf(written, where, variables),
		...commonOf(written, shownUrl(url))
	};
});

// src/config/kinds/profilers.ts
const HOUR$1 = 36e5;
const PERIOD = {
	from: optional$1(moment),
	to: optional$1(moment)
};
const BUSIEST = {
	...PERIOD,
	busiest: optional$1(duration)
};
const pyroscope = kind({
	pyroscope: text,
	query: pipe(text, examples(["{service_name=\"my-service\"}"])),
	"profile-type": optional$1(text),
	tenant: optional$1(text),
	...BUSIEST,
	...ACCESS
}, (written, where, variables) => {
	const { url, access } = apiOf(written.pyroscope, written, where, variables);
	const { tenant } = written;
	return {
		kind: "pyroscope",
		url,
		...access,
		headers: {
			...tenant !== void 0 && { "X-Scope-OrgID": tenant },
			...access.headers
		},
		query: written.query,
		profileType: written["profile-type"] ?? "process_cpu:cpu:nanoseconds:cpu:nanoseconds",
		period: periodOf(written, 24 * HOUR$1, where),
		...written.busiest !== void 0 && { busiest: written.busiest },
		...commonOf(written, `pyroscope: ${url} ${shortened(written.query)}`)
	};
});
const parca = kind({
	parca: text,
	query: pipe(text, examples(["process_cpu:samples:count:cpu:nanoseconds:delta{job=\"my-service\"}"])),
	...BUSIEST,
	...ACCESS
}, (written, where, variables) => {
	const { url, access } = apiOf(written.parca, written, where, variables);
	return {
		kind: "parca",
		url,
		...access,
		query: written.query,
		period: periodOf(written, 24 * HOUR$1, where),
		...written.busiest !== void 0 && { busiest: written.busiest },
		...commonOf(written, `parca: ${url} ${shortened(written.query)}`)
	};
});
const datadog = kind({
	datadog: text,
	site: optional$1(text),
	...PERIOD
}, (written, where) => ({
	kind: "datadog",
	query: written.datadog,
	...written.site !== void 0 && { site: written.site },
	period: periodOf(written, 72 * HOUR$1, where),
	...commonOf(written, `datadog: ${shortened(written.datadog)}`)
}));
/**
* @param usual how long before now it begins, where nothing is written.
* @throws UsageError when it is known already that it is over before it begins, or too short for its `busiest` part.
*/
function periodOf(written, usual, where) {
	const { from = { ago: usual }, to = { ago: 0 } } = written;
	const length = knownLength({
		from,
		to
	});
	if (length !== void 0 && length <= 0) {
		const since = written.from === void 0 ? ` (${duration$1(usual)} ago where none is written)` : "";
		throw new UsageError(`${where}: \`from\`${since} is not before \`to\`.`, { fix: "Write for instance `from: now-24h` and leave `to` out." });
	}
	if (length !== void 0 && written.busiest !== void 0 && written.busiest > length) throw new UsageError(`${where}: \`busiest\`, ${duration$1(written.busiest)}, is longer than the ${duration$1(length)} from \`from\` to \`to\`.`, { fix: "Make `busiest` shorter, or let `from` begin earlier." });
	return {
		from,
		to
	};
}
/** Milliseconds; undefined where one end hangs on when the run is and the other does not. */
function knownLength({ from, to }) {
	if ("ago" in from && "ago" in to) return from.ago - to.ago;
	return "at" in from && "at" in to ? to.at - from.at : void 0;
}

// src/config/kinds/discovery.ts
const HOUR = 36e5;
const QUERY = "topk(20, sum by (instance) (rate(process_cpu_seconds_total{job=\"my-service\"}[5m])))";
const PORT = "the number or name of a port";
const prometheus = kind({
	prometheus: text,
	query: pipe(text, examples([QUERY])),
	endpoint: pipe(text, examples(["http://{{instance}}/debug/pprof/profile"])),
	seconds: optional$1(profileSeconds),
	"endpoint-headers": HEADERS,
	"endpoint-headers-command": optional$1(text),
	from: optional$1(moment),
	to: optional$1(moment),
	busiest: optional$1(duration),
	"partial-response": optional$1(flag),
	...ACCESS
}, (written, where, variables) => {
	const { url, access } = apiOf(written.prometheus, written, where, variables);
	const command = written["endpoint-headers-command"];
	if (!/\{\{\s*\w+\s*\}\}/.test(written.endpoint)) throw new UsageError(`${where}: the \`endpoint\` holds no label of the query's result.`, { fix: "Write it as `http://{{instance}}:6060` with the label that names the host." });
	return {
		kind: "prometheus",
		url,
		...access,
		query: written.query,
		endpoint: endpointTemplate(written.endpoint, `${where}.endpoint`, variables),
		endpointAccess: {
			headers: headersOf(written["endpoint-headers"], `${where}.endpoint-headers`, variables),
			...command !== void 0 && { headersCommand: command }
		},
		seconds: written.seconds ?? 30,
		period: evaluationPeriod(written, where),
		...written.busiest !== void 0 && { busiest: written.busiest },
		partialResponse: written["partial-response"] ?? true,
		...commonOf(written, `prometheus: ${url} ${shortened(written.query)}`)
	};
});
/** When the query is evaluated: at the end of this, or of the busiest part of it. */
function evaluationPeriod(written, where) {
	const { from, to = { ago: 0 }, busiest } = written;
	const day = 24 * HOUR;
	if (busiest !== void 0) return periodOf(written, day, where);
	if (from === void 0) return {
		from: "ago" in to ? { ago: to.ago + day } : { at: to.at - day },
		to
	};
	throw new UsageError(`${where}: \`from\` says where \`busiest\` begins to look, which is not written.`, { fix: "Add for instance `busiest: 1h`, or leave `from` out: the query is evaluated at one moment, which is `to`." });
}
/** The template with its variables looked up and its path completed. @throws UsageError when no label could make it a URL. */
function endpointTemplate(written, where, variables) {
	const template = expandUrl(written, where, variables);
	const example = requireHttpUrl(template.replace(/\{\{\s*\w+\s*\}\}/g, "1"), where, "http://{{instance}}:6060");
	for (const secret of secretsInUrl(example)) variables.mask(secret);
	const [, origin = "", path = "", query = ""] = /^(\w+:\/\/[^/?]*)([^?]*)(.*)$/s.exec(template) ?? [];
	return `${origin}${profilePath(path)}${query}`;
}
const kubernetes = kind({
	kubernetes: text,
	port: pipe(union([whole, matching(/[A-Za-z0-9-]+/, PORT)], PORT), examples([6060])),
	path: optional$1(text),
	scheme: optional$1(choice(["http", "https"])),
	seconds: optional$1(profileSeconds),
	context: optional$1(text)
}, (written, where) => {
	const [, namespace, selector] = /^([a-z0-9-]+)\/(.+)$/s.exec(written.kubernetes) ?? [];
	if (namespace === void 0 || selector === void 0) throw new UsageError(`${where}: ${shown(written.kubernetes)} is not a namespace and a label selector.`, { fix: "Write it as `prod/app=my-service`." });
	return {
		kind: "kubernetes",
		namespace,
		selector,
		port: String(written.port),
		scheme: written.scheme ?? "http",
		path: profilePath(written.path?.replace(/^(?!\/)/, "/") ?? "/"),
		seconds: written.seconds ?? 30,
		...written.context !== void 0 && { context: written.context },
		...commonOf(written, `kubernetes: ${shortened(written.kubernetes)}`)
	};
});

// src/config/kinds/local.ts
const file = kind({ file: text }, (written) => ({
	kind: "file",
	pattern: written.file,
	...commonOf(written, written.file)
}));
const command = kind({ command: text }, (written, _where, { mask }) => {
	for (const secret of secretsInCommand(written.command)) mask(secret);
	return {
		kind: "command",
		command: written.command,
		...commonOf(written, `command: ${shortened(shownCommand(written.command))}`)
	};
});

// src/config/kinds/objects.ts
const endpoint = optional$1(text);
const s3 = kind({
	s3: text,
	endpoint,
	region: optional$1(text)
}, (written, where, variables) => source("s3", objectAddress("s3", written.s3, written, where, variables), written));
const gs = kind({
	gs: text,
	endpoint
}, (written, where, variables) => source("gs", objectAddress("gs", written.gs, written, where, variables), written));
const az = kind({
	az: text,
	endpoint,
	account: optional$1(text)
}, (written, where, variables) => source("az", objectAddress("az", written.az, written, where, variables), written));
function source(scheme, address, written) {
	const label = labelOf(address);
	return {
		kind: scheme,
		address,
		...commonOf(written, label)
	};
}
/** Two places of the same name, in two accounts or on two servers, are told apart. */
function labelOf({ scheme, bucket, path, account, endpoint }) {
	return `${scheme}://${bucket}/${path}${account === void 0 ? "" : ` of ${account}`}${endpoint === void 0 ? "" : ` at ${new URL(endpoint).host}`}`;
}
/** Where the merged profile is kept, beside the repository: an object URL, or a map as of a source. */
const ARCHIVE = union([
	text,
	strictObject({
		s3: text,
		endpoint,
		region: optional$1(text)
	}),
	strictObject({
		gs: text,
		endpoint
	}),
	strictObject({
		az: text,
		endpoint,
		account: optional$1(text)
	})
], "an object URL such as `s3://bucket/prefix/`");
/** @throws UsageError for what is no place in an object store. */
function archiveAddress(written, variables) {
	if (typeof written !== "string") {
		const [scheme, url] = Object.entries(written)[0];
		return objectAddress(scheme, url, written, "archive", variables);
	}
	const scheme = /^(s3|gs|az):\/\//.exec(written)?.[1];
	if (scheme === void 0) throw new UsageError(`archive: ${shown(written)} is no URL of an object store.`, { fix: "Write it as `s3://bucket/prefix/`, `gs://bucket/prefix/` or `az://container/prefix/`." });
	return objectAddress(scheme, written, {}, "archive", variables);
}
/** `s3://bucket/path`, or `bucket/path` where the key says the scheme already. */
function objectAddress(scheme, written, options, where, variables) {
	const [, given = scheme, bucket, path = ""] = /^(?:([a-z0-9]+):\/\/)?([^/]+)(?:\/(.*))?$/is.exec(written) ?? [];
	if (given.toLowerCase() !== scheme || bucket === void 0 || /[?#@:]/.test(bucket)) throw new UsageError(`${where}: ${shown(written)} names no bucket.`, { fix: `Write it as \`${scheme}://${scheme === "az" ? "container" : "bucket"}/prefix/\`.` });
	const { region, account } = options;
	return {
		scheme,
		bucket,
		path: path.replace(/^\/+/, ""),
		...options.endpoint !== void 0 && { endpoint: httpUrl(options.endpoint, `${where}.endpoint`, variables, "https://HOST:PORT").href },
		...region !== void 0 && { region },
		...account !== void 0 && { account }
	};
}

// src/config/sources.ts
/** Every kind of source, by the key that names it. */
const KINDS = {
	file,
	pprof,
	command,
	artifact,
	s3,
	gs,
	az,
	pyroscope,
	parca,
	datadog,
	prometheus,
	kubernetes
};
const KIND_NAMES = Object.keys(KINDS);
/** The `sources` list as JSON Schema needs it: a shorthand or one of the kinds. */
const SOURCES = array(union([text, ...Object.values(KINDS).map(({ schema }) => schema)]));
/**
* The sources that a YAML value names. @param where names the value in errors: `sources` or the config file.
* @throws UsageError which names the item, what is wrong and the choices.
*/
function readSources(value, where, variables) {
	if (!Array.isArray(value)) throw new UsageError(`${where} is not a list.`, { fix: "Start each source with `- `, for instance `- http://10.0.0.7:6060`." });
	return value.map((item, index) => readSource(item, `${where}[${index}]`, variables));
}
function readSource(item, where, variables) {
	const long = typeof item === "string" ? fromShorthand(item.trim(), where) : item;
	if (typeof long !== "object" || long === null || Array.isArray(long)) throw new UsageError(`${where} is neither a text nor a map.`, { fix: `Write a URL, a path, or one of ${choices()}.` });
	const [kind, other] = Object.keys(long).filter((key) => KIND_NAMES.includes(key));
	if (kind === void 0) throw noKind(Object.keys(long), where);
	if (other !== void 0) throw new UsageError(`${where} names two kinds of source, \`${kind}\` and \`${other}\`.`, { fix: "Make two items of it." });
	return build(kind, long, where, variables);
}
function noKind(keys, where) {
	const hint = /^(url|endpoint|address|host)$/i.test(keys[0] ?? "") ? "pprof" : keys.map((key) => closest(key, KIND_NAMES)).find((found) => found !== void 0);
	return new UsageError(`${where} names no kind of source; its keys are ${keys.map(shownKey).join(", ")}.`, { fix: hint === void 0 ? `One of its keys must be ${choices()}.` : `Did you mean \`${hint}\`?` });
}
function choices() {
	return KIND_NAMES.map((kind) => `\`${kind}:\``).join(", ");
}
/** A text alone is chosen by its scheme: `http(s)://` is a live endpoint, `s3://` and the like objects, anything without one a path. */
function fromShorthand(item, where) {
	if (item === "") throw new UsageError(`${where} is empty.`, { fix: `Write a URL, a path, or one of ${choices()}.` });
	const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(item)?.[1]?.toLowerCase();
	if (scheme === void 0 && /^(localhost|\d+(\.\d+){3}|[\w-]+(\.[\w-]+)+):\d+(\/|$)/.test(item)) throw new UsageError(`${where}: ${shown(item)} is a path without a scheme.`, { fix: `Did you mean ${shown(`http://${item}`)}? A file of that name is ${shown(`file: ${item}`)}.` });
	if (scheme === void 0) return { file: item };
	if (scheme === "http" || scheme === "https") return { pprof: item };
	if (scheme === "s3" || scheme === "gs" || scheme === "az") return { [scheme]: item };
	throw new UsageError(`${where}: there is no source for \`${scheme}://\`.`, { fix: `Write a URL with http, https, s3, gs or az, a path, or one of ${choices()}.` });
}
function build(name, value, where, variables) {
	const { schema, read } = KINDS[name];
	const result = safeParse(schema, value);
	if (!result.success) throw explain(result.issues, value, where, schema.entries);
	return read(result.output, where, variables);
}

// src/config/history.ts
/** Where result documents are: a list as of `sources`; as an input or option, the same list as YAML text. */
const HISTORY = union([SOURCES, text], "a list of files, artifacts or objects");
/** Kinds that keep files of any content; the others take profiles. */
const KEEPING = [
	"file",
	"artifact",
	"s3",
	"gs",
	"az"
];
/** Runs whose artifacts are looked into where the source says nothing; each costs two requests. */
const ARTIFACTS = 50;
/** @throws UsageError for what is no such list, and for sources of profiles. */
function historySources(written, variables) {
	if (written === void 0) return [];
	const items = typeof written === "string" ? parseYaml(written, "history") : written;
	return readSources(items, "history", variables).map((source, index) => asHistory(source, `history[${index}]`));
}
function asHistory(source, where) {
	if (!KEEPING.includes(source.kind)) throw new UsageError(`${where}: \`${source.kind}\` takes profiles, and keeps no results of earlier runs.`, { fix: "Name files, an `artifact:`, or a place in an object store (`s3://`, `gs://`, `az://`), such as that of `archive`." });
	if (source.weight !== void 0 || source.required) throw new UsageError(`${where}: results have no \`${source.required ? "required" : "weight"}\`.`, { fix: "Take it out: results that cannot be had are a warning." });
	return source.kind === "artifact" && source.limit === void 0 ? {
		...source,
		limit: ARTIFACTS
	} : source;
}

// src/config/renames.ts
const RENAMES = "a map of old and new names, or a text with one `old=new` a line";
const name = pipe(string(RENAMES), regex(/^[^\s=]+$/, RENAMES));
/** Names of functions or packages: a YAML map, or a text with one `old=new` a line. */
const renames = pipe(union([record(name, name), pipe(string(), regex(/^\s*([^\s=]+[ \t]*=[ \t]*[^\s=]+[ \t]*(\r?\n\s*|$))*$/, RENAMES), transform(readRenames))], RENAMES), transform((map) => Object.entries(map).map(([from, to]) => ({
	from,
	to
}))));
function readRenames(written) {
	const lines = written.split("\n").filter((line) => line.trim() !== "");
	return Object.fromEntries(lines.map((line) => line.split("=").map((name) => name.trim())));
}

// src/config/settings.ts
const DRAFT = "one of `true`, `false`, `always-true`";
const AUTO_MERGE = "one of `merge`, `squash`, `rebase`, `false`";
/**
* The settings of a run. The action's inputs, the CLI's options and the keys of the config file are these, under
* the same names; `action.yml`, `--help`, the tables of docs/reference.md and the JSON Schema are made from here and from
* what about.ts says of each.
*/
const SETTINGS = strictObject({
	target: optional$1(list),
	"changed-since": optional$1(text),
	package: optional$1(text),
	profile: optional$1(text),
	concurrency: optional$1(whole),
	"min-profiles": optional$1(whole),
	"min-samples": optional$1(whole),
	"max-failures": optional$1(share),
	weighting: optional$1(choice(["samples", "equal"])),
	"build-id": optional$1(choice(["any", "newest"])),
	compact: optional$1(choice([
		"edges",
		"stable",
		"none"
	])),
	hazards: optional$1(choice(["apply", "report"])),
	exclude: optional$1(list),
	renames: optional$1(renames),
	"find-renames": optional$1(flag),
	"carry-over": optional$1(share),
	archive: optional$1(ARCHIVE),
	fallback: optional$1(list),
	serve: optional$1(text),
	"serve-env": optional$1(assignments),
	ready: optional$1(matching(/https?:\/\/[\s\S]*/, "a URL such as `http://127.0.0.1:8080/healthz`")),
	load: optional$1(text),
	"load-env": optional$1(assignments),
	cpus: optional$1(positive),
	"min-drift": optional$1(share),
	"max-profile-age": optional$1(duration),
	"build-flags": optional$1(words),
	platforms: optional$1(list),
	cgo: optional$1(flag),
	reproducible: optional$1(flag),
	benchmarks: optional$1(text),
	"benchmark-packages": optional$1(list),
	budget: optional$1(patience),
	precision: optional$1(share),
	equivalence: optional$1(share),
	measure: optional$1(several([
		"benchmarks",
		"load",
		"production"
	])),
	evidence: optional$1(several([
		"compiler",
		"profiles",
		"build-times",
		"none"
	])),
	production: optional$1(PRODUCTION),
	history: optional$1(HISTORY),
	"fail-on": optional$1(list),
	comment: optional$1(flag),
	baseline: optional$1(text),
	candidate: optional$1(text),
	verify: optional$1(text),
	"verify-timeout": optional$1(patience),
	publish: optional$1(choice([
		"pull-request",
		"commit",
		"git",
		"local",
		"none"
	])),
	"private-names": optional$1(choice(["refuse", "allow"])),
	"pull-requests": optional$1(choice(["one", "each"])),
	repository: optional$1(matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`")),
	branch: optional$1(text),
	"branch-suffix": optional$1(choice([
		"random",
		"timestamp",
		"short-commit-hash"
	])),
	base: optional$1(text),
	title: optional$1(text),
	body: optional$1(text),
	"body-path": optional$1(text),
	"commit-message": optional$1(text),
	signoff: optional$1(flag),
	labels: optional$1(list),
	assignees: optional$1(list),
	reviewers: optional$1(list),
	"team-reviewers": optional$1(list),
	milestone: optional$1(whole),
	draft: optional$1(union([flag, choice(["always-true"])], DRAFT)),
	"maintainer-can-modify": optional$1(flag),
	"push-to-fork": optional$1(matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`")),
	"delete-branch": optional$1(flag),
	"auto-merge": optional$1(union([literal(false), choice([
		"false",
		"merge",
		"squash",
		"rebase"
	])], AUTO_MERGE)),
	"git-push-options": optional$1(list),
	"output-directory": optional$1(text)
});

// src/config/config-file.ts
const CONFIG_FILE = join(".github", "pgo.yml");
/**
* The config file that is named, or else that of the working directory or of the repository's root.
* @param named from `cwd`; `false`: none is read.
* @throws UsageError when the named one is not there, or it is no map; ExpectedError when the base of a pull request cannot
* be read.
*/
async function readConfigFile(named, workingDirectory, place) {
	const none = {
		name: CONFIG_FILE,
		folder: workingDirectory,
		settings: {},
		findings: []
	};
	if (named === false) return none;
	const { proposed, cwd } = place;
	const candidates = named === void 0 ? (await foldersWithOne(workingDirectory, place)).map((folder) => join(folder, CONFIG_FILE)) : [resolve(cwd, named)];
	const shown = named ?? CONFIG_FILE;
	const { path, yaml, findings } = await find(proposed, {
		...place,
		workingDirectory,
		candidates,
		name: shown
	});
	const name = proposed.kind === "pull-request" ? `${shown} on ${proposed.base.ref}` : shown;
	if (path !== void 0 && yaml !== void 0) {
		const folder = named === void 0 ? dirname(dirname(path)) : workingDirectory;
		return {
			...parseConfigFile(Buffer.from(yaml).toString(), name),
			path,
			folder,
			findings
		};
	}
	if (named === void 0) return {
		...none,
		name,
		findings
	};
	throw missing(named, proposed);
}
async function find(proposed, looking) {
	if (proposed.kind === "pull-request") return configOfBase(proposed.base, looking);
	if (proposed.kind === "unknown") return configOfUnknown(proposed.reason, looking);
	for (const path of looking.candidates) {
		const yaml = await readIfThere(path);
		if (yaml !== void 0) return {
			path,
			yaml,
			findings: []
		};
	}
	return { findings: [] };
}
function missing(named, proposed) {
	if (proposed.kind !== "pull-request") return new UsageError(`config: there is no file \`${named}\`.`, { fix: "Name an existing file, or leave `config` out." });
	const { ref } = proposed.base;
	return new UsageError(`config: there is no file \`${named}\` on \`${ref}\`, the base of this pull request.`, { fix: `Name a file that is on \`${ref}\`: what a pull request adds counts once it is merged. Or leave \`config\` out.` });
}
/** The working directory, and the root of its repository: where a pull request could say which that is, of the clone. */
async function foldersWithOne(workingDirectory, { proposed, cwd }) {
	const root = proposed.kind === "pull-request" ? await cloneRoot(workingDirectory, cwd) ?? workingDirectory : repositoryRoot(workingDirectory);
	return [.../* @__PURE__ */ new Set([workingDirectory, root])];
}
/** The closest folder above with a `.git`; the folder itself outside of a repository. */
function repositoryRoot(directory) {
	for (let at = directory;; at = dirname(at)) {
		if (existsSync(join(at, ".git"))) return at;
		if (dirname(at) === at) return directory;
	}
}
function parseConfigFile(yaml, name) {
	const value = parseYaml(yaml, name);
	if (value === null) return {
		name,
		settings: {}
	};
	if (typeof value !== "object" || Array.isArray(value)) throw new UsageError(`${name} is not a map of settings.`, { fix: "Write one `key: value` a line, such as `sources:`." });
	const { sources, targets, ...settings } = value;
	return {
		name,
		settings,
		...sources !== void 0 && { sources },
		...targets !== void 0 && { targets }
	};
}
/**
* @param where names the file, or the target in it; empty for inputs and options.
* @param further names that are taken there beside the settings.
* @throws UsageError which names the key, its value and the choices.
*/
function parseSettings(settings, where, further = ["sources", "targets"]) {
	requireProduction(settings["production"], `${where}: production`);
	const result = safeParse(SETTINGS, settings);
	if (result.success) return result.output;
	throw explain(result.issues, settings, where, SETTINGS.entries, further);
}

// src/config/exclude.ts
/**
* The calls of `exclude`: `caller -> callee`, or the callee alone.
* @throws UsageError for one that names no function, or more than two.
*/
function exclusionsOf(written) {
	return [...new Set(written)].map((one) => {
		const names = one.split("->").map((name) => name.trim());
		const [callee = "", caller] = names.reverse();
		if (names.length > 2 || names.includes("")) throw new UsageError(`exclude: ${shown(one)} is no call.`, { fix: "Write `caller -> callee`, or the callee alone, named as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`." });
		return {
			callee,
			...caller !== void 0 && { caller }
		};
	});
}

// src/gates.ts
/** What a condition can be about: how much more of it the candidate may take. */
const QUANTITIES = [
	"slower",
	"memory",
	"size",
	"frames",
	"latency"
];

// src/config/gates.ts
const CONDITION = /^([a-z]+)\s*(?:>\s*(\d+(?:\.\d+)?)\s*%)?$/;
/**
* The conditions of `fail-on`, each once. Only `slower` may stand alone: it is proven or not, while a byte more, or a
* microsecond, is no reason to stop anything.
* @throws UsageError for a condition that is none.
*/
function gatesOf(written) {
	return [...new Set(written)].map((condition) => {
		const [, name, percent] = CONDITION.exec(condition) ?? [];
		const quantity = QUANTITIES.find((known) => known === name);
		if (quantity === void 0 || percent === void 0 && quantity !== "slower") throw noCondition(condition);
		return {
			condition,
			quantity,
			limit: percent === void 0 ? 0 : Number(percent) / 100
		};
	});
}
function noCondition(condition) {
	const word = /[a-z]+/i.exec(condition)?.[0] ?? "";
	const nearest = closest(word, QUANTITIES);
	const meant = QUANTITIES.find((known) => known === nearest);
	const number = /\d+(?:\.\d+)?(?=\s*%)/.exec(condition)?.[0];
	const example = meant === void 0 || meant === "slower" && !/\d/.test(condition) ? meant : `${meant} > ${number ?? EXAMPLES[meant]}%`;
	return new UsageError(`fail-on: ${shown(condition)} is no condition.`, { fix: `${meant === void 0 ? "" : `Did you mean \`${example}\`? `}Write \`slower\`, or a limit in percent such as \`slower > 2%\`, with one of ${QUANTITIES.map((known) => `\`${known}\``).join(", ")}.` });
}
const EXAMPLES = {
	slower: 2,
	memory: 10,
	size: 5,
	frames: 20,
	latency: 5
};

// src/config/optional.ts
/** A key that is there only when it has a value. */
function optional(key, value) {
	return value === void 0 || value === "" ? {} : { [key]: value };
}

// src/config/platforms.ts
/** @throws UsageError for what is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`, or is named twice. */
function platformsOf(written) {
	const names = written ?? [];
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice !== void 0) throw new UsageError(`platforms: \`${twice}\` is named twice.`, { fix: "Name each platform once." });
	return names.map((name) => {
		const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
		if (os === void 0 || arch === void 0) throw new UsageError(`platforms: \`${name}\` is no platform.`, { fix: "Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` has them all." });
		return {
			os,
			arch,
			...variant !== void 0 && { variant }
		};
	});
}

// src/config/publish-settings.ts
function publishSettings(settings) {
	const autoMerge = settings["auto-merge"] ?? false;
	return {
		...optional("branch", settings.branch),
		...optional("branchSuffix", settings["branch-suffix"]),
		...optional("base", settings.base),
		...optional("title", settings.title),
		...optional("body", settings.body),
		...optional("bodyPath", settings["body-path"]),
		...optional("commitMessage", settings["commit-message"]),
		...optional("milestone", settings.milestone),
		...optional("pushToFork", settings["push-to-fork"]),
		labels: settings.labels ?? [],
		assignees: settings.assignees ?? [],
		reviewers: settings.reviewers ?? [],
		teamReviewers: settings["team-reviewers"] ?? [],
		signOff: settings.signoff ?? false,
		gitPushOptions: settings["git-push-options"] ?? [],
		draft: settings.draft ?? false,
		maintainerCanModify: settings["maintainer-can-modify"] ?? true,
		deleteBranch: settings["delete-branch"] ?? false,
		autoMerge: autoMerge === "false" ? false : autoMerge
	};
}

// src/config/under-load.ts
/** @throws UsageError when something is said of a service that is not named. */
function underLoad(settings) {
	const { serve, ready, load, cpus } = settings;
	if (serve === void 0) {
		const lone = [
			"ready",
			"load",
			"serve-env",
			"load-env",
			"cpus"
		].find((name) => settings[name] !== void 0);
		if (lone === void 0) return void 0;
		throw new UsageError(`\`${lone}\` is given without \`serve\`.`, { fix: "Name the command that starts the service, such as `serve: ./server`." });
	}
	if (ready !== void 0 && !URL.canParse(ready)) throw new UsageError(`ready: \`${ready}\` is not a URL.`, { fix: "Write one such as `http://127.0.0.1:8080/healthz`." });
	return {
		serve,
		serveEnv: settings["serve-env"] ?? {},
		loadEnv: settings["load-env"] ?? {},
		...optional("ready", ready),
		...optional("load", load),
		...optional("cpus", cpus)
	};
}

// src/config/verification.ts
const DEFAULT_TIMEOUT = 9e5;
/** @throws UsageError when a time is given for nothing. */
function verificationOf(settings) {
	const { verify: command, "verify-timeout": timeout } = settings;
	if (command !== void 0) return {
		command,
		timeout: timeout ?? DEFAULT_TIMEOUT
	};
	if (timeout === void 0) return void 0;
	throw new UsageError("`verify-timeout` is given without `verify`.", { fix: "Name the command that is to pass, such as `verify: go test -pgo=\"$PGO_PROFILE\" ./...`." });
}

// src/config/config-of.ts
const DAY = 864e5;
/** Settings of one program, with the defaults of what they leave open. @throws UsageError which names the setting. */
async function configOf(settings, reading) {
	const { workingDirectory, place, raw, command } = reading;
	await requireBounds(settings, reading);
	return {
		workingDirectory,
		sources: collects(command, settings) ? reading.sources() : [],
		minProfiles: settings["min-profiles"] ?? 1,
		minSamples: settings["min-samples"] ?? 100,
		maxFailures: settings["max-failures"] ?? 1,
		compact: settings.compact ?? "edges",
		weighting: settings.weighting ?? "samples",
		buildId: settings["build-id"] ?? "any",
		hazards: settings.hazards ?? "apply",
		exclude: exclusionsOf(settings.exclude),
		carryOver: settings["carry-over"] ?? 0,
		renames: settings.renames ?? [],
		findRenames: settings["find-renames"] ?? true,
		fallback: fallbacksOf(settings.fallback, workingDirectory),
		platforms: platformsOf(settings.platforms),
		reproducible: settings.reproducible ?? false,
		pullRequests: settings["pull-requests"] ?? "one",
		privateNames: settings["private-names"] ?? "refuse",
		minDrift: settings["min-drift"] ?? .05,
		maxProfileAge: settings["max-profile-age"] ?? 90 * DAY,
		buildFlags: settings["build-flags"] ?? [],
		...settings.benchmarks !== "none" && { benchmarks: settings.benchmarks ?? "." },
		budget: settings.budget ?? 3e5,
		precision: settings.precision ?? .005,
		equivalence: settings.equivalence ?? .01,
		measure: new Set(settings.measure ?? [
			"benchmarks",
			"load",
			"production"
		]),
		evidence: evidenceOf(settings.evidence, command),
		history: historySources(settings.history, place),
		failOn: gatesOf(settings["fail-on"]),
		comment: settings.comment ?? true,
		baseline: readSide(settings.baseline ?? "off", workingDirectory),
		candidate: readSide(settings.candidate ?? "committed", workingDirectory),
		publish: settings.publish ?? "pull-request",
		publishSettings: publishSettings(settings),
		...optional("cgo", settings.cgo),
		...optional("benchmarkPackages", settings["benchmark-packages"]),
		...optional("verification", verificationOf(settings)),
		...optional("archive", settings.archive && archiveAddress(settings.archive, place)),
		...optional("underLoad", underLoad(settings)),
		...optional("production", settings.production && productionQueries(settings.production, place)),
		...optional("concurrency", settings.concurrency),
		...optional("package", settings.package),
		...optional("profile", settings.profile && resolve(workingDirectory, settings.profile)),
		...optional("outputDirectory", settings["output-directory"] && resolve(place.cwd, settings["output-directory"])),
		...optional("repository", settings.repository ?? place.env["GITHUB_REPOSITORY"]),
		...optional("token", raw.token)
	};
}
/** What is written, and what is shown to everybody, is not where a link of a pull request says. */
async function requireBounds({ profile, "output-directory": output, "body-path": body }, { workingDirectory, place, checkout }) {
	const inside = (name, path, from) => path === void 0 ? void 0 : requireInside(resolve(from, path), checkout, name);
	await inside("profile", profile, workingDirectory);
	await inside("output-directory", output, place.cwd);
	await inside("body-path", body, workingDirectory);
}
function collects(command, { baseline, candidate }) {
	if (command === "compare") return baseline === "merged" || candidate === "merged";
	return command === "refresh" || command === "collect";
}
function readSide(written, workingDirectory) {
	if (written === "off" || written === "committed" || written === "merged") return { kind: written };
	return {
		kind: "path",
		path: isAbsolute(written) ? written : resolve(workingDirectory, written)
	};
}

// src/config/given-sources.ts
const MAP = new RegExp(`^(\\{.*\\}$|(${KIND_NAMES.join("|")}):\\s)`, "s");
/** Those of the inputs or options; undefined where there are none. @throws UsageError as `readSources`. */
function givenSources(raw, place) {
	if (raw.sources === void 0 && raw.source === void 0) return void 0;
	const listed = raw.sources === void 0 ? [] : readSources(parseYaml(raw.sources, "sources"), "sources", place);
	const single = (raw.source ?? []).map((item) => MAP.test(item) ? parseYaml(item, "source") : item);
	return [...listed, ...readSources(single, "source", place)];
}
/** @param written YAML; `where` names it in errors. @throws UsageError as `readSources`. */
function fileSources(written, where, place) {
	return written === void 0 ? [] : readSources(written, where, place);
}

// src/config/targets.ts
/** Settings of the run as a whole. */
const OF_THE_RUN = [
	"target",
	"changed-since",
	"pull-requests",
	"output-directory"
];
const OWN = [
	"name",
	"working-directory",
	"sources"
];
/** How profiles are handed in: of all targets together, where they share a pull request. */
const PUBLISHING = Object.keys(ABOUT).filter((name) => name !== "pull-requests" && ABOUT[name].commands.every((command) => command === "refresh" || command === "rollback") && ABOUT[name].commands.includes("rollback"));
const NAME = matching(/[A-Za-z0-9][A-Za-z0-9._-]*/, "a name of letters, digits, `.`, `_` and `-`");
/** What a run writes into the folder that has one for each target. */
const RESERVED = [
	"result.json",
	"report.html",
	"pull-request.md",
	"repository"
];
const { target, "changed-since": _, "pull-requests": __, "output-directory": ___, ...rest } = SETTINGS.entries;
/** The `targets` list as JSON Schema needs it. */
const TARGETS = pipe(array(strictObject({
	name: optional$1(NAME),
	"working-directory": optional$1(text),
	sources: optional$1(SOURCES),
	...rest
})), minLength(1));
/**
* What the config file says of its targets, each with the settings that all share. No variable is looked up.
* @throws UsageError for bad settings of any of them.
*/
async function readTargets(file, inputs) {
	if (file.targets === void 0) return void 0;
	if (!Array.isArray(file.targets) || file.targets.length === 0) throw new UsageError(`${file.name}: targets is not a list of at least one target.`, { fix: "Start each target with `- `, for instance `- package: ./cmd/api`." });
	const targets = [];
	for (const [index, item] of file.targets.entries()) targets.push(await readTarget(item, `${file.name}: targets[${index}]`, file, inputs));
	requireDistinct(targets);
	return targets;
}
async function readTarget(item, place, file, inputs) {
	if (typeof item !== "object" || item === null || Array.isArray(item)) throw new UsageError(`${place} is not a map of settings.`, { fix: "Write it as `- package: ./cmd/api`, with further settings on lines of their own below." });
	const written = item;
	const folder = textOf(written, "working-directory", place);
	const workingDirectory = resolve(file.folder, folder ?? ".");
	const name = nameOf(written, place) ?? await defaultName(written, folder, workingDirectory, place);
	const where = `${place} (${name})`;
	const { name: _name, "working-directory": _folder, sources, ...own } = inNameOf(written, name);
	requireOwnSettings(own, where);
	const settings = parseSettings(own, where, OWN);
	const shared = parseSettings(inNameOf(file.settings, name), file.name);
	const publishing = PUBLISHING.find((setting) => setting in settings);
	if ((inputs["pull-requests"] ?? shared["pull-requests"] ?? "one") === "one" && publishing !== void 0) throw new UsageError(`${where}: \`${publishing}\` cannot be a target's own while all targets share a pull request.`, { fix: `Write \`${publishing}\` outside of \`targets\`, or set \`pull-requests: each\`.` });
	return {
		name,
		where,
		workingDirectory,
		settings: {
			...shared,
			...settings
		},
		sources: sources ?? inNameOf(file.sources, name),
		sourcesOf: sources === void 0 ? `${file.name}: sources` : `${where}: sources`,
		ownBranch: settings.branch !== void 0 || namesTarget(file.settings["branch"]),
		ownArchive: settings.archive !== void 0 || namesTarget(file.settings["archive"])
	};
}
/** A text under `key`. @throws UsageError for anything else. */
function textOf(written, key, place) {
	const value = written[key];
	if (value === void 0 || typeof value === "string" && value.trim() !== "") return value?.trim();
	throw new UsageError(`${place}: ${key}: ${shown(value)} is not a text that is not empty.`, { fix: `Give \`${key}\` such a value.` });
}
function nameOf({ name }, place) {
	if (name === void 0) return void 0;
	const result = safeParse(NAME, name);
	if (result.success) return result.output;
	throw new UsageError(`${place}: name: ${shown(name)} is not ${NAME_IN_WORDS}.`, { fix: "Give it a short one, such as `api`; it is the name of a folder and a branch, too." });
}
const NAME_IN_WORDS = "a name of letters, digits, `.`, `_` and `-` that starts with a letter or digit";
/** The last element of the package's path, of the working directory or of the module's path, whichever is there first. */
async function defaultName(written, folder, workingDirectory, place) {
	const ofPackage = lastElement(textOf(written, "package", place) ?? "");
	const ofFolder = folder === void 0 ? void 0 : lastElement(basename(workingDirectory));
	const name = ofPackage ?? ofFolder ?? lastElement(await moduleIn(workingDirectory));
	if (name !== void 0 && is(NAME, name)) return name;
	throw new UsageError(`${place} has no \`name\`${name === void 0 ? "" : `, and ${shown(name)} is none`}.`, { fix: "Add one, such as `name: api`." });
}
/** The last element that names something: no `.`, `...` or major version. */
function lastElement(path) {
	return path.split(/[\\/]/).findLast((element) => !/^(\.*|v\d+)$/.test(element));
}
/** Path of the module in that folder, empty where there is none. */
async function moduleIn(folder) {
	const text = await readFile(join(folder, "go.mod"), "utf8").catch(() => "");
	return /^module\s+"?([^\s"]+)/m.exec(text)?.[1] ?? "";
}
/** @throws UsageError for what only a run as a whole can have. */
function requireOwnSettings(settings, where) {
	const wrong = ["targets", ...OF_THE_RUN].find((name) => name in settings);
	if (wrong === void 0) return;
	throw new UsageError(`${where}: \`${wrong}\` is a setting of the whole run.`, { fix: `Write \`${wrong}\` outside of \`targets\`.` });
}
/** @throws UsageError when two have the same name, or the same profile as far as that can be told from here. */
function requireDistinct(targets) {
	for (const [index, one] of targets.entries()) {
		if (RESERVED.includes(one.name.toLowerCase())) throw new UsageError(`${one.where}: there is a file of that name beside the targets’ folders.`, { fix: "Give it another `name`." });
		for (const other of targets.slice(0, index)) {
			if (other.name.toLowerCase() === one.name.toLowerCase()) throw new UsageError(`${one.where} has the name of ${placeIn(other)}.`, { fix: "Give each target a `name` of its own." });
			if (profileOf(other) === profileOf(one)) throw new UsageError(`${one.where} has the same profile as ${placeIn(other)}.`, { fix: "Let each name a `package`, a `working-directory` or a `profile` of its own." });
		}
	}
}
function placeIn({ where }) {
	return where.replace(/^.*: (?=targets\[)/, "");
}
/** Its path, or else what it follows from. */
function profileOf({ workingDirectory, settings }) {
	if (settings.profile !== void 0) return resolve(workingDirectory, settings.profile);
	const named = settings.package ?? "";
	return named === "" ? `${workingDirectory} ` : `${workingDirectory} ${normalize(named).replace(/\/$/, "")}`;
}
/**
* Those of `targets` that `names` names, in their order in the file; all where it is undefined or empty.
* @throws UsageError for a name that is none.
*/
function selected(targets, names) {
	if (names === void 0 || names.length === 0) return targets;
	const known = targets.map(({ name }) => name);
	const unknown = names.find((name) => !known.includes(name));
	if (unknown === void 0) return targets.filter(({ name }) => names.includes(name));
	const hint = closest(unknown, known);
	throw new UsageError(`target: there is no ${shown(unknown)}.`, { fix: `${hint === void 0 ? "" : `Did you mean \`${hint}\`? `}There are ${known.map((name) => `\`${name}\``).join(", ")}.` });
}

// src/config/several.ts
/** @param count how many targets the config file has. */
function targetOf(written, count, reading) {
	const { name, where, workingDirectory } = written;
	const { raw, place, checkout } = reading;
	const given = inNameOf(raw, name);
	const inputs = parseSettings(given.settings, "", ["sources"]);
	const settings = {
		...written.settings,
		...inputs
	};
	const sources = () => givenSources(given, place) ?? fileSources(written.sources, written.sourcesOf, place);
	return {
		name,
		workingDirectory,
		buildFlags: settings["build-flags"] ?? [],
		...optional("package", settings.package),
		...optional("profile", settings.profile && resolve(workingDirectory, settings.profile)),
		async config() {
			await requireFolder(workingDirectory, where);
			await requireInside(workingDirectory, checkout, `${where}: working-directory`);
			const whole = {
				...reading,
				workingDirectory,
				sources,
				raw: given
			};
			const config = {
				...await configOf(settings, whole),
				target: name
			};
			return count === 1 ? config : apart(config, name, {
				archive: written.ownArchive && inputs.archive === void 0,
				branch: written.ownBranch && inputs.branch === void 0
			});
		}
	};
}
/** Several targets do not meet in one folder of the archive, or on one branch. @param own what it has for itself. */
function apart(config, name, own) {
	const { archive, publishSettings: settings } = config;
	const { branch } = settings;
	const path = archive?.path;
	return {
		...config,
		...archive !== void 0 && !own.archive && { archive: {
			...archive,
			path: `${path}${path === "" || path?.endsWith("/") ? "" : "/"}${name}/`
		} },
		...branch !== void 0 && !own.branch && !hasOwnName(branch) && { publishSettings: {
			...settings,
			branch: `${branch}-${name}`
		} }
	};
}
/** Whether a branch's template makes it that of one target. */
function hasOwnName(branch) {
	const names = namesIn(branch);
	return names.has("target") || names.has("profile");
}
/** What a run of several targets needs of the settings outside of them: nothing that may name a secret. */
function shareable(settings) {
	const names = [
		...PUBLISHING,
		"pull-requests",
		"output-directory"
	];
	return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}
/** What names one program. */
const OF_ONE = ["package", "profile"];
/** @throws UsageError for inputs that several targets cannot share. */
function requireShareable(raw, settings) {
	const ofEach = PUBLISHING.find((name) => namesTarget(settings[name]));
	if (ofEach !== void 0 && settings["pull-requests"] !== "each") throw new UsageError(`${ofEach}: all targets share it, so that \`\${PGO_TARGET}\` is none of them.`, { fix: "Take it out, or set `pull-requests: each`." });
	const wrong = [
		...raw.sources === void 0 || namesTarget(raw.sources) ? [] : ["sources"],
		...raw.source === void 0 || namesTarget(raw.source) ? [] : ["source"],
		...OF_ONE.filter((name) => raw.settings[name] !== void 0)
	][0];
	if (wrong === void 0) return;
	throw new UsageError(`${wrong}: it is for one program, and several targets are to be worked on.`, { fix: `Name one of them by \`target\`, or ${OF_ONE.some((name) => name === wrong) ? `write \`${wrong}\` into the config file, below each target` : "say `${PGO_TARGET}` where the name of each belongs"}.` });
}
/** @throws UsageError for what has a meaning only where the config file has targets. */
function requireTargets(settings, command, file) {
	const given = command === "targets" ? "command" : ["target", "changed-since"].find((name) => settings[name] !== void 0);
	if (given === void 0) return;
	throw new UsageError(`${given === "command" ? "command: targets" : given}: ${file.path === void 0 ? `there is no ${file.name}` : `${file.name} has no \`targets\``}.`, { fix: "List the programs under `targets` in the config file; without it, there is only one." });
}
/**
* @param where names the target that names it.
* @throws UsageError when what was named is not there, or is no folder.
*/
async function requireFolder(path, where = "") {
	const stats = await stat(path).catch(() => void 0);
	if (stats?.isDirectory()) return;
	throw new UsageError(`${where === "" ? "" : `${where}: `}working-directory: ${stats === void 0 ? "there is no folder" : "this is no folder:"} ${path}.`, { fix: "Name the folder of the Go module, from the root of the repository." });
}

export { ENTRY_INPUTS as _, targetOf as a, fileSources as c, optional as d, parseSettings as f, ABOUT as g, requireInside as h, shareable as i, givenSources as l, checkoutOf as m, requireShareable as n, readTargets as o, readConfigFile as p, requireTargets as r, selected as s, requireFolder as t, configOf as u };