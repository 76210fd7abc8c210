import { Ci as UsageError, Di as note, Dr as goOutput, Er as askAhead, Lr as outputLines, Mr as pprofCommand, Si as Rejected, Sr as renamer, Un as readIfThere, Ur as duration, Vn as mustBePlaceOfProfile, Xn as writeProfile, Zn as _usingCtx, bi as totalOf, fi as compareText, hi as groupBy, ji as warning, ki as reworded, mi as fixed, pi as count, sr as KnownNames, xi as ExpectedError, yi as share, zr as run } from "./start.js";
import { o as digest, r as decodeProfile, s as profileBytes, t as decodeFile } from "./decode.js";
import { $ as NO_TIMES, E as overlapInWords, F as encodeEdges, I as encodeSums, J as edgeSetOf, K as renameExcluded, L as encodeWhole, O as readProfile, P as collectedStacks, R as scaleValues, S as driftBetween, T as isWithinNoise, V as exclusionsFor, X as foldEdges, Y as edgesOf, Z as missingFrom, _ as validator, a as repairOf, ct as isoDate, d as withCommitted, dt as renameFunctions, et as addTimes, f as buildsOf, g as validateFile, gt as windowOf, h as validateAll, ht as valueSums, i as encodeStacks, it as compilerSampleType, l as weigh, m as partsOf, nt as potentialOf, o as repairProfile, ot as headOf, p as ofWantedBuild, rt as timesOf, s as repairStacks, st as isCompact, u as weightedSamples, ut as provenanceInWords, y as FEW_SAMPLES, z as aboutExclusions } from "./repair.js";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

