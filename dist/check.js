import { C as ownCodeOf, a as introduce, f as requireNamedProfiles, h as runFor, i as findProgram } from "./program.js";
import { a as aboutGzipLayers } from "./decode.js";
import { _ as MUCH_STALE, c as readOrExplain, g as FEW_SAMPLES, i as factsOfFile, l as validateOrExplain, n as ageOf, t as aboutAge } from "./files2.js";
import { r as hotThreshold } from "./drift.js";
import { d as missingFrom, f as weightShare } from "./edges.js";
import { c as isExcluded, n as exclusionInWords, o as harmfulInlinings, s as hazardInWords } from "./exclusions.js";
import { a as recordedInWords, i as reachHere, s as waysInWords, t as LEAST_NOTED } from "./figures.js";
import { D as fixed, E as count, P as totalOf, g as someOf, j as share, x as bytes } from "./start.js";
import { c as note, f as warning, n as ExpectedError } from "./errors.js";
import { d as readRegularFile, t as MOST_BYTES_OF_PROGRAM, u as readIfThere } from "./files.js";
import { h as GATES } from "./format.js";
import { c as readBuildInfo } from "./binaries.js";
import { _ as isInside, y as isOfRuntime } from "./names.js";
import { c as siteKey, n as readFunctionTable, r as readInlinedCalls, s as profileName, t as READABLE_BINARIES } from "./pclntab.js";
import { i as goToolchain, r as goOutput } from "./go.js";
import { f as orElse } from "./read.js";
import { n as checkPlace, r as findPlace } from "./check-place.js";
import { n as matchToday, t as aboutSource } from "./repair.js";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";

// src/golang/effect.ts
/** If fewer calls count, the result would depend on chance. */
const FEWEST_CALLS = 10;
/** The binaries above inline 30 to 60 % of the weight if they were built with the profile, and at most 0.2 % if they were not. */
const [LEAST_IN_EFFECT, MOST_OF_OTHERS] = [.1, .03];
/** Smaller functions may be cheap enough to be inlined without a profile. */
const LARGEST_CHEAP = 96;
/**
* Finds out whether a profile was used for the build of a binary.
* @param bytes the content of the binary.
* @returns undefined if the binary has no table of functions that we can read.
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
async function* checkBinary(run, name) {
	const { path, display, info, others, siblings } = await findBinary(run, name);
	if (others > 0) {
		const executables = others === 1 ? "1 executable in it was" : `${others} executables in it were`;
		yield { findings: [{
			...note(`${executables} not looked at: not a Go program.`),
			file: name
		}] };
	}
	const built = `${display} (${binaryInWords(info)})`;
	const recorded = info.settings.get("-pgo");
	if (recorded === void 0) throw new ExpectedError(`${built} was built without PGO: it records no \`-pgo\`.`, { fix: "Put `default.pgo` into the folder of its main package before `go build`, or pass `-pgo=FILE`." });
	yield { findings: aboutSiblings(display, siblings).map((finding) => ({
		...finding,
		file: name
	})) };
	const withPgo = `${built} was built with PGO: it records \`-pgo=${recorded}\``;
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
		const reason = `${withPgo}, but ${profile.path} is not in effect in it: ${effectInWords(effect)}.`;
		yield { decision: {
			kind: "reject",
			reason
		} };
		throw new ExpectedError(reason, { fix: fixOf(effect) });
	}
	const isInEffect = effect?.kind === "in effect";
	yield { decision: {
		kind: "keep",
		reason: `${withPgo}${isInEffect ? `, and ${profile.path} is in effect: ${effectInWords(effect)}` : ""}.`
	} };
	if (!isInEffect) yield { findings: [at(doubt(profile.path, effect))] };
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
/** @throws ExpectedError when none or several may be meant. */
async function chooseBinary(run, name, binaries, others) {
	if (binaries.length === 0) {
		const rest = others === 0 ? "" : `; ${count(others, "executable")} in it ${others === 1 ? "is" : "are"} not Go`;
		throw new ExpectedError(`No Go program was found in ${name}${rest}.`, { fix: "Name a program built by `go build`, or what holds one: archives in archives are not read." });
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
	throw new ExpectedError(`Which binary is meant? ${name} holds ${count(more.length + 1, "Go program")}: ${list}.`, { fix: "Unpack it and name one of them, or name its main package with `--package`." });
}
/** Such as `linux/amd64`; empty if the binary does not record it. */
function platformOf({ settings }) {
	const [system, architecture] = [settings.get("GOOS"), settings.get("GOARCH")];
	return system === void 0 ? "" : `${system}/${architecture}`;
}
/** Of the builds of one program, the one for which Go builds here, or else the one for most servers, or else the first. */
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
/** Says that one of several builds was looked into, and which of the others record no `-pgo`. */
function aboutSiblings(display, siblings) {
	const listed = (some) => someOf(some.map((one) => `${one.display} (${platformOf(one.info)})`), 10);
	const without = siblings.filter(({ info }) => info.settings.get("-pgo") === void 0);
	const alike = siblings.filter((one) => !without.includes(one));
	const findings = [];
	if (alike.length > 0) {
		const message = `It holds the same program for several platforms. ${display} was looked into; these record a \`-pgo\` as well: ${listed(alike)}.`;
		findings.push(note(message, "To see whether the profile is in effect in another one, unpack it and name it."));
	}
	if (without.length > 0) {
		const message = `It holds the same program for several platforms. These were built without PGO, because they record no \`-pgo\`: ${listed(without)}.`;
		findings.push(warning(message, "Build them with the same profile."));
	}
	return findings;
}
/** What a binary says of its own build: main package, module version, commit, Go version and platform. */
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
	if (effect === void 0) return note(`Whether ${path} is in effect in it is not known: its table of functions could not be read.`, READABLE_BINARIES);
	if (effect.kind === "too few calls") return note(`Whether ${path} is in effect in it is not known: it has only ${count(effect.calls, "call")} that only a profile makes the compiler inline, of ${effect.hot} hot ones.`, "Compare builds with `npx go-pgo@1 compare`.");
	return warning(`It may have been built with another version of ${path}: ${effectInWords(effect)}.`, "Build again with this profile, or compare builds with `npx go-pgo@1 compare`.");
}

