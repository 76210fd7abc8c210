import { a as prometheusApi, n as lookbackOf, t as countersAsTheyAre } from "./prometheus-api.js";
import { St as duration, li as hodgesLehmann, ui as mean, xr as ExpectedError, yi as count } from "./start.js";

// src/compare/production.ts
const DAY = 864e5;
/**
* Compares production before and after a release, right then and over days.
* @throws ExpectedError when nothing can be compared: the queries fail, one side has no data, the release is too young.
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
		now
	};
	const asked = {
		cpu: queryOf("cpu", cpu, "process_cpu_seconds_total"),
		traffic: traffic === void 0 ? void 0 : queryOf("traffic", traffic, "http_requests_total"),
		lookback: Math.max(lookbackOf(cpu), traffic === void 0 ? 0 : lookbackOf(traffic))
	};
	requireTime(plan, asked.lookback);
	const api = await prometheusApi({
		...queries,
		partialResponse: true
	}, context);
	const looked = await lookAt(asked, plan, api);
	const wanted = {
		...asked,
		countsSeries: looked.isLabelled
	};
	const right = await rightBeforeAndAfter(wanted, plan, api, looked.clock);
	const overDays = days === 0 ? { findings: [] } : await sameTimeOfDay(wanted, plan, api);
	const comparisons = [right.comparison, overDays.comparison].filter((one) => one !== void 0);
	const findings = [
		...looked.findings,
		...right.findings,
		...overDays.findings
	];
	if (comparisons.length === 0) {
		const why = right.findings.at(-1);
		throw new ExpectedError(why?.message ?? "There is nothing to compare.", { fix: why?.fix });
	}
	const confounders = [...traffic === void 0 ? ["Traffic may have changed: there is no query for it."] : [], "Everything else that changed at the time is in it: other changes of this release, what is requested and how much, instances and their machines."];
	return {
		report: {
			released: `${new Date(plan.released).toISOString().slice(0, 19)}Z`,
			queries: {
				cpu,
				traffic
			},
			comparisons,
			confounders
		},
		findings: [...new Map(findings.map((finding) => [finding.message, finding])).values()]
	};
}
function queryOf(key, text, metric) {
	return {
		text,
		key,
		wanted: "one or several series of numbers",
		example: `rate(${metric}{job="my-service"}[5m])`
	};
}
/** @throws ExpectedError when it is too early, or a window is shorter than what the queries look back. */
function requireTime({ released, settle, window, now }, lookback) {
	if (released > now) throw new ExpectedError(`The release at ${minute(released)} is still to come.`, { fix: "Write into `released` when production began to get it." });
	const end = released + settle + window;
	if (end > now) throw new ExpectedError(`The ${duration(window)} after the release of ${minute(released)} are not over before ${minute(end)}.`, { fix: "Run it after that, or write a shorter `window`." });
	if (lookback < window) return;
	throw new ExpectedError(`The queries look back ${duration(lookback)}, and the \`window\` is ${duration(window)}: no reading is of one side alone.`, { fix: "Write a longer `window`, or a shorter range into the queries, such as `[5m]`." });
}
/** `2026-11-20 06:00 UTC`. */
function minute(time) {
	return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
/** Asks both queries as they are, so that what is wrong with them is reported for what the user wrote. */
async function lookAt({ cpu, traffic }, { released }, api) {
	const at = new Date(released);
	const { result, clock, ...first } = await api.instant(cpu, at);
	const findings = [...first.findings, ...traffic ? (await api.instant(traffic, at)).findings : []];
	for (const { key, text } of [cpu, ...traffic ? [traffic] : []]) {
		const [counter] = countersAsTheyAre(text);
		if (counter === void 0) continue;
		const message = `The query \`${key}\` reads \`${counter}\`, by its name a counter, without \`rate\`: what it counted since its start is no amount per second.`;
		findings.push(warning(message, `Write \`rate(${counter}[5m])\`, if it is one.`));
	}
	if (clock !== "") findings.push(warning(`Prometheus answered.${clock}`, "Set both clocks; they decide what was before the release and what after."));
	return {
		isLabelled: result.some(({ labels }) => Object.keys(labels).length > 0),
		clock,
		findings
	};
}
function warning(message, fix, severity = "warning") {
	return {
		severity,
		source: "production",
		message,
		fix
	};
}
/** Right before against right after, as PromQL's `offset` does. Readings that follow one another are alike, so it is one pair. */
async function rightBeforeAndAfter(asked, { released, settle, window }, api, clock) {
	const before = {
		from: released - window,
		to: released
	};
	const after = {
		from: released + settle,
		to: released + settle + window
	};
	const { readings, findings } = await ask(asked, {
		from: before.from,
		to: after.to
	}, window / 60, released, api);
	for (const [side, one] of Object.entries({
		before,
		after
	})) {
		const within = indices(readings, one);
		if (within.some((index) => readings.at.has(index))) continue;
		const message = `The query \`${within.some((index) => readings.cpu.has(index)) ? "traffic" : "cpu"}\` has no number between ${minute(one.from)} and ${minute(one.to)}, ${side} the release.${clock}`;
		const fix = "Check `released`, the names of the metric and its labels, and that this release is scraped; Prometheus keeps no data for so long (15 days by default).";
		return { findings: [...findings, warning(message, fix)] };
	}
	const description = `${duration(window)} before and after, without the ${duration(settle)} of the release`;
	const [first, second] = [windowOf(readings, indices(readings, before)), windowOf(readings, indices(readings, after))];
	const lack = [first, second].find((one) => typeof one === "string");
	if (typeof first === "string" || typeof second === "string") {
		const message = `There is no comparison of the ${description}: ${lack}.`;
		return { findings: [...findings, warning(message, LOOK_AT_BOTH)] };
	}
	const pair = {
		before: first,
		after: second
	};
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
const LOOK_AT_BOTH = "Look at both queries over that time in the web page of Prometheus; it may keep no data for so long.";
/**
* Each day after against the one of the same weekday before, reading by reading, so that cycles of a day and of a week
* cancel out. A day is one pair: readings within it are alike. From 6 days on, their Hodges-Lehmann estimate and its exact
* interval; before, their mean.
*/
async function sameTimeOfDay(asked, plan, api) {
	const { released, settle, days, now } = plan;
	const least = days + Math.floor(settle / DAY);
	const distance = DAY * (days < 7 ? least : Math.ceil(least / 7) * 7);
	const start = released + settle;
	const begun = Array.from({ length: days }, (_, day) => start + day * DAY).map((from) => ({
		from,
		to: from + DAY - settle % DAY
	})).filter(({ from, to }) => now - from >= LEAST_SHARE * (to - from));
	if (begun.length === 0) return { findings: [warning("No day has gone by since the release, so there is no comparison at the same time of day.", "Run it again in a few days.", "note")] };
	const answer = await ask(asked, {
		from: start - distance,
		to: Math.min(begun.at(-1)?.to ?? now, now)
	}, Math.max(asked.lookback, 6e4), released, api);
	const { readings } = answer;
	const findings = [...answer.findings];
	const pairs = begun.flatMap((day) => matchedPair(readings, day, distance) ?? []);
	if (pairs.length < begun.length) {
		const [missing, one] = [begun.length - pairs.length, begun.length - pairs.length === 1];
		const message = `${count(missing, "day")} of ${begun.length} after the release ${one ? "is" : "are"} left out: on that day, or on the one that it is compared with, there are less than 80 % of the readings, or no CPU or traffic.`;
		findings.push(warning(message, `${LOOK_AT_BOTH} Then write fewer \`days\`.`));
	}
	if (pairs.length === 0) return { findings };
	const logs = pairs.map(logRatio);
	const located = logs.length < 6 ? void 0 : hodgesLehmann(logs);
	const weeks = distance / (7 * DAY);
	const earlier = Number.isInteger(weeks) ? count(weeks, "week") : count(distance / DAY, "day");
	return {
		comparison: {
			method: "same time of day",
			description: `${count(pairs.length, "day")} from the release on, each against the one ${earlier} earlier at the same times of day`,
			...averagesOf(pairs),
			change: Math.expm1(located?.estimate ?? mean(logs)),
			interval: located && [Math.expm1(located.interval[0]), Math.expm1(located.interval[1])],
			pairs: pairs.length
		},
		findings
	};
}
/** Prometheus gives up to 11,000 of one series in one answer. */
const MOST_POINTS = 1e4;
/** Steps that a day is a multiple of, seconds. */
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
/** Beyond 5 min only where Prometheus would refuse so many points. */
const LONGEST_WANTED = 3e5;
/**
* Asks for what lies in `span`, about every `wanted` milliseconds, one question after the other, since others ask this
* server, too. @throws ExpectedError with the server's own words.
*/
async function ask(asked, span, wanted, origin, api) {
	const { lookback, countsSeries } = asked;
	const least = (span.to - span.from) / MOST_POINTS;
	const fitting = STEPS.map((seconds) => seconds * 1e3).filter((step) => step >= least);
	const step = fitting.findLast((one) => one <= Math.min(wanted, LONGEST_WANTED)) ?? fitting[0] ?? DAY;
	const findings = [];
	const dates = {
		from: new Date(origin + Math.ceil((span.from - origin) / step) * step),
		to: new Date(origin + Math.floor((span.to - origin) / step) * step)
	};
	const all = async (query, aggregate) => {
		const answer = await api.range(query, aggregate, dates, step);
		findings.push(...answer.findings);
		return new Map(answer.result.map(({ time, value }) => [Math.round((time - origin) / step), value]));
	};
	const cpu = await all(asked.cpu, "sum");
	const traffic = asked.traffic && await all(asked.traffic, "sum");
	const series = countsSeries ? await all(asked.cpu, "count") : void 0;
	const at = /* @__PURE__ */ new Map();
	for (const [index, value] of cpu) {
		if (traffic !== void 0 && !traffic.has(index)) continue;
		at.set(index, {
			cpu: value,
			traffic: traffic?.get(index),
			series: series?.get(index)
		});
	}
	return {
		readings: {
			origin,
			step,
			lookback,
			at,
			cpu
		},
		findings
	};
}
/** The readings that look at nothing outside of `span`. */
function indices({ origin, step, lookback }, { from, to }) {
	const first = Math.ceil((from + Math.max(lookback, 1) - origin) / step);
	const last = Math.floor((to - origin) / step);
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, number) => first + number);
}
/** Windows with a smaller share of their readings say nothing about the window. */
const LEAST_SHARE = .8;
/** Of the cost, what its logarithm went up by. */
function logRatio({ before, after }) {
	return Math.log(after.cost / before.cost);
}
/** @returns what it lacks, where it says nothing. @param expected readings of a whole window. */
function windowOf({ at }, wanted, expected = wanted.length) {
	const readings = wanted.flatMap((index) => at.get(index) ?? []);
	if (readings.length === 0 || readings.length < LEAST_SHARE * expected) return "too few readings";
	const average = (key) => {
		const values = readings.flatMap((reading) => reading[key] ?? []);
		return values.length < readings.length ? void 0 : mean(values);
	};
	const [cpu = 0, traffic, series] = [
		average("cpu"),
		average("traffic"),
		average("series")
	];
	if (!(cpu > 0)) return "no CPU";
	if (traffic !== void 0 && !(traffic > 0)) return "no traffic";
	return {
		cpu,
		traffic,
		series,
		cost: cpu / (traffic ?? 1)
	};
}
/**
* The window `after` and the one `shift` (milliseconds, whole steps) before it; only the readings that both have, so that
* a gap on one side removes the same times of day on the other.
*/
function matchedPair(readings, day, shift) {
	const steps = Math.round(shift / readings.step);
	const all = indices(readings, day);
	const both = all.filter((index) => readings.at.has(index) && readings.at.has(index - steps));
	const before = windowOf(readings, both.map((index) => index - steps), all.length);
	const after = windowOf(readings, both, all.length);
	return typeof before === "string" || typeof after === "string" ? void 0 : {
		before,
		after
	};
}
/** What a comparison says about the averages over its pairs. */
function averagesOf(pairs) {
	const over = (key) => {
		const before = pairs.flatMap((pair) => pair.before[key] ?? []);
		const after = pairs.flatMap((pair) => pair.after[key] ?? []);
		if (before.length < pairs.length || after.length < pairs.length) return void 0;
		return {
			before: mean(before),
			after: mean(after)
		};
	};
	const cpu = over("cpu");
	const traffic = over("traffic");
	return {
		cpu,
		traffic,
		cpuPerTraffic: traffic && {
			before: cpu.before / traffic.before,
			after: cpu.after / traffic.after
		},
		series: over("series")
	};
}

export { compareProduction };