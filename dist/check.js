import { C as ownCodeOf, _ as buildInWords$1, a as introduce, b as usesOf, f as requireNamedProfiles, h as runFor, i as findProgram, n as buildsOf, x as realFile, y as isUnknownProfile } from "./program.js";
import { a as aboutGzipLayers } from "./decode.js";
import { _ as MUCH_STALE, c as readOrExplain, g as FEW_SAMPLES, i as factsOfFile, l as validateOrExplain, n as ageOf, t as aboutAge } from "./files2.js";
import { n as hotThreshold } from "./drift.js";
import { d as missingFrom, f as weightShare } from "./edges.js";
import { a as harmfulInlinings, n as exclusionInWords, o as hazardInWords, s as isExcluded } from "./exclusions.js";
import { a as recordedInWords, i as reachHere, s as waysInWords, t as LEAST_NOTED } from "./figures.js";
import { A as share, E as fixed, N as totalOf, T as count, b as bytes, h as someOf } from "./start.js";
import { c as note, f as warning, n as ExpectedError } from "./errors.js";
import { d as readRegularFile, i as isBelow, m as realPlace, t as MOST_BYTES_OF_PROGRAM, u as readIfThere } from "./files.js";
import { t as GATES } from "./quantities.js";
import { o as readBuildInfo } from "./binaries.js";
import { a as profileName, n as readInlinedCalls, o as siteKey, t as readFunctionTable } from "./pclntab.js";
import { i as goToolchain } from "./go.js";
import { _ as isInside } from "./names.js";
import { f as gitPrints, h as orElse } from "./read.js";
import { n as matchToday, t as aboutSource } from "./repair.js";
import { lstat, realpath, stat } from "node:fs/promises";
import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

// src/golang/effect.ts
/** With fewer calls that count, chance decides. */
const FEWEST_CALLS = 10;
/** The binaries above inline 30 to 60 % of the weight if they were built with the profile, and at most 0.2 % if they were not. */
const [LEAST_IN_EFFECT, MOST_OF_OTHERS] = [.1, .03];
/** Smaller functions may be cheap enough to be inlined without a profile. */
const LARGEST_CHEAP = 96;
const OF_RUNTIME = /^(internal\/)?runtime[./]/;
/** @param bytes of the binary. @returns undefined if the binary has no table of functions that we can read. */
function profileEffect(bytes, { edges }) {
	const table = readFunctionTable(bytes);
	const inlinedCalls = table && readInlinedCalls(table);
	if (table === void 0 || inlinedCalls === void 0) return void 0;
	const { least } = hotThreshold(Float64Array.from(edges, ({ weight }) => weight));
	const hot = edges.flatMap(({ caller, callee, offset, weight }) => {
		if (weight < least || OF_RUNTIME.test(caller)) return [];
		const key = siteKey({
			caller,
			callee,
			lineOffset: offset
		});
		return {
			caller: profileName(caller),
			callee: profileName(callee),
			key,
			weight
		};
	});
	const hotKeys = new Set(hot.map(({ key }) => key));
	const sizes = new Map(table.functions.map(({ name, bytes: size }) => [profileName(name), size]));
	const callers = /* @__PURE__ */ new Set([...sizes.keys(), ...inlinedCalls.map(({ caller }) => profileName(caller))]);
	const keys = /* @__PURE__ */ new Set();
	const inlinedAnyway = /* @__PURE__ */ new Set();
	for (const call of inlinedCalls) {
		const key = siteKey(call);
		keys.add(key);
		if (!hotKeys.has(key)) inlinedAnyway.add(profileName(call.callee));
	}
	const present = hot.filter(({ caller }) => callers.has(caller));
	const counting = present.filter(({ callee }) => (sizes.get(callee) ?? 0) > LARGEST_CHEAP && !inlinedAnyway.has(callee));
	const inlined = counting.filter(({ key }) => keys.has(key));
	const weightOf = (some) => totalOf(some, ({ weight }) => weight);
	const share = counting.length === 0 ? 0 : weightOf(inlined) / weightOf(counting);
	return {
		kind: effectKind(counting.length, share),
		calls: counting.length,
		inlined: inlined.length,
		share,
		absent: hot.length - present.length,
		hot: hot.length
	};
}
function effectKind(calls, share) {
	if (calls < FEWEST_CALLS) return "too few calls";
	if (share >= LEAST_IN_EFFECT) return "in effect";
	return share <= MOST_OF_OTHERS ? "not in effect" : "unclear";
}

