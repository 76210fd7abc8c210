import { A as compareText, F as totalOf$1, _n as share, br as ExpectedError, fr as reasonOf, hn as count, jt as run, k as callEdges, vn as addFindings } from "./start.js";
import { t as pLimit } from "./p-limit.js";
import { s as pprofCommand } from "./go.js";
import { A as findExcluded, C as countTotals, E as totalsInWords, N as withOwnNames, O as excludedNames, S as compactToEdges, _ as edgeTotals, b as EdgeTable, j as isExcluded, k as exclusionInWords, m as withNewNames, o as judgeContent, s as addTimes, u as KnownNames, v as encodeFolded, x as contentOf, y as MOST_EDGES } from "./weighed.js";
import { n as provenanceInWords, r as windowOf, t as isoDate } from "./provenance.js";
import { d as inflatedTooFar, f as profileBytes, l as WireReader, m as tooLarge, o as decodeProfile, p as sizeUnpacked, u as MAX_PROFILE_BYTES } from "./own.js";
import { n as harmfulInlinings } from "./harmful-inlinings.js";
import { r as encodeWhole } from "./potential.js";
import { createHash } from "node:crypto";
import { constants, copyFile, link, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";

// src/edge-parts.ts
/** Profiles of one part: so many that the parts are few, so few that little is done again where one of them is left out. */
const PART = 100;
/** Parts that are in memory at the same time. */
const MOST_OPEN = 4;
/**
* Adds up the call edges of profiles, one after the other, while others are still awaited or judged: `pprof` then merges
* a hundredth of the files, each of them smaller than a profile. Which profiles make up a part depends on the order in
* which they come, but their sum does not.
*/
var EdgeParts = class {
	#folder;
	#known = /* @__PURE__ */ new Set();
	#written = [];
	#open = [];
	#files = 0;
	#failure;
	/** @param folder made where there is none. */
	constructor(folder) {
		this.#folder = folder;
	}
	/**
	* Adds a profile, unless one with the same content was added. @param factor how often each of its values counts.
	* @throws ExpectedError when its call edges are absurdly many.
	*/
	add(judging, factor = 1) {
		const { profile, head, times, isCompact } = judging;
		const edges = judging.fold();
		const reduced = {
			totals: edgeTotals(edges, head.sampleTypes.length),
			times,
			isCompact
		};
		if (this.#known.has(profile.content)) return reduced;
		this.#known.add(profile.content);
		const most = profile.totals.map((total) => factor * Number(total));
		const part = this.#partFor(judging, edges, most);
		part.edges.addAll(edges, factor);
		part.members.add(profile.content);
		for (const [type, value] of most.entries()) part.most[type] = (part.most[type] ?? 0) + value;
		if (head.period > part.head.period) part.head = head;
		if (part.members.size >= PART || part.edges.count >= 25e4) this.#close(part);
		return reduced;
	}
	/** All that was added. @throws Error when some of it could not be written. */
	all() {
		const written = this.possible();
		if (this.#failure !== void 0) throw this.#failure;
		return written;
	}
	/** As `all`, without what could not be written: it is to be added again, and what is wrong comes to light there. */
	possible() {
		for (const part of this.#open) this.#close(part);
		return this.#written;
	}
	/** Together are those that pprof can merge, and of one build, since the merge may leave out all of another. */
	#partFor({ profile, head }, { numbering }, most) {
		const key = JSON.stringify([
			profile.sampleTypes,
			profile.periodType,
			profile.buildIds
		]);
		const found = this.#open.find((part) => part.key === key);
		const fits = found?.edges.numbering === numbering && most.every((value, type) => Number.isSafeInteger((found.most[type] ?? 0) + value));
		if (found !== void 0 && fits) return found;
		const leaves = found ?? (this.#open.length < MOST_OPEN ? void 0 : this.#open[0]);
		if (leaves !== void 0) this.#close(leaves);
		const part = {
			key,
			edges: new EdgeTable(head.sampleTypes.length, numbering),
			members: /* @__PURE__ */ new Set(),
			most: [],
			head
		};
		this.#open.push(part);
		return part;
	}
	#close(part) {
		this.#open = this.#open.filter((other) => other !== part);
		const path = join(this.#folder, `${this.#files++}.pprof`);
		try {
			mkdirSync(this.#folder, { recursive: true });
			writeFileSync(path, encodeFolded(part.head, part.edges));
			this.#written.push({
				path,
				members: part.members
			});
		} catch (error) {
			this.#failure ??= error;
		}
	}
};

// src/file-judge.ts
/** Files of the usual size that are read, unpacked and decoded at the same time. */
const AT_ONCE = 3;
/** Of what is larger than this unpacked, there is one at a time: both bound the memory, whatever the number of files. */
const USUAL_BYTES = 16777216;
function fileJudge({ own, signal, renames = [], reduceInto }) {
	const [usual, large] = [pLimit(AT_ONCE), pLimit(1)];
	const known = /* @__PURE__ */ new Map();
	const names = new KnownNames(own, renames);
	const parts = reduceInto === void 0 ? void 0 : new EdgeParts(reduceInto);
	const judgeContentOf = (content) => {
		try {
			const judging = judgeContent(content, own, names);
			return {
				judgement: {
					profile: judging.profile,
					doubts: judging.doubts
				},
				...parts && { reduced: parts.add(judging) }
			};
		} catch (error) {
			names.takeBack();
			throw error;
		}
	};
	let running = 0;
	const judgeNow = async (path) => {
		if (running++ === 0) keepNewObjectsFew(true);
		try {
			signal.throwIfAborted();
			return await usual(async () => {
				const content = await usualContent(path);
				if (content === void 0) return void 0;
				const judged = judgeContentOf(content);
				release(content.bytes);
				return judged;
			}) ?? await large(async () => judgeContentOf(await contentOf(await readCandidate(path))));
		} catch (error) {
			return { error };
		} finally {
			if (--running === 0) keepNewObjectsFew(false);
		}
	};
	return {
		judge(path) {
			const judged = known.get(path) ?? judgeNow(path);
			known.set(path, judged);
			return judged;
		},
		parts: () => parts?.possible() ?? []
	};
}
/**
* Whether V8 leaves its space for new objects as small as it is. What a profile takes is used for a moment; with the space
* at its full size, a process that judges a thousand of them holds 80 MiB more, and is no faster.
*/
function keepNewObjectsFew(few) {
	setFlagsFromString(`--semi-space-growth-factor=${few ? 1 : 2}`);
}
/**
* Gives memory back at once that nothing refers to any more, where this Node can (21 and later): to the garbage collector a
* profile is a small object, so that dozens of them wait for it.
*/
function release({ buffer, byteLength }) {
	if (byteLength < 65536) return;
	buffer.transfer?.(0);
}
/** Undefined for a file that is larger unpacked than usual. @throws ExpectedError as `contentOf`. */
async function usualContent(path) {
	if (sizeOf(path) > USUAL_BYTES) return void 0;
	const file = readFileSync(path);
	if (sizeUnpacked(file) > USUAL_BYTES) return void 0;
	try {
		const content = await contentOf(file, USUAL_BYTES);
		if (content.bytes !== file) release(file);
		return content;
	} catch (error) {
		if (inflatedTooFar(error)) return void 0;
		throw error;
	}
}
async function readCandidate(path) {
	sizeOf(path);
	return readFile(path);
}
/** @throws ExpectedError for what is no file (a pipe would never end) or too large to be a profile. */
function sizeOf(path) {
	const found = statSync(path);
	if (!found.isFile() && !found.isDirectory()) throw new ExpectedError("It is a pipe, socket or device.", { fix: "Name a file." });
	if (found.size > 268435456) throw tooLarge("It has", found.size);
	return found.size;
}

// src/judge-files.ts
/** Judges every file by itself and then as a set: equal files count once, and all must have the same columns. */
async function judgeAll(candidates, own, signal, judge = fileJudge({
	own,
	signal
})) {
	const results = await Promise.all(candidates.map((candidate) => judgeOne(candidate, judge)));
	const readable = results.flatMap(({ judged }) => judged ?? []);
	const known = /* @__PURE__ */ new Set();
	const findings = results.flatMap((result, i) => {
		const path = candidates[i]?.path ?? "";
		const isTwin = result.judged !== void 0 && known.has(path);
		known.add(path);
		return isTwin ? [] : result.findings;
	});
	const accepted = dropMisfits(dropDuplicates(readable, findings), findings);
	findings.push(...aboutPeriods(accepted));
	return {
		accepted,
		rejected: findings.filter(({ finding }) => finding.severity === "error").length,
		findings
	};
}
async function judgeOne(candidate, { judge }) {
	const judged = await judge(candidate.path);
	if ("judgement" in judged) {
		const { profile, doubts } = judged.judgement;
		const { reduced } = judged;
		return {
			judged: {
				...candidate,
				profile,
				...reduced && { reduced }
			},
			findings: doubts.map((doubt) => about(candidate, doubt))
		};
	}
	const { error } = judged;
	const known = isSystemError(error) ? unreadable(error) : error;
	if (!(known instanceof ExpectedError)) throw error;
	const { message, fix } = known;
	return { findings: [about(candidate, {
		severity: "error",
		message,
		...fix && { fix }
	})] };
}
function about({ entry, source, name }, finding) {
	const { severity, ...rest } = finding;
	return {
		entry,
		finding: {
			severity,
			source,
			file: name,
			...rest
		}
	};
}
function isSystemError(error) {
	return error instanceof Error && "syscall" in error;
}
function unreadable(error) {
	return new ExpectedError(`It cannot be read: ${reasonOf(error)}.`, { fix: "Name a readable file." });
}
/** Keeps one of each set of twins; which bytes and which weight stay does not depend on the order. */
function dropDuplicates(readable, findings) {
	return setsOfTwins(readable).flatMap((twins) => {
		const [stays, ...others] = [...twins].sort(byFullness);
		if (stays === void 0) return [];
		findings.push(...others.map((goes) => duplicateFinding(goes, stays, twins)));
		const weight = Math.max(...twins.map(weightOf));
		return weight === weightOf(stays) ? stays : {
			...stays,
			weight
		};
	});
}
/** Twins of a twin are twins, too. Sets and what is in them are in the given order. */
function setsOfTwins(readable) {
	const sets = /* @__PURE__ */ new Map();
	for (const judged of readable) {
		const twins = /* @__PURE__ */ new Set([...keysOf(judged).flatMap((key) => [...sets.get(key) ?? []]), judged]);
		for (const key of [...twins].flatMap(keysOf)) sets.set(key, twins);
	}
	const ordered = /* @__PURE__ */ new Map();
	for (const judged of readable) {
		const twins = sets.get(judged.profile.content);
		ordered.set(twins, [...ordered.get(twins) ?? [], judged]);
	}
	return [...ordered.values()];
}
/** What no two profiles share that are not the same. */
function keysOf({ profile: { content, timeNanos }, recordedAt }) {
	return recordedAt === void 0 || timeNanos <= 0n ? [content] : [content, `${timeNanos} ${recordedAt}`];
}
function weightOf({ weight = 1 }) {
	return weight;
}
/** Of the same recording, the fuller one; of one profile in two files, any that is always the same. */
function byFullness({ profile: a }, { profile: b }) {
	return b.samples - a.samples || compareText(a.sha256, b.sha256);
}
function duplicateFinding(goes, stays, twins) {
	const how = goes.profile.sha256 === stays.profile.sha256 ? "byte for byte" : goes.profile.content === stays.profile.content ? "compressed in another way" : "from the same place and time";
	const weights = twins.map(weightOf);
	const largest = Math.max(...weights);
	const weight = weights.every((one) => one === largest) ? "" : `, with the larger weight (${largest})`;
	return about(goes, {
		severity: "note",
		message: `${goes.path === stays.path ? "It is given twice" : `It is the same profile as ${stays.name}, ${how}`}; it counts once${weight}.`
	});
}
/** pprof silently drops the columns that one input lacks, and refuses different period types: the most samples win. */
function dropMisfits(readable, findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const judged of readable) {
		const columns = columnsOf(judged.profile);
		groups.set(columns, [...groups.get(columns) ?? [], judged]);
	}
	const samples = (group) => group.reduce((sum, { profile }) => sum + profile.samples, 0);
	const [kept, ...others] = [...groups].sort(([a, x], [b, y]) => samples(y) - samples(x) || compareText(a, b));
	for (const [columns, group] of others) for (const judged of group) {
		const message = `Its columns are ${columns}, those of most other samples ${kept?.[0]}: merged, the difference would be lost silently.`;
		findings.push(about(judged, {
			severity: "error",
			message,
			fix: "Collect all profiles in the same way, or merge these separately."
		}));
	}
	return kept?.[1] ?? [];
}
/** A sample stands for one period; where periods differ, some profiles have more voice than their CPU time. */
function aboutPeriods(accepted) {
	const periods = [...new Set(accepted.map(({ profile }) => profile.period))].sort((a, b) => a - b);
	if (periods.length < 2) return [];
	return [{ finding: {
		severity: "warning",
		message: `The profiles were sampled every ${periods.map((nanos) => `${nanos / 1e6} ms`).join(", ")}: those with more samples a second count for more.`,
		fix: "Profile all instances at one rate (Go’s own is 10 ms)."
	} }];
}
function columnsOf(profile) {
	return `${profile.sampleTypes.join(", ")} per ${profile.periodType}`;
}

// src/builds.ts
/** A clock may be so many milliseconds ahead of ours; a profile that starts later says nothing of when it was taken. */
const CLOCK_SKEW = 36e5;
/** So many builds are named; the result document has all. */
const NAMED = 5;
const SHORT_ID = 12;
/**
* The builds that profiles are of, newest first. A profile that was merged of several builds elsewhere counts for
* each of them, so the numbers may add up to more.
* @param now where given, starts that lie after it do not count as known.
*/
function buildsOf(inputs, now) {
	const builds = /* @__PURE__ */ new Map();
	for (const { profile } of inputs) for (const id of profile.buildIds.length === 0 ? [""] : profile.buildIds) {
		const { profiles = 0, newest = 0n } = builds.get(id) ?? {};
		const start = now !== void 0 && isInFuture(profile, now) ? 0n : profile.timeNanos;
		builds.set(id, {
			...id !== "" && { id },
			profiles: profiles + 1,
			newest: start > newest ? start : newest
		});
	}
	return [...builds.values()].sort((a, b) => Number(b.newest > a.newest) - Number(b.newest < a.newest) || compareText(a.id ?? "", b.id ?? ""));
}
function isInFuture({ timeNanos }, now) {
	return timeNanos > BigInt(now.getTime() + CLOCK_SKEW) * 1000000n;
}
/**
* Says when what was accepted is of several builds and, for `newest`, keeps the profiles of the build that was
* profiled last. What stays depends on the profiles and the clock alone, not on their order.
* @param now what starts more than an hour later is of an unknown time.
*/
function ofWantedBuild(judgements, wanted, now) {
	const { kept, findings } = chooseBuild(judgements.accepted, wanted, now);
	return {
		...judgements,
		accepted: kept,
		findings: [...judgements.findings, ...findings]
	};
}
function chooseBuild(inputs, wanted, now) {
	const builds = buildsOf(inputs, now);
	if (builds.every(({ id }) => id === void 0) || builds.length < 2) return {
		kept: inputs,
		findings: []
	};
	if (wanted === "any") return {
		kept: inputs,
		findings: [{ finding: mixed(builds) }]
	};
	const pure = inputs.filter(({ profile }) => profile.buildIds.length < 2);
	const separable = buildsOf(pure, now);
	const [newest, second] = separable.filter(({ id }) => id !== void 0);
	if (newest === void 0) return {
		kept: inputs,
		findings: [{ finding: inseparable(builds) }]
	};
	const early = inputs.filter(({ profile }) => isInFuture(profile, now)).map(inFuture);
	if (second?.newest === newest.newest) return {
		kept: inputs,
		findings: [...early, { finding: undecided(newest) }]
	};
	const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
	const left = leftOut(newest, separable.filter((build) => build !== newest), inputs.length - pure.length);
	return {
		kept,
		findings: [
			...early,
			{ finding: left },
			...without(inputs, kept)
		]
	};
}
/** One note for each source that gave profiles of which none is kept: else it would seem to have given nothing. */
function without(inputs, kept) {
	const left = /* @__PURE__ */ new Map();
	for (const input of inputs) left.set(input.entry, [...left.get(input.entry) ?? [], input]);
	for (const { entry } of kept) left.delete(entry);
	return [...left].flatMap(([entry, profiles]) => {
		const [first] = profiles;
		if (first === void 0) return [];
		const message = `None of its profiles is merged, by \`build-id: newest\`: ${inWords$1(buildsOf(profiles))} ${wasOrWere(profiles.length)} left out.`;
		return [{
			entry,
			finding: {
				severity: "note",
				source: first.source,
				message
			}
		}];
	});
}
/** A note and no warning: a fleet that is deployed every day has such a mix each week, and Go bears with it. */
function mixed(builds) {
	return {
		severity: "note",
		message: `The profiles are of ${count(builds.length, "build")} of the program, newest first: ${inWords$1(builds)}.`,
		fix: "Set `build-id: newest` to merge only those of the newest, when much has changed in between."
	};
}
function leftOut(newest, others, blended) {
	const left = [...others.length === 0 ? [] : [inWords$1(others)], ...blended === 0 ? [] : [`${blended} of several builds at once`]];
	const number = others.reduce((sum, { profiles }) => sum + profiles, blended);
	const message = `By \`build-id: newest\`, only ${count(newest.profiles, "profile")}, of build ${nameOf(newest.id)}, ${newest.profiles === 1 ? "is" : "are"} merged; ${left.join(", ")} ${wasOrWere(number)} left out.`;
	const nameless = others.find(({ id }) => id === void 0);
	if (nameless === void 0 || nameless.newest <= newest.newest) return {
		severity: "note",
		message
	};
	return {
		severity: "warning",
		message: `${message} Those without an ID include the newest of all, so a newer build may be among them.`,
		fix: "Build the program so that it has an ID (Go 1.24 or later on Linux, without `-ldflags=-buildid=`), or set `build-id: any`."
	};
}
function wasOrWere(number) {
	return number === 1 ? "was" : "were";
}
function inseparable(builds) {
	const known = builds.filter(({ id }) => id !== void 0).length;
	return {
		severity: "warning",
		message: `Every profile ${known < builds.length ? "has no build ID or " : ""}was merged elsewhere of several builds (${known} in all), so \`build-id: newest\` cannot choose.`,
		fix: "Ask the profiler for a time after the last deployment, or for the label that tells versions apart."
	};
}
function undecided({ newest }) {
	return {
		severity: "warning",
		message: `\`build-id: newest\` cannot choose, since ${newest === 0n ? "no profile with a build ID says when it was taken" : "the newest profiles of several builds start at the same time"}: the profiles of all builds are merged.`,
		fix: "Point the sources at profiles of the wanted build alone, or at ones that hold their start (`time_nanos`)."
	};
}
function inFuture({ entry, source, name }) {
	return {
		entry,
		finding: {
			severity: "warning",
			source,
			file: name,
			message: "It starts more than an hour in the future, so for `build-id: newest` its time counts as unknown.",
			fix: "Set the clock of the machine where it was taken."
		}
	};
}
function inWords$1(builds) {
	const named = builds.slice(0, NAMED).map(({ id, profiles }) => `${profiles} of ${nameOf(id)}`);
	const rest = builds.slice(NAMED);
	const more = rest.reduce((sum, { profiles }) => sum + profiles, 0);
	return [...named, ...rest.length === 0 ? [] : [`${more} of ${rest.length} others`]].join(", ");
}
function nameOf(id) {
	return id === void 0 ? "builds without an ID" : shortBuildId(id);
}
/** Enough of a build ID to tell it from others; on Windows, Go writes a path and a time, which are not shown. */
function shortBuildId(id) {
	return (/^[0-9a-f]{12,}$/i.test(id) ? id : createHash("sha256").update(id).digest("hex")).slice(0, SHORT_ID);
}

// src/profile/scale.ts
/** Field numbers of the pprof format: the samples of a profile, the values of a sample. */
const SAMPLE = 2;
const VALUE = 2;
/**
* The protobuf bytes of a profile with every value of every sample multiplied; all else stays byte for byte.
* @param factor a positive integer, so that no product is rounded.
* @throws RangeError when a product is no safe integer.
*/
function scaleValues(bytes, factor) {
	const scaled = [];
	let copied = 0;
	const reader = new WireReader(bytes);
	for (let start = 0; reader.nextField(); start = reader.offset) {
		if (reader.field !== SAMPLE) {
			reader.skip();
			continue;
		}
		const sample = scaleSample(reader.message(), factor);
		scaled.push(bytes.subarray(copied, start), lengthDelimited(SAMPLE, sample));
		copied = reader.offset;
	}
	return Buffer.concat([...scaled, bytes.subarray(copied)]);
}
function scaleSample(reader, factor) {
	const parts = [];
	const values = [];
	for (let start = reader.offset; reader.nextField(); start = reader.offset) if (reader.field === VALUE) reader.repeated((packed) => values.push(packed.int64()));
	else {
		reader.skip();
		parts.push(reader.bytes.subarray(start, reader.offset));
	}
	const products = values.map((value) => {
		const product = value * factor;
		if (!Number.isSafeInteger(product)) throw new RangeError(`${value} times ${factor} is not exact`);
		return varint(product);
	});
	return Buffer.concat([...parts, lengthDelimited(VALUE, Buffer.concat(products))]);
}
function lengthDelimited(field, content) {
	return Buffer.concat([
		varint(field * 8 + 2),
		varint(content.length),
		content
	]);
}
/** A non-negative integer as the wire format has it, seven bits a byte, the lowest first. */
function varint(value) {
	const encoded = [];
	let rest = value;
	for (; rest >= 128; rest = Math.floor(rest / 128)) encoded.push(rest % 128 + 128);
	encoded.push(rest);
	return Uint8Array.from(encoded);
}

// src/merge-files.ts
/** It collects its garbage more often than by default: half the memory for a tenth more time. */
const MODEST = {
	GOGC: "50",
	GOMEMLIMIT: "300MiB"
};
/** Profiles that are read and scaled at the same time; bounds the memory. */
const SCALED_AT_ONCE = 4;
const FILES_PER_CALL = 1e3;
/** No more than this in one call, unpacked, where it is two files at least: pprof holds several times as much. */
const BYTES_PER_CALL = 67108864;
/**
* Merges profile files, each times its factor, with as many calls of pprof as it takes.
* @throws ExpectedError when pprof says that it failed; that it dropped a file, only the sums show.
*/
async function mergeFiles(inputs, options) {
	const merged = await mergeToOne(inputs, options);
	return decodeProfile(await profileBytes(await readFile(merged)));
}
async function mergeToOne(inputs, options) {
	const folder = join(options.scratch, "merge");
	await mkdir(folder, { recursive: true });
	const limit = pLimit(SCALED_AT_ONCE);
	let level = await Promise.all(inputs.map(async ({ path, factor }, index) => {
		const alias = join(folder, `0-${index}.pprof`);
		if (factor === 1) await linkOrCopy(path, alias);
		else await limit(() => writeScaled(path, factor, alias));
		return alias;
	}));
	for (let depth = 1;; depth++) {
		const outputs = [];
		for (const files of await callsFor(level, options.filesPerCall ?? FILES_PER_CALL)) {
			const output = join(folder, `${depth}-${outputs.length}.pprof`);
			await pprofMerge(files, output, options);
			outputs.push(output);
		}
		level = outputs;
		if (outputs.length <= 1) return outputs[0];
	}
}
/** The files, as they are given to one call after the other. */
async function callsFor(files, most) {
	const calls = [];
	let [call, bytes] = [[], 0];
	for (const file of files) {
		const size = sizeUnpacked(await readFile(file));
		if (call.length >= most || call.length >= 2 && bytes + size > BYTES_PER_CALL) {
			calls.push(call);
			[call, bytes] = [[], 0];
		}
		call.push(file);
		bytes += size;
	}
	calls.push(call);
	return calls;
}
async function linkOrCopy(from, to) {
	try {
		await link(await realpath(from), to);
	} catch {
		await copyFile(from, to, constants.COPYFILE_EXCL);
	}
}
/** pprof knows no weights, so it is given a copy that holds more. */
async function writeScaled(from, factor, to) {
	await writeFile(to, scaleValues(await profileBytes(await readFile(from)), factor));
}
/** One call of it. @throws ExpectedError as `mergeFiles`. */
async function pprofMerge(files, output, options) {
	const result = await run([
		options.pprof,
		"-proto",
		"-symbolize=none",
		`-output=${output}`,
		...files
	], {
		cwd: options.scratch,
		env: {
			...options.env,
			...MODEST
		},
		credentials: "nothing",
		signal: options.signal
	});
	if (result.exitCode === 0) return;
	throw new ExpectedError(`\`go tool pprof -proto\` failed: ${result.stderr.trim().split("\n").slice(-3).join(" ")}`, { fix: "Run `go-pgo inspect` on the collected files to see which one it cannot read." });
}

// src/profile/excluded-stacks.ts
/**
* Whole stacks, to the compiler with the same edges as `renameExcluded` gives. A function between two calls of which one
* is excluded cannot have two names in one stack: what the compiler reads of such a stack becomes one stack for
* each of its calls, so the values then add up to more than before.
*/
function excludeInStacks(profile, exclusions) {
	const callees = new Set(exclusions.map(({ callee }) => callee));
	if (!profile.functions.some(({ name }) => callees.has(name))) return profile;
	const frames = new FrameTable(profile);
	const samples = profile.samples.flatMap((sample) => {
		const calls = callsOf(sample, profile);
		const ends = calls.map(([caller, callee]) => ({
			caller: frames.nameOf(caller),
			callee: frames.nameOf(callee)
		}));
		if (!ends.some((one) => isExcluded(one, exclusions))) return sample;
		return calls.map(([caller, callee], index) => {
			const end = ends[index];
			const names = isExcluded(end, exclusions) ? excludedNames(end, exclusions) : end;
			const above = index === 0 ? sample.locations.slice(2) : [];
			return {
				...sample,
				locations: [
					frames.locate(callee, names.callee),
					frames.locate(caller, names.caller),
					...above
				]
			};
		});
	});
	if (samples.every((sample, index) => sample === profile.samples[index])) return profile;
	return {
		...profile,
		samples,
		locations: frames.locations,
		functions: frames.functions
	};
}
/** The calls that the compiler reads of a stack, outermost first; each counts once, and one to itself not at all. */
function callsOf({ locations }, profile) {
	const path = locations.slice(0, 2).reverse().flatMap((index) => {
		const location = profile.locations[index];
		return (location.lines.length > 0 ? location.lines : [{
			func: void 0,
			line: 0
		}]).map((line) => ({
			location,
			line
		})).reverse();
	});
	const calls = /* @__PURE__ */ new Map();
	for (const [index, callee] of path.entries()) {
		const caller = path[index - 1];
		if (caller === void 0) continue;
		const [from, to] = [nodeKey(caller, profile), nodeKey(callee, profile)];
		if (from !== to) calls.set(`${from}\0${to}`, [caller, callee]);
	}
	return [...calls.values()];
}
/** What the compiler tells frames apart by. */
function nodeKey({ location, line }, { functions }) {
	const func = line.func === void 0 ? void 0 : functions[line.func];
	return `${location.address} ${line.line} ${func?.startLine} ${func?.name}`;
}
/** Functions and locations, to which those of single frames are added. */
var FrameTable = class {
	functions;
	locations;
	#functions = /* @__PURE__ */ new Map();
	#locations = /* @__PURE__ */ new Map();
	constructor({ functions, locations }) {
		this.functions = [...functions];
		this.locations = [...locations];
	}
	nameOf({ line }) {
		return line.func === void 0 ? "" : this.functions[line.func]?.name ?? "";
	}
	/** Where the frame's function alone is, under `name`. */
	locate(frame, name) {
		const func = this.#named(frame.line.func, name);
		const { location, line } = frame;
		const key = `${location.address} ${location.mapping} ${func} ${line.line}`;
		return known(this.#locations, key, () => this.locations.push({
			...location,
			lines: [{
				...line,
				func
			}]
		}));
	}
	#named(func, name) {
		const own = func === void 0 ? void 0 : this.functions[func];
		if (own === void 0 || own.name === name) return func;
		return known(this.#functions, `${func} ${name}`, () => this.functions.push({
			...own,
			name
		}));
	}
};
/** The index that `key` has, or that of what `push` appends. */
function known(indices, key, push) {
	const index = indices.get(key) ?? push() - 1;
	indices.set(key, index);
	return index;
}

