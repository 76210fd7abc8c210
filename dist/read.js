import { f as lastElement } from "./start.js";
import { c as note, i as UsageError, l as reasonOf, n as ExpectedError, o as machineFailure, r as Rejected, u as reworded } from "./errors.js";
import { A as strictObject, D as regex, F as union, S as optional, T as pipe, d as literal, g as minLength, j as string, k as safeParse, t as array, u as is, v as nullable, x as object } from "./dist3.js";
import { a as isGitsOwn, i as isBelow, m as realPlace, p as readText, u as readIfThere } from "./files.js";
import { s as secretsInCommand } from "./credentials.js";
import { t as runGit } from "./git.js";
import { c as groupFindings, l as limitFindings, o as asFinding, t as GATES } from "./quantities.js";
import { C as traitsOf, S as text, _ as explain, a as SETTINGS, b as parseYaml, c as parseInputs, d as SOURCES, f as archiveAddress, g as readSources, h as productionQueries, i as PROPOSAL_NAMES, l as parseSettings, m as historySources, o as SETTING_NAMES, p as givenSources, t as ENTRIES, u as valuesOf, w as unknownKey, x as shown, y as matching } from "./settings.js";
import { lstat, mkdir, stat } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

// src/work.ts
function contextOf({ config, host }) {
	return {
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	};
}
/** What git prints in `cwd`; undefined when it fails, as it does without git or outside of a repository. */
async function gitPrints(run, cwd, ...args) {
	const { env, signal } = run.host;
	const ended = await orElse(run, runGit(args, {
		cwd,
		env,
		signal
	}), () => void 0);
	return ended?.exitCode === 0 ? ended.stdout.toString() : void 0;
}
function collectingOf(run, scratch) {
	const { now, progress, mask } = run.host;
	return {
		...contextOf(run),
		scratch,
		now,
		progress,
		mask,
		token: run.config.token
	};
}
function isOfOneProgram({ works, whole }) {
	return works.length === 1 && works[0] === whole;
}
/** The report of a command that is still running. What was found out before a failure stays in it. */
var GrowingReport = class {
	/** Why the command failed. */
	failure;
	#host;
	#report;
	#targets;
	constructor(first, host) {
		this.#report = first;
		this.#host = host;
	}
	get value() {
		if (this.#targets === void 0) return this.#report;
		return {
			...this.#report,
			targets: this.#targets.map(({ value }) => value)
		};
	}
	/** Findings are appended and shown at once; other keys replace their old value. */
	add({ findings = [], ...part }) {
		const known = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== void 0));
		this.#report = {
			...this.#report,
			...known,
			findings: [...this.#report.findings, ...findings]
		};
		for (const group of groupFindings(limitFindings(findings))) this.#host.finding(asFinding(group));
	}
	/** Makes these reports the `targets` of this one. */
	cover(targets) {
		this.#targets = targets;
	}
	fail(error) {
		if (this.failure === error) return;
		this.failure = error;
		const { message, fix } = error;
		if (error instanceof Rejected) this.add({ decision: {
			...this.#report.decision,
			kind: "reject",
			reason: error.reason
		} });
		this.add({ error: {
			message,
			fix
		} });
	}
};
/**
* Runs a part of a command. Its failure is put into the report, and other programs go on.
* @returns what `part` returned; undefined when it failed.
* @throws bugs, and the signal's reason when the run was cancelled.
*/
function attempt({ run, report }, part) {
	return orElse(run, part(), (error) => void report.fail(error));
}
/** Goes on after an expected error or a refusal of the machine. @throws bugs, and the signal's reason. */
async function orElse({ host }, task, otherwise) {
	try {
		return await task;
	} catch (thrown) {
		host.signal.throwIfAborted();
		const error = machineFailure(thrown) ?? thrown;
		if (!(error instanceof ExpectedError)) throw error;
		return otherwise(error);
	}
}
/** Makes a folder of the output. @throws UsageError when it cannot be made. */
async function makeFolder(path) {
	if (isGitsOwn(path)) throw new UsageError(`output-directory: ${path} is part of git's own data.`, { fix: "Name a folder outside of `.git`." });
	try {
		await mkdir(resolve(path), { recursive: true });
	} catch (error) {
		if (machineFailure(error) !== void 0) throw error;
		throw new UsageError(`output-directory: ${path} cannot be made: ${reasonOf(error)}.`, {
			fix: "Name a folder that this user may write to; missing parts of its path are made.",
			cause: error
		});
	}
}

