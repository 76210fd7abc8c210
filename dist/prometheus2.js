import { E as record, I as unknown, P as tuple, S as optional, b as number, d as literal, j as string, k as safeParse, t as array, x as object, y as nullish } from "./dist3.js";
import { i as isMetadataAddress, n as hostOf } from "./addresses.js";
import { n as callApi } from "./api.js";
import { n as readJson } from "./json.js";
import { i as networkFor, n as printableUrl } from "./send.js";
import { c as note, f as warning, n as ExpectedError } from "./errors.js";
import { E as count, O as groupBy, P as totalOf, T as compareText, d as excerpt, u as duration } from "./start.js";
import { a as profileEndpoints, n as endpointOf, r as headersFor } from "./pprof2.js";
import { a as lengthOf, i as iso, n as busiestStep, r as datesOf, t as busiestPart } from "./profilers.js";
import { isIP, isIPv6 } from "node:net";

// src/collect/prometheus.ts
/** Asks Prometheus or Thanos for the hosts to profile, and profiles them live, the one with the greatest value first. */
const collectPrometheus = async (source, context) => {
	context.signal.throwIfAborted();
	const api = await prometheusApi(source, context);
	const when = await momentOf(source, api, context.now());
	const { result, findings } = await api.instant(queryOf(source.query), when.at);
	if (result.length === 0) {
		const time = when.at === void 0 ? "" : ` at ${iso(when.at)}`;
		throw new ExpectedError(`The query ${promQuoted(source.query)} has no result${time}.`, { fix: "Try the query in the web page of Prometheus: check the spelling of the metric, the values of its labels and its threshold, and that this Prometheus scrapes the service." });
	}
	const named = endpointsOf(result, source.endpoint);
	const [first] = named.findings;
	if (named.urls.length === 0 && first !== void 0) throw new ExpectedError(first.message, { fix: first.fix });
	const headers = await headersFor(source.endpointAccess, context);
	const endpoints = named.urls.slice(0, source.limit).map((url) => endpointOf(url, headers));
	const areNamed = namesIn(templateParts(source.endpoint).host).length > 0;
	const network = networkFor(context.env, areNamed);
	const { seconds, timeout } = source;
	const collection = await profileEndpoints(endpoints, {
		seconds,
		timeout,
		network
	}, context);
	return {
		files: collection.files,
		failures: collection.failures + named.left,
		findings: [
			...when.findings,
			...findings,
			...named.findings,
			...collection.findings
		]
	};
};
/** When the query is evaluated; undefined: at the server's own now, as clocks differ. @throws ExpectedError without any load. */
async function momentOf(source, api, now) {
	const { period, busiest, query } = source;
	const dates = datesOf(period, now);
	if (busiest === void 0) return {
		at: "ago" in period.to && period.to.ago === 0 ? void 0 : dates.to,
		findings: []
	};
	const step = busiestStep(busiest, dates);
	const readings = {
		from: new Date(dates.from.getTime() + step),
		to: dates.to
	};
	const { result, findings } = await api.range(queryOf(query), readings, step);
	const loads = result.map(({ time, value }) => ({
		start: time - step,
		load: value
	}));
	const part = busiestPart(loads, step, busiest, dates);
	const between = `between ${iso(dates.from)} and ${iso(dates.to)}`;
	if (part === void 0) throw new ExpectedError(`The query ${promQuoted(query)} has no value above 0 ${between}.`, { fix: "Let it give the load of each host, such as `rate(process_cpu_seconds_total[5m])`, or look further back with `from`." });
	const message = `The busiest ${duration(lengthOf(part))} ${between} ended at ${iso(part.to)}: the hosts of that moment were profiled now.`;
	return {
		at: part.to,
		findings: [...findings, note(message)]
	};
}
function queryOf(text) {
	return {
		text,
		key: "query",
		wanted: "one value of each host",
		example: "topk(10, rate(process_cpu_seconds_total[5m]))"
	};
}
/** The URLs, each once, that of the greatest value first; `left`: the number of series that name none. */
function endpointsOf(series, template) {
	const all = series.map(({ labels, value }) => {
		return {
			...fillTemplate(template, labels),
			load: Number.isNaN(value) ? -Infinity : value
		};
	});
	const found = all.filter((one) => "url" in one);
	const unfilled = all.filter((one) => "reason" in one);
	const byReason = groupBy(unfilled, ({ label, reason }) => `${label} ${reason}`);
	found.sort((a, b) => b.load - a.load || compareText(a.url, b.url));
	return {
		urls: [...new Set(found.map(({ url }) => new URL(url).href))],
		findings: [...byReason.values()].map(unfilledFinding),
		left: unfilled.length
	};
}
/** About all series that have one reason in common. */
function unfilledFinding(group) {
	const { label = "", reason = "missing", value = "" } = group[0] ?? {};
	const why = {
		missing: "is missing, which the `endpoint` needs.",
		metadata: `names a link-local address or a cloud's metadata, which was not asked: ${promQuoted(value)}.`,
		unfit: `cannot stand in the \`endpoint\`: ${promQuoted(value)}.`
	}[reason];
	return {
		severity: "error",
		message: `The label \`${excerpt(label, 40)}\` of ${count(group.length, "series", "series")} ${why}`,
		fix: reason === "metadata" ? "Find out who wrote that label, or leave it out of the query." : "Keep in the query a label that holds a host name or an address; one with a port, such as `instance`, needs no other port in the `endpoint`."
	};
}
function promQuoted(text) {
	return `\`${excerpt(text, 100).replaceAll("`", "'")}\``;
}
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** Characters of a host name (RFC 1035). */
const LONGEST_HOST = 253;
const isWellFormed = (value) => !/\p{Cs}/u.test(value);
const isNamePart = (value) => /^[\p{L}\p{N}_-]{1,253}$/u.test(value);
/** Also as `%2F` a service may take a slash for the border of a segment, and dots for the segment before. */
const isSegment = (value) => !/[/\\\p{Cc}\p{Cs}]|^\.{1,2}$/u.test(value);
/** A name or an address, and perhaps a port. */
const isHost = (value) => value.length <= 259 && (isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value));
/**
* The URL that the labels of one series make of a template such as `http://{{instance}}:6060/debug/pprof/profile`.
* Labels are not trusted: in the host one can be a name, an address or a port and nothing else, and no link-local
* address or cloud's metadata; in the path or the query it stays inside its segment or value.
*/
function fillTemplate(template, labels) {
	const value = (name) => labels[name] ?? "";
	const unfit = (label = "", reason = "unfit") => {
		return {
			label,
			reason,
			value: value(label)
		};
	};
	const missing = namesIn(template).find((name) => value(name) === "");
	if (missing !== void 0) return unfit(missing, "missing");
	const { scheme, user, host, path, query } = templateParts(template);
	const endsName = /^[^{].*\}\}(?::\d*)?$/s.test(host);
	const places = [
		[
			user,
			isWellFormed,
			encodeURIComponent
		],
		[
			host,
			endsName ? isNamePart : isHost,
			(value) => isIPv6(value) ? `[${value}]` : value
		],
		[
			path,
			isSegment,
			(value) => encodeURIComponent(value).replaceAll("%3A", ":")
		],
		[
			query,
			isWellFormed,
			encodeURIComponent
		]
	];
	const filled = [];
	for (const [text, fits, encode] of places) {
		const wrong = namesIn(text).find((name) => !fits(value(name)));
		if (wrong !== void 0) return unfit(wrong);
		filled.push(text.replace(PLACEHOLDER, (_, name) => encode(value(name))));
	}
	const [inHost] = namesIn(host);
	const [whole, authority] = [scheme + filled.join(""), scheme + filled[1]];
	if (!URL.canParse(whole) || !URL.canParse(authority) || new URL(whole).host !== new URL(authority).host) return unfit(inHost);
	const url = new URL(whole);
	const address = hostOf(url);
	if (inHost !== void 0 && address.length > LONGEST_HOST) return unfit(inHost);
	if (inHost !== void 0 && isIP(address) && isMetadataAddress(address)) return unfit(inHost, "metadata");
	return url.pathname.split("/").length === path.split("/").length ? { url: whole } : unfit(namesIn(path)[0]);
}
function templateParts(template) {
	const [, scheme = "", user = "", host = "", path = "", query = ""] = /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(.*)$/s.exec(template) ?? [];
	return {
		scheme,
		user,
		host,
		path,
		query
	};
}
function namesIn(text) {
	return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}
