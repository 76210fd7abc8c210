import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { inPairs, pairedRow, type Row } from '../measure.ts';

const PAIRS = 25;
const LIMIT = 3;
const ENDPOINT = 'http://127.0.0.1:6060';

/**
 * From the start of the process to the first work of `refresh` with a live endpoint (it starts `go`), of the command line
 * and of the action, against `node -e 0` from start to end.
 */
export async function measure(): Promise<Row[]> {
  await using scratch = await temporaryFolder();
  const folder = scratch.path;
  const [bin, mark] = [join(folder, 'bin'), join(folder, 'mark')];
  await mkdir(bin);
  // This `go` always fails, because the row only measures when it was started.
  await writeFile(join(bin, 'go'), `#!/bin/sh\n[ -e '${mark}' ] || : > '${mark}'\nexit 1\n`);
  await chmod(join(bin, 'go'), 0o755);
  const env = {
    ...{
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
      HOME: folder,
      TMPDIR: folder,
      RUNNER_TEMP: folder,
    },
    ...{ GITHUB_WORKSPACE: folder, INPUT_COMMAND: 'refresh', INPUT_SOURCES: `- ${ENDPOINT}` },
  };
  const untilWork = async (entry: string, args: readonly string[]) => {
    await rm(mark, { force: true });
    const begin = Date.now();
    await timeOf([join(import.meta.dirname, '..', '..', 'dist', entry), ...args], { cwd: folder, env });
    return (await stat(mark)).mtimeMs - begin;
  };
  const row = async (what: string, entry: string, args: readonly string[]) => {
    await untilWork(entry, args);
    const pairs = await inPairs(
      PAIRS,
      () => untilWork(entry, args),
      () => timeOf(['-e', '0']),
    );
    const name = `Start of ${what}, to the first work of \`refresh\``;
    return pairedRow(name, '`node -e 0`', pairs, (time) => time, 'ms', LIMIT);
  };
  return [
    await row('the command line', 'cli.js', ['refresh', '--source', ENDPOINT]),
    await row('the action', 'action.js', []),
  ];
}

/** Milliseconds from start to end of a Node process, however it ends. */
async function timeOf(args: readonly string[], options: object = {}): Promise<number> {
  const begin = performance.now();
  await once(spawn(process.execPath, args, { stdio: 'ignore', ...options }), 'exit');
  return performance.now() - begin;
}
