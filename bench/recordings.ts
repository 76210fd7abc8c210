import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROGRAM_NAMES, prepareProgram } from './recordings/programs.ts';
import { makeRecording } from './recordings/record.ts';

/**
 * How long must one record? For three programs, eight recordings of each length of CPU time.
 *
 *     node bench/recordings.ts --record                                  # makes all missing recordings, the shortest first
 *     node bench/recordings.ts --record --program shfmt --length 10      # only these
 *
 * The recordings of a program need 8 × 370 s of CPU time. The folder keeps them, and the same command continues an interrupted experiment.
 */
const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    program: { type: 'string', multiple: true, default: [...PROGRAM_NAMES] },
    length: { type: 'string', multiple: true, default: ['10', '60', '300'] },
    count: { type: 'string', default: '8' },
    folder: { type: 'string', default: 'recordings' },
    clones: { type: 'string', default: join(tmpdir(), 'go-pgo-public') },
  },
});
const folder = resolve(values.folder);
const lengths = values.length.map(Number).sort((a, b) => a - b);
await mkdir(folder, { recursive: true });

if (values.record) {
  const programs = [];
  for (const name of values.program)
    programs.push(await prepareProgram(name, resolve(values.clones), folder));
  for (const length of lengths)
    for (const program of programs)
      for (let number = 1; number <= Number(values.count); number++)
        await makeRecording(program, folder, length, number);
}
