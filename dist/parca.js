import { Er as ExpectedError, Or as messageOf, hr as redact, lr as duration, ur as excerpt } from "./start.js";
import { n as datesOf, r as youngPart, t as busiestPart } from "./period.js";
import { t as clockDifference } from "./clock.js";
import { t as compare } from "./newest.js";
import { n as BinaryWriter, r as WireType, t as BinaryReader } from "./binary-encoding.js";
import { t as MAX_BODY_BYTES } from "./download.js";
import { a as readApi, n as DEFAULT_API_TIMEOUT } from "./api3.js";
import { n as nameOf, o as networkFor } from "./send.js";
import { t as headersFor } from "./access.js";
import { t as EndpointError } from "./endpoint-error.js";
import { gunzipSync } from "node:zlib";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

// src/sources/parca/query.ts
/**
* The messages of Parca's QueryService that are needed here, after `proto/parca/query/v1alpha1/query.proto` of
* github.com/parca-dev/parca, in 0.21 as in 0.28.
*/
const QUERY = "parca.query.v1alpha1.QueryService/Query";
const QUERY_RANGE = "parca.query.v1alpha1.QueryService/QueryRange";
const PROFILE_TYPES = "parca.query.v1alpha1.QueryService/ProfileTypes";
const MODE_MERGE = 2;
const REPORT_TYPE_PPROF = 1;
/** QueryRequest for all profiles of `dates` that match, merged, as pprof. */
function queryRequest(query, dates) {
	const writer = new BinaryWriter().tag(1, WireType.Varint).int32(MODE_MERGE);
	writer.tag(3, WireType.LengthDelimited).fork().tag(1, WireType.LengthDelimited).string(query);
	timestamp(writer, 2, dates.from);
	timestamp(writer, 3, dates.to);
	return writer.join().tag(5, WireType.Varint).int32(REPORT_TYPE_PPROF).finish();
}
/** The gzipped pprof of a QueryResponse; undefined when it has another report or none. @throws Error when it is no protobuf. */
function profileOf(response) {
	let profile;
	for (const { field, wire, reader } of fields(response)) if (field === 6 && wire === WireType.LengthDelimited) profile = reader.bytes();
	else reader.skip(wire, field);
	return profile;
}
/** QueryRangeRequest for the load of all profiles that match, in steps of `step` whole seconds. */
function queryRangeRequest(query, dates, step) {
	const writer = new BinaryWriter().tag(1, WireType.LengthDelimited).string(query);
	timestamp(writer, 2, dates.from);
	timestamp(writer, 3, dates.to);
	return writer.tag(5, WireType.LengthDelimited).fork().tag(1, WireType.Varint).int64(step).join().finish();
}
/** The load of each step, over all series of a QueryRangeResponse. @throws Error when it is no protobuf. */
function loadOf(response) {
	const loads = /* @__PURE__ */ new Map();
	for (const top of fields(response)) if (top.field !== 1) top.reader.skip(top.wire, top.field);
	else for (const { start, load } of samplesOf(top.reader.bytes())) loads.set(start, (loads.get(start) ?? 0) + load);
	return [...loads].map(([start, load]) => ({
		start,
		load
	}));
}
/** Of a MetricsSeries. */
function* samplesOf(series) {
	for (const { field, wire, reader } of fields(series)) {
		if (field !== 2) {
			reader.skip(wire, field);
			continue;
		}
		let [start, load] = [0, 0];
		for (const sample of fields(reader.bytes())) if (sample.field === 1) start = dateOf(sample.reader.bytes());
		else if (sample.field === 2) load = Number(sample.reader.int64());
		else sample.reader.skip(sample.wire, sample.field);
		yield {
			start,
			load
		};
	}
}
/** ProfileTypesRequest; older servers (0.21) do not look at the dates and name all that they have. */
function profileTypesRequest(dates) {
	const writer = new BinaryWriter();
	timestamp(writer, 1, dates.from);
	timestamp(writer, 2, dates.to);
	return writer.finish();
}
/** The types of a ProfileTypesResponse as a query names them. @throws Error when it is no protobuf. */
function profileTypesOf(response) {
	const types = [];
	for (const top of fields(response)) {
		if (top.field !== 1) {
			top.reader.skip(top.wire, top.field);
			continue;
		}
		const parts = [
			"",
			"",
			"",
			"",
			""
		];
		let delta = false;
		for (const { field, wire, reader } of fields(top.reader.bytes())) if (field >= 1 && field <= parts.length) parts[field - 1] = reader.string();
		else if (field === 6) delta = reader.bool();
		else reader.skip(wire, field);
		types.push([...parts, ...delta ? ["delta"] : []].join(":"));
	}
	return types;
}
/** google.protobuf.Timestamp as milliseconds since 1970. */
function dateOf(bytes) {
	let [seconds, nanos] = [0, 0];
	for (const { field, wire, reader } of fields(bytes)) if (field === 1) seconds = Number(reader.int64());
	else if (field === 2) nanos = reader.int32();
	else reader.skip(wire, field);
	return seconds * 1e3 + nanos / 1e6;
}
function timestamp(writer, field, date) {
	const seconds = Math.floor(date.getTime() / 1e3);
	writer.tag(field, WireType.LengthDelimited).fork().tag(1, WireType.Varint).int64(seconds);
	writer.tag(2, WireType.Varint).int32((date.getTime() - seconds * 1e3) * 1e6);
	writer.join();
}
/** Entries of one message: several times those of the largest profile that is taken. */
const MOST_FIELDS = 2e6;
/** The fields of a message one by one; whoever takes one reads its value or skips it. */
function* fields(bytes) {
	const reader = new BinaryReader(bytes);
	for (let count = 0; reader.pos < reader.len; count += 1) {
		if (count === MOST_FIELDS) throw new RangeError(`it has more than ${MOST_FIELDS} entries`);
		const [field, wire] = reader.tag();
		yield {
			field,
			wire,
			reader
		};
	}
}

