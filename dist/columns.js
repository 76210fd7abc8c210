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

export { wrap as i, fitTo as n, pad as r, displayWidth as t };