#!/usr/bin/env node
import { renderJson } from './report/outputs.ts';
import { run } from './run.ts';
import { readCommandLine } from './settings/command-line.ts';
import { terminalHost, tolerateClosedPipes } from './system/terminal-host.ts';

tolerateClosedPipes();
const { json, asks = true, invocation, failure } = await readCommandLine(process.argv.slice(2));
if (invocation !== undefined) process.exitCode = await run(terminalHost({ json, asks }), () => invocation);
if (failure !== undefined) process.stdout.write(renderJson({ ...failure, findings: [] }));
