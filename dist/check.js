import { o as __toESM } from "./rolldown-runtime.js";
import { Er as ExpectedError, Mt as run, _n as count, _r as readIfThere, bn as addFindings, qt as bytes, yn as share } from "./start.js";
import { i as ownCode, n as declarations, r as declaredFunctions, t as renamesInGit } from "./renames-in-git.js";
import { t as require_picomatch } from "./picomatch.js";
import { a as attributesLine, i as aboutTracking, n as aboutAttributes, o as gitOutput, r as aboutLink, s as shown, t as stalenessOf } from "./staleness.js";
import { D as encodeEdges, dt as findExcluded, it as declarationOf, st as symbolPath, ut as exclusionInWords, v as profileBytes } from "./edge-profile.js";
import { n as harmfulInlinings, t as goMinor } from "./harmful-inlinings.js";
import { c as runGo } from "./go.js";
import { n as judgeOrExplain, r as readOrExplain, t as factsOfFile } from "./profile-file.js";
import { t as findProgram } from "./program.js";
import { readFile, readdir, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

// src/commands/check/contents.ts
/** What the profile itself holds: enough, new enough, of this program. */
const MINUTE = 6e4;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
function aboutAmount({ config }, samples) {
	const fix = "Refresh it from more instances, for longer, or under load.";
	if (samples < config.minSamples) return [{
		severity: "error",
		message: `It holds ${count(samples, "sample")}, and \`min-samples\` is ${config.minSamples}.`,
		fix
	}];
	if (samples >= 1e3) return [];
	return [{
		severity: "warning",
		message: `It holds only ${count(samples, "sample")}; rare call edges are noise in it.`,
		fix
	}];
}
function aboutAge({ config, host }, { head }) {
	if (head.timeNanos <= 0n) return [];
	const age = host.now().getTime() - Number(head.timeNanos / 1000000n);
	if (age <= config.maxProfileAge) return [];
	return [{
		severity: "warning",
		message: `It is ${span(age)} old; \`max-profile-age\` is ${span(config.maxProfileAge)}.`,
		fix: "Refresh it; a scheduled workflow does so every week."
	}];
}
/** Milliseconds in days, or in hours below two days, or in minutes below two hours. */
function span(milliseconds) {
	if (milliseconds >= 2 * DAY) return count(Math.floor(milliseconds / DAY), "day");
	if (milliseconds >= 2 * HOUR) return count(Math.floor(milliseconds / HOUR), "hour");
	return count(Math.round(milliseconds / MINUTE), "minute");
}
/** What is missing counts as stale only where it is the module's; a profile of another program has nothing of it. */
function aboutOrigin({ edges }, own) {
	if (edges.some(({ caller, callee }) => own.includes(caller) || own.includes(callee))) return [];
	return [{
		severity: "warning",
		message: `None of its call edges is in ${own.modulePath}: it is of another program, or the module had another name.`,
		fix: "Refresh the profile from this program."
	}];
}
function aboutOldNames(weight) {
	if (weight === 0) return [];
	return [{
		severity: "warning",
		message: `${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`,
		fix: "Refresh it, or rewrite it with `go-pgo merge PROFILE --output PROFILE --renames OLD=NEW`."
	}];
}

// src/commands/check/docker.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
/**
* A `.dockerignore` that keeps the profile out of an image's build while the module's source gets in. Where the source
* is kept out, too, nothing is built there.
*/
async function aboutDocker(watched) {
	const { go, profilePath } = watched.program;
	const findings = [];
	const top = watched.root ?? go.moduleDirectory;
	for (let folder = go.moduleDirectory;; folder = dirname(folder)) {
		const file = join(folder, ".dockerignore");
		const text = await readFile(file, "utf8").catch(() => void 0);
		const inside = (path) => relative(folder, path).split(sep).join("/");
		if (text !== void 0 && !inside(profilePath).startsWith("..") && !isAbsolute(inside(profilePath))) {
			const lines = text.split(/\r?\n/);
			const line = ignoringLine(lines, inside(profilePath));
			const source = ignoringLine(lines, inside(join(go.moduleDirectory, "go.mod")));
			if (line !== void 0 && source === void 0) findings.push({
				severity: "warning",
				file,
				line,
				message: `\`${lines[line - 1]?.trim()}\` keeps ${shown(watched, profilePath)} out of Docker builds that start in this folder, while the source gets in: they build without the profile.`,
				fix: `Add \`!${inside(profilePath)}\` below it.`
			});
		}
		if (folder === top || dirname(folder) === folder) return findings;
	}
}
/**
* Counted from 1. The last line that fits decides; one that fits a folder fits all in it.
* See https://docs.docker.com/build/concepts/context/#dockerignore-files
*/
function ignoringLine(lines, path) {
	const parts = path.split("/");
	const prefixes = parts.map((_, at) => parts.slice(0, at + 1).join("/"));
	const at = lines.findLastIndex((line) => {
		const pattern = line.trim().replace(/^!/, "").trim().replace(/^\/+|\/+$/g, "").replace(/^\.\//, "");
		if (pattern === "" || line.startsWith("#")) return false;
		return prefixes.some((prefix) => import_picomatch.default.isMatch(prefix, pattern, {
			dot: true,
			nobrace: true,
			noext: true
		}));
	});
	return at >= 0 && !lines[at]?.trim().startsWith("!") ? at + 1 : void 0;
}

// src/commands/check/hazards.ts
/** Calls that the profile shows to the compiler as hot, although they are known to hurt or are excluded. */
function aboutHazards({ job, program }, weighed) {
	const { hazards, exclude } = job.config;
	const weight = (one) => weighed.shows([one]) ? findExcluded(one, weighed.edges.edges, [one]).weight : 0;
	const harmful = harmfulInlinings(program.go.version).flatMap((one) => {
		if (weight(one) === 0) return [];
		const title = one.title.charAt(0).toLowerCase() + one.title.slice(1);
		return [{
			severity: hazards === "apply" ? "warning" : "note",
			message: `\`${exclusionInWords(one)}\` (${share(weight(one))} of the call-edge weight) is hot in it and hurts when ${program.go.version} inlines it: ${title} (${one.url}).`,
			fix: hazards === "apply" ? `Refresh the profile, which keeps this call out. ${one.fix}` : `It is left in by \`hazards: report\`. ${one.fix}`
		}];
	});
	const own = exclude.flatMap((one) => weight(one) === 0 ? [] : [{
		severity: "warning",
		message: `\`${exclusionInWords(one)}\` (${share(weight(one))} of the call-edge weight) is hot in it, although \`exclude\` names it.`,
		fix: `Refresh the profile, which keeps this call out, or rewrite it: \`go-pgo merge PROFILE --output PROFILE --exclude '${exclusionInWords(one)}'\`.`
	}]);
	return [...harmful, ...own];
}

// src/commands/check/toolchain.ts
/** Whether `go build`, as the module and the environment are, takes the profile at all. */
/** The first release whose `go build` takes `default.pgo` by itself. */
const AUTOMATIC = 21;
/**
* Whoever installs the Go that go.mod names (`go-version-file` of `actions/setup-go`) gets one that takes no profile
* by itself. A newer Go builds such a module with its profile: the line is not what counts for that.
*/
async function aboutGoVersion({ program }) {
	const file = join(program.go.moduleDirectory, "go.mod");
	const lines = (await readFile(file, "utf8")).split(/\r?\n/);
	const at = lines.findIndex((line) => /^go\s+\d/.test(line));
	const minor = minorIn(lines[at], /^go\s+1\.(\d+)/);
	const toolchain = minorIn(lines.find((line) => /^toolchain\s/.test(line)), /^toolchain\s+go1\.(\d+)/);
	if (minor === void 0 || Math.max(minor, toolchain ?? 0) >= AUTOMATIC) return [];
	const has = minor < 20 ? "has no profile-guided optimization" : "ignores `default.pgo` without `-pgo=auto`";
	return [{
		severity: "note",
		file,
		line: at + 1,
		message: `The module asks for Go 1.${minor}, which ${has}. Builds with that version do not use the profile, and say nothing.`,
		fix: `Write \`go 1.${AUTOMATIC}.0\` or later there, or make sure that every build has a newer Go.`
	}];
}
function minorIn(line, pattern) {
	const minor = pattern.exec(line ?? "")?.[1];
	return minor === void 0 ? void 0 : Number(minor);
}
/** A `-pgo` in GOFLAGS, from the environment or `go env -w`, wins over what lies beside the program. */
async function aboutGoFlags(watched) {
	const value = await pgoInGoFlags(watched);
	const { go, profilePath } = watched.program;
	if (value === void 0 || value === "auto") return [];
	if (value === "off") return [{
		severity: "warning",
		message: "`GOFLAGS` holds `-pgo=off` here, so that `go build` does not use the profile.",
		fix: "Take it out: see `go env GOFLAGS`, which the environment or `go env -w` sets."
	}];
	if (resolve(go.context.cwd, value) === profilePath) return [];
	return [{
		severity: "warning",
		message: `\`GOFLAGS\` holds \`-pgo=${value}\` here, so that \`go build\` uses that file and not ${shown(watched, profilePath)}.`,
		fix: "Take it out, or name the same file in `profile`."
	}];
}
/** `auto`, `off` or a path; undefined where it holds none. */
async function pgoInGoFlags({ program }) {
	const { exitCode, stdout } = await runGo(["env", "GOFLAGS"], program.go.context);
	if (exitCode !== 0) return void 0;
	return [...stdout.toString().matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, plain]) => /^--?pgo=(.*)$/.exec(single ?? double ?? plain ?? "")?.[1]).filter((value) => value !== void 0).at(-1);
}

