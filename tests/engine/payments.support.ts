import { afterAll, afterEach, beforeAll } from 'vitest';
import { memoryPlanStore } from '../support/memoryPlanStore.ts';
import { paypalAccount, startPaypal, type FakePaypal } from '../support/paypal.ts';
import { paymentFixture, type PaymentFixture } from '../support/paymentFixture.ts';

/** The PayPal of the test file that imports this. */
export let paypal: FakePaypal;
/** The payments that `open` made last. */
export let fixture: PaymentFixture;

const secrets = [
  paypalAccount.clientSecret,
  Buffer.from(`${paypalAccount.clientId}:${paypalAccount.clientSecret}`).toString('base64'),
  'A21AA-token-',
  'Basic ',
];

export function open(options: Partial<Parameters<typeof paymentFixture>[0]> = {}): PaymentFixture {
  fixture = paymentFixture({ url: paypal.url, store: memoryPlanStore(), ...options });
  return fixture;
}

beforeAll(async () => {
  paypal = await startPaypal();
});
afterEach(() => {
  paypal.calm();
  const reported = [...fixture.said, ...fixture.logged].join('\n');
  for (const secret of secrets)
    if (reported.includes(secret)) throw new Error(`A secret was sent: ${secret}`);
});
afterAll(() => paypal.close());

/** An order of a person that its payer has approved. */
export async function approved(owner: string): Promise<string> {
  const { body } = await fixture.ask('create-paypal-order', { planId: 'pro' }, owner);
  paypal.approve(String(body['id']));
  return String(body['id']);
}
