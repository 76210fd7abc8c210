import type { Exclusion } from './exclusions.ts';

/** An inlining that is known to hurt. */
export interface HarmfulInlining extends Exclusion {
  /** First and last minor release of Go 1 that does it so; no last one where it still does. */
  readonly from: number;
  readonly to?: number;
  readonly title: string;
  /** What it does and for whom, sentences. */
  readonly message: string;
  /** What to do where it is inlined all the same, a sentence. */
  readonly fix: string;
  readonly url: string;
}

const KNOWN: readonly HarmfulInlining[] = [
  {
    // Hangs with the program of the issue: tried with 1.22.12, 1.23.12, 1.24.4 and 1.24.13; not with 1.21.13, 1.26.8.
    caller: 'runtime.ReadTrace',
    callee: 'runtime.gopark',
    from: 22,
    to: 24,
    title: 'The program can hang while an execution trace ends',
    message:
      'With this profile, `runtime.gopark` is inlined into `runtime.ReadTrace`, which then can no longer be stopped when a trace ends: the whole program stands still. It concerns programs that take execution traces (`runtime/trace`, `/debug/pprof/trace`, continuous profilers).',
    fix: 'Build with Go 1.25 or later, or take no execution traces of this program.',
    url: 'https://github.com/golang/go/issues/74045',
  },
  {
    callee: 'google.golang.org/grpc/internal/transport.(*loopyWriter).processData',
    from: 21,
    title: 'Each gRPC connection may hold more memory',
    message:
      'With this profile, gRPC’s `(*loopyWriter).processData` is inlined into the loop that every connection runs, up to three times, and each time its buffer of 16 KiB becomes a part of that goroutine’s stack.',
    fix: 'Compare the memory of both binaries under load, or name the function in `exclude`.',
    url: 'https://github.com/grpc/grpc-go/issues/6991',
  },
];

/**
 * Those that this version of Go does.
 * @param goVersion as `go env GOVERSION` prints it; development versions have no place among the releases, so none is known.
 */
export function harmfulInlinings(goVersion: string): readonly HarmfulInlining[] {
  const minor = goMinor(goVersion);
  if (minor === undefined) return [];
  return KNOWN.filter(({ from, to = minor }) => from <= minor && minor <= to);
}

/** 26 of `go1.26.8`; undefined for development versions. */
export function goMinor(goVersion: string): number | undefined {
  const minor = /^go1\.(\d+)/.exec(goVersion)?.[1];
  return minor === undefined ? undefined : Number(minor);
}
