import { i as replaceFile } from "./replace-file.js";
import { t as renderJson } from "./json.js";
import { join } from "node:path";

// src/perform.ts
/** Runs the command of one program. Each command loads only what it needs. */
async function perform(job) {
	switch (job.command) {
		case "refresh": return (await import("./refresh.js")).refresh(job);
		case "collect": return (await import("./collect.js")).collect(job);
		case "build": return (await import("./build2.js")).buildOnly(job);
		case "compare": return (await import("./compare.js")).compare(job);
		case "check": return (await import("./check.js")).check(job);
		case "rollback": return (await import("./rollback.js")).rollback(job);
		case "merge": return (await import("./files.js")).merge(job, job.output ?? "default.pgo");
		case "inspect": return (await import("./files.js")).inspect(job);
		case "diff": return (await import("./files.js")).diff(job);
		case "init": return (await import("./init.js")).init(job);
		case "demo": return (await import("./demo.js")).demo(job);
		case "targets": throw new Error("`targets` is about all of them, never about one.");
	}
}

// src/result-files.ts
/** Writes the result document and the report page. @param report free of secrets. @throws ExpectedError when it cannot. */
async function writeResultFiles(report, folder) {
	const { renderHtml } = await import("./html.js");
	const files = {
		result: join(folder, "result.json"),
		report: join(folder, "report.html")
	};
	await replaceFile(files.result, Buffer.from(renderJson(report)));
	await replaceFile(files.report, Buffer.from(renderHtml(report)));
	return files;
}

export { perform as n, writeResultFiles as t };