import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, type Remains } from '../harness/canary-run.ts';
import { makePlace } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** Each command of the owner prints a long secret in lines. No line of it is in the log, the result document or the report. */

const KEY = Array.from({ length: 24 }, (_, at) =>
  createHash('sha256').update(`${at}`).digest('base64').slice(0, 41),
).join('+');
const JSON_KEY = JSON.stringify({ type: 'service_account', private_key: KEY.match(/.{64}/g)?.join('\n') });
const PRINTS =
  'printf %s "$BIG_KEY" | base64; printf %s "$BIG_KEY" | od -An -v -tx1; printf %s "$BIG_KEY" | od -c; printf %s "$BIG_KEY" | fold -w 50; printf %b "$JSON_KEY" | sed "s/^/  /"; exit 3';

/** Parts of 16 characters of what the commands print, without the white space of dumps. */
const parts = [
  ...(Buffer.from(KEY).toString('base64').match(/.{16}/g) ?? []),
  ...(Buffer.from(KEY).toString('hex').match(/.{16}/g) ?? []),
  ...(KEY.match(/.{16}/g) ?? []),
];

function leaksIn(remains: Remains): string[] {
  return [...remains].flatMap(([where, content]) => {
    const text = Buffer.from(content).toString().replace(/\s+/g, '');
    return parts.filter((part) => text.includes(part)).map((part) => `${part} is in ${where}`);
  });
}

const LOAD = ['compare', '--evidence', 'none', '--measure', 'load', '--budget', '20s'];
const SERVER = `: "$PGO_BINARY"; exec ${process.execPath} -e 'require("http").createServer((_, answer) => answer.end()).listen(process.env.PORT)'`;
const RENDER = join(fixtures, 'render-1.pprof');

const CASES: Readonly<Record<string, readonly string[]>> = {
  command: ['collect', '--sources', '-'],
  build: ['build', '--set', `build=${PRINTS}`, '--set', 'binary=server'],
  serve: [...LOAD, '--serve', `: "$PGO_BINARY"; ${PRINTS}`, '--load', 'sleep 1'],
  load: [...LOAD, '--serve', SERVER, '--load', PRINTS],
  verify: ['refresh', '--source', RENDER, '--publish', 'local', '--evidence', 'none', '--verify', PRINTS],
};

test.each(Object.entries(CASES))('%s', async (_, args) => {
  await using place = await makePlace(TINY);
  if (args[0] !== 'refresh') await place.write({ 'default.pgo': await readFile(RENDER) });
  await makeRepository(place.cwd);
  const ended = await place.run([...args, '--verbose', '--output-directory', 'out'], {
    env: { BIG_KEY: KEY, JSON_KEY },
    input: `- command: ${JSON.stringify(PRINTS)}\n  required: true\n`,
  });
  const remains: Remains = new Map<string, string | Uint8Array>([
    ['stdout', ended.stdout],
    ['stderr', ended.stderr],
    ...filesBelow(place.path('out')),
  ]);
  // It was printed at all, and masked.
  expect(`${ended.stdout}${ended.stderr}`).toContain('***');
  expect(leaksIn(remains)).toEqual([]);
});
