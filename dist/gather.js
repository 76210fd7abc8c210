import { n as fixed, r as share, t as count } from "./format.js";
import { c as totalOf$1, i as compilerSampleType, n as callEdges, r as compareText } from "./edges.js";
import { i as messageOf, n as ExpectedError, r as UsageError } from "./errors.js";
import { t as pLimit } from "./p-limit.js";
import { t as run } from "./exec2.js";
import { d as inflatedTooFar, f as profileBytes, l as WireReader, m as tooLarge, o as decodeProfile, p as sizeUnpacked, u as MAX_PROFILE_BYTES } from "./own.js";
import { A as isExcluded, C as countTotals, D as excludedNames, E as totalsOf, O as exclusionInWords, S as compactToEdges, T as totalsInWords, _ as edgeTotals, b as EdgeTable, i as decodeOrExplain, j as withOwnNames, k as findExcluded, m as withNewNames, n as readProfile, o as judgeContent, p as renamer, s as addTimes, u as KnownNames, v as encodeFolded, x as contentOf, y as MOST_EDGES } from "./weighed.js";
import { n as provenanceInWords, r as windowOf, t as isoDate } from "./provenance.js";
import { i as collectedStacks, n as potentialOf, o as encodeWhole, r as potentialOfTimes, t as whileUnderLoad } from "./under-load.js";
import "./spool.js";
import { n as tally, t as areMany } from "./tally.js";
import { t as addFindings } from "./job.js";
import { n as readIfThere, r as reasonOf } from "./replace-file.js";
import { n as ownCode, r as staleness, t as renamesInGit } from "./renames-in-git.js";
import { n as harmfulInlinings } from "./harmful-inlinings.js";
import { c as runGo, i as lastLines, s as pprofCommand, t as findMainPackage } from "./go.js";
import { d as checkBuildFlags, t as buildContext } from "./build.js";
import { t as secretsInCommand } from "./text.js";
import { i as secretsIn } from "./header.js";
import { t as _usingCtx } from "./usingCtx.js";
import { setMaxListeners } from "node:events";
import { createHash } from "node:crypto";
import { constants, copyFile, link, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
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
		const judging = judgeContent(content, own, names);
		return {
			judgement: {
				profile: judging.profile,
				doubts: judging.doubts
			},
			...parts && { reduced: parts.add(judging) }
		};
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
const NAMED$1 = 5;
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
	const named = builds.slice(0, NAMED$1).map(({ id, profiles }) => `${profiles} of ${nameOf(id)}`);
	const rest = builds.slice(NAMED$1);
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
/** Inputs of one pprof call: far below the limits of argument length (2 MB) and open files. */
const FILES_PER_CALL = 1e3;
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
		for (let i = 0; i < level.length; i += FILES_PER_CALL) {
			const output = join(folder, `${depth}-${outputs.length}.pprof`);
			await pprofMerge(level.slice(i, i + FILES_PER_CALL), output, options);
			outputs.push(output);
		}
		level = outputs;
		if (outputs.length <= 1) return outputs[0];
	}
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
		assertTotals$1(profile, factors, inputs.map(({ profile: { totals } }) => totals));
		return { profile };
	}
	const { files, reduced } = await reduceAll(inputs, options);
	const profile = {
		...await mergeFiles(files.map((path) => ({
			path,
			factor: 1
		})), options),
		...timesOf(inputs)
	};
	assertTotals$1(profile, factors, reduced.map(({ totals }) => totals));
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
function assertTotals$1(merged, factors, totals) {
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

// src/carry-over.ts
/**
* How often a new sample counts. What is carried counts less each time, and of a sample that counts so often there is
* something left after several times; the new ones are multiplied, not scaled down (golang/go#73640).
*/
const PRECISION$1 = 1e3;
/**
* Adds the committed profile to what is to be committed, at `share` of the weight of the new profiles, in call edges. What
* was carried before is in it, so an old profile counts for ever less: for `share / (1 + share)` of the time before.
* @throws ExpectedError when the committed profile cannot take part.
*/
async function carryOver(fresh, committed, share, options) {
	const { compact, renames = [] } = options;
	const written = decodeOrExplain(await profileBytes(committed));
	const before = withNewNames(withOwnNames(written), renames);
	const [freshBytes, beforeBytes] = [fresh.profile, before].map((one) => encodeMerge(one, totalsOf(one), compact));
	const newPart = decodeProfile(freshBytes);
	const oldPart = decodeProfile(beforeBytes);
	mustBeAlike(newPart, oldPart);
	const factor = factorFor(newPart, share);
	const carried = scaled(oldPart, share * factor * callEdges(newPart).totalWeight / callEdges(oldPart).totalWeight);
	const [newFile = "", carriedFile = "", mergedFile = ""] = [
		"new",
		"carried",
		"merged"
	].map((name) => join(options.scratch, `carry-over-${name}.pprof`));
	await writeFile(newFile, scaleValues(freshBytes, factor));
	await writeFile(carriedFile, encodeMerge(carried, totalsOf(carried), compact));
	await pprofMerge([newFile, carriedFile], mergedFile, options);
	const both = decodeProfile(await profileBytes(await readFile(mergedFile)));
	assertTotals(both, newPart, factor, carried);
	const { timeNanos, durationNanos, period } = fresh.profile;
	const together = {
		...both,
		timeNanos,
		durationNanos,
		period
	};
	const digests = [...fresh.inputs.map(({ profile }) => profile.sha256), digest(committed)];
	const inputsSha256 = digest(digests.sort(compareText).join("\n"));
	const bytes = encodeMerge(together, totalsOfBoth(fresh, totalsOf(before), factor, share), compact, {
		exclusions: fresh.exclusions,
		remarks: remarksOf(fresh.inputs, inputsSha256, options, share)
	});
	const writtenEdges = callEdges(together).edges.length;
	return {
		merged: {
			...fresh,
			bytes,
			sha256: digest(bytes),
			writtenEdges,
			inputsSha256
		},
		kept: writtenEdges - fresh.edges.edges.length
	};
}
/** pprof would drop columns that one of the two lacks. */
function mustBeAlike(newPart, oldPart) {
	const [columns, others] = [newPart, oldPart].map(({ sampleTypes, periodType }) => [...sampleTypes, periodType].map((type) => `${type?.type}/${type?.unit}`).join(", "));
	if (columns !== others) throw new ExpectedError(`Its columns and period are ${others}, those of the new profiles ${columns}.`);
	if (callEdges(oldPart).totalWeight === 0) throw new ExpectedError("It has no call edge.");
}
function factorFor(newPart, share) {
	const largest = newPart.sampleTypes.map((_, index) => Number(totalOf$1(newPart, index)));
	const factor = Math.floor(Number.MAX_SAFE_INTEGER / ((1 + share) * Math.max(...largest)));
	if (factor >= 1) return Math.min(PRECISION$1, factor);
	throw new ExpectedError("With it, the sums would pass 2^53 and not be exact.");
}
/** Every value `times` as much, rounded; what the compiler would no longer count is gone. */
function scaled(profile, times) {
	const type = compilerSampleType(profile);
	return {
		...profile,
		samples: profile.samples.map((sample) => ({
			...sample,
			values: sample.values.map((value) => Math.round(value * times))
		})).filter(({ values }) => (values[type] ?? 0) > 0)
	};
}
/**
* Samples and time are those of the new profiles alone, since what is carried was taken for an earlier one. What the
* values are worth together is by Kish's effective sample size, as for samples with weights.
*/
function totalsOfBoth(fresh, before, factor, share) {
	const { samples, cpuNanos, weighted = {
		samples,
		effective: samples
	} } = fresh;
	const worthBefore = Math.max(1, before.weighted?.effective ?? before.samples);
	return {
		samples,
		cpuNanos,
		weighted: {
			samples: Math.round(factor * (1 + share) * weighted.samples),
			effective: Math.max(1, Math.round((1 + share) ** 2 / (1 / Math.max(1, weighted.effective) + share ** 2 / worthBefore)))
		}
	};
}
function assertTotals(both, newPart, factor, carried) {
	both.sampleTypes.forEach(({ type, unit }, index) => {
		const expected = BigInt(factor) * totalOf$1(newPart, index) + totalOf$1(carried, index);
		const actual = totalOf$1(both, index);
		if (actual === expected) return;
		throw new Error(`carried over: ${actual} ${type}/${unit} instead of ${expected}`);
	});
}

// src/http/disk-space.ts
/** Bytes that the profiles of one run may take on the disk: 20,000 of a usual fleet, and half of what a hosted runner has. */
const MOST_ON_DISK = 8 * 1024 ** 3;
/** What the sources of a run have put on the disk, all together. */
var DiskSpace = class {
	#most;
	#taken = 0;
	constructor(most = MOST_ON_DISK) {
		this.#most = most;
	}
	/** Before so many more bytes are written. @throws ExpectedError when they would be too many. */
	take(bytes) {
		if (this.#taken + bytes > this.#most) throw new ExpectedError(`What the sources of this run sent takes more than ${Math.round(this.#most / 1024 ** 2)} MiB on the disk.`, { fix: "Take fewer or smaller profiles: `limit`, `max-age`, a longer prefix, a shorter period." });
		this.#taken += bytes;
	}
	/** After they were removed again. */
	give(bytes) {
		this.#taken -= bytes;
	}
};

// src/sources/live/twins.ts
/**
* Finds the endpoints that are listed twice, to be profiled in the same way. Only one CPU profile at a time can be
* taken of a process, so two requests for it would only wait for each other.
*/
function findTwins(sources) {
	const groups = /* @__PURE__ */ new Map();
	for (const [index, source] of sources.entries()) {
		if (source.kind !== "pprof") continue;
		const key = identityOf(source);
		groups.set(key, [...groups.get(key) ?? [], index]);
	}
	return sources.map((source, index) => {
		const group = source.kind === "pprof" ? groups.get(identityOf(source)) ?? [] : [];
		const [first] = group;
		if (first === void 0 || group.length < 2) return { source };
		if (first !== index) return {
			source,
			twinOf: first
		};
		const members = group.flatMap((member) => sources[member] ?? []);
		const weight = Math.max(...members.map((member) => member.weight ?? 1));
		const required = members.some((member) => member.required);
		return { source: {
			...source,
			required,
			weight
		} };
	});
}
function identityOf({ url, seconds, headers, headersCommand = "" }) {
	const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
	const place = URL.canParse(url) ? new URL(url).href : url;
	return JSON.stringify([
		place,
		seconds,
		given.sort(),
		headersCommand
	]);
}

// src/sources/registry.ts
const objects = async () => (await import("./objects.js")).collectObjects;
/** Each kind's collector, imported only when the kind is used: its client may be large. */
const collectors = {
	file: async () => (await import("./file.js")).collectFiles,
	pprof: async () => (await import("./pprof2.js")).collectPprof,
	command: async () => (await import("./command.js")).collectFromCommand,
	artifact: async () => (await import("./artifact2.js")).collectArtifacts,
	s3: objects,
	gs: objects,
	az: objects,
	pyroscope: async () => (await import("./pyroscope.js")).collectPyroscope,
	parca: async () => (await import("./parca.js")).collectParca,
	datadog: async () => (await import("./datadog.js")).collectDatadog,
	prometheus: async () => (await import("./prometheus.js")).collectPrometheus,
	kubernetes: async () => (await import("./kubernetes.js")).collectKubernetes
};
/** Collects one source, whatever its kind. @throws as its collector does. */
async function collect(source, context) {
	return (await collectors[source.kind]())(source, context);
}

// src/collect.ts
/**
* Collects all sources at the same time; the result is in the order of `sources`. A source that fails is a finding
* of severity `error` and one failure. Each source writes into a folder of its own below `scratch`.
* @throws ExpectedError when a `required` source delivered nothing; the others are stopped then.
* @throws the reason of `signal` when it was aborted. Either way nothing goes on when this has thrown.
*/
async function collectAll(sources, options) {
	options.signal.throwIfAborted();
	const limit = limitOf(options);
	const disk = new DiskSpace(options.mostOnDisk);
	const listed = findTwins(sources);
	const endpoints = listed.flatMap(({ source, twinOf }) => source.kind === "pprof" && twinOf === void 0 ? source.seconds : []);
	const many = areMany(endpoints.length);
	const told = many ? tally(endpoints.length, endpoints, options.progress) : void 0;
	const stop = new AbortController();
	const signal = AbortSignal.any([options.signal, stop.signal]);
	setMaxListeners(0, options.signal, signal);
	const running = listed.map(async ({ source, twinOf }, index) => {
		if (twinOf !== void 0) return asTwin(source, sources[twinOf], listed[twinOf]?.source);
		try {
			const scratch = join(options.scratch, String(index));
			await mkdir(scratch, { recursive: true });
			const collected = await collectOne(source, {
				...options,
				scratch,
				signal,
				limit,
				many,
				disk
			});
			if (source.kind === "pprof") told?.done();
			return collected;
		} catch (error) {
			stop.abort(error);
			throw error;
		}
	});
	const settled = await Promise.allSettled(running);
	options.signal.throwIfAborted();
	stop.signal.throwIfAborted();
	return settled.flatMap((result) => result.status === "fulfilled" ? [result.value] : []);
}
/** Its profile is that of the first entry, which has its findings and failures, too. */
function asTwin(source, before, first) {
	const weight = first?.weight ?? 1;
	const message = `It is given twice, to be profiled in the same way; it is profiled once, for the entry above${[source, before].every((one) => (one?.weight ?? 1) === weight) ? "" : `, with the larger weight (${weight})`}.`;
	return {
		source,
		files: [],
		failures: 0,
		findings: [{
			severity: "note",
			source: source.label,
			message
		}]
	};
}
/** Files that other parts of a run open meanwhile: pipes to children, profiles that are judged as they come. */
const OTHER_FILES = 24;
/** Of a Node process that has done nothing yet, about; asked for where the system tells. */
const OWN_FILES = 40;
/** As many at a time as wanted, and as this process may have connections; says when these are fewer. */
function limitOf({ concurrency, progress }) {
	const possible = Math.max(1, openFilesLimit() - openFiles() - 2 * 8 - OTHER_FILES);
	const limiter = pLimit(Math.min(concurrency ?? Number.POSITIVE_INFINITY, possible));
	let told = concurrency !== void 0 && concurrency <= possible;
	return (task) => {
		if (!told && limiter.activeCount + limiter.pendingCount >= possible) {
			told = true;
			progress(`Only ${count(possible, "endpoint")} ${possible === 1 ? "is" : "are"} profiled at a time, because this process may have no more files and connections open (ulimit -n). Raise that limit to profile all at once.`);
		}
		return limiter(task);
	};
}
/** How many files and connections this process may have open; Node has raised the soft limit to the hard one. */
function openFilesLimit() {
	const { userLimits } = process.report.getReport();
	const soft = userLimits?.open_files?.soft;
	return typeof soft === "number" ? soft : Number.POSITIVE_INFINITY;
}
/** How many are open by now. */
function openFiles() {
	try {
		return readdirSync("/dev/fd").length;
	} catch {
		return OWN_FILES;
	}
}
async function collectOne(source, context) {
	try {
		const { files, failures, findings } = await collect(source, context);
		const named = findings.map((finding) => ({
			source: source.label,
			...finding
		}));
		const reason = named.find((finding) => finding.severity === "error");
		if (source.required && files.length === 0) throw new ExpectedError(reason?.message ?? "It delivered no profile.", reason?.fix ? { fix: reason.fix } : {});
		return {
			source,
			files,
			failures,
			findings: named
		};
	} catch (error) {
		context.signal.throwIfAborted();
		if (!isFailure(error)) throw error;
		const fix = error instanceof ExpectedError ? error.fix : void 0;
		const message = messageOf(error);
		if (source.required) throw new ExpectedError(`The required source ${source.label} failed: ${message}`, {
			...fix && { fix },
			cause: error
		});
		return {
			source,
			files: [],
			failures: 1,
			findings: [{
				severity: "error",
				source: source.label,
				message,
				...fix && { fix }
			}]
		};
	}
}
/** What the world did to a source: expected errors, and those of the operating system. Anything else is a bug. */
function isFailure(error) {
	return error instanceof ExpectedError || typeof error?.syscall === "string";
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

// src/commands/renames.ts
/** How many get a note of their own. */
const NAMED = 5;
/** @param declared the source of today; undefined: nothing is looked for. */
function knownRenames(job, go, declared) {
	const { config, scratch } = job;
	const found = [];
	const all = () => [...config.renames, ...found];
	const folder = declared?.program?.main?.folder;
	return {
		found,
		get all() {
			return all();
		},
		async lookFor(edges) {
			if (!config.findRenames || declared === void 0) return [];
			const rename = renamer(all());
			const isSettled = new Set(config.renames.map(({ from }) => from));
			const missing = staleness(edges, declared).missing.filter((name) => rename(name) === name);
			if (missing.length === 0) return [];
			const inGit = await renamesInGit(go, missing, {
				scratch,
				...folder !== void 0 && { main: { directory: join(go.moduleDirectory, folder) } }
			});
			const known = new Set(found.map(({ from }) => from));
			const added = inGit.filter(({ from }) => !isSettled.has(from) && !known.has(from));
			found.push(...added);
			return added;
		}
	};
}
/** As `lookFor`, for a committed profile; one that cannot be read has no names. */
async function lookForCommitted(known, committed) {
	if (committed === void 0) return;
	try {
		await known.lookFor((await readProfile(committed)).edges);
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
	}
}
/** Says what was found, a few by name. */
function reportRenames(job, { found }) {
	if (found.length === 0) return;
	job.report.renames = found;
	const more = found.length - NAMED;
	addFindings(job, [...found.slice(0, NAMED).map(aboutRename), ...more <= 0 ? [] : [{
		severity: "note",
		message: `Git’s history shows today’s names of ${count(more, "more function or package", "more functions and packages")}; the result document has them all under \`renames\`.`
	}]]);
}
function aboutRename({ from, to, commit }) {
	return {
		severity: "note",
		message: `Git’s history shows that \`${from}\` is \`${to}\` today (${commit === void 0 ? "not committed yet" : `commit ${commit.slice(0, 7)}`}); its weight counts for \`${to}\`.`,
		fix: "Set `find-renames: false` to leave names as they are, or name the right one in `renames`."
	};
}

// src/commands/under-load.ts
/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;
/**
* Collects while the service of the configuration runs and is loaded, where there is one.
* @param collect its signal replaces the host's.
* @throws ExpectedError when the program does not build, the service does not live or the load fails.
*/
async function collectUnderLoad(job, go, collect) {
	const { config, host } = job;
	const { underLoad } = config;
	if (underLoad === void 0) return collect(host.signal);
	maskSecretsOf(job, underLoad);
	const program = await programFor(underLoad, job, go);
	const { value, findings } = await whileUnderLoad({
		...underLoad,
		endpoints: config.sources.flatMap((source) => source.kind === "pprof" ? [source.url] : []),
		cwd: config.workingDirectory,
		env: {
			...host.env,
			...program !== void 0 && { PGO_BINARY: program }
		},
		signal: host.signal,
		progress: (line) => host.progress(line)
	}, collect);
	addFindings(job, findings);
	return value;
}
/** What a command prints is shown, above all when it fails. */
function maskSecretsOf({ secrets, host }, { serve, load = "", serveEnv, loadEnv }) {
	const found = [...[...Object.entries(serveEnv), ...Object.entries(loadEnv)].flatMap(([name, value]) => secretsIn(name, value)), ...[serve, load].flatMap(secretsInCommand)];
	for (const secret of found) {
		secrets.add(secret);
		host.mask(secret);
	}
}
/** The program as the repository has it, with the profile that is in place, when a command asks for it. */
async function programFor({ serve, load = "" }, { config, host, scratch }, go) {
	if (![serve, load].some((command) => /\bPGO_BINARY\b/.test(command))) return void 0;
	checkBuildFlags(config.buildFlags);
	const main = await findMainPackage(go, {
		...config.package !== void 0 && { package: config.package },
		flags: config.buildFlags
	});
	const folder = join(scratch, "served");
	await mkdir(folder);
	const binary = join(folder, `${main.name}${go.exe}`);
	host.progress(`Building ${main.name} for the service …`);
	const committed = config.profile !== void 0 && await readIfThere(config.profile) !== void 0;
	const args = [
		"build",
		...config.buildFlags,
		`-pgo=${committed ? config.profile : "auto"}`,
		"-o",
		binary,
		"--",
		main.importPath
	];
	const { exitCode, stderr } = await runGo(args, buildContext(go, scratch));
	if (exitCode === 0) return binary;
	throw new ExpectedError(`${main.importPath} does not build with its committed profile:\n${lastLines(stderr, COMPILER_LINES)}`, { fix: "Make `go build` pass with the same flags first; `build-flags` holds what it needs, such as `-tags=prod`." });
}

// src/commands/gather.ts
/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1e3;
/**
* Collects all sources, judges what they delivered and merges what passed.
* @param declared the functions of the source tree, where there is one program.
* @param committed the profile of which a part may be carried over.
* @throws ExpectedError below `min-profiles` or `min-samples`, past `max-failures`, or when a required source fails;
* the report then has the decision `reject`.
*/
async function gather(job, go, declared, committed) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { config, host } = job;
		if (config.sources.length === 0) throw new UsageError("No sources are given.", { fix: "Name them in the input `sources`, with `--source`, or in `.github/pgo.yml`; for instance `- http://10.0.0.7:6060`." });
		const pprof = _usingCtx$1.a(preparePprof(go.context));
		const own = ownCode(go.modulePath, declared);
		const renames = knownRenames(job, go, declared);
		await lookForCommitted(renames, committed);
		const { scratch } = job;
		const judge = fileJudge({
			own,
			signal: host.signal,
			renames: renames.all,
			...config.compact === "edges" && { reduceInto: join(scratch, "reduced") }
		});
		const collected = await collectUnderLoad(job, go, (signal) => collectAll(config.sources, {
			cwd: config.workingDirectory,
			env: host.env,
			signal,
			scratch: job.scratch,
			now: () => host.now(),
			progress: (line) => host.progress(line),
			arrived: ({ path }) => void judge.judge(path),
			mask: (secret) => {
				job.secrets.add(secret);
				host.mask(secret);
			},
			...config.concurrency !== void 0 && { concurrency: config.concurrency },
			...config.token !== void 0 && { token: config.token }
		}));
		const candidates = collected.flatMap(({ source, files }, entry) => files.map((file) => ({
			...file,
			entry,
			source: source.label,
			...source.weight !== void 0 && { weight: source.weight }
		})));
		const judgements = ofWantedBuild(await judgeAll(candidates, own, host.signal, judge), config.buildId, host.now());
		recordSources(job, collected, judgements);
		const failures = collected.reduce((sum, { failures }) => sum + failures, 0);
		requireEnough(job, judgements.accepted, failures + judgements.rejected);
		host.progress(`Merging ${count(judgements.accepted.length, "profile")} …`);
		const { inputs, findings } = weigh(judgements.accepted, config.weighting);
		addFindings(job, findings);
		const options = {
			pprof: await pprof.path,
			compact: config.compact,
			scratch: job.scratch,
			env: host.env,
			signal: host.signal,
			parts: judge.parts(),
			renames: renames.all,
			findRenames: (edges) => renames.lookFor(edges),
			exclusions: exclusionsFor(job, go.version),
			provenance: {
				program: job.report.subject?.package ?? go.modulePath,
				goVersion: go.version,
				sources: job.report.sources ?? []
			}
		};
		const merged = await mergeProfiles(inputs, options);
		requireSamples(job, merged);
		reportRenames(job, renames);
		reportExclusions(job, go.version, merged.edges);
		job.collected = collectedStacks(merged.inputs, renames.all, host.signal);
		const potential = potentialOfMerge(merged);
		if (potential !== void 0) job.report.potential = potential;
		return {
			...await withCarriedOver(job, merged, committed, {
				...options,
				renames: renames.all
			}),
			foundRenames: renames.found
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function potentialOfMerge({ times, profile }) {
	const of = "the collected profiles";
	return times === void 0 ? potentialOf(profile, of) : potentialOfTimes(times, of);
}
/** With the committed profile's part, where it is to have one and can. */
async function withCarriedOver(job, fresh, committed, options) {
	const { carryOver: part } = job.config;
	if (part === 0 || committed === void 0) return fresh;
	try {
		const { merged, kept } = await carryOver(fresh, committed, part, options);
		const message = `By \`carry-over\`, ${share(part / (1 + part))} of the weight is that of the committed profile; ${count(kept, "call edge")} of it ${kept === 1 ? "is" : "are"} in none of the new ones.`;
		addFindings(job, [{
			severity: "note",
			message
		}]);
		return merged;
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		const message = `Nothing of the committed profile is carried over: ${error.message}`;
		addFindings(job, [{
			severity: "note",
			message
		}]);
		return fresh;
	}
}
function recordSources(job, collected, judgements) {
	job.report.sources = collected.map(({ source, findings }, entry) => ({
		source: source.label,
		kind: source.kind,
		...source.weight !== void 0 && source.weight !== 1 && { weight: source.weight },
		collected: judgements.accepted.filter((one) => one.entry === entry).length,
		findings: [...findings, ...judgements.findings.flatMap((one) => one.entry === entry ? one.finding : [])]
	}));
	const judged = judgements.findings.map(({ finding }) => finding);
	addFindings(job, [...collected.flatMap(({ findings }) => findings), ...judged]);
}
/** @throws ExpectedError when too few profiles passed or too many attempts failed. */
function requireEnough(job, accepted, failed) {
	const { minProfiles, maxFailures } = job.config;
	const firstReason = job.report.findings.find(({ severity }) => severity === "error");
	const because = firstReason === void 0 ? "" : ` The first reason: ${named(firstReason)}`;
	if (accepted.length < minProfiles) throw rejected(job, `${accepted.length === 0 ? "No profile" : `Only ${count(accepted.length, "profile")}`} passed, and \`min-profiles\` is ${minProfiles}.${because}`, firstReason?.fix ?? "Add sources, or lower `min-profiles`.");
	if (failed / (failed + accepted.length) > maxFailures) throw rejected(job, `${failed} of ${failed + accepted.length} attempts failed, more than \`max-failures\` (${share(maxFailures)}).${because}`, "Mend the sources, or raise `max-failures`.");
}
/** The finding's sentence under the name of its file or source, which that of an endpoint begins with anyway. */
function named({ source, file = source, message }) {
	return file === void 0 || message.startsWith(file) ? message : `${file}: ${message}`;
}
/** @throws ExpectedError below `min-samples`. */
function requireSamples(job, { samples, weighted }) {
	const { minSamples } = job.config;
	const fix = "Profile for longer (`seconds: 60`), more instances, or while they are busy.";
	if (samples < minSamples) throw rejected(job, `The merge holds ${count(samples, "sample")}, and \`min-samples\` is ${minSamples}.`, fix);
	if (samples < FEW_MERGED_SAMPLES) addFindings(job, [{
		severity: "warning",
		message: `The merge holds only ${count(samples, "sample")}; rare call edges are noise in it.`,
		fix
	}]);
	else if (weighted !== void 0 && weighted.effective < FEW_MERGED_SAMPLES) addFindings(job, [{
		severity: "warning",
		message: `Much of the weight is on few samples: weighted, the ${count(samples, "sample")} tell no more than ${fixed(weighted.effective, 0)} of equal weight would.`,
		fix: "Take more samples of what counts most, or bring the weights closer together."
	}]);
}
function rejected(job, reason, fix) {
	job.report.decision = {
		kind: "reject",
		reason
	};
	return new ExpectedError(reason, { fix });
}
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

export { exclusionsFor as a, collectAll as c, judgeAll as d, fileJudge as f, preparePprof as i, mergeProfiles as l, gather as n, reportExclusions as o, maskSecretsOf as r, weigh as s, factsOf as t, ofWantedBuild as u };