import { Cr as makeFolder, Dr as UsageError, Er as ExpectedError, br as shortage, gr as machineFailure, vr as reasonOf } from "./start.js";
import { join, resolve } from "node:path";

// src/targets/job-of-target.ts
/** The part of the run that is about one target; it leaves what it leaves in a folder of its own. */
async function jobOfTarget(name, config, shared) {
	const outputDirectory = await outputFolder(join(shared.outputDirectory, name));
	const scratch = await outputFolder(join(shared.scratch, "targets", name));
	const report = {
		command: shared.command,
		target: name,
		findings: []
	};
	return {
		...shared,
		name,
		config,
		scratch,
		outputDirectory,
		report,
		host: hostOfTarget(name, shared.host)
	};
}
async function outputFolder(path) {
	try {
		await makeFolder(resolve(path));
		return path;
	} catch (error) {
		throw shortage(error) ?? new UsageError(`output-directory: ${path} cannot be made: ${reasonOf(error)}.`, {
			fix: "Name a folder that this user may write to.",
			cause: error
		});
	}
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
		finding: (finding) => {
			const { source, file, message, ...rest } = finding;
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
/**
* Runs a stage of a target. That it fails is put into its report, and the others go on.
* @returns what `work` returned; undefined when it failed.
* @throws whatever is a bug, and the signal's reason when the run was cancelled.
*/
async function attempt(job, work) {
	try {
		return await work();
	} catch (thrown) {
		job.host.signal.throwIfAborted();
		const error = machineFailure(thrown) ?? thrown;
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		job.report.error = {
			message,
			...fix !== void 0 && { fix }
		};
		if (!job.report.findings.some((one) => one.severity === "error" && one.message === message)) job.host.finding({
			severity: "error",
			message,
			...fix !== void 0 && { fix }
		});
		return;
	}
}

export { hostOfTarget as n, jobOfTarget as r, attempt as t };