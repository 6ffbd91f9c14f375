import { tryAcquire, Mutex } from 'async-mutex';
import { CommandError } from '../operations/errors.ts';
import { reporting } from '../postgres/calls.ts';
import type { ServerOptions } from '../postgres/client.ts';
import type { ProjectPool } from '../projects/databasePool.ts';
import type { RestorePoints } from '../points/restorePoints.ts';
import type { Clock } from '../ports/system.ts';
import { keptDatabases, removeAllKept, removeKept, type KeptDatabase } from './kept.ts';
import { isEmbedded, moveProject, type Move, type MoveReport } from './move.ts';

export interface ProjectMovesParts {
  /** The data folder. */
  readonly directory: string;
  readonly template: string;
  /** Undefined where no server is connected, so that every project stays. */
  readonly server: ServerOptions | undefined;
  readonly projects: Pick<ProjectPool, 'open' | 'alone'>;
  readonly points: Pick<RestorePoints, 'inTurn'>;
  readonly clock: Clock;
  readonly logError: (error: unknown) => void;
}

/** Where the databases of projects are, and moving them while the studio runs. */
export interface ProjectMoves {
  readonly hasServer: boolean;
  placeOf(projectId: string): Move['to'];
  kept(projectId: string): Promise<readonly KeptDatabase[]>;
  /** Copies and compares. The project can be used meanwhile. */
  rehearse(projectId: string, to: Move['to']): Promise<MoveReport>;
  /** Moves a project, or leaves it where it is if anything differs. What uses the project meanwhile waits. */
  move(projectId: string, to: Move['to']): Promise<MoveReport>;
  /** Removes what a project left behind; false where there is nothing of that name. */
  removeKept(projectId: string, id: string): Promise<boolean>;
  removeAllKept(projectId: string): Promise<void>;
}

export function projectMoves(parts: ProjectMovesParts): ProjectMoves {
  const { directory, template, server, projects, points, clock, logError } = parts;
  // Each needs the memory of a second database, and the disk of a copy.
  const oneAtATime = tryAcquire(
    new Mutex(),
    new CommandError('often', 'Another project is being moved right now. Try again in a few minutes.'),
  );
  const places = { directory, server };

  function begin<Value>(work: (server: ServerOptions) => Promise<Value>): Promise<Value> {
    if (!server)
      throw new CommandError('refused', 'This studio has no PostgreSQL server to move a project to.');
    return oneAtATime.runExclusive(() => reporting(logError, () => work(server)));
  }

  const common = { directory, template, logError, now: () => clock.now() };
  return {
    hasServer: server !== undefined,
    placeOf: (projectId) => (isEmbedded(directory, projectId) || !server ? 'embedded' : 'server'),
    kept: (projectId) => keptDatabases(directory, projectId),
    rehearse: (projectId, to) =>
      begin(async (target) => {
        const database = await projects.open(projectId);
        return moveProject({ ...common, server: target }, { projectId, to, isRehearsal: true }, database);
      }),
    move: (projectId, to) =>
      begin((target) =>
        points.inTurn(projectId, () =>
          projects.alone(projectId, (database) =>
            moveProject({ ...common, server: target }, { projectId, to, isRehearsal: false }, database),
          ),
        ),
      ),
    removeKept: (projectId, id) => reporting(logError, () => removeKept(places, projectId, id)),
    removeAllKept: (projectId) => removeAllKept(places, projectId),
  };
}
