import { n as withDeadline, r as EndpointError } from "./deadline.js";
import { a as WHAT_TO_DO, n as ExpectedError } from "./errors.js";
import { u as duration } from "./start.js";
import { setTimeout } from "node:timers/promises";

// src/net/retry.ts
/**
* Tries requests again after failures that may pass. `attemptRepeatedly` does so for endpoints and APIs. The client of GitHub's API uses `retry`
* with its own limits (`github.ts`).
*/
/** The number of retries after failures that may pass soon. Retries that wait for another profiler do not count. */
const RETRIES = 2;
/**
* The shortest wait before the first retry, in milliseconds; a random wait is up to twice as long. The second wait is three times as long.
*/
const FIRST_WAIT = 500;
/** The longest mean wait for another profiler to end, in milliseconds. Each wait varies by half. */
const BUSY_WAIT = 3e3;
/**
* Runs `task` until it succeeds or `waitAfter` gives up.
* @param waitAfter returns how many milliseconds to wait after this failure, or undefined to give up.
* @throws what `task` threw last; the signal's reason once it is aborted.
*/
async function retry(task, waitAfter, { signal, wait = sleepFor }) {
	for (;;) {
		signal?.throwIfAborted();
		try {
			return await task();
		} catch (error) {
			signal?.throwIfAborted();
			const milliseconds = waitAfter(error);
			if (milliseconds === void 0) throw error;
			await wait(milliseconds, signal).catch(() => signal?.throwIfAborted());
		}
	}
}
const sleepFor = (milliseconds, signal) => setTimeout(milliseconds, void 0, { signal });
/**
* Runs `task` until it succeeds, fails for good, or the time is up. It starts no attempt if less time is left than the window, and waits for
* another profiler at most as long as the window.
* @throws ExpectedError of the last attempt, or about the time-out; the reason of the signal if it was aborted.
*/
async function attemptRepeatedly(task, { name, window, timeout, signal, progress }) {
	const end = performance.now() + timeout;
	let [failures, retries] = [0, 0];
	let last;
	let busySince;
	const waitAfter = (error) => {
		failures += 1;
		if (!(error instanceof EndpointError) || error.retry === "never") return void 0;
		last = error;
		const now = performance.now();
		let wait;
		if (error.retry === "busy") {
			busySince ??= now;
			if (now - busySince >= window) return void 0;
			wait = Math.min(window / 10, BUSY_WAIT) * (.5 + Math.random());
		} else {
			if (retries === RETRIES) return void 0;
			wait = FIRST_WAIT * 3 ** retries++ * (1 + Math.random());
		}
		wait = Math.max(wait, error.retryAfter ?? 0);
		if (now + wait + window > end) return void 0;
		progress(`${error.message} Trying again.`);
		return wait;
	};
	const timedOut = () => {
		const did = window === 0 ? "answer" : `deliver a profile of ${duration(window)}`;
		const before = last === void 0 ? "" : ` Before: ${last.message}`;
		const fix = window === 0 ? WHAT_TO_DO.tooLarge : "Check that the service still works.";
		return new ExpectedError(`${name} did not ${did} within ${duration(timeout)}.${before}`, {
			fix: `${fix} If the server is only slow, raise the \`timeout\` of the source.`,
			cause: last
		});
	};
	try {
		const attempts = (limited) => retry(() => task(limited), waitAfter, { signal: limited });
		return await withDeadline(timeout, signal, attempts, timedOut);
	} catch (error) {
		if (!(error instanceof EndpointError) || failures < 2) throw error;
		const message = `${error.message} The request was sent ${failures} times.`;
		throw new ExpectedError(message, {
			fix: error.fix,
			cause: error
		});
	}
}

export { retry as n, attemptRepeatedly as t };