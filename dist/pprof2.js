import { i as beginningOf, o as saveBody } from "./body.js";
import { c as isGone, l as refusalFailure, n as withDeadline } from "./deadline.js";
import { i as networkFor, n as printableUrl, r as send } from "./send.js";
import { t as attemptRepeatedly } from "./retry.js";
import { d as shownCommand, f as userInfo, t as basicAuthorization, u as secretsOfHeader } from "./credentials.js";
import { n as ExpectedError } from "./errors.js";
import { a as ownerCommand, o as runTool } from "./exec.js";
import { O as count, d as excerpt, u as duration } from "./start.js";
import { createHash } from "node:crypto";
import { join } from "node:path";

// src/collect/pprof.ts
/** Collects one CPU profile from a live net/http/pprof endpoint. */
const collectPprof = async (source, context) => {
	context.signal.throwIfAborted();
	const { seconds, timeout } = source;
	const endpoint = endpointOf(source.url, await headersFor(source, context));
	const options = {
		seconds,
		timeout,
		network: networkFor(context.env)
	};
	return {
		files: [await takeProfile(endpoint, join(context.scratch, "profile.pprof"), options, context)],
		failures: 0,
		findings: []
	};
};
/**
* Records a profile of an endpoint, and writes the profile to the new file `path`. If the endpoint must wait for other endpoints, its
* time-out starts after the wait. The time-out is at least the length of the profile plus 5 s, in which the service sends the profile.
* @throws ExpectedError if the endpoint sends no profile. The message of the error says what the endpoint did instead of sending a profile.
*/
async function takeProfile(endpoint, path, { seconds, timeout, network }, context) {
	const { name, headers } = endpoint;
	const url = new URL(endpoint.url);
	url.searchParams.set("seconds", String(seconds));
	const progress = context.many ? () => {} : context.progress;
	const window = seconds * 1e3;
	const usual = context.many ? window + 15e3 : 2 * window + 3e4;
	await context.limit(() => {
		context.signal.throwIfAborted();
		progress(`Profiling ${name} for ${seconds} s`);
		const attempt = (signal) => requestProfile({
			...endpoint,
			url
		}, path, {
			network,
			signal,
			disk: context.disk
		});
		const bounds = {
			name,
			window,
			timeout: Math.max(timeout ?? usual, window + 5e3)
		};
		return attemptRepeatedly(attempt, {
			...bounds,
			signal: context.signal,
			progress
		});
	});
	const identity = JSON.stringify([endpoint.url.href, Object.entries(headers).sort()]);
	const file = {
		path,
		name,
		endpoint: createHash("sha256").update(identity).digest("hex")
	};
	context.arrived?.(file);
	return file;
}
/** Requests a profile once. @throws EndpointError if the answer is not a complete profile. */
async function requestProfile({ url, headers, name, refused }, path, { network, signal, disk }) {
	const answer = await send(url, {
		headers,
		network,
		signal,
		name
	});
	if (answer.status === 200) {
		const { origin } = answer.url;
		const sender = origin === url.origin ? name : `${name}, redirected to ${origin},`;
		return saveBody(answer, path, {
			name: sender,
			signal,
			disk
		});
	}
	const text = await beginningOf(answer.body);
	const shown = refused === void 0 ? printableUrl(answer.url) : name;
	const isAuthorized = headers["authorization"] !== void 0;
	throw refused?.(answer, text) ?? refusalFailure(answer, text, shown, isAuthorized);
}
/**
* Makes an endpoint of an http(s) URL. A user name and a password in the URL become an `Authorization` header, unless `configured` already
* has this header.
* @param configured the headers that the source has in the config file.
*/
function endpointOf(text, configured) {
	const url = new URL(text);
	url.searchParams.delete("seconds");
	const headers = withLowerCaseNames(configured);
	if (url.username !== "" || url.password !== "") headers["authorization"] ??= basicAuthorization(...userInfo(url));
	return {
		url,
		headers,
		name: printableUrl(url)
	};
}
/** Returns the headers with their names in lower case. */
function withLowerCaseNames(headers) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
/**
* The maximum number of endpoints that one source may have. A query that names more endpoints than this maximum is a mistake or an attack.
*/
const MOST_ENDPOINTS = 1e4;
/**
* Profiles endpoints that a server has listed, as many at the same time as `concurrency` allows. If an endpoint sends no profile, the
* result has an error about the endpoint in the findings and counts one failure. If no server was found for an endpoint, the finding is only
* a warning, because services come and go. It still counts as a failure, because many such endpoints mean that the network is broken.
* @throws ExpectedError if no endpoint exists any more, or if the source names more than 10,000 endpoints.
*/
async function profileEndpoints(endpoints, options, context) {
	if (endpoints.length > MOST_ENDPOINTS) throw new ExpectedError(`The source has ${count(endpoints.length, "endpoint")}, but one source may profile at most ${count(MOST_ENDPOINTS, "endpoint")}. No endpoint was profiled.`, { fix: "Write a `limit`, which takes the busiest endpoints, or narrow the query or the selector." });
	const isMany = endpoints.length > 10;
	const many = context.many || isMany;
	if (isMany) context.progress(`Profiling ${count(endpoints.length, "endpoint")} for ${options.seconds} s`);
	const outcomes = await Promise.all(endpoints.map(async (endpoint, index) => {
		try {
			return await takeProfile(endpoint, join(context.scratch, `${index}.pprof`), options, {
				...context,
				many
			});
		} catch (error) {
			context.signal.throwIfAborted();
			if (!(error instanceof ExpectedError)) throw error;
			return {
				file: endpoint.name,
				error
			};
		}
	}));
	const missed = outcomes.filter((outcome) => "error" in outcome);
	const taken = outcomes.filter((outcome) => "path" in outcome);
	const [first] = missed;
	if (first !== void 0 && taken.length === 0 && missed.every(({ error }) => isGone(error))) {
		const all = missed.length === 1 ? "" : `All ${missed.length} endpoints are gone. The first: `;
		throw new ExpectedError(all + first.error.message, { fix: first.error.fix });
	}
	const isHarmless = (error) => taken.length > 0 && isGone(error);
	return {
		files: taken,
		failures: missed.length,
		findings: missed.map(({ file, error }) => {
			return {
				severity: isHarmless(error) ? "warning" : "error",
				file,
				message: error.message,
				fix: error.fix
			};
		})
	};
}
/** The time for `headers-command`, in milliseconds. */
const HEADERS_COMMAND_TIMEOUT = 6e4;
const FIX_HEADERS = "Let the command print one header per line to stdout, as `Name: value`, such as `Authorization: Bearer …`.";
/**
* Returns the headers for requests to a server: the configured headers, and the headers that `headers-command` prints. The values that the
* command prints are masked.
* @throws ExpectedError if the command fails or prints text that is not a header.
*/
async function headersFor({ headers, headersCommand }, { cwd, env, signal, mask }) {
	if (headersCommand === void 0) return headers;
	const failed = (how) => new ExpectedError(`The \`headers-command\` \`${excerpt(shownCommand(headersCommand), 60)}\` ${how}.`, { fix: "Run this command by hand in the working directory. The command may wait for a login, or its login may have expired." });
	const { argv, env: commandEnv } = ownerCommand(headersCommand);
	const options = {
		cwd,
		env: {
			...env,
			...commandEnv
		},
		credentials: "login"
	};
	const { exitCode, stdout } = await withDeadline(HEADERS_COMMAND_TIMEOUT, signal, (bounded) => runTool(argv, {
		...options,
		signal: bounded
	}), () => failed(`did not end within ${duration(HEADERS_COMMAND_TIMEOUT)}`));
	if (exitCode !== 0) throw failed(`ended with exit code ${exitCode}`);
	const printed = [...stdout.toString().matchAll(/^.*\S.*$/gm)].map(([line]) => {
		const [, name = "", value = ""] = /^([\w!#$%&'*+.^`|~-]+):\s*(\S.*)$/.exec(line.trim()) ?? [];
		for (const secret of secretsOfHeader(value)) mask(secret);
		return [name, value];
	});
	if (printed.length === 0 || printed.some(([name]) => name === "")) {
		const what = printed.length === 0 ? "no header" : "a line that is not a header";
		throw new ExpectedError(`The \`headers-command\` printed ${what}.`, { fix: FIX_HEADERS });
	}
	return {
		...headers,
		...Object.fromEntries(printed)
	};
}

export { takeProfile as a, profileEndpoints as i, endpointOf as n, withLowerCaseNames as o, headersFor as r, collectPprof as t };