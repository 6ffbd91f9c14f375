import { saveFile } from './saveFile.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A cell; text stays text, even if it looks like a formula. */
export type SheetCell = string | number | boolean | null | undefined;

/** Downloads rows as a spreadsheet, the first row as its header. Rejects if the writer's chunk cannot be loaded. */
export async function saveSpreadsheet(
  name: string,
  sheet: string,
  rows: readonly (readonly SheetCell[])[],
): Promise<void> {
  const { default: write } = await import('write-excel-file/browser');
  const cells = rows.map((row, index) =>
    row.map((value) =>
      value === null || value === undefined
        ? null
        : { value, ...(index === 0 && { fontWeight: 'bold' as const }) },
    ),
  );
  const widths = (rows[0] ?? []).map((_, column) => ({
    width: Math.min(60, Math.max(...rows.map((row) => String(row[column] ?? '').length)) + 2),
  }));
  const blob = await write(cells, { sheet, columns: widths, stickyRowsCount: 1 }).toBlob();
  saveFile(name, type, blob);
}
