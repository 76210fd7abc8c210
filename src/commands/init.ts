import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { isBelow, readIfThere, readText, replaceFile } from '../system/files.ts';
import { count } from '../system/format.ts';
import { packageRoot } from '../system/host.ts';
import { type GrowingReport, gitPrints, type Run } from '../work.ts';
import { repositoryRoot } from './program.ts';
import * as survey from './survey.ts';

/** How a program can be profiled, by the name of the answer: what a week does, the workflow of the examples, and what is asked then. */
const WAYS = {
  live: ['the running service is profiled', 'refresh', 'At which address does it serve net/http/pprof?'],
  load: ['the service is started, loaded and profiled', 'load-while-profiling', 'Which command loads it?'],
  benchmarks: ['some benchmarks are profiled, others judge', 'benchmarks'],
  command: ['a command of yours writes profiles', 'refresh', 'Which one writes into $PGO_PROFILE_DIR?'],
  repair: ['nothing is profiled, but the committed profile is matched to the source', 'repair'],
} as const;
type Way = keyof typeof WAYS;

/** Of either kind: more would take too long to be recorded, or measured within the budget. */
const MOST_BENCHMARKS = 10;

const DEFAULTS: Partial<Record<Way, string>> = {
  live: 'http://10.0.0.7:6060',
  load: 'ab -q -k -c 8 -t 300 -n 10000000 http://127.0.0.1:$PORT/',
  command: './profile.sh',
};

/**
 * Looks at the repository, asks what it cannot see, and writes the workflow and the config file that fit. It may run again while both
 * are unchanged.
 * @throws ExpectedError when a file is there with another content, or nothing can be profiled; nothing is written then.
 */
export async function init(run: Run, report: GrowingReport): Promise<void> {
  const root = await repositoryRoot(run, 'Run it in a clone of the repository that holds the Go module.');
  const note = (message: string, file?: string): Finding => ({ severity: 'note', file, message });
  const see = (message: string) => run.host.finding(note(message));
  run.host.progress('Looking at the repository …');
  const { here, programs, forge, builds } = await survey.lookAround(run, root);
  const nameOf = ({ folder }: survey.FoundProgram) => survey.from(root, folder) || '.';
  const built = builds.length > 0 ? `; files that may build it: ${survey.some(builds)}` : '';
  const found = `${count(programs.length, 'program')} (${survey.some(programs.map(nameOf))})`;
  see(`${found}${built}; the forge is ${forge}.`);
  const usable = new Set<survey.FoundProgram>();
  for (const one of programs) if (one.profile && (await survey.isRepairable(run, root, one))) usable.add(one);

  const near = programs.filter(({ folder }) => isBelow(here, folder));
  const pools = [near.filter(({ profile }) => profile), near, programs.filter(({ profile }) => profile)];
  const likely = pools.find((pool) => pool.length > 0) ?? programs;
  const names = likely.map(nameOf);
  const [first = ''] = names;
  const standing = likely.some(({ folder }) => folder === here) ? survey.from(root, here) || '.' : first;
  const name = names.length === 1 ? first : await choose(run, 'Which program', names, standing);
  const program = likely[names.indexOf(name)] as survey.FoundProgram;

  if (programs.length > 1)
    see(`The workflow is for ${name}; \`targets\` in the config file adds the others.`);

  run.host.progress('Reading the program and its dependencies; what is missing is downloaded …');
  const outlook = await survey.lookInto(run, program);
  for (const line of survey.outlookInWords(outlook)) see(line);
  const released = builds.find((file) => /goreleaser/.test(file));
  const way = await chooseWay(run, usable.has(program), outlook, released);
  const [what, , question = ''] = WAYS[way];
  const { pprof, path = '', linked, libraries, isHttp } = outlook;
  const usual = way === 'load' && !isHttp ? './load.sh' : (DEFAULTS[way] ?? '');
  const byDefault = `${usual}${way === 'live' ? path : ''}`;
  const answer = question === '' ? '' : ((await run.host.ask?.(question, byDefault)) ?? byDefault);
  const script = survey.packageFrom(run.host.cwd, join(program.module, answer));

  const workflow = await workflowOf(way, forge, root, survey.from(root, program.module));
  const config = await configOf(way, answer, program, outlook);
  const untried = way === 'benchmarks' ? ' The benchmarks were not run yet.' : '';
  const files = [
    { ...workflow, about: `The workflow: every week, ${what}.` },
    { path: join(program.module, '.github/pgo.yml'), text: config, about: `Its settings.${untried}` },
  ].filter(({ text }) => text !== '{}\n');
  for (const { path, text } of files) {
    const there = await readIfThere(path);
    if (there !== undefined && !there.equals(Buffer.from(text))) {
      const fix = 'Edit it, or move it away and run `npx go-pgo@1 init` again.';
      throw new ExpectedError(`${path} is there already, so nothing was written.`, { fix });
    }
  }
  for (const { path, text } of files) await replaceFile(path, Buffer.from(text));
  const ignored = await gitPrints(run, root, 'check-ignore', '--', ...files.map(({ path }) => path));
  const isService = way === 'live' || way === 'load';
  const isUntold = answer === byDefault;
  const [tool = ''] = answer.split(' ');
  const todo = [
    isService && !pprof && `let the program serve net/http/pprof${linked ? `: ${linked} may do it` : ''}`,
    way === 'load' &&
      'let `serve` start it on $PORT, with its profiles, which may need a flag (profiles on a port of their own have $PORT, and the service $((PORT + 1)))',
    way === 'load' &&
      isUntold &&
      (isHttp
        ? 'let `load` ask for what users ask for, instead of /'
        : `write ${script}, which asks the service on 127.0.0.1:$PORT for what users ask for`),
    way === 'load' &&
      (forge !== 'GitHub' || tool !== 'ab') &&
      !tool.includes('/') &&
      `let the workflow install ${tool}`,
    way === 'live' &&
      isUntold &&
      `write the service's address into \`sources\`, instead of ${answer}, and let the workflow run on a runner that reaches it, or use \`serve\` and \`load\``,
    answer === DEFAULTS.command &&
      !existsSync(join(program.module, answer)) &&
      `write ${script}, which leaves CPU profiles in $PGO_PROFILE_DIR`,
    libraries.length > 0 && `let the workflow install the C libraries ${survey.some(libraries)}`,
    !program.profile &&
      program.unclear &&
      `name in \`profile\` the file that builds use, which is not clear: ${program.unclear}`,
    ignored && 'add both files with `git add --force`: .gitignore leaves them out',
    forge !== 'GitHub' && 'follow the first lines of the workflow',
  ].filter((what) => typeof what === 'string');
  const folder = survey.from(run.host.cwd, program.module);
  const where = folder === '' ? '' : ` --working-directory ${quoted(folder)}`;
  const command = `npx go-pgo@1 ${way === 'repair' ? 'repair' : 'refresh'}${where} --publish local`;
  const verdict = 'For a verdict on real runs, set `measure: load` and, say, `load: $PGO_BINARY big.json`.';
  const start = todo.length === 0 ? 'Try' : `Still to do: ${todo.join('; ')}. Then try`;
  report.add({
    findings: [
      ...files.map((one) => note(one.about, one.path)),
      ...(isService || outlook.listens ? [] : [note(verdict)]),
      note(`${start} it here: \`${command}\``),
    ],
  });
}

