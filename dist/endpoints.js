import { Er as ExpectedError, _n as count } from "./start.js";
import { r as isGone } from "./endpoint-error.js";
import { r as takeProfile } from "./pprof.js";
import { n as tally, t as areMany } from "./tally.js";
import { join } from "node:path";

// src/sources/live/endpoints.ts
/** Endpoints of one source: more than that are named by mistake, or by somebody who means harm. */
const MOST_ENDPOINTS = 1e4;
/**
* Profiles all of `endpoints`, which somebody named who need not know how they are just now, at the same time, as far
* as the run's `concurrency` lets it. One that gives no profile is a finding and a failure; that some are gone by now
* is normal, and no more than a warning.
* @throws ExpectedError when all of them are gone, or there are more than 10,000.
*/
async function profileEndpoints(endpoints, options, context) {
	if (endpoints.length > MOST_ENDPOINTS) throw tooMany(endpoints.length);
	const many = context.many === true || areMany(endpoints.length);
	const told = areMany(endpoints.length) ? tally(endpoints.length, [options.seconds], context.progress) : void 0;
	const outcomes = await Promise.all(endpoints.map(async (endpoint, index) => {
		try {
			const path = join(context.scratch, `${index}.pprof`);
			return { file: await takeProfile(endpoint, path, {
				...options,
				many
			}, context) };
		} catch (error) {
			context.signal.throwIfAborted();
			if (!(error instanceof ExpectedError)) throw error;
			return {
				endpoint,
				error
			};
		} finally {
			told?.done();
		}
	}));
	const files = outcomes.flatMap((outcome) => "file" in outcome ? outcome.file : []);
	const misses = outcomes.flatMap((outcome) => "error" in outcome ? outcome : []);
	const failed = misses.filter(({ error }) => files.length === 0 || !isGone(error));
	const [first] = misses;
	if (first !== void 0 && files.length === 0 && misses.every(({ error }) => isGone(error))) throw allGone(endpoints.length, first.error);
	const findings = misses.map(({ endpoint, error }) => {
		return {
			severity: files.length > 0 && isGone(error) ? "warning" : "error",
			file: endpoint.name,
			message: error.message,
			...error.fix && { fix: error.fix }
		};
	});
	return {
		files,
		failures: failed.length,
		findings
	};
}
function tooMany(endpoints) {
	return new ExpectedError(`${count(endpoints, "endpoint")} are named, and one source profiles ${MOST_ENDPOINTS} at most; none was asked.`, { fix: "Write a `limit`, which takes the busiest, or narrow the query or the selector." });
}
function allGone(endpoints, { message, fix }) {
	if (endpoints === 1) return new ExpectedError(message, { ...fix && { fix } });
	return new ExpectedError(`None of ${count(endpoints, "endpoint")} is there. The first: ${message}`, { ...fix && { fix } });
}

export { profileEndpoints as t };