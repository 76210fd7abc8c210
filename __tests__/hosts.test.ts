import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../src/settings/command-line.ts';
import { KIND_NAMES } from '../src/settings/sources.ts';

/** The hosts in `docs/permissions.md`, from which users write egress rules. */

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs', 'permissions.md'), 'utf8');
const [, section = ''] = page.split('## Hosts that each command contacts');
const hosts = section.split('\n## ')[0] ?? '';
const firstCells = hosts.split('\n').map((line) => /^\| ([^|]+) \|/.exec(line)?.[1] ?? '');

test('has a row for each command and for each kind of source', () => {
  for (const command of COMMAND_NAMES) expect(firstCells).toContain(`\`${command}\``);
  const sources = firstCells.join('\n');
  for (const kind of KIND_NAMES) expect(sources).toMatch(new RegExp(`\`${kind}(://)?\``));
});

test('names every host that the code itself holds', () => {
  const held = globSync('src/**/*.ts', { cwd: ROOT }).flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
    return [...code.matchAll(/['"`]https:\/\/((?:[a-z0-9-]+\.)+(?:com|net))['"`]/g)].map(([, host]) => host);
  });
  expect(held).toContain('api.github.com');
  for (const host of held) expect(hosts).toContain(host);
});
