import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CollectContext, Collection, Collector, Source } from '../../src/collect/source.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { bundleOfThisRun } from '../harness/bundle.ts';
import { oldestNode } from '../harness/nodes.ts';
import type { CollectMessage, CollectRequest } from './collector-process.ts';

/**
 * Collects the source as its collector does, but from the bundle and on the oldest Node that package.json promises.
 * @param secrets what the process has to hide.
 * @throws Error with the stack when the process ends by a bug.
 */
export async function collectOnOldestNode(
  source: Source,
  context: CollectContext,
  secrets: readonly string[],
): Promise<Collection> {
  const { cwd, env, scratch, token, signal } = context;
  const now = context.now().getTime();
  const { aborted: isAborted } = signal;
  const request: CollectRequest = { source, cwd, env, scratch, token, now, secrets, isAborted };
  const child = fork(join(bundleOfThisRun(), 'collector.js'), {
    execPath: oldestNode(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  let last: CollectMessage | undefined;
  child.on('message', (message: CollectMessage) => {
    if (message.kind === 'progress') context.progress(message.line);
    else if (message.kind === 'mask') context.mask(message.secret);
    else last = message;
  });
  const abort = () => child.connected && child.send('abort');
  signal.addEventListener('abort', abort, { once: true });
  child.send(request);
  await once(child, 'close');
  signal.removeEventListener('abort', abort);
  switch (last?.kind) {
    case 'collection':
      return last.collection;
    case 'failure':
      throw new ExpectedError(last.message, { fix: last.fix });
    case 'aborted':
      throw signal.reason;
    default:
      throw new Error(`The collector ended without an answer on the oldest Node:\n${stderr}`);
  }
}

/** The collector that the contract runs: on the oldest Node where that can be had, else `collector` in this process. */
export function collectorOfContract<S extends Source>(
  collector: Collector<S>,
  secrets: readonly string[],
): Collector<S> {
  if (oldestNode() === process.execPath) return collector;
  return (source, context) => collectOnOldestNode(source, context, secrets);
}
