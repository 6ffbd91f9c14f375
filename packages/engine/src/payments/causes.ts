import { fieldOf, textField } from '@saywright/domain/fields';

/** Why nobody knows what became of a call. */
export const causes = {
  unreachable: 'PayPal cannot be reached',
  late: 'PayPal did not answer in time',
  unreadable: 'the answer of PayPal cannot be read',
} as const;

/** What the provider's codes mean, in plain words. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['invalid_client', 'PayPal refused the credentials of this installation'],
  ['invalid_token', 'PayPal refused the session of this installation'],
  ['ORDER_NOT_APPROVED', 'the payment was not approved at PayPal'],
  ['PAYER_ACTION_REQUIRED', 'PayPal asks you to approve the payment once more'],
  ['INSTRUMENT_DECLINED', 'the bank or card declined the payment. Please choose another at PayPal'],
  ['PAYER_CANNOT_PAY', 'this PayPal account cannot make the payment'],
  ['TRANSACTION_REFUSED', 'PayPal refused the payment'],
  ['RESOURCE_NOT_FOUND', 'PayPal does not know this order any more'],
  ['INVALID_RESOURCE_ID', 'PayPal does not know this order any more'],
  ['PREVIOUS_REQUEST_IN_PROGRESS', 'PayPal is still working on the same request'],
  ['RATE_LIMIT_REACHED', 'PayPal is busy. Please try again in a minute'],
]);

/** The provider's code for what is wrong: of the first detail, else of the whole answer. */
export function issueOf(body: unknown): string {
  const detail = textField(fieldOf(fieldOf(body, 'details'), '0'), 'issue');
  return detail ?? textField(body, 'name') ?? textField(body, 'error') ?? '';
}

/**
 * The cause of a failed call in words of our own: the provider's sentences are not passed on, so that nothing it
 * repeats of a request can reach a browser or a log.
 */
export function causeOf(status: number, body: unknown): string {
  return meanings.get(issueOf(body)) ?? `PayPal answered with status ${status}`;
}
