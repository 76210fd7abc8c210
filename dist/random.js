// src/stats/random.ts
/**
* Numbers that follow from `seed` (its low 32 bits). Source: mulberry32 by Tommy Ettinger (public domain, 2017);
* it passes gjrand's tests, has a period of 2³², and is plenty for shuffling.
*/
function seededRandom(seed) {
	let state = seed | 0;
	return () => {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
}
/** A shuffled copy, every order equally likely. Source: Fisher-Yates as in Knuth, TAOCP vol. 2, algorithm 3.4.2P. */
function shuffled(items, random) {
	const copy = [...items];
	for (let last = copy.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[copy[last], copy[other]] = [copy[other], copy[last]];
	}
	return copy;
}

export { shuffled as n, seededRandom as t };