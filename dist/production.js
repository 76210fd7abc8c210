import { i as prometheusApi, r as lookbackOf } from "./prometheus2.js";
import { n as ExpectedError } from "./errors.js";
import { O as count, u as duration } from "./start.js";
import { r as mean, t as hodgesLehmann } from "./samples.js";

// src/compare/after/production.ts
const DAY_IN_MS = 864e5;
/**
* Sends both queries to Prometheus, and compares production before and after the release.
* @throws ExpectedError if Prometheus rejects a query, or if it is too early for the comparison.
*/
async function compareProduction(queries, context) {
	const { settle, window, days, cpu, traffic } = queries;
	const now = context.now().getTime();
	const moment = "at" in queries.released ? queries.released.at : now - queries.released.ago;
	const plan = {
		released: Math.floor(moment / 1e3) * 1e3,
		settle,
		window,
		days,
		now,
		cpu: productionQuery("cpu", cpu, "process_cpu_seconds_total"),
		traffic: traffic === void 0 ? void 0 : productionQuery("traffic", traffic, "http_requests_total"),
		lookback: Math.max(lookbackOf(cpu), traffic === void 0 ? 0 : lookbackOf(traffic))
	};
	requireTime(plan);
	const api = await prometheusApi({
		...queries,
		partialResponse: true
	}, context);
	const findings = [];
	for (const query of [plan.cpu, plan.traffic ?? []].flat()) findings.push(...(await api.instant(query, new Date(plan.released))).findings);
	const right = await rightBeforeAndAfter(plan, api);
	const overDays = days === 0 ? { findings: [] } : await sameTimeOfDay(plan, api);
	findings.push(...right.findings, ...overDays.findings);
	const comparisons = [right.comparison, overDays.comparison].filter((one) => one !== void 0);
	if (comparisons.length === 0) {
		const why = right.findings.at(-1);
		throw new ExpectedError(why?.message ?? "There is nothing to compare.", { fix: why?.fix });
	}
	return {
		report: {
			released: `${new Date(plan.released).toISOString().slice(0, 19)}Z`,
			queries: {
				cpu,
				traffic
			},
			comparisons
		},
		findings: [...new Map(findings.map((finding) => [finding.message, finding])).values()]
	};
}
function productionQuery(key, text, metric) {
	return {
		text,
		key,
		wanted: "one or several series of numbers",
		example: `rate(${metric}{job="my-service"}[5m])`
	};
}
/**
* Checks the times of the plan.
* @throws ExpectedError if it is too early for the comparison, or if a window is shorter than the time that the queries look back.
*/
function requireTime({ released, settle, window, now, lookback }) {
	const end = released + settle + window;
	if (end > now) {
		const message = `The ${duration(window)} after the release of ${minute(released)} end only at ${minute(end)}.`;
		throw new ExpectedError(message, { fix: "Run the comparison after that time, or correct `released` or `window`." });
	}
	if (lookback < window) return;
	throw new ExpectedError(`The queries look back ${duration(lookback)}, but the \`window\` is only ${duration(window)}, so every reading mixes the time before and after the release.`, { fix: "Write a longer `window`, or a shorter range into the queries, such as `[5m]`." });
}
/** Prints a time as `2026-11-20 06:00 UTC`. */
function minute(time) {
	return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function productionWarning(message, fix) {
	return {
		severity: "warning",
		source: "production",
		message,
		fix
	};
}
/**
* Compares the time directly before the release with the time directly after it, like PromQL's `offset`. The whole comparison counts as one
* pair, because consecutive readings depend on each other.
*/
async function rightBeforeAndAfter(plan, api) {
	const { released, settle, window } = plan;
	const before = {
		from: released - window,
		to: released
	};
	const after = {
		from: released + settle,
		to: released + settle + window
	};
	const { readings, findings } = await askInTurn(plan, api, {
		from: before.from,
		to: after.to
	}, window / 60);
	const windows = [];
	for (const [side, one] of Object.entries({
		before,
		after
	})) {
		const found = queryWindowOf(readings, indices(readings, one));
		if (typeof found === "string") {
			const message = `There ${found} between ${minute(one.from)} and ${minute(one.to)}, ${side} the release.`;
			const fix = `Check \`released\`, the names of the metric and its labels, and that this release is scraped. ${LOOK_AT_BOTH}`;
			return { findings: [...findings, productionWarning(message, fix)] };
		}
		windows.push(found);
	}
	const [first, second] = windows;
	const pair = {
		before: first,
		after: second
	};
	const description = `${duration(window)} before and after, without the ${duration(settle)} of the release`;
	const change = Math.expm1(logRatio(pair));
	return {
		comparison: {
			method: "offset",
			description,
			...averagesOf([pair]),
			change,
			pairs: 1
		},
		findings
	};
}
const LOOK_AT_BOTH = "Look at both queries over that time in the web page of Prometheus, which may have deleted older data (after 15 days by default).";
/**
* Compares each day after the release with the same weekday before the release, reading by reading, so that daily and weekly cycles cancel
* out. Each day counts as one pair, because the readings of a day depend on each other. If 6 days or more are compared, the result is the
* Hodges-Lehmann estimate of the days with its exact interval. If fewer than 6 days are compared, the result is the mean of the changes on
* these days.
*/
async function sameTimeOfDay(plan, api) {
	const { released, settle, days, now } = plan;
	const least = days + Math.floor(settle / DAY_IN_MS);
	const distance = DAY_IN_MS * (days < 7 ? least : Math.ceil(least / 7) * 7);
	const start = released + settle;
	const begun = Array.from({ length: days }, (_, day) => start + day * DAY_IN_MS).map((from) => ({
		from,
		to: from + DAY_IN_MS - settle % DAY_IN_MS
	})).filter(({ from, to }) => now - from >= LEAST_SHARE * (to - from));
	if (begun.length === 0) return { findings: [{
		...productionWarning("No day has gone by since the release, so there is no comparison at the same time of day.", "Run the comparison again in a few days."),
		severity: "note"
	}] };
	const { readings, findings } = await askInTurn(plan, api, {
		from: start - distance,
		to: Math.min(begun.at(-1)?.to ?? now, now)
	}, Math.max(plan.lookback, 6e4));
	const pairs = begun.flatMap((day) => matchedPair(readings, day, distance) ?? []);
	const missing = begun.length - pairs.length;
	if (missing > 0) {
		const message = `${count(missing, "day")} of ${begun.length} after the release ${missing === 1 ? "is" : "are"} left out, because that day, or the earlier day for comparison, has less than 80 % of the readings, or no CPU time or traffic.`;
		findings.push(productionWarning(message, `${LOOK_AT_BOTH} Then write fewer \`days\`.`));
	}
	if (pairs.length === 0) return { findings };
	const logs = pairs.map(logRatio);
	const located = logs.length < 6 ? void 0 : hodgesLehmann(logs);
	const weeks = distance / (7 * DAY_IN_MS);
	const earlier = Number.isInteger(weeks) ? count(weeks, "week") : count(distance / DAY_IN_MS, "day");
	return {
		comparison: {
			method: "same time of day",
			description: `${count(pairs.length, "day")} after the release, each compared with the day ${earlier} earlier at the same times of day`,
			...averagesOf(pairs),
			change: Math.expm1(located?.estimate ?? mean(logs)),
			interval: located && [Math.expm1(located.interval[0]), Math.expm1(located.interval[1])],
			pairs: pairs.length
		},
		findings
	};
}
/** The maximum number of points of one series in one answer of Prometheus. */
const MOST_QUERY_POINTS = 1e4;
/** The possible steps between readings, in seconds. A whole number of each of these steps fits exactly into a day. */
const STEPS = [
	15,
	20,
	30,
	60,
	120,
	180,
	240,
	300,
	600,
	900,
	1800,
	3600
];
/** The longest step in milliseconds. A longer step is used only if Prometheus would refuse the number of points. */
const LONGEST_WANTED = 3e5;
/** Asks Prometheus for the values of a time span, one query after the other, because other users also need the server. */
async function askInTurn({ cpu, traffic, lookback, released: origin }, api, span, wanted) {
	const least = (span.to - span.from) / MOST_QUERY_POINTS;
	const fitting = STEPS.map((seconds) => seconds * 1e3).filter((step) => step >= least);
	const step = fitting.findLast((one) => one <= Math.min(wanted, LONGEST_WANTED)) ?? fitting[0] ?? DAY_IN_MS;
	const findings = [];
	const dates = {
		from: new Date(origin + Math.ceil((span.from - origin) / step) * step),
		to: new Date(origin + Math.floor((span.to - origin) / step) * step)
	};
	const all = async (query) => {
		const answer = await api.range(query, dates, step);
		findings.push(...answer.findings);
		return new Map(answer.result.map(({ time, value }) => [Math.round((time - origin) / step), value]));
	};
	const cpus = await all(cpu);
	const units = traffic && await all(traffic);
	const at = /* @__PURE__ */ new Map();
	for (const [index, value] of cpus) if (units === void 0 || units.has(index)) at.set(index, {
		cpu: value,
		traffic: units?.get(index)
	});
	return {
		readings: {
			origin,
			step,
			lookback,
			at
		},
		findings
	};
}
/** Returns the indices of the readings that contain only data from the time span `span`. */
function indices({ origin, step, lookback }, { from, to }) {
	const first = Math.ceil((from + Math.max(lookback, 1) - origin) / step);
	const last = Math.floor((to - origin) / step);
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, number) => first + number);
}
/** The minimum share of the expected readings that a window of time must have to be used. */
const LEAST_SHARE = .8;
/** Returns how much the logarithm of the cost grew. */
function logRatio({ before, after }) {
	return Math.log(after.cost / before.cost);
}
/**
* Averages the readings of one window of time.
* @param expected the number of readings of a whole window.
* @returns the averages. If the window has too few readings, returns the end of a sentence that says what is missing.
*/
function queryWindowOf({ at }, wanted, expected = wanted.length) {
	const readings = wanted.flatMap((index) => at.get(index) ?? []);
	if (readings.length === 0 || readings.length < LEAST_SHARE * expected) return "are too few readings with a number";
	const cpu = mean(readings.map((reading) => reading.cpu));
	const traffic = readings[0]?.traffic === void 0 ? void 0 : mean(readings.map(({ traffic = 0 }) => traffic));
	if (!(cpu > 0)) return "is no CPU";
	if (traffic !== void 0 && !(traffic > 0)) return "is no traffic";
	return {
		cpu,
		traffic,
		cost: cpu / (traffic ?? 1)
	};
}
/**
* Averages the readings of two windows: the window `after`, and the window `shift` milliseconds earlier. `shift` is a whole number of
* steps. A reading counts only if the other window has a reading at the same time of day, so that both windows cover the same times of day.
*/
function matchedPair(readings, day, shift) {
	const steps = Math.round(shift / readings.step);
	const all = indices(readings, day);
	const both = all.filter((index) => readings.at.has(index) && readings.at.has(index - steps));
	const before = queryWindowOf(readings, both.map((index) => index - steps), all.length);
	const after = queryWindowOf(readings, both, all.length);
	return typeof before === "string" || typeof after === "string" ? void 0 : {
		before,
		after
	};
}
/** Returns the averages of all pairs of a comparison. */
function averagesOf(pairs) {
	const over = (get) => ({
		before: mean(pairs.map(({ before }) => get(before))),
		after: mean(pairs.map(({ after }) => get(after)))
	});
	const cpu = over((window) => window.cpu);
	const traffic = pairs[0]?.before.traffic === void 0 ? void 0 : over(({ traffic = 0 }) => traffic);
	return {
		cpu,
		traffic,
		cpuPerTraffic: traffic && {
			before: cpu.before / traffic.before,
			after: cpu.after / traffic.after
		}
	};
}

export { compareProduction };