import { a as measureBinaries, c as sayIfNothingToMeasure, d as takeProfiles, i as gateResults, l as verify, n as beginComparison, o as nonDefaultSettings, r as buildBoth, s as pastRuns, t as announceVerdict, u as compilerReasons } from "./measure.js";
import { a as keepMerged, c as openArchiveOf, l as requireSources, n as collectProfiles, r as decideOn, s as mergeCollected, t as archiveMerged } from "./gather.js";
import { a as introduce, d as requireDifferentProfiles, i as findProgram, l as placeOfProfile, s as pathOfTarget, u as repositoryRoot } from "./program.js";
import { d as literal, x as object } from "./dist3.js";
import { t as decodeFile } from "./decode.js";
import { C as pathsIn } from "./names.js";
import { c as note, d as undefinedIfExpected, n as ExpectedError, r as Rejected } from "./errors.js";
import { _ as sameBytes, i as isBelow, o as isLfsPointer, p as readText } from "./files.js";
import { n as globOf } from "./glob.js";
import { a as jsonObjects, l as runGo, o as lastLines } from "./go.js";
import { y as reasonToUpdate } from "./files2.js";
import { i as overlapInWords, r as isWithinNoise, t as driftBetween } from "./drift.js";
import { i as readIfProfile } from "./origin.js";
import { i as publisherFor, n as undone } from "./undone.js";
import { c as requirePlainFiles, n as PUBLISHING_KINDS, t as MayOnlyRead } from "./publisher.js";
import { i as renderPullRequestBody } from "./markdown2.js";
import { f as gitPrints, l as attempt, o as eventOf, p as isOfOneProgram, s as proposedBy } from "./read.js";
import { T as count, _ as knownSecrets, w as compareText } from "./start.js";
import { i as repairCommitted } from "./repair.js";
import { realpath } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";

