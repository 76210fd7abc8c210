import { readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { rolldown } from 'rolldown';
import * as v from 'valibot';
import { stringify } from 'yaml';
import { ABOUT, type About, ENTRY_INPUTS } from '../src/config/about.ts';
import { SETTINGS } from '../src/config/settings.ts';
import { SOURCES } from '../src/config/sources.ts';
import { TARGETS } from '../src/config/targets.ts';

/**
 * Writes what is made from the table of settings: `action.yml`, the JSON Schema of the config file, and the
 * README's table of inputs; and the script of the report page, as text, from what lies in `src/report/flame-graph/browser`.
 * With `--check` it writes nothing and fails when one of them is out of date.
 */
const inputs: Record<string, About> = { ...ENTRY_INPUTS, ...ABOUT };

const OUTPUTS = {
  decision:
    '`keep`, `update` or `reject`; of several targets `update` if any is to be updated, else `reject` if any is rejected, else `keep`.',
  verdict:
    '`faster`, `slower`, `no difference` or `inconclusive`. Of several targets the worst that was measured: `slower` if any is, else `inconclusive` if any is, else `faster` if any is.',
  change:
    'Change of the CPU time, a fraction: `-0.031` is 3.1 % less; see `verdict` for whether it is more than noise. Like the other figures and paths of one program, not there for several targets.',
  gates:
    'Of the conditions of `fail-on`, of all targets, the worst outcome: `failed`, `not proven`, `not measured` or `passed`.',
  profile: 'Path of the profile to build with: the merged one; of `collect` with a `fallback` also `off`.',
  overlap: 'Share of the weight in calls that are hot in both the committed and the merged profile, 0 to 1.',
  'stale-weight':
    'Share of the committed profile’s weight on functions and call sites that no longer exist, 0 to 1.',
  'pgo-binary': 'Path of the binary built with the profile.',
  'baseline-binary': 'Path of the binary built with `-pgo=off`.',
  binaries: 'Of `build`: every binary, a JSON list of `{ "platform", "side", "path", "bytes", "sha256" }`.',
  checksums: 'Of `build`: path of `SHA256SUMS`, as `sha256sum --check` reads it.',
  'profile-origin':
    'Of `collect`: `collected`, or the `fallback` that was used, such as `committed` or `off`.',
  targets:
    'Names of the `targets` that were worked on, a JSON list, for `fromJSON`; of `command: targets`, those that a matrix of jobs is to work on.',
  'changed-targets': 'Names of those whose decision is `update`, a JSON list.',
  report: 'Path of `report.html`; of several targets, the page that leads to theirs.',
  result: 'Path of the result document, JSON.',
  'pull-request-number': 'Number of the pull request. Where each target has its own, see `result`.',
  'pull-request-url': 'URL of the pull request.',
  'pull-request-operation': '`created`, `updated`, `closed` or `none`.',
  'pull-request-head-sha': 'Commit that holds the proposed profile.',
};

function actionYml(): string {
  const described = Object.entries(inputs).map(([name, { description, default: value }]) => {
    // Empty means not given: the config file may have it, and a default written here would hide that.
    const given = name === 'token' ? { default: '${{ github.token }}' } : {};
    const shown = value === undefined || name === 'token' ? '' : ` Default: ${value}.`;
    return [name, { description: `${description}${shown}`, required: false, ...given }];
  });
  return `# Made by \`npm run generate\` from src/config/about.ts.\n${stringify(
    {
      name: 'Go PGO',
      description:
        'Keeps default.pgo fresh from production profiles, and shows honestly whether profile-guided optimization paid off.',
      author: 'Go PGO Action',
      branding: { icon: 'trending-up', color: 'blue' },
      inputs: Object.fromEntries(described),
      outputs: Object.fromEntries(
        Object.entries(OUTPUTS).map(([name, description]) => [name, { description }]),
      ),
      runs: { using: 'node24', main: 'dist/action.js' },
    },
    { lineWidth: 0 },
  )}`;
}

/** Keys of the config file alone. */
const OF_TARGETS = {
  targets: {
    description:
      'The programs of a repository with several. Each may have every setting of its own; what stands outside holds for all.',
  },
  name: {
    description:
      'Name of the target. Default: the last element of its package, of its working directory or of its module.',
  },
};

interface Described {
  properties: Record<string, object>;
}

function describe(json: Described, known: Readonly<Record<string, { readonly description: string }>>): void {
  for (const [name, { description }] of Object.entries(known)) {
    if (json.properties[name] !== undefined)
      json.properties[name] = { description, ...json.properties[name] };
  }
}

function jsonSchema(): string {
  const schema = v.strictObject({
    ...SETTINGS.entries,
    sources: v.optional(SOURCES),
    targets: v.optional(TARGETS),
  });
  const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Described & {
    properties: { targets: { items: Described } };
  };
  const known = { ...OF_TARGETS, ...inputs };
  describe(json, known);
  describe(json.properties.targets.items, known);
  return `${JSON.stringify({ title: 'Config file of the Go PGO Action, .github/pgo.yml', ...json }, null, 2)}\n`;
}

function readme(): string {
  const row = ([name, { description, default: value, commands }]: [string, About]) =>
    `| \`${name}\` | ${description} | ${value ?? ''} | ${commands.length === 7 ? 'all' : commands.map((command) => `\`${command}\``).join(' ')} |`;
  const table = [
    '| Input | What it is | Default | Used by |',
    '|---|---|---|---|',
    ...Object.entries(inputs).map(row),
  ].join('\n');
  const outputs = [
    '| Output | What it is |',
    '|---|---|',
    ...Object.entries(OUTPUTS).map(([name, what]) => `| \`${name}\` | ${what} |`),
  ].join('\n');
  return between(between(readFileSync('docs/reference.md', 'utf8'), 'inputs', table), 'outputs', outputs);
}

/** One script that any page may carry, as a module that has it as text. */
async function reportScript(): Promise<string> {
  const bundle = await rolldown({
    input: 'src/report/flame-graph/browser/main.ts',
    platform: 'browser',
    transform: { target: 'es2022' },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  const [{ code }] = output;
  if (/<\/script|<!--/i.test(code)) throw new Error('The script of the report page ends itself.');
  const text = code.trim().replace(/[\\`]|\$\{/g, (part) => `\\${part}`);
  return `/** The script of the page. Made by \`npm run generate\` from browser/main.ts. */\nexport const SCRIPT = \`${text}\`;\n`;
}

function between(text: string, mark: string, content: string): string {
  const pattern = new RegExp(`(<!-- ${mark} -->)[^]*(<!-- /${mark} -->)`);
  if (!pattern.test(text)) throw new Error(`docs/reference.md has no <!-- ${mark} --> marks`);
  return text.replace(pattern, (_, open: string, close: string) => `${open}\n\n${content}\n\n${close}`);
}

const files = {
  'action.yml': actionYml(),
  'docs/pgo.schema.json': jsonSchema(),
  'docs/reference.md': readme(),
  'src/report/flame-graph/script.ts': await reportScript(),
};
const check = process.argv.includes('--check');
for (const [path, content] of Object.entries(files)) {
  if (!check) writeFileSync(path, content);
  else if (readFileSync(path, 'utf8') !== content) {
    console.error(`${path} is out of date: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}
