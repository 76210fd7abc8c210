import { Er as ExpectedError, _n as count, lr as duration, vn as fixed } from "./start.js";
import { i as prometheusApi, n as lookbackOf, r as metricsIn, t as countersAsTheyAre } from "./promql.js";
import { t as mean } from "./average.js";
import { t as hodgesLehmann } from "./hodges-lehmann.js";

// src/production/windows.ts
/** Windows with a smaller share of their readings say nothing of the window. */
const LEAST_SHARE = .8;
/** Two windows of their own. */
function pairOf(readings, before, after) {
	const first = windowOf(readingsIn(readings, before), indices(readings, before).length);
	if (typeof first === "string") return first;
	const second = windowOf(readingsIn(readings, after), indices(readings, after).length);
	return typeof second === "string" ? second : paired(first, second);
}
/**
* The window `after` and the one `shift` (milliseconds, whole steps) before it; only the readings that both have, so that
* a gap on one side takes away the same times of day on the other.
*/
function matchedPair(readings, after, shift) {
	const steps = Math.round(shift / readings.step);
	const all = indices(readings, after);
	const both = all.flatMap((index) => {
		const [first, second] = [readings.at.get(index - steps), readings.at.get(index)];
		return first === void 0 || second === void 0 ? [] : [{
			first,
			second
		}];
	});
	const before = windowOf(both.map(({ first }) => first), all.length);
	if (typeof before === "string") return before;
	const window = windowOf(both.map(({ second }) => second), all.length);
	return typeof window === "string" ? window : paired(before, window);
}
/** Whether there is any reading in `span`. */
function hasReadings(readings, span) {
	return indices(readings, span).some((index) => readings.at.has(index));
}
/** What a comparison says of the averages over its pairs. */
function averagesOf(pairs) {
	const traffic = both(pairs, "traffic");
	const series = both(pairs, "series");
	const cpu = both(pairs, "cpu");
	return {
		cpu,
		...traffic !== void 0 && {
			traffic,
			cpuPerTraffic: {
				before: cpu.before / traffic.before,
				after: cpu.after / traffic.after
			}
		},
		...series !== void 0 && { series }
	};
}
function both(pairs, key) {
	const before = pairs.flatMap((pair) => pair.before[key] ?? []);
	const after = pairs.flatMap((pair) => pair.after[key] ?? []);
	if (before.length < pairs.length || after.length < pairs.length) return void 0;
	return {
		before: mean(before),
		after: mean(after)
	};
}
function paired(before, after) {
	return {
		before,
		after,
		logRatio: Math.log(after.cost / before.cost)
	};
}
/** The readings that look at nothing outside of `span`. */
function indices({ origin, step, lookback }, { from, to }) {
	const first = Math.ceil((from + Math.max(lookback, 1) - origin) / step);
	const last = Math.floor((to - origin) / step);
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, number) => first + number);
}
function readingsIn(readings, span) {
	return indices(readings, span).flatMap((index) => readings.at.get(index) ?? []);
}
function windowOf(readings, expected) {
	if (readings.length === 0 || readings.length < .8 * expected) return "too few readings";
	const cpu = mean(readings.map((reading) => reading.cpu));
	if (!(cpu > 0)) return "no CPU";
	const units = readings.flatMap(({ traffic }) => traffic ?? []);
	const counts = readings.flatMap(({ series }) => series ?? []);
	const series = counts.length < readings.length ? {} : { series: mean(counts) };
	if (units.length < readings.length) return {
		cpu,
		cost: cpu,
		...series
	};
	const traffic = mean(units);
	return traffic > 0 ? {
		cpu,
		traffic,
		cost: cpu / traffic,
		...series
	} : "no traffic";
}

