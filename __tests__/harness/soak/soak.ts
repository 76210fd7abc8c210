import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '../../../src/stats/random.ts';
import { processesOf } from '../act/processes.ts';
import { leftIn, plainEnvironment } from '../faults/faulted.ts';
import { everyFault } from '../faults/plan.ts';
import { startBurn } from '../go-programs.ts';
import {
  type Disturbance,
  ending,
  endpointFaults,
  githubFault,
  nameOf,
  type Pick,
  wrongEnd,
} from './disturbances.ts';
import { WORKLOADS, type Workload } from './endpoints.ts';
import { finish } from './finish.ts';
import { Invariants } from './invariants.ts';
import { type Allowed, growthIn, leftOpen } from './leaks.ts';
import type { Ended, Held } from './messages.ts';
import { act, deedsIn, sceneOf } from './people.ts';
import { argumentsOf, type ProcessRun, runDenied, runProcess } from './process-run.ts';
import { type Resident, startResident } from './resident.ts';
import { World } from './world.ts';

/**
 * Refreshes in a row, nearly all in one process: people merge, close, push and delete between them, and servers, the
 * network and the operating system fail while they run.
 */
export interface SoakOptions {
  readonly refreshes: number;
  /** Ends it sooner, though not before it is warm. Default: never. */
  readonly minutes?: number;
  readonly seed: number;
  /** After so many, the process is taken to be warm. */
  readonly warm: number;
  readonly allowed?: Allowed;
  /** One of so many is a process of its own; one of so many profiles a service in Go that is busy now. */
  readonly everyProcess: number;
  readonly everyLive: number;
  /** How many different ones there are: Go builds with each merge that it has not met. Default: all. */
  readonly workloads?: number;
  /** What was done, in a line. */
  progress?(line: string): void;
}

export interface Soaked {
  /** Sentences; none when all held. */
  readonly problems: readonly string[];
  /** After each refresh in the one process. */
  readonly samples: readonly Held[];
  /** How often what was done, met and published. */
  readonly counts: ReadonlyMap<string, number>;
  readonly settled: { readonly begin: Held; readonly end: Held };
}

const MARK = 'GO_PGO_TEST_MARK';
/** What befalls the processes of their own, in turn; by the first one it is learned what they ask for. */
const OF_PROCESSES = ['none', 'ended', 'system', 'ended', 'system'] as const;

export async function soak(options: SoakOptions): Promise<Soaked> {
  await using world = await World.make();
  const mark = randomUUID();
  await using resident = await startResident({ ...plainEnvironment(), TMPDIR: world.tmp, [MARK]: mark });
  const random = seededRandom(options.seed);
  const pick: Pick = (from) => from[Math.floor(random() * from.length)] as (typeof from)[number];
  const invariants = await Invariants.of(world);
  const soaking = new Soaking(options, { world, resident, invariants, pick, mark: `${MARK}=${mark}` });
  const until = performance.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  for (let at = 0; at < options.refreshes; at++) {
    await soaking.step(at);
    if (performance.now() > until && soaking.begin !== undefined) break;
  }
  const { samples, counts, problems, begin } = soaking;
  problems.push(...(await finish(world, resident)));
  const end = await resident.settled();
  if (begin === undefined) throw new Error('It was never warm.');
  problems.push(...leftOpen(begin, end), ...growthIn(samples.slice(options.warm), options.allowed));
  return { problems, samples, counts, settled: { begin, end } };
}

interface Ground {
  readonly world: World;
  readonly resident: Resident;
  readonly invariants: Invariants;
  readonly pick: Pick;
  /** `NAME=VALUE` in the environment of the one process and all that it starts. */
  readonly mark: string;
}

class Soaking {
  readonly samples: Held[] = [];
  readonly counts = new Map<string, number>();
  readonly problems: string[] = [];
  begin: Held | undefined;
  readonly #options: SoakOptions;
  readonly #ground: Ground;
  #workload: Workload = 'render';
  /** The branch's head, where a person pushed it. */
  #foreign: string | undefined;
  readonly #requests = new Set<string>();
  /** What a process of its own asks of the operating system. */
  #effects: readonly string[] | undefined;
  #processes = 0;

