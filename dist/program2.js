import { Ai as UsageError, Kr as run, Nr as goToolchain, Ta as count, Yr as duration, ki as ExpectedError, ya as VERSION } from "./start.js";
import { n as findMainPackage } from "./program.js";
import { realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

// src/commands/program.ts
/**
* Finds the Go toolchain, the module and its main package.
* @throws ExpectedError without Go or a module, or when it is not clear which program is meant.
*/
async function findProgram({ config, host }) {
	const go = await goToolchain({
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	});
	const main = await findMainPackage(go, {
		package: config.package,
		flags: config.buildFlags
	});
	return {
		go,
		main,
		profilePath: config.profile ?? join(main.directory, "default.pgo")
	};
}
/** What the report says of it. */
function subjectOf({ go, main }) {
	const { importPath } = main;
	return {
		module: go.modulePath,
		package: importPath,
		goVersion: go.version,
		actionVersion: VERSION
	};
}
const WHERE = {
	"pull-request": "in a pull request",
	commit: "in a commit",
	git: "on a branch pushed to `origin`",
	local: "on a branch of this clone",
	none: "in the work tree"
};
/**
* Puts the program into the report. Long commands say what they will do, how long it may take and where the profile goes; all say
* which program they chose.
* @param path of the profile, from the repository's root.
*/
function introduce(run, report, program, path = "") {
	report.add({ subject: subjectOf(program) });
	const { command, config, host } = run;
	const { workingDirectory, sources, budget, publish } = config;
	const { importPath, choice } = program.main;
	const seconds = Math.max(0, ...sources.map((source) => "seconds" in source ? source.seconds : 0));
	const from = `${count(sources.length, "source")}${seconds > 0 ? ` of ${seconds} s` : ""}`;
	const work = `two builds and at most ${duration(budget)} of measuring`;
	const proposal = `if the profile changes, ${work}, and ${path} ${WHERE[publish]}`;
	const plans = {
		refresh: `${from}; ${proposal}`,
		demo: `${from}; ${proposal}`,
		repair: proposal,
		collect: `${from}, for ${relative(workingDirectory, program.profilePath)}`,
		compare: `${sources.length > 0 ? `${from}, ` : ""}${work}`
	};
	const plan = plans[command] === void 0 ? "" : `: ${plans[command]}`;
	if (plan || choice) host.progress(`${command} ${importPath}${choice ? `, ${choice}` : ""}${plan}`);
}
/** @throws UsageError when publishing needs a repository and the profile lies in none. */
async function placeOfProfile(run, profilePath) {
	try {
		return {
			path: await pathInRepository(run, profilePath),
			inRepository: true
		};
	} catch (error) {
		if (run.config.publish !== "none" || !(error instanceof ExpectedError)) throw error;
		return {
			path: basename(profilePath),
			inRepository: false
		};
	}
}
/** Path of the profile from the repository's root, with forward slashes. */
async function pathInRepository(run, profilePath) {
	const root = await repositoryRoot(run, "Run it in a clone (with `actions/checkout` before this step), or use `collect`, which publishes nothing.");
	const { publish, repository } = run.config;
	if (repository !== void 0 && repository === run.host.env["GITHUB_REPOSITORY"] && (publish === "pull-request" || publish === "commit") && await isSubmodule(run, root)) throw new UsageError(`${root} is a submodule: its profile cannot be committed to ${repository}.`, { fix: "Set `repository` to the one that the submodule is a clone of, with a `token` for it, or run the workflow there." });
	const inside = relative(root, await realPath(profilePath));
	if (!inside.startsWith("..") && !isAbsolute(inside)) return inside.split(sep).join("/");
	throw new UsageError(`profile: ${profilePath} lies outside of the git repository.`, { fix: "Name a path inside of it." });
}
async function isSubmodule({ host: { env, signal } }, cwd) {
	return (await run([
		"git",
		"rev-parse",
		"--show-superproject-working-tree"
	], {
		cwd,
		env,
		signal
	})).stdout.toString().trim() !== "";
}
/** The path with symbolic links resolved, as far as it exists: the rest will be made. */
async function realPath(path) {
	const real = await realpath(path).catch(() => void 0);
	if (real !== void 0 || dirname(path) === path) return real ?? path;
	return join(await realPath(dirname(path)), basename(path));
}
/**
* Root of the repository that the working directory lies in, symbolic links resolved.
* @param fix what to do when it lies in none.
* @throws UsageError when it lies in none, or git does not trust it; ExpectedError without git.
*/
async function repositoryRoot({ config, host }, fix = "Run it in a clone.") {
	const options = {
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	};
	const { exitCode, stdout, stderr } = await run([
		"git",
		"rev-parse",
		"--show-toplevel"
	], options);
	if (exitCode === 0) return realpath(stdout.toString().replace(/\r?\n$/, ""));
	const untrusted = /safe\.directory (.+)/.exec(stderr)?.[1];
	if (untrusted === void 0) throw new UsageError(`${config.workingDirectory} is not in a git repository.`, { fix });
	throw new UsageError(`git does not trust ${config.workingDirectory}: another user owns it.`, { fix: `Run \`git config --global --add safe.directory ${untrusted}\` before.` });
}

export { subjectOf as a, repositoryRoot as i, introduce as n, placeOfProfile as r, findProgram as t };