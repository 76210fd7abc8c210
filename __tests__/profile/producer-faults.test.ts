import {
  Function as PprofFunction,
  Line as PprofLine,
  Location as PprofLocation,
  Mapping as PprofMapping,
  type Profile as PprofProfile,
  Sample as PprofSample,
} from 'pprof-format';
import { describe, expect, it } from 'vitest';
import { decodeProfile } from '../../src/profile/decode.ts';
import { ownCode } from '../../src/profile/names.ts';
import { potentialOf } from '../../src/profile/potential.ts';
import { readProfile } from '../../src/profile/published.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { altered, compactToEdges, raw, recorded, textIndex } from '../harness/profiles.ts';

type Change = (profile: PprofProfile) => void;

const faultsOf = async (file: Uint8Array, own?: Parameters<typeof validateFile>[1]) =>
  (await validateFile(file, own)).faults;
const ceilingOf = async (file: Uint8Array) =>
  potentialOf((await readProfile(file)).times, 'it')?.ceiling ?? '';

/** Adds a location of one function. @returns its id. */
function place(profile: PprofProfile, name: string, file?: string, startLine = 0): number {
  const mappingId = file === undefined ? 0 : mapping(profile, file);
  const func = new PprofFunction({
    id: profile.function.length + 1,
    name: textIndex(profile, name),
    startLine,
  });
  profile.function.push(func);
  const id = profile.location.length + 1;
  const line = [new PprofLine({ functionId: func.id, line: startLine + 3 * Math.sign(startLine) })];
  profile.location.push(new PprofLocation({ id, mappingId, address: 2 ** 40 + id, line }));
  return id;
}

function mapping(profile: PprofProfile, file: string, buildId = ''): number {
  const filename = textIndex(profile, file);
  const known = profile.mapping.find((one) => Number(one.filename) === filename);
  if (known !== undefined) return Number(known.id);
  const id = profile.mapping.length + 1;
  profile.mapping.push(new PprofMapping({ id, filename, buildId: textIndex(profile, buildId) }));
  return id;
}

/** Every `nth` stack ends in these functions, the leaf first. */
const ending =
  (nth: number, leaves: (profile: PprofProfile) => number[]): Change =>
  (profile) => {
    const ids = leaves(profile);
    for (const [at, sample] of profile.sample.entries())
      if (at % nth === 0) sample.locationId = [...ids, ...sample.locationId];
  };

const noInlining: Change = (profile) => {
  for (const location of profile.location) location.line = location.line.slice(-1);
};
const lines =
  (change: (line: PprofLine, at: number) => void): Change =>
  (profile) => {
    for (const location of profile.location) location.line.forEach(change);
  };
const startLines =
  (isLost: (at: number) => boolean): Change =>
  (profile) => {
    for (const [at, func] of profile.function.entries()) if (isLost(at)) func.startLine = 0;
  };
const typeArguments =
  (pattern: RegExp): Change =>
  (profile) => {
    for (const func of profile.function) {
      const name = profile.stringTable.strings[Number(func.name)] ?? '';
      if (pattern.test(name)) func.name = textIndex(profile, `${name}[...]`);
    }
  };
const period =
  (nanoseconds: number): Change =>
  (profile) => {
    profile.period = nanoseconds;
  };

