import { i as WireType, n as restoreColumns, r as BinaryReader, t as encoded } from "./restore-columns.js";
import { n as callApi, t as DEFAULT_API_TIMEOUT } from "./api.js";
import { n as MAX_BODY_BYTES } from "./body.js";
import { r as EndpointError } from "./deadline.js";
import { n as printableUrl } from "./send.js";
import { a as WHAT_TO_DO, n as ExpectedError } from "./errors.js";
import { d as excerpt } from "./start.js";
import { i as lowerCase, r as headersFor } from "./pprof2.js";
import { i as iso, o as recentPart } from "./profilers.js";
import { gunzipSync } from "node:zlib";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import querystring from "node:querystring";

// src/collect/parca.ts
/** Takes the profiles of a period that match a query, merged by the server into one. */
const collectParca = async (source, context) => {
	context.signal.throwIfAborted();
	return context.limit(async () => {
		const { url, query } = source;
		const period = recentPart(source, context.now());
		const dates = `from ${iso(period.from)} to ${iso(period.to)}`;
		context.progress(`Asking ${url} for the profiles ${dates}`);
		const { found, words } = await queryParca(source, period, context);
		if (found === void 0 || found.samples === 0) {
			const said = words === "" ? "" : ` ("${words.replace(/\.$/, "")}")`;
			throw new ExpectedError(`${url} has no samples for \`${excerpt(query, 200)}\` ${dates}${said}.`, { fix: "Check the profile type and the labels in Parca's own page, or ask for a longer time by `from`." });
		}
		const path = join(context.scratch, "profile.pprof");
		await writeFile(path, found.profile);
		return {
			files: [{
				path,
				name: `${url} ${excerpt(query, 120)}`
			}],
			failures: 0,
			findings: []
		};
	});
};
const MODE_MERGE = 2;
const REPORT_TYPE_PPROF = 1;
/** QueryRequest for all profiles of `dates` that match, merged, as pprof. */
function queryRequest(query, { from, to }) {
	const [start, end] = [from, to].map((date) => {
		const seconds = Math.floor(date.getTime() / 1e3);
		return encoded([1, seconds], [2, (date.getTime() - seconds * 1e3) * 1e6]);
	});
	return encoded([1, MODE_MERGE], [3, encoded([1, query], [2, start], [3, end])], [5, REPORT_TYPE_PPROF]);
}
/** The profile of a QueryResponse, whose field 6 is a gzipped pprof. @throws Error when it is something else. */
function profileOf(response, dates) {
	const reader = new BinaryReader(response);
	let gzipped;
	while (reader.pos < reader.len) {
		const [field, wire] = reader.tag();
		if (field === 6 && wire === WireType.LengthDelimited) gzipped = reader.bytes();
		else reader.skip(wire, field);
	}
	if (gzipped === void 0) throw new Error("it has no pprof profile");
	return restoreColumns(gunzipSync(gzipped, { maxOutputLength: MAX_BODY_BYTES }), dates);
}
/**
* Asks by grpc-web over HTTP/1.1 (https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-WEB.md), which Parca offers to
* browsers, so it passes through proxies that do not know gRPC.
*/
async function queryParca(source, period, context) {
	const { timeout = DEFAULT_API_TIMEOUT, query } = source;
	const headers = {
		"content-type": "application/grpc-web+proto",
		accept: "application/grpc-web+proto",
		"x-grpc-web": "1",
		...lowerCase(await headersFor(source, context))
	};
	const url = new URL(`${source.url}/api/parca.query.v1alpha1.QueryService/Query`);
	const call = {
		product: "Parca",
		url,
		headers,
		timeout,
		body: frame(queryRequest(query, period))
	};
	return callApi(call, context, (answer) => {
		const { message, words } = readGrpcWeb(answer, printableUrl(url)) ?? {};
		try {
			return words === void 0 ? void 0 : {
				found: message && profileOf(message, period),
				words
			};
		} catch {
			return;
		}
	});
}
const TRAILER = 128;
/** A message as the only data frame of a request: no flags, four bytes of length, the bytes. */
function frame(message, flags = 0) {
	const head = Buffer.alloc(5);
	head.writeUInt8(flags, 0);
	head.writeUInt32BE(message.length, 1);
	return Buffer.concat([head, message]);
}
/**
* The server's words and the answer as protobuf, which is undefined for the status NOT_FOUND.
* @returns undefined for what is no answer of grpc-web. @throws EndpointError for a status that is a failure.
*/
function readGrpcWeb({ body, headers }, name) {
	const type = String(headers["content-type"] ?? "");
	if (!/^application\/grpc-web(\+proto)?\s*(;|$)/i.test(type)) return void 0;
	const { messages, trailers } = grpcFrames(body);
	const of = (key) => trailers.get(key) ?? [headers[key]].flat()[0];
	const code = of("grpc-status") ?? "";
	const words = excerpt(querystring.unescape(of("grpc-message") ?? ""), 300);
	if (code === NOT_FOUND || code === OK && messages.length === 1) return {
		message: messages[0],
		words
	};
	if (code === OK || code === "") {
		const message = `${name} sent an incomplete or damaged answer of grpc-web; it was not used.`;
		throw new EndpointError(message, {
			fix: WHAT_TO_DO.interrupted,
			retry: "soon"
		});
	}
	const [found, fix = "Look into the log of Parca, and of what stands in between.", canHeal = false] = STATUSES[Number(code)] ?? [`status ${excerpt(code, 20)}`];
	throw new EndpointError(`${name} answered ${found}${words === "" ? "." : `: "${words}".`}`, {
		fix,
		retry: canHeal && !/larger than/i.test(words) ? "soon" : "never"
	});
}
/** The frames of an answer: one message or none, then the trailers. Nothing of a damaged one. */
function grpcFrames(body) {
	const messages = [];
	const trailers = /* @__PURE__ */ new Map();
	for (let at = 0; at < body.length;) {
		const flags = body[at];
		const end = at + 5 + (at + 5 > body.length ? NaN : body.readUInt32BE(at + 1));
		if (!(end <= body.length) || flags !== TRAILER && flags !== 0) return {
			messages: [],
			trailers: /* @__PURE__ */ new Map()
		};
		const content = body.subarray(at + 5, end);
		if (flags === 0) messages.push(content);
		else for (const line of content.toString("latin1").split("\r\n")) {
			const [, key = "", value = ""] = /^([^:]*):(.*)$/.exec(line) ?? [];
			trailers.set(key.trim().toLowerCase(), value.trim());
		}
		at = end;
	}
	return {
		messages,
		trailers
	};
}
const OK = "0";
const NOT_FOUND = "5";
const FIX_TOKEN = "Check `token` of the source; Polar Signals Cloud wants that of a service account that may read the project, and the project: `headers: { projectID: \"…\" }`.";
/** By code: https://grpc.github.io/grpc/core/md_doc_statuscodes.html. */
const STATUSES = {
	3: ["INVALID_ARGUMENT", "Write the query as Parca's page shows it: profile type, then labels, such as `process_cpu:samples:count:cpu:nanoseconds:delta{job=\"api\"}`."],
	4: ["DEADLINE_EXCEEDED", WHAT_TO_DO.tooLarge],
	7: ["PERMISSION_DENIED", FIX_TOKEN],
	8: [
		"RESOURCE_EXHAUSTED",
		WHAT_TO_DO.tooLarge,
		true
	],
	12: ["UNIMPLEMENTED", "Check that Parca answers there, and its version: this one does not know the call."],
	14: [
		"UNAVAILABLE",
		WHAT_TO_DO.interrupted,
		true
	],
	16: ["UNAUTHENTICATED", FIX_TOKEN]
};

export { collectParca };