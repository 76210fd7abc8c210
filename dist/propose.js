import { Di as sameBytes, Hr as runGo, Jr as run, Mi as UsageError, Ot as object, Rr as jsonObjects, Si as readIfThere, Vi as count, bi as isLfsPointer, da as pathsIn, f as isOfOneProgram, ji as ExpectedError, m as orElse, w as apiUrlIn, x as proposedBy, xt as literal, zr as lastLines } from "./start.js";
import { c as readProfile, d as decodeFile, n as driftBetween, o as isWithinNoise, r as hasOldNames, s as overlapInWords, u as undone } from "./decide.js";
import { S as requirePlainFiles, a as secretsOfGit, g as fillTemplates, p as MayOnlyRead, r as LocalRepository } from "./git-repository.js";
import { s as renderPullRequestBody } from "./markdown2.js";
import { i as repositoryRoot, r as placeOfProfile } from "./program2.js";
import { r as eventOf } from "./records.js";
import { r as placeIn, t as configOf } from "./targets2.js";
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
* @param root absolute folder of the repository, symbolic links resolved: its modules are as public as itself.
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
	return { reasonOf(path) {
		const module = prefixes(path).find((prefix) => modules.has(prefix));
		if (module !== void 0) {
			const why = reasons.get(module);
			return why === void 0 ? void 0 : {
				module,
				why
			};
		}
		if (path === "main" || standard.has(path)) return void 0;
		return matching(path, env);
	} };
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

