import { i as EndpointError, n as withDeadline } from "./deadline.js";
import { a as WHAT_TO_DO, n as ExpectedError } from "./errors.js";
import { u as duration } from "./start.js";
import { setTimeout } from "node:timers/promises";

// src/net/retry.ts
/**
* Sends requests again after failures that may pass. `attemptRepeatedly` repeats requests to endpoints and APIs. The clients of the forges'
* APIs use `retry` with limits of their own (`github.ts`, `forge-api.ts`).
*/
/** The maximum number of retries after failures that may pass soon. Retries that wait for another profiler to end do not count. */
const RETRIES = 2;
/**
* The shortest wait before the first retry, in milliseconds. The actual wait is random, and up to twice as long. Before the second retry,
* the shortest and the longest possible wait are three times as long.
*/
const FIRST_WAIT = 500;
/**
* The longest average wait before a retry while another profiler is recording, in milliseconds. Each wait is random, from half of the
* average to one and a half times the average.
*/
const BUSY_WAIT = 3e3;
/**
* Runs `task` until it succeeds or `waitAfter` gives up.
* @param waitAfter returns the time to wait after this failure in milliseconds, or undefined to give up.
* @throws the last error of `task`; the reason of the signal if the signal was aborted.
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
* Runs `task` until it succeeds, fails for good, or the time is up. If the remaining time is shorter than `window`, no further attempt
* starts. If another profiler is recording, `task` is repeated for at most `window` milliseconds.
* @throws the ExpectedError of the last attempt, or an ExpectedError about the time-out; the reason of the signal if the signal was
* aborted.
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