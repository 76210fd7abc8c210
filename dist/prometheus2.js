import { E as record, I as unknown, P as tuple, S as optional, b as number, d as literal, j as string, k as safeParse, t as array, x as object, y as nullish } from "./dist3.js";
import { i as isMetadataAddress, n as hostOf } from "./addresses.js";
import { n as callApi } from "./api.js";
import { n as readJson } from "./json.js";
import { i as networkFor, n as printableUrl } from "./send.js";
import { c as note, f as warning, n as ExpectedError } from "./errors.js";
import { A as groupBy, D as compareText, I as totalOf, O as count, d as excerpt, u as duration } from "./start.js";
import { i as profileEndpoints, n as endpointOf, r as headersFor } from "./pprof2.js";
import { a as lengthOf, i as iso, n as busiestStep, r as datesOf, t as busiestPart } from "./profilers.js";
import { isIP, isIPv6 } from "node:net";

// src/collect/prometheus.ts
/**
* Asks a Prometheus or Thanos server which hosts to profile, and then profiles these hosts live. For example,
*
*     - prometheus: https://thanos.internal
*       query: topk(20, rate(process_cpu_seconds_total{job="api"}[5m]))
*       endpoint: http://{{instance}}/debug/pprof/profile
*
* profiles the twenty hosts with the most load. In the endpoint of each host, the label `instance` of its series replaces `{{instance}}`.
* Labels are not trusted, because they come from the hosts (`fillTemplate`).
*
* The client of Prometheus' API is also in this file, because `compare/production.ts` uses the client too.
*/
/** Profiles the hosts that a query names, in the order of their values, the greatest value first. */
const collectPrometheus = async (source, context) => {
	context.signal.throwIfAborted();
	const api = await prometheusApi(source, context);
	const when = await momentOf(source, api, context.now());
	const { result, findings } = await api.instant(queryOf(source.query), when.at);
	if (result.length === 0) {
		const time = when.at === void 0 ? "" : ` at ${iso(when.at)}`;
		throw new ExpectedError(`The query ${promQuoted(source.query)} has no result${time}.`, { fix: "Try the query in the web page of Prometheus. Check the spelling of the metric, the values of its labels, and the threshold in the query. Also check that this Prometheus scrapes the service." });
	}
	const hosts = endpointsOf(result, source.endpoint);
	const [first] = hosts.findings;
	if (hosts.urls.length === 0 && first !== void 0) throw new ExpectedError(first.message, { fix: first.fix });
	const headers = await headersFor(source.endpointAccess, context);
	const endpoints = hosts.urls.slice(0, source.limit).map((url) => endpointOf(url, headers));
	const areHostsFromLabels = namesIn(templateParts(source.endpoint).host).length > 0;
	const network = networkFor(context.env, areHostsFromLabels);
	const { seconds, timeout } = source;
	const collection = await profileEndpoints(endpoints, {
		seconds,
		timeout,
		network
	}, context);
	return {
		files: collection.files,
		failures: collection.failures + hosts.unfilled,
		findings: [
			...when.findings,
			...findings,
			...hosts.findings,
			...collection.findings
		]
	};
};
/**
* Returns the time at which the query is evaluated. The query is evaluated at the end of the period, or at the end of its busiest part if
* the source has `busiest`. If the period ends now, the returned time is undefined and the server uses its own clock, because the clock of
* this machine may differ.
* @throws ExpectedError if the source has `busiest` and the query has no value above 0.
*/
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
	if (part === void 0) throw new ExpectedError(`The query ${promQuoted(query)} has no value above 0 ${between}.`, { fix: "Write a query for the load of each host, such as `rate(process_cpu_seconds_total[5m])`, or set an earlier `from`." });
	const message = `The busiest ${duration(lengthOf(part))} ${between} ended at ${iso(part.to)}. The hosts with the most load at that time were profiled now.`;
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
/**
* Returns the URLs of the hosts that the series name, sorted from the greatest value to the smallest, without duplicates. `unfilled` is the
* number of series whose labels do not fit the template, and the findings say why they do not fit.
*/
function endpointsOf(series, template) {
	const all = series.map(({ labels, value }) => {
		return {
			...fillTemplate(template, labels),
			load: Number.isNaN(value) ? -Infinity : value
		};
	});
	const filled = all.filter((result) => "url" in result);
	const unfilled = all.filter((result) => "reason" in result);
	const byReason = groupBy(unfilled, ({ label, reason }) => `${label} ${reason}`);
	filled.sort((a, b) => b.load - a.load || compareText(a.url, b.url));
	return {
		urls: [...new Set(filled.map(({ url }) => new URL(url).href))],
		findings: [...byReason.values()].map(unfilledFinding),
		unfilled: unfilled.length
	};
}
/** Returns one finding about a group of series whose labels do not fit the template for the same reason. */
function unfilledFinding(group) {
	const { label = "", reason = "missing", value = "" } = group[0] ?? {};
	const why = {
		missing: "is missing, but the `endpoint` needs this label.",
		metadata: `holds ${promQuoted(value)}, a link-local address or the metadata server of a cloud. No request was sent to this address.`,
		unfit: `holds ${promQuoted(value)}, which does not fit into the \`endpoint\`.`
	}[reason];
	return {
		severity: "error",
		message: `The label \`${excerpt(label, 40)}\` of ${count(group.length, "series", "series")} ${why}`,
		fix: reason === "metadata" ? "Find out where that label comes from, or leave the series with this label out of the query." : "Let the query keep a label with a host name or an address. If the label has a port, as `instance` has, write no port into the `endpoint`."
	};
}
/** Returns a short excerpt of a query or a label in backticks. */
function promQuoted(text) {
	return `\`${excerpt(text, 100).replaceAll("`", "'")}\``;
}
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** The maximum number of characters in a host name (RFC 1035). */
const LONGEST_HOST = 253;
/** Returns whether a text can be encoded as UTF-8. */
const isWellFormed = (value) => !/\p{Cs}/u.test(value);
/** Returns whether a text is one part of a host name, without dots. */
const isNamePart = (value) => /^[\p{L}\p{N}_-]{1,253}$/u.test(value);
/** Returns whether a text stays inside one segment of a path. A service may read `%2F` as the end of the segment, and `..` as the parent folder. */
const isSegment = (value) => !/[/\\\p{Cc}\p{Cs}]|^\.{1,2}$/u.test(value);
/** Returns whether a text is a host name or an IP address, with or without a port. */
const isHost = (value) => value.length <= 259 && (isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value));
/**
* Puts the labels of one series into a template such as `http://{{instance}}:6060/debug/pprof/profile`. Labels are not trusted. In the host
* of the URL, a label can only be a name, an address or a port. The address must not be link-local or belong to a cloud's metadata server.
* In the path or the query of the URL, a label cannot change anything outside of its segment or value.
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
/** Splits the template of a URL into its parts. */
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
/** Returns the names of the labels in a part of a template. */
function namesIn(text) {
	return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}
