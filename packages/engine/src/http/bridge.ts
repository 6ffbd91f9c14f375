import { Hono } from 'hono';
import { diskProblem } from '../disk/damage.ts';
import { accountCommands, type AccountCommandParts } from '../accounts/commands.ts';
import { databaseCommands, reportCommands, type CommandParts } from '../line/commands.ts';
import { CommandError } from '../line/errors.ts';
import type { Backend } from '../ports/backend.ts';
import { requestSchema, type ConfigView, type ErrorCode } from '../protocol/index.ts';
import { hostCommands, type HostCommandParts } from './hostCommands.ts';
import { unreadable } from './readable.ts';
import { sessionOwner } from './session.ts';

export interface BridgeParts extends CommandParts, HostCommandParts, AccountCommandParts {
  readonly backend: Backend;
  readonly store: CommandParts['store'];
  readonly contactUrl: string | undefined;
  /** Whether mails leave this machine. */
  readonly sendsMail: boolean;
  /** Resolves once operations that a crash left in the middle are settled. */
  readonly recovered: () => Promise<void>;
  /** Called with what went wrong inside; never with what a person typed. */
  readonly logError: (error: unknown) => void;
}

const statuses: Readonly<Record<ErrorCode, 400 | 401 | 402 | 404 | 409 | 422 | 500 | 503>> = {
  unauthorised: 401,
  invalid: 400,
  unknown: 404,
  conflict: 409,
  changed: 409,
  refused: 422,
  limit: 402,
  unavailable: 503,
  failed: 500,
};

/** The commands of the studio. Each is authorised anew by the session it comes with. */
export function bridge(parts: BridgeParts): Hono {
  const handlers = new Map([
    ...databaseCommands(parts),
    ...hostCommands(parts),
    ...accountCommands(parts),
    ...reportCommands,
  ]);
  const app = new Hono();
  const config: ConfigView = {
    publishableKey: parts.backend.publishableKey,
    projectId: 'saywright-local',
    contactUrl: parts.contactUrl,
    sendsMail: parts.sendsMail,
  };
  app.get('/config', (c) => c.json(config));
  app.post('/commands', async (c) => {
    await parts.recovered();
    const owner = await sessionOwner(parts.backend, c.req.raw);
    if (owner === undefined)
      throw new CommandError('unauthorised', 'Your session has ended. Please sign in again.');
    const text = await c.req.text();
    const problem = unreadable(text);
    if (problem !== undefined) throw new CommandError('invalid', problem);
    const body = requestSchema.safeParse(JSON.parse(text));
    const run = body.success ? handlers.get(body.data.command) : undefined;
    if (!run) throw new CommandError('invalid', 'This command is not known.');
    return c.json({ result: await run(owner, body.data?.payload) });
  });
  app.onError((error, c) => {
    if (error instanceof CommandError) return c.json(error.toAnswer(), statuses[error.code]);
    parts.logError(error);
    const disk = diskProblem(error);
    if (disk !== undefined) return c.json({ error: { code: 'unavailable', message: disk } }, 503);
    const message = 'Something went wrong on the server. Nothing more was done. Please try again.';
    return c.json({ error: { code: 'failed', message } }, 500);
  });
  return app;
}
