import { Ct as excerpt, K as hostOf, St as duration, X as networkForNamedHosts, Y as networkFor, q as isMetadataAddress, xr as ExpectedError, yi as count } from "./start.js";
import { a as profileEndpoints, n as endpointOf, r as headersFor } from "./pprof2.js";
import { a as iso, i as datesOf, n as busiestPart, o as lengthOf, r as busiestStep } from "./profilers.js";
import { a as prometheusApi, r as metricsIn } from "./prometheus-api.js";
import { a as someOf, n as compare } from "./source.js";
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
	const { result, findings, clock } = await api.instant(queryOf(source.query), when.at);
	if (result.length === 0) throw await emptyResult(source, api, when.at, clock);
	const named = endpointsOf(result, source.endpoint);
	const [first] = named.findings;
	if (named.urls.length === 0 && first !== void 0) throw new ExpectedError(first.message, { fix: first.fix });
	const headers = await headersFor(source.endpointAccess, context);
	const collection = await profileEndpoints(named.urls.slice(0, source.limit).map((url) => endpointOf(url, headers)), {
		seconds: source.seconds,
		timeout: source.timeout,
		network: labelsNameHosts(source.endpoint) ? networkForNamedHosts(context.env) : networkFor(context.env)
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
/** When the query is evaluated. @throws ExpectedError when there was no load to find the busiest part by. */
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
/** Why nothing came: no such metric, or none with these labels, or not at this time. */
async function emptyResult({ query }, api, at, clock) {
	let missing;
	for (const name of metricsIn(query)) if ((await api.instant(queryOf(`count(${name})`), at).catch(() => void 0))?.result.length === 0) missing ??= name;
	const time = at === void 0 ? "" : ` at ${iso(at)}`;
	const why = missing === void 0 ? "" : `: there is no metric \`${missing}\`${at === void 0 ? "" : " at that time"}`;
	return new ExpectedError(`The query ${quoted(query)} has no result${time}${why}.${clock}`, { fix: missing === void 0 ? "Try the query in the web page of Prometheus: check the values of its labels and its threshold." : "Check the spelling of the metric, and that this Prometheus scrapes the service and keeps data for long enough." });
}
function endpointsOf(series, template) {
	const filled = series.map((one) => ({
		...one,
		...fillTemplate(template, one.labels)
	}));
	const found = filled.flatMap((one) => "url" in one ? one : []);
	const rank = ({ value }) => Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
	const ordered = found.sort((a, b) => rank(b) - rank(a) || compare(a.url, b.url));
	const unfilled = filled.flatMap((one) => "reason" in one ? one : []);
	return {
		urls: [...new Set(ordered.map(({ url }) => new URL(url).href))],
		findings: findingsOf(unfilled),
		left: unfilled.length
	};
}
/** One finding for each label and reason. */
function findingsOf(unfilled) {
	const groups = /* @__PURE__ */ new Map();
	for (const one of unfilled) {
		const key = `${one.label} ${one.reason}`;
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [one]);
		else group.push(one);
	}
	return [...groups.values()].map((group) => {
		const [first] = group;
		if (first === void 0) throw new RangeError("A group has a member.");
		const { label, reason, value } = first;
		const which = `The label \`${excerpt(label, 40)}\` of ${count(group.length, "series", "series")}`;
		if (reason === "missing") {
			const has = new Set(group.flatMap(({ labels }) => Object.keys(labels)).filter((one) => one !== "__name__"));
			const names = someOf([...has].sort(compare).map((one) => `\`${excerpt(one, 40)}\``), 20);
			return {
				severity: "error",
				message: `${which} is missing, which the \`endpoint\` needs; ${has.size === 0 ? "there are no labels at all" : `their labels are ${names}`}.`,
				fix: "Keep the label in the query, such as `sum by (instance) (…)`, or write another one into the `endpoint`."
			};
		}
		if (reason === "metadata") return {
			severity: "error",
			message: `${which} names a link-local address or a cloud's metadata, which was not asked: ${quoted(value)}.`,
			fix: "Find out who wrote that label, or leave it out of the query."
		};
		return {
			severity: "error",
			message: `${which} cannot stand in the ${reason} of the \`endpoint\`: ${quoted(value)}.`,
			fix: reason === "host" && /^[^:]+:\d+$/.test(value) ? "It has a port already: write no other one into the `endpoint`, or cut it off in the query with `label_replace(…, \"host\", \"$1\", \"instance\", \"([^:]+):.*\")` and write `{{host}}`." : "Choose a label that holds a host name or an address, or make one in the query with `label_replace`."
		};
	});
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
	const unfit = (label, reason) => ({
		label,
		reason,
		value: labels[label] ?? ""
	});
	const missing = namesIn(template).find((name) => (labels[name] ?? "") === "");
	if (missing !== void 0) return unfit(missing, "missing");
	const { scheme, user, host, path, query } = partsOf(template);
	for (const [place, text] of [
		["host", host],
		["path", path],
		["query", user + query]
	]) {
		const fits = place === "host" && endsName(host) ? isNamePart : FITS[place];
		const wrong = namesIn(text).find((name) => !fits(labels[name] ?? ""));
		if (wrong !== void 0) return unfit(wrong, place);
	}
	const filledHost = fill(host, labels, (value) => isIPv6(value) ? `[${value}]` : value);
	const filled = scheme + fill(user, labels, encodeURIComponent) + filledHost + fill(path, labels, (value) => encodeURIComponent(value).replaceAll("%3A", ":")) + fill(query, labels, encodeURIComponent);
	const [inHost = "", inPath = ""] = [namesIn(host)[0], namesIn(path)[0]];
	const authority = `${scheme}${filledHost}`;
	if (!URL.canParse(filled) || !URL.canParse(authority) || new URL(filled).host !== new URL(authority).host) return unfit(inHost, "host");
	const address = hostOf(new URL(filled));
	if (inHost !== "" && address.length > LONGEST_HOST) return unfit(inHost, "host");
	if (inHost !== "" && isIP(address) && isMetadataAddress(address)) return unfit(inHost, "metadata");
	if (new URL(filled).pathname.split("/").length !== path.split("/").length) return unfit(inPath, "path");
	return { url: filled };
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
/** Whether labels have a say in which host is asked. */
function labelsNameHosts(template) {
	return namesIn(partsOf(template).host).length > 0;
}
/** Whether the user wrote how the host begins and a label how it ends: `cache-{{shard}}` must not become another's domain. */
function endsName(host) {
	return /^[^{].*\}\}(?::\d*)?$/s.test(host);
}
function isNamePart(value) {
	return value.length <= LONGEST_HOST && /^[\p{L}\p{N}_-]+$/u.test(value);
}
function namesIn(text) {
	return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}
const FITS = {
	host: (value) => value.length <= 259 && (isIPv6(value) || /^(?:[\p{L}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu.test(value)),
	path: (value) => !/[/\\\p{Cc}\p{Cs}]/u.test(value) && !/^\.{1,2}$/.test(value),
	query: (value) => !/\p{Cs}/u.test(value)
};
function fill(text, labels, encode) {
	return text.replace(PLACEHOLDER, (_, name) => encode(labels[name] ?? ""));
}

export { collectPrometheus };