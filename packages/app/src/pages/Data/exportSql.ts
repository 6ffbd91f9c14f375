import { rowScript } from '@saywright/domain/write';
import type { RowPageView } from '@saywright/engine/protocol';
import { dataCopy as copy } from '../../copy/data.ts';
import { cellsOf } from './exportText.ts';

/** Rows as SQL that adds them to a table with the same columns; computed values are left out. */
export default function sqlText(table: string, { columns, rows }: RowPageView): string {
  const written = [...columns.entries()].filter(([, { generated, identity }]) => !generated || identity);
  const cells = rows.map((row) => {
    const all = cellsOf(row);
    return written.map(([at]) => all[at] ?? null);
  });
  const isCut = rows.some(({ cut }) => cut.length > 0);
  const names = written.map(([, { name }]) => name);
  return `${isCut ? `-- ${copy.exportCutText}\n` : ''}${rowScript(table, names, cells)}\n`;
}