// src/reduce.ts
/**
* The call edges of all inputs. A part that was added up ahead is worth something only when all of its members are inputs
* that count once; what is in no such part is read again.
* @throws ExpectedError when a file is no longer what was judged.
*/
async function reduceAll(inputs, { scratch, signal, parts = [] }) {
	const unchanged = new Set(inputs.flatMap(({ profile, factor }) => factor === 1 ? profile.content : []));
	const whole = parts.filter(({ members }) => [...members].every((member) => unchanged.has(member)));
	const inWhole = new Set(whole.flatMap(({ members }) => [...members]));
	const names = new KnownNames();
	const rest = new EdgeParts(join(scratch, "reduced"));
	const all = [];
	for (const { path, name, profile, factor, reduced } of inputs) {
		signal.throwIfAborted();
		if (reduced !== void 0 && inWhole.has(profile.content)) {
			all.push(reduced);
			continue;
		}
		const content = await contentOf(await readFile(path));
		if (content.digest !== profile.content) throw changed(name);
		all.push(rest.add(judgeContent(content, void 0, names), factor));
	}
	return {
		files: [...whole, ...rest.all()].map(({ path }) => path),
		reduced: all
	};
}
function changed(name) {
	return new ExpectedError(`${name} was changed while it was being merged.`, { fix: "Run it again, once nothing writes the file any more." });
}

