import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, parseDocument, stringify } from 'yaml';
import { isThisMachine } from '../net/addresses.ts';
import { readText } from '../system/files.ts';
import { packageRoot } from '../system/host.ts';
import { shellArgument } from '../system/text.ts';
import type { Address, Offer } from './offers.ts';
import {
  type CandidateProgram,
  type ForgeName,
  from,
  type Outlook,
  packageAt,
  packageFrom,
} from './survey.ts';

/**
 * Makes the two files that `init` writes, which are the workflow and the config file. The workflow is made from the example for the forge.
 *
 * `init` fills in each setting that the source code of the program clearly shows, such as the flag that sets the address of the server.
 * `init` writes all other settings as comments, because a wrong guess would give wrong measurements. For example, this is the config file
 * for a live service with the flag `-http-address` and without the path `/`:
 *
 *     sources:
 *       - http://nsqd.internal:4151
 *     # For a verdict, fill in these lines and remove the `#` in front of them.
 *     # serve: exec "$PGO_BINARY" --http-address 127.0.0.1:$PORT
 *     # load: ab -q -k -c 8 -n 10000000 http://127.0.0.1:$PORT/stats
 *     # measure: load
 */

/**
 * The ways to profile a program. Each way has a sentence for the user, the name of an example workflow, and a question that `init` asks.
 */
export const WAYS = {
  live: [
    'the running service is profiled',
    'refresh',
    'At which address does the service serve net/http/pprof?',
  ],
  load: [
    'the service is started, loaded and profiled',
    'load-while-profiling',
    'Which command puts load on the service?',
  ],
  benchmarks: ['some benchmarks are profiled, other benchmarks judge the profile', 'benchmarks'],
  command: [
    'your own command writes profiles',
    'refresh',
    'Which command writes profiles into $PGO_PROFILE_DIR?',
  ],
  repair: ['nothing is profiled, but the committed profile is matched to the source', 'repair'],
} as const;
/** The name of a way to profile a program. */
export type Way = keyof typeof WAYS;

/**
 * The largest number of benchmarks that record the profile, and also the largest number of benchmarks that are measured. More benchmarks
 * would take too long to record, or to measure within the budget.
 */
const MOST_BENCHMARKS = 10;

/** A program, the way to profile the program, and the user's answer to the question that belongs to this way. */
export interface StarterSubject {
  readonly way: Way;
  readonly answer: string;
  readonly program: CandidateProgram;
  readonly outlook: Outlook;
  readonly root: string;
  readonly forge: ForgeName;
}

/** The machines that can reach an address: only this machine, only a private network, or any runner. */
export type Reach = 'this machine' | 'private network' | 'anywhere';

/**
 * Returns the machines that can reach an address. The function looks only at the text of the address, because a name may mean a different
 * machine in another network.
 */
export function reachOf(address: string): Reach {
  if (!URL.canParse(address)) return 'anywhere';
  const { hostname } = new URL(address);
  if (isThisMachine(hostname) || /^(0\.0\.0\.0|\[::\]|\[::ffff:7f.*\])$/.test(hostname))
    return 'this machine';
  const isPrivate =
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[f[cde])/.test(
      hostname,
    ) ||
    !/[.:]/.test(hostname) ||
    /\.(internal|intranet|local|lan|corp|home|svc|cluster)$/.test(hostname);
  return isPrivate ? 'private network' : 'anywhere';
}

/**
 * The commands that start the service and put it under load. `isServeKnown` and `isLoadKnown` are true if the source code of the program
 * confirms the command.
 */
export interface ServiceCommands {
  readonly serve: string;
  readonly load: string;
  /** The port of the service as `load` names it, such as `$PORT`. */
  readonly port: string;
  /** True if the source code shows how to set the address at which the service listens. */
  readonly isServeKnown: boolean;
  /** True if the source code registers the URL path that `load` requests. */
  readonly isLoadKnown: boolean;
}

/** Fills in the parts of `serve` and `load` that the source code of the program shows. */
export function serviceCommands({ address, isLocal, localPort, isHttp, routes }: Offer): ServiceCommands {
  // If the server offers its profiles at a fixed port, the service gets the port number `$PORT` + 1.
  const port = isLocal && localPort !== undefined ? '$((PORT + 1))' : '$PORT';
  const { args, at } = startOf(address, port);
  const path = routes.includes('/') ? '/' : (routes[0] ?? '/');
  const load = isHttp ? `ab -q -k -c 8 -t 300 -n 10000000 http://127.0.0.1:${at}${path}` : './load.sh';
  return {
    serve: `exec "$PGO_BINARY"${args}`,
    load,
    port: at,
    isServeKnown: address !== undefined,
    isLoadKnown: isHttp && routes.includes('/'),
  };
}

/** Returns the arguments that make the service listen, and the port as `load` names it. */
function startOf(address: Address | undefined, port: string): { readonly args: string; readonly at: string } {
  switch (address?.kind) {
    case 'variable':
      return { args: '', at: '$PORT' };
    case 'fixed':
      return { args: '', at: address.port };
    case 'flag': {
      const value = address.takes === 'port' ? port : `127.0.0.1:${port}`;
      return { args: ` --${address.name} ${value}`, at: port };
    }
    case undefined:
      return { args: ` -addr 127.0.0.1:${port}`, at: port };
  }
}