// src/commands/check-binary.ts
/**
* `check --binary FILE`: was this binary built with PGO, and with this profile?
*
* It answers from the binary. What the binary records of its build says whether Go got some profile: `-pgo=default.pgo`. Its table of
* functions shows whether that was the profile at hand, by the calls that only a profile makes the compiler inline
* (`golang/effect.ts`). The profile at hand is the one that `profile` names, else the one of the main package from which the binary was
* built, if that is in this module. Without one, only the first question is answered.
*/
/**
* Checks one binary, which needs neither a module nor a profile.
* @param name of the file, as the user wrote it.
* @throws ExpectedError when it was built without PGO, or when the profile is not in effect in it.
*/
async function checkBinary(run, report, name) {
	const { path, display, info, others } = await findBinary(run, name);
	if (others > 0) {
		const executables = others === 1 ? "1 executable in it was" : `${others} executables in it were`;
		report.add({ findings: [{
			...note(`${executables} not looked at: not a Go program.`),
			file: name
		}] });
	}
	const built = `${display} (${buildInWords(info)})`;
	const recorded = info.settings.get("-pgo");
	if (recorded === void 0) throw new ExpectedError(`${built} was built without PGO: it records no \`-pgo\`.`, { fix: "Put `default.pgo` into the folder of its main package before `go build`, or pass `-pgo=FILE`." });
	const withPgo = `${built} was built with PGO: it records \`-pgo=${recorded}\``;
	const at = (finding) => ({
		...finding,
		file: name
	});
	const profile = await findProfileOf(run, info);
	report.add({ findings: profile.findings.map(at) });
	if (profile.path === void 0) {
		report.add({ decision: {
			kind: "keep",
			reason: `${withPgo}.`
		} });
		return;
	}
	const read = await readOrExplain(profile.file, profile.path, run.config.renames);
	const effect = profileEffect(await readRegularFile(path, MOST_BYTES_OF_PROGRAM), read.edges);
	if (effect?.kind === "not in effect") {
		const reason = `${withPgo}, but ${profile.path} is not in effect in it: ${effectInWords(effect)}.`;
		report.add({ decision: {
			kind: "reject",
			reason
		} });
		throw new ExpectedError(reason, { fix: fixOf(effect) });
	}
	const isInEffect = effect?.kind === "in effect";
	const inEffect = isInEffect ? `, and ${profile.path} is in effect: ${effectInWords(effect)}` : "";
	report.add({ decision: {
		kind: "keep",
		reason: `${withPgo}${inEffect}.`
	} });
	if (!isInEffect) report.add({ findings: [at(doubt(profile.path, effect))] });
}
/**
* Finds the binary: the file itself, or the program inside of a folder, an archive, a package or an image.
* @throws ExpectedError when it is not a Go program, or when it is not clear which one is meant.
*/
async function findBinary(run, name) {
	const { cwd, env, signal } = run.host;
	const context = {
		cwd,
		env,
		signal
	};
	const path = resolve(cwd, name);
	const found = await stat(path).catch(() => void 0);
	const { holdsMembers, Limits } = await import("./members2.js");
	if (!(found?.isDirectory() || found?.isFile() && await holdsMembers(path))) return {
		path,
		display: name,
		info: await readBuildInfo(path, context, name),
		others: 0
	};
	const { findPrograms } = await import("./packed-programs.js");
	const limits = new Limits(name, signal);
	const { programs, others } = await findPrograms({
		path,
		name,
		scratch: run.scratch,
		limits
	});
	const binaries = [];
	for (const program of programs) {
		const display = program.name === "" ? name : `${name}: ${program.name}`;
		const info = await orElse(run, readBuildInfo(program.path, context, display), () => void 0);
		if (info !== void 0) binaries.push({
			path: program.path,
			display,
			info,
			others
		});
	}
	return chooseBinary(run, name, binaries, others + programs.length - binaries.length);
}
/** @throws ExpectedError when none or several may be meant. */
async function chooseBinary(run, name, binaries, others) {
	if (binaries.length === 0) {
		const rest = others === 0 ? "" : `; ${count(others, "executable")} in it ${others === 1 ? "is" : "are"} not Go`;
		throw new ExpectedError(`No Go program was found in ${name}${rest}.`, { fix: "Name a program built by `go build`, or what holds one: archives in archives are not read." });
	}
	const main = binaries.length === 1 ? void 0 : await orElse(run, findProgram(run), () => void 0);
	const own = binaries.filter(({ info }) => info.path === main?.main.importPath);
	const [binary, ...more] = own.length > 0 ? own : binaries;
	if (binary !== void 0 && more.length === 0) return {
		...binary,
		others
	};
	const list = someOf((own.length > 0 ? own : binaries).map(({ display, info }) => `${display} (${buildInWords(info)})`), 20);
	throw new ExpectedError(`Which binary is meant? ${name} holds ${count(more.length + 1, "Go program")}: ${list}.`, { fix: "Unpack it and name one of them, or name its main package with `--package`." });
}
/** What a binary says of its own build: main package, module version, commit, Go version and platform. */
function buildInWords({ path, version, goVersion, settings }) {
	const revision = settings.get("vcs.revision")?.slice(0, 12);
	const isModified = settings.get("vcs.modified") === "true";
	const commit = revision && `commit ${revision}${isModified ? " with uncommitted changes" : ""}`;
	const platform = settings.get("GOOS") && `${settings.get("GOOS")}/${settings.get("GOARCH")}`;
	return [
		path,
		version === "(devel)" ? void 0 : version,
		commit,
		goVersion,
		platform
	].filter(Boolean).join(", ");
}
/** Finds the profile that the binary should have been built with. @throws ExpectedError when the named one is missing. */
async function findProfileOf(run, { path }) {
	const { config, host } = run;
	if (config.profile !== void 0) {
		const file = await readIfThere(config.profile);
		if (file !== void 0) return {
			path: config.profile,
			file,
			findings: []
		};
		throw new ExpectedError(`There is no profile at ${config.profile}.`, { fix: "Name an existing file." });
	}
	const unknown = "Whether a certain profile is in effect in it was not checked";
	const fix = "Name the profile with `--profile FILE`.";
	const module = goToolchain({
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	});
	const { modulePath } = await orElse({ host }, module, () => ({ modulePath: "" }));
	if (modulePath === "") return {
		path: void 0,
		findings: [note(`${unknown}: this folder is in no Go module.`, fix)]
	};
	if (!isInside(path, /* @__PURE__ */ new Set([modulePath, "command-line-arguments"]))) {
		const message = `It is not of this module, ${modulePath}.`;
		return {
			path: void 0,
			findings: [warning(message, "Name a binary of this module.")]
		};
	}
	const program = await orElse(run, findProgram(runFor(run, {
		...config,
		package: isInside(path, /* @__PURE__ */ new Set([modulePath])) ? path : void 0
	})), () => void 0);
	const file = program && await readIfThere(program.profilePath);
	if (program !== void 0 && file !== void 0) return {
		path: program.profilePath,
		file,
		findings: []
	};
	const where = program === void 0 ? `no main package ${path} was found` : `${program.profilePath} is not there`;
	return {
		path: void 0,
		findings: [note(`${unknown}: ${where}.`, fix)]
	};
}
function effectInWords({ calls, inlined, share: weight }) {
	return `it inlines ${inlined} of the ${count(calls, "call")} (${share(weight)} of their weight) that only a profile makes the compiler inline; without the profile it would inline almost none of them`;
}
function fixOf({ absent, hot }) {
	if (absent > hot / 2) return `Refresh the profile: the binary has no caller of ${absent} of its ${hot} hot calls.`;
	return "Build again with this profile. If it was, the profile is stale: run `npx go-pgo@1 check` without `--binary`.";
}
/** Why it is not known whether the profile is in effect. */
function doubt(path, effect) {
	if (effect === void 0) return note(`Whether ${path} is in effect in it is not known: its table of functions could not be read.`, "Binaries of Go 1.21 to 1.26 are understood; report others with their Go version and system.");
	if (effect.kind === "too few calls") return note(`Whether ${path} is in effect in it is not known: it has only ${count(effect.calls, "call")} that only a profile makes the compiler inline, of ${effect.hot} hot ones.`, "Compare builds with `npx go-pgo@1 compare`.");
	return warning(`It may have been built with another version of ${path}: ${effectInWords(effect)}.`, "Build again with this profile, or compare builds with `npx go-pgo@1 compare`.");
}

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
function shown({ builds, program }, path) {
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
	const message = `\`GOFLAGS\` holds \`${here.build.passes}\` here, so that \`go build\` does not use ${shown(place, profilePath)}.`;
	return [warning(message, "Remove it, or name the same file in `profile`: see `go env GOFLAGS`, which the environment or `go env -w` sets.")];
}
/** A profile elsewhere is used only where `-pgo` names it. */
function aboutOtherPlace(place) {
	const { main, profilePath } = place.program;
	const automatic = join(main.directory, NAME);
	if (realPlace(profilePath) === realPlace(automatic) || place.realPath === void 0) return [];
	const [here, there] = [shown(place, profilePath), shown(place, automatic)];
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
		const message = `No plain \`go build\` or \`go install\` uses it, since they look for ${there}; ${buildInWords$1(first)}.`;
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
	const message = `No build uses it: \`go build\` looks for ${there}, and ${lookedAt(place)} passes \`-pgo=${here}\`.`;
	return [{
		severity: isNamed ? "note" : "error",
		message,
		fix
	}];
}
/** Where a build was looked for: the subject of a sentence that denies something. */
function lookedAt({ uses }) {
	const files = [...new Set(uses.flatMap(({ build }) => build.file ?? []))];
	if (files.length === 0) return "no build file";
	return `none of the builds found in ${listed(files)}`;
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
	const { builds, program, realPath } = place;
	const automatic = join(program.main.directory, NAME);
	if (realPath === void 0 || realPlace(program.profilePath) !== realPlace(automatic)) return [];
	const described = place.uses.filter(({ build }) => build.file !== void 0 && build.kind !== "test");
	const leaving = described.filter(({ use }) => use.kind === "none" || use.kind === "other");
	const isUsed = described.some(({ use }) => use.kind === "uses");
	const isUnsure = described.some(({ use }) => use.kind === "unknown") || builds.unread.length > 0;
	return leaving.filter(({ build }) => !isUsed || build.passes !== "-pgo=off").slice(0, isUsed ? 1 : MOST).map(({ build, use }) => {
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
	const profile = shown(place, place.program.profilePath);
	const result = build.kind === "image" ? "the image is" : "the program is";
	const why = use.kind === "none" ? use.why : "";
	if (build.passes !== void 0) return `builds with \`${build.passes}\`; so ${result} built without ${profile}`;
	return `builds without ${profile}, because ${why}`;
}
function fixForLeftOut(build, place) {
	const profile = shown(place, place.program.profilePath);
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
		const move = `Move it: \`git mv ${shown(place, path)} ${shown(place, join(main.directory, NAME))}\`.`;
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
	const lfs = `${shown(place, path)} is kept in Git LFS: \`go build\` fails wherever it is not fetched.`;
	const unstore = "Take it out of LFS in `.gitattributes`: a compacted profile is small, and git stores its changes well.";
	const text = `Git treats ${shown(place, path)} as text and converts its line ends, which damages it.`;
	const keep = "Add `*.pgo binary` at the end of `.gitattributes`, and commit the profile again.";
	const isText = attribute("text") === "set" || attribute("text") === "unspecified" && /lf$/.test(attribute("eol"));
	return [...attribute("filter") === "lfs" ? [note(lfs, unstore)] : [], ...isText ? [warning(text, keep)] : []];
}

// src/commands/check.ts
/** Is the committed profile still good, and do builds use it? @throws ExpectedError when a finding is an error. */
async function check(run, report) {
	const [binary] = run.operands;
	if (binary !== void 0) return checkBinary(run, report, binary);
	requireNamedProfiles(run);
	const place = await findPlace(run, await findProgram(run));
	const { program } = place;
	introduce(run, report, program);
	const around = await checkPlace(place);
	const { findings: within, error, staleWeight, repair, profile } = await contents(place, around);
	const shown = [...within, ...around].map((finding) => ({
		file: program.profilePath,
		...finding
	}));
	const atLine = ({ line }) => line !== void 0;
	report.add({
		profile,
		findings: [...shown.filter((one) => !atLine(one)), ...shown.filter(atLine)]
	});
	const fatal = shown.find(({ severity }) => severity === "error");
	const doubtful = within.find(({ severity }) => severity === "warning");
	const kind = fatal ? "reject" : doubtful ? "update" : "keep";
	const reason = (fatal ?? doubtful)?.message ?? "The committed profile is still good.";
	report.add({
		decision: {
			kind,
			reason,
			staleWeight
		},
		repair
	});
	if (error !== void 0) throw error;
	if (fatal !== void 0) throw new ExpectedError(fatal.message, { fix: fatal.fix });
}
/** @param around findings about its place: an error there says why there is no profile. */
async function contents(place, around) {
	const { run, program } = place;
	const { profilePath } = program;
	if (place.realPath === void 0 && around.some(({ severity }) => severity === "error")) return { findings: [] };
	let profile;
	try {
		const file = await readIfThere(profilePath);
		if (file === void 0) {
			const fix = `${run.config.sources.length > 0 ? "Run" : "Set up sources with `npx go-pgo@1 init` and run"} \`npx go-pgo@1 refresh\`, or name it with \`profile\`.`;
			throw new ExpectedError(`There is no profile at ${profilePath}.`, { fix });
		}
		const read = await readOrExplain(file, profilePath, run.config.renames);
		profile = factsOfFile(file, profilePath, read);
		return {
			...await judge(run, program, file, read),
			profile
		};
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
		return {
			findings: [{
				severity: "error",
				message,
				fix
			}],
			error,
			profile
		};
	}
}
/** @throws ExpectedError when the compiler cannot use the profile. */
async function judge(run, program, file, read) {
	const { config, host } = run;
	const { go, main, profilePath } = program;
	const { profile, doubts, faults } = await validateOrExplain(file, profilePath);
	const own = await ownCodeOf(go, main, config.buildFlags);
	const { repair, source } = await matchToday(run, program, read.edges);
	const missing = missingFrom("The profile", read.edges.edges, config.expect);
	const hasFew = read.samples < ENOUGH_FOR_SHARES;
	const findings = [
		...aboutGzipLayers(profile.gzipLayers, "error"),
		...doubts.filter(({ severity }) => severity !== "warning"),
		...faults,
		...aboutLimits(config, read, repair, host.now()),
		...missing === void 0 ? [] : [{
			severity: "error",
			...missing
		}],
		...aboutOwnCode(own, main?.importPath ?? go.modulePath, read),
		...aboutAmount(config, read),
		...aboutSource(source),
		...hasFew ? tooFewForShares(read) : [
			...aboutOrigin(config, read),
			...aboutStaleness(config, repair, read),
			...reachHere(repair),
			...withSmallTogether([...oldNames(read), ...hotCalls(config, go.version, read)])
		],
		...aboutAge(read.head, config.maxProfileAge, host.now()),
		...aboutSize(file)
	];
	return hasFew ? { findings } : {
		findings,
		staleWeight: repair.stale,
		repair
	};
}
/** With fewer samples, every percentage is chance. */
const ENOUGH_FOR_SHARES = 30;
const MORE_SAMPLES = `Take at least ${ENOUGH_FOR_SHARES} samples, better ${FEW_SAMPLES}.`;
function tooFewForShares({ samples }) {
	const message = `How much of it is stale or hurts was not judged, because ${count(samples, "sample")} are too few for percentages.`;
	return [note(message, MORE_SAMPLES)];
}
/** A program may only call libraries. Its compacted profile then has none of its functions, and our comment names it. */
function aboutOwnCode(own, program, { names, head }) {
	if (head.comments.includes(`go-pgo program: ${program}`) || names.some(own.includes)) return [];
	const message = `None of the functions that it names is of module ${own.modulePath}: it is of another program, or the module had another name.`;
	return [warning(message, "Refresh the profile from this program, under its usual load.")];
}
/** The conditions of `fail-on` that are about the committed profile; the others may be meant for `compare`. */
function aboutLimits({ failOn }, read, { stale }, now) {
	const days = ageOf(read.head, now) / 864e5;
	return failOn.flatMap(({ quantity, condition, limit }) => {
		if (GATES[quantity].judgedBy !== "check") {
			const message = `\`check\` does not judge \`${condition}\`, which \`fail-on\` has: it measures nothing.`;
			return [note(message, "It judges `age` and `stale`; `compare` judges the others.")];
		}
		if (quantity === "stale" && read.samples < ENOUGH_FOR_SHARES) return [{
			severity: "error",
			message: `\`${condition}\`, which \`fail-on\` has, cannot be judged: ${count(read.samples, "sample")} are too few for percentages.`,
			fix: MORE_SAMPLES
		}];
		if ((quantity === "age" ? days : stale) <= limit) return [];
		const old = days === Infinity ? "It has no date" : `It is ${fixed(days, 1)} days old`;
		return [{
			severity: "error",
			message: `${quantity === "age" ? old : `${share(stale)} of its weight is stale`}, and \`fail-on\` has \`${condition}\`.`,
			fix: "Refresh the profile, or raise the limit in `fail-on`."
		}];
	});
}
/** Less than this of one CPU is an idle program: what the runtime does then is most of the profile. */
const IDLE = .1;
/** So many samples show enough of what a mostly idle program does. */
const MANY_SAMPLES = 1e4;
/** Functions of package testing, and the test functions that it calls. */
const OF_TESTS = /^testing\.|\.(Benchmark|Test|Fuzz)(?![a-z])\w*(\.func[\d.]+)*$/;
function aboutOrigin({ runsTests }, read) {
	const { head, samples, cpuNanos, testBinary } = read;
	const busy = Number(cpuNanos) / head.durationNanos;
	const idle = `It was recorded at ${share(busy)} of one CPU: the program was mostly idle.`;
	const warnings = busy < IDLE && samples < MANY_SAMPLES ? [warning(idle, "Profile it while it is busy, or under load with `serve` and `load`.")] : [];
	if (testBinary === void 0 || runsTests) return warnings;
	const byTests = weightShare(read.edges.edges, ({ caller }) => OF_TESTS.test(caller));
	const lost = ` ${share(byTests)} of its weight is in calls by tests, which the program does not have.`;
	const message = `It was recorded from a test binary (\`${testBinary}\`): it shows what tests do, not what users do.${byTests < .01 ? "" : lost}`;
	return [...warnings, note(message, "Profile the program itself, if you can.")];
}
/** One note sums up the small parts. */
function withSmallTogether(parts) {
	const small = parts.filter((part) => typeof part === "string");
	const others = parts.filter((part) => typeof part !== "string");
	return small.length === 0 ? others : [...others, note(`Less than 1 % of its weight each: ${small.join("; ")}.`)];
}
function oldNames({ weightUnderOldNames: weight }) {
	if (weight === 0) return [];
	if (weight < .01) return ["old names that `renames` maps"];
	const message = `${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`;
	return [warning(message, `Refresh it, or rewrite it with \`npx go-pgo@1 merge PROFILE --output PROFILE --renames OLD=NEW\`.`)];
}
/** With most of it lost for good, the profile is of another program. */
const LOST_ERROR = .75;
/** What the compiler does not find in today's source, and what a repair would bring back. */
function aboutStaleness({ minSamples }, repair, { samples }) {
	const { stale, lost, recorded } = repair;
	const elsewhere = recorded === void 0 ? "" : recordedInWords(recorded);
	if (stale < .01) return recorded === void 0 ? [] : [note(elsewhere)];
	const isRepairable = stale - lost > .05 && samples >= minSamples;
	const message = `${`${share(1 - stale)} of its weight still reaches the compiler; repaired, ${share(1 - lost)}.`} ${elsewhere}`.trimEnd();
	return [{
		severity: lost > LOST_ERROR ? "error" : stale > .05 ? "warning" : "note",
		message,
		fix: isRepairable ? "Repair it with `npx go-pgo@1 repair` (`command: repair`), or refresh it from a build of today’s code." : "Refresh the profile from a build of today’s code."
	}, ...waysInWords(repair)];
}
/** Calls that `exclude` names, and calls that are known to hurt: these are small only if the compiler does not take them for hot. */
function hotCalls({ hazards, exclude }, goVersion, read) {
	const { edges } = read.edges;
	const harmful = harmfulInlinings(goVersion);
	const { least } = hotThreshold(Float64Array.from(edges, ({ weight }) => weight));
	return [...harmful, ...exclude].flatMap((one) => {
		const weight = read.shows([one]) ? weightShare(edges, (edge) => isExcluded(edge, [one])) : 0;
		if (weight === 0) return [];
		const call = `\`${exclusionInWords(one)}\``;
		const hot = `${call} (${share(weight)} of the call-edge weight) is hot in it`;
		const refresh = "Refresh the profile, which keeps this call out.";
		const hazard = harmful.find((other) => other === one);
		if (hazard === void 0) {
			if (weight < .01) return [`${call}, which \`exclude\` names`];
			return [warning(`${hot}, although \`exclude\` names it.`, refresh)];
		}
		const isHot = edges.some((edge) => edge.weight >= least && isExcluded(edge, [one]));
		if (hazards === "apply" ? !isHot : weight < .01) return [`${call}, which hurts when it is inlined`];
		const message = `${hot} and hurts when ${goVersion} inlines it: ${hazardInWords(hazard)}.`;
		if (hazards === "apply") return [warning(message, `${refresh} ${hazard.fix}`)];
		return [note(message, `It is left in by \`hazards: report\`. ${hazard.fix}`)];
	});
}
function aboutAmount(config, { samples }) {
	const fix = "Refresh it from more instances, for longer, or under load.";
	const holds = count(samples, "sample");
	const tooFew = `It holds ${holds}, and \`min-samples\` is ${config.minSamples}.`;
	if (samples < config.minSamples) return [{
		severity: "error",
		message: tooFew,
		fix
	}];
	if (samples >= 1e3) return [];
	return [warning(`It holds only ${holds}; rare call edges are noise in it.`, fix)];
}
/** Every new version of a larger file makes the repository notably larger. */
const LARGE_FILE = 1 << 20;
function aboutSize({ length }) {
	if (length < LARGE_FILE) return [];
	const message = `It is ${bytes(length)} large: every refresh adds that much to the repository’s history.`;
	return [warning(message, "Refresh it with `compact: edges`, the default, or rewrite it: `npx go-pgo@1 merge PROFILE --output PROFILE`.")];
}

export { contents as n, findPlace as r, check as t };