import { Ct as excerpt, G as userInfo, H as basicAuthorization, Jt as _usingCtx, St as duration, U as nameOf, W as send, Y as networkFor, _t as isGone, at as withDeadline, dt as saveBody, et as secretsInCommand, gt as connectionFailure, it as attemptRepeatedly, lt as beginOf, mt as EndpointError, nt as secretsOfHeader, rt as shownCommand, vt as refusalFailure, xr as ExpectedError, yi as count, yt as retryAfterOf } from "./start.js";
import { a as ownerCommand, s as start } from "./exec.js";
import { i as missed, r as countDone, t as areMany } from "./source.js";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { STATUS_CODES } from "node:http";

// src/collect/pprof.ts
/**
* Takes one CPU profile from a live net/http/pprof endpoint.
* @throws ExpectedError when it gave none, with what it did instead.
*/
const collectPprof = async (source, context) => {
	context.signal.throwIfAborted();
	const { seconds, timeout } = source;
	const endpoint = endpointOf(source.url, await headersFor(source, context));
	const options = {
		seconds,
		timeout,
		network: networkFor(context.env),
		many: context.many
	};
	return {
		files: [await takeProfile(endpoint, join(context.scratch, "profile.pprof"), options, context)],
		failures: 0,
		findings: []
	};
};
/** Milliseconds beyond the profiling window that every time-out leaves: the profile must still be sent. */
const LEAST_ROOM = 5e3;
/** Milliseconds added to twice the window where no `timeout` is given: one attempt may fail at its very end. */
const DEFAULT_ROOM = 3e4;
/** Milliseconds added to one window for one of many: it is not worth a second window for all. */
const ROOM_AMONG_MANY = 15e3;
/** Milliseconds that bound an endpoint with its retries; never less than its window and room to send. */
function timeoutOf({ seconds, timeout, many }) {
	const window = seconds * 1e3;
	const usual = many ? window + ROOM_AMONG_MANY : 2 * window + DEFAULT_ROOM;
	return Math.max(timeout ?? usual, window + LEAST_ROOM);
}
/**
* Takes a profile of an endpoint into the new file `path`.
* @throws ExpectedError when it gave none, with what it did instead.
*/
async function takeProfile(endpoint, path, options, context) {
	const { name } = endpoint;
	const { seconds } = options;
	const url = new URL(endpoint.url);
	url.searchParams.set("seconds", String(seconds));
	const progress = options.many ? () => {} : context.progress;
	await context.limit(() => {
		context.signal.throwIfAborted();
		progress(`Profiling ${name} for ${seconds} s`);
		return attemptRepeatedly((signal) => attempt({
			...endpoint,
			url
		}, path, options.network, signal, context.disk), {
			name,
			window: seconds * 1e3,
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
/** A proxy may choose by user, header or query; a digest, since those are secrets. */
function identityOf({ url, headers }) {
	const identity = JSON.stringify([url.href, Object.entries(headers).sort()]);
	return createHash("sha256").update(identity).digest("hex");
}
/** One request. @throws EndpointError when no whole profile came of it. */
async function attempt({ url, headers, name, refused }, path, network, signal, disk) {
	const answer = await send(url, {
		headers,
		network,
		signal
	}).catch((error) => {
		signal.throwIfAborted();
		if (error instanceof EndpointError) throw error;
		throw connectionFailure(error, name) ?? error;
	});
	if (answer.status === 200) {
		const { origin } = answer.url;
		const who = origin === url.origin ? name : `${name}, redirected to ${origin},`;
		return saveBody(answer, path, {
			name: who,
			signal,
			disk
		});
	}
	if (refused !== void 0) throw await refused(answer);
	throw refusalFailure({
		status: answer.status,
		statusText: STATUS_CODES[answer.status] ?? "",
		...await beginOf(answer),
		retryAfter: retryAfterOf(answer.headers["retry-after"]),
		authentication: /^[A-Za-z]+/.exec(String(answer.headers["www-authenticate"] ?? ""))?.[0],
		authorized: headers["authorization"] !== void 0,
		path: answer.url.pathname
	}, nameOf(answer.url));
}
/** @throws ExpectedError when the text is no http(s) URL. */
function endpointOf(text, given) {
	const url = URL.canParse(text) ? new URL(text) : void 0;
	if (url === void 0 || !/^https?:$/.test(url.protocol)) {
		const shown = excerpt(text.replace(/^(\w+:\/\/)?[^/?#]*@|[?#].*$/g, "$1"));
		throw new ExpectedError(`The endpoint ${shown} is not an http or https URL.`, { fix: "Write it like http://host:6060/debug/pprof/profile." });
	}
	url.searchParams.delete("seconds");
	const headers = lowerCase(given);
	if (url.username !== "" || url.password !== "") headers["authorization"] ??= basicAuthorization(...userInfo(url));
	return {
		url,
		headers,
		name: nameOf(url)
	};
}
function lowerCase(headers) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
/** Endpoints that one source may have: a query that names more is a mistake or an attack. */
const MOST_ENDPOINTS = 1e4;
/**
* Profiles `endpoints` that a server listed, all at the same time, as far as the run's `concurrency` lets it. One that
* gives no profile is a finding and a failure; one that is gone by now is normal, and only a warning.
* @throws ExpectedError when all of them are gone, or there are more than 10,000.
*/
async function profileEndpoints(endpoints, options, context) {
	if (endpoints.length > MOST_ENDPOINTS) throw new ExpectedError(`${count(endpoints.length, "endpoint")} are named, and one source profiles at most ${count(MOST_ENDPOINTS, "endpoint")}; none was asked.`, { fix: "Write a `limit`, which takes the busiest, or narrow the query or the selector." });
	const isMany = areMany(endpoints.length);
	if (isMany) context.progress(`Profiling ${count(endpoints.length, "endpoint")} for ${options.seconds} s`);
	const done = isMany ? countDone(endpoints.length, context.progress) : () => {};
	const many = context.many || isMany;
	const outcomes = await Promise.all(endpoints.map(async (endpoint, index) => {
		try {
			return { file: await takeProfile(endpoint, join(context.scratch, `${index}.pprof`), {
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
			done();
		}
	}));
	const files = outcomes.flatMap((outcome) => "file" in outcome ? outcome.file : []);
	const misses = outcomes.flatMap((outcome) => "error" in outcome ? outcome : []);
	const [first] = misses;
	if (first !== void 0 && files.length === 0 && misses.every(({ error }) => isGone(error))) {
		const all = endpoints.length === 1 ? "" : `None of ${count(endpoints.length, "endpoint")} is there. The first: `;
		throw new ExpectedError(all + first.error.message, { fix: first.error.fix });
	}
	const isHarmless = (error) => files.length > 0 && isGone(error);
	return {
		files,
		failures: misses.filter(({ error }) => !isHarmless(error)).length,
		findings: misses.map(({ endpoint, error }) => ({
			...missed(error, endpoint.name, context.signal),
			severity: isHarmless(error) ? "warning" : "error"
		}))
	};
}
/** Milliseconds for a `headers-command`. */
const COMMAND_TIMEOUT = 6e4;
const FIX_HEADERS = "Let it print one `Name: value` a line to stdout, such as `Authorization: Bearer …`.";
/**
* The headers that a server is asked with, those of `headers-command` among them; their values are masked.
* @throws ExpectedError when the command fails or prints something else.
*/
async function headersFor({ headers, headersCommand }, context) {
	if (headersCommand === void 0) return headers;
	for (const secret of secretsInCommand(headersCommand)) context.mask(secret);
	const found = (await outputOf(headersCommand, context)).split("\n").map((line) => line.trim()).filter((line) => line !== "").map(parseHeader);
	if (found.length === 0) throw new ExpectedError("The `headers-command` printed no header.", { fix: FIX_HEADERS });
	for (const [, value] of found) for (const secret of secretsOfHeader(value)) context.mask(secret);
	return {
		...headers,
		...Object.fromEntries(found)
	};
}
function parseHeader(line) {
	const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(line) ?? [];
	if (name === void 0 || value === void 0) throw new ExpectedError("The `headers-command` printed a line that is no header.", { fix: FIX_HEADERS });
	return [name, value];
}
async function outputOf(command, { cwd, env, signal }) {
	return withDeadline(COMMAND_TIMEOUT, signal, async (bounded) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const { argv, env: text } = ownerCommand(command);
			const started = _usingCtx$1.a(await start(argv, {
				cwd,
				env: {
					...env,
					...text
				},
				credentials: "login",
				signal: bounded,
				output: "stdout"
			}));
			const { exitCode } = await started.exited;
			bounded.throwIfAborted();
			if (exitCode === 0) return started.output();
			throw new ExpectedError(`The \`headers-command\` \`${excerpt(shownCommand(command), 60)}\` ended with exit code ${exitCode}.`, { fix: "Run it by hand in the working directory; a login that it needs may have ended." });
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	}, () => new ExpectedError(`The \`headers-command\` did not end within ${duration(COMMAND_TIMEOUT)}.`, { fix: "Run it by hand; it may wait for a login." }));
}

export { profileEndpoints as a, lowerCase as i, endpointOf as n, takeProfile as o, headersFor as r, timeoutOf as s, collectPprof as t };