import { existsSync, mkdirSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { goToolchain } from '../src/golang/go.ts';
import { measureBuilds } from './dependencies/measure.ts';
import { type DependenciesProfile, dependenciesProfile, leftOutInWords } from './dependencies/profile.ts';
import { dependenciesResults, gainsTable, recordingsTable, sharedCalls } from './dependencies/results.ts';
import { checkout, listedPrograms, type Program } from './public/programs.ts';
import { workloadOptions } from './public/workload.ts';

/**
 * Does a program gain from a profile that was recorded of the benchmarks of its dependencies and of the standard library? Such a profile
 * needs no run of the program (golang/go#70393 asks for a similar profile). It is measured against no profile and against the program's own
 * profile, in the same rounds, on the usual workload of bench/public.yml. A fourth build has only the calls from and to Go's runtime.
 *
 *     node bench/dependencies.ts --record                 # only records the profiles that are missing: about 10 minutes for each program
 *     node bench/dependencies.ts                          # also measures each program once
 *     node bench/dependencies.ts --only shfmt --runs 2    # two measurements of one program
 *     node bench/dependencies.ts --runs 0                 # the tables of all results so far
 *
 * The programs' own profiles are those that `npm run public` recorded, in CLONES/.profiles. Each result is appended to `--results`, by
 * default dependencies.jsonl; the same command continues an interrupted experiment.
 *
 * The workload never judges a profile that it recorded: packages whose benchmarks measure the program are not recorded. Services under a
 * load, tools and an interpreter were chosen. Programs that are only there to have a benchmark of the standard library measured, such as
 * cmd/vet for encoding/json, would say nothing, because their users would record the very package that judges.
 */
const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      multiple: true,
      default: ['etcd', 'nsqd', 'pushgateway', 'goja', 'pprof', 'shfmt'],
    },
    clones: { type: 'string', default: join(tmpdir(), 'go-pgo-public') },
    profiles: { type: 'string', default: 'dependencies-profiles' },
    record: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '180' },
    packages: { type: 'string', default: '40' },
    budget: { type: 'string' },
    runs: { type: 'string', default: '1' },
    results: { type: 'string', default: 'dependencies.jsonl' },
  },
});
const clones = resolve(values.clones);
const profiles = resolve(values.profiles);
const runs = values.record ? 1 : Number(values.runs);
const programs = values.only.map((name) => {
  const program = listedPrograms().find((listed) => listed.name === name);
  if (program === undefined) throw new Error(`bench/public.yml has no ${name}.`);
  return program;
});
for (const program of runs > 0 ? programs : []) {
  mkdirSync(profiles, { recursive: true });
  try {
    await experimentWith(program);
  } catch (error) {
    // The other programs are still worth measuring. The same command tries this one again.
    console.error(`${program.name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
const all = await dependenciesResults(values.results);
console.log(`${recordingsTable(all)}\n\n${gainsTable(all)}`);

/** Records the profile if it does not exist, and measures the program until it has enough results. */
async function experimentWith(program: Program): Promise<void> {
  const { name, package: main = '.', packages = '' } = program;
  const folder = checkout(program, clones);
  const path = join(profiles, `${basename(name)}-dependencies.pgo`);
  const profile = await dependenciesProfile(path, {
    program: name,
    folder,
    main,
    judging: packages.split(' '),
    seconds: Number(values.seconds),
    packages: Number(values.packages),
    progress: (line) => console.error(line),
  });
  console.error(summary(profile));
  if (values.record) return;
  const own = join(clones, '.profiles', `${basename(name)}-usual.pgo`);
  if (!existsSync(own)) throw new Error(`${own} does not exist; \`npm run public\` records it.`);
  const { modulePath } = await goToolchain({ cwd: folder });
  const calls = await sharedCalls(own, path, modulePath);
  const done = (await dependenciesResults(values.results)).filter((result) => result.program === name).length;
  for (let run = done; run < runs; run++) {
    const load = loadavg()[0] ?? 0;
    const options = workloadOptions({ ...program, budget: values.budget ?? program.budget });
    const measured = await measureBuilds(folder, options, { own, dependencies: path });
    const { verdict, contenders, rounds, seconds, reason } = measured;
    const result = {
      program: name,
      date: new Date().toISOString().slice(0, 10),
      load,
      profile,
      calls,
      comparison: { verdict, contenders, rounds, seconds, reason },
    };
    await appendFile(values.results, `${JSON.stringify(result)}\n`);
    console.error(`${name}: ${verdict}, ${rounds} rounds in ${Math.round(seconds)} s. ${reason}`);
  }
}

function summary(profile: DependenciesProfile): string {
  const { program, linked, withBenchmarks, recorded, samples, edges, seconds } = profile;
  const left = profile.leftOut.length === 0 ? '' : ` Left out: ${leftOutInWords(profile)}.`;
  return `${program}: ${linked} packages linked, ${withBenchmarks} with benchmarks, ${recorded.length} recorded; ${samples} samples, ${edges} call edges in ${Math.round(seconds / 60)} min.${left}`;
}
