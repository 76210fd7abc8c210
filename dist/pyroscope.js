import { Dn as array, Er as ExpectedError, Hn as number, Qn as transform, Un as object, Wn as optional, Zn as string, _n as count, er as union, hr as redact, jn as finite, lr as duration, qn as pipe, ur as excerpt } from "./start.js";
import { o as networkFor } from "./send.js";
import { n as datesOf, t as busiestPart } from "./period.js";
import { t as headersFor } from "./access.js";
import { n as BinaryWriter, r as WireType, t as BinaryReader } from "./binary-encoding.js";
import { i as callApi, s as wordsOf, t as AnswerTooLarge } from "./api3.js";
import { r as readJson } from "./json.js";
import { t as clockDifference } from "./clock.js";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

// src/sources/pyroscope/access.ts
/**
* The headers that Pyroscope is asked with, names in lower case. Where the source itself names no credentials or no
* tenant, those that its command line tool would use are taken: `PROFILECLI_USERNAME` and `PROFILECLI_PASSWORD`, else
* `PROFILECLI_TOKEN`, and `PROFILECLI_TENANT_ID`; never for another server than the one of `PROFILECLI_URL`.
* @throws ExpectedError when `headers-command` fails.
*/
async function pyroscopeHeaders(source, context) {
	const written = Object.entries(await headersFor(source, context));
	const named = Object.fromEntries(written.map(([name, value]) => [name.toLowerCase(), value]));
	return isMeant(source.url, context.env["PROFILECLI_URL"]) ? {
		...ofEnvironment(context),
		...named
	} : named;
}
/** A token must not go to a server that it is not for. */
function isMeant(url, known) {
	if (known === void 0 || known === "") return true;
	return URL.canParse(known) && new URL(known).origin === new URL(url).origin;
}
function ofEnvironment({ env, mask }) {
	const { PROFILECLI_USERNAME: username = "", PROFILECLI_PASSWORD: password = "" } = env;
	const { PROFILECLI_TOKEN: token = "", PROFILECLI_TENANT_ID: tenant = "" } = env;
	const basic = Buffer.from(`${username}:${password}`).toString("base64");
	const authorization = username + password !== "" ? `Basic ${basic}` : token !== "" ? `Bearer ${token}` : void 0;
	for (const secret of [
		password,
		token,
		...username + password === "" ? [] : [basic]
	]) if (secret !== "") mask(secret);
	return {
		...authorization !== void 0 && { authorization },
		...tenant !== "" && { "x-scope-orgid": tenant }
	};
}

// src/sources/pyroscope/duration.ts
const UNITS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5,
	y: 31536e6
};
/** Milliseconds of a duration as Pyroscope prints it, in either way: `1d`, `1h30m`, `167h59m52.098s`; undefined when it is none. */
function durationOf(text) {
	if (!/^(\d+(\.\d+)?(ms|[smhdwy]))+$/.test(text)) return void 0;
	return [...text.matchAll(/([\d.]+)([a-z]+)/g)].reduce((sum, [, number, unit]) => sum + Number(number) * (UNITS[unit ?? ""] ?? 0), 0);
}

