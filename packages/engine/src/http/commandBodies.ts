import type { MiddlewareHandler } from 'hono';
import type { Backend } from '../ports/backend.ts';
import { takeBodies } from './bodies.ts';
import { byteBudget } from './byteBudget.ts';
import { refusal } from './failures.ts';
import { sessionOwner } from './session.ts';

/** Largest body that anybody may send. */
const usualBytes = 1024 * 1024;
/** Largest body of a command from a person who is signed in: an import has up to 10,000 rows. */
const largestBytes = 8 * 1024 * 1024;
/** How many bytes of large bodies may be in memory, in all and from one person. */
const mostBytes = 64 * 1024 * 1024;
const mostBytesForOne = 2 * largestBytes;

/** Takes the bodies of commands. A large one needs a session before it is read into memory. */
export function takeCommands(
  backend: Pick<Backend, 'url' | 'publishableKey' | 'fetch'>,
  ms: number,
): MiddlewareHandler {
  const budget = byteBudget(mostBytes, mostBytesForOne);
  const [takeUsual, takeLarge] = [
    takeBodies({ bytes: usualBytes, ms }),
    takeBodies({ bytes: largestBytes, ms }),
  ];
  return async (c, next) => {
    const declared = Number(c.req.header('content-length') ?? 0);
    if (!(declared > usualBytes && declared <= largestBytes) || c.req.path !== '/bridge/v1/commands')
      return takeUsual(c, next);
    const owner = await sessionOwner(backend, c.req.raw);
    if (owner === undefined) return takeUsual(c, next);
    const giveBack = budget.take(owner, declared);
    if (!giveBack)
      return refusal(
        c.req.url,
        503,
        'Too many large requests are arriving right now. Try again in a moment.',
        {
          'retry-after': '5',
        },
      );
    try {
      return await takeLarge(c, next);
    } finally {
      giveBack();
    }
  };
}
