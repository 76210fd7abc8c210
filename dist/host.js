import { t as Cancelled } from "./errors.js";
import { n as handleCrash } from "./start.js";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// package.json
var version = "0.1.0";
var repository = {
	"type": "git",
	"url": "git+https://github.com/go-pgo/action.git"
};

// src/system/host.ts
/** The version of this package. */
const VERSION = version;
/** The folder of this package, which has `examples/`. The sources and the bundles are at different depths below it. */
const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));
/** Returns the closest folder with a `package.json`, from `folder` upwards. */
function rootAbove(folder) {
	return existsSync(join(folder, "package.json")) || dirname(folder) === folder ? folder : rootAbove(dirname(folder));
}
/** Returns the URL of GitHub's API. A workflow has it in its environment; elsewhere it is that of github.com. */
function apiUrlIn(env) {
	return env["GITHUB_API_URL"] || "https://api.github.com";
}
/** Returns a finding as one line: `warning: default.pgo: the message. What to do about it.` */
function sentence({ severity, source, file, message, fix }) {
	const where = [.../* @__PURE__ */ new Set([source, file])].filter((part) => part !== void 0 && !message.startsWith(part)).join(" › ");
	return `${severity}: ${where === "" ? "" : `${where}: `}${message}${fix === void 0 ? "" : ` ${fix}`}`;
}
/**
* Returns a signal that is aborted by the first SIGINT or SIGTERM, or by an error that no code caught. The run then ends by itself. A second
* signal or error ends the process at once.
*/
function abortOnSignals() {
	const controller = new AbortController();
	for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {
		const cancelled = new Cancelled(name);
		if (controller.signal.aborted) process.exit(cancelled.exitCode);
		controller.abort(cancelled);
	});
	handleCrash((error) => {
		process.exitCode = 1;
		controller.abort(error);
	});
	return controller.signal;
}

export { sentence as a, packageRoot as i, abortOnSignals as n, repository as o, apiUrlIn as r, VERSION as t };