import { Er as ExpectedError, ht as userInfo, lr as duration, mt as basicAuthorization, ur as excerpt } from "./start.js";
import { t as attemptRepeatedly } from "./attempts.js";
import { n as beginOf, r as saveBody } from "./download.js";
import { a as retryAfterOf, i as refusalFailure, n as connectionFailure, t as EndpointError } from "./endpoint-error.js";
import { n as nameOf, o as networkFor, r as send } from "./send.js";
import { t as headersFor } from "./access.js";
import { t as LONGEST_TIMER } from "./deadline.js";
import { STATUS_CODES } from "node:http";
import { createHash } from "node:crypto";
import { join } from "node:path";

// src/sources/live/silence.ts
/** Milliseconds that an endpoint may be silent beyond its profiling window. */
const SILENCE = 8e3;
/** A timer that fires so much too late (ms) says that this machine was busy: what had come could not be looked at. */
const LATE = 250;
/** Milliseconds for looking at it then. */
const CATCH_UP = 1e3;
/**
* Runs `task` with a signal that is aborted when `signal` is, or when nothing was `heard` for `SILENCE` milliseconds,
* of which the first `window` do not count: net/http/pprof says nothing until the profile is complete.
* @throws the reason of `signal` when it was aborted; what `onSilence` makes; else the task's error.
*/
async function withPatience(window, signal, task, onSilence) {
	signal.throwIfAborted();
	const controller = new AbortController();
	const forward = () => controller.abort(signal.reason);
	signal.addEventListener("abort", forward, { once: true });
	const windowEnd = performance.now() + window;
	let last = 0;
	let timer;
	let silent = false;
	const wait = (left) => {
		const milliseconds = Math.min(left, LONGEST_TIMER);
		const due = performance.now() + milliseconds;
		timer = setTimeout(() => {
			const now = performance.now();
			const left = Math.max(windowEnd, last) + SILENCE - now;
			if (left > 0) return wait(left);
			if (now - due > LATE) return wait(CATCH_UP);
			silent = true;
			controller.abort(new DOMException("Nothing was heard.", "TimeoutError"));
		}, milliseconds);
	};
	wait(window + SILENCE);
	try {
		return await task(controller.signal, () => {
			last = performance.now();
		});
	} catch (error) {
		signal.throwIfAborted();
		throw silent ? onSilence() : error;
	} finally {
		clearTimeout(timer);
		signal.removeEventListener("abort", forward);
	}
}