// src/commands/check/place.ts
/** Whether the profile lies where `go build` looks for it, and who else builds with it. */
const NAME = "default.pgo";
/** What people write instead. */
const ALMOST = /^default[._-]?(?:pgo|pprof|prof)(?:\.gz|\.pb|\.pb\.gz|\.txt)?$/i;
/** More of them are one mistake. */
const NAMED$1 = 5;
/** A profile elsewhere is used only where somebody passes it. */
async function aboutOtherPlace(watched) {
	const { main, profilePath } = watched.program;
	const automatic = join(main.directory, NAME);
	if (profilePath === automatic) return [];
	if (await isFile(automatic)) return [{
		severity: "warning",
		file: automatic,
		message: `\`go build\` uses this file by itself, and not ${shown(watched, profilePath)}, which is checked.`,
		fix: `Remove one of them, or pass \`-pgo=${shown(watched, profilePath)}\` in every build.`
	}];
	if (await pgoInGoFlags(watched) !== void 0 || await isPassedSomewhere(watched)) return [];
	return [{
		severity: "note",
		message: `\`go build\` uses only ${shown(watched, automatic)} by itself, and no file of the repository passes \`-pgo\`.`,
		fix: `Build with \`go build -pgo=${shown(watched, profilePath)}\`, or move the profile to ${shown(watched, automatic)}.`
	}];
}
/** Whether a script, workflow or build file of the repository names a profile to the compiler. */
async function isPassedSomewhere(watched) {
	const lines = await gitOutput(watched, [...[
		"grep",
		"-h",
		"--untracked",
		"-I",
		"-E",
		"-e",
		"-pgo[= ]|pgoprofile",
		"--",
		":/",
		":(exclude,top)*.md"
	]]);
	return /-pgo[= ](?!off\b|auto\b)\S|pgoprofile/.test(lines ?? "");
}
/** Profiles that no build uses: in a folder without a main package, or named almost right. */
async function aboutStrays(watched) {
	const { main } = watched.program;
	const strays = [];
	for (const path of await listedProfiles(watched)) {
		if (strays.length === NAMED$1) break;
		const isRight = basename(path) === NAME;
		if (path === watched.program.profilePath) continue;
		if (await realpath(path).catch(() => path) === watched.realPath) continue;
		if (isRight ? await isMainFolder(dirname(path)) : dirname(path) !== main.directory) continue;
		strays.push({
			severity: "warning",
			file: path,
			message: isRight ? "No build uses this file: there is no main package in its folder." : `No build uses this file by itself: \`go build\` looks for \`${NAME}\`, exactly so written.`,
			fix: watched.realPath === void 0 ? `Move it: \`git mv ${shown(watched, path)} ${shown(watched, join(main.directory, NAME))}\`.` : "Remove it, or move it to the folder of its main package."
		});
	}
	return strays;
}
/** Files of the module's repository that are named as profiles are, as git has them: absolute paths. */
async function listedProfiles(watched) {
	const names = (await gitOutput(watched, [...[
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
		"--",
		":(icase,glob)**/default*"
	]]) ?? "").split("\0").filter((name) => ALMOST.test(basename(name)));
	return [...new Set(names)].filter((name) => !/(^|\/)(testdata|vendor|node_modules|[._][^/]*)\//.test(name)).sort().map((name) => join(watched.program.go.moduleDirectory, name));
}
async function isMainFolder(directory) {
	for (const source of await sourcesIn(directory)) if (/^package\s+main\b/m.test(source)) return true;
	return false;
}
/** Go files without tests, whatever their build constraints. */
async function sourcesIn(directory) {
	const files = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(".go") && !name.endsWith("_test.go"));
	return Promise.all(files.map((name) => readFile(join(directory, name), "utf8")));
}
/** Other programs that are built with the same profile, whether by a link or by a copy. */
async function aboutSharing(watched, file, edges) {
	const { main, profilePath } = watched.program;
	const findings = [];
	const others = /* @__PURE__ */ new Set([...await listedProfiles(watched), watched.realPath ?? profilePath]);
	for (const path of others) {
		const folder = dirname(path);
		if (path === profilePath || basename(path) !== NAME || folder === main.directory) continue;
		const real = await realpath(path).catch(() => void 0);
		const isLinked = real !== void 0 && real === watched.realPath;
		if (!isLinked && !await hasContent(path, file)) continue;
		if (!await isMainFolder(folder)) continue;
		findings.push(await sharing(watched, {
			path,
			isLinked
		}, edges));
	}
	return findings.slice(0, NAMED$1);
}
async function sharing(watched, { path, isLinked }, { edges }) {
	const { main } = watched.program;
	const [here, there] = await Promise.all([functionsIn(main.directory), functionsIn(dirname(path))]);
	const seen = mainFunctions(edges);
	const isOf = (names, others) => [...names].some((name) => !others.has(name) && seen.has(name));
	const [ofThis, ofOther] = [isOf(here, there), isOf(there, here)];
	const other = shown(watched, dirname(path));
	const how = isLinked ? "is the same file" : "has the same content";
	const both = `${shown(watched, path)} ${how}: what is hot in one program is taken for hot in ${other}, too`;
	return ofThis === ofOther ? {
		severity: "note",
		message: `${both}.`,
		fix: `That is right for a profile that is merged from both.${isLinked ? " A refresh for one replaces it for the other." : ""}`
	} : {
		severity: "warning",
		message: `${both}, but it is only of ${ofThis ? main.importPath : `the one in ${other}`}.`,
		fix: "Give each program a profile of its own, or merge this one from profiles of both."
	};
}
/** Functions and methods of package main, as `declarations` names them. */
function mainFunctions(edges) {
	const names = edges.flatMap(({ caller, callee }) => [caller, callee]).filter((name) => name.startsWith("main."));
	return new Set(names.map(declarationOf).flatMap(({ first, second }) => [first, `${first}.${second}`]));
}
async function functionsIn(directory) {
	return new Set((await sourcesIn(directory)).flatMap(declarations));
}
/** `go test` of a main package builds all that it depends on once more, with the profile. */
async function aboutTests({ program }) {
	const { main, profilePath } = program;
	if (profilePath !== join(main.directory, NAME)) return [];
	if (!(await readdir(main.directory)).some((name) => name.endsWith("_test.go"))) return [];
	return [{
		severity: "note",
		message: "The tests in its folder are built with it, too: `go test` compiles all that they depend on once more for that, the standard library among it.",
		fix: "Where that takes too long, run tests with `go test -pgo=off`."
	}];
}
async function hasContent(path, content) {
	return readFile(path).then((file) => file.equals(content), () => false);
}
async function isFile(path) {
	return readFile(path).then(() => true, () => false);
}

