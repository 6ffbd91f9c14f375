import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backendPlanStore, type OrderRequest } from '../../packages/engine/src/payments/store.ts';
import { StoreError } from '../../packages/engine/src/store/store.ts';
import { accounts, type Accounts, type Session } from '../support/accounts.ts';
import { memoryPlanStore } from '../support/memoryPlanStore.ts';
import { planStoreContract } from './contracts/planStore.ts';

function parameters({ owner, planId, amount, currency }: OrderRequest): Record<string, unknown> {
  return { p_owner: owner, p_plan: planId, p_amount: amount, p_currency: currency };
}

describe('in memory', () => {
  const store = memoryPlanStore();
  planStoreContract(async () => ({ store, newPerson: async () => randomUUID() }));
});

describe('in the database of the accounts', () => {
  let people: Accounts;
  beforeAll(async () => {
    people = await accounts();
  });
  afterAll(() => people.close());

  planStoreContract(async () => ({
    store: backendPlanStore(people.backend),
    newPerson: async () => (await people.signUp()).user.id,
  }));

  test('people read their own orders and plans, and nobody reads those of another', async () => {
    const [payer, other] = [await people.signUp(), await people.signUp()];
    const store = backendPlanStore(people.backend);
    const now = new Date();
    const request = { owner: payer.user.id, planId: 'pro', amount: 29, currency: 'USD' } as const;
    const order = await store.openOrder(request, now, now);
    await store.setProviderId(order.id, 'READ-1');
    await store.complete(order.id, 'READ-C', now);
    for (const table of ['orders', 'plan_periods']) {
      const rows = async (session: Session | undefined): Promise<unknown> =>
        (await people.request(`/rest/v1/${table}?select=owner`, 'GET', session)).json();
      expect(await rows(payer)).toEqual([{ owner: payer.user.id }]);
      expect(await rows(other)).toEqual([]);
      expect(await rows(undefined)).not.toContainEqual(expect.objectContaining({ owner: payer.user.id }));
    }
  });

  test('nobody but the server writes an order or a plan', async () => {
    const person = await people.signUp();
    const { id } = person.user;
    const store = backendPlanStore(people.backend);
    const now = new Date();
    const request = { owner: id, planId: 'pro', amount: 29, currency: 'USD' } as const;
    const order = await store.openOrder(request, now, now);
    await store.addFreePlan(id, now);
    const at = now.toISOString();
    const attempts = [
      ['plan_periods', 'POST', { owner: id, plan_id: 'explorer', starts_at: at }],
      ['orders', 'POST', { owner: id, plan_id: 'enterprise', amount: 1, currency: 'USD' }],
      ['rpc/open_order', 'POST', { ...parameters(request), p_since: at, p_at: at }],
      ['rpc/complete_order', 'POST', { p_order: order.id, p_capture: 'x', p_at: at }],
      ['rpc/refund_order', 'POST', { p_order: order.id, p_refund: 'x', p_at: at }],
    ] as const;
    for (const session of [person, undefined]) {
      for (const [path, method, body] of attempts)
        expect({ path, ok: (await people.request(`/rest/v1/${path}`, method, session, body)).ok }).toEqual({
          path,
          ok: false,
        });
      await people.request(`/rest/v1/orders?owner=eq.${id}`, 'PATCH', session, {
        amount: 1,
        state: 'closed',
      });
      await people.request(`/rest/v1/plan_periods?owner=eq.${id}`, 'PATCH', session, {
        plan_id: 'enterprise',
      });
      await people.request(`/rest/v1/orders?owner=eq.${id}`, 'DELETE', session);
      await people.request(`/rest/v1/plan_periods?owner=eq.${id}`, 'DELETE', session);
    }
    expect(await store.openOrder(request, now, now)).toEqual(order);
    expect(await store.periods(id, now)).toMatchObject([{ planId: 'explorer' }]);
  });

  test('the database itself refuses a paid plan without an order, and a second capture', async () => {
    const person = await people.signUp();
    const headers = { apikey: people.backend.secretKey, 'content-type': 'application/json' };
    const insert = (body: unknown): Promise<Response> =>
      people.backend.fetch(
        new Request(`${people.backend.url}/rest/v1/plan_periods`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        }),
      );
    const plan = {
      owner: person.user.id,
      plan_id: 'pro',
      starts_at: '2027-01-01T00:00:00Z',
      ends_at: '2027-02-01T00:00:00Z',
    };
    expect((await insert(plan)).ok).toBe(false);
    const store = backendPlanStore(people.backend);
    const now = new Date();
    const request = { owner: person.user.id, planId: 'pro', amount: 29, currency: 'USD' } as const;
    const order = await store.openOrder(request, now, now);
    await store.setProviderId(order.id, 'TWICE-1');
    await store.complete(order.id, 'TWICE-C', now);
    expect((await insert({ ...plan, order_id: order.id })).ok).toBe(false);
    const next = await store.openOrder(request, now, now);
    await store.setProviderId(next.id, 'TWICE-2');
    await expect(store.complete(next.id, 'TWICE-C', now)).rejects.toThrow(StoreError);
  });
});
