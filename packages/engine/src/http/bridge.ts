import { Hono } from 'hono';
import { CommandError } from '../operations/errors.ts';
import type { Backend } from '../ports/backend.ts';
import { requestSchema, type ConfigView } from '../protocol/index.ts';
import { readJson, type CarryOut } from './carryOut.ts';
import { failureResponse } from './failures.ts';

export interface BridgeParts {
  readonly backend: Pick<Backend, 'publishableKey'>;
  readonly carryOut: CarryOut;
  readonly contactUrl: string | undefined;
  /** Whether emails leave this machine. */
  readonly sendsMail: boolean;
  /** Logs internal errors; never what a person typed. */
  readonly logError: (error: unknown) => void;
}

/** The studio's commands, and the configuration it needs before the first one. */
export function bridge({ backend, carryOut, contactUrl, sendsMail, logError }: BridgeParts): Hono {
  const app = new Hono();
  const config: ConfigView = {
    publishableKey: backend.publishableKey,
    projectId: 'saywright-local',
    contactUrl,
    sendsMail,
  };
  app.get('/config', (c) => c.json(config));
  app.post('/commands', async (c) => {
    const result = await carryOut(c.req.raw, async () => {
      const body = requestSchema.safeParse(readJson(await c.req.text()));
      if (!body.success) throw new CommandError('invalid', 'This command is not known.');
      return body.data;
    });
    return c.json({ result });
  });
  app.onError((error) => failureResponse(error, logError));
  return app;
}
