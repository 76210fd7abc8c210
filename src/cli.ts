#!/usr/bin/env node
import { terminalHost, tolerateClosedPipes } from './host/terminal.ts';
import { run } from './run.ts';
import { readCommandLine } from './settings/command-line.ts';

tolerateClosedPipes();
const { json, invocation } = await readCommandLine(process.argv.slice(2));
if (invocation !== undefined) process.exitCode = await run(terminalHost({ json }), () => invocation);
