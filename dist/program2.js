import { Fr as goToolchain, Hr as runGo, Jr as run, Mi as UsageError, Vi as count, Zr as duration, ji as ExpectedError, m as orElse, o as VERSION } from "./start.js";
import { n as findMainPackage } from "./program.js";
import { existsSync, realpathSync, statSync } from "node:fs";
import { readFile, readdir, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

// src/commands/check-place.ts
const NAME = "default.pgo";
/** Where `findProgram` finds no file, the only `default.pgo` elsewhere is checked: it says why no build uses it. */
async function findPlace(run$1, program) {
	const { env, signal } = run$1.host;
	const options = {
		cwd: program.go.moduleDirectory,
		env,
		signal
	};
	const git = await orElse(run$1, run([
		"git",
		"rev-parse",
		"--show-toplevel"
	], options), () => void 0);
	const realPath = await realpath(program.profilePath).catch(() => void 0);
	const bare = {
		run: run$1,
		program,
		realPath,
		root: git?.exitCode === 0 ? await realpath(git.stdout.toString().replace(/\r?\n$/, "")) : void 0,
		passed: []
	};
	const place = {
		...bare,
		passed: await passedProfiles(bare)
	};
	if (realPath !== void 0 || run$1.config.profile !== void 0) return place;
	const [profilePath, ...others] = await lostProfiles(place);
	if (profilePath === void 0 || others.length > 0) return place;
	return {
		...place,
		program: {
			...program,
			profilePath
		},
		realPath: await realpath(profilePath)
	};
}
/** The only file that builds pass with `-pgo`; undefined if there are several. One next to a main package is that program's. */
async function onlyPassed(run, program) {
	const found = /* @__PURE__ */ new Set();
	for (const { path } of (await findPlace(run, program)).passed) if (path !== void 0 && !await hasMain(dirname(path))) found.add(path);
	return found.size === 1 ? [...found][0] : void 0;
}
/** A finding without a file is about the profile. */
async function checkPlace(place) {
	const findings = [];
	for (const about of [
		aboutLink,
		aboutGoFlags,
		aboutOtherPlace,
		aboutStrays,
		aboutTracking,
		aboutAttributes
	]) findings.push(...await about(place));
	return findings;
}
/** What git prints in the module's folder; undefined when it fails or there is no repository. */
async function git({ run: run$2, program, root }, ...args) {
	if (root === void 0) return void 0;
	const { env, signal } = run$2.host;
	const options = {
		cwd: program.go.moduleDirectory,
		env,
		signal
	};
	const { exitCode, stdout } = await run(["git", ...args], options);
	return exitCode === 0 ? stdout.toString() : void 0;
}
/** From the repository's root, or else the module's folder, with forward slashes; absolute where it lies outside. */
function shown({ root, program }, path) {
	const inside = relative(root ?? program.go.moduleDirectory, path);
	return inside === "" || inside.startsWith("..") || isAbsolute(inside) ? path : inside.split(sep).join("/");
}
/** A symbolic link that leads nowhere, here or in other clones. */
async function aboutLink({ root, realPath, program }) {
	const { profilePath } = program;
	const names = await readdir(dirname(profilePath)).catch(() => []);
	if (realPath === void 0 ? !names.includes(basename(profilePath)) : root === void 0) return [];
	const isOutside = realPath !== void 0 && /^\.\.([/\\]|$)/.test(relative(root ?? "", realPath));
	if (realPath !== void 0 && !isOutside) return [];
	return [{
		severity: "error",
		message: isOutside ? `It is a symbolic link to ${realPath}, outside of the repository, which other clones do not have.` : "It is a symbolic link to where there is nothing.",
		fix: "Commit the profile itself in its place."
	}];
}
/** A `-pgo` in GOFLAGS, from the environment or `go env -w`, wins over the file in the program's folder. */
async function aboutGoFlags(place) {
	const value = await pgoInGoFlags(place);
	const { go, profilePath } = place.program;
	if (value === void 0 || value === "auto") return [];
	if (value !== "off" && resolve(go.context.cwd, value) === profilePath) return [];
	return [{
		severity: "warning",
		message: `\`GOFLAGS\` holds \`-pgo=${value}\` here, so that \`go build\` does not use ${shown(place, profilePath)}.`,
		fix: "Remove it, or name the same file in `profile`: see `go env GOFLAGS`, which the environment or `go env -w` sets."
	}];
}
/** `auto`, `off` or a path; undefined when it has none. */
async function pgoInGoFlags({ program }) {
	const { stdout } = await runGo(["env", "GOFLAGS"], program.go.context);
	return /(?:^|[\s'"])--?pgo=([^\s'"]*)/.exec(stdout.toString())?.[1];
}
/** What `-pgo` passes, with variables of make, shells, workflows and GoReleaser; and Bazel's attribute. */
const PASSES = /(?<![\w-])--?pgo[= ]["']?(?!-)((?:\$\([^)]*\)|\$?\{\{.*?\}\}|[^\s"'`,;()\]\\])+)|\bpgoprofile\s*=\s*"([^"]+)"/g;
/** What GOFLAGS and the files of the repository, but prose and comments, pass with `-pgo`; without `off` and `auto`. */
async function passedProfiles(place) {
	const { root = "", program } = place;
	const { moduleDirectory, context } = program.go;
	const passed = (where, text, folders) => [...text.slice(0, 2e3).matchAll(PASSES)].flatMap(([whole, flag, label = ""]) => {
		const value = flag ?? label.replace(/^[/:]+/, "").replace(":", "/");
		if (value === "off" || value === "auto") return [];
		const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile();
		const path = folders.map((folder) => resolve(folder, value)).find(isFile);
		return [{
			inWords: `${where} passes \`${flag ? `-pgo=${flag}` : whole}\``,
			value,
			path: path && realpathSync(path)
		}];
	});
	const found = (await git(place, ...[
		"grep",
		"-zn",
		"--full-name",
		"--untracked",
		"-I",
		"-E",
		"-e",
		"-pgo[= ]|pgoprofile"
	], "--", ":/", ":(exclude,top)*.md") ?? "").matchAll(/^([^\0\n]*)\0(\d+)[\0:](?!\s*(?:#|\/\/))(.*)$/gm);
	return [...passed("`GOFLAGS`", `-pgo=${await pgoInGoFlags(place) ?? "off"}`, [context.cwd]), ...[...found].flatMap(([, file = "", line, text = ""]) => passed(`${file}:${line}`, text, [
		join(root, dirname(file)),
		root,
		moduleDirectory
	]))];
}
/** The first place that passes this file, or one of its name in a folder that is not known here. */
function passing({ passed }, file) {
	const real = existsSync(file) ? realpathSync(file) : file;
	return passed.find(({ path, value }) => path === void 0 ? basename(value) === basename(file) || /[$%{]/.test(basename(value)) : path === real);
}
/** A profile elsewhere is used only where `-pgo` names it. */
async function aboutOtherPlace(place) {
	const { main, profilePath } = place.program;
	const automatic = join(main.directory, NAME);
	if (profilePath === automatic) return [];
	const [here, there] = [shown(place, profilePath), shown(place, automatic)];
	if (await realpath(automatic).catch(() => void 0) !== void 0) return [{
		severity: "warning",
		file: automatic,
		message: `\`go build\` uses this file by itself, and not ${here}, which is checked.`,
		fix: `Remove one of them, or pass \`-pgo=${here}\` in every build.`
	}];
	if (await pgoInGoFlags(place) !== void 0) return [];
	const passed = passing(place, profilePath);
	const isNamed = place.run.config.profile !== void 0;
	if (passed !== void 0 && isNamed) return [];
	const move = `\`git mv ${here} ${there}\``;
	if (passed !== void 0) return [{
		severity: "note",
		message: `No plain \`go build\` or \`go install\` uses it, since they look for ${there}; ${passed.inWords}.`,
		fix: `Move it with ${move}, and remove that \`-pgo\`: then every build uses it.`
	}];
	const message = `No build uses it: \`go build\` looks for ${there}, and no file of the repository passes \`-pgo=${here}\`.`;
	const fix = `Move it with ${move}, or build with \`go build -pgo=${here}\`.`;
	return [{
		severity: isNamed ? "note" : "error",
		message,
		fix
	}];
}
/** More of one kind are one mistake. */
const MOST = 5;
/** Profiles that no build uses: in a folder without a main package, or with almost the right name. */
async function aboutStrays(place) {
	const { main, profilePath } = place.program;
	const strays = [];
	const misnamed = (await listedProfiles(place)).filter((path) => basename(path) !== NAME && dirname(path) === main.directory);
	for (const path of [...misnamed, ...await lostProfiles(place)].sort()) {
		const isRight = basename(path) === NAME;
		if (path === profilePath || await realpath(path).catch(() => path) === place.realPath || passing(place, path) !== void 0) continue;
		const move = `Move it: \`git mv ${shown(place, path)} ${shown(place, join(main.directory, NAME))}\`.`;
		const why = isRight ? "there is no main package in its folder, and nothing passes it with `-pgo`" : `it looks for exactly \`${NAME}\``;
		strays.push({
			severity: "warning",
			file: path,
			message: `No plain \`go build\` uses this file: ${why}.`,
			fix: place.realPath === void 0 ? move : "Remove it, or move it to the folder of its main package."
		});
	}
	return strays.slice(0, MOST);
}
/** Those with the right name where there is no main package. */
async function lostProfiles(place) {
	const lost = [];
	for (const path of await listedProfiles(place)) if (basename(path) === NAME && !await hasMain(dirname(path))) lost.push(path);
	return lost;
}
/** Absolute paths of the files in git that are named like profiles. */
async function listedProfiles(place) {
	const own = (await git(place, "ls-files", "-z", ...[
		"--cached",
		"--others",
		"--exclude-standard",
		"--",
		":(icase,glob)**/default*"
	]) ?? "").split("\0").filter((path) => /^default\.(pgo|pprof|prof)$/i.test(basename(path))).filter((path) => !/(^|\/)(testdata|vendor|node_modules)\//.test(path));
	return [...new Set(own)].sort().map((path) => join(place.program.go.moduleDirectory, path));
}
async function hasMain(directory) {
	const files = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(".go") && !name.endsWith("_test.go"));
	return (await Promise.all(files.map((name) => readFile(join(directory, name), "utf8")))).some((source) => /^package\s+main\b/m.test(source));
}
/** A profile that only this machine has. */
async function aboutTracking(place) {
	const { profilePath } = place.program;
	if (place.realPath === void 0 || place.run.config.publish === "none") return [];
	if (await git(place, "ls-files", "-z", "--", profilePath) !== "") return [];
	const path = shown(place, profilePath);
	const ignored = await git(place, ...[
		"-c",
		"core.quotePath=false",
		"check-ignore",
		"--verbose",
		"--",
		profilePath
	]);
	const [, source, line, pattern] = /^(.*):(\d+):(.*)\t/.exec(ignored ?? "") ?? [];
	if (source === void 0) return [{
		severity: "note",
		message: "Git does not have it yet: builds elsewhere do without.",
		fix: `\`git add ${path}\`, and commit it.`
	}];
	return [{
		severity: "warning",
		file: resolve(place.root ?? "", source),
		line: Number(line),
		message: `\`${pattern}\` keeps ${path} out of git: builds elsewhere do without.`,
		fix: `Remove the line, or add \`!${path}\` below it. If builds fetch the profile, set \`publish: none\`.`
	}];
}
/** Attributes by which git changes the file. */
async function aboutAttributes(place) {
	const path = place.realPath ?? place.program.profilePath;
	const fields = (await git(place, "check-attr", "-z", "text", "eol", "filter", "--", path) ?? "").split("\0");
	const attribute = (name) => fields[fields.indexOf(name) + 1] ?? "";
	const findings = [];
	if (attribute("filter") === "lfs") findings.push({
		severity: "note",
		message: `${shown(place, path)} is kept in Git LFS: \`go build\` fails wherever it is not fetched.`,
		fix: "Take it out of LFS in `.gitattributes`: a compacted profile is small, and git stores its changes well."
	});
	if (attribute("text") === "set" || attribute("text") === "unspecified" && /lf$/.test(attribute("eol"))) findings.push({
		severity: "warning",
		message: `Git treats ${shown(place, path)} as text and converts its line ends, which damages it.`,
		fix: "Add `*.pgo binary` at the end of `.gitattributes`, and commit the profile again."
	});
	return findings;
}

// src/commands/program.ts
/**
* Finds the Go toolchain, the module, its main package and its profile: the configured one, `default.pgo` in the package's folder, or,
* where that is missing, the only file that builds pass with `-pgo`.
* @throws ExpectedError without Go or a module, or when it is not clear which program is meant.
*/
async function findProgram(run) {
	const { config, host } = run;
	const go = await goToolchain({
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	});
	const main = await findMainPackage(go, {
		package: config.package,
		flags: config.buildFlags
	});
	const program = {
		go,
		main,
		profilePath: config.profile ?? join(main.directory, "default.pgo")
	};
	if (config.profile !== void 0 || existsSync(program.profilePath)) return program;
	return {
		...program,
		profilePath: await onlyPassed(run, program) ?? program.profilePath
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

export { subjectOf as a, repositoryRoot as i, introduce as n, checkPlace as o, placeOfProfile as r, findPlace as s, findProgram as t };