import type { PlanId } from '@saywright/domain/pricing';
import { limitText } from '@saywright/domain/text';
import { z } from 'zod';
import type { Backend } from '../ports/backend.ts';
import { planIdSchema } from '../protocol/index.ts';
import { dataOf, failureOf, StoreError } from '../store/answers.ts';
import { restOf } from '../store/rest.ts';

const orderRow = z
  .object({
    id: z.string(),
    owner: z.string(),
    plan_id: planIdSchema,
    amount: z.coerce.number(),
    provider_id: z.string().nullable(),
    capture_id: z.string().nullable(),
    problem: z.string().nullable(),
    created_at: z.string(),
    state: z.enum(['open', 'closed', 'capturing', 'captured', 'unapplied', 'refunding', 'refunded']),
  })
  .transform(({ plan_id, provider_id, capture_id, created_at, ...row }) => ({
    ...row,
    planId: plan_id,
    providerId: provider_id,
    captureId: capture_id,
    createdAt: new Date(created_at),
  }));

/** An order as stored. The migration that creates the table explains its states. */
export type Order = Readonly<z.output<typeof orderRow>>;

const periodRow = z
  .object({ plan_id: planIdSchema, starts_at: z.string(), ends_at: z.string().nullable() })
  .transform(({ plan_id, starts_at, ends_at }) => ({
    planId: plan_id,
    startsAt: new Date(starts_at),
    endsAt: ends_at === null ? null : new Date(ends_at),
  }));

/** A period in which a person has a subscription; open-ended where `endsAt` is null. */
export type SubscriptionPeriod = Readonly<z.output<typeof periodRow>>;

/** What an order is for. */
export interface OrderRequest {
  readonly owner: string;
  readonly planId: PlanId;
  readonly amount: number;
  readonly currency: string;
}

/** Orders and subscriptions. Guarantees that an order is captured once, and that its subscription starts with that capture. */
export interface PlanStore {
  /** The open order for this request, created when there is none since `since`; concurrent calls get the same one. */
  openOrder(request: OrderRequest, since: Date, now: Date): Promise<Order>;
  /** Stores the provider's id of an order that has none yet; false when another order has it. */
  setProviderId(id: string, providerId: string): Promise<boolean>;
  orderOf(providerId: string): Promise<Order | undefined>;
  /** Orders whose capture has an unknown result; of one person, or of all. */
  unreconciled(owner?: string): Promise<readonly Order[]>;
  find(id: string): Promise<Order | undefined>;
  /** Orders whose money was taken, newest first. */
  taken(): Promise<readonly Order[]>;
  /** Changes the state of an order that is not known to be paid. */
  mark(id: string, state: 'closed' | 'capturing'): Promise<void>;
  /** Records a payment that activated nothing, and why. */
  markUnapplied(id: string, captureId: string | null, problem: string, now: Date): Promise<void>;
  /** Records that a refund of an order is about to be requested. */
  markRefunding(id: string): Promise<void>;
  /** Records the refund and ends the subscription it paid for. Idempotent. */
  refund(id: string, refundId: string, now: Date): Promise<void>;
  /** Records that the payer has seen the success; false when it was already recorded. */
  announce(id: string, now: Date): Promise<boolean>;
  /** Records the capture and starts the subscription, both or neither. Idempotent. */
  complete(id: string, captureId: string, now: Date): Promise<SubscriptionPeriod>;
  /** The subscription that an order paid for. */
  periodOf(orderId: string): Promise<SubscriptionPeriod | undefined>;
  /** Gives a person the free plan. Idempotent. */
  addFreePlan(owner: string, now: Date): Promise<SubscriptionPeriod>;
  /** A person's subscriptions that have not ended. */
  periods(owner: string, now: Date): Promise<readonly SubscriptionPeriod[]>;
}

const orders = z.array(orderRow);
const periods = z.array(periodRow);

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new StoreError('The stored row cannot be found.');
  return row;
}

