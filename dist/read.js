import { f as lastElement } from "./start.js";
import { c as note, i as UsageError, l as reasonOf, n as ExpectedError, o as machineFailure, r as Rejected, u as reworded } from "./errors.js";
import { a as isGitsOwn, i as isBelow, m as realPlace, p as readText, u as readIfThere } from "./files.js";
import { A as strictObject, D as regex, F as union, S as optional, T as pipe, d as literal, g as minLength, j as string, k as safeParse, t as array, u as is, v as nullable, x as object } from "./dist3.js";
import { s as secretsInCommand } from "./credentials.js";
import { t as runGit } from "./git.js";
import { C as text, h as matchingText, i as unknownKey, n as printableValue, t as explain } from "./mistakes.js";
import { f as groupFindings, h as GATES, p as limitFindings, u as asFinding } from "./format.js";
import { i as exclusionsOf } from "./exclusions.js";
import { _ as historySources, a as PROPOSAL_NAMES, b as parseYaml, d as parseSettings, f as settingsOfKind, g as givenSources, h as archiveAddress, l as changedSettings, m as SOURCES, n as ENTRIES, p as valuesOf, s as SETTING_NAMES, u as parseInputs, v as productionQueries, y as readSources } from "./settings.js";
import { lstat, mkdir, stat } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

