import { UsageError } from '../system/errors.ts';

/** The settings that may hold templates. */
export type Templated = 'branch' | 'base' | 'title' | 'commit-message';

/** The names that a template may hold between `{{` and `}}`. */
const TEMPLATE_NAMES = ['target', 'profile', 'package', 'base', 'head', 'date'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** What stands for each name; undefined where this run has none. */
export type TemplateValues = Readonly<Record<TemplateName, string | undefined>>;

const NAMED = /\{\{([^{}]*)\}\}/g;

/** Why a name may have no value. */
const NO_VALUE: Readonly<Record<TemplateName, string>> = {
  target: 'the pull request is not of one of several `targets`',
  profile: 'the pull request is not of one profile',
  package: 'the pull request is not of one main package',
  base: '`base` is not set',
  head: 'no branch is checked out',
  date: 'there is no date',
};

/**
 * Puts the values in place of the names. In `branch` and `base`, what git takes for no part of a branch's name becomes a dash.
 * @throws UsageError for a name that there is not, or that has no value here.
 */
export function fillTemplate(written: string, values: TemplateValues, where: Templated): string {
  return written.replace(NAMED, (_, inside: string) => {
    const value = lookUp(inside.trim(), values, where);
    return where === 'branch' || where === 'base' ? asPartOfBranch(value) : value;
  });
}

/** The names in a template, also those that there are not. */
export function namesIn(written: string | undefined): ReadonlySet<string> {
  return new Set([...(written ?? '').matchAll(NAMED)].map(([, inside = '']) => inside.trim()));
}

function lookUp(name: string, values: TemplateValues, where: Templated): string {
  const allowed = TEMPLATE_NAMES.filter((known) => known !== where);
  const known = allowed.find((one) => one === name);
  const choices = (names: readonly TemplateName[]) =>
    `Choose among ${names.map((one) => `\`{{${one}}}\``).join(', ')}`;
  if (known === undefined)
    throw new UsageError(`${where}: there is no \`{{${name}}}\`.`, { fix: `${choices(allowed)}.` });
  const value = values[known];
  if (value !== undefined) return value;
  // The branch that is checked out is looked up only for those who ask for it.
  const left = allowed.filter((one) => one !== name && (values[one] !== undefined || one === 'head'));
  throw new UsageError(`${where}: \`{{${name}}}\` has no value here: ${NO_VALUE[known]}.`, {
    fix: `${choices(left)}, or write the name itself.`,
  });
}

/** The slashes of a value stay: `release/1.2` is one branch. */
function asPartOfBranch(value: string): string {
  return value
    .replace(/[^\p{L}\p{N}_./-]+/gu, '-')
    .replace(/\.{2,}|\.(?=\/|$)|(?<=\/|^)\./g, '-')
    .replace(/\/{2,}/g, '/');
}

/** What the values are taken from. */
export interface TemplatePlace {
  /** The target's name in the config file. */
  readonly target?: string;
  /** The profile's path from the repository's root; undefined for a pull request of several. */
  readonly path?: string;
  /** Import path of the main package, or the package as the user named it. */
  readonly package?: string;
  now(): Date;
  /** The branch that is checked out; asked only where a template needs it. */
  head(): Promise<string | undefined>;
}

/** The settings with templates, as the user wrote them. */
export interface TemplatedSettings {
  readonly branch?: string;
  readonly base?: string;
  readonly title?: string;
  readonly commitMessage?: string;
}

/** All of them filled; what is not written stays away. @throws UsageError as `fillTemplate` does. */
export async function fillTemplates<T extends TemplatedSettings>(
  settings: T,
  place: TemplatePlace,
): Promise<T> {
  const { branch, base, title, commitMessage } = settings;
  const needsHead = [branch, base, title, commitMessage].some((one) => namesIn(one).has('head'));
  const known: TemplateValues = {
    target: place.target,
    profile: place.path === undefined ? undefined : withoutExtension(place.path),
    package: place.package === undefined ? undefined : lastElement(place.package),
    head: needsHead ? await place.head() : undefined,
    date: place.now().toISOString().slice(0, 10),
    base: undefined,
  };
  const filledBase = base === undefined ? undefined : fillTemplate(base, inOnePiece(known), 'base');
  const values: TemplateValues = { ...known, base: filledBase };
  return {
    ...settings,
    ...(filledBase !== undefined && { base: filledBase }),
    ...(branch !== undefined && { branch: fillTemplate(branch, inOnePiece(values), 'branch') }),
    ...(title !== undefined && { title: fillTemplate(title, values, 'title') }),
    ...(commitMessage !== undefined && {
      commitMessage: fillTemplate(commitMessage, values, 'commit-message'),
    }),
  };
}

/** In a branch's name, a profile's path is one word. */
function inOnePiece(values: TemplateValues): TemplateValues {
  const { profile } = values;
  return { ...values, profile: profile?.replaceAll('/', '-') };
}

function withoutExtension(path: string): string {
  return path.replace(/(?<=[^/])\.[^./]+$/, '');
}

/** As Go names the binary: a major version at the end is no name. */
function lastElement(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  const last = parts.at(-1) ?? path;
  return /^v\d+$/.test(last) ? (parts.at(-2) ?? last) : last;
}
