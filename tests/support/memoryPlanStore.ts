import { randomUUID } from 'node:crypto';
import type { Order, SubscriptionPeriod, PlanStore } from '../../packages/engine/src/payments/store.ts';

interface Kept extends SubscriptionPeriod {
  readonly owner: string;
  readonly orderId: string | null;
}

/** One month later, or the last day of a shorter month. */
function monthAfter(date: Date): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + 1);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}

const copy = <Value>(value: Value): Value => structuredClone(value);

/** Orders and subscriptions in memory, with the contract of the database store, fast enough for thousands of rounds. */
export function memoryPlanStore(): PlanStore {
  const orders = new Map<string, Order & { readonly madeAt: Date }>();
  const announced = new Set<string>();
  const periods: Kept[] = [];
  const change = (id: string, values: Partial<Order>): void => {
    const order = orders.get(id);
    if (order) orders.set(id, { ...order, ...values });
  };
  const all = (): readonly (Order & { readonly madeAt: Date })[] => [...orders.values()];
  return {
    async openOrder({ owner, planId, amount }, since, now) {
      const open = all().find(
        (order) => order.owner === owner && order.planId === planId && order.state === 'open',
      );
      if (open && open.madeAt >= since && open.amount === amount) return copy(open);
      if (open) change(open.id, { state: 'closed' });
      const made = {
        id: randomUUID(),
        owner,
        planId,
        amount,
        providerId: null,
        captureId: null,
        problem: null,
        createdAt: now,
        state: 'open',
        madeAt: now,
      } as const;
      orders.set(made.id, made);
      return copy(made);
    },
    async setProviderId(id, providerId) {
      if (all().some((order) => order.id !== id && order.providerId === providerId)) return false;
      if (orders.get(id)?.providerId === null) change(id, { providerId });
      return true;
    },
    orderOf: async (providerId) => copy(all().find((order) => order.providerId === providerId)),
    unreconciled: async (owner) =>
      copy(all().filter((order) => order.state === 'capturing' && (owner ?? order.owner) === order.owner)),
    async mark(id, state) {
      if (['open', 'closed', 'capturing'].includes(orders.get(id)?.state ?? '')) change(id, { state });
    },
    find: async (id) => copy(orders.get(id)),
    taken: async () =>
      copy(all().filter(({ state }) => !['open', 'closed', 'capturing'].includes(state))).toReversed(),
    async markUnapplied(id, captureId, problem) {
      if (orders.get(id)?.state === 'capturing') change(id, { state: 'unapplied', captureId, problem });
    },
    async markRefunding(id) {
      if (['captured', 'unapplied'].includes(orders.get(id)?.state ?? '')) change(id, { state: 'refunding' });
    },
    async refund(id, _refundId, now) {
      if (orders.get(id)?.state === 'refunded') return;
      change(id, { state: 'refunded' });
      const at = periods.findIndex((period) => period.orderId === id);
      const [ended] = at < 0 ? [] : periods.splice(at, 1);
      if (!ended?.endsAt || ended.endsAt <= now) return;
      const until = new Date(Math.max(ended.startsAt.getTime(), now.getTime()));
      if (until > ended.startsAt) periods.push({ ...ended, endsAt: until });
      const freed = ended.endsAt.getTime() - until.getTime();
      for (const [index, { startsAt, endsAt, ...period }] of periods.entries())
        if (period.owner === ended.owner && endsAt && startsAt >= ended.endsAt)
          periods[index] = {
            ...period,
            startsAt: new Date(startsAt.getTime() - freed),
            endsAt: new Date(endsAt.getTime() - freed),
          };
    },
    async announce(id) {
      const isNew = !announced.has(id);
      announced.add(id);
      return isNew;
    },
    async complete(id, captureId, now) {
      const known = periods.find((period) => period.orderId === id);
      if (known) return copy(known);
      const order = orders.get(id);
      if (!order || captureId === '') throw new Error('There is no such order.');
      const { owner, planId } = order;
      const ends = periods.filter((period) => period.owner === owner && period.planId === planId);
      const startsAt = new Date(Math.max(now.getTime(), ...ends.map(({ endsAt }) => endsAt?.getTime() ?? 0)));
      change(id, { state: 'captured', captureId });
      const period = { owner, planId, orderId: id, startsAt, endsAt: monthAfter(startsAt) };
      periods.push(period);
      return copy(period);
    },
    periodOf: async (orderId) => copy(periods.find((period) => period.orderId === orderId)),
    async addFreePlan(owner, now) {
      const known = periods.find((period) => period.owner === owner && period.planId === 'explorer');
      if (known) return copy(known);
      const period = { owner, planId: 'explorer', orderId: null, startsAt: now, endsAt: null } as const;
      periods.push(period);
      return copy(period);
    },
    periods: async (owner, now) =>
      copy(
        periods.filter((period) => period.owner === owner && (period.endsAt === null || period.endsAt > now)),
      ),
  };
}
