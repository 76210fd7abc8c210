import { t as Secrets } from "./secrets.js";
import { n as ExpectedError, r as UsageError, t as Cancelled } from "./errors.js";
import { A as strictObject, D as record, E as pipe, F as union, M as transform, N as trim, O as regex, S as optional$1, T as picklist, _ as minValue, a as examples, b as number, c as getExamples, f as literal, h as maxValue, j as string, k as safeParse, l as gtValue, n as array, o as finite, r as boolean, u as integer } from "./dist.js";
import { n as excerpt, t as duration$1 } from "./printable.js";
import { r as requireGates, t as evidenceOf } from "./evidence.js";
import { n as userInfo, t as basicAuthorization } from "./user-info.js";
import { t as require_dist } from "./dist2.js";
import { n as reasonOf, r as replaceFile, t as readIfThere } from "./replace-file.js";
import { o as orderedGates } from "./evidence-sentences.js";
import { t as renderJson } from "./json.js";
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

// src/config/about.ts
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
/** What each setting is, for `action.yml`, `--help`, the reference and the JSON Schema. */
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
	weighting: {
		description: "What has one voice in the merge: every sample (`samples`), or every profile, whatever its length (`equal`).",
		default: "`samples`",
		commands: [...COLLECTING, "merge"]
	},
	"build-id": {
		description: "Of a mix of program versions, merge `any`, or only the one that was profiled last (`newest`).",
		default: "`any`",
		commands: [...COLLECTING, "merge"]
	},
	hazards: {
		description: "Inlinings that are known to hurt, by Go version: keep them out of the committed profile (`apply`), or only `report` them.",
		default: "`apply`",
		commands: COLLECTING
	},
	exclude: {
		description: "Calls that the compiler is not to take for hot: `caller -> callee`, or `callee` for all callers.",
		commands: COLLECTING
	},
	renames: {
		description: "What functions or packages of older profiles are called today, a map or one `old=new` a line, such as `example.com/shop/old=example.com/shop/new`.",
		commands: [
			...COLLECTING,
			"check",
			"merge"
		]
	},
	"carry-over": {
		description: "How much the committed profile counts in the next one, of the weight of the new profiles: with `50%`, rare calls stay hot for some refreshes.",
		default: "`0%`",
		commands: ["refresh"]
	},
	archive: {
		description: "Object store that keeps every merged profile and result document, such as `s3://bucket/prod/my-service/`.",
		commands: COLLECTING
	},
	serve: {
		description: "Command that starts the service while the sources are collected, and, with `$PGO_BINARY` for the program, either side of a load test.",
		commands: COLLECTING
	},
	"serve-env": {
		description: "Environment of `serve`, one `NAME=VALUE` a line, such as `LD_PRELOAD=…`.",
		commands: COLLECTING
	},
	ready: {
		description: "URL that answers with 2xx once the service can be used.",
		default: "its endpoints accept connections",
		commands: COLLECTING
	},
	load: {
		description: "Command that loads the service, while it is profiled and in a load test of both sides: `ab -n 20000 -c 8 http://127.0.0.1:8080/`.",
		commands: COLLECTING
	},
	"load-env": {
		description: "Environment of `load`, one `NAME=VALUE` a line.",
		commands: COLLECTING
	},
	cpus: {
		description: "CPUs that `serve` may use, such as `2` or `0.5`; on Linux, a part of one only where cgroups can be written.",
		default: "all",
		commands: COLLECTING
	},
	compact: {
		description: "`edges` keeps what the compiler reads, `none` keeps whole stacks.",
		default: "`edges`",
		commands: [...COLLECTING, "merge"]
	},
	"min-drift": {
		description: "Share of the weight that must be in other calls than the committed profile makes hot, beyond sampling noise, for an update.",
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
		description: "Time to spend on measuring at most, builds not counted.",
		default: "`5m`",
		commands: ["refresh", "compare"]
	},
	precision: {
		description: "Measuring ends once the 95 % interval of the change is this narrow, to either side.",
		default: "`0.5%`",
		commands: ["refresh", "compare"]
	},
	equivalence: {
		description: "An interval that holds zero and lies within this much of it, to either side, is `no difference`.",
		default: "`1%`",
		commands: ["refresh", "compare"]
	},
	measure: {
		description: "What is measured: `benchmarks`, `load` (of `serve` and `load`, where `serve` starts `$PGO_BINARY`), `production`.",
		default: "all that is configured",
		commands: ["refresh", "compare"]
	},
	evidence: {
		description: "What is looked into beside: what the `compiler` did, `profiles` of both sides, `build-times` with an empty cache; or `none`.",
		default: "`compiler`, `profiles`; with `compare` also `build-times`",
		commands: ["refresh", "compare"]
	},
	production: {
		description: "Prometheus and queries that compare production before and after a release, a YAML map.",
		commands: ["compare"]
	},
	history: {
		description: "Where result documents of earlier runs are, for the chart over releases, a YAML list.",
		commands: ["refresh", "compare"]
	},
	"fail-on": {
		description: "Conditions, proven, that turn the job red: `slower > 2%`, `size > 5%`, `frames > 20%`, `memory > 10%`.",
		default: "nothing does",
		commands: ["refresh", "compare"]
	},
	comment: {
		description: "On a pull request, keep one comment with the result up to date.",
		default: "`true`",
		commands: ["compare"]
	},
	baseline: {
		description: "Side to compare with: `off`, `committed`, `merged`, or the path of a profile or binary.",
		default: "`off`",
		commands: ["build", "compare"]
	},
	candidate: {
		description: "Side to judge: `off`, `committed`, `merged`, or the path of a profile or binary.",
		default: "`committed`",
		commands: ["build", "compare"]
	},
	verify: {
		description: "Command that must pass before a profile is proposed, in a tree that has it in place, at `$PGO_PROFILE`; such as `go test -pgo=\"$PGO_PROFILE\" ./...`.",
		commands: ["refresh"]
	},
	"verify-timeout": {
		description: "Time that `verify` may take at most.",
		default: "`15m`",
		commands: ["refresh"]
	},
	publish: {
		description: "How the profile is handed in: `pull-request`, `commit`, `git` (a branch pushed to `origin`, for GitLab, Gitea and others), `local` (a branch of this clone) or `none`.",
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
	"branch-suffix": {
		description: "What is put behind the name of `branch`: `random`, `timestamp` or `short-commit-hash`; a name that is new opens a new pull request.",
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
	"body-path": {
		description: "File, from the working directory, whose Markdown is put there instead of `body`.",
		commands: ["refresh"]
	},
	"commit-message": {
		description: "Message of the commit.",
		default: "`pgo: refresh PROFILE`",
		commands: ["refresh"]
	},
	signoff: {
		description: "End the commit message in `Signed-off-by:`, with the name that the commit is made by.",
		default: "`false`",
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
		description: "Open the pull request as a draft (`true`), and make it one again with every update (`always-true`).",
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
		description: "Delete the branch when the pull request is closed because it became pointless (`publish: git` and `local` always do).",
		default: "`false`",
		commands: ["refresh"]
	},
	"auto-merge": {
		description: "Let GitHub merge the pull request once its checks pass: `merge`, `squash`, `rebase` or `false`.",
		default: "`false`",
		commands: ["refresh"]
	},
	"git-push-options": {
		description: "What `publish: git` passes to the server with the push, such as `merge_request.create` for GitLab.",
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

// src/config/values.ts
/**
* The kinds of values that settings take. Each accepts what YAML makes of the text and the text itself, since
* the action's inputs and the CLI's options are always text. Messages say what is expected, not what is wrong.
*
* The JSON Schema of the config file is made from these, and it knows nothing of what is done after a value was
* read: so all that is refused is refused by a type, a bound or the one pattern of a text, before any transformation.
*/
const text = pipe(string("a text"), regex(/\S/, "a text that is not empty"), trim());
/** A text that is `pattern` as a whole, but for white space around it. `pattern` has no flags: JSON Schema knows none. */
const matching = (pattern, expected) => pipe(string(expected), regex(new RegExp(`^\\s*(?:${pattern.source})\\s*$`), expected), trim());
const WHOLE = "a whole number of at least 1";
/** A whole number of at least 1. */
const whole = union([pipe(number(WHOLE), integer(WHOLE), minValue(1, WHOLE)), pipe(matching(/0*[1-9]\d*/, WHOLE), transform(Number))], WHOLE);
const POSITIVE = "a number greater than 0";
/** A number greater than 0, whole or not. */
const positive = union([pipe(number(POSITIVE), finite(POSITIVE), gtValue(0, POSITIVE)), pipe(matching(/(?=[\d.]*[1-9])\d+(?:\.\d+)?/, POSITIVE), transform(Number))], POSITIVE);
const FLAG = "`true` or `false`";
const flag = pipe(union([boolean(), matching(/true|false/, FLAG)], FLAG), transform((value) => value === true || value === "true"));
const choice = (options) => picklist(options, `one of ${options.map((option) => `\`${option}\``).join(", ")}`);
const SHARE = "a share such as `5%` or `0.05`";
const SHARE_TEXT = /0*(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)\s*%|0+(?:\.\d+)?|0*1(?:\.0+)?/;
/** A fraction from 0 to 1, written as such or in percent. */
const share = union([pipe(number(SHARE), minValue(0, SHARE), maxValue(1, SHARE)), pipe(matching(SHARE_TEXT, SHARE), transform(parseShare))], SHARE);
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
/** Whole milliseconds, at least 1; written with a unit: `8s`, `5m`, `24h`, `7d`. */
const duration = pipe(matching(/(?=[\d.]*[1-9])\d+(?:\.\d+)?(?:ms|s|m|h|d|w)/, "a duration longer than nothing, such as `30s`, `5m`, `24h` or `7d`"), transform((written) => {
	const unit = /[a-z]+$/.exec(written)?.[0];
	return Math.max(1, Math.round(Number.parseFloat(written) * UNITS[unit]));
}));
const MOMENT = "a time such as `now`, `now-24h`, `2026-11-20T06:00:00Z` or seconds since 1970";
const MOMENT_TEXT = new RegExp([
	"now",
	/now\s*-\s*\d+(?:\.\d+)?(?:ms|s|m|h|d|w)/.source,
	/[1-9]\d{9}(?:\d{3})?/.source,
	/\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?/.source
].join("|"));
/** A point in time: relative to the run, as ISO 8601 (UTC where it names no zone), or seconds or milliseconds since 1970. */
const moment = pipe(union([
	matching(MOMENT_TEXT, MOMENT),
	pipe(number(), integer(), minValue(10 ** 9), maxValue(10 ** 10 - 1), transform(String)),
	pipe(number(), integer(), minValue(10 ** 12), maxValue(10 ** 13 - 1), transform(String))
], MOMENT), examples(["2026-11-20T06:00:00Z"]), transform(readMoment));
function readMoment(written) {
	if (written === "now") return { ago: 0 };
	const [, count, unit] = /^now\s*-\s*(\d+(?:\.\d+)?)([a-z]+)$/.exec(written) ?? [];
	if (unit !== void 0) return { ago: Number(count) * UNITS[unit] };
	if (/^\d{10}$/.test(written)) return { at: Number(written) * 1e3 };
	if (/^\d{13}$/.test(written)) return { at: Number(written) };
	const zoned = /(Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/.test(written) ? written : `${written}Z`;
	return { at: Date.parse(zoned.replace(" ", "T")) };
}
/** A YAML list, or a text with one item a line or commas in between. */
const list = pipe(union([array(union([string(), pipe(number(), transform(String))])), string()], "a list, or a text with one item a line"), transform((value) => typeof value === "string" ? value.split(/[\n,]/) : value), transform((items) => items.map((item) => item.trim()).filter((item) => item !== "")));
/** Some of `options`, as a list or as a text. */
const several = (options) => {
	const expected = `some of ${options.map((option) => `\`${option}\``).join(", ")}`;
	const one = options.join("|");
	return pipe(union([array(picklist(options)), matching(new RegExp(`(?:${one})(?:[\\s,]+(?:${one}))*,?`), expected)], expected), transform((value) => typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : value), transform((items) => [...new Set(items)]));
};
const ASSIGNMENTS = "a map of names and values, or a text with one `NAME=VALUE` a line";
const NAME = /^[A-Za-z_]\w*$/;
/** Environment variables: a YAML map, or a text with one `NAME=VALUE` a line. */
const assignments = pipe(union([record(pipe(string(), regex(NAME)), union([
	string(),
	pipe(number(), transform(String)),
	pipe(boolean(), transform(String))
])), pipe(string(), regex(/^\s*([A-Za-z_]\w*=[^\n]*(\n\s*|$))*$/), transform(readAssignments))], ASSIGNMENTS));
function readAssignments(written) {
	const lines = written.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}
/**
* Where assignments are wrong, without what they assign. A bad line is only counted: what stands before its `=` may
* be a piece of a secret with several lines.
*/
function badAssignment(written) {
	if (typeof written === "string") {
		const lines = written.split("\n");
		const bad = lines.findIndex((line) => line.trim() !== "" && !/^\s*[A-Za-z_]\w*=/.test(line));
		if (bad === -1) return void 0;
		return `line ${bad + 1} ${lines[bad]?.includes("=") ? "has no such name before its `=`" : "has no `=`"}`;
	}
	if (typeof written !== "object" || written === null || Array.isArray(written)) return void 0;
	const entries = Object.entries(written);
	const unnamed = entries.findIndex(([name]) => !NAME.test(name));
	if (unnamed !== -1) return `entry ${unnamed + 1} has no such name`;
	const [name] = entries.find(([, value]) => ![
		"string",
		"number",
		"boolean"
	].includes(typeof value)) ?? [];
	return name === void 0 ? void 0 : `the value of \`${name}\` is no text`;
}
/** Command-line arguments: a YAML list is taken item by item, a text is split as a shell splits words. */
const words = pipe(union([array(string()), pipe(string(), regex(/^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*$/, "arguments whose quotes are closed"))], "a list of arguments"), transform((value) => typeof value === "string" ? splitWords(value) : value));
/** Splits at white space outside of quotes, which are closed. */
function splitWords(line) {
	return [...line.matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs)].map(([word]) => word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs, unquote));
}
function unquote(_, single, double, escaped) {
	return single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? "";
}

