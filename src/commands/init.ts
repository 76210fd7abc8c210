import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../report/report.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import { count } from '../system/format.ts';
import { shellArgument } from '../system/text.ts';
import { gitPrints, type Run } from '../work.ts';
import { offerInWords } from './offers.ts';
import { repositoryRoot } from './program.ts';
import {
  configFor,
  isTargetOfRoot,
  leadsToVerdict,
  reachOf,
  type StarterSubject,
  serviceCommands,
  WAYS,
  type Way,
  whoReaches,
  workflowFor,
} from './starter.ts';
import * as survey from './survey.ts';

/**
 * Runs `init`, which looks at the repository, asks the user about open questions, and writes a workflow and a config file for the
 * repository.
 *
 * 1. `lookAround` (survey.ts) lists the programs and what each program offers for profiling, and `chooseAmong` chooses a program. If there
 *    is no clear choice, `init` asks the user on a terminal. Without a terminal, `init` lists the programs and writes nothing.
 * 2. `lookInto` reads the chosen program's dependencies, and `chooseWay` chooses a way to profile the program.
 * 3. `workflowFor` and `configFor` (starter.ts) make both files. The last lines of the output list the steps that are left for the user,
 *    say if there will be a verdict, and explain how to try the files.
 *
 * You can run `init` again if the two files are unchanged.
 * @throws ExpectedError if a file exists with other contents, if it is unclear which program to choose, or if nothing can be profiled.
 * `init` writes no file if it fails.
 */
export async function init(run: Run): Promise<Partial<Report>> {
  const { host } = run;
  const root = await repositoryRoot(run, 'Run `init` in a clone of the repository that holds the Go module.');
  host.progress('Looking at the repository …');
  const { here, programs, forge, builds } = await survey.lookAround(run, root);
  const built = builds.length > 0 ? `; files that may build it: ${survey.some(builds)}` : '';
  const names = survey.some(programs.map((one) => nameOf(root, one)));
  host.progress(`${count(programs.length, 'program')} (${names})${built}; the forge is ${forge}.`);
  const usable = new Set<survey.CandidateProgram>();
  for (const one of programs) if (one.profile && (await survey.isRepairable(run, root, one))) usable.add(one);
  const named = await namedFolder(run, programs);
  const program = await chooseProgram(run, root, survey.chooseAmong(programs, { here, root, named }));

  host.progress('Reading the program and its dependencies, and downloading missing modules …');
  const outlook = await survey.lookInto(run, program);
  for (const line of survey.outlookInWords(outlook, program.module)) host.progress(line);
  const released = builds.find((file) => /goreleaser/.test(file));
  const way = await chooseWay(run, usable.has(program), outlook, released);
  const { answer, isDefault } = await askAbout(run, way, outlook);
  const subject: StarterSubject = { way, answer, program, outlook, root, forge };

  const files = await writeFiles(subject);
  const todo = stillToDo(run, subject, isDefault);
  if (await gitPrints(run, root, 'check-ignore', '--', ...files.map(({ path }) => path)))
    todo.push('Add both files with `git add --force`, because .gitignore leaves them out.');
  if (forge !== 'GitHub') todo.push('Follow the first lines of the workflow.');
  const folder = isTargetOfRoot(subject) ? root : program.module;
  const where =
    folder === host.cwd ? '' : ` --working-directory ${shellArgument(survey.from(host.cwd, folder) || '.')}`;
  return {
    starter: {
      files: files.map(({ path, purpose }) => ({ path: survey.from(root, path), purpose })),
      verdict: foreseenVerdict(subject),
      todo,
      next: `npx go-pgo@1 ${way === 'repair' ? 'repair' : 'refresh'}${where} --publish local`,
    },
  };
}

function nameOf(root: string, { folder }: survey.CandidateProgram): string {
  return survey.from(root, folder) || '.';
}