// src/commands/check/size.ts
/** From here on, every new version of the file is felt in a repository, which keeps them all. */
const LARGE_FILE = 1 << 20;
/** Unpacked; from here on, builds before Go 1.23 are felt to take longer, since each package reads it anew. */
const LARGE_PROFILE = 4 << 20;
/** Less is not worth a change: what is compact already cannot be made smaller. */
const WORTH = .75;
/** @param file as it is committed. */
async function aboutSize({ program }, file, weighed) {
	const minor = goMinor(program.go.version);
	const unpacked = (await profileBytes(file)).length;
	const isSlow = minor !== void 0 && minor < 23 && unpacked >= LARGE_PROFILE;
	if (file.length < LARGE_FILE && !isSlow) return [];
	const compact = encodeEdges(weighed.head, weighed.edges.edges, weighed, []).length;
	const isWorth = compact < WORTH * (isSlow ? unpacked : file.length);
	const reasons = [...file.length >= LARGE_FILE ? ["every refresh adds that much to the repository’s history"] : [], ...isSlow ? [`before Go 1.23, compiling each package reads all of its ${bytes(unpacked)}`] : []];
	if (!isWorth && !isSlow) return [];
	return [{
		severity: "warning",
		message: `It is ${bytes(file.length)} large: ${reasons.join(", and ")}.${isWorth ? ` Compacted, it is ${bytes(compact)}, and the compiler makes the same of it.` : ""}`,
		fix: isWorth ? "Refresh it with `compact: edges`, the default, or rewrite it: `go-pgo merge PROFILE --output PROFILE --compact edges`." : "Build with Go 1.23 or later."
	}];
}

