import { n as ExpectedError, r as UsageError, t as Cancelled } from "./errors.js";
import { C as union, S as trim, _ as regex, a as maxValue, b as string, f as optional$1, g as record, h as rawTransform, i as literal, m as pipe, n as boolean, o as minValue, p as picklist, r as integer, s as nonEmpty, t as array, u as number, v as safeParse, x as transform, y as strictObject } from "./dist.js";
import { t as require_dist } from "./dist2.js";
import { n as reasonOf, r as replaceFile, t as readIfThere } from "./replace-file.js";
import { t as Secrets } from "./secrets.js";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join, resolve } from "node:path";

// src/host/cancellation.ts
/** Aborts on the first SIGINT or SIGTERM; everything then unwinds by itself. A second one ends the process at once. */
function abortOnSignals() {
	const controller = new AbortController();
	for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {
		const cancelled = new Cancelled(name);
		if (controller.signal.aborted) process.exit(cancelled.exitCode);
		controller.abort(cancelled);
	});
	return controller.signal;
}

// src/config/explain.ts
/**
* Turns the first thing a schema found wrong into a sentence with the name, the value and the choices.
* @param written what was validated, since the schema may have changed a value before it refused it.
*/
function explain(issues, written, where, known) {
	const issue = issues[0];
	const path = (issue.path ?? []).map(({ key }) => String(key));
	if (issue.type === "strict_object" && issue.expected === "never") return unknownKey(path.at(-1) ?? "", where, known);
	const place = [where, path.join(".")].filter((part) => part !== "").join(": ");
	return new UsageError(`${place}: ${shown(valueAt(written, path))} is not ${issue.message}.`, { fix: where === "" ? `Give \`${path.join(".")}\` such a value.` : `Change it in ${where}.` });
}
function valueAt(value, path) {
	return path.reduce((inner, key) => inner?.[key], value);
}
/** An unknown key, input or option, with what it may have been meant to be. */
function unknownKey(key, where, known) {
	const hint = closest(key, known);
	const place = where === "" ? "" : `${where}: `;
	return new UsageError(`${place}there is no \`${key}\`.`, { fix: hint === void 0 ? `There are ${known.map((name) => `\`${name}\``).join(", ")}.` : `Did you mean \`${hint}\`? There are ${known.map((name) => `\`${name}\``).join(", ")}.` });
}
function shown(value) {
	const written = typeof value === "string" ? value : JSON.stringify(value) ?? String(value);
	return `\`${written.length > 60 ? `${written.slice(0, 59)}…` : written}\``;
}
/** The known name that is at most two typing slips away. */
function closest(name, known) {
	const best = known.map((candidate) => ({
		candidate,
		distance: editDistance(name.toLowerCase(), candidate)
	})).sort((a, b) => a.distance - b.distance)[0];
	return best !== void 0 && best.distance <= 2 && best.distance < best.candidate.length ? best.candidate : void 0;
}
/** Levenshtein distance. */
function editDistance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const substitute = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(substitute, row[j] + 1, next[j - 1] + 1));
		}
		row = next;
	}
	return row[b.length];
}

