import type { RowPageView } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import type { DataGridRow } from '@saywright/ui/DataGrid';
import { Text } from '@saywright/ui/Text';
import type { ReactNode } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';
import { rowId, type AddedRow, type RowEdits } from '../../services/rowEdits.ts';
import type { PageRow } from '../../services/rows.ts';
import { cellText, EditedCell } from './CellText.tsx';

/** The cell that is being edited. */
export interface EditedPlace {
  readonly row: string;
  readonly column: string;
}

/** A row of the grid: a stored one, or a new one that is not in the database yet. */
export interface ShownRow {
  readonly id: string;
  readonly name: string;
  readonly stored: PageRow | undefined;
  readonly added: AddedRow | undefined;
}

/** New rows that are shown; an import has thousands, which only their plan counts. */
export const mostNewShown = 200;

/** The rows of a table as the grid shows them, new ones first. */
export function shownRows(page: RowPageView | undefined, { added }: RowEdits): readonly ShownRow[] {
  return [
    ...added
      .slice(0, mostNewShown)
      .map((row) => ({ id: row.id, name: copy.newRow, stored: undefined, added: row })),
    ...(page?.rows ?? []).map((row, at) => ({
      id: rowId(row) ?? `row ${at}`,
      name: row.key.length > 0 ? row.key.join(', ') : String(at + 1),
      stored: row,
      added: undefined,
    })),
  ];
}

/** The value that a cell would have once the edits are applied; undefined for a default. */
export function editedValue(
  page: RowPageView,
  { changed }: RowEdits,
  row: ShownRow,
  column: string,
): string | null | undefined {
  if (row.added) return row.added.values.get(column);
  const edited = changed.get(row.id)?.cells.get(column);
  const at = page.columns.findIndex(({ name }) => name === column);
  return edited ? edited.to : (row.stored?.cells[at] ?? null);
}

function newCell({ values }: AddedRow, column: string, order: number): ReactNode {
  const value = values.get(column);
  const content =
    value === undefined ? (
      <Text as="em" tone="muted">
        {copy.byDefault}
      </Text>
    ) : (
      <Badge tone="accent">{cellText(value)}</Badge>
    );
  return order === 0 ? (
    <>
      <Badge tone="success">{copy.newRow}</Badge> {content}
    </>
  ) : (
    content
  );
}

/** Rows of the grid, with edited cells marked and one of them replaced by its editor. */
export function gridRows(
  page: RowPageView,
  edits: RowEdits,
  rows: readonly ShownRow[],
  place: EditedPlace | null,
  editor: ReactNode,
): readonly DataGridRow[] {
  return rows.map((row) => {
    const isGone = edits.removed.has(row.id);
    const cells = edits.changed.get(row.id)?.cells;
    const content = (column: string, at: number): ReactNode => {
      if (place?.row === row.id && place.column === column) return editor;
      if (row.added) return newCell(row.added, column, at);
      const value = row.stored?.cells[at] ?? null;
      const isCut = row.stored?.cut.includes(at) === true;
      if (isGone)
        return at === 0 ? (
          <>
            <s>{cellText(value, isCut)}</s> <Badge tone="danger">{copy.deleted}</Badge>
          </>
        ) : (
          <s>{cellText(value, isCut)}</s>
        );
      const edited = cells?.get(column);
      return edited ? <EditedCell {...edited} stored={value} /> : cellText(value, isCut);
    };
    return {
      id: row.id,
      label: row.name,
      cells: Object.fromEntries(page.columns.map(({ name }, at) => [name, content(name, at)])),
    };
  });
}