// src/system/program-as-service.ts
/** The scripts for a program. @param program a command that is one run of the program, such as `$PGO_BINARY testdata/large.json`. */
function programAsService(program) {
	const [run, end] = ["\"$PGO_BINARY.$PORT.run\"", "\"$PGO_BINARY.$PORT.end\""];
	return {
		serve: `trap 'rm -f ${run} ${end}' EXIT
mkfifo ${run} ${end} && exec 3<>${run} 4<>${end} || exit
while read -r id <&3; do
  (
${program}
  ) </dev/null >/dev/null 3<&- 4<&-; echo "$id $?" >&4
done`,
		load: `until [ -p ${end} ]; do sleep 0.1; done
exec 3<>${run} 4<>${end}
now() { read -r up _ </proc/uptime; up=\${up%.*}\${up#*.}; }
now; done=0 failed=0 until=$((up + PGO_SLICE_SECONDS * 100))
trap 'until=0' INT
while echo $$ >&3; do
  until read -r id code <&4; do :; done
  [ "$id" = $$ ] || { echo 'A run took more than a minute.'; exit 1; }
  done=$((done + 1)); [ "$code" = 0 ] || failed=$((failed + 1))
  now; [ $up -lt $until ] || break
done
echo "iterations=$done errors=$failed"`
	};
}

