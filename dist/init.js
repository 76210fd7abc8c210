import { B as replaceFile, I as readIfThere, N as require_dist, Xt as ExpectedError, s as packageRoot } from "./start.js";
import { r as repositoryRoot } from "./program2.js";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

// src/commands/init.ts
var import_dist = require_dist();
/**
* Writes a workflow and a config file to start from. It may run again while both are unchanged.
* @throws ExpectedError when a file is there with another content; nothing is written then.
*/
async function init(run, report) {
	const root = await repositoryRoot(run, "Run it in a clone of the repository that holds the Go module.");
	const module = relative(root, run.config.workingDirectory).split(sep).join("/");
	const workflow = {
		path: join(root, ".github", "workflows", "pgo.yml"),
		text: await workflowFor(module)
	};
	const config = {
		path: join(run.config.workingDirectory, ".github", "pgo.yml"),
		text: await template("config", "pgo.yml")
	};
	for (const { path, text } of [workflow, config]) {
		const there = await readIfThere(path);
		if (there !== void 0 && !there.equals(Buffer.from(text))) throw new ExpectedError(`${path} is there already, so nothing was written.`, { fix: "Edit it, or move it away and run `go-pgo init` again." });
	}
	for (const { path, text } of [workflow, config]) await replaceFile(path, Buffer.from(text));
	const note = (file, message, fix) => ({
		severity: "note",
		file,
		message,
		fix
	});
	report.add({ findings: [note(workflow.path, "The workflow that refreshes the profile every week."), note(config.path, "The sources of the profiles.", "Name your own service there, then commit both files.")] });
}
/** The workflow of the examples, with the module's folder where that is not the root. */
async function workflowFor(module) {
	const text = await template("workflows", "refresh.yml");
	if (module === "") return text;
	const document = (0, import_dist.parseDocument)(text);
	const input = (step, name, value) => document.setIn([
		"jobs",
		"refresh",
		"steps",
		step,
		"with",
		name
	], value);
	input(1, "go-version-file", `${module}/go.mod`);
	input(2, "working-directory", module);
	return document.toString({ lineWidth: 0 });
}
function template(...name) {
	return readFile(join(packageRoot, "examples", ...name), "utf8");
}

export { init };