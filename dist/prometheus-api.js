import { Ct as excerpt, F as callApi, I as parseJson, Y as networkFor, ct as REFUSAL_BYTES, ht as clockDifference, xr as ExpectedError } from "./start.js";
import { r as headersFor } from "./pprof2.js";

// src/collect/prometheus-api.ts
const FIX_PARTIAL = "Check which stores are down, or take what the others have with `partial-response: true`.";
/** @throws ExpectedError when `headers-command` fails. */
async function prometheusApi(server, context) {
	const headers = {
		...await headersFor(server, context),
		Accept: "application/json",
		"Content-Type": "application/x-www-form-urlencoded"
	};
	const ask = async (path, key, fields) => {
		const url = new URL(`${server.url}/api/v1/${path}`);
		const { partialResponse } = server;
		const answer = await callApi({
			product: "Prometheus",
			url,
			headers,
			body: new URLSearchParams({
				...fields,
				dedup: "true",
				partial_response: String(partialResponse)
			}).toString(),
			network: networkFor(context.env),
			signal: context.signal,
			timeout: server.timeout,
			progress: context.progress,
			fixFor: (refusal) => fixFor(refusal, key)
		});
		return {
			...read(answer, url, partialResponse),
			clock: clockDifference(answer.headers, context.now())
		};
	};
	return {
		async instant(query, at) {
			const time = at === void 0 ? {} : { time: String(at.getTime() / 1e3) };
			const { data, ...rest } = await ask("query", query.key, {
				query: query.text,
				...time
			});
			return {
				...rest,
				result: vectorOf(data, query)
			};
		},
		async range({ text, key }, aggregate, { from, to }, step) {
			const { data, ...rest } = await ask("query_range", key, {
				query: `${aggregate}(${text}\n)`,
				start: String(from.getTime() / 1e3),
				end: String(to.getTime() / 1e3),
				step: String(step / 1e3)
			});
			return {
				...rest,
				result: pointsOf(data)
			};
		}
	};
}
function fixFor({ status, words }, key) {
	if (/too many samples|exceeded maximum resolution/i.test(words)) return `Make a recording rule of the \`${key}\` and query that, or narrow it to fewer series.`;
	if (status === 400 || status === 422) return `Fix the \`${key}\`; try it in the web page of Prometheus first.`;
	return /store|partial/i.test(words) ? FIX_PARTIAL : void 0;
}
/** Warnings of one answer that are passed on. */
const MOST_WARNINGS = 20;
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** @throws ExpectedError for an answer that is not Prometheus', or lacks a part that must not be missing. */
function read({ body, headers, status }, url, partial) {
	const name = `${url.origin}${url.pathname}`;
	const answer = parseJson(body);
	if (!isObject(answer) || answer["status"] !== "success" || !isObject(answer["data"])) {
		const type = excerpt(String(headers["content-type"] ?? "no content type"), 60);
		throw new ExpectedError(`${name} answered ${status} with ${type}, which is no answer of Prometheus: "${excerpt(body.subarray(0, REFUSAL_BYTES).toString())}".`, { fix: "Write the base URL of Prometheus or Thanos, without `/api/v1`; a login page means that credentials are missing." });
	}
	const texts = (key) => [answer[key] ?? []].flat().filter((text) => typeof text === "string").slice(0, MOST_WARNINGS).map((text) => excerpt(text, 300));
	const warnings = texts("warnings");
	const missing = warnings.find((text) => !/^PromQL/i.test(text));
	if (!partial && missing !== void 0) throw new ExpectedError(`${name} answered with only a part of the data: "${missing}".`, { fix: FIX_PARTIAL });
	const findings = [...warnings.map((text) => ({
		severity: "warning",
		message: `Prometheus warns: "${text}".`
	})), ...texts("infos").map((text) => ({
		severity: "note",
		message: `Prometheus remarks: "${text}".`
	}))];
	return {
		data: answer["data"],
		findings
	};
}
function vectorOf({ resultType, result }, { key, wanted, example }) {
	if (resultType !== "vector" || !Array.isArray(result)) {
		const what = {
			matrix: "a range of values",
			scalar: "a number",
			string: "a text"
		}[String(resultType)];
		const subject = key === "query" ? "The query" : `The query \`${key}\``;
		throw new ExpectedError(`${subject} gives ${what ?? "something else"}, not ${wanted}.`, { fix: `Write a query whose result is an instant vector, such as \`${example}\`.` });
	}
	return result.filter(isObject).map(({ metric, value }) => ({
		labels: Object.fromEntries(Object.entries(isObject(metric) ? metric : {}).filter((label) => typeof label[1] === "string")),
		value: Array.isArray(value) ? numberOf(value[1]) : NaN
	}));
}
function pointsOf({ result }) {
	return (Array.isArray(result) ? result.filter(isObject).flatMap((series) => series["values"] ?? []) : []).filter((pair) => Array.isArray(pair)).map(([seconds, value]) => ({
		time: Math.round(numberOf(seconds) * 1e3),
		value: numberOf(value)
	})).filter(({ time, value }) => Number.isFinite(time) && Number.isFinite(value));
}
/** Prometheus writes values as texts, times as numbers; NaN for anything else. */
function numberOf(value) {
	return typeof value === "string" || typeof value === "number" ? Number(value) : NaN;
}
const KEYWORDS = new Set("and or unless by without on ignoring group_left group_right offset bool atan2 inf nan start end fill fill_left fill_right limitk limit_ratio".split(" "));
const MOST_METRICS = 3;
/** Names of the metrics that a PromQL query reads, as far as that shows without parsing it; at most 3. */
function metricsIn(query) {
	const found = [...bareOf(query).replace(/\{[^}]*\}|\[[^\]]*\]/g, " ").replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/gi, " ").matchAll(/(?<![\w:.])[a-zA-Z_:][\w:]*(?!\s*\()(?![\w:])/g)].map(([name]) => name).filter((name) => !KEYWORDS.has(name.toLowerCase()));
	return [...new Set(found)].slice(0, MOST_METRICS);
}
const UNITS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5,
	y: 31536e6
};
/** Milliseconds of `5m`, `1h30m` or `167h59m52.098s`, as PromQL and Go write it; a number alone is seconds. */
function promDuration(text) {
	return [...text.matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhdwy])?/g)].reduce((sum, [, number, unit = "s"]) => sum + Number(number) * (UNITS[unit] ?? 0), 0);
}
/**
* Milliseconds that a PromQL query looks back: its longest range, such as that of `rate(x[5m])`, or what the name of a
* recording rule such as `job:cpu:rate5m` ends in; 0 without one.
*/
function lookbackOf(query) {
	const bare = bareOf(query);
	const ranges = [...bare.matchAll(/\[([^\]:]*)/g), ...bare.matchAll(/:[a-z_]*?(\d+(?:ms|[smhdw]))\b/g)];
	return Math.max(0, ...ranges.map(([, range = ""]) => promDuration(range)));
}
/** The counters that a query reads without making a rate of them. */
function countersAsTheyAre(query) {
	if (/\b(?:rate|irate|increase|xrate|xincrease|rollup_rate|deriv)\b\s*\(/i.test(bareOf(query))) return [];
	return metricsIn(query).filter((name) => /_(?:total|count|sum)$/.test(name));
}
/** Without texts and comments. */
function bareOf(query) {
	return query.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/gs, "\"\"").replace(/#.*$/gm, "");
}

export { prometheusApi as a, promDuration as i, lookbackOf as n, metricsIn as r, countersAsTheyAre as t };