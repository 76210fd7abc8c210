import { A as usesOf, D as buildInWords, j as realFile, k as isUnknownProfile, n as buildsOf } from "./program.js";
import { c as note, f as warning } from "./errors.js";
import { i as isBelow, m as realPlace } from "./files.js";
import { c as gitPrints } from "./read.js";
import { lstat, realpath } from "node:fs/promises";
import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

// src/commands/check-place.ts
const NAME = "default.pgo";
/**
* Finds the place of a program's profile. If the program has no profile, but there is one `default.pgo` in another folder, the function
* returns the place of this file. The findings about the place say why no build uses the file.
*/
async function findPlace(run, program) {
	const builds = await buildsOf(run, program.go);
	const placeOf = (profilePath) => ({
		run,
		program: {
			...program,
			profilePath
		},
		builds,
		uses: usesOf(builds, program.main.directory, profilePath),
		realPath: realPathOf(profilePath)
	});
	const place = placeOf(program.profilePath);
	if (place.realPath !== void 0 || run.config.profile !== void 0) return place;
	const ours = realPlace(program.main.directory);
	const isOurs = (path) => {
		const users = builds.found.filter(({ profile }) => profile.kind === "file" && profile.path === path);
		return users.length === 0 || users.some(({ programs }) => programs === void 0 || programs.includes(ours));
	};
	const [profilePath, ...others] = lost(builds, profilesNamedDefault(builds)).filter(isOurs);
	return profilePath === void 0 || others.length > 0 ? place : placeOf(profilePath);
}
/** Returns a path with its symbolic links resolved; undefined if the links cannot be resolved. */
function realPathOf(path) {
	try {
		return realpathSync(path);
	} catch {
		return;
	}
}
/** Makes all findings about the place of the profile and the builds that may use it. A finding without a file is about the profile. */
async function checkPlace(place) {
	const findings = [];
	for (const about of [
		aboutLink,
		aboutGoFlags,
		aboutOtherPlace,
		aboutLeftOut,
		aboutStrays,
		aboutUnread,
		aboutTracking,
		aboutAttributes
	]) findings.push(...await about(place));
	return findings;
}
/** Returns what git prints in the module's folder; undefined if git fails or the module is not in a repository. */
async function git({ run, program, builds }, ...args) {
	return builds.root === void 0 ? void 0 : gitPrints(run, program.go.moduleDirectory, ...args);
}
/**
* Returns a path relative to the repository's root, with forward slashes. If the module is not in a repository, the path is relative to the
* module's folder. A path that leads out of the repository or the module's folder stays absolute.
*/
function repositoryPath({ builds, program }, path) {
	const from = builds.root ?? program.go.moduleDirectory;
	return isBelow(from, path) ? relative(from, path).split(sep).join("/") : path;
}
/** Returns an error if the profile is a link that leads out of the repository or to no file, because other clones do not have the file. */
async function aboutLink({ builds: { root }, realPath, program }) {
	const there = await lstat(program.profilePath).catch(() => void 0);
	const isInside = realPath !== void 0 && (root === void 0 || isBelow(root, realPath));
	if (there === void 0 || isInside) return [];
	const where = realPath ? `${realPath}, outside of the repository` : "a file that does not exist";
	return [{
		severity: "error",
		message: `The profile ${there.isSymbolicLink() ? "is a symbolic link to" : "lies at"} ${where}, so other clones do not have it.`,
		fix: "Commit the profile itself at this path."
	}];
}
/** Warns about a `-pgo` in GOFLAGS, because it overrides the file in the program's folder. */
function aboutGoFlags(place) {
	const here = place.uses.find(({ build }) => build.file === void 0);
	if (here === void 0 || here.use.kind === "uses") return [];
	const { profilePath } = place.program;
	const message = `\`GOFLAGS\` has \`${here.build.passes}\` on this machine, so \`go build\` does not use ${repositoryPath(place, profilePath)}.`;
	return [warning(message, "Remove `-pgo` from GOFLAGS, or name the same file in `profile`. `go env GOFLAGS` prints the flags, which the environment or `go env -w` sets.")];
}
/**
* Returns a finding if the profile is not `default.pgo` in the program's folder, because builds use such a profile only if they pass
* `-pgo`.
*/
function aboutOtherPlace(place) {
	const { main, profilePath } = place.program;
	const automatic = join(main.directory, NAME);
	if (realPlace(profilePath) === realPlace(automatic) || place.realPath === void 0) return [];
	const [here, there] = [repositoryPath(place, profilePath), repositoryPath(place, automatic)];
	if (realFile(automatic) !== void 0) {
		const message = `\`go build\` uses this file automatically, and does not use ${here}, which was checked.`;
		const fix = `Remove one of the two files, or pass \`-pgo=${here}\` in every build.`;
		return [{
			...warning(message, fix),
			file: automatic
		}];
	}
	if (place.uses.some(({ build }) => build.file === void 0)) return [];
	const using = place.uses.filter(({ use }) => use.kind === "uses").map(({ build }) => build);
	const isNamed = place.run.config.profile !== void 0;
	const [first] = using;
	if (first !== void 0) {
		if (isNamed) return [];
		const message = `A plain \`go build\` or \`go install\` does not use the profile, because Go looks for ${there}. But ${buildInWords(first)}.`;
		return [note(message, adviceToMove(using, here, there, place))];
	}
	const move = `\`git mv ${here} ${there}\``;
	const fix = `Move it with ${move}, or build with \`go build -pgo=${here}\`.`;
	const doubtful = place.uses.filter(({ use }) => use.kind === "unknown").map(({ build, use }) => doubtInWords(build, use));
	const unread = place.builds.unread.map(({ file, why }) => `${file} (${why})`);
	if (doubtful.length + unread.length > 0) {
		const message = `It is not known whether a build uses the profile: \`go build\` looks for ${there}, and these builds were not understood: ${listed([...doubtful, ...unread])}.`;
		return [note(message, `If builds use the file, name it in \`profile\`. Otherwise, move it with ${move}.`)];
	}
	const message = `No build was found that uses the profile: \`go build\` looks for ${there}, and ${whereLooked(place, here)}.`;
	const wasRead = place.builds.root !== void 0;
	return [{
		severity: isNamed || !wasRead ? "note" : "error",
		message,
		fix
	}];
}
/**
* Returns the end of a sentence about a missing build. The returned text says that no build passes the profile, and names the files that
* were read.
*/
function whereLooked({ uses, builds }, profile) {
	if (builds.root === void 0) return "no build file was read, because this folder is not in a git repository";
	const files = [...new Set(uses.flatMap(({ build }) => build.file ?? []))];
	return `${files.length === 0 ? "no file that git lists" : `none of the builds found in ${listed(files)}`} passes \`-pgo=${profile}\``;
}
/** Lists at most three names, and the number of the remaining names. */
function listed(names) {
	return `${names.slice(0, 3).join(", ")}${names.length > 3 ? `, and ${names.length - 3} more` : ""}`;
}
/** Returns the place of a build, and the part of the build that was not understood. */
function doubtInWords(build, use) {
	const what = use.kind === "unknown" ? use.what : "";
	return `${build.file}:${build.line} (${what})`;
}
/**
* Returns the advice to move the profile, so that every build uses it. The advice also says how to change the builds that use the profile
* today.
*/
function adviceToMove(using, here, there, place) {
	const ours = realPlace(place.program.main.directory);
	const move = `Move it with \`git mv ${here} ${there}\``;
	const findsIt = ({ kind, programs }) => (kind === "build" || kind === "flags") && (programs === void 0 || programs.every((one) => one === ours));
	const keeping = using.filter((build) => !findsIt(build));
	const [first] = keeping;
	if (first === void 0) return `${move}, and remove that \`-pgo\`. Then every build uses the profile.`;
	const where = listed([...new Set(keeping.map(({ file, line }) => `${file}:${line}`))]);
	if (first.kind === "Bazel" || first.kind === "Please") return `${move}, and change the label of \`${/^\w+/.exec(first.passes ?? "")?.[0] ?? "the attribute"}\` at ${where}: ${first.kind} never looks for ${NAME} by itself.`;
	const why = {
		test: "`go test` does not look for a profile",
		image: "the image has the profile at the path that its build passes"
	}[first.kind];
	return `${move}, and write \`-pgo=${there}\` at ${where}${why === void 0 ? "" : `, because ${why}`}.`;
}
/**
* Returns findings about builds that leave out the profile, although the profile is in the right place. The findings are warnings if no
* build is known to use the profile.
*/
function aboutLeftOut(place) {
	return place.realPath === void 0 ? [] : findingsLeftOut(place, MOST);
}
/**
* Returns a finding if all known builds leave out the profile. Commands that make or measure a profile show this finding, because the
* profile would have no effect. The finding names one of the builds, and `check` names the other builds.
*/
async function aboutBuildsWithout(run, program) {
	const place = await findPlace(run, program);
	if (place.program.profilePath !== program.profilePath) return [];
	const isNew = place.realPath === void 0;
	const uses = place.uses.filter(({ build, use }) => !isNew || use.kind === "uses" || build.passes !== void 0);
	if (uses.some(({ build, use }) => build.kind !== "test" && use.kind === "uses")) return [];
	return findingsLeftOut({
		...place,
		uses
	}, 1);
}
/** Returns findings about at most `most` builds that leave out the profile. */
function findingsLeftOut(place, most) {
	const { builds, program } = place;
	const automatic = join(program.main.directory, NAME);
	if (realPlace(program.profilePath) !== realPlace(automatic)) return [];
	const described = place.uses.filter(({ build }) => build.file !== void 0 && build.kind !== "test");
	const leaving = described.filter(({ use }) => use.kind === "none" || use.kind === "other");
	const isUsed = described.some(({ use }) => use.kind === "uses");
	const isUnsure = described.some(({ use }) => use.kind === "unknown") || builds.unread.length > 0;
	return leaving.filter(({ build }) => !isUsed || build.passes !== "-pgo=off").slice(0, isUsed ? 1 : most).map(({ build, use }) => {
		const file = resolve(builds.root ?? "", build.file ?? "");
		const message = `${build.file}:${build.line} ${leftOutInWords(build, use, place)}.`;
		const others = isUsed ? " Other builds use it." : "";
		return {
			severity: isUsed || isUnsure ? "note" : "warning",
			file,
			line: build.line,
			message: `${message}${others}`,
			fix: fixForLeftOut(build, place)
		};
	});
}
function leftOutInWords(build, use, place) {
	const profile = repositoryPath(place, place.program.profilePath);
	const result = build.kind === "image" ? "the image is" : "the program is";
	const why = use.kind === "none" ? use.why : "";
	if (build.passes !== void 0) return `builds with \`${build.passes}\`, so ${result} built without ${profile}`;
	return `builds without ${profile}, because ${why}`;
}
function fixForLeftOut(build, place) {
	const profile = repositoryPath(place, place.program.profilePath);
	if (build.kind === "Bazel" || build.kind === "Please") return `Name the label of ${profile} in \`${build.kind === "Bazel" ? "pgoprofile" : "pgo_file"}\`.`;
	if (build.passes !== void 0) return `Remove \`${build.passes}\`, or keep this flag if the build is meant to be without PGO.`;
	return `Copy ${profile} into the image with the sources of the program, before that line.`;
}
/** The most findings of one kind that are shown, because many findings of one kind usually have the same cause. */
const MOST = 5;
/** Warns about profiles that no build uses, because they are in a folder without a main package, or have a name that is almost right. */
async function aboutStrays(place) {
	const { builds, program } = place;
	const { main, profilePath } = program;
	const strays = [];
	const all = profilesNamedDefault(builds);
	const folder = realPlace(main.directory);
	const misnamed = all.filter((path) => basename(path) !== NAME && dirname(path) === folder);
	for (const path of [...misnamed, ...lost(builds, all)].sort()) {
		const isRight = basename(path) === NAME;
		if (path === profilePath || await realpath(path).catch(() => path) === place.realPath || mayBePassed(builds, path)) continue;
		const move = `Move this file: \`git mv ${repositoryPath(place, path)} ${repositoryPath(place, join(main.directory, NAME))}\`.`;
		const why = isRight ? "its folder has no main package, and no build was found that passes the file with `-pgo`" : `Go looks only for a file with exactly the name \`${NAME}\``;
		const fix = place.realPath ? "Remove this file, or move it to the folder of its main package." : move;
		strays.push({
			...warning(`A plain \`go build\` does not use this file: ${why}.`, fix),
			file: path
		});
	}
	return strays.slice(0, MOST);
}
/** Returns true if a build passes this file, or passes a `-pgo` that was not understood and may mean this file. */
function mayBePassed({ found }, path) {
	return found.some((build) => {
		const { profile } = build;
		if (profile.kind === "file") return profile.path === path;
		return isUnknownProfile(build) && (basename(build.passes ?? "") === basename(path) || /[$%{]/.test(basename(build.passes ?? "")));
	});
}
/** Returns the profiles that are called `default.pgo`, but are in a folder without a main package. */
function lost({ programs }, profiles) {
	return profiles.filter((path) => basename(path) === NAME && !programs.includes(realPlace(dirname(path))));
}
/** Returns the profiles whose names are `default.pgo` or a likely mistake for it. */
function profilesNamedDefault({ profiles }) {
	return profiles.filter((path) => /^default\.(pgo|pprof|prof)$/i.test(basename(path)));
}
/** Returns findings about files that were not read, because their names are not UTF-8 or because they are too large. */
function aboutUnread({ builds }) {
	const files = builds.unread.slice(0, MOST).map(({ file, why }) => {
		const message = `${file} may describe a build, but was not read, because ${why}.`;
		return note(message, "Rename this file, or set `profile` to the profile that the build uses.");
	});
	const profiles = builds.unreadableProfiles.slice(0, MOST).map((file) => {
		const message = `${file} has the name of a profile, but it was not read, because the name is not UTF-8.`;
		return warning(message, "Rename the file.");
	});
	return [...files, ...profiles];
}
/** Returns a finding if git does not track the profile, because only this machine has an untracked file. */
async function aboutTracking(place) {
	const { profilePath } = place.program;
	if (place.realPath === void 0 || place.run.config.publish === "none") return [];
	if (await git(place, "ls-files", "-z", "--", profilePath) !== "") return [];
	const path = repositoryPath(place, profilePath);
	const ignored = await git(place, ...[
		"-c",
		"core.quotePath=false",
		"check-ignore",
		"--verbose",
		"--",
		profilePath
	]);
	const [, source, line, pattern] = /^(.*):(\d+):(.*)\t/.exec(ignored ?? "") ?? [];
	if (source === void 0 || pattern?.startsWith("!")) return [note("Git does not track the profile yet, so builds on other machines do not have it.", `Run \`git add ${path}\`, and commit it.`)];
	const message = `\`${pattern}\` keeps ${path} out of git, so builds on other machines do not have it.`;
	const fix = `Remove the line, or add \`!${path}\` below it. If builds fetch the profile, set \`publish: none\`.`;
	return [{
		...warning(message, fix),
		file: resolve(place.builds.root ?? "", source),
		line: Number(line)
	}];
}
/** Returns findings about git attributes that make git change the bytes of the profile. */
async function aboutAttributes(place) {
	const path = place.realPath ?? place.program.profilePath;
	const fields = (await git(place, "check-attr", "-z", "text", "eol", "filter", "--", path) ?? "").split("\0");
	const attribute = (name) => fields[fields.indexOf(name) + 1] ?? "";
	const lfs = `${repositoryPath(place, path)} is in Git LFS, so \`go build\` fails in clones that do not fetch the profile.`;
	const unstore = "Take the profile out of LFS in `.gitattributes`, because a compacted profile is small and git stores its changes well.";
	const text = `Git treats ${repositoryPath(place, path)} as text and converts its line ends, which damages the profile.`;
	const keep = "Add `*.pgo binary` at the end of `.gitattributes`, and commit the profile again.";
	const isText = attribute("text") === "set" || attribute("text") === "unspecified" && /lf$/.test(attribute("eol"));
	return [...attribute("filter") === "lfs" ? [note(lfs, unstore)] : [], ...isText ? [warning(text, keep)] : []];
}

export { checkPlace as n, findPlace as r, aboutBuildsWithout as t };