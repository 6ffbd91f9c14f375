import * as z from 'zod/mini';
import type { OpenProjectDatabase, ProjectDatabase } from '../ports/projectDatabase.ts';
import { commands, type Command } from '../protocol/index.ts';
import type { ProjectRow, Store } from '../store/store.ts';
import { CommandError } from './errors.ts';
import type { OperationLine } from './line.ts';

/** Carries out one command for one person, whatever the payload turns out to be. */
export type Handler = (owner: string, payload: unknown) => Promise<unknown>;

/** What the commands about a person's database stand on. */
export interface CommandParts {
  readonly store: Pick<Store, 'projectOf' | 'nameProject'>;
  readonly line: OperationLine;
  readonly openProject: OpenProjectDatabase;
}

/** A named handler that gets only payloads of the command's own shape. */
export function handler<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  { name, payload: schema }: Command<Payload, Answer>,
  work: (owner: string, payload: z.output<Payload>) => Promise<z.output<Answer>>,
): readonly [string, Handler] {
  const run: Handler = async (owner, payload) => {
    const parsed = z.safeParse(schema, payload);
    if (!parsed.success)
      throw new CommandError('invalid', 'The request is not complete. Reload the page and try again.');
    return work(owner, parsed.data);
  };
  return [name, run];
}

const rowsShown = 50;

/** The commands about a person's database, by name. */
export function databaseCommands({
  store,
  line,
  openProject,
}: CommandParts): readonly (readonly [string, Handler])[] {
  const open = async (
    owner: string,
  ): Promise<{ readonly project: ProjectRow; readonly database: ProjectDatabase }> => {
    const project = await store.projectOf(owner);
    return { project, database: await openProject(project.id) };
  };
  return [
    handler(commands.planDatabase, (owner, { instruction, service }) =>
      line.plan(owner, instruction, service ?? 'database'),
    ),
    handler(commands.planCode, (owner, { instruction, service }) =>
      line.plan(owner, instruction, service ?? 'code-hosting'),
    ),
    handler(commands.planSite, (owner, { instruction, service }) =>
      line.plan(owner, instruction, service ?? 'deployment'),
    ),
    handler(commands.execute, (owner, { operationId, confirmed }) =>
      line.execute(owner, operationId, confirmed),
    ),
    handler(commands.decline, (owner, { operationId }) => line.decline(owner, operationId)),
    handler(commands.undo, (owner, { operationId, scope }) => line.undo(owner, operationId, scope)),
    handler(commands.listOperations, (owner) => line.list(owner)),
    handler(commands.getProject, async (owner) => {
      const { project, database } = await open(owner);
      return { id: project.id, name: project.name, tables: await database.tables() };
    }),
    handler(commands.nameProject, async (owner, { name }) => {
      const { id } = await store.projectOf(owner);
      await store.nameProject(id, name);
      return { name };
    }),
    handler(commands.getUsage, (owner) => line.usage(owner)),
    handler(commands.getRows, async (owner, { table }) => {
      const { database } = await open(owner);
      const rows = await database.rows(table, rowsShown);
      if (!rows) throw new CommandError('unknown', `There is no table called ${table.slice(0, 80)}.`);
      return rows;
    }),
  ];
}

const acknowledge = async (): Promise<null> => null;

/** What the studio reports about itself is acknowledged and not kept. */
export const reportCommands: readonly (readonly [string, Handler])[] = [
  handler(commands.agentInstructionProcessed, acknowledge),
  handler(commands.agentOperationExecuted, acknowledge),
  handler(commands.multiAgentInstructionProcessed, acknowledge),
  handler(commands.multiAgentOperationExecuted, acknowledge),
];
