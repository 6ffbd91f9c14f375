import { handler, type NamedHandler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { OperationPipeline } from '../operations/pipeline.ts';
import { restorePointCommands as commands, type RestorePointView } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import type { StoredPoint } from './record.ts';
import type { RestorePoints } from './restorePoints.ts';

export interface RestorePointCommandParts {
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly points: RestorePoints;
  readonly pipeline: Pick<OperationPipeline, 'planReturn'>;
}

function viewOf({ id, at, reason, name, added, changed, moment }: StoredPoint): RestorePointView {
  const { tables, people } = moment.database.contents;
  const filesIn = (part: string): number | undefined =>
    moment.folders.find((one) => one.part === part)?.files;
  return {
    id,
    at: new Date(at).toISOString(),
    reason,
    name,
    bytes: added,
    changed,
    holds: {
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      people: people.rows,
      codeFiles: filesIn('code') ?? 0,
      files: filesIn('files') ?? null,
      messages: moment.messages,
    },
  };
}

/** The commands about the restore points of a person's projects. */
export function restorePointCommands({
  store,
  points,
  pipeline,
}: RestorePointCommandParts): readonly NamedHandler[] {
  const unknown = (): CommandError => new CommandError('unknown', 'There is no such restore point.');
  return [
    handler(commands.listRestorePoints, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      return { points: (await points.list(project)).map(viewOf), bytes: await points.bytes(project) };
    }),
    handler(commands.createRestorePoint, async (owner, { projectId, name }) =>
      viewOf(await points.create(await ownProject(store, owner, projectId), 'named', name)),
    ),
    handler(commands.renameRestorePoint, async (owner, { projectId, restorePointId, name }) => {
      const named = await points.rename(await ownProject(store, owner, projectId), restorePointId, name);
      if (!named) throw unknown();
      return viewOf(named);
    }),
    handler(commands.deleteRestorePoint, async (owner, { projectId, restorePointId }) => {
      await points.remove(await ownProject(store, owner, projectId), restorePointId);
      return null;
    }),
    handler(commands.planRestore, (owner, { projectId, restorePointId }) =>
      pipeline.planReturn(owner, restorePointId, projectId),
    ),
  ];
}