// src/merge.ts
/** Each is of a hundred profiles: with so few in one call, pprof's memory does not follow the number of profiles. */
const SUMS_PER_CALL = 16;
/**
* Merges judged profiles with pprof and compacts the result. The bytes depend on the inputs alone, in whatever
* order they come. @throws ExpectedError when pprof fails or its total is not the sum of the inputs, each times its
* factor.
*/
async function mergeProfiles(inputs, options) {
	const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
	const { profile: merged, times } = await mergeInputs(ordered, options);
	const named = withOwnNames(merged);
	const found = await options.findRenames?.(callEdges(named)) ?? [];
	const profile = withNewNames(named, [...options.renames ?? [], ...found]);
	const edges = callEdges(profile);
	const weighted = weightedSamples(ordered);
	const totals = {
		samples: ordered.reduce((sum, input) => sum + input.profile.samples, 0),
		cpuNanos: ordered.reduce((sum, input) => sum + input.profile.cpuNanos, 0n),
		...weighted && { weighted }
	};
	const { exclusions = [] } = options;
	const inputsSha256 = digest(ordered.map((input) => input.profile.sha256).join("\n"));
	const bytes = encodeMerge(profile, totals, options.compact, {
		exclusions,
		remarks: remarksOf(ordered, inputsSha256, options)
	});
	return {
		bytes,
		sha256: digest(bytes),
		profile: options.compact === "edges" ? {
			...profile,
			comments: totalsInWords(totals)
		} : profile,
		...times && { times },
		edges,
		writtenEdges: edges.edges.length,
		exclusions,
		...totals,
		ownShare: meanOwnShare(ordered),
		inputsSha256,
		inputs: ordered
	};
}
/** What the file says of itself, beside its totals. */
function remarksOf(inputs, inputsSha256, { provenance }, carryOver) {
	const window = windowOf(inputs.map(({ profile }) => profile));
	return provenanceInWords(provenance, window, inputsSha256, carryOver);
}
/** What is to be committed of a merge. */
function encodeMerge(profile, totals, compact, written = {}) {
	if (compact === "edges") return compactToEdges(profile, totals, written);
	const stacks = excludeInStacks(profile, written.exclusions ?? []);
	const { samples } = countTotals(stacks);
	if (samples === countTotals(profile).samples) return encodeWhole(stacks, totals, written.remarks);
	const effective = totals.weighted?.effective ?? totals.samples;
	return encodeWhole(stacks, {
		...totals,
		weighted: {
			samples,
			effective
		}
	}, written.remarks);
}
/** What the samples are worth together; undefined when none counts more than another. */
function weightedSamples(inputs) {
	if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === void 0)) return void 0;
	let sum = 0;
	let squares = 0;
	for (const { factor, profile } of inputs) {
		const { samples, effective } = profile.weighted ?? {
			samples: profile.samples,
			effective: profile.samples
		};
		if (effective === 0) continue;
		sum += factor * samples;
		squares += (factor * samples) ** 2 / effective;
	}
	return squares === 0 ? void 0 : {
		samples: sum,
		effective: Math.max(1, Math.round(sum ** 2 / squares))
	};
}
/** The merge of what is needed of the inputs. @throws ExpectedError when something was lost. */
async function mergeInputs(inputs, options) {
	const factors = inputs.map(({ factor }) => factor);
	mustBeExact(inputs);
	if (options.compact === "none") {
		const profile = await mergeFiles(inputs, options);
		assertTotals(profile, factors, inputs.map(({ profile: { totals } }) => totals));
		return { profile };
	}
	const { files, reduced } = await reduceAll(inputs, options);
	const profile = {
		...await mergeFiles(files.map((path) => ({
			path,
			factor: 1
		})), {
			...options,
			filesPerCall: SUMS_PER_CALL
		}),
		...timesOf(inputs)
	};
	assertTotals(profile, factors, reduced.map(({ totals }) => totals));
	const times = addTimes(reduced.map((one, index) => ({
		...one,
		factor: factors[index]
	})));
	return reduced.every(({ isCompact }) => isCompact) ? { profile } : {
		profile,
		times
	};
}
/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs) {
	const [first] = inputs;
	for (const [type, name] of (first?.profile.sampleTypes ?? []).entries()) {
		if (inputs.reduce((sum, { factor, profile }) => sum + BigInt(factor) * (profile.totals[type] ?? 0n), 0n) <= BigInt(Number.MAX_SAFE_INTEGER)) continue;
		throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, { fix: "Look at each with `go-pgo inspect`: no program reaches that, so one of them is damaged, or made up." });
	}
}
/** As pprof has them, but that of a profile without a time it takes 0 or the next one's, by their order. */
function timesOf(inputs) {
	const durations = inputs.reduce((sum, { profile }) => sum + profile.durationNanos, 0);
	return {
		timeNanos: windowOf(inputs.map(({ profile }) => profile))?.from ?? 0n,
		durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations)
	};
}
/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(merged, factors, totals) {
	merged.sampleTypes.forEach(({ type, unit }, index) => {
		const expected = totals.reduce((sum, one, input) => sum + BigInt(factors[input]) * (one[index] ?? 0n), 0n);
		const actual = totalOf$1(merged, index);
		if (actual === expected) return;
		throw new ExpectedError(`The merge of ${factors.length} profiles holds ${actual} ${type}/${unit}, but its inputs hold ${expected}: something was lost, so nothing is written.`, { fix: "Run it again; if it stays so, merge the sources one by one to find the profile at fault, and report it." });
	});
}
/** Weighted by samples; undefined when any input cannot tell. */
function meanOwnShare(inputs) {
	let own = 0;
	let all = 0;
	for (const { profile } of inputs) {
		if (profile.ownShare === void 0) return void 0;
		own += profile.ownShare * profile.samples;
		all += profile.samples;
	}
	return all === 0 ? void 0 : own / all;
}
function digest(data) {
	return createHash("sha256").update(data).digest("hex");
}

