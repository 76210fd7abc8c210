// src/compare/precision.ts
/**
* Whether an interval of a change came out wider than was asked for: by the sizes alone, as the rounds end, its
* width is foreseen for most runs only (src/stats/stopping.ts). Widths are compared as log ratios, as that rule does.
* @param precision half the width, as a fraction.
*/
function cameOutWider([low, high], precision) {
	return (Math.log1p(high) - Math.log1p(low)) / 2 > Math.log1p(precision) + 1e-9;
}

export { cameOutWider as t };