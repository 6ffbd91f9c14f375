import {
  checkoutNotices,
  checkoutReturn,
  initialPayState,
  parseCheckoutQuery,
  paymentArea,
  payButton,
  payToast,
  payTransition,
  redirectDelay,
  type PayEvent,
  type PayState,
} from '@saywright/domain/checkout';
import { planById } from '@saywright/domain/pricing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** An event of an unknown kind. */
const other: PayEvent = JSON.parse('{"kind":"other"}');

describe('the query', () => {
  it.each([
    ['', 'explorer', false, false, undefined],
    ['?plan=pro', 'pro', false, false, undefined],
    ['plan=enterprise', 'enterprise', false, false, undefined],
    ['?plan=gold', 'explorer', false, false, undefined],
    ['?plan=PRO', 'explorer', false, false, undefined],
    ['?plan', 'explorer', false, false, undefined],
    ['?plan=pro&plan=enterprise', 'pro', false, false, undefined],
    ['?success=true&plan=pro&token=5O190127TN364715T', 'pro', true, false, '5O190127TN364715T'],
    ['?cancelled=true&plan=pro', 'pro', false, true, undefined],
    ['?success=1&cancelled=yes', 'explorer', false, false, undefined],
    ['?success=true&token=%3Cscript%3E', 'explorer', true, false, undefined],
    ['?pl%61n=pr%6F', 'pro', false, false, undefined],
    ['?plan=%E0%A4%A&token=a+b', 'explorer', false, false, undefined],
  ])('%j', (query, planId, success, cancelled, token) => {
    expect(parseCheckoutQuery(query)).toEqual({ plan: planById(planId), success, cancelled, token });
  });

  it.each([
    ['?plan=pro', { kind: 'none' }],
    ['?token=O1', { kind: 'none' }],
    ['?success=true', { kind: 'unconfirmed', notice: checkoutNotices.unconfirmed }],
    ['?success=true&token=O1', { kind: 'capture', orderId: 'O1' }],
    ['?cancelled=true&token=O1', { kind: 'cancelled', notice: checkoutNotices.cancelled }],
    ['?success=true&cancelled=true&token=O1', { kind: 'cancelled', notice: checkoutNotices.cancelled }],
  ])('%j leads on', (query, expected) => {
    expect(checkoutReturn(parseCheckoutQuery(query))).toEqual(expected);
  });

  it('reads complete parameter names only', () => {
    expect(parseCheckoutQuery('?tokens').token).toBeUndefined();
    expect(parseCheckoutQuery('plan=pr?o').plan).toBe(parseCheckoutQuery('').plan);
  });

  it('always names a plan, and captures only with a success and an order', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (query) => {
        const parsed = parseCheckoutQuery(query);
        expect(['explorer', 'pro', 'enterprise']).toContain(parsed.plan.planId);
        const { kind } = checkoutReturn(parsed);
        expect(kind === 'capture').toBe(parsed.success && !parsed.cancelled && parsed.token !== undefined);
      }),
    );
  });
});

describe('the pay button', () => {
  const pro = planById('pro');
  const loaded: PayEvent = { kind: 'script-loaded' };
  const broken: PayEvent = { kind: 'script-failed' };
  const pressed: PayEvent = { kind: 'pressed' };
  const created: PayEvent = { kind: 'order-created', orderId: 'O1' };
  const failed: PayEvent = { kind: 'order-failed', message: 'Hm' };
  const after = (...events: readonly PayEvent[]): PayState => events.reduce(payTransition, initialPayState);

  it.each([
    [[], 'loading', 'Loading PayPal...', true, false],
    [[pressed], 'loading', 'Loading PayPal...', true, false],
    [[created], 'loading', 'Loading PayPal...', true, false],
    [[broken], 'failed', 'Pay $29 with PayPal', true, false],
    [[broken, loaded], 'ready', 'Pay $29 with PayPal', false, false],
    [[loaded], 'ready', 'Pay $29 with PayPal', false, false],
    [[loaded, pressed], 'processing', 'Processing...', true, true],
    [[loaded, pressed, pressed], 'processing', 'Processing...', true, true],
    [[loaded, pressed, created], 'redirecting', 'Processing...', true, true],
    [[loaded, pressed, failed], 'ready', 'Pay $29 with PayPal', false, false],
    [[loaded, pressed, created, failed], 'ready', 'Pay $29 with PayPal', false, false],
  ] as const)('case %#', (events, status, label, disabled, busy) => {
    const state = after(...events);
    expect(state.status).toBe(status);
    expect(payButton(state, pro)).toEqual({ label, disabled, busy });
  });

  it('ignores an event of an unknown kind', () => {
    expect(after(other)).toBe(initialPayState);
    expect(payToast(initialPayState, other)).toBeUndefined();
  });

  it('keeps the id of the order during the redirect', () => {
    expect(after(loaded, pressed, created)).toEqual({ status: 'redirecting', orderId: 'O1' });
    expect(redirectDelay).toBe(1000);
  });

  it.each([
    [[], broken, 'PayPal Loading Error'],
    [[], pressed, 'PayPal Not Ready'],
    [[broken], pressed, 'PayPal Not Ready'],
    [[loaded], broken, undefined],
    [[loaded], pressed, undefined],
    [[loaded], loaded, undefined],
    [[loaded], created, undefined],
    [[loaded, pressed], created, 'PayPal Order Created'],
    [[loaded, pressed], failed, 'Payment Error'],
    [[], failed, undefined],
  ] as const)('toast %#', (events, event, title) => {
    expect(payToast(after(...events), event)?.title).toBe(title);
  });

  it('never processes before the script has loaded', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(broken, pressed, created, failed)), (events) => {
        expect(payButton(after(...events), pro).disabled).toBe(true);
        expect(payButton(after(...events), pro).busy).toBe(false);
      }),
    );
  });

  it.each([
    ['explorer', true, 'activate'],
    ['explorer', false, 'sign-in'],
    ['pro', true, 'pay'],
    ['pro', false, 'sign-in'],
    ['enterprise', true, 'contact'],
    ['enterprise', false, 'contact'],
  ])('%s, signed in %s: %s', (planId, signedIn, area) => {
    expect(paymentArea(planById(planId), signedIn)).toBe(area);
  });
});
