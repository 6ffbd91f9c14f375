import {
  captureDecision,
  idempotencyKey,
  orderRequest,
  paymentErrors,
  paymentRequest,
  type CaptureDecision,
} from '@saywright/domain/payment';
import { textField } from '@saywright/domain/fields';
import type { PlanId } from '@saywright/domain/pricing';
import type { PaymentProvider } from '../ports/payments.ts';
import type { Clock } from '../ports/system.ts';
import type { PlanPeriodView } from '../protocol/index.ts';
import { captureIdOf, isPending, isTaken } from './captureAnswer.ts';
import { periodView, planAt } from './currentPlan.ts';
import { PurchaseError, purchaseTexts } from './errors.ts';
import type { Order, PlanPeriod, PlanStore } from './store.ts';

export interface PurchaseParts {
  readonly store: PlanStore;
  /** Missing where this installation has no account with a provider. */
  readonly provider: PaymentProvider | undefined;
  /** Address of this site, to which the provider sends payers back (H05). */
  readonly siteOrigin: string;
  readonly clock: Clock;
  /** Called with what went wrong at the provider, without anything secret. */
  readonly logError: (error: unknown) => void;
}

/** Plans, and the payments for them. Each is for one signed-in person and throws a `PurchaseError` with a sentence. */
export interface Purchases {
  /** An order of this person for a plan; the one that is open already, if it is young enough. */
  createOrder(owner: string, planId: PlanId): Promise<{ readonly id: string }>;
  /** Takes the money of an approved order and begins its plan, once; again, it gives the stored result (H04). */
  captureOrder(owner: string, providerId: string): Promise<PlanPeriodView & { readonly isNew: boolean }>;
  /** What became of an order of this person, as far as is known here. */
  orderState(owner: string, providerId: string): Promise<{ readonly state: OrderStateView }>;
  activateFreePlan(owner: string): Promise<PlanPeriodView>;
  currentPlan(owner: string): Promise<PlanPeriodView | null>;
  /** Finds out how captures ended that nobody heard the end of. */
  recover(): Promise<void>;
}

/** How long an order is offered again; the provider keeps one for three hours. */
const offeredForMs = 60 * 60 * 1000;

type Settled =
  | { readonly kind: 'paid'; readonly period: PlanPeriod }
  | { readonly kind: 'unpaid' | 'unknown' | 'unapplied'; readonly error: string };

type OrderStateView = 'unpaid' | 'checking' | 'paid' | 'unapplied' | 'refunded';

const stateViews: Readonly<Record<Order['state'], OrderStateView>> = {
  open: 'unpaid',
  closed: 'unpaid',
  capturing: 'checking',
  captured: 'paid',
  unapplied: 'unapplied',
  refunding: 'refunded',
  refunded: 'refunded',
};

function decide(order: Order, owner: string, answer?: unknown): CaptureDecision {
  const { planId, amount, state } = order;
  const stored = { orderId: order.providerId ?? '', userId: order.owner, planId, amount };
  return captureDecision({ ...stored, captured: state === 'captured' }, owner, answer);
}

