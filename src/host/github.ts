import type { AnnotationProperties } from '@actions/core';
import * as core from '@actions/core';
import type { Finding } from '../finding.ts';
import { Secrets } from '../secrets.ts';
import { abortOnSignals } from './cancellation.ts';
import type { Host } from './host.ts';

/** A job of GitHub Actions: annotations, outputs, the job summary. The only importer of `@actions/core`. */
export function githubHost(): Host {
  // The runner hides a masked text only where it stands whole and as it is.
  const secrets = new Secrets();
  const say = (line: string) => core.info(harmless(secrets.redact(line)));
  return {
    env: process.env,
    cwd: process.env['GITHUB_WORKSPACE'] ?? process.cwd(),
    signal: abortOnSignals(),
    interactive: false,
    width: 120,
    now: () => new Date(),
    progress: say,
    finding: (finding) => annotate(secrets.redact(finding)),
    mask(secret) {
      secrets.add(secret);
      core.setSecret(secret);
    },
    async finish({ outputs, summary, text, error }) {
      for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
      if (process.env['GITHUB_STEP_SUMMARY'] !== undefined) await core.summary.addRaw(summary, true).write();
      for (const line of text.split('\n')) say(line);
      if (error !== undefined)
        core.error(error.fix === undefined ? error.message : `${error.message} ${error.fix}`);
    },
  };
}

function annotate({ severity, source, file, message, fix }: Finding): void {
  const properties: AnnotationProperties = { title: `PGO: ${file ?? source ?? severity}` };
  const text = fix === undefined ? message : `${message} ${fix}`;
  // A file or source that was left out does not fail the run, so it is no error of the job.
  if (severity === 'note') core.notice(text, properties);
  else core.warning(text, properties);
}

/** The runner obeys lines that start with `::` and legacy `##[` commands; a line of ours is never one. */
function harmless(line: string): string {
  return line
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('##[', '## [')
    .replace(/^([\s\u0085]*):(?=:)/, '$1∶');
}
