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

/** State of the pay button: script, order, and redirect to the provider. */
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
    let isUnmounted = false;
    const sendIfMounted = (event: PayEvent): void => {
      if (!isUnmounted) send(event);
    };
    loadPaymentScript(clientId).then(
      () => sendIfMounted({ kind: 'script-loaded' }),
      (error: unknown) => {
        noteError(error, 'PayPal', 'load script');
        sendIfMounted({ kind: 'script-failed' });
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [clientId, send]);

  const orderId = state.status === 'redirecting' ? state.orderId : undefined;
  useEffect(() => {
    if (orderId === undefined) return undefined;
    const timer = setTimeout(() => location.assign(approvalUrl(orderId, mode)), redirectDelay);
    return () => clearTimeout(timer);
  }, [mode, orderId]);

  // The browser's Back button may restore the page mid-redirect; it is reloaded.
  useEffect(() => {
    const reloadIfRestored = (event: PageTransitionEvent): void => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', reloadIfRestored);
    return () => window.removeEventListener('pageshow', reloadIfRestored);
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
