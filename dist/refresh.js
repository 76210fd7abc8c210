import { t as aboutBuildsWithout } from "./check-place.js";
import { ut as slowerThanCommitted } from "./headline.js";
import { C as buildContender, a as keepMerged, c as openArchiveOf, l as requireSources, n as collectProfiles, r as decideOn, s as mergeCollected, t as archiveMerged } from "./gather.js";
import { r as differentGap, t as readIfProfile } from "./published.js";
import { n as PUBLISHING_KINDS, s as requirePlainFiles, t as MayOnlyRead } from "./publisher2.js";
import { c as note, d as undefinedIfExpected, f as warning, n as ExpectedError, r as Rejected } from "./errors.js";
import { _ as sameBytes, g as replaceFile, i as isBelow, o as isLfsPointer, p as readText } from "./files.js";
import { D as compareText, E as changeWithInterval, O as count, b as knownSecrets } from "./start.js";
import { a as introduce, d as requireDifferentProfiles, i as findProgram, l as placeOfProfile, s as pathOfTarget, t as buildOptions, u as repositoryRoot } from "./program.js";
import { a as orTryAgain, b as takeProfiles, c as buildBoth, d as measureBinaries, f as nonDefaultSettings, i as carryLeftOut, l as foreseeNoVerdict, m as verify, n as proposeTuned, o as announceVerdict, p as pastRuns, s as beginComparison, t as carriedContender, u as gateResults, v as benchmarkLoops, x as trainingOf, y as compilerReasons } from "./tuning.js";
import { d as literal, x as object } from "./dist3.js";
import { t as decodeFile } from "./decode.js";
import { w as pathsIn } from "./names.js";
import { n as globOf } from "./glob.js";
import { a as jsonObjects, l as runGo, o as lastLines } from "./go.js";
import { i as repairCommitted, l as reasonToUpdate } from "./repair.js";
import { a as isWithinNoise, o as overlapInWords, r as driftBetween } from "./drift.js";
import { i as publisherFor, t as aboutOtherBase } from "./publish2.js";
import { n as undone } from "./undone.js";
import { i as renderPullRequestBody } from "./markdown2.js";
import { c as gitPrints, f as partsAbout, i as unmergedPullOf, l as isOfOneProgram, m as reportSoFar, r as eventOf, s as expectedError } from "./read.js";
import { realpath } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";

