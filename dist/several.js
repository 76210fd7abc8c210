import { r as UsageError } from "./errors.js";
import { n as namesIn } from "./templates.js";
import { c as historySources, d as archiveAddress, f as productionQueries, l as KIND_NAMES, n as inNameOf, o as parseSettings, p as parseYaml, r as namesTarget, t as PUBLISHING, u as readSources } from "./targets.js";
import { t as evidenceOf } from "./evidence.js";
import { r as shown, t as closest } from "./explain.js";
import { n as fallbacksOf } from "./fallback.js";
import { stat } from "node:fs/promises";
import { isAbsolute, resolve } from "node:path";

// src/config/exclude.ts
/**
* The calls of `exclude`: `caller -> callee`, or the callee alone.
* @throws UsageError for one that names no function, or more than two.
*/
function exclusionsOf(written) {
	return [...new Set(written)].map((one) => {
		const names = one.split("->").map((name) => name.trim());
		const [callee = "", caller] = names.reverse();
		if (names.length > 2 || names.includes("")) throw new UsageError(`exclude: ${shown(one)} is no call.`, { fix: "Write `caller -> callee`, or the callee alone, named as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`." });
		return {
			callee,
			...caller !== void 0 && { caller }
		};
	});
}

// src/gates.ts
/** What a condition can be about: how much more of it the candidate may take. */
const QUANTITIES = [
	"slower",
	"memory",
	"size",
	"frames",
	"latency"
];

// src/config/gates.ts
const CONDITION = /^([a-z]+)\s*(?:>\s*(\d+(?:\.\d+)?)\s*%)?$/;
/**
* The conditions of `fail-on`, each once. Only `slower` may stand alone: it is proven or not, while a byte more, or a
* microsecond, is no reason to stop anything.
* @throws UsageError for a condition that is none.
*/
function gatesOf(written) {
	return [...new Set(written)].map((condition) => {
		const [, name, percent] = CONDITION.exec(condition) ?? [];
		const quantity = QUANTITIES.find((known) => known === name);
		if (quantity === void 0 || percent === void 0 && quantity !== "slower") throw noCondition(condition);
		return {
			condition,
			quantity,
			limit: percent === void 0 ? 0 : Number(percent) / 100
		};
	});
}
function noCondition(condition) {
	const word = /[a-z]+/i.exec(condition)?.[0] ?? "";
	const nearest = closest(word, QUANTITIES);
	const meant = QUANTITIES.find((known) => known === nearest);
	const number = /\d+(?:\.\d+)?(?=\s*%)/.exec(condition)?.[0];
	const example = meant === void 0 || meant === "slower" && !/\d/.test(condition) ? meant : `${meant} > ${number ?? EXAMPLES[meant]}%`;
	return new UsageError(`fail-on: ${shown(condition)} is no condition.`, { fix: `${meant === void 0 ? "" : `Did you mean \`${example}\`? `}Write \`slower\`, or a limit in percent such as \`slower > 2%\`, with one of ${QUANTITIES.map((known) => `\`${known}\``).join(", ")}.` });
}
const EXAMPLES = {
	slower: 2,
	memory: 10,
	size: 5,
	frames: 20,
	latency: 5
};

// src/config/optional.ts
/** A key that is there only when it has a value. */
function optional(key, value) {
	return value === void 0 || value === "" ? {} : { [key]: value };
}

// src/config/platforms.ts
/** @throws UsageError for what is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`, or is named twice. */
function platformsOf(written) {
	const names = written ?? [];
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice !== void 0) throw new UsageError(`platforms: \`${twice}\` is named twice.`, { fix: "Name each platform once." });
	return names.map((name) => {
		const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
		if (os === void 0 || arch === void 0) throw new UsageError(`platforms: \`${name}\` is no platform.`, { fix: "Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` has them all." });
		return {
			os,
			arch,
			...variant !== void 0 && { variant }
		};
	});
}

// src/config/publish-settings.ts
function publishSettings(settings) {
	const autoMerge = settings["auto-merge"] ?? false;
	return {
		...optional("branch", settings.branch),
		...optional("branchSuffix", settings["branch-suffix"]),
		...optional("base", settings.base),
		...optional("title", settings.title),
		...optional("body", settings.body),
		...optional("bodyPath", settings["body-path"]),
		...optional("commitMessage", settings["commit-message"]),
		...optional("milestone", settings.milestone),
		...optional("pushToFork", settings["push-to-fork"]),
		labels: settings.labels ?? [],
		assignees: settings.assignees ?? [],
		reviewers: settings.reviewers ?? [],
		teamReviewers: settings["team-reviewers"] ?? [],
		signOff: settings.signoff ?? false,
		gitPushOptions: settings["git-push-options"] ?? [],
		draft: settings.draft ?? false,
		maintainerCanModify: settings["maintainer-can-modify"] ?? true,
		deleteBranch: settings["delete-branch"] ?? false,
		autoMerge: autoMerge === "false" ? false : autoMerge
	};
}