// src/weigh.ts
/** From so many samples on, a profile has the whole voice that `equal` gives it. */
const ENOUGH_SAMPLES = 100;
/** And so it has when its samples need not count more often than this, compared with those of the largest one. */
const MOST_TIMES = 10n;
/**
* Finds the factors of the inputs: the smallest integers in the ratio that is asked for. They are integers since
* most values of a profile are 1, which half a time more or less would not change, or double; and none is
* below 1, since scaling down makes such values 0 (golang/go#73640). Where the exact ratio takes large
* integers, the smallest one is `PRECISION`, and the others are rounded.
* The factors depend on the inputs alone, not on their order.
* @throws ExpectedError when the sums could not be exact any more (2⁵³).
*/
function weigh(inputs, weighting) {
	const largest = inputs.reduce((most, { profile }) => greater(most, totalOf(profile)), 0n);
	const { factors, error } = integersInRatio(inputs.map((input) => voiceOf(input, weighting, largest)), inputs);
	return {
		inputs: inputs.map((input, i) => ({
			...input,
			factor: factors[i] ?? 1
		})),
		findings: [...weighting === "equal" ? aboutFewSamples(inputs, largest) : [], ...error > NOTABLE_ERROR ? [roundedFinding(error)] : []]
	};
}
/** How often one unit of the profile's values is to count, in any unit that is the same for all. */
function voiceOf({ weight = 1, profile }, weighting, largest) {
	const { over, under } = decimal(weight);
	if (weighting === "equal") return {
		over,
		under: under * votersOf(profile, largest)
	};
	if (profile.weighted === void 0) return {
		over,
		under
	};
	return {
		over: over * BigInt(profile.samples),
		under: under * BigInt(profile.weighted.samples)
	};
}
/** What the profile holds of the sample type that the compiler takes, in its own units. */
function totalOf({ sampleTypes, samples, cpuNanos, weighted }) {
	const total = sampleTypes.find((name) => name === "samples/count" || name === "cpu/nanoseconds") === "cpu/nanoseconds" ? cpuNanos : BigInt(samples);
	return greater(weighted === void 0 ? total : total * BigInt(weighted.samples) / BigInt(samples), 1n);
}
/**
* Among how much one voice is divided. A profile of three samples would otherwise say as much as one of thousands:
* it shares the voice with samples that it does not have.
*/
function votersOf(profile, largest) {
	const total = totalOf(profile);
	if (profile.samples >= ENOUGH_SAMPLES) return total;
	return greater(total, lesser(total * BigInt(ENOUGH_SAMPLES) / BigInt(Math.max(1, profile.samples)), largest / MOST_TIMES));
}
/** The shortest decimal number that is the same double, as a fraction: 0.1 is a tenth. */
function decimal(value) {
	const [digits = "", exponent = "0"] = String(value).split("e");
	const [whole = "", decimals = ""] = digits.split(".");
	const power = BigInt(exponent) - BigInt(decimals.length);
	const over = BigInt(whole + decimals);
	return power >= 0n ? {
		over: over * 10n ** power,
		under: 1n
	} : {
		over,
		under: 10n ** -power
	};
}
/** The smallest factor where the ratio cannot be exact: its neighbours are a tenth of a percent away. */
const PRECISION = 1000n;
const NOTABLE_ERROR = .01;
const POOR_ERROR = .05;
const MOST = BigInt(Number.MAX_SAFE_INTEGER);
function integersInRatio(voices, inputs) {
	const [first, ...others] = voices;
	if (first === void 0) return {
		factors: [],
		error: 0
	};
	const least = others.reduce((a, b) => b.over * a.under < a.over * b.under ? b : a, first);
	const ratios = voices.map(({ over, under }) => lowestTerms({
		over: over * least.under,
		under: under * least.over
	}));
	const exact = exactIntegers(ratios);
	if (exact !== void 0 && (isOne(exact) || largestSum(exact, inputs) <= MOST)) return {
		factors: exact.map(Number),
		error: 0
	};
	const sum = largestSum(ratios.map(({ over, under }) => rounded(over * PRECISION, under)), inputs);
	const smallest = sum <= MOST ? PRECISION : PRECISION * MOST / (sum + sum / PRECISION);
	const factors = ratios.map(({ over, under }) => rounded(over * smallest, under));
	if (smallest < 1n || largestSum(factors, inputs) > MOST) throw tooFarApart(inputs);
	const errors = ratios.map(({ over, under }, i) => Math.abs(Number(factors[i] ?? 0n) * Number(under) / (Number(smallest) * Number(over)) - 1));
	return {
		factors: factors.map(Number),
		error: Math.max(...errors)
	};
}
/** The smallest integers in this ratio, whose smallest is 1, unless they are larger than a rounded result needs. */
function exactIntegers(ratios) {
	let common = 1n;
	for (const { under } of ratios) {
		common = common / divisor(common, under) * under;
		if (common > PRECISION) return void 0;
	}
	return ratios.map(({ over, under }) => over * (common / under));
}
function isOne(factors) {
	return factors.every((factor) => factor === 1n);
}
/** The greatest sum over all inputs that any sample type will have. */
function largestSum(factors, inputs) {
	const sums = [];
	for (const [i, { profile }] of inputs.entries()) for (const [type, total] of profile.totals.entries()) sums[type] = (sums[type] ?? 0n) + total * (factors[i] ?? 0n);
	return sums.reduce(greater, 0n);
}
function tooFarApart(inputs) {
	const weights = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
	return new ExpectedError(`The weights are too far apart (${weights[0]} to ${weights.at(-1)}) for so many samples: the sums would pass 2^53 and not be exact.`, { fix: "Bring them closer together, leave out the source that hardly counts, or limit the profiles." });
}
function roundedFinding(error) {
	return {
		severity: error > POOR_ERROR ? "warning" : "note",
		message: `The weights are kept to within ${share(error)}: more exact ones would make the sums too large for exact numbers.`
	};
}
function aboutFewSamples(inputs, largest) {
	return inputs.flatMap(({ source, name, profile }) => {
		const voters = votersOf(profile, largest);
		const total = totalOf(profile);
		if (voters === total) return [];
		return [{
			severity: "warning",
			source,
			file: name,
			message: `With its ${count(profile.samples, "sample")}, it gets ${share(Number(total) / Number(voters))} of the voice of the others: more would let single samples decide.`,
			fix: "Profile it for longer or while it is busy."
		}];
	});
}
function rounded(over, under) {
	return (2n * over + under) / (2n * under);
}
function lowestTerms({ over, under }) {
	const common = divisor(over, under);
	return {
		over: over / common,
		under: under / common
	};
}
function divisor(a, b) {
	return b === 0n ? a : divisor(b, a % b);
}
function greater(a, b) {
	return a > b ? a : b;
}
function lesser(a, b) {
	return a < b ? a : b;
}