/** What a producer did, and what is said of it. */
const CASES: readonly (readonly [what: string, changes: readonly Change[], message: RegExp, fix: RegExp])[] =
  [
    ['no inlined calls', [noInlining], /no inlined calls: each of its \d+ places/, /Go’s own profiler/],
    [
      'no inlined calls, at 19 Hz',
      [noInlining, period(52_631_579)],
      /no inlined calls/,
      /^otel-ebpf-profiler/,
    ],
    [
      'no inlined calls, at 97 Hz',
      [noInlining, period(10_309_278)],
      /no inlined calls/,
      /Pyroscope’s eBPF agent/,
    ],
    ['all lines 0', [lines((line) => (line.line = 0))], /^100\.0 % .* has no line/, /pyroscope#5637/],
    [
      'some lines 0',
      [
        lines((line, at) => {
          if (at > 0) line.line = 0;
        }),
      ],
      /^\d+\.\d % .* has no line/,
      /pyroscope#5637/,
    ],
    ['lines before the function', [lines((line) => (line.line = 1))], /has no line/, /pyroscope#5637/],
    [
      'half of the start lines',
      [startLines((at) => at % 2 === 0)],
      /without a start line/,
      /drop start lines/,
    ],
    [
      'a tenth of the start lines',
      [startLines((at) => at % 10 === 0)],
      /without a start line/,
      /drop start lines/,
    ],
    [
      'start lines, at 20 Hz',
      [startLines((at) => at % 3 === 0), period(50_000_000)],
      /without a start line/,
      /#995/,
    ],
    ...['[kernel.kallsyms]', 'vmlinux', '/lib/modules/6.8.0/kernel/net/nf_tables.ko.zst'].map(
      (file) =>
        [
          `the kernel as ${file}`,
          [
            ending(4, (profile) => [
              place(profile, 'irqentry_exit', file),
              place(profile, 'asm_sysvec', file),
            ]),
          ],
          /^2\d\.\d % of the profile’s samples end in the kernel/,
          /kernel frames/,
        ] as const,
    ),
    [
      'the kernel without a mapping',
      [
        ending(4, (profile) => [
          place(profile, 'tcp_sendmsg'),
          place(profile, 'entry_SYSCALL_64_after_hwframe'),
        ]),
      ],
      /^2\d\.\d % of the profile’s samples end in the kernel/,
      /kernel frames/,
    ],
    ...['[unknown]', '<unknown>', ''].map(
      (name) =>
        [
          `code named "${name}"`,
          [ending(3, (profile) => [place(profile, name)])],
          /% of the profile’s samples end in code without a name/,
          /no symbols/,
        ] as const,
    ),
    ['cut type arguments', [typeArguments(/\.parse/)], /type arguments were cut/, /Pyroscope/],
    [
      'cut type arguments of the runtime',
      [typeArguments(/runtime\.m/)],
      /type arguments were cut/,
      /1\.22\.1/,
    ],
    [
      'cut type arguments, of Pyroscope',
      [typeArguments(/Render/), period(1e9)],
      /type arguments were cut/,
      /^Pyroscope/,
    ],
  ];

describe('what a producer dropped is named with its share and what helps', () => {
  it.each(CASES)('%s', async (_, changes, message, fix) => {
    const file = altered('render-1', (profile) => {
      for (const change of changes) change(profile);
    });
    const named = (await faultsOf(file)).filter((fault) => message.test(fault.message));
    expect(named).toEqual([expect.objectContaining({ fix: expect.stringMatching(fix) })]);
  });

  it.each(['render-1', 'render-2', 'index-1', 'words-1', 'words-2'])('%s has no fault', async (name) => {
    expect(await faultsOf(recorded(name))).toEqual([]);
  });

  it('a profile that go-pgo compacted has two frames a stack, which is no fault', async () => {
    expect(await faultsOf(compactToEdges(decodeProfile(raw('render-1'))))).toEqual([]);
    const lost = altered(
      'render-1',
      lines((line) => (line.line = 0)),
    );
    expect(await faultsOf(compactToEdges(decodeProfile(lost)))).toMatchObject([{ severity: 'warning' }]);
  });

  it.each([
    ['perf', ['cycles_sample', 'cycles_event'], /perf_to_profile writes them/],
    [
      'Pyroscope’s UI',
      ['process_cpu:cpu:nanoseconds:cpu', 'process_cpu:samples:count:cpu'],
      /Pyroscope’s UI/,
    ],
  ])('columns of %s are refused with what helps', async (_, names, message) => {
    const file = altered('render-1', (profile) => {
      for (const [at, name] of names.entries()) {
        const type = profile.sampleType[at];
        if (type !== undefined)
          Object.assign(type, { type: textIndex(profile, name), unit: textIndex(profile, 'count') });
      }
    });
    await expect(validateFile(file, undefined)).rejects.toThrow(message);
  });
});

describe('kernel, C, code without a name and other programs are four things', () => {
  const inCode = (name: string, file?: string) =>
    altered(
      'render-1',
      ending(1, (profile) => [place(profile, name, file)]),
    );
  it.each([
    ['the kernel', inCode('schedule', '[kernel.kallsyms]'), /100 % of the CPU time of it is in the kernel/],
    [
      'a name of the kernel in a C library',
      inCode('do_syscall_64', '/usr/lib/libfoo.so.1'),
      /(9\d|100) % of the CPU time of it is in C/,
    ],
    [
      'a C library',
      inCode('inflate', '/usr/lib/x86_64-linux-gnu/libz.so.1.3'),
      /(9\d|100) % of the CPU time of it is in C/,
    ],
    ['no name', inCode('[unknown]', '/usr/local/bin/markdown-service'), /100 % .* code without a name/],
    ['no file', inCode('f', '[anon:rwx]'), /100 % .* code without a name/],
    [
      'another program',
      inCode('_PyEval_EvalFrameDefault', '/usr/bin/python3.12'),
      /100 % of the CPU time of it is in programs/,
    ],
  ])('%s', async (_, file, message) => {
    const ceiling = await ceilingOf(file);
    expect(ceiling).toMatch(message);
    expect(ceiling).not.toMatch(/all CPU time/);
  });
});

describe('stacks of other programs of the host', () => {
  const mainPackage = {
    importPath: 'example.com/markdown-service',
    folder: '',
    names: new Set(['newHandler', 'main']),
  };
  const program = {
    modulePath: 'example.com/markdown-service',
    main: mainPackage,
    otherMains: [],
    dependencies: [],
  };
  const own = ownCode('example.com/markdown-service', [mainPackage], program);
  /** Adds stacks of other programs, so many samples each. */
  const host = (...others: readonly (readonly [file: string, names: readonly string[], samples: number])[]) =>
    altered('render-1', (profile) => {
      for (const [file, names, samples] of others)
        profile.sample.push(
          new PprofSample({
            locationId: names.map((name) => place(profile, name, file, 10)),
            value: [samples, samples * 10_000_000],
          }),
        );
    });
  const DAEMON = ['github.com/other/daemon.(*Tree).visit', 'main.serveOther', 'main.main'];

  it.each([
    ['one in Go', host(['/usr/bin/otherd', DAEMON, 100]), ['otherd']],
    ['one in C', host(['/usr/sbin/nginx', ['ngx_process_events', 'main'], 100]), ['nginx']],
    [
      'several',
      host(['/usr/bin/otherd', DAEMON, 100], ['/usr/bin/python3.12', ['_PyEval_EvalFrameDefault'], 50]),
      ['otherd', 'python3.12'],
    ],
  ])('are left out and counted: %s', async (_, file, names) => {
    const { profile, faults, programs } = await validateFile(file, own);
    expect(programs).toBe(1);
    const reference = await validateFile(recorded('render-1'), own);
    expect(profile).toMatchObject({ samples: 530, totals: reference.profile.totals });
    expect(profile.leftOut).toHaveLength(names.length);
    expect(faults).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('These samples are left out') },
    ]);
    for (const name of names) expect(faults[0]?.message).toContain(name);
  });

  it.each([
    ['one', host(['/usr/bin/otherd', DAEMON, 1200])],
    ['two', host(['/usr/bin/otherd', DAEMON, 400], ['/usr/bin/java', ['JavaMain'], 300])],
    ['a third Go program', host(['/srv/api', ['net/http.(*conn).serve', 'main.api', 'main.main'], 2000])],
  ])('refuse the profile if they are most of it: %s', async (_, file) => {
    await expect(validateFile(file, own)).rejects.toThrow(/\bmappings\b.*\b\d\d\.\d % /);
  });

  it.each([
    ['another build of it', host(['/srv/v2/markdown-service', ['main.newHandler.func1', 'main.main'], 900])],
    ['it under another name', host(['/srv/md', ['main.newHandler.func1', 'main.main'], 900])],
    [
      'an older build of it, with other functions of package main',
      host([
        '/srv/old/markdown-service',
        ['example.com/markdown-service/render.old', 'main.serve', 'main.main'],
        900,
      ]),
    ],
    ['its C library', host(['/usr/lib/libc.so.6', ['memcpy'], 900])],
  ])('are not: %s', async (_, file) => {
    expect((await validateFile(file, own)).profile.leftOut).toEqual([]);
  });

  it('are named, and kept, where no source tree shows which program is meant', async () => {
    const file = host(['/usr/bin/otherd', DAEMON, 1200]);
    const { profile, faults, programs } = await validateFile(file, undefined);
    expect(profile.samples).toBe(1730);
    expect(programs).toBe(2);
    const { times } = await readProfile(file);
    expect(potentialOf(times, 'it', programs)?.ceiling).toMatch(/ % in 2 programs /);
    expect(faults).toMatchObject([
      { message: expect.stringMatching(/stacks of 2 programs: otherd 69\.4 %/) },
    ]);
  });
});