// src/sources/parca/nothing.ts
/** Profile types that are named to somebody who may have misspelt one. */
const SHOWN_TYPES = 5;
/** The error for a query that matches nothing: with what the server has instead, where it says so. */
async function nothingFound(server, { headers, words }, query, dates) {
	const said = words === "" ? "" : ` ("${words.replace(/\.$/, "")}")`;
	const { from, to } = dates;
	return new ExpectedError(`${server.url} has no samples for \`${excerpt(query, 200)}\` from ${iso(from)} to ${iso(to)}${said}.${await instead(server, query, dates)}${clockDifference(headers, server.now())}`, { fix: "Check the profile type and the labels in Parca's own page, or ask for a longer time by `from`." });
}
async function instead(server, query, dates) {
	let types;
	try {
		const { message } = await server.call(PROFILE_TYPES, profileTypesRequest(dates));
		types = message === void 0 ? [] : profileTypesOf(message);
	} catch {
		server.signal.throwIfAborted();
		return "";
	}
	if (types.length === 0) return " It has no profiles of that time at all.";
	if (types.includes(query.split("{")[0]?.trim() ?? "")) return "";
	const isCpu = (type) => Number(type.includes("cpu"));
	const shown = types.sort((a, b) => isCpu(b) - isCpu(a) || compare(a, b)).slice(0, SHOWN_TYPES);
	const more = types.length - shown.length;
	return ` It has the profile types ${shown.map((type) => excerpt(type, 100)).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
/** As `2026-11-20T06:00:00Z`. */
function iso(date) {
	return `${date.toISOString().slice(0, 19)}Z`;
}

// src/sources/parca/profile.ts
/** Fields of a pprof profile (google/pprof, proto/profile.proto). */
const SAMPLE_TYPE = 1;
const SAMPLE = 2;
const STRING_TABLE = 6;
const TIME_NANOS = 9;
const DURATION_NANOS = 10;
const PERIOD = 12;
/** Of its Sample. */
const VALUE = 2;
/** Nanoseconds between two samples at Go's own rate of 100 Hz. */
const USUAL_PERIOD = 10000000n;
/** Nanoseconds; profilers take from 1 to 1,000 samples a second. */
const SHORTEST_PERIOD = 1000000n;
const LONGEST_PERIOD = 1000000000n;
/**
* The profile that Parca merged, not gzipped, with what Parca (0.28) drops or spoils: the sampling period, which is
* found again in the values, CPU times that are all multiples of it (where it cannot be, Go's own is taken); the
* number of samples, so that it has the columns of Go's own profiles and can be merged with them; time and duration.
* Undefined when it has no samples.
* @throws Error when it is no gzipped pprof profile, or of more than 128 MiB.
*/
function mendedProfile(gzipped, { from, to }) {
	const profile = gunzipSync(gzipped, { maxOutputLength: MAX_BODY_BYTES });
	const facts = factsOf(profile);
	if (facts.samples === 0) return void 0;
	const writer = new BinaryWriter();
	for (const { field, wire, reader } of fields(profile)) {
		const content = reader.skip(wire, field);
		if (field === TIME_NANOS || field === DURATION_NANOS || field === PERIOD) continue;
		if (facts.isCpuTime && field === SAMPLE_TYPE) valueType(writer, facts.strings, facts.strings + 1);
		if (facts.isCpuTime && field === SAMPLE) withCount(writer, new BinaryReader(content).bytes(), facts.period);
		else writer.tag(field, wire).raw(content);
	}
	if (facts.isCpuTime) for (const text of ["samples", "count"]) writer.tag(STRING_TABLE, WireType.LengthDelimited).string(text);
	writer.tag(TIME_NANOS, WireType.Varint).int64(nanoseconds(from.getTime()));
	writer.tag(DURATION_NANOS, WireType.Varint).int64(nanoseconds(to.getTime() - from.getTime()));
	return writer.tag(PERIOD, WireType.Varint).int64(facts.period).finish();
}
function factsOf(profile) {
	const strings = [];
	const types = [];
	let [samples, divisor, stated] = [
		0,
		0n,
		0n
	];
	for (const { field, wire, reader } of fields(profile)) if (field === SAMPLE_TYPE) types.push(readValueType(reader.bytes()));
	else if (field === STRING_TABLE) strings.push(reader.bytes());
	else if (field === PERIOD) stated = BigInt(reader.int64());
	else if (field === SAMPLE) {
		samples += 1;
		for (const value of valuesOf(reader.bytes())) divisor = greatestDivisor(divisor, value);
	} else reader.skip(wire, field);
	const names = types.flat().map((index) => Buffer.from(strings[index] ?? []).toString());
	const found = divisor >= SHORTEST_PERIOD && divisor <= LONGEST_PERIOD ? divisor : USUAL_PERIOD;
	return {
		samples,
		strings: strings.length,
		period: stated > 0n ? stated : found,
		isCpuTime: names.join("/") === "cpu/nanoseconds"
	};
}
/** Indices of its texts. */
function readValueType(bytes) {
	let [type, unit] = [0, 0];
	for (const { field, wire, reader } of fields(bytes)) if (field === 1) type = Number(reader.int64());
	else if (field === 2) unit = Number(reader.int64());
	else reader.skip(wire, field);
	return [type, unit];
}
function valueType(writer, type, unit) {
	writer.tag(SAMPLE_TYPE, WireType.LengthDelimited).fork().tag(1, WireType.Varint).int64(type);
	writer.tag(2, WireType.Varint).int64(unit).join();
}
/** Writes a Sample of CPU time with the number of samples before it. */
function withCount(writer, sample, period) {
	const [time = 0n] = valuesOf(sample);
	writer.tag(SAMPLE, WireType.LengthDelimited).fork();
	for (const { field, wire, reader } of fields(sample)) {
		const content = reader.skip(wire, field);
		if (field !== VALUE) writer.tag(field, wire).raw(content);
	}
	const count = (time + period / 2n) / period;
	writer.tag(VALUE, WireType.LengthDelimited).fork().int64(count).int64(time).join();
	writer.join();
}
/** Of a Sample; repeated numbers may be packed or not. */
function* valuesOf(sample) {
	for (const { field, wire, reader } of fields(sample)) if (field !== VALUE) reader.skip(wire, field);
	else if (wire === WireType.Varint) yield BigInt(reader.int64());
	else {
		const packed = new BinaryReader(reader.bytes());
		while (packed.pos < packed.len) yield BigInt(packed.int64());
	}
}
function greatestDivisor(a, b) {
	while (b !== 0n) [a, b] = [b, a % b];
	return a < 0n ? -a : a;
}
function nanoseconds(milliseconds) {
	return BigInt(Math.round(milliseconds)) * 1000000n;
}

// src/sources/parca/grpc-web.ts
/**
* Calls a method; UNAVAILABLE and the like are tried again.
* @throws ExpectedError with the status and the server's own words, or about what answered instead of gRPC.
*/
function callGrpcWeb(call) {
	const { base, method, message, fixForStatus: _, ...rest } = call;
	const url = new URL(`${base}/${method}`);
	const api = {
		...rest,
		url,
		body: frame(message),
		headers: {
			"content-type": "application/grpc-web+proto",
			accept: "application/grpc-web+proto",
			"x-grpc-web": "1",
			...call.headers
		}
	};
	return readApi(api, (answer) => read(answer, nameOf(url), call));
}
const TRAILER = 128;
/** A message as the only data frame of a request: no flags, four bytes of length, the bytes. */
function frame(message, flags = 0) {
	const framed = Buffer.alloc(5 + message.length);
	framed.writeUInt8(flags, 0);
	framed.writeUInt32BE(message.length, 1);
	framed.set(message, 5);
	return framed;
}
function read(answer, name, call) {
	const type = String(answer.headers["content-type"] ?? "");
	if (!/^application\/grpc-web(\+proto)?\s*(;|$)/i.test(type)) throw anotherProduct(answer, name, type, call);
	const { message, trailers } = split(answer.body, name);
	const of = (key) => trailers.get(key) ?? headerOf(answer, key);
	const code = of("grpc-status");
	if (code === void 0) throw brokenOff(name);
	const words = excerpt(redact(percentDecoded(of("grpc-message") ?? ""), secretsOf(call)), 300);
	const status = STATUSES[Number(code)] ?? `status ${excerpt(code, 20)}`;
	if (status === "NOT_FOUND") return {
		message: void 0,
		words,
		headers: answer.headers
	};
	if (status !== "OK") throw refused({
		name: status,
		words
	}, name, call);
	if (message === void 0) throw malformed(name, "has no message");
	return {
		message,
		words,
		headers: answer.headers
	};
}
/** The frames of an answer: one message or none, then the trailers, then nothing. */
function split(body, name) {
	let message;
	for (let at = 0; at < body.length;) {
		if (at + 5 > body.length) throw brokenOff(name);
		const flags = body.readUInt8(at);
		const end = at + 5 + body.readUInt32BE(at + 1);
		if (flags !== 0 && flags !== TRAILER) throw malformed(name, `has a frame with the flags ${flags}`);
		if (end > body.length) throw brokenOff(name);
		const content = body.subarray(at + 5, end);
		if (flags === TRAILER) {
			if (end < body.length) throw malformed(name, "goes on after its trailers");
			return {
				...message && { message },
				trailers: parseTrailers(content.toString("latin1"))
			};
		}
		if (message !== void 0) throw malformed(name, "has more than one message");
		message = content;
		at = end;
	}
	return {
		...message && { message },
		trailers: /* @__PURE__ */ new Map()
	};
}
function parseTrailers(text) {
	const lines = text.split("\r\n").filter((line) => line.includes(":"));
	return new Map(lines.map((line) => {
		const colon = line.indexOf(":");
		return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
	}));
}
function headerOf({ headers }, key) {
	const value = headers[key];
	return Array.isArray(value) ? value[0] : value;
}
function percentDecoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
/** By code: https://grpc.github.io/grpc/core/md_doc_statuscodes.html. */
const STATUSES = [
	"OK",
	"CANCELLED",
	"UNKNOWN",
	"INVALID_ARGUMENT",
	"DEADLINE_EXCEEDED",
	"NOT_FOUND",
	"ALREADY_EXISTS",
	"PERMISSION_DENIED",
	"RESOURCE_EXHAUSTED",
	"FAILED_PRECONDITION",
	"ABORTED",
	"OUT_OF_RANGE",
	"UNIMPLEMENTED",
	"INTERNAL",
	"UNAVAILABLE",
	"DATA_LOSS",
	"UNAUTHENTICATED"
];
/** The server is restarting, or short of something for the moment. */
const HEALING = [
	"UNAVAILABLE",
	"RESOURCE_EXHAUSTED",
	"ABORTED"
];
function refused(status, name, call) {
	const said = status.words === "" ? "." : `: "${status.words}".`;
	const canHeal = HEALING.includes(status.name) && !/larger than/i.test(status.words);
	return new EndpointError(`${name} answered ${status.name}${said}`, {
		fix: call.fixForStatus?.(status) ?? usualFix(status.name, call.product),
		...canHeal && { retry: "soon" }
	});
}
function usualFix(status, product) {
	switch (status) {
		case "UNAUTHENTICATED":
		case "PERMISSION_DENIED": return `Check the credentials for ${product}: \`token\`, \`username\` and \`password\`, or \`headers\` of the source, and what they may read.`;
		case "INVALID_ARGUMENT":
		case "OUT_OF_RANGE":
		case "FAILED_PRECONDITION": return "Mend what its answer says of the query.";
		case "UNIMPLEMENTED": return `Check that ${product} answers there, and its version: this one does not know the call.`;
		case "RESOURCE_EXHAUSTED":
		case "DEADLINE_EXCEEDED": return `Ask ${product} for less: a narrower query, a shorter time.`;
		default: return `Look into the log of ${product}, and of what stands in between.`;
	}
}
function anotherProduct(answer, name, type, { product }) {
	const title = /<title>([^<]*)<\/title>/i.exec(answer.body.subarray(0, 65536).toString())?.[1] ?? "";
	const page = /html/i.test(type) ? "a web page" : type === "" ? "something" : excerpt(type, 60);
	const shown = title.trim() === "" ? "" : ` ("${excerpt(title)}")`;
	return new EndpointError(`${name} answered ${answer.status} with ${page}${shown} instead of grpc-web.`, { fix: `Write the base URL of ${product} itself; a login page means that credentials are missing, any other page another product or a false path prefix.` });
}
function brokenOff(name) {
	return new EndpointError(`${name} broke off in the middle of its answer; what had come was not used.`, {
		fix: "Look into the log of the server, and of what stands in between: it may restart, or end long requests.",
		retry: "soon"
	});
}
function malformed(name, what) {
	return new EndpointError(`${name} sent an answer that ${what}, which is no answer of grpc-web.`, { fix: "Ask the server itself, without the proxy that changes its answers." });
}
function secretsOf({ headers }) {
	return Object.values(headers).flatMap((value) => [value, ...value.split(" ")]).filter((value) => value.length > 0);
}

