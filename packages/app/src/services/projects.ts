import { projectsCommands, type ProjectsView } from '@saywright/engine/protocol';
import useSWR, { type SWRResponse } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { keys } from './data.ts';

// The header reads them on every page; what else is on the page reports an outage.
const quiet = { shouldRetryOnError: false };

/** The person's projects, deleted ones included. */
export function useProjects(): SWRResponse<ProjectsView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.projects(id), () => send(projectsCommands.listProjects, {}), quiet);
}