// src/golang/private-modules.ts
/** What Go must not look up on the public proxy and checksum database. */
const PATTERNS = [
	"GOPRIVATE",
	"GONOPROXY",
	"GONOSUMDB"
];
const OUTSIDE = "outside of this repository";
/**
* Asks go which modules the program is built from, and which of them are private.
* @param names of functions in a profile.
* @param root absolute folder of the repository, symbolic links resolved: its modules are as public as itself.
* @returns how many of the names are of private modules, and these modules, each with the reason.
*/
async function privateAmong(names, go, main, { root, flags }) {
	const env = JSON.parse(await ask(go, [
		"env",
		"-json",
		...PATTERNS,
		"GOMOD",
		"GOWORK"
	]));
	const fields = "-json=ImportPath,Standard,Module";
	const listed = await ask(go, [
		"list",
		...flags,
		"-deps",
		"-pgo=off",
		fields,
		"--",
		main.importPath,
		"std"
	]);
	const packages = jsonObjects(listed);
	const standard = new Set(packages.flatMap(({ Standard, ImportPath }) => Standard ? [ImportPath] : []));
	const modules = new Map(packages.flatMap(({ Module: one }) => one ? [[one.Path, one]] : []));
	const sums = await checksums(env);
	const reasons = /* @__PURE__ */ new Map();
	for (const module of modules.values()) reasons.set(module.Path, await reason(module, root, env, sums));
	const privateModule = (path) => {
		const elements = path.split("/");
		const module = elements.map((_, at) => elements.slice(0, elements.length - at).join("/")).find((prefix) => modules.has(prefix));
		const gone = path === "main" || standard.has(path) ? void 0 : matching(path, env);
		const found = module === void 0 ? gone : {
			module,
			why: reasons.get(module)
		};
		return found?.why === void 0 ? [] : [`\`${found.module}\` (${found.why})`];
	};
	const found = names.map((name) => pathsIn(name).flatMap(privateModule));
	return {
		ofPrivate: found.filter(({ length }) => length > 0).length,
		modules: [...new Set(found.flat())].sort()
	};
}
/** The names of functions in a profile that none of these files has; what is no profile has none. */
async function newNames(file, before) {
	const known = /* @__PURE__ */ new Set();
	for (const one of before) {
		const read = one && await decodeFile(one).catch(undefinedIfExpected);
		for (const name of read?.functions.names ?? []) known.add(name);
	}
	return [...new Set((await decodeFile(file)).functions.names)].filter((name) => !known.has(name));
}
async function ask(go, args) {
	const { exitCode, stdout, stderr } = await runGo(args, go.context);
	if (exitCode === 0) return stdout.toString();
	const fix = `Fix what \`go ${args[0]}\` reports in ${go.context.cwd}, or set \`private-names: allow\`.`;
	throw new ExpectedError(`Cannot find out which modules are private: ${lastLines(stderr, 3)}`, { fix });
}
/** Why the names in a module are private; the repository's own are as public as their source. */
async function reason(module, root, env, sums) {
	const { Path, Version, Main, Dir, Replace } = module;
	if (Main) return Dir !== void 0 && await isOfRepository(Dir, root) ? void 0 : OUTSIDE;
	if (Replace !== void 0 && (/^\.{1,2}([\\/]|$)/.test(Replace.Path) || isAbsolute(Replace.Path))) return await isOfRepository(Replace.Dir ?? resolve(dirname(workFile(env) ?? env.GOMOD), Replace.Path), root) ? void 0 : OUTSIDE;
	const path = Replace?.Path ?? Path;
	const matched = matching(Path, env) ?? matching(path, env);
	if (matched !== void 0) return matched.why;
	return sums.has(`${path} ${Replace?.Version ?? Version}`) ? void 0 : "not in go.sum";
}
/** Whether a folder is part of the repository itself, and not of a clone or submodule in it. */
async function isOfRepository(folder, root) {
	const real = await realpath(folder).catch(() => folder);
	if (!isBelow(root, real)) return false;
	for (let at = real; at !== root; at = dirname(at)) if (existsSync(join(at, ".git"))) return false;
	return true;
}
/** `MODULE VERSION` of every checksum in go.sum and go.work.sum. */
async function checksums(env) {
	const work = workFile(env);
	const files = [env.GOMOD.replace(/\.mod$/, ".sum"), ...work === void 0 ? [] : [`${work}.sum`]];
	const lines = (await Promise.all(files.map((file) => readText(file).catch(() => "")))).join("\n").split("\n");
	return new Set(lines.map((line) => line.split(" ", 2).join(" ")));
}
function workFile({ GOWORK }) {
	return GOWORK === "" || GOWORK === "off" ? void 0 : GOWORK;
}
function matching(path, env) {
	for (const why of PATTERNS) {
		const module = matchingPrefix(env[why], path);
		if (module !== void 0) return {
			module,
			why
		};
	}
}
/**
* The beginning of `path` that one of the comma-separated patterns matches, as Go compares module paths with GOPRIVATE:
* a pattern is compared with as many elements as it has itself (`MatchPrefixPatterns` of golang.org/x/mod/module).
*/
function matchingPrefix(patterns, path) {
	for (const pattern of patterns.split(",").map((written) => written.replace(/\/$/, ""))) {
		const prefix = path.split("/").slice(0, pattern.split("/").length).join("/");
		if (pattern !== "" && globOf(pattern, {
			asGo: true,
			hidden: true
		}).matches(prefix)) return prefix;
	}
}

