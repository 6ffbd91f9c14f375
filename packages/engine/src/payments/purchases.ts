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
import { CommandError } from '../operations/errors.ts';
import type { PaymentProvider } from '../ports/payments.ts';
import type { Clock } from '../ports/system.ts';
import type { OrderStateView, SubscriptionPeriodView } from '../protocol/index.ts';
import { captureIdOf, isPending, isTaken } from './captureAnswer.ts';
import { periodView, planAt } from './currentSubscription.ts';
import { purchaseTexts } from './texts.ts';
import type { Order, SubscriptionPeriod, PlanStore } from './store.ts';

export interface PurchaseDependencies {
  readonly store: PlanStore;
  /** Undefined where this server has no account with a provider. */
  readonly provider: PaymentProvider | undefined;
  /** Address of this site, to which the provider returns payers. */
  readonly siteOrigin: () => string;
  readonly clock: Clock;
  /** Logs errors of the provider; they contain no secret. */
  readonly logError: (error: unknown) => void;
}

/** Subscriptions and their payments. Each call is for one signed-in person and throws a `CommandError` with a sentence. */
export interface Purchases {
  /** Creates an order of this person for a plan, or returns the open one if it is recent enough. */
  createOrder(owner: string, planId: PlanId): Promise<{ readonly id: string }>;
  /** Captures an approved order and starts its subscription. Idempotent: a repeated call returns the stored result. */
  captureOrder(
    owner: string,
    providerId: string,
  ): Promise<SubscriptionPeriodView & { readonly isNew: boolean }>;
  /** The last known state of an order of this person. */
  orderState(owner: string, providerId: string): Promise<{ readonly state: OrderStateView }>;
  activateFreePlan(owner: string): Promise<SubscriptionPeriodView>;
  currentSubscription(owner: string): Promise<SubscriptionPeriodView | null>;
  /** Reconciles captures with an unknown result. */
  recover(): Promise<void>;
}

/** How long an open order is reused; the provider stores one for three hours. */
const reuseMs = 60 * 60 * 1000;

type CaptureOutcome =
  | { readonly kind: 'paid'; readonly period: SubscriptionPeriod }
  | { readonly kind: 'unpaid' | 'unknown' | 'unapplied'; readonly error: string };

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

export function createPurchases({
  store,
  provider,
  siteOrigin,
  clock,
  logError,
}: PurchaseDependencies): Purchases {
  function needProvider(): PaymentProvider {
    if (!provider) throw new CommandError('conflict', paymentErrors.noCredentials);
    return provider;
  }

  async function capture(order: Order): Promise<CaptureOutcome> {
    if (order.providerId === null) return { kind: 'unpaid', error: purchaseTexts.notStarted };
    // Recorded before the call: whatever happens next, the order is reconciled later.
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
    // A payment under review may still be completed; any other answer is final.
    if (isPending(answer.body)) return { kind: 'unknown', error: purchaseTexts.pending };
    if (isTaken(answer.body)) {
      await store.markUnapplied(order.id, captureId ?? null, reason, clock.now());
      return { kind: 'unapplied', error: purchaseTexts.unapplied(reason) };
    }
    await store.mark(order.id, 'closed');
    return { kind: 'unpaid', error: reason };
  }

  const runningCaptures = new Map<string, Promise<CaptureOutcome>>();

  /** Captures an order, or finds out how its capture ended; concurrent callers share one call. */
  function reconcile(order: Order): Promise<CaptureOutcome> {
    const running = runningCaptures.get(order.id);
    if (running) return running;
    const work = capture(order).finally(() => runningCaptures.delete(order.id));
    runningCaptures.set(order.id, work);
    return work;
  }

  async function reconcileAll(owner?: string): Promise<readonly CaptureOutcome[]> {
    if (!provider) return [];
    const outcomes: CaptureOutcome[] = [];
    for (const order of await store.unreconciled(owner)) outcomes.push(await reconcile(order));
    return outcomes;
  }

  return {
    async createOrder(owner, planId) {
      const request = paymentRequest(planId);
      if (!request.ok) throw new CommandError('refused', request.error);
      const account = needProvider();
      // An earlier payment may have gone through: nobody pays twice because an answer was lost.
      const before = await reconcileAll(owner);
      if (before.some(({ kind }) => kind === 'paid'))
        throw new CommandError('conflict', purchaseTexts.paidBefore);
      if (before.some(({ kind }) => kind === 'unknown'))
        throw new CommandError('conflict', purchaseTexts.checking);
      const now = clock.now();
      const since = new Date(now.getTime() - reuseMs);
      const { amount, currency } = request.value;
      const order = await store.openOrder({ owner, planId, amount, currency }, since, now);
      if (order.providerId !== null) return { id: order.providerId };
      const body = orderRequest(request.value, { id: order.id, siteOrigin: siteOrigin() });
      if (!body.ok) throw new CommandError('unavailable', body.error);
      const answer = await account.createOrder(body.value, idempotencyKey('order', order.id));
      const id = answer.kind === 'answered' ? textField(answer.body, 'id') : undefined;
      if (id === undefined) {
        const error = answer.kind === 'answered' ? paymentErrors.order(purchaseTexts.noId) : answer.error;
        logError(error);
        throw new CommandError('upstream', error);
      }
      if (/^[\w-]{1,64}$/u.test(id) && (await store.setProviderId(order.id, id))) return { id };
      // With the same request id the provider would return the same number again.
      await store.mark(order.id, 'closed');
      const error = paymentErrors.order(purchaseTexts.badId);
      logError(error);
      throw new CommandError('upstream', error);
    },

    async captureOrder(owner, providerId) {
      const order = await store.orderOf(providerId);
      const decision = order ? decide(order, owner) : captureDecision(undefined, owner);
      if (decision.kind === 'refuse' || !order) {
        const message = decision.kind === 'refuse' ? decision.message : purchaseTexts.notStarted;
        throw new CommandError(order ? 'forbidden' : 'unknown', message);
      }
      if (order.state === 'refunding' || order.state === 'refunded')
        throw new CommandError('conflict', purchaseTexts.refunded);
      if (order.state === 'unapplied')
        throw new CommandError('conflict', purchaseTexts.unapplied(order.problem ?? ''));
      const announced = async (
        period: SubscriptionPeriod,
      ): Promise<SubscriptionPeriodView & { readonly isNew: boolean }> => ({
        ...periodView(period),
        isNew: await store.announce(order.id, clock.now()),
      });
      const stored = decision.kind === 'replay' ? await store.periodOf(order.id) : undefined;
      if (stored) return announced(stored);
      needProvider();
      const outcome = await reconcile(order);
      if (outcome.kind === 'paid') return announced(outcome.period);
      if (outcome.kind === 'unapplied') throw new CommandError('conflict', outcome.error);
      throw new CommandError(outcome.kind === 'unknown' ? 'upstream' : 'refused', outcome.error);
    },

    activateFreePlan: async (owner) => periodView(await store.addFreePlan(owner, clock.now())),

    async orderState(owner, providerId) {
      const order = await store.orderOf(providerId);
      return { state: order?.owner === owner ? stateViews[order.state] : 'unpaid' };
    },

    async currentSubscription(owner) {
      // In the background, so that no page waits for the provider.
      void reconcileAll(owner).catch(logError);
      const now = clock.now();
      return planAt(await store.periods(owner, now), now);
    },

    async recover() {
      await reconcileAll();
    },
  };
}
