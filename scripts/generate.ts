import { readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { rolldown } from 'rolldown';
import * as v from 'valibot';
import { stringify } from 'yaml';
import { INPUTS } from '../src/settings/command-line.ts';
import { TARGETS } from '../src/settings/read.ts';
import { ENTRIES, ENTRY_INPUTS, SETTINGS, type SettingHelp } from '../src/settings/settings.ts';
import { SOURCES } from '../src/settings/sources.ts';

/**
 * Writes what is made from the table of settings: `action.yml`, the JSON Schema of the config file, and the tables of
 * docs/reference.md; and the script of the report page, as text, from `src/report/flame-graph/browser`.
 * With `--check` it writes nothing and fails when one of them is out of date.
 */

const OUTPUTS = {
  decision:
    'Decision: `keep`, `update` or `reject`. For several targets, the output is the decision that comes first in this order: `update`, `reject`, `keep`.',
  verdict:
    'Verdict: `faster`, `slower`, `no difference`, `inconclusive` or `not measured`. For several targets, the output is the worst verdict of the measured targets.',
  change:
    'Change of the CPU time as a fraction: `-0.031` means 3.1 % less. A run with several targets does not set the outputs about a single program, such as `change`, `overlap` and `pgo-binary`.',
  gates: 'Worst outcome of the conditions in `fail-on`: `failed`, `not proven`, `not measured` or `passed`.',
  profile:
    'Path of the profile to pass to `go build -pgo=`. If `collect` used the fallback `off`, the output `profile` is `off`.',
  overlap:
    'Share of the weight in calls that are hot in both the committed and the merged profile, from 0 to 1.',
  'stale-weight':
    'Share of the committed profile’s weight in calls that today’s source no longer has, from 0 to 1.',
  'pgo-binary':
    'Path of the candidate’s binary. The candidate is built with the profile, unless the setting `candidate` says otherwise.',
  'baseline-binary':
    'Path of the baseline’s binary. The baseline is built with `-pgo=off`, unless the setting `baseline` says otherwise.',
  binaries:
    'All binaries that `build` made, as a JSON list of `{ "platform", "side", "path", "bytes", "sha256" }`.',
  checksums: 'Path of the file `SHA256SUMS` that `build` wrote, for `sha256sum --check`.',
  'profile-origin': 'Origin of the profile after `collect`: `collected`, or the `fallback` that was used.',
  targets:
    'Names of the `targets` that the run worked on, as a JSON list. In a workflow, `fromJSON` makes a matrix of jobs from this list.',
  'changed-targets': 'Names of the targets with the decision `update`, as a JSON list.',
  report:
    'Path of `report.html`. If a run has several targets, `report.html` links to the report of each target.',
  result: 'Path of the result document, which is JSON.',
  'pull-request-number':
    'Number of the pull request. If each target has a separate pull request, the result document lists the numbers.',
  'pull-request-url': 'URL of the pull request.',
  'pull-request-operation':
    'What the action did with the pull request: `created`, `updated`, `closed` or `none`.',
  'pull-request-head-sha': 'SHA of the commit that contains the proposed profile.',
};

const defaultOf = ({ default: value, usually }: SettingHelp) =>
  usually ?? (value ? `\`${value}\`` : undefined);

function actionYml(): string {
  const inputs = Object.entries(INPUTS).map(([name, about]) => {
    const shown = name === 'token' ? undefined : defaultOf(about);
    const description = shown === undefined ? about.help : `${about.help} Default: ${shown}.`;
    // A default written here would hide the config file's value.
    const given = name === 'token' ? { default: '${{ github.token }}' } : {};
    return [name, { description, required: false, ...given }] as const;
  });
  if (inputs.length > 30) throw new Error(`There are ${inputs.length} inputs, and 30 are the limit.`);
  const outputs = Object.entries(OUTPUTS).map(([name, description]) => [name, { description }] as const);
  const action = {
    name: 'Go PGO',
    description:
      'Keeps default.pgo fresh from production profiles, and shows honestly whether profile-guided optimization paid off.',
    author: 'Go PGO Action',
    branding: { icon: 'trending-up', color: 'blue' },
    inputs: Object.fromEntries(inputs),
    outputs: Object.fromEntries(outputs),
    runs: { using: 'node24', main: 'dist/action.js' },
  };
  return `# Made by \`npm run generate\` from src/settings/settings.ts.\n${stringify(action, { lineWidth: 0 })}`;
}

/** Keys that only the config file has. */
const FILE_KEYS = {
  sources: ENTRY_INPUTS.sources.help,
  targets:
    'The programs of a repository with several programs. Each program may have its own settings. Settings outside of `targets` apply to all programs.',
  name: 'Name of the target. Default: the last element of its package, working directory or module.',
  'working-directory': ENTRY_INPUTS['working-directory'].help,
};

type Properties = Record<string, object>;

function jsonSchema(): string {
  const schema = v.strictObject({ sources: v.optional(SOURCES), targets: v.optional(TARGETS), ...ENTRIES });
  const { $defs, properties, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    // Only the program reads the traits of settings.
    ignoreActions: ['metadata'],
    definitions: { sources: SOURCES },
  }) as { $defs: object; properties: Properties & { targets: { items: { properties: Properties } } } };
  const help: Record<string, string | undefined> = FILE_KEYS;
  for (const [name, { help: said }] of Object.entries(SETTINGS)) help[name] = said;
  const list = { allOf: [{ $ref: '#/$defs/sources' }] };
  Object.assign(properties, { sources: list, history: list });
  const described = (some: Properties) =>
    Object.fromEntries(
      Object.entries(some).map(([name, one]) => [name, { description: help[name], ...one }]),
    );
  const { items } = properties.targets;
  const own = Object.entries(items.properties).map(([name, one]) => [
    name,
    name in properties ? { $ref: `#/properties/${name}` } : one,
  ]);
  items.properties = described(Object.fromEntries(own));
  const title = 'Config file of the Go PGO Action, .github/pgo.yml';
  return `${JSON.stringify({ title, ...json, properties: described(properties), $defs }, null, 1)}\n`;
}

