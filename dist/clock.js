import { lr as duration } from "./start.js";

// src/http/clock.ts
/** Milliseconds by which two clocks may differ before anybody is told. */
const TOLERANCE = 12e4;
/**
* A sentence about a server's clock (its `Date` header) that differs from this machine's: what is asked for by time
* is then sought at another time than it was stored. `''` when they agree.
*/
function clockDifference(headers, now) {
	const ahead = Date.parse(String(headers["date"] ?? "")) - now.getTime();
	if (!(Math.abs(ahead) > TOLERANCE)) return "";
	return ` Its clock is ${duration(Math.abs(ahead))} ${ahead > 0 ? "ahead of" : "behind"} this machine's.`;
}

export { clockDifference as t };