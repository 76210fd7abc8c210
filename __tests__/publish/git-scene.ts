import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LocalPublisher, RemotePublisher } from '../../src/publish/git.ts';
import { workTreePublisher } from '../../src/publish/git-repository.ts';
import type { Publisher, PublishOptions } from '../../src/publish/publisher.ts';
import { options } from './scene.ts';

export const BRANCH = 'go-pgo/update';

/** A person's clone on branch `main`, and the bare repository that it comes from. */
export class GitScene implements AsyncDisposable {
  readonly root: string;
  readonly server: string;
  readonly clone: string;
  readonly env: Readonly<Record<string, string>>;

  private constructor(root: string) {
    this.root = root;
    this.server = join(root, 'server.git');
    this.clone = join(root, 'a clone');
    // Neither the machine's nor the user's configuration decides what is seen here.
    this.env = { PATH: process.env['PATH'] ?? '', HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
  }

  /** With `files` as the first commit. */
  static async start(files: Readonly<Record<string, string>>): Promise<GitScene> {
    const scene = new GitScene(await mkdtemp(join(tmpdir(), 'go-pgo-git-')));
    await mkdir(scene.clone);
    scene.run(scene.root, 'init', '-q', '--bare', '-b', 'main', scene.server);
    scene.git('init', '-q', '-b', 'main');
    scene.git('config', 'user.name', 'G');
    scene.git('config', 'user.email', 'g@example.org');
    scene.git('remote', 'add', 'origin', `file://${scene.server}`);
    await scene.commit(files, 'First');
    return scene;
  }

  run(cwd: string, ...args: string[]): string {
    return execFileSync('git', args, { cwd, env: this.env, stdio: ['ignore', 'pipe', 'pipe'] })
      .toString()
      .trim();
  }

  /** In the clone. */
  git(...args: string[]): string {
    return this.run(this.clone, ...args);
  }

  /** Commits what the work tree then holds onto what is checked out, and pushes it; returns the SHA. */
  async commit(files: Readonly<Record<string, string | undefined>>, message = 'Change'): Promise<string> {
    for (const [path, content] of Object.entries(files)) {
      const file = join(this.clone, path);
      await mkdir(dirname(file), { recursive: true });
      if (content === undefined) await rm(file);
      else await writeFile(file, content);
    }
    this.git('add', '--all');
    this.git('commit', '-q', '-m', message);
    this.push();
    return this.git('rev-parse', 'HEAD');
  }

  push(): void {
    this.git('push', '-q', 'origin', 'HEAD');
  }

  /** A publisher of each kind that works by git alone; `git` and `local` publish the same branch each in its place. */
  publisher(
    kind: 'git' | 'local' | 'none',
    directory = this.clone,
    changed: Partial<PublishOptions> = {},
    env: Readonly<Record<string, string>> = {},
  ): Publisher {
    const outputDirectory = join(this.root, 'out');
    const given = { directory, outputDirectory, options: options(changed), env: { ...this.env, ...env } };
    if (kind === 'git') return new RemotePublisher(given);
    if (kind === 'local') return new LocalPublisher(given);
    return this.workTree(['cmd/server/default.pgo'], directory);
  }

  workTree(paths: readonly string[], directory = this.clone): Publisher {
    const files = paths.map((path) => ({
      ...{ place: { path, inRepository: true }, profilePath: join(directory, path) },
    }));
    return workTreePublisher({ files, directory, env: this.env });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }
}