// src/compare/gate-conditions.ts
/**
* Parses the setting `fail-on`: conditions such as `slower > 2%`, `memory(load) > 10%` or `age > 90d`.
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
		throw new UsageError(`fail-on: ${printableValue(condition)} is not a condition.`, { fix: "Write `slower`, or a limit such as `slower > 2%`, `memory > 10%`, `size > 5%`, `frames > 20%`, `latency > 5%`; `slower(BenchmarkA*) > 2%` checks matching benchmarks one by one. For `check`, write `age > 90d` or `stale > 10%`." });
	});
}
function isGateName(name) {
	return Object.hasOwn(GATES, name);
}

// src/compare/program-as-service.ts
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

// src/compare/load-settings.ts
/**
* Combines the settings of a load test.
* @returns undefined if none is set.
* @throws UsageError if some are set without `serve`, and for a `ready` that is not a URL.
*/
function underLoadOf(settings) {
	const { serve, ready, load, cpus, serveEnv = {}, loadEnv = {} } = settings;
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
	if (placed !== void 0 && !URL.canParse(placed)) throw new UsageError(`ready: ${printableValue(ready ?? "")} is not a URL.`, { fix: "Write a URL such as `http://127.0.0.1:8080/healthz`. If it holds `$PORT`, `load` must also use `$PORT`." });
	if (service !== void 0) return service;
	const others = {
		ready,
		load,
		"serve-env": settings.serveEnv,
		"load-env": settings.loadEnv,
		cpus
	};
	const [lone] = Object.entries(others).flatMap(([name, value]) => value ? [name] : []);
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

// src/golang/platforms.ts
/**
* Parses the setting `platforms`. It does not check whether Go has such a platform: `go build` reports that.
* @throws UsageError for a text that is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`.
*/
function platformsOf(written = []) {
	return [...new Set(written)].map((name) => {
		const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
		if (os !== void 0 && arch !== void 0) return {
			os,
			arch,
			variant
		};
		throw new UsageError(`platforms: ${printableValue(name)} is not a platform.`, { fix: "Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` prints them all." });
	});
}

// src/work.ts
/**
* Lets each stage parse the settings that only it understands, before the command begins: a mistake in `fail-on` must not show
* only after an hour of collecting and measuring.
* @throws UsageError that names the setting.
*/
function programConfig(config) {
	return {
		...config,
		/** The platforms of `platforms`, for which `build` builds; empty: this machine. */
		buildPlatforms: platformsOf(config.platforms),
		/** The calls of `exclude`. */
		exclusions: exclusionsOf(config.exclude),
		/** The service of `serve` and `load`; undefined without these settings. */
		underLoad: underLoadOf(config),
		/** The conditions of `fail-on`. */
		gates: gatesOf(config.failOn)
	};
}
/** Returns how a tool is called in the working directory of a run. */
function contextOf({ config, host }) {
	return {
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	};
}
/** Returns the output of git in `cwd`; undefined when git fails, for example because `cwd` is in no repository. */
async function gitPrints(run, cwd, ...args) {
	const { env, signal } = run.host;
	const ended = await orElse(run, runGit(args, {
		cwd,
		env,
		signal
	}), () => void 0);
	return ended?.exitCode === 0 ? ended.stdout.toString() : void 0;
}
/** Returns what collectors get from a run. @param scratch the folder for their files. */
function collectingOf(run, scratch) {
	const { now, progress, mask } = run.host;
	return {
		...contextOf(run),
		cwd: run.config.sourcesFolder,
		scratch,
		now,
		progress,
		mask,
		token: run.config.token
	};
}
/** Whether a command works on one program without targets. */
function isOfOneProgram({ works, whole }) {
	return works.length === 1 && works[0] === whole;
}
/** The report of a command that is still running. The parts from before a failure stay in it. */
var GrowingReport = class {
	/** The error of the command, if it failed. */
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
	/** Appends findings and shows them at once. Other keys replace their old values. */
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
		const { message, fix, kind } = error;
		if (error instanceof Rejected) this.add({ decision: {
			...this.#report.decision,
			kind: "reject",
			reason: error.reason
		} });
		this.add({ error: {
			message,
			fix,
			kind
		} });
	}
};
/**
* Runs a part of a command. If it fails, the error is in the report, and the work on other programs continues.
* @returns the result of `part`; undefined when it failed.
* @throws bugs, and the signal's reason when the run was cancelled.
*/
function attempt({ run, report }, part) {
	return orElse(run, part(), (error) => void report.fail(error));
}
/**
* Waits for a task, and continues with `otherwise` after an expected error or a refusal of the machine, such as a full disk.
* @throws bugs, and the signal's reason when the run was cancelled.
*/
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
/** Makes a folder for output. @throws UsageError when that fails, and for a folder of git's own data. */
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
const MOST_CONFIG_BYTES = 1e6;
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
	const root = searchedRoot(place);
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
function searchedRoot({ workingDirectory, proposed, cwd, env }) {
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
		if (found === void 0 || found.size <= MOST_CONFIG_BYTES) return (await readIfThere(path))?.toString();
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
		if (bytes !== void 0 && bytes.length > MOST_CONFIG_BYTES) throw new ExpectedError("it has more than 1 MB.");
		return bytes && Buffer.from(bytes).toString();
	};
	const where = `On a pull request the config file is read from its base, and commit ${commit.slice(0, 10)} of \`${ref}\` cannot be read`;
	return read().catch(reworded((message) => `${where}: ${message}`, "Set `token`, and `permissions: { contents: read }` on the job."));
}
/** What is checked out, only to be compared. A link counts as empty: it may lead anywhere. */
async function readProposed(path) {
	const entry = await lstat(path).catch(() => void 0);
	if (entry === void 0) return void 0;
	return entry.isFile() && entry.size <= MOST_CONFIG_BYTES ? readText(path) : "";
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
async function makeConfig(settings, context) {
	const { workingDirectory, cwd, env, command, token, checkout, folderOf } = context;
	const path = (name, from = folderOf(name)) => {
		const written = settings[name];
		if (written === void 0) return void 0;
		requireInside(resolve(from, written), checkout, name);
		return resolve(from, written);
	};
	const packageIn = (name) => (written) => packageFromFolder(written, folderOf(name), workingDirectory);
	const outputFolder = folderOf("output-directory");
	const values = valuesOf(settings, SETTING_NAMES);
	const { baseline, candidate, benchmarks } = values;
	const { verify, build, archive, production } = values;
	maskCommands(settings, context.mask);
	const isTerminal = !env["CI"] && token === void 0;
	return {
		...values,
		/** The program's name in the config file's `targets`; undefined without targets. */
		target: void 0,
		workingDirectory,
		package: values.package && packageIn("package")(values.package),
		benchmarkPackages: values.benchmarkPackages?.map(packageIn("benchmark-packages")),
		profile: path("profile"),
		outputDirectory: path("output-directory", outputFolder === workingDirectory ? cwd : outputFolder),
		/** The folder that relative paths in `sources` start from, and that their commands run in. */
		sourcesFolder: folderOf("sources"),
		/** The folder that relative paths in `history` start from. */
		historyFolder: folderOf("history"),
		sources: collectsProfiles(command, [baseline, candidate]) ? context.sources() : [],
		runsTests: context.runsTests,
		hasSources: context.hasSources,
		configFile: context.configFile,
		/** The profiles that `collect` tries in this order if it could not collect any. */
		fallback: fallbacksOf(settings.fallback, folderOf("fallback")),
		/** The user's own build command; undefined: `go build`. */
		ownBuild: ownBuildOf(build, path("binary"), folderOf("build")),
		benchmarks: benchmarks === "none" ? void 0 : benchmarks,
		measure: new Set(values.measure),
		evidence: new Set(values.evidence.filter((kind) => kind !== "none")),
		changedSettings: changedSettings(settings),
		history: historySources(settings.history, context),
		production: production && productionQueries(production, context),
		archive: archive === void 0 ? void 0 : archiveAddress(archive, context),
		/** The folder that `serve` and `load` run in. */
		loadFolder: folderOf(settings.serve === void 0 ? "load" : "serve"),
		verification: verify ? {
			command: verify,
			timeout: values.verifyTimeout,
			folder: folderOf("verify")
		} : void 0,
		baseline: comparedSide("baseline", baseline, folderOf("baseline")),
		candidate: comparedSide("candidate", candidate, folderOf("candidate")),
		refProfile: refProfileOf(values.refProfile, folderOf("ref-profile")),
		publish: settings.publish ?? (isTerminal ? "local" : "pull-request"),
		publishSettings: {
			...valuesOf(settings, PROPOSAL_NAMES),
			bodyPath: path("body-path")
		},
		repository: settings.repository ?? (env["GITHUB_REPOSITORY"] || void 0),
		token
	};
}
/** Whether a command collects profiles. @param sides the sides of a comparison, as the user wrote them. */
function collectsProfiles(command, sides) {
	return command === "compare" ? sides.includes("merged") : /^(refresh|collect)$/.test(command);
}
/** Keeps the secrets in commands of the user out of everything that is printed. */
function maskCommands(settings, mask) {
	for (const name of settingsOfKind("command")) for (const secret of secretsInCommand(String(settings[name] ?? ""))) mask(secret);
}
/**
* The same packages for `go` in another folder. Only a path that starts with a dot depends on the folder; an import path does not.
* @param pattern as Go's commands take it, such as `./cmd/server` or `./...`.
* @param from where the user wrote it. @param to where `go` runs.
*/
function packageFromFolder(pattern, from, to) {
	if (from === to || !/^\.{1,2}(?:[\\/]|$)/.test(pattern)) return pattern;
	const path = relative(to, resolve(from, pattern)).split(sep).join("/");
	return /^\.\.(?:\/|$)/.test(path) ? path : path === "" ? "." : `./${path}`;
}
/** Reads `baseline` or `candidate`. @throws UsageError for `ref:` without a name. */
function comparedSide(setting, written, folder) {
	if (written === "off" || written === "committed" || written === "merged") return { kind: written };
	if (!written.startsWith("ref:")) return {
		kind: "path",
		path: resolve(folder, written)
	};
	const revision = written.slice(4).trim();
	if (revision !== "") return {
		kind: "ref",
		revision,
		name: `ref:${revision}`
	};
	throw new UsageError(`${setting}: \`ref:\` names no branch, tag or commit.`, { fix: "Write its name after the colon, such as `ref:main`, `ref:v1.2.0` or `ref:HEAD`." });
}
function refProfileOf(written, folder) {
	if (written === "own" || written === "baseline" || written === "candidate" || written === "off") return { kind: written };
	return {
		kind: "path",
		path: resolve(folder, written)
	};
}
/** In the order in which they are tried. */
function fallbacksOf(written = [], folder) {
	if (written.slice(0, -1).includes("off")) throw new UsageError("fallback: what stands after `off` would never be used.", { fix: "Put `off` last." });
	return written.map((name) => name === "committed" || name === "archive" || name === "off" ? { kind: name } : {
		kind: "path",
		path: resolve(folder, name),
		written: name
	});
}
/** Reads the user's own build. @throws UsageError if only one of `build` and `binary` is set. */
function ownBuildOf(command, binary, folder) {
	if (command !== void 0 && binary !== void 0) return {
		command,
		binary,
		folder
	};
	if (command === void 0 && binary === void 0) return void 0;
	const [given, missing] = command === void 0 ? ["binary", "build"] : ["build", "binary"];
	throw new UsageError(`\`${given}\` is given without \`${missing}\`.`, { fix: "Name both: the command, such as `build: make server`, and the file that it makes, such as `binary: bin/server`." });
}

// src/settings/read.ts
/**
* Reads the inputs and the config file. An input outranks the file, and a target's own setting outranks one outside of `targets`.
* Sources and other settings that may name secrets are read later, only of the selected targets. On a pull request the
* config file is the one of its base, and no path leads out of the checkout by a symbolic link.
* @throws UsageError which names the input or key, its value and the choices.
*/
async function readRun(raw, where, command) {
	const place = {
		...where,
		token: raw.token ?? where.token
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
	const areSourcesGiven = raw.sources !== void 0 || (raw.source ?? []).length > 0;
	const isOption = (name) => name === "sources" ? areSourcesGiven : inputs[name] !== void 0;
	const common = {
		...place,
		command,
		checkout,
		workingDirectory,
		folderOf: (name) => isOption(name) ? workingDirectory : file.folder,
		sources: () => [],
		runsTests: false,
		hasSources: areSourcesGiven,
		configFile: file.found ? file.name : void 0
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
		shared: await makeConfig(Object.fromEntries(shareable), common),
		targets: chosen.map(targetOf),
		others: written.filter((one) => !chosen.includes(one)).map(targetOf),
		findings: file.findings
	};
}
/** The settings of the run as a whole. */
const RUN_WIDE = [
	"target",
	"pull-requests",
	"output-directory"
];
/** The settings about publishing. Targets that share a pull request also share these. */
const PUBLISHING = [
	"publish",
	"repository",
	...PROPOSAL_NAMES
];
const TARGET_NAME = matchingText(/[A-Za-z0-9][A-Za-z0-9._-]*/, "a name of letters, digits, `.`, `_` and `-`");
const HEAD = object({
	name: optional(TARGET_NAME),
	"working-directory": optional(text),
	package: optional(text)
});
const { target: _, "pull-requests": __, "output-directory": ___, ...targetEntries } = ENTRIES;
/** The schema of `targets`, for the JSON Schema of the config file. */
const TARGETS = pipe(array(strictObject({
	...HEAD.entries,
	sources: optional(SOURCES),
	...targetEntries
})), minLength(1));
/** Makes a target. Its configuration is read only when `config` is called, because it may need secrets. */
function asTarget({ name, where, workingDirectory, isOwn, ...written }, { count, raw, shared, common }) {
	const given = name === void 0 ? raw : withTargetName(raw, name);
	const inputs = name === void 0 ? shared : parseInputs(given.settings);
	const settings = {
		...written.settings,
		...inputs
	};
	const folderOf = name === void 0 ? common.folderOf : () => workingDirectory;
	const sources = () => givenSources(given, common) ?? (written.sources === void 0 ? [] : readSources(written.sources, written.sourcesOf, common));
	return {
		name,
		workingDirectory,
		buildFlags: settings["build-flags"] ?? [],
		package: settings.package && packageFromFolder(settings.package, folderOf("package"), workingDirectory),
		profile: settings.profile && resolve(folderOf("profile"), settings.profile),
		async config() {
			const hasSources = common.hasSources || written.sources !== void 0;
			const runsTests = /(\b|\\n)go test\b/.test(JSON.stringify(written.sources ?? ""));
			if (name === void 0) return makeConfig(settings, {
				...common,
				sources,
				runsTests,
				hasSources
			});
			await requireFolder(workingDirectory, `${where}: `);
			requireInside(workingDirectory, common.checkout, `${where}: working-directory`);
			const config = await makeConfig(settings, {
				...common,
				workingDirectory,
				folderOf,
				sources,
				runsTests,
				hasSources
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
/** Reads all targets of the config file. No variable is looked up. @throws UsageError for a mistake in any of them. */
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
/** Returns the target's name: `name`, or else the last element of the path of its package, its working directory or its module. */
async function targetNameOf(head, workingDirectory, place) {
	const folder = head["working-directory"] && lastElement(basename(workingDirectory));
	const module = async () => {
		const mod = await readText(join(workingDirectory, "go.mod")).catch(() => "");
		return /^module\s+"?([^\s"]+)/m.exec(mod)?.[1] ?? "";
	};
	const name = head.name ?? lastElement(head.package ?? "") ?? folder ?? lastElement(await module());
	if (name !== void 0 && is(TARGET_NAME, name)) return name;
	const why = name === void 0 ? "" : `, and ${printableValue(name)} cannot be one`;
	throw new UsageError(`${place} has no \`name\`${why}.`, { fix: "Add one, such as `name: api`." });
}
/** Returns the targets with these names, or all targets without names. @throws UsageError for an unknown name. */
function selected(targets, names = []) {
	const known = targets.map(({ name = "" }) => name);
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== void 0) throw unknownKey(unknown, "target", known);
	return targets.filter(({ name = "" }) => names.length === 0 || names.includes(name));
}
/** Checks the inputs of a run with several targets. @throws UsageError for inputs that targets cannot share. */
function requireShareable(raw, settings) {
	const ofEach = PUBLISHING.find((name) => namesTarget(settings[name]));
	if (ofEach !== void 0 && settings["pull-requests"] !== "each") throw new UsageError(`${ofEach}: all targets share it, so \`\${PGO_TARGET}\` has no meaning in it.`, { fix: "Take it out, or set `pull-requests: each`." });
	const sources = ["sources", "source"].find((name) => raw[name] && !namesTarget(raw[name]));
	const wrong = sources ?? ["package", "profile"].find((name) => raw.settings[name] !== void 0);
	if (wrong === void 0) return;
	const alternative = sources ? "write `${PGO_TARGET}` where the name of each belongs" : `write \`${wrong}\` into the config file, below each target`;
	throw new UsageError(`${wrong}: it is for one program, and there are several targets.`, { fix: `Name one of them by \`target\`, or ${alternative}.` });
}
/** Checks a run without targets. @throws UsageError for inputs that need `targets` in the config file. */
function requireNoTarget(settings, command, file) {
	if (command !== "targets" && settings.target === void 0) return;
	const what = file.found ? `${file.name} has no \`targets\`` : `there is no ${file.name}`;
	throw new UsageError(`${command === "targets" ? "command: targets" : "target"}: ${what}.`, { fix: "List the programs under `targets` in the config file; without it, there is only one." });
}
/** Checks that a working directory exists. @param where names its target in the error. @throws UsageError if it is no folder. */
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

export { GrowingReport as a, contextOf as c, makeFolder as d, orElse as f, portsIn as g, onPort as h, proposedBy as i, gitPrints as l, hasFreePort as m, requireFolder as n, attempt as o, programConfig as p, eventOf as r, collectingOf as s, readRun as t, isOfOneProgram as u };