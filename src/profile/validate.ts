import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import pLimit from 'p-limit';
import type { Rename } from '../settings/values.ts';
import { ExpectedError, type Finding, note, reasonOf, warning } from '../system/errors.ts';
import { readRegularFileSync } from '../system/files.ts';
import { compareText, count, groupBy, remembered, totalOf } from '../system/format.ts';
import { contentOf, MAX_PROFILE_BYTES, type ProfileContent, tooLarge } from './bytes.ts';
import { columnNames, compilerSampleType, type ProfileHead } from './columns.ts';
import {
  aboutCommonColumns,
  type ColumnFacts,
  commonColumns,
  hasColumns,
  totalsInColumns,
} from './common-columns.ts';
import { EdgeSums } from './edges.ts';
import { encodeSums } from './encode.ts';
import { KnownNames, type OwnCode } from './names.ts';
import type { FileReading } from './places.ts';
import { addTimes, NO_TIMES, type TimeSums } from './potential.ts';
import { type Validated, type ValidContent, type ValidProfile, validateContent } from './validate-content.ts';
import type { WeighedInput } from './weigh.ts';

/** Validates one collected file, as `validateContent`. */
export async function validateFile(
  file: Uint8Array,
  own: OwnCode | undefined,
  renames: readonly Rename[] = [],
): Promise<Validated> {
  return validateContent(await contentOf(file), { own, known: new KnownNames(own, renames) });
}

/** `fault`: why it may not enter the merge; `error`: a bug, or the reason of a cancelled run. */
type FileOutcome = Validated | { readonly fault: Finding } | { readonly error: unknown };

interface ValidatorOptions {
  readonly own: OwnCode | undefined;
  readonly signal: AbortSignal;
  readonly renames?: readonly Rename[];
  /** A folder, created if missing, for the sums of the call edges. */
  readonly reduceInto?: string;
}

const AT_ONCE = 2;
/** Builds that were profiled within an hour are of one time. */
const ONE_TIME_NS = 3.6e12;
/** Larger files are read one at a time. This and AT_ONCE bound the memory, whatever the number of files. */
const USUAL_BYTES = 4 * 1024 * 1024;

/** Validates each file once, from when it is first asked about. */
export function validator({ own, signal, renames = [], reduceInto }: ValidatorOptions) {
  // A profile's memory is used for a moment. Told so, V8 frees it sooner: merging 1,000 profiles takes a third less memory
  // (`npm run bench -- merge`).
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
  const [usual, large] = [pLimit(AT_ONCE), pLimit(1)];
  const parts = edgeParts(reduceInto ?? '', own, renames);
  const validateOne = async (path: string): Promise<Validated> => {
    const file = readable(() => readRegularFileSync(path));
    const content = await contentOf(file);
    const valid = parts.validate(content);
    release(file);
    release(content.bytes);
    if (reduceInto !== undefined) parts.add(valid);
    return { profile: valid.profile, doubts: valid.doubts, faults: valid.faults };
  };
  const outcomeOf = async (path: string): Promise<FileOutcome> => {
    try {
      // Other work gets its turn, such as ending when the user says so.
      await nextTurn();
      signal.throwIfAborted();
      return await (sizeOf(path) > USUAL_BYTES ? large(() => validateOne(path)) : validateOne(path));
    } catch (error) {
      if (!(error instanceof ExpectedError)) return { error };
      return { fault: { severity: 'error', message: error.message, fix: error.fix } };
    }
  };
  return {
    /** Never rejects: its caller may come later, or never. */
    validate: remembered((path) => usual(() => outcomeOf(path))),
    /** Sums of the call edges of the files accepted so far; empty without `reduceInto`. */
    parts: parts.all,
  };
}

/** Gives memory back at once: to the garbage collector a file is a small object, so that dozens would wait for it. */
function release({ buffer, length }: Uint8Array): void {
  // A smaller one may be part of a buffer that others use. Node 20 cannot.
  if (length >= 64 * 1024) (buffer as { transfer?: (length: number) => unknown }).transfer?.(0);
}

/** @throws ExpectedError for what is no file (a pipe would never end) or too large to be a profile. */
function sizeOf(path: string): number {
  const found = readable(() => statSync(path));
  if (!found.isFile() && !found.isDirectory())
    throw new ExpectedError('It is a pipe, socket or device.', { fix: 'Name a file.' });
  if (found.size > MAX_PROFILE_BYTES) throw tooLarge(found.size);
  return found.size;
}