// src/sources/parca/server.ts
/** @throws ExpectedError when the `headers-command` fails. */
async function connectParca(source, context) {
	const { timeout = DEFAULT_API_TIMEOUT, url } = source;
	const end = performance.now() + timeout;
	const found = parcaCredentials(url, context.env);
	for (const secret of found.secrets) context.mask(secret);
	const headers = {
		...found.headers,
		...lowerCase(await headersFor(source, context))
	};
	const network = networkFor(context.env);
	return {
		url,
		now: context.now,
		signal: context.signal,
		call: (method, message) => callGrpcWeb({
			product: "Parca",
			base: `${url}/api`,
			method,
			message,
			headers,
			network,
			signal: context.signal,
			timeout: Math.max(1, end - performance.now()),
			progress: context.progress,
			fixForStatus
		})
	};
}
/**
* The credentials that Parca's and Polar Signals' own tools find in the environment: `PARCA_BEARER_TOKEN`, and for
* Polar Signals Cloud `POLARSIGNALS_TOKEN` and `POLARSIGNALS_PROJECT_ID`, which go to no other host.
*/
function parcaCredentials(url, env) {
	const { hostname, protocol } = new URL(url);
	const isCloud = protocol === "https:" && /(^|\.)polarsignals\.com$/.test(hostname);
	const of = (name) => env[name]?.trim() || void 0;
	const token = (isCloud ? of("POLARSIGNALS_TOKEN") : void 0) ?? of("PARCA_BEARER_TOKEN");
	const project = isCloud ? of("POLARSIGNALS_PROJECT_ID") : void 0;
	return {
		headers: {
			...token !== void 0 && { authorization: `Bearer ${token}` },
			...project !== void 0 && { projectid: project }
		},
		secrets: token === void 0 ? [] : [token]
	};
}
function lowerCase(headers) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
function fixForStatus({ name, words }) {
	if (name === "INVALID_ARGUMENT" || /parse query/i.test(words)) return "Write the query as Parca's page shows it: profile type, then labels, such as `process_cpu:samples:count:cpu:nanoseconds:delta{job=\"api\"}`.";
	if (name === "UNAUTHENTICATED" || name === "PERMISSION_DENIED") return "Check `token` of the source; Polar Signals Cloud wants that of a service account that may read the project, and the project: `headers: { projectID: \"…\" }`.";
}

