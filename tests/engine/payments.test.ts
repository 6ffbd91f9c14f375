import { randomUUID } from 'node:crypto';
import { paymentCredentials } from '@saywright/domain/payment';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OperatorError } from '../../packages/engine/src/operator/topic.ts';
import { memoryPlanStore } from '../support/memoryPlanStore.ts';
import { paypalAccount, startPaypal, type FakePaypal } from '../support/paypal.ts';
import { paymentFixture, type PaymentFixture } from '../support/paymentFixture.ts';

let paypal: FakePaypal;
let fixture: PaymentFixture;
const secrets = [
  paypalAccount.clientSecret,
  Buffer.from(`${paypalAccount.clientId}:${paypalAccount.clientSecret}`).toString('base64'),
  'A21AA-token-',
  'Basic ',
];

function open(options: Partial<Parameters<typeof paymentFixture>[0]> = {}): PaymentFixture {
  fixture = paymentFixture({ url: paypal.url, store: memoryPlanStore(), ...options });
  return fixture;
}

beforeAll(async () => {
  paypal = await startPaypal();
});
afterEach(() => {
  paypal.calm();
  const reported = [...fixture.said, ...fixture.logged].join('\n');
  for (const secret of secrets)
    if (reported.includes(secret)) throw new Error(`A secret was sent: ${secret}`);
});
afterAll(() => paypal.close());

/** An order of a person that its payer has approved. */
async function approved(owner: string): Promise<string> {
  const { body } = await fixture.ask('create-paypal-order', { planId: 'pro' }, owner);
  paypal.approve(String(body['id']));
  return String(body['id']);
}

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