export function purchases({ store, provider, siteOrigin, clock, logError }: PurchaseParts): Purchases {
  function needProvider(): PaymentProvider {
    if (!provider) throw new PurchaseError(409, paymentErrors.noCredentials);
    return provider;
  }

  async function capture(order: Order): Promise<Settled> {
    if (order.providerId === null) return { kind: 'unpaid', error: purchaseTexts.notStarted };
    // Kept before the call: whatever happens from here on, the order is looked at again.
    await store.mark(order.id, 'capturing');
    const answer = await needProvider().capture(order.providerId, idempotencyKey('capture', order.id));
    if (answer.kind !== 'answered') {
      logError(answer.error);
      if (answer.kind === 'unknown') return { kind: 'unknown', error: answer.error };
      await store.mark(order.id, 'closed');
      return { kind: 'unpaid', error: answer.error };
    }
    const decision = decide(order, order.owner, answer.body);
    const captureId = captureIdOf(answer.body);
    if (decision.kind === 'activate' && captureId !== undefined)
      return { kind: 'paid', period: await store.complete(order.id, captureId, clock.now()) };
    const reason = decision.kind === 'refuse' ? decision.message : purchaseTexts.noCapture;
    logError(`${reason} Order ${order.id}.`);
    // A payment that the provider still examines may be completed later; anything else is at its end.
    if (isPending(answer.body)) return { kind: 'unknown', error: purchaseTexts.pending };
    if (isTaken(answer.body)) {
      await store.markUnapplied(order.id, captureId ?? null, reason, clock.now());
      return { kind: 'unapplied', error: purchaseTexts.unapplied(reason) };
    }
    await store.mark(order.id, 'closed');
    return { kind: 'unpaid', error: reason };
  }

  const underWay = new Map<string, Promise<Settled>>();

  /** Captures an order; whoever asks meanwhile gets the same answer. */
  function settle(order: Order): Promise<Settled> {
    const running = underWay.get(order.id);
    if (running) return running;
    const work = capture(order).finally(() => underWay.delete(order.id));
    underWay.set(order.id, work);
    return work;
  }

  async function settleAll(owner?: string): Promise<readonly Settled[]> {
    if (!provider) return [];
    const settled: Settled[] = [];
    for (const order of await store.unsettled(owner)) settled.push(await settle(order));
    return settled;
  }

  return {
    async createOrder(owner, planId) {
      const request = paymentRequest(planId);
      if (!request.ok) throw new PurchaseError(422, request.error);
      const account = needProvider();
      // A payment of before may have gone through: nobody pays twice because an answer was lost.
      const before = await settleAll(owner);
      if (before.some(({ kind }) => kind === 'paid')) throw new PurchaseError(409, purchaseTexts.paidBefore);
      if (before.some(({ kind }) => kind === 'unknown')) throw new PurchaseError(409, purchaseTexts.checking);
      const now = clock.now();
      const since = new Date(now.getTime() - offeredForMs);
      const { amount, currency } = request.value;
      const order = await store.openOrder({ owner, planId, amount, currency }, since, now);
      if (order.providerId !== null) return { id: order.providerId };
      const body = orderRequest(request.value, { id: order.id, siteOrigin });
      if (!body.ok) throw new PurchaseError(503, body.error);
      const answer = await account.createOrder(body.value, idempotencyKey('order', order.id));
      const id = answer.kind === 'answered' ? textField(answer.body, 'id') : undefined;
      if (id === undefined) {
        const error = answer.kind === 'answered' ? paymentErrors.order(purchaseTexts.noId) : answer.error;
        logError(error);
        throw new PurchaseError(502, error);
      }
      if (/^[\w-]{1,64}$/u.test(id) && (await store.setProviderId(order.id, id))) return { id };
      // Asked again under the same request id, the provider would give the same number.
      await store.mark(order.id, 'closed');
      const error = paymentErrors.order(purchaseTexts.badId);
      logError(error);
      throw new PurchaseError(502, error);
    },

    async captureOrder(owner, providerId) {
      const order = await store.orderOf(providerId);
      const decision = order ? decide(order, owner) : captureDecision(undefined, owner);
      if (decision.kind === 'refuse' || !order) {
        const message = decision.kind === 'refuse' ? decision.message : purchaseTexts.notStarted;
        throw new PurchaseError(order ? 403 : 404, message);
      }
      if (order.state === 'refunding' || order.state === 'refunded')
        throw new PurchaseError(409, purchaseTexts.refunded);
      if (order.state === 'unapplied')
        throw new PurchaseError(409, purchaseTexts.unapplied(order.problem ?? ''));
      const told = async (period: PlanPeriod): Promise<PlanPeriodView & { readonly isNew: boolean }> => ({
        ...periodView(period),
        isNew: await store.announce(order.id, clock.now()),
      });
      const stored = decision.kind === 'replay' ? await store.periodOf(order.id) : undefined;
      if (stored) return told(stored);
      needProvider();
      const settled = await settle(order);
      if (settled.kind === 'paid') return told(settled.period);
      if (settled.kind === 'unapplied') throw new PurchaseError(409, settled.error);
      throw new PurchaseError(settled.kind === 'unknown' ? 502 : 422, settled.error);
    },

    activateFreePlan: async (owner) => periodView(await store.addFreePlan(owner, clock.now())),

    async orderState(owner, providerId) {
      const order = await store.orderOf(providerId);
      return { state: order?.owner === owner ? stateViews[order.state] : 'unpaid' };
    },

    async currentPlan(owner) {
      // Found out meanwhile, so that nobody waits for the provider to see a page.
      void settleAll(owner).catch(logError);
      const now = clock.now();
      return planAt(await store.periods(owner, now), now);
    },

    async recover() {
      await settleAll();
    },
  };
}
