import { n as ExpectedError } from "./errors.js";
import { t as pRetry } from "./p-retry.js";
import { t as withDeadline } from "./deadline.js";
import { a as connectionFailure, i as EndpointError, n as nameOf, o as refusalFailure, r as networkFor, t as get } from "./http.js";
import { n as excerpt, t as duration } from "./printable.js";
import { n as redact } from "./secrets.js";
import { STATUS_CODES } from "node:http";
import { Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";

// src/sources/attempts.ts
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
	return new ExpectedError(`${name} did not deliver a profile of ${duration(window)} within ${duration(timeout)}.${before}`, {
		fix: "Check that the service is not stuck; if it is only slow to send, raise `timeout`.",
		cause: last
	});
}

// src/sources/download.ts
/** Bytes of a profile after HTTP's own compression; live ones are a few hundred KiB. */
const MAX_BODY_BYTES = 134217728;
/**
* Streams the body of a 200 to the file `path`, which appears only when it is whole; HTTP's own compression is undone.
* @throws EndpointError when the body is cut, too large, empty, or a text such as a web page.
*/
async function saveBody({ body, headers }, path, options) {
	const { name, signal, maxBytes = MAX_BODY_BYTES } = options;
	const partial = `${path}.partial`;
	try {
		if (Number(headers["content-length"] ?? 0) > maxBytes) throw tooLarge(name, maxBytes);
		await pipeline([
			body,
			...decoder(text(headers["content-encoding"]), name),
			inspector(text(headers["content-type"]), options),
			createWriteStream(partial)
		], { signal });
		await rename(partial, path);
	} catch (error) {
		body.on("error", () => {}).destroy();
		await rm(partial, { force: true });
		signal.throwIfAborted();
		throw bodyFailure(error, name) ?? error;
	}
}
/** The first bytes of a body that is not a profile, for a sentence about it; reads no more than it must. */
async function beginOf(body, secrets) {
	const chunks = [];
	let length = 0;
	try {
		for await (const chunk of body) {
			chunks.push(chunk);
			length += chunk.length;
			if (length >= INSPECTED) break;
		}
	} catch {}
	return excerpt(redact(Buffer.concat(chunks).subarray(0, INSPECTED).toString(), secrets));
}
const INSPECTED = 512;
/** Passes everything on; fails on a text, on nothing at all and past the limit. */
function inspector(contentType, { name, secrets, maxBytes = MAX_BODY_BYTES }) {
	let length = 0;
	let begin = Buffer.alloc(0);
	const judge = (first) => {
		begin = void 0;
		if (first.length === 0) return sentNothing(name);
		if (!isText(first)) return null;
		const words = excerpt(redact(first.toString(), secrets));
		return new EndpointError(`${name} sent no profile but ${contentType === "" ? "a text" : excerpt(contentType, 60)}: "${words}".`, { fix: "Check that the URL is the one of a CPU profile, and that no login or error page stands before it." });
	};
	return new Transform({
		transform(chunk, _encoding, done) {
			length += chunk.length;
			if (length > maxBytes) return done(tooLarge(name, maxBytes));
			if (begin === void 0) return done(null, chunk);
			begin = Buffer.concat([begin, chunk.subarray(0, INSPECTED)]);
			return done(begin.length < INSPECTED ? null : judge(begin.subarray(0, INSPECTED)), chunk);
		},
		flush(done) {
			done(begin === void 0 ? null : judge(begin));
		}
	});
}
/** A profile, gzipped or not, has control characters among its first bytes; a text has none but white space. */
function isText(bytes) {
	return bytes.every((byte) => byte >= 32 || byte >= 9 && byte <= 13) && bytes[0] !== 31;
}
function decoder(encoding, name) {
	switch (encoding.trim().toLowerCase()) {
		case "":
		case "identity": return [];
		case "gzip":
		case "x-gzip": return [createGunzip()];
		case "deflate": return [createInflate()];
		case "br": return [createBrotliDecompress()];
		default: throw new EndpointError(`${name} sent its answer in the encoding "${excerpt(encoding, 40)}", which was not asked for.`, { fix: "Ask the service itself, without the proxy that compresses." });
	}
}
/** Undefined for what the endpoint is not to blame for, such as a full disk. */
function bodyFailure(error, name) {
	const code = error.code;
	if (error instanceof EndpointError || typeof code !== "string") return void 0;
	if ([
		"ECONNRESET",
		"EPIPE",
		"ERR_STREAM_PREMATURE_CLOSE",
		"Z_BUF_ERROR"
	].includes(code) || /^(UND_ERR|HPE)_/.test(code)) return new EndpointError(`${name} broke off in the middle of the profile; what had come was not used.`, {
		fix: "Look into the log of the service, and of what stands in between: it may restart, or end long requests.",
		retry: "soon",
		cause: error
	});
	if (!code.startsWith("Z_") && !code.startsWith("ERR_")) return void 0;
	return new EndpointError(`${name} sent an answer that cannot be decompressed (${code}).`, {
		fix: "Ask the service itself, without the proxy that compresses.",
		cause: error
	});
}
function tooLarge(name, maxBytes) {
	return new EndpointError(`${name} sent more than ${Math.round(maxBytes / 1024 / 1024)} MiB, which no CPU profile needs.`, { fix: "Check that the URL is the one of a CPU profile." });
}
function sentNothing(name) {
	return new EndpointError(`${name} answered 200 with an empty body.`, { fix: "Check that the URL is the one of a CPU profile." });
}
function text(header) {
	return Array.isArray(header) ? header.join(", ") : header ?? "";
}

