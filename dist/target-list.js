import { r as pad, t as displayWidth } from "./columns.js";
import { cn as codeElement, fn as oneLine } from "./start.js";
import { i as left, l as table, t as blocks } from "./table.js";

// src/report/target-list.ts
/** What `command: targets` tells: no results, but what there is to work on. */
const TITLES = [
	"target",
	"package",
	"module"
];
const NONE = "There is no target to work on: nothing has changed.";
/** For the terminal, one line a target. Findings were shown when they came up. */
function targetListText(report) {
	const rows = rowsOf(report).map((row) => row.map(oneLine));
	if (rows.length === 0) return `${NONE}\n`;
	const lines = [TITLES, ...rows];
	const widths = TITLES.map((_, column) => Math.max(...lines.map((row) => displayWidth(row[column] ?? ""))));
	return `${lines.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0)).join("  ").trimEnd()).join("\n")}\n`;
}
/** For the job summary. */
function targetListSummary(report) {
	const rows = rowsOf(report).map((row) => row.map((cell) => cell === "" ? "" : codeElement(cell)));
	const listed = rows.length === 0 ? NONE : table(TITLES.map(left), rows);
	return `${blocks("## Targets", listed)}\n`;
}
function rowsOf({ targets = [] }) {
	return targets.map(({ target, subject }) => [
		target,
		subject?.package ?? "",
		subject?.module ?? ""
	]);
}

export { targetListSummary, targetListText };