/** Returns the folder of the program that `--package` names. @throws UsageError if the repository has no such program. */
async function namedFolder({ config }: Run, programs: readonly survey.CandidateProgram[]) {
  const { package: named, workingDirectory } = config;
  if (named === undefined) return undefined;
  const folder = await realpath(join(workingDirectory, named)).catch(() => undefined);
  const program = programs.find((one) => one.folder === folder || one.importPath === named);
  if (program !== undefined) return program.folder;
  throw new UsageError(`package: no program was found in ${named}.`, {
    fix: 'Name the folder of a main package, such as `./cmd/server`.',
  });
}

/** The most programs that the list of candidates shows. */
const MOST_CANDIDATES = 20;

/**
 * Returns the program that is clearly the best choice, or the program that the user chooses.
 * @throws ExpectedError with the list of programs if no program is clearly the best choice and there is no terminal.
 */
async function chooseProgram(run: Run, root: string, { ranked, clear }: survey.Choice) {
  const names = ranked.map((one) => nameOf(root, one));
  const width = Math.max(...names.map(({ length }) => length));
  const rows = ranked.map((one, at) => {
    const helps = one.helps === undefined ? '' : ` (${one.helps})`;
    return `${(names[at] ?? '').padEnd(width)}  ${offerInWords(one.offer)}${helps}`;
  });
  const [first] = ranked;
  if (ranked.length === 1 && first !== undefined && clear !== undefined) return first;
  const list = [...rows.slice(0, MOST_CANDIDATES), ...(rows.length > MOST_CANDIDATES ? ['…'] : [])];
  if (run.host.ask !== undefined) {
    const question = `Which program?\n${list.map((row) => `  ${row}\n`).join('')}Choose`;
    const chosen = await choose(run, question, names, nameOf(root, clear?.program ?? (first as never)));
    return ranked[names.indexOf(chosen)] as survey.CandidateProgram;
  }
  if (clear === undefined) {
    const folder = shellArgument(`./${survey.from(run.host.cwd, first?.folder ?? root)}`);
    const all = ranked.every(({ helps }) => helps !== undefined)
      ? `The only programs in ${root} look like helpers for development`
      : `${count(ranked.length, 'program')} fit, but it is not clear which of them you mean`;
    throw new ExpectedError(`${all}: nothing was written.\n${list.join('\n')}`, {
      fix: `Name the program, such as with \`npx go-pgo@1 init --package ${folder}\`.`,
    });
  }
  const why = clear.why === undefined ? '' : `, because ${clear.why}`;
  run.host.progress(
    `The workflow is for ${nameOf(root, clear.program)}${why}; \`targets\` in the config file adds other programs.`,
  );
  return clear.program;
}

async function choose({ host }: Run, question: string, all: readonly string[], byDefault: string) {
  for (;;) {
    const answer = (await host.ask?.(`${question}: ${all.join(', ')}?`, byDefault)) ?? byDefault;
    const chosen = all.find((one) => one === answer);
    if (chosen !== undefined) return chosen;
    host.finding({ severity: 'warning', message: `\`${answer}\` is not one of the choices.` });
  }
}

/**
 * Chooses the way of profiling that is most like production. If the program is `released` to other people, a workflow cannot reach
 * production.
 */
