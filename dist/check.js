import { Ar as requireFile, Bi as isInside, Br as runGo, Ea as fixed, Hi as ownCode, Kr as run, Nr as goToolchain, Ta as count, f as orElse, ka as share, ki as ExpectedError, kr as readBuildInfo, xa as bytes, xi as readIfThere } from "./start.js";
import { t as declaredFunctions } from "./program.js";
import { D as excludedWeight, M as isExcluded, N as missingFrom, O as exclusionInWords, i as hotThreshold, j as harmfulInlinings } from "./decide.js";
import { c as readOrExplain, d as hazardInWords, g as rematchToday, o as judgeOrExplain, r as factsOfFile, t as aboutAge, v as repairOf } from "./files.js";
import { n as introduce, t as findProgram } from "./program2.js";
import { r as waysInWords, t as LEAST_NOTED } from "./repair.js";
import { existsSync, realpathSync, statSync } from "node:fs";
import { readFile, readdir, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

// src/commands/check-place.ts
const NAME = "default.pgo";
/** Where nothing else is configured, a missing `default.pgo` is replaced by the only file that builds pass, or by the only one elsewhere. */
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
	const passed = place.passed.flatMap(({ path }) => path ?? []);
	const [profilePath, ...others] = new Set(passed.length > 0 ? passed : await lostProfiles(place));
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

// src/commands/check.ts
/**
* Is the committed profile still good for this source tree, and do builds use it? Reports every finding.
* @throws ExpectedError when one of them is an error.
*/
async function check(run, report) {
	const [binary] = run.operands;
	if (binary !== void 0) return checkBinary(run, report, binary);
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
/** `check --binary FILE`, which needs neither a module nor a profile. @throws ExpectedError when it was built without PGO. */
async function checkBinary({ host, config }, report, name) {
	const { cwd, env, signal } = host;
	const path = resolve(cwd, name);
	await requireFile(path, name);
	const info = await readBuildInfo(path, {
		cwd,
		env,
		signal
	});
	const profile = info.settings.get("-pgo");
	const built = `${name} (${info.path}, ${info.goVersion})`;
	if (profile === void 0) throw new ExpectedError(`${built} was built without PGO: it records no \`-pgo\`.`, { fix: "Put `default.pgo` into the folder of its main package before `go build`, or pass `-pgo=FILE`." });
	const reason = `${built} was built with PGO: it records \`-pgo=${profile}\`.`;
	report.add({ decision: {
		kind: "keep",
		reason
	} });
	const module = goToolchain({
		cwd: config.workingDirectory,
		env,
		signal
	});
	const { modulePath } = await orElse({ host }, module, () => ({ modulePath: "" }));
	const own = /* @__PURE__ */ new Set([modulePath, "command-line-arguments"]);
	if (modulePath === "" || isInside(info.path, own)) return;
	const message = `It is not of this module, ${modulePath}.`;
	report.add({ findings: [{
		...warning(message, "Name a binary of this module."),
		file: name
	}] });
}
/** @param around findings about its place: an error there says why there is no profile. */
async function contents(place, around) {
	const { run, program } = place;
	const { profilePath } = program;
	if (place.realPath === void 0 && around.some(({ severity }) => severity === "error")) return { findings: [] };
	let profile;
	try {
		const file = await readIfThere(profilePath);
		if (file === void 0) throw new ExpectedError(`There is no profile at ${profilePath}.`, { fix: "Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`." });
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
	const doubts = await judgeOrExplain(file, profilePath);
	const declared = await declaredFunctions(go, main, config.buildFlags);
	const repair = repairOf(await rematchToday(run, program, read.edges));
	return {
		findings: [
			...doubts.filter(({ severity }) => severity !== "warning"),
			...aboutLimits(config, read, repair, host.now()),
			...aboutExpected(config, read),
			...aboutOwnCode(ownCode(go.modulePath, declared), read),
			...aboutAmount(config, read),
			...aboutOrigin(read),
			...aboutStaleness(repair),
			...withSmallTogether([...oldNames(read), ...hotCalls(config, go.version, read)]),
			...aboutAge(read.head, config.maxProfileAge, host.now()),
			...aboutSize(file)
		],
		staleWeight: repair.stale,
		repair
	};
}
/** Only a warning: the hot code of a program that only calls libraries is all in them. */
function aboutOwnCode(own, { edges: { edges } }) {
	if (edges.some(({ caller, callee }) => own.includes(caller) || own.includes(callee))) return [];
	return [warning(`None of its call edges is in ${own.modulePath}: it is of another program, or the module had another name.`, "Refresh the profile from this program.")];
}
function warning(message, fix) {
	return {
		severity: "warning",
		message,
		fix
	};
}
/** The conditions of `fail-on` that are about the committed profile. */
function aboutLimits({ failOn }, read, { stale }, now) {
	const { timeNanos } = read.head;
	const days = timeNanos > 0n ? (now.getTime() - Number(timeNanos / 1000000n)) / 864e5 : Infinity;
	return failOn.flatMap(({ quantity, condition, limit }) => {
		if ((quantity === "age" ? days : quantity === "stale" ? stale : 0) <= limit) return [];
		const old = days === Infinity ? "It has no date" : `It is ${fixed(days, 1)} days old`;
		return [{
			severity: "error",
			message: `${quantity === "age" ? old : `${share(stale)} of its weight is stale`}, and \`fail-on\` has \`${condition}\`.`,
			fix: "Refresh the profile, or raise the limit in `fail-on`."
		}];
	});
}
function aboutExpected({ expect }, { edges }) {
	const missing = missingFrom("The profile", edges.edges, expect);
	return missing === void 0 ? [] : [{
		severity: "error",
		...missing
	}];
}
/** Less than this of one CPU is an idle program: what the runtime does then is most of the profile. */
const IDLE = .1;
/** So many samples show enough of what a mostly idle program does. */
const MANY_SAMPLES = 1e4;
function aboutOrigin({ head, samples, cpuNanos, testBinary }) {
	const busy = Number(cpuNanos) / head.durationNanos;
	const idle = `It was recorded at ${share(busy)} of one CPU: the program was mostly idle.`;
	const load = "Profile it while it is busy, or under load with `serve` and `load`.";
	const message = `It was recorded from a test binary (\`${testBinary}\`): it shows what tests do, not what users do.`;
	const fix = "Profile the program itself, if you can.";
	return [...busy < IDLE && samples < MANY_SAMPLES ? [warning(idle, load)] : [], ...testBinary === void 0 ? [] : [{
		severity: "note",
		message,
		fix
	}]];
}
/** One note sums up the small parts. */
function withSmallTogether(parts) {
	const small = parts.filter((part) => typeof part === "string");
	const message = `Less than 1 % of its weight each: ${small.join("; ")}.`;
	const sum = small.length === 0 ? [] : [{
		severity: "note",
		message
	}];
	return [...parts.filter((part) => typeof part !== "string"), ...sum];
}
function oldNames({ weightUnderOldNames: weight }) {
	if (weight === 0) return [];
	if (weight < .01) return ["old names that `renames` maps"];
	return [warning(`${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`, `Refresh it, or rewrite it with \`go-pgo merge PROFILE --output PROFILE --renames OLD=NEW\`.`)];
}
/** More weight that the compiler does not find is worth a warning. */
const STALE_WARNING = .05;
/** With most of it lost for good, the profile is of another program. */
const LOST_ERROR = .75;
/** What the compiler does not find in today's source, and what a repair would bring back. */
function aboutStaleness(repair) {
	const { stale, lost } = repair;
	if (stale < .01) return [];
	const message = `${share(1 - stale)} of its weight still reaches the compiler; repaired, ${share(1 - lost)}.`;
	return [{
		severity: lost > LOST_ERROR ? "error" : stale > STALE_WARNING ? "warning" : "note",
		message,
		fix: stale - lost > STALE_WARNING ? "Repair it with `go-pgo repair` (`command: repair`), or refresh it from a build of today’s code." : "Refresh the profile from a build of today’s code."
	}, ...waysInWords(repair)];
}
/** Calls that `exclude` names, and calls that are known to hurt: these are small only if the compiler does not take them for hot. */
function hotCalls({ hazards, exclude }, goVersion, read) {
	const { edges } = read.edges;
	const harmful = harmfulInlinings(goVersion);
	const { least } = hotThreshold(Float64Array.from(edges, ({ weight }) => weight));
	return [...harmful, ...exclude].flatMap((one) => {
		const weight = read.shows([one]) ? excludedWeight(one, edges) : 0;
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
		return [{
			severity: "note",
			message,
			fix: `It is left in by \`hazards: report\`. ${hazard.fix}`
		}];
	});
}
function aboutAmount(config, { samples }) {
	const fix = "Refresh it from more instances, for longer, or under load.";
	const holds = count(samples, "sample");
	if (samples < config.minSamples) return [{
		severity: "error",
		message: `It holds ${holds}, and \`min-samples\` is ${config.minSamples}.`,
		fix
	}];
	return samples < 1e3 ? [warning(`It holds only ${holds}; rare call edges are noise in it.`, fix)] : [];
}
/** Every new version of a larger file makes the repository notably larger. */
const LARGE_FILE = 1 << 20;
function aboutSize({ length }) {
	if (length < LARGE_FILE) return [];
	return [warning(`It is ${bytes(length)} large: every refresh adds that much to the repository’s history.`, "Refresh it with `compact: edges`, the default, or rewrite it: `go-pgo merge PROFILE --output PROFILE`.")];
}

export { contents as n, findPlace as r, check as t };