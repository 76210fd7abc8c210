import { _n as count, dn as markdownText, mn as shorten, un as markdownCode } from "./start.js";
import { i as firstThatFits, r as publicView } from "./public-view.js";
import { i as left, l as table, t as blocks } from "./table.js";
import { isAbsolute, relative, sep } from "node:path";

// src/commands/check/comment-body.ts
/** How many rows the comment has, at most, and then with ever less room. */
const ROWS = [
	20,
	10,
	5,
	1,
	0
];
const LONGEST_SENTENCE = 600;
const LONGEST_NAME = 160;
/** What somebody has to act on: notes are for the job summary. */
function concerns({ findings }) {
	return ["error", "warning"].flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
/** What `check` found, as a comment on the pull request: one line for each thing to do, and nothing that is not public. */
function renderCheckComment(report, { maxLength, root }) {
	const render = (rows) => `${body(report, root, rows)}\n`;
	const fits = (text) => text.length <= maxLength;
	return firstThatFits(ROWS, render, fits) ?? title(report).slice(0, maxLength);
}
function body(report, root, limit) {
	const found = concerns(report);
	const shown = found.slice(0, limit);
	const rest = found.length - shown.length;
	const notes = report.findings.filter(({ severity }) => severity === "note").length;
	const elsewhere = [...rest > 0 ? [`${rest} more`] : [], ...notes > 0 ? [count(notes, "note")] : []].join(" and ");
	return blocks(`## ${title(report)}`, about(report, root), shown.length === 0 ? void 0 : table(COLUMNS, shown.map((finding) => row(report, finding, root))), failure(report, found), elsewhere === "" ? void 0 : `${elsewhere} in the job summary.`, footer(report));
}
const COLUMNS = [
	left(""),
	left("What"),
	left("What to do")
];
function title(report) {
	const found = concerns(report);
	const errors = found.filter(({ severity }) => severity === "error").length;
	const warnings = found.length - errors;
	if (found.length === 0) return report.error === void 0 ? "The committed profile is good" : "The committed profile could not be checked";
	return `The committed profile: ${[...errors > 0 ? [count(errors, "error")] : [], ...warnings > 0 ? [count(warnings, "warning")] : []].join(" and ")}`;
}
function about({ profile, subject }, root) {
	const file = profile && inside(profile.path, root);
	if (subject === void 0) return void 0;
	const program = markdownCode(shorten(subject.package, LONGEST_NAME));
	return file === void 0 ? `Of ${program}.` : `${markdownCode(shorten(file, LONGEST_NAME))} of ${program}.`;
}
/** Why there are no findings. */
function failure(report, found) {
	if (found.length > 0 || report.error === void 0) return void 0;
	const { message, fix } = publicFinding(report, {
		severity: "error",
		...report.error
	});
	return sentence(fix === void 0 ? message : `${message} ${fix}`);
}
function row(report, finding, root) {
	const { severity, message, fix } = publicFinding(report, finding);
	const place = placeOf(report, finding, root);
	const where = place === void 0 ? "" : `${markdownCode(shorten(place, LONGEST_NAME))}: `;
	return [
		`**${severity}**`,
		`${where}${sentence(message)}`,
		fix === void 0 ? "" : sentence(fix)
	];
}
function sentence(text) {
	return markdownText(shorten(text.replace(/\s+/g, " "), LONGEST_SENTENCE));
}
/** Where it is, unless it is about the profile itself. */
function placeOf({ profile }, { file, line }, root) {
	if (file === void 0 || file === profile?.path) return void 0;
	const path = inside(file, root);
	return path === void 0 || line === void 0 ? path : `${path}:${line}`;
}
/** The path from `root`; undefined for what lies outside and is nobody's business. */
function inside(path, root) {
	const from = isAbsolute(path) ? relative(root, path) : path;
	return from === "" || from.startsWith("..") || isAbsolute(from) ? void 0 : from.split(sep).join("/");
}
function publicFinding(report, { severity, message, fix }) {
	const finding = {
		severity,
		message,
		...fix !== void 0 && { fix }
	};
	return publicView({
		...report,
		findings: [finding]
	}).report.findings[0] ?? finding;
}
function footer({ subject }) {
	if (subject === void 0) return void 0;
	return `<sub>${markdownText(shorten(subject.goVersion, 40))}; checked by Go PGO Action ${markdownText(shorten(subject.actionVersion, 40))}.</sub>`;
}

export { renderCheckComment };