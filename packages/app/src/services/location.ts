import { placeCommands, type PlaceView } from '@saywright/engine/protocol';
import useSWR, { type SWRResponse } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { keys, policy } from './data.ts';

/** Where the project's database is, and what it left behind. */
export function usePlace(): SWRResponse<PlaceView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.place(id), () => send(placeCommands.getPlace, {}), policy);
}
