import { handler, type NamedHandler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { Clock } from '../ports/system.ts';
import { placeCommands as commands, type MoveComparisonView } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import type { MoveReport } from './move.ts';
import type { ProjectMoves } from './moves.ts';

type Place = MoveComparisonView['to'];

export interface PlaceCommandParts {
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly moves: ProjectMoves;
  readonly clock: Clock;
}

function viewOf(
  { tables, people, others, isSame, advice, kept }: MoveReport,
  to: Place,
  tookMs: number,
): MoveComparisonView {
  return {
    to,
    tables,
    people,
    others: { tables: others.length, same: others.filter((table) => table.isSame).length },
    isSame,
    isMoved: kept !== undefined,
    tookMs,
    advice: {
      before: advice.before.length,
      after: advice.after.map(({ table, sentence }) => ({ table, sentence })),
    },
  };
}

/** The commands about where the databases of a person's projects are. */
export function placeCommands({ store, moves, clock }: PlaceCommandParts): readonly NamedHandler[] {
  const compare = async (to: Place, work: () => Promise<MoveReport>): Promise<MoveComparisonView> => {
    const started = clock.elapsed();
    const report = await work();
    return viewOf(report, to, Math.round(clock.elapsed() - started));
  };
  return [
    handler(commands.getPlace, async (owner, { projectId }) => {
      const { id } = await ownProject(store, owner, projectId);
      const kept = await moves.kept(id);
      return {
        place: moves.placeOf(id),
        hasServer: moves.hasServer,
        // What is kept is where the project came from.
        kept: kept.map(({ id: keptId, at, to }) => {
          const place: Place = to === 'server' ? 'embedded' : 'server';
          return { id: keptId, at, place };
        }),
      };
    }),
    handler(commands.rehearseMove, async (owner, { projectId, to }) => {
      const { id } = await ownProject(store, owner, projectId);
      return compare(to, () => moves.rehearse(id, to));
    }),
    handler(commands.moveDatabase, async (owner, { projectId, to }) => {
      const { id } = await ownProject(store, owner, projectId);
      return compare(to, () => moves.move(id, to));
    }),
    handler(commands.removeKept, async (owner, { projectId, keptId }) => {
      const { id } = await ownProject(store, owner, projectId);
      if (!(await moves.removeKept(id, keptId)))
        throw new CommandError('unknown', 'This database is not kept any more.');
      return null;
    }),
  ];
}