// src/commands/exclusions.ts
/** The calls that the compiler is not to take for hot: the user's own, and those that hurt with this version of Go. */
function exclusionsFor({ config }, goVersion) {
	return config.hazards === "apply" ? [...config.exclude, ...harmfulInlinings(goVersion)] : config.exclude;
}
/** Says what of the merge is excluded, or is known to hurt and is not. */
function reportExclusions(job, goVersion, { edges }) {
	const { exclude, hazards } = job.config;
	const all = exclusionsFor(job, goVersion);
	const found = (exclusion) => findExcluded(exclusion, edges, all);
	addFindings(job, [
		...harmfulInlinings(goVersion).flatMap((one) => {
			const { weight } = found(one);
			return weight === 0 ? [] : aboutHarm(one, weight, hazards);
		}),
		...exclude.map((one) => aboutOwn(one, found(one).weight)),
		...all.flatMap((one) => aboutShared(one, found(one).shared))
	]);
}
function aboutHarm(one, weight, hazards) {
	const what = inWords(one, weight);
	const why = `hurts when it is inlined: ${one.title.charAt(0).toLowerCase() + one.title.slice(1)} (${one.url})`;
	return hazards === "apply" ? {
		severity: "note",
		message: `${what} is kept out of the profile, since it ${why}.`,
		fix: "Set `hazards: report` to leave it in."
	} : {
		severity: "warning",
		message: `${what} is hot in the profile and ${why}.`,
		fix: "Set `hazards: apply` to keep it out."
	};
}
function aboutOwn(one, weight) {
	if (weight > 0) return {
		severity: "note",
		message: `${inWords(one, weight)} is kept out of the profile, by \`exclude\`.`
	};
	return {
		severity: "warning",
		message: `The merge has no call of \`${exclusionInWords(one)}\`, so \`exclude\` keeps nothing out.`,
		fix: "Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or take it out."
	};
}
function inWords(one, weight) {
	return `\`${exclusionInWords(one)}\` (${share(weight)} of the call-edge weight)`;
}
/** Hot call sites are told apart by caller and line only. */
function aboutShared(one, shared) {
	const [first] = shared;
	if (first === void 0) return [];
	return [{
		severity: "warning",
		message: `\`${one.callee}\` may be inlined into \`${first.caller}\` all the same: it is hot for other callers, and another hot call is on its line (${first.offset} below the one where the caller starts).`,
		fix: `Name \`${one.callee}\` alone in \`exclude\`, or put the two calls on lines of their own.`
	}];
}

