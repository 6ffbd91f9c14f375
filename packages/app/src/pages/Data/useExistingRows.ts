import useSWR from 'swr';
import { useCommands } from '../../providers/commands.ts';
import { keys, policy } from '../../services/data.ts';
import { noteError } from '../../services/errors.ts';
import { readAllRows } from '../../services/rows.ts';
import { valuesOfPage } from './repeatedRows.ts';

type Rows = readonly ReadonlyMap<string, string | null>[];

/** The rows of a table, read while they are wanted; undefined until then. Without an answer nothing is compared. */
export function useExistingRows(table: string, isWanted: boolean): Rows | undefined {
  const { id: scope, send } = useCommands();
  const { data, error, isValidating } = useSWR<Rows, Error>(
    isWanted ? keys.rows(scope, `all ${JSON.stringify(table)}`) : null,
    async () => valuesOfPage((await readAllRows(send, { table, filters: [], search: '', sort: null })).page),
    {
      ...policy,
      dedupingInterval: 0,
      revalidateOnFocus: false,
      onError: (problem) => noteError(problem, 'Saywright', 'list_rows'),
    },
  );
  if (error) return none;
  return isValidating ? undefined : data;
}

const none: Rows = [];
