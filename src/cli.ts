#!/usr/bin/env node
import { guardOutput, printJson } from './system/output.ts';

// Guard stdout and stderr before the dynamic imports, because an import may fail and print an error.
guardOutput();
const { run } = await import('./run.ts');
const { readCommandLine } = await import('./settings/command-line.ts');
const { terminalHost, tolerateClosedPipes } = await import('./system/terminal-host.ts');
const { renderJson } = await import('./report/outputs.ts');
tolerateClosedPipes();
const {
  json,
  asks = true,
  verbose = false,
  invocation,
  failure,
} = await readCommandLine(process.argv.slice(2));
if (invocation !== undefined)
  process.exitCode = await run(terminalHost({ json, asks, verbose }), () => invocation);
if (failure !== undefined) printJson(renderJson({ ...failure, findings: [] }));