// src/production/words.ts
/** `−3.8 %`, `+0.4 %`. */
function percent(change) {
	const shown = fixed(change * 100, 1);
	return `${change > 0 && shown !== "0.0" ? "+" : ""}${shown} %`;
}
/** `−0.6 % to +0.9 %`, or the one there is. */
function rangeOf(changes) {
	const [least, most] = [percent(Math.min(...changes)), percent(Math.max(...changes))];
	return least === most ? least : `${least} to ${most}`;
}
/** `2026-11-20 06:00 UTC`. */
function minute(time) {
	return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
/** How many of the changes at other times are at least as large as `change`, in either direction. */
function asLarge(change, others) {
	const size = (one) => Math.abs(Math.log1p(one));
	return `${others.filter((other) => size(other) >= size(change)).length} of ${others.length} as large as this ${percent(change)}`;
}

// src/production/same-time-of-day.ts
const DAY$2 = 864e5;
/**
* How far apart the two days of a pair are: far enough that the earlier ones are over when the release begins, and whole
* weeks from 7 days on, so that a Monday is compared with a Monday.
*/
function distanceOf({ days, settle }) {
	const least = days + Math.floor(settle / DAY$2);
	return DAY$2 * (days < 7 ? least : Math.ceil(least / 7) * 7);
}
/** The days after the release, without the time of day at which it settled. */
function daysAfter({ released, settle, days }) {
	const start = released + settle;
	return Array.from({ length: days }, (_, day) => ({
		from: start + day * DAY$2,
		to: start + day * DAY$2 + DAY$2 - settle % DAY$2
	}));
}
/** All that the comparison and its placebos look at, up to now. */
function spanOfDays(plan) {
	const from = plan.released + plan.settle - 4 * distanceOf(plan);
	const last = daysAfter(plan).at(-1)?.to ?? plan.released;
	return {
		from,
		to: Math.min(last, plan.now)
	};
}
/**
* Each day after against the one of the same weekday before, reading by reading, so that cycles of a day and of a week cancel
* out. A day is one pair: readings within it are alike. From 6 days on, their Hodges-Lehmann estimate and its exact interval;
* before, their mean.
*
* That interval takes the days as independent of one another. Where they are not (a cost that drifts, a bad Tuesday that
* goes on), the same comparison of earlier times, made a day further back each time, shows it: the interval is at least as
* wide to either side as the greatest of these changes.
*/
function compareSameTimeOfDay(readings, plan) {
	const distance = distanceOf(plan);
	const begun = daysAfter(plan).filter(({ from, to }) => plan.now - from >= LEAST_SHARE * (to - from));
	const pairs = pairsOf(readings, begun, distance);
	const findings = aboutLeftOut(begun.length, pairs.length);
	if (pairs.length === 0) return { findings };
	const placebo = placebosOf(readings, begun, distance, pairs.length);
	const logs = pairs.map(({ logRatio }) => logRatio);
	const change = estimateOf(logs);
	const interval = intervalOf(logs, change, placebo);
	const placeboChanges = placebo.map((log) => Math.expm1(log));
	return {
		comparison: {
			method: "same time of day",
			description: descriptionOf(pairs.length, distance, Math.expm1(change), placeboChanges),
			...averagesOf(pairs),
			change: Math.expm1(change),
			...interval && { interval: [Math.expm1(interval[0]), Math.expm1(interval[1])] },
			pairs: pairs.length,
			...placebo.length > 0 && { placebo: { changes: placeboChanges } }
		},
		findings
	};
}
/** Logarithms of the changes that the same comparison gives of times before the release. */
function placebosOf(readings, days, distance, wanted) {
	return Array.from({ length: 2 * distance / DAY$2 + 1 }, (_, number) => distance + number * DAY$2).map((shift) => days.map(({ from, to }) => ({
		from: from - shift,
		to: to - shift
	}))).map((earlier) => pairsOf(readings, earlier, distance)).filter((pairs) => pairs.length > 0 && pairs.length >= .8 * wanted).map((pairs) => estimateOf(pairs.map(({ logRatio }) => logRatio)));
}
function intervalOf(logs, change, placebo) {
	if (logs.length < 6) return void 0;
	const [from, to] = hodgesLehmann(logs).interval;
	const spread = Math.max(0, ...placebo.map(Math.abs));
	return [Math.min(from, change - spread), Math.max(to, change + spread)];
}
function estimateOf(logs) {
	return logs.length < 6 ? mean(logs) : hodgesLehmann(logs).estimate;
}
function pairsOf(readings, days, distance) {
	return days.map((day) => matchedPair(readings, day, distance)).filter((pair) => typeof pair !== "string");
}
function descriptionOf(pairs, distance, change, placebo) {
	const weeks = distance / (7 * DAY$2);
	const earlier = Number.isInteger(weeks) ? count(weeks, "week") : count(distance / DAY$2, "day");
	const without = placebo.length === 0 ? "" : `; further back, without it, the same comparison gave ${rangeOf(placebo)}, ${asLarge(change, placebo)}`;
	return `${count(pairs, "day")} from the release on, each against the one ${earlier} earlier at the same times of day${without}`;
}
function aboutLeftOut(begun, paired) {
	if (begun === 0) return [{
		severity: "note",
		source: "production",
		message: "No day has gone by since the release, so there is no comparison at the same time of day.",
		fix: "Run it again in a few days."
	}];
	if (paired === begun) return [];
	return [{
		severity: "warning",
		source: "production",
		message: `${count(begun - paired, "day")} of ${begun} after the release ${begun - paired === 1 ? "is" : "are"} left out: on that day, or on the one that it is compared with, there are less than 80 % of the readings, or no CPU or traffic.`,
		fix: "Look at both queries over these days in the web page of Prometheus; it may keep no data for so long, then write fewer `days`."
	}];
}

// src/production/confounders.ts
/** Traffic that changed by more than this changes CPU per unit of it by itself. */
const MUCH_TRAFFIC = .1;
/** So many more or fewer series are other instances, not a scrape that was missed. */
const MANY_SERIES = .02;
const DAY$1 = 864e5;
const DEPENDENT_DAYS = "Days may depend on one another: of a cost that drifts by a little each day, or of bad days that follow one another, the days before the release show a part only.";
/** What else may explain what was found, the particular first. */
function confoundersOf(comparisons, plan) {
	const all = comparisons.map(inWords);
	return [
		...comparisons.flatMap((comparison, index) => trafficOf(comparison, all[index] ?? "")),
		...comparisons.flatMap((comparison, index) => instancesOf(comparison, all[index] ?? "")),
		...comparisons.every(({ series }) => series === void 0) ? ["The query for CPU sums up by itself, so whether the number of instances changed is not known."] : [],
		...new Set(comparisons.flatMap((comparison) => unknownSpread(comparison))),
		...comparisons.flatMap(({ method }) => method === "offset" ? [] : overDays(plan)),
		"Everything else that this release changed in the program or its settings is in it, not only the profile.",
		"Requests may be others than before: prices of single requests differ.",
		"All instances were started again: caches fill up, and connections are made anew.",
		"Instances may have moved to other machines, with other processors or neighbours.",
		"At a CPU limit, throttled instances use what they are given, before and after: the gain is in latency and throughput then."
	];
}
function inWords({ method }) {
	return method === "offset" ? "Right after the release" : "Over the days";
}
function trafficOf({ traffic, change }, when) {
	if (traffic === void 0) return [`${when}, CPU changed by ${percent(change)}, and so may have traffic: there is no query for it.`];
	const changed = ratio(traffic) - 1;
	if (Math.abs(changed) <= MUCH_TRAFFIC) return [];
	return [`${when}, traffic changed by ${percent(changed)}: busier machines need another amount of CPU for the same request, and what runs without requests is spread over ${changed > 0 ? "more" : "fewer"} of them.`];
}
function instancesOf({ series }, when) {
	if (series === void 0 || Math.abs(ratio(series) - 1) <= MANY_SERIES) return [];
	return [`${when}, the query for CPU gave ${fixed(series.after, 1)} series on average, and ${fixed(series.before, 1)} before: the number of instances changed, and with it how busy each of them is.`];
}
function unknownSpread({ method, placebo, interval }) {
	if (placebo !== void 0) return method === "offset" && interval === void 0 ? [] : [DEPENDENT_DAYS];
	if (interval !== void 0) return ["The interval takes the days as independent of one another; there are no data far enough back to see whether they are."];
	return [method === "offset" ? "There are no data of other days at these times: how much CPU changes within such hours by itself is not known." : "There are too few days for an interval and no data further back: how much CPU changes from day to day by itself is not known."];
}
function overDays(plan) {
	const distance = distanceOf(plan);
	const from = plan.released - distance;
	const to = Math.min(daysAfter(plan).at(-1)?.to ?? plan.released, plan.now);
	return [`Any other release between ${minute(from)} and ${minute(to)} is in the comparison over days, too.`, ...distance % (7 * DAY$1) === 0 ? [] : ["Days of different weekdays are compared: with 7 `days` or more, each has its own."]];
}
function ratio({ before, after }) {
	return before > 0 ? after / before : Number.POSITIVE_INFINITY;
}

// src/production/readings.ts
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
	300
];
/** The longest step of at most `wanted` milliseconds that divides a day, at least 15 s, at most 5 min. */
function stepOf(wanted) {
	return 1e3 * (STEPS.findLast((seconds) => seconds * 1e3 <= wanted) ?? 15);
}
/** How long before its own time the longest-looking of the queries looks, milliseconds. */
function lookback({ cpu, traffic }) {
	return Math.max(lookbackOf(cpu.text), traffic === void 0 ? 0 : lookbackOf(traffic.text));
}
/**
* Asks for what lies in `spans`, one question after the other, since others ask this server, too.
* @throws ExpectedError with the server's own words.
*/
async function askFor(asked, spans, grid, api) {
	const { origin, step } = grid;
	const findings = /* @__PURE__ */ new Map();
	const all = async (query, aggregate) => {
		const values = /* @__PURE__ */ new Map();
		for (const { from, to } of partsOf(merged(spans), grid)) {
			const answer = await api.range(query, aggregate, {
				from: new Date(from),
				to: new Date(to)
			}, step);
			for (const finding of answer.findings) findings.set(finding.message, finding);
			for (const { time, value } of answer.result) values.set(Math.round((time - origin) / step), value);
		}
		return values;
	};
	const cpu = await all(asked.cpu, "sum");
	const traffic = asked.traffic && await all(asked.traffic, "sum");
	const series = asked.series ? await all(asked.cpu, "count") : void 0;
	const at = /* @__PURE__ */ new Map();
	for (const [index, value] of cpu) {
		const units = traffic?.get(index);
		if (traffic !== void 0 && units === void 0) continue;
		const count = series?.get(index);
		at.set(index, {
			cpu: value,
			...units !== void 0 && { traffic: units },
			...count !== void 0 && { series: count }
		});
	}
	return {
		readings: {
			origin,
			step,
			lookback: lookback(asked),
			at
		},
		findings: [...findings.values()]
	};
}
/** Spans that touch or overlap as one. */
function merged(spans) {
	const whole = [];
	for (const span of [...spans].sort((a, b) => a.from - b.from)) {
		const last = whole.at(-1);
		if (last === void 0 || span.from > last.to) whole.push(span);
		else whole[whole.length - 1] = {
			from: last.from,
			to: Math.max(last.to, span.to)
		};
	}
	return whole;
}
/** The times of the grid in `spans`, in questions that are short enough; both ends are readings. */
function partsOf(spans, { origin, step }) {
	return spans.flatMap(({ from, to }) => {
		const first = Math.ceil((from - origin) / step);
		const last = Math.floor((to - origin) / step);
		const count = Math.max(0, Math.ceil((last - first + 1) / MOST_POINTS));
		return Array.from({ length: count }, (_, part) => ({
			from: origin + (first + part * MOST_POINTS) * step,
			to: origin + Math.min(last, first + (part + 1) * MOST_POINTS - 1) * step
		}));
	});
}

