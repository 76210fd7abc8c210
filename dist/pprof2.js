import { i as beginningOf, o as saveBody } from "./body.js";
import { c as refusalFailure, n as withDeadline, s as isGone } from "./deadline.js";
import { i as networkFor, n as printableUrl, r as send } from "./send.js";
import { t as attemptRepeatedly } from "./retry.js";
import { d as shownCommand, f as userInfo, s as secretsInCommand, t as basicAuthorization, u as secretsOfHeader } from "./credentials.js";
import { n as ExpectedError } from "./errors.js";
import { a as ownerCommand, o as runTool } from "./exec.js";
import { E as count, d as excerpt, u as duration } from "./start.js";
import { createHash } from "node:crypto";
import { join } from "node:path";

// src/collect/pprof.ts
/** Takes one CPU profile from a live net/http/pprof endpoint. */
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
* Takes a profile of an endpoint into the new file `path`. The time-out is never less than the window and 5 s to send the
* profile; it starts when the endpoint's turn has come, not while it waits for others.
* @throws ExpectedError when it gave none, with what it did instead.
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
		const once = (signal) => requestProfile({
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
		return attemptRepeatedly(once, {
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
/** One request. @throws EndpointError when no whole profile came of it. */
async function requestProfile({ url, headers, name, refused }, path, { network, signal, disk }) {
	const answer = await send(url, {
		headers,
		network,
		signal,
		name
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
	const text = await beginningOf(answer.body);
	const shown = refused === void 0 ? printableUrl(answer.url) : name;
	const isAuthorized = headers["authorization"] !== void 0;
	throw refused?.(answer, text) ?? refusalFailure(answer, text, shown, isAuthorized);
}
/** @param text an http(s) URL. */
function endpointOf(text, given) {
	const url = new URL(text);
	url.searchParams.delete("seconds");
	const headers = lowerCase(given);
	if (url.username !== "" || url.password !== "") headers["authorization"] ??= basicAuthorization(...userInfo(url));
	return {
		url,
		headers,
		name: printableUrl(url)
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
		const all = missed.length === 1 ? "" : `None of ${missed.length} endpoints is there. The first: `;
		throw new ExpectedError(all + first.error.message, { fix: first.error.fix });
	}
	const isHarmless = (error) => taken.length > 0 && isGone(error);
	return {
		files: taken,
		failures: missed.filter(({ error }) => !isHarmless(error)).length,
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
const COMMAND_TIMEOUT = 6e4;
const FIX_HEADERS = "Let it print one `Name: value` a line to stdout, such as `Authorization: Bearer …`.";
/**
* The headers that a server is asked with, those of `headers-command` among them; their values are masked.
* @throws ExpectedError when the command fails or prints something else.
*/
async function headersFor({ headers, headersCommand }, { cwd, env, signal, mask }) {
	if (headersCommand === void 0) return headers;
	for (const secret of secretsInCommand(headersCommand)) mask(secret);
	const failed = (how) => new ExpectedError(`The \`headers-command\` \`${excerpt(shownCommand(headersCommand), 60)}\` ${how}.`, { fix: "Run it by hand in the working directory; it may wait for a login, or a login that it needs may have ended." });
	const { argv, env: text } = ownerCommand(headersCommand);
	const options = {
		cwd,
		env: {
			...env,
			...text
		},
		credentials: "login"
	};
	const { exitCode, stdout } = await withDeadline(COMMAND_TIMEOUT, signal, (bounded) => runTool(argv, {
		...options,
		signal: bounded
	}), () => failed(`did not end within ${duration(COMMAND_TIMEOUT)}`));
	if (exitCode !== 0) throw failed(`ended with exit code ${exitCode}`);
	const found = [...stdout.toString().matchAll(/^.*\S.*$/gm)].map(([line]) => {
		const [, name = "", value = ""] = /^([\w!#$%&'*+.^`|~-]+):\s*(\S.*)$/.exec(line.trim()) ?? [];
		for (const secret of secretsOfHeader(value)) mask(secret);
		return [name, value];
	});
	if (found.length === 0 || found.some(([name]) => name === "")) {
		const what = found.length === 0 ? "no header" : "a line that is no header";
		throw new ExpectedError(`The \`headers-command\` printed ${what}.`, { fix: FIX_HEADERS });
	}
	return {
		...headers,
		...Object.fromEntries(found)
	};
}

export { profileEndpoints as a, lowerCase as i, endpointOf as n, takeProfile as o, headersFor as r, collectPprof as t };