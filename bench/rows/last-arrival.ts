import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fleetProfiles } from '../../__tests__/harness/fleet-profiles.ts';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { CLI, number, type Row, spreadOf, succeed } from '../measure.ts';

const COUNT = 1_000;
/** The time between the first and the last profile: all instances are asked at once, but they do not answer at once. */
const APART_SECONDS = 15;
const RUNS = 3;
const LIMIT_SECONDS = 1.5;

/** Measures the time from the arrival of the last of 1,000 live profiles to the end of `go-pgo collect`, which writes `default.pgo`. */
export async function measure(): Promise<Row[]> {
  const profiles = await fleetProfiles(COUNT);
  await using scratch = await temporaryFolder();
  const folder = scratch.path;
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sources = Array.from(
      { length: COUNT },
      (_, which) => `- pprof: ${base}/${which}/debug/pprof/profile\n  seconds: 1\n  timeout: 60s\n`,
    );
    await writeFile(join(folder, 'go.mod'), 'module cmd\n\ngo 1.21\n');
    await writeFile(join(folder, 'sources.yml'), sources.join(''));
    // Go builds pprof at its first use.
    await succeed(folder, ['go', 'tool', 'pprof', '-h']).catch(() => {});
    const options = ['--sources', 'sources.yml', '--profile', 'default.pgo', '--max-failures', '0%'];
    const seconds: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      await succeed(folder, [process.execPath, CLI, 'collect', ...options]);
      seconds.push((performance.now() - last) / 1000);
    }
    return [
      {
        what: `From the arrival of the last of ${number(COUNT)} live profiles to \`default.pgo\``,
        ours: `${number(spreadOf(seconds).median)} s`,
        figure: spreadOf(seconds),
        ...{ limit: LIMIT_SECONDS, unit: 's' },
      },
    ];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
