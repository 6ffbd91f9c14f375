import { randomUUID } from 'node:crypto';
import { paymentCredentials } from '@saywright/domain/payment';
import { describe, expect, test } from 'vitest';
import { memoryPlanStore } from '../support/memoryPlanStore.ts';
import { paypalAccount } from '../support/paypal.ts';
import { approved, fixture, open, paypal } from './payments.support.ts';

describe('the configuration', () => {
  test('tells the id and that payments are set up, and never the secret', async () => {
    const answer = await open().ask('get-paypal-config', undefined, undefined);
    expect(answer).toEqual({
      status: 200,
      body: { clientId: 'public-client-id', configured: true, mode: 'sandbox' },
    });
  });

  test.each([
    [undefined, undefined],
    ['id', undefined],
    [undefined, 'secret'],
    ['id', '  '],
  ])('of %s and %s is not enough, and says so', async (clientId, clientSecret) => {
    open({ credentials: paymentCredentials(clientId, clientSecret) });
    expect(await fixture.ask('get-paypal-config', undefined, undefined)).toEqual({
      status: 200,
      body: { clientId: '', configured: false, mode: 'sandbox', error: 'PayPal credentials not configured' },
    });
    expect(await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID())).toEqual({
      status: 409,
      body: {},
      error: 'PayPal credentials not configured',
    });
  });

  test('lets the script of the provider into the checkout alone, and only where payments are set up', () => {
    open();
    expect(fixture.scriptSource('/checkout')).toBe('https://www.paypal.com');
    expect(fixture.scriptSource('/')).toBe('');
    expect(fixture.scriptSource('/checkout/other')).toBe('');
    expect(open({ credentials: paymentCredentials(undefined, undefined) }).scriptSource('/checkout')).toBe(
      '',
    );
  });
});

describe('an order', () => {
  test('is made with the documented calls, at the price of this server', async () => {
    const from = paypal.calls.length;
    open();
    const { body } = await fixture.ask(
      'create-paypal-order',
      { planId: 'pro', amount: 1, description: 'free' },
      randomUUID(),
    );
    expect(Object.keys(body)).toEqual(['id']);
    expect(paypal.calls.slice(from)).toEqual(['POST /v1/oauth2/token', 'POST /v2/checkout/orders']);
    expect(paypal.order(String(body['id']))).toMatchObject({
      value: '29.00',
      currency: 'USD',
      returnUrl: 'https://studio.example/checkout?success=true&plan=pro',
      cancelUrl: 'https://studio.example/checkout?cancelled=true&plan=pro',
    });
  });

  test.each([
    ['explorer', 'The Explorer plan is free. There is nothing to pay.'],
    ['enterprise', 'The Ecosystem Master plan is agreed with our sales team. It cannot be paid here.'],
  ])('for %s is refused before anybody is asked', async (planId, error) => {
    const from = paypal.calls.length;
    expect(await open().ask('create-paypal-order', { planId }, randomUUID())).toEqual({
      status: 422,
      body: {},
      error,
    });
    expect(paypal.calls).toHaveLength(from);
  });

  test.each([undefined, {}, { planId: 'gold' }, { planId: 29 }, '{', []])(
    'is not made of %j',
    async (payload) => {
      const answer = await open().ask('create-paypal-order', payload, randomUUID());
      expect(answer.status).toBe(400);
    },
  );

  test('is the same one for a double click and after going back', async () => {
    open();
    const owner = randomUUID();
    const clicks = await Promise.all(
      Array.from({ length: 4 }, () => fixture.ask('create-paypal-order', { planId: 'pro' }, owner)),
    );
    const again = await fixture.ask('create-paypal-order', { planId: 'pro' }, owner);
    expect(new Set([...clicks, again].map(({ body }) => body['id'])).size).toBe(1);
    fixture.pass(61 * 60 * 1000);
    const later = await fixture.ask('create-paypal-order', { planId: 'pro' }, owner);
    expect(later.body['id']).not.toBe(again.body['id']);
  });

  test('that PayPal cannot make says why in the documented words', async () => {
    open();
    paypal.disturb('/v1/oauth2/token', { kind: 'status', status: 401 });
    expect(await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID())).toEqual({
      status: 502,
      body: {},
      error: 'PayPal auth failed: PayPal answered with status 401',
    });
    paypal.disturb('/orders', { kind: 'status', status: 500 });
    expect(await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID())).toEqual({
      status: 502,
      body: {},
      error: 'PayPal order creation failed: PayPal answered with status 500',
    });
    paypal.disturb('/orders', { kind: 'lost-before' });
    const owner = randomUUID();
    expect(await fixture.ask('create-paypal-order', { planId: 'pro' }, owner)).toEqual({
      status: 502,
      body: {},
      error: 'PayPal order creation failed: PayPal cannot be reached',
    });
    expect(fixture.logged).toHaveLength(3);
    expect((await fixture.ask('create-paypal-order', { planId: 'pro' }, owner)).status).toBe(200);
  });

  test('with wrong credentials says so and repeats nothing of them', async () => {
    open({ credentials: paymentCredentials('public-client-id', `${paypalAccount.clientSecret}?`) });
    expect(await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID())).toEqual({
      status: 502,
      body: {},
      error: 'PayPal auth failed: PayPal rejected the credentials of this server',
    });
  });

  test('whose answer was lost is the same one when asked again', async () => {
    open();
    const owner = randomUUID();
    paypal.disturb('/orders', { kind: 'lost-after' }, { kind: 'half-answer' });
    const made = paypal.calls.length;
    expect((await fixture.ask('create-paypal-order', { planId: 'pro' }, owner)).status).toBe(502);
    expect((await fixture.ask('create-paypal-order', { planId: 'pro' }, owner)).status).toBe(502);
    const { body } = await fixture.ask('create-paypal-order', { planId: 'pro' }, owner);
    expect(paypal.order(String(body['id']))?.value).toBe('29.00');
    expect(paypal.calls.slice(made).filter((call) => call.endsWith('/orders'))).toHaveLength(3);
  });
});

