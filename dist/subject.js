// src/compare/subject.ts
const SIDES = ["baseline", "candidate"];
function otherSide(side) {
	return side === "baseline" ? "candidate" : "baseline";
}
/** @param one is of the side `first`. */
function sides(first, one, other) {
	return first === "baseline" ? {
		baseline: one,
		candidate: other
	} : {
		baseline: other,
		candidate: one
	};
}
/** What `run` gives for both sides, one after the other, or the first finding. */
async function pairOf(first, run) {
	const one = await run(first);
	if (isFinding(one)) return one;
	const other = await run(otherSide(first));
	return isFinding(other) ? other : sides(first, one, other);
}
function isFinding(value) {
	return typeof value === "object" && value !== null && "severity" in value;
}

export { sides as a, pairOf as i, isFinding as n, otherSide as r, SIDES as t };