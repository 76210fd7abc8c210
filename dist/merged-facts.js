import { A as compareText, Er as ExpectedError, I as collectGarbage, _n as count, bn as addFindings, vn as fixed, vr as reasonOf, yn as share } from "./start.js";
import { t as pLimit } from "./p-limit.js";
import { F as KnownNames, _ as inflatedTooFar, dt as findExcluded, g as MAX_PROFILE_BYTES, ut as exclusionInWords, x as tooLarge, y as sizeUnpacked } from "./edge-profile.js";
import { l as contentOf, r as judgeContent } from "./validate.js";
import { r as windowOf, t as isoDate } from "./provenance.js";
import { n as harmfulInlinings } from "./harmful-inlinings.js";
import { s as EdgeParts } from "./merge.js";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { readFileSync, statSync } from "node:fs";
import { setFlagsFromString } from "node:v8";

// src/merge/file-judge.ts
/** Files of the usual size that are read, unpacked and decoded at the same time. */
const AT_ONCE = 3;
/** Of what is larger than this unpacked, there is one at a time: both bound the memory, whatever the number of files. */
const USUAL_BYTES = 16777216;
function fileJudge({ own, signal, renames = [], reduceInto }) {
	keepGarbageLittle();
	const large = pLimit(1);
	const known = /* @__PURE__ */ new Map();
	const waiting = /* @__PURE__ */ new Set();
	const names = new KnownNames(own, renames);
	const parts = reduceInto === void 0 ? void 0 : new EdgeParts(reduceInto);
	const judgeContentOf = (content) => {
		names.begin();
		try {
			const judging = judgeContent(content, own, names);
			parts?.add(judging);
			return {
				profile: judging.profile,
				doubts: judging.doubts
			};
		} catch (error) {
			names.takeBack();
			throw error;
		}
	};
	/** Undefined for a large file. */
	const judgeUsual = async (path) => {
		try {
			signal.throwIfAborted();
			const content = await usualContent(path);
			if (content === void 0) return void 0;
			const judgement = judgeContentOf(content);
			release(content.bytes);
			return judgement;
		} catch (error) {
			return failure(error);
		}
	};
	const judgeLarge = async (path) => {
		try {
			signal.throwIfAborted();
			return judgeContentOf(await contentOf(await readCandidate(path)));
		} catch (error) {
			return failure(error);
		} finally {
			collectGarbage();
		}
	};
	let running = 0;
	const work = async () => {
		running++;
		for (const asked of waiting) {
			waiting.delete(asked);
			asked.answer(await judgeUsual(asked.path) ?? large(() => judgeLarge(asked.path)));
		}
		running--;
	};
	return {
		judge(path) {
			putTogether(path);
			const before = known.get(path);
			if (before !== void 0) return before;
			const judged = new Promise((answer) => waiting.add({
				path,
				answer
			}));
			known.set(path, judged);
			if (running < AT_ONCE) work();
			return judged;
		},
		parts: () => parts?.possible() ?? []
	};
}
/** An error whose stack is text: before somebody reads it, V8 holds all that the functions on it refer to, such as the profile. */
function failure(error) {
	for (let one = error; one instanceof Error; one = one.cause) String(one.stack);
	return { error };
}
/**
* What `resolve` and `join` make is in pieces to V8, one for each folder, until somebody needs it in one: half a KB, with ten
* thousand paths as much as all that is known of the profiles. As a number, which it is not, it is needed in one.
*/
function putTogether(text) {
	Number(text);
}
/**
* Tells V8 to look for garbage early, from now on. What a profile takes is used for a moment. With the space for new objects at
* its full size, a process that judges a thousand of them holds 80 MiB more, and is no faster. And of each profile, some 4 KB of
* garbage outlive that space (streams of zlib, for the most part), which V8 would leave there until they are tens of MB.
*/
function keepGarbageLittle() {
	setFlagsFromString("--semi-space-growth-factor=1");
	setFlagsFromString("--optimize-for-size");
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
	if (found.size > 134217728) throw tooLarge("It has", found.size);
	return found.size;
}

// src/merge/judge-files.ts
/** Judges every file by itself and then as a set: equal files count once, and all must have the same columns. */
async function judgeAll(candidates, own, signal, judge = fileJudge({
	own,
	signal
})) {
	const asked = candidates.map(({ path }) => judge.judge(path));
	const results = [];
	for (const [index, judging] of asked.entries()) results.push(resultOf(candidates[index], await judging));
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
function resultOf(candidate, judgement) {
	if ("profile" in judgement) {
		const { profile, doubts } = judgement;
		return {
			judged: {
				...candidate,
				profile
			},
			findings: doubts.map((doubt) => about(candidate, doubt))
		};
	}
	const { error } = judgement;
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
	const twin = readable.map((_, index) => index);
	const firstOf = (index) => {
		let at = index;
		for (let before = twin[at]; before !== at; before = twin[at]) {
			twin[at] = twin[before];
			at = before;
		}
		return at;
	};
	const known = /* @__PURE__ */ new Map();
	for (const [index, judged] of readable.entries()) for (const key of keysOf(judged)) {
		const [a, b] = [firstOf(index), firstOf(known.get(key) ?? index)];
		twin[Math.max(a, b)] = Math.min(a, b);
		known.set(key, Math.min(a, b));
	}
	return [...groupBy(readable, (_, index) => firstOf(index)).values()];
}
/** In the given order, those of each key and the keys. */
function groupBy(all, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const [index, judged] of all.entries()) {
		const key = keyOf(judged, index);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [judged]);
		else group.push(judged);
	}
	return groups;
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
	const groups = groupBy(readable, ({ profile }) => columnsOf(profile));
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

// src/merge/builds.ts
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

// src/merge/merged-samples.ts
/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1e3;
/** What to do when a merge has too few samples. */
const TAKE_MORE_SAMPLES = "Profile for longer (`seconds: 60`), more instances, or while they are busy.";
/** A warning where the merge, or what its weights leave of it, has few samples. */
function aboutMergedSamples({ samples, weighted }) {
	if (samples < FEW_MERGED_SAMPLES) return [{
		severity: "warning",
		message: `The merge holds only ${count(samples, "sample")}; rare call edges are noise in it.`,
		fix: TAKE_MORE_SAMPLES
	}];
	if (weighted !== void 0 && weighted.effective < FEW_MERGED_SAMPLES) return [{
		severity: "warning",
		message: `Much of the weight is on few samples: weighted, the ${count(samples, "sample")} tell no more than ${fixed(weighted.effective, 0)} of equal weight would.`,
		fix: "Take more samples of what counts most, or bring the weights closer together."
	}];
	return [];
}

// src/merge/weigh.ts
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

export { TAKE_MORE_SAMPLES as a, judgeAll as c, weigh as i, fileJudge as l, exclusionsFor as n, aboutMergedSamples as o, reportExclusions as r, ofWantedBuild as s, factsOf as t };