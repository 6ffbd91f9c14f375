import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OperatorError } from '../../packages/engine/src/operator/topic.ts';
import { approved, fixture, open, paypal } from './payments.support.ts';

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
