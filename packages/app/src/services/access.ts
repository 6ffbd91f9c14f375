import { accessCommands, type ProjectAccessView } from '@saywright/engine/protocol';
import useSWR, { type SWRResponse } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { keys, policy } from './data.ts';

/** Who may do what in the project; tried again when the project changes, not when the window gets the focus. */
export function useAccess(): SWRResponse<ProjectAccessView, Error> {
  const { id, send } = useCommands();
  return useSWR(
    id === '' ? null : [...keys.project(id), 'access'],
    () => send(accessCommands.getAccess, {}),
    { ...policy, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}
