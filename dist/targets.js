import { Er as ExpectedError, tt as requireFolder } from "./start.js";
import { n as hostOfTarget } from "./job-of-target.js";
import { t as findProgram } from "./program.js";

// src/commands/targets.ts
/** `targets`: which targets there are to work on, each with its program. One whose program cannot be found is listed, too. */
async function listTargets(shared, targets) {
	const listed = [];
	for (const target of targets) listed.push(await listedTarget(shared, target));
	shared.report.targets = listed;
}
async function listedTarget(shared, target) {
	const { name, workingDirectory, buildFlags, package: named } = target;
	const report = {
		command: shared.command,
		target: name,
		findings: []
	};
	const config = {
		...shared.config,
		workingDirectory,
		buildFlags,
		...named !== void 0 && { package: named }
	};
	try {
		await requireFolder(workingDirectory);
		await findProgram({
			...shared,
			config,
			report
		});
	} catch (error) {
		if (!(error instanceof ExpectedError) || shared.host.signal.aborted) throw error;
		const { message, fix } = error;
		const finding = {
			severity: "warning",
			message,
			...fix !== void 0 && { fix }
		};
		report.findings = [finding];
		hostOfTarget(name, shared.host).finding(finding);
	}
	return report;
}

export { listTargets };