// src/profile/merge.ts
/**
* Weighs, merges and encodes validated profiles as the settings say.
* @throws Rejected when the merge does not hold what is required.
*/
async function mergeAccepted(accepted, request) {
	const { settings, goVersion, required, committed, carryOver: part = 0, ...given } = request;
	const { compact, renames } = settings;
	const exclusions = exclusionsFor(settings, goVersion);
	const options = {
		...given,
		compact,
		renames,
		exclusions
	};
	const fresh = await mergeProfiles(weigh(accepted, settings.weighting), options);
	if (required !== void 0) requireUsable(fresh, required);
	const findings = [
		...aboutMergedSamples(fresh),
		...aboutRepairs(fresh),
		...aboutExclusions(settings, goVersion, fresh.edges.edges)
	];
	const potential = potentialOf(fresh.times, "the collected profiles");
	const stacks = collectedStacks(fresh.inputs, renames, given.signal);
	if (part === 0 || committed === void 0) return {
		merged: fresh,
		findings,
		potential,
		stacks
	};
	const carried = await carryOver(fresh, committed, part, options);
	return {
		merged: carried.merged,
		findings: [...findings, ...carried.findings],
		potential,
		stacks
	};
}
const TAKE_MORE_SAMPLES = "Profile for longer (an endpoint by `seconds: 60`), more instances, or while they are busy.";
function requireUsable({ samples, edges }, { minSamples, expect }) {
	if (samples < minSamples) {
		const reason = `The merge holds ${count(samples, "sample")}, and \`min-samples\` is ${minSamples}.`;
		throw new Rejected(reason, { fix: TAKE_MORE_SAMPLES });
	}
	const missing = missingFrom("The merge", edges.edges, expect);
	if (missing !== void 0) throw new Rejected(missing.message, missing);
}
/** What was collected of other builds than today's, and matched to its source. */
function aboutRepairs({ repairs }) {
	if (repairs.length === 0) return [];
	const all = totalOf(repairs, ({ weight }) => weight);
	const reached = (missed) => share(totalOf(repairs, (one) => one.weight * (1 - one[missed])) / all);
	const message = `${share(all)} of the collected weight comes from other builds, older ones or tests. Matched to today’s source, ${reached("lost")} of it is found there, instead of ${reached("stale")}.`;
	return [note(message)];
}
/**
* Adds the committed profile, matched to today's source, to what is written, with `part` of the weight of all others. The
* decision is made on the new profiles alone.
*/
async function carryOver(fresh, committed, part, options) {
	try {
		const { repair, renames } = options;
		const read = await readProfile(committed, renames);
		const rematched = await repair?.rematch(read.edges);
		const how = repair && {
			...repair,
			compact: options.compact,
			renames
		};
		const old = rematched && how ? (await repairProfile(committed, read, rematched, how)).bytes : committed;
		const { bytes, sha256, writtenEdges, inputsSha256 } = await mergeProfiles(await withCommitted(fresh.inputs, fresh, old, part, options.scratch), {
			...options,
			carriedOver: part
		});
		const kept = writtenEdges - fresh.writtenEdges;
		const message = `By \`carry-over\`, ${share(part / (1 + part))} of the weight is that of the committed profile; ${count(kept, "call edge")} of it ${kept === 1 ? "is" : "are"} in none of the new ones.`;
		return {
			merged: {
				...fresh,
				bytes,
				sha256,
				writtenEdges,
				inputsSha256
			},
			findings: [note(message)]
		};
	} catch (error) {
		options.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const message = `Nothing of the committed profile is carried over: ${error.message}`;
		return {
			merged: fresh,
			findings: [note(message)]
		};
	}
}
/**
* Merges validated profiles with pprof and compacts the result. The bytes depend on the inputs, not on their order.
* @throws ExpectedError when pprof fails or its total is not the sum of the inputs, each times its factor.
*/
async function mergeProfiles(inputs, options) {
	const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
	const profiles = ordered.map(({ profile }) => profile);
	mustBeExact(ordered);
	const { provenance, carriedOver, exclusions = [], parts = [], scratch, signal } = options;
	const nameToday = renamer(options.renames ?? []);
	const isWhole = options.compact === "none";
	const given = isWhole ? await stackFiles(ordered, scratch) : await partsOf(ordered, parts, scratch, signal);
	const { files, repairs } = await repairBuilds(given, options, nameToday);
	const merged = await pprofSum(files, options);
	if (isWhole) mustBeUsual(merged.length, `The merge of ${count(inputs.length, "profile")}`);
	const profile = decodeProfile(merged);
	assertTotals(valueSums(profile), addTotals(files.map(({ totals }) => totals)), profile);
	const durations = totalOf(profiles, ({ durationNanos }) => durationNanos);
	const head = {
		...headOf(profile),
		timeNanos: windowOf(profiles)?.from ?? 0n,
		durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations)
	};
	const named = new KnownNames().named(profile);
	const sums = foldEdges(named, "Together, the profiles have");
	const edges = edgeSetOf(sums.toEdges(compilerSampleType(profile), nameToday));
	const stacks = isWhole ? {
		...renameFunctions(profile, nameToday),
		...head
	} : void 0;
	const ofWhole = isCompact(profile) ? [] : [timesOf(named)];
	const times = isWhole ? ofWhole : given.flatMap((part) => part.times ?? []);
	const totals = {
		samples: totalOf(profiles, ({ samples }) => samples),
		cpuNanos: profiles.reduce((sum, { cpuNanos }) => sum + cpuNanos, 0n),
		weighted: weightedSamples(ordered)
	};
	const inputsSha256 = digest(profiles.map(({ sha256 }) => sha256).join("\n"));
	const remarks = provenanceInWords(provenance, windowOf(profiles), inputsSha256, carriedOver);
	const bytes = stacks === void 0 ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, remarks) : encodeStacks(stacks, exclusions, totals, remarks, repairs.length === 0);
	return {
		bytes,
		sha256: digest(bytes),
		head,
		edges,
		times: times.length === 0 ? void 0 : times.reduce((sum, one) => addTimes(sum, one), NO_TIMES),
		writtenEdges: edges.edges.length,
		exclusions,
		...totals,
		ownShare: meanOwnShare(ordered),
		inputsSha256,
		inputs: ordered,
		repairs
	};
}
/**
* Matches each build to today's source before they are merged, since the lines of a function go together only within one build.
* Builds that already match, or weigh less than `minDrift`, are not changed.
*/
async function repairBuilds(files, options, nameToday) {
	const { repair, scratch, compact } = options;
	if (repair === void 0) return {
		files,
		repairs: []
	};
	const weightOf = (some) => Number(addTotals(some.map(({ totals }) => totals))[0]);
	const repaired = [];
	const repairs = [];
	for (const build of groupBy(files, (file) => file.build).values()) {
		const weight = weightOf(build) / weightOf(files);
		const profile = weight < repair.minDrift ? void 0 : decodeProfile(await pprofSum(build, options));
		const found = profile && await repair.rematch(edgesOf(profile).edges(nameToday));
		const result = found && repairOf(found);
		const [first] = build;
		if (!(profile && found && result && first) || result.stale - result.lost < repair.minDrift) {
			repaired.push(...build);
			continue;
		}
		const path = join(scratch, `repaired-${repairs.length}.pprof`);
		const bytes = compact === "none" ? encodeWhole(repairStacks(renameFunctions(profile, nameToday), found.matches)) : encodeSums(profile, found.edges);
		await writeFile(path, bytes);
		repaired.push({
			...first,
			path,
			totals: valueSums(decodeProfile(bytes))
		});
		repairs.push({
			...result,
			weight
		});
	}
	return {
		files: repaired,
		repairs
	};
}
/** The inputs with their whole stacks, each times its factor. @throws ExpectedError when one is too large. */
async function stackFiles(inputs, scratch) {
	for (const { profile, name } of inputs) mustBeUsual(profile.unpacked, name);
	await mkdir(join(scratch, "stacks"), { recursive: true });
	const isWeighted = inputs.some(({ factor }) => factor !== 1);
	const files = [];
	for (const [index, { path: from, factor, profile }] of inputs.entries()) {
		const path = join(scratch, "stacks", `${index}.pprof`);
		files.push({
			path,
			build: JSON.stringify(profile.buildIds),
			totals: totalsOfInput({
				profile,
				factor
			})
		});
		if (isWeighted) await writeFile(path, encodeWhole(scaleValues(await decodeFile(await readFile(from)), factor)));
		else await copyFile(from, path);
	}
	return files;
}
/** Bytes of whole stacks, unpacked: in memory they take thirty times as much. */
const MOST_OF_STACKS = 8388608;
/** @throws ExpectedError */
function mustBeUsual(size, what) {
	if (size <= MOST_OF_STACKS) return;
	const message = `${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`;
	throw new ExpectedError(message, { fix: "Use `compact: edges`, the default: the compiler makes the same of it." });
}
/** pprof has all files of a call in memory: hundreds of large ones with whole stacks would take gigabytes. */
const FILES_OF_CALL = 64;
/** Go collects garbage more often than by default: half the memory for a tenth more time. */
const LESS_MEMORY = {
	GOGC: "50",
	GOMEMLIMIT: "300MiB"
};
/**
* Merges profile files with pprof, each call with the sum of those before.
* @returns protocol buffers.
* @throws ExpectedError when pprof fails; whether it dropped a file, only the sums show.
*/
async function pprofSum(files, options) {
	const { pprof, scratch, env, signal } = options;
	const [first] = files;
	if (first && files.length === 1 && pprof === "") return profileBytes(await readFile(first.path));
	const output = join(scratch, "merged.pprof");
	const names = files.map(({ path }) => `./${relative(scratch, path)}`);
	for (let at = 0; at < names.length; at += FILES_OF_CALL) {
		const some = [...at > 0 ? ["./merged.pprof"] : [], ...names.slice(at, at + FILES_OF_CALL)];
		const { exitCode, stderr } = await run([
			pprof,
			"-proto",
			"-symbolize=none",
			`-output=${output}`,
			...some
		], {
			cwd: scratch,
			env: {
				...env,
				...LESS_MEMORY
			},
			credentials: "nothing",
			signal
		});
		if (exitCode !== 0) throw new ExpectedError(`\`go tool pprof -proto\` failed: ${outputLines(stderr).slice(-3).join(" ")}`, { fix: "Run `npx go-pgo@1 inspect` on the collected files to see which one it cannot read." });
	}
	return profileBytes(await readFile(output));
}
/** Exact sum of the values of each sample type, times the input's factor. */
function totalsOfInput({ factor, profile }) {
	return profile.totals.map((total) => BigInt(factor) * total);
}
function addTotals(all) {
	return (all[0] ?? []).map((_, type) => all.reduce((sum, totals) => sum + (totals[type] ?? 0n), 0n));
}
/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs) {
	const type = addTotals(inputs.map(totalsOfInput)).findIndex((sum) => sum > BigInt(Number.MAX_SAFE_INTEGER));
	if (type < 0) return;
	const name = inputs[0]?.profile.sampleTypes[type];
	throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, { fix: "Look at each with `npx go-pgo@1 inspect`: no program reaches that, so one of them is damaged, or made up." });
}
/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(actual, expected, { sampleTypes }) {
	const index = sampleTypes.findIndex((_, type) => actual[type] !== expected[type]);
	if (index < 0) return;
	const name = `${sampleTypes[index]?.type}/${sampleTypes[index]?.unit}`;
	const message = `The merge holds ${actual[index]} ${name}, but its inputs hold ${expected[index]}: something was lost, so nothing is written.`;
	throw new ExpectedError(message, { fix: "Run it again. If it fails again, merge the sources one by one, and report the profile at fault." });
}
/** Weighted by samples; undefined unless it is known of every input. */
function meanOwnShare(inputs) {
	const profiles = inputs.map(({ profile }) => profile);
	const all = totalOf(profiles, ({ samples }) => samples);
	if (all === 0 || profiles.some(({ ownShare }) => ownShare === void 0)) return void 0;
	return totalOf(profiles, ({ ownShare = 0, samples }) => ownShare * samples) / all;
}
/** A warning if the merge, or what its weights leave of it, has few samples. */
function aboutMergedSamples({ samples, weighted }) {
	const all = count(samples, "sample");
	if (samples < 1e3) return [warning(`The merge holds only ${all}; rare call edges are noise in it.`, TAKE_MORE_SAMPLES)];
	if (weighted === void 0 || weighted.effective >= 1e3) return [];
	const message = `Much of the weight is on few samples: after weighting, the ${all} are worth only ${fixed(weighted.effective, 0)} of equal weight.`;
	return [warning(message, "Take more samples of what counts most, or bring the weights closer together.")];
}