// src/commands/propose.ts
/** How many versions of the committed profile are searched for reverted ones. */
const VERSIONS = 5;
/** Compares the new profile with what is proposed, was reverted and was declined. */
async function answerTo({ work, place: { path } }, { publisher, published }, merged, { kind, reason }) {
	const { config, command } = work.run;
	if (kind === "keep" && command !== "repair") return {
		kind,
		reason
	};
	const file = published.files.get(path) ?? {};
	const { proposed } = published;
	const isOpen = proposed?.outdated === false && proposed.isMisdescribed !== true && !sameBytes(file.proposed, file.committed);
	const open = isOpen ? await driftWithinNoise(file.proposed, merged, config) : void 0;
	if (command === "repair" && isOpen && open === void 0) {
		const waiting = await readIfProfile(file.proposed);
		if (waiting && waiting.head.timeNanos > merged.head.timeNanos) return {
			kind: "as-proposed",
			reason: `${reason} The open proposal has a newer profile, and stays.`
		};
	}
	if (kind === "keep") return {
		kind,
		reason
	};
	if (open !== void 0) return {
		kind: "as-proposed",
		reason: `What is proposed already is as good as the new merge: ${overlapInWords(open, "keep")}.`
	};
	const refused = (kind, drift, why, fix) => ({
		kind,
		reason: `${why}, so this one is not proposed: ${overlapInWords(drift, "keep")}.`,
		note: note(`${why}, so this one is not proposed.`, fix)
	});
	const versions = await publisher.versions(path, VERSIONS);
	for (const { bytes, commit, title } of undone(versions)) {
		const drift = await driftWithinNoise(bytes, merged, config);
		if (drift === void 0) continue;
		const then = commit.slice(0, 10);
		return refused("reverted", drift, `As good a profile came with commit ${then} (“${title}”) and was reverted since`, `To use it, run \`git checkout ${then} -- ':/${path}'\`.`);
	}
	for (const { bytes, number, url, closedAt } of file.declined ?? []) {
		const drift = versions.some((version) => sameBytes(version.bytes, bytes) && Date.parse(version.time ?? "") > closedAt) ? void 0 : await driftWithinNoise(bytes, merged, config);
		if (drift === void 0) continue;
		return refused("declined", drift, `Pull request #${number} (${url}) with as good a profile was closed without being merged`, `To have it proposed, reopen #${number} (restore its branch first, if it was deleted). If GitHub does not reopen it any more, commit its profile: \`${`git fetch origin pull/${number}/head && git checkout FETCH_HEAD -- ':/${path}'`}\`.`);
	}
	return { kind: "new" };
}
/** How far that profile and the merge are apart, if that is no more than noise; else undefined. */
async function driftWithinNoise(profile, merged, { minDrift, minSamples, renames }) {
	const before = await readIfProfile(profile, renames);
	if (before === void 0 || before.edges.totalWeight === 0) return void 0;
	if (reasonToUpdate(before, merged, minSamples) !== void 0) return void 0;
	const drift = driftBetween(before, merged);
	return isWithinNoise(drift, minDrift) ? drift : void 0;
}
/** Finds out what is published already, of these programs and of all other targets. */
async function lookAtDestination(group, programs) {
	const { run } = group.whole;
	const [first] = programs;
	const about = isOfOneProgram(group) && first ? {
		...first.program,
		...first
	} : void 0;
	const publisher = await publisherFor(run, about);
	const paths = programs.map(({ place }) => place.path);
	const lost = group.works.filter((work) => programs.every((one) => one.work !== work));
	const targets = [...group.others.map((target) => ({
		target,
		name: target.name ?? "",
		failed: false
	})), ...lost.map(({ run: { config } }) => ({
		target: config,
		name: config.target ?? "",
		failed: true
	}))];
	const others = [];
	for (const { target, name, failed } of targets) {
		const path = await pathOfTarget(run, target);
		if (path !== void 0 && !paths.includes(path)) others.push({
			name,
			path,
			failed
		});
	}
	return {
		publisher,
		published: await publisher.look([...paths, ...others.map(({ path }) => path)]),
		others
	};
}
/** Publishes what is new with what earlier runs proposed and nothing has replaced, or withdraws what is pointless. */
async function publish(run, { publisher, published, others }, ends, report) {
	const of = (kind) => ends.filter(({ answer }) => answer.kind === kind);
	const [updates, kept, failed] = [
		of("new"),
		of("keep"),
		of("failed")
	];
	const rest = ends.filter(({ answer }) => answer.kind !== "new" && answer.kind !== "keep");
	const unchanged = [...others, ...rest.map(({ work, place: { path }, answer }) => {
		return {
			name: work.run.config.target ?? "",
			path,
			failed: answer.kind === "failed"
		};
	})].filter(({ path }) => isProposed(published, path));
	const isOne = report.targets === void 0;
	if (failed.length === ends.length && (isOne || unchanged.length === 0)) return {};
	const [only] = isOne ? ends : [];
	const reasonOr = (several) => only && "reason" in only.answer ? only.answer.reason : several;
	const { files, findings } = keptFromOpenProposal(published, unchanged);
	const isPointless = kept.some(({ place }) => isProposed(published, place.path));
	try {
		if (updates.length > 0 || files.length > 0 && isPointless) {
			run.host.progress("Publishing …");
			const fresh = updates.map(({ place: { path }, profile: { bytes } }) => ({
				path,
				bytes
			}));
			const whole = knownSecrets.redact({
				...report,
				findings: [...report.findings, ...findings]
			});
			const handed = await publisher.publish({
				files: [...fresh, ...files].sort((a, b) => compareText(a.path, b.path)),
				renderBody: ({ maxLength, byDefaultToken: defaultToken }) => renderPullRequestBody(whole, {
					maxLength,
					defaultToken
				}),
				draft: updates.some(({ work }) => work.report.value.comparison?.verdict === "slower")
			});
			return {
				...handed,
				findings: [...findings, ...handed.findings]
			};
		}
		if (unchanged.length > 0 || published.proposed !== void 0 && kept.length === 0) return {
			publication: leftAlone(publisher, published, reasonOr("The open proposal does not change.")),
			findings: await publisher.keep()
		};
		const reason = reasonOr("No new profile is worth proposing.");
		if (kept.length > 0) return await publisher.withdraw(reason);
		return { publication: {
			kind: publisher.kind,
			operation: "none",
			reason
		} };
	} catch (error) {
		if (!(error instanceof MayOnlyRead) || await proposedBy(run.host.env) === void 0) throw error;
		const reason = `On this pull request the token may only read, so nothing was published: ${error.message}`;
		return {
			publication: {
				kind: publisher.kind,
				operation: "none",
				reason
			},
			findings: [note(reason, "The job summary and the output folder have it all. A pull request from a fork gets no more; for others, the job can have `permissions: { contents: write, pull-requests: write }`.")]
		};
	}
}
/** What became of one target's profile in a pull request of several. */
function publicationOf({ answer }, { publisher, published }, shared) {
	if (answer.kind === "failed") return void 0;
	if (answer.kind === "new") return shared;
	const { reason } = answer;
	if (answer.kind !== "as-proposed") return {
		kind: publisher.kind,
		operation: "none",
		reason
	};
	const left = leftAlone(publisher, published, reason);
	return {
		...left,
		headSha: shared?.headSha ?? left.headSha
	};
}
/** Whether the open pull request changes this file. */
function isProposed({ proposed, files }, path) {
	const file = files.get(path);
	return proposed !== void 0 && file?.proposed !== void 0 && !sameBytes(file.proposed, file.committed);
}
/**
* What the open pull request changes of profiles that nothing has replaced: it goes on proposing it, unless the base has changed
* the file since, which may be the newer one.
*/
function keptFromOpenProposal(published, others) {
	const files = [];
	const findings = [];
	for (const { name, path, failed } of others) {
		const file = published.files.get(path);
		const isOutdated = file?.outdated === true;
		if (!isOutdated) files.push({
			path,
			bytes: file?.proposed
		});
		const message = isOutdated ? `${path} of ${name} is no longer proposed: the base has another one since, and this run has no new one.` : `${path} of ${name} stays as it was proposed before: this run has found no new profile for it.`;
		if (isOutdated || failed) findings.push(note(message));
	}
	return {
		files,
		findings
	};
}
function leftAlone({ kind }, { proposed }, reason) {
	const { number, url, headSha } = proposed ?? {};
	return {
		kind,
		operation: "none",
		number,
		url,
		headSha,
		reason
	};
}
/** @returns what the base has there. @throws ExpectedError when our commit cannot replace it. */
async function requireReplaceable(run, { path, inRepository }, published) {
	requirePlainFiles(published, [path]);
	const committed = published.files.get(path)?.committed;
	if (!inRepository) return committed;
	const root = await repositoryRoot(run);
	const isTracked = (await gitPrints(run, root, "check-attr", "-z", "filter", "--", path))?.split("\0")[2] === "lfs";
	if (!(committed !== void 0 && isLfsPointer(committed)) && (!isTracked || PUBLISHING_KINDS[run.config.publish].isOnlyWritten)) return committed;
	const message = `\`${path}\` is in Git LFS, so it is not refreshed: \`go build\` fails in clones without LFS.`;
	const fix = `Take it out of LFS, which so small a file does not need: delete its pattern from \`.gitattributes\`, \`git add --renormalize ${path}\`, commit and run again.`;
	throw new ExpectedError(message, { fix });
}
/** So many private modules are named. */
const NAMED = 5;
/**
* Says how many names of functions become public with a profile, before it is pushed to a public repository.
* @throws ExpectedError for names of private modules that were not public before, unless `private-names` allows them, and when
* it is unknown which modules are private.
*/
async function aboutPrivateNames(run, { go, main }, place, published, bytes) {
	if (!(published.isPublic ?? await isPublicByEnvironment(run)) || !place.inRepository) return [];
	const { committed, proposed } = published.files.get(place.path) ?? {};
	const { buildFlags: flags, privateNames, repository = "The repository" } = run.config;
	const names = await newNames(bytes, [committed, proposed]);
	if (names.length === 0) return [];
	const root = await repositoryRoot(run);
	const { ofPrivate, modules } = await privateAmong(names, go, main, {
		root,
		flags
	});
	const rest = modules.length > NAMED ? [count(modules.length - NAMED, "further module")] : [];
	const listed = [...modules.slice(0, NAMED), ...rest].join(", ");
	const told = `${count(ofPrivate, "name")} of functions of private modules: ${listed}`;
	if (modules.length > 0 && privateNames === "refuse") {
		const message = `\`${place.path}\` is not published: ${repository} is public, and it would show ${told}.`;
		throw new ExpectedError(message, { fix: "Set `private-names: allow` if everybody may read these names; else keep the profile out of the repository, with `publish: none`." });
	}
	const isFirst = committed === void 0 && proposed === void 0;
	if (!isFirst && modules.length === 0) return [];
	const first = `${repository} is public and has no \`${place.path}\` yet: with it, ${count(names.length, "name")} of functions become public.`;
	const allowed = `By \`private-names: allow\`, \`${place.path}\` shows ${told}.`;
	return [note([isFirst && first, modules.length > 0 && allowed].filter(Boolean).join(" "))];
}
const EVENT = object({ repository: object({ private: literal(false) }) });
/** Whether everybody can read what is pushed by git alone, as far as GitLab or GitHub have told the job. */
async function isPublicByEnvironment({ config, host }) {
	const { CI_PROJECT_VISIBILITY: visibility, GITHUB_EVENT_PATH: event } = host.env;
	if (config.publish !== "git") return false;
	if (visibility !== void 0 || !event) return visibility === "public";
	return await eventOf(host.env, EVENT) !== void 0;
}

