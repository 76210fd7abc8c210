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
/** The folder of this package, where `examples/` is; sources and bundles are at different depths below it. */
const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));
function rootAbove(folder) {
	return existsSync(join(folder, "package.json")) || dirname(folder) === folder ? folder : rootAbove(dirname(folder));
}
/** Where GitHub's API is, by the environment that workflows have; elsewhere github.com's. */
function apiUrlIn(env) {
	return env["GITHUB_API_URL"] || "https://api.github.com";
}
/** A finding on one line: `warning: where: what is the matter. What to do about it.` */
function sentence({ severity, source, file, message, fix }) {
	const where = [.../* @__PURE__ */ new Set([source, file])].filter((part) => part !== void 0 && !message.startsWith(part)).join(" › ");
	return `${severity}: ${where === "" ? "" : `${where}: `}${message}${fix === void 0 ? "" : ` ${fix}`}`;
}
/**
* Aborts on the first SIGINT or SIGTERM, and on an error that nothing caught; everything then unwinds by itself. A second signal or
* error ends the process at once.
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