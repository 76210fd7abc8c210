import { t as pRetry } from "./p-retry.js";
import { Er as ExpectedError, lr as duration } from "./start.js";
import { n as withDeadline } from "./deadline.js";
import { t as EndpointError } from "./endpoint-error.js";
import { setTimeout } from "node:timers/promises";

// src/http/attempts.ts
/** How often an endpoint is asked again after a failure that may heal; waits for another profiler don't count. */
const RETRIES = 2;
/** Milliseconds before the first retry, up to twice as many by chance; three times as long before the next. */
const FIRST_WAIT = 500;
/** Longest mean wait for another profiler to end, in milliseconds; each wait varies by half. */
const BUSY_WAIT = 3e3;
/**
* Runs `task` until it succeeds, fails for good, or the time is up. A retry is not begun when the time left is
* shorter than the window; another profiler is waited for no longer than the window.
* @throws ExpectedError of the last attempt, or about the time-out; the signal's reason when aborted.
*/
async function attemptRepeatedly(task, options) {
	const { name, window, timeout, progress } = options;
	const end = performance.now() + timeout;
	let failures = 0;
	let last;
	let busySince;
	/** Milliseconds to wait before asking again; undefined: don't. */
	const waitAfter = (error) => {
		const now = performance.now();
		if (error.retry === "never") return void 0;
		let wait = error.retryAfter ?? 0;
		if (error.retry === "busy") {
			busySince ??= now;
			if (now - busySince >= window) return void 0;
			wait = Math.max(wait, Math.min(window / 10, BUSY_WAIT) * (.5 + Math.random()));
		}
		return now + wait + window <= end ? wait : void 0;
	};
	const attempts = (signal) => pRetry(() => task(signal), {
		signal,
		retries: 2,
		minTimeout: FIRST_WAIT,
		factor: 3,
		randomize: true,
		shouldConsumeRetry: ({ error }) => !(error instanceof EndpointError && error.retry === "busy"),
		shouldRetry: async ({ error }) => {
			if (!(error instanceof EndpointError)) return false;
			last = error;
			const wait = waitAfter(error);
			if (wait === void 0) return false;
			progress(`${error.message} Asking again.`);
			await setTimeout(wait, void 0, { signal });
			return true;
		},
		onFailedAttempt: () => {
			failures += 1;
		}
	});
	try {
		return await withDeadline(timeout, options.signal, attempts, () => timedOut(name, window, timeout, last));
	} catch (error) {
		if (!(error instanceof EndpointError) || failures < 2) throw error;
		throw new ExpectedError(`${error.message} It was asked ${failures} times.`, {
			...error.fix && { fix: error.fix },
			cause: error
		});
	}
}
function timedOut(name, window, timeout, last) {
	const before = last === void 0 ? "" : ` Before: ${last.message}`;
	if (window === 0) return new ExpectedError(`${name} did not answer within ${duration(timeout)}.${before}`, {
		fix: "Ask for less, or raise the source's `timeout`.",
		cause: last
	});
	return new ExpectedError(`${name} did not deliver a profile of ${duration(window)} within ${duration(timeout)}.${before}`, {
		fix: "Check that the service is not stuck; if it is only slow to send, raise `timeout`.",
		cause: last
	});
}

export { attemptRepeatedly as t };