async function choose({ host }: Run, question: string, all: readonly string[], byDefault: string) {
  for (;;) {
    const answer = (await host.ask?.(`${question}: ${all.join(', ')}?`, byDefault)) ?? byDefault;
    const chosen = all.find((one) => one === answer);
    if (chosen !== undefined) return chosen;
    host.finding({ severity: 'warning', message: `\`${answer}\` is not one of the choices.` });
  }
}

/** By default what is most like production, which no workflow reaches where a program is `released` to others. */
async function chooseWay(run: Run, isRepairable: boolean, outlook: survey.Outlook, released = '') {
  const { pprof, isLocal, listens, records, benchmarks } = outlook;
  const serves = pprof && (listens || isLocal || !records);
  const others = isLocal ? 'serves profiles here only' : `${released} releases for others to run`;
  const lacks = pprof ? 'does not listen' : 'serves no profiles';
  const fitting: [Way, unknown, string][] = [
    ['live', serves && !released && !(isLocal && (listens || benchmarks.length > 0)), 'it serves profiles'],
    ['load', pprof && listens, `it is a service that ${others}`],
    [
      'repair',
      isRepairable && records && !listens,
      'there is a usable profile, and no script yet that lets the program write others',
    ],
    ['command', records && !listens, 'it can write CPU profiles itself'],
    ['benchmarks', benchmarks.length > 0, `it has benchmarks and ${lacks}`],
    ['command', records && !pprof, 'it can write CPU profiles itself'],
    ['repair', isRepairable, 'there is a profile, no benchmark, and no service of profiles'],
    ['load', listens, 'it is a service, and has no benchmarks'],
    ['command', run.host.ask, 'it is no service, and has no benchmarks and no usable profile'],
  ];
  const [byDefault, , why] = fitting.find(([, fits]) => fits) ?? [];
  if (byDefault === undefined)
    throw new ExpectedError('There is no service, benchmark or usable profile, so nothing was written.', {
      fix: 'Run it in the folder of another program, if there is one; write benchmarks next to the hot code, and run `npx go-pgo@1 init` again; or run that in a terminal, and name a command that writes profiles, such as `go test -o /dev/null -cpuprofile $PGO_PROFILE_DIR/0.pprof ./codec`.',
    });
  run.host.finding({ severity: 'note', message: `\`${byDefault}\` fits best: ${why}.` });
  const impossible = [benchmarks.length === 0 && 'benchmarks', !isRepairable && 'repair'];
  const ways = (Object.keys(WAYS) as Way[]).filter((way) => !impossible.includes(way));
  const list = ways.map((way) => `  ${way}: ${WAYS[way][0]}\n`);
  return (await choose(run, `How is it profiled?\n${list.join('')}Choose`, ways, byDefault)) as Way;
}