// src/commands/check/declaration-line.ts
const IDENTIFIER = /^[\p{L}\p{Nd}_]+$/u;
/** Where a function of the module is declared, or the one that a closure is in; undefined where it is not found. */
async function declarationLine({ program }, symbol) {
	const { package: path, first, second } = declarationOf(symbol);
	const directory = folderOf(path, program.go, program.main.directory);
	if (directory === void 0 || !IDENTIFIER.test(first) || !IDENTIFIER.test(second || first)) return void 0;
	const files = (await filesIn(directory)).filter((name) => name.endsWith(".go")).sort((a, b) => Number(isTest(a)) - Number(isTest(b)));
	const wanted = second === "" ? [functionPattern(first)] : [methodPattern(first, second), functionPattern(first)];
	for (const pattern of wanted) for (const name of files) {
		const file = join(directory, name);
		const source = await readFile(file, "utf8");
		const at = source.search(pattern);
		if (at >= 0) return {
			file,
			line: source.slice(0, at).split("\n").length
		};
	}
}
/** None of a folder that is not there: the profile may be older. @throws what else the system says. */
async function filesIn(directory) {
	try {
		return await readdir(directory);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT" || code === "ENOTDIR") return [];
		throw error;
	}
}
function folderOf(packagePath, { modulePath, moduleDirectory }, mainDirectory) {
	if (packagePath === "main") return mainDirectory;
	if (packagePath === symbolPath(modulePath)) return moduleDirectory;
	if (!packagePath.startsWith(`${modulePath}/`)) return void 0;
	return join(moduleDirectory, packagePath.slice(modulePath.length + 1).replaceAll("%2e", "."));
}
function isTest(name) {
	return name.endsWith("_test.go");
}
function functionPattern(name) {
	return new RegExp(`^func\\s+${name}[\\s([]`, "m");
}
function methodPattern(type, name) {
	const receiver = `\\(\\s*(?:[\\p{L}\\p{Nd}_]+\\s+)?\\*?\\s*${type}[^)]*\\)`;
	return new RegExp(`^func\\s+${receiver}\\s*${name}[\\s([]`, "mu");
}

