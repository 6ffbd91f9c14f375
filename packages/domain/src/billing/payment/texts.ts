import { isBlank, safeText } from '../../shared/text/index.ts';

function cause(message: string): string {
  return isBlank(message) ? 'unknown reason' : safeText(message);
}

/** Error messages of the payment service. */
export const paymentErrors = {
  config: (message: string) => `Failed to get PayPal config: ${cause(message)}`,
  noCredentials: 'PayPal credentials not configured',
  notConfigured: 'PayPal not configured',
  auth: (message: string) => `PayPal auth failed: ${cause(message)}`,
  order: (message: string) => `PayPal order creation failed: ${cause(message)}`,
  capture: (message: string) => `PayPal capture failed: ${cause(message)}`,
  refund: (message: string) => `PayPal refund failed: ${cause(message)}`,
} as const;

/** Toasts of the payment area. `successful` is shown only after a verified capture. */
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
