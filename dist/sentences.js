import { Er as ExpectedError, lr as duration, ur as excerpt } from "./start.js";
import { n as howItEnded, r as lastOutput, t as asSentence } from "./ended.js";

// src/serve/sentences.ts
const FIX_NOT_FOUND = "Install the program that was not found, or add its folder to the PATH.";
/** @param output what the service printed. */
function endedBeforeReady(end, output) {
	return new ExpectedError(`The service ${howItEnded(end)} before it was ready. ${lastWords(output)}`, { fix: fixOfEnd(end, "Run `serve` by hand in the working directory and mend it.") });
}
/** @param output what the service printed. */
function endedWhileProfiled(end, output) {
	return new ExpectedError(`The service ${howItEnded(end)} while it was profiled. ${lastWords(output)}`, { fix: fixOfEnd(end, "Run `serve` and `load` by hand and mend what ends it; its profiles were not used.") });
}
function fixOfEnd({ exitCode }, otherwise) {
	if (exitCode === 127) return FIX_NOT_FOUND;
	if (exitCode !== 0) return otherwise;
	return "Let `serve` stay in the foreground for as long as the service runs, without `&` or `-d`.";
}
/** The failure of waiting, with what the service printed meanwhile. */
function notReady(error, output) {
	return new ExpectedError(`${error.message} ${lastWords(output)}`, {
		...error.fix !== void 0 && { fix: error.fix },
		cause: error
	});
}
/** @param output what the load printed. */
function loadFailed(end, output) {
	return new ExpectedError(`\`load\` ${howItEnded(end)}, so the profile would not be that of a loaded service. ${lastOutput(output)}`, { fix: end.exitCode === 127 ? FIX_NOT_FOUND : "Run it by hand against the service and mend it; where its exit code speaks of something else, add `|| true`." });
}
/**
* @param ran milliseconds that the load lasted.
* @param took milliseconds that all sources took.
*/
function loadEndedEarly(ran, took) {
	return {
		severity: "warning",
		message: `\`load\` ended after ${duration(ran)}, but profiling took ${duration(took)}: for the rest of it the service was idle.`,
		fix: "Make it run longer than the profiles take; what outlasts them is stopped."
	};
}
/** What a Go program that crashes says first is what counts; the goroutines that follow are many lines. */
function lastWords(output) {
	const crash = /^(?:panic|fatal error): .*$/m.exec(output)?.[0];
	return crash === void 0 ? lastOutput(output) : `It said: ${asSentence(excerpt(crash, 200))}`;
}

export { loadFailed as a, loadEndedEarly as i, endedWhileProfiled as n, notReady as o, lastWords as r, endedBeforeReady as t };