// src/settings/base.ts
const EVENT = object({ pull_request: object({ base: object({
	ref: pipe(string(), minLength(1)),
	sha: pipe(string(), regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
	repo: optional(nullable(object({ full_name: string() })))
}) }) });
const MERGED = object({ pull_request: union([object({ merged: literal(true) }), object({ merged_at: string() })]) });
/**
* What is checked out; undefined without a pull request, and for a merged one. Read from the event that GitHub describes to the
* job, which no checkout changes.
*/
async function proposedBy(env) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_REPOSITORY: repository } = env;
	if (!name.startsWith("pull_request") || await eventOf(env, MERGED)) return void 0;
	const event = await eventOf(env, EVENT);
	if (event === void 0) return {};
	const { ref, sha, repo } = event.pull_request.base;
	return { base: {
		ref,
		sha,
		repository: repository || repo?.full_name
	} };
}
/** The event of this run, where it has this form. */
async function eventOf({ GITHUB_EVENT_PATH: path = "" }, form) {
	const event = await readText(path).then((text) => JSON.parse(text)).catch(() => void 0);
	const { success, output } = safeParse(form, event);
	return success ? output : void 0;
}
/** The folder of the job's checkouts; in a terminal, that of the run. */
function checkoutOf(cwd, env) {
	return env["GITHUB_WORKSPACE"] ? resolve(env["GITHUB_WORKSPACE"]) : cwd;
}
/**
* A pull request can replace any folder by a symbolic link, so that something else is read or written there.
* @param checkout absolute; undefined without a pull request: the owner's links are followed.
* @param what names the setting that holds the path.
* @throws UsageError when `path` is in `checkout` by its name, but links lead out of it.
*/
function requireInside(path, checkout, what) {
	if (checkout === void 0 || !isBelow(checkout, path)) return;
	if (isBelow(realPlace(checkout), realPlace(path))) return;
	const message = `${what}: ${relative(checkout, path)} leads out of the checkout by a symbolic link, which is not followed for a pull request.`;
	throw new UsageError(message, { fix: "Commit a folder or file instead of the link." });
}
const CONFIG_FILE = join(".github", "pgo.yml");
const MOST_BYTES = 1e6;
/**
* The config file that is named, or else that of the working directory or of the repository's root.
* @param named from `cwd`; `false`: none is read.
* @throws UsageError when the named one does not exist, or is not a map; ExpectedError when the base of a pull request
* cannot be read.
*/
async function readConfigFile(named, place) {
	const { workingDirectory, proposed, cwd } = place;
	const none = {
		name: CONFIG_FILE,
		found: false,
		folder: workingDirectory,
		settings: {},
		findings: []
	};
	if (named === false) return none;
	const root = repositoryRoot(place);
	const usual = [.../* @__PURE__ */ new Set([workingDirectory, root])].map((folder) => join(folder, CONFIG_FILE));
	const candidates = named === void 0 ? usual : [resolve(cwd, named)];
	const written = named ?? CONFIG_FILE;
	const base = proposed?.base;
	const name = base ? `${written} on ${base.ref}` : written;
	const accepted = await firstOf(candidates, (path) => readAccepted(path, written, root, place));
	const findings = base ? await notes(accepted, candidates, written, base.ref) : [];
	if (accepted === void 0 && named === void 0) return {
		...none,
		name,
		findings
	};
	if (accepted === void 0) throw new UsageError(`config: there is no file \`${name}\`.`, { fix: "Name an existing file, or leave `config` out. On a pull request, a new one counts once it is merged." });
	const value = parseYaml(accepted.yaml, name) ?? {};
	if (typeof value !== "object" || Array.isArray(value)) throw new UsageError(`${name} is not a map of settings.`, { fix: "Write one `key: value` a line, such as `sources:`." });
	const { sources, targets, ...settings } = value;
	return {
		name,
		found: true,
		folder: named === void 0 ? dirname(dirname(accepted.path)) : workingDirectory,
		settings,
		sources,
		targets,
		findings
	};
}
async function firstOf(paths, read) {
	for (const path of paths) {
		const yaml = await read(path);
		if (yaml !== void 0) return {
			path,
			yaml
		};
	}
}
/**
* The closest folder above with a `.git`, else the working directory. On a pull request, which can add a submodule or a link,
* it is the outermost one in the checkout.
*/
function repositoryRoot({ workingDirectory, proposed, cwd, env }) {
	const top = proposed && checkoutOf(cwd, env);
	let root;
	for (let at = workingDirectory;; at = dirname(at)) {
		if (existsSync(join(at, ".git"))) root = at;
		if (dirname(at) === at || at === top || top === void 0 && root !== void 0) break;
	}
	return root ?? (top !== void 0 && isBelow(top, workingDirectory) ? top : workingDirectory);
}
/** What counts of the config file at `path`, named `name`. @throws ExpectedError when that is not known. */
async function readAccepted(path, name, root, place) {
	const { proposed, cwd, env, token, fileAt } = place;
	if (proposed === void 0 || !isBelow(checkoutOf(cwd, env), path)) {
		const found = await stat(path).catch(() => void 0);
		if (found === void 0 || found.size <= MOST_BYTES) return (await readIfThere(path))?.toString();
		throw new UsageError(`${name} is larger than 1 MB.`, { fix: "Write only settings into it." });
	}
	if (proposed.base === void 0) {
		if (await readProposed(path) === void 0) return void 0;
		const why = `no event in ${env["GITHUB_EVENT_PATH"]} names it`;
		throw new ExpectedError(`On a pull request ${name} is read from its base, which is not known: ${why}.`, { fix: "Run it in a workflow of GitHub, whose event (GITHUB_EVENT_PATH) names `pull_request.base`." });
	}
	const { ref, sha: commit, repository } = proposed.base;
	const read = async () => {
		if (token === void 0) throw new ExpectedError("there is no token for GitHub's API.");
		if (!repository) throw new ExpectedError("its repository is not known.");
		const inside = relative(root, path).split(sep).join("/");
		const bytes = await fileAt?.(token, {
			repository,
			commit,
			path: inside
		});
		if (bytes !== void 0 && bytes.length > MOST_BYTES) throw new ExpectedError("it has more than 1 MB.");
		return bytes && Buffer.from(bytes).toString();
	};
	const where = `On a pull request the config file is read from its base, and commit ${commit.slice(0, 10)} of \`${ref}\` cannot be read`;
	return read().catch(reworded((message) => `${where}: ${message}`, "Set `token`, and `permissions: { contents: read }` on the job."));
}
/** What is checked out, only to be compared. A link counts as empty: it may lead anywhere. */
async function readProposed(path) {
	const entry = await lstat(path).catch(() => void 0);
	if (entry === void 0) return void 0;
	return entry.isFile() && entry.size <= MOST_BYTES ? readText(path) : "";
}
/** A note that the pull request's own config file does not count yet, if it is a different one. */
async function notes(accepted, candidates, name, ref) {
	const proposed = await firstOf(candidates, readProposed);
	const text = (found) => found && `${found.path}\n${found.yaml.replaceAll("\r\n", "\n")}`;
	if (text(accepted) === text(proposed)) return [];
	const what = accepted ? `is read from \`${ref}\`, the base of this pull request: what the pull request changes in it` : `is not on \`${ref}\` yet: what this pull request says in it`;
	return [note(`\`${name}\` ${what} counts once it is merged.`)];
}