// src/commands/files.ts
/** The commands that work on profile files alone, and what other commands need to read a profile that a user named. */
/** `merge FILE... --output FILE`: all of them or nothing. @throws ExpectedError when any file cannot be merged. */
async function merge(run, report) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { host, config, operands, scratch } = run;
		const { cwd, env, signal } = host;
		const path = resolve(cwd, run.output ?? "default.pgo");
		await mustBePlaceOfProfile(path, run.force);
		const pprof = _usingCtx$1.a(askAhead({
			cwd,
			env,
			signal
		}, pprofCommand));
		const reduceInto = config.compact === "none" ? void 0 : join(scratch, "parts");
		const validation = validator({
			own: void 0,
			signal,
			renames: config.renames,
			reduceInto
		});
		const candidates = operands.map((name, entry) => ({
			name,
			source: name,
			path: resolve(cwd, name),
			entry
		}));
		const all = await validateAll(candidates, void 0, signal, validation);
		const { accepted, rejected, findings } = ofWantedBuild(all, config.buildId);
		report.add({ findings: findings.map(({ finding }) => finding) });
		if (rejected > 0) {
			const message = `${rejected} of ${candidates.length} files cannot be merged, so nothing was written.`;
			throw new ExpectedError(message, { fix: "Leave those out, or fix them as each finding says." });
		}
		const goVersion = (await goOutput(["env", "GOVERSION"], {
			cwd,
			env,
			signal
		})).trim();
		const { merged, findings: about } = await mergeAccepted(accepted, {
			settings: config,
			goVersion,
			pprof: await pprof.answer,
			scratch,
			env,
			signal,
			parts: validation.parts()
		});
		report.add({ findings: about });
		if (merged.edges.totalWeight === 0) report.add({ findings: [warning("The merge has no call edge, so PGO has no effect.", "Merge CPU profiles with whole stacks, taken under load.")] });
		await writeProfile(path, merged.bytes, run);
		report.add({ profile: factsOfMerged(merged, path) });
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** `inspect FILE`: what it holds, and whether it may enter a merge. @throws ExpectedError when it may not. */
async function inspect({ host, operands, config }, report) {
	const [name = ""] = operands;
	const { path, file } = await readOperand(host.cwd, name);
	const read = await readOrExplain(file, name);
	const potential = potentialOf(read.samples < config.minSamples ? void 0 : read.times, "this profile");
	report.add({
		profile: factsOfFile(file, path, read),
		potential
	});
	const doubts = await judgeOrExplain(file, name);
	report.add({ findings: doubts.map((doubt) => ({
		...doubt,
		file: name
	})) });
}
/** `diff OLD NEW`: how far they are apart in what the compiler sees. */
async function diff({ host, operands, config }, report) {
	const [old = "", young = ""] = operands;
	const [before, after] = [await readDiffed(host.cwd, old), await readDiffed(host.cwd, young)];
	const drift = driftBetween(before.read, after.read);
	const kind = isWithinNoise(drift, config.minDrift) ? "keep" : "update";
	const reason = `${kind === "keep" ? "They show the same workload:" : "What is hot differs: only"} ${overlapInWords(drift, kind)}.`;
	const profile = factsOfFile(after.file, after.path, after.read);
	report.add({
		profile,
		decision: {
			kind,
			reason,
			...drift
		}
	});
}
async function readDiffed(cwd, name) {
	const { path, file } = await readOperand(cwd, name);
	const read = await readOrExplain(file, name);
	if (read.edges.totalWeight > 0) return {
		path,
		file,
		read
	};
	throw new ExpectedError(`${name}: It has no call edge, so there is nothing to compare.`, { fix: "Compare CPU profiles that hold samples." });
}
async function readOperand(cwd, name) {
	const path = resolve(cwd, name);
	const file = await readIfThere(path);
	if (file !== void 0) return {
		path,
		file
	};
	throw new UsageError(`There is no file \`${name}\`.`, { fix: "Name an existing profile." });
}
/** Decodes a profile that the user named. */
function readOrExplain(file, name, renames = []) {
	return readProfile(file, renames).catch(reworded((why) => `${name}: ${why}`));
}
/** Validates it like a collected one. @throws ExpectedError when the compiler could not use it. */
async function judgeOrExplain(file, name) {
	const { doubts } = await validateFile(file, void 0).catch(reworded((why) => `${name}: ${why}`));
	return doubts;
}
/** In milliseconds; Infinity for a profile without a date. */
function ageOf({ timeNanos }, now) {
	return timeNanos > 0n ? now.getTime() - Number(timeNanos / 1000000n) : Infinity;
}
/** A warning when a profile is older than `maxAge`, in milliseconds. */
function aboutAge(head, maxAge, now) {
	const age = ageOf(head, now);
	if (age === Infinity || age <= maxAge) return [];
	const message = `It is ${duration(age)} old; \`max-profile-age\` is ${duration(maxAge)}.`;
	return [warning(message, "Refresh it; a scheduled workflow does so every week.")];
}
/** What the report says of a profile file. */
function factsOfFile(file, path, weighed) {
	const { head, edges, samples, cpuNanos, weighted } = weighed;
	return {
		path,
		bytes: file.length,
		sha256: digest(file),
		samples,
		effectiveSamples: weighted?.effective,
		cpuSeconds: Number(cpuNanos) / 1e9,
		edges: edges.edges.length,
		from: head.timeNanos > 0n ? isoDate(head.timeNanos) : void 0
	};
}
/** What the report says of a merged profile that was written to `path`. */
function factsOfMerged(merged, path) {
	const window = windowOf(merged.inputs.map(({ profile }) => profile));
	const builds = buildsOf(merged.inputs);
	const named = builds.filter(({ id }) => id !== void 0).length;
	const dated = builds.map(({ newest, ...build }) => ({
		...build,
		newest: newest > 0n ? isoDate(newest) : void 0
	}));
	return {
		...factsOfFile(merged.bytes, path, merged),
		edges: merged.writtenEdges,
		ownShare: merged.ownShare,
		from: window && isoDate(window.from),
		to: window && isoDate(window.to),
		inputsSha256: merged.inputsSha256,
		inputs: merged.inputs.length,
		buildIds: named === 0 ? void 0 : named,
		builds: named === 0 ? void 0 : dated
	};
}

export { factsOfMerged as a, merge as c, factsOfFile as i, readOrExplain as l, ageOf as n, inspect as o, diff as r, judgeOrExplain as s, aboutAge as t, mergeAccepted as u };