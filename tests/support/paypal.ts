import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

export const paypalAccount = { clientId: 'public-client-id', clientSecret: 'EK-top-secret-of-the-merchant' };

/** A fault in one call: before, after or instead of its effect. */
export type Trouble =
  | { readonly kind: 'lost-before' | 'lost-after' | 'half-answer' }
  | { readonly kind: 'status'; readonly status: number };

/** The decision of the payer, and the result of the capture. */
export type Approval = 'none' | 'approved' | 'declined' | 'pending' | 'other-amount' | 'other-currency';

interface Order {
  readonly id: string;
  readonly value: string;
  readonly currency: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  approval: Approval;
  captureId: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const newOrder = z.object({
  id: z.string(),
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      amount: z.object({ currency_code: z.literal('USD'), value: z.string().regex(/^\d+\.\d{2}$/) }),
      description: z.string().max(127),
    }),
  ]),
  application_context: z.object({
    return_url: z.url(),
    cancel_url: z.url(),
    brand_name: z.string(),
    user_action: z.literal('PAY_NOW'),
  }),
});

function issue(status: number, name: string, code: string): Answer {
  return { status, body: { name, message: name, details: [{ issue: code }], debug_id: 'f00' } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) if (part instanceof Buffer) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** A local stand-in for the PayPal API: tokens, orders and captures as its reference describes them. */
export interface FakePaypal {
  readonly url: string;
  /** Calls it without a network, fast enough for thousands of rounds. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** `METHOD path`, in the order they arrived. */
  readonly calls: string[];
  /** Refunded captures, once per refund. */
  readonly refunds: readonly string[];
  /** Sets the id of the next order. */
  nameNext(id: string): void;
  /** Captured orders, once per capture. */
  readonly captures: readonly string[];
  order(id: string): Readonly<Order> | undefined;
  /** Sets the decision of the payer on the approval page. */
  approve(id: string, approval?: Approval): void;
  /** Injects faults into the next calls to paths that contain the text, in order. */
  disturb(path: string, ...troubles: readonly Trouble[]): void;
  /** Clears the injected faults. */
  calm(): void;
  /** Captures an approved order without a request from the engine. */
  captureBySomebodyElse(id: string): Promise<void>;
  /** Invalidates all tokens issued so far. */
  revokeTokens(): void;
  close(): Promise<void>;
}

/** Starts it on a free port. Tokens claim to expire after `tokenSeconds`. */
export async function startPaypal(tokenSeconds = 32_400): Promise<FakePaypal> {
  const orders = new Map<string, Order>();
  const tokens = new Set<string>();
  const answers = new Map<string, () => Answer>();
  const calls: string[] = [];
  const captures: string[] = [];
  const refunds: string[] = [];
  let nextId: string | undefined;
  let troubles: { readonly path: string; readonly trouble: Trouble }[] = [];
  let count = 0;
  const next = (prefix: string): string => `${prefix}${(count += 1).toString().padStart(8, '0')}`;

  const orderView = (order: Order): unknown => ({
    id: order.id,
    status:
      order.captureId === undefined ? (order.approval === 'none' ? 'CREATED' : 'APPROVED') : 'COMPLETED',
    purchase_units: [
      {
        reference_id: 'default',
        ...(order.captureId === undefined
          ? {}
          : {
              payments: {
                captures: [
                  {
                    id: order.captureId,
                    status: order.approval === 'pending' ? 'PENDING' : 'COMPLETED',
                    amount: {
                      currency_code: order.approval === 'other-currency' ? 'EUR' : order.currency,
                      value: order.approval === 'other-amount' ? '1.00' : order.value,
                    },
                  },
                ],
              },
            }),
      },
    ],
  });

  function giveToken(request: Request, body: string): Answer {
    const { clientId, clientSecret } = paypalAccount;
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    // Echoes the request like a careless proxy: none of it may reach the browser or a log.
    const authorization = request.headers.get('authorization');
    if (authorization !== expected)
      return { status: 401, body: { error: 'invalid_client', error_description: authorization } };
    if (body !== 'grant_type=client_credentials')
      return { status: 400, body: { error: 'unsupported_grant_type', error_description: clientSecret } };
    const token = next('A21AA-token-');
    tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds } };
  }

  function createOrder(body: string): Answer {
    const parsed = newOrder.safeParse(JSON.parse(body));
    if (!parsed.success) return issue(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');
    const [{ amount }] = parsed.data.purchase_units;
    const id = nextId ?? next('ORDER');
    nextId = undefined;
    orders.set(id, {
      id,
      value: amount.value,
      currency: amount.currency_code,
      returnUrl: parsed.data.application_context.return_url,
      cancelUrl: parsed.data.application_context.cancel_url,
      approval: 'none',
      captureId: undefined,
    });
    return { status: 201, body: { id, status: 'CREATED', links: [] } };
  }

  function capture(order: Order): Answer {
    if (order.captureId !== undefined) return issue(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.approval === 'none') return issue(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    if (order.approval === 'declined') return issue(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
    order.captureId = next('CAPTURE.1+');
    captures.push(order.id);
    return { status: 201, body: orderView(order) };
  }

  function refund(captureId: string): Answer {
    if (![...orders.values()].some((order) => order.captureId === captureId))
      return issue(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    if (refunds.includes(captureId)) return issue(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
    refunds.push(captureId);
    return { status: 201, body: { id: next('REFUND'), status: 'COMPLETED' } };
  }

  function answer(request: Request, path: string, body: string): Answer {
    if (path === '/v1/oauth2/token') return giveToken(request, body);
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    if (!tokens.has(token))
      return { status: 401, body: { error: 'invalid_token', error_description: `Unknown token ${token}` } };
    if (request.method === 'POST' && request.headers.get('content-type') !== 'application/json')
      return issue(415, 'UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE');
    const key = `${path} ${request.headers.get('paypal-request-id') ?? next('none')}`;
    const before = answers.get(key);
    if (before) return before();
    const [, captured] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path) ?? [];
    if (captured !== undefined) {
      const given = refund(decodeURIComponent(captured));
      if (given.status === 201) answers.set(key, () => given);
      return given;
    }
    const [, id = '', action] = /^\/v2\/checkout\/orders(?:\/([^/]+))?(?:\/(capture))?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (id !== '' && !order) return issue(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    const made = !order
      ? createOrder(body)
      : action
        ? capture(order)
        : { status: 200, body: orderView(order) };
    // A repeated request id has no effect and returns the present state of the first.
    if (made.status === 201) answers.set(key, () => (order ? { status: 201, body: orderView(order) } : made));
    return made;
  }

  /** The response to a request; none if the connection breaks. */
  async function reply(request: Request): Promise<Response | undefined> {
    const path = new URL(request.url).pathname;
    const body = await request.text();
    calls.push(`${request.method} ${path}`);
    const at = troubles.findIndex((item) => path.includes(item.path));
    const [found] = at < 0 ? [] : troubles.splice(at, 1);
    const trouble = found?.trouble;
    if (trouble?.kind === 'lost-before') return undefined;
    if (trouble?.kind === 'status') {
      const message = `Header was ${request.headers.get('authorization')}`;
      return Response.json({ name: 'TROUBLE', message }, { status: trouble.status });
    }
    const { status, body: content } = answer(request, path, body);
    if (trouble?.kind === 'lost-after') return undefined;
    const text = JSON.stringify(content);
    const headers = { 'content-type': 'application/json' };
    return new Response(trouble ? text.slice(0, text.length / 2) : text, { status, headers });
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const body = await bodyOf(request);
    const init = { method, headers, ...(body === '' ? {} : { body }) };
    const answered = await reply(new Request(new URL(url, 'http://paypal'), init));
    if (answered)
      response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text());
    else response.destroy();
  }

  const server = createServer((request, response) => {
    void serve(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    fetch: async (request) => {
      const answered = await reply(request);
      if (!answered) throw new TypeError('fetch failed');
      return answered;
    },
    calls,
    captures,
    refunds,
    nameNext: (id) => {
      nextId = id;
    },
    order: (id) => orders.get(id),
    approve: (id, approval = 'approved') => {
      const order = orders.get(id);
      if (order) order.approval = approval;
    },
    disturb: (path, ...wanted) => {
      troubles.push(...wanted.map((trouble) => ({ path, trouble })));
    },
    calm: () => {
      troubles = [];
    },
    captureBySomebodyElse: async (id) => {
      const order = orders.get(id);
      if (order) capture(order);
    },
    revokeTokens: () => tokens.clear(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
