import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Access = 'read' | 'write';
/** As the `permissions` of a workflow's job, such as `{ contents: 'write' }`. */
export type Permissions = Readonly<Record<string, Access>>;

/** One kind of request and what GitHub documents for it. */
export interface DocumentedRequest {
  /** `GET`, or `GraphQL`. */
  readonly method: string;
  /** OpenAPI's template of the path, or the name of the query or mutation. */
  readonly path: string;
  /** All of these. */
  readonly needs: Permissions;
}

/** A line of the page's tables: its first cells, and what it grants. */
export interface DocumentedUse {
  readonly use: string;
  readonly permissions: Permissions;
}

/** `docs/permissions.md`, which is also what the tests grant. */
export interface PermissionsPage {
  /** `command`, then when: `refresh: publish: commit`. */
  readonly commands: readonly DocumentedUse[];
  readonly additions: readonly DocumentedUse[];
  readonly requests: readonly DocumentedRequest[];
}

/** @throws Error when a table is not there, or a cell is none that can be granted. */
export function permissionsPage(): PermissionsPage {
  const page = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8');
  return {
    commands: tableUnder('By command', page).map(([command = '', when = '', granted = '']) => ({
      use: `${bare(command)}: ${bare(when)}`,
      permissions: granting(granted),
    })),
    additions: tableUnder('What adds to it', page).map(([use = '', granted = '']) => ({
      use: bare(use),
      permissions: granting(granted),
    })),
    requests: tableUnder('Every request', page).map(([request = '', needs = '']) => {
      const [method = '', path = ''] = bare(request).split(' ');
      return { method, path, needs: granting(`{ ${bare(needs)} }`) };
    }),
  };
}

/** The cells of the first table below a heading, without the table's own heading. */
function tableUnder(heading: string, page: string): string[][] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const rows = (section ?? '').split('\n').filter((line) => line.startsWith('|'));
  if (rows.length < 3) throw new Error(`docs/permissions.md has no table under "${heading}".`);
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

function bare(cell: string): string {
  return cell.replaceAll('`', '');
}

/** A cell such as `{ contents: write }`. */
function granting(cell: string): Permissions {
  const permissions: unknown = parse(bare(cell));
  if (permissions === null || typeof permissions !== 'object') throw new Error(`${cell} grants nothing.`);
  for (const access of Object.values(permissions)) {
    if (access !== 'read' && access !== 'write') throw new Error(`${cell}: ${access} is no access.`);
  }
  return permissions as Permissions;
}

/** What all of them grant together. */
export function united(...all: readonly Permissions[]): Permissions {
  const sum: Record<string, Access> = {};
  for (const permissions of all) {
    for (const [name, access] of Object.entries(permissions)) {
      if (sum[name] !== 'write') sum[name] = access;
    }
  }
  return Object.fromEntries(Object.entries(sum).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether one who has been granted `given` may do what needs `needed`. */
export function covers(given: Permissions, needed: Permissions): boolean {
  return Object.entries(needed).every(
    ([name, access]) =>
      (name === 'metadata' && access === 'read') || given[name] === 'write' || given[name] === access,
  );
}

/** The same with one permission a step lower, for each of them and each step: `write`, `read`, none. */
export function withOneLess(
  permissions: Permissions,
): { readonly name: string; readonly left: Permissions }[] {
  return Object.entries(permissions).flatMap(([name, access]) => {
    const { [name]: _, ...others } = permissions;
    const none = { name: `${name}: none`, left: others };
    return access === 'read'
      ? [none]
      : [{ name: `${name}: read`, left: { ...others, [name]: 'read' } }, none];
  });
}
