import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { bundleOfThisRun } from './bundle.ts';
import { oldestNode } from './nodes.ts';
import { writeFiles } from './temporary.ts';

/** The command line as users start it: a process of its own, real Go, real git, its output in pipes. */
export interface Ended {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly input?: string;
  /** `dist`: the committed bundle instead of the one that is made of the sources before the tests. */
  readonly entry?: 'bundle' | 'dist';
  /** The path of a Node; default: the oldest that package.json promises. */
  readonly node?: string;
  /** Put before the command line, such as `['setpriv', '--bounding-set=-all']`. */
  readonly wrapper?: readonly string[];
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves once stderr holds `text`; rejects when the process ends without. */
  said(text: string): Promise<void>;
}

const ENTRIES = {
  bundle: join(bundleOfThisRun(), 'cli.js'),
  dist: fileURLToPath(new URL('../../dist/cli.js', import.meta.url)),
};

/** A place to run in: a folder for the user's files, one for temporary files, both gone at the end of the scope. */
export interface Place extends AsyncDisposable {
  readonly cwd: string;
  readonly tmp: string;
  /** Writes files below `cwd`, by their relative names. */
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  path(...names: string[]): string;
  start(args: readonly string[], options?: CliOptions): Running;
  run(args: readonly string[], options?: CliOptions): Promise<Ended>;
}

export async function makePlace(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<Place> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'go-pgo-cli-')));
  const [cwd, tmp] = [join(root, 'work'), join(root, 'tmp')];
  await mkdir(cwd);
  await mkdir(tmp);
  const place: Place = {
    cwd,
    tmp,
    path: (...names) => join(cwd, ...names),
    write: (files) => writeFiles(cwd, files),
    start: (args, options = {}) => startCli(args, { cwd, ...options, env: { TMPDIR: tmp, ...options.env } }),
    run: (args, options) => place.start(args, options).ended,
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
  await place.write(files);
  return place;
}

function startCli(args: readonly string[], options: CliOptions): Running {
  const [program = '', ...rest] = [
    ...(options.wrapper ?? []),
    options.node ?? oldestNode(),
    ENTRIES[options.entry ?? 'bundle'],
    ...args,
  ];
  const child = spawn(program, rest, {
    cwd: options.cwd,
    env: { ...cleanEnvironment(), ...options.env },
    stdio: 'pipe',
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  // A process that has ended already takes no input.
  child.stdin.on('error', () => {}).end(options.input ?? '');
  const ended = once(child, 'close').then(([exitCode, signal]) => ({ exitCode, signal, stdout, stderr }));
  return {
    child,
    ended,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => stderr.includes(text) && resolve();
        child.stderr.on('data', look);
        look();
        ended.then(() => reject(new Error(`ended without saying "${text}":\n${stderr}\n${stdout}`)), reject);
      }),
  };
}

const OF_A_JOB = /^(GITHUB_|RUNNER_|INPUT_|ACTIONS_|VITEST|NODE_(?!COMPILE)|GH_TOKEN$|GOFLAGS$|FORCE_COLOR$)/;

/** This process's environment without what a CI job or the test runner put there. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_A_JOB.test(name)));
}

/** The one JSON document that `--json` prints; where it is none, the test shows how the command ended. */
export function documentOf({ stdout, ...ended }: Partial<Ended> & Pick<Ended, 'stdout'>): ResultDocument {
  expect(stdout, JSON.stringify(ended, undefined, 1)).toMatch(/^\{.*\}\n$/s);
  return JSON.parse(stdout) as ResultDocument;
}

/** What tests look at of the result document; its whole shape is checked by `cli/document.ts`. */
export interface ResultDocument {
  readonly command: string;
  readonly starter?: { readonly verdict: string; readonly todo: readonly string[]; readonly next: string };
  readonly run?: { readonly time: string; readonly revision?: string; readonly url?: string };
  readonly sources?: readonly {
    readonly source: string;
    readonly kind: string;
    readonly collected: number;
    readonly findings: readonly { readonly severity: string; readonly message: string }[];
  }[];
  readonly findings: readonly {
    readonly severity: string;
    readonly source?: string;
    readonly file?: string;
    readonly line?: number;
    readonly message: string;
    readonly fix?: string;
  }[];
  readonly profile?: {
    readonly path: string;
    readonly sha256: string;
    readonly bytes: number;
    readonly samples: number;
    readonly cpuSeconds: number;
    readonly edges: number;
  };
  readonly decision?: {
    readonly kind: string;
    readonly reason: string;
    readonly overlap?: number;
    readonly staleWeight?: number;
  };
  readonly repair?: {
    readonly ways: readonly { readonly way: string; readonly weight: number }[];
    readonly recorded?: { readonly build: string; readonly shown: string };
  };
  readonly build?: Readonly<
    Record<'baseline' | 'candidate', { readonly path: string; readonly sha256: string }>
  >;
  readonly comparison?: { readonly verdict: string; readonly measurements: readonly object[] };
  readonly publication?: { readonly kind: string; readonly operation: string; readonly branch?: string };
  readonly error?: { readonly message: string; readonly fix?: string };
}
