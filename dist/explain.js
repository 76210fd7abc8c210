import { A as string, D as regex, E as record, M as trim, P as union, T as pipe, _ as minValue, a as examples, b as number, c as getExamples, h as maxValue, j as transform, l as gtValue, n as boolean, o as finite, t as array, u as integer, w as picklist } from "./dist.js";
import { r as UsageError } from "./errors.js";
import { n as excerpt } from "./printable.js";

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
const SECONDS = "a whole number of seconds from 1 to 86400, which is a day";
/** The length of a live profile. Longer ones nobody waits for, and what is far longer overflows timers. */
const profileSeconds = union([pipe(number(SECONDS), integer(SECONDS), minValue(1, SECONDS), maxValue(86400, SECONDS)), pipe(matching(new RegExp(`0*(?:(?=.*[1-9])(?:${below("86400")})|86400)`), SECONDS), transform(Number))], SECONDS);
/** A pattern of the whole numbers from 0 to before `most`, without more zeros in front. */
function below(most) {
	const smaller = [...most].flatMap((digit, at) => digit === "0" ? [] : [`${most.slice(0, at)}[0-${Number(digit) - 1}]\\d{${most.length - at - 1}}`]);
	return [...most.length > 1 ? [`\\d{1,${most.length - 1}}`] : [], ...smaller].join("|");
}
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
const duration = pipe(matching(/(?=[\d.]*[1-9])\d+(?:\.\d+)?(?:ms|s|m|h|d|w)/, "a duration longer than nothing, such as `30s`, `5m`, `24h` or `7d`"), transform(milliseconds));
const WEEK = UNITS.w;
const UP_TO_A_WEEK = Object.entries(UNITS).map(([unit, length]) => {
	const most = String(WEEK / length);
	return `0*(?:(?:${below(most)})(?:\\.\\d+)?|${most}(?:\\.0+)?)${unit}`;
});
/** As `duration`, for what a timer waits for: longer than a week takes no job, and 25 days overflow Node's timers. */
const patience = pipe(matching(new RegExp(`(?=[\\d.]*[1-9])(?:${UP_TO_A_WEEK.join("|")})`), "a duration longer than nothing and of at most `7d`, such as `30s`, `5m` or `24h`"), transform(milliseconds));
function milliseconds(written) {
	const unit = /[a-z]+$/.exec(written)?.[0];
	return Math.max(1, Math.round(Number.parseFloat(written) * UNITS[unit]));
}
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
	const open = (typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value) ?? String(value)).replace(/:\/\/\S*@/g, "://…@").replace(/(:\/\/[^\s?]*\?)[^\s"]*/g, "$1…");
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

export { several as _, unknownKey as a, whole as b, choice as c, list as d, matching as f, profileSeconds as g, positive as h, shownKey as i, duration as l, patience as m, explain as n, SECONDS as o, moment as p, shown as r, assignments as s, closest as t, flag as u, share as v, words as x, text as y };