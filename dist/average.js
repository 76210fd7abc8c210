// src/stats/average.ts
/** The middle value, or the mean of the two middle ones; the input is left as it is. @throws RangeError when empty. */
function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle];
	if (upper === void 0) throw new RangeError("no values have no median");
	return sorted.length % 2 === 1 ? upper : (sorted[middle - 1] + upper) / 2;
}
/** The arithmetic mean. @throws RangeError when empty. */
function mean(values) {
	if (values.length === 0) throw new RangeError("no values have no mean");
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export { median as n, mean as t };