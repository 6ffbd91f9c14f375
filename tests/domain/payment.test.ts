import {
  amountText,
  approvalUrl,
  captureDecision,
  capturePath,
  captureRefusals,
  idempotencyKey,
  initialPaymentService,
  isPayableAmount,
  isTokenFresh,
  orderBrandName,
  orderRefusals,
  orderRequest,
  paymentConfigAnswer,
  paymentCredentials,
  paymentCurrency,
  paymentEnvironment,
  paymentErrors,
  paymentHosts,
  paymentPaths,
  paymentRequest,
  paymentScriptUrl,
  refundPath,
  paymentToasts,
  reducePaymentService,
  tokenFrom,
  tokenMargin,
  tokenRequestBody,
  usableToken,
  type PaymentRequest,
  type PaymentService,
  type PaymentServiceEvent,
  type StoredOrder,
} from '@saywright/domain/payment';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** An event of an unknown kind. */
const unknownEvent: PaymentServiceEvent = JSON.parse('{"kind":"other"}');

const request: PaymentRequest = {
  planId: 'pro',
  planName: 'Bridge Builder',
  amount: 29,
  currency: 'USD',
  description: 'Saywright Bridge Builder, one month',
};
const context = { id: 'order-1', siteOrigin: 'https://saywright.example' };

describe('orders', () => {
  it('are made exactly as documented', () => {
    expect(paymentRequest('pro')).toEqual({ ok: true, value: request });
    expect(orderRequest(request, context)).toEqual({
      ok: true,
      value: {
        id: 'order-1',
        intent: 'CAPTURE',
        purchase_units: [
          { amount: { currency_code: 'USD', value: '29.00' }, description: request.description },
        ],
        application_context: {
          return_url: 'https://saywright.example/checkout?success=true&plan=pro',
          cancel_url: 'https://saywright.example/checkout?cancelled=true&plan=pro',
          brand_name: 'Saywright',
          user_action: 'PAY_NOW',
        },
      },
    });
  });

  it.each([
    ['explorer', orderRefusals.free],
    ['unknown', orderRefusals.free],
    [undefined, orderRefusals.free],
    ['enterprise', orderRefusals.contact],
  ])('are refused for %s', (planId, error) => {
    expect(paymentRequest(planId)).toEqual({ ok: false, error });
  });

  it.each([0, -29, Number.NaN, Number.POSITIVE_INFINITY, 29.001, 1e12])(
    'are refused for an amount of %d',
    (amount) => {
      expect(orderRequest({ ...request, amount }, context)).toEqual({
        ok: false,
        error: orderRefusals.amount,
      });
      expect(amountText(amount)).toBe('0.00');
    },
  );

  it.each(['', 'saywright.example', 'javascript:alert(1)', 'https://a.example/path', 'https://a b', '//a'])(
    'are refused for the address %j',
    (siteOrigin) => {
      expect(orderRequest(request, { ...context, siteOrigin })).toEqual({
        ok: false,
        error: orderRefusals.origin,
      });
    },
  );

  it('return to addresses of this machine, too', () => {
    const order = orderRequest(request, { id: '1', siteOrigin: 'http://127.0.0.1:4321/' });
    expect(order.ok && order.value.application_context.return_url).toBe(
      'http://127.0.0.1:4321/checkout?success=true&plan=pro',
    );
  });

  it('have exact amounts in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
        const text = amountText(cents / 100);
        expect(text).toMatch(/^\d+\.\d{2}$/u);
        expect(Math.round(Number(text) * 100)).toBe(cents);
      }),
    );
    fc.assert(
      fc.property(fc.double(), (amount) => {
        expect(amountText(amount) === '0.00').toBe(!isPayableAmount(amount));
      }),
    );
    expect([amountText(29), amountText(199), amountText(0.1 + 0.2)]).toEqual(['29.00', '199.00', '0.00']);
  });
});

describe('tokens', () => {
  it.each([
    [31_000, true],
    [30_001, true],
    [30_000, false],
    [29_999, false],
    [0, false],
    [-1, false],
    [Number.NaN, false],
  ])('%d ms before the expiry: fresh %s', (left, fresh) => {
    expect(isTokenFresh({ accessToken: 'a', expiresAt: 1_000_000 + left }, 1_000_000)).toBe(fresh);
  });

  it('are read from the answer', () => {
    expect(tokenMargin).toBe(30_000);
    expect(isTokenFresh(undefined, 0)).toBe(false);
    expect(tokenFrom({ access_token: 'a', expires_in: 32_400 }, 1000)).toEqual({
      ok: true,
      value: { accessToken: 'a', expiresAt: 32_401_000 },
    });
    expect(tokenFrom({ access_token: 'a', expires_in: '5' }, 0).ok).toBe(false);
    fc.assert(
      fc.property(fc.anything(), fc.double(), (answer, now) => {
        const token = tokenFrom(answer, now);
        expect(token.ok || token.error.startsWith('PayPal auth failed: ')).toBe(true);
      }),
    );
  });
});

