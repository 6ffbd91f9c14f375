import type { PlanId } from '@saywright/domain/pricing';
import { PostgrestClient } from '@supabase/postgrest-js';
import { z } from 'zod';
import type { Backend } from '../ports/backend.ts';
import { StoreError } from '../store/store.ts';

const planId = z.enum(['explorer', 'pro', 'enterprise']);

const orderRow = z
  .object({
    id: z.string(),
    owner: z.string(),
    plan_id: planId,
    amount: z.coerce.number(),
    provider_id: z.string().nullable(),
    state: z.enum(['open', 'closed', 'capturing', 'captured']),
  })
  .transform(({ plan_id, provider_id, ...row }) => ({ ...row, planId: plan_id, providerId: provider_id }));

/** An order as it is kept. What its states mean is said in the migration that makes the table. */
export type Order = Readonly<z.output<typeof orderRow>>;

const periodRow = z
  .object({ plan_id: planId, starts_at: z.string(), ends_at: z.string().nullable() })
  .transform(({ plan_id, starts_at, ends_at }) => ({
    planId: plan_id,
    startsAt: new Date(starts_at),
    endsAt: ends_at === null ? null : new Date(ends_at),
  }));

/** A time in which somebody has a plan; without an end where `endsAt` is null. */
export type PlanPeriod = Readonly<z.output<typeof periodRow>>;

/** What an order is for. */
export interface OrderRequest {
  readonly owner: string;
  readonly planId: PlanId;
  readonly amount: number;
  readonly currency: string;
}

/** Orders and plans. Holds that an order is captured once, and that its plan begins with that capture. */
export interface PlanStore {
  /** The open order for this, made when there is none since `since`; the same one for whoever asks at once. */
  openOrder(request: OrderRequest, since: Date, now: Date): Promise<Order>;
  /** Keeps the provider's id of an order that has none yet. */
  setProviderId(id: string, providerId: string): Promise<void>;
  orderOf(providerId: string): Promise<Order | undefined>;
  /** Orders whose capture nobody knows the end of; of one person, or of all. */
  unsettled(owner?: string): Promise<readonly Order[]>;
  /** Changes the state of an order that is not captured. */
  mark(id: string, state: 'closed' | 'capturing'): Promise<void>;
  /** Records the capture and begins the plan, both or neither; again, it gives the same. */
  complete(id: string, captureId: string, now: Date): Promise<PlanPeriod>;
  /** The plan that an order has paid for. */
  periodOf(orderId: string): Promise<PlanPeriod | undefined>;
  /** Gives a person the free plan; again, it gives the same. */
  addFreePlan(owner: string, now: Date): Promise<PlanPeriod>;
  /** The plans of a person that have not ended. */
  periods(owner: string, now: Date): Promise<readonly PlanPeriod[]>;
}

interface Answer {
  readonly data: unknown;
  readonly error: { readonly message: string } | null;
}

const orders = z.array(orderRow);
const periods = z.array(periodRow);

function dataOf({ data, error }: Answer): unknown {
  if (error) throw new StoreError(error.message);
  return data;
}

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new StoreError('What was stored cannot be found.');
  return row;
}

/** Orders and plans through the data API of any backend, as the server. */
export function backendPlanStore(backend: Backend): PlanStore {
  const rest = new PostgrestClient(`${backend.url}/rest/v1`, {
    headers: { apikey: backend.secretKey },
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
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
      dataOf(
        await rest.from('orders').update({ provider_id: providerId }).eq('id', id).is('provider_id', null),
      );
    },
    orderOf: async (providerId) =>
      orders.parse(dataOf(await rest.from('orders').select('*').eq('provider_id', providerId)))[0],
    async unsettled(owner) {
      const found = rest.from('orders').select('*').eq('state', 'capturing');
      return orders.parse(dataOf(await (owner === undefined ? found : found.eq('owner', owner))));
    },
    async mark(id, state) {
      dataOf(await rest.from('orders').update({ state }).eq('id', id).neq('state', 'captured'));
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
      const find = async (): Promise<readonly PlanPeriod[]> =>
        periods.parse(
          dataOf(await rest.from('plan_periods').select('*').eq('owner', owner).eq('plan_id', 'explorer')),
        );
      const known = await find();
      if (known.length > 0) return first(known);
      // Asked twice at once, the second insert is refused and finds what the first one made.
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
