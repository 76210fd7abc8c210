import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { share } from '../system/format.ts';
import { excerpt } from '../system/text.ts';
import { columnNames, compilerSampleType, isCompact, type Profile, type Totals } from './columns.ts';
import type { EdgeSums } from './edges.ts';
import type { NamedProfile } from './names.ts';
import type { OtherStacks } from './origin.ts';
import { type HostProgram, KERNEL, placeOfMapping } from './places.ts';
import { endsOf } from './potential.ts';

/**
 * Finds the faults of a profile's producer, such as data that the producer dropped, or stacks of other programs that it added.
 *
 * The compiler needs inlined frames, the line of each call, and the line where the calling function starts
 * (https://go.dev/doc/pgo#alternative-sources). Go's own profiler writes all the data that the compiler needs. Other producers drop some of
 * the data. `go build` accepts an incomplete profile without a warning, but PGO then improves the program less or not at all. So each fault
 * is reported before profiles are merged, with its share of the weight and with advice for the producer. For example:
 *
 *     warning: 91.2 % of the weight of its calls is on calls without a line: they are on line 0, or before their function.
 *     Use `profilecli` with pyroscope#5637 (September 2026) or later.
 *
 * The table `FAULTS` has a row for each fault. The table `PRODUCERS` has the signs by which the code recognizes a producer. A profile that
 * go-pgo compacted has two frames in each stack, so it does not show inlined frames or the end of a stack.
 */

/** A tool that writes pprof profiles of Go programs. */
type Producer = 'ebpf' | 'pyroscope' | 'datadog' | 'perf';