// src/config/values.ts
/**
* The kinds of values that settings take. Each accepts what YAML makes of the text and the text itself, since
* the action's inputs and the CLI's options are always text. Messages say what is expected, not what is wrong.
*/
const text = pipe(string("a text"), trim(), nonEmpty("a text that is not empty"));
/** A whole number of at least `least`. */
const whole = (least) => {
	const expected = `a whole number of at least ${least}`;
	return pipe(union([number(), pipe(string(), trim(), regex(/^\d+$/), transform(Number))], expected), integer(expected), minValue(least, expected));
};
const flag = pipe(union([boolean(), pipe(string(), trim(), picklist(["true", "false"]))], "`true` or `false`"), transform((value) => value === true || value === "true"));
const choice = (options) => picklist(options, `one of ${options.map((option) => `\`${option}\``).join(", ")}`);
const SHARE = "a share such as `5%` or `0.05`";
/** A fraction from 0 to 1, written as such or in percent. */
const share = pipe(union([number(), pipe(string(), trim(), regex(/^\d+(\.\d+)?\s*%?$/), transform(parseShare))], SHARE), minValue(0, SHARE), maxValue(1, SHARE));
function parseShare(written) {
	const number = Number.parseFloat(written);
	return written.endsWith("%") ? number / 100 : number;
}
const UNITS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5
};
/** Milliseconds, written with a unit: `8s`, `5m`, `24h`, `7d`. */
const duration = pipe(string("a duration such as `30s`, `5m`, `24h` or `7d`"), trim(), regex(/^\d+(\.\d+)?(ms|s|m|h|d|w)$/, "a duration such as `30s`, `5m`, `24h` or `7d`"), transform((written) => {
	const unit = /[a-z]+$/.exec(written)?.[0];
	return Number.parseFloat(written) * UNITS[unit];
}), minValue(1, "a duration longer than nothing"));
/** A YAML list, or a text with one item a line or commas in between. */
const list = pipe(union([array(union([string(), pipe(number(), transform(String))])), string()], "a list, or a text with one item a line"), transform((value) => typeof value === "string" ? value.split(/[\n,]/) : value), transform((items) => items.map((item) => item.trim()).filter((item) => item !== "")));
/** Command-line arguments: a YAML list is taken item by item, a text is split as a shell splits words. */
const words = pipe(union([array(string()), string()], "a list of arguments"), rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
	if (typeof value !== "string") return value;
	const split = splitWords(value);
	if (split !== void 0) return split;
	addIssue({ message: "arguments whose quotes are closed" });
	return NEVER;
}));
/** Splits at white space outside of quotes; undefined when a quote is left open. */
function splitWords(line) {
	const pattern = /\s*((?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+)\s*/gsy;
	const found = [];
	let end = 0;
	for (const match of line.matchAll(pattern)) {
		found.push(match[1].replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs, unquote));
		end = match.index + match[0].length;
	}
	return line.slice(end).trim() === "" ? found : void 0;
}
function unquote(_, single, double, escaped) {
	return single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? "";
}

// src/config/settings.ts
/** Every command that makes a profile from sources. */
const COLLECTING = [
	"refresh",
	"collect",
	"compare"
];
const BUILDING = [
	"refresh",
	"build",
	"compare"
];
const ALL = [
	"refresh",
	"collect",
	"build",
	"compare",
	"check"
];
const AUTO_MERGE = "one of `merge`, `squash`, `rebase`, `false`";
/**
* The settings of a run. The action's inputs, the CLI's options and the keys of the config file are these, under
* the same names; `action.yml`, `--help`, the README's table and the JSON Schema are made from here.
*/
const SETTINGS = strictObject({
	package: optional$1(text),
	profile: optional$1(text),
	concurrency: optional$1(whole(1)),
	"min-profiles": optional$1(whole(1)),
	"min-samples": optional$1(whole(1)),
	"max-failures": optional$1(share),
	compact: optional$1(choice(["edges", "none"])),
	"min-drift": optional$1(share),
	"max-profile-age": optional$1(duration),
	"build-flags": optional$1(words),
	benchmarks: optional$1(text),
	"benchmark-packages": optional$1(list),
	budget: optional$1(duration),
	baseline: optional$1(text),
	candidate: optional$1(text),
	publish: optional$1(choice([
		"pull-request",
		"commit",
		"local",
		"none"
	])),
	repository: optional$1(pipe(text, regex(/^[\w.-]+\/[\w.-]+$/, "a repository as `owner/name`"))),
	branch: optional$1(text),
	base: optional$1(text),
	title: optional$1(text),
	body: optional$1(text),
	"commit-message": optional$1(text),
	labels: optional$1(list),
	assignees: optional$1(list),
	reviewers: optional$1(list),
	"team-reviewers": optional$1(list),
	milestone: optional$1(whole(1)),
	draft: optional$1(flag),
	"maintainer-can-modify": optional$1(flag),
	"push-to-fork": optional$1(pipe(text, regex(/^[\w.-]+\/[\w.-]+$/, "a repository as `owner/name`"))),
	"delete-branch": optional$1(flag),
	"auto-merge": optional$1(union([literal(false), choice([
		"false",
		"merge",
		"squash",
		"rebase"
	])], AUTO_MERGE)),
	"output-directory": optional$1(text)
});
const ABOUT = {
	package: {
		description: "Main package that the profile is for, such as `./cmd/server`.",
		default: "the module's only main package",
		commands: ALL
	},
	profile: {
		description: "Path of the profile.",
		default: "`default.pgo` in the main package's folder",
		commands: ALL
	},
	concurrency: {
		description: "Endpoints that are profiled at the same time.",
		default: "as many as there are",
		commands: COLLECTING
	},
	"min-profiles": {
		description: "Fewer profiles than this stop the run.",
		default: "`1`",
		commands: COLLECTING
	},
	"min-samples": {
		description: "Fewer samples than this, after the merge, stop the run.",
		default: "`100`",
		commands: [...COLLECTING, "check"]
	},
	"max-failures": {
		description: "A greater share of failed attempts than this stops the run.",
		default: "`100%`",
		commands: COLLECTING
	},
	compact: {
		description: "`edges` keeps what the compiler reads, `none` keeps whole stacks.",
		default: "`edges`",
		commands: [...COLLECTING, "merge"]
	},
	"min-drift": {
		description: "Share of the call-edge weight that must have moved, beyond sampling noise, for an update.",
		default: "`5%`",
		commands: ["refresh"]
	},
	"max-profile-age": {
		description: "A committed profile older than this is a warning.",
		default: "`90d`",
		commands: ["check"]
	},
	"build-flags": {
		description: "Further arguments of `go build`, such as `-tags=prod -trimpath`.",
		commands: BUILDING
	},
	benchmarks: {
		description: "Regular expression of the Go benchmarks to run on both sides; `none` runs none.",
		default: "`.`",
		commands: ["refresh", "compare"]
	},
	"benchmark-packages": {
		description: "Packages whose benchmarks are run.",
		default: "`./...`",
		commands: ["refresh", "compare"]
	},
	budget: {
		description: "Time to spend on measuring, builds not counted.",
		default: "`2m`",
		commands: ["refresh", "compare"]
	},
	baseline: {
		description: "Side to compare with: `off`, `committed`, `merged`, or the path of a profile.",
		default: "`off`",
		commands: ["build", "compare"]
	},
	candidate: {
		description: "Side to judge: `off`, `committed`, `merged`, or the path of a profile.",
		default: "`committed`",
		commands: ["build", "compare"]
	},
	publish: {
		description: "How the profile is handed in: `pull-request`, `commit`, `local` (a branch of this clone) or `none`.",
		default: "`pull-request`",
		commands: ["refresh"]
	},
	repository: {
		description: "Repository to publish to, as `owner/name`.",
		default: "`$GITHUB_REPOSITORY`",
		commands: ["refresh"]
	},
	branch: {
		description: "Branch that the profile is proposed on.",
		default: "`pgo/` and the profile’s path",
		commands: ["refresh"]
	},
	base: {
		description: "Branch that the profile is proposed for.",
		default: "the default branch; for `publish: local` what is checked out",
		commands: ["refresh"]
	},
	title: {
		description: "Title of the pull request.",
		default: "`Refresh PROFILE`",
		commands: ["refresh"]
	},
	body: {
		description: "Markdown to put first in the pull request.",
		commands: ["refresh"]
	},
	"commit-message": {
		description: "Message of the commit.",
		default: "`pgo: refresh PROFILE`",
		commands: ["refresh"]
	},
	labels: {
		description: "Labels for the pull request.",
		commands: ["refresh"]
	},
	assignees: {
		description: "Users to assign the pull request to.",
		commands: ["refresh"]
	},
	reviewers: {
		description: "Users to ask for a review.",
		commands: ["refresh"]
	},
	"team-reviewers": {
		description: "Teams to ask for a review; needs a token that may read teams.",
		commands: ["refresh"]
	},
	milestone: {
		description: "Number of the milestone for the pull request.",
		commands: ["refresh"]
	},
	draft: {
		description: "Open the pull request as a draft.",
		default: "`false`",
		commands: ["refresh"]
	},
	"maintainer-can-modify": {
		description: "Let maintainers push to the branch of the fork.",
		default: "`true`",
		commands: ["refresh"]
	},
	"push-to-fork": {
		description: "Fork, as `owner/name`, that the branch is pushed to.",
		commands: ["refresh"]
	},
	"delete-branch": {
		description: "Delete the branch when the pull request is closed because it became pointless (`publish: local` always does).",
		default: "`false`",
		commands: ["refresh"]
	},
	"auto-merge": {
		description: "Let GitHub merge the pull request once its checks pass: `merge`, `squash`, `rebase` or `false`.",
		default: "`false`",
		commands: ["refresh"]
	},
	"output-directory": {
		description: "Folder for the report, the binaries and the result document.",
		default: "a new temporary folder",
		commands: ALL
	}
};
/** Further inputs and options that are not settings of the config file. */
const ENTRY_INPUTS = {
	command: {
		description: "What to do: `refresh`, `collect`, `build`, `compare` or `check`.",
		default: "`refresh`",
		commands: ALL
	},
	config: {
		description: "Path of the config file.",
		default: "`.github/pgo.yml` in the working directory or at the root of the repository",
		commands: ALL
	},
	"working-directory": {
		description: "Folder of the Go module.",
		default: "`.`",
		commands: ALL
	},
	sources: {
		description: "Where profiles come from, as a YAML list.",
		default: "the `sources` of the config file",
		commands: COLLECTING
	},
	token: {
		description: "Token for GitHub's API.",
		default: "`${{ github.token }}`",
		commands: [
			"refresh",
			"collect",
			"compare"
		]
	}
};

// src/config/variables.ts
var import_dist = require_dist();
/** Replaces each `${NAME}`. @throws UsageError when the environment has no such variable. */
function expandVariables(written, where, { env, mask }) {
	return written.replace(/\$\{(\w+)\}/g, (_, name) => {
		const value = env[name];
		if (value === void 0 || value === "") throw new UsageError(`${where}: the environment has no variable ${name}.`, { fix: `Set it with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.` });
		mask(value);
		return value;
	});
}

// src/config/sources.ts
const common = {
	limit: optional$1(whole(1)),
	"max-age": optional$1(duration),
	timeout: optional$1(duration),
	required: optional$1(flag)
};
/** One schema per kind of source; the first key names the kind. */
const SOURCE_KINDS = {
	file: strictObject({
		file: text,
		...common
	}),
	pprof: strictObject({
		pprof: text,
		seconds: optional$1(whole(1)),
		headers: optional$1(record(string(), string("a text"))),
		...common
	}),
	command: strictObject({
		command: text,
		...common
	}),
	artifact: strictObject({
		artifact: text,
		repository: optional$1(pipe(text, regex(/^[\w.-]+\/[\w.-]+$/, "a repository as `owner/name`"))),
		workflow: optional$1(union([text, pipe(number(), transform(String))], "a workflow file name or id")),
		branch: optional$1(text),
		"run-id": optional$1(whole(1)),
		...common
	})
};
const KINDS = Object.keys(SOURCE_KINDS);
/** The `sources` list as JSON Schema needs it: a shorthand or one of the kinds. */
const SOURCES = array(union([string(), ...Object.values(SOURCE_KINDS)]));
const DEFAULT_SECONDS = 30;
const PROFILE_PATH = "/debug/pprof/profile";
/**
* The sources that a YAML value names. @param where names the value in errors: `sources` or the config file.
* @throws UsageError which names the item, what is wrong and the choices.
*/
function readSources(value, where, variables) {
	if (!Array.isArray(value)) throw new UsageError(`${where} is not a list.`, { fix: "Start each source with `- `, for instance `- http://10.0.0.7:6060`." });
	return value.map((item, index) => readSource(item, `${where}[${index}]`, variables));
}
function readSource(item, where, variables) {
	const long = typeof item === "string" ? fromShorthand(item.trim(), where) : item;
	if (typeof long !== "object" || long === null || Array.isArray(long)) throw new UsageError(`${where} is neither a text nor a map.`, { fix: `Write a URL, a path, or one of ${choices()}.` });
	const [kind, other] = Object.keys(long).filter((key) => KINDS.includes(key));
	if (kind === void 0) throw noKind(Object.keys(long), where);
	if (other !== void 0) throw new UsageError(`${where} names two kinds of source, \`${kind}\` and \`${other}\`.`, { fix: "Make two items of it." });
	return build(kind, long, where, variables);
}
function noKind(keys, where) {
	const hint = keys.map((key) => closest(key, KINDS)).find((found) => found !== void 0);
	return new UsageError(`${where} names no kind of source; its keys are ${keys.map((key) => `\`${key}\``).join(", ")}.`, { fix: hint === void 0 ? `One of its keys must be ${choices()}.` : `Did you mean \`${hint}\`?` });
}
function choices() {
	return KINDS.map((kind) => `\`${kind}:\``).join(", ");
}
/** A text alone is chosen by its scheme: `http(s)://` is a live endpoint, anything without a scheme a path. */
function fromShorthand(item, where) {
	if (item === "") throw new UsageError(`${where} is empty.`, { fix: `Write a URL, a path, or one of ${choices()}.` });
	const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(item)?.[1]?.toLowerCase();
	if (scheme === void 0 && /^(localhost|\d+(\.\d+){3}|[\w-]+(\.[\w-]+)+):\d+(\/|$)/.test(item)) throw new UsageError(`${where}: \`${item}\` is a path without a scheme.`, { fix: `Did you mean \`http://${item}\`? A file of that name is \`file: ${item}\`.` });
	if (scheme === void 0) return { file: item };
	if (scheme === "http" || scheme === "https") return { pprof: item };
	throw new UsageError(`${where}: there is no source for \`${scheme}://\`.`, { fix: `Write an http(s) URL, a path, or one of ${choices()}.` });
}
function build(kind, value, where, variables) {
	const parse = (schema) => {
		const result = safeParse(schema, value);
		if (!result.success) throw explain(result.issues, value, where, Object.keys(schema.entries));
		return result.output;
	};
	switch (kind) {
		case "file": {
			const source = parse(SOURCE_KINDS.file);
			return {
				kind,
				pattern: source.file,
				...commonOf(source, source.file)
			};
		}
		case "command": {
			const source = parse(SOURCE_KINDS.command);
			return {
				kind,
				command: source.command,
				...commonOf(source, `command: ${shortened(source.command)}`)
			};
		}
		case "artifact": {
			const source = parse(SOURCE_KINDS.artifact);
			return {
				kind,
				name: source.artifact,
				...source.repository !== void 0 && { repository: source.repository },
				...source.workflow !== void 0 && { workflow: source.workflow },
				...source.branch !== void 0 && { branch: source.branch },
				...source["run-id"] !== void 0 && { runId: source["run-id"] },
				...commonOf(source, `artifact: ${source.artifact}`)
			};
		}
		case "pprof": {
			const source = parse(SOURCE_KINDS.pprof);
			const url = endpoint(expandUrl(source.pprof, where, variables), where);
			const headers = Object.entries(source.headers ?? {}).map(([name, header]) => [name, expandVariables(header, `${where}.headers.${name}`, variables)]);
			const seconds = source.seconds ?? Number(url.searchParams.get("seconds") ?? DEFAULT_SECONDS);
			url.searchParams.delete("seconds");
			return {
				kind,
				url: url.href,
				seconds,
				headers: Object.fromEntries(headers),
				...commonOf(source, `${url.origin}${url.pathname}`)
			};
		}
	}
}
function commonOf(source, label) {
	return {
		label,
		...source.limit !== void 0 && { limit: source.limit },
		...source["max-age"] !== void 0 && { maxAge: source["max-age"] },
		...source.timeout !== void 0 && { timeout: source.timeout },
		required: source.required ?? false
	};
}
function shortened(command) {
	const line = command.replace(/\s+/g, " ").trim();
	return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
/** Whatever is looked up is a secret, except the name of a host, which findings and reports must be able to show. */
function expandUrl(written, where, { env, mask }) {
	const names = /^\w+:\/\/(?:[^/?#]*@)?([^/?#@]*)/.exec(written)?.[1] ?? "";
	const rest = written.replace(names, "");
	if (names !== "") expandVariables(rest, where, {
		env,
		mask
	});
	return expandVariables(written, where, {
		env,
		mask: names === "" ? mask : () => {}
	});
}
function endpoint(written, where) {
	if (!URL.canParse(written) || !/^https?:$/.test(new URL(written).protocol)) throw new UsageError(`${where}: the endpoint is not an http(s) URL.`, { fix: "Write it as `http://HOST:PORT` or with its whole path." });
	const url = new URL(written);
	const seconds = url.searchParams.get("seconds");
	if (seconds !== null && !/^[1-9]\d*$/.test(seconds)) throw new UsageError(`${where}: \`seconds=${seconds}\` is not a whole number.`, { fix: "Write for instance `seconds: 30`." });
	if (url.pathname === "/") url.pathname = PROFILE_PATH;
	else if (/\/debug\/pprof\/?$/.test(url.pathname)) url.pathname = `${url.pathname.replace(/\/$/, "")}/profile`;
	return url;
}

// src/config.ts
const CONFIG_FILE = join(".github", "pgo.yml");
const DAY = 864e5;
/**
* Reads inputs and config file into one `Config`; what an input says wins over the file.
* @throws UsageError which names the input or key, its value and the choices.
*/
async function readConfig(raw, place, command) {
	const workingDirectory = resolve(place.cwd, raw.workingDirectory ?? ".");
	await requireFolder(workingDirectory, raw.workingDirectory);
	const file = await readConfigFile(raw.config, workingDirectory, place.cwd);
	const inputs = parseSettings(raw.settings, "");
	const settings = {
		...file.settings,
		...inputs
	};
	return {
		workingDirectory,
		sources: collects(command, settings) ? givenSources(raw, place) ?? fileSources(file, place) : [],
		minProfiles: settings["min-profiles"] ?? 1,
		minSamples: settings["min-samples"] ?? 100,
		maxFailures: settings["max-failures"] ?? 1,
		compact: settings.compact ?? "edges",
		minDrift: settings["min-drift"] ?? .05,
		maxProfileAge: settings["max-profile-age"] ?? 90 * DAY,
		buildFlags: settings["build-flags"] ?? [],
		...settings.benchmarks !== "none" && { benchmarks: settings.benchmarks ?? "." },
		benchmarkPackages: settings["benchmark-packages"] ?? ["./..."],
		budget: settings.budget ?? 12e4,
		baseline: readSide(settings.baseline ?? "off", workingDirectory),
		candidate: readSide(settings.candidate ?? "committed", workingDirectory),
		publish: settings.publish ?? "pull-request",
		publishSettings: publishSettings(settings),
		...optional("concurrency", settings.concurrency),
		...optional("package", settings.package),
		...optional("profile", settings.profile && resolve(workingDirectory, settings.profile)),
		...optional("outputDirectory", settings["output-directory"] && resolve(place.cwd, settings["output-directory"])),
		...optional("repository", settings.repository ?? place.env["GITHUB_REPOSITORY"]),
		...optional("token", raw.token)
	};
}
/** @throws UsageError when what was named is not there, or is no folder. */
async function requireFolder(path, named) {
	const stats = await stat(path).catch(() => void 0);
	if (named === void 0 || stats?.isDirectory()) return;
	throw new UsageError(`working-directory: ${stats === void 0 ? "there is no folder" : "this is no folder:"} ${path}.`, { fix: "Name the folder of the Go module, from the root of the repository." });
}
/** A key that is there only when it has a value. */
function optional(key, value) {
	return value === void 0 || value === "" ? {} : { [key]: value };
}
async function readConfigFile(named, workingDirectory, cwd) {
	if (named === false) return {
		name: CONFIG_FILE,
		settings: {}
	};
	const candidates = named === void 0 ? [.../* @__PURE__ */ new Set([join(workingDirectory, CONFIG_FILE), join(repositoryRoot(workingDirectory), CONFIG_FILE)])] : [resolve(cwd, named)];
	for (const path of candidates) {
		const yaml = await readIfThere(path);
		if (yaml !== void 0) return parseConfigFile(yaml.toString(), named ?? CONFIG_FILE);
	}
	if (named === void 0) return {
		name: CONFIG_FILE,
		settings: {}
	};
	throw new UsageError(`config: there is no file \`${named}\`.`, { fix: "Name an existing file, or leave `config` out." });
}
/** The closest folder above with a `.git`; the folder itself outside of a repository. */
function repositoryRoot(directory) {
	for (let at = directory;; at = dirname(at)) {
		if (existsSync(join(at, ".git"))) return at;
		if (dirname(at) === at) return directory;
	}
}
function parseConfigFile(yaml, name) {
	const value = parseYaml(yaml, name);
	if (value === null) return {
		name,
		settings: {}
	};
	if (typeof value !== "object" || Array.isArray(value)) throw new UsageError(`${name} is not a map of settings.`, { fix: "Write one `key: value` a line, such as `sources:`." });
	const { sources, ...settings } = value;
	return {
		name,
		settings: parseSettings(settings, name),
		...sources !== void 0 && { sources }
	};
}
function parseYaml(yaml, where) {
	const document = (0, import_dist.parseDocument)(yaml, { prettyErrors: true });
	const problem = document.errors[0];
	if (problem === void 0) return document.toJS();
	const [summary] = problem.message.split("\n");
	throw new UsageError(`${where} is not valid YAML: ${summary?.replace(/:$/, "")}.`, {
		fix: "Mend that line.",
		cause: problem
	});
}
function parseSettings(settings, where) {
	const result = safeParse(SETTINGS, settings);
	if (result.success) return result.output;
	throw explain(result.issues, settings, where, [...Object.keys(SETTINGS.entries), "sources"]);
}
function collects(command, { baseline, candidate }) {
	if (command === "compare") return baseline === "merged" || candidate === "merged";
	return command === "refresh" || command === "collect";
}
function givenSources(raw, place) {
	if (raw.sources === void 0 && raw.source === void 0) return void 0;
	const listed = raw.sources === void 0 ? [] : readSources(parseYaml(raw.sources, "sources"), "sources", place);
	const single = (raw.source ?? []).map((item) => /^(\{.*\}$|(file|pprof|command|artifact):\s)/s.test(item) ? parseYaml(item, "source") : item);
	return [...listed, ...readSources(single, "source", place)];
}
function fileSources(file, place) {
	return file.sources === void 0 ? [] : readSources(file.sources, `${file.name}: sources`, place);
}
function readSide(written, workingDirectory) {
	if (written === "off" || written === "committed" || written === "merged") return { kind: written };
	return {
		kind: "path",
		path: isAbsolute(written) ? written : resolve(workingDirectory, written)
	};
}
function publishSettings(settings) {
	const autoMerge = settings["auto-merge"] ?? false;
	return {
		...optional("branch", settings.branch),
		...optional("base", settings.base),
		...optional("title", settings.title),
		...optional("body", settings.body),
		...optional("commitMessage", settings["commit-message"]),
		...optional("milestone", settings.milestone),
		...optional("pushToFork", settings["push-to-fork"]),
		labels: settings.labels ?? [],
		assignees: settings.assignees ?? [],
		reviewers: settings.reviewers ?? [],
		teamReviewers: settings["team-reviewers"] ?? [],
		draft: settings.draft ?? false,
		maintainerCanModify: settings["maintainer-can-modify"] ?? true,
		deleteBranch: settings["delete-branch"] ?? false,
		autoMerge: autoMerge === "false" ? false : autoMerge
	};
}

// src/outputs.ts
/** The action's outputs, as `action.yml` lists them; an output without a value is left out. */
function outputsOf(report, files) {
	const { decision, comparison, profile, build, publication } = report;
	const isPullRequest = publication?.kind === "pull-request";
	const values = {
		decision: decision?.kind,
		verdict: comparison?.verdict,
		profile: profile?.path,
		overlap: decision?.overlap,
		"stale-weight": decision?.staleWeight,
		"pgo-binary": build?.candidate.path,
		"baseline-binary": build?.baseline.path,
		report: files.report,
		result: files.result,
		"pull-request-number": isPullRequest ? publication.number : void 0,
		"pull-request-url": isPullRequest ? publication.url : void 0,
		"pull-request-operation": isPullRequest ? publication.operation : void 0,
		"pull-request-head-sha": isPullRequest ? publication.headSha : void 0
	};
	return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [[name, String(value)]]));
}

// src/report/json.ts
/** The documented order of the keys of each object, by the key it stands under; unlisted keys follow by name. */
const ORDER = {
	document: [
		"command",
		"subject",
		"sources",
		"findings",
		"profile",
		"decision",
		"build",
		"comparison",
		"publication",
		"error"
	],
	subject: [
		"module",
		"package",
		"goVersion",
		"actionVersion"
	],
	sources: [
		"source",
		"kind",
		"collected",
		"findings"
	],
	findings: [
		"severity",
		"source",
		"file",
		"message",
		"fix"
	],
	profile: [
		"path",
		"repositoryPath",
		"bytes",
		"sha256",
		"samples",
		"cpuSeconds",
		"edges"
	],
	decision: [
		"kind",
		"reason",
		"overlap",
		"noiseOverlap",
		"staleWeight",
		"movedFunctions",
		"movedEdges"
	],
	movedFunctions: [
		"name",
		"before",
		"after"
	],
	movedEdges: [
		"name",
		"before",
		"after"
	],
	build: ["baseline", "candidate"],
	baseline: [
		"pgo",
		"path",
		"bytes",
		"sha256",
		"seconds"
	],
	candidate: [
		"pgo",
		"path",
		"bytes",
		"sha256",
		"seconds"
	],
	comparison: [
		"verdict",
		"change",
		"interval",
		"reason",
		"rounds",
		"seconds",
		"measurements"
	],
	measurements: [
		"name",
		"unit",
		"baseline",
		"candidate",
		"change",
		"interval",
		"verdict",
		"pairs"
	],
	publication: [
		"kind",
		"operation",
		"number",
		"url",
		"branch",
		"headSha",
		"reason"
	],
	error: ["message", "fix"]
};
/**
* The result document: one JSON object, keys in a stable order, a newline at the end. Characters that a terminal
* obeys or an editor hides are written as `\u` escapes, which every JSON reader turns back. Numbers that are not
* finite become null.
*/
function renderJson(report) {
	return `${JSON.stringify(inOrder(report, "document"), void 0, 2).replace(/[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}
/** A copy with ordered keys; the elements of an array go by the array's key. */
function inOrder(value, under) {
	if (Array.isArray(value)) return value.map((element) => inOrder(element, under));
	if (typeof value !== "object" || value === null) return value;
	const order = Object.hasOwn(ORDER, under) && ORDER[under] || [];
	const rank = (key) => order.includes(key) ? order.indexOf(key) : order.length;
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)).map(([key, child]) => [key, inOrder(child, key)]));
}
/** One escape per UTF-16 code unit, as JSON wants it. */
function escaped(character) {
	return Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`).join("");
}

