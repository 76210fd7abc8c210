import { Di as note, In as readBuildInfo, Or as goToolchain, Un as readIfThere, _ as orElse, ci as bytes, gr as isInside, ji as warning, mi as fixed, pi as count, xi as ExpectedError, yi as share } from "./start.js";
import { g as findPlace, h as checkPlace, i as introduce, r as findProgram, y as ownCodeOf } from "./program.js";
import { B as exclusionInWords, C as hotThreshold, G as isExcluded, Q as weightShare, U as harmfulInlinings, W as hazardInWords, Z as missingFrom, a as repairOf, b as MUCH_STALE, c as waysInWords, t as LEAST_NOTED, y as FEW_SAMPLES } from "./repair.js";
import { i as factsOfFile, l as readOrExplain, n as ageOf, s as judgeOrExplain, t as aboutAge } from "./files.js";
import { o as systemOf, r as rematchToday, t as aboutSource } from "./repair2.js";
import { resolve } from "node:path";

// src/commands/check.ts
/** Is the committed profile still good, and do builds use it? @throws ExpectedError when a finding is an error. */
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
	const info = await readBuildInfo(path, {
		cwd,
		env,
		signal
	}, name);
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
	const doubts = await judgeOrExplain(file, profilePath);
	const own = await ownCodeOf(go, main, config.buildFlags);
	const repair = repairOf(await rematchToday(run, program, read.edges));
	const missing = missingFrom("The profile", read.edges.edges, config.expect);
	return {
		findings: [
			...doubts.filter(({ severity }) => severity !== "warning"),
			...aboutLimits(config, read, repair, host.now()),
			...missing === void 0 ? [] : [{
				severity: "error",
				...missing
			}],
			...aboutOwnCode(own, main?.importPath ?? go.modulePath, read),
			...aboutAmount(config, read),
			...aboutOrigin(config, read),
			...await aboutSource(run, program),
			...aboutStaleness(config, repair, read, go.system),
			...withSmallTogether([...oldNames(read), ...hotCalls(config, go.version, read)]),
			...aboutAge(read.head, config.maxProfileAge, host.now()),
			...aboutSize(file)
		],
		staleWeight: repair.stale,
		repair
	};
}
/** A program may only call libraries. Its compacted profile then has none of its functions, and our comment names it. */
function aboutOwnCode(own, program, { names, head }) {
	if (head.comments.includes(`go-pgo program: ${program}`) || names.some(own.includes)) return [];
	const message = `It has no function of ${own.modulePath}: it is of another program, or the module had another name.`;
	return [warning(message, "Refresh the profile from this program, under its usual load.")];
}
/** The conditions of `fail-on` that are about the committed profile; the others may be meant for `compare`. */
function aboutLimits({ failOn }, read, { stale }, now) {
	const days = ageOf(read.head, now) / 864e5;
	return failOn.flatMap(({ quantity, condition, limit }) => {
		if (quantity !== "age" && quantity !== "stale") {
			const message = `\`check\` does not judge \`${condition}\`, which \`fail-on\` has: it measures nothing.`;
			return [note(message, "It judges `age` and `stale`; `compare` judges the others.")];
		}
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
function aboutStaleness({ minSamples }, repair, { edges, samples }, system) {
	const { stale, lost } = repair;
	if (stale < .01) return [];
	const recorded = systemOf(edges) ?? system;
	const isRepairable = stale - lost > .05 && samples >= minSamples;
	const elsewhere = ` It was recorded on ${recorded}, and is compared with the source for ${system}.`;
	const message = `${share(1 - stale)} of its weight still reaches the compiler; repaired, ${share(1 - lost)}.${recorded === system ? "" : elsewhere}`;
	return [{
		severity: lost > LOST_ERROR ? "error" : stale > .05 ? "warning" : "note",
		message,
		fix: recorded !== system ? `Check it with \`GOOS=${recorded}\`, or record it where the program runs.` : isRepairable ? "Repair it with `npx go-pgo@1 repair` (`command: repair`), or refresh it from a build of today’s code." : "Refresh the profile from a build of today’s code."
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

export { contents as n, check as t };