// src/commands/contenders.ts
/**
* Builds the contender with the committed profile. Users run the program with the committed profile today, so a new profile must not be
* slower than the committed profile. The contender is built from today's source. The contender is measured in the same rounds as the build
* with the new profile and the build without a profile. For example, PGO may gain 4 % with the committed profile and 3 % with the new
* profile. In this example, the program is faster with the new profile than without a profile, but slower than it is today.
*/
/**
* Builds the program with the committed profile.
* @param committed the bytes of the committed profile; undefined if the repository has no profile.
* @param proposed the bytes of the new profile.
* @returns no contender if the committed profile is missing, is not a profile, holds no call edge or equals the new profile. If the program
* does not build with the committed profile, a finding says so.
* @throws the signal's reason if the run was cancelled.
*/
async function committedContender(run, program, committed, proposed) {
	const none = {
		others: {},
		findings: []
	};
	if (committed === void 0 || sameBytes(committed, proposed)) return none;
	const profile = await readIfProfile(committed);
	if (profile === void 0 || profile.edges.totalWeight === 0) return none;
	const path = join(run.scratch, "committed.pgo");
	await replaceFile(path, committed);
	const side = {
		kind: "profile",
		path,
		display: "the committed profile"
	};
	try {
		return {
			others: { committed: {
				side,
				binary: await buildContender(buildOptions(run, program, "build"), side, "committed")
			} },
			findings: []
		};
	} catch (error) {
		run.host.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const message = `The new profile is not compared with the committed one: ${error.message}`;
		return {
			others: {},
			findings: [note(message, error.fix ?? "If the new profile replaces the committed one, you need to do nothing.")]
		};
	}
}
/**
* Decides whether a new profile is proposed, after the new profile and the committed profile were measured in the same rounds.
* @returns the answer, and the comparison, which names the proposed profile. The answer is `new`, except in two cases. The program is proven
* to be slower with the new profile than with the committed profile. Or the program is proven to be slower with the new profile than without
* a profile, and the run publishes in a way that makes no drafts, unless the program is proven to be even slower with the committed profile.
*/
function answerAfterMeasuring(comparison, { command, config: { publish } }, place) {
	if (comparison === void 0) return {
		answer: { kind: "new" },
		comparison
	};
	const proposed = comparison.proposed ?? (command === "repair" ? "repaired" : "recorded");
	const worse = slowerThanCommitted({
		...comparison,
		proposed
	});
	if (worse !== void 0) return {
		answer: answerSlower(worse, place),
		comparison: {
			...comparison,
			proposed: "committed"
		}
	};
	const isBetter = comparison.contenders?.some(({ name, against, verdict }) => name === proposed && against === "committed" && verdict === "faster");
	if (comparison.verdict === "slower" && !isBetter && PUBLISHING_KINDS[publish].refusesSlower) return {
		answer: answerWithoutDraft(comparison),
		comparison: {
			...comparison,
			proposed: void 0
		}
	};
	return {
		answer: { kind: "new" },
		comparison: {
			...comparison,
			proposed
		}
	};
}
/** Returns the answer for a new profile that is proven to be slower than no profile, if the run cannot propose the profile as a draft. */
function answerWithoutDraft({ change = 0, interval = [0, 0] }) {
	const shown = changeWithInterval(change, interval);
	const reason = `The program is proven to be slower with the new profile than without a profile (${shown.change}, 95 % interval ${shown.interval}), so the new profile is not published.`;
	return {
		kind: "slower",
		reason,
		note: warning(reason, `To review the new profile, set \`publish: pull-request\`, which proposes it as a draft. To look longer for a faster profile, set \`tune: 30m\`. The new profile is in the output folder.`)
	};
}
function answerSlower(worse, place) {
	const { change, interval } = changeWithInterval(worse.change, worse.interval);
	const reason = `The program is proven to be slower with the new profile than with the committed one (${change}, 95 % interval ${interval}), so the new profile is not proposed.`;
	const fix = `The report shows what the compiler inlines with each of the two profiles. The new profile is in the output folder. If you want to use it nevertheless, commit it as \`${place.path}\`.`;
	return {
		kind: "slower",
		reason,
		note: warning(reason, fix)
	};
}

