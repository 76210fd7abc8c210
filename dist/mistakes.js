import { t as __commonJSMin } from "./rolldown-runtime.js";
import { D as regex, E as record, F as union, M as transform, N as trim, T as pipe, _ as minValue, a as finite, b as number, c as gtValue, d as literal, f as maxEntries, h as metadata, i as examples, j as string, l as integer$1, m as maxValue, n as boolean, o as getExamples, s as getMetadata, t as array, w as picklist } from "./dist3.js";
import { i as UsageError } from "./errors.js";
import { I as totalOf, d as excerpt, l as codeList } from "./start.js";

// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = Infinity;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));

// src/settings/values.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
/**
* The schemas of the values that settings and options of sources have.
*
* Inputs of the action and options of the CLI are always text, and a YAML file has numbers, lists and maps. Therefore each schema accepts
* texts as well as the types of YAML:
*
*     v.parse(fraction, '5%')      // 0.05
*     v.parse(fraction, 0.05)      // 0.05
*     v.parse(patience, '5m')      // 300000: durations are in milliseconds
*     v.parse(list, 'a, b\nc')     // ['a', 'b', 'c']
*     v.parse(list, ['a', 'b'])    // ['a', 'b']
*
* The message of a schema names the expected value in words that complete a sentence after "is not", such as
* `a share such as `5%` or `0.05``. mistakes.ts makes whole errors from these messages.
*
* A schema only checks the form of a text. A schema does not say whether a text is a path or a command. Therefore each setting and each
* option of a source also has a kind, such as the path of a file, a command, or a text that may contain a secret. `ofKind` attaches the
* kind to the schema.
*
* `npm run generate` makes the JSON Schema of the config file from these schemas. The JSON Schema contains only the checks that come before
* a `v.transform`.
*/
/** The maximum number of characters in a name, a command or an item of a list. Longer texts may not fit into the arguments of a program. */
const LONGEST_TEXT = 1e4;
const MOST_RENAMES = 1e4;
/** The kinds of settings and of options of sources, each with its traits. */
const SETTING_KINDS = {
	/** A command of the repository's owner. */
	command: {
		isCommand: true,
		isSecret: true
	},
	/** A value that may hold a secret, such as a token or a map of headers. */
	secret: { isSecret: true },
	/**
	* The URL of a server. The URL may contain a password. Messages show the URL without the password, and the password is masked when the
	* URL is read.
	*/
	url: {},
	/**
	* The name of a user, which no message shows. A user name is not masked, because the name may be a short number that occurs in many
	* texts.
	*/
	user: { isSecret: true },
	/** A YAML list or map with addresses and headers, which may hold secrets. */
	yaml: {
		isSecret: true,
		isYaml: true
	},
	/** A YAML map that holds a command of the repository's owner. */
	"yaml command": {
		isCommand: true,
		isSecret: true,
		isYaml: true
	},
	/** The path of a file or folder. */
	path: {},
	/** A list of names that may have thousands of entries. */
	"long list": { isLong: true },
	/** A name, a pattern or prose that messages may show. */
	shown: {}
};
/** Attaches a kind to a schema. `kindOf` and `traitsOf` return the attached kind and its traits. */
function ofKind(schema, kind) {
	return pipe(schema, metadata({ kind }));
}
/** Returns the kind of a schema; undefined if `ofKind` attached no kind. An optional value has the kind of its inner schema. */
function kindOf(schema) {
	if (schema === void 0) return void 0;
	const { wrapped } = schema;
	return wrapped === void 0 ? getMetadata(schema).kind : kindOf(wrapped);
}
/** Returns the traits of a schema's kind. */
function traitsOf(schema) {
	const kind = kindOf(schema);
	return kind === void 0 ? {} : SETTING_KINDS[kind];
}
/** A text that is not empty. */
const text = pipe(string("a text"), regex(/\S/, "a non-empty text"), trim());
/** A name, a pattern or a query, which messages may show. */
const showableText = ofKind(text, "shown");
/** A command of the repository's owner. */
const command = ofKind(text, "command");
/**
* Returns the schema of a text that matches `pattern` as a whole, apart from white space around the text. `pattern` must have no flags,
* because JSON Schema does not support flags.
*/
const matchingText = (pattern, expected) => pipe(string(expected), regex(new RegExp(`^\\s*(?:${pattern.source})\\s*$`), expected), trim());
/** Returns the schema of a number, or of a text that matches `pattern` and that `read` turns into a number. */
function numeric(expected, pattern, checks, read = Number) {
	const bounded = pipe(number(expected), ...checks);
	return union([bounded, pipe(matchingText(pattern, expected), transform(read), bounded)], expected);
}
/** Returns the schema of a whole number from `least` to `most`. `expected` describes the allowed numbers in messages. */
function integer(expected, least, most) {
	const upTo = most === void 0 ? [] : [maxValue(most, expected)];
	const checks = [
		integer$1(expected),
		minValue(least, expected),
		...upTo
	];
	return numeric(expected, least === 0 ? /\d+/ : /0*[1-9]\d*/, checks);
}
/** A whole number of at least 1. */
const whole = integer("a whole number of at least 1", 1);
/** A number of days from 0 to 90, which is how long GitHub keeps artifacts. */
const days = integer("a whole number from 0 to 90", 0, 90);
/** The words with which a message describes a number of seconds. */
const SECONDS = "a whole number of seconds from 1 to 86400, which is a day";
/** The length of a profile in seconds. */
const profileSeconds = integer(SECONDS, 1, 86400);
const POSITIVE = "a number greater than 0";
/** A number greater than 0. */
const positive = numeric(POSITIVE, /(?=[\d.]*[1-9])\d+(?:\.\d+)?/, [finite(POSITIVE), gtValue(0, POSITIVE)]);
const SHARE = "a share such as `5%` or `0.05`";
/** A fraction from 0 to 1, which the user may also write in percent. */
const fraction = numeric(SHARE, /0*(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)\s*%|0+(?:\.\d+)?|0*1(?:\.0+)?/, [minValue(0, SHARE), maxValue(1, SHARE)], (written) => Number.parseFloat(written) / (written.endsWith("%") ? 100 : 1));
const FLAG = "`true` or `false`";
/** `true` or `false`. */
const flag = pipe(union([boolean(), matchingText(/true|false/, FLAG)], FLAG), transform((value) => value === true || value === "true"));
/** Returns the schema of a text that is one of several words. */
const choice = (options) => picklist(options, `one of ${codeList(options)}`);
/** A repository as `owner/name`. */
const repository = matchingText(/[\w.-]+\/[\w.-]+/, "a repository as `owner/name`");
const DURATION_UNITS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5
};
const inMilliseconds = (count, unit) => Number(count) * DURATION_UNITS[unit];
/** Returns the schema of a duration in milliseconds, at least 1 and at most `most`. */
const durationUpTo = (expected, most) => pipe(matchingText(/(?=.*[1-9])(?:\d+(?:\.\d+)?(?:ms|s|m|h|d|w))+/, expected), transform((written) => {
	const parts = [...written.matchAll(/(?<![\d.])([\d.]+)([a-z]+)/g)];
	const total = totalOf(parts, ([, count = "", unit = ""]) => inMilliseconds(count, unit));
	return Math.max(1, Math.round(total));
}), maxValue(most, expected));
/** A duration of any length. The user writes the duration with a unit. The value is in milliseconds and at least 1. */
const timeSpan = durationUpTo("a duration such as `30s`, `5m`, `24h` or `7d`", Number.MAX_VALUE);
/** A duration of at most a week, in milliseconds, that a timer can wait for. Node's timers overflow after 25 days. */
const patience = durationUpTo("a duration of at most `7d`, such as `30s`, `5m` or `24h`", DURATION_UNITS.w);
const TUNING = "`auto`, `off`, `culprits`, `culprits 30m`, or a duration of at most `7d`, such as `30m`";
const tuningTime = durationUpTo(TUNING, DURATION_UNITS.w);
/**
* The schema of the setting `tune`: `auto`, `off`, `culprits`, `culprits` with a duration, or a duration. The schema also accepts `false`,
* because YAML 1.1 reads `off` as `false`.
*/
const tuning = pipe(union([
	literal(false),
	choice([
		"auto",
		"off",
		"culprits"
	]),
	tuningTime,
	pipe(matchingText(/culprits\s+\S+/, TUNING), transform((written) => written.slice(8)), tuningTime, transform((milliseconds) => ({ milliseconds })))
], TUNING), transform((value) => {
	if (typeof value === "number") return {
		kind: "search",
		milliseconds: value
	};
	if (typeof value === "object") return {
		kind: "culprits",
		milliseconds: value.milliseconds
	};
	if (value === "culprits") return {
		kind: "culprits",
		milliseconds: void 0
	};
	return { kind: value === "auto" ? "auto" : "off" };
}));
const MOMENT = "a time such as `now`, `now-24h`, `2026-11-20T06:00:00Z` or seconds since 1970";
const DATE = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.source;
const TIME_OF_DAY = /[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?/.source;
const ZONE = /(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)/.source;
const MOMENT_TEXT = new RegExp(`now|now\\s*-\\s*\\d+(?:\\.\\d+)?(?:ms|s|m|h|d|w)|[1-9]\\d{9}(?:\\d{3})?|${DATE}(?:${TIME_OF_DAY}${ZONE}?)?`);
const epoch = (digits) => pipe(number(), integer$1(), minValue(10 ** (digits - 1)), maxValue(10 ** digits - 1));
/**
* A point in time. The user writes the time relative to the run (`now-24h`), as ISO 8601 (in UTC if it names no zone), or in seconds or
* milliseconds since 1970.
*/
const moment = pipe(union([
	matchingText(MOMENT_TEXT, MOMENT),
	epoch(10),
	epoch(13)
], MOMENT), examples(["2026-11-20T06:00:00Z"]), transform((value) => {
	const written = String(value);
	if (written === "now") return { ago: 0 };
	const [, count, unit = ""] = /^now\s*-\s*([\d.]+)([a-z]+)$/.exec(written) ?? [];
	if (count !== void 0) return { ago: inMilliseconds(count, unit) };
	if (/^\d+$/.test(written)) return { at: Number(written) * (written.length === 10 ? 1e3 : 1) };
	const zoned = /(Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/.test(written) ? written : `${written}Z`;
	return { at: Date.parse(zoned.replace(" ", "T")) };
}));
/** Returns the schema of a list of texts. The user writes a YAML list, or a text. @param itemsOf returns the items of a text. */
const listBy = (itemsOf) => pipe(union([array(union([string(), pipe(number(), transform(String))])), string()], "a list, or a text with one item a line"), transform((value) => typeof value === "string" ? itemsOf(value) : value), transform((items) => items.map((item) => item.trim()).filter((item) => item !== "")));
/** A list of texts. In a text, the items are on separate lines or separated by commas. */
const list = listBy((written) => written.split(/[\n,]/));
/** Matches an item of `conditions`. The item may contain text in parentheses, in which a comma does not end the item. */
const CONDITION_TEXT = /(?:\((?:[^()\n]|\([^()\n]*\))*\)|[^\n,])+/g;
/**
* A list of conditions, such as `slower(BenchmarkGet/n=1,k=2) > 2%, size > 5%`. The name of a row in parentheses may contain commas, so a
* comma in parentheses does not separate two conditions.
*/
const conditions = listBy((written) => written.match(CONDITION_TEXT) ?? []);
/** Returns the schema of a list that holds only some of `options`. */
const several = (options) => {
	const option = choice(options);
	return pipe(union([array(option), list], `some of ${codeList(options)}`), array(option), transform((items) => options.filter((option) => items.includes(option))));
};
/** Reads lines of `left=right`. */
const readPairs = (written) => {
	const lines = written.matchAll(/^\s*([^\s=]+)[ \t]*=(.*)$/gm);
	return Object.fromEntries([...lines].map(([, left = "", right = ""]) => [left, right.trimEnd()]));
};
const ASSIGNMENTS = "a map of names and values, or a text with one `NAME=VALUE` per line";
const ASSIGNMENT_LINES = /^\s*([A-Za-z_]\w*=[^\n]*(\n\s*|$))*$/;
const variable = pipe(string(ASSIGNMENTS), regex(/^[A-Za-z_]\w*$/, ASSIGNMENTS));
const scalar = union([
	string(),
	number(),
	boolean()
], ASSIGNMENTS);
/** The schema of environment variables. The user writes a YAML map, or a text with one `NAME=VALUE` on each line. */
const assignments = pipe(union([record(variable, pipe(scalar, transform(String))), pipe(string(), regex(ASSIGNMENT_LINES, ASSIGNMENTS), transform(readPairs))], ASSIGNMENTS));
const RENAMES = `a map of at most ${MOST_RENAMES} old and new names, or a text with one \`old=new\` per line`;
const RENAME_LINES = /^\s*([^\s=]+[ \t]*=[ \t]*[^\s=]+[ \t]*(\r?\n\s*|$))*$/;
const renamedName = pipe(string(RENAMES), regex(/^[^\s=]+$/, RENAMES));
/** Renamed functions or packages. The user writes a YAML map, or a text with one `old=new` on each line. */
const renames = pipe(union([record(renamedName, renamedName), pipe(string(), regex(RENAME_LINES, RENAMES), transform(readPairs))], RENAMES), maxEntries(MOST_RENAMES, RENAMES), transform((map) => Object.entries(map).map(([from, to]) => ({
	from,
	to: to.trim()
}))));
/** Matches a text in which each quote is closed. */
const CLOSED_QUOTES = /^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*$/;
/**
* Command-line arguments. The schema of arguments for a program. Each item of a YAML list is one argument, and a text is split into words
* as a shell would do.
*/
const words = pipe(union([array(string()), pipe(string(), regex(CLOSED_QUOTES, "arguments whose quotes are closed"))], "a list of arguments"), transform((value) => typeof value === "string" ? splitWords(value) : value));
function splitWords(line) {
	return [...line.matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs)].map(([word]) => word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs, (_, single, double, escaped) => single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? ""));
}
/** Joins arguments into one text, with the quotes that a shell needs. The schema `words` splits the joined text into the same arguments. */
function joinWords(args) {
	const isPlain = (word) => /^[^\s'"\\]+$/.test(word);
	return args.map((word) => isPlain(word) ? word : `"${word.replace(/["\\$`]/g, "\\$&")}"`).join(" ");
}
/**
* Returns a value in the form in which the user could write it. For example, the value `0.02` of the schema `fraction` becomes `2%`, and
* the items of a list are separated by commas.
*/
function asWritten(schema, value) {
	if (schema === fraction) return `${Number((100 * value).toPrecision(9))}%`;
	if (schema === patience) return `${value / 1e3}s`;
	if (schema === tuning) {
		const written = value;
		const time = "milliseconds" in written && written.milliseconds ? `${written.milliseconds / 1e3}s` : "";
		return written.kind === "search" ? time : `${written.kind} ${time}`.trim();
	}
	if (schema === words) return joinWords(value);
	if (Array.isArray(value)) return value.join(",");
	if (typeof value === "object" && value !== null) return JSON.stringify(value);
	return String(value);
}