/** A file that `init` writes. */
export interface StarterFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns true if the config file at the root of the repository must list the program as a target. In a workspace, the program must be a
 * target, because the root of a workspace has no go.mod.
 */
export function isTargetOfRoot({ program: { isInWorkspace, module }, root }: StarterSubject): boolean {
  return isInWorkspace && module !== root;
}

/** Makes the workflow from the example for the forge. */
export async function workflowFor(subject: StarterSubject): Promise<StarterFile> {
  const { way, answer, program, outlook, root, forge } = subject;
  const gitea = existsSync(join(root, '.forgejo')) ? '.forgejo' : '.gitea';
  const [file, example] = {
    GitHub: ['.github/workflows/pgo.yml', `workflows/${WAYS[way][1]}.yml`] as const,
    GitLab: ['.gitlab/pgo.yml', 'gitlab/pgo.gitlab-ci.yml'] as const,
    Gitea: [`${gitea}/workflows/pgo.yml`, 'gitea/pgo.yml'] as const,
  }[forge];
  const path = join(root, file);
  const folder = isTargetOfRoot(subject) ? '' : from(root, program.module);
  const where = folder === '' ? '' : ` --working-directory ${shellArgument(folder)}`;
  const modFile = from(root, join(program.module, 'go.mod'));
  const mod = await readText(join(root, modFile));
  // The Go version is left out for old modules, because setup-go would install a version that has no PGO.
  const isOld = Number(/^go 1\.(\d+)/m.exec(mod)?.[1]) < 21 && !/^toolchain /m.test(mod);
  let text = (await template(example))
    .replace('go-pgo@1 refresh', `go-pgo@1 ${way === 'repair' ? 'repair' : 'refresh'}${where}`)
    .replace('go-version-file: go.mod', isOld ? 'go-version: stable' : yamlLine('go-version-file', modFile));
  if (way === 'live' && reachOf(answer) !== 'anywhere')
    text = text.replace('runs-on: ubuntu-latest', `runs-on: self-hosted # ${whoReaches(answer)}`);
  const commands = serviceCommands(outlook);
  if (forge === 'GitHub' && way === 'live' && outlook.benchmarks.length === 0 && isFilledIn(commands))
    text = text.replace(
      '      - name: Refresh default.pgo\n',
      `${INSTALL_AB}      - name: Refresh default.pgo\n`,
    );
  if (forge !== 'GitHub' || folder === '') return { path, text };
  // Add the inputs of the action at the end of the workflow, because the step with this action is the last step of the workflow.
  const inputs = way === 'repair' ? '' : '        with:\n';
  return { path, text: `${text}${inputs}          ${yamlLine('working-directory', folder)}\n` };
}

const INSTALL_AB = `      - name: Install a load tool
        run: sudo apt-get install --yes apache2-utils
`;

/** Returns the kind of runner that reaches an address. */
export function whoReaches(address: string): string {
  return reachOf(address) === 'this machine'
    ? `no runner reaches ${address}, so the runner must reach the address that you write instead`
    : `the runner must reach ${address}, which GitHub's own runners do not reach`;
}

/** Returns a key and its value as a line of YAML, with quotes if the value needs them. */
function yamlLine(key: string, value: string): string {
  return stringify({ [key]: value }, { lineWidth: 0 }).trimEnd();
}

/** Makes the config file; undefined if the file would be empty. */
export async function configFor(subject: StarterSubject): Promise<StarterFile | undefined> {
  const { way, answer, program, outlook, root } = subject;
  const { module, folder, profile, isAlone } = program;
  const example = way === 'load' || way === 'benchmarks' ? WAYS[way][1] : 'pgo';
  const own = way === 'command' && stringify({ sources: [{ command: answer }] }, { lineWidth: 0 });
  const document = parseDocument(own || (await template(`config/${example}.yml`)));
  if (way === 'live') document.setIn(['sources', 0], addressNode(document, answer));
  if (way === 'repair') document.delete('sources');
  if (way === 'load') fillInLoad(document, answer, outlook);
  if (way === 'benchmarks') divideBenchmarks(document, module, outlook);
  if (!isAlone) document.set('package', packageFrom(module, folder));
  if (profile && profile !== join(folder, 'default.pgo')) document.set('profile', from(module, profile));
  const verdict = way === 'load' || way === 'benchmarks' ? '' : linesForVerdict(document, outlook);
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0;
  const text = isEmpty ? '' : document.toString({ lineWidth: 0 });
  if (text === '' && verdict === '') return undefined;
  const whole = `${text}${verdict}`;
  if (!isTargetOfRoot(subject)) return { path: join(module, '.github/pgo.yml'), text: whole };
  // The config file lists the program as a target with a separate folder, because the root of a workspace has no module.
  const head = `  - ${yamlLine('working-directory', from(root, module))}\n`;
  const indented = whole.replace(/^(?=.)/gm, '    ');
  const about = '# A workspace: the paths of a target start from its own folder.\n';
  return { path: join(root, '.github/pgo.yml'), text: `${about}targets:\n${head}${indented}` };
}