// src/config/explain.ts
/** Keys whose values are secrets or may hold one; none of them is ever shown. */
const SECRET = /* @__PURE__ */ new Set([
	"serve",
	"serve-env",
	"load",
	"load-env",
	"command",
	"username",
	"password",
	"token",
	"headers",
	"headers-command",
	"endpoint-headers",
	"endpoint-headers-command"
]);
/**
* Turns the first thing a schema found wrong into a sentence with the name, the value and the choices.
* @param written what was validated, since the schema may have changed a value before it refused it.
* @param entries what the schema takes; `further` are names that are taken elsewhere.
*/
function explain(issues, written, where, entries, further = []) {
	const unknown = issues.find((issue) => issue.type === "strict_object" && issue.expected === "never");
	if (unknown !== void 0) return unknownKey(pathOf(unknown).at(-1) ?? "", where, [...Object.keys(entries), ...further]);
	const absent = issues.find((issue) => issue.type === "strict_object" && issue.received === "undefined");
	if (absent !== void 0) return missingKey(pathOf(absent).at(-1) ?? "", where, entries);
	const issue = issues[0];
	const path = pathOf(issue);
	const key = path[0] ?? "";
	const fix = where === "" ? `Give \`${key}\` such a value.` : `Change it in ${where}.`;
	const at = (...inner) => [where, inner.join(".")].filter((part) => part !== "").join(": ");
	if (key === "serve-env" || key === "load-env") {
		const problem = badAssignment(valueAt(written, [key]));
		return new UsageError(`${at(key)} is not ${ASSIGNMENTS}${problem === void 0 ? "" : `: ${problem}`}.`, { fix });
	}
	if (SECRET.has(key)) {
		const named = (issue.path ?? []).some(({ origin }) => origin === "key") ? [key] : path;
		return new UsageError(`${at(...named)} is not ${issue.message}.`, { fix });
	}
	return new UsageError(`${at(...path)}: ${shown(valueAt(written, path))} is not ${issue.message}.`, { fix });
}
function pathOf(issue) {
	return (issue.path ?? []).map(({ key }) => String(key));
}
function valueAt(value, path) {
	return path.reduce((inner, key) => inner?.[key], value);
}
/** A key that has to be there and is not, with how it may be written. */
function missingKey(key, where, entries) {
	const schema = entries[key];
	const examples = schema === void 0 ? [] : getExamples(schema);
	const value = String(examples[0] ?? "…").replaceAll("'", "''");
	return new UsageError(`${where}: \`${key}\` is missing.`, { fix: `Add it, for instance \`${key}: ${/^[\w.-]+$/.test(value) ? value : `'${value}'`}\`.` });
}
/** An unknown key, input or option, with what it may have been meant to be. */
function unknownKey(key, where, known) {
	const hint = closest(key, known);
	const place = where === "" ? "" : `${where}: `;
	return new UsageError(`${place}there is no ${shownKey(key)}.`, { fix: hint === void 0 ? `There are ${known.map((name) => `\`${name}\``).join(", ")}.` : `Did you mean \`${hint}\`? There are ${known.map((name) => `\`${name}\``).join(", ")}.` });
}
/** A key by its name alone: `token=…` and `token:…` are values that were meant to be one. */
function shownKey(key) {
	return shown(key.replace(/([=:]).*$/s, "$1…"));
}
/** A value in one short line between code marks; without what may be secret in a URL: user, password and query. */
function shown(value) {
	const open = (typeof value === "string" ? value : JSON.stringify(value) ?? String(value)).replace(/:\/\/\S*@/g, "://…@").replace(/(:\/\/[^\s?]*\?)[^\s"]*/g, "$1…");
	return `\`${excerpt(open, 60)}\``;
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

