import { Er as ExpectedError, _n as count, lr as duration, ur as excerpt } from "./start.js";
import { i as hostOf, l as isMetadataAddress, o as networkFor, s as networkForNamedHosts } from "./send.js";
import { i as prometheusApi, r as metricsIn } from "./promql.js";
import { t as headersFor } from "./access.js";
import { t as profileEndpoints } from "./endpoints.js";
import { n as endpointOf } from "./pprof.js";
import { t as compare } from "./newest.js";
import { n as datesOf, t as busiestPart } from "./period.js";
import { isIP, isIPv6 } from "node:net";

// src/sources/prometheus/endpoint-template.ts
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/**
* The URL that the labels of one series make of a template such as `http://{{instance}}:6060/debug/pprof/profile`.
* Who writes a label is not trusted: in the host it can be a name, an address or a port and nothing else, and no
* link-local address or cloud's metadata; in the path or the query it stays inside its segment or value.
*/
function fillTemplate(template, labels) {
	const lacks = [...new Set(namesIn(template))].filter((name) => (labels[name] ?? "") === "");
	if (lacks.length > 0) return { lacks };
	const [, scheme = "", user = "", host = "", path = "", query = ""] = /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(.*)$/s.exec(template) ?? [];
	for (const [place, text] of [
		["host", host],
		["path", path],
		["query", user + query]
	]) {
		const fits = place === "host" && endsName(host) ? isNamePart : FITS[place];
		const unfit = namesIn(text).find((name) => !fits(labels[name] ?? ""));
		if (unfit !== void 0) return refusal(unfit, place, labels);
	}
	const filledHost = fill(host, labels, (value) => isIPv6(value) ? `[${value}]` : value);
	const filled = scheme + fill(user, labels, encodeURIComponent) + filledHost + fill(path, labels, (value) => encodeURIComponent(value).replaceAll("%3A", ":")) + fill(query, labels, encodeURIComponent);
	const authority = `${scheme}${filledHost}`;
	if (!URL.canParse(filled) || !URL.canParse(authority) || new URL(filled).host !== new URL(authority).host) return refusal(namesIn(host)[0] ?? "", "host", labels);
	const filledAddress = hostOf(new URL(filled));
	if (namesIn(host).length > 0 && isIP(filledAddress) && isMetadataAddress(filledAddress)) return {
		...refusal(namesIn(host)[0] ?? "", "host", labels),
		forbidden: true
	};
	if (new URL(filled).pathname.split("/").length !== path.split("/").length) return refusal(namesIn(path)[0] ?? "", "path", labels);
	return { url: filled };
}
/** Whether labels have a say in which host is asked. */
function labelsNameHosts(template) {
	const [, host = ""] = /^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/s.exec(template) ?? [];
	return namesIn(host).length > 0;
}
/** Whether the user wrote how the host begins and a label how it ends: `cache-{{shard}}` must not become another's domain. */
function endsName(host) {
	return /^[^{].*\}\}(?::\d*)?$/s.test(host);
}
function isNamePart(value) {
	return /^[\p{L}\p{N}_-]+$/u.test(value);
}
function namesIn(text) {
	return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}
function refusal(name, place, labels) {
	return {
		refused: name,
		value: labels[name] ?? "",
		place
	};
}
const FITS = {
	host: (value) => isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value),
	path: (value) => !/[/\\\p{Cc}\p{Cs}]/u.test(value) && !/^\.{1,2}$/.test(value),
	query: (value) => !/\p{Cs}/u.test(value)
};
function fill(text, labels, encode) {
	return text.replace(PLACEHOLDER, (_, name) => encode(labels[name] ?? ""));
}

