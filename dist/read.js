import { f as lastElement } from "./start.js";
import { c as note, i as UsageError, l as reasonOf, n as ExpectedError, o as machineFailure, u as reworded } from "./errors.js";
import { a as isGitsOwn, i as isBelow, m as realPlace, p as readText, u as readIfThere } from "./files.js";
import { A as strictObject, D as regex, F as union, S as optional, T as pipe, d as literal, g as minLength, j as string, k as safeParse, t as array, u as is, v as nullable, x as object } from "./dist3.js";
import { s as secretsInCommand } from "./credentials.js";
import { t as runGit } from "./git.js";
import { T as text, h as matchingText, i as unknownKey, n as printableValue, t as explain } from "./mistakes.js";
import { l as GATES } from "./format.js";
import { n as callsOf } from "./exclusions.js";
import { C as requireOtherWork, S as heldOutSettings, _ as productionQueries, a as PROPOSAL_NAMES, b as parseYaml, d as parseSettings, f as settingsOfKind, g as historySources, h as archiveAddress, l as changedSettings, m as SOURCES, n as ENTRIES, p as valuesOf, s as SETTING_NAMES, u as parseInputs, v as readSources, y as sourcesOfInputs } from "./settings.js";
import { lstat, mkdir, stat } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

// src/collect/fallback.ts
/** Reads the setting `fallback`. @throws UsageError if an entry follows `off`. */
function fallbacksOf({ fallback = [], fallbackFolder }) {
	if (fallback.slice(0, -1).includes("off")) throw new UsageError("fallback: entries after `off` would never be used, because `off` always works.", { fix: "Put `off` last." });
	return fallback.map((entry) => entry === "committed" || entry === "archive" || entry === "off" ? { kind: entry } : {
		kind: "path",
		path: resolve(fallbackFolder, entry),
		written: entry
	});
}

// src/compare/after/gate-conditions.ts
/**
* Parses the setting `fail-on`: conditions such as `slower > 2%`, `memory(load) > 10%` or `age > 90d`.
* @throws UsageError if the user wrote a text that is not a condition.
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
		throw new UsageError(`fail-on: ${printableValue(condition)} is not a condition.`, { fix: hasOpenParenthesis(condition) ? WRITE_A_LIST : WRITE_A_CONDITION });
	});
}
/**
* True if a parenthesis of a text is not closed or not opened. In a text with several conditions, each comma outside of parentheses ends a
* condition, so such a text may be a part of the condition that the user wrote.
*/
function hasOpenParenthesis(written) {
	return written.split("(").length !== written.split(")").length;
}
const WRITE_A_CONDITION = "Write `slower`, or a limit such as `slower > 2%`, `memory > 10%`, `size > 5%`, `frames > 20%`, `latency > 5%`. A condition such as `slower(BenchmarkA*) > 2%` checks the matching benchmarks one by one. For `check`, write `age > 90d` or `stale > 10%`.";
const WRITE_A_LIST = "Close each parenthesis. In a text, a comma separates two conditions, unless the comma is in parentheses. In the config file, you can also write a YAML list, such as `fail-on: [\"slower(BenchmarkGet/n=1,k=2) > 2%\"]`.";
function isGateName(name) {
	return Object.hasOwn(GATES, name);
}

// src/compare/workload/program-as-service.ts
/**
* Returns the two scripts for a program.
* @param program a command for one run of the program, such as `$PGO_BINARY testdata/large.json`.
*/
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

