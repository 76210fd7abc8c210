import { o as runTool } from "./exec.js";
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

// src/system/git.ts
/**
* The only place that starts git. The settings of a checkout (`.git/config`) may name programs that git runs, and its folder
* `.git/hooks` may hold some. They are for the people who work in that checkout; whatever the job ran before could have written them.
*
* - **Never run:** hooks, `core.fsmonitor` and `core.alternateRefsCommand` (switched off here); aliases, pagers, editors, text
*   converters, and external diff and merge tools (our calls are plumbing without a terminal, so git does not use them).
* - **Run, because a push or a fetch needs them:** `core.sshCommand` (`actions/checkout` with `ssh-key` sets it), credential helpers,
*   `core.askPass`, `core.gitProxy` and remote helpers.
* - **Run, because the user asks for it:** the program that signs commits, with `commit.gpgSign`.
* - **Run, because files lack their contents otherwise:** filters such as Git LFS, only in the second work trees of `verify` and `compare`.
*/
/** Settings that outweigh every file of git's configuration. */
const WITHOUT_PROGRAMS = [
	["core.hooksPath", "/dev/null"],
	["core.fsmonitor", "false"],
	["core.alternateRefsCommand", "true"]
];
/** Runs `git` with `args`; a non-zero exit code is a result, not an error. @throws as `runTool` does. */
function runGit(args, options) {
	const overrides = (isInCheckout(options) ? [...WITHOUT_PROGRAMS, ["safe.bareRepository", "explicit"]] : WITHOUT_PROGRAMS).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
	return runTool([
		"git",
		...overrides,
		...args
	], options);
}
/**
* A commit may hold a folder that git takes for a bare repository when git is called in it; its config names programs to run. In
* a checkout, only what was cloned or is named by GIT_DIR is a repository.
*/
function isInCheckout({ cwd, env = process.env }) {
	let folder = resolve(cwd);
	while (!existsSync(resolve(folder, ".git")) && dirname(folder) !== folder) folder = dirname(folder);
	return Boolean(env["GITHUB_WORKSPACE"]) || existsSync(resolve(folder, ".git"));
}
/** The environment of a tool that calls git by itself, as `go build` does to record the commit. Git 2.31 and newer read it. */
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