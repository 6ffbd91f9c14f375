import {
  accessConcerns,
  accessVerbs,
  cellSentence,
  tableSentence,
  type PersonAccess,
  type TableAccess,
} from '@saywright/domain/access';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import { StoppedError, type ServedDatabase } from '../ports/projectDatabase.ts';
import type { Clock } from '../ports/system.ts';
import { accessCommands as commands, type ProjectAccessView } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';

export interface AccessCommandParts {
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly clock: Clock;
  readonly openProject: (projectId: string) => Promise<ServedDatabase>;
}

type TableView = ProjectAccessView['tables'][number];

function personView(access: TableAccess, person: PersonAccess): TableView['people'][number] {
  return {
    person: person.person,
    own: person.own,
    cells: accessVerbs.map((verb) => {
      const { rows, atLeast, tried, stopped } = person[verb];
      return {
        verb,
        rows,
        atLeast: atLeast === true || (tried !== undefined && rows > 0),
        ...(stopped && { stopped }),
        sentence: cellSentence(access, person, verb),
      };
    }),
  };
}

function tableView(access: TableAccess): TableView {
  const { table, kind, total, examples, people } = access;
  return {
    name: table,
    kind,
    total,
    examples,
    sentence: tableSentence(access),
    concerns: accessConcerns(access),
    people: people.map((person) => personView(access, person)),
  };
}

/** The commands about who may see and change what in a person's project. */
export function accessCommands({ store, clock, openProject }: AccessCommandParts): readonly NamedHandler[] {
  return [
    handler(commands.getAccess, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      const database = await openProject(project.id);
      const { tables, leftOut, advice, tookMs } = await database.access().catch((error: unknown) => {
        if (error instanceof StoppedError) throw new CommandError('unavailable', error.message);
        throw error;
      });
      return { triedAt: clock.now().toISOString(), tookMs, leftOut, advice, tables: tables.map(tableView) };
    }),
  ];
}