// src/commands/check.ts
/** Is the committed profile still good, and do builds use it? @throws ExpectedError when a finding is an error. */
async function* check(run) {
	const [binary] = run.operands;
	if (binary !== void 0) return yield* checkBinary(run, binary);
	requireNamedProfiles(run);
	const place = await findPlace(run, await findProgram(run));
	const { program } = place;
	yield introduce(run, program);
	const around = await checkPlace(place);
	const { findings: within, error, staleWeight, repair, profile } = await contents(place, around);
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
	yield {
		decision: {
			kind: fatal ? "reject" : doubtful ? "update" : "keep",
			reason: (fatal ?? doubtful)?.message ?? "The committed profile is still good.",
			staleWeight
		},
		repair
	};
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
			const { hasSources, configFile } = run.config;
			const fix = `${hasSources ? "Run" : configFile === void 0 ? "Set up sources with `npx go-pgo@1 init` and run" : `Add \`sources\` to ${configFile} and run`} \`npx go-pgo@1 refresh\`, or name it with \`profile\`.`;
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
	const message = `None of the functions that it names is of module ${own.modulePath}: it may be of another program, or the module had another name.`;
	return [warning(message, "Refresh the profile from this program, under its usual load.")];
}
/** The conditions of `fail-on` that are about the committed profile; the others may be meant for `compare`. */
function aboutLimits({ gates }, read, { stale }, now) {
	const days = ageOf(read.head, now) / 864e5;
	return gates.flatMap(({ quantity, condition, limit }) => {
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
function aboutStaleness({ minSamples }, repair, { samples, gaps }) {
	const { stale, lost, recorded } = repair;
	const elsewhere = recorded === void 0 ? "" : recordedInWords(recorded);
	if (stale < .01) return recorded === void 0 ? [] : [note(elsewhere)];
	const isRepairable = stale - lost > .05 && samples >= minSamples;
	const message = `${`${share(1 - stale)} of its weight still reaches the compiler; repaired, ${share(1 - lost)}.`} ${elsewhere}`.trimEnd();
	const hasNoInlinedFrames = !isRepairable && gaps.withoutInlinedFrames > .05;
	return [{
		severity: lost > LOST_ERROR ? "error" : stale > .05 ? "warning" : "note",
		message,
		fix: hasNoInlinedFrames ? "Its producer drops inlined calls, so it has calls that no source has. Take it with Go’s own profiler." : isRepairable ? "Repair it with `npx go-pgo@1 repair` (`command: repair`), or refresh it from a build of today’s code." : "Refresh the profile from a build of today’s code."
	}, ...waysInWords(repair)];
}
/** Calls that `exclude` names, and calls that are known to hurt: these are small only if the compiler does not take them for hot. */
function hotCalls({ hazards, exclusions }, goVersion, read) {
	const { edges } = read.edges;
	const harmful = harmfulInlinings(goVersion);
	const { least } = hotThreshold(Float64Array.from(edges, ({ weight }) => weight));
	return [...harmful, ...exclusions].flatMap((one) => {
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

export { contents as n, check as t };