describe('the service', () => {
  const credentials = { clientId: 'id', clientSecret: 'hush' };
  const token = { accessToken: 'a', expiresAt: 100_000 };
  const after = (...events: readonly PaymentServiceEvent[]): PaymentService =>
    events.reduce(reducePaymentService, initialPaymentService);
  const loaded: PaymentServiceEvent = { kind: 'configuration-loaded', credentials };
  const received: PaymentServiceEvent = { kind: 'token-received', token };

  it('starts uninitialised, is initialised by its configuration, and keeps a token', () => {
    expect(after().status).toBe('uninitialised');
    expect(after(received)).toBe(initialPaymentService);
    expect(after({ kind: 'token-refused' })).toBe(initialPaymentService);
    expect(after(loaded, unknownEvent)).toEqual(after(loaded));
    expect(after(loaded)).toEqual({ status: 'initialised', credentials, token: undefined });
    expect(after(loaded, received)).toEqual({ status: 'initialised', credentials, token });
    expect(after(loaded, received, { kind: 'token-refused' })).toEqual(after(loaded));
    expect(after(loaded, { kind: 'configuration-lost' })).toBe(initialPaymentService);
    expect(usableToken(after(), 0)).toEqual({ ok: false, error: 'PayPal not configured' });
    expect(usableToken(after(loaded, received), 69_999)).toEqual({ ok: true, value: token });
    expect(usableToken(after(loaded, received), 70_000)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['id', 'hush', true],
    ['id', '', false],
    ['', 'hush', false],
    [undefined, 'hush', false],
    ['id', undefined, false],
    ['id', '  ', false],
  ])('with id %j and secret %j: configured %s, and the secret stays', (id, secret, configured) => {
    const answer = paymentConfigAnswer(paymentCredentials(id, secret), 'live');
    expect(paymentConfigAnswer(paymentCredentials(id, secret)).mode).toBe('sandbox');
    expect(answer).toEqual(
      configured
        ? { clientId: 'id', configured: true, mode: 'live' }
        : { clientId: '', configured: false, mode: 'live', error: 'PayPal credentials not configured' },
    );
    expect(JSON.stringify(answer)).not.toContain('hush');
  });
});

describe('captures', () => {
  const order: StoredOrder = { orderId: 'O1', userId: 'u1', planId: 'pro', amount: 29, captured: false };
  const answer = (value = '29.00', currency_code = 'USD', status = 'COMPLETED', inner = 'COMPLETED') => ({
    id: 'O1',
    status,
    purchase_units: [{ payments: { captures: [{ status: inner, amount: { value, currency_code } }] } }],
  });
  const two = answer().purchase_units[0];

  it.each([
    ['an unknown order', undefined, 'u1', answer(), 'unknown-order'],
    ['another user', order, 'u2', answer(), 'other-user'],
    ['nobody', { ...order, userId: '' }, '', answer(), 'other-user'],
    ['a free order', { ...order, amount: 0 }, 'u1', answer('0.00'), 'not-payable'],
    ['another order', order, 'u1', { ...answer(), id: 'O2' }, 'other-order'],
    ['a pending order', order, 'u1', answer('29.00', 'USD', 'PENDING'), 'not-completed'],
    ['a declined capture', order, 'u1', answer('29.00', 'USD', 'COMPLETED', 'DECLINED'), 'not-completed'],
    ['a smaller amount', order, 'u1', answer('1.00'), 'other-amount'],
    ['another currency', order, 'u1', answer('29.00', 'EUR'), 'other-amount'],
    ['two positions', order, 'u1', { ...answer(), purchase_units: [two, two] }, 'not-completed'],
    ['no position', order, 'u1', { id: 'O1', status: 'COMPLETED' }, 'not-completed'],
    ['nonsense', order, 'u1', 'COMPLETED', 'other-order'],
    ['null', order, 'u1', null, 'other-order'],
  ] as const)('refuse %s', (_name, stored, user, given, reason) => {
    expect(captureDecision(stored, user, given)).toEqual({
      kind: 'refuse',
      reason,
      message: captureRefusals[reason],
    });
  });

  it('activate once', () => {
    expect(captureDecision(order, 'u1')).toEqual({ kind: 'capture' });
    expect(captureDecision(order, 'u1', answer())).toEqual({ kind: 'activate', planId: 'pro' });
    expect(captureDecision({ ...order, captured: true }, 'u1')).toEqual({ kind: 'replay', planId: 'pro' });
    expect(captureDecision({ ...order, captured: true }, 'u2').kind).toBe('refuse');
  });

  it('never activate on a malformed answer', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(captureDecision(order, 'u1', given).kind).not.toBe('activate');
      }),
    );
  });
});

