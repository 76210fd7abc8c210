import { g as runGo, n as declaredFunctions, o as ownCode, t as declarations } from "./program.js";
import { d as findExcluded, f as goMinor, p as harmfulInlinings, u as exclusionInWords, x as profileBytes } from "./decide.js";
import { a as judgeOrExplain, h as encodeEdges, n as factsOfFile, s as readOrExplain } from "./files.js";
import { Kn as declarationOf, Wt as readIfThere, f as orElse, pi as bytes, rr as symbolPath, xi as share, xr as ExpectedError, yi as count } from "./start.js";
import { o as run } from "./exec.js";
import { a as subjectOf, i as stalenessOf, t as findProgram } from "./program2.js";
import { lstat, readFile, readdir, readlink, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

// src/commands/check-place.ts
const NAME = "default.pgo";
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
	return {
		run: run$1,
		program,
		realPath: await realpath(program.profilePath).catch(() => void 0),
		root: git?.exitCode === 0 ? await realpath(git.stdout.toString().replace(/\r?\n$/, "")) : void 0
	};
}
/** Whether builds, here and elsewhere, get the profile as it was committed. A finding without a file is about the profile. */
async function checkPlace(place) {
	const findings = [];
	const all = [...[
		aboutLink,
		aboutGoVersion,
		aboutGoFlags,
		aboutOtherPlace,
		aboutStrays
	], ...[
		aboutTracking,
		aboutAttributes,
		aboutDocker,
		aboutTests
	]];
	for (const about of all) findings.push(...await about(place));
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
function isOutside(folder, path) {
	const inside = relative(folder, path);
	return inside.startsWith("..") || isAbsolute(inside);
}
/** From the repository's root, or else the module's folder, with forward slashes; absolute where it lies outside. */
function shown({ root, program }, path) {
	const folder = root ?? program.go.moduleDirectory;
	return path === folder || isOutside(folder, path) ? path : relative(folder, path).split(sep).join("/");
}
/** `go build` follows a link; a copy of the module elsewhere may not have it. */
async function aboutLink(place) {
	const { root, realPath, program } = place;
	const { profilePath } = program;
	if (!(await lstat(profilePath).catch(() => void 0))?.isSymbolicLink()) return [];
	const target = await readlink(profilePath);
	const isBroken = realPath === void 0;
	if (isBroken || root !== void 0 && isOutside(root, realPath)) return [{
		severity: "error",
		message: `It is a symbolic link to ${target}, ${isBroken ? "where there is nothing" : "outside of the repository, which other clones do not have"}.`,
		fix: "Commit the profile itself in its place."
	}];
	return [{
		severity: "note",
		message: `It is a symbolic link to ${shown(place, realPath)}. Go’s module files hold no links: \`go install\` of a version builds without it.`,
		fix: "Where that matters, commit the profile itself in its place."
	}];
}
/** The first release whose `go build` uses `default.pgo` by itself. */
const AUTOMATIC = 21;
/** `go-version-file` of `actions/setup-go` installs the Go of go.mod. A newer one does use the profile. */
async function aboutGoVersion({ program }) {
	const file = join(program.go.moduleDirectory, "go.mod");
	const lines = (await readFile(file, "utf8")).split(/\r?\n/);
	const minorOf = (pattern) => {
		const minor = lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== void 0);
		return minor === void 0 ? void 0 : Number(minor);
	};
	const minor = minorOf(/^go\s+1\.(\d+)/);
	const toolchain = minorOf(/^toolchain\s+go1\.(\d+)/) ?? 0;
	if (minor === void 0 || Math.max(minor, toolchain) >= AUTOMATIC) return [];
	const has = minor < 20 ? "has no profile-guided optimization" : "ignores `default.pgo` without `-pgo=auto`";
	return [{
		severity: "note",
		file,
		line: lines.findIndex((line) => /^go\s/.test(line)) + 1,
		message: `The module asks for Go 1.${minor}, which ${has}. Builds with that version silently do not use the profile.`,
		fix: `Write \`go 1.${AUTOMATIC}.0\` or later there, or make sure that every build has a newer Go.`
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
		message: `\`GOFLAGS\` holds \`-pgo=${value}\` here, so that \`go build\` ${value === "off" ? "does not use the profile" : `uses that file and not ${shown(place, profilePath)}`}.`,
		fix: `Remove it${value === "off" ? "" : ", or name the same file in `profile`"}: see \`go env GOFLAGS\`, which the environment or \`go env -w\` sets.`
	}];
}
/** `auto`, `off` or a path; undefined when it has none. */
async function pgoInGoFlags({ program }) {
	const { exitCode, stdout } = await runGo(["env", "GOFLAGS"], program.go.context);
	if (exitCode !== 0) return void 0;
	return [...stdout.toString().matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, plain]) => /^--?pgo=(.*)$/.exec(one ?? two ?? plain ?? "")?.[1]).filter((value) => value !== void 0).at(-1);
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
	const lines = await git(place, "grep", "-h", "--untracked", "-I", "-E", ...[
		"-e",
		"-pgo[= ]|pgoprofile",
		"--",
		":/",
		":(exclude,top)*.md"
	]);
	if (/-pgo[= ](?!off\b|auto\b)\S|pgoprofile/.test(lines ?? "")) return [];
	return [{
		severity: "note",
		message: `\`go build\` uses only ${there} by itself, and no file of the repository passes \`-pgo\`.`,
		fix: `Build with \`go build -pgo=${here}\`, or move the profile to ${there}.`
	}];
}
/** More of the same kind are one mistake. */
const MOST = 5;
/** Profiles that no build uses: in a folder without a main package, or with almost the right name. */
async function aboutStrays(place) {
	const { main, profilePath } = place.program;
	const strays = [];
	for (const path of await listedProfiles(place)) {
		const isRight = basename(path) === NAME;
		if (path === profilePath || await realpath(path).catch(() => path) === place.realPath || (isRight ? await hasMain(dirname(path)) : dirname(path) !== main.directory)) continue;
		const move = `Move it: \`git mv ${shown(place, path)} ${shown(place, join(main.directory, NAME))}\`.`;
		strays.push({
			severity: "warning",
			file: path,
			message: isRight ? "No build uses this file: there is no main package in its folder." : `No build uses this file by itself: \`go build\` looks for exactly \`${NAME}\`.`,
			fix: place.realPath === void 0 ? move : "Remove it, or move it to the folder of its main package."
		});
	}
	return strays.slice(0, MOST);
}
/** Absolute paths of the files in git that are named like profiles. */
async function listedProfiles(place) {
	const listed = await git(place, "ls-files", "-z", ...[
		"--cached",
		"--others",
		"--exclude-standard",
		"--",
		":(icase,glob)**/default*"
	]) ?? "";
	const isNamed = (path) => /^default[._-]?(?:pgo|pprof|prof)(?:\.gz|\.pb|\.pb\.gz|\.txt)?$/i.test(basename(path)) && !/(^|\/)(testdata|vendor|node_modules|[._][^/]*)\//.test(path);
	return [...new Set(listed.split("\0").filter(isNamed))].sort().map((path) => join(place.program.go.moduleDirectory, path));
}
/** Go files without tests, whatever their build constraints. */
async function sourcesIn(directory) {
	const files = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(".go") && !name.endsWith("_test.go"));
	return Promise.all(files.map((name) => readFile(join(directory, name), "utf8")));
}
async function hasMain(directory) {
	return (await sourcesIn(directory)).some((source) => /^package\s+main\b/m.test(source));
}
/** Other programs that are built with the same profile, by a link or a copy. @param file content of the profile. */
async function sharedWith(place, file, { edges }) {
	const { main, profilePath } = place.program;
	const names = edges.flatMap(({ caller, callee }) => [caller, callee]).filter((one) => one.startsWith("main."));
	const seen = new Set(names.map(declarationOf).flatMap(({ first, second }) => [first, `${first}.${second}`]));
	const functionsIn = async (folder) => new Set((await sourcesIn(folder)).flatMap(declarations));
	const findings = [];
	for (const path of /* @__PURE__ */ new Set([...await listedProfiles(place), place.realPath ?? profilePath])) {
		const folder = dirname(path);
		if (path === profilePath || basename(path) !== NAME || folder === main.directory) continue;
		const isLinked = await realpath(path).catch(() => void 0) === place.realPath;
		if (!isLinked && !(await readFile(path).catch(() => void 0))?.equals(file)) continue;
		if (!await hasMain(folder)) continue;
		const [here, there] = [await functionsIn(main.directory), await functionsIn(folder)];
		const isOfThis = [...here].some((name) => !there.has(name) && seen.has(name));
		const isOfOther = [...there].some((name) => !here.has(name) && seen.has(name));
		const other = shown(place, folder);
		const how = isLinked ? "is the same file" : "has the same content";
		const both = `${shown(place, path)} ${how}: what is hot in one program counts as hot in ${other}, too`;
		findings.push(isOfThis === isOfOther ? {
			severity: "note",
			message: `${both}.`,
			fix: `That is right for a profile that is merged from both.${isLinked ? " A refresh for one replaces it for the other." : ""}`
		} : {
			severity: "warning",
			message: `${both}, but it is only of ${isOfThis ? main.importPath : `the one in ${other}`}.`,
			fix: "Give each program a profile of its own, or merge this one from profiles of both."
		});
	}
	return findings.slice(0, MOST);
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
		file: isAbsolute(source) ? source : join(place.root ?? "", source),
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
/** A line of `.dockerignore` that names the file, or all profiles. Wider patterns, such as `*`, are not interpreted. */
async function aboutDocker(place) {
	const { go, profilePath } = place.program;
	const findings = [];
	for (const folder of /* @__PURE__ */ new Set([go.moduleDirectory, place.root ?? go.moduleDirectory])) {
		const file = join(folder, ".dockerignore");
		const lines = (await readFile(file, "utf8").catch(() => "")).split(/\r?\n/).map((line) => line.trim());
		const at = lines.findLastIndex((line) => ["*.pgo", basename(profilePath)].includes(basename(line)));
		const line = lines[at];
		if (line === void 0 || /^[!#]/.test(line)) continue;
		findings.push({
			severity: "warning",
			file,
			line: at + 1,
			message: `\`${line}\` keeps ${shown(place, profilePath)} out of Docker builds that start in this folder: they build without the profile.`,
			fix: `Add \`!${relative(folder, profilePath).split(sep).join("/")}\` below it.`
		});
	}
	return findings;
}
/** `go test` of a main package compiles all its dependencies once more, with the profile. */
async function aboutTests({ program: { main, profilePath } }) {
	if (profilePath !== join(main.directory, NAME)) return [];
	if (!(await readdir(main.directory)).some((name) => name.endsWith("_test.go"))) return [];
	return [{
		severity: "note",
		message: "The tests in its folder are built with it, too: `go test` compiles all that they depend on once more for that, the standard library included.",
		fix: "Where that takes too long, run tests with `go test -pgo=off`."
	}];
}

// src/commands/check.ts
/**
* Is the committed profile still good for this source tree, and do builds use it? Reports every finding.
* @throws ExpectedError when one of them is an error.
*/
async function check(run, report) {
	const program = await findProgram(run);
	report.add({ subject: subjectOf(program) });
	const place = await findPlace(run, program);
	const around = await checkPlace(place);
	const { findings: within, sharing = [], error, staleWeight, profile } = await contents(place, around);
	const findings = [
		...within,
		...sharing,
		...around
	];
	const shown = findings.map((finding) => ({
		file: program.profilePath,
		...finding
	}));
	const atLine = ({ line }) => line !== void 0;
	report.add({
		profile,
		findings: [...shown.filter((one) => !atLine(one)), ...shown.filter(atLine)]
	});
	const fatal = findings.find(({ severity }) => severity === "error");
	const doubtful = within.find(({ severity }) => severity === "warning");
	const kind = fatal ? "reject" : doubtful ? "update" : "keep";
	const reason = (fatal ?? doubtful)?.message ?? "The committed profile is still good.";
	report.add({ decision: {
		kind,
		reason,
		staleWeight
	} });
	if (error !== void 0) throw error;
	if (fatal !== void 0) throw new ExpectedError(fatal.message, { fix: fatal.fix });
}
/** @param around findings about its place: an error there says why there is no profile. */
async function contents(place, around) {
	const { run, program } = place;
	const { profilePath } = program;
	if (around.some(({ severity }) => severity === "error")) return { findings: [] };
	const file = await readIfThere(profilePath);
	if (file === void 0) {
		const message = `There is no profile at ${profilePath}.`;
		const move = around.find((finding) => finding.fix?.startsWith("Move it"))?.fix;
		const make = "Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.";
		const fix = move === void 0 ? make : `${make} There is one elsewhere. ${move}`;
		return {
			findings: [{
				severity: "error",
				message,
				fix
			}],
			error: new ExpectedError(message, { fix })
		};
	}
	let profile;
	try {
		const read = await readOrExplain(file, profilePath, run.config.renames);
		profile = factsOfFile(file, profilePath, read);
		return {
			...await judge(place, file, read),
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
async function judge(place, file, read) {
	const { run, program } = place;
	const { go, main, profilePath } = program;
	const doubts = await judgeOrExplain(file, profilePath);
	const declared = await declaredFunctions(go, main, run.config.buildFlags);
	const stale = await stalenessOf(run, program, declared, read.edges);
	const own = ownCode(go.modulePath, declared);
	const isOwn = read.edges.edges.some(({ caller, callee }) => own.includes(caller) || own.includes(callee));
	return {
		findings: [
			...doubts.filter(({ severity }) => severity !== "warning"),
			...isOwn ? [] : [warning(`None of its call edges is in ${own.modulePath}: it is of another program, or the module had another name.`, "Refresh the profile from this program.")],
			...aboutOldNames(read),
			...aboutStaleness(stale),
			...aboutHazards(place, read),
			...aboutAmount(run, read),
			...aboutAge(run, read),
			...await aboutSize(place, file, read),
			...await aboutFunctions(place, stale)
		],
		sharing: await sharedWith(place, file, read.edges),
		staleWeight: stale.weight
	};
}
function warning(message, fix) {
	return {
		severity: "warning",
		message,
		fix
	};
}
function aboutOldNames({ weightUnderOldNames: weight }) {
	if (weight === 0) return [];
	return [warning(`${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`, "Refresh it, or rewrite it with `go-pgo merge PROFILE --output PROFILE --renames OLD=NEW`.")];
}
/** More weight on functions that are gone is worth a warning. */
const STALE_WARNING = .05;
/** With most of it gone, the profile is of another program. */
const STALE_ERROR = .5;
const REFRESH = "Refresh the profile from a build of today’s code.";
/** What the source tree no longer has. Calls that moved are of this program: never an error. */
function aboutStaleness({ missingWeight, missing, sites }) {
	const findings = [];
	if (missing.length > 0) findings.push({
		severity: missingWeight > STALE_ERROR ? "error" : missingWeight > STALE_WARNING ? "warning" : "note",
		message: `${share(missingWeight)} of its weight is on functions that the source tree no longer has: ${firstOf(missing)}.`,
		fix: REFRESH
	});
	const moved = sites.reduce((sum, { weight }) => sum + weight, 0);
	const inWords = sites.map(({ caller, callee, offset, state, weight }) => `${caller} → ${callee} (+${offset}, ${state}, ${share(weight)})`);
	if (sites.length > 0) findings.push({
		severity: moved > STALE_WARNING ? "warning" : "note",
		message: `${share(moved)} of its weight is on calls that are no longer on the same line of their function, so the compiler does not find them: ${firstOf(inWords)}.`,
		fix: REFRESH
	});
	return findings;
}
function firstOf(names, most = 5) {
	const more = names.length > most ? ` and ${names.length - most} more` : "";
	return `${names.slice(0, most).join(", ")}${more}`;
}
/** GitHub shows ten notes of a step. */
const MOST_FUNCTIONS = 10;
/** Moved calls again, at the functions that make them, heaviest first. */
async function aboutFunctions(place, { sites }) {
	const weights = /* @__PURE__ */ new Map();
	for (const { caller, weight } of sites) weights.set(caller, (weights.get(caller) ?? 0) + weight);
	const heaviest = [...weights].sort(([, a], [, b]) => b - a).slice(0, MOST_FUNCTIONS);
	const findings = [];
	for (const [caller, weight] of heaviest) {
		const at = await declarationLine(place, caller);
		const message = `This function’s hot calls are no longer on the lines that the profile has: ${share(weight)} of its weight.`;
		if (at !== void 0) findings.push({
			severity: "note",
			...at,
			message
		});
	}
	return findings;
}
/** Where a function of the module is declared, or the function around a closure; undefined where it is not found. */
async function declarationLine({ program: { go, main } }, symbol) {
	const { package: path, first, second } = declarationOf(symbol);
	const module = symbolPath(go.modulePath);
	const below = path.startsWith(`${module}/`) ? path.slice(module.length).replaceAll("%2e", ".") : void 0;
	const inModule = path === module ? "" : below;
	const folder = path === "main" ? main.directory : inModule && join(go.moduleDirectory, inModule);
	const directory = folder === "" ? go.moduleDirectory : folder;
	if (directory === void 0 || !/^[\p{L}\p{Nd}_]+$/u.test(`${first}${second}`)) return void 0;
	const files = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(".go") && !name.endsWith("_test.go"));
	const method = `\\(\\s*(?:[\\p{L}\\p{Nd}_]+\\s+)?\\*?\\s*${first}[^)]*\\)\\s*${second}`;
	for (const name of second === "" ? [first] : [method, first]) for (const file of files.map((one) => join(directory, one))) {
		const source = await readFile(file, "utf8");
		const at = source.search(new RegExp(`^func\\s+${name}[\\s([]`, "mu"));
		if (at >= 0) return {
			file,
			line: source.slice(0, at).split("\n").length
		};
	}
}
/** Hot calls that are known to hurt or that `exclude` names. */
function aboutHazards({ run, program }, read) {
	const { hazards, exclude } = run.config;
	const version = program.go.version;
	const hot = (all) => all.flatMap((one) => {
		const weight = read.shows([one]) ? findExcluded(one, read.edges.edges, [one]).weight : 0;
		return weight === 0 ? [] : [{
			one,
			call: `\`${exclusionInWords(one)}\` (${share(weight)} of the call-edge weight)`
		}];
	});
	const harmful = hot(harmfulInlinings(version)).map(({ one, call }) => {
		const title = one.title.charAt(0).toLowerCase() + one.title.slice(1);
		const isKeptOut = hazards === "apply";
		const fix = isKeptOut ? "Refresh the profile, which keeps this call out." : "It is left in by `hazards: report`.";
		return {
			severity: isKeptOut ? "warning" : "note",
			message: `${call} is hot in it and hurts when ${version} inlines it: ${title} (${one.url}).`,
			fix: `${fix} ${one.fix}`
		};
	});
	const excluded = hot(exclude).map(({ one, call }) => warning(`${call} is hot in it, although \`exclude\` names it.`, `Refresh the profile, which keeps this call out, or rewrite it: \`go-pgo merge PROFILE --output PROFILE --exclude '${exclusionInWords(one)}'\`.`));
	return [...harmful, ...excluded];
}
function aboutAmount({ config }, { samples }) {
	const fix = "Refresh it from more instances, for longer, or under load.";
	const holds = count(samples, "sample");
	if (samples < config.minSamples) return [{
		severity: "error",
		message: `It holds ${holds}, and \`min-samples\` is ${config.minSamples}.`,
		fix
	}];
	return samples < 1e3 ? [warning(`It holds only ${holds}; rare call edges are noise in it.`, fix)] : [];
}
function aboutAge({ config, host }, { head }) {
	if (head.timeNanos <= 0n) return [];
	const age = host.now().getTime() - Number(head.timeNanos / 1000000n);
	if (age <= config.maxProfileAge) return [];
	return [warning(`It is ${span(age)} old; \`max-profile-age\` is ${span(config.maxProfileAge)}.`, "Refresh it; a scheduled workflow does so every week.")];
}
function span(milliseconds) {
	const minutes = milliseconds / 6e4;
	if (minutes >= 2880) return count(Math.floor(minutes / 60 / 24), "day");
	return minutes >= 120 ? count(Math.floor(minutes / 60), "hour") : count(Math.round(minutes), "minute");
}
/** Every new version of a larger file makes the repository notably larger. */
const LARGE_FILE = 1 << 20;
/** A larger profile, unpacked, slows builds before Go 1.23, which read it for each package. */
const LARGE_PROFILE = 4 << 20;
/** A compacted profile that is larger than this share is not worth a change. */
const WORTH = .75;
async function aboutSize({ program }, file, read) {
	const minor = goMinor(program.go.version);
	const unpacked = (await profileBytes(file)).length;
	const isSlow = minor !== void 0 && minor < 23 && unpacked >= LARGE_PROFILE;
	if (file.length < LARGE_FILE && !isSlow) return [];
	const compact = encodeEdges(read.head, read.edges.edges, read, []).length;
	const isWorth = compact < WORTH * (isSlow ? unpacked : file.length);
	if (!isWorth && !isSlow) return [];
	const reasons = [...file.length >= LARGE_FILE ? ["every refresh adds that much to the repository’s history"] : [], ...isSlow ? [`before Go 1.23, compiling each package reads all of its ${bytes(unpacked)}`] : []];
	const gain = ` Compacted, it is ${bytes(compact)}, and the compiler makes the same of it.`;
	const fix = isWorth ? "Refresh it with `compact: edges`, the default, or rewrite it: `go-pgo merge PROFILE --output PROFILE --compact edges`." : "Build with Go 1.23 or later.";
	return [warning(`It is ${bytes(file.length)} large: ${reasons.join(", and ")}.${isWorth ? gain : ""}`, fix)];
}

export { check };