// src/config/under-load.ts
/** @throws UsageError when something is said of a service that is not named. */
function underLoad(settings) {
	const { serve, ready, load, cpus } = settings;
	if (serve === void 0) {
		const lone = [
			"ready",
			"load",
			"serve-env",
			"load-env",
			"cpus"
		].find((name) => settings[name] !== void 0);
		if (lone === void 0) return void 0;
		throw new UsageError(`\`${lone}\` is given without \`serve\`.`, { fix: "Name the command that starts the service, such as `serve: ./server`." });
	}
	if (ready !== void 0 && !URL.canParse(ready)) throw new UsageError(`ready: \`${ready}\` is not a URL.`, { fix: "Write one such as `http://127.0.0.1:8080/healthz`." });
	return {
		serve,
		serveEnv: settings["serve-env"] ?? {},
		loadEnv: settings["load-env"] ?? {},
		...optional("ready", ready),
		...optional("load", load),
		...optional("cpus", cpus)
	};
}

// src/config/verification.ts
const DEFAULT_TIMEOUT = 9e5;
/** @throws UsageError when a time is given for nothing. */
function verificationOf(settings) {
	const { verify: command, "verify-timeout": timeout } = settings;
	if (command !== void 0) return {
		command,
		timeout: timeout ?? DEFAULT_TIMEOUT
	};
	if (timeout === void 0) return void 0;
	throw new UsageError("`verify-timeout` is given without `verify`.", { fix: "Name the command that is to pass, such as `verify: go test -pgo=\"$PGO_PROFILE\" ./...`." });
}

// src/config/config-of.ts
const DAY = 864e5;
/** Settings of one program, with the defaults of what they leave open. @throws UsageError which names the setting. */
async function configOf(settings, reading) {
	const { workingDirectory, place, raw, command } = reading;
	return {
		workingDirectory,
		sources: collects(command, settings) ? reading.sources() : [],
		minProfiles: settings["min-profiles"] ?? 1,
		minSamples: settings["min-samples"] ?? 100,
		maxFailures: settings["max-failures"] ?? 1,
		compact: settings.compact ?? "edges",
		weighting: settings.weighting ?? "samples",
		buildId: settings["build-id"] ?? "any",
		hazards: settings.hazards ?? "apply",
		exclude: exclusionsOf(settings.exclude),
		carryOver: settings["carry-over"] ?? 0,
		renames: settings.renames ?? [],
		findRenames: settings["find-renames"] ?? true,
		fallback: fallbacksOf(settings.fallback, workingDirectory),
		platforms: platformsOf(settings.platforms),
		reproducible: settings.reproducible ?? false,
		pullRequests: settings["pull-requests"] ?? "one",
		minDrift: settings["min-drift"] ?? .05,
		maxProfileAge: settings["max-profile-age"] ?? 90 * DAY,
		buildFlags: settings["build-flags"] ?? [],
		...settings.benchmarks !== "none" && { benchmarks: settings.benchmarks ?? "." },
		budget: settings.budget ?? 3e5,
		precision: settings.precision ?? .005,
		equivalence: settings.equivalence ?? .01,
		measure: new Set(settings.measure ?? [
			"benchmarks",
			"load",
			"production"
		]),
		evidence: evidenceOf(settings.evidence, command),
		history: historySources(settings.history, place),
		failOn: gatesOf(settings["fail-on"]),
		comment: settings.comment ?? true,
		baseline: readSide(settings.baseline ?? "off", workingDirectory),
		candidate: readSide(settings.candidate ?? "committed", workingDirectory),
		publish: settings.publish ?? "pull-request",
		publishSettings: publishSettings(settings),
		...optional("cgo", settings.cgo),
		...optional("benchmarkPackages", settings["benchmark-packages"]),
		...optional("verification", verificationOf(settings)),
		...optional("archive", settings.archive && archiveAddress(settings.archive, place)),
		...optional("underLoad", underLoad(settings)),
		...optional("production", settings.production && productionQueries(settings.production, place)),
		...optional("concurrency", settings.concurrency),
		...optional("package", settings.package),
		...optional("profile", settings.profile && resolve(workingDirectory, settings.profile)),
		...optional("outputDirectory", settings["output-directory"] && resolve(place.cwd, settings["output-directory"])),
		...optional("repository", settings.repository ?? place.env["GITHUB_REPOSITORY"]),
		...optional("token", raw.token)
	};
}
function collects(command, { baseline, candidate }) {
	if (command === "compare") return baseline === "merged" || candidate === "merged";
	return command === "refresh" || command === "collect";
}
function readSide(written, workingDirectory) {
	if (written === "off" || written === "committed" || written === "merged") return { kind: written };
	return {
		kind: "path",
		path: isAbsolute(written) ? written : resolve(workingDirectory, written)
	};
}