// src/sources/parca/parca.ts
/** The busiest part is sought in steps of this share of its length. */
const STEPS_PER_WINDOW = 12;
/** Steps that one answer may have. */
const MOST_STEPS = 2e3;
/**
* Takes the profiles that match a query, merged by the server into one: of a whole period, or of its busiest part.
* @throws ExpectedError when nothing matches, or with what the server said instead.
*/
const collectParca = async (source, context) => {
	context.signal.throwIfAborted();
	return context.limit(async () => {
		const server = await connectParca(source, context);
		const now = context.now();
		const { dates, findings } = await chosenPart(server, source, youngPart(datesOf(source.period, now), source.maxAge, now));
		context.progress(`Asking ${source.url} for the profiles from ${iso(dates.from)} to ${iso(dates.to)}`);
		const profile = await readProfile(server, await server.call(QUERY, queryRequest(source.query, dates)), source.query, dates);
		const path = join(context.scratch, "profile.pprof");
		await writeFile(path, profile);
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
/** @throws ExpectedError when there was no load at all. */
async function chosenPart(server, { query, busiest }, dates) {
	const length = dates.to.getTime() - dates.from.getTime();
	if (busiest === void 0 || busiest >= length) return {
		dates,
		findings: []
	};
	const step = stepFor(busiest, dates);
	const answer = await server.call(QUERY_RANGE, queryRangeRequest(query, dates, step / 1e3));
	const { message } = answer;
	const points = message === void 0 ? [] : decoded(server.url, () => loadOf(message));
	const part = busiestPart(points, step, busiest, dates);
	if (part === void 0) throw await nothingFound(server, answer, query, dates);
	return {
		dates: part,
		findings: [{
			severity: "note",
			message: `The busiest ${duration(part.to.getTime() - part.from.getTime())} between ${iso(dates.from)} and ${iso(dates.to)} began at ${iso(part.from)}; only that was taken.`
		}]
	};
}
/** Milliseconds of one step: whole seconds, at most the window, and not too many of them. */
function stepFor(window, { from, to }) {
	const least = (to.getTime() - from.getTime()) / MOST_STEPS;
	const step = Math.min(window, Math.max(window / STEPS_PER_WINDOW, least));
	return Math.max(1, Math.floor(step / 1e3)) * 1e3;
}
/** The profile of an answer. @throws ExpectedError when it has none, or one without samples. */
async function readProfile(server, answer, query, dates) {
	const { url } = server;
	const { message } = answer;
	if (message === void 0) throw await nothingFound(server, answer, query, dates);
	const gzipped = decoded(url, () => profileOf(message));
	if (gzipped === void 0) throw new ExpectedError(`${url} answered without a pprof profile.`, { fix: "Check the version of Parca: it must know the report as pprof." });
	const profile = decoded(url, () => mendedProfile(gzipped, dates));
	if (profile === void 0) throw await nothingFound(server, answer, query, dates);
	return profile;
}
/** @throws ExpectedError when `read` fails, whose words are those of a decoder. */
function decoded(url, read) {
	try {
		return read();
	} catch (error) {
		throw new ExpectedError(`The answer of ${url} cannot be decoded (${excerpt(messageOf(error), 100)}).`, {
			fix: "Ask the server itself, without the proxy that changes its answers; a profile of more than 128 MiB needs a narrower query.",
			cause: error
		});
	}
}

export { collectParca };