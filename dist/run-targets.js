import { t as conclude } from "./conclude.js";
import { Er as ExpectedError, It as requireGates, _n as count, i as perform, n as writeResultFiles } from "./start.js";
import { i as noteRun } from "./archiving.js";
import { c as runGo, i as lastLines } from "./go.js";
import { n as LocalRepository } from "./local-repository.js";
import { n as hostOfTarget, r as jobOfTarget, t as attempt } from "./job-of-target.js";
import { realpath } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

// src/source-tree/program-inputs.ts
/** Kinds of files that may be in a program; of those that are ignored today, one may just have been taken out. */
const LISTS = [...[
	"GoFiles",
	"CgoFiles",
	"CFiles",
	"CXXFiles",
	"MFiles",
	"HFiles",
	"FFiles",
	"SFiles",
	"SwigFiles"
], ...[
	"SwigCXXFiles",
	"SysoFiles",
	"EmbedFiles",
	"IgnoredGoFiles",
	"IgnoredOtherFiles"
]];
const FIELDS = [
	"Dir",
	"Name",
	"Standard",
	"DepOnly",
	"Module",
	"EmbedPatterns",
	...LISTS
].join(",");
/**
* Asks `go list` what the target's program is built from, outside of the standard library.
* @returns the sentence that says why that cannot be told, as `problem`.
*/
async function programInputs(target, context) {
	const go = {
		...context,
		cwd: target.workingDirectory
	};
	try {
		const args = [
			"list",
			...target.buildFlags,
			"-deps",
			"-pgo=off",
			`-json=${FIELDS}`,
			"--",
			target.package ?? "./..."
		];
		const listed = await runGo(args, go);
		if (listed.exitCode !== 0) return { problem: lastLines(listed.stderr, 3) };
		const env = await runGo([
			"env",
			"-json",
			"GOMOD",
			"GOWORK"
		], go);
		const work = JSON.parse(env.stdout.toString());
		return await inputsOf(packagesIn(listed.stdout.toString()), target, work, go);
	} catch (error) {
		context.signal?.throwIfAborted();
		if (error instanceof ExpectedError) return { problem: error.message };
		if (/does not exist/.test(String(error))) return { problem: `there is no folder ${go.cwd}.` };
		throw error;
	}
}
/** `go list -json` prints one object after the other. */
function packagesIn(printed) {
	const joined = printed.trim().replace(/^\}\n\{$/gm, "},\n{");
	return JSON.parse(`[${joined}]`);
}
async function inputsOf(packages, target, { GOMOD, GOWORK }, go) {
	const [files, folders] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	const embedding = [];
	const modules = /* @__PURE__ */ new Set([GOMOD]);
	for (const one of packages) {
		if (one.Standard || one.Dir === void 0) continue;
		const folder = await realpath(one.Dir).catch(() => one.Dir ?? "");
		folders.add(folder);
		if (one.EmbedPatterns !== void 0) embedding.push(folder);
		for (const file of LISTS.flatMap((list) => one[list] ?? [])) if (!file.endsWith("_test.go")) files.add(join(folder, file));
		if (one.Module?.GoMod !== void 0) modules.add(one.Module.GoMod);
		if (!one.DepOnly && one.Name === "main") files.add(target.profile ?? join(folder, "default.pgo"));
	}
	const works = GOWORK !== "" && GOWORK !== "off" ? [GOWORK] : [];
	for (const work of works) for (const module of await modulesOf(work, go)) modules.add(module);
	for (const file of [...modules, ...works]) for (const one of beside(file)) files.add(await resolved(one));
	return {
		files,
		folders,
		embedding
	};
}
/** In a workspace, what any of its modules requires has a part in which versions all are built with. */
async function modulesOf(work, go) {
	const { exitCode, stdout } = await runGo([
		"work",
		"edit",
		"-json",
		work
	], go);
	if (exitCode !== 0) return [];
	const { Use } = JSON.parse(stdout.toString());
	return (Use ?? []).map(({ DiskPath }) => join(dirname(work), DiskPath, "go.mod"));
}
/** go.mod with its sums and what is vendored, or go.work with its. */
function beside(file) {
	const vendored = join(dirname(file), "vendor", "modules.txt");
	return [
		file,
		file.replace(/\.mod$/, ".sum").replace(/\.work$/, ".work.sum"),
		vendored
	];
}
/** The folder may be a symbolic link; a file that is not there has none to resolve. */
async function resolved(file) {
	return join(await realpath(dirname(file)).catch(() => dirname(file)), file.slice(dirname(file).length));
}

