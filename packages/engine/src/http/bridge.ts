import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { CommandError } from '../line/errors.ts';
import type { OperationLine } from '../line/line.ts';
import type { Backend } from '../ports/backend.ts';
import type { OpenProjectDatabase, ProjectDatabase } from '../ports/projectDatabase.ts';
import { commands, requestSchema, type Command, type ErrorCode } from '../protocol/index.ts';
import type { ProjectRow, Store } from '../store/store.ts';
import { sessionOwner } from './session.ts';

export interface BridgeParts {
  readonly backend: Backend;
  readonly store: Store;
  readonly line: OperationLine;
  /** Resolves once operations that a crash left in the middle are settled. */
  readonly recovered: () => Promise<void>;
  readonly openProject: OpenProjectDatabase;
  /** Called with what went wrong inside; never with what a person typed. */
  readonly logError: (error: unknown) => void;
}

type Handler = (owner: string, payload: unknown) => Promise<unknown>;

/** A named handler that gets only payloads of the command's own shape. */
function handler<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
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

const statuses: Readonly<Record<ErrorCode, 400 | 401 | 404 | 409 | 422 | 500>> = {
  unauthorised: 401,
  invalid: 400,
  unknown: 404,
  conflict: 409,
  changed: 409,
  refused: 422,
  failed: 500,
};

const rowsShown = 50;

function createHandlers({ store, line, openProject }: BridgeParts): ReadonlyMap<string, Handler> {
  const acknowledge = async (): Promise<null> => null;
  const open = async (
    owner: string,
  ): Promise<{ readonly project: ProjectRow; readonly database: ProjectDatabase }> => {
    const project = await store.projectOf(owner);
    return { project, database: await openProject(project.id) };
  };
  return new Map([
    handler(commands.planDatabase, (owner, { instruction }) => line.plan(owner, instruction)),
    handler(commands.execute, (owner, { operationId, confirmed }) =>
      line.execute(owner, operationId, confirmed),
    ),
    handler(commands.decline, (owner, { operationId }) => line.decline(owner, operationId)),
    handler(commands.undo, (owner, { operationId }) => line.undo(owner, operationId)),
    handler(commands.listOperations, (owner) => line.list(owner)),
    handler(commands.getProject, async (owner) => {
      const { project, database } = await open(owner);
      return { id: project.id, name: project.name, tables: await database.tables() };
    }),
    handler(commands.getRows, async (owner, { table }) => {
      const { database } = await open(owner);
      const rows = await database.rows(table, rowsShown);
      if (!rows) throw new CommandError('unknown', `There is no table called ${table.slice(0, 80)}.`);
      return rows;
    }),
    handler(commands.agentInstructionProcessed, acknowledge),
    handler(commands.agentOperationExecuted, acknowledge),
    handler(commands.multiAgentInstructionProcessed, acknowledge),
    handler(commands.multiAgentOperationExecuted, acknowledge),
  ]);
}

/** The commands of the studio. Each is authorised anew by the session it comes with. */
export function bridge(parts: BridgeParts): Hono {
  const handlers = createHandlers(parts);
  const app = new Hono();
  app.get('/config', (c) =>
    c.json({ publishableKey: parts.backend.publishableKey, projectId: 'saywright-local' }),
  );
  app.post('/commands', bodyLimit({ maxSize: 1024 * 1024 }), async (c) => {
    await parts.recovered();
    const owner = await sessionOwner(parts.backend, c.req.raw);
    if (owner === undefined)
      throw new CommandError('unauthorised', 'Your session has ended. Please sign in again.');
    const body = requestSchema.safeParse(await c.req.json().catch(() => undefined));
    const run = body.success ? handlers.get(body.data.command) : undefined;
    if (!run) throw new CommandError('invalid', 'This command is not known.');
    return c.json({ result: await run(owner, body.data?.payload) });
  });
  app.onError((error, c) => {
    if (error instanceof CommandError) {
      const { code, message, operation } = error;
      return c.json({ error: { code, message, ...(operation ? { operation } : {}) } }, statuses[code]);
    }
    parts.logError(error);
    const message = 'Something went wrong on the server. Nothing more was done. Please try again.';
    return c.json({ error: { code: 'failed', message } }, 500);
  });
  return app;
}
