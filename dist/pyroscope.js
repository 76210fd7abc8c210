import { B as callApi, Dt as number, F as DEFAULT_API_TIMEOUT, Ft as string, H as readJson, It as transform, K as wordsOf, Ot as object, Qr as excerpt, R as REFUSAL_BYTES, Rt as union, gt as array, ji as ExpectedError, jt as pipe, kt as optional, yt as finite } from "./start.js";
import { i as lowerCase, r as headersFor } from "./pprof2.js";
import { a as iso, n as busiestPart, o as lengthOf, r as busiestStep, s as youngPart, t as busiestNote } from "./profilers.js";
import { n as restoreColumns, t as encoded } from "./restore-columns.js";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

// src/collect/pyroscope.ts
/** Steps of one answer in which the busiest part is looked for. */
const MOST_STEPS = 1e4;
/**
* Takes the profile that Pyroscope merged of all that match.
* @throws ExpectedError when nothing matches, with the server's words.
*/
const collectPyroscope = async (source, context) => {
	context.signal.throwIfAborted();
	const ask = await askerOf(source, context);
	const period = youngPart(source, context.now());
	const window = await windowOf(ask, period, source);
	const selector = excerpt(source.query);
	context.progress(`Asking ${source.url} for the profile of \`${selector}\`, ${between(window)}`);
	const { profile, samples } = await mergedProfile(ask, source, window);
	if (samples === 0) {
		const what = `\`${selector}\` and ${excerpt(source.profileType)}, ${between(window)}`;
		throw new ExpectedError(`${source.url} has no profile that matches ${what}.`, { fix: "Check the labels in `query`, `profile-type` and `tenant`, and `from` and `to`: Pyroscope silently looks no further back than its `max_query_lookback` (7 days by default)." });
	}
	const path = join(context.scratch, "profile.pprof");
	await writeFile(path, profile);
	const findings = window === period ? [] : [busiestNote(window, period)];
	return {
		files: [{
			path,
			name: `${source.url} ${selector}`
		}],
		failures: 0,
		findings
	};
};
async function askerOf(source, context) {
	const headers = lowerCase(await headersFor(source, context));
	const { timeout = DEFAULT_API_TIMEOUT } = source;
	const end = performance.now() + timeout;
	return (method, message) => {
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
			fixFor: (status, words) => /max_query_length|larger than max/i.test(words) ? FIX_LONG : FIXES[status]
		};
		return callApi(call, context, (answer) => answer);
	};
}
const FIX_ADDRESS = "Write the base URL of the Pyroscope API (version 1 or later) itself, not of its web page, of Grafana or of a login; through Grafana it is https://GRAFANA/api/datasources/proxy/uid/UID.";
const FIX_CREDENTIALS = "Check `tenant`, and `token` or `username` and `password` of the source, and what they may read.";
const FIX_LONG = "Shorten the time between `from` and `to`, narrow the `query`, or raise the limit of this tenant in Pyroscope.";
const FIXES = {
	401: FIX_CREDENTIALS,
	403: FIX_CREDENTIALS,
	404: FIX_ADDRESS,
	405: FIX_ADDRESS
};
const NUMBER = optional(pipe(union([number(), string()]), transform(Number), finite()), 0);
const POINTS = object({ points: optional(array(object({
	timestamp: NUMBER,
	value: NUMBER
})), []) });
const SERIES = object({ series: optional(array(POINTS), []) });
/** What is merged of the period: all of it, or its busiest part. */
async function windowOf(ask, period, source) {
	const { url, busiest, profileType, query } = source;
	if (busiest === void 0 || busiest >= lengthOf(period)) return period;
	const step = Math.min(busiestStep(busiest, period, MOST_STEPS), Math.max(1e3, busiest));
	const start = period.from.getTime();
	const { body } = await ask("SelectSeries", {
		profile_typeID: profileType,
		label_selector: query,
		start,
		end: start + Math.ceil(lengthOf(period) / step) * step,
		step: step / 1e3
	});
	const answer = readJson(body, SERIES);
	if (answer === void 0) throw otherProduct(url, "something else than Pyroscope does", body);
	const loads = answer.series.flatMap(({ points }) => points).filter(({ timestamp }) => timestamp > start).map(({ timestamp, value }) => ({
		start: timestamp - step,
		load: value
	}));
	return busiestPart(loads, step, busiest, period) ?? period;
}
function otherProduct(url, what, body) {
	const words = excerpt(wordsOf(body.subarray(0, REFUSAL_BYTES).toString()));
	return new ExpectedError(`${url} answered with ${what}: "${words}".`, { fix: FIX_ADDRESS });
}
/** The profile of a window. Without `max_nodes`, which cuts stacks for flame graphs. */
async function mergedProfile(ask, { url, profileType, query }, window) {
	const [from, to] = [window.from.getTime(), window.to.getTime()];
	const { body, headers } = await ask("SelectMergeProfile", encoded([1, profileType], [2, query], [3, from], [4, to]));
	const type = String(headers["content-type"] ?? "");
	if (!/^application\/(x-)?proto/.test(type)) throw otherProduct(url, `${excerpt(type, 60) || "a text"} instead of a profile`, body);
	try {
		return restoreColumns(body, window);
	} catch (cause) {
		const message = `${url} answered with ${body.length} bytes that are no profile (${excerpt(String(cause))}).`;
		throw new ExpectedError(message, {
			fix: FIX_ADDRESS,
			cause
		});
	}
}
function between({ from, to }) {
	return `${iso(from)} to ${iso(to)}`;
}

export { collectPyroscope };