// src/run.ts
/**
* Runs one command from its raw inputs to what people see.
* @param read reads the host's inputs; what is wrong with them is reported as everything else.
* @returns the exit code: 0 done, 1 failed, 2 wrong usage, 128 + signal when cancelled.
*/
async function run(host, read) {
	const report = {
		command: "refresh",
		findings: []
	};
	const secrets = new Secrets();
	const mask = (secret) => {
		secrets.add(secret);
		host.mask(secret);
	};
	let scratch;
	let outputDirectory;
	let exitCode = 0;
	try {
		scratch = await temporaryFolder("scratch", host);
		const invocation = read();
		report.command = invocation.command;
		if (invocation.inputs.token !== void 0) mask(invocation.inputs.token);
		const config = await readConfig(invocation.inputs, {
			cwd: host.cwd,
			env: host.env,
			mask
		}, invocation.command);
		outputDirectory = await makeOutputDirectory(config.outputDirectory, invocation.command, host);
		await perform({
			command: invocation.command,
			host: {
				...host,
				env: {
					...host.env,
					GOTMPDIR: host.env["GOTMPDIR"] ?? scratch
				}
			},
			config,
			operands: invocation.operands,
			scratch,
			outputDirectory: outputDirectory ?? scratch,
			report,
			secrets
		}, invocation);
	} catch (thrown) {
		const error = host.signal.aborted ? host.signal.reason : thrown;
		if (!(error instanceof ExpectedError)) throw error;
		exitCode = error.exitCode;
		report.error = {
			message: error.message,
			...error.fix !== void 0 && { fix: error.fix }
		};
	} finally {
		if (scratch !== void 0) await rm(scratch, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
	}
	try {
		await finish(host, secrets.redact(report), outputDirectory);
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		host.finding({
			severity: "error",
			message,
			...fix !== void 0 && { fix }
		});
		exitCode ||= error.exitCode;
	}
	if (host.signal.aborted) process.exit(exitCode);
	return exitCode;
}
/** Each command loads only what it needs. */
async function perform(job, invocation) {
	switch (job.command) {
		case "refresh": return (await import("./refresh2.js")).refresh(job);
		case "collect": return (await import("./collect.js")).collect(job);
		case "build": return (await import("./compare.js")).buildOnly(job);
		case "compare": return (await import("./compare.js")).compare(job);
		case "check": return (await import("./check.js")).check(job);
		case "merge": return (await import("./files.js")).merge(job, invocation.output ?? "default.pgo");
		case "inspect": return (await import("./files.js")).inspect(job);
		case "diff": return (await import("./files.js")).diff(job);
		case "init": return (await import("./init.js")).init(job);
		case "demo": return (await import("./demo.js")).demo(job);
	}
}
/** Commands that leave more behind than what they print. */
const LEAVING = [
	"refresh",
	"collect",
	"build",
	"compare",
	"check",
	"demo"
];
async function makeOutputDirectory(named, command, host) {
	if (!LEAVING.includes(command)) return void 0;
	if (named === void 0) return temporaryFolder(command, host);
	try {
		await mkdir(named, { recursive: true });
	} catch (error) {
		throw new UsageError(`output-directory: ${named} cannot be made: ${reasonOf(error)}.`, {
			fix: "Name a folder that this user may write to; what is missing of its path is made.",
			cause: error
		});
	}
	return named;
}
async function temporaryFolder(name, { env }) {
	const parent = env["RUNNER_TEMP"] ?? tmpdir();
	try {
		return await mkdtemp(join(parent, `go-pgo-${name}-`));
	} catch (error) {
		throw new ExpectedError(`No temporary folder can be made in ${parent}: ${reasonOf(error)}.`, {
			fix: "Let TMPDIR (RUNNER_TEMP in a workflow) name a folder that this user may write to.",
			cause: error
		});
	}
}
/** What some commands leave in the output folder beside the report: where else to look. */
function leftBeside(outputDirectory) {
	const files = {
		"pull request": "pull-request.md",
		repository: "repository"
	};
	if (outputDirectory === void 0) return {};
	const found = Object.entries(files).map(([what, name]) => [what, join(outputDirectory, name)]);
	return Object.fromEntries(found.filter(([, path]) => existsSync(path)));
}
/** Writes the result document and the report page, then lets the host show the rest. */
async function finish(host, report, outputDirectory) {
	const json = renderJson(report);
	const files = {};
	if (outputDirectory !== void 0) {
		const { renderHtml } = await import("./html.js");
		files.result = join(outputDirectory, "result.json");
		files.report = join(outputDirectory, "report.html");
		await replaceFile(files.result, Buffer.from(json));
		await replaceFile(files.report, Buffer.from(renderHtml(report)));
	}
	const look = {
		...files.report !== void 0 && { report: files.report },
		...leftBeside(outputDirectory)
	};
	const { renderSummary } = await import("./markdown2.js");
	const { renderText } = await import("./text.js");
	const text = renderText(report, {
		color: host.interactive,
		width: host.width,
		look
	});
	await host.finish({
		outputs: outputsOf(report, files),
		summary: renderSummary(report),
		text,
		json,
		...report.error && { error: report.error }
	});
}

export { unknownKey as a, ENTRY_INPUTS as i, renderJson as n, abortOnSignals as o, ABOUT as r, run as t };