import { r as UsageError } from "./errors.js";

// src/config/target-name.ts
const VARIABLE = "${PGO_TARGET}";
/** Whether it says `${PGO_TARGET}` anywhere. */
function namesTarget(value) {
	return (JSON.stringify(value) ?? "").includes(VARIABLE);
}
/**
* The same YAML value with the target's name where it says `${PGO_TARGET}`, which is no secret.
* @throws UsageError where the name would become part of a variable's: which are looked up stands in the text itself.
*/
function inNameOf(value, name) {
	const map = (inner) => {
		if (typeof inner === "string") return withName(inner, name);
		if (Array.isArray(inner)) return inner.map(map);
		if (typeof inner !== "object" || inner === null) return inner;
		return Object.fromEntries(Object.entries(inner).map(([key, child]) => [key, map(child)]));
	};
	return map(value);
}
function withName(text, name) {
	const result = text.replaceAll(VARIABLE, name);
	const written = new Set(text.match(LOOKED_UP));
	const made = result === text ? void 0 : result.match(LOOKED_UP)?.find((one) => !written.has(one));
	if (made === void 0) return result;
	throw new UsageError(`\`${made}\` is a variable whose name is made of the target's, \`${name}\`.`, { fix: "Write the variable of each target into its own `sources`, below `targets`." });
}
const LOOKED_UP = /\$\{\w+\}/g;

export { namesTarget as n, inNameOf as t };