// src/http/deadline.ts
/** A longer one would overflow Node's timers and fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
/**
* Runs `task` with a signal that is aborted when `signal` is, or when `milliseconds` have passed.
* @throws the reason of `signal` when it was aborted; what `onTimeout` makes when the time was up; else the task's error.
*/
async function withDeadline(milliseconds, signal, task, onTimeout) {
	signal.throwIfAborted();
	const controller = new AbortController();
	const forward = () => controller.abort(signal.reason);
	signal.addEventListener("abort", forward, { once: true });
	let late = false;
	const timer = setTimeout(() => {
		late = true;
		controller.abort(new DOMException("The time was up.", "TimeoutError"));
	}, Math.min(milliseconds, LONGEST_TIMER));
	try {
		return await task(controller.signal);
	} catch (error) {
		signal.throwIfAborted();
		throw late ? onTimeout() : error;
	} finally {
		clearTimeout(timer);
		signal.removeEventListener("abort", forward);
	}
}

export { withDeadline as n, LONGEST_TIMER as t };