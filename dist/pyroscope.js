import { i as WireType, n as restoreColumns, r as BinaryWriter } from "./restore-columns.js";
import { $t as finite, B as wordsOf, Ct as excerpt, F as callApi, N as AnswerTooLarge, R as readJson, Sn as union, St as duration, Y as networkFor, Yt as array, bn as transform, ct as REFUSAL_BYTES, dn as optional, hn as pipe, ht as clockDifference, ln as number, un as object, xr as ExpectedError, yi as count, yn as string } from "./start.js";
import { i as lowerCase, r as headersFor } from "./pprof2.js";
import { a as iso, i as datesOf, n as busiestPart, o as lengthOf, r as busiestStep, s as youngPart, t as busiestNote } from "./profilers.js";
import { i as promDuration } from "./prometheus-api.js";
import { a as someOf } from "./source.js";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

// src/collect/pyroscope.ts
/** Steps of one answer in which the busiest part is looked for. */
const MOST_STEPS = 1e4;
/**
* Takes the profile that Pyroscope merged of all that match: one, or one for each part of the time where the server
* takes no query of that length.
* @throws ExpectedError when there is none, with the server's words.
*/
const collectPyroscope = async (source, context) => {
	context.signal.throwIfAborted();
	const ask = await askerOf(source, context);
	const now = context.now();
	const { window, note } = await windowOf(ask, youngPart(datesOf(source.period, now), source.maxAge, now), source);
	const selector = excerpt(source.query);
	context.progress(`Asking ${source.url} for the profile of \`${selector}\`, ${between(window)}`);
	const { results, dates } = await inParts(window, (part, index) => mergedPart(ask, source, part, join(context.scratch, `${index}.pprof`), context.progress), source.limit);
	const found = results.filter(({ samples }) => samples > 0);
	if (found.length === 0) throw await nothingFound(ask, source, window, clockDifference(results[0]?.headers ?? {}, now), context.signal);
	return {
		files: found.map(({ path }, index) => {
			const which = found.length === 1 ? "" : ` (${index + 1} of ${found.length})`;
			return {
				path,
				name: `${source.url} ${selector}${which}`
			};
		}),
		failures: 0,
		findings: [
			...note,
			...aboutStacks(found),
			...aboutParts(results.length, window, dates)
		]
	};
};
async function askerOf(source, context) {
	const headers = await headersOf(source, context);
	const { timeout } = source;
	const end = performance.now() + (timeout ?? 0);
	return async (method, message) => {
		let refusal;
		const isProto = message instanceof Uint8Array;
		try {
			return await callApi({
				product: "Pyroscope",
				url: new URL(`${source.url}/querier.v1.QuerierService/${method}`),
				headers: {
					...headers,
					"content-type": isProto ? "application/proto" : "application/json"
				},
				body: isProto ? message : JSON.stringify(message),
				network: networkFor(context.env),
				signal: context.signal,
				progress: context.progress,
				timeout: timeout === void 0 ? void 0 : Math.max(1, end - performance.now()),
				fixFor: (answer) => {
					refusal = answer;
					return fixFor(answer);
				}
			});
		} catch (error) {
			const words = refusal?.words ?? "";
			if (error instanceof ExpectedError && words.includes("max_query_length")) throw new WindowTooLong(error, words);
			if (error instanceof AnswerTooLarge || /message larger than max|max message size/i.test(words)) throw new MergeTooLarge(error.message);
			throw error;
		}
	};
}
const FIX_ADDRESS = "Write the base URL of the Pyroscope API (version 1 or later) itself, not of its web page, of Grafana or of a login; through Grafana it is https://GRAFANA/api/datasources/proxy/uid/UID.";
function fixFor({ status, words }) {
	if (/no org id/i.test(words)) return "Give the source its `tenant`, or set PROFILECLI_TENANT_ID: this Pyroscope has several.";
	if (status === 401 || status === 403) return "Check `tenant`, and `token` or `username` and `password` of the source, or PROFILECLI_TOKEN or PROFILECLI_USERNAME and PROFILECLI_PASSWORD, and what they may read.";
	return status === 404 || status === 405 ? FIX_ADDRESS : void 0;
}
/**
* The headers that Pyroscope is asked with, names in lower case. Where the source itself has no credentials or no
* tenant, those that its command line tool would use are taken: `PROFILECLI_USERNAME` and `PROFILECLI_PASSWORD`, else
* `PROFILECLI_TOKEN`, and `PROFILECLI_TENANT_ID`; never for another server than the one of `PROFILECLI_URL`.
*/
async function headersOf(source, context) {
	const written = lowerCase(await headersFor(source, context));
	const { PROFILECLI_URL: known, PROFILECLI_TOKEN: token, PROFILECLI_TENANT_ID: tenant } = context.env;
	const { PROFILECLI_USERNAME: username = "", PROFILECLI_PASSWORD: password = "" } = context.env;
	if (!(!known || URL.canParse(known) && new URL(known).origin === new URL(source.url).origin)) return written;
	const basic = Buffer.from(`${username}:${password}`).toString("base64");
	const authorization = username + password !== "" ? `Basic ${basic}` : token ? `Bearer ${token}` : void 0;
	for (const secret of [
		password,
		token,
		authorization?.slice(6)
	]) if (secret) context.mask(secret);
	return {
		...authorization !== void 0 && { authorization },
		...tenant && { "x-scope-orgid": tenant },
		...written
	};
}
/** The server takes no query over that length of time. */
var WindowTooLong = class extends ExpectedError {
	/** Milliseconds that it takes. */
	longest;
	/** Milliseconds that it was asked for, as far as it looks back. */
	actual;
	constructor(cause, words) {
		super(cause.message, {
			fix: "Shorten the time between `from` and `to`, or raise `max_query_length` of this tenant in Pyroscope.",
			cause
		});
		this.longest = promDuration(/limit: ([\w.]+)/.exec(words)?.[1] ?? "");
		this.actual = promDuration(/actual: ([\w.]+)/.exec(words)?.[1] ?? "");
	}
};
/** The merged profile is larger than this program, or a part of the server, takes. */
var MergeTooLarge = class extends ExpectedError {
	constructor(message) {
		super(message, { fix: "Shorten the time between `from` and `to`, or narrow the `query`." });
	}
};
/** Requests for one period. */
const MOST_PARTS = 100;
/** What `ask` gives of the dates: at once or, where the server takes no query of that length, part by part, oldest first. */
async function inParts(dates, ask, limit = Number.POSITIVE_INFINITY) {
	try {
		return {
			dates,
			results: [await ask(dates, 0)]
		};
	} catch (error) {
		if (!(error instanceof WindowTooLong) || error.longest === 0) throw error;
		const seen = Math.min(lengthOf(dates), error.actual || Number.POSITIVE_INFINITY);
		const from = dates.to.getTime() - seen;
		const parts = Math.ceil(seen / error.longest);
		if (Math.min(parts, limit) > MOST_PARTS) throw error;
		const border = (index) => from + Math.round(seen * index / parts);
		const results = [];
		for (let index = Math.max(0, parts - limit); index < parts; index += 1) {
			const start = border(index) + (index > 0 ? 1 : 0);
			results.push(await ask({
				from: new Date(start),
				to: new Date(border(index + 1))
			}, index));
		}
		return {
			dates: {
				from: new Date(from),
				to: dates.to
			},
			results
		};
	}
}
const NUMBER = optional(pipe(union([number(), string()]), transform(Number), finite()), 0);
const SERIES = object({ series: optional(array(object({ points: optional(array(object({
	timestamp: NUMBER,
	value: NUMBER
})), []) })), []) });
/** What is merged of the period: all of it, or its busiest part. */
async function windowOf(ask, period, source) {
	const { busiest, profileType, query } = source;
	if (busiest === void 0 || busiest >= lengthOf(period)) return {
		window: period,
		note: []
	};
	const step = Math.min(busiestStep(busiest, period, MOST_STEPS), Math.max(1e3, busiest));
	const to = new Date(period.from.getTime() + Math.ceil(lengthOf(period) / step) * step);
	const { results, dates } = await inParts({
		from: period.from,
		to
	}, async (part) => {
		const message = {
			profile_typeID: profileType,
			label_selector: query,
			...times(part),
			step: step / 1e3
		};
		const { series } = await askJson(ask, source, "SelectSeries", SERIES, message);
		return series.flatMap(({ points }) => points.filter(({ timestamp }) => timestamp > part.from.getTime()).map(({ timestamp, value }) => ({
			start: timestamp - step,
			load: value
		})));
	});
	const window = busiestPart(results.flat(), step, busiest, {
		from: dates.from,
		to: period.to
	});
	return window === void 0 ? {
		window: period,
		note: []
	} : {
		window,
		note: [busiestNote(window, period)]
	};
}
function times({ from, to }) {
	return {
		start: from.getTime(),
		end: to.getTime()
	};
}
async function askJson(ask, { url }, method, schema, message) {
	const { body } = await ask(method, message);
	const answer = readJson(body, schema);
	if (answer === void 0) throw otherProduct(url, "something else than Pyroscope does", body);
	return answer;
}
function otherProduct(url, what, body) {
	const words = excerpt(wordsOf(body.subarray(0, REFUSAL_BYTES).toString()));
	return new ExpectedError(`${url} answered with ${what}: "${words}".`, { fix: FIX_ADDRESS });
}
/** Leaf-most locations of each stack that are left where whole stacks are too many: as many as profilecli keeps. */
const KEPT_LOCATIONS = 5;
/**
* Writes the profile of one window to the new file `path`: with whole stacks or, where these are too many for an
* answer, with the leaf-most frames.
*/
async function mergedPart(ask, source, window, path, progress) {
	const take = async (locations) => {
		const answer = await ask("SelectMergeProfile", mergeRequest(source, window, locations));
		const type = String(answer.headers["content-type"] ?? "");
		if (!/^application\/(x-)?proto/.test(type)) throw otherProduct(source.url, `${excerpt(type, 60) || "a text"} instead of a profile`, answer.body);
		return {
			...read(source.url, answer.body, window),
			headers: answer.headers
		};
	};
	let taken = await take().catch((error) => {
		if (!(error instanceof MergeTooLarge)) throw error;
		progress(`${error.message} Asking for the leaf-most ${KEPT_LOCATIONS} frames of each stack.`);
	});
	const trimmed = taken === void 0 || taken.functionNames.has("other");
	if (taken === void 0 || trimmed) taken = await take(KEPT_LOCATIONS);
	const { profile, samples, functionNames, headers } = taken;
	if (samples > 0) await writeFile(path, profile);
	const nameless = [...functionNames].filter((name) => name.includes("[...]")).length;
	return {
		path,
		samples,
		trimmed,
		cut: functionNames.has("other"),
		nameless,
		headers
	};
}
/** `querier.v1.SelectMergeProfileRequest`. Without `max_nodes`, which cuts stacks for flame graphs. */
function mergeRequest(source, { from, to }, locations) {
	const writer = new BinaryWriter();
	writer.tag(1, WireType.LengthDelimited).string(source.profileType);
	writer.tag(2, WireType.LengthDelimited).string(source.query);
	writer.tag(3, WireType.Varint).int64(from.getTime());
	writer.tag(4, WireType.Varint).int64(to.getTime());
	if (locations !== void 0) {
		writer.tag(6, WireType.LengthDelimited).fork().tag(2, WireType.LengthDelimited).fork();
		writer.tag(1, WireType.Varint).uint32(locations);
		writer.join().join();
	}
	return writer.finish();
}
function read(url, body, window) {
	try {
		return restoreColumns(body, window);
	} catch (cause) {
		throw new ExpectedError(`${url} answered with ${body.length} bytes that are no profile (${excerpt(String(cause))}).`, {
			fix: "Check that Pyroscope itself answers at this address, and that nothing in between changes its answer.",
			cause
		});
	}
}
/** What the server did to stacks and names. */
function aboutStacks(parts) {
	const findings = [];
	if (parts.some(({ cut }) => cut)) findings.push({
		severity: "warning",
		message: "The server cut the stacks to its limit on nodes, and the answer has a function `other` in the place of what it left out.",
		fix: "Let its operator leave that limit off for merged profiles (`max_flamegraph_nodes_on_select_merge_profile`), or narrow the query."
	});
	else if (parts.some(({ trimmed }) => trimmed)) findings.push({
		severity: "note",
		message: `Whole stacks are too large for this server, so only the leaf-most ${KEPT_LOCATIONS} frames of each were asked for. The compiler looks at two; but the share of own code, which is counted over the stack, is too low.`
	});
	const nameless = Math.max(...parts.map((part) => part.nameless));
	if (nameless > 0) findings.push({
		severity: "note",
		message: `Pyroscope keeps ${count(nameless, "generic function")} without type arguments (\`[...]\`): the compiler does not find them by that name, so their calls are optimized as without a profile.`,
		fix: "Where they matter, take profiles from the service itself."
	});
	return findings;
}
/** A query that was asked in several parts, and how much of it the server looked at. */
function aboutParts(parts, asked, seen) {
	const findings = [];
	const missing = lengthOf(asked) - lengthOf(seen);
	if (missing > 6e4) findings.push({
		severity: "warning",
		message: `The server looks no further back than ${duration(lengthOf(seen))}: the ${duration(missing)} before that were left out.`,
		fix: "Ask for less by `from`, or raise `max_query_lookback` of this tenant in Pyroscope."
	});
	if (parts > 1) {
		const message = `The server takes no query of this length: ${between(seen)} was asked for in ${parts} parts.`;
		findings.push({
			severity: "note",
			message
		});
	}
	return findings;
}
const NAMES = object({ names: optional(array(string()), []) });
const TYPES = object({ profileTypes: optional(array(object({ ID: optional(string(), "") })), []) });
/** The error for a window in which nothing matched: with what the server has instead, where it says so. */
async function nothingFound(ask, source, window, clock, signal) {
	let has = "";
	try {
		const label = {
			name: "service_name",
			matchers: [],
			...times(window)
		};
		const { names } = await askJson(ask, source, "LabelValues", NAMES, label);
		const { profileTypes } = await askJson(ask, source, "ProfileTypes", TYPES, times(window));
		const types = profileTypes.map(({ ID }) => ID);
		const list = (all) => someOf(all.map((name) => excerpt(name, 60)));
		if (names.length + types.length === 0) has = " It has none at all of that time.";
		else if (!types.includes(source.profileType)) has = ` Its types are ${list(types)}.`;
		else has = ` It has service_name ${list(names)}.`;
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
	}
	return new ExpectedError(`${source.url} has no profile that matches \`${excerpt(source.query)}\` and ${excerpt(source.profileType)}, ${between(window)}.${has}${clock}`, { fix: "Check the labels in `query`, `profile-type` and `tenant`, and `from` and `to`: Pyroscope silently looks no further back than its `max_query_lookback` (7 days by default)." });
}
function between({ from, to }) {
	return `${iso(from)} to ${iso(to)}`;
}

export { collectPyroscope };