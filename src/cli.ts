#!/usr/bin/env node
import { readCommandLine } from './command-line.ts';
import { terminalHost, tolerateClosedPipes } from './system/terminal-host.ts';
import { run } from './run.ts';

tolerateClosedPipes();
const { json, invocation } = await readCommandLine(process.argv.slice(2));
if (invocation !== undefined) process.exitCode = await run(terminalHost({ json }), () => invocation);
