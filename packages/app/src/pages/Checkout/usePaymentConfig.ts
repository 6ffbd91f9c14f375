import type { PaymentConfigAnswer } from '@saywright/domain/payment';
import useSWR, { type SWRResponse } from 'swr';
import { policy } from '../../services/data.ts';
import { loadPaymentConfig } from '../../services/payments.ts';

/** Whether this server takes payments, and in which environment. Needs no account. */
export function usePaymentConfig(): SWRResponse<PaymentConfigAnswer, Error> {
  return useSWR<PaymentConfigAnswer, Error>(['payment-config'], loadPaymentConfig, {
    ...policy,
    revalidateOnFocus: false,
  });
}