// src/config/given-sources.ts
const MAP = new RegExp(`^(\\{.*\\}$|(${KIND_NAMES.join("|")}):\\s)`, "s");
/** Those of the inputs or options; undefined where there are none. @throws UsageError as `readSources`. */
function givenSources(raw, place) {
	if (raw.sources === void 0 && raw.source === void 0) return void 0;
	const listed = raw.sources === void 0 ? [] : readSources(parseYaml(raw.sources, "sources"), "sources", place);
	const single = (raw.source ?? []).map((item) => MAP.test(item) ? parseYaml(item, "source") : item);
	return [...listed, ...readSources(single, "source", place)];
}
/** @param written YAML; `where` names it in errors. @throws UsageError as `readSources`. */
function fileSources(written, where, place) {
	return written === void 0 ? [] : readSources(written, where, place);
}

// src/config/several.ts
/** @param count how many targets the config file has. */
function targetOf(written, count, { raw, place, command }) {
	const { name, where, workingDirectory } = written;
	const given = inNameOf(raw, name);
	const inputs = parseSettings(given.settings, "", ["sources"]);
	const settings = {
		...written.settings,
		...inputs
	};
	const sources = () => givenSources(given, place) ?? fileSources(written.sources, written.sourcesOf, place);
	return {
		name,
		workingDirectory,
		buildFlags: settings["build-flags"] ?? [],
		...optional("package", settings.package),
		...optional("profile", settings.profile && resolve(workingDirectory, settings.profile)),
		async config() {
			await requireFolder(workingDirectory, where);
			const config = {
				...await configOf(settings, {
					workingDirectory,
					sources,
					place,
					raw: given,
					command
				}),
				target: name
			};
			return count === 1 ? config : apart(config, name, {
				archive: written.ownArchive && inputs.archive === void 0,
				branch: written.ownBranch && inputs.branch === void 0
			});
		}
	};
}
/** Several targets do not meet in one folder of the archive, or on one branch. @param own what it has for itself. */
function apart(config, name, own) {
	const { archive, publishSettings: settings } = config;
	const { branch } = settings;
	const path = archive?.path;
	return {
		...config,
		...archive !== void 0 && !own.archive && { archive: {
			...archive,
			path: `${path}${path === "" || path?.endsWith("/") ? "" : "/"}${name}/`
		} },
		...branch !== void 0 && !own.branch && !hasOwnName(branch) && { publishSettings: {
			...settings,
			branch: `${branch}-${name}`
		} }
	};
}
/** Whether a branch's template makes it that of one target. */
function hasOwnName(branch) {
	const names = namesIn(branch);
	return names.has("target") || names.has("profile");
}
/** What a run of several targets needs of the settings outside of them: nothing that may name a secret. */
function shareable(settings) {
	const names = [
		...PUBLISHING,
		"pull-requests",
		"output-directory"
	];
	return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}
/** What names one program. */
const OF_ONE = ["package", "profile"];
/** @throws UsageError for inputs that several targets cannot share. */
function requireShareable(raw, settings) {
	const ofEach = PUBLISHING.find((name) => namesTarget(settings[name]));
	if (ofEach !== void 0 && settings["pull-requests"] !== "each") throw new UsageError(`${ofEach}: all targets share it, so that \`\${PGO_TARGET}\` is none of them.`, { fix: "Take it out, or set `pull-requests: each`." });
	const wrong = [
		...raw.sources === void 0 || namesTarget(raw.sources) ? [] : ["sources"],
		...raw.source === void 0 || namesTarget(raw.source) ? [] : ["source"],
		...OF_ONE.filter((name) => raw.settings[name] !== void 0)
	][0];
	if (wrong === void 0) return;
	throw new UsageError(`${wrong}: it is for one program, and several targets are to be worked on.`, { fix: `Name one of them by \`target\`, or ${OF_ONE.some((name) => name === wrong) ? `write \`${wrong}\` into the config file, below each target` : "say `${PGO_TARGET}` where the name of each belongs"}.` });
}
/** @throws UsageError for what has a meaning only where the config file has targets. */
function requireTargets(settings, command, file) {
	const given = command === "targets" ? "command" : ["target", "changed-since"].find((name) => settings[name] !== void 0);
	if (given === void 0) return;
	throw new UsageError(`${given === "command" ? "command: targets" : given}: ${file.path === void 0 ? `there is no ${file.name}` : `${file.name} has no \`targets\``}.`, { fix: "List the programs under `targets` in the config file; without it, there is only one." });
}
/**
* @param where names the target that names it.
* @throws UsageError when what was named is not there, or is no folder.
*/
async function requireFolder(path, where = "") {
	const stats = await stat(path).catch(() => void 0);
	if (stats?.isDirectory()) return;
	throw new UsageError(`${where === "" ? "" : `${where}: `}working-directory: ${stats === void 0 ? "there is no folder" : "this is no folder:"} ${path}.`, { fix: "Name the folder of the Go module, from the root of the repository." });
}

export { targetOf as a, configOf as c, shareable as i, optional as l, requireShareable as n, fileSources as o, requireTargets as r, givenSources as s, requireFolder as t };