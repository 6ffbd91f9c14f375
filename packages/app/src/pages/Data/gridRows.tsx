import type { DataColumn, RowPageView } from '@saywright/engine/protocol';
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

/** Columns as people read them: long keys that the database makes come last, numbers of rows stay in their place. */
export function readingOrder<Column extends DataColumn>(columns: readonly Column[]): readonly Column[] {
  const isMade = ({ primaryKey, type }: Column): boolean => primaryKey && type === 'uuid';
  return [...columns.filter((column) => !isMade(column)), ...columns.filter((column) => isMade(column))];
}

/** A stored value as a cell shows it: the name of a row that is pointed to, yes and no. */
function storedText({ stored }: ShownRow, at: number, column: DataColumn): ReactNode {
  const value = stored?.names?.[at] ?? stored?.cells[at] ?? null;
  const answer = value === 'true' ? copy.yes : copy.no;
  const isYesNo = column.type === 'boolean' && value !== null;
  return cellText(isYesNo ? answer : value, stored?.cut.includes(at) === true);
}

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

function newCell({ values }: AddedRow, column: string, isFirst: boolean): ReactNode {
  const value = values.get(column);
  const content =
    value === undefined ? (
      <Text as="em" tone="muted">
        {copy.byDefault}
      </Text>
    ) : (
      <Badge tone="accent">{cellText(value)}</Badge>
    );
  return isFirst ? (
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
  const first = readingOrder(page.columns)[0]?.name;
  return rows.map((row) => {
    const isGone = edits.removed.has(row.id);
    const cells = edits.changed.get(row.id)?.cells;
    const content = (described: DataColumn, at: number): ReactNode => {
      const { name: column } = described;
      if (place?.row === row.id && place.column === column) return editor;
      if (row.added) return newCell(row.added, column, column === first);
      const value = row.stored?.cells[at] ?? null;
      const shown = storedText(row, at, described);
      if (isGone)
        return column === first ? (
          <>
            <s>{shown}</s> <Badge tone="danger">{copy.deleted}</Badge>
          </>
        ) : (
          <s>{shown}</s>
        );
      const edited = cells?.get(column);
      return edited ? <EditedCell {...edited} stored={value} /> : shown;
    };
    return {
      id: row.id,
      label: row.name,
      cells: Object.fromEntries(page.columns.map((column, at) => [column.name, content(column, at)])),
    };
  });
}