/** Orders and subscriptions through the data API of any backend, with the server's key. */
export function backendPlanStore(backend: Backend): PlanStore {
  const rest = restOf(backend);
  return {
    openOrder: async ({ owner, planId: plan, amount, currency }, since, now) =>
      first(
        orders.parse(
          dataOf(
            await rest.rpc('open_order', {
              p_owner: owner,
              p_plan: plan,
              p_amount: amount,
              p_currency: currency,
              p_since: since.toISOString(),
              p_at: now.toISOString(),
            }),
          ),
        ),
      ),
    async setProviderId(id, providerId) {
      const { error } = await rest
        .from('orders')
        .update({ provider_id: providerId })
        .eq('id', id)
        .is('provider_id', null);
      if (error?.code === '23505') return false;
      if (error) throw failureOf(error);
      return true;
    },
    orderOf: async (providerId) =>
      orders.parse(dataOf(await rest.from('orders').select('*').eq('provider_id', providerId)))[0],
    async unreconciled(owner) {
      const found = rest.from('orders').select('*').eq('state', 'capturing');
      return orders.parse(dataOf(await (owner === undefined ? found : found.eq('owner', owner))));
    },
    async mark(id, state) {
      dataOf(
        await rest.from('orders').update({ state }).eq('id', id).in('state', ['open', 'closed', 'capturing']),
      );
    },
    find: async (id) => orders.parse(dataOf(await rest.from('orders').select('*').eq('id', id)))[0],
    taken: async () =>
      orders.parse(
        dataOf(
          await rest
            .from('orders')
            .select('*')
            .in('state', ['captured', 'unapplied', 'refunding', 'refunded'])
            .order('created_at', { ascending: false }),
        ),
      ),
    async markUnapplied(id, captureId, problem, now) {
      const change = {
        state: 'unapplied',
        capture_id: captureId,
        captured_at: now.toISOString(),
        problem: limitText(problem, 200),
      };
      dataOf(await rest.from('orders').update(change).eq('id', id).eq('state', 'capturing'));
    },
    async markRefunding(id) {
      dataOf(
        await rest
          .from('orders')
          .update({ state: 'refunding' })
          .eq('id', id)
          .in('state', ['captured', 'unapplied']),
      );
    },
    async refund(id, refundId, now) {
      dataOf(await rest.rpc('refund_order', { p_order: id, p_refund: refundId, p_at: now.toISOString() }));
    },
    async announce(id, now) {
      const updated = await rest
        .from('orders')
        .update({ announced_at: now.toISOString() })
        .eq('id', id)
        .is('announced_at', null)
        .select('*');
      return orders.parse(dataOf(updated)).length > 0;
    },
    complete: async (id, captureId, now) =>
      first(
        periods.parse(
          dataOf(
            await rest.rpc('complete_order', {
              p_order: id,
              p_capture: captureId,
              p_at: now.toISOString(),
            }),
          ),
        ),
      ),
    periodOf: async (orderId) =>
      periods.parse(dataOf(await rest.from('plan_periods').select('*').eq('order_id', orderId)))[0],
    async addFreePlan(owner, now) {
      const find = async (): Promise<readonly SubscriptionPeriod[]> =>
        periods.parse(
          dataOf(await rest.from('plan_periods').select('*').eq('owner', owner).eq('plan_id', 'explorer')),
        );
      const known = await find();
      if (known.length > 0) return first(known);
      // Of two concurrent inserts the second is refused, and finds the row of the first.
      await rest
        .from('plan_periods')
        .insert({ owner, plan_id: 'explorer', starts_at: now.toISOString(), ends_at: null });
      return first(await find());
    },
    periods: async (owner, now) =>
      periods.parse(
        dataOf(
          await rest
            .from('plan_periods')
            .select('*')
            .eq('owner', owner)
            .or(`ends_at.is.null,ends_at.gt.${now.toISOString()}`),
        ),
      ),
  };
}