async function chooseWay(run: Run, isRepairable: boolean, outlook: survey.Outlook, released = '') {
  const { pprof, isLocal, listens, records, benchmarks } = outlook;
  const serves = pprof && (listens || isLocal || !records);
  const others = isLocal ? 'serves profiles here only' : `other people run, as ${released} shows`;
  const lacks = pprof
    ? 'no code that listens was found in it'
    : 'no code that serves profiles was found in it';
  const fitting: [Way, unknown, string][] = [
    ['live', serves && !released && !isLocal, 'it serves profiles'],
    ['load', pprof && listens, `it is a service that ${others}`],
    [
      'repair',
      isRepairable && records && !listens,
      'there is a usable profile, but no script yet that lets the program write new profiles',
    ],
    ['command', records && !listens, 'it can write CPU profiles itself'],
    ['benchmarks', benchmarks.length > 0, `it has benchmarks, and ${lacks}`],
    ['command', records && !pprof, 'it can write CPU profiles itself'],
    ['repair', isRepairable, 'there is a profile, and no benchmark and no service of profiles was found'],
    ['load', listens, 'it is a service, and no benchmark was found'],
    ['load', serves && isLocal, 'it serves profiles here only'],
    ['command', run.host.ask, 'no service, benchmark or usable profile was found'],
  ];
  const [byDefault, , why] = fitting.find(([, fits]) => fits) ?? [];
  if (byDefault === undefined)
    throw new ExpectedError('No service, benchmark or usable profile was found, so nothing was written.', {
      fix: 'If there is another program, run `npx go-pgo@1 init` in its folder. Or write benchmarks next to the hot code, and run `npx go-pgo@1 init` again. Or run it in a terminal, and name a command that writes profiles, such as `go test -o /dev/null -cpuprofile $PGO_PROFILE_DIR/0.pprof ./codec`.',
    });
  run.host.progress(`\`${byDefault}\` fits best: ${why}.`);
  const impossible = [benchmarks.length === 0 && 'benchmarks', !isRepairable && 'repair'];
  const ways = (Object.keys(WAYS) as Way[]).filter((way) => !impossible.includes(way));
  const list = ways.map((way) => `  ${way}: ${WAYS[way][0]}\n`);
  return (await choose(run, `How is it profiled?\n${list.join('')}Choose`, ways, byDefault)) as Way;
}

/** The script that a `command` source runs by default. */
const PROFILE_SCRIPT = './profile.sh';

/** Asks the user the question that belongs to a way of profiling. Without a terminal, the default answer is used. */
async function askAbout({ host }: Run, way: Way, outlook: survey.Outlook) {
  const [, , question] = WAYS[way];
  const defaults: Partial<Record<Way, string>> = {
    live: `http://10.0.0.7:6060${outlook.path ?? ''}`,
    load: serviceCommands(outlook).load,
    command: PROFILE_SCRIPT,
  };
  const byDefault = defaults[way] ?? '';
  if (question === undefined) return { answer: '', isDefault: true };
  for (;;) {
    const answer = (await host.ask?.(question, byDefault)) ?? byDefault;
    const written = way === 'live' ? addressOf(answer) : answer;
    if (written !== undefined) return { answer: written, isDefault: written === byDefault };
    const message = `\`${answer}\` is not an address such as http://10.0.0.7:6060.`;
    host.finding({ severity: 'warning', message });
  }
}

/**
 * Returns the URL that an answer of the user means. An answer may also be a host and a port. The result is undefined if the answer is not
 * an address.
 */
function addressOf(answer: string): string | undefined {
  const url = /^https?:\/\//i.test(answer) ? answer : `http://${answer.replace(/^:(?=\d)/, 'localhost:')}`;
  return /^\S+$/.test(answer) && !/^(?!https?:)[\w+.-]+:\/\//i.test(answer) && URL.canParse(url)
    ? url
    : undefined;
}

/**
 * Writes the workflow and the config file, or no file.
 * @returns the absolute paths and the purposes of the files.
 * @throws ExpectedError if a file exists with other contents.
 */
async function writeFiles(subject: StarterSubject) {
  const { way } = subject;
  const workflow = await workflowFor(subject);
  const config = await configFor(subject);
  const files = [{ ...workflow, purpose: `every week, ${WAYS[way][0]}` }];
  if (config !== undefined) files.push({ ...config, purpose: 'its settings' });
  for (const { path, text } of files) {
    const there = await readIfThere(path);
    if (there === undefined || there.equals(Buffer.from(text))) continue;
    const fix = 'Edit this file, or move it away and run `npx go-pgo@1 init` again.';
    throw new ExpectedError(`${path} exists already, so nothing was written.`, { fix });
  }
  for (const { path, text } of files) await replaceFile(path, Buffer.from(text));
  return files;
}