// src/sources/prometheus/steps.ts
/** Readings in the part of the time that `busiest` looks for: so closely it is found. */
const STEPS_IN_BUSIEST = 12;
/** Prometheus gives up to 11,000 of one series in one answer. */
const MOST_STEPS = 1e4;
/** Questions for one period. */
const MOST_PARTS = 8;
const LEAST_STEP = 1e3;
/** How closely, and in how many questions, the busiest `window` (ms) of `dates` is looked for. */
function stepsFor(window, { from, to }) {
	const length = to.getTime() - from.getTime();
	const wanted = Math.max(LEAST_STEP, window / STEPS_IN_BUSIEST, length / (MOST_STEPS * MOST_PARTS));
	const step = Math.ceil(wanted / 1e3) * 1e3;
	const count = Math.max(1, Math.ceil(length / (step * MOST_STEPS)));
	const each = Math.ceil(length / count / step) * step;
	return {
		step,
		parts: Array.from({ length: count }, (_, index) => {
			const start = from.getTime() + index * each;
			return {
				from: new Date(start),
				to: new Date(Math.min(start + each, to.getTime()))
			};
		}).filter((part, index) => index === 0 || +part.to - +part.from >= step)
	};
}

// src/sources/prometheus/prometheus.ts
/**
* Asks Prometheus or Thanos for the hosts to profile, and profiles them live, the one with the greatest value first.
* @throws ExpectedError when the query fails or names no host, or none of the hosts is there.
*/
const collectPrometheus = async (source, context) => {
	context.signal.throwIfAborted();
	const api = await prometheusApi(source, context);
	const when = await momentOf(source, api, context.now());
	const { result, findings, clock } = await api.instant(queryOf(source.query), when.at);
	if (result.length === 0) throw await emptyResult(source, api, when.at, clock);
	const named = endpointsOf(result, source.endpoint);
	const [first] = named.findings;
	if (named.urls.length === 0 && first !== void 0) throw new ExpectedError(first.message, { ...first.fix && { fix: first.fix } });
	const headers = await headersFor(source.endpointAccess, context);
	const collection = await profileEndpoints(named.urls.slice(0, source.limit).map((url) => endpointOf(url, headers)), {
		seconds: source.seconds,
		network: labelsNameHosts(source.endpoint) ? networkForNamedHosts(context.env) : networkFor(context.env),
		...source.timeout !== void 0 && { timeout: source.timeout }
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
/** When the query is evaluated. @throws ExpectedError when there was no load to find the busiest part by. */
async function momentOf(source, api, now) {
	const { period, busiest, query } = source;
	const dates = datesOf(period, now);
	if (busiest === void 0) return {
		at: "ago" in period.to && period.to.ago === 0 ? void 0 : dates.to,
		findings: []
	};
	const { step, parts } = stepsFor(busiest, dates);
	const answers = [];
	for (const part of parts) answers.push(await loadOf(queryOf(query), part, step, api));
	const part = busiestPart(answers.flatMap(({ result }) => result), step, busiest, dates);
	if (part === void 0) throw new ExpectedError(`The query ${quoted(query)} has no value above 0 ${between(dates)}.`, { fix: "Let it give the load of each host, such as `rate(process_cpu_seconds_total[5m])`, or look further back with `from`." });
	const coarse = step > busiest ? ` It was looked for in steps of ${duration(step)}, as close as such a long time allows.` : "";
	const message = `The busiest ${duration(Math.max(busiest, step))} ${between(dates)} ended at ${isoSeconds(part.to)}: the hosts of that moment were profiled now.${coarse}`;
	return {
		at: part.to,
		findings: [...said(answers), {
			severity: "note",
			message
		}]
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
/** The load of all hosts in each step of `dates`: each reading stands for the step before it. */
async function loadOf(query, { from, to }, step, api) {
	const readings = {
		from: new Date(from.getTime() + step),
		to
	};
	const { result, ...rest } = await api.range(query, "sum", readings, step);
	return {
		...rest,
		result: result.map(({ time, value }) => ({
			start: time - step,
			load: value
		}))
	};
}
/** What the server said of its answers, each sentence once. */
function said(answers) {
	const all = answers.flatMap(({ findings }) => findings);
	return [...new Map(all.map((finding) => [finding.message, finding])).values()];
}
/** Why nothing came: no such metric, or none with these labels, or not at this time. */
async function emptyResult({ query }, api, at, clock) {
	const known = await Promise.all(metricsIn(query).map(async (name) => {
		return {
			name,
			isMissing: (await api.instant(queryOf(`count(${name})`), at).catch(() => void 0))?.result.length === 0
		};
	}));
	const missing = known.find(({ isMissing }) => isMissing);
	const why = missing === void 0 ? known.length === 0 ? "" : `, though there is a metric ${known.map(({ name }) => `\`${name}\``).join(" and ")}` : `: there is no metric \`${missing.name}\`${at === void 0 ? "" : " at that time"}`;
	const time = at === void 0 ? "" : ` at ${isoSeconds(at)}`;
	return new ExpectedError(`The query ${quoted(query)} has no result${time}${why}.${clock}`, { fix: missing === void 0 ? "Try the query in the web page of Prometheus; the values of its labels may be others, or nothing may be above its threshold." : at === void 0 ? "Check the spelling of the metric, and that this Prometheus scrapes the service." : "Check that this Prometheus scraped the service then and keeps data for so long, and the spelling of the metric." });
}
function endpointsOf(series, template) {
	const filled = series.map((one) => ({
		...one,
		...fillTemplate(template, one.labels)
	}));
	const ordered = filled.flatMap((one) => "url" in one ? one : []).sort((a, b) => rank(b) - rank(a) || compare(a.url, b.url));
	const lacking = filled.flatMap((one) => "lacks" in one ? one : []);
	const refused = filled.flatMap((one) => "refused" in one ? one : []);
	return {
		urls: [...new Set(ordered.map(({ url }) => new URL(url).href))],
		findings: [...aboutLacking(lacking, series.length), ...aboutRefused(refused)],
		left: lacking.length + refused.length
	};
}
function rank({ value }) {
	return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
}
function aboutLacking(lacking, all) {
	if (lacking.length === 0) return [];
	const lacks = names(lacking.flatMap((one) => one.lacks));
	const has = names(lacking.flatMap(({ labels }) => Object.keys(labels)).filter((name) => name !== "__name__"));
	return [{
		severity: "error",
		message: `${lacking.length === all ? "No series of the result has" : `${lacking.length} of ${all} series have no`} label ${lacks}, which the \`endpoint\` needs; ${has === "" ? "they have none at all" : `their labels are ${has}`}.`,
		fix: "Keep the label in the query, such as `sum by (instance) (…)`, or write another one into the `endpoint`."
	}];
}
function aboutRefused(refused) {
	const groups = /* @__PURE__ */ new Map();
	for (const one of refused) {
		const key = `${one.refused} ${one.place} ${one.forbidden ?? false}`;
		groups.set(key, [...groups.get(key) ?? [], one]);
	}
	return [...groups.values()].map((group) => {
		const [{ refused: label, value, place, forbidden }] = group;
		if (forbidden) return {
			severity: "error",
			message: `The label \`${label}\` of ${count(group.length, "series", "series")} names a link-local address or a cloud's metadata, which was not asked: ${quoted(value)}.`,
			fix: "Find out who wrote that label, or leave it out of the query."
		};
		const hasPort = place === "host" && /^[^:]+:\d+$/.test(value);
		return {
			severity: "error",
			message: `The label \`${label}\` of ${count(group.length, "series", "series")} cannot stand in the ${place} of the \`endpoint\`: ${quoted(value)}.`,
			fix: hasPort ? "It has a port already: write no other one into the `endpoint`, or cut it off in the query with `label_replace(…, \"host\", \"$1\", \"instance\", \"([^:]+):.*\")` and write `{{host}}`." : "Choose a label that holds a host name or an address, or make one in the query with `label_replace`."
		};
	});
}
/** Names of labels in a sentence. */
const SHOWN_LABELS = 20;
/** ISO 8601 with seconds. */
function isoSeconds(date) {
	return `${date.toISOString().slice(0, 19)}Z`;
}
function names(labels) {
	const unique = [...new Set(labels)].sort(compare);
	const shown = unique.slice(0, SHOWN_LABELS).map((label) => `\`${excerpt(label, 40)}\``);
	const more = unique.length - shown.length;
	return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function quoted(text) {
	return `\`${excerpt(text, 100).replaceAll("`", "'")}\``;
}
function between({ from, to }) {
	return `between ${isoSeconds(from)} and ${isoSeconds(to)}`;
}

export { collectPrometheus };