// src/config/kinds/kind.ts
/** Pairs a schema with the reader of what it parses. */
function kind(entries, read) {
	return {
		schema: strictObject({
			...entries,
			...COMMON
		}),
		read
	};
}
/** What every source takes. */
const COMMON = {
	limit: optional$1(whole),
	"max-age": optional$1(duration),
	timeout: optional$1(duration),
	required: optional$1(flag),
	weight: optional$1(positive)
};
function commonOf(source, label) {
	return {
		label,
		...source.limit !== void 0 && { limit: source.limit },
		...source["max-age"] !== void 0 && { maxAge: source["max-age"] },
		...source.timeout !== void 0 && { timeout: source.timeout },
		...source.weight !== void 0 && { weight: source.weight },
		required: source.required ?? false
	};
}
/** A command or query as part of a label: one line, not too long. */
function shortened(written) {
	const line = written.replace(/\s+/g, " ").trim();
	return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}

// src/config/kinds/artifact.ts
const artifact = kind({
	artifact: text,
	repository: optional$1(matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`")),
	workflow: optional$1(union([text, pipe(number(), transform(String))], "a workflow file name or id")),
	branch: optional$1(text),
	"run-id": optional$1(whole)
}, (written) => ({
	kind: "artifact",
	name: written.artifact,
	...written.repository !== void 0 && { repository: written.repository },
	...written.workflow !== void 0 && { workflow: written.workflow },
	...written.branch !== void 0 && { branch: written.branch },
	...written["run-id"] !== void 0 && { runId: written["run-id"] },
	...commonOf(written, `artifact: ${written.artifact}`)
}));

// src/config/variables.ts
/** Replaces each `${NAME}` by its value, as `encode` writes it. @throws UsageError when the environment has no such variable. */
function expandVariables(written, where, { env, mask }, encode = (value) => value) {
	return written.replace(/\$\{(\w+)\}/g, (_, name) => {
		const value = env[name];
		if (value === void 0 || value === "") throw new UsageError(`${where}: the environment has no variable ${name}.`, { fix: `Set it with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.` });
		mask(value);
		return encode(value);
	});
}

// src/config/kinds/address.ts
const PROFILE_PATH = "/debug/pprof/profile";
/** The URL with its variables looked up. @throws UsageError when it is not http(s). */
function httpUrl(written, where, variables, example) {
	return requireHttpUrl(expandUrl(written, where, variables), where, example);
}
/** @throws UsageError when it is not http(s). */
function requireHttpUrl(url, where, example) {
	if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url);
	throw new UsageError(`${where}: the address is not an http(s) URL.`, { fix: `Write it as \`${example}\`.` });
}
/** The URL of a CPU profile of net/http/pprof, completed where only the host or the index was written. */
function endpointUrl(written, where, variables) {
	const url = httpUrl(written, where, variables, "http://HOST:PORT` or `http://HOST:PORT/debug/pprof/profile");
	const seconds = url.searchParams.get("seconds");
	if (seconds !== null && !/^[1-9]\d*$/.test(seconds)) throw new UsageError(`${where}: \`seconds=${seconds}\` is not a whole number.`, { fix: "Write for instance `seconds: 30`." });
	url.pathname = profilePath(url.pathname);
	return url;
}
/** `/` and `/debug/pprof/` stand for the CPU profile; any other path is meant as it is. */
function profilePath(path) {
	if (path === "/" || path === "") return PROFILE_PATH;
	return /\/debug\/pprof\/?$/.test(path) ? `${path.replace(/\/$/, "")}/profile` : path;
}
/**
* Whatever is looked up is a secret, except the name of a host, which findings and reports must be able to show. A
* password may hold what would end the user's part of a URL, and a piece of it would be taken for the host.
*/
function expandUrl(written, where, variables) {
	const [, scheme = "", user = "", host = "", rest = ""] = /^(\w+:\/\/)?([^/?#]*@)?([^/?#@]*)(.*)$/s.exec(written) ?? [];
	const mask = scheme === "" ? variables.mask : () => {};
	const hidden = expandVariables(user, where, variables, encodeURIComponent);
	const path = expandVariables(rest, where, variables);
	return scheme + hidden + expandVariables(host, where, {
		...variables,
		mask
	}) + path;
}
/** A URL as it is shown: no user, no password, no query. */
function shownUrl(url) {
	return `${url.origin}${url.pathname.replace(/\/$/, "")}`;
}

// src/config/kinds/access.ts
const HEADERS_EXPECTED = "a map of header names and texts";
const HEADERS = optional$1(record(pipe(string(), regex(/^[!#$%&'*+.^_`|~\w-]*[A-Za-z][!#$%&'*+.^_`|~\w-]*$/, HEADERS_EXPECTED)), string("a text"), HEADERS_EXPECTED));
/** How the server of a source is asked: headers as they are, or made of a user or a token. */
const ACCESS = {
	headers: HEADERS,
	"headers-command": optional$1(text),
	username: optional$1(union([text, pipe(number(), transform(String))], "a text")),
	password: optional$1(text),
	token: optional$1(text)
};
/** @throws UsageError for a variable that is not set, or two ways to authenticate. */
function accessOf(written, where, variables) {
	const expand = (value, key) => expandVariables(value, `${where}.${key}`, variables);
	const { username, password, token } = written;
	if (token !== void 0 && (username !== void 0 || password !== void 0)) throw new UsageError(`${where} has both a \`token\` and a \`username\` or \`password\`.`, { fix: "Leave out what this server does not ask for." });
	const authorization = authorizationOf(token && expand(token, "token"), username && expand(username, "username"), password && expand(password, "password"), variables);
	const headers = headersOf(written.headers, where, variables);
	return {
		headers: {
			...authorization !== void 0 && { Authorization: authorization },
			...headers
		},
		...written["headers-command"] !== void 0 && { headersCommand: written["headers-command"] }
	};
}
/** Masks what is secret of it, also where it was written as it is. */
function authorizationOf(token, username, password, { mask }) {
	for (const secret of [token, password]) if (secret !== void 0) mask(secret);
	if (token !== void 0) return `Bearer ${token}`;
	if (username === void 0 && password === void 0) return void 0;
	const header = basicAuthorization(username ?? "", password ?? "");
	mask(header.slice(6));
	return header;
}
/** Header values with their variables looked up. */
function headersOf(written, where, variables) {
	return Object.fromEntries(Object.entries(written ?? {}).map(([name, value]) => [name, expandVariables(value, `${where}.headers.${name}`, variables)]));
}
/**
* The base URL of an API and the way to ask it; a user and password in the URL become a header.
* @throws UsageError for what is no base URL.
*/
function apiOf(address, written, where, variables) {
	const url = httpUrl(address, where, variables, "https://HOST` or `https://HOST/PREFIX");
	if (url.search !== "" || url.hash !== "") throw new UsageError(`${where}: the base URL has a query.`, { fix: "Write only scheme, host and path prefix; give a secret as `token` or in `headers`." });
	const access = accessOf(written, where, variables);
	const [username, password] = userInfo(url);
	const header = username + password === "" ? void 0 : authorizationOf(void 0, username, password, variables);
	return {
		url: `${url.origin}${url.pathname.replace(/\/+$/, "")}`,
		access: {
			...access,
			headers: {
				...header && { Authorization: header },
				...access.headers
			}
		}
	};
}

// src/config/kinds/pprof.ts
/** Seconds of a live CPU profile where none are written. */
const DEFAULT_SECONDS = 30;
const pprof = kind({
	pprof: text,
	seconds: optional$1(whole),
	...ACCESS
}, (written, where, variables) => {
	const url = endpointUrl(written.pprof, where, variables);
	const seconds = written.seconds ?? Number(url.searchParams.get("seconds") ?? 30);
	url.searchParams.delete("seconds");
	return {
		kind: "pprof",
		url: url.href,
		seconds,
		...accessOf(written, where, variables),
		...commonOf(written, shownUrl(url))
	};
});

// src/config/kinds/profilers.ts
const HOUR$1 = 36e5;
const PERIOD = {
	from: optional$1(moment),
	to: optional$1(moment)
};
const BUSIEST = {
	...PERIOD,
	busiest: optional$1(duration)
};
const pyroscope = kind({
	pyroscope: text,
	query: pipe(text, examples(["{service_name=\"my-service\"}"])),
	"profile-type": optional$1(text),
	tenant: optional$1(text),
	...BUSIEST,
	...ACCESS
}, (written, where, variables) => {
	const { url, access } = apiOf(written.pyroscope, written, where, variables);
	const { tenant } = written;
	return {
		kind: "pyroscope",
		url,
		...access,
		headers: {
			...tenant !== void 0 && { "X-Scope-OrgID": tenant },
			...access.headers
		},
		query: written.query,
		profileType: written["profile-type"] ?? "process_cpu:cpu:nanoseconds:cpu:nanoseconds",
		period: periodOf(written, 24 * HOUR$1, where),
		...written.busiest !== void 0 && { busiest: written.busiest },
		...commonOf(written, `pyroscope: ${url} ${shortened(written.query)}`)
	};
});
const parca = kind({
	parca: text,
	query: pipe(text, examples(["process_cpu:samples:count:cpu:nanoseconds:delta{job=\"my-service\"}"])),
	...BUSIEST,
	...ACCESS
}, (written, where, variables) => {
	const { url, access } = apiOf(written.parca, written, where, variables);
	return {
		kind: "parca",
		url,
		...access,
		query: written.query,
		period: periodOf(written, 24 * HOUR$1, where),
		...written.busiest !== void 0 && { busiest: written.busiest },
		...commonOf(written, `parca: ${url} ${shortened(written.query)}`)
	};
});
const datadog = kind({
	datadog: text,
	site: optional$1(text),
	...PERIOD
}, (written, where) => ({
	kind: "datadog",
	query: written.datadog,
	...written.site !== void 0 && { site: written.site },
	period: periodOf(written, 72 * HOUR$1, where),
	...commonOf(written, `datadog: ${shortened(written.datadog)}`)
}));
/**
* @param usual how long before now it begins, where nothing is written.
* @throws UsageError when it is known already that it is over before it begins, or too short for its `busiest` part.
*/
function periodOf(written, usual, where) {
	const { from = { ago: usual }, to = { ago: 0 } } = written;
	const length = knownLength({
		from,
		to
	});
	if (length !== void 0 && length <= 0) {
		const since = written.from === void 0 ? ` (${duration$1(usual)} ago where none is written)` : "";
		throw new UsageError(`${where}: \`from\`${since} is not before \`to\`.`, { fix: "Write for instance `from: now-24h` and leave `to` out." });
	}
	if (length !== void 0 && written.busiest !== void 0 && written.busiest > length) throw new UsageError(`${where}: \`busiest\`, ${duration$1(written.busiest)}, is longer than the ${duration$1(length)} from \`from\` to \`to\`.`, { fix: "Make `busiest` shorter, or let `from` begin earlier." });
	return {
		from,
		to
	};
}
/** Milliseconds; undefined where one end hangs on when the run is and the other does not. */
function knownLength({ from, to }) {
	if ("ago" in from && "ago" in to) return from.ago - to.ago;
	return "at" in from && "at" in to ? to.at - from.at : void 0;
}

// src/config/kinds/discovery.ts
const HOUR = 36e5;
const QUERY = "topk(20, sum by (instance) (rate(process_cpu_seconds_total{job=\"my-service\"}[5m])))";
const PORT = "the number or name of a port";
const prometheus = kind({
	prometheus: text,
	query: pipe(text, examples([QUERY])),
	endpoint: pipe(text, examples(["http://{{instance}}/debug/pprof/profile"])),
	seconds: optional$1(whole),
	"endpoint-headers": HEADERS,
	"endpoint-headers-command": optional$1(text),
	from: optional$1(moment),
	to: optional$1(moment),
	busiest: optional$1(duration),
	"partial-response": optional$1(flag),
	...ACCESS
}, (written, where, variables) => {
	const { url, access } = apiOf(written.prometheus, written, where, variables);
	const command = written["endpoint-headers-command"];
	if (!/\{\{\s*\w+\s*\}\}/.test(written.endpoint)) throw new UsageError(`${where}: the \`endpoint\` holds no label of the query's result.`, { fix: "Write it as `http://{{instance}}:6060` with the label that names the host." });
	return {
		kind: "prometheus",
		url,
		...access,
		query: written.query,
		endpoint: endpointTemplate(written.endpoint, `${where}.endpoint`, variables),
		endpointAccess: {
			headers: headersOf(written["endpoint-headers"], `${where}.endpoint-headers`, variables),
			...command !== void 0 && { headersCommand: command }
		},
		seconds: written.seconds ?? 30,
		period: evaluationPeriod(written, where),
		...written.busiest !== void 0 && { busiest: written.busiest },
		partialResponse: written["partial-response"] ?? true,
		...commonOf(written, `prometheus: ${url} ${shortened(written.query)}`)
	};
});
/** When the query is evaluated: at the end of this, or of the busiest part of it. */
function evaluationPeriod(written, where) {
	const { from, to = { ago: 0 }, busiest } = written;
	const day = 24 * HOUR;
	if (busiest !== void 0) return periodOf(written, day, where);
	if (from === void 0) return {
		from: "ago" in to ? { ago: to.ago + day } : { at: to.at - day },
		to
	};
	throw new UsageError(`${where}: \`from\` says where \`busiest\` begins to look, which is not written.`, { fix: "Add for instance `busiest: 1h`, or leave `from` out: the query is evaluated at one moment, which is `to`." });
}
/** The template with its variables looked up and its path completed. @throws UsageError when no label could make it a URL. */
function endpointTemplate(written, where, variables) {
	const template = expandUrl(written, where, variables);
	requireHttpUrl(template.replace(/\{\{\s*\w+\s*\}\}/g, "1"), where, "http://{{instance}}:6060");
	const [, origin = "", path = "", query = ""] = /^(\w+:\/\/[^/?]*)([^?]*)(.*)$/s.exec(template) ?? [];
	return `${origin}${profilePath(path)}${query}`;
}
const kubernetes = kind({
	kubernetes: text,
	port: pipe(union([whole, matching(/[A-Za-z0-9-]+/, PORT)], PORT), examples([6060])),
	path: optional$1(text),
	scheme: optional$1(choice(["http", "https"])),
	seconds: optional$1(whole),
	context: optional$1(text)
}, (written, where) => {
	const [, namespace, selector] = /^([a-z0-9-]+)\/(.+)$/s.exec(written.kubernetes) ?? [];
	if (namespace === void 0 || selector === void 0) throw new UsageError(`${where}: ${shown(written.kubernetes)} is not a namespace and a label selector.`, { fix: "Write it as `prod/app=my-service`." });
	return {
		kind: "kubernetes",
		namespace,
		selector,
		port: String(written.port),
		scheme: written.scheme ?? "http",
		path: profilePath(written.path?.replace(/^(?!\/)/, "/") ?? "/"),
		seconds: written.seconds ?? 30,
		...written.context !== void 0 && { context: written.context },
		...commonOf(written, `kubernetes: ${shortened(written.kubernetes)}`)
	};
});

// src/config/kinds/local.ts
const file = kind({ file: text }, (written) => ({
	kind: "file",
	pattern: written.file,
	...commonOf(written, written.file)
}));
const command = kind({ command: text }, (written) => ({
	kind: "command",
	command: written.command,
	...commonOf(written, `command: ${shortened(written.command)}`)
}));

// src/config/kinds/objects.ts
const endpoint = optional$1(text);
const s3 = kind({
	s3: text,
	endpoint,
	region: optional$1(text)
}, (written, where, variables) => source("s3", objectAddress("s3", written.s3, written, where, variables), written));
const gs = kind({
	gs: text,
	endpoint
}, (written, where, variables) => source("gs", objectAddress("gs", written.gs, written, where, variables), written));
const az = kind({
	az: text,
	endpoint,
	account: optional$1(text)
}, (written, where, variables) => source("az", objectAddress("az", written.az, written, where, variables), written));
function source(scheme, address, written) {
	const label = labelOf(address);
	return {
		kind: scheme,
		address,
		...commonOf(written, label)
	};
}
/** Two places of the same name, in two accounts or on two servers, are told apart. */
function labelOf({ scheme, bucket, path, account, endpoint }) {
	return `${scheme}://${bucket}/${path}${account === void 0 ? "" : ` of ${account}`}${endpoint === void 0 ? "" : ` at ${new URL(endpoint).host}`}`;
}
/** Where the merged profile is kept, beside the repository: an object URL, or a map as of a source. */
const ARCHIVE = union([
	text,
	strictObject({
		s3: text,
		endpoint,
		region: optional$1(text)
	}),
	strictObject({
		gs: text,
		endpoint
	}),
	strictObject({
		az: text,
		endpoint,
		account: optional$1(text)
	})
], "an object URL such as `s3://bucket/prefix/`");
/** @throws UsageError for what is no place in an object store. */
function archiveAddress(written, variables) {
	if (typeof written !== "string") {
		const [scheme, url] = Object.entries(written)[0];
		return objectAddress(scheme, url, written, "archive", variables);
	}
	const scheme = /^(s3|gs|az):\/\//.exec(written)?.[1];
	if (scheme === void 0) throw new UsageError(`archive: ${shown(written)} is no URL of an object store.`, { fix: "Write it as `s3://bucket/prefix/`, `gs://bucket/prefix/` or `az://container/prefix/`." });
	return objectAddress(scheme, written, {}, "archive", variables);
}
/** `s3://bucket/path`, or `bucket/path` where the key says the scheme already. */
function objectAddress(scheme, written, options, where, variables) {
	const [, given = scheme, bucket, path = ""] = /^(?:([a-z0-9]+):\/\/)?([^/]+)(?:\/(.*))?$/is.exec(written) ?? [];
	if (given.toLowerCase() !== scheme || bucket === void 0 || /[?#@:]/.test(bucket)) throw new UsageError(`${where}: ${shown(written)} names no bucket.`, { fix: `Write it as \`${scheme}://${scheme === "az" ? "container" : "bucket"}/prefix/\`.` });
	const { region, account } = options;
	return {
		scheme,
		bucket,
		path: path.replace(/^\/+/, ""),
		...options.endpoint !== void 0 && { endpoint: httpUrl(options.endpoint, `${where}.endpoint`, variables, "https://HOST:PORT").href },
		...region !== void 0 && { region },
		...account !== void 0 && { account }
	};
}

// src/config/sources.ts
/** Every kind of source, by the key that names it. */
const KINDS = {
	file,
	pprof,
	command,
	artifact,
	s3,
	gs,
	az,
	pyroscope,
	parca,
	datadog,
	prometheus,
	kubernetes
};
const KIND_NAMES = Object.keys(KINDS);
/** The `sources` list as JSON Schema needs it: a shorthand or one of the kinds. */
const SOURCES = array(union([text, ...Object.values(KINDS).map(({ schema }) => schema)]));
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
	const [kind, other] = Object.keys(long).filter((key) => KIND_NAMES.includes(key));
	if (kind === void 0) throw noKind(Object.keys(long), where);
	if (other !== void 0) throw new UsageError(`${where} names two kinds of source, \`${kind}\` and \`${other}\`.`, { fix: "Make two items of it." });
	return build(kind, long, where, variables);
}
function noKind(keys, where) {
	const hint = keys.map((key) => closest(key, KIND_NAMES)).find((found) => found !== void 0);
	return new UsageError(`${where} names no kind of source; its keys are ${keys.map(shownKey).join(", ")}.`, { fix: hint === void 0 ? `One of its keys must be ${choices()}.` : `Did you mean \`${hint}\`?` });
}
function choices() {
	return KIND_NAMES.map((kind) => `\`${kind}:\``).join(", ");
}
/** A text alone is chosen by its scheme: `http(s)://` is a live endpoint, `s3://` and the like objects, anything without one a path. */
function fromShorthand(item, where) {
	if (item === "") throw new UsageError(`${where} is empty.`, { fix: `Write a URL, a path, or one of ${choices()}.` });
	const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(item)?.[1]?.toLowerCase();
	if (scheme === void 0 && /^(localhost|\d+(\.\d+){3}|[\w-]+(\.[\w-]+)+):\d+(\/|$)/.test(item)) throw new UsageError(`${where}: ${shown(item)} is a path without a scheme.`, { fix: `Did you mean ${shown(`http://${item}`)}? A file of that name is ${shown(`file: ${item}`)}.` });
	if (scheme === void 0) return { file: item };
	if (scheme === "http" || scheme === "https") return { pprof: item };
	if (scheme === "s3" || scheme === "gs" || scheme === "az") return { [scheme]: item };
	throw new UsageError(`${where}: there is no source for \`${scheme}://\`.`, { fix: `Write a URL with http, https, s3, gs or az, a path, or one of ${choices()}.` });
}
function build(name, value, where, variables) {
	const { schema, read } = KINDS[name];
	const result = safeParse(schema, value);
	if (!result.success) throw explain(result.issues, value, where, schema.entries);
	return read(result.output, where, variables);
}

// src/config/yaml.ts
var import_dist = require_dist();
/**
* What YAML text says. `where` names the text in errors, which tell the place in it and never what stands there: the
* text may hold secrets.
* @throws UsageError when it is not valid.
*/
function parseYaml(yaml, where) {
	const document = (0, import_dist.parseDocument)(yaml, { prettyErrors: true });
	const problem = document.errors[0];
	if (problem !== void 0) throw invalid(yaml, where, problem);
	try {
		return document.toJS();
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		throw new UsageError(`${where} is not valid YAML: a value starts with \`*\`, which stands for an anchor that is not there.`, { fix: "Put that value in quotes: `'*…'`." });
	}
}
function invalid(yaml, where, problem) {
	const { line, col } = problem.linePos?.[0] ?? {
		line: 1,
		col: 1
	};
	return new UsageError(`${where} is not valid YAML: ${summary(problem)} at line ${line}, column ${col}.`, { fix: bareVariable(yaml, problem) ?? "Mend that line." });
}
/** The library's words without those that quote the text. */
function summary({ code, message }) {
	if (code === "BAD_DQ_ESCAPE") return "Invalid escape sequence between double quotes";
	if (code === "TAG_RESOLVE_FAILED") return "Unknown tag";
	if (code === "BAD_DIRECTIVE") return "Unknown directive";
	const [line = ""] = message.split("\n");
	return line.replace(/ at line \d+, column \d+:?$/, "").replace(/(\w): .*$/, "$1");
}
/** In `{…}` and `[…]`, the brace of a `${NAME}` without quotes begins another map. */
function bareVariable(yaml, { pos }) {
	const name = /^\$\{(\w+)\}/.exec(yaml.slice(Math.max(0, pos[0] - 1)))?.[1];
	if (name === void 0) return void 0;
	return `Between braces or brackets, put a value with a variable in quotes: \`'\${${name}}'\`.`;
}

// src/config/history.ts
/** Where result documents are: a list as of `sources`; as an input or option, the same list as YAML text. */
const HISTORY = union([SOURCES, text], "a list of files, artifacts or objects");
/** Kinds that keep files of any content; the others take profiles. */
const KEEPING = [
	"file",
	"artifact",
	"s3",
	"gs",
	"az"
];
/** Runs whose artifacts are looked into where the source says nothing; each costs two requests. */
const ARTIFACTS = 50;
/** @throws UsageError for what is no such list, and for sources of profiles. */
function historySources(written, variables) {
	if (written === void 0) return [];
	const items = typeof written === "string" ? parseYaml(written, "history") : written;
	return readSources(items, "history", variables).map((source, index) => asHistory(source, `history[${index}]`));
}
function asHistory(source, where) {
	if (!KEEPING.includes(source.kind)) throw new UsageError(`${where}: \`${source.kind}\` takes profiles, and keeps no results of earlier runs.`, { fix: "Name files, an `artifact:`, or a place in an object store (`s3://`, `gs://`, `az://`), such as that of `archive`." });
	if (source.weight !== void 0 || source.required) throw new UsageError(`${where}: results have no \`${source.required ? "required" : "weight"}\`.`, { fix: "Take it out: results that cannot be had are a warning." });
	return source.kind === "artifact" && source.limit === void 0 ? {
		...source,
		limit: ARTIFACTS
	} : source;
}

// src/config/optional.ts
/** A key that is there only when it has a value. */
function optional(key, value) {
	return value === void 0 || value === "" ? {} : { [key]: value };
}

// src/config/production.ts
const DAYS = "a whole number from 0 to 90";
const MAP$1 = strictObject({
	prometheus: pipe(text, examples(["https://prometheus.internal"])),
	cpu: pipe(text, examples(["rate(process_cpu_seconds_total{job=\"my-service\"}[5m])"])),
	traffic: optional$1(text),
	released: moment,
	settle: optional$1(duration),
	window: optional$1(duration),
	days: optional$1(union([pipe(number(DAYS), integer(DAYS), minValue(0, DAYS), maxValue(90, DAYS)), pipe(matching(/0*(?:[0-8]?\d|90)/, DAYS), transform(Number))], DAYS)),
	timeout: optional$1(duration),
	...ACCESS
});
const EXPECTED = "a map with `prometheus`, `cpu` and `released`";
/** A map; as an input or option, the same map as YAML text. */
const PRODUCTION = union([MAP$1, pipe(string(EXPECTED), regex(/\S/, EXPECTED))], EXPECTED);
/**
* Says what is wrong inside of a map, of which the table of settings knows only that it is none of its own.
* @throws UsageError which names the key, its value and the choices.
*/
function requireProduction(written, where) {
	if (typeof written !== "object" || written === null || Array.isArray(written)) return;
	const result = safeParse(MAP$1, written);
	if (!result.success) throw explain(result.issues, written, where, MAP$1.entries);
}
/** @throws UsageError for a map with something wrong in it. */
function productionQueries(written, variables) {
	const map = typeof written === "string" ? read(written) : written;
	const { url, access } = apiOf(map.prometheus, map, "production", variables);
	return {
		url,
		...access,
		cpu: map.cpu,
		released: map.released,
		settle: map.settle ?? 6e5,
		window: map.window ?? 72e5,
		days: map.days ?? 7,
		...map.traffic !== void 0 && { traffic: map.traffic },
		...map.timeout !== void 0 && { timeout: map.timeout }
	};
}
function read(yaml) {
	const written = parseYaml(yaml, "production");
	requireProduction(written, "production");
	const result = safeParse(MAP$1, written);
	if (result.success) return result.output;
	throw new UsageError(`production is not ${EXPECTED}.`, { fix: "Write one `key: value` a line, such as `prometheus: https://prometheus.internal`." });
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

// src/config/renames.ts
const RENAMES = "a map of old and new names, or a text with one `old=new` a line";
const name = pipe(string(RENAMES), regex(/^[^\s=]+$/, RENAMES));
/** Names of functions or packages: a YAML map, or a text with one `old=new` a line. */
const renames = pipe(union([record(name, name), pipe(string(), regex(/^\s*([^\s=]+[ \t]*=[ \t]*[^\s=]+[ \t]*(\r?\n\s*|$))*$/, RENAMES), transform(readRenames))], RENAMES), transform((map) => Object.entries(map).map(([from, to]) => ({
	from,
	to
}))));
function readRenames(written) {
	const lines = written.split("\n").filter((line) => line.trim() !== "");
	return Object.fromEntries(lines.map((line) => line.split("=").map((name) => name.trim())));
}

// src/config/settings.ts
const DRAFT = "one of `true`, `false`, `always-true`";
const AUTO_MERGE = "one of `merge`, `squash`, `rebase`, `false`";
/**
* The settings of a run. The action's inputs, the CLI's options and the keys of the config file are these, under
* the same names; `action.yml`, `--help`, the tables of docs/reference.md and the JSON Schema are made from here and from
* what about.ts says of each.
*/
const SETTINGS = strictObject({
	package: optional$1(text),
	profile: optional$1(text),
	concurrency: optional$1(whole),
	"min-profiles": optional$1(whole),
	"min-samples": optional$1(whole),
	"max-failures": optional$1(share),
	weighting: optional$1(choice(["samples", "equal"])),
	"build-id": optional$1(choice(["any", "newest"])),
	compact: optional$1(choice(["edges", "none"])),
	hazards: optional$1(choice(["apply", "report"])),
	exclude: optional$1(list),
	renames: optional$1(renames),
	"carry-over": optional$1(share),
	archive: optional$1(ARCHIVE),
	serve: optional$1(text),
	"serve-env": optional$1(assignments),
	ready: optional$1(matching(/https?:\/\/[\s\S]*/, "a URL such as `http://127.0.0.1:8080/healthz`")),
	load: optional$1(text),
	"load-env": optional$1(assignments),
	cpus: optional$1(positive),
	"min-drift": optional$1(share),
	"max-profile-age": optional$1(duration),
	"build-flags": optional$1(words),
	benchmarks: optional$1(text),
	"benchmark-packages": optional$1(list),
	budget: optional$1(duration),
	precision: optional$1(share),
	equivalence: optional$1(share),
	measure: optional$1(several([
		"benchmarks",
		"load",
		"production"
	])),
	evidence: optional$1(several([
		"compiler",
		"profiles",
		"build-times",
		"none"
	])),
	production: optional$1(PRODUCTION),
	history: optional$1(HISTORY),
	"fail-on": optional$1(list),
	comment: optional$1(flag),
	baseline: optional$1(text),
	candidate: optional$1(text),
	verify: optional$1(text),
	"verify-timeout": optional$1(duration),
	publish: optional$1(choice([
		"pull-request",
		"commit",
		"git",
		"local",
		"none"
	])),
	repository: optional$1(matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`")),
	branch: optional$1(text),
	"branch-suffix": optional$1(choice([
		"random",
		"timestamp",
		"short-commit-hash"
	])),
	base: optional$1(text),
	title: optional$1(text),
	body: optional$1(text),
	"body-path": optional$1(text),
	"commit-message": optional$1(text),
	signoff: optional$1(flag),
	labels: optional$1(list),
	assignees: optional$1(list),
	reviewers: optional$1(list),
	"team-reviewers": optional$1(list),
	milestone: optional$1(whole),
	draft: optional$1(union([flag, choice(["always-true"])], DRAFT)),
	"maintainer-can-modify": optional$1(flag),
	"push-to-fork": optional$1(matching(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`")),
	"delete-branch": optional$1(flag),
	"auto-merge": optional$1(union([literal(false), choice([
		"false",
		"merge",
		"squash",
		"rebase"
	])], AUTO_MERGE)),
	"git-push-options": optional$1(list),
	"output-directory": optional$1(text)
});

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
		weighting: settings.weighting ?? "samples",
		buildId: settings["build-id"] ?? "any",
		hazards: settings.hazards ?? "apply",
		exclude: exclusionsOf(settings.exclude),
		carryOver: settings["carry-over"] ?? 0,
		renames: settings.renames ?? [],
		minDrift: settings["min-drift"] ?? .05,
		maxProfileAge: settings["max-profile-age"] ?? 90 * DAY,
		buildFlags: settings["build-flags"] ?? [],
		...settings.benchmarks !== "none" && { benchmarks: settings.benchmarks ?? "." },
		benchmarkPackages: settings["benchmark-packages"] ?? ["./..."],
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
/** @throws UsageError when what was named is not there, or is no folder. */
async function requireFolder(path, named) {
	const stats = await stat(path).catch(() => void 0);
	if (named === void 0 || stats?.isDirectory()) return;
	throw new UsageError(`working-directory: ${stats === void 0 ? "there is no folder" : "this is no folder:"} ${path}.`, { fix: "Name the folder of the Go module, from the root of the repository." });
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
function parseSettings(settings, where) {
	requireProduction(settings["production"], `${where}: production`);
	const result = safeParse(SETTINGS, settings);
	if (result.success) return result.output;
	throw explain(result.issues, settings, where, SETTINGS.entries, ["sources"]);
}
function collects(command, { baseline, candidate }) {
	if (command === "compare") return baseline === "merged" || candidate === "merged";
	return command === "refresh" || command === "collect";
}
const MAP = new RegExp(`^(\\{.*\\}$|(${KIND_NAMES.join("|")}):\\s)`, "s");
function givenSources(raw, place) {
	if (raw.sources === void 0 && raw.source === void 0) return void 0;
	const listed = raw.sources === void 0 ? [] : readSources(parseYaml(raw.sources, "sources"), "sources", place);
	const single = (raw.source ?? []).map((item) => MAP.test(item) ? parseYaml(item, "source") : item);
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

// src/outputs.ts
/** The action's outputs, as `action.yml` lists them; an output without a value is left out. */
function outputsOf(report, files) {
	const { decision, comparison, gates, profile, build, publication } = report;
	const isPullRequest = publication?.kind === "pull-request";
	const values = {
		decision: decision?.kind,
		verdict: comparison?.verdict,
		change: comparison?.change,
		gates: gates && orderedGates(gates)[0]?.outcome,
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
	let job;
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
		job = {
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
		};
		await perform(job, invocation);
		requireGates(job);
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
		if (job !== void 0) await (await import("./conclude.js")).conclude(job);
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

export { abortOnSignals as a, ENTRY_INPUTS as i, unknownKey as n, ABOUT as r, run as t };