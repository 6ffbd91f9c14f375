import {
  capturePath,
  initialPaymentService,
  paymentErrors,
  paymentPaths,
  reducePaymentService,
  refundPath,
  tokenFrom,
  tokenRequestBody,
  usableToken,
  type PaymentCredentials,
  type ProviderOrder,
} from '@saywright/domain/payment';
import { fail, ok, type Result } from '@saywright/domain/result';
import type { Clock } from '../ports/system.ts';
import type { PaymentProvider, ProviderAnswer } from '../ports/payments.ts';
import { causeOf, causes, issueOf } from './causes.ts';

export interface PaypalOptions {
  readonly credentials: PaymentCredentials;
  /** Base URL of the provider's API, without a slash at the end. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** Longest time one call may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Sends a request. @default fetch */
  readonly transport?: (request: Request) => Promise<Response>;
}

/** An answered call; a call whose result is unknown, with the reason; or the error that prevented the call. */
type Reply =
  | { readonly status: number; readonly body: unknown }
  | { readonly lost: string }
  | { readonly unsent: string };
type Tried = Exclude<Reply, { readonly unsent: string }>;

interface Call {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Statuses with which the provider reports that it did nothing. */
const refusing: ReadonlySet<number> = new Set([400, 403, 404, 422]);

function basic({ clientId, clientSecret }: PaymentCredentials): string {
  const bytes = new TextEncoder().encode(`${clientId}:${clientSecret}`);
  return `Basic ${btoa(String.fromCodePoint(...bytes))}`;
}

/** PayPal's API, with the documented calls. No answer contains a secret. */
export function paypalProvider(options: PaypalOptions): PaymentProvider {
  const { credentials, baseUrl, clock, timeoutMs, transport = fetch } = options;
  let service = reducePaymentService(initialPaymentService, { kind: 'configuration-loaded', credentials });

  async function call(path: string, init: Call): Promise<Tried> {
    // Not `AbortSignal.timeout`: a signal that only a request refers to may be garbage-collected before it fires.
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeoutMs);
    const late = new Promise<never>((_, gaveUp) => {
      controller.signal.addEventListener('abort', () => gaveUp(controller.signal.reason));
    });
    const attempt = async (): Promise<Tried> => {
      const { signal } = controller;
      // A redirect would send the credentials wherever it points.
      const response = await transport(
        new Request(`${baseUrl}${path}`, { ...init, signal, redirect: 'error' }),
      );
      const body: unknown = await response.json().catch(() => undefined);
      // A truncated answer to a successful call does not say what was done.
      return response.ok && body === undefined
        ? { lost: causes.unreadable }
        : { status: response.status, body };
    };
    try {
      return await Promise.race([attempt(), late]);
    } catch (error) {
      return {
        lost: error instanceof Error && error.name === 'TimeoutError' ? causes.late : causes.unreachable,
      };
    } finally {
      clearTimeout(timer);
    }
  }

  async function token(): Promise<Result<string>> {
    const cached = usableToken(service, clock.now().getTime());
    if (!cached.ok) return cached;
    if (cached.value) return ok(cached.value.accessToken);
    const reply = await call(paymentPaths.token, {
      method: 'POST',
      headers: {
        authorization: basic(credentials),
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: tokenRequestBody,
    });
    if ('lost' in reply) return fail(paymentErrors.auth(reply.lost));
    if (reply.status !== 200) return fail(paymentErrors.auth(causeOf(reply.status, reply.body)));
    const made = tokenFrom(reply.body, clock.now().getTime());
    if (!made.ok) return made;
    service = reducePaymentService(service, { kind: 'token-received', token: made.value });
    return ok(made.value.accessToken);
  }

  /** Sends a request with a token; a rejected token is replaced once. */
  async function ask(path: string, init: Call, isRepeated = false): Promise<Reply> {
    const bearer = await token();
    if (!bearer.ok) return { unsent: bearer.error };
    const headers = {
      authorization: `Bearer ${bearer.value}`,
      'content-type': 'application/json',
      accept: 'application/json',
      ...init.headers,
    };
    const reply = await call(path, { ...init, headers });
    if (!('status' in reply) || reply.status !== 401 || isRepeated) return reply;
    service = reducePaymentService(service, { kind: 'token-refused' });
    return ask(path, init, true);
  }

  function answerOf(reply: Reply, failed: (cause: string) => string): ProviderAnswer {
    if ('unsent' in reply) return { kind: 'unknown', error: reply.unsent };
    if ('lost' in reply) return { kind: 'unknown', error: failed(reply.lost) };
    const { status, body } = reply;
    if (status >= 200 && status < 300) return { kind: 'answered', body };
    return { kind: refusing.has(status) ? 'refused' : 'unknown', error: failed(causeOf(status, body)) };
  }

  return {
    createOrder: async (order: ProviderOrder, requestId) =>
      answerOf(
        await ask(paymentPaths.orders, {
          method: 'POST',
          headers: { 'paypal-request-id': requestId },
          body: JSON.stringify(order),
        }),
        paymentErrors.order,
      ),
    capture: async (orderId, requestId) => {
      const reply = await ask(capturePath(orderId), {
        method: 'POST',
        headers: { 'paypal-request-id': requestId },
      });
      const isCaptured = 'status' in reply && issueOf(reply.body) === 'ORDER_ALREADY_CAPTURED';
      const latest = isCaptured
        ? await ask(`${paymentPaths.orders}/${encodeURIComponent(orderId)}`, { method: 'GET' })
        : reply;
      const answer = answerOf(latest, paymentErrors.capture);
      // The order is known to be captured; only its record could not be read.
      return isCaptured && answer.kind === 'refused' ? { ...answer, kind: 'unknown' } : answer;
    },
    refund: async (captureId, requestId) => {
      const reply = await ask(refundPath(captureId), {
        method: 'POST',
        headers: { 'paypal-request-id': requestId },
        body: '{}',
      });
      if ('status' in reply && issueOf(reply.body) === 'CAPTURE_FULLY_REFUNDED')
        return { kind: 'answered', body: {} };
      return answerOf(reply, paymentErrors.refund);
    },
  };
}
