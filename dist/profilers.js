import { n as ExpectedError } from "./errors.js";

// src/collect/profilers.ts
function datesOf({ from, to }, now) {
	const date = (moment) => new Date("at" in moment ? moment.at : now.getTime() - moment.ago);
	return {
		from: date(from),
		to: date(to)
	};
}
/** Milliseconds. */
function lengthOf({ from, to }) {
	return to.getTime() - from.getTime();
}
/** As `2026-11-20T06:00:00Z`. */
function iso(date) {
	return `${date.toISOString().slice(0, 19)}Z`;
}
/** The period without what is older than `max-age`. @throws ExpectedError when nothing is left of it. */
function recentPart(source, now) {
	const { from, to } = datesOf(source.period, now);
	const oldest = now.getTime() - (source.maxAge ?? Number.POSITIVE_INFINITY);
	const start = new Date(Math.max(from.getTime(), oldest));
	if (start < to) return {
		from: start,
		to
	};
	throw new ExpectedError(`There is no time before \`to\` (${iso(to)}) to look at.`, { fix: "Correct `from`, `to` or `max-age` of the source." });
}
/** The busiest part is looked for in steps of this share of its length. */
const STEPS_IN_BUSIEST = 12;
/** The most steps that one answer may have. Prometheus gives up to 11,000 readings of one series. */
const MOST_STEPS = 1e4;
/** Returns the length of the steps in which the busiest `window` is looked for: milliseconds that are whole seconds. */
function busiestStep(window, dates) {
	return Math.ceil(Math.max(window / STEPS_IN_BUSIEST, lengthOf(dates) / MOST_STEPS, 1) / 1e3) * 1e3;
}
/**
* The part of length `window` (ms) of `dates` with the greatest sum of `load`; of equal ones the latest, since newer
* code made it. Undefined where there was no load at all. `step`: milliseconds that one point stands for; the part is
* at least as long, since where in it the load was is not known.
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