import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recorded } from '../harness/profiles.ts';
import { commit, git } from './repository.ts';
import { type Scene, setScene } from './scene.ts';

// `examples/workflows/compare-on-label.yml`, as it is, on a pull request that parses each document six times.

const RENDER = 'render/render.go';
const PARSE = 'r.parser.Parse(text.NewReader(source))';

let scene: Scene;

beforeAll(async () => {
  const config = 'precision: 50%\nevidence: compiler\n';
  scene = await setScene({ 'default.pgo': recorded('render-1'), '.github/pgo.yml': config });
  const { directory } = scene;
  await git(directory, 'checkout', '--quiet', '-b', 'feature');
  const source = await readFile(join(directory, RENDER), 'utf8');
  const changed = source.replace('tree :=', `for range 5 {\n\t\t${PARSE}\n\t}\n\ttree :=`);
  await commit(directory, { [RENDER]: changed }, 'Parse often');
  await git(directory, 'checkout', '--quiet', 'main');
  await commit(directory, { 'NEWS.md': 'Meanwhile.\n' }, 'News');
  // As GitHub does for the event.
  await git(directory, 'merge', '--quiet', '--no-edit', '--no-gpg-sign', 'feature');
});
afterAll(() => scene?.[Symbol.asyncDispose]());

/** A person puts that label on the pull request. */
async function label(name: string) {
  const { github } = scene;
  const sha = await github.emulator.head(github.repository, 'main');
  const base = { ref: 'main', sha, repo: { full_name: github.repository } };
  const payload = { action: 'labeled', number: 7, label: { name }, pull_request: { number: 7, base } };
  const result = await scene.run('compare-on-label.yml', { event: { name: 'pull_request', payload } });
  expect(result.exitCode, result.log).toBe(0);
  return result.step('compare', 'Compare');
}

test('the label measures the pull request against its base, in the job summary; another label does nothing', async () => {
  expect(await label('documentation')).toBeUndefined();
  const step = await label('pgo-compare');
  expect(step?.outputs, step?.summary).toMatchObject({ verdict: 'slower' });
  expect(step?.summary).toMatch(/ref:HEAD .*slower.* ref:HEAD/);
  expect(step?.summary).toContain('`render.BenchmarkRender`');
  scene.github.expectNoViolations();
});