/**
 * Makes the YAML node for the address of a live source. If the address is an address of this machine, a comment says that no runner can
 * reach it.
 */
function addressNode(document: Document, address: string) {
  const node = document.createNode(address);
  if (reachOf(address) === 'this machine')
    node.comment = ` only this machine reaches this address, so write an address that the workflow's runner reaches`;
  return node;
}

function isFilledIn({ isServeKnown, isLoadKnown }: ServiceCommands): boolean {
  return isServeKnown && isLoadKnown;
}

/** Returns true if the files that `init` writes lead to a verdict without manual changes. */
export function leadsToVerdict({ way, outlook }: StarterSubject): boolean {
  if (outlook.benchmarks.length > 0 || way === 'load') return true;
  return way === 'live' && isFilledIn(serviceCommands(outlook));
}

/**
 * Returns the settings that measure a program without benchmarks. If the source code of the program does not show these settings, `init`
 * writes their lines as comments.
 * @returns an empty text if the user has nothing to fill in.
 */
function linesForVerdict(document: Document, outlook: Outlook): string {
  if (outlook.benchmarks.length > 0) return '';
  if (!outlook.listens && !outlook.isLocal)
    return `# For a verdict, let \`load\` be one run of the program that takes some seconds, and remove the \`#\` in front of both lines.
# load: $PGO_BINARY testdata/large.json
# measure: load
`;
  const commands = serviceCommands(outlook);
  const { serve, load } = commands;
  const lines = { serve, load, measure: 'load' };
  if (!isFilledIn(commands))
    return `# For a verdict, fill in these lines and remove the \`#\` in front of them. The action chooses $PORT.
${stringify(lines, { lineWidth: 0 }).replace(/^(?=.)/gm, '# ')}`;
  for (const [key, value] of Object.entries(lines)) document.set(key, value);
  return '';
}

function fillInLoad(document: Document, answer: string, outlook: Outlook): void {
  const { serve } = serviceCommands(outlook);
  const { path = '', address, isLocal, localPort } = outlook;
  document.set('serve', serve);
  document.set('load', answer);
  const served = address?.kind === 'fixed' ? address.port : '8080';
  const port = isLocal && localPort !== undefined ? localPort : served;
  if (path !== '' || port !== '8080') {
    const source = document.createNode(`http://127.0.0.1:${port}${path}`);
    // The example's comment is about port 8080, where profiles and traffic share a port, so replace the comment if the port is different.
    if (port !== '8080') source.comment = ' the fixed port of the profiles';
    document.setIn(['sources', 0, 'pprof'], source);
  }
  document.delete('ready');
}

/** Divides the benchmarks into two halves. One half records the profile, and the other half is measured with the profile. */
function divideBenchmarks(document: Document, module: string, { benchmarks, hasParts }: Outlook): void {
  // Every second benchmark records the profile, because neighbouring benchmarks run similar code. Benchmarks of the same name in several
  // packages are all in the same half.
  const names = [...new Set(benchmarks.flatMap((one) => one.names))];
  const [training = [], judging = []] = [0, 1].map((side) => {
    const own = names.filter((_, at) => at % 2 === side);
    return own.filter((_, at) => at % Math.ceil(own.length / MOST_BENCHMARKS) === 0);
  });
  const packagesWith = (wanted: readonly string[]) =>
    benchmarks.flatMap((one) => {
      const own = one.names.filter((name) => wanted.includes(name));
      return own.length > 0 ? [{ path: packageAt(module, one), names: own }] : [];
    });
  const pattern = (own: readonly string[]) => `^Benchmark(${own.map((name) => name.slice(9)).join('|')})$`;
  // Each sub-benchmark runs for the whole `-benchtime`, and some benchmarks have dozens of sub-benchmarks, so choose a shorter
  // `-benchtime`.
  const time = `-benchtime ${Math.max(2, Math.ceil((hasParts ? 4 : 30) / training.length))}s`;
  const lines = packagesWith(training).map((one, at) => {
    const file = `-cpuprofile "$PGO_PROFILE_DIR/${at}.pprof" -o /dev/null`;
    return `go test -run '^$' -bench '${pattern(one.names)}' ${time} ${file} ${shellArgument(one.path)}\n`;
  });
  // The `go test` command turns off asynchronous preemption. Without this setting, on a busy runner, a tenth of the samples in a
  // benchmark's loop would be in runtime.asyncPreempt and show no call.
  document.setIn(['sources', 0, 'command'], `set -e\nexport GODEBUG=asyncpreemptoff=1\n${lines.join('')}`);
  const packages = packagesWith(judging).map(({ path }) => path);
  document.set('benchmarks', pattern(judging));
  document.set('benchmark-packages', packages.length > 1 ? packages : packages[0]);
  if (judging.length === 0) for (const key of ['benchmarks', 'benchmark-packages']) document.delete(key);
}

function template(name: string): Promise<string> {
  return readText(join(packageRoot, 'examples', name));
}
