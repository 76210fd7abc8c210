import { Cn as safeParse, En as tuple, On as unknown, Tt as REFUSAL_BYTES, Xt as ExpectedError, cn as literal, ct as nameOf, gn as optional, hn as object, mn as number, nn as array, nt as callApi, pn as nullish, rt as readJson, wn as string, xn as record, zt as excerpt } from "./start.js";
import { r as headersFor } from "./pprof2.js";

// src/collect/prometheus-api.ts
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
		const fix = (status, words) => fixFor(status, words, key);
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
		async range({ text, key }, aggregate, { from, to }, step) {
			const { data, findings } = await ask("query_range", key, {
				query: `${aggregate}(${text}\n)`,
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
function fixFor(status, words, key) {
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
/** @throws ExpectedError for an answer that is not Prometheus', or lacks a part that must not be missing. */
function read({ body, headers, status }, url, partial) {
	const answer = readJson(body, ANSWER);
	if (answer === void 0) {
		const type = excerpt(String(headers["content-type"] ?? "no content type"), 60);
		const words = excerpt(body.subarray(0, REFUSAL_BYTES).toString());
		throw new ExpectedError(`${nameOf(url)} answered ${status} with ${type}, which is no answer of Prometheus: "${words}".`, { fix: "Write the base URL of Prometheus or Thanos, without `/api/v1`; a login page means that credentials are missing." });
	}
	const warnings = answer.warnings.slice(0, 20).map((text) => excerpt(text, 300));
	const missing = warnings.find((text) => !/^PromQL/i.test(text));
	if (!partial && missing !== void 0) {
		const message = `${nameOf(url)} answered with only a part of the data: "${missing}".`;
		throw new ExpectedError(message, { fix: FIX_PARTIAL });
	}
	const findings = warnings.map((text) => {
		return {
			severity: "warning",
			message: `Prometheus warns: "${text}".`
		};
	});
	return {
		data: answer.data,
		findings
	};
}
function vectorOf({ resultType, result }, { key, wanted, example }) {
	const { success, output } = safeParse(VECTOR, result, { abortEarly: true });
	if (resultType !== "vector" || !success) {
		const what = {
			matrix: "a range of values",
			scalar: "a number",
			string: "a text"
		}[String(resultType)];
		const subject = key === "query" ? "The query" : `The query \`${key}\``;
		throw new ExpectedError(`${subject} gives ${what ?? "something else"}, not ${wanted}.`, { fix: `Write a query whose result is an instant vector, such as \`${example}\`.` });
	}
	return output.map(({ metric, value }) => ({
		labels: metric,
		value: Number(value?.[1] ?? NaN)
	}));
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
	return [...text.matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhdwy])?/g)].reduce((sum, [, n, unit = "s"]) => sum + Number(n) * UNITS[unit], 0);
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
/** The counters that a query reads without making a rate of them, as far as that shows without parsing it. */
function countersAsTheyAre(query) {
	const bare = bareOf(query).replace(/\{[^}]*\}|\[[^\]]*\]/g, " ");
	if (/\b(?:rate|irate|increase|xrate|xincrease|rollup_rate|deriv)\b\s*\(/i.test(bare)) return [];
	return [...bare.matchAll(/(?<![\w:.])[a-zA-Z_:][\w:]*_(?:total|count|sum)(?![\w:]|\s*\()/g)].map(([name]) => name);
}
/** Without texts and comments. */
function bareOf(query) {
	return query.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/gs, "\"\"").replace(/#.*$/gm, "");
}

export { lookbackOf as n, prometheusApi as r, countersAsTheyAre as t };