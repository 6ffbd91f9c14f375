import { Hono } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress, type Connection } from '../accounts/address.ts';
import type { Clock } from '../ports/system.ts';
import { contactSchema } from '../protocol/contact.ts';
import type { Inbox } from './inbox.ts';

export interface ContactParts {
  readonly inbox: Inbox;
  readonly clock: Clock;
  /** Proxies of the operator's own that requests come through. */
  readonly proxies: number;
  /** The account that a request comes from, where somebody is signed in. */
  readonly ownerOf: (request: Request) => Promise<string | undefined>;
}

const hourly = { own: 5, all: 200 } as const;

const texts = {
  unreadable:
    'Your message was not sent. It needs a working email address, a topic and a text of at most 4,000 characters.',
  often:
    'You have sent several messages already. Please wait before you send another one; this one was not sent.',
  full: 'The inbox of this server is full, so your message was not sent. Please try again another day.',
} as const;

/** Takes messages to the operator, a few an hour from one address. */
export function contactRoutes({
  inbox,
  clock,
  proxies,
  ownerOf,
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
    // A form of another site can send text, but no JSON.
    const isJson = /^application\/json\b/iu.test(c.req.header('content-type') ?? '');
    const message = contactSchema.safeParse(isJson ? await c.req.json().catch(() => undefined) : undefined);
    if (!message.success) return c.json({ error: texts.unreadable }, 400);
    const address = clientAddress(c.env, c.req.header('x-forwarded-for'), proxies);
    const wait = await waitOf(address);
    if (wait > 0) return c.json({ error: texts.often }, 429, { 'retry-after': String(wait) });
    const isKept = await inbox.add({
      ...message.data,
      name: message.data.name ?? '',
      account: (await ownerOf(c.req.raw)) ?? null,
      receivedAt: clock.now().toISOString(),
    });
    return isKept ? c.json({ received: true }) : c.json({ error: texts.full }, 429);
  });
  return app;
}