// src/commands/propose.ts
/**
* The publisher that the configuration names; its client is loaded only now.
* @param about undefined for the pull request that several targets share.
* @param all every profile that may be written to its place in the work tree.
*/
async function publisherFor(run, about, all = about === void 0 ? [] : [about]) {
	const { config, host } = run;
	const { env, signal } = host;
	const { workingDirectory: directory } = config;
	if (config.publish === "none") {
		const { workTreePublisher } = await import("./git-repository2.js");
		return workTreePublisher({
			files: all.map(({ profilePath, place: { path, inRepository } }) => ({
				path,
				profilePath,
				repository: inRepository ? { directory } : void 0
			})),
			env,
			signal
		});
	}
	const options = await optionsFor(run, about);
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
		case "commit": return (await import("./github.js")).commitPublisher({
			...apiAccess(run),
			options
		});
		case "pull-request": return (await import("./github.js")).pullRequestPublisher({
			...apiAccess(run),
			options
		});
	}
}
/** The settings, with defaults, and templates filled. */
async function optionsFor({ command, config, host }, about) {
	const isRepair = command === "repair";
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
	return {
		...settings,
		branch: settings.branch ?? (path === void 0 ? "pgo/profiles" : defaultBranch(path)),
		title: settings.title ?? `${isRepair ? "Repair" : "Refresh"} ${path ?? "profiles"}`,
		commitMessage: settings.commitMessage ?? `pgo: ${isRepair ? "repair" : "refresh"} ${path ?? "profiles"}`,
		body: bodyPath === void 0 ? settings.body : await bodyIn(resolve(config.workingDirectory, bodyPath))
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
	if (repository !== void 0 && token !== void 0) return {
		token,
		repository,
		apiUrl: apiUrlIn(host.env),
		signal: host.signal
	};
	const [message, set] = repository === void 0 ? ["No repository to publish to.", "Set `repository` to `owner/name`."] : ["There is no token for GitHub's API.", "Set the input `token`, or the environment variable GITHUB_TOKEN."];
	throw new UsageError(message, { fix: `${set} Or publish elsewhere: \`publish: git\` pushes a branch to \`origin\`, \`publish: local\` makes one in this clone, \`publish: none\` only writes the profile.` });
}
/** How many versions of the committed profile are searched for reverted ones. */
const VERSIONS = 5;
/** Compares the new profile with what is proposed, was reverted and was declined. */
async function answerTo(config, publisher, published, path, merged, { kind, reason }) {
	if (kind === "keep") return {
		kind,
		reason
	};
	const file = published.files.get(path) ?? {};
	const open = published.proposed?.outdated === false && !sameBytes(file.proposed, file.committed) ? await driftWithinNoise(file.proposed, merged, config) : void 0;
	if (open !== void 0) return {
		kind: "as-proposed",
		reason: `What is proposed already is as good as the new merge: ${overlapInWords(open, "keep")}.`
	};
	const refused = (kind, drift, why, fix) => ({
		kind,
		reason: `${why}, so this one is not proposed: ${overlapInWords(drift, "keep")}.`,
		note: {
			severity: "note",
			message: `${why}, so this one is not proposed.`,
			fix
		}
	});
	for (const { bytes, commit, title } of undone(await publisher.versions(path, VERSIONS))) {
		const drift = await driftWithinNoise(bytes, merged, config);
		if (drift === void 0) continue;
		return refused("reverted", drift, `As good a profile came with commit ${commit.slice(0, 10)} (“${title}”) and was reverted since`, "To have it proposed, undo that revert.");
	}
	if (published.declined === void 0) return { kind: "new" };
	const drift = await driftWithinNoise(file.declined, merged, config);
	if (drift === void 0) return { kind: "new" };
	const { number, url, branch } = published.declined;
	return refused("declined", drift, `Pull request #${number} (${url}) with as good a profile was closed without being merged`, `To have it proposed, reopen #${number} or delete its branch \`${branch}\`.`);
}
/** How far that profile and the merge are apart, if that is no more than noise; else undefined. */
async function driftWithinNoise(profile, merged, { minDrift, renames }) {
	if (profile === void 0) return void 0;
	try {
		const before = await readProfile(profile, renames);
		if (before.edges.totalWeight === 0 || hasOldNames(before)) return void 0;
		if (before.shows(merged.exclusions ?? [])) return void 0;
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
		const path = await pathOf(run, target);
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
async function pathOf(run, target) {
	const likely = target.profile ?? resolve(target.workingDirectory, target.package ?? ".", "default.pgo");
	for (const place of [() => placeIn({
		...run,
		config: configOf(run, target)
	}), () => placeOfProfile(run, likely)]) {
		const found = await orElse(run, place(), () => void 0);
		if (found !== void 0) return found.path;
	}
}
/**
* Publishes what is new together with what earlier runs proposed and nothing has replaced, or withdraws what has become
* pointless.
*/
async function publish(run, { publisher, published, others }, ends, report) {
	const of = (kind) => ends.filter(({ answer }) => answer.kind === kind);
	const [updates, kept, failed] = [
		of("new"),
		of("keep"),
		of("failed")
	];
	const unchanged = [...others, ...ends.filter(({ answer }) => answer.kind !== "new" && answer.kind !== "keep").map(({ work: { run }, place: { path }, answer }) => ({
		name: run.config.target ?? "",
		path,
		failed: answer.kind === "failed"
	}))].filter(({ path }) => isProposed(published, path));
	const isOne = report.targets === void 0;
	if (failed.length === ends.length && (isOne || unchanged.length === 0)) return {};
	const [only] = isOne ? ends : [];
	const reasonOr = (several) => only && "reason" in only.answer ? only.answer.reason : several;
	const { files, findings } = carriedOver(published, unchanged);
	const isPointless = kept.some(({ place }) => isProposed(published, place.path));
	const hand = async () => {
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
		if (unchanged.length > 0 || published.proposed !== void 0 && kept.length === 0) return { publication: leftAlone(publisher, published, reasonOr("The open proposal does not change.")) };
		const reason = reasonOr("No new profile is worth proposing.");
		if (kept.length > 0) return { publication: await publisher.withdraw(reason) };
		return { publication: {
			kind: publisher.kind,
			operation: "none",
			reason
		} };
	};
	try {
		return await hand();
	} catch (error) {
		if (!(error instanceof MayOnlyRead) || (await proposedBy(run.host.env)).kind === "nothing") throw error;
		const message = `On this pull request the token may only read, so nothing was published: ${error.message}`;
		return {
			publication: {
				kind: publisher.kind,
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
function carriedOver(published, others) {
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
		if (isOutdated || failed) findings.push({
			severity: "note",
			message
		});
	}
	return {
		files,
		findings
	};
}
/** The open proposal does not change. */
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
/** @throws ExpectedError when our commit cannot replace the file on the base. */
async function requireReplaceable(run$1, { path, inRepository }, published) {
	requirePlainFiles(published, [path]);
	if (!inRepository) return;
	const committed = published.files.get(path)?.committed;
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
	if (!(committed !== void 0 && isLfsPointer(committed)) && (!isTracked || run$1.config.publish === "none")) return;
	throw new ExpectedError(`\`${path}\` is kept in Git LFS, so it is not refreshed: \`go build\` fails in clones without the fetched file.`, { fix: `Take it out of LFS, which so small a file does not need: delete its pattern from \`.gitattributes\`, \`git add --renormalize ${path}\`, commit and run again.` });
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
	const known = /* @__PURE__ */ new Set([...await namesThere(committed), ...await namesThere(proposed)]);
	const names = [...new Set((await decodeFile(bytes)).functions.names)].filter((name) => !known.has(name));
	if (names.length === 0) return [];
	const { buildFlags: flags, privateNames, repository = "The repository" } = run.config;
	const { reasonOf } = await modulePrivacy(go, main, {
		root: await repositoryRoot(run),
		flags
	});
	const reasons = names.map((name) => pathsIn(name).flatMap((path) => reasonOf(path) ?? []));
	const all = reasons.flat().map(({ module, why }) => `\`${module}\` (${why})`);
	const modules = [...new Set(all)].sort();
	const rest = modules.length > NAMED ? [count(modules.length - NAMED, "further module")] : [];
	const listed = [...modules.slice(0, NAMED), ...rest].join(", ");
	const told = `${count(reasons.filter(({ length }) => length > 0).length, "name")} of functions of private modules: ${listed}`;
	if (modules.length > 0 && privateNames === "refuse") throw new ExpectedError(`\`${place.path}\` is not published: ${repository} is public, and it would show ${told}.`, { fix: "Set `private-names: allow` if everybody may read these names; else keep the profile out of the repository, with `publish: none`." });
	const isFirst = committed === void 0 && proposed === void 0;
	if (!isFirst && modules.length === 0) return [];
	const first = `${repository} is public and has no \`${place.path}\` yet: with it, ${count(names.length, "name")} of functions become public.`;
	const allowed = `By \`private-names: allow\`, \`${place.path}\` shows ${told}.`;
	return [{
		severity: "note",
		message: [isFirst && first, modules.length > 0 && allowed].filter(Boolean).join(" ")
	}];
}
const EVENT = object({ repository: object({ private: literal(false) }) });
/** Whether everybody can read what is pushed by git alone, as far as GitLab or GitHub have told the job. */
async function isPublicByEnvironment({ config, host }) {
	const { CI_PROJECT_VISIBILITY: visibility, GITHUB_EVENT_PATH: event } = host.env;
	if (config.publish !== "git") return false;
	if (visibility !== void 0 || !event) return visibility === "public";
	return await eventOf(host, EVENT) !== void 0;
}
/** None where there is no profile: then every name is a new one. */
async function namesThere(file) {
	try {
		return file === void 0 ? [] : (await decodeFile(file)).functions.names;
	} catch (error) {
		if (error instanceof ExpectedError) return [];
		throw error;
	}
}

export { publicationOf as a, requireReplaceable as c, lookAtProposal as i, answerTo as n, publish as o, defaultBranch as r, publisherFor as s, aboutPrivateNames as t };