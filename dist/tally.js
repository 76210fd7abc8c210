import { _n as count, vn as fixed } from "./start.js";

// src/sources/live/tally.ts
/** As many endpoints have a line of progress each; more are told by their number. */
const FEW = 10;
/** Milliseconds between two lines. */
const PAUSE = 3e3;
/** Whether so many endpoints are told by their number, and one of them more or less does not matter. */
function areMany(endpoints) {
	return endpoints > FEW;
}
/**
* Says how many endpoints are profiled, and now and then how many of them are done.
* @param seconds lengths of their profiles; one, or each.
*/
function tally(total, seconds, progress) {
	const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
	progress(`Profiling ${count(total, "endpoint")} for ${least === most ? "" : `${least} to `}${most} s`);
	let done = 0;
	let timer;
	const tell = () => {
		timer = void 0;
		progress(`${fixed(done, 0)} of ${count(total, "endpoint")} done`);
	};
	return { done() {
		done += 1;
		if (done < total) {
			timer ??= setTimeout(tell, PAUSE).unref();
			return;
		}
		clearTimeout(timer);
		tell();
	} };
}

export { tally as n, areMany as t };