import { gzipSync } from 'node:zlib';
import {
  answer,
  type Behaviour,
  drip,
  endless,
  firstly,
  halfByLength,
  hang,
  type PprofServer,
  reset,
  startPprofServer,
} from '../pprof-server.ts';
import { altered, recorded } from '../profiles.ts';

/** Three instances of one service, whose workload changes, and which fail. */

export const INSTANCES = ['one', 'two', 'three'] as const;
export type Instance = (typeof INSTANCES)[number];

/** What the instances do, enough of it that none is as what was taken back some merges ago; `later` is kept for the end, when nobody has seen it before. */
export const WORKLOADS = [
  'render',
  'index',
  'mixed',
  'spring',
  'summer',
  'autumn',
  'winter',
  'sale',
] as const;
export type Workload = (typeof WORKLOADS)[number] | 'later';

export const ENDPOINT_FAULTS = [
  'dead',
  'dead once',
  'hangs',
  'answers 500',
  'busy once',
  'garbage',
  'half',
  'half once',
  'a page',
  'empty',
  'never ends',
  'drips',
] as const;
export type EndpointFault = (typeof ENDPOINT_FAULTS)[number];

/** What the endpoint gives a profile after, when it is asked again. */
export const HEALS: ReadonlySet<EndpointFault> = new Set(['dead once', 'busy once', 'half once']);

const FAILING: Readonly<Record<EndpointFault, (profile: Behaviour) => Behaviour>> = {
  dead: () => reset,
  'dead once': (profile) => firstly(1, reset, profile),
  hangs: () => hang,
  'answers 500': () => answer(500, 'out of memory\n'),
  'busy once': (profile) =>
    firstly(
      1,
      answer(500, 'Could not enable CPU profiling: cpu profiling already in use\n', { 'x-go-pprof': '1' }),
      profile,
    ),
  garbage: () => answer(200, gzipSync(Buffer.from('\x0a\xff\xff\xff no profile at all \x00'))),
  half: () => halfByLength,
  'half once': (profile) => firstly(1, halfByLength, profile),
  'a page': () => answer(200, '<html><body>Sign in</body></html>', { 'content-type': 'text/html' }),
  empty: () => answer(200, ''),
  'never ends': () => endless,
  drips: () => drip,
};

export interface Endpoints extends AsyncDisposable {
  readonly url: (instance: Instance) => string;
  /** How they answer from now on. */
  set(workload: Workload, faults?: ReadonlyMap<Instance, EndpointFault>): void;
}

export async function startEndpoints(): Promise<Endpoints> {
  const behaviours: Partial<Record<Instance, Behaviour>> = {};
  const ask =
    (instance: Instance): Behaviour =>
    (request, response, url) =>
      behaviours[instance]?.(request, response, url);
  const server: PprofServer = await startPprofServer({
    one: ask('one'),
    two: ask('two'),
    three: ask('three'),
  });
  const profiles = new Map<string, Uint8Array>();
  const profileOf = (workload: Workload, instance: Instance) => {
    const key = `${workload} ${instance}`;
    const profile = profiles.get(key) ?? RECORDED[workload](INSTANCES.indexOf(instance));
    profiles.set(key, profile);
    return profile;
  };
  return {
    url: (instance) => `${server.url}/${instance}`,
    set(workload, faults = new Map()) {
      for (const instance of INSTANCES) {
        const profile = answer(200, profileOf(workload, instance), {
          'content-type': 'application/octet-stream',
        });
        const fault = faults.get(instance);
        behaviours[instance] = fault === undefined ? profile : FAILING[fault](profile);
      }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** By the instance's number: the same bytes in every run, so that Go builds with each merge only once. */
const RECORDED: Readonly<Record<Workload, (at: number) => Uint8Array>> = {
  render: (at) => (at === 2 ? every(2, 'render-1') : recorded(`render-${at + 1}`)),
  index: (at) => (at === 0 ? recorded('index-1') : every(at + 1, 'index-1')),
  mixed: (at) => (at === 0 ? every(2, 'render-2') : every(at + 1, 'index-1')),
  spring: (at) => heavier(2, at),
  summer: (at) => heavier(3, at),
  autumn: (at) => heavier(7, at),
  winter: (at) => heavier(11, at),
  sale: (at) => heavier(13, at),
  later: (at) => heavier(1, at),
};

/** A part of the samples: what another instance might have seen. */
function every(nth: number, name: string): Uint8Array {
  return gzipSync(
    altered(name, (profile) => {
      profile.sample = profile.sample.filter((_, index) => index % nth === 0);
    }),
  );
}

/** The weight of the calls is another, while they are the same. */
function heavier(by: number, at: number): Uint8Array {
  return gzipSync(
    altered('render-1', (profile) => {
      for (const sample of profile.sample) {
        const times = 1 + (((Number(sample.locationId[0]) * by) % 17) % 5) ** 2 * (at + 1);
        sample.value = sample.value.map((value) => Number(value) * times);
      }
    }),
  );
}