  constructor(options: SoakOptions, ground: Ground) {
    [this.#options, this.#ground] = [options, ground];
  }

  async step(at: number): Promise<void> {
    const { world, pick, invariants } = this.#ground;
    const { everyProcess, everyLive } = this.#options;
    if (await world.renewed()) this.#foreign = undefined;
    await this.#people(at);
    if (pick([true, false, false])) this.#workload = pick(WORKLOADS.slice(0, this.#options.workloads));
    const inProcess = at % everyProcess === everyProcess - 1;
    const isLive = at % everyLive === everyLive - 1;
    const disturbance = this.#disturbance(inProcess);
    const before = await sceneOf(world);
    const ended = await this.#run(disturbance, inProcess, isLive);
    world.proxy.mend();
    for (const request of world.proxy.requests.splice(0)) this.#requests.add(request);
    world.proxy.times.length = 0;
    // Each with its body, which is a profile at times.
    world.github.exchanges.length = 0;
    const after = await sceneOf(world);
    const problems = [...wrongEnd(ended, disturbance)];
    for await (const broken of invariants.broken(ended, disturbance, before, after, this.#foreign))
      problems.push(broken);
    this.#record(at, { inProcess, isLive, disturbance, ended, problems });
    if (this.samples.length === this.#options.warm) this.begin ??= await this.#ground.resident.settled();
  }

  async #people(at: number): Promise<void> {
    const { world, pick } = this.#ground;
    const deed = pick(deedsIn(await sceneOf(world)));
    const pushed = await act(world, deed, at);
    if (pushed !== undefined) this.#foreign = pushed;
    // Merged or deleted, it is nobody's any more.
    if (/merge|delete/.test(deed)) this.#foreign = undefined;
    this.#count(`people: ${deed}`);
  }

  #disturbance(inProcess: boolean): Disturbance {
    const { pick } = this.#ground;
    const kind = inProcess
      ? (OF_PROCESSES[this.#processes++ % OF_PROCESSES.length] ?? 'none')
      : pick(['none', 'none', 'none', 'endpoints', 'endpoints', 'github', 'github'] as const);
    if (kind === 'endpoints') return endpointFaults(pick);
    if (kind === 'ended') return ending(pick);
    if (kind === 'github' && this.#requests.size > 0) return githubFault(pick, [...this.#requests]);
    if (kind === 'system' && this.#effects !== undefined) {
      const faults = everyFault(this.#effects).filter(({ kind }) => !kind.startsWith('killed'));
      return { kind: 'system', fault: pick(faults) };
    }
    return { kind: 'none' };
  }

  async #run(disturbance: Disturbance, inProcess: boolean, isLive: boolean): Promise<Ended> {
    const { world, resident, mark } = this.#ground;
    world.endpoints.set(this.#workload, disturbance.kind === 'endpoints' ? disturbance.faults : undefined);
    if (disturbance.kind === 'github') {
      const { request, fault: kind, lasting } = disturbance;
      world.proxy.fail({ request, kind, lasting });
    }
    // An instance that was just started, as with each deployment.
    await using burning = isLive ? await startBurn() : undefined;
    const refresh = world.refresh(burning?.url);
    await rm(join(world.out, 'default.pgo'), { force: true });
    if (inProcess) {
      const { ended, processes } = await this.#process(disturbance);
      if (processes.length > 0) this.problems.push(`left processes ${processes.join(', ')}`);
      const left = await leftIn(world.tmp);
      if (left.length > 0)
        this.problems.push(`left in TMPDIR after ${nameOf(disturbance)}: ${left.join(', ')}`);
      return ended;
    }
    const { ended, held } = await resident.refresh(refresh);
    this.samples.push(held);
    const left = await readdir(world.tmp);
    if (left.length > 0) this.problems.push(`left in TMPDIR: ${left.join(', ')}`);
    const { children } = held;
    const processes = (await processesOf(mark)).filter((pid) => pid !== resident.pid);
    if (children.length + processes.length > 0)
      this.problems.push(`left processes ${[...children, ...processes].join(', ')}`);
    return ended;
  }

  async #process(disturbance: Disturbance): Promise<ProcessRun> {
    const { world } = this.#ground;
    const refresh = world.refresh();
    if (disturbance.kind === 'ended')
      return runProcess(refresh, world.work, argumentsOf(refresh), disturbance);
    const run = await runDenied(
      world,
      refresh,
      disturbance.kind === 'system' ? disturbance.fault : undefined,
    );
    if (disturbance.kind === 'none') this.#effects = run.effects;
    return run;
  }

  #record(
    at: number,
    one: {
      readonly inProcess: boolean;
      readonly isLive: boolean;
      readonly disturbance: Disturbance;
      readonly ended: Ended;
      readonly problems: readonly string[];
    },
  ): void {
    const { inProcess, isLive, disturbance, ended, problems } = one;
    const names = nameOf(disturbance);
    for (const name of names) this.#count(`fault: ${name}`);
    this.#count(`ended: ${ended.exitCode ?? ended.signal}`);
    this.#count(`pull request: ${ended.document?.publication?.operation ?? 'not come to'}`);
    if (inProcess) this.#count('as a process of its own');
    if (isLive) this.#count('with a live service');
    const held = this.samples.at(-1);
    const what = [
      `${at + 1}`,
      this.#workload,
      names.join(', '),
      ended.exitCode ?? ended.signal,
      ended.document?.publication?.operation ?? '-',
      ended.document?.error?.message ?? '',
      inProcess || held === undefined
        ? ''
        : `heap ${mebibytes(held.heapUsed)}, RSS ${mebibytes(held.rss)} MiB`,
    ].join(' | ');
    for (const problem of problems) this.problems.push(`${what}: ${problem}`);
    this.#options.progress?.([what, ...problems].join('\n  !! '));
  }

  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }
}

export function mebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
