import { N as visible } from "./measurement-rows.js";
import { T as tickLabel, w as positionOn, x as axisFor } from "./amounts.js";

// src/report/columns.ts
/** Text in columns of a fixed-width font. */
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
const COMBINING = /\p{M}/u;
/** Cells that `text` takes; it holds no control characters. */
function displayWidth(text) {
	let width = 0;
	for (const character of text) width += COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
	return width;
}
function pad(text, width, alignment = "left") {
	const space = " ".repeat(Math.max(0, width - displayWidth(text)));
	return alignment === "left" ? text + space : space + text;
}
/** `text` in at most `width` cells, cut in the middle. */
function fitTo(text, width) {
	if (displayWidth(text) <= width) return text;
	const characters = [...text];
	const head = [];
	const tail = [];
	let room = width - 1;
	for (let fromEnd = true; characters.length > 0; fromEnd = !fromEnd) {
		const next = fromEnd ? characters.pop() : characters.shift();
		room -= displayWidth(next);
		if (room < 0) break;
		if (fromEnd) tail.unshift(next);
		else head.push(next);
	}
	return `${head.join("")}…${tail.join("")}`;
}
/** `text` in lines of at most `width` cells, broken at spaces; longer words stay whole. */
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(/ (?!%)/)) if (line !== "" && displayWidth(line) + 1 + displayWidth(word) > width) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line];
}

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

export { pad as a, fitTo as i, intervalPlot as n, wrap as o, displayWidth as r, drawIntervals as t };