describe('idempotency keys', () => {
  it('are equal for equal parts, distinct otherwise, and short', () => {
    const part = fc.oneof(fc.string(), fc.string({ minLength: 150, maxLength: 300 }));
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (one, other) => {
        const key = idempotencyKey('capture', ...one);
        expect(key).toBe(idempotencyKey('capture', ...one));
        expect(key).toMatch(/^[\w-]{1,108}$/u);
        expect(key === idempotencyKey('capture', ...other)).toBe(
          JSON.stringify(one) === JSON.stringify(other),
        );
        expect(key).not.toBe(idempotencyKey('order', ...one));
      }),
    );
    expect(idempotencyKey('capture', '5O190127TN364715T')).toBe('capture-5O190127TN364715T');
    expect(idempotencyKey('capture', 'O_1')).toBe('capture-O_2n_1');
    expect(idempotencyKey('order', 'a/b')).not.toBe(idempotencyKey('order', 'a.b'));
    expect(idempotencyKey('order', 'a'.repeat(102))).toBe(`order-${'a'.repeat(102)}`);
    expect(idempotencyKey('order', 'a'.repeat(103))).toHaveLength(108);
    expect(idempotencyKey('order', 'a', 'b-c')).not.toBe(idempotencyKey('order', 'a-b', 'c'));
  });
});

describe('documented literals', () => {
  it('of the calls', () => {
    expect([paymentEnvironment, paymentCurrency, orderBrandName]).toEqual(['sandbox', 'USD', 'Saywright']);
    expect(paymentPaths).toEqual({
      token: '/v1/oauth2/token',
      orders: '/v2/checkout/orders',
      captures: '/v2/payments/captures',
    });
    expect(paymentHosts).toEqual({
      sandbox: { api: 'api-m.sandbox.paypal.com', approval: 'www.sandbox.paypal.com' },
      live: { api: 'api-m.paypal.com', approval: 'www.paypal.com' },
    });
    expect(refundPath('C/1')).toBe('/v2/payments/captures/C%2F1/refund');
    expect(paymentErrors.refund('x')).toBe('PayPal refund failed: x');
    expect(tokenRequestBody).toBe('grant_type=client_credentials');
    expect(capturePath('O1')).toBe('/v2/checkout/orders/O1/capture');
    expect(capturePath('../a?b\uD800')).toBe('/v2/checkout/orders/..%2Fa%3Fb/capture');
    expect(paymentScriptUrl('a b')).toBe(
      'https://www.paypal.com/sdk/js?client-id=a%20b&currency=USD&intent=capture&components=buttons&disable-funding=credit,card',
    );
    expect(approvalUrl('O1', 'sandbox')).toBe('https://www.sandbox.paypal.com/checkoutnow?token=O1');
    expect(approvalUrl('O1', 'live')).toBe('https://www.paypal.com/checkoutnow?token=O1');
  });

  it('of the errors', () => {
    expect([
      paymentErrors.config('x'),
      paymentErrors.noCredentials,
      paymentErrors.notConfigured,
      paymentErrors.auth('x'),
      paymentErrors.order('x'),
      paymentErrors.capture(' '),
    ]).toEqual([
      'Failed to get PayPal config: x',
      'PayPal credentials not configured',
      'PayPal not configured',
      'PayPal auth failed: x',
      'PayPal order creation failed: x',
      'PayPal capture failed: unknown reason',
    ]);
  });

  it('of the toasts', () => {
    const { loadingError, notReady, error, orderCreated, successful } = paymentToasts;
    expect([loadingError, notReady, error('Hm'), orderCreated('O1'), successful]).toEqual([
      {
        title: 'PayPal Loading Error',
        description: 'Failed to load PayPal. Please refresh and try again.',
        tone: 'danger',
      },
      {
        title: 'PayPal Not Ready',
        description: 'PayPal is still loading. Please wait a moment.',
        tone: 'warning',
      },
      { title: 'Payment Error', description: 'Hm', tone: 'danger' },
      {
        title: 'PayPal Order Created',
        description: 'Order O1 ready for payment',
        tone: 'info',
        duration: 3000,
      },
      {
        title: 'Payment Successful! 🎉',
        description: 'Your subscription has been activated.',
        tone: 'success',
        duration: 5000,
      },
    ]);
  });
});
