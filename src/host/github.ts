import * as core from '@actions/core';
import { reasonOf } from '../files/replace-file.ts';
import type { Finding } from '../finding.ts';
import { logLine } from '../printable.ts';
import { isHideable, knownSecrets } from '../secrets.ts';
import { annotationsOf } from './annotations.ts';
import { showBugsWithout } from './bugs.ts';
import { abortOnSignals } from './cancellation.ts';
import type { Ending, Host } from './host.ts';
import { sentence } from './terminal.ts';

/** A job of GitHub Actions: annotations, outputs, the job summary. The only importer of `@actions/core`. */
export function githubHost(): Host {
  // The runner hides a masked text only where it stands whole and as it is.
  const secrets = knownSecrets;
  showBugsWithout(secrets);
  const say = (line: string) => core.info(harmless(secrets.redact(line)));
  // GitHub shows a few annotations of a step: which are the worst is known at the end, however it comes.
  let findings: Finding[] = [];
  const annotate = (fails: boolean, error?: Ending['error']) => {
    const workspace = process.env['GITHUB_WORKSPACE'];
    const annotations = annotationsOf(findings, { workspace, fails, ...(error && { error }) });
    findings = [];
    for (const { level, text, properties } of secrets.redact(annotations)) SHOW[level](text, properties);
  };
  const tell = (finding: Finding) => {
    findings.push(finding);
    say(sentence(finding));
  };
  process.once('exit', (code) => annotate(code !== 0));
  return {
    env: process.env,
    cwd: process.env['GITHUB_WORKSPACE'] ?? process.cwd(),
    signal: abortOnSignals(),
    interactive: false,
    width: 120,
    now: () => new Date(),
    progress: say,
    finding: tell,
    mask(secret) {
      secrets.add(secret);
      // The runner would hide every `a` of the log.
      if (isHideable(secret)) core.setSecret(secret);
    },
    async finish({ outputs, summary, text, error }) {
      for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
      if (process.env['GITHUB_STEP_SUMMARY'] !== undefined) {
        try {
          await core.summary.addRaw(await summary(), true).write();
        } catch (error) {
          // The work is done, and the outputs are set: no reason to fail.
          const fix = 'The log and the report say the same.';
          tell({ severity: 'warning', message: `There is no job summary: ${reasonOf(error)}`, fix });
        }
      }
      for (const line of text.split('\n')) say(line);
      annotate(error !== undefined, error);
    },
  };
}

const SHOW = { error: core.error, warning: core.warning, notice: core.notice };

/** The runner obeys lines that start with `::` and legacy `##[` commands; a line of ours is never one. */
function harmless(line: string): string {
  return logLine(line)
    .replaceAll('##[', '## [')
    .replace(/^([\s\u0085]*):(?=:)/, '$1∶');
}
