import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSeries } from '../../src/compare/k6.ts';
import { secondsOf, understand } from '../../src/compare/tools.ts';
import { must, type Target } from '../engine/target.ts';

const recorded = join(import.meta.dirname, '../../__tests__/fixtures/load-output');

/** Whatever a load tool, or the server beside it, prints: amounts that can be, or nothing. */
const output: Target = {
  name: 'load-output',
  shape: 'text',
  maxLength: 65_536,
  seeds: () => readdirSync(recorded).map((file) => readFileSync(join(recorded, file))),
  run(input) {
    const text = input.toString();
    const said = understand(text, 10);
    if (said === undefined) return;
    const { done, failed = 0, throughput = 0, latencies } = said;
    must(Number.isFinite(done) && done > 0, () => `${done} done`);
    must(Number.isFinite(failed) && failed >= 0 && failed <= done, () => `${failed} of ${done} failed`);
    must(Number.isFinite(throughput) && throughput >= 0, () => `${throughput} a second`);
    must(
      Object.values(latencies).every((one) => Number.isFinite(one) && one >= 0),
      () => JSON.stringify(latencies),
    );
  },
};

const durations: Target = {
  name: 'load-duration',
  shape: 'text',
  maxLength: 1024,
  seeds: () => ['1.65ms', '26.00us', '1m2.5s', '3h', '5µs'],
  run(input) {
    const seconds = secondsOf(input.toString());
    must(seconds === undefined || (Number.isFinite(seconds) && seconds >= 0), () => `${seconds}`);
  },
};

const scratch = mkdtempSync(join(tmpdir(), 'fuzz-series-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** k6's time series: as many seconds as can be in a run, each with numbers. */
const series: Target = {
  name: 'k6-series',
  shape: 'text',
  seeds: () => [
    'metric_name,timestamp,metric_value,check\nhttp_reqs,1700000000000,1.000000,,\nhttp_req_duration,1700000000000,12.5,\nhttp_req_failed,1700000001000,0\ndropped_iterations,1700000003000,3\n',
    'http_reqs,1700000000,1\nhttp_reqs,1700000002,1\n',
  ],
  async run(input) {
    const file = join(scratch, 'series.csv');
    writeFileSync(file, input);
    const seconds = await readSeries(file);
    must(seconds.length <= 1_000_000, () => `${seconds.length} seconds`);
    for (const { requests, failed, dropped, durations: times } of seconds) {
      must(
        [requests, failed, dropped, ...times].every((one) => Number.isFinite(one) && one >= 0),
        () => JSON.stringify(seconds),
      );
    }
  },
};

export const targets = [output, durations, series];
