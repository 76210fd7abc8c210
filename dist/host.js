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
/**
* The root folder of this package, which contains `examples/`. The root is searched upwards from this file, because the sources and the
* bundles are at different depths below the root.
*/
const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));
/** Returns `folder` or the closest folder above it that has a `package.json`. */
function rootAbove(folder) {
	return existsSync(join(folder, "package.json")) || dirname(folder) === folder ? folder : rootAbove(dirname(folder));
}
/**
* Returns the URL of GitHub's API. In a workflow, the environment holds the API's URL. Outside of a workflow, the URL of github.com's API
* is used.
*/
function apiUrlIn(env) {
	return env["GITHUB_API_URL"] || "https://api.github.com";
}
/** Returns a finding as one line: `warning: default.pgo: the message. What to do about it.` */
function sentence({ severity, source, file, message, fix }) {
	const where = [.../* @__PURE__ */ new Set([source, file])].filter((part) => part !== void 0 && !message.startsWith(part)).join(" › ");
	return `${severity}: ${where === "" ? "" : `${where}: `}${message}${fix === void 0 ? "" : ` ${fix}`}`;
}
/**
* Returns a signal that is aborted by the first SIGINT or SIGTERM, or by the first uncaught error. After the abort, the run cleans up and
* ends. A second SIGINT, SIGTERM or uncaught error ends the process at once.
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