/** @throws ExpectedError when the file cannot be read. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ExpectedError(`It cannot be read: ${reasonOf(error)}.`, { fix: 'Name a readable file.' });
  }
}

export interface Candidate {
  readonly path: string;
  readonly name: string;
  readonly source: string;
  /** Index of its source; two sources may have the same text. */
  readonly entry: number;
  /** The endpoint that recorded it just now: there, one start is one recording. */
  readonly endpoint?: string;
  /** How much each of its samples counts, relative to those of others; default 1. */
  readonly weight?: number;
}

export interface ValidFile extends Candidate {
  readonly profile: ValidProfile;
}

interface ValidFiles {
  readonly accepted: readonly ValidFile[];
  /** Number of files that were left out because something is wrong with them; duplicates do not count. */
  readonly rejected: number;
  readonly findings: readonly FileFinding[];
}

/** A finding, and the index of the source that it is about, if it is about one. */
interface FileFinding {
  readonly entry?: number;
  readonly finding: Finding;
}

/** Validates every file by itself and then as a set: equal files count once, and all get the same columns. */
export async function validateAll(
  candidates: readonly Candidate[],
  own: OwnCode | undefined,
  signal: AbortSignal,
  validation = validator({ own, signal }),
): Promise<ValidFiles> {
  const outcomes = await Promise.all(candidates.map(({ path }) => validation.validate(path)));
  const readable: ValidFile[] = [];
  const findings: FileFinding[] = [];
  const doubted = new Set<string>();
  for (const [at, candidate] of candidates.entries()) {
    const outcome = outcomes[at] as FileOutcome;
    if ('error' in outcome) throw outcome.error;
    if ('fault' in outcome) {
      findings.push(about(candidate, outcome.fault));
      continue;
    }
    readable.push({ ...candidate, profile: outcome.profile });
    // A file that is given twice is doubted once.
    if (!doubted.has(candidate.path))
      findings.push(...[...outcome.doubts, ...outcome.faults].map((one) => about(candidate, one)));
    doubted.add(candidate.path);
  }
  const once = dropDuplicates(readable, recordingOf, findings);
  const unique = dropDuplicates(once, ({ profile }) => profile.content, findings);
  const accepted = withCommonColumns(unique, findings);
  const rejected = findings.filter(({ finding }) => finding.severity === 'error').length;
  return { accepted, rejected, findings };
}

function about({ entry, source, name }: Candidate, { severity, ...rest }: Finding): FileFinding {
  return { entry, finding: { severity, source, file: name, ...rest } };
}

/** An endpoint takes one profile at a time. A server or a folder may keep any number with one start. */
function recordingOf({ profile: { timeNanos }, endpoint }: ValidFile): string | undefined {
  return endpoint === undefined || timeNanos <= 0n ? undefined : `${timeNanos} ${endpoint}`;
}

/** Keeps one of those with the same key; which bytes and which weight stay does not depend on the order. */
function dropDuplicates(
  readable: readonly ValidFile[],
  keyOf: (file: ValidFile) => string | undefined,
  findings: FileFinding[],
): ValidFile[] {
  // What has no key is alone.
  return [...groupBy(readable, (file) => keyOf(file) ?? file)].flatMap(([, twins]) => {
    // The fuller recording stays; of one profile in two files, always the same one.
    const [stays, ...others] = twins.toSorted(
      ({ profile: a }, { profile: b }) => b.samples - a.samples || compareText(a.sha256, b.sha256),
    ) as [ValidFile, ...ValidFile[]];
    const weight = twins.reduce((most, one) => Math.max(most, one.weight ?? 1), 0);
    const isMixed = twins.some((one) => (one.weight ?? 1) !== weight);
    const once = `it counts once${isMixed ? `, with the larger weight (${weight})` : ''}.`;
    for (const goes of others) findings.push(about(goes, note(`${sameness(goes, stays)}; ${once}`)));
    return isMixed ? { ...stays, weight } : stays;
  });
}

function sameness(goes: ValidFile, stays: ValidFile): string {
  if (goes.path === stays.path) return 'It is given twice';
  const isEqual = goes.profile.content === stays.profile.content;
  return `It is the same profile as ${stays.name}, ${isEqual ? 'byte for byte' : 'from the same place and time'}`;
}

/**
 * Brings profiles to the columns of their merge. Profiles whose period is of another type than that of most samples are left
 * out, since pprof refuses to merge them.
 */
