import { Mi as UsageError, g as requireFolder, h as warningOf, l as GrowingReport, m as orElse, p as makeFolder } from "./start.js";
import { a as subjectOf, r as placeOfProfile, t as findProgram } from "./program2.js";
import { join } from "node:path";

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
		progress: (line, deadline) => host.progress(`${name}: ${line}`, deadline),
		finding: ({ source, file, message, ...rest }) => host.finding({
			...rest,
			source: source !== void 0 && message.startsWith(source) ? void 0 : source,
			file: file !== void 0 && message.startsWith(file) ? void 0 : file,
			message: `${name}: ${message}`
		})
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
	const owners = /* @__PURE__ */ new Map();
	for (const { work, place } of placed) {
		const { target } = work.run.config;
		if (owners.has(place.path)) throw new UsageError(`The targets ${owners.get(place.path)} and ${target} have the same profile, ${place.path}.`, { fix: "Let each name a `package`, a `working-directory` or a `profile` of its own." });
		owners.set(place.path, target);
	}
}
/** As `requireDifferentProfiles`, before any work; a program that is not found is left to the target's own turn. */
async function requireNoCollisions(works) {
	const placed = [];
	for (const work of works) {
		const place = await orElse(work.run, placeIn(work.run), () => void 0);
		if (place?.inRepository) placed.push({
			work,
			place
		});
	}
	requireDifferentProfiles(placed);
}

export { requireNoCollisions as a, requireDifferentProfiles as i, listTargets as n, worksOf as o, placeIn as r, configOf as t };