// src/targets/changed-targets.ts
/**
* Those of `targets` whose program is built from something that has changed since the last commit that `since` and what is
* checked out have in common: a file of a package of this repository that is in the program (tests are not), go.mod, go.sum
* and the like, the profile, or the config file. What is not committed yet counts as well.
* @returns the targets, with a warning for each whose packages could not be listed, which counts as changed.
* @throws ExpectedError when the commit is not there.
*/
async function changedTargets(targets, { since, configFile }, context) {
	const repository = await LocalRepository.open(context.directory, context.env, context.signal);
	const root = await realpath((await repository.attempt(["rev-parse", "--show-toplevel"])).stdout.toString().replace(/\r?\n$/, ""));
	const all = await changesSince(repository, since);
	const findings = [];
	const config = configFile === void 0 ? void 0 : await realpath(configFile).catch(() => configFile);
	if (all.some(({ path }) => join(root, path) === config)) return {
		changed: targets,
		findings
	};
	const changed = [];
	for (const target of targets) {
		const inputs = await programInputs(target, context);
		if ("problem" in inputs) {
			const message = `It counts as changed, since its packages cannot be listed: ${inputs.problem}`;
			findings.push({
				target: target.name,
				severity: "warning",
				message,
				fix: `Make \`go list -deps ${target.package ?? "./..."}\` pass in ${target.workingDirectory}.`
			});
		}
		if ("problem" in inputs || all.some((one) => isPartOf(inputs, root, one))) changed.push(target);
	}
	return {
		changed,
		findings
	};
}
/** @throws ExpectedError when the commit, or one in common with it, is not in the clone. */
async function changesSince(repository, since) {
	const commit = await repository.commit(since) ?? await repository.commit(`refs/remotes/origin/${since}`);
	const shared = commit === void 0 ? void 0 : await repository.attempt([
		"merge-base",
		commit,
		"HEAD"
	]);
	const base = shared?.exitCode === 0 ? shared.stdout.toString().trim() : void 0;
	if (base === void 0) {
		const what = commit === void 0 ? `there is no commit or branch \`${since}\` in this clone` : `this clone has no commit that \`${since}\` and what is checked out have in common`;
		throw new ExpectedError(`changed-since: ${what}.`, { fix: await repository.isShallow() ? "Fetch the whole history: `fetch-depth: 0` on the step with `actions/checkout`." : "Name a commit or branch that was fetched, such as `origin/main`." });
	}
	const told = await repository.attempt([
		"diff",
		"--name-status",
		"--no-renames",
		"-z",
		base,
		"--"
	]);
	const added = await repository.attempt([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]);
	const failed = [told, added].find(({ exitCode }) => exitCode !== 0);
	if (failed !== void 0) throw new ExpectedError(`git cannot tell what has changed since ${base}: ${lastLines(failed.stderr, 2)}`, { fix: "Mend what git complains of." });
	const fields = told.stdout.toString().split("\0");
	const changes = [];
	for (let at = 0; at + 1 < fields.length; at += 2) changes.push({
		path: fields[at + 1] ?? "",
		isGone: fields[at] === "D"
	});
	const untracked = added.stdout.toString().split("\0").filter(Boolean);
	return [...changes, ...untracked.map((path) => ({
		path,
		isGone: false
	}))];
}
/** @param path from `root`; a submodule's folder when its commit has changed. */
function isPartOf(inputs, root, { path, isGone }) {
	const file = join(root, path);
	if (inputs.files.has(file) || inputs.folders.has(file)) return true;
	if ([...inputs.files].some((input) => input.startsWith(`${file}${sep}`))) return true;
	if (!isGone || /_test\.go$/.test(path)) return false;
	return inputs.folders.has(dirname(file)) && SOURCE.test(path) || inputs.embedding.some((folder) => !relative(folder, file).startsWith(".."));
}
/** Names of files that Go compiles, links or looks for. */
const SOURCE = /\.(go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$|(^|\/)(go\.(mod|sum|work)|go\.work\.sum)$/;

// src/targets/run-targets.ts
/**
* Runs the command for each target, one after the other; one that fails does not stop the others.
* @throws UsageError for a mistake in the settings of any, before any work; ExpectedError at the end, which names those that
* failed.
*/
async function performTargets(shared, run) {
	shared.report.targets = [];
	const targets = await changedOf(run.targets, run, shared);
	if (shared.command === "targets") {
		const { listTargets } = await import("./targets.js");
		return listTargets(shared, targets);
	}
	const configs = [];
	for (const target of targets) configs.push({
		name: target.name,
		config: await target.config()
	});
	const jobs = [];
	for (const { name, config } of configs) jobs.push(await jobOfTarget(name, config, shared));
	shared.report.targets = jobs.map(({ report }) => report);
	const others = [...run.others, ...run.targets.filter((one) => !targets.includes(one))];
	try {
		await performAll({
			shared,
			jobs,
			others
		});
	} catch (error) {
		shared.report.targets = shared.report.targets.filter(isBegun);
		throw error;
	}
	if (!shared.host.signal.aborted && shared.command !== "check") await noteRun(shared);
	const failed = jobs.filter(({ report }) => report.error !== void 0).map(({ name }) => name);
	if (failed.length === 0) return;
	throw new ExpectedError(`${failed.length} of ${count(jobs.length, "target")} failed: ${failed.join(", ")}.`, { fix: "The report says of each why; the others are done." });
}
function isBegun({ findings, decision, profile, publication, error }) {
	return findings.length > 0 || [
		decision,
		profile,
		publication,
		error
	].some((told) => told !== void 0);
}
async function performAll(group) {
	const { shared, jobs } = group;
	const { pullRequests, publish } = shared.config;
	if (shared.command === "rollback" && jobs.length > 0) {
		const { rollbackTogether } = await import("./rollback.js");
		await rollbackTogether(group);
		for (const job of jobs) await finish(job);
		return;
	}
	if (shared.command === "refresh" && pullRequests === "one" && publish !== "none" && jobs.length > 0) {
		const { refreshTogether } = await import("./together.js");
		try {
			await refreshTogether(group);
		} finally {
			for (const job of jobs) await finish(job);
		}
		return;
	}
	if (shared.command === "refresh") {
		const { requireApart } = await import("./apart.js");
		await requireApart(jobs);
	}
	for (const job of jobs) {
		await attempt(job, () => perform(job));
		delete job.collected;
		await finish(job);
	}
}
/** Whatever fails by a gate was written and published before. */
async function finish(job) {
	if (job.host.signal.aborted) return;
	if (job.report.error === void 0) await attempt(job, async () => requireGates(job));
	await conclude(job);
	await attempt(job, () => writeResultFiles(job.secrets.redact(job.report), job.outputDirectory));
}
/** Those that `changed-since` leaves, or all; what there is to say of that is told. */
async function changedOf(targets, { changes }, job) {
	if (changes === void 0) return targets;
	const { host, report } = job;
	const [first] = targets;
	const { changed, findings } = await changedTargets(targets, changes, {
		directory: job.workingDirectory ?? first?.workingDirectory ?? host.cwd,
		env: host.env,
		signal: host.signal
	});
	for (const { target, ...finding } of findings) {
		report.findings = [...report.findings, {
			...finding,
			message: `${target}: ${finding.message}`
		}];
		hostOfTarget(target, host).finding(finding);
	}
	if (changed.length < targets.length) {
		const names = targets.filter((one) => !changed.includes(one)).map(({ name }) => name);
		const message = `Nothing that ${names.join(", ")} ${names.length === 1 ? "is" : "are"} built from has changed since ${changes.since}.`;
		report.findings = [...report.findings, {
			severity: "note",
			message
		}];
		host.finding({
			severity: "note",
			message
		});
	}
	return changed;
}

export { changedOf, performTargets };