// src/refresh.ts
/**
* `refresh`, the main command: for each program collect, merge, decide, build and compare; then publish once for all of them. A
* program that fails does not stop the others. `repair` is the same with the committed profile in place of a collected one. Each stage returns what it found, and this file puts that into the report.
*/
async function refresh(group) {
	const programs = await forEach(group.works, findProgramAndPlace);
	requireDifferentProfiles(programs);
	if (programs.length === 0) return;
	const destination = await lookAtDestination(group, programs);
	const makeProfile = group.whole.run.command === "repair" ? repairAndDecide : collectMergeDecide;
	const decided = await forEach(programs, (one) => makeProfile(one, destination));
	const isNew = ({ answer }) => answer.kind === "new";
	const compared = await forEach(decided.filter(isNew), (one) => buildAndCompare(one, destination));
	const ends = programs.map((one) => {
		const sameWork = ({ work }) => work === one.work && work.report.failure === void 0;
		const answer = { kind: "new" };
		const built = compared.find(sameWork);
		return built ? {
			...built,
			answer
		} : decided.find(sameWork) ?? {
			...one,
			answer: { kind: "failed" }
		};
	});
	for (const { work, answer } of ends) if ("note" in answer) work.report.add({ findings: [answer.note] });
	const { run, report } = group.whole;
	report.add(await publish(run, destination, ends, report.value));
	if (isOfOneProgram(group)) return;
	const { publication } = report.value;
	for (const end of ends) end.work.report.add({ publication: publicationOf(end, destination, publication) });
}
/** The program, and where its profile belongs. */
async function findProgramAndPlace(work) {
	const { run, report } = work;
	if (run.command === "refresh") requireSources(run.config);
	const program = await findProgram(run);
	const place = await placeOfProfile(run, program.profilePath);
	introduce(run, report, program, place.path);
	return {
		work,
		program,
		place
	};
}
/** Makes a new profile of what the sources deliver, and decides whether it is worth proposing. */
async function collectMergeDecide(one, destination) {
	const { program, place } = one;
	const { run, report } = one.work;
	const committed = await requireReplaceable(run, place, destination.published);
	const archive = await openArchiveOf(run);
	const collected = await collectProfiles(run, program);
	report.add({
		sources: collected.sources,
		findings: collected.findings
	});
	const { merged, findings, potential, stacks } = await mergeCollected(run, program, collected, committed);
	const profile = {
		...await keepMerged(run, merged, place.path),
		repositoryPath: place.path
	};
	report.add({
		findings,
		potential,
		profile
	});
	const decision = await decideOn(run, program, committed, merged);
	report.add({ decision });
	requireUsable(run, decision, "Profile the program under load.");
	report.add({ profile: await archiveMerged(archive, run, merged, profile) });
	const answer = await answerTo(one, destination, merged, decision);
	const { path } = profile;
	return {
		...one,
		profile: {
			path,
			bytes: merged.bytes
		},
		collected: stacks,
		answer
	};
}
/** `repair`: the committed profile, matched to today's source, takes the place of a collected one. */
async function repairAndDecide(one, destination) {
	const { program, place } = one;
	const { run, report } = one.work;
	const committed = await requireReplaceable(run, place, destination.published);
	const { bytes, ...repaired } = await repairCommitted(run, program, place.path, committed);
	const { decision, profile, findings } = repaired;
	report.add({
		profile,
		decision,
		repair: repaired.repair,
		findings
	});
	requireUsable(run, decision, "Make a new profile with `npx go-pgo@1 refresh`.");
	const answer = await answerTo(one, destination, repaired, decision);
	return {
		...one,
		profile: {
			path: profile.path,
			bytes
		},
		answer
	};
}
/** @throws Rejected when the new profile must not be used. */
function requireUsable({ host }, { kind, reason }, fix) {
	host.progress(`Decision: ${kind}. ${reason}`);
	if (kind === "reject") throw new Rejected(reason, { fix });
}
/** Builds the program with the new profile and without it, verifies and measures both, and looks into why they differ. */
async function buildAndCompare(one, { published }) {
	const { program, place, collected } = one;
	const { path, bytes } = one.profile;
	const { run, report } = one.work;
	report.add({ findings: await aboutPrivateNames(run, program, place, published, bytes) });
	report.add({ settings: nonDefaultSettings(run.config) });
	const sides = {
		baseline: { kind: "off" },
		candidate: {
			kind: "profile",
			path,
			display: basename(place.path)
		}
	};
	await sayIfNothingToMeasure(run, program, sides);
	const build = await buildBoth(run, program, sides);
	report.add({ build });
	report.add({ findings: await verify(run, place, bytes) });
	const pairing = beginComparison(run, {
		program,
		sides,
		build,
		collected
	});
	const { profilable, ...measured } = await measureBinaries(pairing);
	report.add(measured);
	announceVerdict(pairing.run, report.value);
	const { cpu, ...profiles } = await takeProfiles(pairing, profilable);
	report.add(profiles);
	report.add(await compilerReasons(pairing, cpu));
	report.add(await pastRuns(run, report.value));
	report.add(gateResults(report.value, run.config));
	return one;
}
/** Does it for one after the other. @returns the results of those that did not fail. */
async function forEach(all, stage) {
	const results = [];
	for (const one of all) {
		const result = await attempt("work" in one ? one.work : one, () => stage(one));
		if (result !== void 0) results.push(result);
	}
	return results;
}

export { refresh };