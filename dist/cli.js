#!/usr/bin/env node
import { i as printJson, t as guardOutput } from "./start.js";

// src/cli.ts
guardOutput();
const { run } = await import("./run.js");
const { readCommandLine } = await import("./command-line.js");
const { terminalHost, tolerateClosedPipes } = await import("./terminal-host.js");
const { renderJson } = await import("./outputs.js");
tolerateClosedPipes();
const { json, asks = true, verbose = false, invocation, failure } = await readCommandLine(process.argv.slice(2));
if (invocation !== void 0) process.exitCode = await run(terminalHost({
	json,
	asks,
	verbose
}), () => invocation);
if (failure !== void 0) printJson(renderJson({
	...failure,
	findings: []
}));

export {  };