function withCommonColumns(readable: readonly ValidFile[], findings: FileFinding[]): ValidFile[] {
  const samples = (group: readonly ValidFile[]) => totalOf(group, ({ profile }) => profile.samples);
  const byPeriod = groupBy(readable, ({ profile }) => profile.periodType);
  const [kept, ...others] = [...byPeriod].sort(
    ([a, x], [b, y]) => samples(y) - samples(x) || compareText(a, b),
  );
  for (const [periodType, group] of others) {
    const message = `Its period is in ${periodType}, that of most other samples in ${kept?.[0]}: \`go tool pprof\` cannot merge them.`;
    const fix = 'Collect all profiles with the same profiler, or merge these separately.';
    findings.push(...group.map((file) => about(file, { severity: 'error', message, fix })));
  }
  const all = kept?.[1] ?? [];
  const columns = commonColumns(all.map(({ profile }) => profile));
  const fitting = all.filter(({ profile }) => hasColumns(profile, columns));
  for (const file of all.filter((one) => !fitting.includes(one))) {
    const message = `It counts samples, others measure CPU time, and its period, in ${file.profile.periodType}, does not say how much time a sample stands for.`;
    findings.push(about(file, { severity: 'error', message, fix: 'Merge it separately.' }));
  }
  const profiles = fitting.map(({ profile }) => profile);
  for (const finding of aboutCommonColumns(profiles, commonColumns(profiles))) findings.push({ finding });
  return inCommonColumns(fitting);
}

/** Profiles with the columns that their merge has. @param others take part in the merge as well. */
export function inCommonColumns<T extends Pick<ValidFile, 'profile'>>(
  files: readonly T[],
  ...others: readonly ColumnFacts[]
): T[] {
  const columns = commonColumns([...files.map(({ profile }) => profile), ...others]);
  return files.map((file) => {
    const { profile } = file;
    if (profile.sampleTypes.join() === columns.join()) return file;
    const totals = totalsInColumns(profile, columns);
    return { ...file, profile: { ...profile, sampleTypes: columns, totals } };
  });
}

/**
 * The builds that profiles are of, newest first, with the start of their newest profile. Profiles without a build ID count as
 * one build, and a profile that was merged of several builds counts for each.
 */
export function buildsOf(inputs: readonly Pick<ValidFile, 'profile'>[]) {
  const dated = inputs.flatMap(({ profile: { buildIds, timeNanos } }) =>
    (buildIds.length === 0 ? [undefined] : buildIds).map((id) => ({ id, timeNanos })),
  );
  const byStart = (a: bigint, b: bigint) => Number(b > a) - Number(b < a);
  const builds = [...groupBy(dated, ({ id }) => id)].map(([id, own]) => {
    const [newest = 0n] = own.map(({ timeNanos }) => timeNanos).sort(byStart);
    return { id, profiles: own.length, newest };
  });
  return builds.sort((a, b) => byStart(a.newest, b.newest) || compareText(a.id ?? '', b.id ?? ''));
}

/**
 * Says if the accepted profiles are of several builds and, for `newest`, keeps those of the build that was profiled last.
 * The result does not depend on their order.
 */
export function ofWantedBuild(all: ValidFiles, wanted: 'any' | 'newest'): ValidFiles {
  const { accepted, findings } = all;
  const builds = buildsOf(accepted);
  const result = (kept: readonly ValidFile[], finding: Finding): ValidFiles => {
    return { ...all, accepted: kept, findings: [...findings, { finding }] };
  };
  if (builds.length < 2) return all;
  if (wanted === 'any') {
    const message = `The profiles are of ${count(builds.length, 'build')} of the program.`;
    const apart = Number((builds[0]?.newest ?? 0n) - (builds.at(-1)?.newest ?? 0n));
    const newest = 'Set `build-id: newest` to merge only the newest, if much has changed in between.';
    // Of one time: a deployment, or the test binaries of several packages, which all are wanted.
    const fix = apart < ONE_TIME_NS ? undefined : newest;
    // No warning: a fleet that is deployed every day has such a mix each week, and Go accepts it.
    return result(accepted, note(message, fix));
  }
  // A merge of several builds does not say when each of them was profiled.
  const pure = accepted.filter(({ profile }) => profile.buildIds.length < 2);
  const [newest, second] = buildsOf(pure).filter(({ id }) => id !== undefined);
  if (newest === undefined || second?.newest === newest.newest) return result(accepted, UNDECIDED);
  const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
  const left = count(accepted.length - kept.length, 'profile');
  const message = `By \`build-id: newest\`, the merge has ${count(kept.length, 'profile')} of the newest build, and leaves out ${left} of other builds.`;
  return result(kept, note(message));
}

const UNDECIDED = warning(
  '`build-id: newest` cannot choose: the profiles hold no single build ID, no start, or the same start for several builds. The profiles of all builds are merged.',
  'Point the sources at profiles of the wanted build alone, or at ones that hold their start (`time_nanos`).',
);