// src/sources/live/pprof.ts
/** Milliseconds beyond the profiling window that every time-out leaves: the profile must still be sent. */
const LEAST_ROOM = 5e3;
/** Milliseconds added to twice the window where no `timeout` is given: one attempt may fail at its very end. */
const DEFAULT_ROOM = 3e4;
/** The same beyond one window for one of many: what fails late is not worth a second window for all. */
const ROOM_AMONG_MANY = 15e3;
/** Milliseconds that bound an endpoint with its retries; never less than its window and room to send. */
function timeoutOf({ seconds, timeout, many = false }) {
	const window = seconds * 1e3;
	const usual = many ? window + ROOM_AMONG_MANY : 2 * window + DEFAULT_ROOM;
	return Math.max(timeout ?? usual, window + LEAST_ROOM);
}
/**
* Takes one CPU profile from a live net/http/pprof endpoint.
* @throws ExpectedError when it gave none, with what it did instead.
*/
const collectPprof = async (source, context) => {
	context.signal.throwIfAborted();
	const { seconds, timeout } = source;
	return {
		files: [await takeProfile(endpointOf(source.url, await headersFor(source, context)), join(context.scratch, "profile.pprof"), {
			seconds,
			network: networkFor(context.env),
			many: context.many ?? false,
			...timeout !== void 0 && { timeout }
		}, context)],
		failures: 0,
		findings: []
	};
};
/**
* Takes a profile of an endpoint into the new file `path`.
* @throws ExpectedError when it gave none, with what it did instead.
*/
async function takeProfile(endpoint, path, options, context) {
	const { name } = endpoint;
	const { seconds, network } = options;
	const window = seconds * 1e3;
	const url = new URL(endpoint.url);
	url.searchParams.set("seconds", String(seconds));
	const once = (signal, heard) => attempt({
		...endpoint,
		url
	}, path, {
		network,
		signal,
		disk: context.disk,
		...heard && { heard }
	});
	const patiently = (signal) => withPatience(window, signal, once, () => silent(name, window));
	const progress = options.many ? () => {} : context.progress;
	await context.limit(() => {
		context.signal.throwIfAborted();
		progress(`Profiling ${name} for ${seconds} s`);
		return attemptRepeatedly(options.timeout === void 0 ? patiently : (signal) => once(signal), {
			name,
			window,
			timeout: timeoutOf(options),
			signal: context.signal,
			progress
		});
	});
	const file = {
		path,
		name,
		recordedAt: identityOf(endpoint)
	};
	context.arrived?.(file);
	return file;
}
/** What stands in between may choose by user, header or query; a digest, since those are secrets. */
function identityOf({ url, headers }) {
	const identity = JSON.stringify([url.href, Object.entries(headers).sort()]);
	return createHash("sha256").update(identity).digest("hex");
}
function silent(name, window) {
	return new ExpectedError(`${name} took the request and sent nothing for ${duration(window + SILENCE)}, the ${duration(window)} of the profile among them.`, { fix: "Check that the service is not stuck; if it is only slow to send, give the source a longer `timeout`." });
}
/** @throws ExpectedError when the text is no http(s) URL. */
function endpointOf(text, given) {
	const url = URL.canParse(text) ? new URL(text) : void 0;
	if (url === void 0 || !/^https?:$/.test(url.protocol)) throw new ExpectedError(`The endpoint ${excerpt(text.replace(/^(\w+:\/\/)?[^/?#]*@|[?#].*$/g, "$1"))} is not an http or https URL.`, { fix: "Write it like http://host:6060/debug/pprof/profile." });
	url.searchParams.delete("seconds");
	const headers = Object.fromEntries(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]));
	if (url.username !== "" || url.password !== "") headers["authorization"] ??= basicAuthorization(...userInfo(url));
	const secrets = [
		...url.searchParams.values(),
		...userInfo(url),
		...Object.values(headers)
	].flatMap((value) => [
		value,
		encodeURIComponent(value),
		...value.split(" ")
	]);
	return {
		url,
		headers,
		name: nameOf(url),
		secrets
	};
}
/** One request. @throws EndpointError when no whole profile came of it. */
async function attempt({ url, headers, name, secrets, refused }, path, { network, signal, disk, heard }) {
	let answer;
	try {
		answer = await send(url, {
			headers,
			network,
			signal
		});
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof EndpointError) throw error;
		throw connectionFailure(error, name) ?? error;
	}
	heard?.();
	if (answer.status === 200) {
		const { origin } = answer.url;
		const who = origin === url.origin ? name : `${name}, redirected to ${origin},`;
		return saveBody(answer, path, {
			name: who,
			signal,
			secrets,
			disk,
			...heard && { heard }
		});
	}
	if (refused !== void 0) throw await refused(answer);
	throw refusalFailure({
		status: answer.status,
		statusText: STATUS_CODES[answer.status] ?? "",
		...await beginOf(answer, secrets),
		retryAfter: retryAfterOf(answer.headers["retry-after"]),
		authentication: /^[A-Za-z]+/.exec(String(answer.headers["www-authenticate"] ?? ""))?.[0],
		authorized: headers["authorization"] !== void 0,
		path: answer.url.pathname
	}, nameOf(answer.url));
}

export { timeoutOf as i, endpointOf as n, takeProfile as r, collectPprof as t };