// src/golang/private-modules.ts
/**
* The environment variables of Go that list private modules. Go must not look up private modules on the public proxy or in the public
* checksum database.
*/
const PATTERNS = [
	"GOPRIVATE",
	"GONOPROXY",
	"GONOSUMDB"
];
const OUTSIDE = "outside of this repository";
/**
* Finds the private modules whose functions a profile names. A profile in a public repository would show the function names of private
* modules to everyone. A module is private in three cases: GOPRIVATE or a similar variable lists it, it is a folder outside of the
* repository, or go.sum has no checksum of it.
* @param names the names of the functions in a profile.
* @param root the absolute folder of the repository, with symbolic links resolved. The modules in this folder are as public as the
* repository.
* @returns the number of names that belong to private modules, and the private modules, each with the reason why it is private.
*/
async function privateAmong(names, go, main, { root, flags }) {
	const env = JSON.parse(await askGo(go, [
		"env",
		"-json",
		...PATTERNS,
		"GOMOD",
		"GOWORK"
	]));
	const fields = "-json=ImportPath,Standard,Module";
	const listed = await askGo(go, [
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
		const gone = path === "main" || standard.has(path) ? void 0 : privatePattern(path, env);
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
/**
* Returns the function names that a profile has and no earlier version of the file has. An earlier version that is not a profile counts as
* a file without names.
*/
async function newNames(file, before) {
	const known = /* @__PURE__ */ new Set();
	for (const one of before) {
		const read = one && await decodeFile(one).catch(undefinedIfExpected);
		for (const name of read?.functions.names ?? []) known.add(name);
	}
	return [...new Set((await decodeFile(file)).functions.names)].filter((name) => !known.has(name));
}
/** Runs `go` with `args` and returns its output. @throws ExpectedError if `go` fails. */
async function askGo(go, args) {
	const { exitCode, stdout, stderr } = await runGo(args, go.context);
	if (exitCode === 0) return stdout.toString();
	const fix = `Fix what \`go ${args[0]}\` reports in ${go.context.cwd}, or set \`private-names: allow\`.`;
	throw new ExpectedError(`Cannot find out which modules are private: ${lastLines(stderr, 3)}`, { fix });
}
/** Returns why a module is private; undefined for a public module. A module in the repository is as public as the repository. */
async function reason(module, root, env, sums) {
	const { Path, Version, Main, Dir, Replace } = module;
	if (Main) return Dir !== void 0 && await isOfRepository(Dir, root) ? void 0 : OUTSIDE;
	if (Replace !== void 0 && (/^\.{1,2}([\\/]|$)/.test(Replace.Path) || isAbsolute(Replace.Path))) return await isOfRepository(Replace.Dir ?? resolve(dirname(workFile(env) ?? env.GOMOD), Replace.Path), root) ? void 0 : OUTSIDE;
	const path = Replace?.Path ?? Path;
	const matched = privatePattern(Path, env) ?? privatePattern(path, env);
	if (matched !== void 0) return matched.why;
	return sums.has(`${path} ${Replace?.Version ?? Version}`) ? void 0 : "not in go.sum";
}
/** True if a folder belongs to the repository itself, and not to a clone or a submodule inside of the repository. */
async function isOfRepository(folder, root) {
	const real = await realpath(folder).catch(() => folder);
	if (!isBelow(root, real)) return false;
	for (let at = real; at !== root; at = dirname(at)) if (existsSync(join(at, ".git"))) return false;
	return true;
}
/** Returns `MODULE VERSION` for each checksum in go.sum and go.work.sum. */
async function checksums(env) {
	const work = workFile(env);
	const files = [env.GOMOD.replace(/\.mod$/, ".sum"), ...work === void 0 ? [] : [`${work}.sum`]];
	const lines = (await Promise.all(files.map((file) => readText(file).catch(() => "")))).join("\n").split("\n");
	return new Set(lines.map((line) => line.split(" ", 2).join(" ")));
}
/** Returns the path of the workspace file (`go.work`); undefined without a workspace. */
function workFile({ GOWORK }) {
	return GOWORK === "" || GOWORK === "off" ? void 0 : GOWORK;
}
/** Returns the pattern in Go's variables that matches a path, and the name of the variable; undefined if no pattern matches. */
function privatePattern(path, env) {
	for (const why of PATTERNS) {
		const module = matchingPrefix(env[why], path);
		if (module !== void 0) return {
			module,
			why
		};
	}
}
/**
* Returns the beginning of `path` that one of the comma-separated patterns matches; undefined if no pattern matches. Go compares a pattern
* with as many elements of the path as the pattern has (`MatchPrefixPatterns` of golang.org/x/mod/module).
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
/**
* The number of versions of the committed profile that are read, to find reverted profiles. A reverted profile is found as long as the
* version from before it is among the versions that are read.
*/
const VERSIONS_COMPARED = 20;
/** Compares the new profile with the proposed, reverted and declined profiles, and decides if the new profile is proposed. */
async function answerTo({ run, place: { path } }, { publisher, published }, merged, { kind, reason }) {
	const { config, command } = run;
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
			reason: `${reason} The open proposal has a newer profile, so it stays.`
		};
	}
	if (kind === "keep") return {
		kind,
		reason
	};
	if (open !== void 0) return {
		kind: "as-proposed",
		reason: `The proposed profile is as good as the new merge: ${overlapInWords(open, "keep")}.`
	};
	const versions = await publisher.versions(path, VERSIONS_COMPARED);
	for (const { bytes, commit, title } of undone(versions)) {
		const drift = await driftWithinNoise(bytes, merged, config);
		if (drift === void 0) continue;
		const then = commit.slice(0, 10);
		return refusedAnswer("reverted", drift, `Commit ${then} (“${title}”) brought an equally good profile, and was reverted later`, `To use that profile, run \`git checkout ${then} -- ':/${path}'\`.`);
	}
	for (const { bytes, number, url, closedAt } of file.declined ?? []) {
		const drift = versions.some((version) => sameBytes(version.bytes, bytes) && Date.parse(version.time ?? "") > closedAt) ? void 0 : await driftWithinNoise(bytes, merged, config);
		if (drift === void 0) continue;
		return refusedAnswer("declined", drift, `Pull request #${number} (${url}) has an equally good profile, and was closed without being merged`, `To propose that profile again, reopen #${number} (restore its branch first, if it was deleted). If GitHub cannot reopen the pull request, commit its profile: \`${`git fetch origin pull/${number}/head && git checkout FETCH_HEAD -- ':/${path}'`}\`.`);
	}
	return { kind: "new" };
}
/**
* Returns the answer that the profile is not proposed, because people have refused an equally good profile.
* @param why what people did, without a full stop.
*/
function refusedAnswer(kind, drift, why, fix) {
	const message = `${why}, so the new profile is not proposed`;
	return {
		kind,
		reason: `${message}: ${overlapInWords(drift, "keep")}.`,
		note: note(`${message}.`, fix)
	};
}
/** Returns the drift between a profile and the merged profile; undefined if the drift is larger than the noise. */
async function driftWithinNoise(profile, merged, { minDrift, minSamples, renames }) {
	const before = await readIfProfile(profile, renames);
	if (before === void 0 || before.edges.totalWeight === 0) return void 0;
	if (reasonToUpdate(before, merged, minSamples) !== void 0) return void 0;
	if (differentGap(before, merged) !== void 0) return void 0;
	const drift = driftBetween(before, merged);
	return isWithinNoise(drift, minDrift) ? drift : void 0;
}
/** Reads the published profiles of these programs and of all other targets. */
async function lookAtDestination(group, programs) {
	const run = group.whole;
	const [first] = programs;
	const about = isOfOneProgram(group) && first ? {
		...first.program,
		...first
	} : void 0;
	const publisher = await publisherFor(run, about);
	const paths = programs.map(({ place }) => place.path);
	const lost = group.runs.filter((ofTarget) => programs.every((program) => program.run !== ofTarget));
	const targets = [...group.others.map((target) => ({
		target,
		name: target.name ?? "",
		failed: false
	})), ...lost.map(({ config }) => ({
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
	const published = await publisher.look([...paths, ...others.map(({ path }) => path)]);
	return {
		publisher,
		published,
		others,
		findings: await aboutOtherBase(run, published)
	};
}
/**
* Publishes the new profiles. Profiles that earlier runs proposed stay in the pull request if this run has no newer version. If no profile
* is worth proposing any more, the function withdraws the open pull request.
* @param ends the result of the work on each program.
* @param report the report of the whole run, for the text of the pull request.
*/
async function publish(run, { publisher, published, others }, ends, report) {
	const of = (kind) => ends.filter(({ answer }) => answer.kind === kind);
	const [updates, kept, failed] = [
		of("new"),
		of("keep"),
		of("failed")
	];
	const rest = ends.filter(({ answer }) => answer.kind !== "new" && answer.kind !== "keep");
	const unchanged = [...others, ...rest.map(({ run, place: { path }, answer }) => {
		return {
			name: run.config.target ?? "",
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
				draft: updates.some(({ isSlower }) => isSlower),
				keepsFiles: files.length > 0
			});
			return {
				...handed,
				findings: [...findings, ...handed.findings]
			};
		}
		if (unchanged.length > 0 && !isPointless || published.proposed !== void 0 && kept.length === 0) return {
			publication: leftAlone(publisher, published, reasonOr("The open proposal does not change.")),
			findings: await publisher.keep()
		};
		const reason = reasonOr("No new profile is worth proposing.");
		if (kept.length > 0) {
			const withdrawn = await publisher.withdraw(reason);
			return {
				...withdrawn,
				findings: [...findings, ...withdrawn.findings]
			};
		}
		return { publication: {
			kind: publisher.kind,
			operation: "none",
			reason
		} };
	} catch (error) {
		return notedIfReadOnly(run, publisher, error);
	}
}
/**
* Turns a missing permission into a note if the job is for a pull request, because a token of a fork's pull request cannot get more
* permissions. In all other jobs, a missing permission is an error.
* @throws every other error.
*/
async function notedIfReadOnly(run, { kind }, error) {
	if (!(error instanceof MayOnlyRead) || await unmergedPullOf(run.host.env) === void 0) throw error;
	const reason = `In a run for this pull request, the token may only read, so nothing was published: ${error.message}`;
	return {
		publication: {
			kind,
			operation: "none",
			reason
		},
		findings: [note(reason, "Read the result in the job summary and the output folder. The token of a pull request from a fork cannot get more rights. For other pull requests, give the job `permissions: { contents: write, pull-requests: write }`.")]
	};
}
/** Returns the publication of one target's profile. @param shared the publication of the pull request that several targets share. */
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
/** Returns true if the open pull request changes this file. */
function isProposed({ proposed, files }, path) {
	const file = files.get(path);
	return proposed !== void 0 && file?.proposed !== void 0 && !sameBytes(file.proposed, file.committed);
}
/**
* Returns the files that the open pull request must keep, because this run has no new versions of these files. The pull request does not
* keep a file that has changed on the base, because the base's version may be newer.
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
		const message = isOutdated ? `${path} of ${name} is no longer proposed, because the file has changed on the base and this run has no new profile for it.` : `${path} of ${name} stays in the pull request as before, because this run has no new profile for it.`;
		if (isOutdated || failed) findings.push(note(message));
	}
	return {
		files,
		findings
	};
}
/** Returns a publication that changes nothing about the open pull request. */
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
/**
* Returns the committed profile.
* @throws ExpectedError if a commit of this action could not replace the profile, because it is a link or in Git LFS.
*/
async function requireReplaceable(run, { path, inRepository }, published) {
	requirePlainFiles(published, [path]);
	const committed = published.files.get(path)?.committed;
	if (!inRepository) return committed;
	const root = await repositoryRoot(run);
	const isTracked = (await gitPrints(run, root, "check-attr", "-z", "filter", "--", path))?.split("\0")[2] === "lfs";
	if (!(committed !== void 0 && isLfsPointer(committed)) && (!isTracked || PUBLISHING_KINDS[run.config.publish].isOnlyWritten)) return committed;
	const message = `The run does not refresh \`${path}\`, because the file is in Git LFS, and \`go build\` fails in clones without LFS.`;
	const fix = `Take the profile out of LFS, because such a small file does not need LFS: delete its pattern from \`.gitattributes\`, \`git add --renormalize ${path}\`, commit and run again.`;
	throw new ExpectedError(message, { fix });
}
/** The most private modules that a message names. */
const MODULES_NAMED = 5;
/**
* Reports the number of function names that become public when a profile is pushed to a public repository.
* @throws ExpectedError if names of private modules would become public and `private-names` does not allow this, or if the private modules
* are unknown.
*/
async function aboutPrivateNames(run, { go, main }, { place, published }, bytes) {
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
	const rest = modules.length > MODULES_NAMED ? [count(modules.length - MODULES_NAMED, "further module")] : [];
	const listed = [...modules.slice(0, MODULES_NAMED), ...rest].join(", ");
	const told = `${count(ofPrivate, "name")} of functions of private modules: ${listed}`;
	if (modules.length > 0 && privateNames === "refuse") {
		const message = `\`${place.path}\` is not published: ${repository} is public, and the profile would show ${told}.`;
		throw new ExpectedError(message, { fix: "Set `private-names: allow` if everyone may read these names. Otherwise keep the profile out of the repository, with `publish: none`." });
	}
	const isFirst = committed === void 0 && proposed === void 0;
	if (!isFirst && modules.length === 0) return [];
	const first = `${repository} is public and has no \`${place.path}\` yet. With this profile, ${count(names.length, "name")} of functions become public.`;
	const allowed = `\`${place.path}\` shows ${told}, because \`private-names\` is \`allow\`.`;
	return [note([isFirst && first, modules.length > 0 && allowed].filter(Boolean).join(" "))];
}
const PUBLIC_REPOSITORY_EVENT = object({ repository: object({ private: literal(false) }) });
/**
* Returns true if everyone can read the files that `publish: git` pushes. Only the environment of a job on GitLab or GitHub shows who can
* read the repository.
*/
async function isPublicByEnvironment({ config, host }) {
	const { CI_PROJECT_VISIBILITY: visibility, GITHUB_EVENT_PATH: event } = host.env;
	if (config.publish !== "git") return false;
	if (visibility !== void 0 || !event) return visibility === "public";
	return await eventOf(host.env, PUBLIC_REPOSITORY_EVENT) !== void 0;
}

// src/refresh.ts
/**
* `refresh`, the main command: for each program collect, merge, decide, build and compare; then publish once for all programs. If the work
* on one program fails, the work on the other programs continues.
*
* The command `repair` takes the same steps, but uses the committed profile instead of a collected profile. Each stage returns its results,
* this file yields them as a part of the report, and `run.ts` puts the parts together.
*/
async function* refresh(group) {
	const programs = yield* forEach(group.runs.map((run) => ({ run })), findProgramAndPlace);
	requireDifferentProfiles(programs);
	if (programs.length === 0) return;
	const destination = await lookAtDestination(group, programs);
	yield {
		run: group.whole,
		part: { findings: destination.findings }
	};
	const makeProfile = group.whole.command === "repair" ? repairAndDecide : collectMergeDecide;
	const decided = yield* forEach(programs, (program) => makeProfile(program, destination));
	const withNewProfile = decided.filter(({ answer }) => answer.kind === "new");
	const compared = yield* forEach(withNewProfile, (program) => buildAndCompare(program, destination));
	const kept = decided.filter((program) => !withNewProfile.includes(program));
	const ends = programs.map((program) => {
		return [...compared, ...kept].find(({ run }) => run === program.run) ?? {
			...program,
			answer: { kind: "failed" }
		};
	});
	for (const { run, answer } of ends) if ("note" in answer) yield {
		run,
		part: { findings: [answer.note] }
	};
	const { whole } = group;
	const report = yield* reportSoFar(whole);
	const { publication, findings } = await publish(whole, destination, ends, report);
	yield {
		run: whole,
		part: {
			publication,
			findings
		}
	};
	if (isOfOneProgram(group)) return;
	for (const end of ends) yield {
		run: end.run,
		part: { publication: publicationOf(end, destination, publication) }
	};
}
/** The two sides of the comparison, as `refresh` plans them before it has a profile. */
const WITH_AND_WITHOUT = {
	baseline: { kind: "off" },
	candidate: { kind: "off" }
};
/** Finds the program and the place of its profile, and prints what the run will do. */
async function* findProgramAndPlace({ run }) {
	if (run.command === "refresh") requireSources(run.config);
	const program = await findProgram(run);
	const place = await placeOfProfile(run, program.profilePath);
	const noVerdict = await foreseeNoVerdict(run, program, WITH_AND_WITHOUT);
	yield introduce(run, program, {
		path: place.path,
		noVerdict
	});
	yield { findings: await aboutBuildsWithout(run, program) };
	return {
		run,
		program,
		place
	};
}
/** Makes a new profile from the profiles of the sources, and decides whether the new profile is worth proposing. */
async function* collectMergeDecide(refreshed, destination) {
	const { run, program, place } = refreshed;
	const committed = await requireReplaceable(run, place, destination.published);
	const archive = await openArchiveOf(run);
	const collected = await collectProfiles(run, program);
	yield {
		sources: collected.sources,
		findings: collected.findings
	};
	const { merged, findings, potential, stacks } = await mergeCollected(run, program, collected, committed);
	const profile = {
		...await keepMerged(run, merged, place.path),
		repositoryPath: place.path
	};
	yield {
		findings,
		potential,
		profile
	};
	const carried = await carryLeftOut(run, program, merged, committed);
	yield { findings: carried.findings };
	const decision = orTryAgain(await decideOn(run, program, committed, carried.merged), carried);
	yield { decision };
	requireUsable(run, decision, "Profile the program under load.");
	yield { profile: await archiveMerged(archive, run, merged, profile) };
	const answer = await answerTo(refreshed, destination, carried.merged, decision);
	const { path } = profile;
	const { leftOut } = carried;
	return {
		...refreshed,
		profile: {
			path,
			bytes: merged.bytes
		},
		leftOut,
		collected: stacks,
		answer
	};
}
/**
* Matches the committed profile to today's source, and decides whether the result is worth proposing. The command `repair` matches the
* committed profile instead of collecting profiles.
*/
async function* repairAndDecide(refreshed, destination) {
	const { run, program, place } = refreshed;
	const committed = await requireReplaceable(run, place, destination.published);
	const repaired = await repairCommitted(run, program, place.path, committed);
	const { bytes, decision, profile, repair, findings } = repaired;
	yield {
		profile,
		decision,
		repair,
		findings
	};
	requireUsable(run, decision, "Make a new profile with `npx go-pgo@1 refresh`.");
	const answer = await answerTo(refreshed, destination, repaired, decision);
	return {
		...refreshed,
		profile: {
			path: profile.path,
			bytes
		},
		answer
	};
}
/** @throws Rejected if the new profile must not be used. */
function requireUsable({ host }, { kind, reason }, fix) {
	host.progress(`Decision: ${kind}. ${reason}`);
	if (kind === "reject") throw new Rejected(reason, { fix });
}
/**
* Builds the program with the new profile, without a profile and with the committed profile, and measures the three builds. Looks for the
* reasons why the build with the new profile differs from the build without a profile. Tunes the new profile if the settings allow it. A
* new profile that is proven slower than the committed profile is not proposed. A new profile that is proven slower than no profile is
* never pushed without the mark of a draft.
*/
async function* buildAndCompare(decided, { published }) {
	const { run, program, place, collected } = decided;
	const { path, bytes } = decided.profile;
	yield { findings: await aboutPrivateNames(run, program, {
		place,
		published
	}, bytes) };
	const sides = {
		baseline: { kind: "off" },
		candidate: {
			kind: "profile",
			path,
			display: basename(place.path)
		}
	};
	yield { settings: nonDefaultSettings(run.config, sides) };
	const isMeasurable = await foreseeNoVerdict(run, program, sides) === void 0;
	const build = yield* buildBoth(run, program, sides);
	yield { build };
	yield { findings: await verify(run, place, bytes) };
	const committed = isMeasurable ? published.files.get(place.path)?.committed : void 0;
	const { others: known, findings } = await committedContender(run, program, committed, bytes);
	yield { findings };
	const carried = await carriedContender({
		run,
		program
	}, path, decided.leftOut ?? []);
	const others = carried === void 0 ? known : {
		...known,
		tuned: carried
	};
	const pairing = beginComparison(run, {
		program,
		sides,
		build,
		others,
		collected
	});
	const outcome = await measureBinaries(pairing);
	const { comparison, load, heldOut, profilable } = outcome;
	yield {
		comparison,
		load,
		heldOut,
		findings: outcome.findings
	};
	const compared = yield await trainingOf(pairing, outcome);
	announceVerdict(pairing.run, compared);
	yield { findings: await benchmarkLoops(pairing, profilable) };
	const { cpu, ...profiles } = await takeProfiles(pairing, profilable);
	yield profiles;
	const { notes, ...reasons } = await compilerReasons(pairing, cpu);
	const explained = yield reasons;
	const tuned = yield* proposeTuned(pairing, {
		report: explained,
		notes,
		carried,
		outcome,
		place,
		cpu
	});
	const chosen = yield {};
	const complete = yield await pastRuns(run, chosen);
	yield gateResults(complete, run.config);
	const decision = answerAfterMeasuring(complete.comparison, run, place);
	yield { comparison: decision.comparison };
	return {
		...decided,
		profile: {
			path,
			bytes: tuned ?? bytes
		},
		answer: decision.answer,
		isSlower: complete.comparison?.verdict === "slower"
	};
}
/** Runs a stage for one program after the other. @returns the results of the programs that did not fail. */
async function* forEach(programs, stage) {
	const results = [];
	for (const program of programs) {
		const { run } = program;
		try {
			results.push(yield* partsAbout(run, stage(program)));
		} catch (thrown) {
			yield {
				run,
				failure: expectedError(run.host, thrown)
			};
		}
	}
	return results;
}

export { refresh };