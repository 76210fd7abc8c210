import { j as remembered } from "./start.js";

// src/compare/stats/samples.ts
/**
* Returns the Hodges-Lehmann estimate of paired differences with its exact, distribution-free interval. The interval excludes zero exactly
* if the two-sided signed-rank test rejects zero. Sources: Hollander & Wolfe, Nonparametric Statistical Methods, sections 3.2 and 3.3
* (Tukey's interval); R's `wilcox.test(x, y, paired = TRUE, conf.int = TRUE)`. If several differences are equal, the interval becomes wider
* than necessary, but not wrong.
*/
function hodgesLehmann(differences, confidence = .95) {
	const n = differences.length;
	const fromEnd = intervalRank(n, confidence);
	if (fromEnd === 0) throw new RangeError(`${n} differences have no ${confidence * 100} % interval`);
	const values = sorted(differences);
	const all = walshCount(values);
	const [lower, upper] = [walshAverage(values, Math.ceil(all / 2)), walshAverage(values, (all >> 1) + 1)];
	return {
		estimate: (lower + upper) / 2,
		interval: [walshAverage(values, fromEnd), walshAverage(values, all + 1 - fromEnd)]
	};
}
/**
* Returns the two-sided p-value of the signed-rank test that the centre is zero. A difference or an average of two differences that is zero
* counts as evidence that the sides are equal. Therefore equal and zero differences only make the p-value larger.
*/
function signedRankTest(differences) {
	const values = sorted(differences);
	const notAbove = walshAtMost(values, 0);
	const notBelow = walshCount(values) - walshAtMost(values, -Number.MIN_VALUE);
	return Math.min(1, 2 * signedRankCumulative(Math.min(notAbove, notBelow), differences.length));
}
/**
* The largest number n of differences for which the probabilities of Wilcoxon's signed-rank statistic V are computed exactly. V is the sum
* of the ranks of the positive differences among n symmetric differences (Hollander & Wolfe, section 3.1). For larger n, V is approximated
* by a normal distribution with a continuity correction. The error of this approximation is less than 0.00022 at the ends of a 95 %
* interval.
*/
const EXACT_UP_TO = 100;
/** Returns P(V = v) for v = 0 … n(n+1)/2. The sum V contains each rank from 1 to n with probability 1/2. */
function signedRankProbabilities(n) {
	const probabilities = new Array(n * (n + 1) / 2 + 1).fill(0);
	probabilities[0] = 1;
	for (let rank = 1; rank <= n; rank++) for (let v = probabilities.length - 1; v >= 0; v--) {
		const withRank = v >= rank ? probabilities[v - rank] : 0;
		probabilities[v] = (probabilities[v] + withRank) / 2;
	}
	return probabilities;
}
/** Returns P(V <= v), like R's `psignrank(v, n)`. For n above `EXACT_UP_TO`, the result is an approximation. */
function signedRankCumulative(v, n) {
	const whole = Math.floor(v);
	if (whole < 0) return 0;
	if (n > 100) {
		const deviation = Math.sqrt(n * (n + 1) * (2 * n + 1) / 24);
		return normalCumulative((whole + .5 - n * (n + 1) / 4) / deviation);
	}
	const sums = exactCumulative(n);
	return sums[Math.min(whole, sums.length - 1)];
}
/**
* Returns the rank of the Walsh average, counted from the lower or the upper end, at which the interval of n differences ends. The rank
* corresponds to R's `qsignrank`. Returns 0 if n differences have no interval.
*/
function intervalRank(n, confidence) {
	let low = 0;
	let high = n * (n + 1) / 2;
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		if (signedRankCumulative(middle, n) >= (1 - confidence) / 2) high = middle;
		else low = middle + 1;
	}
	return low;
}
/** Returns P(V <= v) for all v. Halving a binary number is exact, so sums of the probabilities are exact up to n = 52. */
const exactCumulative = remembered((n) => {
	let sum = 0;
	return signedRankProbabilities(n).map((probability) => {
		sum += probability;
		return Math.min(1, sum);
	});
});
/** Sorts a sample. */
function sorted(values) {
	return [...values].sort((a, b) => a - b);
}
/** Returns the number of Walsh averages of a sample. */
function walshCount(values) {
	return values.length * (values.length + 1) / 2;
}
/**
* Counts the Walsh averages that are <= `limit`, in linear time. When the left value of a pair grows, the largest right value with an
* average <= `limit` gets smaller.
*/
function walshAtMost(values, limit) {
	let right = values.length - 1;
	let count = 0;
	for (let left = 0; left <= right; left++) {
		while (right >= left && (values[left] + values[right]) / 2 > limit) right--;
		count += right - left + 1;
	}
	return count;
}
/**
* Returns the Walsh average with the given rank, where rank 1 is the smallest average. The result is the smallest number x such that at
* least `rank` averages are <= x. The search starts with an interval around the result and halves the interval until no number lies between
* its ends. Each halving takes linear time.
*/
function walshAverage(values, rank) {
	let low = values[0];
	if (rank <= walshAtMost(values, low)) return low;
	let high = values.at(-1);
	for (;;) {
		const middle = low + (high - low) / 2;
		if (!(low < middle && middle < high)) return high;
		if (rank <= walshAtMost(values, middle)) high = middle;
		else low = middle;
	}
}
/**
* Returns P(Z <= z) of the standard normal distribution, exact to about 1e-15, and to 2e-12 in the tails. The series is from Marsaglia,
* "Evaluating the Normal Distribution", Journal of Statistical Software 11(4), 2004.
*/
function normalCumulative(z) {
	if (Math.abs(z) > FURTHEST) return z > 0 ? 1 : 0;
	let sum = z;
	let term = z;
	for (let at = 3; Math.abs(term) > 1e-18 * Math.abs(sum); at += 2) {
		term *= z * z / at;
		sum += term;
	}
	return Math.max(0, .5 + sum * Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI));
}
/** The value of z above which P(Z > z) is less than 2e-12. */
const FURTHEST = 7;
/** Returns the z with P(Z <= z) = p, exact to 1e-9, for p between 0 and 1. */
function normalQuantile(p) {
	let [low, high] = [-7, FURTHEST];
	while (high - low > 1e-9) {
		const middle = (low + high) / 2;
		if (normalCumulative(middle) < p) low = middle;
		else high = middle;
	}
	return low;
}
/** Returns the middle value, or the mean of the two middle values. @throws RangeError if `values` is empty. */
function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle];
	if (upper === void 0) throw new RangeError("an empty list has no median");
	return sorted.length % 2 === 1 ? upper : (sorted[middle - 1] + upper) / 2;
}
/** Returns the arithmetic mean. @throws RangeError if `values` is empty. */
function mean(values) {
	if (values.length === 0) throw new RangeError("an empty list has no mean");
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export { normalQuantile as a, walshAverage as c, median as i, walshCount as l, intervalRank as n, signedRankTest as o, mean as r, sorted as s, hodgesLehmann as t };