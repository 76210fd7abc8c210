import { C as WireType, x as BinaryReader } from "./files.js";
import { n as callApi, t as DEFAULT_API_TIMEOUT } from "./api.js";
import { n as MAX_BODY_BYTES } from "./body.js";
import { i as EndpointError } from "./deadline.js";
import { n as printableUrl } from "./send.js";
import { a as WHAT_TO_DO, n as ExpectedError } from "./errors.js";
import { d as excerpt } from "./start.js";
import { o as withLowerCaseNames, r as headersFor } from "./pprof2.js";
import { i as iso, o as recentPart } from "./profilers.js";
import { n as restoreColumns, t as encodedMessage } from "./restore-columns.js";
import { gunzipSync } from "node:zlib";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import querystring from "node:querystring";

// src/collect/parca.ts
/** Collects one profile from a Parca server. The server merges all profiles of a period that match the query. */
const collectParca = async (source, context) => {
	context.signal.throwIfAborted();
	return context.limit(async () => {
		const { url, query } = source;
		const period = recentPart(source, context.now());
		const dates = `from ${iso(period.from)} to ${iso(period.to)}`;
		context.progress(`Asking ${url} for the profiles ${dates}`);
		const { merged, words } = await queryParca(source, period, context);
		if (merged === void 0 || merged.samples === 0) {
			const reason = words === "" ? "" : ` ("${words.replace(/\.$/, "")}")`;
			throw new ExpectedError(`${url} has no samples for \`${excerpt(query, 200)}\` ${dates}${reason}.`, { fix: "Check the profile type and the labels in Parca's web page, or set an earlier `from`." });
		}
		const path = join(context.scratch, "profile.pprof");
		await writeFile(path, merged.profile);
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
/** Returns a QueryRequest that asks Parca to merge all profiles of a period that match the query into one pprof profile. */
function queryRequest(query, { from, to }) {
	const [start, end] = [from, to].map((date) => {
		const seconds = Math.floor(date.getTime() / 1e3);
		return encodedMessage([1, seconds], [2, (date.getTime() - seconds * 1e3) * 1e6]);
	});
	const mergeProfile = encodedMessage([1, query], [2, start], [3, end]);
	return encodedMessage([1, MODE_MERGE], [3, mergeProfile], [5, REPORT_TYPE_PPROF]);
}
/** Returns the profile in a QueryResponse, whose field 6 is a gzipped pprof profile. @throws Error if the response has no profile. */
function profileOf(response, dates) {
	const reader = new BinaryReader(response);
	let gzipped;
	while (reader.pos < reader.len) {
		const [field, wire] = reader.tag();
		if (field === 6 && wire === WireType.LengthDelimited) gzipped = reader.bytes();
		else reader.skip(wire, field);
	}
	if (gzipped === void 0) throw new Error("the answer has no pprof profile");
	return restoreColumns(gunzipSync(gzipped, { maxOutputLength: MAX_BODY_BYTES }), dates);
}
/**
* Asks Parca for a merged profile by grpc-web over HTTP/1.1 (https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-WEB.md). Parca offers
* grpc-web to browsers. Requests in grpc-web pass through all HTTP proxies, and requests in gRPC do not.
* @returns `merged` is the profile, or undefined if Parca found no profile. `words` is Parca's explanation.
*/
async function queryParca(source, period, context) {
	const { timeout = DEFAULT_API_TIMEOUT, query } = source;
	const headers = {
		"content-type": "application/grpc-web+proto",
		accept: "application/grpc-web+proto",
		"x-grpc-web": "1",
		...withLowerCaseNames(await headersFor(source, context))
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
				merged: message && profileOf(message, period),
				words
			};
		} catch {
			return;
		}
	});
}
/** The flag of a frame that holds trailers instead of a message. */
const TRAILER_FLAG = 128;
/** Returns a message as a frame of grpc-web. A frame is one byte with flags, four bytes with the length, and the bytes of the message. */
function frame(message, flags = 0) {
	const head = Buffer.alloc(5);
	head.writeUInt8(flags, 0);
	head.writeUInt32BE(message.length, 1);
	return Buffer.concat([head, message]);
}
/**
* Reads an answer in grpc-web. @param name the name of the server in messages.
* @returns the message and the server's explanation, or undefined if the answer is not in grpc-web. For the status NOT_FOUND, the message
* is undefined.
* @throws EndpointError if the status of the answer is a failure.
*/
function readGrpcWeb({ body, headers }, name) {
	const type = String(headers["content-type"] ?? "");
	if (!/^application\/grpc-web(\+proto)?\s*(;|$)/i.test(type)) return void 0;
	const { messages, trailers } = grpcFrames(body);
	const trailer = (key) => trailers.get(key) ?? [headers[key]].flat()[0];
	const code = trailer("grpc-status") ?? "";
	const words = excerpt(querystring.unescape(trailer("grpc-message") ?? ""), 300);
	if (code === NOT_FOUND || code === OK && messages.length === 1) return {
		message: messages[0],
		words
	};
	if (code === OK || code === "") {
		const message = `${name} sent an incomplete or damaged grpc-web answer, which was not used.`;
		throw new EndpointError(message, {
			fix: WHAT_TO_DO.interrupted,
			retry: "soon"
		});
	}
	const { status, fix, mayPass } = STATUSES[Number(code)] ?? { status: `status ${excerpt(code, 20)}` };
	throw new EndpointError(`${name} answered ${status}${words === "" ? "." : `: "${words}".`}`, {
		fix: fix ?? "Look into the log of Parca, and of the proxies between this machine and Parca.",
		retry: mayPass === true && !/larger than/i.test(words) ? "soon" : "never"
	});
}
/**
* Splits an answer into its frames, which hold messages and trailers. For a damaged answer, the function returns no messages and no
* trailers.
*/
function grpcFrames(body) {
	const messages = [];
	const trailers = /* @__PURE__ */ new Map();
	for (let at = 0; at < body.length;) {
		const flags = body[at];
		const end = at + 5 + (at + 5 > body.length ? NaN : body.readUInt32BE(at + 1));
		if (!(end <= body.length) || flags !== TRAILER_FLAG && flags !== 0) return {
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
const FIX_TOKEN = "Check the `token` of the source. Polar Signals Cloud needs the token of a service account that may read the project, and the ID of the project: `headers: { projectID: \"…\" }`.";
/** The failures that Parca may return, by their gRPC status codes: https://grpc.github.io/grpc/core/md_doc_statuscodes.html. */
const STATUSES = {
	3: {
		status: "INVALID_ARGUMENT",
		fix: "Write the query as Parca's page shows it: profile type, then labels, such as `process_cpu:samples:count:cpu:nanoseconds:delta{job=\"api\"}`."
	},
	4: {
		status: "DEADLINE_EXCEEDED",
		fix: WHAT_TO_DO.tooLarge
	},
	7: {
		status: "PERMISSION_DENIED",
		fix: FIX_TOKEN
	},
	8: {
		status: "RESOURCE_EXHAUSTED",
		fix: WHAT_TO_DO.tooLarge,
		mayPass: true
	},
	12: {
		status: "UNIMPLEMENTED",
		fix: "Check that the server is Parca, and update it, because this version of the server does not know the request."
	},
	14: {
		status: "UNAVAILABLE",
		fix: WHAT_TO_DO.interrupted,
		mayPass: true
	},
	16: {
		status: "UNAUTHENTICATED",
		fix: FIX_TOKEN
	}
};

export { collectParca };