import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { expectDocument } from './document.ts';

const COMMANDS = 'refresh collect build compare check merge inspect diff init demo'.split(' ');

let place: Place;
beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place[Symbol.asyncDispose]());

describe('help', () => {
  test.each(['bundle', 'dist'] as const)(
    'go-pgo --help of %s names every command and the exit codes',
    async (entry) => {
      const { exitCode, stdout, stderr } = await place.run(['--help'], { entry });
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
      expect(stdout).toContain('0 done, 1 failed, 2 wrong usage');
    },
  );

  test('shows at most 20 options, and with --all those of every setting', async () => {
    const options = (text: string) => text.match(/^ {2}-.*/gm)?.length ?? 0;
    for (const command of COMMANDS) {
      const { exitCode, stdout, stderr } = await place.run([command, '--help']);
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^Usage: go-pgo ${command} \\[options\\]`));
      expect(options(stdout)).toBeLessThanOrEqual(20);
    }
    const all = (await place.run(['refresh', '--help', '--all'])).stdout;
    expect(options(all)).toBeGreaterThan(50);
    expect(all).toContain('--min-drift <VALUE>');
  });
});

describe('wrong usage', () => {
  test.each([
    [['colect'], "unknown command 'colect'", 'Did you mean collect?'],
    [['collect', '--min-smples', '3'], "unknown option '--min-smples'", 'Did you mean --min-samples?'],
    [['collect', '--token', 'x'], "unknown option '--token'", '--help'],
    [['collect', '--min-samples'], "option '--min-samples <VALUE>' argument missing", '--help'],
    [['merge', 'a.pprof'], "required option '--output <FILE>' not specified", '--help'],
  ])('%j', async (args, sentence, hint) => {
    const { exitCode, stdout, stderr } = await place.run(args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).toContain(hint);
  });

  test('under --json it is one document, too', async () => {
    const ended = await place.run(['collect', '--min-smples', '3', '--json']);
    expect(ended.exitCode).toBe(2);
    expectDocument(documentOf(ended));
    expect(documentOf(ended)).toEqual({
      command: 'collect',
      findings: [],
      error: { message: "unknown option '--min-smples'", fix: 'Did you mean --min-samples?' },
    });
  });

  test.each([
    [['--min-samples', 'many'], 'min-samples: `many` is not a whole number of at least 1.'],
    [['--compact', 'edge'], 'compact: `edge` is not one of `edges`, `none`.'],
    [['--source', 'ftp://x/y'], 'source[0]: no kind of source has the scheme `ftp://`.'],
    [['--set', 'min-samples=many'], 'min-samples: `many` is not a whole number'],
  ])('a bad value: collect %j', async (args, sentence) => {
    const text = await place.run(['collect', ...args]);
    expect(text.exitCode).toBe(2);
    expect(text.stdout.replace(/\s+/g, ' ')).toContain(sentence);
    const json = await place.run(['collect', ...args, '--json']);
    expect(json.exitCode).toBe(2);
    expectDocument(documentOf(json));
    const { error } = documentOf(json);
    expect(error?.message).toContain(sentence);
    expect(error?.fix).toMatch(/\.$|`$/);
    // stderr has the sentence, too.
    expect(json.stderr).toContain(sentence);
  });
});