// src/commands/pprof-tool.ts
/** Begins at once, so that it happens while profiles are being read or taken. */
function preparePprof(context) {
	const stop = new AbortController();
	const signals = context.signal === void 0 ? [stop.signal] : [stop.signal, context.signal];
	const path = pprofCommand({
		...context,
		signal: AbortSignal.any(signals)
	});
	const ended = path.then(() => {}, () => {});
	return {
		path,
		[Symbol.asyncDispose]: () => {
			stop.abort();
			return ended;
		}
	};
}

// src/commands/merged-facts.ts
/** What the report says of a merged profile that was written to `path`. */
function factsOf(merged, path) {
	const window = windowOf(merged.inputs.map(({ profile }) => profile));
	return {
		path,
		bytes: merged.bytes.length,
		sha256: merged.sha256,
		samples: merged.samples,
		...merged.weighted && { effectiveSamples: merged.weighted.effective },
		cpuSeconds: Number(merged.cpuNanos) / 1e9,
		edges: merged.writtenEdges,
		...merged.ownShare !== void 0 && { ownShare: merged.ownShare },
		...window && {
			from: isoDate(window.from),
			to: isoDate(window.to)
		},
		inputsSha256: merged.inputsSha256,
		inputs: merged.inputs.length,
		...buildFacts(merged)
	};
}
function buildFacts({ inputs }) {
	const builds = buildsOf(inputs);
	const named = builds.filter(({ id }) => id !== void 0);
	if (named.length === 0) return {};
	return {
		buildIds: named.length,
		builds: builds.map(({ id, profiles, newest }) => ({
			...id !== void 0 && { id },
			profiles,
			...newest > 0n && { newest: isoDate(newest) }
		}))
	};
}

export { weigh as a, mergeProfiles as c, scaleValues as d, ofWantedBuild as f, reportExclusions as i, remarksOf as l, fileJudge as m, preparePprof as n, digest as o, judgeAll as p, exclusionsFor as r, encodeMerge as s, factsOf as t, pprofMerge as u };