// src/sources/pyroscope/api.ts
/** The server takes no window of that length; in milliseconds what it said of it. */
var WindowTooLong = class extends ExpectedError {
	/** What it takes. */
	longest;
	/** What it was asked for, as far as it looks back. */
	actual;
	constructor(cause, words) {
		super(cause.message, {
			fix: "Shorten the time between `from` and `to`, or raise `max_query_length` of this tenant in Pyroscope.",
			cause
		});
		this.longest = durationOf(/limit: ([\w.]+)/.exec(words)?.[1] ?? "");
		this.actual = durationOf(/actual: ([\w.]+)/.exec(words)?.[1] ?? "");
	}
};
/** The merged profile is larger than this program, or a part of the server, takes. */
var MergeTooLarge = class extends ExpectedError {
	constructor(cause) {
		super(cause.message, {
			fix: "Shorten the time between `from` and `to`, or narrow the `query`.",
			cause
		});
	}
};
/**
* The profile of all that match in the window, merged by the server.
* @param locations so many leaf-most ones of each stack are kept (its trimming for Go PGO); all, where undefined or
* where the server does not know of that.
* @throws WindowTooLong, MergeTooLarge, or another ExpectedError with the server's words.
*/
async function selectMergeProfile(access, query, window, locations) {
	const answer = await ask(access, "SelectMergeProfile", "application/proto", mergeRequest(query, window, locations));
	const type = String(answer.headers["content-type"] ?? "");
	if (/^application\/(x-)?proto/.test(type)) return answer;
	const words = wordsIn(answer.body, access);
	throw new ExpectedError(`${access.url} answered with ${type === "" ? "a text" : excerpt(type, 60)} instead of a profile: "${words}".`, { fix: FIX_ADDRESS });
}
/** What a text says that is no answer of this API: a page may repeat what it was asked with. */
function wordsIn(body, { headers }) {
	const secrets = Object.values(headers).flatMap((value) => [value, ...value.split(" ")]);
	return excerpt(redact(wordsOf(body.subarray(0, 4096).toString()), secrets));
}
const FIX_ADDRESS = "Write the base URL of the Pyroscope API (version 1 or later) itself, not of its web page, of Grafana or of a login; through Grafana it is https://GRAFANA/api/datasources/proxy/uid/UID.";
/** `querier.v1.SelectMergeProfileRequest`. Without `max_nodes`, which cuts stacks for flame graphs. */
function mergeRequest(query, { from, to }, locations) {
	const writer = new BinaryWriter();
	writer.tag(1, WireType.LengthDelimited).string(query.profileType);
	writer.tag(2, WireType.LengthDelimited).string(query.selector);
	writer.tag(3, WireType.Varint).int64(from.getTime());
	writer.tag(4, WireType.Varint).int64(to.getTime());
	if (locations !== void 0) {
		writer.tag(6, WireType.LengthDelimited).fork().tag(2, WireType.LengthDelimited).fork();
		writer.tag(1, WireType.Varint).uint32(locations);
		writer.join().join();
	}
	return writer.finish();
}
const NUMBER = optional(pipe(union([number(), string()]), transform(Number), finite()), 0);
const SERIES = object({ series: optional(array(object({ points: optional(array(object({
	timestamp: NUMBER,
	value: NUMBER
})), []) })), []) });
/**
* The load of what matches, in steps of `step` milliseconds (whole seconds).
* @throws WindowTooLong, or another ExpectedError with the server's words.
*/
async function selectSeries(access, query, window, step) {
	const { series } = await askJson(access, "SelectSeries", SERIES, {
		profile_typeID: query.profileType,
		label_selector: query.selector,
		...times(window),
		step: step / 1e3
	});
	return series.flatMap(({ points }) => points.filter(({ timestamp }) => timestamp > window.from.getTime()).map(({ timestamp, value }) => ({
		start: timestamp - step,
		load: value
	})));
}
const NAMES = object({ names: optional(array(string()), []) });
const TYPES = object({ profileTypes: optional(array(object({ ID: optional(string(), "") })), []) });
/** The services that have profiles in the window, and the types of these. @throws ExpectedError */
async function selectNames(access, window) {
	const label = {
		name: "service_name",
		matchers: [],
		...times(window)
	};
	const [services, types] = await Promise.all([askJson(access, "LabelValues", NAMES, label), askJson(access, "ProfileTypes", TYPES, times(window))]);
	return {
		services: services.names.filter((name) => name !== ""),
		profileTypes: types.profileTypes.map(({ ID }) => ID).filter((id) => id !== "")
	};
}
function times({ from, to }) {
	return {
		start: from.getTime(),
		end: to.getTime()
	};
}
async function askJson(access, method, schema, message) {
	const { body } = await ask(access, method, "application/json", JSON.stringify(message));
	const answer = readJson(body, schema);
	if (answer !== void 0) return answer;
	throw new ExpectedError(`${access.url} answered ${method} with something else than Pyroscope does: "${wordsIn(body, access)}".`, { fix: FIX_ADDRESS });
}
/** Calls a method of the querier as the Connect protocol has it. */
async function ask(access, method, contentType, body) {
	const { network, signal, progress } = access;
	const timeout = access.timeLeft();
	let refusal;
	const call = {
		product: "Pyroscope",
		url: new URL(`${access.url}/querier.v1.QuerierService/${method}`),
		headers: {
			...access.headers,
			"content-type": contentType
		},
		body,
		network,
		signal,
		progress,
		...timeout !== void 0 && { timeout },
		fixFor: (answer) => {
			refusal = answer;
			return fixOf(answer);
		}
	};
	try {
		return await callApi(call);
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		const words = refusal?.words ?? "";
		if (words.includes("max_query_length")) throw new WindowTooLong(error, words);
		if (error instanceof AnswerTooLarge || /message larger than max|max message size/i.test(words)) throw new MergeTooLarge(error);
		throw error;
	}
}
function fixOf({ status, words }) {
	if (/no org id/i.test(words)) return "Give the source its `tenant`, or set PROFILECLI_TENANT_ID: this Pyroscope keeps several apart.";
	if (status === 401 || status === 403) return "Check `tenant`, and `token` or `username` and `password` of the source, or PROFILECLI_TOKEN or PROFILECLI_USERNAME and PROFILECLI_PASSWORD, and what they may read.";
	if (status === 404 || status === 405) return FIX_ADDRESS;
}

