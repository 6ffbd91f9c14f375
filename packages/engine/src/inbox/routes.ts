import { Hono } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress, type Connection } from '../accounts/address.ts';
import { errorResponse, failureResponse } from '../http/failures.ts';
import { CommandError } from '../operations/errors.ts';
import type { Clock } from '../ports/system.ts';
import { contactSchema } from '../protocol/contact.ts';
import type { Inbox } from './inbox.ts';

export interface ContactParts {
  readonly inbox: Inbox;
  readonly clock: Clock;
  /** Number of the operator's proxies in front of the server. */
  readonly proxies: number;
  /** The signed-in account that a request comes from, if any. */
  readonly ownerOf: (request: Request) => Promise<string | undefined>;
  readonly logError: (error: unknown) => void;
}

const hourly = { own: 5, all: 200 } as const;

const texts = {
  unreadable:
    'Your message was not sent. It needs a valid email address, a topic and a text of at most 4,000 characters.',
  often: 'You have sent several messages already, so this one was not sent. Wait a while, then try again.',
  full: 'The inbox of this server is full, so your message was not sent. Try again another day.',
} as const;

/** Accepts messages to the operator, a few per hour from one address. */
export function contactRoutes({
  inbox,
  clock,
  proxies,
  ownerOf,
  logError,
}: ContactParts): Hono<{ Bindings: Connection }> {
  const own = new RateLimiterMemory({ points: hourly.own, duration: 3600 });
  const all = new RateLimiterMemory({ points: hourly.all, duration: 3600 });

  /** Seconds to wait before an address may send again; 0 when it may now. */
  async function waitOf(address: string): Promise<number> {
    try {
      await own.consume(address);
      await all.consume('everybody');
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  }

  const app = new Hono<{ Bindings: Connection }>();
  app.post('/contact', async (c) => {
    // A form on another site can send text, but not JSON.
    const isJson = /^application\/json\b/iu.test(c.req.header('content-type') ?? '');
    const message = contactSchema.safeParse(isJson ? await c.req.json().catch(() => undefined) : undefined);
    if (!message.success) throw new CommandError('invalid', texts.unreadable);
    const address = clientAddress(c.env, c.req.header('x-forwarded-for'), proxies);
    const wait = await waitOf(address);
    if (wait > 0)
      return errorResponse(
        { error: { code: 'often', message: texts.often } },
        { 'retry-after': String(wait) },
      );
    const isStored = await inbox.add({
      ...message.data,
      name: message.data.name ?? '',
      account: (await ownerOf(c.req.raw)) ?? null,
      receivedAt: clock.now().toISOString(),
    });
    if (!isStored) throw new CommandError('often', texts.full);
    return c.json({ received: true });
  });
  app.onError((error) => failureResponse(error, logError));
  return app;
}
