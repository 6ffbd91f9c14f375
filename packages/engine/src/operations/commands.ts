import * as z from 'zod/mini';
import type { OpenProjectDatabase, ProjectDatabase } from '../ports/projectDatabase.ts';
import { commands, type Command } from '../protocol/index.ts';
import type { ProjectRow, Store } from '../store/store.ts';
import { withNames } from './answerNames.ts';
import { CommandError } from './errors.ts';
import { ownProject } from './ownProject.ts';
import type { OperationPipeline } from './pipeline.ts';

/** Carries out one command for one person; the payload is untrusted. Aborted when the client disconnects. */
export type Handler = (owner: string, payload: unknown, signal?: AbortSignal) => Promise<unknown>;
/** A handler with the name of its command. */
export type NamedHandler = readonly [string, Handler];

/** What the commands about a person's database need. */
export interface CommandDependencies {
  readonly store: Pick<Store, 'projectOf' | 'project' | 'nameProject'>;
  readonly pipeline: OperationPipeline;
  readonly openProject: OpenProjectDatabase;
}

/** Parses a payload with its command's schema. Throws a `CommandError` for any other shape. */
export function payloadOf<Payload extends z.ZodMiniType>(
  schema: Payload,
  payload: unknown,
): z.output<Payload> {
  const parsed = z.safeParse(schema, payload);
  if (!parsed.success)
    throw new CommandError('invalid', 'The request is incomplete. Reload the page and try again.');
  return parsed.data;
}

/** A named handler that gets only payloads that match its command's schema. */
export function handler<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  { name, payload: schema }: Command<Payload, Answer>,
  work: (owner: string, payload: z.output<Payload>, signal?: AbortSignal) => Promise<z.output<Answer>>,
): NamedHandler {
  return [name, async (owner, payload, signal) => work(owner, payloadOf(schema, payload), signal)];
}

const rowsShown = 50;

/** The commands about a person's database, by name. */
export function databaseCommands({
  store,
  pipeline,
  openProject,
}: CommandDependencies): readonly NamedHandler[] {
  const open = async (
    owner: string,
    projectId: string | undefined,
  ): Promise<{ readonly project: ProjectRow; readonly database: ProjectDatabase }> => {
    const project = await ownProject(store, owner, projectId);
    return { project, database: await openProject(project.id) };
  };
  return [
    handler(commands.planDatabase, (owner, { instruction, service, ...options }, signal) =>
      pipeline.plan(owner, instruction, service ?? 'database', signal, options),
    ),
    handler(commands.planCode, (owner, { instruction, service, ...options }, signal) =>
      pipeline.plan(owner, instruction, service ?? 'code-hosting', signal, options),
    ),
    handler(commands.planSite, (owner, { instruction, service, ...options }, signal) =>
      pipeline.plan(owner, instruction, service ?? 'deployment', signal, options),
    ),
    handler(commands.execute, (owner, { operationId, confirmed }) =>
      pipeline.execute(owner, operationId, confirmed),
    ),
    handler(commands.stop, (owner, { operationId }) => pipeline.stop(owner, operationId)),
    handler(commands.decline, (owner, { operationId }) => pipeline.decline(owner, operationId)),
    handler(commands.undo, (owner, { operationId, scope }) => pipeline.undo(owner, operationId, scope)),
    handler(commands.listOperations, (owner, { projectId }) => pipeline.list(owner, projectId)),
    handler(commands.getProject, async (owner, { projectId }) => {
      const { project, database } = await open(owner, projectId);
      return { id: project.id, name: project.name, tables: await database.tables() };
    }),
    handler(commands.nameProject, async (owner, { name, projectId }) => {
      const { id } = await ownProject(store, owner, projectId);
      await store.nameProject(id, name);
      return { name };
    }),
    handler(commands.getUsage, (owner, { projectId }) => pipeline.usage(owner, projectId)),
    handler(commands.getRows, async (owner, { table, projectId }) => {
      const { database } = await open(owner, projectId);
      const rows = await database.rows(table, rowsShown);
      if (!rows) throw new CommandError('unknown', `There is no table called ${table.slice(0, 80)}.`);
      return withNames(database, owner, new Set([table]), rows);
    }),
  ];
}

const acknowledge = async (): Promise<null> => null;

/** Reports of the studio about itself: acknowledged, not stored. */
export const reportCommands: readonly NamedHandler[] = [
  handler(commands.agentInstructionProcessed, acknowledge),
  handler(commands.agentOperationExecuted, acknowledge),
  handler(commands.multiAgentInstructionProcessed, acknowledge),
  handler(commands.multiAgentOperationExecuted, acknowledge),
];
