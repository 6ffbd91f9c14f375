import {
  projectApiCommands,
  type LoggedRequestView,
  type PeopleView,
  type ProjectApiView,
} from '@saywright/engine/protocol';
import useSWR, { type SWRResponse } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { keys, policy } from './data.ts';

/** People who registered with the project and whose address contains a text. */
export function usePeople(search: string): SWRResponse<PeopleView, Error> {
  const { id, send } = useCommands();
  return useSWR(
    id === '' ? null : [...keys.api(id), 'people', search],
    () => send(projectApiCommands.listPeople, { search }),
    { ...policy, keepPreviousData: true },
  );
}

/** Address and key of the project's own API. */
export function useProjectApi(): SWRResponse<ProjectApiView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.api(id), () => send(projectApiCommands.getProjectApi, {}), policy);
}

/** The file that tells TypeScript what the project's tables contain; refetched when they change. */
export function useProjectTypes(): SWRResponse<{ readonly types: string }, Error> {
  const { id, send } = useCommands();
  return useSWR(
    id === '' ? null : [...keys.project(id), 'types'],
    () => send(projectApiCommands.getProjectTypes, {}),
    policy,
  );
}

/** The requests that the API answered last, the newest first. */
export function useApiRequests(): SWRResponse<{ readonly requests: readonly LoggedRequestView[] }, Error> {
  const { id, send } = useCommands();
  return useSWR(
    id === '' ? null : [...keys.api(id), 'requests'],
    () => send(projectApiCommands.listApiRequests, {}),
    policy,
  );
}