// src/commands/check/stale.ts
/** What the source tree no longer has of the profile. */
/** A greater share of weight on functions that are gone is worth a warning. */
const STALE_WARNING = .05;
/** With most of it gone, the profile is of another program than this has become. */
const STALE_ERROR = .5;
const NAMED = 5;
/** How many renames fit into one piece of advice. */
const RENAMES = 20;
/** GitHub shows ten notes of a step. */
const LINES = 10;
function aboutMissing({ missingWeight, missing }, renames) {
	if (missing.length === 0) return [];
	return [{
		severity: missingWeight > STALE_ERROR ? "error" : missingWeight > STALE_WARNING ? "warning" : "note",
		message: `${share(missingWeight)} of its weight is on functions that the source tree no longer has: ${firstOf(missing)}.`,
		fix: `Refresh the profile from a build of today’s code.${inHistory(renames)}`
	}];
}
/** As a line of the config file. */
function inHistory(renames) {
	if (renames.length === 0) return "";
	const lines = renames.slice(0, RENAMES).map(({ from, to }) => `${inYaml(from)}: ${inYaml(to)}`);
	const more = renames.length > RENAMES ? ` Once these are in, it names ${renames.length - RENAMES} more.` : "";
	return ` Git’s history has the same code under new names, which keep its weight: \`renames: { ${lines.join(", ")} }\`.${more}`;
}
function inYaml(name) {
	return /^[\w./%-]+$/.test(name) ? name : JSON.stringify(name);
}
/** What has only moved is of this program: never an error. */
function aboutSites({ sites }) {
	if (sites.length === 0) return [];
	const weight = weightOf(sites);
	return [{
		severity: weight > STALE_WARNING ? "warning" : "note",
		message: `${share(weight)} of its weight is on calls that are no longer on the same line of their function, so the compiler does not find them: ${firstOf(sites.map(siteInWords))}.`,
		fix: "Refresh the profile from a build of today’s code."
	}];
}
function siteInWords({ caller, callee, offset, state, weight }) {
	return `${caller} → ${callee} (+${offset}, ${state}, ${share(weight)})`;
}
/** The first few, and how many there are beside them. */
function firstOf(names) {
	const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
	return `${names.slice(0, NAMED).join(", ")}${more}`;
}
/** The same at the functions themselves, heaviest first. */
async function linesOfSites(watched, { sites }) {
	const weights = /* @__PURE__ */ new Map();
	for (const { caller, weight } of sites) weights.set(caller, (weights.get(caller) ?? 0) + weight);
	const heaviest = [...weights].sort(([, a], [, b]) => b - a).slice(0, LINES);
	return (await Promise.all(heaviest.map(async ([caller, weight]) => ({
		weight,
		at: await declarationLine(watched, caller)
	})))).flatMap(({ weight, at }) => at === void 0 ? [] : [{
		severity: "note",
		...at,
		message: `This function’s hot calls are no longer on the lines that the profile has: ${share(weight)} of its weight.`
	}]);
}
function weightOf(sites) {
	return sites.reduce((sum, { weight }) => sum + weight, 0);
}

