// src/report/common-sentence.ts
const VARIABLE = /https?:\/\/[^\s"`,;]+|"[^"]*"|`[^`]*`|(?<![\w.:/-])\d+(?:[.,]\d+)*(?![\w:/-]|\.\d)/g;
/** The finding's sentence with "it" in the place of the name of what it is about. */
function impersonal({ source, file, message }) {
	return [file, source].filter((name) => name !== void 0 && name !== "").flatMap((name) => [name, ...hostOf(name)]).reduce((text, name) => (text.startsWith(`${name} `) ? `It${text.slice(name.length)}` : text).replace(whole(name), "it"), message);
}
/** The name where it stands by itself: `dir/a` is no part of `dir/a.pprof`, nor of `my-dir/a`. */
function whole(name) {
	const inName = String.raw`[\p{L}\p{N}_%/@&=+~#-]`;
	const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
	return new RegExp(`(?<!${inName}|[.:?])${escaped}(?!${inName}|[.:?]+${inName})`, "gu");
}
/** A page that the endpoint sent may name it by its host. */
function hostOf(name) {
	return /^https?:/.test(name) && URL.canParse(name) ? [new URL(name).host] : [];
}
/** What sentences of the same kind have in common. */
function shapeOf(sentence) {
	return sentence.replace(VARIABLE, (part) => /^["`]/.test(part) ? part : "#");
}
/** One sentence for several of the same shape: a number that differs is shown as its range, an address as "another". */
function commonSentence(sentences) {
	const [first = ""] = sentences;
	const parts = sentences.map((sentence) => sentence.match(VARIABLE) ?? []);
	let index = -1;
	return first.replace(VARIABLE, () => {
		index += 1;
		return common(parts.map((found) => found[index] ?? ""));
	});
}
function common(parts) {
	const unique = [...new Set(parts)];
	const [first = ""] = unique;
	if (unique.length === 1) return first;
	if (!unique.every((part) => /^\d/.test(part))) return "another";
	const value = (part) => Number(part.replaceAll(",", ""));
	const ordered = unique.sort((a, b) => value(a) - value(b));
	return `${ordered[0]}–${ordered.at(-1)}`;
}

// src/report/grouped-findings.ts
const ORDER = [
	"error",
	"warning",
	"note"
];
/** Every finding once: those of the run, then those of its sources that the run's don't repeat. */
function allFindings(report) {
	const all = [...report.findings, ...(report.sources ?? []).flatMap(({ findings }) => findings)];
	return [...new Map(all.map((finding) => [identity(finding), finding])).values()];
}
function identity({ severity, source, file, line, message }) {
	return JSON.stringify([
		severity,
		source ?? "",
		file ?? "",
		line ?? 0,
		message
	]);
}
/**
* Errors first, then warnings, then notes; the same sentence about several places once, whatever the names of these
* places and the numbers in it.
*/
function groupFindings(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const { shape, fix = "" } = {
			...finding,
			shape: shapeOf(impersonal(finding))
		};
		const place = finding.line === void 0 ? "" : identity(finding);
		const key = JSON.stringify([
			finding.severity,
			shape,
			fix,
			place
		]);
		const group = groups.get(key);
		if (group) group.push(finding);
		else groups.set(key, [finding]);
	}
	return [...groups.values()].map(toGroup).sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
function toGroup(members) {
	const [first] = members;
	const { severity, fix } = first;
	const places = [...new Set(members.map(placeOf))].filter((place) => place !== "");
	return {
		severity,
		message: places.length > 1 ? commonSentence(members.map(impersonal)) : first.message,
		...fix !== void 0 && { fix },
		places,
		count: members.length,
		first
	};
}
/** What of its places the message does not begin with: the sentence about an endpoint begins with its name. */
function placesBeside({ places, message, first }) {
	const [place, ...others] = places;
	if (place === void 0 || others.length > 0) return places;
	const { source = "", file = "" } = first;
	const begins = (name) => name !== "" && message.startsWith(name);
	if (begins(place) || begins(source)) return [];
	if (!begins(file)) return places;
	return source === "" || file.startsWith(source) ? [] : [source];
}
/** The group as one finding, for where each is shown by itself. */
function asFinding({ severity, message, fix, places, first }) {
	const [place] = places;
	if (place === void 0 || places.length === 1) return first;
	return {
		severity,
		source: `${place} and ${places.length - 1} more`,
		message,
		...fix !== void 0 && { fix }
	};
}
/** Source and file with its line; a file's name that begins with its source's says both. */
function placeOf({ source = "", file: name = "", line }) {
	const file = name === "" || line === void 0 ? name : `${name}:${line}`;
	if (source === "" || file.startsWith(source)) return file || source;
	return file === "" ? source : `${source} › ${file}`;
}
/** `2 errors, 1 warning`, or `none`. */
function countBySeverity(findings) {
	const words = ORDER.map((severity) => [severity, findings.filter((f) => f.severity === severity).length]).filter(([, n]) => n > 0).map(([severity, n]) => `${n} ${severity}${n === 1 ? "" : "s"}`);
	return words.length === 0 ? "none" : words.join(", ");
}

export { placesBeside as a, groupFindings as i, asFinding as n, countBySeverity as r, allFindings as t };