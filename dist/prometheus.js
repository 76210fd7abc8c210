import { Rt as duration, St as networkFor, Xt as ExpectedError, bt as isMetadataAddress, li as count, yt as hostOf, zt as excerpt } from "./start.js";
import { a as profileEndpoints, n as endpointOf, r as headersFor } from "./pprof2.js";
import { a as iso, i as datesOf, n as busiestPart, o as lengthOf, r as busiestStep } from "./profilers.js";
import { r as prometheusApi } from "./prometheus-api.js";
import { n as compare } from "./source.js";
import { isIP, isIPv6 } from "node:net";

// src/collect/prometheus.ts
/**
* Asks Prometheus or Thanos for the hosts to profile, and profiles them live, the one with the greatest value first.
* @throws ExpectedError when the query fails or names no host, or none of the hosts is there.
*/
const collectPrometheus = async (source, context) => {
	context.signal.throwIfAborted();
	const api = await prometheusApi(source, context);
	const when = await momentOf(source, api, context.now());
	const { result, findings } = await api.instant(queryOf(source.query), when.at);
	if (result.length === 0) {
		const time = when.at === void 0 ? "" : ` at ${iso(when.at)}`;
		throw new ExpectedError(`The query ${quoted(source.query)} has no result${time}.`, { fix: "Try the query in the web page of Prometheus: check the spelling of the metric, the values of its labels and its threshold, and that this Prometheus scrapes the service." });
	}
	const named = endpointsOf(result, source.endpoint);
	const [first] = named.findings;
	if (named.urls.length === 0 && first !== void 0) throw new ExpectedError(first.message, { fix: first.fix });
	const headers = await headersFor(source.endpointAccess, context);
	const endpoints = named.urls.slice(0, source.limit).map((url) => endpointOf(url, headers));
	const areNamed = namesIn(partsOf(source.endpoint).host).length > 0;
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
/** Prometheus gives up to 11,000 readings of one series in one answer. */
const MOST_STEPS = 1e4;
/**
* When the query is evaluated; undefined: at the server's own now, since its clock may differ.
* @throws ExpectedError when there was no load to find the busiest part by.
*/
async function momentOf(source, api, now) {
	const { period, busiest, query } = source;
	const dates = datesOf(period, now);
	if (busiest === void 0) return {
		at: "ago" in period.to && period.to.ago === 0 ? void 0 : dates.to,
		findings: []
	};
	const step = busiestStep(busiest, dates, MOST_STEPS);
	const readings = {
		from: new Date(dates.from.getTime() + step),
		to: dates.to
	};
	const { result, findings } = await api.range(queryOf(query), "sum", readings, step);
	const loads = result.map(({ time, value }) => ({
		start: time - step,
		load: value
	}));
	const part = busiestPart(loads, step, busiest, dates);
	const between = `between ${iso(dates.from)} and ${iso(dates.to)}`;
	if (part === void 0) throw new ExpectedError(`The query ${quoted(query)} has no value above 0 ${between}.`, { fix: "Let it give the load of each host, such as `rate(process_cpu_seconds_total[5m])`, or look further back with `from`." });
	const message = `The busiest ${duration(lengthOf(part))} ${between} ended at ${iso(part.to)}: the hosts of that moment were profiled now.`;
	return {
		at: part.to,
		findings: [...findings, {
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
/** The URLs, each once, that of the greatest value first; `left`: the number of series that name none. */
function endpointsOf(series, template) {
	const found = [];
	const unfilled = /* @__PURE__ */ new Map();
	for (const { labels, value } of series) {
		const filled = fillTemplate(template, labels);
		if ("url" in filled) found.push({
			...filled,
			value: Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value
		});
		else {
			const key = `${filled.label} ${filled.reason}`;
			unfilled.set(key, [...unfilled.get(key) ?? [], filled]);
		}
	}
	found.sort((a, b) => b.value - a.value || compare(a.url, b.url));
	return {
		urls: [...new Set(found.map(({ url }) => new URL(url).href))],
		findings: [...unfilled.values()].map(unfilledFinding),
		left: series.length - found.length
	};
}
/** About all series that have one reason in common. */
function unfilledFinding(group) {
	const { label = "", reason = "missing", value = "" } = group[0] ?? {};
	const why = {
		missing: "is missing, which the `endpoint` needs.",
		metadata: `names a link-local address or a cloud's metadata, which was not asked: ${quoted(value)}.`
	};
	const fixes = {
		missing: "Keep the label in the query, such as `sum by (instance) (…)`, or write another one into it.",
		metadata: "Find out who wrote that label, or leave it out of the query."
	};
	const unfit = `cannot stand in the ${reason} of the \`endpoint\`: ${quoted(value)}.`;
	const fix = "Choose a label that holds a host name or an address. Where it has a port already, write no other one into the `endpoint`, or make a label without it: `label_replace(…, \"host\", \"$1\", \"instance\", \"([^:]+):.*\")` and `{{host}}`.";
	const isNamed = reason === "missing" || reason === "metadata";
	return {
		severity: "error",
		message: `The label \`${excerpt(label, 40)}\` of ${count(group.length, "series", "series")} ${isNamed ? why[reason] : unfit}`,
		fix: isNamed ? fixes[reason] : fix
	};
}
function quoted(text) {
	return `\`${excerpt(text, 100).replaceAll("`", "'")}\``;
}
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** Characters of a host name (RFC 1035). */
const LONGEST_HOST = 253;
/**
* The URL that the labels of one series make of a template such as `http://{{instance}}:6060/debug/pprof/profile`.
* Labels are not trusted: in the host one can be a name, an address or a port and nothing else, and no link-local
* address or cloud's metadata; in the path or the query it stays inside its segment or value.
*/
function fillTemplate(template, labels) {
	const labelled = (name) => labels[name] ?? "";
	const unfit = (label = "", reason) => ({
		label,
		reason,
		value: labelled(label)
	});
	const missing = namesIn(template).find((name) => labelled(name) === "");
	if (missing !== void 0) return unfit(missing, "missing");
	const { scheme, user, host, path, query } = partsOf(template);
	const places = [
		[
			"host",
			host,
			/^[^{].*\}\}(?::\d*)?$/s.test(host) ? isNamePart : isHost
		],
		[
			"path",
			path,
			isSegment
		],
		[
			"query",
			user + query,
			(value) => !/\p{Cs}/u.test(value)
		]
	];
	for (const [place, text, fits] of places) {
		const wrong = namesIn(text).find((name) => !fits(labelled(name)));
		if (wrong !== void 0) return unfit(wrong, place);
	}
	const fill = (text, encode) => text.replace(PLACEHOLDER, (_, name) => encode(labelled(name)));
	const authority = scheme + fill(host, (value) => isIPv6(value) ? `[${value}]` : value);
	const filledPath = fill(path, (value) => encodeURIComponent(value).replaceAll("%3A", ":"));
	const filled = scheme + fill(user, encodeURIComponent) + authority.slice(scheme.length) + filledPath + fill(query, encodeURIComponent);
	const [inHost] = namesIn(host);
	if (!URL.canParse(filled) || !URL.canParse(authority) || new URL(filled).host !== new URL(authority).host) return unfit(inHost, "host");
	const address = hostOf(new URL(filled));
	if (inHost !== void 0 && address.length > LONGEST_HOST) return unfit(inHost, "host");
	if (inHost !== void 0 && isIP(address) && isMetadataAddress(address)) return unfit(inHost, "metadata");
	return new URL(filled).pathname.split("/").length === path.split("/").length ? { url: filled } : unfit(namesIn(path)[0], "path");
}
function partsOf(template) {
	const [, scheme = "", user = "", host = "", path = "", query = ""] = /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(.*)$/s.exec(template) ?? [];
	return {
		scheme,
		user,
		host,
		path,
		query
	};
}
function isNamePart(value) {
	return /^[\p{L}\p{N}_-]{1,253}$/u.test(value);
}
/** A name or an address, and perhaps a port. */
function isHost(value) {
	if (value.length > 259) return false;
	return isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value);
}
/** Also as `%2F` a service may take a slash for the border of a segment, and dots for the segment before. */
function isSegment(value) {
	return !/[/\\\p{Cc}\p{Cs}]/u.test(value) && !/^\.{1,2}$/.test(value);
}
function namesIn(text) {
	return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

export { collectPrometheus };