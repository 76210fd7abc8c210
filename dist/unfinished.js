import { lr as duration } from "./start.js";
import { r as lastOutput } from "./ended.js";
import { r as lastWords } from "./sentences.js";
import { t as BudgetSpent } from "./meter.js";

// src/compare/load/unfinished.ts
/** The time was over before a run of the load was; what it waited for then. */
var LoadUnfinished = class extends BudgetSpent {
	fix;
	constructor(message, fix) {
		super(message);
		this.fix = fix;
	}
};
/**
* @param waited milliseconds.
* @param output what the server printed.
*/
function stillNotReady(waited, output, ready) {
	return new LoadUnfinished(`The service was not ready after ${duration(waited)}. ${lastWords(output)}`, ready === void 0 ? "Let `serve` listen where `load` asks it, name a URL in `ready` that tells when it can be used, or raise `budget`." : "Check that `ready` is a URL that the service answers with 2xx, and that `serve` starts it; or raise `budget`.");
}
/**
* @param ran milliseconds.
* @param output what the load printed.
*/
function stillRunning(ran, output) {
	return new LoadUnfinished(`\`load\` was still running after ${duration(ran)}. ${lastOutput(output)}`, "Give `load` a fixed amount of work for some seconds, such as a number of requests, or raise `budget`.");
}

export { stillNotReady as n, stillRunning as r, LoadUnfinished as t };