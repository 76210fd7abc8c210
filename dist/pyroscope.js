import { F as union, M as transform, S as optional, T as pipe, a as finite, b as number, j as string, t as array, x as object } from "./dist3.js";
import { n as callApi, t as DEFAULT_API_TIMEOUT } from "./api.js";
import { n as readJson } from "./json.js";
import { c as note, n as ExpectedError } from "./errors.js";
import { d as excerpt, u as duration } from "./start.js";
import { o as withLowerCaseNames, r as headersFor } from "./pprof2.js";
import { a as lengthOf, i as iso, n as busiestStep, o as recentPart, t as busiestPart } from "./profilers.js";
import { n as restoreColumns, t as encodedMessage } from "./restore-columns.js";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

// src/collect/pyroscope.ts
/** Collects one profile from a Pyroscope server. The server merges all profiles that match the query. */
const collectPyroscope = async (source, context) => {
	context.signal.throwIfAborted();
	const callQuerier = await querierCaller(source, context);
	const period = recentPart(source, context.now());
	const window = await windowToMerge(callQuerier, period, source);
	const selector = excerpt(source.query);
	context.progress(`Asking ${source.url} for the profile of \`${selector}\`, ${between(window)}`);
	const { profile, samples } = await mergedProfile(callQuerier, source, window);
	if (samples === 0) {
		const what = `\`${selector}\` and ${excerpt(source.profileType)}, ${between(window)}`;
		throw new ExpectedError(`${source.url} has no profile that matches ${what}.`, { fix: "Check the labels in `query`, `profile-type` and `tenant`. Also check `from` and `to`, because Pyroscope silently ignores data that is older than its `max_query_lookback` (7 days by default)." });
	}
	const path = join(context.scratch, "profile.pprof");
	await writeFile(path, profile);
	const message = `The profile covers only ${`the busiest ${duration(lengthOf(window))} between ${iso(period.from)} and ${iso(period.to)}`}, from ${iso(window.from)} on.`;
	const findings = window === period ? [] : [note(message)];
	return {
		files: [{
			path,
			name: `${source.url} ${selector}`
		}],
		failures: 0,
		findings
	};
};
/** Returns a function that calls the querier of a source. The time-out of the source limits all calls together. */
async function querierCaller(source, context) {
	const headers = withLowerCaseNames(await headersFor(source, context));
	const { timeout = DEFAULT_API_TIMEOUT } = source;
	const end = performance.now() + timeout;
	return (method, message, read) => {
		const isProto = message instanceof Uint8Array;
		const call = {
			product: "Pyroscope",
			url: new URL(`${source.url}/querier.v1.QuerierService/${method}`),
			headers: {
				...headers,
				"content-type": isProto ? "application/proto" : "application/json"
			},
			body: isProto ? message : JSON.stringify(message),
			timeout: Math.max(1, end - performance.now()),
			fixFor: (_, words) => /max_query_length|larger than max/i.test(words) ? FIX_LONG : void 0
		};
		return callApi(call, context, read);
	};
}
const FIX_LONG = "Shorten the time between `from` and `to`, narrow the `query`, or raise the limit of this tenant in Pyroscope.";
const NUMBER = optional(pipe(union([number(), string()]), transform(Number), finite()), 0);
const POINTS = object({ points: optional(array(object({
	timestamp: NUMBER,
	value: NUMBER
})), []) });
const SERIES = object({ series: optional(array(POINTS), []) });
/** Returns the part of the period whose profiles are merged. The busiest part is returned if the source has `busiest`, else the whole period. */
async function windowToMerge(callQuerier, period, source) {
	const { busiest, profileType, query } = source;
	if (busiest === void 0 || busiest >= lengthOf(period)) return period;
	const step = Math.min(busiestStep(busiest, period), Math.max(1e3, busiest));
	const start = period.from.getTime();
	const { series } = await callQuerier("SelectSeries", {
		profile_typeID: profileType,
		label_selector: query,
		start,
		end: start + Math.ceil(lengthOf(period) / step) * step,
		step: step / 1e3
	}, ({ body }) => readJson(body, SERIES));
	const loads = series.flatMap(({ points }) => points).filter(({ timestamp }) => timestamp > start).map(({ timestamp, value }) => ({
		start: timestamp - step,
		load: value
	}));
	return busiestPart(loads, step, busiest, period) ?? period;
}
/** Requests the merged profile of a period. The request has no `max_nodes`, because that option cuts call stacks for the display of a flame graph. */
function mergedProfile(callQuerier, { profileType, query }, window) {
	const [from, to] = [window.from.getTime(), window.to.getTime()];
	return callQuerier("SelectMergeProfile", encodedMessage([1, profileType], [2, query], [3, from], [4, to]), ({ body, headers }) => {
		try {
			return /^application\/(x-)?proto/.test(String(headers["content-type"])) ? restoreColumns(body, window) : void 0;
		} catch {
			return;
		}
	});
}
function between({ from, to }) {
	return `${iso(from)} to ${iso(to)}`;
}

export { collectPyroscope };