import {
  initialPayState,
  payToast,
  payTransition,
  redirectDelay,
  type PayEvent,
  type PayState,
} from '@saywright/domain/checkout';
import { approvalUrl, type PaymentMode } from '@saywright/domain/payment';
import type { PlanId } from '@saywright/domain/pricing';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useEffect, useState } from 'react';
import { noteError } from '../../services/errors.ts';
import { createOrder } from '../../services/payments.ts';
import { loadPaymentScript } from '../../services/paymentScript.ts';
import { createStore, useStore } from '../../services/store.ts';

/** The pay button at work: the script, the order, and the way to the provider (SP-PAYM-08 to SP-PAYM-11, A26, A86). */
export function usePay(
  planId: PlanId,
  clientId: string,
  mode: PaymentMode,
): { readonly state: PayState; readonly press: () => Promise<void> } {
  const [store] = useState(() => createStore(payTransition, initialPayState));
  const state = useStore(store);
  const send = useCallback(
    (event: PayEvent): void => {
      const message = payToast(store.get(), event);
      store.send(event);
      if (message) toast(message);
    },
    [store],
  );

  useEffect(() => {
    let gone = false;
    const say = (event: PayEvent): void => {
      if (!gone) send(event);
    };
    loadPaymentScript(clientId).then(
      () => say({ kind: 'script-loaded' }),
      (error: unknown) => {
        noteError(error, 'PayPal', 'load script');
        say({ kind: 'script-failed' });
      },
    );
    return () => {
      gone = true;
    };
  }, [clientId, send]);

  const orderId = state.status === 'redirecting' ? state.orderId : undefined;
  useEffect(() => {
    if (orderId === undefined) return undefined;
    const timer = setTimeout(() => location.assign(approvalUrl(orderId, mode)), redirectDelay);
    return () => clearTimeout(timer);
  }, [mode, orderId]);

  // Whoever comes back by the browser's Back button finds the page as it was left, on its way out: it starts anew.
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const press = useCallback(async (): Promise<void> => {
    const wasReady = store.get().status === 'ready';
    send({ kind: 'pressed' });
    if (!wasReady) return;
    try {
      send({ kind: 'order-created', orderId: await createOrder(planId) });
    } catch (error) {
      noteError(error, 'payments', 'create order');
      send({ kind: 'order-failed', message: error instanceof Error ? error.message : String(error) });
    }
  }, [planId, send, store]);

  return { state, press };
}
