import { $n as pathsIn, It as fillTemplates, Mn as driftBetween, Nn as isWithinNoise, Pn as overlapInWords, S as apiUrlIn, Sr as UsageError, Wt as readIfThere, c as GrowingReport, d as isOfOneProgram, f as orElse, h as requireFolder, lr as decodeProfile, nn as is, o as makeFolder, p as warningOf, rn as literal, un as object, ur as Malformed, xr as ExpectedError, y as proposedBy, yi as count, zt as namesIn$1 } from "./start.js";
import { f as jsonObjects, g as runGo, p as lastLines } from "./program.js";
import { a as undone, b as isLfsPointer, i as readProfile, n as hasOldNames, x as profileBytes } from "./decide.js";
import { a as secretsOfGit, f as requirePlainFiles, o as MayOnlyRead, r as LocalRepository, u as isSame } from "./git-repository.js";
import { s as renderPullRequestBody } from "./markdown2.js";
import { o as run } from "./exec.js";
import { a as subjectOf, n as placeOfProfile, r as repositoryRoot, t as findProgram } from "./program2.js";
import { existsSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

// src/golang/private-modules.ts
/** What Go must not look up on the public proxy and checksum database. */
const PATTERNS = [
	"GOPRIVATE",
	"GONOPROXY",
	"GONOSUMDB"
];
const OUTSIDE = "outside of this repository";
/**
* Asks go which modules the program is built from and which of them are private.
* @param root absolute folder of the repository, symbolic links resolved: what lies in it is as public as it is.
* @throws ExpectedError when go fails.
*/
async function modulePrivacy(go, main, { root, flags }) {
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
	const surroundings = {
		root,
		env,
		sums: await checksums(env)
	};
	const reasons = /* @__PURE__ */ new Map();
	for (const module of modules.values()) reasons.set(module.Path, await reason(module, surroundings));
	const moduleOf = (path) => prefixes(path).find((prefix) => modules.has(prefix));
	return {
		moduleOf,
		reasonOf(path) {
			const module = moduleOf(path);
			if (module !== void 0) {
				const why = reasons.get(module);
				return why === void 0 ? void 0 : {
					module,
					why
				};
			}
			if (path === "main" || standard.has(path)) return void 0;
			return matching(path, env);
		}
	};
}
async function ask(go, args) {
	const { exitCode, stdout, stderr } = await runGo(args, go.context);
	if (exitCode === 0) return stdout.toString();
	throw new ExpectedError(`Cannot find out which modules are private: ${lastLines(stderr, 3)}`, { fix: `Fix what \`go ${args[0]}\` reports in ${go.context.cwd}, or set \`private-names: allow\`.` });
}
/** Why the names in a module are private; the repository's own are as public as their source. */
async function reason(module, { root, env, sums }) {
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
	const inside = relative(root, real);
	if (inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return false;
	for (let at = real; at !== root; at = dirname(at)) if (existsSync(join(at, ".git"))) return false;
	return true;
}
/** `MODULE VERSION` of every checksum in go.sum and go.work.sum. */
async function checksums(env) {
	const work = workFile(env);
	const files = [env.GOMOD.replace(/\.mod$/, ".sum"), ...work === void 0 ? [] : [`${work}.sum`]];
	const lines = (await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")))).join("\n").split("\n");
	return new Set(lines.map((line) => line.split(" ", 2).join(" ")));
}
function workFile({ GOWORK }) {
	return GOWORK === "" || GOWORK === "off" ? void 0 : GOWORK;
}
/** `a/b/c`, `a/b`, `a`. */
function prefixes(path) {
	const elements = path.split("/");
	return elements.map((_, at) => elements.slice(0, elements.length - at).join("/"));
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
		if (pattern !== "" && asRegExp(pattern)?.test(prefix)) return prefix;
	}
}
/** A pattern of Go's `path.Match`; undefined for a malformed one, which matches nothing. */
function asRegExp(pattern) {
	const source = pattern.replace(/\[\^?(?:\\.|[^\]\\])+\]|\\.|[^\w]/gsu, (part) => {
		if (part === "*") return "[^/]*";
		if (part === "?") return "[^/]";
		if (part.startsWith("[")) return part;
		return part.replace(/^\\(?=.)/s, "").replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
	});
	try {
		return new RegExp(`^${source}$`, "su");
	} catch {
		return;
	}
}

// src/commands/targets.ts
/** Several programs in one repository: the config file's `targets`. */
/** `targets`: which there are, each with its program. One whose program cannot be found is listed, too. */
async function listTargets(run, targets) {
	const listed = [];
	for (const { name = "", ...target } of targets) {
		const report = {
			command: run.command,
			target: name,
			findings: []
		};
		const find = async () => {
			await requireFolder(target.workingDirectory);
			return {
				...report,
				subject: subjectOf(await findProgram({
					...run,
					config: configOf(run, target)
				}))
			};
		};
		const notFound = (error) => {
			const finding = warningOf(error);
			hostOfTarget(name, run.host).finding(finding);
			return {
				...report,
				findings: [finding]
			};
		};
		listed.push(await orElse(run, find(), notFound));
	}
	return listed;
}
function configOf({ config }, { workingDirectory, package: named, profile, buildFlags }) {
	return {
		...config,
		workingDirectory,
		package: named,
		profile,
		buildFlags
	};
}
/**
* The part of the run that is about each target, with a folder of its own for what it leaves.
* @throws UsageError for a mistake in the settings of any, before any work.
*/
async function worksOf(targets, whole) {
	const configs = [];
	for (const target of targets) configs.push([target.name ?? "", await target.config()]);
	const works = [];
	for (const [name, config] of configs) {
		const outputDirectory = join(whole.outputDirectory, name);
		const scratch = join(whole.scratch, "targets", name);
		await makeFolder(outputDirectory);
		await makeFolder(scratch);
		const host = hostOfTarget(name, whole.host);
		const report = new GrowingReport({
			command: whole.command,
			target: name,
			findings: []
		}, host);
		works.push({
			run: {
				...whole,
				config,
				host,
				outputDirectory,
				scratch
			},
			report
		});
	}
	return works;
}
/** Whatever it says begins with the target's name. */
function hostOfTarget(name, host) {
	return {
		...host,
		env: {
			...host.env,
			PGO_TARGET: name
		},
		progress: (line) => host.progress(`${name}: ${line}`),
		finding: ({ source, file, message, ...rest }) => {
			const place = {
				...source !== void 0 && !message.startsWith(source) && { source },
				...file !== void 0 && !message.startsWith(file) && { file }
			};
			host.finding({
				...rest,
				...place,
				message: `${name}: ${message}`
			});
		}
	};
}
/** Finds the place of the profile that is refreshed. */
async function placeIn(run) {
	await requireFolder(run.config.workingDirectory);
	const { profilePath } = await findProgram(run);
	return placeOfProfile(run, profilePath);
}
/** @throws UsageError when two programs would write the same file. */
function requireDifferentProfiles(placed) {
	const [one, other] = firstTwo(placed, ({ place }) => place.path);
	if (one === void 0) return;
	throw new UsageError(`The targets ${nameOf(one)} and ${nameOf(other)} have the same profile, ${one.place.path}.`, { fix: "Let each name a `package`, a `working-directory` or a `profile` of its own." });
}
/**
* Where each target is published by itself, none may overwrite what another has just handed in. A program that is not found is
* left to the target's own turn.
* @throws UsageError when two would write the same file, or share a branch.
*/
async function requireNoCollisions(works) {
	const placed = [];
	for (const work of works) {
		const found = placeIn(work.run);
		const place = await orElse(work.run, found, () => void 0);
		if (place?.inRepository) placed.push({
			work,
			place
		});
	}
	requireDifferentProfiles(placed);
	const [one, other] = firstTwo(placed.filter(({ work }) => !["none", "commit"].includes(work.run.config.publish)), branchOf);
	if (one === void 0) return;
	throw new UsageError(`The targets ${nameOf(one)} and ${nameOf(other)} would share the branch \`${branchOf(one)}\`, where each needs its own.`, { fix: "Give one of them another `branch`." });
}
function nameOf(placed) {
	return placed?.work.run.config.target ?? "";
}
/** Undefined for a template, whose branch is known only later. */
function branchOf({ work, place }) {
	const { branch } = work.run.config.publishSettings;
	if (branch === void 0) return defaultBranch(place.path);
	return namesIn$1(branch).size === 0 ? branch : void 0;
}
function firstTwo(all, keyOf) {
	const owners = /* @__PURE__ */ new Map();
	for (const one of all) {
		const key = keyOf(one);
		const owner = owners.get(key);
		if (key !== void 0 && owner !== void 0) return [owner, one];
		owners.set(key, one);
	}
	return [];
}

// src/commands/propose.ts
/**
* The publisher that the configuration names; its client is loaded only now.
* @param about undefined for the pull request that several targets share.
* @throws UsageError when something it needs is missing.
*/
async function publisherFor(run, about) {
	const { config, host } = run;
	const { env, signal } = host;
	if (config.publish === "none") {
		if (about === void 0) throw new Error("Nothing is published: each profile goes to its own place.");
		const { profilePath, place } = about;
		const { workTreePublisher } = await import("./work-tree.js");
		const repository = place.inRepository ? { directory: config.workingDirectory } : void 0;
		return workTreePublisher({
			files: [{
				path: place.path,
				profilePath,
				repository
			}],
			env,
			signal
		});
	}
	const options = await optionsFor(run, about);
	const { workingDirectory: directory } = config;
	const clone = {
		directory,
		outputDirectory: run.outputDirectory,
		options,
		env,
		signal
	};
	switch (config.publish) {
		case "local": return (await import("./git.js")).localPublisher(clone);
		case "git": {
			const repository = await LocalRepository.open(directory, env, signal);
			for (const secret of await secretsOfGit(repository)) host.mask(secret);
			return (await import("./git.js")).gitPublisher(clone);
		}
		case "commit": return (await import("./github2.js")).commitPublisher({
			...apiAccess(run),
			options
		});
		case "pull-request": return (await import("./github2.js")).pullRequestPublisher({
			...apiAccess(run),
			options
		});
	}
}
/** The settings, with defaults, and templates filled. */
async function optionsFor({ config, host }, about) {
	const path = about?.place.path;
	const { bodyPath, ...settings } = await fillTemplates(config.publishSettings, {
		target: config.target,
		path,
		package: about?.package,
		now: host.now,
		head: async () => {
			return await (await LocalRepository.open(config.workingDirectory, host.env, host.signal)).checkedOut() ?? (host.env["GITHUB_HEAD_REF"] || host.env["GITHUB_REF_NAME"]);
		}
	});
	const body = bodyPath === void 0 ? settings.body : await bodyIn(resolve(config.workingDirectory, bodyPath));
	return {
		...settings,
		branch: settings.branch ?? (path === void 0 ? "pgo/profiles" : defaultBranch(path)),
		title: settings.title ?? `Refresh ${path ?? "profiles"}`,
		commitMessage: settings.commitMessage ?? `pgo: refresh ${path ?? "profiles"}`,
		body
	};
}
/** One branch per profile, so that several services of one repository do not share one. */
function defaultBranch(path) {
	return `pgo/${path.replace(/\.[^./]+$/, "").replace(/[^A-Za-z0-9_-]+/g, "-")}`;
}
/** @throws UsageError when there is no such file. */
async function bodyIn(path) {
	const body = await readIfThere(path);
	if (body !== void 0) return body.toString();
	throw new UsageError(`body-path: there is no file ${path}.`, { fix: "Name an existing file, from the working directory, or leave `body-path` out." });
}
function apiAccess({ config: { repository, token }, host }) {
	const fix = "Or publish elsewhere: `publish: git` pushes a branch to `origin`, `publish: local` makes one in this clone, `publish: none` only writes the profile.";
	if (repository === void 0) throw new UsageError("No repository to publish to.", { fix: `Set \`repository\` to \`owner/name\`. ${fix}` });
	if (token === void 0) throw new UsageError("There is no token for GitHub's API.", { fix: `Set the input \`token\`, or the environment variable GITHUB_TOKEN. ${fix}` });
	return {
		token,
		repository,
		apiUrl: apiUrlIn(host.env),
		signal: host.signal
	};
}
/** How many versions of the committed profile are searched for reverted ones. */
const VERSIONS = 5;
/** Compares the new profile with what is proposed, was reverted and was declined. */
async function answerTo(config, publisher, published, path, merged, { kind, reason }) {
	if (kind === "keep") return {
		kind,
		reason
	};
	const { committed, proposed, declined } = published.files.get(path) ?? {};
	const open = published.proposed?.outdated === false && !isSame(proposed, committed) ? await driftWithinNoise(proposed, merged, config) : void 0;
	if (open !== void 0) return {
		kind: "as-proposed",
		reason: `What is proposed already is as good as the new merge: ${overlapInWords(open, "keep")}.`
	};
	for (const { bytes, commit, title } of undone(await publisher.versions(path, VERSIONS))) {
		const drift = await driftWithinNoise(bytes, merged, config);
		if (drift === void 0) continue;
		const message = `As good a profile came with commit ${commit.slice(0, 10)} (“${title}”) and was taken back since, so this one is not proposed`;
		const note = {
			severity: "note",
			message: `${message}.`,
			fix: "To have it proposed, revert the commit that took it back."
		};
		return {
			kind: "reverted",
			reason: `${message}: ${overlapInWords(drift, "keep")}.`,
			note
		};
	}
	const closed = published.declined && await driftWithinNoise(declined, merged, config);
	if (published.declined === void 0 || closed === void 0) return { kind: "new" };
	const { number, url, branch } = published.declined;
	const message = `Pull request #${number} (${url}) with as good a profile was closed without being merged, so this one is not proposed`;
	const fix = `To have it proposed, reopen #${number} or delete its branch \`${branch}\`.`;
	const note = {
		severity: "note",
		message: `${message}.`,
		fix
	};
	return {
		kind: "declined",
		reason: `${message}: ${overlapInWords(closed, "keep")}.`,
		note
	};
}
/** How far that profile and the merge are apart, if that is no more than noise; else undefined. */
async function driftWithinNoise(profile, merged, { minDrift, renames }) {
	if (profile === void 0) return void 0;
	try {
		const before = await readProfile(profile, renames);
		if (before.edges.totalWeight === 0 || hasOldNames(before)) return void 0;
		if (before.shows(merged.exclusions)) return void 0;
		const drift = driftBetween(before, merged);
		return isWithinNoise(drift, minDrift) ? drift : void 0;
	} catch (error) {
		if (error instanceof ExpectedError) return void 0;
		throw error;
	}
}
/** Finds out what is published already, of these programs and of all other targets. */
async function lookAtProposal(group, programs) {
	const { run } = group.whole;
	const [first] = programs;
	const publisher = await publisherFor(run, isOfOneProgram(group) && first ? {
		...first.program,
		...first
	} : void 0);
	const paths = programs.map(({ place }) => place.path);
	const lost = group.works.filter((work) => programs.every((one) => one.work !== work));
	const others = [];
	for (const target of [...group.others, ...lost.map(({ run: { config } }) => config)]) {
		const path = await pathOf(run, target);
		const failed = "sources" in target;
		const name = ("sources" in target ? target.target : target.name) ?? "";
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
/** Path of a target's profile; where its program or folder is gone, the likely one. */
async function pathOf(whole, target) {
	const { workingDirectory, package: named = ".", profile } = target;
	const orNone = (place) => orElse(whole, place, () => void 0);
	const likely = profile ?? resolve(workingDirectory, named, "default.pgo");
	return (await orNone(placeIn({
		...whole,
		config: configOf(whole, target)
	})) ?? await orNone(placeOfProfile(whole, likely)))?.path;
}
/**
* Publishes what is new together with what earlier runs proposed and nothing has replaced, or withdraws what has become pointless.
* @param report of the run so far, for the text of the pull request.
*/
function publish(run, { publisher, published, others }, ends, report) {
	const only = report.targets === void 0 ? ends[0]?.answer : void 0;
	const reasonOr = (several) => only !== void 0 && "reason" in only ? only.reason : several;
	const updates = ends.filter((end) => end.answer.kind === "new");
	const kept = ends.filter(({ answer }) => answer.kind === "keep");
	const staying = ends.filter(({ answer }) => answer.kind !== "keep" && answer.kind !== "new");
	const unchanged = [...others, ...staying.map(({ work, place: { path }, answer }) => ({
		name: work.run.config.target ?? "",
		path,
		failed: answer.kind === "failed"
	}))].filter(({ path }) => isProposed(published, path));
	const { files, findings } = carriedOver(published, unchanged);
	const isPointless = kept.some(({ place }) => isProposed(published, place.path));
	return handIn(run, publisher, async () => {
		if (only?.kind === "failed") return {};
		if (updates.length > 0 || files.length > 0 && isPointless) {
			run.host.progress("Publishing …");
			const fresh = updates.map(({ place: { path }, profile: { bytes } }) => ({
				path,
				bytes
			}));
			const whole = run.secrets.redact({
				...report,
				findings: [...report.findings, ...findings]
			});
			const handed = await publisher.publish({
				files: [...fresh, ...files].sort((a, b) => a.path < b.path ? -1 : 1),
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
		if (unchanged.length > 0 || published.proposed !== void 0 && kept.length === 0) return { publication: leftAlone(publisher, published, reasonOr("What is proposed already stays as it is.")) };
		const [first] = kept;
		if (first !== void 0) {
			const reason = kept.length === 1 && "reason" in first.answer ? first.answer.reason : "Every committed profile is as good as the new one.";
			return { publication: await publisher.withdraw(reason) };
		}
		if (ends.every(({ answer }) => answer.kind === "failed")) return {};
		const reason = reasonOr("As good profiles were declined or taken back.");
		return { publication: {
			kind: publisher.kind,
			operation: "none",
			reason
		} };
	});
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
	return proposed !== void 0 && file?.proposed !== void 0 && !isSame(file.proposed, file.committed);
}
/**
* What the open pull request changes of profiles that nothing has replaced: it goes on proposing it. Where the base has changed one since, that may
* be the newer one.
*/
function carriedOver(published, others) {
	const files = [];
	const findings = [];
	for (const { name, path, failed } of others) {
		const file = published.files.get(path);
		if (file?.outdated !== true) files.push({
			path,
			bytes: file?.proposed
		});
		const message = file?.outdated === true ? `${path} of ${name} is no longer proposed: the base has got another one since, and this run has no new one.` : `${path} of ${name} stays as it was proposed before: this run has found no new profile for it.`;
		if (file?.outdated === true || failed) findings.push({
			severity: "note",
			message
		});
	}
	return {
		files,
		findings
	};
}
/**
* Publishes or withdraws. On a pull request, above all of a fork, the token may only read, and nobody there can change that: a
* note says that nothing was published. Anywhere else the same is an error.
*/
async function handIn({ host }, { kind }, write) {
	try {
		return await write();
	} catch (error) {
		if (!(error instanceof MayOnlyRead) || (await proposedBy(host.env)).kind === "nothing") throw error;
		const message = `On this pull request the token may only read, so nothing was published: ${error.message}`;
		return {
			publication: {
				kind,
				operation: "none",
				reason: message
			},
			findings: [{
				severity: "note",
				message,
				fix: "The job summary and the output folder have it all. A pull request from a fork gets no more; for others, the job can have `permissions: { contents: write, pull-requests: write }`."
			}]
		};
	}
}
/** What is open stays as it is. */
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
/** @throws ExpectedError when a commit of ours cannot replace what is there. */
async function requireReplaceable(run, place, published) {
	requirePlainFiles(published, [place.path]);
	await requireOutsideOfLfs(run, place, published);
}
/**
* A commit of ours holds the profile itself: every clone would then complain of a file that should have been a pointer.
* @throws ExpectedError when the base holds a pointer of Git LFS, or the work tree's attributes ask for one.
*/
async function requireOutsideOfLfs(run$1, { path, inRepository }, { files }) {
	if (!inRepository) return;
	const committed = files.get(path)?.committed;
	const { env, signal } = run$1.host;
	const { exitCode, stdout } = await run([
		"git",
		"check-attr",
		"-z",
		"filter",
		"--",
		path
	], {
		cwd: await repositoryRoot(run$1),
		env,
		signal
	});
	const isTracked = exitCode === 0 && stdout.toString().split("\0")[2] === "lfs";
	const isPointer = committed !== void 0 && isLfsPointer(committed);
	if (!isPointer && !(isTracked && run$1.config.publish !== "none")) return;
	const renew = isTracked ? `\`git add --renormalize ${path}\`` : `\`git rm ${path}\``;
	const steps = [
		...isPointer && isTracked ? ["`git lfs pull`"] : [],
		...isTracked ? ["delete its pattern from `.gitattributes`"] : [],
		...isPointer ? [renew] : [],
		"commit and run again"
	];
	throw new ExpectedError(`\`${path}\` is kept in Git LFS, so it is not refreshed: \`go build\` takes the pointer for the profile, and fails wherever it was not fetched.`, { fix: `Take it out of LFS, which so small a file does not need: on the base, ${steps.join(", ")}.` });
}
/** So many modules are named. */
const NAMED = 5;
/**
* Says which names of functions become public with a profile, before it is pushed to a public repository.
* @throws ExpectedError for names of private modules that were not public before, unless `private-names` allows them, and when
* it is unknown which modules are private.
*/
async function aboutPrivateNames(run, { go, main }, place, published, bytes) {
	if (!(published.isPublic ?? await isPublicByEnvironment(run)) || !place.inRepository) return [];
	const { committed, proposed } = published.files.get(place.path) ?? {};
	const known = /* @__PURE__ */ new Set([...await namesThere(committed), ...await namesThere(proposed)]);
	const names = [...await namesIn(bytes)].filter((name) => !known.has(name));
	if (names.length === 0) return [];
	const { buildFlags: flags, privateNames, repository = "The repository" } = run.config;
	const privacy = await modulePrivacy(go, main, {
		root: await repositoryRoot(run),
		flags
	});
	const found = privateIn(names, privacy);
	if (found.names > 0 && privateNames === "refuse") throw new ExpectedError(`\`${place.path}\` is not published: ${repository} is public, and it would tell ${count(found.names, "name")} of functions of private modules: ${found.modules}.`, { fix: "Set `private-names: allow` if everybody may read these names; else keep the profile out of the repository, with `publish: none`." });
	const isFirst = committed === void 0 && proposed === void 0;
	if (!isFirst && found.names === 0) return [];
	const allowed = `By \`private-names: allow\`, ${count(found.names, "name")} of them ${found.names === 1 ? "is" : "are"} of private modules: ${found.modules}.`;
	const first = `${repository} is public and has no \`${place.path}\` yet: with it, ${count(names.length, "name")} of functions become${names.length === 1 ? "s" : ""} public: ${modulesOf(names, privacy)}.`;
	const more = `\`${place.path}\` tells ${count(names.length, "name")} of functions that were not public yet.`;
	return [{
		severity: "note",
		message: [isFirst ? first : more, ...found.names === 0 ? [] : [allowed]].join(" ")
	}];
}
const EVENT = object({ repository: object({ private: literal(false) }) });
/** Whether what is pushed by git alone can be read by everybody, as far as GitLab or GitHub have told the job. */
async function isPublicByEnvironment({ config, host }) {
	const { CI_PROJECT_VISIBILITY: visibility, GITHUB_EVENT_PATH: event } = host.env;
	if (config.publish !== "git") return false;
	if (visibility !== void 0 || !event) return visibility === "public";
	try {
		return is(EVENT, JSON.parse(await readFile(event, "utf8")));
	} catch {
		return false;
	}
}
async function namesIn(file) {
	return new Set(decodeProfile(await profileBytes(file)).functions.names);
}
/** None where there is no profile: then every name is a new one. */
async function namesThere(file) {
	if (file === void 0) return /* @__PURE__ */ new Set();
	try {
		return await namesIn(file);
	} catch (error) {
		if (error instanceof ExpectedError || error instanceof Malformed) return /* @__PURE__ */ new Set();
		throw error;
	}
}
function privateIn(names, privacy) {
	const modules = names.map((name) => {
		const reasons = pathsIn(name).flatMap((path) => privacy.reasonOf(path) ?? []);
		return new Set(reasons.map(({ module, why }) => `\`${module}\` (${why})`));
	});
	const all = modules.flatMap((reasons) => [...reasons]);
	return {
		names: modules.filter(({ size }) => size > 0).length,
		modules: mostFrequent(all, (module) => module)
	};
}
/** The modules of the names, by how many names each has. */
function modulesOf(names, privacy) {
	return mostFrequent(names.map((name) => {
		const [path] = pathsIn(name);
		if (path === "main") return "the main package";
		const module = path === void 0 ? void 0 : privacy.moduleOf(path);
		return module === void 0 ? "Go itself and of what is in no module of the program" : `\`${module}\``;
	}), (label, number) => `${number} of ${label}`);
}
function mostFrequent(all, inWords) {
	const counts = /* @__PURE__ */ new Map();
	for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
	const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
	const shown = sorted.slice(0, NAMED).map(([one, number]) => inWords(one, number));
	const rest = sorted.length - shown.length;
	return [...shown, ...rest > 0 ? [count(rest, "further module")] : []].join(", ");
}

export { publicationOf as a, requireReplaceable as c, placeIn as d, requireDifferentProfiles as f, lookAtProposal as i, configOf as l, worksOf as m, answerTo as n, publish as o, requireNoCollisions as p, defaultBranch as r, publisherFor as s, aboutPrivateNames as t, listTargets as u };