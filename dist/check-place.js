import { A as realFile, E as buildInWords, O as isUnknownProfile, k as usesOf, n as buildsOf } from "./program.js";
import { c as note, f as warning } from "./errors.js";
import { i as isBelow, m as realPlace } from "./files.js";
import { l as gitPrints } from "./read.js";
import { lstat, realpath } from "node:fs/promises";
import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

// src/commands/check-place.ts
const NAME = "default.pgo";
/** If the program has no profile, the only `default.pgo` elsewhere is looked at: the findings say why no build uses it. */
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
/** A path without symbolic links; undefined when nothing can be found at it, whatever the reason. */
function realPathOf(path) {
	try {
		return realpathSync(path);
	} catch {
		return;
	}
}
/** A finding without a file is about the profile. */
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
/** What git prints in the module's folder; undefined when it fails or there is no repository. */
async function git({ run, program, builds }, ...args) {
	return builds.root === void 0 ? void 0 : gitPrints(run, program.go.moduleDirectory, ...args);
}
/** From the repository's root, or else the module's folder, with forward slashes; absolute where it lies outside. */
function repositoryPath({ builds, program }, path) {
	const from = builds.root ?? program.go.moduleDirectory;
	return isBelow(from, path) ? relative(from, path).split(sep).join("/") : path;
}
/** A file that other clones do not have, or a symbolic link that leads nowhere. */
async function aboutLink({ builds: { root }, realPath, program }) {
	const there = await lstat(program.profilePath).catch(() => void 0);
	const isInside = realPath !== void 0 && (root === void 0 || isBelow(root, realPath));
	if (there === void 0 || isInside) return [];
	const where = realPath ? `${realPath}, outside of the repository` : "where there is nothing";
	return [{
		severity: "error",
		message: `It ${there.isSymbolicLink() ? "is a symbolic link to" : "lies at"} ${where}: other clones do not have it.`,
		fix: "Commit the profile itself in its place."
	}];
}
/** A `-pgo` in GOFLAGS, from the environment or `go env -w`, wins over the file in the program's folder. */
function aboutGoFlags(place) {
	const here = place.uses.find(({ build }) => build.file === void 0);
	if (here === void 0 || here.use.kind === "uses") return [];
	const { profilePath } = place.program;
	const message = `\`GOFLAGS\` holds \`${here.build.passes}\` here, so that \`go build\` does not use ${repositoryPath(place, profilePath)}.`;
	return [warning(message, "Remove it, or name the same file in `profile`: see `go env GOFLAGS`, which the environment or `go env -w` sets.")];
}
/** A profile elsewhere is used only where `-pgo` names it. */
function aboutOtherPlace(place) {
	const { main, profilePath } = place.program;
	const automatic = join(main.directory, NAME);
	if (realPlace(profilePath) === realPlace(automatic) || place.realPath === void 0) return [];
	const [here, there] = [repositoryPath(place, profilePath), repositoryPath(place, automatic)];
	if (realFile(automatic) !== void 0) {
		const message = `\`go build\` uses this file by itself, and not ${here}, which is checked.`;
		const fix = `Remove one of them, or pass \`-pgo=${here}\` in every build.`;
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
		const message = `No plain \`go build\` or \`go install\` uses it, since they look for ${there}; ${buildInWords(first)}.`;
		return [note(message, adviceToMove(using, here, there, place))];
	}
	const move = `\`git mv ${here} ${there}\``;
	const fix = `Move it with ${move}, or build with \`go build -pgo=${here}\`.`;
	const doubtful = place.uses.filter(({ use }) => use.kind === "unknown").map(({ build, use }) => doubtInWords(build, use));
	const unread = place.builds.unread.map(({ file, why }) => `${file} (${why})`);
	if (doubtful.length + unread.length > 0) {
		const message = `Whether a build uses it is not known: \`go build\` looks for ${there}, and these were not understood: ${listed([...doubtful, ...unread])}.`;
		return [note(message, `Name the file in \`profile\` if builds use it; else move it with ${move}.`)];
	}
	const message = `No build was found that uses it: \`go build\` looks for ${there}, and ${whereLooked(place, here)}.`;
	const wasRead = place.builds.root !== void 0;
	return [{
		severity: isNamed || !wasRead ? "note" : "error",
		message,
		fix
	}];
}
/** Where a build that passes the profile was looked for, as the end of a sentence that denies such a build. */
function whereLooked({ uses, builds }, profile) {
	if (builds.root === void 0) return "no build file was read, because this is no git repository";
	const files = [...new Set(uses.flatMap(({ build }) => build.file ?? []))];
	return `${files.length === 0 ? "no file that git lists" : `none of the builds found in ${listed(files)}`} passes \`-pgo=${profile}\``;
}
/** At most three names. */
function listed(names) {
	return `${names.slice(0, 3).join(", ")}${names.length > 3 ? `, and ${names.length - 3} more` : ""}`;
}
function doubtInWords(build, use) {
	const what = use.kind === "unknown" ? use.what : "";
	return `${build.file}:${build.line} (${what})`;
}
/** How to make every build use a profile, without taking it from those that use it today. */
function adviceToMove(using, here, there, place) {
	const ours = realPlace(place.program.main.directory);
	const move = `Move it with \`git mv ${here} ${there}\``;
	const findsIt = ({ kind, programs }) => (kind === "build" || kind === "flags") && (programs === void 0 || programs.every((one) => one === ours));
	const keeping = using.filter((build) => !findsIt(build));
	const [first] = keeping;
	if (first === void 0) return `${move}, and remove that \`-pgo\`: then every build uses it.`;
	const where = listed([...new Set(keeping.map(({ file, line }) => `${file}:${line}`))]);
	if (first.kind === "Bazel" || first.kind === "Please") return `${move}, and change the label of \`${/^\w+/.exec(first.passes ?? "")?.[0] ?? "the attribute"}\` at ${where}: ${first.kind} never looks for ${NAME} by itself.`;
	const why = {
		test: "`go test` looks for no profile of its own",
		image: "the image has it where that path says"
	}[first.kind];
	return `${move}, and write \`-pgo=${there}\` at ${where}${why === void 0 ? "" : `, since ${why}`}.`;
}
/** A profile in its place that builds leave out: a warning where none of the builds that were found uses it. */
function aboutLeftOut(place) {
	return place.realPath === void 0 ? [] : findingsLeftOut(place, MOST);
}
/**
* The finding of the commands that make or measure a profile: all builds that were found leave it out, so their work would have no
* effect. It names one of these builds, and `check` names the others. There is no finding if a build uses the profile.
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
	if (build.passes !== void 0) return `builds with \`${build.passes}\`; so ${result} built without ${profile}`;
	return `builds without ${profile}, because ${why}`;
}
function fixForLeftOut(build, place) {
	const profile = repositoryPath(place, place.program.profilePath);
	if (build.kind === "Bazel" || build.kind === "Please") return `Name the label of ${profile} in \`${build.kind === "Bazel" ? "pgoprofile" : "pgo_file"}\`.`;
	if (build.passes !== void 0) return `Remove \`${build.passes}\`, or leave it if this build is meant to be without PGO.`;
	return `Copy ${profile} into the image with the sources of the program, before that line.`;
}
/** More of one kind are one mistake. */
const MOST = 5;
/** Profiles that no build uses: in a folder without a main package, or with almost the right name. */
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
		const move = `Move it: \`git mv ${repositoryPath(place, path)} ${repositoryPath(place, join(main.directory, NAME))}\`.`;
		const why = isRight ? "there is no main package in its folder, and no build was found that passes it with `-pgo`" : `it looks for exactly \`${NAME}\``;
		const fix = place.realPath ? "Remove it, or move it to the folder of its main package." : move;
		strays.push({
			...warning(`No plain \`go build\` uses this file: ${why}.`, fix),
			file: path
		});
	}
	return strays.slice(0, MOST);
}
/** Whether a build passes this file, or one that was not understood. */
function mayBePassed({ found }, path) {
	return found.some((build) => {
		const { profile } = build;
		if (profile.kind === "file") return profile.path === path;
		return isUnknownProfile(build) && (basename(build.passes ?? "") === basename(path) || /[$%{]/.test(basename(build.passes ?? "")));
	});
}
/** Those with the right name where there is no main package. */
function lost({ programs }, profiles) {
	return profiles.filter((path) => basename(path) === NAME && !programs.includes(realPlace(dirname(path))));
}
function profilesNamedDefault({ profiles }) {
	return profiles.filter((path) => /^default\.(pgo|pprof|prof)$/i.test(basename(path)));
}
/** Files whose names are not UTF-8, or that are too large, were not looked at. */
function aboutUnread({ builds }) {
	const files = builds.unread.slice(0, MOST).map(({ file, why }) => {
		const message = `${file} may describe a build and was not looked at, because ${why}.`;
		return note(message, "Rename it, or name the profile that it uses in `profile`.");
	});
	const profiles = builds.unreadableProfiles.slice(0, MOST).map((file) => {
		const message = `${file} is named like a profile, and its name is not UTF-8, so it was not looked at.`;
		return warning(message, "Rename it.");
	});
	return [...files, ...profiles];
}
/** A profile that only this machine has. */
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
	if (source === void 0) return [note("Git does not have it yet: builds elsewhere do without.", `\`git add ${path}\`, and commit it.`)];
	const message = `\`${pattern}\` keeps ${path} out of git: builds elsewhere do without.`;
	const fix = `Remove the line, or add \`!${path}\` below it. If builds fetch the profile, set \`publish: none\`.`;
	return [{
		...warning(message, fix),
		file: resolve(place.builds.root ?? "", source),
		line: Number(line)
	}];
}
/** Attributes by which git changes the file. */
async function aboutAttributes(place) {
	const path = place.realPath ?? place.program.profilePath;
	const fields = (await git(place, "check-attr", "-z", "text", "eol", "filter", "--", path) ?? "").split("\0");
	const attribute = (name) => fields[fields.indexOf(name) + 1] ?? "";
	const lfs = `${repositoryPath(place, path)} is kept in Git LFS: \`go build\` fails wherever it is not fetched.`;
	const unstore = "Take it out of LFS in `.gitattributes`: a compacted profile is small, and git stores its changes well.";
	const text = `Git treats ${repositoryPath(place, path)} as text and converts its line ends, which damages it.`;
	const keep = "Add `*.pgo binary` at the end of `.gitattributes`, and commit the profile again.";
	const isText = attribute("text") === "set" || attribute("text") === "unspecified" && /lf$/.test(attribute("eol"));
	return [...attribute("filter") === "lfs" ? [note(lfs, unstore)] : [], ...isText ? [warning(text, keep)] : []];
}

export { checkPlace as n, findPlace as r, aboutBuildsWithout as t };