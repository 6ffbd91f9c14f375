import { useEffect, useState } from 'react';
import { useCommands } from '../../providers/commands.ts';
import { noteError } from '../../services/errors.ts';
import { readAllRows } from '../../services/rows.ts';
import { valuesOfPage } from './repeatedRows.ts';

type Rows = readonly ReadonlyMap<string, string | null>[];

/** The rows of a table, read while they are wanted; undefined until then. Without an answer nothing is compared. */
export function useExistingRows(table: string, isWanted: boolean): Rows | undefined {
  const { send } = useCommands();
  const [rows, setRows] = useState<Rows>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setRows(undefined);
    readAllRows(send, { table, filters: [], search: '', sort: null })
      .then(({ page }) => isCurrent && setRows(valuesOfPage(page)))
      .catch((error: unknown) => {
        noteError(error, 'Saywright', 'list_rows');
        if (isCurrent) setRows([]);
      });
    return () => {
      isCurrent = false;
    };
  }, [table, isWanted, send]);
  return rows;
}
