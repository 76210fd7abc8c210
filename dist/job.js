// src/job.ts
/** Puts findings into the report and shows them at once. */
function addFindings(job, findings) {
	job.report.findings = [...job.report.findings, ...findings];
	for (const finding of findings) job.host.finding(finding);
}

export { addFindings as t };