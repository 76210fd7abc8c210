import { i as groupFindings, n as asFinding } from "./grouped-findings.js";

// src/job.ts
/** Puts findings into the report and shows them at once, the same one about several places as one. */
function addFindings(job, findings) {
	job.report.findings = [...job.report.findings, ...findings];
	for (const group of groupFindings(findings)) job.host.finding(asFinding(group));
}

export { addFindings as t };