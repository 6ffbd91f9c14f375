import { Hono } from 'hono';
import type { Payments } from '../payments/payments.ts';
import { paymentCommands } from '../protocol/index.ts';
import { readJson, type CarryOut } from './carryOut.ts';
import { errorResponse, failureResponse } from './failures.ts';

export interface FunctionParts {
  readonly carryOut: CarryOut;
  readonly payments: Pick<Payments, 'config'>;
  readonly logError: (error: unknown) => void;
}

/** Commands under the names that the backend's client library invokes as functions: the same handlers, unwrapped answers. */
export function functionRoutes({ carryOut, payments, logError }: FunctionParts): Hono {
  const app = new Hono();
  // Also for visitors without an account.
  app.post(`/${paymentCommands.paymentConfig.name}`, (c) => c.json(payments.config));
  for (const { name } of Object.values(paymentCommands))
    app.post(`/${name}`, async (c) => {
      const read = async () => {
        const text = await c.req.text();
        return { command: name, payload: text === '' ? {} : readJson(text) };
      };
      return Response.json(await carryOut(c.req.raw, read));
    });
  app.all('*', () => errorResponse({ error: { code: 'unknown', message: 'There is no such function.' } }));
  app.onError((error) => failureResponse(error, logError));
  return app;
}