// src/commands/check.ts
/** What is asked whatever the profile holds. */
const AROUND = [
	aboutLink,
	aboutGoVersion,
	aboutGoFlags,
	aboutOtherPlace,
	aboutStrays,
	aboutTracking,
	aboutAttributes,
	aboutDocker,
	aboutTests
];
/**
* Is the committed profile still good for this source tree, and do builds use it? Every finding is in the report,
* whatever else is wrong. @throws ExpectedError when it found an error.
*/
async function check(job) {
	const program = await findProgram(job);
	const watched = await watch(job, program);
	const around = await inOrder(AROUND.map((ask) => () => ask(watched)));
	const { findings: within, beside = [], error, staleWeight } = await contentsOf(watched, around);
	const findings = [
		...within,
		...beside,
		...around
	];
	show(job, findings.map((finding) => ({
		file: program.profilePath,
		...finding
	})));
	const fatal = findings.find(({ severity }) => severity === "error");
	const doubtful = within.find(({ severity }) => severity === "warning");
	job.report.decision = {
		kind: fatal ? "reject" : doubtful ? "update" : "keep",
		reason: (fatal ?? doubtful)?.message ?? "The committed profile is still good.",
		...staleWeight !== void 0 && { staleWeight }
	};
	if (error !== void 0) throw error;
	if (fatal !== void 0) throw new ExpectedError(fatal.message, fatal.fix === void 0 ? {} : { fix: fatal.fix });
}
async function watch(job, program) {
	const { env, signal } = job.host;
	const options = {
		cwd: program.go.moduleDirectory,
		env,
		signal
	};
	const git = await run([
		"git",
		"rev-parse",
		"--show-toplevel"
	], options).catch((error) => {
		if (error instanceof ExpectedError) return void 0;
		throw error;
	});
	const realPath = await realpath(program.profilePath).catch(() => void 0);
	return {
		job,
		program,
		...realPath !== void 0 && { realPath },
		...git?.exitCode === 0 && { root: await realpath(git.stdout.toString().replace(/\r?\n$/, "")) }
	};
}
/** One after the other: each may start a program of its own. */
async function inOrder(tasks) {
	const findings = [];
	for (const task of tasks) findings.push(...await task());
	return findings;
}
/** What the profile itself holds. @param around what is known already: a link that leads nowhere says why there is none. */
async function contentsOf(watched, around) {
	const { program } = watched;
	if (around.some(({ severity }) => severity === "error")) return { findings: [] };
	const file = await readIfThere(program.profilePath);
	if (file === void 0) return missing(watched, around);
	try {
		return await judged(watched, file);
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
		return {
			findings: [{
				severity: "error",
				.../Git LFS/.test(message) && await attributesLine(watched, program.profilePath, /filter=lfs/) || {},
				message,
				...fix !== void 0 && { fix }
			}],
			error
		};
	}
}
function missing({ program }, around) {
	const message = `There is no profile at ${program.profilePath}.`;
	const move = around.find(({ fix }) => fix?.startsWith("Move it"))?.fix;
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
/** @throws ExpectedError when it is no profile that the compiler can use. */
async function judged(watched, file) {
	const { job, program } = watched;
	const { go, main, profilePath } = program;
	const weighed = await readOrExplain(file, profilePath, job.config.renames);
	job.report.profile = factsOfFile(file, profilePath, weighed);
	const doubts = await judgeOrExplain(file, profilePath);
	const declared = await declaredFunctions(go, main, job.config.buildFlags);
	const stale = await stalenessOf(job, program, declared, weighed.edges);
	const renames = await foundRenames(job, program, stale);
	return {
		findings: [
			...doubts.filter(({ severity }) => severity !== "warning"),
			...aboutOrigin(weighed.edges, ownCode(go.modulePath, declared)),
			...aboutOldNames(weighed.weightUnderOldNames),
			...aboutMissing(stale, renames),
			...aboutSites(stale),
			...aboutHazards(watched, weighed),
			...aboutAmount(job, job.report.profile.samples),
			...aboutAge(job, weighed),
			...await aboutSize(watched, file, weighed),
			...await linesOfSites(watched, stale)
		],
		beside: await aboutSharing(watched, file, weighed.edges),
		staleWeight: stale.weight
	};
}
/** What the missing functions are called today, where git shows it for certain. */
async function foundRenames({ config, scratch }, { go, main }, { missing }) {
	if (missing.length === 0 || !config.findRenames) return [];
	return renamesInGit(go, missing, {
		main,
		scratch
	});
}
/** What is about a line is shown at that line; the rest as ever, the same about several places as one. */
function show(job, findings) {
	const isAtLine = ({ line }) => line !== void 0;
	addFindings(job, findings.filter((finding) => !isAtLine(finding)));
	const atLines = findings.filter(isAtLine);
	job.report.findings = [...job.report.findings, ...atLines];
	for (const finding of atLines) job.host.finding(finding);
}

export { check };