import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../../../src/system/exec.ts';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { goModule, goTool } from '../tools.ts';
import { type Server, startServer } from './prometheus.ts';

export interface Gitea extends Server {
  /** Requests the API as the administrator `gopher`. @throws Error with the answer when it is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape, read in one test.
  ask(method: string, path: string, body?: object): Promise<any>;
}

const LOGIN = ['gopher', 'the-password-of-a-gopher'] as const;

/** A real Gitea of its own on loopback, whose pages lack scripts and styles. */
export async function startGitea(): Promise<Gitea> {
  const [binary, source] = [await goTool('gitea'), await goModule('gitea')];
  const [folder, port] = [await temporaryFolder(), await unusedPort()];
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder.path, 'app.ini');
  const sections = [
    `I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = true\nWORK_PATH = ${folder.path}`,
    '[database]\nDB_TYPE = sqlite3',
    `[server]\nHTTP_ADDR = 127.0.0.1\nHTTP_PORT = ${port}\nROOT_URL = ${url}/\nSTATIC_ROOT_PATH = ${source}`,
    'DISABLE_SSH = true\nOFFLINE_MODE = true',
    '[security]\nINSTALL_LOCK = true',
    '[indexer]\nISSUE_INDEXER_TYPE = db\n',
  ];
  await writeFile(config, sections.join('\n'));
  const options = { cwd: folder.path, env: { ...process.env, HOME: folder.path } };
  const isUp = async () => (await fetch(`${url}/api/healthz`)).ok;
  const server = await startServer([binary, 'web', '--config', config], port, folder, isUp, options.env);
  const [name, password] = LOGIN;
  const user = ['--username', name, '--password', password, '--email', 'gopher@example.com'];
  const create = [
    'admin',
    'user',
    'create',
    '--config',
    config,
    ...user,
    '--must-change-password=false',
    '--admin',
  ];
  const { exitCode, stderr } = await runTool([binary, ...create], options);
  if (exitCode !== 0) throw new Error(stderr);
  return {
    ...server,
    async ask(method, path, body) {
      const headers = {
        authorization: `Basic ${btoa(LOGIN.join(':'))}`,
        'content-type': 'application/json',
      };
      const response = await fetch(`${url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
      const text = await response.text();
      if (response.ok) return text === '' ? undefined : JSON.parse(text);
      throw new Error(`${method} ${path}: ${response.status} ${text}`);
    },
  };
}
