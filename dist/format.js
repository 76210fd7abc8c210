// src/format.ts
/**
* Numbers as people read them: always with their unit, a real minus sign (U+2212), and no more digits than
* they deserve. Independent of locale and time zone. What only reports show is in `report/format.ts`.
*/
const MINUS = "−";
/** Shown where a number is missing or not finite. */
const NO_NUMBER = "—";
/** `value` with exactly `decimals` decimals and thousands separators; never "−0". */
function fixed(value, decimals) {
	if (!Number.isFinite(value)) return NO_NUMBER;
	const [whole = "0", fraction] = Math.abs(value).toFixed(decimals).split(".");
	const digits = whole.replace(/\B(?=(\d{3})+$)/g, ",") + (fraction === void 0 ? "" : `.${fraction}`);
	return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}
/** `12,345 samples`, `1 sample`. */
function count(value, one, many = `${one}s`) {
	return `${fixed(value, 0)} ${value === 1 ? one : many}`;
}
/** A fraction as a percentage: 0.8131 is `81.3 %`. */
function share(fraction) {
	return `${fixed(fraction * 100, 1)} %`;
}

export { fixed as n, share as r, count as t };