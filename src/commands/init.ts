import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shellArgument } from '../report/escape.ts';
import type { Report } from '../report/report.ts';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import { count } from '../system/format.ts';
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
 * `init`: looks at the repository, asks what it cannot see, and writes the workflow and the config file that fit.
 *
 * 1. `lookAround` (survey.ts) lists the programs with what each offers, and `chooseAmong` says which one is meant. If none stands
 *    out, `init` asks on a terminal; elsewhere it lists the programs and writes nothing.
 * 2. `lookInto` reads the chosen program's dependencies, and `chooseWay` says how it is profiled.
 * 3. `workflowFor` and `configFor` (starter.ts) make both files, and the last lines say what is still to do, whether there will be a
 *    verdict, and how to try it.
 *
 * It may run again while both files are unchanged.
 * @throws ExpectedError when a file is there with another content, when no program stands out, or when nothing can be profiled;
 * nothing is written then.
 */
export async function init(run: Run): Promise<Partial<Report>> {
  const root = await repositoryRoot(run, 'Run it in a clone of the repository that holds the Go module.');
  run.host.progress('Looking at the repository …');
  const { here, programs, forge, builds } = await survey.lookAround(run, root);
  const built = builds.length > 0 ? `; files that may build it: ${survey.some(builds)}` : '';
  const names = survey.some(programs.map((one) => nameOf(root, one)));
  see(run, `${count(programs.length, 'program')} (${names})${built}; the forge is ${forge}.`);
  const usable = new Set<survey.CandidateProgram>();
  for (const one of programs) if (one.profile && (await survey.isRepairable(run, root, one))) usable.add(one);
  const program = await chooseProgram(run, root, survey.chooseAmong(programs, here, root));

  run.host.progress('Reading the program and its dependencies; what is missing is downloaded …');
  const outlook = await survey.lookInto(run, program);
  for (const line of survey.outlookInWords(outlook, program.module)) see(run, line);
  const released = builds.find((file) => /goreleaser/.test(file));
  const way = await chooseWay(run, usable.has(program), outlook, released);
  const { answer, isDefault } = await askAbout(run, way, outlook);
  const subject: StarterSubject = { way, answer, program, outlook, root, forge };

  const written = await writeFiles(subject);
  const ignored = await gitPrints(run, root, 'check-ignore', '--', ...written.map(({ path }) => path));
  const todo = stillToDo(run, subject, isDefault);
  if (ignored) todo.push('add both files with `git add --force`: .gitignore leaves them out');
  if (forge !== 'GitHub') todo.push('follow the first lines of the workflow');
  const folder = isTargetOfRoot(subject) ? root : program.module;
  const where =
    folder === run.host.cwd
      ? ''
      : ` --working-directory ${shellArgument(survey.from(run.host.cwd, folder) || '.')}`;
  const command = `npx go-pgo@1 ${way === 'repair' ? 'repair' : 'refresh'}${where} --publish local`;
  const start = todo.length === 0 ? 'Try' : `Still to do: ${todo.join('; ')}. Then try`;
  return {
    findings: [
      ...written.map(({ message, path }) => noteAt(message, path)),
      noteAt(foreseenVerdict(subject)),
      noteAt(`${start} it here: \`${command}\``),
    ],
  };
}

function noteAt(message: string, file?: string): Finding {
  return { severity: 'note', file, message };
}

function see({ host }: Run, message: string): void {
  host.finding(noteAt(message));
}

function nameOf(root: string, { folder }: survey.CandidateProgram): string {
  return survey.from(root, folder) || '.';
}

/** Programs that the list of candidates shows. */
const MOST_CANDIDATES = 20;

