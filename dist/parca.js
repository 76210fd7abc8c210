import { i as WireType, n as restoreColumns, r as BinaryWriter, t as fields } from "./restore-columns.js";
import { Ct as excerpt, L as readApi, P as DEFAULT_API_TIMEOUT, Y as networkFor, ct as REFUSAL_BYTES, ht as clockDifference, mt as EndpointError, st as MAX_BODY_BYTES, wr as messageOf, xr as ExpectedError } from "./start.js";
import { i as lowerCase, r as headersFor } from "./pprof2.js";
import { a as iso, i as datesOf, n as busiestPart, o as lengthOf, r as busiestStep, s as youngPart, t as busiestNote } from "./profilers.js";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

// src/collect/parca.ts
/** Steps that one answer may have. */
const MOST_STEPS = 2e3;
/**
* Takes the profiles that match a query, merged by the server into one: of a whole period, or of its busiest part.
* @throws ExpectedError when nothing matches, or with what the server said instead.
*/
const collectParca = async (source, context) => {
	context.signal.throwIfAborted();
	return context.limit(async () => {
		const ask = await askerOf(source, context);
		const now = context.now();
		const period = youngPart(datesOf(source.period, now), source.maxAge, now);
		const nothing = (answer) => nothingFound(source, answer, period, now);
		let window = period;
		if (source.busiest !== void 0 && source.busiest < lengthOf(period)) {
			const step = busiestStep(source.busiest, period, MOST_STEPS);
			const answer = await ask("QueryRange", queryRangeRequest(source.query, period, step / 1e3));
			const loads = decoded(source.url, () => loadOf(answer.message ?? /* @__PURE__ */ new Uint8Array()));
			const part = busiestPart(loads, step, source.busiest, period);
			if (part === void 0) throw nothing(answer);
			window = part;
		}
		context.progress(`Asking ${source.url} for the profiles from ${iso(window.from)} to ${iso(window.to)}`);
		const answer = await ask("Query", queryRequest(source.query, window));
		if (answer.message === void 0) throw nothing(answer);
		const { profile, samples } = decoded(source.url, () => profileOf(answer.message ?? /* @__PURE__ */ new Uint8Array(), window));
		if (samples === 0) throw nothing(answer);
		const path = join(context.scratch, "profile.pprof");
		await writeFile(path, profile);
		const findings = window === period ? [] : [busiestNote(window, period)];
		return {
			files: [{
				path,
				name: `${source.url} ${excerpt(source.query, 120)}`
			}],
			failures: 0,
			findings
		};
	});
};
/** @throws ExpectedError when `read` fails, whose words are those of a decoder. */
function decoded(url, read) {
	try {
		return read();
	} catch (cause) {
		throw new ExpectedError(`The answer of ${url} cannot be decoded (${excerpt(messageOf(cause), 100)}).`, {
			fix: "Ask the server itself, without a proxy that changes its answers; check the version of Parca; a profile of more than 128 MiB needs a narrower query.",
			cause
		});
	}
}
function nothingFound({ url, query }, { headers, words }, { from, to }, now) {
	const said = words === "" ? "" : ` ("${words.replace(/\.$/, "")}")`;
	return new ExpectedError(`${url} has no samples for \`${excerpt(query, 200)}\` from ${iso(from)} to ${iso(to)}${said}.${clockDifference(headers, now)}`, { fix: "Check the profile type and the labels in Parca's own page, or ask for a longer time by `from`." });
}
const MODE_MERGE = 2;
const REPORT_TYPE_PPROF = 1;
/** QueryRequest for all profiles of `dates` that match, merged, as pprof. */
function queryRequest(query, dates) {
	const writer = new BinaryWriter().tag(1, WireType.Varint).int32(MODE_MERGE);
	writer.tag(3, WireType.LengthDelimited).fork().tag(1, WireType.LengthDelimited).string(query);
	return timestamps(writer, dates).join().tag(5, WireType.Varint).int32(REPORT_TYPE_PPROF).finish();
}
/** QueryRangeRequest for the load of all profiles that match, in steps of `step` whole seconds. */
function queryRangeRequest(query, dates, step) {
	const writer = timestamps(new BinaryWriter().tag(1, WireType.LengthDelimited).string(query), dates);
	writer.tag(5, WireType.LengthDelimited).fork().tag(1, WireType.Varint).int64(step).join();
	return writer.finish();
}
/** Start and end as google.protobuf.Timestamp. */
function timestamps(writer, { from, to }) {
	for (const [index, date] of [from, to].entries()) {
		const seconds = Math.floor(date.getTime() / 1e3);
		writer.tag(2 + index, WireType.LengthDelimited).fork().tag(1, WireType.Varint).int64(seconds);
		writer.tag(2, WireType.Varint).int32((date.getTime() - seconds * 1e3) * 1e6);
		writer.join();
	}
	return writer;
}
/** The profile of a QueryResponse, whose field 6 is a gzipped pprof. @throws Error when it is something else. */
function profileOf(response, dates) {
	let gzipped;
	for (const { field, wire, reader } of fields(response)) if (field === 6 && wire === WireType.LengthDelimited) gzipped = reader.bytes();
	else reader.skip(wire, field);
	if (gzipped === void 0) throw new Error("it has no pprof profile");
	return restoreColumns(gunzipSync(gzipped, { maxOutputLength: MAX_BODY_BYTES }), dates);
}
/** The load of each step, over all series of a QueryRangeResponse. @throws Error when it is no protobuf. */
function loadOf(response) {
	return messagesIn(response, 1).flatMap((series) => messagesIn(series, 2)).map((sample) => {
		let [start, load] = [0, 0];
		for (const { field, wire, reader } of fields(sample)) if (field === 1) start = dateOf(reader.bytes());
		else if (field === 2) load = Number(reader.int64());
		else reader.skip(wire, field);
		return {
			start,
			load
		};
	});
}
/** The messages that a message has in a repeated field. */
function messagesIn(message, wanted) {
	const found = [];
	for (const { field, wire, reader } of fields(message)) if (field === wanted) found.push(reader.bytes());
	else reader.skip(wire, field);
	return found;
}
/** google.protobuf.Timestamp as milliseconds since 1970. */
function dateOf(bytes) {
	let [seconds, nanos] = [0, 0];
	for (const { field, wire, reader } of fields(bytes)) if (field === 1) seconds = Number(reader.int64());
	else if (field === 2) nanos = reader.int32();
	else reader.skip(wire, field);
	return seconds * 1e3 + nanos / 1e6;
}
/**
* Asks by grpc-web over HTTP/1.1 (https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-WEB.md), which Parca offers to
* browsers beside gRPC itself, so it passes through proxies that do not know gRPC.
* @throws ExpectedError when the `headers-command` fails.
*/
async function askerOf(source, context) {
	const { timeout = DEFAULT_API_TIMEOUT, url: base } = source;
	const end = performance.now() + timeout;
	const headers = {
		"content-type": "application/grpc-web+proto",
		accept: "application/grpc-web+proto",
		"x-grpc-web": "1",
		...credentialsOf(base, context),
		...lowerCase(await headersFor(source, context))
	};
	return (method, message) => {
		const url = new URL(`${base}/api/parca.query.v1alpha1.QueryService/${method}`);
		const call = {
			product: "Parca",
			url,
			headers,
			body: frame(message),
			network: networkFor(context.env),
			signal: context.signal,
			timeout: Math.max(1, end - performance.now()),
			progress: context.progress
		};
		return readApi(call, (answer) => readGrpcWeb(answer, `${url.origin}${url.pathname}`));
	};
}
/**
* The credentials that Parca's and Polar Signals' own tools find in the environment: `PARCA_BEARER_TOKEN`, and for
* Polar Signals Cloud `POLARSIGNALS_TOKEN` and `POLARSIGNALS_PROJECT_ID`, which go to no other host.
*/
function credentialsOf(url, { env, mask }) {
	const { hostname, protocol } = new URL(url);
	const isCloud = protocol === "https:" && /(^|\.)polarsignals\.com$/.test(hostname);
	const token = isCloud && env["POLARSIGNALS_TOKEN"]?.trim() || env["PARCA_BEARER_TOKEN"]?.trim();
	const project = isCloud && env["POLARSIGNALS_PROJECT_ID"]?.trim();
	if (token) mask(token);
	return {
		...token && { authorization: `Bearer ${token}` },
		...project && { projectid: project }
	};
}
const TRAILER = 128;
/** A message as the only data frame of a request: no flags, four bytes of length, the bytes. */
function frame(message, flags = 0) {
	const head = Buffer.alloc(5);
	head.writeUInt8(flags, 0);
	head.writeUInt32BE(message.length, 1);
	return Buffer.concat([head, message]);
}
/** @throws EndpointError for a status that is a failure, and for what is no answer of grpc-web. */
function readGrpcWeb({ status, body, headers }, name) {
	const type = String(headers["content-type"] ?? "");
	if (!/^application\/grpc-web(\+proto)?\s*(;|$)/i.test(type)) {
		const title = /<title>([^<]*)<\/title>/i.exec(body.subarray(0, 65536).toString())?.[1] ?? "";
		throw new EndpointError(`${name} answered ${status} with ${excerpt(type, 60) || "something"}${title.trim() && ` ("${excerpt(title)}")`} instead of grpc-web.`, { fix: "Write the base URL of Parca itself; a login page means that credentials are missing, any other page another product or a wrong path prefix." });
	}
	const { message, trailers } = framesOf(body, name);
	const of = (key) => trailers.get(key) ?? [headers[key]].flat()[0];
	const code = of("grpc-status");
	if (code === void 0) throw brokenOff(name);
	const words = excerpt(percentDecoded(of("grpc-message") ?? ""), 300);
	const found = STATUSES[Number(code)] ?? `status ${excerpt(code, 20)}`;
	if (found === "NOT_FOUND") return {
		message: void 0,
		words,
		headers
	};
	if (found === "OK" && message !== void 0) return {
		message,
		words,
		headers
	};
	if (found === "OK") throw brokenOff(name);
	const canHeal = /^(UNAVAILABLE|RESOURCE_EXHAUSTED|ABORTED)$/.test(found) && !/larger than/i.test(words);
	throw new EndpointError(`${name} answered ${found}${words === "" ? "." : `: "${words}".`}`, {
		fix: FIXES[found] ?? "Look into the log of Parca, and of what stands in between.",
		retry: canHeal ? "soon" : "never"
	});
}
/** The frames of an answer: one message or none, then the trailers. */
function framesOf(body, name) {
	let message;
	const trailers = /* @__PURE__ */ new Map();
	for (let at = 0; at < body.length;) {
		const end = at + 5 + (at + 5 > body.length ? NaN : body.readUInt32BE(at + 1));
		if (!(end <= body.length)) throw brokenOff(name);
		const content = body.subarray(at + 5, end);
		const flags = body[at];
		if (flags !== TRAILER && (flags !== 0 || message !== void 0 || trailers.size > 0)) throw brokenOff(name);
		if (flags === 0) message = content;
		else for (const line of content.toString("latin1").split("\r\n")) {
			const [, key = "", value = ""] = /^([^:]*):(.*)$/.exec(line) ?? [];
			trailers.set(key.trim().toLowerCase(), value.trim());
		}
		at = end;
	}
	return {
		message,
		trailers
	};
}
function brokenOff(name) {
	return new EndpointError(`${name} sent an incomplete or damaged answer of grpc-web; it was not used.`, {
		fix: "Look into the log of the server, and of what stands in between: it may restart, or end long requests.",
		retry: "soon"
	});
}
function percentDecoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
/** By code: https://grpc.github.io/grpc/core/md_doc_statuscodes.html. */
const STATUSES = "OK CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED FAILED_PRECONDITION ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS UNAUTHENTICATED".split(" ");
const FIX_TOKEN = "Check `token` of the source; Polar Signals Cloud wants that of a service account that may read the project, and the project: `headers: { projectID: \"…\" }`.";
const FIX_LESS = "Ask Parca for less: a narrower query, a shorter time.";
const FIXES = {
	UNAUTHENTICATED: FIX_TOKEN,
	PERMISSION_DENIED: FIX_TOKEN,
	RESOURCE_EXHAUSTED: FIX_LESS,
	DEADLINE_EXCEEDED: FIX_LESS,
	UNIMPLEMENTED: "Check that Parca answers there, and its version: this one does not know the call.",
	INVALID_ARGUMENT: "Write the query as Parca's page shows it: profile type, then labels, such as `process_cpu:samples:count:cpu:nanoseconds:delta{job=\"api\"}`."
};

export { collectParca };