// src/production/right-before-and-after.ts
const DAY = 864e5;
/** The window right before the release, and that right after it settled. */
function windowsOf({ released, settle, window }, shift = 0) {
	const [end, start] = [released + shift, released + settle + shift];
	return {
		before: {
			from: end - window,
			to: end
		},
		after: {
			from: start,
			to: start + window
		}
	};
}
/** The same windows on other days, as far as the release and its settling lie in none of them. */
function placeboWindows(plan) {
	const { released, settle, window, days, now } = plan;
	const reach = settle + window;
	return Array.from({ length: 2 * days + 1 }, (_, number) => (number - days) * DAY).filter((shift) => Math.abs(shift) >= reach && released + reach + shift <= now).map((shift) => windowsOf(plan, shift));
}
/**
* Right before against right after, as PromQL's `offset` does. Readings that follow one another are alike, so the two
* windows are one pair, and no interval can be had of them. What there is instead are the same windows of other days, without
* the release; from 19 of them on, they make an interval.
*/
function compareRightBeforeAndAfter(readings, plan) {
	const { before, after } = windowsOf(plan);
	const pair = pairOf(readings, before, after);
	const length = `${duration(plan.window)} before and after, without the ${duration(plan.settle)} of the release`;
	if (typeof pair === "string") return {
		severity: "warning",
		source: "production",
		message: `There is no comparison of the ${length}: ${pair}.`,
		fix: "Look at both queries in the web page of Prometheus, at that time."
	};
	const logs = placeboWindows(plan).map((windows) => pairOf(readings, windows.before, windows.after)).filter((other) => typeof other !== "string").map(({ logRatio }) => logRatio);
	const placebo = logs.map((log) => Math.expm1(log));
	const change = Math.expm1(pair.logRatio);
	const spread = spreadOf(logs);
	return {
		method: "offset",
		description: `${length}${sameOnOtherDays(change, placebo)}`,
		...averagesOf([pair]),
		change,
		...spread !== void 0 && { interval: [Math.expm1(pair.logRatio - spread), Math.expm1(pair.logRatio + spread)] },
		pairs: 1,
		...placebo.length > 0 && { placebo: { changes: placebo } }
	};
}
/**
* What a further change of that kind stays within with 95 %: the order statistic of rank ⌈0.95 (n + 1)⌉ of their sizes, if
* all are alike in what they come from; undefined with fewer than 19.
*/
function spreadOf(logs) {
	return logs.map(Math.abs).sort((a, b) => a - b)[Math.ceil(.95 * (logs.length + 1)) - 1];
}
function sameOnOtherDays(change, placebo) {
	if (placebo.length === 0) return "";
	return `; on ${count(placebo.length, "day")} without it, the same comparison gave ${rangeOf(placebo)}, ${asLarge(change, placebo)}`;
}