test('a token is asked for once, kept until 30 seconds before its end, and replaced when refused', async () => {
  open();
  const tokens = (): number => paypal.calls.filter((call) => call.endsWith('/token')).length;
  const before = tokens();
  await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID());
  await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID());
  expect(tokens() - before).toBe(1);
  fixture.pass((32_400 - 31) * 1000);
  await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID());
  expect(tokens() - before).toBe(1);
  fixture.pass(1000);
  await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID());
  expect(tokens() - before).toBe(2);
  paypal.revokeTokens();
  expect((await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID())).status).toBe(200);
  expect(tokens() - before).toBe(3);
});

describe('plans', () => {
  test('need a session', async () => {
    open();
    for (const name of ['create-paypal-order', 'capture-paypal-order', 'activate-free-plan', 'current-plan'])
      expect({ name, ...(await fixture.ask(name, {}, undefined)) }).toEqual({
        name,
        status: 401,
        body: {},
        error: 'Your session has ended. Please sign in again.',
      });
  });

  test('that are free are active at once, with nobody asked, and stay under a paid one', async () => {
    open({ credentials: paymentCredentials(undefined, undefined) });
    const owner = randomUUID();
    const free = { planId: 'explorer', since: '2027-01-10T08:00:00.000Z', until: null };
    expect((await fixture.ask('activate-free-plan', {}, owner)).body).toEqual(free);
    fixture.pass(1000);
    expect((await fixture.ask('activate-free-plan', undefined, owner)).body).toEqual(free);
    expect((await fixture.ask('current-plan', undefined, owner)).body).toEqual({ plan: free });
  });

  test('that are paid twice last two months', async () => {
    open();
    const owner = randomUUID();
    await fixture.ask('activate-free-plan', {}, owner);
    for (let paid = 0; paid < 2; paid += 1)
      await fixture.ask('capture-paypal-order', { orderId: await approved(owner) }, owner);
    expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({
      plan: { planId: 'pro', since: '2027-01-10T08:00:00.000Z', until: '2027-03-10T08:00:00.000Z' },
    });
  });
});

test('reading a subscription does not wait for PayPal', async () => {
  let answered: (response: Response) => void = () => undefined;
  const store = memoryPlanStore();
  open({ store });
  const owner = randomUUID();
  const orderId = await approved(owner);
  paypal.disturb('/capture', { kind: 'lost-before' });
  await fixture.ask('capture-paypal-order', { orderId }, owner);
  open({ store, transport: () => new Promise((answer) => (answered = answer)) });
  expect(await fixture.ask('current-plan', {}, owner)).toEqual({ status: 200, body: { plan: null } });
  answered(new Response());
});

test('a PayPal that never answers ends in a timeout, and the answer says so', async () => {
  open({ transport: () => new Promise(() => undefined), timeoutMs: 20 });
  expect(await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID())).toEqual({
    status: 502,
    body: {},
    error: 'PayPal auth failed: PayPal did not answer in time',
  });
});