/** The sum of some profiles, as a file of call edges. */
export interface EdgePart {
  readonly path: string;
  /** The same for all parts of one build of the program. */
  readonly build: string;
  /** The columns of its sums, each as `type/unit`. */
  readonly columns: readonly string[];
  readonly members: ReadonlySet<string>;
  /** Exact sum of the values of each sample type. */
  readonly totals: readonly bigint[];
  /** Where the time of their stacks went; absent if all held only call edges. */
  readonly times?: TimeSums;
}

interface OpenPart {
  readonly edges: EdgeSums;
  readonly members: Set<string>;
  head: ProfileHead;
  times?: TimeSums;
}

/** Profiles of one part: enough to have few parts, few enough that leaving one out costs little. */
const PART = 100;
/** Parts that are in memory at the same time. */
const MOST_OPEN = 8;

/**
 * Adds up the call edges of profiles while others still arrive: pprof then merges a hundredth of the files, each of them
 * smaller than a profile. The order of arrival decides which profiles make up a part, but not their sum.
 * @param folder created if missing.
 */
function edgeParts(folder: string, own?: OwnCode, renames: readonly Rename[] = []) {
  const known = new Set<string>();
  const written: EdgePart[] = [];
  /** Keyed by sample types and build IDs: pprof can merge such profiles, and a whole build can be left out. */
  const open = new Map<string, OpenPart>();
  let names = new KnownNames(own, renames);
  let last: EdgeSums | undefined;
  const write = (build: string, { head, edges, members, times }: OpenPart): void => {
    open.delete(build);
    const path = join(folder, `${written.length}.pprof`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, encodeSums(head, edges.toEdges(compilerSampleType(head))));
    written.push({ path, build, columns: columnNames(head), members, totals: edges.totals, times });
  };
  const all = (): readonly EdgePart[] => {
    for (const [key, part] of open) write(key, part);
    return written;
  };
  return {
    all,
    /** Like `validateContent`. What it returns may be added before the next profile is validated. */
    validate(content: ProfileContent, reading?: FileReading): ValidContent {
      if (names.isFull) {
        // All profiles in memory must share one `KnownNames`.
        all();
        names = new KnownNames(own, renames);
      }
      const valid = validateContent(content, { own, known: names, last, reading });
      last = valid.edges;
      return valid;
    },
    /**
     * Adds a profile, unless one with the same content was added.
     * @param factor how often each of its values counts.
     */
    add({ profile, head, edges, times }: ValidContent, factor = 1): void {
      if (known.has(profile.content)) return;
      known.add(profile.content);
      const key = JSON.stringify([profile.sampleTypes, profile.buildIds, times === undefined]);
      const types = head.sampleTypes.length;
      const part = open.get(key) ?? { edges: new EdgeSums(types), members: new Set(), head };
      open.set(key, part);
      part.edges.addAll(edges, factor);
      part.members.add(profile.content);
      if (times !== undefined) part.times = addTimes(part.times ?? NO_TIMES, times, factor);
      if (head.period > part.head.period) part.head = head;
      if (part.members.size >= PART || part.edges.isAbsurd) write(key, part);
      else if (open.size > MOST_OPEN) all();
    },
  };
}

/**
 * Parts whose sum is that of the inputs, each times its factor. A part from before is used if it has the columns of the merge
 * and all of its members are inputs that count once; the other inputs are read again.
 * @throws ExpectedError when a file is no longer what was validated.
 */
export async function partsOf(
  inputs: readonly WeighedInput[],
  ahead: readonly EdgePart[],
  scratch: string,
  signal: AbortSignal,
): Promise<readonly EdgePart[]> {
  const unchanged = new Set(inputs.flatMap(({ profile, factor }) => (factor === 1 ? profile.content : [])));
  const columns = inputs[0]?.profile.sampleTypes ?? [];
  const whole = ahead.filter(
    (part) =>
      part.columns.join() === columns.join() && [...part.members].every((member) => unchanged.has(member)),
  );
  const inWhole = new Set(whole.flatMap(({ members }) => [...members]));
  const rest = edgeParts(join(scratch, 'reduced-again'));
  for (const { path, name, profile, factor } of inputs) {
    signal.throwIfAborted();
    if (inWhole.has(profile.content)) continue;
    const content = await contentOf(readRegularFileSync(path));
    if (content.digest !== profile.content)
      throw new ExpectedError(`${name} was changed while it was being merged.`, {
        fix: 'Run it again, once nothing writes the file any more.',
      });
    rest.add(rest.validate(content, profile), factor);
  }
  return [...whole, ...rest.all()];
}
