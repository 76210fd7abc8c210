import { o as runTool } from "./exec.js";
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

// src/system/git.ts
/**
* Runs git. All other files of `src` run git through this file. The settings of a checkout (`.git/config`) may name programs that git runs,
* and the folder `.git/hooks` may contain such programs. The programs that a checkout names are meant for people who work in the checkout.
* Earlier steps of the job could have added hostile programs to the checkout, so this file lets only some programs run:
*
* - **These programs never run:** hooks, `core.fsmonitor` and `core.alternateRefsCommand` (this file switches them off); aliases, pagers,
*   editors, text converters, and external diff and merge tools (git does not use them, because we call only plumbing commands without a
*   terminal).
* - **These programs run, because a push or a fetch needs them:** `core.sshCommand` (`actions/checkout` with `ssh-key` sets it), credential
*   helpers, `core.askPass`, `core.gitProxy` and remote helpers.
* - **This program runs, because the user asks for signatures:** the program that signs commits, if `commit.gpgSign` is set.
* - **These programs run, because files would otherwise lack their contents:** filters such as Git LFS. Filters run only in the additional
*   work trees that `verify` and `compare` make.
*/
/** The settings with which git runs no programs of the checkout. The settings override all files of git's configuration. */
const WITHOUT_PROGRAMS = [
	["core.hooksPath", "/dev/null"],
	["core.fsmonitor", "false"],
	["core.alternateRefsCommand", "true"]
];
/** Runs git, without the programs that a checkout names. A non-zero exit code is a result and not an error. @throws the same errors as `runTool`. */
function runGit(args, options) {
	const overrides = (isInCheckout(options) ? [...WITHOUT_PROGRAMS, ["safe.bareRepository", "explicit"]] : WITHOUT_PROGRAMS).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
	return runTool([
		"git",
		...overrides,
		...args
	], options);
}
/**
* Returns whether git runs in a checkout. A commit may contain a folder that looks like a bare repository and whose configuration names
* programs. In a checkout, git must therefore use only the cloned repository, or a repository that GIT_DIR names.
*/
function isInCheckout({ cwd, env = process.env }) {
	let folder = resolve(cwd);
	while (!existsSync(resolve(folder, ".git")) && dirname(folder) !== folder) folder = dirname(folder);
	return Boolean(env["GITHUB_WORKSPACE"]) || existsSync(resolve(folder, ".git"));
}
/**
* Returns the environment for a tool that calls git. For example, `go build` calls git to record the commit. In the returned environment,
* git 2.31 and newer run no programs of the checkout.
*/
function withoutProgramsOfGit(env) {
	const count = Number(env["GIT_CONFIG_COUNT"] ?? 0);
	if (!Number.isInteger(count)) return env;
	const guarded = { ...env };
	for (const [at, [key, value]] of WITHOUT_PROGRAMS.entries()) {
		guarded[`GIT_CONFIG_KEY_${count + at}`] = key;
		guarded[`GIT_CONFIG_VALUE_${count + at}`] = value;
	}
	guarded["GIT_CONFIG_COUNT"] = String(count + WITHOUT_PROGRAMS.length);
	return guarded;
}

export { withoutProgramsOfGit as n, runGit as t };