import { n as fitTo, r as pad, t as displayWidth } from "./columns.js";
import { B as positionOn, L as axisFor, V as tickLabel, gn as visible } from "./start.js";

// src/report/interval-plot.ts
/**
* Intervals drawn with characters, for terminals and code blocks: each line a 95 % interval with its point,
* over the band of changes that count as none, with zero marked. Only characters that every monospaced font has at full width.
*/
function intervalPlot(rows, width, equivalence) {
	if (rows.length === 0) return [];
	const names = rows.map(({ name }) => fitTo(visible(name), Math.max(8, Math.floor(width * .4))));
	const nameWidth = Math.max(...names.map(displayWidth));
	const { labels, drawings } = drawIntervals(rows, Math.max(20, Math.min(61, width - nameWidth - 2)), equivalence);
	const lines = drawings.map((drawing, i) => `${pad(names[i] ?? "", nameWidth)}  ${drawing}`);
	return [`${" ".repeat(nameWidth + 2)}${labels}`, ...lines].map((line) => line.trimEnd());
}
/** The rows on their common axis, each `cells` wide, and the axis's labels, up to four cells wider. */
function drawIntervals(rows, cells, equivalence) {
	const axis = axisFor(rows, equivalence);
	return {
		labels: drawLabels(axis, cells),
		drawings: rows.map((row) => drawRow(row, axis, cells))
	};
}
function cellOf(axis, value, cells) {
	return Math.round(positionOn(axis, value) * (cells - 1));
}
function drawRow({ change, interval: [low, high], overall }, axis, cells) {
	const at = (value) => cellOf(axis, value, cells);
	const line = Array.from({ length: cells }, (_, cell) => cell >= at(-axis.equivalence) && cell <= at(axis.equivalence) ? "░" : " ");
	line[at(0)] = "│";
	for (let cell = at(low); cell <= at(high); cell++) line[cell] = cell === at(0) ? "┼" : "─";
	line[at(low)] = low < axis.low ? "◄" : "├";
	line[at(high)] = high > axis.high ? "►" : "┤";
	line[at(change)] = overall ? "■" : "●";
	return line.join("");
}
/** Tick labels, each centred over its place; those that would touch the one before are left out. */
function drawLabels(axis, cells) {
	const line = Array.from({ length: cells + 4 }, () => " ");
	let free = 0;
	const place = (tick) => {
		const label = tickLabel(axis, tick);
		const start = Math.max(0, cellOf(axis, tick, cells) - Math.floor((label.length - 2) / 2));
		if (start < free || start + label.length > line.length) return;
		if (line.slice(start, start + label.length + 1).some((character) => character !== " ")) return;
		[...label].forEach((character, i) => {
			line[start + i] = character;
		});
		free = start + label.length + 1;
	};
	place(axis.ticks.find((tick) => Math.abs(tick) < 1e-12) ?? 0);
	free = 0;
	for (const tick of axis.ticks) place(tick);
	return line.join("");
}

export { intervalPlot as n, drawIntervals as t };