import { h, type Insertable, type Markup } from './markup.ts';

/** A column of a table; `label` is what it is called where a narrow screen sets the cells below each other. */
export interface Column {
  readonly title: Insertable;
  readonly label?: string;
  /** Numbers are set right. */
  readonly number?: true;
  readonly class?: string;
}

/**
 * A table whose first column names its rows. On narrow screens its cells flow, so every role is said: taken out of
 * the layout of tables, they would lose it.
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Insertable[])[],
  caption?: string,
): Markup {
  return h`<table class="rows" role="table">
${caption !== undefined && h`<caption class="hidden">${caption}</caption>`}<thead role="rowgroup"><tr role="row">${columns.map(headCell)}</tr></thead>
<tbody role="rowgroup">
${rows.map((cells) => tableRow(columns, cells))}</tbody>
</table>
`;
}

function headCell(column: Column): Markup {
  const classes = classesOf(column);
  return h`<th role="columnheader" scope="col"${classes}>${column.title}</th>`;
}

function tableRow(columns: readonly Column[], cells: readonly Insertable[]): Markup {
  const [first, ...others] = cells;
  const set = others.map((cell, i) => {
    const column = columns[i + 1];
    const label = column?.label !== undefined && h` data-label="${column.label}"`;
    return h`<td role="cell"${column && classesOf(column)}${label}>${cell}</td>`;
  });
  return h`<tr role="row"><th role="rowheader" scope="row">${first}</th>${set}</tr>
`;
}

function classesOf({ number, class: name }: Column): Markup | undefined {
  const classes = [number && 'n', name].filter(Boolean).join(' ');
  return classes === '' ? undefined : h` class="${classes}"`;
}