// src/compare/workload/load-settings.ts
/**
* Combines the settings of a load test.
* @returns undefined if no setting of a load test is set.
* @throws UsageError if other settings are set without `serve`, or if `ready` is not a URL.
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
	if (placed !== void 0 && !URL.canParse(placed)) throw new UsageError(`ready: ${printableValue(ready ?? "")} is not a URL.`, { fix: "Write a URL such as `http://127.0.0.1:8080/healthz`. If this URL contains `$PORT`, `load` must also use `$PORT`." });
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
	throw new UsageError(`\`${lone}\` is given without \`serve\`.`, { fix: START_THE_SERVICE });
}
/**
* Combines the settings of the held-out load. The held-out load has the settings of the normal load, except for a different `load` command.
* @returns undefined if `held-out` names no load.
* @throws UsageError if `serve` is not set and the command is not a run of a program that ends.
*/
function heldOutLoadOf(settings) {
	const load = settings.heldOut?.load;
	if (load === void 0) return void 0;
	const { serve, ready } = settings;
	if (serve !== void 0 || ready === void 0 && load.includes("PGO_BINARY")) return underLoadOf({
		...settings,
		load
	});
	throw new UsageError("`held-out.load` is given without `serve`.", { fix: START_THE_SERVICE });
}
const START_THE_SERVICE = "Name the command that starts the service, such as `serve: ./server`. If the program is not a server but ends, set `load` to a command that runs it, such as `$PGO_BINARY testdata/large.json`.";
const PORT_VARIABLE = /\$PORT\b|\$\{PORT\}|\$\(\( *\$?PORT *\+ *(\d+) *\)\)/g;
/**
* Checks whether the action may choose the service's port. The action may choose the port if `load` uses `$PORT` and the user does not set
* this variable. Without a `load`, `serve` or `ready` must use `$PORT`. With a `load`, `serve` need not mention `$PORT`, because many
* services read the variable from their environment.
*/
function hasFreePort({ serve, ready = "", load, serveEnv, loadEnv }) {
	const uses = load === void 0 ? `${serve} ${ready}` : load;
	return /\$(\{|\(\([^)]*)?\bPORT\b/.test(uses) && !("PORT" in serveEnv) && !("PORT" in loadEnv);
}
/** Lists the ports that a text names with `$PORT`, such as `$((PORT + 1))`. @param port the value of `$PORT`. */
function portsIn(text, port) {
	return [...new Set([...text.matchAll(PORT_VARIABLE)].map(([, more = 0]) => port + Number(more)))];
}
/** Places a service on a port. The port also replaces `$PORT` in `load`, so that `load` shows the addresses of the service. */
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
* Parses the setting `platforms`. Unknown platforms are accepted here, because `go build` reports them.
* @throws UsageError if a text is not `GOOS/GOARCH` or `GOOS/GOARCH/VARIANT`.
*/
function platformsOf(written = []) {
	return [...new Set(written)].map((name) => {
		const [, os, arch, variant] = /^(\w+)\/(\w+)(?:\/([\w.,]+))?$/.exec(name) ?? [];
		if (os !== void 0 && arch !== void 0) return {
			os,
			arch,
			variant
		};
		throw new UsageError(`platforms: ${printableValue(name)} is not a platform.`, { fix: "Write GOOS/GOARCH, such as `linux/amd64`, or with a variant, such as `linux/amd64/v3`; `go tool dist list` prints all platforms." });
	});
}

// src/work.ts
/**
* Lets each stage parse the settings that only this stage understands. The stages parse their settings before the command begins, so that a
* mistake in `fail-on` is reported at once and not after an hour of collecting and measuring.
* @throws UsageError with the name of the setting that cannot be parsed.
*/
function programConfig(config) {
	requireOtherWork(config);
	return {
		...config,
		/**
		* The platforms in the setting `platforms`, for which the command `build` makes binaries. If the list is empty, binaries are made for
		* this machine's platform.
		*/
		buildPlatforms: platformsOf(config.platforms),
		/** The calls in the setting `exclude`. */
		exclusions: callsOf("exclude", config.exclude),
		/** The profiles in the setting `fallback`, in the order in which `collect` tries them. */
		fallbacks: fallbacksOf(config),
		/** The calls in the setting `keep`. */
		keptCalls: callsOf("keep", config.keep),
		/** The service that the settings `serve` and `load` describe; undefined without these settings. */
		underLoad: underLoadOf(config),
		/** The service of `serve`, under the load that the setting `held-out` describes; undefined if `held-out` has no load. */
		heldOutLoad: heldOutLoadOf(config),
		/** The conditions in the setting `fail-on`. */
		gates: gatesOf(config.failOn)
	};
}
/** Returns the folder, the environment and the signal with which a run calls a tool. */
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
/** Returns the values of a run that collectors need. @param scratch the folder for the files of the collectors. */
function collectingOf(run, scratch) {
	const { now, progress, detail, mask } = run.host;
	return {
		...contextOf(run),
		cwd: run.config.sourcesFolder,
		scratch,
		now,
		progress,
		detail,
		mask,
		token: run.config.token
	};
}
/** True if the command works on one program, and the config file has no targets. */
function isOfOneProgram({ runs, whole }) {
	return runs.length === 1 && runs[0] === whole;
}
/** Takes the parts that a command or stage yields about one program, and yields each part together with the run of that program. */
async function* partsAbout(run, parts) {
	let next = await parts.next();
	while (!next.done) next = await parts.next(yield {
		run,
		part: next.value
	});
	return next.value;
}
/** Returns the report of a run so far. */
async function* reportSoFar(run) {
	return yield {
		run,
		part: {}
	};
}
/**
* Waits for a task, and continues with `otherwise` after an expected error, or after an error of the machine, such as a full disk.
* @throws a bug, or the signal's reason when the run was cancelled.
*/
async function orElse({ host }, task, otherwise) {
	try {
		return await task;
	} catch (thrown) {
		return otherwise(expectedError(host, thrown));
	}
}
/**
* Returns the thrown value if it is an expected error, or an error of the machine, such as a full disk.
* @throws a bug, or the signal's reason when the run was cancelled.
*/
function expectedError({ signal }, thrown) {
	signal.throwIfAborted();
	const error = machineFailure(thrown) ?? thrown;
	if (!(error instanceof ExpectedError)) throw error;
	return error;
}
/** Makes a folder for output. @throws UsageError if the folder cannot be made, or if the folder is inside of `.git`. */
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
const PULL_REQUEST_BASE = object({ pull_request: object({
	base: object({
		ref: pipe(string(), minLength(1)),
		sha: pipe(string(), regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
		repo: optional(nullable(object({ full_name: string() })))
	}),
	head: optional(object({ sha: string() }))
}) });
const MERGED_PULL_REQUEST = object({ pull_request: union([object({ merged: literal(true) }), object({ merged_at: string() })]) });
/**
* Returns the pull request that the job has checked out; undefined for jobs that are not about a pull request, and for a merged pull
* request. GitHub describes the pull request in the event of the job, and code in a checkout cannot change this event.
*/
async function unmergedPullOf(env) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_REPOSITORY: repository } = env;
	if (!name.startsWith("pull_request") || await eventOf(env, MERGED_PULL_REQUEST)) return void 0;
	const event = await eventOf(env, PULL_REQUEST_BASE);
	if (event === void 0) return {};
	const { base, head } = event.pull_request;
	const { ref, sha, repo } = base;
	return {
		base: {
			ref,
			sha,
			repository: repository || repo?.full_name
		},
		head: head?.sha
	};
}
/** Reads the event that started the job. @returns undefined if the job has no event, or if the event does not match `schema`. */
async function eventOf({ GITHUB_EVENT_PATH: path = "" }, schema) {
	const event = await readText(path).then((text) => JSON.parse(text)).catch(() => void 0);
	const { success, output } = safeParse(schema, event);
	return success ? output : void 0;
}
/** Returns the folder in which a job checks out repositories. In a terminal, the function returns the current folder. */
function checkoutOf(cwd, env) {
	return env["GITHUB_WORKSPACE"] ? resolve(env["GITHUB_WORKSPACE"]) : cwd;
}
/**
* Checks that no symbolic link leads a path out of the checkout. Without this check, a pull request could replace a folder by a link, and
* the run would read or write files outside of the checkout.
* @param checkout the absolute path of the checkout of a pull request; undefined for all other runs, because they may follow links that the
* repository's owner has accepted.
* @param setting the name of the setting that holds the path.
* @throws UsageError if `path` begins with `checkout`, but leads out of `checkout` through links.
*/
function requireInside(path, checkout, setting) {
	if (checkout === void 0 || !isBelow(checkout, path)) return;
	if (isBelow(realPlace(checkout), realPlace(path))) return;
	const message = `${setting}: ${relative(checkout, path)} leads out of the checkout by a symbolic link. On a pull request, the action does not follow links out of the checkout.`;
	throw new UsageError(message, { fix: "Commit a folder or file instead of the link." });
}
const CONFIG_FILE = join(".github", "pgo.yml");
const MOST_CONFIG_BYTES = 1e6;
/**
* Reads the config file. If the user names no file, the config file is `.github/pgo.yml` in the working directory, or else at the root of
* the repository. If the user names no file and neither folder has a config file, the function returns no settings.
* @param named a path that the user wrote, relative to `cwd`; `false` if the command reads no config file.
* @throws UsageError if the file that the user named does not exist, or if the config file is not a map of settings.
* @throws ExpectedError if the base of a pull request cannot be read.
*/
async function readConfigFile(named, place) {
	const { workingDirectory, pull, cwd, env } = place;
	const empty = {
		name: CONFIG_FILE,
		exists: false,
		folder: workingDirectory,
		settings: {},
		findings: []
	};
	if (named === false) return empty;
	const root = rootToSearch(place);
	const usual = [.../* @__PURE__ */ new Set([workingDirectory, root])].map((folder) => join(folder, CONFIG_FILE));
	const candidates = named === void 0 ? usual : [resolve(cwd, named)];
	const written = named ?? CONFIG_FILE;
	const isInCheckout = candidates.some((path) => isBelow(checkoutOf(cwd, env), path));
	const base = pull?.base && isInCheckout ? await baseToday(pull.base, place) : void 0;
	const name = base ? `${written} on ${base.ref}` : written;
	const today = {
		...place,
		pull: pull && { base }
	};
	const accepted = await firstReadable(candidates, (path) => readAccepted(path, written, root, today));
	const findings = base ? await notesOnChangedConfig(accepted, candidates, written, base) : [];
	if (accepted === void 0 && named === void 0) return {
		...empty,
		name,
		findings
	};
	if (accepted === void 0) throw new UsageError(`config: there is no file \`${name}\`.`, { fix: "Name an existing file, or leave `config` out. A pull request cannot use a config file that the same pull request adds, so merge the file first." });
	const value = parseYaml(accepted.yaml, name) ?? {};
	if (typeof value !== "object" || Array.isArray(value)) throw new UsageError(`${name} is not a map of settings.`, { fix: "Write one `key: value` per line, such as `sources:`." });
	const { sources, targets, ...settings } = value;
	return {
		name,
		exists: true,
		folder: named === void 0 ? dirname(dirname(accepted.path)) : workingDirectory,
		settings,
		sources,
		targets,
		findings
	};
}
/** Returns the first file that `read` finds, in the order of `paths`. */
async function firstReadable(paths, read) {
	for (const path of paths) {
		const yaml = await read(path);
		if (yaml !== void 0) return {
			path,
			yaml
		};
	}
}
/**
* Returns the root of the repository: the closest folder with a `.git`, from the working directory upwards, or else the working directory
* itself. On a pull request, the root is the outermost folder of the checkout that has a `.git`, because the pull request could add a
* submodule or a link that also has a `.git`.
*/
function rootToSearch({ workingDirectory, pull, cwd, env }) {
	const top = pull && checkoutOf(cwd, env);
	let root;
	for (let at = workingDirectory;; at = dirname(at)) {
		if (existsSync(join(at, ".git"))) root = at;
		if (dirname(at) === at || at === top || top === void 0 && root !== void 0) break;
	}
	return root ?? (top !== void 0 && isBelow(top, workingDirectory) ? top : workingDirectory);
}
/**
* Reads a config file as the maintainers have accepted it: from the base of the pull request if one is checked out, else from the disk.
* @param name the path of the config file as the user would write it. @param root the root of the repository.
* @returns undefined if the file does not exist. @throws ExpectedError if the base is not known or cannot be read.
*/
async function readAccepted(path, name, root, place) {
	const { pull, cwd, env } = place;
	if (pull === void 0 || !isBelow(checkoutOf(cwd, env), path)) {
		const stats = await stat(path).catch(() => void 0);
		if (stats === void 0 || stats.size <= MOST_CONFIG_BYTES) return (await readIfThere(path))?.toString();
		throw new UsageError(`${name} is larger than 1 MB.`, { fix: "Write only settings into this file." });
	}
	if (pull.base === void 0) {
		if (await readCheckedOut(path) === void 0) return void 0;
		const why = `the event in ${env["GITHUB_EVENT_PATH"]} does not name the base branch`;
		throw new ExpectedError(`On a pull request, ${name} is read from the base branch, which is not known: ${why}.`, { fix: "Run this command in a workflow of GitHub, whose event (GITHUB_EVENT_PATH) names `pull_request.base`." });
	}
	const { sha: commit } = pull.base;
	const pathInRepository = relative(root, path).split(sep).join("/");
	return readingBase(pull.base, place, async (token, repository) => {
		const bytes = await place.baseReader?.fileAt(token, {
			repository,
			commit,
			path: pathInRepository
		});
		if (bytes !== void 0 && bytes.length > MOST_CONFIG_BYTES) throw new ExpectedError("the file is larger than 1 MB.");
		return bytes && Buffer.from(bytes).toString();
	});
}
/**
* Returns the base of a pull request with the newest commit of its branch. If the branch no longer exists, the result has the commit that
* the event of the job names. @throws ExpectedError if the base cannot be read.
*/
async function baseToday(base, place) {
	const { ref: branch } = base;
	const newest = await readingBase(base, place, (token, repository) => place.baseReader?.newestCommit(token, {
		repository,
		branch
	}));
	return {
		...base,
		sha: newest ?? base.sha
	};
}
/** Makes a request about the base of a pull request. @throws ExpectedError that names the base, if the request fails. */
function readingBase({ ref, repository }, { token }, ask) {
	const read = async () => {
		if (token === void 0) throw new ExpectedError("there is no token for GitHub's API.");
		if (!repository) throw new ExpectedError("the repository is not known.");
		return ask(token, repository);
	};
	const where = `On a pull request, the config file is read from the base branch, and \`${ref}\` cannot be read`;
	return read().catch(reworded((message) => `${where}: ${message}`, "Set `token`, and `permissions: { contents: read }` on the job."));
}
/**
* Reads the config file in the pull request. The text in the pull request is only compared with the accepted config file. A symbolic link
* counts as an empty file, because the link may lead to any file of the machine.
*/
async function readCheckedOut(path) {
	const entry = await lstat(path).catch(() => void 0);
	if (entry === void 0) return void 0;
	return entry.isFile() && entry.size <= MOST_CONFIG_BYTES ? readText(path) : "";
}
/**
* Returns a note if the config file in the checkout differs from the config file in the base, because this run ignores the file in the
* checkout. Either the pull request or a newer commit of the base may have changed the file.
*/
async function notesOnChangedConfig(accepted, candidates, name, { ref, sha }) {
	const checkedOut = await firstReadable(candidates, readCheckedOut);
	const comparable = (config) => config && `${config.path}\n${config.yaml.replaceAll("\r\n", "\n")}`;
	if (comparable(accepted) === comparable(checkedOut)) return [];
	const base = `${sha.slice(0, 10)} of \`${ref}\`, the base of this pull request,`;
	if (accepted === void 0) return [note(`Commit ${base} has no \`${name}\`, so this run does not use the file in the checkout. If the pull request adds the file, its settings count once the pull request is merged.`)];
	return [note(`\`${name}\` is read from commit ${base} and ${checkedOut ? "differs from the file in the checkout" : "is not in the checkout"}. If the pull request changes the file, the change counts once the pull request is merged.`)];
}

// src/settings/config.ts
/** Makes the configuration of one program. @throws UsageError with the name of the wrong setting. */
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
	const { baseline, candidate, benchmarks, verify, build, archive, production, heldOut } = values;
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
		/** The folder from which relative paths in `sources` start, and in which the commands of sources run. */
		sourcesFolder: folderOf("sources"),
		/** The folder from which relative paths in `history` start. */
		historyFolder: folderOf("history"),
		sources: collectsProfiles(command, [baseline, candidate]) ? context.sources() : [],
		runsTests: context.runsTests,
		hasSources: context.hasSources,
		configFile: context.configFile,
		/** The folder from which relative paths in `fallback` start. */
		fallbackFolder: folderOf("fallback"),
		/** The user's own build; undefined if `go build` builds the program. */
		ownBuild: ownBuildOf(build, path("binary"), folderOf("build")),
		benchmarks: benchmarks === "none" ? void 0 : benchmarks,
		/** Whether the user has set `comment: true`, which is also the default. */
		asksForComment: settings.comment === true,
		measure: new Set(values.measure),
		heldOut: heldOut && heldOutSettings(heldOut, context.mask, packageIn("held-out")),
		evidence: new Set(values.evidence.filter((kind) => kind !== "none")),
		changedSettings: changedSettings(settings),
		history: historySources(settings.history, context),
		production: production && productionQueries(production, context),
		archive: archive === void 0 ? void 0 : archiveAddress(archive, context),
		/** The folder in which `serve` and `load` run. */
		loadFolder: folderOf(settings.serve ? "serve" : settings.load ? "load" : "held-out"),
		verification: verificationOf(verify, values.verifyTimeout, folderOf("verify")),
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
/** Returns the command of `verify`, its time limit in milliseconds, and its folder; undefined without the setting `verify`. */
function verificationOf(command, timeout, folder) {
	return command ? {
		command,
		timeout,
		folder
	} : void 0;
}
/** Whether a command collects profiles. @param sides the sides of a comparison, as the user wrote them. */
function collectsProfiles(command, sides) {
	return command === "compare" ? sides.includes("merged") : /^(refresh|collect)$/.test(command);
}
/** Masks the secrets in the user's commands in all output. */
function maskCommands(settings, mask) {
	for (const name of settingsOfKind("command")) for (const secret of secretsInCommand(String(settings[name] ?? ""))) mask(secret);
}
/**
* Returns a package pattern that means the same packages when `go` runs in a different folder. Only a path that begins with a dot depends
* on the folder, and import paths do not.
* @param pattern the pattern as Go's commands accept it, such as `./cmd/server` or `./...`.
* @param from the folder in which the user's pattern is valid. @param to the folder in which `go` runs.
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
	throw new UsageError(`${setting}: \`ref:\` names no branch, tag or commit.`, { fix: "Write the name of a branch, tag or commit after the colon, such as `ref:main`, `ref:v1.2.0` or `ref:HEAD`." });
}
function refProfileOf(written, folder) {
	if (written === "own" || written === "baseline" || written === "candidate" || written === "off") return { kind: written };
	return {
		kind: "path",
		path: resolve(folder, written)
	};
}
/** Reads the user's own build. @throws UsageError if only one of `build` and `binary` is set. */
function ownBuildOf(command, binary, folder) {
	if (command !== void 0 && binary !== void 0) return {
		command,
		binary,
		folder
	};
	if (command === void 0 && binary === void 0) return void 0;
	const [present, missing] = command === void 0 ? ["binary", "build"] : ["build", "binary"];
	throw new UsageError(`The setting \`${present}\` needs the setting \`${missing}\`, which is not set.`, { fix: "Set `build` to the command, such as `build: make server`, and `binary` to the file that the command makes, such as `binary: bin/server`." });
}

// src/settings/read.ts
/**
* Reads the inputs and the config file. On a pull request, the config file is read from the base, and no path may lead out of the checkout
* through a symbolic link.
* @throws UsageError with the wrong input or key, its value and the possible values.
*/
async function readRun(raw, environment, command) {
	const place = {
		...environment,
		token: raw.token ?? environment.token
	};
	const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? ".");
	if (raw.workingDirectory !== void 0) await requireFolder(workingDirectory);
	const pull = await unmergedPullOf(place.env);
	const checkout = pull && checkoutOf(place.cwd, place.env);
	requireInside(workingDirectory, checkout, "working-directory");
	const file = await readConfigFile(raw.config, {
		...place,
		workingDirectory,
		pull
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
		configFile: file.exists ? file.name : void 0
	};
	const hasTargets = file.targets !== void 0;
	if (!hasTargets) requireNoTarget(settings, command, file);
	const onlyTarget = {
		where: "",
		workingDirectory,
		settings,
		sources: file.sources,
		sourcesOf: `${file.name}: sources`,
		isOwn: {
			branch: true,
			archive: true
		}
	};
	const written = hasTargets ? await readTargets(file, inputs) : [onlyTarget];
	const chosen = hasTargets ? selectedTargets(written, settings.target) : written;
	if (hasTargets && (chosen.length > 1 || command === "targets")) requireShareable(raw, settings);
	const targetOf = (target) => asTarget(target, {
		count: written.length,
		raw,
		shared: inputs,
		common
	});
	const shareable = Object.entries(settings).filter(([name]) => [...RUN_WIDE, ...PUBLISHING].includes(name));
	return {
		shared: await makeConfig(Object.fromEntries(shareable), common),
		targets: chosen.map(targetOf),
		others: written.filter((target) => !chosen.includes(target)).map(targetOf),
		findings: file.findings
	};
}
/** The settings of the run as a whole. */
const RUN_WIDE = [
	"target",
	"pull-requests",
	"output-directory"
];
/** The settings about publishing. Targets that share a pull request also share these settings. */
const PUBLISHING = [
	"publish",
	"repository",
	...PROPOSAL_NAMES
];
const TARGET_NAME = matchingText(/[A-Za-z0-9][A-Za-z0-9._-]*/, "a name of letters, digits, `.`, `_` and `-`");
/**
* The schema of `name`, `working-directory` and `package` in a target. The keys `name`, `working-directory` and `package` are read first,
* because they determine the name of the target.
*/
const TARGET_HEAD = object({
	name: optional(TARGET_NAME),
	"working-directory": optional(text),
	package: optional(text)
});
const { target: _, "pull-requests": __, "output-directory": ___, ...targetEntries } = ENTRIES;
/** The schema of `targets`, for the JSON Schema of the config file. */
const TARGETS = pipe(array(strictObject({
	...TARGET_HEAD.entries,
	sources: optional(SOURCES),
	...targetEntries
})), minLength(1));
/** Makes a target. The configuration of the target is read only when `config` is called, because reading it may need secrets. */
function asTarget({ name, where, workingDirectory, isOwn, ...written }, { count, raw, shared, common }) {
	const ownInputs = name === void 0 ? raw : withTargetName(raw, name);
	const inputs = name === void 0 ? shared : parseInputs(ownInputs.settings);
	const settings = {
		...written.settings,
		...inputs
	};
	const folderOf = name === void 0 ? common.folderOf : () => workingDirectory;
	const sources = () => sourcesOfInputs(ownInputs, common) ?? (written.sources === void 0 ? [] : readSources(written.sources, written.sourcesOf, common));
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
/** Reads all targets of the config file, without looking up environment variables. @throws UsageError if any target has a mistake. */
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
/**
* Reads one target. @param place the words for the target in errors until its name is known. @throws UsageError if the target has a
* mistake.
*/
async function readTarget(item, place, file, inputs) {
	if (typeof item !== "object" || item === null || Array.isArray(item)) throw new UsageError(`${place} is not a map of settings.`, { fix: "Write the target as `- package: ./cmd/api`, with one further setting per line below." });
	const head = safeParse(TARGET_HEAD, item);
	if (!head.success) throw explain(head.issues, {
		where: place,
		written: item,
		entries: TARGET_HEAD.entries
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
	if ((inputs["pull-requests"] ?? shared["pull-requests"]) !== "each" && publishing !== void 0) throw new UsageError(`${where}: \`${publishing}\` cannot be set for one target while all targets share a pull request.`, { fix: `Write \`${publishing}\` outside of \`targets\`, or set \`pull-requests: each\`.` });
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
	const why = name === void 0 ? "" : `, and ${printableValue(name)} cannot be used as the name of the target`;
	throw new UsageError(`${place} has no \`name\`${why}.`, { fix: "Add a name, such as `name: api`." });
}
/** Returns the targets with these names, or all targets if no names are given. @throws UsageError if a name is unknown. */
function selectedTargets(targets, names = []) {
	const known = targets.map(({ name = "" }) => name);
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== void 0) throw unknownKey(unknown, "target", known);
	return targets.filter(({ name = "" }) => names.length === 0 || names.includes(name));
}
/** Checks the inputs of a run with several targets. @throws UsageError if an input cannot be shared by several targets. */
function requireShareable(raw, settings) {
	const publishing = PUBLISHING.find((name) => namesTarget(settings[name]));
	if (publishing !== void 0 && settings["pull-requests"] !== "each") throw new UsageError(`${publishing}: all targets share this setting, so it cannot contain \`\${PGO_TARGET}\`.`, { fix: "Remove `${PGO_TARGET}`, or set `pull-requests: each`." });
	const sources = ["sources", "source"].find((name) => raw[name] && !namesTarget(raw[name]));
	const wrong = sources ?? ["package", "profile"].find((name) => raw.settings[name] !== void 0);
	if (wrong === void 0) return;
	const alternative = sources ? "write `${PGO_TARGET}` in place of the name of the target" : `write \`${wrong}\` into the config file, below each target`;
	throw new UsageError(`${wrong}: this input is for one program, but the run has several targets.`, { fix: `Select one target by \`target\`, or ${alternative}.` });
}
/** Checks a run without targets. @throws UsageError for inputs that need `targets` in the config file. */
function requireNoTarget(settings, command, file) {
	if (command !== "targets" && settings.target === void 0) return;
	const what = file.exists ? `${file.name} has no \`targets\`` : `there is no ${file.name}`;
	throw new UsageError(`${command === "targets" ? "command: targets" : "target"}: ${what}.`, { fix: "List the programs under `targets` in the config file. Without `targets`, a run has only one program." });
}
/**
* Checks that a working directory exists. @param where the words for the folder's target in the error. @throws UsageError if the path is
* not a folder.
*/
async function requireFolder(path, where = "") {
	if ((await stat(path).catch(() => void 0))?.isDirectory()) return;
	throw new UsageError(`${where}working-directory: there is no folder ${path}.`, { fix: "Name the folder of the Go module, from the root of the repository." });
}
const TARGET_VARIABLE = "${PGO_TARGET}";
/** Whether a YAML value contains the variable for the name of a target. */
function namesTarget(value) {
	return (JSON.stringify(value) ?? "").includes(TARGET_VARIABLE);
}
/**
* Returns a YAML value with the target's name in place of `${PGO_TARGET}`.
* @throws UsageError if the name of a variable contains `${PGO_TARGET}`, because a reader of the config file must see which variables a
* source uses.
*/
function withTargetName(value, name) {
	if (!namesTarget(value)) return value;
	const text = JSON.stringify(value);
	if (!/\$\{\w*\$\{PGO_TARGET\}/.test(text)) return JSON.parse(text.replaceAll(TARGET_VARIABLE, name));
	throw new UsageError("`${PGO_TARGET}` cannot be part of the name of another variable.", { fix: "Write the variable of each target into its own `sources`, below `targets`." });
}

export { portsIn as _, collectingOf as a, gitPrints as c, orElse as d, partsAbout as f, onPort as g, hasFreePort as h, unmergedPullOf as i, isOfOneProgram as l, reportSoFar as m, requireFolder as n, contextOf as o, programConfig as p, eventOf as r, expectedError as s, readRun as t, makeFolder as u };