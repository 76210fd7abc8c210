import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };
import { KIND_NAMES } from '../src/settings/sources.ts';

/** Generated files are current, workflows are pinned, links lead somewhere, the bundle runs. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const find = (...patterns: string[]) => globSync(patterns, { cwd: ROOT }).sort();
/** Rejects with what the program printed when it does not end with 0. */
const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: ROOT });

test('what is made from the table of settings is current', async () => {
  await node('scripts/generate.ts', '--check');
});

describe('workflows', () => {
  const workflows = find('.github/workflows/*.yml', 'examples/{workflows,gitea}/*.yml');

  test('pass actionlint', async () => {
    const { stdout } = await node('scripts/lint-workflows.ts');
    for (const file of workflows) expect(stdout).toContain(file);
  });

  test.each(workflows)('%s pins every action by its digest, and names the version', (file) => {
    const uses = [...read(file).matchAll(/^[\s-]*uses:\s*(.+)$/gm)].map(([, value]) => value);
    expect(uses).toHaveLength(usesOf(parse(read(file))).length);
    expect(uses).not.toEqual([]);
    const ours = /^go-pgo\/action@v\d+$/;
    for (const value of uses) {
      if (!ours.test(value ?? '')) expect(value).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  // GitHub starts a run for each label, and lets it wait in the group before it looks at the `if` of the job.
  test('that run for a label do not give up their place in the queue to a run for another label', () => {
    const groups = workflows.flatMap((file) => {
      const { on, concurrency } = parse(read(file));
      const isLabeled = on?.pull_request?.types?.includes('labeled') === true;
      return isLabeled && concurrency !== undefined ? [concurrency.group] : [];
    });
    expect(groups).toHaveLength(2);
    for (const group of groups) {
      expect(group).toContain('${{ github.event.label.name }}');
      expect(group).toContain('github.event.pull_request.number');
    }
  });

  /** The `uses` of all steps and jobs, as YAML sees them, so that none escapes the pattern above. */
  function usesOf(value: unknown): unknown[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => (key === 'uses' ? [inner] : usesOf(inner)));
  }
});

describe('documents', () => {
  const documents = find('*.md', 'docs/**/*.md', '{examples,__tests__}/**/README.md');

  test.each(documents)('the links of %s lead to files and headings that are there', (file) => {
    const broken = links(read(file)).filter((link) => {
      const [target = '', heading] = link.split('#');
      const linked = target === '' ? file : path.join(path.dirname(file), decodeURIComponent(target));
      if (!existsSync(path.join(ROOT, linked))) return true;
      return heading !== undefined && linked.endsWith('.md') && !anchors(read(linked)).has(heading);
    });
    expect(broken).toEqual([]);
  });

  test.each(find('docs/**/*.md'))('the whole workflows in %s are those of examples/workflows', (file) => {
    const blocks = [...read(file).matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, block = '']) =>
      block.trim(),
    );
    const examples = find('examples/workflows/*.yml').map((example) => read(example).trim());
    for (const block of blocks.filter((text) => /^jobs:/m.test(text))) expect(examples).toContain(block);
  });

  test('every kind of source has a section, and the list at the top links to it', () => {
    const sources = read('docs/sources.md');
    for (const kind of KIND_NAMES) expect(links(sources)).toContain(`#${kind}`);
  });

  test('every message that docs/troubleshooting.md explains is one that the program prints', () => {
    const source = find('src/**/*.ts').map(read).join('\n');
    const messages = [...read('docs/troubleshooting.md').matchAll(/^\| \*([^|]+)\* (?:and similar )?\|/gm)];
    const pieces = messages.flatMap(([, message = '']) => message.split(/ ?… ?|;? ?`[^`]*` ?/));
    expect(pieces.length).toBeGreaterThan(20);
    // What a server or a program prints is quoted as it is.
    const foreign = ['connection refused', 'sent text/html instead of a profile', 'is a heap profile'];
    const unknown = pieces.filter((piece) => piece.length > 3 && !source.includes(piece));
    expect(unknown.filter((piece) => !foreign.includes(piece))).toEqual([]);
  });

  const prose = (text: string) =>
    text.replace(/^(```+|~~~+)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '`code`');

  /** Targets of links and images that are not addresses elsewhere. */
  function links(text: string): string[] {
    return [...prose(text).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|<img[^>]+src="([^"]+)"/g)]
      .map(([, inline, image]) => inline ?? image ?? '')
      .filter((target) => !/^[a-z][a-z0-9+.-]*:/i.test(target));
  }

  /** The headings' anchors, spelled as GitHub does. */
  function anchors(text: string): Set<string> {
    const seen = new Map<string, number>();
    const headings = text.replace(/^(```+|~~~+)[\s\S]*?^\1/gm, '').matchAll(/^#{1,6} +(.+?) *#*$/gm);
    const names = [...headings].map(([, heading = '']) => {
      const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const name = plain.replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '').replaceAll(' ', '-');
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      return before === 0 ? name : `${name}-${before}`;
    });
    return new Set(names);
  }
});

test.each(find('__tests__/golden/sentences/*.md'))('test files write each part of %s', (golden) => {
  const command = path.basename(golden, '.md');
  const files = [...read(golden).matchAll(/^## (.+)$/gm)].map(([, file = '']) => file);
  expect(files).not.toEqual([]);
  for (const file of files) expect(read(`__tests__/${file}`)).toContain(`goldenSentences('${command}'`);
});

describe('the bundle', () => {
  test('holds no path of the machine that built it', () => {
    const machine = /(?<![\w.-])\/(?:home|root|work|Users)\/[^\s'"`]*/g;
    expect(find('dist/**/*.js').flatMap((file) => read(file).match(machine) ?? [])).toEqual([]);
  });

  test('names its entry as action.yml does', () => {
    const action = parse(read('action.yml')) as { runs: { using: string; main: string } };
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action.js' });
    expect(existsSync(path.join(ROOT, action.runs.main))).toBe(true);
  });

  test('runs on the Node that runs this test', async () => {
    const help = { stdout: expect.stringMatching(/^Usage: go-pgo /), stderr: '' };
    expect(await node('dist/cli.js', '--help')).toEqual(help);
    expect(await node('dist/cli.js', '--version')).toEqual({ stdout: `${manifest.version}\n`, stderr: '' });
  });
});
