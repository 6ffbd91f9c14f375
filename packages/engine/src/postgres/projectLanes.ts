import { servedHandlers } from '../database/served.ts';
import { CommandError } from '../operations/errors.ts';
import type { ProjectApi } from '../projectApi/answer.ts';
import type { ServerOptions } from './client.ts';
import { lanesTo, type Lane, type Lanes } from './lanes.ts';

/** One connection to a project database, used by one call at a time. */
export interface ProjectLane extends Lane {
  readonly handlers: ReturnType<typeof servedHandlers>;
  api?: ProjectApi;
}

export type ProjectLanes = Lanes<ProjectLane>;

/** Connections to one project at most: one for plans, the others for questions and for the API. */
const most = 4;

const busy = 'This project is busy with other work. Nothing was changed. Try again in a minute.';

export function projectLanes(options: ServerOptions, database: string, idleMs: number): ProjectLanes {
  return lanesTo({
    ...options,
    database,
    most,
    idleMs,
    use: (lane): ProjectLane => ({ ...lane, handlers: servedHandlers(lane.session) }),
    busy: new CommandError('unavailable', busy),
  });
}
