import { r as UsageError } from "./errors.js";

// src/config/evidence.ts
/** @throws UsageError for `none` beside others. */
function evidenceOf(written, command) {
	if (written === void 0) return new Set(command === "compare" ? [
		"compiler",
		"profiles",
		"build-times"
	] : ["compiler", "profiles"]);
	const wanted = written.filter((one) => one !== "none");
	if (wanted.length < written.length && wanted.length > 0) throw new UsageError("evidence: `none` stands beside others.", { fix: "Write `none` alone, or leave it out." });
	return new Set(wanted);
}

export { evidenceOf as t };