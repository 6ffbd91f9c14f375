import { restorePointCommands, type RestorePointsView } from '@saywright/engine/protocol';
import useSWR, { type SWRResponse } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { keys, policy } from './data.ts';

/** The restore points of the project, the newest first. */
export function useRestorePoints(): SWRResponse<RestorePointsView, Error> {
  const { id, send } = useCommands();
  return useSWR(
    id === '' ? null : keys.points(id),
    () => send(restorePointCommands.listRestorePoints, {}),
    policy,
  );
}
