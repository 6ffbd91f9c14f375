import { paymentScriptUrl } from '@saywright/domain/payment';

let loading: Promise<void> | undefined;

/** Whether this document was loaded as the checkout: only its policy allows the provider's script. */
function isCheckoutDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name, location.href).pathname.startsWith('/checkout');
}

function append(clientId: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = paymentScriptUrl(clientId);
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => {
      script.remove();
      failed(new Error('The payment script could not be loaded.'));
    });
    document.head.append(script);
  });
}

/**
 * Loads the provider's script once per document. A visitor from another page of the app gets the checkout reloaded as a
 * separate document first.
 */
export function loadPaymentScript(clientId: string): Promise<void> {
  if (!isCheckoutDocument()) {
    location.reload();
    return new Promise(() => {});
  }
  loading ??= append(clientId).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