const FIX_PARTIAL = "Check which stores are down, or take what the others have with `partial-response: true`.";
/** @throws ExpectedError when `headers-command` fails. */
async function prometheusApi(server, context) {
	const { partialResponse, timeout } = server;
	const headers = {
		...await headersFor(server, context),
		Accept: "application/json",
		"Content-Type": "application/x-www-form-urlencoded"
	};
	const ask = (path, key, fields) => {
		const url = new URL(`${server.url}/api/v1/${path}`);
		const form = {
			...fields,
			dedup: "true",
			partial_response: String(partialResponse)
		};
		const body = new URLSearchParams(form).toString();
		const fix = (status, words) => prometheusFix(status, words, key);
		return callApi({
			product: "Prometheus",
			url,
			headers,
			timeout,
			body,
			fixFor: fix
		}, context, (answer) => read(answer, url, partialResponse));
	};
	return {
		/** @param at undefined: the server's own now. @throws ExpectedError for a result that is no instant vector. */
		async instant(query, at) {
			const time = at === void 0 ? {} : { time: String(at.getTime() / 1e3) };
			const { data, findings } = await ask("query", query.key, {
				query: query.text,
				...time
			});
			return {
				findings,
				result: vectorOf(data, query)
			};
		},
		/** The sum of all series from `from` to `to`, each `step` (ms); times in ms since 1970. Values that are no number are left out. */
		async range({ text, key }, { from, to }, step) {
			const { data, findings } = await ask("query_range", key, {
				query: `sum(${text}\n)`,
				start: String(from.getTime() / 1e3),
				end: String(to.getTime() / 1e3),
				step: String(step / 1e3)
			});
			const { success, output } = safeParse(MATRIX, data.result, { abortEarly: true });
			return {
				findings,
				result: (success ? output : []).flatMap(({ values }) => values).map(([seconds, value]) => ({
					time: Math.round(seconds * 1e3),
					value: Number(value)
				})).filter(({ value }) => Number.isFinite(value))
			};
		}
	};
}
function prometheusFix(status, words, key) {
	if (/too many samples|exceeded maximum resolution/i.test(words)) return `Make a recording rule of the \`${key}\` and query that, or narrow it to fewer series.`;
	if (status === 400 || status === 422) return `Fix the \`${key}\`; try it in the web page of Prometheus first.`;
	return /store|partial/i.test(words) ? FIX_PARTIAL : void 0;
}
const ANSWER = object({
	status: literal("success"),
	data: object({
		resultType: unknown(),
		result: unknown()
	}),
	warnings: nullish(array(string()), [])
});
const VECTOR = array(object({
	metric: record(string(), string()),
	value: optional(tuple([number(), string()]))
}));
const MATRIX = array(object({ values: optional(array(tuple([number(), string()])), []) }));
/** What an answer's `resultType` other than `vector` means. */
const RESULTS = /* @__PURE__ */ new Map([
	["matrix", "a range of values"],
	["scalar", "a number"],
	["string", "a text"]
]);
/** @throws ExpectedError for an answer that lacks a part that must not be missing. */
function read({ body }, url, partial) {
	const answer = readJson(body, ANSWER);
	if (answer === void 0) return void 0;
	const warnings = answer.warnings.slice(0, 20).map((text) => excerpt(text, 300));
	const missing = warnings.find((text) => !/^PromQL/i.test(text));
	if (!partial && missing !== void 0) {
		const message = `${printableUrl(url)} answered with only a part of the data: "${missing}".`;
		throw new ExpectedError(message, { fix: FIX_PARTIAL });
	}
	return {
		data: answer.data,
		findings: warnings.map((text) => warning(`Prometheus warns: "${text}".`))
	};
}
function vectorOf({ resultType, result }, { key, wanted, example }) {
	const { success, output } = safeParse(VECTOR, result, { abortEarly: true });
	if (resultType !== "vector" || !success) {
		const subject = key === "query" ? "The query" : `The query \`${key}\``;
		throw new ExpectedError(`${subject} gives ${RESULTS.get(resultType) ?? "something else"}, not ${wanted}.`, { fix: `Write a query whose result is an instant vector, such as \`${example}\`.` });
	}
	return output.map(({ metric, value }) => ({
		labels: metric,
		value: Number(value?.[1] ?? NaN)
	}));
}
const PROMQL_UNITS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5,
	y: 31536e6
};
/**
* Milliseconds that a PromQL query looks back: its longest range, such as that of `rate(x[5m])`, or what the name of a
* recording rule such as `job:cpu:rate5m` ends in; 0 without one. A number alone is seconds.
*/
function lookbackOf(query) {
	const bare = query.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/gs, "\"\"").replace(/#.*$/gm, "");
	const lengths = [...bare.matchAll(/\[([^\]:]*)/g), ...bare.matchAll(/:[a-z_]*?(\d+(?:ms|[smhdw]))\b/g)].map(([, range = ""]) => {
		const parts = [...range.matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhdwy])?/g)];
		return totalOf(parts, ([, n, unit = "s"]) => Number(n) * PROMQL_UNITS[unit]);
	});
	return Math.max(0, ...lengths);
}

export { prometheusApi as i, fillTemplate as n, lookbackOf as r, collectPrometheus as t };