/** Commands that share many settings, and what docs/reference.md calls them. */
const USERS: Readonly<Record<string, string>> = {
  'build,check,collect,compare,refresh,repair,rollback,targets': 'all',
  'collect,compare,refresh': '*collecting*',
  'compare,refresh,repair': '*measuring*',
  'refresh,repair,rollback': '*publishing*',
};

function reference(): string {
  const rows = (settings: Readonly<Record<string, SettingHelp>>) =>
    Object.entries(settings).map(([name, about]) => {
      const { help, commands } = about;
      const used = USERS[commands.toSorted().join()] ?? commands.map((one) => `\`${one}\``).join(' ');
      return `| \`${name}\` | ${help} | ${defaultOf(about) ?? ''} | ${used} |`;
    });
  const table = (first: string, settings: Readonly<Record<string, SettingHelp>>) =>
    [`| ${first} | What it is | Default | Used by |`, '|---|---|---|---|', ...rows(settings)].join('\n');
  const others = Object.entries(SETTINGS).filter(([, { place }]) => place === 'config');
  const inputs = [
    table('Input', INPUTS),
    'The following settings are not inputs of the action. You can write them in the config file or, on the command line, as `--NAME VALUE` or `--set NAME=VALUE`.',
    table('Setting', Object.fromEntries(others)),
  ].join('\n\n');
  const outputs = Object.entries(OUTPUTS).map(([name, what]) => `| \`${name}\` | ${what} |`);
  const page = between(readFileSync('docs/reference.md', 'utf8'), 'inputs', inputs);
  return between(page, 'outputs', ['| Output | What it is |', '|---|---|', ...outputs].join('\n'));
}

/** Bundles the script of the report page into a module that exports it as text. */
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
  'docs/reference.md': reference(),
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
