import { t as pLimit } from "./p-limit.js";
import { Dr as UsageError, Er as ExpectedError, Or as messageOf, Sr as _usingCtx, _n as count, _r as readIfThere, bn as addFindings, lt as secretsInCommand, pt as secretsIn, yn as share } from "./start.js";
import "./spool.js";
import { n as tally, t as areMany } from "./tally.js";
import { c as runGo, i as lastLines, s as pprofCommand, t as findMainPackage } from "./go.js";
import { a as TAKE_MORE_SAMPLES, c as judgeAll, i as weigh, l as fileJudge, n as exclusionsFor, o as aboutMergedSamples, r as reportExclusions, s as ofWantedBuild } from "./merged-facts.js";
import { n as collectedStacks, t as whileUnderLoad } from "./under-load.js";
import { r as mergeProfiles } from "./merge.js";
import { n as potentialOfReduced } from "./potential.js";
import { a as staleness, i as ownCode, t as renamesInGit } from "./renames-in-git.js";
import { t as askGoAhead } from "./ask-go.js";
import { n as readProfile } from "./weighed.js";
import { tt as renamer } from "./edge-profile.js";
import { d as checkBuildFlags, t as buildContext } from "./build.js";
import { setMaxListeners } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readdirSync } from "node:fs";

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
		const pprof = _usingCtx$1.a(askGoAhead(go.context, pprofCommand));
		const own = ownCode(go.modulePath, declared);
		const renames = knownRenames(job, go, declared);
		await lookForCommitted(renames, committed);
		const { scratch } = job;
		const judge = fileJudge({
			own,
			signal: host.signal,
			renames: renames.all,
			...config.compact !== "none" && { reduceInto: join(scratch, "reduced") }
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
			pprof: await pprof.answer,
			compact: config.compact === "none" ? "none" : "edges",
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
		const potential = potentialOfReduced(merged, "the collected profiles");
		if (potential !== void 0) job.report.potential = potential;
		return {
			...await withHeldWeights(job, await withCarriedOver(job, merged, committed, {
				...options,
				renames: renames.all
			}), committed, renames.all),
			foundRenames: renames.found
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** With the committed profile's part, where it is to have one and can. */
async function withCarriedOver(job, fresh, committed, options) {
	const { carryOver: part } = job.config;
	if (part === 0 || committed === void 0) return fresh;
	try {
		const { carryOver } = await import("./carry-over.js");
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
/** With the weights of the committed profile, where it is to have them and can. */
async function withHeldWeights(job, fresh, committed, renames) {
	const { compact, minDrift } = job.config;
	if (compact !== "stable" || committed === void 0) return fresh;
	try {
		requireDefaultThresholds(job);
		const { heldWeights } = await import("./held-weights.js");
		const { merged, held, isSame } = await heldWeights(fresh, committed, {
			renames,
			minDrift
		});
		const message = `By \`compact: stable\`, ${held} of ${count(merged.writtenEdges, "call edge")} have the weight that is committed, since the compiler decides the same by it.`;
		addFindings(job, [{
			severity: "note",
			message
		}]);
		return {
			...merged,
			sameDecisions: isSame
		};
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		const message = `No weight of the committed profile is held still: ${error.message}`;
		addFindings(job, [{
			severity: "note",
			message
		}]);
		return fresh;
	}
}
/** @throws ExpectedError when the build tells the compiler what else to take for hot. */
function requireDefaultThresholds({ config, host }) {
	const flags = [...config.buildFlags, host.env["GOFLAGS"] ?? ""].join(" ");
	if (/\bpgo(?:inline|devirtualize)/.test(flags)) throw new ExpectedError("The build has thresholds of its own (`-d=pgo…`).");
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
function requireSamples(job, merged) {
	const { minSamples } = job.config;
	if (merged.samples < minSamples) throw rejected(job, `The merge holds ${count(merged.samples, "sample")}, and \`min-samples\` is ${minSamples}.`, TAKE_MORE_SAMPLES);
	addFindings(job, aboutMergedSamples(merged));
}
function rejected(job, reason, fix) {
	job.report.decision = {
		kind: "reject",
		reason
	};
	return new ExpectedError(reason, { fix });
}

export { maskSecretsOf as n, collectAll as r, gather as t };