// src/settings/mistakes.ts
/** Returns the error for the most important issue that a schema found, with the key, its value and the expected kind of value. */
function explain(issues, { where, written, entries, further = [] }) {
	const isUnknown = ({ type, expected }) => type === "strict_object" && expected === "never";
	const isMissing = ({ type, received }) => type === "strict_object" && received === "undefined";
	const issue = issues.find(isUnknown) ?? issues.find(isMissing) ?? issues[0];
	const path = issue.path ?? [];
	const keys = path.map(({ key }) => String(key));
	const joined = (...parts) => parts.filter((part) => part !== "").join(": ");
	if (isUnknown(issue) || isMissing(issue)) {
		const [key = "", ...outer] = keys.reverse();
		const known = (outer[0] === void 0 ? void 0 : entries[outer[0]].wrapped)?.entries ?? entries;
		const place = joined(where, ...outer);
		if (isMissing(issue)) return missingKey(key, place, known[key]);
		return unknownKey(key, place, [...Object.keys(known), ...further]);
	}
	const named = path.findIndex(({ origin }) => origin === "key");
	const isSecret = keys.some((key) => traitsOf(entries[key]).isSecret);
	const value = isSecret ? "" : `: ${printableValue(keys.reduce(inside, written))}`;
	const name = keys.slice(0, named < 0 ? keys.length : named).filter((key) => isSecret || !/^\d+$/.test(key));
	return new UsageError(`${joined(where, name.join("."))}${value} is not ${issue.message}.`, { fix: where === "" ? `Change \`${name[0]}\`.` : `Change it in ${where}.` });
}
/** Returns the part of a value below a key. A list that the user wrote as a single text has no parts, so the whole text is returned. */
function inside(value, key) {
	return typeof value === "string" ? value : value?.[key];
}
function missingKey(key, where, schema) {
	const value = String(getExamples(schema)[0] ?? "…").replaceAll("'", "''");
	return new UsageError(`${where}: \`${key}\` is missing.`, { fix: `Add it, for instance \`${key}: ${/^[\w.-]+$/.test(value) ? value : `'${value}'`}\`.` });
}
/**
* Returns the error for an unknown key, input, option or name. The error's fix suggests the known name that the user probably meant, or
* lists all known names.
*/
function unknownKey(key, where, known) {
	const hint = closestName(key, known);
	const name = printableValue(key.replace(/([=:]).*$/s, "$1…"));
	return new UsageError(`${where === "" ? "There" : `${where}: there`} is no ${name}.`, { fix: hint === void 0 ? `There are ${codeList(known)}.` : `Did you mean \`${hint}\`?` });
}
/** Returns a value as one short line of code, without the parts of a URL that may be secret: user, password and query. */
function printableValue(value) {
	const open = (typeof value === "string" || typeof value === "number" || value === void 0 ? String(value) : JSON.stringify(value)).replace(/:\/\/\S*@/g, "://…@").replace(/(:\/\/[^\s?]*\?)[^\s"]*/g, "$1…");
	return `\`${excerpt(open, 60)}\``;
}
/** Returns the known name that differs from the written name by at most two typing mistakes. */
function closestName(name, known) {
	if (name.length > 100) return void 0;
	return known.map((candidate) => ({
		candidate,
		slips: (0, import_fastest_levenshtein.distance)(name.toLowerCase(), candidate)
	})).filter(({ candidate, slips }) => slips <= Math.min(2, candidate.length / 2)).sort((a, b) => a.slips - b.slips)[0]?.candidate;
}
/** Checks that all texts in a value can be arguments of a program. @throws UsageError for a text that is too long or has a NUL character. */
function requirePlain(value, where, longest = LONGEST_TEXT) {
	if (typeof value === "string") {
		if (value.includes("\0")) throw new UsageError(`${where} holds a NUL character.`, { fix: "Remove the NUL character." });
		if (value.length > longest) throw new UsageError(`${where} is longer than ${longest} characters.`, { fix: "Shorten this text." });
	} else if (typeof value === "object" && value !== null) for (const [key, child] of Object.entries(value)) requirePlain(child, `${where}.${excerpt(key, 60)}`, longest);
}

export { words as A, several as C, traitsOf as D, timeSpan as E, tuning as O, repository as S, text as T, ofKind as _, SECONDS as a, profileSeconds as b, choice as c, days as d, flag as f, moment as g, matchingText as h, unknownKey as i, whole as k, command as l, list as m, printableValue as n, asWritten as o, fraction as p, requirePlain as r, assignments as s, explain as t, conditions as u, patience as v, showableText as w, renames as x, positive as y };