/** Takes the program that stands out, or asks. @throws ExpectedError with the list of programs if none does and there is no terminal. */
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
    const folder = shellArgument(survey.from(run.host.cwd, first?.folder ?? root) || '.');
    const all = ranked.every(({ helps }) => helps !== undefined)
      ? `The only programs in ${root} look like helpers for development`
      : `${count(ranked.length, 'program')} may be meant, and none stands out`;
    throw new ExpectedError(`${all}: nothing was written.\n${list.join('\n')}`, {
      fix: `Name the folder of one, such as \`npx go-pgo@1 init --working-directory ${folder}\`.`,
    });
  }
  const why = clear.why === undefined ? '' : `, because ${clear.why}`;
  see(
    run,
    `The workflow is for ${nameOf(root, clear.program)}${why}; \`targets\` in the config file adds others.`,
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

/** By default what is most like production, which no workflow reaches where a program is `released` to others. */
async function chooseWay(run: Run, isRepairable: boolean, outlook: survey.Outlook, released = '') {
  const { pprof, isLocal, listens, records, benchmarks } = outlook;
  const serves = pprof && (listens || isLocal || !records);
  const others = isLocal ? 'serves profiles here only' : `${released} releases for others to run`;
  const lacks = pprof
    ? 'no code of it was found that listens'
    : 'no code of it was found that serves profiles';
  const fitting: [Way, unknown, string][] = [
    ['live', serves && !released && !isLocal, 'it serves profiles'],
    ['load', pprof && listens, `it is a service that ${others}`],
    [
      'repair',
      isRepairable && records && !listens,
      'there is a usable profile, and no script yet that lets the program write others',
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
      fix: 'Run it in the folder of another program, if there is one; write benchmarks next to the hot code, and run `npx go-pgo@1 init` again; or run that in a terminal, and name a command that writes profiles, such as `go test -o /dev/null -cpuprofile $PGO_PROFILE_DIR/0.pprof ./codec`.',
    });
  see(run, `\`${byDefault}\` fits best: ${why}.`);
  const impossible = [benchmarks.length === 0 && 'benchmarks', !isRepairable && 'repair'];
  const ways = (Object.keys(WAYS) as Way[]).filter((way) => !impossible.includes(way));
  const list = ways.map((way) => `  ${way}: ${WAYS[way][0]}\n`);
  return (await choose(run, `How is it profiled?\n${list.join('')}Choose`, ways, byDefault)) as Way;
}

/** The script that a `command` source runs if the user names no other. */
const PROFILE_SCRIPT = './profile.sh';

/** Asks the question of a way. Without a terminal, the default is the answer. */
async function askAbout({ host }: Run, way: Way, outlook: survey.Outlook) {
  const [, , question] = WAYS[way];
  const defaults: Partial<Record<Way, string>> = {
    live: `http://10.0.0.7:6060${outlook.path ?? ''}`,
    load: serviceCommands(outlook).load,
    command: PROFILE_SCRIPT,
  };
  const byDefault = defaults[way] ?? '';
  const answer = question === undefined ? '' : ((await host.ask?.(question, byDefault)) ?? byDefault);
  return { answer, isDefault: answer === byDefault };
}

/** Writes both files, or none. @throws ExpectedError when one is there with another content. */
async function writeFiles(subject: StarterSubject) {
  const { way } = subject;
  const workflow = await workflowFor(subject);
  const config = await configFor(subject);
  const untried = way === 'benchmarks' ? ' The benchmarks were not run yet.' : '';
  const files = [
    { ...workflow, message: `The workflow: every week, ${WAYS[way][0]}.` },
    ...(config === undefined ? [] : [{ ...config, message: `Its settings.${untried}` }]),
  ];
  for (const { path, text } of files) {
    const there = await readIfThere(path);
    if (there === undefined || there.equals(Buffer.from(text))) continue;
    const fix = 'Edit it, or move it away and run `npx go-pgo@1 init` again.';
    throw new ExpectedError(`${path} is there already, so nothing was written.`, { fix });
  }
  for (const { path, text } of files) await replaceFile(path, Buffer.from(text));
  return files;
}

/** Says before the first run whether it will have a verdict. */
function foreseenVerdict(subject: StarterSubject): string {
  const { way, outlook } = subject;
  if (!leadsToVerdict(subject))
    return 'There will be no verdict yet: no benchmark was found. Fill in the lines at the end of .github/pgo.yml, and remove the `#` in front of them.';
  const isProgram = !outlook.listens && !outlook.isLocal;
  return way === 'benchmarks' && isProgram
    ? 'The verdict will be about benchmarks. For a verdict about real runs, set `measure: load` and, say, `load: $PGO_BINARY big.json`.'
    : `The verdict will be about ${outlook.benchmarks.length > 0 && way !== 'load' ? 'benchmarks' : 'the service under `load`'}.`;
}

/** What `init` could not know, as parts of a sentence. @param isDefault whether the user has answered nothing of their own. */
function stillToDo(run: Run, { way, answer, program, outlook, forge }: StarterSubject, isDefault: boolean) {
  const { pprof, linked, libraries, isHttp } = outlook;
  const script = survey.packageFrom(run.host.cwd, join(program.module, answer));
  const { isServeKnown, port } = serviceCommands(outlook);
  const [tool = ''] = answer.split(' ');
  const isService = way === 'live' || way === 'load';
  const todo: string[] = [];
  if (isService && !pprof)
    todo.push(`let the program serve net/http/pprof${linked ? `: ${linked} may do it` : ''}`);
  if (way === 'load' && !isServeKnown)
    todo.push(
      'let `serve` start it on $PORT, with its profiles, which may need a flag (profiles on a port of their own have $PORT, and the service $((PORT + 1)))',
    );
  if (way === 'load' && isDefault)
    todo.push(
      isHttp
        ? 'let `load` ask for what users ask for'
        : `write ${script}, which asks the service on 127.0.0.1:${port} for what users ask for`,
    );
  if (way === 'load' && (forge !== 'GitHub' || tool !== 'ab') && !tool.includes('/'))
    todo.push(`let the workflow install ${tool}`);
  if (way === 'live' && isDefault)
    todo.push(
      `write the service's address into \`sources\`, instead of ${answer}, and let the workflow run on a runner that reaches it, or choose \`load\`, which needs no running service`,
    );
  else if (way === 'live' && reachOf(answer) !== 'anywhere')
    todo.push(`let the workflow run on your own runner: ${whoReaches(answer)}`);
  if (answer === PROFILE_SCRIPT && !existsSync(join(program.module, answer)))
    todo.push(`write ${script}, which leaves CPU profiles in $PGO_PROFILE_DIR`);
  if (libraries.length > 0) todo.push(`let the workflow install the C libraries ${survey.some(libraries)}`);
  if (!program.profile && program.unclear)
    todo.push(`name in \`profile\` the file that builds use, which is not clear: ${program.unclear}`);
  return todo;
}