/** Made from the example for the forge. @param folder that of the module, from the root. */
async function workflowOf(way: Way, forge: survey.ForgeName, root: string, folder: string) {
  const gitea = existsSync(join(root, '.forgejo')) ? '.forgejo' : '.gitea';
  const [file, example] = {
    GitHub: ['.github/workflows/pgo.yml', `workflows/${WAYS[way][1]}.yml`] as const,
    GitLab: ['.gitlab/pgo.yml', 'gitlab/pgo.gitlab-ci.yml'] as const,
    Gitea: [`${gitea}/workflows/pgo.yml`, 'gitea/pgo.yml'] as const,
  }[forge];
  const path = join(root, file);
  const where = folder === '' ? '' : ` --working-directory ${quoted(folder)}`;
  const modFile = join(folder, 'go.mod');
  const mod = await readText(join(root, modFile));
  // setup-go would install that one, which has no PGO.
  const isOld = Number(/^go 1\.(\d+)/m.exec(mod)?.[1]) < 21 && !/^toolchain /m.test(mod);
  const text = (await template(example))
    .replace('go-pgo@1 refresh', `go-pgo@1 ${way === 'repair' ? 'repair' : 'refresh'}${where}`)
    .replace('go-version-file: go.mod', isOld ? 'go-version: stable' : `go-version-file: ${modFile}`);
  if (forge !== 'GitHub' || folder === '') return { path, text };
  // Our step is the last one.
  const inputs = way === 'repair' ? '' : '        with:\n';
  return { path, text: `${text}${inputs}          working-directory: ${folder}\n` };
}

async function configOf(way: Way, answer: string, program: survey.FoundProgram, outlook: survey.Outlook) {
  const { module, folder, profile, isAlone } = program;
  const { benchmarks, hasParts } = outlook;
  const example = way === 'load' || way === 'benchmarks' ? WAYS[way][1] : 'pgo';
  const own = way === 'command' && stringify({ sources: [{ command: answer }] });
  const document = parseDocument(own || (await template(`config/${example}.yml`)));
  if (way === 'live') document.setIn(['sources', 0], answer);
  if (way === 'repair') document.delete('sources');
  if (way === 'load') {
    document.set('load', answer);
    if (outlook.path) document.setIn(['sources', 0, 'pprof'], `http://127.0.0.1:8080${outlook.path}`);
    document.delete('ready');
  }
  if (way === 'benchmarks') {
    // Neighbours exercise similar code, so every second one is held out. In all packages, a name is on one side.
    const names = [...new Set(benchmarks.flatMap(([, own]) => own))];
    const [training = [], judging = []] = [0, 1].map((side) => {
      const own = names.filter((_, at) => at % 2 === side);
      return own.filter((_, at) => at % Math.ceil(own.length / MOST_BENCHMARKS) === 0);
    });
    const those = (wanted: readonly string[]) => {
      const all = benchmarks.map(([one, own]) => [one, own.filter((name) => wanted.includes(name))] as const);
      return all.filter(([, own]) => own.length > 0);
    };
    const pattern = (own: readonly string[]) => `^Benchmark(${own.map((name) => name.slice(9)).join('|')})$`;
    // Each sub-benchmark runs for so long, and some benchmarks have dozens.
    const time = `-benchtime ${Math.max(2, Math.ceil((hasParts ? 10 : 30) / training.length))}s`;
    const lines = those(training).map(([one, own], at) => {
      const file = `-cpuprofile "$PGO_PROFILE_DIR/${at}.pprof" -o /dev/null`;
      return `go test -run '^$' -bench '${pattern(own)}' ${time} ${file} ${one}\n`;
    });
    document.setIn(['sources', 0, 'command'], `set -e\n${lines.join('')}`);
    const packages = those(judging).map(([one]) => one);
    document.set('benchmarks', pattern(judging));
    document.set('benchmark-packages', packages.length > 1 ? packages : packages[0]);
    if (judging.length === 0) for (const key of ['benchmarks', 'benchmark-packages']) document.delete(key);
  }
  if (!isAlone) document.set('package', survey.packageFrom(module, folder));
  if (profile && profile !== join(folder, 'default.pgo'))
    document.set('profile', survey.from(module, profile));
  return document.toString({ lineWidth: 0 });
}

function quoted(path: string): string {
  return /\s/.test(path) ? `'${path}'` : path;
}

function template(name: string): Promise<string> {
  return readText(join(packageRoot, 'examples', name));
}