/** The signs by which a producer is recognized. */
const PRODUCERS: readonly (readonly [Producer, (profile: Profile) => boolean])[] = [
  ['perf', (profile) => /(^|,)[\w-]+(:\w+)?_(sample|event)\//.test(columnNames(profile).join())],
  ['datadog', (profile) => columnNames(profile).includes('cpu-samples/count')],
  // eBPF agents take samples at 19, 20 or 97 Hz, so that the samples do not fall in step with timers of the program. Only eBPF agents
  // record the kernel.
  ['ebpf', ({ period }) => [1e9 / 19, 1e9 / 20, 1e9 / 97].some((other) => Math.abs(period - other) < 2)],
  ['ebpf', ({ mappings }) => mappings.some((mapping) => placeOfMapping(mapping) === KERNEL)],
  ['ebpf', ({ functions }) => functions.names.includes('[unknown]')],
  // `profilecli query go-pgo` keeps at most five locations of each stack. Pyroscope's servers write a period of one second.
  ['pyroscope', ({ period, samples }) => period === 1e9 || longestStack(samples) <= 5],
];

function longestStack({ count, firstFrame }: Profile['samples']): number {
  let longest = 0;
  for (let at = 0; at < count; at++)
    longest = Math.max(longest, (firstFrame[at + 1] as number) - (firstFrame[at] as number));
  return longest;
}

function producerOf(profile: Profile): Producer | undefined {
  return PRODUCERS.find(([, isSo]) => isSo(profile))?.[0];
}

/** The signs of faults in a profile. All signs are shares of the weight, except `placesWithoutInlining`, which is a number. */
interface ProducerFacts {
  /** The number of locations in Go code if none of them has an inlined call, and 0 if one has. */
  readonly placesWithoutInlining: number;
  /** The share of the weight in calls on line 0, or on a line before the start of the calling function. */
  readonly lineless: number;
  /** The share of the weight in stacks in which one of the two innermost locations has a Go function without a start line. */
  readonly startless: number;
  /** The share of stacks that end in the kernel. */
  readonly kernel: number;
  /** The share of stacks that end in code without a name. */
  readonly unknown: number;
  /** The share of the weight in calls whose caller or callee has `[...]` in its name in place of the type arguments. */
  readonly cut: number;
}

interface ProducerFault {
  readonly shareOf: (facts: ProducerFacts) => number;
  /** A fault is reported if its share is at least this value. */
  readonly least: number;
  /** The report of the fault is a warning if the share is at least this value, and a note if the share is smaller. */
  readonly warns: number;
  readonly message: (share: string, facts: ProducerFacts) => string;
  /** The advice on how to avoid the fault, by the producer of the profile. */
  readonly remedies: Readonly<Partial<Record<Producer, string>>>;
  /** The advice if the producer is unknown, or if `remedies` has no advice for it. */
  readonly remedy: string;
}

const GO_PROFILER =
  'take the profile with Go’s own profiler (`net/http/pprof`, `runtime/pprof`), also through the Go SDK of Pyroscope or Datadog';
const BY_GO = `Otherwise, ${GO_PROFILER}.`;

/** All faults of producers that the code can find in a profile. */
const FAULTS = {
  noInlinedFrames: {
    shareOf: ({ placesWithoutInlining }) => (placesWithoutInlining > 0 ? 1 : 0),
    least: 1,
    warns: 1,
    message: (_, { placesWithoutInlining: places }) =>
      `The profile has no inlined calls: each of its ${places} places in Go code has only one function. The producer of the profile drops inlined calls (or the program was built with \`-gcflags=-l\`), so the compiler finds fewer hot calls, and may no longer inline calls that it inlined before.`,
    remedies: {
      ebpf: `otel-ebpf-profiler, parca-agent and Pyroscope’s eBPF agent do not expand inlined calls of Go: ${GO_PROFILER}.`,
      perf: `perf_to_profile does not expand inlined calls of Go: ${GO_PROFILER}.`,
    },
    remedy: `eBPF agents and perf do not expand inlined calls of Go: ${GO_PROFILER}.`,
  },
  noCallLines: {
    shareOf: ({ lineless }) => lineless,
    least: 0.02,
    warns: 0.02,
    message: (lost) =>
      `${lost} of the weight of the profile’s calls has no line: these calls are on line 0, or before the start of their function. The producer of the profile drops lines, so the compiler does not find such calls.`,
    remedies: {
      pyroscope: `Use \`profilecli\` and a Pyroscope server with grafana/pyroscope#5637 (September 2026) or later, and no \`--aggregate-callees\`. ${BY_GO}`,
      ebpf: `Let the agent or its server symbolize with the binary, which has the lines. ${BY_GO}`,
      perf: `Convert with line numbers. ${BY_GO}`,
    },
    remedy: `\`profilecli query go-pgo\` before grafana/pyroscope#5637 (September 2026) drops lines, so update \`profilecli\`. ${BY_GO}`,
  },
  noStartLines: {
    shareOf: ({ startless }) => startless,
    least: 0.02,
    warns: 0.02,
    message: (lost) =>
      `${lost} of the profile’s samples are in Go functions without a start line, so the compiler does not find the calls in them.`,
    remedies: {
      ebpf: `Agents do not write start lines (open-telemetry/opentelemetry-ebpf-profiler#995): ${GO_PROFILER}.`,
      perf: `perf_to_profile does not write start lines (golang/go#64489): ${GO_PROFILER}.`,
    },
    remedy: `Converters and \`go tool pprof -symbolize\` drop start lines: ${GO_PROFILER}.`,
  },
  kernelFrames: {
    shareOf: ({ kernel }) => kernel,
    least: 0.01,
    warns: 0.1,
    message: (part) =>
      `${part} of the profile’s samples end in the kernel (system calls and interrupts), which PGO cannot improve. The compiler reads only the two innermost frames of a sample, so it sees no Go call in these samples.`,
    remedies: {
      perf: 'Record with `perf record -e cycles:u`, which leaves the kernel out.',
      ebpf: `Turn off kernel frames if the agent allows this, or ${GO_PROFILER}.`,
    },
    remedy: `Turn off kernel frames, or ${GO_PROFILER}.`,
  },
  unknownFrames: {
    shareOf: ({ unknown }) => unknown,
    least: 0.01,
    warns: 0.1,
    message: (part) =>
      `${part} of the profile’s samples end in code without a name (\`[unknown]\`), so the compiler sees no Go call in these samples.`,
    remedies: {
      ebpf: `The agent found no symbols: update the agent, and do not strip the binary or its \`.gopclntab\`. ${BY_GO}`,
      perf: `Record and convert on a machine that has the binary, with \`perf record --call-graph fp\`. ${BY_GO}`,
    },
    remedy: `The producer of the profile found no symbols: give the producer the binary that ran. ${BY_GO}`,
  },
  cutTypeArguments: {
    shareOf: ({ cut }) => cut,
    least: 0.01,
    warns: 0.01,
    message: (part) =>
      `${part} of the weight of the profile’s calls is on generic functions whose type arguments were cut to \`[...]\`. The compiler does not find functions under such names.`,
    remedies: {
      pyroscope: `Pyroscope cuts type arguments. Go 1.22.0 crashes on such names (golang/go#65615): build with 1.22.1 or later. ${BY_GO}`,
    },
    remedy: `The producer of the profile cuts type arguments, as Pyroscope does. Go 1.22.0 crashes on such names (golang/go#65615): build with 1.22.1 or later. ${BY_GO}`,
  },
} as const satisfies Readonly<Record<string, ProducerFault>>;

/** Returns the advice about missing start lines; undefined if the producer is unknown. */
export function remedyForStartLines(profile: Profile): string | undefined {
  const { remedies }: ProducerFault = FAULTS.noStartLines;
  const producer = producerOf(profile);
  return producer && remedies[producer];
}

/** A profile with fewer samples than this is not checked for missing inlined calls, because they may be missing by chance. */
const SAMPLES_TO_JUDGE = 100;
/**
 * A profile with fewer locations in Go code than this is not checked for missing inlined calls. In profiles of Go's own profiler, one
 * location in five has an inlined call, so 30 locations without an inlined call cannot be chance.
 */
const ENOUGH_PLACES = 30;

/** Finds the faults of a profile's producer. @param edges the call edges of the profile. */
export function producerFaults(named: NamedProfile, { samples }: Totals, edges: EdgeSums): Finding[] {
  const { profile } = named;
  const facts = producerFacts(named, edges, samples);
  const producer = producerOf(profile);
  return Object.values<ProducerFault>(FAULTS).flatMap((fault): Finding[] => {
    const found = fault.shareOf(facts);
    if (found < fault.least || !Number.isFinite(found)) return [];
    const fix = (producer && fault.remedies[producer]) ?? fault.remedy;
    const message = fault.message(share(found), facts);
    return [found >= fault.warns ? warning(message, fix) : note(message, fix)];
  });
}

function producerFacts(named: NamedProfile, edges: EdgeSums, sampleCount: number): ProducerFacts {
  const { profile } = named;
  const type = compilerSampleType(profile);
  const allEdges = edges.weightOf(type, () => true);
  const ofCalls = (test: Parameters<EdgeSums['weightOf']>[1]) =>
    allEdges === 0 ? 0 : edges.weightOf(type, test) / allEdges;
  const calls = {
    lineless: ofCalls((_, offset) => offset < 0),
    cut: ofCalls((caller, _, callee) => caller.includes('[...]') || callee.includes('[...]')),
  };
  // A compacted profile has only two frames in each stack, so only its call edges show faults.
  if (isCompact(profile)) return { ...calls, placesWithoutInlining: 0, startless: 0, kernel: 0, unknown: 0 };
  const ends = endsOf(named);
  return {
    ...calls,
    placesWithoutInlining: placesWithoutInlining(named, sampleCount),
    startless: startless(named),
    kernel: ends.kernel,
    unknown: ends.unknown,
  };
}

/**
 * Counts the locations in Go code of a profile without inlined calls.
 * @returns 0 if the profile has an inlined call, or has too few samples or locations.
 */
export function placesWithoutInlining({ profile, names }: NamedProfile, sampleCount: number): number {
  if (sampleCount < SAMPLES_TO_JUDGE) return 0;
  const { locations, mappings } = profile;
  let places = 0;
  for (let at = 0; at < locations.count; at++) {
    const first = locations.firstLine[at] as number;
    const lines = (locations.firstLine[at + 1] as number) - first;
    const place = placeOfMapping(mappings[locations.mapping[at] as number]);
    if (place === KERNEL || lines === 0) continue;
    if (lines > 1) return 0;
    if (isGoName(names[locations.lineFunction[first] as number]?.name ?? '')) places++;
  }
  return places < ENOUGH_PLACES ? 0 : places;
}

/**
 * Returns true if the name of a function has a package, because only Go functions have a package. Names of C functions and of the kernel
 * have no package.
 */
function isGoName(name: string): boolean {
  return /^[\w./~%-]+\.[\w(*[]/.test(name) && !name.includes('::');
}

/** Returns the share of the weight in stacks in which one of the two innermost locations has a Go function without a start line. */
export function startless({ profile, names }: NamedProfile): number {
  const { locations, functions, mappings, samples, sampleTypes } = profile;
  const lacks = new Uint8Array(locations.count);
  for (let at = 0; at < locations.count; at++) {
    if (placeOfMapping(mappings[locations.mapping[at] as number]) === KERNEL) continue;
    const end = locations.firstLine[at + 1] as number;
    for (let line = locations.firstLine[at] as number; line < end; line++) {
      const func = locations.lineFunction[line] as number;
      if (functions.startLines[func] === 0 && isGoName(names[func]?.name ?? '')) lacks[at] = 1;
    }
  }
  const type = compilerSampleType(profile);
  let [lost, all] = [0, 0];
  for (let at = 0; at < samples.count; at++) {
    const weight = samples.values[at * sampleTypes.length + type] as number;
    const first = samples.firstFrame[at] as number;
    const end = Math.min(first + 2, samples.firstFrame[at + 1] as number);
    all += weight;
    if (samples.frames.subarray(first, end).some((location) => lacks[location] === 1)) lost += weight;
  }
  return all === 0 ? 0 : lost / all;
}

/** A profile counts as a profile of the whole host if more than this share of its samples belongs to other programs. */
const MOSTLY_OTHERS = 0.5;

const ONE_PROGRAM =
  'Let the source return the profile of one service, for example with a label filter such as `{service_name="shop"}` (Pyroscope), `{comm="shop"}` (Parca), `service:shop` (Datadog), `perf record -p PID`, or the filter of the agent.';

/**
 * A profile without mappings gets a warning if, according to function names, at least this share of its samples belongs to other programs.
 */
const LEAST_BY_NAME = 0.05;

/**
 * Reports which share of the samples belongs to other programs, judged by function names, because the profile has no mappings. The stacks
 * of other programs stay in the profile.
 * @throws ExpectedError if most samples of the profile belong to other programs.
 */
export function aboutOtherStacks({ share: part, names }: OtherStacks, program: string): Finding[] {
  if (part < LEAST_BY_NAME) return [];
  const listed = names.slice(0, 3).map((name) => excerpt(name, 60));
  const message = `The profile has no mappings. According to function names, ${share(part)} of its samples do not belong to ${program}, but to other programs, such as ${listed.join(', ')}.`;
  if (part > MOSTLY_OTHERS) throw new ExpectedError(message, { fix: ONE_PROGRAM });
  return [warning(message, ONE_PROGRAM)];
}

/**
 * Reports which share of the samples belongs to other programs of the host, judged by the profile's mappings. In the result, `leftOut` has
 * the mappings of these programs, whose stacks are left out of the merge.
 * @param programs the programs in the profile. Only the source tree shows if a program is the user's own.
 * @throws ExpectedError if most samples of the profile belong to other programs.
 */
export function aboutOtherPrograms(programs: readonly HostProgram[], program: string | undefined) {
  const others = programs.filter(({ isOurs }) => !isOurs);
  const listed = (all: readonly HostProgram[]) =>
    all
      .slice(0, 5)
      .map(({ name, share: part }) => `${excerpt(name, 60)} ${share(part)}`)
      .join(', ') + (all.length > 5 ? ` and ${all.length - 5} more` : '');
  if (programs.length < 2) return { leftOut: [], findings: [] };
  if (program === undefined || others.length === programs.length) {
    const message = `According to its mappings, the profile holds stacks of ${programs.length} programs: ${listed(programs)}.`;
    return { leftOut: [], findings: [warning(message, ONE_PROGRAM)] };
  }
  if (others.length === 0) return { leftOut: [], findings: [] };
  const part = others.reduce((sum, one) => sum + one.share, 0);
  const message = `According to the mappings of the profile, ${share(part)} of its samples do not belong to ${program}, but to other programs: ${listed(others)}.`;
  if (part > MOSTLY_OTHERS) throw new ExpectedError(message, { fix: ONE_PROGRAM });
  const leftOut = others.flatMap(({ mappings }) => mappings);
  return { leftOut, findings: [warning(`${message} These samples are left out.`, ONE_PROGRAM)] };
}
