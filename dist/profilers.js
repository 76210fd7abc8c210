import { n as ExpectedError } from "./errors.js";

// src/collect/profilers.ts
/** Returns the start and the end of a period as dates. In the setting of a source, the start and the end may be relative to `now`. */
function datesOf({ from, to }, now) {
	const date = (moment) => new Date("at" in moment ? moment.at : now.getTime() - moment.ago);
	return {
		from: date(from),
		to: date(to)
	};
}
/** Returns the length of a period in milliseconds. */
function lengthOf({ from, to }) {
	return to.getTime() - from.getTime();
}
/** Returns a date in whole seconds, such as `2026-11-20T06:00:00Z`. */
function iso(date) {
	return `${date.toISOString().slice(0, 19)}Z`;
}
/**
* Returns the part of a source's period that is not older than `max-age`.
* @throws ExpectedError if the whole period is older than `max-age`, or if the period is empty.
*/
function recentPart(source, now) {
	const { from, to } = datesOf(source.period, now);
	const oldest = now.getTime() - (source.maxAge ?? Number.POSITIVE_INFINITY);
	const start = new Date(Math.max(from.getTime(), oldest));
	if (start < to) return {
		from: start,
		to
	};
	throw new ExpectedError(`The period of the source is empty: it starts at ${iso(start)} and ends at ${iso(to)}.`, { fix: "Correct `from`, `to` or `max-age` of the source." });
}
/** The number of steps in the busiest part. With more steps, the start of the busiest part is known more exactly. */
const STEPS_IN_BUSIEST = 12;
/** The maximum number of steps in one answer. Prometheus returns at most 11,000 values of a series. */
const MOST_STEPS = 1e4;
/**
* Returns the length of the steps in which the server reports the load, in milliseconds. The length of a step is a whole number of seconds.
* @param window the length of the busiest part in milliseconds.
*/
function busiestStep(window, dates) {
	return Math.ceil(Math.max(window / STEPS_IN_BUSIEST, lengthOf(dates) / MOST_STEPS, 1) / 1e3) * 1e3;
}
/**
* Returns the part of a period with the greatest load. If several parts have the same load, the function returns the latest part, because
* the latest part shows the newest code.
* @param step the length of the steps in milliseconds. The part is at least one step long, because a metric has one value for each step,
* which does not show when within the step the load was high.
* @param window the length of the wanted part in milliseconds.
* @returns undefined if no step has a load above 0.
*/
function busiestPart(points, step, window, dates) {
	const length = Math.min(Math.max(window, step), lengthOf(dates));
	const sorted = [...points].sort((a, b) => a.start - b.start);
	let best;
	let load = 0;
	let first = 0;
	for (const [index, point] of sorted.entries()) {
		const end = point.start + step;
		load += point.load;
		const begin = Math.min(end - length, point.start);
		for (; (sorted[first]?.start ?? end) < begin; first += 1) load -= sorted[first]?.load ?? 0;
		if (sorted[index + 1]?.start === point.start || load <= 0) continue;
		if (best === void 0 || load >= best.load) best = {
			end,
			load
		};
	}
	if (best === void 0) return void 0;
	const to = Math.min(Math.max(best.end, dates.from.getTime() + length), dates.to.getTime());
	return {
		from: new Date(to - length),
		to: new Date(to)
	};
}

export { lengthOf as a, iso as i, busiestStep as n, recentPart as o, datesOf as r, busiestPart as t };