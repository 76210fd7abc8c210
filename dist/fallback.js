import { r as UsageError } from "./errors.js";
import { resolve } from "node:path";

// src/config/fallback.ts
/**
* In the order in which they are tried.
* @throws UsageError when something stands after `off`, which always can be used.
*/
function fallbacksOf(written, workingDirectory) {
	const names = written ?? [];
	const after = names[names.indexOf("off") + 1];
	if (names.includes("off") && after !== void 0) throw new UsageError(`fallback: \`${after}\` stands after \`off\`, so it would never be used.`, { fix: "Put `off` last, or leave it out: the run then fails when nothing before it can be used." });
	return names.map((name) => name === "committed" || name === "archive" || name === "off" ? { kind: name } : {
		kind: "path",
		path: resolve(workingDirectory, name),
		written: name
	});
}
/** What the user calls it. */
function fallbackName(fallback) {
	return fallback.kind === "path" ? fallback.written : fallback.kind;
}

export { fallbacksOf as n, fallbackName as t };