// src/settings/config.ts
/** Makes the configuration of one program. @throws UsageError that names the setting. */
async function configOf(settings, context) {
	const { workingDirectory, cwd, env, command, token, checkout } = context;
	const path = (name, from) => {
		const written = settings[name];
		if (written === void 0) return void 0;
		requireInside(resolve(from, written), checkout, name);
		return resolve(from, written);
	};
	path("body-path", workingDirectory);
	const values = valuesOf(settings, SETTING_NAMES);
	const { baseline, candidate, benchmarks } = values;
	const { verify, build, archive, production } = values;
	for (const [name, value] of Object.entries(settings)) if (typeof value === "string" && traitsOf(SETTINGS[name].schema).isCommand) for (const secret of secretsInCommand(value)) context.mask(secret);
	const collects = command === "compare" ? [baseline, candidate].includes("merged") : /^(refresh|collect)$/.test(command);
	const isTerminal = !env["CI"] && token === void 0;
	return {
		...values,
		/** The program's name in the config file's `targets`; undefined without targets. */
		target: void 0,
		workingDirectory,
		profile: path("profile", workingDirectory),
		outputDirectory: path("output-directory", cwd),
		sources: collects ? context.sources() : [],
		runsTests: context.runsTests,
		exclude: exclusionsOf(settings.exclude),
		/** The profiles that `collect` tries in this order if it could not collect any. */
		fallback: fallbacksOf(settings.fallback, workingDirectory),
		/** The platforms that `build` builds for; empty: this machine. */
		platforms: platformsOf(settings.platforms),
		/** The user's own build command; undefined: `go build`. */
		ownBuild: ownBuildOf(build, path("binary", workingDirectory)),
		failOn: gatesOf(settings["fail-on"]),
		benchmarks: benchmarks === "none" ? void 0 : benchmarks,
		measure: new Set(values.measure),
		evidence: new Set(values.evidence.filter((kind) => kind !== "none")),
		history: historySources(settings.history, context),
		production: production && productionQueries(production, context),
		archive: archive === void 0 ? void 0 : archiveAddress(archive, context),
		underLoad: underLoadOf(settings),
		verification: verify ? {
			command: verify,
			timeout: values.verifyTimeout
		} : void 0,
		baseline: comparedSide(baseline, workingDirectory),
		candidate: comparedSide(candidate, workingDirectory),
		publish: settings.publish ?? (isTerminal ? "local" : "pull-request"),
		publishSettings: valuesOf(settings, PROPOSAL_NAMES),
		repository: settings.repository ?? (env["GITHUB_REPOSITORY"] || void 0),
		token
	};
}
function comparedSide(written, workingDirectory) {
	if (written === "off" || written === "committed" || written === "merged") return { kind: written };
	return {
		kind: "path",
		path: resolve(workingDirectory, written)
	};
}
/** Reads the calls of `exclude`: `caller -> callee`, or the callee alone. @throws UsageError for any other text. */
function exclusionsOf(written) {
	return [...new Set(written)].map((one) => {
		const names = one.split("->").map((name) => name.trim());
		const [callee = "", caller] = names.reverse();
		if (names.length <= 2 && !names.includes("")) return caller === void 0 ? { callee } : {
			callee,
			caller
		};
		throw new UsageError(`exclude: ${shown(one)} is not a call.`, { fix: "Write `caller -> callee`, or the callee alone, as `go tool pprof -top` names them." });
	});
}
/** In the order in which they are tried. */
function fallbacksOf(written = [], workingDirectory) {
	if (written.slice(0, -1).includes("off")) throw new UsageError("fallback: what stands after `off` would never be used.", { fix: "Put `off` last." });
	return written.map((name) => name === "committed" || name === "archive" || name === "off" ? { kind: name } : {
		kind: "path",
		path: resolve(workingDirectory, name),
		written: name
	});
}
/** @throws UsageError for a text that is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`; Go knows which there are. */
function platformsOf(written = []) {
	return [...new Set(written)].map((name) => {
		const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
		if (os !== void 0 && arch !== void 0) return {
			os,
			arch,
			variant
		};
		throw new UsageError(`platforms: ${shown(name)} is not a platform.`, { fix: "Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` prints them all." });
	});
}
/**
* The conditions of `fail-on`, such as `slower > 2%`, `memory(load) > 10%` or `age > 90d`.
* @throws UsageError for a text that is not a condition.
*/
function gatesOf(written) {
	return [...new Set(written)].map((condition) => {
		const [, name = "", rows, limit, unit] = /^([a-z]+)(?:\(\s*(\S+?)\s*\))?\s*(?:>\s*(\d+(?:\.\d+)?)\s*([%d]))?$/.exec(condition) ?? [];
		if (isGateName(name)) {
			const { limitIn, mayNameRows, needsLimit } = GATES[name];
			if ((limit === void 0 ? !needsLimit : unit === limitIn) && (rows === void 0 || mayNameRows)) return {
				condition,
				quantity: name,
				rows,
				limit: Number(limit ?? 0) / (limitIn === "d" ? 1 : 100)
			};
		}
		throw new UsageError(`fail-on: ${shown(condition)} is not a condition.`, { fix: "Write `slower`, or a limit such as `slower > 2%`, `memory > 10%`, `size > 5%`, `frames > 20%`, `latency > 5%`; `slower(BenchmarkA*) > 2%` checks matching benchmarks one by one. For `check`, write `age > 90d` or `stale > 10%`." });
	});
}
function isGateName(name) {
	return Object.hasOwn(GATES, name);
}
/** Reads the user's own build. @throws UsageError if only one of `build` and `binary` is set. */
function ownBuildOf(command, binary) {
	if (command !== void 0 && binary !== void 0) return {
		command,
		binary
	};
	if (command === void 0 && binary === void 0) return void 0;
	const [given, missing] = command === void 0 ? ["binary", "build"] : ["build", "binary"];
	throw new UsageError(`\`${given}\` is given without \`${missing}\`.`, { fix: "Name both: the command, such as `build: make server`, and the file that it makes, such as `binary: bin/server`." });
}
/** Combines the settings of a service. @throws UsageError if they are set without `serve`. */
function underLoadOf(settings) {
	const { serve, ready, load, cpus, "serve-env": serveEnv = {}, "load-env": loadEnv = {} } = settings;
	if (load?.includes("PGO_BINARY") && serve === void 0 && ready === void 0) return {
		...programAsService(load),
		serveEnv: {
			...loadEnv,
			...serveEnv
		},
		loadEnv,
		cpus,
		program: load
	};
	const service = serve === void 0 ? void 0 : {
		serve,
		serveEnv,
		loadEnv,
		ready,
		load,
		cpus
	};
	const placed = service && hasFreePort(service) ? onPort(service, 8080).ready : ready;
	if (placed !== void 0 && !URL.canParse(placed)) throw new UsageError(`ready: ${shown(ready ?? "")} is not a URL.`, { fix: "Write a URL such as `http://127.0.0.1:8080/healthz`. If it holds `$PORT`, `load` must also use `$PORT`." });
	if (service !== void 0) return service;
	const lone = [
		"ready",
		"load",
		"serve-env",
		"load-env",
		"cpus"
	].find((name) => settings[name]);
	if (lone === void 0) return void 0;
	throw new UsageError(`\`${lone}\` is given without \`serve\`.`, { fix: "Name the command that starts the service, such as `serve: ./server`; if the program ends, let `load` be a run of it, such as `$PGO_BINARY testdata/large.json`." });
}
const PORT_VARIABLE = /\$PORT\b|\$\{PORT\}|\$\(\( *\$?PORT *\+ *(\d+) *\)\)/g;
/**
* Checks whether the action may choose the service's port: `load` uses `$PORT`, or without a load `serve` or `ready` does, and the
* user does not set the variable. With a load, `serve` need not name `$PORT`, because many services read it from their environment.
*/
function hasFreePort({ serve, ready = "", load, serveEnv, loadEnv }) {
	const uses = load === void 0 ? `${serve} ${ready}` : load;
	return /\$(\{|\(\([^)]*)?\bPORT\b/.test(uses) && !("PORT" in serveEnv) && !("PORT" in loadEnv);
}
/** Lists the ports that a text makes of `$PORT`. @param port the value of `$PORT`. */
function portsIn(text, port) {
	return [...new Set([...text.matchAll(PORT_VARIABLE)].map(([, more = 0]) => port + Number(more)))];
}
/** Places a service on a port. The port also replaces `$PORT` in `load`, so that the service's addresses can be read from it. */
function onPort(service, port) {
	const text = String(port);
	const { serveEnv, loadEnv, ready, load } = service;
	const placed = (url) => url?.replace(PORT_VARIABLE, (_, more = 0) => String(port + Number(more)));
	return {
		...service,
		serveEnv: {
			...serveEnv,
			PORT: text
		},
		loadEnv: {
			...loadEnv,
			PORT: text
		},
		ready: placed(ready),
		load: placed(load)
	};
}

// src/settings/read.ts
/**
* Reads inputs and config file. An input wins over the file, and a target's own setting over one outside of `targets`.
* Sources and other settings that may name secrets are read later, only of the selected targets. On a pull request the
* config file is the one of its base, and no path leads out of the checkout by a symbolic link.
* @throws UsageError which names the input or key, its value and the choices.
*/
async function readRun(raw, given, command) {
	const place = {
		...given,
		token: raw.token ?? given.token
	};
	const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? ".");
	if (raw.workingDirectory !== void 0) await requireFolder(workingDirectory);
	const proposed = await proposedBy(place.env);
	const checkout = proposed && checkoutOf(place.cwd, place.env);
	requireInside(workingDirectory, checkout, "working-directory");
	const file = await readConfigFile(raw.config, {
		...place,
		workingDirectory,
		proposed
	});
	const inputs = parseInputs(raw.settings);
	const settings = {
		...parseSettings(file.settings, file.name),
		...inputs
	};
	const common = {
		...place,
		command,
		checkout,
		workingDirectory,
		sources: () => [],
		runsTests: false
	};
	const named = file.targets !== void 0;
	if (!named) requireNoTarget(settings, command, file);
	const written = named ? await readTargets(file, inputs) : [{
		where: "",
		workingDirectory,
		settings,
		isOwn: {
			branch: true,
			archive: true
		},
		sources: file.sources,
		sourcesOf: `${file.name}: sources`
	}];
	const chosen = named ? selected(written, settings.target) : written;
	if (named && (chosen.length > 1 || command === "targets")) requireShareable(raw, settings);
	const targetOf = (one) => asTarget(one, {
		count: written.length,
		raw,
		shared: inputs,
		common
	});
	const shareable = Object.entries(settings).filter(([name]) => [...RUN_WIDE, ...PUBLISHING].includes(name));
	return {
		shared: await configOf(Object.fromEntries(shareable), common),
		targets: chosen.map(targetOf),
		others: written.filter((one) => !chosen.includes(one)).map(targetOf),
		findings: file.findings
	};
}
/** Settings of the run as a whole. */
const RUN_WIDE = [
	"target",
	"pull-requests",
	"output-directory"
];
/** How profiles are published: of all targets together, where they share a pull request. */
const PUBLISHING = [
	"publish",
	"repository",
	...PROPOSAL_NAMES
];
const TARGET_NAME = matching(/[A-Za-z0-9][A-Za-z0-9._-]*/, "a name of letters, digits, `.`, `_` and `-`");
const HEAD = object({
	name: optional(TARGET_NAME),
	"working-directory": optional(text),
	package: optional(text)
});
const { target: _, "pull-requests": __, "output-directory": ___, ...targetEntries } = ENTRIES;
/** The `targets` list as JSON Schema needs it. */
const TARGETS = pipe(array(strictObject({
	...HEAD.entries,
	sources: optional(SOURCES),
	...targetEntries
})), minLength(1));
/** The target, whose configuration is read when it is asked for. */
function asTarget({ name, where, workingDirectory, isOwn, ...written }, { count, raw, shared, common }) {
	const given = name === void 0 ? raw : withTargetName(raw, name);
	const inputs = name === void 0 ? shared : parseInputs(given.settings);
	const settings = {
		...written.settings,
		...inputs
	};
	const sources = () => givenSources(given, common) ?? (written.sources === void 0 ? [] : readSources(written.sources, written.sourcesOf, common));
	return {
		name,
		workingDirectory,
		buildFlags: settings["build-flags"] ?? [],
		package: settings.package,
		profile: settings.profile && resolve(workingDirectory, settings.profile),
		async config() {
			const runsTests = /(\b|\\n)go test\b/.test(JSON.stringify(written.sources ?? ""));
			if (name === void 0) return configOf(settings, {
				...common,
				sources,
				runsTests
			});
			await requireFolder(workingDirectory, `${where}: `);
			requireInside(workingDirectory, common.checkout, `${where}: working-directory`);
			const config = await configOf(settings, {
				...common,
				workingDirectory,
				sources,
				runsTests
			});
			const { archive, publishSettings } = config;
			const { branch = "" } = publishSettings;
			const isShared = (setting) => count > 1 && !(isOwn[setting] && inputs[setting] === void 0);
			const isTemplate = /\{\{\s*(target|profile)\s*\}\}/.test(branch);
			const suffix = branch !== "" && isShared("branch") && !isTemplate && { branch: `${branch}-${name}` };
			const folder = archive && `${archive.path.replace(/(?<=[^/])$/, "/")}${name}/`;
			return {
				...config,
				target: name,
				archive: archive && folder && isShared("archive") ? {
					...archive,
					path: folder
				} : archive,
				publishSettings: {
					...publishSettings,
					...suffix
				}
			};
		}
	};
}
const MOST_TARGETS = 1e3;
/** @throws UsageError for bad settings of any of the file's targets. No variable is looked up. */
async function readTargets(file, inputs) {
	const { targets: all } = file;
	if (!Array.isArray(all) || all.length === 0 || all.length > MOST_TARGETS) throw new UsageError(`${file.name}: targets is not a list of 1 to ${MOST_TARGETS} targets.`, { fix: "Start each target with `- `, for instance `- package: ./cmd/api`." });
	const targets = /* @__PURE__ */ new Map();
	for (const [index, item] of all.entries()) {
		const target = await readTarget(item, `${file.name}: targets[${index}]`, file, inputs);
		const key = target.name.toLowerCase();
		if (targets.has(key)) throw new UsageError(`${target.where} has the same name as another target.`, { fix: "Give each target its own `name`." });
		const { branch, repository } = target.settings;
		const isShared = !target.isOwn.branch || /\{\{/.test(branch ?? "");
		const other = [...targets.values()].find(({ settings, isOwn }) => isOwn.branch && settings.branch === branch && settings.repository === repository);
		if (branch !== void 0 && !isShared && other !== void 0) throw new UsageError(`${target.where} has the same \`branch\` as ${other.where}.`, { fix: "Give each target its own `branch`." });
		targets.set(key, target);
	}
	return [...targets.values()];
}
async function readTarget(item, place, file, inputs) {
	if (typeof item !== "object" || item === null || Array.isArray(item)) throw new UsageError(`${place} is not a map of settings.`, { fix: "Write it as `- package: ./cmd/api`, with further settings on lines of their own below." });
	const head = safeParse(HEAD, item);
	if (!head.success) throw explain(head.issues, {
		where: place,
		written: item,
		entries: HEAD.entries
	});
	const workingDirectory = resolve(file.folder, head.output["working-directory"] ?? ".");
	const name = await targetNameOf(head.output, workingDirectory, place);
	const where = `${place} (${name})`;
	const { name: _, "working-directory": __, sources, ...own } = withTargetName(item, name);
	const settings = parseSettings(own, where, [
		"name",
		"working-directory",
		"sources"
	]);
	const shared = parseSettings(withTargetName(file.settings, name), file.name);
	const wrong = RUN_WIDE.find((setting) => setting in own);
	if (wrong !== void 0) throw new UsageError(`${where}: \`${wrong}\` is a setting of the whole run.`, { fix: `Write \`${wrong}\` outside of \`targets\`.` });
	const publishing = PUBLISHING.find((setting) => setting in settings);
	if ((inputs["pull-requests"] ?? shared["pull-requests"]) !== "each" && publishing !== void 0) throw new UsageError(`${where}: \`${publishing}\` cannot be a target's own while all targets share a pull request.`, { fix: `Write \`${publishing}\` outside of \`targets\`, or set \`pull-requests: each\`.` });
	const isOwn = (setting) => settings[setting] !== void 0 || namesTarget(file.settings[setting]);
	return {
		name,
		where,
		workingDirectory,
		settings: {
			...shared,
			...settings
		},
		sources: sources ?? withTargetName(file.sources, name),
		sourcesOf: sources === void 0 ? `${file.name}: sources` : `${where}: sources`,
		isOwn: {
			branch: isOwn("branch"),
			archive: isOwn("archive")
		}
	};
}
/** The name, or the last element of the package's path, of the working directory or of the module's path. */
async function targetNameOf(head, workingDirectory, place) {
	const folder = head["working-directory"] && lastElement(basename(workingDirectory));
	const module = async () => {
		const mod = await readText(join(workingDirectory, "go.mod")).catch(() => "");
		return /^module\s+"?([^\s"]+)/m.exec(mod)?.[1] ?? "";
	};
	const name = head.name ?? lastElement(head.package ?? "") ?? folder ?? lastElement(await module());
	if (name !== void 0 && is(TARGET_NAME, name)) return name;
	const why = name === void 0 ? "" : `, and ${shown(name)} cannot be one`;
	throw new UsageError(`${place} has no \`name\`${why}.`, { fix: "Add one, such as `name: api`." });
}
/** The targets that `names` names; without names all. @throws UsageError for an unknown name. */
function selected(targets, names = []) {
	const known = targets.map(({ name = "" }) => name);
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== void 0) throw unknownKey(unknown, "target", known);
	return targets.filter(({ name = "" }) => names.length === 0 || names.includes(name));
}
/** @throws UsageError for inputs that several targets cannot share. */
function requireShareable(raw, settings) {
	const ofEach = PUBLISHING.find((name) => namesTarget(settings[name]));
	if (ofEach !== void 0 && settings["pull-requests"] !== "each") throw new UsageError(`${ofEach}: all targets share it, so \`\${PGO_TARGET}\` has no meaning in it.`, { fix: "Take it out, or set `pull-requests: each`." });
	const sources = ["sources", "source"].find((name) => raw[name] && !namesTarget(raw[name]));
	const wrong = sources ?? ["package", "profile"].find((name) => raw.settings[name] !== void 0);
	if (wrong === void 0) return;
	const alternative = sources ? "write `${PGO_TARGET}` where the name of each belongs" : `write \`${wrong}\` into the config file, below each target`;
	throw new UsageError(`${wrong}: it is for one program, and there are several targets.`, { fix: `Name one of them by \`target\`, or ${alternative}.` });
}
/** @throws UsageError for what has a meaning only if the config file has targets. */
function requireNoTarget(settings, command, file) {
	if (command !== "targets" && settings.target === void 0) return;
	const what = file.found ? `${file.name} has no \`targets\`` : `there is no ${file.name}`;
	throw new UsageError(`${command === "targets" ? "command: targets" : "target"}: ${what}.`, { fix: "List the programs under `targets` in the config file; without it, there is only one." });
}
/** @param where names the target that names it. @throws UsageError when there is no such folder. */
async function requireFolder(path, where = "") {
	if ((await stat(path).catch(() => void 0))?.isDirectory()) return;
	throw new UsageError(`${where}working-directory: there is no folder ${path}.`, { fix: "Name the folder of the Go module, from the root of the repository." });
}
const VARIABLE = "${PGO_TARGET}";
function namesTarget(value) {
	return (JSON.stringify(value) ?? "").includes(VARIABLE);
}
/**
* The same YAML value with the target's name in place of `${PGO_TARGET}`.
* @throws UsageError where the name would become part of a variable's: the text itself says which variables are looked up.
*/
function withTargetName(value, name) {
	if (!namesTarget(value)) return value;
	const text = JSON.stringify(value);
	if (!/\$\{\w*\$\{PGO_TARGET\}/.test(text)) return JSON.parse(text.replaceAll(VARIABLE, name));
	throw new UsageError("`${PGO_TARGET}` cannot be part of the name of another variable.", { fix: "Write the variable of each target into its own `sources`, below `targets`." });
}

export { portsIn as a, GrowingReport as c, contextOf as d, gitPrints as f, orElse as h, onPort as i, attempt as l, makeFolder as m, requireFolder as n, eventOf as o, isOfOneProgram as p, hasFreePort as r, proposedBy as s, readRun as t, collectingOf as u };