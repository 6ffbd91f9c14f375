import {
  commands,
  type OperationView,
  type ProjectView,
  type TextTableView,
} from '@saywright/engine/protocol';
import useSWR, { type SWRResponse } from 'swr';
import { send } from './commands.ts';

/** The person's project with its tables. */
export function useProject(): SWRResponse<ProjectView, Error> {
  return useSWR('project', () => send(commands.getProject, {}));
}

/** Everything that was planned, oldest first. */
export function useOperations(): SWRResponse<OperationView[], Error> {
  return useSWR('operations', () => send(commands.listOperations, {}));
}

/** The first rows of a table; nothing is asked while there is no table. */
export function useRows(table: string | undefined): SWRResponse<TextTableView, Error> {
  return useSWR(table === undefined ? null : ['rows', table], () =>
    send(commands.getRows, { table: table ?? '' }),
  );
}
