import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fleetProfiles } from '../../__tests__/harness/fleet-profiles.ts';
import { spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import { CLI, succeed } from './example.ts';

const COUNT = 1_000;
/** Between the first and the last: a fleet is asked at the same time, but does not answer in the same moment. */
const APART_SECONDS = 15;
const RUNS = 3;
const LIMIT_SECONDS = 1.5;

/** From when the last of 1,000 live profiles is sent to the end of `go-pgo collect`, with `default.pgo` written. */
export async function measure(): Promise<Row[]> {
  const profiles = await fleetProfiles(COUNT);
  const folder = await mkdtemp(join(tmpdir(), 'go-pgo-bench-'));
  try {
    await writeFile(join(folder, 'go.mod'), 'module cmd\n\ngo 1.21\n');
    await succeed(folder, ['go', 'tool', 'pprof', '-h']).catch(() => {});
    const seconds: number[] = [];
    for (let run = 0; run < RUNS; run++) seconds.push(await afterTheLast(profiles, folder));
    return [
      {
        what: `From the arrival of the last of ${number(COUNT)} live profiles to \`default.pgo\``,
        ours: `${number(spreadOf(seconds).median)} s`,
        other: '',
        figure: spreadOf(seconds),
        limit: LIMIT_SECONDS,
        unit: 's',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function afterTheLast(profiles: string, folder: string): Promise<number> {
  let last = 0;
  const server = createServer(async (request, response) => {
    const which = Number(request.url?.split('/')[1]);
    const bytes = await readFile(join(profiles, `${which}.pprof`));
    await delay(((which + 1) / COUNT) * APART_SECONDS * 1000);
    response.on('finish', () => {
      last = performance.now();
    });
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sources = Array.from(
      { length: COUNT },
      (_, which) => `- pprof: ${base}/${which}/debug/pprof/profile\n  seconds: 1\n  timeout: 60s\n`,
    );
    await writeFile(join(folder, 'sources.yml'), sources.join(''));
    const argv = [
      CLI,
      'collect',
      '--sources',
      'sources.yml',
      '--profile',
      'default.pgo',
      '--max-failures',
      '0%',
    ];
    const child = spawn(process.execPath, argv, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'exit');
    const end = performance.now();
    if (code !== 0) throw new Error(`collect ended with ${code}.`);
    return (end - last) / 1000;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