// src/production/compare-production.ts
/** Closer ones over weeks tell no more, and cost the server more. */
const ENOUGH_READINGS = 2e4;
/**
* Compares production before and after a release, right then and over days.
* @throws ExpectedError when nothing can be compared: the queries fail, there are no data of one side, the release is too
* young.
*/
async function compareProduction(queries, context) {
	const now = context.now().getTime();
	const { settle, window, days } = queries;
	const plan = {
		released: momentOf(queries.released, now),
		settle,
		window,
		days,
		now
	};
	const asked = askedOf(queries);
	requireTime(plan, lookback(asked));
	const api = await prometheusApi({
		...queries,
		partialResponse: true
	}, context);
	const { labelled, clock, findings } = await lookAt(asked, plan, api);
	const wanted = {
		...asked,
		series: labelled
	};
	const right = await rightBeforeAndAfter(wanted, plan, api, clock);
	const overDays = plan.days === 0 ? NOTHING : await sameTimeOfDay(wanted, plan, api);
	const comparisons = [...right.comparisons, ...overDays.comparisons];
	const said = unique([
		...findings,
		...right.findings,
		...overDays.findings
	]);
	if (comparisons.length === 0) {
		const why = right.findings.at(-1);
		throw new ExpectedError(why?.message ?? "There is nothing to compare.", { ...why?.fix && { fix: why.fix } });
	}
	return {
		report: {
			released: `${new Date(plan.released).toISOString().slice(0, 19)}Z`,
			queries: {
				cpu: queries.cpu,
				...queries.traffic !== void 0 && { traffic: queries.traffic }
			},
			comparisons,
			confounders: confoundersOf(comparisons, plan)
		},
		findings: said
	};
}
const NOTHING = {
	comparisons: [],
	findings: []
};
async function rightBeforeAndAfter(asked, plan, api, clock) {
	const { before, after } = windowsOf(plan);
	const spans = [
		before,
		after,
		...placeboWindows(plan).flatMap((windows) => [windows.before, windows.after])
	];
	const grid = {
		origin: plan.released,
		step: stepOf(plan.window / 60)
	};
	const { readings, findings } = await askFor(asked, spans, grid, api);
	for (const [side, span] of [["before", before], ["after", after]]) {
		if (hasReadings(readings, span)) continue;
		const nothing = await aboutNothing(asked, side, span, clock, api);
		return {
			comparisons: [],
			findings: [...findings, nothing]
		};
	}
	const compared = compareRightBeforeAndAfter(readings, plan);
	return "severity" in compared ? {
		comparisons: [],
		findings: [...findings, compared]
	} : {
		comparisons: [compared],
		findings
	};
}
async function sameTimeOfDay(asked, plan, api) {
	const span = spanOfDays(plan);
	const wanted = Math.max(lookback(asked), 6e4, (span.to - span.from) / ENOUGH_READINGS);
	const grid = {
		origin: plan.released,
		step: stepOf(wanted)
	};
	const { readings, findings } = await askFor(asked, [span], grid, api);
	const compared = compareSameTimeOfDay(readings, plan);
	return {
		comparisons: compared.comparison === void 0 ? [] : [compared.comparison],
		findings: [...findings, ...compared.findings]
	};
}
function momentOf(moment, now) {
	return Math.floor(("at" in moment ? moment.at : now - moment.ago) / 1e3) * 1e3;
}
function askedOf({ cpu, traffic }) {
	const wanted = "one or several series of numbers";
	return {
		cpu: {
			text: cpu,
			key: "cpu",
			wanted,
			example: "rate(process_cpu_seconds_total{job=\"my-service\"}[5m])"
		},
		...traffic !== void 0 && { traffic: {
			text: traffic,
			key: "traffic",
			wanted,
			example: "rate(http_requests_total{job=\"my-service\"}[5m])"
		} },
		series: false
	};
}
/** @throws ExpectedError when it is too early, or a window shorter than what the queries look back. */
function requireTime({ released, settle, window, now }, looksBack) {
	if (released > now) throw new ExpectedError(`The release at ${minute(released)} is still to come.`, { fix: "Write into `released` when production began to get it." });
	const end = released + settle + window;
	if (end > now) throw new ExpectedError(`The ${duration(window)} after the release of ${minute(released)} are not over before ${minute(end)}.`, { fix: "Run it after that, or write a shorter `window`." });
	if (looksBack < window) return;
	throw new ExpectedError(`The queries look back ${duration(looksBack)}, and the \`window\` is ${duration(window)}: no reading is of one side alone.`, { fix: "Write a longer `window`, or a shorter range into the queries, such as `[5m]`." });
}
/** Asks both queries as they are, so that what is wrong with them is said of what the user wrote. */
async function lookAt(asked, { released }, api) {
	const at = new Date(released);
	const cpu = await api.instant(asked.cpu, at);
	const traffic = asked.traffic && await api.instant(asked.traffic, at);
	const findings = [...cpu.findings, ...traffic?.findings ?? []];
	for (const { key, text } of [asked.cpu, ...asked.traffic ? [asked.traffic] : []]) {
		const [counter] = countersAsTheyAre(text);
		if (counter === void 0) continue;
		findings.push({
			severity: "warning",
			source: "production",
			message: `The query \`${key}\` reads \`${counter}\`, by its name a counter, without \`rate\`: what it counted since its start is no amount per second.`,
			fix: `Write \`rate(${counter}[5m])\`, if it is one.`
		});
	}
	if (cpu.clock !== "") findings.push({
		severity: "warning",
		source: "production",
		message: `Prometheus answered.${cpu.clock}`,
		fix: "Set both clocks; what was before the release and what after is told by them."
	});
	return {
		labelled: cpu.result.some(({ labels }) => Object.keys(labels).length > 0),
		clock: cpu.clock,
		findings
	};
}
/** Which of both queries has no value in a time, and why that may be. */
async function aboutNothing({ cpu, traffic }, side, { from, to }, clock, api) {
	const dates = {
		from: new Date(from),
		to: new Date(to)
	};
	const step = stepOf((to - from) / 60);
	const isEmpty = async (query) => (await api.range(query, "count", dates, step)).result.length === 0;
	const { key, text } = traffic !== void 0 && !await isEmpty(cpu) ? traffic : cpu;
	const [name] = metricsIn(text);
	const known = name !== void 0 && !await isEmpty({
		text: name,
		key,
		wanted: "",
		example: ""
	}).catch(() => true);
	const why = known ? `, though there is a metric \`${name}\`` : name === void 0 ? "" : `: there is no metric \`${name}\` at that time`;
	return {
		severity: "warning",
		source: "production",
		message: `The query \`${key}\` has no number between ${minute(from)} and ${minute(to)}, ${side} the release${why}.${clock}`,
		fix: known ? "Try it in the web page of Prometheus; the values of its labels may be others." : side === "before" ? "Check `released` and the spelling of the metric; Prometheus may keep no data for so long (15 days unless told otherwise), then run it sooner after the release." : "Check `released` and the spelling of the metric, and that the new release is scraped."
	};
}
function unique(findings) {
	return [...new Map(findings.map((finding) => [finding.message, finding])).values()];
}

export { compareProduction };