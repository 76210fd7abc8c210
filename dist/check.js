import { t as declaredFunctions } from "./program.js";
import { M as exclusionInWords, P as harmfulInlinings, _ as repairOf, c as readOrExplain, d as hazardInWords, h as rematchToday, j as excludedWeight, o as judgeOrExplain, r as factsOfFile, t as aboutAge } from "./files.js";
import { A as run, I as readIfThere, Xt as ExpectedError, bi as ownCode, li as count, m as orElse, oi as bytes, pi as share } from "./start.js";
import { l as runGo } from "./go.js";
import { i as subjectOf, t as findProgram } from "./program2.js";
import { n as waysInWords } from "./repair.js";
import { readFile, readdir, realpath } from "node:fs/promises";
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
/** More of one kind are one mistake. */
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
	const program = await findProgram(run);
	report.add({ subject: subjectOf(program) });
	const place = await findPlace(run, program);
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
	if (around.some(({ severity }) => severity === "error")) return { findings: [] };
	let profile;
	try {
		const file = await readIfThere(profilePath);
		if (file === void 0) {
			const move = around.find((finding) => finding.fix?.startsWith("Move it"))?.fix;
			const make = "Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.";
			const fix = move === void 0 ? make : `${make} There is one elsewhere. ${move}`;
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
	const doubts = await judgeOrExplain(file, profilePath);
	const declared = await declaredFunctions(go, main, config.buildFlags);
	const repair = repairOf(await rematchToday(run, program, read.edges));
	return {
		findings: [
			...doubts.filter(({ severity }) => severity !== "warning"),
			...aboutOwnCode(ownCode(go.modulePath, declared), read),
			...aboutOldNames(read),
			...aboutStaleness(repair, ageInWords(read, host.now())),
			...aboutHotCalls(config, go.version, read),
			...aboutAmount(config, read),
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
function aboutOldNames({ weightUnderOldNames: weight }) {
	if (weight === 0) return [];
	return [warning(`${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`, `Refresh it, or rewrite it with \`go-pgo merge PROFILE --output PROFILE --renames OLD=NEW\`.`)];
}
/** More weight that the compiler does not find is worth a note; and a warning. */
const STALE_NOTE = .01;
const STALE_WARNING = .05;
/** With most of it lost for good, the profile is of another program. */
const LOST_ERROR = .75;
/** What the compiler does not find in today's source, and what a repair would bring back. */
function aboutStaleness(repair, age) {
	const { stale, lost } = repair;
	if (stale < STALE_NOTE) return [];
	const message = `${age === void 0 ? "" : `This profile is ${age} old. `}${share(1 - stale)} of its weight still reaches the compiler; repaired, ${share(1 - lost)}.`;
	return [{
		severity: lost > LOST_ERROR ? "error" : stale > STALE_WARNING ? "warning" : "note",
		message,
		fix: stale - lost > STALE_WARNING ? "Repair it with `go-pgo repair` (`command: repair`), or refresh it from a build of today’s code." : "Refresh the profile from a build of today’s code."
	}, ...waysInWords(repair)];
}
/** Hot calls that are known to hurt or that `exclude` names. */
function aboutHotCalls({ hazards, exclude }, goVersion, read) {
	const harmful = harmfulInlinings(goVersion);
	return [...harmful, ...exclude].flatMap((one) => {
		const weight = read.shows([one]) ? excludedWeight(one, read.edges.edges) : 0;
		if (weight === 0) return [];
		const hot = `\`${exclusionInWords(one)}\` (${share(weight)} of the call-edge weight) is hot in it`;
		const refresh = "Refresh the profile, which keeps this call out.";
		const hazard = harmful.find((other) => other === one);
		if (hazard === void 0) return [warning(`${hot}, although \`exclude\` names it.`, refresh)];
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
function ageInWords({ head: { timeNanos } }, now) {
	if (timeNanos <= 0n) return void 0;
	const days = (now.getTime() - Number(timeNanos / 1000000n)) / 864e5;
	if (days < 2) return void 0;
	return days >= 730.5 ? count(Math.floor(days / 365.25), "year") : count(Math.floor(days), "day");
}
/** Every new version of a larger file makes the repository notably larger. */
const LARGE_FILE = 1 << 20;
function aboutSize({ length }) {
	if (length < LARGE_FILE) return [];
	return [warning(`It is ${bytes(length)} large: every refresh adds that much to the repository’s history.`, "Refresh it with `compact: edges`, the default, or rewrite it: `go-pgo merge PROFILE --output PROFILE`.")];
}

export { check };