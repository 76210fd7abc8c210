import { _ as waysToProfile, a as introduce, f as requireNamedProfiles, h as runFor, i as findProgram, w as ownCodeOf } from "./program.js";
import { r as aboutGzipLayers } from "./bytes.js";
import { n as matchToday, s as MUCH_STALE, t as aboutSource } from "./repair.js";
import { i as hotThreshold } from "./drift.js";
import { d as missingFrom, f as weightShare } from "./edges.js";
import { c as hazardInWords, i as exclusionInWords, l as isExcluded, o as goMinor, s as harmfulInlinings } from "./exclusions.js";
import { E as aboutSteadiness, a as factsOfFile, d as aboutUnreadableCalls, l as readOrExplain, n as aboutNoCallEdge, r as ageOf, t as aboutAge, u as validateOrExplain } from "./files2.js";
import { a as recordedInWords, i as reachHere, s as waysInWords, t as LEAST_NOTED } from "./figures.js";
import { C as bytes, I as totalOf, N as share, O as count, k as fixed, v as someOf } from "./start.js";
import { c as note, f as warning, n as ExpectedError } from "./errors.js";
import { d as readRegularFile, g as replaceFile, t as MOST_BYTES_OF_PROGRAM, u as readIfThere } from "./files.js";
import { l as GATES } from "./format.js";
import { c as readBuildInfo } from "./binaries.js";
import { _ as isInside, y as isOfRuntime } from "./names.js";
import { c as siteKey, n as readFunctionTable, r as readInlinedCalls, s as profileName, t as READABLE_BINARIES } from "./pclntab.js";
import { i as goToolchain, r as goOutput } from "./go.js";
import { c as gitPrints, d as orElse, i as unmergedPullOf } from "./read.js";
import { n as checkPlace, r as findPlace } from "./check-place.js";
import { copyFile, mkdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";

// src/golang/effect.ts
/** The minimum number of calls that must meet the four conditions. With fewer calls, the result would depend on chance. */
const FEWEST_CALLS = 10;
/**
* In our examples, a binary that was built with the profile inlines 30 to 60 % of the weight of the calls that meet the conditions. A
* binary that was built without the profile inlines at most 0.2 % of the weight of these calls.
*/
const [LEAST_IN_EFFECT, MOST_OF_OTHERS] = [.1, .03];
/** A function with at most this many bytes of machine code may be so cheap that the compiler inlines it without a profile. */
const LARGEST_CHEAP = 96;
/**
* Finds out whether a profile was used for the build of a binary.
* @param bytes the content of the binary.
* @returns undefined if the binary has no readable table of functions.
*/
function profileEffect(bytes, { edges }) {
	const table = readFunctionTable(bytes);
	const inlinedCalls = table && readInlinedCalls(table);
	if (table === void 0 || inlinedCalls === void 0) return void 0;
	const { least } = hotThreshold(Float64Array.from(edges, ({ weight }) => weight));
	const hot = edges.flatMap(({ caller, callee, offset, weight }) => {
		if (weight < least || isOfRuntime(caller)) return [];
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
* `check --binary FILE` finds out if a binary was built with PGO, and if its machine code shows the effect of the profile.
*
* Go records the flags of a build in the binary, so a flag such as `-pgo=default.pgo` shows that the binary was built with PGO. The effect
* of the profile is read from the binary's table of functions. The compiler inlines some calls only with a profile, and the table shows how
* many of these calls are inlined (`golang/effect.ts`). The setting `profile` names the profile. By default, the profile is the profile of
* the main package that the binary was built from, if this module has the package. If there is no profile, the command only reports if the
* binary was built with PGO.
*/
/**
* Checks one binary. The check works in any folder, even in a folder without a module or a profile.
* @param name the name of the file, in the user's words.
* @throws ExpectedError if the binary was built without PGO, or if its machine code does not show the effect of the profile.
*/
async function* checkBinary(run, name) {
	const { path, display, info, others, siblings } = await findBinary(run, name);
	if (others > 0) {
		const message = others === 1 ? "1 executable in this file was skipped, because it is not a Go program." : `${others} executables in this file were skipped, because they are not Go programs.`;
		yield { findings: [{
			...note(message),
			file: name
		}] };
	}
	const built = `${display} (${binaryInWords(info)})`;
	const recorded = info.settings.get("-pgo");
	if (recorded === void 0) throw new ExpectedError(`${built} was built without PGO, because it records no \`-pgo\`.`, { fix: "Put `default.pgo` into the folder of the main package before `go build`, or pass `-pgo=FILE`." });
	yield { findings: aboutSiblings(display, siblings).map((finding) => ({
		...finding,
		file: name
	})) };
	const withPgo = `${built} was built with PGO, because it records \`-pgo=${recorded}\``;
	const at = (finding) => ({
		...finding,
		file: name
	});
	const profile = await findProfileOf(run, info);
	yield { findings: profile.findings.map(at) };
	if (profile.path === void 0) {
		yield { decision: {
			kind: "keep",
			reason: `${withPgo}.`
		} };
		return;
	}
	const read = await readOrExplain(profile.file, profile.path, run.config.renames);
	const effect = profileEffect(await readRegularFile(path, MOST_BYTES_OF_PROGRAM), read.edges);
	if (effect?.kind === "not in effect") {
		const reason = `${withPgo}. But ${profile.path} is not in effect: ${effectInWords(effect)}.`;
		yield { decision: {
			kind: "reject",
			reason
		} };
		throw new ExpectedError(reason, { fix: fixOf(effect) });
	}
	const isInEffect = effect?.kind === "in effect";
	yield { decision: {
		kind: "keep",
		reason: `${withPgo}${isInEffect ? `. ${profile.path} is in effect: ${effectInWords(effect)}` : ""}.`
	} };
	if (!isInEffect) yield { findings: [at(doubt(profile.path, effect))] };
}
/**
* Finds the binary: the file itself, or the program inside of a folder, an archive, a package or an image.
* @throws ExpectedError if the file holds no Go program, or if it is unclear which of several Go programs is meant.
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
		others: 0,
		siblings: []
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
			info
		});
	}
	return chooseBinary(run, name, binaries, others + programs.length - binaries.length);
}
/**
* Chooses the binary that the user means: the only binary, the only binary of this repository's program, or the build for the likeliest
* platform.
* @throws ExpectedError if there is no binary, or if it is unclear which of several binaries is meant.
*/
async function chooseBinary(run, name, binaries, others) {
	if (binaries.length === 0) {
		const rest = others === 0 ? "" : `; ${count(others, "executable")} in it ${others === 1 ? "is" : "are"} not Go`;
		throw new ExpectedError(`No Go program was found in ${name}${rest}.`, { fix: "Name a program that `go build` made, or a folder, archive, package or image with such a program. This command does not read archives inside of archives." });
	}
	const main = binaries.length === 1 ? void 0 : await orElse(run, findProgram(run), () => void 0);
	const own = binaries.filter(({ info }) => info.path === main?.main.importPath);
	const meant = own.length > 0 ? own : binaries;
	const [binary, ...more] = meant;
	if (binary !== void 0 && more.length === 0) return {
		...binary,
		others,
		siblings: []
	};
	const platforms = new Set(meant.map(({ info }) => platformOf(info)));
	const paths = new Set(meant.map(({ info }) => info.path));
	if (binary !== void 0 && paths.size === 1 && platforms.size === meant.length) {
		const chosen = await likeliestPlatform(run, meant, binary);
		return {
			...chosen,
			others,
			siblings: meant.filter((one) => one !== chosen)
		};
	}
	const list = someOf((own.length > 0 ? own : binaries).map(({ display, info }) => `${display} (${binaryInWords(info)})`), 20);
	throw new ExpectedError(`Which binary is meant? ${name} holds ${count(more.length + 1, "Go program")}: ${list}.`, { fix: "Unpack the file and name one of these programs, or name the main package of the program with `--package`." });
}
/** Returns the platform of a binary, such as `linux/amd64`; empty if the binary does not record it. */
function platformOf({ settings }) {
	const [system, architecture] = [settings.get("GOOS"), settings.get("GOARCH")];
	return system === void 0 ? "" : `${system}/${architecture}`;
}
/**
* Chooses among builds of one program. The first choice is the build for the platform that Go builds for on this machine. The second choice
* is the build for Linux on amd64. If neither build exists, the first build of the list is chosen.
*/
async function likeliestPlatform({ host }, builds, first) {
	const { cwd, env, signal } = host;
	const here = (await goOutput([
		"env",
		"GOOS",
		"GOARCH"
	], {
		cwd,
		env,
		signal
	})).trim().split(/\s+/).join("/");
	const ofPlatform = (platform) => builds.find(({ info }) => platformOf(info) === platform);
	return ofPlatform(here) ?? ofPlatform("linux/amd64") ?? first;
}
/** Returns findings that say which of several builds was checked, and which of the other builds record no `-pgo`. */
function aboutSiblings(display, siblings) {
	const listed = (some) => someOf(some.map((one) => `${one.display} (${platformOf(one.info)})`), 10);
	const without = siblings.filter(({ info }) => info.settings.get("-pgo") === void 0);
	const withPgo = siblings.filter((one) => !without.includes(one));
	const findings = [];
	if (withPgo.length > 0) {
		const message = `The file has builds of the same program for several platforms. Only ${display} was checked. These builds also record a \`-pgo\`: ${listed(withPgo)}.`;
		findings.push(note(message, "To check another build, unpack the file and name that build."));
	}
	if (without.length > 0) {
		const message = `The file has builds of the same program for several platforms. These builds were made without PGO, because they record no \`-pgo\`: ${listed(without)}.`;
		findings.push(warning(message, "Build all platforms with the same profile."));
	}
	return findings;
}
/** Returns the facts that a binary records about its build: main package, module version, commit, Go version and platform. */
function binaryInWords(info) {
	const { path, version, goVersion, settings } = info;
	const revision = settings.get("vcs.revision")?.slice(0, 12);
	const isModified = settings.get("vcs.modified") === "true";
	const commit = revision && `commit ${revision}${isModified ? " with uncommitted changes" : ""}`;
	return [
		path,
		version === "(devel)" ? void 0 : version,
		commit,
		goVersion,
		platformOf(info)
	].filter(Boolean).join(", ");
}
/** Finds the profile that the binary should have been built with. @throws ExpectedError if the profile that a setting names is missing. */
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
	const notChecked = (reason) => {
		const message = `The command did not check whether a profile is in effect in the binary. ${reason}`;
		return {
			path: void 0,
			findings: [note(message, "Name the profile with `--profile FILE`.")]
		};
	};
	const toolchain = goToolchain({
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	});
	const go = await orElse({ host }, toolchain, (error) => error);
	if (go instanceof ExpectedError) return notChecked(go.message);
	const { modulePath } = go;
	if (!isInside(path, /* @__PURE__ */ new Set([modulePath, "command-line-arguments"]))) {
		const message = `The binary was built from ${path}, which is not in this module, ${modulePath}.`;
		return {
			path: void 0,
			findings: [warning(message, "Name a binary of this module.")]
		};
	}
	const named = isInside(path, /* @__PURE__ */ new Set([modulePath])) ? path : void 0;
	const found = findProgram(runFor(run, {
		...config,
		package: named
	}));
	const program = await orElse(run, found, (error) => error);
	if (program instanceof ExpectedError) return notChecked(program.message);
	const file = await readIfThere(program.profilePath);
	if (file === void 0) return notChecked(`There is no profile at ${program.profilePath}.`);
	return {
		path: program.profilePath,
		file,
		findings: []
	};
}
/**
* Returns a sentence that says how many calls the compiler inlines only with a profile, and how many of these calls the binary inlines.
*/
function effectInWords({ calls, inlined, share: weight }) {
	return `the binary inlines ${inlined} of the ${count(calls, "call")} (${share(weight)} of their weight) that the compiler inlines only with a profile. A build without the profile would inline almost none of these calls`;
}
/** Returns the advice about a binary that does not show the effect of the profile. */
function fixOf({ absent, hot }) {
	if (absent > hot / 2) return `Refresh the profile, because the binary does not have the callers of ${absent} of the profile’s ${hot} hot calls.`;
	return "Build again with this profile. If the binary was already built with this profile, the profile is stale. In this case, run `npx go-pgo@1 check` without `--binary`.";
}
/** Returns a finding that says why the binary does not show if the profile had an effect. */
function doubt(path, effect) {
	if (effect === void 0) return note(`It is not known whether ${path} is in effect, because the binary’s table of functions could not be read.`, READABLE_BINARIES);
	if (effect.kind === "too few calls") return note(`It is not known whether ${path} is in effect, because only ${effect.calls} of the profile’s ${effect.hot} hot calls need a profile to be inlined.`, "Compare builds with `npx go-pgo@1 compare`.");
	return warning(`The binary may have been built with another version of ${path}: ${effectInWords(effect)}.`, "Build again with this profile, or compare builds with `npx go-pgo@1 compare`.");
}

// src/commands/check-go.ts
/**
* Estimates the effect of a new Go version on the committed profile. A new version of Go has a new standard library and a new runtime, so
* lines move and functions get new names. Even a commit that only changes the `go` or `toolchain` line of go.mod makes calls of the profile
* stale. `check` reports how much of the weight becomes stale, and how much `repair` brings back. A reviewer of a pull request from
* Dependabot or Renovate then sees:
*
*     Before this change, go.mod required go1.26.8. With that version, 99.9 % of the profile’s weight reaches the
*     compiler. With go1.27.3, 97.5 % of the weight does, and 99.5 % after a repair.
*
* The old go.mod comes from the commit of the base into which the pull request is merged; in all other runs, it comes from the last
* commit. The profile is matched to the same source twice, once with the standard library of each Go version. The version in go.mod is only
* the oldest Go that may build the module, so builds may have used a newer version. So the profile may fit the new version of Go better
* than the version in the old go.mod.
*/
/**
* Compares the shares of the profile that reach the compiler before and after a change of go.mod.
* @param today the result of matching the profile with the Go version that runs now.
* @returns an empty list if the Go version in go.mod has not changed.
*/
async function aboutGoChange(run, program, edges, today) {
	const { go } = program;
	const earlier = await goModBefore(run, program);
	if (earlier === void 0) return [];
	const folder = join(run.scratch, "go-before");
	await mkdir(folder, { recursive: true });
	const earlierFile = join(folder, "go.mod");
	await replaceFile(earlierFile, Buffer.from(earlier));
	const before = await orElse(run, versionIn(program, earlierFile), () => void 0);
	const now = await versionIn(program, join(go.moduleDirectory, "go.mod"));
	if (before === void 0 || before === now || before === go.version) return [];
	if (now === void 0 || (goMinor(now) ?? 0) < (goMinor(go.version) ?? 0)) return [];
	const change = `Before this change, go.mod required ${before}.`;
	if (await isInWorkspace(program)) return [note(`${change} ${IN_WORKSPACE}`, WITHOUT_WORKSPACE)];
	try {
		await copyFile(join(go.moduleDirectory, "go.sum"), join(folder, "go.sum")).catch(() => {});
		const { repair } = await matchToday(run, await withVersion(program, before, earlierFile), edges);
		return [aboutReach(change, [before, go.version], {
			repair,
			today
		})];
	} catch (error) {
		run.host.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const message = `${change} It is not known how much of the profile this change makes stale, because the profile could not be matched with ${before}: ${error.message}`;
		return [note(message, `Let \`GOTOOLCHAIN=${before} go list ./...\` pass with the earlier go.mod.`)];
	}
}
function aboutReach(change, [before, now], { repair, today }) {
	const lost = today.stale - repair.stale;
	const regained = today.stale - today.lost;
	const [then, here] = [share(1 - repair.stale), share(1 - today.stale)];
	if (lost < .01) return note(`${change} This change does not make the profile more stale: with ${before}, ${then} of the profile’s weight reaches the compiler, and with ${now}, ${here}.`);
	const reach = `With that version, ${then} of the profile’s weight reaches the compiler. With ${now}, ${here} of the weight does, and ${share(1 - today.lost)} after a repair.`;
	const fix = regained >= .01 ? "After the change, repair the profile with `npx go-pgo@1 repair` (`command: repair`), and refresh it from a build of the new version." : "After the change, refresh the profile from a build of the new version.";
	return (lost > .05 ? warning : note)(`${change} ${reach}`, fix);
}
const IN_WORKSPACE = "`check` does not compare versions of Go in a workspace (go.work), so it cannot say how much of the profile this change makes stale.";
const WITHOUT_WORKSPACE = "If the module also builds without the workspace, set `GOWORK: off` in the `env` of the step that runs `check`.";
/** True if the program is built in a workspace. In a workspace, Go reads no other go.mod than those that go.work names. */
async function isInWorkspace({ go }) {
	const file = (await goOutput(["env", "GOWORK"], go.context)).trim();
	return file !== "" && file !== "off";
}
/**
* Returns a copy of the program, with an environment that selects another Go version. In this environment, Go reads the earlier go.mod
* instead of today's go.mod.
*/
async function withVersion({ go, main }, version, goMod) {
	const env = {
		...go.context.env,
		GOTOOLCHAIN: version,
		GOFLAGS: [await goOutput(["env", "GOFLAGS"], go.context), `-modfile=${goMod}`].join(" ").trim()
	};
	return {
		go: await goToolchain({
			...go.context,
			env
		}),
		main: { ...main }
	};
}
/**
* Returns the Go version that a go.mod requires, in the form of `GOTOOLCHAIN`. The version comes from the toolchain line, or from the go
* line if there is no toolchain line.
* @returns undefined if go.mod names no version, or a version before Go 1.21, because such a toolchain cannot be chosen.
*/
async function versionIn({ go }, goMod) {
	const printed = await goOutput([
		"mod",
		"edit",
		"-json",
		goMod
	], go.context);
	const { Go = "", Toolchain = "" } = JSON.parse(printed);
	if (/^go1\.\d+/.test(Toolchain)) return Toolchain;
	if (Number(/^1\.(\d+)/.exec(Go)?.[1] ?? 0) < 21) return void 0;
	return /^1\.\d+$/.test(Go) ? `go${Go}.0` : `go${Go}`;
}
/**
* Returns the text of go.mod before the change: from the base of a pull request, or from the last commit in all other runs. The result is
* undefined if the text is unknown.
*/
async function goModBefore(run, { go }) {
	const { base, head } = await unmergedPullOf(run.host.env) ?? {};
	const folder = go.moduleDirectory;
	if (base === void 0) return gitPrints(run, folder, "show", "HEAD:./go.mod");
	const prefix = await gitPrints(run, folder, "rev-parse", "--show-prefix");
	const { token } = run.config;
	if (prefix === void 0 || token === void 0 || base.repository === void 0) return void 0;
	const { fileAt } = await import("./github-repository.js");
	const { env, signal } = run.host;
	const commit = await baseOfMerge(run, folder, head) ?? base.sha;
	const at = {
		repository: base.repository,
		commit,
		path: `${prefix.trim()}go.mod`
	};
	const read = await fileAt({
		token,
		env,
		signal
	}, at).catch((error) => {
		signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
	});
	return read && Buffer.from(read).toString();
}
/**
* Returns the commit of the base into which GitHub has merged the pull request for this checkout; undefined if another commit is checked out.
* This commit may be newer than the commit in the event. A wrong commit could only make the report wrong, so the parents that the checked-out
* commit names are trusted.
* @param head the newest commit of the pull request.
*/
async function baseOfMerge(run, folder, head) {
	const [fields] = (await gitPrints(run, folder, "cat-file", "commit", "HEAD"))?.split("\n\n") ?? [];
	const parents = [...(fields ?? "").matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha]) => sha);
	return parents.length === 2 && parents[1] === head ? parents[0] : void 0;
}

// src/commands/check.ts
/**
* Runs `check`, which finds out if the committed profile is still good for today's source, and if builds use this profile.
*
* This file makes the findings about the content of the profile. `check-place.ts` makes the findings about the place of the profile and
* about builds. For example, if 30 % of a profile's weight is in deleted functions, `check` warns, advises to repair the profile, and
* decides `update`. If a finding has the severity `error`, the decision is `reject`, and the command fails. If there is no profile, the
* decision is `update`, and the command fails, too, because builds do not use PGO.
* @throws ExpectedError with the message of the first finding that is an error.
*/
async function* check(run) {
	const [binary] = run.operands;
	if (binary !== void 0) return yield* checkBinary(run, binary);
	requireNamedProfiles(run);
	const place = await findPlace(run, await findProgram(run));
	const { program } = place;
	yield introduce(run, program);
	const around = await checkPlace(place);
	const { findings: within, error, staleWeight, repair, profile } = await checkContents(place, around);
	const shown = [...within, ...around].map((finding) => ({
		file: program.profilePath,
		...finding
	}));
	const atLine = ({ line }) => line !== void 0;
	yield {
		profile,
		findings: [...shown.filter((one) => !atLine(one)), ...shown.filter(atLine)]
	};
	const fatal = shown.find(({ severity }) => severity === "error");
	const doubtful = within.find(({ severity }) => severity === "warning");
	const missing = error?.kind === "no profile" ? error : void 0;
	yield {
		decision: {
			kind: fatal ? "reject" : missing ?? doubtful ? "update" : "keep",
			reason: (fatal ?? missing ?? doubtful)?.message ?? "The committed profile is still good.",
			staleWeight
		},
		repair
	};
	if (error !== void 0) throw error;
	if (fatal !== void 0) throw new ExpectedError(fatal.message, { fix: fatal.fix });
}
/**
* Reads the profile and judges its content. If the profile cannot be read, the result has a finding.
* @param around the findings about the place of the profile. If one of these findings is an error, this error already says why there is no
* profile.
*/
async function checkContents(place, around) {
	const { run, program } = place;
	const { profilePath } = program;
	if (place.realPath === void 0 && around.some(({ severity }) => severity === "error")) return { findings: [] };
	let profile;
	try {
		const file = await readIfThere(profilePath);
		if (file === void 0) {
			const fix = waysToProfile(run.config);
			throw new ExpectedError(`There is no profile at ${profilePath}.`, {
				fix,
				kind: "no profile"
			});
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
				severity: error.kind === "no profile" ? "note" : "error",
				message,
				fix
			}],
			error,
			profile
		};
	}
}
/** Judges the content of a profile. @throws ExpectedError if the compiler cannot use the profile. */
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
		...aboutNoCallEdge("The profile", read.edges),
		...doubts.filter(({ severity }) => severity !== "warning"),
		...faults,
		...aboutLimits(config, read, repair, host.now()),
		...missing === void 0 ? [] : [{
			severity: "error",
			...missing
		}],
		...aboutOwnCode(own, main?.importPath ?? go.modulePath, read),
		...aboutAmount(config, read),
		...aboutUnreadableCalls(read.head),
		...aboutSource(source),
		...hasFew ? tooFewForShares(read) : [
			...aboutOrigin(config, read),
			...aboutStaleness(config, repair, read),
			...await aboutGoChange(run, program, read.edges, repair),
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
/** The minimum number of samples for percentages in findings. With fewer samples, the percentages would be random. */
const ENOUGH_FOR_SHARES = 30;
const TAKE_MORE_SAMPLES = `Take a profile with at least ${ENOUGH_FOR_SHARES} samples, or better with 1,000.`;
function tooFewForShares({ samples }) {
	const message = `\`check\` did not judge how much of the profile is stale or hurts, because ${count(samples, "sample")} are too few for percentages.`;
	return [note(message, TAKE_MORE_SAMPLES)];
}
/**
* Warns if the profile names no function of the module. A profile that this program wrote has a comment that names the program. Such a
* comment counts, because the compacted profile of a program that only calls libraries has no function of the module.
*/
function aboutOwnCode(own, program, { names, head }) {
	if (head.comments.includes(`go-pgo program: ${program}`) || names.some(own.includes)) return [];
	const message = `The profile names no function of module ${own.modulePath}. The profile may be of another program, or the module had another name.`;
	return [warning(message, "Refresh the profile from this program, under its usual load.")];
}
/**
* Judges the conditions of `fail-on` that are about the committed profile. `check` ignores the conditions of `fail-on` that are not about
* the profile, because such conditions may be meant for `compare`.
*/
function aboutLimits({ gates }, read, { stale }, now) {
	const days = ageOf(read.head, now) / 864e5;
	return gates.flatMap(({ quantity, condition, limit }) => {
		if (GATES[quantity].judgedBy !== "check") {
			const message = `\`check\` does not judge the condition \`${condition}\` of \`fail-on\`, because it measures nothing.`;
			return [note(message, "`check` judges `age` and `stale`. `compare` judges the other conditions.")];
		}
		if (quantity === "stale" && read.samples < ENOUGH_FOR_SHARES) return [{
			severity: "error",
			message: `The condition \`${condition}\` of \`fail-on\` cannot be judged, because ${count(read.samples, "sample")} are too few for percentages.`,
			fix: TAKE_MORE_SAMPLES
		}];
		if ((quantity === "age" ? days : stale) <= limit) return [];
		const old = days === Infinity ? "The profile has no date" : `The profile is ${fixed(days, 1)} days old`;
		return [{
			severity: "error",
			message: `${quantity === "age" ? old : `${share(stale)} of the profile’s weight is stale`}, and \`fail-on\` has the condition \`${condition}\`.`,
			fix: "Refresh the profile, or raise the limit in `fail-on`."
		}];
	});
}
/**
* The share of one CPU below which a program counts as idle. The profile of an idle program mostly shows background work of the Go runtime.
*/
const IDLE = .1;
/** The number of samples that show enough of the program's own work, even if the program was mostly idle. */
const MANY_SAMPLES = 1e4;
/** Matches functions of package testing, and the test functions that this package calls. */
const OF_TESTS = /^testing\.|\.(Benchmark|Test|Fuzz)(?![a-z])\w*(\.func[\d.]+)*$/;
/** Returns findings if the profile comes from an idle program or from a test binary. */
function aboutOrigin({ runsTests }, read) {
	const { head, samples, cpuNanos, testBinary } = read;
	const busy = Number(cpuNanos) / head.durationNanos;
	const idle = `The profile was recorded at ${share(busy)} of one CPU, so the program was mostly idle.`;
	const warnings = busy < IDLE && samples < MANY_SAMPLES ? [warning(idle, "Profile the program while it is busy, or under load with `serve` and `load`.")] : [];
	if (testBinary === void 0 || runsTests) return warnings;
	const byTests = weightShare(read.edges.edges, ({ caller }) => OF_TESTS.test(caller));
	const lost = ` ${share(byTests)} of the profile’s weight is in calls by tests, which are not part of the program.`;
	const message = `The profile was recorded from a test binary (\`${testBinary}\`), so it shows what tests do, not what users do.${byTests < .01 ? "" : lost}`;
	return [...warnings, note(message, "Profile the program itself, if you can.")];
}
/** Puts the names of all small parts of the profile into one note. */
function withSmallTogether(parts) {
	const small = parts.filter((part) => typeof part === "string");
	const others = parts.filter((part) => typeof part !== "string");
	return small.length === 0 ? others : [...others, note(`Each of these findings is about less than 1 % of the profile’s weight: ${small.join("; ")}.`)];
}
/** Warns about weight in functions that have an old name in the profile. `renames` maps old names to new names. */
function oldNames({ weightUnderOldNames: weight }) {
	if (weight === 0) return [];
	if (weight < .01) return ["old names that `renames` maps"];
	const message = `${share(weight)} of the profile’s weight is in functions under old names, which the compiler does not find. The setting \`renames\` maps these names to new names.`;
	return [warning(message, "Refresh the profile, or rewrite it with `npx go-pgo@1 repair` (`command: repair`).")];
}
/** The share of lost weight above which a profile comes from another program. Weight is lost if it stays stale even after a repair. */
const LOST_ERROR = .75;
/** Reports the share of the profile that the compiler does not find in today's source, and the share that a repair would bring back. */
function aboutStaleness({ minSamples }, repair, { samples, gaps }) {
	const { stale, lost, recorded } = repair;
	const elsewhere = recorded === void 0 ? "" : recordedInWords(recorded);
	if (stale < .01) return recorded === void 0 ? [] : [note(elsewhere)];
	const isRepairable = stale - lost > .05 && samples >= minSamples;
	const message = `${`${share(1 - stale)} of the profile’s weight still reaches the compiler. A repair brings this to ${share(1 - lost)}.`} ${elsewhere}`.trimEnd();
	const hasNoInlinedFrames = !isRepairable && gaps.withoutInlinedFrames > .05;
	return [{
		severity: lost > LOST_ERROR ? "error" : stale > .05 ? "warning" : "note",
		message,
		fix: hasNoInlinedFrames ? "Record the profile with Go’s own profiler. The producer of this profile drops inlined calls, so the profile has calls that are not in the source." : isRepairable ? "Repair the profile with `npx go-pgo@1 repair` (`command: repair`), or refresh it from a build of today’s code." : "Refresh the profile from a build of today’s code."
	}, ...waysInWords(repair)];
}
/**
* Returns findings about calls that `exclude` names, and about calls whose inlining is known to be harmful. With `hazards: apply`, a
* harmful call that the compiler does not treat as hot is only named in the note about small parts of the profile.
*/
function hotCalls({ hazards, exclusions }, goVersion, read) {
	const { edges } = read.edges;
	const harmful = harmfulInlinings(goVersion);
	const { least } = hotThreshold(Float64Array.from(edges, ({ weight }) => weight));
	return [...harmful, ...exclusions].flatMap((one) => {
		const weight = read.shows([one]) ? weightShare(edges, (edge) => isExcluded(edge, [one])) : 0;
		if (weight === 0) return [];
		const call = `\`${exclusionInWords(one)}\``;
		const hot = `${call} (${share(weight)} of the call-edge weight) is hot in the profile`;
		const refresh = "Refresh the profile, which removes this call.";
		const hazard = harmful.find((other) => other === one);
		if (hazard === void 0) {
			if (weight < .01) return [`${call}, which \`exclude\` names`];
			return [warning(`${hot}, although \`exclude\` names it.`, refresh)];
		}
		const isHot = edges.some((edge) => edge.weight >= least && isExcluded(edge, [one]));
		if (hazards === "apply" ? !isHot : weight < .01) return [`${call}, which hurts when it is inlined`];
		const message = `${hot} and hurts when ${goVersion} inlines it: ${hazardInWords(hazard)}.`;
		if (hazards === "apply") return [warning(message, `${refresh} ${hazard.fix}`)];
		return [note(message, `The call stays in the profile because of \`hazards: report\`. ${hazard.fix}`)];
	});
}
/** Returns a finding if the profile has too few samples, or is not steady. */
function aboutAmount(config, read) {
	const fix = "Refresh the profile from more instances, for longer, or under load.";
	const tooFew = `The profile has ${count(read.samples, "sample")}, and \`min-samples\` is ${config.minSamples}.`;
	if (read.samples < config.minSamples) return [{
		severity: "error",
		message: tooFew,
		fix
	}];
	return aboutSteadiness(read, {
		name: "the profile",
		more: () => fix
	});
}
/** The size in bytes above which a profile gets a warning, because every new version makes the repository much larger. */
const LARGE_FILE = 1 << 20;
/** Warns about a profile whose file is large. */
function aboutSize({ length }) {
	if (length < LARGE_FILE) return [];
	const message = `The file has ${bytes(length)}, and every refresh adds a file of this size to the repository’s history.`;
	return [warning(message, "Refresh the profile with `compact: edges`, the default, or rewrite it with `npx go-pgo@1 merge PROFILE --output PROFILE`.")];
}

export { checkContents as n, check as t };