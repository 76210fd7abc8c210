import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureSession, sessionResults } from './recordings/measure.ts';
import { PROGRAM_NAMES, prepareProgram } from './recordings/programs.ts';
import { makeRecording } from './recordings/record.ts';
import { type Recordings, SESSION_NAMES, sessionOf } from './recordings/sessions.ts';
import { tablesOf } from './recordings/tables.ts';

/**
 * How long must one record? For three programs, eight recordings of each length of CPU time, the gain with each recording, and the overlap
 * of their hot calls.
 *
 *     node bench/recordings.ts --record                                   # makes all missing recordings, the shortest first
 *     node bench/recordings.ts --record --program shfmt --length 10       # only these
 *     node bench/recordings.ts --measure                                  # measures all sessions whose recordings exist
 *     node bench/recordings.ts --measure --program shfmt --session merged # only this session (sessions.ts lists them)
 *     node bench/recordings.ts                                            # the tables of all results so far
 *
 * The recordings of a program need 8 × 370 s of CPU time. A session takes at most a minute for each profile, and the time of its builds.
 * `--folder` keeps the recordings and the results, and the same command continues an interrupted experiment. Measure on a quiet machine.
 */
const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    program: { type: 'string', multiple: true, default: [...PROGRAM_NAMES] },
    length: { type: 'string', multiple: true, default: ['10', '60', '300'] },
    count: { type: 'string', default: '8' },
    session: { type: 'string', multiple: true, default: [...SESSION_NAMES] },
    'seconds-per-profile': { type: 'string', default: '60' },
    precision: { type: 'string', default: '0.3' },
    folder: { type: 'string', default: 'recordings' },
    clones: { type: 'string', default: join(tmpdir(), 'go-pgo-public') },
  },
});
const folder = resolve(values.folder);
const clones = resolve(values.clones);
const count = Number(values.count);
const lengths = values.length.map(Number).sort((a, b) => a - b);
const recordingsOf = (program: string): Recordings => ({ folder, program, lengths, count });
await mkdir(folder, { recursive: true });

if (values.record) await record();
if (values.measure) await measure();
if (!values.record && !values.measure) console.log(await tablesOf(values.program.map(recordingsOf)));

/** Makes all missing recordings, the shortest of all programs first. The exit code is 1 if a recording is still missing. */
async function record(): Promise<void> {
  const programs = [];
  for (const name of values.program) programs.push(await prepareProgram(name, clones, folder));
  for (const length of lengths)
    for (const program of programs)
      for (let number = 1; number <= count; number++) {
        if (await makeRecording(program, folder, length, number)) continue;
        console.error(
          `No trial of ${program.name} had ${length} s of CPU time. The same command tries again.`,
        );
        process.exitCode = 1;
      }
}

/** Measures all sessions that have no result yet. A session is left out if one of its recordings is missing. */
async function measure(): Promise<void> {
  const limits = {
    secondsPerProfile: Number(values['seconds-per-profile']),
    precision: Number(values.precision) / 100,
  };
  for (const session of values.session)
    for (const name of values.program) {
      const done = await sessionResults(folder);
      if (done.some((result) => result.program === name && result.session === session)) continue;
      const planned = await sessionOf(recordingsOf(name), session);
      console.error(
        `${new Date().toLocaleTimeString('en-GB')} ${name}, ${session}: ${planned === undefined ? 'a recording is missing' : 'measuring …'}`,
      );
      if (planned === undefined) continue;
      await measureSession(await prepareProgram(name, clones, folder), planned, folder, limits);
    }
}