// src/sources/pyroscope/answer.ts
const PROFILE = {
	sampleType: 1,
	sample: 2,
	function: 5,
	string: 6,
	time: 9,
	duration: 10,
	period: 12
};
const SAMPLE_VALUE = 2;
const TYPE = {
	type: 1,
	unit: 2
};
const FUNCTION_NAME = 2;
/** CPU time between two samples of Go's profiler, unless told otherwise; nanoseconds. */
const GO_PERIOD = 10000000n;
/** A shorter period is no rate that somebody samples at, but what is left of several rates. */
const LEAST_PERIOD = 100000n;
/** What Pyroscope writes for every CPU profile, whatever its rate was. */
const SECOND = 1000000000n;
/**
* Puts back what Pyroscope leaves out of a Go CPU profile, whose every other byte stays as it came. It keeps one of
* the two columns `samples/count` and `cpu/nanoseconds`, names a period of a second, and gives the end of the window, or of a day in it,
* as the start of the profile (`SetProfileMetadata` in its pkg/pprof/pprof.go). Without that, a profile would have a
* hundredth of its samples, could not be merged with others, and would come from the future.
* @throws RangeError or Error of the decoder when the bytes are no profile.
*/
function readAnswer(bytes, window) {
	const outline = outlineOf(bytes);
	return {
		profile: outline.samples.length === 0 ? bytes : mended(bytes, outline, window),
		samples: outline.samples.length,
		cut: outline.functionNames.has("other"),
		nameless: [...outline.functionNames].filter((name) => name.includes("[...]")).length
	};
}
function outlineOf(bytes) {
	const fields = [];
	const strings = [];
	const names = [];
	const types = [];
	const samples = [];
	const numbers = /* @__PURE__ */ new Map();
	eachField(bytes, (reader, field) => {
		fields.push(field);
		const { number } = field;
		if (number === PROFILE.string) strings.push(reader.string());
		else if (number === PROFILE.sampleType) types.push(varintsOf(reader.bytes()));
		else if (number === PROFILE.sample) samples.push(valuesOf(reader.bytes()));
		else if (number === PROFILE.function) names.push(varintsOf(reader.bytes()).get(FUNCTION_NAME));
		else if (field.type === WireType.Varint) numbers.set(number, BigInt(reader.int64()));
		else reader.skip(field.type);
	});
	const text = (index) => strings[Number(index ?? 0)] ?? "";
	return {
		fields,
		strings,
		functionNames: new Set(names.map(text)),
		sampleTypes: types.map((type) => ({
			type: text(type.get(TYPE.type)),
			unit: text(type.get(TYPE.unit))
		})),
		samples,
		period: numbers.get(PROFILE.period) ?? 0n,
		time: numbers.get(PROFILE.time) ?? 0n
	};
}
/** Entries of one message: several times those of the largest profile that is taken. */
const MOST_FIELDS = 2e6;
/** Calls `visit` at each field of a message, which must read its value or skip it. */
function eachField(bytes, visit) {
	const reader = new BinaryReader(bytes);
	for (let count = 0; reader.pos < reader.len; count += 1) {
		if (count === MOST_FIELDS) throw new RangeError(`it has more than ${MOST_FIELDS} entries`);
		const start = reader.pos;
		const [number, type] = reader.tag();
		const field = {
			number,
			type,
			start,
			end: start
		};
		visit(reader, field);
		field.end = reader.pos;
	}
}
/** The plain numbers of a small message, by field. */
function varintsOf(message) {
	const found = /* @__PURE__ */ new Map();
	eachField(message, (reader, { number, type }) => {
		if (type === WireType.Varint) found.set(number, BigInt(reader.int64()));
		else reader.skip(type);
	});
	return found;
}
function valuesOf(sample) {
	const values = [];
	eachField(sample, (reader, { number, type }) => {
		if (number !== SAMPLE_VALUE) return void reader.skip(type);
		if (type === WireType.Varint) return void values.push(BigInt(reader.int64()));
		const end = reader.uint32() + reader.pos;
		while (reader.pos < end) values.push(BigInt(reader.int64()));
	});
	return values;
}
function mended(bytes, outline, window) {
	const columns = columnsOf(outline);
	const time = columns === void 0 && isWithin(outline.time, window) ? void 0 : nanosOf(window);
	const replaced = /* @__PURE__ */ new Set([...time === void 0 ? [] : [PROFILE.time, PROFILE.duration], ...columns === void 0 ? [] : [
		PROFILE.period,
		PROFILE.sampleType,
		PROFILE.sample
	]]);
	const writer = new BinaryWriter();
	for (const { number, start, end } of outline.fields) if (!replaced.has(number)) writer.raw(bytes.subarray(start, end));
	if (columns !== void 0) writeColumns(writer, bytes, outline, columns);
	if (time !== void 0) {
		writer.tag(PROFILE.time, WireType.Varint).int64(time.start);
		writer.tag(PROFILE.duration, WireType.Varint).int64(time.duration);
	}
	return writer.finish();
}
function nanosOf({ from, to }) {
	const [start, end] = [BigInt(from.getTime()), BigInt(to.getTime())];
	return {
		start: start * 1000000n,
		duration: (end - start) * 1000000n
	};
}
function isWithin(time, window) {
	const { start, duration } = nanosOf(window);
	return time >= start && time < start + duration;
}
/** How the missing column follows from the one that is there; undefined where both are, or neither. */
function columnsOf({ sampleTypes, samples, period: given }) {
	const [only, ...others] = sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
	if (others.length > 0) return void 0;
	const known = given >= LEAST_PERIOD && given < SECOND ? given : void 0;
	if (only === "samples/count") {
		const period = known ?? GO_PERIOD;
		return {
			period,
			both: (value) => [value, value * period]
		};
	}
	if (only !== "cpu/nanoseconds") return void 0;
	const period = known ?? periodOf(samples);
	const count = (value) => value === 0n ? 0n : (value + period / 2n) / period || 1n;
	return {
		period,
		both: (value) => [count(value), value]
	};
}
/** The period that all values are multiples of; Go's own where the samples allow it, or were taken at several rates. */
function periodOf(samples) {
	let common = 0n;
	for (const [value = 0n] of samples) common = greatestCommonDivisor(common, value);
	return common % GO_PERIOD === 0n || common < LEAST_PERIOD ? GO_PERIOD : common;
}
function greatestCommonDivisor(a, b) {
	return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
/** Writes sample types, samples and period anew, and the strings that they need behind those that are there. */
function writeColumns(writer, bytes, { fields, strings }, columns) {
	for (const word of [
		"samples",
		"count",
		"cpu",
		"nanoseconds"
	]) writer.tag(PROFILE.string, WireType.LengthDelimited).string(word);
	for (const column of [0, 2]) {
		writer.tag(PROFILE.sampleType, WireType.LengthDelimited).fork();
		writer.tag(TYPE.type, WireType.Varint).int64(strings.length + column);
		writer.tag(TYPE.unit, WireType.Varint).int64(strings.length + column + 1);
		writer.join();
	}
	for (const { number, start, end } of fields) if (number === PROFILE.sample) writeSample(writer, bytes.subarray(start, end), columns);
	writer.tag(PROFILE.period, WireType.Varint).int64(columns.period);
}
/** @param field the sample with its tag. */
function writeSample(writer, field, columns) {
	const reader = new BinaryReader(field);
	reader.tag();
	const sample = reader.bytes();
	writer.tag(PROFILE.sample, WireType.LengthDelimited).fork();
	eachField(sample, (inner, part) => {
		inner.skip(part.type);
		if (part.number !== SAMPLE_VALUE) writer.raw(sample.subarray(part.start, inner.pos));
	});
	writer.tag(SAMPLE_VALUE, WireType.LengthDelimited).fork();
	for (const value of columns.both(valuesOf(sample)[0] ?? 0n)) writer.int64(value);
	writer.join().join();
}

// src/sources/pyroscope/merge.ts
/** Leaf-most locations of each stack that are left where whole stacks are too many: as many as profilecli keeps. */
const KEPT_LOCATIONS = 5;
/**
* Writes the profile of one window to the new file `path`: with whole stacks or, where these are too many for an
* answer, with the leaf-most frames.
* @throws WindowTooLong, or another ExpectedError with the server's words.
*/
async function mergedPart(access, query, window, path) {
	const { answer, headers, trimmed } = await wholeOrTrimmed(access, query, window);
	const { profile, ...about } = answer;
	if (about.samples > 0) await writeFile(path, profile);
	return {
		...about,
		path,
		headers,
		...trimmed && { trimmed }
	};
}
async function wholeOrTrimmed(access, query, window) {
	const take = async (locations) => {
		const { body, headers } = await selectMergeProfile(access, query, window, locations);
		return {
			answer: readOrExplain(access, body, window),
			headers
		};
	};
	try {
		const whole = await take();
		if (!whole.answer.cut) return whole;
	} catch (error) {
		if (!(error instanceof MergeTooLarge)) throw error;
		access.progress(`${error.message} Asking for the leaf-most ${5} frames of each stack.`);
		return {
			...await take(5),
			trimmed: "large"
		};
	}
	return {
		...await take(5),
		trimmed: "cut"
	};
}
function readOrExplain(access, body, window) {
	try {
		return readAnswer(body, window);
	} catch (error) {
		throw new ExpectedError(`${access.url} answered with ${body.length} bytes that are no profile (${excerpt(String(error))}).`, {
			fix: "Check that Pyroscope itself answers at this address, and that nothing in between changes its answer.",
			cause: error
		});
	}
}

// src/sources/pyroscope/findings.ts
/** Names of what the server does have that a sentence shows. */
const SHOWN_NAMES = 5;
/** Milliseconds of a period that nobody misses. */
const A_MOMENT = 6e4;
function busiestNote(loads, window, period, busiest) {
	const sum = (points) => points.reduce((total, { load }) => total + load, 0);
	const inWindow = loads.filter(({ start }) => start >= window.from.getTime() && start < window.to.getTime());
	const share = Math.round(100 * sum(inWindow) / sum(loads));
	return {
		severity: "note",
		message: `The busiest ${duration(busiest)} of ${shownDates(period)} is ${shownDates(window)}, with ${share} % of the load; only that was taken.`
	};
}
/** What became of stacks on the server. */
function aboutStacks(parts) {
	const trimmed = parts.find((part) => part.trimmed !== void 0)?.trimmed;
	const cut = parts.some((part) => part.cut);
	const notes = [];
	if (cut) notes.push({
		severity: "warning",
		message: "The server cut the stacks to its limit on nodes, and the answer has a function `other` in the place of what it left out.",
		fix: "Let its operator leave that limit off for merged profiles (`max_flamegraph_nodes_on_select_merge_profile`), or narrow the query."
	});
	else if (trimmed !== void 0) {
		const why = trimmed === "cut" ? "The server cuts whole stacks to its limit on nodes" : "Whole stacks are too large an answer";
		notes.push({
			severity: "note",
			message: `${why}, so only the leaf-most ${5} frames of each were asked for. The compiler looks at two; but the share of own code, which is counted over the stack, is too low.`
		});
	}
	return notes;
}
/** Generic functions, which the compiler looks up by their whole names (golang/go#64528 is why these are dropped). */
function aboutNames(parts) {
	const nameless = Math.max(...parts.map(({ nameless }) => nameless));
	if (nameless === 0) return [];
	return [{
		severity: "note",
		message: `Pyroscope keeps ${count(nameless, "generic function")} without type arguments (\`[...]\`): the compiler does not find them by that name, so their calls are optimized as without a profile.`,
		fix: "Where they matter, take profiles from the service itself."
	}];
}
/** A query that was asked in several parts, and how much of it the server looked at. */
function aboutParts(parts, asked, seen) {
	const missing = seen.from.getTime() - asked.from.getTime();
	const notes = [];
	if (missing > A_MOMENT) notes.push({
		severity: "warning",
		message: `The server looks no further back than ${duration(seen.to.getTime() - seen.from.getTime())} before the end: the ${duration(missing)} before that were left out.`,
		fix: "Ask for less by `from`, or raise `max_query_lookback` of this tenant in Pyroscope."
	});
	if (parts > 1) {
		const message = `The server takes no query of this length: ${shownDates(seen)} was asked for in ${parts} parts.`;
		notes.push({
			severity: "note",
			message
		});
	}
	return notes;
}
/** The error for a window in which nothing matched: with what the server has instead, where it says so. */
async function nothingFound(access, query, window, headers, now) {
	const { has, fix } = await insteadOf(access, query, window);
	return new ExpectedError(`${access.url} has no profile that matches \`${excerpt(query.selector)}\` and ${excerpt(query.profileType)}, ${shownDates(window)}.${has}${clockDifference(headers, now)}`, { fix });
}
const FIX_TIME = "Check `from` and `to`: Pyroscope looks no further back than its `max_query_lookback` (7 days by default), without a word; and check the `tenant`.";
async function insteadOf(access, query, window) {
	try {
		const { services, profileTypes } = await selectNames(access, window);
		if (services.length === 0 && profileTypes.length === 0) return {
			has: " It has none at all of that time.",
			fix: FIX_TIME
		};
		if (profileTypes.length > 0 && !profileTypes.includes(query.profileType)) {
			const cpu = profileTypes.filter((type) => /:(cpu|samples):/.test(type));
			return {
				has: ` Its types are ${shortList(cpu.length > 0 ? cpu : profileTypes)}.`,
				fix: "Write the CPU profile's type as `profile-type`."
			};
		}
		return {
			has: services.length === 0 ? "" : ` It has service_name ${shortList(services)}.`,
			fix: "Mend the label selector in `query`, or ask for another time by `from` and `to`."
		};
	} catch (error) {
		access.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		return {
			has: "",
			fix: FIX_TIME.replace("Check", "Check the label selector,")
		};
	}
}
function shortList(names) {
	const shown = names.slice(0, SHOWN_NAMES).map((name) => excerpt(name, 60));
	const others = names.length - shown.length;
	return shown.join(", ") + (others > 0 ? ` and ${others} more` : "");
}
/** `2026-11-20 03:42 to 2026-11-21 03:42 UTC`. */
function shownDates({ from, to }) {
	const [start, end] = [from, to].map((date) => date.toISOString().slice(0, 16).replace("T", " "));
	return `${start} to ${end} UTC`;
}

// src/sources/pyroscope/parts.ts
/** Requests for one period; a server that takes only shorter windows is better asked for less. */
const MOST_PARTS = 100;
/** What `ask` gives of the dates: at once or, where the server takes no window of that length, part by part. */
async function inParts(dates, ask, { limit = Number.POSITIVE_INFINITY, step } = {}) {
	try {
		return {
			dates,
			results: [await ask(dates)]
		};
	} catch (error) {
		if (!(error instanceof WindowTooLong) || error.longest === void 0) throw error;
		const seen = seenOf(dates, error.actual, step);
		const borders = bordersOf(seen, error.longest, step);
		if (borders === void 0 || Math.min(borders.length - 1, limit) > MOST_PARTS) throw error;
		const parts = borders.slice(1).map((to, index) => {
			const from = borders[index] ?? to;
			return {
				from: new Date(index > 0 && step === void 0 ? from + 1 : from),
				to: new Date(to)
			};
		});
		const results = [];
		for (const part of parts.slice(-limit)) results.push(await ask(part));
		return {
			dates: seen,
			results
		};
	}
}
/** What is left where the server said that it looks at only `actual` milliseconds before the end. */
function seenOf({ from, to }, actual = Number.POSITIVE_INFINITY, step = 1) {
	const seen = Math.min(to.getTime() - from.getTime(), Math.ceil(actual / step) * step);
	return {
		from: new Date(to.getTime() - seen),
		to
	};
}
/** Where parts of about the same length, at most `longest`, meet; undefined when these would be too many to count. */
function bordersOf({ from, to }, longest, step = 1) {
	const length = to.getTime() - from.getTime();
	const count = Math.ceil(length / (Math.floor(longest / step) * step));
	if (count > 1e5) return void 0;
	const each = Math.ceil(length / count / step) * step;
	return [...Array.from({ length: count }, (_, index) => from.getTime() + index * each).filter((border) => border < to.getTime()), to.getTime()];
}

// src/sources/pyroscope/pyroscope.ts
/** So many steps of load make up the window that is looked for: it begins at one of them. */
const STEPS_PER_WINDOW = 60;
const MOST_STEPS = 1e4;
/**
* Takes what Pyroscope merged of all profiles that match: one profile, or one for each part where the server takes
* no window of that length.
* @throws ExpectedError when there is none, with the server's words.
*/
const collectPyroscope = async (source, context) => {
	context.signal.throwIfAborted();
	const access = await accessOf(source, context);
	const query = {
		profileType: source.profileType,
		selector: source.query
	};
	const { window, note } = await windowOf(access, query, youngPart(datesOf(source.period, context.now()), source.maxAge, context.now()), source);
	context.progress(`Asking ${access.url} for the profile of \`${excerpt(query.selector)}\`, ${shownDates(window)}`);
	let asked = 0;
	const { results: parts, dates } = await inParts(window, (part) => mergedPart(access, query, part, join(context.scratch, `${asked++}.pprof`)), source.limit === void 0 ? {} : { limit: source.limit });
	const found = parts.filter(({ samples }) => samples > 0);
	if (found.length === 0) throw await nothingFound(access, query, window, parts[0]?.headers ?? {}, context.now());
	return {
		files: found.map(({ path }, index) => {
			const which = found.length === 1 ? "" : ` (${index + 1} of ${found.length})`;
			return {
				path,
				name: `${access.url} ${excerpt(query.selector)}${which}`
			};
		}),
		failures: 0,
		findings: [
			...note,
			...aboutStacks(found),
			...aboutNames(found),
			...aboutParts(parts.length, window, dates)
		]
	};
};
async function accessOf(source, context) {
	const { timeout } = source;
	const end = performance.now() + (timeout ?? 0);
	return {
		url: source.url,
		headers: await pyroscopeHeaders(source, context),
		network: networkFor(context.env),
		signal: context.signal,
		timeLeft: () => timeout === void 0 ? void 0 : Math.max(1, end - performance.now()),
		progress: context.progress
	};
}
/** The period without what is older than `max-age`. @throws ExpectedError when nothing is left of it. */
function youngPart({ from, to }, maxAge, now) {
	const oldest = maxAge === void 0 ? from : new Date(now.getTime() - maxAge);
	const start = oldest > from ? oldest : from;
	if (start < to) return {
		from: start,
		to
	};
	const why = start === from ? "`from` is not before `to`" : `\`to\` is older than max-age ${duration(maxAge ?? 0)}`;
	throw new ExpectedError(`There is no time to look at: ${why}.`, { fix: "Mend `from`, `to` or `max-age` of the source." });
}
/** What is merged of the period: all of it, or its busiest part. */
async function windowOf(access, query, period, { busiest }) {
	const length = period.to.getTime() - period.from.getTime();
	if (busiest === void 0 || busiest >= length) return {
		window: period,
		note: []
	};
	const seconds = Math.ceil(Math.max(busiest / STEPS_PER_WINDOW, length / MOST_STEPS) / 1e3);
	const step = Math.min(seconds * 1e3, busiest);
	const steps = Math.ceil(length / step);
	const whole = {
		from: period.from,
		to: new Date(period.from.getTime() + steps * step)
	};
	const { results, dates } = await inParts(whole, (part) => selectSeries(access, query, part, step), { step });
	const loads = results.flat();
	const window = busiestPart(loads, step, busiest, {
		from: dates.from,
		to: period.to
	});
	if (window === void 0) return {
		window: period,
		note: []
	};
	return {
		window,
		note: [busiestNote(loads, window, {
			from: dates.from,
			to: period.to
		}, busiest)]
	};
}

export { collectPyroscope };