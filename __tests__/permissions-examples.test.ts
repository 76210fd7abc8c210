import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Access, type Permissions, permissionsPage, united } from './harness/github/permissions.ts';

/** Every job of every workflow that users copy grants what its steps need by `docs/permissions.md`, and no more. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
type Inputs = Readonly<Record<string, unknown>>;
interface Job {
  readonly permissions?: Permissions;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly on?: unknown;
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Example {
  readonly name: string;
  readonly workflow: Workflow;
  /** The config file that its first lines name. */
  readonly config?: Inputs;
}

const page = permissionsPage();

/** What a line of the page grants. */
function line(uses: typeof page.commands, use: string): Permissions {
  const found = uses.find((one) => one.use === use);
  if (found === undefined) throw new Error(`docs/permissions.md has no line "${use}".`);
  return found.permissions;
}

function examples(): Example[] {
  const files = globSync('examples/workflows/*.yml', { cwd: ROOT }).sort();
  const whole = files.map((name) => ({
    name,
    workflow: parse(read(name)) as Workflow,
    config: configOf(read(name)),
  }));
  const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })].sort();
  return [...whole, ...pages.flatMap(workflowsIn)];
}

/** The blocks of a page that are workflows; a part of one, without steps, is none. */
function workflowsIn(name: string): Example[] {
  const blocks = [...read(name).matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(([, block = '']) => block);
  return blocks
    .filter((block) => /^jobs:/m.test(block) && /^ +steps:/m.test(block))
    .map((block, index) => ({ name: `${name} (${index + 1})`, workflow: parse(block) as Workflow }));
}

function configOf(text: string): Inputs {
  const name = /examples\/config\/[\w-]+\.yml/.exec(text)?.[0];
  return name === undefined ? {} : parse(read(name));
}

function read(name: string): string {
  return readFileSync(`${ROOT}/${name}`, 'utf8');
}

function neededBy(step: Step, on: unknown, config: Inputs = {}): Permissions {
  if (step.uses?.startsWith('go-pgo/action@')) return neededByAction({ ...config, ...step.with }, on);
  if (step.uses?.startsWith('actions/checkout@')) return line(page.additions, 'actions/checkout');
  if (step.uses !== undefined && LOGINS.some((login) => step.uses?.startsWith(`${login}@`))) {
    return line(
      page.additions,
      'a login at AWS, Google Cloud or Azure without stored keys, for sources or archive',
    );
  }
  return neededByScript(step.run ?? '');
}

const LOGINS = ['aws-actions/configure-aws-credentials', 'google-github-actions/auth', 'azure/login'];

function neededByAction(inputs: Readonly<Record<string, unknown>>, on: unknown): Permissions {
  const command = String(inputs['command'] ?? 'refresh');
  const read = command === 'collect' ? ['sources'] : ['sources', 'history'];
  const sources = command === 'build' ? [] : read.flatMap((name) => items(inputs[name]));
  const other =
    'an artifact, as a source or in history, by workflow, branch or run-id, or on GitHub Enterprise Server';
  const asksForArtifacts = sources.some(
    (source) =>
      'artifact' in source && ['workflow', 'branch', 'run-id'].some((name) => source[name] !== undefined),
  );
  return united(
    line(page.commands, `${command}: ${circumstance(command, inputs, on)}`),
    asksForArtifacts ? line(page.additions, other) : {},
  );
}

function circumstance(command: string, inputs: Readonly<Record<string, unknown>>, on: unknown): string {
  if (command === 'check' || command === 'compare') {
    const comments = isOn(on, 'pull_request') && String(inputs['comment'] ?? 'true') === 'true';
    return comments ? 'on a pull request, for its comment' : 'on other events, or comment: false';
  }
  if (command !== 'refresh' && command !== 'rollback') return 'always';
  const publish = String(inputs['publish'] ?? 'pull-request');
  if (publish === 'pull-request') return 'publish: pull-request, the default';
  return publish === 'local' || publish === 'none' ? 'publish: local or none' : `publish: ${publish}`;
}

function isOn(on: unknown, event: string): boolean {
  if (on === null || typeof on !== 'object') return on === event;
  return Array.isArray(on) ? on.includes(event) : event in on;
}

/** The items of an input's list that say more than a string. */
function items(list: unknown): Record<string, unknown>[] {
  const parsed: unknown = typeof list === 'string' ? parse(list) : list;
  return Array.isArray(parsed) ? parsed.filter((item) => item !== null && typeof item === 'object') : [];
}

/** What GitHub's command line needs in a script. @throws Error for a command that is not known here. */
function neededByScript(script: string): Permissions {
  const commands = [...script.matchAll(/(?:^|[\s("|;])gh (\w+ \w+)/g)].map(([, command = '']) => command);
  return united(
    ...commands.map((command) => {
      const [name, access] = GH[command] ?? [];
      if (name === undefined || access === undefined) throw new Error(`What does \`gh ${command}\` need?`);
      return { [name]: access };
    }),
  );
}

const GH: Readonly<Record<string, readonly [string, Access]>> = {
  'release list': ['contents', 'read'],
  'release create': ['contents', 'write'],
  'run download': ['actions', 'read'],
};

const all = examples();

test('there are examples of most commands, in files and in pages', () => {
  expect(all.filter(({ name }) => name.startsWith('examples/')).length).toBeGreaterThan(20);
  expect(all.filter(({ name }) => !name.startsWith('examples/')).length).toBeGreaterThan(0);
});

test.each(all)('$name', ({ workflow: { on, permissions, jobs }, config }) => {
  // A job's own block replaces the workflow's, so that a short example may do without this one.
  expect(permissions ?? {}).toEqual({});
  for (const [name, { permissions: granted, steps = [] }] of Object.entries(jobs)) {
    const needed = united(...steps.map((step) => neededBy(step, on, config)));
    expect(granted, `job ${name}`).toEqual(needed);
  }
});