const FIX_PARTIAL = "Check which stores are down, or set `partial-response: true` to use the data of the other stores.";
/** Returns the client for a server's API. @throws ExpectedError if `headers-command` fails. */
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
		}, context, (answer) => readAnswer(answer, url, partialResponse));
	};
	return {
		/**
		* Evaluates a query at one point in time. @param at the point in time; undefined stands for the current time of the server.
		* @throws ExpectedError if the result is not an instant vector.
		*/
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
		/**
		* Evaluates the sum of all series of a query, from `from` to `to` in steps of `step` milliseconds. Times in the result are in milliseconds
		* since 1970. Values that are not numbers are left out.
		*/
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
/** Returns the advice for the user after an error of the server. @param key the key in the config file under which the query is. */
function prometheusFix(status, words, key) {
	if (/too many samples|exceeded maximum resolution/i.test(words)) return `Make a recording rule of the \`${key}\` and query the rule, or narrow the \`${key}\` to fewer series.`;
	if (status === 400 || status === 422) return `Fix the \`${key}\`. You can try the query in the web page of Prometheus.`;
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
/** Descriptions of the result types that are not an instant vector. */
const RESULTS = /* @__PURE__ */ new Map([
	["matrix", "a range of values"],
	["scalar", "a number"],
	["string", "a text"]
]);
/**
* Reads an answer of the API. @param mayBePartial whether an answer is accepted if the data of some stores is missing.
* @returns undefined if the answer is not valid. @throws ExpectedError if data is missing and `mayBePartial` is false.
*/
function readAnswer({ body }, url, mayBePartial) {
	const answer = readJson(body, ANSWER);
	if (answer === void 0) return void 0;
	const warnings = answer.warnings.slice(0, 20).map((text) => excerpt(text, 300));
	const missing = warnings.find((text) => !/^PromQL/i.test(text));
	if (!mayBePartial && missing !== void 0) {
		const message = `${printableUrl(url)} answered with only a part of the data: "${missing}".`;
		throw new ExpectedError(message, { fix: FIX_PARTIAL });
	}
	return {
		data: answer.data,
		findings: warnings.map((text) => warning(`Prometheus warns: "${text}".`))
	};
}
/** Returns the series of an instant vector. @throws ExpectedError if the result is not an instant vector. */
function vectorOf({ resultType, result }, { key, wanted, example }) {
	const { success, output } = safeParse(VECTOR, result, { abortEarly: true });
	if (resultType !== "vector" || !success) {
		const subject = key === "query" ? "The query" : `The query \`${key}\``;
		throw new ExpectedError(`${subject} returns ${RESULTS.get(resultType) ?? "something else"}, not ${wanted}.`, { fix: `Write a query whose result is an instant vector, such as \`${example}\`.` });
	}
	return output.map(({ metric, value }) => ({
		labels: metric,
		value: Number(value?.[1] ?? NaN)
	}));
}
/** The units of a duration in PromQL, in milliseconds. */
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
* Returns how far a PromQL query looks back, in milliseconds. A query looks back by its longest range, such as 5 minutes in `rate(x[5m])`
* and in the name of the recording rule `job:cpu:rate5m`. A query without a range looks back by 0. A number without a unit means seconds.
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