/** Returns a sentence that says if the first run will have a verdict. */
function foreseenVerdict(subject: StarterSubject): string {
  const { way, outlook } = subject;
  if (!leadsToVerdict(subject)) return 'There will be no verdict yet, because no benchmark was found.';
  const isProgram = !outlook.listens && !outlook.isLocal;
  return way === 'benchmarks' && isProgram
    ? 'The verdict will be about benchmarks. For a verdict about real runs, set `measure: load` and, for example, `load: $PGO_BINARY big.json`.'
    : `The verdict will be about ${outlook.benchmarks.length > 0 && way !== 'load' ? 'benchmarks' : 'the service under `load`'}.`;
}

/** Returns one sentence for each fact that `init` could not find out. @param isDefault true if the user accepted the default answer. */
function stillToDo(run: Run, subject: StarterSubject, isDefault: boolean): string[] {
  const { way, answer, program, outlook } = subject;
  const { pprof, linked, libraries } = outlook;
  const todo: string[] = [];
  if ((way === 'live' || way === 'load') && !pprof)
    todo.push(`Let the program serve net/http/pprof${linked ? `: ${linked} may do it` : ''}.`);
  if (way === 'load') todo.push(...leftForLoad(run, subject, isDefault));
  if (way === 'live' && isDefault)
    todo.push(
      `Write the service's address into \`sources\`, instead of ${answer}, and let the workflow run on a runner that reaches it. If no runner reaches the service, remove both files, run \`init\` in a terminal and choose \`load\`, which needs no running service.`,
    );
  else if (way === 'live' && reachOf(answer) === 'this machine')
    todo.push(
      `Replace ${answer} in \`sources\` before you commit the config file, because only this machine reaches that address. Write an address that the workflow's runner reaches.`,
    );
  else if (way === 'live' && reachOf(answer) !== 'anywhere')
    todo.push(`Let the workflow run on your own runner: ${whoReaches(answer)}.`);
  if (answer === PROFILE_SCRIPT && !existsSync(join(program.module, answer)))
    todo.push(`Write ${scriptFrom(run, subject)}, which leaves CPU profiles in $PGO_PROFILE_DIR.`);
  if (!leadsToVerdict(subject))
    todo.push(
      'For a verdict, fill in the last lines of .github/pgo.yml, and remove the `#` in front of them.',
    );
  if (libraries.length > 0) todo.push(`Let the workflow install the C libraries ${survey.some(libraries)}.`);
  if (!program.profile && program.unclear)
    todo.push(
      `Name in \`profile\` the file that builds use. The build files do not show clearly which file this is: ${program.unclear}.`,
    );
  return todo;
}

/** For a service that the action starts and puts under load, returns one sentence for each step that is left for the user. */
function leftForLoad(run: Run, subject: StarterSubject, isDefault: boolean): string[] {
  const { answer, outlook, forge } = subject;
  const { isServeKnown, port } = serviceCommands(outlook);
  const [tool = ''] = answer.split(' ');
  const todo: string[] = [];
  if (!isServeKnown)
    todo.push(
      'Let `serve` start the service on $PORT and serve profiles, which may need a flag. If the service serves profiles on a separate port, use $PORT for the profiles and $((PORT + 1)) for the service.',
    );
  if (isDefault)
    todo.push(
      outlook.isHttp
        ? 'Let `load` send the same requests as your users.'
        : `Write ${scriptFrom(run, subject)}, which asks the service on 127.0.0.1:${port} as your users do.`,
    );
  if ((forge !== 'GitHub' || tool !== 'ab') && !tool.includes('/'))
    todo.push(`Let the workflow install ${tool}.`);
  return todo;
}

/** Returns the path of the script that the answer names. The returned path is relative to the user's current folder. */
function scriptFrom({ host }: Run, { program, answer }: StarterSubject): string {
  return survey.packageFrom(host.cwd, join(program.module, answer));
}