describe('a capture', () => {
  const month = { planId: 'pro', since: '2027-01-10T08:00:00.000Z', until: '2027-02-10T08:00:00.000Z' };

  test('begins one month of the plan, and repeated it gives the stored result', async () => {
    open();
    const owner = randomUUID();
    const orderId = await approved(owner);
    expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({ plan: null });
    expect(await fixture.ask('capture-paypal-order', { orderId }, owner)).toEqual({
      status: 200,
      body: { ...month, isNew: true },
    });
    const calls = paypal.calls.length;
    // A reload, the Back button and a bookmark ask again: nothing is new then.
    fixture.pass(5000);
    expect((await fixture.ask('capture-paypal-order', { orderId }, owner)).body).toEqual({
      ...month,
      isNew: false,
    });
    expect(paypal.calls).toHaveLength(calls);
    expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({ plan: month });
    fixture.pass(40 * 24 * 60 * 60 * 1000);
    expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({ plan: null });
  });

  test('of an order that nobody approved activates nothing', async () => {
    open();
    const owner = randomUUID();
    const { body } = await fixture.ask('create-paypal-order', { planId: 'pro' }, owner);
    expect(await fixture.ask('capture-paypal-order', { orderId: body['id'] }, owner)).toEqual({
      status: 422,
      body: {},
      error: 'PayPal capture failed: the payment was not approved at PayPal',
    });
    expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({ plan: null });
    // The payer may still approve it and come back.
    paypal.approve(String(body['id']));
    expect((await fixture.ask('capture-paypal-order', { orderId: body['id'] }, owner)).body).toMatchObject(
      month,
    );
  });

  test('of the order of somebody else, or of one nobody made, is refused without asking PayPal', async () => {
    open();
    const orderId = await approved(randomUUID());
    const calls = paypal.calls.length;
    const thief = randomUUID();
    expect(await fixture.ask('capture-paypal-order', { orderId }, thief)).toEqual({
      status: 403,
      body: {},
      error: 'This payment belongs to another account. Nothing was activated.',
    });
    expect(await fixture.ask('capture-paypal-order', { orderId: 'FORGED' }, thief)).toEqual({
      status: 404,
      body: {},
      error: 'This payment is not known here. Nothing was activated.',
    });
    expect((await fixture.ask('capture-paypal-order', { orderId: '../orders' }, thief)).status).toBe(400);
    expect(paypal.calls).toHaveLength(calls);
  });

  test('that is declined charges nothing, and the next try is a new order', async () => {
    open();
    const owner = randomUUID();
    const orderId = await approved(owner);
    paypal.approve(orderId, 'declined');
    expect(await fixture.ask('capture-paypal-order', { orderId }, owner)).toEqual({
      status: 422,
      body: {},
      error: 'PayPal capture failed: the bank or card declined the payment. Choose another one at PayPal',
    });
    expect(await approved(owner)).not.toBe(orderId);
  });

  test.each(['other-amount', 'other-currency'] as const)(
    'of %s than the price activates nothing, is reported with what to do, and is refunded by the operator',
    async (approval) => {
      open();
      const owner = randomUUID();
      const orderId = await approved(owner);
      paypal.approve(orderId, approval);
      for (let visit = 0; visit < 2; visit += 1) {
        const answer = await fixture.ask('capture-paypal-order', { orderId }, owner);
        expect(answer.status).toBe(409);
        expect(answer.error).toMatch(/^PayPal took your payment, but .* Ask for a refund/);
      }
      expect((await fixture.ask('paypal-order-state', { orderId }, owner)).body).toEqual({
        state: 'unapplied',
      });
      expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({ plan: null });
      expect(fixture.logged.join()).toContain('The amount paid is not the price of the plan.');
      const listed = await fixture.operate('list');
      expect(listed).toMatch(/ATTENTION: paid, but nothing activated\. The amount paid is not the price/);
      expect(await fixture.operate('refund', listed.slice(0, 36))).toContain(
        `of order ${orderId} is being refunded`,
      );
      expect(await fixture.operate('list')).not.toContain('ATTENTION');
      expect((await fixture.ask('capture-paypal-order', { orderId }, owner)).error).toContain('refunded');
    },
  );

  test('that PayPal gives the number of another order, or one that cannot be kept, is not offered again', async () => {
    open();
    const owner = randomUUID();
    const { body } = await fixture.ask('create-paypal-order', { planId: 'pro' }, randomUUID());
    for (const id of [String(body['id']), 'X'.repeat(65), 'a/b']) {
      paypal.nameNext(id);
      expect(await fixture.ask('create-paypal-order', { planId: 'pro' }, owner)).toEqual({
        status: 502,
        body: {},
        error: 'PayPal order creation failed: the order number cannot be used. Try again',
      });
    }
    expect((await fixture.ask('create-paypal-order', { planId: 'pro' }, owner)).status).toBe(200);
  });

  test('that PayPal still reviews starts the subscription once it is completed', async () => {
    open();
    const owner = randomUUID();
    const orderId = await approved(owner);
    paypal.approve(orderId, 'pending');
    const answer = await fixture.ask('capture-paypal-order', { orderId }, owner);
    expect(answer.error).toMatch(/^PayPal is still reviewing this payment\./);
    expect((await fixture.ask('create-paypal-order', { planId: 'pro' }, owner)).status).toBe(409);
    paypal.approve(orderId);
    await fixture.recover();
    expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({ plan: month });
  });

  test.each(['lost-before', 'lost-after', 'half-answer'] as const)(
    'whose answer was lost (%s) is found out before anything new is started, and made once',
    async (kind) => {
      open();
      const owner = randomUUID();
      const orderId = await approved(owner);
      paypal.disturb('/capture', { kind }, { kind: 'status', status: 503 });
      const answer = await fixture.ask('capture-paypal-order', { orderId }, owner);
      expect(answer.status).toBe(502);
      expect(answer.error).toMatch(/^PayPal capture failed: /);
      const meanwhile = await fixture.ask('create-paypal-order', { planId: 'pro' }, owner);
      expect(meanwhile.status).toBe(409);
      expect(meanwhile.error).toContain('No new payment was started');
      const after = await fixture.ask('create-paypal-order', { planId: 'pro' }, owner);
      expect(after.status).toBe(409);
      expect(after.error).toContain('your plan is active');
      expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({ plan: month });
      expect(paypal.captures.filter((id) => id === orderId)).toEqual([orderId]);
    },
  );

  test('that a crash cut short is completed at the next start', async () => {
    open();
    const owner = randomUUID();
    const orderId = await approved(owner);
    fixture.crashAtComplete();
    expect((await fixture.ask('capture-paypal-order', { orderId }, owner)).status).toBe(500);
    expect(paypal.captures).toContain(orderId);
    fixture.restart();
    await fixture.recover();
    expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({ plan: month });
    expect(paypal.captures.filter((id) => id === orderId)).toEqual([orderId]);
  });

  test('that PayPal made under another request is recognised by its record', async () => {
    open();
    const owner = randomUUID();
    const orderId = await approved(owner);
    await paypal.captureBySomebodyElse(orderId);
    expect((await fixture.ask('capture-paypal-order', { orderId }, owner)).body).toMatchObject(month);
  });
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

describe('a refund', () => {
  test('goes back once, whatever becomes of its answers, and ends what was paid for', async () => {
    open();
    const owner = randomUUID();
    const first = await approved(owner);
    await fixture.ask('capture-paypal-order', { orderId: first }, owner);
    const second = await approved(owner);
    await fixture.ask('capture-paypal-order', { orderId: second }, owner);
    fixture.pass(10 * 24 * 60 * 60 * 1000);
    const id = (await fixture.operate('list')).split('\n').at(-1)?.slice(0, 36) ?? '';
    paypal.disturb('/refund', { kind: 'lost-after' }, { kind: 'status', status: 503 });
    for (const cause of ['cannot be reached', 'status 503'])
      await expect(fixture.operate('refund', id)).rejects.toThrow(cause);
    expect(await fixture.operate('list')).toContain('ATTENTION: refund not confirmed, run refund again');
    expect(await fixture.operate('refund', id)).toContain('$29.00 of order');
    expect(await fixture.operate('refund', id)).toContain('has already been refunded');
    expect(paypal.refunds.filter((captured) => captured === paypal.order(first)?.captureId)).toHaveLength(1);
    // The second month follows at once, and lasts as long as it would have.
    expect((await fixture.ask('current-plan', {}, owner)).body).toEqual({
      plan: { planId: 'pro', since: '2027-01-20T08:00:00.000Z', until: '2027-02-17T08:00:00.000Z' },
    });
  });

  test('of nothing, or without an account with PayPal, is refused in words', async () => {
    open();
    for (const args of [['refund', 'x'], ['refund', randomUUID()], ['refund'], ['give'], []])
      await expect(fixture.operate(...args)).rejects.toThrow(OperatorError);
    expect(await fixture.operate('list')).toBe('There are no payments.');
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
