import { fieldOf, textField } from '@saywright/domain/fields';

/** Why the result of a call is unknown. */
export const causes = {
  unreachable: 'PayPal cannot be reached',
  late: 'PayPal did not answer in time',
  unreadable: 'PayPal’s answer could not be read',
} as const;

/** Plain descriptions of the provider's codes. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['invalid_client', 'PayPal rejected the credentials of this server'],
  ['invalid_token', 'PayPal rejected the session of this server'],
  ['ORDER_NOT_APPROVED', 'the payment was not approved at PayPal'],
  ['PAYER_ACTION_REQUIRED', 'PayPal asks you to approve the payment again'],
  ['INSTRUMENT_DECLINED', 'the bank or card declined the payment. Choose another one at PayPal'],
  ['PAYER_CANNOT_PAY', 'this PayPal account cannot make the payment'],
  ['TRANSACTION_REFUSED', 'PayPal refused the payment'],
  ['RESOURCE_NOT_FOUND', 'PayPal no longer knows this order'],
  ['INVALID_RESOURCE_ID', 'PayPal no longer knows this order'],
  ['PREVIOUS_REQUEST_IN_PROGRESS', 'PayPal is still working on the same request'],
  ['RATE_LIMIT_REACHED', 'PayPal is busy. Try again in a minute'],
]);

/** The provider's error code: of the first detail, otherwise of the whole answer. */
export function issueOf(body: unknown): string {
  const detail = textField(fieldOf(fieldOf(body, 'details'), '0'), 'issue');
  return detail ?? textField(body, 'name') ?? textField(body, 'error') ?? '';
}

/**
 * The cause of a failed call in our own words: the provider's messages are not passed on, because they could repeat
 * parts of a request in a browser or a log.
 */
export function causeOf(status: number, body: unknown): string {
  return meanings.get(issueOf(body)) ?? `PayPal answered with status ${status}`;
}
