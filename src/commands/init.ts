import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { ExpectedError } from '../system/errors.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import { addFindings, type Job } from '../job.ts';
import { packageRoot } from '../system/package.ts';
import { repositoryRoot } from './git.ts';

/**
 * Writes a workflow and a config file to start from, at the root of the repository.
 * What an earlier run has written already, and nobody has changed, may be there.
 * @throws ExpectedError when either holds something else; nothing is written then.
 */
export async function init(job: Job): Promise<void> {
  const root = await repositoryRoot(job, 'Run it in a clone of the repository that holds the Go module.');
  const module = relative(root, job.config.workingDirectory).split(sep).join('/');
  const workflow = { path: join(root, '.github', 'workflows', 'pgo.yml'), text: await workflowFor(module) };
  const config = {
    path: join(job.config.workingDirectory, '.github', 'pgo.yml'),
    text: await template('config', 'pgo.yml'),
  };
  for (const { path, text } of [workflow, config]) {
    const there = await readIfThere(path);
    if (there !== undefined && !there.equals(Buffer.from(text))) {
      throw new ExpectedError(`${path} is there already, so nothing was written.`, {
        fix: 'Edit it, or move it away and run `go-pgo init` again.',
      });
    }
  }
  for (const { path, text } of [workflow, config]) await replaceFile(path, Buffer.from(text));
  addFindings(job, [
    {
      severity: 'note',
      file: workflow.path,
      message: 'The workflow that refreshes the profile every week.',
    },
    {
      severity: 'note',
      file: config.path,
      message: 'The sources of the profiles.',
      fix: 'Name your own service there, then commit both files.',
    },
  ]);
}

/** The workflow of the examples; in a repository whose module lies deeper, the step is told where. */
async function workflowFor(module: string): Promise<string> {
  const text = await template('workflows', 'refresh.yml');
  if (module === '') return text;
  const document = parseDocument(text);
  const steps = document.getIn(['jobs', 'refresh', 'steps']) as { items: unknown[] };
  const last = steps.items.length - 1;
  for (const [index, key, value] of [
    [1, 'go-version-file', `${module}/go.mod`],
    [2, 'working-directory', module],
  ] as const) {
    if (index <= last) document.setIn(['jobs', 'refresh', 'steps', index, 'with', key], value);
  }
  return document.toString({ lineWidth: 0 });
}

function template(...name: readonly string[]): Promise<string> {
  return readFile(join(packageRoot, 'examples', ...name), 'utf8');
}