// src/sources/pprof.ts
/** Milliseconds beyond the profiling window that every time-out leaves: the profile must still be sent. */
const LEAST_ROOM = 5e3;
/** Milliseconds added to twice the window where no `timeout` is given: one attempt may fail at its very end. */
const DEFAULT_ROOM = 3e4;
/** Milliseconds that bound an endpoint with its retries; never less than its window and room to send. */
function timeoutOf({ seconds, timeout }) {
	const window = seconds * 1e3;
	return Math.max(timeout ?? 2 * window + DEFAULT_ROOM, window + LEAST_ROOM);
}
/**
* Takes one CPU profile from a live net/http/pprof endpoint.
* @throws ExpectedError when it gave none, with what it did instead.
*/
const collectPprof = (source, context) => takeProfile(source, context, networkFor(context.env));
/** `collectPprof` over a given network. */
async function takeProfile(source, context, network) {
	const endpoint = endpointOf(source);
	const path = join(context.scratch, "profile.pprof");
	await context.limit(() => {
		context.signal.throwIfAborted();
		context.progress(`Profiling ${endpoint.name} for ${source.seconds} s`);
		return attemptRepeatedly((signal) => attempt(endpoint, path, network, signal), {
			name: endpoint.name,
			window: source.seconds * 1e3,
			timeout: timeoutOf(source),
			signal: context.signal,
			progress: context.progress
		});
	});
	return {
		files: [{
			path,
			name: endpoint.name
		}],
		failures: 0,
		findings: []
	};
}
function endpointOf({ url: text, seconds, headers: given, label }) {
	const url = URL.canParse(text) ? new URL(text) : void 0;
	if (url === void 0 || !/^https?:$/.test(url.protocol)) throw new ExpectedError(`The source ${label} is not an http or https URL.`, { fix: "Write it like http://host:6060/debug/pprof/profile." });
	url.searchParams.delete("seconds");
	const parameters = [...url.searchParams.values()];
	url.searchParams.set("seconds", String(seconds));
	const headers = Object.fromEntries(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]));
	if (url.username !== "" || url.password !== "") headers["authorization"] ??= `Basic ${Buffer.from(userOf(url).join(":")).toString("base64")}`;
	const secrets = [
		...parameters,
		...userOf(url),
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
/** User and password, `%40` and the like undone where they are well-formed. */
function userOf({ username, password }) {
	return [username, password].map((part) => {
		try {
			return decodeURIComponent(part);
		} catch {
			return part;
		}
	});
}
/** One request. @throws EndpointError when no whole profile came of it. */
async function attempt({ url, headers, name, secrets }, path, network, signal) {
	let answer;
	try {
		answer = await get(url, {
			headers,
			network,
			signal
		});
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof EndpointError) throw error;
		throw connectionFailure(error, name) ?? error;
	}
	if (answer.status === 200) return saveBody(answer, path, {
		name,
		signal,
		secrets
	});
	throw refusalFailure({
		status: answer.status,
		statusText: STATUS_CODES[answer.status] ?? "",
		excerpt: await beginOf(answer.body, secrets),
		retryAfter: retryAfterOf(answer.headers["retry-after"]),
		authentication: /^[A-Za-z]+/.exec(String(answer.headers["www-authenticate"] ?? ""))?.[0],
		authorized: headers["authorization"] !== void 0,
		path: answer.url.pathname
	}, nameOf(answer.url));
}
/** Milliseconds of a `Retry-After` in seconds or as a date; undefined when there is none that makes sense. */
function retryAfterOf(header) {
	const text = String(header ?? "").trim();
	const wait = /^\d+$/.test(text) ? Number(text) * 1e3 : Date.parse(text) - Date.now();
	return Number.isFinite(wait) ? Math.max(0, wait) : void 0;
}

export { collectPprof };