import { describe, expect, test } from 'vitest';
import type { Order, PlanStore } from '../../../packages/engine/src/payments/store.ts';

export interface PlanSpace {
  readonly store: PlanStore;
  /** A person without orders and plans. */
  readonly newPerson: () => Promise<string>;
}

const now = new Date('2027-01-31T12:00:00.000Z');
const hourAgo = new Date(now.getTime() - 3_600_000);
const later = (ms: number): Date => new Date(now.getTime() + ms);
let count = 0;

/** What every store of orders and plans holds. */
export function planStoreContract(open: () => Promise<PlanSpace>): void {
  const order = async ({ store }: PlanSpace, owner: string, at = now): Promise<Order> => {
    const made = await store.openOrder({ owner, planId: 'pro', amount: 29, currency: 'USD' }, hourAgo, at);
    await store.setProviderId(made.id, `O${(count += 1)}${made.id.slice(0, 8)}`);
    return made;
  };
  const completed = async (space: PlanSpace, owner: string, at = now): Promise<Order> => {
    const made = await order(space, owner);
    await space.store.mark(made.id, 'capturing');
    await space.store.complete(made.id, `C${made.id.slice(0, 8)}`, at);
    return made;
  };

  describe('orders', () => {
    test('are the same one for everybody who asks at once, until it is old or costs something else', async () => {
      const { store, newPerson } = await open();
      const owner = await newPerson();
      const ask = (amount: number, since: Date, at: Date): Promise<Order> =>
        store.openOrder({ owner, planId: 'pro', amount, currency: 'USD' }, since, at);
      const made = await Promise.all(Array.from({ length: 6 }, () => ask(29, hourAgo, now)));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(made[0]).toMatchObject({ owner, planId: 'pro', amount: 29, providerId: null, state: 'open' });
      const dearer = await ask(39, hourAgo, now);
      expect(dearer.id).not.toBe(made[0]?.id);
      const fresh = await ask(39, later(1), later(2));
      expect(fresh.id).not.toBe(dearer.id);
      expect((await ask(39, later(1), later(3))).id).toBe(fresh.id);
    });

    test('keep the first id of the provider and are found by it', async () => {
      const { store, newPerson } = await open();
      const owner = await newPerson();
      const made = await store.openOrder({ owner, planId: 'pro', amount: 29, currency: 'USD' }, hourAgo, now);
      const name = `first-${made.id.slice(0, 8)}`;
      await store.setProviderId(made.id, name);
      await store.setProviderId(made.id, 'second');
      expect(await store.orderOf(name)).toMatchObject({ id: made.id, providerId: name });
      expect(await store.orderOf('second')).toBeUndefined();
    });

    test('are unreconciled from before their capture until its result is known', async () => {
      const space = await open();
      const [owner, other] = [await space.newPerson(), await space.newPerson()];
      const [one, two] = [await order(space, owner), await order(space, other)];
      await space.store.mark(one.id, 'capturing');
      await space.store.mark(two.id, 'capturing');
      expect((await space.store.unreconciled(owner)).map(({ id }) => id)).toEqual([one.id]);
      expect((await space.store.unreconciled()).map(({ id }) => id)).toEqual(
        expect.arrayContaining([one.id, two.id]),
      );
      await space.store.mark(one.id, 'closed');
      await space.store.complete(two.id, `C${two.id.slice(0, 8)}`, now);
      expect(await space.store.unreconciled(owner)).toEqual([]);
      expect(await space.store.unreconciled(other)).toEqual([]);
    });
  });

  describe('plans', () => {
    test('begin with the capture, once, however often it is recorded', async () => {
      const space = await open();
      const owner = await space.newPerson();
      const made = await order(space, owner);
      const reported = await Promise.all(
        Array.from({ length: 5 }, () => space.store.complete(made.id, `C${made.id.slice(0, 8)}`, now)),
      );
      // The last day of February is a month after the last day of January.
      const period = { planId: 'pro', startsAt: now, endsAt: new Date('2027-02-28T12:00:00.000Z') };
      for (const answer of reported) expect(answer).toMatchObject(period);
      expect(await space.store.periods(owner, now)).toHaveLength(1);
      expect(await space.store.periodOf(made.id)).toMatchObject(period);
    });

    test('that are captured stay so', async () => {
      const space = await open();
      const owner = await space.newPerson();
      const made = await completed(space, owner);
      await space.store.mark(made.id, 'closed');
      expect(await space.store.unreconciled(owner)).toEqual([]);
      const found = await space.store.periodOf(made.id);
      expect(found?.planId).toBe('pro');
    });

    test('that are paid while one runs begin when it ends', async () => {
      const space = await open();
      const owner = await space.newPerson();
      await completed(space, owner);
      const second = await completed(space, owner, later(1000));
      expect(await space.store.periodOf(second.id)).toMatchObject({
        startsAt: new Date('2027-02-28T12:00:00.000Z'),
        endsAt: new Date('2027-03-28T12:00:00.000Z'),
      });
      const end = new Date('2027-03-28T12:00:00.000Z');
      expect(await space.store.periods(owner, end)).toEqual([]);
      const third = await completed(space, owner, end);
      expect((await space.store.periodOf(third.id))?.startsAt).toEqual(end);
    });

    test('that are refunded end at once, and what was paid for after them moves forward', async () => {
      const space = await open();
      const owner = await space.newPerson();
      const { store } = space;
      const [first, second, third] = [
        await completed(space, owner),
        await completed(space, owner),
        await completed(space, owner),
      ];
      const day = 24 * 60 * 60 * 1000;
      expect((await store.taken()).map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, third.id]));
      for (let time = 0; time < 2; time += 1) {
        await store.markRefunding(first.id);
        await store.refund(first.id, `R${first.id.slice(0, 8)}`, later(day));
      }
      expect(await store.find(first.id)).toMatchObject({ state: 'refunded' });
      expect(await store.periodOf(first.id)).toMatchObject({ startsAt: now, endsAt: later(day) });
      // February has 28 days, of which one is used.
      const moved = (date: string): Date => new Date(new Date(date).getTime() - 27 * day);
      expect(await store.periodOf(second.id)).toMatchObject({
        startsAt: later(day),
        endsAt: moved('2027-03-28T12:00:00.000Z'),
      });
      // One that has not started yet is gone, and leaves no gap.
      await store.refund(second.id, `R${second.id.slice(0, 8)}`, later(day));
      expect(await store.periodOf(second.id)).toBeUndefined();
      expect((await store.periodOf(third.id))?.startsAt).toEqual(later(day));
      expect(await store.announce(third.id, now)).toBe(true);
      expect(await store.announce(third.id, now)).toBe(false);
    });

    test('are not begun by money that was taken for something else', async () => {
      const space = await open();
      const owner = await space.newPerson();
      const made = await order(space, owner);
      await space.store.mark(made.id, 'capturing');
      await space.store.markUnapplied(made.id, null, 'The amount differs.', now);
      await space.store.mark(made.id, 'closed');
      expect(await space.store.find(made.id)).toMatchObject({
        state: 'unapplied',
        captureId: null,
        problem: 'The amount differs.',
      });
      expect(await space.store.unreconciled(owner)).toEqual([]);
      expect(await space.store.periods(owner, now)).toEqual([]);
    });

    test('belong to one number of the provider each', async () => {
      const space = await open();
      const [one, two] = [await order(space, await space.newPerson()), await space.newPerson()];
      const known = (await space.store.find(one.id))?.providerId ?? '';
      const made = await space.store.openOrder(
        { owner: two, planId: 'pro', amount: 29, currency: 'USD' },
        hourAgo,
        now,
      );
      expect(await space.store.setProviderId(made.id, known)).toBe(false);
      expect((await space.store.orderOf(known))?.id).toBe(one.id);
    });

    test('that are free are given once and do not end', async () => {
      const space = await open();
      const owner = await space.newPerson();
      const given = await Promise.all(
        Array.from({ length: 4 }, (_, at) => space.store.addFreePlan(owner, later(at))),
      );
      expect(new Set(given.map(({ startsAt }) => startsAt.getTime())).size).toBe(1);
      expect(await space.store.periods(owner, later(1e11))).toMatchObject([
        { planId: 'explorer', endsAt: null },
      ]);
    });
  });
}
