import { isBlank, safeText } from '../text/index.ts';

function cause(message: string): string {
  return isBlank(message) ? 'unknown reason' : safeText(message);
}

/** What the payment service says when something fails (SP-PAYM-37 to SP-PAYM-42, A67). */
export const paymentErrors = {
  config: (message: string) => `Failed to get PayPal config: ${cause(message)}`,
  noCredentials: 'PayPal credentials not configured',
  notConfigured: 'PayPal not configured',
  auth: (message: string) => `PayPal auth failed: ${cause(message)}`,
  order: (message: string) => `PayPal order creation failed: ${cause(message)}`,
  capture: (message: string) => `PayPal capture failed: ${cause(message)}`,
  refund: (message: string) => `PayPal refund failed: ${cause(message)}`,
} as const;

/** Toasts of the payment area (SP-PAYM-31 to SP-PAYM-36). The last one follows a verified capture and nothing else (H04). */
export const paymentToasts = {
  loadingError: {
    title: 'PayPal Loading Error',
    description: 'Failed to load PayPal. Please refresh and try again.',
    tone: 'danger',
  },
  notReady: {
    title: 'PayPal Not Ready',
    description: 'PayPal is still loading. Please wait a moment.',
    tone: 'warning',
  },
  error: (message: string) => ({ title: 'Payment Error', description: message, tone: 'danger' }) as const,
  orderCreated: (orderId: string) =>
    ({
      title: 'PayPal Order Created',
      description: `Order ${orderId} ready for payment`,
      tone: 'info',
      duration: 3000,
    }) as const,
  successful: {
    title: 'Payment Successful! 🎉',
    description: 'Your subscription has been activated.',
    tone: 'success',
    duration: 5000,
  },
} as const;
